"""Random rule sets as text: small, well typed, and playable for a while.

Every construct and every kernel node can be drawn; a test holds the generator to that.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, NamedTuple, get_args

from hypothesis import strategies as st

from cambio_spec.constructs.game import Game
from cambio_spec.constructs.players import PlayersPart
from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.model.build import Configuration, build
from cambio_spec.model.configuring import ask, configuration
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.surface import Document
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.parse import parse
from tests.agreement.random_decks import drawn_deck
from tests.agreement.random_effects import Effects
from tests.agreement.random_phrases import Decided, Kind, Names, Subject
from tests.agreement.random_zones import drawn_zones

RESULTS: tuple[Kind, ...] = ("number", "truth", "player", "maybe", "rank", "suit", "colour")
ACTING: Names = {"me": "player"}
HEAD = """\
game random¦
  edition de "000_1a065366a1bb189a.txt"¦
"""
TOGETHER = (
    "it is neighbour of neighbour of me",
    "flagged of it = flagged of me",
    "(marked is it and points of me > 0)",
    "chosen of me is it or size of grid of it > size of grid of me",
)
ROUND = "\n  step shuffle: gather everything into stock;¦ shuffle stock ¤¦\n"


Patches = tuple[str, ...]


class Deal(NamedTuple):
    """A rule set, and all that is needed to play it: `features` are variants and options, `picks`
    choose among the legal moves, each taken modulo their number."""

    text: str
    features: tuple[str, ...]
    players: int
    seed: int
    single_round: bool
    picks: list[int]


def read(text: str) -> Document:
    return parse(SourceFile("random.cambio", text))


def ruleset(text: str, features: tuple[str, ...] = ()) -> Ruleset:
    return build(configured(text, features))


def configured(text: str, features: tuple[str, ...]) -> Configuration:
    """Raises `Rejected` for features that can't be played together."""
    declarations = read(text).declarations
    game = next(d for d in declarations if isinstance(d, Game))
    variants = [d for d in declarations if isinstance(d, Variant)]
    asked = [ask(feature) for feature in features]
    name = "+".join([game.name.text, *features])
    return configuration(game, declarations, variants, asked, name)


@st.composite
def texts(draw: Callable[[st.SearchStrategy[Any]], Any]) -> str:
    return woven(Declarations(draw).text(), draw(st.integers(0, 5)))


@st.composite
def deals(draw: Callable[[st.SearchStrategy[Any]], Any], most: int = 10) -> Deal:
    text = draw(texts())
    features, counts = draw(playable(text))
    return Deal(
        text,
        features,
        draw(st.sampled_from(counts)),
        draw(st.integers(0, 2**64 - 1)),
        draw(st.booleans()),
        draw(st.lists(st.integers(0, 11), min_size=4, max_size=most)),
    )


AGREED = ("swift", "swift=off", "rounds=5", "rounds=0", "stake=3", "race=by_seat", "race=first")
RULED_OUT = {"CAM051", "CAM052", "CAM053"}


