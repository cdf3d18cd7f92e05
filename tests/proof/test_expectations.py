"""What is expected of every game, whatever its rules call it; and where nothing is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cambio_spec import pipeline
from cambio_spec.catalog.catalog import Catalog, languages
from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.model.load import Loaded
from cambio_spec.pipeline import visiting
from cambio_spec.pipeline.known import Known
from cambio_spec.pipeline.winning import ended_wrong
from cambio_spec.pipeline.working import With
from cambio_spec.proof.expectations import expecting, only_said
from cambio_spec.proof.solve import prove

GAME = """\
game small
players 2 to 3, clockwise
deck french_52 in stock
zone stock: pile, face down
zone hand of player: 2 cards, face up
fact guesser is a player or nobody
fact marked of player is yes or no
param cost = 3
stage opening of match: step start: go to setup
stage setup of round:
  step deal: deal 1 from stock to each hand
  step guess: let guesser be first of players; let marked of guesser be yes
  step count: each player: announce gain of me
  step finish: end match
define held of player: sum pip of cards in hand of player
define edge: least held of players
define gain of player:
"""
MIRRORED = GAME.replace("least held", "greatest held")

PLAIN = "  rule all: held of player\n"
LOW_IS_FREE = PLAIN + "  rule low: 0 when held of player = edge overrides all\n"
DEAR_LOW = PLAIN + "  rule low: 40 when held of player = edge overrides all\n"
DEAR_GUESS = PLAIN + (
    "  rule guess: held of player + cost when player = guesser and held of player > edge\n"
    "      overrides all\n"
)
CHEAP_GUESS = DEAR_GUESS.replace("+ cost", "- cost")
MARKED = PLAIN + (
    "  rule mark: held of player + cost when marked of player and edge > 0 overrides all\n"
)
ALL_PAY = LOW_IS_FREE + "  rule guess: cost when player = guesser overrides all, low\n"


def verdicts(tmp_path: Path, text: str) -> dict[str, str]:
    file = tmp_path / "small.cambio"
    file.write_text(text, encoding="utf-8")
    program = expecting(pipeline.load(str(file)).program)
    rest = {d.name for d in program.decisions if d.name not in program.properties}
    proofs = prove(program, passed=rest)
    assert not any(only_said(proof.decision) for proof in proofs)
    return {
        proof.decision.partition(":")[2]: outcome.status
        for proof in proofs
        for outcome in proof.outcomes
    }


@pytest.mark.parametrize(
    ("rules", "better", "best"),
    [
        (LOW_IS_FREE, "proved", "proved"),
        (DEAR_LOW, "refuted", "refuted"),
        (DEAR_GUESS, "proved", "proved"),
        (ALL_PAY, "proved", "refuted"),
        (MARKED.replace("edge > 0", "edge > 1"), "proved", "refuted"),
    ],
)
def test_a_better_hand_is_no_worse_and_neither_is_the_best(
    tmp_path: Path, rules: str, better: str, best: str
) -> None:
    found = verdicts(tmp_path, GAME + rules)
    assert found["better-is-no-worse"] == better
    assert found["best-is-no-worse"] == best


def test_where_much_is_good_it_is_the_other_way_round(tmp_path: Path) -> None:
    high = PLAIN + "  rule high: 40 when held of player = edge overrides all\n"
    assert verdicts(tmp_path, MIRRORED + high)["best-is-no-worse"] == "proved"
    low = PLAIN + "  rule high: 0 when held of player = edge overrides all\n"
    assert verdicts(tmp_path, MIRRORED + low)["best-is-no-worse"] == "refuted"


@pytest.mark.parametrize(
    ("game", "rules", "status"),
    [
        (GAME, DEAR_GUESS, "proved"),
        (GAME, DEAR_GUESS.replace("+ cost", ""), "proved"),
        (GAME, CHEAP_GUESS, "refuted"),
        (MIRRORED, CHEAP_GUESS.replace("> edge", "< edge"), "proved"),
        (MIRRORED, DEAR_GUESS.replace("> edge", "< edge"), "refuted"),
    ],
)
def test_whoever_is_named_and_wrong_gains_nothing_by_it(
    tmp_path: Path, game: str, rules: str, status: str
) -> None:
    assert verdicts(tmp_path, game + rules)["wrong-is-no-better:guesser"] == status


@pytest.mark.parametrize(
    ("value", "status"),
    [
        ("first of players where held of it = edge", "refuted"),
        ("first of players where held of it = edge when exactly 1 of players\n"
         "      where held of it = edge", "proved"),
        ("first of players where it is guesser", "proved"),
    ],
)  # fmt: skip
def test_no_seat_is_the_first(tmp_path: Path, value: str, status: str) -> None:
    text = f"{GAME}{LOW_IS_FREE}define one:\n  rule it: {value}\n"
    assert verdicts(tmp_path, text)["one-first"] == status


@pytest.mark.parametrize(
    "value",
    ["first of players from left of guesser where held of it = edge", "guesser"],
)
def test_who_is_found_from_somebody_on_needs_no_seat(tmp_path: Path, value: str) -> None:
    text = f"{GAME}{LOW_IS_FREE}define one given guesser is not nobody: {value}\n"
    assert not any(name.startswith("one-first") for name in verdicts(tmp_path, text))


@pytest.mark.parametrize(
    "text",
    [
        GAME.replace("announce gain of me", "announce edge") + LOW_IS_FREE,
        GAME.replace("least held of players", "sum held of players") + LOW_IS_FREE,
        GAME.replace("define edge: least held", "define edge: least gain")
        + PLAIN.replace("held of player", "pip of top of hand of player"),
        GAME
        + LOW_IS_FREE
        + "  rule high: 9 when held of player = greatest held of players overrides all\n",
    ],
)
def test_without_a_score_or_what_it_goes_by_nothing_is_expected(tmp_path: Path, text: str) -> None:
    assert verdicts(tmp_path, text) == {}


def test_whoever_has_left_is_compared_with_nobody(tmp_path: Path) -> None:
    text = (GAME + LOW_IS_FREE).replace("clockwise", "clockwise, leaving when marked of it")
    found = verdicts(tmp_path, text)
    assert found["better-is-no-worse"] == found["best-is-no-worse"] == "proved"


VARIANTS = """\
variant paying of small: replace rule gain.guess: held of player - cost
    when player = guesser and held of player > edge overrides all
