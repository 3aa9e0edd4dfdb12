"""What a seat of Feudum knows, worked out from its views and the notes it hears: all is open but decrees and
chosen cards, and of decrees it remembers every one it has seen."""

from __future__ import annotations

from typing import Any

from ludoteca.core.game import Note
from ludoteca.games.feudum import notes as told
from ludoteca.games.feudum.components import CARD_NAMES, CARDS, DECREE_NAMES, DECREES
from ludoteca.games.feudum.state import Feudum, bits

Place = str


class Witness:
    """Follows every decree that the seat has seen.

    Each card of the deck has a name of its own while it lies there: ``deck`` lists them from the top.
    ``places`` says, by decree, where it may be: a card of the deck, ``hand 2`` or ``drawn``; a decree missing
    there has never been seen, or is the seat's own. ``contents`` says of some cards of the deck which decrees
    they can only be: all that somebody drew were known, and one of them was kept. That is remembered until
    the hand of whoever kept it loses a card, which may be that one.
    """

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.view: dict[str, Any] = {}
        self.notes: list[Note] = []
        self.deck = [f"card {number}" for number in range(DECREES)]
        self.names = DECREES
        self.places: dict[str, set[Place]] = {}
        self.contents: dict[Place, set[str]] = {}
        self.returned_by: dict[Place, int] = {}
        self.looking: set[str] | None = None
        self.looker = -1

    def hear(self, notes: list[Note]) -> None:
        """The notes since the last look."""
        self.notes = notes

    def watch(self, view: dict[str, Any]) -> None:
        self.view = view
        for note in self.notes:
            if note.player == self.seat:
                self.watch_myself(note)
            else:
                self.watch_other(note)
        while len(self.deck) < view["deck"]:  # without a word: the rest of what somebody looks at
            card = self.under()
            self.adds("drawn", card)
            if self.looking is not None:
                self.contents[card] = self.looking
                self.returned_by[card] = self.looker
        assert len(self.deck) == view["deck"], "the witness has lost count"
        if view["asked"] is None or view["asked"]["what"] not in ("keep", "return"):
            self.looking = None
            for places in self.places.values():
                places.discard("drawn")
        for decree in (*view["decrees"], *view["drawn"]):
            self.places.pop(decree, None)

    # --- what happens ---------------------------------------------------------------------------------

    def watch_myself(self, note: Note) -> None:
        if note.kind == told.DREW:
            gone = self.leave(note.a)
            for places in self.places.values():
                places -= gone
        elif note.kind in (told.RETURNED, told.DISCARDED, told.USED_MANDATE):
            self.places[DECREE_NAMES[note.a]] = {self.under()}

    def watch_other(self, note: Note) -> None:
        hand = f"hand {note.player}"
        if note.kind == told.DREW:
            gone = self.leave(note.a)
            among = {decree for decree, places in self.places.items() if places <= gone}
            self.looking = among if len(among) == note.a else None
            self.looker = note.player
            for places in self.places.values():
                if places & gone:
                    places -= gone
                    places.add("drawn")
        elif note.kind == told.KEPT_SECRETLY:
            self.adds("drawn", hand)
        elif note.kind == told.DISCARDED_SECRETLY:
            self.adds(hand, self.under())
            self.forget(note.player)
        elif note.kind == told.USED_MANDATE:
            self.places[DECREE_NAMES[note.a]] = {self.under()}
            self.forget(note.player)

    def forget(self, player: int) -> None:
        """A hand lost a card: what its owner put back is no longer told by what was kept."""
        self.contents = {
            card: known for card, known in self.contents.items() if self.returned_by[card] != player
        }

    def leave(self, count: int) -> set[Place]:
        """Cards leave the deck from the top."""
        gone, self.deck = set(self.deck[:count]), self.deck[count:]
        self.contents = {card: known for card, known in self.contents.items() if card not in gone}
        return gone

    def under(self) -> Place:
        """A new name for the card that now lies under the deck."""
        self.names += 1
        self.deck.append(f"card {self.names}")
        return self.deck[-1]

    def adds(self, place: Place, other: Place) -> None:
        for places in self.places.values():
            if place in places:
                places.add(other)

    # --- what it makes of a game ----------------------------------------------------------------------

    def contradiction(self, game: Feudum) -> str:
        me = game.players[self.seat]
        if [DECREE_NAMES[decree] for decree in me.decrees] != self.view["decrees"]:
            return "my decrees are others"
        if [CARD_NAMES[card] for card in range(CARDS) if me.chosen >> card & 1] != self.view["hand"]:
            return "I have chosen other cards"
        if game.active == self.seat:
            if [DECREE_NAMES[decree] for decree in game.drawn] != self.view["drawn"]:
                return "I am looking at other decrees"
        if len(game.deck) != self.view["deck"]:
            return "the deck has another height"
        for decree, place in self.where(game).items():
            if decree in self.places and place not in self.places[decree]:
                return f"{decree} cannot be there: {place}"
            if place in self.contents and decree not in self.contents[place]:
                return f"{place} can only be {', '.join(self.contents[place])}, not {decree}"
        for seat, other in enumerate(self.view["seats"]):
            player = game.players[seat]
            if len(player.decrees) != other["decrees"] or bits(player.chosen) != other["cards"]:
                return "somebody has another number of cards"
            if [CARD_NAMES[card] for card in range(CARDS) if player.played >> card & 1] != other["played"]:
                return "somebody has played other cards"
        return ""

    def where(self, game: Feudum) -> dict[str, Place]:
        """Where a game has each decree."""
        found = {DECREE_NAMES[decree]: name for decree, name in zip(game.deck, self.deck, strict=True)}
        found |= {DECREE_NAMES[decree]: "drawn" for decree in game.drawn}
        for seat, player in enumerate(game.players):
            found |= {DECREE_NAMES[decree]: f"hand {seat}" for decree in player.decrees}
        return found

    def hidden(self, game: Feudum) -> dict[str, Any]:
        """Places with cards the seat has never seen, while it has not seen at least one elsewhere, too."""
        found: dict[str, Any] = {}
        possible = [place for places in self.places.values() for place in places]
        unseen = DECREES - len(self.places) - len(self.view["decrees"]) - len(self.view["drawn"])
        free = [number for number, card in enumerate(self.deck) if card not in possible + [*self.contents]]
        if len(free) > 1:
            found["deck"] = tuple([game.deck[number] for number in free])
        for seat, player in enumerate(game.players):
            if seat == self.seat:
                continue
            if possible.count(f"hand {seat}") < len(player.decrees) < unseen:
                found[f"decrees of {seat}"] = player.decrees
            held = bits(player.chosen)
            if 0 < held < CARDS - bits(player.played):
                found[f"cards of {seat}"] = player.chosen
        return found
