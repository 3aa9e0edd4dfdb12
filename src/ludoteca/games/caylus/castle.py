"""Phase 6, building the castle, and the scoring of its three sections."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.tuples import put
from ludoteca.games.caylus import actions, favours, notes, reasons
from ludoteca.games.caylus.actions import BATCH, DECLINE, VERB, deliver
from ludoteca.games.caylus.components import (
    BATCHES,
    FOOD,
    FROM_CASTLE,
    GOLD,
    NO_BATCH_LOSS,
    NOBODY,
    SCORING_SPACE,
    SECTION_FAVOURS,
    SECTION_LOSS,
    SECTION_POINTS,
    SECTION_SPACES,
    SECTIONS,
    WOOD,
)
from ludoteca.games.caylus.state import SEATS, Caylus


class BuildCastle(Event[Caylus]):
    """Phase 6: those with a worker in the castle deliver in the order of their numbers."""

    def happen(self, game: Caylus) -> None:
        game.phase = 6
        favours.forget_lines(game)
        if not game.castle:
            return
        game.stack.append(REWARD_BEST_BUILDER)
        for place in range(len(game.castle) - 1, -1, -1):
            game.stack.append(VISIT_CASTLE[game.castle[place]])

    def fits(self, game: Caylus, place: int) -> bool:
        return game.holds_phase(6, place)


class VisitCastle(Event[Caylus]):
    """A player's number comes up: deliver, or lose two points.

    Only when the towers are full is a player excused who has a batch to show.
    """

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Caylus) -> None:
        if not has_batch(game, self.seat):
            lose_face(game, self.seat)
        elif game.section_to_build() < SECTIONS:
            game.ask(self.seat, DELIVER[self.seat])

    def fits(self, game: Caylus, place: int) -> bool:
        return fits_deliveries(game, self.seat, place)


class Deliver(Step[Caylus]):
    """Deliver a batch: a food and two cubes of two other kinds; then another, as long as one likes."""

    def options(self, game: Caylus) -> list[int]:
        if game.section_to_build() == SECTIONS or not has_batch(game, self.player):
            return []
        cubes = game.players[self.player].cubes
        found: list[int] = []
        for number, batch in enumerate(BATCHES):
            if cubes[batch[0]] and cubes[batch[1]] and cubes[batch[2]]:
                found.append(deliver(number))
        found.append(DECLINE)
        return found

    def why_not(self, game: Caylus, action: int) -> Reason:
        if VERB[action] != actions.DELIVER:
            return Reason(NOT_NOW, [])
        cubes = game.players[self.player].cubes
        missing = [cube for cube in BATCHES[BATCH[action]] if not cubes[cube]]
        return Reason(reasons.NO_CUBE_FOR_BATCH, missing[:1])

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        if action != DECLINE:
            build_house(game, self.player, BATCHES[BATCH[action]])
            game.stack.append(self)
        elif game.players[self.player].batches:
            game.note(notes.DECLINED, self.player)
        else:
            lose_face(game, self.player)

    def nothing_to_choose(self, game: Caylus) -> None:
        """No further batch, or no space left for it."""

    def fits(self, game: Caylus, place: int) -> bool:
        return fits_deliveries(game, self.player, place)


class RewardBestBuilder(Event[Caylus]):
    """Whoever delivered most gets a royal favour, the lower number in a tie; all workers go home."""

    def happen(self, game: Caylus) -> None:
        best = NOBODY
        most = 0
        for seat in game.castle:
            if game.players[seat].batches > most:
                best = seat
                most = game.players[seat].batches
            game.players[seat].workers += 1
        game.castle = ()
        if best != NOBODY:
            game.note(notes.BEST_BUILDER, best, most)
            favours.grant(game, best, 1)

    def fits(self, game: Caylus, place: int) -> bool:
        return game.phase == 6 and place == game.ground()


class ScoreCastle(Event[Caylus]):
    """Score the section being built if the bailiff has reached its space or it is full, in turn order."""

    def happen(self, game: Caylus) -> None:
        if not is_due(game):
            return
        game.note(notes.SECTION, NOBODY, game.scored)
        game.stack.append(SECTION_SCORED)
        for place in range(len(game.order) - 1, -1, -1):
            game.stack.append(SCORE_HOUSES[game.order[place]])

    def fits(self, game: Caylus, place: int) -> bool:
        """A section is left, and nothing comes before it."""
        return is_scoring(game) and place == game.ground() and place == len(game.stack) - 1


class ScoreHouses(Event[Caylus]):
    """One player's houses in the section: none costs points, enough of them bring favours."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Caylus) -> None:
        houses = game.players[self.seat].houses[game.scored]
        if houses == 0:
            game.lose(self.seat, SECTION_LOSS[game.scored])
            return
        table = SECTION_FAVOURS[game.scored]
        won = table[min(houses, len(table) - 1)]
        if won:
            favours.grant(game, self.seat, won)

    def fits(self, game: Caylus, place: int) -> bool:
        if not is_scoring(game) or place == game.ground():
            return False
        return game.holds_event(7, place) and game.has_seat(self.seat)


class SectionScored(Event[Caylus]):
    """The next section is being built from now on; it may be due in the same turn."""

    def happen(self, game: Caylus) -> None:
        game.scored += 1
        if game.scored < SECTIONS:
            game.stack.append(SCORE_CASTLE)

    def fits(self, game: Caylus, place: int) -> bool:
        return is_scoring(game) and place == game.ground()


BUILD_CASTLE: Final = BuildCastle()
VISIT_CASTLE: Final = [VisitCastle(seat) for seat in SEATS]
DELIVER: Final = [Deliver(seat) for seat in SEATS]
REWARD_BEST_BUILDER: Final = RewardBestBuilder()
SCORE_CASTLE: Final = ScoreCastle()
SCORE_HOUSES: Final = [ScoreHouses(seat) for seat in SEATS]
SECTION_SCORED: Final = SectionScored()


def has_batch(game: Caylus, player: int) -> bool:
    """A food and two further kinds."""
    cubes = game.players[player].cubes
    if cubes[FOOD] == 0:
        return False
    kinds = 0
    for cube in range(WOOD, GOLD + 1):
        if cubes[cube]:
            kinds += 1
    return kinds >= 2


def build_house(game: Caylus, player: int, batch: list[int]) -> None:
    """Pay the batch and put a house into the section being built, or the next if that is full."""
    me = game.players[player]
    for cube in batch:
        me.cubes[cube] -= 1
    section = game.section_to_build()
    me.houses = put(me.houses, section, me.houses[section] + 1)
    me.batches += 1
    game.note(notes.DELIVERED, player, section)
    game.score(player, SECTION_POINTS[section], FROM_CASTLE)


def lose_face(game: Caylus, player: int) -> None:
    """A worker in the castle and no batch."""
    game.note(notes.NO_BATCH, player)
    game.lose(player, NO_BATCH_LOSS)


def is_due(game: Caylus) -> bool:
    """Has the bailiff reached the section's space, or is it full?"""
    section = game.scored
    return game.bailiff >= SCORING_SPACE[section] or game.houses_in(section) == SECTION_SPACES[section]


def fits_deliveries(game: Caylus, player: int, place: int) -> bool:
    """Can it be the turn of this player to deliver, before the best builder is found?"""
    return game.holds_event(6, place) and place > game.ground() and player in game.castle


def is_scoring(game: Caylus) -> bool:
    """Is it the phase in which sections are scored, and is one left?"""
    return game.phase == 7 and game.scored < SECTIONS
