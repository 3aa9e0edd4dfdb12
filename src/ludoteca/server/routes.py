"""HTTP: the lobby, records, texts and rules. The socket of a table hangs here too."""

import asyncio
import hashlib
import json
from datetime import UTC, datetime
from functools import cache
from typing import Annotated, Any, cast

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import ValidationError

import ludoteca
from ludoteca import native
from ludoteca.bots import OFFERED
from ludoteca.bots.ratings import ratings
from ludoteca.core.match import Match
from ludoteca.core.message import Message, seat_name
from ludoteca.games import title as find_title
from ludoteca.games import titles
from ludoteca.lessons import lessons
from ludoteca.rules import rules as find_rules
from ludoteca.rules.examples import example as find_example
from ludoteca.rules.examples import examples as find_examples
from ludoteca.rules.summary import summary as find_summary
from ludoteca.server.limits import Asker, Door, whose
from ludoteca.server.lobby import Lobby
from ludoteca.server.problems import Refusal, invalid
from ludoteca.server.protocol import (
    BotInfo,
    Chapter,
    Clause,
    Example,
    ExampleList,
    ImportTable,
    Join,
    Mine,
    MyTables,
    NewLesson,
    NewPuzzle,
    NewTable,
    OptionInfo,
    Picture,
    Problem,
    Promise,
    PuzzleInfo,
    PuzzleList,
    RulesPage,
    ScoreHistory,
    Seated,
    ServerInfo,
    Still,
    SummaryPage,
    SummaryPart,
    TableInfo,
    TableList,
    Text,
    TitleInfo,
)
from ludoteca.server.store import Finished
from ludoteca.study.puzzles import puzzle_of_the_day
from ludoteca.study.puzzles import puzzles as find_puzzles
from ludoteca.texts import LANGUAGES, lesson_source, shelf, sources

PROBLEM: dict[int | str, dict[str, Any]] = {"4XX": {"model": Problem}, 422: {"model": Problem}}

router = APIRouter(prefix="/api", responses=PROBLEM)


def lobby_of(request: Request) -> Lobby:
    """The lobby of the server that was asked."""
    return cast(Lobby, request.app.state.lobby)


TheLobby = Annotated[Lobby, Depends(lobby_of)]


def door_of(request: Request) -> Asker:
    """Whoever asks, and what they may ask for."""
    return Asker(cast(Door, request.app.state.door), whose(request.client))


TheAsker = Annotated[Asker, Depends(door_of)]


@router.get("/info")
async def info(lobby: TheLobby) -> ServerInfo:
    """What there is to play, and against whom."""
    return ServerInfo(
        version=ludoteca.__version__,
        # Bots think in processes of their own, with the engine that was awaited as soon as it is there.
        engine=cast(Any, "compiled" if native.arrived() else native.engine()),
        titles=[title_info(key) for key in titles()],
        bots=[BotInfo(key=key) for key in OFFERED],
        languages=list(LANGUAGES),
        absent_after=lobby.services.settings.absent_after,
        gone_after=lobby.services.settings.gone_after,
    )


def title_info(key: str) -> TitleInfo:
    """What the lobby and the board must know of a title."""
    title = find_title(key)
    fields = title.alphabet.fields.values()
    return TitleInfo(
        key=key,
        rules=title.rules,
        players=list(title.players),
        options=[
            OptionInfo(key=option.key, values=list(option.values), default=option.default)
            for option in title.options
        ],
        places={field.name: field.place for field in fields if field.place is not None},
        sources=list(title.sources),
        ratings=ratings(key),
        lessons=list(lessons(key)),
    )


# --- tables -----------------------------------------------------------------------------------


@router.post("/promise")
async def promise(lobby: TheLobby) -> Promise:
    """Have a secret drawn for a table before telling what one's seats add to it."""
    return lobby.promises.give()


@router.post("/tables")
async def new_table(wanted: NewTable, lobby: TheLobby, asker: TheAsker) -> Seated:
    """Lay a table."""
    asker.asks("tables")
    if all([seat.kind == "bot" for seat in wanted.seats]):
        asker.asks("bot_tables")
    return await lobby.lay(wanted)


