"""Chance: known numbers, copies that go their own way, scripts that say what comes up."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from ludoteca.core.errors import ScriptError
from ludoteca.core.rng import Rng, Scripted, Sealed, branch, commitment, sealing_key, seeded
from tests.core.ways import COPIES

KEY = bytes(range(32))


def test_generator_gives_the_published_numbers() -> None:
    rng = Rng(1, 2, 3, 4)
    assert [rng.next32() for _ in range(10)] == [
        641,
        1573767,
        3222811527,
        3517856514,
        836907274,
        4247214768,
        3867114732,
        1355841295,
        495546011,
        621204420,
    ]


def test_generator_gives_the_published_number_far_out() -> None:
    rng = Rng(1, 2, 3, 4)
    for _ in range(102400):
        rng.next32()
    assert rng.next32() == 0x2C873CFA


def test_a_number_below_another_is_its_share_of_the_32_bits() -> None:
    for n in (1, 2, 3, 6, 17, 164, 2**14, 2**16 + 1, 2**31, 2**32 - 1, 2**40):
        rng, plain = Rng(1, 2, 3, 4), Rng(1, 2, 3, 4)
        for _ in range(200):
            assert rng.below(n) == (plain.next32() * n) >> 32


@pytest.mark.parametrize("bits", [0, 1, 0xFFFF, 0x10000, 0x7FFFFFFF, 0xFFFF0000, 0xFFFFFFFF])
def test_a_number_below_another_is_right_at_the_edges(bits: int) -> None:
    class Stuck(Rng):
        def next32(self) -> int:
            return bits

    for n in (*range(1, 300), 2**16 - 1, 2**16, 2**16 + 1, 2**32):
        assert Stuck(1, 2, 3, 4).below(n) == (bits * n) >> 32


def test_sealed_numbers_are_sha256_in_counter_mode() -> None:
    rng = Sealed(KEY, 0)
    expected = [
        int.from_bytes(hashlib.sha256(KEY + counter.to_bytes(8, "big")).digest()[:4], "big")
        for counter in range(5)
    ]
    assert [rng.next32() for _ in range(5)] == expected
    assert rng.counter == 5


def test_the_key_of_a_table_hangs_on_its_secret_and_every_nonce() -> None:
    keys = {
        sealing_key(secret, nonces)
        for secret in (KEY, bytes(32))
        for nonces in ([], ["a"], ["b"], ["a", "b"], ["b", "a"], ["ab"])
    }
    assert len(keys) == 12
    assert commitment(KEY) == hashlib.sha256(KEY).hexdigest()


def test_every_seed_is_another_generator() -> None:
    states = {tuple(seeded(seed).state()) for seed in (*range(1000), 2**31, 2**32 - 1)}
    assert len(states) == 1002
    assert all(any(state) for state in states), "all zeros would stay zeros"


def test_below_is_fair_and_within_bounds() -> None:
    rng = seeded(11)
    count = Counter([rng.below(6) for _ in range(60_000)])
    assert sorted(count) == [0, 1, 2, 3, 4, 5]
    assert all(9_600 < number < 10_400 for number in count.values())
    assert [rng.below(1) for _ in range(3)] == [0, 0, 0]


def test_shuffle_reaches_every_order_equally() -> None:
    rng = seeded(12)
    count: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        count[tuple(cards)] += 1
    assert len(count) == 24
    assert all(850 < number < 1150 for number in count.values())


GENERATORS = [Rng(1, 2, 3, 4), seeded(5), Sealed(KEY, 7), Scripted([1, 0, 2], 1, seeded(9))]


@pytest.mark.parametrize("rng", GENERATORS, ids=["rng", "seeded", "sealed", "scripted"])
@pytest.mark.parametrize("how", COPIES)
def test_copies_give_the_same_numbers_and_go_their_own_way(rng: Rng, how: str) -> None:
    copied = COPIES[how](rng)
    assert type(copied) is type(rng)
    before = rng.state()
    ahead = [copied.below(3) for _ in range(8)]
    assert rng.state() == before
    assert [rng.clone().below(3)] == ahead[:1]
    again = rng.clone()
    assert [again.below(3) for _ in range(8)] == ahead
    assert again.state() == copied.state() != before


def test_branch_is_another_generator_than_its_source() -> None:
    rng = seeded(3)
    first, second = branch(rng), branch(rng)
    assert first.state() != second.state()
    assert [first.next32() for _ in range(4)] != [second.next32() for _ in range(4)]


def test_script_answers_then_chance_goes_on() -> None:
    rng = Scripted([5, 0, 3], then=seeded(4))
    assert [rng.below(6) for _ in range(3)] == [5, 0, 3]
    source = seeded(4)
    assert [rng.below(6) for _ in range(9)] == [source.below(6) for _ in range(9)]


@pytest.mark.parametrize("answer", [-1, 6, 99])
def test_script_that_cannot_come_up_names_its_answer(answer: int) -> None:
    rng = Scripted([2, answer])
    rng.below(6)
    with pytest.raises(ScriptError) as error:
        rng.below(6)
    assert error.value.message.args["number"] == 2
    assert str(answer) in str(error.value)
    assert rng.used == 1


def test_script_takes_named_pieces_out_of_the_undrawn_rest() -> None:
    rng = Scripted([10, 30])
    pile = [10, 20, 30, 40]
    rng.shuffle(pile)
    assert pile == [10, 20, 30, 40]
    assert rng.draw(pile, 4) == 10
    assert rng.draw(pile, 3) == 30
    assert sorted(pile) == [10, 20, 30, 40]
    assert sorted(pile[:2]) == [20, 40]
    assert rng.draw(pile, 2) == pile[1]
    rng.shuffle(pile)
    assert sorted(pile) == [10, 20, 30, 40]


def test_script_refuses_a_piece_already_drawn() -> None:
    rng = Scripted([10, 10])
    pile = [10, 20, 30]
    rng.draw(pile, 3)
    with pytest.raises(ScriptError) as error:
        rng.draw(pile, 2)
    assert error.value.message.args == {"number": 2, "piece": 10}


def test_unscripted_draw_leaves_the_pile_alone() -> None:
    pile = [3, 1, 2]
    assert [seeded(0).draw(pile, left) for left in (3, 2, 1)] == [2, 1, 3]
    assert pile == [3, 1, 2]


def test_interpreted_code_may_make_its_own_generator() -> None:
    class Loaded(Rng):
        """Always the highest."""

        def below(self, n: int) -> int:
            return n - 1

    rng = Loaded(1, 2, 3, 4)
    cards = [1, 2, 3]
    rng.shuffle(cards)
    assert cards == [1, 2, 3]
    assert rng.below(6) == 5
