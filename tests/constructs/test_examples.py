"""Every construct's example is read, is canonical, and has a meaning in a small game."""

from __future__ import annotations

from typing import Any

import pytest

from cambio_spec.constructs.construct import DeclarationConstruct, EffectConstruct
from cambio_spec.constructs.registry import DECLARATIONS, EFFECTS
from cambio_spec.nodes.acting import inside
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse
from tests.constructs.frame import framed, ruleset

REPLACES = {
    "game": ("game",),
    "players": ("players",),
    "deck": ("deck",),
    "phase": ("phase turn",),
    "fact": ("fact caller",),
}
"""The parts of the small game that an example stands in for."""


@pytest.mark.parametrize("construct", DECLARATIONS, ids=lambda c: c.rule)
def test_a_declaration(construct: DeclarationConstruct[Any]) -> None:
    document = parse(SourceFile("test.cambio", construct.example))
    assert [type(d) for d in document.declarations] == [construct.node]
    assert format_document(document) == construct.example + "\n"
    made = ruleset(framed(construct.example, REPLACES.get(construct.rule, ())))
    assert construct.rule in ("game", "variant") or construct.node in map(type, made.declarations)


@pytest.mark.parametrize("construct", EFFECTS, ids=lambda c: c.rule)
def test_an_effect(construct: EffectConstruct[Any]) -> None:
    text = f"action act in turn: {construct.example}"
    document = parse(SourceFile("test.cambio", text))
    assert construct.node in {type(node) for node in inside(document.declarations)}
    assert format_document(document).split() == text.split()
    assert ruleset(framed(text)).program.block("turn")
