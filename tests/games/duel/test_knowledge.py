"""What is open, what is hidden, and what each player knows of hidden cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.core.rng import Rng, seeded
from ludoteca.games.duel.components import KIND_NAMES
from ludoteca.games.duel.knowledge import looks_of, nothing_known
from ludoteca.games.duel.observe import written_stacks
from tests.games.duel.table import (
    FULL,
    NOTHING,
    STORES,
    discards,
    event,
    hand,
    moment,
    options,
    play,
    roll,
    seat,
    stacks,
    take,
    turn,
)
from tests.games.duel.witness import Witness
from tests.games.journal import told

HAND = "austin inga osmund"


def known(match: Match, by: str, stack: int) -> list[str | None]:
    """What a player knows of a stack, from the top."""
    found: list[str | None] = match.view("AB".index(by))["stacks"][stack - 1]["known"]
    return found


def maybe(match: Match, by: str, stack: int) -> dict[str, list[str]]:
    """Where in a stack only a few cards are possible."""
    found: dict[str, list[str]] = match.view("AB".index(by))["stacks"][stack - 1]["maybe"]
    return found


def held(match: Match, by: str) -> list[str | None]:
    """What a player knows of the other's hand."""
    other = "B" if by == "A" else "A"
    found = [card["card"] for card in seat(match, other, by=by)["hand"]]
    return sorted(found, key=str)


def looks(cards: list[str]) -> list[str]:
    return [card.removeprefix("blue/").split("#")[0] for card in cards]


def heard(match: Match, by: int | None) -> list[str]:
    """The notes of the last action that a seat may read."""
    return [note.kind.key for note in match.journal[-1] if note.seen_by(by)]


@pytest.mark.rule("secret.1", "secret.2")
def test_what_lies_open() -> None:
    mine = {"cards": "abbey candamir", "hand": "archer inga", "goods": {"ore": 2}}
    match = moment(
        A=mine, B={"hand": "goldsmith"}, discards=[["scout", "brigitta"]], setup="turmoil", number=4
    )
    for viewer in (None, 0, 1):
        view = match.view(viewer)
        there = view["seats"][0]
        assert [site["card"] for site in there["sites"] if site["card"]] == ["abbey", "candamir"]
        assert there["purse"]["ore"] == 2
        assert (there["hero"], there["trade"]) == (True, False)
        assert (view["number"], view["face"]) == (4, "trade")
        assert sorted([card["back"] for card in there["hand"]]) == ["basic", "turmoil"]
        assert len(view["seats"][1]["hand"]) == 1
        assert [stack["cards"] for stack in view["stacks"]] == [len(stack) for stack in stacks(match)]
        assert view["discards"][0]["top"] == "brigitta"


@pytest.mark.rule("secret.4", "setup.15")
def test_hands_stacks_and_piles_are_hidden() -> None:
    match = moment(A={"hand": HAND}, B={"hand": "harald"})
    assert held(match, "A") == [None]
    assert held(match, "B") == [None, None, None]
    assert match.view(1)["hand"] == ["harald"]
    assert match.view(None)["hand"] == []
    for stack in (1, 2, 3, 4):
        assert set(known(match, "A", stack)) == {None}
    assert match.view(0)["supply"]["regions"] == sorted(
        match.view(0)["supply"]["regions"], key=match.view(1)["supply"]["regions"].index
    )
    assert "events" not in match.view(0)["events"]


@pytest.mark.rule("secret.3", "secret.5", "secret.4")
def test_drawing_and_putting_under_is_seen_but_not_the_card() -> None:
    match = moment("draw phase of A", A={"hand": "austin inga"}, B={"hand": "harald"})
    top = looks([stacks(match)[2][0]])[0]
    play(match, "draw stack=3")
    assert heard(match, 0) == ["drew", "drew-card"]
    assert heard(match, 1) == heard(match, None) == ["drew"]
    assert held(match, "B") == [None, None, None]
    play(match, "exchange card=inga", "under stack=1")
    assert heard(match, 0) == ["put-under", "put-card"]
    assert heard(match, 1) == heard(match, None) == ["put-under"]
    assert known(match, "A", 1)[-1] == "inga"
    assert known(match, "B", 1)[-1] is None
    assert maybe(match, "B", 1) == {}
    assert top in looks(hand(match))


