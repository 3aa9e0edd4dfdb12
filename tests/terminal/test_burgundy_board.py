"""The Castles of Burgundy in the terminal: everything is on the board, in every mode, and it fits."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import ludoteca
from ludoteca.core.message import Message
from ludoteca.terminal.boards import drawing
from ludoteca.terminal.boards.burgundy import draw, numbered
from ludoteca.terminal.screen import Screen
from ludoteca.terminal.table import winners
from ludoteca.texts import LANGUAGES, texts
from tests.games.burgundy.table import printed
from tests.terminal.scenes import played, scene

EXPANSIONS = ("extra_tiles", "border_posts", "white_castles", "inns", "trade_routes", "shields")
ALL: dict[str, Any] = {"duchy": "random", **dict.fromkeys(EXPANSIONS, True)}
MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"solo": "13b"}),
    (2, {}),
    (2, {"duchy": "choose", "castle": "secret"}),
    (3, ALL),
    (4, ALL),
    (4, {"team": "12a"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), MODES)
def test_it_fits_small_and_large_terminals(players: int, options: dict[str, Any], language: str) -> None:
    for actions in (0, 3, 40, 160, 900):
        match = played(ludoteca.new("burgundy", players, 1, options), actions)
        for width, height, most in ((80, 24, 21), (120, 50, 42)):
            lines = draw(scene(match, language, width, height))
            assert max([line.cell_len for line in lines]) <= width
            assert len(lines) <= most


@pytest.mark.parametrize(("players", "options"), MODES)
def test_no_two_spaces_are_drawn_over_each_other(players: int, options: dict[str, Any]) -> None:
    dealt = {**options, "duchy": "random"} if players > 1 else options
    match = played(ludoteca.new("burgundy", players, 1, dealt), 4)
    found = scene(match)
    empty = dict(found.view, duchies=[{**each, "tiles": {}} for each in found.view["duchies"]])
    text = "".join([f"{line.plain}\n" for line in draw(dataclasses.replace(found, view=empty, marks={}))])
    mine = found.view["duchies"][found.view["seats"][found.seat or 0]["side"]]
    signs = {"city": "⌂", "pasture": "♣", "river": "≈", "monastery": "†", "castle": "♜", "mine": "◆"}
    for colour, sign in signs.items():
        for die in range(1, 7):
            here = [s for s in printed(mine["board"]) if (s["colour"], s["die"]) == (colour, die)]
            assert text.count(f"{sign}{die} ") + text.count(f"{sign}{die}\n") >= len(here), (colour, die)


def test_every_place_can_be_marked() -> None:
    position: dict[str, Any] = {
        "moment": "turn of A",
        "setting": {"shields": True, "inns": True},
        "slots": {"1b": "ship", "black1": "bank", "inn": "inn"},
        "crests": [["3"], [], [], [], [], []],
        "duchies": [{"storage": ["cow-3"], "goods": {"red": 2}, "shields": {"19": "5"}}, {}],
    }
    base = scene(ludoteca.from_position("burgundy", position))
    places = [f"space:{number}" for number in range(1, 38)]
    places += ["slot:1b", "slot:black1", "slot:inn", "stored:cow-3", "goods:red", "depot:4"]
    places += ["die:first", "die:second", "shield:3", "shield:5", "seat:B"]
    for place in places:
        lines = draw(dataclasses.replace(base, marks={place: "77"}))
        assert [line for line in lines if "77)" in line.plain], place


def test_a_rivals_duchy_bears_no_marks() -> None:
    base = dataclasses.replace(
        scene(played(ludoteca.new("burgundy", 2, 1), 20), height=60), marks={"space:19": "77"}
    )
    assert len([line for line in draw(base) if "77)" in line.plain]) == 1


def test_partners_see_both_storages() -> None:
    position: dict[str, Any] = {
        "moment": "turn of A",
        "setting": {"team": "12a"},
        "players": 4,
        "duchies": [{"storage": ["ship"]}, {}],
        "private": [["mine"], [], ["castle"], []],
        "slots": {"1c": "bank"},
    }
    match = ludoteca.from_position("burgundy", position)
    match.play("take die=first slot=1c")
    lines = [line.plain for line in draw(scene(match))]
    assert [line for line in lines if "Ana" in line and "1)Shi | 2)Min" in line]
    assert [line for line in lines if "Zoë" in line and "Shi | Cas" in line]


def test_numbers_of_a_row_in_few_letters() -> None:
    assert numbered([1, 2, 3, 7, 9, 10]) == "1-3 7 9-10"


def test_it_is_the_drawing_of_the_title() -> None:
    assert drawing("burgundy") is draw


def test_alone_one_wins_or_fails() -> None:
    """A game played at random misses its goal, and nobody is called the winner of it."""
    match = played(ludoteca.new("burgundy", 1, 1), 10_000)
    assert match.view(0)["solo"]["won"] is False
    sentence = winners(match, Screen("en"), ("Ana",))
    assert sentence == texts("en", "burgundy").format(Message("prompt-failed"))
    assert "Ana" not in sentence
