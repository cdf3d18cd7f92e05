"""The one place where generated text becomes code."""

from __future__ import annotations

from types import ModuleType


def load(source: str, name: str) -> ModuleType:
    """The module that a text describes which was made by `emit`, or of a formula. The text is run:
    pass it no other."""
    module = ModuleType(name)
    exec(compile(source, f"<engine {name}>", "exec"), module.__dict__)
    return module
