"""The timetable every game runs on: a stack of steps and the one loop that works it off."""

from __future__ import annotations

import inspect
import operator
from typing import Any, Final, Generic, SupportsIndex, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.core.alphabet import END_TURN, FIRST_ORDER
from ludoteca.core.errors import IllegalAction, NothingToChoose
from ludoteca.core.message import seat_name
from ludoteca.core.notes import EVERYBODY, NoteKind, audience_of
from ludoteca.core.reasons import END_FIRST, NOT_ASKED, NOT_NOW, ORDER_FIRST, OVER, Reason
from ludoteca.core.rng import Rng, branch

NOBODY: Final = -1
NEXT: Final = -1
MOST_SEATS: Final = 5

G = TypeVar("G", bound="Game")

_FIELDS: Final[dict[type, list[str]]] = {}


def fields_of(kind: type) -> list[str]:
    """The constructor's fields of a record class or step: all there is to know of it."""
    if kind not in _FIELDS:
        _FIELDS[kind] = list(inspect.signature(kind).parameters)
    return _FIELDS[kind]


def by_constructor(record: object) -> tuple[type, tuple[Any, ...]]:
    """How pickle rebuilds a record: one constructor call, compiled or not."""
    return (type(record), tuple([getattr(record, name) for name in fields_of(type(record))]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One entry of the timetable: a decision somebody takes, or something that happens.

    It never changes after it is made, so clones share it. ``player`` decides; NOBODY for an event.
    Steps of a ``simultaneous`` run on top of the stack may be taken in any order of seats.

    A decision writes ``options`` and ``apply``, an event ``happen``; what is left unwritten fails loudly if
    the game ever comes to it.
    """

    def __init__(self, player: int) -> None:
        self.player: Final = player
        self.simultaneous = False
        self.mark = 0
        """Its kind and fields in one number, once a key has asked for it."""

    def options(self, game: G) -> list[int]:
        """A decision's legal actions."""
        return []

    def why_not(self, game: G, action: int) -> Reason:
        """The clause that stands in the way of an action that is none of the options, and its facts.

        Asked only to tell people, of any action of the alphabet; a step explains its own verbs.
        """
        return Reason(NOT_NOW, [])

    def unordered(self, game: G) -> tuple[int, list[int]]:
        """Picks whose order does not matter: how many are still due, and out of what, in ascending order.

        What may be picked more than once is there as often. The options only ask for them in that order; a
        client collects them in any order and sends them sorted. None due: an ordinary decision.
        """
        return (0, [])

    def apply(self, game: G, action: int) -> None:
        """Carry out one of the options; already off the stack: a step that goes on puts itself back."""
        raise NotImplementedError

    def happen(self, game: G) -> None:
        """An event; already off the stack."""
        raise NotImplementedError

    def fits(self, game: G, place: int) -> bool:
        """Can the timetable of a position hold it here, at this place of the stack, the bottom being 0?

        Asked of positions that somebody wrote: whatever the step counts on when its time comes must be so.
        """
        return self.player < game.seats()

    def bears_end(self, game: G, place: int) -> bool:
        """Can a turn end right before it, with ``EndTurn`` on it at this place of a position's timetable?

        Only games in which turns end before few steps ask: see ``Game.may_end``.
        """
        return False

    def may_wait(self, game: G, player: int) -> bool:
        """Can it be one of several effects that are due to this player at once? See ``InAnyOrder``."""
        return False

    def nothing_to_choose(self, game: G) -> None:
        """A decision without options; only a step whose effect the rulebook then calls lost overrides it."""
        raise NothingToChoose("nothing-to-choose", step=type(self).__name__)

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Step[G]):
    """Something that just happens."""

    def __init__(self) -> None:
        super().__init__(NOBODY)


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Step[G]):
    """A choice that several players make at once, face down until all have made it."""

    def __init__(self, player: int) -> None:
        super().__init__(player)
        self.simultaneous = True


