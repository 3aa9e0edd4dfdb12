"""The laws every game keeps, each a function that fails where one is broken.

``test_laws.py`` tries them on every title; ``test_the_laws_bite.py`` shows that each of them can fail.
"""

from __future__ import annotations

import copy
import itertools
import json
import math
import pickle
from bisect import bisect_right
from functools import cache
from typing import Any

from ludoteca.core.alphabet import END_TURN
from ludoteca.core.errors import IllegalAction, PositionError
from ludoteca.core.game import NEXT, NOBODY, EndTurn, Game, Note
from ludoteca.core.match import Match
from ludoteca.core.preview import Preview
from ludoteca.core.reasons import NOT_ASKED, OVER, Reason
from ludoteca.core.record import Record
from ludoteca.core.rng import Rng, seeded
from ludoteca.rules import general, rules
from ludoteca.texts import LANGUAGES
from tests.core import toy
from tests.every_game.sights import Numbers, as_observed, observed
from tests.every_game.table import Case
from tests.every_game.walk import FAR, Chooser, Walk, play_on

# --- cheap: at every decision of many games -----------------------------------------------------------


def runs_by_itself(case: Case, seed: int, confirm: bool) -> None:
    """A game beside its twin: nobody is asked in vain, nothing is lost, the same choices lead to the same."""
    game, twin = case.start(seed, confirm), case.start(seed, confirm)
    chooser = Chooser(seed * 7 + 1, seed % 3)
    box = case.title.format.box(game)
    entries: list[tuple[int, int]] = []
    while game.stack:
        asks_in_good_order(case, game)
        assert case.title.format.census(game) == box, "components were lost or made"
        counts_points(case, game)
        if len(entries) % 16 == 0:
            assert case.digest(twin) == case.digest(game), "the same choices led to another state"
        seat = chooser.seat(game)
        action = chooser.action(game.legal_actions(seat))
        reveals = game.reveals
        game.play(action, seat)
        assert game.reveals >= reveals, "something became unknown again"
        assert action in twin.legal_actions(seat), "the same choices led to other options"
        twin.apply(action, seat)
        assert fingerprint(twin) == fingerprint(game), "the same choices led to another state"
        entries.append((seat, action))
    assert case.title.format.census(game) == box, "components were lost or made"
    assert case.digest(twin) == case.digest(game), "the same choices led to another end"
    counts_points(case, game)
    is_over(case, game)


def fingerprint(game: Game) -> tuple[Any, ...]:
    """What is cheap to compare at every single decision."""
    return (game.rng.state(), game.choices, game.reveals, len(game.stack), game.scores())


def asks_in_good_order(case: Case, game: Game) -> None:
    """Whoever is asked can do something, nobody else can, and no action is offered twice."""
    asked = game.deciding()
    assert asked[0] == game.player()
    assert len(set(asked)) == len(asked)
    for seat in range(game.seats()):
        legal = game.legal_actions(seat)
        assert bool(legal) == (seat in asked), "somebody is asked in vain, or not asked at all"
        assert len(set(legal)) == len(legal), "an action is offered twice"
        assert all(0 <= action < case.title.alphabet.size for action in legal), "no such action"
    assert game.legal_actions() == game.legal_actions(asked[0]) == game.choices


def counts_points(case: Case, game: Game) -> None:
    """Points by source add up to the scores; more points are a better place, but in a race that is over."""
    scores, ranking = game.scores(), game.ranking()
    points = case.title.points(game)
    assert [sum(by_source) for by_source in points] == scores, "points by source do not add up"
    assert all(len(by_source) == len(case.title.sources) for by_source in points)
    assert {game.side_of(seat) for seat in range(game.seats())} == set(range(len(scores)))
    assert len(ranking) == len(scores)
    if len(ranking) == 1 and game.over():
        assert ranking in ([1], [2]), "alone one wins or loses"
        return
    assert min(ranking) == 1, "nobody is first"
    for one, other in itertools.permutations(range(len(scores)), 2):
        won = case.title.race and game.over() and ranking[other] == 1 < ranking[one]
        if scores[one] > scores[other] and not won:
            assert ranking[one] < ranking[other], "more points, yet not a better place"
    for place in ranking:
        assert place == 1 + len([other for other in ranking if other < place]), "places are not shared out"


