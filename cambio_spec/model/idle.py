"""Features that were asked for and change nothing: named twice, or of no use with the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from cambio_spec.diagnostics.codes import UNUSED_FEATURE
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message, Rejected
from cambio_spec.model.configuring import Asked, value_of
from cambio_spec.model.features import Feature
from cambio_spec.model.load import Loaded
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.source.files import Span


def idle(loaded: Loaded) -> tuple[Diagnostic, ...]:
    """A finding for each feature without which the configuration would be the same."""
    return tuple(_idle(loaded))


def _idle(loaded: Loaded) -> Iterator[Diagnostic]:
    ruleset = loaded.ruleset
    for one, times in Counter(loaded.asked).items():
        place = _place(ruleset, one)
        found = UNUSED_FEATURE.at(place, feature=one.written, ruleset=ruleset.name)
        if times > 1:
            twice = Message("feature-twice", {"feature": one.written})
            help_ = Message("feature-twice-help")
            yield replace(found, message=twice, help=help_)
        elif one.name in loaded.brought or _as_usual(ruleset, one):
            continue
        elif _changes_nothing(loaded, one):
            yield found


def _as_usual(ruleset: Ruleset, one: Asked) -> bool:
    """Whether an option is given the value that it has anyway: said to be clear, not to change."""
    usual = {option.name.text: option.default.value for option in ruleset.options}
    return one.name in usual and value_of(one) == usual[one.name]


def _changes_nothing(loaded: Loaded, one: Asked) -> bool:
    if loaded.at_hand is None:
        return False
    rest = tuple(other for other in loaded.asked if other != one)
    try:
        without = loaded.at_hand.configured(rest, loaded.ruleset.name).ruleset
    except Rejected:
        return False  # others need it
    here = loaded.ruleset
    return (here.program, here.declarations, here.gone) == (
        without.program,
        without.declarations,
        without.gone,
    )


def _place(ruleset: Ruleset, one: Asked) -> Span:
    features: tuple[Feature, ...] = (*ruleset.pool, *ruleset.options)
    return next(f.name.span for f in features if f.name.text == one.name)
