"""Lessons: a game learnt at the table. They are data in each game's folder, read when asked for.

A lesson is a chain of parts. A part is a position, what the other seats answer, and steps: a text beside the
places it speaks of, and perhaps something to do. What the learner shall do is an action of the game or a
condition on actions; the game itself says what is legal.
"""

from __future__ import annotations

from ludoteca.lessons.course import Course, Now
from ludoteca.lessons.lesson import Lesson, LessonError, Part, Step, lesson, lessons

__all__ = ["Course", "Lesson", "LessonError", "Now", "Part", "Step", "lesson", "lessons"]
