"""Several cards of one place that are treated alike, and what is done so many times, in the one
sentence that people have for it, in every language."""

from __future__ import annotations

import pytest

from cambio_spec.rulebook.document import Bullets, Item, Plain, spoken
from cambio_spec.rulebook.running import closed_up
from cambio_spec.rulebook.wording import load
from cambio_spec.source.shipped import shipped
from tests.rulebook.test_effects import described

SAID = {
    (
        "choose one in grid of me; choose two in grid of me when it is not one; look at "
        "one; look at two"
    ): {
        "en": ("Look at 2 cards in your grid."),
        "de": ("Sehen Sie sich 2 Karten in Ihrer Auslage an."),
        "es": ("Mire 2 cartas que haya en su cuadrícula."),
        "fr": ("Regardez 2 cartes de votre grille."),
        "pt": ("Espie 2 cartas na sua grade."),
    },
    (
        "choose one in grid of me; look at one; choose two in grid of me when two is "
        "not one; look at two; choose three in grid of me when it is not one and two is "
        "not it; look at three"
    ): {
        "en": ("Look at 3 cards in your grid."),
        "de": ("Sehen Sie sich 3 Karten in Ihrer Auslage an."),
        "es": ("Mire 3 cartas que haya en su cuadrícula."),
        "fr": ("Regardez 3 cartes de votre grille."),
        "pt": ("Espie 3 cartas na sua grade."),
    },
    (
        "choose one in row 1 of grid of me; choose two in row 1 of grid of me when it is not "
        "one; look at one; look at two"
    ): {
        "en": ("Look at 2 cards in row 1 in your grid (row 1 is the nearest)."),
        "de": ("Sehen Sie sich 2 Karten der Reihe 1 (von Ihnen aus gezählt) in Ihrer Auslage an."),
        "es": (
            "Mire 2 cartas de la fila 1 (contando desde la más cercana) que haya en su cuadrícula."
        ),
        "fr": ("Regardez 2 cartes de la rangée 1 (en partant de la plus proche) de votre grille."),
        "pt": ("Espie 2 cartas da 1ª fileira (a contar da mais próxima) na sua grade."),
    },
    ("choose one in grid of any opponent when it is not known to me; look at one"): {
        "en": ("Look at a card in an opponent’s grid that you don’t know yet."),
        "de": (
            "Sehen Sie sich eine Karte in einer gegnerischen Auslage an, die Sie noch nicht kennen."
        ),
        "es": (
            "Mire una carta que haya en la cuadrícula de un rival y que usted todavía no conozca."
        ),
        "fr": (
            "Regardez une carte de la grille d’un adversaire que vous ne connaissez pas encore."
        ),
        "pt": ("Espie uma carta na grade de um oponente que você ainda não conhece."),
    },
    (
        "each glance in 1 to 2: (choose one in grid of me when one is not known to me; look at one)"
    ): {
        "en": ("Look at 2 cards in your grid that you don’t know yet."),
        "de": ("Sehen Sie sich 2 Karten in Ihrer Auslage an, die Sie noch nicht kennen."),
        "es": ("Mire 2 cartas que haya en su cuadrícula y que usted todavía no conozca."),
        "fr": ("Regardez 2 cartes de votre grille que vous ne connaissez pas encore."),
        "pt": ("Espie 2 cartas na sua grade que você ainda não conhece."),
    },
    ("each once in 1 to 1: shuffle stock"): {
        "en": ("Shuffle the stock."),
        "de": ("Mischen Sie den Talon."),
        "es": ("Baraje el mazo de robo."),
        "fr": ("Mélangez la pioche."),
        "pt": ("Embaralhe o monte."),
    },
    ("each extra in 1 to 2: if size of stock > 0 then move top of stock to grid of me"): {
        "en": (
            "Put the top 2 cards of the stock into your grid, face down, as far as there are any."
        ),
        "de": (
            "Legen Sie die obersten 2 Karten des Talons verdeckt in Ihre Auslage, soweit es "
            "noch welche gibt."
        ),
        "es": (
            "Ponga las 2 cartas superiores del mazo de robo en su cuadrícula, boca abajo, "
            "mientras queden."
        ),
        "fr": (
            "Placez les 2 cartes du dessus de la pioche dans votre grille, face cachée, "
            "tant qu’il en reste."
        ),
        "pt": (
            "Coloque as 2 cartas de cima do monte na sua grade, viradas para baixo, "
            "enquanto houver."
        ),
    },
    (
        "choose theirs in grid of any opponent; look at theirs; may (choose mine in "
        "grid of me; swap mine with theirs)"
    ): {
        "en": (
            "Look at a card in an opponent’s grid. You may then swap it with a card in your grid."
        ),
        "de": (
            "Sehen Sie sich eine Karte in einer gegnerischen Auslage an. Danach dürfen Sie "
            "sie gegen eine Karte in Ihrer Auslage tauschen."
        ),
        "es": (
            "Mire una carta en la cuadrícula de un rival. Después puede intercambiarla por "
            "una carta en su cuadrícula."
        ),
        "fr": (
            "Regardez une carte de la grille d’un adversaire. Vous pouvez ensuite "
            "l’échanger contre une carte de votre grille."
        ),
        "pt": (
            "Espie uma carta na grade de um oponente. Depois, você pode trocá-la de lugar "
            "com uma carta na sua grade."
        ),
    },
    (
        "choose theirs in grid of any opponent; turn theirs up; choose mine in grid of "
        "me; swap mine with theirs"
    ): {
        "en": (
            "Turn a card in an opponent’s grid face up. Swap the opponent’s card with a card of "
            "your choice in your grid, without looking."
        ),
        "de": (
            "Decken Sie eine Karte in einer gegnerischen Auslage auf. Tauschen Sie die "
            "gegnerische Karte gegen eine beliebige Karte in Ihrer Auslage, ohne hinzusehen."
        ),
        "es": (
            "Ponga boca arriba una carta que haya en la cuadrícula de un rival. Intercambie la "
            "carta del rival por una carta cualquiera que haya en su cuadrícula, sin mirarlas."
        ),
        "fr": (
            "Retournez face visible une carte de la grille d’un adversaire. Échangez la carte "
            "de l’adversaire contre une carte de votre grille, au choix, sans regarder."
        ),
        "pt": (
            "Revele uma carta na grade de um oponente. Troque a carta do oponente de lugar com "
            "uma carta qualquer na sua grade, sem olhar nenhuma das duas."
        ),
    },
    (
        "choose one in grid of me; choose two in grid of me when it is face down and it "
        "is not one; turn one up; turn two up; if rank of one = rank of two then (move "
        "two to discard; move one to discard; move top of stock to two) else (turn one "
        "down; turn two down)"
    ): {
        "en": (
            "Choose a card in your grid. Choose another face-down card in your grid. Turn "
            "both face up. If both cards have the same rank: Put both onto the discard "
            "pile, face up. Put the top card of the stock into the slot you chose second, "
            "face down. Otherwise: Turn both face down."
        ),
        "de": (
            "Wählen Sie eine Karte in Ihrer Auslage. Wählen Sie eine andere verdeckte Karte "
            "in Ihrer Auslage. Decken Sie beide auf. Wenn beide Karten den gleichen Rang "
            "zeigen: Legen Sie beide offen auf den Ablagestapel. Legen Sie die oberste "
            "Karte des Talons verdeckt an den danach gewählten Platz. Andernfalls: Drehen "
            "Sie beide verdeckt um."
        ),
        "es": (
            "Elija una carta en su cuadrícula. Elija otra carta boca abajo que haya en su "
            "cuadrícula. Ponga las dos cartas boca arriba. Si las dos cartas son del mismo "
            "rango: Ponga las dos cartas en la pila de descarte, boca arriba. Ponga la "
            "carta superior del mazo de robo en el segundo lugar elegido, boca abajo. Si "
            "no: Ponga las dos cartas boca abajo."
        ),
        "fr": (
            "Choisissez une carte de votre grille. Choisissez une autre carte face cachée "
            "de votre grille. Retournez les deux cartes face visible. Si les deux cartes "
            "ont le même rang : Placez les deux cartes sur la défausse, face visible. "
            "Placez la carte du dessus de la pioche au second emplacement choisi, face "
            "cachée. Sinon : Retournez les deux cartes face cachée."
        ),
        "pt": (
            "Escolha uma carta na sua grade. Escolha outra carta virada para baixo na sua "
            "grade. Revele as duas cartas. Se as duas cartas tiverem o mesmo número ou a "
            "mesma figura: Coloque as duas cartas na pilha de descarte, viradas para cima. "
            "Coloque a carta de cima do monte na segunda posição escolhida, virada para "
            "baixo. Senão: Vire para baixo as duas cartas."
        ),
    },
    (
        "choose one in grid of me; choose two in row 1 of grid of me when it is not "
        "one; choose three in grid of me when it is not one; turn one up; turn two up; "
        "turn three up; if rank of one = rank of two and rank of three = rank of two "
        "then (move one to discard; move two to discard; move three to discard)"
    ): {
        "en": (
            "Choose a card in your grid. Choose another card in row 1 in your grid (row 1 "
            "is the nearest). Choose a card in your grid that isn’t the card you chose "
            "first. Turn all 3 cards face up. If all 3 cards have the same rank: Put all 3 "
            "cards onto the discard pile, face up."
        ),
        "de": (
            "Wählen Sie eine Karte in Ihrer Auslage. Wählen Sie eine andere Karte der Reihe "
            "1 (von Ihnen aus gezählt) in Ihrer Auslage. Wählen Sie eine Karte in Ihrer "
            "Auslage, die nicht die zuerst gewählte Karte ist. Decken Sie alle 3 Karten "
            "auf. Wenn alle 3 Karten den gleichen Rang zeigen: Legen Sie alle 3 Karten "
            "offen auf den Ablagestapel."
        ),
        "es": (
            "Elija una carta en su cuadrícula. Elija otra carta de la fila 1 (contando "
            "desde la más cercana) que haya en su cuadrícula. Elija una carta que haya en "
            "su cuadrícula y que no sea la primera carta elegida. Ponga las 3 cartas boca "
            "arriba. Si las 3 cartas son del mismo rango: Ponga las 3 cartas en la pila de "
            "descarte, boca arriba."
        ),
        "fr": (
            "Choisissez une carte de votre grille. Choisissez une autre carte de la rangée "
            "1 (en partant de la plus proche) de votre grille. Choisissez une carte de "
            "votre grille qui n’est pas la première carte choisie. Retournez les 3 cartes "
            "face visible. Si les 3 cartes ont le même rang : Placez les 3 cartes sur la "
            "défausse, face visible."
        ),
        "pt": (
            "Escolha uma carta na sua grade. Escolha outra carta da 1ª fileira (a contar da "
            "mais próxima) na sua grade. Escolha uma carta na sua grade que não é a carta "
            "escolhida primeiro. Revele as 3 cartas. Se as 3 cartas tiverem o mesmo número "
            "ou a mesma figura: Coloque as 3 cartas na pilha de descarte, viradas para "
            "cima."
        ),
    },
}
CASES = [(effects, language) for effects, texts in SAID.items() for language in texts]


