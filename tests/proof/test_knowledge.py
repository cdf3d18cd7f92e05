"""What is proved to give no hidden card away, and what isn't."""

from __future__ import annotations

import pytest

from cambio_spec.proof.knowledge.flow import Studied, studied
from cambio_spec.proof.knowledge.search import Leak, sought
from cambio_spec.proof.races.search import Judged, judged
from tests.constructs.frame import ruleset

GAME = """
game small

players 2 to 3, clockwise, leaving when out of it
deck french_52 in stock
zone stock: pile, face down
zone discard: pile, face up
zone covered: pile, face down
zone grid of player: 2+2 slots, face down
zone hand of player: 1 card, seen by its owner
zone light of player: 1 card, face down
fact active is a player
fact out of player is yes or no, kept
fact late of player is yes or no

define total of player: sum pip of cards in grid of player

stage opening of match:
  step start: go to setup

stage setup of round:
  step shuffle: gather everything into stock; shuffle stock
  step deal: deal 4 from stock to each grid; move top of stock to discard
  step begin: let active be first of players; go to turn

phase turn, holding: active acts

action leave in turn, holding: end round, go to finish

action draw in turn when size of stock > 0: move top of stock to hand of me; go to holding

{action}

stage finish:
  step forget: gather everything into stock; each player when late of me: let out of me be yes
  step end: end match
"""


def study(action: str) -> Studied:
    return studied(ruleset(GAME.format(action=action)).program)


def suspects(action: str) -> set[tuple[str, str]]:
    return {(suspect.way, suspect.origin) for suspect in study(action).suspects}


@pytest.mark.parametrize(
    "action",
    [
        # Turned up before anything depends on it.
        "action try in turn: choose spot in grid of me; turn spot up; "
        "if rank of spot = rank of top of discard then move spot to discard; go to turn",
        # The card in hand is seen by who holds it, and only they are offered something.
        "action show in holding when rank of top of hand of me = 7: go to turn",
        # So is the one that was thrown from the hand, even face down.
        "action throw in holding: move hand of me to covered, face down; "
        "(may (turn top of covered up)); go to turn",
        "action call in turn when some spots in grid of me "
        "where it is known to me and rank of it = A"
        ": go to turn",
        "action look in turn: choose spot in grid of me when it is face up and rank of it = A; "
        "go to turn",
        # Everybody who has cards shows them: whoever has left has none.
        "action count in turn: each player: turn grid of me up; "
        "if total of active < 10 then let late of active be yes; go to turn",
        # One card that lies open, whoever it belonged to.
        "action shine in holding: move hand of me to light of me, face up; "
        "if rank of top of light of me = K then let late of me be yes; go to turn",
    ],
)
def test_what_has_been_seen_gives_nothing_away(action: str) -> None:
    assert not suspects(action)


@pytest.mark.parametrize(
    ("action", "way"),
    [
        (
            "action try in turn: choose spot in grid of me when rank of spot = rank of top of "
            "discard; move spot to discard; go to turn",
            "offer",
        ),
        ("action call in turn when total of me <= 5: go to turn", "offer"),
        # Whoever looks knows it; the others see what is done then.
        (
            "action peek in turn: choose spot in grid of me; look at spot; "
            "if rank of spot = K then move spot to discard; go to turn",
            "branch",
        ),
        # Nobody knows which card is which after a shuffle.
        (
            "action mix in holding: turn hand of me up; move hand of me to stock; shuffle stock; "
            "if rank of top of stock = K then let late of me be yes; go to turn",
            "branch",
        ),
        # What becomes true of somebody is known to all.
        (
            "action tell in holding: let late of me be rank of top of hand of me = 7; go to turn",
            "value",
        ),
        # What is announced names the card, though it is the same of every card.
        (
            "define worth of card: 1\n\n"
            "action say in holding: announce worth of top of hand of me; go to turn",
            "announcement",
        ),
        # Another card has come into the slot.
        (
            "action swap in holding: choose spot in grid of me; turn spot up; "
            "move spot to discard; move hand of me to spot; "
            "if rank of spot = K then let late of me be yes; go to turn",
            "branch",
        ),
        # Somebody else's turned card says nothing of the one that was swapped.
        (
            "action blind in turn: choose mine in grid of me; "
            "choose theirs in grid of any opponent; turn mine up; swap mine with theirs; "
            "if rank of mine = K then let late of me be yes; "
            "go to turn",
            "branch",
        ),
    ],
)
def test_what_depends_on_a_hidden_card_is_suspect(action: str, way: str) -> None:
    found = suspects(action)
    assert {one[0] for one in found} == {way}
    assert leaks(action), "and some deal shows it"


