"""Small situations of the classic game, written as data, and what comes of them in both readings.

Players are Ana, Ben, Cleo and so on, clockwise from Ana. Cards are written `KH 10S JK`, an empty
slot `--` unless only such follow; slots are counted from 1, the two nearest to the player first.
Since anybody may stick, moves name their player: `Ben stick 2` is Ben's own second card, and
`Ben stick_theirs Ana 1` is Ana's first.
"""

from __future__ import annotations

from collections import Counter
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
ROOT = Path(__file__).parents[2]
CLASSIC = "classic"
NAMES = tuple(player_name(seat) for seat in range(12))


@cache
def rules(game: str = CLASSIC) -> Ruleset:
    """The rules of a configuration: `classic+rummy`."""
    return pipeline.load(game, ROOT)


@cache
def engine(game: str = CLASSIC) -> ModuleType:
    return load(pipeline.engine_source(rules(game)), game)


def seat(name: str) -> int:
    return NAMES.index(name)


def cards(codes: str) -> list[str | None]:
    return [None if code == "--" else code for code in codes.split()]


@dataclass
class Table:
    """A game in the generated engine and, move by move, in the evaluator."""

    game: str
    found: Any
    expected: State

    def __post_init__(self) -> None:
        self.agree()

    def agree(self) -> None:
        expected = play.snapshot(rules(self.game).program, self.expected)
        assert engine(self.game).snapshot(self.found) == expected

    # ── moves ──

    def play(self, *moves: str) -> Table:
        for text in moves:
            move = next((m for m in self.legal() if self.move_text(m) == text), None)
            assert move is not None, f"nobody can {text}: {self.moves}"
            engine(self.game).apply(self.found, move)
            self.expected = play.apply(rules(self.game).program, self.expected, Move(*move))
            self.agree()
        return self

    def legal(self) -> list[tuple[int, str, Any]]:
        return list(engine(self.game).legal(self.found))

    def move_text(self, move: tuple[int, str, int | Spot | None]) -> str:
        player, name, value = move
        match value:
            case None:
                return f"{NAMES[player]} {name}"
            case int():
                return f"{NAMES[player]} {name} {value}"
            case (owner, slot):
                whose = "" if owner == player else f" {NAMES[owner]}"
                return f"{NAMES[player]} {name}{whose} {slot + 1}"

    @property
    def moves(self) -> list[str]:
        return [self.move_text(move) for move in self.legal()]

    def options(self, name: str) -> set[str]:
        """What a player can do, whatever they would choose."""
        return {option for player, option, _ in self.legal() if player == seat(name)}

    # ── what lies and holds ──

    @property
    def actor(self) -> str | None:
        return None if self.found.actor is None else NAMES[self.found.actor]

    @property
    def label(self) -> str:
        return str(self.found.label)

    @property
    def over(self) -> bool:
        return bool(self.found.status == "over")

    def grid(self, name: str) -> str:
        return self.written(self.found.grid[seat(name)])

    def hand(self, name: str) -> str:
        return self.written(self.found.hand[seat(name)])

    @property
    def discard(self) -> str:
        """Bottom to top."""
        return self.written(self.found.discard)

    @property
    def stock(self) -> str:
        """Bottom to top."""
        return self.written(self.found.stock)

    def written(self, codes: Iterable[int | None]) -> str:
        deck = rules(self.game).program.deck.cards
        return shown_as([None if code is None else deck[code].code for code in codes])

    def who(self, fact: str) -> str | None:
        player = getattr(self.found, fact)
        return None if player is None else NAMES[player]

    def those(self, fact: str) -> set[str]:
        """The players of whom a fact is true."""
        values = getattr(self.found, fact)
        return {name for name, value in zip(NAMES, values, strict=False) if value}

    def told(self, decision: str) -> dict[str, str]:
        """What was announced last of each player: `yes fewest`."""
        return {
            NAMES[arguments[0]]: verdict(value, by)
            for asked, arguments, value, by in self.found.announcements
            if asked == decision and arguments
        }

    @property
    def winners(self) -> set[str]:
        return {name for name, said in self.told("won").items() if said.startswith("yes")}

    # ── what players know ──

    def sees(self, name: str) -> dict[str, str]:
        """What a player sees in each grid, and in each hand where there is one: `? 3H -- ?`."""
        seen = engine(self.game).observe(self.found, seat(name))["zones"]
        shown: dict[str, str] = {}
        for owner, other in enumerate(NAMES[: self.found.players]):
            shown[other] = shown_as(seen["grid"][owner])
            if seen["hand"][owner]:
                shown[f"{other}'s hand"] = shown_as(seen["hand"][owner])
        return shown

    # ── decisions ──

    def decide(self, decision: str, *arguments: str) -> str:
        """What a decision says here, in both readings: `15 own`, or why it says nothing."""
        deck = [card.code for card in rules(self.game).program.deck.cards]
        asked = tuple(seat(a) if a in NAMES else deck.index(a) for a in arguments)
        told = decide(rules(self.game).program, self.expected, decision, asked)
        assert tuple(engine(self.game).decide(self.found, decision, *asked)) == tuple(told)
        return verdict(told.value, told.rules) if told.status == "value" else told.status