async def imported(request: Request, asker: TheAsker) -> ImportTable:
    """A record to go on from. It may be long: it is counted before it is read, and read beside the loop."""
    asker.asks("imports")
    return await asyncio.to_thread(_read_import, await request.body())


def _read_import(body: bytes) -> ImportTable:
    try:
        return ImportTable.model_validate_json(body)
    except ValidationError as error:
        raise invalid(error.errors(include_url=False, include_context=False, include_input=False)) from None


_IMPORT = {"application/json": {"schema": ImportTable.model_json_schema()}}


@router.post("/tables/import", openapi_extra={"requestBody": {"content": _IMPORT, "required": True}})
async def import_table(wanted: Annotated[ImportTable, Depends(imported)], lobby: TheLobby) -> Seated:
    """Lay a table that goes on from a record."""
    return await lobby.import_record(wanted)


@router.post("/lessons")
async def new_lesson(wanted: NewLesson, lobby: TheLobby, asker: TheAsker) -> Seated:
    """Lay a table for a lesson."""
    asker.asks("tables")
    return await lobby.lay_lesson(wanted)


@router.get("/puzzles/{title}")
def title_puzzles(title: str) -> PuzzleList:
    """The puzzles of a title, and which one is today's."""
    key, today = find_title(title).key, datetime.now(UTC).date()
    return PuzzleList(
        day=today.isoformat(), today=puzzle_of_the_day(key, today), puzzles=list(_puzzle_infos(key))
    )


@cache
def _puzzle_infos(title: str) -> tuple[PuzzleInfo, ...]:
    return tuple(
        [
            PuzzleInfo(
                key=each.key, difficulty=cast(Any, each.difficulty), players=each.start().record.players
            )
            for each in find_puzzles(title)
        ]
    )


@router.post("/puzzles")
async def new_puzzle(wanted: NewPuzzle, lobby: TheLobby, asker: TheAsker) -> Seated:
    """Lay a table for a puzzle."""
    asker.asks("tables")
    return await lobby.lay_puzzle(wanted)


@router.get("/tables")
async def open_tables(lobby: TheLobby) -> TableList:
    """Public tables that wait for people."""
    return await lobby.open_tables()


@router.get("/tables/finished")
async def finished_tables(
    lobby: TheLobby,
    title: Annotated[str | None, Query(max_length=64)] = None,
    player: Annotated[str, Query(max_length=32)] = "",
    since: float | None = None,
    until: float | None = None,
) -> TableList:
    """Public games that are over: of a title, with a player of that name, laid between two times."""
    if title is not None:
        find_title(title)
    return await lobby.finished_tables(Finished(title, player.strip(), since, until))


@router.post("/tables/mine")
async def my_tables(mine: Mine, lobby: TheLobby) -> MyTables:
    """The tables at which one holds a seat."""
    return await lobby.mine(mine.tokens)


@router.get("/tables/{table}")
async def one_table(table: str, lobby: TheLobby) -> TableInfo:
    """A table as everybody sees it."""
    return (await lobby.table(table)).info()


@router.post("/tables/{table}/seats/{seat}")
async def join_table(table: str, seat: int, who: Join, lobby: TheLobby) -> Seated:
    """Sit down on an open seat."""
    return await lobby.join(table, seat, who)


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def table_record(table: str, lobby: TheLobby) -> PlainTextResponse:
    """The record of a table that has ended."""
    title, record = await lobby.written_record(table)
    headers = {"Content-Disposition": f'attachment; filename="{title}-{table}.txt"'}
    return PlainTextResponse(record, headers=headers)


@router.get("/tables/{table}/scores")
async def table_scores(table: str, lobby: TheLobby) -> ScoreHistory:
    """How the points of a table that has ended came together."""
    return ScoreHistory(scores=await lobby.scores(table))


# --- words --------------------------------------------------------------------------------------


