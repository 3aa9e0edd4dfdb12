"""What is measured: our titles and two well-known engines, each doing the same four jobs.

Every job is one round over fixed work (the same seeds each time) and answers with seconds per unit, so that
the best of many rounds means something. Inner loops are written out for each subject: a common one would cost
more than some of the calls it measures.
"""

import gc
import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

GAMES = 16
"""Whole games in a round; their set-up is never timed."""

EVERY = 9
"""Clones and options are measured at every so manyth decision along those games."""

AGAIN = 4
"""How often each position is cloned and asked."""


OPTIONS: dict[str, dict[str, bool | str]] = {
    "duel": {"setup": "princes"},
    "feudum": {"advanced": True},
}
"""Titles that are measured with other options than the usual ones: the whole game, not half of it."""


class Subject:
    """An engine to be measured. A decision counts if it has two options or more, for everybody alike."""

    def __init__(self) -> None:
        self.positions: list[Any] = []
        """States all along some games."""
        self.records: list[tuple[Any, list[Any]]] = []
        """Starts, and the actions that lead from there to the end."""

    def jobs(self) -> dict[str, Callable[[], float]]:
        """Seconds per decision, per clone, per list of legal actions, per replayed game."""
        return {"decide": self.decide, "clone": self.clone, "legal": self.legal, "replay": self.replay}

    def measure(self, job: str) -> float:
        gc.collect()
        return self.jobs()[job]()

    def decide(self) -> float:
        raise NotImplementedError

    def clone(self) -> float:
        raise NotImplementedError

    def legal(self) -> float:
        raise NotImplementedError

    def replay(self) -> float:
        raise NotImplementedError


class Chess(Subject):
    """python-chess. A game ends where neither side can move, nor win, nor has done anything for 75 moves."""

    def __init__(self) -> None:
        import chess

        super().__init__()
        self.board = chess.Board
        for seed in range(GAMES):
            pick = random.Random(seed).random
            board = chess.Board()
            taken: list[Any] = []
            while not self.over(board, moves := list(board.legal_moves)):
                if len(taken) % EVERY == 0:
                    # As search would keep it: without the moves that led here.
                    self.positions.append(board.copy(stack=False))
                taken.append(moves[int(pick() * len(moves))])
                board.push(taken[-1])
            self.records.append((chess.Board(), taken))

    @staticmethod
    def over(board: Any, moves: list[Any]) -> bool:
        return not moves or board.halfmove_clock >= 150 or bool(board.is_insufficient_material())

    def decide(self) -> float:
        boards = [self.board() for _ in range(GAMES)]
        pick = random.Random(1).random
        over = self.over
        decisions = 0
        start = perf_counter()
        for board in boards:
            while not over(board, moves := list(board.legal_moves)):
                if len(moves) > 1:
                    decisions += 1
                board.push(moves[int(pick() * len(moves))])
        return (perf_counter() - start) / decisions

    def clone(self) -> float:
        start = perf_counter()
        for board in self.positions:
            for _ in range(AGAIN):
                board.copy(stack=False)
        return (perf_counter() - start) / len(self.positions) / AGAIN

    def legal(self) -> float:
        start = perf_counter()
        for board in self.positions:
            for _ in range(AGAIN):
                list(board.legal_moves)
        return (perf_counter() - start) / len(self.positions) / AGAIN

    def replay(self) -> float:
        start = perf_counter()
        for first, taken in self.records:
            board = first.copy(stack=False)
            for move in taken:
                board.push(move)
        return (perf_counter() - start) / len(self.records)


