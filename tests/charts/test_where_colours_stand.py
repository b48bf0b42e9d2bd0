"""Each colour of a role stands once: in colours.py or in Streamlit's configuration; style sheets use its name."""

import re
import subprocess
from pathlib import Path

from pages.charts import colours

ROOT = Path(__file__).parents[2]
OWNERS = {"pages/charts/colours.py", ".streamlit/config.toml"}
SHEETS = sorted((ROOT / "pages").rglob("*.css"))
HEX = re.compile(r"#[0-9A-Fa-f]{6}\b")
NEUTRAL = {"#000000", "#FFFFFF"}  # ink and paper of QR codes and of exported images
DECLARED = re.compile(r"--([\w-]+):")


def test_no_other_file_of_the_app_repeats_a_colour():
    listed = subprocess.run(["git", "ls-files", "app.py", "pages"], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [name for name in listed.stdout.split() if name.endswith((".py", ".css", ".js")) and name not in OWNERS]
    assert len(files) > 200
    found = {name: set(HEX.findall((ROOT / name).read_text(encoding="utf-8"))) - NEUTRAL for name in files}
    assert {name: repeated for name, repeated in found.items() if repeated} == {}


def test_every_property_that_a_sheet_uses_is_declared():
    sheets = {path.name: path.read_text(encoding="utf-8") for path in SHEETS}
    own = {name for text in sheets.values() for name in DECLARED.findall(text)}
    declared = set(re.findall(r"--([\w-]+): ", colours.properties()))
    served = {"at", "magnified", "share", "class-bar"}  # by range_inputs.py, magnify.js, class_results.js and class_bar.js
    for sheet, text in sheets.items():
        used = {name for name in re.findall(r"var\(--([\w-]+)", text) if not name.startswith("st-")}
        assert used - own - served - declared == set(), sheet
