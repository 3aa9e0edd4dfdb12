"""Digests of whole games: their states in one number, and what can be seen of them in another.

Options, notes and chance go in at every decision, so nothing that happens escapes; the whole position and
what each seat sees of it, which cost most, at every fifth and at the end.

They are kept in ``digests.json`` and must be the same on every engine. ``tools/digests.py`` makes them anew.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, TypeAlias

from tests.core import toy
from tests.every_game.laws import fingerprint
from tests.every_game.table import Case, case_of, every_title, few_rows
from tests.every_game.walk import Chooser

FILE = Path(__file__).with_name("digests.json")
GAMES = ((1, False), (2, False), (3, True))
"""Seed, and whether turns are confirmed."""
WHOLE_EVERY = 5

Digests: TypeAlias = dict[str, dict[str, str]]


def name_of(case: Case, seed: int, confirm: bool) -> str:
    return f"{case} confirm={'yes' if confirm else 'no'} seed={seed}"


def named_games(title: str | None = None) -> dict[str, tuple[Case, int, bool]]:
    """Every game of the file, of one title or of all."""
    ones = [one for one in every_title() if one is not toy.TITLE and title in (None, one.key)]
    found = [case_of(one, row) for one in ones for row in few_rows(one)]
    return {name_of(case, seed, confirm): (case, seed, confirm) for case in found for seed, confirm in GAMES}


def digest(case: Case, seed: int, confirm: bool) -> dict[str, str]:
    """Play one game and add up everything along the way."""
    title, game = case.title, case.start(seed, confirm, listen=True)
    chooser = Chooser(seed * 31, seed % 3)
    states, looks = hashlib.sha256(), hashlib.sha256()
    seats, taken = range(case.players), 0
    while True:
        add(states, [fingerprint(game), [game.legal_actions(seat) for seat in seats]])
        add(states, [[note.kind.number, note.player, note.a, note.b, note.audience] for note in game.journal])
        if taken % WHOLE_EVERY == 0 or game.over():
            add(states, title.format.write(game))
            add(looks, [title.view(game, seat) for seat in (None, *seats)])
            add(looks, [title.prompt(game, seat).text.to_json() for seat in (None, *seats)])
        if game.over():
            break
        seat = chooser.seat(game)
        game.journal = []
        game.play(chooser.action(game.legal_actions(seat)), seat)
        taken += 1
    return {"states": states.hexdigest()[:32], "looks": looks.hexdigest()[:32]}


def add(found: Any, data: Any) -> None:
    found.update(json.dumps(data, sort_keys=True).encode())


def stored() -> Digests:
    """What the file says."""
    found: Digests = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return found
