"""What effects mean, told directly: one after the other, and play simply stops where a player is
asked. Lowering cuts them into blocks instead, so it must come to the same.

Expressions, and effects that are done in one go, are lowered and evaluated by the kernel; who
acts, what was chosen and what comes next is kept here as a generator keeps it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from cambio_spec.constructs.action import Action
from cambio_spec.constructs.as_player import AsPlayer
from cambio_spec.constructs.block import Together
from cambio_spec.constructs.each import EachPlayer
from cambio_spec.constructs.each_in import EachIn
from cambio_spec.constructs.end_match import MatchEnds
from cambio_spec.constructs.end_round import RoundEnds
from cambio_spec.constructs.go import GoTo
from cambio_spec.constructs.may import May
from cambio_spec.constructs.offer import OfferPowers
from cambio_spec.constructs.phase import PhasePart
from cambio_spec.constructs.power import Power
from cambio_spec.constructs.registry import DECLARATION, LOWER_EFFECT
from cambio_spec.constructs.stage import StagePart, fresh_facts
from cambio_spec.constructs.when import When
from cambio_spec.kernel import evaluate, running
from cambio_spec.kernel.cards import RANKS, Card
from cambio_spec.kernel.expressions import Expr, Local, Spots
from cambio_spec.kernel.opening import opened
from cambio_spec.kernel.scope import Scope, Undecided, Undefined
from cambio_spec.kernel.state import State, Value
from cambio_spec.kernel.statements import Statement
from cambio_spec.kernel.types import BOOLEAN, CARD, PLAYER, Type
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes import scope as surface
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.decks import JOKER
from cambio_spec.nodes.flow import stop
from cambio_spec.nodes.folds import elements
from cambio_spec.nodes.parts import Selector
from cambio_spec.nodes.seats import taking_part
from cambio_spec.nodes.surface import Choose, ChooseSeveral, Domain, Effect, Expression, Word
from tests.constructs.direct_several import Group, choose_several, first_picks, with_groups

RISING = (JOKER, *RANKS)

Answer = tuple[Value, str, Value]
"""Who takes an option, its name, and what was chosen with it."""


@dataclass(frozen=True)
class Asked:
    """The options that are open, each with whose it is."""

    options: tuple[Answer, ...]


Playing = Generator[Asked, Answer, None]


class Leaves(Exception):
    """Play goes on at another block; None: it is over."""

    def __init__(self, label: str | None) -> None:
        super().__init__(label)
        self.label = label


class Halts(Exception):
    """Play can't go on."""


@dataclass(frozen=True)
class Frame:
    """Who acts, and what has been chosen, by name; `groups` are several at once. `picked` is what
    was chosen together with the option that is being taken."""

    me: Value = None
    acting: bool = False
    names: Mapping[str, tuple[Type, Value]] | None = None
    picked: Value = None
    groups: Mapping[str, Group] = field(default_factory=dict)


