"""What players agree on before play, and the variants of a game: what each changes, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cambio_spec.constructs.deck import DeckPart
from cambio_spec.constructs.param import Param
from cambio_spec.constructs.players import PlayersPart
from cambio_spec.constructs.variant import (
    PatchDeclaration,
    PatchRow,
    SetParam,
    Variant,
    plain,
)
from cambio_spec.nodes.surface import Declaration, Expression, Minus, Number, Word
from cambio_spec.rulebook.atoms import message_name
from cambio_spec.rulebook.document import Block, Bullets, Glossary, GlossaryEntry, Item
from cambio_spec.rulebook.sentences import OPTION, Sentences
from cambio_spec.rulebook.wording import Argument

VARIANT, TITLE = "variant", "title"


def options(said: Sentences) -> Iterator[Block]:
    """A sentence for each option: what is agreed here, and what else there is."""
    found: list[Item] = []
    for option in said.ruleset.options:
        name = message_name(OPTION, option.name.text)
        if said.wording.has(name) and not said.gone(name):
            value = said.ruleset.settings[option.name.text]
            as_usual = value == option.default.value
            # The books say what is usual, and nothing of what was agreed on instead.
            marks = said.ruleset.rules[option.name.text].cites if as_usual else ()
            found.append(Item(said.wording.text(name, offered(said)), marks))
    if found:
        yield Bullets(tuple(found))


def offered(said: Sentences) -> dict[str, Argument]:
    """What the words of an option may use: also the numbers with a name that only another
    agreement has a use for."""
    params = (d for d in said.ruleset.written if isinstance(d, Param))
    return {**dict(n for param in params for n in _declared(param)), **said.common}


def played(said: Sentences) -> Iterator[Block]:
    """The variants that this book is about."""
    yield from _entries(said, said.ruleset.variants, said.common)


def others(said: Sentences) -> Iterator[Block]:
    """The variants that the game has besides, in the book of the game itself."""
    if not said.ruleset.variants:
        yield from _entries(said, said.ruleset.own_variants, {})


def _entries(
    said: Sentences, variants: tuple[Variant, ...], in_force: Mapping[str, Argument]
) -> Iterator[Block]:
    """What is `in_force` here says more than what a variant sets by itself."""
    entries = [
        GlossaryEntry(
            said.string(name, TITLE),
            said.wording.text(name, {**arguments(variant, said), **in_force}),
        )
        for variant in variants
        if said.wording.has(name := message_name(VARIANT, variant.name.text))
    ]
    if entries:
        yield Glossary(tuple(entries))


def titles(said: Sentences) -> tuple[str, ...]:
    """What the variants that are played are called, those that have words."""
    names = (message_name(VARIANT, v.name.text) for v in said.ruleset.variants)
    return tuple(said.string(name, TITLE) for name in names if said.wording.has(name, TITLE))


def arguments(variant: Variant, said: Sentences) -> dict[str, Argument]:
    """What the words of a variant may use: the numbers that it sets or adds, too."""
    return {**said.common, **dict(_numbers(variant))}


def _numbers(variant: Variant) -> Iterator[tuple[str, Argument]]:
    for patch in variant.patches:
        match plain(patch):
            case SetParam(name=name, value=value) if (number := _number(value)) is not None:
                yield message_name(name.text), number
            case PatchDeclaration(declaration=declaration):
                yield from _declared(declaration)
            case PatchRow(table=table, row=row) if (number := _number(row.value)) is not None:
                yield message_name(f"{table.text}.{row.selector.label.lower()}"), number
            case _:
                continue


def _declared(node: Declaration) -> Iterator[tuple[str, Argument]]:
    match node:
        case Param(name=name, value=value) if (number := _number(value)) is not None:
            yield message_name(name.text), number
        case PlayersPart():
            yield from (("fewest", node.fewest), ("most", node.most))
        case DeckPart(name=Word()):
            yield from (("packs", node.packs), ("jokers", node.jokers))
        case _:
            return


def _number(value: Expression) -> int | None:
    match value:
        case Number(value=number):
            return number
        case Minus(operand=Number(value=number)):
            return -number
        case _:
            return None


def wanted(said: Sentences) -> Iterator[tuple[str, str]]:
    """The messages that options and variants need, and which rule each is about."""
    for option in said.ruleset.options:
        yield message_name(OPTION, option.name.text), option.name.text
    own = said.ruleset.own_variants
    for variant in (*own, *(v for v in said.ruleset.variants if v not in own)):
        name = message_name(VARIANT, variant.name.text)
        # One in a file of its own needs no words; but if it has some, it needs all.
        if variant in own or name in said.wording.own:
            yield name, variant.name.text
