"""A round: choosing cards, the pouch, playing in turn, repeating."""

from __future__ import annotations

import pytest

from tests.games.feudum.table import (
    act,
    asked,
    at,
    bag,
    choose_cards,
    choosing,
    goods,
    guild_act,
    moment,
    options,
    pieces,
    play,
    player,
    points,
    shillings,
    turn,
    who,
)
from tests.games.picks import pool

CARDS = "migrate move influence improve explore harvest tax conquer defend repeat guild"


@pytest.mark.rule("round.2", "round.16")
def test_four_of_eleven_cards_are_chosen() -> None:
    match = moment("round")
    assert choosing(match) == "AB"
    assert options(match, "card") == CARDS.split()[:8]
    assert pool(match) == (4, CARDS)
    play(match, "card card=tax")
    assert options(match, "card") == ["conquer", "defend"]
    assert pool(match) == (3, "conquer defend repeat guild")
    play(match, "card card=conquer")
    assert options(match, "card") == ["defend", "repeat"]
    play(match, "card card=repeat")
    assert options(match, "card") == ["guild"]
    play(match, "card card=guild")
    assert player(match)["chosen"] == ["tax", "conquer", "repeat", "guild"]
    assert choosing(match) == "B"
    choose_cards(match, "B", "migrate move influence improve")
    assert match.takeable(0) == []
    assert match.takeable(1) == []
    assert (asked(match), options(match)) == ("A", ["play tax", "play conquer", "play repeat", "play guild"])


@pytest.mark.rule("round.3", "round.15")
def test_cards_are_played_one_by_one_in_turn_order() -> None:
    match = moment("round", seats=3, first="B", turn="B")
    assert choosing(match) == "ABC"
    for letter, cards in (("C", "harvest tax"), ("A", "migrate tax"), ("B", "explore tax")):
        choose_cards(match, letter, f"{cards} conquer defend")
    seen = []
    for _ in range(12):
        seen.append(asked(match))
        match.play(match.legal_actions()[0])
        if "decline" in options(match):
            match.play("decline")
    assert seen == list("BCABCABCABCA")
    assert [player(match, letter)["points"] for letter in "ABC"] == [{"defence": 1}] * 3


@pytest.mark.rule("round.1", "round.17")
def test_the_five_steps() -> None:
    mine = who("monk desert_c", cards="defend", moves=1, guilds=["monk"])
    match = moment("turn of A", mine, seats=3, stacks={}, rolls="2 0")
    play(match, "play card=defend")
    assert options(match, "feed") == ["A1 food"]
    play(match, "feed piece=A1 meal=food")
    position = match.position()
    assert position["stacks"]["forest"] == 2
    assert (position["round"], position["first"]) == (2, "B")
    assert choosing(match) == "ABC"
    assert options(match, "card") == CARDS.split()[:8]
    assert [player(match, letter)["played"] for letter in "ABC"] == [[], [], []]
    assert (player(match)["moves"], player(match)["guilds"]) == (0, [])


@pytest.mark.rule("round.4")
def test_players_without_cards_are_skipped() -> None:
    match = turn("tax defend", who(), who(cards="defend"), who(cards="explore harvest tax"), seats=3)
    seen = []
    for _ in range(6):
        seen.append(asked(match))
        match.play(match.legal_actions()[0])
    assert seen == list("ABCACC")
    assert match.position()["round"] == 2


@pytest.mark.rule("round.5")
@pytest.mark.parametrize("card", ["migrate", "move", "influence", "improve", "harvest", "conquer", "guild"])
def test_an_action_may_be_left_out(card: str) -> None:
    mine = who("monk desert_c", goods={"wood": 1, "food": 3, "iron": 1})
    match = act(
        card,
        mine,
        who("monk desert_c"),
        ruler={"A": "desert_c"},
        discs={"desert_c": "farm"},
        goods={"desert_c": {"iron": 2}},
    )
    before = (goods(match), shillings(match), pieces(match), at(match, "desert_c"))
    stop = "done" if card in ("move", "influence") else "decline"
    play(match, stop)
    assert (goods(match), shillings(match), pieces(match), at(match, "desert_c")) == before
    assert points(match) == {}
    assert options(match, "play") == ["defend"]


@pytest.mark.rule("round.5")
def test_a_card_must_be_played() -> None:
    match = turn("tax explore harvest conquer")
    assert options(match) == ["play explore", "play harvest", "play tax", "play conquer"]
    for card in ("explore", "harvest", "tax", "conquer"):
        play(match, f"play card={card}")  # nothing to do: the next card is asked for


@pytest.mark.rule("round.6")
def test_cards_that_only_give_are_carried_out() -> None:
    match = act("tax", ruler={"A": "desert_c"}, discs={"desert_c": "town"})
    assert shillings(match) == 9
    match = act("explore", ruler={"A": "desert_c"}, discs={"desert_c": "outpost"})
    assert options(match, "keep") == ["bow", "sword"]
    assert points(act("defend")) == {"defence": 1}