@pytest.mark.parametrize(("effects", "language"), CASES)
def test_several_cards_are_said_at_once(effects: str, language: str) -> None:
    catalog = shipped() / "locales" / language / "cambio.ftl"
    assert described("", effects, language, catalog) == SAID[effects][language]


@pytest.mark.parametrize(
    ("effects", "text"),
    [
        (
            "choose one in grid of me; look at one; choose two in grid of me; look at two",
            "Look at one face-down card in your grid. Look at one face-down card in your grid.",
        ),
        (
            "choose one in grid of any opponent; choose two in grid of any opponent"
            " when it is not one; look at one; look at two",
            "Choose a card in an opponent’s grid. Choose another card in an opponent’s grid."
            " Look at the card you chose first. Look at the card you chose second.",
        ),
    ],
    ids=["perhaps the same card", "of different players"],
)
def test_what_one_sentence_would_tell_wrongly_is_said_card_by_card(effects: str, text: str) -> None:
    assert described("", effects, "en", shipped() / "locales" / "en" / "cambio.ftl") == text


# ── one sentence below another ─────────────────────────────────────────────────────────────


def item(text: str, *below: Item) -> Item:
    return Item((Plain(text),), inner=(Bullets(below),) if below else ())


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Each player: take a card."), ("de", "Each player: Take a card.")]
)
def test_a_single_sentence_goes_on_behind_its_colon(language: str, text: str) -> None:
    closed = closed_up(item("Each player:", item("Take a card.")), load(language, []))
    assert (spoken(closed.text), closed.inner) == (text, ())


def test_a_list_stays_where_it_holds_several_sentences() -> None:
    told = item("Each player:", item("Take a card."), item("Look at it."))
    assert closed_up(told, load("en", [])) == told


def test_only_the_inner_of_two_lists_is_closed_up() -> None:
    """Two colons in one sentence are harder to read than a list."""
    told = item("Each player:", item("If you like:", item("Take a card.")))
    expected = item("Each player:", item("If you like: take a card."))
    assert spoken_all(closed_up(told, load("en", []))) == spoken_all(expected)


def spoken_all(told: Item) -> tuple[object, ...]:
    inner = (b for b in told.inner if isinstance(b, Bullets))
    return (spoken(told.text), *(spoken_all(i) for b in inner for i in b.items))
