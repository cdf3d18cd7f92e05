"""Every code that a finding can have: its kind, its name, how grave it is.

A code's name is also the id of its headline in `locales/<lang>/diagnostics.ftl`; the comment
above each message there lists the arguments. `<name>-label` (beside the carets of a first
label without a message of its own) and `<name>-help` (where a diagnostic has no `help`) are
said with the headline's arguments, if the catalog has them.

CAM0xx input: files 00x, syntax 01x, names 02x, types 03x, citations 04x, variants 05x, calls 06x,
      YAML 07x, converting 08x, the end of a round 09x
CAM1xx sentences    CAM2xx editing    CAM3xx play    CAM4xx decisions
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cambio_spec.diagnostics.diagnostic import (
    Argument,
    Diagnostic,
    Label,
    Message,
    Severity,
    Status,
)
from cambio_spec.source.files import Span

Kind = Literal[
    "syntax",
    "type",
    "overlap",
    "gap",
    "dead-rule",
    "undefined-value",
    "property",
    "stuck",
    "endless",
    "no-target",
    "unreachable",
    "leak",
    "race",
    "contradiction",
    "variant-clash",
    "unused",
    "uncited",
    "disputed",
    "missing-message",
    "stale",
]


@dataclass(frozen=True, slots=True)
class Code:
    """`name` says in a word or two what is wrong: `dead-rule`, `missing-message`."""

    code: str
    kind: Kind
    name: str
    severity: Severity = "error"

    def message(self, **arguments: Argument) -> Message:
        """The headline of this code."""
        return Message(self.name, arguments)

    def at(
        self,
        *places: Label | Span,
        help: Message | None = None,
        notes: tuple[Message, ...] = (),
        rules: tuple[str, ...] = (),
        status: Status = "refuted",
        lines: tuple[str, ...] = (),
        **arguments: Argument,
    ) -> Diagnostic:
        """A diagnostic with this code's own headline, severity, label and help."""
        labels = tuple(p if isinstance(p, Label) else Label(p) for p in places)
        return Diagnostic(
            code=self.code,
            severity=self.severity,
            status=status,
            message=self.message(**arguments),
            labels=labels,
            rules=rules,
            notes=notes,
            help=help,
            lines=lines,
        )


NO_SUCH_FILE = Code("CAM001", "syntax", "no-such-file")
UNREADABLE_FILE = Code("CAM002", "syntax", "unreadable-file")
NOT_UTF8 = Code("CAM003", "syntax", "not-utf8")
TOO_LARGE = Code("CAM004", "syntax", "too-large")
EMPTY_FILE = Code("CAM005", "syntax", "empty-file")
NO_RULE_SETS = Code("CAM006", "syntax", "no-rule-sets")
UNKNOWN_RULE_SET = Code("CAM007", "syntax", "unknown-rule-set")
FOLDER_NOT_FILE = Code("CAM008", "syntax", "folder-not-file")
UNWRITABLE_FILE = Code("CAM009", "syntax", "unwritable-file")

UNEXPECTED_WORD = Code("CAM010", "syntax", "unexpected-word")
TOO_DEEP = Code("CAM011", "syntax", "too-deep")
NUMBER_TOO_LARGE = Code("CAM012", "syntax", "number-too-large")
UNCLOSED_TEXT = Code("CAM013", "syntax", "unclosed-text")
UNFINISHED_FILE = Code("CAM014", "syntax", "unfinished-file")
UNKNOWN_CHARACTER = Code("CAM015", "syntax", "unknown-character")
RESERVED_WORD = Code("CAM016", "syntax", "reserved-word")

UNKNOWN_NAME = Code("CAM020", "type", "unknown-name")
DUPLICATE_NAME = Code("CAM021", "type", "duplicate-name")
DUPLICATE_RULE = Code("CAM022", "type", "duplicate-rule")
MISSING_RULE = Code("CAM023", "type", "missing-rule")
MISSING_PATCHED_RULE = Code("CAM024", "type", "missing-patched-rule")
CYCLIC_OVERRIDE = Code("CAM025", "type", "cyclic-override")
CYCLIC_DEFINITION = Code("CAM026", "type", "cyclic-definition")
UNKNOWN_GAME = Code("CAM027", "type", "unknown-game")
MISSING_PART = Code("CAM028", "type", "missing-part")
REPEATED_PART = Code("CAM029", "type", "repeated-part")

WRONG_TYPE = Code("CAM030", "type", "wrong-type")
WRONG_ARGUMENT_COUNT = Code("CAM031", "type", "wrong-argument-count")
INCOMPARABLE_TYPES = Code("CAM032", "type", "incomparable-types")
OUT_OF_RANGE = Code("CAM033", "type", "out-of-range")
BACKWARDS_RANGE = Code("CAM034", "type", "backwards-range")
NO_ACTOR = Code("CAM036", "type", "no-actor")
LEADS_NOWHERE = Code("CAM037", "type", "leads-nowhere")
NEVER_REACHED = Code("CAM038", "unreachable", "never-reached")
PAUSING_LOOP = Code("CAM039", "type", "pausing-loop")

UNKNOWN_EDITION = Code("CAM040", "type", "unknown-edition")
UNKNOWN_CITATION = Code("CAM041", "type", "unknown-citation")

UNORDERED_PATCHES = Code("CAM050", "variant-clash", "unordered-patches")
UNMET_NEED = Code("CAM051", "variant-clash", "unmet-need")
EXCLUDED = Code("CAM052", "variant-clash", "excluded")
NO_COUNT_LEFT = Code("CAM053", "variant-clash", "no-count-left")
VALUE_NOT_ALLOWED = Code("CAM054", "type", "value-not-allowed")
AGREED_BEFORE = Code("CAM055", "type", "agreed-before")
CYCLIC_ORDER = Code("CAM056", "variant-clash", "cyclic-order")
SELF_CONTRADICTION = Code("CAM057", "variant-clash", "self-contradiction")
UNEXPLORED = Code("CAM058", "variant-clash", "unexplored")

