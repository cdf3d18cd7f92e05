"""A game with all of its variants in one program, held against each of its configurations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from itertools import chain, combinations
from typing import cast

from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.agreeing import Agreed, fixed
from cambio_spec.kernel.expressions import Binary, Const, Expr, Fold, Node, Players
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.types import BOOLEAN, INTEGER
from cambio_spec.kernel.walk import parts_of
from cambio_spec.model.configuring import Asked
from cambio_spec.model.lattice import options
from cambio_spec.model.load import Loaded
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.model.switching import switch
from cambio_spec.model.symbolic import Whole
from cambio_spec.model.uniting import Origin
from cambio_spec.proof.expectations import expectation, expecting
from cambio_spec.proof.measures import scores


@dataclass(frozen=True)
class Meaning:
    """What a decision is in a configuration: when it can be asked, and of each rule by its id in
    the text its condition, its value and which it overrides, at any distance."""

    signature: tuple[object, ...]
    given: tuple[Expr, ...]
    rules: Mapping[str, tuple[Expr, Expr, frozenset[str]]]


def configurations(loaded: Loaded) -> Iterator[Ruleset]:
    """All of them: every set of variants with every set of options, each at another value."""
    assert loaded.at_hand is not None
    variants = [Asked(v.name.text, None) for v in loaded.ruleset.pool]
    changed = {one.name: one for one in options(loaded)}
    features = [*variants, *changed.values()]
    sets = (combinations(features, size) for size in range(len(features) + 1))
    for chosen in chain.from_iterable(sets):
        try:
            yield loaded.at_hand.configured(chosen, "tried").ruleset
        except Rejected:
            continue


def of_configuration(ruleset: Ruleset) -> dict[str, Meaning]:
    return _meanings(ruleset.open, {}, ruleset.settings, ())


def of_whole(found: Sequence[Whole], ruleset: Ruleset) -> dict[str, Meaning]:
    """What the one program that has the right structure says of a configuration."""
    whole = _structure(found, ruleset)
    counts = [limit.needs.counts for limit in ruleset.family.limiting(ruleset.played)]
    return _meanings(whole.program, whole.origins, _values(whole, ruleset), counts)


def _structure(found: Sequence[Whole], ruleset: Ruleset) -> Whole:
    (whole,) = [w for w in found if all((f in ruleset.played) == on for f, on in w.fixed.items())]
    return whole


def _values(whole: Whole, ruleset: Ruleset) -> Mapping[str, Agreed]:
    """What the settings of the one program are in a configuration."""
    switches = {switch(v.name.text): v.name.text in ruleset.features for v in ruleset.pool}
    kept = {s.fact for s in whole.program.settings}
    return {n: v for n, v in {**ruleset.settings, **switches}.items() if n in kept}


Expected = tuple[Expr | None, frozenset[str]]
"""Who plays together, and the names of what is expected without anybody having written it."""


def expected_of_configuration(ruleset: Ruleset) -> Expected:
    return _expected(ruleset.open, {}, ruleset)


def expected_of_whole(found: Sequence[Whole], ruleset: Ruleset) -> Expected:
    whole = _structure(found, ruleset)
    return _expected(whole.program, _values(whole, ruleset), ruleset)


def _expected(program: Program, values: Mapping[str, Agreed], ruleset: Ruleset) -> Expected:
    known = expecting(program, scores(ruleset.program))
    names = set[str]()
    made = known.properties[len(program.properties) :]
    # How a match ends is play, which the one program leaves out.
    for name in (name for name in made if expectation(name) != "one-wins"):
        value = fixed(program, known.decision(name).rules[0].value, values)
        asked = fixed(program, known.decision(name).given, values)
        if not (isinstance(value, Const) or (isinstance(asked, Const) and not asked.value)):
            names.add(name)
    partners = None if program.partners is None else fixed(program, program.partners, values)
    together = None if isinstance(partners, Const) else partners
    return together and _bare(together), frozenset(names)


def _meanings(
    program: Program,
    origins: Mapping[str, Origin],
    values: Mapping[str, Agreed],
    counts: Sequence[tuple[int, ...]],
) -> dict[str, Meaning]:
    found: dict[str, Meaning] = {}
    for decision in program.decisions:
        given = _joined(_bare(fixed(program, decision.given, values)))
        if not any(isinstance(part, Const) for part in given):
            left = tuple(part for part in given if not _is_count(part, counts))
            signature = decision.parameters, decision.type
            found[decision.name] = Meaning(
                signature, left, _rules(program, decision, origins, values)
            )
    return {name: meaning for name, meaning in found.items() if meaning.rules}


def _rules(
    program: Program,
    decision: Decision,
    origins: Mapping[str, Origin],
    values: Mapping[str, Agreed],
) -> Mapping[str, tuple[Expr, Expr, frozenset[str]]]:
    def named(rule: str) -> str:
        return origins[rule].rule if rule in origins else rule

    guards = {r.origin: _bare(fixed(program, r.guard, values)) for r in decision.rules}
    here = {n for n, g in guards.items() if not (isinstance(g, Const) and g.value is False)}
    found: dict[str, tuple[Expr, Expr, frozenset[str]]] = {}
    for rule in (r for r in decision.rules if r.origin in here):
        below = [o.origin for o in decision.rules if rule in decision.overriders(o.origin)]
        value = _bare(fixed(program, rule.value, values))
        assert named(rule.origin) not in found
        over = frozenset(named(name) for name in below if name in here)
        found[named(rule.origin)] = guards[rule.origin], value, over
    return found


def _joined(expr: Expr) -> tuple[Expr, ...]:
    """What is joined by `and`; nothing for what is always true."""
    match expr:
        case Binary(op="and", left=left, right=right):
            return (*_joined(left), *_joined(right))
        case Const(value=True):
            return ()
        case _:
            return (expr,)


def _is_count(expr: Expr, counts: Sequence[tuple[int, ...]]) -> bool:
    """Whether it says no more than how many players the features take."""
    match expr:
        case Binary(op="or" | "=") if expr in [_one_of(listed) for listed in counts]:
            return True
        case _:
            return False


def _one_of(counts: tuple[int, ...]) -> Expr:
    count = Fold(INTEGER, "count", "it", Players(None, origin=""), None, None, origin="")
    never: Expr = Const(BOOLEAN, False, origin="")
    each = [Binary("=", count, Const(INTEGER, n, origin=""), origin="") for n in counts]
    joined = reduce(lambda a, b: Binary("or", a, b, origin=""), [never, *each])
    assert isinstance(joined, Binary)
    return _without_never(joined)


def _without_never(expr: Expr) -> Expr:
    match expr:
        case Binary(op="or", left=Const(value=False), right=right):
            return right
        case Binary(op="or", left=left, right=right):
            return replace(expr, left=_without_never(left))
        case _:
            return expr


def _bare(node: Expr) -> Expr:
    """Without the names that constants were written as."""
    changed: dict[str, object] = {}
    for name in parts_of(type(node)):
        part = getattr(node, name)
        if isinstance(part, tuple):
            changed[name] = tuple(_bare(cast(Expr, p)) if isinstance(p, Node) else p for p in part)
        elif isinstance(part, Node):
            changed[name] = _bare(cast(Expr, part))
    if isinstance(node, Const):
        changed["name"] = None
    return replace(node, **changed)  # type: ignore[arg-type]
