"""Preparation."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.core.errors import OptionError
from ludoteca.core.rng import Scripted
from ludoteca.games.millefiori.components import CARD_NAMES
from tests.games.journal import told
from tests.games.millefiori.table import SEATS, play, seat, turn

FACE_UP = {2: 9, 3: 4, 4: 9}


def start(players: int, seed: int = 0) -> dict[str, Any]:
    """The position after preparation and the first deal."""
    return ludoteca.new("millefiori", players=players, seed=seed).position()


def cards_in(position: dict[str, Any]) -> list[str]:
    """Every card, wherever it is."""
    found = [*position["pile"], *position["face_up"], *position["discard"]]
    for player in position["players"]:
        found += [*player["hand"], player["kept"]]
    return [card for card in [*found, position["playing"]] if card is not None]


@pytest.mark.rule("setup.1")
def test_two_three_or_four_people_play() -> None:
    assert ludoteca.title("millefiori").players == (2, 3, 4)
    for players in (2, 3, 4):
        assert len(start(players)["players"]) == players
        assert ludoteca.new("millefiori", players=players).game.seats() == players
    for players in (0, 1, 5):
        with pytest.raises(OptionError):
            ludoteca.new("millefiori", players=players)


@pytest.mark.rule("setup.2", "setup.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pile_is_made_of_the_109_cards_without_the_doge(players: int) -> None:
    cards = cards_in(start(players))
    assert len(cards) == 109
    assert sorted(cards) == sorted(CARD_NAMES)
    assert "dux" not in cards


@pytest.mark.rule("setup.2")
def test_the_doge_cannot_be_played() -> None:
    assert not any("dux" in name or "doge" in name for name in CARD_NAMES)


@pytest.mark.rule("setup.3")
def test_the_cards_are_shuffled() -> None:
    orders = [tuple(cards_in(start(3, seed))) for seed in range(20)]
    assert len(set(orders)) == 20
    # Cards of every area turn up among the first ones.
    firsts = {order[-1].split("-")[0] for order in orders} | {order[0].split("-")[0] for order in orders}
    assert len(firsts) > 8


@pytest.mark.rule("setup.3")
def test_the_pile_lies_face_down() -> None:
    match = ludoteca.new("millefiori", players=2, seed=5)
    hidden = set(match.position()["pile"])
    for viewer in (0, 1, None):
        shown = str(match.view(viewer))
        assert not [card for card in hidden if card in shown]


@pytest.mark.rule("setup.4", "setup.5", "round.1")
@pytest.mark.parametrize(("players", "left"), [(2, 100), (3, 105), (4, 100)])
def test_the_first_face_up_cards_come_from_the_pile(players: int, left: int) -> None:
    # The script names the cards as they are drawn, then the start player.
    named = [7, 23, 42, 108, 61, 3, 99, 54, 0][: FACE_UP[players]]
    game = ludoteca.title("millefiori").start(players, Scripted([*named, 1]), {})
    position = ludoteca.title("millefiori").format.write(game)
    assert position["face_up"] == [CARD_NAMES[card] for card in named]
    assert len(position["face_up"]) == FACE_UP[players]
    assert len(position["pile"]) == left - 5 * players


@pytest.mark.rule("setup.6", "setup.7", "setup.8", "setup.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_each_player_begins_with(players: int) -> None:
    position = start(players, seed=3)
    for player in position["players"]:
        assert player.pop("supply") == 27
        assert player.pop("reserve") == 3
        assert player.pop("ship") == 0
        assert player.pop("points") == {}
        assert player.pop("collected") == 0
        assert player.pop("kept") is None
        assert len(player.pop("hand")) == 5
        assert player == {}
    assert ludoteca.new("millefiori", players=players).scores() == [0] * players


@pytest.mark.rule("setup.6")
def test_the_board_begins_empty() -> None:
    position = start(4)
    assert position["owner"] == {}
    assert position["bonus"] == {}
    assert position["discard"] == []
    assert position["playing"] is None
    assert (position["round"], position["trick"], position["extra"]) == (1, 0, False)


@pytest.mark.rule("setup.10")
def test_the_count_goes_on_after_a_hundred() -> None:
    seats = [{"points": {"route": 99}}, {"points": {"trade": 100}}, {"points": {"bonus": 205}}]
    match = turn("swans-1-1", {"B": "T14", "C": "T24 T34"}, seats=seats)
    play(match, "place space=T44")
    assert match.scores() == [103, 104, 213]


@pytest.mark.rule("setup.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_start_player_is_drawn_at_random(players: int) -> None:
    title = ludoteca.title("millefiori")
    draws = list(range(FACE_UP[players]))
    for drawn in range(players):
        game = title.start(players, Scripted([*draws, drawn]), {})
        assert title.format.write(game)["first"] == SEATS[drawn]
    firsts = [start(players, seed)["first"] for seed in range(60)]
    assert {letter: firsts.count(letter) > 60 / players / 3 for letter in SEATS[:players]} == dict.fromkeys(
        SEATS[:players], True
    )


@pytest.mark.rule("setup.11")
def test_the_start_player_is_announced_and_seen_by_all() -> None:
    match = ludoteca.new("millefiori", players=3, seed=4)
    first = match.view()["first"]
    assert told(match) == [f"{SEATS[first]} first", f"{SEATS[first]} round 1"]
    assert [match.view(viewer)["first"] for viewer in range(3)] == [first] * 3


@pytest.mark.rule("setup.12")
@pytest.mark.parametrize("letter", SEATS)
def test_each_seat_plays_its_own_diamonds_and_ship(letter: str) -> None:
    match = play(
        turn("ship-4-1", {"A": "H21", "B": "H22", "C": "H31", "D": "H32"}, of=letter, players=4),
        "place space=H11",
        "sail",
    )
    assert match.view()["spaces"]["H11"] == SEATS.index(letter)
    for other in SEATS:
        mine = other == letter
        assert (seat(match, other)["supply"], seat(match, other)["ship"]) == ((25, 4) if mine else (26, 0))