@pytest.mark.rule("round.7", "round.8", "round.10", "round.12")
def test_saltpeter_on_the_pouch() -> None:
    match = moment("round", who(goods={"saltpeter": 2, "sulfur": 1}))
    assert options(match) == ["pouch extra", "pouch sequential", "no-pouch"]
    before = bag(match, "saltpeter")
    bare = play(match.clone(), "no-pouch")
    assert (player(bare)["pouch"], goods(bare)) == (None, {"saltpeter": 2, "sulfur": 1})
    play(match, "pouch bonus=extra")
    assert goods(match) == {"saltpeter": 1, "sulfur": 1}
    assert match.view(1)["seats"][0]["pouch"] == "extra"
    assert options(match, "card") == CARDS.split()[:7]
    choose_cards(match, "A", "explore harvest tax conquer defend")
    assert len(player(match)["chosen"]) == 5
    choose_cards(match, "B", "explore harvest tax conquer")
    assert bag(match, "saltpeter") == before
    for card in ("explore", "harvest", "tax", "conquer"):
        play(match, f"play card={card}", f"play card={card}")
    assert asked(match) == "A"
    assert bag(match, "saltpeter") == before
    play(match, "play card=defend")
    assert match.position()["round"] == 3
    assert bag(match, "saltpeter") == before + 1
    assert player(match)["pouch"] is None


@pytest.mark.rule("round.9", "round.12", "round.13", "round.14")
def test_sulfur_on_the_pouch() -> None:
    mine = who("monk desert_c", pouch="sequential")
    match = turn("explore tax repeat move", mine, who(cards="tax explore"))
    before = bag(match, "sulfur")
    play(match, "play card=explore")
    assert (asked(match), options(match)) == ("A", ["play move", "play tax", "play repeat", "wait"])
    play(match, "wait")
    assert (asked(match), bag(match, "sulfur")) == ("B", before)
    play(match, "play card=tax", "play card=move")
    play(match, "move piece=A1 route=road-desert_c-desert_w")
    assert (asked(match), options(match)) == ("A", ["play tax", "play repeat", "wait"])
    play(match, "play card=repeat")
    assert options(match, "repeat") == ["move"]
    assert (bag(match, "sulfur"), player(match)["pouch"]) == (before + 1, None)
    play(match, "repeat card=move", "move piece=A1 route=road-desert_w-desert_n", "decline")
    assert asked(match) == "B"
    play(match, "play card=explore", "play card=tax")
    assert match.position()["round"] == 1
    assert options(match, "feed") == ["A1 food"]


@pytest.mark.rule("round.9", "round.12")
def test_sulfur_that_was_not_needed_goes_to_the_bag() -> None:
    chosen = moment("round", who(goods={"sulfur": 1}))
    play(chosen, "pouch bonus=sequential")
    choose_cards(chosen, "A", "explore harvest tax conquer")
    assert choosing(chosen) == "B"
    match = turn("explore", who(pouch="sequential"), who(cards="tax"))
    before = bag(match, "sulfur")
    play(match, "play card=explore")
    assert asked(match) == "B"
    play(match, "play card=tax")
    assert bag(match, "sulfur") == before + 1


@pytest.mark.rule("round.11", "goods.8")
def test_barrel_sulfur_does_not_go_on_the_pouch() -> None:
    match = moment("round", who(barrel=3))
    assert options(match, "pouch", "no-pouch") == []
    assert options(match, "card")


@pytest.mark.rule("round.15")
def test_later_players_see_pouches_not_cards() -> None:
    match = moment("round", who(goods={"saltpeter": 1}), who(goods={"sulfur": 1}), first="B")
    assert (asked(match), options(match)) == ("B", ["pouch sequential", "no-pouch"])
    play(match, "pouch bonus=sequential")
    assert asked(match) == "A"
    assert match.view(0)["seats"][1]["pouch"] == "sequential"
    play(match, "pouch bonus=extra")
    assert choosing(match) == "AB"
    choose_cards(match, "A", "explore harvest tax conquer defend")
    seen = match.view(1)
    assert seen["seats"][0]["pouch"] == "extra"
    assert seen["hand"] == []
    assert "explore" not in seen["seats"][0]["played"]
    assert match.view(0)["hand"] == ["explore", "harvest", "tax", "conquer", "defend"]


