"""How long a check takes: of one configuration, of all of them, and again after an edit.

What `check` does for all combinations at once is set against one run for each set of variants, each
in a process that has everything loaded.
"""

from __future__ import annotations

import tempfile
from itertools import chain, combinations
from pathlib import Path

from cambio_spec import pipeline
from cambio_spec.diagnostics.diagnostic import Rejected
from tests.benchmarks.timing import PROJECT, module, row, seconds

GAMES = ("cambio", "classic")
EDIT = ("penalty = 10", "penalty = 11")
"""Of one rule; what it bears on has to be proved again."""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        row("explain, no rules read", seconds(module(folder, "explain", "CAM410")))
        for game in GAMES:
            file = f"spec/{game}.cambio"
            row(
                f"{game} alone, cold",
                seconds(module(folder, "check", "--only", "--no-cache", file)),
            )
            whole = seconds(module(folder, "check", "--no-cache", file), runs=3)
            row(f"{game}, all combinations", whole)
            one_by_one(file, whole)
        edited(folder)


def one_by_one(file: str, whole: float) -> None:
    variants = [v.name.text for v in pipeline.load(file, PROJECT).own_variants]
    sets = (combinations(variants, size) for size in range(len(variants) + 1))
    names = ["+".join((file, *chosen)) for chosen in chain.from_iterable(sets)]

    def run() -> None:
        for name in names:
            try:
                pipeline.check(name, cwd=PROJECT)
            except Rejected:
                continue

    each = seconds(run, runs=1)
    row(f"  {len(names)} sets one by one", each)
    print(f"  {each / whole:.0f} times as long", flush=True)


def edited(home: str) -> None:
    """The same game again, as it was and with one rule changed."""
    text = (PROJECT / "spec/cambio.cambio").read_text("utf-8")
    file = Path(home, "cambio.cambio")
    file.write_text(text, "utf-8")
    only = ("check", "--only", str(file))
    for what, arguments in (("alone", only), ("all combinations", ("check", str(file)))):
        seconds(module(home, *arguments), runs=1)
        row(f"again, {what}", seconds(module(home, *arguments)))
        file.write_text(text.replace(*EDIT), "utf-8")
        row(f"after an edit, {what}", seconds(module(home, *arguments), runs=1))
        file.write_text(text, "utf-8")
