"""Random expressions as an editor would write them: text that is well typed where it stands.

Simplest first, because Hypothesis shrinks to the first. What binds loosely stands in brackets;
the printer takes those away that aren't needed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal, TypeVar

from hypothesis import strategies as st

Item = TypeVar("Item")
Kind = Literal["number", "truth", "player", "maybe", "rank", "suit", "colour", "card", "spot"]
Subject = Literal["player", "card"]
Names = Mapping[str, Kind]
"""What the surroundings bind: `me`, `it`, what was chosen, what a definition is about."""

PILES = ("stock", "discard", "hand of {}")
GRIDS = ("grid of {}", "board")
FIGURES = ("A", "2", "7", "10", "J", "Q", "K", "joker")
COMPARE = ("=", "!=", "<", "<=", ">", ">=", "is", "is not")


@dataclass
class Decided:
    """A definition or a table that is declared so far. `subject` is None, "player" or "card"."""

    name: str
    subject: Subject | None
    gives: Kind


@dataclass
class Phrases:
    draw: Callable[[st.SearchStrategy[Any]], Any]
    decided: list[Decided] = field(default_factory=list)
    count: int = 0

    def pick(self, *items: Item) -> Item:
        chosen: Item = self.draw(st.sampled_from(items))
        return chosen

    def chance(self, percent: int) -> bool:
        """Shrinks to False."""
        drawn: int = self.draw(st.integers(0, 99))
        return drawn >= 100 - percent

    def fresh(self, stem: str) -> str:
        self.count += 1
        return f"{stem}{self.count}"

    def made(self, makers: Sequence[Callable[[], str]]) -> str:
        return self.pick(*makers)()

    # ── by type ──────────────────────────────────────────────────────────────────────────

    def of_kind(self, kind: Kind, names: Names, depth: int = 1) -> str:
        makers: dict[Kind, Callable[[Names, int], str]] = {
            "number": self.number,
            "truth": self.truth,
            "player": self.player,
            "maybe": self.maybe,
            "rank": self.rank,
            "suit": lambda n, d: self.attribute("suit", n, ("hearts", "clubs")),
            "colour": lambda n, d: self.attribute("colour", n, ("red", "black")),
            "card": self.card,
        }
        return makers[kind](names, depth)

    def bound(self, kind: Kind, names: Names) -> list[Callable[[], str]]:
        return [partial(str, name) for name, k in names.items() if k == kind]

    def asked(self, kind: Kind, names: Names) -> list[Callable[[], str]]:
        """The decisions that give this, asked about somebody or something that is there."""
        return [
            partial(self.asking, one, names)
            for one in self.decided
            if one.gives == kind and (one.subject != "card" or self.cards(names))
        ]

    def asking(self, one: Decided, names: Names) -> str:
        match one.subject:
            case None:
                return one.name
            case "player":
                return f"{one.name} of {self.player(names, 0)}"
            case "card":
                return f"{one.name} of {self.pick(*self.cards(names))}"

    def number(self, names: Names, depth: int = 1) -> str:
        simple: list[Callable[[], str]] = [
            lambda: self.pick("0", "1", "2", "3", "10"),
            lambda: self.pick("bonus", "most", "stake", "rounds"),
            lambda: "turns",
            lambda: f"points of {self.player(names, 0)}",
            lambda: f"size of {self.zone(names)}",
            *self.bound("number", names),
        ]
        if self.cards(names):
            simple.append(lambda: f"pip of {self.pick(*self.cards(names))}")
        if spots := [name for name, kind in names.items() if kind == "spot"]:
            simple += [lambda: f"{self.pick('row', 'column')} of {self.pick(*spots)}"] * 2
        if depth <= 0:
            return self.made(simple)
        compound: list[Callable[[], str]] = [
            lambda: f"-{self.number(names, 0)}",
            lambda: (
                f"({self.number(names, depth - 1)} {self.pick('+', '-')} {self.number(names, 0)})"
            ),
            lambda: f"({self.number(names, 0)} * {self.pick('2', '3', 'bonus')})",
            lambda: self.total(names, depth - 1),
            lambda: self.counted(names, depth - 1),
        ]
        return self.made(compound * 2 + self.asked("number", names) + simple)

    def total(self, names: Names, depth: int) -> str:
        """A sum, or the least or greatest of what isn't empty."""
        kind = self.pick("sum", "least", "greatest")
        if kind == "sum" and self.chance(60):
            domain, element = self.domain(names)
        else:
            domain, element = self.pick("players", "everyone"), "player"
        where = self.where(names, element, depth) if kind == "sum" or self.chance(15) else ""
        about = {"player": "player", "card": "card", "spot": "card"}[element]
        values = [o.name for o in self.decided if o.gives == "number" and o.subject == about]
        value = self.pick("points" if about == "player" else "pip", *values)
        return f"({kind} {value} of {domain}{where})"

    def counted(self, names: Names, depth: int) -> str:
        if self.chance(30):
            domain, inside = self.named(names)
            return f"(number of {domain} where {self.truth(inside, depth)})"
        domain, element = self.domain(names)
        return f"(number of {domain}{self.where(names, element, depth)})"

    def truth(self, names: Names, depth: int = 1) -> str:
        simple: list[Callable[[], str]] = [
            lambda: self.pick("yes", "no"),
            lambda: self.pick("swift", "(rounds > 2)", "(stake = 3)"),
            lambda: f"(race {self.pick('is', '!=', 'is not')} {self.pick('first', 'by_seat')})",
            lambda: f"flagged of {self.player(names, 0)}",
            lambda: f"({self.number(names, 0)} {self.pick(*COMPARE)} {self.number(names, 0)})",
            lambda: f"({self.maybe(names, 0)} {self.pick('is', 'is not', '=')} nobody)",
            lambda: (
                f"({self.player(names, 0)} {self.pick('is', 'is not')} {self.player(names, 0)})"
            ),
            *self.bound("truth", names),
        ]
        if self.cards(names):
            simple.append(lambda: self.about_card(self.pick(*self.cards(names)), names))
        if depth <= 0:
            return self.made(simple)
        less = depth - 1
        if found := [name for name, kind in names.items() if kind == "spot"]:
            simple += [lambda: self.of_a_spot(self.pick(*found), names)] * 4
        compound: list[Callable[[], str]] = [
            lambda: f"(not {self.truth(names, less)})",
            lambda: f"({self.truth(names, less)} and {self.truth(names, less)})",
            lambda: f"({self.truth(names, less)} or {self.truth(names, less)})",
            lambda: self.about_top(names),
            lambda: self.quantified(names, less),
            lambda: self.quantified(names, less),
        ]
        return self.made(compound * 2 + self.asked("truth", names) + simple)

    def about_top(self, names: Names) -> str:
        """Asks about a top card where there is one; now and then also where there is none."""
        pile = self.pile(names)
        asked = self.about_card(f"top of {pile}", names)
        return asked if self.chance(4) else f"(size of {pile} > 0 and {asked})"

    def about_card(self, card: str, names: Names) -> str:
        what = self.pick("rank", "suit", "colour", "same", "order")
        match what:
            case "rank":
                return f"(rank of {card} = {self.pick(*FIGURES)})"
            case "suit":
                return f"(suit of {card} is {self.pick('hearts', 'spades')})"
            case "colour":
                return f"(colour of {card} is not {self.pick('red', 'black')})"
            case "same":
                return f"({card} = {self.pick(*(self.cards(names) or [card]))})"
            case _:
                return f"(rank of {card} {self.pick('<', '>=')} {self.pick(*FIGURES)})"

    def of_a_spot(self, spot: str, names: Names) -> str:
        match self.pick("up", "down", "known", "known", "line"):
            case "up":
                return f"({spot} is {self.pick('', 'not ')}face up)"
            case "down":
                return f"({spot} is {self.pick('', 'not ')}face down)"
            case "known":
                return f"({spot} is {self.pick('', 'not ')}known to {self.player(names, 0)})"
            case _:
                line = f"{self.pick('row', 'column')} of {spot}"
                return f"({line} {self.pick('=', '<')} {self.pick('1', '2')})"

    def quantified(self, names: Names, depth: int) -> str:
        what = self.pick("some", "no", "exactly", "at least", "at most")
        if what not in ("some", "no"):
            what = f"{what} {self.pick('1', '2', 'bonus')} of"
        if self.chance(30):
            domain, inside = self.named(names)
        else:
            domain, element = self.domain(names)
            inside = self.inside(names, element)
        return f"({what} {domain} where {self.truth(inside, depth)})"

    def player(self, names: Names, depth: int = 1) -> str:
        simple = [*self.bound("player", names), lambda: "active"]
        if any(kind == "spot" for kind in names.values()):
            spots = [name for name, kind in names.items() if kind == "spot"]
            simple.append(lambda: f"owner of {self.pick(*spots)}")
        if depth <= 0:
            return self.made(simple)
        compound: list[Callable[[], str]] = [
            lambda: f"{self.pick('left', 'right', 'neighbour')} of {self.player(names, depth - 1)}",
            *self.asked("player", names),
        ]
        # Where there is none, this is nobody.
        if self.chance(4):
            compound.append(lambda: self.maybe(names, 1))
        return self.made([*simple, *compound])

    def maybe(self, names: Names, depth: int = 1) -> str:
        simple = [lambda: "marked", lambda: "nobody"]
        if depth <= 0:
            return self.made([lambda: "marked", lambda: f"chosen of {self.player(names, 0)}"])

        def first() -> str:
            domain = self.players(names)
            return f"(first of {domain}{self.where(names, 'player', 0)})"

        return self.made([*simple, first, first, *self.asked("maybe", names)])

    def rank(self, names: Names, depth: int = 1) -> str:
        return self.attribute("rank", names, FIGURES)

    def attribute(self, what: str, names: Names, values: Sequence[str]) -> str:
        found = self.cards(names)
        if found and self.chance(60):
            return f"{what} of {self.pick(*found)}"
        return self.pick(*[v for v in values if not v.isdigit()])

    def cards(self, names: Names) -> list[str]:
        return [name for name, kind in names.items() if kind in ("card", "spot")]

    def card(self, names: Names, depth: int = 1) -> str:
        found = self.cards(names)
        return self.pick(*found) if found else f"top of {self.pile(names)}"

    # ── zones and domains ────────────────────────────────────────────────────────────────

    def pile(self, names: Names) -> str:
        return self.pick(*PILES).format(self.player(names, 0))

    def zone(self, names: Names) -> str:
        return self.pick(*PILES, *GRIDS).format(self.player(names, 0))

    def owned(self, names: Names) -> str:
        """A player as a domain's place names one: a word, or something of a word."""
        known = [name for name, kind in names.items() if kind == "player"]
        return self.pick(*(known or ["active"]), "left of active", "neighbour of active")

    def spots(self, names: Names) -> str:
        """Places that may be chosen from, or be gone through as `spots in`."""
        shapes = ["grid of {}", "row 1 of grid of {}"]
        if "me" in names or "player" in names:
            shapes += ["grid of any opponent", "grid of any player"]
        return self.pick(*shapes).format(self.owned(names))

    def players(self, names: Names) -> str:
        nouns = ["players", "everyone"]
        if "me" in names or "player" in names:
            nouns.append("opponents")
        start = f" from {self.owned(names)}" if self.chance(30) else ""
        return self.pick(*nouns) + start

    def domain(self, names: Names) -> tuple[str, Kind]:
        match self.pick("players", "cards", "spots"):
            case "players":
                return self.players(names), "player"
            case "cards":
                zone = self.pick(*PILES, *GRIDS).format(self.owned(names))
                return f"cards in {zone}", "card"
            case _:
                return f"spots in {self.spots(names)}", "spot"

    def named(self, names: Names) -> tuple[str, Names]:
        """A domain with a name for its elements, and what there are names for in a condition
        on them: for what was `it`, too."""
        name = next(n for n in ("one", "other", "third", "fourth", "fifth") if n not in names)
        kind: Kind
        match self.pick("players", "cards", "spots", "numbers"):
            case "players":
                domain, kind = self.players(names), "player"
            case "cards":
                domain, kind = self.pick(*PILES).format(self.owned(names)), "card"
            case "spots":
                domain, kind = self.spots(names), "spot"
            case _:
                domain, kind = f"{self.number(names, 0)} to {self.number(names, 0)}", "number"
        return f"{name} in {domain}", {**names, name: kind}

    def inside(self, names: Names, element: Kind) -> Names:
        return {**names, "it": element}

    def where(self, names: Names, element: Kind, depth: int) -> str:
        if not self.chance(50):
            return ""
        return f" where {self.truth(self.inside(names, element), depth)}"
