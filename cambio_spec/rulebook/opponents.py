"""What is so of some players, or of none, as a clause: `there is an opponent who has a card`.

Of two it is said in the singular, as of one: `more than one opponent who has a card`. Only
three or more, or exactly two, need verbs in the plural.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cambio_spec.nodes.surface import (
    Expression,
    NamedDomain,
    Not,
    Of,
    Operation,
    PlayersDomain,
    Quantifier,
    Word,
)
from cambio_spec.rulebook.amounts import (
    HOW,
    compared,
    counted,
    has_words,
    named,
    number,
    worth,
)
from cambio_spec.rulebook.conjuncts import conjuncts
from cambio_spec.rulebook.heaps import how_many
from cambio_spec.rulebook.negated import OPPOSITE, TURNED, negated, standing_for
from cambio_spec.rulebook.persons import closed, person
from cambio_spec.rulebook.places import Table, Undescribed
from cambio_spec.rulebook.wording import Argument

NOT_ME = ("!=", "is not")

SINGULAR: Mapping[tuple[str, int], str] = {
    ("exactly", 1): "single",
    ("at-most", 1): "at-most-one",
    ("at-least", 2): "more-than-one",
}
"""How many players are spoken of in the singular besides `none` and `some`."""


def of_players(node: Quantifier, table: Table) -> str:
    """Raises `Undescribed`."""
    node = _about_it(node)
    assert isinstance(node.domain, PlayersDomain)
    if node.domain.start is not None or node.where is None or table.by is not None:
        raise Undescribed(node)
    said, count = how_many(node, table)
    how = SINGULAR.get((said, count), said)
    several = count > 1 and how == said
    noun = "opponents" if node.domain.noun == "opponents" else "players"
    wanted = list(conjuncts(node.where))
    for part in wanted:
        if noun == "players" and _is_not_me(part):
            noun = "others"
            wanted.remove(part)
            break
    if not wanted:
        raise Undescribed(node)
    that = ""
    for part in wanted:
        one = _that(part, "yes" if how == "none" else "no", several, table)
        that = (
            table.wording.string("who-and", {"first": closed(that), "second": one}) if that else one
        )
    given: dict[str, Argument] = {"how": how, "count": count, "noun": noun, "that": that}
    return table.wording.string("clause-players" if several else "clause-player", given)


def _about_it(node: Quantifier) -> Quantifier:
    """The same where those who are counted have no name. Raises `Undescribed` for a condition
    that speaks of `it`, somebody else, too."""
    if not isinstance(node.domain, NamedDomain):
        return node
    name, it = node.domain.name, Word("it", span=node.domain.name.span)
    where = node.where and standing_for(node.where, {name.text: it})
    if node.where is not None and standing_for(node.where, {"it": name}) != node.where:
        raise Undescribed(node)
    return replace(node, domain=node.domain.domain, where=where)


def _is_not_me(node: Expression) -> bool:
    match node:
        case Operation(operator=("!=" | "is not"), left=Word(text=one), right=Word(text=other)):
            return {one, other} == {"it", "me"}
        case _:
            return False


def _that(node: Expression, none: str, several: bool, table: Table) -> str:
    """A relative clause about `it`, one player or several; `none` where there is no such player."""
    form = "-several" if several else ""
    match node:
        case Not(operand=Of(name=Word(text=name), argument=Word(text="it")) as fact):
            return named(name, f"who-no{form}", fact, table)
        case Not(operand=operand):
            return _that(negated(operand), none, several, table)
        case Of(name=Word(text=name), argument=Word(text="it")):
            return named(name, f"who-yes{form}", node, table)
        case Operation(operator=operator, left=left, right=right) if operator in OPPOSITE:
            if _about(left):
                return _compared(node, left, right, none, several, table)
            if _about(right):
                turned = replace(node, operator=TURNED.get(operator, operator))
                return _compared(turned, right, left, none, several, table)
    raise Undescribed(node)


def _about(node: Expression) -> bool:
    match node:
        case Word(text="it"):
            return True
        case Of(argument=inner):
            return _about(inner)
        case _:
            return False


def _compared(
    node: Operation, left: Expression, right: Expression, none: str, several: bool, table: Table
) -> str:
    given: dict[str, Argument] = {"none": none}
    form = "several" if several else None
    match left:
        case Word(text="it"):
            if node.operator not in ("=", "is", "!=", "is not"):
                raise Undescribed(node)
            head, rest = person(right, table).parts
            name = "who-is" if node.operator in ("=", "is") else "who-isnt"
            if several and name == "who-is":  # nobody is several players
                raise Undescribed(node)
            return table.wording.string(name, {**given, "head": head, "rest": rest}, form)
        case Of(name=Word(text="size"), argument=Of(name=Word() as zone, argument=Word(text="it"))):
            fixed = number(right, table)
            count = None if fixed is None else counted(HOW[node.operator], fixed)
            if count is None:
                raise Undescribed(node)
            place = replace(table.each(zone), whose="self")
            given |= {"how": count[0], "count": count[1], "which": "any"}
            given["in"] = table.phrase(place, "in")
            return table.wording.string("who-has-cards", given, form)
        case Of(name=Word(text=name), argument=Word(text="it")):
            told = compared(node.operator, right, table)
            cards = worth(left, "it", table)
            if cards is not None and not has_words(name, "whose", table):
                place = replace(table.each(cards.zone), whose="self")
                given |= {"in": table.phrase(place, "in"), "compared": told}
                return table.wording.string("who-worth", given)
            whose = named(name, "whose", left, table)
            return table.wording.string("whose-compared", {"whose": whose, "compared": told})
        case _:
            raise Undescribed(node)
