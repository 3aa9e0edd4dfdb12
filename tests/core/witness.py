"""What a seat of the toy game knows: its own cards, and those that have been shown."""

from __future__ import annotations

from typing import Any

from tests.core.toy import CARDS, Fair


class Witness:
    """Cards never change hands at the fair, so the last view says it all."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.mine: list[int] = []
        self.shown: list[int] = []

    def watch(self, view: dict[str, Any]) -> None:
        self.mine = [*view["hand"], *view["picked"]]
        self.shown = view["discard"]

    def contradiction(self, game: Fair) -> str:
        me = game.merchants[self.seat]
        if sorted([*me.hand, *me.picked]) != sorted(self.mine):
            return "my cards are others"
        if list(game.discard) != self.shown:
            return "other cards were shown"
        return ""

    def hidden(self, game: Fair) -> dict[str, Any]:
        unknown = CARDS - len(self.mine) - len(self.shown)
        found: dict[str, Any] = {"pile": tuple(game.pile[: game.left])} if game.left > 1 else {}
        for seat, merchant in enumerate(game.merchants):
            if seat != self.seat:
                for name, cards in (("hand", merchant.hand), ("picked", merchant.picked)):
                    if 0 < len(cards) < unknown:
                        found[f"{name} of {seat}"] = cards
        return found
