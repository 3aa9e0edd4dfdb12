"""Royal decrees: exploring, mandates, the limit of three."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from tests.games.feudum.table import (
    act,
    asked,
    bag,
    goods,
    guild,
    moment,
    options,
    play,
    player,
    shillings,
    turn,
    who,
)

DECK = [
    "bow",
    "sword",
    "coins_3_7",
    "coins_9_13",
    "flying_machine_or_ship",
    "ship_or_submersible",
    "status_west",
    "status_east",
]


def exploring(discs: dict[str, str], mine: dict[str, Any] | None = None, **more: Any) -> Match:
    return act("explore", who(**(mine or {})), ruler={"A": " ".join(discs)}, discs=discs, **more)


@pytest.mark.rule("explore.1", "explore.3")
@pytest.mark.parametrize(
    ("discs", "drawn"),
    [
        ("outpost", 2),
        ("outpost outpost", 3),
        ("outpost feudum_monk", 3),
        ("outpost outpost feudum_monk feudum_farmer", 5),
        ("outpost farm town", 2),
        ("feudum_monk farm town", 0),
        ("farm", 0),
    ],
)
def test_how_many_are_drawn(discs: str, drawn: int) -> None:
    places = ["desert_c", "sea_e", "sea_n", "desert_w"]
    match = exploring(dict(zip(places, discs.split(), strict=False)))
    assert options(match, "keep") == DECK[:drawn]
    assert len(match.position()["deck"]) == 16 - drawn
    if not drawn:
        assert options(match) == ["play defend"]


@pytest.mark.rule("explore.2", "explore.4")
def test_one_is_kept_and_the_others_go_under_the_deck() -> None:
    match = exploring({"desert_c": "outpost", "sea_e": "outpost", "sea_n": "outpost"})
    play(match, "keep decree=sword")
    assert player(match)["decrees"] == ["sword"]
    assert options(match, "under") == ["bow", "coins_3_7", "coins_9_13"]
    play(match, "under decree=coins_9_13", "under decree=bow")
    deck = match.position()["deck"]
    assert deck[-3:] == ["coins_9_13", "bow", "coins_3_7"]
    assert deck[0] == "flying_machine_or_ship"
    assert len(deck) == 15
    assert match.view(0)["decrees"] == ["sword"]
    assert match.view(1)["decrees"] == []


ALL = [
    *DECK,
    "barrel",
    "monster_slayer",
    "northern_kingdom",
    "southern_kingdom",
    "eastern_kingdom",
    "western_kingdom",
    "central_kingdom",
    "isolated_kingdom",
]


@pytest.mark.rule("explore.4")
@pytest.mark.parametrize("left", [0, 1])
def test_a_short_deck(left: int) -> None:
    hands = [ALL[n : n + 3] for n in (0, 3, 6, 9, 12)]
    if not left:
        hands[1] = [*hands[1], ALL[15]]
    players = [who(decrees=hand) for hand in hands]
    match = act("explore", *players, seats=5, ruler={"A": "desert_c"}, discs={"desert_c": "outpost"})
    assert options(match, "keep") == ALL[15:] * left
    if left:
        play(match, f"keep decree={ALL[15]}")
        assert len(options(match, "discard")) == 4
    else:
        assert (options(match, "keep"), len(player(match)["decrees"])) == ([], 3)


@pytest.mark.rule("explore.5", "goods.1")
def test_shovels_and_swords() -> None:
    mine = {"goods": {"iron": 1}}
    match = exploring({"desert_c": "outpost"}, mine, advanced=True)
    before = bag(match, "iron")
    play(match, "keep decree=bow")
    assert options(match) == ["shovels", "decline"]
    no = play(match.clone(), "decline")
    assert (goods(no), player(no)["decrees"]) == ({"iron": 1}, ["bow"])
    play(match, "shovels")
    assert (goods(match), bag(match, "iron")) == ({}, before + 1)
    assert options(match, "keep") == ["coins_3_7", "coins_9_13"]
    play(match, "keep decree=coins_3_7")
    assert player(match)["decrees"] == ["bow", "coins_3_7"]
    assert options(match) == ["discard bow", "discard coins_3_7", "done"]
    basic = play(exploring({"desert_c": "outpost"}, mine), "keep decree=bow")
    assert options(basic) == ["discard bow", "done"]
    poor = play(exploring({"desert_c": "outpost"}, {"goods": {}}, advanced=True), "keep decree=bow")
    assert options(poor) == ["discard bow", "done"]


# --- holding and using ----------------------------------------------------------------------------


def holding(*decrees: str, mine: dict[str, Any] | None = None, pawns: str = "", **more: Any) -> Match:
    return turn(
        "tax defend",
        who(*pawns.split(","), decrees=list(decrees), **(mine or {}))
        if pawns
        else who(decrees=list(decrees), **(mine or {})),
        **more,
    )


RICH: dict[str, Any] = {"goods": {"food": 1, "wood": 1, "iron": 1, "sulfur": 1}}


@pytest.mark.rule("decrees.1", "decrees.2", "decrees.5")
def test_a_mandate_is_used_once() -> None:
    match = holding("coins_3_7", "northern_kingdom", mine=RICH)
    assert options(match, "mandate") == ["coins_3_7 1", "coins_3_7 2"]
    play(match, "mandate decree=coins_3_7 option=1")
    assert player(match)["decrees"] == ["northern_kingdom"]
    assert match.position()["deck"][-1] == "coins_3_7"
    assert shillings(match) == 10
    assert options(match, "mandate") == []
    assert options(match, "play") == ["tax", "defend"]  # no turn has passed


@pytest.mark.rule("decrees.5")
def test_when_mandates_may_be_used() -> None:
    for match in (
        holding("coins_3_7", "bow"),
        moment("feeding", who("monk sea_e", decrees=["bow", "coins_3_7"])),
    ):
        assert options(match, "mandate") == ["coins_3_7 1"]
    second = turn("tax explore defend", who(decrees=["coins_3_7"], pouch="sequential"))
    play(second, "play card=tax")
    assert options(second, "mandate") == ["coins_3_7 1"]
    play(second, "mandate decree=coins_3_7 option=1")
    assert options(second, "play", "wait") == ["play explore", "play defend", "wait"]
    match = act("migrate", who("monk sea_e", decrees=["coins_3_7"]))
    assert options(match, "mandate") == []
    play(match, "decline")
    after = ["mandate coins_3_7 1", "discard coins_3_7", "done"]
    assert options(match) == after  # after the card, before the turn ends
    play(match, "mandate decree=coins_3_7 option=1")
    assert (shillings(match), options(match)) == (10, ["play defend"])
    asking = turn("tax defend", who(decrees=["coins_3_7"]), who(cards="tax"), confirm=True)
    play(asking, "play card=tax", "done")
    assert asked(asking) == "B"  # to be done ends the turn, nothing more is asked
    late = act("tax", who(decrees=["coins_3_7"]))
    assert options(play(late, "done"), "play") == ["defend"]
    other = turn("tax defend", who(), who(decrees=["coins_3_7"], cards="tax"))
    assert options(other, "mandate") == []
    match = moment("feeding", who("monk sea_e", decrees=["coins_3_7"], goods={"food": 2}))
    play(match, "mandate decree=coins_3_7 option=1")
    assert (shillings(match), goods(match)) == (10, {"food": 1})
    assert options(match, "feed") == ["A1 food"]


@pytest.mark.rule("decrees.8")
def test_decrees_may_be_put_back() -> None:
    match = holding("bow", "northern_kingdom", mine={"goods": {}})
    assert options(match, "discard") == ["bow", "northern_kingdom"]
    play(match, "discard decree=northern_kingdom")
    assert player(match)["decrees"] == ["bow"]
    assert match.position()["deck"][-1] == "northern_kingdom"
    assert (asked(match), options(match, "play")) == ("A", ["tax", "defend"])
    play(match, "play card=tax")
    assert options(match) == ["discard bow", "done"]  # after the card as well
    play(match, "discard decree=bow")
    assert (player(match)["decrees"], options(match)) == ([], ["play defend"])


@pytest.mark.rule("decrees.6", "decrees.7")
def test_never_more_than_three() -> None:
    mine = {"decrees": ["coins_9_13", "barrel", "monster_slayer"], "goods": {"food": 1, "wood": 1, "iron": 1}}
    match = exploring({"desert_c": "outpost"}, mine)
    play(match, "keep decree=bow")
    assert options(match) == [
        "mandate coins_9_13 1",
        "discard bow",
        "discard coins_9_13",
        "discard barrel",
        "discard monster_slayer",
    ]
    used = play(match.clone(), "mandate decree=coins_9_13 option=1")
    assert (player(used)["decrees"], shillings(used)) == (["bow", "barrel", "monster_slayer"], 16)
    play(match, "discard decree=barrel")
    assert player(match)["decrees"] == ["bow", "coins_9_13", "monster_slayer"]
    assert match.position()["deck"][-2:] == ["sword", "barrel"]
    assert options(match, "mandate", "done") == ["mandate coins_9_13 1", "done"]  # three may stay
    three = exploring({"desert_c": "outpost"}, {"decrees": ["coins_9_13", "barrel"]})
    play(three, "keep decree=bow")
    assert options(three, "mandate", "done") == ["done"]


@pytest.mark.rule("decrees.11", "decrees.12", "decrees.4", "goods.1")
@pytest.mark.parametrize(
    ("decree", "option", "cost", "gain"),
    [
        ("coins_3_7", 1, "food", 3),
        ("coins_3_7", 2, "wood food", 7),
        ("coins_9_13", 1, "iron wood food", 9),
        ("coins_9_13", 2, "sulfur iron wood food", 13),
    ],
)
def test_treasures(decree: str, option: int, cost: str, gain: int) -> None:
    match = holding(decree, mine=RICH)
    before = {good: bag(match, good) for good in cost.split()}
    play(match, f"mandate decree={decree} option={option}")
    assert shillings(match) == 7 + gain
    assert goods(match) == {good: 1 for good in RICH["goods"] if good not in cost.split()}
    assert {good: bag(match, good) for good in cost.split()} == {good: n + 1 for good, n in before.items()}
    for missing in cost.split():
        poor = {"goods": {good: 1 for good in RICH["goods"] if good != missing}}
        assert f"{decree} {option}" not in options(holding(decree, mine=poor), "mandate")


@pytest.mark.rule("goods.8")
def test_barrel_sulfur_pays_no_mandate() -> None:
    mine = {"goods": {"food": 1, "wood": 1, "iron": 1}, "barrel": 3}
    assert options(holding("coins_9_13", mine=mine), "mandate") == ["coins_9_13 1"]


@pytest.mark.rule("goods.2", "goods.3")
def test_tiles_pay_for_mandates() -> None:
    mine = {"goods": {"food": 1, "iron": 1}, "tiles": {"orchard": 1, "silver_mine": 1}}
    match = holding("coins_9_13", mine=mine, advanced=True)
    assert options(match, "mandate") == ["coins_9_13 1", "coins_9_13 2"]
    two = play(match.clone(), "mandate decree=coins_9_13 option=2")
    assert options(two) == ["spend orchard", "spend silver_mine"]
    play(two, "spend landscape=orchard")
    assert (goods(two), player(two)["tiles"], shillings(two)) == ({}, {}, 20)
    play(match, "mandate decree=coins_9_13 option=1")
    assert options(match) == ["pay iron", "spend orchard", "spend silver_mine"]
    play(match, "spend landscape=silver_mine")
    assert player(match)["tiles"] == {}
    assert goods(match) == {"iron": 1}
    short = {"goods": {"food": 1}, "tiles": {"orchard": 1}}
    assert options(holding("coins_9_13", mine=short), "mandate") == []


@pytest.mark.rule("decrees.13", "decrees.14", "decrees.3", "goods.1")
@pytest.mark.parametrize(
    ("decree", "option", "cost", "vessel"),
    [
        ("flying_machine_or_ship", 1, "food", "flying_machine"),
        ("flying_machine_or_ship", 2, "wood", "ship"),
        ("ship_or_submersible", 1, "wood", "ship"),
        ("ship_or_submersible", 2, "iron", "submersible"),
    ],
)
def test_vessels(decree: str, option: int, cost: str, vessel: str) -> None:
    match = holding(decree, mine=RICH)
    before = bag(match, cost)
    play(match, f"mandate decree={decree} option={option}")
    assert player(match)["vessels"] == {vessel: 1}
    assert match.view()["supply"]["vessels"][vessel] == 2
    assert goods(match) == {good: 1 for good in RICH["goods"] if good != cost}
    assert bag(match, cost) == before + 1
    poor = {"goods": {good: 1 for good in RICH["goods"] if good != cost}}
    assert f"{decree} {option}" not in options(holding(decree, mine=poor), "mandate")
    none = holding(decree, mine=RICH, for_sale={vessel: 3})
    assert f"{decree} {option}" not in options(none, "mandate")


def with_stars(number: int, name: str, **more: Any) -> Match:
    """A's turn with both standing mandates and so many stars in one guild."""
    pawns = ",".join([f"{name} sea_e"] * number)
    return holding("status_west", "status_east", pawns=pawns, **more)


