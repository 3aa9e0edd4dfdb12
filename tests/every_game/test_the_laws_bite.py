"""A law that cannot fail proves nothing: here each meets a toy game with a defect that it must find."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import NEXT, EndTurn, Event, Step
from ludoteca.core.message import Message
from ludoteca.core.notes import EVERYBODY, NoteKind
from ludoteca.core.observation import Block, Observation, Sight
from ludoteca.core.position import Number
from ludoteca.core.reasons import NOT_NOW, Reason, Reasons
from ludoteca.core.rng import Rng, seeded
from ludoteca.core.title import Prompt
from tests.core import toy
from tests.core.toy import (
    CARDS,
    Deal,
    Fair,
    Pick,
    TakeTurn,
)
from tests.core.witness import Witness
from tests.every_game import laws
from tests.every_game.sights import observed
from tests.every_game.table import Case
from tests.every_game.walk import walk

Law = Callable[[Case], object]


def case_of(kind: type[Fair] = Fair, opening: type[Deal] = Deal, **changes: Any) -> Case:
    """Three players at a fair with a defect."""

    def new_game(players: int, rng: Rng, setting: toy.Setting, confirm: bool) -> Fair:
        game = toy.deal_fair(kind, players, rng, setting, confirm)
        game.stack = [opening()]
        return game

    form = replace(toy.FORMAT, kind=kind)
    title = replace(toy.TITLE, **{"new_game": new_game, "format": form, **changes})
    return Case(title, 3, (("length", 2), ("teams", False)))


def dealing(change: Callable[[Fair], None]) -> type[Deal]:
    """The usual beginning of a day, then a change of the timetable."""

    class Defective(Deal):
        def happen(self, game: Fair) -> None:
            super().happen(game)
            change(game)

    return Defective


def swapped(old: type[Any], new: Callable[[Any], Any]) -> type[Deal]:
    """A timetable in which every step of one kind is another."""

    def change(game: Fair) -> None:
        game.stack[:] = [new(step) if type(step) is old else step for step in game.stack]

    return dealing(change)


# --- the laws, each on a few games --------------------------------------------------------------------


def on_states(law: Callable[[Case, Any, Rng], object], confirm: bool = False) -> Law:
    def tried(case: Case) -> None:
        for seed in range(10):
            one = walk(case, seed, confirm)
            for at in one.samples():
                law(case, one.states[at], seeded(seed * 100 + at))

    return tried


def on_games(law: Callable[[Case, int], object]) -> Law:
    def tried(case: Case) -> None:
        for seed in range(8):
            law(case, seed)

    return tried


def on_walks(law: Callable[[Any], object]) -> Law:
    return on_games(lambda case, seed: law(walk(case, seed, confirm=False)))


def secrecy(case: Case) -> None:
    for seed in range(4):
        one = walk(case, seed, confirm=False)
        witnesses = [Witness(seat, 3) for seat in range(3)]
        for at, game in enumerate(one.states[:-1]):
            for seat, witness in enumerate(witnesses):
                witness.watch(toy.view(game, seat))
                laws.secrets_are_kept(case, game, seat, witness, seeded(at))


def undo(case: Case) -> None:
    for seed in range(6):
        one = walk(case, seed, confirm=True)
        for at in one.samples():
            laws.undo_shows_nothing_new(one, at, seeded(at))
            laws.undo_leads_back(one, at)


def keys(case: Case) -> None:
    known: dict[int, str] = {}
    on_states(lambda one, game, rng: laws.keys_are_those_of_states(one, game, rng, known))(case)


LAWS: dict[str, Law] = {
    "runs": on_games(lambda case, seed: laws.runs_by_itself(case, seed, seed % 2 == 0)),
    "record": on_walks(laws.comes_back_from_its_record),
    "notes": on_walks(laws.tells_every_note),
    "end turn": on_games(laws.ends_turns_without_consequence),
    "clones": on_states(laws.clones_are_independent),
    "copies": on_states(laws.copies_are_equal),
    "positions": on_states(laws.positions_come_back),
    "odd positions": on_states(laws.odd_positions_are_refused_or_playable),
    "looks": on_states(lambda case, game, rng: laws.looks_are_plain_and_change_nothing(case, game)),
    "observations": on_states(laws.observations_tell_what_views_tell),
    "keys": keys,
    "picks": on_states(laws.picks_may_come_in_any_order),
    "illegal": on_states(laws.illegal_actions_change_nothing),
    "reasons": on_states(laws.every_refusal_has_its_reason),
    "secrecy": secrecy,
    "guesses": on_states(laws.guesses_play_on),
    "telling": on_states(laws.actions_tell_no_more_than_they_reveal),
    "previews": on_states(laws.previews_tell_the_truth_and_no_secret),
    "commute": on_states(laws.simultaneous_choices_commute),
    "face down": on_states(laws.choices_lie_face_down),
    "undo": undo,
}


@pytest.mark.parametrize("law", [law for law in LAWS if law != "odd positions"])
def test_the_sound_toy_keeps_every_law(law: str) -> None:
    LAWS[law](case_of())


# --- defects ------------------------------------------------------------------------------------------


class SharedPoints(Fair):
    """Clones write to one list of points."""

    def clone(self) -> Fair:
        found = super().clone()
        for mine, theirs in zip(self.merchants, found.merchants, strict=True):
            theirs.points = mine.points
        return found


class ForgetfulClone(Fair):
    """A clone forgets whose turn it is."""

    def clone(self) -> Fair:
        found = super().clone()
        found.owner = -1
        return found


class ForgetfulPickle(Fair):
    """What is pickled loses the bank."""

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        kind, values = super().__reduce__()
        return kind, (*values[:-2], 0, values[-1])


class SharedPile(Fair):
    """Guessing shuffles the pile that all clones share."""

    def redraw(self, seat: int, rng: Rng) -> None:
        pile = self.pile
        super().redraw(seat, rng)
        pile[: len(self.pile)] = self.pile
        self.pile = pile


class OpenPile(Fair):
    """A guess knows the order of the pile."""

    def redraw(self, seat: int, rng: Rng) -> None:
        pile = self.pile
        super().redraw(seat, rng)
        if sorted(pile[: self.left]) == sorted(self.pile):
            self.pile = pile


class OpenHands(Fair):
    """A guess leaves the others their cards."""

    def redraw(self, seat: int, rng: Rng) -> None:
        self.pile = self.pile[: self.left]
        rng.shuffle(self.pile)


class RealOrder(Fair):
    """A guess hangs on the card that really lies on top."""

    def redraw(self, seat: int, rng: Rng) -> None:
        for _ in range(self.pile[0] if self.left else 0):
            rng.next32()
        super().redraw(seat, rng)


class OwnHandToo(Fair):
    """A guess deals even the seat's own cards anew."""

    def redraw(self, seat: int, rng: Rng) -> None:
        super().redraw(NOBODY_AT_ALL, rng)


