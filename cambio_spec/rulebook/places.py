"""Places, cards and facts of surface expressions as the phrases that sentences put in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from cambio_spec.kernel.program import Program, Zone
from cambio_spec.nodes.surface import Expression, Of, OfAnybody, RowOf, Surface, Word
from cambio_spec.rulebook.atoms import message_name
from cambio_spec.rulebook.wording import Wording

Whose = Literal["nobody", "own", "opponent", "any", "each", "their"]


class Undescribed(Exception):
    """There is no sentence for this; a rule that holds it needs one of its own."""

    def __init__(self, node: Surface) -> None:
        super().__init__(type(node).__name__)
        self.node = node


@dataclass(frozen=True, slots=True)
class Place:
    """A zone as seen by whoever acts; `row` counts from the nearest, None for all of it."""

    zone: Zone
    whose: Whose
    row: int | None = None

    @property
    def cards(self) -> int:
        """How many cards its row holds, when none is missing."""
        return sum(self.zone.rows) if self.row is None else self.zone.rows[self.row - 1]


@dataclass(frozen=True, slots=True)
class Table:
    """What expressions are read against: the zones, facts and parameters of the rule set, the
    words of the language, what has been chosen so far, in order, and the card that a loop is
    at."""

    program: Program
    wording: Wording
    parameters: Mapping[str, int]
    chosen: Mapping[str, Place] = field(default_factory=dict)
    looped: Mapping[str, Place] = field(default_factory=dict)

    def choosing(self, name: str, place: Place) -> Table:
        return replace(self, chosen={**self.chosen, name: place})

    def looping(self, name: str, place: Place) -> Table:
        """Inside a loop; the card that a loop around it is at has no words of its own there."""
        return replace(self, looped={name: place})

    # ── places ───────────────────────────────────────────────────────────────────────────

    def place(self, node: Expression) -> Place:
        """The zone that an expression names. Raises `Undescribed`."""
        match node:
            case RowOf(row=row, zone=inner):
                return replace(self.place(inner), row=row)
            case OfAnybody(zone=Word(text=name), who=who):
                return Place(self._zone(name, node), "opponent" if who == "opponent" else "any")
            case Of(name=Word(text=name), argument=Word(text="me")):
                return Place(self._zone(name, node), "own")
            case Word(text=name):
                return Place(self._zone(name, node), "nobody")
            case _:
                raise Undescribed(node)

    def each(self, zone: Word) -> Place:
        return Place(self._zone(zone.text, zone), "each")

    def _zone(self, name: str, node: Surface) -> Zone:
        for zone in self.program.zones:
            if zone.name == name:
                return zone
        raise Undescribed(node)

    def phrase(self, place: Place, role: str) -> str:
        """A place in a sentence: `in your grid`. `role` is an attribute of its message, `in`."""
        prefix = "" if place.whose == "nobody" else f"{place.whose}-"
        name = message_name("zone", place.zone.name)
        if self.wording.has(name, prefix + role):
            return self.wording.string(name, {}, prefix + role)
        raw = {"name": place.zone.name.replace("_", " ")}
        return self.wording.string("zone-other", raw, prefix + role)

    # ── cards and facts ──────────────────────────────────────────────────────────────────

    def is_chosen(self, node: Expression) -> bool:
        return isinstance(node, Word) and (node.text in self.chosen or node.text in self.looped)

    def slot(self, node: Word) -> tuple[Zone, str]:
        """The zone of a card that was chosen before or that a loop is at, and where it lay as the
        goal of a move."""
        if node.text in self.looped:
            return self.looped[node.text].zone, self.wording.string("into-its-slot", {})
        return self.chosen[node.text].zone, self.wording.string("into-chosen-slot", {})

    def card(self, node: Expression) -> str:
        """A card that was chosen before or that a loop is at, as an object. Raises
        `Undescribed`."""
        if isinstance(node, Word) and node.text in self.looped:
            return self.wording.string("chosen-each", {})
        if not isinstance(node, Word) or node.text not in self.chosen:
            raise Undescribed(node)
        whose = self.chosen[node.text].whose
        alike = [name for name, place in self.chosen.items() if place.whose == whose]
        if len(alike) == 2:
            order = "first" if alike[0] == node.text else "second"
            return self.wording.string(f"chosen-{order}", {})
        known = whose in ("own", "opponent") and len(alike) == 1
        return self.wording.string(f"chosen-{whose}" if known else "chosen-any", {})

    def pile_below(self, node: Expression) -> Place:
        """The pile whose top card an expression names. Raises `Undescribed`."""
        match node:
            case Of(name=Word(text="top"), argument=pile):
                return self.place(pile)
            case _:
                raise Undescribed(node)

    def role(self, node: Expression, form: str) -> str:
        """Whoever a fact names, in a form of the sentence (`who`, `of`, `you`). Raises
        `Undescribed`."""
        name = self.fact(node)
        own = message_name("role", name.replace(" ", "_"))
        if self.wording.has(own, form):
            return self.wording.string(own, {}, form)
        return self.wording.string("fact-other", {"name": name}, form)

    def fact(self, node: Expression) -> str:
        """A fact's name in words, for facts that aren't kept for each player, or for `me`."""
        match node:
            case Word(text=name) | Of(name=Word(text=name), argument=Word(text="me")):
                if any(fact.name == name for fact in self.program.facts):
                    return name.replace("_", " ")
        raise Undescribed(node)
