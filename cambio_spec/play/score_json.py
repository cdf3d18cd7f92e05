"""The referee's answer as JSON. Other people's scripts rely on these keys.

ruleset        the rule set's name
hash           of its canonical text; null where it couldn't be loaded
decision       what the rule set calls a score; null where it couldn't be loaded
facts          what was told besides the cards: {"caller": "Ana", "running of Ana": 57}
players        around the table, one object each:
  player         the name
  cards          [{"card": "KH", "worth": -2}], the code in every language; worth null where
                 nothing is added up
  total          what the cards come to, with what the rules add to that before they speak of it;
                 null where nothing is added up, or where that wouldn't explain the score
  besides        what the total has in it besides the cards: [-10]
  score          what the rules give; null for who isn't counted and where they can't decide
  rule           the rule that gave it, the one that mattered most where several did; null without
                 a score
  rules          all that gave it
  why            in a few words, in the language asked for; null without such words
  sentence       what the rulebook says of the rule, likewise
  text           the rule itself, as the rule file has it
  because        the reason given there, or null
  citations      [{"citation": "scoring.4", "place": "FILE:LINE", "text": …}]; place and text
                 null where no edition is known or at hand
  file, line     where the rule stands
  running        what scores have come to, or null
  counted        whether they have played this round
  out            whether they have left the match
announcements  what was decided aloud, in order, one object each:
  decision       what the rule set calls it
  about          [] or of whom it was decided: ["Ana"]
  value          what was decided
  said           that, in the game's own words, as a clause; null where it has none
  rule, rules    which rules decided it; with them why, sentence, text, because, citations, file
                 and line, as for a player
over           whether the match has ended
winner         the one whom the rules name as its winner, or null
winners        all who have won it, the partners of that one too; [] while nobody has
findings       why something couldn't be decided, or the call was refused: as `check` has them
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.as_json import finding_object
from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.kernel.expressions import RuleId
from cambio_spec.play.reasons import Reason
from cambio_spec.play.scored import Score, Scored

NO_REASON: dict[str, Any] = {
    "why": None,
    "sentence": None,
    "text": None,
    "because": None,
    "citations": [],
    "file": None,
    "line": None,
}


def as_json(scored: Scored, catalog: Catalog) -> str:
    """Raises `CatalogError`."""
    answer = {
        "ruleset": scored.ruleset,
        "hash": scored.hash,
        "decision": scored.decision,
        "facts": dict(scored.facts),
        "players": [_player(score, scored) for score in scored.players],
        "announcements": [
            {
                "decision": said.decision,
                "about": list(said.about),
                "value": said.value,
                "said": said.said,
                **_ruled(said.rules, scored),
            }
            for said in scored.announcements
        ],
        "over": scored.over,
        "winner": scored.winner,
        "winners": list(scored.winners),
        "findings": [finding_object(finding, catalog) for finding in scored.findings],
    }
    return _dumped(answer)


def refused_json(ruleset: str, findings: Sequence[Diagnostic], catalog: Catalog) -> str:
    """The same keys for a call that can't be answered."""
    answer: dict[str, Any] = {
        "ruleset": ruleset,
        "hash": None,
        "decision": None,
        "facts": {},
        "players": [],
        "announcements": [],
        "over": False,
        "winner": None,
        "winners": [],
        "findings": [finding_object(finding, catalog) for finding in findings],
    }
    return _dumped(answer)


def _dumped(answer: dict[str, Any]) -> str:
    return json.dumps(answer, indent=2, ensure_ascii=False) + "\n"


def _player(score: Score, scored: Scored) -> dict[str, Any]:
    return {
        "player": score.player,
        "cards": [{"card": code, "worth": worth} for code, worth in score.cards],
        "total": score.total,
        "besides": list(score.besides),
        "score": score.score,
        **_ruled(score.rules, scored),
        "running": score.running,
        "counted": score.counted,
        "out": score.out,
    }


def _ruled(rules: Sequence[RuleId], scored: Scored) -> dict[str, Any]:
    """The rules that gave something, and the last of them in words."""
    rule = rules[-1] if rules else None
    reason = NO_REASON if rule is None else _reason(scored.reasons[rule])
    return {"rule": rule, "rules": list(rules), **reason}


def _reason(reason: Reason) -> dict[str, Any]:
    return {
        "why": reason.why,
        "sentence": reason.sentence,
        "text": reason.text,
        "because": reason.because,
        "citations": [
            {"citation": cited.citation, "place": cited.place, "text": cited.text}
            for cited in reason.citations
        ],
        "file": reason.file,
        "line": reason.line,
    }
