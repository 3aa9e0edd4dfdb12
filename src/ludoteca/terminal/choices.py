"""What a seat may do, numbered; and what a person typed, understood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ludoteca.core.errors import NotationError
from ludoteca.core.match import Match
from ludoteca.core.message import Argument, Message, seat_letter
from ludoteca.core.preview import Preview
from ludoteca.core.title import Title, Why
from ludoteca.terminal.boards.lines import wrapped
from ludoteca.terminal.screen import CHOICE_STYLE, GOOD_STYLE, QUIET_STYLE, ink
from ludoteca.texts import Texts

SOMETHING = "…"


@dataclass(frozen=True)
class Choice:
    """An action one may take now, with its number and what it scores at once."""

    number: int
    action: int
    written: str
    text: Message
    gains: tuple[int, ...]
    """Points for each side, as far as they are known before."""


def choices_of(match: Match, seat: int) -> list[Choice]:
    """What a seat may do, in the engine's order."""
    title = match.title
    preview = Preview(match.game, seat)
    return [
        Choice(
            number,
            action,
            title.alphabet.write(action),
            title.describe(action, match.game),
            tuple(preview.gains(action)),
        )
        for number, action in enumerate(match.legal_actions(seat), start=1)
    ]


def marks_of(title: Title[Any], choices: Sequence[Choice]) -> dict[str, str]:
    """The number of the choice for each place on the table that only one choice points at."""
    found: dict[str, list[str]] = {}
    for choice in choices:
        verb = title.alphabet.verbs[title.alphabet.verb_of[choice.action]]
        for field, value in zip(verb.fields, title.alphabet.values(choice.action), strict=True):
            if field.place is not None:
                found.setdefault(f"{field.place}:{field.write(value)}", []).append(str(choice.number))
    return {place: numbers[0] for place, numbers in found.items() if len(numbers) == 1}


def understand(match: Match, seat: int, choices: Sequence[Choice], typed: str) -> Choice:
    """The choice a person means: its number, its notation, or words that only one choice has.

    What is none of the choices is answered with the clause that forbids it.

    >>> import ludoteca
    >>> match = ludoteca.from_position("millefiori", {"moment": "turn of A", "playing": "lime-1-1"})
    >>> understand(match, 0, choices_of(match, 0), "w09").written
    'place space=W09'
    """
    if typed.isascii() and typed.isdigit():
        if 1 <= int(typed) <= len(choices):
            return choices[int(typed) - 1]
        raise NotationError("terminal-no-choice", number=typed[:20], last=len(choices))
    wanted = set(typed.lower().split())
    meant = [choice for choice in choices if wanted and wanted <= words_of(choice.written)]
    if len(meant) == 1:
        return meant[0]
    if meant:
        raise NotationError("terminal-several-choices", typed=typed[:40], count=len(meant))
    why = why_not(match, seat, wanted, typed)
    raise NotationError("terminal-why-not", reason=why.text, clause=why.clause)


def why_not(match: Match, seat: int, wanted: set[str], typed: str) -> Why:
    """Why a seat may do nothing now that goes by these words: an action, or whatever a place stands for."""
    alphabet = match.title.alphabet
    meant = [
        action for action in range(alphabet.size) if wanted and wanted <= words_of(alphabet.write(action))
    ]
    reason = match.game.why_none_of(meant or [alphabet.read(typed)], seat)
    assert reason is not None, "a legal action is a choice"
    return match.title.explain(reason, match.game, seat)


def words_of(written: str) -> set[str]:
    """Every word one may call an action by: its verb, ``field=value`` and the bare values."""
    words = written.lower().split()
    return {*words, *[word.partition("=")[2] for word in words[1:]]}


# --- shown ------------------------------------------------------------------------------------------


def show_choices(
    title: Title[Any], choices: Sequence[Choice], seat: int, words: Texts, width: int, many: int
) -> list[Text]:
    """The choices, those of one verb together: ``Keep … 1) Lime 2  2) Key 3``.

    Where the names of a verb's choices would fill more than ``many`` lines, notation stands for them: the
    board shows what it means.
    """
    lines: list[Text] = []
    for verb in dict.fromkeys([title.alphabet.verb_of[choice.action] for choice in choices]):
        alike = [choice for choice in choices if title.alphabet.verb_of[choice.action] == verb]
        if len(alike) == 1 or not title.alphabet.verbs[verb].fields:
            sentence = Text(words.format(alike[0].text))
            lines += wrapped(numbered(alike[0]), [sentence + gained(alike[0], seat)], width)
        else:
            label = ink(common(title, alike[0].action, words) + " ", QUIET_STYLE)
            long = [numbered(c) + Text(named(c, words)) + gained(c, seat) for c in alike]
            short = [numbered(c) + Text(values(c)) + gained(c, seat) for c in alike]
            in_names = wrapped(label, long, width)
            lines += in_names if len(in_names) <= many else wrapped(label, short, width)
    return lines


def numbered(choice: Choice) -> Text:
    return ink(f"{choice.number})", CHOICE_STYLE) + Text(" ")


def common(title: Title[Any], action: int, words: Texts) -> str:
    """The sentence of a verb, with what differs left open."""
    verb = title.alphabet.verbs[title.alphabet.verb_of[action]]
    args: dict[str, Argument] = {field.name: SOMETHING for field in verb.fields}
    return words.format(Message(f"action-{verb.name}", **args))


def named(choice: Choice, words: Texts) -> str:
    """What differs: the names of the fields' values."""
    return ", ".join([words.format(value) for value in choice.text.args.values()])


def values(choice: Choice) -> str:
    """What differs, in notation: ``W09``."""
    return " ".join([word.partition("=")[2] for word in choice.written.split()[1:]])


def gained(choice: Choice, seat: int) -> Text:
    """What a choice scores at once: my points, then those of others."""
    text = Text()
    for side, points in sorted(enumerate(choice.gains), key=lambda pair: pair[0] != seat):
        if points and side == seat:
            text.append(f" {points:+}", style=GOOD_STYLE)
        elif points:
            text.append(f" {seat_letter(side)}{points:+}", style=QUIET_STYLE)
    return text
