"""People come and go: stand-ins, leaving, cancelling, a rematch."""

from __future__ import annotations

import gc
import json
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from ludoteca.games import titles
from ludoteca.server.protocol import VERSION
from tests.server.visitors import GREEDY, ME, OPEN, YOU, House, Laid, play_on, wait_until, words


def seat_info(laid: Laid, seat: int) -> dict[str, object]:
    found: dict[str, object] = laid.info()["seats"][seat]
    return found


def test_others_see_who_is_there(house: House) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        assert [ana.presence[seat]["connected"] for seat in (0, 1)] == [True, False]
        with laid.visit(1):
            ana.until_presence(1, True)
        ana.until_presence(1, False)
        assert ana.presence[1]["absent_for"] <= 1


def test_whoever_comes_or_goes_is_told_in_a_few_words(house: House) -> None:
    """Nobody is shown the table anew because somebody else has come; onlookers are not even mentioned."""
    laid = house.lay(ME, YOU, GREEDY)
    with laid.visit(0) as ana:
        ana.until_seq(1)
        ana.catch_up()
        heard = len(ana.raw)
        onlookers = [laid.visit() for _ in range(5)]
        ana.catch_up()
        assert [json.loads(text)["type"] for text in ana.raw[heard:]] == ["pong"]
        with laid.visit(1):
            ana.until_presence(1, True)
            ana.catch_up()
        for onlooker in onlookers:
            onlooker.line.close()
        ana.until_presence(1, False)
        said = [json.loads(text) for text in ana.raw[heard:]]
        assert [message["type"] for message in said] == ["pong", "presence", "pong", "presence"]
        assert all(len(text) < 300 for text in ana.raw[heard:])


def test_an_absent_persons_seat_is_handed_to_a_bot_and_taken_back(build: Callable[..., House]) -> None:
    house = build(absent_after=0)
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        ana.say(type="stand_in", seat=1, by=0, bot="greedy")
        ana.until(lambda state: state["table"]["seats"][1]["stand_in"])
        ana.until_seq(1)  # the bot has chosen
        play_on(ana, [0], lambda actions: actions[0], moves=5)
        ana.say(type="stand_in", seat=1, by=0, bot="random")
        assert ana.refusal()["key"] == "stand-in-already"
        with laid.visit(1) as bruno:
            assert bruno.state["table"]["seats"][1]["stand_in"]
            assert bruno.actions(1) == []
            bruno.act(1, "end")
            assert bruno.refusal()["key"] == "stand-in-plays"
            bruno.undo(1)
            assert bruno.refusal()["key"] == "stand-in-plays"
            bruno.say(type="stand_in", seat=1, by=1, bot=None)
            bruno.until(lambda state: not state["table"]["seats"][1]["stand_in"])
            assert bruno.state["table"]["seats"][1]["bot"] is None
            ana.catch_up()
            while 1 not in ana.state["deciding"]:
                play_on(ana, [0], lambda actions: actions[0], moves=1)
            bruno.until_seq(ana.seq)
            bruno.act(1)
            ana.until_seq(ana.seq + 1)
            ana.say(type="stand_in", seat=1, by=0, bot="greedy")
            assert ana.refusal()["key"] == "stand-in-present"


def test_a_person_who_leaves_is_replaced_by_a_bot(house: House) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana, laid.visit(1) as bruno:
        bruno.say(type="leave", seat=1)
        bruno.until(lambda state: state["seats"][0]["seat"] is None)
        ana.until(lambda state: state["table"]["seats"][1]["kind"] == "bot")
        assert ana.state["table"]["seats"][1]["name"] == "Bruno"
        bruno.act(1, "end")
        assert bruno.refusal()["key"] == "seat-foreign"
        bruno.say(type="hello", version=VERSION, tokens=[laid.tokens[1]])
        assert bruno.refusal()["key"] == "token-unknown"
        play_on(ana, [0], lambda actions: actions[0])
        assert ana.over()
    assert house.post("/api/tables/mine", {"tokens": [laid.tokens[1]]})["tables"] == []


def test_leaving_a_waiting_table_opens_the_seat_again(house: House) -> None:
    laid = house.lay(ME, OPEN, OPEN)
    laid.tokens[1] = house.join(laid.table, 1, "Bruno")
    with laid.visit(0) as ana, laid.visit(1) as bruno:
        bruno.say(type="leave", seat=1)
        ana.until(lambda state: state["table"]["seats"][1]["kind"] == "open")
        assert ana.state["table"]["seats"][1]["name"] == ""
        house.join(laid.table, 1, "Clara")
        ana.say(type="leave", seat=0)
        ana.until(lambda state: state["table"]["seats"][0]["kind"] == "open")
        assert seat_info(laid, 1)["name"] == "Clara"


