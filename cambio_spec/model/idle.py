"""Features that change nothing: named twice, or of no use with the others.

What is compared is what a configuration has in use, for all values of the options that nobody
asked for. A number, fact or place that nothing left mentions is in no use, whatever its value; nor
does it matter who says that a number is what it is anyway.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cambio_spec.constructs.param import Param
from cambio_spec.constructs.variant import Condition, Patched, Variant
from cambio_spec.diagnostics.codes import UNUSED_FEATURE
from cambio_spec.diagnostics.diagnostic import Diagnostic, Message, Rejected
from cambio_spec.kernel.agreeing import agreed
from cambio_spec.model.agreement import dropped, without
from cambio_spec.model.configuring import Asked, value_of
from cambio_spec.model.features import Feature
from cambio_spec.model.load import Loaded
from cambio_spec.model.notices import unmentioned
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.source.files import Span


def idle(loaded: Loaded) -> tuple[Diagnostic, ...]:
    """A finding for each feature without which the configuration would be the same."""
    return tuple(_idle(loaded))


def idle_variants(loaded: Loaded) -> tuple[Diagnostic, ...]:
    """A note for each variant in a file of its own that others leave nothing to do. Nobody has
    asked for these to be played together, so it is no fault."""
    ruleset, found = loaded.ruleset, list[Diagnostic]()
    own = {variant.name.text for variant in ruleset.own_variants}
    for one in loaded.asked:
        if one.value is None and one.name in ruleset.features and one.name not in own:
            rest = [other for other in loaded.asked if other != one]
            if _changes_nothing(loaded, one, rest):
                help_ = Message("unused-together-help")
                said = _found(ruleset, one)
                found.append(replace(said, severity="note", help=help_))
    return tuple(found)


def _idle(loaded: Loaded) -> Iterator[Diagnostic]:
    ruleset = loaded.ruleset
    for one, times in Counter(loaded.asked).items():
        found = _found(ruleset, one)
        if times > 1:
            twice = Message("feature-twice", {"feature": one.written})
            help_ = Message("feature-twice-help")
            yield replace(found, message=twice, help=help_)
        elif _as_usual(ruleset, one) or _is_for_others(loaded, one):
            continue
        elif _changes_nothing(loaded, one, _others(loaded, one)):
            yield found


def _found(ruleset: Ruleset, one: Asked) -> Diagnostic:
    return UNUSED_FEATURE.at(_place(ruleset, one), feature=one.written, ruleset=ruleset.name)


def _others(loaded: Loaded, one: Asked) -> list[Asked]:
    """What a feature was asked for with. Variants that stand in the same file are all brought by
    its name: nobody has asked for those to be played together."""
    beside = loaded.brought if one.name in loaded.brought else frozenset[str]()
    return [other for other in loaded.asked if other != one and other.name not in beside]


def _is_for_others(loaded: Loaded, one: Asked) -> bool:
    """Whether a variant stands in a file that was named by itself, and changes something only where
    others are played too."""
    alone = all(other.name in loaded.brought for other in loaded.asked)
    return alone and any(v.name.text == one.name and _conditions(v) for v in loaded.ruleset.pool)


def _conditions(variant: Variant) -> list[Condition]:
    return [patch.condition for patch in variant.patches if isinstance(patch, Patched)]


def _as_usual(ruleset: Ruleset, one: Asked) -> bool:
    """Whether an option is given the value that it has anyway: said to be clear, not to change."""
    usual = {option.name.text: option.default.value for option in ruleset.options}
    return one.name in usual and value_of(one) == usual[one.name]


def _changes_nothing(loaded: Loaded, one: Asked, others: Sequence[Asked]) -> bool:
    """Whether a configuration means the same with the others alone as with this one too."""
    if loaded.at_hand is None or _hangs_on_options(loaded, one):
        return False
    try:
        with_it = loaded.at_hand.configured([*others, one], loaded.ruleset.name).ruleset
        without_it = loaded.at_hand.configured(others, loaded.ruleset.name).ruleset
    except Rejected:
        return False  # others need it, or it needs others
    asked = frozenset(each.name for each in (*others, one))
    return _in_use(with_it, asked) == _in_use(without_it, asked)


def _hangs_on_options(loaded: Loaded, one: Asked) -> bool:
    """Whether what a feature changes may hang on an option that nobody asked for."""
    options = {option.name.text for option in loaded.ruleset.options}
    options -= {each.name for each in loaded.asked}
    for variant in loaded.ruleset.variants:
        for condition in _conditions(variant):
            named = {word.text for word in condition.features}
            if named & options and one.name in {variant.name.text, *named}:
                return True
    return False


def _in_use(ruleset: Ruleset, asked: frozenset[str]) -> object:
    """What play and the books depend on, for all values of the options that weren't asked for."""
    whole = ruleset.open
    named = replace(whole, settings=tuple(s for s in whole.settings if s.fact in asked))
    program = agreed(named, ruleset.settings)
    gone = dropped(named, program, ruleset.conditions, ruleset.settings)
    left = without(ruleset.written, gone)
    idle_names = {declaration.name.text for declaration in unmentioned(left)}
    used = [d for d in left if getattr(getattr(d, "name", None), "text", None) not in idle_names]
    return (
        replace(
            program,
            zones=tuple(zone for zone in program.zones if zone.name not in idle_names),
            facts=tuple(fact for fact in program.facts if fact.name not in idle_names),
        ),
        [replace(d, because=None, cites=()) if isinstance(d, Param) else d for d in used],
        gone,
    )


def _place(ruleset: Ruleset, one: Asked) -> Span:
    features: tuple[Feature, ...] = (*ruleset.pool, *ruleset.options)
    return next(f.name.span for f in features if f.name.text == one.name)
