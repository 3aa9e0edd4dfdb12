"""What a seat sees, held to its declaration; the names clients know are those of the data."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from pydantic import ConfigDict, TypeAdapter
from typing_extensions import is_typeddict

import ludoteca
from ludoteca.core.rng import seeded
from ludoteca.games.feudum import components as box
from ludoteca.games.feudum import view as declared


@pytest.mark.parametrize(
    ("alias", "names"),
    [
        (box.GoodName, box.GOOD_NAMES),
        (box.RegionName, box.REGION_NAMES),
        (box.VesselName, box.VESSEL_NAMES),
        (box.GuildName, box.GUILD_NAMES),
        (box.FunctionName, box.FUNCTION_NAMES),
        (box.PlaceName, [*box.DISC_NAMES[: box.FEUDUM], "feudum"]),
        (box.LandscapeName, box.LANDSCAPE_NAMES),
        (box.BonusName, box.BONUS_NAMES),
    ],
)
def test_names_that_clients_know_are_those_of_the_data(alias: Any, names: list[str]) -> None:
    assert list(get_args(alias)) == names


@pytest.mark.parametrize("advanced", [False, True])
def test_a_view_is_what_it_declares(advanced: bool) -> None:
    for kind in vars(declared).values():
        if is_typeddict(kind):
            kind.__pydantic_config__ = ConfigDict(extra="forbid", strict=True)
    adapter = TypeAdapter(declared.FeudumView)
    match = ludoteca.new("feudum", players=3, seed=5, options={"advanced": advanced})
    rng = seeded(1)
    while not match.game.over():
        choices = match.legal_actions()
        match.play(choices[rng.below(len(choices))])
        for seat in (0, None):
            adapter.validate_python(match.title.view(match.game, seat))
