"""The runtime as text, to stand in front of what is generated, and the names that it takes."""

from __future__ import annotations

import ast
from functools import cache
from importlib.resources import files

PARTS = ("chance", "runtime", "handling", "verdicts", "control", "playing", "opening")


def _text(part: str) -> str:
    return files("cambio_spec.engine").joinpath(f"{part}.py").read_text(encoding="utf-8")


def _bound(body: list[ast.stmt]) -> frozenset[str]:
    """The names that statements bind: imports, classes, functions and assignments."""
    names: set[str] = set()
    for node in body:
        match node:
            case ast.Import() | ast.ImportFrom():
                names |= {alias.asname or alias.name for alias in node.names}
            case ast.ClassDef() | ast.FunctionDef():
                names.add(node.name)
            case ast.Assign():
                names |= {t.id for t in node.targets if isinstance(t, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
    return frozenset(names)


def _state_names(tree: ast.Module) -> frozenset[str]:
    """The slots and methods that every state has before a program adds its own."""
    base = next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Table")
    slots = next(
        n.value for n in base.body if isinstance(n, ast.Assign) and isinstance(n.value, ast.Tuple)
    )
    return _bound(base.body) | {str(ast.literal_eval(slot)) for slot in slots.elts}


def _definitions(text: str) -> str:
    """What follows the imports of a module."""
    tree = ast.parse(text)
    last = max(n.end_lineno or 0 for n in tree.body if isinstance(n, ast.Import | ast.ImportFrom))
    return "\n".join(text.splitlines()[last:]).strip("\n") + "\n"


_TREES = [ast.parse(_text(part)) for part in PARTS]
RUNTIME_NAMES = frozenset[str]().union(*(_bound(tree.body) for tree in _TREES))
STATE_NAMES = _state_names(_TREES[PARTS.index("runtime")])

IMPORTS = """\
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Self
"""


@cache
def runtime_text() -> str:
    """The imports of a generated module, then the definitions of each part of the runtime."""
    return f"{IMPORTS}\n" + "\n\n".join(_definitions(_text(part)) for part in PARTS)