def is_over(case: Case, game: Game) -> None:
    """A game that is over asks nobody and takes nothing."""
    assert game.over()
    assert game.player() == NOBODY
    assert game.deciding() == game.legal_actions() == []
    before = case.digest(game)
    for seat in (NEXT, 0):
        assert refuses(game, END_TURN, seat), "a game that is over goes on"
    assert case.digest(game) == before


def refuses(game: Game, action: int, seat: int) -> bool:
    """Is an action refused as it should be?"""
    try:
        game.play(action, seat)
    except IllegalAction:
        return True
    return False


def comes_back_from_its_record(walk: Walk) -> None:
    """A game written as a record, read and replayed is the same game."""
    text = walk.match.record.write()
    again = Record.read(text, lambda key: walk.case.title)
    assert again == walk.match.record, "the record reads otherwise than it was written"
    replayed = again.replay()
    assert walk.case.digest(replayed.game) == walk.case.digest(walk.match.game)
    assert replayed.scores() == walk.match.scores()
    assert [len(notes) for notes in replayed.journal] == [len(notes) for notes in walk.match.journal]


def tells_every_note(walk: Walk) -> None:
    """Every note of a game has its words, its arguments and its places."""
    for note in [note for notes in walk.match.journal for note in notes]:
        assert note.kind in walk.case.title.notes.kinds, "a note nobody can tell"
        json.dumps(walk.case.title.tell(note).to_json())
        assert all(place.count(":") == 1 for place in walk.case.title.places(note))


def ends_turns_without_consequence(case: Case, seed: int) -> int:
    """With and without being asked before the turn passes on, the same choices lead to the same game.

    How many turns had to be ended.
    """
    plain, asking = case.start(seed), case.start(seed, confirm=True)
    chooser = Chooser(seed * 5 + 2, seed % 3)
    asked = 0
    taken = 0
    while plain.stack:
        asked += end_turns(asking)
        assert not isinstance(plain.stack[-1], EndTurn), "asked although nobody wants to be"
        assert END_TURN not in plain.legal_actions()
        assert fingerprint(plain) == fingerprint(asking), "ending the turn changed something"
        if taken % 16 == 0:
            assert same_but_for_confirming(case, plain, asking), "ending the turn changed something"
        taken += 1
        assert asking.deciding() == plain.deciding()
        seat = chooser.seat(plain)
        assert asking.legal_actions(seat) == plain.legal_actions(seat)
        action = chooser.action(plain.legal_actions(seat))
        plain.play(action, seat)
        asking.play(action, seat)
    asked += end_turns(asking)
    assert same_but_for_confirming(case, plain, asking), "ending the turn changed something"
    assert asking.over()
    return asked


def end_turns(game: Game) -> int:
    """End every turn that waits to be ended; how many did."""
    ended = 0
    while game.stack and isinstance(game.stack[-1], EndTurn):
        game.play(END_TURN)
        ended += 1
    return ended


def same_but_for_confirming(case: Case, one: Game, other: Game) -> bool:
    written, theirs = case.title.format.write(one), case.title.format.write(other)
    return {**written, "confirm": None} == {**theirs, "confirm": None}


# --- copies and files: at sampled decisions -----------------------------------------------------------


def clones_are_independent(case: Case, game: Any, rng: Rng) -> None:
    """Whatever is done to a clone leaves the game alone, and the other way round."""
    before, choices = case.digest(game), game.legal_actions()
    clone = game.clone()
    clone_of_clone = clone.clone()
    assert type(clone) is type(game)
    assert case.digest(clone) == before, "a clone is another state"
    assert clone.legal_actions() == choices
    assert clone.journal is None, "somebody listens to a clone"
    seed = rng.next32()
    play_on(clone, seed)
    assert case.digest(game) == before, "playing with a clone changed the game"
    assert case.digest(clone_of_clone) == before, "playing with a game changed its clone"
    guess = game.clone()
    guess.determinize(rng.below(case.players), rng)
    play_on(guess, seed)
    assert case.digest(game) == before, "guessing with a clone changed the game"
    assert game.legal_actions() == choices
    play_on(clone_of_clone, seed)
    assert case.digest(clone_of_clone) == case.digest(clone), "a clone plays on otherwise"


