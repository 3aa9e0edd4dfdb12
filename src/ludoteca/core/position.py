"""Positions: a whole state, stack included, to readable JSON and back.

The keys of a position are the fields of the record classes' constructors. A game says once, with the
codecs below, how each field reads; whoever writes a puzzle names what matters and leaves out the rest.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from ludoteca.core.errors import PositionError
from ludoteca.core.game import EndTurn, Event, Game, InAnyOrder, Step, fields_of
from ludoteca.core.message import SEAT_LETTERS, seat_letter
from ludoteca.core.options import Option, Value
from ludoteca.core.rng import Rng, Scripted, Sealed, seeded

G = TypeVar("G", bound=Game)

MOST = 1 << 20
"""No number of a position is larger, but for those of a generator and what a format names."""


class Codec(Protocol):
    """How one field is written and read; ``where`` names it in errors."""

    def write(self, value: Any) -> Any: ...

    def read(self, data: Any, where: str) -> Any: ...


@dataclass(frozen=True)
class Number:
    """A whole number within bounds."""

    low: int = 0
    high: int = MOST

    def write(self, value: int) -> int:
        return value

    def read(self, data: Any, where: str) -> int:
        if type(data) is not int or not self.low <= data <= self.high:
            raise PositionError(
                "position-number", where=where, value=_short(data), low=self.low, high=self.high
            )
        return data


@dataclass(frozen=True)
class Flag:
    """True or false."""

    def write(self, value: bool) -> bool:
        return value

    def read(self, data: Any, where: str) -> bool:
        if type(data) is not bool:
            raise PositionError("position-flag", where=where, value=_short(data))
        return data


@dataclass(frozen=True)
class Name:
    """A number written by name; where there may be none, -1 is null."""

    names: list[str]
    optional: bool = False

    def write(self, value: int) -> str | None:
        return None if value < 0 else self.names[value]

    def read(self, data: Any, where: str) -> int:
        if data is None and self.optional:
            return -1
        if data not in self.names:
            raise PositionError("position-name", where=where, value=_short(data))
        return self.names.index(data)


@dataclass(frozen=True)
class Choice:
    """One of some words."""

    words: tuple[str, ...]

    def write(self, value: str) -> str:
        return value

    def read(self, data: Any, where: str) -> str:
        if not isinstance(data, str) or data not in self.words:
            raise PositionError("position-name", where=where, value=_short(data))
        return data


@dataclass(frozen=True)
class Seat:
    """A seat by its letter; nobody is null."""

    def write(self, value: int) -> str | None:
        return None if value < 0 else seat_letter(value)

    def read(self, data: Any, where: str) -> int:
        if data is None:
            return -1
        if not isinstance(data, str) or len(data) != 1 or data not in SEAT_LETTERS:
            raise PositionError("position-seat", where=where, value=_short(data))
        return SEAT_LETTERS.index(data)


@dataclass(frozen=True)
class ListOf:
    """A list of equals; ``size`` None for any length."""

    item: Codec
    size: int | None = None

    def write(self, value: list[Any] | tuple[Any, ...]) -> list[Any]:
        return [self.item.write(item) for item in value]

    def read(self, data: Any, where: str) -> list[Any]:
        if not isinstance(data, list) or (self.size is not None and len(data) != self.size):
            raise PositionError("position-list", where=where, size=-1 if self.size is None else self.size)
        return [self.item.read(item, f"{where}[{n}]") for n, item in enumerate(data)]


@dataclass(frozen=True)
class TupleOf:
    """Like ListOf, for what is replaced rather than changed."""

    item: Codec
    size: int | None = None

    def write(self, value: tuple[Any, ...]) -> list[Any]:
        return ListOf(self.item, self.size).write(value)

    def read(self, data: Any, where: str) -> tuple[Any, ...]:
        return tuple(ListOf(self.item, self.size).read(data, where))


@dataclass(frozen=True)
class SetOf:
    """A set of bits, written as the list of their names."""

    names: list[str]

    def write(self, value: int) -> list[str]:
        return [name for number, name in enumerate(self.names) if value >> number & 1]

    def read(self, data: Any, where: str) -> int:
        if not isinstance(data, list):
            raise PositionError("position-list", where=where, size=-1)
        value = 0
        for number, item in enumerate(data):
            bit = 1 << Name(self.names).read(item, f"{where}[{number}]")
            if value & bit:
                raise PositionError("position-twice", where=where, value=_short(item))
            value |= bit
        return value


@dataclass(frozen=True)
class ByName:
    """A list with one entry a name, written as an object without the usual entries."""

    names: list[str]
    item: Codec
    usual: Any

    def write(self, value: list[Any]) -> dict[str, Any]:
        return {n: self.item.write(v) for n, v in zip(self.names, value, strict=True) if v != self.usual}

    def read(self, data: Any, where: str) -> list[Any]:
        if not isinstance(data, dict):
            raise PositionError("position-object", where=where)
        value = [self.usual] * len(self.names)
        for name, item in data.items():
            if name not in self.names:
                raise PositionError("position-name", where=where, value=_short(name))
            value[self.names.index(name)] = self.item.read(item, f"{where}.{name}")
        return value


@dataclass(frozen=True)
class TupleByName:
    """Like ByName, for what is replaced rather than changed."""

    names: list[str]
    item: Codec
    usual: Any

    def write(self, value: tuple[Any, ...]) -> dict[str, Any]:
        return ByName(self.names, self.item, self.usual).write(list(value))

    def read(self, data: Any, where: str) -> tuple[Any, ...]:
        return tuple(ByName(self.names, self.item, self.usual).read(data, where))


@dataclass(frozen=True)
class Of:
    """A record class by its constructor's fields."""

    kind: type[Any]
    fields: Mapping[str, Codec]

    def write(self, value: Any) -> dict[str, Any]:
        return {name: codec.write(getattr(value, name)) for name, codec in self.fields.items()}

    def read(self, data: Any, where: str) -> Any:
        values = _read_fields(self.fields, data, where)
        return self.kind(*[values[name] for name in fields_of(self.kind)])


