"""What the sentences of a rulebook don't say, or no longer say rightly."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from cambio_spec.constructs.deck import DeckPart, named_ranks
from cambio_spec.constructs.power import Power
from cambio_spec.constructs.question import Question, ruled
from cambio_spec.diagnostics.codes import (
    LEFT_OUT,
    OUTDATED_MESSAGE,
    STALE_MESSAGE,
    UNKNOWN_VARIABLE,
)
from cambio_spec.diagnostics.diagnostic import Diagnostic, Label, Message
from cambio_spec.rulebook import agreed
from cambio_spec.rulebook.atoms import DECK_KINDS, message_name
from cambio_spec.rulebook.choices import choices
from cambio_spec.rulebook.inlined import inlined
from cambio_spec.rulebook.misnamed import meant, misnamed, topics
from cambio_spec.rulebook.missing import (
    file_of,
    incomplete,
    missing,
    placeholders,
    unsaid,
    unworded,
    without_for,
)
from cambio_spec.rulebook.places import Undescribed
from cambio_spec.rulebook.rules import Rule
from cambio_spec.rulebook.sentences import (
    ANNOUNCED,
    FOR,
    OPTION,
    Sentences,
    question_name,
    target,
    written_for,
)
from cambio_spec.rulebook.told import WITH
from cambio_spec.rulebook.unprinted import is_quoted, unprinted
from cambio_spec.rulebook.wording import rank_message
from cambio_spec.source.files import Span

FREE = ("game", "about", "object", "players", "deck", "powers", "example")
FREE_STEMS = (
    *("about", "object", "zone", "glossary", "rank", "role", "fact", "define"),
    *(ANNOUNCED, OPTION, agreed.VARIANT),
)
"""Messages of a game that say no rule; the stems are followed by a hyphen."""


def findings(said: Sentences) -> tuple[Diagnostic, ...]:
    """Every fault of the sentences in one language; warnings are sentences that nothing uses,
    notes what a variant leaves out."""
    rules = tuple(said.rules.values())
    found: list[Diagnostic] = []
    for rule in rules:
        if rule.message in said.says:
            found += _own(rule, said)
        elif not inlined(rule, said):
            found += _undescribed(rule, said)
    found += unworded(rules, said)
    found += placeholders(said)
    found += _ranks(said)
    found += _removed(rules, said)
    found += topics(said)
    found += _variables(rules, said)
    found += choices(said)
    found += _questions(said)
    found += _agreed(said)
    found += _left_out(said)
    found += _unused(rules, said)
    found += unprinted(said)
    return tuple(found)


# ── rules without words, and words that are out of date ──────────────────────────────────


def _undescribed(rule: Rule, said: Sentences) -> Iterator[Diagnostic]:
    try:
        said.lacks(rule)
    except Undescribed:
        lines = (f"{rule.message} = …", f"    .{FOR} = {rule.text}")
        places = [Label(rule.item.span)]
        if rule.message in said.wording.own and FOR not in _fors(rule.message, said):
            yield without_for(rule, said)
            return
        sentence = next((n for n in said.wording.own if _told(rule, n, said)), None)
        if sentence is not None:
            places = _taken_away(places[0], rule, sentence, said)
        yield missing(places, rule.message, said, (rule.id,), lines)
    else:
        if said.wording.has(rule.message) and not is_quoted(rule.message, said):
            yield without_for(rule, said)


def _told(rule: Rule, sentence: str, said: Sentences) -> bool:
    """Whether a sentence was written for a rule, wherever it is printed."""
    return written_for(rule, sentence) in _fors(sentence, said)


def _taken_away(place: Label, rule: Rule, sentence: str, said: Sentences) -> list[Label]:
    """Where a variant takes away the sentence that also said a rule; else the sentence, which has
    no place in the books."""
    unsaid = replace(place, message=Message("missing-message-label"))
    if (taken := _takes_away(sentence, said)) is not None:
        return [Label(taken, Message("label-took-away")), unsaid]
    there = said.wording.entry(sentence).span(written_for(rule, sentence))
    return [place, Label(there, Message("label-not-printed"))]


def _takes_away(sentence: str, said: Sentences) -> Span | None:
    """Where a variant removes the rule that a sentence says or is about, or changes it."""
    gone = {message_name(name): name for name in said.presence.known - said.presence.here}
    about = (sentence, *map(message_name, said.topics(sentence)))
    found = (said.presence.removal(gone[name]) for name in about if name in gone)
    removal = next(filter(None, found), None)
    if removal is not None:
        return removal
    changed = said.changed(sentence)
    if sentence in ("players", "deck") and said.outdone(sentence, sentence):
        changed = (sentence,)
    return next((said.ruleset.rules[name].item.span for name in changed), None)


def _ranks(said: Sentences) -> Iterator[Diagnostic]:
    """Ranks that the deck itself names, and that have no name in this language."""
    for word in (word for deck in said.ruleset.all(DeckPart) for word in named_ranks(deck)):
        name = rank_message(word.text)
        if not said.wording.has(name):
            yield missing([Label(word.span)], name, said, ("deck",), (f"{name} = …",))


def _own(rule: Rule, said: Sentences) -> Iterator[Diagnostic]:
    """A rule that reads differently from when its sentences were written, or of which the
    first of them leaves out what it should say."""
    outdated = False
    for sentence in said.says[rule.message]:
        if said.outdated(rule, sentence):
            outdated = True
            yield _outdated(rule, sentence, said)
    if outdated:
        return
    sentence = said.says[rule.message][0]
    here = said.of(rule).named - _beside(rule)
    atoms = sorted(here - said.uses(sentence) - set(said.unsaid(sentence)))
    if atoms:
        yield unsaid(rule, sentence, tuple(atoms), said)


def _outdated(rule: Rule, sentence: str, said: Sentences) -> Diagnostic:
    """In a variant that changes the rule, the sentence is to be written anew; else mended."""
    wording, attribute = said.wording, written_for(rule, sentence)
    places = (
        Label(wording.entry(sentence).span(attribute)),
        Label(rule.item.span, Message("label-reads-now")),
    )
    varied = rule.id in said.presence.changed and sentence not in wording.varied
    lines = _anew(sentence, said) if varied else (f"    .{attribute} = {rule.text}",)
    path = file_of(rule.item.span, said)
    return _says_otherwise(
        "outdated-in-variant" if varied else "outdated-message",
        *places,
        sentence=sentence,
        rule=rule.id,
        said=said,
        lines=lines,
        path=path,
    )


def _says_otherwise(
    headline: str,
    *places: Label,
    sentence: str,
    rule: str,
    said: Sentences,
    lines: tuple[str, ...],
    path: str,
) -> Diagnostic:
    language = said.wording.language
    found = OUTDATED_MESSAGE.at(
        *places, rules=(rule,), lines=lines, name=sentence, language=language, rule=rule
    )
    if headline == OUTDATED_MESSAGE.name:
        return found
    arguments = {**found.message.arguments, "path": path}
    return replace(found, message=Message(headline, arguments))


def _anew(sentence: str, said: Sentences) -> tuple[str, ...]:
    """What a variant writes to say anew what a sentence of the game says."""
    texts = {rule.message: rule.text for rule in said.rules.values()}
    told = {attribute: target(attribute, sentence) for attribute in _fors(sentence, said)}
    kept = [(a, texts[target]) for a, target in told.items() if target in texts]
    return (f"{sentence} = …", *(f"    .{a} = {text}" for a, text in kept))


def _fors(sentence: str, said: Sentences) -> tuple[str, ...]:
    found = said.wording.attributes(sentence)
    return tuple(a for a in found if a == FOR or a.startswith(FOR + "-"))


def _removed(rules: Iterable[Rule], said: Sentences) -> Iterator[Diagnostic]:
    """Sentences that still say a rule of the game which a variant has removed, unless they know
    that it may be gone."""
    gone = {message_name(rule): rule for rule in said.presence.known - said.presence.here}
    for sentence in dict.fromkeys(filter(None, map(said.sentence, rules))):
        for attribute in _fors(sentence, said):
            name = target(attribute, sentence)
            if name not in gone or message_name(WITH, name) in said.uses(sentence):
                continue
            variants = said.presence.variants
            around = variants[-1].span if variants else said.ruleset.game.name.span
            yield _says_otherwise(
                "says-removed-rule",
                Label(said.wording.entry(sentence).span(attribute)),
                sentence=sentence,
                rule=gone[name],
                said=said,
                lines=_anew(sentence, said),
                path=file_of(around, said),
            )


def _beside(rule: Rule) -> frozenset[str]:
    """What tells the cards of a power: they stand beside its sentence."""
    if not isinstance(rule.node, Power):
        return frozenset()
    words = [w for s in rule.node.cards for w in (s.quality, s.first, s.last) if w is not None]
    named = ((kind, word.text.lower()) for word in words for kind in DECK_KINDS.values())
    return frozenset(message_name(*pair) for pair in named)


# ── what sentences ask for ───────────────────────────────────────────────────────────────


def _variables(rules: Iterable[Rule], said: Sentences) -> Iterator[Diagnostic]:
    """Arguments that a sentence asks for and no rule has."""
    given = {rule.message: said.arguments(rule) for rule in rules}
    given |= {question_name(q): said.about(q) for q in said.ruleset.questions}
    given |= {
        message_name(agreed.VARIANT, v.name.text): agreed.arguments(v, said)
        for v in said.ruleset.pool
    }
    facts = {message_name(fact.name): "" for fact in said.ruleset.program.facts}
    given["example"] = {**said.common, **facts}
    announced = {**said.common, "value": "", "about": "", "players_list": ()}
    # What a variant removes isn't announced there, and its words aren't wrong for that.
    decided = {decision.name for decision in said.ruleset.program.decisions}
    decided |= said.presence.known - said.presence.here
    given |= {message_name(ANNOUNCED, name): announced for name in decided}
    wording = said.wording
    for name in wording.own:
        if name.startswith("-") or said.left_out(name) or _answered_before(name, said):
            continue
        known = given.get(name, said.common)
        asked = {
            variable
            for part in said.printed(name)
            for variable in wording.catalog.variables(name, part)
        }
        for variable in sorted(asked - known.keys()):
            place = wording.entry(name).span()
            help_ = meant(variable, known)
            yield UNKNOWN_VARIABLE.at(place, help=help_, name=name, variable=variable)


# ── questions and the glossary ───────────────────────────────────────────────────────────


def _questions(said: Sentences) -> Iterator[Diagnostic]:
    """Questions without words, or whose words tell another ruling."""
    wording = said.wording
    for question in said.ruleset.questions:
        name, ruling = question_name(question), ruled(question)
        rules, place = (question.name.text,), Label(question.span)
        lacking = tuple(_parts(tuple(_answer(question)), place, name, said, rules))
        yield from lacking
        if not lacking and not said.left_out(name) and wording.string(name, {}, FOR) != ruling:
            yield _says_otherwise(
                OUTDATED_MESSAGE.name,
                Label(wording.entry(name).span(FOR)),
                replace(place, message=Message("label-reads-now")),
                sentence=name,
                rule=question.name.text,
                said=said,
                lines=(f"    .{FOR} = {ruling}",),
                path="",
            )


def _agreed(said: Sentences) -> Iterator[Diagnostic]:
    """Options, and variants of the game's own file, without words."""
    for name, feature in agreed.wanted(said):
        parts: list[_Part] = [(None, f"{name} = …")]
        if name.startswith(agreed.VARIANT):
            parts.append((agreed.TITLE, f"    .{agreed.TITLE} = …"))
        yield from _parts(parts, Label(said.place_of(feature)), name, said, (feature,))


