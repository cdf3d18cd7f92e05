"""The referee's answer with the names that were told: what callers of `score` get."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.diagnostics.report import counts_against
from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Announcement, State, Value
from cambio_spec.kernel.types import Kind, Type
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.play.counting import Counting
from cambio_spec.play.faces import Coded, Faces
from cambio_spec.play.partners import side
from cambio_spec.play.reasons import Reason
from cambio_spec.play.referee import Counted, Judged
from cambio_spec.play.telling import Understood, fact_name, fact_text

Said = int | bool | str | None
"""A value as people read it: a player by name, a card by its code (`Coded`, which knows its face
too), nobody as None."""


@dataclass(frozen=True, slots=True)
class Score:
    """One player. `cards` are codes (`KH`), which know their faces, with what each is worth, None
    where nothing is added up or no rule gives a worth. `total` is their sum with what the rules add
    `besides`, None where there is none or it would say nothing of the score. `score` is None for
    whoever isn't counted and where the rules can't decide; `rules` are those that gave it, the one
    that mattered most last. `running` is what scores have come to with it, None where a rule set
    keeps no such sum or the rules couldn't finish it. `counted` tells who has played this round,
    `out` who has left the match."""

    player: str
    cards: tuple[tuple[Coded, int | None], ...]
    total: int | None
    besides: tuple[int, ...]
    score: Said
    rules: tuple[RuleId, ...]
    running: int | None
    counted: bool
    out: bool


@dataclass(frozen=True, slots=True)
class Announced:
    """What was decided aloud, about whom or what, and by which rules. Where a player was decided
    on, `side` is that player with all partners. `said` tells it in the game's own words, as a
    clause without a full stop; None where it has no words for it."""

    decision: str
    about: tuple[Said, ...]
    value: Said
    rules: tuple[RuleId, ...]
    side: tuple[str, ...] = ()
    said: str | None = None


Worded = Callable[[Announced], Announced]
"""Adds the game's own words."""


@dataclass(frozen=True, slots=True)
class Scored:
    """`decision` is what the rule set calls a score, `facts` what was told besides the cards.
    `announcements` are all in their order, the scores too; `told` are the same, but those that
    say the same of several players by the same rules are one, about all of these. `won_by` is the
    one that names the winner, once the match is `over`. `reasons` are all rules that gave
    something; `findings` say why the rules couldn't decide something. `roles` is what is written
    beside the name of whoever a fact names, where the game has words for that."""

    ruleset: str
    hash: str
    decision: str
    facts: Mapping[str, Said]
    players: tuple[Score, ...]
    announcements: tuple[Announced, ...]
    told: tuple[Announced, ...]
    over: bool
    won_by: Announced | None
    reasons: Mapping[RuleId, Reason]
    findings: tuple[Diagnostic, ...]
    roles: Mapping[str, str]

    @property
    def winner(self) -> str | None:
        """The one whom the rules name as the winner of the match, if it is over."""
        return None if self.won_by is None else str(self.won_by.value)

    @property
    def winners(self) -> tuple[str, ...]:
        """All who have won the match, the winner first, then those who play together with them."""
        return () if self.won_by is None else self.won_by.side

    @property
    def exit_status(self) -> int:
        """0 all is decided, 1 the rules can't decide."""
        return 1 if any(counts_against(finding) for finding in self.findings) else 0


def scored(
    ruleset: Ruleset,
    counting: Counting,
    judged: Judged,
    told: Understood,
    reasons: Mapping[RuleId, Reason],
    findings: tuple[Diagnostic, ...],
    roles: Mapping[str, str],
    shown: Faces,
    worded: Worded,
) -> Scored:
    """What was judged, with names for the seats. Raises `CatalogError`, as `worded` does."""
    program, ended = ruleset.program, judged.ended
    says = _Saying(program, told.names, shown)
    announced = tuple(says.announced(ended, one) for one in ended.announcements)
    return Scored(
        ruleset.name,
        ruleset.digest,
        counting.score.name,
        {
            fact_text(told.names, key): says.value(program.fact(fact_name(key)).type, value)
            for key, value in told.facts.items()
        },
        tuple(
            says.score(counting, player, name)
            for name, player in zip(told.names, judged.players, strict=True)
        ),
        tuple(map(worded, announced)),
        tuple(map(worded, _together(program, announced))),
        judged.over,
        None if judged.winner is None else worded(says.announced(ended, judged.winner)),
        reasons,
        findings,
        roles,
    )


@dataclass(frozen=True, slots=True)
class _Saying:
    """Values of a program in words: seats have names, cards have faces."""

    program: Program
    names: Sequence[str]
    shown: Faces

    def score(self, counting: Counting, player: Counted, name: str) -> Score:
        cards = [self.shown.card(self.program.deck.cards[card].code) for card in player.cards]
        worths = player.worths or (None,) * len(cards)
        verdict = player.verdict
        decided = verdict is not None and verdict.status == "value"
        return Score(
            name,
            tuple(zip(cards, worths, strict=True)),
            player.total,
            player.besides,
            self.value(counting.score.type, verdict.value) if verdict else None,
            verdict.rules if verdict and decided else (),
            player.running,
            player.plays,
            not player.plays_on,
        )

    def announced(self, ended: State, one: Announcement) -> Announced:
        decision = self.program.decision(one.decision)
        types = [parameter.type for parameter in decision.parameters]
        about = zip(types, one.arguments, strict=True)
        player = one.value if decision.type.kind is Kind.PLAYER else None
        together = side(self.program, ended, player) if isinstance(player, int) else ()
        return Announced(
            decision.name,
            tuple(self.value(type_, value) for type_, value in about),
            self.value(decision.type, one.value),
            one.rules,
            tuple(self.names[seat] for seat in together),
        )

    def value(self, type_: Type, value: Value) -> Said:
        match type_.kind, value:
            case Kind.PLAYER, int():
                return self.names[value]
            case Kind.CARD, int():
                return self.shown.card(self.program.deck.cards[value].code)
            case Kind.RANK, str():
                return self.shown.rank(value)
            case _, tuple():
                return str(value)
            case _:
                return value


def _together(program: Program, announced: Sequence[Announced]) -> tuple[Announced, ...]:
    """Those that say the same of several players, by the same rules, as one about all of them."""
    found: dict[object, Announced] = {}
    for index, one in enumerate(announced):
        parameters = program.decision(one.decision).parameters
        about_player = [p.type.kind for p in parameters] == [Kind.PLAYER]
        key = (one.decision, one.value, one.rules) if about_player else index
        first = found.get(key)
        about = dict.fromkeys((*first.about, *one.about)) if first else one.about
        found[key] = replace(one, about=tuple(about))
    return tuple(found.values())
