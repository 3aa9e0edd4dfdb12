"""Records and positions that somebody tampered with: refused with a clear error, or they can be played.

``test_fuzz.py`` tries some, ``tools/fuzz.py`` as many as one likes.
"""

from __future__ import annotations

import json
from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.record import Record
from ludoteca.core.rng import Rng, seeded
from ludoteca.games import title as find_title
from ludoteca.games import titles
from tests.every_game import golden
from tests.every_game.laws import tamper

FIRST_ACTIONS = 25
"""So many actions of a record are kept: a fault shows early or in the position."""
PARTS = 4
PLAYED_ON = 400
"""So many actions are played from what was accepted: a position's fault may show late."""
NUMBERS = ("-1", "0", "1", "99", "4294967296", "18446744073709551616", "1" + "0" * 39, "1e400", "٣", "0x10")
WORDS = ("", "=", ":", "---", "A", "Z", "seat=A", "\x00", "\ud800", "ñ" * 50, "true", "null", "[]", "{}", "∞")


def sources() -> list[tuple[str, str]]:
    """Every title's golden records, shortened; from a position on the way; positions of the whole game."""
    found: list[tuple[str, str]] = []
    for key in titles():
        for path in golden.records(key):
            record = Record.read(path.read_text(encoding="utf-8"), find_title)
            beginning = record.branch(min(FIRST_ACTIONS, len(record.entries)))
            found.append((key, beginning.write()))
            found.append((key, from_the_middle(beginning).write()))
            found += [(key, standing(record, part).write()) for part in range(1, PARTS + 1)]
    return found


def from_the_middle(record: Record) -> Record:
    """The second half of a record, as a game that started from a position."""
    half = len(record.entries) // 2
    position = record.replay(half).position()
    found = Record(record.title, record.players, dict(record.options), position, record.confirm)
    found.entries = record.entries[half:]
    return found


def standing(record: Record, part: int) -> Record:
    """A position so far into a record, the last just before its end, and nothing played from there."""
    position = record.replay((len(record.entries) - 1) * part // PARTS).position()
    return Record(record.title, record.players, dict(record.options), position, record.confirm)


def tampered(text: str, rng: Rng) -> str:
    """A record with one to three small changes."""
    for _ in range(1 + rng.below(3)):
        text = changed(text, rng)
    return text


def changed(text: str, rng: Rng) -> str:
    lines = text.split("\n")
    at = rng.below(len(lines))
    if lines[-2:] == ["---", ""] and rng.below(10):
        at = next((number for number, line in enumerate(lines) if line.startswith("position: ")), at)
    if lines[at].startswith("position: ") and rng.below(4):
        lines[at] = "position: " + changed_position(lines[at].removeprefix("position: "), rng)
        return "\n".join(lines)
    change = rng.below(6)
    if change == 0:
        del lines[at]
    elif change == 1:
        lines.insert(at, lines[rng.below(len(lines))])
    elif change == 2:
        lines[at] = changed_word(lines[at], rng)
    elif change == 3:
        other = rng.below(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    elif change == 4:
        lines[at] = lines[at][: rng.below(len(lines[at]) + 1)]
    else:
        place = rng.below(len(lines[at]) + 1)
        lines[at] = lines[at][:place] + picked(NUMBERS + WORDS, rng) + lines[at][place:]
    return "\n".join(lines)


def changed_word(line: str, rng: Rng) -> str:
    words = line.split(" ")
    at = rng.below(len(words))
    name, equals, _ = words[at].partition("=")
    new = picked(NUMBERS + WORDS, rng)
    words[at] = f"{name}={new}" if equals and rng.below(3) else new
    return " ".join(words)


def changed_position(text: str, rng: Rng) -> str:
    try:
        data = json.loads(text)
    except ValueError:
        return text
    if not isinstance(data, dict | list):
        return text
    change = rng.below(8)
    if change < 4:
        misplace(data, rng)
    elif change < 7:
        tamper(data, rng)
    else:
        overdo(data, rng)
    return json.dumps(data)


def misplace(data: Any, rng: Rng) -> None:
    """Write one thing where another of its kind belongs: harder to notice than rubbish."""
    found = leaves(data)
    if found:
        holder, key = found[rng.below(len(found))]
        alike = [there[at] for there, at in found if type(there[at]) is type(holder[key])]
        holder[key] = alike[rng.below(len(alike))]


def leaves(data: Any) -> list[tuple[Any, Any]]:
    """All that is neither object nor list, as what holds it and where."""
    found: list[tuple[Any, Any]] = []
    for key in list(data) if isinstance(data, dict) else range(len(data)):
        if isinstance(data[key], dict | list):
            found += leaves(data[key])
        else:
            found.append((data, key))
    return found


def overdo(data: Any, rng: Rng) -> None:
    """Make one number absurd."""
    while isinstance(data, dict | list) and data:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = keys[rng.below(len(keys))]
        if type(data[key]) is int:
            data[key] = (1 << rng.below(80)) * (1 if rng.below(3) else -1)
            return
        data = data[key]


def picked(choices: tuple[str, ...], rng: Rng) -> str:
    return choices[rng.below(len(choices))]


def try_record(text: str, rng: Rng) -> bool:
    """Read, replay and play on; was it accepted? Anything but a clear error is a fault."""
    try:
        match = Record.read(text, find_title).replay()
    except LudotecaError:
        return False
    look_at(match)
    for _ in range(PLAYED_ON):
        if match.over():
            break
        legal = match.legal_actions()
        match.play(legal[rng.below(len(legal))])
    look_at(match)
    return True


def look_at(match: Match) -> None:
    """All that a server asks of a match."""
    for seat in (None, *range(match.record.players)):
        match.view(seat)
        match.title.prompt(match.game, seat)
    match.position()
    match.scores()
    match.ranking()
    Record.read(match.record.write(), find_title)


def try_many(text: str, seed: int, count: int) -> int:
    """So many changes of one record; how many were accepted."""
    accepted = 0
    for number in range(count):
        rng = seeded(seed * 1_000_003 + number)
        changed = tampered(text, rng)
        try:
            accepted += try_record(changed, rng)
        except Exception as error:
            raise AssertionError(f"seed {seed}, change {number}: {error!r}\n{changed[:4000]}") from error
    return accepted
