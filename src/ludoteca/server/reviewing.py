"""The review of a game that is over: made once, beside all that goes on, and kept with its table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

from ludoteca.bots.networks import trained
from ludoteca.core.match import Match
from ludoteca.core.message import SEAT_LETTERS
from ludoteca.core.title import Title
from ludoteca.games import title as find_title
from ludoteca.server.history import Standing
from ludoteca.server.looking_back import Reels
from ludoteca.server.problems import Refusal, text
from ludoteca.server.protocol import Compare, Compared, Review, Reviewed, Still
from ludoteca.server.store import Store, keeping_review
from ludoteca.study.reel import Reel
from ludoteca.study.review import FORMAT, DearData, PlayerData, ReviewData
from ludoteca.workers.job import LATER, Budget, Job, Json
from ludoteca.workers.pool import JobFailed, Pool

SEED: Final = 1
"""Of the guesses."""
PROGRESS_STEPS: Final = 100
"""So often at most pages are told how far it is."""

Tell = Callable[[int, int], None]
"""Told how many of how many actions were looked at."""


def check_may_review(standing: Standing) -> Match:
    """The game, if it is over: before, what is said of it would tell hidden things."""
    if standing.table.status == "cancelled":
        raise Refusal("table-cancelled")
    if standing.match is None or standing.table.status != "over":
        raise Refusal("review-early")
    return standing.match


def made_by(match: Match) -> str:
    """What a review depends on beside the game: its form, the rules and the network that judges."""
    title, players = match.title, match.record.players
    network = trained(title, players)
    if network is None:
        raise Refusal("review-unlearned", title=title.key, players=players)
    return f"{FORMAT} {title.rules} {network.identity}"


class Reviewer:
    """Has the game of one table reviewed."""

    def __init__(self, reviewers: Pool, store: Store, seconds: float) -> None:
        self.reviewers = reviewers
        self.store = store
        self.seconds = seconds
        self.making: asyncio.Task[ReviewData] | None = None
        """All who ask meanwhile wait for the same one."""
        self.told: set[Tell] = set()

    async def review(self, standing: Standing, asked: Review, tell: Tell) -> Reviewed:
        """The review that is kept with the table, or a new one; who goes meanwhile does not stop it."""
        match = check_may_review(standing)
        identity = made_by(match)
        if self.making is None or self.making.done():
            self.making = asyncio.create_task(self._found_or_made(standing.table.id, match, identity))
        self.told.add(tell)
        try:
            found = await asyncio.shield(self.making)
        finally:
            self.told.discard(tell)
        return shown(found, asked.id, len(standing.past))

    def stop(self) -> None:
        """Make no review any longer."""
        if self.making is not None:
            self.making.cancel()

    async def _found_or_made(self, table_id: str, match: Match, identity: str) -> ReviewData:
        known = await self.store.call(self.store.review, table_id, identity)
        if known is not None:
            return cast(ReviewData, known)
        record = await asyncio.to_thread(match.record.write)
        job = Job("review", {"record": record, "seed": SEED}, Budget(self.seconds), table_id, LATER)
        try:
            made = cast(dict[str, Any], await self.reviewers.do(job, self._note_progress))
        except JobFailed:
            raise Refusal("review-failed", 503) from None
        await self.store.write(keeping_review(table_id, identity, made))
        return cast(ReviewData, made)

    def _note_progress(self, progress: Json) -> None:
        done, of = cast(list[int], progress)
        if done * PROGRESS_STEPS // of != (done - 1) * PROGRESS_STEPS // of:
            for tell in list(self.told):
                tell(done, of)


# --- one decision and another -----------------------------------------------------------------------------


async def compared(standing: Standing, asked: Compare, reels: Reels) -> Compared:
    """The table after a decision, and after another one that was legal there; only once the game is over."""
    match = check_may_review(standing)
    number = asked.move - len(standing.past)
    if not 0 <= number < len(match.record.entries):
        raise Refusal("no-moment", 404, move=asked.move)
    return await asyncio.to_thread(_compared, standing, asked, number, reels)


def _compared(standing: Standing, asked: Compare, number: int, reels: Reels) -> Compared:
    played, instead = both_boards(reels.of(standing), number, asked.action)
    return Compared(id=asked.id, played=played, instead=instead)


def both_boards(reel: Reel, number: int, action: str) -> tuple[Still, Still]:
    """The table after the decision of a moment and after another one, through the eyes of who decided."""
    seat = reel.record.entries[number].seat
    instead = reel.match(number)
    instead.play(action, seat)
    return _still(reel.match(number + 1), seat), _still(instead, seat)


def _still(match: Match, seat: int) -> Still:
    prompt = match.title.prompt(match.game, seat).text
    return Still(view=match.view(seat), prompt=text(prompt), deciding=match.deciding())


# --- as pages are told ------------------------------------------------------------------------------------


def shown(found: ReviewData, question: int, past: int) -> Reviewed:
    """A review as the protocol has it; ``past`` moments of the table came before those it counts."""
    title = find_title(found["title"])
    return Reviewed.model_validate(
        {
            "id": question,
            "unit": found["unit"],
            "guesses": found["guesses"],
            "first": past,
            "margins": found["margins"],
            "strokes": [
                {"move": past + one["moment"], "seat": SEAT_LETTERS.index(one["seat"]), "luck": one["luck"]}
                for one in found["strokes"]
            ],
            "players": [_player(title, one, past) for one in found["reviews"]],
        }
    )


def _player(title: Title[Any], found: PlayerData, past: int) -> dict[str, Any]:
    return {
        "seat": SEAT_LETTERS.index(found["seat"]),
        **{key: found[key] for key in ("side", "decisions", "lost", "noise", "grades", "account", "phases")},
        "sources": found["given_away"]["sources"],
        "dearest": [_dear(title, one, past) for one in found["dearest"]],
    }


def _dear(title: Title[Any], found: DearData, past: int) -> dict[str, Any]:
    return {
        "move": past + found["moment"],
        "loss": found["counted"],
        "noise": found["noise"],
        "grade": found["grade"],
        "chosen": _chosen(title, found["action"], found["told"]),
        "better": _chosen(title, found["best"], found["better_told"]),
        "why": found["why"],
    }


def _chosen(title: Title[Any], action: str, told: dict[str, Any]) -> dict[str, Any]:
    fields = title.alphabet.to_json(title.alphabet.read(action))
    verb = fields.pop("verb")
    named = {name: str(value) for name, value in fields.items()}
    return {"action": action, "verb": verb, "fields": named, "text": told}
