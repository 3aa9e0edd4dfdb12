"""What a seat may see, as plain data for clients, and what is asked of whom in words."""

from __future__ import annotations

from typing import Any, NotRequired, cast

from typing_extensions import TypedDict

from ludoteca.core.game import EndTurn, Step
from ludoteca.core.message import Argument, Message, seat_letter, seat_name
from ludoteca.core.title import Prompt
from ludoteca.games.feudum import components as box
from ludoteca.games.feudum import (
    conquest,
    flow,
    improving,
    knowledge,
    moving,
    observe,
    scoring,
    standing,
    trade,
)
from ludoteca.games.feudum.decrees import (
    ClaimVessel,
    DropDecree,
    KeepDecree,
    ReturnDecree,
    Shovels,
    UseMandates,
)
from ludoteca.games.feudum.feeding import EatTile, Feed, next_pawn
from ludoteca.games.feudum.guildhall import UseGuild
from ludoteca.games.feudum.harvest import Harvest, SplitHarvest, TakeFavours
from ludoteca.games.feudum.influence import AddMarkers
from ludoteca.games.feudum.migration import Enter, Migrate
from ludoteca.games.feudum.payment import Pay, StoreSulfur
from ludoteca.games.feudum.round import ChooseCards, ChoosePouch, PlayCard, Repeat, SecondCard, why_idle
from ludoteca.games.feudum.setup import ChooseGoods, FirstPawn
from ludoteca.games.feudum.state import Feudum, Player, bits, hand_size


class Goods(TypedDict):
    """How many there are of every good."""

    saltpeter: int
    sulfur: int
    iron: int
    wood: int
    food: int


class SomeGoods(TypedDict, total=False):
    """How many there are of some goods; of the others there are none."""

    saltpeter: int
    sulfur: int
    iron: int
    wood: int
    food: int


class Vessels(TypedDict):
    """How many there are of every vessel."""

    ship: int
    submersible: int
    flying_machine: int


class SomeTiles(TypedDict, total=False):
    """How many tiles there are of some landscapes; of the others there are none."""

    orchard: int
    archery_range: int
    silver_mine: int
    sulfur_mine: int


class Stars(TypedDict, total=False):
    """Stars in some guilds; in the others there are none."""

    farmer: int
    merchant: int
    alchemist: int
    knight: int
    noble: int
    monk: int


class LocationView(TypedDict):
    """A location with what lies and stands there."""

    name: str
    disc: box.PlaceName
    guild: box.GuildName | None
    """Of a feudum."""
    ruler: int | None
    subject: bool
    serf: int | None
    subject_seal: bool
    serf_seal: bool
    goods: SomeGoods
    landscape: box.LandscapeName | None
    grown: int
    """How much has grown on the landscape."""
    vessels: list[box.VesselName]
    """Abandoned ones."""


class PieceView(TypedDict):
    """A pawn or a monster on the map."""

    name: str
    seat: int
    kind: str
    """A character or a monster."""
    at: str
    vessel: box.VesselName | None
    wine: bool


class MonsterView(TypedDict):
    """Whose a monster is, and where."""

    owner: int | None
    at: str | None


class StackView(TypedDict):
    """The top tile of a stack; epoch 5: the stack is empty."""

    region: box.RegionName
    epoch: int
    late: bool
    """Its epoch has not dawned yet."""
    points: list[int]
    """What it scores for a new farm, town and feudum; nothing if the stack is empty."""


class NextEpoch(TypedDict):
    """How many stacks show the next epoch, and how many must for it to dawn."""

    epoch: int
    showing: int
    needed: int


class Member(TypedDict):
    """Somebody with a star in a guild."""

    seat: int
    stars: int


class FarmerView(TypedDict):
    """The Farmer Guild."""

    ranks: list[int | None]
    """Master, journeyman, apprentice; likewise in every guild."""
    members: list[Member]
    """By standing."""
    reeves: list[int]
    barn: SomeGoods
    hens: list[int]
    """The values of the beads on them."""
    purse: int


class Shelf(TypedDict):
    """What the merchants have of a good; null: nothing to be sold."""

    stock: int
    price: int | None
    """Of the next one to be sold."""


