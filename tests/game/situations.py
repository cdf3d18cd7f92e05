"""Small situations of the game, written as data, and what comes of them in both readings.

Players and cards are written as `table` says. The functions below the class are those of the
game as it usually is; what else players agree on is a game of its own: `Game("cambio+joker")`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType

from cambio_spec.kernel import play
from cambio_spec.kernel.state import Position, Value
from cambio_spec.model.ruleset import Ruleset
from tests.game.table import NAMES, SPEC, Rules, Table, rules_of, seat

__all__ = [
    "CAMBIO",
    "NAMES",
    "SPEC",
    "Game",
    "Table",
    "after_round",
    "deal",
    "engine",
    "lots",
    "new_match",
    "new_round",
    "rules_of_the_game",
    "scores",
    "uncut",
]

Fact = str | tuple[str, int]


def cards(codes: str) -> list[str | None]:
    return [None if code == "--" else code for code in codes.split()]


@dataclass(frozen=True, slots=True)
class Game:
    """A configuration, by its name: `cambio`, `cambio+joker`, `cambio+team+rounds=5`."""

    name: str

    @property
    def rules(self) -> Rules:
        return rules_of(self.name)

    def deal(
        self,
        grids: Mapping[str, str],
        *,
        at: str | None = "turn",
        whose: str = "Ana",
        hand: str = "",
        discard: str = "",
        stock: str = "",
        rest: str = "stock",
        caller: str | None = None,
        dealer: str = "Ana",
        out: Sequence[str] = (),
        running: Mapping[str, int] | None = None,
        played: int = 0,
        missed: Sequence[str] = (),
        match: bool = False,
        seed: int = 0,
    ) -> Table:
        """A situation with a grid for each player, `whose` turn it is and, while they hold one,
        the card in their hand. `stock` and `discard` are written from bottom to top; all other
        cards lie beneath `rest`, the stock or the discard pile. `at` is where play goes on; None:
        nowhere, the table is there to be asked."""
        given = {"stock": cards(stock), "discard": cards(discard)}
        zones: dict[Position, Sequence[str | None]] = {
            ("grid", seat(name)): cards(grid) for name, grid in grids.items()
        }
        if hand:
            zones["hand", seat(whose)] = cards(hand)
        if rest == "discard":
            left: Counter[str | None] = Counter(self.rules.deck)
            left.subtract(code for lying in [*zones.values(), *given.values()] for code in lying)
            given["discard"] = [*left.elements(), *given["discard"]]
        zones |= {(zone, None): lying for zone, lying in given.items()}
        facts: dict[Fact, Value] = {
            "active": seat(whose),
            "caller": None if caller is None else seat(caller),
            "dealer": seat(dealer),
            "played": played,
        }
        facts |= {("missed", seat(name)): True for name in missed}
        facts |= {("out", seat(name)): True for name in out}
        facts |= {("running", seat(name)): points for name, points in (running or {}).items()}
        return self.laid(len(grids), zones, facts, at, match, seed)

    def laid(
        self,
        players: int,
        zones: Mapping[Position, Sequence[str | None]],
        facts: Mapping[Fact, Value],
        at: str | None,
        match: bool = False,
        seed: int = 0,
    ) -> Table:
        """A table with just these cards in these zones, and all others in the stock."""
        rules, single = self.rules, not match
        found = rules.engine.deal_state(
            players, zones, facts, label=at, seed=seed, single_round=single
        )
        expected = play.deal_state(
            rules.program, players, zones, facts, label=at, seed=seed, single_round=single
        )
        return Table(rules, found, expected)

    def lots(self, players: int, drawn: Mapping[str, str]) -> Table:
        """Those who are still drawing for the deal, each with their card."""
        zones: dict[Position, Sequence[str | None]] = {
            ("lot", seat(name)): [code] for name, code in drawn.items()
        }
        facts: dict[Fact, Value] = {("contender", seat(name)): True for name in drawn}
        return self.laid(players, zones, facts, None)

    def uncut(self, players: int, pack: Sequence[str], dealer: str = "Ana") -> Table:
        """A pack, its last card on top, before the cut."""
        return self.laid(players, {("stock", None): pack}, {"dealer": seat(dealer)}, "setup.1")

    def new_match(self, players: int, seed: int) -> Table:
        found = self.rules.engine.new_match(players, seed)
        return Table(self.rules, found, play.new_match(self.rules.program, players, seed))

    def new_round(self, players: int, seed: int = 0, dealer: str = "Ana") -> Table:
        facts: dict[Fact, Value] = {"dealer": seat(dealer)}
        found = self.rules.engine.new_round(players, seed, facts)
        return Table(self.rules, found, play.new_round(self.rules.program, players, seed, facts))

    def scores(self, caller: str | None, out: Sequence[str] = (), **grids: str) -> dict[str, str]:
        """Who scores what by which rules at the reveal of these grids: `{"Ana": "15 miscalled"}`.

        Played from the reveal on, and asked beforehand."""
        asked = self.deal(grids, caller=caller, out=out, at=None)
        table = self.deal(grids, caller=caller, out=out, at="reveal")
        in_play = [name for name in grids if name not in out]
        assert table.scored == {name: asked.decide("score", name) for name in in_play}
        for name, told in table.scored.items():
            assert table.running[name] == int(told.split()[0])
        return table.scored

    def after_round(
        self,
        running: Mapping[str, int],
        *,
        out: Sequence[str] = (),
        dealer: str = "Ana",
        played: int = 0,
    ) -> Table:
        """A match after a round that left these running scores, the `played`-th of the match."""
        grids = dict.fromkeys(running, "")
        return self.deal(
            grids,
            at="standings",
            running=running,
            out=out,
            dealer=dealer,
            played=played,
            match=True,
        )


CAMBIO = Game("cambio")

after_round, deal, lots, scores = CAMBIO.after_round, CAMBIO.deal, CAMBIO.lots, CAMBIO.scores
new_match, new_round, uncut = CAMBIO.new_match, CAMBIO.new_round, CAMBIO.uncut


def rules_of_the_game() -> Ruleset:
    return CAMBIO.rules.ruleset


def engine() -> ModuleType:
    """The generated engine of the shipped game."""
    return CAMBIO.rules.engine
