"""One mutant: what brute force finds wrong with it, what `check` finds, and how they compare."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cambio_spec import pipeline
from cambio_spec.diagnostics.codes import REGISTRY
from cambio_spec.diagnostics.diagnostic import Diagnostic, Rejected
from cambio_spec.diagnostics.report import Report
from cambio_spec.model import load as loading
from cambio_spec.model.load import Loaded
from cambio_spec.pipeline.looking import proven
from cambio_spec.proof.outcome import Outcome
from tests.scorecard.apart import Apart, state_of, told_apart
from tests.scorecard.mutate import Mutant, original_text
from tests.scorecard.oracle import Judged, judged, judgement
from tests.scorecard.plays import Played, played

PATIENCE = 60.0
"""Seconds for the check of one mutant, and for the proofs of its witnesses."""

HALTS = frozenset({"stuck", "endless", "no-target"})
"""What play by chance can't tell from each other."""

SHOWN_BY_PROOF = {
    "gap": "gap",
    "conflict": "overlap",
    "undefined": "undefined-value",
    "not-given": "undefined-value",
}
"""Why play halts, where a proof may tell it better."""

PROVED = frozenset({"gap", "overlap", "undefined-value", "dead-rule", "contradiction"})
"""What only proofs tell."""

ALSO: dict[str, frozenset[str]] = {
    "halt": HALTS,
    "dead-rule": frozenset({"dead-rule", "contradiction"}),
    # What nobody may ever ask has an assumption that contradicts itself.
    "undefined-value": frozenset({"undefined-value", "contradiction", *HALTS}),
}
"""As what a fault may be told."""


@dataclass(frozen=True, slots=True)
class Result:
    """`expected` are the kinds of faults that brute force finds, `missed` those of them which
    `check` doesn't tell. `alarms` are findings that are wrong, `beyond` the kinds of those that
    brute force can neither find nor refute. `apart` is what `diff` says of a mutant that is
    sound; `lies` what is wrong in it. `refused`: the kinds that say why it can't be loaded."""

    name: str
    operator: str
    seconds: float
    expected: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()
    alarms: tuple[str, ...] = ()
    beyond: tuple[str, ...] = ()
    apart: str | None = None
    lies: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    crashed: str | None = None

    @property
    def sound(self) -> bool:
        """As far as brute force can tell, and `check` by proofs and real deals."""
        return self.apart is not None and not PROVED & set(self.beyond)


def result(mutant: Mutant) -> Result:
    """Never raises: what goes wrong is told."""
    began = time.monotonic()
    try:
        with tempfile.TemporaryDirectory() as folder:
            return _result(mutant, Path(folder))
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        return Result(mutant.name, mutant.operator, time.monotonic() - began, crashed=said)


def _result(mutant: Mutant, folder: Path) -> Result:
    path = folder / f"{mutant.game}.cambio"
    path.write_text(mutant.text, encoding="utf-8")
    name = "+".join((str(path), *mutant.features))
    try:
        loaded = loading.load(name, folder)
    except Rejected:
        began = time.monotonic()
        report = pipeline.check(name)
        seconds = time.monotonic() - began
        return Result(mutant.name, mutant.operator, seconds, refused=_refusal(report))
    began = time.monotonic()
    report = pipeline.check(name, players=few_players(loaded), timeout=PATIENCE)
    seconds = time.monotonic() - began
    return _compared(mutant, seconds, report, usual(mutant.game, mutant.features), loaded)


def _compared(
    mutant: Mutant, seconds: float, report: Report, game: Usual, loaded: Loaded
) -> Result:
    program, players = loaded.ruleset.program, few_players(loaded)
    found = judged(game.loaded.ruleset.program, program, loaded.ruleset.open, players)
    play = played(program, players)
    news = [f for f in report.findings if _key(f) not in game.known and f.status != "accepted"]
    kinds = {REGISTRY[f.code].kind for f in news}
    expected = tuple(sorted({*found.faults, *_halts(play, game.play)}))
    missed = tuple(kind for kind in expected if not kinds & ALSO.get(kind, {kind}))
    alarms = tuple(_alarms(loaded, news, found, players))
    told = set().union(*(ALSO.get(kind, {kind}) for kind in expected))
    counted = {REGISTRY[f.code].kind for f in news if f.severity != "note"}
    beyond = tuple(sorted(counted - told))
    apart, lies = None, tuple[str, ...]()
    if not expected:
        shows = found.differs or (play.paths != game.play.paths and "play") or None
        apart, lies = _apart(told_apart(game.loaded, loaded, _shared(game, loaded)), shows)
    return Result(
        mutant.name, mutant.operator, seconds, expected, missed, alarms, beyond, apart, lies
    )


