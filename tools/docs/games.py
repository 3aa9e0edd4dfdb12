"""The pages of the games, made from what their titles declare: nothing in them is copied by hand."""

from __future__ import annotations

from typing import Any

from ludoteca import new
from ludoteca.bots import OFFERED
from ludoteca.core.alphabet import Alphabet, Field
from ludoteca.core.message import Message
from ludoteca.core.observation import Block, Observation
from ludoteca.core.options import Option, Value, write_value
from ludoteca.core.title import Title
from ludoteca.games import title, titles
from ludoteca.lessons import lessons
from ludoteca.rules import Chapter, rules
from ludoteca.texts import texts

WORDS = {
    "en": {
        "picture": "The table of {name}",
        "players": "Players",
        "bots": "Bots",
        "rules": "Rules",
        "rules of": "Rules of {name}",
        "all rules": "the rules, clause by clause",
        "learn": "Learn it",
        "learn how": "At the table, a few minutes each; the lobby has them under the game.",
        "agree": "What may be agreed",
        "agree how": "In the lobby, or with `--option KEY=VALUE` on the command line.",
        "option": "Option",
        "values": "Values, the usual one first",
        "play": "Play it",
        "yes": "yes",
        "no": "no",
        "ruling": "our ruling",
        "games": "The games",
    },
    "es": {
        "picture": "La mesa de {name}",
        "players": "Jugadores",
        "bots": "Bots",
        "rules": "Reglas",
        "rules of": "Reglas de {name}",
        "all rules": "las reglas, cláusula por cláusula",
        "learn": "Aprenderlo",
        "learn how": "En la mesa, unos minutos cada lección; están en el vestíbulo, debajo del juego.",
        "agree": "Lo que se puede acordar",
        "agree how": "En el vestíbulo, o con `--option CLAVE=VALOR` en la línea de órdenes.",
        "option": "Opción",
        "values": "Valores; el primero es el habitual",
        "play": "Jugarlo",
        "yes": "sí",
        "no": "no",
        "ruling": "decisión nuestra",
        "games": "Los juegos",
    },
}


def game_page(key: str, language: str) -> str:
    """A game: what it is, how to learn and to play it; in English also what programs see of it."""
    found = title(key)
    words, say = WORDS[language], texts(language, key)
    name = say.format(Message("title-name"))
    paragraphs = [say.format(Message(f"title-{part}")) for part in ("about", "credits", "unofficial")]
    up = "../.." if language == "es" else ".."
    parts = [
        f"# {name}",
        *paragraphs,
        f"![{words['picture'].format(name=name)}]({up}/pictures/{picture(key)}.png)",
        f"- **{words['players']}**: {range_of(found.players)}\n"
        f"- **{words['bots']}**: {', '.join([bot_name(bot, language) for bot in OFFERED])}\n"
        f"- **{words['rules']}**: [{words['all rules']}]({key}-rules.md)",
        *lesson_list(key, language),
        *option_table(found, language),
        *playing(key, language),
    ]
    if language == "en":
        parts += [*in_python(found), *alphabet_tables(found.alphabet), *observation_table(found.observation)]
    return "\n\n".join(parts) + "\n"


def picture(key: str) -> str:
    """The README greets with the table of Mille Fiori."""
    return "table" if key == "millefiori" else key


def range_of(players: tuple[int, ...]) -> str:
    return f"{players[0]}–{players[-1]}" if len(players) > 1 else str(players[0])


def bot_name(bot: str, language: str) -> str:
    say = texts(language)
    about = say.format(Message(f"bot-{bot}.about"))
    return f"{say.format(Message(f'bot-{bot}'))} ({about})"


def lesson_list(key: str, language: str) -> list[str]:
    """Every lesson with what it teaches."""
    words, say = WORDS[language], texts(language, key)
    rows: list[str] = []
    for number, lesson in enumerate(lessons(key), start=1):
        name, about = say.format(Message(f"lesson-{lesson}")), say.format(Message(f"lesson-{lesson}.about"))
        rows.append(f"{number}. **{name}**: {about}")
    return [f"## {words['learn']} {{#learn}}", words["learn how"], "\n".join(rows)] if rows else []


def option_table(found: Title[Any], language: str) -> list[str]:
    """Every option with its values, in words and as they are typed."""
    words = WORDS[language]
    rows = [option_row(found.key, option, language) for option in found.options]
    head = f"| {words['option']} | {words['values']} |\n| --- | --- |\n"
    return [f"## {words['agree']} {{#options}}", words["agree how"], head + "\n".join(rows)]


def option_row(key: str, option: Option, language: str) -> str:
    say = texts(language, key)
    name = say.format(Message(f"option-{option.key}"))
    about = say.format(Message(f"option-{option.key}.about"))
    ordered = [option.default, *[value for value in option.values if value is not option.default]]
    values = " · ".join([value_in_words(key, option, value, language) for value in ordered])
    return f"| **{name}** `{option.key}`<br>{about} | {values} |"


def value_in_words(key: str, option: Option, value: Value, language: str) -> str:
    if isinstance(value, bool):
        return f"{WORDS[language][write_value(value)]} `{write_value(value)}`"
    named = texts(language, key).format(Message(f"option-{option.key}-{write_value(value)}"))
    return f"{named} `{write_value(value)}`"


