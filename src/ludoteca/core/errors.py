"""What can be wrong with what people and programs hand us, each with a message that can be translated."""

from __future__ import annotations

from ludoteca.core.message import Argument, Message


class LudotecaError(Exception):
    """Something handed to us is wrong; nothing was changed."""

    def __init__(self, key: str, /, **args: Argument) -> None:
        self.message = Message(key, **args)
        super().__init__(self.message)

    def __str__(self) -> str:
        from ludoteca.texts import texts

        return texts("en").format(self.message)


class IllegalAction(LudotecaError):
    """The rules do not allow this action now."""


class NotNow(IllegalAction):
    """An action that a clause of the rules forbids now: which one, and why, in the words of the title."""

    def __init__(self, message: Message, title: str, reason: Message, clause: str) -> None:
        super().__init__(message.key, **message.args)
        self.title = title
        self.reason = reason
        self.clause = clause

    def __str__(self) -> str:
        from ludoteca.texts import texts

        because = Message("illegal-because", problem=self.message, reason=self.reason)
        return texts("en", self.title).format(because)


class NotationError(LudotecaError):
    """A written action that cannot be read."""


class OptionError(LudotecaError):
    """An unknown title, a wrong number of players or an option that does not exist."""


class RecordError(LudotecaError):
    """A record that cannot be read or replayed."""


class PositionError(LudotecaError):
    """A position that cannot be read, or that the box cannot make."""


class ScriptError(LudotecaError):
    """A scripted die or card that cannot come up now."""


class NothingToChoose(LudotecaError):
    """A decision ran dry although the rulebook does not say its effect is lost: a mistake in the rules."""