def copies_are_equal(case: Case, game: Any, rng: Rng) -> None:
    """Pickle, copy and deepcopy give the same state, which plays on alike."""
    before, seed = case.digest(game), rng.next32()
    twin = game.clone()
    play_on(twin, seed)
    copies = [pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)]
    for other in copies:
        assert case.digest(other) == before, "a copy is another state"
        assert other.legal_actions() == game.legal_actions()
        play_on(other, seed)
        assert case.digest(other) == case.digest(twin), "a copy plays on otherwise"
    assert case.digest(game) == before, "playing with a copy changed the game"


def positions_come_back(case: Case, game: Any, rng: Rng) -> None:
    """A state goes to plain data and back, and plays on identically."""
    form = case.title.format
    written = form.write(game)
    text = json.dumps(written)
    data = json.loads(text)
    again = form.read(data)
    assert json.dumps(data) == text, "reading a position changed the data"
    assert form.write(again) == written, "the position reads otherwise than it was written"
    assert again.deciding() == game.deciding()
    for seat in range(case.players):
        assert again.legal_actions(seat) == game.legal_actions(seat)
        assert case.title.view(again, seat) == case.title.view(game, seat)
    twin, seed = game.clone(), rng.next32()
    chooser, left = Chooser(seed), FAR
    while twin.stack and left:
        left -= 1
        seat = chooser.seat(twin)
        action = chooser.action(twin.legal_actions(seat))
        twin.play(action, seat)
        again.play(action, seat)
        assert fingerprint(again) == fingerprint(twin), "a reloaded position plays on otherwise"
    assert case.digest(again) == case.digest(twin), "a reloaded position plays on otherwise"
    assert form.write(game) == written, "writing a position changed the game"


def odd_positions_are_refused_or_playable(case: Case, game: Any, rng: Rng) -> None:
    """A position somebody tampered with is refused with a reason, or it is one that can be played."""
    form = case.title.format
    data = json.loads(json.dumps(form.write(game)))
    for _ in range(1 + rng.below(2)):
        tamper(data, rng)
    try:
        found = form.read(data)
    except PositionError:
        return
    box = form.box(found)
    assert form.census(found) == box, "a position with other pieces than the box was accepted"
    play_on(found, rng.next32())
    assert form.census(found) == box, "an accepted position lost components when it was played"


