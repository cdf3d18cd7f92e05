"""What an editor may get wrong in each construct is said where it stands."""

from __future__ import annotations

import pytest

from cambio_spec.diagnostics.diagnostic import Diagnostic
from tests.constructs.frame import PARTS, faults, framed

ACT = "action act in turn: "
SHUFFLES = "action act in turn: shuffle stock"


def only(text: str) -> Diagnostic:
    (fault,) = faults(text)
    return fault


def where(fault: Diagnostic) -> str:
    return " ".join(fault.labels[0].span.text.split())


@pytest.mark.parametrize(
    ("effects", "code", "place"),
    [
        ("move size of stock to discard", "CAM030", "size of stock"),
        ("move grid of me to discard", "CAM030", "grid of me"),
        ("move top of stock to dealer", "CAM030", "dealer"),
        ("move top of grid of me to stock", "CAM030", "grid of me"),
        ("gather rest of dealer into stock", "CAM030", "dealer"),
        ("gather everything into 3", "CAM030", "3"),
        ("deal dealer from stock to each grid", "CAM030", "dealer"),
        ("deal 2 from dealer to each grid", "CAM030", "dealer"),
        ("deal 2 from stock to each stock", "CAM031", "stock"),
        ("deal 2 from stock to each gird", "CAM020", "gird"),
        ("deal 2 from stock to each grid from few", "CAM030", "few"),
        ("swap stock with discard", "CAM030", "stock"),
        ("choose mine in grid of me; swap mine with few", "CAM030", "few"),
        ("turn dealer up", "CAM030", "dealer"),
        ("each card in stock: move card to discard", "CAM016", "card"),
        ("each it in grid of me: turn it up", "CAM016", "it"),
        ("each one in stock: move top of stock to discard", "CAM030", "stock"),
        ("each one in dealer: turn grid of me up", "CAM030", "dealer"),
        ("each grid in grid of me: turn grid up", "CAM021", "grid"),
        ("each one in grid of me: each one in grid of me: turn one up", "CAM021", "one"),
        ("(each one in grid of me: turn one up); turn one down", "CAM020", "one"),
        ("each one in grid of me where size of stock: turn one up", "CAM030", "size of stock"),
        ("each one in grid of me: may turn one up", "CAM039", "may turn one up"),
        ("each one in grid of me: offer powers on one", "CAM039", "offer powers on one"),
        ("turn row 3 of grid of me up", "CAM033", "row 3 of grid of me"),
        ("look at few", "CAM030", "few"),
        ("shuffle grid of me", "CAM030", "grid of me"),
        ("cut stock at dealer", "CAM030", "dealer"),
        ("cut grid of me at 3", "CAM030", "grid of me"),
        ("let few be 3", "CAM030", "few"),
        ("let stock be 3", "CAM030", "stock"),
        ("let caller be 3", "CAM030", "3"),
        ("let marks be 3", "CAM031", "marks"),
        ("let caller of me be me", "CAM031", "caller of me"),
        ("let collar be me", "CAM020", "collar"),
        ("choose mine in stock; look at mine", "CAM030", "stock"),
        ("choose mine in hand of any opponent", "CAM030", "hand of any opponent"),
        ("choose mine in score of me", "CAM030", "score of me"),
        ("choose n in 1 to dealer", "CAM030", "dealer"),
        ("choose mine in grid of me when size of stock", "CAM030", "size of stock"),
        ("choose mine in grid of me; choose mine in grid of me", "CAM021", "mine"),
        ("choose dealer in grid of me", "CAM021", "dealer"),
        ("choose hearts in grid of me", "CAM021", "hearts"),
        ("choose top in grid of me", "CAM016", "top"),
        ("may cut stock at me", "CAM030", "me"),
        ("offer powers on stock", "CAM030", "stock"),
        ("announce dealer", "CAM030", "dealer"),
        ("announce score", "CAM031", "score"),
        ("announce scores of me", "CAM020", "scores"),
        ("if size of stock then shuffle stock", "CAM030", "size of stock"),
        ("if dealer = 3 then shuffle stock", "CAM032", "dealer = 3"),
        ("if dealer < caller then shuffle stock", "CAM032", "dealer < caller"),
        ("if stock = discard then shuffle stock", "CAM032", "stock = discard"),
        ("each player from few: shuffle stock", "CAM030", "few"),
        ("each player when few: shuffle stock", "CAM030", "few"),
        ("each player: look at it", "CAM020", "it"),
        ("each player: let caller be player", "CAM020", "player"),
        ("as few: shuffle stock", "CAM030", "few"),
        ("(choose mine in grid of me); look at mine", "CAM020", "mine"),
        ("go to nxt", "CAM020", "nxt"),
        ("go to dealer", "CAM030", "dealer"),
        ("end round, go to dealer", "CAM030", "dealer"),
    ],
)
def test_in_an_effect(effects: str, code: str, place: str) -> None:
    fault = only(framed(ACT + effects))
    assert (fault.code, where(fault)) == (code, place)


