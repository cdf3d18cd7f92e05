"""Actions, powers and steps made of known effects are described without a sentence of their own."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from cambio_spec.constructs.action import Action
from cambio_spec.constructs.registry import EFFECTS
from cambio_spec.rulebook.document import Bullets, Item, Plain
from cambio_spec.rulebook.places import Undescribed, Unworded
from cambio_spec.rulebook.rules import Rule, sections
from cambio_spec.rulebook.sentences import sentences
from cambio_spec.rulebook.wording import load
from cambio_spec.source.shipped import shipped
from cambio_spec.syntax.format import writer
from tests.rulebook.rule_sets import LANGUAGES, cambio

OWN = "choose mine in grid of me; "
BOTH = OWN + "choose theirs in grid of any opponent; "

SAID = {
    "": {
        OWN + "look at mine": {
            "en": "Look at one face-down card in your grid.",
            "de": "Sehen Sie sich eine verdeckte Karte in Ihrer Auslage an.",
            "es": "Mire una de las cartas boca abajo que haya en su cuadrícula.",
            "pt": "Espie uma carta virada para baixo na sua grade.",
        },
        "choose theirs in grid of any opponent; look at theirs": {
            "en": "Look at one face-down card in an opponent’s grid.",
            "de": "Sehen Sie sich eine verdeckte Karte in einer gegnerischen Auslage an.",
            "es": "Mire una de las cartas boca abajo que haya en la cuadrícula de un rival.",
            "pt": "Espie uma carta virada para baixo na grade de um oponente.",
        },
        BOTH + "swap mine with theirs": {
            "en": (
                "Swap a card in your grid with a card in an opponent’s grid; nobody looks at"
                " either of them."
            ),
            "de": (
                "Tauschen Sie eine Karte in Ihrer Auslage gegen eine Karte in einer gegnerischen"
                " Auslage; niemand sieht sich die beiden an."
            ),
            "es": (
                "Elija una carta en su cuadrícula y otra en la cuadrícula de un rival, e"
                " intercámbielas sin que nadie las mire."
            ),
            "pt": (
                "Escolha uma carta na sua grade e uma na grade de um oponente e troque-as de"
                " lugar; ninguém olha nenhuma das duas."
            ),
        },
        BOTH + "look at mine; look at theirs; may swap mine with theirs": {
            "en": (
                "Look at a card in your grid and a card in an opponent’s grid. You may then swap"
                " the two, or leave them where they are."
            ),
            "de": (
                "Sehen Sie sich eine Karte in Ihrer Auslage und eine Karte in einer gegnerischen"
                " Auslage an. Danach dürfen Sie die beiden tauschen oder liegen lassen."
            ),
            "es": (
                "Mire una carta en su cuadrícula y otra en la cuadrícula de un rival. Después"
                " puede intercambiarlas o dejarlas donde están."
            ),
            "pt": (
                "Espie uma carta na sua grade e uma na grade de um oponente. Depois, você pode"
                " trocar as duas de lugar ou deixar tudo como está."
            ),
        },
        BOTH + "look at mine; look at theirs; swap mine with theirs": {
            "en": (
                "Look at a card in your grid and a card in an opponent’s grid, then swap the two."
            ),
            "de": (
                "Sehen Sie sich eine Karte in Ihrer Auslage und eine Karte in einer gegnerischen"
                " Auslage an und tauschen Sie die beiden dann."
            ),
            "es": (
                "Mire una carta en su cuadrícula y otra en la cuadrícula de un rival, y después"
                " intercámbielas."
            ),
            "pt": (
                "Espie uma carta na sua grade e uma na grade de um oponente e depois troque as"
                " duas de lugar."
            ),
        },
        OWN + "move mine to discard": {
            "en": "Put a card of your choice in your grid onto the discard pile, face up.",
            "de": "Legen Sie eine beliebige Karte in Ihrer Auslage offen auf den Ablagestapel.",
            "es": "Elija una carta en su cuadrícula y póngala en la pila de descarte, boca arriba.",
            "pt": (
                "Escolha uma carta na sua grade e coloque-a na pilha de descarte, virada para cima."
            ),
        },
        OWN + "turn mine up": {
            "en": "Turn a card in your grid face up.",
            "de": "Decken Sie eine Karte in Ihrer Auslage auf.",
            "es": "Ponga boca arriba una carta que haya en su cuadrícula.",
            "pt": "Revele uma carta na sua grade.",
        },
        OWN + "choose other in grid of me; swap mine with other": {
            "en": "Swap two cards in your grid; nobody looks at either of them.",
            "de": (
                "Tauschen Sie zwei Karten in Ihrer Auslage gegeneinander; niemand sieht sich"
                " die beiden an."
            ),
            "es": "Elija dos cartas en su cuadrícula e intercámbielas sin que nadie las mire.",
            "fr": (
                "Échangez deux cartes de votre grille\u202f; personne ne regarde ni l’une ni"
                " l’autre."
            ),
            "pt": (
                "Escolha duas cartas na sua grade e troque-as de lugar; ninguém olha nenhuma"
                " das duas."
            ),
        },
        OWN + "choose other in grid of me when other is not mine; swap mine with other": {
            "en": "Swap two cards in your grid; nobody looks at either of them.",
            "de": (
                "Tauschen Sie zwei Karten in Ihrer Auslage gegeneinander; niemand sieht sich"
                " die beiden an."
            ),
            "es": "Elija dos cartas en su cuadrícula e intercámbielas sin que nadie las mire.",
            "fr": (
                "Échangez deux cartes de votre grille\u202f; personne ne regarde ni l’une ni"
                " l’autre."
            ),
            "pt": (
                "Escolha duas cartas na sua grade e troque-as de lugar; ninguém olha nenhuma"
                " das duas."
            ),
        },
        "choose one in grid of any player; choose two in grid of any player when two is not one;"
        " swap one with two": {
            "en": "Swap any two cards on the table; nobody looks at either of them.",
            "de": (
                "Tauschen Sie zwei beliebige Karten auf dem Tisch gegeneinander; niemand sieht"
                " sich die beiden an."
            ),
            "es": (
                "Elija dos cartas cualesquiera de la mesa e intercámbielas sin que nadie las mire."
            ),
            "fr": (
                "Échangez deux cartes de la table, au choix\u202f; personne ne regarde ni l’une"
                " ni l’autre."
            ),
            "pt": (
                "Escolha duas cartas quaisquer da mesa e troque-as de lugar; ninguém olha"
                " nenhuma das duas."
            ),
        },
        OWN + "move mine to discard; move hand of me to mine": {
            "en": (
                "Put the card in your hand in the place of a card of your choice in your grid,"
                " face down. That card goes onto the discard pile, face up."
            ),
            "de": (
                "Legen Sie Ihre Handkarte verdeckt an die Stelle einer Karte Ihrer Wahl in"
                " Ihrer Auslage. Diese kommt offen auf den Ablagestapel."
            ),
            "es": (
                "Elija una carta en su cuadrícula y ponga en su lugar la carta de su mano, boca"
                " abajo. La carta elegida se deja en la pila de descarte, boca arriba."
            ),
            "fr": (
                "Choisissez une carte de votre grille et mettez à sa place la carte de votre"
                " main, face cachée. La carte choisie va sur la défausse, face visible."
            ),
            "pt": (
                "Escolha uma carta na sua grade e ponha no lugar dela a carta da sua mão,"
                " virada para baixo. A carta escolhida fica na pilha de descarte, virada para"
                " cima."
            ),
        },
        OWN + "move mine to discard; move top of stock to mine, face up": {
            "en": (
                "Put the top card of the stock in the place of a card of your choice in your"
                " grid, face up. That card goes onto the discard pile, face up."
            ),
            "de": (
                "Legen Sie die oberste Karte des Talons offen an die Stelle einer Karte Ihrer"
                " Wahl in Ihrer Auslage. Diese kommt offen auf den Ablagestapel."
            ),
            "es": (
                "Elija una carta en su cuadrícula y ponga en su lugar la carta superior del"
                " mazo de robo, boca arriba. La carta elegida se deja en la pila de descarte,"
                " boca arriba."
            ),
            "fr": (
                "Choisissez une carte de votre grille et mettez à sa place la carte du dessus"
                " de la pioche, face visible. La carte choisie va sur la défausse, face visible."
            ),
            "pt": (
                "Escolha uma carta na sua grade e ponha no lugar dela a carta de cima do monte,"
                " virada para cima. A carta escolhida fica na pilha de descarte, virada para"
                " cima."
            ),
        },
        "choose lucky in opponents; move top of stock to grid of lucky": {
            "en": "Choose an opponent. The top card of the stock goes into their grid, face down.",
            "de": (
                "Wählen Sie eine gegnerische Person: Die oberste Karte des Talons kommt"
                " verdeckt in deren Auslage."
            ),
            "es": (
                "Elija a un rival: recibe la carta superior del mazo de robo en su cuadrícula,"
                " boca abajo."
            ),
            "fr": (
                "Choisissez un adversaire, qui reçoit la carte du dessus de la pioche dans sa"
                " grille, face cachée."
            ),
            "pt": (
                "Escolha um oponente, que recebe a carta de cima do monte na grade dele, virada"
                " para baixo."
            ),
        },
        "gather rest of discard into stock; shuffle stock": {
            "en": (
                "Shuffle all the cards of the discard pile but the top one; they become the stock."
            ),
            "de": (
                "Mischen Sie alle Karten des Ablagestapels bis auf die oberste; sie bilden den"
                " Talon."
            ),
            "es": (
                "Baraje todas las cartas de la pila de descarte menos la superior; con ellas se"
                " forma el mazo de robo."
            ),
            "pt": (
                "Embaralhe todas as cartas da pilha de descarte, menos a de cima: elas passam a ser"
                " o monte."
            ),
        },
        "move top of discard to stock, face down; may shuffle stock": {
            "en": (
                "Put the top card of the discard pile onto the stock, face down. If you like:"
                " Shuffle the stock."
            ),
            "de": (
                "Legen Sie die oberste Karte des Ablagestapels verdeckt auf den Talon. Wenn Sie"
                " möchten: Mischen Sie den Talon."
            ),
            "es": (
                "Ponga la carta superior de la pila de descarte en el mazo de robo, boca abajo. Si"
                " quiere: Baraje el mazo de robo."
            ),
            "pt": (
                "Coloque a carta de cima da pilha de descarte no monte, virada para baixo. Se você"
                " quiser: Embaralhe o monte."
            ),
        },
        "if size of stock = 0 then shuffle discard else look at row 2 of grid of me": {
            "en": (
                "If the stock is empty: Shuffle the discard pile. Otherwise: Look at the 2 cards"
                " of row 2 in your grid; row 1 is the nearest."
            ),
            "de": (
                "Wenn der Talon leer ist: Mischen Sie den Ablagestapel. Andernfalls: Sehen Sie"
                " sich die 2 Karten der Reihe 2 (von Ihnen aus gezählt) in Ihrer Auslage an."
            ),
            "es": (
                "Si no quedan cartas en el mazo de robo: Baraje la pila de descarte. Si no: Mire,"
                " en su cuadrícula, las 2 cartas de la fila 2, contando desde la más cercana."
            ),
            "pt": (
                "Se o monte não tiver cartas: Embaralhe a pilha de descarte. Senão: Espie, na"
                " sua grade, as 2 cartas da 2ª fileira, a contar da mais próxima."
            ),
        },
    },
    "when caller is nobody": {
        "let caller be me": {
            "en": "You are now the caller. Only while nobody has called.",
            "de": "Jetzt haben Sie gerufen. Nur, solange niemand gerufen hat.",
            "es": "Ahora ha cantado usted. Solo es posible si nadie ha cantado.",
            "pt": ("Agora quem chamou “Cambio” é você. Só é possível se ninguém chamou “Cambio”."),
        },
    },
}
CASES = [
    (guard, effects, language, text)
    for guard, bodies in SAID.items()
    for effects, texts in bodies.items()
    for language, text in texts.items()
]


def flat(items: Iterable[Item]) -> str:
    said: list[str] = []
    for item in items:
        said.append("".join(run.text for run in item.text if isinstance(run, Plain)))
        said += [flat(block.items) for block in item.inner if isinstance(block, Bullets)]
    return " ".join(said).replace("\N{NO-BREAK SPACE}", " ")


def described(
    guard: str, effects: str, language: str, catalog: Path | None, whose: str = ""
) -> str:
    action = f"action unheard {whose} in turn {guard}: {effects}\n\naction draw in"
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


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "Shuffle the stock. Only while nobody has called. Any player may do this, not only the"
            " one whose turn it is; whoever is quickest does it.",
        ),
        (
            "de",
            "Mischen Sie den Talon. Nur, solange niemand gerufen hat. Das dürfen alle"
            " Mitspielenden, nicht nur, wer an der Reihe ist; wer am schnellsten ist, tut es.",
        ),
        (
            "es",
            "Baraje el mazo de robo. Solo es posible si nadie ha cantado. Puede hacerlo"
            " cualquier jugador, no solo aquel al que le toca; lo hace el más rápido.",
        ),
        (
            "pt",
            "Embaralhe o monte. Só é possível se ninguém chamou “Cambio”. Qualquer jogador pode"
            " fazer isso, não só o jogador da vez; faz quem for mais rápido.",
        ),
    ],
)
def test_an_action_that_is_not_only_the_actor_s_says_so(language: str, text: str) -> None:
    catalog = shipped() / "locales" / language / "cambio.ftl"
    guard, whose = "when caller is nobody", "by any player"
    assert described(guard, "shuffle stock", language, catalog, whose) == text


def test_the_names_of_a_rule_file_are_never_told() -> None:
    for effects in (OWN + "look at mine", "let caller be me", "shuffle stock"):
        with pytest.raises(Unworded):
            described("", effects, "en", None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("construct", EFFECTS, ids=lambda c: c.rule)
def test_every_effect_has_words(construct: object, language: str) -> None:
    """The example of each construct of effects is described, in every language."""
    example = getattr(construct, "example")  # noqa: B009 -- constructs of any effect
    said = described("", example, language, shipped() / "locales" / language / "cambio.ftl")
    silent = getattr(construct, "rule") in ("go", "announce")  # noqa: B009
    wording = load(language, [])
    nothing = [wording.string(f"action-{name}", {}) for name in ("nothing", "ends-turn")]
    assert (said in nothing) is silent


def test_a_condition_without_words_is_refused() -> None:
    with pytest.raises(Undescribed):
        described("when size of stock != 7", "shuffle stock", "en", None)
