"""A change in the rules is found, named, and shown with its smallest situation."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec import pipeline
from tests.difference.games import GAME, as_object, changed, compared, found

PROJECT = Path(__file__).parents[2]
CHANGES: dict[str, tuple[tuple[str, str], tuple[str, str, str]]] = {
    "a value of the table": (("J to K is 10", "J to K is 11"), ("table", "points", "differs")),
    "a penalty": (("total of player + 5", "total of player + 6"), ("decision", "score", "differs")),
    "a comparison": (
        (
            "when player is caller and total of player > lowest",
            "when player is caller and total of player >= lowest",
        ),
        ("decision", "score", "differs"),
    ),
    "an override": (
        ("0 when total of player = lowest overrides others", "0 when total of player = lowest"),
        ("decision", "score", "differs"),
    ),
    "when somebody is out": (
        ("running of player >= limit", "running of player > limit"),
        ("decision", "out", "differs"),
    ),
    "when a move is open": (
        (
            "call in turn when caller is nobody",
            "call in turn when caller is nobody and size of discard > 0",
        ),
        ("action", "call", "differs"),
    ),
    "where a move is open": (
        ("call in turn when", "call in turn, holding when"),
        ("place", "call", "differs"),
    ),
    "what may be chosen": (
        ("choose spot in grid of me;", "choose spot in grid of me when rank of spot is not A;"),
        ("action", "keep", "differs"),
    ),
    "on which cards a power is": (("peek on 7, 8", "peek on 7, 9"), ("action", "peek", "differs")),
    "how a card is put down": (
        ("move spot to discard;", "move spot to discard, face down;"),
        ("effect", "keep", "differs"),
    ),
    "where play goes on": (
        ("choose mine in grid of me; look at mine", "choose mine in grid of me; turn mine up"),
        ("effect", "peek", "differs"),
    ),
    "whose turn is next": (
        ("let active be left of active", "let active be right of active"),
        ("step", "next.pass_on", "differs"),
    ),
    "how many cards are dealt": (("deal 2 from", "deal 1 from"), ("step", "setup.deal", "differs")),
    "whether a fact goes on": (
        ("running of player is a number, kept", "running of player is a number"),
        ("fact", "running", "differs"),
    ),
    "what is chosen in a step": (
        (
            "shuffle stock because",
            "shuffle stock; as first of players: (choose depth in 1 to 3; cut stock at depth)"
            " because",
        ),
        ("step", "setup.shuffle", "differs"),
    ),
    "a zone": (
        ("zone discard: pile, face up", "zone discard: pile, face down"),
        ("zone", "discard", "differs"),
    ),
    "an option": (("default 50", "default 60"), ("option", "limit", "differs")),
    "the players": (("players 2 to 3", "players 2 to 4"), ("players", "players", "differs")),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_change_is_found(what: str, tmp_path: Path) -> None:
    change, expected = CHANGES[what]
    diff = compared(tmp_path, GAME, changed(change))
    assert expected in found(diff)
    assert (diff.equal, diff.exit_status) == (False, 1)
    assert not diff.count("unknown")


@pytest.mark.parametrize("what", CHANGES)
def test_it_is_found_from_the_other_side_too(what: str, tmp_path: Path) -> None:
    change, _ = CHANGES[what]
    there = compared(tmp_path, GAME, changed(change))
    back = compared(tmp_path, changed(change), GAME)
    assert found(there) == found(back)


def test_what_only_follows_is_told_apart(tmp_path: Path) -> None:
    diff = compared(tmp_path, GAME, changed(("J to K is 10", "J to K is 11")))
    causes = {d.name: d.causes for d in diff.differences if d.status == "follows"}
    assert causes["total"] == ("points",)
    assert causes["lowest"] == ("total",)


def test_both_directions_are_shown(tmp_path: Path) -> None:
    other = changed(
        ("0 when total of player = lowest", "3 when total of player = lowest"), ("+ 5", "+ 2")
    )
    said = [
        d for d in as_object(compared(tmp_path, GAME, other))["differences"] if d["name"] == "score"
    ]
    more = [d["a"]["value"] > d["b"]["value"] for d in said]
    assert sorted(more) == [False, True]


def test_the_smallest_situation(tmp_path: Path) -> None:
    diff = compared(tmp_path, GAME, changed(("total of player + 5", "total of player + 6")))
    (said,) = [d for d in as_object(diff)["differences"] if d["name"] == "score"]
    assert said["witness"]["facts"] == {"caller": "Ana"}
    assert [hand["cards"] for hand in said["witness"]["hands"]] == [
        {"grid": ["2H"]},
        {"grid": ["AH"]},
    ]
    assert (said["a"]["value"], said["b"]["value"]) == (7, 8)
    assert said["a"]["rules"] == said["b"]["rules"] == ["score.penalty"]
    assert said["a"]["locations"][0]["file"] == "a.cambio"


def test_what_only_one_has(tmp_path: Path) -> None:
    more = GAME + '\ndefine highest: greatest total of players because "a test"\n'
    diff = compared(tmp_path, GAME, more)
    assert diff.only == ({}, {"decisions": ("highest",)})
    assert diff.equal is False


def test_options_are_the_same_in_both_unless_somebody_names_a_value() -> None:
    assert pipeline.diff("cambio", "cambio").equal is True
    diff = pipeline.diff("cambio", "cambio+rounds=5", timeout=300)
    assert diff.equal is False


def test_the_german_edition_discards_face_down() -> None:
    printed = PROJECT / "spec" / "printed"
    diff = pipeline.diff(str(printed / "de.cambio"), str(printed / "fr.cambio"), timeout=300)
    (zone,) = [d for d in diff.differences if d.kind == "zone"]
    assert zone.name == "discard"
    assert [part.values[0] for part in zone.parts] == [
        "zone discard: pile, face down",
        "zone discard: pile, face up",
    ]
    assert ("action", "stick", "differs") in found(diff)


def test_games_that_no_number_of_players_can_play_both(tmp_path: Path) -> None:
    from cambio_spec.diagnostics.diagnostic import Rejected

    with pytest.raises(Rejected) as raised:
        compared(tmp_path, GAME, changed(("players 2 to 3", "players 4 to 5")))
    assert raised.value.diagnostics[0].message.id == "no-shared-count"


@pytest.mark.parametrize(
    ("happens", "asked", "differ"),
    [
        ("turn mine up", "it is face up", True),
        ("look at mine", "it is face up", False),
        ("look at mine", "it is known to player", True),
    ],
)
def test_cards_lie_as_play_leaves_them(
    tmp_path: Path, happens: str, asked: str, differ: bool
) -> None:
    """What is asked of cards that lie face up, or that somebody has seen, differs only where play
    comes to such cards; and there it does."""
    open_ = GAME.replace("look at mine", happens) + (
        f"define told of player: number of spots in grid of player where {asked}\n"
        '    because "a test"\n'
        'define most: greatest told of players because "a test"\n'
    )
    other = open_.replace("greatest told", "least told")
    diff = compared(tmp_path, open_, other)
    named = {d.name for d in diff.differences if d.status == "differs"}
    assert named == ({"most"} if differ else set())
    assert diff.equal is not differ
