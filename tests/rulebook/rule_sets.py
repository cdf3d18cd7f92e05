"""Rule sets and catalogs for these tests: the shipped one, and copies with something changed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from cambio_spec.catalog.catalog import languages
from cambio_spec.constructs.game import Game
from cambio_spec.constructs.variant import Variant
from cambio_spec.model.build import build
from cambio_spec.model.configuring import ask, configuration
from cambio_spec.model.mentions import Declarations
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.rulebook.book import Edition, build_rulebook, build_sheet
from cambio_spec.rulebook.document import Document
from cambio_spec.rulebook.markdown import render_markdown
from cambio_spec.rulebook.wording import Wording, load
from cambio_spec.source.files import SourceFile
from cambio_spec.source.shipped import shipped
from cambio_spec.syntax.parse import parse

LANGUAGES = languages()


def changed(text: str, changes: Mapping[str, str]) -> str:
    """`text` with every key replaced by its value; each key has to be there."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def shipped_rules() -> str:
    return (shipped() / "cambio.cambio").read_text(encoding="utf-8")


@cache
def ruleset(text: str) -> Ruleset:
    document = parse(SourceFile("test.cambio", text))
    game = next(d for d in document.declarations if isinstance(d, Game))
    own = _variants(document.declarations)
    return build(configuration(game, document.declarations, own, (), game.name.text))


def cambio(changes: Mapping[str, str] | None = None) -> Ruleset:
    return ruleset(changed(shipped_rules(), changes or {}))


def words(language: str, folder: Path, changes: Mapping[str, str] | None = None) -> Wording:
    """The shipped sentences of the game, changed in a copy in `folder`."""
    text = game_words(language).read_text(encoding="utf-8")
    copy = folder / f"{language}.ftl"
    copy.write_text(changed(text, changes or {}), encoding="utf-8")
    return load(language, [copy])


def book(language: str, folder: Path, rules: Mapping[str, str] | None = None) -> str:
    """The rulebook of the shipped game, with its rule file changed, as Markdown."""
    return render_markdown(document(language, folder, rules))


def document(language: str, folder: Path, rules: Mapping[str, str] | None = None) -> Document:
    return build_rulebook(Edition(cambio(rules), words(language, folder), "test"))


@cache
def shipped_book(language: str) -> str:
    """The rulebook of the shipped game as Markdown."""
    said = load(language, [game_words(language)])
    return render_markdown(build_rulebook(Edition(cambio(), said, "test")))


def sheet(language: str, folder: Path) -> Document:
    return build_sheet(Edition(cambio(), words(language, folder), "test"))


def varied(*patches: str, rules: Mapping[str, str] | None = None) -> Ruleset:
    """The shipped game with a variant `house`, which stands in a file of its own."""
    return _varied(changed(shipped_rules(), rules or {}), patches)


@cache
def _varied(text: str, patches: tuple[str, ...]) -> Ruleset:
    game_file = parse(SourceFile("spec/cambio.cambio", text))
    lines = "".join(f'  {patch} because "a house rule"\n' for patch in patches)
    variant_file = parse(SourceFile("home/house.cambio", f"variant house of cambio:\n{lines}"))
    game = next(d for d in game_file.declarations if isinstance(d, Game))
    pool = (*_variants(game_file.declarations), *_variants(variant_file.declarations))
    made = configuration(game, game_file.declarations, pool, [ask("house")], "cambio+house")
    return build(made)


def _variants(declarations: Declarations) -> tuple[Variant, ...]:
    return tuple(d for d in declarations if isinstance(d, Variant))


def house_words(language: str, folder: Path, own: str = "") -> Wording:
    """The shipped sentences of the game, and `own` as those of the variant `house`."""
    if not own:
        return _bare_house(language)
    file = folder / "home" / "locales" / language / "house.ftl"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(own, encoding="utf-8")
    return load(language, [game_words(language), file], folder)


@cache
def _bare_house(language: str) -> Wording:
    return load(language, [game_words(language), Path(f"home/locales/{language}/house.ftl")])


def game_words(language: str) -> Path:
    return shipped() / "locales" / language / "cambio.ftl"


def house_book(language: str, folder: Path, *patches: str, own: str = "") -> str:
    """The rulebook of the shipped game with these patches, as Markdown."""
    edition = Edition(varied(*patches), house_words(language, folder, own), "test")
    return render_markdown(build_rulebook(edition))
