"""A question that fails leaves no typed word in the log, and nothing typed is ever executed, stored or sent."""

import ast
import json
import logging
from pathlib import Path

import pytest

from pages.answers import answer
from pages.server import log

ROOT = Path(__file__).parents[2]
WORD = "Zebrafink"  # unmistakable, and in no sentence of ours


def test_a_question_that_fails_is_logged_without_what_was_asked(monkeypatch: pytest.MonkeyPatch, caplog):
    """The place and the kind of the error; its text may contain a word."""

    def fail(page: str) -> None:
        raise ValueError(f"{page} {WORD}")

    monkeypatch.setattr(answer, "boards", fail)
    monkeypatch.setattr("threading.excepthook", None)
    factory = logging.getLogRecordFactory()
    log.keep_no_words()
    try:
        reply = answer.reply(json.dumps({"n": 1, "page": "explore", "link": f"text={WORD}", "boards": ["lead"]}))
    finally:
        logging.setLogRecordFactory(factory)
    assert WORD not in reply
    assert WORD not in caplog.text
    assert "ValueError" in caplog.text
    assert Path(__file__).name in caplog.text


# ---- nothing typed is executed, stored or sent ----

CALLS = {"eval", "exec", "__import__", "breakpoint", "input", "torch.load", "torch.save", "os.system", "os.popen"}
CALLS |= {"asyncio.create_subprocess_exec", "asyncio.create_subprocess_shell"}
CALLS |= {"open", "write_text", "write_bytes", "unlink", "mkdir", "touch", "symlink_to"}
MODULES = {"pickle", "marshal", "shelve", "subprocess", "pty", "code", "ctypes", "runpy", "yaml", "multiprocessing", "http"}
MODULES |= {"socket", "smtplib", "ftplib", "requests", "httpx", "sqlite3", "tempfile", "shutil"}
REASONS = {
    "attn_core/diagnosis/programs.py": {"exec"},  # the same programs, on the tensors of a call
    "attn_core/mistakes/definition.py": {"exec", "eval"},  # programs of mistakes, constants of their own files
    "attn_core/models/convert.py": {"mkdir"},  # a command of the operator's: converts a model's file once
    "attn_core/meaning/making/nameable.py": {"write_bytes"},  # commands of developers: make files that are shipped
    "attn_core/models/training/unmasked.py": {"write_text"},
    "pages/server/network.py": {"socket"},  # asks the machine for its own address in the network, and sends nothing
    "pages/browser/vega.py": {"subprocess", "tempfile", "mkdir", "write_bytes"},  # makes Vega's script by a constant line
    "pages/server/worker.py": {"asyncio.create_subprocess_exec"},  # a constant command: questions go to it as JSON
}


def calls(path: Path) -> set[str]:
    """Return the calls and the modules of a file that may execute, store or send something."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names} & MODULES
        elif isinstance(node, ast.ImportFrom):
            found |= {str(node.module).partition(".")[0]} & MODULES
        elif isinstance(node, ast.Call):
            name, member = ast.unparse(node.func), getattr(node.func, "attr", "")
            found |= {name, member if member.startswith(("write", "mk", "un", "touch", "sym")) else name} & CALLS
    return found


def test_nothing_executes_stores_or_sends_but_what_is_listed():
    files = [ROOT / "app.py", *(ROOT / "pages").rglob("*.py"), *(ROOT / "attn_core").rglob("*.py")]
    assert {str(path.relative_to(ROOT)): found for path in files if (found := calls(path))} == REASONS