@st.composite
def playable(
    draw: Callable[[st.SearchStrategy[Any]], Any], text: str
) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Features of a rule set that go together, and for how many players they are."""
    variants = [name for name in ("house", "club") if f"variant {name} " in text]
    drawn = [name for name in variants if draw(st.booleans())]
    drawn += draw(st.lists(st.sampled_from(AGREED), max_size=2, unique_by=lambda f: f[:3]))
    for features in (tuple(drawn), ()):
        try:
            made = configured(text, features)
        except Rejected as rejected:
            assert {d.code for d in rejected.diagnostics} <= RULED_OUT, text
            continue
        counts = next(d.counts for d in made.declarations if isinstance(d, PlayersPart))
        return features, counts
    raise AssertionError(f"nobody can play this:\n{text}")


def woven(text: str, chance: int) -> str:
    """The text with comments where the marks `¦` stand, reasons and citations where `¤` does, and
    with its white space shaken; 0 gives none of that."""
    random, count = Random(chance), iter(range(10_000))

    def comment(_: re.Match[str]) -> str:
        if not chance or random.random() < 0.8:
            return ""
        own = "\n" if random.random() < 0.4 else " "
        return f'{own}# c{next(count)} "quoted\n'

    def tail(_: re.Match[str]) -> str:
        because = f'because "reason # {next(count)}"'
        cites = random.choice(("[deck.1]", "[de scoring.1, play.3]", "[setup.2,setup.3,play.1]"))
        if not chance:
            return because
        return random.choice((because, cites, f"{because} {cites}", ""))

    text = re.sub("¤", tail, text)
    if chance:
        text = re.sub(r" (?=[a-z(])", lambda m: random.choice((" ", " ", " ", "\n  ")), text)
    return re.sub("¦", comment, text) + ("# the end\n" if chance > 3 else "")


@dataclass
class Declarations(Effects):
    parts: list[str] = field(default_factory=list)
    varied: bool = False
    own: bool = False

    def add(self, text: str) -> None:
        self.parts.append(f"{text} ¤¦\n")

    def text(self) -> str:
        self.parts, self.varied = [HEAD], self.chance(60)
        deck, self.own = drawn_deck(self.pick, self.chance(25))
        self.add(f"deck {deck} in stock")
        gone = self.pick("flagged of it", "flagged of it", "swift and flagged of it")
        leaving = f", leaving when {gone}" if self.chance(25) else ""
        way = self.pick("clockwise", "counterclockwise")
        self.add(f"players {self.pick('2 to 4', '2 to 4', '2 or 3 or 4')}, {way}{leaving}")
        if self.chance(30):
            self.add(f"partners when {self.pick(*TOGETHER)}")
        self.zones()
        self.facts()
        self.options()
        self.table()
        for _ in range(self.pick(1, 2, 3)):
            self.define()
        self.stages()
        self.phases()
        for name in ("strike", "parry"):
            if self.chance(60):
                self.power(name)
        for index in range(self.pick(1, 2, 3)):
            self.action(f"act{index + 1}", self.pick("turn", "turn", "extra", "turn, extra"))
        on = "let active be left of active; go to turn"
        self.action("rest", "turn, extra", self.pick(on, on, on, "end round, go to standings"))
        if self.chance(40):
            self.add(f"question tie {self.pick('open', 'ruled shared')} by setup.deal, worth")
        if self.chance(40):
            self.add(f"property hope{self.pick('', f' given {self.truth({})}')}: {self.truth({})}")
        if self.chance(20):
            self.add("accept CAM410 at worth.A")
        if self.varied:
            self.variants()
        return "".join(self.parts)

    def zones(self) -> None:
        for zone in drawn_zones(self):
            self.add(zone)

    def facts(self) -> None:
        self.add(f"param bonus = {self.pick('1', '2')}")
        self.add(f"param most = {self.pick('2', '3', 'bonus')}")
        kept = [self.pick("", ", kept") for _ in range(7)]
        self.add(f"fact active is a player{kept[0]}")
        self.add(f"fact marked is a player or nobody{kept[1]}")
        bounds = self.pick("a number", "a number from -5 to 60")
        self.add(f"fact turns is {bounds}{kept[2]}")
        self.add(f"fact points of player is {self.pick('a number from -9 to 99', 'a number')}")
        self.add(f"fact flagged of player is yes or no{kept[4]}")
        self.add(f"fact chosen of player is a player or nobody{kept[5]}")
        self.add(f"fact opened is yes or no{kept[6]}")

    def table(self) -> None:
        row = self.pick("2 to 10 is pip of card", "2 to 10 is -(bonus + 1)")
        jokers = self.pick("joker is -5", "joker is pip of card")
        rows = ["A is 1", row, "J is 11", "Q is bonus * 6", "black K is 0", "red K is -2", jokers]
        if self.own:
            rows += ["wild is 5"]
        self.parts.append("table worth of card: ¤¦\n" + "".join(f"  {r} ¤¦\n" for r in rows))
        self.decided.append(Decided("worth", "card", "number"))

    def define(self) -> None:
        """A plain one, or one whose rules cover everything: the first always applies, the
        others override those before them."""
        name = self.fresh("ask")
        subject: Subject | None = self.draw(st.sampled_from((None, *get_args(Subject))))
        gives: Kind = self.draw(st.sampled_from(RESULTS))
        names: Names = {} if subject is None else {subject: subject}
        about = "" if subject is None else f" of {subject}"
        given = f" given {self.truth(names)}" if self.chance(10) else ""
        head = f"define {name}{about}{given}:"
        if self.chance(40):
            self.add(f"{head} {self.of_kind(gives, names, 2)}")
        else:
            self.parts.append(f"{head}¦\n")
            earlier: list[str] = []
            for _ in range(self.pick(1, 2, 3)):
                rule = self.fresh("rule")
                when = f" when {self.truth(names)}" if earlier or self.chance(8) else ""
                over = f" overrides {', '.join(earlier)}" if earlier else ""
                value = self.of_kind(gives, names, 1)
                self.add(f"  rule {rule}: {value}{when}{over}")
                earlier.append(rule)
        self.decided.append(Decided(name, subject, gives))

    def below_zero(self) -> str:
        """Nobody can be dealt fewer cards than one."""
        return "2" if any("deal bonus" in part for part in self.parts) else "-1"

    def stages(self) -> None:
        self.parts.append("stage opening of match:\n")
        first = self.pick("let active be left of active", "each player: let points of me be 0")
        self.add(f"  step first: {first}; go to setup")
        self.parts.append("stage setup of round:" + ROUND)
        start = self.pick("", " from left of active")
        self.add(f"  step deal: deal {self.pick('2', '1', 'bonus')} from stock to each grid{start}")
        if self.chance(40):
            self.add(f"  step extra: {self.sequence({}, 2, 2)}")
        self.add("  step open: move top of stock to discard; go to turn")
        self.parts.append("stage next:\n")
        if self.chance(50):
            self.add(f"  step some: {self.sequence({}, 2, 1)}")
        self.add("  step on: let active be left of active; go to turn")
        self.parts.append("stage standings:\n")
        again = self.pick("go to setup", "if turns > 2 then end match; go to setup")
        self.add(f"  step finish: {again}")

    def phases(self) -> None:
        if self.chance(40):
            self.add("phase turn, extra: active acts")
        else:
            self.add("phase turn: active acts")
            self.add(f"phase extra: {self.pick('left of active', 'active')} acts")

    def power(self, name: str) -> None:
        cards = self.pick(
            "A, 2, 3, 4, 5, 6, 7",
            "8, 9, 10, J, Q, K",
            "2, 4, 6, 8, 10, joker",
            "black A to 9, hearts K",
        )
        optional = self.pick(" optional", "")
        when = f" when {self.truth(ACTING)}" if self.chance(30) else ""
        self.offering = False
        body = self.sequence(ACTING, 2, 3)
        self.offering = True
        self.add(f"power {name} on {cards}{optional}{when}:¦ {body}")

    def action(self, name: str, phases: str, ending: str | None = None) -> None:
        when = "" if ending or self.chance(60) else f" when {self.truth(ACTING)}"
        body = ending or f"{self.sequence(ACTING, 3, 4)}{self.ending()}"
        anybody = " by any player" if not ending and self.chance(30) else ""
        self.add(f"action {name}{anybody} in {phases}{when}:¦ {body}")

    def ending(self) -> str:
        return self.pick(
            "",
            "; let active be left of active; go to turn",
            "; go to extra",
            "; go to next",
            "; if opened then go to turn else go to next",
            "; if turns > 3 then end round, go to standings",
            "; end match",
        )

    def options(self) -> None:
        """What is agreed on: on or off, one of a few numbers, any of some."""
        clauses = ("", "", ", needs players 2 or 4", *([", excludes house"] * self.varied))
        clause = self.pick(*clauses)
        self.add(f"option swift, default {self.pick('off', 'on')}{clause}")
        self.add(f"option rounds is 0 or 2 or 5, default {self.pick('2', '0')}")
        self.add(f"option stake is 1 to 4, default {self.pick('2', '1')}")
        self.add(f"option race is first or by_seat, default {self.pick('first', 'by_seat')}")
        if self.chance(40):
            ways = ("", " when swift", " when rounds > 2 and not swift", " when by_seat = race")
            when = self.pick(*ways)
            self.add(f"editorial dare in {self.pick('play', 'winning')}{when}")

    def variants(self) -> None:
        """Patches of every kind, each to something of its own, in one variant or in two."""
        chosen = self.patches()
        mine: dict[str, list[Patches]] = {"house": chosen[:1], "club": []}
        for patches in chosen[1:]:
            mine["club" if self.chance(40) else "house"].append(patches)
        names = [name for name, patches in mine.items() if patches]
        for name in names:
            self.parts.append(f"variant {name} of random{self.clauses(name, names)}: ¤¦\n")
            for patches in mine[name]:
                on = self.condition_on(patches, [n for n in names if n != name])
                for patch in patches:
                    self.add(f"  {on}{patch}")

    def clauses(self, name: str, names: list[str]) -> str:
        clauses = ["needs swift", "excludes swift", "needs players 2 or 4", "excludes rounds"]
        if "club" in names and name == "club":
            clauses += ["needs house", "excludes house", *["after house"] * 6]
        return f", {self.pick(*clauses)}" if self.chance(45) else ""

    def condition_on(self, patches: Patches, others: list[str]) -> str:
        """What else has to be played with; whether an option is can't depend on options."""
        to_options = any(re.match("set (swift|rounds|stake|race)|add option", p) for p in patches)
        known = [*others, *([] if to_options else ["swift", "rounds", "race"])]
        if not known or not self.chance(35):
            return ""
        names = ", ".join(known[:2]) if self.chance(25) else self.pick(*known)
        return f"{self.pick('with', 'without')} {names}: "

    def patches(self) -> list[Patches]:
        """Some that can be made in any order; those that stand together are made together."""
        makers: list[Callable[[], Patches]] = [
            lambda: (f"set bonus = {self.pick('3', '1', self.below_zero())}",),
            lambda: ("replace worth of black K is most",),
            lambda: ("replace worth of red K is -most",),
            lambda: ("replace worth of A is 14",),
            lambda: ("replace worth of 2 to 10 is 5",),
            lambda: ("set most = 1",),
            lambda: ("remove row worth.J",),
            lambda: (f"replace step next.on: {self.sequence({}, 1, 1)}; go to turn",),
            lambda: (f"add step setup.more after shuffle: {self.sequence({}, 1, 2)}",),
            lambda: ("add step standings.sooner: let turns be 0",),
            lambda: ("remove step opening.first", "add step opening.instead: go to setup"),
            lambda: (
                f"replace action rest in turn, extra: {self.sequence(ACTING, 1, 2)}; go to next",
            ),
            lambda: (f"add action more in turn: {self.sequence(ACTING, 2, 2)}",),
            lambda: ("add param extra_bonus = 4",),
            lambda: ("add fact extra_fact is yes or no",),
            lambda: ("add zone pit: pile, face down",),
            lambda: ("replace zone hand of player: 3 cards, face down",),
            lambda: ("add question what ruled so by next",),
            lambda: (f"add property wish: {self.truth({})}",),
            lambda: (
                f"add define extra_ask of player:\n rule one: {self.number({'player': 'player'})}",
            ),
            lambda: ("add phase idle: active acts", "add action idling in idle: go to turn"),
            lambda: ("add table extra_table of card:\n A to K is pip of card",),
            lambda: ("add stage aside: step only: go to turn",),
            lambda: (f"set swift = {self.pick('on', 'off')}",),
            lambda: (f"set rounds = {self.pick('5', '0')}",),
            lambda: (f"set race = {self.pick('by_seat', 'first')}",),
            lambda: ("add option extra_option is 2 to 3, default 2, excludes swift",),
            lambda: ("add editorial toss in setup when stake < 3",),
        ]
        text = "".join(self.parts)
        for name in re.findall(r"power (\w+)", text):
            makers.append(partial(lambda name: (f"remove power {name}",), name))
        makers += self.to_rules(text)
        if re.search(r"action act1( by any player)? in turn[^,]", text):
            makers.append(lambda: ("remove action act1",))
        chosen = self.draw(st.lists(st.sampled_from(range(len(makers))), min_size=2, max_size=8))
        return [makers[index]() for index in dict.fromkeys(chosen)]

    def to_rules(self, text: str) -> list[Callable[[], Patches]]:
        """Patches to the rules of the first definition that has some."""
        found = re.search(r"define (\w+)( of \w+)?( given .*)?:¦\n(  rule .*\n)+", text)
        if found is None:
            return []
        stem, rules = found[1], re.findall(r"rule (\w+): (.*?)(?: when| overrides| ¤)", found[0])
        (first, _), (last, value) = rules[0], rules[-1]
        rule = f"rule {stem}.{last}"
        change = f"remove {rule}" if len(rules) > 1 else f"replace {rule}: {value} when yes"
        added = f"add rule {stem}.added: {value} when no overrides {first}"
        return [lambda: (change,), lambda: (added,)]
