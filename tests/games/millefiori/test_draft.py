"""Choosing cards: secretly, all at once, and the rest to the left."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.core.errors import IllegalAction
from ludoteca.core.rng import seeded
from ludoteca.games.millefiori.components import CARD_NAMES
from tests.games.journal import told
from tests.games.millefiori.table import (
    hands,
    moment,
    pick_first,
    play,
    sail_until,
    who,
)


def guesses(match: Match, viewer: int, samples: int = 80) -> list[dict[str, Any]]:
    """Positions that might be true for all a seat knows."""
    found: list[dict[str, Any]] = []
    for number in range(samples):
        guess = match.game.clone()
        guess.determinize(viewer, seeded(number))
        found.append(match.title.format.write(guess))
    return found


def variants(found: list[dict[str, Any]], holder: int, field: str) -> set[str]:
    """How a field of a player reads in several positions."""
    return {str(position["players"][holder][field]) for position in found}


def all_cards(position: dict[str, Any]) -> list[str]:
    """Every card of a position, wherever it is."""
    found = [*position["pile"], *position["face_up"], *position["discard"], position["playing"]]
    for player in position["players"]:
        found += [*player["hand"], player["kept"]]
    return sorted([card for card in found if card is not None])


def cards_of(position: dict[str, Any], holder: int) -> list[str]:
    """A player's hand with the card picked from it."""
    player = position["players"][holder]
    return sorted([*player["hand"], player["kept"]])


