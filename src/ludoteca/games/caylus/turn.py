"""A turn: its seven phases, income first and the bailiff last."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import END_TURN_OF, Event
from ludoteca.games.caylus import favours, notes
from ludoteca.games.caylus.building_line import BUILDING_FAVOUR
from ludoteca.games.caylus.castle import BUILD_CASTLE, SCORE_CASTLE
from ludoteca.games.caylus.components import (
    BAILIFF_FAST,
    BAILIFF_SLOW,
    BASIC_INCOME,
    BIT,
    EARNERS,
    LAST_SPACE,
    NOBODY,
    RESIDENCE,
    SECTIONS,
)
from ludoteca.games.caylus.components import INCOME as INCOME_OF
from ludoteca.games.caylus.placing import PLACE_WORKERS
from ludoteca.games.caylus.provost import BRIBE_PROVOST
from ludoteca.games.caylus.road import ACTIVATE_BUILDINGS
from ludoteca.games.caylus.scoring import FINAL_SCORING
from ludoteca.games.caylus.special import SPECIAL_BUILDINGS
from ludoteca.games.caylus.state import Caylus, Player


class Turn(Event[Caylus]):
    """A new turn: two players change places in the order; then the seven phases."""

    def happen(self, game: Caylus) -> None:
        if len(game.players) == 2 and game.turn:
            game.order = (game.order[1], game.order[0])
        game.turn += 1
        game.note(notes.TURN, game.order[0], game.turn)
        game.stack.extend(PHASES)

    def fits(self, game: Caylus, place: int) -> bool:
        return len(game.stack) == 1 and can_go_on(game)


class Income(Event[Caylus]):
    """Phase 1: two deniers each, and what residences, library and hotel bring."""

    def happen(self, game: Caylus) -> None:
        game.phase = 1
        favours.forget_lines(game)
        for seat, player in enumerate(game.players):
            deniers = income(player)
            player.deniers += deniers
            player.batches = 0
            game.note(notes.INCOME, seat, deniers)

    def fits(self, game: Caylus, place: int) -> bool:
        return game.holds_phase(1, place)


class EndOfTurn(Event[Caylus]):
    """Phase 7: the bailiff moves, the provost joins him, and sections of the castle may be scored."""

    def happen(self, game: Caylus) -> None:
        game.phase = 7
        favours.forget_lines(game)
        game.bailiff += BAILIFF_FAST if game.provost > game.bailiff else BAILIFF_SLOW
        game.provost = game.bailiff
        game.note(notes.BAILIFF, NOBODY, game.bailiff)
        game.stack.append(NEXT_TURN)
        game.stack.append(SCORE_CASTLE)

    def fits(self, game: Caylus, place: int) -> bool:
        return game.holds_phase(7, place) and can_go_on(game)


class NextTurn(Event[Caylus]):
    """Once the towers are scored the game ends; else a new turn begins."""

    def happen(self, game: Caylus) -> None:
        if game.scored < SECTIONS:
            game.stack.append(START_TURN)
            return
        game.stack.append(FINAL_SCORING)
        if game.acting != NOBODY:
            game.stack.append(END_TURN_OF[game.acting])
            game.acting = NOBODY

    def fits(self, game: Caylus, place: int) -> bool:
        """After the towers, before a further turn, or while sections are still scored."""
        if game.phase != 7 or place != 0:
            return False
        return game.scored == SECTIONS or can_go_on(game) or not game.is_next(place)


favours.BUILDING_FAVOUR.extend(BUILDING_FAVOUR)
START_TURN: Final = Turn()
END_OF_TURN: Final = EndOfTurn()
NEXT_TURN: Final = NextTurn()
PHASES: Final = [
    END_OF_TURN,
    BUILD_CASTLE,
    ACTIVATE_BUILDINGS,
    BRIBE_PROVOST,
    SPECIAL_BUILDINGS,
    PLACE_WORKERS,
    Income(),
]
"""Last first, as the timetable wants it."""


def can_go_on(game: Caylus) -> bool:
    """Is there a section to build, and road ahead of the bailiff?"""
    return game.scored < SECTIONS and game.bailiff + BAILIFF_FAST <= LAST_SPACE


def income(player: Player) -> int:
    """What a player gets in phase 1."""
    deniers = BASIC_INCOME + INCOME_OF[RESIDENCE] * player.residences.bit_count()
    for building in EARNERS:
        if player.own & BIT[building]:
            deniers += INCOME_OF[building]
    return deniers
