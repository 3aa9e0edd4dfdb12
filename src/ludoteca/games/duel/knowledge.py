"""What a seat knows of cards that lie face down: knowledge is state.

A seat can tell several *stories* of where hidden cards are: what the other player may hold, in no order; what
may lie in each draw stack, from the top; what in each discard pile out of which the other has taken a card,
from the bottom. What happens unseen (the other picks some card out of a stack, puts some hand card under one)
parts a story into several, each as likely as chance has it; what is seen throws out what it contradicts. So a
seat knows exactly what it could know, however things hang together.

Two cards of a kind look alike: stories name the *look* of a card, or, below zero, only its back: UNSEEN for a
card the seat could never place. Beyond so many stories nobody keeps count: what they do not agree on is LOST
and may be anything; in a discard pile even its back may be unknown, NO_BACK.

All this is worked out only when somebody asks. Until then a Memory keeps a list of what happened.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import by_constructor
from ludoteca.core.rng import Rng
from ludoteca.games.duel.components import (
    BACK_OF,
    BOX,
    CARDS,
    COLOURS,
    KIND_BACK,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    NONE,
)

LOOKS: Final = 2 * KINDS
LOOK_OF: Final[list[int]] = [KIND_OF[card] + KINDS * (card // BOX) for card in range(CARDS)]
LOOK_NAMES: Final[list[str]] = KIND_NAMES + [f"{COLOURS[1]}/{name}" for name in KIND_NAMES]
UNSEEN: Final = -1
LOST: Final = -11
NO_BACK: Final = 9
MANY: Final = 64
HEAVY: Final = 1 << 40
LIGHT: Final = 1 << 20

Zone = tuple[int, ...]
Story = tuple[tuple[int, ...], ...]
"""The other's hand, the stacks, the discard piles."""

THEIR_HAND: Final = 0
HAND_RESTS: Final = -100
"""A question beside those about zones."""
ANY_LOOK: Final[list[int]] = []
"""What is said of every card that may have any; nobody adds to it."""


def back_of(card: int, sleeved: bool) -> int:
    """What everybody sees of a hidden card; the cards of a tournament player are sleeved alike."""
    return card // BOX if sleeved else BACK_OF[card]


def looks_of(cards: tuple[int, ...]) -> Zone:
    return tuple([LOOK_OF[card] for card in cards])


def count_looks(cards: list[int]) -> list[int]:
    """How many cards of each look there are among these."""
    found = [0] * LOOKS
    for card in cards:
        found[LOOK_OF[card]] += 1
    return found


def back_of_entry(entry: int, sleeved: bool) -> int:
    """The back of what a story names."""
    if entry >= 0:
        return entry // KINDS if sleeved else KIND_BACK[entry % KINDS]
    return LOST - entry if entry <= LOST else UNSEEN - entry


def with_zone(story: Story, zone: int, cards: Zone) -> Story:
    found = list(story)
    found[zone] = cards
    return tuple(found)


def with_hand(story: Story, hand: Zone, zone: int, cards: Zone) -> Story:
    """The same with another hand as well."""
    found = list(story)
    found[THEIR_HAND] = hand
    found[zone] = cards
    return tuple(found)


def with_one(cards: Zone, entry: int) -> Zone:
    """One more card in a hand."""
    found = [*cards, entry]
    found.sort()
    return tuple(found)


def without_one(cards: Zone, entry: int) -> Zone:
    """One card less in a hand."""
    place = cards.index(entry)
    return cards[:place] + cards[place + 1 :]


def different(cards: list[int]) -> list[int]:
    """Each entry once."""
    found: list[int] = []
    for entry in cards:
        if entry not in found:
            found.append(entry)
    return found


def all_same(entries: list[int]) -> bool:
    for entry in entries:
        if entry != entries[0]:
            return False
    return True


def times(story: Story, entry: int) -> int:
    """How often a story has this."""
    found = 0
    for zone in story:
        # Not zone.count, which compares objects: this is asked more often than anything else.
        for other in zone:
            if other == entry:
                found += 1
    return found


