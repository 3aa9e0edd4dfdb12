"""Positions of Mille Fiori: how they are written, completed when puzzles leave things out, and checked."""

from __future__ import annotations

from typing import Any

from ludoteca.core.errors import PositionError
from ludoteca.core.game import EndTurn, Step
from ludoteca.core.message import SEAT_LETTERS, seat_letter
from ludoteca.core.position import (
    Agreed,
    ByName,
    Flag,
    Format,
    ListOf,
    Name,
    Number,
    Of,
    Seat,
    Steps,
    TupleOf,
)
from ludoteca.core.rng import seeded
from ludoteca.games.millefiori.components import (
    AREA_NAMES,
    BONUS_NAMES,
    CARD_AREA,
    CARD_NAMES,
    CARDS,
    DEALT,
    FACE_UP_AT_START,
    HARBOUR,
    LAST_STEP,
    NO_CARD,
    NOBODY,
    PLAYER_COUNTS,
    RESERVE,
    ROUNDS,
    SET_BIT,
    SET_NAMES,
    SOURCE_NAMES,
    SPACE_NAMES,
    SUPPLY,
    TRIANGLE_BELOW,
    TRICKS,
)
from ludoteca.games.millefiori.round import ChooseCard, KeepCard, TrickEnd, TurnUp
from ludoteca.games.millefiori.scoring import bonus_spaces
from ludoteca.games.millefiori.setting import OPTIONS, Setting
from ludoteca.games.millefiori.state import MilleFiori, Player
from ludoteca.games.millefiori.turn import ExtraCard, MoveShip, PlayCard

MOMENTS = ("draft", "choice of A", "turn of A", "ship of A", "extra card of A")
_DECISIONS: dict[str, type[Step[Any]]] = {
    "choice of": ChooseCard,
    "turn of": PlayCard,
    "ship of": MoveShip,
    "extra card of": ExtraCard,
}
_CARD = Name(CARD_NAMES)
_CARD_OR_NONE = Name(CARD_NAMES, optional=True)
_PLAYER = Of(
    Player,
    {
        "hand": TupleOf(_CARD),
        "kept": _CARD_OR_NONE,
        "supply": Number(0, SUPPLY),
        "reserve": Number(0, RESERVE),
        "ship": Number(0, LAST_STEP),
        "collected": Number(0, (1 << len(SET_NAMES)) - 1),
        "points": ByName(SOURCE_NAMES, Number(), 0),
    },
)


def complete(data: dict[str, Any]) -> None:
    """Fill in what a puzzle leaves out: diamonds go to the supply, cards to hands, pile and discard."""
    players = _players(data)
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


def _players(data: dict[str, Any]) -> list[dict[str, Any]]:
    given = data.get("players", 2)
    players = [{} for _ in range(given)] if type(given) is int and given in PLAYER_COUNTS else given
    if not isinstance(players, list) or len(players) not in PLAYER_COUNTS:
        raise PositionError("position-players", known=", ".join([str(n) for n in PLAYER_COUNTS]))
    data["players"] = [dict(player) if isinstance(player, dict) else player for player in players]
    for number, player in enumerate(data["players"]):
        if not isinstance(player, dict):
            raise PositionError("position-object", where=f"players[{number}]")
    found: list[dict[str, Any]] = data["players"]
    return found


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
    player.setdefault("supply", max(0, SUPPLY - used))
    player.setdefault("reserve", RESERVE - max(0, used - SUPPLY))
    player.setdefault("ship", 0)
    player.setdefault("points", {})
    player.setdefault("collected", _collected(data["owner"], letter))


def _collected(owner: Any, letter: str) -> int:
    bits = 0
    if isinstance(owner, dict):
        for space, who in owner.items():
            if who == letter and space in SPACE_NAMES:
                bits |= SET_BIT[SPACE_NAMES.index(space)]
    return bits


