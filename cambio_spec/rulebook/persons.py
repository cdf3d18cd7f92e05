"""Players as sentences name them: `the player to your left`, `the dealer`."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cambio_spec.constructs.define import Define
from cambio_spec.nodes.surface import Expression, Of, PlayersDomain, Quantity, Word
from cambio_spec.rulebook.amounts import named
from cambio_spec.rulebook.places import Table, Undescribed

SEATS = {"left": "left", "right": "right", "neighbour": "next"}


@dataclass(frozen=True, slots=True)
class Person:
    """`name` ends a sentence or is its subject, `of` stands behind “to the left of”."""

    name: str
    of: str

    @property
    def subject(self) -> str:
        """Followed by other words: what is said in a clause behind a comma ends with another."""
        return closed(self.name)

    @property
    def parts(self) -> tuple[str, str]:
        """Up to the clause that is added behind a comma, and that clause with its comma: a verb
        may stand between the two."""
        head, comma, rest = self.name.partition(", ")
        return head, comma + rest


def closed(phrase: str) -> str:
    """Before other words: a clause behind a comma ends with another one."""
    return f"{phrase}," if ", " in phrase else phrase


def person(node: Expression, table: Table) -> Person:
    """Raises `Undescribed`."""
    match node:
        case Of(name=Word(text=seat), argument=argument) if seat in SEATS:
            stem = f"person-{SEATS[seat]}"
            if is_reader(argument, table):
                return _said(stem, {}, table, "self" if table.by else None)
            return _said(f"{stem}-of", {"fact": person(argument, table).of}, table)
        case Word(text="me") if table.by is not None:
            return person(table.by.node, replace(table, by=None))
        case Word(text=name) if name in table.players:
            return _said("person-chosen", {}, table)
        case Word(text=name) if (meant := plain(name, table)) is not None:
            return person(meant, table)
        case Quantity(kind="first", domain=PlayersDomain(start=None), where=None):
            return _said("person-first", {}, table)
        case Word(text=name) if name in table.defined:
            return Person(named(name, "who", node, table), named(name, "of", node, table))
        case Word(text=name) | Of(name=Word(text=name)) if table.is_player(name):
            return Person(table.told(node, "who"), table.told(node, "of"))
        case _:
            raise Undescribed(node)


def is_reader(node: Expression, table: Table) -> bool:
    """Whether a player is whoever the sentence speaks to."""
    return isinstance(node, Word) and node.text in ("me", table.mover)


def plain(name: str, table: Table) -> Expression | None:
    """What a definition gives that is about nobody in particular and has no second rule."""
    match table.defined.get(name):
        case Define(subject=None, plain=True, rules=(rule,)):
            return rule.value
        case _:
            return None


def _said(name: str, given: dict[str, str], table: Table, form: str | None = None) -> Person:
    of = "of" if form is None else f"{form}-of"
    say = table.wording.string
    return Person(say(name, given, form), say(name, given, of))
