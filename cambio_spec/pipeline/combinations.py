"""Proves what a game decides in all of its configurations at once, and finds the smallest sets of
features with which something fails."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from cambio_spec.constructs.option import Option, Range, write_value
from cambio_spec.kernel.agreeing import limited
from cambio_spec.kernel.expressions import RuleId, Scalar
from cambio_spec.kernel.program import Program, Setting
from cambio_spec.model.configuring import Asked
from cambio_spec.model.lattice import Features
from cambio_spec.model.load import AtHand, Loaded
from cambio_spec.model.switching import SWITCH
from cambio_spec.model.symbolic import Whole, standing, wholes
from cambio_spec.model.uniting import Origin, Reading
from cambio_spec.pipeline.working import Part, With
from cambio_spec.proof.combining import Combined, Failing, combined
from cambio_spec.proof.expectations import expecting, only_said
from cambio_spec.proof.fingerprint import Fingerprints
from cambio_spec.proof.measures import scores
from cambio_spec.proof.outcome import Outcome, Question, question
from cambio_spec.proof.queries import Keep
from cambio_spec.proof.solver import Deadline


@dataclass(frozen=True, slots=True)
class Fails:
    """With these features, none of them more than is needed, these questions aren't proved; or it
    isn't known, with some of them, whether the `doubtful` one is."""

    features: Features
    questions: frozenset[Question]
    doubtful: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Combinations:
    """`sound` are the decisions of which all is proved in the configuration that was asked for;
    `alive` the rules that apply in some configuration in which they are there. `broken` and `left`
    are those of `Wholes`; `count` how many configurations there are, None if too many to count."""

    fails: tuple[Fails, ...]
    sound: frozenset[str]
    alive: frozenset[Reading]
    broken: tuple[Features, ...]
    left: int
    count: int | None


@dataclass(eq=False, slots=True)
class _Proof:
    """One program, and what is found out about its decisions."""

    whole: Whole
    program: Program
    counts: tuple[int, ...]
    found: dict[str, Combined]

    def rule(self, name: str, known: RuleId, other: _Proof, theirs: str) -> RuleId:
        """What a rule of an equal decision is called here."""
        mine, its = self.program.decision(name), other.program.decision(theirs)
        pairs = zip(its.rules, mine.rules, strict=True)
        return {its.origin: mine.origin, **{a.origin: b.origin for a, b in pairs}}[known]


