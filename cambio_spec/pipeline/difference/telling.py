"""What a comparison has found, as differences that name rules, lines and a situation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cambio_spec.diagnostics.diagnostic import Argument
from cambio_spec.diagnostics.players import player_name
from cambio_spec.diagnostics.scene import card_text
from cambio_spec.kernel.program import Program
from cambio_spec.kernel.state import Position, Value
from cambio_spec.kernel.types import Kind as TypeKind
from cambio_spec.kernel.types import Type
from cambio_spec.pipeline.difference.declared import Both, label
from cambio_spec.pipeline.difference.grouping import Groups
from cambio_spec.pipeline.difference.result import (
    Cards,
    Difference,
    Group,
    Kind,
    Part,
    Situation,
    Verdict,
)
from cambio_spec.proof.difference.joined import SIDES, Side
from cambio_spec.proof.difference.outcome import Answer, Case, Change, Compared, Tried
from cambio_spec.proof.outcome import Deal

MOST_SHOWN = 6
"""Cards of a pile; of more, only the top one is shown."""

Said = tuple[str, Mapping[str, Argument | Part], tuple[Part, Part]]
"""A sentence, what it is said with, and what either of the two says."""


class Telling:
    """For one pair of rule sets, as they were compared."""

    def __init__(self, both: Both, programs: tuple[Program, Program]) -> None:
        self._both, self._programs = both, programs
        self._groups = Groups(programs[0])

    def told(self, one: Compared) -> Iterator[Difference]:
        """One difference for each way in which they differ; nothing for what is equal."""
        if one.status == "equal":
            return
        if one.asked == "table":
            yield from self._table(one)
        elif one.cases:
            for case in one.cases:
                yield self._difference(
                    one, self._case(one, case), self._situation(case.deals[0], case, one)
                )
        elif one.tried is not None:
            yield self._difference(one, self._tried(one, one.tried), self._after(one.tried))
        else:
            yield self._difference(one, self._plainly(one), None)

    def _difference(self, one: Compared, said: Said, situation: Situation | None) -> Difference:
        message, arguments, parts = said
        kind: Kind = one.asked
        return Difference(
            kind,
            self._group(one),
            self._name(one),
            one.status,
            message,
            {"name": self._name(one), **arguments},
            parts,
            situation,
            one.often,
            one.causes,
        )

    def _name(self, one: Compared) -> str:
        first, second = one.names
        return first if first == second else f"{first} / {second}"

    def _group(self, one: Compared) -> Group:
        match one.asked:
            case "decision":
                return self._groups.decision(one.names[0])
            case "table":
                return "values"
            case "step" | "order":
                return self._groups.stage(one.label or one.names[0])
            case _:
                return "play"

    # ── decisions ────────────────────────────────────────────────────────────────────────────

    def _table(self, one: Compared) -> Iterator[Difference]:
        """Cards that differ alike are told together."""
        alike: dict[tuple[object, ...], list[str]] = {}
        for code, answers in one.cards.items():
            key = tuple((a.verdict.status, a.verdict.value, a.verdict.rules) for a in answers)
            alike.setdefault(key, []).append(code)
        for codes in alike.values():
            answers = one.cards[codes[0]]
            kind = self._programs[0].decision(one.names[0]).type
            parts = tuple(self._part(s, answers[s], kind) for s in SIDES)
            cards = tuple(together(codes, self._programs[0]))
            about: dict[str, Argument | Part] = {
                "cards_list": cards,
                "first": parts[0],
                "second": parts[1],
            }
            said: Said = "difference-values", about, (parts[0], parts[1])
            yield self._difference(one, said, Situation(0, (), (), None))

    def _case(self, one: Compared, case: Case) -> Said:
        decided = self._programs[0].decision(self._decision(one))
        parts = tuple(self._part(s, case.answers[s], decided.type) for s in SIDES)
        about = {"first": parts[0], "second": parts[1]}
        pair = parts[0], parts[1]
        who = case.deals[0].arguments[-1] if one.asked == "action" else None
        player = player_name(who) if isinstance(who, int) else ""
        open_ = [a.verdict.status == "value" and a.verdict.value is True for a in case.answers]
        if one.asked == "action" and open_[0] != open_[1]:
            side = "first" if open_[0] else "second"
            return f"difference-may-{side}", {"player": player}, pair
        if one.asked == "choice" and open_[0] != open_[1]:
            side, deal = "first" if open_[0] else "second", case.deals[0]
            chosen = self._chosen(deal, decided.parameters[-1].type)
            chooser = deal.arguments[-2]
            assert isinstance(chooser, int)
            told = {"player": player_name(chooser), "chosen": chosen}
            return f"difference-choose-{side}", told, pair
        if one.asked == "choice":
            return "difference-decision", about, pair
        if one.asked == "action":
            return "difference-decision-of", {"subject": player, **about}, pair
        subject = self._subject(one, case)
        if subject is None:
            return "difference-decision", about, pair
        return "difference-decision-of", {"subject": subject, **about}, pair

    def _decision(self, one: Compared) -> str:
        if one.asked == "decision":
            return one.names[0]
        prefix = "may" if one.asked == "action" else "choose"
        return next(
            d.name
            for d in self._programs[0].decisions
            if d.name.startswith(f"{prefix}_{one.names[0]}_")
        )

    def _subject(self, one: Compared, case: Case) -> str | None:
        parameters = self._programs[0].decision(one.names[0]).parameters
        if not parameters:
            return None
        value = case.deals[0].arguments[0]
        match parameters[0].type.kind:
            case TypeKind.PLAYER if isinstance(value, int):
                return player_name(value)
            case TypeKind.CARD if isinstance(value, int):
                return card_text(self._programs[0].deck.cards[value].code)
            case _:
                return None

    def _chosen(self, deal: Deal, kind: Type) -> str:
        match deal.arguments[-1]:
            case (int() as owner, int() as slot):
                at = (kind.zone or "", owner)
                cards = deal.zones.get(at, ())
                card = cards[slot] if slot < len(cards) else None
                shown = "" if card is None else card_text(self._programs[0].deck.cards[card].code)
                return f"{shown} ({player_name(owner)})"
            case int() as seat if kind.kind is TypeKind.PLAYER:
                return player_name(seat)
            case int() as card if kind.kind is TypeKind.CARD:
                return card_text(self._programs[0].deck.cards[card].code)
            case value:
                return str(value)

    def _part(self, side: Side, answer: Answer, kind: Type) -> Part:
        verdict = answer.verdict
        values: tuple[Value, ...] = (verdict.value,) if verdict.status == "value" else ()
        if verdict.status == "conflict":
            values = tuple(dict.fromkeys(answer.values.values()))
        status: Verdict = verdict.status
        shown = tuple(shown_value(self._programs[side], kind, v) for v in values)
        known = self._both[side].rules
        rules = tuple(r for r in verdict.rules if r in known)
        return Part(values, status, shown, rules, tuple(label(known[r]) for r in rules))

    # ── moves and steps ──────────────────────────────────────────────────────────────────────

    def _rule_parts(self, one: Compared, values: Sequence[object] = ((), ())) -> tuple[Part, Part]:
        """Where the move or the step stands, with what is so afterwards."""
        found = []
        for side in SIDES:
            rule = self._both[side].rules.get(one.names[side])
            rules = () if rule is None else (rule.id,)
            labels = () if rule is None else (label(rule),)
            value = values[side]
            told = value if isinstance(value, tuple) else (value,)
            shown = tuple(str(v) for v in told)
            found.append(Part(told, "value", shown, rules, labels))
        return found[0], found[1]

    def _plainly(self, one: Compared) -> Said:
        """What has no situation of its own."""
        parts = self._rule_parts(one)
        if one.asked == "place":
            return f"difference-place-{one.reason}", {"label": one.label or ""}, parts
        if one.asked == "order":
            return "difference-order", {}, parts
        if one.status == "follows":
            return "difference-follows", {"causes_list": one.causes}, parts
        return "difference-unknown", {"reason": _REASONS.get(one.reason or "", "solver")}, parts

    def _tried(self, one: Compared, tried: Tried) -> Said:
        change = tried.change
        first, second = change.values
        if change.aspect == "halts":
            side, reason = ("first", first) if first is not None else ("second", second)
            both = first is not None and second is not None
            parts = self._rule_parts(one, change.values)
            return f"difference-halts-{'first' if both else side}", {"reason": str(reason)}, parts
        if change.aspect == "choices":
            side = "first" if first == "yes" else "second"
            parts = self._rule_parts(one, change.values)
            return f"difference-path-{side}", {"chosen": self._path(tried)}, parts
        shown = [
            self._shown(side, change, value)
            for side, value in zip(SIDES, (first, second), strict=True)
        ]
        parts = self._rule_parts(one, shown)
        told: dict[str, Argument | Part] = {"first": shown[0], "second": shown[1]}
        if change.aspect == "face":
            told = {"card": card_text(str(first[0])) if isinstance(first, tuple) else ""}
            up = isinstance(first, tuple) and first[-1] == "up"
            parts = self._rule_parts(
                one, tuple(v[-1] if isinstance(v, tuple) else v for v in change.values)
            )
            told["place"] = self._place(change.at)
            return f"difference-face-{'first' if up else 'second'}", told, parts
        if change.aspect == "known":
            told["card"] = card_text(str(first[0])) if isinstance(first, tuple) else ""
        if change.aspect == "goes":
            told = {"first": _going(str(first)), "second": _going(str(second))}
            return "difference-goes", told, parts
        if change.at is not None:
            told["place"] = self._place(change.at)
        return f"difference-{change.aspect}", told, parts

    def _shown(self, side: Side, change: Change, value: object) -> str | tuple[str, ...]:
        match change.aspect:
            case "lies":
                return "no-card" if value is None else card_text(str(value))
            case "known" if isinstance(value, tuple):
                return ", ".join(player_name(int(p)) for p in value[1:]) or "nobody"
            case "fact":
                assert change.at is not None
                kind = self._programs[side].fact(change.at[0]).type
                return shown_value(self._programs[side], kind, value)  # type: ignore[arg-type]
            case "announced" if isinstance(value, tuple):
                return ", ".join(str(v) for v in value) or "nothing"
            case _:
                return str(value)

    def _place(self, at: Position | None) -> str:
        if at is None:
            return ""
        return f"`{at[0]}`" if at[1] is None else f"`{at[0]}` ({player_name(at[1])})"

    def _spot(self, deal: Deal, owner: int, slot: int) -> str:
        """The card that lay there, and whose it was; or which of their places it is."""
        program = self._programs[0]
        for (name, whose), slots in deal.zones.items():
            if whose == owner and not program.zone(name).is_pile and slot < len(slots):
                card = slots[slot]
                if card is not None:
                    return f"{card_text(program.deck.cards[card].code)} ({player_name(owner)})"
        return f"{player_name(owner)} {slot + 1}"

    def _path(self, tried: Tried) -> str:
        told = []
        for part in tried.change.path:
            owner, dot, slot = part.partition(".")
            if dot and owner.isdigit() and slot.isdigit():
                told.append(self._spot(tried.deals[0], int(owner), int(slot)))
            else:
                told.append(part if part.lstrip("-").isdigit() else f"`{part}`")
        return ", ".join(told)

    # ── the situation ────────────────────────────────────────────────────────────────────────

    def _situation(self, deal: Deal, case: Case, one: Compared) -> Situation:
        asked: str | int | None = None
        if case.subject is not None and not isinstance(case.subject, tuple):
            subject = self._subject(one, case) if one.asked == "decision" else None
            asked = subject
        return Situation(
            deal.players, tuple(self._cards(deal)), tuple(self._facts(deal, True)), asked
        )

    def _after(self, tried: Tried) -> Situation:
        deal = tried.deals[0]
        moves = (self._path(tried),) if tried.change.path else ()
        asked = None if tried.player is None else player_name(tried.player)
        return Situation(
            deal.players, tuple(self._cards(deal)), tuple(self._facts(deal, False)), asked, moves
        )

    def _cards(self, deal: Deal) -> Iterator[Cards]:
        program = self._programs[0]
        order = {z.name: i for i, z in enumerate(program.zones)}
        for (name, owner), slots in sorted(
            deal.zones.items(), key=lambda z: (z[0][1] is None, z[0][1] or 0, order[z[0][0]])
        ):
            codes = tuple(program.deck.cards[c].code for c in slots if c is not None)
            if name == program.stock and len(codes) > MOST_SHOWN:
                continue
            pile = program.zone(name).is_pile
            shown = codes if len(codes) <= MOST_SHOWN or not pile else codes[-1:]
            yield Cards(name, owner, shown, len(codes) - len(shown))

    def _facts(self, deal: Deal, whole: bool) -> Iterator[tuple[str, int | None, str | int | None]]:
        """What is so: with `whole`, all that is asked about, but for what is as it was at first."""
        for (name, owner), value in deal.facts.items():
            fact = self._programs[0].fact(name)
            role = fact.type.kind is TypeKind.PLAYER and owner is None
            usual = value == fact.initial and isinstance(value, bool | int | str)
            first = role and fact.initial is None and not fact.type.optional and value == 0
            if usual or (value is None) or (first and not whole):
                continue
            if role and isinstance(value, int):
                yield name, None, value
            else:
                yield name, owner, shown_value(self._programs[0], fact.type, value)


_REASONS = {
    "time": "time",
    "tried": "tried",
    "pauses": "tried",
    "other-cards": "cards",
    "asked": "asked",
    "no-cards": "cards",
}
_GOING = {"over": "over", "running": "on", ".": "offer"}


def _going(label: str) -> str:
    """Where play goes on; words that the catalog has stand for what has no name."""
    return _GOING.get(label, f"`{label}`")


def shown_value(program: Program, kind: Type, value: Value) -> str:
    """`yes`, `no` and `nobody` are translated where they are said."""
    match value:
        case None:
            return "nobody"
        case bool():
            return "yes" if value else "no"
        case int() if kind.kind is TypeKind.PLAYER:
            return player_name(value)
        case int() if kind.kind is TypeKind.CARD:
            return card_text(program.deck.cards[value].code)
        case tuple():
            return str(value)
        case _:
            return str(value)


def together(codes: Sequence[str], program: Program) -> Iterator[str]:
    """Cards as people name them: by their rank where all of it are meant."""
    by_rank: dict[str, list[str]] = {}
    for card in program.deck.cards:
        if card.code not in by_rank.setdefault(card.rank, []):
            by_rank[card.rank].append(card.code)
    for rank, all_of in by_rank.items():
        meant = [code for code in all_of if code in codes]
        if len(meant) == len(all_of):
            yield rank
        else:
            yield from (card_text(code) for code in meant)
