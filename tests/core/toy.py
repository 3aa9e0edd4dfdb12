"""The fair: a toy game with one of everything the core offers, for tests of the core and of the laws.

Everybody picks two of three cards face down, all at the same time; even cards bring a coin each. In turn,
everybody rolls for coins, feasts (a coin and a gift, in any order) or passes. A coin can be spent for a point
at any moment of one's own turn. Interpreted throughout, also on a compiled core.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.alphabet import Alphabet, Field, Verb
from ludoteca.core.errors import PositionError
from ludoteca.core.game import EndTurn, Event, Game, InAnyOrder, Simultaneous, Step, by_constructor
from ludoteca.core.key import Trace
from ludoteca.core.message import SEAT_LETTERS, Message, seat_letter, seat_name
from ludoteca.core.notes import OWN, Notes
from ludoteca.core.observation import Block, Observation, Pending, Sight
from ludoteca.core.options import Option, Options
from ludoteca.core.position import Agreed, Format, ListOf, Name, Number, Of, Seat, Steps, TupleOf
from ludoteca.core.reasons import NOT_NOW, Reason, Reasons
from ludoteca.core.rng import Rng
from ludoteca.core.title import Prompt, Title

CARDS: Final = 24
CARD_NAMES: Final = [f"c{number:02}" for number in range(CARDS)]
DEALT: Final = 3
PICKED: Final = 2
COINS: Final = 100
SPENT: Final = 0
GIVEN: Final = 1

CARD_FIELD: Final = Field("card", CARD_NAMES, place="card")
SEAT_FIELD: Final = Field("to", list(SEAT_LETTERS[:4]))

ALPHABET: Final = Alphabet(
    [
        Verb("pick", CARD_FIELD),
        Verb("roll"),
        Verb("feast"),
        Verb("pass"),
        Verb("give", SEAT_FIELD),
        Verb("spend"),
    ],
    orders=3,
)
CARD: Final = ALPHABET.table("card")
TO: Final = ALPHABET.table("to")
PICK: Final = ALPHABET.first("pick")
ROLL: Final = ALPHABET.first("roll")
FEAST: Final = ALPHABET.first("feast")
PASS: Final = ALPHABET.first("pass")
GIVE: Final = ALPHABET.first("give")
SPEND: Final = ALPHABET.first("spend")

NOTES: Final = Notes()
DEALT_NOTE: Final = NOTES.kind("dealt", Field("left"))
PICKED_NOTE: Final = NOTES.kind("picked", CARD_FIELD, audience=OWN)
ROLLED_NOTE: Final = NOTES.kind("rolled", Field("coins"))
SPENT_NOTE: Final = NOTES.kind("spent")
LOST_NOTE: Final = NOTES.kind("lost")
SHOUTED_NOTE: Final = NOTES.kind("shouted", CARD_FIELD)

CLAUSES: Final = ("pick.1", "give.1", "give.2", "spend.1")
"""The toy has no rules page; these would be its clauses."""
REASONS: Final = Reasons()
NOT_IN_HAND: Final = REASONS.kind("pick.1", CARD_FIELD)
NOBODY_THERE: Final = REASONS.kind("give.1", SEAT_FIELD)
NOT_TO_ONESELF: Final = REASONS.kind("give.2")
NO_COIN: Final = REASONS.kind("spend.1")

OPTIONS: Final = (Option("length", (1, 2), 1), Option("teams", (False, True), False))


class Setting:
    """How many days the fair lasts, and whether partners play for one side."""

    def __init__(self, length: int, teams: bool) -> None:
        self.length: Final = length
        self.teams: Final = teams

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)


class Merchant:
    """One player's cards, coins and points by source."""

    def __init__(self, hand: tuple[int, ...], picked: tuple[int, ...], coins: int, points: list[int]) -> None:
        self.hand = hand
        self.picked = picked
        self.coins = coins
        self.points = points

    def clone(self) -> Merchant:
        return Merchant(self.hand, self.picked, self.coins, self.points[:])

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)


