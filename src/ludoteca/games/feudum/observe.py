"""A position as a seat sees it, in numbers; nothing in it that the seat cannot know.

Seats are turned so that the viewer comes first, and there is room for the largest number of players. Pieces
are the pawns of each seat, then the monsters.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import EndTurn, Step
from ludoteca.core.observation import Block, Observation, Pending, Sight
from ludoteca.games.feudum import components as box
from ludoteca.games.feudum import conquest, flow, improving, knowledge, moving, standing, trade
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
from ludoteca.games.feudum.harvest import Harvest, SplitHarvest, TakeFavours, total
from ludoteca.games.feudum.influence import AddMarkers
from ludoteca.games.feudum.migration import Enter, Migrate
from ludoteca.games.feudum.payment import Pay, StoreSulfur
from ludoteca.games.feudum.round import ChooseCards, ChoosePouch, PlayCard, Repeat, SecondCard
from ludoteca.games.feudum.setup import ChooseGoods, FirstPawn
from ludoteca.games.feudum.state import Feudum, Player, bits, hand_size

_SEATS: Final = box.MOST_PLAYERS
_PIECES: Final = len(box.PIECE_NAMES)
_BEADS: Final = len(box.BEAD_VALUES)
_BONUSES: Final = len(box.BONUS_NAMES)
_FUNCTIONS: Final = len(box.FUNCTION_NAMES)
PENDING: Final = Pending(
    [
        *(ChooseGoods, FirstPawn, Enter, StoreSulfur, Pay, ChoosePouch, ChooseCards, PlayCard, SecondCard),
        *(
            UseMandates,
            standing.JoinGuild,
            Repeat,
            Migrate,
            moving.MovePieces,
            moving.Godspeed,
            moving.Pilfer,
        ),
        *(moving.SetOut, AddMarkers, improving.Improve, improving.FoundFeudum, improving.DrawTile),
        *(improving.LayLandscape, improving.Collect, KeepDecree, ReturnDecree, DropDecree, Shovels),
        *(ClaimVessel, Harvest, SplitHarvest, TakeFavours, conquest.Conquer, conquest.Reinforce),
        *(conquest.Defend, conquest.Immunity, conquest.Serve, UseGuild, trade.SendGoods, trade.TakePay),
        *(trade.BuyGoods, trade.BuyVessel, trade.TameBeast, trade.DeployBeast, trade.BuySeals),
        *(flow.ShiftGoods, flow.Invent, flow.Exchange, flow.PlaceSeal, flow.MoveSeals, flow.PlaceReeve),
        *(Feed, EatTile, EndTurn),
    ]
)
_EACH: Final = "of each seat, the viewer first"
_PLACES: Final = f"by location: {', '.join(box.LOCATION_NAMES)}"
_GOODS: Final = ", ".join(box.GOOD_NAMES)
_GUILDS: Final = ", ".join(box.GUILD_NAMES)
_DECREES: Final = ", ".join(box.DECREE_NAMES)
_VESSELS: Final = ", ".join(box.VESSEL_NAMES)
_BY_PIECE: Final = "the pawns of each seat, the viewer first, then behemoth and sea serpent"

OBSERVATION: Final = Observation(
    1,
    [
        Block("players", _SEATS - 1, "how many play: two, three, four, five"),
        Block(
            "options",
            4,
            "what was agreed: advanced, takeover, a mandate gives any goods, serpents only at piers",
        ),
        Block("round", 1, "the round", 10, 10.0),
        Block("epoch", 1, "the epoch", box.LAST_EPOCH),
        Block("first", _SEATS, f"who is the starting player, {_EACH}"),
        Block("active", _SEATS, f"whose turn it is, {_EACH}"),
        Block("asked", _SEATS, f"who is to choose, {_EACH}; several while cards are chosen"),
        Block("pending", PENDING.count, f"what is asked: {', '.join(PENDING.names)}"),
        Block("about_piece", _PIECES, f"the piece that the decision is about: {_BY_PIECE}"),
        Block("about_location", box.LOCATIONS, f"the location that the decision is about, {_PLACES}"),
        Block("about_face", box.GUILDS, f"the character that the decision is about: {_GUILDS}"),
        Block("about_good", box.GOODS, f"the good to be paid: {_GOODS}"),
        Block("left", 1, "how many are still to be chosen", 5, 20.0),
        Block("discs", box.LOCATIONS * box.DISCS, f"discs, {_PLACES}; each: {', '.join(box.DISC_NAMES)}"),
        Block(
            "goods_at",
            box.LOCATIONS * box.GOODS,
            f"goods that lie on the map, {_PLACES}; each: {_GOODS}",
            box.BARN,
            6.4,
        ),
        Block(
            "landscape",
            box.LOCATIONS * box.LANDSCAPES,
            f"landscapes, {_PLACES}; each: {', '.join(box.LANDSCAPE_NAMES)}",
        ),
        Block("grown", box.LOCATIONS, f"what has grown, {_PLACES}", box.EPOCHS, 10.0),
        Block(
            "adrift", box.LOCATIONS * box.VESSELS, f"abandoned vessels, {_PLACES}; each: {_VESSELS}", 1, 3.0
        ),
        Block("subject", box.LOCATIONS, f"a second marker of the ruler, {_PLACES}"),
        Block("subject_seal", box.LOCATIONS, f"a seal under that marker, {_PLACES}"),
        Block("serf_seal", box.LOCATIONS, f"a seal under the serf, {_PLACES}"),
        Block("ruler", _SEATS * box.LOCATIONS, f"who rules, {_EACH}, {_PLACES}"),
        Block("serf", _SEATS * box.LOCATIONS, f"who has a serf, {_EACH}, {_PLACES}"),
        Block("monster_at", box.MONSTERS * box.LOCATIONS, f"where behemoth and sea serpent are, {_PLACES}"),
        Block("monster_owner", box.MONSTERS * _SEATS, f"whose they are, {_EACH}"),
        Block(
            "stacks",
            box.REGIONS,
            f"epoch of the top tile by region: {', '.join(box.REGION_NAMES)}",
            box.LAST_EPOCH,
        ),
        Block("gone", 1, "tiles out of the game", box.TILES),
        Block("bag", box.GOODS, f"goods in the bag: {_GOODS}", 10, 10.0),
        Block("disc_supply", box.DISCS, f"discs in the supply: {', '.join(box.DISC_NAMES)}", 10, 3.0),
        Block("vessel_supply", box.VESSELS, f"vessels in the supply: {_VESSELS}", 3),
        Block("targets", 1, "target tokens in the supply", 10, 5.0),
        Block("seals_left", 1, "seals in the supply", box.TOKENS),
        Block("deck", 1, "decrees in the deck", box.DECREES),
        Block(
            "ranks",
            box.GUILDS * box.RANKS * _SEATS,
            f"whose markers lie in each guild, by rank, {_EACH}: {_GUILDS}",
        ),
        Block(
            "standing",
            box.GUILDS * _SEATS,
            f"place in each guild from 1 for the first, {_EACH}: {_GUILDS}",
            _SEATS,
        ),
        Block("stars", box.GUILDS * _SEATS, f"stars in each guild, {_EACH}: {_GUILDS}", 5, 20.0),
        Block("reeves", _SEATS * box.GUILDS, f"reeves, {_EACH}: {_GUILDS}"),
        Block("barn", box.GOODS, f"farmers: goods in the barn: {_GOODS}", box.BARN),
        Block("hens", box.HENS * _BEADS, "farmers: beads by place, each by value: 2, 3, 4, 5"),
        Block("purse", 1, "farmers: shillings in the purse", 10, 10.0),
        Block("shelf", box.GOODS, f"merchants: goods on the shelves: {_GOODS}", box.SHELF),
        Block("carts", box.GOODS, f"alchemists: goods in the carts: {_GOODS}", max(box.CARTS)),
        Block("for_sale", box.VESSELS, f"alchemists: vessels for sale: {_VESSELS}", 3),
        Block("rows", _SEATS, f"knights: markers in the row, {_EACH}, then colours nobody plays", box.ROW),
        Block(
            "row_supply",
            _SEATS,
            f"knights: markers beside the row, {_EACH}, then colours nobody plays",
            10,
            4.0,
        ),
        Block("scrolls", box.SCROLLS, f"nobles: seals on the scrolls: {', '.join(box.SCROLL_NAMES)}"),
        Block("rosary", box.ROSARY * _BEADS, "monks: beads by place, each by value: 2, 3, 4, 5"),
        Block("coffer", 1, "monks: shillings in the coffer", 10, 10.0),
        Block("work", box.GUILDS, f"the guild whose work is under way: {_GUILDS}"),
        Block("function", _FUNCTIONS, f"the work under way: {', '.join(box.FUNCTION_NAMES)}"),
        Block("host", _SEATS, f"whose guild is visited, {_EACH}"),
        Block("crop", box.GOODS, f"a harvest being looked at: {_GOODS}", box.BARN, 3.0),
        Block("attacker", _SEATS, f"who attacks, {_EACH}"),
        Block("defender", _SEATS, f"who is attacked, {_EACH}"),
        Block("attacked_piece", _PIECES, f"the piece that is attacked: {_BY_PIECE}"),
        Block("attacked_location", box.LOCATIONS, f"where the attack is, {_PLACES}"),
        Block("fight", 3, "strength of the attack, strength of the defence, a Defend card helps", 5, 10.0),
        Block(
            "points",
            _SEATS * box.SOURCES,
            f"points by source, {_EACH}: {', '.join(box.SOURCE_NAMES)}",
            50,
            6.0,
            -6.0,
        ),
        Block("goods", _SEATS * box.GOODS, f"goods, {_EACH}: {_GOODS}", 5, 6.0),
        Block("barrel", _SEATS, f"sulfur in the barrel, {_EACH}", box.BARREL),
        Block("shillings", _SEATS, f"shillings, {_EACH}", 10, 20.0),
        Block("markers", _SEATS, f"influence markers at hand, {_EACH}", box.MARKERS),
        Block("seals", _SEATS, f"seals, {_EACH}", box.TOKENS),
        Block("beads", _SEATS * _BEADS, f"beads, {_EACH}, by value: 2, 3, 4, 5", 5, 4.0),
        Block("tiles", _SEATS * box.LANDSCAPES, f"tiles, {_EACH}: {', '.join(box.LANDSCAPE_NAMES)}", 3, 8.0),
        Block("vessels", _SEATS * box.VESSELS, f"vessels, {_EACH}: {_VESSELS}", 3),
        Block("decree_count", _SEATS, f"how many decrees, {_EACH}", box.HAND_LIMIT + 1),
        Block("card_count", _SEATS, f"cards chosen and not yet played, {_EACH}", box.HAND + 1),
        Block("ready", _SEATS, f"has chosen all cards of the round, {_EACH}"),
        Block(
            "played", _SEATS * box.CARDS, f"cards played in this round, {_EACH}: {', '.join(box.CARD_NAMES)}"
        ),
        Block("pouch", _SEATS * _BONUSES, f"bonus on the pouch, {_EACH}: {', '.join(box.BONUS_NAMES)}"),
        Block("moves", _SEATS, f"successful moves of the round, {_EACH}", box.HAND + 2),
        Block("voyage", _SEATS, f"place on the voyage, {_EACH}", box.MONASTERY),
        Block("military", _SEATS, f"place in military service, {_EACH}", box.MILITARY),
        Block("slayer", _SEATS, f"has slain a monster, {_EACH}"),
        Block("pawn_at", _SEATS * box.PAWNS * box.LOCATIONS, f"where each pawn is, {_EACH}, {_PLACES}"),
        Block(
            "pawn_face", _SEATS * box.PAWNS * box.GUILDS, f"the character each pawn shows, {_EACH}: {_GUILDS}"
        ),
        Block(
            "pawn_aboard",
            _SEATS * box.PAWNS * box.VESSELS,
            f"the vessel each pawn is on, {_EACH}: {_VESSELS}",
        ),
        Block("pawn_wine", _SEATS * box.PAWNS, f"sulfur on each pawn, {_EACH}"),
        Block("hand", box.CARDS, f"the viewer's chosen cards: {', '.join(box.CARD_NAMES)}"),
        Block("decrees", box.DECREES, f"the viewer's decrees: {_DECREES}"),
        Block("drawn", box.DECREES, "decrees the viewer is looking at"),
        Block(
            "deck_known",
            box.DECREES * box.DECREES,
            "decrees the viewer knows to lie in the deck: by place from the top, each by decree",
        ),
    ],
)

_PLAYERS: Final = OBSERVATION.at("players")
_OPTIONS: Final = OBSERVATION.at("options")
_ROUND: Final = OBSERVATION.at("round")
_EPOCH: Final = OBSERVATION.at("epoch")
_FIRST: Final = OBSERVATION.at("first")
_ACTIVE: Final = OBSERVATION.at("active")
_ASKED: Final = OBSERVATION.at("asked")
_STEP: Final = OBSERVATION.at("pending")
_ABOUT_PIECE: Final = OBSERVATION.at("about_piece")
_ABOUT_LOCATION: Final = OBSERVATION.at("about_location")
_ABOUT_FACE: Final = OBSERVATION.at("about_face")
_ABOUT_GOOD: Final = OBSERVATION.at("about_good")
_LEFT: Final = OBSERVATION.at("left")
_DISCS: Final = OBSERVATION.at("discs")
_GOODS_AT: Final = OBSERVATION.at("goods_at")
_LANDSCAPE: Final = OBSERVATION.at("landscape")
_GROWN: Final = OBSERVATION.at("grown")
_ADRIFT: Final = OBSERVATION.at("adrift")
_SUBJECT: Final = OBSERVATION.at("subject")
_SUBJECT_SEAL: Final = OBSERVATION.at("subject_seal")
_SERF_SEAL: Final = OBSERVATION.at("serf_seal")
_RULER: Final = OBSERVATION.at("ruler")
_SERF: Final = OBSERVATION.at("serf")
_MONSTER_AT: Final = OBSERVATION.at("monster_at")
_MONSTER_OWNER: Final = OBSERVATION.at("monster_owner")
_STACKS: Final = OBSERVATION.at("stacks")
_GONE: Final = OBSERVATION.at("gone")
_BAG: Final = OBSERVATION.at("bag")
_DISC_SUPPLY: Final = OBSERVATION.at("disc_supply")
_VESSEL_SUPPLY: Final = OBSERVATION.at("vessel_supply")
_TARGETS: Final = OBSERVATION.at("targets")
_SEALS_LEFT: Final = OBSERVATION.at("seals_left")
_DECK: Final = OBSERVATION.at("deck")
_RANKS: Final = OBSERVATION.at("ranks")
_STANDING: Final = OBSERVATION.at("standing")
_STARS: Final = OBSERVATION.at("stars")
_REEVES: Final = OBSERVATION.at("reeves")
_BARN: Final = OBSERVATION.at("barn")
_HENS: Final = OBSERVATION.at("hens")
_PURSE: Final = OBSERVATION.at("purse")
_SHELF: Final = OBSERVATION.at("shelf")
_CARTS: Final = OBSERVATION.at("carts")
_FOR_SALE: Final = OBSERVATION.at("for_sale")
_ROWS: Final = OBSERVATION.at("rows")
_ROW_SUPPLY: Final = OBSERVATION.at("row_supply")
_SCROLLS: Final = OBSERVATION.at("scrolls")
_ROSARY: Final = OBSERVATION.at("rosary")
_COFFER: Final = OBSERVATION.at("coffer")
_WORK: Final = OBSERVATION.at("work")
_FUNCTION: Final = OBSERVATION.at("function")
_HOST: Final = OBSERVATION.at("host")
_CROP: Final = OBSERVATION.at("crop")
_ATTACKER: Final = OBSERVATION.at("attacker")
_DEFENDER: Final = OBSERVATION.at("defender")
_ATTACKED_PIECE: Final = OBSERVATION.at("attacked_piece")
_ATTACKED_LOCATION: Final = OBSERVATION.at("attacked_location")
_FIGHT: Final = OBSERVATION.at("fight")
_POINTS: Final = OBSERVATION.at("points")
_AT_GOODS: Final = OBSERVATION.at("goods")
_BARREL: Final = OBSERVATION.at("barrel")
_SHILLINGS: Final = OBSERVATION.at("shillings")
_MARKERS: Final = OBSERVATION.at("markers")
_SEALS: Final = OBSERVATION.at("seals")
_AT_BEADS: Final = OBSERVATION.at("beads")
_TILES: Final = OBSERVATION.at("tiles")
_AT_VESSELS: Final = OBSERVATION.at("vessels")
_DECREE_COUNT: Final = OBSERVATION.at("decree_count")
_CARD_COUNT: Final = OBSERVATION.at("card_count")
_READY: Final = OBSERVATION.at("ready")
_PLAYED: Final = OBSERVATION.at("played")
_POUCH: Final = OBSERVATION.at("pouch")
_MOVES: Final = OBSERVATION.at("moves")
_VOYAGE: Final = OBSERVATION.at("voyage")
_MILITARY: Final = OBSERVATION.at("military")
_SLAYER: Final = OBSERVATION.at("slayer")
_PAWN_AT: Final = OBSERVATION.at("pawn_at")
_PAWN_FACE: Final = OBSERVATION.at("pawn_face")
_PAWN_ABOARD: Final = OBSERVATION.at("pawn_aboard")
_PAWN_WINE: Final = OBSERVATION.at("pawn_wine")
_HAND: Final = OBSERVATION.at("hand")
_AT_DECREES: Final = OBSERVATION.at("decrees")
_DRAWN: Final = OBSERVATION.at("drawn")
_DECK_KNOWN: Final = OBSERVATION.at("deck_known")


def observe(game: Feudum, seat: int, sight: Sight) -> None:
    """The table, what is asked, map and guilds, each seat from the viewer on, then the viewer's secrets."""
    seats = len(game.players)
    observe_table(game, seat, seats, sight)
    if game.stack:
        observe_asked(game, seat, seats, sight)
        observe_battle(game, seat, seats, sight)
    observe_map(game, seat, seats, sight)
    observe_supply(game, sight)
    observe_standing(game, seat, seats, sight)
    observe_guilds(game, seat, seats, sight)
    for turned in range(seats):
        observe_player(game.players[(seat + turned) % seats], turned, sight)
    observe_secrets(game, seat, sight)


