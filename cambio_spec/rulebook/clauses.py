"""Conditions as clauses, which stand behind “if” and “only while”: `your total is at most 5`."""

from __future__ import annotations

from collections.abc import Iterator

from cambio_spec.constructs.define import Define
from cambio_spec.kernel.cards import SUITS
from cambio_spec.kernel.walk import ranks
from cambio_spec.nodes.surface import (
    Expression,
    Known,
    Lies,
    NamedDomain,
    Not,
    Number,
    Of,
    Operation,
    Operator,
    PlaceDomain,
    PlayersDomain,
    Quantifier,
    Quantity,
    Word,
)
from cambio_spec.rulebook.amounts import (
    HOW,
    amount,
    compared,
    counted,
    has_words,
    named,
    number,
    worth,
)
from cambio_spec.rulebook.heaps import counted_cards, lying, so_many
from cambio_spec.rulebook.negated import OPPOSITE, TURNED, negated, standing_for
from cambio_spec.rulebook.opponents import of_players
from cambio_spec.rulebook.persons import closed, is_reader, person
from cambio_spec.rulebook.places import Table, Undescribed
from cambio_spec.rulebook.wording import Argument

QUALITIES = {"suit": frozenset(SUITS), "colour": frozenset(SUITS.values())}


def clause(node: Expression, table: Table) -> str:
    """Raises `Undescribed`."""
    match node:
        case Operation(operator="and" | "or" as joined):
            return _joined(joined, node, table)
        case Not(operand=Word() | Of() as fact):
            return _so(fact, "no", table)
        case Not(operand=operand):
            return clause(negated(operand), table)
        case Word() | Of():
            return _so(node, "yes", table)
        case Lies(spot=spot, operator=operator, face=face):
            up = (operator == "is") == (face == "face up")
            return _say(f"clause-face-{'up' if up else 'down'}", table, card=table.card(spot))
        case Known(spot=spot, operator=operator, player=Word(text="me")) if table.by is None:
            known = "known" if operator == "is" else "unknown"
            return _say(f"clause-{known}", table, card=table.card(spot))
        case Quantifier(domain=PlayersDomain() | NamedDomain(domain=PlayersDomain())):
            return of_players(node, table)
        case Quantifier(domain=PlaceDomain() | NamedDomain(domain=PlaceDomain())):
            return lying(node, table)
        case Operation(operator=operator, left=left, right=right) if operator in OPPOSITE:
            return _compared(operator, left, right, table)
        case _:
            raise Undescribed(node)


def _say(name: str, table: Table, **given: Argument) -> str:
    return table.wording.string(name, given)


# ── and, or ──────────────────────────────────────────────────────────────────────────────


def _joined(joined: str, node: Operation, table: Table) -> str:
    parts = tuple(grouped(_parts(joined, node), joined, table))
    told = [part if isinstance(part, str) else clause(part, table) for part in parts]
    longer = any(isinstance(part, Operation) and part.operator in ("and", "or") for part in parts)
    said = told[0]
    for more in told[1:]:
        name = f"clause-{joined}"
        form = "longer" if longer else None
        said = table.wording.string(name, {"first": closed(said), "second": more}, form)
    return said


def _parts(joined: str, node: Expression) -> Iterator[Expression]:
    if isinstance(node, Operation) and node.operator == joined:
        yield from _parts(joined, node.left)
        yield from _parts(joined, node.right)
    else:
        yield node


def grouped(parts: Iterator[Expression], joined: str, table: Table) -> Iterator[Expression | str]:
    """Conditions one by one; those about the rank of the same card as one clause."""
    same = ("=", "is") if joined == "or" else ("!=", "is not")
    waiting = list(parts)
    while waiting:
        first = waiting.pop(0)
        card = _ranked(first, same, table)
        if card is None:
            yield first
            continue
        alike = [p for p in waiting if (c := _ranked(p, same, table)) and c[0] == card[0]]
        waiting = [p for p in waiting if p not in alike]
        found = (card[1], *(c[1] for p in alike if (c := _ranked(p, same, table))))
        yield _rank(card[0], found, joined == "or", table)


def _ranked(
    node: Expression, operators: tuple[str, ...], table: Table
) -> tuple[Expression, str] | None:
    """A card and a rank, where a condition compares the two."""
    match node:
        case Operation(
            operator=operator,
            left=Of(name=Word(text="rank"), argument=card),
            right=Word(text=rank) | Number(value=rank),
        ) if operator in operators and str(rank) in ranks(table.program):
            return card, str(rank)
        case _:
            return None


def _rank(card: Expression, found: tuple[str, ...], is_one: bool, table: Table) -> str:
    given: dict[str, Argument] = {
        "card": _card(card, table),
        "ranks_list": tuple(table.wording.rank_said(rank) for rank in found),
    }
    return table.wording.string("clause-rank" if is_one else "clause-no-rank", given)


def _card(node: Expression, table: Table) -> str:
    if table.is_chosen(node):
        return table.card(node)
    match node:
        case Of(name=Word(text="top"), argument=Of() as pile):
            place = table.place(pile)
            if place.zone.limit == 1:
                return table.phrase(place, "object")
    pile_below = table.pile_below(node)
    return table.wording.string("shape-top-card", {"of": table.phrase(pile_below, "of")})


# ── what is so ───────────────────────────────────────────────────────────────────────────


