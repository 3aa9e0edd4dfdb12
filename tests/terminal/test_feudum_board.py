"""Feudum in the terminal: everything is on the board, and it fits."""

from __future__ import annotations

import dataclasses

import pytest

import ludoteca
from ludoteca.core.message import Message
from ludoteca.games.feudum.components import LOCATION_NAMES
from ludoteca.terminal.boards import drawing
from ludoteca.terminal.boards.feudum import abridged, draw
from ludoteca.texts import LANGUAGES, texts
from tests.terminal.scenes import played, scene


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4, 5])
def test_it_fits_small_and_large_terminals(players: int, language: str) -> None:
    for actions in (0, 40, 160):
        match = played(ludoteca.new("feudum", players, 1), actions)
        for width, height, most in ((80, 24, 20), (100, 35, 32)):
            lines = draw(scene(match, language, width, height))
            assert max([line.cell_len for line in lines]) <= width
            assert len(lines) <= most


def test_every_place_can_be_marked() -> None:
    base = scene(played(ludoteca.new("feudum", 4, 1), 120))
    places = [f"location:{found['name']}" for found in base.view["locations"]]
    places += [f"piece:{piece['name']}" for piece in base.view["pieces"]]
    places += [f"guild:{name}" for name in base.view["guilds"]]
    places += [f"scroll:{name}" for name in base.view["guilds"]["noble"]["scrolls"]]
    places += [f"stack:{stack['region']}" for stack in base.view["stacks"]]
    places += [f"card:{name}" for name in base.view["hand"]]
    places += ["row:yellow", "row:purple", "good:saltpeter", "good:food"]
    assert len(places) > 40
    for place in places:
        lines = draw(dataclasses.replace(base, marks={place: "77"}))
        assert [line for line in lines if "77)" in line.plain], place


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_places_look_alike(language: str) -> None:
    words = texts(language, "feudum")
    names = [abridged(words.format(Message(f"location-{name}")), 12) for name in LOCATION_NAMES]
    assert len(set(names)) == len(LOCATION_NAMES)


def test_a_place_tells_who_rules_and_who_stands_there() -> None:
    match = played(ludoteca.new("feudum", 2, 1), 0)
    while match.view(0)["round"] < 1:
        match.play(match.legal_actions()[0])
    base = scene(match)
    found = next(found for found in base.view["locations"] if found["name"] == "forest_c")
    found.update(disc="town", ruler=1, subject=True, serf=0, goods={"iron": 2}, landscape="orchard", grown=3)
    base.view["pieces"] = [{**piece, "at": "forest_c"} for piece in base.view["pieces"]]
    shown = "\n".join([line.plain for line in draw(base)])
    assert "T B²/A•2~3 a b" in shown


def test_it_is_the_drawing_of_the_title() -> None:
    assert drawing("feudum") is draw
