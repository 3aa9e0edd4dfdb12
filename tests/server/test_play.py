"""Whole games over real sockets: two people, hot seat, bots, onlookers, taking back."""

from __future__ import annotations

import random

from ludoteca.core.match import Match
from ludoteca.core.record import Record, Seal
from ludoteca.games import title
from tests.games.caylus.table import uses
from tests.server.visitors import GREEDY, ME, OPEN, RANDOM, YOU, House, Laid, Visitor, play_on, words


def test_two_people_play_a_whole_game(house: House) -> None:
    laid = house.lay(ME, OPEN)
    with laid.visit(0) as ana:
        assert ana.state["table"]["status"] == "waiting"
        assert ana.seat(0)["view"] == {}
        assert ana.seat(0)["prompt"]["key"] == "prompt-waiting"
        token = house.join(laid.table, 1, "Bruno")
        ana.until(lambda state: state["table"]["status"] == "playing")
        early = house.refusal("GET", f"/api/tables/{laid.table}/scores")[1]
        assert early["key"] == "record-early", "points are nobody's business before the end"
        with house.visit(laid.table, token) as bruno:
            chance = random.Random(1)
            while not ana.over():
                for seat, visitor in ((0, ana), (1, bruno)):
                    if visitor.actions(seat):
                        visitor.act(seat, chance.choice(visitor.actions(seat)))
                        following = visitor.seq + 1
                        ana.until_seq(following)
                        bruno.until_seq(following)
            assert not ana.refused
            assert not bruno.refused
            assert ana.state["ranking"] == bruno.state["ranking"]
            assert sorted(ana.state["ranking"])[0] == 1
            assert [sum(points) for points in ana.state["points"]] == ana.state["scores"]
    check_record(laid, ana.state["scores"])
    check_scores(laid, ana.state["scores"])


def check_scores(laid: Laid, scores: list[int]) -> None:
    """The points are told from the set-up on, action by action, as the record gives them."""
    told = laid.house.get(f"/api/tables/{laid.table}/scores")["scores"]
    record = Record.read(laid.house.http.get(f"/api/tables/{laid.table}/record").text, title)
    assert len(told) == len(record.entries) + 1
    assert told[0] == [0, 0]
    assert told[-1] == scores
    match = Match.of(record.branch(0))
    for entry, points in zip(record.entries, told[1:], strict=True):
        match.play(entry.action, entry.seat)
        assert match.scores() == points


def check_record(laid: Laid, scores: list[int]) -> None:
    """The exported record plays to the same end, and the secret is the one that was promised."""
    text = laid.house.http.get(f"/api/tables/{laid.table}/record").text
    match = Record.read(text, title).replay()
    assert match.over()
    assert match.scores() == scores
    seal, info = match.record.start, laid.info()
    assert isinstance(seal, Seal)
    assert seal.holds()
    assert info["commitment"] == seal.commitment
    assert seal.secret is not None
    assert info["secret"] == seal.secret.hex()


def test_a_table_that_asks_says_what_cannot_be_taken_back(house: House) -> None:
    for confirm in (True, False):
        with house.lay(ME, RANDOM, confirm=confirm).visit(0) as ana:
            assert [action["commits"] for action in ana.seat(0)["actions"]] == [confirm] * 5
    with house.lay(ME, RANDOM, title="feudum").visit(0) as ana:
        seen: dict[str, bool] = {}
        while "card" not in seen:
            if not ana.actions(0):
                ana.until(lambda _: bool(ana.actions(0)))
            for action in ana.seat(0)["actions"]:
                seen[action["verb"]] = action["commits"]
            ana.take(0, ana.actions(0)[0])
        assert [verb for verb, commits in seen.items() if commits] == ["card"]


def test_every_action_says_what_it_would_score(house: House) -> None:
    """Hot seat, always the action that scores most: the table then shows just the points it was said to."""
    laid = house.lay(ME, YOU)
    said = 0
    with laid.visit(0, 1) as ana:
        while not ana.over():
            seat = ana.state["deciding"][0]
            best = max(ana.seat(seat)["actions"], key=lambda action: action["gains"] or [0, 0])
            before, following = ana.state["scores"], ana.seq + 1
            ana.act(seat, best["action"])
            ana.until_seq(following)
            if best["gains"]:
                expected = [was + gain for was, gain in zip(before, best["gains"], strict=True)]
                assert ana.state["scores"] == expected
                said += 1
    assert said > 10


