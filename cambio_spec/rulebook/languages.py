"""What one language says and another leaves out, of sentences that belong to no rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from cambio_spec.diagnostics.codes import MISSING_MESSAGE
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message
from cambio_spec.rulebook.wording import Wording


def dropped(wordings: Sequence[Wording]) -> Iterator[Diagnostic]:
    """A finding for each message of a game that some of the languages have and one has not."""
    said: dict[str, Wording] = {}
    for wording in wordings:
        for name in wording.own:
            if not name.startswith("-"):
                said.setdefault(name, wording)
    for wording in wordings:
        missing = said.keys() - set(wording.own)
        yield from (_missing(name, said[name], wording) for name in sorted(missing))


def _missing(name: str, there: Wording, wording: Wording) -> Diagnostic:
    entry = there.entry(name)
    place = Label(entry.span(), Message("label-only-here"))
    path = Path(entry.path)
    beside = path.parent.parent / wording.language / path.name
    return MISSING_MESSAGE.at(
        place,
        name=name,
        language=wording.language,
        path=str(beside),
        lines=(f"{name} = …", *(f"    .{part} = …" for part in there.attributes(name))),
    )
