"""`list --races`: who may act at once, as tables or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.excerpt import visible
from cambio_spec.diagnostics.human import marked
from cambio_spec.pipeline import Matrix, verdict_text


def races_as_json(found: Sequence[Matrix]) -> str:
    """A list of rule sets; `verdict` is `alone`, `independent`, `ordered`, `matters` or `open`."""
    objects = [
        {
            "ruleset": matrix.ruleset,
            "races": [
                {
                    "actions": list(row.actions),
                    "phases": list(row.phases),
                    "verdict": row.verdict,
                    "question": row.by,
                }
                for row in matrix.rows
            ],
        }
        for matrix in found
    ]
    return json.dumps(objects, indent=2, ensure_ascii=False)


def races_for_people(found: Sequence[Matrix], catalog: Catalog) -> Iterator[RenderableType]:
    for number, matrix in enumerate(found):
        if number:
            yield ""
        if not matrix.rows:
            yield marked(visible(catalog.say("races-none", ruleset=matrix.ruleset)))
            continue
        yield Text(visible(matrix.ruleset), style="bold")
        table = Table.grid(padding=(0, 3, 0, 0))
        for part in ("actions", "phase", "verdict"):
            table.add_column(catalog.say(f"races-{part}"), overflow="fold")
        table.add_row(
            *(Text(catalog.say(f"races-{p}"), "dim") for p in ("actions", "phase", "verdict"))
        )
        for row in matrix.rows:
            table.add_row(
                Text(visible(" · ".join(row.actions)), style="cyan"),
                visible(", ".join(row.phases)),
                marked(visible(verdict_text(row.verdict, row.by, catalog))),
            )
        yield Padding(table, (0, 0, 0, 2))
