"""The solo game: a counter that chases a goal, goods for black tiles, colours that bring tiles."""

from __future__ import annotations

from typing import Any

import pytest
from rich.text import Text

import ludoteca
from ludoteca import Match
from ludoteca.core.errors import LudotecaError
from ludoteca.games.burgundy import components as box
from ludoteca.terminal.choices import choices_of, show_choices
from ludoteca.texts import texts
from tests.games.burgundy.table import (
    GOODS,
    cargo,
    duchy,
    has,
    lay,
    options,
    pass_turns,
    play,
    points,
    solo,
    spaces,
)
from tests.games.journal import told
from tests.games.picks import pool

BOARD = {
    "1b": "bank", "1c": "ship", "2a": "monastery-1", "2c": "castle", "3a": "cow-2", "3c": "church",
    "4b": "ship", "4c": "market", "5b": "mine", "5d": "monastery-3", "6b": "warehouse", "6d": "pig-2",
}  # fmt: skip
FIRST_SLOT = {1: "1b", 2: "2a", 3: "3a", 4: "4b", 5: "5b", 6: "6b"}
NEXT_SLOT = {1: "1c", 2: "2c", 3: "3c", 4: "4c", 5: "5d", 6: "6d"}


def counter(match: Match) -> tuple[int, int]:
    position = match.position()
    return position["counter"], position["goal"]


@pytest.mark.rule("solo.1", "solo.2", "solo.3", "solo.5", "solo.6", "solo.7")
@pytest.mark.parametrize(("board", "castles"), [("13a", [7, 9, 12, 29]), ("13b", None)])
def test_the_start(board: str, castles: list[int] | None) -> None:
    match = ludoteca.new("burgundy", players=1, options={"solo": board})
    printed = box.board_named(board)
    wanted = [space + 1 for space in printed.spaces_of[box.CASTLE_COLOUR]]
    assert castles in (None, wanted)
    assert printed.spaces == 37
    assert match.written_actions() == [f"found space={space}" for space in wanted]
    play(match, f"found space={wanted[1]}")
    mine = duchy(match)
    assert (mine["board"], mine["tiles"]) == (board, {str(wanted[1]): "castle"})
    assert (mine["silver"], mine["workers"], sum(mine["goods"].values())) == (1, 2, 3)
    assert (counter(match), match.scores()) == ((0, 50), [0])
    position = match.position()
    assert len([slot for slot in position["slots"] if slot.startswith("black")]) == 4
    assert len([slot for slot in position["slots"] if not slot.startswith("black")]) == 11


@pytest.mark.rule("solo.6")
def test_the_goal_may_begin_elsewhere() -> None:
    for goal in range(45, 56):
        match = ludoteca.new("burgundy", players=1, options={"goal": goal})
        assert counter(match) == (0, goal)
    for goal in (44, 56):
        with pytest.raises(LudotecaError):
            ludoteca.new("burgundy", players=1, options={"goal": goal})


@pytest.mark.rule("solo.4", "solo.14", "solo.15", "solo.38")
def test_a_ship_takes_one_depot_and_clears_the_others() -> None:
    there = {"2": {"red": 1, "pink": 2}, "5": {"brown": 1, "red": 1}}
    mine = {"goods": {"turquoise": 1, "purple": 1, "orange": 1}}
    match = play(solo("ship of A", "1-", mine, cargo=there), "sail depot=2")
    assert duchy(match)["goods"] == {"turquoise": 1, "purple": 1, "orange": 1, "red": 1, "pink": 2}
    assert (cargo(match), match.position()["gone_goods"]) == ({}, {"red": 1, "brown": 1})
    assert match.position()["pawns"] == [0]
    placed = solo(dice="3-", duchy={"tiles": lay("castle 12"), "storage": ["ship"]})
    play(placed, "place die=first tile=ship space=17")
    assert {"next effect=1", "next effect=2"} == set(placed.written_actions())
    play(placed, "next effect=2", "sail depot=1")
    assert placed.position()["pawns"] == [0]


