"""Preparation: the board and the guilds filled, then goods and a first pawn for everybody, in turn order."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import END_TURN_OF, Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.rng import Rng
from ludoteca.games.feudum import (
    notes,
    reasons,
    timetable,
    tokens,
)
from ludoteca.games.feudum.actions import (
    CHOOSE_VERB,
    FACE,
    GOOD,
    VERB,
    character,
    choose,
)
from ludoteca.games.feudum.components import (
    ALL_GOODS,
    BACKS,
    BEAD_COUNT,
    BEAD_VALUES,
    DECREES,
    DISC_SUPPLY,
    FIRST_BARN,
    FIRST_BEADS,
    FIRST_CARTS,
    FIRST_HENS,
    FIRST_ROW,
    FIRST_SEALS,
    FIRST_SHELF,
    FIRST_VESSELS,
    FOOD,
    GOODS,
    GUILDS,
    LANDSCAPES,
    LOCATIONS,
    MARKERS,
    MONSTERS,
    MOST_PLAYERS,
    NOBODY,
    NOTHING,
    PAWNS,
    RANKS,
    REGIONS,
    ROWS_IN_USE,
    SCROLLS,
    SOURCES,
    START_CHOICE,
    START_FOOD,
    START_MARKERS,
    START_SHILLINGS,
    TARGETS,
    VESSEL_COUNT,
    VESSELS,
)
from ludoteca.games.feudum.dawn import BEGIN_ROUND
from ludoteca.games.feudum.filling import (
    fill_barn,
    fill_hens,
    fill_rosary,
    lay_out_discs,
    put_goods_on_map,
    put_vessels_up_for_sale,
)
from ludoteca.games.feudum.migration import Enter
from ludoteca.games.feudum.payment import gain_good
from ludoteca.games.feudum.setting import Setting
from ludoteca.games.feudum.state import SEATS, Feudum, Player


class Prepare(Event[Feudum]):
    """Fill map and guilds, draw the starting player; then all choose goods, then all place a pawn."""

    def happen(self, game: Feudum) -> None:
        lay_out_discs(game)
        put_vessels_up_for_sale(game, FIRST_VESSELS)
        fill_barn(game, FIRST_BARN)
        fill_rosary(game, FIRST_BEADS)
        fill_hens(game, FIRST_HENS)
        put_goods_on_map(game, 1)
        game.first = game.roll(len(game.players))
        game.turn = game.first
        game.note(notes.FIRST, game.first)
        order = game.order()
        game.stack.append(BEGIN_ROUND)
        for n in range(len(order) - 1, -1, -1):
            game.stack.append(END_TURN_OF[order[n]])
            game.stack.append(FIRST_PAWN[order[n]])
        for n in range(len(order) - 1, -1, -1):
            game.stack.append(END_TURN_OF[order[n]])
            game.stack.append(ChooseGoods(order[n], START_CHOICE, 0))

    def fits(self, game: Feudum, place: int) -> bool:
        """Nothing has happened yet, and nothing else is due."""
        return place == 0 and len(game.stack) == 1


class ChooseGoods(Step[Feudum]):
    """Choose different goods from the bag."""

    def __init__(self, player: int, left: int, lowest: int) -> None:
        super().__init__(player)
        self.left: Final = left
        self.lowest: Final = lowest

    def options(self, game: Feudum) -> list[int]:
        found: list[int] = []
        for good in range(self.lowest, GOODS):
            if game.bag[good] and kinds_from(game, good) >= self.left:
                found.append(choose(good))
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != CHOOSE_VERB:
            return Reason(NOT_NOW, [])
        good = GOOD[action]
        if good < self.lowest:
            return Reason(reasons.GOODS_IN_ORDER, [self.lowest])
        if game.bag[good] == 0:
            return Reason(reasons.NOT_IN_BAG, [good])
        return Reason(reasons.TOO_FEW_GOODS_AFTER, [self.left])

    def unordered(self, game: Feudum) -> tuple[int, list[int]]:
        return (self.left, [choose(good) for good in range(self.lowest, GOODS) if game.bag[good]])

    def apply(self, game: Feudum, action: int) -> None:
        good = GOOD[action]
        game.bag[good] -= 1
        game.note(notes.CHOSE_GOOD, self.player, good)
        gain_good(game, self.player, good, 1)
        if self.left > 1:
            game.stack.append(ChooseGoods(self.player, self.left - 1, good + 1))

    def fits(self, game: Feudum, place: int) -> bool:
        """Before the first pawns, in turn order; the goods still due are in the bag."""
        if not timetable.lies_on(game, place, ("EndTurn", "StoreSulfur")):
            return False
        due = timetable.sets_up(game, place, self.player, True)
        return due and 0 < self.left <= kinds_from(game, self.lowest)

    def bears_end(self, game: Feudum, place: int) -> bool:
        return True


class FirstPawn(Step[Feudum]):
    """Choose a character for the first pawn and put it beside a starting space."""

    def options(self, game: Feudum) -> list[int]:
        return [character(face) for face in range(GUILDS)]

    def apply(self, game: Feudum, action: int) -> None:
        game.stack.append(Enter(self.player, FACE[action]))

    def fits(self, game: Feudum, place: int) -> bool:
        """After the goods, in turn order."""
        due = timetable.lies_on(game, place, ("EndTurn",)) and timetable.sets_up(
            game, place, self.player, False
        )
        return due and NOTHING in game.players[self.player].faces

    def bears_end(self, game: Feudum, place: int) -> bool:
        return True


PREPARE: Final = Prepare()
FIRST_PAWN: Final = [FirstPawn(seat) for seat in SEATS]


def new_game(players: int, rng: Rng, setting: Setting, confirm: bool) -> Feudum:
    """The box opened: decrees shuffled, shelves filled, nothing random laid out yet."""
    deck = list(range(DECREES))
    rng.shuffle(deck)
    beads = [bead for bead in range(len(BEAD_VALUES)) for _ in range(BEAD_COUNT[bead])]
    rng.shuffle(beads)
    below = [NOTHING] * tokens.FIXED_PLACES
    for place in range(SCROLLS):
        if FIRST_SEALS >> place & 1:
            below[place] = beads.pop()
    bag = [ALL_GOODS[good] - FIRST_SHELF[good] - FIRST_CARTS[good] for good in range(GOODS)]
    bag[FOOD] -= START_FOOD * players
    rows = ROWS_IN_USE[players]
    return Feudum(
        rng=rng,
        stack=[PREPARE],
        choices=[],
        reveals=0,
        confirm=confirm,
        setting=setting,
        players=[new_player() for _ in range(players)],
        discs=(0,) * LOCATIONS,
        ruler=[NOBODY] * LOCATIONS,
        serf=[NOBODY] * LOCATIONS,
        subjects=0,
        subject_seals=0,
        serf_seals=0,
        goods=[0] * LOCATIONS,
        landscape=(NOTHING,) * LOCATIONS,
        grown=(0,) * LOCATIONS,
        adrift=(),
        fresh=(),
        disc_supply=tuple(DISC_SUPPLY),
        vessel_supply=tuple(VESSEL_COUNT),
        for_sale=(0,) * VESSELS,
        bag=bag,
        barn=[0] * GOODS,
        shelf=FIRST_SHELF.copy(),
        carts=FIRST_CARTS.copy(),
        row=[FIRST_ROW if row < rows else 0 for row in range(MOST_PLAYERS)],
        supply=[supply_of(row, players, rows) for row in range(MOST_PLAYERS)],
        scrolls=FIRST_SEALS,
        rosary=(),
        hens=(),
        seals=tuple(beads),
        below=tuple(below),
        seen=(),
        purse=0,
        coffer=0,
        targets=TARGETS,
        stacks=(1,) * REGIONS,
        backs=tuple(BACKS),
        gone=0,
        deck=tuple(deck),
        known=(),
        drawn=(),
        monster_owner=(NOBODY,) * MONSTERS,
        monster_at=(NOTHING,) * MONSTERS,
        members=[() for _ in range(GUILDS)],
        ranks=[NOBODY] * (GUILDS * RANKS),
        guild=NOTHING,
        function=0,
        host=NOBODY,
        before=0,
        crop=(0,) * GOODS,
        force=0,
        powder=0,
        epoch=1,
        round=0,
        first=0,
        turn=0,
        active=NOBODY,
    )


def kinds_from(game: Feudum, lowest: int) -> int:
    """How many kinds of goods the bag still holds, from this one on."""
    return len([good for good in range(lowest, GOODS) if game.bag[good]])


def supply_of(row: int, players: int, rows: int) -> int:
    """Markers of a colour beside the Knight Guild; none of a colour that is not in play."""
    if row >= rows:
        return 0
    return MARKERS - FIRST_ROW - (START_MARKERS if row < players else 0)


def new_player() -> Player:
    goods = [0] * GOODS
    goods[FOOD] = START_FOOD
    return Player(
        goods=goods,
        barrel=0,
        shillings=START_SHILLINGS,
        markers=START_MARKERS,
        seals=(),
        beads=(0,) * len(BEAD_VALUES),
        tiles=(0,) * LANDSCAPES,
        vessels=(0,) * VESSELS,
        faces=(NOTHING,) * PAWNS,
        at=(NOTHING,) * PAWNS,
        aboard=(NOTHING,) * PAWNS,
        wine=0,
        decrees=(),
        chosen=0,
        played=0,
        pouch=NOTHING,
        moves=0,
        guilds=0,
        voyage=0,
        military=0,
        reeves=0,
        slayer=False,
        points=[0] * SOURCES,
    )
