"""What variants mean, said the simple way: the patches of those that are played are made one after
the other, to the declarations as the patch before left them. `model.family` keeps all combinations
at once; it is tested against this."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, field, replace
from itertools import chain

from cambio_spec.constructs.accept import Accept
from cambio_spec.constructs.define import Define
from cambio_spec.constructs.option import Option, Value
from cambio_spec.constructs.param import Param
from cambio_spec.constructs.players import PlayersPart
from cambio_spec.constructs.question import Question
from cambio_spec.constructs.registry import DECLARATIONS
from cambio_spec.constructs.stage import StagePart
from cambio_spec.constructs.table import Table
from cambio_spec.constructs.variant import (
    PatchDeclaration,
    Patched,
    PatchRow,
    PatchRule,
    PatchStep,
    PlainPatch,
    Remove,
    SetParam,
    Variant,
)
from cambio_spec.nodes.features import After, Clause, Excludes, Needs, NeedsPlayers
from cambio_spec.nodes.parts import Row, Rule, Step
from cambio_spec.nodes.surface import Declaration, Number, Word

KINDS = {c.rule: c.node for c in DECLARATIONS}
Parts = list[Rule] | list[Row] | list[Step]


class Fails(Exception):
    """These features can't be played together. The message says why."""


@dataclass
class Played:
    """The declarations so far, and as they were before features limited the numbers of players;
    what each rule that was removed overrode; the rules that were changed, each with the variant
    that did it."""

    declarations: list[Declaration]
    unlimited: tuple[Declaration, ...] = ()
    gone: dict[str, tuple[str, ...]] = field(default_factory=dict)
    changed: list[tuple[str, Variant]] = field(default_factory=list)


def one_by_one(
    base: Sequence[Declaration], variants: Sequence[Variant], features: Set[str]
) -> Played:
    """Raises `Fails`."""
    played = Played(list(base))
    for variant in in_order(variants):
        if variant.name.text not in features:
            continue
        fit(variant.name.text, variant.clauses, features)
        for patch in variant.patches:
            if isinstance(patch, Patched):
                names = {word.text for word in patch.condition.features}
                asked = names <= features if patch.condition.present else not names & features
                if not asked:
                    continue
                patch = patch.patch
            clash(played, patch, variant, variants)
            made(patch, played)
    options = [d for d in played.declarations if isinstance(d, Option) and d.name.text in features]
    for option in options:
        fit(option.name.text, option.clauses, features)
    played.unlimited = tuple(played.declarations)
    limited: list[Variant | Option] = [v for v in variants if v.name.text in features]
    for feature in (*limited, *options):
        limit(feature.clauses, played)
    return played


# ── which go together, and in which order ────────────────────────────────────────────────────


def comes_after(variant: Variant, other: Variant, variants: Sequence[Variant]) -> bool:
    named = [c.feature.text for c in variant.clauses if isinstance(c, After)]
    follow = [v for v in variants if v.name.text in named]
    return other in follow or any(comes_after(v, other, variants) for v in follow)


def in_order(variants: Sequence[Variant]) -> list[Variant]:
    left, done = list(variants), list[Variant]()
    while left:
        first = next(v for v in left if not any(comes_after(v, o, variants) for o in left))
        left.remove(first)
        done.append(first)
    return done


def fit(name: str, clauses: Sequence[Clause], features: Set[str]) -> None:
    for clause in clauses:
        match clause:
            case Needs(feature=other) if other.text not in features:
                raise Fails(f"{name} needs {other.text}")
            case Excludes(feature=other) if other.text in features:
                raise Fails(f"{name} excludes {other.text}")


def limit(clauses: Sequence[Clause], played: Played) -> None:
    for at, node in enumerate(played.declarations):
        for clause in clauses:
            if isinstance(node, PlayersPart) and isinstance(clause, NeedsPlayers):
                counts = tuple(count for count in node.counts if count in clause.counts)
                if not counts:
                    raise Fails(f"no number of players is left of {node.counts}")
                node = played.declarations[at] = replace(node, counts=counts, listed=True)