@dataclass(frozen=True)
class Chance:
    """A generator: four words, a sealed key and its counter, or a script."""

    def write(self, value: Rng) -> list[int | str]:
        return value.state()

    def read(self, data: Any, where: str) -> Rng:
        if type(data) is int:
            return seeded(data)
        if isinstance(data, list):
            if _are_words(data):
                return Rng(*data)
            if data[:1] == ["scripted"]:
                return self._read_script(data[1:], where)
            if len(data) == 2 and _is_hex(data[0]) and type(data[1]) is int and 0 <= data[1] < 1 << 62:
                return Sealed(bytes.fromhex(data[0]), data[1])
        raise PositionError("position-rng", where=where)

    def _read_script(self, data: list[Any], where: str) -> Rng:
        """How many answers were used, the answers, and what comes after them: ``then`` and four words."""
        after = data.index("then") if "then" in data else len(data)
        used, answers, then = data[:1] if after else [0], data[1:after], data[after + 1 :]
        numbers = [*used, *answers]
        if any([type(n) is not int or abs(n) > MOST for n in numbers]) or not 0 <= used[0] <= len(answers):
            raise PositionError("position-rng", where=where)
        if then and not _are_words(then):
            raise PositionError("position-rng", where=where)
        return Scripted(answers, used[0], Rng(*then) if then else None)


@dataclass(frozen=True)
class Steps:
    """The stack, bottom first: each step by its name and its constructor's fields."""

    kinds: tuple[type[Step[Any]], ...]
    fields: Mapping[str, Codec] = field(default_factory=dict)

    def write(self, value: list[Step[Any]] | tuple[Step[Any], ...]) -> list[dict[str, Any]]:
        written: list[dict[str, Any]] = []
        for step in value:
            line: dict[str, Any] = {"step": type(step).__name__}
            for name in fields_of(type(step)):
                if name != "player" or step.player >= 0:
                    line[name] = self._codec(name).write(getattr(step, name))
            written.append(line)
        return written

    def read(self, data: Any, where: str) -> list[Step[Any]]:
        if not isinstance(data, list):
            raise PositionError("position-list", where=where, size=-1)
        return [self._read_step(line, f"{where}[{n}]") for n, line in enumerate(data)]

    def _read_step(self, line: Any, where: str) -> Step[Any]:
        kinds = {kind.__name__: kind for kind in (*self.kinds, EndTurn, InAnyOrder)}
        if not isinstance(line, dict) or line.get("step") not in kinds:
            raise PositionError("position-step", where=where, known=", ".join(kinds))
        kind: Any = kinds[line["step"]]
        names = fields_of(kind)
        given = {name: value for name, value in line.items() if name != "step"}
        if "player" in names:
            given.setdefault("player", None)
        codecs = {name: self._codec(name) for name in names if name in given}
        values = _read_fields(codecs, given, where)
        try:
            step: Step[Any] = kind(**values)
        except TypeError:
            raise PositionError("position-step-fields", where=where, known=", ".join(names)) from None
        return step

    def _codec(self, name: str) -> Codec:
        if name == "player":
            return Seat()
        if name == "steps":
            return _StepsWithin(self)
        return self.fields.get(name, Number(-1))