def playing(key: str, language: str) -> list[str]:
    """What to type in a terminal; the table on the page is where the pages for players begin."""
    spoken = "" if language == "en" else f" --language {language}"
    lines = [f"$ ludoteca play {key}{spoken}", f"$ ludoteca rules {key}{spoken}"]
    return [f"## {WORDS[language]['play']} {{#play}}", "```console\n" + "\n".join(lines) + "\n```"]


# --- what programs see ----------------------------------------------------------------------------


def in_python(found: Title[Any]) -> list[str]:
    """The game in a few lines, with what they answer."""
    match = new(found.key, found.players[-1], 1)
    action = match.legal_actions()[0]
    written = found.alphabet.write(action)
    lines = [
        ">>> import ludoteca",
        f'>>> match = ludoteca.new("{found.key}", players={found.players[-1]}, seed=1)',
        ">>> match.title.alphabet.size, match.title.observation.size",
        repr((found.alphabet.size, found.observation.size)),
        ">>> match.written_actions()[0]",
        repr(written),
        f'>>> match.title.alphabet.read("{written}") == match.legal_actions()[0]',
        "True",
        "",
    ]
    return ["## In Python {#python}", "```python\n" + "\n".join(lines) + "\n```"]


def alphabet_tables(alphabet: Alphabet) -> list[str]:
    """Every verb with its numbers, every field with its values."""
    verbs = ["| verb | fields | actions | numbers |", "| --- | --- | --: | --- |"]
    for number, verb in enumerate(alphabet.verbs):
        first, size = alphabet.starts[number], verb.size()
        span = str(first) if size == 1 else f"{first} to {first + size - 1}"
        fields = ", ".join([f"`{field.name}`" for field in verb.fields]) or "–"
        verbs.append(f"| `{verb.name}` | {fields} | {size} | {span} |")
    about = (
        f"{alphabet.size} actions: what bots and learners choose from. A verb with fields is one number for "
        "every combination of their values, the last field counting fastest. Action 0 ends the turn where "
        "that is asked."
    )
    values = [values_of(field) for field in alphabet.fields.values()]
    return ["## The alphabet {#alphabet}", about, "\n".join(verbs), "### Fields {#fields}", *values]


def values_of(field: Field) -> str:
    """A field with its values in the order of their numbers, folded where there are many."""
    names = field.names or []
    values = ", ".join([f"`{name}`" for name in names])
    where = f", each a `{field.place}` on the table" if field.place else ""
    head = f"`{field.name}`: {len(names)} values{where}"
    return f"<details><summary>{as_html(head)}</summary>\n<p>{as_html(values)}</p>\n</details>"


def as_html(text: str) -> str:
    """Code in a text, where Markdown is not read."""
    parts = text.split("`")
    return "".join([f"<code>{part}</code>" if n % 2 else part for n, part in enumerate(parts)])


def observation_table(declared: Observation) -> list[str]:
    """Every block as it is declared."""
    about = (
        f"{declared.size} numbers, version {declared.version}; the same for every number of players and "
        "every option. Bounds are in units: a count of 14 with a unit of 20 is written as 0.7. "
        "[What a seat observes](../learning.md#what-a-seat-observes) says how to get them."
    )
    head = "| block | from | numbers | unit | bounds | meaning |\n| --- | --: | --: | --: | --- | --- |\n"
    rows = "\n".join([block_row(declared, block) for block in declared.blocks])
    return ["## What a seat observes {#observation}", about, head + rows]


def block_row(declared: Observation, block: Block) -> str:
    bounds = f"{block.least:g} to {block.most:g}"
    cells = [f"`{block.name}`", declared.at(block.name), block.length, block.unit, bounds, block.meaning]
    return f"| {' | '.join([str(cell).replace('|', '&#124;') for cell in cells])} |"


# --- rules ----------------------------------------------------------------------------------------


def rules_page(key: str, language: str) -> str:
    """The rules of a game, every clause under its id."""
    page = rules(key, language)
    name = texts(language, key).format(Message("title-name"))
    parts = [f"# {WORDS[language]['rules of'].format(name=name)}", page.about]
    for chapter in page.chapters:
        parts += chapter_parts(chapter)
    return "\n\n".join([*parts, "---", page.closing]) + "\n"


def chapter_parts(chapter: Chapter) -> list[str]:
    clauses = [f'- <span id="{clause.id}"></span>{clause.text} `{clause.id}`' for clause in chapter.clauses]
    return [f"## {chapter.heading} {{#{chapter.id}}}", chapter.about, "\n".join(clauses)]


def games_page(language: str) -> str:
    """All games, each with what it is about."""
    parts = [f"# {WORDS[language]['games']}"]
    for key in titles():
        say = texts(language, key)
        name, about = say.format(Message("title-name")), say.format(Message("title-about"))
        players = f"{WORDS[language]['players']}: {range_of(title(key).players)}."
        parts += [f"## [{name}]({key}.md)", f"{about} {players}"]
    return "\n\n".join(parts) + "\n"