def test_those_who_are_passed_over_have_shown_nothing() -> None:
    count = (
        "action count in turn: each player when not late of me: turn grid of me up; "
        "if total of active < 10 then let late of active be yes; go to turn"
    )
    assert suspects(count) == {("branch", "count")}


def leaks(action: str) -> list[Leak]:
    program = ruleset(GAME.format(action=action)).program
    found = sought(program, studied(program).suspects, program.counts)
    return [one.leak for one in found if one.leak is not None]


def test_a_witness_is_the_same_on_every_run_and_as_small_as_play_can_be() -> None:
    action = "action call in turn when total of me <= 5: go to turn"
    (leak,), (again,) = leaks(action), leaks(action)
    assert leak == again
    one, other = leak.starts
    assert one.deal.players == 2 and [move.name for move in leak.moves] == ["call"]
    changed = [place for place in one.places if one.card(place) != other.card(place)]
    assert [at for (at, _) in changed if at != ("stock", None)] == [("grid", 0)]


def verdicts(action: str) -> dict[tuple[str, str], str]:
    program = ruleset(GAME.format(action=action)).program
    found: list[Judged] = list(judged(program, program.counts, lambda _: None))
    return {(one.pair.first.name, one.pair.second.name): one.verdict for one in found}


def test_own_facts_and_own_cards_keep_out_of_each_others_way() -> None:
    ready = "action ready by any player in turn: let late of me be yes; go to turn"
    assert verdicts(ready)["ready", "ready"] == "independent"
    turn = "action show by any player in turn: choose spot in grid of me; turn spot up; go to turn"
    assert verdicts(turn)["show", "show"] == "independent"


def test_one_card_for_two_is_a_race() -> None:
    grab = (
        "action grab by any player in turn when size of discard > 0: "
        "choose spot in grid of me; move spot to covered; move top of discard to spot; go to turn"
    )
    assert verdicts(grab)["grab", "grab"] == "matters"


def test_who_is_named_by_the_condition_is_alone() -> None:
    grab = "action pass by any player in turn when me is active: go to finish"
    assert set(verdicts(grab).values()) == {"alone"}


ALIKE = "no one in chosen where (some other in chosen where rank of other is not rank of one)"
PICK = "action trade in turn: choose 2 to 3 of chosen in grid of me; "


@pytest.mark.parametrize(
    ("effects", "proved"),
    [
        ("each one in chosen: turn one up; if ALIKE then shuffle stock", True),
        (
            "each one in chosen where one is face down: turn one up; if ALIKE then shuffle stock",
            True,
        ),
        # Nothing was turned up, or only some of it.
        ("if ALIKE then shuffle stock", False),
        (
            "each one in chosen where column of one = 1: turn one up; if ALIKE then shuffle stock",
            False,
        ),
        # What was turned up isn't what is asked about.
        (
            "each one in chosen: turn one up; shuffle stock; each one in chosen: "
            "move top of stock to covered, face down; "
            "if some one in grid of me where rank of one = A then shuffle stock",
            False,
        ),
        # A hidden card has come into the place of one that was shown.
        (
            "each one in chosen: turn one up; each one in chosen: move one to discard; "
            "move top of stock to grid of me; if ALIKE then shuffle stock",
            False,
        ),
        # Whoever picks may not learn from what can be picked.
        ("shuffle stock", True),
    ],
)
def test_what_was_chosen_together_is_seen_when_all_of_it_was_turned_up(
    effects: str, proved: bool
) -> None:
    action = PICK + effects.replace("ALIKE", ALIKE) + "; go to turn"
    assert (suspects(action) == set()) == proved
