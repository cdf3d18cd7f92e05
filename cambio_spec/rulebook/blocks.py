"""Rules as blocks of a document: lists of sentences, pictures of cards, the turn as a diagram."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from cambio_spec.constructs.define import Define
from cambio_spec.constructs.table import Table as TablePart
from cambio_spec.diagnostics.players import player_name
from cambio_spec.kernel.cards import NONE, Card, Deck
from cambio_spec.kernel.program import Zone
from cambio_spec.kernel.statements import Every, Look
from cambio_spec.rulebook.atoms import message_name
from cambio_spec.rulebook.dealt import as_dealt, dealt_grids, every_grid
from cambio_spec.rulebook.document import (
    Block,
    Branch,
    Bullets,
    CardShelf,
    Face,
    GridDiagram,
    Item,
    Laid,
    Paragraph,
    Plain,
    ShelfEntry,
    Steps,
    Strong,
    Table,
    Text,
    TurnFlow,
    plain,
)
from cambio_spec.rulebook.example import Example, examples
from cambio_spec.rulebook.flow import Turn, Way
from cambio_spec.rulebook.inlined import inlined
from cambio_spec.rulebook.rules import Rule
from cambio_spec.rulebook.running import as_one, closed_up
from cambio_spec.rulebook.sentences import SHORT, Sentences
from cambio_spec.rulebook.told import grid_shape
from cambio_spec.rulebook.values import Worth, worths
from cambio_spec.rulebook.wording import Argument, Wording


def items(rules: Sequence[Rule], said: Sentences, short: bool = False) -> tuple[Item, ...]:
    """One item for each sentence, at the place of the rule whose name it has. `short` prefers
    what fits on a sheet. Raises `Undescribed`."""
    found: list[Item] = []
    for rule in rules:
        found += _closed_up(rule, rules, said, short)
    return tuple(found)


def item_of(
    rule: Rule, rules: Sequence[Rule], said: Sentences, short: bool = False
) -> Iterator[Item]:
    sentence = said.sentence(rule)
    if inlined(rule, said):
        return
    if sentence is None:
        first, *more = said.described(rule) or (Item(()),)
        if first.text:
            yield Item(first.text, marks_of((rule,), said), first.inner)
            yield from more
    elif sentence == rule.message and said.wording.has(sentence):
        covered = [r for r in rules if said.sentence(r) == sentence]
        part = SHORT if short and said.wording.has(sentence, SHORT) else None
        yield Item(said.text(sentence, part, rule), marks_of(covered, said))
        if said.branch(rule) and not short:
            yield from said.described(rule)


def _closed_up(rule: Rule, rules: Sequence[Rule], said: Sentences, short: bool) -> Iterator[Item]:
    for item in item_of(rule, rules, said, short):
        yield closed_up(item, said.wording)


def has_short(rule: Rule, said: Sentences) -> bool:
    """Whether a rule has a sentence of its own that fits on a sheet."""
    sentence = said.sentence(rule)
    return sentence == rule.message and _brief(sentence, said)[0]


def _brief(sentence: str, said: Sentences) -> tuple[bool, str | None]:
    """Whether a sentence stands on a sheet and in the picture of a turn, and which part of it. One
    without a short form has no place there, but where the game has written none at all, whole
    sentences stand there rather than nothing."""
    if said.wording.has(sentence, SHORT):
        return True, SHORT
    return said.in_full and said.wording.has(sentence), None


def marks_of(rules: Iterable[Rule], said: Sentences) -> tuple[str, ...]:
    """What rules cite, each place once, in the order of the rules."""
    cites = (c for rule in rules for c in said.ruleset.rules[rule.id].cites)
    return tuple(dict.fromkeys(cites))


def mixed(rules: Sequence[Rule], said: Sentences, short: bool = False) -> tuple[Block, ...]:
    """Steps as paragraphs; rules of definitions that follow each other as a list, one that stands
    alone as a paragraph too."""
    blocks: list[Block] = []
    listed: list[Item] = []
    for rule in rules:
        found = tuple(_closed_up(rule, rules, said, short))
        if isinstance(rule.node, Define):
            listed += found
            continue
        if found:
            blocks += _listed(listed)
            listed = []
        blocks += paragraphs(found)
    return (*blocks, *_listed(listed))


def _listed(found: Sequence[Item]) -> Iterator[Block]:
    if len(found) > 1:
        yield Bullets(tuple(found))
    else:
        yield from paragraphs(found)


def paragraphs(found: Iterable[Item]) -> Iterator[Block]:
    """Items that are no list: what stands below one follows it."""
    for item in found:
        yield Paragraph(item.text, item.marks)
        yield from item.inner


def numbered(rules: Sequence[Rule], said: Sentences, short: bool = False) -> tuple[Block, ...]:
    found = items(rules, said, short)
    return (Steps(found),) if found else ()


# ── cards ────────────────────────────────────────────────────────────────────────────────


def shelves(said: Sentences) -> Iterator[Block]:
    """Pictures of all cards with their worth, for each table of the rule set."""
    header = (said.text("values-cards"), said.text("values-points"))
    for table in said.ruleset.all(TablePart):
        found = worths(said.ruleset.program, table.name.text)
        alone = len(found) == 1
        yield CardShelf(header, tuple(_shelf_entry(worth, alone, said) for worth in found))


MOST_ALONE = 20
"""How many ranks a shelf shows one by one that holds nothing else."""


def _shelf_entry(worth: Worth, alone: bool, said: Sentences) -> ShelfEntry:
    """Of a run of ranks the first and the last, where there is more to show beside them."""
    wording, caption = said.wording, _worth(worth, said)
    if not worth.ranks:
        run = worth.formula is not None
        pictures = worth.ends if run else worth.cards
        return ShelfEntry(tuple(wording.face(card) for card in pictures), run, caption)
    each = len(worth.ranks) == 1 or (alone and len(worth.ranks) <= MOST_ALONE)
    deck = said.ruleset.program.deck
    pictured = worth.ranks if each else (worth.ranks[0], worth.ranks[-1])
    faces = tuple(face_of(rank, deck, wording) for rank in pictured)
    return ShelfEntry(faces, not each, caption)


def _worth(worth: Worth, said: Sentences) -> Text:
    formula = worth.formula
    if formula is None or formula.factor == 0:
        return _points(worth.points, said)
    if worth.pip:
        return said.wording.text("value-pip", {})
    if formula.factor == -1 and formula.offset > 0:
        return said.wording.text("value-from", {"offset": formula.offset})
    sign = "none" if formula.offset == 0 else "plus" if formula.offset > 0 else "minus"
    given: dict[str, Argument] = {"factor": formula.factor, "sign": sign}
    given["offset"] = abs(formula.offset)
    return said.wording.text("value-formula", given)


def face_of(rank: str, deck: Deck, wording: Wording) -> Face:
    """The picture that stands for a rank: in every suit it has, or in none."""
    return wording.rank(rank, all(c.suit == NONE for c in deck.cards if c.rank == rank))


def scoring_example(said: Sentences) -> tuple[Block, ...]:
    """Deals, and why each player gets what the rules give; nothing where they can't be asked."""
    grid = next(iter(dealt_grids(said) or every_grid(said)), None)
    found = () if grid is None else examples(said.ruleset.program, as_dealt(grid, said))
    blocks: list[Block] = []
    for example in found:
        blocks += _example(example, blocks, said)
    return tuple(blocks)


