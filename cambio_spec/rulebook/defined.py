"""What a definition gives, in the tool's own words: `If you are the caller, your score is 0.`

The game has to have a name for it, `define-score`: with `.own` of a number that each player has,
`.value` of one about nobody and `.card` of one about cards; with `.who` of a player; with `.yes`
and `.no` of what is so or not.
"""

from __future__ import annotations

from dataclasses import replace

from cambio_spec.constructs.define import Define
from cambio_spec.kernel.types import BOOLEAN, INTEGER, Kind
from cambio_spec.nodes.parts import Rule
from cambio_spec.nodes.surface import Expression, Word
from cambio_spec.rulebook.amounts import named, number
from cambio_spec.rulebook.clauses import clause
from cambio_spec.rulebook.document import Text
from cambio_spec.rulebook.figures import figure
from cambio_spec.rulebook.negated import standing_for
from cambio_spec.rulebook.persons import closed, person
from cambio_spec.rulebook.places import Table, Undescribed, capital
from cambio_spec.rulebook.settled import left_of
from cambio_spec.rulebook.wording import Argument


def defined(define: Define, rule: Rule, table: Table) -> Text:
    """Raises `Undescribed`; `Unworded` for a name that the game doesn't have."""
    value, when = rule.value, rule.when
    match define.subject:
        case Word(text="player" as subject):
            meant: dict[str, Expression] = {subject: Word("me", span=rule.span)}
            value, when = standing_for(value, meant), when and standing_for(when, meant)
        case Word(text=subject):
            table = replace(table, about=subject)
    needed = when is None or left_of(when, table.settings)
    if needed is False:
        raise Undescribed(rule)
    kind = table.program.decision(define.name.text).type
    if kind == BOOLEAN:
        name, given, needed = _so(define, value, needed, table)
    elif kind == INTEGER:
        name, given = "define-is", _is(define, value, table)
    elif kind.kind is Kind.PLAYER:
        name, given = "define-who", _who(define, value, table)
    else:
        raise Undescribed(define)
    if isinstance(needed, bool):
        return capital(table.wording.text(name, given))
    given["clause"] = clause(needed, table)
    given["but"] = "yes" if rule.overrides else "no"
    return capital(table.wording.text(f"{name}-if", given))


FORMS = {"player": "own", "card": "card"}


def _is(define: Define, value: Expression, table: Table) -> dict[str, Argument]:
    form = "value" if define.subject is None else FORMS[define.subject.text]
    fixed = number(value, table)
    given: dict[str, Argument] = {"value": figure(value, table) if fixed is None else fixed}
    given["what"] = named(define.name.text, form, define.rules[0].value, table)
    return given


def _who(define: Define, value: Expression, table: Table) -> dict[str, Argument]:
    if define.subject is not None:
        raise Undescribed(define)
    who = named(define.name.text, "who", define.rules[0].value, table)
    return {"value": person(value, table).name, "what": closed(who)}


def _so(
    define: Define, value: Expression, needed: Expression | bool, table: Table
) -> tuple[str, dict[str, Argument], Expression | bool]:
    """What a rule says is so, or isn't, and when; a value that has to be found out says when."""
    fixed = value.text if isinstance(value, Word) and value.text in ("yes", "no") else None
    if fixed is None:
        if needed is not True or not define.plain:
            raise Undescribed(value)
        needed = value
    said = named(define.name.text, fixed or "yes", define.rules[0].value, table)
    return "define-so", {"fact": said}, needed
