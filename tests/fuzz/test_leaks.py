"""Nothing leaks: a word typed into every field of a link is in no log, metric, file, key or head that another can read."""

import json
import logging
import re
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.WidgetStates_pb2 import WidgetState, WidgetStates

from pages.answers import answer, page_boards
from pages.board import json_encoding
from pages.board.pieces import Picture
from pages.lessons import packing
from pages.server import log
from pages.view import link, menu
from tests.browser.serving import Served, serving, serving_by_uvicorn
from tests.coroutines import finish
from tests.fuzz import sessions
from tests.fuzz.control import asking
from tests.load import proxy

pytestmark = pytest.mark.long
WORD = "Zebrafink"  # unmistakable, and in no sentence of ours
LESSON = f"# {WORD}\n\n## {WORD}\nlink: /masks?text={WORD}+flew\n\n{WORD}\n\n? {WORD}\n- [x] {WORD}\n- [ ] b\n! {WORD}\n"
FIELDS = {
    "text": f"The {WORD} flew out of the {WORD}",
    "text2": f"A {WORD} saw it leave",
    "cross_text": f"Out of the {WORD} flew",
    "task": f"Find the {WORD}",
    "lesson": packing.pack(LESSON),
    "lesson_answer": WORD,
    "guesses": f"mask.{WORD}",
    "answer": WORD,
    "compare": urlencode({"text": f"{WORD} and bat", "temperature": "2"}),
}
QUERY = urlencode(FIELDS)
WRONG = urlencode({"temperature": WORD, "mask": WORD, WORD: WORD, "locked": WORD, "bars": WORD, "edits": WORD, "text": WORD})
BROWSED = ("/status", "/_stcore/metrics", "/_stcore/health", "/_stcore/host-config", "/view/form/0", f"/explore?{QUERY}")
BROWSED += (
    f"/view/form/{WORD}",
    f"/view/{WORD}/{WORD}.js",
    f"/media/{WORD}",
    f"/{WORD}",
    f"/_stcore/upload_file/{WORD}/{WORD}",
)
PAGES = ("explore", "masks", "practice")  # opened as pages; questions are asked of all


