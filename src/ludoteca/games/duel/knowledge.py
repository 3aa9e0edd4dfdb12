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
    """The thoughts of one seat.

    ``hand`` are thoughts on the other player's hand, card by card; ``stacks`` on the draw stacks, from the
    top; ``discards`` on the discard piles, from the bottom (empty: every card of the pile is known).
    ``placed`` are the cards that some thought names.
    """

    def __init__(
        self,
        hand: tuple[int, ...],
        stacks: list[tuple[int, ...]],
        discards: tuple[tuple[int, ...], ...],
        placed: int,
    ) -> None:
        self.hand = hand
        self.stacks = stacks
        self.discards = discards
        self.placed = placed

    def clone(self) -> Knowledge:
        return Knowledge(self.hand, self.stacks.copy(), self.discards, self.placed)

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)

    # --- what is drawn, put under and searched ------------------------------------------------------

    def other_draws(self, stack: int) -> None:
        """The other player takes the top card of a stack, unseen: the thought goes with it."""
        thoughts = self.stacks[stack]
        self.stacks[stack] = thoughts[1:]
        self.hand = (*self.hand, thoughts[0])

    def other_takes(self, stack: int) -> None:
        """The other player takes some card out of a stack: each of the rest is where it was or one higher."""
        thoughts = self.stacks[stack]
        self.stacks[stack] = closed_ranks(thoughts)
        self.hand = (*self.hand, union(thoughts))

    def takes(self, stack: int, index: int, card: int) -> None:
        """The seat itself takes a card out of a stack."""
        thoughts = self.stacks[stack]
        self.stacks[stack] = thoughts[:index] + thoughts[index + 1 :]
        self.sees(card, thoughts[index])

    def searches(self, stack: int, cards: tuple[int, ...]) -> None:
        """The seat looks through a stack: it knows its order from now on."""
        thoughts = self.stacks[stack]
        self.stacks[stack] = ()
        self.sees_all(cards, thoughts)
        bits = tuple([CARD_BIT[card] for card in cards])
        self.stacks[stack] = bits
        self.placed |= union(bits)

    def goes_under(self, stack: int, thought: int) -> None:
        """A card goes under a stack, and this is what the seat thinks of it."""
        self.stacks[stack] = (*self.stacks[stack], thought)
        self.placed |= thought & ~UNSEEN

    def other_puts_under(self, slot: int, stack: int) -> None:
        """The other player puts a hand card under a stack: the thought goes with it."""
        self.stacks[stack] = (*self.stacks[stack], self.hand[slot])
        self.without_slot(slot)

    # --- the other player's hand --------------------------------------------------------------------

    def mingles(self, slots: list[int]) -> None:
        """Nobody can say any more which of these hand cards is which."""
        whole = 0
        same = True
        for slot in slots:
            whole |= self.hand[slot]
            same = same and self.hand[slot] == self.hand[slots[0]]
        if same:
            return
        hand = list(self.hand)
        for slot in slots:
            hand[slot] = whole
        self.hand = tuple(hand)

    def without_slot(self, slot: int) -> None:
        self.hand = self.hand[:slot] + self.hand[slot + 1 :]

    def may_be(self, slot: int, card: int) -> bool:
        """May a card that looks like this one be here?"""
        thought = self.hand[slot]
        if thought == UNSEEN:
            return TWINS[card] & ~self.placed != 0
        return thought & TWINS[card] != 0 or (thought & UNSEEN != 0 and TWINS[card] & ~self.placed != 0)

    def sees_hand(self, cards: tuple[int, ...]) -> None:
        """The other player's hand is shown."""
        thoughts = self.hand
        self.hand = ()
        self.sees_all(cards, thoughts)
        self.hand = tuple([CARD_BIT[card] for card in cards])
        self.placed |= union(self.hand)

    # --- discard piles ------------------------------------------------------------------------------

    def set_discards(self, pile: int, thoughts: tuple[int, ...]) -> None:
        self.discards = self.discards[:pile] + (thoughts,) + self.discards[pile + 1 :]

    def remembers_discard(self, pile: int, card: int) -> None:
        """A card is laid on a discard pile that the seat does not know for certain."""
        self.set_discards(pile, (*self.discards[pile], CARD_BIT[card]))
        self.placed |= CARD_BIT[card]

    def sees_top(self, pile: int, card: int) -> None:
        """The top card of a discard pile is there for all to see."""
        thoughts = self.discards[pile]
        last = len(thoughts) - 1
        bit = CARD_BIT[card]
        if thoughts[last] == bit:
            return
        self.set_discards(pile, thoughts[:last])
        self.sees(card, thoughts[last])
        self.set_discards(pile, (*self.discards[pile], bit))
        self.placed |= bit

    # --- seeing -------------------------------------------------------------------------------------

    def sees_all(self, cards: tuple[int, ...], thoughts: tuple[int, ...]) -> None:
        """Several cards are seen at once."""
        plain = 0
        for n in range(len(cards)):
            card = cards[n]
            if self.placed & TWINS[card] == 0:
                continue
            if self.either(card, thoughts[n]) == CARD_BIT[card]:
                plain |= CARD_BIT[card]
            else:
                self.sees(card, thoughts[n])
        plain &= self.placed
        if plain:
            self.placed &= ~plain
            self.rewrite(plain, 0)

    def either(self, card: int, thought: int) -> int:
        """A card has been seen of which the seat thought this: which of its twins may it be?"""
        found = CARD_BIT[card] | thought & TWINS[card]
        return found | TWINS[card] & ~self.placed if thought & UNSEEN != 0 else found

    def sees(self, card: int, thought: int) -> None:
        """A card of which the seat thought this has been seen, so it lies nowhere else."""
        if self.placed & TWINS[card] == 0:
            return
        gone = CARD_BIT[card]
        if thought == gone:
            self.placed &= ~gone
            return
        either = self.either(card, thought)
        if either == gone:
            if self.placed & gone != 0:
                self.placed &= ~gone
                self.rewrite(gone, 0)
        elif either & ~self.placed != 0:
            self.placed &= ~either
            self.rewrite(either, UNSEEN)
        else:
            self.placed &= ~gone
            self.rewrite(either, either & ~gone)

    def rewrite(self, old: int, new: int) -> None:
        """Every thought that names one of the old cards names the new ones instead.

        A thought that becomes certain by this rules its card out everywhere else, and so on.
        """
        hand = replaced(self.hand, old, new)
        certain = newly_certain(hand, self.hand)
        self.hand = hand
        for n in range(len(self.stacks)):
            thoughts = replaced(self.stacks[n], old, new)
            certain |= newly_certain(thoughts, self.stacks[n])
            self.stacks[n] = thoughts
        for n in range(len(self.discards)):
            if self.discards[n]:
                thoughts = replaced(self.discards[n], old, new)
                certain |= newly_certain(thoughts, self.discards[n])
                self.set_discards(n, thoughts)
        if certain:
            self.narrow(certain)

    def narrow(self, certain: int) -> None:
        """These cards lie where they are thought to be, and nowhere else."""
        hand = ruled_out(self.hand, certain)
        more = newly_certain(hand, self.hand)
        self.hand = hand
        for n in range(len(self.stacks)):
            thoughts = ruled_out(self.stacks[n], certain)
            more |= newly_certain(thoughts, self.stacks[n])
            self.stacks[n] = thoughts
        for n in range(len(self.discards)):
            if self.discards[n]:
                thoughts = ruled_out(self.discards[n], certain)
                more |= newly_certain(thoughts, self.discards[n])
                self.set_discards(n, thoughts)
        if more:
            self.narrow(more)

    def rename(self, names: list[int]) -> None:
        """The same thoughts about other cards: what a seat guesses that the other player knows."""
        self.hand = renamed(self.hand, names)
        for n in range(len(self.stacks)):
            self.stacks[n] = renamed(self.stacks[n], names)
        for n in range(len(self.discards)):
            self.set_discards(n, renamed(self.discards[n], names))
        self.placed = rename(self.placed, names)


