"""The referee's answer for people at a terminal: the sums, the scores, and the rules in words."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.catalog.functions import plain
from cambio_spec.diagnostics.excerpt import visible, wrapped
from cambio_spec.diagnostics.human import INDENT, WIDEST_PROSE, cited, marked
from cambio_spec.diagnostics.sentences import value_text
from cambio_spec.kernel.expressions import RuleId
from cambio_spec.play.faces import Coded
from cambio_spec.play.reasons import Reason
from cambio_spec.play.scored import Announced, Said, Score, Scored

UNDECIDED, NOT_COUNTED = "?", "–"


def show_score(scored: Scored, console: Console, catalog: Catalog) -> None:
    """Prints the table, how the match stands, and each rule that gave something; not why the
    rules couldn't decide. Raises `CatalogError`."""
    width = min(console.width, WIDEST_PROSE)
    title = catalog.say("referee-title", ruleset=visible(scored.ruleset))
    console.print(*wrapped(title, width), "", sep="\n")
    console.print(_table(scored, catalog))
    standing = [row for said in _standing(scored, catalog) for row in _paragraph(said, width)]
    for row in (*([Text()] if standing else ()), *standing, *_reasons(scored, catalog, width)):
        console.print(row, no_wrap=True, overflow="ignore", crop=False)


# ── the table ────────────────────────────────────────────────────────────────────────────


def _table(scored: Scored, catalog: Catalog) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(catalog.say("example-player"))
    table.add_column(catalog.say("example-cards"))
    summed = any(score.total is not None for score in scored.players)
    if summed:
        table.add_column(catalog.say("example-sum"))
    table.add_column(catalog.say("example-score"), justify="right")
    running = _changes_more(scored)
    if running:
        table.add_column(catalog.say("referee-running"), justify="right")
    for score in scored.players:
        cells = [_name(score, scored, catalog), _cards(score, catalog)]
        cells += [_sum(score)] if summed else []
        cells.append(_score(score, catalog))
        cells += [Text("" if score.running is None else plain(score.running))] if running else []
        table.add_row(*cells, style="" if score.counted else "dim")
    return table


def _changes_more(scored: Scored) -> bool:
    """Whether what scores come to says more than the scores themselves."""
    known = [score for score in scored.players if score.running is not None]
    return any(s.running != s.score or s.out for s in known) or bool(known and scored.over)


def _name(score: Score, scored: Scored, catalog: Catalog) -> Text:
    named = (fact for fact, value in scored.facts.items() if value == score.player)
    roles = [scored.roles.get(fact, fact) for fact in named]
    roles += [] if score.counted else [catalog.say("referee-out")]
    return Text(visible(score.player), style="bold").append(
        "".join(f" · {visible(role)}" for role in roles), style="not bold cyan"
    )


def _cards(score: Score, catalog: Catalog) -> Text:
    if not score.cards:
        return Text(catalog.say("frame-no-cards") if score.counted else "", style="dim italic")
    return Text(" ").join(_card(visible(card.face)) for card, _ in score.cards)


def _card(face: str) -> Text:
    return Text(face, style="red" if face[-1:] in "♥♦" else "")


def _sum(score: Score) -> Text:
    """`−2 + 10 − 2 = 6`, so that everybody can add it up; the sum alone where it isn't that of
    these cards, or of nothing else."""
    if not score.counted or score.total is None:
        return Text()
    worths = [worth for _, worth in score.cards if worth is not None]
    worths += score.besides if worths or not score.cards else ()
    parts = [plain(worth) for worth in worths[:1]]
    parts += [f"{'−' if worth < 0 else '+'} {plain(abs(worth))}" for worth in worths[1:]]
    total = plain(score.total)
    return Text(f"{' '.join(parts)} = {total}" if len(parts) > 1 else total)


def _score(score: Score, catalog: Catalog) -> Text:
    if score.rules:
        return Text(visible(_value(score.score, catalog)), style="bold")
    return Text(UNDECIDED, style="bold red") if score.counted else Text(NOT_COUNTED)


def _value(value: Said, catalog: Catalog) -> str:
    match value:
        case bool():
            return value_text("yes" if value else "no", catalog)
        case None:
            return value_text("nobody", catalog)
        case Coded():
            return value.face
        case _:
            return value_text(str(value), catalog)


