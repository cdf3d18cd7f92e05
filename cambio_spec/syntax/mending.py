"""The smallest change after which a text that doesn't parse makes sense again.

A trial continues the parser from where it stopped, with a word put in, put in the place of the
one that was found, or left out. How far it gets tells how good the change is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from lark.exceptions import UnexpectedInput
from lark.lexer import Token
from lark.parsers.lalr_interactive_parser import InteractiveParser

FAR_ENOUGH = 3
FAR = 9
# Trials copy the parser's stack, which a hostile file can make as long as itself.
DEEPEST_STACK = 3000


@dataclass(frozen=True, slots=True)
class Mend:
    """`word` is put in before what was found, or in its place; or what was found is left out."""

    way: Literal["insert", "replace", "remove"]
    word: str = ""


@dataclass(frozen=True, slots=True)
class Stop:
    """Where the parser stopped: at the characters from `start` to `end` of the text, which are
    none at the end of the text."""

    parser: InteractiveParser
    start: int
    end: int

    @property
    def is_handy(self) -> bool:
        return len(self.parser.parser_state.state_stack) <= DEEPEST_STACK

    def accepted(self) -> frozenset[str]:
        """The terminals that may stand here."""
        accepts: Callable[[], set[str]] = self.parser.accepts
        return frozenset(accepts())

    def mend(self, words: Mapping[str, str]) -> Mend | None:
        """The change with which the parser gets farthest, if that is far enough and no other
        word does as well. `words` are the terminals that may stand here, and how they are
        written."""
        # Of equally good ones the first: words are forgotten more often than mistaken, and a sign
        # written twice looks like the wrong one.
        tried = [self._best("insert", words, self.start)]
        if self.end > self.start:
            tried.append((self.reach((), self.end), Mend("remove")))
            tried.append(self._best("replace", words, self.end))
        reached, mend = max(tried, key=lambda pair: pair[0])
        return mend if reached >= FAR_ENOUGH else None

    def _best(
        self, way: Literal["insert", "replace"], words: Mapping[str, str], resume: int
    ) -> tuple[int, Mend | None]:
        reached = {
            word: self.reach((Token(terminal, word),), resume) for terminal, word in words.items()
        }
        best = max(reached.values(), default=0)
        winners = [word for word, reach in reached.items() if reach == best]
        return (best, Mend(way, winners[0])) if len(winners) == 1 else (0, None)

    def reach(self, tokens: Iterable[Token], resume: int) -> int:
        """How many tokens of the text are accepted, at most `FAR`, once the parser has been given
        `tokens`. The text goes on at `resume`; its end counts as far."""
        copy: Callable[..., InteractiveParser] = self.parser.copy
        trial = copy(deepcopy_values=False)
        lexer = trial.lexer_thread
        lex: Callable[[object], Iterator[Token]] = lexer.lex
        feed_end: Callable[[], object] = trial.feed_eof
        assert lexer.state is not None
        lexer.state.line_ctr.char_pos = resume
        reached = 0
        try:
            for token in tokens:
                trial.feed_token(token)
            for token in lex(trial.parser_state):
                trial.feed_token(token)
                reached += 1
                if reached == FAR:
                    return FAR
            feed_end()
        except UnexpectedInput:
            return reached
        return FAR
