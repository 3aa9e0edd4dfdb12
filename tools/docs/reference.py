"""The reference: pages of docstrings, and of what the command line says of itself."""

from __future__ import annotations

import io
from contextlib import redirect_stdout

from ludoteca.core.message import Message
from ludoteca.terminal.main import COMMANDS, run
from ludoteca.texts import texts

REFERENCE: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "playing": (
        "Games and records",
        "Start a game, play it, write it down, read it again.",
        ("ludoteca.api", "ludoteca.core.match", "ludoteca.core.record", "ludoteca.core.errors"),
    ),
    "titles": (
        "Titles, actions, observations",
        "What the program knows about a game.",
        (
            *("ludoteca.games", "ludoteca.core.title", "ludoteca.core.options", "ludoteca.core.alphabet"),
            *("ludoteca.core.observation", "ludoteca.core.key", "ludoteca.core.position", "ludoteca.rules"),
        ),
    ),
    "engine": (
        "The engine",
        "What a game is made of: steps on a stack, chance, notes, reasons.",
        (
            *("ludoteca.core.game", "ludoteca.core.rng", "ludoteca.core.notes", "ludoteca.core.reasons"),
            *("ludoteca.core.message", "ludoteca.core.rows"),
        ),
    ),
    "batches": (
        "Batches and environments",
        "Many games at once, and the interfaces of other libraries.",
        (
            *("ludoteca.batch", "ludoteca.envs.pettingzoo", "ludoteca.envs.gymnasium"),
            *("ludoteca.envs.openspiel", "ludoteca.envs.agreed"),
        ),
    ),
    "bots": (
        "Bots",
        "Who plays, how far it looks, and what a position is worth to it.",
        (
            *("ludoteca.bots", "ludoteca.bots.bot", "ludoteca.bots.value", "ludoteca.bots.lookahead"),
            *("ludoteca.bots.levels", "ludoteca.bots.network"),
        ),
    ),
    "arena": (
        "Arena and learning",
        "Who is stronger, and how networks come about.",
        (
            *(
                "ludoteca.arena.plan",
                "ludoteca.arena.play",
                "ludoteca.arena.summary",
                "ludoteca.arena.rating",
            ),
            *("ludoteca.learn.course", "ludoteca.learn.selfplay", "ludoteca.learn.train"),
        ),
    ),
    "study": (
        "The study and lessons",
        "What a record can tell, and games learnt at the table.",
        ("ludoteca.study.reel", "ludoteca.study.film", "ludoteca.study.branch", "ludoteca.lessons"),
    ),
}
"""Pages by their key: heading, what they are about, and the modules whose docstrings they show."""


def reference_page(key: str) -> str:
    """A page that mkdocstrings fills."""
    heading, about, modules = REFERENCE[key]
    return "\n\n".join([f"# {heading}", about, *[f"## {name}\n\n::: {name}" for name in modules]]) + "\n"


def commands_page(language: str) -> str:
    """Every command with what ``--help`` says."""
    say = texts(language)
    heading = say.format(Message("terminal-commands")).capitalize()
    parts = [f"# {heading}", say.format(Message("terminal-about"))]
    for name in COMMANDS:
        parts += [f"## {name}", f"```text\n{help_of(name, language)}\n```"]
    return "\n\n".join(parts) + "\n"


def help_of(name: str, language: str) -> str:
    """What a command says of itself when asked."""
    said = io.StringIO()
    with redirect_stdout(said):
        run([name, "--help"], language)
    return said.getvalue().strip()
