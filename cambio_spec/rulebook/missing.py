"""What a book needs words for, besides its rules, and its game has none: names of the game and of
its actions, and whatever places and facts the tool's own sentences speak of. What a rule file calls
them is never printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from fluent.syntax import ast

from cambio_spec.constructs.action import Action
from cambio_spec.constructs.define import Define
from cambio_spec.constructs.fact import FactPart
from cambio_spec.constructs.zone import ZonePart
from cambio_spec.diagnostics.codes import MISSING_MESSAGE, UNSAID
from cambio_spec.diagnostics.diagnostic import Argument, Diagnostic, Label, Message
from cambio_spec.rulebook.atoms import message_name
from cambio_spec.rulebook.inlined import inlined
from cambio_spec.rulebook.numbers import STEM
from cambio_spec.rulebook.places import Lack, Undescribed
from cambio_spec.rulebook.rules import Rule
from cambio_spec.rulebook.sentences import FOR, Sentences
from cambio_spec.rulebook.sentences import UNSAID as LEFT_OUT
from cambio_spec.source.files import Span

TITLE = "title"


def unworded(rules: Sequence[Rule], said: Sentences) -> Iterator[Diagnostic]:
    """Names and words that the books of a game need and that its sentences don't have."""
    if not said.wording.has("game"):
        yield missing([Label(said.ruleset.game.name.span)], "game", said, (), ("game = …",))
    for rule in rules:
        if isinstance(rule.node, Action) and rule.message == (said.sentence(rule) or rule.message):
            yield from _untitled(rule, said)
    for name, needed in _needed(rules, said).items():
        lines = tuple(f"    .{form} = …" for form in needed.forms)
        yield _forms(Label(_declared(needed.of, said)), name, said, tuple(needed.rules), lines)


def _untitled(rule: Rule, said: Sentences) -> Iterator[Diagnostic]:
    """An action stands in lists and pictures under its name."""
    if said.wording.has(rule.message, TITLE):
        return
    try:
        said.lacks(rule)
    except Undescribed:
        if said.sentence(rule) is None:
            return  # it needs a sentence first
    place = Label(rule.item.span)
    yield _forms(place, rule.message, said, (rule.id,), (f"    .{TITLE} = …",))


@dataclass(slots=True)
class _Needed:
    """Forms of a word for what is declared as `of`, and the rules in whose sentences they are
    needed; both each once, in order."""

    of: str
    forms: dict[str, None] = field(default_factory=dict)
    rules: dict[str, None] = field(default_factory=dict)


def _needed(rules: Sequence[Rule], said: Sentences) -> dict[str, _Needed]:
    found: dict[str, _Needed] = {}
    for rule in rules:
        for lack in _lacks(rule, said):
            word = found.setdefault(lack.name, _Needed(lack.declared))
            word.forms[lack.form] = word.rules[rule.id] = None
    return found


def _lacks(rule: Rule, said: Sentences) -> tuple[Lack, ...]:
    if said.sentence(rule) is not None or inlined(rule, said):
        return ()
    try:
        return said.lacks(rule)
    except Undescribed:
        return ()


def _declared(name: str, said: Sentences) -> Span:
    parts: tuple[ZonePart | FactPart | Define, ...]
    parts = (
        *said.ruleset.all(ZonePart),
        *said.ruleset.all(FactPart),
        *said.ruleset.all(Define),
    )
    return next(part.span for part in parts if part.name.text == name)


def _forms(
    place: Label, name: str, said: Sentences, rules: tuple[str, ...], lines: tuple[str, ...]
) -> Diagnostic:
    """Forms of a message that is there otherwise, or of one that is to be written."""
    if name not in said.wording.own:
        opening = (f"{name} =",) if lines[0].endswith(f".{TITLE} = …") else (f"{name} = …",)
        found = missing([place], name, said, rules, (*opening, *lines))
        if not name.startswith(message_name("define", "")):
            return found
        path = found.message.arguments["path"]
        return replace(found, help=Message("missing-noun-help", {"path": path}))
    return incomplete(place, name, said, rules, lines)


