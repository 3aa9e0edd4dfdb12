"""Event cards, every one by name, with Sebastian, Chapels, Bath Houses and Pharmacies."""

from __future__ import annotations

import pytest

from ludoteca import Match
from tests.games.duel.table import (
    FULL,
    NOTHING,
    RESOURCES,
    discards,
    event,
    hand,
    moment,
    options,
    play,
    purse,
    roll,
    seat,
    sites,
    stacks,
    stock,
    take,
    takes,
    turn,
    who,
)
from tests.games.journal import told

STRONG = "candamir"


def other(letter: str) -> str:
    return "B" if letter == "A" else "A"


def acting(match: Match) -> bool:
    """Is the event over, and A in the action phase?"""
    return who(match) == "A" and "done" in options(match)


# --- Yule -----------------------------------------------------------------------------------------


@pytest.mark.rule("events.yule", "secret.9")
def test_yule_shuffles_all_events_and_another_is_drawn() -> None:
    events = ["feud", "invention", "year_of_plenty", "trade_ships_race", "fraternal_feuds"]
    events += ["year_of_plenty", "traveling_merchant", "traveling_merchant"]
    match = turn(A={"goods": NOTHING}, B={"goods": NOTHING}, events=events, events_left=3)
    assert match.view()["events"] == {"left": 0, "turned": events[:2:-1]}
    roll(match, 6, "event_card")
    lines = [line for line in told(match) if "event" in line or "reshuffled" in line]
    assert lines[0] == "A rolled 6 event_card"
    assert lines[1:3] == ["A event yule", "- reshuffled"]
    turned = lines[3].removeprefix("A event ")
    assert turned != "yule"
    assert match.view()["events"] == {"left": 4, "turned": [turned]}
    assert sorted(match.position()["events"]) == sorted(events)


@pytest.mark.rule("events.yule", "setup.4")
def test_yule_does_not_come_before_three_cards_are_left() -> None:
    match = roll(turn(events_left=4), 6, "event_card")
    assert "- reshuffled" not in told(match)
    assert match.view()["events"]["left"] == 0


# --- Fraternal Feuds ------------------------------------------------------------------------------


@pytest.mark.rule("events.fraternal_feuds", "dice.16")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_fraternal_feuds_put_two_hand_cards_under_stacks(letter: str) -> None:
    """The stronger player chooses, in either player's turn, once no Sebastian came."""
    victim = other(letter)
    table = {letter: {"cards": STRONG}, victim: {"hand": "abbey archer inga arsonist"}}
    match = event(turn(**table, setup="turmoil"), "fraternal_feuds")
    assert (who(match), options(match)) == (victim, ["pass"])
    play(match, "pass")
    assert who(match) == letter
    assert options(match) == [f"pick card={card}" for card in ("abbey", "inga", "archer", "arsonist")]
    assert sorted(match.view("AB".index(letter))["open"]["cards"]) == sorted(hand(match, victim))
    play(match, "pick card=archer")
    assert options(match) == [f"pick card={card}" for card in ("abbey", "inga", "arsonist")]
    play(match, "pick card=abbey")
    assert options(match) == ["under stack=4", "under stack=5"]
    play(match, "under stack=5")
    assert options(match) == ["under stack=1", "under stack=2", "under stack=3"]
    play(match, "under stack=1")
    assert hand(match, victim) == ["inga", "arsonist"]
    assert (stacks(match)[4][-1], stacks(match)[0][-1]) == ("archer", "abbey")
    assert acting(match)


@pytest.mark.rule("events.fraternal_feuds", "events.fraternal_feuds-2", "draw.9")
def test_both_cards_may_go_under_one_stack_and_the_victim_refills_later() -> None:
    match = event(turn(A={"cards": STRONG}, B={"hand": "abbey austin inga"}), "fraternal_feuds")
    play(match, "pick card=abbey", "pick card=inga", "under stack=2", "under stack=2")
    assert stacks(match)[1][-2:] == ["abbey", "inga"]
    assert hand(match, "B") == ["austin"]
    play(match, "done", *["draw stack=1"] * 3, "pass")
    roll(match, 1, "trade")
    assert hand(match, "B") == ["austin"]
    play(match, "done", "draw stack=3", "draw stack=3")
    assert len(hand(match, "B")) == 3