def clash(played: Played, patch: PlainPatch, variant: Variant, variants: Sequence[Variant]) -> None:
    target = target_of(patch)
    for earlier, other in played.changed:
        inside = earlier.startswith(target + ".") or target.startswith(earlier + ".")
        same = other is not variant and (earlier == target or inside)
        if same and not comes_after(variant, other, variants):
            raise Fails(f"{other.name.text} and {variant.name.text} change {target}")
    played.changed.append((target, variant))


def target_of(patch: PlainPatch) -> str:
    match patch:
        case SetParam(name=name):
            return name.text
        case Remove(part="accept", path=path):
            return f"accept at {path.text}"
        case Remove(path=path) | PatchRule(path=path) | PatchStep(path=path):
            return path.text
        case PatchRow(table=table, row=row):
            return f"{table.text}.{row.selector.label}"
        case PatchDeclaration(declaration=declaration):
            return name_of(declaration)


# ── one patch ────────────────────────────────────────────────────────────────────────────────


def made(patch: PlainPatch, played: Played) -> None:
    nodes = played.declarations
    match patch:
        case PatchDeclaration(adds=True, declaration=node):
            nodes.append(node)
        case PatchDeclaration(declaration=node):
            for at in found(played, type(node), name_of(node)):
                forget(nodes[at], played)
                nodes[at] = node
        case Remove(part="accept", path=path):
            accepted = [d for d in nodes if isinstance(d, Accept) and d.rule.text == path.text]
            if not accepted:
                raise Fails(f"nothing is accepted at {path.text}")
            nodes[:] = [d for d in nodes if not any(d is a for a in accepted)]
        case Remove(part=part, path=path) if part not in ("rule", "row", "step"):
            for at in reversed(found(played, KINDS[part], path.text)):
                forget(nodes[at], played)
                del nodes[at]
        case SetParam(name=name):
            for at in found(played, (Param, Option), name.text):
                nodes[at] = with_value(nodes[at], patch)
        case _:
            changed(patch, played)


def found(
    played: Played, kind: type[Declaration] | tuple[type[Declaration], ...], name: str
) -> list[int]:
    """Where the declarations of that kind and name stand. Raises `Fails` where there is none."""
    nodes = enumerate(played.declarations)
    places = [at for at, node in nodes if isinstance(node, kind) and name_of(node) == name]
    if not places:
        raise Fails(f"there is no {name}")
    return places


def forget(node: Declaration, played: Played) -> None:
    stem = f"{name_of(node)}."
    played.gone = {r: over for r, over in played.gone.items() if not r.startswith(stem)}


def with_value(node: Declaration, patch: SetParam) -> Declaration:
    if isinstance(node, Param):
        return replace(node, value=patch.value, because=patch.because, cites=patch.cites)
    assert isinstance(node, Option)
    match patch.value:
        case Number(value=number):
            value: int | bool | None = number
        case Word(text="on" | "off" as word):
            value = word == "on"
        case _:
            value = None
    if value is None or not node.allows(value):
        raise Fails(f"{patch.name.text} can't be {value}")
    default = Value(value, span=patch.value.span)
    return replace(node, default=default, because=patch.because, cites=patch.cites)