@pytest.mark.parametrize(
    ("effects", "help_"),
    [
        ("move top of stock to row 2 of grid of me", "help-goal"),
        ("move top of stock to grid of any opponent", "help-goal"),
        ("move top of stock to 5", "help-goal"),
        ("move row 2 of grid of me to discard", "help-source"),
        ("move grid of me to discard", "help-source"),
        ("look at grid of any opponent", "help-some-cards"),
        ("if row 1 of grid of me = 3 then shuffle stock", "help-spots"),
    ],
)
def test_where_cards_lie_is_told_by_what_can_be_written(effects: str, help_: str) -> None:
    fault = only(framed(ACT + effects))
    assert (fault.code, fault.help and fault.help.id) == ("CAM030", help_)


@pytest.mark.parametrize(
    ("condition", "help_"),
    [
        ("(sum points of cards in grid of me where it is known to me) > 3", "help-spots-in"),
        ("some cards in grid of me where it is face up", "help-spots-in"),
        ("some cards in grid of me where size of stock > 0 and owner of it is me", "help-spots-in"),
        ("some one in discard where one is face up", "help-no-slots"),
        ("(number of cards in discard where it is face up) > 3", "help-no-slots"),
        ("(number of spots in grid of me where size of stock) > 3", "help-brackets"),
    ],
)
def test_cards_of_a_grid_that_are_asked_where_they_lie_are_meant_as_slots(
    condition: str, help_: str
) -> None:
    fault = only(framed(f"action act in turn when {condition}: shuffle stock"))
    assert (fault.code, fault.help and fault.help.id) == ("CAM030", help_)


@pytest.mark.parametrize(
    "effects",
    [
        "look at stock",
        "choose mine in grid of dealer",
        "may shuffle stock",
        "offer powers on top of discard",
        "let caller be me",
        "if some opponents where it is dealer then shuffle stock",
    ],
)
def test_where_nobody_acts(effects: str) -> None:
    fault = only(framed(f"stage idle: step on: {effects}; go to turn"))
    assert fault.code == "CAM036"


