"""Reports for people at a terminal: what is wrong, where, with a real deal, and how to mend it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len, chop_cells
from rich.console import Console
from rich.text import Text

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message, Witness
from cambio_spec.diagnostics.excerpt import Mark, excerpt, visible, wrapped
from cambio_spec.diagnostics.players import player_name
from cambio_spec.diagnostics.report import Report
from cambio_spec.diagnostics.scene import NO_ROLES, Roles, card_text, scene
from cambio_spec.diagnostics.sentences import (
    help_text,
    label_text,
    labelled,
    sentence,
    value_text,
)


class Quoted(NamedTuple):
    """Where a citation leads (`002.txt:42`); what stands there, where the edition is at hand; and
    whether that is the edition in the reader's language."""

    place: str
    text: str | None
    own: bool = False


Book = Callable[[str, str], Quoted | None]
"""From a citation and the reader's language to the edition in it, if it says so as well; else to
the first that does."""

WIDEST_PROSE = 92
MOST_BOOK_LINES = 3
INDENT = "  "
MOST_MOVES, FIRST_MOVES, LAST_MOVES = 40, 10, 20
"""A game with more moves is shown without its middle: nobody plays it over on a table."""
_COLOURS = {
    "error": "red",
    "warning": "yellow",
    "note": "blue",
    "unknown": "magenta",
    "accepted": "dim",
    "bounded": "magenta",
}


def nothing_at_hand(citation: str, language: str) -> None:
    """A `Book` for where no edition is known."""
    return None


def show(
    report: Report,
    console: Console,
    catalog: Catalog,
    book: Book = nothing_at_hand,
    roles: Roles = NO_ROLES,
) -> None:
    """Prints a report: each finding, then one line that sums up."""
    for finding in report.findings:
        show_finding(finding, console, catalog, book, roles)
    _print(console, [summary_line(report, catalog, console.width)])
    if report.combinations:
        said = catalog.say("summary-together", count=report.combinations)
        _print(console, _paragraph(said, console.width, INDENT, "dim"))
    if report.unprinted is not None and not report.exit_status:
        # What is all right in play isn't all right on paper yet.
        said = sentence(report.unprinted.message, catalog)
        hint = help_text(report.unprinted, catalog) or ""
        for text in (said, labelled(catalog.say("frame-help"), hint, catalog)):
            _print(console, _paragraph(text, console.width, INDENT, "yellow"))


def show_all(
    reports: Sequence[tuple[Report, Book, Roles]], console: Console, catalog: Catalog
) -> None:
    """Prints several reports, an empty line between them."""
    for index, (report, book, roles) in enumerate(reports):
        if index and (report.findings or reports[index - 1][0].findings):
            _print(console, [Text()])
        show(report, console, catalog, book, roles)


def show_finding(
    finding: Diagnostic,
    console: Console,
    catalog: Catalog,
    book: Book = nothing_at_hand,
    roles: Roles = NO_ROLES,
) -> None:
    """Prints one finding and an empty line after it."""
    _print(console, [*rows(finding, catalog, console.width, book, roles), Text()])


def rows(
    finding: Diagnostic,
    catalog: Catalog,
    width: int,
    book: Book = nothing_at_hand,
    roles: Roles = NO_ROLES,
) -> list[Text]:
    """A finding in rows of at most `width` cells."""
    found = _headline(finding, catalog, min(width, WIDEST_PROSE))
    found += _excerpts(finding, catalog, width)
    return found + beside(finding, catalog, width, book, roles)


def beside(
    finding: Diagnostic,
    catalog: Catalog,
    width: int,
    book: Book = nothing_at_hand,
    roles: Roles = NO_ROLES,
) -> list[Text]:
    """What is said of a finding besides its headline and the lines of the file, an empty row
    before each part."""
    prose = min(width, WIDEST_PROSE)
    parts = (
        _books(finding, catalog, prose, book),
        _conditions(finding, catalog, prose),
        _deal(finding.witness, catalog, prose, roles) if finding.witness else [],
        _advice(finding, catalog, prose),
    )
    return [row for part in filter(None, parts) for row in (Text(), *part)]


def summary_line(report: Report, catalog: Catalog, width: int) -> Text:
    """The last line. Green, with a tick, only where every question was proved."""
    name, summary = visible(report.ruleset), report.summary
    if not report.loaded:
        return Text(catalog.say("summary-rejected", name=name), style="bold red")
    if not any((summary.bounded, summary.refuted, summary.accepted, summary.unknown)):
        return Text(f"✓ {_fine(report, name, catalog)}", style="bold green")
    said = catalog.say(
        "summary-count",
        name=name,
        refuted=summary.refuted,
        unknown=summary.unknown,
        bounded=summary.bounded,
        accepted=summary.accepted,
        proved=summary.proved,
    )
    if summary.refuted:
        return Text(f"✗ {said}", style="bold red")
    if summary.unknown:
        return Text(f"? {said}", style="bold magenta")
    return Text(f"· {said}", style="bold")


