"""A family is what its variants make of the game one by one, for all combinations at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import HealthCheck, given, settings

from cambio_spec.constructs.define import Define
from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.diagnostic import Rejected
from cambio_spec.model.condition import All, Condition, Has, Not, holds
from cambio_spec.model.family import Family
from cambio_spec.model.patching import family
from cambio_spec.nodes.parts import Rule
from cambio_spec.nodes.surface import Declaration
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.parse import parse
from tests.model.house import GAME, codes
from tests.model.one_by_one import Fails, Played, ids, one_by_one, tidied
from tests.model.random_variants import Pool, pools

ROW, WHOLE = "replace points of A is {}", "replace param limit = {}"
many = settings(max_examples=150, suppress_health_check=list(HealthCheck))


def worlds(pool: Pool) -> Iterator[frozenset[str]]:
    for count in range(len(pool.names) + 1):
        yield from map(frozenset, combinations(pool.names, count))


def made(pool: Pool) -> Family:
    return family(pool.base, pool.variants)


def by_patches(pool: Pool, features: frozenset[str]) -> Played | str:
    """What the features make of the game, or why they can't be played together."""
    try:
        return one_by_one(pool.base, pool.variants, features)
    except Fails as fails:
        return str(fails)


def alike(nodes: tuple[Declaration, ...]) -> list[Declaration]:
    """It matters which rules a rule overrides, but not in which order it names them."""

    def sorted_overrides(rule: Rule) -> Rule:
        return replace(rule, overrides=tuple(sorted(rule.overrides, key=lambda word: word.text)))

    return [
        replace(node, rules=tuple(sorted_overrides(rule) for rule in node.rules))
        if isinstance(node, Define)
        else node
        for node in nodes
    ]


@many
@given(pools())
def test_a_configuration_is_what_the_patches_make_one_after_the_other(pool: Pool) -> None:
    whole = made(pool)
    for features in worlds(pool):
        expected = by_patches(pool, features)
        refused = whole.refused(features)
        where = f"{pool.text}\n{sorted(features)}: {expected}"
        if isinstance(expected, str):
            assert refused, where
            with pytest.raises(Rejected):
                whole.configured(features)
        else:
            assert not refused, f"{where} {codes(refused)}"
            assert alike(whole.configured(features)) == alike(tidied(expected)), where


@many
@given(pools())
def test_a_presence_condition_says_where_a_rule_is_there(pool: Pool) -> None:
    presences = list(made(pool).presences())
    assert max(Counter(p.id for p in presences).values()) == 1
    for features in worlds(pool):
        expected = by_patches(pool, features)
        if isinstance(expected, str):
            continue
        there = [(p.id.partition("@")[0], p.item) for p in presences if holds(p.when, features)]
        rules = list(ids(expected.unlimited))
        assert len(there) == len(rules)
        assert all(rule in there for rule in rules), f"{pool.text}\n{sorted(features)}"


def test_the_random_variants_go_together_in_some_ways_and_not_in_others() -> None:
    outcomes = Counter[str]()

    @many
    @given(pools())
    def draw(pool: Pool) -> None:
        whole = made(pool)
        for features in worlds(pool):
            fine = not whole.refused(features)
            outcomes["fine" if fine else "refused"] += 1
            outcomes["several"] += fine and len([f for f in features if f[0] == "v"]) > 1
            outcomes.update(codes(whole.refused(features)))

    draw()
    assert outcomes["fine"] > 300 and outcomes["refused"] > 300 and outcomes["several"] > 30
    every = {"CAM022", "CAM024", "CAM050", "CAM051", "CAM052", "CAM053", "CAM054"}
    assert every <= set(outcomes), outcomes


# ── by example ───────────────────────────────────────────────────────────────────────────────


def house(text: str, options: str = "") -> Family:
    base = parse(SourceFile("small.cambio", GAME + options)).declarations
    read = parse(SourceFile("house.cambio", text)).declarations
    return family(base, [d for d in read if isinstance(d, Variant)])


