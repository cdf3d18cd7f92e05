"""What is wrong where the parser stopped, and what would mend it."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import cached_property

from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken
from lark.lexer import TerminalDef
from lark.parsers.lalr_interactive_parser import InteractiveParser

from cambio_spec.diagnostics.codes import (
    RESERVED_WORD,
    UNCLOSED_TEXT,
    UNEXPECTED_WORD,
    UNFINISHED_FILE,
    UNKNOWN_CHARACTER,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message
from cambio_spec.diagnostics.nearest import nearest
from cambio_spec.nodes.scope import RESERVED
from cambio_spec.source.files import SourceFile, Span
from cambio_spec.syntax.expected import VALUES, expected_words, spellings
from cambio_spec.syntax.mending import Mend, Stop

LONGEST_WORD = 40

_TEXT = re.compile(r'"[^"\n]*"')
_COMMENT_OR_TEXT = re.compile(r'#[^\n]*|"[^"\n]*"')
_WORD = re.compile(r"[A-Za-z0-9_]+")
_NAMED = re.compile(
    r"(?<!\bgame )\b(?:fact|param|zone|table|define|phase|choose)\s+"
    rf"({'|'.join(sorted(RESERVED))})(?![a-z0-9_])"
)
_CONDITION = re.compile(r"\b(when|if)$")
_COUNTS = re.compile(r"\bwhere\b[^:;]*$")
# What people write elsewhere, and how it is written here.
_SIGNS = {
    "\N{MINUS SIGN}": "-",
    "\N{EN DASH}": "-",
    "\N{MULTIPLICATION SIGN}": "*",
    "\N{MIDDLE DOT}": "*",
    "\N{LESS-THAN OR EQUAL TO}": "<=",
    "\N{NOT EQUAL TO}": "!=",
    "\N{GREATER-THAN OR EQUAL TO}": ">=",
    "&": "and",
    "|": "or",
}
_SUMS = {"minus": "-", "plus": "+", "times": "*"}
# A value, to which more may be added.
_SUMMED = re.compile(r"[a-z0-9_)]$")
# A definition that is one value, as far as it goes.
_PLAIN = re.compile(r"\bdefine\s+[^:\"]*:(?!\s*rule\b)[^:\"]*$")
# A deck, as far as it goes, and the words with which people make it depend on something.
_DECK = re.compile(
    r"\bdeck\b(?![^\"]*\b(?:players|zone|param|fact|option)\b)[^:\"]*(?:\"[^\"]*\")?[^:\"]*$"
)
_DEPENDS = frozenset({"when", "if", "for", "to", "or", "players", "player"})
_SO_MANY_PLAY = re.compile(r"with\s+[0-9a-z ]*players?\b")
_DIVIDED = "/\N{DIVISION SIGN}"
# What may follow once the effects of an item are over.
_AFTER_EFFECTS = frozenset(
    {"$END", "BECAUSE", "LSQB", "RPAR", "ELSE", "STEP", "PART", "ACTION", "POWER"}
)


def fault(
    file: SourceFile, error: UnexpectedInput, terminals: Collection[TerminalDef]
) -> Diagnostic:
    """The diagnostic for the place where the parser gave up."""
    if isinstance(error, UnexpectedToken):
        kind, start, end = error.token.type, error.token.start_pos or 0, error.token.end_pos
        if kind == "$END":
            start = end = len(file.text)
        elif kind == "SIGNED_INT" and file.text[start] == "-":
            end = start + 1
        return _Fault(Span(file, start, end or start + 1), kind, error, terminals).diagnostic()
    assert isinstance(error, UnexpectedCharacters)
    start = error.pos_in_stream or 0
    if file.text[start] == '"':
        return UNCLOSED_TEXT.at(Span(file, start, start + 1))
    word = _WORD.match(file.text, start)
    if word is None:
        found = file.text[start]
        return UNKNOWN_CHARACTER.at(Span(file, start, start + 1), help=_meant(found), found=found)
    return _Fault(Span(file, start, word.end()), "", error, terminals).diagnostic()


@dataclass(frozen=True)
class _Fault:
    """`kind` is the terminal that was found, empty where it is none."""

    place: Span
    kind: str
    error: UnexpectedInput
    terminals: Collection[TerminalDef]

    def diagnostic(self) -> Diagnostic:
        file, start = self.place.file, self.place.start
        code = _code(file.text, start)
        reserved = _reserved(file, code)
        if reserved is not None:
            return reserved
        before = Span(file, max(len(code) - 1, 0), max(len(code), 1))
        if before.text == ";" and self._effects_are_over:
            return replace(UNEXPECTED_WORD.at(before), message=Message("stray-separator"))
        # Read as a value, for a condition may still come.
        condition = _CONDITION.search(code) if "WHEN" in self._expected else None
        if condition is not None and self.kind != "$END":
            place = Span(file, condition.start(1), condition.end(1))
            return self._unexpected(place, ("NAME", "NUMBER"), Message("help-value-first"))
        if self.place.text == "when" and _PLAIN.search(code):
            return self._unexpected(self.place, (), Message("help-when-in-define"))
        if self._deck_depends(code):
            return self._unexpected(self.place, (), Message("help-one-deck"))
        mend = self._mend
        if mend is not None and mend.way == "insert":
            return self._missing(mend.word, Span(file, before.end, before.end))
        expected = expected_words(self._expected, self.terminals)
        if self.kind == "$END":
            return UNFINISHED_FILE.at(before, expected_list=expected)
        advice = self._help(mend, code)
        return self._unexpected(self.place, () if _is_enough(advice) else expected, advice)

    def _unexpected(
        self, place: Span, expected: tuple[str, ...], help_: Message | None
    ) -> Diagnostic:
        return UNEXPECTED_WORD.at(
            place, found=_short(place.text), expected_list=expected, help=help_
        )

    def _missing(self, word: str, place: Span) -> Diagnostic:
        """Shown behind the last thing that made sense: what follows may be pages below."""
        said = Message("missing-word", {"missing": word, "found": _short(self.place.text)})
        if self.kind == "$END":
            said = Message("missing-at-end", {"missing": word})
        # An `else` behind it could belong to either.
        nested = word == "(" and self.place.text == "if"
        advice = Message("help-if-in-brackets") if nested else None
        return replace(UNEXPECTED_WORD.at(place), message=said, help=advice)

    @cached_property
    def _stop(self) -> Stop | None:
        """None where a hostile file has made the parser's stack too long to try anything."""
        parser: InteractiveParser = getattr(self.error, "interactive_parser")  # noqa: B009
        stop = Stop(parser, self.place.start, self.place.end)
        return stop if stop.is_handy else None

    @cached_property
    def _expected(self) -> frozenset[str]:
        """The terminals that could stand here."""
        if self._stop is None:
            return frozenset()
        return frozenset(self._stop.accepted())

    @cached_property
    def _mend(self) -> Mend | None:
        if self._stop is None:
            return None
        return self._stop.mend(spellings(self._expected, self.terminals))

    @property
    def _effects_are_over(self) -> bool:
        at_margin = self.place.column == 1
        return "ANNOUNCE" in self._expected and (self.kind in _AFTER_EFFECTS or at_margin)

    def _deck_depends(self, code: str) -> bool:
        """Whether a deck is said to hold for some numbers of players only."""
        depends = self.place.text in _DEPENDS and self.place.column > 1
        depends |= _SO_MANY_PLAY.match(self.place.file.text, self.place.start) is not None
        return depends and _DECK.search(code) is not None

    def _help(self, mend: Mend | None, code: str) -> Message | None:
        found, takes_name = self.place.text, "NAME" in self._expected
        if found == "where" or (self._is_second_comparison and _COUNTS.search(code)):
            return Message("help-brackets")
        if self._is_second_comparison:
            return Message("help-one-comparison")
        if self.kind == "BY_ANY_PLAYER":
            return Message("help-by-any-player")
        if found in ("when", "if") and takes_name:
            return Message("help-value-first")
        if found in _SUMS and _SUMMED.search(code):
            return Message("help-nearest", {"nearest": _SUMS[found]})
        if found == "." and code[-1:].isdecimal():
            return Message("help-whole-numbers")
        words = [w for w in _all_words(self._expected, self.terminals) if w not in VALUES]
        close = nearest(found, words)
        if close is not None and len(found) > 1:
            return Message("help-nearest", {"nearest": close})
        if takes_name and found != found.lower() and found[0].isalpha():
            return Message("help-small-letters", {"nearest": _short(found.lower())})
        return _said(mend, found)

    @property
    def _is_second_comparison(self) -> bool:
        # After a whole comparison, what could go on is `and`, but no other comparison.
        return (
            self.kind in ("COMPARISON", "EQUAL", "IS")
            and not {"COMPARISON", "NAME"} & self._expected
            and bool({"AND", "RPAR"} & self._expected)
        )


