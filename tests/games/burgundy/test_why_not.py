"""Why not: the clause in the way of a die, a tile, a space, goods or a shield, and what would help."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.core.message import Message, seat_name
from ludoteca.core.title import Why
from ludoteca.games.burgundy.view import name
from tests.games.burgundy.table import CENTRE, lay, moment, play, solo, turn

SHIELDS = {"shields": True}
EXTRA = {"extra_tiles": True}
INNS = {"inns": True}
TEAM = {"team": "12a"}


def why(match: Match, action: str) -> Why:
    found = match.why_not(action)
    assert found is not None
    return found


def there(match: Match, place: str, *chosen: str) -> Why:
    found = match.why_not_place(place, chosen=chosen)
    assert found is not None
    return found


def says(clause: str, way: str = "", **facts: Any) -> Why:
    key = "-".join(["reason", *clause.replace(".", " ").split(), *way.split()])
    named = {fact: name(fact, value) if isinstance(value, str) else value for fact, value in facts.items()}
    return Why(Message(key, **named), clause)


def holding(*shields: int, **mine: Any) -> dict[str, Any]:
    """A duchy with these shields on its castles."""
    castles = ("19", "2", "3", "7")
    return {
        "tiles": lay(CENTRE, *[f"castle {space}" for space in castles[1 : len(shields)]]),
        "shields": dict(zip(castles, [str(shield) for shield in shields], strict=False)),
        **mine,
    }


# --- the dice -------------------------------------------------------------------------------------


@pytest.mark.rule("turn.1")
def test_a_die_is_used_once() -> None:
    match = turn("-4", {"goods": {"red": 1}}, slots={"3a": "ship"})
    assert why(match, "hire die=first") == says("turn.1")
    assert there(match, "die:first") == says("turn.1")
    assert match.why_not_place("die:second") is None
    assert why(match, "hire die=free") == says("turn.1", "free")


@pytest.mark.rule("turn.2")
def test_of_two_equal_dice_the_first_is_used() -> None:
    match = turn("33")
    assert why(match, "hire die=second") == says("turn.2")
    assert there(match, "die:second") == says("turn.2")


@pytest.mark.rule("turn.6")
@pytest.mark.parametrize(
    ("what", "action"),
    [
        ("castle of A", "hire die=first"),
        ("white castle of A", "hire die=first"),
        ("warehouse of A", "sell die=first goods=red"),
        ("market of A", "take die=first slot=3a"),
        ("town hall of A", "place die=first tile=ship space=20"),
    ],
)
def test_dice_wait_until_an_effect_is_done(what: str, action: str) -> None:
    mine = {"goods": {"red": 1}, "storage": ["ship"]}
    match = moment(what, mine, slots={"3a": "ship"}, white=2, setting={"white_castles": True})
    assert why(match, action) == says("turn.6")


@pytest.mark.rule("turn.6")
def test_in_the_middle_of_an_effect_depots_wait() -> None:
    match = moment("ship of A", {"silver": 1}, slots={"3a": "ship", "black1": "bank"})
    assert there(match, "slot:3a") == says("turn.6", "later")
    assert there(match, "slot:black1") == says("black.1", silver=1, missing=1)


# --- taking tiles ---------------------------------------------------------------------------------


@pytest.mark.rule("take.1")
@pytest.mark.parametrize(("workers", "missing"), [(0, 2), (1, 1)])
def test_a_tile_needs_its_number_or_workers(workers: int, missing: int) -> None:
    match = turn("16", {"workers": workers}, slots={"3a": "ship"})
    far = says("take.1", wanted=3, shown=6, needed=3, missing=missing + 1)
    near = says("take.1", wanted=3, shown=1, needed=2, missing=missing)
    assert why(match, "take die=second slot=3a") == far
    assert there(match, "slot:3a") == near, "of both dice the one that lacks less"
    assert there(match, "slot:3a", "die:second") == far
    assert turn("16", {"workers": 2}, slots={"3a": "ship"}).why_not_place("slot:3a") is None


@pytest.mark.rule("take.1", "monasteries.14", "monasteries.18")
def test_monasteries_make_the_way_shorter() -> None:
    board = {"4b": "ship"}
    by_two = turn("11", {"tiles": lay(CENTRE, "monastery-8 13")}, slots=board)
    assert there(by_two, "slot:4b") == says("take.1", wanted=4, shown=1, needed=2, missing=2)
    free = turn("11", {"tiles": lay(CENTRE, "monastery-12 13")}, slots=board)
    assert there(free, "slot:4b") == says("take.1", wanted=4, shown=1, needed=2, missing=2)
    both = turn("11", {"tiles": lay(CENTRE, "monastery-8 13", "monastery-12 8")}, slots=board)
    assert there(both, "slot:4b") == says("take.1", wanted=4, shown=1, needed=1, missing=1)


@pytest.mark.rule("take.1")
def test_nothing_lies_there() -> None:
    assert there(turn("33"), "slot:3a") == says("take.1", "empty")


@pytest.mark.rule("phase.7", "phase.8", "solo.7")
def test_places_that_are_not_used_by_so_few() -> None:
    assert there(turn("11"), "slot:1a") == says("phase.8")
    assert there(turn("11"), "slot:black5") == says("phase.8")
    assert there(turn("11", players=3), "slot:black7") == says("phase.7")
    assert there(solo(), "slot:1a") == says("phase.8")


@pytest.mark.rule("take.1", "inns.3")
def test_black_tiles_and_inns_are_bought() -> None:
    board = {"black1": "bank", "inn": "inn"}
    match = turn("11", slots=board, setting=INNS, inns=1)
    assert why(match, "take die=first slot=black1") == says("take.1", "black")
    assert why(match, "take die=first slot=inn") == says("inns.3")
    assert there(turn("11"), "slot:inn") == says("inns.1")


# --- the purchase ---------------------------------------------------------------------------------


@pytest.mark.rule("black.1")
@pytest.mark.parametrize("silver", [0, 1])
def test_what_is_missing_for_a_black_tile(silver: int) -> None:
    match = turn("11", {"silver": silver}, slots={"black1": "bank"})
    assert there(match, "slot:black1") == says("black.1", silver=silver, missing=2 - silver)


@pytest.mark.rule("black.1")
def test_one_purchase_a_turn() -> None:
    match = turn("11", {"silver": 4}, slots={"black1": "bank", "black2": "ship"})
    play(match, "buy slot=black1 pay=silver")
    assert there(match, "slot:black2") == says("black.1", "again")
    assert there(match, "slot:black1") == says("take.1", "empty")


@pytest.mark.rule("black.3")
def test_a_tile_in_hand_comes_first() -> None:
    mine = {"silver": 4, "storage": ["bank", "ship", "mine"], "tiles": lay(CENTRE, "monastery-28 13")}
    match = turn("33", mine, slots={"3a": "ship", "black1": "bank"}, setting=EXTRA)
    play(match, "take die=first slot=3a")
    assert there(match, "slot:black1") == says("black.3", tile="ship")
    assert why(match, "recruit") == says("black.3", tile="ship")


@pytest.mark.rule("black.5")
def test_no_purchase_at_the_end_of_a_phase() -> None:
    match = moment("end of phase", holding(3, silver=4), setting=SHIELDS, slots={"black1": "bank"})
    assert there(match, "slot:black1") == says("black.5")


@pytest.mark.rule("monasteries.10", "monasteries.11")
def test_monastery_6_buys_anywhere_for_workers() -> None:
    board = {"3a": "ship", "black1": "bank"}
    plain = turn("11", {"silver": 2}, slots=board)
    assert why(plain, "buy slot=3a pay=silver") == says("monasteries.11")
    assert why(plain, "buy slot=black1 pay=mixed") == says("monasteries.10")
    mine = {"tiles": lay(CENTRE, "monastery-6 13"), "workers": 1}
    match = turn("11", mine, slots=board)
    assert why(match, "buy slot=3a pay=silver") == says("monasteries.10", "poor", missing=2)
    assert there(match, "slot:black1") == says("monasteries.10", "poor", missing=1)


@pytest.mark.rule("extra.3")
def test_workers_for_silver() -> None:
    assert there(turn("11", {"silver": 1}), "recruit") == says("extra.3")
    monk = {"tiles": lay(CENTRE, "monastery-28 13")}
    assert why(turn("11", monk, setting=EXTRA), "recruit") == says("extra.3", "silver")


# --- placing --------------------------------------------------------------------------------------


@pytest.mark.rule("place.1")
def test_only_what_is_stored_is_placed() -> None:
    assert there(turn("11"), "space:20") == says("place.1", "empty")
    match = turn("51", {"storage": ["ship"]})
    assert why(match, "place die=first tile=bank space=12") == says("place.1", tile="bank")
    assert match.why_not_place("space:20") is None


@pytest.mark.rule("place.2", "duchy.1")
def test_a_covered_space_stays_covered() -> None:
    match = turn("61", {"storage": ["castle"]})
    assert there(match, "space:19") == says("place.2", tile="castle")
    assert why(match, "place die=first tile=castle space=40") == says("duchy.1", spaces=37)


@pytest.mark.rule("place.3")
def test_a_space_needs_its_number_or_workers() -> None:
    match = turn("16", {"storage": ["bank"], "workers": 1})
    wanted = says("place.3", space="12", wanted=3, shown=1, needed=2, missing=1)
    assert there(match, "space:12") == wanted
    assert there(match, "stored:bank") == wanted, "the nearest of all spaces"
    assert there(match, "space:12", "die:second") == says(
        "place.3", space="12", wanted=3, shown=6, needed=3, missing=2
    )


@pytest.mark.rule("place.3", "white.3")
def test_the_white_die_needs_workers_too() -> None:
    match = moment("white castle of A", {"storage": ["bank"]}, white=1, setting={"white_castles": True})
    assert there(match, "space:12") == says("place.3", space="12", wanted=3, shown=1, needed=2, missing=2)


@pytest.mark.rule("place.4")
def test_tile_and_space_have_one_colour() -> None:
    match = turn("11", {"storage": ["ship"]})
    assert there(match, "space:25", "stored:ship") == says("place.4", space="25", kind="mine")
    full = turn("41", {"storage": ["mine"], "tiles": lay(CENTRE, "mine 25 30 34")})
    assert there(full, "stored:mine") == says("place.4", "full", tile="mine")
    assert there(full, "space:20") == says("place.4", "full", tile="mine")


@pytest.mark.rule("place.5", "buildings.16", "castles.1")
def test_a_tile_touches_another() -> None:
    assert there(turn("66", {"storage": ["ship"]}), "space:16") == says("place.5", space="16")
    for what in ("town hall of A", "castle of A", "extra action of A"):
        assert there(moment(what, {"storage": ["ship"]}), "space:16") == says("place.5", space="16")


@pytest.mark.rule("buildings.3", "inns.5")
def test_one_of_a_kind() -> None:
    match = turn("11", {"storage": ["bank"], "tiles": lay(CENTRE, "bank 26")})
    assert there(match, "space:27") == says("buildings.3", tile="bank", space="27")
    match = turn("11", {"storage": ["inn"], "tiles": lay(CENTRE, "inn 26")}, setting=INNS, phase="C")
    assert there(match, "space:27") == says("inns.5", space="27")


@pytest.mark.rule("team.10")
def test_the_tiles_of_the_partner() -> None:
    mine = {"storage": ["mine"]}
    match = moment("turn of A", mine, setting=TEAM, private=[["bank"], [], ["ship"], []])
    assert why(match, "place die=first tile=ship space=1") == says("team.10", tile="ship")
    full = [["bank", "bank"], [], ["church"], []]
    match = moment(
        "turn of A", {"storage": ["mine", "castle"]}, setting=TEAM, private=full, slots={"1c": "ship"}
    )
    play(match, "take die=first slot=1c")
    assert why(match, "discard tile=church") == says("team.10", tile="church")


# --- goods, ships, storage ------------------------------------------------------------------------


@pytest.mark.rule("sell.1", "sell.6")
def test_goods_need_their_number() -> None:
    match = turn("16", {"goods": {"red": 1}, "workers": 1})
    assert there(match, "goods:red") == says("sell.1", goods="red", wanted=4, shown=6, needed=2, missing=1)
    assert there(match, "goods:pink") == says("sell.6", goods="pink")
    warehouse = moment("warehouse of A", {"goods": {"red": 1}})
    assert there(warehouse, "goods:pink") == says("sell.6", goods="pink")


@pytest.mark.rule("ships.1", "take.6", "shields.11", "solo.16")
def test_what_belongs_to_another_moment() -> None:
    match = turn("11", holding(3, storage=["ship"]), setting=SHIELDS)
    assert there(match, "depot:2") == says("ships.1")
    assert why(match, "discard tile=ship") == says("take.6")
    assert there(match, "shield:3") == says("shields.11", "end")
    assert why(solo(slots={"black1": "bank"}), "swap slot=black1") == says("solo.16")


@pytest.mark.rule("take.5", "take.6")
def test_what_makes_room() -> None:
    match = turn("33", {"storage": ["bank", "market", "mine"]}, slots={"3a": "ship"})
    play(match, "take die=first slot=3a")
    assert why(match, "discard tile=ship") == says("take.6", "new", tile="ship")
    assert why(match, "discard tile=church") == says("take.5", tile="church")


@pytest.mark.rule("monasteries.7", "monasteries.8")
def test_the_second_depot_is_a_neighbour() -> None:
    match = moment("ship of A", {"tiles": lay(CENTRE, "monastery-5 13")}, cargo={"2": {"red": 1}})
    play(match, "sail depot=2")
    assert there(match, "depot:2") == says("monasteries.7", depot="2")
    assert there(match, "depot:5") == says("monasteries.8", depot="2")


@pytest.mark.rule("ships.3", "ships.5", "ships.6")
def test_which_goods_stay_on_board() -> None:
    mine = {"goods": {"turquoise": 1, "purple": 1}}
    match = moment("ship of A", mine, cargo={"2": {"turquoise": 1, "pink": 1, "red": 1}})
    play(match, "sail depot=2")
    assert why(match, "load goods=turquoise") == says("ships.6", goods="turquoise")
    assert why(match, "load goods=brown") == says("ships.5", goods="brown")
    more = moment("ship of A", {"goods": {"turquoise": 1}}, cargo={"2": {"pink": 1, "red": 1, "brown": 1}})
    play(more, "sail depot=2")
    assert why(more, "load goods=brown") == says("ships.5", "order", goods="pink")


# --- buildings and other effects ------------------------------------------------------------------


@pytest.mark.rule("buildings.7", "buildings.8", "buildings.9", "buildings.10")
@pytest.mark.parametrize(
    ("building", "clause", "fits", "other"),
    [
        ("market", "buildings.7", "ship", "bank"),
        ("carpenter", "buildings.8", "bank", "ship"),
        ("church", "buildings.9", "mine", "ship"),
    ],
)
def test_each_building_takes_its_colours(building: str, clause: str, fits: str, other: str) -> None:
    match = moment(f"{building} of A", slots={"3a": fits, "3c": other, "black1": fits})
    assert there(match, "slot:3c") == says(clause)
    assert why(match, "take die=free slot=black1") == says("buildings.10")
    crane = moment("crane of A", setting=EXTRA)
    assert why(crane, f"copy building={building}") == says(clause, "none")


@pytest.mark.rule("extra.5", "extra.7", "buildings.12", "buildings.15")
@pytest.mark.parametrize(
    ("building", "clause"),
    [
        ("warehouse", "buildings.12"),
        ("town_hall", "buildings.15"),
        ("white_castle", "extra.7"),
        ("crane", "extra.5"),
    ],
)
def test_what_a_crane_cannot_copy(building: str, clause: str) -> None:
    match = moment("crane of A", setting=EXTRA)
    assert why(match, f"copy building={building}") == says(clause)


@pytest.mark.rule("extra.9")
def test_geese_need_the_animal_in_their_pasture() -> None:
    tiles = lay(CENTRE, "cow-2 5", "pig-3 6")
    match = turn("54", {"storage": ["goose-2"], "tiles": tiles}, setting=EXTRA)
    play(match, "place die=first tile=goose-2 space=10")
    assert why(match, "herd animal=sheep") == says("extra.9", animal="sheep")


@pytest.mark.rule("routes.4")
def test_a_route_pays_what_is_printed() -> None:
    match = turn("1-", {"goods": {"turquoise": 1}, "route": ["1"]}, setting={"trade_routes": True})
    play(match, "sell die=first goods=turquoise")
    assert why(match, "copy building=church") == says("routes.4", reward="bank")


# --- shields --------------------------------------------------------------------------------------


def crests(**depots: str) -> list[list[str]]:
    return [depots.get(f"d{depot}", "").split() for depot in range(1, 7)]


@pytest.mark.rule("shields.3", "shields.4", "shields.5c", "shields.7")
def test_a_shield_needs_doubles_and_a_castle() -> None:
    more: dict[str, Any] = {"setting": SHIELDS, "crests": crests(d4="9")}
    match = turn("36", {"workers": 1}, **more)
    assert there(match, "shield:9") == says("shields.4", shield="9", wanted=4, needed=3, missing=2)
    assert why(match, "claim shield=9 space=20") == says("shields.7")
    assert why(match, "claim shield=9 space=40") == says("duchy.1", spaces=37)
    assert there(match, "shield:12") == says("shields.3", "depot", shield="12")
    assert there(turn("-4", {"workers": 5}, **more), "shield:9") == says("shields.5c")
    assert turn("36", {"workers": 3}, **more).why_not_place("shield:9") is None


@pytest.mark.rule("shields.35")
def test_a_castle_takes_a_shield_only_with_shield_11() -> None:
    match = moment("castle of A", setting=SHIELDS, crests=crests(d4="9"))
    assert there(match, "shield:9") == says("shields.35")
    with_it = moment("castle of A", holding(11), setting=SHIELDS, crests=crests(d4="9"))
    assert with_it.why_not_place("shield:9") is None
    assert why(with_it, "claim shield=9 space=20") == says("shields.7")


@pytest.mark.rule("shields.44")
def test_only_shield_16_turns_a_die() -> None:
    assert why(turn("12"), "turn die=first number=4") == says("shields.44")
    match = turn("12", holding(16), setting=SHIELDS)
    assert why(match, "turn die=free number=4") == says("shields.44", "white")
    assert why(match, "turn die=first number=1") == says("shields.44", "same", wanted=1)
    play(match, "turn die=first number=4")
    assert why(match, "turn die=second number=4") == says("shields.44", "again")


@pytest.mark.rule("shields.22")
def test_without_shield_4_too_many_tiles_go() -> None:
    stored = ["bank", "mine", "ship", "ship", "church"]
    more: dict[str, Any] = {"setting": SHIELDS, "crests": crests(d1="9"), "slots": {"black1": "bank"}}
    match = turn("11", holding(4, storage=stored, silver=2), **more)
    play(match, "claim shield=9 space=19")
    assert there(match, "slot:black1") == says("shields.22", "first")
    assert why(match, "discard tile=market") == says("shields.22", tile="market")


@pytest.mark.rule("shields.23", "ships.3")
def test_only_shield_5_takes_one_type_everywhere() -> None:
    board: dict[str, Any] = {"cargo": {"2": {"red": 1, "pink": 1}}, "setting": SHIELDS}
    assert why(moment("ship of A", **board), "collect goods=red") == says("shields.23")
    full = {"turquoise": 1, "purple": 1, "brown": 1}
    match = moment("ship of A", holding(5, goods=full), **board)
    assert why(match, "collect goods=orange") == says("shields.23", "none", goods="orange")
    assert why(match, "collect goods=red") == says("ships.3", goods="red")
    match = moment("ship of A", holding(5), **board)
    play(match, "collect goods=red")
    assert why(match, "collect goods=pink") == says("shields.23", "again")
    match = play(moment("ship of A", holding(5), **board), "sail depot=1")
    assert why(match, "collect goods=orange") == says("shields.23", "none", goods="orange")


@pytest.mark.rule("shields.25", "shields.27")
def test_monasteries_are_borrowed_once() -> None:
    assert there(turn("11"), "seat:B") == says("shields.25")
    match = turn("11", holding(6), setting=SHIELDS)
    assert there(match, "seat:A") == says("shields.25", "player")
    play(match, "borrow seat=B")
    assert why(match, "borrow seat=B") == Why(Message("reason-shields-27", player=seat_name(1)), "shields.27")
    late = moment("end of phase", holding(6, silver=1), setting=SHIELDS)
    play(late, "keep shield=6 pay=silver")
    assert why(late, "borrow seat=D") == says("shields.25", "player")


@pytest.mark.rule("shields.11", "shields.12", "shields.19")
def test_taxes_are_paid_one_by_one() -> None:
    poor = moment("end of phase", holding(9, 10), setting=SHIELDS)
    assert why(poor, "keep shield=9 pay=silver") == says("shields.11", "silver")
    assert why(poor, "keep shield=9 pay=mixed") == says("shields.11")
    assert why(poor, "keep shield=9 pay=workers") == says("shields.19")
    assert why(poor, "drop shield=10") == says("shields.12", shield="9")
    assert there(poor, "shield:1") == says("shields.11", "yours", shield="1")
    idle = moment("end of phase", holding(3), setting=SHIELDS)
    assert why(idle, "keep shield=3 pay=workers") == says("shields.19", "none")


@pytest.mark.rule("shields.39", "shields.40", "shields.41")
def test_gifts_come_from_their_depots_and_must_fit() -> None:
    board = {"1b": "bank", "6b": "bank", "5b": "mine", "black1": "market"}
    match = moment("end of phase", holding(14, silver=1), setting=SHIELDS, slots=board)
    assert there(match, "slot:black1") == says("shields.39")
    assert why(match, "gift slot=6b space=12") == says("shields.39", "same", tile="bank")
    assert why(match, "gift slot=1b space=25") == says("place.4", space="25", kind="mine")
    assert why(match, "gift slot=1b space=19") == says("place.2", tile="castle")
    assert why(match, "gift slot=1a space=12") == says("phase.8")
    black = moment("end of phase", holding(15, silver=1), setting=SHIELDS, slots=board)
    assert why(black, "gift slot=1b space=12") == says("shields.40")


# --- preparation ----------------------------------------------------------------------------------


@pytest.mark.rule("duchy.4", "posts.1")
def test_duchies_that_can_be_chosen() -> None:
    match = ludoteca.new("burgundy", players=2, seed=1, options={"duchy": "choose"})
    assert there(match, "duchy:11a") == says("duchy.4")
    play(match, "choose duchy=5")
    assert there(match, "duchy:5") == says("duchy.4", "taken", duchy="5")
    match = ludoteca.new("burgundy", players=2, seed=1, options={"duchy": "choose", "border_posts": True})
    assert there(match, "duchy:5") == says("posts.1")


@pytest.mark.rule("duchy.5a", "duchy.7", "duchy.1", "team.4")
def test_castles_begin_on_castle_spaces() -> None:
    for castle in ("open", "secret"):
        match = ludoteca.new("burgundy", players=2, seed=1, options={"castle": castle})
        assert there(match, "space:1") == says("duchy.5a")
        assert there(match, "space:40") == says("duchy.1", spaces=37)
    match = ludoteca.new("burgundy", players=4, seed=1, options={"team": "12b"})
    assert there(match, "space:3") == says("team.4")


# --- solo -----------------------------------------------------------------------------------------


@pytest.mark.rule("solo.16", "solo.17")
def test_goods_for_black_tiles() -> None:
    board = {"black1": "mine", "3a": "ship"}
    match = play(solo("ship of A", "--", {"goods": {"pink": 2, "red": 4}}, slots=board), "sail depot=1")
    assert there(match, "slot:3a") == says("solo.16", "black")
    play(match, "swap slot=black1")
    assert why(match, "give goods=brown") == says("solo.17", goods="brown")
    assert why(match, "give goods=red") == says("solo.17", "order", goods="pink")


@pytest.mark.rule("solo.25")
def test_a_finished_colour_brings_a_black_tile() -> None:
    mine = {"tiles": lay("castle 7 9 12", "mine 4 35"), "storage": ["mine"]}
    match = solo(dice="5-", duchy=mine, slots={"black1": "cow-2", "3a": "ship"})
    play(match, "place die=first tile=mine space=14", "next effect=2")
    assert there(match, "slot:3a") == says("solo.25")
    assert why(match, "gift slot=black1 space=14") == says("place.2", tile="mine")