def refused(made: Family, *features: str) -> list[str]:
    return codes(made.refused(set(features)))


def score(made: Family, *features: str) -> dict[str, list[str]]:
    """The rules of the score, and what each overrides."""
    defines = (d for d in made.configured(set(features)) if isinstance(d, Define))
    (define,) = (d for d in defines if d.name.text == "score")
    return {r.name.text: [w.text for w in r.overrides] for r in define.rules if r.name}


def test_what_overrode_a_rule_that_is_removed_overrides_what_that_one_did() -> None:
    made = house(
        "variant more of small: add rule score.more: 3 when no overrides tied\n"
        "variant less of small, after more: remove rule score.tied remove rule score.winner"
    )
    assert score(made, "more")["more"] == ["tied"]
    assert score(made, "more", "less") == {"others": [], "more": ["others"]}


def test_two_who_exclude_each_other_need_no_order() -> None:
    text = "variant a of small{}: set limit = 1 variant b of small: set limit = 2"
    assert refused(house(text.format("")), "a", "b") == ["CAM050"]
    assert refused(house(text.format(", after b")), "a", "b") == []
    assert refused(house(text.format(", excludes b")), "a", "b") == ["CAM052"]


def test_patches_under_conditions_that_exclude_each_other_need_no_order() -> None:
    text = (
        "variant a of small: with c: set limit = 1\n"
        "variant b of small: without c: set limit = 2\n"
        "variant c of small: remove rule score.tied"
    )
    for features in (("a", "b"), ("a", "b", "c")):
        assert refused(house(text), *features) == []


def test_a_need_goes_with_the_option_that_has_it() -> None:
    """An option that a variant adds, or puts in the place of another, can need something too."""
    made = house(
        "variant a of small: add option x, default off, needs b\n"
        "variant b of small: replace option y, default off, excludes a",
        'option y, default off, needs a because "r"',
    )
    assert refused(made, "x") == [] and refused(made, "y") == ["CAM051"]
    assert refused(made, "a", "x") == ["CAM051"] and refused(made, "a", "b", "x") == []
    assert refused(made, "a", "y") == [] and refused(made, "a", "b", "y") == ["CAM052"]


def test_a_step_is_added_where_it_is_asked_for_even_if_one_of_its_name_was_elsewhere() -> None:
    made = house(
        "variant a of small: remove step setup.shuffle\n"
        "variant b of small, after a: with a: add step setup.shuffle after deal: shuffle stock"
    )
    (stage,) = (d for d in made.configured({"a", "b"}) if getattr(d, "occasion", "") == "round")
    assert [step.name.text for step in getattr(stage, "steps", ())] == ["deal", "shuffle", "on"]


def test_a_step_can_only_follow_one_that_is_there() -> None:
    made = house(
        "variant a of small: remove step setup.shuffle\n"
        "variant b of small: add step setup.more after shuffle: shuffle stock"
    )
    assert refused(made, "b") == [] and refused(made, "a", "b") == ["CAM024"]


# ── how long it may get ──────────────────────────────────────────────────────────────────────


def length(condition: Condition) -> int:
    match condition:
        case Has() | Not():
            return 1
        case _:
            return sum(length(part) for part in condition.conditions)


@pytest.mark.parametrize("patch", ["set limit = {}", "replace rule score.tied: {}", ROW, WHOLE])
def test_many_patches_to_one_rule_stay_short(patch: str) -> None:
    """Each variant comes after all before it; every second one asks for another one too."""
    count = 20
    texts = [
        f"variant v{i} of small{''.join(f', after v{j}' for j in range(i))}:"
        f" {f'with v{(i * 7) % count}: ' if i % 2 else ''}{patch.format(i)}\n"
        for i in range(count)
    ]
    made = house("".join(texts))
    found = [p for p in made.presences() if isinstance(p.when, All)]
    assert len(found) >= count - 1
    assert max(length(p.when) for p in found) <= 2 * count
    assert not made.refused({f"v{i}" for i in range(count)})