def test_one_person_plays_bots_to_the_end(house: House) -> None:
    laid = house.lay(ME, GREEDY, RANDOM, options={"tactical": True})
    chance = random.Random(2)
    with laid.visit(0) as ana:
        play_on(ana, [0], chance.choice)
        assert ana.over()
        assert not ana.refused
    check_record(laid, ana.state["scores"])


def test_hot_seat_shares_one_page(house: House) -> None:
    laid = house.lay(ME, YOU, confirm=False)
    with laid.visit(0, 1) as both:
        assert [state["seat"] for state in both.state["seats"]] == [0, 1]
        play_on(both, [0, 1], lambda actions: actions[-1])
        assert both.over()
    check_record(laid, both.state["scores"])


def test_a_table_of_bots_finishes_by_itself(house: House) -> None:
    laid = house.lay(GREEDY, RANDOM)
    with laid.visit() as onlooker:
        if not onlooker.over():
            onlooker.until(lambda state: state["table"]["status"] == "over")
        assert onlooker.state["seats"][0]["seat"] is None


def test_people_draft_at_the_same_time(house: House) -> None:
    """Both choose knowing the same state; nobody waits, nothing is refused."""
    laid = house.lay(ME, YOU, YOU)
    with laid.visit(0) as ana, laid.visit(1) as bruno, laid.visit(2) as clara:
        people = [ana, bruno, clara]
        for _ in range(2):
            start = ana.seq
            for seat, visitor in enumerate(people):
                assert sorted(visitor.state["deciding"]) == [0, 1, 2]
                visitor.act(seat, seq=start)
            for visitor in people:
                visitor.until_seq(start + 3)
                assert not visitor.refused
            play_trick(people)


def play_trick(people: list[Visitor]) -> None:
    """Everybody plays the card chosen, until all choose again."""
    while len(people[0].state["deciding"]) == 1:
        seat = people[0].state["deciding"][0]
        following = people[0].seq + 1
        people[seat].act(seat)
        for visitor in people:
            visitor.until_seq(following)


def test_choosing_again_knowing_less_is_stale(house: House) -> None:
    """Late is fine only while what one missed lies face down; one's own second choice is not."""
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana, laid.visit(1) as bruno:
        start = ana.seq
        ana.act(0)
        ana.until_seq(start + 1)
        ana.act(0, "keep card=lime-1-1", seq=start)
        assert ana.refusal()["key"] == "stale"
        bruno.act(1, seq=start)
        ana.until_seq(start + 2)
        first = ana.state["deciding"][0]
        visitor = (ana, bruno)[first]
        visitor.until_seq(start + 2)
        visitor.act(first, seq=start)
        assert visitor.refusal()["key"] == "stale"


def choosing_cards(house: House) -> Laid:
    """A table of Feudum at which both choose the cards of the first round."""
    laid = house.lay(ME, YOU, title="feudum", confirm=False)
    with laid.visit(0, 1) as both:
        while len(both.state["deciding"]) == 1:
            following, seat = both.seq + 1, both.state["deciding"][0]
            both.act(seat, both.actions(seat)[-1])
            both.until_seq(following)
    return laid


def test_picks_in_any_order_are_sent_together(house: House) -> None:
    """Sorted they are taken at once, though somebody else has chosen meanwhile, and go back at once."""
    laid = choosing_cards(house)
    with laid.visit(0) as ana, laid.visit(1) as bruno:
        start = ana.seq
        picks = ana.seat(0)["picks"]
        pool = [one["action"] for one in picks["pool"]]
        assert (picks["due"], len(pool), picks["ends"]) == (4, 11, [])
        assert len(ana.actions(0)) == 8
        bruno.say(type="act_together", seat=1, seq=start, actions=pool[:4])
        ana.until_seq(start + 4)
        assert ana.done == [1], "nothing of one's own is among what came"
        wanted = [pool[1], pool[5], pool[9], pool[10]]
        ana.say(type="act_together", seat=0, seq=start, actions=wanted[:3])
        ana.until_seq(start + 7)
        assert ana.seat(0)["picks"] is None, "one card is no choice of several"
        ana.until_done(ana.sent)
        ana.undo(0)
        ana.until_seq(start + 8)
        assert ana.seat(0)["picks"] == picks
        ana.say(type="act_together", seat=0, seq=start + 8, actions=wanted)
        ana.until_seq(start + 12)
        assert len(ana.state["deciding"]) == 1
        assert not ana.refused
        assert not bruno.refused
    before = laid.match().position()
    house.lobby.live.pop(laid.table)
    with laid.visit(0):
        assert laid.match().position() == before


