"""`variant open_kings of cambio:` with patches: what is different when it is played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, assert_never, cast

from cambio_spec.constructs.construct import DeclarationConstruct, editorial
from cambio_spec.nodes.parts import (
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
from cambio_spec.nodes.surface import Declaration, Expression, Item, Path, Word
from cambio_spec.nodes.writing import Writer, expression, layout


@dataclass(frozen=True, slots=True)
class SetParam(Item):
    name: Word
    value: Expression


@dataclass(frozen=True, slots=True)
class Remove(Item):
    part: Literal["rule", "row", "step", "action", "power"]
    path: Path


@dataclass(frozen=True, slots=True)
class ReplaceRow(Item):
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
    """A new declaration, or an action or a power in the place of an old one."""

    adds: bool
    declaration: Declaration


Patch = SetParam | Remove | ReplaceRow | PatchRule | PatchStep | PatchDeclaration


@dataclass(frozen=True, slots=True)
class Variant(Declaration):
    name: Word
    base: Word
    patches: tuple[Patch, ...]

    @property
    def inner(self) -> tuple[Item, ...]:
        """A patch that is a declaration is written as one, and so are its comments."""
        return tuple(p.declaration if isinstance(p, PatchDeclaration) else p for p in self.patches)


def read(tree: Branch, reader: Reader) -> Variant:
    name, base, tail, *patches = tree.children
    because, cites = reader.tail(tail)
    return Variant(
        reader.word(name),
        reader.word(base),
        tuple(_patch(cast(Branch, p), reader) for p in patches),
        span=reader.span(tree),
        because=because,
        cites=cites,
    )


def _patch(tree: Branch, reader: Reader) -> Patch:
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
    word = cast(Literal["rule", "row", "step", "action", "power"], str(part))
    return Remove(word, reader.path(path), span=reader.span(tree), because=because, cites=cites)


def _replace_row(tree: Branch, reader: Reader) -> ReplaceRow:
    row = read_row(tree, reader)
    return ReplaceRow(
        reader.word(tree.children[0]),
        row,
        span=reader.span(tree),
        because=row.because,
        cites=row.cites,
    )


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


_READ: dict[str, Callable[[Branch, Reader], Patch]] = {
    "set_param": _set_param,
    "remove": _remove,
    "replace_row": _replace_row,
    "add_rule": _rule(True),
    "replace_rule": _rule(False),
    "add_step": _step(True),
    "replace_step": _step(False),
}


def write(node: Variant, writer: Writer) -> list[str]:
    lines = layout(node, f"variant {node.name.text} of {node.base.text}:")
    for patch in node.patches:
        lines += _write_patch(patch, writer)
    return lines


def _write_patch(patch: Patch, writer: Writer) -> list[str]:
    match patch:
        case SetParam(name=name, value=value):
            return layout(patch, f"set {name.text} = {expression(value)}", "  ")
        case Remove(part=part, path=path):
            return layout(patch, f"remove {part} {path.text}", "  ")
        case ReplaceRow(table=table, row=row):
            return layout(patch, f"replace {table.text} of {write_row(row)}", "  ")
        case PatchRule(adds=adds, path=path, rule=rule):
            verb = "add" if adds else "replace"
            return layout(patch, f"{verb} rule {path.text}: {write_rule(rule)}", "  ")
        case PatchStep(adds=adds, path=path, after=after, step=step):
            verb = "add" if adds else "replace"
            where = "" if after is None else f" after {after.text}"
            effects = writer.effects(step.effects)
            return layout(patch, f"{verb} step {path.text}{where}: {effects}", "  ")
        case PatchDeclaration(adds=adds, declaration=declaration):
            verb = "add" if adds else "replace"
            lines = writer.declaration(declaration)
            lines[len(declaration.above)] = f"{verb} {lines[len(declaration.above)]}"
            return [f"  {line}" for line in lines]
        case _:
            assert_never(patch)


CONSTRUCT = DeclarationConstruct(
    "variant",
    Variant,
    read,
    write,
    editorial,
    editorial,
    "variant short of example:\n  set limit = 50",
)