def changed(patch: PlainPatch, played: Played) -> None:
    """A patch to a rule, a row or a step."""
    stem, _, name = target_of(patch).partition(".")
    somewhere = False
    for at, node in enumerate(played.declarations):
        if name_of(node) != stem:
            continue
        match node, patch:
            case Define(rules=rules), PatchRule(adds=True, rule=rule) if not node.plain:
                if any(r.name and rule.name and r.name.text == rule.name.text for r in rules):
                    raise Fails(f"{stem}.{name} is there")
                played.declarations[at] = replace(node, rules=(*rules, rule))
            case StagePart(steps=steps), PatchStep(adds=True, after=after, step=step):
                names = [s.name.text for s in steps]
                if name in names or (after is not None and after.text not in names):
                    raise Fails(f"{stem}.{name} is there, or what it comes after is not")
                index = 0 if after is None else names.index(after.text) + 1
                new = (*steps[:index], step, *steps[index:])
                played.declarations[at] = replace(node, steps=new)
            case Define(rules=rules), PatchRule(adds=False) | Remove(part="rule"):
                kept = list(swapped(rules, name, patch, node.plain))
                if kept == list(rules) and not any(rule_name(r) == name for r in rules):
                    continue
                if isinstance(patch, Remove):
                    over = next(r for r in rules if rule_name(r) == name).overrides
                    played.gone[f"{stem}.{name}"] = tuple(word.text for word in over)
                played.declarations[at] = replace(node, rules=tuple(kept))
            case Table(rows=rows), PatchRow() | Remove(part="row"):
                if not any(row.selector.label == name for row in rows):
                    continue
                new_row = [patch.row] if isinstance(patch, PatchRow) else []
                left = [new_row if r.selector.label == name else [r] for r in rows]
                played.declarations[at] = replace(node, rows=tuple(chain(*left)))
            case StagePart(steps=steps), PatchStep(adds=False) | Remove(part="step"):
                if not any(step.name.text == name for step in steps):
                    continue
                new_step = [patch.step] if isinstance(patch, PatchStep) else []
                these = [new_step if s.name.text == name else [s] for s in steps]
                played.declarations[at] = replace(node, steps=tuple(chain(*these)))
            case _:
                continue
        somewhere = True
    if not somewhere:
        raise Fails(f"there is no {stem}.{name}")


def swapped(rules: Sequence[Rule], name: str, patch: PlainPatch, plain: bool) -> Iterator[Rule]:
    for rule in rules:
        if rule_name(rule) != name:
            yield rule
        elif isinstance(patch, PatchRule):
            yield replace(patch.rule, name=None) if plain else patch.rule


def rule_name(rule: Rule) -> str:
    return "" if rule.name is None else rule.name.text


def name_of(node: Declaration) -> str:
    match node:
        case PlayersPart():
            return "players"
        case Accept(code=code, rule=path):
            return f"accept {code} at {path.text}"
    name = getattr(node, "name", None) or getattr(node, "names", ("",))[0]
    return name.text if isinstance(name, Word) else "deck"


# ── what is left of mentions of what is gone ─────────────────────────────────────────────────


def ids(nodes: Sequence[Declaration]) -> Iterator[tuple[str, object]]:
    """Every rule by its id."""
    for node in nodes:
        stem = name_of(node)
        match node:
            case Define(rules=rules):
                yield from ((f"{stem}.{rule_name(r)}" if r.name else stem, r) for r in rules)
            case Table(rows=rows):
                yield from ((f"{stem}.{row.selector.label}", row) for row in rows)
            case StagePart(steps=steps):
                yield from ((f"{stem}.{step.name.text}", step) for step in steps)
            case _:
                yield stem, node


def tidied(played: Played) -> tuple[Declaration, ...]:
    """Without mention of what isn't there. Everything that is mentioned here is somewhere in the
    game or its variants."""
    here = {name for name, _ in ids(played.declarations)}
    here |= {name_of(node) for node in played.declarations}
    left: list[Declaration] = []
    for node in played.declarations:
        match node:
            case Define(name=name, rules=rules):
                now = tuple(over(rule, name.text, here, played.gone) for rule in rules)
                left.append(replace(node, rules=now))
            case Question(rules=paths) if any(p.text not in here for p in paths):
                kept = tuple(path for path in paths if path.text in here)
                left += [replace(node, rules=kept)] if kept else []
            case Accept(rule=path) if path.text not in here:
                pass
            case _:
                left.append(node)
    return tuple(left)


def over(rule: Rule, stem: str, here: Set[str], gone: dict[str, tuple[str, ...]]) -> Rule:
    """A rule overrides, in the place of one that is gone, what that one did."""
    words = {word.text for word in rule.overrides}
    while absent := {word for word in words if f"{stem}.{word}" not in here}:
        words = (words - absent).union(*(gone.get(f"{stem}.{word}", ()) for word in absent))
    spans = rule.overrides
    return replace(rule, overrides=tuple(Word(w, span=spans[0].span) for w in sorted(words)))
