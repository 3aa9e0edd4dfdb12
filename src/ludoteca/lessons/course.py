"""How far a learner has come in a part of a lesson: the actions of the match tell it, nothing else does."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ludoteca.core.alphabet import END_TURN
from ludoteca.core.match import Match
from ludoteca.core.message import Message
from ludoteca.lessons.condition import Condition
from ludoteca.lessons.lesson import Lesson, Part, Step


class Now(Enum):
    """What goes on in a lesson."""

    ACT = "act"
    """Something is to be done, once the texts before it are read."""
    END = "end"
    """The turn is to be ended, or something taken back."""
    WATCH = "watch"
    """Others play."""
    REST = "rest"
    """All is done: the last texts, then the next part, or the end."""


@dataclass(frozen=True)
class Course:
    """A learner in a part of a lesson. Ending the turn is always free: it is no task, and is not counted."""

    lesson: Lesson
    number: int
    match: Match

    @property
    def part(self) -> Part:
        return self.lesson.parts[self.number]

    @property
    def seat(self) -> int:
        return self.lesson.seat

    def made(self, seat: int) -> int:
        """How many actions a seat has taken."""
        return len([e for e in self.match.record.entries if e.seat == seat and e.action != END_TURN])

    def task(self) -> tuple[int, int] | None:
        """The step that is to be done and which of its actions comes next; None if nothing is left to do."""
        left = self.made(self.seat)
        for index, step in enumerate(self.part.steps):
            if left < len(step.do):
                return index, left
            left -= len(step.do)
        return None

    def now(self) -> Now:
        """What goes on."""
        asked = self.seat in self.match.deciding()
        ending = asked and self.match.legal_actions(self.seat) == [END_TURN]
        if self.task() is None and not self._more_to_watch(ending):
            return Now.REST
        if ending:
            return Now.END
        return Now.ACT if asked else Now.WATCH

    def _more_to_watch(self, ending: bool) -> bool:
        """Has another seat something to answer still, now or when the learner's turn has ended?"""
        due = [seat for seat, actions in self.part.replies.items() if self.made(seat) < len(actions)]
        return any([ending or seat in self.match.deciding() for seat in due])

    def shown(self) -> tuple[Step, ...]:
        """The texts since the last thing done, and what is to be done next."""
        now, task = self.now(), self.task()
        if now in (Now.WATCH, Now.END):
            return ()
        steps = self.part.steps
        if task is None:
            last = max([n for n, step in enumerate(steps) if step.do], default=-1)
            return steps[last + 1 :]
        index, done = task
        if done:
            return (steps[index],)
        first = max([n for n, step in enumerate(steps[:index]) if step.do], default=-1) + 1
        return steps[first : index + 1]

    def solution(self) -> str | None:
        """The lesson's own answer to what is to be done now."""
        task = self.task()
        if task is None or self.now() is not Now.ACT:
            return None
        return self.part.steps[task[0]].do[task[1]]

    def objection(self, action: int) -> Message | None:
        """What the teacher says to a legal action that is not what is asked for; None if it will do."""
        if action == END_TURN:
            return None
        task = self.task()
        if task is None:
            return Message("lesson-read-on")
        step = self.part.steps[task[0]]
        if self._is_accepted(step, task[1], action):
            return None
        for mistake in step.mistakes:
            if self._holds(mistake.when, action):
                return self.lesson.text(mistake.say)
        return Message("lesson-otherwise")

    def _is_accepted(self, step: Step, which: int, action: int) -> bool:
        if not step.accept:
            return action == self.match.title.alphabet.read(step.do[which])
        return any([self._holds(condition, action) for condition in step.accept])

    def _holds(self, condition: Condition, action: int) -> bool:
        return condition.holds(self.match, self.seat, action)

    def others_play(self) -> bool:
        """Shall other seats go on? Not once all is done: the table waits until the learner has read."""
        return self.now() is not Now.REST

    def reply(self, seat: int) -> str | None:
        """What the lesson has another seat do now; None if a bot shall think for itself."""
        actions = self.part.replies.get(seat, ())
        made = self.made(seat)
        if made < len(actions) and actions[made] in self.match.written_actions(seat):
            return actions[made]
        return None