_Part = tuple[str | None, str]
"""A part of a message, None for what it says itself, and the line that is to be written."""


def _parts(
    parts: Sequence[_Part], place: Label, name: str, said: Sentences, rules: tuple[str, ...]
) -> Iterator[Diagnostic]:
    """The parts of a message that aren't there, if any: all of them, or some."""
    lines = tuple(line for part, line in parts if not said.wording.has(name, part))
    if lines and name in said.wording.own:
        yield incomplete(place, name, said, rules, lines)
    elif lines:
        yield missing([place], name, said, rules, lines)


def _answer(question: Question) -> Iterator[_Part]:
    yield None, f"{question_name(question)} = …"
    yield FOR, f"    .{FOR} = {ruled(question)}"
    if question.ruling is not None:
        yield "ruling", "    .ruling = …"
    yield "reason", "    .reason = …"


def _left_out(said: Sentences) -> Iterator[Diagnostic]:
    """What isn't printed because a variant changes the rules that it is about."""
    names = [n for n in said.wording.own if not said.gone(n) and said.changed(n)]
    names = [n for n in names if not _answered_before(n, said)]
    rules = tuple(dict.fromkeys(rule for name in names for rule in said.changed(name)))
    if names:
        places = tuple(said.ruleset.rules[rule].item.span for rule in rules)
        yield LEFT_OUT.at(
            *places,
            rules=rules,
            language=said.wording.language,
            names_list=tuple(names),
            first=names[0],
            rules_list=rules,
            path=file_of(places[0], said),
        )


def _answered_before(name: str, said: Sentences) -> bool:
    """Whether a message belongs to a question of the game that isn't asked here any more."""
    asked = {question_name(question) for question in said.ruleset.questions}
    return name.startswith("question-") and name not in asked


def _unused(rules: Sequence[Rule], said: Sentences) -> Iterator[Diagnostic]:
    """Sentences, and attributes of them, that belong to no rule any more."""
    known = {rule.message for rule in (*rules, *said.base.values())}
    known |= {message_name("question", rule) for rule in said.presence.known}
    # With other features, or agreed otherwise.
    known |= {message_name(rule) for rule in said.presence.known}
    for name in said.wording.own:
        free = name in FREE or name.startswith(tuple(f"{stem}-" for stem in FREE_STEMS))
        targets = {target(attribute, name) for attribute in _fors(name, said)}
        if name.startswith("question-"):
            targets = {name}
        if name.startswith("-") or (targets <= known and (free or targets or name in known)):
            continue
        place, help_ = said.wording.entry(name).span(), misnamed(name, rules, said)
        yield STALE_MESSAGE.at(place, help=help_, name=name)
