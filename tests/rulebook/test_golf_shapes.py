"""What golf and its relatives do at every turn is said as people say it, not move by move; and of
what was settled before play nothing is asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.constructs.define import Define
from cambio_spec.nodes.surface import Expression
from cambio_spec.nodes.writing import expression
from cambio_spec.rulebook.book import sentence_findings
from cambio_spec.rulebook.reference.book import in_the_book
from cambio_spec.rulebook.sentences import sentences
from cambio_spec.rulebook.settled import Settings, left_of
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.parse import parse
from tests.constructs.frame import framed, ruleset
from tests.rulebook.small import blocks, printed, small, small_words
from tests.rulebook.test_effects import flat

SAID = {
    "choose spot in grid of me; move top of discard to hand of me; move spot to discard;"
    " move hand of me to spot, face up": {
        "en": "Put the top card of the discard pile in the place of a card of your choice in your"
        " grid, face up. That card goes onto the discard pile, face up.",
    },
    "choose spot in grid of me when it is face down; turn spot up": {
        "en": "Turn a face-down card in your grid face up.",
        "de": "Decken Sie eine verdeckte Karte in Ihrer Auslage auf.",
        "es": "Ponga boca arriba una carta boca abajo que haya en su cuadrícula.",
        "fr": "Retournez face visible une carte face cachée de votre grille.",
        "pt": "Revele uma carta virada para baixo na sua grade.",
    },
    "choose mine in grid of me; choose theirs in grid of any opponent when it is face up;"
    " swap mine with theirs": {
        "en": "Swap a card in your grid with a face-up card in an opponent’s grid; nobody looks at"
        " what lies face down.",
        "de": "Tauschen Sie eine Karte in Ihrer Auslage gegen eine offene Karte in einer"
        " gegnerischen Auslage; was verdeckt liegt, sieht sich niemand an.",
        "es": "Intercambie una carta que haya en su cuadrícula por una carta boca arriba que haya"
        " en la cuadrícula de un rival; nadie mira lo que está boca abajo.",
        "fr": "Échangez une carte de votre grille contre une carte face visible de la grille d’un"
        " adversaire ; personne ne regarde ce qui est face cachée.",
        "pt": "Troque uma carta na sua grade por uma carta virada para cima na grade de um"
        " oponente; ninguém olha o que está virado para baixo.",
    },
}


@pytest.mark.parametrize(
    ("effects", "language", "text"), [(e, *t) for e, texts in SAID.items() for t in texts.items()]
)
def test_several_effects_are_one_sentence(effects: str, language: str, text: str) -> None:
    assert in_the_book(f"action act in turn: {effects}", language) == text


@pytest.mark.parametrize(
    "effects",
    [
        # The same card might be chosen twice.
        "each one in 1 to 2: (choose spot in grid of me; turn spot up)",
        # Another one than the card that was chosen.
        "each one in 1 to 2: (choose spot in grid of me when it is face down; turn grid of me up)",
    ],
)
def test_what_only_looks_alike_is_told_step_by_step(effects: str) -> None:
    assert "twice" in str(in_the_book(f"action act in turn: {effects}", "en"))


SETTINGS: Settings = {"flip": True, "penalty": "added", "bonus": 3}


def read(text: str) -> Expression:
    (define,) = parse(SourceFile("test.cambio", f"define asked: {text}")).declarations
    assert isinstance(define, Define)
    return define.rules[0].value


@pytest.mark.parametrize(
    ("condition", "left"),
    [
        ("flip", True),
        ("not flip", False),
        ("penalty = added", True),
        ("penalty != added", False),
        ("bonus > 2 and bonus <= 3", True),
        ("flip and size of stock = 0", "size of stock = 0"),
        ("size of stock = 0 or bonus = 4", "size of stock = 0"),
        ("caller is nobody and penalty = doubled", False),
        ("size of stock = 0 or not flip or flip", True),
        # Of what no option decides, nothing is known.
        ("caller is dealer", "caller is dealer"),
        ("bonus > few", "bonus > few"),
        ("rank of card = K", "rank of card = K"),
    ],
)
def test_what_was_agreed_on_is_no_question(condition: str, left: str | bool) -> None:
    found = left_of(read(condition), SETTINGS)
    assert (found if isinstance(found, bool) else expression(found)) == left


@pytest.mark.parametrize(("agreed", "told"), [("on", True), ("off", False)])
def test_an_action_that_takes_an_option_is_described_where_it_is_on(
    agreed: str, told: bool, tmp_path: Path
) -> None:
    more = f"option extra, default {agreed}\naction more in turn when extra: shuffle stock\n"
    words = small_words(tmp_path, changes={"": "more =\n    .title = More"})
    book, _ = printed(small(more="\n" + more), words)
    said = str(blocks(book, "play"))
    assert ("Shuffle the stock" in said) is told
    assert "Only while" not in said.partition("More")[2].partition("Call")[0]


@pytest.mark.parametrize(("bonus", "gone"), [(0, True), (1, False)])
def test_a_rule_whose_condition_was_settled_has_no_place_in_the_book(
    bonus: int, gone: bool
) -> None:
    """Whatever else it asks, in whatever order."""
    rules = f"""option bonus is 0 to 9, default {bonus}
