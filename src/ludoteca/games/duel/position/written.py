"""How positions of the Duel are written and read: what can be worked out is left out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ludoteca.core.errors import PositionError
from ludoteca.core.game import Step, fields_of
from ludoteca.core.position import (
    ByName,
    Codec,
    Flag,
    ListOf,
    Name,
    Number,
    Seat,
    SetOf,
    Steps,
    TupleByName,
    TupleOf,
)
from ludoteca.games.duel import building, cards, dice, events, resources, setup, tournament, turn
from ludoteca.games.duel import components as box
from ludoteca.games.duel.knowledge import (
    LOOK_NAMES,
    LOST,
    NO_BACK,
    UNSEEN,
    Knowledge,
    Memory,
    Story,
    memory_of,
)
from ludoteca.games.duel.position.checked import check_land
from ludoteca.games.duel.scoring import count, count_land
from ludoteca.games.duel.state import Player, amount_of

MOST = 15
LOCAL_SITES = [f"{letter}-{kind}" for letter in box.PLACE_LETTERS for kind in box.SITE_KINDS]
CARD = Name(box.CARD_NAMES)
NO_CARD = Name(box.CARD_NAMES, optional=True)
EVENT = Name(box.EVENT_NAMES)


@dataclass(frozen=True)
class Entry:
    """What a story names: the look of a card, ``any gold`` for one never seen, ``lost gold`` for one that may
    be anything; backs of tournament players are their colours."""

    def write(self, value: int) -> str:
        if value >= 0:
            return LOOK_NAMES[value]
        if value == LOST - NO_BACK:
            return "lost"
        return (
            f"lost {box.BACK_NAMES[LOST - value]}"
            if value <= LOST
            else f"any {box.BACK_NAMES[UNSEEN - value]}"
        )

    def read(self, data: Any, where: str) -> int:
        if data == "lost":
            return LOST - NO_BACK
        word, _, back = str(data).partition(" ")
        if word in ("any", "lost"):
            number = Name(list(box.BACK_NAMES)).read(back, where)
            return (UNSEEN if word == "any" else LOST) - number
        return Name(LOOK_NAMES).read(data, where)


@dataclass(frozen=True)
class Purse:
    """Amounts of resources, without those of which there is nothing."""

    def write(self, value: int) -> dict[str, int]:
        amounts = {name: amount_of(value, resource) for resource, name in enumerate(box.RESOURCE_NAMES)}
        return {name: amount for name, amount in amounts.items() if amount}

    def read(self, data: Any, where: str) -> int:
        amounts = ByName(box.RESOURCE_NAMES, Number(0, MOST), 0).read(data, where)
        return sum([box.UNIT[resource] * amount for resource, amount in enumerate(amounts)])


@dataclass(frozen=True)
class Principality:
    """A player; what can be worked out is left out."""

    def fields(self) -> dict[str, Any]:
        return {
            "hand": TupleOf(CARD),
            "left": Name(list(box.PLACE_LETTERS)),
            "right": Name(list(box.PLACE_LETTERS)),
            "road_left": Flag(),
            "road_right": Flag(),
            "cities": SetOf(list(box.PLACE_LETTERS)),
            "regions": TupleByName(box.SPOT_NAMES, Name(box.REGION_NAMES), box.NONE),
            "sites": TupleByName(LOCAL_SITES, CARD, box.NONE),
            "beneath": NO_CARD,
            "caches": TupleOf(Name(box.SPOT_NAMES)),
            "cache_cards": TupleOf(CARD),
        }

    def write(self, value: Player) -> dict[str, Any]:
        return {name: codec.write(getattr(value, name)) for name, codec in self.fields().items()}

    def read(self, data: Any, where: str) -> Player:
        seat = int(where[len("players[") : -1])
        if not isinstance(data, dict):
            raise PositionError("position-object", where=where)
        codecs = self.fields()
        for name in data:
            if name not in codecs:
                raise PositionError("position-unknown", where=where, name=name, known=", ".join(codecs))
        values: dict[str, Any] = {
            "stores": (),
            "stores_of": (),
            "numbered": (),
            "capacity": 0,
            "purse": 0,
            "tally": setup.NO_TALLY,
        }
        for name, codec in codecs.items():
            if name not in data:
                raise PositionError("position-missing", where=where, name=name)
            values[name] = codec.read(data[name], f"{where}.{name}")
        player = Player(*[values[name] for name in fields_of(Player)])
        check_land(player, seat)
        count_land(player, seat)
        count(player)
        return player


# Of one story; how often a card may be where it is multiplies what all of them weigh at first.
HEAVIEST: Final = 1 << 60


@dataclass(frozen=True)
class Mind:
    """What one seat knows: what all its stories agree on, zone by zone (``hand``, ``stack 1`` and, if some of
    its cards are uncertain, ``pile 1``), and what each of them says of the other zones."""

    def write(self, value: Knowledge) -> dict[str, Any]:
        zones = TupleOf(Entry())
        names = _zone_names(value.stacks, len(value.stories[0]) - 1 - value.stacks)
        always: dict[str, Any] = {}
        stories: list[dict[str, Any]] = [{"weight": weight} for weight in value.weights]
        for number, name in enumerate(names):
            told = [zones.write(story[number]) for story in value.stories]
            if name.startswith("pile") and not value.is_doubted(number - 1 - value.stacks):
                continue
            if all([one == told[0] for one in told]):
                always[name] = told[0]
            else:
                for story, one in zip(stories, told, strict=True):
                    story[name] = one
        return {"always": always, "stories": stories}

    def read(self, data: Any, where: str) -> Knowledge:
        if not isinstance(data, dict) or set(data) != {"always", "stories"}:
            raise PositionError("position-object", where=where)
        always, stories = data["always"], data["stories"]
        if not isinstance(always, dict) or not isinstance(stories, list) or not stories:
            raise PositionError("position-object", where=where)
        found: dict[Story, int] = {}
        sizes = Knowledge([], [], [], 0, 0, False)
        for number, story in enumerate(stories):
            if not isinstance(story, dict):
                raise PositionError("position-object", where=f"{where}.stories[{number}]")
            told = {**always, **story}
            weight = Number(1, HEAVIEST).read(told.pop("weight", None), f"{where}.stories[{number}].weight")
            stacks = len([name for name in told if name.startswith("stack ")])
            names = _zone_names(stacks, box.SEATS)
            for name in told:
                if name not in names:
                    raise PositionError("position-unknown", where=where, name=name, known=", ".join(names))
            zones = [TupleOf(Entry()).read(told.get(name, []), f"{where}.{name}") for name in names]
            doubted = sum([1 << pile for pile in range(box.SEATS) if f"pile {pile + 1}" in told])
            if number and (stacks, doubted) != (sizes.stacks, sizes.doubted):
                raise PositionError("position-object", where=f"{where}.stories[{number}]")
            sizes.stacks, sizes.doubted = stacks, doubted
            found[(tuple(sorted(zones[0])), *zones[1:])] = weight
        return Knowledge(list(found), list(found.values()), [], sizes.stacks, sizes.doubted, False)


def _zone_names(stacks: int, piles: int) -> list[str]:
    return ["hand", *[f"stack {n + 1}" for n in range(stacks)], *[f"pile {n + 1}" for n in range(piles)]]


@dataclass(frozen=True)
class Minds:
    """What both seats know."""

    def write(self, value: Memory) -> list[dict[str, Any]]:
        return [Mind().write(value.of(seat)) for seat in range(box.SEATS)]

    def read(self, data: Any, where: str) -> Memory:
        one, other = ListOf(Mind(), box.SEATS).read(data, where)
        return memory_of(one, other)


KINDS: tuple[type[Step[Any]], ...] = (
    setup.Prepare,
    setup.DrawHand,
    setup.ChooseStack,
    setup.PickHand,
    setup.Rearrange,
    tournament.Enlist,
    tournament.Foresee,
    tournament.Compose,
    turn.Turn,
    turn.TurnOver,
    turn.BeforeTheRoll,
    turn.ActionPhase,
    turn.DrawPhase,
    turn.LayUnder,
    turn.ExchangePhase,
    turn.TakeNewCard,
    turn.SearchStack,
    building.LayRoad,
    building.Settle,
    building.Explore,
    building.ChooseRegion,
    building.LayRegions,
    building.RaiseCity,
    building.ChooseSite,
    building.LayCache,
    building.Save,
    building.PlaceCard,
    building.SinkShip,
    building.CollectTithe,
    building.VisitLibrary,
    building.PickCard,
    building.PutAway,
    building.DiscardPlayed,
    resources.Pay,
    resources.PayAny,
    resources.GiveBack,
    resources.Receive,
    resources.TakeAny,
    resources.KeepGold,
    resources.Deliver,
    resources.Gain,
    resources.DeliverTo,
    dice.Produce,
    dice.MarketDay,
    dice.GoToMarket,
    dice.DieEvent,
    dice.Heralded,
    dice.Demand,
    events.EventOver,
    events.AskForSebastian,
    events.Preach,
    events.RiotOf,
    events.CalmRiot,
    events.StartFeud,
    events.NameBuilding,
    events.LoseNamed,
    events.OpenHand,
    events.MarkCard,
    events.MarkStack,
    events.Peddle,
    cards.Foretell,
    cards.Relocate,
    cards.SwapWith,
    cards.ShiftWith,
    cards.DemandGold,
    cards.Raid,
    cards.RaidAmount,
    cards.TreatWithBath,
    cards.PickDiscard,
    cards.DefendRoll,
    cards.Attack,
    cards.Shot,
    cards.SetFire,
    cards.Betray,
)

STEPS = Steps(
    KINDS,
    {
        "seat": Seat(),
        "store": Name(box.STORE_NAMES),
        "pile": Number(0, len(box.STACK_NAMES) - 1),
        "bill": Purse(),
        "purse": Purse(),
        "named": Purse(),
        "one": Name(box.REGION_NAMES),
        "two": Name(box.REGION_NAMES),
        "chosen": Name(box.REGION_NAMES, optional=True),
        "site": Name(LOCAL_SITES),
        "resource": Name(box.RESOURCE_NAMES),
        "barred": Name(box.RESOURCE_NAMES, optional=True),
        "design": Name(box.DESIGN_NAMES),
        "end": Number(0, 1),
        "count": Number(1, MOST),
        "amount": Number(0, MOST),
        "left": Number(1, box.TOURNAMENT_DECK),
        "slot": Number(0, MOST),
        "place": Number(0, box.PLACES - 1),
    },
)

FIELDS: dict[str, Codec] = {
    "players": ListOf(Principality(), box.SEATS),
    "stock": ByName(box.STORE_NAMES, Number(0, box.CAPACITY), 0),
    "stacks": ListOf(TupleOf(CARD)),
    "discards": TupleOf(TupleOf(CARD)),
    "face_up": TupleOf(CARD),
    "unused": TupleOf(TupleOf(CARD)),
    "roads": Number(0, box.ROADS),
    "settlements": Number(0, box.SETTLEMENTS),
    "cities": Number(0, box.CITIES),
    "regions": ListOf(Name(box.REGION_NAMES)),
    "regions_left": Number(0, len(box.REGION_NAMES)),
    "events": ListOf(EVENT),
    "events_left": Number(0, 20),
    "spare": TupleOf(EVENT),
    "foreseen": TupleOf(TupleOf(EVENT)),
    "met": TupleOf(Number(0, 9), box.EVENTS),
    "first": Seat(),
    "turn": Number(0, box.LAST_TURN),
    "active": Seat(),
    "number": Number(0, max(box.PRODUCTION_DIE)),
    "face": Name(list(box.FACE_NAMES), optional=True),
    "event": Name(box.EVENT_NAMES, optional=True),
    "playing": NO_CARD,
    "minted": TupleOf(CARD),
    "marked": TupleOf(Number(-1)),
    "immune": Number(0, 3),
    "winner": Seat(),
    "knows": Minds(),
}
