"""A branch goes on from a moment: with all as it was, or with all drawn anew that a seat could not know."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import RecordError
from ludoteca.core.record import Record
from ludoteca.core.rng import seeded
from ludoteca.games import title, titles
from ludoteca.study.branch import guessed_branch, same_branch
from ludoteca.study.reel import Reel
from tests.study.test_reel import a_game

EVERY_TITLE = pytest.mark.parametrize("key", titles())


@EVERY_TITLE
def test_as_it_was_the_same_choices_lead_to_the_same_end(key: str) -> None:
    record = a_game(key, 60)
    branch = same_branch(Reel(record), 40, "table t1")
    assert branch.origin == "table t1 moment 40"
    assert branch.entries == record.entries[:40]
    match = branch.replay()
    for entry in record.entries[40:]:
        match.follow(entry)
    assert match.position() == record.replay().position()


@EVERY_TITLE
def test_drawn_anew_the_seat_sees_what_it_saw_and_other_things_may_come(key: str) -> None:
    reel = Reel(a_game(key, 60))
    then = reel.match(40)
    found = [guessed_branch(reel, 40, 1, seeded(seed), "game.record").replay() for seed in range(4)]
    for match in found:
        assert match.view(1) == then.view(1)
        assert match.record.origin == "game.record moment 40 guessed by B"
        assert match.record.entries == []
    assert len({str(match.position()) for match in [then, *found]}) > 2, "nothing was drawn anew"


@EVERY_TITLE
def test_a_branch_can_be_written_and_read(key: str) -> None:
    reel = Reel(a_game(key, 50))
    for branch in (same_branch(reel, 30, "table t1"), guessed_branch(reel, 30, 0, seeded(1), "table t1")):
        again = Record.read(branch.write(), title)
        assert again == branch
        assert again.replay().position() == branch.replay().position()


def test_nothing_goes_on_from_the_end() -> None:
    reel = Reel(a_game("millefiori", 10_000))
    for number in (len(reel), len(reel) + 1):
        with pytest.raises(RecordError):
            same_branch(reel, number, "table t1")
        with pytest.raises(RecordError):
            guessed_branch(reel, number, 0, seeded(1), "table t1")