@pytest.mark.rule("secret.3", "secret.6", "secret.7", "exchange.6")
def test_who_searches_a_stack_knows_its_order_and_the_other_does_not() -> None:
    match = moment("exchange phase of A", A={"hand": HAND, "goods": FULL}, B={"hand": "harald"})
    play(match, "exchange card=inga", "under stack=2", "buy-search", "pay store=red_hills_3")
    play(match, "pay store=red_hills_3", "search stack=4")
    assert heard(match, 1) == ["searched"]
    before = looks(stacks(match)[3])
    assert known(match, "A", 4) == before
    assert match.view(0)["open"] == {"zone": "stack", "stack": "4", "cards": before}
    assert match.view(1)["open"] is None
    play(match, f"pick card={before[2]}")
    assert "drew-card" not in heard(match, 1)
    place = before.index(before[2])
    assert known(match, "A", 4) == before[:place] + before[place + 1 :]
    assert set(known(match, "B", 4)) == {None}
    assert held(match, "B") == [None, None, None]


@pytest.mark.rule("secret.7")
def test_known_cards_stay_known_as_they_are_drawn() -> None:
    """A has searched stack 4; B draws its top card, so A knows that card of B's hand."""
    match = moment("exchange phase of A", A={"hand": HAND, "goods": FULL}, B={"hand": "harald candamir"})
    play(match, "exchange card=inga", "under stack=2", "buy-search", "pay store=red_hills_3")
    play(match, "pay store=red_hills_3", "search stack=4", "pick card=" + looks(stacks(match)[3])[3])
    order = looks(stacks(match)[3])
    roll(match, 1, "trade")
    play(match, "done", "draw stack=4")
    assert held(match, "A") == sorted([order[0], None, None], key=str)
    assert known(match, "A", 4) == order[1:]
    assert held(match, "B") == [None, None, None]
    play(match, "exchange card=harald", "under stack=4")
    assert known(match, "A", 4)[:-1] == order[1:]
    assert known(match, "A", 4)[-1] is None
    assert known(match, "B", 4) == [None] * len(order[1:]) + ["harald"]


@pytest.mark.rule("secret.8", "stacks.6")
def test_an_open_card_under_a_stack_is_known_to_both() -> None:
    mine = {"hand": "arsonist", "cards": "hedge_tavern", "cities": "f"}
    match = moment(A=mine, B={"cards": "abbey"}, setup="turmoil")
    play(match, "play card=arsonist", "burn site=blue-f-top-1", "under stack=2")
    for letter in "AB":
        assert known(match, letter, 2)[-1] == "abbey"
        assert set(known(match, letter, 2)[:-1]) == {None}
    assert heard(match, None) == ["lost-card", "went-under"]


@pytest.mark.rule("secret.4", "turmoil.traitor", "secret.6")
def test_a_traitor_sees_the_hand_and_both_know_what_was_taken() -> None:
    mine = {"hand": "traitor", "cards": "hedge_tavern", "cities": "f"}
    match = moment(A=mine, B={"hand": HAND}, setup="turmoil")
    play(match, "play card=traitor")
    assert held(match, "A") == ["austin", "inga", "osmund"]
    assert "shown-card" not in heard(match, 1)
    assert "shown-card" not in heard(match, None)
    play(match, "pick card=inga")
    assert held(match, "A") == ["austin", "osmund"]
    assert held(match, "B") == ["inga"]
    assert "taken-card" in heard(match, 1)
    assert "taken-card" not in heard(match, None)