@pytest.mark.rule("solo.8", "solo.9", "solo.10", "solo.11")
def test_the_white_die_removes_a_tile() -> None:
    whites = set()
    for seed in range(24):
        match = solo("round", round=0, slots=BOARD, rng=seed)
        position = match.position()
        white = position["white"]
        whites.add(white)
        assert position["gone"] == [BOARD[FIRST_SLOT[white]]]
        assert FIRST_SLOT[white] not in position["slots"]
        assert len(position["slots"]) == 11
        assert [sum(goods.values()) for goods in cargo(match).values()] == [1]
        assert [*cargo(match)] == [str(white)]
        rest = {slot: tile for slot, tile in BOARD.items() if slot != FIRST_SLOT[white]}
        again = solo("round", round=0, slots=rest, rng=seed).position()
        assert (again["white"], again["gone"]) == (white, [BOARD[NEXT_SLOT[white]]])
        empty = {slot: tile for slot, tile in BOARD.items() if slot[0] != str(white)}
        later = solo("round", round=0, slots=empty, rng=seed).position()
        assert later["gone"] == [BOARD[FIRST_SLOT[white % 6 + 1]]]
        one = 1 + (white + 3) % 6
        alone = solo("round", round=0, slots={NEXT_SLOT[one]: BOARD[NEXT_SLOT[one]]}, rng=seed).position()
        assert (alone["gone"], alone["slots"]) == ([BOARD[NEXT_SLOT[one]]], {})
        nothing = solo("round", round=0, slots={"black1": "bank"}, rng=seed).position()
        assert (nothing["gone"], nothing["slots"]) == ([], {"black1": "bank"})
    assert whites == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("solo.8", "solo.39", "solo.40", "solo.41")
def test_twenty_five_rounds_and_no_final_scoring() -> None:
    match = ludoteca.new("burgundy", players=1, seed=5)
    play(match, "found space=7")
    rounds = 0
    while not match.over():
        assert match.view()["solo"]["won"] is None
        rounds += 1
        match.play("finish")
    assert rounds == 25
    assert (match.view()["solo"]["won"], match.scores(), match.ranking()) == (False, [0], [2])
    rich = {
        "silver": 9,
        "workers": 9,
        "goods": {"red": 3},
        "tiles": lay("castle 7", "monastery-17 8", "watchtower 2"),
    }
    late = pass_turns(solo(duchy=rich, phase="E", round=5), 1)
    assert (late.over(), late.scores(), late.view()["solo"]["won"]) == (True, [0], False)


@pytest.mark.rule("solo.12", "solo.13")
def test_rivers_lead_to_other_regions() -> None:
    mine = {"tiles": lay("castle 12"), "storage": ["ship", "mine", "bank"]}
    for die, ships, banks in (
        (1, [], [18]),
        (2, [], [6]),
        (3, [17], []),
        (4, [], []),
        (5, [], []),
        (6, [], [5]),
    ):
        match = solo(dice=f"{die}-", duchy=mine)
        assert (spaces(match, "ship"), spaces(match, "bank"), spaces(match, "mine")) == (ships, banks, [])
    sailed = {**mine, "tiles": lay("castle 12", "ship 17")}
    assert spaces(solo(dice="1-", duchy=sailed), "ship") == [27]
    assert spaces(solo(dice="3-", duchy=sailed), "ship") == [31]
    match = play(solo(dice="1-", duchy=sailed), "place die=first tile=ship space=27", "next effect=1")
    assert points(match) == {"areas": 1, "phases": 10}


# --- goods for black tiles --------------------------------------------------------------------------


