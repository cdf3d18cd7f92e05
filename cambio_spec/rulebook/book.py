"""From a rule set to a rulebook or a rule sheet in one language."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from cambio_spec.constructs.action import Action
from cambio_spec.constructs.define import Define
from cambio_spec.constructs.editorial import Editorial, SectionName
from cambio_spec.constructs.phase import PhasePart
from cambio_spec.constructs.power import Power
from cambio_spec.diagnostics.diagnostic import Diagnostic, Rejected
from cambio_spec.diagnostics.report import Summary
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.rulebook import agreed, blocks, decks, powered
from cambio_spec.rulebook.document import (
    Block,
    Bullets,
    Document,
    Glossary,
    GlossaryEntry,
    Item,
    Note,
    Paragraph,
    Question,
    Questions,
    Section,
    Steps,
)
from cambio_spec.rulebook.findings import findings
from cambio_spec.rulebook.flow import Turn, turn
from cambio_spec.rulebook.moments import offered
from cambio_spec.rulebook.rules import Rule
from cambio_spec.rulebook.sentences import Sentences, question_name, sentences
from cambio_spec.rulebook.told import Told
from cambio_spec.rulebook.wording import Wording


@dataclass(frozen=True, slots=True)
class Edition:
    """What is printed: a rule set in one language. `version` is the tool's; `draft` marks every
    page of a print in spite of open findings. `summary` is what its check came to, None where it
    wasn't checked. Without `examples` the scoring isn't worked out for any deal, which takes longer
    than all the rest."""

    ruleset: Ruleset
    wording: Wording
    version: str
    draft: bool = False
    examples: bool = True
    summary: Summary | None = None


@dataclass(frozen=True, slots=True)
class Content:
    """What books and sheets are made of; `rules` without those that are told below others."""

    said: Sentences
    turn: Turn
    rules: Mapping[SectionName, tuple[Rule, ...]]

    def here(self, *names: str) -> tuple[str, ...]:
        """Those of the messages that the game has."""
        return tuple(name for name in names if self.said.wording.has(name))


def sentence_findings(ruleset: Ruleset | Told, wording: Wording) -> tuple[Diagnostic, ...]:
    """What the sentences of one language leave out or say wrongly. Raises `CatalogError`."""
    return findings(sentences(ruleset, wording, draft=False))


def build_documents(edition: Edition) -> tuple[Document, Document]:
    """The whole book, and the one page for the table. Raises `Rejected` where a sentence is
    missing or outdated, unless it is a draft; `CatalogError` for a catalog that can't be read."""
    content = _checked(edition)
    return _rulebook(edition, content), _sheet(edition, content)


def build_rulebook(edition: Edition) -> Document:
    """The whole book. Raises as `build_documents` does."""
    return _rulebook(edition, _checked(edition))


def build_sheet(edition: Edition) -> Document:
    """The one page for the table. Raises as `build_documents` does."""
    return _sheet(edition, _checked(edition))


def _rulebook(edition: Edition, content: Content) -> Document:
    said = content.said
    subtitle = _subtitle("rulebook-subtitle", said)
    built = (
        _about(content),
        _section("varied", tuple(agreed.played(said)), content),
        _players(content),
        _deck(content),
        _object(content),
        _section("agreed", tuple(agreed.options(said)), content),
        _setup(content),
        _play(content),
        _powers(content),
        _scoring(content, edition.examples),
        _section("winning", blocks.mixed(content.rules["winning"], said), content),
        _section("variants", tuple(agreed.others(said)), content),
        _questions(content),
        _glossary(content),
    )
    return _document(edition, content, "book", subtitle, built)


def _sheet(edition: Edition, content: Content) -> Document:
    said, rules = content.said, content.rules
    steps = blocks.numbered(_done(rules["setup"]), said, short=True)
    setup = (*blocks.grids(said), *steps, *blocks.mixed(_meant(rules["setup"]), said, short=True))
    built = (
        _section("deck", tuple(blocks.shelves(said)), content),
        _section("play", tuple(_played_briefly(content)), content),
        _section("setup", setup, content),
        _section("powers", tuple(_powers_briefly(content)), content),
        _section("scoring", blocks.mixed(rules["scoring"], said, short=True), content),
        _section("winning", blocks.mixed(rules["winning"], said, short=True), content),
    )
    subtitle = _titled(said.string("sheet-subtitle"), said)
    return _document(edition, content, "sheet", subtitle, _unmarked(built))


def _subtitle(name: str, said: Sentences) -> str:
    counts = said.ruleset.program.counts
    listed = counts != tuple(range(counts[0], counts[-1] + 1))
    return _titled(said.string(f"{name}-listed" if listed else name), said)


def _titled(subtitle: str, said: Sentences) -> str:
    return " · ".join((*agreed.titles(said), subtitle))


