"""A position as a seat sees it, in numbers; everything lies open.

Seats are turned so that the viewer comes first, and there is room for the largest number of players.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import EndTurn, Step
from ludoteca.core.observation import Block, Observation, Pending, Sight
from ludoteca.games.caylus import components as box
from ludoteca.games.caylus.building_line import BuildingFavour
from ludoteca.games.caylus.castle import Deliver
from ludoteca.games.caylus.construction import Build, PayAnyCube, ReplaceResidence
from ludoteca.games.caylus.favours import ChooseFavour, ResourceFavour, TakeCubes
from ludoteca.games.caylus.lawyer import Transform
from ludoteca.games.caylus.placing import PlaceWorker
from ludoteca.games.caylus.provost import MoveProvost
from ludoteca.games.caylus.road import ChooseYield, LeaveBuilding, OwnerCube
from ludoteca.games.caylus.special import GuildMove, Joust, LeaveInn, MoveGateWorker
from ludoteca.games.caylus.state import Caylus, Player
from ludoteca.games.caylus.trade import BuyCube, ExchangeStep, PayCubes, SellCube

_SEATS: Final = box.MOST_PLAYERS
_PHASES: Final = len(box.PHASE_NAMES)
_MOST_LEFT: Final = 4
PENDING: Final = Pending(
    [
        *(PlaceWorker, MoveGateWorker, GuildMove, Joust, LeaveInn, MoveProvost, ChooseYield, OwnerCube),
        *(SellCube, BuyCube, ExchangeStep, PayCubes, Build, PayAnyCube, ReplaceResidence, Transform),
        *(ChooseFavour, ResourceFavour, TakeCubes, BuildingFavour, Deliver, EndTurn),
    ]
)
_EACH: Final = "of each seat, the viewer first"
_BUILDINGS: Final = ", ".join(box.BUILDING_NAMES)

OBSERVATION: Final = Observation(
    1,
    [
        Block("players", _SEATS - 1, "how many play: two, three, four, five"),
        Block("simplified", 1, "the variant without the favour table"),
        Block("jeweller", 1, "the variant with the jeweller"),
        Block("turn", 1, "the turn", 18, 5.0),
        Block("phase", _PHASES, f"the phase: {', '.join(box.PHASE_NAMES)}"),
        Block("provost", 1, "where the provost is on the road, from 1", box.SPACES),
        Block("bailiff", 1, "where the bailiff is on the road, from 1", box.SPACES),
        Block(
            "scored", box.SECTIONS, f"sections of the castle that are scored: {', '.join(box.SECTION_NAMES)}"
        ),
        Block("filled", box.SECTIONS, "houses in each section of the castle", max(box.SECTION_SPACES)),
        Block("asked", _SEATS, f"who is to choose, {_EACH}"),
        Block("pending", PENDING.count, f"what is asked: {', '.join(PENDING.names)}"),
        Block("about", box.BUILDINGS, f"the building that is paid for or acts: {_BUILDINGS}"),
        Block("left", 1, "how many cubes are still to be chosen", _MOST_LEFT),
        Block("order", _SEATS * _SEATS, f"turn order: for each place, {_EACH}"),
        Block("passed", _SEATS * _SEATS, f"who has passed: for each place on the bridge, {_EACH}"),
        Block("stables", box.STABLES_PLACES * _SEATS, f"workers in the stables: for each place, {_EACH}"),
        Block("castle", _SEATS * _SEATS, f"workers at the castle: for each place, {_EACH}"),
        Block("inn", 2 * _SEATS, f"workers in the inn: on the left, on the right, {_EACH}"),
        Block("supply", box.BUILDINGS, "tiles still to be built, by building"),
        Block("removed", box.BUILDINGS, "tiles out of the game, by building"),
        Block("where", box.BUILDINGS, "where a building stands on the road, from 1", box.SPACES),
        Block("reached", box.BUILDINGS, "buildings on the road that are not beyond the provost"),
        Block(
            "points",
            _SEATS * box.SOURCES,
            f"points by source, {_EACH}: {', '.join(box.SOURCE_NAMES)}",
            50,
            6.0,
            -2.0,
        ),
        Block("deniers", _SEATS, f"deniers, {_EACH}", 20, 10.0),
        Block("cubes", _SEATS * box.CUBES, f"cubes, {_EACH}: {', '.join(box.CUBE_NAMES)}", 10, 10.0),
        Block("workers", _SEATS, f"workers at home, {_EACH}", box.WORKERS),
        Block("batches", _SEATS, f"batches delivered in this turn, {_EACH}", max(box.SECTION_SPACES), 3.0),
        Block(
            "houses",
            _SEATS * box.SECTIONS,
            f"houses in the sections of the castle, {_EACH}",
            max(box.SECTION_SPACES),
        ),
        Block(
            "favours",
            _SEATS * box.LINES,
            f"places on the lines of favours, {_EACH}: {', '.join(box.LINE_NAMES)}",
            box.COLUMNS,
        ),
        Block("used", _SEATS * box.LINES, f"lines of favours used in this phase, {_EACH}"),
        Block("at", _SEATS * box.BUILDINGS, f"workers on buildings, {_EACH}, by building"),
        Block("own", _SEATS * box.BUILDINGS, f"own buildings, {_EACH}, by building"),
        Block(
            "waiting", _SEATS * box.BUILDINGS, f"buildings about to become residences, {_EACH}, by building"
        ),
        Block("residences", _SEATS * box.SPACES, f"residences, {_EACH}, by road space"),
    ],
)

_PLAYERS: Final = OBSERVATION.at("players")
_SIMPLIFIED: Final = OBSERVATION.at("simplified")
_JEWELLER: Final = OBSERVATION.at("jeweller")
_TURN: Final = OBSERVATION.at("turn")
_PHASE: Final = OBSERVATION.at("phase")
_PROVOST: Final = OBSERVATION.at("provost")
_BAILIFF: Final = OBSERVATION.at("bailiff")
_SCORED: Final = OBSERVATION.at("scored")
_FILLED: Final = OBSERVATION.at("filled")
_ASKED: Final = OBSERVATION.at("asked")
_STEP: Final = OBSERVATION.at("pending")
_ABOUT: Final = OBSERVATION.at("about")
_LEFT: Final = OBSERVATION.at("left")
_ORDER: Final = OBSERVATION.at("order")
_PASSED: Final = OBSERVATION.at("passed")
_STABLES: Final = OBSERVATION.at("stables")
_CASTLE: Final = OBSERVATION.at("castle")
_INN: Final = OBSERVATION.at("inn")
_SUPPLY: Final = OBSERVATION.at("supply")
_REMOVED: Final = OBSERVATION.at("removed")
_WHERE: Final = OBSERVATION.at("where")
_REACHED: Final = OBSERVATION.at("reached")
_POINTS: Final = OBSERVATION.at("points")
_DENIERS: Final = OBSERVATION.at("deniers")
_CUBES: Final = OBSERVATION.at("cubes")
_WORKERS: Final = OBSERVATION.at("workers")
_BATCHES: Final = OBSERVATION.at("batches")
_HOUSES: Final = OBSERVATION.at("houses")
_FAVOURS: Final = OBSERVATION.at("favours")
_USED: Final = OBSERVATION.at("used")
_AT: Final = OBSERVATION.at("at")
_OWN: Final = OBSERVATION.at("own")
_WAITING: Final = OBSERVATION.at("waiting")
_RESIDENCES: Final = OBSERVATION.at("residences")
_MOST_HOUSES: Final = max(box.SECTION_SPACES)


def observe(game: Caylus, seat: int, sight: Sight) -> None:
    """The table, what is asked, the lines of workers, the road, then each seat from the viewer on."""
    seats = len(game.players)
    sight.one(_PLAYERS + seats - 2)
    if game.setting.simplified:
        sight.one(_SIMPLIFIED)
    if game.setting.jeweller:
        sight.one(_JEWELLER)
    sight.count(_TURN, game.turn, 18)
    if game.phase:
        sight.one(_PHASE + game.phase - 1)
    sight.count(_PROVOST, game.provost + 1, box.SPACES)
    sight.count(_BAILIFF, game.bailiff + 1, box.SPACES)
    for section in range(box.SECTIONS):
        if section < game.scored:
            sight.one(_SCORED + section)
        sight.count(_FILLED + section, game.houses_in(section), _MOST_HOUSES)
    if game.stack:
        observe_asked(game, game.stack[-1], seat, sight)
    observe_line(game.order, _ORDER, seat, seats, sight)
    observe_line(game.passed, _PASSED, seat, seats, sight)
    observe_line(game.stables, _STABLES, seat, seats, sight)
    observe_line(game.castle, _CASTLE, seat, seats, sight)
    if game.inn_left != box.NOBODY:
        sight.one(_INN + (game.inn_left - seat) % seats)
    if game.inn_right != box.NOBODY:
        sight.one(_INN + _SEATS + (game.inn_right - seat) % seats)
    observe_road(game, sight)
    for turned in range(seats):
        observe_player(game.players[(seat + turned) % seats], turned, sight)


def observe_asked(game: Caylus, step: Step[Any], seat: int, sight: Sight) -> None:
    """Who has to decide what."""
    sight.one(_ASKED + (step.player - seat) % len(game.players))
    sight.one(_STEP + PENDING.place(step))
    building = building_of(game, step)
    if building != box.NO_BUILDING:
        sight.one(_ABOUT + building)
    if isinstance(step, (BuyCube, PayCubes, TakeCubes)):
        sight.count(_LEFT, step.left, _MOST_LEFT)


def building_of(game: Caylus, step: Step[Any]) -> int:
    """The building that a decision is about: the one being paid for, else the one that acts."""
    if isinstance(
        step, (ChooseYield, OwnerCube, SellCube, BuyCube, ExchangeStep, PayAnyCube, ReplaceResidence)
    ):
        return step.building
    if isinstance(step, (Build, Transform, PayCubes)):
        return acting_building(game)
    return box.NO_BUILDING


def acting_building(game: Caylus) -> int:
    """The building on the road whose turn it is."""
    for step in game.stack:
        if isinstance(step, LeaveBuilding):
            return game.road[step.space]
    return box.NO_BUILDING


def observe_line(line: tuple[int, ...], at: int, seat: int, seats: int, sight: Sight) -> None:
    """Who is where in a line."""
    for place in range(len(line)):
        sight.one(at + place * _SEATS + (line[place] - seat) % seats)


def observe_road(game: Caylus, sight: Sight) -> None:
    """Tiles beside the board, and buildings where they stand; residences go by their owner."""
    sight.bits(_SUPPLY, game.supply)
    sight.bits(_REMOVED, game.removed)
    road = game.road
    for space in range(box.SPACES):
        building = road[space]
        if building != box.NO_BUILDING and building != box.RESIDENCE:
            sight.count(_WHERE + building, space + 1, box.SPACES)
            if space <= game.provost:
                sight.one(_REACHED + building)


def observe_player(player: Player, turned: int, sight: Sight) -> None:
    """All of a player: money and cubes lie open."""
    sight.row(_POINTS + turned * box.SOURCES, player.points, 50)
    sight.count(_DENIERS + turned, player.deniers, 20)
    sight.row(_CUBES + turned * box.CUBES, player.cubes, 10)
    sight.count(_WORKERS + turned, player.workers, box.WORKERS)
    sight.count(_BATCHES + turned, player.batches, _MOST_HOUSES)
    sight.fixed_row(_HOUSES + turned * box.SECTIONS, player.houses, _MOST_HOUSES)
    sight.fixed_row(_FAVOURS + turned * box.LINES, player.favours, box.COLUMNS)
    sight.bits(_USED + turned * box.LINES, player.used)
    sight.bits(_AT + turned * box.BUILDINGS, player.at)
    sight.bits(_OWN + turned * box.BUILDINGS, player.own)
    sight.bits(_WAITING + turned * box.BUILDINGS, player.waiting)
    sight.bits(_RESIDENCES + turned * box.SPACES, player.residences)
