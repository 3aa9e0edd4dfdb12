"""What an action takes from whoever takes it, as the chapters price it."""

from __future__ import annotations

from ludoteca.games.caylus import components as box
from ludoteca.games.caylus import construction, placing, provost
from ludoteca.games.caylus.actions import ALPHABET, BATCH, BUILDING, CUBE, RATE, SPACE, VERB
from ludoteca.games.caylus.construction import Build
from ludoteca.games.caylus.lawyer import Transform
from ludoteca.games.caylus.placing import PlaceWorker
from ludoteca.games.caylus.provost import MoveProvost
from ludoteca.games.caylus.state import Caylus
from ludoteca.games.caylus.trade import BuyCube


def costs(game: Caylus, seat: int, action: int) -> dict[str, int]:
    """Deniers and cubes by name, ``any`` for cubes of any kind; what costs nothing is left out."""
    paid: dict[str, int] = {}
    step = game.step_of(seat)
    verb = ALPHABET.verbs[VERB[action]].name
    if verb == "place" and isinstance(step, PlaceWorker):
        paid["deniers"] = placing.price_at(game, seat, BUILDING[action])
    elif verb == "provost" and isinstance(step, MoveProvost):
        paid["deniers"] = provost.cost_of(game, SPACE[action], box.PROVOST_PRICE)
    elif verb == "buy" and isinstance(step, BuyCube):
        paid["deniers"] = box.BUY_PRICE[step.building]
    elif verb in ("sell", "pay", "trade"):
        paid[box.CUBE_NAMES[CUBE[action]]] = 1
    elif verb == "joust":
        paid = {"deniers": box.JOUST_DENIERS, "cloth": box.JOUST_CLOTH}
    elif verb == "transform":
        paid = {"deniers": box.RESIDENCE_DENIERS, "cloth": box.RESIDENCE_CLOTH}
        if not isinstance(step, Transform):
            del paid["deniers"]
    elif verb == "build":
        kind = box.KIND[BUILDING[action]]
        paid = costs_of_tile(BUILDING[action], box.NO_CUBE if isinstance(step, Build) else box.DISCOUNT[kind])
    elif verb == "exchange":
        paid = costs_of_rate(box.RATES[RATE[action]])
    elif verb == "deliver":
        paid = {box.CUBE_NAMES[cube]: 1 for cube in box.BATCHES[BATCH[action]]}
    return paid


def costs_of_tile(building: int, discount: int) -> dict[str, int]:
    """Its cubes, and one of any kind where it asks for that."""
    cubes = construction.cost_of(building, discount)
    paid = {box.CUBE_NAMES[cube]: number for cube, number in enumerate(cubes) if number}
    return {**paid, "any": 1} if box.COST_ANY[building] else paid


def costs_of_rate(rate: box.Rate) -> dict[str, int]:
    """Deniers, cubes of one kind, or cubes of any kind."""
    if rate.deniers:
        return {"deniers": rate.deniers}
    return {"any" if rate.kind == box.MIXED else box.CUBE_NAMES[rate.kind]: rate.cubes}