@pytest.mark.rule("decrees.15", "decrees.16", "decrees.17", "decrees.18")
@pytest.mark.parametrize(
    ("name", "decree", "option"),
    [
        ("farmer", "status_west", 1),
        ("merchant", "status_west", 2),
        ("alchemist", "status_west", 3),
        ("knight", "status_east", 1),
        ("noble", "status_east", 2),
        ("monk", "status_east", 3),
    ],
)
def test_standing_brings_rewards(name: str, decree: str, option: int) -> None:
    assert options(with_stars(2, name), "mandate") == []
    match = with_stars(3, name)
    assert options(match, "mandate") == [f"{decree} {option}"]
    markers, seals = player(match)["markers"], match.view()["supply"]["seals"]
    supply, food = guild(match, "knight")["supply"]["yellow"], bag(match, "food")
    play(match, f"mandate decree={decree} option={option}")
    if name == "farmer":
        assert (goods(match), bag(match, "food")) == ({"food": 10}, food - 3)
    elif name == "merchant":
        assert shillings(match) == 10
    elif name == "alchemist":
        assert options(match) == ["buy-vessel ship", "buy-vessel submersible", "buy-vessel flying_machine"]
        play(match, "buy-vessel vessel=submersible")
        assert player(match)["vessels"] == {"submersible": 1}
    elif name == "knight":
        assert player(match)["markers"] == markers + 3
        assert guild(match, "knight")["supply"]["yellow"] == supply - 3
    elif name == "noble":
        assert (len(player(match)["seals"]), match.view()["supply"]["seals"]) == (1, seals - 1)
    else:
        assert sum(player(match)["beads"].values()) == 1
        assert match.view()["supply"]["seals"] == seals - 1
    assert len(player(match)["decrees"]) == 1


