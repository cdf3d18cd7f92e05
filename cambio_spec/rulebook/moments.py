"""When cards act: the powers that are offered while a card is held or lies in front of its owner,
and the actions that only such a card allows. A reader looks for both in the table of powers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from cambio_spec.constructs.action import Action
from cambio_spec.constructs.offer import OfferPowers
from cambio_spec.kernel.walk import ranks
from cambio_spec.nodes.surface import (
    Choose,
    Domain,
    Expression,
    Lies,
    NamedDomain,
    Number,
    Of,
    Operation,
    PlaceDomain,
    Quantifier,
    Word,
)
from cambio_spec.rulebook.conjuncts import conjuncts
from cambio_spec.rulebook.rules import Rule, below
from cambio_spec.rulebook.sentences import Sentences
from cambio_spec.rulebook.settled import left_of

Moment = Literal["held", "up", "lies"]


@dataclass(frozen=True, slots=True)
class Allowed:
    """An action that cards of these ranks allow."""

    ranks: tuple[str, ...]
    moment: Moment
    rule: Rule


def offered(said: Sentences) -> tuple[str, ...]:
    """The sentences that say when powers work, where that isn't just when a card is discarded."""
    found: dict[str, None] = {}
    for rule in said.rules.values():
        for offer in below(rule.node, OfferPowers):
            found[_offered(offer.card)] = None
    return () if set(found) <= {"powers-discarded"} else tuple(found)


def _offered(card: Expression) -> str:
    match card:
        case Of():
            owned = isinstance(card.argument, Of) or card.name.text != "top"
            return "powers-held" if owned else "powers-discarded"
        case _:
            return "powers-lying"


def allowed(rules: Sequence[Rule], said: Sentences) -> Iterator[Allowed]:
    """The actions among rules that only cards of some ranks allow, held or lying in front of
    whoever acts. What offers powers is told with these."""
    for rule in rules:
        node = rule.node
        if not isinstance(node, Action) or any(below(node.effects, OfferPowers)):
            continue
        asked = True if node.when is None else left_of(node.when, said.ruleset.settings)
        parts = () if isinstance(asked, bool) else conjuncts(asked)
        chosen = (c for c in below(node.effects, Choose) if c.when is not None)
        for found in (
            *(_of_condition(part, said) for part in parts),
            *(_of_cards(c.domain, c.when, (c.name.text, "it"), said) for c in chosen),
        ):
            if found is not None:
                yield Allowed(*found, rule)
                break


def _of_condition(node: Expression, said: Sentences) -> tuple[tuple[str, ...], Moment] | None:
    match node:
        case Quantifier(kind="some" | "at least", domain=domain, where=where):
            return _of_cards(domain, where, ("it",), said)
        case _:
            found = _ranks(node, said)
            if found is None or not _is_held(found[0]):
                return None
            return found[1], "held"


def _of_cards(
    domain: Domain, where: Expression | None, names: tuple[str, ...], said: Sentences
) -> tuple[tuple[str, ...], Moment] | None:
    """The ranks that cards of one's own are to have."""
    if isinstance(domain, NamedDomain):
        names, domain = (*names, domain.name.text), domain.domain
    match domain:
        case PlaceDomain(place=Of(argument=Word(text="me"))) if where is not None:
            pass
        case _:
            return None
    moment: Moment = "lies"
    meant: tuple[str, ...] | None = None
    for part in conjuncts(where):
        match part:
            case Lies(operator="is", face="face up") | Lies(operator="is not", face="face down"):
                moment = "up"
            case _:
                found = _ranks(part, said)
                if found is not None and isinstance(found[0], Word) and found[0].text in names:
                    meant = found[1]
    return None if meant is None else (meant, moment)


def _is_held(card: Expression) -> bool:
    match card:
        case Of(name=Word(text="top"), argument=Of(argument=Word(text="me"))):
            return True
        case _:
            return False


def _ranks(node: Expression, said: Sentences) -> tuple[Expression, tuple[str, ...]] | None:
    """A card, and the ranks of which it is to have one."""
    match node:
        case Operation(operator="or", left=left, right=right):
            one, other = _ranks(left, said), _ranks(right, said)
            if one is None or other is None or one[0] != other[0]:
                return None
            return one[0], (*one[1], *other[1])
        case Operation(
            operator=("=" | "is"),
            left=Of(name=Word(text="rank"), argument=card),
            right=Word(text=rank) | Number(value=rank),
        ) if str(rank) in ranks(said.ruleset.program):
            return card, (str(rank),)
        case _:
            return None
