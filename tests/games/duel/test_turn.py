"""A turn: its phases, drawing and exchanging cards, and winning."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.duel.components import LAST_TURN
from tests.games.duel.table import (
    FULL,
    NOTHING,
    discards,
    hand,
    moment,
    options,
    pay,
    play,
    purse,
    roll,
    stacks,
    take,
    turn,
    who,
)
from tests.games.journal import told

HAND = "austin inga osmund"


# --- the turn -------------------------------------------------------------------------------------


@pytest.mark.rule("turn.1", "turn.2", "turn.6", "exchange.1", "dice.1")
def test_a_turn_is_dice_actions_drawing_exchange_and_then_the_other_plays() -> None:
    match = turn(A={"hand": "austin inga"}, B={"hand": "harald"})
    assert options(match) == ["roll"]
    roll(match, 1, "trade")
    assert "A rolled 1 trade" in told(match)
    assert "done" in options(match)
    play(match, "done")
    assert options(match) == [f"draw stack={n}" for n in (1, 2, 3, 4)]
    play(match, "draw stack=2")
    assert len(hand(match)) == 3
    assert options(match, "pass") == ["pass"]
    assert len(options(match, "exchange")) == 3
    play(match, "pass")
    assert who(match) == "B"
    assert options(match) == ["roll"]
    roll(match, 1, "trade")
    play(match, "done", "draw stack=1", "draw stack=1", "pass")
    assert who(match) == "A"
    assert match.position()["turn"] == 3


@pytest.mark.rule("turn.3", "gold.reiner", "basic.brigitta")
def test_before_the_roll_only_brigitta_and_reiner_may_be_played() -> None:
    mine = {"hand": "brigitta reiner goldsmith merchant_caravan abbey", "goods": FULL, "cards": "austin"}
    assert options(turn(A=mine, setup="gold")) == ["roll", "play card=brigitta", "play card=reiner"]


@pytest.mark.rule("turn.4", "turn.5", "play.1")
def test_in_the_action_phase_everything_in_any_order_and_as_often_as_one_likes() -> None:
    mine = {"hand": "goldsmith goldsmith#2 austin", "goods": {**FULL, "wool": 2}}
    match = moment(A=mine)
    verbs = ["done", "play", "build", "road", "city", "trade"]
    assert list(dict.fromkeys([action.split()[0] for action in options(match)])) == verbs
    play(match, "play card=goldsmith")
    assert hand(match) == ["goldsmith#2", "austin"]
    play(match, take("gold"), take("gold"), "build card=austin", "at site=red-f-top-1")
    play(match, "trade resource=lumber", take("gold"), "play card=goldsmith", take("grain"), take("ore"))
    assert hand(match) == []
    assert discards(match) == ["goldsmith", "goldsmith#2"]
    assert purse(match) == {"brick": 3, "grain": 3, "wool": 2, "ore": 3}
    assert options(match, "city")


@pytest.mark.rule("turn.7", "draw.7")
def test_after_the_action_phase_nothing_can_be_played_built_or_traded() -> None:
    match = play(moment(A={"hand": HAND, "goods": FULL}), "done")
    assert options(match) == ["pass", "exchange card=austin", "exchange card=inga", "exchange card=osmund"]
    match = play(moment("draw phase of A", A={"hand": "austin inga", "goods": FULL}), "draw stack=1")
    assert not options(match, "play", "build", "trade", "road", "city")
    play(match, "pass")
    assert who(match) == "B"


@pytest.mark.rule("turn.8", "build.9")
def test_a_build_is_finished_before_the_next_begins() -> None:
    mine = {"hand": "abbey inga scout", "goods": FULL, "road_right": True}
    match = play(moment(A=mine), "build card=abbey")
    assert {action.split()[0] for action in options(match)} == {"at"}
    play(match, "at site=red-f-top-1", "settle end=red-right")
    assert options(match) == ["explore", "play card=scout"]
    play(match, "explore")
    assert {action.split()[0] for action in options(match)} == {"top"}
    play(match, options(match)[0])
    assert "build card=inga" in options(match)
    assert "play card=scout" not in options(match)


# --- drawing --------------------------------------------------------------------------------------


@pytest.mark.rule("draw.1", "draw.3", "draw.4", "draw.5")
def test_the_hand_is_filled_up_to_three_cards_from_any_stacks() -> None:
    match = play(moment(), "done")
    drawn = [stack[0] for stack in stacks(match)]
    for stack in (4, 1, 3):
        assert options(match) == ["draw stack=1", "draw stack=2", "draw stack=3", "draw stack=4"]
        play(match, f"draw stack={stack}")
    assert hand(match) == [drawn[3], drawn[0], drawn[2]]
    assert [len(stack) for stack in stacks(match)] == [8, 9, 8, 8]
    assert options(match, "draw") == []


@pytest.mark.rule("draw.2", "basic.abbey", "points.9", "draw.1")
@pytest.mark.parametrize(
    ("cards", "limit"), [("", 3), ("abbey", 4), ("university", 4), ("abbey university", 5)]
)
def test_every_progress_point_lets_one_hold_a_card_more(cards: str, limit: int) -> None:
    match = moment(A={"cards": cards, "cities": "fg"}, setup="progress")
    assert match.view(0)["seats"][0]["hand_limit"] == limit
    play(match, "done")
    for count in range(limit):
        assert len(hand(match)) == count
        play(match, "draw stack=1")
    assert options(match, "draw") == []
    assert len(options(match, "exchange")) >= 1


@pytest.mark.rule("draw.6", "basic.abbey-2", "draw.8", "stacks.1")
def test_surplus_cards_go_under_stacks() -> None:
    mine = {"hand": "austin inga osmund siglind heinrich", "goods": NOTHING}
    match = play(moment(A=mine, setup="turmoil"), "done")
    assert options(match) == [
        f"drop card={card}" for card in ("austin", "inga", "osmund", "siglind", "heinrich")
    ]
    play(match, "drop card=heinrich")
    assert options(match) == ["under stack=4", "under stack=5"]
    play(match, "under stack=5")
    assert stacks(match)[4][-1] == "heinrich"
    play(match, "drop card=inga")
    assert options(match) == ["under stack=1", "under stack=2", "under stack=3"]
    play(match, "under stack=2")
    assert stacks(match)[1][-1] == "inga"
    assert hand(match) == ["austin", "osmund", "siglind"]
    assert options(match, "drop") == []


@pytest.mark.rule("draw.8", "basic.abbey-2", "draw.9")
def test_the_limit_is_looked_at_only_at_the_end_of_the_own_turn() -> None:
    match = moment(
        A={"hand": "arsonist", "cards": "hedge_tavern", "cities": "f"},
        B={"hand": "austin inga osmund siglind", "cards": "abbey"},
        setup="turmoil",
    )
    play(match, "play card=arsonist", "burn site=blue-f-top-1", "under stack=1")
    assert len(hand(match, "B")) == 4
    play(match, "done", *["draw stack=1"] * 3, "pass")
    roll(match, 1, "trade")
    assert len(hand(match, "B")) == 4
    play(match, "done")
    assert len(options(match, "drop")) == 4


# --- exchanging -----------------------------------------------------------------------------------


@pytest.mark.rule("exchange.1", "exchange.2", "exchange.3", "exchange.5", "exchange.9")
def test_a_card_is_exchanged_for_the_top_card_of_any_stack() -> None:
    match = moment("exchange phase of A", A={"hand": HAND, "goods": NOTHING})
    assert options(match) == ["pass", *[f"exchange card={card}" for card in HAND.split()]]
    top = [stack[0] for stack in stacks(match)]
    play(match, "exchange card=inga")
    assert options(match) == [f"under stack={n}" for n in (1, 2, 3, 4)]
    play(match, "under stack=2")
    assert options(match) == [f"draw stack={n}" for n in (1, 2, 3, 4)]
    play(match, "draw stack=2")
    assert hand(match) == ["austin", "osmund", top[1]]
    assert stacks(match)[1][-1] == "inga"
    assert who(match) == "B"


@pytest.mark.rule("exchange.4", "exchange.6", "exchange.7", "exchange.8")
def test_for_two_resources_a_stack_is_searched() -> None:
    match = moment("exchange phase of A", A={"hand": HAND, "goods": {"gold": 1, "ore": 2}})
    before = stacks(match)
    play(match, "exchange card=inga", "under stack=1", "buy-search")
    assert sorted(options(match)) == sorted([pay("ore"), pay("gold")])
    play(match, pay("ore"), pay("gold"))
    assert purse(match) == {"ore": 1}
    assert options(match) == [f"search stack={n}" for n in (1, 2, 3, 4)]
    play(match, "search stack=1")
    kinds = {card.split("#")[0] for card in [*before[0], "inga"]}
    assert {action.removeprefix("pick card=") for action in options(match)} == kinds
    wanted = before[0][3]
    play(match, f"pick card={wanted.split('#')[0]}")
    left = [card for card in [*before[0], "inga"] if card != wanted]
    assert stacks(match)[0] == left
    assert hand(match) == ["austin", "osmund", wanted]
    assert who(match) == "B"


@pytest.mark.rule("exchange.4", "basic.parish_hall", "progress.town_hall")
@pytest.mark.parametrize(
    ("cards", "price"), [("", 2), ("parish_hall", 1), ("town_hall", 0)], ids=["none", "parish", "town"]
)
@pytest.mark.parametrize("owned", [0, 1, 2, 3])
def test_what_searching_costs(cards: str, price: int, owned: int) -> None:
    mine = {"hand": HAND, "goods": {"ore": owned}, "cards": cards, "cities": "f"}
    if cards == "town_hall":
        mine["beneath"] = "parish_hall"
    match = moment("exchange phase of A", A=mine, setup="progress")
    play(match, "exchange card=inga", "under stack=1")
    assert ("buy-search" in options(match)) == (owned >= price)
    if owned >= price:
        play(match, "buy-search", *[pay("ore")] * price)
        assert options(match, "search") == [f"search stack={n}" for n in (1, 2, 3, 4, 5)]
        assert purse(match) == ({"ore": owned - price} if owned > price else {})


@pytest.mark.rule("exchange.5", "stacks.3", "stacks.4", "stacks.5", "stacks.2", "draw.3")
def test_with_all_stacks_empty_the_hand_stays_short_and_exchange_goes_on() -> None:
    rest = ludoteca.from_position("duel", {"players": [{"hand": ["austin"]}, {}]}).position()["stacks"]
    gone = [card for stack in rest for card in stack]
    match = moment(A={"hand": "austin"}, stacks=[[], [], [], []], discards=[gone])
    play(match, "done")
    assert options(match) == ["pass", "exchange card=austin"]
    play(match, "exchange card=austin", "under stack=3")
    assert options(match) == ["draw stack=3", "buy-search"]
    play(match, "buy-search", pay("ore"), pay("wool"))
    assert options(match) == ["search stack=3"]
    play(match, "search stack=3", "pick card=austin")
    assert hand(match) == ["austin"]
    assert stacks(match) == [[], [], [], []]


@pytest.mark.rule("stacks.2", "stacks.3", "stacks.4", "draw.4")
def test_an_empty_stack_is_not_drawn_from_but_takes_cards() -> None:
    cards = moment(A={"hand": "inga"}).position()["stacks"]
    together = [[], cards[0] + cards[1], cards[2], cards[3]]
    match = play(moment(A={"hand": "inga"}, stacks=together), "done")
    assert options(match) == ["draw stack=2", "draw stack=3", "draw stack=4"]
    play(match, "draw stack=2", "draw stack=2")
    assert len(stacks(match)[1]) == 16
    play(match, "exchange card=inga")
    assert options(match) == [f"under stack={n}" for n in (1, 2, 3, 4)]
    play(match, "under stack=1")
    assert options(match, "draw") == [f"draw stack={n}" for n in (1, 2, 3, 4)]


@pytest.mark.rule("exchange.1", "exchange.9")
def test_without_hand_cards_there_is_nothing_to_exchange() -> None:
    assert options(moment("exchange phase of B", B={"hand": ""}, active="B")) == ["pass"]


# --- winning --------------------------------------------------------------------------------------

SIX_PLACES = {"right": "h", "cities": "fgh"}


@pytest.mark.rule("win.1", "win.2", "win.4")
@pytest.mark.parametrize(("cards", "points"), [("", 6), ("candamir", 7), ("candamir marketplace", 7)])
def test_seven_points_at_the_end_of_the_turn_win(cards: str, points: int) -> None:
    match = moment(A={"hand": HAND, "cards": cards, **SIX_PLACES})
    assert match.scores() == [points, 2]
    assert not match.over()
    play(match, "done")
    assert not match.over()
    play(match, "pass")
    assert match.over() == (points >= 7)
    if points >= 7:
        assert match.ranking() == [1, 2]
        assert match.view()["winner"] == 0


@pytest.mark.rule("win.2", "win.4")
def test_more_than_the_target_wins_too() -> None:
    match = moment(A={"hand": HAND, "cards": "candamir", "right": "i", "cities": "fghi"})
    assert match.scores() == [9, 2]
    assert play(match, "done", "pass").over()


@pytest.mark.rule("win.3", "win.5", "win.6")
def test_only_the_active_player_wins_whatever_the_other_has() -> None:
    many = {"right": "i", "cities": "fghi", "hand": HAND}
    match = moment("exchange phase of A", A={"hand": "abbey"}, B=many)
    assert match.scores() == [2, 8]
    play(match, "pass")
    assert not match.over()
    assert options(match) == ["roll"]
    roll(match, 1, "trade")
    play(match, "done", "pass")
    assert match.over()
    assert match.ranking() == [2, 1]
    richer = {"right": "h", "cities": "fgh", "cards": "candamir", "hand": HAND}
    match = moment("exchange phase of A", A=richer, B={"right": "j", "cities": "fghi"})
    assert match.scores() == [7, 9]
    assert play(match, "pass").ranking() == [1, 2]


@pytest.mark.rule("win.5")
def test_without_the_target_nobody_wins() -> None:
    match = moment("exchange phase of A", A={"right": "h", "cities": "fgh"}, B={"hand": HAND})
    assert not play(match, "pass").over()
    assert match.view()["winner"] is None


@pytest.mark.rule("win.6", "theme.15", "theme.14", "princes.7", "tournament.10", "win.1")
@pytest.mark.parametrize(
    ("setup", "target"),
    [
        ("introductory", 7),
        ("gold", 12),
        ("turmoil", 12),
        ("progress", 12),
        ("princes", 13),
        ("tournament", 13),
    ],
)
@pytest.mark.parametrize("more", [-1, 0, 1])
def test_the_target_before_the_roll(setup: str, target: int, more: int) -> None:
    """With so many points B wins at the start of the turn, but not in the introductory game."""
    points = target + more
    cities = "efghijkl"[: points // 2]
    theirs = {"left": "e", "right": cities[-1] if points % 2 == 0 else chr(ord(cities[-1]) + 1)}
    match = moment("exchange phase of A", B={"cities": cities, **theirs}, setup=setup)
    assert match.scores() == [2, points]
    assert match.view()["target"] == target
    play(match, "pass")
    assert match.over() == (points >= target and setup != "introductory")
    if match.over():
        assert match.ranking() == [2, 1]
    else:
        assert options(match)[0] == "roll"


@pytest.mark.rule("win.8")
def test_a_game_without_end_may_be_a_draw() -> None:
    match = play(moment("exchange phase of A", turn=LAST_TURN), "pass")
    assert match.over()
    assert match.scores() == [2, 2]
    assert match.ranking() == [1, 1]


@pytest.mark.rule("win.7")
def test_a_game_without_end_is_ended() -> None:
    few = {"right": "h", "cities": "f"}
    match = moment("exchange phase of A", A=few, turn=LAST_TURN - 1)
    play(match, "pass")
    assert not match.over()
    roll(match, 1, "trade")
    play(match, "done", *["draw stack=1"] * 3, "pass")
    assert match.over()
    assert match.view()["winner"] is None
    assert match.scores() == [4, 2]
    assert match.ranking() == [1, 2]
