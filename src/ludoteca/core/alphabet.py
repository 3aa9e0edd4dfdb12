"""Actions: verbs with named fields, numbered densely, written so that a person can type them."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.errors import NotationError

END_TURN: Final = 0
FIRST_ORDER: Final = 1
NONE: Final = -1


class Field:
    """One argument of an action or a note: what its numbers are called, and where on the table they lie.

    ``place`` is the kind of place a click on which means this value; None if it has none.
    A field without names is a plain number.
    """

    def __init__(self, name: str, names: list[str] | None = None, place: str | None = None) -> None:
        self.name: Final = name
        self.names: Final = names
        self.place: Final = place
        self.number: Final = {text: number for number, text in enumerate(names or [])}
        assert len(self.number) == len(names or []), f"field {name}: two values of one name"
        for text in self.number:
            assert text.split() == [text], f"field {name}: {text!r} is not one word"

    def write(self, value: int) -> str:
        return str(value) if self.names is None else self.names[value]


class Verb:
    """What can be done, with the fields that say how."""

    def __init__(self, name: str, *fields: Field) -> None:
        self.name: Final = name
        self.fields: Final = list(fields)

    def size(self) -> int:
        size = 1
        for field in self.fields:
            assert field.names is not None, f"{self.name}: field {field.name} needs names"
            size *= len(field.names)
        return size


class Alphabet:
    """Every action of a game as a number from 0 to size - 1, each verb one contiguous block.

    Action 0 always ends the turn. ``orders`` reserves actions for choosing which of several effects comes
    first. Rules make actions with one-line encoders over ``first`` and read them through ``table``.

    >>> alphabet = Alphabet([Verb("place", Field("space", ["W1", "W2"])), Verb("sail")])
    >>> alphabet.size, alphabet.write(2), alphabet.read("sail")
    (4, 'place space=W2', 3)
    """

    def __init__(self, verbs: list[Verb], orders: int = 0) -> None:
        self.verbs: Final = [Verb("end")]
        if orders:
            self.verbs.append(Verb("next", Field("effect", [str(n + 1) for n in range(orders)])))
        self.verbs.extend(verbs)
        self.starts: Final[list[int]] = []
        self.verb_of: Final[list[int]] = []
        self.fields: Final[dict[str, Field]] = {}
        for number, verb in enumerate(self.verbs):
            self.starts.append(len(self.verb_of))
            self.verb_of.extend([number] * verb.size())
            for field in verb.fields:
                known = self.fields.setdefault(field.name, field)
                assert known is field, f"two fields called {field.name}"
        self.size: Final = len(self.verb_of)
        self.number: Final[dict[str, int]] = {}
        for number, verb in enumerate(self.verbs):
            assert verb.name not in self.number, f"two verbs called {verb.name}"
            self.number[verb.name] = number

    def verb(self, name: str) -> int:
        """The number of a verb."""
        return self.number[name]

    def first(self, name: str) -> int:
        """The first action of a verb."""
        return self.starts[self.number[name]]

    def values(self, action: int) -> list[int]:
        """The field values of an action, in the order of its verb's fields."""
        verb = self.verbs[self.verb_of[action]]
        rest = action - self.starts[self.verb_of[action]]
        values: list[int] = []
        for field in reversed(verb.fields):
            assert field.names is not None
            values.append(rest % len(field.names))
            rest //= len(field.names)
        values.reverse()
        return values

    def table(self, name: str) -> list[int]:
        """The value of one field for every action; NONE where the action has no such field."""
        found: list[int] = []
        for verb in self.verbs:
            size = verb.size()
            values = [NONE] * size
            following = size
            for field in verb.fields:
                assert field.names is not None
                count = len(field.names)
                following //= count
                if field.name == name:
                    values = [action // following % count for action in range(size)]
            found.extend(values)
        return found

    def at(self, place: str) -> list[int]:
        """Every action that a place of the table, ``space:W09``, or a verb, ``sail``, stands for.

        Where an action is a place of its own, that is how it is written: ``place space=W09``.
        """
        if place in self.number:
            first = self.first(place)
            return list(range(first, first + self.verbs[self.number[place]].size()))
        if "=" in place:
            return [self.read(place)]
        kind, _, name = place.partition(":")
        found: set[int] = set()
        for field in self.fields.values():
            if field.place == kind and name in field.number:
                wanted = field.number[name]
                found.update(
                    [action for action, value in enumerate(self.table(field.name)) if value == wanted]
                )
        if not found:
            raise NotationError("notation-place", place=place[:60])
        return sorted(found)

    def encode(self, name: str, **values: int) -> int:
        """The action of a verb with these values; the slow and general way."""
        verb = self.verbs[self.number[name]]
        rest = 0
        for field in verb.fields:
            assert field.names is not None
            value = values[field.name]
            assert 0 <= value < len(field.names), f"there is no {field.name} {value}"
            rest = rest * len(field.names) + value
        return self.first(name) + rest

    def write(self, action: int) -> str:
        """The action as a person would type it: ``place space=W09``."""
        verb = self.verbs[self.verb_of[action]]
        words = [verb.name]
        for field, value in zip(verb.fields, self.values(action), strict=True):
            words.append(f"{field.name}={field.write(value)}")
        return " ".join(words)

    def read(self, text: str) -> int:
        """The action behind a written one, or an error that names what is wrong with it."""
        words = text.split()
        if not words:
            raise NotationError("notation-empty")
        if words[0] not in self.number:
            raise NotationError("notation-verb", verb=words[0], known=", ".join(self.number))
        verb = self.verbs[self.number[words[0]]]
        values: dict[str, int] = {}
        for word in words[1:]:
            name, equals, value = word.partition("=")
            field = _field_of(verb, name)
            if not equals or field is None:
                known = ", ".join([f.name for f in verb.fields]) or "–"
                raise NotationError("notation-field", verb=verb.name, word=word, known=known)
            if name in values:
                raise NotationError("notation-twice", verb=verb.name, field=name)
            if value not in field.number:
                raise NotationError("notation-value", field=name, value=value, known=_some(field))
            values[name] = field.number[value]
        for field in verb.fields:
            if field.name not in values:
                raise NotationError("notation-missing", verb=verb.name, field=field.name)
        return self.encode(verb.name, **values)

    def to_json(self, action: int) -> dict[str, str]:
        """The action as plain data: its verb and its fields by name."""
        verb = self.verbs[self.verb_of[action]]
        found = {"verb": verb.name}
        for field, value in zip(verb.fields, self.values(action), strict=True):
            found[field.name] = field.write(value)
        return found

    def from_json(self, data: dict[str, Any]) -> int:
        """The action behind plain data."""
        rest = [f"{name}={value}" for name, value in data.items() if name != "verb"]
        return self.read(" ".join([str(data.get("verb", "")), *rest]))


def _field_of(verb: Verb, name: str) -> Field | None:
    for field in verb.fields:
        if field.name == name:
            return field
    return None


def _some(field: Field) -> str:
    names = field.names or []
    return ", ".join(names) if len(names) <= 12 else f"{names[0]}, {names[1]}, … {names[-1]}"