def _content(ruleset: Ruleset, wording: Wording, draft: bool) -> Content:
    said = sentences(ruleset, wording, draft)
    return Content(said, turn(ruleset, said.sections["play"]), _apart(said))


def _apart(said: Sentences) -> Mapping[SectionName, tuple[Rule, ...]]:
    """The rules that aren't told below others."""
    branching = (said.branch(rule) for part in said.sections.values() for rule in part)
    below = frozenset(stage for stages in branching for stage in stages)
    return {
        name: tuple(rule for rule in part if rule.stage is None or rule.stage not in below)
        for name, part in said.sections.items()
    }


def _checked(edition: Edition) -> Content:
    """Raises `Rejected`."""
    content = _content(edition.ruleset, edition.wording, edition.draft)
    if not edition.draft:
        faults = tuple(d for d in findings(content.said) if d.severity == "error")
        if faults:
            raise Rejected(faults)
    return content


def _document(
    edition: Edition,
    content: Content,
    layout: Literal["book", "sheet"],
    subtitle: str,
    built: tuple[Section, ...],
) -> Document:
    said, ruleset = content.said, edition.ruleset
    title = said.string("game") if said.wording.has("game") else ruleset.game.name.text
    stamp = said.wording.string(
        "document-stamp",
        {
            "configuration": ruleset.name,
            "hash": ruleset.digest,
            "version": edition.version,
            "accepted": edition.summary.accepted if edition.summary else 0,
            "verdict": _verdict(edition),
        },
    )
    return Document(
        layout,
        said.string("document-language"),
        title,
        subtitle,
        said.string("document-author"),
        stamp,
        said.string("document-draft") if edition.draft else None,
        tuple(section for section in built if section.blocks),
    )


def _verdict(edition: Edition) -> str:
    """What the check came to, in a word: a choice of the message for the stamp."""
    match edition.summary:
        case None:
            return "unchecked"
        case Summary(refuted=0, unknown=0, bounded=0, accepted=0):
            return "fine"
        case Summary(refuted=0, unknown=0, bounded=0):
            return "accepted"
        case Summary(refuted=0, unknown=0):
            return "bounded"
        case _:
            return "open"


def _section(anchor: str, inside: tuple[Block, ...], content: Content) -> Section:
    return Section(anchor, content.said.string(f"section-{anchor}"), inside)


def _paragraphs(names: tuple[str, ...], content: Content) -> tuple[Paragraph, ...]:
    said = content.said
    return tuple(Paragraph(said.text(name)) for name in names if not said.left_out(name))


def _about(content: Content) -> Section:
    own = content.said.wording.own
    names = tuple(n for n in own if n == "about" or n.startswith("about-"))
    return _section("about", _paragraphs(names, content), content)


def _players(content: Content) -> Section:
    said = content.said
    (name,) = content.here("players") or (None,)
    if name is None or said.outdone(name, "players"):
        name = "players-listed" if said.ruleset.program.only else "players-range"
    first = Paragraph(said.text(name), said.ruleset.rules["players"].cites)
    return _section("players", (first, *blocks.mixed(content.rules["players"], said)), content)


def _deck(content: Content) -> Section:
    said = content.said
    (name,) = content.here("deck") or (None,)
    if name is None or said.outdone(name, "deck"):
        text = decks.needed(said)
    else:
        text = said.text(name)
    first = Paragraph(text, said.ruleset.rules["deck"].cites)
    return _section("deck", (first, *blocks.shelves(said)), content)


def _object(content: Content) -> Section:
    own = content.said.wording.own
    names = tuple(n for n in own if n == "object" or n.startswith("object-"))
    return _section("object", _paragraphs(names, content), content)


def _setup(content: Content) -> Section:
    said = content.said
    rules = content.rules["setup"]
    steps = blocks.numbered(_done(rules), said)
    return _section(
        "setup", (*steps, *blocks.mixed(_meant(rules), said), *blocks.grids(said)), content
    )


def _done(rules: Sequence[Rule]) -> tuple[Rule, ...]:
    """What is done, without what the words in it mean: that is no step."""
    return tuple(rule for rule in rules if not isinstance(rule.node, Define))


def _meant(rules: Sequence[Rule]) -> tuple[Rule, ...]:
    return tuple(rule for rule in rules if isinstance(rule.node, Define))


def _play(content: Content) -> Section:
    said, rules = content.said, content.rules["play"]
    opening = tuple(r for r in rules if isinstance(r.node, PhasePart))
    steps = tuple(r for r in rules if not isinstance(r.node, PhasePart | Action))
    ways = blocks.action_list(content.turn.ways, said)
    actions = (Bullets(ways),) if ways else ()
    beside = blocks.action_list((*content.turn.any_time, *content.turn.rest), said)
    told = (
        *blocks.mixed(opening, said),
        *actions,
        *blocks.paragraphs(beside),
        *blocks.mixed(steps, said),
    )
    # Last, so that the text before it fills the page and the picture is never cut in two.
    picture = (blocks.turn_flow(content.turn, said),) if content.turn.ways else ()
    return _section("play", (*told, *picture) if rules else (), content)


