"""A table to try the rules at: set up a corner case in a line, play, and read what came of it."""

from __future__ import annotations

from typing import Any

import ludoteca
from ludoteca import Match

SEATS = "ABCDE"
REGIONS = ("sea", "island", "forest", "desert", "badlands", "mountain")
GUILDS = ("farmer", "merchant", "alchemist", "knight", "noble", "monk")
GOODS = ("saltpeter", "sulfur", "iron", "wood", "food")
STARTS = ["forest_c", "forest_se", "desert_w", "desert_c", "badlands_nw", "badlands_c"]
SCROLLS = ["A1", "A2", "A3", "B1", "B2", "C1"]
NO_GOODS = dict.fromkeys(GOODS, 0)


def who(*pawns: str, cards: str = "", **more: Any) -> dict[str, Any]:
    """A player with pawns on the map: ``who("monk desert_c", "farmer sea_e ship wine", shillings=3)``."""
    faces, places, aboard, wine = [], [], [], []
    for number, pawn in enumerate(pawns):
        face, place, *rest = pawn.split()
        faces.append(face)
        places.append(place)
        aboard.append(next((word for word in rest if word != "wine"), None))
        if "wine" in rest:
            wine.append(str(number + 1))
    return {"faces": faces, "at": places, "aboard": aboard, "wine": wine, "chosen": cards.split(), **more}


def moment(what: str, *players: dict[str, Any], seats: int = 2, rolls: str = "", **position: Any) -> Match:
    """Any moment of a game; players who are not named have nothing on the map."""
    named = [{**player} for player in players]
    named += [who() for _ in range(seats - len(named))]
    if rolls:
        position["rng"] = ["scripted", 0, *[int(roll) for roll in rolls.split()]]
    if "ruler" in position or "serf" in position:
        for key in ("ruler", "serf"):
            position[key] = spread(position.get(key, {}))
    position.setdefault("stacks", lowered(named, position))
    return ludoteca.from_position("feudum", {"moment": what, "players": named, **position})


def spread(places: dict[str, str]) -> dict[str, str]:
    """By player as one thinks of it, ``{"A": "sea_e desert_c"}``, to by place as it is written."""
    return {place: seat for seat, names in places.items() for place in names.split()}


def laid(**discs: str) -> dict[str, str]:
    """Discs by kind: ``laid(farm="sea_e desert_c")``."""
    return {place: disc for disc, places in discs.items() for place in places.split()}


def lowered(players: list[dict[str, Any]], position: dict[str, Any]) -> dict[str, int]:
    """The stacks after as many tiles have left them as players hold or landscapes lie."""
    gone = sum([sum(player.get("tiles", {}).values()) for player in players])
    gone += len(position.get("landscape", {}))
    return {region: 2 if number < gone else 1 for number, region in enumerate(REGIONS)}


def turn(cards: str, *players: dict[str, Any], seats: int = 2, **position: Any) -> Match:
    """A's turn with these cards left."""
    named = [{**player} for player in players] or [who()]
    named[0]["chosen"] = cards.split()
    return moment("turn of A", *named, seats=seats, **position)


def act(card: str, *players: dict[str, Any], seats: int = 2, **position: Any) -> Match:
    """A has just played this card and holds another one."""
    other = "defend" if card != "defend" else "tax"
    return play(turn(f"{card} {other}", *players, seats=seats, **position), f"play card={card}")


def guild_act(use: str, *players: dict[str, Any], seats: int = 2, **position: Any) -> Match:
    """A has just begun a guild action: ``guild_act("farmer push", …)``."""
    guild, function = use.split()
    match = act("guild", *players, seats=seats, **position)
    return play(match, f"use guild={guild} function={function}")


def dawn(epoch: int, *players: dict[str, Any], seats: int = 2, **position: Any) -> Match:
    """The dawn of an epoch, with nothing left to roll for."""
    stacks = dict.fromkeys(REGIONS, epoch)
    return moment("die", *players, seats=seats, epoch=epoch - 1, stacks=stacks, **position)


def start(players: int = 2, seed: int = 1, **options: Any) -> Match:
    """A new game, before anybody has chosen anything."""
    return ludoteca.new("feudum", players=players, seed=seed, options=options)


def play(match: Match, *actions: str) -> Match:
    """Play some actions, each by whoever is asked."""
    for action in actions:
        match.play(action)
    return match


def choose_cards(match: Match, letter: str, cards: str) -> Match:
    """A player chooses these cards; all choose at the same time."""
    for card in cards.split():
        match.play(f"card card={card}", SEATS.index(letter))
    return match


def options(match: Match, *verbs: str) -> list[str]:
    """What the player asked may do, with some verbs or at all, without the verb's field names."""
    found = []
    for action in match.written_actions():
        verb, *fields = action.split()
        if not verbs or verb in verbs:
            words = [field.split("=")[1] for field in fields]
            found.append(" ".join(words if len(verbs) == 1 else [verb, *words]))
    return found


def asked(match: Match) -> str:
    """The one player who is asked now."""
    (seat,) = match.deciding()
    return SEATS[seat]


def choosing(match: Match) -> str:
    """All who may choose now."""
    return "".join([SEATS[seat] for seat in sorted(match.deciding())])


def player(match: Match, letter: str = "A") -> dict[str, Any]:
    """All a player has."""
    found: dict[str, Any] = match.position()["players"][SEATS.index(letter)]
    return found


def goods(match: Match, letter: str = "A") -> dict[str, int]:
    """The goods in a player's supply, without those of which there are none."""
    found: dict[str, int] = player(match, letter)["goods"]
    return found


def shillings(match: Match, letter: str = "A") -> int:
    found: int = player(match, letter)["shillings"]
    return found


def points(match: Match, letter: str = "A") -> dict[str, int]:
    """Where the points of a player come from."""
    found: dict[str, int] = player(match, letter)["points"]
    return found


def at(match: Match, place: str) -> dict[str, Any]:
    """A location with all that lies there."""
    return next(found for found in match.view()["locations"] if found["name"] == place)


def pieces(match: Match) -> dict[str, str]:
    """Where pawns and monsters stand."""
    return {piece["name"]: piece["at"] for piece in match.view()["pieces"]}


def guild(match: Match, name: str) -> dict[str, Any]:
    """All there is in a guild."""
    found: dict[str, Any] = match.view()["guilds"][name]
    return found


def ranks(match: Match, name: str) -> str:
    """Who holds the ranks of a guild, the master first: ``"AB"``."""
    return "".join([SEATS[seat] for seat in guild(match, name)["ranks"] if seat is not None])


def stars(match: Match, name: str, letter: str = "A") -> int:
    """A player's stars in a guild."""
    found: int = match.view()["seats"][SEATS.index(letter)]["stars"].get(name, 0)
    return found


def bag(match: Match, good: str) -> int:
    """How many goods of a kind the bag holds."""
    found: int = match.view()["bag"][good]
    return found
