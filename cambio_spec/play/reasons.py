"""Rules in words, with where they come from: what a referee answers to “says who?”."""

from __future__ import annotations

from dataclasses import dataclass

from cambio_spec.diagnostics.human import Book, Quoted, own_first
from cambio_spec.kernel.expressions import RuleId
from cambio_spec.kernel.program import Program
from cambio_spec.rulebook.atoms import message_name
from cambio_spec.rulebook.document import spoken
from cambio_spec.rulebook.sentences import Sentences
from cambio_spec.rulebook.wording import Wording


@dataclass(frozen=True, slots=True)
class Cited:
    """A place in the books, `scoring.4`; where that stands (`FILE:LINE`, None for no known book)
    and what is written there, where the edition is at hand."""

    citation: str
    place: str | None
    text: str | None


@dataclass(frozen=True, slots=True)
class Reason:
    """`text` is the rule as the rule file has it, without sources; `because` the reason given
    there. `why` and `sentence` are the rulebook's words, in short and in full, None where it has
    none, or none that are up to date. `file` and `line` are those of the rule."""

    rule: RuleId
    text: str
    because: str | None
    why: str | None
    sentence: str | None
    citations: tuple[Cited, ...]
    file: str
    line: int


def reason(said: Sentences, rule: RuleId, book: Book) -> Reason:
    """Raises `CatalogError` for a sentence that can't be said."""
    found = said.ruleset.rules[rule]
    why, sentence = _words(said, rule)
    places = own_first(found.cites, said.wording.language, book)
    return Reason(
        rule,
        " ".join(found.text.split()),
        found.because,
        why,
        sentence,
        tuple(_cited(cite, quoted) for cite, quoted in places),
        found.item.span.file.path,
        found.item.span.line,
    )


def _cited(cite: str, quoted: Quoted | None) -> Cited:
    return Cited(cite, None, None) if quoted is None else Cited(cite, quoted.place, quoted.text)


def roles(program: Program, wording: Wording) -> dict[str, str]:
    """What is written beside the name of whoever a fact names, by the fact."""
    names = {fact.name: f"role-{message_name(fact.name)}" for fact in program.facts}
    return {fact: wording.string(name, {}) for fact, name in names.items() if wording.has(name)}


def _words(said: Sentences, rule: RuleId) -> tuple[str | None, str | None]:
    """The short and the full words, as long as none of the rules that they say has changed."""
    written = said.rules.get(rule)
    name = None if written is None else said.sentence(written)
    if name is None:
        return None, None
    told = [other for other in said.rules.values() if name in said.says.get(other.message, ())]
    if any(said.outdated(other, name) for other in told):
        return None, None
    own = next((other for other in told if other.message == name), None)
    why = said.explained(rule)
    full = said.text(name, None, own) if said.wording.has(name) else None
    return None if why is None else spoken(why), None if full is None else spoken(full)
