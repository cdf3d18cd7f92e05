"""The reference of the language, made from the constructs, the grammar and the catalog."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.constructs.construct import DeclarationConstruct, EffectConstruct
from cambio_spec.constructs.registry import DECLARATIONS, EFFECTS
from cambio_spec.constructs.table import Table
from cambio_spec.nodes.acting import inside
from cambio_spec.nodes.naming import WORDS
from cambio_spec.rulebook.reference.book import in_the_book
from cambio_spec.rulebook.reference.frame import frame, read
from cambio_spec.rulebook.reference.grammar import Ref, plain, rules
from cambio_spec.rulebook.reference.markdown import code, fenced, table
from cambio_spec.rulebook.reference.phrases import PHRASES, Phrase
from cambio_spec.rulebook.reference.shown import Shown, alternative, shown
from cambio_spec.rulebook.reference.words import CONSTRUCTS, Construct, Words, item_of, message_of
from cambio_spec.source.files import SourceFile
from cambio_spec.starts.changes import others
from cambio_spec.starts.variant import patch_lines
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse


def language_page(language: str) -> str:
    """The whole page in one language. Raises `CatalogError` for a message that is missing."""
    words = Words(Catalog.shipped(language))
    return "\n".join(_page(words)) + "\n"


def source_of(construct: Construct) -> str:
    """A construct's example as a whole rule file."""
    if isinstance(construct, DeclarationConstruct):
        return construct.example
    return f"action act in turn: {construct.example}"


def commented_example(words: Words) -> str:
    above, beside = (words.say(f"reference-example-{at}") for at in ("above", "beside"))
    reason = words.say("reference-example-reason")
    return _formatted(f'# {above}\nparam limit = 100 because "{reason}"  # {beside}\n')


def sourced_example(words: Words) -> str:
    ruling = words.say("reference-example-ruling")
    return _formatted(
        "param penalty = 10 [scoring.3]\n"
        f'param limit = 100 because "{ruling}" [goal.1, fr victory.1]\n'
    )


def _formatted(text: str) -> str:
    return format_document(parse(SourceFile("example.cambio", text)))


def reserved_words() -> tuple[str, ...]:
    """Those that would be names if they meant nothing; ranks are none, however they are used."""
    return tuple(sorted(word for word in WORDS if word.islower()))


def changes() -> Mapping[str, str]:
    """For each way in which a variant can change a game, by its rule in the grammar, a patch to
    the frame."""
    patches = dict(others(frame()))
    (table,) = frame().all(Table)
    patches["add-row"] = f"add row {table.name.text} of joker is 0"
    patches["with-features"] = f"with {OTHER}: {patches['set']}"
    patches["without-features"] = f"without {OTHER}: {patches['remove']}"
    ways = {"set_param": "set", "add_part": "add-question", "replace_part": "replace-action"}
    return {name: patches[ways.get(name, name.replace("_", "-"))] for name in _kinds("_patch")}


OTHER = "jokers"
"""A feature that the examples of conditions speak of."""


def _kinds(rule: str) -> Iterator[str]:
    """The ways to change a game, by their rules: those on their own, and those on a condition."""
    for choice in map(plain, rules()[rule].choices):
        if isinstance(choice, Ref):
            yield from _kinds(choice.name) if choice.name == "_plain_patch" else (choice.name,)


def _page(words: Words) -> Iterator[str]:
    yield from (f"# {words.say('reference-title')}", "", words.say("reference-intro"), "")
    yield from _contents(words)
    yield from _notation(words)
    yield from _section("reference-declarations", words)
    for declaration in DECLARATIONS:
        yield from _construct(declaration, words)
    yield from _section("reference-effects", words)
    yield from (words.say("reference-effects-names"), "")
    for effect in EFFECTS:
        yield from _construct(effect, words)
    yield from _expressions(words)
    yield from _sources(words)
    yield from _section("comments", words)
    yield from fenced(commented_example(words), "cambio")
    yield from _section("reserved", words)
    yield ", ".join(map(code, reserved_words()))


def _section(name: str, words: Words) -> Iterator[str]:
    yield from (f"## {words.say(name)}", "", words.say(f"{name}-intro"), "")


def _contents(words: Words) -> Iterator[str]:
    listed = {
        "reference-declarations": [words.link_to(c) for c in DECLARATIONS],
        "reference-effects": [words.link_to(c) for c in EFFECTS],
        "expressions": [words.link_to_section(f"phrases-{group}") for group in PHRASES],
    }
    for name, links in listed.items():
        yield f"- {words.labelled(words.link_to_section(name), ', '.join(links))}"
    for name in ("sources", "comments", "reserved"):
        yield f"- {words.link_to_section(name)}"
    yield ""


