"""Changes random places in a game's rules, one at a time, and shows which changes no rule test notices.

usage: mutants.py GAME [--count N] [--seed S] [--jobs J] [--module NAME] [--places]

A mutant is one small change to one module: another comparison or operator, a number one up or down, `and`
for `or`, a condition turned round, a statement left out, arguments swapped, another value returned, `min` for
`max`. The game's tests marked `rule` run against it until one fails: then it was noticed. A run that never
comes to an end was noticed as well. Sources stay as they are: a mutant lives in the memory of the process
that tests it.

The exit code is 1 if fewer than 90 % are noticed.
"""

import argparse
import ast
import copy
import difflib
import importlib.machinery
import importlib.util
import os
import random
import resource
import signal
import sys
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import CodeType, ModuleType

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src/ludoteca"
WANTED_SHARE = 0.9
MEMORY = 2 << 30

NOT_RULES = ("alone", "evaluate", "key", "observe")
LAWFUL = ("clone", "redraw", "__reduce__")
NOT_CHANGED = """\
Not changed, because rule tests do not speak of it or it cannot matter:
- evaluate and alone (opinion), key and observe (the laws prove them), view, position and title (not rules);
- notes and their numbers (playthroughs prove the log), names of verbs and fields (the laws prove notation);
- clone, redraw, __reduce__ and functions that serve only these (the laws prove them);
- docstrings, annotations, imports, assertions, exceptions, constructors of records."""


@dataclass(frozen=True)
class Mutant:
    """One module with one small change."""

    module: str
    path: Path
    line: int
    kind: str
    source: str

    def diff(self) -> str:
        """The change as a person reads it."""
        old = self.path.read_text(encoding="utf-8").splitlines()
        lines = list(difflib.unified_diff(old, self.source.splitlines(), lineterm="", n=0))
        return "\n".join([f"{self.path.relative_to(ROOT)}:{self.line}: {self.kind}", *lines[3:]])


# --- what may be changed into what --------------------------------------------------------------------

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any", "reversed": "list", "sorted": "list"}

Change = tuple[str, ast.AST, ast.AST]
"""What kind of change, the node, and what stands in its place."""


def changes(node: ast.AST, returns: str) -> Iterator[Change]:
    """Every change of one node; ``returns`` is what the function around it returns."""
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            for other in COMPARISONS[type(operator)]:
                changed = copy.deepcopy(node)
                changed.ops[place] = other()
                yield "another comparison", node, changed
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        changed_operation = copy.deepcopy(node)
        changed_operation.op = OPERATORS[type(node.op)]()
        yield "another operator", node, changed_operation
    elif isinstance(node, ast.BoolOp):
        either = isinstance(node.op, ast.Or)
        yield "and/or", node, ast.BoolOp(ast.And() if either else ast.Or(), node.values)
        for place in range(len(node.values)):
            rest = node.values[:place] + node.values[place + 1 :]
            yield "a condition left out", node, ast.BoolOp(node.op, rest) if len(rest) > 1 else rest[0]
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield "not/minus left out", node, node.operand
    elif isinstance(node, ast.Constant):
        yield from changed_constants(node)
    elif isinstance(node, ast.Call):
        yield from changed_calls(node)
    elif isinstance(node, ast.IfExp | ast.If):
        yield "a condition turned round", node.test, negated(node.test)
    elif isinstance(node, ast.comprehension):
        for condition in node.ifs:
            yield "a condition turned round", condition, negated(condition)
    elif isinstance(node, ast.Return) and node.value is not None:
        yield from changed_returns(node.value, returns)
    if isinstance(node, ast.stmt):
        yield from changed_statements(node)


def negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def changed_constants(node: ast.Constant) -> Iterator[Change]:
    if isinstance(node.value, bool):
        yield "true/false", node, ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield "one more", node, ast.Constant(node.value + 1)
        yield "one less", node, ast.Constant(node.value - 1)


