"""Variants in files of an editor's own, beside the shipped game: with what they need, what stands
beside them, and words in every language or in none."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec import pipeline
from cambio_spec.catalog.catalog import Catalog, languages
from cambio_spec.diagnostics.report import Report
from cambio_spec.diagnostics.sentences import sentence

JOKERS = (
    'variant jk of cambio, needs joker, after joker:\n  replace points of joker is 0 because "x"\n'
)
MILD = 'variant mild of cambio:\n  set penalty = 5 because "x"\n'


def check(
    folder: Path, name: str, only: bool = True, players: tuple[int, ...] | None = None
) -> Report:
    (found,) = pipeline.check_all([name], players, cwd=folder, only=only)
    return found.report


def write(folder: Path, name: str, text: str) -> None:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("name", ["jk.cambio", "jk"])
def test_a_file_is_played_with_what_its_variants_need(tmp_path: Path, name: str) -> None:
    write(tmp_path, "jk.cambio", JOKERS)
    report = check(tmp_path, name)
    assert (report.ruleset, report.findings) == ("cambio+joker+jk", ())


def test_a_configuration_that_somebody_names_is_taken_at_its_word(tmp_path: Path) -> None:
    write(tmp_path, "jk.cambio", JOKERS)
    assert [f.code for f in check(tmp_path, "cambio+jk").findings] == ["CAM051"]
    assert check(tmp_path, "cambio+joker+jk").findings == ()


def test_what_a_variant_needs_is_sought_beside_it(tmp_path: Path) -> None:
    write(tmp_path, "home/mild.cambio", MILD)
    write(
        tmp_path,
        "home/milder.cambio",
        'variant milder of cambio, needs mild, after mild:\n  set penalty = 3 because "x"\n',
    )
    report = check(tmp_path, "home/milder.cambio")
    assert (set(report.ruleset.split("+")), report.findings) == ({"cambio", "mild", "milder"}, ())


def test_a_variant_that_only_changes_something_together_with_another_is_of_use(
    tmp_path: Path,
) -> None:
    write(
        tmp_path,
        "ed.cambio",
        'variant ed of cambio:\n  with joker: add editorial crisps in winning because "x"\n',
    )
    for language in languages():
        said = "crisps = Crisps.\n    .for = editorial crisps in winning\n"
        write(tmp_path, f"locales/{language}/ed.ftl", said)
    assert check(tmp_path, "ed.cambio").findings == ()
    assert [f.code for f in check(tmp_path, "cambio+ed").findings] == ["CAM213"]


def test_what_many_features_change_together_is_looked_at(tmp_path: Path) -> None:
    write(
        tmp_path,
        "tri.cambio",
        "variant tri of cambio, after team, after joker, after blind:\n"
        '  set penalty = 3 because "x"\n'
        '  with joker, team, blind: replace rule score.nothing: 0 because "x"\n',
    )
    found = check(tmp_path, "tri.cambio", only=False, players=(4,)).findings
    assert [(f.code, set(f.features)) for f in found if f.severity != "note"] == [
        ("CAM024", {"tri", "joker", "team", "blind"})
    ]


def test_words_of_a_variant_are_needed_whole(tmp_path: Path) -> None:
    write(tmp_path, "mild.cambio", MILD)
    assert check(tmp_path, "mild").findings == ()
    for language in languages():
        write(tmp_path, f"locales/{language}/mild.ftl", "variant-mild = Five points only.\n")
    found = check(tmp_path, "mild").findings
    assert {f.code for f in found} == {"CAM100"}
    assert {str(f.message.arguments["language"]) for f in found} == set(languages())
    assert all("    .title = …" in f.lines for f in found)


def test_words_of_a_variant_are_needed_in_every_language_if_in_any(tmp_path: Path) -> None:
    write(tmp_path, "mild.cambio", MILD)
    for language in ("de", "en"):
        words = "variant-mild = Five points only.\n    .title = Mild\n"
        write(tmp_path, f"locales/{language}/mild.ftl", words)
    found = check(tmp_path, "mild").findings
    places = {(f.code, Path(str(f.message.arguments["path"])).parent.name) for f in found}
    assert places == {("CAM100", language) for language in ("es", "fr", "pt")}


def test_a_sentence_that_does_not_say_what_it_was_written_for(tmp_path: Path) -> None:
    write(
        tmp_path,
        "ed.cambio",
        'variant ed of cambio:\n  add editorial crisps in winning because "x"\n',
    )
    for language in languages():
        said = "crisps = Crisps.\n    .for = editorial crisps in winning\n"
        write(tmp_path, f"locales/{language}/ed.ftl", said)
    write(tmp_path, "locales/fr/ed.ftl", "crisps = Des chips.\n")
    (found,) = check(tmp_path, "ed.cambio").findings
    assert (found.code, found.message.id) == ("CAM100", "missing-for")
    assert "`crisps` (fr)" in sentence(found.message, Catalog.shipped("en"))
    assert found.lines == ("    .for = editorial crisps in winning",)


def test_words_for_a_rule_that_its_effects_describe_are_not_passed_over(tmp_path: Path) -> None:
    power = "power hint on 5 optional: choose mine in grid of me; look at mine"
    write(tmp_path, "ed.cambio", f'variant ed of cambio:\n  add {power} because "x"\n')
    for language in languages():
        unsaid = "    .unsaid = zone-grid, may\n"
        write(tmp_path, f"locales/{language}/ed.ftl", f"hint = Peek.\n    .for = {power}\n{unsaid}")
    assert check(tmp_path, "ed.cambio").findings == ()
    write(tmp_path, "locales/fr/ed.ftl", "hint = Regardez.\n")
    (found,) = check(tmp_path, "ed.cambio").findings
    assert (found.code, found.message.id) == ("CAM100", "missing-for")
    assert found.lines == (f"    .for = {power}",)


@pytest.mark.parametrize("players", [4, 6])
def test_numbers_of_players_that_are_not_asked_for_make_no_rule_dead(players: int) -> None:
    assert pipeline.check("cambio+team", [players]).findings == ()


def test_a_variant_for_fewer_players_makes_no_rule_of_the_game_dead(tmp_path: Path) -> None:
    write(
        tmp_path,
        "t3.cambio",
        "variant t3 of cambio, needs players 4, needs team, after team:\n"
        '  set penalty = 20 because "x"\n',
    )
    assert check(tmp_path, "t3.cambio").findings == ()


def test_a_limit_that_was_agreed_on_is_the_only_one_in_the_book() -> None:
    built = pipeline.build(["cambio+five_cards+limit=80"], ("en",), ("md",))
    (text,) = (data.decode() for path, data in built.files.items() if "rulebooks" in str(path))
    assert "150" not in text
    limit = next(line for line in text.splitlines() if line.startswith("- The limit is 80"))
    assert "<sup>" not in limit
