"""What the solver is asked, written down for another one: a file a question, in SMT-LIB 2."""

from __future__ import annotations

import hashlib
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.codes import UNWRITABLE_FILE
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.pipeline.building import tool_version
from cambio_spec.proof.queries import About, Keep, Query
from cambio_spec.source import output

LONGEST = 120
"""Characters of a file's name that tell what is asked; the rest tells it from others."""

UNFIT = re.compile(r"[^\w.+=@-]")


@dataclass(frozen=True, slots=True)
class Scripts:
    """The `folder` for them, one below it for each configuration. The sentences at the head of a
    file come from the catalog.

    A file is named for what it asks, with a hash of it: so the same question is the same file on
    every run, and processes can write at the same time.
    """

    folder: Path
    catalog: Catalog

    @classmethod
    def to(cls, folder: Path, catalog: Catalog) -> Scripts:
        """Raises `Rejected` where nothing can be written there."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                pass
        except OSError:
            raise Rejected((UNWRITABLE_FILE.at(path=str(folder)),)) from None
        return cls(folder, catalog)

    def __call__(self, ruleset: str) -> Keep:
        """Writes what is asked about a rule set. Raises `Rejected` where that can't be."""
        version = tool_version()

        def keep(query: Query) -> None:
            about = query.about
            assert about is not None, "a check says what it asks about"
            text = f"{self._head(ruleset, version, about, query)}{query.script}"
            name = Path(UNFIT.sub("_", ruleset)) / _file_name(about, query)
            try:
                output.write(self.folder, {name: text.encode()})
            except output.Unwritable as error:
                raise Rejected((UNWRITABLE_FILE.at(path=str(error.path)),)) from None

        return keep

    def _head(self, ruleset: str, version: str, about: About, query: Query) -> str:
        say = self.catalog.say
        lines = [
            say(
                "smt-about",
                version=version,
                ruleset=ruleset,
                decision=about.decision,
                players=about.players,
            ),
            say(f"smt-{about.purpose}"),
            *(f"  {kind}: {', '.join(rules or (name,))}" for kind, name, *rules in about.questions),
            say("smt-answered", answer=query.answer),
        ]
        return "".join(f"; {line}\n" for line in lines)


def _file_name(about: About, query: Query) -> str:
    told = [about.decision, f"{about.players}-players", about.purpose]
    if len(about.questions) == 1:
        kind, _, *rules = about.questions[0]
        told += [kind, *rules]
    asked = hashlib.sha256(repr((about, query.lines)).encode()).hexdigest()
    return f"{UNFIT.sub('_', '.'.join(told))[:LONGEST]}.{asked[:12]}.smt2"
