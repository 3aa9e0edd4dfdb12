"""A table to try the rules at: set up a corner case in a line, play, and read what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import ludoteca
from ludoteca import Match
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from tests.games.journal import told

SEATS = "ABCD"

GOODS = ("glassware", "vases", "jewellery", "swans")
MATERIALS = ("quartz", "ash", "lime", "pigment")
NOBLES = ("lion", "coin", "cross")
PEOPLE = ("fish", "shell", "crab")


def turn(
    card: str,
    diamonds: dict[str, str] | None = None,
    *,
    of: str = "A",
    players: int = 3,
    ships: dict[str, int] | None = None,
    **position: Any,
) -> Match:
    """Somebody's turn with this card turned up; each player's diamonds are spaces separated by blanks."""
    return moment(f"turn of {of}", diamonds, players=players, ships=ships, playing=card, **position)


def moment(
    what: str,
    diamonds: dict[str, str] | None = None,
    *,
    players: int = 3,
    ships: dict[str, int] | None = None,
    **position: Any,
) -> Match:
    """Any moment of a game; whatever is not named is filled in."""
    owner = {space: seat for seat, spaces in (diamonds or {}).items() for space in spaces.split()}
    seats: list[dict[str, Any]] = position.pop("seats", [{} for _ in range(players)])
    for seat, step in (ships or {}).items():
        seats[SEATS.index(seat)]["ship"] = step
    return ludoteca.from_position(
        "millefiori", {"players": seats, "moment": what, "owner": owner, **position}
    )


def row(letter: str, first: int, last: int) -> str:
    """Consecutive spaces of the workshops or the residences: ``row("W", 9, 11)`` is W09 W10 W11."""
    return " ".join([f"{letter}{number:02}" for number in range(first, last + 1)])


def play(match: Match, *actions: str) -> Match:
    """Play some actions, each by whoever is asked."""
    for action in actions:
        match.play(action)
    return match


def spaces(match: Match) -> list[str]:
    """Where the player asked may place a diamond."""
    actions = match.written_actions()
    return [action.removeprefix("place space=") for action in actions if action.startswith("place")]


def told_of(match: Match, seat: str) -> list[str]:
    """What the last action brought about for one player in the own turn, up to the next player's."""
    lines: list[str] = []
    for line in told(match):
        if line.split()[1] == "turned-up" or line.startswith("- "):
            break
        if line.startswith(seat):
            lines.append(line.removeprefix(f"{seat} "))
    return lines


def wins_extra_card(match: Match) -> bool:
    """Has the last action won an extra card?"""
    return "extra" in [line.split()[1] for line in told(match)]


def points(match: Match, source: str) -> list[int]:
    """Everybody's points from one source."""
    where = match.title.sources.index(source)
    return [by_source[where] for by_source in match.title.points(match.game)]


def seat(match: Match, letter: str) -> dict[str, Any]:
    """All there is to know of a player."""
    found: dict[str, Any] = match.position()["players"][SEATS.index(letter)]
    return found


def diamonds_of(match: Match, letter: str) -> tuple[int, int]:
    """Supply and reserve of a player."""
    return seat(match, letter)["supply"], seat(match, letter)["reserve"]


def hands(match: Match) -> list[list[str]]:
    """Everybody's cards in hand, without those picked."""
    return [player["hand"] for player in match.position()["players"]]


def who(match: Match) -> str:
    """The one player who is asked now."""
    (asked,) = match.deciding()
    return SEATS[asked]


def pick_first(match: Match) -> list[str]:
    """Everybody picks the first card of the hand; which ones."""
    picked: list[str] = []
    for asked in match.deciding():
        action = match.written_actions(asked)[0]
        match.play(action, asked)
        picked.append(action.removeprefix("keep card="))
    return picked


def just_sail(match: Match) -> None:
    """Take one decision without a diamond: pick the first card, sail, decline."""
    actions = match.written_actions()
    for quiet in ("sail", "decline"):
        if quiet in actions:
            match.play(quiet)
            return
    match.play(actions[0])


def sail_until(match: Match, trick: int) -> Match:
    """Sail through the round until everybody is about to pick the card of this trick (1 for the first)."""
    while match.view()["trick"] != trick or not match.written_actions()[0].startswith("keep"):
        just_sail(match)
    return match


def random_play(game: Game, rng: Rng) -> Iterator[None]:
    """Play at random to the end, pausing before every decision."""
    while not game.over():
        yield
        actions = game.legal_actions()
        game.play(actions[rng.below(len(actions))])
