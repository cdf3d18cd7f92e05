"""The referee on random rule sets: whatever they count, both readings say it."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cambio_spec.constructs.players import PlayersPart
from cambio_spec.kernel.state import owners
from cambio_spec.kernel.types import Kind
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.pipeline.engines import engine
from cambio_spec.play.agreement import agreed
from cambio_spec.play.counting import Counting, counting
from cambio_spec.play.referee import judged
from cambio_spec.play.rounds import Table
from cambio_spec.play.telling import Key
from cambio_spec.play.undecided import undecided
from tests.agreement.random_phrases import Decided, Names
from tests.agreement.random_rulesets import HEAD, Declarations, ruleset, woven

PLAYER: Names = {"player": "player"}


class Paying(Declarations):
    """A rule set that announces what it pays each player, and goes on as it likes."""

    def text(self) -> str:
        self.parts = [HEAD]
        self.add("deck french_52 in stock")
        self.add(f"players 2 to 4, clockwise{self.pick('', ', leaving when flagged of it')}")
        self.zones()
        self.facts()
        self.options()
        self.table()
        self.define()
        self.add("define total of player: sum worth of cards in grid of player")
        self.decided.append(Decided("total", "player", "number"))
        over = self.pick("", " overrides plain")
        self.parts.append("define pay of player:¦\n")
        self.add(f"  rule plain: total of player{self.pick('', ' when opened')}")
        self.add(f"  rule other: {self.number(PLAYER)} when {self.truth(PLAYER)}{over}")
        self.parts.append("stage opening of match:\n")
        self.add("  step first: go to setup")
        self.parts.append("stage setup of round:\n")
        self.add("  step deal: deal 2 from stock to each grid; go to turn")
        self.parts.append("stage tell:\n")
        added = self.pick("", "; let points of me be points of me + pay of me")
        self.add(f"  step say: each player: (announce pay of me{added})")
        self.add(f"  step some: {self.sequence({}, 1, 1)}")
        self.add(f"  step finish: {self.pick('end match', 'end round, go to standings')}")
        self.parts.append("stage standings:\n")
        self.add(f"  step finish: {self.pick('go to setup', 'end match')}")
        self.add("phase turn: active acts")
        self.add("action rest in turn: go to tell")
        return "".join(self.parts)


@st.composite
def paying(draw: Any) -> Ruleset:
    return ruleset(woven(Paying(draw).text(), 0))


def count(rules: Ruleset) -> Counting:
    leaving = any(part.leaving is not None for part in rules.all(PlayersPart))
    found = counting(rules.program, leaving)
    assert found is not None
    return found


def fact_values(data: st.DataObject, rules: Ruleset, players: int) -> dict[Key, Any]:
    told: dict[Key, Any] = {}
    value: Any
    for fact in rules.program.facts:
        for owner in owners(fact.per_player, players):
            match fact.type.kind:
                case Kind.BOOLEAN:
                    value = data.draw(st.booleans())
                case Kind.PLAYER:
                    nobody = (None,) if fact.type.optional else ()
                    value = data.draw(st.sampled_from((*nobody, *range(players))))
                case _:
                    value = data.draw(st.integers(fact.low or -9, fact.high or 9))
            told[fact.name if owner is None else (fact.name, owner)] = value
    return told


@settings(max_examples=25)
@given(paying(), st.data())
def test_both_readings_say_the_same_and_what_they_do_not_say_is_explained(
    rules: Ruleset, data: st.DataObject
) -> None:
    program, found = rules.program, count(rules)
    players = data.draw(st.sampled_from(program.counts))
    assert (found.score.name, found.zone.name, found.stage) == ("pay", "grid", "tell")
    pack = data.draw(st.permutations(range(len(program.deck.cards))))
    most = min(found.zone.limit or 4, 4)
    sizes = [data.draw(st.integers(0, most)) for _ in range(players)]
    hands = tuple(tuple(pack[seat * most : seat * most + size]) for seat, size in enumerate(sizes))
    table = Table(hands, fact_values(data, rules, players))
    answer = judged(program, found, table)
    agreed(program, found, table, engine(rules))
    findings = undecided(rules, found, answer, [f"P{seat}" for seat in range(players)])
    assert bool(findings) == (not answer.settled and answer.ended.halt is not None)
    for player in answer.players:
        if player.worths is not None and None not in player.worths:
            assert player.total == sum(worth or 0 for worth in player.worths)
