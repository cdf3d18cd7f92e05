"""Values of the kernel as people read them."""

from __future__ import annotations

from cambio_spec.kernel.state import Value


def value_text(value: Value) -> str:
    match value:
        case None:
            return "nobody"
        case bool():
            return "yes" if value else "no"
        case _:
            return str(value)