def incomplete(
    place: Label, name: str, said: Sentences, rules: tuple[str, ...], lines: tuple[str, ...]
) -> Diagnostic:
    """A finding that a message that is there lacks some of its parts: the `lines` that are to be
    added to it."""
    there = Label(said.wording.entry(name).span())
    found = missing([there, place], name, said, rules, lines)
    parts = tuple(
        f"`{line.removeprefix(name).partition('=')[0].strip() or '= …'}`" for line in lines
    )
    about: dict[str, Argument]
    about = {"name": name, "language": said.wording.language, "forms_list": parts}
    return replace(
        found, message=Message("missing-forms", about), help=Message("missing-forms-help")
    )


def missing(
    places: Sequence[Label],
    name: str,
    said: Sentences,
    rules: tuple[str, ...],
    lines: tuple[str, ...],
) -> Diagnostic:
    """A finding that a message isn't there, with the `lines` that are to be written."""
    language, path = said.wording.language, file_of(places[0].span, said)
    return MISSING_MESSAGE.at(
        *places, name=name, language=language, path=path, rules=rules, lines=lines
    )


def file_of(span: Span, said: Sentences) -> str:
    """The catalog file in which the words of a rule belong: that of the game, or of the variant
    in which the rule stands."""
    files, variant = said.wording.files, said.presence.variant(span)
    at = 0 if variant is None else said.ruleset.features.index(variant.name.text) + 1
    return files[min(at, len(files) - 1)] if files else f"locales/{said.wording.language}"


def without_for(rule: Rule, said: Sentences) -> Diagnostic:
    """A sentence that is there, but doesn't tell for which wording of its rule: so no book prints
    it, also where the rule could be told without it. Of a message that has only a title, the
    sentence is missing too."""
    line = f"    .{FOR} = {rule.text}"
    if not said.wording.has(rule.message):
        lines = (f"{rule.message} = …", line)
        return incomplete(Label(rule.item.span), rule.message, said, (rule.id,), lines)
    place = Label(said.wording.entry(rule.message).span())
    found = missing([place, Label(rule.item.span)], rule.message, said, (rule.id,), (line,))
    about: dict[str, Argument] = {"name": rule.message, "language": said.wording.language}
    help_ = Message("missing-for-help")
    return replace(found, message=Message("missing-for", about), help=help_)


def placeholders(said: Sentences) -> Iterator[Diagnostic]:
    """Parts of sentences that are still what a hint shows in their place."""
    about: dict[str, Argument] = {"language": said.wording.language}
    for name in said.wording.own:
        if name.startswith("-"):
            continue
        for part, pattern in said.wording.entry(name).parts.items():
            if _is_blank(pattern):
                place = Label(said.wording.entry(name).span(part))
                found = missing([place], name, said, (), ())
                message = Message("blank-sentence", {"name": name, **about})
                yield replace(found, message=message, help=Message("blank-sentence-help"))


def _is_blank(pattern: ast.Pattern) -> bool:
    match pattern.elements:
        case [ast.TextElement(value=text)]:
            return text.strip() in ("…", "...")
        case _:
            return False


def unsaid(rule: Rule, sentence: str, atoms: tuple[str, ...], said: Sentences) -> Diagnostic:
    """All that a sentence leaves out of its rule, in one finding: it is mended in one place."""
    places = (said.wording.entry(sentence).span(), rule.item.span)
    numbers = tuple(f"`${atom}`" for atom in atoms if atom.startswith(STEM))
    help_ = Message("unsaid-number-help", {"used_list": numbers, "name": sentence})
    left_out = ", ".join((*said.unsaid(sentence), *atoms))
    return UNSAID.at(
        *places,
        help=help_ if len(numbers) == len(atoms) else None,
        rules=(rule.id,),
        lines=(f"    .{LEFT_OUT} = {left_out}",),
        rule=rule.id,
        what_list=tuple(f"`{atom}`" for atom in atoms),
        name=sentence,
    )
