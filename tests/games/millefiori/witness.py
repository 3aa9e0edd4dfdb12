"""What a seat of Mille Fiori knows, worked out from its views alone: a hand passed on is remembered."""

from __future__ import annotations

from typing import Any

from ludoteca.games.millefiori.components import CARD_NAMES, NO_CARD
from ludoteca.games.millefiori.state import MilleFiori, Player


class Witness:
    """Follows every hand that the seat has held as it moves on to the left.

    ``hands`` holds, by who has it now, the cards of a hand as they were when the seat last held it; a card of
    it that has been shown since is no longer there.
    """

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.players = players
        self.hands: dict[int, set[str]] = {}
        self.mine: set[str] = set()
        self.kept: str | None = None
        self.shown: set[str] = set()
        self.trick = (0, 0)

    def watch(self, view: dict[str, Any]) -> None:
        trick = (view["round"], view["trick"])
        if trick[0] != self.trick[0]:
            self.hands = {}
        elif trick[1] != self.trick[1]:
            passed = {**self.hands, self.seat: self.mine}
            self.hands = {(holder + 1) % self.players: cards for holder, cards in passed.items()}
            self.hands.pop(self.seat, None)
        self.trick = trick
        self.mine = set(view["hand"])
        self.kept = view["kept"]
        self.shown = {*view["face_up"], *view["discard"]}
        if view["playing"] is not None:
            self.shown.add(view["playing"]["card"])

    def contradiction(self, game: MilleFiori) -> str:
        me = game.players[self.seat]
        if {CARD_NAMES[card] for card in me.hand} != self.mine:
            return "my hand is another"
        if (None if me.kept == NO_CARD else CARD_NAMES[me.kept]) != self.kept:
            return "the card I kept is another"
        for holder, cards in self.hands.items():
            if _cards(game.players[holder]) != cards - self.shown:
                return f"the hand {holder} has is not the one that passed through mine"
        for card in self._unseen(game):
            if CARD_NAMES[card] in self.shown:
                return f"{CARD_NAMES[card]} was shown and is hidden again"
        return ""

    def hidden(self, game: MilleFiori) -> dict[str, Any]:
        found: dict[str, Any] = {}
        pool = self._unseen(game)
        if game.left > 1:
            found["pile"] = tuple(game.pile[: game.left])
        for holder, player in enumerate(game.players):
            if holder == self.seat:
                continue
            cards = _cards(player)
            if holder not in self.hands and 0 < len(cards) < len(pool):
                found[f"cards of {holder}"] = sorted(cards)
            if player.kept != NO_CARD and len(cards if holder in self.hands else pool) > 1:
                found[f"kept by {holder}"] = player.kept
        return found

    def _unseen(self, game: MilleFiori) -> list[int]:
        """The pile, and the cards of those whose hand the seat never held."""
        found = game.pile[: game.left]
        for holder, player in enumerate(game.players):
            if holder != self.seat and holder not in self.hands:
                found += [card for card in (*player.hand, player.kept) if card != NO_CARD]
        return found


def _cards(player: Player) -> set[str]:
    return {CARD_NAMES[card] for card in (*player.hand, player.kept) if card != NO_CARD}