NOBODY_AT_ALL = 99


class LosesCards(Fair):
    """A guess loses a card of the pile."""

    def redraw(self, seat: int, rng: Rng) -> None:
        super().redraw(seat, rng)
        self.pile = self.pile[1:]
        self.left = len(self.pile)


class RealFuture(Fair):
    """A guess rolls the dice that will really come."""

    def determinize(self, seat: int, rng: Rng) -> None:
        own = self.rng.clone()
        super().determinize(seat, rng)
        self.rng = own


class QuietDie(Fair):
    """A die that does not count as revealed."""

    def roll(self, sides: int) -> int:
        return self.rng.below(sides)


class Forgetting(Fair):
    """What was revealed becomes unknown again."""

    def interject(self, player: int, action: int) -> bool:
        if not super().interject(player, action):
            return False
        self.reveals -= 1
        return True


class FreePoints(Fair):
    """Scores that no source explains."""

    def scores(self) -> list[int]:
        return [score + 1 for score in super().scores()]


class WorstWins(Fair):
    """The fewest points are the first place."""

    def ranking(self) -> list[int]:
        scores = self.scores()
        return [1 + len([other for other in scores if other < mine]) for mine in scores]


class WorstWinsAtLast(WorstWins):
    """The fewest points are the first place, but only in the end."""

    def ranking(self) -> list[int]:
        return super().ranking() if self.over() else Fair.ranking(self)


