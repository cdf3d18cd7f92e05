"""The strict wrapper: a whole sentence, or an error with file and line."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from cambio_spec.catalog.catalog import LOCALES, Catalog, languages, spoken
from cambio_spec.catalog.errors import CatalogError
from cambio_spec.catalog.functions import Value
from cambio_spec.catalog.verify import problems

WORDS = """
list-comma = ,{ " " }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
"""


def catalog(tmp_path: Path, text: str, language: str = "en") -> Catalog:
    folder = tmp_path / language
    folder.mkdir(exist_ok=True)
    (folder / "words.ftl").write_text(WORDS, encoding="utf-8")
    (folder / "a.ftl").write_text(text, encoding="utf-8")
    return Catalog.load(language, [folder])


def refused(call: Callable[[], object], problem: str, line: int, subject: str) -> None:
    with pytest.raises(CatalogError) as caught:
        call()
    error = caught.value
    assert (error.problem, error.line, error.subject) == (problem, line, subject)
    assert error.path.endswith(".ftl")


def test_a_number_has_a_true_minus_with_and_without_a_function(tmp_path: Path) -> None:
    c = catalog(tmp_path, "a = { SIGNED($n) } { $n } { NUMBER($n) }\n")
    assert c.say("a", n=-2000) == "−2000 −2000 −2,000"


@pytest.mark.parametrize(
    ("n", "said"), [(1, "one card"), (-1, "one card"), (0, "none"), (2, "2 cards")]
)
def test_plurals_and_exact_numbers(tmp_path: Path, n: int, said: str) -> None:
    c = catalog(
        tmp_path, "a = { $n ->\n    [0] none\n    [one] one card\n   *[other] { $n } cards\n }\n"
    )
    assert c.say("a", n=n) == said


def test_zero_is_one_in_french(tmp_path: Path) -> None:
    c = catalog(tmp_path, "a = { $n } { $n ->\n    [one] carte\n   *[other] cartes\n }\n", "fr")
    assert [c.say("a", n=n) for n in (0, 1, 2)] == ["0 carte", "1 carte", "2 cartes"]
    assert problems(c) == ()


def test_a_sentence_that_says_one_for_zero_is_a_problem(tmp_path: Path) -> None:
    text = "a = { $n ->\n    [one] une carte\n   *[other] { $n } cartes\n }\n"
    assert [p.problem for p in problems(catalog(tmp_path, text, "fr"))] == ["zero-is-one"]
    assert problems(catalog(tmp_path, text, "en")) == ()


def test_in_spanish_whole_millions_take_a_preposition() -> None:
    spanish = Catalog.shipped("es")
    for limit, said in ((32_000, "32.000 bytes"), (2_000_000, "2.000.000 de bytes")):
        found = spanish.say("too-large", path="x", limit=limit)
        assert said in found.replace("\N{NO-BREAK SPACE}", " ")


def test_ordinals(tmp_path: Path) -> None:
    c = catalog(
        tmp_path,
        "a = { $n }{ ORDINAL($n) ->\n [one] st\n [two] nd\n [few] rd\n*[other] th\n }\n",
    )
    assert " ".join(c.say("a", n=n) for n in (1, 2, 3, 11, 22)) == "1st 2nd 3rd 11th 22nd"


def test_lists_are_joined_in_the_words_of_the_catalog(tmp_path: Path) -> None:
    c = catalog(
        tmp_path, "a = { ALL($x) }; { ANY($x) }; { COUNT($x) ->\n [one] 1\n*[other] n\n }\n"
    )
    assert c.say("a", x=("r",)) == "r; r; 1"
    assert c.say("a", x=("r", "s", "t")) == "r, s and t; r, s or t; n"


def test_terms_take_literals_and_fall_back_to_their_default(tmp_path: Path) -> None:
    c = catalog(
        tmp_path,
        "-koenig = { $case ->\n    [gen] Königs\n   *[nom] König\n }\n"
        'a = { -koenig(case: "gen") } { -koenig }\n',
        "de",
    )
    assert c.say("a") == "Königs König"
    assert c.variables("a") == frozenset()


def test_variables_reach_through_quoted_messages_and_attributes(tmp_path: Path) -> None:
    c = catalog(
        tmp_path, "class = { $class }\na = { class } { $n }\n    .short = { $n } { class }!\n"
    )
    assert c.variables("a") == {"class", "n"}
    king: dict[str, Value] = {"class": "king", "n": 3}
    assert c.say("a", **king) == "king 3"
    assert c.has_attribute("a", "short") and not c.has_attribute("a", "long")
    assert c.attribute("a", "short", **king) == "3 king!"


def test_an_attribute_of_a_term_chooses(tmp_path: Path) -> None:
    c = catalog(
        tmp_path,
        "-card = Karte\n    .gender = { $of }\n"
        'a = { -card.gender(of: "f") ->\n    [f] die\n   *[m] der\n } { -card }\n',
        "de",
    )
    assert c.say("a") == "die Karte"


def test_numbers_that_a_sentence_brings_along(tmp_path: Path) -> None:
    c = catalog(tmp_path, "-t = { $n }\na = { -2 } { -t(n: -3000) } { COUNT($x) }\n")
    assert c.say("a", x=("r", "s")) == "−2 −3000 2"


def test_nothing_can_be_counted_but_not_named(tmp_path: Path) -> None:
    c = catalog(
        tmp_path, "a = { COUNT($x) ->\n    [0] none\n   *[other] { ALL($x) }\n }\nb = { ALL($x) }\n"
    )
    assert c.say("a", x=()) == "none"
    refused(lambda: c.say("b", x=()), "wrong-argument", 5, "ALL: an empty list can only be counted")


def test_an_argument_of_any_length_or_kind_is_printed_as_it_is(tmp_path: Path) -> None:
    c = catalog(tmp_path, "a = { $x }, { $y }\nb = { ALL($z) }.\n")
    long, private = "x" * 100_000, "\U000f0001\U000f0000\U000ffffd"
    assert c.say("a", x=private, y=long) == f"{private}, {long}"
    assert c.say("b", z=(long, private)) == f"{long} and {private}."


def test_a_language_that_nobody_knows_has_one_form(tmp_path: Path) -> None:
    text = "a = { $n ->\n    [one] one\n   *[other] other\n } { ORDINAL($n) } { NUMBER($n) }\n"
    for language in ("xx-nowhere", "not a language"):
        c = catalog(tmp_path, text, language)
        assert c.say("a", n=1) == "other other 1"


def test_arguments_are_text_and_never_read_as_fluent(tmp_path: Path) -> None:
    c = catalog(tmp_path, "a = { $x }\n")
    assert c.say("a", x='{ $y } { "z" } { list-and }') == '{ $y } { "z" } { list-and }'


def test_what_is_not_exactly_right_is_refused(tmp_path: Path) -> None:
    c = catalog(
        tmp_path,
        "a = { $x }\n"
        "b = { -nowhere }\n"
        "c = { SHOUT($x) }\n"
        "d = { e }\n"
        "e = { d }\n"
        "f = { ALL($x) }\n"
        "g = { NUMBER($x) ->\n    [one] a\n   *[other] b\n }\n"
        "-t = { $case }\n"
        "h = { -t }\n"
        "i =\n    .only = an attribute\n"
        "j = { SIGNED($x, 1) }\n"
        "k = { 1.5 }\n"
        'l = { -t("king", case: "gen") }\n',
    )
    refused(lambda: c.say("a"), "unknown-variable", 1, "x")
    refused(lambda: c.say("a", x="1", y="2"), "unused-argument", 1, "y")
    refused(lambda: c.say("a", x=True), "wrong-argument", 1, "x")
    refused(lambda: c.say("b"), "unknown-reference", 2, "-nowhere")
    refused(lambda: c.say("c", x="1"), "unknown-function", 3, "SHOUT")
    refused(lambda: c.say("d"), "cyclic", 4, "d")
    refused(lambda: c.say("f", x=3), "wrong-argument", 6, "ALL: a list is needed")
    refused(lambda: c.say("g", x=1), "wrong-argument", 7, "NUMBER gives text, not a choice")
    refused(lambda: c.say("h"), "unknown-variable", 12, "case")
    refused(lambda: c.say("i"), "unknown-reference", 13, "i.")
    refused(lambda: c.say("j", x=1), "wrong-argument", 15, "SIGNED takes one argument")
    refused(lambda: c.say("k"), "wrong-argument", 16, "text or a whole number is needed")
    with pytest.raises(CatalogError, match=r"wrong-argument l: .*positional"):
        c.say("l")
    with pytest.raises(CatalogError, match="missing-message nothing"):
        c.say("nothing")
    with pytest.raises(CatalogError, match="missing-message -t"):
        c.say("-t")


def test_junk_is_never_dropped_silently(tmp_path: Path) -> None:
    for text, line in (("a = b\nno equals sign\n", 2), ("?\n", 1), ("  indented\n", 1)):
        with pytest.raises(CatalogError) as caught:
            catalog(tmp_path, text)
        assert (caught.value.problem, caught.value.line) == ("junk", line)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("ok = fine\na = { $x\nb = c\n", 2),
        ("ok = fine\na = { $x ->\n    [one] card\n    [other] cards\n }\n", 5),
        ("ok = fine\na = { -t(x: $y) }\n", 2),
    ],
)
def test_an_entry_that_does_not_parse_spoils_no_other(tmp_path: Path, text: str, line: int) -> None:
    c = catalog(tmp_path, text)
    assert c.say("ok") == "fine"
    with pytest.raises(CatalogError) as caught:
        c.say("a")
    assert (caught.value.problem, caught.value.message) == ("junk", "a")
    assert caught.value.line == line
    assert [p.problem for p in problems(c)] == ["junk"]


def test_a_name_given_twice_is_refused_also_across_folders(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "x.ftl").write_text("# a comment\na = b\n", encoding="utf-8")
    refused(
        lambda: Catalog.load("en", [tmp_path / "one", tmp_path / "two"]),
        "duplicate",
        2,
        f"{tmp_path / 'one' / 'x.ftl'}:2",
    )


def test_a_catalog_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.ftl").write_bytes(b"a = \xff\n")
    refused(lambda: Catalog.load("en", [tmp_path]), "unreadable", 0, "not-utf8")


def test_a_games_own_folder_adds_to_the_shipped_one(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text("my-own = Hello\n", encoding="utf-8")
    c = Catalog.shipped("en", tmp_path)
    assert c.say("my-own") == "Hello"
    assert c.has("overlap")


def test_problems_of_choices(tmp_path: Path) -> None:
    c = catalog(
        tmp_path,
        "a = { $n ->\n    [one] x\n    [1] y\n   *[other] z\n }\n"
        "-t = { $case ->\n   *[nom] t\n }\n"
        'b = { -t(cas: "nom") }\n',
    )
    assert [(p.problem, p.subject) for p in problems(c)] == [
        ("shadowed-variant", "1"),
        ("unknown-variable", "-t(cas)"),
    ]


def test_the_languages_that_ship() -> None:
    assert languages() == ("de", "en", "es", "fr", "pt")


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("pt", "pt"),
        ("pt-BR", "pt"),
        ("pt_BR.UTF-8", "pt"),
        ("PT", "pt"),
        ("de-AT", "de-AT"),
        ("de_CH", "de"),
        ("p", None),
        ("ptx", None),
        ("", None),
    ],
)
def test_a_country_falls_back_to_its_language(asked: str, language: str | None) -> None:
    """Unless there is a folder of exactly that name."""
    assert spoken(asked, ["de", "de-AT", "pt"]) == language


@pytest.mark.parametrize("language", languages())
def test_the_shipped_catalogs_have_no_problems(language: str) -> None:
    assert [str(p) for p in problems(Catalog.shipped(language))] == []


def test_nothing_but_a_sentence_loads_fluents_runtime() -> None:
    code = (
        "import sys; from cambio_spec.catalog.catalog import Catalog; c = Catalog.shipped('en');"
        "assert c.has('gap') and c.variables('gap');"
        "assert not {'fluent.runtime', 'babel'} & sys.modules.keys();"
        "c.say('no-such-file', path='x');"
        "assert 'fluent.runtime' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], cwd=LOCALES.parents[1], check=True)


AGREED = """
plural = { $n ->
    [0] none
    [one] { $n } card
   *[other] { $n } cards
 } of { $who }
