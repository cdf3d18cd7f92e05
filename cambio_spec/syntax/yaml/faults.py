"""What is wrong where PyYAML gave up, said for people who don't know YAML by heart."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

import yaml

from cambio_spec.diagnostics.codes import NOT_YAML, TOO_DEEP, YAML_FEATURE
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message
from cambio_spec.source.files import SourceFile, Span
from cambio_spec.syntax.parse import DEEPEST

_HEX = "[0-9A-Fa-f]"
_NUMBERED = re.compile(rf"\\(?:x{_HEX}{{2}}|u{_HEX}{{4}}|U{_HEX}{{8}})")


def broken(file: SourceFile, error: yaml.MarkedYAMLError) -> Diagnostic:
    """The diagnostic for an error of PyYAML's scanner or parser, of either of its kinds."""
    return _Break(file, error).diagnostic()


@dataclass(frozen=True)
class _Break:
    file: SourceFile
    error: Any

    def diagnostic(self) -> Diagnostic:
        problem, context = self.error.problem or "", self.error.context or ""
        at = self._index(self.error.problem_mark)
        opened = self._index(self.error.context_mark)
        if "nesting depth" in problem:
            return TOO_DEEP.at(self._sign(at), limit=DEEPEST)
        if self._has_tab(at):
            return self._said("yaml-tab", self._indent(at))
        if "mapping values" in problem:
            return self._colon(at)
        if "directive" in context or "<document start>" in problem:
            return YAML_FEATURE.at(self._line(at), feature="documents")
        if "end of stream" in problem:
            return self._said("yaml-unclosed-text", Span(self.file, opened, opened + 1))
        if "flow" in context:
            place = Label(Span(self.file, opened, opened + 1))
            there = Label(self._sign(at), Message("yaml-unclosed-list-there"))
            return replace(NOT_YAML.at(place, there), message=Message("yaml-unclosed-list"))
        if "expected ':'" in problem:
            return self._said("yaml-missing-colon", self._line(opened))
        if "block scalar" in context:
            return self._found("yaml-start", Span(self.file, opened, opened + 1))
        if "start any token" in problem:
            return self._found("yaml-start", self._sign(at))
        if "escape" in problem or "hexdec" in problem:
            return self._escape(self.file.text.rfind("\\", 0, at + 1))
        if not self._before(at).strip():
            return self._said("yaml-indent", self._line(at))
        return self._found("not-yaml", self._sign(at))

    def _colon(self, at: int) -> Diagnostic:
        """A colon too many on its line; or none in the line before it, or one indented wrongly."""
        if ": " in self._before(at):
            return self._said("yaml-colon", Span(self.file, at, at + 1))
        number = self.file.position(at)[0]
        above = next(n for n in range(number - 1, 0, -1) if self._code(n))
        if ":" in self._code(above):
            return self._said("yaml-indent", self._line(at))
        return self._said("yaml-missing-colon", self._line(self.file.offset(above)))

    def _escape(self, at: int) -> Diagnostic:
        """A backslash before what means nothing there, or before the number of no character."""
        number = _NUMBERED.match(self.file.text, at)
        if number is None:
            return self._found("yaml-escape", Span(self.file, at, at + 2))
        place = Span(self.file, at, number.end())
        found = f"U+{int(number[0][2:], 16):04X}"
        return replace(NOT_YAML.at(place), message=Message("yaml-code-point", {"found": found}))

    def _index(self, mark: Any) -> int:
        """Where a mark is; at the end, the last thing that was read."""
        text = self.file.text
        index = len(text) if mark is None else int(mark.index)
        return index if index < len(text) else max(len(text.rstrip()) - 1, 0)

    def _before(self, at: int) -> str:
        return self.file.text[self.file.text.rfind("\n", 0, at) + 1 : at]

    def _has_tab(self, at: int) -> bool:
        line = self.file.line(self.file.position(at)[0])
        blank = line[: len(line) - len(line.lstrip(" \t-"))]
        return "\t" in blank or self.file.text[at : at + 1] == "\t"

    def _indent(self, at: int) -> Span:
        start = at - len(self._before(at))
        tab = self.file.text.find("\t", start)
        return Span(self.file, tab, tab + 1)

    def _code(self, number: int) -> str:
        line = self.file.line(number).strip()
        return "" if line.startswith("#") else line

    def _line(self, at: int) -> Span:
        """The line there, without what is blank at its ends."""
        number = self.file.position(at)[0]
        line = self.file.line(number)
        start = self.file.offset(number)
        return Span(self.file, start + len(line) - len(line.lstrip()), start + len(line.rstrip()))

    def _sign(self, at: int) -> Span:
        return Span(self.file, at, min(at + 1, len(self.file.text)))

    def _said(self, message: str, *places: Span) -> Diagnostic:
        return replace(NOT_YAML.at(*places), message=Message(message))

    def _found(self, message: str, place: Span) -> Diagnostic:
        return replace(NOT_YAML.at(place), message=Message(message, {"found": place.text}))
