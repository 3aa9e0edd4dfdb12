"""What a seat may see, as plain data for clients, and what is asked of whom in words."""

from __future__ import annotations

from typing import Any, Literal, cast

from typing_extensions import TypedDict

from ludoteca.core.game import EndTurn, InAnyOrder, Step
from ludoteca.core.message import Argument, Message, seat_name
from ludoteca.core.title import Prompt
from ludoteca.games.burgundy import components as box
from ludoteca.games.burgundy.buildings import CopyBuilding, SellGoods, TakeTile
from ludoteca.games.burgundy.counter import AddCoins
from ludoteca.games.burgundy.livestock import ChooseHerd
from ludoteca.games.burgundy.monasteries import BorrowMonasteries
from ludoteca.games.burgundy.placing import PlaceTile, UseStorage
from ludoteca.games.burgundy.routes import TakeReward
from ludoteca.games.burgundy.scoring import posts_joined
from ludoteca.games.burgundy.setup import UNDECIDED, ChooseDuchy, FoundCastle, FoundSecretly
from ludoteca.games.burgundy.shields import PayTax, PlaceGift
from ludoteca.games.burgundy.ships import CollectGoods, LoadNeighbour, LoadShip, StoreGoods
from ludoteca.games.burgundy.solo import ColourReward, GiveGoods, ScoreArea, SwapGoods, UseTile
from ludoteca.games.burgundy.state import Burgundy, Duchy
from ludoteca.games.burgundy.storage import ChooseStorage, DiscardDown, MakeRoom, MakeRoomIn
from ludoteca.games.burgundy.turn import (
    CastleAction,
    ExtraAction,
    TakeTurn,
    WhiteAction,
    silver_for_hiring,
    workers_hired,
)

GOODS = cast("list[box.Goods]", box.GOODS_NAMES)
COLOURS = cast("list[box.Colour]", box.COLOUR_NAMES)


class SlotView(TypedDict):
    """A place for a tile in the black depot."""

    slot: str
    tile: str | None


class DepotSlotView(TypedDict):
    """A place for a tile in a numbered depot."""

    slot: str
    colour: box.Colour
    """What will come there."""
    tile: str | None


class DepotView(TypedDict):
    """A numbered depot."""

    depot: str
    slots: list[DepotSlotView]
    goods: dict[str, int]
    shields: list[str]


class WonView(TypedDict):
    """Which side has won the bonus tiles of a colour."""

    large: int | None
    small: int | None


class BonusView(TypedDict):
    """The bonus tiles by colour."""

    city: WonView
    pasture: WonView
    river: WonView
    monastery: WonView
    castle: WonView
    mine: WonView


class WorthView(TypedDict):
    """What bonus tiles and each sold goods tile are worth at this table."""

    large: int
    small: int
    goods: int


class SeatView(TypedDict):
    """What belongs to one seat alone."""

    side: int
    dice: list[int | None]
    """Null for one already used."""
    pawn: int
    """How far along the bridge."""
    place: int
    """In the order of turns, from 0."""
    private: list[str]
    private_limit: int
    marker: int


class RouteView(TypedDict):
    """A tile of the trade route."""

    tile: str
    laid: list[box.Goods]
    """The goods on it, from the left."""


class HiringView(TypedDict):
    """What a die brings that is used for workers."""

    workers: int
    silver: int


class DuchyView(TypedDict):
    """A duchy and all its owners have."""

    board: str | None
    """Null while it is chosen."""
    seats: list[int]
    tiles: dict[str, str]
    """Space -> tile: "bank", "cow-3", "monastery-7", "castle", "ship", "inn", "face-down"."""
    open: list[str]
    """Spaces where contact allows a tile."""
    storage: list[str]
    storage_limit: int | None
    """Null: none."""
    goods: dict[str, int]
    goods_limit: int
    silver: int
    workers: int
    hiring: HiringView
    sold: dict[str, int]
    score: int
    points: dict[str, int]
    monasteries: list[int]
    powers: list[int]
    """The monasteries that work here, borrowed ones too."""
    large: list[box.Colour]
    """Colours whose large bonus tile was won."""
    small: list[box.Colour]
    posts: int
    """How many border posts are joined."""
    shields: dict[str, str]
    """Castle's space -> shield."""
    borrowed: int | None
    """The seat whose monasteries count here too."""
    done: list[str]
    """Spaces whose area is finished."""
    castle: str | None
    """The starting castle that I have chosen face down."""
    chosen: bool
    """Has it been chosen face down?"""
    route: list[RouteView]


