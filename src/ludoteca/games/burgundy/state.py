"""The position: plain records, and the small questions the chapters ask of them."""

from __future__ import annotations

from typing import Any

from ludoteca.core.game import EndTurn, Game, Step, by_constructor
from ludoteca.core.reasons import NOT_NOW, ORDER_FIRST, Reason
from ludoteca.core.rng import Rng
from ludoteca.core.tuples import put
from ludoteca.games.burgundy import due, notes, reasons
from ludoteca.games.burgundy.actions import FIRST_ANYTIME, LAST_ANYTIME, SLOT, VERB, WITH_DICE
from ludoteca.games.burgundy.components import (
    ALL_DEPOT_SLOTS,
    BIT,
    BORROWED_MONASTERIES,
    BUILDINGS,
    BUY_ANYWHERE,
    BUY_WORKERS,
    FREE_PLACEMENT,
    GOODS,
    INN,
    INN_SLOT,
    MINE,
    MINE_COLOUR,
    MONASTERY_OF,
    NO_TILE,
    NOBODY,
    NOTHING,
    NUMBERED_SLOTS,
    PRICE,
    ROUNDS,
    SHARED_WORKERS,
    SHIELDS,
    SOURCES,
    UNCOUNTED,
    Board,
)
from ludoteca.games.burgundy.setting import Setting


class Duchy:
    """A player's duchy, or a team's, and all its owners have.

    ``open`` are the free spaces where contact allows a tile; ``blocked`` says for each building where a
    second one of its type may not go, ``inned`` where a second inn may not. ``powers`` are the monasteries
    that work here, ``crests`` the shields (``shields`` says on which castles); ``large`` and ``small`` the
    bonus tiles won, by colour. ``route`` are the trade route tiles, ``laid`` the goods on them. ``secret`` is
    a starting castle chosen face down.
    """

    def __init__(
        self,
        board: Board,
        tiles: list[int],
        covered: int,
        open: int,
        storage: list[int],
        goods: list[int],
        silver: int,
        workers: int,
        points: list[int],
        sold: tuple[int, ...],
        blocked: tuple[int, ...],
        inned: int,
        monasteries: int,
        powers: int,
        large: int,
        small: int,
        posts: int,
        shields: tuple[int, ...],
        crests: int,
        borrowed: int,
        route: tuple[int, ...],
        laid: tuple[int, ...],
        secret: int,
    ) -> None:
        self.board = board
        self.tiles = tiles
        self.covered = covered
        self.open = open
        self.storage = storage
        self.goods = goods
        self.silver = silver
        self.workers = workers
        self.points = points
        self.sold = sold
        self.blocked = blocked
        self.inned = inned
        self.monasteries = monasteries
        self.powers = powers
        self.large = large
        self.small = small
        self.posts = posts
        self.shields = shields
        self.crests = crests
        self.borrowed = borrowed
        self.route = route
        self.laid = laid
        self.secret = secret

    def clone(self) -> Duchy:
        return Duchy(
            self.board,
            self.tiles.copy(),
            self.covered,
            self.open,
            self.storage.copy(),
            self.goods.copy(),
            self.silver,
            self.workers,
            self.points.copy(),
            self.sold,
            self.blocked,
            self.inned,
            self.monasteries,
            self.powers,
            self.large,
            self.small,
            self.posts,
            self.shields,
            self.crests,
            self.borrowed,
            self.route,
            self.laid,
            self.secret,
        )

    def score(self) -> int:
        return sum(self.points)

    def cover(self, space: int, tile: int) -> None:
        """Lay a tile: what it touches is open now, a monastery works, and some shut out their like."""
        board = self.board
        self.tiles[space] = tile
        self.covered |= BIT[space]
        self.open = (self.open | board.near[space]) & ~self.covered
        if tile < BUILDINGS:
            area = board.area_mask[board.area_of[space]]
            self.blocked = put(self.blocked, tile, self.blocked[tile] | area)
        elif tile == INN:
            self.inned |= board.area_mask[board.area_of[space]]
        elif MONASTERY_OF[tile]:
            bit = 1 << MONASTERY_OF[tile]
            self.monasteries |= bit
            self.powers |= bit

    def raise_shield(self, space: int, shield: int) -> None:
        """Put a shield on a castle."""
        self.shields = (*self.shields, space * SHIELDS + shield)
        self.crests |= 1 << shield
        if 1 << shield == FREE_PLACEMENT:
            self.reopen()

    def reopen(self) -> None:
        """Work out anew where contact allows a tile."""
        if self.crests & FREE_PLACEMENT:
            self.open = self.board.full & ~self.covered
            return
        touched = 0
        for space in range(self.board.spaces):
            if self.covered & BIT[space]:
                touched |= self.board.near[space]
        self.open = touched & ~self.covered

    def mines(self) -> int:
        """How many mines lie here."""
        count = 0
        for space in self.board.spaces_of[MINE_COLOUR]:
            if self.tiles[space] == MINE:
                count += 1
        return count

    def goods_types(self) -> int:
        """How many goods spaces are taken."""
        return GOODS - self.goods.count(0)

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)


