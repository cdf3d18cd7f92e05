"""Every construct, one line each: the order is that of the language reference."""

from __future__ import annotations

from typing import Any

from cambio_spec.constructs import (
    accept,
    action,
    announce,
    as_player,
    block,
    choose,
    choose_several,
    cut,
    deal,
    deck,
    define,
    each,
    each_in,
    editorial,
    end_match,
    end_round,
    fact,
    game,
    gather,
    go,
    let,
    look,
    may,
    move,
    offer,
    option,
    param,
    partners,
    phase,
    players,
    power,
    property,
    question,
    shuffle,
    stage,
    swap,
    table,
    turn_over,
    variant,
    when,
    zone,
)
from cambio_spec.constructs.construct import DeclarationConstruct, EffectConstruct
from cambio_spec.nodes.reading import Read

DECLARATIONS: tuple[DeclarationConstruct[Any], ...] = (
    game.CONSTRUCT,
    players.CONSTRUCT,
    partners.CONSTRUCT,
    deck.CONSTRUCT,
    zone.CONSTRUCT,
    param.CONSTRUCT,
    option.CONSTRUCT,
    fact.CONSTRUCT,
    table.CONSTRUCT,
    define.CONSTRUCT,
    stage.CONSTRUCT,
    phase.CONSTRUCT,
    action.CONSTRUCT,
    power.CONSTRUCT,
    editorial.CONSTRUCT,
    question.CONSTRUCT,
    property.CONSTRUCT,
    accept.CONSTRUCT,
    variant.CONSTRUCT,
)

EFFECTS: tuple[EffectConstruct[Any], ...] = (
    move.CONSTRUCT,
    gather.CONSTRUCT,
    deal.CONSTRUCT,
    swap.CONSTRUCT,
    turn_over.CONSTRUCT,
    look.CONSTRUCT,
    shuffle.CONSTRUCT,
    cut.CONSTRUCT,
    let.CONSTRUCT,
    choose.CONSTRUCT,
    choose_several.CONSTRUCT,
    may.CONSTRUCT,
    offer.CONSTRUCT,
    announce.CONSTRUCT,
    when.CONSTRUCT,
    each.CONSTRUCT,
    each_in.CONSTRUCT,
    as_player.CONSTRUCT,
    block.CONSTRUCT,
    go.CONSTRUCT,
    end_round.CONSTRUCT,
    end_match.CONSTRUCT,
)

READ: dict[str, Read] = {
    **{c.rule: c.read for c in DECLARATIONS},
    **{c.rule: c.read for c in EFFECTS},
}
WRITE_EFFECT = {c.node: c.write for c in EFFECTS}
WRITE_DECLARATION = {c.node: c.write for c in DECLARATIONS}
LAYOUTS = {c.rule: c.layout for c in DECLARATIONS}
LOWER_EFFECT = {c.node: c.lower for c in EFFECTS}
DECLARATION = {c.node: c for c in DECLARATIONS}
