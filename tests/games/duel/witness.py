"""What a seat of the Duel knows, worked out from its views and from what it is told.

All that may be is kept as a set of *worlds*: what the other player may hold, what may lie in each draw stack
and discard pile, with a weight. Whatever happens unseen (the other takes some card of a stack, puts some hand
card under one) parts a world into several; whatever is seen throws out those that it contradicts. Nothing
here asks the game what a seat knows.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from ludoteca.core.game import Note
from ludoteca.games.duel import notes as told
from ludoteca.games.duel.components import (
    BACK_NAMES,
    BOX,
    EVENT_CARDS,
    EVENT_NAMES,
    EVENT_POOL,
    FRATERNAL_FEUDS,
    FROM_POOL,
    HAND,
    KIND_BACK,
    KIND_COPIES,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    REGION_NAMES,
    SETUP_NAMES,
    STACK_BACKS,
    STACK_CARDS,
    STACK_OWNERS,
    TOURNAMENT_EVENTS,
)
from ludoteca.games.duel.state import Duel

Zone = tuple[int, ...]
"""Cards as labels: a kind, and in the tournament game whose box it is from. Below zero: a card never seen
(``unseen``), or one of which too many stories could be told (``lost``); both with their back."""

LOST = -100
MANY = 50
"""So many worlds are kept apart; then all they do not agree on is given up, and from then on the witness
swears only to stacks it has looked through since anybody else did."""

LIKELY = 0.5
"""What is less likely than this has to vary from guess to guess."""


def unseen(back: int) -> int:
    return -1 - back


def lost(back: int) -> int:
    return LOST - back


@dataclass(frozen=True)
class World:
    """Where hidden cards may be: the other's hand in no order, stacks from the top, piles from the bottom."""

    hand: Zone
    stacks: tuple[Zone, ...]
    piles: tuple[Zone, ...]

    def zones(self) -> tuple[Zone, ...]:
        return (self.hand, *self.stacks, *self.piles)

    def count(self, label: int) -> int:
        return sum([zone.count(label) for zone in self.zones()])

    def without(self, entry: int) -> World:
        """One card less in the hand."""
        place = self.hand.index(entry)
        return replace(self, hand=self.hand[:place] + self.hand[place + 1 :])

    def with_card(self, entry: int) -> World:
        """One card more in the hand."""
        return replace(self, hand=tuple(sorted((*self.hand, entry))))

    def with_stack(self, stack: int, cards: Zone) -> World:
        return replace(self, stacks=self.stacks[:stack] + (cards,) + self.stacks[stack + 1 :])

    def under(self, stack: int, entry: int) -> World:
        return self.with_stack(stack, (*self.stacks[stack], entry))

    def with_pile(self, pile: int, cards: Zone) -> World:
        return replace(self, piles=self.piles[:pile] + (cards,) + self.piles[pile + 1 :])


def rest(zone: Zone, place: int) -> Zone:
    return zone[:place] + zone[place + 1 :]


