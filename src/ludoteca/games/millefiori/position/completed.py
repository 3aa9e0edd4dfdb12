"""Filling in what a puzzle leaves out."""

from __future__ import annotations

from typing import Any

from ludoteca.core.errors import PositionError
from ludoteca.core.game import Step
from ludoteca.core.message import SEAT_LETTERS, seat_letter
from ludoteca.core.position import complete_players
from ludoteca.core.rng import seeded
from ludoteca.games.millefiori import components as box
from ludoteca.games.millefiori.round import ChooseCard
from ludoteca.games.millefiori.turn import ExtraCard, MoveShip, PlayCard

MOMENTS = ("draft", "choice of A", "turn of A", "ship of A", "extra card of A")
_DECISIONS: dict[str, type[Step[Any]]] = {
    "choice of": ChooseCard,
    "turn of": PlayCard,
    "ship of": MoveShip,
    "extra card of": ExtraCard,
}


def complete(data: dict[str, Any]) -> None:
    """Fill in what a puzzle leaves out: diamonds go to the supply, cards to hands, pile and discard."""
    players = complete_players(data, box.PLAYER_COUNTS)
    seats = len(players)
    data.setdefault("owner", {})
    data.setdefault("bonus", {})
    data.setdefault("playing", None)
    data.setdefault("extra", False)
    data.setdefault("round", 1)
    data.setdefault("trick", 0)
    moment = data.pop("moment", None)
    if "stack" not in data:
        _set_moment(data, "draft" if moment is None else moment, seats)
    data.setdefault("first", "A")
    for number, player in enumerate(players):
        _complete_player(data, player, seat_letter(number))
    _complete_cards(data, players)


def _set_moment(data: dict[str, Any], moment: Any, seats: int) -> None:
    """The stack that a named moment stands for."""
    if moment == "draft":
        data.setdefault("first", "A")
        data["stack"] = _draft_stack(data, seats)
        return
    words, _, letter = str(moment).rpartition(" ")
    if words not in _DECISIONS or len(letter) != 1 or letter not in SEAT_LETTERS[:seats]:
        raise PositionError("position-moment", moment=str(moment)[:40], known=", ".join(MOMENTS))
    data.setdefault("first", letter)
    step = {"step": _DECISIONS[words].__name__, "player": letter}
    above = [step] if words == "choice of" else [{"step": "EndTurn", "player": letter}, step]
    if words == "choice of":
        above.insert(0, {"step": "EndTurn", "player": letter})
    data["stack"] = _rest_of_trick(data, seats, letter) + above


def _order(data: dict[str, Any], seats: int) -> list[str]:
    first = data["first"]
    if not isinstance(first, str) or len(first) != 1 or first not in SEAT_LETTERS[:seats]:
        raise PositionError("position-seat", where="first", value=str(first)[:40])
    return [seat_letter((SEAT_LETTERS.index(first) + n) % seats) for n in range(seats)]


def _rest_of_trick(data: dict[str, Any], seats: int, now: str | None) -> list[dict[str, Any]]:
    """From the bottom: the end of the trick, then the turns after ``now``, last first."""
    order = _order(data, seats)
    later = order if now is None else order[order.index(now) + 1 :]
    stack: list[dict[str, Any]] = [{"step": "TrickEnd"}]
    for letter in reversed(later):
        stack.append({"step": "EndTurn", "player": letter})
        if data["tactical"]:
            stack.append({"step": "ChooseCard", "player": letter})
        else:
            stack.append({"step": "TurnUp", "seat": letter})
    return stack


def _draft_stack(data: dict[str, Any], seats: int) -> list[dict[str, Any]]:
    stack = _rest_of_trick(data, seats, None)
    if not data["tactical"]:
        for letter in reversed(_order(data, seats)):
            if data["players"][SEAT_LETTERS.index(letter)].get("kept") is None:
                stack.append({"step": "KeepCard", "player": letter})
    return stack


