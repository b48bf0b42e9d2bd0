"""The browser's scripts without a browser: node's own test runner on each file, and on what bundles them."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from pages.browser.bundle import EXPORT, IMPORT, bundled
from pages.server import fetched

HERE = Path(__file__).parent
NODE = shutil.which("node")


@pytest.mark.skipif(NODE is None, reason="no node on this machine")
@pytest.mark.parametrize("path", sorted(HERE.glob("*.mjs")), ids=lambda path: path.stem)
def test_a_script_does_what_its_tests_say(path: Path, tmp_path: Path):
    for name, content in fetched.sources().items():
        (tmp_path / name.replace(".js", ".mjs")).write_text(content.replace('.js"', '.mjs"'), encoding="utf-8")
    for support in (HERE / "support").glob("*.mjs"):
        (tmp_path / support.name).write_bytes(support.read_bytes())
    (tmp_path / path.name.replace(".mjs", ".test.mjs")).write_bytes(path.read_bytes())
    command = [NODE, "--test", "--test-reporter=tap", str(tmp_path)]
    found = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert found.returncode == 0, found.stdout[-4000:] + found.stderr[-1000:]
    assert "# fail 0" in found.stdout
    assert "# pass 0" not in found.stdout


@pytest.mark.skipif(NODE is None, reason="no node on this machine")
def test_a_bundle_runs_each_file_once_and_exports_what_its_first_file_does(tmp_path: Path):
    sources = {
        "main.js": 'import {twice as double, Box} from "./tools.js"\nimport * as tools from "./tools.js"\n'
        'import "./told.js"\n'
        "export const four = double(2)\nexport const box = new Box(tools.twice(four)).held\n",
        "tools.js": 'import "./told.js"\nexport function twice(n) {\n  return 2 * n\n}\n'
        "export class Box { constructor(held) { this.held = held } }\nexport const same = 4\n",
        "told.js": "globalThis.told = (globalThis.told ?? 0) + 1\n",
        "unused.js": "throw new Error()\n",
    }
    bundle = tmp_path / "bundle.mjs"
    bundle.write_text(bundled("main.js", sources), encoding="utf-8")
    script = f"import('{bundle.as_uri()}').then(({{four, box}}) => console.log(four, box, globalThis.told))"
    assert subprocess.check_output([NODE, "-e", script], text=True) == "4 8 1\n"


def test_every_script_imports_and_exports_in_the_forms_that_bundles_know():
    for name, source in fetched.sources().items():
        imports, exports = (re.findall(rf"^\s*{word}\b.*", source, re.M) for word in ("import", "export"))
        assert len(imports) == len(IMPORT.findall(source)), name
        assert len(exports) == len(EXPORT.findall(source)), name
        assert not re.search(r"(?<!\{)\bimport\((?!\"\./\w+\.js\"\)\.)", source), name  # but for types in comments


@pytest.mark.skipif(NODE is None, reason="no node on this machine")
@pytest.mark.parametrize("name", fetched.ENTRIES)
def test_a_bundle_is_a_module(name: str, tmp_path: Path):
    bundle = tmp_path / "bundle.mjs"
    bundle.write_bytes(fetched.scripts()[name])
    subprocess.run([NODE, "--check", str(bundle)], check=True)
