"""What a seat knows of cards that lie face down: knowledge is state.

For every card it cannot see, a seat keeps a *thought*: the set of cards that may lie there, as a mask. The
bit UNSEEN stands for every card the seat has never been able to place. A card drawn from a searched stack is
a thought with one bit; a hand card that went under a stack unseen, after the hand was once shown, leaves the
same set of cards in the hand and under the stack. One card lies in one place, so thoughts that become
certain narrow the others.

Two cards of a kind look alike. Where a card is seen that may be either of two, both places keep both: a seat
is never told more than its eyes told it.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import by_constructor
from ludoteca.core.rng import Rng
from ludoteca.games.duel.components import BACKS, BOX, CARDS, KIND_OF, NONE

UNSEEN: Final = 1
CARD_BIT: Final[list[int]] = [2 << card for card in range(CARDS)]


def _twins(card: int) -> int:
    """All cards of the same box that look like this one."""
    mask = 0
    for other in range(CARDS):
        if KIND_OF[other] == KIND_OF[card] and other // BOX == card // BOX:
            mask |= CARD_BIT[other]
    return mask


TWINS: Final[list[int]] = [_twins(card) for card in range(CARDS)]


class Knowledge:
    """The thoughts of one seat; never changed, only replaced, so clones share it.

    ``hand`` are thoughts on the other player's hand, card by card; ``stacks`` on the draw stacks, from the
    top; ``discards`` on the discard piles, from the bottom (empty: every card of the pile is known).
    ``placed`` are the cards that some thought names.
    """

    def __init__(
        self,
        hand: tuple[int, ...],
        stacks: tuple[tuple[int, ...], ...],
        discards: tuple[tuple[int, ...], ...],
        placed: int,
    ) -> None:
        self.hand: Final = hand
        self.stacks: Final = stacks
        self.discards: Final = discards
        self.placed: Final = placed

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)

    # --- what is drawn, put under and searched ----------------------------------------------------

    def with_stack(self, stack: int, thoughts: tuple[int, ...]) -> Knowledge:
        """The same with other thoughts on one stack."""
        stacks = self.stacks[:stack] + (thoughts,) + self.stacks[stack + 1 :]
        return Knowledge(self.hand, stacks, self.discards, self.placed)

    def with_hand(self, hand: tuple[int, ...]) -> Knowledge:
        """The same with other thoughts on the other player's hand."""
        return Knowledge(hand, self.stacks, self.discards, self.placed)

    def with_discards(self, pile: int, thoughts: tuple[int, ...]) -> Knowledge:
        """The same with other thoughts on a discard pile."""
        discards = self.discards[:pile] + (thoughts,) + self.discards[pile + 1 :]
        return Knowledge(self.hand, self.stacks, discards, self.placed)

    def other_draws(self, stack: int) -> Knowledge:
        """The other player takes the top card of a stack, unseen: the thought goes with it."""
        thoughts = self.stacks[stack]
        return self.with_stack(stack, thoughts[1:]).with_hand((*self.hand, thoughts[0]))

    def other_takes(self, stack: int) -> Knowledge:
        """The other player takes some card out of a stack: each of the rest is where it was or one higher."""
        thoughts = self.stacks[stack]
        whole = union(thoughts)
        return self.with_stack(stack, closed_ranks(thoughts)).with_hand((*self.hand, whole))

    def other_receives(self, thought: int) -> Knowledge:
        """A card comes into the other player's hand."""
        return self.with_hand((*self.hand, thought))

    def takes(self, stack: int, index: int, card: int) -> Knowledge:
        """The seat itself takes a card out of a stack."""
        thoughts = self.stacks[stack]
        found = self.with_stack(stack, thoughts[:index] + thoughts[index + 1 :])
        return found.sees(card, thoughts[index])

    def searches(self, stack: int, cards: tuple[int, ...]) -> Knowledge:
        """The seat looks through a stack: it knows its order from now on."""
        return self.with_stack(stack, ()).sees_all(cards, self.stacks[stack]).knows_stack(stack, cards)

    def knows_stack(self, stack: int, cards: tuple[int, ...]) -> Knowledge:
        bits = tuple([CARD_BIT[card] for card in cards])
        found = self.with_stack(stack, bits)
        return Knowledge(found.hand, found.stacks, found.discards, found.placed | union(bits))

    def goes_under(self, stack: int, thought: int) -> Knowledge:
        """A card goes under a stack, and this is what the seat thinks of it."""
        found = self.with_stack(stack, (*self.stacks[stack], thought))
        return Knowledge(found.hand, found.stacks, found.discards, found.placed | thought & ~UNSEEN)

    # --- the other player's hand ------------------------------------------------------------------

    def mingles(self, slots: list[int]) -> Knowledge:
        """Nobody can say any more which of these hand cards is which."""
        if len(slots) < 2:
            return self
        whole = 0
        for slot in slots:
            whole |= self.hand[slot]
        hand = list(self.hand)
        for slot in slots:
            hand[slot] = whole
        return self.with_hand(tuple(hand))

    def without_slot(self, slot: int) -> Knowledge:
        return self.with_hand(self.hand[:slot] + self.hand[slot + 1 :])

    def may_be(self, slot: int, card: int) -> bool:
        """May a card that looks like this one be here?"""
        thought = self.hand[slot]
        twins = TWINS[card]
        return thought & twins != 0 or (thought & UNSEEN != 0 and twins & ~self.placed != 0)

    def sees_hand(self, cards: tuple[int, ...]) -> Knowledge:
        """The other player's hand is shown."""
        found = self.with_hand(()).sees_all(cards, self.hand)
        bits = tuple([CARD_BIT[card] for card in cards])
        return Knowledge(bits, found.stacks, found.discards, found.placed | union(bits))

    # --- seeing -----------------------------------------------------------------------------------

    def sees_all(self, cards: tuple[int, ...], thoughts: tuple[int, ...]) -> Knowledge:
        """Several cards are seen at once."""
        found = self
        for n in range(len(cards)):
            found = found.sees(cards[n], thoughts[n])
        return found

    def sees(self, card: int, thought: int) -> Knowledge:
        """A card of which the seat thought this has been seen, so it lies nowhere else."""
        twins = TWINS[card]
        if self.placed & twins == 0:
            return self
        gone = CARD_BIT[card]
        if thought == gone:
            return Knowledge(self.hand, self.stacks, self.discards, self.placed & ~gone)
        either = gone | thought & twins
        if thought & UNSEEN != 0:
            either |= twins & ~self.placed
        if either == gone:
            return self.rewritten(gone, 0, self.placed & ~gone)
        if either & ~self.placed != 0:
            return self.rewritten(either, UNSEEN, self.placed & ~either)
        return self.rewritten(either, either & ~gone, self.placed & ~gone)

    def rewritten(self, old: int, new: int, placed: int) -> Knowledge:
        """Every thought that names one of the old cards names the new ones instead."""
        hand = replaced(self.hand, old, new)
        stacks = tuple([replaced(thoughts, old, new) for thoughts in self.stacks])
        discards = tuple([replaced(thoughts, old, new) for thoughts in self.discards])
        return Knowledge(hand, stacks, discards, placed).narrowed()

    def renamed(self, names: list[int]) -> Knowledge:
        """The same thoughts about other cards: what a seat guesses that the other player knows."""
        bits = tuple([rename(thought, names) for thought in self.hand])
        stacks = tuple([tuple([rename(thought, names) for thought in zone]) for zone in self.stacks])
        discards = tuple([tuple([rename(thought, names) for thought in zone]) for zone in self.discards])
        return Knowledge(bits, stacks, discards, rename(self.placed, names))

    def narrowed(self) -> Knowledge:
        """A thought that has become certain rules its card out everywhere else, and so on."""
        hand = list(self.hand)
        zones = [hand]
        zones.extend([list(thoughts) for thoughts in self.stacks])
        zones.extend([list(thoughts) for thoughts in self.discards])
        changed = True
        while changed:
            changed = False
            certain = 0
            for zone in zones:
                for thought in zone:
                    if is_certain(thought):
                        certain |= thought
            for zone in zones:
                for n in range(len(zone)):
                    thought = zone[n]
                    if thought & certain != 0 and not is_certain(thought):
                        zone[n] = thought & ~certain
                        changed = True
        count = len(self.stacks)
        stacks = tuple([tuple(zone) for zone in zones[1 : count + 1]])
        discards = tuple([tuple(zone) for zone in zones[count + 1 :]])
        return Knowledge(tuple(hand), stacks, discards, self.placed)


