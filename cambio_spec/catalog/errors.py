"""What can be wrong with a catalog: always with the file and the line."""

from __future__ import annotations

from typing import Literal

Problem = Literal[
    "unreadable",
    "junk",
    "duplicate",
    "missing-message",
    "unknown-variable",
    "unused-argument",
    "unknown-reference",
    "unknown-function",
    "wrong-argument",
    "cyclic",
    "extra-message",
    "variables-differ",
    "functions-differ",
    "attributes-differ",
    "shadowed-variant",
    "zero-is-one",
]


class CatalogError(Exception):
    """`message` is the id of the sentence at fault, empty where there is none; `subject` what
    in it is wrong: a variable, a reference, a function. `line` counts from 1, 0 is the file."""

    def __init__(
        self, problem: Problem, path: str, line: int, message: str, subject: str = ""
    ) -> None:
        super().__init__(problem, path, line, message, subject)
        self.problem, self.path, self.line = problem, path, line
        self.message, self.subject = message, subject

    def __str__(self) -> str:
        of = f" {self.message}" if self.message else ""
        subject = f": {self.subject}" if self.subject else ""
        return f"{self.path}:{self.line}: {self.problem}{of}{subject}"
