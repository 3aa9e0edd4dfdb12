"""The timetable: steps, nested decisions, simultaneous runs, what may be done at any moment, copies."""

from __future__ import annotations

import copy
import itertools
import pickle
from typing import Any

import pytest

from ludoteca.core.alphabet import END_TURN, FIRST_ORDER
from ludoteca.core.errors import IllegalAction, NothingToChoose
from ludoteca.core.game import (
    NEXT,
    NOBODY,
    EndTurn,
    Event,
    Game,
    InAnyOrder,
    Note,
    Simultaneous,
    Step,
    fields_of,
)
from ludoteca.core.notes import EVERYBODY
from ludoteca.core.rng import Rng, Sealed, seeded
from tests.core.toy import (
    FEAST,
    GIVE,
    LOST_NOTE,
    PASS,
    PICK,
    PICKED_NOTE,
    ROLL,
    SPEND,
    TITLE,
    Begin,
    Deal,
    Fair,
    Gain,
    Give,
    Pick,
    Stuck,
    TakeTurn,
)
from tests.core.ways import COPIES, Whole

digest = TITLE.format.digest


def fair(players: int = 2, seed: int = 1, confirm: bool = False, **options: Any) -> Fair:
    return TITLE.start(players, seeded(seed), options, confirm)


def at_turn(players: int = 2, confirm: bool = False, coins: int = 0) -> Fair:
    """A's turn, with some coins."""
    game = fair(players, confirm=confirm)
    while game.stack[-1].simultaneous:
        game.apply(game.choices[0])
    for seat in range(players):
        game.earn(seat, (coins if seat == 0 else 0) - game.merchants[seat].coins)
    game.settle()
    return game


# --- the loop ---------------------------------------------------------------------------------------


def test_new_game_runs_to_its_first_decision() -> None:
    game = fair(3)
    assert isinstance(game.stack[-1], Pick)
    assert game.player() == 0
    assert game.deciding() == [0, 1, 2]
    assert game.legal_actions() == [PICK + card for card in game.merchants[0].hand]
    assert not game.over()


def test_game_ends_when_nothing_is_left_to_do() -> None:
    game = fair()
    while not game.over():
        game.play(game.legal_actions()[-1])
    assert game.player() == NOBODY
    assert game.deciding() == []
    assert game.legal_actions() == []
    assert game.legal_actions(0) == []
    with pytest.raises(IllegalAction) as error:
        game.play(PASS)
    assert error.value.message.key == "illegal-over"


def test_decision_that_runs_dry_raises_and_names_its_step() -> None:
    game = at_turn()
    game.stack.append(Stuck(0))
    with pytest.raises(NothingToChoose) as error:
        game.settle()
    assert error.value.message.args["step"] == "Stuck"
    assert "Stuck" in str(error.value)


def test_decision_whose_effect_may_be_lost_is_passed_over() -> None:
    game = at_turn(coins=0)
    game.journal = []
    game.stack.append(Give(0))
    game.settle()
    assert isinstance(game.stack[-1], TakeTurn)
    assert [note.kind for note in game.journal] == [LOST_NOTE]


def test_steps_left_unwritten_fail_loudly() -> None:
    game = fair()
    with pytest.raises(NotImplementedError):
        Step[Any](0).apply(game, 0)
    with pytest.raises(NotImplementedError):
        Event[Any]().happen(game)
    bare = Game(seeded(0), [], [], 0, False)
    for question in (bare.seats, bare.scores, bare.clone):
        with pytest.raises(NotImplementedError):
            question()
    with pytest.raises(NotImplementedError):
        bare.determinize(0, seeded(1))


def test_ranking_shares_places() -> None:
    game = fair(4)
    for merchant, points in zip(game.merchants, (3, 7, 3, 1), strict=True):
        merchant.points[0] = points
    assert game.scores() == [3, 7, 3, 1]
    assert game.ranking() == [2, 1, 2, 4]