@pytest.mark.rule("secret.4", "turmoil.traitor")
def test_copies_go_on_knowing_what_they_saw() -> None:
    """Two courses of the same game part after a hand was shown: each knows its own past and no other."""
    mine = {"hand": "traitor archer", "cards": "hedge_tavern", "cities": "f", "goods": FULL}
    match = moment(A=mine, B={"hand": "iron_foundry inga"}, setup="turmoil")
    play(match, "play card=traitor")
    assert held(match, "A") == ["inga", "iron_foundry"]
    other = match.clone()
    play(match, "pick card=inga")
    play(other, "pick card=iron_foundry")
    assert (held(match, "A"), held(other, "A")) == (["iron_foundry"], ["inga"])
    for one in (match, other):
        play(one, "done", "draw stack=4", "exchange card=archer", "under stack=5", "buy-search")
        play(one, "pay store=red_hills_3", "pay store=red_hills_3", "search stack=2")
        assert known(one, "A", 2) == looks(stacks(one)[1])
        assert known(one, "A", 5)[-1] == "archer"
    again = other.clone()
    cards = looks(stacks(other)[1])
    play(other, f"pick card={cards[0]}")
    play(again, f"pick card={cards[1]}")
    assert known(other, "A", 2) == cards[1:]
    assert known(again, "A", 2) == [cards[0], *cards[2:]]
    assert held(again, "B") == held(other, "B")


@pytest.mark.rule("secret.5", "secret.4")
def test_a_shown_card_put_under_unseen_is_one_of_a_few() -> None:
    """After the Traitor B exchanges one of three cards that A has seen."""
    mine = {"hand": "traitor", "cards": "hedge_tavern", "cities": "f"}
    match = moment(A=mine, B={"hand": HAND, "goods": NOTHING}, setup="turmoil")
    play(match, "play card=traitor", "pass", "done", *["draw stack=1"] * 3, "pass")
    roll(match, 1, "trade")
    play(match, "done", "exchange card=inga", "under stack=3", "draw stack=2")
    bottom = str(len(stacks(match)[2]) - 1)
    assert known(match, "A", 3)[-1] is None
    assert maybe(match, "A", 3) == {bottom: ["austin", "inga", "osmund"]}
    roll(match, 1, "trade")
    play(match, "done", "pass")
    roll(match, 1, "trade")
    assert held(match, "A") == [None, None, None]


@pytest.mark.rule("secret.4", "secret.8")
def test_what_is_seen_narrows_what_is_thought() -> None:
    """B builds two of the three cards: the third is the one under the stack."""
    mine = {"hand": "traitor", "cards": "hedge_tavern", "cities": "f"}
    match = moment(A=mine, B={"hand": "abbey parish_hall storehouse", "goods": FULL}, setup="turmoil")
    play(match, "play card=traitor", "pass", "done", *["draw stack=1"] * 3, "pass")
    roll(match, 1, "trade")
    play(match, "done", "exchange card=storehouse", "under stack=3", "draw stack=4")
    roll(match, 1, "trade")
    play(match, "done", "pass")
    roll(match, 1, "trade")
    play(match, "build card=abbey", "at site=blue-f-top-1")
    assert maybe(match, "A", 3) == {str(len(stacks(match)[2]) - 1): ["parish_hall", "storehouse"]}
    play(match, "build card=parish_hall", "at site=blue-g-top-1")
    assert known(match, "A", 3)[-1] == "storehouse"


@pytest.mark.rule("events.fraternal_feuds-2", "secret.4")
def test_the_victim_of_fraternal_feuds_does_not_know_which_card_is_where() -> None:
    match = event(turn(A={"cards": "candamir"}, B={"hand": HAND}), "fraternal_feuds")
    play(match, "pick card=inga", "pick card=austin", "under stack=1", "under stack=4")
    assert (known(match, "A", 1)[-1], known(match, "A", 4)[-1]) == ("inga", "austin")
    assert held(match, "A") == ["osmund"]
    for stack in (1, 4):
        assert known(match, "B", stack)[-1] is None
        assert list(maybe(match, "B", stack).values()) == [["austin", "inga"]]
    assert set(known(match, "B", 2)) == {None}


@pytest.mark.rule("events.fraternal_feuds-2", "tournament.7")
def test_cards_with_different_backs_tell_where_they_went() -> None:
    match = event(
        turn(A={"cards": "candamir"}, B={"hand": "inga archer"}, setup="turmoil"), "fraternal_feuds"
    )
    play(match, "pass", "pick card=inga", "pick card=archer", "under stack=1", "under stack=4")
    assert (known(match, "B", 1)[-1], known(match, "B", 4)[-1]) == ("inga", "archer")


