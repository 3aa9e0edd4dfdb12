"""Which language a person reads: what they say, else what their system says."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from ludoteca.core.errors import LudotecaError
from ludoteca.texts import LANGUAGES

FLAG = "--language"


class LanguageError(LudotecaError):
    """A language we do not speak."""


def find_language(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak, known before anything else is read: help and errors are in it too.

    >>> find_language(["games", "--language", "es"], {}), find_language(["games"], {"LANG": "es_AR.UTF-8"})
    ('es', 'es')
    >>> find_language([], {"LANG": "C"})
    'en'
    """
    said = _said(arguments)
    if said is None:
        return _of_the_system(environment)
    if said not in LANGUAGES:
        raise LanguageError("terminal-no-language", language=said[:20], known=", ".join(LANGUAGES))
    return said


def _said(arguments: Sequence[str]) -> str | None:
    for number, word in enumerate(arguments):
        if word == FLAG and number + 1 < len(arguments):
            return arguments[number + 1]
        if word.startswith(FLAG + "="):
            return word.removeprefix(FLAG + "=")
    return None


def _of_the_system(environment: Mapping[str, str]) -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            spoken = environment[variable][:2].lower()
            return spoken if spoken in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
