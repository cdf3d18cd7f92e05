"""Everything that the grammar has, YAML has: the constructs' keys against the grammar."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from cambio_spec.constructs.construct import DeclarationConstruct
from cambio_spec.constructs.registry import DECLARATIONS, LAYOUTS
from cambio_spec.constructs.variant import Variant, patches
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.nodes.keys import Items, Key, Layout, Named, keys
from cambio_spec.syntax.parse import STARTS, grammar
from cambio_spec.syntax.yaml.ways import by_head, declarations
from tests.syntax.yaml.spelled import from_text, from_yaml, to_text, to_yaml

PATCHES = """\
variant v of g: because "a test"
  set a = 2 [play.1]
  replace t of red K is 2
  replace rule d.one: 1 when yes overrides two
  add rule d.three: 3
  replace step s.one: end match; look at x
  add step s.two after one: end match
  remove rule d.one
  remove row t.red_K
  remove step s.one
  remove action act
  remove power p
  add row t of red K is 3
  with joker, team: set a = 3
  without joker: remove rule d.one
  replace players 2 or 4, clockwise
  replace partners when it is me
  replace deck 2 french_52 with 4 jokers in s
  replace zone z: pile, face up
  replace param a = 2
  replace option o is 0 or 5, default 5, needs joker, excludes team, needs players 2 or 4
  replace fact f is yes or no
  replace table t of card:
    A is 2
  replace define d:
    rule one: 1
  replace stage s:
    step one: end match
  replace phase turn: active acts
  replace editorial e in play when o > 0
  replace question q ruled so when o > 0
  replace property x given o > 0: yes
  replace accept CAM410 at d.one
  remove zone z
  remove param a
  remove option o
  remove fact f
  remove table t
  remove define d
  remove stage s
  remove phase turn
  remove editorial e
  remove question q
  remove property x
  remove accept d.one
  add players 2 to 3, clockwise
  add partners when it is me
  add deck french_52 in s
  add option o, default off
  add editorial e in play
  add property x: some players where yes
  replace action act by any player in turn, last when yes: end match
  replace power p on 7, K optional: end match
  add action act in turn: end match
  add power p on 7: end match
  add param a = 1
  add fact f of player is a number from -1 to 2, kept
  add zone z of player: 2+2 slots or more, at most 6, seen by its owner
  add define d of player given yes: 1
  add table t of card:
    A is 1
  add stage s of round:
    step one: end match
  add phase turn, last: active acts
  add question q ruled so by s.one, t.A
  add accept CAM410 at d.one
"""


def rules_in(rule: str) -> set[str]:
    """The rules that are alternatives of one, those of an inlined alternative instead of it."""
    found = set()
    for one in grammar().rules:
        if one.origin.name == rule:
            found |= {symbol.name for symbol in one.expansion if not symbol.is_term}
    return found


def all_keys() -> list[Key]:
    found: list[Key] = []
    waiting = [way.layout.parts for way in by_head(declarations).values()]
    while waiting:
        for key in keys(waiting.pop()):
            found.append(key)
            if isinstance(key.value, Named):
                waiting.append(key.value.parts)
            elif isinstance(key.value, Items):
                waiting += [way.layout.parts for way in by_head(key.value.ways).values()]
    return found


def test_every_declaration_has_keys() -> None:
    assert rules_in("_declaration") == set(LAYOUTS)


def test_every_patch_has_keys() -> None:
    trees = {way.tree for way in patches()}
    patches_of_the_grammar = (rules_in("_patch") - {"_plain_patch"}) | rules_in("_plain_patch")
    assert patches_of_the_grammar == trees
    added = next(way for way in patches() if not isinstance(way, Layout) and way.word == "add")
    assert rules_in("_added") == set(added.rules)


def test_every_patch_is_written_and_read() -> None:
    written = to_yaml(PATCHES)
    for head in by_head(patches):
        assert f"  - {head}: " in written
    assert from_yaml(written) == from_text(PATCHES)
    assert to_text(written) == to_text(to_yaml(to_text(written)))


CLAUSES = "after x, after y, needs players 4 or 6, needs joker, excludes team"
SET = "\n  set a = 2\n"


def test_clauses_have_the_keys_that_they_begin_with_in_the_text() -> None:
    written = to_yaml(f"variant v of g, {CLAUSES}:{SET}")
    keys_of_it = 'after: [x, "y"]\nneeds: [players 4 or 6, joker]\nexcludes: team\n'
    assert written == f"variant: v\nof: g\n{keys_of_it}patches:\n  - set: a\n    is: 2\n"
    assert to_text(written) == f"variant v of g, {CLAUSES}:{SET}"


def test_an_option_has_them_too() -> None:
    text = "option o, default off, needs players 2, needs joker, excludes team\n"
    written = to_yaml(text)
    assert written.endswith("needs: [players 2, joker]\nexcludes: team\n")
    assert to_text(written) == text
    with pytest.raises(Rejected):
        from_yaml('option: o\ndefault: "off"\nafter: joker\n')


@pytest.mark.parametrize(
    "said", ["excludes team, needs joker, after x", "needs joker, excludes team, needs players 2"]
)
def test_clauses_keep_their_order(said: str) -> None:
    """In that of their keys, or where there is none, in words."""
    text = f"variant v of g, {said}:{SET}"
    assert to_text(to_yaml(text)) == text
    assert ("requires: [" in to_yaml(text)) == (said.count("needs") > 1)


@pytest.mark.parametrize(
    "said",
    [
        "needs: [players 4 or 6, joker]\nexcludes: [team]",
        "needs:\n  - players 4 or 6\n  - joker\nexcludes: team",
        "requires: [needs players 4 or 6, needs joker, excludes team]",
        "needs: [players 4 or 6, joker]\nrequires: excludes team",
    ],
)
def test_ways_to_write_the_same_clauses(said: str) -> None:
    found = from_yaml(f"variant: v\nof: g\n{said}\npatches:\n  - set: a\n    is: 2\n")
    text = f"variant v of g, needs players 4 or 6, needs joker, excludes team:{SET}"
    assert found == from_text(text)


def test_what_clauses_are_about_is_found_in_the_file() -> None:
    found = from_yaml("variant: v\nof: g\nneeds: [x, players 4]\npatches: [{set: a, is: 2}]")
    (variant,) = found.declarations
    assert isinstance(variant, Variant)
    assert [clause.span.text for clause in variant.clauses] == ["x", "players 4"]


@pytest.mark.parametrize("construct", DECLARATIONS, ids=lambda c: c.rule)
def test_every_example_is_written_and_read(construct: DeclarationConstruct[Any]) -> None:
    written = to_yaml(construct.example)
    assert written.startswith(f"{construct.rule}: ")
    assert to_text(written) == construct.example + "\n"


def test_a_key_is_text_to_every_reader() -> None:
    """`on` and `no` would be truth values to some."""
    for key in all_keys():
        assert yaml.safe_load(f"{key.name}: x") == {key.name: "x"}


def test_every_key_is_described() -> None:
    for key in all_keys():
        assert key.says[:1].isupper() and key.says.endswith("."), key


def test_every_rule_that_reads_a_value_is_in_the_grammar() -> None:
    rules = {rule.origin.name for rule in grammar().rules}
    assert set(STARTS) <= rules
