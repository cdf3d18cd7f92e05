"""What is declared differently: the players, the deck, places, facts, options and parameters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from cambio_spec.constructs.editorial import Editorial
from cambio_spec.constructs.fact import FactPart
from cambio_spec.constructs.option import Option
from cambio_spec.constructs.param import Param
from cambio_spec.diagnostics.diagnostic import Label
from cambio_spec.kernel.program import Program
from cambio_spec.model.ruleset import Rule, Ruleset
from cambio_spec.nodes.surface import Declaration
from cambio_spec.pipeline.difference.result import Difference, Kind, Part
from cambio_spec.proof.difference.forms import Forms
from cambio_spec.proof.difference.joined import cards_apart

Both = tuple[Ruleset, Ruleset]


def declared(both: Both) -> Iterator[Difference]:
    """The differences in what both have."""
    programs = both[0].program, both[1].program
    yield from _one(both, "players", "players", lambda p: (p.counts, p.direction))
    if cards_apart(programs) != (Counter(), Counter()):
        yield _deck(both, programs)
    if all(p.partners is not None for p in programs):
        yield from _one(both, "partners", "partners", lambda p: Forms(p).of(p.partners, {}))
    for name in _shared([[z.name for z in p.zones] for p in programs]):
        yield from _one(both, "zone", name, partial(_zone, name=name))
    for name in _shared([[f.name for f in p.facts] for p in programs]):
        facts = [_fact(p, name) for p in programs]
        if facts[0] != facts[1] or _kept(both[0], name) != _kept(both[1], name):
            yield _written(both, "fact", name)
    for kind, construct in _KINDS.items():
        for name in _shared([[d.name.text for d in r.all(construct)] for r in both]):  # type: ignore[attr-defined]
            texts = [_text(r, name) for r in both]
            if texts[0] != texts[1]:
                yield _written(both, kind, name)
            elif kind == "option" and both[0].settings[name] != both[1].settings[name]:
                yield _settled(both, name)


_KINDS: Mapping[Kind, type[Declaration]] = {
    "option": Option,
    "param": Param,
    "editorial": Editorial,
}


def only(both: Both) -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
    """What one of them declares and the other doesn't."""
    found: tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]] = {}, {}
    programs = both[0].program, both[1].program
    names: dict[str, Sequence[Sequence[str]]] = {
        "zones": [[z.name for z in p.zones] for p in programs],
        "facts": [[f.name for f in p.facts] for p in programs],
        "options": [[o.name.text for o in r.options] for r in both],
        "params": [[d.name.text for d in r.all(Param)] for r in both],
        "editorials": [[d.name.text for d in r.all(Editorial)] for r in both],
    }
    for kind, (first, second) in names.items():
        for side, (mine, theirs) in enumerate(((first, second), (second, first))):
            left = tuple(name for name in mine if name not in theirs)
            if left:
                found[side][kind] = left
    apart = cards_apart(programs)
    for side in (0, 1):
        cards = tuple(code if n == 1 else f"{n} {code}" for code, n in sorted(apart[side].items()))
        if cards:
            found[side]["cards"] = cards
    for side in (0, 1):
        if programs[side].partners is not None and programs[1 - side].partners is None:
            found[side]["partners"] = ("partners",)
    return found


def _shared(names: Sequence[Sequence[str]]) -> list[str]:
    return [name for name in names[0] if name in names[1]]


def _one(
    both: Both, kind: Kind, name: str, meaning: Callable[[Program], object]
) -> Iterator[Difference]:
    if meaning(both[0].program) != meaning(both[1].program):
        yield _written(both, kind, name)


def _zone(program: Program, name: str) -> object:
    zone = program.zone(name)
    stock = program.stock == name
    return zone.per_player, zone.rows, zone.limit, zone.shown, stock


def _fact(program: Program, name: str) -> object:
    fact = program.fact(name)
    return fact.per_player, fact.type, fact.low, fact.high, fact.initial


def _written(both: Both, kind: Kind, name: str) -> Difference:
    parts = tuple(_part(ruleset, name) for ruleset in both)
    return Difference(
        kind,
        "table" if kind != "editorial" else "play",
        name,
        "differs",
        "difference-written",
        {"first": parts[0], "second": parts[1]},
        (parts[0], parts[1]),
    )


def _kept(ruleset: Ruleset, name: str) -> bool:
    """Whether a fact goes on from round to round."""
    return any(part.kept for part in ruleset.all(FactPart) if part.name.text == name)


def _settled(both: Both, name: str) -> Difference:
    """An option of which another value was asked for."""
    whole = _written(both, "option", name)
    parts = []
    for ruleset, part in zip(both, whole.parts, strict=True):
        value = ruleset.settings[name]
        said = ("on" if value else "off") if isinstance(value, bool) else str(value)
        text = f"{name} = {said}"
        parts.append(replace(part, values=(text,), shown=(f"`{text}`",)))
    told = {"first": parts[0], "second": parts[1]}
    return replace(whole, arguments=told, parts=(parts[0], parts[1]))


def _deck(both: Both, programs: tuple[Program, Program]) -> Difference:
    return _written(both, "deck", "deck")


def _part(ruleset: Ruleset, name: str) -> Part:
    rule = ruleset.rules.get(name)
    text = name if rule is None else rule.text
    labels = () if rule is None else (label(rule),)
    return Part((text,), shown=(f"`{text}`",), rules=(name,) if rule else (), labels=labels)


def _text(ruleset: Ruleset, name: str) -> str:
    rule = ruleset.rules.get(name)
    return "" if rule is None else rule.text


def label(rule: Rule) -> Label:
    """Where a rule stands, and what it cites."""
    return Label(rule.item.span, None, rule.cites)