def tamper(data: Any, rng: Rng) -> None:
    """Change one thing somewhere in plain data."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        if not keys:
            return
        key = keys[rng.below(len(keys))]
        if isinstance(data[key], dict | list) and data[key] and rng.below(5):
            data = data[key]
            continue
        change = rng.below(6)
        if change == 0:
            del data[key]
        elif change == 1 and isinstance(data, list):
            data.append(copy.deepcopy(data[key]))
        elif change == 2:
            other = keys[rng.below(len(keys))]
            data[key], data[other] = data[other], data[key]
        elif change == 3 and type(data[key]) is int:
            data[key] += 1 if rng.below(2) else -1
        elif change == 4:
            data[key] = copy.deepcopy(data[keys[rng.below(len(keys))]])
        else:
            data[key] = RUBBISH[rng.below(len(RUBBISH))]
        return


RUBBISH: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    3,
    99,
    2.5,
    "",
    "A",
    "D",
    "H",
    "x",
    [],
    {},
    [None],
    {"step": "EndTurn"},
]


# --- asking -------------------------------------------------------------------------------------------


def looks_are_plain_and_change_nothing(case: Case, game: Any) -> None:
    """Views are plain data, observations as declared, evaluations finite; asking changes nothing."""
    before = case.digest(game)
    for viewer in (None, *range(case.players)):
        view = case.title.view(game, viewer)
        assert json.loads(json.dumps(view)) == view, "a view that is not plain data"
        prompt = case.title.prompt(game, viewer)
        assert prompt.clause in anchors_of(case.title.key), f"no clause {prompt.clause}"
        message = prompt.text.to_json()
        assert json.loads(json.dumps(message)) == message
    for seat in range(case.players):
        numbers = observed(case.title, game, seat)
        observes_as_declared(case, numbers)
        worth = case.title.evaluate(game, seat)
        assert type(worth) is float
        assert math.isfinite(worth), "an evaluation that is not a number"
        assert observed(case.title, game, seat) == numbers, "an observation that changes by looking"
        game.legal_actions(seat)
    assert case.digest(game) == before, "asking changed the game"


def observes_as_declared(case: Case, numbers: Numbers) -> None:
    """Every number is in some block and within its bounds."""
    declared = case.title.observation
    starts = [declared.at(block.name) for block in declared.blocks]
    for place, number in numbers.items():
        assert 0 <= place < declared.size, "a number outside the observation"
        block = declared.blocks[bisect_right(starts, place) - 1]
        assert math.isfinite(number)
        assert number != 0, f"a zero is written in {block.name}"
        assert block.least <= number <= block.most, f"{number} is out of bounds in {block.name}"


SIBLINGS = 16


def observations_tell_what_views_tell(case: Case, game: Any, rng: Rng) -> None:
    """A state and those that some of its actions lead to: two that look the same to a seat give it the same
    observation, two that look different another one, but for what is named in ``sights.py``."""
    states = [game]
    for asked in game.deciding():
        legal = game.legal_actions(asked)
        rng.shuffle(legal)
        for action in legal[:SIBLINGS]:
            states.append(game.clone())
            states[-1].apply(action, asked)
    for seat in range(case.players):
        by_look: dict[str, Numbers] = {}
        by_sight: dict[str, Any] = {}
        for state in states:
            view, numbers = case.title.view(state, seat), observed(case.title, state, seat)
            look = [view, case.title.prompt(state, seat).text.to_json(), state.deciding()]
            known = by_look.setdefault(json.dumps([*look, state.legal_actions(seat)]), numbers)
            assert known == numbers, (
                f"the same look, yet another observation: {differing(case, known, numbers)}"
            )
            loose = as_observed(case.title, view)
            seen_before = by_sight.setdefault(json.dumps(sorted(numbers.items())), loose)
            assert seen_before == loose, "another look, yet the same observation"


def differing(case: Case, one: Numbers, other: Numbers) -> list[str]:
    """The blocks in which two observations differ."""
    declared = case.title.observation
    starts = [declared.at(block.name) for block in declared.blocks]
    places = [place for place in {*one, *other} if one.get(place) != other.get(place)]
    return sorted({declared.blocks[bisect_right(starts, place) - 1].name for place in places})


NOT_IN_KEYS = ("rng", "reveals", "knows", "known", "seen")
"""Chance, and what seats remember: no rule reads them."""


def keys_are_those_of_states(case: Case, game: Any, rng: Rng, known: dict[int, str]) -> None:
    """Equal states have equal keys, copies and reloaded ones too, different states different ones: among the
    state, those that some of its actions lead to, and all that were met before."""
    form = case.title.format
    key = case.title.key_of(game)
    assert 0 <= key < 1 << 64
    assert type(key) is int
    assert case.title.key_of(game.clone()) == key, "a clone has another key"
    assert case.title.key_of(form.read(form.write(game))) == key, "a reloaded position has another key"
    states = [game]
    legal = game.legal_actions()
    rng.shuffle(legal)
    for action in legal[:SIBLINGS]:
        states.append(game.clone())
        states[-1].apply(action)
    keys: dict[str, int] = {}
    for state in states:
        written = {name: value for name, value in form.write(state).items() if name not in NOT_IN_KEYS}
        text = json.dumps(written, sort_keys=True)
        key = case.title.key_of(state)
        assert keys.setdefault(text, key) == key, "equal states have different keys"
        assert known.setdefault(key, text) == text, "different states have the same key"


@cache
def anchors_of(key: str) -> set[str]:
    """Every chapter and clause of a title's rules; the toy has no page of its own."""
    if key != toy.TITLE.key:
        return rules(key, LANGUAGES[0]).anchors()
    return {"turn", "end", *toy.CLAUSES, *general(LANGUAGES[0]).anchors()}


