"""Whoever a fact names is called in a witness as in the game's rulebook."""

from __future__ import annotations

import pytest

from tests.cli.calling import Caller

GAPPY = 'variant gappy of cambio:\n  remove rule score.others because "a test"\n'


@pytest.mark.parametrize(
    ("language", "role"),
    [("en", "caller"), ("de", "hat gerufen"), ("fr", "a appelé"), ("pt", None), ("es", None)],
)
def test_a_witness_says_it_in_the_readers_language(
    call: Caller, language: str, role: str | None
) -> None:
    call.write("gappy.cambio", GAPPY)
    answer = call("check", "--only", "gappy", "--players", "2", "--lang", language)
    assert answer.status == 1
    assert role is None or f"Ben · {role}" in answer.out
    assert ("· caller" in answer.out) == (language == "en")


def test_other_programs_read_the_word_of_the_rule_file(call: Caller) -> None:
    call.write("gappy.cambio", GAPPY)
    found = call(
        "check", "--only", "gappy", "--players", "2", "--lang", "fr", "--format", "json"
    ).json
    assert '"caller": ' in str(found).replace("'", '"')