@dataclass(frozen=True)
class _StepsWithin:
    """The steps that a step holds."""

    steps: Steps

    def write(self, value: tuple[Step[Any], ...]) -> list[dict[str, Any]]:
        return self.steps.write(value)

    def read(self, data: Any, where: str) -> tuple[Step[Any], ...]:
        return tuple(self.steps.read(data, where))


@dataclass(frozen=True)
class Agreed:
    """What was agreed before the game: every option by its key, the usual value where none is given.

    ``within`` is the field that holds them all; without it each is a field of the position itself.
    """

    kind: type[Any]
    options: tuple[Option, ...]
    within: str | None = None

    def codecs(self) -> dict[str, Codec]:
        each: dict[str, Codec] = {option.key: _codec_of(option) for option in self.options}
        return each if self.within is None else {self.within: Of(self.kind, each)}

    def write(self, setting: Any) -> dict[str, Any]:
        each = self.values(setting)
        return each if self.within is None else {self.within: each}

    def complete(self, data: dict[str, Any]) -> None:
        """Fill in the usual values, and refuse what is none: whatever else is filled in may count on them."""
        usual = {option.key: option.default for option in self.options}
        if self.within is None:
            given = {**usual, **{key: value for key, value in data.items() if key in usual}}
            data.update(given)
        else:
            named = data.get(self.within, {})
            if not isinstance(named, dict):
                raise PositionError("position-object", where=self.within)
            data[self.within] = given = {**usual, **named}
        for option in self.options:
            where = option.key if self.within is None else f"{self.within}.{option.key}"
            _codec_of(option).read(given[option.key], where)

    def take(self, values: dict[str, Any]) -> Any:
        """The record behind the values that were read."""
        if self.within is not None:
            return values.pop(self.within)
        return self.kind(**{option.key: values.pop(option.key) for option in self.options})

    def values(self, setting: Any) -> dict[str, Value]:
        """Each option's value."""
        return {option.key: getattr(setting, option.key) for option in self.options}


def _codec_of(option: Option) -> Codec:
    values = option.values
    if isinstance(option.default, bool):
        return Flag()
    if isinstance(option.default, int):
        numbers = [value for value in values if isinstance(value, int)]
        return Number(min(numbers), max(numbers))
    return Choice(tuple([str(value) for value in values]))


@dataclass(frozen=True)
class Format(Generic[G]):
    """How the positions of one game are written, completed and checked."""

    kind: type[G]
    agreed: Agreed
    """The constructor's ``setting``."""
    fields: Mapping[str, Codec]
    """Every other field of the constructor but those all games share."""
    steps: Steps
    complete: Callable[[dict[str, Any]], None]
    """Fill in what a puzzle leaves out: it goes to supply or pile."""
    check: Callable[[G], None]
    """Refuse with PositionError what the box cannot make or the rules cannot be in."""
    census: Callable[[G], dict[str, int]]
    """How many of each component the position holds."""
    box: Callable[[G], dict[str, int]]
    """How many there should be, from the data."""
    older: Callable[[dict[str, Any]], None] = lambda data: None
    """Say in today's words what positions of older rules call otherwise."""
    large: tuple[str, ...] = ()
    """Fields whose numbers may be larger than any count."""
    piles: Mapping[str, str] = field(default_factory=dict)
    """Shared piles, each with the field that counts what is left of it: only that much is written."""

    def codecs(self) -> dict[str, Codec]:
        shared: dict[str, Codec] = {
            "rng": Chance(),
            "stack": self.steps,
            "reveals": Number(),
            "confirm": Flag(),
        }
        return {**self.fields, **shared}

    def write(self, game: Any) -> dict[str, Any]:
        """The whole state as plain data."""
        codecs = self.codecs()
        values = {name: getattr(game, name) for name in codecs}
        for pile, left in self.piles.items():
            values[pile] = _undrawn(values[pile], values[left])
        written = {name: codec.write(values[name]) for name, codec in codecs.items()}
        return {**self.agreed.write(game.setting), **written}

    def options_of(self, game: Any) -> dict[str, Value]:
        """What was agreed before this game."""
        return self.agreed.values(game.setting)

    def read(self, data: object) -> G:
        """The state behind plain data; what is left out is filled in, what cannot be is refused."""
        if not isinstance(data, dict):
            raise PositionError("position-object", where="position")
        filled: dict[str, Any] = {"rng": 0, "reveals": 0, "confirm": False, **data}
        try:
            _check_numbers(data, "position", ("rng", *self.large))
            self.older(filled)
            self.agreed.complete(filled)
            self.complete(filled)
            values = _read_fields({**self.agreed.codecs(), **self.codecs()}, filled, "")
        except RecursionError:
            raise PositionError("position-stack") from None
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            # Filling in what was left out may stumble over what was given.
            raise PositionError("position-garbled", problem=str(error)[:80]) from None
        values |= {"choices": [], "setting": self.agreed.take(values)}
        game = self.kind(*[values[name] for name in fields_of(self.kind)])
        check_census(self.census(game), self.box(game))
        self.check(game)
        check_stack(game)
        game.settle()
        return game

    def digest(self, game: G) -> str:
        """A fingerprint of the whole state, the same in every engine."""
        return hashlib.sha256(json.dumps(self.write(game), sort_keys=True).encode()).hexdigest()


