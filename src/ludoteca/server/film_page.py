"""A film as one page that opens without a server: the page's own drawing, with what a server would answer."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

from pydantic import BaseModel

import ludoteca
from ludoteca import native
from ludoteca.bots import OFFERED
from ludoteca.rules.examples import examples as find_examples
from ludoteca.server.agreement import Agreement
from ludoteca.server.history import Standing
from ludoteca.server.laying import new_table
from ludoteca.server.looking_back import eyes_said, picture
from ludoteca.server.patches import patch
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol import BotInfo, Eyes, ScoreHistory, ServerInfo
from ludoteca.server.reviewing import both_boards, shown
from ludoteca.server.routes import example_picture, examples, rules, summary, texts_of, title_info
from ludoteca.server.showing import Data, log_lines, score_history, state
from ludoteca.server.store import SeatRow, Stored
from ludoteca.study.film import ALL_SEATS, Film
from ludoteca.study.reel import Reel
from ludoteca.study.review import ReviewData
from ludoteca.texts import LANGUAGES

PAGE = Path(__file__).parent / "static" / "film.html"
MARK = "{{film}}"
TABLE = "film"


def check_page() -> None:
    """Refuse if there is no page to put a film into."""
    if not PAGE.exists():
        raise Refusal("film-page-missing")


def film_page(reel: Reel, eyes: int | None, at: int, review: ReviewData | None = None) -> str:
    """A page that shows a record through some eyes, opened at a moment; through all eyes, it has each.

    With a review, it shows that beside the board.
    """
    check_page()
    seats = range(reel.record.players)
    wanted = [None, *seats, ALL_SEATS] if eyes == ALL_SEATS else [eyes]
    standing = _standing(reel)
    films = [_film(Film(reel, each), standing) for each in wanted]
    told = {
        "at": at,
        "answers": _answers(standing),
        "state": _state(standing, Film(reel, wanted[0]), [eyes_said(each) for each in wanted]),
        "turns": reel.turns,
        "films": films,
        "review": None if review is None else _data(shown(review, 0, 0)),
        "boards": [] if review is None else _boards(reel, review),
    }
    data = json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return PAGE.read_text(encoding="utf-8").replace(MARK, data, 1)


def _standing(reel: Reel) -> Standing:
    """A table at which the record was played."""
    record, match = reel.record, reel.match(len(reel))
    row = new_table(record.title, Agreement.of(record), None, {})
    names = Film(reel, None).names
    row = replace(
        row,
        id=TABLE,
        status="over" if match.over() else "playing",
        deciding=tuple(match.deciding()),
        next_secret=None,
    )
    people = tuple([SeatRow(seat, name, "person") for seat, name in enumerate(names)])
    return Standing(Stored(row, people), match)


def _state(standing: Standing, film: Film, eyes: list[Eyes]) -> Data:
    """The table as it is at the end, for whoever opens the page."""
    found = state(standing, (), 1)
    seat = picture(film, len(film))["seat"]
    log = log_lines(standing, film.eyes, 0)
    return {**found, "eyes": eyes, "seats": [{**seat, "seat": film.onlooker(), "log": log}]}


def _film(film: Film, standing: Standing) -> Data:
    """The moments as these eyes saw them: the first whole, of every other what is different."""
    pictures = [picture(film, number) for number in range(len(film) + 1)]
    changes = [patch(before, after) for before, after in pairwise(pictures)]
    return {
        "eyes": eyes_said(film.eyes),
        "log": log_lines(standing, film.eyes, 0),
        "first": pictures[0],
        "changes": changes,
    }


def _boards(reel: Reel, review: ReviewData) -> list[Data]:
    """What came of every dear decision, and what would have come of the better one: what is different."""
    found: list[Data] = []
    for dear in [one for player in review["reviews"] for one in player["dearest"]]:
        played, instead = [_data(still) for still in both_boards(reel, dear["moment"], dear["best"])]
        found.append({"move": dear["moment"], "played": played, "instead": patch(played, instead)})
    return found


def _data(told: BaseModel) -> Data:
    """Plain data, as a server would send it."""
    found: Data = told.model_dump(mode="json")
    return found


def _answers(standing: Standing) -> dict[str, str]:
    """What a server would answer, by path."""
    match = standing.match
    assert match is not None
    title = match.title.key
    info = ServerInfo(
        version=ludoteca.__version__,
        engine=cast(Any, native.engine()),
        titles=[title_info(title)],
        bots=[BotInfo(key=key) for key in OFFERED],
        languages=list(LANGUAGES),
        absent_after=0,
        gone_after=0,
    )
    table = state(standing, (), 1)["table"]
    found = {
        "/api/info": info.model_dump_json(),
        f"/api/tables/{TABLE}": json.dumps(table, ensure_ascii=False),
        f"/api/tables/{TABLE}/scores": ScoreHistory(scores=score_history(match.record)).model_dump_json(),
    }
    for language in LANGUAGES:
        found[f"/api/texts/{language}"] = texts_of(language, None)
        found[f"/api/texts/{language}?title={title}"] = texts_of(language, title)
        found[f"/api/rules/{title}/{language}"] = rules(title, language).model_dump_json()
        found[f"/api/summary/{title}/{language}"] = summary(title, language).model_dump_json()
        found[f"/api/examples/{title}/{language}"] = examples(title, language).model_dump_json()
    for example in find_examples(title):
        picture = example_picture(title, example.key).model_dump_json()
        found[f"/api/pictures/{title}/{example.key}"] = picture
    return found
