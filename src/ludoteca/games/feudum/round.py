"""The cards of a round: chosen in secret, played in turn, one by one."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import END_TURN_OF, Event, Simultaneous, Step
from ludoteca.core.offers import Offers
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.feudum import (
    conquest,
    decrees,
    guildhall,
    harvest,
    improving,
    influence,
    migration,
    moving,
    notes,
    reasons,
    timetable,
)
from ludoteca.games.feudum.actions import (
    BONUS,
    BY_CARD,
    CARD,
    CARD_VERB,
    DECLINE,
    EMBARK_VERB,
    LANDSCAPE,
    NO_POUCH,
    PIECE,
    PLAY_VERB,
    POUCH_TILE_VERB,
    POUCH_VERB,
    REPEAT_VERB,
    VERB,
    VESSEL,
    WAIT,
    card,
    play,
    pouch,
    pouch_tile,
    repeat,
)
from ludoteca.games.feudum.components import (
    BONUS_GOOD,
    CARDS,
    CONQUER,
    DEFEND,
    DEFEND_POINTS,
    DEJA_VU,
    EXPLORE,
    EXTRA,
    FROM_DEFENCE,
    GUILD_CARD,
    HARVEST,
    IMPROVE,
    INFLUENCE,
    LANDSCAPES,
    MIGRATE,
    MOVE,
    NOBODY,
    NOTHING,
    PAWNS,
    REPEAT,
    SALTPETER,
    SEQUENTIAL,
    TAX,
    TWICE,
)
from ludoteca.games.feudum.payment import can_pay, pay_good, spend_tile, why_not_tile
from ludoteca.games.feudum.state import SEATS, Feudum, Player, bits, hand_size

TILE_ON_POUCH: Final = 2


class ChoosePouch(Step[Feudum]):
    """Lay saltpeter on the pouch for a fifth card, or sulfur for two cards in one turn; all see it."""

    def options(self, game: Feudum) -> list[int]:
        me = game.players[self.player]
        found: list[int] = []
        for bonus in (EXTRA, SEQUENTIAL):
            if me.goods[BONUS_GOOD[bonus]]:
                found.append(pouch(bonus))
            for landscape in range(LANDSCAPES):
                if me.tiles[landscape]:
                    found.append(pouch_tile(bonus, landscape))
                    if not game.setting.advanced:
                        break
        if found:
            found.append(NO_POUCH)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        me = game.players[self.player]
        if VERB[action] == POUCH_TILE_VERB:
            return why_not_tile(me, LANDSCAPE[action])
        if VERB[action] != POUCH_VERB:
            return Reason(NOT_NOW, [])
        bonus = BONUS[action]
        if bonus == SEQUENTIAL and me.barrel:
            return Reason(reasons.BARREL_NOT_ON_POUCH, [])
        return Reason(reasons.NOTHING_FOR_POUCH, [BONUS_GOOD[bonus], bonus])

    def apply(self, game: Feudum, action: int) -> None:
        game.stack.append(END_TURN_OF[self.player])
        if action == NO_POUCH:
            return
        me = game.players[self.player]
        bonus = BONUS[action]
        if VERB[action] == POUCH_VERB:
            me.goods[BONUS_GOOD[bonus]] -= 1
            me.pouch = bonus
        else:
            spend_tile(game, self.player, LANDSCAPE[action])
            me.pouch = bonus + TILE_ON_POUCH
        game.note(notes.POUCHED, self.player, bonus)

    def nothing_to_choose(self, game: Feudum) -> None:
        """Nothing to lay on the pouch."""

    def fits(self, game: Feudum, place: int) -> bool:
        """Pouches are laid out in turn order, before anybody chooses cards."""
        if not 0 <= self.player < len(game.players) or game.players[self.player].pouch != NOTHING:
            return False
        order = game.order()
        turn = order.index(self.player)
        if timetable.end_on(game, place) not in (NOBODY, order[turn - 1] if turn else NOBODY):
            return False
        if turn + 1 == len(order):
            return timetable.lies_on(game, place, ("ChooseCards",))
        under = game.stack[timetable.place_below(game, place)]
        return isinstance(under, ChoosePouch) and under.player == order[turn + 1]

    def bears_end(self, game: Feudum, place: int) -> bool:
        return True


class ChooseCards(Simultaneous[Feudum]):
    """Choose the cards of the round, face down; all choose at the same time."""

    def options(self, game: Feudum) -> list[int]:
        me = game.players[self.player]
        cards = CARDS_FROM[me.chosen.bit_length()]
        return cards[: len(cards) - still_to_choose(me) + 1]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != CARD_VERB:
            return Reason(NOT_NOW, [])
        if game.players[self.player].chosen >> CARD[action] & 1:
            return Reason(reasons.CARD_CHOSEN, [CARD[action]])
        left, cards = self.unordered(game)
        if action in cards:
            return Reason(reasons.TOO_FEW_CARDS_AFTER, [left])
        return Reason(reasons.CARDS_IN_ORDER, [CARD[cards[0]]])

    def unordered(self, game: Feudum) -> tuple[int, list[int]]:
        me = game.players[self.player]
        return (still_to_choose(me), CARDS_FROM[me.chosen.bit_length()].copy())

    def apply(self, game: Feudum, action: int) -> None:
        me = game.players[self.player]
        me.chosen |= 1 << CARD[action]
        game.note(notes.CHOSE_CARD, self.player, CARD[action])
        if bits(me.chosen) < hand_size(me):
            game.stack.append(self)

    def fits(self, game: Feudum, place: int) -> bool:
        """All choose at once: those who have yet to, in turn order; while pouches are laid out, everybody."""
        if not 0 <= self.player < len(game.players):
            return False
        me = game.players[self.player]
        if bits(me.chosen) >= hand_size(me) or not self.options(game):
            return False
        if not game.stack[len(game.stack) - 1].simultaneous and me.chosen:
            return False
        if not timetable.lies_on(game, place, ("LongLiveTheKing", "ChooseCards")):
            return False
        under = game.stack[timetable.place_below(game, place)]
        order = game.order()
        if under.player != NOBODY and order.index(self.player) >= order.index(under.player):
            return False
        return timetable.end_on(game, place) in (NOBODY, order[len(order) - 1])

    def bears_end(self, game: Feudum, place: int) -> bool:
        return True


class LongLiveTheKing(Event[Feudum]):
    """All have chosen: nobody may change the choice any more."""

    def happen(self, game: Feudum) -> None:
        game.note(notes.READY, game.first)

    def fits(self, game: Feudum, place: int) -> bool:
        """Nobody has played yet; whoever is not choosing any more has a whole hand."""
        if game.active != NOBODY or not timetable.lies_on(game, place, ("NextTurn",)):
            return False
        choosing = [step.player for step in game.stack if step.simultaneous]
        if not game.stack[len(game.stack) - 1].simultaneous and len(choosing) < len(game.players):
            return False
        for seat in range(len(game.players)):
            player = game.players[seat]
            if player.played or (seat not in choosing and bits(player.chosen) != hand_size(player)):
                return False
        return True


class NextTurn(Event[Feudum]):
    """The next player with cards plays one; when all are played, what is left on pouches goes to the bag."""

    def happen(self, game: Feudum) -> None:
        seats = len(game.players)
        game.fresh = ()
        for n in range(seats):
            seat = (game.turn + n) % seats
            if game.players[seat].chosen:
                game.turn = (seat + 1) % seats
                game.active = seat
                game.stack.append(self)
                game.stack.append(END_TURN_OF[seat])
                game.stack.append(PLAY_CARD[seat])
                return
        game.active = NOBODY
        for seat in range(seats):
            empty_pouch(game, seat)

    def fits(self, game: Feudum, place: int) -> bool:
        """Either all choose their cards, or it is somebody's turn."""
        if not timetable.lies_on(game, place, ("FeedPawns",)):
            return False
        step = timetable.above(game, place)
        if step is None:
            return False
        if game.active == NOBODY:
            return isinstance(step, LongLiveTheKing)
        return timetable.end_on(game, place) == game.active

    def bears_end(self, game: Feudum, place: int) -> bool:
        return True


