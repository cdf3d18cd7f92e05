"""What the reference calls things, and the links from one of its sections to another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.constructs.construct import DeclarationConstruct, EffectConstruct
from cambio_spec.constructs.registry import DECLARATIONS, EFFECTS
from cambio_spec.diagnostics.codes import REGISTRY
from cambio_spec.diagnostics.sentences import labelled
from cambio_spec.kernel.cards import DECKS
from cambio_spec.rulebook.reference.findings import finding_heading
from cambio_spec.rulebook.reference.markdown import code, link
from cambio_spec.rulebook.reference.shown import Naming, keyword

Construct = DeclarationConstruct[Any] | EffectConstruct[Any]
CONSTRUCTS: tuple[Construct, ...] = (*DECLARATIONS, *EFFECTS)
FINDINGS_FILE = "findings.md"
SECTIONS = ("expressions", "sources", "comments", "notation")
"""Messages that head a section, and the variables that are links to it."""


def message_of(rule: str) -> str:
    """The message of a construct."""
    return f"construct-{_hyphened(rule)}"


def item_of(rule: str) -> str:
    """The message of what stands on lines of its own inside a declaration."""
    return f"item-{_hyphened(rule)}"


def _hyphened(rule: str) -> str:
    return rule.replace("_", "-")


@dataclass(frozen=True)
class Words:
    """The catalog's sentences, with the links that they ask for."""

    catalog: Catalog

    def say(self, name: str, attribute: str | None = None) -> str:
        """Raises `CatalogError` for a message that is missing or asks for what there isn't."""
        wanted = self.catalog.variables(name, attribute)
        given = {variable: self.known[variable] for variable in wanted if variable in self.known}
        if attribute is None:
            return self.catalog.say(name, **given)
        return self.catalog.attribute(name, attribute, **given)

    @cached_property
    def known(self) -> Mapping[str, str]:
        """Everything that a sentence may ask for."""
        slot = f"‹{self.catalog.say('slot-name')}›"
        notation = {
            "word": code("deck"),
            "slot": code(slot),
            "optional": code("[ … ]"),
            "choice": code("{ … | … }"),
            "repeated": code("…"),
            "packs": "; ".join(f"{code(pack)}, {self._pack(pack)}" for pack in DECKS),
        }
        return {**self._links(), **notation}

    def _links(self) -> dict[str, str]:
        say = self.catalog.say
        links = {_hyphened(c.rule): self._construct(c) for c in CONSTRUCTS}
        links |= {section: link(say(section), say(section)) for section in SECTIONS}
        links["reserved"] = link(say("reserved-link"), say("reserved"))
        links["findings"] = f"[{say('findings')}]({FINDINGS_FILE})"
        for known in REGISTRY:
            heading = finding_heading(known, self.catalog.language)
            links[known] = link(known, heading, FINDINGS_FILE)
        return links

    def _construct(self, construct: Construct) -> str:
        return link(code(keyword(construct.rule)), self.heading(construct))

    def link_to(self, construct: Construct) -> str:
        return self.known[_hyphened(construct.rule)]

    def link_to_section(self, name: str) -> str:
        """The link to a section by the message that heads it."""
        return link(self.say(name), self.say(name))

    def _pack(self, name: str) -> str:
        return self.catalog.say(f"pack-{_hyphened(name)}")

    def heading(self, construct: Construct) -> str:
        title, words = self.catalog.say(message_of(construct.rule)), keyword(construct.rule)
        return self.labelled(title, code(words)) if words[0].isalpha() else title

    def labelled(self, label: str, said: str) -> str:
        """`label: said`, with the colon of the language."""
        return labelled(label, said, self.catalog)

    def naming(self, message: str) -> Naming:
        """What the slots of a form are called: by its own message, or by their kind."""

        def name(number: int, kind: str) -> str:
            own = f"slot-{number}-name"
            if self.catalog.has_attribute(message, own):
                return self.say(message, own)
            return self.say(f"slot-{kind}")

        return name
