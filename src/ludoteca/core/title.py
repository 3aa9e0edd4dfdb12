"""A title: all the rest of the program knows about a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ludoteca.core.ahead import Ahead
from ludoteca.core.alphabet import FIRST_ORDER, Alphabet, Field
from ludoteca.core.errors import OptionError
from ludoteca.core.game import Game, InAnyOrder, Note, Step
from ludoteca.core.message import Argument, Message, seat_name
from ludoteca.core.notes import Notes
from ludoteca.core.observation import Observation, Sight
from ludoteca.core.options import Option, Options, Value
from ludoteca.core.position import Format
from ludoteca.core.reasons import NOT_NOW, PLAYER_FIELD, Reason, Reasons
from ludoteca.core.rng import Rng
from ludoteca.core.rows import RowForm, Rows
from ludoteca.core.weights import WeightsByName

G = TypeVar("G", bound=Game)


@dataclass(frozen=True)
class Prompt:
    """What is asked of whom, in the words of a status line, and the clause of the rules it stands on."""

    text: Message
    clause: str


@dataclass(frozen=True)
class Why:
    """Why something is not legal now, in words, and the clause of the rules that stands in the way."""

    text: Message
    clause: str


def lies_face_down(game: Game, seat: int, action: int) -> bool:
    """Is it a choice that everybody makes at once, and that stands as soon as the last one is made?"""
    return game.step_of(seat).simultaneous


@dataclass(frozen=True)
class Title(Generic[G]):
    """A game of the collection, as everything outside its folder sees it."""

    key: str
    rules: int
    """Version of the rules; a record says which it was played with."""
    players: tuple[int, ...]
    options: tuple[Option, ...]
    setting: type[Any]
    """The game's own record of what was agreed: its constructor takes every option by its key."""
    alphabet: Alphabet
    notes: Notes
    reasons: Reasons
    """What can stand in the way of an action; texts ``reason-<clause>``."""
    new_game: Callable[[int, Rng, Any, bool], G]
    """Players, generator, setting, whether EndTurn asks; a game whose timetable has not begun."""
    view: Callable[[G, int | None], Mapping[str, Any]]
    """What a seat (None: an onlooker) may see, as plain data."""
    prompt: Callable[[G, int | None], Prompt]
    """What is asked of whom, for this viewer."""
    name: Callable[[str, str], Argument]
    """A readable name for a field's value: (field, value) -> text."""
    evaluate: Callable[[G, int], float]
    """How good a position is for a seat: the bots' eye."""
    observation: Observation
    """What an observation consists of: the same for every number of players and every option."""
    observe: Callable[[G, int, Sight], None]
    """Write a position as a seat sees it, in numbers, for learning."""
    key_of: Callable[[G], int]
    """A 64-bit key over all that the rules read, equal for equal states; chance and journal apart."""
    sources: tuple[str, ...]
    """Where points come from; texts ``source-<key>``."""
    points: Callable[[G], list[list[int]]]
    """Points by side and source; they add up to the scores."""
    format: Format[G]
    """How positions are written and checked."""
    weights: WeightsByName | None = None
    """The weights of that evaluation; None where they are no data."""
    evaluate_with: Callable[[dict[str, float]], Callable[[G, int], float]] | None = None
    """The evaluation by other weights."""
    row: RowForm | None = None
    """What a learned value looks at, a row a side; None where nothing was learned."""
    write_rows: Callable[[G, Rows], None] | None = None
    """Write the rows of all sides of a guess."""
    costs: Callable[[G, int, int], Mapping[str, int]] = lambda game, seat, action: {}
    """What an action takes from the seat that takes it, by kind; texts ``cost-<kind>``."""
    commits: Callable[[G, int, int], bool] = lies_face_down
    """Does an action give something up, or show something secret, that no end of turn lets one take back?

    Whoever asks people before a turn ends asks them before this too; of picks, before the last one.
    """
    ahead: Ahead[G] | None = None
    """What may be prepared while others play; None if nothing of this game."""
    effect: Callable[[G, Step[Any]], Argument] = lambda game, step: type(step).__name__
    """What an effect that is due together with others is called, to choose it by."""
    chance: bool = True
    """Is there chance after the set-up?"""
    hidden: bool = True
    """Is there hidden information after the set-up?"""
    race: bool = False
    """Does whoever reaches a goal first win? Then the others may have more points in the end."""
    refuse: Callable[[int, Options], Message | None] = lambda players, options: None
    """Why these options do not go together, if they do not."""

    def check_options(self, players: int, options: Options) -> dict[str, Value]:
        """All options with their values, or an error that names what is wrong."""
        if type(players) is not int or players not in self.players:
            known = ", ".join([str(n) for n in self.players])
            raise OptionError("option-players", title=self.key, players=str(players), known=known)
        chosen = {option.key: option.default for option in self.options}
        for key, value in options.items():
            option = self.option(key)
            if not any([type(v) is type(value) and v == value for v in option.values]):
                raise OptionError("option-value", option=key, value=str(value), known=option.written_values())
            chosen[key] = value
        reason = self.refuse(players, chosen)
        if reason is not None:
            raise OptionError(reason.key, **reason.args)
        return chosen

    def read_options(self, given: Sequence[str]) -> dict[str, Value]:
        """Options as people type them, ``tactical=yes``; the bare name means yes.

        >>> import ludoteca
        >>> ludoteca.title("millefiori").read_options(["tactical"])
        {'tactical': True}
        """
        chosen: dict[str, Value] = {}
        for text in given:
            key, _, value = text.partition("=")
            chosen[key] = self.option(key).read(value or "yes")
        return chosen

    def option(self, key: str) -> Option:
        """The option with this key, or an error that names those there are."""
        for option in self.options:
            if option.key == key:
                return option
        known = ", ".join([option.key for option in self.options]) or "–"
        raise OptionError("option-unknown", title=self.key, option=key[:40], known=known)

    def start(
        self, players: int, rng: Rng, options: Options, confirm: bool = False, listen: bool = False
    ) -> G:
        """A new game, set up and waiting for its first decision; ``listen`` keeps the notes of the set-up."""
        setting = self.setting(**self.check_options(players, options))
        game = self.new_game(players, rng, setting, confirm)
        if listen:
            game.journal = []
        game.settle()
        return game

    def describe(self, action: int, game: G | None = None) -> Message:
        """An action in words: the text ``action-<verb>``; in a game an effect that is due has its name."""
        verb = self.alphabet.verbs[self.alphabet.verb_of[action]]
        args: dict[str, Argument] = {}
        for field, value in zip(verb.fields, self.alphabet.values(action), strict=True):
            args[field.name] = self.name_of(field, value)
        if game is not None and game.stack and isinstance(game.stack[-1], InAnyOrder):
            due = game.stack[-1].steps
            if FIRST_ORDER <= action < FIRST_ORDER + len(due):
                args["effect"] = self.effect(game, due[action - FIRST_ORDER])
        return Message(f"action-{verb.name}", **args)

    def tell(self, note: Note) -> Message:
        """A note in words: the text ``log-<key>``."""
        kind = note.kind
        args: dict[str, Argument] = {"player": seat_name(note.player)}
        for field, value in ((kind.a, note.a), (kind.b, note.b)):
            if field is not None:
                args[field.name] = self.name_of(field, value)
        return Message(f"log-{kind.key}", **args)

    def places(self, note: Note) -> list[str]:
        """Where on the table a note happened: ``space:W09``."""
        kind = note.kind
        found: list[str] = []
        for field, value in ((kind.a, note.a), (kind.b, note.b)):
            if field is not None and field.place is not None:
                found.append(f"{field.place}:{field.write(value)}")
        return found

    def explain(self, reason: Reason, game: G, seat: int) -> Why:
        """A reason in words: the text ``reason-<clause>``; if it is but "not now", with what is asked now."""
        args: dict[str, Argument] = {}
        for field, value in zip(reason.kind.fields, reason.facts, strict=True):
            args[field.name] = self.name_of(field, value)
        if reason.kind is NOT_NOW:
            args["asked"] = self.prompt(game, seat).text
        return Why(Message(reason.kind.key, **args), reason.kind.clause)

    def name_of(self, field: Field, value: int) -> Argument:
        if field is PLAYER_FIELD:
            return seat_name(value)
        return value if field.names is None else self.name(field.name, field.names[value])
