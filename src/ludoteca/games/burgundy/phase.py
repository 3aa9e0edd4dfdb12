"""Phases and rounds: refill the depots, roll, take turns, and collect what mines yield."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import END_TURN_OF, Event, Step
from ludoteca.games.burgundy import notes, scoring, shields, solo
from ludoteca.games.burgundy.components import (
    ALL_DEPOT_SLOTS,
    BLACK_PILE,
    BLACK_SLOTS_USED,
    FULL_STOCK,
    GOODS,
    GOODS_PILE,
    INN,
    INN_SLOT,
    NO_TILE,
    NOBODY,
    NOTHING,
    PHASES,
    PILE_FOR,
    RICH_MINES,
    ROUNDS,
    SIDES_OF_DIE,
    WORKERS_FROM_MINES,
)
from ludoteca.games.burgundy.state import Burgundy
from ludoteca.games.burgundy.turn import BEGIN_TURN


class Phase(Event[Burgundy]):
    """Remove all tiles from the central board, refill it, and lay out the goods of the phase."""

    def happen(self, game: Burgundy) -> None:
        game.phase += 1
        game.round = 0
        game.note(notes.PHASE, NOBODY, game.phase)
        clear_board(game)
        refill(game)
        game.row = tuple([game.draw_from(GOODS_PILE) for _ in range(ROUNDS)])
        game.stack.append(PHASE_END)
        game.stack.append(START_ROUND)

    def fits(self, game: Burgundy, place: int) -> bool:
        if game.phase == NOTHING:
            return place == 0
        return place == 0 and game.round == ROUNDS and game.phase + 1 < PHASES

    def bears_end(self, game: Burgundy, place: int) -> bool:
        return game.ends_choice_of_setup(place)


class Round(Event[Burgundy]):
    """All roll; the white die says where the next goods tile goes; then turns in the order of the bridge."""

    def happen(self, game: Burgundy) -> None:
        game.round += 1
        game.note(notes.ROUND, game.order[0], game.round)
        roll_dice(game)
        land_goods(game)
        if len(game.sides) == 1:
            solo.remove_from_depot(game, game.white)
        game.stack.append(ROUND_END)
        for place in range(len(game.order) - 1, -1, -1):
            game.stack.append(END_TURN_OF[game.order[place]])
            game.stack.append(BEGIN_TURN[game.order[place]])

    def fits(self, game: Burgundy, place: int) -> bool:
        over = place == 1 and isinstance(game.stack[0], PhaseEnd)
        return over and game.is_next(place) and game.round < ROUNDS


class RoundEnd(Event[Burgundy]):
    """After five rounds the phase is over."""

    def happen(self, game: Burgundy) -> None:
        if game.round < ROUNDS:
            game.stack.append(START_ROUND)

    def fits(self, game: Burgundy, place: int) -> bool:
        return place == 1 and isinstance(game.stack[0], PhaseEnd) and game.round >= 1

    def bears_end(self, game: Burgundy, place: int) -> bool:
        return game.ends_turn_of_round(place)


class PhaseEnd(Event[Burgundy]):
    """Gifts of shields, taxes, then what mines yield; after the last phase the final scoring."""

    def happen(self, game: Burgundy) -> None:
        game.note(notes.PHASE_OVER, NOBODY, game.phase)
        game.stack.append(PHASE_AFTER if game.phase + 1 < PHASES else GAME_END)
        game.stack.append(INCOME)
        if game.setting.shields:
            for steps in (shields.BORROW_TIME, shields.TAXES, shields.GIFTS):
                for place in range(len(game.order) - 1, -1, -1):
                    game.stack.append(steps[game.order[place]])

    def fits(self, game: Burgundy, place: int) -> bool:
        rounds_left = len(game.stack) > 1
        return place == 0 and game.phase != NOTHING and (rounds_left or game.round == ROUNDS)


class Income(Event[Burgundy]):
    """Every mine yields a coin, and a worker with the monastery for it."""

    def happen(self, game: Burgundy) -> None:
        for seat in game.order:
            me = game.duchy_of(seat)
            if game.sides.index(game.sides[seat]) == seat:
                mines = me.mines()
                game.gain_silver(seat, 2 * mines if me.crests & RICH_MINES else mines)
                if me.powers & WORKERS_FROM_MINES:
                    game.gain_workers(seat, mines)

    def fits(self, game: Burgundy, place: int) -> bool:
        return place == 1 and game.phase != NOTHING and isinstance(game.stack[0], (Phase, GameEnd))

    def bears_end(self, game: Burgundy, place: int) -> bool:
        return game.ends_moment_of_shields(place)


class GameEnd(Event[Burgundy]):
    """The final scoring; alone, time is up."""

    def happen(self, game: Burgundy) -> None:
        if len(game.sides) == 1:
            game.note(notes.FAILED, 0)
        else:
            scoring.final_scoring(game)

    def fits(self, game: Burgundy, place: int) -> bool:
        return place == 0 and game.phase + 1 == PHASES and game.round == ROUNDS


PHASE_AFTER: Final[Step[Any]] = Phase()
START_ROUND: Final[Step[Any]] = Round()
ROUND_END: Final[Step[Any]] = RoundEnd()
PHASE_END: Final[Step[Any]] = PhaseEnd()
INCOME: Final[Step[Any]] = Income()
GAME_END: Final[Step[Any]] = GameEnd()


def clear_board(game: Burgundy) -> None:
    """What nobody took leaves the game, and other tiles will take its place; inns stay."""
    for used in (ALL_DEPOT_SLOTS[game.table], BLACK_SLOTS_USED[game.table]):
        for slot in used:
            if game.slots[slot] != NO_TILE:
                game.remove_tile(game.slots[slot])


def refill(game: Burgundy) -> None:
    """Fill every slot in use from the pile of its colour; one more inn comes to the others."""
    piles = PILE_FOR[game.table][game.phase]
    for slot in ALL_DEPOT_SLOTS[game.table]:
        game.slots[slot] = game.draw_from(piles[slot])
    for slot in BLACK_SLOTS_USED[game.table]:
        game.slots[slot] = game.draw_from(BLACK_PILE)
    game.stocked = FULL_STOCK[game.table]
    if game.setting.inns:
        game.inns += 1
        game.slots[INN_SLOT] = INN


def roll_dice(game: Burgundy) -> None:
    """Two dice a seat, in the order of the seats, then the white one."""
    for seat in range(len(game.sides)):
        first = game.roll(SIDES_OF_DIE)
        second = game.roll(SIDES_OF_DIE)
        game.dice[2 * seat] = first
        game.dice[2 * seat + 1] = second
        game.note(notes.ROLLED, seat, first, second)
    game.white = game.roll(SIDES_OF_DIE)


def land_goods(game: Burgundy) -> None:
    """The next goods tile goes to the depot the white die shows."""
    kind = game.row[0]
    game.row = game.row[1:]
    game.cargo[game.white * GOODS + kind] += 1
    game.note(notes.ARRIVED, game.order[0], kind, game.white)
