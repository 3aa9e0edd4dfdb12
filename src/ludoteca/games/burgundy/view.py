"""What a seat may see, as plain data for clients, and what is asked of whom in words."""

from __future__ import annotations

from typing import Any

from ludoteca.core.game import EndTurn, InAnyOrder, Step
from ludoteca.core.message import Argument, Message, seat_name
from ludoteca.core.title import Prompt
from ludoteca.games.burgundy.buildings import CopyBuilding, SellGoods, TakeTile
from ludoteca.games.burgundy.components import (
    ANIMALS_ON,
    BLACK_SLOTS_USED,
    BUILDING_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DEPOT_NAMES,
    DEPOTS,
    ENDLESS_STORAGE,
    GOODS,
    GOODS_NAMES,
    GOODS_SPACES,
    LARGE_BONUS,
    MONASTERY_COUNT,
    NO_TILE,
    NOBODY,
    NOTHING,
    PHASE_NAMES,
    PHASE_POINTS,
    PIECE_NAMES,
    PILE_FOR,
    PILE_NAMES,
    POINTS_PER_GOODS,
    POST_NAMES,
    POST_PLACES,
    PRIVATE_STORAGE,
    REWARD_NAMES,
    ROUNDS,
    ROUTE_GOODS,
    ROUTE_NAMES,
    ROUTE_REWARDS,
    ROUTE_SPACES,
    SEAT_NAMES,
    SHARED_STORAGE,
    SHIELD_NAMES,
    SHIELDS,
    SLOT_NAMES,
    SLOTS_PER_DEPOT,
    SMALL_BONUS,
    SOURCE_NAMES,
    SPACE_NAMES,
    STORAGE,
    TILE_NAMES,
    Board,
)
from ludoteca.games.burgundy.counter import AddCoins
from ludoteca.games.burgundy.livestock import ChooseHerd
from ludoteca.games.burgundy.monasteries import BorrowMonasteries
from ludoteca.games.burgundy.placing import PlaceTile, UseStorage
from ludoteca.games.burgundy.routes import TakeReward
from ludoteca.games.burgundy.scoring import posts_joined
from ludoteca.games.burgundy.setup import UNDECIDED, ChooseDuchy, FoundCastle, FoundSecretly
from ludoteca.games.burgundy.shields import PayTax, PlaceGift
from ludoteca.games.burgundy.ships import CollectGoods, LoadNeighbour, LoadShip, StoreGoods
from ludoteca.games.burgundy.solo import ColourReward, GiveGoods, SwapGoods
from ludoteca.games.burgundy.state import Burgundy, Duchy
from ludoteca.games.burgundy.storage import ChooseStorage, DiscardDown, MakeRoom, MakeRoomIn
from ludoteca.games.burgundy.turn import CastleAction, ExtraAction, TakeTurn, WhiteAction


