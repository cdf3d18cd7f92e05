"""The exit status of every way to call the command, and what it says."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from cambio_spec import cli, pipeline
from cambio_spec.cli.app import LANGUAGE_VARIABLE
from cambio_spec.proof.outcome import Outcome, ReadingsDisagree
from tests.cli.calling import SMALL, Caller


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["frobnicate"],
        ["check", "--frobnicate"],
        ["check", "--format", "xml", "small.cambio"],
        ["check", "--timeout", "soon", "small.cambio"],
        ["check", "--timeout"],
        ["explain"],
        ["fmt"],
        ["build", "--format", "docx", "small.cambio"],
        ["build", "--lang", "xx", "small.cambio"],
        ["check", "--lang", "xx", "small.cambio"],
        ["explain", "--lang", "xx", "CAM410"],
        ["explain", "CAM999"],
    ],
    ids=" ".join,
)
def test_a_call_that_is_wrong(call: Caller, arguments: list[str]) -> None:
    call.write("small.cambio")
    answer = call(*arguments)
    assert answer.status == 2
    assert answer.err or answer.out


@pytest.mark.parametrize("arguments", [["--help"], ["check", "--help"], ["build", "--help"]])
def test_help_is_no_fault(call: Caller, arguments: list[str]) -> None:
    answer = call(*arguments)
    assert (answer.status, answer.err) == (0, "")
    assert "cambio-spec" in answer.out


@pytest.mark.parametrize("limit", ["0", "-1", "nan", "inf", "-inf", "-0.0"])
@pytest.mark.parametrize("form", ["human", "json"])
def test_a_time_limit_that_is_none(call: Caller, limit: str, form: str) -> None:
    call.write("small.cambio")
    answer = call("check", f"--timeout={limit}", "--format", form, "small.cambio")
    assert answer.status == 2
    assert "CAM061" in answer.out
    assert form == "human" or json.loads(answer.out)["findings"][0]["code"] == "CAM061"


@pytest.mark.parametrize("counts", ["9", "1", "0", "2-5", "5,3", "999", "3,3,8"])
def test_players_that_the_game_is_not_for(call: Caller, counts: str) -> None:
    call.write("small.cambio")
    answer = call("check", "--players", counts, "small.cambio")
    assert (answer.status, answer.err) == (2, "")
    assert "CAM060" in answer.out
    assert "it is for 2 to 4" in answer.out
    assert "small.cambio:3:1" in answer.out


@pytest.mark.parametrize(
    "counts", ["a", "", ",", "2,", "2-", "-2", "4-2", "2-99999999", "٣", "2 3", "2-3-4", "1e1"]
)
def test_what_is_no_number_of_players(call: Caller, counts: str) -> None:
    call.write("small.cambio")
    answer = call("check", f"--players={counts}", "small.cambio")
    assert (answer.status, answer.out) == (2, "")
    assert f"`{counts}` isn’t a number of players." in answer.err


@pytest.mark.parametrize(("counts", "looked_at"), [("3", [3]), ("4,2", [2, 4]), ("2-4", [2, 3, 4])])
def test_players_that_are_looked_at(call: Caller, counts: str, looked_at: list[int]) -> None:
    call.write("small.cambio")
    answer = call("check", "--format", "json", "--players", counts, "small.cambio")
    assert answer.status == 0
    assert json.loads(answer.out)["players"] == looked_at


@pytest.mark.parametrize("form", ["json", "sarif", "github"])
def test_programs_are_answered_in_their_form_with_the_same_exit_status(
    call: Caller, form: str
) -> None:
    call.write("small.cambio", SMALL.replace('face up because "a test"', "face up"))
    answer = call("check", "--format", form, "small.cambio", "none.cambio")
    assert (answer.status, answer.err) == (2, "")
    for code in ("CAM200", "CAM001"):
        assert code in answer.out
    match form:
        case "json":
            assert [one["ruleset"] for one in json.loads(answer.out)] == ["small", "none.cambio"]
        case "sarif":
            runs = json.loads(answer.out)["runs"]
            assert [run["invocations"][0]["exitCode"] for run in runs] == [1, 2]
        case "github":
            commands = [line for line in answer.out.splitlines() if line.startswith("::")]
            found = [line.split(" ")[0] for line in commands]
            assert found == ["::warning", "::notice", "::error"]
            assert commands[0].startswith("::warning file=small.cambio,line=8,")


def test_json_for_what_cannot_be_loaded(call: Caller) -> None:
    call.write("small.cambio")
    one = call("check", "--format", "json", "none.cambio")
    assert one.status == 2
    assert json.loads(one.out)["hash"] is None

    (call.folder / "empty").mkdir()
    both = call("check", "--format", "json", "empty", "small.cambio")
    assert both.status == 2
    refused, fine = json.loads(both.out)
    assert [finding["code"] for finding in refused["findings"]] == ["CAM006"]
    assert (refused["ruleset"], fine["ruleset"]) == ("empty", "small")
    assert fine["hash"] and [f["severity"] for f in fine["findings"]] == ["note"]


def test_the_gravest_status_counts(call: Caller) -> None:
    call.write("a.cambio")
    call.write("b.cambio", SMALL + '\nparam idle = 3 because "a test"\n')
    assert call("check", "a.cambio").status == 0
    assert call("check", "a.cambio", "b.cambio").status == 1
    assert call("check", "none.cambio", "a.cambio", "b.cambio").status == 2


def test_without_a_name_the_shipped_games_are_checked(call: Caller) -> None:
    answer = call("check", "--players", "2", "--timeout", "0.000001")
    assert answer.status == 1
    assert "? cambio: 0 faults found" in answer.out


def test_the_language_of_the_answer(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "gibt es nicht" in call("explain", "x", "--lang=de").err
    monkeypatch.setenv(LANGUAGE_VARIABLE, "de")
    assert "gibt es nicht" in call("explain", "x").err
    assert "There is no code" in call("explain", "x", "--lang", "en").err
    assert "Personenzahl" in call("check", "--players", "x").err
    assert "Não existe o código" in call("explain", "x", "--lang", "pt-BR").err
    assert "# CAM410 · Duas regras valem" in call("explain", "410", "--lang", "pt_BR").out
    monkeypatch.setenv(LANGUAGE_VARIABLE, "de_AT.UTF-8")
    assert "Personenzahl" in call("check", "--players", "x").err


def test_a_fault_of_ours(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("something with a `tick`")

    monkeypatch.setattr(pipeline, "check_all", fail)
    answer = call("check")
    assert answer.status == 3
    assert answer.err.startswith("cambio-spec: RuntimeError: something with a `tick`\n")
    assert "This is a fault in cambio-spec, not in your rules." in answer.err
    assert "Fehler in cambio-spec" in call("check", "--lang", "de").err


def test_readings_that_disagree(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    def disagree(*_: object, **__: object) -> None:
        raise ReadingsDisagree("engine", Outcome("gap", "refuted", "score"), 1, 2)

    monkeypatch.setattr(pipeline, "check_all", disagree)
    answer = call("check")
    assert answer.status == 3
    assert "engine: score: expected 1, found 2" in answer.err
    assert "Two readings of one rule gave different answers." in answer.err


@pytest.mark.parametrize("name", ["x" * 5000, "x" * 5000 + ".cambio", "a/" * 3000, "\udcff.cambio"])
def test_names_that_no_file_can_have(call: Caller, name: str) -> None:
    answer = call("check", name)
    assert answer.status == 2


def test_folders_and_files_behind_links(call: Caller) -> None:
    real = call.write("real/small.cambio")
    (call.folder / "link").symlink_to(real.parent)
    (call.folder / "broken.cambio").symlink_to(call.folder / "nowhere")
    assert call("check", "link").status == 0
    assert "link/small.cambio" in call("check", "--players", "9", "link").out
    assert call("check", "broken.cambio").status == 2
    (real.parent / "broken.cambio").symlink_to(call.folder / "nowhere")
    assert call("check", "real").status == 0


def test_a_plus_in_a_path_is_no_variant(call: Caller) -> None:
    variant = '\nvariant fewer of small:\n  remove action none because "a test"\n'
    call.write("c++/small.cambio", SMALL + variant.replace("remove action none", "add param x = 2"))
    assert call("check", "--only", "c++/small.cambio").status == 0
    assert "CAM210" in call("check", "c++/small.cambio+fewer").out
    call.write("a+b.cambio")
    assert call("check", "a+b.cambio").status == 0
    assert "There is no rule set called `a`." in call("check", "a+none").out


@pytest.mark.skipif(sys.platform != "linux", reason="needs /dev/full")
def test_an_output_that_takes_nothing(call: Caller) -> None:
    call.write("small.cambio")
    saved = os.dup(1)
    full = os.open("/dev/full", os.O_WRONLY)
    try:
        os.dup2(full, 1)
        with Path("/dev/full").open("w") as stream, pytest.MonkeyPatch.context() as patch:
            patch.setattr(sys, "stdout", stream)
            status = cli.run(["check", "--format", "json", "small.cambio"])
    finally:
        os.dup2(saved, 1)
        os.close(full)
        os.close(saved)
    assert status == 2