class Fair(Game):
    """The whole position; ``days`` are still to come, ``owner`` is whose turn it is."""

    def __init__(
        self,
        rng: Rng,
        stack: list[Step[Any]],
        choices: list[int],
        reveals: int,
        confirm: bool,
        setting: Setting,
        days: int,
        merchants: list[Merchant],
        pile: list[int],
        left: int,
        discard: tuple[int, ...],
        bank: int,
        owner: int,
    ) -> None:
        super().__init__(rng, stack, choices, reveals, confirm)
        self.setting = setting
        self.days = days
        self.merchants = merchants
        self.pile = pile
        self.left = left
        self.discard = discard
        self.bank = bank
        self.owner = owner

    def clone(self) -> Fair:
        return type(self)(
            self.rng.clone(),
            self.stack[:],
            self.choices,
            self.reveals,
            self.confirm,
            self.setting,
            self.days,
            [merchant.clone() for merchant in self.merchants],
            self.pile,
            self.left,
            self.discard,
            self.bank,
            self.owner,
        )

    def seats(self) -> int:
        return len(self.merchants)

    def side_of(self, seat: int) -> int:
        return seat % 2 if self.setting.teams else seat

    def points(self) -> list[list[int]]:
        """Points by side and source."""
        sides = max([self.side_of(seat) for seat in range(self.seats())]) + 1
        found = [[0, 0] for _ in range(sides)]
        for seat, merchant in enumerate(self.merchants):
            for source, points in enumerate(merchant.points):
                found[self.side_of(seat)][source] += points
        return found

    def scores(self) -> list[int]:
        return [sum(points) for points in self.points()]

    def anytime(self, player: int, found: list[int]) -> None:
        if player == self.owner and self.merchants[player].coins:
            found.append(SPEND)

    def why_not_anytime(self, player: int, action: int) -> Reason:
        return Reason(NO_COIN if action == SPEND and player == self.owner else NOT_NOW, [])

    def interject(self, player: int, action: int) -> bool:
        if action != SPEND:
            return False
        self.earn(player, -1)
        self.merchants[player].points[SPENT] += 1
        self.note(SPENT_NOTE, player)
        return True

    def earn(self, seat: int, coins: int) -> None:
        """Move coins between the bank and a merchant."""
        self.merchants[seat].coins += coins
        self.bank -= coins

    def redraw(self, seat: int, rng: Rng) -> None:
        unseen = self.pile[: self.left]
        for other, merchant in enumerate(self.merchants):
            if other != seat:
                unseen += [*merchant.hand, *merchant.picked]
        unseen.sort()
        rng.shuffle(unseen)
        for other, merchant in enumerate(self.merchants):
            if other != seat:
                size, chosen = len(merchant.hand), len(merchant.picked)
                merchant.hand = tuple(sorted(unseen[:size]))
                merchant.picked = tuple(sorted(unseen[size : size + chosen]))
                unseen = unseen[size + chosen :]
        self.pile = unseen


class Deal(Event[Fair]):
    """Three cards for everybody; then they pick, then they take their turns."""

    def happen(self, game: Fair) -> None:
        for merchant in game.merchants:
            dealt = []
            for _ in range(DEALT):
                dealt.append(game.draw(game.pile, game.left))
                game.left -= 1
            merchant.hand = tuple(sorted(dealt))
        game.note(DEALT_NOTE, 0, game.left)
        game.stack.append(Close())
        for seat in reversed(range(game.seats())):
            game.stack += [EndTurn(seat), TakeTurn(seat), Begin(seat)]
        game.stack.append(Show())
        game.stack += [Pick(seat) for seat in reversed(range(game.seats()))]


class Pick(Simultaneous[Fair]):
    """Pick two cards of the hand, one after the other."""

    def options(self, game: Fair) -> list[int]:
        return [PICK + card for card in game.merchants[self.player].hand]

    def why_not(self, game: Fair, action: int) -> Reason:
        return Reason(NOT_IN_HAND, [CARD[action]]) if CARD[action] >= 0 else Reason(NOT_NOW, [])

    def unordered(self, game: Fair) -> tuple[int, list[int]]:
        return (PICKED - len(game.merchants[self.player].picked), self.options(game))

    def apply(self, game: Fair, action: int) -> None:
        me = game.merchants[self.player]
        me.hand = tuple([card for card in me.hand if card != CARD[action]])
        me.picked = tuple(sorted([*me.picked, CARD[action]]))
        game.note(PICKED_NOTE, self.player, CARD[action])
        if len(me.picked) < PICKED:
            game.stack.append(self)


class Show(Event[Fair]):
    """Everybody shows the picked cards: a coin for each even one."""

    def happen(self, game: Fair) -> None:
        game.look()
        for seat, merchant in enumerate(game.merchants):
            game.earn(seat, len([card for card in merchant.picked if card % 2 == 0]))
            game.discard = (*game.discard, *merchant.picked, *merchant.hand)
            merchant.picked = ()
            merchant.hand = ()


class Begin(Event[Fair]):
    """A turn begins."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Fair) -> None:
        game.owner = self.seat


class TakeTurn(Step[Fair]):
    """Roll, feast or pass."""

    def options(self, game: Fair) -> list[int]:
        return [ROLL, FEAST, PASS]

    def apply(self, game: Fair, action: int) -> None:
        if action == ROLL:
            coins = game.roll(3)
            game.earn(self.player, coins)
            game.note(ROLLED_NOTE, self.player, coins)
        elif action == FEAST:
            game.stack.append(InAnyOrder(self.player, (Gain(self.player), Give(self.player))))


class Gain(Event[Fair]):
    """A coin from the bank."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Fair) -> None:
        game.earn(self.seat, 1)

    def may_wait(self, game: Fair, player: int) -> bool:
        return self.seat == player


