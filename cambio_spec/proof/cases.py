"""A decision for one number of players, in formulas; and what of it a question needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from cambio_spec.kernel.program import Decision, Program
from cambio_spec.proof.asked import asked
from cambio_spec.proof.classes import Classes, Names, Tables, classes, names, tables
from cambio_spec.proof.encode import Encoder
from cambio_spec.proof.judge import Judgement, judged
from cambio_spec.proof.lies import Lies, lies
from cambio_spec.proof.outcome import Question
from cambio_spec.proof.queries import About, Purpose
from cambio_spec.proof.solver import Session
from cambio_spec.proof.symbols import Symbols, arguments, room_elsewhere, symbols
from cambio_spec.proof.terms import Apply, Term, Variable

Alike = tuple[object, ...]
"""The same for decisions that can share their unknowns."""


@dataclass(frozen=True, slots=True)
class Case:
    """`symbols` are those that the decision reads; `encoder` may know more."""

    decision: Decision
    symbols: Symbols
    encoder: Encoder
    judgement: Judgement

    @contextmanager
    def asking(
        self,
        session: Session,
        terms: Sequence[Term],
        purpose: Purpose = "fails",
        questions: Iterable[Question] = (),
        whole: bool = False,
    ) -> Iterator[None]:
        """For a while the session knows what holds in every state, as far as it bears on `terms`;
        if `whole`, values of all that the decision reads come with each answer.

        The rest can be left out: definitions and what holds of zones can always be fulfilled.
        """
        variables, assumptions = self._bearing_on(terms, whole)
        players = self.symbols.players
        with session.scope(About(self.decision.name, players, purpose, tuple(questions))):
            session.declare(variables)
            session.assume(*assumptions)
            yield

    def _bearing_on(self, terms: Sequence[Term], whole: bool) -> tuple[list[Variable], list[Term]]:
        definitions, lying = self.encoder.definitions, set(self.symbols.lying)
        variables: list[Variable] = []
        assumptions: list[Term] = []
        left = [*terms, *(self.symbols.unknowns if whole else ())]
        seen: set[Term] = set()
        while left:
            term = left.pop()
            if isinstance(term, int) or term in seen:
                continue
            seen.add(term)
            if isinstance(term, Apply):
                left += term.arguments
                continue
            variables.append(term)
            more: Sequence[Term] = definitions.get(term, ())
            if term in lying:
                more, lying = self.symbols.constraints, set()
            assumptions += more
            left += more
        return variables, assumptions


class Cases:
    """Makes the cases of a program. Decisions that ask the same of cards share an encoder, and so
    what it has encoded of the decisions that they ask."""

    def __init__(
        self,
        program: Program,
        check_time: Callable[[], None],
        lying: Mapping[str, Lies] | None = None,
    ) -> None:
        """`lying`: how cards may lie in each zone, where the program doesn't say so by its play."""
        self._program, self._check_time = program, check_time
        self._names: Names = names(program)
        self._tables: Tables = tables(program)
        known = frozenset(self._tables)
        self._asks = {d.name: asked(program, d, known) for d in program.decisions}
        self._classes: dict[str, Classes] = {
            name: classes(program, asks, self._tables) for name, asks in self._asks.items()
        }
        self._facts: dict[Alike, frozenset[str]] = {}
        for name, asks in self._asks.items():
            alike = self._alike(name)
            self._facts[alike] = self._facts.get(alike, frozenset()) | asks.facts
        self._lies = lies(program) if lying is None else lying
        self._encoders: dict[tuple[Alike, int], Encoder] = {}

    def case(self, decision: Decision, players: int) -> Case:
        """Raises `Unsupported` and whatever `check_time` does."""
        encoder, asks = self._encoder(decision.name, players), self._asks[decision.name]
        parameters = arguments(self._program, encoder.symbols, decision)
        facts = {at: m for at, m in encoder.symbols.facts.items() if at[0] in asks.facts}
        read = replace(encoder.symbols, facts=facts, parameters=parameters)
        encoder.budget.start()
        return Case(decision, read, encoder, judged(encoder, decision, parameters))

    def facts(self, decision: str) -> frozenset[str]:
        """The facts that a decision reads, itself or through others."""
        return self._asks[decision].facts

    def depends_on_players(self, decision: Decision) -> bool:
        """Whether their number can matter to what the decision says, or to what can be dealt."""
        asks = self._asks[decision.name]
        room = room_elsewhere(self._program, asks, self._program.fewest)
        return asks.seats or (bool(asks.zones) and room < len(self._program.deck.cards))

    def _encoder(self, name: str, players: int) -> Encoder:
        key = self._alike(name), players
        if key not in self._encoders:
            unknowns = symbols(
                self._program,
                replace(self._asks[name], facts=self._facts[key[0]]),
                self._classes[name],
                self._names,
                players,
                self._lies,
            )
            self._encoders[key] = Encoder(self._program, unknowns, self._tables, self._check_time)
        return self._encoders[key]

    def _alike(self, name: str) -> Alike:
        asks = self._asks[name]
        spots = {fact for fact in asks.facts if self._program.fact(fact).type.zone is not None}
        kinds = self._classes[name].members
        laid = asks.zones, asks.tops, asks.slotted, asks.faced, asks.known, asks.known_to_others
        return kinds, *laid, frozenset(spots)
