"""Whatever the reference of the language says and can be tried is tried."""

from __future__ import annotations

import re
from functools import cache

import pytest

from cambio_spec.catalog.catalog import LOCALES, Catalog, languages
from cambio_spec.catalog.entries import entries
from cambio_spec.constructs.accept import Accept
from cambio_spec.constructs.fact import FactPart, initial
from cambio_spec.constructs.players import MOST
from cambio_spec.constructs.registry import DECLARATIONS, EFFECTS
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.nodes.acting import inside
from cambio_spec.nodes.reading import LARGEST
from cambio_spec.rulebook.reference.book import in_the_book
from cambio_spec.rulebook.reference.findings import findings_page
from cambio_spec.rulebook.reference.frame import frame, read
from cambio_spec.rulebook.reference.language import (
    OTHER,
    changes,
    language_page,
    reserved_words,
    source_of,
)
from cambio_spec.rulebook.reference.shown import ITEMS, SLOTS, keyword, shown
from cambio_spec.rulebook.reference.words import CONSTRUCTS, Construct, item_of, message_of
from cambio_spec.source.files import SourceFile
from cambio_spec.source.files import read as read_file
from cambio_spec.starts.names import refuse_name
from cambio_spec.starts.variant import patch_lines
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import grammar, parse
from tests.reference.github import anchors, blocks, headings, links, tables
from tests.reference.wrapping import kinds_found, wrapped

EDITORIAL = {"CAM200", "CAM210"}
"""Examples don't say where they come from, and nothing may use what they declare."""

UNGUARDED = {"CAM300", "CAM302"}
"""Nor do they say what happens once there are no cards left, or no room for them."""

TELLING = {"announce": {"CAM330"}}
"""What is announced in the middle of a turn tells of cards that lie face down."""

page = cache(language_page)


def rule_of(construct: Construct) -> str:
    return construct.rule


# ── examples ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("construct", CONSTRUCTS, ids=rule_of)
def test_an_example_passes_the_check_in_the_small_game(construct: Construct) -> None:
    found = kinds_found(wrapped(source_of(construct)))
    nothing_to_accept = {"CAM211"} if construct.node is Accept else set()
    told = TELLING.get(construct.rule, set())
    assert found - EDITORIAL - UNGUARDED == nothing_to_accept | told


@pytest.mark.parametrize("language", languages())
def test_everything_shown_as_code_is_read_and_canonical(language: str) -> None:
    shown_as_code = blocks(page(language), "cambio")
    assert len(shown_as_code) == len(CONSTRUCTS) + len(changes()) + 2
    for text in shown_as_code:
        assert canonical(text), text


def canonical(text: str) -> bool:
    """As declarations, as a patch of a variant, or as the effects of an action."""
    if (whole := formatted(text)) is not None:
        return whole == text
    if (variant := formatted(f"variant new of game:\n{text}")) is not None:
        return [line.removeprefix("  ") for line in variant.splitlines()[1:]] == text.splitlines()
    action = f"action act in turn: {text}"
    return (formatted(action) or "").split() == action.split()


def formatted(text: str) -> str | None:
    try:
        return format_document(parse(SourceFile("x", text)))
    except Rejected:
        return None


@pytest.mark.parametrize("rule", changes())
def test_a_change_fits_the_small_game(rule: str) -> None:
    """Every kind of patch that the grammar knows has its example, which makes that patch."""
    lines = "\n".join(patch_lines(changes()[rule], "a test"))
    source = f"variant new of example:\n{lines}\noption {OTHER}, default off"
    tree = grammar().parse(source, start="start")
    assert any(True for _ in tree.find_data(rule))
    assert wrapped(source)


# ── sentences ────────────────────────────────────────────────────────────────────────────


def parts_of(rule: str, message: str, catalog: Catalog) -> tuple[set[str], set[str]]:
    """The attributes that a message must have, and those that it may."""
    numbers: list[int] = []

    def name(number: int, kind: str) -> str:
        numbers.append(number)
        return kind

    form = shown(rule, name)
    may = {f"slot-{number}-name" for number in numbers}
    return {part.key for part in form.parts}, may


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("construct", CONSTRUCTS, ids=rule_of)
def test_a_construct_has_its_sentences(construct: Construct, language: str) -> None:
    """One for each part of its grammar rule, and none for what isn't there."""
    catalog = Catalog.shipped(language)
    message = message_of(construct.rule)
    must, may = parts_of(construct.rule, message, catalog)
    there = {a.id.name for a in catalog.entries[message].node.attributes}
    assert must | {"meaning"} <= there <= must | may | {"meaning"}


@pytest.mark.parametrize("rule", [*ITEMS, *changes()])
def test_an_item_has_its_sentence(rule: str) -> None:
    catalog = Catalog.shipped("en")
    _, may = parts_of(rule, item_of(rule), catalog)
    there = {a.id.name for a in catalog.entries[item_of(rule)].node.attributes}
    assert there <= may


