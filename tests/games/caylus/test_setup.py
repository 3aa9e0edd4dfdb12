"""Preparation, the seven phases and income."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.errors import IllegalAction, OptionError
from tests.games.caylus.table import (
    BATCH,
    FIXED,
    NEUTRAL,
    PRESTIGE,
    SEATS,
    STONE,
    WOOD,
    asked,
    cubes,
    deniers,
    moment,
    places,
    play,
    road,
    seat,
    uses,
    workers,
)

MONEY = {2: [5, 5], 3: [5, 6, 6], 4: [5, 6, 6, 7], 5: [5, 6, 6, 7, 7]}


@pytest.mark.rule("setup.1")
def test_two_to_five_people_play() -> None:
    assert ludoteca.title("caylus").players == (2, 3, 4, 5)
    for players in (0, 1, 6):
        with pytest.raises(OptionError):
            ludoteca.new("caylus", players=players)


@pytest.mark.rule("setup.2", "setup.3", "setup.5", "setup.6", "setup.7", "setup.8", "setup.11", "setup.13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_at_the_start(players: int) -> None:
    match = ludoteca.new("caylus", players=players, seed=3)
    start = match.position()
    assert start["supply"] == WOOD + STONE + PRESTIGE
    assert (len(WOOD), len(STONE), len(PRESTIGE)) == (8, 9, 9)
    assert start["removed"] == ["jeweller"]
    assert {space: name for space, name in start["road"].items() if name in FIXED} == {
        "7": "fixed_peddler",
        "8": "fixed_carpenter",
        "16": "gold_mine",
    }
    assert len(start["road"]) == 9
    assert len(match.view()["road"]) == 28
    assert (start["bailiff"], start["provost"], start["turn"]) == (6, 6, 1)
    assert len(start["players"]) == players
    for letter in SEATS[:players]:
        me = seat(match, letter)
        assert (me["workers"], me["points"], me["favours"]) == (6, {}, {})
        assert me["cubes"] == {"food": 2, "wood": 1}
        assert (me["at"], me["own"], me["residences"], me["houses"]) == ([], [], [], {})
    assert match.scores() == [0] * players
    assert asked(match) == f"{start['order'][0]} place"


@pytest.mark.rule("setup.4")
def test_the_neutral_tiles_are_shuffled_onto_the_first_six_spaces() -> None:
    seen = set()
    for seed in range(30):
        laid = ludoteca.new("caylus", players=3, seed=seed).position()["road"]
        tiles = [laid[str(space)] for space in range(1, 7)]
        assert sorted(tiles) == sorted(NEUTRAL)
        seen.add(tuple(tiles))
    assert len(seen) > 25
    for space in range(6):
        assert {tiles[space] for tiles in seen} == set(NEUTRAL)


@pytest.mark.rule("setup.9", "setup.10", "income.6", "income.1", "two-players.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_order_is_drawn_and_decides_the_money(players: int) -> None:
    firsts = set()
    for seed in range(25):
        match = ludoteca.new("caylus", players=players, seed=seed)
        order = match.position()["order"]
        assert sorted(order) == list(SEATS[:players])
        assert [seat(match, letter)["deniers"] - 2 for letter in order] == MONEY[players]
        assert asked(match) == f"{order[0]} place"
        assert match.moments == []
        firsts.add("".join(order))
    assert {order[0] for order in firsts} == set(SEATS[:players])
    assert {order[-1] for order in firsts} == set(SEATS[:players])


@pytest.mark.rule("setup.12")
def test_everybody_sees_all_money_and_cubes() -> None:
    match = ludoteca.new("caylus", players=3, seed=2)
    assert match.view(0) == match.view(1) == match.view(2) == match.view(None)
    shown = match.view(1)["seats"]
    assert [player["deniers"] for player in shown] == deniers(match)
    assert shown[0]["cubes"] == {"food": 2, "wood": 1, "stone": 0, "cloth": 0, "gold": 0}
    assert ludoteca.title("caylus").hidden is False
    assert ludoteca.title("caylus").chance is False


@pytest.mark.rule("setup.14", "setup.15", "setup.16")
def test_cubes_coins_and_houses_never_run_out() -> None:
    match = uses("neutral_quarry", cubes={"stone": 45})
    assert cubes(match, "A") == {"stone": 46}
    rich = play(uses("neutral_marketplace", cubes={"food": 1}, deniers=500), "sell cube=food")
    assert deniers(rich)[0] == 504
    many = moment(
        "castle",
        A={"houses": {"dungeon": 6, "walls": 10, "towers": 9}, "cubes": dict(BATCH)},
        castle=["A"],
        scored=2,
        bailiff=19,
    )
    play(many, "deliver batch=food-wood-stone")
    assert seat(many, "A")["houses"] == {"dungeon": 6, "walls": 10, "towers": 10}


@pytest.mark.rule("turn.1")
def test_the_seven_phases_follow_each_other() -> None:
    match = moment(
        "turn",
        A={"cubes": {"food": 1, "stone": 1, "wood": 1}},
        C={"houses": {"dungeon": 2}},
        bailiff=10,
    )
    phases = [match.view()["phase"]]
    for action in (
        "place building=merchants_guild",
        "place building=neutral_farm",
        "pass",
        "place building=castle",
        "pass",
        "pass",
    ):
        assert match.view()["phase"] == "placing_workers"
        match.play(action)
    phases.append(match.view()["phase"])
    for action in ("provost space=11", "decline", "decline", "decline", "take cube=food"):
        match.play(action)
        phases.append(match.view()["phase"])
    match.play("deliver batch=food-wood-stone")
    phases.append(match.view()["phase"])
    match.play("favour line=prestige")
    phases.append(match.view()["phase"])
    match.play("favour line=deniers")
    phases.append(match.view()["phase"])
    assert phases == [
        "placing_workers",
        "special_buildings",
        "provost",
        "provost",
        "provost",
        "buildings",
        "castle",
        "castle",
        "end_of_turn",
        "placing_workers",
    ]
    assert match.view()["turn"] == 2


@pytest.mark.rule("turn.2")
def test_the_order_stays_from_turn_to_turn() -> None:
    match = moment("turn", players=4, order=["C", "A", "D", "B"])
    for turn in (1, 2, 3):
        assert match.view()["turn"] == turn
        for letter in "CADB":
            assert asked(match) == f"{letter} place"
            match.play("pass")
        while asked(match).endswith("provost"):
            match.play("decline")
    assert match.position()["order"] == ["C", "A", "D", "B"]


@pytest.mark.rule("turn.3", "turn.5")
def test_what_is_paid_is_gone_and_nobody_else_gets_it() -> None:
    match = moment("placing of A", B={"own": ["mason"]})
    play(match, "place building=mason")
    assert deniers(match) == [9, 10, 10]
    # B is asked for a worker, not for a deal.
    assert {action.split()[0] for action in match.written_actions()} == {"place", "pass"}
    with pytest.raises(IllegalAction):
        match.play("take cube=food")


@pytest.mark.rule("turn.4")
def test_nobody_pays_with_what_the_action_brings() -> None:
    # Without a denier the peddler does nothing, though a market further on would bring some.
    match = road(A={"at": ["fixed_peddler"], "deniers": 1})
    assert asked(match) == "C deliver"
    assert deniers(match)[0] == 1
    # One ordinary cube and a gold do not pay the alchemist, who would give the gold.
    match = uses("alchemist", cubes={"food": 1, "gold": 3})
    assert asked(match) == "C deliver"


@pytest.mark.rule("turn.6")
def test_no_score_falls_below_zero() -> None:
    for had, left in ((0, 0), (1, 0), (2, 0), (3, 1)):
        match = moment("castle", A={"points": {"castle": had}}, B={"cubes": BATCH}, castle=["A", "B"])
        assert match.scores() == [left, 0, 0]


@pytest.mark.rule("turn.7", "turn.8")
def test_gold_stands_for_nothing_else() -> None:
    # Neither wood nor food nor stone nor cloth, nor deniers.
    assert asked(uses("neutral_carpenter", cubes={"gold": 9})) == "C deliver"
    assert asked(uses("mason", cubes={"gold": 9, "food": 1})) == "C deliver"
    assert asked(uses("tailor", cubes={"gold": 9, "cloth": 1})) == "C deliver"
    assert asked(uses("bank", cubes={"gold": 9}, deniers=1)) == "C deliver"
    assert asked(uses("lawyer", cubes={"gold": 9})) == "C deliver"
    poor = moment("placing of A", A={"deniers": 0, "cubes": {"gold": 9}})
    assert asked(poor) == "B place"


@pytest.mark.rule("income.1", "income.2", "income.3", "income.4", "income.5")
@pytest.mark.parametrize(
    ("owned", "homes", "income"),
    [
        ([], 0, 2),
        ([], 1, 3),
        (["library"], 0, 3),
        (["hotel"], 0, 4),
        (["library", "hotel"], 2, 7),
        (["cathedral", "mason", "park", "statue"], 0, 2),
        (["hotel"], 14, 18),
    ],
)
def test_income(owned: list[str], homes: int, income: int) -> None:
    open_spaces = [1, 2, 3, 4, 5, 6, *range(13, 16), *range(17, 24)]
    match = moment(
        "turn",
        A={"own": owned, "residences": [str(space) for space in open_spaces[:homes]], "deniers": 40},
        B={"deniers": 0, "workers": 5},
        inn_right="B",
    )
    assert deniers(match) == [40 + income, 2, 12]
    assert match.view()["seats"][0]["income"] == income


@pytest.mark.rule("income.1", "bailiff.5")
def test_income_comes_at_the_start_of_every_turn() -> None:
    match = moment("castle")
    assert deniers(match) == [12, 12, 12]
    assert workers(match) == [6, 6, 6]
    assert asked(match) == "A place"
    assert places(match)[0] == "gate"
    assert match.view()["turn"] == 2
    assert match.view()["open_columns"] == 2
