"""What is so of some player, or of none, as a clause: `there is an opponent who has a card`."""

from __future__ import annotations

from dataclasses import replace

from cambio_spec.nodes.surface import (
    Expression,
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
from cambio_spec.rulebook.negated import OPPOSITE, TURNED, negated
from cambio_spec.rulebook.persons import closed, person
from cambio_spec.rulebook.places import Table, Undescribed
from cambio_spec.rulebook.wording import Argument

NOT_ME = ("!=", "is not")


def of_players(node: Quantifier, table: Table) -> str:
    """Raises `Undescribed`; also for more players than one, whose verbs stand in the plural."""
    assert isinstance(node.domain, PlayersDomain)
    how, count = how_many(node, table)
    if node.domain.start is not None or node.where is None or count != 1 or table.by is not None:
        raise Undescribed(node)
    noun = "opponents" if node.domain.noun == "opponents" else "players"
    wanted = list(conjuncts(node.where))
    for part in wanted:
        if noun == "players" and _is_not_me(part):
            noun = "others"
            wanted.remove(part)
            break
    how = "single" if how == "exactly" else how
    if how not in ("some", "none", "single") or not wanted:
        raise Undescribed(node)
    none = "yes" if how == "none" else "no"
    that = ""
    for part in wanted:
        said = _that(part, none, table)
        given = {"first": closed(that), "second": said}
        that = table.wording.string("who-and", given) if that else said
    return table.wording.string("clause-player", {"how": how, "noun": noun, "that": that})


def _is_not_me(node: Expression) -> bool:
    match node:
        case Operation(operator=("!=" | "is not"), left=Word(text=one), right=Word(text=other)):
            return {one, other} == {"it", "me"}
        case _:
            return False


def _that(node: Expression, none: str, table: Table) -> str:
    """A relative clause about one player, `it`; `none` where there is no such player."""
    match node:
        case Not(operand=Of(name=Word(text=name), argument=Word(text="it")) as fact):
            return named(name, "who-no", fact, table)
        case Not(operand=operand):
            return _that(negated(operand), none, table)
        case Of(name=Word(text=name), argument=Word(text="it")):
            return named(name, "who-yes", node, table)
        case Operation(operator=operator, left=left, right=right) if operator in OPPOSITE:
            if _about(left):
                return _compared(node, left, right, none, table)
            if _about(right):
                turned = replace(node, operator=TURNED.get(operator, operator))
                return _compared(turned, right, left, none, table)
    raise Undescribed(node)


def _about(node: Expression) -> bool:
    match node:
        case Word(text="it"):
            return True
        case Of(argument=inner):
            return _about(inner)
        case _:
            return False


def _compared(node: Operation, left: Expression, right: Expression, none: str, table: Table) -> str:
    given: dict[str, Argument] = {"none": none}
    match left:
        case Word(text="it"):
            if node.operator not in ("=", "is", "!=", "is not"):
                raise Undescribed(node)
            head, rest = person(right, table).parts
            name = "who-is" if node.operator in ("=", "is") else "who-isnt"
            return table.wording.string(name, {**given, "head": head, "rest": rest})
        case Of(name=Word(text="size"), argument=Of(name=Word() as zone, argument=Word(text="it"))):
            fixed = number(right, table)
            count = None if fixed is None else counted(HOW[node.operator], fixed)
            if count is None:
                raise Undescribed(node)
            place = replace(table.each(zone), whose="self")
            given |= {"how": count[0], "count": count[1], "which": "any"}
            given["in"] = table.phrase(place, "in")
            return table.wording.string("who-has-cards", given)
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
