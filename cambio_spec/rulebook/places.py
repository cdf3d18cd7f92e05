"""Places, cards and facts of surface expressions as the phrases that sentences put in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from cambio_spec.constructs.define import Define
from cambio_spec.constructs.editorial import SectionName
from cambio_spec.kernel.program import Fact, Program, Zone
from cambio_spec.kernel.types import Kind
from cambio_spec.nodes.surface import Expression, Number, Of, OfAnybody, RowOf, Surface, Word
from cambio_spec.rulebook.atoms import message_name
from cambio_spec.rulebook.document import Plain, Text
from cambio_spec.rulebook.onward import Onward
from cambio_spec.rulebook.wording import Arguments, Wording

Use = Literal["may", "must", "some"]
"""Whether the powers of a game may be declined: all, none, or some of them."""

Whose = Literal["nobody", "own", "opponent", "any", "each", "their", "self"]

THEY = "they"
"""The form of a sentence about somebody else than whoever reads it."""

IMPERSONAL = frozenset(
    {
        *("effect-let", "effect-role", "effect-turn-passes", "effect-begins"),
        *("effect-end-round", "effect-end-match", "effect-otherwise"),
    }
)
"""Sentences about nobody who acts: they are the same whoever does."""


class Undescribed(Exception):
    """There is no sentence for this; a rule that holds it needs one of its own."""

    def __init__(self, node: Surface) -> None:
        super().__init__(type(node).__name__)
        self.node = node


@dataclass(frozen=True, slots=True)
class Lack:
    """A form of a word that a sentence needs: an attribute of the message `name`, which is about
    the place or the fact `declared`."""

    name: str
    form: str
    declared: str


class Unworded(Undescribed):
    """There is a sentence, but the game has no word for a place or a fact that it speaks of: the
    names in a rule file are for those who write it, and say nothing at a table."""

    def __init__(self, node: Surface, lack: Lack) -> None:
        super().__init__(node)
        self.lack = lack


@dataclass(frozen=True, slots=True)
class Place:
    """A zone as seen by whoever acts, and where that is written; `row` counts from the nearest,
    None for all of it. `together`: of its cards, those that were chosen at once."""

    zone: Zone
    whose: Whose
    node: Expression = field(compare=False)
    row: int | None = None
    together: bool = False

    @property
    def cards(self) -> int:
        """How many cards its row holds, when none is missing."""
        return sum(self.zone.rows) if self.row is None else self.zone.rows[self.row - 1]


@dataclass(frozen=True, slots=True)
class By:
    """Somebody who acts in place of the reader: as the subject of the next sentence, and as the
    rules have it."""

    subject: str
    node: Expression


@dataclass(frozen=True, slots=True)
class Table:
    """What expressions are read against: the zones, facts and parameters of the rule set, the
    words of the language, what has been chosen so far, in order, and the card that a loop is
    at; `powers` tells whether those that are offered may be declined, `settings` what each option
    is; `players` are the names of players who were chosen, `together` those of several that were
    chosen at once, with where they lie unless they are players, and `mover` is the fact that names
    whoever is spoken to, if one does. `by` is whoever does it instead, as the subject of sentences.
    `defined` are the definitions, `turns` the facts that name whose turn it is, `section` is where
    in the book this is told, `onward` where play goes on. `about` is what a definition calls the
    card that it is about. Words that are `excused` may be missing: nothing is said in their
    place."""

    program: Program
    wording: Wording
    parameters: Mapping[str, int]
    chosen: Mapping[str, Place] = field(default_factory=dict)
    looped: Mapping[str, Place] = field(default_factory=dict)
    excused: frozenset[Lack] = frozenset()
    powers: Use = "may"
    settings: Mapping[str, int | bool | str] = field(default_factory=dict)
    players: frozenset[str] = frozenset()
    together: Mapping[str, Place | None] = field(default_factory=dict)
    mover: str | None = None
    by: By | None = None
    defined: Mapping[str, Define] = field(default_factory=dict)
    turns: frozenset[str] = frozenset()
    section: SectionName | None = None
    onward: Onward = field(default_factory=Onward)
    about: str | None = None

    def choosing(self, name: str, place: Place) -> Table:
        return replace(self, chosen={**self.chosen, name: place})

    def looping(self, name: str, place: Place) -> Table:
        """Inside a loop; the card that a loop around it is at has no words of its own there."""
        return replace(self, looped={name: place})

    # ── sentences ────────────────────────────────────────────────────────────────────────

    def say(self, name: str, arguments: Arguments, form: str | None = None) -> Text:
        """A sentence about what whoever reads it does, or whoever does it instead. Raises
        `Undescribed`."""
        if self.by is None:
            return self.wording.text(name, arguments, form)
        they = THEY if form is None else f"{THEY}-{form}"
        if self.wording.has(name, they):
            return capital(self.wording.text(name, {**arguments, "who": self.by.subject}, they))
        if name in IMPERSONAL:
            return self.wording.text(name, arguments, form)
        raise Undescribed(self.by.node)

    def again(self) -> Table:
        """After a sentence about somebody who acts in place of the reader: that same player."""
        if self.by is None:
            return self
        return replace(self, by=replace(self.by, subject=self.wording.string("person-same", {})))

    # ── places ───────────────────────────────────────────────────────────────────────────

    def place(self, node: Expression) -> Place:
        """The zone that an expression names. Raises `Undescribed`."""
        match node:
            case RowOf(row=row, zone=inner):
                return replace(self.place(inner), row=row)
            case OfAnybody(zone=Word(text=name), who=who):
                whose: Whose = "opponent" if who == "opponent" else "any"
                return Place(self._zone(name, node), whose, node)
            case Of(name=Word(text=name), argument=Word(text=owner)) if owner in ("me", self.mover):
                return Place(self._zone(name, node), "own", node)
            case Of(name=Word(text=name), argument=Word(text=player)) if player in self.players:
                return Place(self._zone(name, node), "their", node)
            case Word(text=name) if (chosen := self.together.get(name)) is not None:
                return replace(chosen, together=True)
            case Word(text=name):
                return Place(self._zone(name, node), "nobody", node)
            case _:
                raise Undescribed(node)

    def each(self, zone: Word) -> Place:
        return Place(self._zone(zone.text, zone), "each", zone)

    def _zone(self, name: str, node: Surface) -> Zone:
        for zone in self.program.zones:
            if zone.name == name:
                return zone
        raise Undescribed(node)

    def phrase(self, place: Place, role: str) -> str:
        """A place in a sentence: `in your grid`. `role` is an attribute of its message, `in`.
        Raises `Unworded`."""
        whose = "self" if place.whose == "own" and self.by is not None else place.whose
        prefix = "" if whose == "nobody" else f"{whose}-"
        zone = place.zone.name
        return self._word(Lack(message_name("zone", zone), prefix + role, zone), {}, place.node)

    def _word(self, lack: Lack, given: Arguments, node: Surface) -> str:
        if self.wording.has(lack.name, lack.form):
            return self.wording.string(lack.name, given, lack.form)
        if lack in self.excused:
            return ""
        raise Unworded(node, lack)

    # ── cards and facts ──────────────────────────────────────────────────────────────────

    def is_chosen(self, node: Expression) -> bool:
        """Whether an expression names a card that needs no other words than `card` gives."""
        return isinstance(node, Word) and (
            node.text in self.chosen or node.text in self.looped or node.text == self.about
        )

    def slot(self, node: Word) -> tuple[Place, str]:
        """The place of a card that was chosen before or that a loop is at, and where it lay as the
        goal of a move."""
        if node.text in self.looped:
            return self.looped[node.text], self.wording.string("into-its-slot", {})
        order = self._order(node.text) or "chosen"
        return self.chosen[node.text], self.wording.string(f"into-{order}-slot", {})

    def card(self, node: Expression) -> str:
        """A card that was chosen before or that a loop is at, as an object. Raises
        `Undescribed`."""
        if isinstance(node, Word) and node.text in self.looped:
            return self.wording.string("chosen-each", {})
        if isinstance(node, Word) and node.text == self.about:
            return self.wording.string("defined-card", {})
        if not isinstance(node, Word) or node.text not in self.chosen:
            raise Undescribed(node)
        whose = self.chosen[node.text].whose
        order = self._order(node.text)
        if self.by is not None:
            return self.wording.string(f"chosen-{order or 'any'}", {}, "self")
        if order is not None:
            return self.wording.string(f"chosen-{order}", {})
        known = whose in ("own", "opponent") and len(self._alike(node.text)) == 1
        return self.wording.string(f"chosen-{whose}" if known else "chosen-any", {})

    def _alike(self, name: str) -> list[str]:
        """The cards that were chosen from where a chosen one lies, in order."""
        whose = self.chosen[name].whose
        return [other for other, place in self.chosen.items() if place.whose == whose]

    def _order(self, name: str) -> Literal["first", "second"] | None:
        """Which of two such cards a chosen one is."""
        alike = self._alike(name)
        if len(alike) != 2:
            return None
        return "first" if alike[0] == name else "second"

    def lies(self, place: Place, face: str | None) -> str:
        """How a card comes to lie somewhere: as a rule says, else as that zone is shown. In the
        hand of whoever acts this needs no word, and others may have seen the card before."""
        if face is not None:
            return face
        shown = place.zone.shown
        return "own" if (shown, place.whose) == ("owner", "own") else shown

    def pile_below(self, node: Expression) -> Place:
        """The pile whose top card an expression names. Raises `Undescribed`."""
        match node:
            case Of(name=Word(text="top"), argument=pile):
                return self.place(pile)
            case _:
                raise Undescribed(node)

    def told(self, node: Expression, form: str, given: Arguments | None = None) -> str:
        """What a game says of a fact that isn't kept for each player, or of that of `me`, or of a
        player who was chosen: `form` is an attribute of its message, behind `their-` in that
        case, and of that of whoever acts in place of the reader. Raises `Undescribed`."""
        fact = self._fact(node)
        owner = node.argument if isinstance(node, Of) else None
        if isinstance(owner, Word) and (owner.text != "me" or self.by is not None):
            form = f"their-{form}"
        stem = "role" if fact.type.kind is Kind.PLAYER else "fact"
        return self._word(Lack(message_name(stem, fact.name), form, fact.name), given or {}, node)

    def is_player(self, name: str) -> bool:
        """Whether a fact names a player."""
        return any(f.name == name and f.type.kind is Kind.PLAYER for f in self.program.facts)

    def word(self, lack: Lack, node: Surface, given: Arguments | None = None) -> str:
        """What a game calls something. Raises `Unworded`."""
        return self._word(lack, given or {}, node)

    def _fact(self, node: Expression) -> Fact:
        match node:
            case Word(text=name) | Of(name=Word(text=name), argument=Word(text="me")):
                pass
            case Of(name=Word(text=name), argument=Word(text=whose)) if whose in self.players:
                pass
            case _:
                raise Undescribed(node)
        for fact in self.program.facts:
            if fact.name == name:
                return fact
        raise Undescribed(node)


def capital(text: Text) -> Text:
    """With a capital first letter."""
    match text:
        case (Plain(text=first), *rest):
            return (Plain(first[:1].upper() + first[1:]), *rest)
        case _:
            return text


def number_of(node: Expression, table: Table) -> int:
    """A number that the rules fix. Raises `Undescribed`."""
    match node:
        case Number(value=value):
            return value
        case Word(text=name) if message_name(name) in table.parameters:
            return table.parameters[message_name(name)]
        case _:
            raise Undescribed(node)