def _complete_player(data: dict[str, Any], player: dict[str, Any], letter: str) -> None:
    """Diamonds not on the board are in the supply; past 27 they came from the reserve."""
    placed = [zone for zone in (data["owner"], data["bonus"]) if isinstance(zone, dict)]
    used = sum([list(zone.values()).count(letter) for zone in placed])
    player.setdefault("supply", max(0, box.SUPPLY - used))
    player.setdefault("reserve", box.RESERVE - max(0, used - box.SUPPLY))
    player.setdefault("ship", 0)
    player.setdefault("points", {})
    player.setdefault("collected", collected(data["owner"], letter))


def collected(owner: Any, letter: str) -> int:
    bits = 0
    if isinstance(owner, dict):
        for space, who in owner.items():
            if who == letter and space in box.SPACE_NAMES:
                bits |= box.SET_BIT[box.SPACE_NAMES.index(space)]
    return bits


def _complete_cards(data: dict[str, Any], players: list[dict[str, Any]]) -> None:
    """Deal the cards nobody named: to hands, the pile and the face-up cards; the rest is discarded."""
    seats = len(players)
    rest = _unnamed(data, players)
    sizes, keeping = expected_hands(data, seats)
    for number, player in enumerate(players):
        if "kept" not in player:
            player["kept"] = rest.pop() if keeping[number] and rest else None
        if "hand" not in player:
            player["hand"] = [rest.pop() for _ in range(min(sizes[number], len(rest)))]
        if isinstance(player["hand"], list):
            player["hand"] = sorted(player["hand"], key=_card_order)
    if "pile" not in data:
        rounds = data["round"] if type(data["round"]) is int else 1
        size = max(0, seats * box.DEALT[seats] * (box.ROUNDS[seats] - rounds))
        data["pile"] = [rest.pop() for _ in range(min(size, len(rest)))]
    data.setdefault("left", len(data["pile"]) if isinstance(data["pile"], list) else 0)
    if "face_up" not in data:
        data["face_up"] = [rest.pop() for _ in range(min(box.FACE_UP_AT_START[seats], len(rest)))]
    data.setdefault("discard", rest)


def _card_order(card: Any) -> int:
    return box.CARD_NAMES.index(card) if card in box.CARD_NAMES else -1


def _unnamed(data: dict[str, Any], players: list[dict[str, Any]]) -> list[str]:
    named = [data["playing"]]
    for zone in [
        data.get("pile"),
        data.get("face_up"),
        data.get("discard"),
        *[p.get("hand") for p in players],
    ]:
        named += zone if isinstance(zone, list) else []
    named += [player.get("kept") for player in players]
    order = list(range(box.CARDS))
    seeded(1).shuffle(order)
    return [box.CARD_NAMES[card] for card in order if box.CARD_NAMES[card] not in named]


def expected_hands(data: dict[str, Any], seats: int) -> tuple[list[int], list[bool]]:
    """How many cards each hand holds now, and who has a card lying face down."""
    stack = data["stack"] if isinstance(data["stack"], list) else []
    waiting: dict[str, set[Any]] = {"KeepCard": set(), "ChooseCard": set(), "TurnUp": set()}
    for step in stack:
        if isinstance(step, dict) and str(step.get("step")) in waiting:
            waiting[step["step"]].add(str(step.get("player", step.get("seat"))))
    trick = data["trick"] if type(data["trick"]) is int else 0
    sizes: list[int] = []
    keeping: list[bool] = []
    for number in range(seats):
        letter = seat_letter(number)
        to_choose = letter in waiting["KeepCard"] or letter in waiting["ChooseCard"]
        size = box.DEALT[seats] - trick - (0 if to_choose else 1)
        sizes.append(max(0, size) if stack else 0)
        keeping.append(letter in waiting["TurnUp"] and not to_choose)
    return sizes, keeping
