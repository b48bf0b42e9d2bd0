"""No visitor writes the log: whatever somebody sends, it gets short lines, none of them forged, and few."""

import json
import logging
import socket
import urllib.request
from urllib.parse import quote, urlsplit

import pytest
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from pages.server import log, status
from tests.browser.serving import Served, serving_by_uvicorn

FORGED = "forged line"
LINES = f"\n{FORGED}\r{FORGED}\x1b[2J\u2028{FORGED}\x85\x00"
MANY = LINES * (950_000 // len(LINES.encode()))
TIMES = 3  # that each is sent


def stream(server: Served, *messages: BackMsg | bytes | str) -> None:
    """Open a page's websocket and send messages; wait until the page has run after them, or is closed."""
    with connect(
        f"ws{server[4:]}/_stcore/stream", subprotocols=["streamlit"], origin=server, open_timeout=60, max_size=None
    ) as page:
        try:
            for message in messages:
                page.send(message if isinstance(message, (bytes, str)) else message.SerializeToString())
            page.send(BackMsg(rerun_script=ClientState(page_name="masks")).SerializeToString())
            while ForwardMsg.FromString(page.recv(timeout=60)).WhichOneof("type") != "script_finished":
                pass
        except ConnectionClosed:
            pass


def request(server: Served, head: bytes) -> bytes:
    """Send a head as it is, and return what is answered."""
    place = urlsplit(server)
    with socket.create_connection((place.hostname, place.port), timeout=60) as sent:
        sent.sendall(head + b"\r\nHost: a\r\nConnection: close\r\n\r\n")
        return b"".join(iter(lambda: sent.recv(65536), b""))


def see(server: Served, *texts: str) -> None:
    """Send texts to the boards' websocket, and wait for an answer to each."""
    with connect(f"ws{server[4:]}/view/see", origin=server, open_timeout=60) as boards:
        for text in texts:
            boards.send(text)
            boards.recv(timeout=60)


def everything(server: Served) -> None:
    """Send what libraries would write into the log, and what this app could."""
    fragment = BackMsg(rerun_script=ClientState(fragment_id=MANY))
    stream(server, *[fragment] * 8)
    link, at = f"text={quote(LINES)}&heads={quote(LINES)}&page={quote(LINES)}", urlsplit(server).path
    for _ in range(TIMES):
        stream(server, BackMsg(rerun_script=ClientState(query_string=link, page_name=LINES, page_script_hash=LINES)))
        stream(server, LINES)
        stream(server, b"\xff" + LINES.encode())
        request(server, f"GET {at}/masks?{link} HTTP/1.1\r\nOrigin: http://[{FORGED}\r\nCookie: a={FORGED}".encode())
        request(server, f"GET {at}/{quote(LINES)} HTTP/1.1".encode())
        request(server, b"\xff\xfe " + FORGED.encode())
    acts = [{"do": LINES}, {"do": "find", "code": LINES}, {"do": "enter", "code": "AAAAA", "by": LINES}, {"do": ["join"]}]
    see(server, *(json.dumps({"class": {"lang": LINES, **act}, "n": 1}) for act in acts * TIMES))
    see(server, *[json.dumps({"page": LINES, "link": link, "boards": [LINES], "n": 1}), LINES] * TIMES)


def test_what_a_visitor_sends_writes_short_lines_and_few(server: Served):
    before = len(server.printed)
    everything(server)
    lines = "".join(server.printed[before:]).splitlines()
    assert any("fragment" in line for line in lines)  # it is logged, so that an operator can see it
    assert [line for line in lines if len(line) > 2 * log.LONGEST or line.strip().startswith(FORGED)] == []
    assert not {sign for line in lines for sign in line if not sign.isprintable()}
    assert sum(map(len, lines)) < 20_000


def test_no_other_way_of_serving_writes_what_learners_typed():
    """Streamlit gives uvicorn's log of requests a handler, so that uvicorn would write each address in full."""
    with serving_by_uvicorn() as server, urllib.request.urlopen(f"{server}/explore?text=aardvark", timeout=20) as answer:
        assert answer.status == 200
    assert server.printed
    assert "aardvark" not in "".join(server.printed)


@pytest.fixture
def records() -> log.Records:
    """What makes records, with a clock that stands still."""
    made = log.Records(logging.LogRecord)
    made.paces._make = lambda: log.Bucket(log.RATE, log.AT_ONCE, lambda: 0.0)
    return made


def made(records: log.Records, name: str, text: object, *given: object) -> logging.LogRecord:
    return records(name, logging.WARNING, "file.py", 1, text, given, None)


class Unprintable:
    """Something whose text can't be made."""

    def __str__(self) -> str:
        raise ValueError(FORGED)


@pytest.mark.parametrize("name", ["streamlit.runtime", "root", "pages.answers"])
def test_a_record_of_any_logger_is_one_short_line(records: log.Records, name: str):
    for text, *given in ((MANY,), ("a %s b", MANY), ("%s", Unprintable()), ("%d", MANY), (ValueError(MANY),)):
        line = made(records, name, text, *given).getMessage()
        assert len(line) <= (log.OWN if name.startswith("pages") else log.LONGEST)
        assert line.isprintable()
    assert made(records, name, "Größe %s", "½").getMessage() == "Größe ½"


def test_lines_that_come_too_fast_are_counted_and_told_in_one(records: log.Records):
    before = status.counts().get("refused.log", 0)
    levels = [made(records, "one", "%s", n).levelno for n in range(log.AT_ONCE + 7)]
    assert levels == [logging.WARNING] * log.AT_ONCE + [log.LEFT_OUT] * 7
    assert made(records, "other", "here").getMessage() == "here"  # another logger has its own pace
    records.paces.of("one").clock = lambda: 1.0
    assert made(records, "one", "again").getMessage() == "(after 7 lines that were left out) again"
    assert made(records, "one", "again").getMessage() == "again"
    assert status.counts()["refused.log"] - before == 7