def changed_calls(node: ast.Call) -> Iterator[Change]:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name in FUNCTIONS:
        yield f"{name} into {FUNCTIONS[name]}", node.func, ast.Name(FUNCTIONS[name])
    if name == "range":
        *first, last = node.args
        shorter = ast.BinOp(last, ast.Sub(), ast.Constant(1))
        yield "a shorter range", node, ast.Call(node.func, [*first, shorter], [])
    for place in range(len(node.args) - 1):
        one, other = node.args[place : place + 2]
        same_either_way = name in ("range", "min", "max") or ast.dump(one) == ast.dump(other)
        if not same_either_way and not isinstance(one, ast.Starred):
            changed = copy.copy(node)
            changed.args = [*node.args[:place], other, one, *node.args[place + 2 :]]
            yield "arguments swapped", node, changed


def changed_returns(value: ast.expr, returns: str) -> Iterator[Change]:
    if returns == "bool" and not isinstance(value, ast.Constant):
        yield "another answer", value, negated(value)
    elif returns == "int" and not isinstance(value, ast.Constant):
        yield "another answer", value, ast.BinOp(value, ast.Add(), ast.Constant(1))
    elif returns.startswith("list[") and not (isinstance(value, ast.List) and not value.elts):
        yield "an empty answer", value, ast.List([])


def changed_statements(node: ast.stmt) -> Iterator[Change]:
    if isinstance(node, ast.AugAssign):
        if type(node.op) in OPERATORS:
            changed = copy.copy(node)
            changed.op = OPERATORS[type(node.op)]()
            yield "another operator", node, changed
        yield "a statement left out", node, ast.Pass()
    elif may_be_left_out(node):
        yield "a statement left out", node, ast.Pass()


def may_be_left_out(node: ast.stmt) -> bool:
    """Calls, assignments to what lasts, and jumps; without a name of its own a function would just crash."""
    if isinstance(node, ast.Assign):
        return not isinstance(node.targets[0], ast.Name | ast.Tuple)
    if isinstance(node, ast.Return):
        return node.value is None
    return isinstance(node, ast.Break | ast.Continue) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    )


# --- where ----------------------------------------------------------------------------------------------


def rule_modules(game: str) -> list[Path]:
    """The files that hold the rules: all of the game's that are marked compiled, but the bots' eyes."""
    from ludoteca import native

    folder = PACKAGE / "games" / game
    return [path for path in native.sources() if path.parent == folder and path.stem not in NOT_RULES]


def mutants_of(game: str) -> list[Mutant]:
    """Every mutant there is."""
    sources = {path: path.read_text(encoding="utf-8") for path in rule_modules(game)}
    trees = {path: ast.parse(source) for path, source in sources.items()}
    left_alone = lawful_functions(trees.values()) | {"__init__"}
    notes = note_numbers(trees.values())
    found: list[Mutant] = []
    for path, tree in trees.items():
        module = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        known = {sources[path]}
        for kind, node, changed in places(tree, "", left_alone, notes):
            source = spliced(sources[path], node, changed)
            if source not in known:
                known.add(source)
                line = getattr(node, "lineno", 0)
                found.append(Mutant(module, path, line, kind, source))
    return found


def places(node: ast.AST, returns: str, left_alone: set[str], notes: set[str]) -> Iterator[Change]:
    """Every change of a tree, past what is left alone."""
    if isinstance(node, ast.FunctionDef):
        if node.name in left_alone:
            return
        returns = ast.unparse(node.returns) if node.returns is not None else ""
        for default in node.args.defaults:
            yield from places(default, returns, left_alone, notes)
        for statement in node.body:
            yield from places(statement, returns, left_alone, notes)
        return
    if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom | ast.JoinedStr | ast.Lambda):
        return
    if is_call(node, "note", "Field", "Verb", "TypeVar") or is_call_statement(node, "note"):
        return
    if isinstance(node, ast.AnnAssign):
        if node.value is not None and not (isinstance(node.target, ast.Name) and node.target.id in notes):
            yield from places(node.value, returns, left_alone, notes)
        return
    yield from changes(node, returns)
    for child in ast.iter_child_nodes(node):
        yield from places(child, returns, left_alone, notes)


def is_call(node: ast.AST, *names: str) -> bool:
    """Whether this calls a function or method of one of these names."""
    if not isinstance(node, ast.Call):
        return False
    function = node.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in names


def is_call_statement(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Expr) and is_call(node.value, name)


