"""What a game has in common with its relatives is described as people say it, not move by move."""

from __future__ import annotations

import pytest

from cambio_spec.source.shipped import shipped
from tests.rulebook.test_effects import described

SAID = {
    "gather everything into stock; shuffle stock": {
        "en": ("Shuffle all the cards; they become the stock."),
        "de": ("Mischen Sie alle Karten; sie bilden den Talon."),
        "es": ("Baraje todas las cartas; con ellas se forma el mazo de robo."),
        "fr": ("Mélangez toutes les cartes ; elles forment la pioche."),
        "pt": ("Embaralhe todas as cartas: elas passam a ser o monte."),
    },
    "each player: turn grid of me up": {
        "en": ("Everyone: turn all the cards in your grid face up."),
        "de": ("Alle: Decken Sie alle Karten in Ihrer Auslage auf."),
        "es": ("Cada jugador pone boca arriba todas las cartas que haya en su cuadrícula."),
        "fr": ("Retournez chacun toutes les cartes de votre grille, face visible."),
        "pt": ("Cada jogador revela todas as cartas que estão na sua grade."),
    },
    (
        "each player: each glance in 1 to 2: (choose spot in grid of me when it is not known "
        "to me; "
        "look at spot)"
    ): {
        "en": ("Everyone: look at 2 cards of your choice in your grid, and keep them secret."),
        "de": (
            "Alle: Sehen Sie sich 2 Karten Ihrer Wahl in Ihrer Auslage an, und behalten Sie"
            " sie für sich."
        ),
        "es": ("Cada jugador elige 2 cartas en su cuadrícula y las mira en secreto."),
        "fr": ("Choisissez chacun 2 cartes de votre grille et regardez-les sans les montrer."),
        "pt": (
            "Cada jogador escolhe 2 cartas na sua grade e as espia, sem contar a ninguém o que viu."
        ),
    },
    "each player: (choose spot in grid of me; look at spot)": {
        "en": ("Everyone: look at one card of your choice in your grid, and keep it secret."),
        "de": (
            "Alle: Sehen Sie sich eine Karte Ihrer Wahl in Ihrer Auslage an, und behalten Sie"
            " sie für sich."
        ),
        "es": ("Cada jugador elige una carta en su cuadrícula y la mira en secreto."),
        "fr": ("Choisissez chacun une carte de votre grille et regardez-la sans la montrer."),
        "pt": (
            "Cada jogador escolhe uma carta na sua grade e a espia, sem contar a ninguém o que viu."
        ),
    },
    (
        "choose spot in grid of me; move top of discard to hand of me; "
        "move spot to discard; move hand of me to spot"
    ): {
        "en": (
            "Put the top card of the discard pile in the place of a card of your choice in"
            " your grid, face down. That card goes onto the discard pile, face up."
        ),
        "de": (
            "Legen Sie die oberste Karte des Ablagestapels verdeckt an die Stelle einer Karte"
            " Ihrer Wahl in Ihrer Auslage. Diese kommt offen auf den Ablagestapel."
        ),
        "es": (
            "Elija una carta en su cuadrícula y ponga en su lugar la carta superior de la"
            " pila de descarte, boca abajo. La carta elegida se deja en la pila de descarte,"
            " boca arriba."
        ),
        "fr": (
            "Choisissez une carte de votre grille et mettez à sa place la carte du dessus de"
            " la défausse, face cachée. La carte choisie va sur la défausse, face visible."
        ),
        "pt": (
            "Escolha uma carta na sua grade e ponha no lugar dela a carta de cima da pilha de"
            " descarte, virada para baixo. A carta escolhida fica na pilha de descarte, virada"
            " para cima."
        ),
    },
    "choose spot in grid of any opponent when owner of it is not caller; look at spot": {
        "en": (
            "Look at one face-down card in an opponent’s grid. You can’t choose a card that"
            " belongs to the caller."
        ),
        "de": (
            "Sehen Sie sich eine verdeckte Karte in einer gegnerischen Auslage an. Nicht"
            " wählen dürfen Sie eine Karte von der Person, die gerufen hat."
        ),
        "es": (
            "Mire una de las cartas boca abajo que haya en la cuadrícula de un rival. No se"
            " puede elegir ninguna carta de quien ha cantado."
        ),
        "fr": (
            "Regardez une carte face cachée de la grille d’un adversaire. Aucune carte de"
            " l’appelant ne peut être choisie."
        ),
        "pt": (
            "Espie uma carta virada para baixo na grade de um oponente. Nenhuma carta de quem"
            " chamou “Cambio” pode ser escolhida."
        ),
    },
    (
        "choose one in grid of any player when owner of it is not caller; "
        "choose two in grid of any player when it is not one and owner of it is not caller; "
        "swap one with two"
    ): {
        "en": (
            "Swap any two cards on the table; nobody looks at either of them. You can’t"
            " choose a card that belongs to the caller."
        ),
        "de": (
            "Tauschen Sie zwei beliebige Karten auf dem Tisch gegeneinander; niemand sieht"
            " sich die beiden an. Nicht wählen dürfen Sie eine Karte von der Person, die"
            " gerufen hat."
        ),
        "es": (
            "Elija dos cartas cualesquiera de la mesa e intercámbielas sin que nadie las"
            " mire. No se puede elegir ninguna carta de quien ha cantado."
        ),
        "fr": (
            "Échangez deux cartes de la table, au choix ; personne ne regarde ni l’une ni"
            " l’autre. Aucune carte de l’appelant ne peut être choisie."
        ),
        "pt": (
            "Escolha duas cartas quaisquer da mesa e troque-as de lugar; ninguém olha nenhuma"
            " das duas. Nenhuma carta de quem chamou “Cambio” pode ser escolhida."
        ),
    },
    "choose gap in gaps in grid of me; move top of stock to gap": {
        "en": (
            "Put the top card of the stock into a free place of your choice in your grid, face"
            " down."
        ),
        "de": (
            "Legen Sie die oberste Karte des Talons verdeckt an einen freien Platz Ihrer Wahl in"
            " Ihrer Auslage."
        ),
        "es": (
            "Elija un hueco libre en su cuadrícula y ponga allí la carta superior del mazo de"
            " robo, boca abajo."
        ),
        "fr": (
            "Choisissez un emplacement libre de votre grille et placez-y la carte du dessus de la"
            " pioche, face cachée."
        ),
        "pt": (
            "Escolha um espaço livre na sua grade e ponha ali a carta de cima do monte, virada"
            " para baixo."
        ),
    },
}