class Combining:
    """First the `parts` of the work, which don't depend on each other; then what they come to."""

    def __init__(
        self, loaded: Loaded, at_hand: AtHand, counts: Sequence[int], until: float, with_: With
    ) -> None:
        self._loaded, self._known = loaded, with_.known
        self._made = wholes(at_hand, _asked(loaded))
        self._proofs: list[_Proof] = []
        self._first: dict[str, tuple[_Proof, str]] = {}
        self._prints: dict[tuple[int, str], tuple[str, tuple[str, ...]]] = {}
        self._todo: list[tuple[_Proof, frozenset[str]]] = []
        for whole in self._made.found:
            program = _open(whole, loaded)
            here = tuple(count for count in program.counts if count in counts)
            self._proofs.append(_Proof(whole, program, here, {}))
            self._plan(self._proofs[-1])

        def keep(one: _Proof) -> Keep:
            return with_.queries(_told(loaded, one.whole))

        self.parts: list[Part[tuple[Combined, ...]]] = [
            partial(combined, one.program, one.counts, Deadline(until), todo, keep(one))
            for one, todo in self._todo
        ]

    def _plan(self, proof: _Proof) -> None:
        """What is to be proved of it: not what is known, nor what is the same elsewhere."""
        prints = Fingerprints(proof.program, proof.counts)
        todo: set[str] = set()
        for decision in (d for d in proof.program.decisions if not only_said(d.name)):
            name = decision.name
            print_ = prints.of(name)
            self._prints[id(proof), name] = print_.text, print_.facts
            if self._known.is_proved(print_.text):
                expected = name in proof.program.properties
                alive = frozenset(r.origin for r in decision.rules if not expected)
                proof.found[name] = Combined(name, (), alive)
            elif self._first.setdefault(print_.text, (proof, name)) == (proof, name):
                todo.add(name)
        self._todo += [(proof, frozenset(todo))] if todo else []

    def done(self, found: Sequence[tuple[Combined, ...]]) -> Combinations:
        """What the parts came to, in their order."""
        for (proof, _), answers in zip(self._todo, found, strict=True):
            for answer in answers:
                proof.found[answer.decision] = answer
                if not answer.failing:
                    self._known.proved([self._prints[id(proof), answer.decision][0]])
        for proof in self._proofs:
            for decision in proof.program.decisions:
                if decision.name not in proof.found and not only_said(decision.name):
                    proof.found[decision.name] = self._same(proof, decision.name)
        broken = (tuple(self._features(names, {})) for names in self._made.broken)
        return Combinations(
            tuple(self._fails()),
            self._sound(),
            frozenset(self._alive()),
            tuple(broken),
            self._made.left,
            self._made.combinations,
        )

    def _same(self, proof: _Proof, name: str) -> Combined:
        """The answer for a decision from that for an equal one, which may be called otherwise."""
        text, facts = self._prints[id(proof), name]
        other, theirs = self._first[text]
        known = other.found[theirs]
        fact = dict(zip(self._prints[id(other), theirs][1], facts, strict=True))

        def rules(ids: Sequence[RuleId]) -> tuple[RuleId, ...]:
            return tuple(proof.rule(name, one, other, theirs) for one in ids)

        def failing(one: Failing) -> Failing:
            outcome = replace(one.outcome, decision=name, rules=rules(one.outcome.rules))
            return Failing(outcome, tuple({fact[f]: v for f, v in s.items()} for s in one.sets))

        alive = frozenset(rules(tuple(known.alive)))
        return Combined(name, tuple(map(failing, known.failing)), alive)

    def _sound(self) -> frozenset[str]:
        """Those of the configuration that was asked for."""
        if not self._proofs or self._added(self._proofs[0].whole):
            return frozenset()
        proof = self._proofs[0]
        # Whether what is expected is expected of anything is asked of a configuration by itself.
        found = ((n, one) for n, one in proof.found.items() if n not in proof.program.properties)
        return frozenset(name for name, one in found if not one.failing)

    def _alive(self) -> Iterator[Reading]:
        for proof in self._proofs:
            for one in proof.found.values():
                yield from (proof.whole.origins[rule].reading for rule in one.alive)

    # ── with which features ──────────────────────────────────────────────────────────────

    def _fails(self) -> Iterator[Fails]:
        """By the features, the fewest first."""
        found: dict[Question, dict[frozenset[str], Features]] = {}
        doubts: dict[Question, Fails] = {}
        for proof in self._proofs:
            on = self._added(proof.whole)
            for one in (f for c in proof.found.values() for f in c.failing):
                outcome = _in_text(one.outcome, proof.whole.origins)
                asked = question(outcome)
                if outcome.status == "unknown":
                    there = on | self._needed(one.outcome, proof)
                    features = tuple(self._features(there, {}))
                    doubts.setdefault(asked, Fails(features, frozenset(), outcome))
                for chosen in one.sets:
                    features = tuple(self._features(on, chosen))
                    names = frozenset(feature.name for feature in features)
                    found.setdefault(asked, {}).setdefault(names, features)
        by_features: dict[Features, set[Question]] = {}
        for asked, sets in found.items():
            for names, features in sets.items():
                if not any(other < names for other in sets):
                    by_features.setdefault(features, set()).add(asked)
        for features, dead in self._dead():
            by_features.setdefault(features, set()).add(dead)
        known = set(self._loaded.asked)
        for features in sorted(by_features, key=len):
            if not known.issuperset(features):
                yield Fails(features, frozenset(by_features[features]))
        yield from (doubt for asked, doubt in doubts.items() if asked not in found)

    def _needed(self, outcome: Outcome, proof: _Proof) -> frozenset[str]:
        """Features with which there is what isn't known, as far as that needs any."""
        rules = self._loaded.ruleset.rules
        # What is expected of every game stands in no rule: what it is about does.
        decision = proof.program.decision(outcome.decision.partition(":")[0])
        asked = [r for r in outcome.rules if r in proof.whole.origins]
        asked = asked or [rule.origin for rule in decision.rules[:1]]
        origins = (proof.whole.origins[rule] for rule in asked)
        brought = (o for o in origins if o.rule not in rules or rules[o.rule].item.span != o.span)
        usual = {o.name.text for o in self._loaded.ruleset.options if o.default.value is True}
        return frozenset[str]().union(*(o.features for o in brought)) - usual

    def _dead(self) -> Iterator[tuple[Features, Question]]:
        """The rules that apply in no configuration, unless they are there with nothing added: a
        smallest set with which each is there."""
        alive, seen = set(self._alive()), set[Reading]()
        base = {rule.item.span for rule in self._loaded.ruleset.rules.values()}
        for proof in self._proofs:
            for one in (f for c in proof.found.values() for f in c.failing):
                if one.outcome.kind != "dead-rule" or one.outcome.status != "refuted":
                    continue
                origin = proof.whole.origins[one.outcome.rules[0]]
                if origin.reading in alive or origin.reading in seen or origin.span in base:
                    continue
                seen.add(origin.reading)
                features = tuple(self._features(self._fewest(origin), {}))
                yield features, ("dead-rule", one.outcome.decision, origin.rule)

    def _fewest(self, origin: Origin) -> frozenset[str]:
        """As few features as a rule needs to be there."""
        family, features = self._loaded.ruleset.family, set(origin.features)
        for name in sorted(features - set(_asked(self._loaded))):
            fewer = features - {name}
            there = () if family.refused(fewer) else standing(family.configured(fewer))
            if origin.reading in there:
                features = fewer
        return frozenset(features)

    def _added(self, whole: Whole) -> frozenset[str]:
        """The features that are fixed, and not what they are for those who ask for nothing."""
        asked = _asked(self._loaded)
        usual = {o.name.text: o.default.value is True for o in self._loaded.ruleset.options}
        fixed = whole.fixed.items()
        return frozenset(n for n, on in fixed if n not in asked and on != usual.get(n, False))

    def _features(self, names: frozenset[str], chosen: Mapping[str, Scalar]) -> Iterator[Asked]:
        """What is to be asked for: what was, then variants, then options with their values."""
        yield from self._loaded.asked
        ruleset, asked = self._loaded.ruleset, {one.name for one in self._loaded.asked}
        for name in (v.name.text for v in ruleset.pool):
            if name not in asked and (name in names or f"{SWITCH}{name}" in chosen):
                yield Asked(name, None)
        for option in self._options():
            name = option.name.text
            if name not in asked and (name in names or name in chosen):
                value = chosen.get(name)
                yield Asked(name, write_value(_other(option) if value is None else value))

    def _options(self) -> Sequence[Option]:
        found = {o.name.text: o for _, o in self._loaded.ruleset.family.readings(Option)}
        return tuple({**found, **{o.name.text: o for o in self._loaded.ruleset.options}}.values())


