"""What a seat may see, as plain data for clients, and what is asked of whom in words."""

from __future__ import annotations

from typing import Any

from ludoteca.core.game import EndTurn, Step
from ludoteca.core.message import Argument, Message, seat_name
from ludoteca.core.title import Prompt
from ludoteca.games.feudum import conquest, flow, improving, knowledge, moving, scoring, standing, trade
from ludoteca.games.feudum.components import (
    BARN,
    BEAD_VALUES,
    BONUS_NAMES,
    CARD_NAMES,
    CARDS,
    CARTS,
    COLOURS,
    DECREE_NAMES,
    DISC_NAMES,
    EPOCHS,
    FEUDUM,
    FUNCTION_NAMES,
    GOOD_BITS,
    GOOD_MASK,
    GOOD_NAMES,
    GROWS,
    GUILD_NAMES,
    GUILDS,
    HENS,
    LANDSCAPE_NAMES,
    LOCATION_NAMES,
    LOCATIONS,
    MONSTER_NAMES,
    MONSTERS,
    NOBODY,
    NOTHING,
    PAWNS,
    PIECE_NAMES,
    PRICES,
    RANKS,
    REGION_NAMES,
    REGION_OF,
    RESOURCE_NAMES,
    ROSARY,
    ROWS_IN_USE,
    SCROLL_NAMES,
    SCROLLS,
    SHELF,
    SHOWING,
    SOURCE_NAMES,
    VESSEL_NAMES,
    VESSELS,
)
from ludoteca.games.feudum.decrees import ClaimVessel, DropDecree, KeepDecree, ReturnDecree, Shovels
from ludoteca.games.feudum.feeding import EatTile, Feed, next_pawn
from ludoteca.games.feudum.guildhall import UseGuild
from ludoteca.games.feudum.harvest import Harvest, SplitHarvest, TakeFavours, total
from ludoteca.games.feudum.influence import AddMarkers
from ludoteca.games.feudum.migration import Enter, Migrate
from ludoteca.games.feudum.payment import Pay, StoreSulfur
from ludoteca.games.feudum.round import ChooseCards, ChoosePouch, PlayCard, Repeat, SecondCard, UseMandates
from ludoteca.games.feudum.setup import ChooseGoods, FirstPawn
from ludoteca.games.feudum.state import Feudum, Player, bits, hand_size


