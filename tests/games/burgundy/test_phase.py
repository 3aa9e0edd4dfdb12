"""Phases and rounds: refilling, rolling, the white die, turn order, and what mines pay."""

from __future__ import annotations

from collections import Counter

import pytest

import ludoteca
from tests.games.burgundy.table import (
    GOODS,
    cargo,
    duchy,
    has,
    lay,
    moment,
    pass_turns,
    play,
    points,
    turn,
    who,
)
from tests.games.journal import told

SLOTS = {
    2: "1b city 1c river 2a monastery 2c castle 3a pasture 3c city 4b river 4c city 5b mine 5d monastery "
    "6b city 6d pasture",
    3: "1a monastery 1b city 1c river 2a monastery 2b city 2c castle 3a pasture 3b river 3c city 4b river "
    "4c city 4d pasture 5a city 5b mine 5d monastery 6a castle 6b city 6d pasture",
    4: "1a monastery 1b city 1c river 1d pasture 2a monastery 2b city 2c castle 2d city 3a pasture 3b river "
    "3c city 3d monastery 4a mine 4b river 4c city 4d pasture 5a city 5b mine 5c city 5d monastery "
    "6a castle 6b city 6c river 6d pasture",
}


def expected(players: int, phase: str) -> dict[str, str]:
    words = SLOTS[players].split()
    found = dict(zip(words[::2], words[1::2], strict=True))
    if players == 3 and phase in "BD":
        found["6a"] = "mine"
    return found


def colour(tile: str) -> str:
    head = tile.split("-")[0]
    if head in ("cow", "goat", "pig", "sheep"):
        return "pasture"
    named = {"ship": "river", "castle": "castle", "mine": "mine", "monastery": "monastery"}
    return named.get(head, "city")


