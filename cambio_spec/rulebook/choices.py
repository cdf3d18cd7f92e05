"""Sentences that choose their words by what is agreed on.

Each variant is for a value that there is, and the option's own sentence tells its words apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from fluent.syntax import ast

from cambio_spec.catalog.references import closure
from cambio_spec.constructs.option import OneOfWords, Option, Range
from cambio_spec.diagnostics.codes import UNKNOWN_REFERENCE, UNSAID
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message
from cambio_spec.diagnostics.nearest import help_meant, nearest
from cambio_spec.rulebook.atoms import message_name
from cambio_spec.rulebook.sentences import OPTION, Sentences
from cambio_spec.source.files import Span

PLURALS = ("zero", "one", "two", "few", "many", "other")
"""What Fluent calls numbers besides themselves."""


def choices(said: Sentences) -> Iterator[Diagnostic]:
    yield from _of_no_value(said)
    yield from _alike(said)


def _of_no_value(said: Sentences) -> Iterator[Diagnostic]:
    """Variants that are never chosen: their option can't have that value, in no configuration."""
    readings: dict[str, list[Option]] = {}
    for _, option in said.ruleset.family.readings(Option):
        readings.setdefault(message_name(option.name.text), []).append(option)
    for name in said.wording.own:
        for part in (None, *said.wording.attributes(name)):
            for select in said.wording.uses(name, part).selects:
                known = readings.get(_chosen_by(select) or "")
                for variant in select.variants if known else ():
                    key = _key(variant)
                    if known and not any(_may_be(key, variant, option) for option in known):
                        yield _never_chosen(name, variant, known[0], said)


def _may_be(key: str, variant: ast.Variant, option: Option) -> bool:
    if key == "other" and variant.default:
        return True
    match option.values:
        case None:
            return key in ("yes", "no")
        case OneOfWords():
            return option.allows(key)
        case _:
            return key in PLURALS or (key.lstrip("-").isdecimal() and option.allows(int(key)))


def _never_chosen(name: str, variant: ast.Variant, option: Option, said: Sentences) -> Diagnostic:
    keys = tuple(_keys(option))
    listed = tuple(f"`{key}`" for key in keys)
    values: dict[str, str | int | tuple[str, ...]]
    values = {"form": "list", "low": 0, "high": 0, "values_list": listed}
    if isinstance(option.values, Range):
        values |= {"form": "range", "low": option.values.low, "high": option.values.high}
    key, place = _key(variant), _place(name, variant, said)
    fault = UNKNOWN_REFERENCE.at(
        Label(place, Message("value-not-allowed-label", values)),
        Label(option.name.span, Message("option-label")),
        rules=(option.name.text,),
        name=name,
        reference=key,
    )
    about = {"name": name, "variant": key, "option": option.name.text}
    close = nearest(key, keys)
    help_ = None if close is None else help_meant(close)
    return replace(fault, message=Message("choice-of-no-value", about), help=help_)


def _keys(option: Option) -> Iterable[str]:
    """The keys that name a value of the option."""
    if option.values is None:
        return ("yes", "no")
    return (str(value) for value in option.listed or ())


def _alike(said: Sentences) -> Iterator[Diagnostic]:
    """Words that the option's own sentence doesn't tell apart: whoever reads the book wouldn't
    know what was agreed on."""
    for option in said.ruleset.options:
        name, variable = message_name(OPTION, option.name.text), message_name(option.name.text)
        if not isinstance(option.values, OneOfWords) or not said.wording.has(name):
            continue
        if said.gone(name) or variable in said.unsaid(name):
            continue
        used = closure(said.wording.entry(name), None, said.wording.catalog.entries.get)
        if variable in used.shown:
            continue
        selects = [select for select in used.selects if _chosen_by(select) == variable]
        told: dict[tuple[int, ...], list[str]] = {}
        for word in dict.fromkeys(option.values.texts):
            told.setdefault(tuple(_taken(word, select) for select in selects), []).append(word)
        for words in told.values():
            if len(words) > 1:
                yield _same(name, option, words, said)


def _taken(word: str, select: ast.SelectExpression) -> int:
    """The place of the variant that is chosen for a word."""
    keys = [_key(variant) for variant in select.variants]
    usual = next(i for i, variant in enumerate(select.variants) if variant.default)
    return keys.index(word) if word in keys else usual


def _same(name: str, option: Option, words: Sequence[str], said: Sentences) -> Diagnostic:
    fault = UNSAID.at(
        said.wording.entry(name).span(),
        option.name.span,
        rules=(option.name.text,),
        rule=option.name.text,
        what_list=(words[0],),
        name=name,
    )
    listed = tuple(f"`{word}`" for word in words)
    told = Message("values-alike", {"name": name, "values_list": listed})
    help_ = Message("values-alike-help", {"variable": message_name(option.name.text)})
    first, *rest = fault.labels
    labels = (replace(first, message=Message("values-alike-label")), *rest)
    return replace(fault, message=told, labels=labels, help=help_)


def _chosen_by(select: ast.SelectExpression) -> str | None:
    """The variable by which a variant is chosen."""
    selector = select.selector
    return selector.id.name if isinstance(selector, ast.VariableReference) else None


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def _place(name: str, variant: ast.Variant, said: Sentences) -> Span:
    entry, at = said.wording.entry(name), variant.key.span
    assert at is not None
    start = entry.file.offset(entry.line)
    return Span(entry.file, start + at.start, start + at.end)