def _apart(apart: Apart, shows: str | None) -> tuple[str, tuple[str, ...]]:
    lies = tuple(f"{name} doesn't differ as told" for name in apart.wrong)
    if apart.said == "equal" and shows is not None:
        lies = (*lies, f"{shows} differs, but they are told to be equal")
    return apart.said, lies


def _shared(game: Usual, mutant: Loaded) -> tuple[int, ...]:
    both = game.loaded.ruleset.program.counts, mutant.ruleset.program.counts
    return tuple(n for n in both[0] if n in both[1])[:2]


def _halts(play: Played, usual: Played) -> Iterator[str]:
    known = {halt.reason for halt in usual.halts}
    for halt in play.halts:
        if halt.reason not in known:
            yield SHOWN_BY_PROOF.get(halt.reason, "halt")
    if not play.ended and usual.ended > usual.begun // 2:
        yield "halt"


def _alarms(
    loaded: Loaded, news: Sequence[Diagnostic], found: Judged, players: tuple[int, ...]
) -> Iterator[str]:
    """Findings whose own deal doesn't show the fault, and rules that are called dead although they
    were seen to apply."""
    codes = {REGISTRY[finding.code].kind for finding in news if finding.status == "refuted"}
    if codes & {"gap", "overlap", "undefined-value"}:
        proofs = proven(loaded, players, time.monotonic() + PATIENCE)
        for outcome in (o for proof in proofs for o in proof.outcomes):
            if outcome.status == "refuted" and not _shows(loaded, outcome):
                yield f"{outcome.kind} {outcome.decision} {' '.join(outcome.rules)}".rstrip()
    for finding in news:
        kind = REGISTRY[finding.code].kind
        if kind == "dead-rule" and finding.status == "refuted" and finding.rules:
            if finding.rules[0] in found.applied:
                yield f"dead-rule {finding.rules[0]}"
        elif kind == "contradiction" and finding.rules and finding.rules[0] in found.asked:
            yield f"contradiction {finding.rules[0]}"


def _shows(loaded: Loaded, outcome: Outcome) -> bool:
    """Whether the deal of an outcome has the fault, asked in the reference meaning; what comes
    without any is looked at elsewhere."""
    program, deal = loaded.ruleset.program, outcome.witness
    if deal is None or outcome.kind not in ("gap", "overlap", "undefined-value"):
        return True
    decision = program.decision(outcome.decision)
    shown = judgement(program, state_of(program, deal), decision, deal.arguments)[0]
    return shown == outcome.kind or (shown == "undecided" and outcome.kind == "undefined-value")


def _refusal(report: Report) -> tuple[str, ...]:
    """The kinds of what is told; nothing, where nothing is told to whoever wrote it."""
    told = (f for f in report.findings if f.message.id and f.severity == "error")
    return tuple(sorted({REGISTRY[finding.code].kind for finding in told}))


def _key(finding: Diagnostic) -> tuple[str, tuple[str, ...]]:
    return finding.code, finding.rules


def few_players(loaded: Loaded) -> tuple[int, ...]:
    """The two fewest that a rule set takes, for speed."""
    return loaded.ruleset.program.counts[:2]


@dataclass(frozen=True, slots=True)
class Usual:
    """A game without any mistake, as it is checked and played; `known` is what is found in it."""

    loaded: Loaded
    known: frozenset[tuple[str, tuple[str, ...]]]
    play: Played


@cache
def usual(game: str, features: tuple[str, ...]) -> Usual:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{game}.cambio"
        path.write_text(original_text(game), encoding="utf-8")
        name = "+".join((str(path), *features))
        loaded = loading.load(name, Path(folder))
        players = few_players(loaded)
        report = pipeline.check(name, players=players, timeout=PATIENCE)
    known = frozenset(map(_key, report.findings))
    return Usual(loaded, known, played(loaded.ruleset.program, players))
