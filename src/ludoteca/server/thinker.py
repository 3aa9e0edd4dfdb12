"""A process of its own in which bots think: one job a line on its input, one answer a line on its output.

It ends when its input does, so none outlives the server. What a bot prints goes to the error output.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any

from ludoteca.bots import ask
from ludoteca.core.rng import Rng
from ludoteca.games import title as find_title


def think(job: dict[str, Any]) -> str:
    """What the bot does in the position, as written; it is shown a guess at what its seat cannot know."""
    title = find_title(job["title"])
    game = title.format.read(job["position"])
    action = ask(job["bot"], title, game, job["seat"], Rng(*job["seed"])).action
    return title.alphabet.write(action)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    print("ready", file=answers, flush=True)
    for line in sys.stdin:
        try:
            answer = {"action": think(json.loads(line))}
        except Exception as error:
            answer = {"problem": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
