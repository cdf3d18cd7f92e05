"""`list --json`. Other people's scripts rely on these keys.

games          by their names, one object each:
  name, file     how it is called, and where it stands
  title          what its rulebook calls it
  players        the numbers of players that it is for
  features       its variants, one object each:
    name, file     as for a game
    title          what its rulebook calls it
    says           what it says of other features, as written: ["needs players 4 or 6"]
    conditions     the same in sentences, in the language asked for
    citations      ["variants.4"]
    options        those that it brings, as for a game
    questions      those that it brings
    fault          null, or why it can't be played
  options        what players agree on before play, one object each:
    name           how it is called
    values         those that it may have, or if `range`, the ends of them
    range          true or false
    default        the usual one
    says, conditions, citations   as for a variant
    removed_by     the variants that do without it: also among the conditions
    questions      those that are asked only where it isn't as usual
  questions      those that are asked in the game as it is usually played, one object each:
    name           how it is called
    ruling         how it was decided, in a word; null where it is left open
    rules          those that carry the ruling out
    citations      ["scoring.3", "scoring.4"]
    because        the reason given, or null
    condition      when it is asked, null where always: "team & rounds=0", "!two_packs"
    asked          the same in a sentence, in the language asked for
  fault          null, or why nothing else can be told
unlisted       [{"file": …, "fault": …}]: files of which can't be told what they hold
languages      ["de", "en", …]
findings       what is worth saying of all of it together: as `check` has them

A fault is {"code": "CAM020", "message": …}.
"""

from __future__ import annotations

from typing import Any

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.cli.list_words import asked, conditions, option_conditions
from cambio_spec.diagnostics.as_json import finding_object
from cambio_spec.diagnostics.diagnostic import Diagnostic
from cambio_spec.diagnostics.sentences import sentence
from cambio_spec.pipeline import ListedGame, ListedOption, ListedQuestion, ListedVariant, Listing


def as_object(listing: Listing, catalog: Catalog) -> dict[str, Any]:
    """Raises `CatalogError`."""
    return {
        "games": [_game(game, catalog) for game in listing.games],
        "unlisted": [
            {"file": one.file, "fault": _fault(one.fault, catalog)} for one in listing.unlisted
        ],
        "languages": list(listing.languages),
        "findings": [finding_object(finding, catalog) for finding in listing.findings],
    }


def _game(game: ListedGame, catalog: Catalog) -> dict[str, Any]:
    return {
        "name": game.name,
        "file": game.file,
        "title": game.title,
        "players": list(game.players),
        "features": [_variant(feature, catalog) for feature in game.features],
        "options": [_option(option, catalog) for option in game.options],
        "questions": [_question(question, catalog) for question in game.questions],
        "fault": _fault(game.fault, catalog),
    }


def _variant(feature: ListedVariant, catalog: Catalog) -> dict[str, Any]:
    return {
        "name": feature.name,
        "file": feature.file,
        "title": feature.title,
        "says": list(feature.says),
        "conditions": list(conditions(feature.clauses, catalog)),
        "citations": list(feature.citations),
        "options": [_option(option, catalog) for option in feature.options],
        "questions": [_question(question, catalog) for question in feature.questions],
        "fault": _fault(feature.fault, catalog),
    }


def _option(option: ListedOption, catalog: Catalog) -> dict[str, Any]:
    return {
        "name": option.name,
        "values": list(option.values),
        "range": option.is_range,
        "default": option.default,
        "says": list(option.says),
        "conditions": list(option_conditions(option, catalog)),
        "citations": list(option.citations),
        "removed_by": list(option.removed_by),
        "questions": [_question(question, catalog) for question in option.questions],
    }


def _question(question: ListedQuestion, catalog: Catalog) -> dict[str, Any]:
    return {
        "name": question.name,
        "ruling": question.ruling,
        "rules": list(question.rules),
        "citations": list(question.citations),
        "because": question.because,
        "condition": str(question.when) or None,
        "asked": asked(question.when, catalog),
    }


def _fault(fault: Diagnostic | None, catalog: Catalog) -> dict[str, str] | None:
    if fault is None:
        return None
    return {"code": fault.code, "message": sentence(fault.message, catalog)}
