"""Statements as lines of Python, in a function that returns where play goes on.

A statement that can't be carried out must change nothing. So whatever may fail stands before
the first line that changes the state, in the order in which the kernel looks at it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import assert_never

from cambio_spec.engine.expressions import (
    NOT,
    code,
    conjunction,
    elements,
    expression,
    grid,
    row_slots,
    seat,
    zone,
)
from cambio_spec.engine.moves import source_card, sure, write_gather, write_move
from cambio_spec.engine.plan import Place, straight
from cambio_spec.engine.signatures import comment_rule
from cambio_spec.engine.writer import Writer, quoted
from cambio_spec.kernel.expressions import (
    Binary,
    Cards,
    Expr,
    Local,
    Node,
    ReadFact,
    RuleId,
    Spots,
)
from cambio_spec.kernel.folding import always, settled
from cambio_spec.kernel.statements import (
    Announce,
    At,
    Cut,
    EndMatch,
    EndRound,
    Every,
    ForEach,
    Gather,
    Goto,
    If,
    Look,
    Move,
    SetFact,
    Shuffle,
    Statement,
    Swap,
    Target,
    Top,
    Turn,
)
from cambio_spec.kernel.walk import descendants


def write_body(
    place: Place, writer: Writer, body: tuple[Statement, ...], origin: RuleId, told: RuleId
) -> None:
    """The body of a function: stages and options leave it by going somewhere or ending play, and
    where that is not sure, play is stuck at `origin`. `told` is the rule last commented on."""
    write_statements(place, writer, body, told)
    if falls_through(body):
        writer.line(f'raise Halt("stuck", {quoted(origin)})')


def unfolded(body: tuple[Statement, ...]) -> Iterator[Statement]:
    """The statements of a body; where the configuration settles a condition, those of the branch
    that is taken."""
    for statement in body:
        known = settled(statement.condition) if isinstance(statement, If) else None
        if isinstance(statement, If) and known is not None:
            yield from unfolded(statement.then if known.value else statement.otherwise)
        else:
            yield statement


def falls_through(body: tuple[Statement, ...]) -> bool:
    """Whether what follows `body` may be reached."""
    return not any(leaves(statement) for statement in unfolded(body))


def leaves(statement: Statement) -> bool:
    match statement:
        case Goto() | EndRound() | EndMatch():
            return True
        case If(then=then, otherwise=otherwise):
            return not falls_through(then) and not falls_through(otherwise)
        case _:
            return False


def write_statements(
    place: Place, writer: Writer, body: tuple[Statement, ...], told: RuleId
) -> RuleId:
    """Statement after statement, each new rule with its text above. The rule told last."""
    statements = list(unfolded(body))
    said: tuple[Expr, str] | None = None
    for statement, following in zip_longest(statements, statements[1:]):
        if statement.origin != told:
            told = statement.origin
            comment_rule(place.plan, writer, told)
        here = place.after(statement) if isinstance(statement, ForEach) else place
        here = here.at(statement.origin)
        if said is not None and isinstance(statement, SetFact):
            here = here.keeping(*said)
        said = None
        if isinstance(statement, Announce):
            said = write_announce(here, writer, statement, following)
        else:
            told = write_statement(here, writer, statement, told)
        place = place.after(statement)
        if leaves(statement):
            break
    return told


def write_branch(place: Place, writer: Writer, body: tuple[Statement, ...], told: RuleId) -> None:
    write_statements(place, writer, body, told)
    if not any(True for _ in unfolded(body)):
        writer.line("pass")


def write_statement(place: Place, writer: Writer, statement: Statement, told: RuleId) -> RuleId:
    match statement:
        case Move():
            write_move(place, writer, statement)
        case Gather():
            write_gather(place, writer, statement)
        case Swap(first=first, second=second):
            write_swap(place, writer, first, second)
        case Turn(target=target, face=face):
            turn = "face_up(state, {})" if face == "up" else "state.up[{}] = False"
            write_each_card(place, writer, target, turn)
        case Look(player=looker, target=target):
            who = seat(place, looker)
            if not sure(place, looker):
                writer.line(f"{(name := place.scope.spare('looker'))} = {who}")
                who = name
            write_each_card(place, writer, target, f"state.seen[{{}}] |= 1 << {who}")
        case Shuffle(zone=ref):
            writer.line(f"shuffle(state, {zone(place, ref)})")
        case Cut(zone=ref, depth=depth):
            writer.line(f"cut({zone(place, ref)}, {code(place, depth)}, {quoted(place.origin)})")
        case SetFact():
            write_set_fact(place, writer, statement)
        case Announce():
            write_announce(place, writer, statement, None)
        case If():
            return write_if(place, writer, statement, told)
        case ForEach():
            write_loop(place, writer, statement, told)
        case Goto(label=label, arguments=arguments):
            passed = [code(place, a) for a in arguments]
            listed = f"({', '.join(passed)}{',' if len(passed) == 1 else ''})"
            writer.line(f"return {quoted(label)}, {listed}")
        case EndRound(label=label):
            writer.line(f"return None if state.single_round else ({quoted(label)}, ())")
        case EndMatch():
            writer.line("return None")
        case _:
            assert_never(statement)
    return told


def write_swap(place: Place, writer: Writer, first: Expr, second: Expr) -> None:
    one, two = code(place, first), code(place, second)
    grids, others = grid(place, first), grid(place, second)
    if not isinstance(second, Local):
        # the kernel looks for the first card before it asks for the second spot
        writer.line(f'card_at({grids}, {one}, {quoted(place.origin)}, "no-card")')
    writer.line(f"swap({grids}, {one}, {others}, {two}, {quoted(place.origin)})")


def write_each_card(place: Place, writer: Writer, target: Target, line: str) -> None:
    """`line` for each card of a target, which stands where `line` has `{}`."""
    card = place.scope.spare("card")
    match target:
        case Top() | At():
            writer.line(f"{card} = {source_card(place, target)}")
            writer.line(line.format(card))
        case Every(zone=ref, row=row):
            lying = zone(place, ref)
            if row is not None:
                first, end = row_slots(place, ref.zone, row).removeprefix(", ").split(", ")
                lying = f"{lying}[{first}:{end}]"
            if not place.plan.program.zone(ref.zone).is_pile:
                lying = f"cards_in({lying})"
            with writer.block(f"for {card} in {lying}:"):
                writer.line(line.format(card))
        case _:
            assert_never(target)


def write_set_fact(place: Place, writer: Writer, statement: SetFact) -> None:
    plan = place.plan
    fact = plan.program.fact(statement.fact)
    value = code(place, statement.value)
    known = settled(statement.value)
    limits = fact.low is not None or fact.high is not None
    if limits and not (known is not None and within(known.value, fact.low, fact.high)):
        value = f"within({value}, {fact.low}, {fact.high}, {quoted(place.origin)})"
    target = f"state.{plan.names.facts[fact.name]}"
    if statement.owner is not None:
        owner = seat(place, statement.owner)
        if not sure(place, statement.owner):
            # Python would evaluate the right side first
            writer.line(f"{(name := place.scope.spare('owner'))} = {owner}")
            owner = name
        target += f"[{owner}]"
    match statement.value:
        case Binary(op="+" | "-" as op, left=ReadFact() as old, right=by) if not limits and (
            (old.fact, old.owner) == (fact.name, statement.owner)
        ):
            writer.line(f"{target} {op}= {code(place, by)}")
        case _:
            writer.line(f"{target} = {value}")


def within(value: object, low: int | None, high: int | None) -> bool:
    if not isinstance(value, int):
        return True
    return (low is None or low <= value) and (high is None or value <= high)


def write_announce(
    place: Place, writer: Writer, statement: Announce, following: Statement | None
) -> tuple[Expr, str] | None:
    """If the statement that follows asks the same, the value is kept for it: what is asked, and
    the name of the variable."""
    plan, decide = place.plan, statement.decide
    decision = plan.program.decision(decide.decision)
    state = [] if decision.name in plan.stateless else ["state"]
    given = [code(place, a) for a in decide.arguments]
    if given and not all(isinstance(a, Local) for a in decide.arguments):
        asked = place.scope.spare("asked")
        writer.line(f"{asked} = ({', '.join(given)}{',' if len(given) == 1 else ''})")
        given = [f"*{asked}"]
    rule = straight(decision)
    if rule is None:
        judged = f"{plan.names.judges[decision.name]}({', '.join(state + given)})"
    else:
        value = f"{plan.names.decisions[decision.name]}({', '.join(state + given)})"
        judged = f'Verdict("value", {value}, ({quoted(rule)},))'
    rest = [quoted(decision.origin), quoted(decision.name), *given]
    call = f"announce({', '.join(['state', judged, *rest])})"
    if following is None or decide not in descendants(following):
        writer.line(call)
        return None
    said = place.scope.spare("said")
    writer.line(f"{said} = {call}")
    return decide, said


def write_if(place: Place, writer: Writer, statement: If, told: RuleId) -> RuleId:
    then, otherwise = statement.then, statement.otherwise
    if not then and otherwise:
        with writer.block(f"if not {expression(place, statement.condition).within(NOT)}:"):
            write_branch(place, writer, otherwise, told)
        return told
    with writer.block(f"if {code(place, statement.condition)}:"):
        write_branch(place.where(statement.condition), writer, then, told)
    if otherwise and not falls_through(then):
        return write_statements(place, writer, otherwise, told)
    if otherwise:
        with writer.block("else:"):
            write_branch(place, writer, otherwise, told)
    return told


def write_loop(place: Place, writer: Writer, statement: ForEach, told: RuleId) -> None:
    """The elements are listed before the first turn, which may move what they are."""
    inside, variable = place.bind(statement.variable)
    source, occupied = elements(place, statement.domain, variable)
    if isinstance(statement.domain, Cards):
        source = f"tuple({source})" if occupied is None else f"cards_in({source})"
    where = None if statement.where is None or always(statement.where) else statement.where
    asked = None if where is None else expression(inside, where)
    condition = conjunction(still_there(place, statement, variable), asked)
    with writer.block(f"for {variable} in {source}:"):
        if not condition:
            write_branch(inside, writer, statement.body, told)
            return
        with writer.block(f"if {condition}:"):
            write_branch(inside.where(where), writer, statement.body, told)


def still_there(place: Place, loop: ForEach, variable: str) -> str | None:
    """What a spot is asked before its turn, where an earlier turn may have taken its card away."""
    if not isinstance(loop.domain, Spots):
        return None
    inside = (n for statement in loop.body for n in (statement, *descendants(statement)))
    if not any(takes_from_others(node, loop.variable) for node in inside):
        return None
    grids = f"state.{place.plan.names.zones[loop.domain.zone]}"
    return f"{grids}[{variable}[0]][{variable}[1]] is not None"


def takes_from_others(node: Node, variable: str) -> bool:
    """Whether a statement may leave a slot empty that is not the one which the loop is at."""
    match node:
        case Move(source=At(spot=Local(name=name))):
            return name != variable
        case Move(source=At()) | Gather():
            return True
        case _:
            return False