@pytest.fixture(scope="module", params=[serving, serving_by_uvicorn], ids=["streamlit", "uvicorn"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose own folders are empty."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"):
            patch.setenv(name, str(home))
        with serving() if request.param is serving else serving_by_uvicorn() as address:
            address.home = home
            yield address


@pytest.fixture(scope="module")
def visited(server: Served) -> dict[str, list[str]]:
    """What anybody can read of a server on which somebody has typed the word everywhere."""
    heads, bodies = zip(*(_read(f"{server}{path}") for path in BROWSED), strict=True)
    forms = finish(_visit(server))
    later = [_read(f"{server}{path}") for path in (*BROWSED[:4], *(f"/view/form/{name}" for name in forms))]
    files = [path for path in server.home.rglob("*") if path.is_file()]
    return {
        "heads": [*heads, *(head for head, _ in later)],
        "answers": [body for path, body in zip(BROWSED, bodies, strict=True) if WORD not in path],
        "later": [body for _, body in later],
        "forms": forms,
        "files": [str(path) for path in files] + [path.read_bytes().decode("latin-1") for path in files],
    }


def _read(address: str) -> tuple[str, str]:
    """Return the heads and the body of an answer."""
    try:
        with urllib.request.urlopen(address, timeout=20) as response:
            return f"{response.status} {response.headers}", response.read().decode("latin-1")
    except urllib.error.HTTPError as refused:
        return f"{refused.code} {refused.headers}", refused.read().decode("latin-1")


async def _visit(server: Served) -> list[str]:
    """Open pages, ask for every board, export everything, share, and send refused requests; return names of forms."""
    for page in PAGES:
        for query in (QUERY, WRONG):
            socket = await sessions.opening(server)
            came = await sessions.run(socket, sessions.order(page, query))
            socket.transport.abort()
            assert b"/media/" not in b"".join(message.SerializeToString() for message in came)
    names = set()
    async with await asking(server) as socket:
        for question in _questions():
            await socket.send(question)
            names.update(re.findall(r'\\"form\\":\\"(\w+)|"form":"(\w+)', str(await socket.recv())))
    return sorted({name for pair in names for name in pair if name})[:40]


def _questions() -> Iterator[str]:
    for page in menu.PAGES:
        boards = [*page_boards.boards(page)]
        asked = {"n": 1, "page": page, "link": QUERY, "boards": boards, "at": f"http://127.0.0.1/{WORD}"}
        yield json.dumps(asked)
        for take in ("program", "report", f"table:{WORD}", "picture:bars.svg", WORD) if page == "explore" else ("program",):
            yield json.dumps({**asked, "take": take})
    qr = f"http://a.example/?text={WORD}"
    yield from (
        json.dumps({**asked, "qr": qr}),
        json.dumps({**asked, "link": WRONG}),
        WORD,
        json.dumps({**asked, "page": WORD}),
    )
    yield from (json.dumps({**asked, "take": [WORD]}), json.dumps({**asked, "link": f"text={WORD}&" * 1000}), f'["{WORD}')


def test_no_log_no_file_no_head_and_no_metric_has_a_typed_word(server: Served, visited: dict[str, list[str]]):
    assert visited["forms"]
    assert any(WORD in path for path in BROWSED)  # the records of an access log
    assert [line for line in server.printed if WORD in line] == []
    for kind, texts in visited.items():
        assert [text[:300] for text in texts if WORD in text] == [], kind


def test_an_error_over_a_forged_control_is_logged_without_its_value(server: Served):
    """Streamlit reads the value, and its error quotes it; rich, where it is installed, prints errors past the log."""
    start = len(server.printed)
    finish(_forge(server))
    proxy.until(lambda: any("ValueError" in line for line in server.printed[start:]))
    assert [line for line in server.printed[start:] if WORD in line or "Traceback" in line] == []


async def _forge(server: Served) -> None:
    """Open Explore, then send the word as the value of its first number field, and wait for the end of the run."""
    socket = await sessions.opening(server)
    came = await sessions.run(socket, sessions.order("explore"))
    shown = [message.delta.new_element for message in came if message.WhichOneof("type") == "delta"]
    number = next(each.number_input.id for each in shown if each.WhichOneof("type") == "number_input")
    forged = WidgetStates(widgets=[WidgetState(id=number, string_value=WORD)])
    await sessions.run(socket, BackMsg(rerun_script=ClientState(widget_states=forged)).SerializeToString())
    socket.transport.abort()


@pytest.mark.parametrize("page", menu.PAGES)
def test_no_form_of_a_chart_has_a_typed_word(page: str):
    """Whoever knows the hash of a form may read it: it belongs to a kind of chart, and holds nobody's sentence."""
    view = link.from_query(QUERY, page)
    pictures = {slot: piece for slot, piece in page_boards.pieces(page, view).items() if isinstance(piece, Picture)}
    forms = {slot: json_encoding.specification(piece).decode() for slot, piece in pictures.items()}
    assert [slot for slot, form in forms.items() if WORD in form] == []
    assert not any(WORD in key for key in forms)


def test_a_question_that_fails_is_logged_without_what_was_asked(monkeypatch: pytest.MonkeyPatch):
    """The place and the kind of the error; its text may contain a word."""
    factory, written = logging.getLogRecordFactory(), []
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)

    def fail(page: str) -> None:
        raise ValueError(f"{page} {WORD}")

    class Kept(logging.Handler):
        """Keep the records of a log."""

        def emit(self, record: logging.LogRecord) -> None:
            """Keep a record as it is written."""
            written.append(self.format(record))

    monkeypatch.setattr(answer, "boards", fail)
    handler = Kept()
    logging.getLogger().addHandler(handler)
    log.keep_no_words()
    try:
        reply = answer.reply(json.dumps({"n": 1, "page": "explore", "link": QUERY, "boards": ["lead"]}))
    finally:
        logging.setLogRecordFactory(factory)
        logging.getLogger().removeHandler(handler)
    assert WORD not in reply
    [entry] = written
    assert "ValueError" in entry
    assert Path(__file__).name in entry
    assert WORD not in entry
