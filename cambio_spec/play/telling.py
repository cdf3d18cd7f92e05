"""What somebody tells of the end of a round, as text, and how a rule set understands it.

Whatever is wrong with it is collected, so that all of it can be reported together.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from cambio_spec.diagnostics.codes import (
    TOLD_TWICE,
    UNCLEAR_ARGUMENT,
    UNFIT_VALUE,
    UNKNOWN_NAME,
    UNKNOWN_PLAYER,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message, Rejected
from cambio_spec.diagnostics.nearest import help_nearest
from cambio_spec.kernel.program import Fact, Program
from cambio_spec.kernel.state import Value, in_range
from cambio_spec.kernel.types import Kind
from cambio_spec.play.hands import Hands, card_codes
from cambio_spec.play.spelling import of_each, split

Pair = tuple[str, str | None]
"""A name and what is said of it; None where that is missing altogether."""

Key = str | tuple[str, int]
"""A fact: its name, or (name, seat) where it is kept for each player."""

OF = re.compile(r"(?P<fact>\S+) of (?P<owner>.+)")
NUMBER = re.compile(r"[-+]?[0-9]{1,18}")
MINUS_SIGNS = str.maketrans("\N{MINUS SIGN}\N{EN DASH}", "--")
ANSWERS = {"yes": True, "no": False}
NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Telling:
    """Players with their cards, around the table; players who are there without any; facts, by
    name or as `NAME of PLAYER`."""

    hands: tuple[Pair, ...]
    absent: tuple[str, ...] = ()
    facts: tuple[Pair, ...] = ()


def telling(
    hands: tuple[Pair, ...],
    caller: str | None = None,
    running: tuple[Pair, ...] = (),
    out: tuple[str, ...] = (),
    facts: tuple[Pair, ...] = (),
) -> Telling:
    """With the facts that have an option of their own; whether a rule set has them is another
    question."""
    return Telling(
        hands,
        out,
        (
            *((("caller", caller),) if caller is not None else ()),
            *((f"running of {name}", total) for name, total in running),
            *((f"out of {name}", "yes") for name in out),
            *facts,
        ),
    )


@dataclass(frozen=True, slots=True)
class Understood:
    """`names` and `hands` are by seat; `doubtful` are the facts of which something was told that
    can't be understood."""

    names: tuple[str, ...]
    hands: Hands
    facts: Mapping[Key, Value]
    doubtful: frozenset[str]
    faults: tuple[Diagnostic, ...]


def understood(program: Program, telling: Telling, faces: Mapping[str, str]) -> Understood:
    """As much of what is told as makes sense, and what doesn't. `faces` are the codes of cards that
    may also be written as the language prints them."""
    faults = [*_unclear(telling.hands, "hand"), *_unclear(telling.facts, "fact")]
    hands = {tidy(name): _codes(cards or "", faces) for name, cards in reversed(telling.hands)}
    told = [tidy(name) for name, _ in telling.hands] + list(map(tidy, telling.absent))
    names = tuple(name for name in dict.fromkeys(told) if name)
    faults += _twice((tidy(name) for name, _ in telling.hands), "two-hands")
    facts: dict[Key, Value] = {}
    doubtful: set[str] = set()
    keys: list[str] = []
    for key, value in telling.facts:
        if value is None or not tidy(key):
            doubtful.add(_first_word(key))
            continue
        try:
            place, meant = _fact(program, names, tidy(key), value.strip())
        except Rejected as rejected:
            faults += rejected.diagnostics
            doubtful.add(_about(key, program))
        else:
            facts[place] = meant
            keys.append(tidy(key))
    faults += _twice(keys, TOLD_TWICE.name)
    return Understood(
        names,
        tuple((name, hands.get(name, ())) for name in names),
        facts,
        frozenset(doubtful),
        tuple(faults),
    )


