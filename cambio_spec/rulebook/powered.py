"""What cards can do, as a table: the powers, and the actions that only some card allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cambio_spec.constructs.power import Power
from cambio_spec.kernel.walk import ranks
from cambio_spec.nodes.parts import Selector
from cambio_spec.rulebook.blocks import face_of, head, item_of, marks_of, title
from cambio_spec.rulebook.document import Block, Face, Item, Plain, Run, Table, Text
from cambio_spec.rulebook.moments import Moment, allowed
from cambio_spec.rulebook.rules import Rule
from cambio_spec.rulebook.running import as_one
from cambio_spec.rulebook.sentences import Sentences
from cambio_spec.rulebook.values import shown
from cambio_spec.rulebook.wording import Argument


def powers(rules: Sequence[Rule], said: Sentences, short: bool = False) -> tuple[Block, ...]:
    """A table of the powers by card; what the game calls one leads its sentence. Actions that only
    some card allows stand there too, by their names. Raises `Undescribed`."""
    order = shown(said.ruleset.program)
    found = [
        (order.index(rule.node.cards[0].first.text), _cards(rule.node, said), rule)
        for rule in rules
        if isinstance(rule.node, Power)
    ]
    found.sort(key=lambda one: one[0])
    rows = [(cards, _power(rule, rules, said, short)) for _, cards, rule in found]
    rows += _by_card(said)
    header = (said.text("powers-card"), said.text("powers-effect"))
    return (Table(header, tuple(rows)),) if rows else ()


def _by_card(said: Sentences) -> Iterator[tuple[Text, Item]]:
    """The actions that the same cards allow at the same moment, as one row."""
    alike: dict[tuple[tuple[str, ...], Moment], list[Rule]] = {}
    for one in allowed(said.sections["play"], said):
        alike.setdefault((one.ranks, one.moment), []).append(one.rule)
    for (names, moment), rules in alike.items():
        given: dict[str, Argument] = {
            "titles_list": tuple(_quoted(rule, said) for rule in rules),
            "section": said.string("section-play"),
        }
        told = said.wording.text(f"power-{moment}", given)
        yield _pictured(names, said), Item(told, marks_of(rules, said))


def _quoted(rule: Rule, said: Sentences) -> str:
    name = "".join(run.text for run in title(rule, said) if isinstance(run, Plain))
    return said.wording.string("title-quoted", {"title": name})


def _pictured(names: Sequence[str], said: Sentences) -> Text:
    faces = (face_of(rank, said.ruleset.program.deck, said.wording) for rank in names)
    runs: list[Run] = []
    for face in faces:
        runs += [Plain(" "), face] if runs else [face]
    return tuple(runs)


def _power(rule: Rule, rules: Sequence[Rule], said: Sentences, short: bool) -> Item:
    told = as_one(item_of(rule, rules, said, short), said.wording)
    if not said.wording.has(said.sentence(rule) or rule.message, "title"):
        return told
    return Item((*head(rule, said), *told.text), inner=told.inner)


def _cards(power: Power, said: Sentences) -> Text:
    """The cards that have a power: ranks where it is all of a rank, else card by card."""
    runs: list[Run] = []
    for selector in power.cards:
        for face in _faces(selector, said):
            runs += [Plain(" "), face] if runs else [face]
    return tuple(runs)


def _faces(selector: Selector, said: Sentences) -> Iterator[Face]:
    rising, deck = ranks(said.ruleset.program), said.ruleset.program.deck
    first, last = (rising.index(w.text) for w in (selector.first, selector.last or selector.first))
    meant = rising[first : last + 1]
    if selector.quality is None:
        for rank in meant:
            yield face_of(rank, deck, said.wording)
        return
    quality = selector.quality.text
    for card in dict.fromkeys(deck.cards):
        if card.rank in meant and quality in (card.suit, card.colour):
            yield said.wording.face(card)
