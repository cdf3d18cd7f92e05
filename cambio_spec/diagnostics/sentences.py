"""Messages to sentences: the one place where a diagnostic meets a catalog."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace

from cambio_spec.catalog.catalog import Catalog
from cambio_spec.catalog.functions import MINUS
from cambio_spec.diagnostics.codes import REGISTRY
from cambio_spec.diagnostics.diagnostic import Argument, Diagnostic, Label, Message

_VALUES = frozenset({"value"})
_KINDS_OF_WORD = frozenset({"NAME", "NUMBER", "TEXT", "CODE", "DECLARATION", "EFFECT"})
_KINDS = frozenset({"expected", "found"})
# Kinds of more than one word: choices of a message have no spaces.
_SPACED = {kind.replace("-", " "): kind for kind in ("player-or-nobody", "one-card")}
# A rule file may hold a name of a megabyte.
LONGEST = 120
MOST = 15
_WORDS = frozenset({"nobody", "yes", "no"})
_STANDS_FOR = re.compile(r"\b(?:NAME|CARDS)\b")
_NEGATIVE = re.compile(r"-\d+")


def sentence(message: Message, catalog: Catalog) -> str:
    """A message in the catalog's language. An argument that only the message's label or help
    has a use for is no mistake. Raises `CatalogError`."""
    for_others = frozenset[str]().union(
        *(
            catalog.variables(f"{message.id}-{part}")
            for part in ("label", "help")
            if catalog.has(f"{message.id}-{part}")
        )
    )
    needless = for_others - catalog.variables(message.id)
    spoken = {
        name: _spoken(name, value, catalog)
        for name, value in message.arguments.items()
        if name not in needless
    }
    return catalog.say(message.id, **spoken)


def labelled(label: str, said: str, catalog: Catalog) -> str:
    """What is said of something that is named before it: `Hint: …`. Each language sets its own
    colon."""
    return catalog.say("labelled", label=label, said=said)


def value_text(value: str, catalog: Catalog) -> str:
    """A value as people read it: `nobody`, `yes` and `no` translated, a true minus."""
    if value in _WORDS:
        return catalog.say(f"value-{value}")
    return MINUS + value[1:] if _NEGATIVE.fullmatch(value) else value


def expected_text(word: str, catalog: Catalog) -> str:
    """What could stand somewhere: a word of the language as written, a kind of word (`NAME`)
    described."""
    if word == "…":
        return word
    return catalog.say(f"expected-{word.lower()}") if word in _KINDS_OF_WORD else f"`{word}`"


def _as_written(item: str, _: Catalog) -> str:
    return item


def _quoted(item: str, _: Catalog) -> str:
    return f"`{item}`"


def option_text(option: str, catalog: Catalog) -> str:
    """An option of a command, as `--caller NAME`: what stands for something is a word of the
    reader's language."""
    return _STANDS_FOR.sub(lambda word: catalog.say(f"stands-for-{word[0].lower()}"), option)


_LISTS: Mapping[str, Callable[[str, Catalog], str]] = {
    "values_list": value_text,
    "expected_list": expected_text,
    "features_list": _quoted,
    "others_list": _quoted,
    "options_list": option_text,
}


def label_text(finding: Diagnostic, label: Label, catalog: Catalog) -> str:
    """What stands beside the carets: the label's own message or, for the first label of a
    finding, what the catalog has for its headline. May be empty."""
    if label.message is not None:
        return sentence(label.message, catalog)
    if label is not finding.labels[0]:
        return ""
    if finding.status == "unknown":
        return catalog.say("label-asked")
    return _beside(finding, "label", catalog) or ""


def help_text(finding: Diagnostic, catalog: Catalog) -> str | None:
    """How to mend it: the finding's own help, or the catalog's for its headline or code."""
    if finding.help is not None:
        return sentence(
            replace(finding.help, id=_spelt(finding.help.id, finding, catalog)), catalog
        )
    if finding.status == "unknown":
        return catalog.say("unknown-help")
    return _beside(finding, "help", catalog)


def _beside(finding: Diagnostic, part: str, catalog: Catalog) -> str | None:
    code = REGISTRY.get(finding.code)
    for name in (finding.message.id, code.name if code else None):
        if name is not None and catalog.has(f"{name}-{part}"):
            said = _spelt(f"{name}-{part}", finding, catalog)
            return _with_what_it_needs(said, finding.message, catalog)
    return None


def _spelt(message: str, finding: Diagnostic, catalog: Catalog) -> str:
    """The message that shows what to write in the spelling of the file that a finding is in: where
    the words of `message` would be no YAML, the catalog has `message-in-yaml` too."""
    in_yaml = f"{message}-in-yaml"
    there = bool(finding.labels) and finding.labels[0].span.file.is_yaml
    return in_yaml if there and catalog.has(in_yaml) else message


def _with_what_it_needs(name: str, message: Message, catalog: Catalog) -> str | None:
    needed = catalog.variables(name)
    given = {n: value for n, value in message.arguments.items() if n in needed and value != ()}
    return sentence(Message(name, given), catalog) if given.keys() == needed else None


def _spoken(name: str, argument: Argument, catalog: Catalog) -> Argument:
    match argument:
        case int():
            return argument
        case str():
            if name in _VALUES:
                return _short(value_text(argument, catalog))
            return _short(_SPACED.get(argument, argument) if name in _KINDS else argument)
        case _:
            read = _LISTS.get(name, _as_written)
            items = [_short(read(item, catalog)) for item in argument]
            return tuple(items if len(items) <= MOST else [*items[: MOST - 1], "…"])


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
