"""Reports as JSON. Other people's scripts rely on these keys."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.codes import REGISTRY
from cambio_spec.diagnostics.diagnostic import Diagnostic, Hand, Label, Message, Witness
from cambio_spec.diagnostics.players import player_name
from cambio_spec.diagnostics.report import Report
from cambio_spec.diagnostics.sentences import sentence

_INTEGER = re.compile(r"-?[0-9]{1,18}")


class Location(TypedDict):
    file: str
    line: int
    column: int
    citations: list[str]


class LyingObject(TypedDict):
    """Slots count from 1, from the left, the nearest row first. `known_to` is null where it
    doesn't matter who knows the card."""

    card: str
    zone: str
    slot: int
    face_up: bool
    known_to: list[str] | None


class HandObject(TypedDict):
    """`lying`: the cards of which it matters how they lie."""

    player: str
    cards: list[str]
    lying: list[LyingObject]


class WitnessObject(TypedDict):
    """`deals`: of a leak, the two that a player can't tell apart; the first is that of `hands`."""

    players: int
    caller: str | None
    hands: list[HandObject]
    values: dict[str, str | int]
    moves: list[str]
    deals: NotRequired[list[list[HandObject]]]


class FindingObject(TypedDict):
    code: str
    kind: str
    severity: str
    status: str
    message: str
    rules: list[str]
    locations: list[Location]
    features: list[str]
    witness: WitnessObject | None
    bound: str | None


class ReportObject(TypedDict):
    ruleset: str
    hash: str | None
    players: list[int]
    findings: list[FindingObject]
    summary: dict[str, int]


def as_json(reports: Sequence[Report], catalog: Catalog, several: bool) -> str:
    """One object for one rule set, a list of them when `several` were asked for."""
    objects = [report_object(report, catalog) for report in reports]
    return json.dumps(objects if several else objects[0], indent=2, ensure_ascii=False) + "\n"


def report_object(report: Report, catalog: Catalog) -> ReportObject:
    """`hash` is null where the rule set couldn't be loaded."""
    return {
        "ruleset": report.ruleset,
        "hash": report.hash or None,
        "players": list(report.players),
        "findings": [finding_object(finding, catalog) for finding in report.findings],
        "summary": summary_object(report),
    }


def summary_object(report: Report) -> dict[str, int]:
    summary = report.summary
    return {
        "proved": summary.proved,
        "bounded": summary.bounded,
        "refuted": summary.refuted,
        "accepted": summary.accepted,
        "unknown": summary.unknown,
    }


def finding_object(finding: Diagnostic, catalog: Catalog) -> FindingObject:
    """Raises `KeyError` for a code that isn't registered."""
    return {
        "code": finding.code,
        "kind": REGISTRY[finding.code].kind,
        "severity": finding.severity,
        "status": finding.status,
        "message": sentence(finding.message, catalog),
        "rules": list(finding.rules),
        "locations": [_location(label) for label in finding.labels],
        "features": list(finding.features),
        "witness": _witness(finding.witness) if finding.witness else None,
        "bound": _bound(finding.bound, catalog),
    }


def _bound(bound: str | Message | None, catalog: Catalog) -> str | None:
    return sentence(bound, catalog) if isinstance(bound, Message) else bound


def _location(label: Label) -> Location:
    span = label.span
    return {
        "file": span.file.path,
        "line": span.line,
        "column": span.column,
        "citations": list(label.citations),
    }


def _witness(witness: Witness) -> WitnessObject:
    found: WitnessObject = {
        "players": witness.players,
        "caller": _caller(witness.facts),
        "hands": _hands(witness),
        "values": {v.rule: _number(v.value) for v in witness.values},
        "moves": list(witness.moves),
    }
    if witness.other is not None:
        found["deals"] = [_hands(witness), _hands(witness.other)]
    return found


def _hands(witness: Witness) -> list[HandObject]:
    return [
        {
            "player": player_name(seat),
            "cards": [c for h in witness.hands if h.player == seat for c in h.cards],
            "lying": [o for h in witness.hands if h.player == seat for o in _lying(h)],
        }
        for seat in range(witness.players)
    ]


def _lying(hand: Hand) -> list[LyingObject]:
    slots = hand.slots or range(len(hand.cards))
    return [
        {
            "card": card,
            "zone": hand.zone,
            "slot": slot + 1,
            "face_up": lying.up,
            "known_to": None if lying.known is None else [player_name(p) for p in lying.known],
        }
        for card, slot, lying in zip(hand.cards, slots, hand.lying, strict=False)
    ]


def _caller(facts: Mapping[str, str | int | None]) -> str | None:
    seat = facts.get("caller")
    return player_name(seat) if isinstance(seat, int) else seat


def _number(value: str) -> str | int:
    return int(value) if _INTEGER.fullmatch(value) else value