def _codes(cards: str, faces: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(faces.get(code, code) for code in card_codes(cards))


def tidy(name: str) -> str:
    """A name without blanks around it, and composed: ë is one letter, however it was typed."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def _about(key: str, program: Program) -> str:
    """Which fact was told of, as far as that can be known."""
    found = split(tidy(key), {fact.name for fact in program.facts})
    return _first_word(key) if found is None else found[0]


def _first_word(key: str) -> str:
    return tidy(key).partition(" ")[0]


def fact_name(key: Key) -> str:
    return key if isinstance(key, str) else key[0]


def fact_text(names: Sequence[str], key: Key) -> str:
    return key if isinstance(key, str) else f"{key[0]} of {names[key[1]]}"


def _unclear(pairs: Sequence[Pair], what: str) -> Iterator[Diagnostic]:
    for name, said in pairs:
        if said is None or not tidy(name):
            found = name if said is None else f"{name}={said}"
            yield UNCLEAR_ARGUMENT.at(found=found, what=what)


def _twice(names: Iterator[str] | Sequence[str], headline: str) -> Iterator[Diagnostic]:
    for name, count in Counter(names).items():
        if count > 1 and name:
            found = TOLD_TWICE.at(name=name)
            yield replace(found, message=Message(headline, found.message.arguments))


def _fact(program: Program, names: Sequence[str], key: str, value: str) -> tuple[Key, Value]:
    """Raises `Rejected`."""
    known = {fact.name: fact for fact in program.facts}
    of = OF.fullmatch(key)
    name, owner = (key, None) if of is None else (of["fact"], of["owner"])
    if name not in known:
        raise Rejected((_unknown(known, names, key, name, value),))
    fact = known[name]
    if owner is None:
        return fact.name, _value(fact, names, key, value)
    if not fact.per_player:
        raise Rejected((_of_nobody(fact),))
    return (fact.name, _seat(names, owner)), _value(fact, names, key, value)


def _unknown(
    known: Mapping[str, Fact], names: Sequence[str], key: str, name: str, value: str
) -> Diagnostic:
    """A fact that isn't there, or is and told in another way than facts are."""
    found = split(key, known)
    if found is None:
        return UNKNOWN_NAME.at(category="fact", name=name, help=help_nearest(name, known))
    fact, owner = known[found[0]], found[1]
    if not fact.per_player:
        return _of_nobody(fact)
    try:
        _value(fact, names, key, value)
    except Rejected:
        help_ = of_each(fact, owner, names, None)
    else:
        help_ = of_each(fact, owner, names, value)
    return UNKNOWN_NAME.at(category="fact", name=key, help=help_)


def _of_nobody(fact: Fact) -> Diagnostic:
    return replace(UNCLEAR_ARGUMENT.at(), message=Message("of-nobody", {"name": fact.name}))


def _seat(names: Sequence[str], name: str) -> int:
    if tidy(name) not in names:
        help = help_nearest(name, names)
        raise Rejected((UNKNOWN_PLAYER.at(name=name, help=help),))
    return names.index(tidy(name))


def _value(fact: Fact, names: Sequence[str], key: str, text: str) -> Value:
    match fact.type.kind:
        case Kind.PLAYER if fact.type.optional and text == NOBODY and NOBODY not in names:
            return None
        case Kind.PLAYER:
            return _seat(names, text)
        case Kind.BOOLEAN if text in ANSWERS:
            return ANSWERS[text]
        case Kind.INTEGER if NUMBER.fullmatch(number := text.translate(MINUS_SIGNS)):
            if in_range(fact, int(number)):
                return int(number)
    raise Rejected((_unfit(fact, names, key, text),))


def _unfit(fact: Fact, names: Sequence[str], key: str, text: str) -> Diagnostic:
    """What a fact can't be; of one that each player has, how it is told of one of them."""
    if fact.type.kind is Kind.BOOLEAN:
        kind = "boolean"
    else:
        kind = "number" if fact.low is None else "range"
    whose = text if text in names else ""
    return UNFIT_VALUE.at(
        name=key,
        found=text,
        kind=kind,
        low=fact.low or 0,
        high=fact.high or 0,
        help=of_each(fact, whose, names, None) if fact.per_player and key == fact.name else None,
    )
