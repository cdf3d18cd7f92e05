"""The functions of a generated module that others use; the same in every module but for the
labels of the blocks where play starts."""

from __future__ import annotations

from cambio_spec.engine.plan import Plan
from cambio_spec.engine.writer import Writer, quoted

FUNCTIONS = '''
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
'''


def write_interface(plan: Plan, writer: Writer) -> None:
    writer.line(f"MATCH_START = {quoted(plan.program.match_start)}")
    writer.line(f"ROUND_START = {quoted(plan.program.round_start)}")
    writer.gap(2)
    writer.verbatim(FUNCTIONS.strip("\n"))