def picks_may_come_in_any_order(case: Case, game: Any, rng: Rng) -> bool:
    """Any picks of a pool, once sorted, are legal one after the other, and no other picks are.

    Was there a pool of which to pick more than one?
    """
    several = False
    for seat in game.deciding():
        due, pool = game.unordered(seat)
        assert pool == sorted(pool), "a pool out of order"
        assert len(pool) >= due, "more to pick than there is"
        several = several or due > 1
        chosen = pool[:]
        rng.shuffle(chosen)
        twin = game.clone()
        for number, action in enumerate(sorted(chosen[:due])):
            assert twin.unordered(seat)[0] == due - number, "another number of picks than was promised"
            assert action in twin.legal_actions(seat), "a pick that was promised is refused"
            twin.apply(action, seat)
        only_from_the_pool(case, game.clone(), seat, rng)
    return several


def only_from_the_pool(case: Case, game: Any, seat: int, rng: Rng) -> None:
    """Pick what is offered until nothing is due: it is all in the pool, and as often."""
    due, pool = game.unordered(seat)
    verbs = {case.title.alphabet.verb_of[action] for action in pool}
    for _ in range(due):
        offered = [a for a in game.legal_actions(seat) if case.title.alphabet.verb_of[a] in verbs]
        action = offered[rng.below(len(offered))]
        assert action in pool, "a pick that was not promised is offered"
        pool.remove(action)
        game.apply(action, seat)


def illegal_actions_change_nothing(case: Case, game: Any, rng: Rng) -> None:
    """Whatever is not legal is refused and changes nothing, for every seat."""
    before = case.digest(game)
    asked = game.deciding()
    size = case.title.alphabet.size
    tried = [*range(size)] if size <= 400 else [rng.below(size) for _ in range(400)]
    for seat in (NEXT, *range(case.players), case.players):
        legal = game.legal_actions(seat)
        wrong = tried if seat == NEXT or seat in asked else game.choices
        for action in (*wrong, -1, size, size * 1000):
            if action not in legal:
                assert refuses(game, action, seat), "an illegal action was taken for a legal one"
    assert case.digest(game) == before, "a refused action changed something"
    assert game.deciding() == asked


ASKED_ABOUT = 400
"""Of so many actions a law asks why they are not legal."""


