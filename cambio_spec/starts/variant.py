"""What a new variant begins with: one change that shows, and the other ways as comments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.source.files import SourceFile
from cambio_spec.starts.changes import Change
from cambio_spec.starts.comments import commented
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import parse


def variant_text(
    name: str,
    change: Change,
    ruleset: Ruleset,
    catalog: Catalog,
    ways: Sequence[tuple[str, str]] = (),
) -> str:
    """The rule file of a variant of a game with one change, in the canonical format, commented in
    the catalog's language. `ways` are other patches, each with the way it changes a game."""
    game = ruleset.game.name.text
    reason = catalog.say("start-reason")
    head = catalog.say("start-variant-head", name=name, game=game)
    lines = [
        *commented(head),
        f"variant {name} of {game}:",
        *commented(catalog.say(change.comment, **change.arguments)),
        f'{change.patch} because "{reason}"',
        *(commented(catalog.say("start-variant-more")) if ways else ()),
        *_others(ways, reason, catalog),
    ]
    text = "\n".join(lines)
    return format_document(parse(SourceFile(f"{name}.cambio", text)))


def _others(ways: Sequence[tuple[str, str]], reason: str, catalog: Catalog) -> Iterator[str]:
    for way, patch in ways:
        yield "#"
        yield from commented(catalog.say(f"start-variant-other-{way}"))
        yield from (f"# {line}" for line in patch_lines(patch, reason))


def patch_lines(patch: str, reason: str) -> list[str]:
    """A patch as the lines of a variant in the canonical format, indented as it stands there."""
    text = f'variant new of game:\n{patch} because "{reason}"\n'
    return format_document(parse(SourceFile("new.cambio", text))).splitlines()[1:]


def variant_sentences(change: Change, catalog: Catalog) -> str | None:
    """The file of the sentences that a change needs, in the catalog's language; None where it
    needs none."""
    if change.question is None:
        return None
    name = change.question.replace("_", "-")
    ruling, reason = (catalog.attribute("start-question", part) for part in ("ruling", "reason"))
    lines = (
        f"question-{name} = {catalog.say('start-question')}",
        "    .for = agreed",
        f"    .ruling = {ruling}",
        f"    .reason = {reason}",
    )
    return "\n".join(lines) + "\n"