class Shelves(TypedDict):
    """The merchants' shelves."""

    saltpeter: Shelf
    sulfur: Shelf
    iron: Shelf
    wood: Shelf
    food: Shelf


class MerchantView(TypedDict):
    """The Merchant Guild."""

    ranks: list[int | None]
    members: list[Member]
    reeves: list[int]
    shelves: Shelves


class AlchemistView(TypedDict):
    """The Alchemist Guild."""

    ranks: list[int | None]
    members: list[Member]
    reeves: list[int]
    carts: Goods
    vessels: Vessels


class Row(TypedDict):
    """A row of markers of the knights; a colour that nobody plays has no seat."""

    colour: str
    seat: int | None
    markers: int


class KnightView(TypedDict):
    """The Knight Guild."""

    ranks: list[int | None]
    members: list[Member]
    reeves: list[int]
    rows: list[Row]
    supply: dict[str, int]
    """Markers beside it, by colour."""


class NobleView(TypedDict):
    """The Noble Guild."""

    ranks: list[int | None]
    members: list[Member]
    reeves: list[int]
    scrolls: dict[str, bool]
    """Whether a seal lies on each."""
    seals: int
    """In the supply."""


class MonkView(TypedDict):
    """The Monk Guild."""

    ranks: list[int | None]
    members: list[Member]
    reeves: list[int]
    rosary: list[int]
    """The values of the beads on it."""
    coffer: int


class GuildsView(TypedDict):
    """The six guilds."""

    farmer: FarmerView
    merchant: MerchantView
    alchemist: AlchemistView
    knight: KnightView
    noble: NobleView
    monk: MonkView


class SupplyView(TypedDict):
    """What lies beside the board."""

    discs: dict[str, int]
    vessels: Vessels
    targets: int
    seals: int


class PlayerView(TypedDict):
    """What everybody sees of a player."""

    score: int
    points: dict[str, int]
    """By source."""
    goods: Goods
    barrel: int
    shillings: int
    markers: int
    seals: int
    beads: list[int]
    tiles: SomeTiles
    vessels: Vessels
    pawns_left: int
    decrees: int
    """How many."""
    cards: int
    """How many are chosen and not yet played."""
    ready: bool
    """All cards are chosen."""
    played: list[str]
    pouch: box.BonusName | None
    moves: int
    voyage: int
    military: int
    reeves: list[box.GuildName]
    free_discs: int
    slayer: bool
    regions: int
    stars: Stars


class WorkView(TypedDict):
    """The push or pull under way."""

    guild: box.GuildName
    function: box.FunctionName
    host: int | None
    """Whose rank it is, at a feast."""


class BattleView(TypedDict):
    """The attack under way."""

    attacker: int
    defender: int
    piece: str | None
    """None: the feudum is attacked."""
    location: str
    attack: int
    defence: int
    defended: bool


class AskedView(TypedDict):
    """What is asked of whom, and what it is about; while all choose cards, the viewer comes first."""

    seat: int
    what: str
    """The prompt's key."""
    piece: NotRequired[str]
    location: NotRequired[str]
    face: NotRequired[box.GuildName]
    good: NotRequired[box.GoodName]
    left: NotRequired[int]


class FeudumView(TypedDict):
    """The table of Feudum as a seat sees it: seats are numbers from 0, all else goes by the data's names."""

    players: int
    advanced: bool
    takeover: bool
    any_goods: bool
    """A mandate gives three goods at random."""
    piers: bool
    """Serpents come only to piers."""
    round: int
    """0 while the game is set up."""
    epoch: int
    """5 is the last."""
    first: int
    active: int | None
    """Whose turn it is."""
    locations: list[LocationView]
    pieces: list[PieceView]
    monsters: dict[str, MonsterView]
    stacks: list[StackView]
    next_epoch: NextEpoch | None
    guilds: GuildsView
    supply: SupplyView
    bag: Goods
    tiles_gone: int
    deck: int
    deck_known: dict[str, str]
    """What the viewer knows to lie in the deck, by place from the top."""
    ferries: bool
    """Whether they run."""
    seats: list[PlayerView]
    hand: list[str]
    """Own chosen cards not yet played."""
    idle: dict[str, str]
    """While the viewer chooses or plays cards: those that would do nothing now, and the text saying why."""
    decrees: list[str]
    charters: dict[str, int]
    """Own charters: points now."""
    drawn: list[str]
    """Decrees the viewer is looking at."""
    crop: SomeGoods
    """A harvest being inspected."""
    work: WorkView | None
    battle: BattleView | None
    asked: AskedView | None


