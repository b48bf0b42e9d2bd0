"""No visitor writes the log: whatever somebody sends, it gets short lines, none of them forged, and few; no word is kept."""

import contextlib
import json
import logging
import socket
import sys
import urllib.error
import urllib.request
from pathlib import Path
from urllib.parse import quote, urlencode, urlsplit

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from pages.lessons import packing
from pages.server import counters, log
from tests.browser.serving import Served, serving_by_uvicorn

FORGED = "forged line"
LINES = f"\n{FORGED}\r{FORGED}\x1b[2J\u2028{FORGED}\x85\x00"
MANY = LINES * (950_000 // len(LINES.encode()))
WORD = "Zebrafink"  # unmistakable, and in no sentence of ours
LESSON = f"# {WORD}\n\n## {WORD}\nlink: /masks?text={WORD}+flew\n\n{WORD}\n\n? {WORD}\n- [x] {WORD}\n- [ ] b\n! {WORD}\n"
FIELDS = {
    **{"text": f"The {WORD} flew", "text2": f"A {WORD} saw it", "cross_text": f"Out of {WORD}", "task": f"Find {WORD}"},
    **{"lesson": packing.pack(LESSON), "lesson_answer": WORD, "guesses": f"mask.{WORD}", "answer": WORD},
    "compare": urlencode({"text": f"{WORD} and bat", "temperature": "2"}),
}
QUERY, WRONG = urlencode(FIELDS), urlencode(dict.fromkeys(("temperature", "mask", WORD, "locked", "edits", "text"), WORD))


def stream(server: Served, *messages: BackMsg | bytes | str) -> None:
    """Open a page's websocket and send messages; wait until the page has run after them, or is closed."""
    page = connect(
        f"ws{server[4:]}/_stcore/stream", subprotocols=["streamlit"], origin=server, open_timeout=60, max_size=None
    )
    with page, contextlib.suppress(ConnectionClosed):
        for message in messages:
            page.send(message if isinstance(message, (bytes, str)) else message.SerializeToString())
        page.send(BackMsg(rerun_script=ClientState(page_name="masks")).SerializeToString())
        while ForwardMsg.FromString(page.recv(timeout=60)).WhichOneof("type") != "script_finished":
            pass


def request(server: Served, head: bytes) -> bytes:
    """Send a head as it is, and return what is answered."""
    place = urlsplit(server)
    with socket.create_connection((place.hostname, place.port), timeout=60) as sent:
        sent.sendall(head + b"\r\nHost: a\r\nConnection: close\r\n\r\n")
        return b"".join(iter(lambda: sent.recv(65536), b""))


def see(server: Served, *texts: str) -> None:
    """Send texts to the boards' websocket, and wait for an answer to each."""
    with connect(f"ws{server[4:]}/view/see", origin=server, open_timeout=60, max_size=None) as boards:
        for text in texts:
            boards.send(text)
            boards.recv(timeout=60)


def read(address: str) -> str:
    """Return the heads and the body of an answer."""
    try:
        with urllib.request.urlopen(address, timeout=20) as response:
            return f"{response.headers} {response.read().decode('latin-1')}"
    except urllib.error.HTTPError as refused:
        return f"{refused.headers}"


def test_what_a_visitor_sends_writes_short_lines_and_few(server: Served):
    """What libraries would write into the log, and what this app could."""
    before, at = len(server.printed), urlsplit(server).path
    stream(server, *[BackMsg(rerun_script=ClientState(fragment_id=MANY))] * 8)
    link = f"text={quote(LINES)}&heads={quote(LINES)}&page={quote(LINES)}"
    acts = [{"do": LINES}, {"do": "find", "code": LINES}, {"do": "enter", "code": "AAAAA", "by": LINES}, {"do": ["join"]}]
    for _ in range(2):
        stream(server, BackMsg(rerun_script=ClientState(query_string=link, page_name=LINES, page_script_hash=LINES)))
        stream(server, LINES)
        stream(server, b"\xff" + LINES.encode())
        request(server, f"GET {at}/masks?{link} HTTP/1.1\r\nOrigin: http://[{FORGED}\r\nCookie: a={FORGED}".encode())
        request(server, f"GET {at}/{quote(LINES)} HTTP/1.1".encode())
        request(server, b"\xff\xfe " + FORGED.encode())
        see(server, *(json.dumps({"class": {"lang": LINES, **act}, "n": 1}) for act in acts))
        see(server, json.dumps({"page": LINES, "link": link, "boards": [LINES], "n": 1}), LINES)
    lines = "".join(server.printed[before:]).splitlines()
    assert any("fragment" in line for line in lines)  # it is logged, so that an operator can see it
    assert [line for line in lines if len(line) > 2 * log.LONGEST or line.strip().startswith(FORGED)] == []
    assert not {sign for line in lines for sign in line if not sign.isprintable()}
    assert sum(map(len, lines)) < 20_000


def test_no_log_no_file_no_head_and_no_metric_has_a_typed_word(server: Served, home: Path):
    for path in (f"/explore?{QUERY}", f"/view/form/{WORD}", f"/media/{WORD}", f"/{WORD}"):
        read(f"{server}{path}")
    said = {"n": 1, "page": "explore", "boards": ["lead"]}
    see(server, json.dumps({**said, "link": QUERY}), json.dumps({**said, "link": WRONG}), WORD)
    later = [read(f"{server}{path}") for path in ("/status", "/_stcore/metrics", "/_stcore/health", "/explore")]
    files = [str(path) + path.read_bytes().decode("latin-1") for path in home.rglob("*") if path.is_file()]
    assert [text[:300] for text in (*later, *files, *server.printed) if WORD in text] == []


def test_no_other_way_of_serving_writes_what_learners_typed():
    """Streamlit gives uvicorn's log of requests a handler, so that uvicorn would write each address in full."""
    with serving_by_uvicorn() as server:
        assert read(f"{server}/explore?text={WORD}")
    assert server.printed
    assert WORD not in "".join(server.printed)


class Unprintable:
    """Something whose text can't be made."""

    def __str__(self) -> str:
        raise ValueError(FORGED)


def test_a_record_of_any_logger_is_one_short_line_and_those_that_come_too_fast_are_counted_and_told_in_one():
    records = log.Records(logging.LogRecord)
    records.paces._make = lambda: log.Bucket(log.RATE, log.AT_ONCE, lambda: 0.0)

    def made(name: str, text: object, *given: object) -> logging.LogRecord:
        return records(name, logging.WARNING, "file.py", 1, text, given, None)

    for name in ("streamlit.runtime", "root", "pages.answers"):
        for text, *given in ((MANY,), ("a %s b", MANY), ("%s", Unprintable()), ("%d", MANY), (ValueError(MANY),)):
            line = made(name, text, *given).getMessage()
            assert len(line) <= (log.OWN if name.startswith("pages") else log.LONGEST)
            assert line.isprintable()
        assert made(name, "Größe %s", "½").getMessage() == "Größe ½"
    before = counters.HERE.get_sample_value("attention_refused_total", {"reason": "log"}) or 0
    levels = [made("one", "%s", n).levelno for n in range(log.AT_ONCE + 7)]
    assert levels == [logging.WARNING] * log.AT_ONCE + [log.LEFT_OUT] * 7
    assert made("other", "here").getMessage() == "here"  # another logger has its own pace
    assert records("one", logging.ERROR, "file.py", 1, "worse", (), None).getMessage() == "worse"  # so has another level
    floods = [_failed("flood") for _ in range(log.AT_ONCE + 5)]
    assert [records("one", logging.ERROR, "file.py", 1, "", (), each).levelno for each in floods][-1] == log.LEFT_OUT
    assert records("one", logging.ERROR, "file.py", 1, "", (), _failed("honest")).levelno == logging.ERROR
    records.paces.of(("one", logging.WARNING, "file.py:1")).clock = lambda: 1.0
    assert [made("one", "again").getMessage().endswith("again") for _ in range(2)] == [True, True]
    assert counters.HERE.get_sample_value("attention_refused_total", {"reason": "log"}) - before == 7 + 5


def _failed(how: str) -> tuple[type, Exception, object]:
    """Return an error that arises at one of two places."""
    try:
        if how == "flood":
            raise KeyError(how)
        raise ValueError(how)
    except (KeyError, ValueError):
        return sys.exc_info()
