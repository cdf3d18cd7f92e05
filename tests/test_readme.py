"""What the README shows is what the commands say."""

from __future__ import annotations

import ast
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from cambio_spec import score
from cambio_spec.__main__ import main
from tests.once import own_folder

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, flags=re.MULTILINE | re.DOTALL)


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("CAMBIO_SPEC_EDITIONS", raising=False)
    monkeypatch.chdir(ROOT)
    # What the check of one block proves is known to the next, as it is to readers.
    if (here := own_folder()) is not None:
        monkeypatch.setenv("XDG_CACHE_HOME", str(here / "cache"))
        monkeypatch.setenv("CAMBIO_SPEC_CACHE", "on")


def test_the_finding_is_real(capsys: pytest.CaptureFixture[str]) -> None:
    """It is shown of all books; this one comes first."""
    assert main(["check", "--only", "spec/printed/de.cambio"]) == 1
    assert blocks("text")[0] in capsys.readouterr().out


def test_the_shipped_rules_are_fine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "spec/cambio.cambio"]) == 0
    assert capsys.readouterr().out == blocks("text")[1]


def test_the_variant_can_be_checked_and_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a folder of the editor's own, with the shipped game found by its name."""
    (tmp_path / "my_house.cambio").write_text(blocks("cambio")[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["check", "my_house.cambio"]) == 0
    assert capsys.readouterr().out == blocks("text")[2]
    assert main(["build", "my_house.cambio", "--format", "md"]) == 0
    for language, points, looks in (
        (
            "en",
            "plus 5\N{NO-BREAK SPACE}points",
            "Look at one face-down card in an opponent’s grid.",
        ),
        ("de", "5\N{NO-BREAK SPACE}Punkte dazu", "in einer gegnerischen Auslage an."),
        ("es", "5\N{NO-BREAK SPACE}puntos más", "que haya en la cuadrícula de un rival."),
        ("fr", "5\N{NO-BREAK SPACE}points de plus", "de la grille d’un adversaire."),
        ("pt", "mais 5\N{NO-BREAK SPACE}pontos", "para baixo na grade de um oponente."),
    ):
        path = tmp_path / "generated" / "rulebooks" / language / "cambio+my_house.md"
        book = path.read_text(encoding="utf-8")
        assert points in book
        assert any(line.startswith("| A |") and looks in line for line in book.splitlines())


def test_the_referee_says_what_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    command, _, answer = blocks("console")[0].partition("\n")
    assert main(shlex.split(command)[2:]) == 0
    assert capsys.readouterr().out == answer


def test_the_difference_is_real(capsys: pytest.CaptureFixture[str]) -> None:
    command, _, answer = blocks("console")[1].partition("\n")
    assert main([*shlex.split(command)[2:], "--timeout", "300"]) == 1
    assert capsys.readouterr().out == answer


def test_the_referee_can_be_asked_from_python() -> None:
    (call,) = re.findall(r"`cambio_spec\.score\((.*?)\)`", README)
    arguments = ast.parse(f"score({call})", mode="eval").body
    assert isinstance(arguments, ast.Call)
    told = [ast.literal_eval(one) for one in arguments.args]
    named = {str(one.arg): ast.literal_eval(one.value) for one in arguments.keywords}
    scored = score(*told, **named)
    assert {one.player: one.score for one in scored.players} == {"Ana": 0, "Ben": 7}


def test_a_game_of_ones_own_begins_like_this(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    start, printing = re.findall(r"^    cambio-spec (.* my_game)$", README, flags=re.MULTILINE)
    assert main(start.split()) == 0
    assert main([*printing.split(), "--format", "md"]) == 0
    capsys.readouterr()
    assert main(["check", "my_game"]) == 0
    assert capsys.readouterr().out == blocks("text")[3]
    (variant,) = re.findall(r"^`cambio-spec (new variant .*?)`", README, flags=re.MULTILINE)
    assert main(variant.split()) == 0
    assert main(["check", "my_house"]) == 0


def test_both_spellings_of_the_variant_say_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_house.cambio").write_text(blocks("cambio")[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["convert", "my_house.cambio", "my_house.yaml"]) == 0
    assert (tmp_path / "my_house.yaml").read_text(encoding="utf-8") == blocks("yaml")[0]


def test_the_engine_plays_a_match() -> None:
    (program,) = blocks("python")
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "match_winner.last" in ran.stdout


def test_every_file_that_it_names_is_there() -> None:
    named = set(re.findall(r"`((?:spec|generated|cambio_spec|tests)/[\w./]*)`", README))
    assert len(named) > 6
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []
    shown = [re.findall(r'<img src="([^"]+)"', README)[0], *re.findall(r"\]\(([^)]+)\)", README)]
    assert [name for name in shown if not (ROOT / name).is_file()] == []
