"""Which sentence says which rule, with what, and what no sentence says.

A game's own message says the rule of its name (attribute `for`) and further ones (`for-OTHER`);
each such attribute holds the rule's text at the time of writing. Steps, actions and powers without
one are described from their effects. A message that says no rule names the rules that it talks
about (`about`), and is left out where one of them is gone or changed; a message of the variant that
changes it may list what of the game holds all the same (`holds`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from cambio_spec.constructs.define import Define
from cambio_spec.constructs.editorial import SectionName
from cambio_spec.constructs.option import Option
from cambio_spec.constructs.power import Power
from cambio_spec.constructs.question import Question
from cambio_spec.constructs.variant import Variant
from cambio_spec.kernel.expressions import RuleId
from cambio_spec.model.ruleset import Ruleset
from cambio_spec.rulebook.atoms import Atoms, message_name
from cambio_spec.rulebook.composed import composed, table_of
from cambio_spec.rulebook.document import Item, Text, plain
from cambio_spec.rulebook.exceptions import exceptions_last
from cambio_spec.rulebook.numbers import literals
from cambio_spec.rulebook.onward import Onward, is_fork
from cambio_spec.rulebook.places import Lack, Table, Undescribed, Unworded
from cambio_spec.rulebook.presence import Presence
from cambio_spec.rulebook.rules import Rule
from cambio_spec.rulebook.told import Told, by_id, told
from cambio_spec.rulebook.wording import Argument, Wording
from cambio_spec.source.files import Span

FOR, UNSAID, ABOUT, HOLDS, WHY = "for", "unsaid", "about", "holds", "why"
OPTION = "option"
QUESTION = "question-"
ANNOUNCED = "said"
"""Before the name of a decision: a clause, without a full stop, that tells what was decided."""
SHORT = "short"
"""What fits on a sheet, and into the picture of a turn."""
SAYING = ("title", SHORT, "term", "ruling", "reason")
"""The attributes of a message that are printed, besides those that begin with `why`."""


@dataclass(frozen=True, slots=True)
class Sentences:
    """`says` leads from the message name of each rule that has one to the messages that say it;
    `common` are the arguments that any sentence may use. `sections` are the rules of the rule
    set, `base` those of the game without its variants by their ids. `branches` are the stages to
    which only one step leads, by its id. In a `draft`, a rule that
    there are no words for is quoted from the rule file."""

    ruleset: Ruleset
    wording: Wording
    presence: Presence
    sections: Mapping[SectionName, tuple[Rule, ...]]
    base: Mapping[str, Rule]
    atoms: Mapping[str, Atoms]
    says: Mapping[str, tuple[str, ...]]
    common: Mapping[str, Argument]
    onward: Onward
    branches: Mapping[str, tuple[str, ...]]
    draft: bool

    @property
    def rules(self) -> Mapping[str, Rule]:
        return by_id(self.sections)

    @property
    def in_full(self) -> bool:
        """Whether the game gives no sentence of play a short form."""
        play = (self.sentence(rule) for rule in self.sections["play"])
        return not any(name is not None and self.wording.has(name, SHORT) for name in play)

    @property
    def table(self) -> Table:
        onward = replace(self.onward, below=self._below)
        return table_of(self.ruleset, self.wording, self.atoms, onward)

    def of(self, rule: Rule) -> Atoms:
        return self.atoms.get(rule.id, Atoms())

    def arguments(self, rule: Rule | None) -> Mapping[str, Argument]:
        """What a sentence about a rule, or about none, may use: also what belongs to the further
        rules that it says."""
        if rule is None:
            return self.common
        told = [self.atoms[origin] for origin in self._said_by(rule, self.atoms)]
        given: dict[str, Argument] = {**self.common, **self.literals(rule)}
        for parts in (*told, self.of(rule)):
            given |= parts.numbers
            for name, value in parts.deck:
                rank = name.startswith("rank-")
                given[name] = self.wording.rank_said(value) if rank else value
        return given

    def literals(self, rule: Rule) -> Mapping[str, int]:
        """The numbers that stand in the rules which the sentence of a rule says."""
        rules = self.rules
        also = (rules[origin] for origin in self._said_by(rule, rules))
        return {name: n for each in (*also, rule) for name, n in literals(each).items()}

    def _said_by(self, rule: Rule, origins: Iterable[RuleId]) -> Sequence[RuleId]:
        """Those rules whose sentence is also that of `rule`."""
        said = {name for name, sentences in self.says.items() if rule.message in sentences}
        return [origin for origin in origins if message_name(origin) in said] if said else []

    def about(self, question: Question) -> Mapping[str, Argument]:
        """What the sentences of a question may use: `value` is what the rules that carry the
        ruling out give, where that is one number."""
        found = {self.atoms.get(path.text, Atoms()).value for path in question.rules} - {None}
        if len(found) != 1:
            return self.common
        (value,) = found
        assert value is not None
        return {**self.common, "value": value}

    def text(self, name: str, attribute: str | None = None, rule: Rule | None = None) -> Text:
        return self.wording.text(name, self.arguments(rule), attribute)

    def string(self, name: str, attribute: str | None = None) -> str:
        return self.wording.string(name, self.common, attribute)

    def why(self, rule: RuleId) -> Text:
        """As `explained`; without words for it, the places that the rule cites, if any."""
        return self.explained(rule) or plain(", ".join(self.ruleset.rules[rule].cites))

    def explained(self, rule: RuleId) -> Text | None:
        """In a few words, why somebody got what a rule of a definition gives."""
        for name in self.says.get(message_name(rule), ()):
            own = name == message_name(rule)
            part = WHY if own else message_name(WHY, rule)
            if self.wording.has(name, part):
                return self.text(name, part, self.rules.get(rule))
        return None

    def sentence(self, rule: Rule) -> str | None:
        """The game's own message that says a rule, the first if several mention it; None where
        its effects are described."""
        return next(iter(self.says.get(rule.message, ())), None)

    def outdated(self, rule: Rule, sentence: str) -> bool:
        """Whether a rule read differently when one of the messages that say it was written. It
        may still read as the game has it where a variant has only removed others that it
        overrides."""
        texts, base = {rule.text}, self.base.get(rule.id)
        if base is not None and rule.id not in self.presence.changed:
            texts.add(base.text)
        then = self.wording.string(sentence, {}, written_for(rule, sentence))
        return " ".join(then.split()) not in texts

    def described(self, rule: Rule) -> tuple[Item, ...]:
        """A rule from its effects. Raises `Undescribed`, but not in a draft; also for what has
        none: a definition, partners, a rule for people."""
        try:
            return self._described(rule, self.table)
        except Undescribed:
            if not self.draft:
                raise
            quoted = {"rule": rule.id, "text": rule.text}
            return (Item(self.wording.text("draft-rule", quoted)),)

    def branch(self, rule: Rule) -> tuple[str, ...]:
        """The stages that are told below the cases of a step which leads to them."""
        stages, sentence = self.branches.get(rule.id, ()), self.sentence(rule)
        if not stages or (sentence is not None and (sentence != rule.message or not is_fork(rule))):
            return ()
        try:
            self._described(rule, replace(self.table, onward=self.onward))
        except Undescribed:
            return ()
        return stages

    def _below(self, stage: str) -> tuple[Item, ...]:
        """What a stage does, for the step that alone leads to it."""
        if not any(stage in stages for stages in self.branches.values()):
            return ()
        found: list[Item] = []
        for rule in (r for part in self.sections.values() for r in part if r.stage == stage):
            sentence = self.sentence(rule)
            if sentence is None:
                found += self.described(rule)
            elif sentence == rule.message and self.wording.has(sentence):
                found.append(Item(self.text(sentence, None, rule), rule.marks))
        return tuple(found)

    def lacks(self, rule: Rule) -> tuple[Lack, ...]:
        """The words for places and facts that the description of a rule needs, and that the game
        doesn't have. Raises `Undescribed` for what words wouldn't help."""
        found: list[Lack] = []
        while True:
            try:
                alone = replace(self.table, excused=frozenset(found), onward=self.onward)
                self._described(rule, alone)
            except Unworded as error:
                if self._is_written(rule, error.lack):
                    raise Undescribed(error.node) from error
                found.append(error.lack)
            else:
                return tuple(found)

    def _is_written(self, rule: Rule, lack: Lack) -> bool:
        """Whether the author writes sentences for the rules of a definition that lacks a name: then
        this rule needs one of its own, too."""
        name = rule.id.partition(".")[0]
        if not isinstance(rule.node, Define) or lack.name != message_name("define", name):
            return False
        own = self.wording.own
        beside = [r for r in self.rules.values() if r.id.partition(".")[0] == name]
        return lack.name not in own and any(
            one.message in own
            or any(written_for(one, n) in self.wording.attributes(n) for n in own)
            for one in beside
        )

    def _described(self, rule: Rule, table: Table) -> tuple[Item, ...]:
        section = next((name for name, rules in self.sections.items() if rule in rules), None)
        return composed(rule, section, self.ruleset, table)

    def uses(self, name: str) -> frozenset[str]:
        """The atoms that a message says: its variables, and the messages that it quotes."""
        parts = [p for p in self.printed(name) if p != WHY]
        used = [self.wording.uses(name, part) for part in parts]
        quoted = {message.partition(".")[0] for u in used for message in u.messages}
        return frozenset(quoted).union(*(u.variables for u in used))

    def printed(self, name: str) -> tuple[str | None, ...]:
        """The parts of a message that may be printed; None is what it says itself."""
        parts = (a for a in self.wording.attributes(name) if a in SAYING or a.startswith(WHY))
        return (None, *parts) if self.wording.has(name) else tuple(parts)

    def unsaid(self, name: str) -> tuple[str, ...]:
        """The atoms that a message leaves out on purpose."""
        return self._listed(name, UNSAID)

    def topics(self, name: str) -> tuple[str, ...]:
        """The rules that a message talks about without saying them."""
        return self._listed(name, ABOUT)

    def holding(self, name: str) -> tuple[str, ...]:
        """The messages of the game that hold with a variant too, as a message of it says."""
        return self._listed(name, HOLDS)

    def _stands(self, name: str) -> bool:
        """Whether a variant has said a message anew, or that the game's holds with it too."""
        varied = self.wording.varied
        return name in varied or any(name in self.holding(other) for other in varied)

    def _listed(self, name: str, attribute: str) -> tuple[str, ...]:
        if not self.wording.has(name, attribute):
            return ()
        listed = self.wording.string(name, {}, attribute)
        return tuple(part.strip() for part in listed.split(",") if part.strip())

    def gone(self, name: str) -> bool:
        """Whether a message says or talks about a rule of the game that a variant removes."""
        known, here = self.presence.known, self.presence.here
        if known == here:
            return False
        own = list(_by_message(known).get(name, ())) if self._says_rule(name) else []
        if name.startswith(f"{OPTION}-"):
            own += [rule for rule in known if name == message_name(OPTION, rule)]
        return any(t in known and t not in here for t in self.topics(name)) or bool(
            own and not any(rule in here for rule in own)
        )

    def _says_rule(self, name: str) -> bool:
        return any(a == FOR for a in self.wording.attributes(name))

    def changed(self, name: str) -> tuple[str, ...]:
        """The rules that a message of the game talks about, or that carry out the ruling which it
        tells, as far as a variant has changed them."""
        if not self.presence.changed or self._stands(name):
            return ()
        asked = None
        if name.startswith(QUESTION):
            asked = next((q for q in self.ruleset.questions if question_name(q) == name), None)
        carried = () if asked is None else tuple(path.text for path in asked.rules)
        about = dict.fromkeys((*self.topics(name), *carried))
        return tuple(rule for rule in about if rule in self.presence.changed)

    def place_of(self, feature: str) -> Span:
        """Where an option or a variant is declared."""
        features: tuple[Option | Variant, ...] = (*self.ruleset.options, *self.ruleset.pool)
        return next(f.name.span for f in features if f.name.text == feature)

    def outdone(self, name: str, rule: RuleId) -> bool:
        """Whether a variant has changed the rule that a message of the game is about and says
        nothing in its place."""
        return rule in self.presence.changed and not self._stands(name)

    def left_out(self, name: str) -> bool:
        """Whether this configuration's books have no place for a message that says no rule."""
        return self.gone(name) or bool(self.changed(name))


