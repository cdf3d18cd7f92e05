"""Random variants of a small game, full of patches that are in each other's way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hypothesis import strategies as st

from cambio_spec.constructs.variant import Variant
from cambio_spec.nodes.surface import Declaration
from cambio_spec.source.files import SourceFile
from cambio_spec.syntax.parse import parse

GAME = """\
game small
players 2 to 6, clockwise
param limit = 100
option wild, default off{wild}
option rounds is 0 or 5 or 7, default 0{rounds}
table points of card: A is 1 red K is 0
define total of player: 3
define score of player:
  rule others: 1
  rule winner: 0 when yes overrides others
  rule tied: 2 when no overrides winner
stage setup of round:
  step shuffle: shuffle stock
  step deal: deal 1 from stock to each grid
action draw in turn: end match
editorial dare in play
property hope: yes
question who ruled both by score.winner, score.tied
accept CAM410 at score.tied
"""
PATCHES = (
    *("set limit = 1", "set limit = 2", "set rounds = 5", "set rounds = 6", "set wild = on"),
    *("set wild = 3", "set extra = 5", "replace param limit = 3", "remove param limit"),
    *("replace rule total: 4", "remove rule score.others", "remove rule score.winner"),
    *("remove rule score.tied", "remove rule score.more", "replace rule score.winner: 5"),
    "replace rule score.tied: 6 overrides others, winner",
    *("add rule score.more: 7 overrides tied", "add rule score.winner: 8 overrides others"),
    *("replace points of A is 2", "replace points of A is 3", "remove row points.A"),
    *("remove step setup.deal", "remove step setup.first", "add step setup.first: shuffle stock"),
    *("add step setup.first after deal: end match", "add step setup.deal after first: end match"),
    *("replace step setup.deal: end match", "add step setup.deal: shuffle stock"),
    *("replace action draw in turn: shuffle stock", "remove action draw"),
    *(
        "add action draw in turn: announce total of me",
        "add param extra = 1",
        "add param extra = 2",
    ),
    *("remove param extra", "remove define score", "replace define total of player: rule all: 1"),
    *("replace rule total.all: 2", "add rule total.some: 3", "remove rule total.all"),
    "replace define score of player: rule winner: 9 rule more: 1 overrides winner",
    "add define score of player: rule others: 4",
    "replace option rounds is 1 to 9, default 3, excludes wild",
    *(
        "remove option wild",
        "add option wild, default on",
        "add option wild, default off, needs v1",
    ),
    *("replace players 4 or 6, clockwise", "replace players 2 to 3, clockwise"),
    *("remove question who", "remove editorial dare", "replace editorial dare in winning"),
    *("remove property hope", "replace property hope: no", "add property wish: yes"),
    *("remove accept score.tied", "add accept CAM420 at score.others"),
    'replace accept CAM410 at score.tied because "so"',
)


class Pool(NamedTuple):
    """`names` are those of all features."""

    base: tuple[Declaration, ...]
    variants: tuple[Variant, ...]
    names: tuple[str, ...]
    text: str

    def __repr__(self) -> str:
        return self.text


@st.composite
def pools(draw: Callable[[st.SearchStrategy[Any]], Any]) -> Pool:
    count = draw(st.integers(1, 3))
    variants = [f"v{i + 1}" for i in range(count)]
    names = (*variants, "wild", "rounds")
    # Who may come after whom, so that no circle is drawn; the order of the text is another.
    ranks = draw(st.permutations(range(count)))

    def clauses(mine: str) -> str:
        others = [name for name in names if name != mine]
        kinds = [f"{kind} {other}" for kind in ("needs", "excludes") for other in others]
        kinds += 2 * ("needs players 4 or 6", "needs players 3 or 5", "needs players 7")
        drawn = draw(st.lists(st.sampled_from(kinds), max_size=1)) if draw(st.booleans()) else []
        if mine in variants:
            below = [v for v in variants if ranks[variants.index(v)] < ranks[variants.index(mine)]]
            drawn += [f"after {v}" for v in below if draw(st.booleans())]
        return "".join(f", {clause}" for clause in drawn)

    def patch(mine: str) -> str:
        others = st.sampled_from([name for name in names if name != mine])
        asked = draw(st.one_of(st.none(), st.lists(others, min_size=1, max_size=2, unique=True)))
        word = draw(st.sampled_from(("with", "without")))
        on = "" if asked is None else f"{word} {', '.join(asked)}: "
        return f"  {on}{draw(st.sampled_from(PATCHES))}\n"

    text = GAME.format(wild=clauses("wild"), rounds=clauses("rounds"))
    for name in variants:
        patches = "".join(patch(name) for _ in range(draw(st.integers(1, 4))))
        text += f"variant {name} of small{clauses(name)}:\n{patches}"
    declarations = parse(SourceFile("small.cambio", text)).declarations
    return Pool(
        tuple(d for d in declarations if not isinstance(d, Variant)),
        tuple(d for d in declarations if isinstance(d, Variant)),
        names,
        text,
    )