def note_numbers(trees: Collection[ast.Module]) -> set[str]:
    """The names of what can be noted."""
    calls = [node for tree in trees for node in ast.walk(tree) if is_call(node, "note")]
    return {
        call.args[0].id for call in calls if isinstance(call, ast.Call) and isinstance(call.args[0], ast.Name)
    }


def lawful_functions(trees: Collection[ast.Module]) -> set[str]:
    """The functions that only laws speak of, and those that serve only them."""
    users: dict[str, set[str]] = {}
    for tree in trees:
        count_users(tree, "", users)
    found = set(LAWFUL)
    while True:
        served = {name for name, by in users.items() if by and by <= found and not name.startswith("_")}
        if served <= found:
            return found
        found |= served


def count_users(node: ast.AST, inside: str, users: dict[str, set[str]]) -> None:
    """In which functions each name is used; at the top of a module that is the empty name."""
    if isinstance(node, ast.FunctionDef):
        inside = node.name
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    if name and name != inside:
        users.setdefault(name, set()).add(inside)
    for child in ast.iter_child_nodes(node):
        count_users(child, inside, users)


def spliced(source: str, node: ast.AST, changed: ast.AST) -> str:
    """The source with another text where the node was; all else stays as it is written."""
    assert isinstance(node, ast.expr | ast.stmt)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    text = ast.unparse(ast.fix_missing_locations(changed))
    if isinstance(node, ast.expr) and not isinstance(changed, ast.Name | ast.Constant | ast.Call | ast.List):
        text = f"({text})"
    lines = source.encode().splitlines(keepends=True)
    before = lines[node.lineno - 1][: node.col_offset]
    after = lines[node.end_lineno - 1][node.end_col_offset :]
    lines[node.lineno - 1 : node.end_lineno] = [before + text.encode() + after]
    return b"".join(lines).decode()


# --- trying them ------------------------------------------------------------------------------------------


class MutatedLoader(importlib.machinery.SourceFileLoader):
    """Loads a module from changed text as if it were its file's."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, str(mutant.path))
        self.source = mutant.source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec")


class MutatedFinder(MetaPathFinder):
    """Finds the changed module before anybody else does."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.mutant.module:
            return None
        loader = MutatedLoader(self.mutant)
        return importlib.util.spec_from_file_location(fullname, self.mutant.path, loader=loader)


@dataclass
class Trial:
    """A process that tests one mutant."""

    mutant: Mutant | None
    process: int
    started: float


def test_in_child(game: str, mutant: Mutant | None, cpu: int) -> int:
    """Fork a process that runs the rule tests, against a mutant if there is one; its id."""
    process = os.fork()
    if process:
        return process
    code = 99
    try:
        os.setpgid(0, 0)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_CPU, (cpu, cpu))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        silence = os.open(os.devnull, os.O_WRONLY)
        if mutant is not None:
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            sys.meta_path.insert(0, MutatedFinder(mutant))
        code = run_tests(game, mutant)
    finally:
        sys.stdout.flush()
        os._exit(code)


def run_tests(game: str, mutant: Mutant | None) -> int:
    import pytest

    folder = ROOT / "tests/games" / game
    # The chapter's own tests first: most mutants go no further.
    own = [folder / f"test_{mutant.path.stem}.py"] if mutant else []
    quiet = ["-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:doctest"]
    quiet += ["-x", "-m", "rule", "--tb=short" if mutant is None else "--tb=no"]
    for where in own:
        # Code 5: no test of this file is marked.
        if where.exists() and (code := int(pytest.main([*quiet, str(where)]))) not in (0, 5):
            return code
    return int(pytest.main([*quiet, str(folder)]))


def try_all(
    game: str, mutants: list[Mutant], jobs: int, cpu: int, tell: Callable[[Mutant, str], None]
) -> None:
    """Try mutants side by side and tell of each whether it was noticed."""
    waiting = list(reversed(mutants))
    trials: dict[int, Trial] = {}
    try:
        while waiting or trials:
            while waiting and len(trials) < jobs:
                mutant = waiting.pop()
                process = test_in_child(game, mutant, cpu)
                trials[process] = Trial(mutant, process, time.monotonic())
            process, status = os.waitpid(-1, os.WNOHANG)
            if process in trials:
                done = trials.pop(process).mutant
                assert done is not None
                tell(done, verdict(status))
            elif not process:
                stop_the_sleeping(trials, cpu)
                time.sleep(0.02)
    finally:
        for trial in trials.values():
            os.killpg(trial.process, signal.SIGKILL)