def is_certain(thought: int) -> bool:
    """Does it name one card and nothing else?"""
    return thought & (thought - 1) == 0 and thought > UNSEEN


def certain_card(thought: int) -> int:
    """The one card a thought names, or NONE."""
    return thought.bit_length() - 2 if is_certain(thought) else NONE


def rename(thought: int, names: list[int]) -> int:
    """A thought with every card replaced by another."""
    if thought == UNSEEN:
        return thought
    found = thought & UNSEEN
    rest = thought & ~UNSEEN
    while rest:
        bit = rest & -rest
        rest ^= bit
        found |= CARD_BIT[names[bit.bit_length() - 2]]
    return found


def union(thoughts: tuple[int, ...]) -> int:
    whole = 0
    for thought in thoughts:
        whole |= thought
    return whole


def closed_ranks(thoughts: tuple[int, ...]) -> tuple[int, ...]:
    """One card, nobody knows which, was taken out: each place holds what it held or what was below it."""
    return tuple([thoughts[n] | thoughts[n + 1] for n in range(len(thoughts) - 1)])


def replaced(thoughts: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    """The same thoughts, with other cards for some."""
    for thought in thoughts:
        if thought & old != 0:
            return tuple([t & ~old | new if t & old != 0 else t for t in thoughts])
    return thoughts


def nothing_known(stacks: list[int], piles: int) -> Knowledge:
    """The thoughts of a seat when cards have just been shuffled into stacks of these sizes."""
    return Knowledge((), tuple([(UNSEEN,) * size for size in stacks]), ((),) * piles, 0)


# --- guessing -------------------------------------------------------------------------------------


class Guess:
    """All places that hide something from a seat, to be filled anew.

    ``backs`` are what everybody sees of a place (NONE: nothing), ``thoughts`` what the seat thinks of it,
    ``cards`` what lies there.
    """

    def __init__(self, placed: int) -> None:
        self.placed = placed
        self.backs: list[int] = []
        self.thoughts: list[int] = []
        self.cards: list[int] = []
        self.looks: list[int] = []

    def add(self, card: int, thought: int, look: int, back: int) -> None:
        """One more place; ``look`` is the back of the card, ``back`` what the place asks for."""
        self.cards.append(card)
        self.thoughts.append(thought)
        self.looks.append(look)
        self.backs.append(back)

    def fits(self, place: int, other: int) -> bool:
        """May the card of another place lie here?"""
        if self.backs[place] != NONE and self.backs[place] != self.looks[other]:
            return False
        thought = self.thoughts[place]
        bit = CARD_BIT[self.cards[other]]
        return thought & bit != 0 or (thought & UNSEEN != 0 and self.placed & bit == 0)

    def swap(self, one: int, two: int) -> None:
        card = self.cards[one]
        look = self.looks[one]
        self.cards[one] = self.cards[two]
        self.looks[one] = self.looks[two]
        self.cards[two] = card
        self.looks[two] = look

    def shuffle(self, rng: Rng) -> None:
        """Exchange cards between places that may hold them, until nothing tells where they were."""
        open_places = [n for n in range(len(self.cards)) if not is_certain(self.thoughts[n])]
        for back in range(-1, BACKS):
            alike = [n for n in open_places if self.thoughts[n] == UNSEEN and self.backs[n] == back]
            for n in range(len(alike) - 1, 0, -1):
                self.swap(alike[n], alike[rng.below(n + 1)])
        doubtful = [n for n in open_places if self.thoughts[n] != UNSEEN]
        for _ in range(ROUNDS if doubtful else 0):
            for place in doubtful:
                other = open_places[rng.below(len(open_places))]
                if self.fits(place, other) and self.fits(other, place):
                    self.swap(place, other)


ROUNDS: Final = 40