# ── the match ────────────────────────────────────────────────────────────────────────────


def _standing(scored: Scored, catalog: Catalog) -> Iterator[str]:
    for one in _decided(scored):
        # Words of the tool's own, `won` of Ben: no, are no sentence that a full stop could end.
        clause = _clause(one, catalog)
        yield clause if one.said is None else catalog.say("referee-said", clause=clause)
    leaving = tuple(score.player for score in scored.players if score.counted and score.out)
    if leaving:
        yield catalog.say("referee-leaving", players_list=leaving)
    if scored.won_by is not None:
        yield catalog.say("referee-said", clause=_won(scored.won_by, catalog))
    elif scored.over:
        yield catalog.say("referee-over")
    elif _changes_more(scored) and not scored.findings:
        yield catalog.say("referee-goes-on")


def _decided(scored: Scored) -> Iterator[Announced]:
    """What was announced besides the scores and who has won the match."""
    for one in scored.told:
        if one.decision != scored.decision and one != scored.won_by and one.value is not None:
            yield one


def _clause(one: Announced, catalog: Catalog) -> str:
    """In the game's own words; where it has none, as its rule file calls it."""
    if one.said is not None:
        return one.said
    value = _value(one.value, catalog)
    if not one.about:
        return catalog.say("referee-announced", decision=one.decision, value=value)
    about = catalog.say(
        "referee-players", players_list=tuple(_value(o, catalog) for o in one.about)
    )
    return catalog.say("referee-announced-of", decision=one.decision, about=about, value=value)


def _won(one: Announced, catalog: Catalog) -> str:
    return one.said or catalog.say("referee-winner", players_list=one.side)


# ── the rules ────────────────────────────────────────────────────────────────────────────


def _reasons(scored: Scored, catalog: Catalog, width: int) -> Iterator[Text]:
    """Each rule that gave something, with those to whom it did or what it decided."""
    told: set[str | None] = set()
    for rule, head in _heads(scored, catalog):
        reason = scored.reasons[rule]
        # What the head says in few words needs its sentence but once.
        in_full = reason.sentence not in told or reason.why is None
        yield Text()
        yield from _reason(reason, in_full, head, catalog, width)
        told |= {reason.sentence} - {None}


def _heads(scored: Scored, catalog: Catalog) -> Iterator[tuple[RuleId, str]]:
    given: dict[RuleId, list[str]] = {}
    for score in scored.players:
        for rule in score.rules:
            given.setdefault(rule, []).append(score.player)
    for rule, players in given.items():
        yield rule, catalog.say("referee-players", players_list=tuple(players))
    for one in _decided(scored):
        yield from ((rule, _clause(one, catalog)) for rule in one.rules)
    if scored.won_by is not None:
        yield from ((rule, _won(scored.won_by, catalog)) for rule in scored.won_by.rules)


def _reason(
    reason: Reason, in_full: bool, head: str, catalog: Catalog, width: int
) -> Iterator[Text]:
    """A sentence that says several rules is given `in_full` with the first of them."""
    yield from _paragraph(head if reason.why is None else f"{head} – {reason.why}", width, "bold")
    said = f"`{reason.text}`" if reason.sentence is None else reason.sentence
    if in_full:
        yield from _paragraph(said, width, indent=INDENT)
    places = [one.place for one in reason.citations]
    for at, one in enumerate(reason.citations):
        if one.place is not None and one.place in places[:at]:
            continue  # `play.5` and `fr:play.5` may be one line of one book
        yield from cited(one.citation, one.place, one.text, catalog, width)
    if reason.because is not None and not (reason.citations or reason.sentence):
        because = catalog.say("referee-because", because=reason.because)
        yield from _paragraph(because, width, indent=INDENT)
    place = f"{reason.file}:{reason.line}"
    where = catalog.say("referee-rule", rule=reason.rule, place=place)
    yield from _paragraph(where, width, "dim", INDENT)


def _paragraph(text: str, width: int, style: str = "", indent: str = "") -> Iterator[Text]:
    lines = wrapped(visible(text), width - len(indent))
    for row in marked("\n".join(lines), style).split("\n"):
        yield Text(indent).append_text(row)