class PlayCard(Step[Feudum]):
    """Play one of the chosen cards; before that, mandates may be used and vessels put under pawns."""

    def options(self, game: Feudum) -> list[int]:
        found = playable(game, self.player)
        offer_asides(game, self.player, found)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        return why_not_playable(game, self.player, action)

    def apply(self, game: Feudum, action: int) -> None:
        if VERB[action] != PLAY_VERB:
            game.stack.append(self)
            step_aside(game, self.player, action)
            return
        game.stack.append(decrees.USE_MANDATES[self.player])
        if game.players[self.player].pouch & 1 == SEQUENTIAL and game.players[self.player].pouch != NOTHING:
            game.stack.append(SECOND_CARD[self.player])
        play_card(game, self.player, CARD[action])

    def fits(self, game: Feudum, place: int) -> bool:
        """There is a card to play."""
        return timetable.begins_turn(game, place, self.player) and game.players[self.player].chosen != 0


class SecondCard(Step[Feudum]):
    """With sulfur on the pouch, a second card may follow in the same turn, once a round."""

    def options(self, game: Feudum) -> list[int]:
        found = playable(game, self.player)
        if found:
            offer_asides(game, self.player, found)
            found.append(WAIT)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        return why_not_playable(game, self.player, action)

    def apply(self, game: Feudum, action: int) -> None:
        if action == WAIT:
            return
        if VERB[action] != PLAY_VERB:
            game.stack.append(self)
            step_aside(game, self.player, action)
            return
        game.note(notes.AGAIN, self.player, CARD[action])
        empty_pouch(game, self.player)
        play_card(game, self.player, CARD[action])

    def nothing_to_choose(self, game: Feudum) -> None:
        """No card is left to follow."""

    def fits(self, game: Feudum, place: int) -> bool:
        """Sulfur lies on the pouch."""
        if game.active != self.player or not timetable.lies_on(game, place, ("UseMandates",)):
            return False
        return game.players[self.player].pouch % 2 == SEQUENTIAL and game.players[self.player].pouch >= 0


