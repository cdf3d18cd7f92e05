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


HEIGHT = "define-height = height\n    .own = your height\n"


def told(rules: str, names: str, folder: Path, language: str = "en") -> list[str]:
    """The sentences of rules that nobody has written one for."""
    said, made = small_words(folder, language, {"": names}), small(more=rules)
    assert sentence_findings(made, said) == ()
    text = render_markdown(printed(made, said)[0]).replace("\N{NO-BREAK SPACE}", " ")
    return text.splitlines()


def test_an_exception_is_told_behind_what_it_is_one_to(tmp_path: Path) -> None:
    turned = """
define height of player:
  rule bare: 0 when size of grid of player = 0 overrides usual, early because "x"
  rule early: 1 when player is caller overrides usual because "x"
  rule usual: size of grid of player because "x"
"""
    lines = told(turned, HEIGHT, tmp_path)
    start = lines.index("- Your height is the number of cards in your grid.")
    assert lines[start + 1 : start + 3] == [
        "- But if you are the caller, your height is 1.",
        "- But if your grid is empty, your height is 0.",
    ]


SUMS = {
    "2 * (size of grid of player + penalty)": "2 times (the number of cards in your grid plus 5)",
    "9 - (size of grid of player - penalty)": "9 minus (the number of cards in your grid minus 5)",
    "9 - size of grid of player - penalty": "9 minus the number of cards in your grid minus 5",
    "size of grid of player + 2 * penalty": "the number of cards in your grid plus 2 times 5",
}


@pytest.mark.parametrize("value", SUMS)
def test_a_sum_has_brackets_where_it_would_be_another_one(value: str, tmp_path: Path) -> None:
    lines = told(f'\ndefine height of player: {value} because "x"\n', HEIGHT, tmp_path)
    assert f"Your height is {SUMS[value]}." in lines


ABOUT = """
define rate of card:
  rule usual: 2 * (points of card + penalty) because "x"
  rule high: 0 when pip of card > 5 and suit of card = hearts overrides usual because "x"
  rule black: 1 when colour of card is not red overrides usual, high because "x"
define odd of card: rank of card = J or suit of card is not clubs because "x"
define weight of player: sum rate of cards in grid of player because "x"
define low: points of top of discard < 5 because "x"
define leader:
  rule usual: left of dealer because "x"
  rule two: dealer when number of players = 2 overrides usual because "x"
  rule called: caller when caller is not nobody overrides usual because "x"
"""

NAMES = {
    "en": ("rate", "the card’s rate", "the card is odd", "the leader"),
    "de": ("Kurs", "der Kurs der Karte", "die Karte ungerade ist", "die Person an der Spitze"),
    "es": ("tasa", "la tasa de la carta", "la carta es impar", "el primero"),
    "fr": ("cours", "le cours de la carte", "la carte est impaire", "le meneur"),
    "pt": ("taxa", "a taxa da carta", "a carta é ímpar", "o líder"),
}

WEIGHTS = {
    "en": ("your weight", "the pile is low"),
    "de": ("Ihr Gewicht", "der Stapel niedrig ist"),
    "es": ("su peso", "la pila es baja"),
    "fr": ("votre poids", "la pile est basse"),
    "pt": ("o seu peso", "a pilha é baixa"),
}