def _complete_cards(data: dict[str, Any], players: list[dict[str, Any]]) -> None:
    """Deal the cards nobody named: to hands, the pile and the face-up cards; the rest is discarded."""
    seats = len(players)
    rest = _unnamed(data, players)
    sizes, keeping = _expected_hands(data, seats)
    for number, player in enumerate(players):
        if "kept" not in player:
            player["kept"] = rest.pop() if keeping[number] and rest else None
        if "hand" not in player:
            player["hand"] = [rest.pop() for _ in range(min(sizes[number], len(rest)))]
        if isinstance(player["hand"], list):
            player["hand"] = sorted(player["hand"], key=_card_order)
    if "pile" not in data:
        rounds = data["round"] if type(data["round"]) is int else 1
        size = max(0, seats * DEALT[seats] * (ROUNDS[seats] - rounds))
        data["pile"] = [rest.pop() for _ in range(min(size, len(rest)))]
    data.setdefault("left", len(data["pile"]) if isinstance(data["pile"], list) else 0)
    if "face_up" not in data:
        data["face_up"] = [rest.pop() for _ in range(min(FACE_UP_AT_START[seats], len(rest)))]
    data.setdefault("discard", rest)


def _card_order(card: Any) -> int:
    return CARD_NAMES.index(card) if card in CARD_NAMES else -1


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
    order = list(range(CARDS))
    seeded(1).shuffle(order)
    return [CARD_NAMES[card] for card in order if CARD_NAMES[card] not in named]


def _expected_hands(data: dict[str, Any], seats: int) -> tuple[list[int], list[bool]]:
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
        size = DEALT[seats] - trick - (0 if to_choose else 1)
        sizes.append(max(0, size) if stack else 0)
        keeping.append(letter in waiting["TurnUp"] and not to_choose)
    return sizes, keeping


# --- checks ---------------------------------------------------------------------------------------


def census(game: MilleFiori) -> dict[str, int]:
    """Every card by name, every player's diamonds, wherever they are."""
    found: dict[str, int] = {}
    cards = [*game.pile[: game.left], *game.face_up, *game.discard, game.playing]
    for player in game.players:
        cards += [*player.hand, player.kept]
    for card in cards:
        if card != NO_CARD:
            found[CARD_NAMES[card]] = found.get(CARD_NAMES[card], 0) + 1
    for seat, player in enumerate(game.players):
        placed = game.owner.count(seat) + game.bonus.count(seat)
        found[f"diamond {seat_letter(seat)}"] = placed + player.supply + player.reserve
    return found


def box(game: MilleFiori) -> dict[str, int]:
    """One of each card, thirty diamonds a player."""
    diamonds = {f"diamond {seat_letter(seat)}": SUPPLY + RESERVE for seat in range(len(game.players))}
    return {**dict.fromkeys(CARD_NAMES, 1), **diamonds}


def check(game: MilleFiori) -> None:
    """Refuse what the rules cannot be in."""
    seats = len(game.players)
    if not 0 <= game.first < seats:
        value = "null" if game.first == NOBODY else seat_letter(game.first)
        raise PositionError("position-seat", where="first", value=value)
    for where, zone in (("owner", game.owner), ("bonus", game.bonus)):
        if max(zone) >= seats:
            raise PositionError("position-seat", where=where, value=seat_letter(max(zone)))
    _check_pyramids(game)
    if game.left != len(game.pile) or game.left % (seats * DEALT[seats]):
        raise PositionError("position-pile", left=game.left, dealt=seats * DEALT[seats])
    if not 0 <= game.trick < TRICKS[seats]:
        raise PositionError(
            "position-number", where="trick", value=str(game.trick), low=0, high=TRICKS[seats] - 1
        )
    for seat, player in enumerate(game.players):
        _check_player(game, seat, player)
    if game.stack:
        _check_stack(game)


