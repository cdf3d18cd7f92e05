"""The reference of the findings: the page of every code, with a list of all of them before."""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.diagnostics.codes import REGISTRY, Code
from cambio_spec.diagnostics.explain import page
from cambio_spec.rulebook.reference.markdown import link, table


def findings_page(language: str) -> str:
    """The whole page in one language. Raises `CatalogError` for a message that is missing."""
    catalog = Catalog.shipped(language)
    lines = [f"# {catalog.say('findings')}", "", catalog.say("findings-intro"), ""]
    header = (catalog.say("findings-finding"), catalog.say("findings-gravity"))
    for digit, codes in groupby((REGISTRY[code] for code in sorted(REGISTRY)), _group):
        lines += [f"**{catalog.say(f'findings-{digit}')}**", ""]
        rows = ((_entry(code, language), _gravity(code, catalog)) for code in codes)
        lines += table(header, rows)
    for known in sorted(REGISTRY):
        lines += [_lowered(page(known, language)).rstrip("\n"), ""]
    return "\n".join(lines)


@cache
def finding_heading(code: str, language: str) -> str:
    """The heading of a code's page: `CAM410 · Two rules apply, with different values`."""
    return page(code, language).split("\n", 1)[0].removeprefix("# ")


def _group(code: Code) -> str:
    return code.code[3]


def _entry(code: Code, language: str) -> str:
    heading = finding_heading(code.code, language)
    return link(heading, heading)


def _gravity(code: Code, catalog: Catalog) -> str:
    return catalog.say(f"severity-{code.severity}")


def _lowered(text: str) -> str:
    """A page as a section: its headings one step farther down, those in its examples aside."""
    parts = re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL)
    parts[::2] = [re.sub(r"^#", "##", part, flags=re.MULTILINE) for part in parts[::2]]
    return "".join(parts)
