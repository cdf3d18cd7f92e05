"""What functions of all kinds begin with: parameters, and the words of the rule they realise."""

from __future__ import annotations

from typing import assert_never

from cambio_spec.engine.plan import Place, Plan
from cambio_spec.engine.writer import Writer
from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.program import Parameter
from cambio_spec.kernel.types import Kind, Type


def annotation(of: Type, maybe_nobody: bool = False) -> str:
    """The Python type of a kernel type, in the runtime's words."""
    match of.kind:
        case Kind.INTEGER:
            return "int"
        case Kind.BOOLEAN:
            return "bool"
        case Kind.RANK | Kind.SUIT | Kind.COLOUR | Kind.WORD:
            return "str"
        case Kind.CARD:
            return "Card"
        case Kind.SPOT:
            return "Spot"
        case Kind.PLAYER:
            return "Seat | None" if of.optional or maybe_nobody else "Seat"
        case Kind.ZONE:
            return "tuple[str, Seat | None]"
        case _:
            assert_never(of.kind)


def annotated(place: Place, parameters: tuple[Parameter, ...]) -> list[str]:
    """`name: type` for each parameter of a function whose body begins at `place`."""
    return [
        f"{place.scope[p.name]}: {annotation(p.type, p.name in place.maybe_nobody)}"
        for p in parameters
    ]


def head(name: str, parameters: list[str], returns: str) -> str:
    return f"def {name}({', '.join(parameters)}) -> {returns}:"


def comment_rule(plan: Plan, writer: Writer, rule: RuleId) -> None:
    """The id of a rule and its text, above the code that realises it."""
    text = plan.rules.get(rule)
    writer.comment(rule if text is None else f"{rule}: {text}")
