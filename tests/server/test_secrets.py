"""Secrets as variables: what a host's form for secrets holds is there before anything reads it."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SECRETS = """
ATTENTION_CACHE_MB = 48
ATTENTION_CLASSES = "7"
ATTENTION_STUDENTS = 7
ATTENTION_MODELS = "none"
ATTENTION_FRAME_ANCESTORS = "self"
"""
SAYS = """
import json, os, runpy, sys
runpy.run_path(sys.argv[1])
from pages.server.headers import HEADERS
from pages.server.limits import LIMITS
print(json.dumps({
    "cache": LIMITS.cache_mb, "classes": LIMITS.classes, "students": LIMITS.students, "second": LIMITS.second_process,
    "models": os.environ["ATTENTION_MODELS"], "frames": "frame-ancestors 'self'" in HEADERS["Content-Security-Policy"],
}))
"""


def test_what_secrets_name_is_set_before_it_is_read_unless_the_environment_sets_it(tmp_path: Path):
    (tmp_path / ".streamlit").mkdir()
    (tmp_path / ".streamlit/secrets.toml").write_text(SECRETS)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("ATTENTION_", "STREAMLIT_"))}
    given = {**kept, "PYTHONPATH": str(ROOT), "ATTENTION_STUDENTS": "9"}
    command = [sys.executable, "-c", SAYS, str(ROOT / "deploy/community_cloud/streamlit_app.py")]
    said = subprocess.run(command, cwd=tmp_path, env=given, check=True, capture_output=True, text=True).stdout
    assert json.loads(said) == {"cache": 48, "classes": 7, "students": 9, "second": 0, "models": "none", "frames": True}
