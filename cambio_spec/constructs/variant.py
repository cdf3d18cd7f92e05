"""`variant open_kings of cambio:` with patches: what is different when it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import assert_never, cast

from cambio_spec.constructs.construct import DeclarationConstruct, editorial
from cambio_spec.nodes.features import CLAUSES, Clause, read_clauses, write_clauses
from cambio_spec.nodes.keys import IS, TAIL, Declared, Given, Items, Key, Layout, Several, Words
from cambio_spec.nodes.parts import (
    RULE,
    STEP,
    Row,
    Rule,
    Step,
    read_row,
    read_rule,
    read_step,
    write_row,
    write_rule,
)
from cambio_spec.nodes.reading import Branch, Part, Reader
from cambio_spec.nodes.surface import Declaration, Expression, Item, Path, Surface, Word
from cambio_spec.nodes.writing import Line, Writer, expression


@dataclass(frozen=True, slots=True)
class SetParam(Item):
    name: Word
    value: Expression


@dataclass(frozen=True, slots=True)
class Remove(Item):
    part: str
    path: Path


@dataclass(frozen=True, slots=True)
class PatchRow(Item):
    """A new row of a table, or one in the place of an old one."""

    adds: bool
    table: Word
    row: Row


@dataclass(frozen=True, slots=True)
class PatchRule(Item):
    """A new rule of a decision, or one in the place of an old one."""

    adds: bool
    path: Path
    rule: Rule


@dataclass(frozen=True, slots=True)
class PatchStep(Item):
    """A new step of a stage, `after` one of its steps or first of all, or one in the place of
    an old one."""

    adds: bool
    path: Path
    after: Word | None
    step: Step


@dataclass(frozen=True, slots=True)
class PatchDeclaration(Item):
    """A new declaration, or one in the place of an old one of the same kind and name."""

    adds: bool
    declaration: Declaration


@dataclass(frozen=True, slots=True)
class Condition(Surface):
    """`with joker, team:` or `without joker:`: what else is, or isn't, played with."""

    present: bool
    features: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Patched(Item):
    """A patch that is made only where its condition holds."""

    condition: Condition
    patch: PlainPatch


PlainPatch = SetParam | Remove | PatchRow | PatchRule | PatchStep | PatchDeclaration
Patch = PlainPatch | Patched


@dataclass(frozen=True, slots=True)
class Variant(Declaration):
    name: Word
    base: Word
    clauses: tuple[Clause, ...]
    patches: tuple[Patch, ...]

    @property
    def inner(self) -> tuple[Item, ...]:
        """A patch that is a declaration is written as one, and so are its comments."""
        patches = map(plain, self.patches)
        return tuple(p.declaration if isinstance(p, PatchDeclaration) else p for p in patches)

    @property
    def declared(self) -> tuple[Declaration, ...]:
        """The declarations that it adds, or puts in the place of others."""
        patches = map(plain, self.patches)
        return tuple(p.declaration for p in patches if isinstance(p, PatchDeclaration))

    def removal(self, path: str) -> Remove | None:
        """The patch that takes away what has this name, if there is one."""
        patches = map(plain, self.patches)
        removals = (p for p in patches if isinstance(p, Remove) and p.path.text == path)
        return next(removals, None)


def plain(patch: Patch) -> PlainPatch:
    """What is changed, whatever the condition."""
    return patch.patch if isinstance(patch, Patched) else patch