class Give(Step[Fair]):
    """Give a coin away for a point; without a coin the gift is lost."""

    def options(self, game: Fair) -> list[int]:
        if not game.merchants[self.player].coins:
            return []
        return [GIVE + seat for seat in range(game.seats()) if seat != self.player]

    def why_not(self, game: Fair, action: int) -> Reason:
        if TO[action] < 0:
            return Reason(NOT_NOW, [])
        return Reason(NOT_TO_ONESELF, []) if TO[action] == self.player else Reason(NOBODY_THERE, [TO[action]])

    def apply(self, game: Fair, action: int) -> None:
        game.earn(self.player, -1)
        game.earn(TO[action], 1)
        game.merchants[self.player].points[GIVEN] += 1

    def nothing_to_choose(self, game: Fair) -> None:
        game.note(LOST_NOTE, self.player)

    def may_wait(self, game: Fair, player: int) -> bool:
        return self.player == player


class Close(Event[Fair]):
    """Another day, or the end."""

    def happen(self, game: Fair) -> None:
        game.owner = -1
        game.days -= 1
        if game.days:
            game.stack.append(Deal())


class Stuck(Step[Fair]):
    """A decision nobody can take, as only a mistake in the rules makes it."""


STEPS = Steps((Deal, Pick, Show, Begin, TakeTurn, Gain, Give, Close), {"seat": Seat()})

_CARD = Name(CARD_NAMES)


def complete(data: dict[str, Any]) -> None:
    """Merchants left out hold nothing; cards left out are in the pile, coins in the bank."""
    given = data.get("merchants", 2)
    if type(given) is int:
        given = [{} for _ in range(given)]
    data["merchants"] = [dict(merchant) for merchant in given]
    data.setdefault("days", 1)
    data.setdefault("owner", None)
    data.setdefault("discard", [])
    named = set(data["discard"])
    for merchant in data["merchants"]:
        for key, usual in (("hand", []), ("picked", []), ("coins", 0), ("points", [0, 0])):
            merchant.setdefault(key, usual)
        named.update([*merchant["hand"], *merchant["picked"]])
    data.setdefault("bank", COINS - sum([merchant["coins"] for merchant in data["merchants"]]))
    data.setdefault("pile", [card for card in CARD_NAMES if card not in named])
    data.setdefault("left", len(data["pile"]))
    data.setdefault("stack", [{"step": "Deal"}])


def check(game: Fair) -> None:
    """Only turns of somebody who is there."""
    if game.stack and game.player() >= game.seats():
        raise PositionError("position-seat", where="stack", value=seat_letter(game.player()))


def census(game: Fair) -> dict[str, int]:
    found = {"coin": game.bank + sum([merchant.coins for merchant in game.merchants])}
    cards = [*game.pile[: game.left], *game.discard]
    for merchant in game.merchants:
        cards += [*merchant.hand, *merchant.picked]
    for card in cards:
        found[CARD_NAMES[card]] = found.get(CARD_NAMES[card], 0) + 1
    return found


def box(game: Fair) -> dict[str, int]:
    return {"coin": COINS, **dict.fromkeys(CARD_NAMES, 1)}