def test_only_picks_go_together(house: House) -> None:
    """Not what may follow from them: a refusal would tell what would have come out."""
    laid = choosing_cards(house)
    with laid.visit(0) as ana:
        pool = [one["action"] for one in ana.seat(0)["picks"]["pool"]]
        before = laid.match().position()
        for wrong in (
            [*pool[:4], pool[4]],
            [*pool[:3], "play card=tax"],
            [pool[0], "play card=tax", pool[1]],
        ):
            ana.say(type="act_together", seat=0, seq=ana.seq, actions=wrong)
            problem = ana.refusal()
            assert problem["key"] == "not-together", wrong
            assert words(problem)
        for wrong in ([pool[3], pool[1]], [pool[0], pool[0]]):
            ana.say(type="act_together", seat=0, seq=ana.seq, actions=wrong)
            assert ana.refusal()["key"] == "illegal-now"
        assert laid.match().position() == before


def test_fewer_picks_may_be_followed_by_an_end(house: House) -> None:
    """At the peddler of Caylus one may buy two cubes in any order, or stop after one."""
    record = uses("wood_peddler").record.write()
    body = {"record": record, "seats": [ME, YOU, {"kind": "me", "name": "Clara"}], "confirm": False}
    laid = Laid.of(house, house.post("/api/tables/import", body))
    with laid.visit(0) as ana:
        picks = ana.seat(0)["picks"]
        assert (picks["due"], picks["ends"]) == (2, ["decline"])
        assert [one["action"] for one in picks["pool"]].count("buy cube=stone") == 2
        ana.say(type="act_together", seat=0, seq=ana.seq, actions=["buy cube=stone", "decline"])
        ana.until(lambda state: state["moves"] == 2)
        assert laid.match().written_actions(0) == []


def test_undo_and_restart_over_the_wire(house: House) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana, laid.visit(1) as bruno, laid.visit() as onlooker:
        hand = ana.seat(0)["view"]["hand"]
        log = list(ana.logs[0])
        assert ana.seat(0)["undo"]["steps"] == 0
        ana.act(0)
        ana.until_seq(1)
        bruno.until_seq(1)
        assert ana.seat(0)["undo"]["steps"] == 1
        assert ana.seat(0)["view"]["kept"] is not None
        assert len(ana.logs[0]) > len(log)
        ana.undo(0)
        ana.until_seq(2)
        assert ana.seat(0)["view"]["hand"] == hand
        assert ana.seat(0)["view"]["kept"] is None
        assert ana.logs[0] == log
        assert ana.state["moves"] == 0
        ana.undo(0)
        assert ana.refusal()["key"] == "undo-start"
        # Others have chosen since: one's own choice can still be taken back.
        ana.act(0)
        bruno.until_seq(3)
        ana.until_seq(3)
        ana.undo(0, whole_turn=True)
        ana.until_seq(4)
        bruno.act(1, seq=0)
        ana.until_seq(5)
        ana.act(0)
        ana.until_seq(6)
        assert ana.seat(0)["undo"] == {"steps": 0, "reason": ana.seat(0)["undo"]["reason"]}
        ana.undo(0)
        assert ana.refusal()["key"].startswith("undo-")
        onlooker.until_seq(6)
        bruno.until_seq(6)
        visible = {line["event"] for line in onlooker.logs[None]}
        assert "kept" not in visible
        assert "turned-up" in visible
    # The store replays acts and undos to the same game.
    before = laid.match().position()
    house.lobby.live.pop(laid.table)
    with laid.visit(0) as ana:
        assert laid.match().position() == before
        assert ana.seq == 6
        assert ana.state["moves"] == 2


