"""From the features that were asked for to one configuration of a game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from itertools import islice

from cambio_spec.constructs.game import Game
from cambio_spec.constructs.option import SWITCH, Option, not_allowed, write_value
from cambio_spec.constructs.variant import Variant
from cambio_spec.diagnostics.codes import EXCLUDED, SELF_CONTRADICTION, UNKNOWN_RULE_SET
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message, Rejected
from cambio_spec.diagnostics.nearest import help_meant, help_nearest, nearest
from cambio_spec.kernel.agreeing import Agreed, Values
from cambio_spec.model.build import MOST_FAULTS, Configuration
from cambio_spec.model.family import Family
from cambio_spec.model.features import Feature, faults
from cambio_spec.model.mentions import Declarations
from cambio_spec.model.patching import family


@dataclass(frozen=True, slots=True)
class Asked:
    """A feature by its name, and the value that it is given, as written: `rounds=7`."""

    name: str
    value: str | None

    @property
    def written(self) -> str:
        return self.name if self.value is None else f"{self.name}={self.value}"


def ask(text: str) -> Asked:
    name, equals, value = text.partition("=")
    return Asked(name, value if equals else None)


def configuration(
    game: Game,
    declarations: Declarations,
    pool: Sequence[Variant],
    asked: Sequence[Asked],
    name: str,
) -> Configuration:
    """The game with the features asked for, of those in the `pool` and of the options that it
    then has. Raises `Rejected`; `name` is what the whole was called."""
    made = family(declarations, pool)
    every: tuple[Feature, ...] = (*pool, *(option for _, option in made.readings(Option)))
    names = [feature.name.text for feature in every]
    wrong = tuple(islice(faults(every, names), MOST_FAULTS))
    variants = tuple(v for v in pool if Asked(v.name.text, None) in asked)
    played = [v.name.text for v in variants]
    chosen = [one for one in asked if one.value is not None or one.name not in played]
    features = _played(made, set(played), chosen)
    options = _options(made.assembled(features, Option))
    values = _values(chosen, options, pool, variants, name)
    if wrong and made.refused(features):
        raise Rejected(wrong)
    return Configuration(
        name="+".join([game.name.text, *played, *labels(options, values)]),
        game=game,
        declarations=made.configured(features),
        base=made.configured(frozenset()),
        variants=variants,
        pool=tuple(pool),
        features=features,
        family=made,
        values=values,
        faults=wrong,
    )


def _played(made: Family, variants: Set[str], asked: Sequence[Asked]) -> frozenset[str]:
    """The variants, and the options that count as played. Which options there are may depend on
    others, so it is asked until nothing changes. Raises `Rejected` where it always does."""
    features = frozenset(variants)
    for _ in range(2 + len(tuple(made.readings(Option)))):
        options = _options(made.assembled(features, Option))
        by_name = {one.name: value_of(one) for one in asked}
        values = {o.name.text: by_name[o.name.text] for o in options if o.name.text in by_name}
        found = variants | {o.name.text for o in options if is_played(o, values)}
        if found == features:
            return features
        changed, features = found ^ features, frozenset(found)
    option = next(o for _, o in made.readings(Option) if o.name.text in changed)
    itself = Message("depends-on-itself", {"feature": option.name.text})
    raise Rejected((replace(SELF_CONTRADICTION.at(option.name.span), message=itself),))


def is_played(option: Option, values: Values) -> bool:
    """Whether an option counts as a feature that is played: it is on, or isn't as usual."""
    value = values.get(option.name.text, option.default.value)
    return value if isinstance(value, bool) else value != option.default.value


def labels(options: Iterable[Option], values: Values) -> Iterator[str]:
    """What is agreed on beyond the usual, as a configuration names it."""
    for option in options:
        value = values.get(option.name.text, option.default.value)
        if value is True and value != option.default.value:
            yield option.name.text
        elif value != option.default.value:
            yield f"{option.name.text}={write_value(value)}"


def _options(declarations: Declarations) -> tuple[Option, ...]:
    return tuple(d for d in declarations if isinstance(d, Option))


def _values(
    asked: Sequence[Asked],
    options: Sequence[Option],
    pool: Sequence[Variant],
    played: Sequence[Variant],
    name: str,
) -> dict[str, Agreed]:
    """Raises `Rejected` for what is neither a variant nor an option, and for a wrong value.
    `played` are those variants of the `pool` that were asked for."""
    by_name = {option.name.text: option for option in options}
    values: dict[str, Agreed] = {}
    wrong: list[Diagnostic] = []
    for one in asked:
        option, value = by_name.get(one.name), value_of(one)
        if option is None:
            wrong.append(_taken_away(one, played) or unknown(one, options, pool, name))
        elif not option.allows(value):
            wrong.append(not_allowed(option, one.value or ""))
        elif values.setdefault(one.name, value) != value:
            wrong.append(_given_twice(option, values[one.name], value))
    if wrong:
        raise Rejected(tuple(wrong[:MOST_FAULTS]))
    return values


def _taken_away(one: Asked, played: Sequence[Variant]) -> Diagnostic | None:
    """The error for an option that a variant which is played removes."""
    for variant in played:
        patch = variant.removal(one.name)
        if patch is not None:
            feature, excluded = variant.name.text, one.written
            found = EXCLUDED.at(patch.span, feature=feature, excluded=excluded, off="none")
            told = Message("option-taken-away", {"feature": feature, "option": one.name})
            return replace(found, message=told, help=Message("option-taken-away-help"))
    return None


def unknown(
    one: Asked, options: Sequence[Option], pool: Sequence[Variant], name: str
) -> Diagnostic:
    """The error for a feature that there isn't, with the nearest configuration that there is."""
    said = f"+{one.written}"
    value = "" if one.value is None else f"={one.value}"
    known = [f"+{v.name.text}" for v in pool]
    known += (f"+{o.name.text}{value if o.name.text != one.name else ''}" for o in options)
    # What stands around it would make everything look alike.
    close = nearest(said, known)
    if close is None:
        return UNKNOWN_RULE_SET.at(name=name, help=help_nearest(one.name, _features(known)))
    written = re.sub(rf"{re.escape(said)}(?=\+|$)", close, name)
    return UNKNOWN_RULE_SET.at(name=name, help=help_meant(written))


def _features(known: Iterable[str]) -> list[str]:
    return [feature.removeprefix("+").partition("=")[0] for feature in known]


def _given_twice(option: Option, first: Agreed, second: Agreed) -> Diagnostic:
    values: tuple[str, ...] = write_value(first), write_value(second)
    said = Message("two-values", {"option": option.name.text, "values_list": values})
    fault = not_allowed(option, values[1])
    return replace(fault, message=said, help=Message("two-values-help"))


def value_of(one: Asked) -> Agreed:
    """The value that is asked for; an option by its name alone is on. What is no number is a
    word."""
    if one.value is None:
        return True
    if one.value in SWITCH:
        return SWITCH[one.value]
    digits = one.value.removeprefix("-")
    is_number = digits.isascii() and digits.isdecimal() and len(digits) < 8
    return int(one.value) if is_number else one.value
