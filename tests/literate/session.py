"""Running a literate case: its files in a folder of its own, its commands through `main`."""

from __future__ import annotations

import contextlib
import io
import os
import shlex
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

from cambio_spec.source.shipped import shipped
from tests.literate.case import Case, Console, Malformed, Source

Main = Callable[[list[str]], int]

# A file that opens and then can't be read, for users whom permissions don't stop.
_UNREADABLE_TO_ALL = Path("/proc/self/mem")


@dataclass(frozen=True, slots=True)
class Ran:
    """What one command did. `seconds` are of processor time. In the `output`, `/…/spec` stands for
    the folder of the shipped rule sets, wherever that is here."""

    command: str
    output: str
    exit: int
    seconds: float

    @property
    def transcript(self) -> str:
        ended = not self.output or self.output.endswith("\n")
        output = self.output if ended else self.output + "\n[no line end]\n"
        return f"$ {self.command}\n{output}[exit {self.exit}]\n"


def run(case: Case, main: Main) -> tuple[tuple[Ran, ...], ...]:
    """Carries out the case's blocks in order; for each console block what its commands did."""
    results = []
    with _own_place():
        for block in case.blocks:
            match block:
                case Source():
                    _write(block)
                case Console():
                    results.append(tuple(_command(line, main) for line in block.commands))
    return tuple(results)


def transcripts(results: tuple[tuple[Ran, ...], ...]) -> tuple[str, ...]:
    """For each console block how it should read."""
    return tuple("".join(ran.transcript for ran in block) for block in results)


def accepted(case: Case, actual: tuple[str, ...]) -> str:
    """The case's Markdown with its console blocks' contents replaced."""
    lines = list(case.lines)
    for console, text in reversed(list(zip(case.consoles, actual, strict=True))):
        body = text.removesuffix("\n").split("\n")
        runs = [len(line) - len(line.lstrip("`")) for line in body]
        fence = "`" * max(3, max(runs) + 1)
        lines[console.first : console.last + 1] = [f"{fence}console", *body, fence]
    return "\n".join(lines)


@contextlib.contextmanager
def _own_place() -> Iterator[None]:
    """An empty current folder, a home of its own, and an environment in which output is the
    same on every machine: 80 columns, no colour, no language of the user's."""
    with tempfile.TemporaryDirectory() as folder:
        home, here = Path(folder, "home"), Path(folder, "here")
        home.mkdir()
        here.mkdir()
        environment = {
            "PATH": os.environ.get("PATH", ""),
            "HOME": str(home),
            "COLUMNS": "80",
            "NO_COLOR": "1",
            "TERM": "dumb",
            "LC_ALL": "C.UTF-8",
        }
        with mock.patch.dict(os.environ, environment, clear=True), contextlib.chdir(here):
            yield


def _write(source: Source) -> None:
    path = Path(source.path)
    path.parent.mkdir(parents=True, exist_ok=True)
    if source.content is None:
        path.mkdir(exist_ok=True)
        return
    path.write_bytes(source.content)
    if not source.readable:
        path.chmod(0)
        if os.access(path, os.R_OK):
            path.unlink()
            path.symlink_to(_UNREADABLE_TO_ALL)


def _command(line: str, main: Main) -> Ran:
    program, *arguments = shlex.split(line)
    stream = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\n", write_through=True)
    began = time.process_time()
    with (
        contextlib.redirect_stdout(stream),
        contextlib.redirect_stderr(stream),
        mock.patch("sys.stdin", io.StringIO()),
    ):
        match program:
            case "cambio-spec":
                status = main(arguments)
            case "cat":
                status = 0
                for name in arguments:
                    stream.write(Path(name).read_text(encoding="utf-8"))
            case _:
                raise Malformed(f"`{program}` is none of `cambio-spec`, `cat`")
    seconds = time.process_time() - began
    raw = stream.detach()
    assert isinstance(raw, io.BytesIO)
    output = raw.getvalue().decode().replace(str(shipped()), "/…/spec")
    return Ran(line, output, status, seconds)