@pytest.mark.rule("progress.guido-3", "secret.2", "secret.6")
def test_a_card_taken_from_the_discard_pile_is_not_shown() -> None:
    match = moment(
        A={"hand": "guido"}, B={"cities": "f"}, discards=[["scout", "abbey", "goldsmith"]], setup="progress"
    )
    assert match.view(1)["discards"][0]["known"] == ["scout", "abbey", "goldsmith"]
    play(match, "play card=guido", "pick card=abbey")
    assert heard(match, 1) == ["from-discards", "uncovered"]
    assert discards(match) == ["scout", "goldsmith", "guido"]
    assert match.view(0)["discards"][0]["known"] == ["scout", "goldsmith", "guido"]
    assert held(match, "B") == [None]
    pile = match.view(1)["discards"][0]
    assert (pile["cards"], pile["top"]) == (3, "guido")
    assert pile["known"] == [None, "goldsmith", "guido"]
    card = seat(match, "A", by="B")["hand"][0]
    assert sorted(card["maybe"]) == ["abbey", "scout"]


@pytest.mark.rule("secret.7", "progress.library")
def test_a_library_tells_its_owner_the_order() -> None:
    match = moment(A={"hand": "library", "cities": "f", "goods": FULL}, setup="progress")
    play(match, "build card=library", "at site=red-f-top-1", "search stack=3")
    cards = looks(stacks(match)[2])
    assert known(match, "A", 3) == cards
    assert set(known(match, "B", 3)) == {None}
    play(match, "pick card=" + cards[0])
    assert known(match, "A", 3) == cards[1:]


@pytest.mark.rule("secret.8")
def test_two_cards_of_a_kind_look_alike() -> None:
    """A knows one Abbey under a stack; another comes from B's hand: the one below stays known."""
    mine: dict[str, Any] = {"hand": "arsonist", "cards": "hedge_tavern", "cities": "f"}
    match = moment(A=mine, B={"cards": "abbey", "hand": "abbey#2", "goods": FULL}, setup="turmoil")
    play(
        match,
        "play card=arsonist",
        "burn site=blue-f-top-1",
        "under stack=2",
        "done",
        *["draw stack=1"] * 3,
        "pass",
    )
    roll(match, 1, "trade")
    play(match, "build card=abbey", "at site=blue-g-top-1")
    assert known(match, "A", 2)[-1] == "abbey"


@pytest.mark.rule("secret.2")
def test_a_played_card_leaves_the_hand_for_all_to_see() -> None:
    match = moment(A={"hand": "goldsmith inga", "goods": {"gold": 3}})
    play(match, "play card=goldsmith", take("ore"), take("ore"))
    assert match.view(1)["discards"][0]["top"] == "goldsmith"
    assert len(seat(match, "A", by="B")["hand"]) == 1
    assert "done" in options(match)


@pytest.mark.rule("progress.guido-3", "progress.gustav", "secret.6")
def test_whoever_looks_through_a_pile_in_doubt_knows_it_again() -> None:
    """A takes the Abbey unseen; then B looks through the pile and sees what is missing."""
    pile = ["scout", "abbey", "brigitta", "storehouse"]
    theirs = {"hand": "gustav", "cards": "library", "cities": "fg"}
    match = moment(A={"hand": "guido", "goods": NOTHING}, B=theirs, discards=[pile], setup="progress")
    play(match, "play card=guido", "pick card=abbey")
    assert match.view(1)["discards"][0]["known"] == [None, None, "storehouse", "guido"]
    play(match, "done", *["draw stack=4"] * 2, "pass")
    roll(match, 3, "trade")
    play(match, "play card=gustav")
    assert match.view(1)["open"]["cards"] == ["scout", "brigitta", "storehouse", "guido"]
    assert held(match, "B") == [None, None, "abbey"]
    play(match, "pick card=scout")
    assert match.view(1)["discards"][0]["known"] == ["brigitta", "storehouse", "guido", "gustav"]
    assert match.view(0)["discards"][0]["known"] == [None, None, "guido", "gustav"]
    thoughts = [card["maybe"] for card in seat(match, "B", by="A")["hand"] if card["back"] == "basic"]
    assert thoughts == [["brigitta", "scout", "storehouse"]]


