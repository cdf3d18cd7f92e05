"""When the questions of a game are asked: which features and which agreements they hang on.

Features are told from the presence conditions of a question and of the rules that carry its
ruling out. What players agree on may leave nothing of these rules, so each option is tried out
with each of its values, or for a range with those at which a rule could notice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import combinations, islice, product

from cambio_spec.constructs.option import Option, Range, write_value
from cambio_spec.constructs.question import Question
from cambio_spec.kernel.agreeing import Agreed, Values, agreed
from cambio_spec.kernel.expressions import Binary, Const, ReadFact
from cambio_spec.kernel.types import INTEGER
from cambio_spec.kernel.walk import descendants
from cambio_spec.model.agreement import dropped, without
from cambio_spec.model.condition import (
    ALWAYS,
    NEVER,
    Condition,
    both,
    either,
    holds,
    mentioned,
    text,
)
from cambio_spec.model.family import Family
from cambio_spec.model.ruleset import Rule, Ruleset

Loading = Callable[[Set[str]], Ruleset | None]
"""The game with some features; None where they can't be played."""

MOST_TRIED = 400
MOST_FEATURES = 3
MOST_COMPARED = 10


@dataclass(frozen=True, slots=True)
class Agreement:
    """The values of an option with which a question is asked, as people say them (`5`, `off`):
    the first and the last one of those in a row."""

    option: str
    values: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        """As a configuration names it, where it is one value: `rounds=5 | rounds=7`."""
        ends = (first if first == last else f"{first}..{last}" for first, last in self.values)
        return " | ".join(f"{self.option}={value}" for value in ends)


@dataclass(frozen=True, slots=True)
class Arising:
    """A question, which `rule` it is in its rule set, and when it is asked: with the features
    that the condition `features` says, and with one of the `agreements`; () where these don't
    matter. `under` is the feature that it belongs to, None for the game itself; `usual` tells
    whether the game without any feature asks it, `ever` whether anything was found that does."""

    question: Question
    rule: Rule
    under: str | None
    usual: bool
    ever: bool
    features: Condition
    agreements: tuple[tuple[Agreement, ...], ...]

    def __str__(self) -> str:
        """The condition as people write it, `team & rounds=0`; empty where there is none."""
        if not self.ever:
            return text(NEVER)
        parts = [] if self.features == ALWAYS else [text(self.features)]
        ways = [_joined([str(one) for one in way], " & ") for way in self.agreements]
        return _joined([*parts, _joined(ways, " | ")] if ways else parts, " & ")


def _joined(parts: Sequence[str], by: str) -> str:
    """In brackets what is of several parts itself."""
    several = len(parts) > 1
    return by.join(f"({p})" if several and {"|", "&"} - {by.strip()} & {*p} else p for p in parts)


def arising(ruleset: Ruleset, brought_by: str | None, loading: Loading) -> Iterator[Arising]:
    """The questions that a feature of a rule set brings, or the game itself, in their order."""
    rules = _presences(ruleset.family)
    tables: dict[frozenset[str], _Trials] = {}
    for present, question, feature in ruleset.family.brought(Question):
        if feature != brought_by:
            continue
        when = _as_short(present, both(present, _carried(question, rules)))
        fewest = _fewest(when, loading)
        if fewest is None:
            continue  # whatever is played: it is never asked
        features, played = fewest
        trials = tables.setdefault(features, _Trials(played, {}))
        yield _arising(question, feature, when, features, trials)


def _arising(
    question: Question,
    feature: str | None,
    when: Condition,
    features: frozenset[str],
    trials: _Trials,
) -> Arising:
    name = question.name.text
    agreements, found = _agreements(trials, name)
    usual = not features and name in trials.asked({})
    option = agreements[0][0].option if agreements and not usual else None
    under = feature or next(iter(sorted(features)), option)
    rule = trials.ruleset.rules[name]
    ever = found is not None
    return Arising(found or question, rule, under, usual, ever, when, agreements)


@dataclass(frozen=True, slots=True)
class _Trials:
    """A rule set, with what is asked where its options have some values."""

    ruleset: Ruleset
    known: dict[frozenset[tuple[str, Agreed]], Mapping[str, Question]]

    def asked(self, values: Values) -> Mapping[str, Question]:
        """The questions that are asked with these values, other options as they are here."""
        key = frozenset(values.items() - self.ruleset.settings.items())
        if key not in self.known:
            ruleset, settings = self.ruleset, {**self.ruleset.settings, **values}
            left = agreed(ruleset.open, settings)
            gone = dropped(ruleset.open, left, ruleset.conditions, settings)
            kept = without(ruleset.written, gone)
            self.known[key] = {q.name.text: q for q in kept if isinstance(q, Question)}
        return self.known[key]


def _presences(family: Family) -> Mapping[str, Condition]:
    found: dict[str, Condition] = {}
    for rule in family.presences():
        name = rule.id.partition("@")[0].partition("#")[0]
        stem = name.partition(".")[0]
        for known in dict.fromkeys((name, stem)):
            found[known] = either(found[known], rule.when) if known in found else rule.when
    return found


def _carried(question: Question, rules: Mapping[str, Condition]) -> Condition:
    """Where one of the rules is there that carry the ruling out."""
    found = [rules[path.text] for path in question.rules if path.text in rules]
    return either(*found) if found else ALWAYS


