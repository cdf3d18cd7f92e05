"""How often two rule sets differ, counted: against dealing every hand."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from cambio_spec.proof.difference.dealing import Deck, Nested, Sums, deals
from tests.difference.games import GAME, changed, compared


def dealt_one_by_one(cards: list[Sums], hand: int, players: int) -> Counter[tuple[Sums, ...]]:
    found: Counter[tuple[Sums, ...]] = Counter()

    def go(left: tuple[int, ...], hands: tuple[Sums, ...]) -> None:
        if len(hands) == players:
            found[hands] += 1
            return
        for chosen in combinations(left, hand):
            sums = tuple(sum(column) for column in zip(*(cards[c] for c in chosen), strict=True))
            go(tuple(c for c in left if c not in chosen), (*hands, sums))

    go(tuple(range(len(cards))), ())
    return found


def flat(nested: Nested, players: int) -> Counter[tuple[Sums, ...]]:
    if players == 0:
        return Counter({(): nested})
    return Counter(
        {
            (k, *rest): n
            for k, inner in nested.items()
            for rest, n in flat(inner, players - 1).items()
        }
    )


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(
    "cards",
    [
        [(n,) for n in (1, 1, 2, 3, 3, -2, 0, 5)],
        [(n, n) for n in (1, 1, 2, 3, 0)] + [(-2, 0), (-2, 0), (4, 1)],
        [(n, 7 - n) for n in (1, 1, 2, 3, 0, 5, 2, 4)],
    ],
)
def test_sums_of_hands(cards: list[Sums], players: int) -> None:
    deck = Deck(tuple(cards), 2)
    assert flat(deals(deck, players), players) == dealt_one_by_one(cards, 2, players)


def test_exactly_in_how_many_deals_a_penalty_counts(tmp_path: Path) -> None:
    """Whoever is asked about is the caller in half of the cases, and pays where not lowest."""
    diff = compared(tmp_path, GAME, changed(("total of player + 5", "total of player + 6")))
    (score,) = [d for d in diff.differences if d.name == "score"]
    two, three = score.often
    assert two.exact and three.exact
    worth = [min(rank, 10) for rank in range(1, 14)] * 4
    ties = brute_ties(worth)
    total = 1326 * 1225
    assert (two.count, two.total) == ((total - ties) // 2, total * 2)
    assert 0.2 < three.share < two.share + 0.1


def brute_ties(worth: list[int]) -> int:
    """Deals of two hands of two cards that come to the same."""
    kinds = Counter(worth)
    found = 0
    values = sorted(kinds)
    pairs = [(a, b) for i, a in enumerate(values) for b in values[i:]]
    for a, b in pairs:
        left = Counter(kinds)
        ways = kinds[a] * (kinds[a] - 1) // 2 if a == b else kinds[a] * kinds[b]
        left[a] -= 1
        left[b] -= 1
        for c, d in pairs:
            if a + b == c + d:
                found += ways * (left[c] * (left[c] - 1) // 2 if c == d else left[c] * left[d])
    return found


def test_what_reads_more_than_sums_is_sampled_and_says_so(tmp_path: Path) -> None:
    change = (
        "call in turn when caller is nobody",
        "call in turn when caller is nobody and size of discard > 0",
    )
    diff = compared(tmp_path, GAME, changed(change))
    (call,) = [d for d in diff.differences if d.name == "call"]
    assert [(o.exact, o.of, o.players, o.samples) for o in call.often] == [
        (False, "turns", 2, 60),
        (False, "turns", 3, 60),
    ]
    again = compared(tmp_path, GAME, changed(change))
    assert [d.often for d in again.differences] == [d.often for d in diff.differences]