def _fine(report: Report, name: str, catalog: Catalog) -> str:
    counts, proved = report.players, report.summary.proved
    if len(counts) > 2 and counts == tuple(range(counts[0], counts[-1] + 1)):
        fewest, most = counts[0], counts[-1]
        return catalog.say("summary-fine", name=name, fewest=fewest, most=most, proved=proved)
    listed = tuple(str(count) for count in counts)
    return catalog.say("summary-fine-some", name=name, counts_list=listed, proved=proved)


def marked(text: str, style: str = "") -> Text:
    """A sentence in which what stands in backticks is a shade brighter."""
    found = Text(style=style)
    parts = text.split("`")
    if len(parts) % 2 == 0:
        parts[-2:] = ["`".join(parts[-2:])]
    for index, part in enumerate(parts):
        code = index % 2 == 1
        found.append(f"`{part}`" if code else part, style="cyan" if code else "")
    return found


def _print(console: Console, lines: Sequence[Text]) -> None:
    for line in lines:
        console.print(line, no_wrap=True, overflow="ignore", crop=False, highlight=False)


def _colour(finding: Diagnostic) -> str:
    return _COLOURS[finding.severity if finding.status == "refuted" else finding.status]


def _headline(finding: Diagnostic, catalog: Catalog, width: int) -> list[Text]:
    kind = (
        f"severity-{finding.severity}"
        if finding.status == "refuted"
        else f"status-{finding.status}"
    )
    tag = f"{catalog.say(kind)}[{finding.code}]"
    said = wrapped(visible(labelled(tag, sentence(finding.message, catalog), catalog)), width)
    found = list(_marked_lines(said, "bold"))
    found[0].stylize(f"bold {_colour(finding)}", 0, len(tag))
    return found


def _excerpts(finding: Diagnostic, catalog: Catalog, width: int) -> list[Text]:
    lines = [label.span.file.position(max(label.span.end, 0))[0] for label in finding.labels]
    digits = max((len(str(line)) for line in lines), default=1)
    found: list[Text] = []
    for _, group in groupby(finding.labels, key=lambda label: label.span.file.path):
        labels = list(group)
        first = labels[0].span
        place = f"{visible(first.file.path)}:{first.line}:{first.column}"
        found.append(Text(" " * digits + " ╭─ ", style="dim").append(place, style="not dim"))
        if first.file.text:
            marks = [_mark(finding, label, catalog) for label in labels]
            found += excerpt(first.file, marks, width, digits)
    return found


def _mark(finding: Diagnostic, label: Label, catalog: Catalog) -> Mark:
    colour = _colour(finding) if label is finding.labels[0] else "blue"
    return Mark(label.span, visible(label_text(finding, label, catalog)), colour)


def _books(finding: Diagnostic, catalog: Catalog, width: int, book: Book) -> list[Text]:
    citations = dict.fromkeys(c for label in finding.labels for c in label.citations)
    found: list[Text] = []
    told: set[str] = set()
    for citation, quoted in own_first(citations, catalog.language, book):
        place, text = (None, None) if quoted is None else (quoted.place, quoted.text)
        if place is None or place not in told:
            found += cited(citation, place, text, catalog, width)
        told |= set() if place is None else {place}
    return found


def own_first(
    citations: Iterable[str], language: str, book: Book
) -> list[tuple[str, Quoted | None]]:
    """Citations and where they lead, those first that the reader can read."""
    found = [(citation, book(citation, language)) for citation in citations]
    return sorted(found, key=lambda one: one[1] is None or not one[1].own)


def cited(
    citation: str, place: str | None, text: str | None, catalog: Catalog, width: int
) -> list[Text]:
    """Where a citation leads, as a `Book` finds it, in rows of at most `width` cells."""
    if place is None:
        return [_line(catalog.say("book-unknown", citation=visible(citation)))]
    said = catalog.say("book-place", citation=visible(citation), place=visible(place))
    return [_line(said), *(_quotation(text, width) if text else ())]


def _line(text: str) -> Text:
    return Text(INDENT + "§ ", style="dim").append(text, style="not dim")


def _quotation(text: str, width: int) -> Iterator[Text]:
    edge = INDENT * 2
    lines = wrapped(visible(text), width - len(edge))
    if len(lines) > MOST_BOOK_LINES:
        lines = lines[:MOST_BOOK_LINES]
        lines[-1] = chop_cells(lines[-1], width - len(edge) - 2)[0].rstrip() + " …"
    return (Text(edge + line, style="italic dim") for line in lines)