class Repeat(Step[Feudum]):
    """Perform a card of this round again: one with x2, or, for saltpeter, one without any such sign."""

    def options(self, game: Feudum) -> list[int]:
        me = game.players[self.player]
        cards = me.played & TWICE
        if game.setting.advanced and can_pay(me, SALTPETER):
            cards |= me.played & DEJA_VU
        found: list[int] = []
        REPEATS.offer(cards, found)
        if found:
            found.append(DECLINE)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != REPEAT_VERB:
            return Reason(NOT_NOW, [])
        number = CARD[action]
        if number == REPEAT:
            return Reason(reasons.NOT_REPEAT_ITSELF, [])
        if not (TWICE | DEJA_VU) >> number & 1:
            return Reason(reasons.NEVER_TWICE, [number])
        if not game.players[self.player].played >> number & 1:
            return Reason(reasons.NOT_PLAYED_YET, [number])
        return Reason(reasons.NO_SALTPETER_TO_REPEAT if game.setting.advanced else reasons.NO_SIGN, [number])

    def apply(self, game: Feudum, action: int) -> None:
        if action == DECLINE:
            game.note(notes.IDLE, self.player, REPEAT)
            return
        number = CARD[action]
        game.note(notes.REPEATS, self.player, number)
        if DEJA_VU >> number & 1:
            game.stack.append(DejaVu(self.player, number))
            pay_good(game, self.player, SALTPETER)
        else:
            perform(game, self.player, number)

    def nothing_to_choose(self, game: Feudum) -> None:
        game.note(notes.IDLE, self.player, REPEAT)

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.in_turn(game, place, self.player)


