"""`build` writes everything or nothing, and `build --check` sees whatever isn't as built."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.pipeline import asking, cookbook
from cambio_spec.pipeline.reference import reference
from cambio_spec.pipeline.starting import new_game, write_start
from cambio_spec.source.output import Unwritable, replace_all
from tests.cli.calling import SMALL, Answer, Caller

ENGINE = ("--format", "engine", "--out", "out")


def files(folder: Path) -> dict[str, bytes]:
    return {
        str(p.relative_to(folder)): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()
    }


def build(call: Caller, *names: str, more: tuple[str, ...] = ()) -> Answer:
    return call("build", *names, *ENGINE, *more)


def test_what_is_written_is_said(call: Caller) -> None:
    call.write("small.cambio")
    answer = build(call, "small.cambio")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.splitlines() == ["out/engine/small.py"]
    assert list(files(call.folder / "out")) == ["engine/small.py"]


def test_a_failure_in_the_middle_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = {tmp_path / name: name.encode() for name in ("a", "b", "c")}
    replace_all(old)
    (tmp_path / "b").chmod(0o600)
    real, count = os.replace, 0

    def failing(source: str, target: str) -> None:
        nonlocal count
        count += 1
        if count == 3:
            raise OSError(28, "no space left")
        real(source, target)

    monkeypatch.setattr(os, "replace", failing)
    new = {tmp_path / name: b"new" for name in ("a", "b", "new", "c")}
    with pytest.raises(Unwritable) as caught:
        replace_all(new)
    assert caught.value.path == tmp_path / "new"
    assert files(tmp_path) == {"a": b"a", "b": b"b", "c": b"c"}
    assert (tmp_path / "b").stat().st_mode & 0o777 == 0o600


def test_an_interruption_in_the_middle_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace_all({tmp_path / "a": b"a"})
    real, count = os.replace, 0

    def interrupted(source: str, target: str) -> None:
        nonlocal count
        count += 1
        if count == 2:
            raise KeyboardInterrupt
        real(source, target)

    monkeypatch.setattr(os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        replace_all({tmp_path / "a": b"new", tmp_path / "b": b"new"})
    assert files(tmp_path) == {"a": b"a"}


def test_a_folder_in_the_way_changes_nothing(call: Caller) -> None:
    call.write("small.cambio")
    call.write("big.cambio", SMALL.replace("game small", "game big"))
    (call.folder / "out/engine/small.py").mkdir(parents=True)
    answer = build(call, "big.cambio", "small.cambio")
    assert (answer.status, answer.out) == (2, "")
    assert "`out/engine/small.py` can’t be written" in answer.err
    assert files(call.folder / "out") == {}


@pytest.mark.parametrize("out", ["small.cambio", "small.cambio/x", "/proc/nowhere"])
def test_an_output_folder_that_is_none(call: Caller, out: str) -> None:
    call.write("small.cambio")
    answer = call("build", "small.cambio", "--format", "engine", "--out", out)
    assert answer.status == 2
    assert "CAM009" in answer.err
    assert files(call.folder) == {"small.cambio": SMALL.encode()}


def test_open_findings_are_not_printed(call: Caller) -> None:
    call.write("a.cambio", SMALL.replace("game small", "game a"))
    call.write("b.cambio", SMALL.replace("game small", "game b") + "\ndefine other: 3\n")
    answer = build(call, "a.cambio", "b.cambio")
    assert (answer.status, answer.out) == (1, "")
    assert "CAM200" in answer.err and "Nothing was written." in answer.err
    assert not (call.folder / "out").exists()
    assert build(call, "b.cambio", more=("--check",)).status == 1

    assert build(call, "a.cambio", "b.cambio", more=("--draft",)).status == 0
    assert list(files(call.folder / "out")) == ["engine/a.py", "engine/b.py"]


def test_a_draft_says_so(call: Caller) -> None:
    call.write("b.cambio", SMALL + "\ndefine other: 3\n")
    for draft in (("b.cambio", "--draft"), ("cambio", "--draft")):
        assert call("build", *draft, "--format", "md", "--lang", "en", "--out", "out").status == 0
    printed = files(call.folder / "out")
    assert b"draft" in printed["rulebooks/en/small.md"].lower()
    assert b"draft" not in printed["rulebooks/en/cambio.md"].lower()


def test_what_cannot_be_loaded_is_not_printed(call: Caller) -> None:
    call.write("small.cambio")
    answer = build(call, "small.cambio", "none.cambio")
    assert (answer.status, answer.out) == (2, "")
    assert not (call.folder / "out").exists()


def in_its_place(file: Path) -> None:
    """A folder where the file should be: it can't be read, whoever asks."""
    file.unlink()
    file.mkdir()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda out: (out / "engine/small.py").write_text("changed"), "is out of date."),
        (lambda out: (out / "engine/small.py").unlink(), "is missing."),
        (lambda out: in_its_place(out / "engine/small.py"), "is missing."),
    ],
)
def test_what_is_stale(call: Caller, change: object, said: str) -> None:
    call.write("small.cambio")
    build(call, "small.cambio")
    assert build(call, "small.cambio", more=("--check",)).status == 0
    assert callable(change)
    change(call.folder / "out")
    answer = build(call, "small.cambio", more=("--check",))
    assert (answer.status, answer.out) == (1, "")
    assert "CAM111" in answer.err and f"`out/engine/small.py` {said}" in answer.err


