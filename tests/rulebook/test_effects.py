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
            "en": "Choose a card in your grid. Turn your card face up.",
            "de": "Wählen Sie eine Karte in Ihrer Auslage. Decken Sie Ihre Karte auf.",
            "es": "Elija una carta en su cuadrícula. Ponga su carta boca arriba.",
            "pt": "Escolha uma carta na sua grade. Revele a sua carta.",
        },
        OWN + "choose other in grid of me; swap mine with other": {
            "en": (
                "Choose a card in your grid. Choose a card in your grid. Swap the card you chose"
                " first with the card you chose second, without looking."
            ),
            "de": (
                "Wählen Sie eine Karte in Ihrer Auslage. Wählen Sie eine Karte in Ihrer Auslage."
                " Tauschen Sie die zuerst gewählte Karte gegen die danach gewählte Karte, ohne"
                " hinzusehen."
            ),
            "es": (
                "Elija una carta en su cuadrícula. Elija una carta en su cuadrícula. Intercambie"
                " la primera carta elegida con la segunda carta elegida sin mirarlas."
            ),
            "pt": (
                "Escolha uma carta na sua grade. Escolha uma carta na sua grade. Troque de lugar"
                " a carta escolhida primeiro e a carta escolhida depois, sem olhar nenhuma das"
                " duas."
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
            " fazer isso, não só quem está no seu turno; vale para quem for mais rápido.",
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
    assert bool(said) is not silent


def test_a_condition_without_words_is_refused() -> None:
    with pytest.raises(Undescribed):
        described("when size of stock > 7", "shuffle stock", "en", None)
