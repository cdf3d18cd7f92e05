"""What may be written in YAML, what it says, and what is refused, where."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.nodes.surface import Document
from cambio_spec.source.files import SourceFile, read
from cambio_spec.source.shipped import shipped
from cambio_spec.syntax.format import format_document
from cambio_spec.syntax.parse import MOST_WORDS
from cambio_spec.syntax.yaml import composing
from cambio_spec.syntax.yaml.reading import MOST_FAULTS, parse_yaml
from tests.syntax.yaml.spelled import from_text, from_yaml, to_text, to_yaml

ACTION = "action act in turn: end match\n"
LONG = """\
define d:
  rule one: 1
  rule two: 0 when yes overrides one because "a: b"            [play.1]
"""


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("game: g", "game g\n"),
        ("- game: g", "game g\n"),
        ("---\n- game: g\n...\n", "game g\n"),
        ("{game: g}", "game g\n"),
        ("[{game: g}]", "game g\n"),
        ("? game\n: g\n", "game g\n"),
        ('"game": "g"', "game g\n"),
        ("'game': 'g'", "game g\n"),
        ("game: |\n  g\n", "game g\n"),
        ("game: >-\n\n  g\n\n", "game g\n"),
        ('game: "\\x67"', "game g\n"),
        ("action: act\nin: turn\ndo: end match", ACTION),
        ("action: act\nin: [turn]\ndo: [end match]", ACTION),
        ("action: act\nin:\n- turn\ndo:\n- end match", ACTION),
        ("action: act\ndo: end match\nin:\n  - turn", ACTION),
        (
            "action: act\nin: [turn, last]\ndo: look at x; end match",
            "action act in turn, last: look at x; end match\n",
        ),
        (
            "power: p\ncards: [7, K]\noptional: true\ndo: end match",
            "power p on 7, K optional: end match\n",
        ),
        ("power: p\ncards: 7\noptional: false\ndo: end match", "power p on 7: end match\n"),
        ("define: d\nis: 1", "define d: 1\n"),
        (
            "define: d\nrules:\n  one: 1\n  two: {is: 0, when: yes, overrides: one,"
            ' because: "a: b", cites: play.1}',
            LONG,
        ),
        ("define: d\nis: no", "define d: no\n"),
        ("define: d\nis: 2026-01-01", "define d: 2026 - 1 - 1\n"),
        ("param: p\nis: 1\nbecause: 2026-01-01", 'param p = 1 because "2026-01-01"\n'),
        ("param: p\nis: 1\nbecause: no", 'param p = 1 because "no"\n'),
        ("param: p\nis: 1\nbecause: >-\n  a\n  b", 'param p = 1 because "a b"\n'),
        ("param: p\nis: 1\nbecause: ''", 'param p = 1 because ""\n'),
        ("param: p\nis: 1\nbecause: a#b", 'param p = 1 because "a#b"\n'),
        ("table: t of card\nrows: {2 to 10: 1, red K: -2}", None),
    ],
)
def test_what_may_be_written(said: str, text: str | None) -> None:
    expected = text or "table t of card:\n  2 to 10 is 1\n  red K is -2\n"
    assert to_text(said) == expected


def found(text: str) -> list[tuple[str, str, str]]:
    """What is said of a text: each code, its message, and what is underlined first."""
    with pytest.raises(Rejected) as caught:
        from_yaml(text)
    said = caught.value.diagnostics
    return [(d.code, d.message.id, d.labels[0].span.text) for d in said]


@pytest.mark.parametrize(
    ("text", "code", "message", "underlined"),
    [
        ("- game: *a", "CAM071", "yaml-feature", "*a"),
        ("- game: &a g", "CAM071", "yaml-feature", "&a"),
        ("- game: !!str g", "CAM071", "yaml-feature", "!!str"),
        ("- !game {game: g}", "CAM071", "yaml-feature", "!game"),
        ("- <<: {game: g}", "CAM071", "yaml-feature", "<<"),
        ("- ? [game]\n  : g", "CAM071", "yaml-feature", "[game]"),
        ("%YAML 1.2\n---\ngame: g", "CAM071", "yaml-feature", "%YAML"),
        ("game: g\n---\ngame: h", "CAM071", "yaml-feature", "---"),
        ("- game: g\n\t# x\n\tx: y", "CAM070", "yaml-tab", "\t"),
        ("- game:\tg\n-\tparam: p", "CAM070", "yaml-tab", "\t"),
        ("- game: g: h", "CAM070", "yaml-colon", ":"),
        ("- game g\n  of: h", "CAM070", "yaml-missing-colon", "- game g"),
        ("- game: g\n  of\n  by: h", "CAM070", "yaml-missing-colon", "of"),
        ("- game: g\n   of: h", "CAM070", "yaml-indent", "of: h"),
        ("- game: g\n of: h", "CAM070", "yaml-indent", "of: h"),
        ("- game: g\nparam: p", "CAM070", "yaml-indent", "param: p"),
        ('- game: "g', "CAM070", "yaml-unclosed-text", '"'),
        ("- game: [g", "CAM070", "yaml-unclosed-list", "["),
        ("- game: {g: h", "CAM070", "yaml-unclosed-list", "{"),
        ("- game: @g", "CAM070", "yaml-start", "@"),
        ("- game: `g`", "CAM070", "yaml-start", "`"),
        ("- game: > 3", "CAM070", "yaml-start", ">"),
        ('- game: "\\q"', "CAM070", "yaml-escape", "\\q"),
        ('- game: "g" h', "CAM070", "not-yaml", "h"),
        ("game g", "CAM070", "yaml-is-text", "game"),
        ("# c\nplayers 2 to 4, clockwise\nparam a = 1: 2", "CAM070", "yaml-is-text", "players"),
        ("- gane: g", "CAM072", "unknown-key", "gane"),
        ("- game: g\n  books: h", "CAM072", "unknown-key", "books"),
        ("game: g\nparam: p", "CAM072", "unknown-key", "param"),
        ("- is: 1\n  param: p", "CAM072", "key-not-first", "param"),
        ("- define: d\n  is: 1\n  rules: {a: 1}", "CAM072", "key-not-beside", "is"),
        ("- param: p", "CAM073", "missing-key", "param"),
        ("- define: d", "CAM073", "missing-either", "define"),
        ("- define: d\n  cites: a.1", "CAM073", "missing-either", "define"),
        ("- variant: v\n  of: g\n  patches: [{set: p}]", "CAM073", "missing-key", "set"),
        ("- param: p\n  is: 1\n  is: 2", "CAM074", "duplicate-key", "is"),
        ("- define: d\n  rules: {a: 1, a: 2}", "CAM074", "duplicate-key", "a"),
        ("- game: [g]", "CAM075", "wrong-shape", "[g]"),
        ("- g", "CAM075", "wrong-shape", "g"),
        ("text", "CAM075", "wrong-shape", "text"),
        ("- power: p\n  cards: A\n  optional: yes\n  do: x", "CAM075", "wrong-shape", "yes"),
        ("- game: g\n  editions: [a]", "CAM075", "wrong-shape", "[a]"),
        ("- game:", "CAM076", "empty-value", ""),
        ('- game: ""', "CAM076", "empty-value", '""'),
        ("- game: []", "CAM075", "wrong-shape", "[]"),
        ("-", "CAM076", "empty-value", ""),
        ("- {}", "CAM076", "empty-value", "{}"),
        ("[]", "CAM076", "empty-value", "[]"),
        ("- game: g\n  editions: {}", "CAM076", "empty-value", "{}"),
        ("- param: p\n  is: 1\n  because:", "CAM076", "empty-value", ""),
        ("- game: g\x07", "CAM077", "bad-character", "\x07"),
        ("- game: g\u2028h", "CAM077", "bad-character", "\u2028"),
        ("- ga\x00me: g", "CAM072", "unknown-key", "ga\x00me"),
        ("- param: p\n  is: 1\n  because: a\x1b", "CAM077", "bad-character", "\x1b"),
        ("- param: p\n  is: 1\n  because: a 'b' \"c\"", "CAM077", "quote-in-text", '"'),
        ("- param: p\n  is: 1\n  because: 'a\n\n   b'", "CAM077", "line-end-in-text", ""),
        ("- param: p\n  is: 1#2", "CAM078", "comment-in-value", "#"),
        ("- param: p\n  is: '1 # 2'", "CAM078", "comment-in-value", "#"),
        ("- param: p\n  is: 1.5", "CAM010", "unexpected-word", "."),
        ("- param: p\n  is: 1 +", "CAM014", "unfinished-value", "+"),
        ("- param: p\n  is: (1", "CAM010", "missing-at-end-of-value", ""),
        ("- param: p\n  is: ~", "CAM015", "unknown-character", "~"),
        ("- param: p q\n  is: 1", "CAM010", "unexpected-word", "q"),
        ('- param: p\n  is: 1 because "x"', "CAM010", "unexpected-word", "because"),
        ("- accept: CAM1\n  at: x", "CAM010", "unexpected-word", "CAM1"),
        ("- param: p\n  is: 9999999999", "CAM012", "number-too-large", "9999999999"),
    ],
)
def test_what_is_refused(text: str, code: str, message: str, underlined: str) -> None:
    assert found(text)[0] == (code, message, underlined)


def test_every_fault_is_reported_once() -> None:
    text = "- gane: g\n- param: p\n- define: d\n  is: 1 +\n  when: x\n- action: a\n  in: [b c, d e]"
    assert [(code, underlined) for code, _, underlined in found(text)] == [
        ("CAM072", "gane"),
        ("CAM073", "param"),
        ("CAM072", "when"),
        ("CAM014", "+"),
        ("CAM073", "action"),
        ("CAM010", "c"),
        ("CAM010", "e"),
    ]


def test_of_many_faults_the_first_are_reported() -> None:
    assert len(found("- gane: g\n" * 100)) == MOST_FAULTS


def test_values_may_not_hold_more_words_than_a_text() -> None:
    one = "- param: p\n  is: 1 + 1 + 1 + 1\n"
    assert found(one * (MOST_WORDS // 8 + 1))[0][:2] == ("CAM004", "too-many-words")
    assert found("- param: p\n" * (MOST_WORDS // 2 + 1))[0][:2] == ("CAM004", "too-many-words")


@pytest.mark.parametrize("count", [230, 232, 234, 236, 238, 240, 242])
def test_what_is_too_deep_for_one_spelling_is_too_deep_for_the_other(count: int) -> None:
    value = "not " * count + "a"
    in_yaml = f"- variant: v\n  of: g\n  patches:\n  - set: p\n    is: {value}\n"
    said = []
    for read_one, text in ((from_yaml, in_yaml), (from_text, f"variant v of g: set p = {value}")):
        try:
            read_one(text)
            said.append("")
        except Rejected as rejected:
            said += [d.code for d in rejected.diagnostics]
    assert said in (["", ""], ["CAM011", "CAM011"])


def test_line_ends_and_byte_order_marks_mean_nothing(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_bytes(b"\xef\xbb\xbf- game: g # c\r\n- param: p\r\n  is: 1\r\n")
    assert format_document(parse_yaml(read(path))) == "game g  # c\n\nparam p = 1\n"


SHIPPED = to_yaml(read(shipped() / "cambio.cambio").text)
SLIPS = ["- game: *a", "- game: g: h", "- game: [g", '- game: "g', "- game: @g", "[" * 2000]


def read_with(loader: object, text: str, monkeypatch: pytest.MonkeyPatch) -> Document | list[str]:
    monkeypatch.setattr(composing, "_LOADER", loader)
    try:
        return parse_yaml(SourceFile("x.yaml", text))
    except Rejected as rejected:
        return [d.code for d in rejected.diagnostics]


@pytest.mark.parametrize("text", [SHIPPED, *SLIPS], ids=lambda text: text[:16])
def test_pyyaml_may_be_the_compiled_one_or_not(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = read_with(yaml.CBaseLoader, text, monkeypatch)
    assert read_with(yaml.BaseLoader, text, monkeypatch) == compiled
