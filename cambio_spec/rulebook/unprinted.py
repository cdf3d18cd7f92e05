"""Forms of sentences that say nothing: they are written, and no book, sheet or example prints
them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from cambio_spec.constructs.action import Action
from cambio_spec.constructs.editorial import SectionName
from cambio_spec.constructs.power import Power
from cambio_spec.diagnostics.codes import STALE_MESSAGE
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message
from cambio_spec.rulebook.agreed import TITLE, VARIANT
from cambio_spec.rulebook.atoms import message_name
from cambio_spec.rulebook.rules import Rule
from cambio_spec.rulebook.sentences import FOR, SHORT, WHY, Sentences

PLACES: Mapping[str, tuple[str, ...]] = {
    "term": ("glossary",),
    "ruling": ("question",),
    "reason": ("question",),
}
"""Forms that only sentences have whose names begin like that."""


def unprinted(said: Sentences) -> Iterator[Diagnostic]:
    """Titles, short forms and reasons that nothing prints, also not as a part of other sentences.
    What belongs to a rule that isn't there with these features is left alone."""
    printed = {TITLE: _titled(said), SHORT: _shortened(said)}
    here = {rule.message for rule in said.rules.values()}
    elsewhere = {rule.message for rule in said.base.values()} - here
    elsewhere |= set(map(message_name, said.presence.known - said.presence.here))
    quoted = _quoted(said)
    for name in said.wording.own:
        if name.startswith("-") or name in elsewhere or said.left_out(name):
            continue
        for form in said.wording.attributes(name):
            if f"{name}.{form}" not in quoted and not _says(name, form, printed, said):
                yield _nothing(name, form, said)


def _says(name: str, form: str, printed: Mapping[str, frozenset[str]], said: Sentences) -> bool:
    if form in printed:
        return name in printed[form]
    if form in PLACES:
        return name.startswith(tuple(f"{stem}-" for stem in PLACES[form]))
    if form == WHY or form.startswith(f"{WHY}-"):
        return said.wording.has(name, form.replace(WHY, FOR, 1))
    return True


def _titled(said: Sentences) -> frozenset[str]:
    named = (r for r in said.rules.values() if isinstance(r.node, Action | Power))
    variants = (name for name in said.wording.own if name.startswith(f"{VARIANT}-"))
    return frozenset((*(said.sentence(rule) or rule.message for rule in named), *variants))


def _shortened(said: Sentences) -> frozenset[str]:
    """The sentences that a sheet says; it says nothing of who plays."""
    return frozenset(("powers", *_on_sheets(said.sections, said)))


def _on_sheets(sections: Mapping[SectionName, tuple[Rule, ...]], said: Sentences) -> Iterator[str]:
    for section, rules in sections.items():
        if section != "players":
            for rule in rules:
                yield from filter(None, (said.sentence(rule),))


def is_quoted(name: str, said: Sentences) -> bool:
    """Whether another sentence says this one as a part of it."""
    return any(quoted.partition(".")[0] == name for quoted in _quoted(said))


def _quoted(said: Sentences) -> frozenset[str]:
    parts = ((name, part) for name in said.wording.own for part in said.printed(name))
    return frozenset(m for name, part in parts for m in said.wording.uses(name, part).messages)


def _nothing(name: str, form: str, said: Sentences) -> Diagnostic:
    place = Label(said.wording.entry(name).span(form))
    found = STALE_MESSAGE.at(place, name=name)
    lacking = Message("unprinted-form-help")
    if form == WHY or form.startswith(f"{WHY}-"):
        lacking = Message("unprinted-reason-help", {"needed": form.replace(WHY, FOR, 1)})
    message = Message("unprinted-form", {"name": name, "form": form})
    return replace(found, message=message, help=lacking)