def _meant(sign: str) -> Message | None:
    """What to write in place of a sign that rule files don't have."""
    if sign in _DIVIDED:
        return Message("help-no-division")
    return Message("help-nearest", {"nearest": _SIGNS[sign]}) if sign in _SIGNS else None


def _is_enough(advice: Message | None) -> bool:
    """Whether the advice says so much that a list of what could stand here would distract."""
    return advice is not None and advice.id in (
        "help-brackets",
        "help-one-comparison",
        "help-by-any-player",
        "help-whole-numbers",
        "help-remove",
    )


def _said(mend: Mend | None, found: str) -> Message | None:
    if mend is None:
        return None
    if mend.way == "remove":
        return Message("help-remove", {"found": _short(found)})
    # One word in the place of another is seldom what was meant, unless it looks like it.
    if found.isalpha() and mend.word.isalpha() and len(found) > 2:
        return None
    return Message("help-nearest", {"nearest": mend.word})


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_WORD else text[:LONGEST_WORD] + "…"


def _all_words(names: frozenset[str], terminals: Collection[TerminalDef]) -> tuple[str, ...]:
    return tuple(w for name in sorted(names) for w in expected_words((name,), terminals))


def _reserved(file: SourceFile, code: str) -> Diagnostic | None:
    """The last name in the code that is a word of the language: reading goes wrong only where
    it is used."""
    found = list(_NAMED.finditer(_TEXT.sub(lambda text: " " * len(text.group()), code)))
    if not found:
        return None
    word = found[-1]
    return RESERVED_WORD.at(Span(file, word.start(1), word.end(1)), name=word[1])


def _code(text: str, before: int) -> str:
    """What stands before there, comments as spaces, up to the last thing that is none."""
    return _COMMENT_OR_TEXT.sub(
        lambda m: " " * len(m.group()) if m.group().startswith("#") else m.group(), text[:before]
    ).rstrip()
