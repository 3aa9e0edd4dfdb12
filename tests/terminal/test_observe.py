"""Observing: the blocks as declared, and what a seat observes in a record or a position."""

from __future__ import annotations

import pytest

import ludoteca
from tests.terminal.conftest import Run


@pytest.mark.parametrize("key", ludoteca.titles())
def test_the_declaration_for_programs(ludoteca_: Run, key: str) -> None:
    found = ludoteca_("observe", key, "--json").json()
    declared = ludoteca.title(key).observation
    assert (found["size"], found["version"]) == (declared.size, declared.version)
    assert [block["name"] for block in found["blocks"]] == [block.name for block in declared.blocks]
    assert sum([block["length"] for block in found["blocks"]]) == declared.size


def test_the_declaration_for_people(ludoteca_: Run) -> None:
    answer = ludoteca_("observe", "millefiori")
    assert answer.code == 0
    assert "an observation of 1,182 numbers" in answer.out
    assert "supply" in answer.out
    assert "diamonds in the supply" not in answer.out
    assert "diamonds" in ludoteca_("observe", "millefiori", "--explain").out
    assert "observación de" in ludoteca_("observe", "millefiori", "--language", "es").out


def test_what_a_seat_observes(ludoteca_: Run) -> None:
    match = ludoteca.from_position("millefiori", {"moment": "turn of B", "playing": "ship-3-1"})
    ludoteca.write_position(match, "here.json")
    found = ludoteca_("observe", "millefiori", "here.json", "--json").json()
    blocks = {block["name"]: block for block in found["blocks"]}
    assert found["seat"] == "B", "whoever is asked, if nobody is named"
    assert blocks["asked"]["observed"] == {"0": 1.0}
    assert list(blocks["playing"]["observed"].values()) == [1.0]
    other = ludoteca_("observe", "millefiori", "here.json", "--seat", "A", "--json").json()
    blocks = {block["name"]: block for block in other["blocks"]}
    assert blocks["asked"]["observed"] == {"1": 1.0}
    answer = ludoteca_("observe", "millefiori", "here.json", "--seat", "A")
    assert "as seat A sees it" in answer.out


def test_what_is_observed_at_the_end_of_a_record(ludoteca_: Run) -> None:
    match = ludoteca.new("caylus", 3, 1)
    match.play(match.legal_actions()[0])
    ludoteca.write_record(match, "game.record")
    found = ludoteca_("observe", "caylus", "game.record", "--json").json()
    assert found["seat"] == "ABC"[match.player()]


def test_what_cannot_be_observed(ludoteca_: Run) -> None:
    assert ludoteca_("observe", "caylus", "--seat", "A").code == 2
    match = ludoteca.new("caylus", 3, 1)
    ludoteca.write_record(match, "game.record")
    assert "caylus" in ludoteca_("observe", "duel", "game.record").err
    assert ludoteca_("observe", "caylus", "game.record", "--seat", "E").code == 2
