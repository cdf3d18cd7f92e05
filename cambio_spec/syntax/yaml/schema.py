"""The JSON Schema of rule files in YAML, for editors: made of the constructs' keys and the grammar.

It knows keys, lists and single words exactly. Of expressions and effects, which JSON Schema can't
know, it tells how they begin.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, assert_never

from cambio_spec.nodes.keys import (
    Either,
    Flag,
    Gathered,
    Given,
    Happenings,
    Items,
    Key,
    Layout,
    Named,
    Part,
    Prose,
    Several,
    Value,
    Words,
    Wrapped,
    keys,
)
from cambio_spec.syntax.yaml.patterns import Matches, Recursive, beginnings, matches
from cambio_spec.syntax.yaml.ways import Way, by_head, declarations

Schema = dict[str, Any]

DRAFT = "http://json-schema.org/draft-07/schema#"


def schema_text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def schema() -> Schema:
    """The whole schema."""
    making = _Making()
    one = making.ways(by_head(declarations))
    return {
        "$schema": DRAFT,
        "title": "Rules of a card game",
        "description": "A rule file of cambio-spec: a list of declarations, or a single one.",
        "anyOf": [{"type": "array", "items": one, "minItems": 1}, one],
        "definitions": dict(sorted(making.definitions.items())),
    }


class _Making:
    """`definitions` are those of every kind of item, by its first key."""

    def __init__(self) -> None:
        self.definitions: dict[str, Schema] = {}

    def ways(self, ways: Mapping[str, Way]) -> Schema:
        return {"anyOf": [self._reference(name, way.layout) for name, way in ways.items()]}

    def _reference(self, name: str, layout: Layout) -> Schema:
        key = name.replace(" ", "-")
        if key not in self.definitions:
            self.definitions[key] = {}
            self.definitions[key] = self._item(layout.parts, layout.head.says)
        return {"$ref": f"#/definitions/{key}"}

    def _item(self, parts: tuple[Part, ...], says: str) -> Schema:
        forms = [self._form(keys) for keys in _forms(parts)]
        if len(forms) == 1:
            return {"description": says, **forms[0]}
        return {"description": says, "anyOf": forms}

    def _form(self, keys: list[Key]) -> Schema:
        return {
            "type": "object",
            "properties": {
                key.name: {"description": key.says, **self._value(key.value)} for key in keys
            },
            "required": [key.name for key in keys if key.needed],
            "additionalProperties": False,
        }

    def _value(self, value: Value) -> Schema:
        match value:
            case Words(rule=rule):
                return {"allOf": [self._shared(rule)]}
            case Prose():
                return {"type": "string", "pattern": r'^[^"\n]*$'}
            case Flag():
                return {"type": "boolean"}
            case Several(each=each):
                return _some(self._shared(each), self._shared(each))
            case Happenings():
                return _some(self._shared("_effect"), self._shared("effects"))
            case Named(name=name, parts=parts):
                return {
                    "type": "object",
                    "patternProperties": {f"^(?:{matches(name.rule).whole})$": self._named(parts)},
                    "additionalProperties": False,
                    "minProperties": 1,
                }
            case Items(ways=ways):
                return {"type": "array", "items": self.ways(by_head(ways)), "minItems": 1}
            case _:
                assert_never(value)

    def _shared(self, rule: str) -> Schema:
        """What a rule of the grammar reads: once, for all keys."""
        name = f"value-{rule.strip('_')}"
        self.definitions.setdefault(name, _words(rule))
        return {"$ref": f"#/definitions/{name}"}

    def _named(self, parts: tuple[Part, ...]) -> Schema:
        (keys,) = _forms(parts)
        short = {"description": keys[0].says, **self._value(keys[0].value)}
        return short if len(keys) == 1 else {"anyOf": [short, self._form(keys)]}


def _forms(parts: tuple[Part, ...]) -> Iterator[list[Key]]:
    """The keys of an item, once for every choice between parts."""
    choices = [list(_choices(part)) for part in parts]
    for chosen in product(*choices):
        yield [key for keys in chosen for key in keys]


def _choices(part: Part) -> Iterator[list[Key]]:
    match part:
        case Key():
            yield [part]
        case Given():
            yield []
        case Wrapped(parts=parts):
            yield from _forms(parts)
        case Gathered():
            yield list(keys((part,)))
        case Either(parts=options):
            for option in options:
                yield from _choices(option)
        case _:
            assert_never(part)


def _some(each: Schema, alone: Schema) -> Schema:
    return {"anyOf": [{"type": "array", "items": each, "minItems": 1}, alone]}


def _words(rule: str) -> Schema:
    try:
        found = matches(rule)
    except Recursive:
        return _begun(rule)
    types = ["string", "integer"] if re.fullmatch(found.whole, "7") else "string"
    return {"type": types, **_listed(found)}


def _listed(found: Matches) -> Schema:
    pattern = {"pattern": f"^(?:{found.pattern})$"}
    if not found.phrases:
        return pattern
    enum = {"enum": list(found.phrases)}
    return enum if found.pattern is None else {"anyOf": [enum, pattern]}


def _begun(rule: str) -> Schema:
    """Where all that can be said is how it begins; and that no comment is in it, and no text."""
    begun = beginnings(rule)
    if begun is None:
        return {"type": ["string", "integer"], "pattern": r'^\s*[^#"\s][^#"]*$'}
    words = "|".join(word for word in begun if word.isalnum())
    signs = "".join(f"|{re.escape(sign)}" for sign in begun if not sign.isalnum())
    return {"type": "string", "pattern": rf'^\s*(?:(?:{words})(?![a-z0-9_]){signs})[^#"]*$'}