class Direct:
    """A game in play, as it is written, with what was `agreed` on as facts. `asked` is None where
    it is over or halted, then with a `reason`."""

    def __init__(self, ruleset: Ruleset, players: int, seed: int, single_round: bool) -> None:
        self.program = ruleset.open
        self.agreed = dict[str | tuple[str, int], Value](ruleset.settings.items())
        self.building = Building(LOWER_EFFECT, ruleset.game.span)
        for declaration in ruleset.written:
            DECLARATION[type(declaration)].declare(declaration, self.building)
        written = ruleset.written
        self.stages = {s.name.text: s for s in written if isinstance(s, StagePart)}
        phases = (d for d in written if isinstance(d, PhasePart))
        self.phases = {n.text: p for p in phases for n in p.names}
        self.actions = tuple(d for d in written if isinstance(d, Action))
        self.powers = tuple(d for d in written if isinstance(d, Power))
        label = self.building.starts["round" if single_round else "match"]
        state = opened(self.program, players, seed, label, self.agreed, single_round)
        self.state: State = replace(state, status="running")
        self.reason: str | None = None
        self._play = self._blocks(label)
        self.asked = self._next(None)

    def take(self, player: Value, option: str, value: Value) -> None:
        self.asked = self._next((player, option, value))

    def _next(self, answer: Answer | None) -> Asked | None:
        try:
            return next(self._play) if answer is None else self._play.send(answer)
        except StopIteration:
            return None
        except Halts as halts:
            self.reason = str(halts)
        except Undefined:
            self.reason = "undefined"
        except Undecided as undecided:
            self.reason = undecided.verdict.status
        return None

    # ── blocks ───────────────────────────────────────────────────────────────────────────

    def _blocks(self, label: str) -> Playing:
        following: str | None = label
        while following is not None:
            try:
                yield from self._block(following)
            except Leaves as leaves:
                following = leaves.label

    def _block(self, label: str) -> Playing:
        if label in self.stages:
            stage = self.stages[label]
            if stage.occasion == "round":
                self._do(fresh_facts(self.building), Frame())
            for step in stage.steps:
                yield from self.sequence(step.effects, Frame(), step.name.text)
            return
        phase = self.phases[label]
        frame = Frame(self.value(phase.actor, Frame(), PLAYER), True)
        self._somebody(frame.me)
        actions = [a for a in self.actions if label in (p.text for p in a.phases)]
        options = [
            answer
            for action in actions
            for taking in self._takers(action, frame)
            if action.when is None or self.value(action.when, taking, BOOLEAN)
            for answer in self.openings(action.name.text, action.effects, taking)
        ]
        who, name, value = yield from self.ask(frame.me, options)
        action = next(a for a in actions if a.name.text == name)
        yield from self.sequence(action.effects, replace(frame, me=who, picked=value), name)
        raise Leaves(label)

    def _takers(self, action: Action, frame: Frame) -> Iterator[Frame]:
        """The frames of those who may take an action, the actor first."""
        assert isinstance(frame.me, int)
        for step in range(self.state.players if action.anybody else 1):
            taking = replace(frame, me=(frame.me + step) % self.state.players)
            if not action.anybody or self._takes_part(taking):
                yield taking

    def _takes_part(self, frame: Frame) -> bool:
        scope = self.scope(frame)
        assert scope.me is not None
        return self.holds(taking_part(scope.me, scope), self.bindings(frame))

    def ask(self, actor: Value, options: Sequence[Answer]) -> Generator[Asked, Answer, Answer]:
        self._somebody(actor)
        if all(who != actor for who, _, _ in options):
            raise Halts("stuck")
        answer = yield Asked(tuple(options))
        return answer

    def _somebody(self, player: Value) -> None:
        if player is None:
            raise Undefined

    # ── effects ──────────────────────────────────────────────────────────────────────────

    def sequence(self, effects: Sequence[Effect], frame: Frame, origin: str) -> Playing:
        for effect in effects:
            frame = yield from self.effect(effect, frame, origin)

    def effect(self, effect: Effect, frame: Frame, origin: str) -> Generator[Asked, Answer, Frame]:
        """Does it, and gives the frame for what follows: only a choice changes it."""
        after = replace(frame, picked=None)
        match effect:
            case Choose():
                return (yield from self.choose(effect, frame))
            case ChooseSeveral():
                return (yield from choose_several(self, effect, frame))
            case Together():
                yield from self.sequence(effect.effects, frame, origin)
            case When():
                holds = self.value(effect.condition, frame, BOOLEAN)
                branch = effect.then if holds else effect.otherwise
                if branch is not None:
                    yield from self.effect(branch, frame, origin)
            case AsPlayer():
                other = replace(after, me=self.value(effect.player, frame, PLAYER), acting=True)
                yield from self.effect(effect.effect, other, origin)
            case EachPlayer():
                yield from self.each(effect, after, origin)
            case EachIn():
                yield from self.each_in(effect, after, origin)
            case May():
                opening = self.openings("yes", (effect.effect,), after)
                no = frame.me, "no", None
                _, name, value = yield from self.ask(frame.me, [*opening, no])
                if name == "yes":
                    yield from self.effect(effect.effect, replace(after, picked=value), origin)
            case OfferPowers():
                yield from self.offer(effect, after)
            case GoTo(block=block):
                raise Leaves(block.text)
            case RoundEnds(block=block):
                raise Leaves(None if self.state.single_round else block.text)
            case MatchEnds():
                raise Leaves(None)
            case _:
                lower = LOWER_EFFECT[type(effect)]
                flow = self.building.flow(origin)
                self._do(lower(effect, flow, self.scope(frame), stop), frame)
        return after

    def choose(self, node: Choose, frame: Frame) -> Generator[Asked, Answer, Frame]:
        type_, values = self.choices(node, frame)
        value = frame.picked
        if value is None:
            options = [(frame.me, node.name.text, chosen) for chosen in values]
            _, _, value = yield from self.ask(frame.me, options)
        return replace(
            frame, names={**(frame.names or {}), node.name.text: (type_, value)}, picked=None
        )

    def choices(self, node: Choose, frame: Frame) -> tuple[Type, list[Value]]:
        met = [
            value
            for listed in self.listed(node.domain, frame)
            for _, value in self._meeting(node.name, node.domain, node.when, listed, frame)
        ]
        return elements(node.domain, self.scope(frame), "chosen").type, met

    def _meeting(
        self, name: Word, domain: Domain, condition: Expression | None, value: Value, frame: Frame
    ) -> Iterator[tuple[Type, Value]]:
        """An element of a domain and its type, if it meets the condition, which knows it by its
        name and as `it`."""
        found = elements(domain, self.scope(frame), "chosen")
        if not self.holds(found.own, {**self.bindings(frame), found.variable: value}):
            return
        named = {**(frame.names or {}), "it": (found.type, value), name.text: (found.type, value)}
        if condition is None or self.value(condition, replace(frame, names=named), BOOLEAN):
            yield found.type, value

    def openings(self, name: str, effects: Sequence[Effect], frame: Frame) -> Iterator[Answer]:
        """The ways in which an option that does this may be taken."""
        first: Effect = effects[0]
        while isinstance(first, Together):
            first = first.effects[0]
        match first:
            case Choose():
                yield from ((frame.me, name, value) for value in self.choices(first, frame)[1])
            case ChooseSeveral():
                picks = first_picks(self, first, frame)
                yield from ((frame.me, name, value) for value in picks)
            case _:
                yield frame.me, name, None

    def each(self, node: EachPlayer, frame: Frame, origin: str) -> Playing:
        start = None if node.start is None else self.value(node.start, frame, PLAYER)
        if node.start is not None:
            self._somebody(start)
        for step in range(self.state.players):
            seat = ((start if isinstance(start, int) else 0) + step) % self.state.players
            turn = replace(frame, me=seat, acting=True)
            if not self._takes_part(turn):
                continue
            if node.when is None or self.value(node.when, turn, BOOLEAN):
                yield from self.effect(node.effect, turn, origin)

    def each_in(self, node: EachIn, frame: Frame, origin: str) -> Playing:
        for value in tuple(self.listed(node.domain, frame)):
            if self._is_empty(node.domain, value, frame):
                continue
            for type_, inside in self._meeting(node.name, node.domain, node.where, value, frame):
                names = {**(frame.names or {}), node.name.text: (type_, inside)}
                yield from self.effect(node.effect, replace(frame, names=names), origin)

    def _is_empty(self, domain: Domain, value: Value, frame: Frame) -> bool:
        """Whether a card of a grid has been taken away by now."""
        found = elements(domain, self.scope(frame), "chosen").domain
        if not isinstance(found, Spots) or not isinstance(value, tuple):
            return False
        seat, slot = value
        assert isinstance(seat, int) and isinstance(slot, int)
        return self.state.zones[found.zone, seat][slot] is None

    def offer(self, node: OfferPowers, frame: Frame) -> Playing:
        if not self.powers:
            return
        card = self.value(node.card, frame, CARD)
        assert isinstance(card, int)
        shown = self.program.deck.cards[card]
        bare = replace(frame, names=None, groups={})
        options: list[Answer] = []
        forced = False
        for power in self.powers:
            if not any(_is_meant(shown, selector) for selector in power.cards):
                continue
            if power.when is not None and not self.value(power.when, bare, BOOLEAN):
                continue
            ways = list(self.openings(power.name.text, power.effects, bare))
            options += ways
            forced = forced or (bool(ways) and not power.optional)
        if not options:
            return
        declining = [(frame.me, "decline", None)] * (not forced)
        _, name, value = yield from self.ask(frame.me, [*options, *declining])
        if name != "decline":
            power = next(p for p in self.powers if p.name.text == name)
            yield from self.sequence(power.effects, replace(bare, picked=value), name)

    # ── expressions and what is done in one go ───────────────────────────────────────────

    def scope(self, frame: Frame) -> surface.Scope:
        """The names in a frame, each a variable that nothing else is called."""
        scope = with_groups(self.building.scope("direct"), frame.groups)
        for name, (type_, _) in (frame.names or {}).items():
            scope = scope.bind(name, Local(type_, f"the {name}", origin="direct"))
        if frame.acting:
            scope = scope.acting(Local(PLAYER, "the actor", origin="direct"))
        return scope

    def bindings(self, frame: Frame) -> dict[str, Value]:
        chosen = {f"the {name}": value for name, (_, value) in (frame.names or {}).items()}
        for name, group in frame.groups.items():
            chosen |= group.bindings(name)
        return {**chosen, "the actor": frame.me}

    def value(self, node: Expression, frame: Frame, wanted: Type | None) -> Value:
        expr = self.scope(frame).elaborate(node, wanted)
        return evaluate.evaluate(self.program, self.state, expr, self.bindings(frame))

    def holds(self, condition: Expr | None, bindings: Mapping[str, Value]) -> bool:
        where = Scope(self.program, self.state, bindings)
        return evaluate.holds(where, condition)

    def listed(self, domain: Domain, frame: Frame) -> Sequence[Value]:
        found = elements(domain, self.scope(frame), "chosen")
        where = Scope(self.program, self.state, self.bindings(frame))
        return evaluate.elements(where, found.domain)

    def _do(self, statements: tuple[Statement, ...], frame: Frame) -> None:
        where = Scope(self.program, self.state, self.bindings(frame))
        state = running.sequence(where, statements)
        if state.halt is not None:
            self.state = replace(state, status="running", halt=None)
            raise Halts(state.halt.reason)
        self.state = state


def _is_meant(card: Card, selector: Selector) -> bool:
    """Text and number of a rank are the same: `7` is the rank of that number."""
    last = selector.last or selector.first
    if card.rank not in RISING:
        return False  # a card of the game's own lies in no run of those that all decks have
    first_place, place, last_place = (
        RISING.index(rank) for rank in (selector.first.text, card.rank, last.text)
    )
    quality = None if selector.quality is None else selector.quality.text
    return first_place <= place <= last_place and quality in (None, card.suit, card.colour)
