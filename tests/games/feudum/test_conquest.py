"""Conquest, starving the people, defending, military service."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from tests.games.feudum.table import (
    act,
    asked,
    at,
    bag,
    dawn,
    goods,
    guild,
    options,
    pieces,
    play,
    player,
    points,
    ranks,
    turn,
    who,
)
from tests.games.journal import told

HERE = "desert_c"


def pawns(*faces: str, **more: Any) -> dict[str, Any]:
    """A player with these pawns at the battlefield."""
    return who(*[f"{face} {HERE}" for face in faces], **{"goods": {}, **more})


def attacking(mine: dict[str, Any], *others: dict[str, Any], target: str = "B1", **more: Any) -> Match:
    match = act("conquer", mine, *others, **more)
    return play(match, f"attack piece={target}")


def besieging(mine: dict[str, Any], *others: dict[str, Any], **more: Any) -> Match:
    position = {"ruler": {"B": HERE}, "discs": {HERE: "feudum_monk"}, **more}
    return play(act("conquer", mine, *others, **position), f"besiege location={HERE}")


def strong(count: int, **more: Any) -> dict[str, Any]:
    """Three pawns and saltpeter for an attack of this strength: a knight leads."""
    return pawns("knight", "noble", "merchant", **{"goods": {"saltpeter": max(count - 3, 0)}, **more})


def finish(match: Match) -> Match:
    """All the powder there is, then strike."""
    while "powder" in options(match):
        match.play("powder")
    if "strike" in options(match):
        match.play("strike")
    return match


# --- targets ----------------------------------------------------------------------------------------


@pytest.mark.rule("conquer.1", "conquer.2", "conquer.5")
def test_targets_stand_beside_own_pawns() -> None:
    match = act(
        "conquer",
        who("knight desert_c", "knight sea_e"),
        who("monk desert_c", "monk desert_w", "monk sea_e"),
        who("monk desert_c"),
        seats=3,
        ruler={"B": "desert_c sea_e desert_w"},
        discs={"desert_c": "feudum_monk", "sea_e": "town", "desert_w": "feudum_monk"},
    )
    assert options(match) == ["attack B1", "attack C1", "besiege desert_c", "attack B3", "decline"]
    play(match, "decline")
    assert points(match) == {}
    for disc in ("outpost", "farm", "town"):
        safe = act("conquer", pawns("knight"), ruler={"B": HERE}, discs={HERE: disc})
        assert options(safe) == ["play defend"]
    mine = act("conquer", pawns("knight", "noble"), ruler={"A": HERE}, discs={HERE: "feudum_monk"})
    assert options(mine) == ["play defend"]


@pytest.mark.rule("conquer.3", "conquer.4")
def test_conquer_is_never_the_last_card() -> None:
    other = who("monk desert_c", cards="tax")
    match = turn("conquer", pawns("knight"), other)
    play(match, "play card=conquer")
    assert asked(match) == "B"
    assert "A idle conquer" in told(match)
    for card in ("defend", "tax"):
        match = turn(f"conquer {card}", pawns("knight"), other)
        assert options(play(match, "play card=conquer"), "attack") == ["B1"]


# --- strength ---------------------------------------------------------------------------------------


@pytest.mark.rule("conquer.6", "conquer.7", "conquer.8")
@pytest.mark.parametrize(
    ("mine", "theirs", "powder", "won"),
    [
        (3, 1, 0, True),
        (2, 1, 0, False),
        (2, 1, 1, True),
        (1, 1, 1, False),
        (3, 2, 1, False),
        (3, 2, 2, True),
        (1, 3, 5, False),
        (1, 3, 6, True),
    ],
)
def test_attack_against_defence(mine: int, theirs: int, powder: int, won: bool) -> None:
    faces = ["knight", "noble", "merchant"][:mine]
    match = attacking(
        pawns(*faces, goods={"saltpeter": powder}),
        pawns(*["farmer"] * theirs),
        pawns("noble", "knight"),
        seats=3,
    )
    finish(match)
    assert ("B1" not in pieces(match)) is won
    assert points(match) == ({"conquest": 2} if won else {})
    assert ("C1" in pieces(match), "A1" in pieces(match)) == (True, True)


@pytest.mark.rule("conquer.9", "conquer.10", "conquer.11", "military.2", "military.3", "conquer.5")
def test_a_conquered_pawn_goes_home() -> None:
    theirs = who("monk desert_c ship wine", "monk desert_c wine", "farmer sea_e")
    match = attacking(pawns("noble"), theirs, ruler={"B": "sea_n"}, discs={"sea_n": "outpost"})
    assert (points(match), options(match)) == ({"conquest": 2}, ["disc", "decline"])
    assert list(pieces(match)) == ["A1", "B2", "B3"]
    assert match.position()["adrift"] == ["desert_c:ship"]
    assert guild(match, "monk")["members"] == [{"seat": 1, "stars": 2}]
    declined = play(match.clone(), "decline")
    assert player(declined)["military"] == 0
    play(match, "disc")
    assert player(match)["military"] == 1
    assert match.view()["seats"][0]["free_discs"] == 2


@pytest.mark.rule("conquer.12", "conquer.13", "conquer.14", "conquer.15")
@pytest.mark.parametrize(
    ("pawns_there", "subject", "serf", "defence"),
    [
        (0, False, "", 2),
        (0, True, "", 3),
        (1, True, "", 5),
        (0, True, "A", 2),
        (0, False, "A", 1),
        (0, True, "C", 3),
    ],
)
def test_the_strength_of_a_feudum(pawns_there: int, subject: bool, serf: str, defence: int) -> None:
    for attack, won in ((defence, False), (defence + 1, True)):
        mine = pawns("knight", goods={"saltpeter": attack - 1})
        match = besieging(
            mine,
            pawns(*["farmer"] * pawns_there),
            pawns("noble"),
            seats=3,
            serf={serf: HERE} if serf else {},
            subjects=[HERE] if subject else [],
        )
        finish(match)
        assert (at(match, HERE)["disc"] == "outpost") is won
        assert points(match) == ({"conquest": 4} if won else {})


@pytest.mark.rule("conquer.15")
def test_a_feudum_does_not_help_a_pawn() -> None:
    there: dict[str, Any] = {
        "ruler": {"B": HERE},
        "subjects": [HERE],
        "serf": {"A": HERE},
        "discs": {HERE: "feudum_monk"},
    }
    match = attacking(pawns("knight", "noble", goods={}), pawns("farmer"), **there)
    assert points(match) == {}  # 2 against 2: the serf does not count
    match = finish(attacking(pawns("knight", "noble", goods={"saltpeter": 1}), pawns("farmer"), **there))
    assert points(match) == {"conquest": 2}  # nor do feudum and subject


@pytest.mark.rule("conquer.16", "conquer.17", "conquer.19", "conquer.20", "status.13")
def test_a_conquered_feudum_is_an_outpost() -> None:
    match = besieging(
        strong(4),
        who(),
        who(),
        seats=3,
        subjects=[HERE],
        serf={"C": HERE},
        goods={HERE: {"iron": 2}},
        landscape={HERE: "orchard"},
        advanced=True,
    )
    markers = [player(match, letter)["markers"] for letter in "BC"]
    supply = match.view()["supply"]["discs"]
    assert ranks(match, "monk") == "B"
    finish(match)
    place = at(match, HERE)
    assert (place["disc"], place["ruler"], place["serf"], place["subject"]) == ("outpost", None, None, False)
    assert (place["goods"], place["landscape"]) == ({"iron": 2}, "orchard")
    assert [player(match, letter)["markers"] for letter in "BC"] == [markers[0] + 3, markers[1] + 1]
    assert ranks(match, "monk") == ""
    after = match.view()["supply"]["discs"]
    assert (after["feudum_monk"], after["outpost"]) == (supply["feudum_monk"] + 1, supply["outpost"] - 1)
    assert points(match) == {"conquest": 4}
    assert options(match) == ["disc", "decline"]


@pytest.mark.rule("conquer.14", "conquer.19")
def test_a_rebel_serf_rules_the_outpost() -> None:
    match = besieging(pawns("knight", "monk", "noble"), who(), serf={"A": HERE}, subjects=[HERE])
    mine = player(match)["markers"]
    theirs = player(match, "B")["markers"]
    place = at(match, HERE)
    assert (place["disc"], place["ruler"], place["serf"], place["subject"]) == ("outpost", 0, None, False)
    assert (mine, theirs) == (3, 7)


@pytest.mark.rule("conquer.18")
def test_without_an_outpost_in_the_supply() -> None:
    outposts = [
        "sea_n",
        "sea_sw",
        "sea_e",
        "island_n",
        "island_e",
        "island_w",
        "island_s",
        "forest_c",
        "forest_se",
        "forest_nw",
    ]
    match = finish(besieging(strong(3), discs={HERE: "feudum_monk", **dict.fromkeys(outposts, "outpost")}))
    assert at(match, HERE)["disc"] == "outpost"
    assert points(match) == {"conquest": 4}


# --- powder and weapons -------------------------------------------------------------------------------


@pytest.mark.rule("conquer.21", "conquer.22", "goods.1")
def test_powder() -> None:
    match = attacking(pawns("noble", "monk", goods={"saltpeter": 3}), pawns("farmer"))
    before = bag(match, "saltpeter")
    assert options(match) == ["powder", "strike"]
    play(match, "powder")
    assert points(match) == {"conquest": 2}  # no second one without a knight: the blow falls
    assert (goods(match), bag(match, "saltpeter")) == ({"saltpeter": 2}, before + 1)
    match = attacking(pawns("knight", goods={"saltpeter": 3}), pawns("farmer"))
    play(match, "powder", "powder")
    assert options(match) == ["powder", "strike"]
    play(match, "strike")
    assert (points(match), goods(match)) == ({"conquest": 2}, {"saltpeter": 1})
    away = who("noble desert_c", "knight sea_e", goods={"saltpeter": 3})
    match = play(attacking(away, pawns("farmer")), "powder")
    assert (points(match), goods(match)) == ({}, {"saltpeter": 2})


@pytest.mark.rule("goods.2", "conquer.21")
def test_a_tile_is_powder_too() -> None:
    match = attacking(pawns("noble", "monk", goods={}, tiles={"orchard": 1}), pawns("farmer"))
    play(match, "powder")
    assert (points(match), player(match)["tiles"]) == ({"conquest": 2}, {})


@pytest.mark.rule("conquer.23", "conquer.24", "decrees.9", "decrees.10", "decrees.5")
def test_weapons() -> None:
    mine = pawns("noble", goods={"wood": 1, "iron": 1, "saltpeter": 1}, decrees=["bow", "sword", "coins_3_7"])
    match = attacking(mine, pawns("farmer"))
    assert options(match) == [
        "powder",
        "mandate bow 1",
        "mandate bow 2",
        "mandate sword 1",
        "mandate sword 2",
        "strike",
    ]
    play(match, "mandate decree=bow option=2")
    assert (goods(match), player(match)["decrees"]) == ({"iron": 1, "saltpeter": 1}, ["sword", "coins_3_7"])
    assert match.position()["deck"][-1] == "bow"
    lost = play(match.clone(), "strike")
    assert points(lost) == {"conquest": 2}
    match = attacking(mine, pawns("farmer", "monk"))
    play(match, "mandate decree=bow option=2", "mandate decree=sword option=1", "powder")
    assert options(match) == ["strike"]  # whoever holds decrees is asked, be they weapons or not
    play(match, "strike")
    assert points(match) == {"conquest": 2}  # 1 + 2 + 1 + 1 against 4
    assert goods(match) == {"iron": 1}
    charter = attacking(pawns("noble", goods={}, decrees=["barrel", "isolated_kingdom"]), pawns("farmer"))
    assert options(charter) == ["strike"]
    for decree, good in (("bow", "wood"), ("sword", "iron")):
        bare = pawns("noble", goods={}, decrees=[decree])
        match = attacking(bare, pawns("farmer"))
        assert options(match, "mandate") == [f"{decree} 1"]
        play(match, f"mandate decree={decree} option=1")
        assert points(match) == {}  # 1 + 1 against 2
        paid = pawns("noble", goods={good: 1}, decrees=[decree])
        match = play(attacking(paid, pawns("farmer")), f"mandate decree={decree} option=2")
        assert (points(match), goods(match)) == ({"conquest": 2}, {})


@pytest.mark.rule("conquer.26", "conquer.7")
def test_what_was_spent_is_lost() -> None:
    mine = pawns("noble", goods={"saltpeter": 1}, decrees=["bow"])
    match = attacking(mine, pawns("farmer", "monk"))
    play(match, "mandate decree=bow option=1", "powder")
    assert (points(match), goods(match), player(match)["decrees"]) == ({}, {}, [])
    assert "A failed 2" in told(match)
    assert (match.position()["force"], match.position()["powder"]) == (0, 0)


@pytest.mark.rule("conquer.27", "conquer.28")
def test_wine_and_war() -> None:
    drunk = who("noble desert_c wine", "monk desert_c wine", "farmer desert_c", goods={"saltpeter": 1})
    match = attacking(drunk, pawns("farmer"))
    assert match.view()["battle"]["attack"] == 1
    match = attacking(pawns("noble"), who("farmer desert_c wine"))
    assert points(match) == {"conquest": 2}
    knight = who("knight desert_c wine", goods={"saltpeter": 3})
    match = finish(attacking(knight, pawns("farmer")))
    assert (points(match), goods(match)) == ({"conquest": 2}, {})
    merry = who("noble desert_c wine", "monk desert_w wine", goods={"food": 1})
    assert len(options(act("move", merry), "move")) == 5
    assert options(act("influence", merry), "influence") == [HERE, "desert_w"]
    there: dict[str, Any] = {"ruler": {"B": HERE}, "subjects": [HERE], "advanced": True}
    assert options(act("conquer", merry, **there), "starve") == ["desert_c subject"]
    helper = act("conquer", pawns("noble", "monk"), who("farmer desert_c wine", "farmer desert_c"))
    assert points(play(helper, "attack piece=B1")) == {}  # the sober one defends both


# --- defending ----------------------------------------------------------------------------------------


@pytest.mark.rule("defend.1", "defend.3")
def test_defend_out_of_turn() -> None:
    match = attacking(pawns("noble", "monk", "knight"), pawns("farmer", cards="defend tax"))
    assert (asked(match), options(match)) == ("B", ["defend", "pass"])
    beaten = play(match.clone(), "pass")
    assert points(beaten) == {"conquest": 2}
    assert player(beaten, "B")["chosen"] == ["tax", "defend"]
    play(match, "defend")
    assert (points(match), points(match, "B")) == ({}, {"defence": 1})
    assert player(match, "B")["chosen"] == ["tax"]
    assert player(match, "B")["played"] == ["defend"]
    assert (asked(match), options(match)) == ("B", ["play tax"])


@pytest.mark.rule("conquer.25", "conquer.22", "conquer.12")
def test_more_powder_after_defend() -> None:
    match = attacking(pawns("noble", "monk", goods={"saltpeter": 1}), pawns("farmer", cards="defend tax"))
    play(match, "strike", "defend")
    assert (asked(match), options(match)) == ("A", ["powder", "strike"])
    assert points(play(match, "powder")) == {}  # 3 against 3
    mine = pawns("noble", "monk", goods={"saltpeter": 2}, decrees=["bow"])
    match = attacking(mine, pawns("farmer", cards="defend tax"))
    play(match, "powder", "strike", "defend")
    assert options(match) == ["mandate bow 1", "strike"]  # the limit of one holds for the whole attack
    play(match, "mandate decree=bow option=1")
    assert points(match) == {"conquest": 2}  # 4 against 3
    feudum = besieging(pawns("noble", "monk", "merchant"), who(cards="defend tax"))
    play(feudum, "defend")
    assert points(feudum) == {}  # 3 against 2 + 1


@pytest.mark.rule("defend.2", "defend.4", "defend.5")
def test_who_is_asked_for_defend() -> None:
    match = attacking(pawns("noble", "monk", "knight"), pawns("farmer", cards="tax"))
    assert (asked(match), options(match)) == ("B", ["pass"])
    match = attacking(pawns("noble", "monk", "knight"), pawns("farmer", cards="tax", played=["defend"]))
    assert points(match) == {"conquest": 2}
    match = attacking(pawns("noble", "monk", "knight"), pawns("farmer"))
    assert points(match) == {"conquest": 2}
    assert points(act("defend", who())) == {"defence": 1}


@pytest.mark.rule("repeat.2", "military.2")
def test_only_the_attackers_disc_moves() -> None:
    match = play(attacking(pawns("noble", "monk", "knight", military=1), pawns("farmer")), "disc")
    assert (player(match)["military"], player(match, "B")["military"]) == (2, 0)


@pytest.mark.rule("military.2", "military.9", "reeves.9")
def test_service_needs_space_and_disc() -> None:
    match = attacking(pawns("noble", "monk", "knight", military=3), pawns("farmer"))
    assert options(match) == ["play defend"]
    match = attacking(pawns("noble", "monk", "knight", military=2, voyage=4), pawns("farmer"))
    assert options(match) == ["play defend"]
    mine = pawns("noble", "monk", "knight", reeves=["noble", "monk"], voyage=1)
    match = attacking(mine, pawns("farmer"), advanced=True)
    assert options(match) == ["play defend"]
    failed = attacking(pawns("noble"), pawns("farmer"))
    assert options(failed) == ["play defend"]


# --- monsters -----------------------------------------------------------------------------------------


def monster(owner: str) -> dict[str, Any]:
    return {"monster_owner": {"behemoth": owner}, "monster_at": {"behemoth": HERE}, "advanced": True}


@pytest.mark.rule("monsters.9", "monsters.10", "monsters.15", "monsters.16")
def test_monsters_fight() -> None:
    match = attacking(pawns("knight", goods={"saltpeter": 1}), who(), target="behemoth", **monster("B"))
    theirs = player(match, "B")["markers"]
    assert match.view()["battle"]["defence"] == 1
    play(match, "powder")
    assert (points(match), options(match)) == ({"conquest": 2}, ["disc", "decline"])
    assert match.view()["monsters"]["behemoth"] == {"owner": None, "at": None}
    assert player(match, "B")["markers"] == theirs + 1
    assert match.view()["seats"][0]["slayer"] is True
    tie = attacking(pawns("noble"), who(), target="behemoth", **monster("B"))
    assert points(tie) == {}
    alone = act("conquer", who(goods={"saltpeter": 2}, decrees=["sword"]), pawns("farmer"), **monster("A"))
    assert options(alone, "attack") == ["B1"]
    play(alone, "attack piece=B1", "mandate decree=sword option=1", "powder")
    assert points(alone) == {"conquest": 2}  # 1 + 1 + 1 against 2
    both = attacking(pawns("noble", "monk"), pawns(), target="behemoth", **monster("B"))
    assert points(both) == {"conquest": 2}


@pytest.mark.rule("monsters.10", "conquer.6")
def test_monsters_defend_their_owner() -> None:
    match = attacking(pawns("noble", "monk", "knight"), pawns("farmer"), **monster("B"))
    assert points(match) == {}  # 3 against 2 + 1
    match = attacking(pawns("noble", "monk", "knight"), pawns("farmer"), who(), seats=3, **monster("C"))
    assert points(match) == {"conquest": 2}
    match = attacking(pawns("noble", "monk"), pawns("farmer"), **monster("A"))
    assert points(match) == {"conquest": 2}
    serpent: dict[str, Any] = {
        "monster_owner": {"sea_serpent": "A"},
        "monster_at": {"sea_serpent": "sea_e"},
        "advanced": True,
    }
    match = attacking(pawns("noble", "monk"), pawns("farmer"), **serpent)
    assert points(match) == {}


# --- starving -----------------------------------------------------------------------------------------


def starving(mine: dict[str, Any], theirs: dict[str, Any], role: str = "", **more: Any) -> Match:
    position = {"ruler": {"B": HERE}, "subjects": [HERE], "advanced": True, **more}
    match = act("conquer", mine, theirs, who(), seats=3, **position)
    return play(match, f"starve location={HERE} role={role}") if role else match


@pytest.mark.rule("starve.1", "starve.2")
def test_who_can_be_starved() -> None:
    assert options(starving(pawns("noble"), who(), serf={"C": HERE})) == [
        "starve desert_c subject",
        "starve desert_c serf",
        "decline",
    ]
    assert options(starving(pawns("noble"), who(), serf={"A": HERE}), "starve") == ["desert_c subject"]
    assert options(starving(pawns("noble"), who(), ruler={"A": HERE}, serf={"B": HERE}), "starve") == [
        "desert_c serf"
    ]
    assert options(starving(pawns("noble"), who(), subjects=[])) == ["play defend"]
    assert options(starving(pawns("knight"), who())) == ["play defend"]
    assert options(starving(who("noble sea_e"), who())) == ["play defend"]
    assert options(starving(pawns("noble"), who(), advanced=False)) == ["play defend"]


@pytest.mark.rule("starve.1", "starve.3", "starve.4", "starve.5", "starve.6", "military.2")
@pytest.mark.parametrize(("role", "victim"), [("subject", "B"), ("serf", "C")])
def test_starving_the_people(role: str, victim: str) -> None:
    match = starving(pawns("noble"), who(), serf={"C": HERE}, landscape={HERE: "orchard"}, hens=[2, 4])
    markers, seals = player(match, victim)["markers"], match.view()["supply"]["seals"]
    supply = match.position()["seals"]
    play(match, f"starve location={HERE} role={role}")
    place = at(match, HERE)
    assert (place["ruler"], place["subject"], place["serf"]) == (
        1,
        role == "serf",
        2 if role == "subject" else None,
    )
    assert player(match, victim)["markers"] == markers + 1
    assert points(match) == {}
    assert guild(match, "farmer")["hens"] == []
    assert match.view()["supply"]["seals"] == seals + 2
    assert sorted(match.position()["seals"]) == sorted([*supply, 2, 4])
    assert place["landscape"] == "orchard"
    assert options(match) == ["disc", "decline"]
    assert player(play(match, "disc"))["military"] == 1


@pytest.mark.rule("starve.7", "starve.8", "starve.10", "defend.3", "goods.1")
@pytest.mark.parametrize("role", ["subject", "serf"])
def test_royal_immunity(role: str) -> None:
    theirs = who(cards="defend tax", goods={"food": 1})
    owner = {"ruler": {"B": HERE}} if role == "subject" else {"ruler": {"C": HERE}, "serf": {"B": HERE}}
    more: dict[str, Any] = {**owner, "subjects": [HERE] if role == "subject" else [], "hens": [3]}
    match = starving(pawns("noble"), theirs, role, **more)
    assert (asked(match), options(match)) == ("B", ["immunity", "pass"])
    seals, food = match.view()["supply"]["seals"], bag(match, "food")
    hungry = play(match.clone(), "pass")
    assert at(hungry, HERE)[role] in (False, None)
    play(match, "immunity")
    place = at(match, HERE)
    assert place[f"{role}_seal"] is True
    assert place[role] == (True if role == "subject" else 1)
    assert (goods(match, "B"), bag(match, "food")) == ({}, food + 1)
    assert match.view()["supply"]["seals"] == seals - 1
    assert points(match, "B") == {}
    assert player(match, "B")["played"] == ["defend"]
    assert guild(match, "farmer")["hens"] == [3]
    assert (asked(match), options(match, "disc")) == ("B", [])
    safe = act(
        "conquer", pawns("noble"), who(), who(), seats=3, advanced=True, **{**more, f"{role}_seals": [HERE]}
    )
    assert options(safe, "starve") == []


@pytest.mark.rule("starve.7", "starve.9", "starve.10", "defend.5")
def test_when_immunity_is_possible() -> None:
    no_food = starving(pawns("noble"), who(cards="defend tax", goods={}), "subject")
    assert (asked(no_food), options(no_food)) == ("B", ["pass"])
    no_card = starving(pawns("noble"), who(cards="tax"), "subject")
    assert options(no_card) == ["pass"]
    spent = starving(pawns("noble"), who(cards="tax", played=["defend"]), "subject")
    assert at(spent, HERE)["subject"] is False
    tile = starving(pawns("noble"), who(cards="defend tax", goods={}, tiles={"orchard": 1}), "subject")
    play(tile, "immunity")
    assert player(tile, "B")["tiles"] == {}
    none = starving(pawns("noble", seals=8), who(cards="defend tax"), "subject")
    assert none.view()["supply"]["seals"] == 0
    play(none, "immunity")
    assert (at(none, HERE)["subject"], at(none, HERE)["subject_seal"]) == (True, False)


@pytest.mark.rule("starve.12")
def test_seals_of_a_fallen_feudum_go_to_the_owners_of_the_markers() -> None:
    match = besieging(
        strong(4),
        who(),
        who(),
        seats=3,
        subjects=[HERE],
        serf={"C": HERE},
        subject_seals=[HERE],
        serf_seals=[HERE],
        advanced=True,
    )
    finish(match)
    assert [len(player(match, letter)["seals"]) for letter in "ABC"] == [0, 1, 1]
    assert (match.position()["subject_seals"], match.position()["serf_seals"]) == ([], [])


# --- disloyalty ---------------------------------------------------------------------------------------


@pytest.mark.rule(
    "military.1", "military.4", "military.5", "military.6", "military.7", "military.8", "dawn.5"
)
@pytest.mark.parametrize(
    ("epoch", "losses"),
    [(2, [-3, 0, 0, 0]), (3, [0, 0, 0, 0]), (4, [-7, -4, 0, 0]), (5, [-12, -9, -5, 0])],
)
def test_disloyal_vassals(epoch: int, losses: list[int]) -> None:
    for discs, loss in enumerate(losses):
        vassal = dawn(epoch, who(military=discs), ruler={"A": HERE}, discs={HERE: "feudum_monk"})
        assert points(vassal).get("disloyalty", 0) == loss
        free = dawn(epoch, who(military=discs), ruler={"A": HERE}, discs={HERE: "town"})
        assert "disloyalty" not in points(free)
        two = dawn(
            epoch,
            who(military=discs),
            ruler={"A": f"{HERE} sea_e"},
            discs={HERE: "feudum_monk", "sea_e": "feudum_monk"},
        )
        assert points(two).get("disloyalty", 0) == loss


@pytest.mark.rule("military.10")
def test_a_score_below_zero() -> None:
    match = dawn(4, ruler={"A": HERE}, discs={HERE: "feudum_monk"})
    assert points(match)["disloyalty"] == -7
    assert match.scores()[0] == -1
    assert match.view()["seats"][0]["score"] == -1