nested = ({ plural }) { $kind ->
    [king] König
   *[other] { $kind }
 }
-term = { $case ->
    [gen] Königs
   *[nom] König
 }
terms = { -term(case: "gen") }/{ -term } { "{" }literal{ "}" }
    and more,

      indented, lines
"""


@given(
    n=st.integers(0, 999),
    who=st.text(max_size=20),
    kind=st.sampled_from(["king", "ace"]),
    language=st.sampled_from(["en", "de", "fr", "pt-BR", "es"]),
    name=st.sampled_from(["plural", "nested", "terms"]),
)
def test_it_says_what_fluents_runtime_says_of_text_and_small_numbers(
    tmp_path_factory: pytest.TempPathFactory, n: int, who: str, kind: str, language: str, name: str
) -> None:
    folder = tmp_path_factory.mktemp("agreed")
    (folder / "a.ftl").write_text(AGREED, encoding="utf-8")
    ours = Catalog.load(language, [folder])
    theirs = FluentBundle([language], use_isolating=False)
    theirs.add_resource(FluentResource(AGREED))
    given_: dict[str, Value] = {"n": n, "who": who, "kind": kind}
    arguments = {key: given_[key] for key in ours.variables(name)}
    pattern = theirs.get_message(name).value
    assert pattern is not None
    said, errors = theirs.format_pattern(pattern, arguments)
    assert errors == []
    assert ours.say(name, **arguments) == said


def test_locales_are_where_the_package_is() -> None:
    assert (LOCALES / "en" / "diagnostics.ftl").is_file()
