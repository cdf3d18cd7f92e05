"""The small game that the reference takes its examples from: the one that `new game` writes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cambio_spec.catalog.catalog import LOCALES
from cambio_spec.constructs.game import Game
from cambio_spec.constructs.registry import DECLARATION, LOWER_EFFECT
from cambio_spec.kernel.expressions import Const, Expr, Local
from cambio_spec.kernel.types import CARD, PLAYER, spot_in
from cambio_spec.model.build import build
from cambio_spec.model.configuring import configuration
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.nodes.building import Building
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.scope import Scope
from cambio_spec.nodes.surface import Declaration
from cambio_spec.rulebook.sentences import Sentences, sentences
from cambio_spec.rulebook.wording import load
from cambio_spec.source.files import SourceFile
from cambio_spec.starts.game import template
from cambio_spec.syntax.parse import parse, parse_expression

GRID = "grid"
"""The place in the frame whose slots `spot` is one of."""


@cache
def frame() -> Ruleset:
    declarations = read(template())
    game = next(d for d in declarations if isinstance(d, Game))
    return build(configuration(game, declarations, (), (), game.name.text))


@cache
def read(source: str) -> tuple[Declaration, ...]:
    """The declarations of a text, such as an example. Raises `Rejected`."""
    return parse(SourceFile("example.cambio", source)).declarations


@cache
def said(language: str) -> Sentences:
    """The sentences of the frame in one language."""
    words = load(language, [LOCALES / language / "starts" / "game.ftl"], Path())
    return sentences(frame(), words, draft=False)


@cache
def meaning(text: str) -> Expr:
    """The kernel expression of a surface one, wherever `me`, `it`, `player`, `card` and `spot`
    mean something. Raises `Rejected`."""
    return elaborate(parse_expression(SourceFile("example.cambio", text)), _scope())


@cache
def _scope() -> Scope:
    played = frame().declarations
    building = Building(LOWER_EFFECT, frame().game.name.span)
    for declaration in played:
        DECLARATION[type(declaration)].declare(declaration, building)
    origin = "reference"
    scope = building.scope(origin, Const(PLAYER, 0, origin=origin))
    known = {"it": PLAYER, "player": PLAYER, "card": CARD, "spot": spot_in(GRID)}
    for name, type_ in known.items():
        scope = scope.bind(name, Local(type_, name, origin=origin))
    return scope
