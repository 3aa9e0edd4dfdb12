"""Records: a whole game as a text file a person can read and diff.

The header says what was played and how chance was seeded; then one written action a line, with the seat::

    ludoteca record 1
    title: millefiori
    rules: 1
    players: 2
    options: tactical=no
    confirm: no
    seed: 7
    ---
    A keep card=lime-1-1
    B keep card=key-3-2
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.core.errors import LudotecaError, RecordError
from ludoteca.core.message import SEAT_LETTERS, seat_letter
from ludoteca.core.options import Value, write_value
from ludoteca.core.rng import Rng, Sealed, commitment, sealing_key, seeded
from ludoteca.core.title import Title

if TYPE_CHECKING:
    from ludoteca.core.match import Match

FIRST_LINE = "ludoteca record 1"
DIVIDER = "---"
LONGEST_ORIGIN = 200


class Entry(NamedTuple):
    """One action and who took it."""

    seat: int
    action: int


class Anew(NamedTuple):
    """In practice somebody has taken back what had been revealed.

    After so many actions all that the seat could not know was drawn anew from a seed, chance included.
    """

    move: int
    seat: int
    seed: int


_ENTRIES: dict[tuple[int, int], Entry] = {}


def entry_of(seat: int, action: int) -> Entry:
    """An entry; those that are alike are one, as thousands of games at tables hold the same few."""
    found = _ENTRIES.get((seat, action))
    if found is None:
        found = _ENTRIES[(seat, action)] = Entry(seat, action)
    return found


@dataclass(frozen=True)
class Seal:
    """Chance at a table of people: what was promised, what each seat added, the secret once it is told."""

    commitment: str
    nonces: tuple[str, ...]
    secret: bytes | None = None

    def __post_init__(self) -> None:
        # A nonce that is not one word would make another key when it is read back.
        assert all([nonce.split() == [nonce] for nonce in self.nonces]), "a nonce is one word"

    def rng(self) -> Rng:
        if self.secret is None:
            raise RecordError("record-sealed")
        return Sealed(sealing_key(self.secret, list(self.nonces)), 0)

    def holds(self) -> bool:
        """Is the secret the one that was promised?"""
        return self.secret is not None and commitment(self.secret) == self.commitment


@dataclass
class Record:
    """A game from its start (a seed, or any position) through its actions.

    ``start`` is a number for simulation, a seal for a table of people, or a position (plain data).
    """

    title: Title[Any]
    players: int
    options: dict[str, Value]
    start: int | Seal | dict[str, Any]
    confirm: bool = False
    names: dict[int, str] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    looked: list[str] = field(default_factory=list)
    """When somebody who runs the server saw what was hidden from the players, and after how many actions."""
    origin: str = ""
    """Where a game that goes on from another one came from."""
    practice: bool = False
    """A teacher stood by, and whatever was done could be taken back."""
    anew: list[Anew] = field(default_factory=list)
    """Where chance was drawn anew, from the first to the last."""

    def called(self) -> tuple[str, ...]:
        """What the players are called: by name, with the letter if several have it, or by letter."""
        given = list(self.names.values())
        found = [(self.names.get(seat, ""), seat_letter(seat)) for seat in range(self.players)]
        return tuple([f"{name} {seat}" if given.count(name) > 1 else name or seat for name, seat in found])

    def replay(self, upto: int | None = None) -> Match:
        """Play the first so many actions again (all, if not said); every one is checked."""
        from ludoteca.core.match import Match

        return Match.of(self if upto is None else self.branch(upto))

    def branch(self, at: int) -> Record:
        """The same game up to some action, to go another way from there."""
        if not 0 <= at <= len(self.entries):
            raise RecordError("record-branch", at=at, length=len(self.entries))
        return replace(
            self,
            options=dict(self.options),
            names=dict(self.names),
            entries=self.entries[:at],
            anew=[drawn for drawn in self.anew if drawn.move <= at],
        )

    def new_game(self) -> Any:
        """The game at the start of this record."""
        if isinstance(self.start, dict):
            return self.title.format.read(self.start)
        rng = self.start.rng() if isinstance(self.start, Seal) else seeded(self.start)
        return self.title.start(self.players, rng, self.options, self.confirm, listen=True)

    def write(self) -> str:
        """The record as text; ``Record.read`` takes it back."""
        lines = [
            FIRST_LINE,
            f"title: {self.title.key}",
            f"rules: {self.title.rules}",
            f"players: {self.players}",
        ]
        if self.options:
            options = [f"{key}={write_value(value)}" for key, value in self.options.items()]
            lines.append("options: " + " ".join(options))
        lines.append(f"confirm: {write_value(self.confirm)}")
        if self.origin:
            lines.append(f"origin: {self.origin}")
        if self.practice:
            lines.append(f"practice: {write_value(self.practice)}")
        # However odd a name is, it stays on its line.
        lines += [
            f"name {seat_letter(s)}: {' '.join(name.split())}" for s, name in sorted(self.names.items())
        ]
        if self.looked:
            lines.append("looked: " + ", ".join(self.looked))
        if self.anew:
            drawn = [f"{move} {seat_letter(seat)} {seed}" for move, seat, seed in self.anew]
            lines.append("anew: " + ", ".join(drawn))
        lines += self._start_lines()
        lines.append(DIVIDER)
        write = self.title.alphabet.write
        lines += [f"{seat_letter(entry.seat)} {write(entry.action)}" for entry in self.entries]
        return "\n".join(lines) + "\n"

    def _start_lines(self) -> list[str]:
        if isinstance(self.start, dict):
            return ["position: " + json.dumps(self.start, ensure_ascii=False)]
        if isinstance(self.start, int):
            return [f"seed: {self.start}"]
        lines = [f"commitment: {self.start.commitment}", "nonces: " + " ".join(self.start.nonces)]
        if self.start.secret is not None:
            lines.append(f"secret: {self.start.secret.hex()}")
        return lines

    @staticmethod
    def read(text: str, title: Callable[[str], Title[Any]]) -> Record:
        """The record behind a text, or an error that names the line and what is wrong with it."""
        return _Reader(text.splitlines(), title).record()


class _Reader:
    """Reads a record line by line, so that every error can name its line."""

    def __init__(self, lines: list[str], title: Callable[[str], Title[Any]]) -> None:
        self.lines = lines
        self.find_title = title
        self.header: dict[str, tuple[int, str]] = {}
        self.names: dict[int, str] = {}
        self.named_at = 0

    def record(self) -> Record:
        if not self.lines or self.lines[0].strip() != FIRST_LINE:
            raise RecordError("record-first-line", line=1, expected=FIRST_LINE)
        body = self._read_header()
        title = self._title()
        number = self._number("players")
        options = self._options(title)
        try:
            options = title.check_options(number, options)
        except LudotecaError as error:
            about_players = error.message.key == "option-players" or "options" not in self.header
            self._fail("players" if about_players else "options", error)
        if self.names and max(self.names) >= number:
            raise RecordError("record-seat", line=self.named_at, seat=seat_letter(max(self.names)))
        start = self._start(title, number)
        looked = [look.strip() for look in self.header.get("looked", (0, ""))[1].split(",") if look.strip()]
        origin = self.header.get("origin", (0, ""))[1][:LONGEST_ORIGIN]
        confirm, practice = self._yes_or_no("confirm"), self._yes_or_no("practice")
        record = Record(title, number, options, start, confirm, self.names, [], looked, origin, practice)
        for at in range(body, len(self.lines)):
            if self.lines[at].strip():
                record.entries.append(self._entry(record, at))
        record.anew.extend(self._anew(record))
        return record

    def _read_header(self) -> int:
        """Read up to the divider; the index of the first line after it."""
        for at, line in enumerate(self.lines[1:], start=1):
            if line.strip() == DIVIDER:
                return at + 1
            key, colon, value = line.partition(":")
            key = key.strip()
            if not colon or key in self.header:
                raise RecordError("record-header", line=at + 1, text=line[:60])
            if key.startswith("name "):
                self._read_name(key[5:].strip(), value.strip(), at)
            elif key in (*_SAID, *_STARTS, *_SEALED):
                self.header[key] = (at + 1, value.strip())
            else:
                raise RecordError("record-header", line=at + 1, text=line[:60])
            if key in _STARTS and len([start for start in _STARTS if start in self.header]) > 1:
                raise RecordError("record-start", line=at + 1)
        raise RecordError("record-divider", line=len(self.lines), expected=DIVIDER)

    def _read_name(self, letter: str, name: str, at: int) -> None:
        seat = self._seat(letter, at)
        if seat in self.names:
            raise RecordError("record-header", line=at + 1, text=self.lines[at][:60])
        self.names[seat] = name
        if seat == max(self.names):
            self.named_at = at + 1

    def _value(self, key: str) -> tuple[int, str]:
        if key not in self.header:
            raise RecordError("record-missing", line=len(self.lines), key=key)
        return self.header[key]

    def _fail(self, key: str, error: LudotecaError) -> None:
        raise RecordError("record-line", line=self.header[key][0], problem=error.message) from None

    def _number(self, key: str) -> int:
        line, value = self._value(key)
        if not _is_number(value.removeprefix("-")):
            raise RecordError("record-number", line=line, key=key, value=value[:60])
        return int(value)

    def _title(self) -> Title[Any]:
        line, key = self._value("title")
        try:
            title = self.find_title(key)
        except LudotecaError as error:
            raise RecordError("record-line", line=line, problem=error.message) from None
        if self._number("rules") != title.rules:
            raise RecordError("record-rules", line=self.header["rules"][0], title=key, rules=title.rules)
        return title

    def _options(self, title: Title[Any]) -> dict[str, Value]:
        if "options" not in self.header:
            return {}
        line, text = self.header["options"]
        known = {option.key: option for option in title.options}
        options: dict[str, Value] = {}
        for word in text.split():
            key, equals, value = word.partition("=")
            if not equals or key not in known:
                raise RecordError("record-option", line=line, word=word[:60], known=", ".join(known) or "–")
            try:
                options[key] = known[key].read(value)
            except LudotecaError as error:
                self._fail("options", error)
        return options

    def _yes_or_no(self, key: str) -> bool:
        line, value = self.header.get(key, (0, "no"))
        if value not in ("yes", "no"):
            raise RecordError("record-yes-or-no", line=line, key=key, value=value[:60])
        return value == "yes"

    def _anew(self, record: Record) -> list[Anew]:
        """Where chance was drawn anew: moments of this game in their order, a seat and a seed each."""
        if "anew" not in self.header:
            return []
        line, text = self.header["anew"]
        found: list[Anew] = []
        for part in text.split(","):
            words = part.split()
            if len(words) != 3 or not (_is_number(words[0]) and _is_number(words[2])):
                raise RecordError("record-anew", line=line, text=part.strip()[:60])
            drawn = Anew(int(words[0]), self._seat(words[1], line - 1), int(words[2]))
            earlier = found[-1].move if found else -1
            if not earlier < drawn.move <= len(record.entries) or drawn.seat >= record.players:
                raise RecordError("record-anew", line=line, text=part.strip()[:60])
            found.append(drawn)
        return found

    def _start(self, title: Title[Any], players: int) -> int | Seal | dict[str, Any]:
        if "position" in self.header:
            return self._position(title, players)
        if "seed" in self.header:
            return self._number("seed")
        promise = self._hex("commitment")
        nonces = tuple(self.header.get("nonces", (0, ""))[1].split())
        secret = bytes.fromhex(self._hex("secret")) if "secret" in self.header else None
        return Seal(promise, nonces, secret)

    def _position(self, title: Title[Any], players: int) -> dict[str, Any]:
        line, value = self.header["position"]
        try:
            data = json.loads(value)
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict):
            raise RecordError("record-position", line=line)
        seats = 0
        try:
            seats = title.format.read(data).seats()
        except LudotecaError as error:
            self._fail("position", error)
        if seats != players:
            raise RecordError("record-position-seats", line=line, seats=seats, players=players)
        return data

    def _hex(self, key: str) -> str:
        line, value = self._value(key)
        if len(value) != 64 or any([letter not in "0123456789abcdef" for letter in value]):
            raise RecordError("record-hex", line=line, key=key)
        return value

    def _seat(self, letter: str, at: int) -> int:
        if len(letter) != 1 or letter not in SEAT_LETTERS:
            raise RecordError("record-seat", line=at + 1, seat=letter[:20])
        return SEAT_LETTERS.index(letter)

    def _entry(self, record: Record, at: int) -> Entry:
        letter, _, words = self.lines[at].strip().partition(" ")
        seat = self._seat(letter, at)
        if seat >= record.players:
            raise RecordError("record-seat", line=at + 1, seat=letter)
        try:
            return Entry(seat, record.title.alphabet.read(words))
        except LudotecaError as error:
            raise RecordError("record-line", line=at + 1, problem=error.message) from None


def _is_number(digits: str) -> bool:
    return digits.isascii() and digits.isdigit() and len(digits) <= 40


_SAID = ("title", "rules", "players", "options", "confirm", "looked", "origin", "practice", "anew")
_STARTS = ("seed", "position", "commitment")
_SEALED = ("nonces", "secret")
