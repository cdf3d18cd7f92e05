"""`python -m cambio_spec`, and the command `cambio-spec`."""

from __future__ import annotations

import gc
import sys


def main(argv: list[str] | None = None) -> int:
    """Runs a command and returns its exit status: 0 fine, 1 findings, 2 the input or the call is
    wrong, 3 a fault of ours."""
    if argv is None:
        # A process of a second or two, most of whose objects live to its end: looking for
        # garbage takes a tenth of its time and finds next to none.
        gc.disable()
        argv = sys.argv[1:]
    from cambio_spec.cli import run

    return run(argv)


if __name__ == "__main__":
    sys.exit(main())
