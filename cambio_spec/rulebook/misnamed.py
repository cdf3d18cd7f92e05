"""Sentences that refer to what isn't there, or that nothing uses: what was most likely meant."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from cambio_spec.diagnostics.codes import UNKNOWN_REFERENCE
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message
from cambio_spec.diagnostics.nearest import MOST_LISTED, help_meant, nearest
from cambio_spec.rulebook.numbers import STEM
from cambio_spec.rulebook.rules import Rule
from cambio_spec.rulebook.sentences import ABOUT, HOLDS, Sentences
from cambio_spec.rulebook.told import WITH
from cambio_spec.rulebook.wording import Argument


def topics(said: Sentences) -> Iterator[Diagnostic]:
    """Rules that sentences are about and that there are none of, and messages that are said to
    hold and that the game hasn't."""
    own = frozenset(said.wording.own)
    for name in said.wording.own:
        unknown = [(ABOUT, t) for t in said.topics(name) if t not in said.presence.known]
        unknown += [(HOLDS, held) for held in said.holding(name) if held not in own]
        for attribute, reference in unknown:
            place = said.wording.entry(name).span(attribute)
            there = said.presence.known if attribute == ABOUT else own
            help_ = _topic_help(reference, there)
            yield UNKNOWN_REFERENCE.at(place, help=help_, name=name, reference=reference)


def _topic_help(reference: str, there: Iterable[str]) -> Message:
    """The rule or the sentence that is spelt most alike, else how such names look."""
    close = nearest(reference, there)
    if close is not None:
        return help_meant(close)
    return Message("unknown-topic-help", {"first": min(there, default=reference)})


def meant(variable: str, known: Mapping[str, Argument]) -> Message | None:
    """The argument that is spelt most alike; of numbers, which the rules have: any other is as
    near as the right one."""
    if not variable.startswith(STEM):
        close = nearest(variable, known)
        if close is not None:
            return help_meant(f"${close}")
        usable = [name for name in known if not name.startswith((STEM, f"{WITH}-"))]
        listed = tuple(f"`${name}`" for name in usable[:MOST_LISTED])
        return Message("usable-variables-help", {"used_list": listed}) if listed else None
    numbers = tuple(f"`${name}`" for name in known if name.startswith(STEM))
    return Message("other-numbers-help", {"numbers_list": numbers})


def misnamed(name: str, rules: Iterable[Rule], said: Sentences) -> Message | None:
    """The rule without a sentence whose name is most like that of one which nothing uses."""
    wanting = {rule.message: rule.id for rule in rules if said.sentence(rule) is None}
    near = nearest(name, wanting)
    if near is None:
        return None
    return Message("misnamed-message-help", {"rule": wanting[near], "near": near})