@pytest.mark.rule("progress.guido-3", "secret.2")
def test_a_pile_of_one_card_leaves_no_doubt() -> None:
    match = moment(A={"hand": "guido"}, B={"cities": "f"}, discards=[["scout"]], setup="progress")
    play(match, "play card=guido", "pick card=scout")
    assert held(match, "B") == ["scout"]
    assert match.view(1)["discards"][0]["known"] == ["guido"]
    match = moment(A={"hand": "guido"}, B={"cities": "f"}, discards=[["scout", "abbey"]], setup="progress")
    play(match, "play card=guido", "pick card=abbey")
    assert told(match)[-1] == "A uncovered scout"
    assert held(match, "B") == ["abbey"]
    assert match.view(1)["discards"][0]["known"] == ["scout", "guido"]
    backs = [["scout", "doctor", "abbey"]]
    match = moment(A={"hand": "guido"}, B={"cities": "f"}, discards=backs, setup="progress")
    play(match, "play card=guido", "pick card=doctor")
    assert held(match, "B") == ["doctor"]


@pytest.mark.rule("secret.6", "turmoil.traitor", "progress.guido-3")
def test_a_card_that_is_certain_is_not_among_those_that_may_be() -> None:
    """B knows that A holds Inga, taken by a Traitor, and not which of two cards Guido dug out."""
    mine = {"hand": "traitor guido", "cards": "hedge_tavern", "cities": "f"}
    theirs = {"hand": "inga", "right": "h", "cities": "fgh"}
    match = moment(A=mine, B=theirs, discards=[["scout", "abbey"]], setup="princes")
    play(match, "play card=traitor", "pick card=inga", "play card=guido", "pick card=scout")
    seen = seat(match, "A", by="B")["hand"]
    assert sorted([(card["card"], card["maybe"]) for card in seen], key=str) == [
        ("inga", []),
        (None, ["abbey", "scout"]),
    ]


@pytest.mark.rule("tournament.8", "tournament.5", "secret.6")
def test_in_a_tournament_each_pile_has_its_own_doubts() -> None:
    """A digs in B's pile; B looks through it and knows it again."""
    piles = [["goldsmith"], ["blue/scout", "blue/abbey", "blue/brigitta"]]
    theirs = {"hand": "blue/gustav", "cards": "blue/library", "cities": "fg"}
    match = moment(A={"hand": "guido"}, B=theirs, discards=piles, setup="tournament")
    play(match, "play card=guido", "pick card=abbey")
    assert match.view(1)["discards"][0]["known"] == ["goldsmith", "guido"]
    assert match.view(1)["discards"][1]["known"] == [None, "brigitta"]
    play(match, "done", *["draw stack=1"] * 2, "pass")
    roll(match, 6, "trade")
    play(match, "play card=gustav", "pick card=scout")
    assert match.view(1)["discards"][1]["known"] == ["brigitta", "gustav"]
    assert match.view(1)["discards"][0]["known"] == ["goldsmith", "guido"]
    assert "abbey" in held(match, "B")
    assert match.view(0)["discards"][1]["known"] == ["brigitta", "gustav"]


@pytest.mark.rule("secret.8", "turmoil.traitor", "secret.7")
def test_a_hand_of_which_one_card_was_known_is_shown() -> None:
    """A took B's Inga and lost her to B's stack again; whatever A knew, the Traitor shows the rest."""
    mine = {"hand": "traitor traitor#2", "cards": "hedge_tavern", "cities": "f"}
    match = moment(A=mine, B={"hand": HAND}, setup="turmoil")
    play(match, "play card=traitor", "pick card=inga")
    assert held(match, "A") == ["austin", "osmund"]
    play(match, "done", "draw stack=1", "pass")
    roll(match, 1, "trade")
    play(match, "done", "draw stack=4", "pass")
    assert held(match, "A") == sorted(["austin", "osmund", None], key=str)
    assert held(match, "B") == sorted(["inga", None, None], key=str)
    roll(match, 1, "trade")
    play(match, "play card=traitor")
    assert held(match, "A") == sorted(looks(hand(match, "B")))
    assert known(match, "A", 4) == [None] * len(stacks(match)[3])


