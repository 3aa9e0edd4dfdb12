"""What each seat knows of decrees it has seen and no longer holds."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from tests.games.feudum.table import act, options, play, player, turn, who

OUTPOST: dict[str, Any] = {
    "ruler": {"A": "desert_c", "B": "sea_e"},
    "discs": {"desert_c": "outpost", "sea_e": "outpost"},
}


def known(match: Match, letter: str) -> dict[str, list[str]]:
    """Where a player knows decrees to be."""
    found: dict[str, list[str]] = match.position()["known"].get(letter, {})
    return found


def explored(keep: str = "bow", **more: Any) -> Match:
    """A has drawn bow and sword and kept one of them."""
    match = act("explore", who(), who(cards="explore tax"), **{**OUTPOST, **more})
    return play(match, f"keep decree={keep}")


@pytest.mark.rule("decrees.29", "decrees.30")
def test_whoever_puts_a_decree_back_knows_where() -> None:
    match = explored()
    assert (known(match, "A"), known(match, "B")) == ({"sword": ["deck 15"]}, {})
    assert match.view(0)["deck_known"] == {"15": "sword"}
    assert not match.view(1)["deck_known"]
    assert not match.view(None)["deck_known"]
    assert [seat["decrees"] for seat in match.view(1)["seats"]] == [1, 0]
    assert match.view(1)["drawn"] == []


@pytest.mark.rule("decrees.29", "explore.4")
def test_the_order_is_known_to_whoever_chose_it() -> None:
    three: dict[str, Any] = {
        "ruler": {"A": "desert_c sea_n", "B": "sea_e"},
        "discs": {"desert_c": "outpost", "sea_n": "outpost"},
    }
    match = act("explore", who(), who(cards="tax"), **three)
    play(match, "keep decree=sword", "under decree=coins_3_7")
    assert known(match, "A") == {"bow": ["deck 15"], "coins_3_7": ["deck 14"]}
    assert known(match, "B") == {}


@pytest.mark.rule("decrees.29", "decrees.30", "decrees.2")
def test_a_used_mandate_is_seen_by_all() -> None:
    match = turn("tax defend", who(decrees=["coins_3_7", "bow"]), who(), who(), seats=3)
    play(match, "mandate decree=coins_3_7 option=1")
    for letter in "ABC":
        assert known(match, letter) == {"coins_3_7": ["deck 15"]}
    play(match, "discard decree=bow")
    assert known(match, "A") == {"bow": ["deck 16"], "coins_3_7": ["deck 15"]}
    assert known(match, "B") == {"coins_3_7": ["deck 15"]}


def seen_then_drawn(keep: str, order: tuple[str, ...] = ()) -> Match:
    """A knows three cards at the top of the deck; B, with an outpost and two feudums, draws four."""
    deck = ["bow", "sword", "barrel", "coins_9_13", "status_west", "status_east"]
    position: dict[str, Any] = {
        "ruler": {"B": "desert_c sea_e sea_n"},
        "discs": {"desert_c": "outpost", "sea_e": "outpost", "sea_n": "outpost"},
        "deck": [*deck, *[d for d in ALL if d not in deck and d != "coins_3_7"]],
        "known": {
            "A": {"bow": ["deck 1"], "sword": ["deck 2"], "status_west": ["deck 5"]},
            "C": {"barrel": ["deck 3"]},
            "B": {"coins_9_13": ["deck 4"]},
        },
    }
    match = turn(
        "tax defend", who(), who(cards="explore defend", decrees=["coins_3_7"]), who(), seats=3, **position
    )
    play(match, "play card=tax", "play card=explore", *([f"keep decree={keep}"] if keep else []))
    return play(match, *[f"under decree={decree}" for decree in order])


ALL = [
    "bow",
    "sword",
    "coins_3_7",
    "coins_9_13",
    "flying_machine_or_ship",
    "ship_or_submersible",
    "status_west",
    "status_east",
    "barrel",
    "monster_slayer",
    "northern_kingdom",
    "southern_kingdom",
    "eastern_kingdom",
    "western_kingdom",
    "central_kingdom",
    "isolated_kingdom",
]


@pytest.mark.rule("decrees.30")
def test_what_another_draws_is_among_what_was_drawn() -> None:
    match = seen_then_drawn("")
    assert options(match, "keep") == ["bow", "sword", "coins_9_13", "barrel"]
    assert known(match, "A") == {"bow": ["drawn"], "sword": ["drawn"], "status_west": ["deck 1"]}
    assert known(match, "C") == {"barrel": ["drawn"]}
    assert known(match, "B") == {}  # B sees it now
    play(match, "keep decree=sword")
    assert known(match, "A") == {
        "bow": ["B 2", "drawn"],
        "sword": ["B 2", "drawn"],
        "status_west": ["deck 1"],
    }
    play(match, "under decree=barrel")
    assert known(match, "B") == {"barrel": ["deck 12"]}
    assert known(match, "A")["bow"] == ["B 2", "drawn", "deck 12"]
    play(match, "under decree=coins_9_13")
    assert known(match, "B") == {"barrel": ["deck 12"], "coins_9_13": ["deck 13"], "bow": ["deck 14"]}
    everywhere = ["B 2", "deck 12", "deck 13", "deck 14"]
    assert known(match, "A") == {"bow": everywhere, "sword": everywhere, "status_west": ["deck 1"]}
    assert known(match, "C") == {"barrel": everywhere}


@pytest.mark.rule("decrees.30")
def test_a_hand_that_loses_a_card_unseen() -> None:
    match = seen_then_drawn("sword", ("barrel", "coins_9_13"))
    play(match, "done")
    while "play card=defend" not in match.written_actions() or match.position()["active"] != "B":
        play(match, "play card=defend")
    play(match, "discard decree=sword")
    places = ["B 1", "deck 12", "deck 13", "deck 14", "deck 15"]
    assert known(match, "A") == {"bow": places, "sword": places, "status_west": ["deck 1"]}
    assert known(match, "C") == {"barrel": places}
    assert known(match, "B")["sword"] == ["deck 15"]
    assert player(match, "B")["decrees"] == ["coins_3_7"]


@pytest.mark.rule("decrees.30", "decrees.29")
def test_a_hand_that_shows_a_card() -> None:
    match = seen_then_drawn("sword", ("barrel", "coins_9_13"))
    play(match, "mandate decree=coins_3_7 option=1")
    # It was B's first card, but A cannot know that: the other may be in any place of the hand now.
    places = ["B 1", "deck 12", "deck 13", "deck 14"]
    assert known(match, "A")["sword"] == places
    assert known(match, "A")["coins_3_7"] == ["deck 15"]
    assert known(match, "C")["coins_3_7"] == ["deck 15"]
    assert known(match, "B")["coins_3_7"] == ["deck 15"]


@pytest.mark.rule("decrees.30")
@pytest.mark.parametrize(("place", "left"), [("B 1", ["B 1"]), ("B 2", ["B 1"]), ("B 3", ["B 2"])])
def test_a_known_place_in_a_hand(place: str, left: list[str]) -> None:
    """A knows where B holds a mandate that B uses, and where a second card lies."""
    mandate = "B 2" if place != "B 2" else "B 1"
    hands = ["coins_3_7", "bow", "barrel"]
    match = turn(
        "tax defend",
        who(),
        who(cards="tax defend", decrees=hands),
        known={"A": {"coins_3_7": [mandate], "bow": [place]}},
    )
    play(match, "play card=tax", "mandate decree=coins_3_7 option=1")
    assert known(match, "A")["bow"] == left
    assert known(match, "A")["coins_3_7"] == ["deck 14"]


@pytest.mark.rule("decrees.30")
def test_drawing_oneself_what_one_knew() -> None:
    match = act(
        "explore",
        who(),
        who(),
        known={"A": {"bow": ["deck 1"], "coins_3_7": ["deck 3"]}, "B": {"sword": ["deck 2"]}},
        **OUTPOST,
    )
    assert known(match, "A") == {"coins_3_7": ["deck 1"]}
    assert known(match, "B") == {"sword": ["drawn"]}
    play(match, "keep decree=sword")
    assert known(match, "A") == {"coins_3_7": ["deck 1"], "bow": ["deck 15"]}
    assert known(match, "B") == {"sword": ["A 1", "deck 15"]}
