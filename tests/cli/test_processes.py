"""What can only be seen from outside: pipes, encodings, settings of the process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.cli.calling import SMALL, process


def test_a_reader_that_has_seen_enough(tmp_path: Path) -> None:
    (tmp_path / "b.cambio").write_text(SMALL + '\nparam idle = 3 because "a test"\n', "utf-8")
    reading, writing = os.pipe()
    os.close(reading)
    try:
        for form in ("human", "json"):
            done = process("check", "--format", form, "b.cambio", cwd=tmp_path, stdout=writing)
            assert (done.returncode, done.stderr) == (1, b"")
        done = process("explain", "CAM410", cwd=tmp_path, stdout=writing)
        assert (done.returncode, done.stderr) == (0, b"")
    finally:
        os.close(writing)


def test_a_terminal_of_another_alphabet(tmp_path: Path) -> None:
    (tmp_path / "small.cambio").write_text(SMALL, "utf-8")
    done = process("check", "small.cambio", cwd=tmp_path, env={"PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\n? small, 2 to 4 players: nothing found" in done.stdout


def test_a_home_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "small.cambio").write_text(SMALL, "utf-8")
    home = tmp_path / "no-folder"
    home.write_text("", "utf-8")
    settings = {"HOME": str(home), "XDG_CACHE_HOME": str(home / "cache")}
    done = process("check", "small.cambio", cwd=tmp_path, env=settings)
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_same_bytes_in_every_process(tmp_path: Path) -> None:
    """Also with another seed for hashes and in another time zone."""
    made = []
    for number, settings in enumerate(
        [
            {"PYTHONHASHSEED": "1", "TZ": "UTC"},
            {"PYTHONHASHSEED": "2", "TZ": "Asia/Kolkata", "SOURCE_DATE_EPOCH": "1"},
        ]
    ):
        out = tmp_path / str(number)
        done = process(
            "build", "cambio", "--lang", "de", "--out", str(out), cwd=tmp_path, env=settings
        )
        assert (done.returncode, done.stderr) == (0, b"")
        made.append({p.relative_to(out): p.read_bytes() for p in out.rglob("*") if p.is_file()})
    assert made[0].keys() == made[1].keys() and len(made[0]) >= 4
    assert [str(p) for p, content in made[0].items() if made[1][p] != content] == []


def test_an_interruption_is_no_finding(tmp_path: Path) -> None:
    (tmp_path / "small.cambio").write_text(SMALL, "utf-8")
    code = (
        "import sys\n"
        "from cambio_spec import pipeline\n"
        "from cambio_spec.__main__ import main\n"
        "def interrupt(*_, **__): raise KeyboardInterrupt\n"
        "pipeline.check_all = interrupt\n"
        "sys.exit(main(['check', 'small.cambio']))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (130, b"")