def sentences(ruleset: Ruleset | Told, wording: Wording, draft: bool) -> Sentences:
    """Raises `CatalogError` for a message of the game that can't be parsed."""
    there = ruleset if isinstance(ruleset, Told) else told(ruleset)
    said = Sentences(
        there.ruleset,
        wording,
        there.presence,
        there.sections,
        there.base,
        there.atoms,
        {},
        there.common,
        there.onward,
        there.branches,
        draft,
    )
    said = replace(said, says=_says(said))
    sections = {
        name: exceptions_last(rules, lambda rule: said.sentence(rule) is None)
        for name, rules in said.sections.items()
    }
    return replace(said, sections=sections)


def _says(said: Sentences) -> dict[str, tuple[str, ...]]:
    """What no book prints says no rule: neither does the message of a rule that is gone."""
    told = frozenset(rule.message for rule in said.rules.values())
    says: dict[str, tuple[str, ...]] = {}
    beside: list[str] = []
    for name in said.wording.own:
        if name.startswith(("-", "question-")):
            continue
        targets = tuple(target(a, name) for a in said.wording.attributes(name) if _is_for(a))
        if name in told:
            # Only a sentence about the rule of its name has the place of that rule.
            printed = name in targets and name not in says and said.wording.has(name)
            beside += [name] if name in targets and not printed else []
        else:
            printed = has_place(name, said)
        for rule in targets if printed else ():
            says[rule] = (*says.get(rule, ()), name)
    for name in beside:
        # Others say its rule, but it may still tell why.
        if name in says:
            says[name] = (*says[name], name)
    return says


