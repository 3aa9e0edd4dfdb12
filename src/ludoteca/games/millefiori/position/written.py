"""How each field of a position is written."""

from __future__ import annotations

from ludoteca.core.position import ByName, Codec, Flag, ListOf, Name, Number, Of, Seat, Steps, TupleOf
from ludoteca.games.millefiori import components as box
from ludoteca.games.millefiori.round import ChooseCard, KeepCard, TrickEnd, TurnUp
from ludoteca.games.millefiori.state import Player
from ludoteca.games.millefiori.turn import ExtraCard, MoveShip, PlayCard

_CARD = Name(box.CARD_NAMES)
_CARD_OR_NONE = Name(box.CARD_NAMES, optional=True)
_PLAYER = Of(
    Player,
    {
        "hand": TupleOf(_CARD),
        "kept": _CARD_OR_NONE,
        "supply": Number(0, box.SUPPLY),
        "reserve": Number(0, box.RESERVE),
        "ship": Number(0, box.LAST_STEP),
        "collected": Number(0, (1 << len(box.SET_NAMES)) - 1),
        "points": ByName(box.SOURCE_NAMES, Number(), 0),
    },
)

FIELDS: dict[str, Codec] = {
    "players": ListOf(_PLAYER),
    "owner": ByName(box.SPACE_NAMES, Seat(), box.NOBODY),
    "bonus": ByName(box.BONUS_NAMES, Seat(), box.NOBODY),
    "pile": ListOf(_CARD),
    "left": Number(0, box.CARDS),
    "face_up": TupleOf(_CARD),
    "discard": TupleOf(_CARD),
    "playing": _CARD_OR_NONE,
    "extra": Flag(),
    "round": Number(0, max(box.ROUNDS)),
    "trick": Number(0, max(box.TRICKS)),
    "first": Seat(),
}
STEPS = Steps(
    (KeepCard, ChooseCard, TurnUp, PlayCard, MoveShip, ExtraCard, TrickEnd),
    {"seat": Seat()},
)