class DejaVu(Event[Feudum]):
    """The saltpeter is paid: the card is performed again."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.card: Final = card

    def happen(self, game: Feudum) -> None:
        perform(game, self.seat, self.card)

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.in_turn(game, place, self.seat)


LONG_LIVE_THE_KING: Final = LongLiveTheKing()
NEXT_TURN: Final = NextTurn()
CHOOSE_POUCH: Final = [ChoosePouch(seat) for seat in SEATS]
CHOOSE_CARDS: Final = [ChooseCards(seat) for seat in SEATS]
PLAY_CARD: Final[list[Step[Any]]] = [PlayCard(seat) for seat in SEATS]
SECOND_CARD: Final[list[Step[Any]]] = [SecondCard(seat) for seat in SEATS]
REPEAT_STEP: Final = [Repeat(seat) for seat in SEATS]
PLAYS: Final = Offers([play(number) for number in range(CARDS)])
REPEATS: Final = Offers([repeat(number) for number in range(CARDS)])
CARDS_FROM: Final = [[card(number) for number in range(lowest, CARDS)] for lowest in range(CARDS + 1)]
"""What may still be chosen, in ascending order."""
ADD_MARKERS: Final = [influence.AddMarkers(seat, 0, False) for seat in SEATS]


def still_to_choose(me: Player) -> int:
    return hand_size(me) - bits(me.chosen)


def playable(game: Feudum, player: int) -> list[int]:
    found: list[int] = []
    PLAYS.offer(game.players[player].chosen, found)
    return found


def why_not_playable(game: Feudum, player: int, action: int) -> Reason:
    """One plays what one has chosen, once, then does what it says; decrees and vessels explain themselves."""
    if VERB[action] == PLAY_VERB:
        played = game.players[player].played >> CARD[action] & 1
        return Reason(reasons.CARD_PLAYED if played else reasons.CARD_NOT_CHOSEN, [CARD[action]])
    if VERB[action] == EMBARK_VERB:
        return moving.why_not_embark(game, player, PIECE[action], VESSEL[action])
    if VERB[action] in BY_CARD:
        return Reason(reasons.CARD_FIRST, [])
    return decrees.why_not_decree(game, player, action)


def offer_asides(game: Feudum, player: int, found: list[int]) -> None:
    """What costs no card: mandates and other uses of decrees, vessels for pawns."""
    decrees.offer_decrees(game, player, found)
    moving.offer_vessels(game, player, found)


def step_aside(game: Feudum, player: int, action: int) -> None:
    if VERB[action] == EMBARK_VERB:
        moving.embark(game, player, PIECE[action] % PAWNS, VESSEL[action])
    else:
        decrees.use_decree(game, player, action)


def play_card(game: Feudum, player: int, number: int) -> None:
    """The card lies open and its action is carried out, or declined."""
    me = game.players[player]
    me.chosen &= ~(1 << number)
    me.played |= 1 << number
    game.note(notes.PLAYED, player, number)
    perform(game, player, number)


def perform(game: Feudum, player: int, number: int) -> None:
    """The action of a card."""
    if number == MIGRATE:
        game.stack.append(migration.MIGRATE_STEP[player])
    elif number == MOVE:
        moving.begin_move(game, player)
    elif number == INFLUENCE:
        game.stack.append(ADD_MARKERS[player])
    elif number == IMPROVE:
        game.stack.append(improving.IMPROVE_STEP[player])
    elif number == EXPLORE:
        decrees.explore(game, player)
    elif number == HARVEST:
        game.stack.append(harvest.HARVEST_STEP[player])
    elif number == TAX:
        harvest.tax(game, player)
    elif number == CONQUER:
        game.stack.append(conquest.CONQUER_STEP[player])
    elif number == DEFEND:
        game.score(player, DEFEND_POINTS, FROM_DEFENCE)
    elif number == REPEAT:
        game.stack.append(REPEAT_STEP[player])
    elif number == GUILD_CARD:
        game.stack.append(guildhall.USE_GUILD[player])


def why_idle(game: Feudum, player: int, number: int) -> Reason | None:
    """Why the action of a card would do nothing as things stand; None if it would do something.

    While cards are chosen, Repeat is no question yet.
    """
    if number == MIGRATE:
        return None if migration.MIGRATE_STEP[player].options(game) else Reason(reasons.NO_FOOD_TO_ENTER, [])
    if number == MOVE:
        return moving.why_idle(game, player)
    if number == INFLUENCE:
        return influence.why_idle(game, player)
    if number == IMPROVE:
        able = improving.IMPROVE_STEP[player].options(game)
        return None if able else Reason(reasons.NOTHING_TO_IMPROVE, [])
    if number == EXPLORE:
        return decrees.why_idle(game, player)
    if number == HARVEST:
        return harvest.why_idle(game, player)
    if number == TAX:
        return harvest.why_no_tax(game, player)
    if number == CONQUER:
        return conquest.why_idle(game, player)
    if number == REPEAT and game.active == player:
        return None if REPEAT_STEP[player].options(game) else Reason(reasons.NOTHING_TO_REPEAT, [])
    if number == GUILD_CARD:
        able = guildhall.USE_GUILD[player].options(game)
        return None if able else Reason(reasons.NOTHING_IN_GUILDS, [])
    return None


def empty_pouch(game: Feudum, player: int) -> None:
    """The good on the pouch is spent: it goes to the bag; a tile has gone already."""
    me = game.players[player]
    if me.pouch == NOTHING:
        return
    if me.pouch < TILE_ON_POUCH:
        game.bag[BONUS_GOOD[me.pouch]] += 1
    me.pouch = NOTHING