# --- another opinion --------------------------------------------------------------------------------

LIKED = ("play", "exchange", "search", "buy-search", "build", "pick")
FEW_WORLDS = 40


def shown_of_stacks(view: dict[str, Any]) -> list[list[list[str]]]:
    """The kinds each card of each stack may be, as a view tells them; none if it may be any."""
    return [
        [
            [card] if card is not None else shown["maybe"].get(str(place), [])
            for place, card in enumerate(shown["known"])
        ]
        for shown in view["stacks"]
    ]


def thought_of_stacks(witness: Witness) -> list[list[list[str]]]:
    """The same, as a witness thinks who was only told what the seat was told."""
    found: list[list[list[str]]] = []
    for stack in range(len(next(iter(witness.worlds)).stacks)):
        columns = zip(*[world.stacks[stack] for world in witness.worlds], strict=True)
        found.append([sorted({KIND_NAMES[e] for e in col}) if min(col) >= 0 else [] for col in columns])
    return found


def is_true(match: Match, place: int) -> bool:
    """Does nothing that a view tells of hidden cards contradict where they are?"""
    view, position = match.view(place), match.position()
    for real, shown in zip(position["stacks"], shown_of_stacks(view), strict=True):
        if not all([not kinds or card in kinds for card, kinds in zip(looks(real), shown, strict=True)]):
            return False
    theirs = Counter(looks(position["players"][1 - place]["hand"]))
    sure = Counter([card["card"] for card in view["seats"][1 - place]["hand"] if card["card"]])
    return not sure - theirs


def at_random(match: Match, rng: Rng) -> None:
    """Play something, cards and searches with preference."""
    actions = match.written_actions()
    liked = [action for action in actions if action.split()[0] in LIKED]
    chosen = liked if liked and rng.below(3) else actions
    play(match, chosen[rng.below(len(chosen))])


def thought_of_hand(witness: Witness) -> list[str]:
    """The cards that the other certainly holds."""
    hands = [Counter(world.hand) for world in witness.worlds]
    common = hands[0]
    for cards in hands[1:]:
        common &= cards
    return sorted([KIND_NAMES[entry] for entry in common.elements() if entry >= 0])


@pytest.mark.rule("secret.4", "secret.5", "secret.6", "secret.7", "secret.8", "secret.3")
@pytest.mark.parametrize(
    ("setup", "seed"),
    [("introductory", 0), ("gold", 1), ("turmoil", 1), ("turmoil", 3), ("progress", 1), ("princes", 1)],
)
def test_views_show_exactly_what_a_seat_could_know(setup: str, seed: int) -> None:
    """A game played at random; witnesses hear what each seat hears and draw their own conclusions."""
    match = ludoteca.new("duel", seed=seed, options={"setup": setup})
    rng = seeded(seed)
    witnesses = {place: Witness(place, 2) for place in (0, 1)}
    for place, witness in witnesses.items():
        witness.watch(match.view(place))
    doubts = 0
    for _ in range(130):
        at_random(match, rng)
        for place, witness in list(witnesses.items()):
            view = match.view(place)
            witness.hear([note for note in match.journal[-1] if note.seen_by(place)])
            witness.watch(view)
            if witness.gave_up or len(witness.worlds) > FEW_WORLDS:
                del witnesses[place]
                continue
            assert shown_of_stacks(view) == thought_of_stacks(witness)
            sure = [card["card"] for card in view["seats"][1 - place]["hand"] if card["card"]]
            assert sorted(sure) == thought_of_hand(witness)
            doubts += len(witness.worlds) > 1
    assert doubts > 20


