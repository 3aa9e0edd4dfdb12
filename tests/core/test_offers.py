"""Options out of a set: those of its things and no others, in order."""

from __future__ import annotations

import random

from ludoteca.core.offers import Offers

ACTIONS = [100 + 3 * number for number in range(34)]


def test_whatever_is_in_a_set_is_offered_in_order() -> None:
    offers = Offers(ACTIONS)
    pick = random.Random(1)
    for things in [0, 1, 1 << 33, (1 << 34) - 1, *[pick.getrandbits(34) for _ in range(200)]]:
        found: list[int] = []
        offers.offer(things, found)
        assert found == [ACTIONS[number] for number in range(34) if things >> number & 1]


def test_what_was_found_before_stays_and_the_lists_kept_are_nobody_elses() -> None:
    offers = Offers(ACTIONS)
    found = [7]
    offers.offer(0b11, found)
    found.append(8)
    offers.offer(0b11, found)
    assert found == [7, 100, 103, 8, 100, 103]
