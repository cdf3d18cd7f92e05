"""Literate cases: one Markdown file that holds its sources, its commands and their exact output.

    # A title

    A sentence that says what must hold.

    ```cambio file=name.cambio          any language: the block becomes that file
    ```

    ```input file=deep.cambio           the same, with ⟨( × 10000⟩ for repeated text and
    ```                                 ⟨bytes FF FE⟩ for bytes that aren't text

    ```input file=shut.cambio unreadable
    ```

    ```input folder=rules               an empty folder
    ```

    ```console
    $ cambio-spec check name.cambio
    what it prints on both streams
    [exit 2]
    ```

Blocks take effect in the order of the file. `$ cat FILE` shows what a command wrote.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath

_FENCE = re.compile(r"(?P<ticks>`{3,})(?P<info>[^`]*)")
_INSERTION = re.compile(
    r"⟨(?:bytes (?P<bytes>[0-9A-F]{2}(?: [0-9A-F]{2})*)|(?P<text>.+?) × (?P<times>\d+))⟩"
)
_EXIT = re.compile(r"\[exit \d+\]")


class Malformed(Exception):
    """A Markdown file that is no case. The message says why and where."""


@dataclass(frozen=True, slots=True)
class Source:
    """A file, or where `content` is None a folder, that the commands find. `path` is relative."""

    path: str
    content: bytes | None
    readable: bool = True


@dataclass(frozen=True, slots=True)
class Console:
    """Commands, without their `$`, and the whole block as it is expected to read.
    `first` and `last` are the numbers, from 0, of the fences' lines."""

    commands: tuple[str, ...]
    expected: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Case:
    title: str
    lines: tuple[str, ...]
    blocks: tuple[Source | Console, ...]

    @property
    def consoles(self) -> tuple[Console, ...]:
        return tuple(block for block in self.blocks if isinstance(block, Console))


def parse(text: str) -> Case:
    """The case that a Markdown text describes. Raises `Malformed`."""
    lines = text.split("\n")
    if not lines[0].startswith("# "):
        raise Malformed("line 1: a case begins with `# ` and a title")
    blocks: list[Source | Console] = []
    prose = False
    at = 1
    while at < len(lines):
        fence = _FENCE.fullmatch(lines[at])
        if fence is None:
            prose = prose or bool(lines[at].strip())
            at += 1
            continue
        end = _closing(lines, at, fence["ticks"])
        body = "".join(line + "\n" for line in lines[at + 1 : end])
        block = _block(fence["info"].strip(), body, at, end)
        if block is not None:
            blocks.append(block)
        at = end + 1
    if not prose:
        raise Malformed("a case says in a sentence what must hold")
    if not any(isinstance(block, Console) for block in blocks):
        raise Malformed("a case has a `console` block with a command")
    return Case(lines[0][2:].strip(), tuple(lines), tuple(blocks))


def _closing(lines: list[str], opening: int, ticks: str) -> int:
    for at in range(opening + 1, len(lines)):
        line = lines[at].rstrip()
        if len(line) >= len(ticks) and set(line) == {"`"}:
            return at
    raise Malformed(f"line {opening + 1}: the block is not closed")


def _block(info: str, body: str, first: int, last: int) -> Source | Console | None:
    """What a fenced block stands for; None if it is only there to be read."""
    where = f"line {first + 1}"
    words = shlex.split(info)
    language = words[0] if words else ""
    if language == "console":
        return Console(_commands(body, where), body, first, last)
    attributes = _attributes(words[1:], where)
    if not attributes:
        return None
    path = attributes.get("folder") or attributes.get("file")
    if not path or PurePosixPath(path).is_absolute() or ".." in PurePosixPath(path).parts:
        raise Malformed(f"{where}: a source names a relative `file=` or `folder=`")
    if "folder" in attributes:
        return Source(path, None)
    content = _expand(body) if language == "input" else body.encode()
    return Source(path, content, "unreadable" not in attributes)


def _attributes(words: list[str], where: str) -> Mapping[str, str]:
    attributes = dict(word.partition("=")[::2] for word in words)
    unknown = attributes.keys() - {"file", "folder", "unreadable"}
    if unknown:
        raise Malformed(f"{where}: unknown attribute `{min(unknown)}`")
    return attributes


def _commands(body: str, where: str) -> tuple[str, ...]:
    """A line with `$` begins a command only at the start and after a command that has no output
    or has ended: output may hold such lines too."""
    commands: list[str] = []
    may_begin = True
    for line in body.split("\n"):
        if may_begin and line.startswith("$ "):
            commands.append(line[2:])
        else:
            may_begin = _EXIT.fullmatch(line) is not None
    if not commands or not body.startswith("$ "):
        raise Malformed(f"{where}: a console block begins with `$ ` and a command")
    return tuple(commands)


def _expand(body: str) -> bytes:
    """The bytes of an `input` block, its insertions carried out."""
    content = b""
    at = 0
    for match in _INSERTION.finditer(body):
        content += body[at : match.start()].encode()
        if match["bytes"]:
            content += bytes.fromhex(match["bytes"])
        else:
            content += match["text"].encode() * int(match["times"])
        at = match.end()
    return content + body[at:].encode()