CASES = [
    (effects, language, text) for effects, texts in SAID.items() for language, text in texts.items()
]


@pytest.mark.parametrize(("effects", "language", "text"), CASES)
def test_what_relatives_share_is_one_sentence(effects: str, language: str, text: str) -> None:
    catalog = shipped() / "locales" / language / "cambio.ftl"
    assert described("", effects, language, catalog) == text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    "effects",
    [
        # Each look could be at the same card.
        "each player: each glance in 1 to 2: (choose spot in grid of me; look at spot)",
        # Not the card that has just been taken.
        "choose spot in grid of me; move top of discard to hand of me; move spot to discard;"
        " move top of stock to spot",
        # Not everybody.
        "each player when caller is nobody: turn grid of me up",
    ],
)
def test_what_is_not_quite_that_is_told_move_by_move(effects: str) -> None:
    told = described("", effects, "en", shipped() / "locales" / "en" / "cambio.ftl")
    assert "Everyone:" not in told and "in the place of" not in told


def test_whose_cards_are_barred_is_said_once() -> None:
    effects = "choose one in grid of any opponent when owner of it is not caller; turn one up"
    told = described("", effects, "en", shipped() / "locales" / "en" / "cambio.ftl")
    assert told.count("You can’t choose a card that belongs to the caller.") == 1