@pytest.mark.rule("events.fraternal_feuds-2", "draw.9")
def test_who_loses_cards_in_the_own_turn_refills_in_it() -> None:
    match = event(turn(B={"cards": STRONG}, A={"hand": "abbey austin inga"}), "fraternal_feuds")
    play(match, "pick card=abbey", "pick card=inga", "under stack=2", "under stack=2", "done")
    assert options(match, "draw")


@pytest.mark.rule("events.fraternal_feuds-3")
@pytest.mark.parametrize(("cards", "asked"), [("", 0), ("abbey", 1)])
def test_fraternal_feuds_take_what_there_is(cards: str, asked: int) -> None:
    match = event(turn(A={"cards": STRONG}, B={"hand": cards}), "fraternal_feuds")
    if asked:
        assert options(match) == ["pick card=abbey"]
        play(match, "pick card=abbey", "under stack=4")
        assert stacks(match)[3][-1] == "abbey"
    assert hand(match, "B") == []
    assert acting(match)


@pytest.mark.rule("events.fraternal_feuds-4")
@pytest.mark.parametrize(("mine", "theirs"), [("", ""), ("harald", ""), ("harald austin", "osmund inga")])
def test_without_the_strength_advantage_no_fraternal_feuds(mine: str, theirs: str) -> None:
    match = event(
        turn(A={"cards": mine, "hand": "abbey"}, B={"cards": theirs, "hand": "storehouse"}), "fraternal_feuds"
    )
    assert acting(match)
    assert hand(match, "B") == ["storehouse"]


# --- Invention, Year of Plenty, Traveling Merchant, Trade Ships Race, Gift ------------------------------


@pytest.mark.rule("events.invention", "events.invention-2", "dice.18")
@pytest.mark.parametrize(
    ("cards", "count"),
    [("", 0), ("abbey", 1), ("abbey university", 2), ("library", 0), ("university library", 1)],
)
def test_invention_pays_for_buildings_with_progress(cards: str, count: int) -> None:
    table = {"cards": cards, "cities": "fg", "goods": NOTHING}
    match = event(turn(A=table, B={"goods": NOTHING, "cards": "abbey#2"}, setup="progress"), "invention")
    for _ in range(count):
        assert who(match) == "A"
        assert len(options(match)) == 6
        play(match, take("wool"))
    assert stock(match, "wool") == count
    assert who(match) == "B"
    play(match, take("gold", "B"))
    assert stock(match, "gold", "B") == 1
    assert acting(match)


@pytest.mark.rule("events.invention")
def test_invention_pays_two_at_most() -> None:
    """Libraries have no progress point."""
    cards = "abbey@f-top-1 university@f-top-2 library@f-bottom-1 library#2@f-bottom-2"
    match = event(turn(A={"cards": cards, "cities": "f", "goods": NOTHING}, setup="progress"), "invention")
    play(match, take("wool"), take("ore"))
    assert acting(match)


@pytest.mark.rule("events.year_of_plenty", "dice.16")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_year_of_plenty_fills_regions_beside_storehouses_and_abbeys(letter: str) -> None:
    cards = "storehouse@f-top-1 abbey@f-top-2 storehouse#2@g-top-1"
    mine = {"cards": cards, "cities": "f", "goods": {"lumber": 1, "gold": 2}}
    match = event(turn(**{letter: mine, other(letter): {"goods": NOTHING}}), "year_of_plenty", 2)
    produced = {"A": "lumber", "B": "brick"}
    goods = {"lumber": 3, "gold": 3, "grain": 1}
    if letter == "B":
        goods["brick"] = 1
    assert purse(match, letter) == goods
    assert purse(match, other(letter)) == {produced[other(letter)]: 1}
    assert acting(match)


@pytest.mark.rule("events.traveling_merchant", "events.traveling_merchant-2", "dice.18", "trade.5")
def test_the_traveling_merchant_sells_two_for_gold() -> None:
    """A has 1 gold of the same roll and 1 of old; B has none."""
    match = event(turn(A={"goods": {"gold": 1}}, B={"goods": NOTHING}), "traveling_merchant", 1)
    assert who(match) == "A"
    assert sorted(options(match)) == sorted([*takes(*RESOURCES[:5]), "pass"])
    play(match, take("wool"), take("wool"))
    assert purse(match) == {"wool": 2}
    assert acting(match)
    match = event(turn(A={"goods": {"gold": 3}}, B={"goods": {"gold": 1}}), "traveling_merchant", 1)
    play(match, take("ore"), take("ore"))
    assert who(match) == "B"
    play(match, "pass")
    assert purse(match) == {"gold": 1, "ore": 2}
    assert acting(match)