class Burgundy(Game):
    """The whole position.

    ``table`` is for how many players the central board is laid out, ``sides`` which duchy a seat plays.
    ``order`` are the seats as the bridge orders them, ``pawns`` where they stand. ``dice`` holds two a seat,
    NOTHING for one already used. ``private`` is each partner's own storage, ``markers`` each partner's
    points; both are empty outside the team game. Piles are shuffled once and shared by clones; only ``left``
    is counted down. ``slots`` is every place for a tile on the central board, ``cargo`` the goods in each
    depot by type, ``row`` the goods of this phase still to come. ``bonus`` counts how often each colour's
    bonus, and at the end that of the border posts, has been won. ``crests`` are the shields in each depot.
    ``gone`` is out of the game. ``hand`` is a tile on its way into storage or out of it. ``active`` is the
    seat whose turn it is. ``counter`` and ``goal`` belong to the solo game.
    """

    def __init__(
        self,
        rng: Rng,
        stack: list[Step[Any]],
        choices: list[int],
        reveals: int,
        confirm: bool,
        setting: Setting,
        table: int,
        sides: tuple[int, ...],
        duchies: list[Duchy],
        order: tuple[int, ...],
        pawns: tuple[int, ...],
        dice: list[int],
        white: int,
        private: tuple[tuple[int, ...], ...],
        markers: tuple[int, ...],
        piles: list[list[int]],
        left: list[int],
        slots: list[int],
        cargo: list[int],
        row: tuple[int, ...],
        bonus: tuple[int, ...],
        crests: tuple[tuple[int, ...], ...],
        inns: int,
        gone: list[int],
        gone_goods: tuple[int, ...],
        hand: int,
        phase: int,
        round: int,
        active: int,
        bought: bool,
        turned: bool,
        counter: int,
        goal: int,
    ) -> None:
        super().__init__(rng, stack, choices, reveals, confirm)
        self.setting = setting
        self.table = table
        self.sides = sides
        self.duchies = duchies
        self.order = order
        self.pawns = pawns
        self.dice = dice
        self.white = white
        self.private = private
        self.markers = markers
        self.piles = piles
        self.left = left
        self.slots = slots
        self.cargo = cargo
        self.row = row
        self.bonus = bonus
        self.crests = crests
        self.inns = inns
        self.gone = gone
        self.gone_goods = gone_goods
        self.hand = hand
        self.phase = phase
        self.round = round
        self.active = active
        self.bought = bought
        self.turned = turned
        self.counter = counter
        self.goal = goal
        self.stocked = UNCOUNTED
        """The numbered slots with a tile, once somebody has asked for them: a mask."""

    def clone(self) -> Burgundy:
        copy = Burgundy(
            self.rng.clone(),
            self.stack.copy(),
            self.choices,
            self.reveals,
            self.confirm,
            self.setting,
            self.table,
            self.sides,
            [duchy.clone() for duchy in self.duchies],
            self.order,
            self.pawns,
            self.dice.copy(),
            self.white,
            self.private,
            self.markers,
            self.piles,
            self.left.copy(),
            self.slots.copy(),
            self.cargo.copy(),
            self.row,
            self.bonus,
            self.crests,
            self.inns,
            self.gone.copy(),
            self.gone_goods,
            self.hand,
            self.phase,
            self.round,
            self.active,
            self.bought,
            self.turned,
            self.counter,
            self.goal,
        )
        copy.stocked = self.stocked
        return copy

    # --- asking ---------------------------------------------------------------------------------------

    def seats(self) -> int:
        return len(self.sides)

    def side_of(self, seat: int) -> int:
        return self.sides[seat]

    def scores(self) -> list[int]:
        return [duchy.score() for duchy in self.duchies]

    def ranking(self) -> list[int]:
        """Most points; of equals fewer occupied spaces, then the pawn further back.

        Alone one wins or loses: whoever has failed is not first.
        """
        if self.won() is False:
            return [2]
        strengths = [
            (me.score(), -me.covered.bit_count(), self.furthest_back(side))
            for side, me in enumerate(self.duchies)
        ]
        return [1 + len([other for other in strengths if other > mine]) for mine in strengths]

    def furthest_back(self, side: int) -> int:
        """How far back on the bridge the rearmost pawn of a side stands."""
        return max([place for place, seat in enumerate(self.order) if self.sides[seat] == side])

    def won(self) -> bool | None:
        """Solo: is the whole duchy covered? None where there are rivals, and before it is decided."""
        if not self.is_solo():
            return None
        me = self.duchies[0]
        if me.covered == me.board.full:
            return True
        return False if not self.stack else None

    def duchy_of(self, seat: int) -> Duchy:
        return self.duchies[self.sides[seat]]

    def is_team(self) -> bool:
        return len(self.private) > 0

    def is_solo(self) -> bool:
        return len(self.sides) == 1

    def is_turn_of(self, seat: int, place: int) -> bool:
        """Does a place of the timetable lie within this seat's turn, or its moment at the end of a phase?"""
        for below in range(place - 1, -1, -1):
            step = self.stack[below]
            if isinstance(step, EndTurn):
                at_end = self.active == NOBODY and self.round == ROUNDS and self.setting.shields
                return step.player == seat and (self.active == seat or at_end)
        return False

    def hands_over(self, seat: int, place: int) -> bool:
        """Does the end of this seat's turn lie right beneath a place of the timetable?"""
        if place == 0:
            return False
        step = self.stack[place - 1]
        return isinstance(step, EndTurn) and step.player == seat

    def is_next(self, place: int) -> bool:
        """Is a place of the timetable the top of it?"""
        return place == len(self.stack) - 1

    def has_tile_in_hand(self, seat: int, place: int) -> bool:
        """Does the tile in hand wait for this seat's decision here: the next, or after the goods that pay?"""
        is_paid = self.is_next(place + 1) and self.name_at(place + 1) == "GiveGoods"
        waits = self.hand != NO_TILE and (self.is_next(place) or is_paid)
        return waits and self.is_turn_of(seat, place)

    def name_at(self, place: int) -> str:
        """Steps of later chapters go by name; none above the top."""
        return type(self.stack[place]).__name__ if place < len(self.stack) else ""

    def may_end(self, seat: int, place: int) -> bool:
        """Nobody's turn ends twice, and each ends before a step that says so."""
        if place == 0 or not self.stack[place - 1].bears_end(self, place):
            return False
        return not any([isinstance(step, EndTurn) and step.player == seat for step in self.stack[:place]])

    def begins_turn(self, place: int) -> bool:
        """Does a turn, or the beginning of one, lie on its end at this place?"""
        return self.name_at(place + 1) in ("BeginTurn", "TakeTurn")

    def ends_turn_of_round(self, place: int) -> bool:
        """In a round nothing but the turn itself lies on its end."""
        return self.is_next(place) or self.begins_turn(place)

    def ends_moment_of_shields(self, place: int) -> bool:
        return self.setting.shields and not self.begins_turn(place)

    def ends_choice_of_setup(self, place: int) -> bool:
        return self.phase == NOTHING and not self.begins_turn(place)

    # --- the turn's owner, at any moment ----------------------------------------------------------------

    def anytime(self, player: int, found: list[int]) -> None:
        """The purchase of the turn, workers for silver, the choice whose monasteries to borrow."""
        if player != self.active or self.hand != NO_TILE:
            return
        me = self.duchies[self.sides[player]]
        if (
            (not self.bought and (me.silver >= PRICE or me.powers & BUY_ANYWHERE))
            or me.powers & BUY_WORKERS
            or me.crests & BORROWED_MONASTERIES
        ):
            found.extend(due.ANYTIME[player].options(self))

    def why_illegal(self, action: int, seat: int) -> Reason:
        """In one's own turn dice wait until what they have started is done."""
        reason = super().why_illegal(action, seat)
        is_of_die = VERB[action] in WITH_DICE and SLOT[action] < NUMBERED_SLOTS
        if is_of_die and seat == self.active and reason.kind in (NOT_NOW, ORDER_FIRST):
            return Reason(reasons.DICE_LATER, [])
        return reason

    def why_not_anytime(self, player: int, action: int) -> Reason:
        if not FIRST_ANYTIME <= action <= LAST_ANYTIME or isinstance(self.stack[-1], EndTurn):
            return Reason(NOT_NOW, [])
        return due.ANYTIME[player].why_not(self, action)

    def interject(self, player: int, action: int) -> bool:
        if not FIRST_ANYTIME <= action <= LAST_ANYTIME:
            return False
        due.ANYTIME[player].apply(self, action)
        return True

    def may_interject(self, player: int) -> bool:
        """Could the owner of the turn still buy something, or the like, at this moment?"""
        found: list[int] = []
        self.anytime(player, found)
        return len(found) > 0

    def count_stock(self) -> int:
        """Look which numbered slots hold a tile, and remember it until the board is refilled."""
        found = 0
        for slot in ALL_DEPOT_SLOTS[self.table]:
            if self.slots[slot] != NO_TILE:
                found |= BIT[slot]
        self.stocked = found
        return found

    # --- what the chapters do to it -----------------------------------------------------------------------

    def gain_silver(self, player: int, coins: int) -> None:
        if coins:
            self.duchies[self.sides[player]].silver += coins
            self.note(notes.GAINED_SILVER, player, coins)

    def gain_workers(self, player: int, workers: int) -> None:
        """Workers from the supply, and a line about them."""
        if workers:
            self.note(notes.GAINED_WORKERS, player, workers)
            self.add_workers(player, workers)

    def add_workers(self, player: int, workers: int) -> None:
        """Workers that somebody gains; whoever holds the shield for it gets one too."""
        me = self.duchies[self.sides[player]]
        me.workers += workers
        if self.setting.shields:
            for seat in range(len(self.sides)):
                other = self.duchies[self.sides[seat]]
                if other is not me and other.crests & SHARED_WORKERS:
                    other.workers += 1
                    self.note(notes.GAINED_WORKERS, seat, 1)

    def draw_from(self, pile: int) -> int:
        """The next piece of a pile."""
        piece = self.draw(self.piles[pile], self.left[pile])
        self.left[pile] -= 1
        return piece

    def lift_tile(self, slot: int) -> int:
        """Take a tile off the central board; under an inn may lie another."""
        tile = self.slots[slot]
        self.slots[slot] = NO_TILE
        if slot < NUMBERED_SLOTS:
            self.stocked = UNCOUNTED
        elif slot == INN_SLOT:
            self.inns -= 1
            if self.inns:
                self.slots[slot] = INN
        return tile

    def remove_tile(self, tile: int) -> None:
        """Out of the game."""
        self.gone.append(tile)

    # --- what a seat knows ----------------------------------------------------------------------------

    def redraw(self, seat: int, rng: Rng) -> None:
        """Nobody knows the order of the piles, nor a starting castle another player has chosen face down."""
        piles: list[list[int]] = []
        for number in range(len(self.piles)):
            unseen = sorted(self.piles[number][: self.left[number]])
            rng.shuffle(unseen)
            piles.append(unseen)
        self.piles = piles
        for side in range(len(self.duchies)):
            other = self.duchies[side]
            if side != self.sides[seat] and other.secret >= 0:
                other.secret = other.board.castles[rng.below(len(other.board.castles))]


def new_duchy(board: Board, silver: int, workers: int) -> Duchy:
    """An empty duchy."""
    return Duchy(
        board=board,
        tiles=[NO_TILE] * board.spaces,
        covered=0,
        open=0,
        storage=[],
        goods=[0] * GOODS,
        silver=silver,
        workers=workers,
        points=[0] * SOURCES,
        sold=(0,) * GOODS,
        blocked=(0,) * BUILDINGS,
        inned=0,
        monasteries=0,
        powers=0,
        large=0,
        small=0,
        posts=0,
        shields=(),
        crests=0,
        borrowed=NOBODY,
        route=(),
        laid=(),
        secret=NOTHING,
    )