@pytest.mark.rule("draft.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_picks_one_card_at_the_same_time(players: int) -> None:
    match = moment("draft", players=players, first="B")
    dealt = hands(match)
    assert sorted(match.deciding()) == list(range(players))
    for asked in range(players):
        assert match.written_actions(asked) == [f"keep card={card}" for card in dealt[asked]]
    # Any order will do: here the last seat comes first.
    for asked in reversed(range(players)):
        assert asked in match.deciding()
        match.play(f"keep card={dealt[asked][2]}", asked)
        if asked:
            assert asked not in match.deciding()
            assert match.written_actions(asked) == []
            assert match.view(asked)["kept"] == dealt[asked][2]
            assert match.view(asked)["hand"] == dealt[asked][:2] + dealt[asked][3:]
    assert match.view()["playing"] == {"seat": 1, "card": dealt[1][2], "extra": False}


@pytest.mark.rule("draft.1")
def test_nobody_picks_twice_or_from_another_hand() -> None:
    match = moment("draft", players=3)
    dealt = hands(match)
    with pytest.raises(IllegalAction):
        match.play(f"keep card={dealt[1][0]}", 0)
    match.play(f"keep card={dealt[0][0]}", 0)
    with pytest.raises(IllegalAction):
        match.play(f"keep card={dealt[0][1]}", 0)


@pytest.mark.rule("draft.2")
def test_a_picked_card_is_secret() -> None:
    one, two = moment("draft", players=3), moment("draft", players=3)
    dealt = hands(one)
    one.play(f"keep card={dealt[0][0]}", 0)
    two.play(f"keep card={dealt[0][4]}", 0)
    for viewer in (1, 2, None):
        assert one.view(viewer) == two.view(viewer)
    assert one.view(0)["kept"] == dealt[0][0]
    assert two.view(0)["kept"] == dealt[0][4]
    assert one.view()["seats"][0]["chosen"] is True
    assert one.view()["seats"][1]["chosen"] is False
    assert told(one) == [f"A kept {dealt[0][0]}"]
    for asked in range(3):
        if asked:
            one.play(f"keep card={dealt[asked][0]}", asked)
        note = one.journal[-1][0]
        assert [note.seen_by(viewer) for viewer in (0, 1, 2, None)] == [
            viewer == asked for viewer in (0, 1, 2, None)
        ]


@pytest.mark.rule("draft.2", "turn.2")
def test_it_stays_secret_until_its_owner_plays_it() -> None:
    match = moment("draft", players=3)
    picked = pick_first(match)
    for asked in range(3):
        assert match.view()["playing"] == {"seat": asked, "card": picked[asked], "extra": False}
        for later in range(asked + 1, 3):
            assert picked[later] not in str(match.view(asked))
            assert picked[later] not in str(match.view(None))
        play(match, "sail")
        # Once the next card is face up, nobody can take back a turn made without knowing it.
        assert match.takeable(asked) == []


@pytest.mark.rule("draft.2")
def test_what_lies_face_down_could_be_any_card_not_seen() -> None:
    match = moment("draft", players=3)
    pick_first(match)
    found = guesses(match, viewer=0)
    for holder in (1, 2):
        assert len(variants(found, holder, "kept")) > 40
        assert len(variants(found, holder, "hand")) == 80
    for position in found:
        assert [len(player["hand"]) for player in position["players"]] == [4, 4, 4]
        assert position["players"][0] == match.position()["players"][0]
        assert position["face_up"] == match.position()["face_up"]
        assert len(position["pile"]) == len(match.position()["pile"])
        assert all_cards(position) == sorted(CARD_NAMES)
    assert len({position["pile"][-1] for position in found}) > 40


@pytest.mark.rule("draft.3", "draft.4", "draft.6")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", [1, 2])
def test_the_rest_of_the_hand_goes_to_the_left_in_every_trick_of_every_round(
    players: int, number: int
) -> None:
    match = ludoteca.new("millefiori", players=players, seed=6)
    while match.view()["round"] < number:
        play(match, match.written_actions()[-1])
    for trick in range(1, 3 if players == 2 else 4):
        sail_until(match, trick)
        before = hands(match)
        assert [len(hand) for hand in before] == [6 - trick] * players
        picked = pick_first(match)
        assert sorted(picked) == sorted(hand[0] for hand in before)
        sail_until(match, trick + 1)
        assert hands(match) == [before[asked - 1][1:] for asked in range(players)]


@pytest.mark.rule("draft.5")
def test_a_hand_received_is_looked_at_only_when_everybody_has_played() -> None:
    match = moment("draft", players=3, first="C")
    dealt = hands(match)
    pick_first(match)
    for letter in "CAB":
        assert who(match) == letter
        for viewer in range(3):
            # What one sees is the own rest, already on its way to the left, and not what comes in.
            assert match.view(viewer)["hand"] == dealt[viewer][1:]
            coming = dealt[viewer - 1][1:]
            assert not [card for card in coming if card in str(match.view(viewer))]
        play(match, "sail")
    for viewer in range(3):
        assert match.view(viewer)["hand"] == dealt[viewer - 1][1:]
    assert match.takeable(1) == []


@pytest.mark.rule("draft.6")
def test_then_everybody_picks_from_the_hand_received() -> None:
    match = moment("draft", players=3)
    dealt = hands(match)
    pick_first(match)
    play(match, "sail", "sail", "sail")
    assert match.view()["playing"] is None
    assert sorted(match.deciding()) == [0, 1, 2]
    for asked in range(3):
        assert match.written_actions(asked) == [f"keep card={card}" for card in dealt[asked - 1][1:]]


@pytest.mark.rule("draft.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_held_before_can_be_looked_at_again(players: int) -> None:
    match = moment("draft", players=players)
    for trick in range(1, 4 if players == 2 else 5):
        sail_until(match, trick)
        now = hands(match)
        for viewer in range(players):
            left_neighbours = [(viewer + n) % players for n in range(1, min(trick, players))]
            assert match.view(viewer)["remembered"] == {
                str(holder): now[holder] for holder in left_neighbours
            }
        assert match.view(None)["remembered"] == {}


@pytest.mark.rule("draft.7", "draft.2")
def test_of_a_known_hand_only_the_card_picked_is_unknown() -> None:
    match = sail_until(moment("draft", players=3), 2)
    known = hands(match)[1]
    match.play(f"keep card={known[2]}", 1)
    match.play(match.written_actions(2)[0], 2)
    assert match.view(0)["remembered"] == {"1": known}
    found = guesses(match, viewer=0)
    assert {tuple(cards_of(position, 1)) for position in found} == {tuple(sorted(known))}
    assert variants(found, 1, "kept") == set(known)
    for position in found:
        player = position["players"][1]
        assert player["kept"] not in player["hand"]
        assert player["hand"] == [card for card in known if card != player["kept"]]
        assert position["players"][0] == match.position()["players"][0]
        assert all_cards(position) == sorted(CARD_NAMES)
    # C's hand came from B, so A has never held it.
    assert len(variants(found, 2, "hand")) > 40
    assert len(variants(found, 2, "kept")) > 30


@pytest.mark.rule("draft.2", "draft.7")
@pytest.mark.parametrize("trick", [1, 2, 3])
def test_one_knows_the_own_hand_and_the_own_pick(trick: int) -> None:
    match = sail_until(moment("draft", players=3), trick)
    match.play(match.written_actions(0)[1], 0)
    for position in guesses(match, viewer=0, samples=30):
        assert position["players"][0] == match.position()["players"][0]
        assert all_cards(position) == sorted(CARD_NAMES)


@pytest.mark.rule("draft.7")
def test_a_known_hand_nobody_has_picked_from_is_known_entirely() -> None:
    match = sail_until(moment("draft", players=4), 3)
    found = guesses(match, viewer=0, samples=30)
    for holder in (1, 2):
        assert variants(found, holder, "hand") == {str(hands(match)[holder])}
        assert variants(found, holder, "kept") == {"None"}
    assert len(variants(found, 3, "hand")) == 30
    assert variants(found, 3, "kept") == {"None"}
    assert variants(found, 0, "hand") == {str(hands(match)[0])}


def test_the_prompt_promises_to_pass_cards_only_if_they_are_passed() -> None:
    first = ludoteca.from_position("millefiori", {"trick": 0})
    last = ludoteca.from_position("millefiori", {"trick": first.view()["tricks"] - 1})
    assert first.title.prompt(first.game, 0).text.key == "prompt-keep"
    assert last.title.prompt(last.game, 0).text.key == "prompt-keep-last"
