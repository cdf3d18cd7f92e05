"""A table at which a configuration of the game is played in both readings at once.

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
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Move, Spot, State, Value
from cambio_spec.model.ruleset import Ruleset

SPEC = Path(__file__).parents[2] / "spec" / "cambio.cambio"
NAMES = tuple(player_name(seat) for seat in range(6))


@dataclass(frozen=True, slots=True)
class Rules:
    """A configuration of the game, and the engine generated from it."""

    ruleset: Ruleset
    engine: ModuleType

    @property
    def program(self) -> Program:
        return self.ruleset.program

    @property
    def deck(self) -> list[str]:
        """The codes of all cards; the two jokers have the same."""
        return [card.code for card in self.program.deck.cards]

    def written(self, cards: Iterable[int | None]) -> str:
        deck = self.deck
        return " ".join("--" if card is None else deck[card] for card in cards)


@cache
def rules_of(name: str) -> Rules:
    """The rules of `cambio`, `cambio+joker`, `cambio+team+rounds=5`."""
    game, plus, features = name.partition("+")
    ruleset = pipeline.load(str(SPEC.with_stem(game)) + plus + features)
    return Rules(ruleset, load(pipeline.engine_source(ruleset), game))


def seat(name: str) -> int:
    return NAMES.index(name)


@dataclass
class Table:
    """A game in the generated engine and, move by move, in the evaluator."""

    rules: Rules
    found: Any
    expected: State

    def __post_init__(self) -> None:
        self.agree()

    def agree(self) -> None:
        program, engine = self.rules.program, self.rules.engine
        assert engine.snapshot(self.found) == play.snapshot(program, self.expected)
        assert tuple(engine.legal(self.found)) == play.legal(program, self.expected)

    # ── moves ──

    def play(self, *moves: str) -> Table:
        """Moves of whoever is to act, `draw`, `keep 2` (their own slot 2), `theirs Ben 1`, and of
        others: `Ben: stick 2`."""
        for text in moves:
            legal = self.rules.engine.legal(self.found)
            move = next((m for m in legal if self.move_text(m) == text), None)
            assert move is not None, f"{self.actor} can't {text}: {self.moves}"
            self.rules.engine.apply(self.found, move)
            self.expected = play.apply(self.rules.program, self.expected, Move(*move))
            self.agree()
        return self

    def throw_and_finish(self) -> Table:
        """A turn that nothing comes of: a card is drawn and thrown, its power isn't used."""
        self.play("draw", "throw")
        return self.play(*(["decline"] if "decline" in self.options else []), "finish")

    def move_text(self, move: tuple[int, str, int | Spot | None]) -> str:
        player, name, value = move
        said = name if player == self.found.actor else f"{NAMES[player]}: {name}"
        match value:
            case None:
                return said
            case int():
                return f"{said} {value}"
            case (owner, slot):
                whose = "" if owner == player else f" {NAMES[owner]}"
                return f"{said}{whose} {slot + 1}"

    @property
    def moves(self) -> list[str]:
        return [self.move_text(move) for move in self.rules.engine.legal(self.found)]

    @property
    def options(self) -> list[str]:
        """What the player to act can do, whatever they would choose."""
        return self.options_of(str(self.actor))

    def options_of(self, name: str) -> list[str]:
        legal = self.rules.engine.legal(self.found)
        return list(dict.fromkeys(kind for player, kind, _ in legal if NAMES[player] == name))

    # ── what lies and holds ──

    @property
    def actor(self) -> str | None:
        return None if self.found.actor is None else NAMES[self.found.actor]

    @property
    def label(self) -> str:
        return str(self.found.label)

    def grid(self, name: str) -> str:
        return self.rules.written(self.found.grid[seat(name)])

    def hand(self, name: str) -> str:
        return self.rules.written(self.found.hand[seat(name)])

    @property
    def top(self) -> str:
        return self.rules.written(self.found.discard[-1:])

    @property
    def discard(self) -> str:
        """Bottom to top."""
        return self.rules.written(self.found.discard)

    @property
    def stock(self) -> str:
        """Bottom to top."""
        return self.rules.written(self.found.stock)

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
            seen = self.rules.engine.observe(self.found, player)
            zones, up = seen["zones"], seen["up"]
            found[NAMES[player]] = {
                place
                for place, shown, faced, real in [
                    *self.piled("stock", zones["stock"], up["stock"], self.found.stock),
                    *self.piled("discard", zones["discard"], up["discard"], self.found.discard),
                    *self.owned(zones, up),
                ]
                if shown is not None and not faced and self.is_told(shown, real)
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

    def is_told(self, shown: str, real: int) -> bool:
        """Whether an entry of an observation tells a card; then it is the right one."""
        assert shown in ("?", self.rules.deck[real])
        return shown != "?"

    # ── decisions ──

    def decide(self, decision: str, *arguments: str) -> str:
        """What a decision says here, in both readings: `15 miscalled`, or why it says nothing."""
        deck = self.rules.deck
        asked = tuple(seat(a) if a in NAMES else deck.index(a) for a in arguments)
        told = decide(self.rules.program, self.expected, decision, asked)
        assert tuple(self.rules.engine.decide(self.found, decision, *asked)) == tuple(told)
        return verdict(told.value, told.rules) if told.status == "value" else told.status


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
