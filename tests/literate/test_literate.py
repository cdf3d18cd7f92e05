"""The harness of the literate cases, tested on cases of its own and a stand-in for the tool."""

from __future__ import annotations

import sys
import types
from pathlib import Path

import pytest

from tests.literate.case import Console, Malformed, Source, parse
from tests.literate.plugin import faults
from tests.literate.session import Ran, accepted, run, transcripts

CASE = """# A title

What must hold.

```cambio file=a.cambio
game a
```

```console
$ cambio-spec check a.cambio
a.cambio: fine
[exit 0]
```
"""


def shout(arguments: list[str]) -> int:
    """Stands in for the tool: prints its arguments and the file, exits 2 for a second one."""
    print(*arguments)
    for name in arguments[1:]:
        print(Path(name).read_text(encoding="utf-8").upper(), file=sys.stderr, end="")
    return 2 if len(arguments) > 2 else 0


def case_with(*blocks: str) -> str:
    return "# A title\n\nA sentence.\n\n" + "\n".join(blocks)


def source_of(block: str) -> Source:
    case = parse(case_with(block, "```console\n$ cat a\n```\n"))
    (source,) = (found for found in case.blocks if isinstance(found, Source))
    return source


def test_a_case_has_sources_and_commands_in_order() -> None:
    case = parse(CASE)
    assert case.title == "A title"
    assert case.blocks == (
        Source("a.cambio", b"game a\n"),
        Console(
            ("cambio-spec check a.cambio",),
            "$ cambio-spec check a.cambio\na.cambio: fine\n[exit 0]\n",
            8,
            12,
        ),
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("no title\n", "begins with"),
        ("# T\n\n```console\n$ cat a\n```\n", "sentence"),
        ("# T\n\nS.\n", "`console` block"),
        (case_with("```console\n$ cat a\n"), "not closed"),
        (case_with("```console\ncat a\n```\n"), "begins with `\\$ `"),
        (case_with("```cambio file=/etc/a\n```\n"), "relative"),
        (case_with("```cambio file=../a\n```\n"), "relative"),
        (case_with("```input times=3\n```\n"), "unknown attribute `times`"),
    ],
)
def test_what_is_no_case(text: str, reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        parse(text)


def test_generated_inputs() -> None:
    block = "```input file=a\nx⟨( × 3⟩1⟨ab × 2⟩⟨bytes FF FE⟩\n```\n"
    assert source_of(block).content == b"x(((1abab\xff\xfe\n"
    assert source_of("```cambio file=a\n⟨( × 3⟩\n```\n").content == "⟨( × 3⟩\n".encode()
    assert source_of("```cambio file=a\n```\n").content == b""
    assert source_of("```input folder=b/c\n```\n") == Source("b/c", None)


def test_output_that_looks_like_a_command_is_output() -> None:
    body = "$ cambio-spec explain\nTry:\n$ cambio-spec check\n[exit 0]\n$ cat a\n[exit 0]\n"
    (console,) = parse(case_with(f"```console\n{body}```\n")).consoles
    assert console.commands == ("cambio-spec explain", "cat a")


def test_new_commands_need_no_output() -> None:
    (console,) = parse(case_with("```console\n$ cat a\n$ cat b\n```\n")).consoles
    assert console.commands == ("cat a", "cat b")


def test_both_streams_and_the_status_are_seen() -> None:
    text = case_with(
        "```cambio file=a\none\n```\n",
        "```console\n$ cambio-spec show a\n$ cambio-spec show a a\n```\n",
    )
    (transcript,) = transcripts(run(parse(text), shout))
    assert transcript == (
        "$ cambio-spec show a\nshow a\nONE\n[exit 0]\n"
        "$ cambio-spec show a a\nshow a a\nONE\nONE\n[exit 2]\n"
    )


def test_a_missing_line_end_is_seen() -> None:
    def mutter(arguments: list[str]) -> int:
        print("half a line", end="")
        return 0

    text = case_with("```console\n$ cambio-spec\n```\n")
    assert transcripts(run(parse(text), mutter)) == (
        "$ cambio-spec\nhalf a line\n[no line end]\n[exit 0]\n",
    )


def test_a_file_can_be_unreadable_to_everybody() -> None:
    def touch(arguments: list[str]) -> int:
        with pytest.raises(OSError):
            Path("shut").read_bytes()
        return 2

    text = case_with("```input file=shut unreadable\n```\n", "```console\n$ cambio-spec\n```\n")
    assert run(parse(text), touch)[0][0].exit == 2


def test_a_case_runs_in_a_place_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")

    def look(arguments: list[str]) -> int:
        import os

        print(os.environ.get("FORCE_COLOR"), os.environ["COLUMNS"], os.listdir())
        return 0

    text = case_with("```console\n$ cambio-spec\n```\n")
    before = Path.cwd()
    assert run(parse(text), look)[0][0].output == "None 80 []\n"
    assert Path.cwd() == before


def test_only_known_programs_run() -> None:
    with pytest.raises(Malformed, match="`rm`"):
        run(parse(case_with("```console\n$ rm a\n```\n")), shout)


def test_accepting_replaces_the_output_and_nothing_else() -> None:
    case = parse(CASE)
    actual = transcripts(run(case, shout))
    text = accepted(case, actual)
    assert text == CASE.replace("a.cambio: fine\n", "check a.cambio\nGAME A\n")
    again = parse(text)
    assert transcripts(run(again, shout)) == tuple(c.expected for c in again.consoles)


def test_accepted_output_may_hold_fences() -> None:
    case = parse(case_with("```console\n$ cambio-spec\n```\n", "After.\n"))
    body = "$ cambio-spec\n```\ncode\n````\n[exit 0]\n"
    text = accepted(case, (body,))
    assert parse(text).consoles[0].expected == body
    assert text.endswith("\nAfter.\n")


@pytest.mark.parametrize(
    ("kind", "ran", "fault"),
    [
        ("good", Ran("c", "", 0, 9.0), None),
        ("good", Ran("c", "", 1, 0.0), "a good case is refused"),
        ("bad", Ran("c", "", 2, 1.9), None),
        ("bad", Ran("c", "", 0, 0.0), "a bad case passes"),
        ("bad", Ran("c", "", 3, 0.0), "our own bug"),
        ("bad", Ran("c", "Traceback (most recent call last):", 2, 0.0), "our own bug"),
        ("bad", Ran("c", "", 2, 99.0), "took 99.0 s"),
    ],
)
def test_what_no_accepted_output_excuses(kind: str, ran: Ran, fault: str | None) -> None:
    found = list(faults(kind, [ran]))
    assert len(found) == (fault is not None)
    assert fault is None or fault in found[0]


@pytest.fixture
def inner(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A pytest run of its own over literate cases, with the stand-in as the tool."""
    stand_in = types.ModuleType("cambio_spec.__main__")
    vars(stand_in)["main"] = shout
    monkeypatch.setitem(sys.modules, "cambio_spec.__main__", stand_in)
    pytester.makeconftest(
        "from tests.literate.plugin import pytest_addoption, pytest_collect_file\n"
    )
    (pytester.path / "good").mkdir()
    return pytester


def test_pytest_shows_the_difference_and_accept_mends_it(inner: pytest.Pytester) -> None:
    path = inner.path / "good" / "a.md"
    path.write_text(CASE, encoding="utf-8")
    failed = inner.runpytest_inprocess("good/a.md")
    failed.assert_outcomes(failed=1)
    failed.stdout.fnmatch_lines(["*-a.cambio: fine", "*+check a.cambio", "*+GAME A"])
    assert path.read_text(encoding="utf-8") == CASE

    inner.runpytest_inprocess("--accept").assert_outcomes(passed=1)
    inner.runpytest_inprocess().assert_outcomes(passed=1)


def test_accept_does_not_excuse_a_refusal(inner: pytest.Pytester) -> None:
    path = inner.path / "good" / "a.md"
    text = CASE.replace("check a.cambio", "check a.cambio a.cambio")
    path.write_text(text, encoding="utf-8")
    inner.runpytest_inprocess("--accept").assert_outcomes(failed=1)
    assert path.read_text(encoding="utf-8") == text
