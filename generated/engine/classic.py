"""The engine of classic.

Generated from the rules; change those, not this file. Every function that realises a rule has the
rule's text above the line that does it.

`new_match(players, seed)` or `new_round(players, seed)` starts; `legal(state)` lists the moves
(player, option, value) and `apply(state, move)` makes one; `observe(state, player)` is what a
player may know; `state.announcements` has what was decided, with the rules that gave it;
`replay(players, seed, state.log)` plays a log again. The same seed gives the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Self

MASK = (1 << 64) - 1


def seeded(seed: int) -> int:
    """The generator that a seed starts: one step of splitmix64."""
    z = (seed + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return (z ^ (z >> 31)) or 1


def following(generator: int) -> int:
    """The next state of the generator: xorshift64* (Vigna 2016)."""
    x = generator ^ (generator >> 12)
    x = (x ^ (x << 25)) & MASK
    return x ^ (x >> 27)


def below(generator: int, n: int) -> int:
    """The integer from 0 to n - 1 that a generator stands for."""
    return (((generator * 2685821657736338717) & MASK) >> 32) * n >> 32


Card = int
Seat = int
Spot = tuple[Seat, int]
Slots = list[Card | None]
Move = tuple[Seat, str, Any]
"""Who takes which option, and what they chose; None where the option asks for nothing."""
Step = tuple[str, tuple[Any, ...]] | None
"""The block where play goes on, with its arguments; None where play is over."""

MOST_BLOCKS = 10_000


class Halt(Exception):
    """Play can't go on: why, at which rule, and for a decision without a value, what was asked."""

    def __init__(
        self,
        reason: str,
        origin: str,
        decision: str | None = None,
        arguments: tuple[Any, ...] = (),
        rules: tuple[str, ...] = (),
    ) -> None:
        super().__init__(reason, origin, decision, arguments, rules)


class Table:
    """What every state has. `moves` are the legal ones, each with the player whose it is; `actor`
    is whose turn it is, None where play is over or halted; `seen` has, for each card, a bit mask
    of the players who know it; `up` tells which cards lie face up; `log` has the moves, each with
    a bit mask of the players who know what was chosen."""

    __slots__ = (
        "actor",
        "announcements",
        "arguments",
        "around",
        "everybody",
        "halt",
        "label",
        "log",
        "moves",
        "players",
        "random",
        "seats",
        "seen",
        "single_round",
        "status",
        "up",
    )

    def __init__(self, players: int, seed: int, cards: int, up: bool) -> None:
        self.players = players
        self.seats: Sequence[Seat] = tuple(range(players))
        self.around = [(*self.seats[seat:], *self.seats[:seat]) for seat in self.seats]
        self.everybody = (1 << players) - 1
        self.single_round = False
        self.status = "over"
        self.label = ""
        self.arguments: tuple[Any, ...] = ()
        self.moves: Sequence[Move] = ()
        self.actor: Seat | None = None
        self.halt: tuple[Any, ...] | None = None
        self.seen = [self.everybody if up else 0] * cards
        self.up = [up] * cards
        self.random = seeded(seed)
        self.announcements: list[tuple[Any, ...]] = []
        self.log: list[tuple[Move, int]] = []

    def copy(self) -> Self:
        """A state that goes its own way from here."""
        other = type(self).__new__(type(self))
        for name in (*Table.__slots__, *self.__slots__):
            setattr(other, name, copied(getattr(self, name)))
        return other


def copied(value: Any) -> Any:
    if type(value) is not list:
        return value
    return [each[:] for each in value] if value and type(value[0]) is list else value[:]


def someone(player: Seat | None, origin: str) -> Seat:
    if player is None:
        raise Halt("undefined", origin)
    return player


def in_range(value: Any, low: int | None, high: int | None) -> bool:
    """Whether a fact may take this value: a number from its lowest to its highest."""
    return not isinstance(value, int) or (
        (low is None or low <= value) and (high is None or value <= high)
    )


def within(value: Any, low: int | None, high: int | None, origin: str) -> Any:
    if not in_range(value, low, high):
        raise Halt("undefined", origin)
    return value


def least(values: list[Any], origin: str, by: Callable[[Any], int] | None = None) -> Any:
    if not values:
        raise Halt("undefined", origin)
    return min(values, key=by)


def greatest(values: list[Any], origin: str, by: Callable[[Any], int] | None = None) -> Any:
    if not values:
        raise Halt("undefined", origin)
    return max(values, key=by)


def cards_in(slots: Iterable[Card | None]) -> list[Card]:
    return [card for card in slots if card is not None]


def count_in(slots: Sequence[Card | None]) -> int:
    return len(slots) - slots.count(None)


def spots(
    grids: Sequence[Slots], owners: Iterable[Seat], first: int = 0, end: int | None = None
) -> list[Spot]:
    """Where cards lie in the grids of some players, by seat and slot, from a slot to another."""
    return [
        (owner, slot)
        for owner in owners
        for slot, card in enumerate(grids[owner][first:end], first)
        if card is not None
    ]


def gaps(slots: Slots, owner: Seat, limit: int | None) -> list[Spot]:
    """Where a card may be put in somebody's grid: its empty slots, and one more where it grows."""
    found = [(owner, slot) for slot, card in enumerate(slots) if card is None]
    return [*found, (owner, len(slots))] if limit is None or len(slots) < limit else found


def top(pile: Sequence[Card], origin: str, reason: str = "undefined") -> Card:
    if not pile:
        raise Halt(reason, origin)
    return pile[-1]


def card_at(grids: Sequence[Slots], spot: Spot, origin: str, reason: str = "undefined") -> Card:
    owner, slot = spot
    card = grids[owner][slot] if slot < len(grids[owner]) else None
    if card is None:
        raise Halt(reason, origin)
    return card


def number_on(pip: int | None, origin: str) -> int:
    if pip is None:
        raise Halt("undefined", origin)
    return pip


def column_of(rows: Sequence[int], slot: int) -> int:
    for width in rows:
        if slot < width:
            return slot + 1
        slot -= width
    return slot % rows[-1] + 1


def row_of(rows: Sequence[int], slot: int) -> int:
    for row, width in enumerate(rows, 1):
        if slot < width:
            return row
        slot -= width
    return len(rows) + slot // rows[-1] + 1


def known(state: Table, player: Seat, card: Card) -> bool:
    return state.up[card] or bool(state.seen[card] >> player & 1)


