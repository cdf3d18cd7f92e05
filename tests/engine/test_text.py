"""The text of a generated module: to be read, the same every time, without dependencies."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from cambio_spec.engine import emit, load
from cambio_spec.kernel.expressions import Const
from cambio_spec.kernel.program import Decision, Program
from cambio_spec.kernel.types import BOOLEAN, INTEGER
from tests.agreement.random_programs import programs
from tests.kernel.building import const, goto, op, option, phase, program, rule, seat, stage
from tests.kernel.small_game import small_game

PENALTY = Const(INTEGER, 10, "penalty", origin="test")
ROOT = Path(__file__).parents[2]


def deciding(*rules_: object, given: bool = True) -> Program:
    decision = Decision("worth", (), INTEGER, const(given), rules_, origin="worth")  # type: ignore[arg-type]
    return program(decisions=(decision,))


def body_of(text: str, function: str) -> str:
    """The lines of one function of a generated module."""
    tree = ast.parse(text)
    node = next(n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == function)
    return "\n".join(text.splitlines()[node.lineno - 1 : node.end_lineno])


def test_the_text_is_the_same_in_every_process() -> None:
    make = (
        "from cambio_spec.engine import emit; from tests.kernel.small_game import small_game;"
        "import sys; sys.stdout.write(emit(small_game(), 'Small', {'point': 'a text'}))"
    )
    texts = {
        subprocess.run(
            [sys.executable, "-c", make],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert texts == {emit(small_game(), "Small", {"point": "a text"})}


def test_the_module_needs_nothing_but_python(tmp_path: Path) -> None:
    (tmp_path / "small.py").write_text(emit(small_game()), encoding="utf-8")
    run = "import sys; sys.path.insert(0, '.'); import small; print(small.play_random(3, 1).status)"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", run], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.stdout == "over\n", done.stderr


def lint(text: str, path: Path) -> str:
    """What ruff says of a text, by its defaults and by the rules on unused names and on layout."""
    command = shutil.which("ruff", path=str(Path(sys.executable).parent))
    assert command is not None, "ruff isn't installed beside this Python"
    path.write_text(text, encoding="utf-8")
    select = ["--isolated", "--no-cache", "--line-length=100", "--extend-select=W,F,E501"]
    done = subprocess.run([command, "check", *select, str(path)], capture_output=True, text=True)
    return "" if done.returncode == 0 else done.stdout


def test_a_linter_finds_nothing(tmp_path: Path) -> None:
    rules = {"point": "a long text, " * 30, "define total": "short", "unused": "nowhere"}
    assert lint(emit(small_game(), "Small", rules), tmp_path / "small.py") == ""


@settings(max_examples=15, suppress_health_check=list(HealthCheck))
@given(programs())
def test_a_linter_finds_no_unknown_or_unused_name(
    tmp_path_factory: pytest.TempPathFactory, program: Program
) -> None:
    found = lint(emit(program), tmp_path_factory.mktemp("random") / "random.py")
    assert "F401" not in found
    assert "F821" not in found
    assert "F811" not in found
    assert "F841" not in found


def test_every_rule_stands_in_a_comment_over_its_branch() -> None:
    text = emit(
        deciding(
            rule("worth.plain", const(True), const(1)),
            rule("worth.more", op(const(1), "<", PENALTY), const(2), "worth.plain"),
        ),
        rules={"worth.more": "rule more: 2 overrides plain  [scoring.3]"},
    )
    assert "    # worth.more: rule more: 2 overrides plain [scoring.3]" in text
    assert load(text, "m").RULES == {"worth.more": "rule more: 2 overrides plain [scoring.3]"}


def test_a_named_constant_keeps_its_name() -> None:
    text = emit(deciding(rule("worth.plain", const(True), PENALTY)))
    assert "\nPENALTY = 10\n" in text
    assert body_of(text, "worth").endswith("return PENALTY")


def test_a_decision_with_one_rule_is_a_plain_function() -> None:
    text = emit(deciding(rule("worth.plain", const(True), const(3))))
    assert "judge_worth" not in text
    module = load(text, "m")
    assert module.worth() == 3
    assert module.decide(module.deal_state(2, {}), "worth") == ("value", 3, ("worth.plain",))


def test_what_the_configuration_rules_out_leaves_no_trace() -> None:
    off = Const(BOOLEAN, False, "feature", origin="test")
    text = emit(
        deciding(
            rule("worth.plain", const(True), const(3)),
            rule("worth.other", op(off, "and", const(True)), const(4), "worth.plain"),
        )
    )
    assert "worth.other" not in text
    assert "judge_worth" not in text


def test_an_option_that_is_never_open_is_left_out() -> None:
    never = option("never", goto("wait"), guard=const(False))
    waiting = phase("wait", option("pass", goto("wait")), never, actor=seat(0))
    game = program(stage("start", goto("wait")), waiting)
    bound = replace(game, blocks=(game.blocks[0], replace(waiting, actor=const(0))))
    assert "never" not in emit(bound)


def test_a_grid_needs_owners_and_has_no_top() -> None:
    game = small_game()
    shared = tuple(replace(z, per_player=False) if z.name == "hand" else z for z in game.zones)
    with pytest.raises(ValueError, match="no owner"):
        emit(replace(game, zones=shared))