def view(game: Burgundy, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None for an onlooker. All is open but piles and secret castles::

        mode            "base", "team" or "solo"
        setting         the options of the game
        phase, phase_points, round, rounds      "C", 6, 2, 5; phase null before the first one
        white           what the white die shows (1 to 6) or null
        row             goods of this phase still to come, next first
        order           seats as the bridge orders them, first to play first
        active          whose turn it is, or null; bought, turned: has it bought, turned a die (shield)
        hand            a tile on its way into storage or out of it, or null
        depots          six of {depot, slots: [{slot, colour, tile}], goods: {type: n}, shields: [number]}
        black           [{slot, tile}]; inns: how many lie beside it (place "slot:inn")
        piles           how many are left in each
        gone            tiles, shields and routes out of the game {name: n}; gone_goods {type: n}
        bonus           {colour: {large, small}}: the side that won it, or null
        bonus_points    {large, small, goods}: what bonus tiles and each sold goods tile are worth
        post_bonus      how many sides have won the bonus of the border posts
        boards          {name: {spaces: [{space, x, y, colour, die, area}], links, posts}} of those in play;
                        x, y in widths of a hex, links: spaces joined by a river (solo),
                        posts: [{post, x, y, touches}]
        seats           [{side, dice: [n or null, n or null], pawn, place, private, marker}]
        duchies         by side: board (null while it is chosen), seats, tiles {space: tile}, open [space],
                        storage, storage_limit (null: none), goods {type: n}, goods_limit, silver, workers,
                        sold {type: n}, score, points {source: n}, monasteries [n], powers [n] (borrowed too),
                        large, small [colour], posts (how many are joined), shields {space: number},
                        borrowed (seat or null), areas_done [area], castle (the own secret choice),
                        chosen (has the castle been chosen face down?),
                        route: [{tile, spaces: [{goods, reward, laid}]}]
        solo            null, or {counter, goal, won}

    Tiles are named as in the data: "bank", "cow-3", "monastery-7", "castle", "ship", "inn", "face-down".
    Places to click: slot, stored (by tile), space, die, goods, depot, duchy, store, shield, seat.
    """
    return {
        "mode": "team" if game.private else "solo" if len(game.sides) == 1 else "base",
        "setting": view_setting(game),
        "phase": None if game.phase == NOTHING else PHASE_NAMES[game.phase],
        "phase_points": 0 if game.phase == NOTHING else PHASE_POINTS[game.phase],
        "round": game.round,
        "rounds": ROUNDS,
        "white": die(game.white),
        "row": [GOODS_NAMES[kind] for kind in game.row],
        "order": list(game.order),
        "active": None if game.active == NOBODY else game.active,
        "bought": game.bought,
        "turned": game.turned,
        "hand": tile_name(game.hand),
        "depots": [view_depot(game, depot) for depot in range(DEPOTS)],
        "black": [view_slot(game, slot) for slot in BLACK_SLOTS_USED[game.table]],
        "inns": game.inns,
        "piles": dict(zip(PILE_NAMES, game.left, strict=True)),
        "gone": view_gone(game),
        "gone_goods": by_type(game.gone_goods),
        "bonus": view_bonus(game),
        "bonus_points": {
            "large": LARGE_BONUS[game.table],
            "small": SMALL_BONUS[game.table],
            "goods": POINTS_PER_GOODS[game.table],
        },
        "post_bonus": game.bonus[COLOURS],
        "boards": {me.board.name: view_board(me.board) for me in game.duchies if me.secret != UNDECIDED},
        "seats": [view_seat(game, one) for one in range(len(game.sides))],
        "duchies": [view_duchy(game, side, seat) for side in range(len(game.duchies))],
        "solo": view_solo(game),
    }


def die(shown: int) -> int | None:
    return None if shown == NOTHING else shown + 1


def tile_name(tile: int) -> str | None:
    return None if tile == NO_TILE else TILE_NAMES[tile]


def view_setting(game: Burgundy) -> dict[str, Any]:
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


def view_slot(game: Burgundy, slot: int) -> dict[str, Any]:
    return {"slot": SLOT_NAMES[slot], "tile": tile_name(game.slots[slot])}


def view_depot(game: Burgundy, depot: int) -> dict[str, Any]:
    """A numbered depot; slots that this number of players does not use are left out."""
    piles = PILE_FOR[game.table][max(0, game.phase)]
    slots = []
    for slot in range(depot * SLOTS_PER_DEPOT, (depot + 1) * SLOTS_PER_DEPOT):
        if piles[slot] != NOTHING:
            slots.append({**view_slot(game, slot), "colour": COLOUR_NAMES[piles[slot]]})
    return {
        "depot": DEPOT_NAMES[depot],
        "slots": slots,
        "goods": by_type(game.cargo[depot * GOODS : (depot + 1) * GOODS]),
        "shields": [SHIELD_NAMES[shield] for shield in game.crests[depot]],
    }


def by_type(counts: list[int] | tuple[int, ...]) -> dict[str, int]:
    return {GOODS_NAMES[kind]: count for kind, count in enumerate(counts) if count}


def view_gone(game: Burgundy) -> dict[str, int]:
    """What will not come back."""
    found: dict[str, int] = {}
    for piece in game.gone:
        found[PIECE_NAMES[piece]] = found.get(PIECE_NAMES[piece], 0) + 1
    return found


def view_bonus(game: Burgundy) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for number, colour in enumerate(COLOUR_NAMES):
        large = [side for side, me in enumerate(game.duchies) if me.large >> number & 1]
        small = [side for side, me in enumerate(game.duchies) if me.small >> number & 1]
        found[colour] = {"large": large[0] if large else None, "small": small[0] if small else None}
    return found


def view_board(board: Board) -> dict[str, Any]:
    """What is printed on a duchy."""
    spaces = [
        {
            "space": SPACE_NAMES[space],
            "x": board.places[space][0],
            "y": board.places[space][1],
            "colour": COLOUR_NAMES[board.colour[space]],
            "die": board.die[space] + 1,
            "area": board.area_of[space],
        }
        for space in range(board.spaces)
    ]
    posts = [
        {
            "post": POST_NAMES[number],
            "x": POST_PLACES[number][0],
            "y": POST_PLACES[number][1],
            "touches": [SPACE_NAMES[space] for space in range(board.spaces) if mask >> space & 1],
        }
        for number, mask in enumerate(board.post_masks)
    ]
    links = [[SPACE_NAMES[one], SPACE_NAMES[other]] for one, other in board.links if one < other]
    return {"spaces": spaces, "links": links, "posts": posts, "reconstructed": board.reconstructed}


def view_seat(game: Burgundy, seat: int) -> dict[str, Any]:
    """What belongs to one seat alone."""
    return {
        "side": game.sides[seat],
        "dice": [die(game.dice[2 * seat]), die(game.dice[2 * seat + 1])],
        "pawn": game.pawns[seat],
        "place": game.order.index(seat),
        "private": [TILE_NAMES[tile] for tile in game.private[seat]] if game.private else [],
        "private_limit": PRIVATE_STORAGE if game.private else 0,
        "marker": game.markers[seat] if game.markers else game.duchy_of(seat).score(),
    }


def view_duchy(game: Burgundy, side: int, viewer: int | None) -> dict[str, Any]:
    """A duchy and all its owners have."""
    me = game.duchies[side]
    board = me.board
    mine = viewer is not None and game.sides[viewer] == side
    limit = SHARED_STORAGE if game.private else STORAGE
    return {
        "board": None if me.secret == UNDECIDED else board.name,
        "seats": [seat for seat in range(len(game.sides)) if game.sides[seat] == side],
        "tiles": {
            SPACE_NAMES[space]: TILE_NAMES[tile] for space, tile in enumerate(me.tiles) if tile != NO_TILE
        },
        "open": [SPACE_NAMES[space] for space in range(board.spaces) if me.open >> space & 1],
        "storage": [TILE_NAMES[tile] for tile in me.storage],
        "storage_limit": None if me.crests & ENDLESS_STORAGE else limit,
        "goods": by_type(me.goods),
        "goods_limit": GOODS if len(game.sides) == 1 else GOODS_SPACES,
        "silver": me.silver,
        "workers": me.workers,
        "sold": by_type(me.sold),
        "score": me.score(),
        "points": dict(zip(SOURCE_NAMES, me.points, strict=True)),
        "monasteries": numbers(me.monasteries),
        "powers": numbers(me.powers),
        "large": [name for number, name in enumerate(COLOUR_NAMES) if me.large >> number & 1],
        "small": [name for number, name in enumerate(COLOUR_NAMES) if me.small >> number & 1],
        "posts": posts_joined(me) if board.post_masks else 0,
        "shields": {SPACE_NAMES[both // SHIELDS]: SHIELD_NAMES[both % SHIELDS] for both in me.shields},
        "borrowed": None if me.borrowed == NOBODY else me.borrowed,
        "areas_done": [
            area for area in range(board.areas) if me.covered & board.area_mask[area] == board.area_mask[area]
        ],
        "castle": SPACE_NAMES[me.secret] if mine and me.secret >= 0 else None,
        "chosen": me.secret >= 0,
        "route": view_route(me),
    }


def numbers(bits: int) -> list[int]:
    """The numbers of the monasteries in a mask."""
    return [number for number in range(1, MONASTERY_COUNT + 1) if bits >> number & 1]


def view_route(me: Duchy) -> list[dict[str, Any]]:
    """The trade route with the goods laid on it."""
    found: list[dict[str, Any]] = []
    for place, tile in enumerate(me.route):
        spaces = []
        for number in range(ROUTE_SPACES):
            at = place * ROUTE_SPACES + number
            spaces.append(
                {
                    "goods": GOODS_NAMES[ROUTE_GOODS[tile][number]],
                    "reward": REWARD_NAMES[ROUTE_REWARDS[tile][number]],
                    "laid": GOODS_NAMES[me.laid[at]] if at < len(me.laid) else None,
                }
            )
        found.append({"tile": ROUTE_NAMES[tile], "spaces": spaces})
    return found


def view_solo(game: Burgundy) -> dict[str, Any] | None:
    if len(game.sides) > 1:
        return None
    return {"counter": game.counter, "goal": game.goal, "won": game.won()}


# --- words ----------------------------------------------------------------------------------------

_NAMED = ("animal", "goods", "shield", "colour", "source", "die", "pay", "store", "reward")


def name(field: str, value: str) -> Argument:
    """A readable name for a field's value."""
    if field in _NAMED:
        return Message(f"{field}-{value}")
    if field == "tile" or field == "building":
        return tile_words(value)
    if field == "slot":
        return slot_words(value)
    if field in ("space", "depot", "duchy"):
        return Message(field, **{field: value})
    if field == "seat":
        return seat_name(SEAT_NAMES.index(value))
    return value


def tile_words(tile: str) -> Message:
    """Livestock by animal and number, monasteries by number, the rest by name."""
    number = TILE_NAMES.index(tile)
    kind, _, count = tile.partition("-")
    if ANIMALS_ON[number]:
        return Message("tile-livestock", animal=kind, count=int(count))
    if kind == "monastery":
        return Message("tile-monastery", number=int(count))
    return Message(f"tile-{tile.replace('_', '-')}")


def slot_words(slot: str) -> Message:
    if slot == "inn":
        return Message("slot-inn")
    if slot.startswith("black"):
        return Message("slot-black", number=int(slot.removeprefix("black")))
    return Message("slot-depot", depot=slot[0], letter=slot[1])


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
    "choose-duchy": "duchy",
    "found": "duchy",
    "found-secretly": "duchy",
    "found-secretly-wait": "duchy",
    "turn": "turn",
    "turn-end": "black",
    "extra": "castles",
    "castle": "castles",
    "white-castle": "white",
    "town-hall": "buildings",
    "warehouse": "buildings",
    "carpenter": "buildings",
    "church": "buildings",
    "market": "buildings",
    "crane": "extra",
    "herd": "extra",
    "reward": "routes",
    "ship": "ships",
    "second-depot": "ships",
    "store-goods": "ships",
    "collect": "shields",
    "make-room": "take",
    "make-room-in": "team",
    "choose-storage": "team",
    "use-storage": "team",
    "discard-down": "shields",
    "gift": "shields",
    "tax": "shields",
    "borrow": "shields",
    "coins": "solo",
    "colour-reward": "solo",
    "swap": "solo",
    "give": "solo",
    "order": "solo",
    "end": "turn",
    "over": "end",
    "won": "solo",
    "failed": "solo",
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
        key = BUILDING_NAMES[step.building]
    else:
        key = _PROMPTS[type(step)]
    if isinstance(step, MakeRoom | ChooseStorage | UseStorage | MakeRoomIn):
        args["tile"] = tile_words(TILE_NAMES[game.hand])
    elif isinstance(step, PayTax):
        args["shield"] = name("shield", SHIELD_NAMES[step.shield()])
    elif isinstance(step, TakeReward):
        args["reward"] = name("reward", REWARD_NAMES[step.reward])
    elif isinstance(step, GiveGoods):
        args["count"] = step.left
    elif isinstance(step, TakeTurn):
        key, args["count"] = prompt_turn(game, step.player)
    return Message(f"prompt-{key}" if seat == step.player else f"prompt-{key}-other", **args)


def prompt_turn(game: Burgundy, player: int) -> tuple[str, int]:
    """A turn with dice left asks for actions, one without for a purchase."""
    dice = [shown for shown in game.dice[2 * player : 2 * player + 2] if shown != NOTHING]
    return ("turn" if dice else "turn-end", len(dice))


def prompt_at_end(game: Burgundy) -> Message:
    if game.won() is None:
        return Message("prompt-over")
    return Message("prompt-won" if game.won() else "prompt-failed")


def prompt(game: Burgundy, seat: int | None) -> Prompt:
    """What is asked of whom, for this viewer, and where the rules say more."""
    text = question(game, seat)
    key = text.key.removeprefix("prompt-").removesuffix("-other")
    return Prompt(text, CLAUSES[key])