def test_partners_share_a_side() -> None:
    game = fair(4, teams=True)
    for merchant, points in zip(game.merchants, (3, 7, 3, 1), strict=True):
        merchant.points[1] = points
    assert [game.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert game.scores() == [6, 8]
    assert game.ranking() == [2, 1]


# --- illegal actions change nothing -----------------------------------------------------------------


@pytest.mark.parametrize("moment", ["draft", "turn"])
def test_illegal_actions_are_refused_and_change_nothing(moment: str) -> None:
    game = fair(3) if moment == "draft" else at_turn(3, coins=1)
    game.journal = []
    before, choices = digest(game), game.legal_actions()
    asked = game.deciding()
    for seat in (NEXT, 0, 1, 2, 3, -2, 17):
        legal = game.legal_actions(seat)
        for action in (*range(-3, TITLE.alphabet.size + 3), 10**9, 2**70):
            if action in legal:
                continue
            with pytest.raises(IllegalAction) as error:
                game.play(action, seat)
            expected = "illegal-action" if seat == NEXT or seat in asked else "illegal-seat"
            assert error.value.message.key == expected
            assert str(error.value)
    assert digest(game) == before
    assert game.legal_actions() == choices
    assert game.journal == []


def test_seats_that_are_not_asked_have_nothing_to_do() -> None:
    game = at_turn(3)
    assert game.deciding() == [0]
    assert game.legal_actions(0) == game.legal_actions() == [ROLL, FEAST, PASS]
    assert game.legal_actions(1) == game.legal_actions(2) == game.legal_actions(9) == []


@pytest.mark.parametrize("rubbish", ["roll", None, 1.0, [1]])
def test_what_is_no_number_is_a_mistake_of_the_program(rubbish: Any) -> None:
    game = at_turn()
    before = digest(game)
    with pytest.raises(TypeError):
        game.play(rubbish)
    with pytest.raises(TypeError):
        game.play(PASS, rubbish)
    assert digest(game) == before


def test_numbers_of_any_kind_will_do() -> None:
    game = fair(2)
    game.play(Whole(game.legal_actions(1)[0]), Whole(1))
    assert len(game.merchants[1].picked) == 1
    game.play(Whole(game.legal_actions()[0]))
    assert len(game.merchants[0].picked) == 1


def test_what_is_handed_out_is_a_copy() -> None:
    game = at_turn()
    game.legal_actions().clear()
    game.deciding().clear()
    assert game.legal_actions() == [ROLL, FEAST, PASS]
    assert game.deciding() == [0]


# --- EndTurn ----------------------------------------------------------------------------------------


def test_turn_ends_by_itself_when_nobody_wants_to_confirm() -> None:
    game = at_turn()
    game.play(PASS)
    assert game.deciding() == [1]
    assert isinstance(game.stack[-1], TakeTurn)


def test_turn_waits_for_a_word_when_confirming() -> None:
    game = at_turn(confirm=True)
    game.play(PASS)
    assert isinstance(game.stack[-1], EndTurn)
    assert game.deciding() == [0]
    assert game.legal_actions() == [END_TURN]
    game.play(END_TURN)
    assert game.deciding() == [1]
    assert isinstance(game.stack[-1], TakeTurn)


def test_nobody_confirms_what_cannot_be_taken_back() -> None:
    game = at_turn(confirm=True)
    game.play(ROLL)
    assert game.deciding() == [1]


def test_an_action_after_the_die_can_be_taken_back_and_so_is_confirmed() -> None:
    game = at_turn(confirm=True, coins=2)
    game.stack.append(TakeTurn(0))
    game.settle()
    game.play(ROLL)
    assert isinstance(game.stack[-1], TakeTurn)
    game.play(PASS)
    assert END_TURN in game.legal_actions()


def test_waiting_for_a_word_survives_copies() -> None:
    game = at_turn(confirm=True)
    game.play(PASS)
    for other in (game.clone(), pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert other.legal_actions() == [END_TURN]
        other.settle()
        assert other.legal_actions() == [END_TURN]
        other.determinize(1, seeded(3))
        assert other.legal_actions() == [END_TURN]


# --- InAnyOrder -------------------------------------------------------------------------------------


def test_effects_due_at_once_come_in_the_order_the_player_says() -> None:
    game = at_turn(coins=0)
    game.play(FEAST)
    assert game.legal_actions() == [FIRST_ORDER, FIRST_ORDER + 1]
    first_coin = game.clone()
    first_coin.play(FIRST_ORDER)
    assert first_coin.legal_actions() == [GIVE + 1, SPEND]
    first_gift = game.clone()
    first_gift.play(FIRST_ORDER + 1)
    assert first_gift.merchants[0].coins == 1, "the gift is lost, then comes the coin"
    assert first_gift.deciding() == [1]


def test_the_rest_keeps_its_order_and_a_single_effect_is_not_asked_about() -> None:
    game = at_turn(coins=0)
    game.stack.append(InAnyOrder(0, (Gain(0), Give(0), TakeTurn(0))))
    game.settle()
    assert game.legal_actions() == [FIRST_ORDER, FIRST_ORDER + 1, FIRST_ORDER + 2]
    game.play(FIRST_ORDER + 2)
    game.play(PASS)
    assert game.legal_actions() == [FIRST_ORDER, FIRST_ORDER + 1]
    game.play(FIRST_ORDER)
    assert game.legal_actions() == [GIVE + 1, SPEND], "only the gift is left: it needs no order"


def test_no_effects_at_all_are_nothing() -> None:
    game = at_turn()
    game.stack.append(InAnyOrder(0, ()))
    game.settle()
    assert isinstance(game.stack[-1], TakeTurn)


# --- at any moment ----------------------------------------------------------------------------------


def test_at_any_moment_of_the_own_turn_and_only_then() -> None:
    game = at_turn(coins=2)
    assert game.legal_actions() == [ROLL, FEAST, PASS, SPEND]
    game.earn(1, 5)
    assert game.legal_actions(1) == []
    game.play(PASS)
    assert game.deciding() == [1]
    assert SPEND in game.legal_actions()
    assert game.legal_actions(0) == []


def test_an_interjection_in_the_middle_of_a_nested_decision_leaves_the_decision_standing() -> None:
    game = at_turn(coins=2)
    game.play(FEAST)
    assert game.legal_actions() == [FIRST_ORDER, FIRST_ORDER + 1, SPEND]
    height = len(game.stack)
    game.play(SPEND)
    assert game.merchants[0].points == [1, 0]
    assert len(game.stack) == height
    assert game.legal_actions() == [FIRST_ORDER, FIRST_ORDER + 1, SPEND]
    game.play(FIRST_ORDER + 1)
    assert game.legal_actions() == [GIVE + 1, SPEND]
    game.play(SPEND)
    assert game.merchants[0].points == [2, 0]
    assert game.merchants[0].coins == 1, "without a coin the gift was lost, and then came the coin"
    assert game.deciding() == [1]


def test_what_may_be_done_at_any_moment_may_be_done_before_ending_the_turn() -> None:
    game = at_turn(confirm=True, coins=1)
    game.play(PASS)
    assert game.legal_actions() == [END_TURN, SPEND]
    game.play(SPEND)
    assert game.legal_actions() == [END_TURN]


class Hasty(Fair):
    """Interjects whatever it is asked: nothing may be interjected into a simultaneous choice."""

    def interject(self, player: int, action: int) -> bool:
        return True


def test_nothing_is_interjected_into_a_simultaneous_choice() -> None:
    game = fair(2)
    hasty = Hasty(*[getattr(game, name) for name in fields_of(Fair)])
    hasty.apply(hasty.choices[0])
    assert len(hasty.merchants[0].picked) == 1
    assert SPEND not in hasty.legal_actions(0)


# --- simultaneous runs ------------------------------------------------------------------------------


def test_every_seat_of_a_run_may_choose_at_once() -> None:
    game = fair(4)
    assert game.deciding() == [0, 1, 2, 3]
    for seat in range(4):
        assert game.legal_actions(seat) == [PICK + card for card in game.merchants[seat].hand]
    game.play(game.legal_actions(2)[0], 2)
    game.play(game.legal_actions(2)[0], 2)
    assert game.deciding() == [0, 1, 3]
    assert game.legal_actions(2) == []
    with pytest.raises(IllegalAction) as error:
        game.play(PICK + game.merchants[2].hand[0], 2)
    assert error.value.message.key == "illegal-seat"
    assert "C" in str(error.value)


def test_a_seat_cannot_choose_what_only_another_has() -> None:
    game = fair(2)
    theirs = game.legal_actions(1)[0]
    with pytest.raises(IllegalAction):
        game.play(theirs, 0)
    with pytest.raises(IllegalAction):
        game.play(theirs)
    game.play(theirs, 1)


def test_all_orders_of_seats_lead_to_the_same_position() -> None:
    start = fair(3)
    wanted = {seat: [PICK + card for card in start.merchants[seat].hand[:2]] for seat in range(3)}
    found = set()
    for order in set(itertools.permutations([0, 0, 1, 1, 2, 2])):
        game = start.clone()
        left = {seat: list(actions) for seat, actions in wanted.items()}
        for seat in order:
            game.play(left[seat].pop(0), seat)
        assert game.deciding() == [0]
        found.add(digest(game))
    assert len(found) == 1


def test_the_last_choice_of_a_run_reveals_and_the_others_do_not() -> None:
    game = fair(2)
    reveals = [game.reveals]
    for seat in (1, 0, 1, 0):
        game.play(game.legal_actions(seat)[0], seat)
        reveals.append(game.reveals)
    first, *middle, last = reveals
    assert middle == [first] * 3
    assert last > first


def test_a_run_ends_at_the_first_step_that_is_not_of_it() -> None:
    game = fair(2)
    game.stack.append(TakeTurn(1))
    game.settle()
    assert game.deciding() == [1]
    assert game.legal_actions(0) == []
    assert game.place_in_run(0) == game.place_in_run(1) == NOBODY


def test_a_seat_twice_in_a_run_is_asked_once() -> None:
    game = fair(2)
    game.stack.append(Pick(1))
    game.settle()
    assert game.deciding() == [1, 0]


# --- chance and listeners ---------------------------------------------------------------------------


def test_the_doors_to_the_unknown_count_as_reveals() -> None:
    game = at_turn()
    before = game.reveals
    game.roll(6)
    assert game.reveals == before + 1
    game.draw(game.pile, game.left)
    assert game.reveals == before + 2
    game.look()
    assert game.reveals == before + 3


def test_notes_are_kept_only_while_somebody_listens_and_shown_to_their_audience() -> None:
    game = fair(2)
    assert game.journal is None
    game.play(game.legal_actions(0)[0], 0)
    assert game.journal is None
    game.journal = []
    card = game.merchants[0].hand[0]
    game.play(PICK + card, 0)
    (note,) = game.journal
    assert (note.kind, note.player, note.a, note.b) == (PICKED_NOTE, 0, card, 0)
    assert note.seen_by(0)
    assert not note.seen_by(1)
    assert not note.seen_by(None)
    assert game.clone().journal is None
    everybody = Note(PICKED_NOTE, 1, 2, 3, EVERYBODY)
    assert all(everybody.seen_by(seat) for seat in (None, 0, 1, 7))
    assert [Note(PICKED_NOTE, 0, 0, 0, 0b101).seen_by(seat) for seat in (0, 1, 2, None)] == [
        True,
        False,
        True,
        False,
    ]


def test_determinize_replaces_chance_and_what_the_seat_cannot_know() -> None:
    game = fair(3, seed=6)
    seen: dict[str, set[Any]] = {"rng": set(), "pile": set(), "hand": set()}
    for number in range(20):
        guess = game.clone()
        guess.determinize(1, seeded(number))
        assert guess.merchants[1].hand == game.merchants[1].hand
        assert guess.legal_actions(0) == [PICK + card for card in guess.merchants[0].hand]
        assert guess.legal_actions() == guess.legal_actions(0)
        seen["rng"].add(tuple(guess.rng.state()))
        seen["pile"].add(tuple(guess.pile))
        seen["hand"].add(guess.merchants[0].hand)
    assert all(len(values) > 15 for values in seen.values())


def test_determinize_takes_a_sealed_game_off_its_seal() -> None:
    game = TITLE.start(2, Sealed(bytes(32), 0), {})
    game.determinize(0, seeded(1))
    assert type(game.rng) is Rng


# --- copies -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("moment", ["draft", "turn", "order"])
def test_copies_are_equal_and_go_their_own_way(how: str, moment: str) -> None:
    game = fair(3) if moment == "draft" else at_turn(3, coins=2)
    if moment == "order":
        game.play(FEAST)
    copied = COPIES[how](game)
    assert isinstance(copied, Fair)
    before = digest(game)
    assert digest(copied) == before
    assert copied.legal_actions() == game.legal_actions()
    rng = seeded(8)
    while not copied.over():
        choices = copied.legal_actions()
        copied.play(choices[rng.below(len(choices))])
    assert digest(game) == before


def test_steps_can_be_copied_and_pickled() -> None:
    for step in (Begin(2), Give(1), EndTurn(3), InAnyOrder(1, (Gain(0), Give(1)))):
        for other in (pickle.loads(pickle.dumps(step)), copy.copy(step), copy.deepcopy(step)):
            assert TITLE.format.steps.write([other]) == TITLE.format.steps.write([step])
            assert other.player == step.player


def test_steps_say_what_they_are() -> None:
    class Silent(Simultaneous[Fair]):
        """Nothing of its own."""

    assert (Deal().player, Deal().simultaneous) == (NOBODY, False)
    assert (Silent(2).player, Silent(2).simultaneous) == (2, True)
    assert Give(1).options(at_turn(coins=0)) == []
