"""The literal readings cite the right places: each edition says there what the rules say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cambio_spec.source import citations
from tests.game.test_printed import FOLDER, printed

EDITIONS = Path(__file__).parents[3] / "shared" / "editions"

# What editions 000 to 003 say at a place; enough to see that the line is right.
BOOKS = ("de", "pt", "fr", "es")
SAID = {
    "players.1": ("höchste Karte", "carta mais alta", "carte la plus haute", "carta más alta"),
    "deck.1": ("52-Karten-Kartendeck", "52 cartas", "52 cartes", "52 cartas"),
    "goal.1": ("zu überschreiten", "ultrapassar", "dépasser", "superar"),
    "about.1": ("der erste Spieler, der 100", "atingir 100", "atteindre 100", "llegar a 100"),
    "about.2": ("legen sie ab", "descarta-a", "vous la défaussez", "la descarta"),
    "setup.1": ("hebt ab", "corta o baralho", "coupe le jeu", "corta el mazo"),
    "setup.2": ("4 Karten verdeckt", "4 cartas viradas", "4 cartes face cachée", "4 cartas boca"),
    "setup.3": ("den Rest verdeckt", "o restante virado", "le reste face cachée", "el resto boca"),
    "setup.4": ("verdeckt daneben", "para cima", "face visible", "boca arriba"),
    "setup.5": ("die zwei Karten", "as duas cartas", "les deux cartes", "las dos cartas"),
    "setup.6": ("links vom Geber", "à esquerda do", "à la gauche du donneur", "a la izquierda del"),
    "play.1": ("genau eine dieser", "exatamente uma", "exactement l'une", "exactamente una"),
    "play.2": (
        "verdeckt auf den Ablage",
        "para cima na pilha",
        "face visible sur",
        "boca arriba en",
    ),
    "play.3": (
        "müssen sie in Ihr Raster",
        "deve trocá-la",
        "devez l'échanger",
        "Debe intercambiarla",
    ),
    "play.4": ("Kräfte sind optional", "são opcionais", "sont optionnels", "son opcionales"),
    "play.5": ("dem Wert", "o mesmo valor", "au rang", "con el valor"),
    "play.6": (
        "direkt nach dem Ruf",
        "imediatamente após",
        "immédiatement après",
        "inmediatamente",
    ),
    "play.7": (
        "deckt jeder Spieler",
        "cada jogador vira",
        "chaque joueur retourne",
        "cada jugador",
    ),
    "scoring.1": (
        "niedrigste Gesamtpunktzahl",
        "menor total",
        "total le plus bas",
        "total más bajo",
    ),
    "scoring.2": ("Alle anderen", "Todos os outros", "Tous les autres", "Todos los demás"),
    "scoring.3": ("+10 Punkte", "+10 pontos", "+10 points", "+10 puntos"),
    "scoring.4": ("gleichauf", "empatar", "à égalité", "empata"),
    "scoring.5": ("null Karten", "zero cartas", "zéro cartes", "cero cartas"),
    "victory.1": ("erreicht oder überschreitet", "ou ultrapasse", "ou dépasse", "o supere"),
    "variants.1": ("Überspringen", "Pule a espiada", "Supprimez le regard", "Omita la mirada"),
    "variants.2": (
        "Schließen Sie sie von",
        "Exclua-os das",
        "Retirez-les des",
        "Retírelos de las",
    ),
    "variants.3": ("2-2-1", "2-2-1", "2-2-1", "2-2-1"),
    "variants.4": ("Partnerschaften", "forme duplas", "partenariats", "forme parejas"),
    "variants.5": ("nicht nur rote", "não apenas", "pas seulement", "no solo los rojos"),
    "variants.6": ("Entfernen Sie die +10", "Remova", "Supprimez", "Elimine"),
    "tips.3": (
        "verdeckt auf den Ablage",
        "para cima ao descarte",
        "face visible",
        "boca arriba",
    ),
    "glossary.1": ("oder 2-2-1", "ou 2-2-1", "ou 2-2-1", "o 2-2-1"),
    "glossary.5": (
        "wenn ihr Wert",
        "quando seu valor",
        "quand son rang",
        "cuando su valor",
    ),
    "glossary.7": (
        "nach einer weiteren Zugrunde",
        "mais uma rodada de turnos",
        "un dernier tour de jeu",
        "una ronda más de turnos",
    ),
    "glossary.8": (
        "zum Rundenergebnis",
        "pontuação da rodada",
        "score de manche",
        "puntuación de ronda",
    ),
    "glossary.3": ("offene Kartenstapel", "virada para cima", "face visible", "boca arriba"),
    "glossary.4": (
        "verdeckt auf den Ablage",
        "para cima no descarte",
        "face visible",
        "boca arriba",
    ),
}
ARTICLE = {
    "about.1": "2 jokers",
    "about.2": "each player gets one last turn",
    "gameplay.1": "dealt 4 cards",
    "gameplay.2": "clockwise order",
    "gameplay.3": "if so desired",
    "gameplay.4": "from the discard pile",
    "gameplay.5": "call",
    "gameplay.6": "choice",
    "gameplay.7": "7 or 8",
    "gameplay.8": "9 or 10",
    "gameplay.9": "Jack or Queen",
    "gameplay.10": "Black King",
    "gameplay.11": "is the same rank",
    "gameplay.12": "Number cards score their face value",
    "penalties.1": "correct number",
    "penalties.2": "two hands",
    "penalties.3": "Going out of turn",
    "variants.1": "at the end of the turn",
    "variants.2": "awarded 25 points",
}
PLACES = [
    *(
        (book, cite, said)
        for cite, all_ in SAID.items()
        for book, said in zip(BOOKS, all_, strict=True)
    ),
    *(("en", cite, said) for cite, said in ARTICLE.items()),
]


@pytest.mark.parametrize("edition", [*BOOKS, "en"])
def test_every_place_that_is_cited_is_looked_up(edition: str) -> None:
    text = (FOLDER / f"{edition}.cambio").read_text(encoding="utf-8")
    written = re.findall(r"\[(\w+\.\d+(?:, \w+\.\d+)*)\]$", text, flags=re.MULTILINE)
    cited = {cite for cites in written for cite in cites.split(", ")}
    known = set(ARTICLE if edition == "en" else SAID)
    assert cited <= known
    assert cited == known or edition in ("pt", "fr", "es")


@pytest.mark.parametrize(("edition", "cite", "said"), PLACES)
def test_a_place_that_is_cited_says_what_the_rule_says(edition: str, cite: str, said: str) -> None:
    if not EDITIONS.is_dir():
        pytest.skip("the editions are not at hand")
    place = citations.place(citations.parse(cite), printed(edition)[0].editions)
    assert place is not None
    assert said in (citations.line_text(place, [EDITIONS]) or "")
