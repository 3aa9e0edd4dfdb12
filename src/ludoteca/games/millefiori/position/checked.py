"""Refusing what the box cannot make or the rules cannot be in."""

from __future__ import annotations

from ludoteca.core.errors import PositionError
from ludoteca.core.message import seat_letter
from ludoteca.core.position import check_stack
from ludoteca.games.millefiori import components as box
from ludoteca.games.millefiori.position.completed import collected, expected_hands
from ludoteca.games.millefiori.position.written import STEPS
from ludoteca.games.millefiori.round import TrickEnd
from ludoteca.games.millefiori.scoring import bonus_spaces
from ludoteca.games.millefiori.state import MilleFiori, Player
from ludoteca.games.millefiori.turn import MoveShip, PlayCard


def census(game: MilleFiori) -> dict[str, int]:
    """Every card by name, every player's diamonds, wherever they are."""
    found: dict[str, int] = {}
    cards = [*game.pile[: game.left], *game.face_up, *game.discard, game.playing]
    for player in game.players:
        cards += [*player.hand, player.kept]
    for card in cards:
        if card != box.NO_CARD:
            found[box.CARD_NAMES[card]] = found.get(box.CARD_NAMES[card], 0) + 1
    for seat, player in enumerate(game.players):
        placed = game.owner.count(seat) + game.bonus.count(seat)
        found[f"diamond {seat_letter(seat)}"] = placed + player.supply + player.reserve
    return found


def contents(game: MilleFiori) -> dict[str, int]:
    """One of each card, thirty diamonds a player."""
    diamonds = {f"diamond {seat_letter(seat)}": box.SUPPLY + box.RESERVE for seat in range(len(game.players))}
    return {**dict.fromkeys(box.CARD_NAMES, 1), **diamonds}


def check(game: MilleFiori) -> None:
    """Refuse what the rules cannot be in."""
    seats = len(game.players)
    if not 0 <= game.first < seats:
        value = "null" if game.first == box.NOBODY else seat_letter(game.first)
        raise PositionError("position-seat", where="first", value=value)
    for where, zone in (("owner", game.owner), ("bonus", game.bonus)):
        if max(zone) >= seats:
            raise PositionError("position-seat", where=where, value=seat_letter(max(zone)))
    _check_pyramids(game)
    if game.left != len(game.pile) or game.left % (seats * box.DEALT[seats]):
        raise PositionError("position-pile", left=game.left, dealt=seats * box.DEALT[seats])
    due = seats * box.DEALT[seats] * (box.ROUNDS[seats] - game.round)
    if game.stack and game.left != due:
        raise PositionError("position-round", round=game.round, left=game.left, due=max(0, due))
    if not 0 <= game.trick < box.TRICKS[seats]:
        raise PositionError(
            "position-number", where="trick", value=str(game.trick), low=0, high=box.TRICKS[seats] - 1
        )
    for seat, player in enumerate(game.players):
        _check_player(game, seat, player)
    if game.stack:
        if not isinstance(game.stack[0], TrickEnd):
            raise PositionError("position-stack")
        check_stack(game)
        _check_hands(game)


def _check_player(game: MilleFiori, seat: int, player: Player) -> None:
    letter = seat_letter(seat)
    if player.supply and player.reserve < box.RESERVE:
        raise PositionError("position-reserve", player=letter)
    spaces = [box.SPACE_NAMES[s] for s, who in enumerate(game.owner) if who == seat]
    if player.collected != collected(dict.fromkeys(spaces, letter), letter):
        raise PositionError("position-collected", player=letter)
    for area in range(box.HARBOUR):
        if bonus_spaces(game, area).count(seat) > 1:
            raise PositionError("position-bonus", player=letter, area=box.AREA_NAMES[area])


def _check_pyramids(game: MilleFiori) -> None:
    """Pyramids are built from the bottom up: the triangle below a diamond is full of diamonds."""
    for space, who in enumerate(game.owner):
        if who != box.NOBODY and any(
            [game.owner[below] == box.NOBODY for below in box.TRIANGLE_BELOW[space]]
        ):
            raise PositionError("position-pyramid", space=box.SPACE_NAMES[space])


def _check_hands(game: MilleFiori) -> None:
    """Cards must lie where the next step looks for them."""
    stack = STEPS.write(game.stack)
    sizes, keeping = expected_hands({"stack": stack, "trick": game.trick}, len(game.players))
    for seat, player in enumerate(game.players):
        if len(player.hand) != sizes[seat] or (player.kept != box.NO_CARD) != keeping[seat]:
            raise PositionError(
                "position-hand", player=seat_letter(seat), size=sizes[seat], kept=int(keeping[seat])
            )
    top = game.stack[-1]
    if isinstance(top, PlayCard | MoveShip) != (game.playing != box.NO_CARD):
        raise PositionError("position-playing")
    if isinstance(top, MoveShip) and box.CARD_AREA[game.playing] != box.HARBOUR:
        raise PositionError("position-playing")
