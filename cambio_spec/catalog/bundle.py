"""`fluent.runtime`, as far as sentences need it. Importing it and loading a language's plurals
take 0.1 s, so this module is imported when the first sentence is said.

Two things are added to what the runtime makes of a message, both where it prints a value: a number
gets a true minus, and a term's argument that isn't given is a fault, not its name in the sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone, FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

from cambio_spec.catalog.entries import Entry
from cambio_spec.catalog.functions import (
    SELECTORS,
    TEXT,
    NotGiven,
    Say,
    Value,
    WrongArgument,
    locale,
    plain,
)

# No catalog can call this one: Fluent's functions have names in capitals.
_PRINT = "print"
_FIRST_PLACE = 0xF0000


class _List(tuple[str, ...], FluentType):
    """A list argument: for ALL, ANY and COUNT."""

    def format(self, locale: Locale) -> str:
        return plain(self)


class _Printing(Transformer):
    """Has `_PRINT` called on every value that a message prints."""

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:
        match node.expression:
            case ast.VariableReference() | ast.NumberLiteral() | ast.FunctionReference() as value:
                call = ast.CallArguments(positional=[value])
                node.expression = ast.FunctionReference(ast.Identifier(_PRINT), call)
            case _:
                self.generic_visit(node)
        return node

    def visit_Term(self, node: ast.Term) -> ast.Term:
        # Its attributes are for choosing a variant; Fluent doesn't print them.
        node.value = self.visit(node.value)
        return node


class Bundle:
    """The entries of one language that have been said so far, and those that they refer to.
    `say` is for functions, which say messages of the same catalog."""

    def __init__(self, language: str, say: Say) -> None:
        # The runtime declares that functions give its own types; text and numbers do as well.
        functions: dict[str, Callable[..., Any]] = {_PRINT: self._print}
        for name in (*TEXT, *SELECTORS):
            functions[name] = partial(_call, name, language=language, say=say)
        # An unknown language would get the plurals of whatever this machine is set to.
        known = str(locale(language))
        self._fluent = FluentBundle([known], functions=functions, use_isolating=False)
        self._names: set[str] = set()
        self._printed: list[str] = []

    def __contains__(self, name: str) -> bool:
        return name in self._names

    def add(self, entry: Entry) -> None:
        self._names.add(entry.name)
        self._fluent.add_resource(ast.Resource([_Printing().visit(entry.node.clone())]))

    def format(
        self, name: str, attribute: str | None, arguments: Mapping[str, Value]
    ) -> tuple[str, list[Exception]]:
        """The text of a message that was added, as was all that it refers to, and that has one;
        and what is wrong with it. Where anything is, the text means nothing."""
        message = self._fluent.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        given = {k: _List(v) if isinstance(v, tuple) else v for k, v in arguments.items()}
        # Saying a list says another message before this one is done.
        outer, self._printed = self._printed, []
        try:
            text, errors = self._fluent.format_pattern(pattern, given)
            places = dict(enumerate(self._printed, start=_FIRST_PLACE))
            return str(text).translate(places), errors
        finally:
            self._printed = outer

    def _print(self, value: object) -> str:
        """A private character for the value, which takes its place at the end: a rule file may
        hold a name of any length, and the runtime refuses to print more than 2,500 characters."""
        if isinstance(value, FluentNone):
            raise NotGiven(value.name)
        self._printed.append(plain(value))
        return chr(_FIRST_PLACE + len(self._printed) - 1)


def _call(name: str, value: object, *, language: str, say: Say) -> str | int:
    try:
        return (TEXT.get(name) or SELECTORS[name])(value, language, say)
    except WrongArgument as error:
        raise WrongArgument(f"{name}: {error}") from None
