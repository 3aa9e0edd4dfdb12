"""Sailing: any card moves the ship, and only the space where it stops counts."""

from __future__ import annotations

import pytest

from ludoteca.games.millefiori.components import CARD_NAMES
from tests.games.journal import told
from tests.games.millefiori.table import (
    diamonds_of,
    play,
    points,
    seat,
    turn,
    who,
    wins_extra_card,
)

ROUTE = dict(enumerate([1, 1, 1, 3, 1, 10, 0, 1, 5, 1, 1, 10, 10, 1, 5, 0, 1, 1, 1, 10], 1))
EXTRA_CARDS = (7, 16, 20)
SYMBOLS = sorted({card.split("-")[0] for card in CARD_NAMES})


@pytest.mark.rule("sailing.1", "sailing.2", "sailing.3")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_any_card_sails_and_only_its_number_counts(symbol: str) -> None:
    diamonds = {"A": "W01 R01 N11 P11 T11 H11", "B": "H12"}
    match = turn(f"{symbol}-3-1", diamonds, ships={"A": 3})
    assert match.written_actions()[-1] == "sail"
    before = match.position()["owner"]
    play(match, "sail")
    assert match.scores() == [10, 0, 0]
    assert seat(match, "A")["ship"] == 6
    assert match.position()["owner"] == before
    assert diamonds_of(match, "A") == (21, 3)
    assert who(match) == "B"


@pytest.mark.rule("sailing.2", "sailing.5")
def test_a_citizens_card_used_to_sail_as_in_the_rulebook() -> None:
    match = play(turn("lion-3-1", ships={"A": 9}), "sail")
    assert match.scores() == [10, 0, 0]
    assert told(match)[:2] == ["A sailed 12", "A scored 10 route"]


@pytest.mark.rule("sailing.3")
def test_a_ship_card_used_to_sail_fills_no_ship_space_and_moves_only_once() -> None:
    match = play(turn("ship-2-1", {"B": "H11 H12", "C": "T11"}), "sail")
    assert match.position()["owner"] == {"H11": "B", "H12": "B", "T11": "C"}
    assert match.scores() == [1, 0, 0]
    assert seat(match, "A")["ship"] == 2
    assert who(match) == "B"


@pytest.mark.rule("sailing.4")
@pytest.mark.parametrize("helm", range(1, 6))
def test_the_ship_moves_exactly_the_number_of_the_card(helm: int) -> None:
    match = turn(f"quartz-{helm}-1", ships={"A": 10, "B": 2, "C": 17})
    assert [action for action in match.written_actions() if not action.startswith("place")] == ["sail"]
    play(match, "sail")
    assert [seat(match, letter)["ship"] for letter in "ABC"] == [10 + helm, 2, 17]


@pytest.mark.rule("sailing.5", "sailing.7", "sailing.8")
@pytest.mark.parametrize("step", ROUTE)
def test_the_points_and_extra_cards_of_every_space(step: int) -> None:
    match = play(turn("key-1-1", ships={"A": step - 1}), "sail")
    assert seat(match, "A")["ship"] == step
    assert match.scores() == [ROUTE[step], 0, 0]
    assert points(match, "route") == [ROUTE[step], 0, 0]
    assert wins_extra_card(match) is (step in EXTRA_CARDS)
    assert who(match) == ("A" if step in EXTRA_CARDS else "B")


@pytest.mark.rule("sailing.5")
def test_a_ship_that_stops_on_a_five_scores_five_as_in_the_rulebook() -> None:
    assert play(turn("ship-5-1", ships={"A": 4}), "place space=H11", "sail").scores() == [5, 0, 0]


@pytest.mark.rule("sailing.6")
@pytest.mark.parametrize(
    ("start", "helm", "stop"), [(5, 3, 8), (11, 3, 14), (15, 2, 17), (3, 2, 5), (8, 2, 10)]
)
def test_spaces_passed_give_nothing(start: int, helm: int, stop: int) -> None:
    match = play(turn(f"key-{helm}-1", ships={"A": start}), "sail")
    assert seat(match, "A")["ship"] == stop
    assert match.scores() == [1, 0, 0]
    assert not wins_extra_card(match)


