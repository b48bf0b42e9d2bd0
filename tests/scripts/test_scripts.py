"""The browser's scripts without a browser: node's own test runner, on the files as the server sends them."""

import shutil
import subprocess
from pathlib import Path

import pytest

from pages.server import endpoints

HERE = Path(__file__).parent
NODE = shutil.which("node")


@pytest.mark.skipif(NODE is None, reason="no node on this machine")
@pytest.mark.parametrize("path", sorted(HERE.glob("*.mjs")), ids=lambda path: path.stem)
def test_a_script_does_what_its_tests_say(path: Path, tmp_path: Path):
    for name, content in endpoints.scripts().items():
        (tmp_path / name.replace(".js", ".mjs")).write_bytes(content.replace(b'.js"', b'.mjs"'))
    for support in (HERE / "support").glob("*.mjs"):
        (tmp_path / support.name).write_bytes(support.read_bytes())
    (tmp_path / path.name.replace(".mjs", ".test.mjs")).write_bytes(path.read_bytes())
    command = [NODE, "--test", "--test-reporter=tap", str(tmp_path)]
    found = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert found.returncode == 0, found.stdout[-4000:] + found.stderr[-1000:]
    assert "# fail 0" in found.stdout
    assert "# pass 0" not in found.stdout