class NobodyWins(Fair):
    """The first place is not given."""

    def ranking(self) -> list[int]:
        return [place + 1 for place in super().ranking()]


class TwiceOffered(Fair):
    """Spending is offered twice."""

    def anytime(self, player: int, found: list[int]) -> None:
        super().anytime(player, found)
        super().anytime(player, found)


class TouchyGame(Fair):
    """Asking for a seat's options costs a coin of the bank."""

    def legal_actions(self, seat: int = -1) -> list[int]:
        self.bank -= 1
        return super().legal_actions(seat)


class TrustingGame(Fair):
    """Lets anybody act for whoever is asked."""

    def play(self, action: Any, seat: Any = -1) -> None:
        super().play(action, seat if seat in self.deciding() else -1)


class FirstComeFirstServed(Pick):
    """Whoever picks first gets a coin."""

    def apply(self, game: Fair, action: int) -> None:
        if not any(merchant.picked for merchant in game.merchants):
            game.earn(self.player, 1)
        super().apply(game, action)


class OpenPick(Pick):
    """Everybody is told what was picked."""

    def apply(self, game: Fair, action: int) -> None:
        super().apply(game, action)
        game.note(toy.SHOUTED_NOTE, self.player, toy.CARD[action])


class PayingPick(Pick):
    """An even card pays at once, for all to see."""

    def apply(self, game: Fair, action: int) -> None:
        super().apply(game, action)
        game.earn(self.player, 1 - toy.CARD[action] % 2)


class GenerousPick(Pick):
    """Promises a card that nobody holds."""

    def unordered(self, game: Fair) -> tuple[int, list[int]]:
        due, pool = super().unordered(game)
        return (due, sorted({*pool, toy.PICK + game.pile[0]}))


class CoyPick(Pick):
    """Does not promise all that it offers."""

    def unordered(self, game: Fair) -> tuple[int, list[int]]:
        due, pool = super().unordered(game)
        return (due, pool[:due])


class EndlessPick(Pick):
    """Always promises two picks."""

    def unordered(self, game: Fair) -> tuple[int, list[int]]:
        return (toy.PICKED, self.options(game))


class MessyPick(Pick):
    """Promises its cards the wrong way round."""

    def unordered(self, game: Fair) -> tuple[int, list[int]]:
        due, pool = super().unordered(game)
        return (due, pool[::-1])


class ExcusingPick(Pick):
    """Explains a pick by a clause that no page has."""

    def why_not(self, game: Fair, action: int) -> Reason:
        return Reason(Reasons().kind("pick.9"), [])


class MutePick(Pick):
    """Explains a pick without the card it is about."""

    def why_not(self, game: Fair, action: int) -> Reason:
        return Reason(toy.NOT_IN_HAND, [])


class PeekingPick(Pick):
    """Tells that a card cannot be picked because it lies on top of the pile."""

    def why_not(self, game: Fair, action: int) -> Reason:
        top = game.left > 0 and toy.CARD[action] == game.pile[game.left - 1]
        return Reason(toy.NO_COIN, []) if top else super().why_not(game, action)


class CostlyReason(Fair):
    """Asking for a reason costs a coin of the bank."""

    def why_not_anytime(self, player: int, action: int) -> Reason:
        self.bank -= 1
        return super().why_not_anytime(player, action)


