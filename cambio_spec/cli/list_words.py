"""What features say of each other and of the players, and when a question is asked, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.model.arising import Agreement, Arising
from cambio_spec.model.condition import ALWAYS, All, Any, Condition, Has, Not
from cambio_spec.nodes.features import After, Clause, Excludes, Needs, NeedsPlayers
from cambio_spec.pipeline import ListedOption

NUMBER = "0123456789-−"


def conditions(clauses: Sequence[Clause], catalog: Catalog) -> Iterator[str]:
    """With whom and with what a feature can be played. In which order patches are made is no
    matter of the players'."""
    for clause in clauses:
        match clause:
            case NeedsPlayers(counts=counts):
                yield counted("list-needs-players", counts, catalog)
            case Needs(feature=feature):
                yield catalog.say("list-needs", feature=feature.text)
            case Excludes(feature=feature):
                yield catalog.say("list-excludes", feature=feature.text)
            case After():
                continue
            case _:
                assert_never(clause)


def option_conditions(option: ListedOption, catalog: Catalog) -> tuple[str, ...]:
    """The same for an option, which a variant may also have removed."""
    removed = (catalog.say("list-excludes", feature=name) for name in option.removed_by)
    return tuple(dict.fromkeys((*conditions(option.clauses, catalog), *removed)))


def counted(message: str, counts: Sequence[int], catalog: Catalog) -> str:
    return catalog.say(message, counts_list=tuple(str(count) for count in counts))


def value(said: str) -> str:
    """What has to be typed as it stands is set like all else of that kind; numbers aren't."""
    return said if said.strip(NUMBER) == "" else f"`{said}`"


def asked(when: Arising, catalog: Catalog) -> str | None:
    """When a question is asked; None where it always is."""
    if not when.ever:
        return catalog.say("list-never")
    parts = [] if when.features == ALWAYS else [_with(when.features, catalog)]
    ways = [_all([_agreed(one, catalog) for one in way], catalog) for way in when.agreements]
    parts += [_any(ways, catalog)] if ways else []
    return catalog.say("list-asked", condition=_all(parts, catalog)) if parts else None


def _with(condition: Condition, catalog: Catalog) -> str:
    match condition:
        case Has(feature=feature):
            return catalog.say("list-with", feature=feature)
        case Not(condition=Has(feature=feature)):
            return catalog.say("list-without", feature=feature)
        case All(conditions=parts):
            return _all([_with(part, catalog) for part in parts], catalog)
        case Any(conditions=parts):
            return _any([_with(part, catalog) for part in parts], catalog)
        case _:
            assert_never(condition)


def _agreed(agreement: Agreement, catalog: Catalog) -> str:
    values = tuple(
        value(first)
        if first == last
        else catalog.say("list-range", low=value(first), high=value(last))
        for first, last in agreement.values
    )
    return catalog.say("list-agreed", option=agreement.option, values_list=values)


def _all(parts: Sequence[str], catalog: Catalog) -> str:
    return catalog.say("list-all", conditions_list=tuple(parts))


def _any(parts: Sequence[str], catalog: Catalog) -> str:
    return catalog.say("list-any", conditions_list=tuple(parts))
