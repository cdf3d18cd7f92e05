"""What is told of a table, and what of it makes sense."""

from __future__ import annotations

import pytest

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.sentences import sentence
from cambio_spec.play.telling import Pair, Understood, telling, understood
from tests.game.situations import rules_of_the_game

EN = Catalog.shipped("en")
HANDS: tuple[Pair, ...] = (("Ana", "KH 2C"), ("Søren", "5D"))


def told(*facts: Pair, hands: tuple[Pair, ...] = HANDS, **others: str) -> Understood:
    running = tuple((name, total) for name, total in others.items())
    return understood(rules_of_the_game().program, telling(hands, None, running, (), facts), {})


def complaints(meant: Understood) -> list[str]:
    return [sentence(fault.message, EN) for fault in meant.faults]


def test_players_sit_as_they_are_told() -> None:
    meant = told()
    assert meant.names == ("Ana", "Søren")
    assert meant.hands == (("Ana", ("KH", "2C")), ("Søren", ("5D",)))


def test_who_is_out_needs_no_hand() -> None:
    meant = understood(rules_of_the_game().program, telling(HANDS, "Ana", (), ("Eva", "Ana")), {})
    assert meant.names == ("Ana", "Søren", "Eva")
    assert meant.hands[2] == ("Eva", ())
    assert meant.facts == {"caller": 0, ("out", 2): True, ("out", 0): True}


def test_names_are_the_same_however_their_letters_are_composed() -> None:
    meant = told(("caller", "Zoe\u0308"), hands=(("Zoë", "KH"), (" Ana  Maria ", "")))
    assert meant.names == ("Zoë", "Ana Maria")
    assert meant.facts == {"caller": 0}
    assert not meant.faults


@pytest.mark.parametrize(
    ("fact", "value", "meant"),
    [
        ("caller", "Søren", {"caller": 1}),
        ("caller", "nobody", {"caller": None}),
        ("dealer", " Ana ", {"dealer": 0}),
        ("missed", "yes", {"missed": True}),
        ("missed", "no", {"missed": False}),
        ("running of Søren", "57", {("running", 1): 57}),
        ("running of Ana", "-5", {("running", 0): -5}),
        ("running of Ana", "−5", {("running", 0): -5}),
        ("running of Ana", "+5", {("running", 0): 5}),
        ("running", "7", {"running": 7}),
        (" out  of  Ana ", "yes", {("out", 0): True}),
    ],
)
def test_facts_are_told_by_the_names_that_the_rules_have_for_them(
    fact: str, value: str, meant: dict[object, object]
) -> None:
    assert (told((fact, value)).facts, complaints(told((fact, value)))) == (meant, [])


@pytest.mark.parametrize(
    ("fact", "value", "complaint"),
    [
        ("caler", "Ana", "There is no fact called `caler`."),
        ("caler of Ana", "yes", "There is no fact called `caler`."),
        ("caller", "ana", "There is no player called `ana` here."),
        ("caller", "", "There is no player called `` here."),
        ("dealer", "nobody", "There is no player called `nobody` here."),
        ("running of Ben", "5", "There is no player called `Ben` here."),
        ("caller of Ana", "yes", "`caller` is a fact of the whole table, not of one player."),
        ("missed", "Yes", "`missed` can’t be `Yes`: it is `yes` or `no`."),
        ("missed", "1", "`missed` can’t be `1`: it is `yes` or `no`."),
        *(
            (
                "running of Ana",
                value,
                f"`running of Ana` can’t be `{value}`: it is a number from −100000 to 100000.",
            )
            for value in ("", "x", "5.5", "1e3", "٣", "100001", "-100001", "9" * 99)
        ),
        ("running of Ana", None, "`running of Ana` is given without a value."),
        ("", "5", "`=5` is given without a value."),
    ],
)
def test_facts_that_make_no_sense(fact: str, value: str | None, complaint: str) -> None:
    meant = told((fact, value))
    assert complaints(meant) == [complaint]
    assert not meant.facts
    assert meant.doubtful == {fact.partition(" ")[0]}


@pytest.mark.parametrize(
    ("fact", "value", "code", "meant"),
    [
        *(
            (f"running{between}", "7", "CAM020", "running of Ana=7")
            for between in (".Ana", "(Ana)", "[Ana]", "_Ana", " Ana", " : Ana")
        ),
        ("Ana.running", "7", "CAM020", "running of Ana=7"),
        ("Ana’s running", "7", "CAM020", "running of Ana=7"),
        ("running.Ana", "many", "CAM020", "running of Ana=3"),
        ("out.Ana", "1", "CAM020", "out of Ana=yes"),
        ("running", "Søren", "CAM096", "running of Søren=3"),
        ("running", "many", "CAM096", "running of Ana=3"),
        ("out", "Søren", "CAM096", "out of Søren=yes"),
    ],
)
def test_what_each_player_has_is_shown_as_it_is_told(
    fact: str, value: str, code: str, meant: str
) -> None:
    (fault,) = told((fact, value)).faults
    assert fault.code == code
    assert fault.help is not None and fault.help.arguments == {"told": meant}
    assert told((fact, value)).doubtful == {meant.partition(" ")[0]}


def test_what_the_whole_table_has_is_nobodys_however_it_is_linked() -> None:
    assert complaints(told(("dealer.Ana", "Ana"))) == [
        "`dealer` is a fact of the whole table, not of one player."
    ]


@pytest.mark.parametrize("fact", ["runnings.Ana", "outing", "about"])
def test_a_fact_is_not_a_part_of_a_word(fact: str) -> None:
    (fault,) = told((fact, "7")).faults
    assert fault.help is None or fault.help.id != "help-fact-of"


def test_a_player_may_be_called_nobody() -> None:
    assert told(("caller", "nobody"), hands=(("Ana", ""), ("nobody", ""))).facts == {"caller": 1}


def test_everything_that_is_wrong_is_told_at_once() -> None:
    hands: tuple[Pair, ...] = (("Ana", "KH"), ("Ben", None), ("", "2C"), ("Ana", "2D"), ("Ana", ""))
    meant = told(("missed", "yes"), ("missed", "no"), ("x", "y"), hands=hands)
    assert complaints(meant) == [
        "`Ben` doesn’t say who has which cards.",
        "`=2C` doesn’t say who has which cards.",
        "There is more than one hand for Ana.",
        "There is no fact called `x`.",
        "`missed` is given more than once.",
    ]
    assert meant.hands == (("Ana", ("KH",)), ("Ben", ()))