def stop_the_sleeping(trials: dict[int, Trial], cpu: int) -> None:
    """Whatever waits for ever uses no processor: the clock stops it."""
    for trial in trials.values():
        if time.monotonic() - trial.started > 60 + 20 * cpu:
            os.kill(trial.process, signal.SIGKILL)


def verdict(status: int) -> str:
    if os.WIFSIGNALED(status):
        return "endless"
    code = os.WEXITSTATUS(status)
    if code not in (0, 1, 2, 3):
        raise SystemExit(f"mutants: a run ended with code {code}, which says nothing of the tests")
    return "survived" if code == 0 else "noticed"


def usual_run(game: str) -> int:
    """Run the tests against the rules as they are; how many seconds of processor time a mutant may take."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    _, status = os.waitpid(test_in_child(game, None, 3600), 0)
    if status:
        raise SystemExit(f"mutants: the rule tests of {game} must pass before anything is changed")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return 10 + int(5 * took)


def main() -> int:
    parser = argparse.ArgumentParser(description="Show which changes of a game's rules no rule test notices.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--count", type=int, default=100, help="how many mutants to try (100); 0 for all")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once (all cores)")
    parser.add_argument("--module", help="only in this module, such as scoring")
    parser.add_argument("--places", action="store_true", help="count the mutants there are and try none")
    arguments = parser.parse_args()
    sys.path.insert(0, str(PACKAGE.parent))
    os.chdir(ROOT)
    # Whatever the mutants do not touch is loaded once; the game itself afresh in every process.
    import pytest  # noqa: F401

    import ludoteca.bots
    import ludoteca.games
    import ludoteca.texts
    from ludoteca import native

    game: str = arguments.game
    if game not in ludoteca.games.titles():
        print(f"No game {game}; there are {', '.join(ludoteca.games.titles())}", file=sys.stderr)
        return 2
    if native.engine() != "interpreted":
        print("Mutants need the interpreted engine: unset PYTHONPATH", file=sys.stderr)
        return 2
    assert not [name for name in sys.modules if name.startswith(f"ludoteca.games.{game}")]
    mutants = [m for m in mutants_of(game) if arguments.module in (None, m.path.stem)]
    print(f"{len(mutants)} possible mutants of {game}\n{NOT_CHANGED}\n", flush=True)
    if arguments.places:
        for key in sorted({(m.path.stem, m.kind) for m in mutants}):
            print(f"{len([m for m in mutants if (m.path.stem, m.kind) == key]):5}  {': '.join(key)}")
        return 0
    if 0 < arguments.count < len(mutants):
        mutants = random.Random(arguments.seed).sample(mutants, arguments.count)
    return report(game, mutants, arguments.jobs)


def report(game: str, mutants: list[Mutant], jobs: int) -> int:
    """Try the mutants and tell how many were noticed, and every one that was not."""
    cpu = usual_run(game)
    verdicts: dict[str, list[Mutant]] = {"noticed": [], "endless": [], "survived": []}
    start = time.monotonic()

    def tell(mutant: Mutant, said: str) -> None:
        verdicts[said].append(mutant)
        done = sum([len(those) for those in verdicts.values()])
        if sys.stderr.isatty():
            print(
                f"\r{done} of {len(mutants)}, {len(verdicts['survived'])} unnoticed ", end="", file=sys.stderr
            )

    try_all(game, mutants, jobs, cpu, tell)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    for mutant in sorted(verdicts["survived"], key=lambda m: (m.path, m.line)):
        print(mutant.diff(), end="\n\n")
    noticed = len(mutants) - len(verdicts["survived"])
    share = noticed / len(mutants) if mutants else 1.0
    print(
        f"{noticed} of {len(mutants)} mutants were noticed ({share:.0%}), {len(verdicts['endless'])} of them "
        f"because they never came to an end; {time.monotonic() - start:.0f} s"
    )
    return 0 if share >= WANTED_SHARE else 1


if __name__ == "__main__":
    sys.exit(main())
