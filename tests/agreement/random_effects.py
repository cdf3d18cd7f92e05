"""Random effects as an editor would write them. Most of them can be done when their turn comes,
so that play gets on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from tests.agreement.random_phrases import Kind, Names, Phrases

Makers = list[Callable[[], str]]


@dataclass
class Effects(Phrases):
    """`offering`: powers may be offered here, which they may not do themselves. `bounded`: the
    grids never hold more cards than they have slots."""

    offering: bool = True
    bounded: bool = False

    def sequence(self, names: Names, depth: int = 2, most: int = 3) -> str:
        """Effects one after the other; a choice gives a name to all that follow."""
        written: list[str] = []
        for _ in range(self.pick(*range(1, most + 1))):
            if "me" in names and self.chance(40):
                text, names = self.choose(names)
                written.append(text)
                # What was chosen is mostly used, there and then or after something else.
                if not self.chance(60):
                    continue
            written.append(self.effect(names, depth))
        return ";¦ ".join(written)

    def block(self, names: Names, depth: int) -> str:
        return f"({self.sequence(names, depth, 2)})"

    def choose(self, names: Names) -> tuple[str, Names]:
        name = self.fresh("pick")
        match self.pick("spot", "spot", "spot", "number", "player", "gap", "several"):
            case "several":
                return self.choose_several(name, names), names
            case "spot":
                within = {**names, name: "spot", "it": "spot"}
                text = f"choose {name} in {self.spots(names)}"
            case "gap":
                within = {**names, name: "spot", "it": "spot"}
                text = f"choose {name} in gaps in grid of {self.owned(names)}"
            case "number":
                within = {**names, name: "number", "it": "number"}
                high = self.pick("3", "size of stock - 1", "most")
                text = f"choose {name} in {self.pick('1', 'bonus', '-1')} to {high}"
            case _:
                within = {**names, name: "player", "it": "player"}
                text = f"choose {name} in {self.players(names)}"
        if self.chance(25):
            text += f" when {self.truth(within, 1)}"
        return text, {k: v for k, v in within.items() if k != "it" or k in names}

    def choose_several(self, name: str, names: Names) -> str:
        """With something that is done to all of them, or asked about them."""
        if self.chance(30):
            domain, kind = self.players(names), "player"
            count = self.pick("1 to 2", "1", "2")
        else:
            domain, kind = self.spots(names), "spot"
            counts = ["1 to 2", "2", "1"]
            if "any" in domain:
                counts += ["1 to 3", "2 to 3"]
            elif domain.startswith("row"):
                counts = ["1", "1 or more"]
            elif self.bounded:
                counts.append("1 or more")
            count = self.pick(*counts)
        when = (
            f" when {self.truth({**names, 'it': cast(Kind, kind)}, 1)}" if self.chance(20) else ""
        )
        if self.chance(20):
            met = f"it {self.pick('!=', '=')} other" if kind == "player" else "it is not other"
            when = f" when no other in {name} where {met}"
        text = f"choose {count} of {name} in {domain}{when}"
        one = self.fresh("one")
        within: Names = {**names, one: cast(Kind, kind)}
        where = f" where {self.truth({**within, 'it': cast(Kind, kind)}, 1)}"
        loop = f"each {one} in {name}{where * self.chance(30)}: {self.at_once(within)}"
        met = self.truth(within, 1)
        asked = f"if some {one} in {name} where {met} then let turns be number of spots in {name}"
        return f"{text};¦ {self.pick(loop, loop, asked)}"

    def effect(self, names: Names, depth: int) -> str:
        """Any effect; those that hold others only where there is room."""
        if depth <= 0 or not self.chance(65):
            return self.simple(names)
        less = depth - 1
        makers: Makers = [
            lambda: self.condition(names, less),
            lambda: self.each(names, less),
            lambda: f"as {self.player(names)}: {self.effect({**names, 'me': 'player'}, less)}",
            lambda: f"as {self.player(names)}: {self.block({**names, 'me': 'player'}, less)}",
            lambda: self.block(names, less),
            lambda: self.each(names, less),
            lambda: self.each_spot(names, less),
            lambda: self.each_spot(names, less),
            lambda: self.each_other(names, less),
        ]
        if "me" in names:
            makers.append(lambda: f"may {self.effect(names, less)}")
            makers.append(lambda: f"may {self.block(names, less)}")
        return self.made(makers)

    def condition(self, names: Names, depth: int) -> str:
        then = self.simple(names) if self.chance(40) else self.block(names, depth)
        text = f"if {self.truth(names)} then {then}"
        if self.chance(50):
            return text
        return f"{text} else {self.effect(names, depth)}"

    def each(self, names: Names, depth: int) -> str:
        within: Names = {**names, "me": "player"}
        start = f" from {self.owned(names)}" if self.chance(40) else ""
        when = f" when {self.truth(within)}" if self.chance(35) else ""
        if depth > 0 and self.chance(25):
            return f"each player{start}{when}: {self.each(within, depth - 1)}"
        body = self.block(within, depth) if self.chance(75) else self.effect(within, depth)
        return f"each player{start}{when}: {body}"

    def each_spot(self, names: Names, depth: int) -> str:
        """Nobody is asked in it."""
        name = self.fresh("one")
        head = f"each {name} in {self.spots(names)}"
        within: Names = {**names, name: "spot"}
        if self.chance(50):
            head += f" where {self.truth({**within, 'it': 'spot'}, 1)}"
        if depth > 0 and self.chance(25):
            return f"{head}: {self.each_spot(within, depth - 1)}"
        if self.chance(30):
            return f"{head}: if {self.truth(within)} then {self.at_once(within)}"
        some = [self.at_once(within) for _ in range(self.pick(1, 1, 2))]
        return f"{head}: {some[0]}" if len(some) == 1 else f"{head}: ({'; '.join(some)})"

    def at_once(self, names: Names) -> str:
        offering, self.offering = self.offering, False
        written = self.simple(names)
        self.offering = offering
        return written

    def each_other(self, names: Names, depth: int) -> str:
        """Of numbers or of players; whoever acts stays the same."""
        name = self.fresh("turn")
        if self.chance(50):
            domain, kind = f"{self.pick('1', 'bonus')} to {self.pick('2', 'most', '3')}", "number"
        else:
            domain, kind = self.players(names), "player"
        within = {**names, name: cast(Kind, kind)}
        where = f" where {self.truth(within, 1)}" if self.chance(30) else ""
        body = self.block(within, depth) if self.chance(60) else self.effect(within, depth)
        return f"each {name} in {domain}{where}: {body}"

    def simple(self, names: Names) -> str:
        if self.chance(35):
            return self.let(names)
        if any(kind == "spot" for kind in names.values()) and self.chance(70):
            return self.about_spot(names)
        makers: Makers = [
            lambda: self.move(names),
            lambda: self.move(names),
            lambda: f"turn {self.target(names)} {self.pick('up', 'down')}",
            lambda: f"shuffle {self.pile(names)}",
            lambda: (
                f"gather {self.pick('rest', 'all')} of {self.zone(names)} "
                f"into {self.pick('stock', 'discard')}"
            ),
            lambda: f"gather everything into {self.pick('stock', 'discard', 'stock')}",
            lambda: f"deal {self.pick('1', '2')} from stock to each grid{self.start(names)}",
            *[lambda: f"cut stock at {self.pick('size of stock', '1', 'bonus')}"] * 3,
        ]
        numbers = [name for name, kind in names.items() if kind == "number"]
        if numbers and self.chance(30):
            return f"cut stock at {self.pick(*numbers)}"
        if "me" in names:
            makers.append(lambda: f"look at {self.target(names)}")
            if self.offering:
                makers += [lambda: f"offer powers on {self.card(names)}"] * 3
        known = [d for d in self.decided if d.subject != "card" or self.cards(names)]
        if known:
            makers += [lambda: self.announce(names)] * 4
        return self.made(makers)

    def about_spot(self, names: Names) -> str:
        spots = [name for name, kind in names.items() if kind == "spot"]
        makers: Makers = [
            *[lambda: f"swap {self.pick(*spots)} with {self.pick(*spots)}"] * 2,
            lambda: self.move(names),
            lambda: f"turn {self.pick(*spots)} {self.pick('up', 'down')}",
        ]
        if "me" in names:
            makers.append(lambda: f"look at {self.pick(*spots)}")
        return self.made(makers)

    def start(self, names: Names) -> str:
        return f" from {self.owned(names)}" if self.chance(40) else ""

    def announce(self, names: Names) -> str:
        known = [d for d in self.decided if d.subject != "card" or self.cards(names)]
        return f"announce {self.asking(self.pick(*known), names)}"

    def move(self, names: Names) -> str:
        """Mostly where there is a card, and then in brackets, for it may stand before an else."""
        face = f", face {self.pick('up', 'down')}" if self.chance(25) else ""
        spots = [name for name, kind in names.items() if kind == "spot"]
        target = self.pick("discard", "stock", f"grid of {self.owned(names)}", *spots, *spots)
        if self.chance(8):
            target = self.zone(names)
        if spots and self.chance(50):
            return f"move {self.pick(*spots)} to {target}{face}"
        pile = self.pile(names)
        move = f"move top of {pile} to {target}{face}"
        return move if self.chance(25) else f"(if size of {pile} > 0 then {move})"

    def target(self, names: Names) -> str:
        spots = [name for name, kind in names.items() if kind == "spot"]
        owner = self.owned(names)
        return self.pick(f"grid of {owner}", f"row 1 of grid of {owner}", "board", *spots, *spots)

    def let(self, names: Names) -> str:
        who = self.owned(names)
        if self.chance(35):
            return f"let active be {self.player(names)}"
        makers: Makers = [
            lambda: "let turns be turns + 1",
            lambda: f"let active be {self.pick('left', 'right')} of active",
            lambda: f"let points of {who} be points of {who} + {self.pick('1', 'bonus', 'most')}",
            lambda: f"let flagged of {who} be {self.truth(names)}",
            lambda: f"let marked be {self.maybe(names)}",
            lambda: f"let chosen of {who} be {self.maybe(names)}",
            lambda: f"let opened be {self.truth(names)}",
            lambda: f"let turns be {self.number(names, 0)}",
        ]
        return self.made(makers)
