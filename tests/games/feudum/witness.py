"""What a seat of Feudum knows, worked out from its views: all is open but decrees and chosen cards."""

from __future__ import annotations

from typing import Any

from ludoteca.games.feudum.components import CARD_NAMES, CARDS, DECREE_NAMES
from ludoteca.games.feudum.state import Feudum, bits


class Witness:
    """Remembers its own cards, and the decrees it has put under the deck with nobody drawing since."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.view: dict[str, Any] = {}
        self.under: list[str] = []

    def watch(self, view: dict[str, Any]) -> None:
        before, self.view = self.view, view
        if not before:
            return
        had = set(before["decrees"]) | set(before["drawn"])
        has = set(view["decrees"]) | set(view["drawn"])
        put_back = [decree for decree in had if decree not in has]
        if view["deck"] < before["deck"] or len(put_back) > 1:
            self.under = []  # somebody drew: what was under the deck may be anywhere
        elif view["deck"] > before["deck"] + len(put_back):
            self.under = []  # others put cards under it too
        else:
            self.under += put_back

    def contradiction(self, game: Feudum) -> str:
        me = game.players[self.seat]
        if [DECREE_NAMES[decree] for decree in me.decrees] != self.view["decrees"]:
            return "my decrees are others"
        if [CARD_NAMES[card] for card in range(CARDS) if me.chosen >> card & 1] != self.view["hand"]:
            return "I have chosen other cards"
        if game.active == self.seat:
            if [DECREE_NAMES[decree] for decree in game.drawn] != self.view["drawn"]:
                return "I am looking at other decrees"
        if len(game.deck) != self.view["deck"]:
            return "the deck has another height"
        for number, decree in enumerate(self.under):
            place = len(game.deck) - len(self.under) + number
            if place >= 0 and DECREE_NAMES[game.deck[place]] != decree:
                return "I put another decree there"
        for seat, other in enumerate(self.view["seats"]):
            player = game.players[seat]
            if len(player.decrees) != other["decrees"] or bits(player.chosen) != other["cards"]:
                return "somebody has another number of cards"
            if [CARD_NAMES[card] for card in range(CARDS) if player.played >> card & 1] != other["played"]:
                return "somebody has played other cards"
        return ""

    def hidden(self, game: Feudum) -> dict[str, Any]:
        found: dict[str, Any] = {}
        unknown = [
            decree for decree, seats in zip(game.deck, game.known, strict=True) if not seats >> self.seat & 1
        ]
        others = [player.decrees for seat, player in enumerate(game.players) if seat != self.seat]
        drawn = game.drawn if game.active != self.seat else ()
        pool = len(unknown) + len(drawn) + sum([len(decrees) for decrees in others])
        if pool > 1 and len(unknown) > 1:
            found["deck"] = tuple(unknown)
        for seat, player in enumerate(game.players):
            if seat == self.seat:
                continue
            if 0 < len(player.decrees) < pool:
                found[f"decrees of {seat}"] = player.decrees
            held = bits(player.chosen)
            if 0 < held < CARDS - bits(player.played):
                found[f"cards of {seat}"] = player.chosen
        return found