@pytest.mark.rule("solo.16", "solo.17", "solo.18", "solo.19")
def test_five_goods_buy_a_black_tile_face_down() -> None:
    black = {"black1": "mine", "black3": "bank"}
    mine = {"goods": {"pink": 2, "red": 3, "brown": 1}}
    match = play(solo("ship of A", "--", mine, slots=black), "sail depot=1")
    assert match.written_actions() == ["swap slot=black1", "swap slot=black3", "decline"]
    declined = play(match.clone(), "decline")
    assert (duchy(declined)["storage"], duchy(declined)["goods"]) == ([], mine["goods"])
    play(match, "swap slot=black3")
    assert match.written_actions() == ["give goods=pink"]
    assert pool(match) == (5, "pink pink red red red brown")
    play(match, "give goods=pink")
    assert match.written_actions() == ["give goods=pink", "give goods=red"]
    play(match, "give goods=red")
    assert match.written_actions() == ["give goods=red"]
    assert pool(match) == (3, "red red brown")
    play(match, "give goods=red", "give goods=red")
    assert match.written_actions() == ["give goods=brown"]
    before = match.position()
    assert before["duchies"][0]["storage"] == ["face-down"]
    play(match, "give goods=brown")
    assert (duchy(match)["goods"], duchy(match)["storage"]) == ({"pink": 1}, ["face-down"])
    position = match.position()
    assert position["gone_goods"] == {"pink": 1, "red": 3, "brown": 1}
    assert position["gone"][0] == "bank"
    assert options(match, "swap") == []


@pytest.mark.rule("solo.16", "solo.18")
@pytest.mark.parametrize(
    ("goods", "black", "possible"),
    [
        ({"red": 4}, {"black1": "mine"}, False),
        ({"red": 5}, {"black1": "mine"}, True),
        ({"red": 6}, {}, False),
    ],
)
def test_when_goods_can_be_swapped(goods: dict[str, int], black: dict[str, str], possible: bool) -> None:
    match = play(solo("ship of A", "14", {"goods": goods}, slots=black), "sail depot=1")
    assert options(match, "swap") == (["swap slot=black1"] if possible else [])
    turn = solo("turn of A", "14", {"goods": goods}, slots=black)
    assert options(turn, "swap") == []


@pytest.mark.rule("solo.18", "take.7")
def test_only_one_swap_a_ship_and_room_for_it() -> None:
    mine = {"goods": {"red": 6, "pink": 4}, "storage": ["mine", "mine", "bank"]}
    match = play(solo("ship of A", "14", mine, slots={"black1": "bank", "black2": "ship"}), "sail depot=1")
    play(match, "swap slot=black1", *["give goods=red"] * 5)
    assert match.written_actions() == ["discard tile=mine", "discard tile=bank"]
    play(match, "discard tile=bank")
    assert duchy(match)["storage"] == ["mine", "mine", "face-down"]
    assert options(match, "swap") == []


@pytest.mark.rule("solo.20", "solo.21")
def test_a_face_down_tile_covers_any_colour_and_does_nothing() -> None:
    mine = {"tiles": lay("castle 12"), "storage": ["face-down"]}
    wanted = {1: [18], 2: [6, 11], 3: [13, 17], 4: [], 5: [], 6: [5]}
    for die, where in wanted.items():
        assert spaces(solo(dice=f"{die}-", duchy=mine), "face-down") == where
    match = play(solo(dice="61", duchy=mine), "place die=first tile=face-down space=5")
    assert (points(match), has(match)) == ({}, (0, 0))
    assert options(match, "hire") == ["hire die=second"]
    match = play(solo(dice="31", duchy=mine), "place die=first tile=face-down space=17")
    assert points(match) == {"areas": 1, "phases": 10}
    assert options(match, "sail", "next", "swap") == []
    lone = {"tiles": lay("castle 12 9", "ship 15"), "storage": ["face-down"]}
    match = play(solo(dice="51", duchy=lone), "place die=first tile=face-down space=14")
    assert options(match, "hire") == ["hire die=second"]
    phase = solo("end of phase", duchy={"tiles": lay("castle 12", "face-down 14 4", "mine 35")})
    assert has(phase) == (1, 0)
    hall = solo("town hall of A", "--", duchy=mine)
    assert spaces(hall, "face-down", "free") == [5, 6, 11, 13, 17, 18]


# --- monasteries and colours ------------------------------------------------------------------------