def view(game: Fair, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it."""
    found: dict[str, Any] = {
        "left": game.left,
        "discard": list(game.discard),
        "owner": game.owner,
        "days": game.days,
        "merchants": [
            {"hand": len(m.hand), "picked": len(m.picked), "coins": m.coins, "points": m.points[:]}
            for m in game.merchants
        ],
    }
    if seat is not None:
        found["hand"] = list(game.merchants[seat].hand)
        found["picked"] = list(game.merchants[seat].picked)
    return found


def prompt(game: Fair, seat: int | None) -> Prompt:
    if not game.stack:
        return Prompt(Message("prompt-over"), "end")
    mine = int(seat in game.deciding())
    return Prompt(Message("prompt", player=seat_name(game.player()), mine=mine), "turn")


# Tests make steps of these kinds with a defect, so the toy asks for the kind rather than the very class.
ASKING: Final[list[type[Step[Any]]]] = [Pick, TakeTurn, Give, InAnyOrder, EndTurn]
PENDING: Final = Pending(ASKING)
OBSERVATION: Final = Observation(
    1,
    [
        Block("left", 1, "cards in the pile", CARDS),
        Block("days", 1, "days to come", 2),
        Block("owner", 4, "whose turn it is, the viewer first"),
        Block("asked", 4, "who is to choose, the viewer first"),
        Block("pending", PENDING.count, f"what is asked of the viewer: {', '.join(PENDING.names)}"),
        Block("hand", CARDS, "the viewer's cards"),
        Block("picked", CARDS, "the viewer's picks, by card: 1 for the first, 2 for the second", PICKED),
        Block("discard", CARDS, "discarded cards, by card: when they were", CARDS),
        Block("held", 4, "cards in hand, of each seat, the viewer first", DEALT),
        Block("down", 4, "cards picked, of each seat, the viewer first", PICKED),
        Block("coins", 4, "coins, of each seat, the viewer first", COINS),
        Block("points", 8, "points by source, of each seat, the viewer first", COINS),
    ],
)


def observe(game: Fair, seat: int, sight: Sight) -> None:
    seats = len(game.merchants)
    at = OBSERVATION.at
    sight.count(at("left"), game.left, CARDS)
    sight.count(at("days"), game.days, 2)
    if game.owner >= 0:
        sight.one(at("owner") + (game.owner - seat) % seats)
    for who in game.deciding():
        sight.one(at("asked") + (who - seat) % seats)
    if seat in game.deciding():
        sight.one(at("pending") + [isinstance(game.step_of(seat), kind) for kind in ASKING].index(True))
    for card in game.merchants[seat].hand:
        sight.one(at("hand") + card)
    for place, card in enumerate(game.merchants[seat].picked):
        sight.count(at("picked") + card, place + 1, PICKED)
    for place, card in enumerate(game.discard):
        sight.count(at("discard") + card, place + 1, CARDS)
    for turned in range(seats):
        merchant = game.merchants[(seat + turned) % seats]
        sight.count(at("held") + turned, len(merchant.hand), DEALT)
        sight.count(at("down") + turned, len(merchant.picked), PICKED)
        sight.count(at("coins") + turned, merchant.coins, COINS)
        sight.row(at("points") + 2 * turned, merchant.points, COINS)


def key_of(game: Fair) -> int:
    trace = Trace(game)
    trace.number(game.setting.length)
    trace.flag(game.setting.teams)
    trace.number(game.days)
    for merchant in game.merchants:
        trace.fixed(merchant.hand)
        trace.fixed(merchant.picked)
        trace.number(merchant.coins)
        trace.row(merchant.points)
    trace.first(game.pile, game.left)
    trace.fixed(game.discard)
    trace.number(game.bank)
    trace.number(game.owner)
    return trace.key()


def evaluate(game: Fair, seat: int) -> float:
    return float(sum(game.merchants[seat].points)) + 0.5 * game.merchants[seat].coins


def new_fair(players: int, rng: Rng, setting: Setting, confirm: bool) -> Fair:
    return deal_fair(Fair, players, rng, setting, confirm)


def deal_fair(kind: type[Fair], players: int, rng: Rng, setting: Setting, confirm: bool) -> Fair:
    """A fair of some kind: tests make variants with a defect."""
    pile = list(range(CARDS))
    rng.shuffle(pile)
    return kind(
        rng=rng,
        stack=[Deal()],
        choices=[],
        reveals=0,
        confirm=confirm,
        setting=setting,
        days=setting.length,
        merchants=[Merchant((), (), 0, [0, 0]) for _ in range(players)],
        pile=pile,
        left=CARDS,
        discard=(),
        bank=COINS,
        owner=-1,
    )


def refuse(players: int, options: Options) -> Message | None:
    if options["teams"] is True and players != 4:
        return Message("option-value", option="teams", value="yes", known="no")
    return None


FORMAT: Format[Fair] = Format(
    kind=Fair,
    agreed=Agreed(Setting, OPTIONS),
    fields={
        "days": Number(0, 2),
        "merchants": ListOf(
            Of(
                Merchant,
                {
                    "hand": TupleOf(_CARD),
                    "picked": TupleOf(_CARD),
                    "coins": Number(0, COINS),
                    "points": ListOf(Number(), 2),
                },
            )
        ),
        "pile": ListOf(_CARD),
        "left": Number(0, CARDS),
        "discard": TupleOf(_CARD),
        "bank": Number(0, COINS),
        "owner": Seat(),
    },
    steps=STEPS,
    complete=complete,
    check=check,
    census=census,
    box=box,
    piles={"pile": "left"},
)

TITLE: Title[Fair] = Title(
    key="fair",
    rules=1,
    players=(2, 3, 4),
    options=OPTIONS,
    setting=Setting,
    alphabet=ALPHABET,
    notes=NOTES,
    new_game=new_fair,
    view=view,
    prompt=prompt,
    name=lambda field, value: value,
    evaluate=evaluate,
    observation=OBSERVATION,
    observe=observe,
    key_of=key_of,
    sources=("spent", "given"),
    points=Fair.points,
    format=FORMAT,
    reasons=REASONS,
    refuse=refuse,
)
