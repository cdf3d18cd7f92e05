"""How a scalar is written: plain where every reader of YAML takes it for text, else in quotes."""

from __future__ import annotations

import re

from cambio_spec.syntax.yaml.composing import EXOTIC

_INDICATORS = "-?:,[]{}#&*!|>'\"%@` \t"
_ENDS_PLAIN = re.compile(r":(?:\s|$)|\s#|\s$|[\t\n]")
_IN_BRACKETS = re.compile(r"[,?\[\]{}]")
_WORDS = "null|true|false|yes|no|on|off|y|n"
# What YAML 1.1 or 1.2 reads as something else than text; whole numbers are looked at by themselves.
_NO_TEXT = re.compile(
    rf"""~|{_WORDS}|=|<<
    |[-+]?(?:0b[01_]+|0x[0-9a-f_]+|0o?[0-7_]+)
    |[-+]?(?:[0-9][0-9_]*)?\.?[0-9_]*(?:e[-+]?[0-9]+)?
    |[-+]?\.(?:inf|nan)
    |[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?
    |[0-9]{{4}}-[0-9]{{1,2}}-[0-9]{{1,2}}(?:[ t].*)?""",
    re.VERBOSE | re.IGNORECASE,
)
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)")
_ESCAPED = re.compile(f'["\\\\\t\n]|{EXOTIC.pattern}')
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\t": "\\t", "\n": "\\n"}


def is_value_word(name: str) -> bool:
    """Whether YAML 1.1 or 1.2 reads this word as true, as false or as nothing."""
    return re.fullmatch(_WORDS, name, re.IGNORECASE) is not None


def scalar(text: str, number: bool = False, in_list: bool = False) -> str:
    """A value on one line. `number`: it may be read as a number; `in_list`: it stands between
    square brackets."""
    return text if _is_plain(text, number, in_list) else quoted(text)


def quoted(text: str) -> str:
    return f'"{_ESCAPED.sub(_escape, text)}"'


def _escape(match: re.Match[str]) -> str:
    char = match.group()
    if char in _ESCAPES:
        return _ESCAPES[char]
    code = ord(char)
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"


def _is_plain(text: str, number: bool, in_list: bool) -> bool:
    if not text or _ENDS_PLAIN.search(text) or EXOTIC.search(text):
        return False
    if in_list and _IN_BRACKETS.search(text):
        return False
    if _NUMBER.fullmatch(text):
        return number
    if text[0] in _INDICATORS:
        # A minus is no list where something stands right behind it.
        return text[0] == "-" and text[1:2].isalnum() and not _NO_TEXT.fullmatch(text)
    return not _NO_TEXT.fullmatch(text)