def is_certain(thought: int) -> bool:
    """Does it name one card and nothing else?"""
    return thought != UNSEEN and thought & (thought - 1) == 0


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


def renamed(thoughts: tuple[int, ...], names: list[int]) -> tuple[int, ...]:
    return tuple([rename(thought, names) for thought in thoughts])


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
        if thought != UNSEEN and thought & old != 0:
            return tuple([t & ~old | new if t & old != 0 else t for t in thoughts])
    return thoughts


def newly_certain(thoughts: tuple[int, ...], before: tuple[int, ...]) -> int:
    """The cards of which a thought has become certain."""
    if thoughts is before:
        return 0
    found = 0
    for n in range(len(thoughts)):
        if thoughts[n] != before[n] and is_certain(thoughts[n]):
            found |= thoughts[n]
    return found


def ruled_out(thoughts: tuple[int, ...], certain: int) -> tuple[int, ...]:
    """The same thoughts, without cards that certainly lie elsewhere."""
    for thought in thoughts:
        if thought != UNSEEN and thought & certain != 0 and not is_certain(thought):
            return tuple([t & ~certain if t & certain != 0 and not is_certain(t) else t for t in thoughts])
    return thoughts


def nothing_known(stacks: list[int], piles: int) -> Knowledge:
    """The thoughts of a seat when cards have just been shuffled into stacks of these sizes."""
    return Knowledge((), [(UNSEEN,) * size for size in stacks], ((),) * piles, 0)


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
