"""Drawings: everything is on them, they fit, and a title without one is still playable."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import ludoteca
from ludoteca.core.match import Match
from ludoteca.core.rng import seeded
from ludoteca.games.millefiori.components import SPACE_NAMES
from ludoteca.terminal.boards import Scene, drawing, plain
from ludoteca.terminal.boards.lines import beside
from ludoteca.terminal.boards.millefiori import draw
from ludoteca.terminal.choices import choices_of, marks_of
from ludoteca.texts import LANGUAGES, texts


def scene(match: Match, seat: int | None, language: str = "en", width: int = 80, height: int = 24) -> Scene:
    marks = {} if seat is None else marks_of(match.title, choices_of(match, seat))
    return Scene(
        match.title.key,
        match.view(seat),
        seat,
        tuple(match.deciding()),
        ("Ana", "Luis", "Zoë", "a very long name indeed")[: match.record.players],
        texts(language, match.title.key),
        width,
        height,
        marks,
    )


def played(players: int, actions: int, seed: int = 1) -> Match:
    """A game some random actions on."""
    match, rng = ludoteca.new("millefiori", players, seed), seeded(seed)
    while not match.over() and actions:
        options = match.legal_actions()
        match.play(options[rng.below(len(options))])
        actions -= 1
    return match


def text(match: Match, seat: int | None, **settings: Any) -> str:
    return "\n".join([line.plain for line in draw(scene(match, seat, **settings))])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_fits_a_small_terminal(players: int, language: str) -> None:
    for actions in (0, 10, 60, 500):
        match = played(players, actions)
        lines = draw(scene(match, None if match.over() else match.player(), language))
        assert max([line.cell_len for line in lines]) <= 80
        assert len(lines) <= 18 + len(match.view(None)["face_up"]) // 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_diamond_is_on_it(players: int) -> None:
    match = played(players, 500)
    assert match.over()
    shown = text(match, None)
    view = match.view(None)
    for seat in range(players):
        placed = [*view["spaces"].values(), *view["bonus"].values()].count(seat)
        letter = f" {'ABCD'[seat]} "
        # Neighbouring diamonds of one player share no blank, and the panel shows each letter once.
        assert shown.count(letter) == placed + 1


def test_every_space_can_be_marked() -> None:
    match = ludoteca.new("millefiori", 2, 1)
    base = scene(match, 0)
    for number, name in enumerate(SPACE_NAMES):
        lines = draw(dataclasses.replace(base, marks={f"space:{name}": str(number % 90 + 10)}))
        assert [line for line in lines if f"{number % 90 + 10})" in line.plain], name


def test_new_diamonds_are_marked() -> None:
    match = ludoteca.from_position("millefiori", {"players": 2, "owner": {"W09": "B"}})
    shown = draw(dataclasses.replace(scene(match, 0), fresh=frozenset({"space:W09"})))
    assert any(["‹B›" in line.plain for line in shown])
    assert not any(["‹B›" in line.plain for line in draw(scene(match, 0))])


def test_an_onlooker_sees_no_hand() -> None:
    match = ludoteca.new("millefiori", 2, 1)
    assert "Hand" in text(match, 0)
    assert "Hand" not in text(match, None)


def test_remembered_hands_are_shown_where_there_is_room() -> None:
    match = ludoteca.new("millefiori", 2, 1)
    while not match.view(0)["remembered"]:
        match.play(match.legal_actions()[0])
    assert "B holds" in text(match, 0, height=40)
    assert "B holds" not in text(match, 0)


def test_sets_of_all_are_shown_where_there_is_room() -> None:
    match = ludoteca.new("millefiori", 2, 1)
    assert "0/4" in text(match, 0, width=100)
    assert max([line.cell_len for line in draw(scene(match, 0, width=100))]) <= 100


def test_ships_share_a_step() -> None:
    data = {"players": [{"ship": 7}, {"ship": 7}, {"ship": 7}, {"ship": 8}]}
    match = ludoteca.from_position("millefiori", data)
    assert any([line.strip() == "ABC  D" for line in text(match, 0).splitlines()])


def test_a_title_without_a_drawing_gets_the_plain_one() -> None:
    assert drawing("millefiori") is draw
    assert drawing("something-else") is plain.draw
    match = ludoteca.new("millefiori", 2, 1)
    lines = [line.plain for line in plain.draw(scene(match, 0))]
    assert "pile: 90" in lines
    assert "seats: " in lines
    assert "  0: " in lines


def test_blocks_of_different_heights_stand_beside_each_other() -> None:
    from rich.text import Text

    lines = beside([Text("a")], [Text("b"), Text("c")], 4)
    assert [line.plain for line in lines] == ["a   b", "    c"]