TOLD = {
    "en": (
        "- The card’s rate is 2 times (the worth of the card plus 5).",
        (
            "- But if the number on the card is more than 5 and the card is a "
            "heart, the card’s rate is 0."
        ),
        "- But if the card isn’t red, the card’s rate is 1.",
        ("- If the card is of the rank jack or the card isn’t a club, the card is odd."),
        "- Your weight is the total rate of all the cards in your grid.",
        ("- If the worth of the top card of the discard pile is less than 5, the pile is low."),
        "- The leader is the player to the left of the dealer.",
        "- But if the number of players is exactly 2, the leader is the dealer.",
        "- But if somebody has called, the leader is the caller.",
    ),
    "de": (
        "- Der Kurs der Karte ist 2 mal (das, was die Karte zählt, plus 5).",
        (
            "- Aber wenn die Zahl, die die Karte zeigt, mehr als 5 ist, und die "
            "Karte Herz ist, ist der Kurs der Karte 0."
        ),
        "- Aber wenn die Karte nicht rot ist, ist der Kurs der Karte 1.",
        (
            "- Wenn die Karte den Rang Bube zeigt oder die Karte nicht Kreuz ist, "
            "gilt, dass die Karte ungerade ist."
        ),
        ("- Ihr Gewicht ist die Summe von „Kurs“ über alle Karten in Ihrer Auslage."),
        (
            "- Wenn das, was die oberste Karte des Ablagestapels zählt, weniger als"
            " 5 ist, gilt, dass der Stapel niedrig ist."
        ),
        ("- Die Person an der Spitze ist die Person links von der Person, die gibt."),
        (
            "- Aber wenn die Zahl der Mitspielenden genau 2 ist, ist die Person an "
            "der Spitze die Person, die gibt."
        ),
        (
            "- Aber wenn jemand gerufen hat, ist die Person an der Spitze die "
            "Person, die gerufen hat."
        ),
    ),
    "es": (
        "- La tasa de la carta es 2 veces (lo que vale la carta más 5).",
        (
            "- Pero si el número que lleva la carta vale más de 5 y la carta es de "
            "corazones, la tasa de la carta es 0."
        ),
        "- Pero si la carta no es roja, la tasa de la carta es 1.",
        ("- Si la carta es de rango jota o si la carta no es de tréboles, la carta es impar."),
        "- Su peso es la suma de «tasa» de todas las cartas en su cuadrícula.",
        (
            "- Si lo que vale la carta superior de la pila de descarte vale menos "
            "de 5, la pila es baja."
        ),
        "- El primero es quien está a la izquierda de quien reparte.",
        ("- Pero si el número de jugadores es exactamente 2, el primero es quien reparte."),
        "- Pero si alguien ha cantado, el primero es quien ha cantado.",
    ),
    "fr": (
        "- Le cours de la carte vaut 2 fois (ce que vaut la carte plus 5).",
        (
            "- Mais si le nombre que porte la carte vaut plus de 5 et la carte est "
            "un cœur, le cours de la carte vaut 0."
        ),
        "- Mais si la carte n’est pas rouge, le cours de la carte vaut 1.",
        ("- Si la carte est de rang valet ou la carte n’est pas un trèfle, la carte est impaire."),
        (
            "- Votre poids vaut la somme de «\N{NARROW NO-BREAK SPACE}cours"
            "\N{NARROW NO-BREAK SPACE}» pour toutes les cartes de votre grille."
        ),
        ("- Si ce que vaut la carte du dessus de la défausse vaut moins de 5, la pile est basse."),
        "- Le meneur est le voisin de gauche de la personne qui donne.",
        ("- Mais si le nombre de joueurs est exactement 2, le meneur est la personne qui donne."),
        "- Mais si quelqu’un a appelé, le meneur est la personne qui a appelé.",
    ),
    "pt": (
        "- A taxa da carta é 2 vezes (o que vale a carta mais 5).",
        (
            "- Mas, se o número que a carta mostra vale mais de 5 e a carta é de "
            "copas, a taxa da carta é 0."
        ),
        "- Mas, se a carta não é vermelha, a taxa da carta é 1.",
        ("- Se a carta mostra valete ou se a carta não é de paus, a carta é ímpar."),
        "- O seu peso é a soma de “taxa” de todas as cartas na sua grade.",
        ("- Se o que vale a carta de cima da pilha de descarte vale menos de 5, a pilha é baixa."),
        "- O líder é quem está à esquerda de quem dá as cartas.",
        ("- Mas, se o número de jogadores é exatamente 2, o líder é quem dá as cartas."),
        "- Mas, se alguém chamou, o líder é quem chamou.",
    ),
}


@pytest.mark.parametrize("language", NAMES)
def test_what_cards_and_players_are_called_is_told(language: str, tmp_path: Path) -> None:
    rate, of_card, odd, leader = NAMES[language]
    names = (
        f"define-rate = {rate}\n    .card = {of_card}\n"
        f"define-odd = {odd}\n    .yes = {odd}\n"
        f"define-leader = {leader}\n    .who = {leader}\n"
        f"define-weight = {rate}\n    .own = {WEIGHTS[language][0]}\n"
        f"define-low = {rate}\n    .yes = {WEIGHTS[language][1]}\n"
    )
    lines = told(ABOUT, names, tmp_path, language)
    assert [line for line in TOLD[language] if line not in lines] == []


def test_a_definition_without_a_name_is_asked_for_its_name(tmp_path: Path) -> None:
    found = sentence_findings(small(more=ABOUT), small_words(tmp_path))
    assert [finding.lines for finding in found] == [
        ("define-rate = …", "    .card = …"),
        ("define-odd = …", "    .yes = …"),
        ("define-weight = …", "    .own = …"),
        ("define-low = …", "    .yes = …"),
        ("define-leader = …", "    .who = …"),
    ]
    assert {finding.help.id for finding in found if finding.help} == {"missing-noun-help"}
