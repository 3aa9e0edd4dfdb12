"""``ludoteca tune``: takes steps, goes on with them, and leaves weights one can play with."""

from __future__ import annotations

import json
from pathlib import Path

from tests.terminal.conftest import Run

FEW = ["--deals", "1", "--cores", "1", "--folder", "mine"]


def test_weights_are_tuned_gone_on_with_and_played_with(ludoteca_: Run) -> None:
    told = ludoteca_("tune", "millefiori", "--steps", "1", "--judged", "0", *FEW)
    assert told.code == 0
    assert "2 games" in told.out
    more = ludoteca_("tune", "millefiori", "--steps", "2", "--judged", "2", *FEW, "--json").json()
    assert (more["steps"], more["games"]) == (2, 4)
    assert json.loads(Path("mine/weights.json").read_text()) == more["weights"]
    assert sum([one["wins"] for one in more["judged"]["bots"]]) == 2
    bots = "steady@mine/weights.json,random"
    played = ludoteca_(
        "simulate", "millefiori", "--bots", bots, "--games", "2", "--cores", "1", "--json"
    ).json()
    assert sum([one["wins"] for one in played["bots"]]) == 2


def test_what_cannot_be_tuned_is_said(ludoteca_: Run) -> None:
    answer = ludoteca_("tune", "duel", "--option", "setup=nowhere", *FEW)
    assert answer.code == 2
    assert "nowhere" in answer.err