@pytest.mark.rule("sailing.7")
def test_a_ship_that_stops_on_the_symbol_wins_an_extra_card_as_in_the_rulebook() -> None:
    match = play(turn("fish-4-1", ships={"A": 3}), "sail")
    assert told(match) == ["A sailed 7", "A extra"]


@pytest.mark.rule("sailing.8", "sailing.9")
@pytest.mark.parametrize(("start", "helm"), [(19, 1), (19, 5), (18, 2), (18, 3), (16, 4), (16, 5), (15, 5)])
def test_the_last_space_gives_ten_points_and_an_extra_card_and_surplus_steps_are_lost(
    start: int, helm: int
) -> None:
    match = play(turn(f"quartz-{helm}-1", ships={"A": start}), "sail")
    assert seat(match, "A")["ship"] == 20
    assert match.scores() == [10, 0, 0]
    assert told(match) == ["A sailed 20", "A scored 10 route", "A extra"]


@pytest.mark.rule("sailing.9")
def test_one_step_short_of_the_end_is_not_the_end() -> None:
    match = play(turn("quartz-4-1", ships={"A": 15}), "sail")
    assert seat(match, "A")["ship"] == 19
    assert match.scores() == [1, 0, 0]
    assert not wins_extra_card(match)


@pytest.mark.rule("sailing.10", "sailing.12")
def test_a_ship_on_the_last_space_brings_nothing_more() -> None:
    match = turn("vases-5-1", ships={"A": 20, "B": 4}, discard=[])
    assert "sail" in match.written_actions()
    play(match, "sail")
    assert seat(match, "A")["ship"] == 20
    assert match.scores() == [0, 0, 0]
    assert not wins_extra_card(match)
    assert match.position()["discard"] == ["vases-5-1"]
    assert diamonds_of(match, "A") == (27, 3)
    assert who(match) == "B"
    assert [line for line in told(match) if line.startswith("A")] == ["A stayed"]


@pytest.mark.rule("sailing.11", "sailing.10")
def test_with_the_ship_on_the_last_space_harbour_cards_still_fill_ship_spaces() -> None:
    match = turn("ship-5-1", {"A": "H11 H12", "B": "T13"}, ships={"A": 20}, discard=[])
    play(match, "place space=H13")
    assert match.scores() == [3, 0, 0]
    assert seat(match, "A")["ship"] == 20
    assert match.position()["discard"] == ["ship-5-1"]
    assert not wins_extra_card(match)
    assert who(match) == "B"


@pytest.mark.rule("sailing.11")
def test_one_space_before_the_end_the_ship_is_still_asked_to_move() -> None:
    match = play(turn("ship-5-1", ships={"A": 19}), "place space=H13")
    assert match.written_actions() == ["sail", "stay"]


@pytest.mark.rule("sailing.13")
def test_any_number_of_ships_may_share_a_space() -> None:
    match = play(turn("key-2-1", players=4, ships={"A": 7, "B": 9, "C": 9, "D": 9}), "sail")
    assert [seat(match, letter)["ship"] for letter in "ABCD"] == [9, 9, 9, 9]
    assert match.scores() == [5, 0, 0, 0]


@pytest.mark.rule("sailing.13")
def test_ships_on_the_way_block_nobody() -> None:
    match = play(turn("key-3-1", players=4, ships={"A": 7, "B": 8, "C": 9, "D": 10}), "sail")
    assert [seat(match, letter)["ship"] for letter in "ABCD"] == [10, 8, 9, 10]


@pytest.mark.rule("sailing.14", "turn.9", "turn.10")
def test_a_card_used_to_sail_is_gone_and_its_space_cannot_be_filled() -> None:
    match = play(turn("coin-1-1", discard=[]), "sail")
    position = match.position()
    assert position["discard"] == ["coin-1-1"]
    zones = [position["pile"], position["face_up"], *[p["hand"] for p in position["players"]]]
    zones += [[p["kept"], position["playing"]] for p in position["players"]]
    coins = {card for zone in zones for card in zone if card is not None and card.startswith("coin")}
    assert coins == {"coin-2-1", "coin-3-1", "coin-5-1"}