class ExcusingGame(Fair):
    """Has a reason for whatever is asked, legal or not."""

    def why_none_of(self, actions: list[int], seat: int = NEXT) -> Reason | None:
        return super().why_none_of(actions, seat) or Reason(NOT_NOW, [])


class OpenDoor(Fair):
    """Tells whoever is not asked that it is not the time for it."""

    def why_none_of(self, actions: list[int], seat: int = NEXT) -> Reason | None:
        return super().why_none_of(actions, seat) and Reason(NOT_NOW, [])


class PeekingTurn(TakeTurn):
    """Passing shows the top of the pile, and nobody counts that as a reveal."""

    def apply(self, game: Fair, action: int) -> None:
        super().apply(game, action)
        if action == toy.PASS and game.left:
            game.note(toy.SHOUTED_NOTE, self.player, game.pile[game.left - 1])


class PayingPeek(TakeTurn):
    """Passing pays by what lies on top of the pile, and nobody counts that as a reveal."""

    def apply(self, game: Fair, action: int) -> None:
        super().apply(game, action)
        if action == toy.PASS and game.left:
            game.merchants[self.player].points[toy.SPENT] += game.pile[game.left - 1]


class QuietPrize(TakeTurn):
    """Passing wins points by a die that does not count as revealed."""

    def apply(self, game: Fair, action: int) -> None:
        super().apply(game, action)
        if action == toy.PASS:
            game.merchants[self.player].points[toy.SPENT] += 1 + game.rng.below(2)


class TattlingTurn(TakeTurn):
    """A note that nobody can tell."""

    def apply(self, game: Fair, action: int) -> None:
        super().apply(game, action)
        game.note(NoteKind(77, "tattled", None, None, False, EVERYBODY), self.player)


class LuckyTurn(TakeTurn):
    """Chance from outside the state."""

    def apply(self, game: Fair, action: int) -> None:
        super().apply(game, action)
        game.earn(self.player, random.SystemRandom().randrange(4))


class LosingTurn(TakeTurn):
    """A coin falls off the table."""

    def apply(self, game: Fair, action: int) -> None:
        super().apply(game, action)
        game.bank -= 1


class PayingEnd(Event[Fair]):
    """Whoever is asked before the turn passes on earns by it."""

    def happen(self, game: Fair) -> None:
        if game.confirm:
            game.earn(0, 1)


def paid_for_confirming(game: Fair) -> None:
    steps: list[Step[Any]] = []
    for step in game.stack:
        steps += [PayingEnd(), step] if isinstance(step, EndTurn) else [step]
    game.stack[:] = steps


def shows_everything(game: Fair, seat: int | None) -> dict[str, Any]:
    hands = [list(merchant.hand) for merchant in game.merchants]
    return {**toy.view(game, seat), "hands": hands}


def shows_the_pile_to_onlookers(game: Fair, seat: int | None) -> dict[str, Any]:
    return toy.view(game, seat) if seat is not None else {**toy.view(game, seat), "pile": game.pile[:]}


def shows_by_number(game: Fair, seat: int | None) -> dict[Any, Any]:
    return {**toy.view(game, seat), 7: "a key that JSON would turn into text"}


def prompts_too_much(game: Fair, seat: int | None) -> Prompt:
    return Prompt(Message("prompt", top=game.pile[game.left - 1] if game.left else -1), "turn")


def stands_on_nothing(game: Fair, seat: int | None) -> Prompt:
    return Prompt(toy.prompt(game, seat).text, "nowhere")


def observes_also(more: Callable[[Fair, int, Sight], None]) -> Callable[[Fair, int, Sight], None]:
    """An observation with something more in it."""

    def observe(game: Fair, seat: int, sight: Sight) -> None:
        toy.observe(game, seat, sight)
        more(game, seat, sight)

    return observe


