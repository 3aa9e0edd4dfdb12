"""A position as a seat sees it, in numbers; nothing in it that the seat cannot know.

Seats are turned so that the viewer comes first, and there is room for the largest number of players. Cards
count by kind: symbol and helm are all that matters of a card.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import EndTurn
from ludoteca.core.observation import Block, Observation, Pending, Sight
from ludoteca.games.millefiori import components as box
from ludoteca.games.millefiori.round import ChooseCard, KeepCard
from ludoteca.games.millefiori.state import MilleFiori, Player
from ludoteca.games.millefiori.turn import ExtraCard, MoveShip, PlayCard

_SEATS: Final = max(box.PLAYER_COUNTS)
_PAIRS: Final = sorted({(box.CARD_SYMBOL[card], box.HELM[card]) for card in range(box.CARDS)})
_KIND: Final[list[int]] = [_PAIRS.index((box.CARD_SYMBOL[card], box.HELM[card])) for card in range(box.CARDS)]
_KINDS: Final = len(_PAIRS)
_CARDS: Final = ", ".join([f"{box.SYMBOL_NAMES[symbol]} {helm}" for symbol, helm in _PAIRS])
_PENDING: Final = Pending([KeepCard, ChooseCard, PlayCard, MoveShip, ExtraCard, EndTurn])
_HELD: Final = max(box.DEALT)
_FOUR: Final = "of each seat, the viewer first"

OBSERVATION: Final = Observation(
    1,
    [
        Block("players", _SEATS - 1, "how many play: two, three, four"),
        Block("tactical", 1, "the tactical variant"),
        Block("round", 1, "the round", max(box.ROUNDS)),
        Block("trick", 1, "the trick of the round, from 0", max(box.TRICKS)),
        Block("pile", 1, "cards in the pile", box.CARDS),
        Block("extra", 1, "the card being played is an extra card"),
        Block("asked", _SEATS, f"who is to choose, {_FOUR}; several while cards are kept"),
        Block("pending", _PENDING.count, f"what is asked: {', '.join(_PENDING.names)}"),
        Block("first", _SEATS, f"who has the Doge card, {_FOUR}"),
        Block(
            "points",
            _SEATS * box.SOURCES,
            f"points by source, {_FOUR}: {', '.join(box.SOURCE_NAMES)}",
            100,
            5.0,
        ),
        Block("supply", _SEATS, f"diamonds in the supply, {_FOUR}", box.SUPPLY),
        Block("reserve", _SEATS, f"diamonds in reserve, {_FOUR}", box.RESERVE),
        Block("ship", _SEATS, f"how far the ship is, {_FOUR}", box.LAST_STEP),
        Block("cards", _SEATS, f"cards in hand, {_FOUR}", _HELD),
        Block("chosen", _SEATS, f"a card lies face down, {_FOUR}"),
        Block(
            "diamonds", _SEATS * box.SPACES, f"diamonds on the spaces, {_FOUR}: {', '.join(box.SPACE_NAMES)}"
        ),
        Block("bonus", _SEATS * len(box.BONUS_NAMES), f"bonus spaces, {_FOUR}: {', '.join(box.BONUS_NAMES)}"),
        Block("hand", _KINDS, f"the viewer's hand, cards by kind: {_CARDS}", 1, 4.0),
        Block("kept", _KINDS, "the card the viewer keeps, by kind"),
        Block("playing", _KINDS, "the card being played, by kind"),
        Block("face_up", _KINDS, "the face-up cards, by kind", 1, 4.0),
        Block("discard", _KINDS, "the cards out of the game, by kind", 1, 4.0),
        Block(
            "remembered",
            (_SEATS - 1) * _KINDS,
            "hands the viewer has passed on, of the other seats, by kind",
            1,
            4.0,
        ),
    ],
)

_PLAYERS: Final = OBSERVATION.at("players")
_TACTICAL: Final = OBSERVATION.at("tactical")
_ROUND: Final = OBSERVATION.at("round")
_TRICK: Final = OBSERVATION.at("trick")
_PILE: Final = OBSERVATION.at("pile")
_EXTRA: Final = OBSERVATION.at("extra")
_ASKED: Final = OBSERVATION.at("asked")
_STEP: Final = OBSERVATION.at("pending")
_FIRST: Final = OBSERVATION.at("first")
_POINTS: Final = OBSERVATION.at("points")
_SUPPLY: Final = OBSERVATION.at("supply")
_RESERVE: Final = OBSERVATION.at("reserve")
_SHIP: Final = OBSERVATION.at("ship")
_IN_HAND: Final = OBSERVATION.at("cards")
_CHOSEN: Final = OBSERVATION.at("chosen")
_DIAMONDS: Final = OBSERVATION.at("diamonds")
_BONUS: Final = OBSERVATION.at("bonus")
_HAND: Final = OBSERVATION.at("hand")
_KEPT: Final = OBSERVATION.at("kept")
_PLAYING: Final = OBSERVATION.at("playing")
_FACE_UP: Final = OBSERVATION.at("face_up")
_DISCARD: Final = OBSERVATION.at("discard")
_REMEMBERED: Final = OBSERVATION.at("remembered")


def observe(game: MilleFiori, seat: int, sight: Sight) -> None:
    """The table, each seat from the viewer on, the board by owner, then cards by where they are known."""
    seats = len(game.players)
    sight.one(_PLAYERS + seats - 2)
    if game.setting.tactical:
        sight.one(_TACTICAL)
    sight.count(_ROUND, game.round, max(box.ROUNDS))
    sight.count(_TRICK, game.trick, max(box.TRICKS))
    sight.count(_PILE, game.left, box.CARDS)
    if game.extra:
        sight.one(_EXTRA)
    if game.stack:
        sight.one(_STEP + _PENDING.place(game.stack[-1]))
        for who in game.deciding():
            sight.one(_ASKED + (who - seat) % seats)
    sight.one(_FIRST + (game.first - seat) % seats)
    for turned in range(seats):
        observe_player(game.players[(seat + turned) % seats], turned, sight)
    observe_owners(game.owner, seat, seats, _DIAMONDS, sight)
    observe_owners(game.bonus, seat, seats, _BONUS, sight)
    observe_cards(game, seat, sight)


def observe_player(player: Player, turned: int, sight: Sight) -> None:
    """What everybody sees of a player."""
    at = _POINTS + turned * box.SOURCES
    for source in range(box.SOURCES):
        sight.count(at + source, player.points[source], 100)
    sight.count(_SUPPLY + turned, player.supply, box.SUPPLY)
    sight.count(_RESERVE + turned, player.reserve, box.RESERVE)
    sight.count(_SHIP + turned, player.ship, box.LAST_STEP)
    sight.count(_IN_HAND + turned, len(player.hand), _HELD)
    if player.kept != box.NO_CARD:
        sight.one(_CHOSEN + turned)


def observe_owners(owner: list[int], seat: int, seats: int, at: int, sight: Sight) -> None:
    """Whose diamonds lie where."""
    for space, who in enumerate(owner):
        if who != box.NOBODY:
            sight.one(at + (who - seat) % seats * len(owner) + space)


def observe_cards(game: MilleFiori, seat: int, sight: Sight) -> None:
    """Cards the viewer has seen, where they are now."""
    me = game.players[seat]
    count_kinds(me.hand, _HAND, sight)
    if me.kept != box.NO_CARD:
        sight.one(_KEPT + _KIND[me.kept])
    if game.playing != box.NO_CARD:
        sight.one(_PLAYING + _KIND[game.playing])
    count_kinds(game.face_up, _FACE_UP, sight)
    count_kinds(game.discard, _DISCARD, sight)
    seats = len(game.players)
    for turned in range(1, seats):
        holder = (seat + turned) % seats
        if game.has_seen_hand(seat, holder):
            cards = game.players[holder].hand
            if game.players[holder].kept != box.NO_CARD:
                cards = (*cards, game.players[holder].kept)
            count_kinds(cards, _REMEMBERED + (turned - 1) * _KINDS, sight)


def count_kinds(cards: tuple[int, ...], at: int, sight: Sight) -> None:
    """How many there are of each kind."""
    counts = [0] * _KINDS
    for card in cards:
        counts[_KIND[card]] += 1
    for kind in range(_KINDS):
        if counts[kind]:
            sight.put(at + kind, float(counts[kind]))
