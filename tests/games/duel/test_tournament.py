"""The tournament game: decks and events of one's own choice, own stacks, own discard piles."""

from __future__ import annotations

from collections import Counter

import pytest

import ludoteca
from ludoteca import Match
from tests.games.duel.table import (
    FULL,
    NOTHING,
    STORES,
    discards,
    event,
    hand,
    moment,
    options,
    play,
    seat,
    sites,
    stacks,
    turn,
    who,
)

CHOSEN = ["abbey", "abbey", "austin", "archer", "mint", "university"]
EVENTS = ["feud", "feud", "invention", "riots"]


def composing(seed: int = 1) -> Match:
    return ludoteca.new("duel", seed=seed, options={"setup": "tournament"})


def enlist(match: Match, place: int, cards: list[str], events: list[str]) -> None:
    """One player chooses these cards, fills the deck up with others, and chooses four events."""
    for card in cards:
        match.play(f"enlist card={card}", place)
    for _ in range(24 - len(cards)):
        match.play(match.written_actions(place)[0], place)
    for name in events:
        match.play(f"foresee event={name}", place)


def composed() -> Match:
    match = composing()
    enlist(match, 0, CHOSEN, EVENTS)
    enlist(match, 1, CHOSEN[::-1], ["plague", "gift_for_the_prince", "invention", "feud"])
    return match


@pytest.mark.rule("tournament.1", "tournament.2")
def test_each_chooses_24_cards_of_a_whole_box_in_secret() -> None:
    match = composing()
    assert sorted(match.deciding()) == [0, 1]
    first = match.written_actions(0)
    assert first == match.written_actions(1)
    names = [action.removeprefix("enlist card=") for action in first]
    assert len(names) == len(set(names)) == 28 + 18 + 18 + 16
    assert {"brigitta", "brigitta-progress", "gold_cache", "university", "hedge_tavern"} <= set(names)
    match.play("enlist card=abbey", 1)
    match.play("enlist card=abbey", 1)
    assert "enlist card=abbey" not in match.written_actions(1)
    assert "enlist card=abbey" in match.written_actions(0)
    assert match.view(1)["deck"]["cards"] == ["abbey", "abbey"]
    assert match.view(0)["deck"]["cards"] == []
    assert "abbey" in match.view(0)["deck"]["unused"]


@pytest.mark.rule("tournament.2", "tournament.3", "tournament.1")
def test_decks_become_two_stacks_of_twelve() -> None:
    match = composed()
    assert [len(stack) for stack in stacks(match)] == [12, 12, 12, 12]
    assert [stack["owner"] for stack in match.view()["stacks"]] == [0, 0, 1, 1]
    for place in (0, 1):
        deck = stacks(match)[2 * place] + stacks(match)[2 * place + 1]
        assert all([card.startswith("blue/") == (place == 1) for card in deck])
        looks = Counter([card.removeprefix("blue/").split("#")[0] for card in deck])
        assert not Counter(CHOSEN) - looks
    assert match.view()["face_up"] == []
    mine = match.view(0)["deck"]
    assert (len(mine["cards"]), mine["events"]) == (24, EVENTS)


@pytest.mark.rule("tournament.4")
def test_the_event_stack_of_a_tournament() -> None:
    match = composing()
    assert Counter(match.position()["spare"])["feud"] == 4
    assert Counter(match.position()["events"]) == {"riots": 2, "plague": 2}
    for _ in range(24):
        match.play(match.written_actions(0)[0], 0)
    names = [action.removeprefix("foresee event=") for action in match.written_actions(0)]
    assert sorted(names) == sorted(
        ["fraternal_feuds", "invention", "year_of_plenty", "traveling_merchant", "feud", "trade_ships_race",
         "gift_for_the_prince", "riots", "plague"]
    )  # fmt: skip
    match.play("foresee event=riots", 0)
    assert "foresee event=riots" not in match.written_actions(0)
    match = composed()
    events = Counter(match.position()["events"])
    assert events == Counter({"riots": 3, "plague": 3, "feud": 3, "invention": 2, "gift_for_the_prince": 1})
    assert match.view()["events"]["left"] == 9


@pytest.mark.rule("tournament.9", "theme.8", "theme.11")
def test_hands_come_from_the_own_stacks_and_regions_may_be_rearranged() -> None:
    match = composed()
    first = who(match)
    second = "B" if first == "A" else "A"
    own = {"A": ["search stack=1", "search stack=2"], "B": ["search stack=3", "search stack=4"]}
    assert options(match) == own[first]
    for letter in (first, second):
        assert (who(match), options(match)) == (letter, own[letter])
        play(match, own[letter][1])
        for _ in range(3):
            play(match, options(match)[0])
    assert [len(hand(match, letter)) for letter in "AB"] == [3, 3]
    assert f"arrange store={STORES[first]['gold']}" in options(match)
    play(match, "done", "done")
    assert (who(match), options(match)[0]) == (first, "roll")


