"""Text to be translated later: a key and its arguments."""

from __future__ import annotations

from typing import Any, TypeAlias

Argument: TypeAlias = "int | str | Message"


class Message:
    """A sentence named by its key; whoever shows it looks the key up in a language.

    An argument may be a message itself (the name of a card, say). The key ``seat`` stands for the name
    of whoever sits there, which only the table knows.

    >>> Message("log-placed", player=seat_name(0), space="W09").to_json()["args"]["space"]
    'W09'
    """

    __slots__ = ("args", "key")

    def __init__(self, key: str, /, **args: Argument) -> None:
        self.key = key
        self.args = args

    def to_json(self) -> dict[str, Any]:
        """The message as plain data for a program to read."""
        args = {n: a.to_json() if isinstance(a, Message) else a for n, a in self.args.items()}
        return {"key": self.key, "args": args}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Message:
        """The message behind its plain data."""
        args = {n: Message.from_json(a) if isinstance(a, dict) else a for n, a in data["args"].items()}
        return Message(str(data["key"]), **args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, frozenset(self.args.items())))

    def __repr__(self) -> str:
        args = "".join([f", {name}={value!r}" for name, value in self.args.items()])
        return f"Message({self.key!r}{args})"


def seat_name(seat: int) -> Message:
    """Whoever sits there, by name."""
    return Message("seat", seat=seat)


SEAT_LETTERS = "ABCDEFGH"


def seat_letter(seat: int) -> str:
    """How files call a seat: A, B, C, …"""
    return SEAT_LETTERS[seat]
