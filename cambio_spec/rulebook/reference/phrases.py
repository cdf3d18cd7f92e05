"""Everything that the grammar of expressions allows, each with an example from the frame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from cambio_spec.kernel.types import Type
from cambio_spec.kernel.typing import type_of
from cambio_spec.rulebook.reference.frame import meaning

Where = Literal["value", "places", "choice"]
"""Where a phrase may stand: as a value, as the places that effects and counting go through, or
behind `choose … in`."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """`key` names the message `phrase-…` that says what it means. `example` is in the canonical
    format, `also` another way to write the same."""

    key: str
    example: str
    where: Where = "value"
    also: str | None = None

    @property
    def type(self) -> Type | None:
        """What a value is; None for what is none by itself."""
        return type_of(meaning(self.example)) if self.where == "value" else None

    @property
    def kind(self) -> str:
        """What it gives, as `expression-type` wants to know it."""
        given = self.type
        if given is None:
            return self.where
        return "player-or-nobody" if given.optional else given.kind.value


PHRASES: Mapping[str, tuple[Phrase, ...]] = {
    "values": (
        Phrase("number", "10"),
        Phrase("name", "limit"),
        Phrase("truth", "yes"),
        Phrase("untruth", "no"),
        Phrase("nobody", "nobody"),
        Phrase("rank-word", "K"),
        Phrase("suit-word", "hearts"),
        Phrase("colour-word", "red"),
        Phrase("me", "me"),
        Phrase("it", "it"),
        Phrase("subject", "player"),
        Phrase("chosen", "spot"),
        Phrase("brackets", "2 * (penalty + 1)"),
    ),
    "of": (
        Phrase("fact-of", "running of player"),
        Phrase("decision-of", "score of player"),
        Phrase("table-of", "points of card"),
        Phrase("zone-of", "grid of me"),
        Phrase("size-of", "size of discard"),
        Phrase("top-of", "top of discard"),
        Phrase("rank-of", "rank of card"),
        Phrase("suit-of", "suit of card"),
        Phrase("colour-of", "colour of card"),
        Phrase("pip-of", "pip of card"),
        Phrase("owner-of", "owner of spot"),
        Phrase("row-number", "row of spot"),
        Phrase("column-of", "column of spot"),
        Phrase("left-of", "left of dealer"),
        Phrase("neighbour-of", "neighbour of dealer"),
        Phrase("right-of", "right of dealer"),
    ),
    "sums": (
        Phrase("plus", "total of player + penalty"),
        Phrase("minus", "size of stock - 1"),
        Phrase("times", "2 * penalty"),
        Phrase("negative", "-penalty"),
        Phrase("below-zero", "-5", also="minus 5"),
    ),
    "comparisons": (
        Phrase("equal", "total of player = lowest"),
        Phrase("unequal", "rank of card != K"),
        Phrase("is", "player is caller"),
        Phrase("is-not", "caller is not nobody"),
        Phrase("lies", "spot is face up"),
        Phrase("lies-down", "spot is face down"),
        Phrase("known", "spot is known to me"),
        Phrase("less", "total of player < 5"),
        Phrase("at-most", "total of player <= lowest"),
        Phrase("more", "total of player > lowest"),
        Phrase("at-least", "running of player >= limit"),
    ),
    "joining": (
        Phrase("and", "player is caller and total of player = lowest"),
        Phrase("or", "active is caller or size of stock = 0"),
        Phrase("not", "not ahead of player"),
    ),
    "counting": (
        Phrase("number-of", "number of cards in discard"),
        Phrase("number-where", "number of players where total of it < 5"),
        Phrase("sum", "sum points of cards in grid of player"),
        Phrase("sum-where", "sum points of cards in discard where colour of it = red"),
        Phrase("least", "least total of opponents"),
        Phrase("greatest", "greatest running of players"),
        Phrase("first", "first of players from left of dealer"),
        Phrase("first-where", "first of everyone where running of it >= limit"),
        Phrase("some", "some opponents where total of it < total of player"),
        Phrase("none", "no players where running of it >= limit"),
        Phrase("exactly", "exactly 1 of players where total of it = lowest"),
        Phrase("at-least-of", "at least 2 of players where total of it = lowest"),
        Phrase("at-most-of", "at most penalty of spots in grid of me where rank of it = K"),
        *(
            Phrase(key, example, also=example.replace("(", "").replace(")", ""))
            for key, example in (
                ("open-and", "player is caller and (no opponents where total of it = lowest)"),
                ("open-or", "player is dealer or (some opponents where total of it = lowest)"),
                ("open-not", "not (some players where running of it >= limit)"),
            )
        ),
    ),
    "domains": (
        Phrase("players", "first of players"),
        Phrase("opponents", "number of opponents"),
        Phrase("everyone", "number of everyone"),
        Phrase("from", "first of players from dealer"),
        Phrase("cards-in", "number of cards in stock"),
        Phrase("spots-in", "number of spots in grid of me"),
        Phrase("spots-in-row", "number of spots in row 1 of grid of me"),
        Phrase("spots-of-any-opponent", "number of spots in grid of any opponent"),
        Phrase(
            "named",
            "number of one in grid of me where some other in grid of me where other is not one"
            " and rank of other = rank of one",
        ),
        Phrase(
            "named-number",
            "number of file in 1 to 2 where no spots in grid of me where column of it = file",
        ),
    ),
    "places": (
        Phrase("row-of", "row 1 of grid of me", "places"),
        Phrase("any-opponent", "grid of any opponent", "places"),
        Phrase("any-player", "grid of any player", "places"),
    ),
    "choices": (
        Phrase("choose-spot", "grid of me", "choice"),
        Phrase("choose-gap", "gaps in grid of me", "choice"),
        Phrase("choose-number", "1 to size of stock - 1", "choice"),
        Phrase("choose-player", "players", "choice"),
        Phrase("choose-player-from", "opponents from left of me", "choice"),
    ),
}
"""By the message `phrases-…` that heads each group."""
