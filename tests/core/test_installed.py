"""attn_core installed as a library: the wheel has what the code reads and nothing of the app, and it needs torch alone."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path
from shutil import copy, copytree

import pytest

ROOT = Path(__file__).parents[2]
MADE_WITH = {"making", "training", "__pycache__"}  # folders of attn_core that the library doesn't have
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
ALONE = """
import importlib, pkgutil, sys
sys.modules["numpy"] = None
import torch
sys.path = [path for path in sys.path if "site-packages" not in path]  # torch has what it needs
import attn_core
from attn_core import *
x = meaning.vectors(["bat", "cave", "flew"])
trace, layer = attend(x, x, x), attend_in_heads(x, x, tokens.projections(64, 2, 32, seed=3), heads=2)
assert all(torch.allclose(each.weights.sum(-1), torch.ones(3)) for each in (trace, layer.heads))
try:
    models.load("tiny")
except ImportError as error:
    print(error)
"""
EACH = """
for found in pkgutil.walk_packages(attn_core.__path__, "attn_core."):
    importlib.import_module(found.name)
print(attn_core.__file__)
"""
MISSING = "tiny.safetensors is read by the package safetensors, which isn’t installed: it comes with attn-core[models]"


def alone(folder: Path, program: str) -> list[str]:
    """Return what a program prints in a fresh interpreter that has attn_core from a folder, and torch."""
    environment = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-W", "error", "-W", "ignore:Failed to initialize NumPy", "-X", "utf8", "-c", program]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8", env=environment, cwd=folder)
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built of a copy, with the setuptools that torch brings along: nothing is downloaded."""
    source, wheels = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheels")
    for name in ("attn_core", "pages"):
        copytree(ROOT / name, source / name)
    (source / "docs").mkdir()
    for name in ("pyproject.toml", "LICENSE", "docs/core.md"):
        copy(ROOT / name, source / name)
    subprocess.run(
        [*PIP, "wheel", "-q", "--no-index", "--no-deps", "--no-build-isolation", "-w", wheels, source], check=True
    )
    return next(wheels.iterdir())


def test_with_torch_alone_every_public_name_is_there_and_a_missing_package_is_named():
    assert alone(ROOT, ALONE) == [MISSING]


def test_the_wheel_has_all_of_attn_core_but_what_made_its_files(wheel: Path):
    found = {path.relative_to(ROOT) for path in (ROOT / "attn_core").rglob("*") if path.is_file()}
    names = {Path(name) for name in zipfile.ZipFile(wheel).namelist()}
    assert {name for name in names if ".dist-info" not in name.parts[0]} == {
        path for path in found if not MADE_WITH & {*path.parts}
    }
    assert Path("attn_core/py.typed") in names


def test_the_installed_wheel_needs_torch_alone_in_every_module(wheel: Path, tmp_path: Path):
    subprocess.run([*PIP, "install", "-q", "--no-index", "--no-deps", "--target", tmp_path, wheel], check=True)
    assert alone(tmp_path, ALONE + EACH) == [MISSING, str(tmp_path / "attn_core/__init__.py")]
