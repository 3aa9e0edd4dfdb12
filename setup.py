"""Compiles the engine with mypyc where that is possible; everything else is in pyproject.toml.

LUDOTECA_COMPILE=auto  compile when a C compiler and Python's headers are there (the default)
LUDOTECA_COMPILE=yes   compile, or fail
LUDOTECA_COMPILE=no    stay with plain Python
LUDOTECA_OPT=0..3      the C compiler's optimisation level (3)

What is made to be handed on, a wheel or a source archive, contains the web page or is not made at all.
"""

import os
import runpy
import sys
import tempfile
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent

# The commands that make files to run; all others only ask for names and versions. Editable installs are not
# among them: they run the sources, and no extension module may lie beside those.
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}

HANDED_ON = {"bdist_wheel", "sdist"}
PAGE = ROOT / "src/ludoteca/server/static/index.html"


class BuildOnAllCores(build_ext):
    """Compiles the many C files of the one big extension side by side: setuptools takes them in turn."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(sources: list[str], *rest: Any, **named: Any) -> list[str]:
            with ThreadPool(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_in_turn([source], *rest, **named), sources, 1)
            return [name for names in objects for name in names]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


def can_compile() -> bool:
    """Whether a C file that needs Python's headers compiles here."""
    # Setuptools carries distutils on for Pythons that no longer have it.
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def check_page() -> None:
    """A package without its web page would start and show nothing."""
    if HANDED_ON.intersection(sys.argv) and not PAGE.exists():
        sys.exit("ludoteca: the web page is not built; `make web` builds it, `make wheel` everything")


def extensions() -> list[Any]:
    """The engine as extension modules, or nothing where plain Python is wanted or all there is."""
    wanted = os.environ.get("LUDOTECA_COMPILE", "auto")
    if wanted not in ("auto", "yes", "no"):
        sys.exit(f"LUDOTECA_COMPILE is {wanted!r}: say auto, yes or no")
    if wanted == "no" or not BUILDING.intersection(sys.argv):
        return []
    if wanted == "auto" and not can_compile():
        print("ludoteca: no C compiler with Python's headers here, so the engine stays interpreted")
        return []

    from mypyc.build import mypycify

    sources = runpy.run_path(str(ROOT / "src/ludoteca/native.py"))["sources"]()
    optimisation = os.environ.get("LUDOTECA_OPT", "3")
    made = mypycify(
        # What the engine imports without compiling it may need packages that a build does without;
        # `make test` checks the types of everything.
        ["--follow-imports=silent", *(os.path.relpath(source, ROOT) for source in sources)],
        opt_level=optimisation,
        debug_level="0",
        multi_file=True,
        group_name="ludoteca",
        target_dir="build/c",
    )
    if sys.platform == "linux":
        take_shortcuts(made)
        if optimisation == "3":
            optimise_as_a_whole(made)
    return made


def take_shortcuts(made: list[Any]) -> None:
    """Answer in place what would be a call into Python: about a tenth fewer instructions."""
    for extension in made:
        extension.extra_compile_args += ["-include", str(ROOT / "src/ludoteca/native.h"), "-fno-plt"]
        extension.extra_link_args += ["-fno-plt"]


def optimise_as_a_whole(made: list[Any]) -> None:
    """Let calls from one module to another, and to mypyc's own C, be inlined: about a tenth less time.

    The build takes half as long again; a profile on top would gain less and take three times as long.
    """
    for extension in made:
        extension.extra_compile_args += ["-flto", "-fvisibility=hidden", "-fno-semantic-interposition"]
        extension.extra_link_args += ["-flto=auto", "-O3", "-fvisibility=hidden"]


check_page()
setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores})
