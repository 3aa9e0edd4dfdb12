"""Extra cards: any face-up card, at once, like a card from the hand."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import IllegalAction
from tests.games.journal import told
from tests.games.millefiori.table import (
    diamonds_of,
    moment,
    pick_first,
    play,
    seat,
    turn,
    who,
    wins_extra_card,
)

FACE_UP = ["quartz-1-1", "ship-2-1", "key-3-1", "lion-5-1"]


@pytest.mark.rule("extra.1", "extra.3")
def test_any_face_up_card_may_be_taken_or_none() -> None:
    match = play(turn("swans-1-1", ships={"A": 6}, face_up=FACE_UP), "sail")
    assert told(match) == ["A sailed 7", "A extra"]
    assert who(match) == "A"
    assert match.written_actions() == [f"take card={card}" for card in FACE_UP] + ["decline"]


@pytest.mark.rule("extra.1")
@pytest.mark.parametrize("chosen", FACE_UP)
def test_the_card_chosen_is_the_card_played(chosen: str) -> None:
    match = moment("extra card of B", face_up=FACE_UP)
    play(match, f"take card={chosen}")
    assert told(match) == [f"B took {chosen}"]
    assert match.view()["playing"] == {"seat": 1, "card": chosen, "extra": True}
    assert match.view()["face_up"] == [card for card in FACE_UP if card != chosen]
    with pytest.raises(IllegalAction):
        match.play(f"take card={chosen}")


@pytest.mark.rule("extra.2")
def test_it_is_played_like_a_card_from_the_hand() -> None:
    diamonds = {"A": "R01 R02", "B": "W08", "C": "H11 H12"}
    for card in FACE_UP:
        from_hand = turn(card, diamonds)
        extra = moment("extra card of A", diamonds, face_up=FACE_UP)
        play(extra, f"take card={card}")
        assert extra.written_actions() == from_hand.written_actions()
        for action in from_hand.written_actions():
            assert play(extra.clone(), action).scores() == play(from_hand.clone(), action).scores()


@pytest.mark.rule("extra.2", "turn.4")
def test_it_costs_a_diamond_and_scores_at_once() -> None:
    match = moment("extra card of A", {"A": "R01 R02"}, face_up=FACE_UP)
    play(match, "take card=key-3-1", "place space=R03")
    assert match.scores() == [9, 0, 0]
    assert diamonds_of(match, "A") == (24, 3)
    assert match.position()["owner"]["R03"] == "A"


@pytest.mark.rule("extra.2")
def test_it_may_be_used_to_sail() -> None:
    match = moment("extra card of A", face_up=FACE_UP, ships={"A": 7})
    play(match, "take card=lion-5-1", "sail")
    assert seat(match, "A")["ship"] == 12
    assert match.scores() == [10, 0, 0]
    assert diamonds_of(match, "A") == (27, 3)
    assert who(match) == "B"


@pytest.mark.rule("extra.2")
def test_a_ship_card_taken_fills_a_ship_space_and_moves_the_ship() -> None:
    match = moment("extra card of A", {"A": "H11 H12", "B": "T11"}, face_up=FACE_UP)
    play(match, "take card=ship-2-1", "place space=H13")
    assert match.written_actions() == ["sail", "stay"]
    play(match, "sail")
    assert match.scores() == [3 + 1, 0, 0]


@pytest.mark.rule("extra.3")
def test_an_extra_card_may_be_declined() -> None:
    match = moment("extra card of A", face_up=FACE_UP)
    play(match, "decline")
    assert told(match)[0] == "A declined"
    assert match.scores() == [0, 0, 0]
    assert match.view()["face_up"] == FACE_UP
    assert who(match) == "B"


@pytest.mark.rule("extra.4")
def test_it_cannot_be_saved_for_later() -> None:
    match = play(turn("swans-1-1", ships={"A": 6}, players=2, face_up=FACE_UP), "sail", "decline", "sail")
    # The next time A is asked anything, it is to pick a card, and then to play just that one.
    assert match.deciding() == [0, 1]
    assert all(action.startswith("keep") for action in match.written_actions(0))
    picked = pick_first(match)
    assert who(match) == "A"
    assert match.view()["playing"] == {"seat": 0, "card": picked[0], "extra": False}


@pytest.mark.rule("extra.5", "extra.8", "extra.9", "turn.9")
def test_extra_cards_form_chains() -> None:
    # The hand card reaches an extra-card space; each extra card wins the next in another area.
    match = turn(
        "coin-1-1",
        {"A": "R01 R02", "B": "W01 W08 N21 N22 N11 N12 N13 T14 T24"},
        ships={"A": 6},
        face_up=["key-1-1", "lime-1-1", "coin-2-1", "swans-1-1", "quartz-5-1"],
        round=2,
    )
    discarded = len(match.view()["discard"])
    play(match, "sail", "take card=key-1-1", "place space=R03")
    assert told(match)[-1] == "A extra"
    play(match, "take card=lime-1-1", "place space=W09")
    assert told(match)[-1] == "A extra"
    play(match, "take card=coin-2-1", "place space=N31")
    assert told(match)[-1] == "A extra"
    play(match, "take card=swans-1-1", "place space=T34")
    assert told(match)[-1] == "A extra"
    assert match.written_actions() == ["take card=quartz-5-1", "decline"]
    play(match, "take card=quartz-5-1", "sail")
    assert who(match) == "B"
    assert match.view()["face_up"] == []
    assert match.view()["discard"][discarded:] == [
        "coin-1-1",
        "key-1-1",
        "lime-1-1",
        "coin-2-1",
        "swans-1-1",
        "quartz-5-1",
    ]
    # 9 in the residences, 1 in the workshops, 12 for the coin, 3 for the swans, 10 at step 12.
    assert match.scores()[0] == 9 + 1 + 12 + 3 + 10


@pytest.mark.rule("extra.6")
def test_two_rivals_with_more_diamonds_still_win_only_one_extra_card() -> None:
    match = turn("swans-1-1", {"B": "T14 T24", "C": "T34 T44"}, face_up=FACE_UP)
    play(match, "place space=T54")
    assert [line for line in told(match) if line == "A extra"] == ["A extra"]
    play(match, "take card=quartz-1-1", "place space=W08")
    assert not wins_extra_card(match)
    assert who(match) == "B"


@pytest.mark.rule("extra.6")
def test_a_harbour_card_wins_only_what_its_ship_wins() -> None:
    match = turn("ship-1-1", {"A": "H11 H12", "B": "T11"}, ships={"A": 15}, face_up=FACE_UP)
    play(match, "place space=H13", "sail")
    assert told(match) == ["A sailed 16", "A extra"]
    play(match, "decline")
    assert who(match) == "B"


@pytest.mark.rule("extra.7")
def test_without_face_up_cards_an_extra_card_is_lost() -> None:
    match = play(turn("swans-1-1", ships={"A": 6}, face_up=[]), "sail")
    assert told(match)[:3] == ["A sailed 7", "A extra", "A no-card"]
    assert who(match) == "B"
    assert match.view()["playing"]["seat"] == 1


@pytest.mark.rule("extra.7")
def test_the_last_face_up_card_can_be_taken() -> None:
    match = moment("extra card of A", {"A": "R01 R02"}, face_up=["key-1-1"])
    assert match.written_actions() == ["take card=key-1-1", "decline"]
    play(match, "take card=key-1-1", "place space=R03")
    assert told(match)[2:4] == ["A extra", "A no-card"]


@pytest.mark.rule("extra.8", "round.6")
def test_the_place_of_a_card_taken_stays_empty() -> None:
    match = moment("extra card of A", face_up=FACE_UP)
    pile = match.view()["pile"]
    play(match, "take card=key-3-1", "place space=R01")
    assert match.view()["face_up"] == ["quartz-1-1", "ship-2-1", "lion-5-1"]
    assert match.view()["pile"] == pile


@pytest.mark.rule("extra.9", "turn.9")
def test_a_played_extra_card_goes_to_the_discard_pile() -> None:
    match = moment("extra card of A", face_up=FACE_UP)
    before = match.view()["discard"]
    play(match, "take card=key-3-1")
    assert match.view()["discard"] == before
    play(match, "place space=R01")
    assert match.view()["discard"] == [*before, "key-3-1"]
    # The next card is played from a hand again.
    assert match.view()["playing"]["extra"] is False