variant rising of small, after paying:
  replace define edge: greatest held of players
  replace rule gain.guess: held of player - cost when player = guesser
      and held of player < edge overrides all
variant dear of small, after paying, after rising:
  add rule gain.dear: 40 when held of player = edge overrides all, guess
variant either of small:
  add rule gain.most: 0 when held of player = greatest held of players overrides all, guess
variant in_twos of small, needs players 2: add partners when it is not me
"""


def test_it_is_asked_in_every_combination(tmp_path: Path) -> None:
    """Told with the fewest variants with which it fails. `rising` turns round what is good; by
    itself `either` makes a hand good in two ways, so that nothing is expected."""
    file = tmp_path / "small.cambio"
    file.write_text(GAME + DEAR_GUESS + VARIANTS, encoding="utf-8")
    (checked,) = pipeline.check_all([str(file)], only=False)
    found = [f for f in checked.report.findings if f.code.startswith("CAM45")]
    assert {(f.code, f.features) for f in found} == {
        ("CAM451", ("dear",)),
        ("CAM451", ("rising", "either")),
        ("CAM452", ("dear",)),
        ("CAM452", ("paying",)),
        ("CAM452", ("rising", "either")),
        ("CAM453", ("paying",)),
    }
    assert all(f.witness is not None for f in found)


@pytest.mark.parametrize("language", languages())
def test_what_is_not_known_of_it_can_be_said(tmp_path: Path, language: str) -> None:
    """Each with another sentence: there is no time here for any proof."""
    file = tmp_path / "small.cambio"
    text = GAME.replace(ENDED, f"  step finish: {TELL}; end match\n") + DEAR_GUESS + WON
    file.write_text(text, encoding="utf-8")
    found = pipeline.check(str(file), timeout=1e-6).findings
    unknown = {f.message.id: f.message for f in found if f.status == "unknown"}
    assert unknown.keys() >= {
        "better-is-worse-unknown",
        "best-is-worse-unknown",
        "wrong-is-better-unknown",
        "no-single-winner-unknown",
    }
    for message in unknown.values():
        assert Catalog.shipped(language).say(message.id, **message.arguments)


ENDED = "  step finish: end match\n"
WON = "define won of player: held of player = edge\n"
ONE = "exactly 1 of players where won of it"


TELL = "each player: announce won of me"


@pytest.mark.parametrize(
    ("end", "status"),
    [
        (f"if {ONE} then ({TELL}; end match) else go to setup", "proved"),
        (f"{TELL}; if {ONE} then end match else go to setup", "proved"),
        (f"{TELL}; if not ({ONE}) then go to setup; end match", "proved"),
        (f"if {ONE} then go to finale else go to setup", "proved"),
        (f"{TELL}; end match", "refuted"),
        (f"if {ONE} then (deal 1 from stock to each hand; {TELL}; end match) else go to setup",
         "refuted"),
        (f"{TELL}; deal 1 from stock to each hand; if {ONE} then end match else go to setup", None),
        ("go to finale", "refuted"),
    ],
)  # fmt: skip
def test_one_wins_when_the_match_ends(tmp_path: Path, end: str, status: str | None) -> None:
    """As far as what has been asked on the way there is still so when it is told who wins; nothing
    is expected where that is told too early."""
    finale = f"stage finale: step tell: {TELL}; end match\n"
    text = GAME.replace(ENDED, f"  step finish: {end}\n{finale if 'finale' in end else ''}")
    assert verdicts(tmp_path, text + LOW_IS_FREE + WON).get("one-wins") == status


@pytest.mark.parametrize(
    ("value", "status"),
    [("guesser", "refuted"), ("first of players where held of it = edge", "proved")],
)
def test_somebody_wins_when_the_match_ends(tmp_path: Path, value: str, status: str) -> None:
    text = GAME.replace(ENDED, "  step finish: announce winner; end match\n")
    found = verdicts(tmp_path, f"{text}{LOW_IS_FREE}define winner: {value}\n")
    assert found["one-wins"] == status


FEATURES = """\
variant plain of small: replace define may_end: yes
variant likewise of small, excludes plain: replace define may_end: not wary or single
variant careless of small: replace define wary: no
"""


def test_it_is_asked_with_every_feature_and_every_two(tmp_path: Path) -> None:
    """By itself `careless` leaves it as it was, for one has to win all the same."""
    defined = f"define wary: yes\ndefine single: {ONE}\ndefine may_end: single\n"
    end = f"  step finish: if may_end then ({TELL}; end match) else go to setup\n"
    file = tmp_path / "small.cambio"
    file.write_text(GAME.replace(ENDED, end) + LOW_IS_FREE + WON + defined + FEATURES, "utf-8")
    (checked,) = pipeline.check_all([str(file)], only=False)
    found = [f for f in checked.report.findings if f.code == "CAM455"]
    assert {f.features for f in found} == {("plain",), ("likewise", "careless")}
    assert all(f.witness is not None for f in found)


def test_what_is_proved_of_it_with_a_feature_is_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    defined = f"define single: {ONE}\ndefine may_end: single\n"
    end = f"  step finish: if may_end then ({TELL}; end match) else go to setup\n"
    more = "variant other of small: replace define may_end: single and 2 > 1\n"
    file = tmp_path / "small.cambio"
    file.write_text(GAME.replace(ENDED, end) + LOW_IS_FREE + WON + defined + more, "utf-8")
    asked = list[str]()

    def counting(loaded: Loaded, *more: Any) -> tuple[Diagnostic, ...]:
        asked.append(loaded.ruleset.name)
        return ended_wrong(loaded, *more)

    monkeypatch.setattr(visiting, "ended_wrong", counting)
    with_ = With(Known(tmp_path / "known"))
    for _ in range(2):
        pipeline.check_all([str(file)], only=False, with_=with_)
    assert asked == ["small+other"]


PAIRED = "(held of player) + (held of left of left of player)"
AGAINST = PAIRED.replace("player)", "left of player)")
FIRST_PAIR = "player is first of players or left of left of player is first of players"


@pytest.mark.parametrize(
    ("won", "status"),
    [
        (FIRST_PAIR, "proved"),
        (f"{PAIRED} < {AGAINST}", "refuted"),  # nobody, if both pairs hold as much
        (f"{PAIRED} <= {AGAINST}", "refuted"),  # everybody
    ],
)
def test_partners_win_together(tmp_path: Path, won: str, status: str) -> None:
    text = GAME.replace(ENDED, f"  step finish: {TELL}; end match\n")
    text = text.replace("players 2 to 3", "players 4")
    rules = f"partners when it is left of left of me\ndefine won of player: {won}\n"
    assert verdicts(tmp_path, text + LOW_IS_FREE + rules)["one-wins"] == status