def test_the_turn_ends_when_its_owner_says_so(house: House) -> None:
    laid = house.lay(ME, YOU, confirm=True)
    with laid.visit(0, 1) as both:
        for seat in (0, 1):
            both.act(seat)
            both.until_seq(seat + 1)
        first = both.state["deciding"][0]
        both.act(first)
        both.until_seq(3)
        while both.actions(first) != ["end"]:
            both.act(first, both.actions(first)[-1])
            both.until_seq(both.seq + 1)
        assert both.seat(first)["undo"]["steps"] >= 1
        steps, seq = both.seat(first)["undo"]["steps"], both.seq
        both.undo(first, whole_turn=True)
        both.until_seq(seq + 1)
        assert both.state["moves"] == seq - steps
        assert both.state["deciding"] == [first]


def test_onlookers_see_public_things_only(house: House) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit() as onlooker, laid.visit(0) as ana:
        ana.act(0)
        onlooker.until_seq(1)
        (seat,) = onlooker.state["seats"]
        assert seat["seat"] is None
        assert seat["view"]["hand"] == []
        assert seat["view"]["kept"] is None
        assert seat["actions"] == []
        onlooker.act(0, "keep card=lime-1-1")
        assert onlooker.refusal()["key"] == "seat-foreign"


def test_a_reload_and_a_second_tab_go_on_where_they_were(house: House) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        ana.act(0)
        ana.until_seq(1)
        with laid.visit(0) as second:
            assert second.seq == 1
            assert second.seat(0)["view"] == ana.seat(0)["view"]
            assert second.logs == ana.logs
            second.undo(0)
            ana.until_seq(2)
            second.until_seq(2)
            assert ana.actions(0) == second.actions(0) != []
        assert ana.presence[0]["connected"]
    with laid.visit(0) as again:
        assert again.seq == 2
        assert again.state["moves"] == 0


def test_saying_hello_again_gives_everything_anew(house: House) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit() as page:
        assert page.state["seats"][0]["seat"] is None
        page.hello(laid.tokens[1])
        assert page.logs.keys() == {1}
        assert page.actions(1)


def test_a_page_that_does_not_listen_holds_up_nobody(house: House) -> None:
    laid = house.lay(ME, YOU)
    deaf = Visitor.of(house.port, laid.table, max_queue=1, close_timeout=0.1)
    with deaf, laid.visit(0, 1) as both:
        for _ in range(5):
            play_on(both, [0, 1], lambda actions: actions[0], moves=20)
            deaf.say(type="ping")
        assert both.seq == 100


# --- why not ----------------------------------------------------------------------------------------


def test_a_refused_action_carries_its_reason(house: House) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        ana.act(0, "place space=W01")
        assert ana.refusal()["key"] == "illegal-now"
        reason = ana.refused[-1]["reason"]
        assert (reason["text"]["key"], reason["clause"]) == ("reason-general-now", "general.now")
        ana.act(0, "dance")
        assert ana.refusal()["key"] == "notation-verb"
        assert ana.refused[-1]["reason"] is None


def test_a_seat_is_told_why_not_and_nothing_changes(house: House) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana, laid.visit() as onlooker:
        before = laid.match().position()
        mine = laid.match().view(0)["hand"]
        theirs = next(card for card in laid.match().view(1)["hand"] if card not in mine)
        assert ana.why(0, f"card:{theirs}") == {
            "text": {"key": "reason-draft-1", "args": {}},
            "clause": "draft.1",
        }
        assert ana.why(0, f"card:{mine[0]}") is None
        assert ana.why(0, "sail")["clause"] == "general.now"
        assert ana.why(0, "space:W01", f"card:{mine[0]}")["clause"] == "general.now"
        for seat, place, key in ((0, "moon:1", "notation-place"), (1, "sail", "seat-foreign")):
            ana.say(type="why", seat=seat, place=place)
            assert ana.refusal()["key"] == key
        onlooker.say(type="why", seat=0, place="sail")
        assert onlooker.refusal()["key"] == "seat-foreign"
        assert laid.match().position() == before
        assert ana.seq == 0
