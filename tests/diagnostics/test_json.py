"""The keys that other people's scripts rely on."""

from __future__ import annotations

import json
from dataclasses import replace

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.as_json import as_json
from cambio_spec.diagnostics.diagnostic import Hand, Lying, Witness
from cambio_spec.diagnostics.report import Report, rejected, summarise
from tests.diagnostics.examples import CONFLICT, MISSPELT, UNDECIDED

EN = Catalog.shipped("en")


def loaded(*reports: Report, several: bool = False) -> object:
    return json.loads(as_json(reports, EN, several))


def test_one_rule_set_is_one_object() -> None:
    report = Report("small", "1a2b", (2, 3), (CONFLICT,), summarise((CONFLICT,), 5))
    assert loaded(report) == {
        "ruleset": "small",
        "hash": "1a2b",
        "players": [2, 3],
        "findings": [
            {
                "code": "CAM410",
                "kind": "overlap",
                "severity": "error",
                "status": "refuted",
                "message": "scoring.3 and scoring.4 both apply to Ana: 15 or 0. Which is meant?",
                "rules": ["score.miscalled", "score.tied_caller"],
                "locations": [
                    {
                        "file": "spec/small.cambio",
                        "line": 5,
                        "column": 3,
                        "citations": ["scoring.3"],
                    },
                    {
                        "file": "spec/small.cambio",
                        "line": 7,
                        "column": 3,
                        "citations": ["scoring.4"],
                    },
                ],
                "features": [],
                "witness": {
                    "players": 2,
                    "caller": "Ana",
                    "hands": [
                        {"player": "Ana", "cards": ["5H"], "lying": []},
                        {"player": "Ben", "cards": ["2D", "3S"], "lying": []},
                    ],
                    "values": {"score.miscalled": 15, "score.tied_caller": 0},
                    "moves": [],
                },
                "bound": None,
            }
        ],
        "summary": {"proved": 5, "bounded": 0, "refuted": 1, "accepted": 0, "unknown": 0},
    }


def test_keys_come_in_the_order_of_the_manual() -> None:
    report = Report("small", "1a2b", (2, 3), (CONFLICT,), summarise((CONFLICT,), 5))
    finding = json.loads(as_json([report], EN, False))["findings"][0]
    assert " ".join(finding) == (
        "code kind severity status message rules locations features witness bound"
    )


def test_a_hand_tells_how_its_cards_lie_where_it_matters() -> None:
    lying = (Lying(True, (0, 1)), Lying(False, (1,)))
    hand = Hand(0, "grid", ("5H", "2D"), (2, 2), (0, 3), lying)
    deal = Witness(2, (hand,), {}, None, ())
    report = Report("small", "1a2b", (2,), (replace(CONFLICT, witness=deal),), summarise((), 0))
    (ana, ben) = json.loads(as_json([report], EN, False))["findings"][0]["witness"]["hands"]
    place = {"card": "5H", "zone": "grid", "slot": 1}
    other = {"card": "2D", "zone": "grid", "slot": 4}
    assert ana["lying"] == [
        {**place, "face_up": True, "known_to": ["Ana", "Ben"]},
        {**other, "face_up": False, "known_to": ["Ben"]},
    ]
    assert ben["lying"] == []
    bare = replace(hand, lying=(Lying(True), Lying(False)))
    report = replace(report, findings=(replace(CONFLICT, witness=replace(deal, hands=(bare,))),))
    (ana, _) = json.loads(as_json([report], EN, False))["findings"][0]["witness"]["hands"]
    assert [card["known_to"] for card in ana["lying"]] == [None, None]


def test_several_are_a_list_even_of_one() -> None:
    report = Report("small", "1a2b", (2,), (), summarise((), 1))
    assert isinstance(loaded(report, several=True), list)
    assert isinstance(loaded(report), dict)


def test_what_is_unknown_keeps_its_status_and_bound() -> None:
    report = Report("small", "1a2b", (2,), (UNDECIDED,), summarise((UNDECIDED,), 0))
    data = json.loads(as_json([report], EN, False))
    assert (data["findings"][0]["status"], data["findings"][0]["bound"]) == ("unknown", "4 players")
    assert data["findings"][0]["witness"] is None
    assert data["summary"]["unknown"] == 1


def test_what_can_not_be_loaded_is_json_too() -> None:
    data = json.loads(as_json([rejected("small", (MISSPELT,))], EN, False))
    assert data["hash"] is None
    assert data["findings"][0]["kind"] == "type"
    assert data["findings"][0]["message"] == "There is no fact called `caler`."
