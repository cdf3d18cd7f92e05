"""Actions, powers and steps made of known effects are described without a sentence of their own."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from cambio_spec.constructs.action import Action
from cambio_spec.constructs.registry import EFFECTS
from cambio_spec.rulebook.document import Bullets, Item, Plain
from cambio_spec.rulebook.places import Undescribed
from cambio_spec.rulebook.rules import Rule, sections
from cambio_spec.rulebook.sentences import sentences
from cambio_spec.rulebook.wording import load
from cambio_spec.source.shipped import shipped
from cambio_spec.syntax.format import writer
from tests.rulebook.rule_sets import cambio

OWN = "choose mine in grid of me; "
BOTH = OWN + "choose theirs in grid of any opponent; "

SAID = {
    "": {
        OWN + "look at mine": (
            "Look at one face-down card in your grid.",
            "Sehen Sie sich eine verdeckte Karte in Ihrer Auslage an.",
        ),
        "choose theirs in grid of any opponent; look at theirs": (
            "Look at one face-down card in an opponent’s grid.",
            "Sehen Sie sich eine verdeckte Karte in einer gegnerischen Auslage an.",
        ),
        BOTH + "swap mine with theirs": (
            "Swap a card in your grid with a card in an opponent’s grid; nobody looks at either"
            " of them.",
            "Tauschen Sie eine Karte in Ihrer Auslage gegen eine Karte in einer gegnerischen"
            " Auslage; niemand sieht sich die beiden an.",
        ),
        BOTH + "look at mine; look at theirs; may swap mine with theirs": (
            "Look at a card in your grid and a card in an opponent’s grid. You may then swap the"
            " two, or leave them where they are.",
            "Sehen Sie sich eine Karte in Ihrer Auslage und eine Karte in einer gegnerischen"
            " Auslage an. Danach dürfen Sie die beiden tauschen oder liegen lassen.",
        ),
        BOTH + "look at mine; look at theirs; swap mine with theirs": (
            "Look at a card in your grid and a card in an opponent’s grid, then swap the two.",
            "Sehen Sie sich eine Karte in Ihrer Auslage und eine Karte in einer gegnerischen"
            " Auslage an und tauschen Sie die beiden dann.",
        ),
        OWN + "move mine to discard": (
            "Put a card of your choice in your grid onto the discard pile, face up.",
            "Legen Sie eine beliebige Karte in Ihrer Auslage offen auf den Ablagestapel.",
        ),
        OWN + "turn mine up": (
            "Choose a card in your grid. Turn your card face up.",
            "Wählen Sie eine Karte in Ihrer Auslage. Decken Sie Ihre Karte auf.",
        ),
        OWN + "choose other in grid of me; swap mine with other": (
            "Choose a card in your grid. Choose a card in your grid. Swap the card you chose first"
            " with the card you chose second, without looking.",
            "Wählen Sie eine Karte in Ihrer Auslage. Wählen Sie eine Karte in Ihrer Auslage."
            " Tauschen Sie die zuerst gewählte Karte gegen die danach gewählte Karte, ohne"
            " hinzusehen.",
        ),
        "gather rest of discard into stock; shuffle stock": (
            "Shuffle all the cards of the discard pile but the top one; they become the stock.",
            "Mischen Sie alle Karten des Ablagestapels bis auf die oberste; sie bilden den Talon.",
        ),
        "move top of discard to stock, face down; may shuffle stock": (
            "Put the top card of the discard pile onto the stock, face down. If you like: Shuffle"
            " the stock.",
            "Legen Sie die oberste Karte des Ablagestapels verdeckt auf den Talon. Wenn Sie"
            " möchten: Mischen Sie den Talon.",
        ),
        "if size of stock = 0 then shuffle discard else look at row 2 of grid of me": (
            "If the stock is empty: Shuffle the discard pile. Otherwise: Look at the 2 cards of"
            " row 2 in your grid, counted from the nearest.",
            "Wenn der Talon leer ist: Mischen Sie den Ablagestapel. Andernfalls: Sehen Sie sich die"
            " 2 Karten der Reihe 2 in Ihrer Auslage an, von vorn gezählt.",
        ),
    },
    "when caller is nobody": {
        "let caller be me": (
            "You are now the “caller”. Only while nobody is the “caller”.",
            "„caller“ sind jetzt Sie. Nur, solange niemand „caller“ ist.",
        )
    },
}
CASES = [
    (guard, effects, language, text)
    for guard, bodies in SAID.items()
    for effects, texts in bodies.items()
    for language, text in zip(("en", "de"), texts, strict=True)
]


def flat(items: Iterable[Item]) -> str:
    said: list[str] = []
    for item in items:
        said.append("".join(run.text for run in item.text if isinstance(run, Plain)))
        said += [flat(block.items) for block in item.inner if isinstance(block, Bullets)]
    return " ".join(said).replace("\N{NO-BREAK SPACE}", " ")


def described(guard: str, effects: str, language: str, catalog: Path | None) -> str:
    action = f"action unheard in turn {guard}: {effects}\n\naction draw in"
    ruleset = cambio({"action draw in": action})
    rules: dict[str, Rule] = {
        rule.id: rule for part in sections(ruleset.declarations, writer()).values() for rule in part
    }
    rule = rules["unheard"]
    assert isinstance(rule.node, Action)
    wording = load(language, [] if catalog is None else [catalog])
    return flat(sentences(ruleset, wording, draft=False).described(rule))


@pytest.mark.parametrize(("guard", "effects", "language", "text"), CASES)
def test_effects_are_said(guard: str, effects: str, language: str, text: str) -> None:
    catalog = shipped() / "locales" / language / "cambio.ftl"
    assert described(guard, effects, language, catalog) == text


def test_a_game_without_a_catalog_is_told_with_the_names_of_its_rule_file() -> None:
    said = described("", OWN + "look at mine", "en", None)
    assert said == "Look at one face-down card in your “grid”."


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("construct", EFFECTS, ids=lambda c: c.rule)
def test_every_effect_has_words(construct: object, language: str) -> None:
    """The example of each construct of effects is described, in every language."""
    example = getattr(construct, "example")  # noqa: B009 -- constructs of any effect
    said = described("", example, language, None)
    silent = getattr(construct, "rule") in ("go", "announce")  # noqa: B009
    assert bool(said) is not silent


def test_a_condition_without_words_is_refused() -> None:
    with pytest.raises(Undescribed):
        described("when size of stock > 7", "shuffle stock", "en", None)
