"""The engine of cambio.

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
    "10C", "JC", "QC", "KC",
)
RANK = (
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "3", "4", "5", "6",
    "7", "8", "9", "10", "J", "Q", "K", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q",
    "K", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
)
SUIT = (
    "hearts", "hearts", "hearts", "hearts", "hearts", "hearts", "hearts", "hearts", "hearts",
    "hearts", "hearts", "hearts", "hearts", "spades", "spades", "spades", "spades", "spades",
    "spades", "spades", "spades", "spades", "spades", "spades", "spades", "spades", "diamonds",
    "diamonds", "diamonds", "diamonds", "diamonds", "diamonds", "diamonds", "diamonds", "diamonds",
    "diamonds", "diamonds", "diamonds", "diamonds", "clubs", "clubs", "clubs", "clubs", "clubs",
    "clubs", "clubs", "clubs", "clubs", "clubs", "clubs", "clubs", "clubs",
)
COLOUR = (
    "red", "red", "red", "red", "red", "red", "red", "red", "red", "red", "red", "red", "red",
    "black", "black", "black", "black", "black", "black", "black", "black", "black", "black",
    "black", "black", "black", "red", "red", "red", "red", "red", "red", "red", "red", "red", "red",
    "red", "red", "red", "black", "black", "black", "black", "black", "black", "black", "black",
    "black", "black", "black", "black", "black",
)
PIP = (
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3,
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
)
PLACE = {
    "A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "10": 10, "J": 11,
    "Q": 12, "K": 13,
}

COUNTS = (2, 3, 4, 5, 6)
PENALTY = 10
LIMIT = 100
DEALT = 4

RULES = {
    "players": "players 2 to 6, clockwise, leaving when out of it [players.1, victory.1]",
    "deck": "deck french_52 in stock [deck.1]",
    "stock": "zone stock: pile, face down [setup.3]",
    "discard": "zone discard: pile, face up [setup.4, fr:play.2]",
    "grid": "zone grid of player: 2+2 slots, face down [setup.2]",
    "hand": "zone hand of player: 1 card, seen by its owner [play.2]",
    "lot": "zone lot of player: 1 card, face up [players.1]",
    "dealt": "param dealt = 4 [setup.2]",
    "penalty": "param penalty = 10 [scoring.3]",
    "limit": "option limit is 1 to 1000, default 100 [goal.1, victory.1]",
    "rounds": "option rounds is 0 or 5 or 7, default 0 [victory.1]",
    "stick_any_turn": "option stick_any_turn, default off [play.5]",
    "tied_both": "option tied_both, default off [scoring.4]",
    "empty_wins": "option empty_wins, default off [scoring.5]",
    "dealer": "fact dealer is a player, kept [players.1]",
    "contender": "fact contender of player is yes or no, kept [players.1]",
    "running": (
        "fact running of player is a number from -100000 to 100000, kept [scoring.1, victory.1]"
    ),
    "out": "fact out of player is yes or no, kept [victory.1]",
    "played": "fact played is a number, kept [victory.1]",
    "active": "fact active is a player [play.1]",
    "caller": "fact caller is a player or nobody [play.6]",
    "missed": "fact missed of player is yes or no",
    "points.A": "A is 1 [deck.1]",
    "points.2_to_10": "2 to 10 is pip of card [deck.1]",
    "points.J": "J is 11 [deck.1]",
    "points.Q": "Q is 12 [deck.1]",
    "points.black_K": "black K is 0 [deck.1]",
    "points.red_K": "red K is -2 [deck.1]",
    "height": "pip of top of lot of player [players.1]",
    "tallest": "greatest height of players where contender of it [players.1]",
    "opening.everybody": "each player: let contender of me be yes; go to lots [players.1]",
    "lots.shuffle": "gather everything into stock; shuffle stock [players.1]",
    "lots.draw": "each player when contender of me: move top of stock to lot of me [players.1]",
    "lots.compare": (
        "each player when contender of me and height of me < tallest: let contender of me be no "
        "[players.1]"
    ),
    "lots.settle": (
        "if exactly 1 of players where contender of it then (let dealer be first of players where "
        "contender of it; go to setup) else go to lots"
    ),
    "starter": "left of dealer [setup.6]",
    "setup.shuffle": "gather everything into stock; shuffle stock [setup.1]",
    "setup.cut": (
        "as left of dealer: (choose depth in 1 to size of stock - 1; cut stock at depth) [setup.1]"
    ),
    "setup.deal": "deal dealt from stock to each grid from left of dealer [setup.2]",
    "setup.open": "move top of stock to discard [setup.3, setup.4]",
    "setup.peek": "each player: look at row 1 of grid of me [setup.5]",
    "setup.begin": "let active be starter; go to turn [setup.6]",
    "turn": "phase turn, holding, closing: active acts [play.1]",
    "holding": "phase turn, holding, closing: active acts [play.1]",
    "closing": "phase turn, holding, closing: active acts [play.1]",
    "draw": (
        "when size of stock > 0 or size of discard > 1: if size of stock = 0 then (gather rest of "
        "discard into stock; shuffle stock); move top of stock to hand of me; go to holding "
        "[play.2]"
    ),
    "keep": (
        "choose spot in grid of me; move spot to discard; move hand of me to spot; go to closing "
        "[play.2]"
    ),
    "throw": (
        "move hand of me to discard; offer powers on top of discard; go to closing [play.2, "
        "play.4]"
    ),
    "take": (
        "when size of discard > 0: choose spot in grid of me; move top of discard to hand of me; "
        "move spot to discard; move hand of me to spot; go to closing [play.3]"
    ),
    "call": "when caller is nobody: let caller be me; go to next [play.6]",
    "stick": (
        "by any player when (me is active or stick_any_turn) and not missed of me and size of "
        "discard > 0: choose spot in grid of me; turn spot up; if rank of spot = rank of top of "
        "discard then (move spot to discard; if empty_wins and emptied of me then go to reveal) "
        "else (turn spot down; let missed of me be yes) [fr:play.5]"
    ),
    "pass": (
        "when size of stock = 0 and size of discard < 2 and caller is not nobody and (size of grid "
        "of me = 0 or size of discard = 0): go to next"
    ),
    "finish": "go to next [play.1]",
    "next.pass_on": "each player: let missed of me be no; let active be left of active [play.1]",
    "next.last_lap": "if active is caller then go to reveal else go to turn [play.6]",
    "peek_own": "choose mine in grid of me; look at mine [play.4]",
    "peek_other": "choose theirs in grid of any opponent; look at theirs [play.4]",
    "blind_swap": (
        "when some opponents where size of grid of it > 0: choose mine in grid of me; choose "
        "theirs in grid of any opponent; swap mine with theirs [play.4]"
    ),
    "look_swap": (
        "when some opponents where size of grid of it > 0: choose mine in grid of me; choose "
        "theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs "
        "[play.4]"
    ),
    "total": "sum points of cards in grid of player [play.7]",
    "lowest": "least total of players [scoring.1]",
    "alone": "no opponents where total of it <= total of player [scoring.3]",
    "called": "player is caller [play.6]",
    "emptied": "size of grid of player = 0 [scoring.5]",
    "shared": "some players where called of it and total of it = lowest [scoring.4]",
    "score.others": "total of player [scoring.2]",
    "score.winner": "0 when total of player = lowest overrides others [scoring.1]",
    "score.miscalled": (
        "total of player + penalty when called of player and not alone of player and total of "
        "player + penalty >= 0 overrides others, winner, below_zero [scoring.3]"
    ),
    "score.tied_caller": (
        "0 when called of player and total of player = lowest and not alone of player overrides "
        "miscalled [scoring.4]"
    ),
    "score.tied_other": (
        "total of player when not tied_both and not called of player and total of player = lowest "
        "and shared overrides winner [scoring.4]"
    ),
    "score.below_zero": (
        "0 when total of player < 0 and (total of player > lowest or not called of player and "
        "shared) overrides others, tied_other"
    ),
    "score.emptied": "0 when emptied of player overrides miscalled, tied_other [scoring.5]",
    "reveal.show": "each player: turn grid of me up [play.7]",
    "reveal.count": (
        "each player: (announce score of me; let running of me be running of me + score of me) "
        "[scoring.1, scoring.2]"
    ),
    "reveal.tally": "if rounds > 0 then let played be played + 1 [victory.1]",
    "reveal.finish": "end round, go to standings [victory.1]",
    "best": "least running of players [victory.1]",
    "over": "rounds = 0 and running of player >= limit [victory.1]",
    "finished": "rounds > 0 and played >= rounds [victory.1]",
    "eliminated.under": "no when not over of player [victory.1]",
    "eliminated.reached": "yes when over of player [victory.1]",
    "eliminated.spared": (
        "no when rounds = 0 and running of player = best and (no players where not over of it) "
        "overrides reached [victory.1]"
    ),
    "match_winner.last": (
        "first of players where not eliminated of it when rounds = 0 and (exactly 1 of players "
        "where not eliminated of it) [victory.1]"
    ),
    "match_winner.nobody_yet": (
        "nobody when rounds = 0 and (at least 2 of players where not eliminated of it) [victory.1]"
    ),
    "match_winner.fewest": (
        "first of players where running of it = best when finished and (exactly 1 of players where "
        "running of it = best) [victory.1]"
    ),
    "match_winner.rounds_left": "nobody when rounds > 0 and not finished [victory.1]",
    "match_winner.still_tied": (
        "nobody when finished and (at least 2 of players where running of it = best) [victory.1]"
    ),
    "standings.judge": "announce match_winner [victory.1]",
    "standings.end": "if match_winner is not nobody then end match [victory.1]",
    "standings.leave": "each player when eliminated of me: let out of me be yes [victory.1]",
    "standings.pause": (
        "each player when finished and running of me > best: let out of me be yes [victory.1]"
    ),
    "standings.rotate": "let dealer be left of dealer; go to setup [players.1]",
    "drawn_tie": "question drawn_tie ruled draw_again by lots.settle [players.1]",
    "discards_lie": (
        "question discards_lie ruled face_up by discard [de:setup.4, de:play.2, de:glossary.3]"
    ),
    "peek_when": "question peek_when ruled together by setup.peek [setup.5]",
    "match_by": "question match_by ruled rank by stick [play.5, fr:play.5]",
    "stick_when": (
        "question stick_when ruled any_time_on_your_turn by stick, finish [play.1, play.5]"
    ),
    "wrong_stick": "question wrong_stick ruled turned_back by stick [play.5]",
    "emptied_slot": "question emptied_slot ruled stays_empty by keep, take [play.2, play.5]",
    "no_slot": "question no_slot ruled discard_only by keep, take, throw [play.2, play.3]",
    "no_target": (
        "question no_target ruled not_offered by peek_own, peek_other, blind_swap, look_swap "
        "[play.4]"
    ),
    "power_when": "question power_when ruled at_once by throw [play.4]",
    "queen_order": "question queen_order ruled look_then_decide by look_swap [play.4]",
    "starter_power": "question starter_power ruled none by setup.open [play.4]",
    "stock_out": "question stock_out ruled reshuffle by draw [play.2]",
    "no_action": "question no_action ruled pass by pass [play.1]",
    "first_call": "question first_call ruled any_turn by call [play.6]",
    "bluff_call": "question bluff_call ruled allowed by call [about.1, play.6]",
    "second_call": "question second_call ruled nobody_else by call [play.6]",
    "last_turns": "question last_turns ruled normal_turns by next.last_lap, stick, throw [play.6]",
    "caller_protected": (
        "question caller_protected ruled no by peek_other, blind_swap, look_swap [play.4, play.6]"
    ),
    "caller_tie": (
        "question caller_tie ruled no_penalty by score.tied_caller, score.tied_other [scoring.3, "
        "scoring.4]"
    ),
    "tied_others": "question tied_others ruled each_zero by score.winner [scoring.1, scoring.3]",
    "below_zero": (
        "question below_zero ruled counts_as_zero by score.below_zero [scoring.1, scoring.2]"
    ),
    "match_below_zero": (
        "question match_below_zero ruled impossible by score.below_zero, reveal.count [scoring.1, "
        "scoring.2, victory.1]"
    ),
    "empty_grid": (
        "question empty_grid ruled zero_and_play_on by score.emptied when not empty_wins "
        "[scoring.5]"
    ),
    "race": (
        "question race, ordering ruled who_turns_up_first by stick when stick_any_turn [play.5]"
    ),
    "fixed_rounds": "question fixed_rounds ruled nobody_leaves by finished [victory.1]",
    "deciding_round": (
        "question deciding_round ruled tied_play_on by match_winner.still_tied, standings.pause "
        "[victory.1]"
    ),
    "limit_reached": "question limit_reached ruled out_at_limit by over [goal.1, victory.1]",
    "match_ends": "question match_ends ruled last_one_in by match_winner.last [about.1, victory.1]",
    "all_out": "question all_out ruled lowest_play_on by eliminated.spared [victory.1]",
    "left_players": (
        "question left_players ruled skipped by players, standings.rotate, starter [players.1, "
        "victory.1]"
    ),
}


class State(Table):
    """A state of play of cambio: where every card lies, and the facts."""

    __slots__ = (
        "active", "caller", "contender", "dealer", "discard", "grid", "hand", "lot", "missed",
        "out", "played", "running", "stock",
    )

    def __init__(self, players: int, seed: int) -> None:
        super().__init__(players, seed, len(CARDS), False)
        # stock: zone stock: pile, face down [setup.3]
        self.stock: list[Card] = list(range(len(CARDS)))
        # discard: zone discard: pile, face up [setup.4, fr:play.2]
        self.discard: list[Card] = []
        # grid: zone grid of player: 2+2 slots, face down [setup.2]
        self.grid: list[Slots] = [[None] * 4 for _ in self.seats]
        # hand: zone hand of player: 1 card, seen by its owner [play.2]
        self.hand: list[list[Card]] = [[] for _ in self.seats]
        # lot: zone lot of player: 1 card, face up [players.1]
        self.lot: list[list[Card]] = [[] for _ in self.seats]
        # dealer: fact dealer is a player, kept [players.1]
        self.dealer: Seat | None = 0
        # contender: fact contender of player is yes or no, kept [players.1]
        self.contender: list[bool] = [False] * players
        # running: fact running of player is a number from -100000 to 100000, kept [scoring.1,
        # victory.1]
        self.running: list[int] = [0] * players
        # out: fact out of player is yes or no, kept [victory.1]
        self.out: list[bool] = [False] * players
        # played: fact played is a number, kept [victory.1]
        self.played: int = 0
        # active: fact active is a player [play.1]
        self.active: Seat | None = 0
        # caller: fact caller is a player or nobody [play.6]
        self.caller: Seat | None = None
        # missed: fact missed of player is yes or no
        self.missed: list[bool] = [False] * players


def judge_points(card: Card) -> Verdict:
    """Which rules of `points` apply, and what they say."""
    a = RANK[card] == "A"
    to_10 = PLACE[RANK[card]] >= PLACE["2"] and PLACE[RANK[card]] <= PLACE["10"]
    j = RANK[card] == "J"
    q = RANK[card] == "Q"
    black_k = RANK[card] == "K" and COLOUR[card] == "black"
    red_k = RANK[card] == "K" and COLOUR[card] == "red"
    applying: list[tuple[str, Any]] = []
    # points.A: A is 1 [deck.1]
    if a:
        applying.append(("points.A", 1))
    # points.2_to_10: 2 to 10 is pip of card [deck.1]
    if to_10:
        applying.append(("points.2_to_10", PIP[card]))
    # points.J: J is 11 [deck.1]
    if j:
        applying.append(("points.J", 11))
    # points.Q: Q is 12 [deck.1]
    if q:
        applying.append(("points.Q", 12))
    # points.black_K: black K is 0 [deck.1]
    if black_k:
        applying.append(("points.black_K", 0))
    # points.red_K: red K is -2 [deck.1]
    if red_k:
        applying.append(("points.red_K", -2))
    return ruling(applying)


def points(card: Card) -> int:
    """The value of `points`, where one rule gives it or all agree."""
    return value_of(judge_points(card), "points", "points", card)


POINTS = CardValues(points)


def height(state: State, player: Seat) -> int:
    """The value of `height`."""
    if not (
        len([it for it in state.seats if not state.out[it]]) >= 2
        and not state.out[player]
        and len(state.lot[player]) > 0
    ):
        raise Halt("not-given", "height", "height", (player,))
    # height: pip of top of lot of player [players.1]
    return PIP[top(state.lot[player], "height")]


def tallest(state: State) -> int:
    """The value of `tallest`."""
    if not (
        len([it for it in state.seats if not state.out[it]]) >= 2
        and any(True for it in state.seats if not state.out[it] and state.contender[it])
        and not any(
            True
            for it in state.seats
            if not state.out[it]
            and state.contender[it]
            and len(state.lot[it]) == 0
        )
    ):
        raise Halt("not-given", "tallest", "tallest", ())
    # tallest: greatest height of players where contender of it [players.1]
    return greatest(
        [height(state, it) for it in state.seats if not state.out[it] and state.contender[it]],
        "tallest",
    )


def starter(state: State) -> Seat | None:
    """The value of `starter`."""
    if len([it for it in state.seats if not state.out[it]]) < 2:
        raise Halt("not-given", "starter", "starter", ())
    # starter: left of dealer [setup.6]
    return next(
        (
            it
            for it in state.around[(someone(state.dealer, "starter") + 1) % state.players]
            if not state.out[it]
        ),
        None,
    )


def emptied(state: State, player: Seat) -> bool:
    """The value of `emptied`."""
    if not (len([it for it in state.seats if not state.out[it]]) >= 2 and not state.out[player]):
        raise Halt("not-given", "emptied", "emptied", (player,))
    # emptied: size of grid of player = 0 [scoring.5]
    return count_in(state.grid[player]) == 0


def total(state: State, player: Seat) -> int:
    """The value of `total`."""
    if not (len([it for it in state.seats if not state.out[it]]) >= 2 and not state.out[player]):
        raise Halt("not-given", "total", "total", (player,))
    # total: sum points of cards in grid of player [play.7]
    return sum([POINTS[it] for it in state.grid[player] if it is not None])


def lowest(state: State) -> int:
    """The value of `lowest`."""
    if len([it for it in state.seats if not state.out[it]]) < 2:
        raise Halt("not-given", "lowest", "lowest", ())
    # lowest: least total of players [scoring.1]
    return least([total(state, it) for it in state.seats if not state.out[it]], "lowest")


def alone(state: State, player: Seat) -> bool:
    """The value of `alone`."""
    if not (len([it for it in state.seats if not state.out[it]]) >= 2 and not state.out[player]):
        raise Halt("not-given", "alone", "alone", (player,))
    # alone: no opponents where total of it <= total of player [scoring.3]
    return not any(
        True
        for it in state.seats
        if not state.out[it]
        and it != player
        and total(state, it) <= total(state, player)
    )


def called(state: State, player: Seat) -> bool:
    """The value of `called`."""
    if not (len([it for it in state.seats if not state.out[it]]) >= 2 and not state.out[player]):
        raise Halt("not-given", "called", "called", (player,))
    # called: player is caller [play.6]
    return player == state.caller


def shared(state: State) -> bool:
    """The value of `shared`."""
    if len([it for it in state.seats if not state.out[it]]) < 2:
        raise Halt("not-given", "shared", "shared", ())
    # shared: some players where called of it and total of it = lowest [scoring.4]
    return any(
        True
        for it in state.seats
        if not state.out[it]
        and called(state, it)
        and total(state, it) == lowest(state)
    )


def judge_score(state: State, player: Seat) -> Verdict:
    """Which rules of `score` apply, and what they say."""
    if not (
        len([it for it in state.seats if not state.out[it]]) >= 2
        and not state.out[player]
        and state.caller is not None
        and not state.out[state.caller]
    ):
        return Verdict("not-given", None, ())
    total_of_player = total(state, player)
    lowest_now = lowest(state)
    winner = total_of_player == lowest_now
    called_of_player = called(state, player)
    miscalled = called_of_player and not alone(state, player) and total_of_player + PENALTY >= 0
    tied_caller = called_of_player and total_of_player == lowest_now and not alone(state, player)
    tied_other = not called_of_player and total_of_player == lowest_now and shared(state)
    below_zero = (
        total_of_player < 0
        and (total_of_player > lowest_now or (not called_of_player and shared(state)))
    )
    emptied_ = emptied(state, player)
    applying: list[tuple[str, Any]] = []
    # score.others: total of player [scoring.2]
    if not (winner or miscalled or tied_caller or tied_other or below_zero or emptied_):
        applying.append(("score.others", total_of_player))
    # score.winner: 0 when total of player = lowest overrides others [scoring.1]
    if winner and not (miscalled or tied_caller or tied_other or below_zero or emptied_):
        applying.append(("score.winner", 0))
    # score.miscalled: total of player + penalty when called of player and not alone of player and
    # total of player + penalty >= 0 overrides others, winner, below_zero [scoring.3]
    if miscalled and not (tied_caller or emptied_):
        applying.append(("score.miscalled", total_of_player + PENALTY))
    # score.tied_caller: 0 when called of player and total of player = lowest and not alone of
    # player overrides miscalled [scoring.4]
    if tied_caller:
        applying.append(("score.tied_caller", 0))
    # score.tied_other: total of player when not tied_both and not called of player and total of
    # player = lowest and shared overrides winner [scoring.4]
    if tied_other and not (miscalled or tied_caller or below_zero or emptied_):
        applying.append(("score.tied_other", total_of_player))
    # score.below_zero: 0 when total of player < 0 and (total of player > lowest or not called of
    # player and shared) overrides others, tied_other
    if below_zero and not (miscalled or tied_caller or emptied_):
        applying.append(("score.below_zero", 0))
    # score.emptied: 0 when emptied of player overrides miscalled, tied_other [scoring.5]
    if emptied_:
        applying.append(("score.emptied", 0))
    return ruling(applying)


def score(state: State, player: Seat) -> int:
    """The value of `score`, where one rule gives it or all agree."""
    return value_of(judge_score(state, player), "score", "score", player)


def best(state: State) -> int:
    """The value of `best`."""
    if len([it for it in state.seats if not state.out[it]]) < 2:
        raise Halt("not-given", "best", "best", ())
    # best: least running of players [victory.1]
    return least([state.running[it] for it in state.seats if not state.out[it]], "best")


def over(state: State, player: Seat) -> bool:
    """The value of `over`."""
    if not (len([it for it in state.seats if not state.out[it]]) >= 2 and not state.out[player]):
        raise Halt("not-given", "over", "over", (player,))
    # over: rounds = 0 and running of player >= limit [victory.1]
    return state.running[player] >= LIMIT


def judge_eliminated(state: State, player: Seat) -> Verdict:
    """Which rules of `eliminated` apply, and what they say."""
    if not (len([it for it in state.seats if not state.out[it]]) >= 2 and not state.out[player]):
        return Verdict("not-given", None, ())
    over_of_player = over(state, player)
    under = not over_of_player
    reached = over_of_player
    spared = (
        state.running[player] == best(state)
        and not any(True for it in state.seats if not state.out[it] and not over(state, it))
    )
    applying: list[tuple[str, Any]] = []
    # eliminated.under: no when not over of player [victory.1]
    if under:
        applying.append(("eliminated.under", False))
    # eliminated.reached: yes when over of player [victory.1]
    if reached and not spared:
        applying.append(("eliminated.reached", True))
    # eliminated.spared: no when rounds = 0 and running of player = best and (no players where not
    # over of it) overrides reached [victory.1]
    if spared:
        applying.append(("eliminated.spared", False))
    return ruling(applying)


def eliminated(state: State, player: Seat) -> bool:
    """The value of `eliminated`, where one rule gives it or all agree."""
    return value_of(judge_eliminated(state, player), "eliminated", "eliminated", player)


def judge_match_winner(state: State) -> Verdict:
    """Which rules of `match_winner` apply, and what they say."""
    if len([it for it in state.seats if not state.out[it]]) < 2:
        return Verdict("not-given", None, ())
    last = len([it for it in state.seats if not state.out[it] and not eliminated(state, it)]) == 1
    nobody_yet = len(
        [it for it in state.seats if not state.out[it] and not eliminated(state, it)]
    ) >= 2
    applying: list[tuple[str, Any]] = []
    # match_winner.last: first of players where not eliminated of it when rounds = 0 and (exactly 1
    # of players where not eliminated of it) [victory.1]
    if last:
        applying.append(
            (
                "match_winner.last",
                next(
                    (it for it in state.seats if not state.out[it] and not eliminated(state, it)),
                    None,
                ),
            )
        )
    # match_winner.nobody_yet: nobody when rounds = 0 and (at least 2 of players where not
    # eliminated of it) [victory.1]
    if nobody_yet:
        applying.append(("match_winner.nobody_yet", None))
    return ruling(applying)


def match_winner(state: State) -> Seat | None:
    """The value of `match_winner`, where one rule gives it or all agree."""
    return value_of(judge_match_winner(state), "match_winner", "match_winner")


def phase_turn(state: State) -> Sequence[Move]:
    """Phase `turn`: the moves that may be made."""
    # turn: phase turn, holding, closing: active acts [play.1]
    state.actor = actor = someone(state.active, "turn")
    moves: list[Move] = []
    # draw: when size of stock > 0 or size of discard > 1: if size of stock = 0 then (gather rest of
    # discard into stock; shuffle stock); move top of stock to hand of me; go to holding [play.2]
    if len(state.stock) > 0 or len(state.discard) > 1:
        moves.append((actor, "draw", None))
    # take: when size of discard > 0: choose spot in grid of me; move top of discard to hand of me;
    # move spot to discard; move hand of me to spot; go to closing [play.3]
    if len(state.discard) > 0:
        for spot in spots(state.grid, (actor,)):
            moves.append((actor, "take", spot))
    # call: when caller is nobody: let caller be me; go to next [play.6]
    if state.caller is None:
        moves.append((actor, "call", None))
    # stick: by any player when (me is active or stick_any_turn) and not missed of me and size of
    # discard > 0: choose spot in grid of me; turn spot up; if rank of spot = rank of top of discard
    # then (move spot to discard; if empty_wins and emptied of me then go to reveal) else (turn spot
    # down; let missed of me be yes) [fr:play.5]
    for player in state.around[actor]:
        if not state.out[player]:
            if player == actor and not state.missed[player] and len(state.discard) > 0:
                for spot in spots(state.grid, (player,)):
                    moves.append((player, "stick", spot))
    # pass: when size of stock = 0 and size of discard < 2 and caller is not nobody and (size of
    # grid of me = 0 or size of discard = 0): go to next
    if (
        len(state.stock) == 0
        and len(state.discard) < 2
        and state.caller is not None
        and (count_in(state.grid[actor]) == 0 or len(state.discard) == 0)
    ):
        moves.append((actor, "pass", None))
    if all(move[0] != actor for move in moves):
        raise Halt("stuck", "turn")
    return moves


def take_draw_in_turn(state: State) -> Step:
    """What `draw` does in phase `turn`."""
    # draw: when size of stock > 0 or size of discard > 1: if size of stock = 0 then (gather rest of
    # discard into stock; shuffle stock); move top of stock to hand of me; go to holding [play.2]
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
    # move spot to discard; move hand of me to spot; go to closing [play.3]
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
    require_room(state.grid[spot[0]], 4, "take")
    state.hand[state.active].pop()
    put_at(state.grid, spot, card)
    state.up[card] = False
    return "closing", ()


def take_call_in_turn(state: State) -> Step:
    """What `call` does in phase `turn`."""
    # call: when caller is nobody: let caller be me; go to next [play.6]
    state.caller = state.active
    return "next", ()


def take_stick_in_turn(state: State, player: Seat, spot: Spot) -> Step:
    """What `stick` does in phase `turn`."""
    # stick: by any player when (me is active or stick_any_turn) and not missed of me and size of
    # discard > 0: choose spot in grid of me; turn spot up; if rank of spot = rank of top of discard
    # then (move spot to discard; if empty_wins and emptied of me then go to reveal) else (turn spot
    # down; let missed of me be yes) [fr:play.5]
    card = card_at(state.grid, spot, "stick", "no-card")
    face_up(state, card)
    if RANK[card_at(state.grid, spot, "stick")] == RANK[top(state.discard, "stick")]:
        card = take_at(state.grid, spot, "stick")
        state.discard.append(card)
        face_up(state, card)
    else:
        card = card_at(state.grid, spot, "stick", "no-card")
        state.up[card] = False
        state.missed[player] = True
    return "turn", ()


def take_pass_in_turn(state: State) -> Step:
    """What `pass` does in phase `turn`."""
    # pass: when size of stock = 0 and size of discard < 2 and caller is not nobody and (size of
    # grid of me = 0 or size of discard = 0): go to next
    return "next", ()


def phase_holding(state: State) -> Sequence[Move]:
    """Phase `holding`: the moves that may be made."""
    # holding: phase turn, holding, closing: active acts [play.1]
    state.actor = actor = someone(state.active, "holding")
    moves: list[Move] = []
    # keep: choose spot in grid of me; move spot to discard; move hand of me to spot; go to closing
    # [play.2]
    for spot in spots(state.grid, (actor,)):
        moves.append((actor, "keep", spot))
    # throw: move hand of me to discard; offer powers on top of discard; go to closing [play.2,
    # play.4]
    moves.append((actor, "throw", None))
    # stick: by any player when (me is active or stick_any_turn) and not missed of me and size of
    # discard > 0: choose spot in grid of me; turn spot up; if rank of spot = rank of top of discard
    # then (move spot to discard; if empty_wins and emptied of me then go to reveal) else (turn spot
    # down; let missed of me be yes) [fr:play.5]
    for player in state.around[actor]:
        if not state.out[player]:
            if player == actor and not state.missed[player] and len(state.discard) > 0:
                for spot in spots(state.grid, (player,)):
                    moves.append((player, "stick", spot))
    return moves


def take_keep_in_holding(state: State, spot: Spot) -> Step:
    """What `keep` does in phase `holding`."""
    # keep: choose spot in grid of me; move spot to discard; move hand of me to spot; go to closing
    # [play.2]
    card = take_at(state.grid, spot, "keep")
    state.discard.append(card)
    face_up(state, card)
    card = top(state.hand[state.active], "keep", "no-card")
    require_empty(state.grid, spot, "keep")
    require_room(state.grid[spot[0]], 4, "keep")
    state.hand[state.active].pop()
    put_at(state.grid, spot, card)
    state.up[card] = False
    return "closing", ()


def take_throw_in_holding(state: State) -> Step:
    """What `throw` does in phase `holding`."""
    # throw: move hand of me to discard; offer powers on top of discard; go to closing [play.2,
    # play.4]
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
            and any(
                True
                for theirs in spots(state.grid, state.seats)
                if theirs[0] != state.active
                and not state.out[theirs[0]]
            )
        )
        or (
            RANK[top(state.discard, "throw")] == "J"
            and any(
                True
                for it in state.seats
                if not state.out[it]
                and it != state.active
                and count_in(state.grid[it]) > 0
            )
            and len(spots(state.grid, (state.active,))) > 0
        )
        or (
            RANK[top(state.discard, "throw")] == "Q"
            and any(
                True
                for it in state.seats
                if not state.out[it]
                and it != state.active
                and count_in(state.grid[it]) > 0
            )
            and len(spots(state.grid, (state.active,))) > 0
        )
    ):
        return "throw.4", ()
    return "closing", ()


def take_stick_in_holding(state: State, player: Seat, spot: Spot) -> Step:
    """What `stick` does in phase `holding`."""
    # stick: by any player when (me is active or stick_any_turn) and not missed of me and size of
    # discard > 0: choose spot in grid of me; turn spot up; if rank of spot = rank of top of discard
    # then (move spot to discard; if empty_wins and emptied of me then go to reveal) else (turn spot
    # down; let missed of me be yes) [fr:play.5]
    card = card_at(state.grid, spot, "stick", "no-card")
    face_up(state, card)
    if RANK[card_at(state.grid, spot, "stick")] == RANK[top(state.discard, "stick")]:
        card = take_at(state.grid, spot, "stick")
        state.discard.append(card)
        face_up(state, card)
    else:
        card = card_at(state.grid, spot, "stick", "no-card")
        state.up[card] = False
        state.missed[player] = True
    return "holding", ()


def phase_closing(state: State) -> Sequence[Move]:
    """Phase `closing`: the moves that may be made."""
    # closing: phase turn, holding, closing: active acts [play.1]
    state.actor = actor = someone(state.active, "closing")
    moves: list[Move] = []
    # stick: by any player when (me is active or stick_any_turn) and not missed of me and size of
    # discard > 0: choose spot in grid of me; turn spot up; if rank of spot = rank of top of discard
    # then (move spot to discard; if empty_wins and emptied of me then go to reveal) else (turn spot
    # down; let missed of me be yes) [fr:play.5]
    for player in state.around[actor]:
        if not state.out[player]:
            if player == actor and not state.missed[player] and len(state.discard) > 0:
                for spot in spots(state.grid, (player,)):
                    moves.append((player, "stick", spot))
    # finish: go to next [play.1]
    moves.append((actor, "finish", None))
    return moves


def take_stick_in_closing(state: State, player: Seat, spot: Spot) -> Step:
    """What `stick` does in phase `closing`."""
    # stick: by any player when (me is active or stick_any_turn) and not missed of me and size of
    # discard > 0: choose spot in grid of me; turn spot up; if rank of spot = rank of top of discard
    # then (move spot to discard; if empty_wins and emptied of me then go to reveal) else (turn spot
    # down; let missed of me be yes) [fr:play.5]
    card = card_at(state.grid, spot, "stick", "no-card")
    face_up(state, card)
    if RANK[card_at(state.grid, spot, "stick")] == RANK[top(state.discard, "stick")]:
        card = take_at(state.grid, spot, "stick")
        state.discard.append(card)
        face_up(state, card)
    else:
        card = card_at(state.grid, spot, "stick", "no-card")
        state.up[card] = False
        state.missed[player] = True
    return "closing", ()


def take_finish_in_closing(state: State) -> Step:
    """What `finish` does in phase `closing`."""
    # finish: go to next [play.1]
    return "next", ()


def stage_opening(state: State) -> Step:
    """Stage `opening`: runs by itself."""
    # opening
    # opening.everybody: each player: let contender of me be yes; go to lots [players.1]
    for player in state.seats:
        if not state.out[player]:
            state.contender[player] = True
    return "lots", ()


def stage_lots(state: State) -> Step:
    """Stage `lots`: runs by itself."""
    # lots
    # lots.shuffle: gather everything into stock; shuffle stock [players.1]
    for card in gather([state.discard], state.stock, 0, "lots.shuffle"):
        state.up[card] = False
    for card in gather(state.grid, state.stock, 0, "lots.shuffle", closing=False):
        state.up[card] = False
    for card in gather(state.hand, state.stock, 0, "lots.shuffle"):
        state.up[card] = False
    for card in gather(state.lot, state.stock, 0, "lots.shuffle"):
        state.up[card] = False
    shuffle(state, state.stock)
    # lots.draw: each player when contender of me: move top of stock to lot of me [players.1]
    for player in state.seats:
        if not state.out[player] and state.contender[player]:
            card = top(state.stock, "lots.draw", "no-card")
            require_room(state.lot[player], 1, "lots.draw")
            state.stock.pop()
            state.lot[player].append(card)
            face_up(state, card)
    # lots.compare: each player when contender of me and height of me < tallest: let contender of me
    # be no [players.1]
    for player in state.seats:
        if (
            not state.out[player]
            and state.contender[player]
            and height(state, player) < tallest(state)
        ):
            state.contender[player] = False
    # lots.settle: if exactly 1 of players where contender of it then (let dealer be first of
    # players where contender of it; go to setup) else go to lots
    if len([it for it in state.seats if not state.out[it] and state.contender[it]]) == 1:
        state.dealer = next(
            (it for it in state.seats if not state.out[it] and state.contender[it]),
            None,
        )
        return "setup", ()
    return "lots", ()


def stage_setup(state: State) -> Step:
    """Stage `setup`: runs by itself."""
    # setup
    # active: fact active is a player [play.1]
    state.active = 0
    # caller: fact caller is a player or nobody [play.6]
    state.caller = None
    # missed: fact missed of player is yes or no
    for player in state.seats:
        state.missed[player] = False
    # setup.shuffle: gather everything into stock; shuffle stock [setup.1]
    for card in gather([state.discard], state.stock, 0, "setup.shuffle"):
        state.up[card] = False
    for card in gather(state.grid, state.stock, 0, "setup.shuffle", closing=False):
        state.up[card] = False
    for card in gather(state.hand, state.stock, 0, "setup.shuffle"):
        state.up[card] = False
    for card in gather(state.lot, state.stock, 0, "setup.shuffle"):
        state.up[card] = False
    shuffle(state, state.stock)
    # setup.cut: as left of dealer: (choose depth in 1 to size of stock - 1; cut stock at depth)
    # [setup.1]
    return "setup.1", ()


def phase_setup_1(state: State) -> Sequence[Move]:
    """Phase `setup.1`: the moves that may be made."""
    # setup.cut: as left of dealer: (choose depth in 1 to size of stock - 1; cut stock at depth)
    # [setup.1]
    state.actor = actor = someone(
        next(
            (
                it
                for it in state.around[(someone(state.dealer, "setup.cut") + 1) % state.players]
                if not state.out[it]
            ),
            None,
        ),
        "setup.cut",
    )
    moves: list[Move] = []
    # setup.cut: as left of dealer: (choose depth in 1 to size of stock - 1; cut stock at depth)
    # [setup.1]
    for depth in range(1, len(state.stock) - 1 + 1):
        moves.append((actor, "depth", depth))
    if not moves:
        raise Halt("stuck", "setup.cut")
    return moves


def take_depth_in_setup_1(state: State, depth: int) -> Step:
    """What `depth` does in phase `setup.1`."""
    # setup.cut: as left of dealer: (choose depth in 1 to size of stock - 1; cut stock at depth)
    # [setup.1]
    cut(state.stock, depth, "setup.cut")
    # setup.deal: deal dealt from stock to each grid from left of dealer [setup.2]
    for card in range(1, DEALT + 1):
        for player in state.around[
            next(
                (
                    it
                    for it in state.around[
                        (someone(state.dealer, "setup.deal") + 1) % state.players
                    ]
                    if not state.out[it]
                ),
                None,
            )
        ]:
            if not state.out[player]:
                card_ = top(state.stock, "setup.deal", "no-card")
                require_room(state.grid[player], 4, "setup.deal")
                state.stock.pop()
                put_on(state.grid[player], card_)
                state.up[card_] = False
    # setup.open: move top of stock to discard [setup.3, setup.4]
    card = take_top(state.stock, "setup.open")
    state.discard.append(card)
    face_up(state, card)
    # setup.peek: each player: look at row 1 of grid of me [setup.5]
    for player in state.seats:
        if not state.out[player]:
            for card in cards_in(state.grid[player][0:2]):
                state.seen[card] |= 1 << player
    # setup.begin: let active be starter; go to turn [setup.6]
    state.active = starter(state)
    return "turn", ()


def phase_throw_1(state: State, mine: Spot) -> Sequence[Move]:
    """Phase `throw.1`: the moves that may be made."""
    # blind_swap: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; swap mine with theirs [play.4]
    state.actor = actor = someone(state.active, "blind_swap")
    moves: list[Move] = []
    # blind_swap: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; swap mine with theirs [play.4]
    for theirs in spots(state.grid, state.seats):
        if theirs[0] != actor and not state.out[theirs[0]]:
            moves.append((actor, "theirs", theirs))
    if not moves:
        raise Halt("stuck", "blind_swap")
    return moves


def take_theirs_in_throw_1(state: State, mine: Spot, theirs: Spot) -> Step:
    """What `theirs` does in phase `throw.1`."""
    # blind_swap: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; swap mine with theirs [play.4]
    swap(state.grid, mine, state.grid, theirs, "blind_swap")
    # throw: move hand of me to discard; offer powers on top of discard; go to closing [play.2,
    # play.4]
    return "closing", ()


def phase_throw_2(state: State, mine: Spot, theirs: Spot) -> Sequence[Move]:
    """Phase `throw.2`: the moves that may be made."""
    # look_swap: when some opponents where size of grid of it > 0: choose mine in grid of me; choose
    # theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [play.4]
    state.actor = actor = someone(state.active, "look_swap")
    moves: list[Move] = []
    # look_swap: when some opponents where size of grid of it > 0: choose mine in grid of me; choose
    # theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [play.4]
    moves.append((actor, "yes", None))
    # look_swap: when some opponents where size of grid of it > 0: choose mine in grid of me; choose
    # theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [play.4]
    moves.append((actor, "no", None))
    return moves


def take_yes_in_throw_2(state: State, mine: Spot, theirs: Spot) -> Step:
    """What `yes` does in phase `throw.2`."""
    # look_swap: when some opponents where size of grid of it > 0: choose mine in grid of me; choose
    # theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [play.4]
    swap(state.grid, mine, state.grid, theirs, "look_swap")
    # throw: move hand of me to discard; offer powers on top of discard; go to closing [play.2,
    # play.4]
    return "closing", ()


def take_no_in_throw_2(state: State, mine: Spot, theirs: Spot) -> Step:
    """What `no` does in phase `throw.2`."""
    # look_swap: when some opponents where size of grid of it > 0: choose mine in grid of me; choose
    # theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [play.4]
    # throw: move hand of me to discard; offer powers on top of discard; go to closing [play.2,
    # play.4]
    return "closing", ()


def phase_throw_3(state: State, mine: Spot) -> Sequence[Move]:
    """Phase `throw.3`: the moves that may be made."""
    # look_swap: when some opponents where size of grid of it > 0: choose mine in grid of me; choose
    # theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [play.4]
    state.actor = actor = someone(state.active, "look_swap")
    moves: list[Move] = []
    # look_swap: when some opponents where size of grid of it > 0: choose mine in grid of me; choose
    # theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [play.4]
    for theirs in spots(state.grid, state.seats):
        if theirs[0] != actor and not state.out[theirs[0]]:
            moves.append((actor, "theirs", theirs))
    if not moves:
        raise Halt("stuck", "look_swap")
    return moves


def take_theirs_in_throw_3(state: State, mine: Spot, theirs: Spot) -> Step:
    """What `theirs` does in phase `throw.3`."""
    # look_swap: when some opponents where size of grid of it > 0: choose mine in grid of me; choose
    # theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [play.4]
    card = card_at(state.grid, mine, "look_swap", "no-card")
    state.seen[card] |= 1 << state.active
    card = card_at(state.grid, theirs, "look_swap", "no-card")
    state.seen[card] |= 1 << state.active
    return "throw.2", (mine, theirs)


def phase_throw_4(state: State) -> Sequence[Move]:
    """Phase `throw.4`: the moves that may be made."""
    # throw: move hand of me to discard; offer powers on top of discard; go to closing [play.2,
    # play.4]
    state.actor = actor = someone(state.active, "throw")
    moves: list[Move] = []
    # peek_own: choose mine in grid of me; look at mine [play.4]
    if RANK[top(state.discard, "peek_own")] == "7" or RANK[top(state.discard, "peek_own")] == "8":
        for mine in spots(state.grid, (actor,)):
            moves.append((actor, "peek_own", mine))
    # peek_other: choose theirs in grid of any opponent; look at theirs [play.4]
    if (
        RANK[top(state.discard, "peek_other")] == "9"
        or RANK[top(state.discard, "peek_other")] == "10"
    ):
        for theirs in spots(state.grid, state.seats):
            if theirs[0] != actor and not state.out[theirs[0]]:
                moves.append((actor, "peek_other", theirs))
    # blind_swap: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; swap mine with theirs [play.4]
    if (
        RANK[top(state.discard, "blind_swap")] == "J"
        and any(
            True
            for it in state.seats
            if not state.out[it]
            and it != actor
            and count_in(state.grid[it]) > 0
        )
    ):
        for mine in spots(state.grid, (actor,)):
            moves.append((actor, "blind_swap", mine))
    # look_swap: when some opponents where size of grid of it > 0: choose mine in grid of me; choose
    # theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [play.4]
    if (
        RANK[top(state.discard, "look_swap")] == "Q"
        and any(
            True
            for it in state.seats
            if not state.out[it]
            and it != actor
            and count_in(state.grid[it]) > 0
        )
    ):
        for mine in spots(state.grid, (actor,)):
            moves.append((actor, "look_swap", mine))
    # throw: move hand of me to discard; offer powers on top of discard; go to closing [play.2,
    # play.4]
    moves.append((actor, "decline", None))
    return moves


def take_peek_own_in_throw_4(state: State, mine: Spot) -> Step:
    """What `peek_own` does in phase `throw.4`."""
    # peek_own: choose mine in grid of me; look at mine [play.4]
    card = card_at(state.grid, mine, "peek_own", "no-card")
    state.seen[card] |= 1 << state.active
    # throw: move hand of me to discard; offer powers on top of discard; go to closing [play.2,
    # play.4]
    return "closing", ()


def take_peek_other_in_throw_4(state: State, theirs: Spot) -> Step:
    """What `peek_other` does in phase `throw.4`."""
    # peek_other: choose theirs in grid of any opponent; look at theirs [play.4]
    card = card_at(state.grid, theirs, "peek_other", "no-card")
    state.seen[card] |= 1 << state.active
    # throw: move hand of me to discard; offer powers on top of discard; go to closing [play.2,
    # play.4]
    return "closing", ()


def take_blind_swap_in_throw_4(state: State, mine: Spot) -> Step:
    """What `blind_swap` does in phase `throw.4`."""
    # blind_swap: when some opponents where size of grid of it > 0: choose mine in grid of me;
    # choose theirs in grid of any opponent; swap mine with theirs [play.4]
    return "throw.1", (mine,)


def take_look_swap_in_throw_4(state: State, mine: Spot) -> Step:
    """What `look_swap` does in phase `throw.4`."""
    # look_swap: when some opponents where size of grid of it > 0: choose mine in grid of me; choose
    # theirs in grid of any opponent; look at mine; look at theirs; may swap mine with theirs
    # [play.4]
    return "throw.3", (mine,)


def take_decline_in_throw_4(state: State) -> Step:
    """What `decline` does in phase `throw.4`."""
    # throw: move hand of me to discard; offer powers on top of discard; go to closing [play.2,
    # play.4]
    return "closing", ()


def stage_next(state: State) -> Step:
    """Stage `next`: runs by itself."""
    # next
    # next.pass_on: each player: let missed of me be no; let active be left of active [play.1]
    for player in state.seats:
        if not state.out[player]:
            state.missed[player] = False
    state.active = next(
        (
            it
            for it in state.around[(someone(state.active, "next.pass_on") + 1) % state.players]
            if not state.out[it]
        ),
        None,
    )
    # next.last_lap: if active is caller then go to reveal else go to turn [play.6]
    if state.active == state.caller:
        return "reveal", ()
    return "turn", ()


def stage_reveal(state: State) -> Step:
    """Stage `reveal`: runs by itself."""
    # reveal
    # reveal.show: each player: turn grid of me up [play.7]
    for player in state.seats:
        if not state.out[player]:
            for card in cards_in(state.grid[player]):
                face_up(state, card)
    # reveal.count: each player: (announce score of me; let running of me be running of me + score
    # of me) [scoring.1, scoring.2]
    for player in state.seats:
        if not state.out[player]:
            said = announce(state, judge_score(state, player), "score", "score", player)
            state.running[player] = within(
                state.running[player] + said,
                -100000,
                100000,
                "reveal.count",
            )
    # reveal.finish: end round, go to standings [victory.1]
    return None if state.single_round else ("standings", ())


def stage_standings(state: State) -> Step:
    """Stage `standings`: runs by itself."""
    # standings
    # standings.judge: announce match_winner [victory.1]
    said = announce(state, judge_match_winner(state), "match_winner", "match_winner")
    # standings.end: if match_winner is not nobody then end match [victory.1]
    if match_winner(state) is not None:
        return None
    # standings.leave: each player when eliminated of me: let out of me be yes [victory.1]
    for player in state.seats:
        if not state.out[player] and eliminated(state, player):
            state.out[player] = True
    # standings.rotate: let dealer be left of dealer; go to setup [players.1]
    state.dealer = next(
        (
            it
            for it in state.around[(someone(state.dealer, "standings.rotate") + 1) % state.players]
            if not state.out[it]
        ),
        None,
    )
    return "setup", ()


GAME = Game(
    stages={
        "opening": stage_opening,
        "lots": stage_lots,
        "setup": stage_setup,
        "next": stage_next,
        "reveal": stage_reveal,
        "standings": stage_standings,
    },
    phases={
        "turn": phase_turn,
        "holding": phase_holding,
        "closing": phase_closing,
        "setup.1": phase_setup_1,
        "throw.1": phase_throw_1,
        "throw.2": phase_throw_2,
        "throw.3": phase_throw_3,
        "throw.4": phase_throw_4,
    },
    options={
        ("turn", "draw"): take_draw_in_turn,
        ("turn", "take"): take_take_in_turn,
        ("turn", "call"): take_call_in_turn,
        ("turn", "stick"): take_stick_in_turn,
        ("turn", "pass"): take_pass_in_turn,
        ("holding", "keep"): take_keep_in_holding,
        ("holding", "throw"): take_throw_in_holding,
        ("holding", "stick"): take_stick_in_holding,
        ("closing", "stick"): take_stick_in_closing,
        ("closing", "finish"): take_finish_in_closing,
        ("setup.1", "depth"): take_depth_in_setup_1,
        ("throw.1", "theirs"): take_theirs_in_throw_1,
        ("throw.2", "yes"): take_yes_in_throw_2,
        ("throw.2", "no"): take_no_in_throw_2,
        ("throw.3", "theirs"): take_theirs_in_throw_3,
        ("throw.4", "peek_own"): take_peek_own_in_throw_4,
        ("throw.4", "peek_other"): take_peek_other_in_throw_4,
        ("throw.4", "blind_swap"): take_blind_swap_in_throw_4,
        ("throw.4", "look_swap"): take_look_swap_in_throw_4,
        ("throw.4", "decline"): take_decline_in_throw_4,
    },
    origins={
        "turn": "turn",
        "holding": "holding",
        "closing": "closing",
        "opening": "opening",
        "lots": "lots",
        "setup": "setup",
        "setup.1": "setup.cut",
        "throw.1": "blind_swap",
        "throw.2": "look_swap",
        "throw.3": "look_swap",
        "throw.4": "throw",
        "next": "next",
        "reveal": "reveal",
        "standings": "standings",
    },
    arguments={
        "throw.1": 1,
        "throw.2": 2,
        "throw.3": 1,
    },
    card_arguments={},
    card_choices=frozenset([]),
    anybodys=frozenset([("turn", "stick"), ("holding", "stick"), ("closing", "stick")]),
    judges={
        "points": stateless(judge_points),
        "height": always(height, "height", "height"),
        "tallest": always(tallest, "tallest", "tallest"),
        "starter": always(starter, "starter", "starter"),
        "emptied": always(emptied, "emptied", "emptied"),
        "total": always(total, "total", "total"),
        "lowest": always(lowest, "lowest", "lowest"),
        "alone": always(alone, "alone", "alone"),
        "called": always(called, "called", "called"),
        "shared": always(shared, "shared", "shared"),
        "score": judge_score,
        "best": always(best, "best", "best"),
        "over": always(over, "over", "over"),
        "eliminated": judge_eliminated,
        "match_winner": judge_match_winner,
    },
    zones={
        "stock": Zone("stock", False, 0, None, "down"),
        "discard": Zone("discard", False, 0, None, "up"),
        "grid": Zone("grid", True, 4, 4, "down"),
        "hand": Zone("hand", True, 0, 1, "owner"),
        "lot": Zone("lot", True, 0, 1, "up"),
    },
    facts={
        "dealer": Fact("dealer", False, None, None),
        "contender": Fact("contender", True, None, None),
        "running": Fact("running", True, -100000, 100000),
        "out": Fact("out", True, None, None),
        "played": Fact("played", False, None, None),
        "active": Fact("active", False, None, None),
        "caller": Fact("caller", False, None, None),
        "missed": Fact("missed", True, None, None),
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