@pytest.mark.rule("secret.4", "secret.7")
@pytest.mark.parametrize("setup", ["turmoil", "princes", "tournament"])
def test_nobody_is_ever_told_what_is_not_true(setup: str) -> None:
    """A long game, with more doubts than anybody can keep apart."""
    match = ludoteca.new("duel", seed=5, options={"setup": setup})
    rng = seeded(5)
    for number in range(330):
        at_random(match, rng)
        if number % 10 == 0 and match.view()["turn"]:
            assert is_true(match, 0)
            assert is_true(match, 1)
    assert match.view()["turn"] > 10


@pytest.mark.rule("secret.6", "secret.7", "secret.8")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_too_many_doubts_leave_what_is_beyond_doubt(letter: str) -> None:
    """One player knows the order of stack 1; the other takes a card out of it again and again."""
    other = "B" if letter == "A" else "A"
    goods = {6: STORES[other]["brick"], 2: STORES[other]["lumber"], 5: STORES[other]["grain"]}
    hands = {letter: {"hand": HAND, "goods": FULL}, other: {"hand": "harald candamir siglind", "goods": FULL}}
    match = moment(f"exchange phase of {letter}", **hands, setup="turmoil")

    def search(paid: str, under: int, card: str, wanted: int) -> None:
        play(
            match, f"exchange card={card}", f"under stack={under}", "buy-search", paid, paid, "search stack=1"
        )
        play(match, f"pick card={looks(stacks(match)[0])[wanted]}")

    search(f"pay store={STORES[letter]['brick']}", 3, "inga", 4)
    order = looks(stacks(match)[0])
    assert known(match, letter, 1) == order
    for wanted, card in ((6, "harald"), (2, "siglind"), (5, "candamir")):
        roll(match, 6, "brigand_attack")
        play(match, "done")
        search(f"pay store={goods[wanted]}", 2, card, wanted)
        assert is_true(match, "AB".index(letter))
        assert is_true(match, "AB".index(other))
        roll(match, 6, "brigand_attack")
        play(match, "done", "pass")
    assert known(match, letter, 3)[-1] == "inga"
    assert set(known(match, letter, 1)) == {None}
    assert None not in known(match, other, 1)


@pytest.mark.rule("secret.2", "secret.7")
@pytest.mark.parametrize("seed", [1, 2])
def test_backs_tell_what_did_not_leave_the_hand(seed: int) -> None:
    """The second player knows a basic card in the first one's hand; a gold card goes under a stack."""
    match = ludoteca.new("duel", seed=seed, options={"setup": "gold"})
    first = "AB"[match.deciding()[0]]
    second = "B" if first == "A" else "A"
    for stack in (1, 2):
        cards = looks(stacks(match)[stack - 1])[:3]
        play(match, f"search stack={stack}", *[f"pick card={card}" for card in cards])
    play(match, "done", "done")

    def exchange(kind: str, under: int, draw: int) -> None:
        """The first player exchanges a card; the second passes."""
        for actions in ([f"exchange card={kind}", f"under stack={under}", f"draw stack={draw}"], ["pass"]):
            roll(match, 1, "trade")
            play(match, "done", *actions)

    mine = looks(hand(match, first))
    exchange(mine[0], 3, 4)
    (gold,) = [card for card in looks(hand(match, first)) if card not in mine]
    seen = looks(stacks(match)[1])[0]
    exchange(mine[1], 3, 2)
    assert held(match, second).count(seen) == 1
    exchange(gold, 5, 4)
    assert held(match, second).count(seen) == 1


def test_what_was_written_of_the_stacks_goes_with_what_was_known() -> None:
    """A copy may use it as long as it has learned nothing, and never hands anything back."""
    knows = nothing_known([(0, 1, 2), (3, 4)], 2, False)
    before = written_stacks(knows)
    knows.sight = before
    copy = knows.clone()
    assert knows.clone().sight == before
    assert copy.possible(1) == [[], [], []]
    copy.sees(1, looks_of((0, 1, 2)))
    assert copy.sight is None
    assert copy.possible(1) == [[look] for look in looks_of((0, 1, 2))]
    assert written_stacks(copy) != before
    assert knows.possible(1) == [[], [], []]
    assert written_stacks(knows) == before
