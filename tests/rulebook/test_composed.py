"""Conditions, players and cases that a game has no sentence for, in whole sentences of every
language."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.rulebook.book import sentence_findings
from cambio_spec.rulebook.document import Table
from cambio_spec.rulebook.markdown import render_markdown
from cambio_spec.source.shipped import shipped
from tests.rulebook.small import blocks, printed, small, small_words
from tests.rulebook.test_effects import described

CONDITIONS = {
    "when some opponents where it is not caller and size of grid of it > 0": {
        "en": (
            "Only while there is an opponent who isn’t the caller and who has a card in "
            "their own grid."
        ),
        "de": (
            "Nur, solange es eine gegnerische Person gibt, die nicht die Person ist, die "
            "gerufen hat, und die eine Karte in der eigenen Auslage hat."
        ),
        "es": (
            "Solo es posible si hay algún rival que no es quien ha cantado y que tiene "
            "alguna carta en su propia cuadrícula."
        ),
        "fr": (
            "Condition : on trouve un adversaire qui n’est pas l’appelant et qui a une "
            "carte dans sa propre grille."
        ),
        "pt": (
            "Só é possível se há um oponente que não é quem chamou “Cambio” e que tem "
            "alguma carta na própria grade."
        ),
    },
    "when at least 2 of spots in grid of me where it is face down": {
        "en": "Only while there are at least 2 face-down cards in your grid.",
        "de": "Nur, solange in Ihrer Auslage mindestens 2 verdeckte Karten liegen.",
        "es": "Solo es posible si hay como mínimo 2 cartas boca abajo en su cuadrícula.",
        "fr": "Condition : votre grille compte au moins 2 cartes face cachée.",
        "pt": "Só é possível se há no mínimo 2 cartas viradas para baixo na sua grade.",
    },
    "when exactly 4 of spots in grid of me where it is known to me": {
        "en": "Only while there are exactly 4 cards in your grid that you know.",
        "de": "Nur, solange in Ihrer Auslage genau 4 Karten liegen, die Sie kennen.",
        "es": ("Solo es posible si hay exactamente 4 cartas en su cuadrícula que usted conoce."),
        "fr": "Condition : votre grille compte exactement 4 cartes que vous connaissez.",
        "pt": "Só é possível se há exatamente 4 cartas na sua grade que você conhece.",
    },
    "when no players where it is not me and size of grid of it = 0": {
        "en": "Only while there is no other player who has no card in their own grid.",
        "de": (
            "Nur, solange es keine andere Person gibt, die keine Karte in der eigenen Auslage hat."
        ),
        "es": (
            "Solo es posible si no hay ningún otro jugador que no tenga ninguna carta en "
            "su propia cuadrícula."
        ),
        "fr": (
            "Condition : on ne trouve aucun autre joueur qui n’ait aucune carte dans sa "
            "propre grille."
        ),
        "pt": (
            "Só é possível se não há nenhum outro jogador que não tenha nenhuma carta na "
            "própria grade."
        ),
    },
    "when caller is nobody or me is not caller": {
        "en": "Only while nobody has called or you aren’t the caller.",
        "de": ("Nur, solange niemand gerufen hat oder Sie nicht die Person sind, die gerufen hat."),
        "es": "Solo es posible si nadie ha cantado o si usted no es quien ha cantado.",
        "fr": "Condition : personne n’a appelé ou vous n’êtes pas l’appelant.",
        "pt": ("Só é possível se ninguém chamou “Cambio” ou se você não é quem chamou “Cambio”."),
    },
    "when not (size of stock > 7 or me is active)": {
        "en": "Only while there are at most 7 cards in the stock and it isn’t your turn.",
        "de": "Nur, solange im Talon höchstens 7 Karten liegen und Sie nicht am Zug sind.",
        "es": ("Solo es posible si hay como máximo 7 cartas en el mazo de robo y no es su turno."),
        "fr": "Condition : la pioche compte au plus 7 cartes et ce n’est pas votre tour.",
        "pt": "Só é possível se há no máximo 7 cartas no monte e não é a sua vez.",
    },
    "when total of me <= 5 and not (some spots in grid of me where rank of it = K)": {
        "en": (
            "Only while the cards in your grid are worth at most 5 together and there is "
            "no card of the rank king in your grid."
        ),
        "de": (
            "Nur, solange die Karten in Ihrer Auslage zusammen höchstens 5 zählen und in "
            "Ihrer Auslage keine Karte vom Rang König liegt."
        ),
        "es": (
            "Solo es posible si las cartas que hay en su cuadrícula valen en total como "
            "máximo 5 y no hay ninguna carta de rango rey en su cuadrícula."
        ),
        "fr": (
            "Condition : les cartes de votre grille valent ensemble au plus 5 et votre "
            "grille ne compte aucune carte de rang roi."
        ),
        "pt": (
            "Só é possível se as cartas que estão na sua grade valem, somadas, no máximo "
            "5, e não há nenhuma carta rei na sua grade."
        ),
    },
    "when rank of top of discard is not J and rank of top of discard is not Q": {
        "en": "Only while the top card of the discard pile isn’t of the rank jack or queen.",
        "de": (
            "Nur, solange die oberste Karte des Ablagestapels nicht den Rang Bube oder Dame zeigt."
        ),
        "es": (
            "Solo es posible si la carta superior de la pila de descarte no es de rango "
            "jota o bien reina."
        ),
        "fr": ("Condition : la carte du dessus de la défausse n’est pas de rang valet ou dame."),
        "pt": ("Só é possível se a carta de cima da pilha de descarte não mostra valete ou dama."),
    },
}

EFFECTS = {
    "let active be left of me": {
        "en": "Then it is the turn of the player to your left.",
        "de": "Dann ist die Person links von Ihnen am Zug.",
        "es": "Después juega quien está a su izquierda.",
        "fr": "Ensuite, c’est votre voisin de gauche qui joue.",
        "pt": "Depois, joga quem está à sua esquerda.",
    },
    "let caller be right of dealer": {
        "en": "From now on, the caller is the player to the right of the dealer.",
        "de": (
            "Ab jetzt ist die Person rechts von der Person, die gibt, die Person, die gerufen hat."
        ),
        "es": ("A partir de ahora, quien ha cantado es quien está a la derecha de quien reparte."),
        "fr": "Désormais, l’appelant est le voisin de droite de la personne qui donne.",
        "pt": (
            "A partir de agora, quem chamou “Cambio” é quem está à direita de quem dá as cartas."
        ),
    },
    "as left of me: (choose spot in grid of me; look at spot)": {
        "en": "The player to your left looks at one face-down card in their own grid.",
        "de": (
            "Die Person links von Ihnen sieht sich eine verdeckte Karte in der eigenen Auslage an."
        ),
        "es": (
            "Quien está a su izquierda mira una de las cartas boca abajo que haya en su "
            "propia cuadrícula."
        ),
        "fr": "Votre voisin de gauche regarde une carte face cachée dans sa propre grille.",
        "pt": "Quem está à sua esquerda espia uma carta virada para baixo na própria grade.",
    },
    (
        "as caller: (choose spot in grid of me; move spot to discard; move top of stock "
        "to spot; may shuffle stock)"
    ): {
        "en": (
            "The caller puts the top card of the stock in the place of a card in their "
            "own grid, face down. The card that lay there goes onto the discard pile, "
            "face up. If that player likes: That player shuffles the stock."
        ),
        "de": (
            "Die Person, die gerufen hat, legt die oberste Karte des Talons verdeckt an "
            "die Stelle einer Karte in der eigenen Auslage. Die bisherige kommt offen auf "
            "den Ablagestapel. Wenn diese Person möchte: Diese Person mischt den Talon."
        ),
        "es": (
            "Quien ha cantado elige una carta en su propia cuadrícula y pone en su lugar "
            "la carta superior del mazo de robo, boca abajo. La carta elegida se deja en "
            "la pila de descarte, boca arriba. Si ese jugador quiere: Ese jugador baraja "
            "el mazo de robo."
        ),
        "fr": (
            "L’appelant choisit une carte dans sa propre grille et met à sa place la "
            "carte du dessus de la pioche, face cachée. La carte choisie va sur la "
            "défausse, face visible. Si ce joueur le souhaite : Ce joueur mélange la "
            "pioche."
        ),
        "pt": (
            "Quem chamou “Cambio” escolhe uma carta na própria grade e põe no lugar dela "
            "a carta de cima do monte, virada para baixo. A carta escolhida fica na pilha "
            "de descarte, virada para cima. Se esse jogador quiser: Esse jogador "
            "embaralha o monte."
        ),
    },
    "as right of dealer: offer powers on top of discard": {
        "en": ("If the card has a power, the player to the right of the dealer may use it now."),
        "de": (
            "Hat die Karte eine Kraft, darf die Person rechts von der Person, die gibt, "
            "sie jetzt nutzen."
        ),
        "es": (
            "Si la carta tiene un poder, quien está a la derecha de quien reparte puede "
            "usarlo ahora."
        ),
        "fr": (
            "Si la carte a un pouvoir, le voisin de droite de la personne qui donne peut "
            "l’utiliser maintenant."
        ),
        "pt": (
            "Se a carta tiver um poder, quem está à direita de quem dá as cartas pode usá-lo agora."
        ),
    },
    "if caller is nobody and size of stock = 0 then shuffle discard": {
        "en": "If nobody has called and the stock is empty: Shuffle the discard pile.",
        "de": ("Wenn niemand gerufen hat und der Talon leer ist: Mischen Sie den Ablagestapel."),
        "es": (
            "Si nadie ha cantado y no quedan cartas en el mazo de robo: Baraje la pila de descarte."
        ),
        "fr": "Si personne n’a appelé et la pioche est vide : Mélangez la défausse.",
        "pt": (
            "Se ninguém chamou “Cambio” e o monte não tem cartas: Embaralhe a pilha de descarte."
        ),
    },
    "if size of grid of me = 0 then (shuffle stock; go to reveal); shuffle discard": {
        "en": (
            "If your grid is empty: Shuffle the stock. Go on with “Scoring”. Otherwise: "
            "Shuffle the discard pile."
        ),
        "de": (
            "Wenn Ihre Auslage leer ist: Mischen Sie den Talon. Weiter geht es mit "
            "„Wertung“. Andernfalls: Mischen Sie den Ablagestapel."
        ),
        "es": (
            "Si no quedan cartas en su cuadrícula: Baraje el mazo de robo. Pase a "
            "«Puntuación». Si no: Baraje la pila de descarte."
        ),
        "fr": (
            "Si votre grille est vide : Mélangez la pioche. Passez à la section « Décompte "
            "». Sinon : Mélangez la défausse."
        ),
        "pt": (
            "Se a sua grade não tiver cartas: Embaralhe o monte. Passe à seção "
            "“Pontuação”. Senão: Embaralhe a pilha de descarte."
        ),
    },
}


def words_of(language: str) -> Path:
    return shipped() / "locales" / language / "cambio.ftl"


@pytest.mark.parametrize(
    ("guard", "language", "text"),
    [
        (guard, language, text)
        for guard, said in CONDITIONS.items()
        for language, text in said.items()
    ],
)
def test_a_condition_is_a_sentence(guard: str, language: str, text: str) -> None:
    told = described(guard, "shuffle stock", language, words_of(language))
    assert told.partition(". ")[2] == text


@pytest.mark.parametrize(
    ("effects", "language", "text"),
    [
        (effects, language, text)
        for effects, said in EFFECTS.items()
        for language, text in said.items()
    ],
)
def test_players_are_named_and_somebody_else_is_the_subject(
    effects: str, language: str, text: str
) -> None:
    assert described("", effects, language, words_of(language)) == text


def test_a_definition_is_called_by_its_name_and_told_where_cards_are_counted(
    tmp_path: Path,
) -> None:
    more = "\naction sure in turn when total of me <= 5: let caller be me; go to next\n"
    said = "sure =\n    .title = Sure\ndefine-total = total\n    .own = your total\n"
    rules, words = small(more=more), small_words(tmp_path, changes={"": said})
    assert sentence_findings(rules, words) == ()
    book, _ = printed(rules, words)
    play, scoring = (str(blocks(book, section)) for section in ("play", "scoring"))
    assert "Only while your total is at most 5." in play
    assert "How that is worked out is told under “Scoring”." in play
    assert "Your total is what" in scoring and "Your total is what" not in play


def test_without_a_name_it_is_said_by_what_it_stands_for(tmp_path: Path) -> None:
    more = "\naction sure in turn when total of me <= 5: let caller be me; go to next\n"
    words = small_words(tmp_path, changes={"": "sure =\n    .title = Sure\n"})
    play = str(blocks(printed(small(more=more), words)[0], "play"))
    assert "Only while the cards in your grid are worth at most 5 together." in play


def test_a_definition_that_only_the_set_up_asks_is_no_step(tmp_path: Path) -> None:
    """Where whatever asks it says what it stands for it needs no sentence either."""
    rules = {
        "  step peek:": "  step again: if royal of top of discard then shuffle stock"
        ' because "x"\n  step peek:'
    }
    changed = small(rules, more='\ndefine royal of card: rank of card = K because "x"\n')
    assert sentence_findings(changed, small_words(tmp_path)) == ()
    book = render_markdown(printed(changed, small_words(tmp_path))[0])
    assert "If the top card of the discard pile is of the rank king: shuffle the stock." in book
    said = "royal = A king is royal.\n    .for = define royal of card: rank of card = K\n"
    book = render_markdown(printed(changed, small_words(tmp_path, changes={"": said}))[0])
    assert "\n\nA king is royal." in book  # and not `6. A king is royal.`


TITLED = "show =\n    .title = Show\n"


@pytest.mark.parametrize(
    ("guard", "moment"),
    [
        ("rank of top of hand of me is K", "While it is in your hand,"),
        (
            "some spots in grid of me where it is face up and rank of it = K",
            "While it lies face up in front of you,",
        ),
        (
            "at least 1 of spots in grid of me where rank of it = K",
            "While it lies in front of you,",
        ),
    ],
)
def test_what_only_some_card_allows_stands_among_the_powers(
    guard: str, moment: str, tmp_path: Path
) -> None:
    more = f"\naction show in holding when {guard}: move hand of me to discard; go to next\n"
    words = small_words(tmp_path, changes={"": TITLED})
    (table,) = blocks(printed(small(more=more), words)[0], "powers")
    assert isinstance(table, Table)
    assert f"{moment} you can choose “Show”" in str(table.rows[0])


def test_an_action_that_only_leads_on_says_so(tmp_path: Path) -> None:
    more = "\naction show in turn: go to next\n"
    words = small_words(tmp_path, changes={"": TITLED})
    assert "Your turn is over." in str(blocks(printed(small(more=more), words)[0], "play"))