class SoloView(TypedDict):
    """The counter that chases the goal."""

    counter: int
    goal: int
    won: bool | None


class SettingView(TypedDict):
    """What was agreed."""

    duchy: str
    castle: str
    extra_tiles: bool
    border_posts: bool
    white_castles: bool
    inns: bool
    trade_routes: bool
    shields: bool
    team: str
    solo: str
    goal: int


class BurgundyView(TypedDict):
    """The table of The Castles of Burgundy; all is open but piles and secret castles."""

    mode: Literal["base", "team", "solo"]
    setting: SettingView
    phase: str | None
    """Null before the first one."""
    round: int
    white: int | None
    """What the white die shows."""
    row: list[box.Goods]
    """Goods of this phase still to come, next first."""
    order: list[int]
    """Seats as the bridge orders them, first to play first."""
    active: int | None
    """Whose turn it is."""
    bought: bool
    turned: bool
    """Has a die been turned this turn, with the shield for it?"""
    hand: str | None
    """A tile on its way into storage or out of it."""
    depots: list[DepotView]
    black: list[SlotView]
    inns: int
    """How many lie beside the black depot."""
    piles: dict[str, int]
    """How many are left in each."""
    gone: dict[str, int]
    """Tiles, shields and routes out of the game."""
    gone_goods: dict[str, int]
    bonus: BonusView
    bonus_points: WorthView
    post_bonus: int
    """How many sides have won the bonus of the border posts."""
    seats: list[SeatView]
    duchies: list[DuchyView]
    solo: SoloView | None


def view(game: Burgundy, seat: int | None) -> BurgundyView:
    """The table as a seat sees it; None for an onlooker."""
    return {
        "mode": "team" if game.private else "solo" if len(game.sides) == 1 else "base",
        "setting": view_setting(game),
        "phase": None if game.phase == box.NOTHING else box.PHASE_NAMES[game.phase],
        "round": game.round,
        "white": die(game.white),
        "row": [GOODS[kind] for kind in game.row],
        "order": list(game.order),
        "active": None if game.active == box.NOBODY else game.active,
        "bought": game.bought,
        "turned": game.turned,
        "hand": tile_name(game.hand),
        "depots": [view_depot(game, depot) for depot in range(box.DEPOTS)],
        "black": [
            {"slot": box.SLOT_NAMES[slot], "tile": tile_name(game.slots[slot])}
            for slot in box.BLACK_SLOTS_USED[game.table]
        ],
        "inns": game.inns,
        "piles": dict(zip(box.PILE_NAMES, game.left, strict=True)),
        "gone": view_gone(game),
        "gone_goods": by_type(game.gone_goods),
        "bonus": view_bonus(game),
        "bonus_points": {
            "large": box.LARGE_BONUS[game.table],
            "small": box.SMALL_BONUS[game.table],
            "goods": box.POINTS_PER_GOODS[game.table],
        },
        "post_bonus": game.bonus[box.COLOURS],
        "seats": [view_seat(game, one) for one in range(len(game.sides))],
        "duchies": [view_duchy(game, side, seat) for side in range(len(game.duchies))],
        "solo": view_solo(game),
    }


def die(shown: int) -> int | None:
    return None if shown == box.NOTHING else shown + 1


def tile_name(tile: int) -> str | None:
    return None if tile == box.NO_TILE else box.TILE_NAMES[tile]


def view_setting(game: Burgundy) -> SettingView:
    setting = game.setting
    return {
        "duchy": setting.duchy,
        "castle": setting.castle,
        "extra_tiles": setting.extra_tiles,
        "border_posts": setting.border_posts,
        "white_castles": setting.white_castles,
        "inns": setting.inns,
        "trade_routes": setting.trade_routes,
        "shields": setting.shields,
        "team": setting.team,
        "solo": setting.solo,
        "goal": setting.goal,
    }


