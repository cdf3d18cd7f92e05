"""Findings about a small rule file, as the checker would make them."""

from __future__ import annotations

from cambio_spec.diagnostics.codes import GAP, OVERLAP, UNKNOWN_NAME
from cambio_spec.diagnostics.diagnostic import (
    Diagnostic,
    Hand,
    Label,
    Message,
    RuleValue,
    Witness,
)
from cambio_spec.diagnostics.human import Quoted
from cambio_spec.diagnostics.nearest import help_nearest
from cambio_spec.source.files import SourceFile, Span

RULES = SourceFile(
    "spec/small.cambio",
    """\
game small

define score of player:
  rule others:      total of player                  [scoring.2]
  rule miscalled:   total of player + 10 when player is caller and not alone
                    overrides others                 [scoring.3]
  rule tied_caller: 0 when player is caller and total of player = lowest
                    overrides others                 [scoring.4]
  rule emptied:     0 when player is caler           [scoring.5]
""",
)


def span(start: str, end: str | None = None) -> Span:
    first = RULES.text.index(start)
    last = first + len(start) if end is None else RULES.text.index(end, first) + len(end)
    return Span(RULES, first, last)


def gives(place: Span, value: str, *citations: str) -> Label:
    return Label(place, Message("label-gives", {"value": value}), citations)


DEAL = Witness(
    players=2,
    hands=(Hand(0, "grid", ("5H",)), Hand(1, "grid", ("2D", "3S"))),
    facts={"caller": 0},
    subject=0,
    values=(RuleValue("score.miscalled", "15"), RuleValue("score.tied_caller", "0")),
)

CONFLICT = Diagnostic(
    code="CAM410",
    severity="error",
    status="refuted",
    message=OVERLAP.message(
        rules_list=("scoring.3", "scoring.4"), values_list=("15", "0"), subject="Ana"
    ),
    labels=(
        gives(span("rule miscalled"), "15", "scoring.3"),
        gives(span("rule tied_caller"), "0", "scoring.4"),
    ),
    rules=("score.miscalled", "score.tied_caller"),
    witness=DEAL,
)

MISSPELT = UNKNOWN_NAME.at(
    span("caler"),
    category="fact",
    name="caler",
    help=help_nearest("caler", ["caller", "dealer"]),
)

NOBODY_WINS = GAP.at(
    Label(span("define score"), None, ("victory.1",)),
    decision="match_winner",
    subject="Ben",
    rules=("match_winner.last",),
)

UNDECIDED = Diagnostic(
    code="CAM410",
    severity="error",
    status="unknown",
    message=Message(
        "overlap-unknown",
        {"rules_list": ("scoring.3", "scoring.5"), "reason": "time", "detail": "10", "nest": ""},
    ),
    labels=(Label(span("rule emptied")),),
    rules=("score.miscalled", "score.emptied"),
    bound="4 players",
)


def book(citation: str, language: str) -> Quoted | None:
    told = "• Pénalité de l’appelant : " + "il ajoute dix points " * 14
    return {
        "scoring.3": Quoted("fr.txt:42", told, language == "fr"),
        "scoring.4": Quoted("fr.txt:43", None, language == "fr"),
    }.get(citation)
