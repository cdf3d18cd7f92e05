"""What cards are worth, asked of the rules card by card and gathered for a picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from cambio_spec.kernel.cards import OUTSIDE, Card, place
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.opening import opened
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.walk import ranks

LEAST = 3
"""How many ranks in a row stand together that are each worth a multiple of their number."""

LEAST_OTHERWISE = 4
"""The same of ranks with another formula, or which are all worth the same: to a reader, three of
them are shorter one by one."""


@dataclass(frozen=True, slots=True)
class Formula:
    """A worth of `factor` times the number on the card, and `offset`."""

    factor: int
    offset: int


@dataclass(frozen=True, slots=True)
class Worth:
    """Cards that are worth the same, of those that look alike one; or a run of ranks, in the same
    suits, that are worth what one `formula` gives. `ranks` is set where these are all the cards of
    their ranks. `points` are those of the first."""

    cards: tuple[Card, ...]
    ranks: tuple[str, ...]
    points: int
    formula: Formula | None = None

    @property
    def pip(self) -> bool:
        return self.formula == Formula(1, 0)

    @property
    def ends(self) -> tuple[Card, ...]:
        """The cards of the first and of the last rank."""
        ends = (self.cards[0].rank, self.cards[-1].rank)
        return tuple(card for rank in ends for card in self.cards if card.rank == rank)


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
    by_rank = [
        tuple(
            _of_rank(
                [(cards[i], points[i]) for i in points if cards[i].rank == rank],
                sum(card.rank == rank for card in cards),
            )
        )
        for rank in shown(program)
    ]
    return tuple(_runs(by_rank))


def _of_rank(valued: Sequence[tuple[Card, int]], all_of_it: int) -> Iterator[Worth]:
    """The cards of one rank, apart where their points differ, the higher points first."""
    for points in sorted({p for _, p in valued}, reverse=True):
        worth = [card for card, p in valued if p == points]
        cards, whole = tuple(dict.fromkeys(worth)), len(worth) == all_of_it
        yield Worth(cards, (cards[0].rank,) if whole else (), points)


def _runs(by_rank: Sequence[tuple[Worth, ...]]) -> Iterator[Worth]:
    """With the ranks in a row that follow one formula as one, where the first of them stands:
    ranks as a whole, and suit by suit those whose cards are worth different points. Suits of
    which the same is told stand together again."""
    lines: dict[str | None, dict[int, Worth]] = {}
    for at, worths in enumerate(by_rank):
        for worth in worths:
            for suit, part in _parts(worth):
                lines.setdefault(suit, {})[at] = part
    alike: dict[tuple[int, tuple[int, ...], bool], list[tuple[Worth, ...]]] = {}
    for suit, line in lines.items():
        for at, run in _line_runs(line):
            points = tuple(worth.points for worth in run)
            alike.setdefault((at, points, suit is None), []).append(run)
    # Of one rank, the higher points come first.
    for key in sorted(alike, key=lambda key: (key[0], -key[1][0])):
        yield _as_one(alike[key])


def _parts(worth: Worth) -> Iterator[tuple[str | None, Worth]]:
    """A rank as a whole, or its cards suit by suit."""
    if worth.ranks:
        yield None, worth
        return
    for card in worth.cards:
        yield card.suit, Worth((card,), (), worth.points)


def _line_runs(line: Mapping[int, Worth]) -> Iterator[tuple[int, tuple[Worth, ...]]]:
    """What stands alone is a run of one."""
    end = -1
    for at in line:
        if at > end:
            in_a_row = [line[at]]
            while at + len(in_a_row) in line:
                in_a_row.append(line[at + len(in_a_row)])
            run = _longest(in_a_row)
            end = at + len(run) - 1
            yield at, run


def _longest(in_a_row: Sequence[Worth]) -> tuple[Worth, ...]:
    """The longest run with which worths begin."""
    found = 1
    for end in range(2, len(in_a_row) + 1):
        formula = _formula(in_a_row[:end])
        if formula is None:
            break
        multiple = formula.factor != 0 and formula.offset == 0
        if end >= (LEAST if multiple else LEAST_OTHERWISE):
            found = end
    return tuple(in_a_row[:found])


def _formula(worths: Sequence[Worth]) -> Formula | None:
    """What gives the points of all these ranks; only a rank that is a number shows one."""
    points = [worth.points for worth in worths]
    ranks = [worth.cards[0].rank for worth in worths]
    if any(place(rank) == OUTSIDE for rank in ranks):
        return None
    if len(set(points)) == 1:
        return Formula(0, points[0])
    if not all(rank.lstrip("-").isdigit() for rank in ranks):
        return None
    numbers = [place(rank) for rank in ranks]
    factor, rest = divmod(points[1] - points[0], numbers[1] - numbers[0])
    offset = points[0] - factor * numbers[0]
    fits = all(factor * n + offset == p for n, p in zip(numbers, points, strict=True))
    return Formula(factor, offset) if fits and not rest else None


def _as_one(runs: Sequence[tuple[Worth, ...]]) -> Worth:
    """Runs of the same ranks and points in several suits."""
    (first, *_), *_ = runs
    cards = tuple(card for worths in zip(*runs, strict=True) for w in worths for card in w.cards)
    ranks = tuple(rank for worth in runs[0] for rank in worth.ranks)
    formula = _formula(runs[0]) if len(runs[0]) > 1 else None
    return Worth(cards, ranks, first.points, formula)
