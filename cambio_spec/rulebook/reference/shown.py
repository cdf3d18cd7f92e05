"""A grammar rule as people read it, and the parts of it that have to be explained.

    zone ‹name› [of player]: {pile | ‹number› {card | cards} | …}, {face up | …} ‹source›

What a construct alone uses is written out where it stands. What has a section or a line of its own,
and what can be anything of its kind, is a slot in angle quotes. `[…]` may be left out, of `{… | …}`
one is meant, and what stands before ` …` may be repeated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import assert_never

from cambio_spec.constructs.registry import DECLARATIONS, EFFECTS
from cambio_spec.rulebook.reference.grammar import (
    Alt,
    Many,
    Maybe,
    Part,
    Ref,
    Seq,
    Words,
    plain,
    rules,
)

SLOTS: Mapping[str, str] = {
    "NAME": "name",
    "INT": "number",
    "SIGNED_INT": "number",
    "INT|NAME": "number",
    "STRING": "text",
    "CODE": "code",
    "FIGURE|INT": "rank",
    "FIGURE|INT|NAME": "rank",
    "NAME|ROW": "name",
    "selector": "cards",
    "expr": "value",
    "prefix": "value",
    "condition": "condition",
    "seat": "player",
    "choices": "choices",
    "pickable": "choices",
    "path": "rule-name",
    "cite": "place",
    "effects": "effects",
    "_effect": "effect",
    "_then": "effect",
    "tail": "source",
    "row": "row",
    "step": "step",
    "rule": "rule",
    "_patch": "change",
    "_plain_patch": "change",
    "_added": "declaration",
}
"""What is a slot wherever it stands, and the message `slot-…` that names it."""

ITEMS = ("row", "step", "rule")
"""Rules that stand on lines of their own inside a declaration."""

_ELSEWHERE = {"tail", "effects", "_effect", "_then", "_patch", "_plain_patch", "_added", *ITEMS}
"""Slots that are explained in a section or on a line of their own."""

_CONSTRUCTS = {*(c.rule for c in DECLARATIONS), *(c.rule for c in EFFECTS)}
_NO_SPACE_BEFORE = (",", ":", ";", ")", ".", "[,", "[.", "[+")
_NO_SPACE_AFTER = ("(", ".", "[.")

Naming = Callable[[int, str], str]
"""What a slot is called: by its number in the rule, from 1, and its kind, a value of `SLOTS`."""


@dataclass(frozen=True, slots=True)
class Explained:
    """A part of a rule. `key` names the attribute of the construct's message that explains it;
    `shown` are the ways to write it."""

    key: str
    shown: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """A rule in one line, its parts in their order, and the items on lines of their own."""

    text: str
    parts: tuple[Explained, ...]
    items: tuple[str, ...]


def shown(rule: str, naming: Naming) -> Shown:
    """A rule of the grammar; `naming` may be asked for a slot several times."""
    return alternative(rules()[rule], naming)


def alternative(part: Part, naming: Naming) -> Shown:
    """Any part of the grammar, shown as a rule is."""
    showing = _Showing(naming)
    text = joined(showing.pieces(part, explain=True))
    return Shown(text, tuple(showing.parts), tuple(dict.fromkeys(showing.items)))


def keyword(rule: str) -> str:
    """The words with which a construct begins."""
    first = rules()[rule].choices[0]
    words: list[str] = []
    for part in first.parts:
        if not isinstance(part, Words) or part.spellings == (":",):
            break
        words.append(part.spellings[0])
    return joined(words) if words != ["("] else "( … )"


def joined(pieces: list[str]) -> str:
    """Pieces with spaces where people write them."""
    text = ""
    for piece in pieces:
        tight = piece.startswith(_NO_SPACE_BEFORE) or text.endswith(_NO_SPACE_AFTER)
        text += piece if not text or tight else f" {piece}"
    return text


@dataclass
class _Showing:
    naming: Naming
    count: int = 0
    parts: list[Explained] = field(default_factory=list)
    items: list[str] = field(default_factory=list)

    def pieces(self, part: Part, explain: bool) -> list[str]:
        """The pieces of a part, in their order. `explain`: its parts are parts of the rule too."""
        match part:
            case Words(spellings=(only,), name=name):
                return [f"“{only}”" if only in "[]" and name is None else only]
            case Words(spellings=spellings, name=name):
                if explain and name is not None:
                    self.explain(_kebab(name), *spellings)
                return [_one_of(spellings)]
            case Ref(name=name):
                return self.ref(name, explain)
            case Seq(parts=parts):
                return self.sequence(parts, explain)
            case Alt():
                return self.choice(part, explain)
            case Maybe(part=inner):
                return [self.option(inner, "", explain)]
            case Many(part=inner, some=True):
                return [*self.pieces(inner, explain), "…"]
            case Many(part=inner):
                return [self.option(inner, " …", explain)]
            case _:
                assert_never(part)

    def explain(self, key: str, *texts: str) -> None:
        self.parts.append(Explained(key, texts))

    def ref(self, name: str, explain: bool) -> list[str]:
        if name in SLOTS:
            return self.slot(name, explain)
        if name in _CONSTRUCTS:
            return self.slot("_added", explain)
        return self.pieces(rules()[name], explain)

    def slot(self, name: str, explain: bool) -> list[str]:
        self.count += 1
        text = f"‹{self.naming(self.count, SLOTS[name])}›"
        if name == "STRING":
            text = f'"{text}"'
        if name in ITEMS:
            self.items.append(name)
        if explain and name not in _ELSEWHERE:
            self.explain(f"slot-{self.count}", text)
        return [text]

    def sequence(self, parts: tuple[Part, ...], explain: bool) -> list[str]:
        found: list[str] = []
        for at, part in enumerate(parts):
            more = _list_of(parts[at - 1], part) if at else None
            if part == Ref("expr") and at and _asks(parts[at - 1]):
                found += self.slot("condition", explain)
            elif more is not None:
                # Another one of the same: it is called what the first is called.
                found.append(f"[{more}{'' if more == '+' else ' '}{found[-1]} …]")
            else:
                found += self.pieces(part, explain)
        return found

    def choice(self, part: Alt, explain: bool) -> list[str]:
        choices = [plain(c) for c in part.choices]
        if len(choices) == 1:
            return self.pieces(choices[0], explain)
        refs = [c.name for c in choices if isinstance(c, Ref)]
        if len(refs) == len(choices) and (kind := "|".join(sorted(refs))) in SLOTS:
            return self.slot(kind, explain)
        texts: list[str] = []
        for one in choices:
            text = joined(self.pieces(one, explain=False))
            if explain and not _only_words(choices):
                self.explain(_key(one), text)
                self.options_in(one)
            elif explain and len(choices) > 2:
                self.explain(_key(one), text)
            texts.append(text)
        return [_one_of(texts)]

    def options_in(self, part: Part) -> None:
        """What may be left out inside of one of several choices is explained after it."""
        if isinstance(part, Ref) and part.name not in SLOTS:
            for piece in rules()[part.name].choices[0].parts:
                if isinstance(piece, Maybe):
                    self.option(piece.part, "", explain=True)

    def option(self, inner: Part, mark: str, explain: bool) -> str:
        text = joined(self.pieces(inner, explain=False))
        if explain:
            words = _spellings(inner)
            self.explain(_key(inner), *(words or (text.lstrip(", "),)))
        return f"[{text[1:-1] if _whole(text) else text}{mark}]"


def _whole(text: str) -> bool:
    """One choice and nothing else, which needs no braces inside brackets."""
    return text.startswith("{") and text.endswith("}") and text.count("{") == 1


def _one_of(texts: Sequence[str]) -> str:
    return "{" + " | ".join(texts) + "}"


def _only_words(choices: list[Part]) -> bool:
    return all(
        isinstance(c, Words) or (isinstance(c, Seq) and all(isinstance(p, Words) for p in c.parts))
        for c in choices
    )


def _spellings(part: Part) -> tuple[str, ...]:
    """Those of a part that is one of several words, perhaps behind a comma."""
    match part:
        case Words(spellings=spellings):
            return spellings
        case Seq(parts=(Words(spellings=(",",)), Words(spellings=spellings))):
            return spellings
        case _:
            return ()


def _asks(part: Part) -> bool:
    """Whether a condition follows."""
    return isinstance(part, Words) and part.spellings[0] in ("when", "if", "given", "where")


def _list_of(first: Part, part: Part) -> str | None:
    """The sign between the members, where `part` is more of the same as `first`."""
    match part:
        case Many(part=Seq(parts=(Words(spellings=(sign,)), again)), some=False) if again == first:
            return sign
        case _:
            return None


def _key(part: Part) -> str:
    """What a part is called after its words, or after the rule or terminal that it is."""
    match part:
        case Words(spellings=spellings, name=name):
            return _kebab(name) if name else "-".join(spellings[0].split())
        case Ref(name=name):
            return _kebab(name)
        case Seq(parts=parts):
            words = [p for p in parts if isinstance(p, Words) and p.spellings[0][0].isalpha()]
            return "-".join(_key(w) for w in words) if words else _key(parts[-1])
        case Alt(choices=choices):
            return _key(plain(choices[0]))
        case Maybe(part=inner) | Many(part=inner):
            return _key(inner)
        case _:
            assert_never(part)


def _kebab(name: str) -> str:
    return name.lower().strip("_").replace("_", "-")
