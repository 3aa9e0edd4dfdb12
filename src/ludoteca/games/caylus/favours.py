"""Royal favours: four lines of five columns."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.tuples import put
from ludoteca.games.caylus import notes, reasons
from ludoteca.games.caylus.actions import (
    CUBE,
    DECLINE,
    FAVOUR,
    LINE,
    TAKE,
    TRADE,
    VERB,
    favour,
    take,
    trade,
)
from ludoteca.games.caylus.components import (
    COLUMNS,
    CUBE_COLUMN,
    CUBES,
    DENIERS_FAVOUR,
    FOR_DENIERS,
    FOR_PRESTIGE,
    FOR_RESOURCES,
    FROM_FAVOURS,
    LINES,
    NOBODY,
    OPEN_COLUMNS,
    ORDINARY,
    PRESTIGE_FAVOUR,
    SECTIONS,
    SIMPLIFIED_POINTS,
    TRADE_COLUMN,
    TRADE_GAIN,
)
from ludoteca.games.caylus.state import SEATS, Caylus


class ChooseFavour(Step[Caylus]):
    """Choose a line not used in this phase and move its marker, if it can; a fifth favour is lost."""

    def options(self, game: Caylus) -> list[int]:
        used = game.players[self.player].used
        return [favour(line) for line in range(LINES) if not used >> line & 1]

    def why_not(self, game: Caylus, action: int) -> Reason:
        if VERB[action] != FAVOUR:
            return Reason(NOT_NOW, [])
        return Reason(reasons.LINE_USED, [LINE[action]])

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        enjoy(game, self.player, LINE[action])

    def nothing_to_choose(self, game: Caylus) -> None:
        """No line is left in this phase."""
        game.note(notes.FAVOUR_LOST, self.player)

    def fits(self, game: Caylus, place: int) -> bool:
        return fits(game, self.player, place)


class ResourceFavour(Step[Caylus]):
    """Take a cube that some column up to the marker gives, or trade one for two, or nothing."""

    def options(self, game: Caylus) -> list[int]:
        me = game.players[self.player]
        column = me.favours[FOR_RESOURCES]
        found = [take(cube) for cube in range(CUBES) if CUBE_COLUMN[cube] <= column]
        if column >= TRADE_COLUMN:
            for cube in range(CUBES):
                if me.cubes[cube]:
                    found.append(trade(cube))
        found.append(DECLINE)
        return found

    def why_not(self, game: Caylus, action: int) -> Reason:
        verb = VERB[action]
        if verb not in (TAKE, TRADE):
            return Reason(NOT_NOW, [])
        reached = game.players[self.player].favours[FOR_RESOURCES]
        column = TRADE_COLUMN if verb == TRADE else CUBE_COLUMN[CUBE[action]]
        if reached < column:
            return Reason(reasons.COLUMN_NOT_REACHED, [column, reached])
        return Reason(reasons.NO_CUBE_TO_TRADE, [CUBE[action]])

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
        elif VERB[action] == TRADE:
            game.players[self.player].cubes[CUBE[action]] -= 1
            game.note(notes.PAID, self.player, CUBE[action], 1)
            game.stack.append(TAKE_CUBES[self.player][TRADE_GAIN][0])
        else:
            game.gain_cubes(self.player, CUBE[action], 1)

    def fits(self, game: Caylus, place: int) -> bool:
        """The marker has reached a column."""
        return fits(game, self.player, place) and game.players[self.player].favours[FOR_RESOURCES] > 0


class TakeCubes(Step[Caylus]):
    """Take so many ordinary cubes of one's choice, kind by kind in their order."""

    def __init__(self, player: int, left: int, lowest: int) -> None:
        super().__init__(player)
        self.left: Final = left
        self.lowest: Final = lowest

    def options(self, game: Caylus) -> list[int]:
        return [take(cube) for cube in range(self.lowest, ORDINARY)]

    def why_not(self, game: Caylus, action: int) -> Reason:
        if VERB[action] != TAKE:
            return Reason(NOT_NOW, [])
        if CUBE[action] >= ORDINARY:
            return Reason(reasons.NO_GOLD_GIVEN, [])
        return Reason(reasons.TAKEN_IN_ORDER, [self.lowest])

    def unordered(self, game: Caylus) -> tuple[int, list[int]]:
        return (self.left, [take(cube) for cube in range(self.lowest, ORDINARY) for _ in range(self.left)])

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        game.gain_cubes(self.player, CUBE[action], 1)
        if self.left > 1:
            game.stack.append(TAKE_CUBES[self.player][self.left - 1][CUBE[action]])

    def fits(self, game: Caylus, place: int) -> bool:
        if not 0 < self.left <= TRADE_GAIN or not 0 <= self.lowest < ORDINARY:
            return False
        return fits(game, self.player, place)


CHOOSE_FAVOUR: Final = [ChooseFavour(seat) for seat in SEATS]
RESOURCE_FAVOUR: Final = [ResourceFavour(seat) for seat in SEATS]
BUILDING_FAVOUR: Final[list[Step[Caylus]]] = []
"""By seat; filled in once construction is known, which may bring favours in its turn."""
TAKE_CUBES: Final = [
    [[TakeCubes(seat, left, lowest) for lowest in range(ORDINARY)] for left in range(TRADE_GAIN + 1)]
    for seat in SEATS
]


def grant(game: Caylus, player: int, number: int) -> None:
    """Favours are used at once, one completely before the next; simplified, each is worth three points."""
    if game.setting.simplified:
        game.score(player, number * SIMPLIFIED_POINTS, FROM_FAVOURS)
        return
    for _ in range(number):
        game.stack.append(CHOOSE_FAVOUR[player])
    game.hand_over(player)


def fits(game: Caylus, player: int, place: int) -> bool:
    """Can a player be busy with a favour at this place of the stack?

    In phase 3 while special buildings are left, in 5 at a building, in 6 after the deliveries, in 7 while a
    section is scored; further favours may wait below.
    """
    if not game.has_seat(player) or game.scored == SECTIONS or place < game.ground():
        return False
    below = game.stack[place - 1]
    if isinstance(below, ChooseFavour):
        return True
    if below.player != NOBODY:
        return False
    above = place - game.ground()
    return game.phase == 3 or (game.phase in (5, 7) and above > 0) or (game.phase == 6 and above == 0)


def forget_lines(game: Caylus) -> None:
    """A new phase: all lines are free again."""
    for player in game.players:
        player.used = 0


def enjoy(game: Caylus, player: int, line: int) -> None:
    """Move the marker to the next column, if that is open, and use the line."""
    me = game.players[player]
    me.used |= 1 << line
    column = me.favours[line]
    if column < min(COLUMNS, OPEN_COLUMNS[game.scored]):
        column += 1
        me.favours = put(me.favours, line, column)
    game.note(notes.FAVOUR, player, line, column)
    if line == FOR_PRESTIGE:
        game.score(player, PRESTIGE_FAVOUR[column], FROM_FAVOURS)
    elif line == FOR_DENIERS:
        game.gain_deniers(player, DENIERS_FAVOUR[column])
    elif line == FOR_RESOURCES:
        game.stack.append(RESOURCE_FAVOUR[player])
    elif len(BUILDING_FAVOUR[player].options(game)) > 1:
        game.stack.append(BUILDING_FAVOUR[player])
