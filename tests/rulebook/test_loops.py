"""Loops, and choices among some of the cards, in whole sentences of every language."""

from __future__ import annotations

import pytest

from cambio_spec.rulebook.places import Undescribed
from cambio_spec.source.shipped import shipped
from tests.rulebook.test_effects import described

SAID = {
    "each one in grid of me where one is face up: move one to discard": {
        "en": ("Put every face-up card in your grid onto the discard pile, face up."),
        "de": ("Legen Sie jede offene Karte in Ihrer Auslage offen auf den Ablagestapel."),
        "es": (
            "Ponga cada carta boca arriba que haya en su cuadrícula en la pila de descarte,"
            " boca arriba."
        ),
        "fr": ("Placez chaque carte face visible de votre grille sur la défausse, face visible."),
        "pt": (
            "Coloque cada carta virada para cima na sua grade na pilha de descarte, virada"
            " para cima."
        ),
    },
    "each one in grid of any opponent where one is face down: turn one up": {
        "en": ("Turn every face-down card in an opponent’s grid face up."),
        "de": ("Decken Sie jede verdeckte Karte in einer gegnerischen Auslage auf."),
        "es": ("Ponga boca arriba cada carta boca abajo que haya en la cuadrícula de un rival."),
        "fr": ("Retournez face visible chaque carte face cachée de la grille d’un adversaire."),
        "pt": ("Revele cada carta virada para baixo na grade de um oponente."),
    },
    "each one in row 2 of grid of me where it is not known to me: look at one": {
        "en": (
            "Look at every card in row 2 in your grid (row 1 is the nearest) that you don’t"
            " know yet."
        ),
        "de": (
            "Sehen Sie sich jede Karte der Reihe 2 (von Ihnen aus gezählt) in Ihrer Auslage an,"
            " die Sie noch nicht kennen."
        ),
        "es": (
            "Mire cada carta de la fila 2 (contando desde la más cercana) que haya en su"
            " cuadrícula y que usted todavía no conozca."
        ),
        "fr": (
            "Regardez chaque carte de la rangée 2 (en partant de la plus proche) de votre"
            " grille que vous ne connaissez pas encore."
        ),
        "pt": (
            "Espie cada carta da 2ª fileira (a contar da mais próxima) na sua grade que você"
            " ainda não conhece."
        ),
    },
    "choose mine in grid of me; each one in grid of me where column of one = column of"
    " mine and rank of mine = rank of one: move one to discard": {
        "en": (
            "Choose a card in your grid. Take every card in your grid that is in the same"
            " column as your card and that has the same rank as your card and put it onto"
            " the discard pile, face up."
        ),
        "de": (
            "Wählen Sie eine Karte in Ihrer Auslage. Legen Sie jede Karte in Ihrer Auslage,"
            " die in derselben Spalte liegt wie Ihre Karte und die den gleichen Rang zeigt"
            " wie Ihre Karte, offen auf den Ablagestapel."
        ),
        "es": (
            "Elija una carta en su cuadrícula. Tome cada carta que haya en su cuadrícula y"
            " que esté en la misma columna que su carta y que sea del mismo rango que su"
            " carta y póngala en la pila de descarte, boca arriba."
        ),
        "fr": (
            "Choisissez une carte de votre grille. Prenez chaque carte de votre grille qui"
            " se trouve dans la même colonne que votre carte et qui a le même rang que votre"
            " carte et placez-la sur la défausse, face visible."
        ),
        "pt": (
            "Escolha uma carta na sua grade. Pegue cada carta na sua grade que está na mesma"
            " coluna que a sua carta e que tem o mesmo número ou a mesma figura que a sua"
            " carta e coloque-a na pilha de descarte, virada para cima."
        ),
    },
    "choose mine in grid of me; each one in grid of me where row of one = row of mine:"
    " move one to discard": {
        "en": (
            "Choose a card in your grid. Take every card in your grid that is in the same row as"
            " your card and put it onto the discard pile, face up."
        ),
        "de": (
            "Wählen Sie eine Karte in Ihrer Auslage. Legen Sie jede Karte in Ihrer Auslage,"
            " die in derselben Reihe liegt wie Ihre Karte, offen auf den Ablagestapel."
        ),
        "es": (
            "Elija una carta en su cuadrícula. Tome cada carta que haya en su cuadrícula y"
            " que esté en la misma fila que su carta y póngala en la pila de descarte, boca"
            " arriba."
        ),
        "fr": (
            "Choisissez une carte de votre grille. Prenez chaque carte de votre grille qui"
            " se trouve dans la même rangée que votre carte et placez-la sur la défausse, face"
            " visible."
        ),
        "pt": (
            "Escolha uma carta na sua grade. Pegue cada carta na sua grade que está na mesma"
            " fileira que a sua carta e coloque-a na pilha de descarte, virada para cima."
        ),
    },
    "each one in grid of me: (move one to discard; move top of stock to one)": {
        "en": (
            "For every card in your grid: Put this card onto the discard pile, face up. Put"
            " the top card of the stock into the same place, face down."
        ),
        "de": (
            "Für jede Karte in Ihrer Auslage: Legen Sie diese Karte offen auf den"
            " Ablagestapel. Legen Sie die oberste Karte des Talons verdeckt an denselben"
            " Platz."
        ),
        "es": (
            "Con cada carta que haya en su cuadrícula: Ponga esa carta en la pila de"
            " descarte, boca arriba. Ponga la carta superior del mazo de robo en ese mismo"
            " lugar, boca abajo."
        ),
        "fr": (
            "Pour chaque carte de votre grille : Placez cette carte sur la défausse, face"
            " visible. Placez la carte du dessus de la pioche au même emplacement, face"
            " cachée."
        ),
        "pt": (
            "Com cada carta na sua grade: Coloque essa carta na pilha de descarte, virada"
            " para cima. Coloque a carta de cima do monte na mesma posição, virada para"
            " baixo."
        ),
    },
    "each one in grid of me where size of stock = 0 and one is not face down: (if rank of"
    " one = rank of top of discard then turn one down; if one is known to me then look at"
    " one)": {
        "en": (
            "For every face-up card in your grid: If the stock is empty: If this card has"
            " the same rank as the top card of the discard pile: Turn this card face down."
            " If you know this card: Look at this card."
        ),
        "de": (
            "Für jede offene Karte in Ihrer Auslage: Wenn der Talon leer ist: Wenn diese"
            " Karte den gleichen Rang zeigt wie die oberste Karte des Ablagestapels: Drehen"
            " Sie diese Karte verdeckt um. Wenn Sie diese Karte kennen: Sehen Sie sich diese"
            " Karte an."
        ),
        "es": (
            "Con cada carta boca arriba que haya en su cuadrícula: Si no quedan cartas en el"
            " mazo de robo: Si esa carta es del mismo rango que la carta superior de la pila"
            " de descarte: Ponga esa carta boca abajo. Si usted conoce esa carta: Mire esa"
            " carta."
        ),
        "fr": (
            "Pour chaque carte face visible de votre grille : Si la pioche est vide : Si"
            " cette carte a le même rang que la carte du dessus de la défausse : Retournez"
            " cette carte face cachée. Si vous connaissez cette carte : Regardez cette"
            " carte."
        ),
        "pt": (
            "Com cada carta virada para cima na sua grade: Se o monte não tiver cartas: Se"
            " essa carta tiver o mesmo número ou a mesma figura que a carta de cima da pilha"
            " de descarte: Vire para baixo essa carta. Se você já conhece essa carta: Espie"
            " essa carta."
        ),
    },
    "each one in grid of me where one is face up: each other in grid of me where column of"
    " other = column of one and other is not one: move other to discard": {
        "en": (
            "For every face-up card in your grid: Take every card in your grid that is in"
            " the same column as this card and that isn’t this card and put it onto the"
            " discard pile, face up."
        ),
        "de": (
            "Für jede offene Karte in Ihrer Auslage: Legen Sie jede Karte in Ihrer Auslage,"
            " die in derselben Spalte liegt wie diese Karte und die nicht diese Karte ist,"
            " offen auf den Ablagestapel."
        ),
        "es": (
            "Con cada carta boca arriba que haya en su cuadrícula: Tome cada carta que haya"
            " en su cuadrícula y que esté en la misma columna que esa carta y que no sea esa"
            " carta y póngala en la pila de descarte, boca arriba."
        ),
        "fr": (
            "Pour chaque carte face visible de votre grille : Prenez chaque carte de votre"
            " grille qui se trouve dans la même colonne que cette carte et qui n’est pas"
            " cette carte et placez-la sur la défausse, face visible."
        ),
        "pt": (
            "Com cada carta virada para cima na sua grade: Pegue cada carta na sua grade que"
            " está na mesma coluna que essa carta e que não é essa carta e coloque-a na"
            " pilha de descarte, virada para cima."
        ),
    },
    "each n in 1 to penalty: move top of stock to grid of me": {
        "en": ("Put the top 10 cards of the stock into your grid, face down."),
        "de": ("Legen Sie die obersten 10 Karten des Talons verdeckt in Ihre Auslage."),
        "es": ("Ponga las 10 cartas superiores del mazo de robo en su cuadrícula, boca abajo."),
        "fr": ("Placez les 10 cartes du dessus de la pioche dans votre grille, face cachée."),
        "pt": ("Coloque as 10 cartas de cima do monte na sua grade, viradas para baixo."),
    },
    "each n in 1 to 2: (choose mine in grid of me when mine is face down; turn mine up)": {
        "en": "Turn 2 face-down cards in your grid face up.",
        "de": "Decken Sie 2 verdeckte Karten in Ihrer Auslage auf.",
        "es": "Ponga boca arriba 2 cartas boca abajo que haya en su cuadrícula.",
        "fr": "Retournez face visible 2 cartes face cachée de votre grille.",
        "pt": "Revele 2 cartas viradas para baixo na sua grade.",
    },
    "each n in 1 to 2: (choose mine in grid of me; turn mine up; turn mine down)": {
        "en": "Do this twice: Turn a card in your grid face up. Turn your card face down.",
        "de": (
            "Tun Sie dies zweimal: Decken Sie eine Karte in Ihrer Auslage auf. Drehen Sie Ihre"
            " Karte verdeckt um."
        ),
        "es": (
            "Haga esto dos veces: Ponga boca arriba una carta que haya en su cuadrícula. Ponga su"
            " carta boca abajo."
        ),
        "fr": (
            "Faites ceci deux fois : Retournez face visible une carte de votre"
            " grille. Retournez votre carte face cachée."
        ),
        "pt": ("Faça isto duas vezes: Revele uma carta na sua grade. Vire para baixo a sua carta."),
    },
    "each them in opponents: shuffle stock": {
        "en": ("For each opponent: Shuffle the stock."),
        "de": ("Für jede gegnerische Person: Mischen Sie den Talon."),
        "es": ("Con cada rival: Baraje el mazo de robo."),
        "fr": ("Pour chaque adversaire : Mélangez la pioche."),
        "pt": ("Com cada oponente: Embaralhe o monte."),
    },
    "each player: each one in grid of me where one is face down: turn one up": {
        "en": ("Each player in turn: Turn every face-down card in your grid face up."),
        "de": ("Alle der Reihe nach: Decken Sie jede verdeckte Karte in Ihrer Auslage auf."),
        "es": (
            "Cada jugador, por turno: Ponga boca arriba cada carta boca abajo que haya en su"
            " cuadrícula."
        ),
        "fr": (
            "Chaque joueur, l’un après l’autre : Retournez face visible chaque carte face"
            " cachée de votre grille."
        ),
        "pt": ("Cada jogador, um de cada vez: Revele cada carta virada para baixo na sua grade."),
    },
}
CASES = [(effects, language) for effects, texts in SAID.items() for language in texts]


@pytest.mark.parametrize(("effects", "language"), CASES)
def test_loops_are_said(effects: str, language: str) -> None:
    catalog = shipped() / "locales" / language / "cambio.ftl"
    assert described("", effects, language, catalog) == SAID[effects][language]


@pytest.mark.parametrize(
    "effects",
    [
        "each n in 2 to 4: shuffle stock",
        "each n in 1 to size of stock: shuffle stock",
        "each them in players from me: shuffle stock",
        "each one in grid of me: each other in grid of me: swap one with other",
        "choose one in grid of me when size of stock = 0; turn one up",
    ],
)
def test_what_has_no_sentence_needs_one_of_its_own(effects: str) -> None:
    with pytest.raises(Undescribed):
        described("", effects, "en", None)
