"""What may be agreed before the game: the options, and the record that holds them."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import by_constructor
from ludoteca.core.options import Option
from ludoteca.games.burgundy.components import (
    BOARD_NAMES,
    GOAL,
    GOALS,
    SOLO_BOARDS,
    STANDARD_BOARDS,
    TEAM_BOARDS,
)

EXPANSIONS: Final = ("extra_tiles", "border_posts", "white_castles", "inns", "trade_routes", "shields")

OPTIONS: Final = (
    Option("duchy", (*[BOARD_NAMES[number] for number in STANDARD_BOARDS], "choose", "random"), "1"),
    Option("castle", ("rulebook", "centre", "open", "secret"), "rulebook"),
    *[Option(key, (False, True), False) for key in EXPANSIONS],
    Option("team", ("no", *TEAM_BOARDS), "no"),
    Option("solo", tuple(SOLO_BOARDS), SOLO_BOARDS[0]),
    Option("goal", tuple(GOALS), GOAL),
)


class Setting:
    """What was agreed; never changes."""

    def __init__(
        self,
        duchy: str,
        castle: str,
        extra_tiles: bool,
        border_posts: bool,
        white_castles: bool,
        inns: bool,
        trade_routes: bool,
        shields: bool,
        team: str,
        solo: str,
        goal: int,
    ) -> None:
        self.duchy: Final = duchy
        self.castle: Final = castle
        self.extra_tiles: Final = extra_tiles
        self.border_posts: Final = border_posts
        self.white_castles: Final = white_castles
        self.inns: Final = inns
        self.trade_routes: Final = trade_routes
        self.shields: Final = shields
        self.team: Final = team
        self.solo: Final = solo
        self.goal: Final = goal

    def in_the_centre(self) -> bool:
        """Do starting castles lie in the centre? As the rulebook has it only if all play on one duchy."""
        if self.castle == "rulebook":
            return self.duchy not in ("choose", "random")
        return self.castle == "centre"

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)
