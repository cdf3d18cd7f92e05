"""A document with every kind of block and run, all of it saying `text`."""

from __future__ import annotations

from typing import Literal

from cambio_spec.rulebook.document import (
    Branch,
    Bullets,
    CardShelf,
    Document,
    Face,
    Glossary,
    GlossaryEntry,
    GridDiagram,
    Item,
    Laid,
    Note,
    Paragraph,
    Plain,
    Question,
    Questions,
    Section,
    ShelfEntry,
    Steps,
    Strong,
    Table,
    TurnFlow,
    plain,
)


def every_block(text: str, layout: Literal["book", "sheet"] = "book") -> Document:
    face, king = Face("7", None, text), Face("K", "hearts", text)
    runs = (Plain(text), Strong(text), face, king)
    item = Item(runs, (text,), (Bullets((Item(plain(text)),)),))
    branch = Branch(plain(text), item, (Branch(plain(text), None),))
    blocks = (
        Paragraph(runs, (text, "play.2")),
        Bullets((item, item)),
        Steps((item, item)),
        Table(
            (plain(text), plain(text)),
            (((face,), runs), (runs, item), (Laid(((face, None), (king,))), runs)),
            (1,),
        ),
        CardShelf(
            (plain(text), plain(text)),
            (ShelfEntry((face, king), True, plain(text)), ShelfEntry((king,), False, runs)),
        ),
        GridDiagram((2, 2, 1), (1,), text, text, text),
        TurnFlow(text, (branch, branch), (branch,), text),
        Questions((Question(runs, runs, runs, (text,)),)),
        Glossary((GlossaryEntry(text, runs),)),
        Note(text, runs),
    )
    return Document(layout, "en", text, text, text, text, text, (Section("all", text, blocks),))
