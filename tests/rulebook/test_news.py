"""What is told of a house rule in the cookbook: what its rulebook says anew, and no longer."""

from __future__ import annotations

from cambio_spec.rulebook.document import (
    Block,
    Bullets,
    CardShelf,
    Document,
    Face,
    Glossary,
    GlossaryEntry,
    Item,
    Paragraph,
    Question,
    Questions,
    Section,
    ShelfEntry,
    Table,
    plain,
)
from cambio_spec.rulebook.news import News, news


def book(*blocks: Block, anchor: str = "play") -> Document:
    section = Section(anchor, anchor.capitalize(), blocks)
    return Document("book", "en", "A game", "", "", "", None, (section,))


def says(*sentences: str) -> Document:
    return book(*(Paragraph(plain(sentence)) for sentence in sentences))


def bullet(text: str, *inner: str) -> Item:
    return Item(plain(text), (), tuple(Paragraph(plain(line)) for line in inner))


def shelf(worth: str) -> CardShelf:
    ace = ShelfEntry((Face("A", None, "ace"),), range=False, caption=plain(worth))
    return CardShelf((plain("Cards"), plain("Points")), (ace,))


def asks(question: str, ruling: str) -> Document:
    return book(Questions((Question(plain(question), plain(ruling), plain("So.")),)))


def test_books_that_say_the_same_have_no_news() -> None:
    assert news(says("Draw a card."), says("Draw a card.")) == ()


def test_what_is_added_is_new_and_what_is_removed_is_gone() -> None:
    before = says("Draw a card.", "Everybody else may stick at any time.")
    now = says("Draw a card.", "Whoever calls ends the round.")
    added, removed = ("Whoever calls ends the round.",), ("Everybody else may stick at any time.",)
    assert news(now, before) == (News("Play", added, removed),)


def test_a_sentence_with_other_words_in_it_is_not_gone() -> None:
    before, now = says("Deal 4 cards to each player."), says("Deal 6 cards to each player, unseen.")
    assert news(now, before) == (News("Play", ("Deal 6 cards to each player, unseen.",), ()),)


def test_a_line_of_a_table_takes_the_place_of_that_for_the_same_cards() -> None:
    def powers(line: str) -> Document:
        return book(Table((plain("Card"), plain("Power")), ((plain("J"), plain(line)),)))

    found = news(powers("Look at two cards."), powers("Swap anything."))
    assert found == (News("Play", ("J – Look at two cards.",), ()),)
    assert news(book(shelf("11")), book(shelf("1"))) == (News("Play", ("A = 11",), ()),)


def test_a_question_with_another_answer_is_not_gone() -> None:
    before, now = asks("May I call?", "Whenever you like."), asks("May I call?", "No.")
    assert news(now, before) == (News("Play", ("May I call? No.",), ()),)


def test_a_question_that_is_gone_is_named_without_its_answer() -> None:
    assert news(book(), asks("May I call?", "No.")) == (News("Play", (), ("May I call?",)),)


def test_what_stands_inside_an_item_is_read_too() -> None:
    before = book(Bullets((bullet("Draw."),)))
    now = book(Bullets((bullet("Draw.", "Keep the card or throw it."),)))
    assert news(now, before) == (News("Play", ("Keep the card or throw it.",), ()),)


def test_examples_and_what_is_told_beside_the_rules_are_left_out() -> None:
    example = Table((plain("Player"), plain("Score")), ((plain("Ana"), plain("7")),), (1,))
    led = (Paragraph(plain("An example: Ana has called.")), example)
    assert news(book(*led), book()) == ()
    told = Glossary((GlossaryEntry("Stick", plain("To get rid of a card.")),))
    assert news(book(told), book()) == ()
    about = book(Paragraph(plain("A game for children.")), anchor="about")
    assert news(about, book(anchor="about")) == ()
