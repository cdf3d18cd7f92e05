"""A variant that removes a rule may take away the sentence that also said another one."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec import pipeline

TEXT = 'variant kind of cambio:\n  remove rule score.winner because "a test"\n'
YAML = "variant: kind\nof: cambio\npatches:\n  - remove rule: score.winner\n    because: a test\n"


@pytest.mark.parametrize(("suffix", "text"), [("cambio", TEXT), ("yaml", YAML)])
def test_the_patch_is_at_fault_and_the_words_belong_beside_it(
    tmp_path: Path, suffix: str, text: str
) -> None:
    file = tmp_path / f"kind.{suffix}"
    file.write_text(text, encoding="utf-8")
    found = pipeline.check(str(file)).findings
    assert {(f.code, f.rules) for f in found} == {("CAM100", ("score.others",))}
    for finding in found:
        patch, rule = finding.labels
        assert patch.span.file.path == str(file)
        assert Path(rule.span.file.path).name == "cambio.cambio"
        language = finding.message.arguments["language"]
        assert finding.message.arguments["path"] == str(
            tmp_path / "locales" / str(language) / "kind.ftl"
        )
    assert len(found) == 5


def test_it_is_mended_where_the_hint_says(tmp_path: Path) -> None:
    file = tmp_path / "kind.cambio"
    file.write_text(TEXT, encoding="utf-8")
    for finding in pipeline.check(str(file)).findings:
        path = Path(str(finding.message.arguments["path"]))
        path.parent.mkdir(parents=True)
        path.write_text("score-others = Total.\n    .for = total of player\n", encoding="utf-8")
    assert pipeline.check(str(file)).findings == ()