def _as_short(short: Condition, long: Condition) -> Condition:
    """The shorter of two conditions if it holds wherever the longer one does, and nowhere else."""
    names = sorted(mentioned(long))
    every = (
        frozenset(name for name, there in zip(names, row, strict=True) if there)
        for row in product((False, True), repeat=len(names))
    )
    told = len(names) <= MOST_COMPARED and all(holds(short, f) == holds(long, f) for f in every)
    return short if told else long


def _fewest(when: Condition, loading: Loading) -> tuple[frozenset[str], Ruleset] | None:
    """The fewest features with which a condition holds, and the game with them."""
    names = sorted(mentioned(when))
    for count in range(min(len(names), MOST_FEATURES) + 1):
        for some in combinations(names, count):
            features = frozenset(some)
            if holds(when, features) and (played := loading(features)) is not None:
                return features, played
    return None


# ── what players agree on ────────────────────────────────────────────────────────────────


Alternatives = tuple[tuple[Agreement, ...], ...]


def _agreements(trials: _Trials, name: str) -> tuple[Alternatives, Question | None]:
    """With which values a question is asked: where it usually is, what each option has to be;
    else the options of which one is enough, or two together. And the question as it is then."""
    usual = trials.asked({}).get(name)
    options = {o.name.text: o for o in trials.ruleset.written if isinstance(o, Option)}
    tried = {o: _tried(option, trials.ruleset) for o, option in options.items()}
    asked = {
        o: tuple(v for v in values if name in trials.asked({o: v.first}))
        for o, values in tried.items()
    }
    if usual is not None:
        needed = [o for o, values in asked.items() if len(values) < len(tried[o])]
        limits = tuple(Agreement(o, _said(asked[o])) for o in needed)
        return ((limits,) if limits else ()), usual
    enough = {o: values for o, values in asked.items() if values}
    if not enough:
        return _pairs(trials, name, tried)
    option, values = next(iter(enough.items()))
    found = tuple((Agreement(o, _said(values)),) for o, values in enough.items())
    return found, trials.asked({option: values[0].first})[name]


@dataclass(frozen=True, slots=True)
class _Span:
    """Values of an option between which no rule tells a difference."""

    first: Agreed
    last: Agreed


def _pairs(
    trials: _Trials, name: str, tried: Mapping[str, tuple[_Span, ...]]
) -> tuple[Alternatives, Question | None]:
    """Pairs of options with the values of which both are needed."""
    pairs = (
        (one, a, other, b)
        for one, other in combinations(tried, 2)
        for a, b in product(tried[one], tried[other])
    )
    question: Question | None = None
    found: dict[tuple[str, str], dict[_Span, tuple[_Span, ...]]] = {}
    for one, a, other, b in islice(pairs, MOST_TRIED):
        here = trials.asked({one: a.first, other: b.first}).get(name)
        if here is not None:
            question = question or here
            beside = found.setdefault((one, other), {})
            beside[a] = (*beside.get(a, ()), b)
    return tuple(way for names, beside in found.items() for way in _ways(names, beside)), question


def _ways(
    names: tuple[str, str], beside: Mapping[_Span, tuple[_Span, ...]]
) -> Iterator[tuple[Agreement, ...]]:
    """Values of one option that go with the same values of the other are told together."""
    for others in dict.fromkeys(beside.values()):
        values = tuple(value for value, fitting in beside.items() if fitting == others)
        yield Agreement(names[0], _said(values)), Agreement(names[1], _said(others))


def _tried(option: Option, ruleset: Ruleset) -> tuple[_Span, ...]:
    if not isinstance(option.values, Range):
        return tuple(_Span(value, value) for value in option.listed or ())
    low, high = option.values.low, option.values.high
    near = {n + d for n in _compared(option.name.text, ruleset) for d in (0, 1)}
    firsts = sorted({low, *(n for n in near if low < n <= high)})
    lasts = [*(first - 1 for first in firsts[1:]), high]
    return tuple(map(_Span, firsts, lasts))


def _compared(option: str, ruleset: Ruleset) -> Iterator[int]:
    """The numbers with which rules compare an option."""
    parts = (ruleset.open, *ruleset.conditions.values())
    for node in (n for part in parts for n in descendants(part)):
        if not isinstance(node, Binary):
            continue
        inside = tuple(descendants(node))
        if any(isinstance(n, ReadFact) and n.fact == option for n in inside):
            found = (n.value for n in inside if isinstance(n, Const) and n.type == INTEGER)
            yield from (number for number in found if isinstance(number, int))


def _follows(value: Agreed, before: Agreed) -> bool:
    if isinstance(value, bool) or not isinstance(value, int) or not isinstance(before, int):
        return False
    return before + 1 == value


def _said(spans: tuple[_Span, ...]) -> tuple[tuple[str, str], ...]:
    """In a row where one follows on the other."""
    joined: list[_Span] = []
    for span in spans:
        if joined and _follows(span.first, joined[-1].last):
            joined[-1] = _Span(joined[-1].first, span.last)
        else:
            joined.append(span)
    return tuple((write_value(span.first), write_value(span.last)) for span in joined)