def view(game: Feudum, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None for an onlooker, who sees no decrees and no chosen cards.

    Seats are numbers from 0, nobody is null; all else goes by the names of the data::

        players: 4, advanced: false, takeover: true
        any_goods: false, piers: false      options: three random goods for a mandate, serpents only at piers
        round: 3, epoch: 2                  round 0 while the game is set up; epoch 5 is the last
        first: 1, active: 2                 starting player; whose turn it is, or null
        locations: [{name, region, disc: "town", guild: null, ruler: 0, subject: true, serf: 2,
                     subject_seal: false, serf_seal: false, goods: {iron: 1, …}, landscape: "orchard",
                     resource: "food", grown: 3, vessels: ["ship"]}, …]
                                            22; disc: outpost, farm, town, feudum; guild: of a feudum;
                                            resource, grown: of the landscape; vessels: abandoned ones
        pieces: [{name: "A1", seat: 0, kind: "farmer", at: "desert_c", vessel: "ship", wine: false}, …]
                                            pawns and monsters on the map; kind: character or monster
        monsters: {behemoth: {owner: null, at: null}, …}
        stacks: [{region: "sea", epoch: 2}, …]
                                            top tile of each stack, epoch 5: empty
        next_epoch: {epoch: 3, showing: 1, needed: 3}
                                            null once the last has dawned
        guilds: {farmer: {ranks: [0, 2, null], members: [{seat: 0, stars: 4}, …], reeves: [0],
                          …its own parts}, …}
            farmer: barn {good: n}, barn_space, hens [2, 5], hen_spaces, purse
            merchant: shelves {good: {stock, space, prices: [4, 3, 2, 2], price}}
                                            price of the next one to be sold, null if there is none
            alchemist: carts {good: {stock, space}}, vessels {ship: 1, …}
            knight: rows [{colour: "yellow", seat: 0, markers: 2}, …], supply {yellow: 11, …}
            noble: scrolls {A1: true, …}, seals: 8 (in the supply)
            monk: rosary [2, 3, 5], rosary_spaces, coffer
        supply: {discs: {town: 4, feudum_farmer: 2, …}, vessels: {ship: 2, …}, targets: 12, seals: 8}
        bag: {good: n}, tiles_gone: 3
        deck: 14, ferries: false            cards left; whether ferries run
        deck_known: {"14": "bow"}           what the viewer knows to lie in the deck, by place from the top
        seats: [{score, points: {source: n}, colour, goods: {good: n}, barrel, shillings, markers, seals,
                 beads: [3, 5], tiles: {landscape: n}, vessels: {ship: n}, pawns_left, decrees: 2,
                 cards: 3, ready, played: ["move", …], pouch: "extra", moves, voyage, military,
                 reeves: ["noble"], free_discs, slayer, regions, stars: {guild: n}}, …]
                                            decrees, cards: how many; cards: chosen and not yet played;
                                            ready: has chosen all; pouch: null, "extra" or "sequential"
        hand: ["move", …]                   own chosen cards not yet played
        decrees: ["bow", …]                 own decrees; with charters: {name: points now}
        charters: {northern_kingdom: 5, …}
        drawn: ["bow", "sword"]             decrees the viewer is looking at
        crop: {good: n}                     a harvest being inspected
        work: {guild, function, host} or null
                                            the push or pull under way
        battle: {attacker, defender, piece, location, attack, defence, defended} or null
        asked: {seat, what, …} or null      what: the prompt's key without "prompt-"; then what the
                                            decision is about, where it has one: piece, location, face,
                                            good, guild, left; while all choose cards, the viewer comes first
    """
    stars = standing.stars_of_all(game)
    found: dict[str, Any] = {
        "players": len(game.players),
        "advanced": game.setting.advanced,
        "takeover": game.setting.takeover,
        "any_goods": game.setting.any_goods,
        "piers": game.setting.piers,
        "round": game.round,
        "epoch": game.epoch,
        "first": game.first,
        "active": someone(game.active),
        "locations": [view_location(game, location) for location in range(LOCATIONS)],
        "pieces": view_pieces(game),
        "monsters": {
            MONSTER_NAMES[n]: {
                "owner": someone(game.monster_owner[n]),
                "at": named(LOCATION_NAMES, game.monster_at[n]),
            }
            for n in range(MONSTERS)
        },
        "stacks": [{"region": REGION_NAMES[n], "epoch": epoch} for n, epoch in enumerate(game.stacks)],
        "next_epoch": view_next_epoch(game),
        "guilds": view_guilds(game, stars),
        "supply": {
            "discs": dict(zip(DISC_NAMES, [max(0, n) for n in game.disc_supply], strict=True)),
            "vessels": dict(zip(VESSEL_NAMES, game.vessel_supply, strict=True)),
            "targets": game.targets,
            "seals": game.seals,
        },
        "bag": dict(zip(GOOD_NAMES, game.bag, strict=True)),
        "tiles_gone": game.gone,
        "deck": len(game.deck),
        "deck_known": view_deck(game, seat),
        "ferries": game.ferries_run(),
        "seats": [view_player(game, who, stars) for who in range(len(game.players))],
        "hand": [],
        "decrees": [],
        "charters": {},
        "drawn": [],
        "crop": some(GOOD_NAMES, game.crop),
        "work": view_work(game),
        "battle": view_battle(game),
        "asked": view_asked(game, seat),
    }
    if seat is not None:
        me = game.players[seat]
        found["hand"] = cards(me.chosen)
        found["decrees"] = [DECREE_NAMES[decree] for decree in me.decrees]
        found["charters"] = {
            DECREE_NAMES[decree]: scoring.charter_points(game, seat, decree)
            for decree in me.decrees
            if decree >= len(DECREE_NAMES) // 2
        }
        if seat == game.active:
            found["drawn"] = [DECREE_NAMES[decree] for decree in game.drawn]
    return found


def view_deck(game: Feudum, seat: int | None) -> dict[str, str]:
    """The decrees whose place in the deck a seat knows."""
    found: dict[str, str] = {}
    for item in game.known:
        if knowledge.seat_of(item) == seat:
            for place in range(len(game.deck)):
                if item & knowledge.ANYWHERE == knowledge.deck(place):
                    found[str(place + 1)] = DECREE_NAMES[knowledge.decree_of(item)]
    return found


def someone(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def named(names: list[str], value: int) -> str | None:
    return None if value == NOTHING else names[value]


def some(names: list[str], counts: tuple[int, ...] | list[int]) -> dict[str, int]:
    """Counts by name, without zeros."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def cards(mask: int) -> list[str]:
    return [CARD_NAMES[card] for card in range(CARDS) if mask >> card & 1]


def view_location(game: Feudum, location: int) -> dict[str, Any]:
    """A location with what lies and stands there."""
    disc = game.discs[location]
    landscape = game.landscape[location]
    packed = game.goods[location]
    goods = [packed >> GOOD_BITS * good & GOOD_MASK for good in range(len(GOOD_NAMES))]
    return {
        "name": LOCATION_NAMES[location],
        "region": REGION_NAMES[REGION_OF[location]],
        "disc": DISC_NAMES[disc] if disc < FEUDUM else "feudum",
        "guild": GUILD_NAMES[disc - FEUDUM] if disc >= FEUDUM else None,
        "ruler": someone(game.ruler[location]),
        "subject": game.subjects >> location & 1 == 1,
        "serf": someone(game.serf[location]),
        "subject_seal": game.subject_seals >> location & 1 == 1,
        "serf_seal": game.serf_seals >> location & 1 == 1,
        "goods": some(GOOD_NAMES, goods),
        "landscape": named(LANDSCAPE_NAMES, landscape),
        "resource": None if landscape == NOTHING else RESOURCE_NAMES[GROWS[landscape]],
        "grown": game.grown[location],
        "vessels": [VESSEL_NAMES[v % VESSELS] for v in game.adrift if v // VESSELS == location],
    }


def view_pieces(game: Feudum) -> list[dict[str, Any]]:
    """Pawns and monsters on the map."""
    found: list[dict[str, Any]] = []
    for seat, player in enumerate(game.players):
        for pawn in range(PAWNS):
            if player.faces[pawn] != NOTHING:
                found.append(
                    {
                        "name": PIECE_NAMES[PAWNS * seat + pawn],
                        "seat": seat,
                        "kind": GUILD_NAMES[player.faces[pawn]],
                        "at": LOCATION_NAMES[player.at[pawn]],
                        "vessel": named(VESSEL_NAMES, player.aboard[pawn]),
                        "wine": player.wine >> pawn & 1 == 1,
                    }
                )
    for monster in range(MONSTERS):
        if game.monster_at[monster] != NOTHING:
            found.append(
                {
                    "name": MONSTER_NAMES[monster],
                    "seat": game.monster_owner[monster],
                    "kind": MONSTER_NAMES[monster],
                    "at": LOCATION_NAMES[game.monster_at[monster]],
                    "vessel": None,
                    "wine": False,
                }
            )
    return found


def view_next_epoch(game: Feudum) -> dict[str, int] | None:
    if game.epoch > EPOCHS:
        return None
    dawning = game.epoch + 1
    showing = len([top for top in game.stacks if top >= dawning])
    return {"epoch": dawning, "showing": showing, "needed": SHOWING[dawning]}


def view_guilds(game: Feudum, stars: list[int]) -> dict[str, Any]:
    """Ranks, members and goods of every guild."""
    found: dict[str, Any] = {}
    for guild, name in enumerate(GUILD_NAMES):
        found[name] = {
            "ranks": [someone(seat) for seat in game.ranks[RANKS * guild : RANKS * (guild + 1)]],
            "members": [
                {"seat": seat, "stars": stars[seat * GUILDS + guild]} for seat in game.members[guild]
            ],
            "reeves": [seat for seat, player in enumerate(game.players) if player.reeves >> guild & 1],
        }
    found["farmer"].update(
        barn=some(GOOD_NAMES, game.barn),
        barn_space=BARN,
        hens=[BEAD_VALUES[value] for value in game.hens],
        hen_spaces=HENS,
        purse=game.purse,
    )
    found["merchant"]["shelves"] = {
        name: {
            "stock": game.shelf[good],
            "space": SHELF,
            "prices": list(PRICES[good]),
            "price": PRICES[good][game.shelf[good] - 1] if game.shelf[good] else None,
        }
        for good, name in enumerate(GOOD_NAMES)
    }
    found["alchemist"].update(
        carts={n: {"stock": game.carts[g], "space": CARTS[g]} for g, n in enumerate(GOOD_NAMES)},
        vessels=dict(zip(VESSEL_NAMES, game.for_sale, strict=True)),
    )
    rows = range(ROWS_IN_USE[len(game.players)])
    found["knight"].update(
        rows=[
            {
                "colour": COLOURS[colour],
                "seat": colour if colour < len(game.players) else None,
                "markers": game.row[colour],
            }
            for colour in rows
        ],
        supply={COLOURS[colour]: game.supply[colour] for colour in rows},
    )
    found["noble"].update(
        scrolls={SCROLL_NAMES[n]: game.scrolls >> n & 1 == 1 for n in range(SCROLLS)}, seals=game.seals
    )
    found["monk"].update(
        rosary=[BEAD_VALUES[value] for value in game.rosary], rosary_spaces=ROSARY, coffer=game.coffer
    )
    return found


def view_player(game: Feudum, seat: int, stars: list[int]) -> dict[str, Any]:
    """What everybody sees of a player."""
    player = game.players[seat]
    return {
        "score": player.score(),
        "points": dict(zip(SOURCE_NAMES, player.points, strict=True)),
        "colour": COLOURS[seat],
        "goods": dict(zip(GOOD_NAMES, player.goods, strict=True)),
        "barrel": player.barrel,
        "shillings": player.shillings,
        "markers": player.markers,
        "seals": player.seals,
        "beads": [BEAD_VALUES[value] for value, count in enumerate(player.beads) for _ in range(count)],
        "tiles": some(LANDSCAPE_NAMES, player.tiles),
        "vessels": dict(zip(VESSEL_NAMES, player.vessels, strict=True)),
        "pawns_left": PAWNS - player.pawns_in_play(),
        "decrees": len(player.decrees),
        "cards": bits(player.chosen),
        "ready": is_ready(player),
        "played": cards(player.played),
        "pouch": None if player.pouch == NOTHING else BONUS_NAMES[player.pouch % 2],
        "moves": player.moves,
        "voyage": player.voyage,
        "military": player.military,
        "reeves": [GUILD_NAMES[guild] for guild in range(GUILDS) if player.reeves >> guild & 1],
        "free_discs": player.free_discs(),
        "slayer": player.slayer,
        "regions": bits(scoring.active_regions(game, seat)),
        "stars": some(GUILD_NAMES, stars[seat * GUILDS : (seat + 1) * GUILDS]),
    }


def is_ready(player: Player) -> bool:
    """Has this player chosen all cards of the round?"""
    return player.played != 0 or bits(player.chosen) == hand_size(player)


def view_work(game: Feudum) -> dict[str, Any] | None:
    if game.guild == NOTHING:
        return None
    return {
        "guild": GUILD_NAMES[game.guild],
        "function": FUNCTION_NAMES[game.function],
        "host": someone(game.host),
    }


def view_battle(game: Feudum) -> dict[str, Any] | None:
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
            "piece": named(PIECE_NAMES, step.piece),
            "location": LOCATION_NAMES[step.location],
            "attack": conquest.attack_value(game, attacker, step.piece, step.location),
            "defence": conquest.defence_value(game, step.piece, step.location) + int(defended),
            "defended": defended,
        }
    return None


def step_for(game: Feudum, seat: int | None) -> Step[Any]:
    """The decision that concerns a viewer: its own while all choose at once, else the one on top."""
    place = game.place_in_run(seat) if seat is not None else -1
    return game.stack[place]


def view_asked(game: Feudum, seat: int | None) -> dict[str, Any] | None:
    """Who has to decide what."""
    if not game.stack:
        return None
    step = step_for(game, seat)
    found: dict[str, Any] = {"seat": step.player, "what": KEYS[type(step)]}
    for key, names in (("piece", PIECE_NAMES), ("location", LOCATION_NAMES), ("face", GUILD_NAMES)):
        value = getattr(step, key, NOTHING)
        if value != NOTHING:
            found[key] = names[value]
    if isinstance(step, Feed):
        found["piece"] = PIECE_NAMES[PAWNS * step.player + next_pawn(step.hungry)]
    if isinstance(step, Pay):
        found["good"] = GOOD_NAMES[step.cost[0]]
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
    if field == "route":
        kind, here, there = value.split("-")
        return Message(
            "route",
            kind=Message(f"route-{kind}"),
            here=Message(f"location-{here}"),
            there=Message(f"location-{there}"),
        )
    if field in ("scroll", "amount"):
        return value
    if field == "option":
        return Message(f"choice-{value}")
    if field == "disc" and value.startswith("feudum_"):
        return Message("disc-feudum", guild=Message(f"guild-{value.removeprefix('feudum_')}"))
    if field == "row":
        return seat_name(COLOURS.index(value))
    return Message(f"{field}-{value}")


def name_piece(value: str) -> Message:
    number = PIECE_NAMES.index(value)
    if value in MONSTER_NAMES:
        return Message(f"monster-{value}")
    return Message("pawn", player=seat_name(number // PAWNS), number=number % PAWNS + 1)


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


def number_of(game: Feudum, step: Step[Any]) -> int | None:
    """How many of something are still to be chosen."""
    if isinstance(step, ChooseCards):
        return hand_size(game.players[step.player]) - bits(game.players[step.player].chosen)
    if isinstance(step, SplitHarvest):
        return total(game, step.player)
    if isinstance(step, trade.TakePay):
        return step.pairs
    left = getattr(step, "left", None)
    return None if left is None else int(left)


CLAUSES = {
    "goods": "setup",
    "first-pawn": "setup",
    "enter": "migrate",
    "store": "goods",
    "pay": "goods",
    "pouch": "round",
    "cards": "round",
    "cards-wait": "round",
    "play": "round",
    "second": "round",
    "mandates": "decrees",
    "join": "status",
    "repeat": "repeat",
    "migrate": "migrate",
    "move": "move",
    "godspeed": "move",
    "pilfer": "move",
    "set-out": "move",
    "influence": "influence",
    "improve": "improve",
    "found": "improve",
    "tile": "improve",
    "lay": "landscapes",
    "collect": "landscapes",
    "keep": "decrees",
    "return": "decrees",
    "drop": "decrees",
    "shovels": "explore",
    "claim": "decrees",
    "harvest": "harvest",
    "split": "harvest",
    "favours": "harvest",
    "conquer": "conquer",
    "reinforce": "conquer",
    "defend": "defend",
    "immunity": "starve",
    "serve": "military",
    "guild": "guilds",
    "send": "farmer",
    "payment": "farmer",
    "buy": "merchant",
    "vessel": "alchemist",
    "tame": "monsters",
    "deploy": "monsters",
    "seals": "noble",
    "invent": "alchemist",
    "reeve": "reeves",
    "feed": "feeding",
    "eat-tile": "feeding",
    "end": "round",
    "over": "final",
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
    asked = view_asked(game, seat)
    assert asked is not None
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


def clause(game: Feudum, key: str) -> str:
    """Where the rules say more about what is asked; the work of a guild is a matter of that guild."""
    return CLAUSES[key] if key in CLAUSES else GUILD_NAMES[game.guild]


def prompt(game: Feudum, seat: int | None) -> Prompt:
    """What is asked of whom, for this viewer, and where the rules say more."""
    text = question(game, seat)
    key = text.key.removeprefix("prompt-").removesuffix("-other")
    return Prompt(text, clause(game, key))
