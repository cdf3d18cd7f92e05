"""What stands on the sheet beside the picture of a turn: steps that have a short sentence."""

from __future__ import annotations

from pathlib import Path

from cambio_spec.rulebook.document import Block, Bullets, Document, Paragraph, TurnFlow, spoken
from cambio_spec.rulebook.wording import Wording, load
from tests.rulebook.small import Changes, blocks, printed, small, small_words

SAYS = "The round ends when the stock is used up, too."


def sheet(folder: Path, rules: Changes, words: Changes, more: str = "") -> Document:
    return printed(small(rules, more), small_words(folder, changes=words))[1]


def said(block: Block) -> str:
    match block:
        case TurnFlow():
            return "(the picture)"
        case Paragraph(text=text):
            return spoken(text)
        case Bullets(items=items):
            return " / ".join(spoken(item.text) for item in items)
        case _:
            return type(block).__name__


def short(name: str, words: str, rule: str, title: str = "") -> str:
    titled = f"    .title = {title}\n" if title else ""
    return f"{name} = In full.\n{titled}    .short = {words}\n    .for = {rule}\n"


def test_a_step_stands_there_if_it_has_a_short_sentence(tmp_path: Path) -> None:
    last = "    .for-next-pass-on = let active be left of active\n"
    shown = sheet(tmp_path, {}, {last: f"{last}    .short = {SAYS}\n"})
    assert [said(block) for block in blocks(shown, "play")] == ["(the picture)", SAYS]
    shown = sheet(tmp_path, {}, {})
    assert [said(block) for block in blocks(shown, "play")] == ["(the picture)"]


def test_steps_and_actions_that_the_picture_does_not_show_stand_in_the_order_of_the_book(
    tmp_path: Path,
) -> None:
    pass_on = "  step pass_on: let active be left of active"
    refill = "if size of stock = 0 then (gather rest of discard into stock; shuffle stock)"
    words = {
        "    .for-next-pass-on = let active be left of active\n": f"    .short = {SAYS}\n",
        "": short("next-refill", "Reshuffle.", refill)
        + short("cheer", "Say so.", "action cheer in ended: go to next", "Cheer"),
    }
    rules = {
        "phase turn, holding": "phase turn, holding, ended",
        pass_on: f'  step refill: {refill} because "x"\n{pass_on}',
        "move hand of me to discard; go to next": "move hand of me to discard; go to judged",
    }
    more = """
stage judged: step on: if size of discard > 3 then go to ended else go to next
action cheer in ended: go to next
"""
    assert [said(block) for block in blocks(sheet(tmp_path, rules, words, more), "play")] == [
        "(the picture)",
        "Cheer. Say so.",
        "Reshuffle.",
        SAYS,
    ]


def test_an_action_to_which_two_ways_lead_is_said_once(tmp_path: Path) -> None:
    words = {
        "": short("cheer", "Say so.", "action cheer in over: go to next", "Cheer")
        + short("boo", "Don’t.", "action boo in over: go to next", "Boo"),
    }
    rules = {
        "phase turn, holding": "phase turn, holding, ended, over",
        "move hand of me to discard; go to next": "move hand of me to discard; go to judged",
        "move hand of me to spot; go to next": "move hand of me to spot; go to weighed",
    }
    more = """
stage judged: step on: if size of discard > 3 then go to ended else go to next
stage weighed: step on: if size of discard > 3 then go to mended else go to next
phase mended: active acts
action wait in ended: go to over
action rest in mended: go to over
action cheer in over: go to next
action boo in over: go to next
"""
    assert [said(block) for block in blocks(sheet(tmp_path, rules, words, more), "play")] == [
        "(the picture)",
        "Cheer. Say so.",
        "Boo. Don’t.",
    ]


def test_beside_the_powers_stands_what_only_they_ask(tmp_path: Path) -> None:
    more = """
define small of player: size of grid of player < 3
power peek on J optional when small of me: choose mine in grid of me; look at mine
"""
    rule = "define small of player: size of grid of player < 3"
    words = {"": short("small", "Less than 3.", rule)}
    book, page = printed(small(None, more), small_words(tmp_path, changes=words))
    assert said(blocks(book, "powers")[-1]) == "In full."
    assert said(blocks(page, "powers")[-1]) == "Less than 3."


def test_a_game_without_short_sentences_is_shown_in_whole_ones(tmp_path: Path) -> None:
    full = template_without_short(tmp_path)
    book, shown = printed(small(), full)
    first, *more = (said(block) for block in blocks(shown, "play"))
    assert first == "(the picture)"
    assert more
    for document in (book, shown):
        (picture,) = (b for b in blocks(document, "play") if isinstance(b, TurnFlow))
        assert [spoken(branch.title) for branch in picture.branches] == ["Draw", "Call"]
        assert all(
            branch.body is not None and spoken(branch.body.text) for branch in picture.branches
        )


def template_without_short(folder: Path) -> Wording:
    file = folder / "en.ftl"
    small_words(folder)
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(x for x in lines if "    .short = " not in x), encoding="utf-8")
    return load("en", [file])