def view(game: Feudum, seat: int | None) -> FeudumView:
    """The table as a seat sees it; None for an onlooker, who sees no decrees and no chosen cards."""
    stars = standing.stars_of_all(game)
    found: FeudumView = {
        "players": len(game.players),
        "advanced": game.setting.advanced,
        "takeover": game.setting.takeover,
        "any_goods": game.setting.any_goods,
        "piers": game.setting.piers,
        "round": game.round,
        "epoch": game.epoch,
        "first": game.first,
        "active": someone(game.active),
        "locations": [view_location(game, location) for location in range(box.LOCATIONS)],
        "pieces": view_pieces(game),
        "monsters": {
            box.MONSTER_NAMES[n]: {
                "owner": someone(game.monster_owner[n]),
                "at": named(box.LOCATION_NAMES, game.monster_at[n]),
            }
            for n in range(box.MONSTERS)
        },
        "stacks": [view_stack(game, region) for region in range(box.REGIONS)],
        "next_epoch": view_next_epoch(game),
        "guilds": view_guilds(game, stars),
        "supply": {
            "discs": dict(zip(box.DISC_NAMES, [max(0, n) for n in game.disc_supply], strict=True)),
            "vessels": vessels(game.vessel_supply),
            "targets": game.targets,
            "seals": len(game.seals),
        },
        "bag": goods(game.bag),
        "tiles_gone": game.gone,
        "deck": len(game.deck),
        "deck_known": view_deck(game, seat),
        "ferries": game.ferries_run(),
        "seats": [view_player(game, who, stars) for who in range(len(game.players))],
        "hand": [],
        "idle": {},
        "decrees": [],
        "charters": {},
        "drawn": [],
        "crop": some_goods(game.crop),
        "work": view_work(game),
        "battle": view_battle(game),
        "asked": view_asked(game, seat),
    }
    if seat is not None:
        me = game.players[seat]
        found["hand"] = cards(me.chosen)
        found["idle"] = view_idle(game, seat)
        found["decrees"] = [box.DECREE_NAMES[decree] for decree in me.decrees]
        found["charters"] = {
            box.DECREE_NAMES[decree]: scoring.charter_points(game, seat, decree)
            for decree in me.decrees
            if decree >= len(box.DECREE_NAMES) // 2
        }
        if seat == game.active:
            found["drawn"] = [box.DECREE_NAMES[decree] for decree in game.drawn]
    return found


def view_idle(game: Feudum, seat: int) -> dict[str, str]:
    """The cards that would do nothing as things stand, with the key of the reason."""
    if seat not in game.deciding():
        return {}
    if not isinstance(game.step_of(seat), ChooseCards | PlayCard | SecondCard):
        return {}
    played = game.players[seat].played
    found: dict[str, str] = {}
    for card in range(box.CARDS):
        reason = None if played >> card & 1 else why_idle(game, seat, card)
        if reason is not None:
            found[box.CARD_NAMES[card]] = reason.kind.key
    return found


def view_deck(game: Feudum, seat: int | None) -> dict[str, str]:
    """The decrees whose place in the deck a seat knows."""
    found: dict[str, str] = {}
    for item in game.known:
        if knowledge.seat_of(item) == seat:
            for place in range(len(game.deck)):
                if item & knowledge.ANYWHERE == knowledge.deck(place):
                    found[str(place + 1)] = box.DECREE_NAMES[knowledge.decree_of(item)]
    return found


def someone(seat: int) -> int | None:
    return None if seat == box.NOBODY else seat


def named(names: list[str], value: int) -> str | None:
    return None if value == box.NOTHING else names[value]


