"""What is not asked for is not loaded: a small command starts at once."""

from __future__ import annotations

import subprocess
import sys

import pytest

import ludoteca

LOADED = "import sys; print(' '.join(sorted({'.'.join(name.split('.')[:3]) for name in sys.modules})))"


def loaded_by(code: str) -> set[str]:
    """The modules a fresh Python has loaded after some code; packages of packages by three names."""
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\n{LOADED}"], check=True, capture_output=True, text=True
    )
    return set(done.stdout.splitlines()[-1].split())


def test_the_package_alone_loads_nothing_more() -> None:
    ours = {name for name in loaded_by("import ludoteca") if name.startswith("ludoteca")}
    assert ours == {"ludoteca"}


def test_the_version_loads_no_game_and_no_library() -> None:
    loaded = loaded_by("from ludoteca.terminal.main import main; main(['--version'])")
    assert not loaded & {"rich", "fluent", "babel", "ludoteca.core.game", "ludoteca.games", "ludoteca.server"}


def test_a_title_is_loaded_when_it_is_asked_for() -> None:
    loaded = loaded_by("import ludoteca; ludoteca.titles(); ludoteca.new('caylus')")
    titles = {name for name in loaded if name.startswith("ludoteca.games.")}
    assert titles == {"ludoteca.games.caylus"}


@pytest.mark.parametrize("command", ["games", "rules caylus", "simulate millefiori --bots random --games 1"])
def test_commands_load_no_server(command: str) -> None:
    loaded = loaded_by(f"from ludoteca.terminal.main import main; main({command.split()!r})")
    assert "ludoteca.terminal.screen" in loaded
    assert not loaded & {"fastapi", "sqlalchemy", "uvicorn", "ludoteca.server"}


def test_the_public_door_has_what_it_names() -> None:
    assert all([getattr(ludoteca, name) is not None for name in ludoteca.__all__])
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        ludoteca.nothing  # noqa: B018
