"""The networks that come with the titles: files in ``games/<title>/values``, read when asked for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from ludoteca.bots.network import POINTS, WIN, Network, fingerprint, unpack, weights_of
from ludoteca.bots.value import HandMade, Learned
from ludoteca.core.errors import OptionError
from ludoteca.core.game import Game
from ludoteca.core.title import Title

GAMES: Final = Path(__file__).resolve().parent.parent / "games"


class Trained:
    """A network and what its file says of it."""

    def __init__(
        self, network: Network, aim: str, players: list[int], guided: bool, heeds: float, identity: str
    ) -> None:
        self.network: Final = network
        self.aim: Final = aim
        self.players: Final = players
        """The numbers of players it has learned to play with."""
        self.guided: Final = guided
        """Has it learned from positions at the end of runs that the hand-made evaluation guided there?"""
        self.heeds: Final = heeds
        """How much it heeds the opinion of that guide beside its own."""
        self.identity: Final = identity
        """The beginning of the hash of its weights, what it heeds, and whom: figures of strength name it."""


_KEPT: Final[dict[str, list[Trained]]] = {}
_READ: Final[dict[str, Trained]] = {}


def trained(title: Title[Game], seats: int) -> Trained | None:
    """The network of a title for so many players, if it comes with one."""
    for one in networks_of(title):
        if seats in one.players:
            return one
    return None


def networks_of(title: Title[Game]) -> list[Trained]:
    """All networks that come with a title; those of other rules or rows are refused."""
    if title.key not in _KEPT:
        files = sorted((GAMES / title.key / "values").glob("*.json"))
        _KEPT[title.key] = [read(file, title) for file in files]
    return _KEPT[title.key]


def from_file(path: str, title: Title[Game]) -> Trained:
    """Somebody's own network."""
    if path not in _READ:
        _READ[path] = read(Path(path), title)
    return _READ[path]


def read(file: Path, title: Title[Game]) -> Trained:
    """A network from its file, or what is wrong with it."""
    try:
        data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise OptionError("network-unreadable", file=file.name, problem=str(error)) from None
    try:
        check(file.name, data, title)
        weights = unpack(str(data["weights"]))
        size = int(data["size"])
        hidden = int(data["hidden"])
        players = [int(count) for count in data["players"]]
        aim = str(data["aim"])
        guided = bool(data["guided"])
        heeds = float(data.get("heeds", 0.0))
    except (KeyError, TypeError, ValueError) as error:
        problem = f"{type(error).__name__}: {error}"
        raise OptionError("network-unreadable", file=file.name, problem=problem) from None
    if aim not in (POINTS, WIN) or len(weights) != weights_of(size, hidden):
        raise OptionError("network-unreadable", file=file.name, problem="weights of another shape")
    known_as = fingerprint(str(data["weights"])) + (f"+{heeds:g}" if heeds else "")
    if guided and title.weights is not None and title.weights.tuned:
        known_as += f" guided by {title.weights.identity()}"
    return Trained(Network(size, hidden, weights), aim, players, guided, heeds, known_as)


def check(name: str, data: dict[str, Any], title: Title[Game]) -> None:
    """A network serves the title, rules and rows it has learned with, and no others."""
    assert title.row is not None, "a title without rows"
    for key, wanted in (
        ("title", title.key),
        ("rules", title.rules),
        ("rows", title.row.version),
        ("size", title.row.size),
    ):
        if data[key] != wanted:
            raise OptionError(
                "network-other", file=name, what=key, found=str(data[key])[:40], wanted=str(wanted)
            )


def learned(one: Trained, title: Title[Game], sides: int) -> Learned:
    """The value a network gives."""
    assert title.write_rows is not None, "a title without rows"
    guide = HandMade(title.evaluate) if one.guided else None
    return Learned(one.network, one.aim, title.write_rows, sides, guide, one.heeds)