def view_depot(game: Burgundy, depot: int) -> DepotView:
    """A numbered depot; what will come to a slot may depend on the phase."""
    piles = box.PILE_FOR[game.table][max(0, game.phase)]
    first = depot * box.SLOTS_PER_DEPOT
    return {
        "depot": box.DEPOT_NAMES[depot],
        "slots": [
            {
                "slot": box.SLOT_NAMES[slot],
                "colour": COLOURS[piles[slot]],
                "tile": tile_name(game.slots[slot]),
            }
            for slot in range(first, first + box.SLOTS_PER_DEPOT)
            if piles[slot] != box.NOTHING
        ],
        "goods": by_type(game.cargo[depot * box.GOODS : (depot + 1) * box.GOODS]),
        "shields": [box.SHIELD_NAMES[shield] for shield in game.crests[depot]],
    }


def by_type(counts: list[int] | tuple[int, ...]) -> dict[str, int]:
    return {box.GOODS_NAMES[kind]: count for kind, count in enumerate(counts) if count}


def view_gone(game: Burgundy) -> dict[str, int]:
    """What will not come back."""
    found: dict[str, int] = {}
    for piece in game.gone:
        found[box.PIECE_NAMES[piece]] = found.get(box.PIECE_NAMES[piece], 0) + 1
    return found


def view_bonus(game: Burgundy) -> BonusView:
    return {
        "city": won(game, box.CITY),
        "pasture": won(game, box.PASTURE),
        "river": won(game, box.RIVER),
        "monastery": won(game, box.MONASTERY),
        "castle": won(game, box.CASTLE_COLOUR),
        "mine": won(game, box.MINE_COLOUR),
    }


def won(game: Burgundy, colour: int) -> WonView:
    large = [side for side, me in enumerate(game.duchies) if me.large >> colour & 1]
    small = [side for side, me in enumerate(game.duchies) if me.small >> colour & 1]
    return {"large": large[0] if large else None, "small": small[0] if small else None}


def view_seat(game: Burgundy, seat: int) -> SeatView:
    """What belongs to one seat alone."""
    return {
        "side": game.sides[seat],
        "dice": [die(game.dice[2 * seat]), die(game.dice[2 * seat + 1])],
        "pawn": game.pawns[seat],
        "place": game.order.index(seat),
        "private": [box.TILE_NAMES[tile] for tile in game.private[seat]] if game.private else [],
        "private_limit": box.PRIVATE_STORAGE if game.private else 0,
        "marker": game.markers[seat] if game.markers else game.duchy_of(seat).score(),
    }


