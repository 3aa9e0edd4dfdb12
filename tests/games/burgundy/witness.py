"""What a seat of Burgundy knows, worked out from its views: all is open but piles and secret castles."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludoteca.games.burgundy.components import (
    BLACK_PILE,
    GOODS_NAMES,
    GOODS_PILE,
    GOODS_TILES,
    PILE_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    tiles_in_pile,
)
from ludoteca.games.burgundy.state import Burgundy


class Witness:
    """Counts what lies open; the rest of the box must be in the piles."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.view: dict[str, Any] = {}

    def watch(self, view: dict[str, Any]) -> None:
        self.view = view

    def contradiction(self, game: Burgundy) -> str:
        for pile, left in self.view["piles"].items():
            if game.left[PILE_NAMES.index(pile)] != left:
                return f"the pile {pile} has another height"
        if self._tiles_in_piles(game) != self._unseen_tiles():
            return "tiles that lie open are in the piles, or others are missing"
        if self._goods_in_pile(game) != self._unseen_goods():
            return "goods that lie open are in the pile, or others are missing"
        mine = game.sides[self.seat]
        secret = game.duchies[mine].secret
        if (SPACE_NAMES[secret] if secret >= 0 else None) != self.view["duchies"][mine]["castle"]:
            return "the castle I chose is another"
        for side, duchy in enumerate(self.view["duchies"]):
            if (game.duchies[side].secret >= 0) != duchy["chosen"]:
                return "somebody has chosen a castle, or has not"
        return ""

    def hidden(self, game: Burgundy) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for number, pile in enumerate(game.piles):
            unseen = pile[: game.left[number]]
            if len(set(unseen)) > 1:
                found[f"pile {PILE_NAMES[number]}"] = tuple(unseen)
        for side, me in enumerate(game.duchies):
            if side != game.sides[self.seat] and me.secret >= 0:
                found[f"castle of {side}"] = me.secret
        return found

    def _unseen_tiles(self) -> Counter[str]:
        setting = self.view["setting"]
        box: Counter[str] = Counter()
        for number in range(BLACK_PILE + 1):
            tiles = tiles_in_pile(number, setting["extra_tiles"], setting["white_castles"])
            box.update([TILE_NAMES[tile] for tile in tiles])
        shown = Counter(self.view["gone"])
        shown.update([slot["tile"] for depot in self.view["depots"] for slot in depot["slots"]])
        shown.update([slot["tile"] for slot in self.view["black"]])
        shown.update([self.view["hand"]])
        for seat in self.view["seats"]:
            shown.update(seat["private"])
        for duchy in self.view["duchies"]:
            shown.update([*duchy["tiles"].values(), *duchy["storage"]])
        return Counter({tile: count - shown[tile] for tile, count in box.items() if count > shown[tile]})

    def _unseen_goods(self) -> Counter[str]:
        box = Counter([GOODS_NAMES[kind] for kind in GOODS_TILES])
        shown = Counter(self.view["row"])
        shown.update(self.view["gone_goods"])
        for depot in self.view["depots"]:
            shown.update(depot["goods"])
        for duchy in self.view["duchies"]:
            shown.update(duchy["goods"])
            shown.update(duchy["sold"])
        return Counter({kind: count - shown[kind] for kind, count in box.items() if count > shown[kind]})

    @staticmethod
    def _tiles_in_piles(game: Burgundy) -> Counter[str]:
        found: Counter[str] = Counter()
        for number in range(BLACK_PILE + 1):
            found.update([TILE_NAMES[tile] for tile in game.piles[number][: game.left[number]]])
        return found

    @staticmethod
    def _goods_in_pile(game: Burgundy) -> Counter[str]:
        return Counter([GOODS_NAMES[kind] for kind in game.piles[GOODS_PILE][: game.left[GOODS_PILE]]])