def test_a_waiting_table_nobody_sits_at_is_cancelled(house: House) -> None:
    laid = house.lay(ME, OPEN, public=True)
    with laid.visit(0) as ana:
        ana.say(type="leave", seat=0)
        ana.until(lambda state: state["table"]["status"] == "cancelled")
        assert ana.state["seats"][0]["prompt"]["key"] == "prompt-cancelled"
    status, problem = house.refusal("POST", f"/api/tables/{laid.table}/seats/0", {"name": "Dora"})
    assert (status, problem["key"]) == (409, "seat-taken")


def test_cancelling_while_waiting_and_alone_against_bots(house: House) -> None:
    waiting, alone = house.lay(ME, OPEN), house.lay(ME, GREEDY)
    for laid in (waiting, alone):
        assert laid.info()["secret"] is None
        with laid.visit(0) as ana:
            ana.say(type="cancel", seat=0)
            ana.until(lambda state: state["table"]["status"] == "cancelled")
            assert ana.seat(0)["actions"] == []
            assert ana.state["deciding"] == []
            ana.say(type="cancel", seat=0)
            assert ana.refusal()["key"] == "table-ended"
            ana.act(0, "end")
            assert ana.refusal()["key"] in ("table-cancelled", "table-waiting")
        assert len(laid.info()["secret"]) == 64
        assert house.http.get(f"/api/tables/{laid.table}/record").status_code == 200


def test_while_a_table_waits_only_who_laid_it_may_end_it(house: House) -> None:
    laid = house.lay(ME, OPEN, OPEN)
    laid.tokens[1] = house.join(laid.table, 1, "Bruno")
    assert [seat_info(laid, seat)["host"] for seat in (0, 1)] == [True, False]
    with laid.visit(1) as bruno:
        bruno.say(type="cancel", seat=1)
        assert words(bruno.refusal()).startswith("While a table waits")
        assert bruno.state["table"]["status"] == "waiting"
        with laid.visit(0) as ana:
            ana.say(type="leave", seat=0)
            bruno.until(lambda state: state["table"]["seats"][0]["kind"] == "open")
        laid.tokens[0] = house.join(laid.table, 0, "Clara")
        with laid.visit(0) as clara:
            clara.say(type="cancel", seat=0)
            assert clara.refusal()["key"] == "cancel-host", "who takes the seat has not laid the table"


def test_a_game_at_one_device_is_ended_at_once(house: House) -> None:
    hot = house.lay(ME, YOU)
    with hot.visit(0, 1) as both:
        both.say(type="cancel", seat=1)
        both.until(lambda state: state["table"]["status"] == "cancelled")


def test_a_game_is_ended_by_consent(house: House) -> None:
    laid = house.lay(ME, YOU, GREEDY)
    with laid.visit(0) as ana, laid.visit(1) as bruno:
        bruno.say(type="cancel", seat=1)
        ana.until(lambda state: state["table"]["seats"][1]["ends"])
        assert ana.state["table"]["status"] == "playing"
        bruno.say(type="cancel", seat=1, wish=False)
        ana.until(lambda state: not state["table"]["seats"][1]["ends"])
        ana.say(type="cancel", seat=0)
        bruno.until(lambda state: state["table"]["seats"][0]["ends"])
        assert bruno.state["table"]["status"] == "playing", "Bruno would play on"
        bruno.say(type="cancel", seat=1)
        ana.until(lambda state: state["table"]["status"] == "cancelled")
    assert not ana.refused + bruno.refused


def test_who_plays_on_takes_back_the_wish_to_end(house: House) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana, laid.visit(1) as bruno:
        ana.say(type="cancel", seat=0)
        ana.until(lambda state: state["table"]["seats"][0]["ends"])
        ana.take(0, ana.actions(0)[0])
        assert seat_info(laid, 0)["ends"] is False
        bruno.say(type="cancel", seat=1)
        bruno.until_done(bruno.sent)
        assert bruno.state["table"]["status"] == "playing"


