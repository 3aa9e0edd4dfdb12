"""What a position of Caylus must hold: the pieces of the box, and nothing that the rules cannot be in."""

from __future__ import annotations

from ludoteca.core.errors import PositionError
from ludoteca.core.message import seat_letter
from ludoteca.games.caylus import components as box
from ludoteca.games.caylus.state import Caylus, Player, buildings_of, spaces_of


def census(game: Caylus) -> dict[str, int]:
    """Every tile by name, every player's workers, wherever they are."""
    found: dict[str, int] = {}
    tiles = [building for building in game.road if building not in (box.NO_BUILDING, box.RESIDENCE)]
    tiles += buildings_of(game.supply) + buildings_of(game.removed)
    for building in tiles:
        found[box.BUILDING_NAMES[building]] = found.get(box.BUILDING_NAMES[building], 0) + 1
    for seat, player in enumerate(game.players):
        away = player.at.bit_count() + game.stables.count(seat) + game.castle.count(seat)
        away += [game.inn_left, game.inn_right].count(seat)
        found[f"worker {seat_letter(seat)}"] = player.workers + away
    return found


def contents(game: Caylus) -> dict[str, int]:
    """One of each tile, six workers a player."""
    kinds = (box.FIXED, box.NEUTRAL, box.WOODEN, box.OF_STONE, box.PRESTIGE)
    tiles = [building for kind in kinds for building in box.TILES_OF[kind]]
    workers = {f"worker {seat_letter(seat)}": box.WORKERS for seat in range(len(game.players))}
    return {**{box.BUILDING_NAMES[building]: 1 for building in tiles}, **workers}


def check(game: Caylus) -> None:
    """Refuse what the rules cannot be in."""
    _check_seats(game)
    _check_road(game)
    for seat, player in enumerate(game.players):
        _check_player(game, seat, player)
    _check_workers(game)
    _check_castle(game)


def _check_seats(game: Caylus) -> None:
    seats = range(len(game.players))
    if sorted(game.order) != list(seats):
        raise PositionError("position-caylus-order", where="order")
    for where, some in (("passed", game.passed), ("stables", game.stables), ("castle", game.castle)):
        if len(set(some)) < len(some) or any([seat not in seats for seat in some]):
            raise PositionError("position-caylus-order", where=where)
    for where, seat in (("inn_left", game.inn_left), ("inn_right", game.inn_right), ("acting", game.acting)):
        if seat != box.NOBODY and seat not in seats:
            raise PositionError("position-seat", where=where, value=seat_letter(seat))
    if len(game.stables) > (0 if len(game.players) == 2 else box.STABLES_PLACES):
        raise PositionError("position-caylus-order", where="stables")


def _check_road(game: Caylus) -> None:
    """Fixed buildings are where they are printed, and special ones have no place there."""
    for space, building in enumerate(game.road):
        printed = box.FIXED_SPACES.get(space, box.NO_BUILDING)
        kind = box.KIND[building] if building != box.NO_BUILDING else box.NEUTRAL
        if building != printed if printed != box.NO_BUILDING else kind <= box.FIXED:
            raise PositionError("position-caylus-road", space=box.SPACE_NAMES[space])
    if (game.removed & box.BIT[box.JEWELLER] != 0) == game.setting.jeweller:
        raise PositionError("position-name", where="removed", value=box.BUILDING_NAMES[box.JEWELLER])
    if game.removed & ~(box.NEUTRAL_MASK | box.BIT[box.JEWELLER]) or game.supply & ~box.TILE_MASK:
        raise PositionError("position-caylus-tiles")


def _check_player(game: Caylus, seat: int, player: Player) -> None:
    if player.score() < 0 or player.points[-1] > 0 or min(player.points[:-1]) < 0:
        raise PositionError("position-caylus-points", player=seat_letter(seat))
    if player.own & ~box.TILE_MASK or player.own & (game.supply | game.removed):
        raise PositionError("position-caylus-owner", player=seat_letter(seat))
    for space in spaces_of(player.residences):
        if game.road[space] != box.RESIDENCE:
            raise PositionError("position-caylus-owner", player=seat_letter(seat))


def _check_workers(game: Caylus) -> None:
    """Every building has one owner at most, and one worker; what waits for its swap has a worker."""
    own = residences = at = waiting = 0
    for player in game.players:
        if own & player.own or residences & player.residences or waiting & player.waiting:
            raise PositionError("position-caylus-owners")
        if at & player.at:
            raise PositionError("position-caylus-workers")
        if player.waiting & ~(player.own & box.TRANSFORMABLE_MASK | box.NEUTRAL_MASK & ~game.removed):
            raise PositionError("position-caylus-workers")
        own |= player.own
        residences |= player.residences
        at |= player.at
        waiting |= player.waiting
    laid = [building for building in game.road if building != box.NO_BUILDING]
    owned = sum([box.BIT[building] for building in laid if box.TILE_MASK & box.BIT[building]])
    if own != owned or residences.bit_count() != laid.count(box.RESIDENCE):
        raise PositionError("position-caylus-owners")
    places = {*laid, *box.TILES_OF[box.SPECIAL]} & {*box.WORKPLACES}
    if not places.issuperset(buildings_of(at)) or waiting & ~at:
        raise PositionError("position-caylus-workers")


def _check_castle(game: Caylus) -> None:
    for section in range(box.SECTIONS):
        if game.houses_in(section) > box.SECTION_SPACES[section]:
            raise PositionError("position-caylus-houses", section=box.SECTION_NAMES[section])