@pytest.mark.parametrize("language", languages())
def test_no_sentence_is_left_over(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[tuple[str, str | None]] = set()
    say, attribute = Catalog.say, Catalog.attribute

    def saying(self: Catalog, name: str, /, **arguments: str) -> str:
        said.add((name, None))
        return say(self, name, **arguments)

    def saying_part(self: Catalog, name: str, part: str, /, **arguments: str) -> str:
        said.add((name, part))
        return attribute(self, name, part, **arguments)

    monkeypatch.setattr(Catalog, "say", saying)
    monkeypatch.setattr(Catalog, "attribute", saying_part)
    language_page(language)
    findings_page(language)
    written = {
        (entry.name, part)
        for entry in entries(read_file(LOCALES / language / "reference.ftl"))
        for part in entry.parts
    }
    fallback = {(name, part) for name, part in written if name.startswith("slot-")}
    later = {("findings-3", None)}  # the codes for play
    assert written - said - fallback - later == set()


def test_a_slot_has_a_name() -> None:
    catalog = Catalog.shipped("en")
    kinds = {kind for kind in SLOTS.values() if kind not in ("rule",)}
    assert {f"slot-{kind}" for kind in kinds} <= set(catalog.entries)


# ── the page ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", languages())
def test_links_lead_somewhere(language: str) -> None:
    here, there = anchors(page(language)), anchors(findings_page(language))
    assert len(here) == len(set(here))
    found = links(page(language))
    assert len(found) > 100
    for file, anchor in found:
        assert file in ("", "findings.md")
        assert anchor in (there if file else here) or (file and not anchor)


@pytest.mark.parametrize("language", languages())
def test_every_construct_has_a_section_in_its_order(language: str) -> None:
    titles = [Catalog.shipped(language).say(message_of(c.rule)) for c in CONSTRUCTS]
    headed = [h.partition(":")[0].rstrip() for h in headings(page(language))]
    found = [title for title in headed if title in titles]
    assert found == titles
    assert list(CONSTRUCTS) == [*DECLARATIONS, *EFFECTS]


@pytest.mark.parametrize("language", languages())
def test_tables_are_whole(language: str) -> None:
    for table in tables(page(language)):
        assert len({len(row) for row in table}) == 1
        assert all(cell.strip() for row in table for cell in row)


@pytest.mark.parametrize("language", languages())
def test_forms_are_those_of_the_grammar(language: str) -> None:
    """What is written as it stands, in a form, is there in the rule that it shows."""
    forms = blocks(page(language), "text")
    for construct, form in zip(CONSTRUCTS, own_forms(forms), strict=True):
        plain = shown(construct.rule, lambda _, kind: kind).text
        slots = re.compile(r"‹[^›]*›")
        assert slots.sub("‹›", form.splitlines()[0]) == slots.sub("‹›", plain)


def own_forms(forms: list[str]) -> list[str]:
    """Without those of patches and of sources."""
    patches = {shown(rule, lambda _, kind: "x").text.partition(" ")[0] for rule in changes()}
    return [f for f in forms if f.partition(" ")[0] not in patches and not f.startswith("[because")]


@pytest.mark.parametrize("language", languages())
def test_the_book_says_what_effects_do(language: str) -> None:
    silent = {c.rule for c in EFFECTS if in_the_book(source_of(c), language) is None}
    assert silent == {"announce", "go"}
    spoken = {c.rule for c in DECLARATIONS if in_the_book(source_of(c), language) is not None}
    assert spoken == {"players", "deck", "stage", "action", "power"}


# ── what the text says of numbers and words ──────────────────────────────────────────────


def test_reserved_words_are_listed_and_are_no_names() -> None:
    listed = re.findall(r"`(\w+)`", page("en").splitlines()[-1])
    assert listed == list(reserved_words())
    for word in listed:
        with pytest.raises(Rejected):
            refuse_name(word, ())


def test_words_that_open_an_effect_are_free() -> None:
    for construct in EFFECTS:
        word, *_ = keyword(construct.rule).split()
        if word.isalpha():
            assert word not in reserved_words()
        if word.isalpha() and word not in frame().names:
            assert wrapped(f"param {word} = 3\naction act in turn: let marks be {word}\n{MARKS}")


MARKS = "fact marks is a number"


def test_the_largest_numbers() -> None:
    assert (LARGEST, MOST) == (1_000_000, 12)
    assert read("param x = 1000000")
    with pytest.raises(Rejected):
        read("param x = 1000001")


@pytest.mark.parametrize(
    ("form", "begins"),
    [
        ("a player", 0),
        ("a player or nobody", None),
        ("yes or no", False),
        ("a number", 0),
        ("a number from 3 to 9", 3),
        ("a number from -9 to -3", -3),
    ],
)
def test_how_a_fact_begins(form: str, begins: object) -> None:
    (fact,) = read(f"fact x is {form}")
    assert isinstance(fact, FactPart)
    assert initial(fact) is begins or initial(fact) == begins != 0


def test_a_name_inside_brackets_means_nothing_outside() -> None:
    with pytest.raises(Rejected):
        wrapped("action act in turn: (choose spot in grid of me); look at spot")


def test_nothing_stands_behind_go_to() -> None:
    with pytest.raises(Rejected):
        wrapped("action act in turn: go to next; shuffle stock")


def test_every_construct_is_used_by_its_own_example() -> None:
    for construct in CONSTRUCTS:
        assert construct.node in {type(node) for node in inside(read(source_of(construct)))}