@pytest.mark.rule("events.traveling_merchant", "trade.5")
def test_the_traveling_merchant_asks_nobody_without_gold_or_room() -> None:
    match = event(turn(A={"goods": {"ore": 3}}, B={"goods": {"gold": 3}}), "traveling_merchant")
    assert who(match) == "B"
    play(match, take("wool", "B"), "pass")
    assert purse(match, "B") == {"gold": 2, "wool": 1, "ore": 1}
    match = event(turn(A={"goods": FULL}, B={"goods": NOTHING}), "traveling_merchant")
    assert acting(match)


@pytest.mark.rule("events.trade_ships_race", "events.trade_ships_race-2", "dice.18")
@pytest.mark.parametrize(
    ("mine", "theirs", "receivers"),
    [
        ("", "", ""),
        ("ore_ship", "", "A"),
        ("", "ore_ship", "B"),
        ("ore_ship large_trade_ship", "gold_ship", "A"),
        ("ore_ship", "gold_ship", "AB"),
        ("pirate_ship", "", ""),
        ("pirate_ship pirate_ship#2", "gold_ship", "B"),
    ],
)
def test_the_trade_ships_race(mine: str, theirs: str, receivers: str) -> None:
    table = {"A": {"cards": mine, "goods": NOTHING}, "B": {"cards": theirs, "goods": NOTHING}}
    match = event(turn(**table, setup="gold"), "trade_ships_race", 1)
    for letter in receivers:
        assert who(match) == letter
        assert sorted(options(match)) == sorted(takes(*RESOURCES, letter=letter))
        play(match, take("brick", letter))
        assert stock(match, "brick", letter) == 1
    assert acting(match)


@pytest.mark.rule("events.gift_for_the_prince", "land.4")
@pytest.mark.parametrize(
    ("cards", "gold"),
    [
        ("", 0),
        ("austin", 1),
        ("austin inga candamir", 3),
        ("austin inga candamir harald", 3),
        ("pirate_ship", 0),
    ],
)
def test_the_gift_for_the_prince(cards: str, gold: int) -> None:
    table = {"A": {"cards": cards, "goods": NOTHING}, "B": {"cards": "osmund", "goods": {"gold": 2}}}
    match = event(turn(**table, setup="gold"), "gift_for_the_prince", 6)
    assert (stock(match, "gold"), stock(match, "gold", "B")) == (gold, 3)
    assert acting(match)


# --- Feud -----------------------------------------------------------------------------------------


@pytest.mark.rule("events.feud", "stacks.6")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_a_feud_names_three_buildings_of_which_one_is_lost(letter: str) -> None:
    victim = other(letter)
    colour = {"A": "red", "B": "blue"}[victim]
    cards = "abbey storehouse parish_hall austin@f-top-2 chapel_low@f-bottom-2"
    table = {letter: {"cards": STRONG}, victim: {"cards": cards, "cities": "f"}}
    match = event(turn(**table, setup="turmoil"), "feud")
    assert who(match) == letter
    places = ["f-top-1", "f-bottom-1", "f-bottom-2", "g-top-1"]
    assert sorted(options(match)) == sorted([f"name site={colour}-{site}" for site in places])
    play(match, f"name site={colour}-f-bottom-2", f"name site={colour}-f-top-1")
    assert len(options(match)) == 2
    play(match, f"name site={colour}-g-top-1")
    assert who(match) == victim
    assert sorted(match.view()["named"]) == sorted(
        [f"{colour}-{s}" for s in ("f-bottom-2", "f-top-1", "g-top-1")]
    )
    assert options(match) == [f"lose site={colour}-{site}" for site in ("f-bottom-2", "f-top-1", "g-top-1")]
    play(match, f"lose site={colour}-f-top-1")
    assert (who(match), options(match)) == (victim, [f"under stack={n}" for n in (1, 2, 3)])
    play(match, "under stack=2")
    assert stacks(match)[1][-1] == "abbey"
    assert "f-top-1" not in sites(match, victim)
    assert acting(match)


