"""``ludoteca verify``: was chance what was promised, and was every action legal?"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any, Literal

from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.message import Message, seat_letter
from ludoteca.core.record import Record, Seal
from ludoteca.terminal.asking import read_record
from ludoteca.terminal.parser import Parser
from ludoteca.terminal.screen import BAD_STYLE, GOOD_STYLE, QUIET_STYLE, Screen

EXAMPLES: tuple[str, ...] = ("ludoteca verify game.record", "ludoteca verify game.record --json")

Chance = Literal["kept", "broken", "untold", "seed", "position"]
"""A promise kept, broken or not yet to be checked; or there was none."""


@dataclass(frozen=True)
class Finding:
    """What could be verified of a record."""

    record: Record
    chance: Chance
    match: Match | None
    """The game, if every action was legal."""
    problem: Message | None
    """Why it could not be played through."""

    def holds(self) -> bool:
        return self.chance not in ("broken", "untold") and self.match is not None

    def to_json(self) -> dict[str, Any]:
        match = self.match
        return {
            "title": self.record.title.key,
            "actions": len(self.record.entries),
            "chance": self.chance,
            "replayed": match is not None,
            "problem": None if self.problem is None else self.problem.to_json(),
            "over": match is not None and match.over(),
            "scores": None if match is None else match.scores(),
            "digest": None if match is None else match.title.format.digest(match.game),
            "verified": self.holds(),
        }


def add_arguments(parser: Parser) -> None:
    parser.argument("file", help="record")
    parser.argument("--json", help="json", action="store_true")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Check the promise, play the record again, and say what that proves."""
    finding = verify(read_record(arguments.file))
    if arguments.json:
        screen.data(finding.to_json())
    else:
        show(finding, screen)
    return 0 if finding.holds() else 1


def verify(record: Record) -> Finding:
    """Check what a record claims."""
    chance = chance_of(record)
    try:
        return Finding(record, chance, record.replay(), None)
    except LudotecaError as error:
        return Finding(record, chance, None, error.message)


def chance_of(record: Record) -> Chance:
    """What is to be said of the promise."""
    start = record.start
    if isinstance(start, Seal):
        if start.secret is None:
            return "untold"
        return "kept" if start.holds() else "broken"
    return "seed" if isinstance(start, int) else "position"


def show(finding: Finding, screen: Screen) -> None:
    """What was verified, and what was not."""
    record = finding.record
    style = {"kept": GOOD_STYLE, "broken": BAD_STYLE, "untold": BAD_STYLE}.get(finding.chance, QUIET_STYLE)
    screen.say(f"terminal-verify-{finding.chance}", style=style)
    if isinstance(record.start, Seal):
        screen.say("terminal-verify-commitment", style=QUIET_STYLE, commitment=record.start.commitment)
        for seat, nonce in enumerate(record.start.nonces):
            screen.say("terminal-verify-nonce", style=QUIET_STYLE, seat=seat_letter(seat), nonce=nonce)
    if finding.match is None:
        assert finding.problem is not None
        screen.say("terminal-verify-failed", style=BAD_STYLE, problem=finding.problem)
        return
    screen.say("terminal-verify-replayed", style=GOOD_STYLE, actions=len(record.entries))
    key = "terminal-verify-over" if finding.match.over() else "terminal-verify-not-over"
    scores = [f"{seat_letter(side)} {points}" for side, points in enumerate(finding.match.scores())]
    screen.say(key, scores=", ".join(scores))