def has_place(name: str, said: Sentences) -> bool:
    """Whether this configuration's books print a message that isn't named after one of its
    rules."""
    stem, _, rest = name.partition("-")
    match stem:
        case _ if not said.wording.has(name):
            return False
        case "players" | "deck" if not rest:
            return not said.outdone(name, name)
        case "powers" if not rest:
            return any(isinstance(rule.node, Power) for rule in said.sections["powers"])
        case "about" | "object" | "glossary":
            return not said.left_out(name)
        case "option":
            options = (option.name.text for option in said.ruleset.options)
            return name in (message_name(OPTION, o) for o in options) and not said.gone(name)
        case "variant":
            variants = said.ruleset.variants or said.ruleset.own_variants
            return name in (message_name(stem, v.name.text) for v in variants)
        case _:
            return False


def _is_for(attribute: str) -> bool:
    return attribute == FOR or attribute.startswith(FOR + "-")


def question_name(question: Question) -> str:
    return f"{QUESTION}{message_name(question.name.text)}"


@lru_cache(maxsize=64)
def _by_message(rules: frozenset[RuleId]) -> Mapping[str, tuple[RuleId, ...]]:
    """The rules whose message has a name; two rules may have the same."""
    found: dict[str, tuple[RuleId, ...]] = {}
    for rule in rules:
        found[message_name(rule)] = (*found.get(message_name(rule), ()), rule)
    return found


def target(attribute: str, sentence: str) -> str:
    """The message name of the rule whose text an attribute of a sentence holds."""
    return sentence if attribute == FOR else attribute.removeprefix(FOR + "-")


def written_for(rule: Rule, sentence: str) -> str:
    """The attribute of `sentence` that holds the text of `rule`."""
    return FOR if rule.message == sentence else f"{FOR}-{rule.message}"