def observes_without(block: str) -> Callable[[Fair, int, Sight], None]:
    """An observation in which one block is never written."""
    start = toy.OBSERVATION.at(block)
    length = next(one.length for one in toy.OBSERVATION.blocks if one.name == block)

    def observe(game: Fair, seat: int, sight: Sight) -> None:
        for place, number in observed(toy.TITLE, game, seat).items():
            if not start <= place < start + length:
                sight.put(place, number)

    return observe


ROOM = Observation(2, [*toy.OBSERVATION.blocks, Block("more", CARDS, "what should not be there", 1, 30.0)])
MORE = ROOM.at("more")


def sees_the_pile(game: Fair, seat: int, sight: Sight) -> None:
    sight.count(MORE, game.pile[game.left - 1] if game.left else 0, 1)


def sees_the_next_hand(game: Fair, seat: int, sight: Sight) -> None:
    for card in game.merchants[(seat + 1) % len(game.merchants)].hand:
        sight.one(MORE + card)


def sees_too_far(game: Fair, seat: int, sight: Sight) -> None:
    sight.count(toy.OBSERVATION.size, len(game.discard), CARDS)


def sees_twice(game: Fair, seat: int, sight: Sight) -> None:
    sight.count(0, game.left, CARDS)


def sees_too_much(game: Fair, seat: int, sight: Sight) -> None:
    sight.count(MORE, game.left, 1)
    sight.count(MORE + 1, 100 * len(game.discard), 1)


def key_without_coins(game: Fair) -> int:
    twin = game.clone()
    for merchant in twin.merchants:
        merchant.coins = 0
    return toy.key_of(twin)


def key_with_reveals(game: Fair) -> int:
    return toy.key_of(game) ^ game.reveals


def key_with_chance(game: Fair) -> int:
    return hash((toy.key_of(game), str(game.rng.state()))) % (1 << 64)


class Spendthrift(Number):
    """Writes one coin too few."""

    def write(self, value: int) -> int:
        return max(0, value - 1)


def lossy_format() -> Any:
    fields = {**toy.FORMAT.fields, "days": Spendthrift(0, 2)}
    return replace(toy.FORMAT, fields=fields)


def turns(kind: type[TakeTurn]) -> Case:
    """A fair whose turns have a defect."""
    return case_of(opening=swapped(TakeTurn, lambda step: kind(step.player)))


def picks(kind: type[Pick]) -> Case:
    """A fair whose picks have a defect."""
    return case_of(opening=swapped(Pick, lambda step: kind(step.player)))