@pytest.mark.rule("phase.1", "phase.2", "phase.4", "phase.5", "phase.6", "phase.7", "phase.8", "phase.9")
@pytest.mark.rule("phase.11", "end.1", "round.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_phases_of_five_rounds_refill_every_slot_in_use(players: int) -> None:
    match = ludoteca.new("burgundy", players=players, seed=3)
    gone = 0
    black = 2 * players
    for phase in "ABCDE":
        for number in range(1, 6):
            position = match.position()
            assert (position["phase"], position["round"]) == (phase, number)
            assert len(position["row"]) == 5 - number
            slots = position["slots"]
            numbered = {slot: colour(tile) for slot, tile in slots.items() if not slot.startswith("black")}
            assert numbered == expected(players, phase)
            assert sorted(set(slots) - set(numbered)) == [f"black{n + 1}" for n in range(black)]
            assert len(position["gone"]) == gone
            seats = [who(match)]
            match.play("finish")
            for _ in range(players - 1):
                seats.append(who(match))
                match.play("finish")
            assert seats == position["order"]
        gone += 6 * players + black
    assert match.over()
    assert match.written_actions() == []


@pytest.mark.rule("phase.2", "phase.3")
def test_tiles_leave_the_board_but_goods_stay() -> None:
    match = moment(
        "end of phase", slots={"1b": "bank", "black2": "ship"}, cargo={"3": {"red": 2}, "6": {"pink": 1}}
    )
    assert match.position()["phase"] == "B"
    assert sorted(match.position()["gone"]) == ["bank", "ship"]
    white = str(match.position()["white"])
    landed = cargo(match)
    assert landed["3"]["red"] - (white == "3" and landed["3"]["red"] == 3) == 2
    assert landed["6"]["pink"] >= 1
    assert sum([sum(goods.values()) for goods in landed.values()]) == 4


@pytest.mark.rule("phase.10", "round.2", "round.3")
def test_goods_arrive_one_a_round_in_the_order_of_the_row() -> None:
    row = ["red", "pink", "pink", "orange", "brown"]
    whites = set()
    for seed in range(12):
        match = moment("round", round=0, row=row, rng=seed)
        there: Counter[str] = Counter()
        for number in range(1, 6):
            position = match.position()
            assert position["row"] == row[number:]
            there[f"{position['white']} {row[number - 1]}"] += 1
            whites.add(position["white"])
            found = {
                f"{depot} {good}": n for depot, goods in cargo(match).items() for good, n in goods.items()
            }
            assert found == there
            if number < 5:
                pass_turns(match, 2)
    assert whites == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("round.1")
def test_everybody_rolls_two_open_dice() -> None:
    seen = [set() for _ in range(6)]  # type: list[set[int]]
    for seed in range(40):
        match = moment("round", players=3, round=2, rng=seed)
        dice = match.position()["dice"]
        assert [die for seat in match.view()["seats"] for die in seat["dice"]] == dice
        for number in range(6):
            seen[number].add(dice[number])
    assert seen == [{1, 2, 3, 4, 5, 6}] * 6


@pytest.mark.rule("round.4")
def test_the_white_die_is_no_action_die() -> None:
    mine = {"workers": 0, "goods": {"red": 1}}
    match = turn("12", mine, white=4, slots={"4b": "ship", "1b": "bank"})
    assert match.written_actions() == [
        "take die=first slot=1b",
        "hire die=first",
        "hire die=second",
        "finish",
    ]


@pytest.mark.rule("round.6", "round.7", "round.9")
def test_the_bridge_orders_the_turns() -> None:
    match = moment("round", players=4, order=["C", "A", "D", "B"], pawns=[1, 0, 3, 1], round=1)
    for seat in "CADB":
        assert who(match) == seat
        match.play("finish")
    assert who(match) == "C"
    assert told(match)[1] == "C round 3"


@pytest.mark.rule("round.5", "round.8", "round.9", "ships.8", "ships.9")
def test_a_ship_changes_the_order_of_the_next_round() -> None:
    ship = {"storage": ["ship"]}
    match = moment("turn of B", {}, ship, {}, players=3, dice="112211", order=["A", "B", "C"])
    play(match, "place die=first tile=ship space=18", "sail depot=1", "finish")
    assert who(match) == "C"
    assert match.position()["order"] == ["B", "A", "C"]
    assert match.position()["pawns"] == [0, 1, 0]
    match.play("finish")
    assert who(match) == "B"
    match.play("finish")
    assert who(match) == "A"


@pytest.mark.rule("phase.12", "mines.1")
@pytest.mark.parametrize("phase", "ABCDE")
def test_mines_pay_at_the_end_of_every_phase(phase: str) -> None:
    first = {"tiles": lay("castle 19", "mine 25")}
    second = {"tiles": lay("castle 19", "mine 25 30"), "silver": 2}
    match = moment("end of phase", first, second, {}, players=3, phase=phase)
    assert [has(match, seat)[0] for seat in "ABC"] == [1, 4, 0]
    assert match.over() == (phase == "E")
    if phase == "E":
        assert [points(match, seat) for seat in "ABC"] == [{"leftovers": 1}, {"leftovers": 4}, {}]


@pytest.mark.rule("phase.12", "mines.1")
def test_mines_pay_nothing_before_and_only_in_the_duchy() -> None:
    mine = {"storage": ["mine", "mine"], "silver": 0}
    match = play(turn("44", mine, round=5), "place die=first tile=mine space=25")
    assert has(match) == (0, 0)
    assert match.scores() == [0, 0]
    assert who(match) == "A"
    pass_turns(match, 2)
    assert match.position()["phase"] == "B"
    assert has(match) == (1, 0)


@pytest.mark.rule("phase.13", "monasteries.3")
def test_monastery_2_pays_workers_for_mines() -> None:
    first = {"tiles": lay("castle 19", "mine 25 30", "monastery-2 13")}
    second = {"tiles": lay("castle 19", "mine 25")}
    match = moment("end of phase", first, second)
    assert (has(match, "A"), has(match, "B")) == ((2, 2), (1, 0))
    stored = moment("end of phase", {"tiles": lay("castle 19", "mine 25"), "storage": ["monastery-2"]})
    assert has(stored) == (1, 0)


@pytest.mark.rule("phase.10")
def test_a_phase_lays_out_five_goods() -> None:
    match = moment("phase", phase="B")
    position = match.position()
    assert (position["phase"], position["round"], len(position["row"])) == ("C", 1, 4)
    assert set(position["row"]) <= set(GOODS)
    assert duchy(match)["tiles"] == {"19": "castle"}