def some(names: list[str], counts: tuple[int, ...] | list[int]) -> dict[str, int]:
    """Counts by name, without zeros."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def goods(counts: list[int]) -> Goods:
    return cast(Goods, dict(zip(box.GOOD_NAMES, counts, strict=True)))


def some_goods(counts: tuple[int, ...] | list[int]) -> SomeGoods:
    return cast(SomeGoods, some(box.GOOD_NAMES, counts))


def vessels(counts: tuple[int, ...]) -> Vessels:
    return cast(Vessels, dict(zip(box.VESSEL_NAMES, counts, strict=True)))


def guild_name(guild: int) -> box.GuildName:
    return cast(box.GuildName, box.GUILD_NAMES[guild])


def vessel_name(vessel: int) -> box.VesselName:
    return cast(box.VesselName, box.VESSEL_NAMES[vessel])


def view_stack(game: Feudum, region: int) -> StackView:
    top = game.stacks[region]
    left = top <= box.EPOCHS
    return {
        "region": cast(box.RegionName, box.REGION_NAMES[region]),
        "epoch": top,
        "late": left and top > game.epoch,
        "points": box.IMPROVE_POINTS[top][box.FARM :] if left else [],
    }


def cards(mask: int) -> list[str]:
    return [box.CARD_NAMES[card] for card in range(box.CARDS) if mask >> card & 1]


def view_location(game: Feudum, location: int) -> LocationView:
    """A location with what lies and stands there."""
    disc = game.discs[location]
    landscape = game.landscape[location]
    packed = game.goods[location]
    lying = [packed >> box.GOOD_BITS * good & box.GOOD_MASK for good in range(box.GOODS)]
    return {
        "name": box.LOCATION_NAMES[location],
        "disc": cast(box.PlaceName, box.DISC_NAMES[disc] if disc < box.FEUDUM else "feudum"),
        "guild": guild_name(disc - box.FEUDUM) if disc >= box.FEUDUM else None,
        "ruler": someone(game.ruler[location]),
        "subject": game.subjects >> location & 1 == 1,
        "serf": someone(game.serf[location]),
        "subject_seal": game.subject_seals >> location & 1 == 1,
        "serf_seal": game.serf_seals >> location & 1 == 1,
        "goods": some_goods(lying),
        "landscape": cast(box.LandscapeName | None, named(box.LANDSCAPE_NAMES, landscape)),
        "grown": game.grown[location],
        "vessels": [vessel_name(v % box.VESSELS) for v in game.adrift if v // box.VESSELS == location],
    }


def view_pieces(game: Feudum) -> list[PieceView]:
    """Pawns and monsters on the map."""
    found: list[PieceView] = []
    for seat, player in enumerate(game.players):
        for pawn in range(box.PAWNS):
            if player.faces[pawn] != box.NOTHING:
                found.append(
                    {
                        "name": box.PIECE_NAMES[box.PAWNS * seat + pawn],
                        "seat": seat,
                        "kind": box.GUILD_NAMES[player.faces[pawn]],
                        "at": box.LOCATION_NAMES[player.at[pawn]],
                        "vessel": None
                        if player.aboard[pawn] == box.NOTHING
                        else vessel_name(player.aboard[pawn]),
                        "wine": player.wine >> pawn & 1 == 1,
                    }
                )
    for monster in range(box.MONSTERS):
        if game.monster_at[monster] != box.NOTHING:
            found.append(
                {
                    "name": box.MONSTER_NAMES[monster],
                    "seat": game.monster_owner[monster],
                    "kind": box.MONSTER_NAMES[monster],
                    "at": box.LOCATION_NAMES[game.monster_at[monster]],
                    "vessel": None,
                    "wine": False,
                }
            )
    return found


def view_next_epoch(game: Feudum) -> NextEpoch | None:
    if game.epoch > box.EPOCHS:
        return None
    dawning = game.epoch + 1
    showing = len([top for top in game.stacks if top >= dawning])
    return {"epoch": dawning, "showing": showing, "needed": box.SHOWING[dawning]}


def view_guilds(game: Feudum, stars: list[int]) -> GuildsView:
    """Ranks, members and goods of every guild."""
    rows = range(box.ROWS_IN_USE[len(game.players)])
    found: dict[str, dict[str, Any]] = {}
    for guild, name in enumerate(box.GUILD_NAMES):
        found[name] = {
            "ranks": [someone(seat) for seat in game.ranks[box.RANKS * guild : box.RANKS * (guild + 1)]],
            "members": [
                {"seat": seat, "stars": stars[seat * box.GUILDS + guild]} for seat in game.members[guild]
            ],
            "reeves": [seat for seat, player in enumerate(game.players) if player.reeves >> guild & 1],
        }
    found["farmer"].update(
        barn=some_goods(game.barn), hens=[box.BEAD_VALUES[value] for value in game.hens], purse=game.purse
    )
    found["merchant"]["shelves"] = {
        name: {
            "stock": game.shelf[good],
            "price": box.PRICES[good][game.shelf[good] - 1] if game.shelf[good] else None,
        }
        for good, name in enumerate(box.GOOD_NAMES)
    }
    found["alchemist"].update(carts=goods(game.carts), vessels=vessels(game.for_sale))
    found["knight"].update(
        rows=[
            {
                "colour": box.COLOURS[colour],
                "seat": colour if colour < len(game.players) else None,
                "markers": game.row[colour],
            }
            for colour in rows
        ],
        supply={box.COLOURS[colour]: game.supply[colour] for colour in rows},
    )
    found["noble"].update(
        scrolls={box.SCROLL_NAMES[n]: game.scrolls >> n & 1 == 1 for n in range(box.SCROLLS)},
        seals=len(game.seals),
    )
    found["monk"].update(rosary=[box.BEAD_VALUES[value] for value in game.rosary], coffer=game.coffer)
    return cast(GuildsView, found)


def view_player(game: Feudum, seat: int, stars: list[int]) -> PlayerView:
    """What everybody sees of a player."""
    player = game.players[seat]
    return {
        "score": player.score(),
        "points": dict(zip(box.SOURCE_NAMES, player.points, strict=True)),
        "goods": goods(player.goods),
        "barrel": player.barrel,
        "shillings": player.shillings,
        "markers": player.markers,
        "seals": len(player.seals),
        "beads": [box.BEAD_VALUES[value] for value, count in enumerate(player.beads) for _ in range(count)],
        "tiles": cast(SomeTiles, some(box.LANDSCAPE_NAMES, player.tiles)),
        "vessels": vessels(player.vessels),
        "pawns_left": box.PAWNS - player.pawns_in_play(),
        "decrees": len(player.decrees),
        "cards": bits(player.chosen),
        "ready": is_ready(player),
        "played": cards(player.played),
        "pouch": None
        if player.pouch == box.NOTHING
        else cast(box.BonusName, box.BONUS_NAMES[player.pouch % 2]),
        "moves": player.moves,
        "voyage": player.voyage,
        "military": player.military,
        "reeves": [guild_name(guild) for guild in range(box.GUILDS) if player.reeves >> guild & 1],
        "free_discs": player.free_discs(),
        "slayer": player.slayer,
        "regions": bits(scoring.active_regions(game, seat)),
        "stars": cast(Stars, some(box.GUILD_NAMES, stars[seat * box.GUILDS : (seat + 1) * box.GUILDS])),
    }


def is_ready(player: Player) -> bool:
    """Has this player chosen all cards of the round?"""
    return player.played != 0 or bits(player.chosen) == hand_size(player)


def view_work(game: Feudum) -> WorkView | None:
    if game.guild == box.NOTHING:
        return None
    return {
        "guild": guild_name(game.guild),
        "function": cast(box.FunctionName, box.FUNCTION_NAMES[game.function]),
        "host": someone(game.host),
    }


def view_battle(game: Feudum) -> BattleView | None:
    """An attack under way, with what each side has so far."""
    for step in game.stack[::-1]:
        if isinstance(step, conquest.Reinforce):
            attacker, defended = step.player, step.defended
        elif isinstance(step, conquest.Defend):
            attacker, defended = step.attacker, False
        else:
            continue
        return {
            "attacker": attacker,
            "defender": conquest.owner_of(game, step.piece, step.location),
            "piece": named(box.PIECE_NAMES, step.piece),
            "location": box.LOCATION_NAMES[step.location],
            "attack": conquest.attack_value(game, attacker, step.piece, step.location),
            "defence": conquest.defence_value(game, step.piece, step.location) + int(defended),
            "defended": defended,
        }
    return None


def step_for(game: Feudum, seat: int | None) -> Step[Any]:
    """The decision that concerns a viewer: its own while all choose at once, else the one on top."""
    place = game.place_in_run(seat) if seat is not None else -1
    return game.stack[place]


def view_asked(game: Feudum, seat: int | None) -> AskedView | None:
    """Who has to decide what."""
    return cast(AskedView, asked_of(game, step_for(game, seat))) if game.stack else None


def asked_of(game: Feudum, step: Step[Any]) -> dict[str, Any]:
    """What a decision is about, where it is about something."""
    found: dict[str, Any] = {"seat": step.player, "what": KEYS[type(step)]}
    for key, names in (
        ("piece", box.PIECE_NAMES),
        ("location", box.LOCATION_NAMES),
        ("face", box.GUILD_NAMES),
    ):
        value = getattr(step, key, box.NOTHING)
        if value != box.NOTHING:
            found[key] = names[value]
    if isinstance(step, Feed):
        found["piece"] = box.PIECE_NAMES[box.PAWNS * step.player + next_pawn(step.hungry)]
    if isinstance(step, Pay):
        found["good"] = box.GOOD_NAMES[step.cost[0]]
    left = number_of(game, step)
    if left is not None:
        found["left"] = left
    return found


# --- names and prompts --------------------------------------------------------------------------------


def name(field: str, value: str) -> Argument:
    """A readable name for a field's value."""
    if field == "face":
        return Message(f"character-{value}")
    if field == "piece":
        return name_piece(value)
    if field in ("route", "way"):
        kind, here, there = value.split("-")
        return Message(
            field,
            kind=Message(f"route-{kind}"),
            here=Message(f"location-{here}"),
            there=Message(f"location-{there}"),
        )
    if field == "scroll":
        return value
    if field == "amount":
        return int(value)
    if field == "yield":
        return Message(f"grows-{value}")
    if field == "option":
        return Message(f"choice-{value}")
    if field == "disc" and value.startswith("feudum_"):
        return Message("disc-feudum", guild=Message(f"guild-{value.removeprefix('feudum_')}"))
    if field == "row":
        return seat_letter(box.COLOURS.index(value))
    return Message(f"{field}-{value}")


