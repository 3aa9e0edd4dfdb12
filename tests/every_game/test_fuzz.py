"""Whatever somebody does to a record: a clear error or a game to play; ``make fuzz`` tries many more."""

from __future__ import annotations

import pytest

from ludoteca.games import titles
from tests.every_game import fuzz

TRIES = 12


@pytest.mark.parametrize("key", titles())
def test_a_record_that_was_tampered_with_is_refused_or_playable(key: str) -> None:
    records = [text for one, text in fuzz.sources() if one == key]
    accepted = sum([fuzz.try_many(text, number, TRIES) for number, text in enumerate(records)])
    assert accepted < TRIES * len(records), "nothing was ever refused"
