"""Definitions that the game has a name for, told by what they give."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.rulebook.book import sentence_findings
from cambio_spec.rulebook.markdown import render_markdown
from tests.rulebook.small import printed, small, small_words

RULES = """
define height of player:
  rule usual: tally of player because "x"
  rule early: tally of player + 2 * penalty when player is caller and tally of player > smallest
      overrides usual because "x"
  rule bare: 0 when size of grid of player = 0 overrides usual, early because "x"
define smallest: least tally of players because "x"
define tally of player: sum points of cards in grid of player because "x"
define ousted of player: size of grid of player = 0 because "x"
define spared of player:
  rule usual: no because "x"
  rule two: yes when at least 2 of opponents where ousted of it overrides usual because "x"
"""

FORMS = (
    "define-height = height\n    .own = {}\n",
    "define-tally = {}\n    .own = {}\n    .whose = {}\n",
    "define-ousted = ousted\n    .yes = {}\n    .who-yes = {}\n",
    "define-spared = spared\n    .yes = {}\n    .no = {}\n",
)

WORDS = {
    "en": (
        ("your height",),
        ("tally", "your tally", "whose tally"),
        ("you are out", "who is out"),
        ("you are spared", "you aren’t spared"),
    ),
    "de": (
        ("Ihre Höhe",),
        ("Augen", "Ihre Augenzahl", "deren Augenzahl"),
        ("Sie ausgeschieden sind", "die ausgeschieden ist"),
        ("Sie verschont werden", "Sie nicht verschont werden"),
    ),
    "es": (
        ("su altura",),
        ("cuenta", "su cuenta", "cuya cuenta"),
        ("usted queda fuera", "que queda fuera"),
        ("usted se salva", "usted no se salva"),
    ),
    "fr": (
        ("votre hauteur",),
        ("compte", "votre compte", "dont le compte"),
        ("vous êtes éliminé", "qui est éliminé"),
        ("vous êtes épargné", "vous n’êtes pas épargné"),
    ),
    "pt": (
        ("a sua altura",),
        ("conta", "a sua conta", "cuja conta"),
        ("você está fora", "que está fora"),
        ("você se salva", "você não se salva"),
    ),
}

SAID = {
    "en": (
        "- Your tally is the worth of all the cards in your grid.",
        "- Your height is your tally.",
        (
            "- But if you are the caller and your tally is higher than the lowest tally of "
            "all players, your height is your tally plus 2 times 5."
        ),
        "- But if your grid is empty, your height is 0.",
        "- If your grid is empty, you are out.",
        "- You aren’t spared.",
        "- But if there is more than one opponent who is out, you are spared.",
    ),
    "de": (
        "- Ihre Augenzahl ist der Wert aller Karten in Ihrer Auslage.",
        "- Ihre Höhe ist Ihre Augenzahl.",
        (
            "- Aber wenn Sie die Person sind, die gerufen hat, und Ihre Augenzahl höher als"
            " der niedrigste Wert bei „Augen“ unter allen Mitspielenden ist, ist Ihre Höhe "
            "Ihre Augenzahl plus 2 mal 5."
        ),
        "- Aber wenn Ihre Auslage leer ist, ist Ihre Höhe 0.",
        "- Wenn Ihre Auslage leer ist, gilt, dass Sie ausgeschieden sind.",
        "- Es gilt, dass Sie nicht verschont werden.",
        (
            "- Aber wenn es mehr als eine gegnerische Person gibt, die ausgeschieden ist, "
            "gilt, dass Sie verschont werden."
        ),
    ),
    "es": (
        "- Su cuenta es el valor de todas las cartas en su cuadrícula.",
        "- Su altura es su cuenta.",
        (
            "- Pero si usted es quien ha cantado y su cuenta vale más que el valor más bajo"
            " de «cuenta» entre todos los jugadores, su altura es su cuenta más 2 veces 5."
        ),
        "- Pero si no quedan cartas en su cuadrícula, su altura es 0.",
        "- Si no quedan cartas en su cuadrícula, usted queda fuera.",
        "- Usted no se salva.",
        "- Pero si hay más de un rival que queda fuera, usted se salva.",
    ),
    "fr": (
        "- Votre compte vaut la somme de toutes les cartes de votre grille.",
        "- Votre hauteur vaut votre compte.",
        (
            "- Mais si vous êtes la personne qui a appelé et votre compte vaut plus que la "
            "plus petite valeur de « compte » parmi tous les joueurs, votre hauteur vaut "
            "votre compte plus 2 fois 5."
        ),
        "- Mais si votre grille est vide, votre hauteur vaut 0.",
        "- Si votre grille est vide, vous êtes éliminé.",
        "- Vous n’êtes pas épargné.",
        "- Mais si on trouve plus d’un adversaire qui est éliminé, vous êtes épargné.",
    ),
    "pt": (
        "- A sua conta é o valor de todas as cartas na sua grade.",
        "- A sua altura é a sua conta.",
        (
            "- Mas, se você é quem chamou e a sua conta vale mais que o menor valor de "
            "“conta” entre todos os jogadores, a sua altura é a sua conta mais 2 vezes 5."
        ),
        "- Mas, se a sua grade não tem cartas, a sua altura é 0.",
        "- Se a sua grade não tem cartas, você está fora.",
        "- Você não se salva.",
        "- Mas, se há mais de um oponente que está fora, você se salva.",
    ),
}


def words(language: str) -> str:
    return "".join(form.format(*said) for form, said in zip(FORMS, WORDS[language], strict=True))


@pytest.mark.parametrize("language", WORDS)
def test_a_definition_with_a_name_needs_no_sentence(language: str, tmp_path: Path) -> None:
    said = small_words(tmp_path, language, {"": words(language)})
    rules = small(more=RULES)
    assert sentence_findings(rules, said) == ()
    lines = render_markdown(printed(rules, said)[0]).splitlines()
    assert [line for line in SAID[language] if line not in lines] == []


def test_an_exception_that_stands_before_what_it_is_one_to_needs_a_sentence(
    tmp_path: Path,
) -> None:
    turned = """
define height of player:
  rule bare: 0 when size of grid of player = 0 overrides usual because "x"
  rule usual: size of grid of player because "x"
"""
    said = small_words(tmp_path, changes={"": "define-height = height\n    .own = your height\n"})
    (found,) = sentence_findings(small(more=turned), said)
    assert found.message.arguments["name"] == "height-bare"


def test_a_sum_that_would_need_brackets_needs_a_sentence(tmp_path: Path) -> None:
    rules = 'define height of player: 2 * (size of grid of player + penalty) because "x"'
    said = small_words(tmp_path, changes={"": "define-height = height\n    .own = your height\n"})
    (found,) = sentence_findings(small(more=f"\n{rules}\n"), said)
    assert found.message.arguments["name"] == "height"