def observe_table(game: Feudum, seat: int, seats: int, sight: Sight) -> None:
    sight.one(_PLAYERS + seats - 2)
    if game.setting.advanced:
        sight.one(_OPTIONS)
    if game.setting.takeover:
        sight.one(_OPTIONS + 1)
    if game.setting.any_goods:
        sight.one(_OPTIONS + 2)
    if game.setting.piers:
        sight.one(_OPTIONS + 3)
    sight.count(_ROUND, game.round, 10)
    sight.count(_EPOCH, game.epoch, box.LAST_EPOCH)
    sight.one(_FIRST + (game.first - seat) % seats)
    if game.active != box.NOBODY:
        sight.one(_ACTIVE + (game.active - seat) % seats)


def observe_asked(game: Feudum, seat: int, seats: int, sight: Sight) -> None:
    """Who has to decide what; while all choose cards, the viewer's own choice is told."""
    for who in game.deciding():
        sight.one(_ASKED + (who - seat) % seats)
    step = game.stack[game.place_in_run(seat)]
    sight.one(_STEP + PENDING.place(step))
    piece: int = getattr(step, "piece", box.NOTHING)
    if isinstance(step, Feed):
        piece = box.PAWNS * step.player + next_pawn(step.hungry)
    if piece != box.NOTHING:
        sight.one(_ABOUT_PIECE + turned_piece(piece, seat, seats))
    location: int = getattr(step, "location", box.NOTHING)
    if location != box.NOTHING:
        sight.one(_ABOUT_LOCATION + location)
    if isinstance(step, Enter):
        sight.one(_ABOUT_FACE + step.face)
    elif isinstance(step, Pay):
        sight.one(_ABOUT_GOOD + step.cost[0])
    sight.count(_LEFT, number_of(game, step), 5)