def read(tree: Branch, reader: Reader) -> Variant:
    name, base, clauses, tail, *patches = tree.children
    because, cites = reader.tail(tail)
    return Variant(
        reader.word(name),
        reader.word(base),
        read_clauses(clauses, reader),
        tuple(patch for p in patches for patch in _patches(cast(Branch, p), reader)),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def _patches(tree: Branch, reader: Reader) -> Iterator[Patch]:
    """One, or in YAML several under one condition."""
    if tree.data not in ("with_features", "without_features"):
        yield _plain(tree, reader)
        return
    names, *inner = (cast(Branch, child) for child in tree.children)
    features = tuple(reader.word(name) for name in names.children)
    present = tree.data == "with_features"
    condition = Condition(present, features, span=reader.span(names))
    for index, child in enumerate(inner):
        span = reader.span(tree if index == 0 else child)
        yield Patched(condition, _plain(child, reader), span=span)


def _plain(tree: Branch, reader: Reader) -> PlainPatch:
    read_one = _READ.get(tree.data)
    if read_one is not None:
        return read_one(tree, reader)
    (inner,) = tree.children
    adds = tree.data == "add_part"
    return PatchDeclaration(adds, reader.declaration(inner), span=reader.span(tree))


def _set_param(tree: Branch, reader: Reader) -> SetParam:
    name, value, tail = tree.children
    because, cites = reader.tail(tail)
    return SetParam(
        reader.word(name),
        reader.expression(value),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def _remove(tree: Branch, reader: Reader) -> Remove:
    part, path, tail = tree.children
    because, cites = reader.tail(tail)
    return Remove(
        str(part), reader.path(path), span=reader.span(tree), because=because, cites=cites
    )


def _row(adds: bool) -> Callable[[Branch, Reader], PatchRow]:
    def read_patch(tree: Branch, reader: Reader) -> PatchRow:
        row = read_row(tree, reader)
        return PatchRow(
            adds,
            reader.word(tree.children[0]),
            row,
            span=reader.span(tree),
            because=row.because,
            cites=row.cites,
        )

    return read_patch


def _last(path: Path) -> Word:
    return Word(path.text.rpartition(".")[2], span=path.span)


def _rule(adds: bool) -> Callable[[Branch, Reader], PatchRule]:
    def read_patch(tree: Branch, reader: Reader) -> PatchRule:
        path_tree, *rest = tree.children
        path = reader.path(path_tree)
        rule = read_rule(_last(path), rest, tree, reader)
        return PatchRule(adds, path, rule, span=rule.span, because=rule.because, cites=rule.cites)

    return read_patch


def _step(adds: bool) -> Callable[[Branch, Reader], PatchStep]:
    def read_patch(tree: Branch, reader: Reader) -> PatchStep:
        path_tree, *rest = tree.children
        path = reader.path(path_tree)
        after: Part = rest.pop(0) if adds else None
        effects, tail = rest
        step = read_step(_last(path), effects, tail, tree, reader)
        return PatchStep(
            adds,
            path,
            None if after is None else reader.word(after),
            step,
            span=step.span,
            because=step.because,
            cites=step.cites,
        )

    return read_patch


_READ: dict[str, Callable[[Branch, Reader], PlainPatch]] = {
    "set_param": _set_param,
    "remove": _remove,
    "add_row": _row(True),
    "replace_row": _row(False),
    "add_rule": _rule(True),
    "replace_rule": _rule(False),
    "add_step": _step(True),
    "replace_step": _step(False),
}


def write(node: Variant, writer: Writer) -> list[Line]:
    clauses = write_clauses(node.clauses)
    lines = [Line(node, f"variant {node.name.text} of {node.base.text}{clauses}:")]
    for patch in node.patches:
        if isinstance(patch, Patched):
            word = "with" if patch.condition.present else "without"
            names = ", ".join(feature.text for feature in patch.condition.features)
            lines += _write_patch(patch.patch, writer, f"{word} {names}: ")
        else:
            lines += _write_patch(patch, writer, "")
    return lines


def _write_patch(patch: PlainPatch, writer: Writer, on: str) -> list[Line]:
    match patch:
        case SetParam(name=name, value=value):
            return [Line(patch, f"{on}set {name.text} = {expression(value)}", 1)]
        case Remove(part=part, path=path):
            return [Line(patch, f"{on}remove {part} {path.text}", 1)]
        case PatchRow(adds=adds, table=table, row=row):
            verb = "add row" if adds else "replace"
            return [Line(patch, f"{on}{verb} {table.text} of {write_row(row)}", 1)]
        case PatchRule(adds=adds, path=path, rule=rule):
            verb = "add" if adds else "replace"
            return [Line(patch, f"{on}{verb} rule {path.text}: {write_rule(rule)}", 1)]
        case PatchStep(adds=adds, path=path, after=after, step=step):
            verb = "add" if adds else "replace"
            where = "" if after is None else f" after {after.text}"
            effects = writer.effects(step.effects)
            return [Line(patch, f"{on}{verb} step {path.text}{where}: {effects}", 1)]
        case PatchDeclaration(adds=adds, declaration=declaration):
            verb = "add" if adds else "replace"
            first, *inner = writer.lines(declaration)
            said = replace(first, text=f"{on}{verb} {first.text}")
            return [replace(line, depth=line.depth + 1) for line in (said, *inner)]
        case _:
            assert_never(patch)


PARTS = {
    "rule": "A rule",
    "row": "A row",
    "step": "A step",
    "zone": "A place for cards",
    "param": "A number",
    "option": "An option",
    "fact": "A fact",
    "table": "A table",
    "define": "A definition",
    "stage": "A stage",
    "phase": "A phase",
    "action": "An action",
    "power": "A power",
    "editorial": "A rule for people",
    "question": "A question",
    "property": "What is expected",
    "accept": "What is accepted",
}
ADDED = (
    *("players", "partners", "deck", "zone", "param", "option", "fact", "table", "define"),
    *("stage", "phase", "action", "power", "editorial", "question", "property", "accept"),
)


def patches() -> tuple[Layout | Declared, ...]:
    """Every way to patch: on its own, or where a condition holds."""
    changes = Key("patches", Items(plain_patches), "What changes then.")
    names = Several("_name", "names")
    return (
        *plain_patches(),
        Layout("with_features", (Key("with", names, "Played with all of these."), changes)),
        Layout("without_features", (Key("without", names, "Played with none of these."), changes)),
    )


def plain_patches() -> tuple[Layout | Declared, ...]:
    """Every way to patch, the ones for whole declarations last."""
    path = Words("path")
    after = Key("after", Words("_name"), "The step before it; without it, first.", needed=False)
    return (
        Layout("set_param", (Key("set", Words("_name"), "A number to change."), IS, TAIL)),
        Layout("add_row", (Key("add row", Words("_cell", 2), "A row to add."), IS, TAIL)),
        Layout("replace_row", (Key("replace", Words("_cell", 2), "A row of a table."), IS, TAIL)),
        Layout("replace_rule", (Key("replace rule", path, "A rule to change."), *RULE)),
        Layout("add_rule", (Key("add rule", path, "A rule to add."), *RULE)),
        Layout("replace_step", (Key("replace step", path, "A step to change."), *STEP)),
        Layout("add_step", (Key("add step", path, "A step to add."), after, *STEP)),
        *(_removal(part, f"{says} to remove.") for part, says in PARTS.items()),
        Declared("add_part", "add", ADDED),
        Declared("replace_part", "replace", ADDED),
    )


def _removal(part: str, says: str) -> Layout:
    return Layout("remove", (Given("PART", part), Key(f"remove {part}", Words("path"), says), TAIL))


KEYS = (
    Key("variant", Words("_name"), "What is different when it is played."),
    Key("of", Words("_name"), "The game that it changes."),
    CLAUSES,
    TAIL,
    Key("patches", Items(patches), "Its changes, one after the other."),
)

CONSTRUCT = DeclarationConstruct(
    "variant",
    Variant,
    read,
    write,
    editorial,
    editorial,
    KEYS,
    "variant short of example:\n  set limit = 50",
)