def _example(example: Example, before: Sequence[Block], said: Sentences) -> tuple[Block, ...]:
    names: dict[str, Argument] = {}
    if example.fact is not None:
        names[message_name(example.fact[0])] = player_name(example.fact[1])
    given = {**said.common, **names}
    name = _intro(given, said)
    intro = said.wording.text(name, given)
    if any(isinstance(block, Paragraph) and block.text == intro for block in before):
        happened = said.wording.catalog.variables(name, None) & names.keys()
        same = {"same": "yes" if happened else "no"}
        intro = said.wording.text("example-another", same)
    scored = example.scored
    # What is the same for everybody explains nothing.
    sums = any(row.total not in (None, row.score) for row in scored)
    reasons = len({row.rule for row in scored}) > 1
    columns = ("player", "cards", *(("sum",) if sums else ()), "score")
    header = tuple(said.text(f"example-{c}") for c in (*columns, *(("why",) if reasons else ())))
    rows = tuple(
        (
            plain(player_name(row.player)),
            Laid(tuple(tuple(_face(card, said) for card in cards) for cards in row.rows)),
            *((_points(row.total, said),) if sums else ()),
            _points(row.score, said),
            *((said.why(row.rule),) if reasons else ()),
        )
        for row in scored
    )
    return Paragraph(intro), Table(header, rows, tuple(range(2, len(columns))))


