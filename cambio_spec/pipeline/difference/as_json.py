"""Differences as JSON. Other people's scripts rely on these keys."""

from __future__ import annotations

import json
from typing import Any

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.diagnostic import Label
from cambio_spec.diagnostics.players import player_name
from cambio_spec.pipeline.difference.result import Diff, Difference, Part, Situation
from cambio_spec.pipeline.difference.sentences import message
from cambio_spec.proof.difference.outcome import Often

_DIGITS = 6


def as_json(diff: Diff, catalog: Catalog) -> str:
    return json.dumps(diff_object(diff, catalog), indent=2, ensure_ascii=False) + "\n"


def diff_object(diff: Diff, catalog: Catalog) -> dict[str, Any]:
    """`equal` is null where it isn't known."""
    return {
        "equal": diff.equal,
        "a": diff.names[0],
        "b": diff.names[1],
        "players": list(diff.players),
        "differences": [_difference(one, diff, catalog) for one in diff.differences],
        "only": {
            side: {kind: list(names) for kind, names in only.items()}
            for side, only in zip(("a", "b"), diff.only, strict=True)
        },
        "summary": {
            "equal": diff.proved,
            "differs": diff.count("differs"),
            "follows": diff.count("follows"),
            "unknown": diff.count("unknown"),
        },
    }


def _difference(one: Difference, diff: Diff, catalog: Catalog) -> dict[str, Any]:
    return {
        "kind": one.kind,
        "group": one.group,
        "name": one.name,
        "status": one.status,
        "message": message(one, diff, catalog),
        "a": _part(one.parts[0]),
        "b": _part(one.parts[1]),
        "witness": None if one.situation is None else _situation(one.situation),
        "often": [_often(counted) for counted in one.often] or None,
        "follows": list(one.causes),
    }


def _part(part: Part) -> dict[str, Any]:
    """`value` is a list of them where rules disagree, null where there is none."""
    value: Any = None
    if part.verdict == "conflict":
        value = list(part.shown)
    elif len(part.values) == 1:
        first = part.values[0]
        value = first if isinstance(first, bool) or first is None else part.shown[0]
        if isinstance(first, int) and not isinstance(first, bool) and part.shown[0] == str(first):
            value = first
    return {
        "value": value,
        "verdict": part.verdict,
        "rules": list(part.rules),
        "locations": [_location(place) for place in part.labels],
    }


def _location(place: Label) -> dict[str, Any]:
    span = place.span
    return {
        "file": span.file.path,
        "line": span.line,
        "column": span.column,
        "citations": list(place.citations),
    }


def _situation(told: Situation) -> dict[str, Any] | None:
    if not told.players:
        return None
    return {
        "players": told.players,
        "hands": [
            {
                "player": player_name(seat),
                "cards": {c.zone: list(c.cards) for c in told.cards if c.player == seat},
            }
            for seat in range(told.players)
        ],
        "table": {
            c.zone: {"cards": list(c.cards), "below": c.more}
            for c in told.cards
            if c.player is None
        },
        "facts": {
            name if owner is None else f"{name} of {player_name(owner)}": player_name(value)
            if isinstance(value, int)
            else value
            for name, owner, value in told.facts
        },
        "subject": told.asked,
        "moves": list(told.moves),
    }


def _often(told: Often) -> dict[str, Any]:
    return {
        "exact" if told.exact else "sampled": True,
        "share": round(told.share, _DIGITS),
        "of": told.of,
        "players": told.players,
        "count": told.count,
        "total": told.total,
        "rounds": told.samples,
    }
