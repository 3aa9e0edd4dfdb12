"""Preparation: shuffle, pile, find the starting player, take the starting hands, rearrange the regions."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import END_TURN_OF, Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.rng import Rng
from ludoteca.games.duel import actions, notes, reasons, tournament
from ludoteca.games.duel.actions import (
    ARRANGE_VERB,
    CARD,
    DONE,
    DRAW_VERB,
    PICK_VERB,
    SEARCH_VERB,
    STACK,
    STORE,
    VERB,
)
from ludoteca.games.duel.building import spot_of, swap_spots
from ludoteca.games.duel.components import (
    BACKS,
    BOX,
    CHOOSE_HAND,
    CITIES,
    EVENT_CARDS,
    EVENT_POOL,
    EVENTS,
    FACE_UP,
    FIRST_PLACES,
    FIRST_REGIONS,
    FIRST_SPOTS,
    FIRST_STOCK,
    FROM_POOL,
    HAND,
    NOBODY,
    NONE,
    PRINCES,
    PRODUCTION_DIE,
    REARRANGE,
    REGION_PILE,
    ROADS,
    SEATS,
    SETTLEMENTS,
    SITES,
    STACK_BACKS,
    STACK_CARDS,
    STACK_OWNERS,
    STACK_SIZES,
    TOURNAMENT,
)
from ludoteca.games.duel.knowledge import memory_of, nothing_known
from ludoteca.games.duel.scoring import count, count_land
from ludoteca.games.duel.setting import Setting
from ludoteca.games.duel.state import Duel, Player, Tally, kinds_in
from ludoteca.games.duel.turn import TURN_OF


class Prepare(Event[Duel]):
    """Both players roll; the higher number begins."""

    def happen(self, game: Duel) -> None:
        rolls = [0, 0]
        while rolls[0] == rolls[1]:
            rolls = [game.roll(len(PRODUCTION_DIE)), game.roll(len(PRODUCTION_DIE))]
        game.first = 0 if rolls[0] > rolls[1] else 1
        game.active = game.first
        game.note(notes.FIRST, game.first)
        game.stack.append(TURN_OF[game.first])
        order = [1 - game.first, game.first]
        for seat in order:
            if REARRANGE[game.setting.number]:
                game.stack.append(END_TURN_OF[seat])
                game.stack.append(Rearrange(seat, 0))
        for seat in order:
            game.stack.append(END_TURN_OF[seat])
            game.stack.append(CHOOSE_STACK[seat] if CHOOSE_HAND[game.setting.number] else DRAW_HAND[seat])
        if game.setting.number == TOURNAMENT:
            tournament.begin(game)

    def fits(self, game: Duel, place: int) -> bool:
        return place == 0


class DrawHand(Step[Duel]):
    """Introductory game: take the 3 top cards of one stack; the second player of another stack."""

    def options(self, game: Duel) -> list[int]:
        return [actions.draw(stack) for stack in hand_stacks(game, self.player)]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != DRAW_VERB:
            return Reason(NOT_NOW, [])
        return why_no_hand_from(game, self.player, STACK[action])

    def apply(self, game: Duel, action: int) -> None:
        for _ in range(HAND):
            game.draw_card(self.player, STACK[action])

    def fits(self, game: Duel, place: int) -> bool:
        """There is a stack that nobody has drawn from."""
        return is_setting_up(game) and len(hand_stacks(game, self.player)) > 0


class ChooseStack(Step[Duel]):
    """Theme games: choose a stack of basic cards to take the starting hand from."""

    def options(self, game: Duel) -> list[int]:
        return [actions.search(stack) for stack in hand_stacks(game, self.player)]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != SEARCH_VERB:
            return Reason(NOT_NOW, [])
        return why_no_hand_from(game, self.player, STACK[action])

    def apply(self, game: Duel, action: int) -> None:
        stack = STACK[action]
        game.search(self.player, stack)
        game.stack.append(PickHand(self.player, stack))

    def fits(self, game: Duel, place: int) -> bool:
        """There is a stack that nobody has looked through, or the tournament stacks are still to come."""
        if len(hand_stacks(game, self.player)) == 0 and not tournament.is_due(game):
            return False
        return is_setting_up(game)


class PickHand(Step[Duel]):
    """Take any 3 cards of the stack, one by one; the order of the others stays."""

    def __init__(self, player: int, pile: int) -> None:
        super().__init__(player)
        self.pile: Final = pile

    def options(self, game: Duel) -> list[int]:
        return [actions.pick(kind) for kind in kinds_in(game.stacks[self.pile])]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != PICK_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NOT_IN_HAND_STACK, [CARD[action]])

    def apply(self, game: Duel, action: int) -> None:
        game.take_from_stack(self.player, self.pile, CARD[action])
        if len(game.players[self.player].hand) < HAND:
            game.stack.append(self)

    def fits(self, game: Duel, place: int) -> bool:
        missing = HAND - len(game.players[self.player].hand)
        return (
            is_setting_up(game)
            and game.is_next(place)
            and self.pile < len(game.stacks)
            and 0 < missing <= len(game.stacks[self.pile])
        )


class Rearrange(Step[Duel]):
    """Lay the six regions anew: say which one lies on each spot in turn, or leave the rest as it lies."""

    def __init__(self, player: int, place: int) -> None:
        super().__init__(player)
        self.place: Final = place

    def options(self, game: Duel) -> list[int]:
        regions = game.players[self.player].regions
        found = [actions.arrange(regions[spot]) for spot in FIRST_SPOTS[self.place :]]
        found.append(DONE)
        return found

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != ARRANGE_VERB:
            return Reason(NOT_NOW, [])
        if STORE[action] in game.players[self.player].regions:
            return Reason(reasons.LAID_ALREADY, [STORE[action]])
        return Reason(reasons.NOT_YOUR_REGION, [])

    def apply(self, game: Duel, action: int) -> None:
        if action == DONE:
            game.note(notes.ARRANGED, self.player)
            return
        swap_spots(
            game, self.player, FIRST_SPOTS[self.place], spot_of(game.players[self.player], STORE[action])
        )
        if self.place + 2 < len(FIRST_SPOTS):
            game.stack.append(Rearrange(self.player, self.place + 1))
        else:
            game.note(notes.ARRANGED, self.player)

    def fits(self, game: Duel, place: int) -> bool:
        regions = game.players[self.player].regions
        return (
            is_setting_up(game)
            and self.place + 1 < len(FIRST_SPOTS)
            and NONE not in [regions[spot] for spot in FIRST_SPOTS]
        )


PREPARE: Final = Prepare()
DRAW_HAND: Final[list[Step[Any]]] = [DrawHand(seat) for seat in range(SEATS)]
CHOOSE_STACK: Final[list[Step[Any]]] = [ChooseStack(seat) for seat in range(SEATS)]


def is_setting_up(game: Duel) -> bool:
    """Has no turn begun yet?"""
    return game.turn == 0


def hand_stacks(game: Duel, seat: int) -> list[int]:
    """Stacks of basic cards, but not the one the other player has used; own stacks in the tournament game."""
    owners = STACK_OWNERS[game.setting.number]
    backs = STACK_BACKS[game.setting.number]
    sizes = STACK_SIZES[game.setting.number]
    found: list[int] = []
    for stack in range(len(game.stacks)):
        if owners[stack] in (NOBODY, seat) and backs[stack] <= 0 and len(game.stacks[stack]) == sizes[stack]:
            found.append(stack)
    return found


def why_no_hand_from(game: Duel, seat: int, stack: int) -> Reason:
    """Why the starting hand does not come from a stack."""
    if stack >= len(game.stacks):
        return Reason(reasons.NO_SUCH_STACK, [])
    if STACK_OWNERS[game.setting.number][stack] == 1 - seat:
        return Reason(reasons.OTHERS_HAND_STACK, [])
    if STACK_BACKS[game.setting.number][stack] > 0:
        return Reason(reasons.NO_BASIC_STACK, [])
    return Reason(
        reasons.STACK_SEARCHED if CHOOSE_HAND[game.setting.number] else reasons.STACK_DRAWN_FROM, []
    )


def new_game(players: int, rng: Rng, setting: Setting, confirm: bool) -> Duel:
    """The box opened: everything shuffled and piled as the way to play asks for."""
    setup = setting.number
    stacks = deal_stacks(rng, setup)
    regions = REGION_PILE.copy()
    rng.shuffle(regions)
    events = EVENT_CARDS[setup].copy()
    pool = EVENT_POOL[setup].copy()
    if setup == PRINCES:
        rng.shuffle(pool)
        events += pool[:FROM_POOL]
        pool = sorted(pool[FROM_POOL:])
    elif setup == TOURNAMENT:
        pool = sorted(pool * SEATS)
    rng.shuffle(events)
    piles = SEATS if setup == TOURNAMENT else 1
    game = Duel(
        rng=rng,
        stack=[PREPARE],
        choices=[],
        reveals=0,
        confirm=confirm,
        setting=setting,
        players=[new_player(seat) for seat in range(SEATS)],
        stock=FIRST_STOCK.copy(),
        stacks=stacks,
        discards=((),) * piles,
        face_up=tuple(FACE_UP[setup]),
        unused=tuple([tuple(range(BOX * seat, BOX * (seat + 1))) for seat in range(piles)])
        if piles > 1
        else (),
        roads=ROADS,
        settlements=SETTLEMENTS,
        cities=CITIES,
        regions=regions,
        regions_left=len(regions),
        events=events,
        events_left=len(events),
        spare=tuple(pool),
        foreseen=((),) * SEATS if setup == TOURNAMENT else (),
        met=(0,) * EVENTS,
        first=0,
        turn=0,
        active=0,
        number=0,
        face=NONE,
        event=NONE,
        playing=NONE,
        minted=(),
        marked=(),
        immune=0,
        winner=NOBODY,
        knows=memory_of(nothing_known(stacks, piles, False), nothing_known(stacks, piles, False)),
    )
    game.count_stock()
    return game


def deal_stacks(rng: Rng, setup: int) -> list[tuple[int, ...]]:
    """Shuffle the cards of each back and part them into stacks of the right sizes."""
    shuffled: list[list[int]] = []
    for back in range(BACKS):
        cards = STACK_CARDS[setup][back].copy()
        rng.shuffle(cards)
        shuffled.append(cards)
    stacks: list[tuple[int, ...]] = []
    for stack in range(len(STACK_BACKS[setup])):
        if setup == TOURNAMENT:
            stacks.append(())
            continue
        cards = shuffled[STACK_BACKS[setup][stack]]
        size = STACK_SIZES[setup][stack]
        stacks.append(tuple(cards[:size]))
        shuffled[STACK_BACKS[setup][stack]] = cards[size:]
    return stacks


def new_player(seat: int) -> Player:
    """Two settlements, the road between them and six regions."""
    player = Player(
        hand=(),
        left=FIRST_PLACES[0],
        right=FIRST_PLACES[1],
        road_left=False,
        road_right=False,
        cities=0,
        regions=FIRST_REGIONS[seat],
        sites=(NONE,) * SITES,
        beneath=NONE,
        caches=(),
        cache_cards=(),
        stores=(),
        stores_of=(),
        numbered=(),
        capacity=0,
        purse=0,
        tally=NO_TALLY,
    )
    count_land(player, seat)
    count(player)
    return player


NO_TALLY: Final = Tally(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (), 0, 0, 0, 0, 0, (), (), (), (), (), ())
