"""What `list` finds, as data."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.model.arising import Arising
from cambio_spec.nodes.features import Clause


@dataclass(frozen=True, slots=True)
class ListedQuestion:
    """What the books leave open; `rules` carry the ruling out, None where there is none. `when`
    tells on what it hangs."""

    name: str
    ruling: str | None
    rules: tuple[str, ...]
    citations: tuple[str, ...]
    because: str | None
    when: Arising


@dataclass(frozen=True, slots=True)
class ListedOption:
    """What the players agree on before play. `values` are those it may have, as people say it:
    `on` and `off`, numbers one by one, or the ends of a range. `questions` are those that are
    asked only where it isn't as usual; `removed_by` are variants that do without it."""

    name: str
    values: tuple[str, ...]
    is_range: bool
    default: str
    says: tuple[str, ...]
    clauses: tuple[Clause, ...]
    citations: tuple[str, ...]
    questions: tuple[ListedQuestion, ...]
    removed_by: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ListedVariant:
    """A variant, whether or not it can be played: `fault` is the first reason why not. `says` is
    what it says of other features, as written: `needs players 4 or 6`; `clauses` are the same.
    `options` and `questions` are those that it brings, `removed` the options of the game that it
    does without."""

    name: str
    file: str
    title: str
    says: tuple[str, ...]
    clauses: tuple[Clause, ...]
    citations: tuple[str, ...]
    options: tuple[ListedOption, ...]
    questions: tuple[ListedQuestion, ...]
    fault: Diagnostic | None
    removed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game, by the name that its file gives it. `players` are the numbers of players that it is
    for. `questions` are those of the game as it is usually played. Where it has a `fault`, nothing
    else but its name and variants is known."""

    name: str
    file: str
    title: str
    players: tuple[int, ...]
    features: tuple[ListedVariant, ...]
    options: tuple[ListedOption, ...]
    questions: tuple[ListedQuestion, ...]
    fault: Diagnostic | None


@dataclass(frozen=True, slots=True)
class Unlisted:
    """A rule file of which can't be told what it holds, or that belongs to no game."""

    file: str
    fault: Diagnostic


@dataclass(frozen=True, slots=True)
class Listing:
    """`findings` are what is worth saying of all of it together: what hides what."""

    games: tuple[ListedGame, ...]
    unlisted: tuple[Unlisted, ...]
    languages: tuple[str, ...]
    findings: tuple[Diagnostic, ...]
