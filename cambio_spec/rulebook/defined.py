"""What a definition gives, in the tool's own words: `If you are the caller, your score is 0.`

Only where the game has a name for it: `define-score`, with `.own`, or with `.yes` and `.no` of what
is so or not.
"""

from __future__ import annotations

from cambio_spec.constructs.define import Define
from cambio_spec.kernel.types import BOOLEAN, INTEGER
from cambio_spec.nodes.parts import Rule
from cambio_spec.nodes.surface import Expression, Word
from cambio_spec.rulebook.amounts import named, number
from cambio_spec.rulebook.atoms import message_name
from cambio_spec.rulebook.clauses import clause
from cambio_spec.rulebook.document import Text
from cambio_spec.rulebook.figures import figure
from cambio_spec.rulebook.negated import standing_for
from cambio_spec.rulebook.places import Table, Undescribed, capital
from cambio_spec.rulebook.settled import left_of
from cambio_spec.rulebook.wording import Argument


def defined(define: Define, rule: Rule, table: Table) -> Text:
    """Raises `Undescribed`; also for what is said of cards, and for a name that the game doesn't
    have."""
    subject = define.subject
    if message_name("define", define.name.text) not in table.wording.own:
        raise Undescribed(define)
    if subject is not None and subject.text != "player":
        raise Undescribed(define)
    me = Word("me", span=rule.span)
    meant: dict[str, Expression] = {} if subject is None else {subject.text: me}
    value, when = standing_for(rule.value, meant), rule.when and standing_for(rule.when, meant)
    needed = when is None or left_of(when, table.settings)
    if needed is False:
        raise Undescribed(rule)
    kind = table.program.decision(define.name.text).type
    if kind == BOOLEAN:
        name, given, needed = _so(define, value, needed, table)
    elif kind == INTEGER:
        name, given = "define-is", _is(define, value, table)
    else:
        raise Undescribed(define)
    if isinstance(needed, bool):
        return capital(table.wording.text(name, given))
    given["clause"] = clause(needed, table)
    given["but"] = "yes" if _is_exception(define, rule) else "no"
    return capital(table.wording.text(f"{name}-if", given))


def _is(define: Define, value: Expression, table: Table) -> dict[str, Argument]:
    form = "value" if define.subject is None else "own"
    fixed = number(value, table)
    given: dict[str, Argument] = {"value": figure(value, table) if fixed is None else fixed}
    given["what"] = named(define.name.text, form, define.rules[0].value, table)
    return given


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


def _is_exception(define: Define, rule: Rule) -> bool:
    """Whether a rule wins over others, all of which are told before it. Raises `Undescribed`."""
    order = [one.name.text for one in define.rules if one.name is not None]
    own = None if rule.name is None else order.index(rule.name.text)
    for other in rule.overrides:
        if own is None or other.text not in order or order.index(other.text) > own:
            raise Undescribed(rule)
    return bool(rule.overrides)
