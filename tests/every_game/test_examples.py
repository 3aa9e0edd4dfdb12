"""Every example beside the rules of every title is played and held to all it claims, in both languages."""

from __future__ import annotations

import json
import re

import pytest

from ludoteca.core.match import Match
from ludoteca.games import title as find_title
from ludoteca.games import titles
from ludoteca.rules import rules
from ludoteca.rules.examples import Example, ExampleError, example, examples, read_example
from ludoteca.rules.summary import stressed, summary
from ludoteca.terminal.rules import plain
from ludoteca.texts import LANGUAGES, example_source
from tests.every_game.test_glossary import glossary
from tests.every_game.test_texts import Finder, entries

ALL = [(title, found.key) for title in titles() for found in examples(title)]
FEWEST = 10
LONGEST = 420

every_example = pytest.mark.parametrize(("title", "key"), ALL)
every_page = pytest.mark.parametrize(
    ("title", "language"), [(t, lang) for t in titles() for lang in LANGUAGES]
)


def offered(match: Match) -> list[str]:
    return [action for seat in match.deciding() for action in match.written_actions(seat)]


def written(found: Example, language: str, part: str = "") -> Finder:
    """Words and arguments of its text or of a part of it, as the file has them."""
    key, texts = f"example-{found.key}{part}", entries(example_source(language, found.title.key))
    assert key in texts, f"{found.title.key} lacks the text {key} ({language})"
    return Finder(texts[key])


@pytest.mark.parametrize("title", titles())
def test_a_title_has_examples(title: str) -> None:
    assert len(examples(title)) >= FEWEST


@every_example
def test_what_it_claims_is_true(title: str, key: str) -> None:
    found = example(title, key)
    outcome = found.outcome()
    assert outcome.scores == dict(found.scores)
    claimed = {name: number.claimed for name, number in {**found.has, **found.gains, **found.pays}.items()}
    assert {name: outcome.numbers[name] for name in claimed} == claimed
    assert set(found.tells) <= outcome.tells
    assert not set(found.untold) & outcome.tells
    assert set(found.offers) <= set(offered(outcome.last))
    if found.refused is not None:
        assert outcome.reason is not None, "it is allowed"
        assert outcome.reason.clause == found.refused.clause


@every_example
def test_it_claims_something(title: str, key: str) -> None:
    found = example(title, key)
    assert found.play or found.refused
    assert found.refused or found.scores or found.gains or found.pays or found.tells or found.offers


@every_example
def test_it_stands_beside_clauses_that_are_there_and_marks_places_that_are(title: str, key: str) -> None:
    found = example(title, key)
    clauses = {clause.id for clause in rules(title, "en").clauses()}
    assert set(found.clauses) <= clauses
    fields = [*find_title(title).alphabet.fields.values()]
    for note in find_title(title).notes.kinds:
        fields += [field for field in (note.a, note.b) if field is not None]
    for place in found.at:
        kind, _, name = place.partition(":")
        names = [field.names for field in fields if field.place == kind]
        assert any([name in known for known in names if known is not None]), place


@pytest.mark.parametrize("language", LANGUAGES)
@every_example
def test_its_text_is_short_and_whole(title: str, key: str, language: str) -> None:
    found = example(title, key)
    assert written(found, language).variables <= set(found.outcome().numbers)
    for text in (found.text(language), found.heading(language)):
        assert text
        assert not re.search(r"[{}$]|Message\(", text), text
        assert len(text) <= LONGEST


@pytest.mark.parametrize("language", LANGUAGES)
@every_example
def test_numbers_are_told_by_the_game_and_never_by_the_text(title: str, key: str, language: str) -> None:
    found = example(title, key)
    for part in ("", ".title"):
        assert not re.search(r"\d", written(found, language, part).words)


@every_page
def test_every_text_is_there_and_none_is_left_over(title: str, language: str) -> None:
    wanted = {f"example-{found.key}{part}" for found in examples(title) for part in ("", ".title")}
    assert set(entries(example_source(language, title))) == wanted


@every_page
def test_examples_and_summary_call_things_by_their_names(title: str, language: str) -> None:
    said = {found.key: found.heading(language) + " " + found.text(language) for found in examples(title)}
    for part in summary(title, language).parts:
        cells = [cell for row in part.rows for cell in row]
        said[part.heading] = " ".join([part.heading, *part.lines, *cells])
    for entry in glossary(title):
        for rival in entry.get("avoid", {}).get(language, []):
            word = re.compile(rf"\b{re.escape(plain(rival))}\b")
            places = [where for where, text in said.items() if word.search(plain(text))]
            assert places == [], f"{rival} for {entry[language]}"


# --- summaries --------------------------------------------------------------------------------------


@every_page
def test_a_summary_fits_on_a_page(title: str, language: str) -> None:
    found = summary(title, language)
    assert len(found.parts) >= 4
    words = [line for part in found.parts for line in part.lines]
    words += [" ".join(row) for part in found.parts for row in part.rows]
    assert len(" ".join(words)) < 5_000
    for part in found.parts:
        assert part.lines or part.rows, part.heading
        assert len({len(row) for row in part.rows}) <= 1, part.heading
        assert all(["*" not in piece for line in part.lines for piece, _ in stressed(line)]), part.heading


@pytest.mark.parametrize("title", titles())
def test_summaries_say_the_same_in_every_language(title: str) -> None:
    """The same parts with as many lines and rows, and the same numbers in them."""
    shapes = []
    for language in LANGUAGES:
        found = summary(title, language)
        texts = [[*part.lines, *[" ".join(row) for row in part.rows]] for part in found.parts]
        shapes.append([[sorted(re.findall(r"\d+", text)) for text in part] for part in texts])
    assert all([shape == shapes[0] for shape in shapes])


# --- the reader -------------------------------------------------------------------------------------

GOOD = {
    "clauses": ["workshops.7"],
    "position": {"moment": "turn of A", "playing": "pigment-1-1", "owner": {"W08": "A", "W09": "A"}},
    "at": ["space:W16"],
    "play": ["A place space=W16"],
    "scores": {"A": 6},
}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"clauses": []}, "clauses is empty"),
        ({"position": []}, "position is an object"),
        ({"at": "space:W16"}, "at is a list of words"),
        ({"plays": []}, "example has no “plays”"),
        ({"play": ["Z place space=W16"]}, "'Z' is no seat"),
        ({"gains": {"silver": 3}}, "gains.silver is a path and a number"),
        ({"refused": {"action": "sail"}}, "refused lacks “clause”"),
    ],
)
def test_a_broken_file_is_told_what_is_wrong(change: dict[str, object], problem: str) -> None:
    with pytest.raises(ExampleError) as caught:
        read_example(find_title("millefiori"), "test", json.dumps({**GOOD, **change}))
    assert problem in str(caught.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_without_a_text_says_which_one_is_missing(language: str) -> None:
    untold = read_example(find_title("millefiori"), "untold", json.dumps(GOOD))
    with pytest.raises(ExampleError, match=rf"“example-untold” is missing in examples\.{language}\.ftl"):
        untold.text(language)
    with pytest.raises(ExampleError, match=rf"“example-untold\.title” is missing in examples\.{language}"):
        untold.heading(language)


def test_what_is_not_so_is_noticed() -> None:
    found = read_example(find_title("millefiori"), "test", json.dumps({**GOOD, "scores": {"A": 7}}))
    assert found.outcome().scores == {"A": 6} != dict(found.scores)


def test_an_unknown_example_is_named_with_those_there_are() -> None:
    with pytest.raises(ExampleError, match=r"no example “nonsense”\. Known: .*pigment"):
        example("millefiori", "nonsense")
