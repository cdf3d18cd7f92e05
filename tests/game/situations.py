"""Small situations of the game, written as data, and what comes of them in both readings.

Players are Ana, Ben, Cleo and so on, clockwise from Ana. Cards are written `KH 10S`, an empty
slot `--`; slots are counted from 1, the two nearest to the player first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from cambio_spec import pipeline
from cambio_spec.diagnostics.players import player_name
from cambio_spec.engine.loader import load
from cambio_spec.kernel import play
from cambio_spec.kernel.evaluate import decide
from cambio_spec.kernel.state import Move, Position, Spot, State, Value
from cambio_spec.model.ruleset import Ruleset

Fact = str | tuple[str, int]
SPEC = Path(__file__).parents[2] / "spec" / "cambio.cambio"
NAMES = tuple(player_name(seat) for seat in range(6))


@cache
def rules_of_the_game() -> Ruleset:
    return pipeline.load(str(SPEC))


@cache
def engine() -> ModuleType:
    """The generated engine of the shipped game."""
    return load(pipeline.engine_source(rules_of_the_game()), "cambio")


def seat(name: str) -> int:
    return NAMES.index(name)


def card(code: str) -> int:
    return [c.code for c in rules_of_the_game().program.deck.cards].index(code)


def cards(codes: str) -> list[str | None]:
    return [None if code == "--" else code for code in codes.split()]


def written(codes: Iterable[int | None]) -> str:
    deck = rules_of_the_game().program.deck.cards
    return " ".join("--" if code is None else deck[code].code for code in codes)


@dataclass
class Table:
    """A game in the generated engine and, move by move, in the evaluator."""

    found: Any
    expected: State

    def __post_init__(self) -> None:
        self.agree()

    def agree(self) -> None:
        expected = play.snapshot(rules_of_the_game().program, self.expected)
        assert engine().snapshot(self.found) == expected

    # ── moves ──

    def play(self, *moves: str) -> Table:
        """Moves of whoever is to act: `draw`, `keep 2` (their own slot 2), `theirs Ben 1`."""
        for text in moves:
            legal = engine().legal(self.found)
            move = next((m for m in legal if self.move_text(m) == text), None)
            assert move is not None, f"{self.actor} can't {text}: {self.moves}"
            engine().apply(self.found, move)
            self.expected = play.apply(rules_of_the_game().program, self.expected, Move(*move))
            self.agree()
        return self

    def throw_and_finish(self) -> Table:
        """A turn that nothing comes of: a card is drawn and thrown, its power isn't used."""
        self.play("draw", "throw")
        return self.play(*(["decline"] if "decline" in self.options else []), "finish")

    def move_text(self, move: tuple[int, str, int | Spot | None]) -> str:
        player, name, value = move
        match value:
            case None:
                return name
            case int():
                return f"{name} {value}"
            case (owner, slot):
                whose = "" if owner == player else f" {NAMES[owner]}"
                return f"{name}{whose} {slot + 1}"

    @property
    def moves(self) -> list[str]:
        return [self.move_text(move) for move in engine().legal(self.found)]

    @property
    def options(self) -> list[str]:
        """What the player to act can do, whatever they would choose."""
        return list(dict.fromkeys(move.split()[0] for move in self.moves))

    # ── what lies and holds ──

    @property
    def actor(self) -> str | None:
        return None if self.found.actor is None else NAMES[self.found.actor]

    @property
    def label(self) -> str:
        return str(self.found.label)

    def grid(self, name: str) -> str:
        return written(self.found.grid[seat(name)])

    def hand(self, name: str) -> str:
        return written(self.found.hand[seat(name)])

    @property
    def top(self) -> str:
        return written(self.found.discard[-1:])

    @property
    def discard(self) -> str:
        """Bottom to top."""
        return written(self.found.discard)

    @property
    def stock(self) -> str:
        """Bottom to top."""
        return written(self.found.stock)

    def who(self, fact: str) -> str | None:
        player = getattr(self.found, fact)
        return None if player is None else NAMES[player]

    @property
    def out(self) -> set[str]:
        return {name for name, out in zip(NAMES, self.found.out, strict=False) if out}

    @property
    def running(self) -> dict[str, int]:
        return dict(zip(NAMES, self.found.running, strict=False))

    @property
    def scored(self) -> dict[str, str]:
        """What the reveal announced: the score and the rules that gave it, `15 miscalled`."""
        return {
            NAMES[arguments[0]]: verdict(value, rules)
            for decision, arguments, value, rules in self.found.announcements
            if decision == "score"
        }

    @property
    def winner(self) -> str | None:
        """Who was announced last to have won the match."""
        last = [a for a in self.found.announcements if a.decision == "match_winner"][-1]
        return None if last.value is None else NAMES[last.value]

    # ── what players know ──

    def known(self) -> dict[str, set[str]]:
        """For each player, the places of the cards that don't lie face up but that they know:
        `Ben 2` in a grid, `Ben's hand`, `stock 1` from the top."""
        found: dict[str, set[str]] = {}
        for player in range(self.found.players):
            seen = engine().observe(self.found, player)
            zones, up = seen["zones"], seen["up"]
            found[NAMES[player]] = {
                place
                for place, shown, faced, real in [
                    *self.piled("stock", zones["stock"], up["stock"], self.found.stock),
                    *self.piled("discard", zones["discard"], up["discard"], self.found.discard),
                    *self.owned(zones, up),
                ]
                if shown is not None and not faced and is_told(shown, real)
            }
        return found

    def piled(
        self, zone: str, shown: Sequence[Any], up: Sequence[Any], real: Sequence[Any]
    ) -> list[tuple[str, Any, Any, Any]]:
        size = len(real)
        return [(f"{zone} {size - i}", shown[i], up[i], real[i]) for i in range(size)]

    def owned(
        self, zones: Mapping[str, Any], up: Mapping[str, Any]
    ) -> list[tuple[str, Any, Any, Any]]:
        places = []
        for owner, name in enumerate(NAMES[: self.found.players]):
            for slot, real in enumerate(self.found.grid[owner]):
                at = zones["grid"][owner][slot], up["grid"][owner][slot]
                places.append((f"{name} {slot + 1}", *at, real))
            for real in self.found.hand[owner]:
                at = zones["hand"][owner][0], up["hand"][owner][0]
                places.append((f"{name}'s hand", *at, real))
        return places

    # ── decisions ──

    def decide(self, decision: str, *arguments: str) -> str:
        """What a decision says here, in both readings: `15 miscalled`, or why it says nothing."""
        asked = tuple(seat(a) if a in NAMES else card(a) for a in arguments)
        told = decide(rules_of_the_game().program, self.expected, decision, asked)
        assert tuple(engine().decide(self.found, decision, *asked)) == tuple(told)
        return verdict(told.value, told.rules) if told.status == "value" else told.status


