"""What a seat remembers, and how fairly the rest is guessed; that nothing leaks is a law of every game."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import pytest

import ludoteca
from ludoteca.core.rng import seeded

GUESSES = 4000


def second_trick(players: int) -> Any:
    """Everybody but A has kept a card of the second hand."""
    match = ludoteca.new("millefiori", players=players, seed=4)
    while match.view()["trick"] == 1 or match.deciding() != [0]:
        seat = max(match.deciding())
        match.play(match.legal_actions(seat)[-1], seat)
    return match


def guessed(match: Any, seat: int) -> list[Any]:
    rng = seeded(8)
    found: list[Any] = []
    for _ in range(GUESSES):
        guess = match.game.clone()
        guess.determinize(seat, rng)
        found.append(guess)
    return found


def about(count: int, share: float) -> bool:
    """Within five standard deviations; the seed is fixed, so this cannot fail by chance."""
    return abs(count - GUESSES * share) < 5 * math.sqrt(GUESSES * share * (1 - share))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hand_passed_on_is_remembered_and_any_of_its_cards_may_be_the_one_kept(players: int) -> None:
    match = second_trick(players)
    left = 1
    hand = {*match.game.players[left].hand, match.game.players[left].kept} - {-1}
    assert len(match.view(0)["remembered"][str(left)]) == len(hand) == 4
    kept = Counter([guess.players[left].kept for guess in guessed(match, 0)])
    assert set(kept) == hand
    assert all(about(count, 1 / 4) for count in kept.values())


def test_a_card_never_seen_may_be_anywhere_where_cards_lie_hidden() -> None:
    match = second_trick(4)
    game = match.game
    places = [("pile", game.left), ("hand", 3), ("kept", 1)]
    unseen = {*game.pile[: game.left], *game.players[2].hand, game.players[2].kept}
    unseen |= {*game.players[3].hand, game.players[3].kept}
    assert len(unseen) == game.left + 8
    count: Counter[tuple[int, str]] = Counter()
    for guess in guessed(match, 0):
        count.update([(card, "pile") for card in guess.pile[: guess.left]])
        count.update([(card, "hand") for card in guess.players[2].hand])
        count[guess.players[2].kept, "kept"] += 1
    assert {card for card, _ in count} == unseen
    for card in unseen:
        for place, size in places:
            assert about(count[card, place], size / len(unseen))
