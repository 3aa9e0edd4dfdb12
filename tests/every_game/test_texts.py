"""Every text is there in every language, says the same things, and comes out whole along real games."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludoteca
from ludoteca.core import errors
from ludoteca.core.game import Game
from ludoteca.core.message import Argument, Message
from ludoteca.core.rng import seeded
from ludoteca.core.title import Title, Why
from ludoteca.texts import LANGUAGES, Texts, sources, texts

PACKAGE = Path(ludoteca.__file__).parent
FIRST, *OTHERS = LANGUAGES
NAMES = ("Ana", "Luis", "Zoë", "Bo", "Eva")

# What two languages really share.
PROPER_NAMES = {"card-austin", "card-candamir", "card-harald", "card-inga", "card-osmund"}
SHORT_NAMES = {"short-monastery", "short-castle", "short-mine"}
SAME_IN_ALL = {
    *("title-name", "no", "building-hotel", "letter-provost", "character-noble"),
    *("total", "terminal-total", "terminal-column-bot"),
    *SHORT_NAMES,
    *PROPER_NAMES,
}
# Numbers that are never one, whatever is played and agreed.
NEVER_ONE = {
    *("body-long", "message-long", "name-length", "stand-in-present", "restart-turn.about"),
    *("terminal-check-sum", "terminal-observation", "terminal-several-choices", "terminal-simulated-length"),
    *("burgundy-goods", "log-colour-done", "log-hired", "log-posts-joined", "table-phase", "tip-phase"),
    *("tile-livestock", "tile-livestock.about", "tip-bonus", "stack-points", "voyage-about", "bonus"),
    *("section-state", "to-build", "tip-section", "tip-section-loss", "set-of"),
}
COUNTS = {
    *("actions", "clauses", "count", "decisions", "deniers", "farm", "games", "large", "length", "limit"),
    *("longest", "loss", "n", "number", "players", "points", "proven", "seats", "seconds", "size", "spaces"),
    "stars",
}
AMOUNTS = COUNTS | {"left", "missing", "needed"}
ONE_OF_SEVERAL = re.compile(
    r"(?<![\w.,])1 (?!is |as |begins|dawns|wins |goods |progress |más |gratis)[^\W\d]+s\b"
)
# «Faltan 1» and «falta 2», but «hacen falta 2».
DISAGREES = re.compile(r"\b(faltan|quedan|sobran) 1\b|(?<!hacen )\b(falta|queda|sobra) [2-9]", re.IGNORECASE)
CONTRACTED = re.compile(r"\b(de|a) el\b")
SENTENCE = re.compile(r"[¿¡«“]?[A-ZÁÉÍÓÚÑ0-9].*[.?!]", re.DOTALL)
RAW = re.compile(r"\w_\w")


# --- files ------------------------------------------------------------------------------------------


def files(language: str) -> list[Path]:
    """All Fluent files of a language, the titles' own included."""
    return sorted(PACKAGE.rglob(f"*.{language}.ftl"))