@pytest.mark.rule("events.feud-2", "events.feud")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_three_buildings_or_fewer_are_all_named(count: int) -> None:
    cards = ["abbey@f-top-1", "storehouse@f-bottom-1", "marketplace@g-top-1"][:count]
    theirs = {"cards": " ".join([*cards, "austin@g-bottom-1"])}
    match = event(turn(A={"cards": STRONG}, B=theirs), "feud")
    if not count:
        assert acting(match)
        return
    assert who(match) == "B"
    wanted = ["f-top-1", "f-bottom-1", "g-top-1"][:count]
    assert options(match) == [f"lose site=blue-{site}" for site in wanted]
    play(match, f"lose site=blue-{wanted[-1]}", "under stack=1")
    assert stacks(match)[0][-1] == cards[-1].split("@")[0]
    assert match.position()["marked"] == []
    assert acting(match)


@pytest.mark.rule("events.feud")
def test_without_the_strength_advantage_there_is_no_feud() -> None:
    match = event(turn(A={"cards": "harald"}, B={"cards": "abbey"}), "feud")
    assert acting(match)
    assert len(sites(match, "B")) == 1


@pytest.mark.rule("events.feud-3")
def test_fire_brigades_give_no_protection_from_a_feud() -> None:
    theirs = {"cards": "fire_brigade abbey@f-top-2", "cities": "f"}
    match = event(turn(A={"cards": STRONG}, B=theirs, setup="turmoil"), "feud")
    assert sorted(options(match)) == ["lose site=blue-f-top-1", "lose site=blue-f-top-2"]


@pytest.mark.rule("events.feud-3", "progress.town_hall-3")
def test_a_feud_reaches_a_town_hall_but_not_the_parish_hall_beneath() -> None:
    theirs = {"cards": "town_hall", "beneath": "parish_hall", "cities": "f"}
    match = event(turn(A={"cards": STRONG}, B=theirs, setup="progress"), "feud")
    assert options(match) == ["lose site=blue-f-top-1"]
    play(match, "lose site=blue-f-top-1", "under stack=4")
    assert sites(match, "B") == {"f-top-1": "parish_hall"}
    assert stacks(match)[3][-1] == "town_hall"
    assert match.position()["players"][1]["beneath"] is None


# --- Riots ----------------------------------------------------------------------------------------


@pytest.mark.rule("events.riots", "events.riots-2")
@pytest.mark.parametrize(
    ("cards", "gold", "units"),
    [
        ("austin", 1, 1),
        ("austin ore_ship", 1, 2),
        ("austin ore_ship inga", 2, 3),
        ("austin ore_ship inga wool_ship", 2, 4),
        ("austin irmgard abbey lookout_tower@f-top-2", 1, 1),
    ],
)
def test_riots_cost_gold_or_a_unit(cards: str, gold: int, units: int) -> None:
    mine = {"cards": cards, "cities": "f", "goods": {"gold": 3}}
    match = event(turn(A=mine, setup="turmoil"), "riots")
    assert who(match) == "A"
    assert options(match)[0] == "bribe"
    assert len(options(match, "lose")) == units
    paid = play(match.clone(), "bribe")
    assert stock(paid, "gold") == 3 - gold
    assert len(sites(paid)) == len(cards.split())
    assert acting(paid)
    poor = event(turn(A={**mine, "goods": {"gold": gold - 1}}, setup="turmoil"), "riots")
    assert options(poor, "bribe") == []
    assert len(options(poor, "lose")) == units
    exact = event(turn(A={**mine, "goods": {"gold": gold}}, setup="turmoil"), "riots")
    assert options(exact, "bribe") == ["bribe"]
    site = next(site for site, card in sites(match).items() if card == "austin")
    play(match, f"lose site=red-{site}", "under stack=1")
    assert stacks(match)[0][-1] == "austin"
    assert stock(match, "gold") == 3


@pytest.mark.rule("events.riots")
@pytest.mark.parametrize(
    "cards", ["", "irmgard", "abbey storehouse toll_bridge", "lookout_tower drill_ground"]
)
def test_riots_leave_principalities_without_such_units_alone(cards: str) -> None:
    assert acting(event(turn(A={"cards": cards, "goods": {"gold": 3}}, setup="turmoil"), "riots"))


@pytest.mark.rule("events.riots", "gold.pirate_ship-4", "progress.chief_cannoneer-2")
def test_riots_count_cannoneers_but_no_pirates() -> None:
    mine = {"cards": "chief_cannoneer pirate_ship", "goods": {"gold": 3}}
    match = event(turn(A=mine, setup="princes"), "riots")
    assert options(match) == ["bribe", "lose site=red-f-top-1"]