@pytest.mark.rule("tournament.3", "tournament.6", "stacks.1")
def test_cards_are_drawn_from_and_put_under_the_own_stacks() -> None:
    match = play(moment(A={"hand": "austin inga"}, setup="tournament"), "done")
    assert options(match) == ["draw stack=1", "draw stack=2"]
    play(match, "draw stack=2", "exchange card=austin")
    assert options(match) == ["under stack=1", "under stack=2"]
    match = moment("action phase of B", B={"hand": "blue/austin blue/inga"}, setup="tournament")
    play(match, "done")
    assert options(match) == ["draw stack=3", "draw stack=4"]
    play(match, "draw stack=4", "exchange card=austin")
    assert options(match) == ["under stack=3", "under stack=4"]


@pytest.mark.rule("tournament.6")
def test_a_stolen_card_goes_back_to_its_own_stacks() -> None:
    match = moment("exchange phase of A", A={"hand": "blue/austin inga osmund"}, setup="tournament")
    play(match, "exchange card=austin")
    assert options(match) == ["under stack=3", "under stack=4"]
    play(match, "under stack=4")
    assert stacks(match)[3][-1] == "blue/austin"
    mine = {"hand": "blue/austin", "cards": "blue/candamir", "goods": FULL}
    match = play(moment(A=mine, setup="tournament"), "remove site=red-f-top-1")
    assert (discards(match, 0), discards(match, 1)) == ([], ["blue/candamir"])


@pytest.mark.rule("tournament.5", "tournament.6", "play.2")
def test_each_has_a_discard_pile() -> None:
    match = moment(A={"hand": "goldsmith", "goods": {"gold": 3}}, setup="tournament")
    play(match, "play card=goldsmith", "take store=red_gold_field_1", "take store=red_gold_field_1")
    assert (discards(match, 0), discards(match, 1)) == (["goldsmith"], [])
    match = moment(
        "action phase of B", B={"hand": "blue/goldsmith", "goods": {"gold": 3}}, setup="tournament"
    )
    play(match, "play card=goldsmith", "take store=blue_gold_field_4", "take store=blue_gold_field_4")
    assert (discards(match, 0), discards(match, 1)) == ([], ["blue/goldsmith"])
    assert [pile["owner"] for pile in match.view()["discards"]] == [0, 1]


@pytest.mark.rule("tournament.6", "turmoil.archer")
def test_a_lost_card_goes_under_a_stack_of_its_box() -> None:
    mine = {"cards": "hedge_tavern", "cities": "f", "hand": "archer", "goods": NOTHING}
    match = moment(A=mine, B={"cards": "blue/austin"}, setup="tournament")
    play(match, "play card=archer", "lose site=blue-f-top-1")
    assert options(match) == ["under stack=3", "under stack=4"]
    play(match, "under stack=3")
    assert stacks(match)[2][-1] == "blue/austin"
    assert sites(match, "B") == {}


@pytest.mark.rule("tournament.7", "secret.2")
def test_all_cards_of_a_player_look_alike_from_behind() -> None:
    match = moment(B={"hand": "blue/austin blue/archer blue/mint"}, setup="tournament")
    assert [card["back"] for card in seat(match, "B", by="A")["hand"]] == [None, None, None]
    mine = {"cards": "austin", "hand": "inga", "goods": {"gold": 1}}
    match = event(turn(A=mine, setup="tournament"), "riots")
    assert options(match) == ["pass"]


@pytest.mark.rule("tournament.8")
@pytest.mark.parametrize(("card", "pile"), [("guido", 1), ("gustav", 0)])
def test_guido_robs_the_other_pile_gustav_the_own(card: str, pile: int) -> None:
    piles = [["goldsmith", "scout"], ["blue/abbey", "blue/brigitta"]]
    match = moment(A={"hand": card}, B={"cities": "f"}, discards=piles, setup="tournament")
    play(match, f"play card={card}")
    wanted = {"guido": ["abbey", "brigitta"], "gustav": ["goldsmith", "scout"]}[card]
    assert sorted(options(match)) == [f"pick card={name}" for name in wanted]
    play(match, f"pick card={wanted[0]}")
    assert hand(match) == [piles[pile][0]]
    assert len(discards(match, pile)) == (1 if pile else 2)
    assert discards(match, 0)[-1] == card
    piles[pile] = []
    match = moment(A={"hand": card}, B={"cities": "f"}, discards=piles, setup="tournament")
    assert options(match, "play") == []


@pytest.mark.rule("tournament.13")
def test_an_exchange_with_empty_stacks_brings_nothing() -> None:
    everything = moment(setup="tournament").position()
    own = [card for stack in everything["stacks"][:2] for card in stack]
    theirs = [card for stack in everything["stacks"][2:] for card in stack]
    stolen = theirs.pop()
    match = moment(
        "exchange phase of A",
        A={"hand": stolen, "goods": FULL},
        setup="tournament",
        stacks=[[], [], theirs, []],
        discards=[own, []],
        unused=everything["unused"],
    )
    play(match, f"exchange card={stolen.removeprefix('blue/').partition('#')[0]}", "under stack=4")
    assert (who(match), hand(match)) == ("B", [])
