"""Networks: the function they stand for, their files, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots.network import UNIT, Network, fingerprint, pack, unpack, weights_of
from ludoteca.bots.networks import GAMES, learned, networks_of, read
from ludoteca.bots.value import Learned, ahead, shares
from ludoteca.core.errors import OptionError
from ludoteca.core.rng import seeded
from ludoteca.core.rows import Rows
from ludoteca.games import title, titles
from tests.bots.networks import HIDDEN, network_file, some_weights


def by_hand(weights: list[float], size: int, hidden: int, row: list[float]) -> float:
    """What a network says, written out."""
    bias, rest = weights[0], weights[1:]
    skip, rest = rest[:size], rest[size:]
    offset, rest = rest[:hidden], rest[hidden:]
    first, second = rest[: size * hidden], rest[size * hidden :]
    found = bias + sum(x * w for x, w in zip(row, skip, strict=True))
    for unit in range(hidden):
        total = offset[unit] + sum(x * first[place * hidden + unit] for place, x in enumerate(row))
        found += second[unit] * max(0.0, total)
    return UNIT * found


def test_a_network_is_the_function_it_stands_for() -> None:
    size, hidden, rng = 7, 4, seeded(5)
    weights = [(rng.below(200) - 100) / 50 for _ in range(weights_of(size, hidden))]
    network = Network(size, hidden, weights)
    rows = Rows(size, 2)
    numbers = [(rng.below(5) - 2) / 2 for _ in range(2 * size)]
    for number in numbers:
        rows.put(number)
    for side in range(2):
        expected = by_hand(weights, size, hidden, numbers[side * size : (side + 1) * size])
        assert network.of_row(rows.numbers, side * size) == pytest.approx(expected)


def test_weights_survive_their_file() -> None:
    weights = [0.5, -1.25, 3.0, 0.0]
    assert unpack(pack(weights)) == weights
    assert fingerprint(pack(weights)) != fingerprint(pack([0.5, -1.25, 3.0, 0.125]))


@pytest.mark.parametrize("key", titles())
def test_the_networks_of_a_title_fit_its_rules_and_rows(key: str) -> None:
    found = title(key)
    served = sorted([players for one in networks_of(found) for players in one.players])
    rivals = [players for players in found.players if players > 1]
    assert [players for players in served if players > 1] == rivals, "one network, and only one, for each"
    for file in (GAMES / key / "values").glob("*.json"):
        assert file.stat().st_size < 1_000_000
        told = json.loads(file.read_text(encoding="utf-8"))
        assert told["made"]["games"] > 0


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"title": "caylus"}, "title"),
        ({"rules": 99}, "rules"),
        ({"rows": 99}, "rows"),
        ({"size": 5}, "size"),
        ({"weights": pack([1.0, 2.0])}, "shape"),
        ({"weights": "§§"}, "network.json"),
        ({"aim": "glory"}, "shape"),
        ({"players": "two"}, "network.json"),
    ],
)
def test_a_network_of_something_else_is_refused(tmp_path: Path, changed: dict[str, Any], named: str) -> None:
    found = title("millefiori")
    with pytest.raises(OptionError, match=named):
        read(Path(network_file(tmp_path, "millefiori", **changed)), found)


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text("{", encoding="utf-8")
    for file in (path, tmp_path / "nowhere.json"):
        with pytest.raises(OptionError, match=file.name):
            read(file, title("millefiori"))


@pytest.mark.parametrize("key", titles())
def test_a_learned_value_is_exact_once_the_game_is_over(key: str) -> None:
    found = title(key)
    assert found.row is not None
    assert found.write_rows is not None
    network = Network(found.row.size, HIDDEN, some_weights(key))
    for aim in ("points", "win"):
        game, rng = found.start(2, seeded(3), {}), seeded(4)
        value = Learned(network, aim, found.write_rows, 2)
        before = value.of(game, 0)
        assert before == pytest.approx(-value.of(game, 1))
        while game.stack:
            game.apply(game.choices[rng.below(len(game.choices))])
        expected = shares(game) if aim == "win" else [float(score) for score in game.scores()]
        assert [value.of(game, seat) for seat in range(2)] == [ahead(expected, seat) for seat in range(2)]


def test_a_network_heeds_its_guide_as_much_as_its_file_says(tmp_path: Path) -> None:
    found = title("feudum")
    game = found.start(2, seeded(3), {})
    own, heeding = [
        read(Path(network_file(tmp_path, "feudum", guided=True, heeds=heeds)), found) for heeds in (0.0, 2.0)
    ]
    alone, both = learned(own, found, 2), learned(heeding, found, 2)
    assert both.of(game, 0) == pytest.approx(alone.of(game, 0) + 2 * found.evaluate(game, 0))
    assert own.identity != heeding.identity, "figures of strength tell them apart"
