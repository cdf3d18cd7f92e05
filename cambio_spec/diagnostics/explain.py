"""One page per code: what it means, why it matters, an example that fails, how to mend it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

from cambio_spec.catalog.catalog import LOCALES
from cambio_spec.diagnostics.codes import REGISTRY
from cambio_spec.diagnostics.diagnostic import Message
from cambio_spec.diagnostics.nearest import nearest

FALLBACK = "en"
_NO_BREAK = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
_HELD = "\ue000\ue001"


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

    held = Markdown(text.translate(str.maketrans(_NO_BREAK, _HELD)), code_theme="ansi_light")
    console.print(_Unbroken(held), width=min(console.width, 88))


@dataclass(frozen=True, slots=True)
class _Unbroken:
    """What was laid out with other characters in the place of no-break spaces, at which Rich
    would break lines."""

    held: RenderableType

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        shown = str.maketrans(_HELD, _NO_BREAK)
        for segment in console.render(self.held, options):
            yield segment._replace(text=segment.text.translate(shown))


def _nearest_number(code: str) -> str | None:
    digits = "".join(char for char in code[:20] if char in "0123456789")
    if not digits:
        return None
    number = int(digits)
    return min(REGISTRY, key=lambda known: (abs(int(known[3:]) - number), known))
