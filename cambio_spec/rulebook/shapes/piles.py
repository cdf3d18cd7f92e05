"""What is done with whole piles: shuffled, refilled, cut."""

from __future__ import annotations

from cambio_spec.constructs.cut import CutPile
from cambio_spec.constructs.gather import GatherCards
from cambio_spec.constructs.shuffle import ShufflePile
from cambio_spec.nodes.surface import Choose, Effect, Of, RangeDomain, Word
from cambio_spec.rulebook.places import Table
from cambio_spec.rulebook.shapes.shape import Shape


def piles(effects: tuple[Effect, ...], table: Table) -> Shape | None:
    match effects:
        case (
            GatherCards(source=None, into=Word(text=into) as target),
            ShufflePile(pile=Word(text=shuffled)),
            *_,
        ) if into == shuffled:
            whole = table.phrase(table.place(target), "object")
            return 2, table.say("shape-shuffle-all", {"object": whole}), table
        case (
            GatherCards(
                source=Word() | Of() as pile, keeps_top=keeps, into=Word(text=into) as target
            ),
            ShufflePile(pile=Word(text=shuffled)),
            *_,
        ) if into == shuffled:
            arguments = {
                "of": table.phrase(table.place(pile), "of"),
                "object": table.phrase(table.place(target), "object"),
            }
            name = "shape-refill" if keeps else "shape-refill-whole"
            return 2, table.say(name, arguments), table
        case (
            Choose(domain=RangeDomain(), when=None) as chosen,
            CutPile(pile=pile, depth=Word(text=name)),
            *_,
        ) if name == chosen.name.text:
            cut = table.phrase(table.place(pile), "object")
            return 2, table.say("effect-cut", {"object": cut}), table
        case _:
            return None
