"""Nothing leaks: a typed word is in no log, metric, file or chart's form, and nothing typed is ever executed."""

import ast
import json
import logging
import urllib.error
import urllib.request
from pathlib import Path
from urllib.parse import urlencode

import pytest
from websockets.sync.client import connect

from pages.answers import answer, page_boards
from pages.board import json_encoding
from pages.board.pieces import Picture
from pages.lessons import packing
from pages.server import log
from pages.view import link, menu
from tests.browser.serving import serving

ROOT = Path(__file__).parents[2]
WORD = "Zebrafink"  # unmistakable, and in no sentence of ours
LESSON = f"# {WORD}\n\n## {WORD}\nlink: /masks?text={WORD}+flew\n\n{WORD}\n\n? {WORD}\n- [x] {WORD}\n- [ ] b\n! {WORD}\n"
FIELDS = {
    **{"text": f"The {WORD} flew", "text2": f"A {WORD} saw it", "cross_text": f"Out of {WORD}", "task": f"Find {WORD}"},
    **{"lesson": packing.pack(LESSON), "lesson_answer": WORD, "guesses": f"mask.{WORD}", "answer": WORD},
    "compare": urlencode({"text": f"{WORD} and bat", "temperature": "2"}),
}
QUERY, WRONG = urlencode(FIELDS), urlencode(dict.fromkeys(("temperature", "mask", WORD, "locked", "edits", "text"), WORD))


def read(address: str) -> str:
    """Return the heads and the body of an answer."""
    try:
        with urllib.request.urlopen(address, timeout=20) as response:
            return f"{response.headers} {response.read().decode('latin-1')}"
    except urllib.error.HTTPError as refused:
        return f"{refused.headers}"


def test_no_log_no_file_no_head_and_no_metric_has_a_typed_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    for name in ("HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    said = {"n": 1, "page": "explore", "boards": ["lead"]}
    with serving() as server:
        for path in (f"/explore?{QUERY}", f"/view/form/{WORD}", f"/media/{WORD}", f"/{WORD}"):
            read(f"{server}{path}")
        with connect(f"{server}/view/see".replace("http", "ws"), origin=server, max_size=None) as socket:
            for text in (json.dumps({**said, "link": QUERY}), json.dumps({**said, "link": WRONG}), WORD):
                socket.send(text)
                socket.recv(60)
        later = [read(f"{server}{path}") for path in ("/status", "/_stcore/metrics", "/_stcore/health", "/explore")]
        files = [str(path) + path.read_bytes().decode("latin-1") for path in tmp_path.rglob("*") if path.is_file()]
        assert [text[:300] for text in (*later, *files, *server.printed) if WORD in text] == []


@pytest.mark.parametrize("page", menu.PAGES)
def test_no_form_of_a_chart_has_a_typed_word(page: str):
    """Whoever knows the hash of a form may read it: it belongs to a kind of chart, and holds nobody's sentence."""
    pieces = page_boards.pieces(page, link.from_query(QUERY, page)).items()
    forms = {slot: json_encoding.specification(each).decode() for slot, each in pieces if isinstance(each, Picture)}
    assert [slot for slot, form in forms.items() if WORD in form + slot] == []


def test_a_question_that_fails_is_logged_without_what_was_asked(monkeypatch: pytest.MonkeyPatch, caplog):
    """The place and the kind of the error; its text may contain a word."""

    def fail(page: str) -> None:
        raise ValueError(f"{page} {WORD}")

    monkeypatch.setattr(answer, "boards", fail)
    monkeypatch.setattr("threading.excepthook", None)
    factory = logging.getLogRecordFactory()
    log.keep_no_words()
    try:
        reply = answer.reply(json.dumps({"n": 1, "page": "explore", "link": QUERY, "boards": ["lead"]}))
    finally:
        logging.setLogRecordFactory(factory)
    assert WORD not in reply
    assert WORD not in caplog.text
    assert "ValueError" in caplog.text
    assert Path(__file__).name in caplog.text


# ---- nothing typed is executed, stored or sent ----

CALLS = {"eval", "exec", "__import__", "breakpoint", "input", "torch.load", "torch.save", "os.system", "os.popen"}
CALLS |= {"open", "write_text", "write_bytes", "unlink", "mkdir", "touch", "symlink_to"}
MODULES = {"pickle", "marshal", "shelve", "subprocess", "pty", "code", "ctypes", "runpy", "yaml", "multiprocessing", "http"}
MODULES |= {"socket", "smtplib", "ftplib", "requests", "httpx", "sqlite3", "tempfile", "shutil"}
REASONS = {
    "attn_core/mistakes/definition.py": {"exec", "eval"},  # programs of mistakes, constants of their own files
    "attn_core/models/convert.py": {"mkdir"},  # a command of the operator's: converts a model's file once
    "attn_core/meaning/making/nameable.py": {"write_bytes"},  # commands of developers: make files that are shipped
    "attn_core/models/training/unmasked.py": {"write_text"},
    "pages/server/network.py": {"socket"},  # asks the machine for its own address in the network, and sends nothing
    "pages/browser/vega.py": {"subprocess", "tempfile", "mkdir", "write_bytes"},  # makes Vega's script by a constant line
    "pages/server/helper.py": {"subprocess"},  # processes beside the server: a constant command; questions go to it as JSON
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