class Knowledge:
    """What one seat knows: its stories, all different, with their weights, how many cards of each look are
    hidden from it, how many stacks there are, and a mask of the discard piles that are in doubt; of others it
    knows all. ``answers`` are what it has been asked already, ``sight`` what observations say of its stacks.
    """

    def __init__(
        self,
        stories: list[Story],
        weights: list[int],
        hidden: list[int],
        stacks: int,
        doubted: int,
        sleeved: bool,
    ) -> None:
        self.stories = stories
        self.weights = weights
        self.hidden = hidden
        self.stacks = stacks
        self.doubted = doubted
        self.sleeved = sleeved
        self.answers: dict[int, list[list[int]]] = {}
        self.sight: bytes | None = None

    def clone(self) -> Knowledge:
        """A copy with the same answers: whoever learns something begins with none."""
        found = Knowledge(
            self.stories, self.weights, self.hidden.copy(), self.stacks, self.doubted, self.sleeved
        )
        found.answers = self.answers
        found.sight = self.sight
        return found

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)

    # --- asking -------------------------------------------------------------------------------------

    def certain(self, zone: int) -> list[int]:
        """The look of each card of a stack or pile, NONE where it is not certain."""
        found: list[int] = []
        for looks in self.possible(zone):
            found.append(looks[0] if len(looks) == 1 else NONE)
        return found

    def possible(self, zone: int) -> list[list[int]]:
        """The looks each card of a stack or pile may have; none where it may have any."""
        if zone not in self.answers:
            self.answers[zone] = self.looks_in(zone)
        return self.answers[zone]

    def looks_in(self, zone: int) -> list[list[int]]:
        versions: list[Zone] = []
        for story in self.stories:
            if not versions or story[zone] is not versions[-1]:
                versions.append(story[zone])
        count = len(versions[0]) if versions else 0
        return [looks_at(versions, place) for place in range(count)]

    def certain_in_hand(self) -> list[int]:
        """The looks that the other player certainly holds."""
        if THEIR_HAND not in self.answers:
            self.answers[THEIR_HAND] = [self.looks_held()]
        return self.answers[THEIR_HAND][0].copy()

    def looks_held(self) -> list[int]:
        found: list[int] = []
        first = True
        for story in self.stories:
            hand = story[THEIR_HAND]
            if first:
                found = [entry for entry in hand if entry >= 0]
                first = False
            else:
                found = common(found, hand)
        return found

    def possible_in_hand(self, back: int) -> list[int]:
        """The looks that the other hand cards with this back may have; none where they may have any."""
        if HAND_RESTS not in self.answers:
            self.answers[HAND_RESTS] = self.hand_rests()
        found: list[int] = []
        for rest in self.answers[HAND_RESTS]:
            for entry in rest:
                if back_of_entry(entry, self.sleeved) != back:
                    continue
                if entry < 0:
                    return []
                if entry not in found:
                    found.append(entry)
        found.sort()
        return found

    def hand_rests(self) -> list[list[int]]:
        """What each story has in the other's hand beside the certain cards."""
        certain = self.certain_in_hand()
        found: list[list[int]] = []
        for story in self.stories:
            rest = list(story[THEIR_HAND])
            for entry in certain:
                rest.remove(entry)
            found.append(rest)
        return found

    # --- likelihood ---------------------------------------------------------------------------------

    def weigh(self, story: Story, entry: int, look: int, weight: int) -> int:
        """How likely a story is once this entry of it has been seen to have this look; 0: it cannot be."""
        if entry >= 0:
            return weight if entry == look else 0
        if not self.same_back(entry, look):
            return 0
        left = self.hidden[look] - times(story, look)
        if left <= 0:
            return 0
        return weight if entry <= LOST else max(1, weight * left // max(left, times(story, entry)))

    def weigh_all(self, story: Story, cards: Zone, looks: Zone, weight: int) -> int:
        """The same for a whole stack or pile."""
        seen = story
        for place in range(len(cards)):
            weight = self.weigh(seen, cards[place], looks[place], weight)
            if weight == 0:
                return 0
            if cards[place] < 0:
                seen = (*seen, (looks[place],))
        return weight

    def tells(self, stories: list[Story], weights: list[int], apart: bool) -> None:
        """From now on these are the stories; ``apart`` if no two of them can be equal."""
        self.answers = {}
        self.sight = None
        if not apart and len(stories) > 1:
            stories, weights = merged(stories, weights)
        if len(stories) > MANY:
            stories, weights = fewer(stories, weights, self.sleeved)
        total = 0
        for weight in weights:
            total += weight
        if total < LIGHT:
            scale = HEAVY // max(1, total)
            weights = [weight * scale for weight in weights]
        self.stories = stories
        self.weights = weights

    # --- what is drawn, put under and searched ------------------------------------------------------
    # Stories that differ still differ after the same entry has moved the same way in all of them; and where
    # they shared a zone they go on sharing it, which makes them quick to compare.

    def other_draws(self, stack: int) -> None:
        """The other player takes the top card of a stack, unseen."""
        zone = 1 + stack
        moved: list[int] = []
        found: list[Story] = []
        before: Zone = ()
        after: Zone = ()
        for story in self.stories:
            cards = story[zone]
            if cards is not before:
                before = cards
                after = cards[1:]
            moved.append(cards[0])
            found.append(with_hand(story, with_one(story[THEIR_HAND], cards[0]), zone, after))
        self.tells(found, self.weights, all_same(moved))

    def other_takes(self, stack: int) -> None:
        """The other player picks some card out of a stack; the others stay in order."""
        zone = 1 + stack
        found: list[Story] = []
        weights: list[int] = []
        for n, story in enumerate(self.stories):
            cards = story[zone]
            for place in range(len(cards)):
                share = max(1, self.weights[n] // len(cards))
                if place > 0 and cards[place] == cards[place - 1]:
                    weights[-1] += share
                    continue
                hand = with_one(story[THEIR_HAND], cards[place])
                found.append(with_hand(story, hand, zone, cards[:place] + cards[place + 1 :]))
                weights.append(share)
        self.tells(found, weights, False)

    def takes(self, stack: int, place: int, look: int) -> None:
        """The seat itself takes a card out of a stack."""
        zone = 1 + stack
        moved: list[int] = []
        found: list[Story] = []
        weights: list[int] = []
        before: Zone = ()
        after: Zone = ()
        for n, story in enumerate(self.stories):
            cards = story[zone]
            likely = self.weigh(story, cards[place], look, self.weights[n])
            if likely:
                if cards is not before:
                    before = cards
                    after = cards[:place] + cards[place + 1 :]
                moved.append(cards[place])
                found.append(with_zone(story, zone, after))
                weights.append(likely)
        self.hidden[look] -= 1
        self.tells(found, weights, all_same(moved))

    def sees(self, zone: int, looks: Zone) -> None:
        """The seat looks through a stack or pile: it knows its order from now on."""
        found: list[Story] = []
        weights: list[int] = []
        for n, story in enumerate(self.stories):
            likely = self.weigh_all(story, story[zone], looks, self.weights[n])
            if likely:
                found.append(with_zone(story, zone, looks))
                weights.append(likely)
        self.tells(found, weights, False)

    def goes_under(self, stack: int, look: int) -> None:
        """A card that the seat knows goes under a stack."""
        zone = 1 + stack
        found: list[Story] = []
        before: Zone = ()
        after: Zone = (look,)
        for story in self.stories:
            cards = story[zone]
            if cards is not before:
                before = cards
                after = (*cards, look)
            found.append(with_zone(story, zone, after))
        self.tells(found, self.weights, True)

    def lays_under(self, stack: int, look: int) -> None:
        """A card that the seat has seen is hidden under a stack."""
        self.hidden[look] += 1
        self.goes_under(stack, look)

    def other_lays_under(self, stack: int, back: int) -> None:
        """The other player puts some hand card with this back under a stack."""
        zone = 1 + stack
        found: list[Story] = []
        weights: list[int] = []
        for n, story in enumerate(self.stories):
            hand = story[THEIR_HAND]
            entries = [entry for entry in hand if back_of_entry(entry, self.sleeved) == back]
            for entry in different(entries):
                found.append(with_hand(story, without_one(hand, entry), zone, (*story[zone], entry)))
                weights.append(max(1, self.weights[n] // len(entries)) * entries.count(entry))
        # The card below tells which one it was, and what was in the hand.
        self.tells(found, weights, True)

    # --- the other player's hand --------------------------------------------------------------------

    def other_shows(self, look: int) -> None:
        """The other player lays a hand card open."""
        moved: list[int] = []
        found: list[Story] = []
        weights: list[int] = []
        for n, story in enumerate(self.stories):
            hand = story[THEIR_HAND]
            for entry in different(list(hand)):
                likely = self.weigh(story, entry, look, self.weights[n] * hand.count(entry))
                if likely:
                    moved.append(entry)
                    found.append(with_zone(story, THEIR_HAND, without_one(hand, entry)))
                    weights.append(likely)
        self.hidden[look] -= 1
        self.tells(found, weights, all_same(moved))

    def sees_hand(self, looks: Zone) -> None:
        """The other player's hand is shown."""
        hand = list(looks)
        hand.sort()
        found: list[Story] = []
        weights: list[int] = []
        for n, story in enumerate(self.stories):
            likely = self.weigh_hand(story, looks, self.weights[n])
            if likely:
                found.append(with_zone(story, THEIR_HAND, tuple(hand)))
                weights.append(likely)
        self.tells(found, weights, False)

    def weigh_hand(self, story: Story, looks: Zone, weight: int) -> int:
        """How likely a story is once the other's hand has been seen; 0: it cannot be."""
        new = list(looks)
        unknown: list[int] = []
        for entry in story[THEIR_HAND]:
            if entry < 0:
                unknown.append(entry)
            elif entry in new:
                new.remove(entry)
            else:
                return 0
        seen = story
        for look in new:
            entry = entry_with_back(unknown, back_of_entry(look, self.sleeved), self.sleeved)
            weight = self.weigh(seen, entry, look, weight) if entry != 0 else 0
            if weight == 0:
                return 0
            unknown.remove(entry)
            seen = (*seen, (look,))
        return weight

    def hand_changes(self, gone: int, come: int) -> None:
        """A card that the seat knows leaves the other's hand, or comes to it (NONE: none)."""
        found: list[Story] = []
        for story in self.stories:
            hand = story[THEIR_HAND]
            if gone != NONE:
                hand = without_one(hand, gone)
            if come != NONE:
                hand = with_one(hand, come)
            found.append(with_zone(story, THEIR_HAND, hand))
        self.tells(found, self.weights, True)

    def loses(self, looks: Zone, stacks: Zone) -> None:
        """Cards of the own hand went under stacks: which of two with the same back lies where is unknown."""
        for look in looks:
            self.hidden[look] += 1
        swapped = looks
        if len(looks) == 2 and self.same_back(looks[0], looks[1]):
            swapped = (looks[1], looks[0])
        found: list[Story] = []
        weights: list[int] = []
        for number, story in enumerate(self.stories):
            for order in (looks, swapped):
                after = story
                for n in range(len(order)):
                    zone = 1 + stacks[n]
                    after = with_zone(after, zone, (*after[zone], order[n]))
                found.append(after)
                weights.append(self.weights[number])
        self.tells(found, weights, False)

    def same_back(self, entry: int, look: int) -> bool:
        """May this entry have the back of that look?"""
        return back_of_entry(entry, self.sleeved) in (NO_BACK, back_of_entry(look, self.sleeved))

    # --- discard piles ------------------------------------------------------------------------------

    def is_doubted(self, pile: int) -> bool:
        """Did the other player take a card out of this pile?"""
        return self.doubted >> pile & 1 == 1

    def remembers_discard(self, pile: int, look: int) -> None:
        """A card is laid on a discard pile."""
        if self.is_doubted(pile):
            self.lays_under(self.stacks + pile, look)

    def looks_through(self, pile: int, looks: Zone) -> None:
        """The seat sees every card of a discard pile."""
        if self.is_doubted(pile):
            self.sees(1 + self.stacks + pile, looks)
            self.knows_pile(pile, looks)

    def knows_pile(self, pile: int, looks: Zone) -> None:
        """Every card of the pile is certain: nothing to tell of it."""
        self.doubted &= ~(1 << pile)
        for look in looks:
            self.hidden[look] -= 1
        self.set_zone(1 + self.stacks + pile, ())

    def set_zone(self, zone: int, cards: Zone) -> None:
        self.tells([with_zone(story, zone, cards) for story in self.stories], self.weights, False)

    def other_digs(self, pile: int, looks: Zone, taken: int) -> None:
        """The other player took a card of a discard pile: everybody sees its back and the new top."""
        zone = 1 + self.stacks + pile
        if not self.is_doubted(pile):
            self.doubted |= 1 << pile
            for look in looks:
                self.hidden[look] += 1
            self.set_zone(zone, looks)
        size = len(looks)
        top = looks[size - 2 if taken == size - 1 else size - 1]
        found: list[Story] = []
        weights: list[int] = []
        for n, story in enumerate(self.stories):
            cards = story[zone]
            for place in range(size):
                left = cards[:place] + cards[place + 1 :]
                if not self.same_back(cards[place], looks[taken]):
                    continue
                if size > 1 and left[size - 2] != top and left[size - 2] >= 0:
                    continue
                entry = (
                    cards[place] if cards[place] >= 0 else LOST - back_of_entry(looks[taken], self.sleeved)
                )
                found.append(with_hand(story, with_one(story[THEIR_HAND], entry), zone, left))
                weights.append(self.weights[n])
        self.tells(found, weights, False)
        piles = different_zones(self.stories, zone)
        if len(piles) == 1 and (not piles[0] or min(piles[0]) >= 0):
            self.knows_pile(pile, piles[0])


def looks_at(versions: list[Zone], place: int) -> list[int]:
    """The looks a card may have by what is told of its zone, in order; none where it may have any."""
    if versions[0][place] < 0:
        return ANY_LOOK
    found: list[int] = []
    for cards in versions:
        if cards[place] < 0:
            return ANY_LOOK
        if cards[place] not in found:
            found.append(cards[place])
    found.sort()
    return found


def merged(stories: list[Story], weights: list[int]) -> tuple[list[Story], list[int]]:
    """Each story once, with all its weight. Hashing them takes longer than all the rest: not to be done where
    they differ anyway, nor with zones that all of them share."""
    zones = not_shared(stories)
    place_of: dict[Story, int] = {}
    found: list[Story] = []
    shares: list[int] = []
    for n, story in enumerate(stories):
        place = place_of.setdefault(tuple([story[zone] for zone in zones]), len(found))
        if place < len(found):
            shares[place] += weights[n]
        else:
            found.append(story)
            shares.append(weights[n])
    return found, shares


def not_shared(stories: list[Story]) -> list[int]:
    """The zones in which stories may differ."""
    first = stories[0]
    return [zone for zone in range(len(first)) if not is_shared(stories, zone, first[zone])]


def is_shared(stories: list[Story], zone: int, cards: Zone) -> bool:
    for story in stories:
        if story[zone] is not cards:
            return False
    return True


def entry_with_back(entries: list[int], back: int, sleeved: bool) -> int:
    """One of some unknown cards with this back; 0 if there is none."""
    for entry in entries:
        if back_of_entry(entry, sleeved) == back:
            return entry
    return 0


def common(some: list[int], others: Zone) -> list[int]:
    """What both have, as often as both have it."""
    left = list(others)
    found: list[int] = []
    for entry in some:
        if entry in left:
            left.remove(entry)
            found.append(entry)
    return found


def different_zones(stories: list[Story], zone: int) -> list[Zone]:
    """All that stories say of a zone."""
    found: dict[Zone, bool] = {}
    for n, story in enumerate(stories):
        if n == 0 or story[zone] is not stories[n - 1][zone]:
            found[story[zone]] = True
    return list(found)


def fewer(stories: list[Story], weights: list[int], sleeved: bool) -> tuple[list[Story], list[int]]:
    """Too many stories: of the zone of which they differ most only what they agree on is kept, and so on."""
    while len(stories) > MANY // 2:
        worst = 0
        most = 0
        for zone in range(len(stories[0])):
            versions = len(different_zones(stories, zone))
            if versions > most:
                most = versions
                worst = zone
        cards = agreed_hand(stories, sleeved) if worst == THEIR_HAND else agreed(stories, worst, sleeved)
        stories, weights = merged([with_zone(story, worst, cards) for story in stories], weights)
    return stories, weights


def agreed(stories: list[Story], zone: int, sleeved: bool) -> Zone:
    """What all stories agree on in a stack or pile; the rest is lost."""
    found: list[int] = []
    for story in stories:
        cards = story[zone]
        if not found:
            found = list(cards)
        for place in range(len(cards)):
            if found[place] != cards[place]:
                back = back_of_entry(cards[place], sleeved)
                same = back_of_entry(found[place], sleeved) == back
                found[place] = LOST - (back if same else NO_BACK)
    return tuple(found)


def agreed_hand(stories: list[Story], sleeved: bool) -> Zone:
    """The same for the hand, which has no order."""
    found: list[int] = []
    first: Zone = ()
    for story in stories:
        if not first:
            first = story[THEIR_HAND]
            found = list(first)
        found = common(found, story[THEIR_HAND])
    rest = list(first)
    for entry in found:
        rest.remove(entry)
    for entry in rest:
        found.append(LOST - back_of_entry(entry, sleeved))
    found.sort()
    return tuple(found)


def nothing_known(stacks: list[tuple[int, ...]], piles: int, sleeved: bool) -> Knowledge:
    """What a seat knows when cards have just been shuffled into stacks: their backs."""
    zones: list[Zone] = [()]
    cards: list[int] = []
    for stack in stacks:
        zones.append(tuple([UNSEEN - back_of(card, sleeved) for card in stack]))
        cards.extend(stack)
    for _ in range(piles):
        zones.append(())
    return Knowledge([tuple(zones)], [HEAVY], count_looks(cards), len(stacks), 0, sleeved)


# --- both seats, and what happened since ----------------------------------------------------------
DRAWN: Final = 0
SEARCHED_STACK: Final = 1
TAKEN: Final = 2
LAID_UNDER: Final = 3
OPEN_UNDER: Final = 4
SHOWN: Final = 5
DISCARDED: Final = 6
LOOKED_THROUGH: Final = 7
DUG_OUT: Final = 8
HAND_SHOWN: Final = 9
STOLEN: Final = 10
BURIED: Final = 11

SEAT: Final = 4
FIRST: Final = 5
SECOND: Final = 15
THIRD: Final = 25
PART: Final = 1023


class Diary:
    """What happened to cards, written down by all clones that still share the same past.

    ``entries`` are packed: what, whose doing, and up to three numbers; ``cards`` the hands, stacks and piles
    that some of them need, in order. ``minds`` is what the first ``read`` entries have taught both seats.
    """

    def __init__(
        self,
        entries: list[int],
        cards: list[tuple[int, ...]],
        minds: tuple[Knowledge, Knowledge],
        read: int,
        cards_read: int,
    ) -> None:
        self.entries = entries
        self.cards = cards
        self.minds = minds
        self.read = read
        self.cards_read = cards_read

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)


class Memory:
    """What both seats know: a diary, how much of it is the own past, and what was known some time ago."""

    def __init__(
        self,
        diary: Diary,
        length: int,
        cards: int,
        minds: tuple[Knowledge, Knowledge],
        read: int,
        cards_read: int,
    ) -> None:
        self.diary = diary
        self.length = length
        self.cards = cards
        self.minds = minds
        self.read = read
        self.cards_read = cards_read

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        self.own_diary()
        return by_constructor(self)

    def clone(self) -> Memory:
        return Memory(self.diary, self.length, self.cards, self.minds, self.read, self.cards_read)

    # --- writing ------------------------------------------------------------------------------------

    def happens(self, what: int, seat: int, a: int, b: int, c: int) -> None:
        """Write down what happened; a clone that went another way has its own diary from there."""
        diary = self.diary
        if len(diary.entries) != self.length:
            diary = self.own_diary()
        diary.entries.append(what | seat << SEAT | a << FIRST | b << SECOND | c << THIRD)
        self.length += 1

    def happens_with(self, what: int, seat: int, a: int, b: int, cards: tuple[int, ...]) -> None:
        """The same, with some cards."""
        self.happens(what, seat, a, b, 0)
        self.with_cards(cards)

    def with_cards(self, cards: tuple[int, ...]) -> None:
        """More cards to what was just written down."""
        self.diary.cards.append(cards)
        self.cards += 1

    def own_diary(self) -> Diary:
        self.catch_up()
        self.diary = Diary([], [], self.minds, 0, 0)
        self.length = 0
        self.cards = 0
        self.read = 0
        self.cards_read = 0
        return self.diary

    # --- reading ------------------------------------------------------------------------------------

    def of(self, seat: int) -> Knowledge:
        """What a seat knows now; not to be changed."""
        self.catch_up()
        return self.minds[seat]

    def catch_up(self) -> None:
        """Work out what all that happened has taught both seats."""
        diary = self.diary
        if self.read <= diary.read <= self.length:
            self.minds = diary.minds
            self.read = diary.read
            self.cards_read = diary.cards_read
        if self.read == self.length:
            return
        minds = (self.minds[0].clone(), self.minds[1].clone())
        for n in range(self.read, self.length):
            self.learn(minds, diary.entries[n])
        self.minds = minds
        self.read = self.length
        if diary.read < self.read:
            diary.minds = minds
            diary.read = self.read
            diary.cards_read = self.cards_read

    def next_cards(self) -> tuple[int, ...]:
        cards = self.diary.cards[self.cards_read]
        self.cards_read += 1
        return cards

    def learn(self, minds: tuple[Knowledge, Knowledge], entry: int) -> None:
        """What one thing that happened teaches both seats."""
        what = entry & 15
        seat = entry >> SEAT & 1
        a = entry >> FIRST & PART
        b = entry >> SECOND & PART
        c = entry >> THIRD & PART
        mine = minds[seat]
        theirs = minds[1 - seat]
        if what == DRAWN:
            mine.takes(a, 0, LOOK_OF[b])
            theirs.other_draws(a)
        elif what == SEARCHED_STACK:
            mine.sees(1 + a, looks_of(self.next_cards()))
        elif what == TAKEN:
            mine.takes(a, b, LOOK_OF[c])
            theirs.other_takes(a)
        elif what == LAID_UNDER:
            mine.lays_under(a, LOOK_OF[b])
            theirs.other_lays_under(a, back_of(b, theirs.sleeved))
        elif what == OPEN_UNDER:
            mine.lays_under(a, LOOK_OF[b])
            theirs.lays_under(a, LOOK_OF[b])
        elif what == SHOWN:
            theirs.other_shows(LOOK_OF[a])
        elif what == DISCARDED:
            mine.remembers_discard(a, LOOK_OF[b])
            theirs.remembers_discard(a, LOOK_OF[b])
        elif what == LOOKED_THROUGH:
            mine.looks_through(a, looks_of(self.next_cards()))
        elif what == DUG_OUT:
            theirs.other_digs(a, looks_of(self.next_cards()), b)
        elif what == HAND_SHOWN:
            theirs.sees_hand(looks_of(self.next_cards()))
        elif what == STOLEN:
            mine.hand_changes(LOOK_OF[a], NONE)
            mine.hidden[LOOK_OF[a]] -= 1
            theirs.hidden[LOOK_OF[a]] += 1
            theirs.hand_changes(NONE, LOOK_OF[a])
        else:
            looks = looks_of(self.next_cards())
            stacks = self.next_cards()
            mine.loses(looks, stacks)
            for n in range(len(looks)):
                theirs.hand_changes(looks[n], NONE)
                theirs.goes_under(stacks[n], looks[n])


def memory_of(one: Knowledge, other: Knowledge) -> Memory:
    """What both seats know, and nothing has happened since."""
    minds = (one, other)
    return Memory(Diary([], [], minds, 0, 0), 0, 0, minds, 0, 0)


# --- guessing -------------------------------------------------------------------------------------


def choose_story(knows: Knowledge, rng: Rng) -> Story:
    """One of the stories, as likely as it is."""
    scale = 1
    total = 0
    for weight in knows.weights:
        total += weight
    while total // scale > 1 << 24:
        scale <<= 1
    shares = [max(1, weight // scale) for weight in knows.weights]
    rest = rng.below(sum(shares))
    for number, story in enumerate(knows.stories):
        if rest < shares[number]:
            return story
        rest -= shares[number]
    raise AssertionError("no story")


def fill(story: Story, pool: list[int], sleeved: bool) -> list[list[int]]:
    """A card for everything a story names, out of a shuffled pool, from which they are taken."""
    found: list[list[int]] = []
    for zone in story:
        cards: list[int] = []
        for entry in zone:
            cards.append(take_look(pool, entry) if entry >= 0 else NONE)
        found.append(cards)
    for last in (False, True):
        for n in range(len(found)):
            for place in range(len(found[n])):
                back = back_of_entry(story[n][place], sleeved)
                if found[n][place] == NONE and (back == NO_BACK) == last:
                    found[n][place] = pool.pop() if last else take_back(pool, back, sleeved)
    return found


def take_look(pool: list[int], look: int) -> int:
    for n in range(len(pool)):
        if LOOK_OF[pool[n]] == look:
            return pool.pop(n)
    raise AssertionError("a story names a card that is not hidden")


def take_back(pool: list[int], back: int, sleeved: bool) -> int:
    for n in range(len(pool)):
        if back_of(pool[n], sleeved) == back:
            return pool.pop(n)
    raise AssertionError("fewer cards are hidden than a story has places")


def guessed_mind(knows: Knowledge, story: Story, hidden: list[int]) -> Knowledge:
    """What the other player may know if cards lie as in this story: as much as in truth, but of those."""
    found: list[Zone] = [tuple(sorted(padded_hand(knows)))]
    for zone in range(1, len(story)):
        certain = knows.certain(zone)
        cards: list[int] = []
        for place in range(len(certain)):
            look = story[zone][place]
            cards.append(look if certain[place] != NONE else LOST - back_of_entry(look, knows.sleeved))
        found.append(tuple(cards))
    return Knowledge([tuple(found)], [HEAVY], hidden, knows.stacks, knows.doubted, knows.sleeved)


def padded_hand(knows: Knowledge) -> list[int]:
    """The certain cards of a hand; the others are lost."""
    hand = knows.certain_in_hand()
    for story in knows.stories:
        rest = list(story[THEIR_HAND])
        for entry in hand:
            rest.remove(entry)
        return hand + [LOST - back_of_entry(entry, knows.sleeved) for entry in rest]
    return hand
