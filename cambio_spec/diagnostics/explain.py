"""One page per code: what it means, why it matters, an example that fails, how to mend it."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from cambio_spec.catalog.catalog import LOCALES
from cambio_spec.diagnostics.codes import REGISTRY
from cambio_spec.diagnostics.diagnostic import Message
from cambio_spec.diagnostics.nearest import nearest

FALLBACK = "en"


class UnknownCode(Exception):
    """There is no page for a code. `message` says so, with the nearest code that has one."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        close = _nearest_number(code) or nearest(code, REGISTRY) or min(REGISTRY)
        self.nearest = close
        self.message = Message("unknown-code", {"code": code, "nearest": close})


def page(code: str, language: str, locales: Path = LOCALES) -> str:
    """The page of a code (`CAM410`, `cam410`, `410`) as Markdown; in English where the language
    has none.

    Raises `UnknownCode`.
    """
    wanted = code.strip().upper()
    known = wanted if wanted in REGISTRY else f"CAM{wanted}"
    if known not in REGISTRY:
        raise UnknownCode(code)
    for name in (language, FALLBACK):
        path = locales / name / "explain" / f"{known}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise UnknownCode(code)


def show_page(text: str, console: Console) -> None:
    """Prints a page: laid out on a terminal, as it is written elsewhere."""
    if not console.is_terminal:
        console.print(text, markup=False, highlight=False, emoji=False, end="", soft_wrap=True)
        return
    from rich.markdown import Markdown

    console.print(Markdown(text, code_theme="ansi_light"), width=min(console.width, 88))


def _nearest_number(code: str) -> str | None:
    digits = "".join(char for char in code[:20] if char in "0123456789")
    if not digits:
        return None
    number = int(digits)
    return min(REGISTRY, key=lambda known: (abs(int(known[3:]) - number), known))