BAD_PLAYER_COUNT = Code("CAM060", "syntax", "bad-player-count")
BAD_TIME_LIMIT = Code("CAM061", "syntax", "bad-time-limit")
UNKNOWN_LANGUAGE = Code("CAM062", "syntax", "unknown-language")
BAD_NAME = Code("CAM063", "syntax", "bad-name")
NAME_TAKEN = Code("CAM064", "syntax", "name-taken")
FILE_EXISTS = Code("CAM065", "syntax", "file-exists")
GAME_OUT_OF_REACH = Code("CAM066", "syntax", "game-out-of-reach")
NO_SUCH_REVISION = Code("CAM067", "syntax", "no-such-revision")

NOTHING_TO_COUNT = Code("CAM090", "syntax", "nothing-to-count")
UNCLEAR_ARGUMENT = Code("CAM091", "syntax", "unclear-argument")
UNKNOWN_CARD = Code("CAM092", "syntax", "unknown-card")
SURPLUS = Code("CAM093", "syntax", "surplus")
UNKNOWN_PLAYER = Code("CAM094", "syntax", "unknown-player")
TOLD_TWICE = Code("CAM095", "syntax", "told-twice")
UNFIT_VALUE = Code("CAM096", "syntax", "unfit-value")
NOT_AS_GIVEN = Code("CAM097", "syntax", "not-as-given")
ALREADY_OUT = Code("CAM098", "syntax", "already-out")
STOPS_SHORT = Code("CAM099", "stuck", "stops-short")

NOT_YAML = Code("CAM070", "syntax", "not-yaml")
YAML_FEATURE = Code("CAM071", "syntax", "yaml-feature")
UNKNOWN_KEY = Code("CAM072", "syntax", "unknown-key")
MISSING_KEY = Code("CAM073", "syntax", "missing-key")
DUPLICATE_KEY = Code("CAM074", "syntax", "duplicate-key")
WRONG_SHAPE = Code("CAM075", "syntax", "wrong-shape")
EMPTY_VALUE = Code("CAM076", "syntax", "empty-value")
BAD_CHARACTER = Code("CAM077", "syntax", "bad-character")
COMMENT_IN_VALUE = Code("CAM078", "syntax", "comment-in-value")
SAME_FILE = Code("CAM080", "syntax", "same-file")
TARGET_EXISTS = Code("CAM081", "syntax", "target-exists")
UNKNOWN_SPELLING = Code("CAM082", "syntax", "unknown-spelling")

MISSING_MESSAGE = Code("CAM100", "missing-message", "missing-message")
BROKEN_MESSAGE = Code("CAM101", "missing-message", "broken-message")
DUPLICATE_MESSAGE = Code("CAM102", "missing-message", "duplicate-message")
UNKNOWN_VARIABLE = Code("CAM103", "missing-message", "unknown-variable")
UNKNOWN_REFERENCE = Code("CAM104", "missing-message", "unknown-reference")
UNSAID = Code("CAM105", "missing-message", "unsaid")
UNPRINTABLE = Code("CAM106", "missing-message", "unprintable")
OVERFULL_SHEET = Code("CAM107", "missing-message", "overfull-sheet")
STALE_MESSAGE = Code("CAM110", "stale", "stale-message", "warning")
STALE_OUTPUT = Code("CAM111", "stale", "stale-output")
OUTDATED_MESSAGE = Code("CAM112", "stale", "outdated-message")
LEFT_OUT = Code("CAM113", "stale", "left-out", "note")

UNCITED = Code("CAM200", "uncited", "uncited", "warning")
UNREASONED = Code("CAM201", "uncited", "unreasoned", "warning")
UNUSED_NAME = Code("CAM210", "unused", "unused-name", "warning")
UNUSED_ACCEPT = Code("CAM211", "unused", "unused-accept")
UNUSED_FEATURE = Code("CAM213", "unused", "unused-feature", "warning")
MOOT_RULING = Code("CAM212", "unused", "moot-ruling", "note")
LEFT_OPEN = Code("CAM214", "disputed", "left-open", "note")

STUCK = Code("CAM300", "stuck", "stuck")
NO_END = Code("CAM301", "endless", "no-end")
NO_TARGET = Code("CAM302", "no-target", "no-target")
UNREACHABLE = Code("CAM303", "unreachable", "unreachable", "warning")

LEAK = Code("CAM330", "leak", "leak")
RACE = Code("CAM340", "race", "race")

GAP = Code("CAM401", "gap", "gap")
OVERLAP = Code("CAM410", "overlap", "overlap")
DEAD_RULE = Code("CAM420", "dead-rule", "dead-rule", "warning")
ALWAYS_OVERRIDDEN = Code("CAM421", "dead-rule", "always-overridden", "warning")
UNDEFINED_VALUE = Code("CAM430", "undefined-value", "undefined-value")
CONTRADICTION = Code("CAM440", "contradiction", "contradiction")

PROPERTY = Code("CAM450", "property", "property")
BETTER_IS_WORSE = Code("CAM451", "property", "better-is-worse", "warning")
BEST_IS_WORSE = Code("CAM452", "property", "best-is-worse", "warning")
WRONG_IS_BETTER = Code("CAM453", "property", "wrong-is-better", "warning")
SEVERAL_FIRST = Code("CAM454", "property", "several-first", "warning")
NO_SINGLE_WINNER = Code("CAM455", "property", "no-single-winner", "warning")

REGISTRY = {c.code: c for c in tuple(globals().values()) if isinstance(c, Code)}
