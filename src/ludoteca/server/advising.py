"""The teacher at a table: hints before a decision, verdicts after it.

Both are worked out from a guess at what the seat sees, never from the game itself, in processes of their own;
only the page that asked is told.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, NamedTuple, cast

from ludoteca.core.match import Match
from ludoteca.core.message import Message, seat_name
from ludoteca.server.history import Standing
from ludoteca.server.looking_back import Reels
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol import Advice, Advised, Hint, Judge, Text, Verdict
from ludoteca.server.teaching import course_of
from ludoteca.study.verdict import ChoiceData, VerdictData
from ludoteca.workers.job import Budget, Job
from ludoteca.workers.jobs import Question
from ludoteca.workers.pool import JobFailed, Pool

MOST_ADVISED = 3
MOST_KEPT = 8
"""So many answers a table remembers: who asked for a hint has the verdict at once."""


class Found(NamedTuple):
    """What came of thinking about a decision."""

    verdict: VerdictData
    instead: list[dict[str, Any]]
    """What speaks for the best beside what was chosen."""


def check_may_hint(standing: Standing, seat: int) -> None:
    """Advice is for whoever has a choice, against bots alone or where everybody agreed to it."""
    match = standing.playing()
    people = [other for other in standing.seats if other.kind == "person"]
    if len(people) > 1 and not standing.table.agreement.hints:
        raise Refusal("hint-not-agreed", 403)
    if course_of(standing) is not None:
        raise Refusal("hint-lesson")
    if standing.seats[seat].stand_in:
        raise Refusal("stand-in-plays", player=seat_name(seat))
    if seat not in match.deciding():
        raise Refusal("hint-not-asked")
    if len(match.legal_actions(seat)) < 2:
        raise Refusal("hint-no-choice")


def check_may_judge(standing: Standing, seat: int, move: int) -> None:
    """The teacher judges the choices of the pupil alone."""
    if not standing.table.agreement.practice:
        raise Refusal("practice-only", 403)
    match = standing.match
    number = move - len(standing.past)
    if match is None or not 0 <= number < len(match.record.entries):
        raise Refusal("no-moment", 404, move=move)
    if match.record.entries[number].seat != seat or not match.moments[number].choice:
        raise Refusal("judge-nothing", move=move)


class Teacher:
    """Thinks about the decisions at one table."""

    def __init__(self, teachers: Pool, reels: Reels, seconds: float) -> None:
        self.teachers = teachers
        self.reels = reels
        self.seconds = seconds
        self.kept: OrderedDict[tuple[Any, ...], Found] = OrderedDict()

    async def hint(self, standing: Standing, asked: Hint) -> Advice:
        """The best choices of a seat."""
        check_may_hint(standing, asked.seat)
        match = standing.playing()
        found = (await self._think(standing, match, asked.seat, None)).verdict
        choices = [_advised(match, choice, choice["why"]) for choice in found["choices"][:MOST_ADVISED]]
        return Advice.model_validate(
            {
                "id": asked.id,
                "seat": asked.seat,
                "unit": found["unit"],
                "exact": found["exact"],
                "choices": choices,
            }
        )

    async def judge(self, standing: Standing, asked: Judge) -> Verdict:
        """How good a choice was, and what would have been better."""
        check_may_judge(standing, asked.seat, asked.move)
        assert standing.match is not None
        number = asked.move - len(standing.past)
        written = standing.match.title.alphabet.write(standing.match.record.entries[number].action)
        then = await asyncio.to_thread(lambda: self.reels.of(standing).match(number))
        found, instead = await self._think(standing, then, asked.seat, written)
        chosen = next(choice for choice in found["choices"] if choice["action"] == written)
        best = found["choices"][0]
        better = best is not chosen and not chosen["close"]
        return Verdict.model_validate(
            {
                "id": asked.id,
                "seat": asked.seat,
                "move": asked.move,
                "unit": found["unit"],
                "exact": found["exact"],
                "chosen": _advised(then, chosen, chosen["why"]),
                "better": _advised(then, best, instead) if better else None,
            }
        )

    async def _think(self, standing: Standing, match: Match, seat: int, chosen: str | None) -> Found:
        """What is thought of the decision a seat has at a moment; what was thought before is remembered."""
        number = len(match.record.entries)
        before = standing.seqs[number - 1] if number else standing.table.start_seq
        decision = (seat, number, before, tuple(match.record.anew))
        known = self.kept.get((*decision, chosen)) or _looked_at(self.kept.get((*decision, None)), chosen)
        if known is None:
            known = await self._work_out(standing, match, seat, chosen, before)
        self.kept[(*decision, chosen)] = known
        self.kept.move_to_end((*decision, chosen))
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return known

    async def _work_out(
        self, standing: Standing, match: Match, seat: int, chosen: str | None, seed: int
    ) -> Found:
        question = Question(match.title.key, match.position(), seat, seed, chosen)
        job = Job("verdict", question.arguments(), Budget(self.seconds), standing.table.id)
        try:
            found = cast(dict[str, Any], await self.teachers.do(job))
        except JobFailed:
            raise Refusal("hint-failed", 503) from None
        return Found(found["verdict"], found["instead"])


def _looked_at(known: Found | None, chosen: str | None) -> Found | None:
    """What a hint has found out, if it has looked at what was chosen and found nothing clearly better.

    What would have been better is told beside what was chosen, which a hint did not know.
    """
    if known is None:
        return None
    found = [choice for choice in known.verdict["choices"] if choice["action"] == chosen]
    return known if found and (found[0]["close"] or found[0]["grade"] == "best") else None


def _advised(match: Match, choice: ChoiceData, why: list[dict[str, Any]]) -> Advised:
    title = match.title
    action = title.alphabet.read(choice["action"])
    fields = title.alphabet.to_json(action)
    verb = fields.pop("verb")
    told: Message = title.describe(action, match.game)
    return Advised(
        action=choice["action"],
        verb=verb,
        fields={name: str(value) for name, value in fields.items()},
        text=Text.model_validate(told.to_json()),
        outcome=choice["outcome"],
        margin=choice["margin"],
        loss=choice["loss"],
        noise=choice["noise"],
        close=choice["close"],
        grade=cast(Any, choice["grade"]),
        why=[Text.model_validate(reason) for reason in why],
    )