@pytest.mark.rule("events.riots", "dice.18", "stacks.6")
def test_riots_reach_both_the_active_player_first() -> None:
    table = {"A": {"cards": "austin"}, "B": {"cards": "heinrich", "goods": {"gold": 1}}}
    match = event(turn(**table, setup="turmoil"), "riots")
    assert options(match) == ["lose site=red-f-top-1"]
    play(match, "lose site=red-f-top-1", "under stack=3")
    assert who(match) == "B"
    assert options(match) == ["bribe", "lose site=blue-f-top-1"]
    play(match, "lose site=blue-f-top-1")
    assert options(match) == ["under stack=4", "under stack=5"]
    play(match, "under stack=5")
    assert stacks(match)[4][-1] == "heinrich"
    assert acting(match)


@pytest.mark.rule("turmoil.chapel_low", "turmoil.chapel_high", "turmoil.chapel_high-2")
@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("letter", ["A", "B"])
def test_chapels_keep_riots_away(number: int, letter: str) -> None:
    for cards, safe in (
        ("", ()),
        ("chapel_low@f-top-2", (1, 2, 3)),
        ("chapel_high@f-top-2", (4, 5, 6)),
        ("chapel_low@f-top-2 chapel_high@f-bottom-2", (1, 2, 3, 4, 5, 6)),
    ):
        mine = {"cards": f"{cards} austin", "cities": "f", "goods": {"gold": 2}}
        match = event(turn(**{letter: mine}, setup="turmoil"), "riots", number)
        assert acting(match) == (number in safe)
        if number not in safe:
            assert who(match) == letter


# --- Sebastian ------------------------------------------------------------------------------------


@pytest.mark.rule("turmoil.sebastian", "turmoil.sebastian-4")
@pytest.mark.parametrize("letter", ["A", "B"])
@pytest.mark.parametrize("name", ["riots", "feud", "fraternal_feuds"])
def test_sebastian_stops_an_event_for_his_player(name: str, letter: str) -> None:
    mine = {"cards": "abbey austin", "hand": "sebastian inga", "goods": NOTHING}
    match = event(
        turn(**{letter: mine, other(letter): {"cards": STRONG, "goods": NOTHING}}, setup="turmoil"), name
    )
    while who(match) != letter:
        play(match, *options(match, "lose")[:1], *["under stack=1"])
    assert options(match) == ["play card=sebastian", "pass"]
    play(match, "play card=sebastian")
    if name == "riots" and who(match) == other(letter) and options(match, "lose"):
        play(match, options(match)[0], "under stack=1")
    assert sorted(sites(match, letter).values()) == ["abbey", "austin"]
    assert hand(match, letter) == ["inga"]
    assert discards(match) == ["sebastian"]
    assert acting(match)


@pytest.mark.rule("turmoil.sebastian", "turmoil.sebastian-3")
def test_whoever_does_not_play_sebastian_is_hit() -> None:
    mine = {"cards": "austin", "hand": "sebastian", "goods": {"gold": 1}}
    match = event(turn(A=mine, setup="turmoil"), "riots")
    play(match, "pass")
    assert options(match) == ["bribe", "lose site=red-f-top-1"]
    play(match, "bribe")
    assert hand(match) == ["sebastian"]
    match = event(
        turn(A={"cards": STRONG}, B={"cards": "abbey", "hand": "sebastian"}, setup="turmoil"), "feud"
    )
    play(match, "pass")
    assert options(match) == ["lose site=blue-f-top-1"]


@pytest.mark.rule("turmoil.sebastian-2", "turmoil.sebastian-4")
def test_sebastian_is_not_asked_for_when_the_event_does_not_hit() -> None:
    mine = {"cards": "austin@f-top-2 chapel_low", "cities": "f", "hand": "sebastian"}
    assert acting(event(turn(A=mine, setup="turmoil"), "riots", 2))
    assert options(event(turn(A=mine, setup="turmoil"), "riots", 5)) == ["play card=sebastian", "pass"]
    assert acting(event(turn(A={"hand": "sebastian"}, setup="turmoil"), "riots"))
    strong = {"cards": STRONG, "hand": "sebastian"}
    match = event(turn(A=strong, B={"cards": "abbey", "hand": "inga"}, setup="turmoil"), "feud")
    assert (who(match), options(match)) == ("B", ["lose site=blue-f-top-1"])


