"""Where turns are confirmed, whoever has decided ends the own run before the other player is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from tests.games.duel.table import (
    FULL,
    NOTHING,
    event,
    moment,
    options,
    pay,
    play,
    roll,
    script,
    stacks,
    take,
    turn,
    who,
)

TAVERN: dict[str, Any] = {"cards": "hedge_tavern", "cities": "f", "goods": NOTHING}
SHIPS = "ore_ship gold_ship wool_ship"
POOR: dict[str, Any] = {"goods": NOTHING}
WIDE: dict[str, Any] = {
    "right": "h",
    "regions": {
        "5-top": "blue_forest_3", "5-bottom": "blue_hills_2", "6-top": "blue_gold_field_4",
        "6-bottom": "blue_pasture_1", "7-top": "blue_fields_5", "7-bottom": "blue_mountains_6",
        "8-top": "stack_mountains_2", "8-bottom": "stack_gold_field_2",
    },
}  # fmt: skip
IN_TURMOIL = {"setup": "turmoil"}


def course(match: Match, actions: list[str]) -> str:
    """Who does what, with every end that is asked for; last who is asked next."""
    lines: list[str] = []
    for action in [*actions, ""]:
        while options(match) == ["end"]:
            lines.append(f"{who(match)} end")
            play(match, "end")
        lines.append(f"{who(match)} {action.split()[0] if action else 'next'}")
        if action:
            play(match, action)
    return ", ".join(lines)


def dice(number: int, face: str, **position: Any) -> Match:
    return roll(turn(**position, confirm=True), number, face)


def card(name: str, **position: Any) -> Match:
    return event(turn(**position, confirm=True), name)


def act(**position: Any) -> Match:
    return moment(**position, confirm=True)


COURSES: list[tuple[Callable[[], Match], list[str], str]] = [
    (
        lambda: card("traveling_merchant", A={"goods": {"gold": 2}}, B=POOR),
        [take("ore"), "pass"],
        "A take, A pass, A next",
    ),
    (
        lambda: card("traveling_merchant", A={"goods": {"gold": 2}}, B={"goods": FULL}),
        [take("ore"), "pass"],
        "A take, A pass, A next",
    ),
    (
        lambda: card("traveling_merchant", A=POOR, B={"goods": {"gold": 2}}),
        [take("ore", "B"), "pass"],
        "B take, B pass, B end, A next",
    ),
    (lambda: dice(1, "plentiful_harvest", A=POOR, B={"goods": FULL}), [take("ore")], "A take, A next"),
    (lambda: dice(1, "celebration", A=POOR, B={"goods": FULL}), [take("ore")], "A take, A next"),
    (
        lambda: card("riots", A={"cards": "austin"}, **IN_TURMOIL),
        ["lose site=red-f-top-1", "under stack=1"],
        "A lose, A under, A next",
    ),
    (
        lambda: card("riots", B={"cards": "austin"}, **IN_TURMOIL),
        ["lose site=blue-f-top-1", "under stack=1"],
        "B lose, B under, B end, A next",
    ),
    (
        lambda: card("feud", A={"cards": "abbey"}, B={"cards": "candamir"}),
        ["lose site=red-f-top-1", "under stack=1"],
        "A lose, A under, A next",
    ),
    (
        lambda: card(
            "feud", A={"cards": "abbey storehouse marketplace toll_bridge"}, B={"cards": "candamir"}
        ),
        [
            "name site=red-f-top-1",
            "name site=red-g-top-1",
            "name site=red-f-bottom-1",
            "lose site=red-f-top-1",
            "under stack=1",
        ],
        "B name, B name, B name, B end, A lose, A under, A next",
    ),
    (
        lambda: dice(1, "celebration", A=POOR, B=POOR),
        [take("ore"), take("ore", "B")],
        "A take, A end, B take, B end, A next",
    ),
    (
        lambda: dice(1, "celebration", A=POOR, B={"cards": "austin", **POOR}),
        [take("ore", "B")],
        "B take, B end, A next",
    ),
    (lambda: dice(1, "celebration", A={"cards": "austin", **POOR}), [take("ore")], "A take, A next"),
    (
        lambda: dice(1, "plentiful_harvest", A=POOR, B=POOR),
        [take("ore"), take("ore", "B")],
        "A take, A end, B take, B end, A next",
    ),
    (
        lambda: dice(1, "plentiful_harvest", A={"goods": FULL}, B=POOR),
        [take("ore", "B")],
        "B take, B end, A next",
    ),
    (
        lambda: dice(
            3, "trade", A={"cards": SHIPS, **POOR}, B={**WIDE, "goods": {"ore": 1, "stack_mountains_2": 1}}
        ),
        ["demand resource=ore", pay("ore", "B")],
        "A demand, A end, B pay, B end, A next",
    ),
    (
        lambda: dice(1, "trade", A={"goods": {"ore": 1}}, B={"cards": SHIPS, **POOR}),
        ["demand resource=ore"],
        "B demand, B end, A next",
    ),
    (
        lambda: card("invention", A={"cards": "abbey", **POOR}, B={"cards": "abbey#2", **POOR}),
        [take("ore"), take("ore", "B")],
        "A take, A end, B take, B end, A next",
    ),
    (
        lambda: card("traveling_merchant", A={"goods": {"gold": 2}}, B={"goods": {"gold": 1}}),
        [take("ore"), "pass", take("wool", "B")],
        "A take, A pass, A end, B take, B end, A next",
    ),
    (
        lambda: card("riots", A={"cards": "austin"}, B={"cards": "inga", "goods": {"gold": 1}}, **IN_TURMOIL),
        ["lose site=red-f-top-1", "under stack=1", "bribe"],
        "A lose, A under, A end, B bribe, B end, A next",
    ),
    (
        lambda: card(
            "riots",
            A={"cards": "austin", "hand": "archer"},
            B={"cards": "inga", "hand": "sebastian"},
            **IN_TURMOIL,
        ),
        ["pass", "play card=sebastian", "lose site=red-f-top-1"],
        "A pass, A end, B play, B end, A lose, A next",
    ),
    (
        lambda: card(
            "feud", A={"cards": "candamir"}, B={"cards": "abbey storehouse marketplace toll_bridge"}
        ),
        [
            "name site=blue-f-top-1",
            "name site=blue-g-top-1",
            "name site=blue-f-bottom-1",
            "lose site=blue-f-top-1",
            "under stack=1",
        ],
        "A name, A name, A name, A end, B lose, B under, B end, A next",
    ),
    (
        lambda: card("feud", A={"cards": "candamir"}, B={"cards": "abbey"}),
        ["lose site=blue-f-top-1", "under stack=1"],
        "B lose, B under, B end, A next",
    ),
    (
        lambda: card("fraternal_feuds", A={"hand": "abbey inga"}, B={"cards": "candamir"}),
        ["pick card=abbey", "pick card=inga", "under stack=1", "under stack=2"],
        "B pick, B pick, B under, B under, A next",
    ),
    (
        lambda: act(
            A={"hand": "pirate_ship", "goods": FULL}, B={"cards": "ore_ship wool_ship"}, setup="gold"
        ),
        ["build card=pirate_ship", "at site=red-f-top-1", "lose site=blue-f-top-1"],
        "A build, A at, A end, B lose, B end, A next",
    ),
    (
        lambda: act(A={**TAVERN, "hand": "arsonist"}, B={"cards": "abbey"}, **IN_TURMOIL),
        ["play card=arsonist", "burn site=blue-f-top-1", "under stack=1"],
        "A play, A burn, A end, B under, B end, A next",
    ),
    (
        lambda: act(A={**TAVERN, "hand": "arsonist"}, B={"cards": "lookout_tower"}, setup="princes"),
        ["play card=arsonist", "pass", "burn site=blue-f-top-1"],
        "A play, A end, B pass, B end, A burn, A next",
    ),
    (
        lambda: act(A={**TAVERN, "hand": "archer"}, B={"cards": "austin"}, **IN_TURMOIL),
        ["play card=archer", "lose site=blue-f-top-1", "under stack=2"],
        "A play, A end, B lose, B under, B end, A next",
    ),
    (
        lambda: act(A={**TAVERN, "hand": "archer"}, B={"cards": "heinrich"}, **IN_TURMOIL),
        ["play card=archer", "pass", "lose site=blue-f-top-1", "under stack=4"],
        "A play, A end, B pass, B lose, B under, B end, A next",
    ),
    (
        lambda: script(act(A={**TAVERN, "hand": "archer"}, B={"cards": "heinrich"}, **IN_TURMOIL), 2),
        ["play card=archer", "defend"],
        "A play, A end, B defend, A next",
    ),
    (
        lambda: act(A={**TAVERN, "hand": "traitor"}, B={"hand": "inga"}, **IN_TURMOIL),
        ["play card=traitor", "pick card=inga"],
        "A play, A pick, A next",
    ),
    (
        lambda: act(
            A={"hand": "gudrun", "cards": "pirate_ship", **POOR},
            B={"cache": "5-top", "goods": {"gold": 1, "cache": 2}},
            setup="gold",
        ),
        ["play card=gudrun", "amount number=2", pay("cache", "B"), pay("gold", "B")],
        "A play, A amount, A end, B pay, B pay, B end, A next",
    ),
    (
        lambda: act(
            A={"hand": "merchant", "cities": "f", "goods": {"ore": 1}},
            B={**WIDE, "goods": {"wool": 1}},
            setup="gold",
        ),
        ["play card=merchant", "demand resource=wool", "give store=red_mountains_5", take("ore", "B")],
        "A play, A demand, A give, A end, B take, B end, A next",
    ),
    (
        lambda: card(
            "plague",
            A={"cards": "pharmacy", "cities": "f", **POOR},
            B={"cards": "pharmacy#2", "cities": "f", **POOR},
            setup="progress",
        ),
        [take("ore"), take("ore", "B")],
        "A take, A end, B take, B end, A next",
    ),
    (
        lambda: moment("exchange phase of A", A={"hand": "inga"}, confirm=True),
        ["pass"],
        "A pass, A end, B next",
    ),
    (
        lambda: moment("exchange phase of A", A={"hand": "inga"}, confirm=True),
        ["exchange card=inga", "under stack=1", "draw stack=2"],
        "A exchange, A under, A draw, B next",
    ),
]


@pytest.mark.rule("dice.18", "goods.8", "goods.9", "turmoil.lookout_tower", "stacks.6", "turn.1")
@pytest.mark.parametrize(("start", "actions", "expected"), COURSES)
def test_the_other_is_asked_only_after_an_end(
    start: Callable[[], Match], actions: list[str], expected: str
) -> None:
    assert course(start(), actions) == expected


@pytest.mark.rule("setup.13", "theme.8", "theme.12")
def test_preparation_with_confirmation() -> None:
    """Which cards one keeps is confirmed, and so is how the regions lie."""
    match = ludoteca.new("duel", seed=2, options={"setup": "gold"}, confirm=True)
    first = who(match)
    second = "B" if first == "A" else "A"
    picks: list[str] = []
    for stack in (1, 2):
        cards = [name.split("#")[0] for name in stacks(match)[stack - 1][:3]]
        picks += [f"search stack={stack}", *[f"pick card={name}" for name in cards]]
    lines = course(match, [*picks, "done", "done"])
    one = f"{first} search, {first} pick, {first} pick, {first} pick, {first} end"
    two = f"{second} search, {second} pick, {second} pick, {second} pick, {second} end"
    assert lines == f"{one}, {two}, {first} done, {first} end, {second} done, {second} end, {first} next"


@pytest.mark.rule("secret.4", "secret.7", "secret.9")
@pytest.mark.parametrize(
    ("start", "actions"),
    [
        (lambda: turn(), ["roll"]),
        (lambda: moment("draw phase of A"), ["draw stack=1"]),
        (lambda: act(A={"hand": "library", "cities": "f", "goods": FULL}, setup="progress"),
         ["build card=library", "at site=red-f-top-1", "search stack=1"]),
        (lambda: act(A={**TAVERN, "hand": "traitor"}, B={"hand": "inga"}, **IN_TURMOIL),
         ["play card=traitor"]),
        (lambda: moment(A={"hand": "guido"}, B={"cities": "f"}, discards=[["scout"]], setup="progress"),
         ["play card=guido"]),
        (lambda: moment(A={"goods": FULL, "road_left": True}), ["settle end=red-left", "explore"]),
        (lambda: moment(A={"goods": FULL, "road_left": True, "hand": "scout"}),
         ["settle end=red-left", "play card=scout"]),
        (lambda: card("fraternal_feuds", A={"cards": "candamir"}, B={"hand": "abbey inga"}),
         ["pick card=abbey", "pick card=inga", "under stack=1", "under stack=2"]),
    ],
)  # fmt: skip
def test_what_was_revealed_cannot_be_taken_back(start: Callable[[], Match], actions: list[str]) -> None:
    match = start()
    for action in actions:
        play(match, *(["end"] if options(match) == ["end"] else []), action)
    assert match.takeable(0) == []


@pytest.mark.rule("turn.8")
def test_what_revealed_nothing_can_be_taken_back() -> None:
    match = moment(A={"goods": FULL, "hand": "abbey"})
    play(match, "build card=abbey", "at site=red-f-top-1", "road end=red-left")
    assert len(match.takeable(0)) == 3
    match = moment(A={"hand": "merchant_caravan", "goods": FULL})
    play(match, "play card=merchant_caravan", pay("ore"), pay("ore"), take("ore"), take("ore"))
    assert len(match.takeable(0)) == 5
