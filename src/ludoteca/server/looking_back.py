"""The past of a table: any moment of it, for eyes that may see it."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock
from typing import Any

from ludoteca.core.match import Match
from ludoteca.core.message import Message
from ludoteca.server.history import Standing
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol import Eyes, Replay
from ludoteca.server.showing import Data, eyes_of, log_lines
from ludoteca.study.film import ALL_SEATS, Film
from ludoteca.study.reel import Reel

MOST_REELS = 16


class Reels:
    """The reels that were looked at last; any other is played through again when somebody asks for it."""

    def __init__(self, most: int = MOST_REELS) -> None:
        self.most = most
        self.kept: OrderedDict[tuple[Any, ...], Reel] = OrderedDict()
        self.lock = Lock()

    def of(self, standing: Standing) -> Reel:
        """The reel of a table as it stands; what was known of it before is not played again."""
        assert standing.match is not None
        row, record = standing.table, standing.match.record
        begun = (row.id, row.rules, row.start_seq)
        with self.lock:
            known = self.kept.get(begun)
        if known is None or (known.record.entries, known.record.anew) != (record.entries, record.anew):
            known = Reel(record, known)
        with self.lock:
            self.kept[begun] = known
            self.kept.move_to_end(begun)
            while len(self.kept) > self.most:
                self.kept.popitem(last=False)
        return known


async def look_back(standing: Standing, held: Sequence[int], wanted: Replay, reels: Reels) -> str:
    """The answer to whoever holds these seats, as it is sent; worked out beside all that goes on."""
    if standing.match is None:
        raise Refusal("table-waiting")
    may = eyes_of(standing, held)
    # Whoever looks on sees less than any seat.
    if wanted.eyes is not None and wanted.eyes not in may:
        raise Refusal("eyes-foreign", 403)
    if not 0 <= wanted.move - len(standing.past) <= len(standing.match.record.entries):
        raise Refusal("no-moment", 404, move=wanted.move)
    return await asyncio.to_thread(_moment, standing, wanted, reels)


def _moment(standing: Standing, wanted: Replay, reels: Reels) -> str:
    reel, past = reels.of(standing), len(standing.past)
    number = turned(reel, wanted.move - past, wanted.turn)
    eyes = ALL_SEATS if wanted.eyes == "all" else wanted.eyes
    found = picture(Film(reel, eyes), number)
    found.update(id=wanted.id, move=past + number, eyes=wanted.eyes)
    if wanted.log:
        found["seat"]["log"] = log_lines(standing, eyes, 0)
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def turned(reel: Reel, number: int, turn: int) -> int:
    """A moment, or where the turn before or after it begins."""
    if turn == 0:
        return number
    return reel.turn_after(number) if turn > 0 else reel.turn_before(number)


def picture(film: Film, number: int) -> Data:
    """A moment as its eyes saw it."""
    match = film.moment(number)
    told = film.action_in_words(number) if number else None
    return {
        "type": "moment",
        "move": number,
        "eyes": eyes_said(film.eyes),
        "player": film.seat(number) if number else None,
        "action": None if told is None else told.to_json(),
        "deciding": match.deciding(),
        "scores": match.scores(),
        "seat": _seat_state(film, match),
    }


def _seat_state(film: Film, match: Match) -> Data:
    seat, prompt = film.viewer(match), film.title.prompt(match.game, film.onlooker())
    return {
        "seat": seat,
        "view": match.view(seat),
        "prompt": prompt.text.to_json(),
        "clause": prompt.clause,
        "actions": [],
        "picks": None,
        "undo": {"steps": 0, "reason": Message("undo-past").to_json()},
        "decided": None,
        "log": [],
    }


def eyes_said(eyes: int | None) -> Eyes:
    """Eyes as the protocol has them."""
    return "all" if eyes == ALL_SEATS else eyes