@pytest.mark.parametrize(
    ("declaration", "code", "place", "without"),
    [
        ("players 4 to 2, clockwise", "CAM034", "4 to 2", "players"),
        ("players 1 to 99, clockwise", "CAM033", "1 to 99", "players"),
        ("players 2 to 3, clockwise", "CAM029", "players 2 to 3, clockwise", None),
        ("players 2 to 3, clockwise, leaving when few", "CAM030", "few", "players"),
        (
            "players 2 to 3, clockwise, leaving when no players where it is dealer",
            "CAM026",
            "no players where it is dealer",
            "players",
        ),
        (
            "players 2 to 3, clockwise, leaving when left of it is dealer",
            "CAM026",
            "left of it is dealer",
            "players",
        ),
        ("players 2 to 3, clockwise, leaving when me is it", "CAM036", "me", "players"),
        ("partners when few", "CAM030", "few", None),
        ("partners when player is me", "CAM020", "player", None),
        ("partners when no opponents where it is me", "CAM026", None, None),
        ("partners when size of grid of any opponent > 0", "CAM030", None, None),
        ("partners when it is dealer partners when it is caller", "CAM029", None, None),
        (
            "partners when friend of it define friend of player: no opponents where it is dealer",
            "CAM026",
            "friend",
            None,
        ),
        ("deck french_25 in stock", "CAM020", "french_25", "deck"),
        ("deck french_52 in grid", "CAM030", "grid", "deck"),
        ("deck 5 french_52 in stock", "CAM033", "deck 5 french_52 in stock", "deck"),
        ("deck 0 french_52 in stock", "CAM033", "deck 0 french_52 in stock", "deck"),
        ("deck french_52 with 9 jokers in stock", "CAM033", None, "deck"),
        ("fact joker is yes or no", "CAM016", "joker", None),
        ("deck french_52 in hand", "CAM030", "hand", "deck"),
        ("deck french_52 in discard", "CAM029", "deck french_52 in discard", None),
        ("zone stock: pile, face up", "CAM021", "stock", None),
        ("zone wide of player: 99 slots, face up", "CAM033", None, None),
        ("zone shared: 2+2 slots, face up", "CAM030", "zone shared: 2+2 slots, face up", None),
        ("zone rank: pile, face up", "CAM016", "rank", None),
        ("param more = stock", "CAM030", "stock", None),
        ("param more = 1 + 1", "CAM030", "1 + 1", None),
        ("fact low is a number from 3 to 1", "CAM034", "fact low is a number from 3 to 1", None),
        ("fact me is a player", "CAM016", "me", None),
        ("table t of card: A is stock", "CAM030", "stock", None),
        ("table t of card: A is 1 A is 2", "CAM022", "A is 2", None),
        ("table t of card: 99 is 1", "CAM020", "99", None),
        ("table t of card: green A is 1", "CAM020", "green", None),
        ("table t of card: few A is 1", "CAM030", "few", None),
        ("define d of spot: 1", "CAM030", "spot", None),
        ("define d given 3: 1", "CAM030", "3", None),
        ("define d: stock", "CAM030", "stock", None),
        ("define d: rule a: 1 rule b: dealer", "CAM030", "dealer", None),
        ("define d: rule a: 1 rule a: 2", "CAM022", "a", None),
        ("define d: rule a: 1 overrides c rule b: 2", "CAM023", "c", None),
        ("define d: d + 1", "CAM026", "d", None),
        ("define d: rule a: 1 overrides a", "CAM025", None, None),
        ("stage idle: step on: shuffle stock", "CAM037", "idle", None),
        ("stage idle: step on: shuffle stock step on: go to turn", "CAM022", "on", None),
        ("stage more of match: step on: go to turn", "CAM029", None, None),
        ("phase turn: dealer acts action b in turn: end match", "CAM021", "turn", None),
        ("phase extra: few acts action b in extra: end match", "CAM030", "few", None),
        ("phase extra: me acts action b in extra: end match", "CAM036", "me", None),
        ("phase extra: dealer acts", "CAM037", "extra", None),
        ("action act in next: end match", "CAM030", "next", None),
        ("action act in trun: end match", "CAM020", "trun", None),
        ("action act in turn, turn: end match", "CAM021", "turn", None),
        ("action act in turn when few: end match", "CAM030", "few", None),
        ("power p on 99: shuffle stock", "CAM020", "99", None),
        ("power p on A when few: shuffle stock", "CAM030", "few", None),
        ("power p on A: shuffle grid of me", "CAM030", "grid of me", None),
        ("power decline on A: shuffle stock", "CAM016", "decline", None),
        ("power p on A: offer powers on top of stock", "CAM026", None, None),
        ("question why ruled so by dealr", "CAM020", "dealr", None),
        ("question dealer ruled so", "CAM021", "dealer", None),
        ("accept CAM410 at score.losers", "CAM020", "score.losers", None),
    ],
)
def test_in_a_declaration(
    declaration: str, code: str, place: str | None, without: str | None
) -> None:
    fault = only(framed(declaration, [without] if without else ()))
    assert fault.code == code
    assert place is None or where(fault) == place


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        (ACT + "move top of stok to discard", "stock"),
        (ACT + "let marcs of me be 1", "marks"),
        (ACT + "go to trun", "turn"),
        (ACT + "choose mine in grid of me; turn mien up", "mine"),
        (ACT + "announce skore of me", "score"),
        ("define d: rule most: 1 rule least_one: 2 overrides mots", "most"),
        ("question why ruled so by score.winer", "score.winner"),
        ("deck french_25 in stock", "french_52"),
    ],
)
def test_an_unknown_name_is_answered_with_the_nearest_known_one(text: str, nearest: str) -> None:
    without = ["deck"] if text.startswith("deck") else []
    help = only(framed(text, without)).help
    assert help is not None
    known = help.arguments.get("known_list", ())
    assert help.arguments.get("nearest") == nearest or (
        isinstance(known, tuple) and nearest in known
    )


@pytest.mark.parametrize("part", ["players", "deck", "stage opening", "stage setup"])
def test_a_part_that_is_missing(part: str) -> None:
    found = [f for f in faults(framed(SHUFFLES, [part])) if f.code == "CAM028"]
    assert [where(f) for f in found] == ["frame"]


def test_all_faults_of_a_file_are_told_in_one_run() -> None:
    text = framed(
        "param more = stock\n"
        "zone wide of player: 99 slots, face up\n"
        "table t of card: A is stock 2 is dealer K is 1\n"
        "define d: rule a: few when few rule b: few + more + size of wide of dealer when dealer\n"
        "stage idle: step one: shuffle few; go to turn step two: shuffle dealer\n"
        "action act in turn: look at few\n"
        "action bet in trun, turns: end match\n"
        "power p on A when few: shuffle stock\n"
        "question why ruled so by dealr\n"
    )
    found = faults(text)
    assert [(f.code, where(f)) for f in found] == [
        ("CAM030", "stock"),
        ("CAM033", "zone wide of player: 99 slots, face up"),
        ("CAM030", "stock"),
        ("CAM030", "dealer"),
        ("CAM030", "few"),
        ("CAM030", "dealer"),
        ("CAM030", "few"),
        ("CAM030", "dealer"),
        ("CAM030", "few"),
        ("CAM020", "trun"),
        ("CAM020", "turns"),
        ("CAM030", "few"),
        ("CAM020", "dealr"),
    ]


def test_a_fault_in_a_decision_is_told_once_however_often_it_is_asked() -> None:
    asks = "\n".join(f"action act{i} in turn: announce bad" for i in range(3))
    fault = only(framed(f"define bad: few + dealer\n{asks}\ndefine worse: bad + 1"))
    assert where(fault) == "dealer"


def test_the_small_game_itself_is_fine() -> None:
    with pytest.raises(AssertionError, match="nothing is wrong"):
        faults("\n".join(PARTS))
