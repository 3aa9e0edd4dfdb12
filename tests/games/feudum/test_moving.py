"""Moving: roads, ferries, vessels, stealing and the epic voyage."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.feudum.table import (
    act,
    at,
    goods,
    laid,
    moment,
    options,
    pieces,
    play,
    player,
    shillings,
    turn,
    who,
)
from tests.games.journal import told

SERPENT: dict[str, Any] = {
    "monster_owner": {"sea_serpent": "A"},
    "monster_at": {"sea_serpent": "desert_n"},
    "advanced": True,
}
BEHEMOTH: dict[str, Any] = {
    "monster_owner": {"behemoth": "A"},
    "monster_at": {"behemoth": "desert_e"},
    "advanced": True,
}


def held_by(letter: str, place: str, monster: str = "behemoth") -> dict[str, Any]:
    return {"monster_owner": {monster: letter}, "monster_at": {monster: place}, "advanced": True}


@pytest.mark.rule("move.1", "move.2", "move.3", "move.4")
def test_as_many_steps_as_pawns() -> None:
    match = act("move", who("monk desert_c", "farmer badlands_n"))
    assert options(match, "move") == [
        "A1 road-forest_se-desert_c",
        "A1 road-desert_c-desert_w",
        "A1 ferry-desert_c-desert_e",
        "A2 road-badlands_nw-badlands_n",
        "A2 road-badlands_n-badlands_c",
    ]
    play(match, "move piece=A1 route=road-desert_c-desert_w", "move piece=A1 route=road-desert_w-desert_n")
    assert pieces(match) == {"A1": "desert_n", "A2": "badlands_n"}
    assert options(match, "play") == ["defend"]
    match = act("move", who("monk desert_c", "farmer badlands_n", "farmer sea_e"))
    play(
        match, "move piece=A2 route=road-badlands_n-badlands_c", "move piece=A1 route=road-desert_c-desert_w"
    )
    assert "done" in options(match)
    play(match, "done")
    assert pieces(match) == {"A1": "desert_w", "A2": "badlands_c", "A3": "sea_e"}


@pytest.mark.rule("move.1")
def test_nobody_on_the_map_moves_nothing() -> None:
    assert options(act("move", who())) == ["play defend"]


@pytest.mark.rule("move.5", "move.6")
def test_ferries() -> None:
    match = act("move", who("monk desert_c", "monk badlands_c", shillings=3))
    assert options(match, "move")[2:] == [
        "A1 ferry-desert_c-desert_e",
        "A2 road-badlands_n-badlands_c",
        "A2 ferry-badlands_c-mountain_se",
    ]
    play(match, "move piece=A1 route=ferry-desert_c-desert_e")
    assert (pieces(match)["A1"], shillings(match)) == ("desert_e", 1)
    assert options(match, "move") == ["A1 road-desert_sw-desert_e", "A2 road-badlands_n-badlands_c"]
    match = act("move", who("monk desert_c", "monk badlands_c", shillings=5))
    play(match, "move piece=A1 route=ferry-desert_c-desert_e", "move piece=A1 route=ferry-desert_c-desert_e")
    assert (pieces(match)["A1"], shillings(match)) == ("desert_c", 1)
    match = act("move", who("monk desert_c", shillings=2))
    assert "A1 ferry-desert_c-desert_e" in options(match, "move")
    for vessel in ("ship", "submersible", "flying_machine"):
        match = act("move", who("monk desert_c"), for_sale={vessel: 1})
        assert "A1 ferry-desert_c-desert_e" not in options(match, "move")
        assert match.view()["ferries"] is False


@pytest.mark.rule("move.7", "move.8", "move.9", "move.11")
@pytest.mark.parametrize(
    ("vessel", "routes"),
    [
        ("ship", ["ship-desert_sw-desert_n", "ship-desert_n-forest_se"]),
        ("submersible", ["submersible-desert_sw-desert_n", "submersible-desert_n-sea_e"]),
        ("flying_machine", ["flying_machine-desert_n-sea_e"]),
    ],
)
def test_a_vessel_opens_its_routes(vessel: str, routes: list[str]) -> None:
    match = act("move", who("monk desert_n", vessels={vessel: 1}))
    assert options(match, "move") == ["A1 road-desert_w-desert_n", *[f"A1 {route}" for route in routes]]
    assert player(match)["vessels"] == {vessel: 1}
    play(match, f"move piece=A1 route={routes[-1]}")
    assert player(match)["vessels"] == {}
    assert player(match)["aboard"][0] == vessel
    assert options(match, "play") == ["defend"]


@pytest.mark.rule("move.8")
def test_the_vessel_is_put_under_the_pawn_that_moves() -> None:
    match = act("move", who("farmer sea_e", "monk desert_n", vessels={"ship": 1}))
    play(match, "move piece=A2 route=ship-desert_n-forest_se")
    assert player(match)["aboard"][:2] == [None, "ship"]
    assert player(match)["vessels"] == {}


@pytest.mark.rule("move.7")
def test_without_a_vessel_there_is_only_the_road() -> None:
    match = act("move", who("monk desert_n"))
    assert options(match, "move") == ["A1 road-desert_w-desert_n"]
    match = act("move", who("monk sea_e"))
    assert options(match) == ["play defend"]


@pytest.mark.rule("move.10", "move.11", "move.12", "move.14")
def test_a_vessel_is_abandoned_when_the_pawn_goes_on_otherwise() -> None:
    match = act("move", who("monk sea_e ship", "farmer forest_se ship", "farmer desert_sw ship"))
    assert options(match, "move") == [
        "A2 road-forest_c-forest_se",
        "A2 road-forest_se-badlands_nw",
        "A2 road-forest_se-desert_c",
        "A2 ship-desert_n-forest_se",
        "A2 ship-forest_se-badlands_w",
        "A3 road-desert_sw-desert_e",
        "A3 ship-desert_sw-island_w",
        "A3 ship-desert_sw-desert_n",
    ]
    play(match, "move piece=A2 route=ship-desert_n-forest_se")
    assert player(match)["aboard"] == ["ship", "ship", "ship"]
    play(match, "move piece=A2 route=road-desert_w-desert_n")
    assert player(match)["aboard"] == ["ship", None, "ship"]
    assert at(match, "desert_n")["vessels"] == ["ship"]
    # What was left this very turn cannot be boarded again in it.
    play(match, "move piece=A2 route=road-desert_w-desert_n")
    assert pieces(match)["A2"] == "desert_n"
    assert match.position()["adrift"] == ["desert_n:ship"]
    assert player(match)["vessels"] == {}


@pytest.mark.rule("move.12", "move.13")
def test_what_was_abandoned_this_turn_waits() -> None:
    match = turn("move repeat defend", who("monk desert_n ship", "farmer desert_w", "farmer sea_e"))
    play(match, "play card=move", "move piece=A1 route=road-desert_w-desert_n")
    play(match, "move piece=A2 route=road-desert_w-desert_n")
    assert options(match, "move") == [
        "A1 road-desert_c-desert_w",
        "A1 road-desert_w-desert_n",
        "A2 road-desert_w-desert_n",
    ]
    play(match, "done", "play card=repeat", "repeat card=move")
    assert options(match, "move")[-2:] == ["A2 ship-desert_sw-desert_n", "A2 ship-desert_n-forest_se"]


@pytest.mark.rule("move.13", "move.14")
def test_anybody_boards_an_abandoned_vessel() -> None:
    match = act("move", who("monk desert_n", vessels={"ship": 1}), adrift=["sea_e:ship", "desert_n:ship"])
    assert options(match, "move") == [
        "A1 road-desert_w-desert_n",
        "A1 ship-desert_sw-desert_n",
        "A1 ship-desert_n-forest_se",
    ]
    play(match, "move piece=A1 route=ship-desert_sw-desert_n")
    assert match.position()["adrift"] == ["sea_e:ship"]
    assert player(match)["vessels"] == {"ship": 1}
    match = act("move", who("monk desert_n", "monk desert_n", "monk sea_e"), adrift=["desert_n:ship"])
    assert "A2 ship-desert_n-forest_se" in options(match, "move")
    play(match, "move piece=A1 route=ship-desert_n-forest_se")
    assert "A2 ship-desert_n-forest_se" not in options(match, "move")
    assert player(match)["aboard"] == ["ship", None, None]


@pytest.mark.rule("move.8", "move.9", "move.11", "move.14", "move.32")
def test_a_vessel_may_be_put_under_a_pawn_before_a_card() -> None:
    mine = who(
        "monk desert_n", "farmer desert_e", "farmer sea_e ship", vessels={"ship": 1, "flying_machine": 1}
    )
    match = turn("tax move defend", mine)
    assert options(match, "embark") == ["A1 ship", "A1 flying_machine", "A2 flying_machine"]
    play(match, "embark piece=A2 vessel=flying_machine")
    assert player(match)["aboard"] == [None, "flying_machine", "ship"]
    assert player(match)["vessels"] == {"ship": 1}
    assert options(match, "embark", "play") == ["play move", "play tax", "play defend", "embark A1 ship"]
    second = turn("tax move defend", {**mine, "pouch": "sequential"})
    play(second, "play card=tax")
    assert options(second, "embark") == ["A1 ship", "A1 flying_machine", "A2 flying_machine"]


@pytest.mark.rule("move.13", "move.9")
@pytest.mark.parametrize("vessel", ["ship", "submersible", "flying_machine"])
def test_every_kind_of_vessel_is_boarded(vessel: str) -> None:
    match = act("move", who("monk desert_n"), adrift=[f"desert_n:{vessel}"])
    found = [action for action in options(match, "move") if vessel in action]
    piece, route = found[-1].split()
    play(match, f"move piece={piece} route={route}")
    assert (match.position()["adrift"], player(match)["aboard"][0]) == ([], vessel)
    own = turn("tax move", who("monk desert_n", vessels={vessel: 1}))
    assert options(own, "embark") == [f"A1 {vessel}"]


@pytest.mark.rule("move.14")
def test_an_own_vessel_rather_than_an_abandoned_one() -> None:
    mine = who("monk desert_n", "farmer sea_e", vessels={"ship": 1, "submersible": 1})
    match = act("move", mine, adrift=["desert_n:ship"])
    assert options(match, "embark") == ["A1 ship"]
    play(match, "embark piece=A1 vessel=ship")
    assert options(match, "embark") == []
    play(match, "move piece=A1 route=ship-desert_n-forest_se")
    assert match.position()["adrift"] == ["desert_n:ship"]
    assert player(match)["vessels"] == {"submersible": 1}
    assert options(match, "move")  # putting the vessel there cost no step
    assert options(act("move", mine), "embark") == []


@pytest.mark.rule("move.12", "move.7")
def test_from_one_vessel_to_another() -> None:
    match = act("move", who("monk desert_sw submersible", "monk island_w", vessels={"flying_machine": 1}))
    play(match, "move piece=A1 route=flying_machine-desert_sw-desert_e")
    assert player(match)["aboard"][0] == "flying_machine"
    assert match.position()["adrift"] == ["desert_sw:submersible"]


@pytest.mark.rule("move.31")
def test_a_pawn_on_a_vessel_is_at_its_location() -> None:
    mine = who("noble sea_e submersible", goods={"food": 1, "saltpeter": 1})
    assert options(act("influence", mine), "influence") == ["sea_e"]
    assert options(act("conquer", mine, who("farmer sea_e ship")), "attack") == ["B1"]
    entering = play(act("migrate", mine), "character face=monk")
    assert options(entering, "at") == ["sea_e"]
    match = act("move", who("noble desert_n submersible"), goods={"sea_e": {"iron": 1}})
    play(match, "move piece=A1 route=submersible-desert_n-sea_e")
    assert options(match, "pilfer") == ["sea_e iron"]


@pytest.mark.rule("move.15", "move.16", "move.21")
def test_stealing() -> None:
    there: dict[str, Any] = {"goods": {"desert_w": {"iron": 2, "wood": 1}, "desert_c": {"food": 1}}}
    match = act("move", who("monk desert_c", "monk forest_se", goods={}), **there)
    play(match, "move piece=A1 route=road-desert_c-desert_w", "done")
    assert options(match) == ["pilfer desert_w iron", "pilfer desert_w wood", "decline"]
    play(match, "pilfer location=desert_w resource=iron")
    assert goods(match) == {"iron": 1}
    assert at(match, "desert_w")["goods"] == {"iron": 1, "wood": 1}
    assert options(match) == ["play defend"]
    both = act("move", who("monk desert_c", "monk forest_se", goods={}), **there)
    play(both, "move piece=A1 route=road-desert_c-desert_w", "move piece=A2 route=road-forest_se-desert_c")
    assert options(both, "pilfer") == ["desert_w iron", "desert_w wood", "desert_c food"]
    play(both, "decline")
    assert goods(both) == {}


@pytest.mark.rule("move.15")
def test_only_where_a_piece_that_moved_has_ended() -> None:
    there: dict[str, Any] = {"goods": {"desert_w": {"iron": 1}, "sea_e": {"iron": 1}}}
    match = act("move", who("monk desert_c", "monk sea_e"), **there)
    play(match, "move piece=A1 route=road-desert_c-desert_w", "move piece=A1 route=road-desert_w-desert_n")
    assert options(match, "pilfer", "play") == ["play defend"]


@pytest.mark.rule("goods.5", "move.16")
def test_stolen_sulfur_goes_to_barrel_or_supply() -> None:
    match = act("move", who("monk desert_c", goods={}), goods={"desert_w": {"sulfur": 1}})
    play(match, "move piece=A1 route=road-desert_c-desert_w", "pilfer location=desert_w resource=sulfur")
    assert options(match) == ["barrel", "reserve"]
    assert player(play(match, "barrel"))["barrel"] == 1


@pytest.mark.rule("move.17", "move.18", "move.19")
def test_where_one_does_not_steal() -> None:
    def after(disc: str, **more: Any) -> list[str]:
        match = act(
            "move",
            who("farmer desert_c"),
            goods={"desert_w": {"iron": 1}},
            discs={"desert_w": disc},
            **more,
        )
        return options(
            play(match, "move piece=A1 route=road-desert_c-desert_w"), "pilfer", "pilfer-landscape"
        )

    assert after("farm", ruler={"A": "desert_w"}) == []
    assert after("farm", ruler={"B": "desert_w"}) == ["pilfer desert_w iron"]
    for disc in ("outpost", "town", "feudum_monk"):
        assert after(disc, ruler={"A": "desert_w"}) == ["pilfer desert_w iron"]
    orchard: dict[str, Any] = {
        "landscape": {"desert_w": "orchard"},
        "grown": {"desert_w": 2},
        "advanced": True,
    }
    mine = {"ruler": {"B": "desert_w"}, "serf": {"A": "desert_w"}}
    assert after("town", **orchard, **mine) == ["pilfer desert_w iron"]
    others = {"ruler": {"A": "desert_w"}, "serf": {"B": "desert_w"}}
    assert after("farm", **orchard, **others) == ["pilfer-landscape desert_w"]


@pytest.mark.rule("move.16", "move.20")
@pytest.mark.parametrize(
    ("landscape", "gain"),
    [
        ("orchard", "food"),
        ("sulfur_mine", "sulfur"),
        ("silver_mine", "shilling"),
        ("archery_range", "marker"),
    ],
)
def test_stealing_from_a_landscape(landscape: str, gain: str) -> None:
    match = act(
        "move",
        who("farmer desert_c", goods={}, barrel=3),
        who(),
        ruler={"B": "desert_w"},
        landscape={"desert_w": landscape},
        grown={"desert_w": 2},
        advanced=True,
    )
    markers, targets = player(match)["markers"], match.view()["supply"]["targets"]
    play(match, "move piece=A1 route=road-desert_c-desert_w", "pilfer-landscape location=desert_w")
    assert at(match, "desert_w")["grown"] == 1
    assert goods(match) == ({gain: 1} if gain in ("food", "sulfur") else {})
    assert shillings(match) == (8 if gain == "shilling" else 7)
    assert player(match)["markers"] == markers + (1 if gain == "marker" else 0)
    assert match.view()["supply"]["targets"] == targets + (1 if gain == "marker" else 0)


@pytest.mark.rule("move.22", "move.23", "move.24", "move.26")
def test_two_moves_are_a_voyage() -> None:
    match = turn("move repeat defend", who("farmer desert_c"))
    play(match, "play card=move", "move piece=A1 route=road-desert_c-desert_w")
    assert player(match)["moves"] == 1
    play(match, "play card=repeat", "repeat card=move", "move piece=A1 route=road-desert_w-desert_n")
    assert options(match) == ["disc", "decline"]
    play(match, "disc")
    assert player(match)["voyage"] == 1
    assert match.view()["seats"][0]["free_discs"] == 2


@pytest.mark.rule("move.22", "move.30")
def test_a_move_without_a_step_does_not_count() -> None:
    match = turn("move repeat defend", who("farmer desert_c", moves=0))
    play(match, "play card=move", "done")
    assert player(match)["moves"] == 0
    assert "A idle move" in told(match)
    match = act("move", who("farmer sea_e"), who(), **held_by("B", "sea_e"))
    assert player(match)["moves"] == 0


def voyager(voyage: int, moves: int = 1, **more: Any) -> Any:
    match = act("move", who("farmer desert_c", voyage=voyage, moves=moves, **more))
    return play(match, "move piece=A1 route=road-desert_c-desert_w")


@pytest.mark.rule("move.23", "move.25", "move.26")
@pytest.mark.parametrize("space", range(1, 8))
def test_the_spaces_of_the_voyage(space: int) -> None:
    match = voyager(space - 1)
    if space == 1:
        play(match, "disc")
    assert player(match)["voyage"] == space
    drawn = ["bow", "sword"] if space in (2, 4, 6) else []
    assert options(match, "keep") == drawn
    if drawn:
        play(match, "keep decree=sword")
        assert player(match)["decrees"] == ["sword"]
        assert match.position()["deck"][-1] == "bow"


@pytest.mark.rule("move.24", "move.26")
def test_no_further() -> None:
    assert player(voyager(7))["voyage"] == 7
    assert player(voyager(3, moves=2))["voyage"] == 3
    assert player(voyager(3, moves=0))["voyage"] == 3


@pytest.mark.rule("move.27", "reeves.9")
def test_setting_out_needs_a_free_disc() -> None:
    match = play(voyager(0), "decline")
    assert player(match)["voyage"] == 0
    assert options(match) == ["play defend"]
    match = voyager(0, military=3)
    assert options(match) == ["play defend"]
    assert player(match)["voyage"] == 0
    match = act(
        "move",
        who("farmer desert_c", "monk sea_e", military=1, reeves=["farmer", "monk"], moves=1),
        advanced=True,
    )
    play(match, "move piece=A1 route=road-desert_c-desert_w", "done")
    assert player(match)["voyage"] == 0
    assert options(match) == ["play defend"]


@pytest.mark.rule("move.28", "move.29", "move.30")
def test_godspeed() -> None:
    match = act("move", who("monk desert_c", "monk desert_w"), advanced=True, goods={"desert_n": {"iron": 1}})
    play(match, "done")
    assert options(match) == [
        "move A1 road-forest_se-desert_c",
        "move A1 road-desert_c-desert_w",
        "move A1 ferry-desert_c-desert_e",
        "move A2 road-desert_c-desert_w",
        "move A2 road-desert_w-desert_n",
        "decline",
    ]
    still = play(match.clone(), "decline")
    assert player(still)["moves"] == 0
    play(match, "move piece=A2 route=road-desert_w-desert_n")
    assert options(match, "pilfer") == ["desert_n iron"]
    assert player(match)["moves"] == 1
    play(match, "decline")
    assert options(match) == ["play defend"]


@pytest.mark.rule("move.28")
def test_godspeed_is_for_monks_in_the_advanced_game() -> None:
    for faces, advanced in (("monk", False), ("farmer", True)):
        match = act("move", who(f"{faces} desert_c"), advanced=advanced)
        play(match, "move piece=A1 route=road-desert_c-desert_w")
        assert options(match) == ["play defend"]
    match = act("move", who("monk desert_c"), who(), **held_by("B", "desert_w"))
    play(match, "move piece=A1 route=road-desert_c-desert_w")
    assert options(match) == ["play defend"]  # the monk is held by the monster


# --- monsters -------------------------------------------------------------------------------------


@pytest.mark.rule("monsters.6", "monsters.7", "monsters.8")
def test_monsters_add_a_step_and_keep_to_their_routes() -> None:
    match = act("move", who("farmer desert_c", vessels={"ship": 1}), **SERPENT)
    assert options(match, "move")[-4:] == [
        "sea_serpent ship-desert_sw-desert_n",
        "sea_serpent ship-desert_n-forest_se",
        "sea_serpent submersible-desert_sw-desert_n",
        "sea_serpent submersible-desert_n-sea_e",
    ]
    play(match, "move piece=sea_serpent route=submersible-desert_n-sea_e")
    assert options(match, "move")[-2:] == [
        "sea_serpent submersible-desert_n-sea_e",
        "sea_serpent submersible-sea_e-forest_nw",
    ]
    play(match, "move piece=sea_serpent route=submersible-desert_n-sea_e")
    assert player(match)["vessels"] == {"ship": 1}
    assert options(match) == ["play defend"]
    match = act("move", who(), **BEHEMOTH)
    assert options(match, "move") == [
        "behemoth road-desert_sw-desert_e",
        "behemoth flying_machine-desert_sw-desert_e",
        "behemoth flying_machine-desert_e-badlands_se",
    ]
    play(match, "move piece=behemoth route=flying_machine-desert_e-badlands_se")
    assert pieces(match) == {"behemoth": "badlands_se"}


@pytest.mark.rule("monsters.8", "move.1", "monsters.9", "move.15")
def test_three_pawns_and_two_monsters() -> None:
    match = act(
        "move",
        who("farmer desert_c", "farmer badlands_n", "farmer forest_c", goods={}),
        monster_owner={"behemoth": "A", "sea_serpent": "A"},
        monster_at={"behemoth": "desert_e", "sea_serpent": "desert_n"},
        goods={
            place: {"iron": 1}
            for place in ("desert_w", "badlands_c", "forest_nw", "badlands_se", "sea_e", "desert_e")
        },
        discs=laid(outpost="desert_w badlands_c forest_nw badlands_se sea_e"),
        advanced=True,
    )
    for step in (
        "piece=behemoth route=flying_machine-desert_e-badlands_se",
        "piece=A1 route=road-desert_c-desert_w",
        "piece=A3 route=road-forest_nw-forest_c",
        "piece=sea_serpent route=submersible-desert_n-sea_e",
        "piece=A2 route=road-badlands_n-badlands_c",
    ):
        assert "done" in options(match)
        play(match, f"move {step}")
    assert options(match, "pilfer") == [
        "desert_w iron",
        "badlands_c iron",
        "forest_nw iron",
        "badlands_se iron",
        "sea_e iron",
    ]


@pytest.mark.rule("monsters.9")
def test_monsters_steal() -> None:
    match = act("move", who(goods={}), goods={"badlands_se": {"iron": 1}}, **BEHEMOTH)
    play(match, "move piece=behemoth route=flying_machine-desert_e-badlands_se")
    play(match, "pilfer location=badlands_se resource=iron")
    assert goods(match) == {"iron": 1}
    assert player(match)["moves"] == 0


@pytest.mark.rule("move.22", "move.23")
def test_a_step_of_a_monster_is_no_part_of_the_epic_voyage() -> None:
    mine = who("knight sea_e", moves=1)
    match = act("move", mine, **BEHEMOTH)
    play(match, "move piece=behemoth route=flying_machine-desert_e-badlands_se", "done")
    assert (player(match)["moves"], options(match)) == (1, ["play defend"])
    both = act("move", who("knight desert_c", moves=1), **BEHEMOTH)
    play(both, "move piece=behemoth route=flying_machine-desert_e-badlands_se")
    play(both, "move piece=A1 route=road-desert_c-desert_w")
    assert (player(both)["moves"], options(both)) == (2, ["disc", "decline"])


@pytest.mark.rule("monsters.11", "monsters.12", "migrate.6")
def test_monsters_hold_opposing_pawns() -> None:
    mine = who("farmer desert_c", "farmer forest_se", "farmer sea_e")
    match = act("move", mine, who(), **held_by("B", "desert_c"))
    assert not [action for action in options(match, "move") if action.startswith("A1")]
    play(match, "move piece=A2 route=road-forest_se-desert_c")
    assert options(match) == ["play defend"]
    assert pieces(match)["A2"] == "desert_c"
    match = act("migrate", mine, who(), **held_by("B", "desert_c"))
    assert "withdraw A1" in options(match)
    match = act("conquer", mine, who(), **held_by("B", "desert_c"))
    assert options(match, "attack") == ["behemoth"]
    match = act("move", mine, who(), **held_by("A", "desert_c"))
    assert [action for action in options(match, "move") if action.startswith("A1")]
    two: dict[str, Any] = {
        "monster_owner": {"behemoth": "A", "sea_serpent": "B"},
        "monster_at": {"behemoth": "desert_n", "sea_serpent": "desert_n"},
        "advanced": True,
    }
    match = act("move", who(), who(), **two)
    assert options(match, "move") == [
        "behemoth road-desert_w-desert_n",
        "behemoth flying_machine-desert_n-sea_e",
    ]


@pytest.mark.rule("monsters.13")
def test_monsters_do_not_influence() -> None:
    match = act("influence", who("farmer sea_e"), **BEHEMOTH)
    assert options(match, "influence") == ["sea_e"]


@pytest.mark.rule("monsters.14")
def test_monsters_need_no_food() -> None:
    match = moment("feeding", who("farmer sea_e"), **BEHEMOTH)
    assert options(match, "feed") == ["A1 food"]
