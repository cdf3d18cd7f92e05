"""The expressions that the reference shows are all that the grammar allows, and mean something."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from lark import Lark, Token, Tree

from cambio_spec.constructs.define import SUBJECTS
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.kernel.cards import DECKS
from cambio_spec.nodes.naming import BUILT_IN, FIXED, PRONOUNS
from cambio_spec.nodes.reading import squeeze
from cambio_spec.nodes.writing import BREAK, expression
from cambio_spec.rulebook.reference.frame import meaning
from cambio_spec.rulebook.reference.grammar import Maybe, Part, Ref, Words, bodies, read
from cambio_spec.rulebook.reference.phrases import PHRASES, Phrase
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.parse import parse_expression
from tests.reference.wrapping import wrapped

TEXT = files("cambio_spec.syntax").joinpath("cambio.lark").read_text("utf-8")
ALL = [phrase for group in PHRASES.values() for phrase in group]
VALUES = [phrase for phrase in ALL if phrase.where == "value"]
BEGIN = ("expr", "choices")
Found = tuple[str, str]
"""A rule, and what of it is used: an alternative, an option filled or left out, a spelling."""


# ── what the grammar allows ──────────────────────────────────────────────────────────────


def below(names: tuple[str, ...], grammar: str) -> list[str]:
    """The rules that these lead to, themselves included."""
    found = read(grammar)
    names_left, seen = list(names), list[str]()
    while names_left:
        name = names_left.pop()
        if name in found and name not in seen:
            seen.append(name)
            names_left += [ref.name for ref in parts(found[name]) if isinstance(ref, Ref)]
    return seen


def parts(part: Part) -> Iterator[Part]:
    yield part
    for name in getattr(type(part), "__dataclass_fields__", {}):
        inner = getattr(part, name)
        for child in inner if isinstance(inner, tuple) else (inner,):
            if not isinstance(child, str | None):
                yield from parts(child)


def allowed(grammar: str) -> set[Found]:
    found: set[Found] = set()
    rules = read(grammar)
    for name in below(BEGIN, grammar):
        for at, choice in enumerate(rules[name].choices):
            found.add((name, f"alternative {at}"))
            if any(isinstance(part, Maybe) for part in choice.parts):
                found |= {(f"{name}__{at}", "filled"), (f"{name}__{at}", "left out")}
        for words in parts(rules[name]):
            if isinstance(words, Words) and words.name is not None:
                found |= {(words.name, spelling) for spelling in words.spellings}
    return found


def labelled(grammar: str) -> str:
    """The same grammar, in whose trees each alternative of an expression has a name of its own."""
    names = below(BEGIN, grammar)
    lines = []
    for name, body in bodies(grammar).items():
        prefix = re.search(rf"^([?!]*){name}(\.\d+)?:", grammar, flags=re.MULTILINE)
        assert prefix is not None
        if name in names:
            choices = [re.sub(r"\s*->\s*\w+\s*$", "", choice) for choice in alternatives(body)]
            body = " | ".join(f"{choice} -> {name}__{at}" for at, choice in enumerate(choices))
            lines.append(f"{name}: {body}")
        else:
            lines.append(f"{prefix[1]}{name}{prefix[2] or ''}: {body}")
    directives = [line for line in grammar.splitlines() if line.startswith("%")]
    return "\n".join([*lines, *directives])


def alternatives(body: str) -> list[str]:
    """At the bars that stand in no brackets and no quotes."""
    found, depth = [""], 0
    for token in re.findall(r'"[^"]*"|.', body):
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(token, 0)
        if token == "|" and depth == 0:
            found.append("")
        else:
            found[-1] += token
    return [choice.strip() for choice in found]


def shown(grammar: str) -> set[Found]:
    """What of a grammar the phrases use."""
    lark = Lark(labelled(grammar), parser="lalr", start=["start", "expr"], maybe_placeholders=True)
    found: set[Found] = set()
    for phrase in ALL:
        for text in filter(None, (phrase.example, phrase.also)):
            if phrase.where == "choice":
                tree = lark.parse(f"action act in turn: choose one in {text}", start="start")
            else:
                tree = lark.parse(text, start="expr")
            found |= set(used(tree))
    return found


def used(tree: Tree[Token]) -> Iterator[Found]:
    for node in tree.iter_subtrees():
        rule, _, at = str(node.data).rpartition("__")
        yield rule, f"alternative {at}"
        yield str(node.data), "left out" if None in node.children else "filled"
        for token in node.children:
            if isinstance(token, Token):
                yield token.type, squeeze(str(token))


def test_every_alternative_of_the_grammar_is_shown() -> None:
    assert allowed(TEXT) - shown(TEXT) == set()


@pytest.mark.parametrize(
    ("old", "new", "missing"),
    [
        ("?atom: INT -> number", "?atom: STRING -> word | INT -> number", "atom"),
        ("QUANTITY.2: /(sum|", "QUANTITY.2: /(mean|sum|", "QUANTITY"),
        ('| "-" prefix ', '| "twice" prefix -> minus\n       | "-" prefix ', "prefix"),
        ("seat: NAME -> word", 'seat: NAME ["again"] -> word', "seat__0"),
    ],
)
def test_one_that_the_grammar_gains_would_be_missed(old: str, new: str, missing: str) -> None:
    assert old in TEXT
    changed = TEXT.replace(old, new, 1)
    assert missing in {rule for rule, _ in allowed(changed) - shown(changed)}


# ── what the phrases mean ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("phrase", VALUES, ids=lambda phrase: phrase.key)
def test_a_value(phrase: Phrase) -> None:
    """It is read, is canonical, and has the type that the reference says."""
    assert phrase.type is not None
    for text in filter(None, (phrase.example, phrase.also)):
        node = parse_expression(SourceFile("x", text))
        assert expression(node).replace(BREAK, " ") == phrase.example
    assert meaning(phrase.example) == meaning(phrase.also or phrase.example)


@pytest.mark.parametrize("phrase", VALUES, ids=lambda phrase: phrase.key)
def test_a_value_has_its_place_in_the_small_game(phrase: Phrase) -> None:
    if phrase.key in ("zone-of", "it", "me") or re.search(r" me|\bspot\b", phrase.example):
        effect = f"choose spot in grid of me; if {asking(phrase)} then look at spot"
        assert wrapped(f"action act in turn: {effect}").program.block("turn")
        return
    subject = "card" if re.search(r"\bcard\b", phrase.example) else "player"
    made = wrapped(f"define shown of {subject}: {phrase.example}")
    decision = made.program.decision("shown")
    assert phrase.type is not None and decision.type.kind is phrase.type.kind


def asking(phrase: Phrase) -> str:
    """A condition with the phrase in it."""
    match phrase.key:
        case "zone-of":
            return f"size of {phrase.example} = 0"
        case "it":
            return "some players where it is me"
        case "me" | "owner-of":
            return f"{phrase.example} is dealer"
        case "chosen":
            return f"rank of {phrase.example} = K"
        case _:
            number = phrase.type is not None and phrase.type.kind.value == "integer"
            return f"({phrase.example}) = 1" if number else phrase.example


def test_several_places_are_no_value() -> None:
    for phrase in PHRASES["places"]:
        with pytest.raises(Rejected):
            meaning(phrase.example)
        effects = f"choose one in {phrase.example}; look at one"
        assert wrapped(f"action act in turn: {effects}")
        assert meaning(f"number of spots in {phrase.example}")
    assert wrapped("action act in turn: look at row 1 of grid of me; turn row 1 of grid of me up")
    with pytest.raises(Rejected):
        wrapped("action act in turn: look at grid of any opponent")


@pytest.mark.parametrize("phrase", PHRASES["choices"], ids=lambda phrase: phrase.key)
def test_a_choice(phrase: Phrase) -> None:
    assert wrapped(f"action act in turn: choose one in {phrase.example}")


def test_every_word_that_stands_for_something_is_shown() -> None:
    cards = [card for deck in DECKS.values() for card in deck().cards]
    words = {*BUILT_IN, *FIXED, *PRONOUNS, *SUBJECTS, *(c.suit for c in cards)}
    words |= {card.colour for card in cards}
    page = files("cambio_spec").joinpath("locales/en/reference.ftl").read_text("utf-8")
    phrases = re.findall(r"^phrase-.* = (.*)$", page, flags=re.MULTILINE)
    told = [part for text in phrases for part in re.findall(r"`([^`]*)`", text)]
    seen = {word for text in (*told, *(p.example for p in ALL)) for word in text.split()}
    assert {word for word in words if not word.isdigit()} - seen == set()


def test_keys_are_given_once() -> None:
    keys = [phrase.key for phrase in ALL]
    assert len(keys) == len(set(keys))