def complete_players(data: dict[str, Any], counts: Sequence[int]) -> list[dict[str, Any]]:
    """Who plays, each with what was said of them: a number stands for so many of whom nothing was said."""
    given = data.get("players", 2)
    players = [{} for _ in range(given)] if type(given) is int and given in counts else given
    if not isinstance(players, list) or len(players) not in counts:
        raise PositionError("position-players", known=", ".join([str(n) for n in counts]))
    for number, player in enumerate(players):
        if not isinstance(player, dict):
            raise PositionError("position-object", where=f"players[{number}]")
    found = [dict(player) for player in players]
    data["players"] = found
    return found


def listed(data: Any) -> list[Any]:
    """A list to count with; of what is none, nothing, as reading it will refuse it."""
    return data if isinstance(data, list) else []


def keyed(data: Any) -> dict[str, Any]:
    """An object to count with; of what is none, nothing, as reading it will refuse it."""
    return data if isinstance(data, dict) else {}


def _undrawn(pile: list[Any], left: int | list[int]) -> list[Any]:
    if isinstance(left, int):
        return pile[:left]
    return [one[:count] for one, count in zip(pile, left, strict=True)]


def check_census(found: Mapping[str, int], box: Mapping[str, int]) -> None:
    """Refuse a position with more or fewer pieces than the box holds."""
    for piece in sorted({*found, *box}):
        if found.get(piece, 0) != box.get(piece, 0):
            raise PositionError(
                "position-census", piece=piece, found=found.get(piece, 0), box=box.get(piece, 0)
            )


def _check_numbers(data: Any, where: str, but: tuple[str, ...]) -> None:
    """Refuse absurd numbers before anything is counted out by them."""
    if type(data) is int:
        Number(-MOST).read(data, where)
    elif isinstance(data, dict):
        for name, value in data.items():
            if name not in but:
                _check_numbers(value, f"{where}.{name}"[:80], but)
    elif isinstance(data, list):
        for number, value in enumerate(data):
            _check_numbers(value, f"{where}[{number}]"[:80], but)


def check_stack(game: Game) -> None:
    """Refuse a timetable with a step that does not fit the position, or a decision that nobody takes."""
    for place, step in enumerate(game.stack):
        is_taken = isinstance(step, Event) or 0 <= step.player < game.seats()
        if not is_taken or not step.fits(game, place):
            raise PositionError("position-stack")


def _read_fields(codecs: Mapping[str, Codec], data: Any, where: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise PositionError("position-object", where=where)
    for name in data:
        if name not in codecs:
            raise PositionError(
                "position-unknown", where=where or "position", name=name, known=", ".join(codecs)
            )
    values: dict[str, Any] = {}
    for name, codec in codecs.items():
        if name not in data:
            raise PositionError("position-missing", where=where or "position", name=name)
        values[name] = codec.read(data[name], f"{where}.{name}" if where else name)
    return values


def _are_words(data: list[Any]) -> bool:
    """Four words that a generator can be in: all zeros would stay zeros for ever."""
    return len(data) == 4 and all([type(w) is int and 0 <= w < 1 << 32 for w in data]) and any(data)


def _is_hex(text: Any) -> bool:
    return (
        isinstance(text, str) and len(text) == 64 and all([letter in "0123456789abcdef" for letter in text])
    )


def _short(data: Any) -> str:
    text = json.dumps(data, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else text[:39] + "…"
