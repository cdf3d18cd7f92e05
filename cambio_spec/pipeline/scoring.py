"""`score`: the referee for the cards at the end of a round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

# Words, proofs and the engine are needed for an answer, and most commands don't give any.
if TYPE_CHECKING:
    from cambio_spec.pipeline.answering import Answered
    from cambio_spec.play.scored import Scored
    from cambio_spec.play.telling import Telling


def score(
    name: str,
    hands: Mapping[str, str | Iterable[str]],
    caller: str | None = None,
    running: Mapping[str, int] | None = None,
    out: Iterable[str] = (),
    facts: Mapping[str, int | bool | str | None] | None = None,
    language: str = "en",
    cwd: Path | None = None,
) -> Scored:
    """What the rules give each player at the end of a round, by which rule, and how the match
    stands then: `score("cambio", {"Ana": "KH 2C", "Ben": "5D"}, caller="Ana")`.

    `hands` are the players around the table, each with their cards as text or one by one. `facts`
    are whatever else is so, by the rule set's name for it, those of a player as `NAME of PLAYER`;
    `caller`, `running` and `out` are the facts of those names. Who is `out` needs no hand.

    Where the rules can't decide, the answer's `findings` say why. Raises `Rejected` for a rule set
    that can't be loaded or counts nothing and for what can't be the end of a round, and
    `ReadingsDisagree` where two readings of a rule differ (a fault of ours).
    """
    from cambio_spec.play.telling import telling

    told = telling(
        tuple((n, c if isinstance(c, str) else " ".join(c)) for n, c in hands.items()),
        caller,
        tuple((n, _text(total)) for n, total in (running or {}).items()),
        tuple(out),
        tuple((n, _text(value)) for n, value in (facts or {}).items()),
    )
    return score_told(name, told, language, cwd).scored


def score_told(name: str, told: Telling, language: str = "en", cwd: Path | None = None) -> Answered:
    """`score` for what is told as text, which may be wrong in any way. Raises as that does."""
    from cambio_spec.pipeline.answering import answered

    return answered(name, told, language, cwd or Path())


def _text(value: int | bool | str | None) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case None:
            return "nobody"
        case _:
            return str(value)