@pytest.mark.rule("turmoil.sebastian-5")
def test_nobody_is_asked_for_a_sebastian_on_the_discard_pile() -> None:
    mine, theirs = {"cards": "austin", "hand": "archer"}, {"cards": "inga", "hand": "traitor"}
    assert options(event(turn(A=mine, B=theirs, setup="turmoil"), "riots")) == ["pass"]
    match = turn(A=mine, B=theirs, setup="turmoil", discards=[["sebastian"]])
    event(match, "riots")
    assert "pass" not in options(match)
    feud = turn(A={"cards": STRONG}, B={"cards": "abbey", "hand": "archer"}, setup="turmoil")
    assert options(event(feud, "feud")) == ["pass"]
    gone = turn(
        A={"cards": STRONG}, B={"cards": "abbey", "hand": "archer"}, setup="turmoil", discards=[["sebastian"]]
    )
    assert "pass" not in options(event(gone, "feud"))


@pytest.mark.rule("turmoil.sebastian-5")
def test_the_second_is_not_asked_once_the_first_has_played_sebastian() -> None:
    match = turn(
        A={"cards": "austin", "hand": "sebastian"}, B={"cards": "inga", "hand": "archer"}, setup="turmoil"
    )
    event(match, "riots")
    play(match, "play card=sebastian")
    assert (who(match), options(match)) == ("B", ["lose site=blue-f-top-1"])


@pytest.mark.rule("turmoil.sebastian-5", "secret.4")
def test_whoever_may_have_taken_sebastian_from_the_pile_is_asked() -> None:
    """B took a card of the discard pile unseen: it may be Sebastian or not, and being asked must not tell."""
    for taken in ("sebastian", "traitor"):
        match = moment(
            "action phase of B",
            A={"cards": STRONG},
            B={"cards": "abbey", "hand": "gustav", "goods": NOTHING},
            setup="tournament",
            discards=[[], ["blue/sebastian", "blue/traitor", "blue/archer"]],
        )
        play(match, "play card=gustav", f"pick card={taken}", "done", *["draw stack=3"] * 3, "pass")
        event(match, "fraternal_feuds")
        assert (who(match), options(match)[-1]) == ("B", "pass")


@pytest.mark.rule("turmoil.sebastian", "secret.4")
def test_whoever_could_hold_sebastian_is_asked() -> None:
    """The backs of the hand say who could have him; nobody may learn more from the question."""
    mine = {"cards": "austin", "hand": "archer", "goods": {"gold": 1}}
    match = event(turn(A=mine, setup="turmoil"), "riots")
    assert options(match) == ["pass"]
    play(match, "pass")
    assert options(match) == ["bribe", "lose site=red-f-top-1"]
    match = event(turn(A={**mine, "hand": "inga"}, setup="turmoil"), "riots")
    assert options(match) == ["bribe", "lose site=red-f-top-1"]
    match = event(turn(A={**mine, "hand": "archer"}, setup="princes"), "riots")
    assert options(match) == ["bribe", "lose site=red-f-top-1"]


# --- Irmgard --------------------------------------------------------------------------------------


@pytest.mark.rule("turmoil.irmgard", "turmoil.irmgard-2", "turmoil.irmgard-4")
def test_irmgard_makes_up_for_a_lost_expansion() -> None:
    theirs = {"cards": "abbey irmgard", "goods": NOTHING}
    match = event(turn(A={"cards": STRONG}, B=theirs, setup="turmoil"), "feud")
    play(match, "lose site=blue-f-top-1", "under stack=1")
    assert who(match) == "B"
    assert len(options(match, "take")) == 6
    play(match, take("gold", "B"))
    assert stock(match, "gold", "B") == 1
    assert acting(match)
    mine = {"cards": "austin irmgard", "goods": {"gold": 1}}
    match = event(turn(A=mine, setup="turmoil"), "riots")
    play(match, "lose site=red-f-top-1", "under stack=1")
    assert len(options(match, "take")) == 6
    play(match, take("gold"))
    assert stock(match, "gold") == 2
    match = event(turn(A={**mine, "goods": NOTHING}, setup="turmoil"), "riots")
    play(match, "lose site=red-f-top-1", "under stack=1", take("ore"))
    assert stock(match, "ore") == 1


# --- Plague ---------------------------------------------------------------------------------------


