"""The words for a rule, and where they come from."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import cambio_spec
from cambio_spec.play.reasons import Cited, Reason
from cambio_spec.play.scored import Scored
from tests.game.situations import SPEC
from tests.play.test_score_sheet import shown

HANDS = {"Ana": "KH 9S", "Ben": "7D", "Cleo": "AS QC"}


def scored(name: str = str(SPEC), cwd: Path | None = None, language: str = "en") -> Scored:
    return cambio_spec.score(name, HANDS, caller="Ana", cwd=cwd, language=language)


def own_copy(folder: Path) -> Path:
    """The game and its sentences, to be changed."""
    shutil.copy(SPEC, folder / "cambio.cambio")
    shutil.copytree(SPEC.parent / "locales", folder / "locales")
    return folder / "cambio.cambio"


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def words(reason: Reason) -> tuple[str | None, str | None]:
    return reason.why, reason.sentence


def test_a_rule_is_told_in_the_words_of_the_rulebook() -> None:
    reason = scored().reasons["score.tied_caller"]
    assert words(reason) == (
        "called, and shares the lowest total",
        "If you called and share the lowest total, though, you count as a winner: you score 0 "
        "and pay no penalty.",
    )
    assert reason.text == (
        "0 when called of player and total of player = lowest and not alone of player "
        "overrides miscalled"
    )
    assert reason.because == "scoring.4 is headed: no Cambio penalty"
    line = SPEC.read_text(encoding="utf-8").splitlines()[reason.line - 1]
    assert (reason.file, line.split()[:2]) == (str(SPEC), ["rule", "tied_caller:"])


def test_a_sentence_that_says_several_rules_is_told_for_each() -> None:
    reasons = scored(language="de").reasons
    assert reasons["score.others"].why == "die eigene Summe"
    assert (reasons["score.others"].sentence or "").startswith("Wer die niedrigste Summe hat")


def test_the_words_of_a_rule_that_has_changed_are_not_told(tmp_path: Path) -> None:
    change(own_copy(tmp_path), "rule tied_caller: 0 when", "rule tied_caller: 1 when")
    reason = scored("cambio.cambio", tmp_path).reasons["score.tied_caller"]
    assert words(reason) == (None, None)
    assert reason.text.startswith("1 when called of player")


def test_a_sentence_is_not_told_where_another_rule_that_it_says_has_changed(
    tmp_path: Path,
) -> None:
    change(own_copy(tmp_path), "rule winner: 0 when", "rule winner: 2 when")
    reasons = scored("cambio.cambio", tmp_path).reasons
    assert words(reasons["score.others"]) == (None, None)
    assert words(reasons["score.tied_caller"])[0] is not None


def test_a_rule_set_without_sentences_quotes_its_rules(tmp_path: Path) -> None:
    shutil.copy(SPEC, tmp_path / "cambio.cambio")
    found = scored("cambio.cambio", tmp_path)
    assert {words(reason) for reason in found.reasons.values()} == {(None, None)}


def test_a_variant_brings_its_own_numbers_and_reasons(tmp_path: Path) -> None:
    variant = """\
variant mild of cambio:
  set penalty = 5 because "ten is harsh"
  add rule score.thirteen: 0 when total of player = 13 overrides others because "bakers’ luck"
"""
    (tmp_path / "mild.cambio").write_text(variant, encoding="utf-8")
    own_copy(tmp_path)
    hands = {"Ana": "KC 8S", "Ben": "7D", "Cleo": "AS QC"}
    found = cambio_spec.score("cambio+mild", hands, caller="Ana", cwd=tmp_path)
    assert [player.score for player in found.players] == [13, 0, 0]
    assert found.reasons["score.miscalled"].why == "called and was beaten: 5 more"
    thirteen = found.reasons["score.thirteen"]
    assert (thirteen.because, words(thirteen), thirteen.citations) == (
        "bakers’ luck",
        (None, None),
        (),
    )


def test_a_book_at_hand_is_quoted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    edition = "000_1a065366a1bb189a.txt"
    pages = "".join(f"line {number}\n" for number in range(1, 80))
    (tmp_path / edition).write_text(pages, encoding="utf-8")
    monkeypatch.setenv("CAMBIO_SPEC_EDITIONS", str(tmp_path))
    place = f"{edition}:43"
    reason = scored().reasons["score.tied_caller"]
    assert reason.citations == (Cited("scoring.4", place, "line 43"),)
    monkeypatch.delenv("CAMBIO_SPEC_EDITIONS")
    assert scored(cwd=tmp_path).reasons["score.tied_caller"].citations == (
        Cited("scoring.4", place, None),
    )


@pytest.mark.parametrize(
    ("language", "file"),
    [("de", "000"), ("pt", "001"), ("pt-BR", "001"), ("fr", "002"), ("es", "003"), ("en", "000")],
)
def test_the_edition_in_the_readers_language_is_cited(language: str, file: str) -> None:
    """There is none in English, so the first that the game declares is."""
    (cited,) = scored(language=language).reasons["score.tied_caller"].citations
    assert cited.citation == "scoring.4"
    assert cited.place is not None and cited.place.startswith(f"{file}_")


def test_of_several_editions_that_are_cited_the_readers_comes_first(tmp_path: Path) -> None:
    path = own_copy(tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if "scoring.4 is headed" in line)
    lines[at] = lines[at].replace("[scoring.4]", "[de scoring.4, fr scoring.4, scoring.4]")
    path.write_text("\n".join(lines), encoding="utf-8")

    def cited(language: str) -> list[str]:
        reason = scored("cambio.cambio", tmp_path, language).reasons["score.tied_caller"]
        return [one.citation for one in reason.citations]

    assert cited("fr") == ["fr:scoring.4", "scoring.4", "de:scoring.4"]
    assert cited("es") == ["scoring.4", "de:scoring.4", "fr:scoring.4"]
    assert cited("en") == ["de:scoring.4", "fr:scoring.4", "scoring.4"]
    rows = shown(HANDS, "cambio.cambio", caller="Ana", language="fr", cwd=tmp_path)
    places = [row.split()[-1] for row in rows if row.startswith("  § ")]
    assert places[:2] == ["002_46df05d725aede69.txt:43", "000_1a065366a1bb189a.txt:43"]


def test_a_citation_of_no_known_book(tmp_path: Path) -> None:
    path = own_copy(tmp_path)
    text = path.read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("  edition ")]
    path.write_text(
        "\n".join(lines)
        .replace("[fr ", "[")
        .replace("[de ", "[")
        .replace(", de ", ", ")
        .replace(", fr ", ", "),
        encoding="utf-8",
    )
    reason = scored("cambio.cambio", tmp_path).reasons["score.tied_caller"]
    assert reason.citations == (Cited("scoring.4", None, None),)
