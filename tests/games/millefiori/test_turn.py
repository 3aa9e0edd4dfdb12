"""A turn: play the card picked, for its area or to sail."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.errors import IllegalAction
from ludoteca.core.rng import seeded
from tests.games.journal import told
from tests.games.millefiori.table import (
    SEATS,
    diamonds_of,
    just_sail,
    moment,
    pick_first,
    play,
    random_play,
    turn,
)


@pytest.mark.rule("turn.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", range(4))
def test_the_start_player_plays_first_and_the_others_follow_to_the_left(players: int, first: int) -> None:
    first %= players
    match = moment("draft", players=players, first=SEATS[first])
    pick_first(match)
    for n in range(players):
        assert match.deciding() == [(first + n) % players]
        play(match, "sail")
    assert len(match.deciding()) == players


@pytest.mark.rule("turn.1")
@pytest.mark.parametrize("tactical", [False, True])
def test_the_order_is_the_same_in_every_trick_and_moves_on_with_the_start_player(tactical: bool) -> None:
    match = ludoteca.new("millefiori", players=4, seed=5, options={"tactical": tactical})
    first = match.view()["first"]
    order: list[int] = []
    while match.view()["round"] < 3:
        if "sail" in match.written_actions() and not match.view()["playing"]["extra"]:
            order.append(match.player())
        just_sail(match)
    for number, start in enumerate([first] * 4 + [first + 1] * 4):
        assert order[4 * number : 4 * number + 4] == [(start + n) % 4 for n in range(4)]


@pytest.mark.rule("turn.1")
def test_where_turns_are_confirmed_each_player_ends_the_own_turn() -> None:
    match = ludoteca.new("millefiori", players=2, seed=5, confirm=True)
    first = match.view()["first"]
    for asked in (first, 1 - first):
        if asked == first:
            pick_first(match)
        assert match.deciding() == [asked]
        play(match, "sail")
        assert match.deciding() == [asked]
        assert match.written_actions() == ["end"]
        assert len(match.takeable(asked)) == 1
        play(match, "end")
    assert len(match.deciding()) == 2


@pytest.mark.rule("turn.2")
def test_the_card_played_is_the_one_picked_and_everybody_sees_it() -> None:
    match = moment("draft", players=2)
    card = match.view(0)["hand"][3]
    match.play(f"keep card={card}", 0)
    match.play(match.written_actions(1)[0], 1)
    assert told(match)[1:] == [f"A turned-up {card}"]
    for viewer in (0, 1, None):
        assert match.view(viewer)["playing"] == {"seat": 0, "card": card, "extra": False}
    assert match.view(0)["kept"] is None


@pytest.mark.rule("turn.3")
def test_the_card_must_be_used_to_occupy_a_space_or_to_sail() -> None:
    match = turn("vases-2-1", {"B": "T12"})
    assert match.written_actions() == [f"place space=T{line}2" for line in (2, 3, 4, 5)] + ["sail"]
    for other in ("decline", "stay", "take card=key-1-1", "end", "keep card=key-1-1"):
        with pytest.raises(IllegalAction):
            match.play(other)
    with pytest.raises(IllegalAction):
        match.play("sail", 1)


@pytest.mark.rule("turn.4")
def test_the_diamond_comes_from_the_supply() -> None:
    match = play(turn("vases-2-1", {"A": "T11 H11", "B": "T12"}), "place space=T52")
    assert diamonds_of(match, "A") == (24, 3)
    assert diamonds_of(match, "B") == (26, 3)
    assert match.view()["spaces"] == {"T11": 0, "H11": 0, "T12": 1, "T52": 0}


@pytest.mark.rule("turn.5")
@pytest.mark.parametrize(
    ("card", "space"),
    [("lime-1-1", "W04"), ("key-1-1", "R01"), ("lion-1-1", "N11"), ("crab-1-1", "P11")]
    + [("swans-1-1", "T14"), ("ship-1-1", "H11")],
)
def test_an_occupied_space_cannot_be_occupied_again(card: str, space: str) -> None:
    for owner in "AB":
        match = turn(card, {owner: space})
        assert f"place space={space}" not in match.written_actions()
        with pytest.raises(IllegalAction):
            match.play(f"place space={space}")
    assert f"place space={space}" in turn(card).written_actions()


@pytest.mark.rule("turn.6", "turn.10")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tactical", [False, True])
def test_a_card_always_finds_a_space_and_never_comes_back(players: int, tactical: bool) -> None:
    title = ludoteca.title("millefiori")
    places = 0
    for seed in range(8):
        game = title.start(players, seeded(seed), {"tactical": tactical})
        discard: list[str] = []
        for _ in random_play(game, seeded(1000 + seed)):
            seen = title.view(game, None)
            assert seen["discard"][: len(discard)] == discard
            discard = seen["discard"]
            verbs = [title.alphabet.write(action).split()[0] for action in game.legal_actions()]
            me = seen["seats"][game.player()]
            if verbs[-1] == "sail" and me["supply"] + me["reserve"] > 0:
                assert verbs[0] == "place"
                places += 1
        assert len(set(discard)) == len(discard)
    assert places > 300


@pytest.mark.rule("turn.7")
def test_points_are_added_at_once() -> None:
    match = turn("vases-2-1", {"B": "T12"}, face_up=["ship-2-1"])
    play(match, "place space=T22")
    assert match.scores() == [2, 2, 0]
    assert match.view()["seats"][1]["score"] == 2
    assert [player["points"]["trade"] for player in match.view()["seats"]] == [2, 2, 0]


@pytest.mark.rule("turn.8")
def test_the_order_of_a_play() -> None:
    # The lime is the fourth material and the third space around a symbol, all at once.
    match = turn("lime-1-1", {"A": "W01 W08 W02"}, face_up=["key-1-1"])
    play(match, "place space=W09")
    assert told(match) == [
        "A placed W09 lime-1-1",
        "A scored 4 workshops",
        "A bonus B-workshops-20",
        "A scored 20 bonus",
        "A extra",
    ]
    assert match.scores() == [24, 0, 0]
    assert match.view()["playing"] is None
    assert match.written_actions() == ["take card=key-1-1", "decline"]


@pytest.mark.rule("turn.9")
@pytest.mark.parametrize("action", ["place space=T32", "sail"])
def test_a_played_card_goes_to_the_discard_pile(action: str) -> None:
    match = turn("vases-2-1", discard=[])
    assert match.view()["discard"] == []
    play(match, action)
    assert match.view()["discard"] == ["vases-2-1"]
    second = match.view()["playing"]["card"]
    assert second != "vases-2-1"
    play(match, "sail")
    assert match.view()["discard"] == ["vases-2-1", second]


@pytest.mark.rule("turn.9")
def test_a_harbour_card_is_discarded_when_the_ship_has_had_its_say() -> None:
    match = play(turn("ship-2-1", discard=[]), "place space=H11")
    assert match.view()["discard"] == []
    for action in ("sail", "stay"):
        done = play(match.clone(), action)
        assert done.view()["discard"] == ["ship-2-1"]


@pytest.mark.rule("turn.10")
def test_discarded_cards_are_not_offered_as_extra_cards() -> None:
    match = turn("vases-2-1", ships={"A": 5}, face_up=["key-1-1"], round=2)
    assert len(match.view()["discard"]) > 1
    play(match, "sail")
    assert match.written_actions() == ["take card=key-1-1", "decline"]


@pytest.mark.rule("turn.11")
def test_anybody_may_look_through_the_discard_pile() -> None:
    match = turn("vases-2-1", round=2)
    play(match, "sail")
    discard = match.position()["discard"]
    assert discard[-1] == "vases-2-1"
    assert len(discard) > 10
    for viewer in (0, 1, 2, None):
        assert match.view(viewer)["discard"] == discard
