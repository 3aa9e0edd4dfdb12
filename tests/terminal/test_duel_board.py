"""The Duel in the terminal: everything is on the board, and it fits."""

from __future__ import annotations

import dataclasses

import pytest

import ludoteca
from ludoteca.core.rng import seeded
from ludoteca.terminal.boards import drawing
from ludoteca.terminal.boards.duel import draw
from ludoteca.texts import LANGUAGES
from tests.terminal.scenes import played, scene


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", ["introductory", "turmoil", "princes", "tournament"])
def test_it_fits_small_and_large_terminals(setup: str, language: str) -> None:
    for actions in (0, 90, 400, 1200):
        match = played(ludoteca.new("duel", 2, 1, {"setup": setup}), actions)
        for width, height in ((80, 24), (100, 35)):
            lines = draw(scene(match, language, width, height))
            assert max([line.cell_len for line in lines]) <= width
            assert len(lines) <= 32


def test_every_choice_of_a_place_is_marked_on_the_board() -> None:
    """All along a game: whatever may be chosen on the table carries its number there."""
    match, rng = played(ludoteca.new("duel", 2, 1, {"setup": "princes"}), 0), seeded(4)
    missing: set[str] = set()
    for _ in range(900):
        if match.over():
            break
        now = scene(match)
        drawn = "\n".join([line.plain for line in draw(now)])
        missing |= {place.split(":")[0] for place, mark in now.marks.items() if f"{mark})" not in drawn}
        options = match.legal_actions()
        match.play(options[rng.below(len(options))])
    assert missing <= {"face", "event"}


def test_every_place_can_be_marked() -> None:
    base = scene(played(ludoteca.new("duel", 2, 1, {"setup": "princes"}), 300))
    places = ["stack:1", "stack:6", "number:4", "resource:wool", "end:red-left", "end:blue-right"]
    places += [f"place:{place['place']}" for player in base.view["seats"] for place in player["places"]]
    places += [f"store:{region['store']}" for player in base.view["seats"] for region in player["regions"]]
    places += [f"site:{site['site']}" for player in base.view["seats"] for site in player["sites"]]
    places += [f"card:{kind}" for kind in base.view["hand"]]
    for place in places:
        lines = draw(dataclasses.replace(base, marks={place: "77"}))
        assert [line for line in lines if "77)" in line.plain], place


def test_it_is_the_drawing_of_the_title() -> None:
    assert drawing("duel") is draw