def test_what_is_left_over(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a build of everything knows what it doesn't make."""
    call.write("shipped/small.cambio", SMALL + "\ndefine other: 3\n")
    monkeypatch.setattr(cookbook, "recipes", lambda with_: ())  # they have tests of their own
    monkeypatch.setattr(asking, "shipped", lambda: call.folder / "shipped")
    whole = ("build", "--draft", "--out", "out")
    assert call(*whole).status == 0
    assert call(*whole, "--check").status == 0
    for name in ("engine/old.py", "rulebooks/fr/old.md", "engine/__pycache__/x.pyc", "mine.txt"):
        call.write(f"out/{name}", "left over")
    answer = call(*whole, "--check")
    assert answer.status == 1
    assert [line for line in answer.err.splitlines() if "left over:" in line] == [
        "  `out/engine/old.py` is left over: no rule set makes it any more.",
        "  `out/rulebooks/fr/old.md` is left over: no rule set makes it any more.",
    ]
    assert call(*whole, "--check", "shipped/small.cambio").status == 0


def test_the_reference_belongs_to_a_build_of_everything(
    call: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    call.write("shipped/small.cambio", SMALL + "\ndefine other: 3\n")
    monkeypatch.setattr(cookbook, "recipes", lambda with_: ())  # they have tests of their own
    monkeypatch.setattr(asking, "shipped", lambda: call.folder / "shipped")
    build_of = ("build", "--draft", "--lang", "en", "--format")
    assert call(*build_of, "md", "--out", "all").status == 0
    pages = [f"reference/en/{page}.md" for page in ("cookbook", "findings", "language", "races")]
    assert [name for name in files(call.folder / "all") if "small" not in name] == pages
    assert call(*build_of, "md", "--out", "all", "--check").status == 0
    (call.folder / "all" / pages[1]).write_text("changed")
    answer = call(*build_of, "md", "--out", "all", "--check")
    assert "`all/reference/en/findings.md` is out of date." in answer.err

    assert call(*build_of, "md", "--out", "one", "shipped/small.cambio").status == 0
    assert call(*build_of, "engine", "--out", "two").status == 0
    others = [*files(call.folder / "one"), *files(call.folder / "two")]
    assert others and not any("reference" in name for name in others)


def test_a_language_whose_reference_lacks_a_sentence(
    call: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cookbook, "recipes", lambda with_: ())  # they have tests of their own
    monkeypatch.setattr(Catalog, "shipped", lambda language: Catalog.load(language, []))
    with pytest.raises(Rejected) as caught:
        reference(["en"])
    assert [found.code for found in caught.value.diagnostics] == ["CAM100"]


def test_rule_sets_of_one_name(call: Caller) -> None:
    call.write("one/small.cambio")
    call.write("two/small.cambio", SMALL.replace("2 to 4", "2 to 3"))
    answer = build(call, "one", "two")
    assert (answer.status, answer.out) == (2, "")
    assert "There are two games called `small`." in answer.err
    assert build(call, "one", "one/small.cambio", "./one/small.cambio").status == 0


def test_configurations_with_one_file_name(call: Caller) -> None:
    variant = '\nvariant b_c of NAME:\n  add param idle = 3 because "a test"\n'
    call.write("a.cambio", SMALL.replace("game small", "game a") + variant.replace("NAME", "a"))
    other = variant.replace("NAME", "a_b").replace("b_c", "c")
    call.write("a_b.cambio", SMALL.replace("game small", "game a_b") + other)
    answer = build(call, "a.cambio+b_c", "a_b.cambio+c", more=("--draft",))
    assert (answer.status, answer.out) == (2, "")
    assert "`a_b_c`" in answer.err


def test_a_game_named_like_a_word_of_python(call: Caller) -> None:
    call.write("x.cambio", SMALL.replace("game small", "game class"))
    assert build(call, "x.cambio").out == "out/engine/class_.py\n"
    compile((call.folder / "out/engine/class_.py").read_text("utf-8"), "class_.py", "exec")


def test_a_country_is_printed_in_its_language_once(call: Caller) -> None:
    asked = ("--lang", "pt-BR", "--lang", "pt", "--lang", "de_AT")
    assert call("build", "cambio", *asked, "--format", "md", "--out", "out").status == 0
    assert sorted(files(call.folder / "out")) == [
        "rulebooks/de/cambio.md",
        "rulebooks/pt/cambio.md",
    ]


def test_faults_of_sentences_in_other_languages_do_not_matter(call: Caller) -> None:
    write_start(new_game("solo"), call.folder)
    path = call.folder / "locales/fr/solo.ftl"
    path.write_text(path.read_text("utf-8").replace("turn =", "turned ="), "utf-8")
    asked = ("build", "solo", "--format", "md", "--out", "out")
    answer = call(*asked)
    assert answer.status == 1 and "`fr`" in answer.err
    assert call(*asked, "--lang", "fr").status == 1
    assert call(*asked, "--lang", "en", "--lang", "de").status == 0
