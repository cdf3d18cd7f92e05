"""What the patches of variants do to a game, and which of them can't be done."""

from __future__ import annotations

import pytest

from cambio_spec.constructs.accept import Accept
from cambio_spec.constructs.define import Define
from cambio_spec.constructs.question import Question
from cambio_spec.constructs.stage import StagePart
from cambio_spec.constructs.variant import Variant
from cambio_spec.model.patching import family
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.parse import parse
from tests.model.house import GAME, codes, refused, text_of, with_variants

BASE = text_of(with_variants())


@pytest.mark.parametrize(
    ("patch", "old", "new"),
    [
        ("set limit = 50", "param limit = 100 [goal.1]", "param limit = 50"),
        ('set limit = 50 because "b" [goal.1]', "limit = 100", 'limit = 50 because "b"'),
        ("replace points of red K is 0", "red K is -2", "red K is 0"),
        ("remove row points.black_K", " black K is limit", ""),
        ("remove row points.2_to_10", " 2 to 10 is pip of card", ""),
        ("remove row points.J_to_Q", " J to Q is 11", ""),
        (
            "remove rule score.tied",
            "rule tied: 1 when total of player = 1 overrides others, winner",
            "",
        ),
        (
            "replace rule score.winner: 5 when no",
            "winner: 0 when total of player = 0 overrides others",
            "winner: 5 when no",
        ),
        ("replace rule total: 3", "sum points of cards in grid of player", "3"),
        (
            "add rule score.none: 7 when no overrides others",
            "overrides others, winner",
            "overrides others, winner rule none: 7 when no overrides others",
        ),
        (
            "add step setup.first: shuffle stock",
            "step shuffle:",
            "step first: shuffle stock step shuffle:",
        ),
        (
            "add step setup.more after deal: shuffle stock",
            "to each grid",
            "to each grid step more: shuffle stock",
        ),
        ("replace step setup.deal: deal 1 from stock to each grid", "deal: deal 2", "deal: deal 1"),
        ("remove step setup.deal", " step deal: deal 2 from stock to each grid", ""),
        (
            "replace action draw in turn: shuffle stock",
            "draw in turn: move top of stock to discard",
            "draw in turn: shuffle stock",
        ),
        ("remove action draw", "action draw in turn: move top of stock to discard", ""),
    ],
)
def test_a_patch_changes_its_rule_and_nothing_else(patch: str, old: str, new: str) -> None:
    before, found = BASE, text_of(with_variants(patch))
    if patch == "remove rule score.tied":
        # The questions about that rule go with it.
        before = before.replace(", score.tied", "").partition(" question when_so")[0]
    assert old in before
    assert found.split() == before.replace(old, new).split()


ADDED = (
    "action more in turn: end match",
    "power p on A optional: shuffle stock",
    "param extra = 1",
    "fact extra is yes or no",
    "zone extra: pile, face up",
    "define extra: 1",
    "table extra of card: A to K is 1",
    "stage extra: step on: go to turn",
    "phase extra: active acts",
    "question extra ruled so",
    "accept CAM410 at score.winner",
)


@pytest.mark.parametrize("declaration", ADDED)
def test_a_declaration_is_added_at_the_end(declaration: str) -> None:
    assert text_of(with_variants(f"add {declaration}")).split() == [
        *BASE.split(),
        *declaration.split(),
    ]


def test_patches_work_on_what_those_before_them_left() -> None:
    declarations = with_variants(
        "add rule score.none: 7 when no replace rule score.none: 8 when no",
        "replace rule score.winner: 9 when no",
    )
    (score,) = (d for d in declarations if isinstance(d, Define) and d.name.text == "score")
    assert [r.name.text for r in score.rules if r.name] == ["others", "winner", "tied", "none"]
    assert "rule none: 8" in text_of(declarations) and "winner: 9" in text_of(declarations)


# ── what goes with a rule that is removed ────────────────────────────────────────────────────


def test_nothing_overrides_a_rule_that_is_removed() -> None:
    declarations = with_variants("remove rule score.winner")
    (score,) = (d for d in declarations if isinstance(d, Define) and d.name.text == "score")
    assert [[w.text for w in r.overrides] for r in score.rules] == [[], ["others"]]


