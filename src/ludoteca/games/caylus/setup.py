"""Preparation: neutral tiles onto the road, the first turn order, money and cubes."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Event
from ludoteca.core.rng import Rng
from ludoteca.games.caylus.components import (
    BIT,
    CUBES,
    FIXED_SPACES,
    JEWELLER,
    LINES,
    NEUTRAL_SPACES,
    NEUTRALS,
    NOBODY,
    SECTIONS,
    SOURCES,
    START_CUBES,
    START_DENIERS,
    START_SPACE,
    TILE_MASK,
    WORKERS,
)
from ludoteca.games.caylus.setting import Setting
from ludoteca.games.caylus.state import Caylus, Player, empty_road
from ludoteca.games.caylus.turn import START_TURN, can_go_on


class Prepare(Event[Caylus]):
    """Shuffle the neutral tiles onto the first spaces and draw the turn order, which decides the money."""

    def happen(self, game: Caylus) -> None:
        tiles = NEUTRALS.copy()
        game.look()
        game.rng.shuffle(tiles)
        for space, building in zip(NEUTRAL_SPACES, tiles, strict=True):
            game.road[space] = building
        order = list(range(len(game.players)))
        game.rng.shuffle(order)
        game.order = tuple(order)
        for seat, deniers in zip(order, START_DENIERS[len(order)], strict=True):
            game.players[seat].deniers = deniers
        game.stack.append(START_TURN)

    def fits(self, game: Caylus, place: int) -> bool:
        return len(game.stack) == 1 and can_go_on(game)


PREPARE: Final = Prepare()


def new_game(players: int, rng: Rng, setting: Setting, confirm: bool) -> Caylus:
    """The box opened: fixed buildings on the road, cubes handed out, nothing drawn yet."""
    road = empty_road()
    for space, building in FIXED_SPACES.items():
        road[space] = building
    removed = 0 if setting.jeweller else BIT[JEWELLER]
    return Caylus(
        rng=rng,
        stack=[PREPARE],
        choices=[],
        reveals=0,
        confirm=confirm,
        setting=setting,
        players=[new_player() for _ in range(players)],
        order=tuple(range(players)),
        passed=(),
        stables=(),
        castle=(),
        inn_left=NOBODY,
        inn_right=NOBODY,
        road=road,
        supply=TILE_MASK & ~removed,
        removed=removed,
        provost=START_SPACE,
        bailiff=START_SPACE,
        scored=0,
        turn=0,
        phase=0,
        acting=NOBODY,
    )


def new_player() -> Player:
    """Six workers and the first cubes; the money comes with the turn order."""
    assert len(START_CUBES) == CUBES
    return Player(
        0, START_CUBES.copy(), WORKERS, 0, 0, 0, 0, (0,) * SECTIONS, (0,) * LINES, 0, 0, [0] * SOURCES
    )
