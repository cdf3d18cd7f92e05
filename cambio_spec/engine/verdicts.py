"""The part of the runtime that says what decisions say. Embedded after `runtime`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cambio_spec.engine.runtime import Card, Halt, Table


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