def _intro(given: Mapping[str, Argument], said: Sentences) -> str:
    """The game's own sentence, unless it names somebody with whom this score has nothing to do."""
    wording = said.wording
    own = wording.has("example") and not said.left_out("example")
    fits = own and wording.catalog.variables("example", None) <= given.keys()
    return "example" if fits else "example-intro"


def _face(card: Card | None, said: Sentences) -> Face | None:
    return None if card is None else said.wording.face(card)


def _points(number: int | None, said: Sentences) -> Text:
    return () if number is None else said.wording.text("value-points", {"points": number})


# ── the grid and the turn ────────────────────────────────────────────────────────────────


def grids(said: Sentences) -> Iterator[Block]:
    """Each player's grid from above as it is dealt, with the rows marked at which everybody
    looks. A place that is empty when play begins is no picture of how to lay cards out."""
    program = said.ruleset.program
    start = program.round_start
    setup = [b for b in program.blocks if b.label == start or b.label.startswith(f"{start}.")]
    every = every_grid(said)
    for zone in every if len(every) == 1 else dealt_grids(said):
        looked = tuple(sorted({row for block in setup for row in _looked_at(block, zone)}))
        label, rows = said.string("grid-looked-at"), as_dealt(zone, said)
        alt = said.wording.string("grid-alt", {"shape": grid_shape(rows)})
        yield GridDiagram(rows, looked, label, said.string("grid-owner"), alt)


def _looked_at(node: object, zone: Zone) -> Iterator[int]:
    if isinstance(node, Look) and isinstance(node.target, Every):
        if node.target.zone.zone == zone.name and node.target.row is not None:
            yield node.target.row
    elif isinstance(node, tuple):
        for child in node:
            yield from _looked_at(child, zone)
    else:
        for name in getattr(type(node), "__dataclass_fields__", {}):
            yield from _looked_at(getattr(node, name), zone)


def turn_flow(turn: Turn, said: Sentences) -> TurnFlow:
    return TurnFlow(
        said.string("flow-start"),
        tuple(b for way in turn.ways for b in _branches(way, said)),
        tuple(b for way in turn.any_time for b in _branches(way, said)),
        said.string("flow-alt"),
    )


def _branches(way: Way, said: Sentences) -> Iterator[Branch]:
    """An action in the diagram. One whose sentence isn't brief has no place there, unless others
    follow from it: then its name leads to them."""
    sentence = said.sentence(way.rule)
    forks = tuple(b for then in way.then for b in _branches(then, said))
    if sentence is None:
        yield Branch(title(way.rule, said), as_one(said.described(way.rule), said.wording), forks)
        return
    brief, part = _brief(sentence, said)
    if brief:
        told = Item(said.text(sentence, part, way.rule))
        yield Branch(title(way.rule, said), told, forks)
    elif forks and not way.again:
        yield Branch(title(way.rule, said), None, forks)


def title(rule: Rule, said: Sentences) -> Text:
    """What an action or a power is called: by the game's catalog; in a draft, else as the rule file
    does."""
    sentence = said.sentence(rule) or rule.message
    if said.wording.has(sentence, "title"):
        return said.text(sentence, "title", rule)
    return plain(rule.id.replace("_", " "))


def action_list(ways: Sequence[Way], said: Sentences) -> tuple[Item, ...]:
    """Actions in full, with those that follow from one set below it; without those that another
    rule's sentence tells."""
    return tuple(item for way in ways for item in _action_items(way, said) if not way.again)


def in_short(ways: Sequence[Way], said: Sentences) -> Iterator[Paragraph]:
    """On a sheet, actions that have no place in the picture of a turn, as far as they have a short
    sentence."""
    for way in ways:
        if has_short(way.rule, said) and not way.again:
            _, part = _brief(way.rule.message, said)
            told = said.text(way.rule.message, part, way.rule)
            yield Paragraph((*head(way.rule, said), *told))
        yield from in_short(way.then, said)


def head(rule: Rule, said: Sentences) -> Text:
    strong = (Strong(r.text) if isinstance(r, Plain) else r for r in title(rule, said))
    return (*strong, Plain(". "))


def _action_items(way: Way, said: Sentences) -> tuple[Item, ...]:
    found = tuple(item_of(way.rule, (way.rule,), said))
    then = action_list(way.then, said)
    if not found and said.sentence(way.rule) is not None:
        return then
    body = as_one(found, said.wording)
    following = (Bullets(then),) if then else ()
    return (
        Item(
            (*head(way.rule, said), *body.text),
            marks_of((way.rule,), said),
            (*body.inner, *following),
        ),
    )