def _so(node: Expression, form: str, table: Table) -> str:
    """A fact, or a definition: in the game's words, else by what it stands for."""
    match node:
        case Word(text=name):
            argument: Expression | None = None
        case Of(name=Word(text=name), argument=argument):
            pass
        case _:
            raise Undescribed(node)
    meant = table.defined.get(name)
    if meant is None:
        return table.told(node, form)
    about_me = argument is None or is_reader(argument, table)
    if about_me and table.by is None and has_words(name, form, table):
        return named(name, form, node, table)
    stands = _stands_for(meant, argument)
    if stands is None:
        if about_me:
            return named(name, form, node, table)
        raise Undescribed(node)
    return clause(stands if form == "yes" else negated(stands), table)


def _stands_for(meant: Define, argument: Expression | None) -> Expression | None:
    """What a definition without further rules says of something."""
    if not meant.plain:
        return None
    value = meant.rules[0].value
    if meant.subject is None or argument is None:
        return value if meant.subject is None and argument is None else None
    return standing_for(value, {meant.subject.text: argument})


# ── comparisons ──────────────────────────────────────────────────────────────────────────


def _compared(operator: Operator, left: Expression, right: Expression, table: Table) -> str:
    node = Operation(operator, left, right, span=left.span)
    for found in (_players(operator, left, right, table), _cards(operator, left, right, table)):
        if found is not None:
            return found
    if number(left, table) is not None:
        if number(right, table) is not None:
            raise Undescribed(node)  # settled before play: nobody has to look whether it is so
        return _compared(TURNED.get(operator, operator), right, left, table)
    match left:
        case Quantity(
            kind="number", domain=PlayersDomain(noun="players" | "everyone", start=None), where=None
        ):
            told = compared(operator, right, table)
            return _say("clause-people", table, compared=told)
        case Quantity(kind="number"):
            return clause(so_many(left, HOW[operator], right, table), table)
        case Of(name=Word(text="size"), argument=zone):
            fixed = number(right, table)
            count = None if fixed is None else counted(HOW[operator], fixed)
            if count is None:
                raise Undescribed(node)
            place = table.place(zone)
            if count[0] == "none":
                return _say("clause-empty", table, subject=table.phrase(place, "subject"))
            return counted_cards(count, place, table)
        case _:
            return _amounts(operator, left, right, table)


def _amounts(operator: Operator, left: Expression, right: Expression, table: Table) -> str:
    name = left.name.text if isinstance(left, Of) else ""
    cards = worth(left, "me", table)
    if cards is not None and table.by is None and not has_words(name, "own", table):
        place = table.place(Of(cards.zone, Word("me", span=left.span), span=left.span))
        told = compared(operator, right, table)
        return _say("clause-worth", table, compared=told, **{"in": table.phrase(place, "in")})
    return _say(
        "clause-compared",
        table,
        amount=closed(amount(left, table)),
        compared=compared(operator, right, table),
    )


def _cards(operator: Operator, left: Expression, right: Expression, table: Table) -> str | None:
    """Two cards of the same rank, row or column; a card of some rank, suit or colour."""
    match left, right:
        case Of(name=Word(text="rank"), argument=card), Word() | Number():
            is_one = operator in ("=", "is")
            found = _ranked(Operation(operator, left, right, span=left.span), (operator,), table)
            if found is None or operator not in ("=", "is", "!=", "is not"):
                return None
            return _rank(card, (found[1],), is_one, table)
        case (
            Of(name=Word(text=("suit" | "colour") as what), argument=card),
            Word(text=named_so),
        ) if named_so in QUALITIES[what] and operator in ("=", "is", "!=", "is not"):
            form = "is" if operator in ("=", "is") else "isnt"
            return _say(f"clause-{what}-{form}", table, card=_card(card, table), **{what: named_so})
        case (
            Of(name=Word(text=("rank" | "row" | "column") as what), argument=card),
            Of(name=Word(text=also), argument=other),
        ) if what == also and operator in ("=", "is", "!=", "is not"):
            same = "same" if operator in ("=", "is") else "other"
            if table.is_chosen(other):
                given = {"card": _card(card, table), "other": table.card(other)}
                return table.wording.string(f"clause-{same}-{what}-as", given)
            if what != "rank":
                return None
            pile = table.phrase(table.pile_below(other), "of")
            return _say(f"clause-{same}-rank", table, card=_card(card, table), of=pile)
        case _:
            return None


# ── players ──────────────────────────────────────────────────────────────────────────────


def _players(operator: Operator, left: Expression, right: Expression, table: Table) -> str | None:
    if operator not in ("=", "is", "!=", "is not"):
        return None
    same = operator in ("=", "is")
    for one, other in ((left, right), (right, left)):
        if isinstance(other, Word) and other.text == "nobody":
            if isinstance(one, Word) and table.is_player(one.text):
                return table.told(one, "nobody" if same else "somebody")
            return None
    for one, other in ((left, right), (right, left)):
        if isinstance(one, Word) and one.text in table.turns:
            if isinstance(other, Word) and other.text == "me":
                return _say("clause-your-turn" if same else "clause-not-your-turn", table)
            head, rest = person(other, table).parts
            name = "clause-turn-of" if same else "clause-not-turn-of"
            return _say(name, table, head=head, rest=rest)
    if not all(_is_person(side, table) for side in (left, right)):
        return None
    if isinstance(right, Word) and right.text == "me":
        left, right = right, left
    head, rest = person(right, table).parts
    if isinstance(left, Word) and left.text == "me" and table.by is None:
        return _say("clause-you-are" if same else "clause-you-arent", table, head=head, rest=rest)
    who = person(left, table).subject
    return _say("clause-is" if same else "clause-isnt", table, who=who, head=head, rest=rest)


def _is_person(node: Expression, table: Table) -> bool:
    match node:
        case Word(text="me"):
            return True
        case Of(name=Word(text="left" | "right" | "neighbour")):
            return True
        case Word(text=name) | Of(name=Word(text=name)):
            return table.is_player(name) or name in table.players
        case _:
            return False
