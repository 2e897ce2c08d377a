"""The wheel: pure, with its texts and rules inside, and it plays without the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
LIBRARIES: Final = (".so", ".pyd", ".c", ".pyc")
PLAY: Final = """
import deepfield
for name in deepfield.games():
    assert deepfield.game(name).new(seats=deepfield.game(name).seats[1], seed=1).ask.options
print(deepfield.__file__, deepfield.share("rules"), deepfield.share("locales"), sep="\\n")
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel without any network."""
    target = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    offline = ["--no-build-isolation", "--no-deps", "--no-index", "--wheel-dir", str(target)]
    subprocess.run([*pip, *offline, str(ROOT)], check=True, timeout=120)
    (built,) = target.glob("*.whl")
    return built


def test_the_wheel_is_pure(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()

    assert wheel.name.endswith("-py3-none-any.whl")
    assert [name for name in names if name.endswith(LIBRARIES)] == []


def test_the_wheel_has_every_source_and_nothing_of_the_checkout(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    sources = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src/deepfield").rglob("*")
        if path.suffix in {".py", ".toml", ".typed"}
    }

    assert "deepfield/py.typed" in sources
    assert sources <= names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"deepfield"}


@pytest.mark.parametrize(("folder", "inside"), [("locales", "locales"), ("docs/rules", "rules")])
def test_the_wheel_carries_texts_and_rules(wheel: Path, folder: str, inside: str) -> None:
    archive = zipfile.ZipFile(wheel)
    paths = [path for path in (ROOT / folder).rglob("*") if path.is_file()]

    assert paths
    for path in paths:
        name = f"deepfield/_share/{inside}/{path.relative_to(ROOT / folder).as_posix()}"
        assert archive.read(name) == path.read_bytes()


def test_an_unpacked_wheel_plays_and_finds_what_it_carries(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    told = subprocess.run(
        [sys.executable, "-c", PLAY],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        check=True,
        text=True,
        timeout=60,
    )
    for line in told.stdout.splitlines():
        assert Path(line).is_relative_to(tmp_path)
