"""The types that comments of the browser's scripts declare, checked by TypeScript's compiler if it is installed."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from pages.server import fetched

HERE = Path(__file__).parent
SCRIPTS = HERE.parents[1] / "pages/browser/script"
COMPILER = HERE / "node_modules/typescript/bin/tsc"
NODE = shutil.which("node")


@pytest.mark.skipif(NODE is None or not COMPILER.exists(), reason="no node or no compiler: npm ci --prefix tests/scripts")
def test_every_script_agrees_with_its_types():
    command = [NODE, str(COMPILER), "-p", str(HERE), "--listFiles"]
    found = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    lines = found.stdout.splitlines()
    assert [line for line in lines if not line.startswith("/")] == []
    assert found.returncode == 0
    assert set(map(Path, lines)) >= set(SCRIPTS.glob("*.js"))


def test_the_names_that_the_server_generates_are_declared():
    generated = re.findall(r"^export const (\w+) =", fetched.sources()["names.js"], re.M)
    declared = re.findall(r"^export const (\w+):", (HERE / "names.d.ts").read_text(encoding="utf-8"), re.M)
    assert len(generated) > 5
    assert sorted(declared) == sorted(generated)
