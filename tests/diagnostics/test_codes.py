"""Every code has a headline, a page in each language, and is raised as its sentence wants."""

from __future__ import annotations

import ast
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from rich.console import Console

from cambio_spec.catalog.catalog import LOCALES, Catalog, languages
from cambio_spec.catalog.errors import CatalogError, Problem
from cambio_spec.diagnostics import codes
from cambio_spec.diagnostics.codes import REGISTRY, Code, Kind
from cambio_spec.diagnostics.explain import UnknownCode, page, show_page
from cambio_spec.diagnostics.faults import fault
from cambio_spec.diagnostics.nearest import help_nearest, nearest
from cambio_spec.diagnostics.sentences import help_text, sentence

PACKAGE = Path(codes.__file__).parents[1]
EN = Catalog.shipped("en")
AT_ONLY = {"help", "lines", "notes", "rules", "status"}
BY_NAME = {name: code for name, code in vars(codes).items() if isinstance(code, Code)}
HEADINGS = {
    "en": ["Why it matters", "An example that fails", "How to mend it"],
    "de": ["Warum das wichtig ist", "Ein Beispiel, das scheitert", "So beheben Sie es"],
    "es": ["Por qué importa", "Un ejemplo que falla", "Cómo corregirlo"],
    "fr": ["Pourquoi c’est important", "Un exemple qui échoue", "Comment y remédier"],
    "pt": ["Por que isso importa", "Um exemplo que falha", "Como corrigir"],
}


def test_codes_and_names_are_unique() -> None:
    assert len(BY_NAME) == len(REGISTRY) == len({code.name for code in BY_NAME.values()})
    for constant, code in BY_NAME.items():
        assert constant.lower().replace("_", "-") == code.name
        assert re.fullmatch(r"CAM\d{3}", code.code)
        assert code.kind in get_args(Kind)


def parts(name: str, catalog: Catalog = EN) -> list[frozenset[str]]:
    """What the headline of a name needs, then its label and help."""
    beside = [f"{name}-{part}" for part in ("label", "help")]
    return [catalog.variables(n) for n in (name, *filter(catalog.has, beside))]


@pytest.mark.parametrize("code", REGISTRY.values(), ids=lambda code: code.code)
@pytest.mark.parametrize("language", languages())
def test_a_code_has_a_headline(code: Code, language: str) -> None:
    assert parts(code.name, Catalog.shipped(language)) == parts(code.name)


@pytest.mark.parametrize("code", REGISTRY, ids=str)
@pytest.mark.parametrize("language", languages())
def test_a_code_has_a_page(code: str, language: str) -> None:
    text = (LOCALES / language / "explain" / f"{code}.md").read_text(encoding="utf-8")
    assert text.startswith(f"# {code} · ")
    assert re.findall(r"^## (.+)$", text, flags=re.M) == HEADINGS[language]
    assert max(map(len, text.splitlines())) <= 80
    assert all(section.strip() for section in re.split(r"^(?:# CAM|## ).*$", text, flags=re.M)[1:])
    assert page(code, language) == text


def test_no_page_is_left_over() -> None:
    for language in languages():
        stems = {path.stem for path in (LOCALES / language / "explain").iterdir()}
        assert stems == set(REGISTRY)


def test_pages_are_found_as_people_type_them() -> None:
    assert page("cam410", "en") == page(" 410 ", "en") == page("CAM410", "xx")


def test_no_break_spaces_hold_on_a_terminal() -> None:
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=20, color_system=None)
    show_page("Rien ne va plus ici\u00a0: un «\u202fmot\u202f», c’est tout.\n", console)
    shown = [line.rstrip() for line in out.getvalue().splitlines()]
    assert shown == ["Rien ne va plus", "ici\u00a0: un «\u202fmot\u202f»,", "c’est tout."]


@pytest.mark.parametrize(
    ("typed", "close"), [("CAM411", "CAM410"), ("999", "CAM455"), ("overlap", "CAM001")]
)
def test_an_unknown_code_names_the_nearest(typed: str, close: str) -> None:
    with pytest.raises(UnknownCode) as caught:
        page(typed, "en")
    assert caught.value.nearest == close
    assert f"`{close}`" in sentence(caught.value.message, EN)


def test_the_nearest_name() -> None:
    assert nearest("caler", ["dealer", "caller"]) == "caller"
    assert nearest("Stock", ["stock"]) == "stock"
    assert nearest("zebra", ["stock"]) is None
    assert nearest("s" * 1_000_000, ["stock"]) is None
    few, many = help_nearest("zebra", ["b", "a"]), help_nearest("zebra", map(str, range(50)))
    assert few is not None and sentence(few, EN) == "Known here: a and b."
    assert many is None


def calls() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Where the package names a message, which one, and with which arguments."""
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                replaced = "replace(" in ast.unparse(function)
                for node in ast.walk(function):
                    if not isinstance(node, ast.Call):
                        continue
                    found = _message(node)
                    # Where the headline is replaced, its arguments are the new one's.
                    if found is not None and not (replaced and not found[1]):
                        yield (f"{path.relative_to(PACKAGE)}:{node.lineno}", *found)


def _message(call: ast.Call) -> tuple[str, frozenset[str]] | None:
    match call:
        case ast.Call(func=ast.Attribute(value=base, attr="at" | "message" as how)):
            name = base.id if isinstance(base, ast.Name) else getattr(base, "attr", "")
            given = {k.arg for k in call.keywords} - (AT_ONLY if how == "at" else set())
            if name in BY_NAME and None not in given:
                return BY_NAME[name].name, frozenset(g for g in given if g)
        case ast.Call(func=ast.Name("Message"), args=[ast.Constant(str() as name), *rest]):
            match rest:
                case []:
                    return name, frozenset()
                case [ast.Dict(keys=keys)] if None not in keys:
                    return name, frozenset(ast.literal_eval(key) for key in keys if key)
    return None


@pytest.mark.parametrize(("where", "name", "given"), [pytest.param(*c, id=c[0]) for c in calls()])
def test_sentences_are_given_what_they_want(where: str, name: str, given: frozenset[str]) -> None:
    headline, *others = parts(name)
    assert headline <= given <= headline.union(*others), where


@pytest.mark.parametrize("problem", get_args(Problem))
@pytest.mark.parametrize("language", languages())
def test_a_fault_of_a_catalog_is_a_finding(problem: Problem, language: str) -> None:
    path = str(LOCALES / "en" / "diagnostics.ftl")
    catalog = Catalog.shipped(language)
    finding = fault(CatalogError(problem, path, 3, "a-sentence", "what"), "fr")
    assert REGISTRY[finding.code].kind in ("missing-message", "stale", "syntax")
    assert sentence(finding.message, catalog)
    help_text(finding, catalog)
    assert finding.labels[0].span.line == 3
    assert fault(CatalogError(problem, "nowhere.ftl", 3, "a", "b"), "fr").labels == ()
