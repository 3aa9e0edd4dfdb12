"""Golden records: games on file, with how they ended and all that was to be seen along the way.

``tests/games/<title>/records/*.record`` are games played by our own bots, each with its result beside it as
``.json``. For the first and the last of them, ``playthroughs/*.txt`` tell what the engine answered at every
decision: what each viewer sees, what may be done, what was noted, who leads; only what has changed is told.
``tools/playthroughs.py`` makes them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ludoteca.bots import ask
from ludoteca.core.match import Match
from ludoteca.core.message import Argument, Message, seat_letter
from ludoteca.core.options import write_value
from ludoteca.core.record import Record
from ludoteca.core.rng import seeded
from ludoteca.core.title import Title
from tests.every_game.table import few_rows

GAMES = Path(__file__).parent.parent / "games"
SEED = 7


def records(title: str) -> list[Path]:
    """The golden records of a title."""
    return sorted((GAMES / title / "records").glob("*.record"))


def result_path(record: Path) -> Path:
    return record.with_suffix(".json")


def playthrough_path(record: Path) -> Path:
    return record.parent.parent / "playthroughs" / f"{record.stem}.txt"


def told_in_full(paths: list[Path]) -> list[Path]:
    """Of these records in order, those with a playthrough."""
    return [path for path in paths if path in (paths[0], paths[-1])]


# --- making them --------------------------------------------------------------------------------------


def wanted(title: Title[Any]) -> dict[Path, Record]:
    """Records that show every option, not played yet; every other one confirms its turns."""
    found: dict[Path, Record] = {}
    for number, (players, options) in enumerate(few_rows(title)):
        chosen = title.check_options(players, options)
        usual = title.check_options(players, {})
        unusual = [f"{key}={write_value(value)}" for key, value in chosen.items() if value != usual[key]]
        name = "-".join(
            [f"{players}-players", *[word.removesuffix("=yes").replace("=", "-") for word in unusual]]
        )
        path = GAMES / title.key / "records" / f"{name}.record"
        found[path] = Record(title, players, chosen, SEED + number, confirm=number % 2 == 1)
    return found


def played(record: Record) -> Record:
    """The same game, played to its end by greedy bots."""
    match = record.replay()
    rng = seeded(SEED)
    while not match.over():
        seat = match.deciding()[-1]
        match.play(ask("greedy", match.title, match.game, seat, rng).action, seat)
    return match.record


# --- telling them -------------------------------------------------------------------------------------


def result(match: Match) -> dict[str, Any]:
    """How a game ended."""
    points = match.title.points(match.game)
    return {
        "scores": match.scores(),
        "ranking": match.ranking(),
        "points": [dict(zip(match.title.sources, by_source, strict=True)) for by_source in points],
        "actions": len(match.record.entries),
    }


def playthrough(record: Record) -> str:
    """Everything the engine says along a game."""
    title = record.title
    match = record.replay(0)
    lines = [
        f"{title.key}, rules {title.rules}, {title.alphabet.size} actions",
        *record.branch(0).write().splitlines(),
    ]
    told: dict[str, Any] = {}
    for number in range(len(record.entries) + 1):
        if number:
            entry = record.entries[number - 1]
            lines += ["", f"{number}. {seat_letter(entry.seat)} {title.alphabet.write(entry.action)}"]
            match.play(entry.action, entry.seat)
        lines += [f"  note {line}" for line in notes(match)]
        now = answers(match)
        lines += [f"  {line}" for line in changes(told, now)]
        told = now
    return "\n".join(lines) + "\n"


def notes(match: Match) -> list[str]:
    """What was noted of the last action, each note with who may know it."""
    lines: list[str] = []
    for note in match.journal[-1]:
        seats = [seat for seat in range(match.record.players) if note.seen_by(seat)]
        audience = "all" if note.seen_by(None) else "".join([seat_letter(seat) for seat in seats])
        kind = note.kind
        words = [kind.key, seat_letter(note.player) if note.player >= 0 else "-"]
        for field, value in ((kind.a, note.a), (kind.b, note.b)):
            if field is not None:
                words.append(f"{field.name}={field.write(value)}")
        lines.append(f"for {audience}: {' '.join(words)}")
    return lines


def answers(match: Match) -> dict[str, Any]:
    """All the engine answers now, each answer under a name."""
    game, title, seats = match.game, match.title, range(match.record.players)
    found: dict[str, Any] = {
        "deciding": [seat_letter(seat) for seat in game.deciding()],
        "over": game.over(),
        "scores": game.scores(),
        "ranking": game.ranking(),
        "reveals": game.reveals,
    }
    for seat in seats:
        letter = seat_letter(seat)
        found[f"{letter} may"] = [title.alphabet.write(action) for action in game.legal_actions(seat)]
        found[f"{letter} may take back"] = match.takeable(seat)
    views = {viewer: flat(title.view(game, viewer)) for viewer in (None, *seats)}
    for path in sorted({path for view in views.values() for path in view}):
        seen = {viewer: view.get(path) for viewer, view in views.items()}
        if all(value == seen[None] for value in seen.values()):
            found[f"all see {path}"] = seen[None]
        else:
            for viewer, value in seen.items():
                found[f"onlookers see {path}" if viewer is None else f"{seat_letter(viewer)} sees {path}"] = (
                    value
                )
    found["told"] = prompts(match)
    return found


def prompts(match: Match) -> str:
    """What each viewer is told to do, those together who are told the same."""
    viewers: dict[str, list[str]] = {}
    for viewer in (None, *range(match.record.players)):
        text = brief(match.title.prompt(match.game, viewer).text)
        viewers.setdefault(text, []).append("onlookers" if viewer is None else seat_letter(viewer))
    return "; ".join([f"{', '.join(names)}: {text}" for text, names in viewers.items()])


def brief(argument: Argument) -> str:
    """A message in few letters."""
    if not isinstance(argument, Message):
        return str(argument)
    if argument.key == "seat":
        seat = argument.args["seat"]
        assert isinstance(seat, int)
        return seat_letter(seat)
    args = ", ".join([f"{name}={brief(value)}" for name, value in argument.args.items()])
    return f"{argument.key}({args})" if args else argument.key


def flat(data: Any, path: str = "") -> dict[str, Any]:
    """Plain data by paths; lists of plain values stay whole."""
    if isinstance(data, dict) and data:
        items = [(str(key), value) for key, value in data.items()]
    elif isinstance(data, list) and any(isinstance(item, dict | list) for item in data):
        items = [(str(number), value) for number, value in enumerate(data)]
    else:
        return {path: data}
    found: dict[str, Any] = {}
    for key, value in items:
        found.update(flat(value, f"{path}.{key}" if path else key))
    return found


def changes(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """A line for every answer that has changed; a list that has grown tells only what is new."""
    lines: list[str] = []
    for name, value in after.items():
        old = before.get(name)
        if name in before and old == value:
            continue
        grown = isinstance(old, list) and isinstance(value, list) and old and value[: len(old)] == old
        if grown and isinstance(old, list):
            lines.append(f"{name}: … {show(value[len(old) :])}")
        else:
            lines.append(f"{name}: {show(value)}")
    lines += [f"{name}: gone" for name in before if name not in after and " see" not in name]
    return lines


def show(value: Any) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return ", ".join(value) or "nothing"
    return json.dumps(value, ensure_ascii=False)