@pytest.mark.rule("solo.22", "solo.23", "solo.36")
@pytest.mark.parametrize(
    ("number", "mine", "wanted"),
    [
        (17, {"more": ("watchtower 5 18",)}, 8),
        (17, {"more": ()}, 0),
        (26, {"large": ["mine", "river"]}, 6),
        (15, {"sold": {"red": 2, "pink": 1}}, 4),
        (25, {"sold": {"red": 2, "pink": 1}}, 3),
        (24, {"more": ("cow-2 1 11", "pig-2 24")}, 8),
    ],
)
def test_monasteries_score_when_they_are_placed(number: int, mine: dict[str, Any], wanted: int) -> None:
    more = mine.pop("more", ())
    tile = f"monastery-{number}"
    start = {"tiles": lay("castle 12", *more), "storage": [tile], **mine}
    match = play(solo(dice="3-", duchy=start), f"place die=first tile={tile} space=13")
    assert match.written_actions() == ["next effect=1", "next effect=2"]
    play(match, "next effect=2")
    scored = {"areas": 1, "phases": 10}
    assert points(match) == ({**scored, "monasteries": wanted} if wanted else scored)
    assert counter(match) == (11 + wanted, 50)
    again = pass_turns(solo(duchy={"tiles": lay("castle 12", *more, f"{tile} 13")}, phase="E", round=5), 1)
    assert again.scores() == [0]


@pytest.mark.rule("solo.22")
def test_other_monasteries_simply_work() -> None:
    start = {"tiles": lay("castle 12"), "storage": ["monastery-14"]}
    match = play(solo(dice="36", duchy=start), "place die=first tile=monastery-14 space=13")
    assert points(match) == {"areas": 1, "phases": 10}
    assert has(play(match, "hire die=second")) == (0, 4)


MINES = {"tiles": lay("castle 7", "mine 4 35"), "storage": ["mine"]}


@pytest.mark.rule("solo.24", "solo.25", "solo.26", "solo.28a", "solo.36")
def test_a_colour_brings_a_black_tile() -> None:
    black = {"black1": "cow-2", "black2": "bank", "black3": "monastery-3", "black4": "ship"}
    match = play(solo(dice="5-", duchy=MINES, slots=black), "place die=first tile=mine space=14")
    assert match.written_actions() == ["next effect=1", "next effect=2"]
    play(match, "next effect=2")
    assert duchy(match)["large"] == ["mine"]
    gifts = ["gift slot=black1 space=1", "gift slot=black1 space=11"]
    gifts += ["gift slot=black2 space=5", "gift slot=black2 space=10"]
    gifts += ["gift slot=black2 space=28", "gift slot=black2 space=34", "gift slot=black2 space=36"]
    gifts += ["gift slot=black3 space=8", "gift slot=black4 space=3", "gift slot=black4 space=15"]
    assert match.written_actions() == [*gifts, "decline"]
    declined = play(match.clone(), "decline")
    assert points(declined) == {"areas": 1, "phases": 10}
    play(match, "gift slot=black2 space=34")
    assert (has(match), duchy(match)["tiles"]["34"]) == ((2, 0), "bank")
    assert "black2" not in match.position()["slots"]
    assert options(match, "coin", "decline") == ["coin", "decline"]


@pytest.mark.rule("solo.27", "solo.24")
def test_a_colour_completed_by_the_reward_brings_another() -> None:
    mine = {"tiles": lay("castle 7 9 12", "mine 4 35", "bank 28"), "storage": ["mine"]}
    black = {"black1": "castle", "black2": "cow-2"}
    match = play(
        solo(dice="5-", duchy=mine, slots=black), "place die=first tile=mine space=14", "next effect=2"
    )
    play(match, "gift slot=black1 space=29")
    assert duchy(match)["large"] == ["castle", "mine"]
    assert match.written_actions() == ["next effect=1", "next effect=2", "next effect=3"]
    play(match, "next effect=2")
    assert [action for action in options(match, "gift") if "black1" in action] == []
    assert "gift slot=black2 space=30" in match.written_actions()
    assert "bonus" not in points(match)


@pytest.mark.rule("solo.28")
def test_a_reward_that_fits_nowhere_is_lost() -> None:
    mine = {"tiles": lay("castle 7 29", "mine 4 35"), "storage": ["mine"]}
    none = solo(dice="51", duchy=mine, slots={"black1": "castle"})
    play(none, "place die=first tile=mine space=14", "next effect=2")
    assert "A nothing-fits" in told(none)
    assert none.written_actions() == ["hire die=second", "finish"]
    assert points(none) == {"areas": 1, "phases": 10}