def _notation(words: Words) -> Iterator[str]:
    yield from _section("notation", words)
    for name in ("word", "slot", "optional", "choice", "repeated"):
        yield f"- {words.say(f'notation-{name}')}"
    yield from ("", words.say("notation-lines"), "", words.say("notation-names"), "")


# ── constructs ───────────────────────────────────────────────────────────────────────────


def _construct(construct: Construct, words: Words) -> Iterator[str]:
    message = message_of(construct.rule)
    form = shown(construct.rule, words.naming(message))
    yield from (f"### {words.heading(construct)}", "", words.say(message, "meaning"), "")
    yield from fenced("\n".join([form.text, *_items(form, words)]))
    if form.parts:
        header = (words.say("reference-part"), words.say("reference-part-meaning"))
        written = (", ".join(map(code, part.shown)) for part in form.parts)
        explained = (words.say(message, part.key) for part in form.parts)
        yield from table(header, zip(written, explained, strict=True))
    for item in form.items:
        name = words.say(f"slot-{item}")
        yield from (words.labelled(code(f"‹{name}›"), words.say(item_of(item))), "")
    yield from fenced(construct.example, "cambio")
    said = in_the_book(source_of(construct), words.catalog.language)
    if said is not None:
        book = f"**{words.say('reference-book')}**"
        yield from (f"> {words.labelled(book, said)}", "")
    if construct.rule == "variant":
        yield from _changes(words)
    related = ", ".join(_related(construct, words))
    if related:
        yield from (words.labelled(words.say("reference-see"), related), "")


def _items(form: Shown, words: Words) -> Iterator[str]:
    """The items of a declaration, each as what stands for it in the form above."""
    for item in form.items:
        text = shown(item, words.naming(item_of(item))).text
        yield f"  ‹{words.say(f'slot-{item}')}›  {text}"


def _changes(words: Words) -> Iterator[str]:
    yield from (f"#### {words.say('reference-changes')}", "")
    for rule, patch in changes().items():
        message = item_of(rule)
        yield from (words.say(message), "")
        yield from fenced(shown(rule, words.naming(message)).text)
        lines = patch_lines(patch, words.say("start-reason"))
        yield from fenced("\n".join(line.removeprefix("  ") for line in lines), "cambio")


def _related(construct: Construct, words: Words) -> Iterator[str]:
    """The sections that a reader of this one may need: what its form and its example use."""
    form = shown(construct.rule, lambda _, kind: kind).text
    if any(f"‹{kind}›" in form for kind in ("value", "condition", "choices", "player")):
        yield words.known["expressions"]
    used = {type(node) for node in inside(read(source_of(construct)))}
    for other in CONSTRUCTS:
        around = isinstance(construct, EffectConstruct) and isinstance(other, DeclarationConstruct)
        if other.node in used and other is not construct and not around:
            yield words.link_to(other)
    if "‹effect" in form:
        yield words.link_to_section("reference-effects")
    if "‹source›" in form:
        yield words.known["sources"]


# ── expressions and sources ──────────────────────────────────────────────────────────────


def _expressions(words: Words) -> Iterator[str]:
    yield from _section("expressions", words)
    header = [words.say(f"expression-{c}") for c in ("written", "meaning", "gives")]
    for group, phrases in PHRASES.items():
        yield from (f"### {words.say(f'phrases-{group}')}", "")
        yield from (words.say(f"phrases-{group}-intro"), "")
        yield from table(header, (_phrase(phrase, words) for phrase in phrases))


def _phrase(phrase: Phrase, words: Words) -> tuple[str, str, str]:
    said = words.say(f"phrase-{phrase.key}")
    if phrase.also is not None:
        said += ". " + words.catalog.say("expression-also", text=code(phrase.also))
    return code(phrase.example), said, words.catalog.say("expression-type", type=phrase.kind)


def _sources(words: Words) -> Iterator[str]:
    yield from _section("sources", words)
    form = alternative(rules()["tail"], words.naming("sources-because")).text
    place = shown("cite", words.naming("sources-cites")).text
    yield from fenced(f"{form}\n  ‹{words.say('slot-place')}›  {place}")
    for name in ("sources-because", "sources-cites"):
        yield from (words.say(name), "")
    yield from fenced(sourced_example(words), "cambio")