def _powers(content: Content) -> Section:
    said, rules = content.said, content.rules["powers"]
    table = powered.powers(rules, said)
    marks = blocks.marks_of((r for r in rules if isinstance(r.node, Power)), said)
    names = content.here("powers") or offered(said)
    intro = tuple(Paragraph(said.text(name), marks) for name in names)
    others = blocks.mixed(_no_powers(content), said)
    return _section("powers", (*(intro if table else ()), *table, *others), content)


def _no_powers(content: Content) -> tuple[Rule, ...]:
    """What is told beside the table of powers."""
    return tuple(r for r in content.rules["powers"] if not isinstance(r.node, Power))


def _played_briefly(content: Content) -> Iterator[Block]:
    """On a sheet, how a turn goes: the picture, and in short what it doesn't show."""
    said, rules, shown = content.said, content.rules["play"], content.turn
    if not said.in_full:  # a whole sentence leads to a list, and here there is none
        yield from _briefly([r for r in rules if isinstance(r.node, PhasePart)], content)
    if shown.ways or shown.any_time:
        yield blocks.turn_flow(shown, said)
    yield from blocks.in_short(shown.rest, said)
    steps = [r for r in rules if not isinstance(r.node, PhasePart | Action)]
    yield from _briefly(steps, content)


def _powers_briefly(content: Content) -> Iterator[Block]:
    said = content.said
    table = powered.powers(content.rules["powers"], said, short=True)
    if table and said.wording.has("powers", "short"):
        yield Paragraph(said.text("powers", "short"))
    yield from (*table, *_briefly(_no_powers(content), content))


def _briefly(rules: Sequence[Rule], content: Content) -> tuple[Block, ...]:
    """On a sheet, of a section that is shown as a picture or a table otherwise: the rules that
    have a short sentence, and those for people."""
    said = content.said
    told = [r for r in rules if isinstance(r.node, Editorial) or blocks.has_short(r, said)]
    return blocks.mixed(told, said, short=True)


def _scoring(content: Content, examples: bool) -> Section:
    told = blocks.mixed(content.rules["scoring"], content.said)
    shown = blocks.scoring_example(content.said) if told and examples else ()
    return _section("scoring", (*told, *shown), content)


def _questions(content: Content) -> Section:
    said = content.said
    entries: list[Question] = []
    for question in said.ruleset.questions:
        name, given = question_name(question), said.about(question)
        if not said.wording.has(name) or said.left_out(name):
            continue  # a draft, or a question that a variant answers differently
        asked, reason = (said.wording.text(name, given, part) for part in (None, "reason"))
        ruling = (
            said.wording.text("question-open", {})
            if question.ruling is None
            else said.wording.text(name, given, "ruling")
        )
        marks = said.ruleset.rules[question.name.text].cites
        entries.append(Question(asked, ruling, reason, marks))
    return _section("questions", (Questions(tuple(entries)),) if entries else (), content)


def _glossary(content: Content) -> Section:
    said = content.said
    names = [n for n in said.wording.own if n.startswith("glossary-") and not said.left_out(n)]
    entries = [GlossaryEntry(said.string(n, "term"), said.text(n)) for n in names]
    # Each language has an order of its own; capitals and umlauts don't count.
    entries.sort(key=lambda entry: _sorted_as(entry.term))
    glossary = (Glossary(tuple(entries)),) if entries else ()
    return _section("glossary", (*glossary, *_sources(content)), content)


def _sources(content: Content) -> Iterator[Note]:
    """What the marks behind the sentences mean, by the first of them."""
    said = content.said
    for rules in content.rules.values():
        for mark in blocks.marks_of(rules, said)[:1]:
            text = said.wording.text("marks-note", {"example": mark})
            yield Note(said.string("marks-note", "title"), text)
            return


def _sorted_as(term: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", term).casefold() if c.isalnum())


def _unmarked(built: tuple[Section, ...]) -> tuple[Section, ...]:
    """Without citations: on a sheet there is no room for them."""
    return tuple(
        replace(section, blocks=tuple(_without_marks(block) for block in section.blocks))
        for section in built
    )


def _without_marks(block: Block) -> Block:
    match block:
        case Paragraph():
            return replace(block, marks=())
        case Bullets() | Steps():
            return replace(block, items=tuple(_item_without(item) for item in block.items))
        case _:
            return block


def _item_without(item: Item) -> Item:
    return replace(item, marks=(), inner=tuple(_without_marks(block) for block in item.inner))
