"""Strings as source text: of Typst, and of Markdown that may be read as HTML.

A template writes `{{ x }}` and gets `x` escaped; there is no other way to print a string.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

TEMPLATES = Path(__file__).parent / "templates"

_TYPST = {"\\": "\\\\", '"': '\\"', "\n": " ", "\r": " ", "\t": " "}
_INLINE = re.compile(r"([\\`*_\[\]~$|#^])")
_BULLET = re.compile(r"^( ?)([-+=])")
_ORDINAL = re.compile(r"^( ?\d+)([.)])")
_ENTITIES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", "@": "&#64;"}


def visible(text: str) -> str:
    """`text` on one line, without control characters or those that reorder what is read."""
    spaced = re.sub(r"[\n\r\t\v\f\x85\u2028\u2029]+", " ", text)
    return re.sub("[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]", "", spaced)


def typst_literal(text: str) -> str:
    """A Typst string literal, quotes included; Typst reads no markup inside one."""
    return '"' + "".join(_TYPST.get(ch, ch) for ch in visible(text)) + '"'


def markdown_text(text: str) -> str:
    """CommonMark (and GitHub's) source that reads as exactly `text`, wherever a line may start.

    Links that GitHub would make by itself from an address or a name are broken too.
    """
    escaped = _INLINE.sub(r"\\\1", visible(text))
    escaped = "".join(_ENTITIES.get(ch, ch) for ch in escaped)
    escaped = re.sub(r"(?i)(https?|ftp|mailto|xmpp):", r"\1&#58;", escaped)
    escaped = re.sub(r"(?i)\bwww\.", "www&#46;", escaped)
    escaped = re.sub(r"^ +", " ", escaped)  # four would begin a code block
    return _ORDINAL.sub(r"\1\\\2", _BULLET.sub(r"\1\\\2", escaped))


def _environment(escape: Callable[[str], str]) -> Environment:
    def finalize(value: object) -> object:
        if isinstance(value, Markup):
            return value
        if isinstance(value, int) and not isinstance(value, bool):
            return Markup(str(value))
        return Markup(escape(_string(value)))

    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        undefined=StrictUndefined,
        autoescape=True,
        finalize=finalize,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.globals.update(kind=lambda node: type(node).__name__, unknown=_unknown)
    return environment


def _unknown(node: object) -> object:
    raise TypeError(f"no template for a {type(node).__name__}")


def _string(value: object) -> str:
    if not isinstance(value, str):
        str(value)  # an undefined name raises here, and says which
        raise TypeError(f"a template printed a {type(value).__name__}")
    return value


def typst_environment() -> Environment:
    return _environment(typst_literal)


def markdown_environment() -> Environment:
    return _environment(markdown_text)
