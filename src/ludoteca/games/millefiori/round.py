"""A round: deal, then trick by trick choose a card, pass the rest to the left and play in turn."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import END_TURN_OF, NOBODY, EndTurn, Event, Simultaneous, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.millefiori import notes, reasons
from ludoteca.games.millefiori.actions import CARD, is_keep, keep
from ludoteca.games.millefiori.components import DEALT, NO_CARD
from ludoteca.games.millefiori.state import MilleFiori
from ludoteca.games.millefiori.turn import PLAY_CARD, SEATS, begins_turn, turn_lies_at


class Round(Event[MilleFiori]):
    """The start player deals five cards to everybody."""

    def happen(self, game: MilleFiori) -> None:
        game.round += 1
        game.trick = 0
        game.note(notes.ROUND, game.first, game.round)
        for player in game.players:
            dealt: list[int] = []
            for _ in range(DEALT[len(game.players)]):
                dealt.append(game.draw(game.pile, game.left))
                game.left -= 1
            player.hand = tuple(sorted(dealt))
        game.stack.append(TRICK)


class Trick(Event[MilleFiori]):
    """Everybody keeps a card, then all play theirs in turn from the start player on."""

    def happen(self, game: MilleFiori) -> None:
        seats = len(game.players)
        order = [(game.first + n) % seats for n in range(seats)]
        game.stack.append(TRICK_END)
        for seat in reversed(order):
            game.stack.append(END_TURN_OF[seat])
            game.stack.append(CHOOSE_CARD[seat] if game.setting.tactical else TURN_UP[seat])
        if not game.setting.tactical:
            for seat in reversed(order):
                game.stack.append(KEEP_CARD[seat])


class KeepCard(Simultaneous[MilleFiori]):
    """Keep one card of the hand, face down; all choose at the same time."""

    def options(self, game: MilleFiori) -> list[int]:
        return [keep(card) for card in game.players[self.player].hand]

    def why_not(self, game: MilleFiori, action: int) -> Reason:
        return Reason(reasons.NOT_IN_HAND if is_keep(action) else NOT_NOW, [])

    def apply(self, game: MilleFiori, action: int) -> None:
        keep_card(game, self.player, CARD[action])

    def fits(self, game: MilleFiori, place: int) -> bool:
        """Before the turns of the trick, the start player on top; who has chosen is no longer asked."""
        seats = len(game.players)
        if not 0 <= self.player < seats or game.setting.tactical or place <= 2 * seats:
            return False
        below = game.stack[place - 1]
        later = not isinstance(below, KeepCard) or turn_lies_at(game, below.player) < turn_lies_at(
            game, self.player
        )
        return later and game.players[self.player].kept == NO_CARD


class TurnUp(Event[MilleFiori]):
    """The player whose turn it is turns the kept card face up and plays it."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: MilleFiori) -> None:
        game.look()
        turn_up(game, self.seat)

    def fits(self, game: MilleFiori, place: int) -> bool:
        return not game.setting.tactical and begins_turn(game, self.seat, place)


class ChooseCard(Step[MilleFiori]):
    """Tactical variant: choose the card only when it is one's turn."""

    def options(self, game: MilleFiori) -> list[int]:
        return [keep(card) for card in game.players[self.player].hand]

    def why_not(self, game: MilleFiori, action: int) -> Reason:
        return Reason(reasons.NOT_IN_HAND_NOW if is_keep(action) else NOT_NOW, [])

    def apply(self, game: MilleFiori, action: int) -> None:
        keep_card(game, self.player, CARD[action])
        turn_up(game, self.player)

    def fits(self, game: MilleFiori, place: int) -> bool:
        return game.setting.tactical and begins_turn(game, self.player, place)


class TrickEnd(Event[MilleFiori]):
    """Once a supply has run out the game is over; else hands pass to the left, until the round is played."""

    def happen(self, game: MilleFiori) -> None:
        if game.last_turns():
            game.note(notes.OVER, NOBODY)
        elif game.trick + 1 == game.tricks():
            game.stack.append(ROUND_END)
        else:
            pass_hands(game)
            game.trick += 1
            game.stack.append(TRICK)

    def fits(self, game: MilleFiori, place: int) -> bool:
        """The trick is all that is certain; above it every other place is the end of a turn, in order."""
        for above in range(1, min(len(game.stack), 2 * len(game.players)), 2):
            step = game.stack[above]
            if not isinstance(step, EndTurn) or turn_lies_at(game, step.player) != above + 1:
                return False
        return place == 0


class RoundEnd(Event[MilleFiori]):
    """Cards not played join the face-up ones; the next player to the left starts, while there are cards."""

    def happen(self, game: MilleFiori) -> None:
        lay_out_leftovers(game)
        if game.left == 0:
            game.note(notes.OVER, NOBODY)
            return
        game.first = (game.first + 1) % len(game.players)
        game.note(notes.FIRST, game.first)
        game.stack.append(START_ROUND)


START_ROUND: Final = Round()
TRICK: Final = Trick()
TRICK_END: Final = TrickEnd()
ROUND_END: Final = RoundEnd()
KEEP_CARD: Final = [KeepCard(seat) for seat in SEATS]
CHOOSE_CARD: Final[list[Step[Any]]] = [ChooseCard(seat) for seat in SEATS]
TURN_UP: Final[list[Step[Any]]] = [TurnUp(seat) for seat in SEATS]


def keep_card(game: MilleFiori, seat: int, card: int) -> None:
    """Lay a card of the hand aside, face down."""
    me = game.players[seat]
    me.hand = tuple([other for other in me.hand if other != card])
    me.kept = card
    game.note(notes.KEPT, seat, card)


def turn_up(game: MilleFiori, seat: int) -> None:
    """The kept card becomes the card being played, for all to see."""
    me = game.players[seat]
    game.playing = me.kept
    me.kept = NO_CARD
    game.note(notes.TURNED_UP, seat, game.playing)
    game.stack.append(PLAY_CARD[seat])


def pass_hands(game: MilleFiori) -> None:
    """Everybody takes up what the neighbour to the right has left."""
    game.look()
    hands = [player.hand for player in game.players]
    for seat, player in enumerate(game.players):
        player.hand = hands[seat - 1]


def lay_out_leftovers(game: MilleFiori) -> None:
    """What nobody played in this round may be played as extra cards from now on."""
    game.look()
    left: list[int] = []
    for player in game.players:
        left.extend(player.hand)
        player.hand = ()
    game.face_up = game.face_up + tuple(left)
    game.note(notes.LEFT, NOBODY, len(left))
