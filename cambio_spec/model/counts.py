"""For how many players a rule set is, and where that is said."""

from __future__ import annotations

from dataclasses import replace

from cambio_spec.diagnostics.codes import BAD_PLAYER_COUNT
from cambio_spec.diagnostics.diagnostic import Argument, Diagnostic, Label, Message
from cambio_spec.model.ruleset import Ruleset


def wrong_count(ruleset: Ruleset, count: int) -> Diagnostic:
    """That so many can't play, where the feature says so that leaves them out, else the game."""
    known = ruleset.program.counts
    limits = ruleset.family.limiting(ruleset.played)
    said = [limit.needs.span for limit in limits if count not in limit.needs.counts]
    place = Label(said[0] if said else ruleset.rules["players"].item.span)
    fault = BAD_PLAYER_COUNT.at(place, found=count, fewest=known[0], most=known[-1])
    if len(known) > 1 and known == tuple(range(known[0], known[-1] + 1)):
        return fault
    listed: dict[str, Argument] = {"found": count, "counts_list": tuple(map(str, known))}
    return replace(fault, message=Message("bad-player-count-listed", listed))