def test_a_question_goes_with_the_last_rule_that_carries_it_out() -> None:
    declarations = with_variants("remove rule score.tied")
    questions = [d for d in declarations if isinstance(d, Question)]
    assert [(q.name.text, [p.text for p in q.rules]) for q in questions] == [
        ("who", ["score.winner"])
    ]


def test_what_was_accepted_goes_with_its_rule() -> None:
    game = parse(SourceFile("small.cambio", GAME + "accept CAM410 at score.tied")).declarations
    text = "variant v of small: remove rule score.tied"
    (variant,) = parse(SourceFile("v.cambio", text)).declarations
    assert isinstance(variant, Variant)
    assert not [
        d for d in family(game, [variant]).configured({variant.name.text}) if isinstance(d, Accept)
    ]


def test_a_stage_keeps_its_other_steps_in_their_order() -> None:
    declarations = with_variants("remove step setup.deal")
    (setup,) = (d for d in declarations if isinstance(d, StagePart) and d.name.text == "setup")
    assert [s.name.text for s in setup.steps] == ["shuffle", "on"]


# ── what can't be done ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("patch", "target", "nearest"),
    [
        ("set limits = 5", "limits", "limit"),
        ("replace points of Q is 0", "points.Q", None),
        ("replace worth of A is 0", "worth.A", None),
        ("remove row points.black_Q", "points.black_Q", "points.black_K"),
        ("remove rule score.ties", "score.ties", "score.tied"),
        ("remove rule scores.tied", "scores.tied", "score.tied"),
        ("remove rule points.A", "points.A", None),
        ("remove row score.tied", "score.tied", None),
        ("remove rule limit", "limit", None),
        ("replace rule score.ties: 0", "score.ties", "score.tied"),
        ("add rule skore.more: 0", "skore.more", None),
        ("add rule total.more: 0", "total.more", "total"),
        ("add step setups.more: shuffle stock", "setups.more", None),
        ("add step setup.more after deel: shuffle stock", "setup.deel", "setup.deal"),
        ("replace step setup.deel: shuffle stock", "setup.deel", "setup.deal"),
        ("remove step setup.deel", "setup.deel", "setup.deal"),
        ("replace action drew in turn: shuffle stock", "drew", "draw"),
        ("remove action drew", "drew", "draw"),
        ("remove power drew", "drew", "draw"),
    ],
)
def test_what_is_not_there_can_not_be_changed(patch: str, target: str, nearest: str | None) -> None:
    (fault,) = refused(patch)
    assert (fault.code, fault.message.arguments["rule"]) == ("CAM024", target)
    assert fault.labels[0].span.text in patch
    if nearest is not None:
        assert fault.help is not None and fault.help.arguments["nearest"] == nearest


@pytest.mark.parametrize(
    ("patch", "code"),
    [
        ("add rule score.tied: 0", "CAM022"),
        ("add step setup.deal: shuffle stock", "CAM022"),
        ("add step setup.deal after shuffle: shuffle stock", "CAM022"),
    ],
)
def test_what_is_there_can_not_be_added(patch: str, code: str) -> None:
    assert codes(refused(patch)) == [code]


@pytest.mark.parametrize(
    "patches",
    [
        ("set limit = 5", "set limit = 6"),
        ("remove rule score.tied", "replace rule score.tied: 0"),
        ("replace points of A is 2", "remove row points.A"),
        ("add rule score.more: 1 when no", "add rule score.more: 2 when no"),
        ("replace step setup.deal: shuffle stock", "remove step setup.deal"),
        ("replace action draw in turn: end match", "remove action draw"),
        ("add param extra = 1", "add param extra = 2"),
    ],
)
def test_two_variants_can_not_change_the_same_rule(patches: tuple[str, str]) -> None:
    first = refused(*patches)[0]
    assert first.code == "CAM050"
    assert first.message.arguments["features_list"] == ("v1", "v2")
    assert [label.span.text for label in first.labels] == list(patches[::-1])


def test_all_faults_of_all_variants_are_told_at_once() -> None:
    found = refused("set limits = 5 remove rule score.ties", "remove step setup.deel set limit = 1")
    assert codes(found) == ["CAM024"] * 3