@pytest.mark.rule("events.plague", "events.plague-2")
@pytest.mark.parametrize(
    ("cities", "hit"),
    [
        ("", ()),
        ("f", ("lumber", "gold", "brick", "wool")),
        ("g", ("gold", "grain", "wool", "ore")),
        ("fg", RESOURCES),
    ],
)
@pytest.mark.parametrize("letter", ["A", "B"])
def test_the_plague_takes_one_from_every_region_beside_a_city(
    cities: str, hit: tuple[str, ...], letter: str
) -> None:
    mine = {"cities": cities, "goods": {**dict.fromkeys(RESOURCES, 2), "wool": 3}}
    number = {"A": 3, "B": 2}[letter]
    match = event(turn(**{letter: mine, other(letter): {}}, setup="progress"), "plague", number)
    goods = {name: amount - (name in hit) for name, amount in mine["goods"].items()}  # type: ignore[attr-defined]
    goods["brick"] += 1
    assert purse(match, letter) == goods
    assert acting(match)


@pytest.mark.rule("events.plague", "centre.road-2")
@pytest.mark.parametrize(("left", "right", "city"), [("a", "g", "a"), ("f", "l", "l")])
def test_the_plague_reaches_the_ends_of_the_longest_row(left: str, right: str, city: str) -> None:
    """All five settlements of the supply on one side."""
    match = turn(A={"left": left, "right": right, "cities": city}, setup="progress")
    column = {"a": (0, 1), "l": (11, 12)}[city]
    around = [r["store"] for r in seat(match)["regions"] if r["column"] in column]
    assert len(around) == 4
    goods = dict.fromkeys(around, 3)
    table = {"left": left, "right": right, "cities": city, "goods": goods}
    table["regions"] = match.position()["players"][0]["regions"]
    match = event(turn(A=table, B={"goods": NOTHING}, setup="progress"), "plague", 3)
    for store in around:
        assert stock(match, store) == 2


@pytest.mark.rule("events.plague", "land.3")
def test_the_plague_finds_nothing_in_empty_regions() -> None:
    match = event(turn(A={"cities": "fg", "goods": {"ore": 1}}, setup="progress"), "plague", 2)
    assert purse(match) == {}


@pytest.mark.rule("events.plague-3")
def test_the_plague_spares_the_gold_cache() -> None:
    mine = {"cities": "fg", "cache": "6-top", "goods": {"gold": 2, "cache": 2}}
    match = event(turn(A=mine, setup="princes"), "plague", 6)
    assert (stock(match, "gold"), stock(match, "cache")) == (1, 2)


@pytest.mark.rule("progress.bath_house", "events.plague-4")
@pytest.mark.parametrize(
    ("cards", "hit"),
    [("bath_house@f-top-1", ("grain", "ore")), ("bath_house@g-bottom-2", ("lumber", "brick"))],
)
def test_a_bath_house_protects_the_regions_around_its_city(cards: str, hit: tuple[str, ...]) -> None:
    mine = {"cards": cards, "cities": "fg", "goods": dict.fromkeys(RESOURCES, 2)}
    match = event(turn(A=mine, setup="progress"), "plague", 1)
    goods = {name: 2 - (name in hit) for name in RESOURCES}
    goods["gold"] += 1
    assert purse(match) == goods


@pytest.mark.rule("progress.pharmacy", "progress.pharmacy-2", "events.plague-4", "dice.18")
@pytest.mark.parametrize("count", [1, 2])
def test_pharmacies_pay_in_a_plague(count: int) -> None:
    """Regions were full, but the plague comes first and makes room."""
    cards = " ".join(["pharmacy@f-top-1", "pharmacy#2@f-top-2"][:count])
    mine = {"cards": cards, "cities": "f", "goods": FULL}
    match = event(turn(A=mine, setup="progress"), "plague", 6)
    for _ in range(count):
        assert sorted(options(match)) == sorted(
            takes(*[n for n in ("lumber", "gold", "brick", "wool") if stock(match, n) < 3])
        )
        play(match, options(match)[0])
    assert acting(match)
    assert sum(purse(match).values()) == 14 + count


@pytest.mark.rule("progress.pharmacy")
def test_a_pharmacy_pays_even_without_a_loss() -> None:
    table = {"B": {"cards": "pharmacy bath_house", "cities": "fg", "goods": NOTHING}}
    match = event(turn(**table, setup="progress"), "plague", 1)
    assert who(match) == "B"
    play(match, take("ore", "B"))
    assert purse(match, "B") == {"ore": 1, "wool": 1}
    assert acting(match)
