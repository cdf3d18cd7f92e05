"""Two cards that are chosen and looked at, swapped, or both."""

from __future__ import annotations

from cambio_spec.constructs.block import Together
from cambio_spec.constructs.look import LookAt
from cambio_spec.constructs.may import May
from cambio_spec.constructs.swap import SwapCards
from cambio_spec.nodes.surface import Choose, Effect, Expression, Operation, PlaceDomain, Word
from cambio_spec.rulebook.picked import cards
from cambio_spec.rulebook.places import Table
from cambio_spec.rulebook.shapes.shape import Shape, choosing, is_card


def swaps(effects: tuple[Effect, ...], table: Table) -> Shape | None:
    match effects:
        case (
            Choose(name=Word(text=one), domain=PlaceDomain(place=here), when=None) as first,
            Choose(name=Word(text=two), domain=PlaceDomain(place=there)) as second,
            SwapCards() as swap,
            *_,
        ) if here == there and _may_differ(second.when, one, two) and _swaps(swap, (one, two)):
            return _swap_two(first, second, table)
        case (Choose() as mine, Choose() as theirs, SwapCards() as swap, *_) if (
            mine.when or theirs.when
        ) and _swaps(swap, (mine.name.text, theirs.name.text)):
            return _swap_such(mine, theirs, table)
        case (Choose() as mine, Choose() as theirs, *rest) if is_card(mine) and is_card(theirs):
            return _two_cards(mine, theirs, rest, table)
        case (
            Choose() as theirs,
            LookAt(cards=Word(text=seen)),
            May(effect=Together(effects=(Choose() as mine, SwapCards() as swap))),
            *_,
        ) if (
            is_card(theirs)
            and is_card(mine)
            and seen == theirs.name.text
            and _swaps(swap, (seen, mine.name.text))
        ):
            return _look_and_swap(theirs, mine, table)
        case (Choose() as chosen, SwapCards() as swap, *_) if is_card(chosen):
            return _swap_chosen(chosen, swap, table)
        case _:
            return None


def _swap_two(first: Choose, second: Choose, table: Table) -> Shape:
    then = choosing(second, choosing(first, table))
    at = then.chosen[first.name.text]
    swapped = {"whose": at.whose, "in": table.phrase(at, "in")}
    return 3, table.say("shape-swap-two", swapped), then


def _swap_such(mine: Choose, theirs: Choose, table: Table) -> Shape | None:
    """A swap of two cards, of which it matters how they lie."""
    told: list[str] = []
    for chosen in (mine, theirs):
        if not isinstance(chosen.domain, PlaceDomain):
            return None
        place = table.place(chosen.domain.place)
        found = cards("one-card", chosen.name.text, place, chosen.when, table)
        if found.rest or found.that:
            return None
        told.append(found.said)
        table = choosing(chosen, table)
    one, other = told
    return 3, table.say("shape-swap-such", {"first": one, "second": other}), table


def _two_cards(mine: Choose, theirs: Choose, rest: list[Effect], table: Table) -> Shape | None:
    """A swap of two cards, or a look at both and perhaps a swap after it."""
    then = choosing(theirs, choosing(mine, table))
    names = (mine.name.text, theirs.name.text)
    own, other = then.chosen[names[0]], then.chosen[names[1]]
    if own.whose == other.whose:
        return None
    places = {"own": table.phrase(own, "in"), "theirs": table.phrase(other, "in")}
    match rest:
        case [SwapCards() as swap, *_] if _swaps(swap, names):
            return 3, table.say("shape-swap-unseen", places), then
        case [LookAt(cards=Word(text=a)), LookAt(cards=Word(text=b)), *after] if (a, b) == names:
            match after:
                case [May(effect=SwapCards() as swap), *_] if _swaps(swap, names):
                    return 5, table.say("shape-look-at-both-then-may-swap", places), then
                case [SwapCards() as swap, *_] if _swaps(swap, names):
                    return 5, table.say("shape-look-at-both-then-swap", places), then
                case _:
                    return 4, table.say("shape-look-at-both", places), then
        case _:
            return None


def _look_and_swap(theirs: Choose, mine: Choose, table: Table) -> Shape | None:
    """A look at a card, after which it may be swapped with one of another place; which of them is
    known only within that."""
    then = choosing(theirs, table)
    within = choosing(mine, then)
    seen, own = within.chosen[theirs.name.text], within.chosen[mine.name.text]
    if seen.whose == own.whose:
        return None
    places = {"theirs": table.phrase(seen, "in"), "own": table.phrase(own, "in")}
    return 3, table.say("shape-look-then-may-swap", places), then


def _swap_chosen(chosen: Choose, swap: SwapCards, table: Table) -> Shape | None:
    """A swap of a card that was chosen before with one that is chosen now."""
    name, then = chosen.name.text, choosing(chosen, table)
    (other, *_), here = [c for c in (swap.first, swap.second) if c != chosen.name], then.chosen
    if not table.is_chosen(other) or not _swaps(swap, (name, getattr(other, "text", ""))):
        return None
    said = {"card": table.card(other), "in": table.phrase(here[name], "in")}
    return 2, table.say("shape-swap-chosen", said), then


def _may_differ(condition: Expression | None, one: str, two: str) -> bool:
    """Whether a condition asks no more than that two cards aren't the same."""
    match condition:
        case None:
            return True
        case Operation(operator="is not", left=Word(text=a), right=Word(text=b)):
            return {a, b} <= {one, two, "it"} and a != b
        case _:
            return False


def _swaps(swap: SwapCards, names: tuple[str, str]) -> bool:
    match swap:
        case SwapCards(first=Word(text=a), second=Word(text=b)):
            return {a, b} == set(names)
        case _:
            return False
