"""Lines of Python with their indentation, and words made safe to stand in them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from textwrap import wrap

from cambio_spec.engine.layout import STEP, broken

WIDTH = 100


def quoted(text: object) -> str:
    """`repr`, with the quotation marks that a formatter would choose."""
    shown = repr(text)
    plain = isinstance(text, str) and shown[0] == "'" and '"' not in shown
    return f'"{shown[1:-1]}"' if plain else shown


def one_line(words: str) -> str:
    """`words` without anything that could end a comment: line ends, control and layout
    characters become blanks, and runs of blanks one."""
    return " ".join("".join(c if c.isprintable() else " " for c in words).split())


def docstring_line(words: str) -> str:
    """`words` fit for the inside of a docstring: on one line, with neither quotation marks
    nor backslashes, which could end it."""
    return one_line(words).replace("\\", "/").replace('"', "'")


class Writer:
    """Collects the lines of a module. The text is `text()`."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._depth = 0

    def line(self, text: str = "") -> None:
        """One line of code, broken into several where it is too long."""
        indent = STEP * self._depth
        self._lines += [indent + part if part else "" for part in broken(text, WIDTH - len(indent))]

    def verbatim(self, text: str) -> None:
        """Lines that are laid out already."""
        self._lines += text.splitlines()

    def lines(self, *texts: str) -> None:
        for text in texts:
            self.line(text)

    def comment(self, words: str) -> None:
        """`words` as a comment, over as many lines as it needs."""
        room = WIDTH - len(STEP) * self._depth - 2
        for part in wrap(one_line(words), room, break_on_hyphens=False):
            self._words("# " + part)

    def docstring(self, words: str, *more: str) -> None:
        """A docstring: one line of `words`, then the paragraphs `more`, wrapped."""
        room = WIDTH - len(STEP) * self._depth
        first = wrap(docstring_line(words), room - 6, break_on_hyphens=False) or [""]
        if len(first) == 1 and not more:
            self._words(f'"""{first[0]}"""')
            return
        self._words(f'"""{first[0]}', *first[1:])
        for paragraph in more:
            self._words("", *wrap(docstring_line(paragraph), room, break_on_hyphens=False))
        self._words('"""')

    def _words(self, *lines: str) -> None:
        self._lines += [STEP * self._depth + line if line else "" for line in lines]

    def gap(self, lines: int) -> None:
        """At least so many empty lines before what comes next."""
        while self._lines and not all(not x for x in self._lines[-lines:]):
            self._lines.append("")

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """`head` (which ends in a colon), and what is written inside one step to the right."""
        self.line(head)
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1

    def sequence(self, head: str, items: list[str], tail: str) -> None:
        """`head item, item tail`: on one line where it fits, else filled lines inside."""
        flat = f"{head}{', '.join(items)}{',' if len(items) == 1 and tail == ')' else ''}{tail}"
        if len(STEP) * self._depth + len(flat) <= WIDTH:
            self.line(flat)
            return
        self.line(head)
        row = STEP
        for item in items:
            if len(row) > len(STEP) and self._depth * len(STEP) + len(row) + len(item) + 1 > WIDTH:
                self.line(row.rstrip())
                row = STEP
            row += f"{item}, "
        self.line(row.rstrip())
        self.line(tail)

    def text_entry(self, key: str, words: str) -> None:
        """`key: words` in a dictionary, the words over as many lines as they need."""
        entry = f"{quoted(key)}: {quoted(words)},"
        if len(STEP) * self._depth + len(entry) <= WIDTH:
            self.line(entry)
            return
        parts = wrap(words, WIDTH - len(STEP) * (self._depth + 1) - 3, break_on_hyphens=False)
        with self.block(f"{quoted(key)}: ("):
            self.lines(*(quoted(part + " ") for part in parts[:-1]), quoted(parts[-1]))
        self.line("),")

    def text(self) -> str:
        return "\n".join(self._lines).rstrip("\n") + "\n"