@pytest.mark.rule("decrees.3", "goods.9", "goods.10")
def test_what_the_supply_lacks_a_mandate_does_not_give() -> None:
    mine: dict[str, Any] = {"mine": {"seals": 8}}
    assert options(with_stars(3, "noble", **mine), "mandate") == []
    assert options(with_stars(3, "monk", **mine), "mandate") == []
    assert options(with_stars(3, "knight", mine={"markers": 17}), "mandate") == []
    assert (
        options(
            with_stars(3, "alchemist", for_sale={"ship": 3, "submersible": 3, "flying_machine": 3}), "mandate"
        )
        == []
    )
    assert options(with_stars(3, "farmer", mine={"goods": {"food": 36}}), "mandate") == []
    two = with_stars(3, "farmer", mine={"goods": {"food": 34}})
    play(two, "mandate decree=status_west option=1")
    assert goods(two) == {"food": 36}
    few = with_stars(3, "knight", mine={"markers": 16})
    play(few, "mandate decree=status_east option=1")
    assert player(few)["markers"] == 17


@pytest.mark.rule("decrees.18")
def test_goods_instead_of_food_are_an_option() -> None:
    seen: set[str] = set()
    for seed in range(6):
        match = with_stars(3, "farmer", mine={"goods": {}, "barrel": 3}, mandate="goods", rng=seed)
        play(match, "mandate decree=status_west option=1")
        assert sum(goods(match).values()) == 3
        seen.update(goods(match))
    assert len(seen) > 2
    few = with_stars(
        3,
        "farmer",
        mine={"goods": {"saltpeter": 22, "iron": 21, "wood": 21, "food": 35, "sulfur": 24}, "barrel": 0},
        mandate="goods",
    )
    assert sum(few.view()["bag"].values()) == 1
    play(few, "mandate decree=status_west option=1")
    assert goods(few)["food"] == 36