def shown_as(slots: Sequence[str | None]) -> str:
    filled = [place for place, code in enumerate(slots, start=1) if code is not None]
    return " ".join(code or "--" for code in slots[: max(filled, default=0)])


def verdict(value: Value, by: Iterable[str]) -> str:
    """`yes fewest`: the value and the rules that gave it, without the decision's own name."""
    match value:
        case bool():
            said = "yes" if value else "no"
        case None:
            said = "nobody"
        case _:
            said = str(value)
    return " ".join([said, *(rule.split(".")[-1] for rule in by)])


def deal(
    grids: Mapping[str, str],
    *,
    game: str = CLASSIC,
    at: str | None = "turn",
    whose: str = "Ana",
    hand: str = "",
    discard: str = "",
    stock: str = "",
    rest: str = "stock",
    caller: str | None = None,
    match: bool = False,
    facts: Mapping[Fact, Value] | None = None,
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
        left = Counter(card.code for card in rules(game).program.deck.cards)
        left -= Counter(c for lying in (*zones.values(), *given.values()) for c in lying if c)
        given["discard"] = [*left.elements(), *given["discard"]]
    zones |= {(zone, None): lying for zone, lying in given.items()}
    known: dict[Fact, Value] = {
        "active": seat(whose),
        "caller": None if caller is None else seat(caller),
        **(facts or {}),
    }
    alone = not match
    program = rules(game).program
    found = engine(game).deal_state(len(grids), zones, known, label=at, single_round=alone)
    expected = play.deal_state(program, len(grids), zones, known, label=at, single_round=alone)
    return Table(game, found, expected)


def new_game(players: int, seed: int = 0, game: str = CLASSIC, starter: str = "Ana") -> Table:
    """A game that has just been dealt."""
    facts: dict[Fact, Value] = {"starter": seat(starter)}
    found = engine(game).new_round(players, seed, facts)
    return Table(game, found, play.new_round(rules(game).program, players, seed, facts))


def new_match(players: int, seed: int = 0, game: str = CLASSIC) -> Table:
    found = engine(game).new_match(players, seed)
    return Table(game, found, play.new_match(rules(game).program, players, seed))


def ended(caller: str, game: str = CLASSIC, **grids: str) -> Table:
    """The cards of these grids are turned up after `caller` has called; what is announced then is
    what the rules say when they are asked."""
    asked = deal(grids, game=game, caller=caller, at=None)
    table = deal(grids, game=game, caller=caller, at="reveal")
    for decision in ("won", "score"):
        assert table.told(decision) == {name: asked.decide(decision, name) for name in grids}
    return table
