"""What is handed on is whole. Building and trying a wheel takes a stage of its own: see tools/wheel.py."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("what", ["sdist", "bdist_wheel"])
def test_a_package_without_its_page_is_not_made(what: str, tmp_path: Path) -> None:
    """As in a fresh clone, where nobody has built the page."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    without = shutil.ignore_patterns("static", "__pycache__", "*.egg-info", "games", "*.so")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=without)
    done = subprocess.run(
        [sys.executable, "setup.py", what], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "the web page is not built" in done.stderr
    assert not (tmp_path / "dist").exists()