def _check_player(game: MilleFiori, seat: int, player: Player) -> None:
    letter = seat_letter(seat)
    if player.supply and player.reserve < RESERVE:
        raise PositionError("position-reserve", player=letter)
    spaces = [SPACE_NAMES[s] for s, who in enumerate(game.owner) if who == seat]
    if player.collected != _collected(dict.fromkeys(spaces, letter), letter):
        raise PositionError("position-collected", player=letter)
    for area in range(HARBOUR):
        if bonus_spaces(game, area).count(seat) > 1:
            raise PositionError("position-bonus", player=letter, area=AREA_NAMES[area])


def _check_pyramids(game: MilleFiori) -> None:
    """Pyramids are built from the bottom up: the triangle below a diamond is full of diamonds."""
    for space, who in enumerate(game.owner):
        if who != NOBODY and any([game.owner[below] == NOBODY for below in TRIANGLE_BELOW[space]]):
            raise PositionError("position-pyramid", space=SPACE_NAMES[space])


def _check_stack(game: MilleFiori) -> None:
    """The stack must be the rest of a trick, and cards must lie where its next step looks for them."""
    written = STEPS.write(game.stack)
    if written not in _possible_stacks(game):
        raise PositionError("position-stack")
    sizes, keeping = _expected_hands({"stack": written, "trick": game.trick}, len(game.players))
    for seat, player in enumerate(game.players):
        if len(player.hand) != sizes[seat] or (player.kept != NO_CARD) != keeping[seat]:
            raise PositionError(
                "position-hand", player=seat_letter(seat), size=sizes[seat], kept=int(keeping[seat])
            )
    top = game.stack[-1]
    if isinstance(top, PlayCard | MoveShip) != (game.playing != NO_CARD):
        raise PositionError("position-playing")
    if isinstance(top, MoveShip) and (CARD_AREA[game.playing] != HARBOUR):
        raise PositionError("position-playing")


def _possible_stacks(game: MilleFiori) -> list[list[dict[str, Any]]]:
    """All the timetable can hold with this start player and these face-down cards."""
    seats = len(game.players)
    players = [{"kept": None if player.kept == NO_CARD else player.kept} for player in game.players]
    data = {"tactical": game.setting.tactical, "first": seat_letter(game.first), "players": players}
    found = [_draft_stack(data, seats), _rest_of_trick(data, seats, None)[:1]]
    for letter in _order(data, seats):
        rest = [*_rest_of_trick(data, seats, letter), {"step": "EndTurn", "player": letter}]
        found.append(rest)
        for kind in (PlayCard, MoveShip, ExtraCard):
            found.append([*rest, {"step": kind.__name__, "player": letter}])
        if game.setting.tactical:
            found.append([*rest, {"step": "ChooseCard", "player": letter}])
        else:
            found.append([*rest, {"step": "TurnUp", "seat": letter}])
    return found


STEPS = Steps(
    (
        KeepCard,
        ChooseCard,
        TurnUp,
        PlayCard,
        MoveShip,
        ExtraCard,
        EndTurn,
        TrickEnd,
    ),
    {"seat": Seat()},
)

FORMAT: Format[MilleFiori] = Format(
    kind=MilleFiori,
    agreed=Agreed(Setting, OPTIONS),
    fields={
        "players": ListOf(_PLAYER),
        "owner": ByName(SPACE_NAMES, Seat(), NOBODY),
        "bonus": ByName(BONUS_NAMES, Seat(), NOBODY),
        "pile": ListOf(_CARD),
        "left": Number(0, CARDS),
        "face_up": TupleOf(_CARD),
        "discard": TupleOf(_CARD),
        "playing": _CARD_OR_NONE,
        "extra": Flag(),
        "round": Number(0, max(ROUNDS)),
        "trick": Number(0, max(TRICKS)),
        "first": Seat(),
    },
    steps=STEPS,
    complete=complete,
    check=check,
    census=census,
    box=box,
    piles={"pile": "left"},
)
