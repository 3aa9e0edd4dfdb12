"""Rows of the Duel: the same from both seats, and what decides the race shows in them."""

from __future__ import annotations

import ludoteca
from ludoteca import Match
from ludoteca.games.duel.rows import ROW
from tests.every_game.rowed import rows_of
from tests.games.duel.table import FULL, moment, play, turn


def row(match: Match, seat: int = 0) -> dict[str, float]:
    """A player's row by name."""
    return dict(zip(ROW.names, rows_of(match.title, match.game)[seat], strict=True))


def test_a_row_does_not_depend_on_the_number_of_the_seat() -> None:
    one = moment(
        A={"hand": "austin abbey scout", "cards": "marketplace", "goods": FULL, "cities": "f"},
        B={"hand": "harald goldsmith", "road_left": True, "goods": {"ore": 2}},
    )
    written = one.position()
    red, blue = written["players"]
    other = ludoteca.from_position(
        "duel", {"moment": "action phase of B", "players": [blue, red], "stock": written["stock"]}
    )
    mine, theirs = rows_of(one.title, one.game)
    assert mine != theirs
    assert rows_of(other.title, other.game) == [theirs, mine]


def test_points_within_reach_show() -> None:
    rich = row(moment(A={"goods": FULL}))
    poor = row(moment(A={"goods": {}}))
    assert (rich["short of a city"], rich["points now"]) == (0, 1)
    assert (poor["short of a city"], poor["points now"]) == (1, 0)


def test_what_is_left_over_can_be_traded() -> None:
    three_short = row(moment(A={"goods": {"grain": 2}}))
    traded = row(moment(A={"goods": {"grain": 2, "wool": 3, "lumber": 3}}))
    assert three_short["short of a city"] == 3 / 4
    assert traded["short of a city"] == 1 / 4


def test_a_hero_that_wins_the_token_is_a_point() -> None:
    with_token = row(moment(A={"hand": "candamir", "goods": {"grain": 1, "wool": 2, "ore": 1}}))
    assert with_token["points of cards 0 short"] == 1
    beaten = {"cards": "carl_forkbeard"}
    against = moment(
        A={"hand": "candamir", "goods": {"grain": 1, "wool": 2, "ore": 1}},
        B=beaten,
        setup="turmoil",
    )
    assert row(against)["points of cards 0 short"] == 0


def test_a_number_chosen_by_brigitta_is_as_good_as_its_yield() -> None:
    chosen = play(turn(A={"hand": "brigitta", "goods": {}}), "play card=brigitta", "number number=6")
    assert row(chosen)["receives"] == 1 / 2
    assert row(chosen)["roll to come"] == 1


def test_more_than_seven_resources_tempt_the_brigands() -> None:
    exposed = row(turn(A={"goods": {"brick": 3, "wool": 3, "gold": 2}}))
    safe = row(turn(A={"goods": {"brick": 3, "wool": 3, "gold": 1}}))
    assert (exposed["brigands would come"], safe["brigands would come"]) == (1, 0)
    assert (exposed["what brigands would take"], safe["what brigands would take"]) == (1, 0)


def test_phases_still_to_come_are_told_for_both() -> None:
    before = turn()
    assert [row(before, seat)["roll to come"] for seat in range(2)] == [1, 0]
    assert [row(before, seat)["their roll to come"] for seat in range(2)] == [0, 1]
    acting = moment()
    assert row(acting)["roll to come"] == 0
    assert row(acting)["action phase to come"] == 1
