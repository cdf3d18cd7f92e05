"""Reading rule files, which are untrusted, and finding one's way in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cambio_spec.source.files import MAX_BYTES, SourceFile, Span, Unreadable, read


def reason(path: Path) -> tuple[str, int | None]:
    with pytest.raises(Unreadable) as caught:
        read(path)
    assert caught.value.path == str(path)
    return caught.value.reason, caught.value.offset


def test_what_cannot_be_read(tmp_path: Path) -> None:
    assert reason(tmp_path / "none") == ("missing", None)
    assert reason(tmp_path) == ("directory", None)
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert reason(tmp_path / "loop") == ("denied", None)
    (tmp_path / "latin").write_bytes(b"caf\xe9")
    assert reason(tmp_path / "latin") == ("not-utf8", 3)


def test_the_largest_file_and_one_byte_more(tmp_path: Path) -> None:
    path = tmp_path / "large"
    path.write_bytes(b"(" * MAX_BYTES)
    assert len(read(path).text) == MAX_BYTES
    path.write_bytes(b"(" * (MAX_BYTES + 1))
    assert reason(path) == ("too-large", None)


def test_a_mark_at_the_start_and_line_ends_do_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "dos"
    path.write_bytes(b"\xef\xbb\xbfgame a\r\nplayers 2\r\n")
    assert read(path, shown="shown").text == "game a\nplayers 2\n"
    assert read(path, shown="shown").path == "shown"


def test_positions_count_from_one() -> None:
    file = SourceFile("f", "one\n\nthrée\nlast")
    assert [file.position(offset) for offset in (0, 3, 4, 5, 9, 11, 15)] == [
        (1, 1),
        (1, 4),
        (2, 1),
        (3, 1),
        (3, 5),
        (4, 1),
        (4, 5),
    ]
    assert [file.line(number) for number in (1, 2, 3, 4)] == ["one", "", "thrée", "last"]


def test_a_span_knows_its_text_and_place() -> None:
    span = Span(SourceFile("f", "one\ntwo three"), 8, 13)
    assert (span.text, span.line, span.column) == ("three", 2, 5)
