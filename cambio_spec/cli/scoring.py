"""`score`: the referee for the cards at the end of a round."""

from __future__ import annotations

from typing import Annotated

import typer

from cambio_spec import pipeline
from cambio_spec.cli.app import INPUT_IS_WRONG, Lang, app
from cambio_spec.cli.console import catalog_of, console_to, say
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.diagnostics.human import show_finding


@app.command()
def score(
    name: Annotated[str, typer.Argument(metavar="RULESET", help="A file, or a name.")],
    hands: Annotated[
        list[str] | None,
        typer.Argument(
            metavar='NAME="CARDS"...',
            help="The players with their cards: "
            'Ana="KH 10S JK" Ben="Q♦" Cleo="". Besides A, J, Q, K, JK and the suits H, S, D, C, '
            "cards may be written as the language of the answer prints them.",
        ),
    ] = None,
    caller: Annotated[
        str | None, typer.Option("--caller", metavar="NAME", help="Who has called.")
    ] = None,
    running: Annotated[
        list[str] | None,
        typer.Option("--running", metavar="NAME=N", help="A score from the rounds before."),
    ] = None,
    out: Annotated[
        list[str] | None,
        typer.Option("--out", metavar="NAME", help="Who has left the match before."),
    ] = None,
    facts: Annotated[
        list[str] | None,
        typer.Option(
            "--fact",
            metavar="FACT=VALUE",
            help='Whatever else is so, as the rule set calls it: "dealer=Ana".',
        ),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Answer in JSON.")] = False,
    lang: Lang = "en",
) -> None:
    """Say what each player scores at the end of a round, and which rule says so."""
    # Here, so that no other command waits for them.
    from cambio_spec.play.score_json import as_json, refused_json
    from cambio_spec.play.score_sheet import show_score
    from cambio_spec.play.telling import telling

    catalog = catalog_of(lang)
    told = telling(_pairs(hands), caller, _pairs(running), tuple(out or ()), _pairs(facts))
    try:
        answered = pipeline.score_told(name, told, lang)
    except Rejected as rejected:
        if not json:
            raise
        say(refused_json(name, rejected.diagnostics, catalog))
        raise typer.Exit(INPUT_IS_WRONG) from None
    scored, console = answered.scored, console_to()
    if json:
        say(as_json(scored, catalog))
    else:
        show_score(scored, console, catalog)
        if scored.findings:
            console.print()
        for finding in scored.findings:
            show_finding(finding, console, catalog, answered.book)
        say("")
    raise typer.Exit(scored.exit_status)


def _pairs(texts: list[str] | None) -> tuple[tuple[str, str | None], ...]:
    """What stands before the first `=`, and behind it if there is one."""
    found = (text.partition("=") for text in texts or ())
    return tuple((name, value if equals else None) for name, equals, value in found)