@pytest.mark.rule("goods.2", "goods.3")
@pytest.mark.parametrize(("bonus", "most"), [("extra", 5), ("sequential", 4)])
def test_a_tile_on_the_pouch(bonus: str, most: int) -> None:
    match = moment("round", who(tiles={"orchard": 1, "silver_mine": 1}), advanced=True)
    assert options(match, "pouch-tile") == [
        "extra orchard",
        "extra silver_mine",
        "sequential orchard",
        "sequential silver_mine",
    ]
    gone = match.position()["gone"]
    play(match, f"pouch-tile bonus={bonus} landscape=silver_mine")
    assert player(match)["tiles"] == {"orchard": 1}
    assert match.position()["gone"] == gone + 1
    bags = match.view()["bag"]
    choose_cards(match, "A", " ".join(["explore", "harvest", "tax", "conquer", "defend"][:most]))
    assert (len(player(match)["chosen"]), choosing(match)) == (most, "B")
    choose_cards(match, "B", "explore harvest tax conquer")
    while match.position()["round"] == 2:
        match.play(match.legal_actions()[0])
    assert match.view()["bag"] == bags
    basic = moment("round", who(tiles={"orchard": 1, "silver_mine": 1}))
    assert options(basic, "pouch-tile") == ["extra orchard", "sequential orchard"]


# --- repeating ------------------------------------------------------------------------------------


@pytest.mark.rule("repeat.1", "repeat.2", "repeat.6")
def test_what_can_be_repeated() -> None:
    every = CARDS.replace("defend repeat ", "").split()
    mine = who(played=every, goods={"saltpeter": 1})
    assert options(act("repeat", mine), "repeat") == ["move", "influence", "guild"]
    wanted = [card for card in every if card != "conquer"]
    assert options(act("repeat", mine, advanced=True), "repeat") == wanted
    poor = act("repeat", {**mine, "goods": {}}, advanced=True)
    assert options(poor, "repeat") == ["move", "influence", "guild"]
    declined = act("repeat", mine)
    assert options(play(declined, "decline"), "play") == ["defend"]
    only = act("repeat", who(played=["tax", "migrate"]))
    assert options(only, "repeat", "play") == ["play defend"]
    fought = turn(
        "repeat tax", who(played=["conquer", "defend", "move"], goods={"saltpeter": 1}), advanced=True
    )
    assert options(play(fought, "play card=repeat"), "repeat") == ["move"]


@pytest.mark.rule("repeat.6", "goods.1")
def test_deja_vu_costs_saltpeter() -> None:
    mine = who(goods={"saltpeter": 1}, played=["tax", "migrate"])
    match = act("repeat", mine, advanced=True, ruler={"A": "desert_c"}, discs={"desert_c": "town"})
    before = bag(match, "saltpeter")
    play(match, "repeat card=tax")
    assert (shillings(match), goods(match), bag(match, "saltpeter")) == (9, {}, before + 1)
    tiles = who(tiles={"orchard": 1}, played=["tax"])
    match = act("repeat", tiles, advanced=True, ruler={"A": "desert_c"}, discs={"desert_c": "town"})
    play(match, "repeat card=tax")
    assert (shillings(match), player(match)["tiles"]) == (9, {})


@pytest.mark.rule("repeat.6")
@pytest.mark.parametrize(
    ("card", "verb"),
    [("migrate", "character"), ("improve", "improve"), ("explore", "keep"), ("harvest", "harvest")],
)
def test_deja_vu_repeats_every_card_without_the_sign(card: str, verb: str) -> None:
    match = act(
        "repeat",
        who(goods={"saltpeter": 1, "wood": 1, "iron": 1, "food": 1}, played=[card]),
        advanced=True,
        ruler={"A": "desert_c desert_w"},
        discs={"desert_c": "farm", "desert_w": "outpost"},
    )
    play(match, f"repeat card={card}")
    assert options(match, verb)


@pytest.mark.rule("repeat.3")
def test_a_repeated_guild_action_uses_another_guild() -> None:
    match = guild_act("monk trade", who("monk desert_c", cards="", shillings=20))
    assert player(match)["guilds"] == ["monk"]
    match = act(
        "repeat", {**who(shillings=20), "played": ["guild"], "guilds": ["monk"]}, for_sale={"ship": 1}
    )
    play(match, "repeat card=guild")
    wanted = ["merchant trade", "alchemist trade", "knight trade", "noble trade"]
    assert options(match, "use") == wanted
    feast = {**who("monk desert_c", barrel=1), "played": ["guild"], "guilds": ["monk"]}
    match = act("repeat", feast, who("monk desert_c", "farmer desert_c"), advanced=True)
    play(match, "repeat card=guild")
    assert options(match, "feast") == ["B2"]


@pytest.mark.rule("repeat.4", "repeat.5")
def test_a_repeat_is_a_fresh_action() -> None:
    match = turn("move repeat defend", who("monk desert_c"))
    play(match, "play card=move", "done", "play card=repeat")
    assert options(match, "repeat") == ["move"]
    play(match, "repeat card=move")
    assert options(match, "move") == [
        "A1 road-forest_se-desert_c",
        "A1 road-desert_c-desert_w",
        "A1 ferry-desert_c-desert_e",
    ]
    play(match, "move piece=A1 route=road-desert_c-desert_w")
    assert player(match)["moves"] == 1