def some_actions(case: Case, game: Any, rng: Rng) -> list[int]:
    """All actions of a small alphabet; of a large one some, and some of every verb that can be chosen."""
    alphabet = case.title.alphabet
    if alphabet.size <= ASKED_ABOUT:
        return list(range(alphabet.size))
    verbs = {alphabet.verb_of[action] for seat in game.deciding() for action in game.legal_actions(seat)}
    found = [rng.below(alphabet.size) for _ in range(ASKED_ABOUT // 2)]
    for verb in sorted(verbs):
        size = alphabet.verbs[verb].size()
        each = min(size, ASKED_ABOUT // 2 // len(verbs) + 1)
        found += [alphabet.starts[verb] + rng.below(size) for _ in range(each)]
    return found


def every_refusal_has_its_reason(case: Case, game: Any, rng: Rng) -> None:
    """What is legal has no reason, what is not has one clause that exists; asking changes nothing."""
    before, asked = case.digest(game), game.deciding()
    tried = some_actions(case, game, rng)
    places = [case.title.alphabet.at(place) for place in some_places(case, rng)]
    for seat in range(case.players):
        legal = game.legal_actions(seat)
        for action in tried:
            reason = game.why_not(action, seat)
            assert (reason is None) == (action in legal), (
                "a reason for what is legal, or none for what is not"
            )
            if reason is not None:
                is_well_told(case, game, seat, reason)
                assert (reason.kind is OVER) == (not asked), "over, or not?"
                assert (reason.kind is NOT_ASKED) == (bool(asked) and seat not in asked), "asked, or not?"
        for actions in places:
            nearest = game.why_none_of(actions, seat)
            assert (nearest is None) == any(action in legal for action in actions)
            assert nearest is None or nearest.kind in case.title.reasons.kinds
    assert case.digest(game) == before, "asking for a reason changed the game"
    assert game.deciding() == asked


def is_well_told(case: Case, game: Any, seat: int, reason: Reason) -> None:
    """A reason is one of the title's, with a clause of its rules and a fact for every field."""
    assert reason.kind in case.title.reasons.kinds, "a reason of no title"
    assert reason.kind.clause in anchors_of(case.title.key), f"no clause {reason.kind.clause}"
    assert len(reason.facts) == len(reason.kind.fields), f"{reason.kind.key}: other facts than declared"
    for field, fact in zip(reason.kind.fields, reason.facts, strict=True):
        assert field.names is None or 0 <= fact < len(field.names), (
            f"{reason.kind.key}: no {field.name} {fact}"
        )
    message = case.title.explain(reason, game, seat).text.to_json()
    assert json.loads(json.dumps(message)) == message


def some_places(case: Case, rng: Rng) -> list[str]:
    """A verb, and a few places of every kind."""
    alphabet = case.title.alphabet
    found = [alphabet.verbs[rng.below(len(alphabet.verbs))].name]
    for field in alphabet.fields.values():
        if field.place is not None and field.names is not None:
            found.append(f"{field.place}:{field.names[rng.below(len(field.names))]}")
    return found[:1] + found[1 + rng.below(max(1, len(found) - 4)) :][:3]


# --- secrecy ------------------------------------------------------------------------------------------


def seen(case: Case, game: Any, seat: int) -> dict[str, Any]:
    """All that a seat is told of a state; what an onlooker is told it is told as well."""
    return {
        "view": case.title.view(game, seat),
        "observation": observed(case.title, game, seat),
        "legal actions": game.legal_actions(seat),
        "picks": game.unordered(seat),
        "prompt": case.title.prompt(game, seat).text.to_json(),
        "deciding": game.deciding(),
        "scores": game.scores(),
        "ranking": game.ranking(),
        "over": game.over(),
        "view of an onlooker": case.title.view(game, None),
        "prompt of an onlooker": case.title.prompt(game, None).text.to_json(),
    }


def heard(case: Case, notes: list[Note] | None, seat: int) -> list[Any]:
    """The notes a seat may know."""
    assert notes is not None
    return [case.title.tell(note).to_json() for note in notes if note.seen_by(seat)]


def same_to(case: Case, seat: int, game: Any, other: Any) -> None:
    """Two states look alike to a seat."""
    looks_like(case, seat, seen(case, game, seat), other)


def looks_like(case: Case, seat: int, mine: dict[str, Any], other: Any) -> None:
    """A state looks to a seat like this."""
    theirs = seen(case, other, seat)
    for what, value in mine.items():
        assert theirs[what] == value, f"seat {seat} can tell two states apart by its {what}"


GUESSES = 12
MORE_GUESSES = 200
"""What has two equally likely places stays the same in many guesses now and then, but not in all of these."""


WHY_ASKED = 120


def told_why_not(case: Case, game: Any, seat: int, actions: list[int]) -> list[Any]:
    """What a seat is told when it asks why it may not do these."""
    reasons = [game.why_not(action, seat) for action in actions]
    whys = [None if reason is None else case.title.explain(reason, game, seat) for reason in reasons]
    return [None if why is None else [why.clause, why.text.to_json()] for why in whys]


def secrets_are_kept(case: Case, game: Any, seat: int, witness: Any, rng: Rng) -> None:
    """What a seat cannot know varies from guess to guess, what it knows never does, and it cannot tell."""
    zones: dict[str, list[Any]] = {zone: [] for zone in witness.hidden(game)}
    chances: list[Any] = [game.rng.state()]
    before, box = case.digest(game), case.title.format.box(game)
    mine = seen(case, game, seat)
    assert witness.contradiction(game) == "", "the witness is wrong about the game itself"
    actions = some_actions(case, game, rng)[-WHY_ASKED:]
    reasons = told_why_not(case, game, seat, actions)
    for number in range(GUESSES):
        guess = game.clone()
        guess.determinize(seat, rng)
        assert witness.contradiction(guess) == "", f"seat {seat} knows better"
        assert case.title.format.census(guess) == box, "a guess with other components"
        if number < 3:
            looks_like(case, seat, mine, guess)
            guesses_hang_on_what_is_known(case, game, guess, seat, rng.next32())
            assert told_why_not(case, guess, seat, actions) == reasons, "a reason tells a secret"
        hidden = witness.hidden(guess)
        assert set(hidden) == set(zones)
        for zone, value in hidden.items():
            zones[zone].append(value)
        chances.append(guess.rng.state())
    assert case.digest(game) == before
    for zone, values in zones.items():
        while len(values) < MORE_GUESSES and all(value == values[0] for value in values):
            guess = game.clone()
            guess.determinize(seat, rng)
            values.append(witness.hidden(guess)[zone])
        assert any(value != values[0] for value in values), f"a guess of seat {seat} never varies: {zone}"
    assert len({str(state) for state in chances}) == GUESSES + 1, "a guess tells the real future"


def guesses_hang_on_what_is_known(case: Case, game: Any, other: Any, seat: int, seed: int) -> None:
    """Two games that look the same to a seat lead it to the same guess, if the generator is the same."""
    found: list[Any] = []
    for each in (game, other):
        guess = each.clone()
        guess.determinize(seat, seeded(seed))
        found.append(case.title.format.write(guess))
    assert found[0] == found[1], "a guess hangs on what the seat cannot know"


def guesses_play_on(case: Case, game: Any, rng: Rng) -> None:
    """A guess is a game like any other: it plays on with all its components."""
    guess = game.clone()
    guess.determinize(rng.below(case.players), rng)
    box = case.title.format.box(guess)
    written = case.title.format.write(guess)
    assert case.title.format.write(case.title.format.read(written)) == written, (
        "a guess that no game could be"
    )
    chooser, left = Chooser(rng.next32()), FAR
    while guess.stack and left:
        left -= 1
        asks_in_good_order(case, guess)
        who = chooser.seat(guess)
        guess.play(chooser.action(guess.legal_actions(who)), who)
    assert case.title.format.census(guess) == box, "a guess lost components when it was played"


def previews_tell_the_truth_and_no_secret(case: Case, game: Any, rng: Rng) -> None:
    """What an action is said to score is what it scores, and the same whatever the seat cannot see."""
    before = case.digest(game)
    for seat in game.deciding():
        legal = game.legal_actions(seat)
        guess = game.clone()
        guess.determinize(seat, rng)
        preview, other = Preview(game, seat), Preview(guess, seat)
        for _ in range(6):
            action = legal[rng.below(len(legal))]
            gains = preview.gains(action)
            assert other.gains(action) == gains, "a preview tells a secret"
            after = game.clone()
            after.confirm = True
            after.play(action, seat)
            if after.reveals == game.reveals:
                scored = [now - was for now, was in zip(after.scores(), game.scores(), strict=True)]
                assert gains == scored, "a preview is wrong"
    assert case.digest(game) == before, "a preview changed the game"


def actions_tell_no_more_than_they_reveal(case: Case, game: Any, rng: Rng) -> None:
    """An action that reveals nothing looks alike to a seat in the game and in any guess of it."""
    seat = rng.below(case.players)
    guess = game.clone()
    guess.determinize(seat, rng)
    for who in game.deciding():
        both = [action for action in game.legal_actions(who) if action in guess.legal_actions(who)]
        rng.shuffle(both)
        for action in both[:3]:
            real, other = game.clone(), guess.clone()
            real.journal, other.journal = [], []
            real.play(action, who)
            other.play(action, who)
            if real.reveals == game.reveals:
                assert other.reveals == guess.reveals, "what is revealed hangs on what is hidden"
                same_to(case, seat, real, other)
                assert heard(case, real.journal, seat) == heard(case, other.journal, seat)


# --- simultaneous choices -----------------------------------------------------------------------------


def simultaneous_choices_commute(case: Case, game: Any, rng: Rng) -> bool:
    """Whatever the order of seats, the same choices lead to the same state. False: nobody chooses at once."""
    if len(game.deciding()) < 2:
        return False
    seed = rng.next32()
    ends: list[Any] = []
    for number in range(6):
        end = game.clone()
        end.journal = []
        order = seeded(number)
        taken = dict.fromkeys(range(case.players), 0)
        while end.reveals == game.reveals:
            seats = sorted(end.deciding())
            seat = seats[order.below(len(seats))] if number else seats[0]
            legal = end.legal_actions(seat)
            choice = seeded(seed + 50 * seat + taken[seat]).below(len(legal))
            taken[seat] += 1
            end.play(legal[choice], seat)
        ends.append(end)
    first = ends[0]
    for other in ends[1:]:
        assert case.digest(other) == case.digest(first), "the order of simultaneous choices matters"
        for seat in range(case.players):
            same_to(case, seat, first, other)
            assert heard(case, other.journal, seat) == heard(case, first.journal, seat)
    return True


def choices_lie_face_down(case: Case, game: Any, rng: Rng) -> bool:
    """Until all have chosen, nobody but a partner can tell what another has chosen; False: nobody chooses at
    once."""
    shown = False
    for seat in game.deciding():
        legal = game.legal_actions(seat)
        if len(game.deciding()) < 2 or len(legal) < 2:
            continue
        one, other = game.clone(), game.clone()
        first = rng.below(len(legal))
        second = (first + 1 + rng.below(len(legal) - 1)) % len(legal)
        for clone, choice in ((one, first), (other, second)):
            clone.journal = []
            clone.play(legal[choice], seat)
        if one.reveals > game.reveals or other.reveals > game.reveals:
            continue
        shown = True
        for viewer in range(case.players):
            if game.side_of(viewer) != game.side_of(seat):
                same_to(case, viewer, one, other)
                assert heard(case, one.journal, viewer) == heard(case, other.journal, viewer)
    return shown


# --- undo ---------------------------------------------------------------------------------------------


def undo_shows_nothing_new(walk: Walk, at: int, rng: Rng) -> int:
    """From the undo point, the seat's own actions on any guess of it give the seat the same views.

    How many seats could take something back.
    """
    case = walk.case
    match = walk.match_at(at)
    undone = 0
    for seat in range(case.players):
        taken = match.takeable(seat)
        if not taken:
            continue
        undone += 1
        point = match.undo_point(seat)
        assert point == min(taken)
        guess = walk.states[point].clone()
        guess.determinize(seat, rng)
        real = walk.states[point].clone()
        for index in range(point, at):
            entry = match.record.entries[index]
            real.journal, guess.journal = [], []
            real.play(entry.action, entry.seat)
            if entry.seat == seat:
                assert entry.action in guess.legal_actions(seat), "what may be taken back shows too much"
                guess.play(entry.action, seat)
            else:
                legal = guess.legal_actions(entry.seat)
                guess.play(legal[rng.below(len(legal))], entry.seat)
            same_to(case, seat, real, guess)
            assert heard(case, real.journal, seat) == heard(case, guess.journal, seat)
    return undone


def undo_leads_back(walk: Walk, at: int) -> None:
    """Undo leads to where the game would be without the newest, restart to where it would be without all."""
    match = walk.match_at(at)
    for seat in range(walk.case.players):
        if match.takeable(seat):
            takes_back(walk, match, seat)


def takes_back(walk: Walk, match: Match, seat: int) -> None:
    case, taken = walk.case, match.takeable(seat)
    newest = match.newest(seat)
    assert newest == taken[: len(newest)], "undo takes back something else than the newest"
    for gone, take_back in ((newest, Match.undo), (taken, Match.restart_turn)):
        other = match.clone()
        take_back(other, seat)
        expected = walk.states[min(gone)].clone()
        for index in range(min(gone), len(match.record.entries)):
            entry = match.record.entries[index]
            if index not in gone:
                expected.play(entry.action, entry.seat)
        assert case.digest(other.game) == case.digest(expected), "undo led somewhere else"
        assert len(other.record.entries) == len(match.record.entries) - len(gone)
        assert match.record.entries[min(gone)].action in other.legal_actions(seat)
        other.play(match.record.entries[min(gone)].action, seat)
    assert len(match.takeable(seat)) == len(taken), "a clone took something back from the match itself"
