"""What cards are worth, asked of the rules card by card and gathered for a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cambio_spec.kernel.cards import OUTSIDE, Card, place
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.opening import opened
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.walk import ranks


@dataclass(frozen=True, slots=True)
class Worth:
    """Cards that are worth the same, of those that look alike one. `ranks` is set where these are
    all the cards of one rank, or of a run of ranks that are each worth their own number (`pip`)."""

    cards: tuple[Card, ...]
    ranks: tuple[str, ...]
    points: int
    pip: bool


def shown(program: Program) -> tuple[str, ...]:
    """The ranks in the order in which people are shown them: jokers and the like come last."""
    rising = ranks(program)
    return tuple(sorted(rising, key=lambda rank: place(rank) == OUTSIDE))


def worths(program: Program, decision: str) -> tuple[Worth, ...]:
    """The worth of every card of the deck, in the order of the ranks; a card that the decision
    has no value for is left out, which the checker reports."""
    state = opened(program, program.fewest, 0, program.match_start, {}, single_round=False)
    points: dict[int, int] = {}
    for index in range(len(program.deck.cards)):
        value = decide(program, state, decision, (index,)).value
        if isinstance(value, int):
            points[index] = value
    cards = program.deck.cards
    alike = [
        _of_rank(
            [(cards[i], points[i]) for i in points if cards[i].rank == rank],
            sum(card.rank == rank for card in cards),
        )
        for rank in shown(program)
    ]
    return tuple(_runs([worth for group in alike for worth in group]))


def _of_rank(valued: Sequence[tuple[Card, int]], all_of_it: int) -> Iterator[Worth]:
    """The cards of one rank, apart where their points differ, the higher points first."""
    for points in sorted({p for _, p in valued}, reverse=True):
        worth = [card for card, p in valued if p == points]
        cards, whole = tuple(dict.fromkeys(worth)), len(worth) == all_of_it
        pip = whole and cards[0].pip == points
        yield Worth(cards, (cards[0].rank,) if whole else (), points, pip)


def _runs(worths: Sequence[Worth]) -> Iterator[Worth]:
    """Three ranks or more in a row that are worth their number become one."""
    run: list[Worth] = []
    for worth in (*worths, None):
        if worth is not None and worth.pip and worth.ranks[0].lstrip("-").isdigit():
            run.append(worth)
            continue
        if len(run) > 2:
            ranks = tuple(rank for w in run for rank in w.ranks)
            yield Worth(tuple(c for w in run for c in w.cards), ranks, run[0].points, True)
        else:
            yield from (Worth(w.cards, w.ranks, w.points, False) for w in run)
        run = []
        if worth is not None:
            yield Worth(worth.cards, worth.ranks, worth.points, False)
