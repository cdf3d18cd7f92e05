"""French has to choose between de, du and d’, le, la and l’, and plurals in which 0 is singular:
what is said of each place, card and number, put together by the shipped sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.rulebook.wording import load
from cambio_spec.source.shipped import shipped
from tests.rulebook.rule_sets import house_book, words
from tests.rulebook.test_effects import BOTH, OWN, described

SAID = {
    OWN + "look at mine": "Regardez une carte face cachée de votre grille.",
    BOTH + "swap mine with theirs": "Échangez une carte de votre grille contre une carte de la"
    " grille d’un adversaire\u202f; personne ne regarde ni l’une ni l’autre.",
    BOTH + "look at mine; look at theirs; may swap mine with theirs": "Regardez une carte de votre"
    " grille et une carte de la grille d’un adversaire. Vous pouvez ensuite les échanger, ou les"
    " laisser où elles sont.",
    BOTH + "look at mine; look at theirs; swap mine with theirs": "Regardez une carte de votre"
    " grille et une carte de la grille d’un adversaire, puis échangez-les.",
    BOTH + "turn theirs up": "Choisissez une carte de votre grille. Retournez face visible une"
    " carte de la grille d’un adversaire.",
    OWN
    + "move mine to discard": "Placez une carte de votre grille, au choix, sur la défausse, face"
    " visible.",
    "choose one in grid of me; choose other in grid of me; swap one with other": "Échangez"
    " deux cartes de votre grille\u202f; personne ne regarde ni l’une ni l’autre.",
    "gather rest of discard into stock; shuffle stock": "Mélangez toutes les cartes de la défausse"
    " sauf celle du dessus\u202f; elles forment la pioche.",
    "gather rest of discard into stock": "Placez toutes les cartes de la défausse sauf celle du"
    " dessus sur la pioche.",
    "gather everything into stock": "Rassemblez toutes les cartes sur la pioche.",
    "move top of stock to hand of me": "Placez la carte du dessus de la pioche dans votre main.",
    "move hand of me to discard": "Placez la carte de votre main sur la défausse, face visible.",
    "deal dealt from stock to each grid": "Distribuez 4 cartes dans la grille de chaque joueur,"
    " face cachée.",
    "deal 1 from stock to each lot": "Distribuez 1 carte devant chaque joueur, face visible.",
    "each player: look at row 1 of grid of me": "Dans la rangée la plus proche de vous, regardez"
    " chacun les 2 cartes de votre grille, sans les montrer.",
    "turn row 2 of grid of me up": "Dans la rangée 2 en partant de la plus proche, retournez face"
    " visible les 2 cartes de votre grille.",
    "turn grid of me down": "Retournez face cachée toutes les cartes de votre grille.",
    "turn top of stock up": "Retournez face visible la carte du dessus de la pioche.",
    "as left of dealer: shuffle stock": "Le voisin de gauche de la personne qui donne mélange"
    " la pioche.",
    "each player from dealer: look at top of stock": "Chaque joueur, l’un après l’autre, à"
    " commencer par la personne qui donne : Regardez la carte du dessus de la pioche.",
    "if size of discard = 0 then shuffle stock else may shuffle discard": "Si la défausse est"
    " vide : Mélangez la pioche. Sinon : Si vous le souhaitez : Mélangez la défausse.",
    "if size of grid of me > 0 then let missed of me be yes": "Si votre grille"
    " n’est pas vide : Désormais, vous avez retourné une carte en vain.",
    "let caller be nobody": "Il n’y a plus d’appelant.",
}


@pytest.mark.parametrize("effects", SAID)
def test_effects_are_said_in_french(effects: str) -> None:
    catalog = shipped() / "locales" / "fr" / "cambio.ftl"
    assert described("", effects, "fr", catalog) == SAID[effects]


@pytest.mark.parametrize(
    ("points", "said"), [(0, "0 point"), (1, "1 point"), (2, "2 points"), (-2, "−2 points")]
)
def test_points_are_counted_as_french_counts_them(points: int, said: str, tmp_path: Path) -> None:
    sentence = words("fr", tmp_path).string("score-emptied", {"value": points})
    assert f"vous marquez {said} dans" in sentence.replace("\N{NO-BREAK SPACE}", " ")


def test_cards_are_named() -> None:
    wording = load("fr", [])
    named = {
        wording.string("card-name", {"rank": rank, "suit": suit})
        for rank, suit in (("A", "spades"), ("Q", "hearts"), ("7", "clubs"), ("K", "diamonds"))
    }
    assert named == {"as de pique", "dame de cœur", "7 de trèfle", "roi de carreau"}


def test_a_removed_rule_leaves_whole_sentences(tmp_path: Path) -> None:
    said = house_book("fr", tmp_path, "remove rule score.miscalled", "remove action take")
    text = said.replace("\N{NO-BREAK SPACE}", " ")
    assert "la manche est gagnée pour vous : vous marquez 0 point. " in text
    assert "Si vous ne pouvez pas piocher et qu’un joueur a déjà appelé" in text
    assert "Non, il compte 0." in text and "pénalité s’ajoute" not in text