def _asked(loaded: Loaded) -> Mapping[str, bool]:
    """Of the features that somebody asked for, which are played."""
    ruleset = loaded.ruleset
    return {
        **dict.fromkeys(ruleset.features, True),
        **{one.name: one.name in ruleset.played for one in loaded.asked},
    }


def _told(loaded: Loaded, whole: Whole) -> str:
    """Which configurations these are: `x--all` or, with what is fixed, `x--all+joker-team`."""
    asked = _asked(loaded)
    fixed = ((name, on) for name, on in whole.fixed.items() if name not in asked)
    return f"{loaded.ruleset.name}--all" + "".join("-+"[on] + name for name, on in fixed)


def _open(whole: Whole, loaded: Loaded) -> Program:
    """The program for all that is neither asked for nor fixed, and what is expected of it."""
    asked = {one.name for one in loaded.asked}

    def narrowed(setting: Setting) -> Setting:
        name = setting.fact
        if name in asked and name in loaded.ruleset.settings:
            return replace(setting, values=(loaded.ruleset.settings[name],))
        return setting

    settings = tuple(map(narrowed, whole.program.settings))
    counted = scores(loaded.ruleset.program)
    return expecting(limited(replace(whole.program, settings=settings)), counted)


def _in_text(outcome: Outcome, origins: Mapping[RuleId, Origin]) -> Outcome:
    """About the rules as they stand in the text."""
    rules = (origins[r].rule if r in origins else r for r in outcome.rules)
    return replace(outcome, rules=tuple(rules))


def _other(option: Option) -> int | bool | str:
    """A value that isn't the usual one."""
    values = option.values
    some = (values.low, values.high) if isinstance(values, Range) else option.listed or ()
    return next(value for value in some if value != option.default.value)