# --- the counter ------------------------------------------------------------------------------------


@pytest.mark.rule("solo.29", "solo.30", "solo.31")
def test_a_sale_moves_the_counter_and_coins_may_be_added() -> None:
    mine = {"goods": {"red": 3}, "silver": 1}
    match = play(solo(dice="41", duchy=mine), "sell die=first goods=red")
    assert (counter(match), points(match), has(match)) == ((6, 50), {"sales": 6}, (2, 0))
    assert match.written_actions() == ["coin", "decline"]
    play(match, "coin")
    assert (counter(match), points(match), has(match)) == ((7, 50), {"sales": 6, "coins": 1}, (1, 0))
    assert match.written_actions() == ["coin", "decline"]
    kept = play(match.clone(), "decline")
    assert options(kept, "coin") == []
    play(match, "coin")
    assert (counter(match), has(match)) == ((8, 50), (0, 0))
    assert match.written_actions() == ["hire die=second", "finish"]
    assert options(solo(dice="41", duchy={"silver": 5}), "coin") == []


@pytest.mark.rule("solo.31", "solo.29")
@pytest.mark.parametrize(
    ("storage", "dice", "space", "scored"),
    [
        ("mine", "5-", 14, {"areas": 1, "phases": 10}),
        ("watchtower", "4-", 2, {"areas": 1, "phases": 10, "buildings": 4}),
        ("cow-3", "6-", 1, {"areas": 1, "phases": 10, "livestock": 3}),
    ],
)
def test_each_score_asks_once_for_coins(storage: str, dice: str, space: int, scored: dict[str, int]) -> None:
    tiles = lay("castle 7 9")
    match = solo(dice=dice, duchy={"tiles": tiles, "storage": [storage], "silver": 9})
    play(match, f"place die=first tile={storage} space={space}")
    if len(scored) > 2:
        play(match, "next effect=1")
        assert points(match) == {"areas": 1, "phases": 10}
    assert match.written_actions() == ["coin", "decline"]
    play(match, "decline")
    if len(scored) > 2:
        assert match.written_actions() == ["coin", "decline"]
        play(match, "decline")
    assert (points(match), counter(match)[0]) == (scored, sum(scored.values()))
    assert options(match, "coin") == []


@pytest.mark.rule("solo.32", "solo.33", "solo.34", "solo.35")
@pytest.mark.parametrize(
    ("before", "goal", "after", "counted"),
    [
        (43, 50, (49, 50), 6),
        (44, 50, (0, 45), 6),
        (48, 50, (0, 45), 2),
        (7, 12, (0, 7), 5),
        (5, 10, (0, 5), 5),
        (5, 9, (0, 5), 4),
        (4, 5, (0, 5), 1),
    ],
)
def test_the_goal(before: int, goal: int, after: tuple[int, int], counted: int) -> None:
    mine = {"goods": {"red": 3}, "storage": ["castle"]}
    match = solo(dice="41", duchy=mine, counter=before, goal=goal, slots={"3a": "cow-2"})
    play(match, "sell die=first goods=red")
    assert (counter(match), points(match), has(match)) == (after, {"sales": counted}, (1, 0))
    if after[0] == 0:
        assert match.written_actions() == ["take die=free slot=3a", "hire die=free", "decline"]
        play(match, "hire die=free")
        assert has(match) == (1, 2)
        assert options(match, "hire") == ["hire die=second"]
    else:
        assert match.written_actions() == ["coin", "decline"]


@pytest.mark.rule("solo.30", "solo.32", "solo.35")
def test_a_coin_may_reach_the_goal() -> None:
    mine = {"goods": {"red": 1}, "silver": 3}
    match = play(solo(dice="41", duchy=mine, counter=47), "sell die=first goods=red", "coin")
    assert (counter(match), has(match)) == ((0, 45), (3, 0))
    assert match.written_actions() == ["hire die=free", "decline"]
    play(match, "decline")
    assert match.written_actions() == ["hire die=second", "finish"]