# --- seals under markers ----------------------------------------------------------------------------


@pytest.mark.rule("starve.11")
def test_a_seal_under_a_marker_may_be_taken() -> None:
    match = turn(
        "tax defend",
        who("noble sea_e"),
        who("noble desert_c"),
        ruler={"A": "desert_c", "B": "sea_e sea_n"},
        serf={"A": "sea_e", "B": "desert_c"},
        subjects=["desert_c", "sea_n"],
        subject_seals=["desert_c", "sea_n"],
        serf_seals=["desert_c", "sea_e"],
        advanced=True,
    )
    assert options(match, "lift") == ["sea_e serf", "desert_c subject"]
    play(match, "lift location=sea_e role=serf")
    assert len(player(match)["seals"]) == 1
    assert match.position()["serf_seals"] == ["desert_c"]
    play(match, "lift location=desert_c role=subject")
    assert len(player(match)["seals"]) == 2
    assert match.position()["subject_seals"] == ["sea_n"]


@pytest.mark.rule("starve.11", "decrees.5")
def test_a_seal_may_be_taken_after_the_card_and_while_feeding() -> None:
    there: dict[str, Any] = {"ruler": {"A": "desert_c"}, "subjects": ["desert_c"], "advanced": True}
    match = act("tax", who(), subject_seals=["desert_c"], **there)
    assert options(match) == ["lift desert_c subject", "done"]
    play(match, "lift location=desert_c role=subject")
    assert (len(player(match)["seals"]), options(match)) == (1, ["play defend"])
    assert options(act("tax", who(), **there)) == ["play defend"]
    feeding = moment("feeding", who(), subject_seals=["desert_c"], **there)
    assert options(feeding) == ["lift desert_c subject", "done"]
