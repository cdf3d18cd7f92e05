"""What was decided aloud, in the game's own words: the message `said-DECISION` of its sentences.

It is a clause without a full stop, for it stands alone and before a reason. It may use `value`,
`players_list` and, for what isn't about one player, `about`. `players_list` are all of whom the
same was decided; where a player was decided on, the winner for example, that player with all
partners.
"""

from __future__ import annotations

from dataclasses import replace

from cambio_spec.kernel.types import Kind
from cambio_spec.play.faces import Coded
from cambio_spec.play.scored import Announced, Said
from cambio_spec.rulebook.atoms import message_name
from cambio_spec.rulebook.document import spoken
from cambio_spec.rulebook.sentences import ANNOUNCED, Sentences
from cambio_spec.rulebook.wording import Argument


def worded(said: Sentences, one: Announced) -> Announced:
    """Raises `CatalogError` for words that can't be said."""
    name = message_name(ANNOUNCED, one.decision)
    if not said.wording.has(name):
        return one
    return replace(one, said=spoken(said.wording.text(name, _arguments(said, one))))


def _arguments(said: Sentences, one: Announced) -> dict[str, Argument]:
    given = {**said.common, "value": _value(one.value)}
    about = tuple(str(_value(part)) for part in one.about)
    parameters = said.ruleset.program.decision(one.decision).parameters
    if [parameter.type.kind for parameter in parameters] == [Kind.PLAYER]:
        given["players_list"] = about
    elif one.side:
        given["players_list"] = one.side
    if len(about) == 1:
        given["about"] = about[0]
    return given


def _value(value: Said) -> str | int:
    match value:
        case bool():
            return "yes" if value else "no"
        case None:
            return "nobody"
        case Coded():
            return value.face
        case _:
            return value