@router.get("/texts/{language}", response_class=PlainTextResponse)
def texts(language: str, request: Request, title: str | None = None) -> Response:
    """The Fluent texts of a language: those all titles share, or what a title has beside them."""
    _check_language(language)
    return _kept_by_browsers(texts_of(language, title), request)


def texts_of(language: str, title: str | None) -> str:
    """The Fluent texts all titles share on a page, or what a title has beside them."""
    shared = sources(language)
    if title is None:
        files = [path for path in shared if not path.name.startswith("terminal.")]
    else:
        files = [path for path in sources(language, find_title(title).key) if path not in shared]
    return "\n".join([path.read_text(encoding="utf-8") for path in files])


@router.get("/shelf/{language}")
def shelf_texts(language: str, request: Request) -> Response:
    """The Fluent texts of every title in the lobby: what it is called, what it is about, its options."""
    _check_language(language)
    found = {title: shelf(language, title) for title in titles()}
    return _kept_by_browsers(json.dumps(found, ensure_ascii=False), request)


@router.get("/lessons/{title}/{language}", response_class=PlainTextResponse)
def lesson_texts(title: str, language: str, request: Request) -> Response:
    """The Fluent texts of a title's lessons."""
    _check_language(language)
    path = lesson_source(language, find_title(title).key)
    return _kept_by_browsers(path.read_text(encoding="utf-8") if path.exists() else "", request)


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Refusal("rules-language", 404, language=language[:20], known=", ".join(LANGUAGES))


def _kept_by_browsers(found: str, request: Request) -> Response:
    tag = f'"{hashlib.sha256(found.encode()).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(found, headers=headers)


@router.get("/rules/{title}/{language}")
def rules(title: str, language: str) -> RulesPage:
    """The rules of a title, clause by clause."""
    page = find_rules(title, language)
    return RulesPage(
        title=page.title,
        language=page.language,
        heading=page.heading,
        about=page.about,
        chapters=[
            Chapter(
                id=chapter.id,
                heading=chapter.heading,
                about=chapter.about,
                clauses=[Clause(id=c.id, text=c.text, ruling=c.ruling) for c in chapter.clauses],
            )
            for chapter in page.chapters
        ],
        closing=page.closing,
    )


@router.get("/summary/{title}/{language}")
def summary(title: str, language: str) -> SummaryPage:
    """A title on one page."""
    found = find_summary(title, language)
    parts = [SummaryPart(heading=p.heading, lines=p.lines, rows=p.rows) for p in found.parts]
    return SummaryPage(heading=found.heading, parts=parts)


@router.get("/examples/{title}/{language}")
def examples(title: str, language: str) -> ExampleList:
    """What the examples of a title say."""
    _check_language(language)
    return _examples(find_title(title).key, language)


@cache
def _examples(title: str, language: str) -> ExampleList:
    found: list[Example] = []
    for each in find_examples(title):
        reason = each.outcome().reason
        found.append(
            Example(
                key=each.key,
                clauses=list(each.clauses),
                heading=each.heading(language),
                text=each.text(language),
                actions=[
                    _text(Message("example-action", player=seat_name(seat), action=told))
                    for seat, told in each.actions()
                ],
                reason=None if reason is None else _text(reason.text),
            )
        )
    return ExampleList(examples=found)


@router.get("/pictures/{title}/{example}")
def example_picture(title: str, example: str) -> Picture:
    """What is drawn of an example."""
    return _picture(find_title(title).key, example)


@cache
def _picture(title: str, key: str) -> Picture:
    found = find_example(title, key)
    outcome = found.outcome()
    return Picture(
        seat=found.seat,
        players=outcome.before.record.players,
        at=list(found.at),
        before=_still(outcome.before, found.seat),
        after=None if outcome.after is None else _still(outcome.after, found.seat),
    )


def _still(match: Match, seat: int) -> Still:
    prompt = match.title.prompt(match.game, seat).text
    return Still(view=match.view(seat), prompt=_text(prompt), deciding=match.deciding())


def _text(message: Message) -> Text:
    return Text.model_validate(message.to_json())
