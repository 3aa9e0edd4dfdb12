"""What each seat knows of decrees it has seen and no longer holds.

A decree that a seat has put under the deck, or that all have seen used, lies in a known place. When somebody
draws it, the seat still knows that it is one of the cards drawn: it is in that hand now or under the deck
again, in a place the seat has not seen. An entry keeps, for one seat and one decree, the set of places where
it may be; a decree without an entry may be anywhere. Places are the cards of each hand in the order they
came, the cards somebody is looking at, and the cards of the deck from the top. Once a hand has lost a card,
its cards are no longer told apart by when they came.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.rng import Rng
from ludoteca.games.feudum.components import DECREES, HAND_LIMIT, MOST_PLAYERS, NOTHING

HAND_PLACES: Final = HAND_LIMIT + 1
DRAWN_PLACE: Final = MOST_PLAYERS * HAND_PLACES
FIRST_DECK: Final = DRAWN_PLACE + 1
PLACES: Final = FIRST_DECK + DECREES
DRAWN: Final = 1 << DRAWN_PLACE
IN_DECK: Final = (1 << PLACES) - (1 << FIRST_DECK)
NOT_IN_DECK: Final = (1 << FIRST_DECK) - 1
ANYWHERE: Final = (1 << PLACES) - 1
_TRIES: Final = 40


def entry(seat: int, decree: int, places: int) -> int:
    """One seat, one decree, and where it may be, in one number."""
    return seat * DECREES + decree << PLACES | places


def seat_of(item: int) -> int:
    return (item >> PLACES) // DECREES


def decree_of(item: int) -> int:
    return (item >> PLACES) % DECREES


def hand(seat: int, size: int) -> int:
    """The places of so many cards in a hand."""
    return (1 << size) - 1 << seat * HAND_PLACES


def deck(place: int) -> int:
    """A card of the deck, counted from the top."""
    return 1 << FIRST_DECK + place


def draw(known: tuple[int, ...], player: int, drawn: tuple[int, ...]) -> tuple[int, ...]:
    """Somebody draws from the top and sees what it is; the others remember what must be among it."""
    count = len(drawn)
    top = deck(count) - deck(0)
    found: list[int] = []
    for item in known:
        seat = seat_of(item)
        if seat == player and decree_of(item) in drawn:
            continue
        places = item & NOT_IN_DECK | (item & IN_DECK & ~top) >> count
        if item & top and seat != player:
            places |= DRAWN
        found.append(item - (item & ANYWHERE) + places)
    return tuple(found)


def take(known: tuple[int, ...], player: int, place: int, left: int) -> tuple[int, ...]:
    """One of the cards drawn goes to this place; which one only its owner knows."""
    found: list[int] = []
    for item in known:
        if item & DRAWN and seat_of(item) != player:
            item |= place
            if left == 0:
                item -= DRAWN
        found.append(item)
    return tuple(found)


def learn(known: tuple[int, ...], seats: list[int], decree: int, place: int) -> tuple[int, ...]:
    """These seats know where this decree lies."""
    found = [item for item in known if not (decree_of(item) == decree and seat_of(item) in seats)]
    for seat in seats:
        found.append(entry(seat, decree, place))
    found.sort()
    return tuple(found)


def put_down(known: tuple[int, ...], player: int, size: int, place: int) -> tuple[int, ...]:
    """A card of a hand of this size goes to this place unseen: it may be any of them."""
    before = hand(player, size)
    after = hand(player, size - 1) | place
    found: list[int] = []
    for item in known:
        if item & before and seat_of(item) != player:
            item = item - (item & before) | after
        found.append(item)
    return tuple(found)


def show(known: tuple[int, ...], player: int, size: int, decree: int) -> tuple[int, ...]:
    """A card of a hand of this size is shown as it leaves; the others move up."""
    found: list[int] = []
    before = hand(player, size)
    for item in known:
        if item & before and seat_of(item) != player:
            item = moved_up(item, before, hand(player, size - 1), place_held(known, item, decree, before))
        found.append(item)
    return tuple(found)


def place_held(known: tuple[int, ...], item: int, decree: int, held: int) -> int:
    """Where in a hand the seat of an item must have known this decree; 0 if in any of several places."""
    for other in known:
        if seat_of(other) == seat_of(item) and decree_of(other) == decree:
            places = other & held
            return places if places & (places - 1) == 0 else 0
    return 0


def moved_up(item: int, before: int, after: int, gone: int) -> int:
    """The places of a hand after one card has left it."""
    places = item & before
    if gone == 0:
        return item - places | after
    return item - places | places & (gone - 1) | (places & ~(gone | gone - 1)) >> 1


def guess(known: list[int], cards: list[int], places: list[int], rng: Rng) -> list[int]:
    """Deal cards to places at random, but so that each known one is where it may be.

    ``known`` are the entries of one seat. What comes back is the card of each place.
    """
    choices = [[n for n in range(len(places)) if item >> places[n] & 1] for item in known]
    dealt = [NOTHING if n == NOTHING else decree_of(known[n]) for n in deal(choices, len(places), rng)]
    rest = sorted([card for card in cards if card not in dealt])
    rng.shuffle(rest)
    for n in range(len(places)):
        if dealt[n] == NOTHING:
            dealt[n] = rest.pop()
    return dealt


def rename(known: tuple[int, ...], seat: int, names: list[int]) -> tuple[int, ...]:
    """In a guess of one seat the others know as much as they do, but of the cards dealt in it."""
    found: list[int] = []
    for item in known:
        if seat_of(item) != seat:
            item = entry(seat_of(item), names[decree_of(item)], item & ANYWHERE)
        found.append(item)
    found.sort()
    return tuple(found)


def deal(choices: list[list[int]], size: int, rng: Rng) -> list[int]:
    """Known things to so many places, each to one of its choices: the number of the thing in each place."""
    dealt = [NOTHING] * size
    if not deal_at_once(choices, dealt, rng):
        dealt = [NOTHING] * size
        deal_one_by_one(choices, dealt, rng)
    return dealt


def deal_at_once(choices: list[list[int]], dealt: list[int], rng: Rng) -> bool:
    """Every known thing anywhere it may be, until no two are in one place: all deals are equally likely."""
    if not choices:
        return True
    for _ in range(_TRIES):
        for n in range(len(dealt)):
            dealt[n] = NOTHING
        clash = False
        for number in range(len(choices)):
            n = choices[number][rng.below(len(choices[number]))]
            if dealt[n] != NOTHING:
                clash = True
                break
            dealt[n] = number
        if not clash:
            return True
    return False


def deal_one_by_one(choices: list[list[int]], dealt: list[int], rng: Rng) -> bool:
    """The known thing with the fewest places left comes first; a dead end is tried otherwise."""
    chosen = NOTHING
    fewest: list[int] = []
    for number in range(len(choices)):
        if number in dealt:
            continue
        open_places = [n for n in choices[number] if dealt[n] == NOTHING]
        if chosen == NOTHING or len(open_places) < len(fewest):
            chosen = number
            fewest = open_places
    if chosen == NOTHING:
        return True
    rng.shuffle(fewest)
    for n in fewest:
        dealt[n] = chosen
        if deal_one_by_one(choices, dealt, rng):
            return True
        dealt[n] = NOTHING
    return False
