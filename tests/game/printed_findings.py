"""What the five editions contradict or leave open, row by row of `questions.md`, and what `check`
finds of it in the literal readings. Written from the books."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cambio_spec.kernel.state import Value

BOOKS = ("de", "pt", "fr", "es")
VALUE = ("de", "pt", "es")
RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
PACK = " ".join(rank + suit for suit in "HSDC" for rank in RANKS)


@dataclass(frozen=True)
class Expected:
    """A finding in the `editions` named and in no other, once `agreed` (a variant or an option)
    is what is played.

    `cites` are the places of the book that disagree or fall silent; `gives` is what each rule that
    applies says, empty in a gap. `hands` are the cards in the zone asked about and `piles` what
    else has to lie somewhere; `about` is a player or a card."""

    rows: str
    kind: str
    rules: tuple[str, ...]
    cites: tuple[str, ...]
    players: int = 2
    editions: tuple[str, ...] = BOOKS
    agreed: str = ""
    about: str | None = None
    players_named: Mapping[str, str] = field(default_factory=dict)
    hands: Mapping[str, str] = field(default_factory=dict)
    piles: Mapping[str, str] = field(default_factory=dict)
    zone: str = "grid"
    facts: Mapping[str, Value] = field(default_factory=dict)
    gives: Mapping[str, str] = field(default_factory=dict)

    @property
    def decision(self) -> str:
        return self.rules[0].partition(".")[0]


def gap(rows: str, decision: str, rules: str, cites: str, **more: object) -> Expected:
    """None of the rules applies."""
    named = tuple(f"{decision}.{rule}" for rule in rules.split())
    return Expected(rows, "gap", named, tuple(cites.split()), **more)  # type: ignore[arg-type]


def overlap(rows: str, decision: str, says: str, cites: str, **more: object) -> Expected:
    """The two rules of the finding first, as `rule=value`, then others that apply as well."""
    said = dict(part.split("=") for part in says.split())
    gives = {f"{decision}.{rule}": value for rule, value in said.items()}
    rules = tuple(gives)[:2]
    return Expected(rows, "overlap", rules, tuple(cites.split()), gives=gives, **more)  # type: ignore[arg-type]


def undefined(rows: str, rule: str, cites: str, **more: object) -> Expected:
    return Expected(rows, "undefined-value", (rule,), tuple(cites.split()), **more)  # type: ignore[arg-type]


ANA, BEN, CLEO = {"caller": "Ana"}, {"caller": "Ben"}, {"caller": "Cleo"}
TEAMS: Mapping[str, Value] = {
    "team of Ana": 1,
    "team of Ben": 1,
    "team of Cleo": 2,
    "team of Dan": 2,
}
CORNERS: Mapping[str, Value] = {
    "team of Ana": 1, "team of Ben": 2, "team of Cleo": 2, "team of Dan": 1,
}  # fmt: skip
FULL_SCORE = "winner others miscalled lowest_other tied_caller tied_other emptied"

FINDINGS: Mapping[str, Expected] = {
    # ── editions 000 to 003: how the cards lie ──
    "turned over, face down": overlap(
        "D01", "starter_lies_open", "turned_over=yes covered=no", "setup.4", editions=("de",)
    ),
    "the discard pile is open, and its cards are face down": overlap(
        "D01 D02 D03 D04 D05", "discards_are_open", "shown=yes covered=no",
        "glossary.3 tips.3 setup.4 play.2 play.3 glossary.4", editions=("de",),
    ),
    "face down, and to be matched": overlap(
        "D06", "top_can_be_matched", "seen=yes covered=no", "play.3 play.5 play.2",
        editions=("de",), facts={"from_grid": True},
    ),
    "how a card lies that is discarded directly": gap(
        "D07", "discard_lies_open", "replaced", "play.2 play.3"
    ),
    "how a card lies that is taken from the discard pile": gap(
        "D08", "new_card_lies_open", "drawn", "play.2"
    ),
    # ── what one may do on a turn ──
    "a card from the discard pile may be thrown out again, or not": overlap(
        "D12", "taken_card_may_go_out", "introduced=yes swapped=no", "about.2 play.3"
    ),
    "a card from the discard pile has its power, or not": overlap(
        "D12", "taken_card_has_power", "introduced=yes from_stock_only=no", "about.2 play.4"
    ),
    "a power instead of discarding, or by it": overlap(
        "D13", "power_needs_discard", "instead=no discarded=yes", "about.2 play.4"
    ),
    "sticking is the one action, or comes on top": overlap(
        "D14 D16", "sticking_is_the_action", "listed=yes any_time=no", "play.1 play.5"
    ),
    "sticking after the discard, when the turn has passed": overlap(
        "D14 D16", "may_stick_after_discarding", "turn_passes=no any_time=yes", "play.1 play.5"
    ),
    "any player may stick, but only in their own turn": overlap(
        "D15", "may_stick", "anybody=yes own_turn=no", "play.5", about="Ana",
        players_named={"active": "Ben"},
    ),
    "who sticks first of several": gap(
        "D72", "sticks_first", "no_match only_one", "play.5", agreed="stick_any_turn", about="Ana",
        hands={"Ana": "AH", "Ben": "AS"}, piles={"discard": "AD"},
    ),
    "a card that doesn't match": gap(
        "D17", "may_be_stuck", "fits", "play.5 glossary.5", about="AH", piles={"discard": "2H"}
    ),
    "a place left empty": gap(
        "D19", "may_fill_empty_place", "none", "play.2 play.3 play.5", about="Ana",
        hands={"Ana": "AH", "Ben": "2H"},
    ),
    "a queen that has to swap by its name": overlap(
        "D23", "queen_has_to_swap", "named=yes free=no", "play.4"
    ),
    "a blind swap is hidden from two players": gap(
        "D24", "sees_swapped", "neither", "play.4", players=3, editions=("pt",), about="Ana",
        players_named={"swapper": "Ben", "swapped_with": "Cleo"},
    ),
    "a look into an empty grid": gap(
        "D25", "can_be_looked_into", "has_card", "play.4", about="Ana",
        hands={"Ana": "", "Ben": "AH"},
    ),
    "a swap by power without a card": gap(
        "D25", "power_can_swap", "both", "play.4", about="Ana", hands={"Ana": "", "Ben": "AH"}
    ),
    "the stock is empty": undefined("D27", "card_to_draw", "play.2", piles={"discard": PACK}),
    "a swap without a card to replace": gap(
        "D44", "may_swap", "replaces", "play.2 play.3", about="Ana", hands={"Ana": "", "Ben": "AH"}
    ),
    # ── calling ──
    "calling on somebody else's turn": overlap(
        "D31", "may_call", "introduced=yes others_turn=no", "about.2 play.6", about="Ana",
        players_named={"active": "Ben"}, hands={"Ana": "AH", "Ben": "2H"}, zone="hand",
    ),
    "calling with a card in hand": overlap(
        "D31", "may_call", "introduced=yes has_drawn=no", "about.2 play.6", about="Ana",
        players_named={"active": "Ana"}, hands={"Ana": "AH", "Ben": "2H"}, zone="hand",
    ),
    "who is not next after the caller may call, or not": gap(
        "D30", "may_call_again", "right_after", "play.6", players=3, about="Ana", players_named=BEN
    ),
    "one more lap, and no turn for the caller": overlap(
        "D36", "has_last_turn", "caller=no full_lap=yes", "play.6 glossary.7", about="Ana",
        players_named=ANA, editions=VALUE,
    ),
    "a last lap, and no turn for the caller": overlap(
        "D36", "has_last_turn", "caller=no full_lap=yes one_turn=no", "play.6 glossary.7",
        about="Ana", players_named=ANA, editions=("fr",),
    ),
    "one last turn, or one for each other player": overlap(
        "D36", "has_last_turn", "each_other=yes one_turn=no full_lap=yes", "play.6 glossary.7",
        players=3, about="Ana", players_named=BEN, editions=("fr",),
    ),
    "a tour that is a lap or a turn": overlap(
        "D36", "has_last_turn", "full_lap=yes one_turn=no caller=no", "glossary.7", about="Ana",
        players_named=ANA, editions=("fr",),
    ),
    # ── scoring ──
    "the caller ties: ten more or nothing": overlap(
        "D38", "score", "miscalled=11 tied_caller=0", "scoring.3 scoring.4", about="Ana",
        players_named=ANA, hands={"Ana": "AH", "Ben": "AS"},
    ),
    "a tie is no lowest total, or isn't counted": overlap(
        "D39", "tie_is_punished", "not_lowest=yes disregarded=no", "scoring.3 glossary.8",
        players_named=ANA, hands={"Ana": "AH", "Ben": "AS"},
    ),
    "others tie and nobody is strictly lowest": gap(
        "D40", "round_winner", "lowest caller", "scoring.1 scoring.4", players=3,
        players_named=ANA, hands={"Ana": "AH", "Ben": "KH", "Cleo": "KD"},
    ),
    "what those score who tie below the caller": gap(
        "D40", "score", FULL_SCORE, "scoring.1 scoring.2 scoring.3 scoring.4 scoring.5",
        players=3, about="Ana", players_named=BEN,
        hands={"Ana": "AH", "Ben": "2H", "Cleo": "AS"},
    ),
    "who ties with the caller: nothing or their total": overlap(
        "D41", "score", "lowest_other=0 tied_other=1", "scoring.3 scoring.4", about="Ana",
        players_named=BEN, hands={"Ana": "AH", "Ben": "AS"},
    ),
    "the winner at -2 adds more than a loser at -1": overlap(
        "D42 D56", "winner_adds_fewest", "meant=yes counted=no", "goal.1 scoring.1 scoring.2",
        players_named=ANA, hands={"Ana": "KH", "Ben": "AH KD"},
    ),
    "an empty grid counts 0, by itself or by agreement": overlap(
        "D43", "zero_takes_agreement", "automatic=no house_rule=yes", "scoring.5",
        hands={"Ana": "", "Ben": "AH"},
    ),
    "an instant winner, and what becomes of the round": gap(
        "D43 D72", "round_ends_at_once", "none_empty", "scoring.5", agreed="empty_wins",
        hands={"Ana": "", "Ben": "AH"},
    ),
    "a beaten caller without cards": overlap(
        "D44", "score", "miscalled=10 emptied=0", "scoring.3 scoring.5", about="Ana",
        players_named=ANA, hands={"Ana": "", "Ben": "KH"},
    ),
    "the penalty counts for the match, or for the round": overlap(
        "D45", "penalty_is_in_round_score", "own_score=no round_score=yes", "scoring.3 glossary.8"
    ),
    "the caller ties with two others": gap(
        "D47", "caller_wins_tie", "with_another", "scoring.4", players=3, players_named=ANA,
        hands={"Ana": "AH", "Ben": "AS", "Cleo": "AD"},
    ),
    # ── the match ──
    "exactly a hundred: the match is lost, or goes on": overlap(
        "D50", "match_over", "first_out=yes last_left=no", "about.1 about.2 victory.1", players=3,
        facts={"running of Ana": 0, "running of Ben": 0, "running of Cleo": 100},
    ),
    "exactly a hundred: reached, but not exceeded": overlap(
        "D51", "eliminated", "reached=yes exceeded=no", "victory.1 goal.1", about="Ana",
        facts={"running of Ana": 100, "running of Ben": 0},
    ),
    "everybody reaches a hundred": gap(
        "D52 D53", "match_winner", "last nobody_yet", "goal.1 victory.1",
        facts={"running of Ana": 100, "running of Ben": 100},
    ),
    "the deciding round ends in a tie": gap(
        "D53", "winner_after_rounds", "fewest tied", "victory.1", agreed="rounds=5",
        facts={"played": 5, "deciding": True, "running of Ana": 0, "running of Ben": 0},
    ),
    "a hundred points before the last of five rounds": gap(
        "D54", "leaves_at_limit", "under", "victory.1", agreed="rounds=5", about="Ana",
        facts={"running of Ana": 100, "running of Ben": 0},
    ),
    "the next dealer is out": gap(
        "D55", "next_dealer", "next_seat", "players.1", players=3, players_named={"dealer": "Ana"},
        facts={"out of Ben": True},
    ),
    # ── the first dealer ──
    "how high an ace is": gap("D59", "height", "2_to_10 J Q K", "players.1", about="AH"),
    "how one comes to a card for the deal": gap(
        "D59", "drawn", "shown", "players.1", editions=("pt", "es"), about="Ana",
        hands={"Ana": "", "Ben": "AH"}, zone="lot",
    ),
    "equal cards for the deal": gap(
        "D59", "first_dealer", "highest", "players.1", hands={"Ana": "2H", "Ben": "2S"}, zone="lot"
    ),
    # ── variants ──
    "two nearest cards, and a nearest row of one": overlap(
        "D62 D70", "seen_at_first", "nearest=2 lower_row=1", "setup.5 variants.3",
        agreed="five_cards",
    ),
    "not only the red kings are 0, which are -2": overlap(
        "D65", "red_kings_are_worth", "deck=-2 not_only_red=0", "deck.1 variants.5"
    ),
    "powers reach any card, but no joker": overlap(
        "D67", "powers_reach", "any_card=yes kept_out=no", "play.4 variants.2", agreed="joker",
        about="JK",
    ),
    "the rank of a joker": gap(
        "D67", "can_be_ranked", "ranked", "play.5", agreed="joker", editions=("fr",), about="JK"
    ),
    "six players are three pairs, or two threes": gap(
        "D68", "players_in_team", "of_four", "variants.4", agreed="team", editions=("de", "fr"),
        players=6,
    ),
    "a partner is an opponent, or not": gap(
        "D68", "power_may_reach", "opponent", "play.4", agreed="team", players=4, about="Ana",
        players_named={"active": "Ben"}, facts=TEAMS,
    ),
    "the partner of a wrong caller": gap(
        "D68", "pays_penalty", "caller other_team", "scoring.3", agreed="team", players=4,
        about="Ana", players_named=BEN, facts=TEAMS,
    ),
    "the partner of who is out": gap(
        "D68", "leaves_with_team", "reached all_under", "victory.1", agreed="team", players=4,
        about="Ana", facts={**CORNERS, "running of Dan": 100},
    ),
    "the caller's partner: won, or tied with the caller": overlap(
        "D68", "score", "winner=0 tied_other=2", "scoring.1 scoring.4", agreed="team", players=4,
        about="Ana", players_named=BEN, facts=TEAMS,
        hands={"Ana": "AH", "Ben": "AS", "Cleo": "AD", "Dan": "2H"},
    ),
    "the caller's partner without cards": overlap(
        "D68", "score", "tied_other=1 emptied=0 winner=0", "scoring.4 scoring.5", agreed="team",
        players=4, about="Ana", players_named=BEN, facts=TEAMS,
        hands={"Ana": "", "Ben": "AH", "Cleo": "AS", "Dan": "AD"},
    ),
    "a member has to call, or may": overlap(
        "D69", "a_member_must_call", "one_member=yes anybody=no", "variants.4 about.2 play.6",
        agreed="team", editions=("fr",), players=4,
    ),
    # ── edition 004 ──
    "the ace is worth nothing that is said": gap(
        "D91", "points", "2_to_10 J Q black_K red_K joker", "gameplay.12", editions=("en",),
        about="AH",
    ),
    "the number of a card without one": gap(
        "D11", "number_on", "2_to_10", "penalties.1", editions=("en",), about="AH"
    ),
    "nobody begins the first game": gap(
        "D60", "first_player", "winner", "gameplay.12", editions=("en",)
    ),
    "nobody has begun the discard pile": undefined("D28", "on_top", "gameplay.4", editions=("en",)),
    "no card to draw": undefined(
        "D27", "card_to_draw", "gameplay.3", editions=("en",), piles={"discard": PACK + " JK JK"}
    ),
    "no card for a penalty": undefined(
        "D27", "penalty_card", "penalties.1", editions=("en",), piles={"discard": PACK + " JK JK"}
    ),
    "how a card lies that is discarded": gap(
        "D07", "discard_lies_open", "stuck", "gameplay.11", editions=("en",)
    ),
    "how a card lies that is kept": gap(
        "D08 D106", "new_card_lies_open", "dealt", "gameplay.1", editions=("en",),
        facts={"kept": True},
    ),
    "powers must be used, or may": overlap(
        "D102", "must_use_powers", "introduced=yes if_desired=no", "about.2 gameplay.3",
        editions=("en",),
    ),
    "a look at somebody without cards": gap(
        "D25", "can_be_looked_into", "has_card", "gameplay.7 gameplay.8", editions=("en",),
        about="Ana", hands={"Ana": "", "Ben": "AH"},
    ),
    "a switch without a card": gap(
        "D25", "power_can_swap", "both", "gameplay.9", editions=("en",), about="Ana",
        hands={"Ana": "", "Ben": "AH"},
    ),
    "keeping a card with none to give up": gap(
        "D44", "may_swap", "own_card", "gameplay.3", editions=("en",), about="Ana",
        hands={"Ana": "", "Ben": "AH"},
    ),
    "calling after a call": gap(
        "D30", "may_call", "on_turn", "gameplay.5", editions=("en",), players_named=ANA
    ),
    "the caller has a last turn, or only the others": overlap(
        "D37", "has_last_turn", "each=yes everyone_else=no", "about.2 gameplay.12",
        editions=("en",), about="Ana", players_named=ANA,
    ),
    "a card of another rank": gap(
        "D98 D99", "may_be_stuck", "same_rank", "gameplay.11", editions=("en",), about="AH",
        piles={"discard": "2H"},
    ),
    "the second card of a rank sticks, or is too late": overlap(
        "D107", "second_of_a_rank_sticks", "same_rank=yes too_late=no", "gameplay.11 penalties.1",
        editions=("en",),
    ),
    "two stick at once": gap(
        "D98 D104", "sticks_first", "no_match only_one", "gameplay.11 penalties.1",
        editions=("en",), about="Ana", hands={"Ana": "AH", "Ben": "AS"}, piles={"discard": "AD"},
    ),
    "nothing to give in return": gap(
        "D99", "can_give", "own_card", "gameplay.11", editions=("en",), about="Ana",
        hands={"Ana": "", "Ben": "AH"},
    ),
    "where a fifth card lies": gap(
        "D101", "penalty_card_has_place", "rectangle", "gameplay.1", editions=("en",), about="Ana",
        hands={"Ana": "AH 2H 3H 4H", "Ben": "5H"},
    ),
    "every offence is punished, and this one is not": overlap(
        "D100", "playing_out_of_turn_is_punished", "any_other_rule=yes no_offence=no",
        "penalties.3", editions=("en",),
    ),
    "the caller ties with two who did not call": gap(
        "D95", "caller_yields_to", "not_the_caller", "gameplay.12", editions=("en",), players=3,
        players_named=ANA, hands={"Ana": "2H", "Ben": "2S", "Cleo": "2D"},
    ),
    "several others tie in points and cards": gap(
        "D95", "winner", "fewest_points most_cards not_the_caller", "gameplay.12",
        editions=("en",), players=3, players_named=ANA,
        hands={"Ana": "2H", "Ben": "KH", "Cleo": "KD"},
    ),
    "a score before the cards are flipped": gap(
        "D103", "score_at_end_of_turn", "flipped", "gameplay.12 variants.1", editions=("en",),
        agreed="high_stakes", about="Ana", hands={"Ana": "AH", "Ben": "AS"},
    ),
    "two have the highest score": gap(
        "D103", "dared", "highest", "variants.1", editions=("en",), agreed="high_stakes",
        hands={"Ana": "2H", "Ben": "2S"},
    ),
    "twenty-five on top, or instead": overlap(
        "D96", "score", "on_top=27 instead=25", "variants.2", editions=("en",), agreed="rummy",
        about="Ana", players_named=ANA, hands={"Ana": "2H", "Ben": "KH"},
    ),
    "nobody is left below a hundred": gap(
        "D97", "match_winner", "last nobody_yet", "variants.2", editions=("en",), agreed="rummy",
        facts={"running of Ana": 100, "running of Ben": 100},
    ),
}  # fmt: skip