define due of player:
  rule plain: 0
  rule more: bonus when score of player > 0 and bonus > 0 overrides plain"""
    assert ("due.more" in ruleset(framed(rules)).gone) is gone


def test_the_words_of_an_option_may_use_a_number_that_only_another_agreement_needs(
    tmp_path: Path,
) -> None:
    more = """
option fine, default off
param extra = 7
define fined of player: rule none: 0 when not fine rule fined: extra when fine
"""
    said = (
        "option-fine = { $fine ->\n    [yes] A fine.\n   *[no] No fine, or agree on { $extra }.\n }"
    )
    words = small_words(tmp_path, changes={"": said})
    rules = small(more=more)
    assert not [f for f in sentence_findings(rules, words) if f.code == "CAM103"]
    book, _ = printed(rules, words)
    assert "agree on 7" in str(book)


def test_a_title_alone_is_no_sentence_that_lacks_what_it_was_written_for(tmp_path: Path) -> None:
    more = "\naction more in turn: choose n in 1 to 2; let running of me be n; go to next\n"
    words = small_words(tmp_path, changes={"": "more =\n    .title = More"})
    (found,) = (
        f
        for f in sentence_findings(small(more=more), words)
        if f.message.arguments["name"] == "more"
    )
    assert found.message.id == "missing-forms"
    assert found.message.arguments["forms_list"] == ("`= …`", "`.for`")


@pytest.mark.parametrize(
    ("effects", "form"),
    [
        ("let late be not late", "let-other"),
        ("choose lucky in opponents; let tired of lucky be yes", "their-let-yes"),
    ],
)
def test_a_fact_of_somebody_who_was_chosen_has_words_of_its_own(
    effects: str, form: str, tmp_path: Path
) -> None:
    more = f"""
fact late is yes or no
fact tired of player is yes or no
action more in turn: {effects}; go to next
"""
    name = "fact-late" if form == "let-other" else "fact-tired"
    said = f"more =\n    .title = More\n{name} = it"
    lacking = sentence_findings(small(more=more), small_words(tmp_path, changes={"": said}))
    assert [(f.message.arguments["name"], f.lines) for f in lacking if name in str(f.message)] == [
        (name, (f"    .{form} = …",))
    ]
    words = small_words(tmp_path, changes={"": f"{said}\n    .{form} = So it is"})
    book, _ = printed(small(more=more), words)
    assert "So it is." in str(blocks(book, "play"))


ON = "Go on with “Scoring”."
ELSEWHERE = {
    "if size of stock = 0 then go to reveal": ("If the stock is empty:", ON),
    "if size of stock = 0 then (shuffle discard; go to reveal)": (
        *("If the stock is empty:", "Shuffle the discard pile.", ON),
    ),
    "if size of stock = 0 then (shuffle discard; go to reveal) else shuffle discard": (
        *("If the stock is empty:", "Shuffle the discard pile.", ON),
        *("Otherwise:", "Shuffle the discard pile."),
    ),
    "if size of stock = 0 then shuffle discard else go to reveal": (
        *("If the stock is empty:", "Shuffle the discard pile.", "Otherwise:", ON),
    ),
    "if size of stock = 0 then go to reveal; shuffle discard": (
        *("If the stock is empty:", ON, "Otherwise:", "Shuffle the discard pile."),
    ),
}


@pytest.mark.parametrize(("effects", "said"), ELSEWHERE.items())
def test_where_play_goes_on_is_said_where_that_depends(
    effects: str, said: tuple[str, ...], tmp_path: Path
) -> None:
    """What comes after a case that leads elsewhere is done in the other case only."""
    early = {"stage next:": f'stage next:\n  step early: {effects} because "x"'}
    rules, words = small(early), small_words(tmp_path)
    assert sentence_findings(rules, words) == ()
    told = sentences(rules, words, draft=False)
    assert flat(told.described(told.rules["next.early"])) == " ".join(said)


@pytest.mark.parametrize("otherwise", ["go to next", "(look at top of stock; go to next)"])
def test_a_condition_after_which_play_goes_on_alike_is_described(
    otherwise: str, tmp_path: Path
) -> None:
    effects = f"if size of stock = 0 then (shuffle discard; go to next) else {otherwise}"
    words = small_words(tmp_path, changes={"": "more =\n    .title = More"})
    rules = small(more=f"\naction more in turn: {effects}\n")
    assert not [f for f in sentence_findings(rules, words) if "more" in str(f.message)]
    said = str(blocks(printed(rules, words)[0], "play"))
    assert "shuffle the discard pile." in said
    assert ("Otherwise" in said) is ("look" in otherwise)