class Note:
    """Something that happened, for log and animation; only its audience may know it.

    ``audience`` is a mask of seats; EVERYBODY includes onlookers.
    """

    def __init__(self, kind: NoteKind, player: int, a: int, b: int, audience: int) -> None:
        self.kind: Final = kind
        self.player: Final = player
        self.a: Final = a
        self.b: Final = b
        self.audience: Final = audience

    def seen_by(self, seat: int | None) -> bool:
        """May this seat (None: an onlooker) know it?"""
        return self.audience == EVERYBODY or (seat is not None and self.audience >> seat & 1 == 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A position of some game: ask for the options, apply one, clone it.

    ``reveals`` counts how often something unknown became known; undo never goes back behind that.
    ``confirm`` makes ``EndTurn`` ask. ``journal`` collects notes while somebody listens.

    Every title writes ``seats``, ``scores``, ``clone`` and ``redraw``: there is no sensible answer without a
    title, so those here fail loudly.
    """

    def __init__(
        self, rng: Rng, stack: list[Step[Any]], choices: list[int], reveals: int, confirm: bool
    ) -> None:
        self.rng = rng
        self.stack = stack
        self.choices = choices
        self.reveals = reveals
        self.confirm = confirm
        self.reveals_before = reveals
        self.journal: list[Note] | None = None

    # --- asking ---------------------------------------------------------------------------

    def over(self) -> bool:
        """Is the game finished?"""
        return not self.stack

    def seats(self) -> int:
        """How many seats there are."""
        raise NotImplementedError

    def side_of(self, seat: int) -> int:
        """Whom a seat plays for; partners share a side."""
        return seat

    def scores(self) -> list[int]:
        """The points of each side."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of each side, 1 for the winner; a shared place is a shared rank."""
        scores = self.scores()
        return [1 + len([s for s in scores if s > mine]) for mine in scores]

    def won(self) -> bool | None:
        """Alone: was the goal reached? None where there are rivals, and before it is decided."""
        return None

    def player(self) -> int:
        """The seat asked first; NOBODY once the game is over."""
        return self.stack[-1].player if self.stack else NOBODY

    def deciding(self) -> list[int]:
        """Every seat that may choose now: one, or all that still have to in a simultaneous run."""
        if not self.stack:
            return []
        seats = [self.stack[-1].player]
        for place in range(len(self.stack) - 1, -1, -1):
            step = self.stack[place]
            if not step.simultaneous:
                break
            if step.player not in seats:
                seats.append(step.player)
        return seats

    def legal_actions(self, seat: int = NEXT) -> list[int]:
        """What a seat may do now; nothing if it is not asked."""
        if seat == NEXT or (self.stack and self.stack[-1].player == seat):
            return self.choices.copy()
        place = self.place_in_run(seat)
        return self.stack[place].options(self) if place >= 0 else []

    def unordered(self, seat: int = NEXT) -> tuple[int, list[int]]:
        """The picks a seat may make now in whatever order, and how many: see ``Step.unordered``."""
        asked = self.player() if seat == NEXT else seat
        return self.step_of(asked).unordered(self) if asked in self.deciding() else (0, [])

    def step_of(self, seat: int) -> Step[Any]:
        """The decision that a seat, one of those asked, is to take."""
        if self.stack[-1].player == seat:
            return self.stack[-1]
        return self.stack[self.place_in_run(seat)]

    def place_in_run(self, seat: int) -> int:
        """Where in the stack this seat's step of a simultaneous run lies; -1 if nowhere."""
        for place in range(len(self.stack) - 1, -1, -1):
            step = self.stack[place]
            if not step.simultaneous:
                break
            if step.player == seat:
                return place
        return -1

    # --- explaining -----------------------------------------------------------------------

    def why_not(self, action: int, seat: int = NEXT) -> Reason | None:
        """Why a seat may not do this now; None for what is legal."""
        return self.why_none_of([action], seat)

    def why_none_of(self, actions: list[int], seat: int = NEXT) -> Reason | None:
        """Why a seat may do nothing of this now: of several reasons the nearest; None if some is legal."""
        asked = self.deciding()
        if not asked:
            return Reason(OVER, [])
        who = asked[0] if seat == NEXT else seat
        if who not in asked:
            return Reason(NOT_ASKED, [asked[0], len(asked) - 1])
        legal = self.legal_actions(who)
        found = Reason(NOT_NOW, [])
        for action in actions:
            if action in legal:
                return None
            reason = self.why_illegal(action, who)
            if reason.is_nearer_than(found):
                found = reason
        return found

    def why_illegal(self, action: int, seat: int) -> Reason:
        """Why this action is none of those that a seat, one of those asked, may take."""
        step = self.step_of(seat)
        reason = step.why_not(self, action)
        if step.simultaneous:
            return reason
        other = self.why_not_anytime(seat, action)
        return other if other.is_nearer_than(reason) else reason

    def why_not_anytime(self, player: int, action: int) -> Reason:
        """The clause in the way of what ``anytime`` might have added; for any other action, not now."""
        return Reason(NOT_NOW, [])

    # --- playing --------------------------------------------------------------------------

    def play(self, action: SupportsIndex, seat: SupportsIndex = NEXT) -> None:
        """Carry out a legal action; an illegal one raises IllegalAction and changes nothing."""
        number = operator.index(action)
        who = operator.index(seat)
        if not self.stack:
            raise IllegalAction("illegal-over")
        if who != NEXT and who not in self.deciding():
            raise IllegalAction("illegal-seat", player=seat_name(who))
        if number not in self.legal_actions(who):
            raise IllegalAction("illegal-action", number=number)
        self.apply(number, who)

    def apply(self, action: int, seat: int = NEXT) -> None:
        """Carry out an action known to be legal; for search and playouts."""
        stack = self.stack
        step = stack[-1]
        self.reveals_before = self.reveals
        if seat != NEXT and seat != step.player:
            self.apply_in_run(action, seat)
        elif step.simultaneous or not self.interject(step.player, action):
            stack.pop()
            step.apply(self, action)
            if step.simultaneous and not (stack and stack[-1].simultaneous):
                self.look()  # the run is complete: what lay face down may be used against one another
        self.settle()

    def apply_in_run(self, action: int, seat: int) -> None:
        """Carry out a simultaneous choice that is not the topmost one."""
        place = self.place_in_run(seat)
        step = self.stack[place]
        above = self.stack[place + 1 :]
        del self.stack[place:]
        step.apply(self, action)
        self.stack.extend(above)

    def settle(self) -> None:
        """Let the timetable run until somebody has to choose."""
        stack = self.stack
        while stack:
            step = stack[-1]
            if step.player != NOBODY:
                choices = step.options(self)
                if choices:
                    if not step.simultaneous:
                        self.anytime(step.player, choices)
                    self.choices = choices
                    return
                stack.pop()
                step.nothing_to_choose(self)
            else:
                stack.pop()
                step.happen(self)
        self.choices = []

    def anytime(self, player: int, found: list[int]) -> None:
        """Add what the owner of the turn may do at any moment of it; asked at every single decision."""

    def interject(self, player: int, action: int) -> bool:
        """Carry out an action that ``anytime`` added; the decision it interrupts stays. False: it is none."""
        return False

    def may_end(self, seat: int, place: int) -> bool:
        """Can this seat's turn end here, at this place of a position's timetable? See ``Step.fits``."""
        return place > 0

    # --- the doors to the unknown -----------------------------------------------------------

    def roll(self, sides: int) -> int:
        """Roll a die: a number from 0 to sides - 1."""
        self.reveals += 1
        return self.rng.below(sides)

    def draw(self, pile: list[int], left: int) -> int:
        """Draw from a shuffled pile of which so many are left; the caller counts down."""
        self.reveals += 1
        return self.rng.draw(pile, left)

    def look(self) -> None:
        """Somebody sees what was hidden from them: a hand passed on, a card turned up."""
        self.reveals += 1
        self.rng.looked()

    # --- copies and listeners -----------------------------------------------------------------

    def clone(self) -> Game:
        """A copy that shares nothing that changes; nobody listens to it."""
        raise NotImplementedError

    def determinize(self, seat: int, rng: Rng) -> None:
        """Replace all that a seat cannot know by a fair guess, chance included; keep all it has ever seen.

        The guess hangs on what the seat knows and on the generator alone, not on how things really are.
        """
        self.redraw(seat, rng)
        self.rng = branch(rng)
        self.settle()

    def redraw(self, seat: int, rng: Rng) -> None:
        """Shuffle what a seat cannot know among the places where it may be; sorted first: see above."""
        raise NotImplementedError

    def note(self, kind: NoteKind, player: int, a: int = 0, b: int = 0) -> None:
        """Tell those who listen what happened."""
        if self.journal is not None:
            self.journal.append(Note(kind, player, a, b, audience_of(kind, player, self.seats())))

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.clone()


class EndTurn(Step[Game]):
    """Before the next player is asked, the last action may still be taken back."""

    def options(self, game: Game) -> list[int]:
        if game.confirm and game.reveals == game.reveals_before:
            return [END_TURN]
        return NO_OPTIONS

    def why_not(self, game: Game, action: int) -> Reason:
        return Reason(END_FIRST, [])

    def apply(self, game: Game, action: int) -> None:
        """The turn is over: nothing more to do."""

    def fits(self, game: Game, place: int) -> bool:
        return 0 <= self.player < game.seats() and game.may_end(self.player, place)

    def nothing_to_choose(self, game: Game) -> None:
        """Nobody wants to confirm, or nothing could be taken back."""


NO_OPTIONS: Final[list[int]] = []
"""Shared, because turns end all the time; nobody adds to it."""

END_TURN_OF: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]
"""Shared by all games: a step never changes."""


class InAnyOrder(Step[Game]):
    """Several effects are due at once: the player says which comes next."""

    def __init__(self, player: int, steps: tuple[Step[Any], ...]) -> None:
        super().__init__(player)
        self.steps: Final = steps

    def options(self, game: Game) -> list[int]:
        if len(self.steps) < 2:
            return []
        return [FIRST_ORDER + n for n in range(len(self.steps))]

    def why_not(self, game: Game, action: int) -> Reason:
        return Reason(ORDER_FIRST, [len(self.steps)])

    def apply(self, game: Game, action: int) -> None:
        chosen = action - FIRST_ORDER
        rest = self.steps[:chosen] + self.steps[chosen + 1 :]
        game.stack.append(InAnyOrder(self.player, rest))
        game.stack.append(self.steps[chosen])

    def fits(self, game: Game, place: int) -> bool:
        """All its effects are due to one player."""
        for step in self.steps:
            if not step.fits(game, place) or not step.may_wait(game, self.player):
                return False
        return 0 <= self.player < game.seats() and len(self.steps) > 0

    def nothing_to_choose(self, game: Game) -> None:
        """A single effect needs no order."""
        game.stack.extend(self.steps)