@pytest.mark.rule("solo.32", "solo.31")
def test_an_area_and_its_phase_are_one_score() -> None:
    mine = {"tiles": lay("castle 7"), "storage": ["mine"]}
    action = "place die=first tile=mine space=14"
    for before, after, scored in (
        (38, (49, 50), {"areas": 1, "phases": 10}),
        (39, (0, 45), {"areas": 1, "phases": 10}),
        (49, (0, 45), {"areas": 1}),
    ):
        match = play(solo(dice="51", duchy=mine, counter=before), action)
        assert (counter(match), points(match)) == (after, scored)


@pytest.mark.rule("solo.37", "black.1")
def test_the_usual_purchase_remains() -> None:
    match = solo(dice="41", duchy={"silver": 2, "goods": {"red": 5}}, slots={"black1": "mine"})
    assert options(match, "buy") == ["buy slot=black1 pay=silver"]
    play(match, "buy slot=black1 pay=silver")
    assert (duchy(match)["storage"], has(match)) == (["mine"], (0, 0))


@pytest.mark.rule("solo.39")
def test_the_last_space_wins_at_once() -> None:
    rest = " ".join([str(space) for space in range(1, 38) if space not in (7, 14, 2)])
    mine = {"tiles": lay("castle 7", f"face-down {rest}"), "storage": ["mine", "bank"], "silver": 5}
    match = play(
        solo(dice="54", duchy=mine), "place die=first tile=mine space=14", "next effect=1", "decline"
    )
    assert (match.over(), match.view()["solo"]["won"]) == (False, None)
    while not options(match, "place"):
        match.play("decline")
    play(match, "place die=second tile=bank space=2")
    assert (match.over(), match.view()["solo"]["won"]) == (True, True)
    assert points(match) == {"areas": 1, "phases": 10}
    assert has(match) == (5, 0)


@pytest.mark.rule("solo.4")
def test_any_number_of_colours_may_be_stored() -> None:
    match = play(solo("ship of A", "--", cargo={"3": dict.fromkeys(GOODS, 1)}), "sail depot=3")
    assert duchy(match)["goods"] == dict.fromkeys(GOODS, 1)


@pytest.mark.rule("solo.12")
def test_the_rivers_of_13a() -> None:
    board = box.board_named("13a")
    joined = [(one + 1, other + 1) for one, other in board.links if one < other]
    assert joined == [(3, 15), (15, 20), (17, 27), (17, 31), (20, 27)]
    assert board.places[:2] == [(1.64, 0.43), (2.63, 0.44)]


def effects(match: Match, language: str = "en") -> list[str]:
    """What the orders that may be chosen are called."""
    words = texts(language, "burgundy")
    return [words.format(match.title.describe(action, match.game)) for action in match.legal_actions(0)]


@pytest.mark.rule("solo.36")
def test_effects_due_together_have_names() -> None:
    mine = {"tiles": lay("castle 9"), "storage": ["warehouse"], "goods": {"red": 1}}
    match = play(solo("turn of A", "41", mine), "place die=first tile=warehouse space=2")
    assert effects(match) == ["First: scoring the finished area (city)", "First: the effect of a warehouse"]
    assert effects(match, "es")[1] == "Primero: el efecto de una tienda"
    assert "the effect of a warehouse" in "".join([line.plain for line in shown(match)])


def shown(match: Match) -> list[Text]:
    """The choices as the terminal lists them."""
    choices = choices_of(match, 0)
    return show_choices(match.title, choices, 0, texts("en", "burgundy"), 100, 8)


@pytest.mark.rule("solo.39")
def test_whoever_wins_alone_is_first() -> None:
    tiles = {str(space): "face-down" for space in range(1, 38) if space != 3}
    match = solo("turn of A", "61", {"tiles": tiles, "storage": ["ship"]})
    assert match.ranking() == [1]
    play(match, "place die=first tile=ship space=3")
    assert (match.over(), match.view()["solo"]["won"], match.ranking()) == (True, True, [1])