@cache
def entries(path: Path) -> dict[str, ftl.Pattern]:
    """Every text of a file: messages, terms and attributes (``key.about``) with their patterns."""
    found: dict[str, ftl.Pattern] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content!r}"
        if isinstance(entry, ftl.Message | ftl.Term):
            sign = "-" if isinstance(entry, ftl.Term) else ""
            parts = [(sign + entry.id.name, entry.value)]
            parts += [(f"{sign}{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
            for key, pattern in parts:
                assert key not in found, f"{path.name}: {key} is there twice"
                if pattern is not None:
                    found[key] = pattern
    return found


class Finder(Visitor):
    """Collects the arguments and the words of a pattern."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.variables: set[str] = set()
        self.words = ""
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words += node.value

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.words += node.value


PAIRS = [
    pytest.param(
        path, path.with_name(path.name.replace(f".{FIRST}.", f".{other}.")), id=f"{path.stem}-{other}"
    )
    for path in files(FIRST)
    for other in OTHERS
]


def test_every_file_has_its_counterparts() -> None:
    for language in LANGUAGES:
        counterparts = [
            path.with_name(path.name.replace(f".{language}.", f".{FIRST}.")) for path in files(language)
        ]
        assert counterparts == files(FIRST), language


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_the_same_keys_in_the_same_order(one: Path, other: Path) -> None:
    assert list(entries(one)) == list(entries(other))


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_the_same_arguments(one: Path, other: Path) -> None:
    for key, pattern in entries(one).items():
        assert Finder(pattern).variables == Finder(entries(other)[key]).variables, key


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_nothing_is_left_untranslated(one: Path, other: Path) -> None:
    same = [
        key
        for key, pattern in entries(one).items()
        if re.search(r"\w", Finder(pattern).words)
        and Finder(pattern).words == Finder(entries(other)[key]).words
    ]
    assert [key for key in same if key not in SAME_IN_ALL] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", [None, *ludoteca.titles()])
def test_no_key_belongs_to_two_files(title: str | None, language: str) -> None:
    keys = [key for path in sources(language, title) for key in entries(path)]
    assert len(keys) == len(set(keys)), sorted({key for key in keys if keys.count(key) > 1})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", [None, *ludoteca.titles()])
def test_one_thing_is_told_in_the_singular(title: str | None, language: str) -> None:
    """Whatever number a text may be given: with one it does not say "1 points"."""
    words = Texts(language, title)
    told: list[str] = []
    for path in sources(language, title):
        for key, pattern in entries(path).items():
            if not key.startswith("-") and key not in NEVER_ONE:
                given = {name: 1 if name in COUNTS else "X" for name in Finder(pattern).variables}
                told.append(words.format(Message(key, **given)))
    assert [text for text in told if ONE_OF_SEVERAL.search(text)] == []


@pytest.mark.parametrize("title", [None, *ludoteca.titles()])
def test_what_is_missing_in_spanish_agrees_with_its_number(title: str | None) -> None:
    words = Texts("es", title)
    told: list[str] = []
    for path in sources("es", title):
        for key, pattern in entries(path).items():
            for number in (1, 2):
                given = {name: number if name in AMOUNTS else "X" for name in Finder(pattern).variables}
                told.append(words.format(Message(key, **given)))
    assert [text for text in told if DISAGREES.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", [None, *ludoteca.titles()])
def test_a_loss_keeps_its_sign(title: str | None, language: str) -> None:
    """One point less is not one point: languages count it as one all the same."""
    words = texts(language, title)
    for key in ("log-scored", "score-of"):
        if words.has(key):
            assert "-1" in words.format(Message(key, player="X", points=-1, source="X")), key


# --- what the program says ---------------------------------------------------------------------------


def keys_named(path: Path) -> Iterator[str]:
    """The keys a module hands to messages and errors, where it writes them out."""
    kinds = {name for name, kind in inspect.getmembers(errors, inspect.isclass)} | {"Message"}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = ast.unparse(node.func).split(".")[-1]
            key = node.args[0].value
            if (name in kinds or name.endswith("Error")) and isinstance(key, str) and key != "seat":
                if re.fullmatch(r"[a-z][a-z0-9.-]*", key):
                    yield key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_program_names_has_a_text(language: str) -> None:
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).parts
        title = parts[1] if parts[0] == "games" and len(parts) > 2 else None
        if title is None or title in ludoteca.titles():
            words = texts(language, title)
            # The core's own texts may be spoken by any title, and a board drawn for one knows its words.
            others = [texts(language, key) for key in ludoteca.titles()]
            for key in keys_named(path):
                assert any([spoken.has(key) for spoken in [words, *others]]), f"{path.name}: {key}"


def test_the_command_line_names_its_texts_and_no_others() -> None:
    known = set(entries(PACKAGE / "texts" / f"terminal.{FIRST}.ftl"))
    for path in (PACKAGE / "texts").glob(f"*.{FIRST}.ftl"):
        known |= {key for key in entries(path) if key.startswith("terminal-")}
    named: set[str] = set()
    begun: set[str] = set()
    for path in sorted((PACKAGE / "terminal").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                named.add(node.value)
    begun = {beginning for beginning in begun if beginning.startswith("terminal-")}
    spoken = {key for key in named if re.fullmatch(r"terminal-[a-z0-9.-]+", key)}
    assert spoken - begun - known == set()
    unused = {key for key in known - named if not key.startswith(tuple(begun))}
    assert unused == set()


# --- what a title says --------------------------------------------------------------------------------


def keys_of(title: Title[Any]) -> Iterator[str]:
    """Every key that the rest of the program makes up from a title."""
    yield from ("title-name", "title-about", "title-credits", "title-unofficial")
    for option in title.options:
        yield from (f"option-{option.key}", f"option-{option.key}.about")
        for value in option.values:
            if not isinstance(value, bool):
                yield f"option-{option.key}-{value}"
    for verb in title.alphabet.verbs:
        yield f"action-{verb.name}"
    for note in title.notes.kinds:
        yield f"log-{note.key}"
    for source in title.sources:
        yield f"source-{source}"
    for reason in title.reasons.kinds:
        yield reason.key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ludoteca.titles())
def test_a_title_has_all_its_texts(key: str, language: str) -> None:
    words = texts(language, key)
    assert [name for name in keys_of(ludoteca.title(key)) if not words.has(name)] == []


def say(words: Texts, message: Argument) -> str:
    """A message in words, strictly: every key known, every argument there, nothing left open."""
    if not isinstance(message, Message):
        return str(message)
    for argument in message.args.values():
        say(words, argument)
    if message.key == "seat":
        return words.format(message, NAMES)
    assert words.has(message.key), message
    found = words.bundle.get_message(message.key.partition(".")[0])
    pattern = found.attributes[message.key.partition(".")[2]] if "." in message.key else found.value
    args = {
        name: say(words, value) if isinstance(value, Message) else value
        for name, value in message.args.items()
    }
    assert pattern is not None
    text, problems = words.bundle.format_pattern(pattern, args)
    assert isinstance(text, str)
    assert not problems, f"{message}: {problems}"
    assert text == words.format(message, NAMES)
    assert text.strip() == text != "", message
    assert not re.search(r"[{}]|\$|Message\(|seat\b.*=", text), text
    assert not RAW.search(text), text
    assert not ONE_OF_SEVERAL.search(text), text
    assert not message.key.startswith(("log-", "prompt-")) or SENTENCE.fullmatch(text), text
    assert words.language != "es" or not CONTRACTED.search(text), text
    return text


def cases(title: Title[Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """The usual game with every number of players, then every other value of every option once."""
    for players in title.players:
        if possible(title, players, {}):
            yield players, {}
    values = [(o.key, value) for o in title.options for value in o.values if value != o.default]
    for number, (key, value) in enumerate(values):
        turned = title.players[number % len(title.players) :] + title.players[: number % len(title.players)]
        fitting = [players for players in turned if possible(title, players, {key: value})]
        if fitting:
            yield fitting[0], {key: value}


def possible(title: Title[Any], players: int, options: dict[str, Any]) -> bool:
    try:
        title.check_options(players, options)
    except errors.OptionError:
        return False
    return True


CASES = [
    pytest.param(key, players, options, id=f"{key}-{players}-{options or 'usual'}")
    for key in ludoteca.titles()
    for players, options in cases(ludoteca.title(key))
]


@pytest.mark.parametrize(("key", "players", "options"), CASES)
def test_games_can_be_told_in_every_language(key: str, players: int, options: dict[str, Any]) -> None:
    """Every prompt, action and log line of random games, for every seat and an onlooker."""
    title = ludoteca.title(key)
    spoken = [texts(language, key) for language in LANGUAGES]
    rng = seeded(players)
    said: dict[Message, tuple[str, ...]] = {}
    for confirm in (False, True):
        game = title.start(
            players, seeded(players), title.check_options(players, options), confirm, listen=True
        )
        while True:
            tell(title, game, spoken, said)
            if game.over():
                break
            game.journal = []
            game.apply(game.choices[rng.below(len(game.choices))])
    different = [pair for pair in said.values() if len(set(pair)) == len(spoken)]
    assert len(different) > len(said) * 0.9, "most sentences differ between languages"


def refusals(title: Title[Any], game: Game, seat: int) -> Iterator[Why]:
    """Why some actions are not legal, others at every decision."""
    size = title.alphabet.size
    for action in range(game.reveals % 7, size, 1 + size // 12):
        reason = game.why_not(action, seat)
        if reason is not None:
            yield title.explain(reason, game, seat)


def tell(title: Title[Any], game: Game, spoken: list[Texts], said: dict[Message, tuple[str, ...]]) -> None:
    """Say all there is to say at this moment."""
    messages = [title.tell(note) for note in game.journal or []]
    legal = [action for seat in game.deciding() for action in game.legal_actions(seat)]
    messages += [title.describe(action, game) for action in legal]
    messages += [title.prompt(game, seat).text for seat in [None, *range(game.seats())]]
    messages += [why.text for seat in range(game.seats()) for why in refusals(title, game, seat)]
    for message in messages:
        if message not in said:
            said[message] = tuple([say(words, message) for words in spoken])
            assert not any([text[0].islower() for text in said[message]]), said[message]
