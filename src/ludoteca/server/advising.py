"""The teacher at a table: hints before a decision, verdicts after it.

Both are worked out from a guess at what the seat sees, never from the game itself, in processes of their own;
only the page that asked is told.
"""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

from ludoteca.core.match import Match
from ludoteca.core.message import Message, seat_name
from ludoteca.server.advised import advised
from ludoteca.server.history import Standing
from ludoteca.server.looking_back import Reels
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol import Advice, Hint, Judge, Verdict
from ludoteca.server.puzzling import attempts_of
from ludoteca.server.teaching import course_of
from ludoteca.study.verdict import BEST, GOOD, ChoiceData, VerdictData, grade_of_loss, grain_of
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


@dataclass(frozen=True)
class Pick:
    """A choice that was made, alone or with others that go together, and what was found out about it."""

    number: int
    then: Match
    """The game before it."""
    action: int
    found: Found

    @property
    def chosen(self) -> ChoiceData:
        written = self.then.title.alphabet.write(self.action)
        return next(choice for choice in self.found.verdict["choices"] if choice["action"] == written)

    @property
    def best(self) -> ChoiceData:
        return self.found.verdict["choices"][0]

    @property
    def cost(self) -> float:
        """What it lost that counts."""
        return 0.0 if self.chosen["close"] else self.chosen["loss"]

    @property
    def told(self) -> Message:
        message: Message = self.then.title.describe(self.action, self.then.game)
        return message


def _all_in_all(picks: list[Pick], dearest: Pick) -> ChoiceData:
    """What picks that go together cost: each was judged after those before it, so it adds up."""
    if len(picks) == 1:
        return dearest.chosen
    cost = math.fsum([pick.cost for pick in picks])
    costly = [pick.chosen["noise"] for pick in picks if pick.cost]
    every_best = all([pick.chosen is pick.best for pick in picks])
    grain = grain_of(dearest.then.title, dearest.found.verdict["unit"])
    return {
        **dearest.chosen,
        "loss": cost,
        "noise": math.sqrt(math.fsum([noise * noise for noise in costly])),
        "close": not cost and not every_best,
        "grade": grade_of_loss(cost, grain) if cost else BEST if every_best else GOOD,
    }


def check_may_hint(standing: Standing, seat: int) -> None:
    """Advice is for whoever has a choice, against bots alone or where everybody agreed to it."""
    match = standing.playing()
    people = [other for other in standing.seats if other.kind == "person"]
    if len(people) > 1 and not standing.table.agreement.hints:
        raise Refusal("hint-not-agreed", 403)
    if course_of(standing) is not None:
        raise Refusal("hint-lesson")
    if attempts_of(standing) is not None:
        raise Refusal("hint-puzzle")
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
        choices = [advised(match, choice, choice["why"]) for choice in found["choices"][:MOST_ADVISED]]
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
        past, moments = len(standing.past), standing.match.moments
        together = standing.match.together_from(asked.move - past)
        with_choice = [number for number in together if moments[number].choice]
        picks = [await self._pick(standing, number, len(with_choice)) for number in with_choice]
        dearest = max(picks, key=lambda pick: pick.cost)
        chosen = _all_in_all(picks, dearest)
        then = dearest.then
        return Verdict.model_validate(
            {
                "id": asked.id,
                "seat": asked.seat,
                "move": past + dearest.number,
                "unit": dearest.found.verdict["unit"],
                "exact": all([pick.found.verdict["exact"] for pick in picks]),
                "together": [pick.told.to_json() for pick in picks],
                "chosen": advised(then, chosen, chosen["why"]),
                "better": advised(then, dearest.best, dearest.found.instead) if dearest.cost else None,
            }
        )

    async def _pick(self, standing: Standing, number: int, among: int) -> Pick:
        """One of several choices that go together, judged as it stood after those before it."""
        then = await asyncio.to_thread(lambda: self.reels.of(standing).match(number))
        assert standing.match is not None
        seat, action = standing.match.record.entries[number]
        found = await self._think(standing, then, seat, then.title.alphabet.write(action), among)
        return Pick(number, then, action, found)

    async def _think(
        self, standing: Standing, match: Match, seat: int, chosen: str | None, among: int = 1
    ) -> Found:
        """What is thought of the decision a seat has at a moment; what was thought before is remembered.

        ``among`` so many the time for one is shared out.
        """
        number = len(match.record.entries)
        before = standing.seqs[number - 1] if number else standing.table.start_seq
        decision = (seat, number, before, tuple(match.record.anew))
        known = self.kept.get((*decision, chosen)) or _looked_at(self.kept.get((*decision, None)), chosen)
        if known is None:
            question = Question(match.title.key, match.position(), seat, before, chosen)
            known = await self._work_out(standing, question, self.seconds / among)
        self.kept[(*decision, chosen)] = known
        self.kept.move_to_end((*decision, chosen))
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return known

    async def _work_out(self, standing: Standing, question: Question, seconds: float) -> Found:
        job = Job("verdict", question.arguments(), Budget(seconds), standing.table.id)
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