def view_duchy(game: Burgundy, side: int, viewer: int | None) -> DuchyView:
    """A duchy and all its owners have."""
    me = game.duchies[side]
    board = me.board
    mine = viewer is not None and game.sides[viewer] == side
    limit = box.SHARED_STORAGE if game.private else box.STORAGE
    return {
        "board": None if me.secret == UNDECIDED else board.name,
        "seats": [seat for seat in range(len(game.sides)) if game.sides[seat] == side],
        "tiles": {
            box.SPACE_NAMES[space]: box.TILE_NAMES[tile]
            for space, tile in enumerate(me.tiles)
            if tile != box.NO_TILE
        },
        "open": [box.SPACE_NAMES[space] for space in range(board.spaces) if me.open >> space & 1],
        "storage": [box.TILE_NAMES[tile] for tile in me.storage],
        "storage_limit": None if me.crests & box.ENDLESS_STORAGE else limit,
        "goods": by_type(me.goods),
        "goods_limit": box.GOODS if len(game.sides) == 1 else box.GOODS_SPACES,
        "silver": me.silver,
        "workers": me.workers,
        "hiring": {"workers": workers_hired(me), "silver": silver_for_hiring(me)},
        "sold": by_type(me.sold),
        "score": me.score(),
        "points": dict(zip(box.SOURCE_NAMES, me.points, strict=True)),
        "monasteries": numbers(me.monasteries),
        "powers": numbers(me.powers),
        "large": [colour for number, colour in enumerate(COLOURS) if me.large >> number & 1],
        "small": [colour for number, colour in enumerate(COLOURS) if me.small >> number & 1],
        "posts": posts_joined(me) if board.post_masks else 0,
        "shields": {
            box.SPACE_NAMES[both // box.SHIELDS]: box.SHIELD_NAMES[both % box.SHIELDS] for both in me.shields
        },
        "borrowed": None if me.borrowed == box.NOBODY else me.borrowed,
        "done": [box.SPACE_NAMES[space] for space in range(board.spaces) if is_done(me, space)],
        "castle": box.SPACE_NAMES[me.secret] if mine and me.secret >= 0 else None,
        "chosen": me.secret >= 0,
        "route": view_route(me),
    }


def is_done(me: Duchy, space: int) -> bool:
    """Is the whole area of this space covered?"""
    area = me.board.area_mask[me.board.area_of[space]]
    return me.covered & area == area


def numbers(bits: int) -> list[int]:
    """The numbers of the monasteries in a mask."""
    return [number for number in range(1, box.MONASTERY_COUNT + 1) if bits >> number & 1]


def view_route(me: Duchy) -> list[RouteView]:
    """The trade route with the goods laid on it."""
    found: list[RouteView] = []
    for place, tile in enumerate(me.route):
        first = place * box.ROUTE_SPACES
        laid = me.laid[first : first + box.ROUTE_SPACES]
        found.append({"tile": box.ROUTE_NAMES[tile], "laid": [GOODS[kind] for kind in laid]})
    return found


def view_solo(game: Burgundy) -> SoloView | None:
    if len(game.sides) > 1:
        return None
    return {"counter": game.counter, "goal": game.goal, "won": game.won()}


# --- words ----------------------------------------------------------------------------------------

_NAMED = ("animal", "shield", "colour", "source", "die", "pay", "store", "reward", "kind")


def name(field: str, value: str) -> Argument:
    """A readable name for a field's value."""
    if field == "goods":
        return Message(f"goods-{value}", goods=value)
    if field in _NAMED:
        return Message(f"{field}-{value}")
    if field == "tile" or field == "building":
        return tile_words(value)
    if field == "slot":
        return slot_words(value)
    if field in ("space", "depot", "duchy"):
        return Message(field, **{field: value})
    if field == "seat":
        return seat_name(box.SEAT_NAMES.index(value))
    return value


def tile_words(tile: str) -> Message:
    """Livestock by animal and number, monasteries by number, the rest by name."""
    number = box.TILE_NAMES.index(tile)
    kind, _, count = tile.partition("-")
    if box.ANIMALS_ON[number]:
        return Message("tile-livestock", animal=kind, count=int(count), tile=tile)
    if kind == "monastery":
        return Message("tile-monastery", number=int(count), tile=tile)
    return Message(f"tile-{tile.replace('_', '-')}", tile=tile)


def slot_words(slot: str) -> Message:
    if slot == "inn":
        return Message("slot-inn")
    if slot.startswith("black"):
        return Message("slot-black", number=int(slot.removeprefix("black")))
    return Message("slot-depot", depot=slot[0], letter=slot[1])


def effect(game: Burgundy, step: Step[Any]) -> Message:
    """What an effect that is due together with others is called."""
    if isinstance(step, PlaceGift):
        return Message("effect-gift", shield=name("shield", "15" if step.black else "14"))
    if isinstance(step, ScoreArea):
        board = game.duchies[0].board
        return Message("effect-area", colour=name("colour", box.COLOUR_NAMES[board.colour[step.space]]))
    if isinstance(step, UseTile):
        tile = box.TILE_NAMES[game.duchies[0].tiles[step.space]]
        if tile.startswith("monastery-"):
            return Message("effect-monastery", number=int(tile.removeprefix("monastery-")))
        return Message("effect-tile", tile=tile_words(tile))
    assert isinstance(step, ColourReward)
    return Message("effect-colour")


_PROMPTS: dict[type[Step[Any]], str] = {
    ChooseDuchy: "choose-duchy",
    FoundCastle: "found",
    TakeTurn: "turn",
    ExtraAction: "extra",
    CastleAction: "castle",
    WhiteAction: "white-castle",
    PlaceTile: "town-hall",
    SellGoods: "warehouse",
    CopyBuilding: "crane",
    LoadShip: "ship",
    LoadNeighbour: "second-depot",
    StoreGoods: "store-goods",
    CollectGoods: "collect",
    MakeRoom: "make-room",
    MakeRoomIn: "make-room-in",
    ChooseStorage: "choose-storage",
    UseStorage: "use-storage",
    DiscardDown: "discard-down",
    PlaceGift: "gift",
    PayTax: "tax",
    BorrowMonasteries: "borrow",
    AddCoins: "coins",
    ColourReward: "colour-reward",
    SwapGoods: "swap",
    GiveGoods: "give",
    TakeReward: "reward",
    ChooseHerd: "herd",
    InAnyOrder: "order",
    EndTurn: "end",
}


CLAUSES = {
    "choose-duchy": "duchy.4",
    "found": "duchy.6",
    "found-secretly": "duchy.7",
    "found-secretly-wait": "duchy.7",
    "turn": "turn.1",
    "turn-end": "black.1",
    "extra": "castles.2",
    "castle": "castles.1",
    "white-castle": "white.2",
    "town-hall": "buildings.15",
    "warehouse": "buildings.12",
    "carpenter": "buildings.8",
    "church": "buildings.9",
    "market": "buildings.7",
    "crane": "extra.5",
    "herd": "extra.9",
    "reward": "routes.4",
    "ship": "ships.1",
    "second-depot": "monasteries.7",
    "store-goods": "ships.5",
    "collect": "shields.23",
    "make-room": "take.5",
    "make-room-in": "team.12a",
    "choose-storage": "team.12",
    "use-storage": "team.9",
    "discard-down": "shields.22",
    "gift": "shields.39",
    "black-gift": "shields.40",
    "tax": "shields.11",
    "borrow": "shields.27",
    "coins": "solo.30",
    "colour-reward": "solo.25",
    "swap": "solo.16",
    "give": "solo.17",
    "end": "turn.4",
    "won": "solo.39",
    "failed": "solo.40",
}
"""Where the rules say more about what is asked, by the key of the prompt."""


def question(game: Burgundy, seat: int | None) -> Message:
    """What is asked of whom, for the status line of this viewer."""
    if not game.stack:
        return prompt_at_end(game)
    step = game.stack[-1]
    if isinstance(step, FoundSecretly):
        if seat in game.deciding():
            return Message("prompt-found-secretly")
        return Message("prompt-found-secretly-other" if seat is None else "prompt-found-secretly-wait")
    args: dict[str, Argument] = {"player": seat_name(step.player)}
    if isinstance(step, TakeTile):
        key = box.BUILDING_NAMES[step.building]
    else:
        key = _PROMPTS[type(step)]
    if isinstance(step, MakeRoom | ChooseStorage | UseStorage | MakeRoomIn):
        args["tile"] = tile_words(box.TILE_NAMES[game.hand])
    elif isinstance(step, PayTax):
        args["shield"] = name("shield", box.SHIELD_NAMES[step.shield()])
    elif isinstance(step, TakeReward):
        args["reward"] = name("reward", box.REWARD_NAMES[step.reward])
    elif isinstance(step, GiveGoods):
        args["count"] = step.left
    elif isinstance(step, PlaceGift) and step.black:
        key = "black-gift"
    elif isinstance(step, TakeTurn):
        key, args["count"] = prompt_turn(game, step.player)
    return Message(f"prompt-{key}" if seat == step.player else f"prompt-{key}-other", **args)


def prompt_turn(game: Burgundy, player: int) -> tuple[str, int]:
    """A turn with dice left asks for actions, one without for a purchase."""
    dice = [shown for shown in game.dice[2 * player : 2 * player + 2] if shown != box.NOTHING]
    return ("turn" if dice else "turn-end", len(dice))


def prompt_at_end(game: Burgundy) -> Message:
    if game.won() is None:
        return Message("prompt-over")
    return Message("prompt-won" if game.won() else "prompt-failed")


def clause(game: Burgundy, key: str) -> str:
    """Where the rules say more about what is asked."""
    if key == "order":
        return "solo.36" if game.is_solo() else "shields.42"
    if key == "over":
        return "team.20" if game.is_team() else "end.7"
    return CLAUSES[key]


def prompt(game: Burgundy, seat: int | None) -> Prompt:
    """What is asked of whom, for this viewer, and where the rules say more."""
    text = question(game, seat)
    key = text.key.removeprefix("prompt-").removesuffix("-other")
    return Prompt(text, clause(game, key))
