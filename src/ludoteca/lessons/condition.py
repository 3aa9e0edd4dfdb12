"""What a lesson may ask of an action: its words, what it scores, what it brings about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ludoteca.core.match import Match
from ludoteca.core.preview import Preview, Revealed

MOST = "most"


@dataclass(frozen=True)
class Condition:
    """All of it must hold; an empty one holds for every action."""

    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The verb, or a field of the action -> one of these."""
    scores: int | str | None = None
    """At least so many points for the seat at once; ``most``: no other action scores more."""
    tells: tuple[str, ...] = ()
    """Notes of the log it brings about at once, by their keys: ``bonus``, ``area-filled``."""

    def holds(self, match: Match, seat: int, action: int) -> bool:
        """Is this legal action such a one? Nothing is found out that the seat could not know."""
        written = match.title.alphabet.to_json(action)
        if any([written.get(name) not in values for name, values in self.words.items()]):
            return False
        if self.scores is None and not self.tells:
            return True
        trial = Trial(match, seat)
        return self._scores(trial, match, action) and set(self.tells) <= trial.tells(action)

    def _scores(self, trial: Trial, match: Match, action: int) -> bool:
        if self.scores is None:
            return True
        if isinstance(self.scores, int):
            return trial.points(action) >= self.scores
        others = [trial.points(other) for other in match.legal_actions(trial.seat)]
        return trial.points(action) == max(others)


class Trial:
    """Actions tried on the seat's guess at the game, until something unknown would be told."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.side = match.game.side_of(seat)
        self.preview = Preview(match.game, seat)

    def points(self, action: int) -> int:
        return self.preview.gains(action)[self.side]

    def tells(self, action: int) -> set[str]:
        after = self.preview.guess.clone()
        after.journal = []
        try:
            after.apply(action, self.seat)
        except Revealed:
            pass  # what was told until here is told in any case
        return {note.kind.key for note in after.journal if note.seen_by(self.seat)}


def read_condition(data: Any) -> Condition:
    """A condition as a lesson's file has it: ``{"verb": "place", "space": ["W16", "W17"], "scores": 3}``."""
    if not isinstance(data, dict):
        raise ValueError("a condition is an object")
    rest = dict(data)
    scores = rest.pop("scores", None)
    if scores is not None and scores != MOST and type(scores) is not int:
        raise ValueError(f"scores is a number or “{MOST}”, not {scores!r}")
    tells = _several(rest.pop("tells", []))
    return Condition({name: _several(value) for name, value in rest.items()}, scores, tells)


def _several(value: Any) -> tuple[str, ...]:
    """One word, or a list of them."""
    words = [value] if isinstance(value, str) else value
    if not isinstance(words, list) or any([not isinstance(word, str) for word in words]):
        raise ValueError(f"{value!r} is neither a word nor a list of words")
    return tuple(words)