def is_told(shown: str, real: int) -> bool:
    """Whether an entry of an observation tells a card; then it is the right one."""
    assert shown in ("?", written([real]))
    return shown != "?"


def verdict(value: Value, rules: Iterable[str]) -> str:
    """`0 winner`: the value and the rules that gave it, without the decision's own name."""
    match value:
        case bool():
            said = "yes" if value else "no"
        case None:
            said = "nobody"
        case _:
            said = str(value)
    return " ".join([said, *(rule.split(".")[-1] for rule in rules)])


def deal(
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
    missed: bool = False,
    match: bool = False,
    seed: int = 0,
) -> Table:
    """A situation with a grid for each player, `whose` turn it is and, while they hold one, the
    card in their hand. `stock` and `discard` are written from bottom to top; all other cards lie
    beneath `rest`, the stock or the discard pile. `at` is where play goes on; None: nowhere, the
    table is there to be asked."""
    given = {"stock": cards(stock), "discard": cards(discard)}
    zones: dict[Position, Sequence[str | None]] = {
        ("grid", seat(name)): cards(grid) for name, grid in grids.items()
    }
    if hand:
        zones["hand", seat(whose)] = cards(hand)
    if rest == "discard":
        used = {code for lying in [*zones.values(), *given.values()] for code in lying}
        deck = [c.code for c in rules_of_the_game().program.deck.cards]
        given["discard"] = [*(c for c in deck if c not in used), *given["discard"]]
    zones |= {(zone, None): lying for zone, lying in given.items()}
    facts: dict[Fact, Value] = {
        "active": seat(whose),
        "caller": None if caller is None else seat(caller),
        "dealer": seat(dealer),
        "missed": missed,
    }
    facts |= {("out", seat(name)): True for name in out}
    facts |= {("running", seat(name)): points for name, points in (running or {}).items()}
    return laid(len(grids), zones, facts, at, match, seed)


def laid(
    players: int,
    zones: Mapping[Position, Sequence[str | None]],
    facts: Mapping[Fact, Value],
    at: str | None,
    match: bool = False,
    seed: int = 0,
) -> Table:
    """A table with just these cards in these zones, and all others in the stock."""
    program = rules_of_the_game().program
    found = engine().deal_state(players, zones, facts, label=at, seed=seed, single_round=not match)
    expected = play.deal_state(
        program, players, zones, facts, label=at, seed=seed, single_round=not match
    )
    return Table(found, expected)


def lots(players: int, drawn: Mapping[str, str]) -> Table:
    """Those who are still drawing for the deal, each with their card."""
    zones: dict[Position, Sequence[str | None]] = {
        ("lot", seat(name)): [code] for name, code in drawn.items()
    }
    facts: dict[Fact, Value] = {("contender", seat(name)): True for name in drawn}
    return laid(players, zones, facts, None)


def uncut(players: int, pack: Sequence[str], dealer: str = "Ana") -> Table:
    """A pack, its last card on top, before the cut."""
    return laid(players, {("stock", None): pack}, {"dealer": seat(dealer)}, "setup.1")


def new_match(players: int, seed: int) -> Table:
    program = rules_of_the_game().program
    return Table(engine().new_match(players, seed), play.new_match(program, players, seed))


def new_round(players: int, seed: int = 0, dealer: str = "Ana") -> Table:
    program = rules_of_the_game().program
    facts: dict[Fact, Value] = {"dealer": seat(dealer)}
    found = engine().new_round(players, seed, facts)
    return Table(found, play.new_round(program, players, seed, facts))


def scores(caller: str, out: Sequence[str] = (), **grids: str) -> dict[str, str]:
    """Who scores what by which rules at the reveal of these grids: `{"Ana": "15 miscalled"}`.

    Played from the reveal on, and asked beforehand."""
    asked = deal(grids, caller=caller, out=out, at=None)
    table = deal(grids, caller=caller, out=out, at="reveal")
    in_play = [name for name in grids if name not in out]
    assert table.scored == {name: asked.decide("score", name) for name in in_play}
    for name, told in table.scored.items():
        assert table.running[name] == int(told.split()[0])
    return table.scored


def after_round(
    running: Mapping[str, int], *, out: Sequence[str] = (), dealer: str = "Ana"
) -> Table:
    """A match after a round that left these running scores."""
    grids = dict.fromkeys(running, "")
    return deal(grids, at="standings", running=running, out=out, dealer=dealer, match=True)
