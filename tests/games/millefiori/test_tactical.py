"""The tactical variant: cards are chosen in turn."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.errors import OptionError
from tests.games.journal import told
from tests.games.millefiori.table import SEATS, hands, just_sail, moment, play, who


@pytest.mark.rule("tactical.1")
def test_the_variant_is_an_option_and_off_unless_chosen() -> None:
    option = ludoteca.title("millefiori").option("tactical")
    assert (option.values, option.default) == ((False, True), False)
    assert ludoteca.new("millefiori").view()["tactical"] is False
    assert len(ludoteca.new("millefiori", players=3).deciding()) == 3
    match = ludoteca.new("millefiori", players=3, options={"tactical": True})
    assert match.view()["tactical"] is True
    assert match.deciding() == [match.view()["first"]]
    with pytest.raises(OptionError):
        ludoteca.new("millefiori", options={"tactical": "maybe"})


@pytest.mark.rule("tactical.2")
@pytest.mark.parametrize("first", "ABC")
def test_each_player_chooses_when_the_turn_comes(first: str) -> None:
    match = moment("draft", players=3, tactical=True, first=first)
    dealt = hands(match)
    for n in range(3):
        asked = (SEATS.index(first) + n) % 3
        assert match.deciding() == [asked]
        # All five cards of the own hand are there to choose from, and the plays so far are known.
        assert match.written_actions() == [f"keep card={card}" for card in dealt[asked]]
        assert len(match.view(asked)["discard"]) == n
        card = dealt[asked][n]
        play(match, f"keep card={card}")
        assert told(match) == [f"{SEATS[asked]} kept {card}", f"{SEATS[asked]} turned-up {card}"]
        assert match.view(None)["playing"] == {"seat": asked, "card": card, "extra": False}
        assert match.written_actions()[-1] == "sail"
        assert match.view(asked)["hand"] == [other for other in dealt[asked] if other != card]
        play(match, "sail")


@pytest.mark.rule("tactical.3")
def test_hands_go_to_the_left_only_when_everybody_has_played() -> None:
    match = moment("draft", players=3, tactical=True)
    dealt = hands(match)
    for asked in range(3):
        assert hands(match) == [hand[1:] if n < asked else hand for n, hand in enumerate(dealt)]
        play(match, f"keep card={dealt[asked][0]}")
        play(match, "sail")
    assert hands(match) == [dealt[asked - 1][1:] for asked in range(3)]
    assert match.deciding() == [0]
    assert match.view()["trick"] == 2


@pytest.mark.rule("tactical.4")
def test_the_last_cards_join_the_face_up_cards() -> None:
    match = moment("draft", players=3, tactical=True, trick=3, face_up=["key-1-1"], round=3)
    last = [hand[1] for hand in hands(match)]
    for letter in "ABC":
        assert who(match) == letter
        assert match.view()["face_up"] == ["key-1-1"]
        play(match, match.written_actions()[0], "sail")
    assert match.view()["face_up"] == ["key-1-1", *last]
    assert told(match)[-3:] == ["- left 3", "B first", "B round 4"]
    assert match.deciding() == [1]


@pytest.mark.rule("tactical.4", "two-players.1")
@pytest.mark.parametrize(("players", "turns"), [(2, 6), (3, 12), (4, 16)])
def test_a_round_has_as_many_turns_as_in_the_normal_game(players: int, turns: int) -> None:
    match = ludoteca.new("millefiori", players=players, seed=9, options={"tactical": True})
    played = 0
    while match.view()["round"] == 1:
        played += "sail" in match.written_actions()
        just_sail(match)
    assert played == turns