DEFECTS: dict[str, tuple[str, Case]] = {
    "a lost coin": ("runs", turns(LosingTurn)),
    "chance from elsewhere": ("runs", turns(LuckyTurn)),
    "points from nowhere": ("runs", case_of(FreePoints)),
    "the worst wins": ("runs", case_of(WorstWins)),
    "the worst is ahead in a race": ("runs", case_of(WorstWins, race=True)),
    "the worst wins at last, in no race": ("runs", case_of(WorstWinsAtLast)),
    "nobody wins": ("runs", case_of(NobodyWins)),
    "offered twice": ("runs", case_of(TwiceOffered)),
    "known, then unknown": ("runs", case_of(Forgetting)),
    "too few sources": ("runs", case_of(sources=("spent",))),
    "a record with chance from elsewhere": ("record", turns(LuckyTurn)),
    "a note nobody can tell": ("notes", turns(TattlingTurn)),
    "paid for confirming": ("end turn", case_of(opening=dealing(paid_for_confirming))),
    "shared points": ("clones", case_of(SharedPoints)),
    "a forgetful clone": ("clones", case_of(ForgetfulClone)),
    "a shared pile": ("clones", case_of(SharedPile)),
    "a forgetful pickle": ("copies", case_of(ForgetfulPickle)),
    "copies share points": ("copies", case_of(SharedPoints)),
    "a position that loses something": ("positions", case_of(format=lossy_format())),
    "positions nobody checks": ("odd positions", case_of()),
    "asking costs": ("looks", case_of(TouchyGame)),
    "a view that is not plain": ("looks", case_of(view=shows_by_number)),
    "a prompt without a clause": ("looks", case_of(prompt=stands_on_nothing)),
    "an observation beyond its end": ("looks", case_of(observe=observes_also(sees_too_far))),
    "a place observed twice": ("looks", case_of(observe=observes_also(sees_twice))),
    "an observation out of bounds": (
        "looks",
        case_of(observation=ROOM, observe=observes_also(sees_too_much)),
    ),
    "an observation without coins": ("observations", case_of(observe=observes_without("coins"))),
    "an observation of another hand": (
        "observations",
        case_of(observation=ROOM, observe=observes_also(sees_the_next_hand)),
    ),
    "a key without coins": ("keys", case_of(key_of=key_without_coins)),
    "a key with reveals": ("keys", case_of(key_of=key_with_reveals)),
    "a key with chance": ("keys", case_of(key_of=key_with_chance)),
    "worth no number": ("looks", case_of(evaluate=lambda game, seat: float("nan"))),
    "worth no float": ("looks", case_of(evaluate=lambda game, seat: 1)),
    "more to pick than there is": ("picks", picks(GenerousPick)),
    "less to pick than there is": ("picks", picks(CoyPick)),
    "always two picks": ("picks", picks(EndlessPick)),
    "picks out of order": ("picks", picks(MessyPick)),
    "a promised card from the pile": ("secrecy", picks(GenerousPick)),
    "a reason for what is legal": ("reasons", case_of(ExcusingGame)),
    "a reason without its clause": ("reasons", picks(ExcusingPick)),
    "a reason without its facts": ("reasons", picks(MutePick)),
    "a reason that costs": ("reasons", case_of(CostlyReason)),
    "not asked, and not told so": ("reasons", case_of(OpenDoor)),
    "a reason that peeks": ("secrecy", picks(PeekingPick)),
    "a trusting game": ("illegal", case_of(TrustingGame)),
    "hands in the view": ("secrecy", case_of(view=shows_everything)),
    "the pile shown to onlookers": ("secrecy", case_of(view=shows_the_pile_to_onlookers)),
    "the pile in the observation": (
        "secrecy",
        case_of(observation=ROOM, observe=observes_also(sees_the_pile)),
    ),
    "the pile in the prompt": ("secrecy", case_of(prompt=prompts_too_much)),
    "hands never guessed": ("secrecy", case_of(OpenHands)),
    "pile never guessed": ("secrecy", case_of(OpenPile)),
    "a guess by what is hidden": ("secrecy", case_of(RealOrder)),
    "own hand guessed": ("secrecy", case_of(OwnHandToo)),
    "a guess loses cards": ("secrecy", case_of(LosesCards)),
    "a guess knows the future": ("secrecy", case_of(RealFuture)),
    "a guess that cannot be played": ("guesses", case_of(LosesCards)),
    "a peek for everybody": ("telling", turns(PeekingTurn)),
    "a preview that peeks": ("previews", turns(PayingPeek)),
    "a preview that stops too soon": ("previews", turns(QuietPrize)),
    "first come, first served": ("commute", picks(FirstComeFirstServed)),
    "picks told to all": ("face down", picks(OpenPick)),
    "picks that pay": ("face down", picks(PayingPick)),
    "a quiet die": ("undo", case_of(QuietDie)),
    "a peek taken back": ("undo", turns(PeekingTurn)),
}


@pytest.mark.parametrize("defect", DEFECTS)
def test_every_defect_is_found(defect: str) -> None:
    law, case = DEFECTS[defect]
    if law == "odd positions" or defect == "a guess that cannot be played":
        # Played all the same, such a game stumbles in one way or another.
        with pytest.raises((AssertionError, IndexError, TypeError, LudotecaError)):
            LAWS[law](case)
    else:
        with pytest.raises(AssertionError):
            LAWS[law](case)


def test_every_law_has_met_a_defect() -> None:
    assert {law for law, _ in DEFECTS.values()} == set(LAWS)
