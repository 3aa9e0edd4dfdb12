"""What may lie on what in the timetable: the words in which every step says where it fits a position.

From the bottom a timetable holds the rest of the round, then the end of the turn under way, then what may
follow the card (``SecondCard``, ``UseMandates``), then the action. Steps go by name, so that a chapter can
speak of those of the chapters after it.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import Step
from ludoteca.games.feudum.components import LAST_EPOCH, NOBODY
from ludoteca.games.feudum.state import Feudum

_NEXT_TURN: Final = 2
_END_OF_TURN: Final = 3


def name_of(step: Step[Any]) -> str:
    return type(step).__name__


def plain(game: Feudum) -> list[int]:
    """The places of the timetable without the choice of guilds for a marker, which can come up anywhere.

    In another's turn it lies between the ends of both turns, and leaves the lower one behind.
    """
    found: list[int] = []
    stack = game.stack
    for place in range(len(stack)):
        before = stack[place - 1] if place else None
        after = stack[place + 1] if place + 1 < len(stack) else None
        name = name_of(stack[place])
        if name == "JoinGuild":
            continue
        if name == "EndTurn" and game.active != NOBODY:
            foreign = stack[place].player != game.active
            if foreign and after is not None and name_of(after) == "JoinGuild":
                continue
            if foreign and after is None and before is not None:
                if name_of(before) != "Battle" and name_of(before) != "Starve":
                    continue
            if not foreign and before is not None and name_of(before) == "JoinGuild":
                if before.player != game.active:
                    continue
        found.append(place)
    return found


def place_below(game: Feudum, place: int) -> int:
    """The place of the step under this one; -1 at the bottom."""
    return max([other for other in plain(game) if other < place], default=-1)


def below(game: Feudum, place: int) -> str:
    """The name of the step under this one; none at the bottom."""
    under = place_below(game, place)
    return name_of(game.stack[under]) if under >= 0 else ""


def above(game: Feudum, place: int) -> Step[Any] | None:
    """The step on this one."""
    for other in plain(game):
        if other > place:
            return game.stack[other]
    return None


def lies_on(game: Feudum, place: int, names: tuple[str, ...]) -> bool:
    return below(game, place) in names


def lies_on_end_of(game: Feudum, place: int, player: int) -> bool:
    """Does it lie on the end of a turn of this player?"""
    under = place_below(game, place)
    if under < 0 or player < 0:
        return False
    return name_of(game.stack[under]) == "EndTurn" and game.stack[under].player == player


def is_bottom(game: Feudum, place: int) -> bool:
    """The rest of a round before the last epoch has dawned."""
    return place == 0 and game.epoch < LAST_EPOCH


def is_turn(game: Feudum) -> bool:
    """Is somebody's turn under way?"""
    stack = game.stack
    return game.active != NOBODY and len(stack) > _NEXT_TURN and name_of(stack[_NEXT_TURN]) == "NextTurn"


def begins_turn(game: Feudum, place: int, player: int) -> bool:
    """Does it lie on the very end of this player's turn?"""
    if game.active != player or not is_turn(game):
        return False
    return place_below(game, place) == _END_OF_TURN and below(game, place) == "EndTurn"


def in_turn(game: Feudum, place: int, player: int, also: tuple[str, ...] = ()) -> bool:
    """Is it this player's turn, and does it lie on its end, on what may follow the card, or on these?"""
    if begins_turn(game, place, player):
        return True
    if game.active != player or not is_turn(game):
        return False
    return lies_on(game, place, ("SecondCard", "UseMandates")) or lies_on(game, place, also)


def end_on(game: Feudum, place: int) -> int:
    """Whose end of turn lies directly on this step; NOBODY if something else does, or nothing."""
    step = above(game, place)
    return step.player if step is not None and name_of(step) == "EndTurn" else NOBODY


def ends(game: Feudum) -> list[int]:
    """Whose turns end, from the bottom."""
    return [game.stack[place].player for place in plain(game) if name_of(game.stack[place]) == "EndTurn"]


def ends_fit(game: Feudum) -> bool:
    """Does every turn end where one can?"""
    places = [place for place in plain(game) if name_of(game.stack[place]) == "EndTurn"]
    return all([_may_end(game, game.stack[place].player, place) for place in places])


def _may_end(game: Feudum, seat: int, place: int) -> bool:
    """A turn ends before a step that says so, or below what another player has to pay meanwhile."""
    under = place_below(game, place)
    if under >= 0 and game.stack[under].bears_end(game, place):
        return True
    step = above(game, place)
    return step is not None and name_of(step) == "Pay" and step.player == seat and seat != game.active


def sets_up(game: Feudum, place: int, player: int, goods: bool) -> bool:
    """All choose goods, then all place a pawn, in turn order: is this player at it?"""
    if game.round or name_of(game.stack[0]) != "BeginRound":
        return False
    order = game.order()
    turns = len([step for step in game.stack[:place] if name_of(step) == "EndTurn"])
    if turns == 0 or goods != (turns > len(order)):
        return False
    return player == order[len(order) - 1 - (turns - 1) % len(order)]


def is_feeding(game: Feudum, place: int, player: int) -> bool:
    """Does it lie on the end of this player's meal?"""
    if game.active != player or not lies_on_end_of(game, place, player):
        return False
    end = place_below(game, place)
    return lies_on(game, end, ("RollProgressDie", "BeginFeeding"))
