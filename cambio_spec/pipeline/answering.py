"""The passes from what is told of the end of a round to the referee's answer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from cambio_spec.catalog.errors import CatalogError
from cambio_spec.constructs.players import PlayersPart
from cambio_spec.diagnostics.codes import NOTHING_TO_COUNT
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.diagnostics.faults import fault
from cambio_spec.diagnostics.human import Book
from cambio_spec.model import load as loading
from cambio_spec.model.build import MOST_FAULTS
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.pipeline.asking import spoken_languages, words
from cambio_spec.pipeline.checking import book_of
from cambio_spec.pipeline.engines import engine
from cambio_spec.play.agreement import agreed
from cambio_spec.play.announcing import worded
from cambio_spec.play.counting import Counting, counting
from cambio_spec.play.faces import faces
from cambio_spec.play.reasons import reason, roles
from cambio_spec.play.referee import judged
from cambio_spec.play.refusing import heard
from cambio_spec.play.scored import Scored, scored
from cambio_spec.play.telling import Telling, understood
from cambio_spec.play.undecided import undecided
from cambio_spec.rulebook.sentences import sentences
from cambio_spec.rulebook.wording import Wording
from cambio_spec.rulebook.wording import load as wording


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer, and the books that its rule set cites."""

    scored: Scored
    book: Book


def answered(name: str, told: Telling, language: str, cwd: Path) -> Answered:
    """Raises `Rejected` and `ReadingsDisagree`, as `scoring.score` says."""
    (spoken_in,) = spoken_languages((language,))
    loaded = loading.load(_one(name, cwd), cwd)
    try:
        spoken = wording(spoken_in, words(loaded, spoken_in))
        return _answered(loaded, told, spoken, book_of(loaded, cwd))
    except CatalogError as error:
        raise Rejected((fault(error, spoken_in),)) from None


def _answered(loaded: loading.Loaded, told: Telling, spoken: Wording, book: Book) -> Answered:
    """Raises `CatalogError` too."""
    ruleset, program = loaded.ruleset, loaded.ruleset.program
    count, shown = _counting(ruleset), faces(program.deck, spoken)
    meant = understood(program, told, shown.codes)
    table, faults = heard(ruleset, count, meant)
    if faults:
        raise Rejected(faults[:MOST_FAULTS])
    found = judged(program, count, table)
    agreed(program, count, table, engine(ruleset))
    open_questions = undecided(ruleset, count, found, meant.names)
    said = sentences(ruleset, spoken, draft=False)
    reasons = {rule: reason(said, rule, book) for rule in found.rules}
    names, tell = roles(program, said.wording), partial(worded, said)
    told_of = scored(ruleset, count, found, meant, reasons, open_questions, names, shown, tell)
    return Answered(told_of, book)


def _one(name: str, cwd: Path) -> str:
    """The rule set of that name, or the only one in a folder. Raises `Rejected`."""
    found = loading.targets(name, cwd)
    return found[0] if len(found) == 1 else name


def _counting(ruleset: Ruleset) -> Counting:
    """Raises `Rejected` for rules that count nothing."""
    leaving = any(part.leaving is not None for part in ruleset.all(PlayersPart))
    found = counting(ruleset.program, leaving)
    if found is None:
        raise Rejected((NOTHING_TO_COUNT.at(ruleset.game.name.span, ruleset=ruleset.name),))
    return found
