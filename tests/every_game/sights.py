"""What an observation leaves out of a view, title by title, and why that is no loss."""

from __future__ import annotations

import copy
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludoteca.core.observation import Sight
from ludoteca.core.title import Title

Numbers = dict[int, float]


def observed(title: Title[Any], game: Any, seat: int) -> Numbers:
    """What a seat observes: numbers by their place; each place is written once."""
    sight = Sight()
    title.observe(game, seat, sight)
    pairs = list(struct.iter_unpack("<if", sight.written()))
    found = dict(pairs)
    assert len(found) == len(pairs), "a place of an observation is written twice"
    return found


def in_no_order(cards: Any) -> Any:
    return sorted(cards, key=str)


def nothing(part: Any) -> Any:
    return None


def by_kind(card: Any) -> Any:
    """A card of Mille Fiori without the number of its copy."""
    if isinstance(card, list):
        return sorted([by_kind(one) for one in card])
    return card and card.rpartition("-")[0]


def by_design(card: Any) -> Any:
    """A card of the Duel without the set it comes from."""
    return card and card.split("-")[0]


def without_numbers(tiles: dict[str, str]) -> dict[str, str]:
    """Tiles of a duchy; a monastery is a monastery."""
    return {space: tile.partition("-")[0] if "monastery" in tile else tile for space, tile in tiles.items()}


@dataclass(frozen=True)
class Loose:
    """A part of the view of which less is observed: ``seats.*.storage``; how much is left of it; and why."""

    path: str
    left: Callable[[Any], Any]
    why: str


LEFT_OUT: dict[str, tuple[Loose, ...]] = {
    "fair": (),
    "burgundy": (
        Loose("depots.*.shields", in_no_order, "shields of a depot lie side by side"),
        Loose("duchies.*.storage", in_no_order, "tiles lie in the storage in no order"),
        Loose("seats.*.private", in_no_order, "tiles lie in the storage in no order"),
        Loose("duchies.*.tiles", without_numbers, "what a monastery does depends on no place"),
    ),
    "caylus": (),
    "duel": (
        Loose("events.turned", in_no_order, "only which events are gone matters until Yule"),
        Loose("discards.*.known", in_no_order, "of a pile of discards only the top is taken in order"),
        Loose("seats.*.sites.*.card", by_design, "the same expansion out of two sets does the same"),
        Loose("seats.*.sites.*.beneath", bool, "nothing but a parish hall lies under a town hall"),
        Loose("deck.events", in_no_order, "the events chosen are shuffled"),
    ),
    "feudum": (
        Loose("decrees", in_no_order, "decrees are held in no order"),
        Loose("drawn", in_no_order, "decrees are looked at in no order"),
        Loose("locations.*.vessels", in_no_order, "vessels lie side by side"),
    ),
    "millefiori": (
        Loose("hand", by_kind, "two cards of a symbol with as many helms do the same"),
        Loose("kept", by_kind, "two cards of a symbol with as many helms do the same"),
        Loose("playing.card", by_kind, "two cards of a symbol with as many helms do the same"),
        Loose("face_up", by_kind, "face-up cards lie side by side, and two of a kind do the same"),
        Loose("discard", by_kind, "cards out of the game stay there"),
        Loose("remembered.*", by_kind, "two cards of a symbol with as many helms do the same"),
    ),
}


def as_observed(title: Title[Any], view: Any) -> Any:
    """A view without what its title's observation may leave out."""
    found = {"view": copy.deepcopy(view)}
    for loose in LEFT_OUT[title.key]:
        loosen(found, ["view", *loose.path.split(".")], loose.left)
    return found["view"]


def loosen(data: Any, path: list[str], left: Callable[[Any], Any]) -> None:
    """Replace what lies at the end of a path by what is left of it."""
    if data is None:
        return
    first, *rest = path
    keys = [first] if first != "*" else list(data) if isinstance(data, dict) else list(range(len(data)))
    for key in keys:
        if isinstance(data, dict) and key not in data:
            continue
        if rest:
            loosen(data[key], rest, left)
        else:
            data[key] = left(data[key])