class Catan(Subject):
    """catanatron with four players, to ten points or its limit of turns."""

    TURNS = 1000
    SEATS = 4

    def __init__(self) -> None:
        from catanatron.game import Game
        from catanatron.models.actions import generate_playable_actions
        from catanatron.models.player import Color, Player

        super().__init__()
        self.generate = generate_playable_actions
        self.starts = []
        for seed in range(GAMES):
            seats = [Player(color) for color in list(Color)[: self.SEATS]]
            self.starts.append(Game(seats, seed=seed + 1))
        for seed, first in enumerate(self.starts):
            pick = self.picker(seed)
            game, taken = first.copy(), 0
            while not self.over(game):
                options = game.state.playable_actions
                if taken % EVERY == 0:
                    self.positions.append(game.copy())
                game.execute(options[int(pick() * len(options))], validate_action=False)
                taken += 1
            # The log has the dice and cards in it, so that it replays without chance.
            self.records.append((first, game.state.actions))

    @staticmethod
    def picker(seed: int) -> Callable[[], float]:
        """Its dice come from the module's generator: seeded with ours, a round always does the same work."""
        random.seed(seed)
        return random.Random(seed).random

    def over(self, game: Any) -> bool:
        return game.winning_color() is not None or bool(game.state.num_turns >= self.TURNS)

    def decide(self) -> float:
        games = [first.copy() for first in self.starts]
        pick = self.picker(1)
        over = self.over
        decisions = 0
        start = perf_counter()
        for game in games:
            while not over(game):
                options = game.state.playable_actions
                if len(options) > 1:
                    decisions += 1
                game.execute(options[int(pick() * len(options))], validate_action=False)
        return (perf_counter() - start) / decisions

    def clone(self) -> float:
        start = perf_counter()
        for game in self.positions:
            game.copy()
        return (perf_counter() - start) / len(self.positions)

    def legal(self) -> float:
        generate = self.generate
        start = perf_counter()
        for game in self.positions:
            generate(game.state)
        return (perf_counter() - start) / len(self.positions)

    def replay(self) -> float:
        start = perf_counter()
        for first, taken in self.records:
            game = first.copy()
            for action in taken:
                game.execute(action, validate_action=False)
        return (perf_counter() - start) / len(self.records)


class OurTitle(Subject):
    """One of our titles at some number of players, with its usual options unless ``OPTIONS`` or a target of
    its own has others."""

    def __init__(self, key: str, players: int, given: list[str]) -> None:
        from ludoteca.bots.playout import playout
        from ludoteca.core.record import Entry, Record
        from ludoteca.core.rng import seeded
        from ludoteca.games import title

        super().__init__()
        self.playout = playout
        self.seeded = seeded
        found = title(key)
        known = {option.key: option for option in found.options}
        pairs = [word.split("=") for word in given]
        chosen = {name: known[name].read(value) for name, value in pairs}
        options = found.check_options(players, {**OPTIONS.get(key, {}), **chosen})
        self.starts = [found.start(players, seeded(seed), options) for seed in range(GAMES)]
        self.files: list[Record] = []
        for seed, first in enumerate(self.starts):
            pick = random.Random(seed).random
            game = first.clone()
            taken: list[int] = []
            entries: list[Entry] = []
            while not game.over():
                choices = game.legal_actions()
                if len(taken) % EVERY == 0:
                    self.positions.append(game.clone())
                taken.append(choices[int(pick() * len(choices))])
                entries.append(Entry(game.player(), taken[-1]))
                game.apply(taken[-1])
            self.records.append((first, taken))
            self.files.append(Record(found, players, options, seed, False, {}, entries))

    def jobs(self) -> dict[str, Callable[[], float]]:
        return {**super().jobs(), "decide inside": self.decide_inside, "read": self.read}

    def decide(self) -> float:
        """With a loop in interpreted Python, as the peers' is, and as an experiment would write it."""
        games = [first.clone() for first in self.starts]
        pick = random.Random(1).random
        decisions = 0
        start = perf_counter()
        for game in games:
            while not game.over():
                choices = game.legal_actions()
                if len(choices) > 1:
                    decisions += 1
                game.apply(choices[int(pick() * len(choices))])
        return (perf_counter() - start) / decisions

    def decide_inside(self) -> float:
        """With the engine's own loop, which is compiled where the engine is."""
        games = [first.clone() for first in self.starts]
        rng = self.seeded(1)
        playout = self.playout
        decisions = 0
        start = perf_counter()
        for game in games:
            decisions += playout(game, rng)
        return (perf_counter() - start) / decisions

    def clone(self) -> float:
        start = perf_counter()
        for game in self.positions:
            for _ in range(AGAIN):
                game.clone()
        return (perf_counter() - start) / len(self.positions) / AGAIN

    def legal(self) -> float:
        """Found anew: a game remembers its options, and asking for those would be too easy."""
        start = perf_counter()
        for game in self.positions:
            for _ in range(AGAIN):
                game.settle()
        return (perf_counter() - start) / len(self.positions) / AGAIN

    def replay(self) -> float:
        start = perf_counter()
        for first, taken in self.records:
            game = first.clone()
            for action in taken:
                game.apply(action)
        return (perf_counter() - start) / len(self.records)

    def read(self) -> float:
        """A record's replay as tables do it: set-up, every action checked, notes written."""
        files = [file.branch(len(file.entries)) for file in self.files]
        start = perf_counter()
        for file in files:
            file.replay()
        return (perf_counter() - start) / len(files)
