"""The position: two plain records, and the small questions the chapters ask of them."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import END_TURN_OF, EndTurn, Event, Game, Step, by_constructor
from ludoteca.core.rng import Rng
from ludoteca.games.caylus import notes
from ludoteca.games.caylus.components import (
    BIT,
    BUILDING_SPACES,
    BUILDINGS,
    FROM_LOSSES,
    KIND,
    LAST_PHASE,
    MOST_PLAYERS,
    NEUTRAL,
    NO_BUILDING,
    NO_SPACE,
    NOBODY,
    SECTION_SPACES,
    SECTIONS,
    SPACES,
)
from ludoteca.games.caylus.setting import Setting

SEATS: Final = range(MOST_PLAYERS)


class Player:
    """One player's deniers, cubes, workers, buildings, houses in the castle, favours and points by source.

    ``workers`` are at home; ``at`` is the set of buildings where one stands, stables, inn and castle apart.
    ``own`` is the set of the player's buildings, ``residences`` the set of road spaces with a residence, and
    ``waiting`` the set of buildings that become residences once the workers there are gone. ``used`` are the
    favour lines used in this phase, ``batches`` the batches delivered in this turn.
    """

    def __init__(
        self,
        deniers: int,
        cubes: list[int],
        workers: int,
        at: int,
        own: int,
        residences: int,
        waiting: int,
        houses: tuple[int, ...],
        favours: tuple[int, ...],
        used: int,
        batches: int,
        points: list[int],
    ) -> None:
        self.deniers = deniers
        self.cubes = cubes
        self.workers = workers
        self.at = at
        self.own = own
        self.residences = residences
        self.waiting = waiting
        self.houses = houses
        self.favours = favours
        self.used = used
        self.batches = batches
        self.points = points

    def clone(self) -> Player:
        return Player(
            self.deniers,
            self.cubes.copy(),
            self.workers,
            self.at,
            self.own,
            self.residences,
            self.waiting,
            self.houses,
            self.favours,
            self.used,
            self.batches,
            self.points.copy(),
        )

    def score(self) -> int:
        return sum(self.points)

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)


class Caylus(Game):
    """The whole position.

    ``order`` is the turn order, ``passed`` who has passed in this turn, first first. ``stables`` and
    ``castle`` list whose workers stand there, in the order of their numbers. ``road`` says which building
    stands on each space, ``supply`` is the set of tiles still to be built, ``removed`` the set of those out
    of the game. ``scored`` sections of the castle are done. ``acting`` is the player whose run of decisions
    it is.
    """

    def __init__(
        self,
        rng: Rng,
        stack: list[Step[Any]],
        choices: list[int],
        reveals: int,
        confirm: bool,
        setting: Setting,
        players: list[Player],
        order: tuple[int, ...],
        passed: tuple[int, ...],
        stables: tuple[int, ...],
        castle: tuple[int, ...],
        inn_left: int,
        inn_right: int,
        road: list[int],
        supply: int,
        removed: int,
        provost: int,
        bailiff: int,
        scored: int,
        turn: int,
        phase: int,
        acting: int,
    ) -> None:
        super().__init__(rng, stack, choices, reveals, confirm)
        self.setting = setting
        self.players = players
        self.order = order
        self.passed = passed
        self.stables = stables
        self.castle = castle
        self.inn_left = inn_left
        self.inn_right = inn_right
        self.road = road
        self.supply = supply
        self.removed = removed
        self.provost = provost
        self.bailiff = bailiff
        self.scored = scored
        self.turn = turn
        self.phase = phase
        self.acting = acting

    def clone(self) -> Caylus:
        return Caylus(
            self.rng.clone(),
            self.stack.copy(),
            self.choices,
            self.reveals,
            self.confirm,
            self.setting,
            [player.clone() for player in self.players],
            self.order,
            self.passed,
            self.stables,
            self.castle,
            self.inn_left,
            self.inn_right,
            self.road.copy(),
            self.supply,
            self.removed,
            self.provost,
            self.bailiff,
            self.scored,
            self.turn,
            self.phase,
            self.acting,
        )

    def seats(self) -> int:
        return len(self.players)

    def scores(self) -> list[int]:
        return [player.score() for player in self.players]

    def redraw(self, seat: int, rng: Rng) -> None:
        """Everything lies open: there is nothing to guess."""

    # --- small questions ------------------------------------------------------------------------------

    def occupied(self) -> int:
        """The set of buildings with a worker on them."""
        found = 0
        for player in self.players:
            found |= player.at
        return found

    def worker_at(self, building: int) -> int:
        """Whose worker stands on a building."""
        bit = BIT[building]
        for seat, player in enumerate(self.players):
            if player.at & bit:
                return seat
        return NOBODY

    def owner_of(self, building: int) -> int:
        """Whose building it is; nobody's if special, fixed or neutral. Residences go by their space."""
        if KIND[building] <= NEUTRAL:
            return NOBODY
        bit = BIT[building]
        for seat, player in enumerate(self.players):
            if player.own & bit:
                return seat
        return NOBODY

    def owner_on(self, space: int) -> int:
        """Whose residence stands on a road space."""
        for seat, player in enumerate(self.players):
            if player.residences >> space & 1:
                return seat
        return NOBODY

    def first_empty_space(self) -> int:
        """Where the next wood or stone building goes; NO_SPACE once the road is full."""
        for space in BUILDING_SPACES:
            if self.road[space] == NO_BUILDING:
                return space
        return NO_SPACE

    def houses_in(self, section: int) -> int:
        """How many houses stand in a section of the castle."""
        found = 0
        for player in self.players:
            found += player.houses[section]
        return found

    def section_to_build(self) -> int:
        """Where the next house goes: the first section not scored yet that has a space; SECTIONS if none."""
        section = self.scored
        while section < SECTIONS and self.houses_in(section) == SECTION_SPACES[section]:
            section += 1
        return section

    # --- the timetable of a position that somebody wrote ----------------------------------------------

    def has_seat(self, seat: int) -> bool:
        return 0 <= seat < len(self.players)

    def holds_phase(self, phase: int, place: int) -> bool:
        """Is this the place of a phase still to come? The last lies at the bottom, and none is left out."""
        due = self.phase == phase - 1 if self.is_next(place) else self.phase < phase
        return due and place == LAST_PHASE - phase

    def is_next(self, place: int) -> bool:
        """Does nothing lie above this place of the stack but the end of somebody's turn?"""
        above = len(self.stack) - 1 - place
        return above == 0 or (above == 1 and isinstance(self.stack[-1], EndTurn))

    def may_end(self, seat: int, place: int) -> bool:
        """The end of a turn lies on top of whatever comes next."""
        return 0 < place == len(self.stack) - 1

    def ground(self) -> int:
        """Where in the stack lies what the present phase puts on those still to come."""
        return max(1, LAST_PHASE - self.phase)

    def holds_event(self, phase: int, place: int) -> bool:
        """Is this phase under way, and this a place above those to come, on something that happens?"""
        return self.phase == phase and place >= self.ground() and self.stack[place - 1].player == NOBODY

    def building_below(self, place: int) -> int:
        """The building of the road that acts while the step at this place is taken; NO_BUILDING if none."""
        below = self.stack[place - 1]
        if self.phase == 5 and place == self.ground() + 1 and isinstance(below, AtSpace):
            return self.road[below.space]
        return NO_BUILDING

    def is_user(self, player: int, building: int) -> bool:
        """Is it this player's worker who stands there?"""
        return building != NO_BUILDING and player != NOBODY and self.worker_at(building) == player

    # --- what the chapters do to it -------------------------------------------------------------------

    def ask(self, player: int, step: Step[Any]) -> None:
        """Put a decision on the timetable; whoever has been deciding until now ends that run first."""
        self.stack.append(step)
        self.hand_over(player)

    def hand_over(self, player: int) -> None:
        """Somebody is about to be asked."""
        if self.acting != player and self.acting != NOBODY:
            self.stack.append(END_TURN_OF[self.acting])
            self.acting = NOBODY

    def score(self, player: int, points: int, source: int) -> None:
        """Move a marker forward on the track of points."""
        self.players[player].points[source] += points
        self.note(notes.SCORED, player, points, source)

    def lose(self, player: int, points: int) -> None:
        """Move a marker back; never below 0."""
        me = self.players[player]
        loss = min(points, me.score())
        if loss:
            me.points[FROM_LOSSES] -= loss
            self.note(notes.SCORED, player, -loss, FROM_LOSSES)

    def gain_deniers(self, player: int, deniers: int) -> None:
        self.players[player].deniers += deniers
        self.note(notes.GOT_DENIERS, player, deniers)

    def gain_cubes(self, player: int, cube: int, number: int) -> None:
        self.players[player].cubes[cube] += number
        self.note(notes.TOOK, player, cube, number)


class AtSpace(Event[Caylus]):
    """Something that happens on a space of the road; decisions above it are about the building there."""

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space: Final = space


def empty_road() -> list[int]:
    return [NO_BUILDING] * SPACES


def buildings_of(mask: int) -> list[int]:
    """The buildings of a set."""
    return [building for building in range(BUILDINGS) if mask >> building & 1]


def spaces_of(mask: int) -> list[int]:
    """The road spaces of a set."""
    return [space for space in range(SPACES) if mask >> space & 1]