def number_of(game: Feudum, step: Step[Any]) -> int:
    """How many of something are still to be chosen."""
    if isinstance(step, ChooseCards):
        return hand_size(game.players[step.player]) - bits(game.players[step.player].chosen)
    if isinstance(step, SplitHarvest):
        return total(game, step.player)
    if isinstance(step, trade.TakePay):
        return step.pairs
    if isinstance(step, trade.BuyGoods):
        return box.MOST_BOUGHT - step.bought
    left: int = getattr(step, "left", 0)
    return left


def turned_piece(piece: int, seat: int, seats: int) -> int:
    """A piece as the viewer counts them."""
    if piece >= box.FIRST_MONSTER:
        return piece
    return (piece // box.PAWNS - seat) % seats * box.PAWNS + piece % box.PAWNS


def observe_battle(game: Feudum, seat: int, seats: int, sight: Sight) -> None:
    """An attack under way, with what each side has so far."""
    for place in range(len(game.stack) - 1, -1, -1):
        step = game.stack[place]
        if isinstance(step, conquest.Reinforce):
            tell_battle(game, seat, seats, step.player, step.piece, step.location, step.defended, sight)
            return
        if isinstance(step, conquest.Defend):
            tell_battle(game, seat, seats, step.attacker, step.piece, step.location, False, sight)
            return


def tell_battle(
    game: Feudum,
    seat: int,
    seats: int,
    attacker: int,
    piece: int,
    location: int,
    defended: bool,
    sight: Sight,
) -> None:
    sight.one(_ATTACKER + (attacker - seat) % seats)
    sight.one(_DEFENDER + (conquest.owner_of(game, piece, location) - seat) % seats)
    if piece != box.NOTHING:
        sight.one(_ATTACKED_PIECE + turned_piece(piece, seat, seats))
    sight.one(_ATTACKED_LOCATION + location)
    helped = 1 if defended else 0
    sight.count(_FIGHT, conquest.attack_value(game, attacker, piece, location), 5)
    sight.count(_FIGHT + 1, conquest.defence_value(game, piece, location) + helped, 5)
    sight.count(_FIGHT + 2, helped, 5)


def observe_map(game: Feudum, seat: int, seats: int, sight: Sight) -> None:
    for location in range(box.LOCATIONS):
        sight.one(_DISCS + location * box.DISCS + game.discs[location])
        packed = game.goods[location]
        good = 0
        while packed:
            sight.count(_GOODS_AT + location * box.GOODS + good, packed & box.GOOD_MASK, box.BARN)
            packed >>= box.GOOD_BITS
            good += 1
        if game.landscape[location] != box.NOTHING:
            sight.one(_LANDSCAPE + location * box.LANDSCAPES + game.landscape[location])
        if game.ruler[location] != box.NOBODY:
            sight.one(_RULER + (game.ruler[location] - seat) % seats * box.LOCATIONS + location)
        if game.serf[location] != box.NOBODY:
            sight.one(_SERF + (game.serf[location] - seat) % seats * box.LOCATIONS + location)
    sight.fixed_row(_GROWN, game.grown, box.EPOCHS)
    sight.bits(_SUBJECT, game.subjects)
    sight.bits(_SUBJECT_SEAL, game.subject_seals)
    sight.bits(_SERF_SEAL, game.serf_seals)
    observe_vessels(game.adrift, sight)
    for monster in range(box.MONSTERS):
        if game.monster_at[monster] != box.NOTHING:
            sight.one(_MONSTER_AT + monster * box.LOCATIONS + game.monster_at[monster])
        if game.monster_owner[monster] != box.NOBODY:
            sight.one(_MONSTER_OWNER + monster * _SEATS + (game.monster_owner[monster] - seat) % seats)


def observe_vessels(adrift: tuple[int, ...], sight: Sight) -> None:
    """Abandoned vessels, several of a kind counted once."""
    for number in range(len(adrift)):
        if adrift.index(adrift[number]) == number:
            sight.put(_ADRIFT + adrift[number], float(adrift.count(adrift[number])))


def observe_supply(game: Feudum, sight: Sight) -> None:
    """What lies beside the map."""
    sight.fixed_row(_STACKS, game.stacks, box.LAST_EPOCH)
    sight.count(_GONE, game.gone, box.TILES)
    sight.row(_BAG, game.bag, 10)
    for disc in range(box.DISCS):
        sight.count(_DISC_SUPPLY + disc, max(0, game.disc_supply[disc]), 10)
    sight.fixed_row(_VESSEL_SUPPLY, game.vessel_supply, 3)
    sight.count(_TARGETS, game.targets, 10)
    sight.count(_SEALS_LEFT, len(game.seals), box.TOKENS)
    sight.count(_DECK, len(game.deck), box.DECREES)


def observe_standing(game: Feudum, seat: int, seats: int, sight: Sight) -> None:
    """Who is what in which guild."""
    for place in range(box.GUILDS * box.RANKS):
        if game.ranks[place] != box.NOBODY:
            sight.one(_RANKS + place * _SEATS + (game.ranks[place] - seat) % seats)
    for guild in range(box.GUILDS):
        members = game.members[guild]
        for place in range(len(members)):
            sight.count(_STANDING + guild * _SEATS + (members[place] - seat) % seats, place + 1, _SEATS)
    stars = standing.stars_of_all(game)
    for turned in range(seats):
        who = (seat + turned) % seats
        for guild in range(box.GUILDS):
            sight.count(_STARS + guild * _SEATS + turned, stars[who * box.GUILDS + guild], 5)


def observe_guilds(game: Feudum, seat: int, seats: int, sight: Sight) -> None:
    """What lies in the guilds, and the work under way."""
    sight.row(_BARN, game.barn, box.BARN)
    observe_beads(game.hens, _HENS, sight)
    sight.count(_PURSE, game.purse, 10)
    sight.row(_SHELF, game.shelf, box.SHELF)
    sight.row(_CARTS, game.carts, max(box.CARTS))
    sight.fixed_row(_FOR_SALE, game.for_sale, 3)
    for colour in range(len(game.row)):
        place = (colour - seat) % seats if colour < seats else colour
        sight.count(_ROWS + place, game.row[colour], box.ROW)
        sight.count(_ROW_SUPPLY + place, game.supply[colour], 10)
    sight.bits(_SCROLLS, game.scrolls)
    observe_beads(game.rosary, _ROSARY, sight)
    sight.count(_COFFER, game.coffer, 10)
    if game.guild != box.NOTHING:
        sight.one(_WORK + game.guild)
        sight.one(_FUNCTION + game.function)
        if game.host != box.NOBODY:
            sight.one(_HOST + (game.host - seat) % seats)
    sight.fixed_row(_CROP, game.crop, box.BARN)


def observe_beads(beads: tuple[int, ...], at: int, sight: Sight) -> None:
    """Beads in a row, by value."""
    for place in range(len(beads)):
        sight.one(at + place * _BEADS + beads[place])


def observe_player(player: Player, turned: int, sight: Sight) -> None:
    """What everybody sees of a player."""
    sight.row(_POINTS + turned * box.SOURCES, player.points, 50)
    sight.row(_AT_GOODS + turned * box.GOODS, player.goods, 5)
    sight.count(_BARREL + turned, player.barrel, box.BARREL)
    sight.count(_SHILLINGS + turned, player.shillings, 10)
    sight.count(_MARKERS + turned, player.markers, box.MARKERS)
    sight.count(_SEALS + turned, len(player.seals), box.TOKENS)
    sight.fixed_row(_AT_BEADS + turned * _BEADS, player.beads, 5)
    sight.fixed_row(_TILES + turned * box.LANDSCAPES, player.tiles, 3)
    sight.fixed_row(_AT_VESSELS + turned * box.VESSELS, player.vessels, 3)
    sight.count(_DECREE_COUNT + turned, len(player.decrees), box.HAND_LIMIT + 1)
    chosen = bits(player.chosen)
    sight.count(_CARD_COUNT + turned, chosen, box.HAND + 1)
    if player.played or chosen == hand_size(player):
        sight.one(_READY + turned)
    sight.bits(_PLAYED + turned * box.CARDS, player.played)
    if player.pouch != box.NOTHING:
        sight.one(_POUCH + turned * _BONUSES + player.pouch % 2)
    sight.count(_MOVES + turned, player.moves, box.HAND + 2)
    sight.count(_VOYAGE + turned, player.voyage, box.MONASTERY)
    sight.count(_MILITARY + turned, player.military, box.MILITARY)
    sight.bits(_REEVES + turned * box.GUILDS, player.reeves)
    if player.slayer:
        sight.one(_SLAYER + turned)
    for pawn in range(box.PAWNS):
        if player.faces[pawn] != box.NOTHING:
            place = turned * box.PAWNS + pawn
            sight.one(_PAWN_FACE + place * box.GUILDS + player.faces[pawn])
            sight.one(_PAWN_AT + place * box.LOCATIONS + player.at[pawn])
            if player.aboard[pawn] != box.NOTHING:
                sight.one(_PAWN_ABOARD + place * box.VESSELS + player.aboard[pawn])
            if player.wine >> pawn & 1:
                sight.one(_PAWN_WINE + place)


def observe_secrets(game: Feudum, seat: int, sight: Sight) -> None:
    """Cards and decrees that only the viewer sees, and where it knows others to be."""
    me = game.players[seat]
    sight.bits(_HAND, me.chosen)
    for decree in me.decrees:
        sight.one(_AT_DECREES + decree)
    if game.active == seat:
        for decree in game.drawn:
            sight.one(_DRAWN + decree)
    for item in game.known:
        if knowledge.seat_of(item) == seat:
            places = (item & knowledge.ANYWHERE) >> knowledge.FIRST_DECK
            if places and item & knowledge.NOT_IN_DECK == 0 and places & (places - 1) == 0:
                place = 0
                while places > 1:
                    places >>= 1
                    place += 1
                if place < len(game.deck):
                    sight.one(_DECK_KNOWN + place * box.DECREES + knowledge.decree_of(item))
