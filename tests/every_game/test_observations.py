"""What observations consist of is declared once, and a change of it is a new version."""

from __future__ import annotations

import hashlib
import json
import struct
from pathlib import Path

import pytest

from ludoteca.core.observation import Block, Observation, Pending, Sight
from ludoteca.games import title, titles
from tests.core import toy

ON_FILE = Path(__file__).with_name("observations.json")
"""For every title the version of its observation, and a digest of the declaration."""
MOST = 4000


def digest(declared: Observation) -> str:
    """A fingerprint of everything declared."""
    blocks = [
        [block.name, block.length, block.unit, block.least, block.most, block.meaning]
        for block in declared.blocks
    ]
    return hashlib.sha256(json.dumps(blocks).encode()).hexdigest()


def on_file(key: str) -> tuple[int, str]:
    version, found = json.loads(ON_FILE.read_text(encoding="utf-8"))[key]
    return version, found


@pytest.mark.parametrize("key", titles())
def test_a_changed_declaration_is_a_new_version(key: str) -> None:
    declared = title(key).observation
    version, found = on_file(key)
    now = [declared.version, digest(declared)]
    hint = f'then write "{key}": {json.dumps(now)} into {ON_FILE.name}'
    if digest(declared) != found:
        assert declared.version > version, f"the observation has changed: raise its version, {hint}"
    assert now == [version, found], hint


@pytest.mark.parametrize("key", titles())
def test_a_declaration_is_sound(key: str) -> None:
    declared = title(key).observation
    assert declared.size <= MOST
    assert declared.size == sum([block.length for block in declared.blocks])
    for block in declared.blocks:
        assert block.length > 0
        assert block.unit > 0
        assert block.least <= 0 < block.most, f"{block.name}: what is not there is zero"
        assert block.name.islower()
        assert block.meaning


def test_a_digest_sees_every_change() -> None:
    def of(*changed: object) -> str:
        return digest(Observation(1, [Block("one", 1, "a number", 2, 1.0, 0.0), Block(*changed)]))  # type: ignore[arg-type]

    same = of("two", 3, "more", 4, 5.0, -1.0)
    others = [
        of("three", 3, "more", 4, 5.0, -1.0),
        of("two", 4, "more", 4, 5.0, -1.0),
        of("two", 3, "less", 4, 5.0, -1.0),
        of("two", 3, "more", 5, 5.0, -1.0),
        of("two", 3, "more", 4, 6.0, -1.0),
        of("two", 3, "more", 4, 5.0, -2.0),
    ]
    assert len({same, *others}) == 7


def test_no_two_blocks_have_a_name() -> None:
    with pytest.raises(AssertionError):
        Observation(1, [Block("one", 1, "a number"), Block("one", 2, "more")])


def test_what_is_written_is_places_and_numbers() -> None:
    sight = Sight()
    sight.one(3)
    sight.put(4, 0.0)
    sight.put(5, 0.5)
    sight.count(6, 0, 4)
    sight.count(7, 1, 4)
    sight.bits(10, 0b1101)
    sight.row(20, [0, 2], 4)
    sight.fixed_row(30, (3, 0, -3), 6)
    assert list(struct.iter_unpack("<if", sight.written())) == [
        (3, 1.0),
        (5, 0.5),
        (7, 0.25),
        (10, 1.0),
        (12, 1.0),
        (13, 1.0),
        (21, 0.5),
        (30, 0.5),
        (32, -0.5),
    ]
    written = sight.written()
    sight.clear()
    assert sight.written() == b""
    sight.one(1)
    sight.again(written)
    assert sight.written()[8:] == written


def test_what_is_asked_goes_by_kind() -> None:
    pending = Pending([toy.Pick, toy.TakeTurn])
    assert pending.names == ["pick", "take turn"]
    assert pending.place(toy.TakeTurn(0)) == 1