def _conditions(finding: Diagnostic, catalog: Catalog, width: int) -> list[Text]:
    said = [sentence(note, catalog) for note in finding.notes]
    if finding.features:
        said.append(catalog.say("frame-features", feature_list=finding.features))
    if finding.bound is not None:
        bound = finding.bound
        told = sentence(bound, catalog) if isinstance(bound, Message) else bound
        said.append(catalog.say("frame-bound", bound=told))
    return [row for text in said for row in _paragraph(text, width, INDENT)]


def _paragraph(text: str, width: int, indent: str, style: str = "") -> list[Text]:
    lines = wrapped(visible(text), width - len(indent))
    return [Text(indent).append_text(row) for row in _marked_lines(lines, style)]


def _marked_lines(lines: Sequence[str], style: str) -> Iterator[Text]:
    """What stands in backticks may begin on one line and end on another."""
    text = marked("\n".join(lines), style)
    return iter(text.split("\n"))


def _deal(witness: Witness, catalog: Catalog, width: int, roles: Roles) -> list[Text]:
    found: list[Text] = []
    if witness.dealt:
        title = "frame-deal-played" if witness.played else "frame-deal"
        title = title if witness.other is None else "frame-deals"
        found += _paragraph(catalog.say(title, count=witness.players), width, INDENT)
        found += [_indented(row, 2) for row in scene(witness, catalog, width - 4, roles)]
    if witness.other is not None:
        found += [Text(), *_paragraph(catalog.say("frame-deals-other"), width, INDENT)]
        found += [_indented(row, 2) for row in scene(witness.other, catalog, width - 4, roles)]
    if witness.moves:
        led = "frame-moves" if witness.other is None else "frame-moves-then"
        led = "frame-moves-race" if witness.race else led
        found += [Text(), *_paragraph(catalog.say(led), width, INDENT)]
        found += _moves(witness.moves, catalog, width)
    if witness.values:
        found += [*([Text()] if found else []), *_values(witness, catalog, width)]
    return found


def _moves(moves: Sequence[str], catalog: Catalog, width: int) -> Iterator[Text]:
    """Every move of a short game; of a long one how it begins and ends. JSON has them all."""
    numbered = [f"{number}. {move}" for number, move in enumerate(moves, start=1)]
    between = len(moves) - FIRST_MOVES - LAST_MOVES
    if len(moves) > MOST_MOVES:
        left_out = catalog.say("frame-moves-left-out", count=between)
        numbered[FIRST_MOVES:-LAST_MOVES] = [left_out]
    for line in numbered:
        yield from _paragraph(line, width, INDENT * 2)


def _indented(row: Text, steps: int) -> Text:
    return Text(INDENT * steps).append_text(row) if row else row


def _values(witness: Witness, catalog: Catalog, width: int) -> list[Text]:
    match witness.subject:
        case _ if witness.asked:
            title = catalog.say("frame-values-asked")
        case None:
            title = catalog.say("frame-values-plain")
        case int() as seat:
            title = catalog.say("frame-values", subject=player_name(seat))
        case card:
            title = catalog.say("frame-values", subject=card_text(card))
    table = [(visible(v.rule), visible(value_text(v.value, catalog))) for v in witness.values]
    left = max(cell_len(rule) for rule, _ in table)
    right = max(cell_len(value) for _, value in table)
    return [
        *_paragraph(title, width, INDENT),
        *(
            Text(INDENT * 2 + rule + " " * (left - cell_len(rule) + 3)).append(
                " " * (right - cell_len(value)) + value, style="bold"
            )
            for rule, value in table
        ),
    ]


def _to_copy(line: str, width: int) -> Iterator[Text]:
    """What somebody may copy: wrapped so that a catalog takes its rows as one entry."""
    words = line.lstrip(" ")
    edge = INDENT * 2 + " " * (len(line) - len(words))
    first, *rest = wrapped(visible(words), width - len(edge) - len(INDENT) * 2)
    yield Text(edge + first, style="cyan")
    for row in rest:
        yield Text(edge + INDENT * 2 + row, style="cyan")


def _advice(finding: Diagnostic, catalog: Catalog, width: int) -> list[Text]:
    found: list[Text] = []
    said = help_text(finding, catalog)
    if said:
        hint = labelled(catalog.say("frame-help"), said, catalog)
        found += _paragraph(hint, width, INDENT)
    if finding.lines:
        found += [Text(), *(row for line in finding.lines for row in _to_copy(line, width)), Text()]
    return [
        *found,
        *_paragraph(catalog.say("frame-explain", code=finding.code), width, INDENT, "dim"),
    ]