def name_piece(value: str) -> Message:
    number = box.PIECE_NAMES.index(value)
    if value in box.MONSTER_NAMES:
        return Message(f"monster-{value}")
    return Message("pawn", player=seat_name(number // box.PAWNS), number=number % box.PAWNS + 1)


KEYS: dict[type[Step[Any]], str] = {
    ChooseGoods: "goods",
    FirstPawn: "first-pawn",
    Enter: "enter",
    StoreSulfur: "store",
    Pay: "pay",
    ChoosePouch: "pouch",
    ChooseCards: "cards",
    PlayCard: "play",
    SecondCard: "second",
    UseMandates: "mandates",
    standing.JoinGuild: "join",
    Repeat: "repeat",
    Migrate: "migrate",
    moving.MovePieces: "move",
    moving.Godspeed: "godspeed",
    moving.Pilfer: "pilfer",
    moving.SetOut: "set-out",
    AddMarkers: "influence",
    improving.Improve: "improve",
    improving.FoundFeudum: "found",
    improving.DrawTile: "tile",
    improving.LayLandscape: "lay",
    improving.Collect: "collect",
    KeepDecree: "keep",
    ReturnDecree: "return",
    DropDecree: "drop",
    Shovels: "shovels",
    ClaimVessel: "claim",
    Harvest: "harvest",
    SplitHarvest: "split",
    TakeFavours: "favours",
    conquest.Conquer: "conquer",
    conquest.Reinforce: "reinforce",
    conquest.Defend: "defend",
    conquest.Immunity: "immunity",
    conquest.Serve: "serve",
    UseGuild: "guild",
    trade.SendGoods: "send",
    trade.TakePay: "payment",
    trade.BuyGoods: "buy",
    trade.BuyVessel: "vessel",
    trade.TameBeast: "tame",
    trade.DeployBeast: "deploy",
    trade.BuySeals: "seals",
    flow.ShiftGoods: "shift",
    flow.Invent: "invent",
    flow.Exchange: "exchange",
    flow.PlaceSeal: "scroll",
    flow.MoveSeals: "move-seals",
    flow.PlaceReeve: "reeve",
    Feed: "feed",
    EatTile: "eat-tile",
    EndTurn: "end",
}


COUNTED = (ChooseCards, SplitHarvest, trade.TakePay, trade.BuyGoods)
"""What asks for several things, beside the steps that say how many are left."""


def number_of(game: Feudum, step: Step[Any]) -> int | None:
    """How many of something are still to be chosen; None where one thing is asked for."""
    is_counted = isinstance(step, COUNTED) or hasattr(step, "left")
    return observe.number_of(game, step) if is_counted else None


CLAUSES = {
    "goods": "setup.28",
    "first-pawn": "setup.29",
    "enter": "migrate.3",
    "store": "goods.5",
    "pay": "goods.2",
    "pouch": "round.7",
    "cards": "round.2",
    "cards-wait": "round.2",
    "play": "round.3",
    "second": "round.9",
    "mandates": "decrees.5",
    "join": "status.7",
    "repeat": "repeat.1",
    "migrate": "migrate.1",
    "move": "move.1",
    "godspeed": "move.28",
    "pilfer": "move.15",
    "set-out": "move.23",
    "influence": "influence.1",
    "improve": "improve.1",
    "found": "improve.5",
    "tile": "improve.11",
    "lay": "landscapes.1",
    "collect": "landscapes.6",
    "keep": "explore.2",
    "return": "explore.4",
    "drop": "decrees.7",
    "shovels": "explore.5",
    "claim": "decrees.15",
    "harvest": "harvest.1",
    "split": "harvest.6",
    "favours": "harvest.11",
    "conquer": "conquer.1",
    "reinforce": "conquer.21",
    "defend": "defend.1",
    "immunity": "starve.7",
    "serve": "military.2",
    "guild": "guilds.1",
    "send": "farmer.1",
    "payment": "farmer.2",
    "buy": "merchant.1",
    "vessel": "alchemist.1",
    "tame": "monsters.1",
    "deploy": "monsters.4",
    "seals": "noble.1",
    "reeve": "reeves.1",
    "feed": "feeding.1",
    "eat-tile": "feeding.8",
    "end": "round.3",
    "over": "final.12",
}
"""Where the rules say more about what is asked, by the key of the prompt."""


def question(game: Feudum, seat: int | None) -> Message:
    """What is asked of whom, for the status line of this viewer."""
    if not game.stack:
        return Message("prompt-over")
    step = step_for(game, seat)
    who = step.player
    if isinstance(step, ChooseCards) and seat != who:
        return Message("prompt-cards-other" if seat is None else "prompt-cards-wait")
    args: dict[str, Argument] = {"player": seat_name(who)}
    asked = asked_of(game, step)
    for key in ("piece", "location", "face", "good"):
        if key in asked:
            args[key] = name(key, asked[key])
    if "left" in asked:
        args["number"] = asked["left"]
    if isinstance(step, conquest.Reinforce | conquest.Defend):
        battle = view_battle(game)
        assert battle is not None
        args["attack"] = battle["attack"]
        args["defence"] = battle["defence"]
    if isinstance(step, conquest.Defend | conquest.Immunity):
        args["attacker"] = seat_name(step.attacker)
    key = f"prompt-{KEYS[type(step)]}"
    return Message(key if seat == who else f"{key}-other", **args)


WORK_CLAUSES = {
    "push": ("farmer.9", "merchant.7", "alchemist.5", "knight.3", "noble.4", "monk.7"),
    "pull": ("farmer.7", "merchant.4", "alchemist.2", "knight.2", "noble.2", "monk.5"),
}
"""Where the rules say more about the work of each guild."""


def clause(game: Feudum, key: str) -> str:
    """Where the rules say more about what is asked; the work of a guild is a matter of that guild."""
    if key in CLAUSES:
        return CLAUSES[key]
    return WORK_CLAUSES[box.FUNCTION_NAMES[game.function]][game.guild]


def prompt(game: Feudum, seat: int | None) -> Prompt:
    """What is asked of whom, for this viewer, and where the rules say more."""
    text = question(game, seat)
    key = text.key.removeprefix("prompt-").removesuffix("-other")
    return Prompt(text, clause(game, key))