class Witness:
    """Sits on one seat, hears and sees."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.other = 1 - seat
        self.view: dict[str, Any] = {}
        self.worlds: dict[World, float] = {}
        self.total: Counter[int] = Counter()
        """How many cards of a label there are in hands, stacks and principalities."""
        self.open: Counter[int] = Counter()
        """How many of them lie open, or in the own hand."""
        self.met: Counter[str] = Counter()
        self.searched = (-1, 0)
        self.playing: str | None = None
        self.building: str | None = None
        self.for_piles: list[str] = []
        self.buried: list[str] = []
        self.gave_up = False
        self.varying: dict[str, bool] = {}
        """The zones that must vary from guess to guess, once somebody has asked."""
        self.sure: dict[int, Zone] = {}
        """Stacks the seat has looked through, and of which it has seen every change since."""

    # --- labels -------------------------------------------------------------------------------------

    @property
    def setup(self) -> int:
        return SETUP_NAMES.index(self.view["setup"])

    @property
    def tournament(self) -> bool:
        return bool(self.view["setup"] == "tournament")

    def labels(self, kind: str) -> list[int]:
        """What a card of this kind may be: in the tournament game it may be from either box."""
        number = KIND_NAMES.index(kind)
        return [number, number + KINDS] if self.tournament else [number]

    def label_in(self, kind: str, owner: int) -> int:
        return self.labels(kind)[owner if self.tournament else 0]

    def owner_of_stack(self, stack: int) -> int:
        return max(0, STACK_OWNERS[self.setup][stack])

    def label(self, card: int) -> int:
        """A card of the game itself as a label."""
        return KIND_OF[card] + (KINDS * (card // BOX) if self.tournament else 0)

    def back(self, entry: int) -> int:
        """What everybody sees of a hidden card."""
        if entry < 0:
            return LOST - entry if entry <= LOST else -1 - entry
        return entry // KINDS if self.tournament else KIND_BACK[entry]

    def back_of_stack(self, stack: int) -> int:
        return STACK_OWNERS[self.setup][stack] if self.tournament else STACK_BACKS[self.setup][stack]

    def may_be(self, world: World, entry: int, label: int) -> bool:
        """Can this entry of a world turn out to be a card with this label?"""
        if entry >= 0:
            return entry == label
        if self.back(entry) != self.back(label):
            return False
        return self.total[label] - self.open[label] - world.count(label) > 0

    # --- hearing ------------------------------------------------------------------------------------

    def hear(self, notes: list[Note]) -> None:
        """What the seat was told of the last action, in order."""
        source = -1
        own_hand = False
        for place, note in enumerate(notes):
            mine = note.player == self.seat
            kind = KIND_NAMES[note.a] if note.kind in CARD_NOTES else ""
            if note.kind == told.SEARCHED:
                if not mine:
                    self.searched = (note.a, HAND if self.view["turn"] == 0 else 1)
            elif note.kind == told.DREW:
                source = note.a
                if not mine:
                    self.follow(source, drawn=self.searched[0] != source)
                    self.part(self.other_draws, source)
                    if self.searched[0] == source:
                        left = self.searched[1] - 1
                        self.searched = (source if left else -1, left)
            elif note.kind == told.FROM_DISCARDS:
                source = -1
                if not mine:
                    self.part(self.other_digs, self.pile_searched(note.player))
            elif note.kind == told.UNCOVERED:
                self.part(self.uncovered, self.pile_searched(note.player), kind)
            elif note.kind == told.DREW_CARD:
                self.takes(kind, source)
            elif note.kind == told.PUT_UNDER:
                own_hand = mine
                if not mine:
                    self.follow(note.a, under=unseen(self.back_of_stack(note.a)))
                    self.part(self.other_lays_under, note.a)
            elif note.kind == told.PUT_CARD:
                label = self.label_in(kind, self.owner_of_stack(note.b))
                if own_hand:
                    self.open[label] -= 1
                else:
                    self.part(_leaves_hand, label)
                self.follow(note.b, under=label)
                self.part(_goes_under, note.b, label)
            elif note.kind == told.WENT_UNDER:
                label = self.label_in(kind, self.owner_of_stack(note.b))
                self.open[label] -= 1
                self.follow(note.b, under=label)
                self.part(_goes_under, note.b, label)
            elif note.kind == told.PLAYED:
                if not mine:
                    self.other_shows(kind)
                self.playing = kind
            elif note.kind in (told.BUILT, told.CACHE):
                if self.building is None and not mine and note.kind == told.BUILT:
                    self.other_shows(kind)
                self.building = None
            elif note.kind == told.REMOVED:
                self.lays_open(kind)
            elif note.kind == told.LOST_CARD:
                after = notes[place + 1].kind if place + 1 < len(notes) else None
                if after != told.WENT_UNDER:
                    self.lays_open(kind)
            elif note.kind == told.TAKEN_CARD:
                self.hears_of_taking(kind, mine)

    def follow(self, stack: int, drawn: bool = False, under: int | None = None) -> None:
        """The top card of a stack is drawn, or one goes under it; else somebody picks one of it."""
        if stack not in self.sure:
            return
        if under is not None:
            self.sure[stack] = (*self.sure[stack], under)
        elif drawn:
            self.sure[stack] = self.sure[stack][1:]
        else:
            del self.sure[stack]

    def pile_searched(self, player: int) -> int:
        """Guido looks through the other's discard pile in the tournament game, Gustav through the own one."""
        if not self.tournament:
            return 0
        return 1 - player if self.playing == "guido" else player

    def part(self, change: Callable[..., Iterable[World]], *about: Any) -> None:
        """Every world becomes the worlds that may follow, as likely together as it was."""
        found: dict[World, float] = {}
        for world, weight in self.worlds.items():
            after = list(change(world, *about))
            for one in after:
                found[one] = found.get(one, 0.0) + weight / len(after)
        self.worlds = found

    def other_draws(self, world: World, stack: int) -> Iterator[World]:
        """The top card of a stack; any of them if the other has looked through it."""
        cards = world.stacks[stack]
        for place in range(len(cards) if self.searched[0] == stack else 1):
            yield world.with_stack(stack, rest(cards, place)).with_card(cards[place])

    def other_digs(self, world: World, pile: int) -> Iterator[World]:
        """Some card of a discard pile."""
        cards = world.piles[pile]
        for place in range(len(cards)):
            yield world.with_pile(pile, rest(cards, place)).with_card(cards[place])

    def uncovered(self, world: World, pile: int, kind: str) -> list[World]:
        """The top of a discard pile is seen before anything is laid on it."""
        top = world.piles[pile][-1]
        return [world] if top <= LOST or top == self.label_in(kind, pile) else []

    def other_lays_under(self, world: World, stack: int) -> Iterator[World]:
        """Some hand card with the back of the stack."""
        for entry in world.hand:
            if self.back(entry) == self.back_of_stack(stack):
                yield world.without(entry).under(stack, entry)

    def takes(self, kind: str, stack: int) -> None:
        """The seat itself takes a card out of a stack (or, -1, of a discard pile) into its hand."""
        if stack < 0:
            pile = self.pile_searched(self.seat)
            label = self.label_in(kind, pile)
            self.part(
                lambda world: [world.with_pile(pile, rest(world.piles[pile], _last(world, pile, label)))]
            )
        else:
            label = self.label_in(kind, self.owner_of_stack(stack))
            chosen = self.view["open"] is not None and self.view["open"]["stack"] == str(stack + 1)

            def taken(world: World) -> list[World]:
                cards = world.stacks[stack]
                place = cards.index(label) if chosen else 0
                fits = self.may_be(world, cards[place], label)
                return [world.with_stack(stack, rest(cards, place))] if fits else []

            self.part(taken)
            if chosen:
                self.sure[stack] = rest(self.sure[stack], self.sure[stack].index(label))
            else:
                self.follow(stack, drawn=True)
        self.open[label] += 1

    def other_shows(self, kind: str) -> None:
        """A card of the other's hand is laid open, unless it came from the face-up stack."""
        if kind in self.view["face_up"]:
            return

        def shown(world: World) -> Iterator[World]:
            for label in self.labels(kind):
                for entry in sorted(set(world.hand)):
                    if self.may_be(world, entry, label):
                        yield world.without(entry)

        self.part(shown)
        for label in self.labels(kind):
            self.open[label] += 1

    def lays_open(self, kind: str) -> None:
        """A card of a principality goes on a discard pile, or back to the face-up stack."""
        if not any(self.total[label] for label in self.labels(kind)):
            return
        self.for_piles.append(kind)

    def hears_of_taking(self, kind: str, mine: bool) -> None:
        """Traitor, or Fraternal Feuds."""
        if self.view["event"] == EVENT_NAMES[FRATERNAL_FEUDS]:
            if not mine:
                self.buried.append(kind)
        elif mine:
            self.other_shows(kind)
        else:
            for label in self.labels(kind):
                self.open[label] -= 1
            self.part(lambda world: [world.with_card(label) for label in self.labels(kind)])

    # --- seeing -------------------------------------------------------------------------------------

    def watch(self, view: dict[str, Any]) -> None:
        before, self.view = self.view, view
        self.varying = {}
        for event, count in Counter(view["events"]["turned"]).items():
            self.met[event] = max(self.met[event], count)
        if not self.worlds:
            self.begins()
        if not self.worlds:
            return
        if before:
            self.sees_what_is_built(view, before)
            self.sees_piles(view)
            self.sees_buried(view)
        self.sees_openly(view)
        for stack, shown in enumerate(view["stacks"]):
            if stack in self.sure and len(self.sure[stack]) != shown["cards"]:
                del self.sure[stack]  # cards of the own hand were put there by the other
        self.open = self.lying_open()
        self.worlds = {world: weight for world, weight in self.worlds.items() if self.is_of_this_box(world)}
        assert self.worlds, "nothing that is seen can be"
        if len(self.worlds) > MANY:
            self.worlds = {self.agreed_world(): 1.0}
            self.gave_up = True

    def begins(self) -> None:
        """The stacks have been shuffled."""
        sizes = [stack["cards"] for stack in self.view["stacks"]]
        if not any(sizes):
            return
        stacks = tuple([(unseen(self.back_of_stack(n)),) * size for n, size in enumerate(sizes)])
        self.worlds = {World((), stacks, ((),) * len(self.view["discards"])): 1.0}
        if self.tournament:
            self.total = Counter([self.label_in(kind, self.seat) for kind in self.view["deck"]["cards"]])
            for number, copies in enumerate(KIND_COPIES):
                self.total[self.label_in(KIND_NAMES[number], self.other)] = copies
        else:
            self.total = Counter([self.label(card) for back in STACK_CARDS[self.setup] for card in back])

    def sees_what_is_built(self, view: dict[str, Any], before: dict[str, Any]) -> None:
        """A card is on its way to its site: it has left the hand."""
        if view["playing"] is None or self.playing is not None or self.building is not None:
            return
        self.building = view["playing"]
        if view["active"] == self.other and view["playing"] not in before["face_up"]:
            self.other_shows(view["playing"])

    def sees_piles(self, view: dict[str, Any]) -> None:
        """What was played or removed lies on a discard pile now."""
        if self.playing is not None and view["playing"] is None:
            self.for_piles.append(self.playing)
            self.playing = None
        for kind in self.for_piles:
            self.part(self.discarded, kind)
        self.for_piles = []

    def discarded(self, world: World, kind: str) -> Iterator[World]:
        for pile, shown in enumerate(self.view["discards"]):
            if len(world.piles[pile]) < shown["cards"]:
                yield world.with_pile(pile, (*world.piles[pile], self.label_in(kind, pile)))

    def sees_buried(self, view: dict[str, Any]) -> None:
        """Cards of the own hand went under stacks: which of them lies where the seat cannot tell."""
        if not self.buried:
            return
        kinds, self.buried = self.buried, []

        def may_lie(world: World) -> Iterator[World]:
            grown = [
                stack
                for stack, shown in enumerate(view["stacks"])
                for _ in range(shown["cards"] - len(world.stacks[stack]))
            ]
            for order in sorted(set(itertools.permutations(kinds))):
                found = world
                for kind, stack in zip(order, grown, strict=True):
                    label = self.label_in(kind, self.owner_of_stack(stack))
                    if self.back(label) == self.back_of_stack(stack):
                        found = found.under(stack, label)
                if [len(cards) for cards in found.stacks] == [shown["cards"] for shown in view["stacks"]]:
                    yield found

        self.part(may_lie)

    def sees_openly(self, view: dict[str, Any]) -> None:
        """Throw out all worlds in which the table would look otherwise."""
        self.worlds = {world: weight for world, weight in self.worlds.items() if self.looks_so(world, view)}
        looked = view["open"]
        if looked is None:
            return
        if looked["zone"] == "stack":
            stack = int(looked["stack"]) - 1
            cards = tuple([self.label_in(kind, self.owner_of_stack(stack)) for kind in looked["cards"]])
            self.sure[stack] = cards
            self.part(
                lambda world: self.seen(world, world.with_stack(stack, cards), world.stacks[stack], cards)
            )
        elif looked["zone"] == "discards":
            pile = self.pile_searched(self.seat)
            cards = tuple([self.label_in(kind, pile) for kind in looked["cards"]])
            self.part(lambda world: self.seen(world, world.with_pile(pile, cards), world.piles[pile], cards))
        elif looked["zone"] == "hand":
            self.part(lambda world: self.seen_hand(world, looked["cards"]))

    def looks_so(self, world: World, view: dict[str, Any]) -> bool:
        hand = Counter([entry["back"] for entry in view["seats"][self.other]["hand"]])
        if self.tournament:
            if len(world.hand) != hand.total():
                return False
        elif Counter([BACK_NAMES[self.back(entry)] for entry in world.hand]) != hand:
            return False
        if [len(cards) for cards in world.stacks] != [stack["cards"] for stack in view["stacks"]]:
            return False
        tops = [KIND_NAMES[cards[-1] % KINDS] if cards else None for cards in world.piles]
        sizes = [len(cards) for cards in world.piles]
        return [(pile["top"], pile["cards"]) for pile in view["discards"]] == list(
            zip(tops, sizes, strict=True)
        )

    def is_of_this_box(self, world: World) -> bool:
        """Are there so many cards of each kind?"""
        named = Counter([entry for zone in world.zones() for entry in zone])
        return all(
            [count + self.open[label] <= self.total[label] for label, count in named.items() if label >= 0]
        )

    def seen(self, world: World, after: World, entries: Zone, cards: Zone) -> list[World]:
        """A row of hidden cards is seen to be these."""
        return [after] if self.fits(world, list(zip(entries, cards, strict=True))) else []

    def fits(self, world: World, pairs: list[tuple[int, int]]) -> bool:
        """Can all these entries be these cards at the same time?"""
        needed: Counter[int] = Counter()
        for entry, label in pairs:
            if entry >= 0 and entry != label:
                return False
            if self.back(entry) != self.back(label):
                return False
            if LOST < entry < 0:
                needed[label] += 1
        return all(
            [
                self.total[label] - self.open[label] - world.count(label) >= count
                for label, count in needed.items()
            ]
        )

    def seen_hand(self, world: World, kinds: list[str]) -> list[World]:
        """The other's hand is shown."""
        choices = [self.labels(kind) for kind in kinds]
        found: list[World] = []
        for cards in itertools.product(*choices):
            known = Counter([entry for entry in world.hand if entry >= 0])
            new = Counter(cards)
            if known - new:
                continue
            left = sorted((new - known).elements(), key=lambda label: (self.back(label), label))
            hidden = sorted([entry for entry in world.hand if entry < 0], key=self.back)
            if len(left) == len(hidden) and self.fits(world, list(zip(hidden, left, strict=True))):
                found.append(replace(world, hand=tuple(sorted(cards))))
        return found

    def lying_open(self) -> Counter[int]:
        """Own hand, both principalities and the card being played; in the tournament game backs tell too
        little to count."""
        if self.tournament:
            return Counter()
        kinds = [*self.view["hand"], self.view["playing"]]
        for player in self.view["seats"]:
            kinds += [card for site in player["sites"] for card in (site["card"], site["beneath"])]
            kinds += ["gold_cache"] * len(player["caches"])
        return Counter([KIND_NAMES.index(kind) for kind in kinds if kind is not None])

    def agreed_world(self) -> World:
        """What all worlds agree on."""
        worlds = list(self.worlds)
        hand = Counter(worlds[0].hand)
        for world in worlds:
            hand &= Counter(world.hand)
        for back in range(len(BACK_NAMES)):
            missing = Counter([self.back(entry) for entry in worlds[0].hand])[back]
            missing -= Counter([self.back(entry) for entry in hand.elements()])[back]
            hand[lost(back)] += missing
        stacks = [self.agreed([world.stacks[n] for world in worlds]) for n in range(len(worlds[0].stacks))]
        piles = [self.agreed([world.piles[n] for world in worlds]) for n in range(len(worlds[0].piles))]
        return World(tuple(sorted(hand.elements())), tuple(stacks), tuple(piles))

    def agreed(self, zones: list[Zone]) -> Zone:
        found: list[int] = []
        for entries in zip(*zones, strict=True):
            same = len(set(entries)) == 1
            found.append(entries[0] if same else lost(self.back(entries[0])))
        return tuple(found)

    # --- judging ------------------------------------------------------------------------------------

    def contradiction(self, game: Duel) -> str:
        mine = sorted([KIND_NAMES[KIND_OF[card]] for card in game.players[self.seat].hand])
        if mine != self.view["hand"]:
            return "my hand is another"
        if not self.worlds:
            return self.composing_contradiction(game)
        for stack, cards in self.sure.items():
            real = [self.label(card) for card in game.stacks[stack]]
            if any(
                [
                    entry not in (label, unseen(self.back(label)))
                    for entry, label in zip(cards, real, strict=True)
                ]
            ):
                return "I have looked through this stack"
        if not self.gave_up and not any([self.is_world(world, game) for world in self.worlds]):
            return "the cards lie as they cannot"
        regions = sorted([REGION_NAMES.index(region) for region in self.view["supply"]["regions"]])
        if sorted(game.regions[: game.regions_left]) != regions:
            return "other regions are left"
        return self.event_contradiction(game)

    def is_world(self, world: World, game: Duel) -> bool:
        for zones, real in ((world.stacks, game.stacks), (world.piles, game.discards)):
            for entries, cards in zip(zones, real, strict=True):
                if len(entries) != len(cards):
                    return False
                for entry, card in zip(entries, cards, strict=True):
                    if entry >= 0 and entry != self.label(card):
                        return False
        known = Counter([entry for entry in world.hand if entry >= 0])
        hand = Counter([self.label(card) for card in game.players[self.other].hand])
        if known - hand:
            return False
        backs = Counter([self.back(label) for label in (hand - known).elements()])
        return backs == Counter([self.back(entry) for entry in world.hand if entry < 0])

    def composing_contradiction(self, game: Duel) -> str:
        """Before the tournament: the own choice stays."""
        unused = [KIND_NAMES[KIND_OF[card]] for card in game.unused[self.seat]]
        if unused != self.view["deck"]["unused"]:
            return "I have chosen other cards"
        events = [EVENT_NAMES[event] for event in game.foreseen[self.seat]]
        return "" if events == self.view["deck"]["events"] else "I have chosen other events"

    def event_contradiction(self, game: Duel) -> str:
        turned = [EVENT_NAMES[event] for event in reversed(game.events[game.events_left :])]
        if turned != self.view["events"]["turned"]:
            return "other events were turned up"
        in_play = Counter([EVENT_NAMES[event] for event in game.events])
        if self.met - in_play:
            return "an event that was met is not in play"
        certain = self.certain_events()
        if certain - in_play:
            return "an event that must be in play is not"
        pool = Counter([EVENT_NAMES[event] for event in EVENT_POOL[self.setup]])
        if in_play - certain - pool:
            return "an event is in play that cannot be"
        return "" if in_play.total() == certain.total() + self.from_pool() else "too many events"

    def certain_events(self) -> Counter[str]:
        """Event cards that are in play for sure, met or not; Yule is not counted."""
        certain = Counter([EVENT_NAMES[event] for event in EVENT_CARDS[self.setup]])
        if self.tournament:
            certain += Counter(self.view["deck"]["events"])
        return certain

    def from_pool(self) -> int:
        """How many more are in play."""
        if self.tournament:
            return TOURNAMENT_EVENTS
        return FROM_POOL if EVENT_POOL[self.setup] else 0

    # --- what must vary -----------------------------------------------------------------------------

    def hidden(self, game: Duel) -> dict[str, Any]:
        found: dict[str, Any] = {}
        if not self.worlds:
            return self.hidden_choices(game)
        if not self.varying:
            self.varying = self.zones_that_vary()
        zones: dict[str, tuple[int, ...]] = {"hand": game.players[self.other].hand}
        zones.update({f"stack {number + 1}": cards for number, cards in enumerate(game.stacks)})
        zones.update({f"pile {number}": cards for number, cards in enumerate(game.discards)})
        for name, cards in zones.items():
            if self.varying[name]:
                labels = [self.label(card) for card in cards]
                found[name] = sorted(labels) if name == "hand" else labels
        if game.regions_left > 2:
            found["regions"] = tuple(game.regions[: game.regions_left])
        self.hidden_events(game, found)
        if self.view["event"] == EVENT_NAMES[FRATERNAL_FEUDS] and game.marked:
            hand = game.players[self.seat].hand
            if game.hero_token() == self.other and len({KIND_OF[card] for card in hand}) == len(hand) > 1:
                found["marks"] = [hand[slot] for slot in game.marked[::2]]
        return found

    def zones_that_vary(self) -> dict[str, bool]:
        """Which hands, stacks and piles must, for all that the seat knows now."""
        found = {"hand": self.varies([world.hand for world in self.worlds], of_hand=True)}
        some = next(iter(self.worlds))
        for stack in range(len(some.stacks)):
            found[f"stack {stack + 1}"] = self.varies([world.stacks[stack] for world in self.worlds])
        for pile in range(len(some.piles)):
            found[f"pile {pile}"] = self.varies([world.piles[pile] for world in self.worlds])
        return found

    def hidden_choices(self, game: Duel) -> dict[str, Any]:
        """Before the tournament: what the other has chosen so far."""
        found: dict[str, Any] = {}
        if len(game.unused[self.other]) < BOX:
            found["deck"] = game.unused[self.other]
        if game.foreseen[self.other]:
            found["events"] = game.foreseen[self.other]
        return found

    def hidden_events(self, game: Duel, found: dict[str, Any]) -> None:
        known = self.certain_events() | self.met
        missing = self.certain_events().total() + self.from_pool() - known.total()
        if missing:
            found["events in play"] = sorted(game.events)
        left = known - Counter(self.view["events"]["turned"])
        if missing or (len(left) > 1 and left.total() > 2):
            found["events"] = tuple(game.events[: game.events_left])

    def varies(self, zones: list[Zone], of_hand: bool = False) -> bool:
        """May this zone hold different things, none of them more likely than not?"""
        weights: Counter[Zone] = Counter()
        for world, zone in zip(self.worlds, zones, strict=True):
            weights[zone] += self.worlds[world]  # type: ignore[assignment]
        if not self.gave_up and max(weights.values()) <= LIKELY * sum(weights.values()):
            return True
        return all(
            [self.has_unseen(world, zone, of_hand) for world, zone in zip(self.worlds, zones, strict=True)]
        )

    def has_unseen(self, world: World, zone: Zone, of_hand: bool) -> bool:
        """Is there a card in it that may be one of several, none of them half of all?"""
        everywhere = Counter([entry for part in (world.hand, *world.stacks) for entry in part])
        for back in range(len(BACK_NAMES)):
            here, number = zone.count(unseen(back)), everywhere[unseen(back)]
            if not here or (of_hand and here == number and not self.chosen_by_other(back)):
                continue
            if self.chosen_by_other(back):
                return True
            pool = [
                self.total[label] - self.open[label] - world.count(label)
                for label in self.total
                if self.back(label) == back
            ]
            assert sum(pool) >= number, "fewer cards are left than places"
            if number > 1 and 2 * max(pool) <= number:
                return True
        return False

    def chosen_by_other(self, back: int) -> bool:
        """Is it a card of the other's deck, of which nobody else knows what it is made of?"""
        return self.tournament and back == self.other


def _leaves_hand(world: World, label: int) -> list[World]:
    return [world.without(label)]


def _goes_under(world: World, stack: int, label: int) -> list[World]:
    return [world.under(stack, label)]


def _last(world: World, pile: int, label: int) -> int:
    """The uppermost card of its kind in a discard pile."""
    cards = world.piles[pile]
    return len(cards) - 1 - cards[::-1].index(label)


CARD_NOTES = (
    told.DREW_CARD,
    told.PUT_CARD,
    told.WENT_UNDER,
    told.PLAYED,
    told.BUILT,
    told.REMOVED,
    told.LOST_CARD,
    told.TAKEN_CARD,
    told.UNCOVERED,
)