def test_who_was_away_for_a_minute_is_still_asked_who_was_for_hours_is_not(
    build: Callable[..., House],
) -> None:
    """Not even a bot that stands in changes that."""
    house = build(absent_after=0, gone_after=1.0)
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        ana.say(type="stand_in", seat=1, by=0, bot="greedy")
        ana.until(lambda state: state["table"]["seats"][1]["stand_in"])
        table = house.lobby.live[laid.table]
        for away, ended in ((3500.0, False), (3700.0, True)):
            table.services = replace(table.services, started=time.time() - away)
            table.seen[1] = time.time() - away
            ana.say(type="cancel", seat=0)
            ana.until_done(ana.sent)
            assert (ana.state["table"]["status"] == "cancelled") == ended, away


def test_a_restart_is_nobodys_absence(build: Callable[..., House]) -> None:
    house = build(absent_after=0, gone_after=1.0)
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        house.lobby.live[laid.table].seen[1] = time.time() - 7200
        ana.say(type="cancel", seat=0)
        ana.until_done(ana.sent)
        assert ana.state["table"]["status"] == "playing"


def test_a_rematch_seats_the_same_people_again(house: House) -> None:
    laid = house.lay(ME, YOU, GREEDY, options={"tactical": True}, confirm=False)
    with laid.visit(0, 1) as both:
        play_on(both, [0, 1], lambda actions: actions[0])
    promised = laid.info()["next_commitment"]
    with laid.visit(0) as ana:
        ana.say(type="rematch", seat=0, nonce="again")
        ana.until_done(ana.sent)
        (given,) = ana.given[-1]["tokens"]
        following = ana.state["table"]["next"]
        assert given["seat"] == 0
        assert ana.given[-1]["table"] == following
        ana.say(type="rematch", seat=0)
        ana.until_done(ana.sent)
        assert len(ana.given) == 2
        assert ana.state["table"]["next"] == following
        assert not ana.refused
    # The other was not there: the next hello at the old table tells.
    with laid.visit(1) as bruno:
        bruno.until_done(1)
        (theirs,) = bruno.given[-1]["tokens"]
        assert theirs["seat"] == 1
    old, new = laid.info(), house.get(f"/api/tables/{following}")
    assert new["status"] == "playing"
    for name in ("title", "options", "confirm"):
        assert new[name] == old[name]
    assert [seat["name"] for seat in new["seats"]] == [seat["name"] for seat in old["seats"]]
    assert new["commitment"] == promised != old["commitment"], "drawn before anybody asked for a rematch"
    assert new["secret"] is None
    with house.visit(following, given["token"]) as ana, house.visit(following, theirs["token"]) as bruno:
        assert ana.seat(0)
        assert bruno.seat(1)
    assert house.lobby.live[following].seats[0].nonce == "again"


def test_idle_tables_are_let_go_and_come_back(house: House) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        ana.act(0)
        ana.until_seq(1)
        house.lobby.forget_idle(0)
        assert laid.table in house.lobby.live
    wait_until(lambda: house.lobby.live[laid.table].is_idle())
    house.lobby.forget_idle(0)
    assert laid.table not in house.lobby.live
    with laid.visit(1) as bruno:
        assert bruno.seq == 1
        assert bruno.state["deciding"] == [1]


def end_some_tables(house: House) -> None:
    """Tables of every title are looked at, ended and let go."""
    for title in titles():
        laid = house.lay(ME, YOU, title=title)
        with laid.visit(0) as ana, laid.visit(1) as bruno, laid.visit():
            for page in (ana, bruno):
                page.until_done(page.say(type="why", seat=page.state["eyes"][0], place="end"))
                page.until_done(page.say(type="replay", move=0, eyes=page.state["eyes"][0]))
                page.until_done(page.say(type="cancel", seat=page.state["eyes"][0]))
        assert laid.info()["status"] == "cancelled"
    wait_until(lambda: all([table.is_idle() for table in house.lobby.live.values()]))
    house.lobby.forget_idle(0)
    house.lobby.services.reels.kept.clear()


def held() -> Counter[str]:
    """How many objects of each kind the server and what serves it hold."""
    gc.collect()
    kinds = [type(found) for found in gc.get_objects()]
    ours = ("ludoteca", "uvicorn", "websockets")
    return Counter([kind.__qualname__ for kind in kinds if str(kind.__module__).startswith(ours)])


def test_nothing_is_left_of_tables_that_ended(build: Callable[..., House]) -> None:
    house = build()
    end_some_tables(house)
    before = held()
    for _ in range(2):
        end_some_tables(house)
    # The last line may be about to be closed.
    wait_until(lambda: not held() - before)