def shuffle(state: Table, cards: list[Any]) -> None:
    """A random order; nobody knows these cards any more but those that lie face up."""
    x = state.random
    for i in range(len(cards) - 1, 0, -1):
        x = following(x)
        j = below(x, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    state.random = x
    for card in cards:
        if card is not None and not state.up[card]:
            state.seen[card] = 0


def cut(cards: list[Any], depth: int, origin: str) -> None:
    """The top `depth` cards go under the others."""
    if not 0 <= depth <= len(cards):
        raise Halt("undefined", origin)
    at = len(cards) - depth
    cards[:] = cards[at:] + cards[:at]


def take_top(pile: list[Card], origin: str) -> Card:
    if not pile:
        raise Halt("no-card", origin)
    return pile.pop()


def take_at(grids: Sequence[Slots], spot: Spot, origin: str) -> Card:
    """The card at a spot; its slot stays, empty."""
    card = card_at(grids, spot, origin, "no-card")
    grids[spot[0]][spot[1]] = None
    return card


def require_empty(grids: Sequence[Slots], spot: Spot, origin: str) -> None:
    owner, slot = spot
    if slot < len(grids[owner]) and grids[owner][slot] is not None:
        raise Halt("taken", origin)


def require_room(
    cards: Sequence[Card | None], limit: int, origin: str, coming: int = 1, leaving: int = 0
) -> None:
    if coming and count_in(cards) - leaving + coming > limit:
        raise Halt("full", origin)


def put_at(grids: Sequence[Slots], spot: Spot, card: Card | None) -> None:
    """Into a slot, which may be the next one of a grid that grows."""
    owner, slot = spot
    if slot == len(grids[owner]):
        grids[owner].append(None)
    grids[owner][slot] = card


def put_on(slots: list[Any], card: Card) -> None:
    """On a pile; in a grid, into the first free slot or a new one."""
    if None in slots:
        slots[slots.index(None)] = card
    else:
        slots.append(card)


def gather(
    sources: Sequence[list[Any]],
    target: list[Any],
    keep: int,
    origin: str,
    limit: int | None = None,
    closing: bool = True,
) -> list[Card]:
    """All cards of each source but the top `keep` go onto the target, in their order; returns
    them. Piles close up, the slots of grids stay (`closing` tells which the sources are)."""
    taken = [cards_in(slots)[: max(0, count_in(slots) - keep)] for slots in sources]
    cards = [card for some in taken for card in some]
    if limit is not None:
        leaving = sum(
            len(some) for some, slots in zip(taken, sources, strict=True) if slots is target
        )
        require_room(target, limit, origin, len(cards), leaving)
    if not cards:
        return cards
    gone = set(cards)
    for slots in sources:
        left = [None if card in gone else card for card in slots]
        slots[:] = cards_in(left) if closing else left
    if None in target:
        for card in cards:
            put_on(target, card)
    else:
        target.extend(cards)
    return cards


def face_up(state: Table, card: Card) -> None:
    state.up[card] = True
    state.seen[card] = state.everybody


def swap(
    grids: Sequence[Slots], spot: Spot, others: Sequence[Slots], other: Spot, origin: str
) -> None:
    """The cards at two spots change places."""
    one = card_at(grids, spot, origin, "no-card")
    two = card_at(others, other, origin, "no-card")
    grids[spot[0]][spot[1]] = two
    others[other[0]][other[1]] = one


class Verdict(NamedTuple):
    """What a decision says: "value", "gap", "conflict", "undefined" or "not-given", the value,
    and the ids of the rules that apply, in written order."""

    status: str
    value: Any
    rules: tuple[str, ...]


class Announcement(NamedTuple):
    decision: str
    arguments: tuple[Any, ...]
    value: Any
    rules: tuple[str, ...]


class CardValues(dict[Card, Any]):
    """What a decision says of each card, remembered. Where it says nothing, it halts anew."""

    def __init__(self, ask: Callable[[Card], Any]) -> None:
        super().__init__()
        self.ask = ask

    def __missing__(self, card: Card) -> Any:
        value = self[card] = self.ask(card)
        return value


def ruling(applying: list[tuple[str, Any]]) -> Verdict:
    """The verdict where these rules apply, each with its value."""
    rules = tuple(rule for rule, _ in applying)
    if not applying:
        return Verdict("gap", None, rules)
    value = applying[0][1]
    if any(other != value for _, other in applying):
        return Verdict("conflict", None, rules)
    return Verdict("value", value, rules)


def value_of(verdict: Verdict, origin: str, decision: str, *arguments: Any) -> Any:
    if verdict.status != "value":
        raise Halt(verdict.status, origin, decision, arguments, verdict.rules)
    return verdict.value


def announce(state: Table, verdict: Verdict, origin: str, decision: str, *arguments: Any) -> Any:
    """The value of a decision, for everybody to hear, with the rules that gave it."""
    value = value_of(verdict, origin, decision, *arguments)
    state.announcements.append(Announcement(decision, arguments, value, verdict.rules))
    return value


def always(value: Callable[..., Any], decision: str, rule: str) -> Callable[..., Verdict]:
    """The judge of a decision with one rule, which applies wherever it may be asked."""

    def judge(*arguments: Any) -> Verdict:
        try:
            return Verdict("value", value(*arguments), (rule,))
        except Halt as halt:
            reason, _, refused, asked, _ = halt.args
            own = (refused, asked) == (decision, arguments[len(arguments) - len(asked) :])
            if reason == "not-given" and own:
                return Verdict("not-given", None, ())
            raise

    return judge


def stateless(judge: Callable[..., Verdict]) -> Callable[..., Verdict]:
    """The judge of a decision that doesn't look at the state."""
    return lambda state, *arguments: judge(*arguments)


HIDDEN = "?"


class Zone(NamedTuple):
    """Where a state keeps the cards of a zone, and how they lie there: "up", "down" or "owner".
    `slots` is 0 for a pile."""

    attribute: str
    per_player: bool
    slots: int
    limit: int | None
    shown: str


class Fact(NamedTuple):
    attribute: str
    per_player: bool
    low: int | None
    high: int | None


class Game(NamedTuple):
    """The functions that a game is played by, and its things by their names in the rules.

    `stages` and `phases` by label, `options` by label and name; `origins` has the rule of each
    block, `arguments` how many a block takes if it takes any; `card_arguments` tells which of them
    are cards, `card_choices` the options where a card is chosen: not everybody may see those.
    `anybodys` are the options that others than the actor may take: their functions take the player
    too, after the block's arguments."""

    stages: Mapping[str, Callable[..., Step]]
    phases: Mapping[str, Callable[..., Sequence[Move]]]
    options: Mapping[tuple[str, str], Callable[..., Step]]
    origins: Mapping[str, str]
    arguments: Mapping[str, int]
    card_arguments: Mapping[str, tuple[int, ...]]
    card_choices: frozenset[tuple[str, str]]
    anybodys: frozenset[tuple[str, str]]
    judges: Mapping[str, Callable[..., Verdict]]
    zones: Mapping[str, Zone]
    facts: Mapping[str, Fact]
    stock: str
    cards: tuple[str, ...]


def go_on(game: Game, state: Table, step: Step) -> None:
    """Runs stages until a phase waits for a move, or play is over or halts."""
    try:
        for _ in range(MOST_BLOCKS):
            if step is None:
                break
            label, arguments = step
            if label in game.phases:
                state.moves = game.phases[label](state, *arguments)
                state.status, state.label, state.arguments = "waiting", label, arguments
                return
            step = game.stages[label](state, *arguments)
        if step is not None:
            raise Halt("endless", game.origins[step[0]])
    except Halt as halt:
        stop(state, "halted", halt)
    else:
        stop(state, "over", None)


def stop(state: Table, status: str, halt: Halt | None) -> None:
    state.status = state.label = status
    state.moves, state.arguments, state.actor = (), (), None
    state.halt = None if halt is None else halt.args


def take(game: Game, state: Table, move: Move) -> None:
    """A player makes a move. Raises `ValueError`, and changes nothing, if it isn't legal."""
    if move not in state.moves:
        raise ValueError(f"not legal: {move!r}")
    player, name, value = move
    taken = state.label, name
    audience = state.everybody
    if taken in game.card_choices:
        audience = sum(1 << p for p in state.seats if p == player or known(state, p, value))
    state.log.append(((player, name, value), audience))
    arguments = state.arguments
    if taken in game.anybodys:
        arguments = (*arguments, player)
    if value is not None:
        arguments = (*arguments, value)
    try:
        step = game.options[taken](state, *arguments)
    except Halt as halt:
        stop(state, "halted", halt)
    else:
        go_on(game, state, step)


def verdict(game: Game, state: Table, decision: str, arguments: tuple[Any, ...]) -> Verdict:
    try:
        return game.judges[decision](state, *arguments)
    except Halt:
        return Verdict("undefined", None, ())


def announced(state: Table) -> list[tuple[Any, ...]]:
    return [tuple(announcement) for announcement in state.announcements]


def observation(game: Game, state: Table, player: Seat) -> dict[str, Any]:
    """What a player may know of a state, who forgets nothing that they saw."""
    cards = game.card_arguments.get(state.label, ())

    def entry(card: Card | None) -> str | None:
        if card is None:
            return None
        return game.cards[card] if known(state, player, card) else HIDDEN

    def each(zone: Zone, show: Callable[[Card | None], Any]) -> list[Any]:
        lying = getattr(state, zone.attribute)
        if zone.per_player:
            return [[show(card) for card in slots] for slots in lying]
        return [show(card) for card in lying]

    return {
        "player": player,
        "players": state.players,
        "label": state.label,
        "actor": state.actor,
        "moves": [move for move in state.moves if move[0] == player],
        "arguments": [
            HIDDEN if i in cards and not known(state, player, value) else value
            for i, value in enumerate(state.arguments)
        ],
        "facts": {n: copied(getattr(state, f.attribute)) for n, f in game.facts.items()},
        "zones": {name: each(zone, entry) for name, zone in game.zones.items()},
        "up": {
            name: each(zone, lambda card: card is not None and state.up[card])
            for name, zone in game.zones.items()
        },
        "announcements": announced(state),
        "log": [
            (who, name, value if audience >> player & 1 else HIDDEN)
            for (who, name, value), audience in state.log
        ],
    }


def snapshot_of(game: Game, state: Table) -> tuple[Any, ...]:
    def tupled(value: Any) -> Any:
        return tuple(map(tupled, value)) if isinstance(value, list) else value

    def faces(slots: list[Any]) -> tuple[Any, ...]:
        return tuple(
            faces(one) if isinstance(one, list) else one is not None and state.up[one]
            for one in slots
        )

    zones = [getattr(state, zone.attribute) for zone in game.zones.values()]
    return (
        state.status,
        state.label,
        state.arguments,
        tuple(tupled(getattr(state, fact.attribute)) for fact in game.facts.values()),
        tuple(map(tupled, zones)),
        tuple(map(faces, zones)),
        tuple(state.seen),
        state.random,
        tuple(announced(state)),
        state.halt,
    )


CALM = 8
LIKINGS = 4


def by_chance(game: Game, state: Table, seed: int, most: int) -> None:
    """Plays on by chance, `most` moves at the most: see `drawn`."""
    generator = following(seeded(seed))
    likings: dict[str, int] = {}
    for _ in range(most):
        if not state.moves:
            return
        generator, move = drawn(game, state, generator, likings)
        take(game, state, move)


def drawn(game: Game, state: Table, generator: int, likings: dict[str, int]) -> tuple[int, Move]:
    """The generator afterwards and a move: mostly one that is the actor's alone; of those that
    others may make as well, one of a player drawn first. Then the option, as it is liked in this
    game, and what is chosen for it."""
    moves = state.moves
    reactions = [m for m in moves if (state.label, m[1]) in game.anybodys] if game.anybodys else []
    if reactions:
        generator = following(generator)
        if len(reactions) < len(moves) and below(generator, CALM):
            moves = [m for m in moves if (state.label, m[1]) not in game.anybodys]
        else:
            players = sorted({m[0] for m in reactions})
            generator = following(generator)
            player = players[below(generator, len(players))]
            moves = [m for m in reactions if m[0] == player]
    generator, name = liked(generator, moves, likings)
    moves = [m for m in moves if m[1] == name]
    generator = following(generator)
    return generator, moves[below(generator, len(moves))]


def liked(generator: int, moves: Sequence[Move], likings: dict[str, int]) -> tuple[int, str]:
    """The option of one of these moves. How much it is liked is drawn when it first comes up."""
    names = list(dict.fromkeys([m[1] for m in moves]))
    for name in names:
        if name not in likings:
            generator = following(generator)
            likings[name] = 1 << 2 * below(generator, LIKINGS)
    generator = following(generator)
    left = below(generator, sum([likings[name] for name in names]))
    for name in names:
        left -= likings[name]
        if left < 0:
            break
    return generator, name


def set_facts(game: Game, state: Table, facts: Mapping[Any, Any]) -> None:
    """Sets facts by name or (name, seat); the name alone sets a fact of each player for all.
    Raises `ValueError` for a fact or a value that there isn't."""
    for key, value in facts.items():
        name, seat = key if isinstance(key, tuple) else (key, None)
        fact = game.facts.get(name)
        known_seat = seat is None or (fact is not None and fact.per_player and seat in state.seats)
        if fact is None or not known_seat or not in_range(value, fact.low, fact.high):
            raise ValueError(f"fact: {key!r} = {value!r}")
        if not fact.per_player:
            setattr(state, fact.attribute, value)
            continue
        for one in state.seats if seat is None else (seat,):
            getattr(state, fact.attribute)[one] = value


def deal(
    game: Game,
    state: Table,
    hands: Mapping[Any, Sequence[int | str | None]],
    faces: Mapping[Any, Sequence[bool]],
    seen: Mapping[Any, Sequence[int]],
) -> None:
    """Lays the cards of `hands` into those zones, (zone, seat or None), and all others into the
    stock, in the order of the pack, below those that go there. Cards are places in the deck or
    codes; of cards that look alike each further mention takes the next. None is an empty slot.
    `faces` and `seen` tell how the cards of a zone lie and who has seen them, where it isn't as
    the zone is shown. Raises `ValueError` for what can't lie like that."""
    rest = list(range(len(game.cards)))
    for card in (card for cards in hands.values() for card in cards):
        if isinstance(card, int):
            take_out(game, rest, card)
    wanted = {
        at: [take_out(game, rest, card) if isinstance(card, str) else card for card in cards]
        for at, cards in hands.items()
    }
    lying = dict(wanted)
    state.seen = [0] * len(game.cards)
    for name, zone in game.zones.items():
        owners: Iterable[Seat | None] = state.seats if zone.per_player else (None,)
        for owner in owners:
            given = wanted.pop((name, owner), [])
            beneath = rest if name == game.stock else []
            lay(state, name, zone, owner, beneath, given)
    if wanted:
        raise ValueError(f"zone: {next(iter(wanted))!r}")
    for card, up in told("faces", lying, faces, True):
        state.up[card], state.seen[card] = up, state.everybody if up else 0
    for card, mask in told("seen", lying, seen, state.everybody):
        state.seen[card] = mask


def told(
    what: str, hands: Mapping[Any, list[Any]], tellings: Mapping[Any, Sequence[int]], most: int
) -> list[tuple[Card, Any]]:
    """Each card with what is told of it, from 0 to `most`; of an empty slot 0 is. Raises
    `ValueError` for what doesn't fit the cards."""
    found = []
    for at, telling in tellings.items():
        cards = hands.get(at)
        if cards is None or len(cards) != len(telling):
            raise ValueError(f"{what}: {at!r}")
        for card, one in zip(cards, telling, strict=True):
            if not 0 <= one <= (0 if card is None else most):
                raise ValueError(f"{what}: {at!r}")
            if card is not None:
                found.append((card, one))
    return found


def lay(
    state: Table,
    name: str,
    zone: Zone,
    owner: Seat | None,
    beneath: list[Card],
    given: list[Card | None],
) -> None:
    """Exactly these cards into a zone, as its cards lie; nobody knows those beneath."""
    cards = [card for card in given if card is not None]
    full = zone.limit is not None and len(cards) > zone.limit
    if full or (not zone.slots and len(cards) < len(given)):
        raise ValueError(f"cards: {name!r}")
    slots = [*beneath, *given, *[None] * (zone.slots - len(given))]
    lying = getattr(state, zone.attribute)
    (lying if owner is None else lying[owner])[:] = slots
    for card in (*beneath, *cards):
        state.up[card] = zone.shown == "up"
    for card in cards:
        if zone.shown == "up":
            face_up(state, card)
        elif zone.shown == "owner" and owner is not None:
            state.seen[card] |= 1 << owner


def take_out(game: Game, rest: list[Card], card: int | str) -> Card:
    """A card, taken out of those that are left: this very one, or the first that looks so."""
    for one in rest:
        if card in (one, game.cards[one]):
            rest.remove(one)
            return one
    known = game.cards.count(card) if isinstance(card, str) else int(0 <= card < len(game.cards))
    often = f", dealt more often than the deck has it: {known}" if known else ""
    raise ValueError(f"card: {card}{often}")


CARDS = (
    "AH", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "QH", "KH", "AS", "2S", "3S",
    "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AD", "2D", "3D", "4D", "5D", "6D",
    "7D", "8D", "9D", "10D", "JD", "QD", "KD", "AC", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C",
    "10C", "JC", "QC", "KC", "JK", "JK",
)
RANK = (
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "3", "4", "5", "6",
    "7", "8", "9", "10", "J", "Q", "K", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q",
    "K", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "joker", "joker",
)
SUIT = (
    "hearts", "hearts", "hearts", "hearts", "hearts", "hearts", "hearts", "hearts", "hearts",
    "hearts", "hearts", "hearts", "hearts", "spades", "spades", "spades", "spades", "spades",
    "spades", "spades", "spades", "spades", "spades", "spades", "spades", "spades", "diamonds",
    "diamonds", "diamonds", "diamonds", "diamonds", "diamonds", "diamonds", "diamonds", "diamonds",
    "diamonds", "diamonds", "diamonds", "diamonds", "clubs", "clubs", "clubs", "clubs", "clubs",
    "clubs", "clubs", "clubs", "clubs", "clubs", "clubs", "clubs", "clubs", "none", "none",
)
COLOUR = (
    "red", "red", "red", "red", "red", "red", "red", "red", "red", "red", "red", "red", "red",
    "black", "black", "black", "black", "black", "black", "black", "black", "black", "black",
    "black", "black", "black", "red", "red", "red", "red", "red", "red", "red", "red", "red", "red",
    "red", "red", "red", "black", "black", "black", "black", "black", "black", "black", "black",
    "black", "black", "black", "black", "black", "none", "none",
)
PIP = (
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3,
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, None, None,
)
PLACE = {
    "joker": -1000, "A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9,
    "10": 10, "J": 11, "Q": 12, "K": 13,
}

COUNTS = (2, 3, 4, 5, 6, 7, 8)
DEALT = 4
GAMES = 1

RULES = {
    "players": "players 2 to 8, clockwise [about.1, gameplay.2]",
    "deck": "deck french_52 with 2 jokers in stock [about.1]",
    "stock": "zone stock: pile, face down [gameplay.3]",
    "discard": "zone discard: pile, face up [gameplay.4, gameplay.11]",
    "grid": "zone grid of player: 2+2 slots or more, face down [gameplay.1, penalties.1]",
    "hand": "zone hand of player: 1 card, seen by its owner [gameplay.3]",
    "dealt": "param dealt = 4 [gameplay.1]",
    "games": "option games is 1 to 20, default 1 [gameplay.12]",
    "two_hands": "option two_hands, default off [penalties.2]",
    "starter": "fact starter is a player, kept [gameplay.12]",
    "played": "fact played is a number, kept",
    "active": "fact active is a player [gameplay.2]",
    "caller": "fact caller is a player or nobody [gameplay.5]",
    "stuck": "fact stuck is yes or no [penalties.1]",
    "tried": "fact tried of player is yes or no",
    "points.A": "A is 1 [gameplay.12]",
    "points.2_to_10": "2 to 10 is pip of card [gameplay.12]",
    "points.J": "J is 10 [gameplay.12]",
    "points.Q": "Q is 10 [gameplay.12]",
    "points.black_K": "black K is 10 [gameplay.12]",
    "points.red_K": "red K is -1 [gameplay.12]",
    "points.joker": "joker is 0 [gameplay.12]",
    "opening.seat": "let starter be first of players; go to setup",
    "setup.shuffle": "gather everything into stock; shuffle stock",
    "setup.deal": "deal dealt from stock to each grid from starter [gameplay.1]",
    "setup.peek": "each player: look at row 1 of grid of me [gameplay.1]",
    "setup.begin": "let active be starter; go to turn [gameplay.12]",
    "turn": "phase turn, holding, closing: active acts [gameplay.2]",
    "holding": "phase turn, holding, closing: active acts [gameplay.2]",
    "closing": "phase turn, holding, closing: active acts [gameplay.2]",
    "draw": (
        "when size of stock > 0 or size of discard > 1: if size of stock = 0 then (gather rest of "
        "discard into stock; shuffle stock); move top of stock to hand of me; go to holding "
        "[gameplay.3]"
    ),
    "keep": (
        "choose spot in grid of me; move spot to discard; move hand of me to spot; go to opened "
        "[gameplay.3]"
    ),
    "throw": (
        "move hand of me to discard; offer powers on top of discard; go to opened [gameplay.3, "
        "gameplay.6]"
    ),
    "take": (
        "when size of discard > 0: choose spot in grid of me; move top of discard to hand of me; "
        "move spot to discard; move hand of me to spot; go to opened [gameplay.4]"
    ),
    "call": "when caller is nobody: let caller be me; go to next [gameplay.5]",
    "pass": (
        "when size of stock = 0 and size of discard < 2 and caller is not nobody and (size of grid "
        "of me = 0 or size of discard = 0): go to next"
    ),
    "stick": (
        "by any player when not tried of me and size of discard > 0: choose mine in grid of me; "
        "let tried of me be yes; turn mine up; if rank of mine = rank of top of discard then (if "
        "stuck then turn mine down else (move mine to discard; let stuck be yes)) else (turn mine "
        "down; if size of stock = 0 and size of discard > 1 then (gather rest of discard into "
        "stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me) "
        "[gameplay.11, penalties.1]"
    ),
    "stick_theirs": (
        "by any player when not tried of me and size of discard > 0: choose theirs in grid of any "
        "opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top of "
        "discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be "
        "yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) "
        "else (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of "
        "discard into stock; shuffle stock); if size of stock > 0 then move top of stock to grid "
        "of me) [gameplay.11, penalties.1]"
    ),
    "finish": "go to next [gameplay.2]",
    "opened.window": "let stuck be no; each player: let tried of me be no [penalties.1]",
    "opened.wait": "go to closing [gameplay.11]",
    "next.pass_on": "let active be left of active [gameplay.2]",
    "next.last_lap": "if active is caller then go to reveal else go to turn [gameplay.12]",
    "offences": "editorial offences in play [penalties.3]",
    "out_of_turn": "editorial out_of_turn in play [penalties.3]",
    "one_hand": "editorial one_hand in play when two_hands [penalties.2]",
    "peek_own": "choose mine in grid of me; look at mine [gameplay.7]",
    "peek_other": "choose theirs in grid of any opponent; look at theirs [gameplay.8]",
    "blind_switch": (
        "when some opponents where size of grid of it > 0: choose mine in grid of me; choose "
        "theirs in grid of any opponent; swap mine with theirs [gameplay.9]"
    ),
    "look_switch": (
        "when some opponents where size of grid of it > 0: choose mine in grid of me; choose "
        "theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs "
        "[gameplay.10]"
    ),
    "total": "sum points of cards in grid of player [gameplay.12]",
    "lowest": "least total of players [gameplay.12]",
    "held": "size of grid of player [gameplay.12]",
    "fullest": "greatest held of players where total of it = lowest [gameplay.12]",
    "ahead": "total of player = lowest and held of player = fullest [gameplay.12]",
    "score.own": "total of player [gameplay.12]",
    "won.others": "no [gameplay.12]",
    "won.fewest": "yes when total of player = lowest overrides others [gameplay.12]",
    "won.fewer_cards": (
        "no when total of player = lowest and held of player < fullest overrides fewest "
        "[gameplay.12]"
    ),
    "won.caller_yields": (
        "no when player is caller and ahead of player and (some opponents where ahead of it) "
        "overrides fewest [gameplay.12]"
    ),
    "leader": "first of players from left of caller where won of it [gameplay.12]",
    "reveal.show": "each player: turn grid of me up [gameplay.12]",
    "reveal.count": "each player: (announce score of me; announce won of me) [gameplay.12]",
    "reveal.lead": "let starter be leader [gameplay.12]",
    "reveal.tally": "let played be played + 1",
    "reveal.finish": "end round, go to standings [gameplay.12]",
    "standings.end": "if played >= games then end match [gameplay.12]",
    "standings.again": "go to setup [gameplay.12]",
    "ace_value": "question ace_value ruled one by points.A [gameplay.12]",
    "first_starter": "question first_starter ruled agreed by opening.seat [gameplay.12]",
    "dealing": "question dealing ruled anybody by setup.shuffle, setup.deal [gameplay.1]",
    "peek_when": "question peek_when ruled together by setup.peek [gameplay.1]",
    "first_discard": "question first_discard ruled none by take, stick, stick_theirs [gameplay.4]",
    "discards_lie": "question discards_lie ruled face_up by discard [gameplay.11]",
    "new_card_lies": (
        "question new_card_lies ruled face_down_anywhere by keep, take [gameplay.3, gameplay.4]"
    ),
    "stock_out": (
        "question stock_out ruled reshuffle by draw, stick, stick_theirs [gameplay.3, penalties.1]"
    ),
    "no_card_for_penalty": (
        "question no_card_for_penalty ruled none by stick, stick_theirs [penalties.1]"
    ),
    "emptied_slot": (
        "question emptied_slot ruled stays_empty by keep, take [gameplay.3, gameplay.4]"
    ),
    "no_slot": "question no_slot ruled discard_only by keep, take, throw [gameplay.3]",
    "no_action": "question no_action ruled pass by pass [gameplay.2]",
    "power_duty": "question power_duty ruled may by throw [about.2, gameplay.3, gameplay.7]",
    "no_target": (
        "question no_target ruled not_offered by peek_own, peek_other, blind_switch, look_switch "
        "[gameplay.6]"
    ),
    "power_or_stick": (
        "question power_or_stick ruled power_first by throw, opened.window [gameplay.6, "
        "gameplay.11]"
    ),
    "match_by": "question match_by ruled rank by stick, stick_theirs [gameplay.11, penalties.1]",
    "stick_unseen": "question stick_unseen ruled any_card by stick, stick_theirs [gameplay.11]",
    "one_each": (
        "question one_each ruled once_per_discard by opened.window, stick, stick_theirs "
        "[penalties.1]"
    ),
    "second_try": (
        "question second_try ruled next_discard by opened.window, stick, stick_theirs "
        "[penalties.1]"
    ),
    "wrong_stick": "question wrong_stick ruled turned_back by stick, stick_theirs [penalties.1]",
    "late_stick": (
        "question late_stick ruled turned_back_unpunished by stick, stick_theirs [penalties.1]"
    ),
    "who_was_first": (
        "question who_was_first, ordering ruled first_card_turned_up by stick, stick_theirs "
        "[penalties.1]"
    ),
    "given_card": "question given_card ruled into_the_gap by stick_theirs [gameplay.11]",
    "penalty_place": (
        "question penalty_place ruled gap_or_beside by grid, stick, stick_theirs [penalties.1]"
    ),
    "penalty_seen": "question penalty_seen ruled by_nobody by grid [penalties.1]",
    "first_call": "question first_call ruled any_turn by call [gameplay.5]",
    "second_call": "question second_call ruled nobody_else by call [about.2, gameplay.12]",
    "last_lap": "question last_lap ruled everybody_else by next.last_lap [about.2, gameplay.12]",
    "last_turns": "question last_turns ruled normal_turns by next.last_lap [gameplay.11]",
    "caller_protected": (
        "question caller_protected ruled no by peek_other, blind_switch, look_switch, stick_theirs "
        "[gameplay.5]"
    ),
    "tied_others": "question tied_others ruled all_win by won.fewest [gameplay.12]",
    "tied_start": (
        "question tied_start ruled next_after_caller by leader, reveal.lead [gameplay.12]"
    ),
    "several_games": "question several_games ruled each_for_itself by standings.end [gameplay.12]",
    "out_of_order": (
        "question out_of_order ruled card_back_no_penalty by offences, out_of_turn [penalties.3]"
    ),
    "two_hands_when": "question two_hands_when ruled if_agreed [penalties.2]",
    "larger_tables": "question larger_tables ruled two_packs by players [about.1]",
}


class State(Table):
    """A state of play of classic: where every card lies, and the facts."""

    __slots__ = (
        "active", "caller", "discard", "grid", "hand", "played", "starter", "stock", "stuck",
        "tried",
    )

    def __init__(self, players: int, seed: int) -> None:
        super().__init__(players, seed, len(CARDS), False)
        # stock: zone stock: pile, face down [gameplay.3]
        self.stock: list[Card] = list(range(len(CARDS)))
        # discard: zone discard: pile, face up [gameplay.4, gameplay.11]
        self.discard: list[Card] = []
        # grid: zone grid of player: 2+2 slots or more, face down [gameplay.1, penalties.1]
        self.grid: list[Slots] = [[None] * 4 for _ in self.seats]
        # hand: zone hand of player: 1 card, seen by its owner [gameplay.3]
        self.hand: list[list[Card]] = [[] for _ in self.seats]
        # starter: fact starter is a player, kept [gameplay.12]
        self.starter: Seat | None = 0
        # played: fact played is a number, kept
        self.played: int = 0
        # active: fact active is a player [gameplay.2]
        self.active: Seat | None = 0
        # caller: fact caller is a player or nobody [gameplay.5]
        self.caller: Seat | None = None
        # stuck: fact stuck is yes or no [penalties.1]
        self.stuck: bool = False
        # tried: fact tried of player is yes or no
        self.tried: list[bool] = [False] * players


def judge_points(card: Card) -> Verdict:
    """Which rules of `points` apply, and what they say."""
    a = RANK[card] == "A"
    to_10 = PLACE[RANK[card]] >= PLACE["2"] and PLACE[RANK[card]] <= PLACE["10"]
    j = RANK[card] == "J"
    q = RANK[card] == "Q"
    black_k = RANK[card] == "K" and COLOUR[card] == "black"
    red_k = RANK[card] == "K" and COLOUR[card] == "red"
    joker = RANK[card] == "joker"
    applying: list[tuple[str, Any]] = []
    # points.A: A is 1 [gameplay.12]
    if a:
        applying.append(("points.A", 1))
    # points.2_to_10: 2 to 10 is pip of card [gameplay.12]
    if to_10:
        applying.append(("points.2_to_10", number_on(PIP[card], "points")))
    # points.J: J is 10 [gameplay.12]
    if j:
        applying.append(("points.J", 10))
    # points.Q: Q is 10 [gameplay.12]
    if q:
        applying.append(("points.Q", 10))
    # points.black_K: black K is 10 [gameplay.12]
    if black_k:
        applying.append(("points.black_K", 10))
    # points.red_K: red K is -1 [gameplay.12]
    if red_k:
        applying.append(("points.red_K", -1))
    # points.joker: joker is 0 [gameplay.12]
    if joker:
        applying.append(("points.joker", 0))
    return ruling(applying)


def points(card: Card) -> int:
    """The value of `points`, where one rule gives it or all agree."""
    return value_of(judge_points(card), "points", "points", card)


POINTS = CardValues(points)


def total(state: State, player: Seat) -> int:
    """The value of `total`."""
    # total: sum points of cards in grid of player [gameplay.12]
    return sum([POINTS[it] for it in state.grid[player] if it is not None])


def lowest(state: State) -> int:
    """The value of `lowest`."""
    # lowest: least total of players [gameplay.12]
    return min([total(state, it) for it in state.seats])


def held(state: State, player: Seat) -> int:
    """The value of `held`."""
    # held: size of grid of player [gameplay.12]
    return count_in(state.grid[player])


def fullest(state: State) -> int:
    """The value of `fullest`."""
    # fullest: greatest held of players where total of it = lowest [gameplay.12]
    return greatest(
        [held(state, it) for it in state.seats if total(state, it) == lowest(state)],
        "fullest",
    )


def ahead(state: State, player: Seat) -> bool:
    """The value of `ahead`."""
    # ahead: total of player = lowest and held of player = fullest [gameplay.12]
    return total(state, player) == lowest(state) and held(state, player) == fullest(state)


def score(state: State, player: Seat) -> int:
    """The value of `score`."""
    # score.own: total of player [gameplay.12]
    return total(state, player)


def judge_won(state: State, player: Seat) -> Verdict:
    """Which rules of `won` apply, and what they say."""
    total_of_player = total(state, player)
    lowest_now = lowest(state)
    fewest = total_of_player == lowest_now
    fewer_cards = total_of_player == lowest_now and held(state, player) < fullest(state)
    caller_yields = (
        player == state.caller
        and ahead(state, player)
        and any(True for it in state.seats if it != player and ahead(state, it))
    )
    applying: list[tuple[str, Any]] = []
    # won.others: no [gameplay.12]
    if not (fewest or fewer_cards or caller_yields):
        applying.append(("won.others", False))
    # won.fewest: yes when total of player = lowest overrides others [gameplay.12]
    if fewest and not (fewer_cards or caller_yields):
        applying.append(("won.fewest", True))
    # won.fewer_cards: no when total of player = lowest and held of player < fullest overrides
    # fewest [gameplay.12]
    if fewer_cards:
        applying.append(("won.fewer_cards", False))
    # won.caller_yields: no when player is caller and ahead of player and (some opponents where
    # ahead of it) overrides fewest [gameplay.12]
    if caller_yields:
        applying.append(("won.caller_yields", False))
    return ruling(applying)


def won(state: State, player: Seat) -> bool:
    """The value of `won`, where one rule gives it or all agree."""
    return value_of(judge_won(state, player), "won", "won", player)


def leader(state: State) -> Seat | None:
    """The value of `leader`."""
    if state.caller is None:
        raise Halt("not-given", "leader", "leader", ())
    # leader: first of players from left of caller where won of it [gameplay.12]
    return next(
        (it for it in state.around[(state.caller + 1) % state.players] if won(state, it)),
        None,
    )


def phase_turn(state: State) -> Sequence[Move]:
    """Phase `turn`: the moves that may be made."""
    # turn: phase turn, holding, closing: active acts [gameplay.2]
    state.actor = actor = someone(state.active, "turn")
    moves: list[Move] = []
    # draw: when size of stock > 0 or size of discard > 1: if size of stock = 0 then (gather rest of
    # discard into stock; shuffle stock); move top of stock to hand of me; go to holding
    # [gameplay.3]
    if len(state.stock) > 0 or len(state.discard) > 1:
        moves.append((actor, "draw", None))
    # take: when size of discard > 0: choose spot in grid of me; move top of discard to hand of me;
    # move spot to discard; move hand of me to spot; go to opened [gameplay.4]
    if len(state.discard) > 0:
        for spot in spots(state.grid, (actor,)):
            moves.append((actor, "take", spot))
    # call: when caller is nobody: let caller be me; go to next [gameplay.5]
    if state.caller is None:
        moves.append((actor, "call", None))
    # pass: when size of stock = 0 and size of discard < 2 and caller is not nobody and (size of
    # grid of me = 0 or size of discard = 0): go to next
    if (
        len(state.stock) == 0
        and len(state.discard) < 2
        and state.caller is not None
        and (count_in(state.grid[actor]) == 0 or len(state.discard) == 0)
    ):
        moves.append((actor, "pass", None))
    # stick: by any player when not tried of me and size of discard > 0: choose mine in grid of me;
    # let tried of me be yes; turn mine up; if rank of mine = rank of top of discard then (if stuck
    # then turn mine down else (move mine to discard; let stuck be yes)) else (turn mine down; if
    # size of stock = 0 and size of discard > 1 then (gather rest of discard into stock; shuffle
    # stock); if size of stock > 0 then move top of stock to grid of me) [gameplay.11, penalties.1]
    for player in state.around[actor]:
        if not state.tried[player] and len(state.discard) > 0:
            for mine in spots(state.grid, (player,)):
                moves.append((player, "stick", mine))
    # stick_theirs: by any player when not tried of me and size of discard > 0: choose theirs in
    # grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top
    # of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be
    # yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else
    # (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard
    # into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    # [gameplay.11, penalties.1]
    for player in state.around[actor]:
        if not state.tried[player] and len(state.discard) > 0:
            for theirs in spots(state.grid, state.seats):
                if theirs[0] != player:
                    moves.append((player, "stick_theirs", theirs))
    if all(move[0] != actor for move in moves):
        raise Halt("stuck", "turn")
    return moves


def take_draw_in_turn(state: State) -> Step:
    """What `draw` does in phase `turn`."""
    # draw: when size of stock > 0 or size of discard > 1: if size of stock = 0 then (gather rest of
    # discard into stock; shuffle stock); move top of stock to hand of me; go to holding
    # [gameplay.3]
    if len(state.stock) == 0:
        for card in gather([state.discard], state.stock, 1, "draw"):
            state.up[card] = False
        shuffle(state, state.stock)
    card = top(state.stock, "draw", "no-card")
    require_room(state.hand[state.active], 1, "draw")
    state.stock.pop()
    state.hand[state.active].append(card)
    state.up[card] = False
    state.seen[card] |= 1 << state.active
    return "holding", ()


def take_take_in_turn(state: State, spot: Spot) -> Step:
    """What `take` does in phase `turn`."""
    # take: when size of discard > 0: choose spot in grid of me; move top of discard to hand of me;
    # move spot to discard; move hand of me to spot; go to opened [gameplay.4]
    card = top(state.discard, "take", "no-card")
    require_room(state.hand[state.active], 1, "take")
    state.discard.pop()
    state.hand[state.active].append(card)
    state.up[card] = False
    state.seen[card] |= 1 << state.active
    card = take_at(state.grid, spot, "take")
    state.discard.append(card)
    face_up(state, card)
    card = top(state.hand[state.active], "take", "no-card")
    require_empty(state.grid, spot, "take")
    state.hand[state.active].pop()
    put_at(state.grid, spot, card)
    state.up[card] = False
    return "opened", ()


def take_call_in_turn(state: State) -> Step:
    """What `call` does in phase `turn`."""
    # call: when caller is nobody: let caller be me; go to next [gameplay.5]
    state.caller = state.active
    return "next", ()


def take_pass_in_turn(state: State) -> Step:
    """What `pass` does in phase `turn`."""
    # pass: when size of stock = 0 and size of discard < 2 and caller is not nobody and (size of
    # grid of me = 0 or size of discard = 0): go to next
    return "next", ()


def take_stick_in_turn(state: State, player: Seat, mine: Spot) -> Step:
    """What `stick` does in phase `turn`."""
    # stick: by any player when not tried of me and size of discard > 0: choose mine in grid of me;
    # let tried of me be yes; turn mine up; if rank of mine = rank of top of discard then (if stuck
    # then turn mine down else (move mine to discard; let stuck be yes)) else (turn mine down; if
    # size of stock = 0 and size of discard > 1 then (gather rest of discard into stock; shuffle
    # stock); if size of stock > 0 then move top of stock to grid of me) [gameplay.11, penalties.1]
    state.tried[player] = True
    card = card_at(state.grid, mine, "stick", "no-card")
    face_up(state, card)
    if RANK[card_at(state.grid, mine, "stick")] == RANK[top(state.discard, "stick")]:
        if state.stuck:
            card = card_at(state.grid, mine, "stick", "no-card")
            state.up[card] = False
        else:
            card = take_at(state.grid, mine, "stick")
            state.discard.append(card)
            face_up(state, card)
            state.stuck = True
    else:
        card = card_at(state.grid, mine, "stick", "no-card")
        state.up[card] = False
        if len(state.stock) == 0 and len(state.discard) > 1:
            for card in gather([state.discard], state.stock, 1, "stick"):
                state.up[card] = False
            shuffle(state, state.stock)
        if len(state.stock) > 0:
            card = take_top(state.stock, "stick")
            put_on(state.grid[player], card)
            state.up[card] = False
    return "turn", ()


def take_stick_theirs_in_turn(state: State, player: Seat, theirs: Spot) -> Step:
    """What `stick_theirs` does in phase `turn`."""
    # stick_theirs: by any player when not tried of me and size of discard > 0: choose theirs in
    # grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top
    # of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be
    # yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else
    # (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard
    # into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    # [gameplay.11, penalties.1]
    state.tried[player] = True
    card = card_at(state.grid, theirs, "stick_theirs", "no-card")
    face_up(state, card)
    if RANK[
        card_at(state.grid, theirs, "stick_theirs")
    ] == RANK[top(state.discard, "stick_theirs")]:
        if state.stuck:
            card = card_at(state.grid, theirs, "stick_theirs", "no-card")
            state.up[card] = False
            return "turn", ()
        card = take_at(state.grid, theirs, "stick_theirs")
        state.discard.append(card)
        face_up(state, card)
        state.stuck = True
        if count_in(state.grid[player]) > 0:
            return "stick_theirs.turn.1", (player, theirs)
        return "turn", ()
    card = card_at(state.grid, theirs, "stick_theirs", "no-card")
    state.up[card] = False
    if len(state.stock) == 0 and len(state.discard) > 1:
        for card in gather([state.discard], state.stock, 1, "stick_theirs"):
            state.up[card] = False
        shuffle(state, state.stock)
    if len(state.stock) > 0:
        card = take_top(state.stock, "stick_theirs")
        put_on(state.grid[player], card)
        state.up[card] = False
    return "turn", ()


def phase_holding(state: State) -> Sequence[Move]:
    """Phase `holding`: the moves that may be made."""
    # holding: phase turn, holding, closing: active acts [gameplay.2]
    state.actor = actor = someone(state.active, "holding")
    moves: list[Move] = []
    # keep: choose spot in grid of me; move spot to discard; move hand of me to spot; go to opened
    # [gameplay.3]
    for spot in spots(state.grid, (actor,)):
        moves.append((actor, "keep", spot))
    # throw: move hand of me to discard; offer powers on top of discard; go to opened [gameplay.3,
    # gameplay.6]
    moves.append((actor, "throw", None))
    # stick: by any player when not tried of me and size of discard > 0: choose mine in grid of me;
    # let tried of me be yes; turn mine up; if rank of mine = rank of top of discard then (if stuck
    # then turn mine down else (move mine to discard; let stuck be yes)) else (turn mine down; if
    # size of stock = 0 and size of discard > 1 then (gather rest of discard into stock; shuffle
    # stock); if size of stock > 0 then move top of stock to grid of me) [gameplay.11, penalties.1]
    for player in state.around[actor]:
        if not state.tried[player] and len(state.discard) > 0:
            for mine in spots(state.grid, (player,)):
                moves.append((player, "stick", mine))
    # stick_theirs: by any player when not tried of me and size of discard > 0: choose theirs in
    # grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top
    # of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be
    # yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else
    # (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard
    # into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    # [gameplay.11, penalties.1]
    for player in state.around[actor]:
        if not state.tried[player] and len(state.discard) > 0:
            for theirs in spots(state.grid, state.seats):
                if theirs[0] != player:
                    moves.append((player, "stick_theirs", theirs))
    return moves


def take_keep_in_holding(state: State, spot: Spot) -> Step:
    """What `keep` does in phase `holding`."""
    # keep: choose spot in grid of me; move spot to discard; move hand of me to spot; go to opened
    # [gameplay.3]
    card = take_at(state.grid, spot, "keep")
    state.discard.append(card)
    face_up(state, card)
    card = top(state.hand[state.active], "keep", "no-card")
    require_empty(state.grid, spot, "keep")
    state.hand[state.active].pop()
    put_at(state.grid, spot, card)
    state.up[card] = False
    return "opened", ()


def take_throw_in_holding(state: State) -> Step:
    """What `throw` does in phase `holding`."""
    # throw: move hand of me to discard; offer powers on top of discard; go to opened [gameplay.3,
    # gameplay.6]
    card = take_top(state.hand[state.active], "throw")
    state.discard.append(card)
    face_up(state, card)
    if (
        (
            (RANK[top(state.discard, "throw")] == "7" or RANK[top(state.discard, "throw")] == "8")
            and len(spots(state.grid, (state.active,))) > 0
        )
        or (
            (RANK[top(state.discard, "throw")] == "9" or RANK[top(state.discard, "throw")] == "10")
            and any(True for theirs in spots(state.grid, state.seats) if theirs[0] != state.active)
        )
        or (
            (RANK[top(state.discard, "throw")] == "J" or RANK[top(state.discard, "throw")] == "Q")
            and any(
                True
                for it in state.seats
                if it != state.active
                and count_in(state.grid[it]) > 0
            )
            and len(spots(state.grid, (state.active,))) > 0
        )
        or (
            RANK[top(state.discard, "throw")] == "K"
            and COLOUR[top(state.discard, "throw")] == "black"
            and any(
                True
                for it in state.seats
                if it != state.active
                and count_in(state.grid[it]) > 0
            )
            and len(spots(state.grid, (state.active,))) > 0
        )
    ):
        return "throw.4", ()
    return "opened", ()


def take_stick_in_holding(state: State, player: Seat, mine: Spot) -> Step:
    """What `stick` does in phase `holding`."""
    # stick: by any player when not tried of me and size of discard > 0: choose mine in grid of me;
    # let tried of me be yes; turn mine up; if rank of mine = rank of top of discard then (if stuck
    # then turn mine down else (move mine to discard; let stuck be yes)) else (turn mine down; if
    # size of stock = 0 and size of discard > 1 then (gather rest of discard into stock; shuffle
    # stock); if size of stock > 0 then move top of stock to grid of me) [gameplay.11, penalties.1]
    state.tried[player] = True
    card = card_at(state.grid, mine, "stick", "no-card")
    face_up(state, card)
    if RANK[card_at(state.grid, mine, "stick")] == RANK[top(state.discard, "stick")]:
        if state.stuck:
            card = card_at(state.grid, mine, "stick", "no-card")
            state.up[card] = False
        else:
            card = take_at(state.grid, mine, "stick")
            state.discard.append(card)
            face_up(state, card)
            state.stuck = True
    else:
        card = card_at(state.grid, mine, "stick", "no-card")
        state.up[card] = False
        if len(state.stock) == 0 and len(state.discard) > 1:
            for card in gather([state.discard], state.stock, 1, "stick"):
                state.up[card] = False
            shuffle(state, state.stock)
        if len(state.stock) > 0:
            card = take_top(state.stock, "stick")
            put_on(state.grid[player], card)
            state.up[card] = False
    return "holding", ()


def take_stick_theirs_in_holding(state: State, player: Seat, theirs: Spot) -> Step:
    """What `stick_theirs` does in phase `holding`."""
    # stick_theirs: by any player when not tried of me and size of discard > 0: choose theirs in
    # grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top
    # of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be
    # yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else
    # (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard
    # into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    # [gameplay.11, penalties.1]
    state.tried[player] = True
    card = card_at(state.grid, theirs, "stick_theirs", "no-card")
    face_up(state, card)
    if RANK[
        card_at(state.grid, theirs, "stick_theirs")
    ] == RANK[top(state.discard, "stick_theirs")]:
        if state.stuck:
            card = card_at(state.grid, theirs, "stick_theirs", "no-card")
            state.up[card] = False
            return "holding", ()
        card = take_at(state.grid, theirs, "stick_theirs")
        state.discard.append(card)
        face_up(state, card)
        state.stuck = True
        if count_in(state.grid[player]) > 0:
            return "stick_theirs.holding.1", (player, theirs)
        return "holding", ()
    card = card_at(state.grid, theirs, "stick_theirs", "no-card")
    state.up[card] = False
    if len(state.stock) == 0 and len(state.discard) > 1:
        for card in gather([state.discard], state.stock, 1, "stick_theirs"):
            state.up[card] = False
        shuffle(state, state.stock)
    if len(state.stock) > 0:
        card = take_top(state.stock, "stick_theirs")
        put_on(state.grid[player], card)
        state.up[card] = False
    return "holding", ()


def phase_closing(state: State) -> Sequence[Move]:
    """Phase `closing`: the moves that may be made."""
    # closing: phase turn, holding, closing: active acts [gameplay.2]
    state.actor = actor = someone(state.active, "closing")
    moves: list[Move] = []
    # stick: by any player when not tried of me and size of discard > 0: choose mine in grid of me;
    # let tried of me be yes; turn mine up; if rank of mine = rank of top of discard then (if stuck
    # then turn mine down else (move mine to discard; let stuck be yes)) else (turn mine down; if
    # size of stock = 0 and size of discard > 1 then (gather rest of discard into stock; shuffle
    # stock); if size of stock > 0 then move top of stock to grid of me) [gameplay.11, penalties.1]
    for player in state.around[actor]:
        if not state.tried[player] and len(state.discard) > 0:
            for mine in spots(state.grid, (player,)):
                moves.append((player, "stick", mine))
    # stick_theirs: by any player when not tried of me and size of discard > 0: choose theirs in
    # grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top
    # of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be
    # yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else
    # (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard
    # into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    # [gameplay.11, penalties.1]
    for player in state.around[actor]:
        if not state.tried[player] and len(state.discard) > 0:
            for theirs in spots(state.grid, state.seats):
                if theirs[0] != player:
                    moves.append((player, "stick_theirs", theirs))
    # finish: go to next [gameplay.2]
    moves.append((actor, "finish", None))
    return moves


def take_stick_in_closing(state: State, player: Seat, mine: Spot) -> Step:
    """What `stick` does in phase `closing`."""
    # stick: by any player when not tried of me and size of discard > 0: choose mine in grid of me;
    # let tried of me be yes; turn mine up; if rank of mine = rank of top of discard then (if stuck
    # then turn mine down else (move mine to discard; let stuck be yes)) else (turn mine down; if
    # size of stock = 0 and size of discard > 1 then (gather rest of discard into stock; shuffle
    # stock); if size of stock > 0 then move top of stock to grid of me) [gameplay.11, penalties.1]
    state.tried[player] = True
    card = card_at(state.grid, mine, "stick", "no-card")
    face_up(state, card)
    if RANK[card_at(state.grid, mine, "stick")] == RANK[top(state.discard, "stick")]:
        if state.stuck:
            card = card_at(state.grid, mine, "stick", "no-card")
            state.up[card] = False
        else:
            card = take_at(state.grid, mine, "stick")
            state.discard.append(card)
            face_up(state, card)
            state.stuck = True
    else:
        card = card_at(state.grid, mine, "stick", "no-card")
        state.up[card] = False
        if len(state.stock) == 0 and len(state.discard) > 1:
            for card in gather([state.discard], state.stock, 1, "stick"):
                state.up[card] = False
            shuffle(state, state.stock)
        if len(state.stock) > 0:
            card = take_top(state.stock, "stick")
            put_on(state.grid[player], card)
            state.up[card] = False
    return "closing", ()


def take_stick_theirs_in_closing(state: State, player: Seat, theirs: Spot) -> Step:
    """What `stick_theirs` does in phase `closing`."""
    # stick_theirs: by any player when not tried of me and size of discard > 0: choose theirs in
    # grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top
    # of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be
    # yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else
    # (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard
    # into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    # [gameplay.11, penalties.1]
    state.tried[player] = True
    card = card_at(state.grid, theirs, "stick_theirs", "no-card")
    face_up(state, card)
    if RANK[
        card_at(state.grid, theirs, "stick_theirs")
    ] == RANK[top(state.discard, "stick_theirs")]:
        if state.stuck:
            card = card_at(state.grid, theirs, "stick_theirs", "no-card")
            state.up[card] = False
            return "closing", ()
        card = take_at(state.grid, theirs, "stick_theirs")
        state.discard.append(card)
        face_up(state, card)
        state.stuck = True
        if count_in(state.grid[player]) > 0:
            return "stick_theirs.closing.1", (player, theirs)
        return "closing", ()
    card = card_at(state.grid, theirs, "stick_theirs", "no-card")
    state.up[card] = False
    if len(state.stock) == 0 and len(state.discard) > 1:
        for card in gather([state.discard], state.stock, 1, "stick_theirs"):
            state.up[card] = False
        shuffle(state, state.stock)
    if len(state.stock) > 0:
        card = take_top(state.stock, "stick_theirs")
        put_on(state.grid[player], card)
        state.up[card] = False
    return "closing", ()


def take_finish_in_closing(state: State) -> Step:
    """What `finish` does in phase `closing`."""
    # finish: go to next [gameplay.2]
    return "next", ()


def stage_opening(state: State) -> Step:
    """Stage `opening`: runs by itself."""
    # opening
    # opening.seat: let starter be first of players; go to setup
    state.starter = next((it for it in state.seats), None)
    return "setup", ()


def stage_setup(state: State) -> Step:
    """Stage `setup`: runs by itself."""
    # setup
    # active: fact active is a player [gameplay.2]
    state.active = 0
    # caller: fact caller is a player or nobody [gameplay.5]
    state.caller = None
    # stuck: fact stuck is yes or no [penalties.1]
    state.stuck = False
    # tried: fact tried of player is yes or no
    for player in state.seats:
        state.tried[player] = False
    # setup.shuffle: gather everything into stock; shuffle stock
    for card in gather([state.discard], state.stock, 0, "setup.shuffle"):
        state.up[card] = False
    for card in gather(state.grid, state.stock, 0, "setup.shuffle", closing=False):
        state.up[card] = False
    for card in gather(state.hand, state.stock, 0, "setup.shuffle"):
        state.up[card] = False
    shuffle(state, state.stock)
    # setup.deal: deal dealt from stock to each grid from starter [gameplay.1]
    for card in range(1, DEALT + 1):
        for player in state.around[someone(state.starter, "setup.deal")]:
            card_ = take_top(state.stock, "setup.deal")
            put_on(state.grid[player], card_)
            state.up[card_] = False
    # setup.peek: each player: look at row 1 of grid of me [gameplay.1]
    for player in state.seats:
        for card in cards_in(state.grid[player][0:2]):
            state.seen[card] |= 1 << player
    # setup.begin: let active be starter; go to turn [gameplay.12]
    state.active = state.starter
    return "turn", ()


def phase_throw_1(state: State, mine: Spot) -> Sequence[Move]:
    """Phase `throw.1`: the moves that may be made."""
    # blind_switch: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; swap mine with theirs [gameplay.9]
    state.actor = actor = someone(state.active, "blind_switch")
    moves: list[Move] = []
    # blind_switch: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; swap mine with theirs [gameplay.9]
    for theirs in spots(state.grid, state.seats):
        if theirs[0] != actor:
            moves.append((actor, "theirs", theirs))
    if not moves:
        raise Halt("stuck", "blind_switch")
    return moves


def take_theirs_in_throw_1(state: State, mine: Spot, theirs: Spot) -> Step:
    """What `theirs` does in phase `throw.1`."""
    # blind_switch: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; swap mine with theirs [gameplay.9]
    swap(state.grid, mine, state.grid, theirs, "blind_switch")
    # throw: move hand of me to discard; offer powers on top of discard; go to opened [gameplay.3,
    # gameplay.6]
    return "opened", ()


def phase_throw_2(state: State, mine: Spot, theirs: Spot) -> Sequence[Move]:
    """Phase `throw.2`: the moves that may be made."""
    # look_switch: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [gameplay.10]
    state.actor = actor = someone(state.active, "look_switch")
    moves: list[Move] = []
    # look_switch: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [gameplay.10]
    moves.append((actor, "yes", None))
    # look_switch: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [gameplay.10]
    moves.append((actor, "no", None))
    return moves


def take_yes_in_throw_2(state: State, mine: Spot, theirs: Spot) -> Step:
    """What `yes` does in phase `throw.2`."""
    # look_switch: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [gameplay.10]
    swap(state.grid, mine, state.grid, theirs, "look_switch")
    # throw: move hand of me to discard; offer powers on top of discard; go to opened [gameplay.3,
    # gameplay.6]
    return "opened", ()


def take_no_in_throw_2(state: State, mine: Spot, theirs: Spot) -> Step:
    """What `no` does in phase `throw.2`."""
    # look_switch: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [gameplay.10]
    # throw: move hand of me to discard; offer powers on top of discard; go to opened [gameplay.3,
    # gameplay.6]
    return "opened", ()


def phase_throw_3(state: State, mine: Spot) -> Sequence[Move]:
    """Phase `throw.3`: the moves that may be made."""
    # look_switch: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [gameplay.10]
    state.actor = actor = someone(state.active, "look_switch")
    moves: list[Move] = []
    # look_switch: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [gameplay.10]
    for theirs in spots(state.grid, state.seats):
        if theirs[0] != actor:
            moves.append((actor, "theirs", theirs))
    if not moves:
        raise Halt("stuck", "look_switch")
    return moves


def take_theirs_in_throw_3(state: State, mine: Spot, theirs: Spot) -> Step:
    """What `theirs` does in phase `throw.3`."""
    # look_switch: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [gameplay.10]
    card = card_at(state.grid, mine, "look_switch", "no-card")
    state.seen[card] |= 1 << state.active
    card = card_at(state.grid, theirs, "look_switch", "no-card")
    state.seen[card] |= 1 << state.active
    return "throw.2", (mine, theirs)


def phase_throw_4(state: State) -> Sequence[Move]:
    """Phase `throw.4`: the moves that may be made."""
    # throw: move hand of me to discard; offer powers on top of discard; go to opened [gameplay.3,
    # gameplay.6]
    state.actor = actor = someone(state.active, "throw")
    moves: list[Move] = []
    # peek_own: choose mine in grid of me; look at mine [gameplay.7]
    if RANK[top(state.discard, "peek_own")] == "7" or RANK[top(state.discard, "peek_own")] == "8":
        for mine in spots(state.grid, (actor,)):
            moves.append((actor, "peek_own", mine))
    # peek_other: choose theirs in grid of any opponent; look at theirs [gameplay.8]
    if (
        RANK[top(state.discard, "peek_other")] == "9"
        or RANK[top(state.discard, "peek_other")] == "10"
    ):
        for theirs in spots(state.grid, state.seats):
            if theirs[0] != actor:
                moves.append((actor, "peek_other", theirs))
    # blind_switch: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; swap mine with theirs [gameplay.9]
    if (
        (
            RANK[top(state.discard, "blind_switch")] == "J"
            or RANK[top(state.discard, "blind_switch")] == "Q"
        )
        and any(True for it in state.seats if it != actor and count_in(state.grid[it]) > 0)
    ):
        for mine in spots(state.grid, (actor,)):
            moves.append((actor, "blind_switch", mine))
    # look_switch: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [gameplay.10]
    if (
        RANK[top(state.discard, "look_switch")] == "K"
        and COLOUR[top(state.discard, "look_switch")] == "black"
        and any(True for it in state.seats if it != actor and count_in(state.grid[it]) > 0)
    ):
        for mine in spots(state.grid, (actor,)):
            moves.append((actor, "look_switch", mine))
    # throw: move hand of me to discard; offer powers on top of discard; go to opened [gameplay.3,
    # gameplay.6]
    moves.append((actor, "decline", None))
    return moves


def take_peek_own_in_throw_4(state: State, mine: Spot) -> Step:
    """What `peek_own` does in phase `throw.4`."""
    # peek_own: choose mine in grid of me; look at mine [gameplay.7]
    card = card_at(state.grid, mine, "peek_own", "no-card")
    state.seen[card] |= 1 << state.active
    # throw: move hand of me to discard; offer powers on top of discard; go to opened [gameplay.3,
    # gameplay.6]
    return "opened", ()


def take_peek_other_in_throw_4(state: State, theirs: Spot) -> Step:
    """What `peek_other` does in phase `throw.4`."""
    # peek_other: choose theirs in grid of any opponent; look at theirs [gameplay.8]
    card = card_at(state.grid, theirs, "peek_other", "no-card")
    state.seen[card] |= 1 << state.active
    # throw: move hand of me to discard; offer powers on top of discard; go to opened [gameplay.3,
    # gameplay.6]
    return "opened", ()


def take_blind_switch_in_throw_4(state: State, mine: Spot) -> Step:
    """What `blind_switch` does in phase `throw.4`."""
    # blind_switch: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; swap mine with theirs [gameplay.9]
    return "throw.1", (mine,)


def take_look_switch_in_throw_4(state: State, mine: Spot) -> Step:
    """What `look_switch` does in phase `throw.4`."""
    # look_switch: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [gameplay.10]
    return "throw.3", (mine,)


def take_decline_in_throw_4(state: State) -> Step:
    """What `decline` does in phase `throw.4`."""
    # throw: move hand of me to discard; offer powers on top of discard; go to opened [gameplay.3,
    # gameplay.6]
    return "opened", ()


def phase_stick_theirs_turn_1(state: State, player: Seat, theirs: Spot) -> Sequence[Move]:
    """Phase `stick_theirs.turn.1`: the moves that may be made."""
    # stick_theirs: by any player when not tried of me and size of discard > 0: choose theirs in
    # grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top
    # of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be
    # yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else
    # (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard
    # into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    # [gameplay.11, penalties.1]
    state.actor = actor = player
    moves: list[Move] = []
    # stick_theirs: by any player when not tried of me and size of discard > 0: choose theirs in
    # grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top
    # of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be
    # yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else
    # (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard
    # into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    # [gameplay.11, penalties.1]
    for mine in spots(state.grid, (player,)):
        moves.append((actor, "mine", mine))
    if not moves:
        raise Halt("stuck", "stick_theirs")
    return moves


def take_mine_in_stick_theirs_turn_1(state: State, player: Seat, theirs: Spot, mine: Spot) -> Step:
    """What `mine` does in phase `stick_theirs.turn.1`."""
    # stick_theirs: by any player when not tried of me and size of discard > 0: choose theirs in
    # grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top
    # of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be
    # yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else
    # (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard
    # into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    # [gameplay.11, penalties.1]
    card = card_at(state.grid, mine, "stick_theirs", "no-card")
    if theirs != mine:
        require_empty(state.grid, theirs, "stick_theirs")
    put_at(state.grid, mine, None)
    put_at(state.grid, theirs, card)
    state.up[card] = False
    return "turn", ()


def phase_stick_theirs_holding_1(state: State, player: Seat, theirs: Spot) -> Sequence[Move]:
    """Phase `stick_theirs.holding.1`: the moves that may be made."""
    # stick_theirs: by any player when not tried of me and size of discard > 0: choose theirs in
    # grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top
    # of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be
    # yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else
    # (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard
    # into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    # [gameplay.11, penalties.1]
    state.actor = actor = player
    moves: list[Move] = []
    # stick_theirs: by any player when not tried of me and size of discard > 0: choose theirs in
    # grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top
    # of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be
    # yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else
    # (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard
    # into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    # [gameplay.11, penalties.1]
    for mine in spots(state.grid, (player,)):
        moves.append((actor, "mine", mine))
    if not moves:
        raise Halt("stuck", "stick_theirs")
    return moves


def take_mine_in_stick_theirs_holding_1(
    state: State,
    player: Seat,
    theirs: Spot,
    mine: Spot,
) -> Step:
    """What `mine` does in phase `stick_theirs.holding.1`."""
    # stick_theirs: by any player when not tried of me and size of discard > 0: choose theirs in
    # grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top
    # of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be
    # yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else
    # (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard
    # into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    # [gameplay.11, penalties.1]
    card = card_at(state.grid, mine, "stick_theirs", "no-card")
    if theirs != mine:
        require_empty(state.grid, theirs, "stick_theirs")
    put_at(state.grid, mine, None)
    put_at(state.grid, theirs, card)
    state.up[card] = False
    return "holding", ()


def phase_stick_theirs_closing_1(state: State, player: Seat, theirs: Spot) -> Sequence[Move]:
    """Phase `stick_theirs.closing.1`: the moves that may be made."""
    # stick_theirs: by any player when not tried of me and size of discard > 0: choose theirs in
    # grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top
    # of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be
    # yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else
    # (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard
    # into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    # [gameplay.11, penalties.1]
    state.actor = actor = player
    moves: list[Move] = []
    # stick_theirs: by any player when not tried of me and size of discard > 0: choose theirs in
    # grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top
    # of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be
    # yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else
    # (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard
    # into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    # [gameplay.11, penalties.1]
    for mine in spots(state.grid, (player,)):
        moves.append((actor, "mine", mine))
    if not moves:
        raise Halt("stuck", "stick_theirs")
    return moves


def take_mine_in_stick_theirs_closing_1(
    state: State,
    player: Seat,
    theirs: Spot,
    mine: Spot,
) -> Step:
    """What `mine` does in phase `stick_theirs.closing.1`."""
    # stick_theirs: by any player when not tried of me and size of discard > 0: choose theirs in
    # grid of any opponent; let tried of me be yes; turn theirs up; if rank of theirs = rank of top
    # of discard then (if stuck then turn theirs down else (move theirs to discard; let stuck be
    # yes; if size of grid of me > 0 then (choose mine in grid of me; move mine to theirs))) else
    # (turn theirs down; if size of stock = 0 and size of discard > 1 then (gather rest of discard
    # into stock; shuffle stock); if size of stock > 0 then move top of stock to grid of me)
    # [gameplay.11, penalties.1]
    card = card_at(state.grid, mine, "stick_theirs", "no-card")
    if theirs != mine:
        require_empty(state.grid, theirs, "stick_theirs")
    put_at(state.grid, mine, None)
    put_at(state.grid, theirs, card)
    state.up[card] = False
    return "closing", ()


def stage_opened(state: State) -> Step:
    """Stage `opened`: runs by itself."""
    # opened
    # opened.window: let stuck be no; each player: let tried of me be no [penalties.1]
    state.stuck = False
    for player in state.seats:
        state.tried[player] = False
    # opened.wait: go to closing [gameplay.11]
    return "closing", ()


def stage_next(state: State) -> Step:
    """Stage `next`: runs by itself."""
    # next
    # next.pass_on: let active be left of active [gameplay.2]
    state.active = (someone(state.active, "next.pass_on") + 1) % state.players
    # next.last_lap: if active is caller then go to reveal else go to turn [gameplay.12]
    if state.active == state.caller:
        return "reveal", ()
    return "turn", ()


def stage_reveal(state: State) -> Step:
    """Stage `reveal`: runs by itself."""
    # reveal
    # reveal.show: each player: turn grid of me up [gameplay.12]
    for player in state.seats:
        for card in cards_in(state.grid[player]):
            face_up(state, card)
    # reveal.count: each player: (announce score of me; announce won of me) [gameplay.12]
    for player in state.seats:
        announce(
            state,
            Verdict("value", score(state, player), ("score.own",)),
            "score",
            "score",
            player,
        )
        announce(state, judge_won(state, player), "won", "won", player)
    # reveal.lead: let starter be leader [gameplay.12]
    state.starter = leader(state)
    # reveal.tally: let played be played + 1
    state.played += 1
    # reveal.finish: end round, go to standings [gameplay.12]
    return None if state.single_round else ("standings", ())


def stage_standings(state: State) -> Step:
    """Stage `standings`: runs by itself."""
    # standings
    # standings.end: if played >= games then end match [gameplay.12]
    if state.played >= GAMES:
        return None
    # standings.again: go to setup [gameplay.12]
    return "setup", ()


GAME = Game(
    stages={
        "opening": stage_opening,
        "setup": stage_setup,
        "opened": stage_opened,
        "next": stage_next,
        "reveal": stage_reveal,
        "standings": stage_standings,
    },
    phases={
        "turn": phase_turn,
        "holding": phase_holding,
        "closing": phase_closing,
        "throw.1": phase_throw_1,
        "throw.2": phase_throw_2,
        "throw.3": phase_throw_3,
        "throw.4": phase_throw_4,
        "stick_theirs.turn.1": phase_stick_theirs_turn_1,
        "stick_theirs.holding.1": phase_stick_theirs_holding_1,
        "stick_theirs.closing.1": phase_stick_theirs_closing_1,
    },
    options={
        ("turn", "draw"): take_draw_in_turn,
        ("turn", "take"): take_take_in_turn,
        ("turn", "call"): take_call_in_turn,
        ("turn", "pass"): take_pass_in_turn,
        ("turn", "stick"): take_stick_in_turn,
        ("turn", "stick_theirs"): take_stick_theirs_in_turn,
        ("holding", "keep"): take_keep_in_holding,
        ("holding", "throw"): take_throw_in_holding,
        ("holding", "stick"): take_stick_in_holding,
        ("holding", "stick_theirs"): take_stick_theirs_in_holding,
        ("closing", "stick"): take_stick_in_closing,
        ("closing", "stick_theirs"): take_stick_theirs_in_closing,
        ("closing", "finish"): take_finish_in_closing,
        ("throw.1", "theirs"): take_theirs_in_throw_1,
        ("throw.2", "yes"): take_yes_in_throw_2,
        ("throw.2", "no"): take_no_in_throw_2,
        ("throw.3", "theirs"): take_theirs_in_throw_3,
        ("throw.4", "peek_own"): take_peek_own_in_throw_4,
        ("throw.4", "peek_other"): take_peek_other_in_throw_4,
        ("throw.4", "blind_switch"): take_blind_switch_in_throw_4,
        ("throw.4", "look_switch"): take_look_switch_in_throw_4,
        ("throw.4", "decline"): take_decline_in_throw_4,
        ("stick_theirs.turn.1", "mine"): take_mine_in_stick_theirs_turn_1,
        ("stick_theirs.holding.1", "mine"): take_mine_in_stick_theirs_holding_1,
        ("stick_theirs.closing.1", "mine"): take_mine_in_stick_theirs_closing_1,
    },
    origins={
        "turn": "turn",
        "holding": "holding",
        "closing": "closing",
        "opening": "opening",
        "setup": "setup",
        "throw.1": "blind_switch",
        "throw.2": "look_switch",
        "throw.3": "look_switch",
        "throw.4": "throw",
        "stick_theirs.turn.1": "stick_theirs",
        "stick_theirs.holding.1": "stick_theirs",
        "stick_theirs.closing.1": "stick_theirs",
        "opened": "opened",
        "next": "next",
        "reveal": "reveal",
        "standings": "standings",
    },
    arguments={
        "throw.1": 1,
        "throw.2": 2,
        "throw.3": 1,
        "stick_theirs.turn.1": 2,
        "stick_theirs.holding.1": 2,
        "stick_theirs.closing.1": 2,
    },
    card_arguments={},
    card_choices=frozenset([]),
    anybodys=frozenset([
        ("turn", "stick"), ("turn", "stick_theirs"), ("holding", "stick"),
        ("holding", "stick_theirs"), ("closing", "stick"), ("closing", "stick_theirs"),
    ]),
    judges={
        "points": stateless(judge_points),
        "total": always(total, "total", "total"),
        "lowest": always(lowest, "lowest", "lowest"),
        "held": always(held, "held", "held"),
        "fullest": always(fullest, "fullest", "fullest"),
        "ahead": always(ahead, "ahead", "ahead"),
        "score": always(score, "score", "score.own"),
        "won": judge_won,
        "leader": always(leader, "leader", "leader"),
    },
    zones={
        "stock": Zone("stock", False, 0, None, "down"),
        "discard": Zone("discard", False, 0, None, "up"),
        "grid": Zone("grid", True, 4, None, "down"),
        "hand": Zone("hand", True, 0, 1, "owner"),
    },
    facts={
        "starter": Fact("starter", False, None, None),
        "played": Fact("played", False, None, None),
        "active": Fact("active", False, None, None),
        "caller": Fact("caller", False, None, None),
        "stuck": Fact("stuck", False, None, None),
        "tried": Fact("tried", True, None, None),
    },
    stock="stock",
    cards=CARDS,
)

MATCH_START = "opening"
ROUND_START = "setup"


def new_match(players: int, seed: int) -> State:
    """A match, run up to its first choice. Raises `ValueError` for a number of players."""
    state = opened(players, seed)
    go_on(GAME, state, (MATCH_START, ()))
    return state


def new_round(
    players: int, seed: int, facts: Mapping[Any, Any] | None = None, /, **named: Any
) -> State:
    """A single round, after which play is over. Facts may be set beforehand, by name, or in
    `facts` by (name, seat). Raises `ValueError` for what the game doesn't have."""
    state = opened(players, seed)
    state.single_round = True
    set_facts(GAME, state, {**(facts or {}), **named})
    go_on(GAME, state, (ROUND_START, ()))
    return state


def deal_state(
    players: int,
    hands: Mapping[Any, Sequence[int | str | None]],
    facts: Mapping[Any, Any] | None = None,
    *,
    label: str | None = None,
    arguments: tuple[Any, ...] = (),
    seed: int = 0,
    single_round: bool = True,
    faces: Mapping[Any, Sequence[bool]] | None = None,
    seen: Mapping[Any, Sequence[int]] | None = None,
) -> State:
    """A state with given cards, as places in the deck or codes, in given zones, (zone, seat or
    None), and the rest in the stock. They lie, and are known, as their zones are shown, unless
    `faces` tells for each card of a zone whether it lies face up, and `seen` by a bit mask which
    players have seen it. Play goes on at block `label`, with its arguments; without one it is
    over. Raises `ValueError`."""
    state = opened(players, seed)
    state.single_round = single_round
    set_facts(GAME, state, facts or {})
    deal(GAME, state, hands, faces or {}, seen or {})
    if label is None:
        stop(state, "over", None)
        return state
    if label not in GAME.origins:
        raise ValueError(f"label: {label!r}")
    if len(arguments) != GAME.arguments.get(label, 0):
        raise ValueError(f"arguments: {label!r}: {len(arguments)}")
    go_on(GAME, state, (label, arguments))
    return state


def opened(players: int, seed: int) -> State:
    if players not in COUNTS:
        raise ValueError(f"players: {players}")
    return State(players, seed)


def legal(state: State) -> list[Move]:
    """The moves that may be made, each with the player whose it is: mostly the actor's, by option,
    player and choice. None where play is over or halted."""
    return list(state.moves)


def apply(state: State, move: Move) -> State:
    """Makes a move, in place, and returns the state. Where several players may move, the order of
    the calls is the order of their race. Raises `ValueError`, with nothing changed, for a move
    that isn't legal."""
    take(GAME, state, move)
    return state


def observe(state: State, player: Seat) -> dict[str, Any]:
    """What a player may know, and nothing else; `"?"` stands for a card that they may not."""
    return observation(GAME, state, player)


def decide(state: State, decision: str, *arguments: Any) -> Verdict:
    """What a decision says here, and by which rules."""
    return verdict(GAME, state, decision, arguments)


def snapshot(state: State) -> tuple[Any, ...]:
    """All that play depends on, as tuples: status, label, arguments, facts, zones, faces, who has
    seen which card, the generator, announcements and why play halted."""
    return snapshot_of(GAME, state)


def replay(players: int, seed: int, log: Iterable[Any], single_round: bool = False) -> State:
    """The state after the moves of a log (or a list of moves). Raises `ValueError`."""
    state = new_round(players, seed) if single_round else new_match(players, seed)
    for entry in log:
        apply(state, entry[0] if len(entry) == 2 else entry)
    return state


def random_round(players: int, seed: int, most: int = 100_000) -> State:
    """A round of random moves, at most so many."""
    state = new_round(players, seed)
    by_chance(GAME, state, seed, most)
    return state


def play_random(players: int, seed: int, most: int = 100_000) -> State:
    """A match of random moves, at most so many."""
    state = new_match(players, seed)
    by_chance(GAME, state, seed, most)
    return state
