"""A position as a vector, from the eyes of one seat; everything lies open.

Seats are turned so that the viewer comes first, and there is room for the largest number of players.
"""

from __future__ import annotations

from ludoteca.games.caylus.components import (
    BUILDINGS,
    COLUMNS,
    CUBES,
    LINES,
    MOST_PLAYERS,
    NO_BUILDING,
    PHASE_NAMES,
    SECTION_SPACES,
    SECTIONS,
    SPACES,
    WORKERS,
)
from ludoteca.games.caylus.state import Caylus


def features(game: Caylus, seat: int) -> list[float]:
    """Table, then each seat from the viewer on, then buildings by where they stand, then the road."""
    found: list[float] = [
        game.turn / 18,
        game.provost / SPACES,
        game.bailiff / SPACES,
        game.scored / SECTIONS,
        float(game.setting.simplified),
        float(game.setting.jeweller),
        len(game.passed) / MOST_PLAYERS,
    ]
    for phase in range(len(PHASE_NAMES)):
        found.append(float(game.phase == phase + 1))
    for section in range(SECTIONS):
        found.append(game.houses_in(section) / SECTION_SPACES[section])
    for turned in range(MOST_PLAYERS):
        player_features(game, seat, turned, found)
    for building in range(BUILDINGS):
        found.append(float(game.supply >> building & 1))
        found.append(float(game.removed >> building & 1))
    for space in range(SPACES):
        found.append(float(game.road[space] != NO_BUILDING))
    where = [0.0] * BUILDINGS
    for space in range(SPACES):
        if game.road[space] != NO_BUILDING:
            where[game.road[space]] = (space + 1) / SPACES
    found.extend(where)
    return found


def player_features(game: Caylus, seat: int, turned: int, found: list[float]) -> None:
    """One seat: its numbers, its workers, its buildings, its houses and favours."""
    here = turned < len(game.players)
    who = (seat + turned) % len(game.players)
    player = game.players[who]
    size = len(found)
    found.append(1.0)
    found.append(player.score() / 100)
    found.append(player.deniers / 20)
    for cube in range(CUBES):
        found.append(player.cubes[cube] / 10)
    found.append(player.workers / WORKERS)
    found.append(game.order.index(who) / MOST_PLAYERS)
    found.append((game.passed.index(who) + 1) / MOST_PLAYERS if who in game.passed else 0.0)
    found.append((game.stables.index(who) + 1) / MOST_PLAYERS if who in game.stables else 0.0)
    found.append((game.castle.index(who) + 1) / MOST_PLAYERS if who in game.castle else 0.0)
    found.append(float(game.inn_left == who))
    found.append(float(game.inn_right == who))
    found.append(float(game.player() == who))
    found.append(player.batches / 6)
    for section in range(SECTIONS):
        found.append(player.houses[section] / SECTION_SPACES[section])
    for line in range(LINES):
        found.append(player.favours[line] / COLUMNS)
        found.append(float(player.used >> line & 1))
    for building in range(BUILDINGS):
        found.append(float(player.at >> building & 1))
        found.append(float(player.own >> building & 1))
        found.append(float(player.waiting >> building & 1))
    for space in range(SPACES):
        found.append(float(player.residences >> space & 1))
    if not here:
        for place in range(size, len(found)):
            found[place] = 0.0
