"""A program in the making: the names, and what the declarations have added so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Literal

from cambio_spec.diagnostics.codes import (
    CYCLIC_DEFINITION,
    DUPLICATE_NAME,
    LEADS_NOWHERE,
    MISSING_PART,
    REPEATED_PART,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Rejected
from cambio_spec.kernel.cards import Deck, french_52
from cambio_spec.kernel.expressions import Expr
from cambio_spec.kernel.program import (
    Block,
    Decision,
    Fact,
    Option,
    Phase,
    Program,
    Setting,
    Zone,
)
from cambio_spec.kernel.types import PLAYER
from cambio_spec.nodes.decks import JOKER
from cambio_spec.nodes.elaborate import elaborate
from cambio_spec.nodes.flow import Flow, LowerEffect, Offered
from cambio_spec.nodes.naming import BUILT_IN, PRONOUNS, refuse_reserved
from cambio_spec.nodes.scope import BlockName, Meaning, Scope, Signature
from cambio_spec.nodes.surface import Expression, Refill, Word
from cambio_spec.source.files import Span

Occasion = Literal["match", "round"]


class Building:
    """Filled in two passes: every declaration declares its names, then every one is lowered.

    `fallback` is where what is missing from the whole text is reported.
    """

    def __init__(self, effects: Mapping[type, LowerEffect], fallback: Span) -> None:
        self._effects = effects
        self._fallback = fallback
        self._names: dict[str, Meaning] = {}
        self.declared: dict[str, Span] = {}
        self._undecided: dict[str, Callable[[], Decision]] = {}
        self._failed: dict[str, Rejected] = {}
        self._said: dict[str, Span] = {}
        self._open: list[tuple[str, Span]] = []
        self.taking_part: Expression | None = None
        self.partners: Expression | None = None
        self.together: Expr | None = None
        self.seats: tuple[int, int, Literal[1, -1]] | None = None
        self.only: tuple[int, ...] | None = None
        self.settings: dict[str, Setting] = {}
        self.editorials: dict[str, Expr] = {}
        self.deck: tuple[Deck, str] | None = None
        self.refills: dict[str, Refill] = {}
        self.facts: list[Fact] = []
        self.round_facts: list[Fact] = []
        self.decisions: dict[str, Decision] = {}
        self.properties: list[str] = []
        self.blocks: list[Block] = []
        self.offered: list[Offered] = []
        self.starts: dict[Occasion, str] = {}
        self._actors: dict[str, tuple[Expression, str]] = {}
        self._options: dict[str, list[Option]] = {}

    # ── names ────────────────────────────────────────────────────────────────────────────

    def name(self, word: Word, meaning: Meaning | None) -> None:
        """Declares a name; None for one whose meaning is found on demand. Raises `Rejected`."""
        name = word.text
        if name in self.declared:
            first = Label(self.declared[name], Message("first-label"))
            raise Rejected(
                (DUPLICATE_NAME.at(Label(word.span), first, category="name", name=name),)
            )
        self.declared[name] = word.span
        if meaning is not None:
            self._names[name] = meaning
        # Last, so that what uses the name isn't reported too.
        refuse_reserved(word)

    def word(self, name: str, meaning: Meaning) -> None:
        """A word that comes with the deck."""
        self._names.setdefault(name, meaning)

    def deck_word(self, name: str) -> bool:
        """Whether it comes with the deck, as `hearts` does."""
        return name in self._names and name not in self.declared

    def stands_for_value(self, name: str) -> bool:
        """Whether a declared name gives something that expressions can compare."""
        meaning = self._names.get(name)
        return name in self._undecided or not (meaning is None or isinstance(meaning, BlockName))

    @property
    def ranks(self) -> tuple[str, ...]:
        cards = self.deck[0].cards if self.deck else french_52().cards
        return tuple(dict.fromkeys((*(card.rank for card in cards), JOKER)))

    def has_rank(self, rank: str) -> bool:
        is_faulty = self.deck is None and "deck" in self._said
        return is_faulty or rank in self.ranks

    def decide(self, word: Word, make: Callable[[], Decision]) -> None:
        """Declares a decision; `make` lowers it when somebody first asks."""
        known = word.text in self.declared
        if not known:
            self._undecided[word.text] = make
        self.name(word, None)

    def decision(self, name: str, asked: Span) -> Decision:
        """The decision of that name, lowered. Raises `Rejected`, also for one that is defined
        through itself."""
        if name in self.decisions:
            return self.decisions[name]
        if name in self._failed:
            raise self._failed[name]
        if any(name == n for n, _ in self._open):
            chain = [n for n, _ in self._open]
            raise Rejected((self._circle(chain[chain.index(name) :]),))
        self._open.append((name, asked))
        try:
            self.decisions[name] = self._undecided[name]()
        except Rejected as rejected:
            self._failed[name] = rejected
            raise
        finally:
            self._open.pop()
        return self.decisions[name]

    @property
    def failed(self) -> Iterable[str]:
        """The decisions that couldn't be lowered, in the order in which that came out."""
        return self._failed

    def _circle(self, names: list[str]) -> Diagnostic:
        spans = [self.declared[n] for n in names]
        if len(names) == 1:
            itself = Message("cyclic-definition-itself", {"name": names[0]})
            return replace(
                CYCLIC_DEFINITION.at(*spans), message=itself, help=Message(f"{itself.id}-help")
            )
        return CYCLIC_DEFINITION.at(*spans, names_list=tuple(names))

    def look_up(self, name: str) -> Meaning | None:
        if name in self._undecided:
            found = self.decision(name, self.declared[name])
            return Signature(name, found.parameters, found.type)
        return self._names.get(name)

    def known(self) -> Iterable[str]:
        return [*self._names, *self._undecided, *BUILT_IN, *PRONOUNS, "yes", "no", "nobody", JOKER]

    def zones(self) -> Iterable[Zone]:
        return [m for m in self._names.values() if isinstance(m, Zone)]

    def refill(self, zone: str) -> Refill | None:
        return self.refills.get(zone)

    def scope(self, origin: str, me: Expr | None = None) -> Scope:
        return Scope(self, elaborate, origin, me)

    def once(self, part: str, span: Span, help_: Message | None = None) -> None:
        """Raises `Rejected` for what a game says a second time, with help of its own if need be."""
        if part in self._said:
            first = Label(self._said[part], Message("first-label"))
            raise Rejected((REPEATED_PART.at(Label(span), first, part=part, help=help_),))
        self._said[part] = span

    def agreed(self, fact: str) -> bool:
        return fact in self.settings

    def option_of(self, word: str) -> str | None:
        return next((f.name for f in self.facts if word in f.type.words), None)

    @property
    def direction(self) -> int:
        return 1 if self.seats is None else self.seats[2]

    def setting(self, fact: Fact, setting: Setting) -> None:
        """A fact that is agreed on before play."""
        self.facts.append(fact)
        self.settings[fact.name] = setting

    def editorial(self, name: str, when: Expr) -> None:
        """The condition under which a rule for people holds."""
        self.editorials[name] = when

    def property(self, decision: Decision) -> None:
        """What is to be true wherever it may be asked."""
        self.decisions[decision.name] = decision
        self.properties.append(decision.name)

    # ── play ─────────────────────────────────────────────────────────────────────────────

    def flow(self, stem: str) -> Flow:
        return Flow(stem, self._effects, self.offered)

    def phase(self, word: Word, actor: Expression, origin: str) -> None:
        self.name(word, BlockName(word.text))
        self._actors[word.text] = (actor, origin)
        self._options[word.text] = []

    def actor(self, label: str) -> Expr | None:
        """Who acts in a phase; None for a stage."""
        if label not in self._actors:
            return None
        actor, origin = self._actors[label]
        return elaborate(actor, self.scope(origin), PLAYER)

    def acting(self, label: str) -> Expression:
        """The words for who acts in a phase."""
        return self._actors[label][0]

    def option(self, label: str, option: Option) -> None:
        self._options[label].append(option)

    # ── the result ───────────────────────────────────────────────────────────────────────

    def missing(self) -> tuple[Diagnostic, ...]:
        """What a game can't do without and nothing declares."""
        parts = {
            "players": self.seats is not None,
            "deck": self.deck is not None,
            "match": "match" in self.starts,
            "round": "round" in self.starts,
        }
        return tuple(
            MISSING_PART.at(self._fallback, part=part) for part, there in parts.items() if not there
        )

    def _idle(self) -> tuple[Diagnostic, ...]:
        """The phases in which there is nothing to do."""
        return tuple(
            LEADS_NOWHERE.at(self.declared[label], name=label)
            for label, options in self._options.items()
            if not options
        )

    def program(self, name: str) -> Program:
        """Raises `Rejected` for a phase without actions or a part that is missing."""
        if missing := self.missing() or self._idle():
            raise Rejected(missing)
        phases: list[Block] = []
        for label, (_, origin) in self._actors.items():
            actor = self.actor(label)
            assert actor is not None
            phases.append(Phase(label, (), actor, tuple(self._options[label]), origin=origin))
        return replace(self.deciding(name), blocks=(*phases, *self.blocks))

    def deciding(self, name: str) -> Program:
        """The program without what happens in play. Raises `Rejected` for a part that is missing,
        also of that."""
        if missing := self.missing():
            raise Rejected(missing)
        assert self.seats is not None and self.deck is not None
        fewest, most, direction = self.seats
        deck, stock = self.deck
        return Program(
            name,
            fewest,
            most,
            direction,
            deck,
            stock,
            tuple(self.zones()),
            tuple(self.facts),
            tuple(self.decisions.values()),
            (),
            self.starts["match"],
            self.starts["round"],
            self.only,
            tuple(self.settings.values()),
            self.together,
            tuple(self.properties),
        )
