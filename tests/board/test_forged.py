"""Only the link reaches the computation: nobody else's answer changes, and a click sets what a link can."""

import json
import logging
from collections.abc import Iterator
from types import SimpleNamespace
from urllib.parse import urlencode

import pytest
import streamlit as st
from starlette.applications import Starlette

from attn_core import cache
from attn_core.sources.examples import PARTS
from pages.answers import page_boards
from pages.controls import board, run_report, session
from pages.server import admission, endpoints
from pages.view import link, menu, settings
from tests import wiring
from tests.coroutines import finish
from tests.forged import VALUES, Forger
from tests.screen import view_on

TIMED = {"about", "list", "packed", "race"}  # slots of sentences that say how long something took
HONEST = [
    ("explore", {"kind": "cross", "temperature": "0.5", "heads": "4", "text2": "one bat & two"}),
    ("masks", {"mask": "causal", "mask_painted": "1-4_2-3"}),
]
OURS = "learn.example"


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch):
    """This process answers what is expensive: a worker belongs to one event loop, and each connection here has its own."""
    monkeypatch.setattr(admission, "workers", [])


async def _talk(frames: list[str | bytes], headers: dict[str, str]) -> list[dict[str, object]]:
    """Return all messages from the addresses to one connection."""
    heard = [{"type": "websocket.receive", "text" if isinstance(frame, str) else "bytes": frame} for frame in frames]
    events = iter([{"type": "websocket.connect"}, *heard, {"type": "websocket.disconnect", "code": 1000}])
    sent: list[dict[str, object]] = []

    async def receive() -> dict[str, object]:
        return next(events)

    async def send(event: dict[str, object]) -> None:
        sent.append(event)

    lines = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "websocket", "path": "/view/see", "query_string": b"", "headers": lines, "subprotocols": []}
    await Starlette(routes=endpoints.routes())(scope, receive, send)
    return sent


def talk(*frames: str | bytes, origin: str | None = f"https://{OURS}", host: str = OURS) -> list[dict[str, object]]:
    """Connect, send these frames, leave; return all that came back, as ASGI says it."""
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    return finish(_talk(list(frames), headers))


def answers(*frames: str | bytes) -> list[str]:
    """Return the texts that a connection was sent; each can be sent as a browser reads it."""
    accepted, *sent = talk(*frames)
    assert accepted["type"] == "websocket.accept"
    assert {event["type"] for event in sent} <= {"websocket.send"}
    return [str(event["text"]).encode().decode() for event in sent]


def honest() -> list[str]:
    """Return the answers for some views in a new session, without measured times; a busy server is asked again."""
    asked = [
        json.dumps({"n": n, "page": page, "link": urlencode(said), "boards": [*page_boards.boards(page)], "have": {}})
        for n, (page, said) in enumerate(HONEST)
    ]
    found = [json.loads(answer) for answer in answers(*asked)]
    if any("wait" in answer for answer in found):  # each has waited for its turn
        return honest()
    for each in (each for answer in found for each in answer["boards"].values()):
        each["cells"] = {name: [said for said in cell if said["slot"] not in TIMED] for name, cell in each["cells"].items()}
    return [json.dumps(answer) for answer in found]


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing may be logged as an error."""
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_others_see_what_they_saw_whatever_is_asked_meanwhile(quiet: None):
    """What is kept, and once more computed."""
    cache.SHARED.clear()
    before, forger = honest(), Forger(0)
    asked = [
        {"n": 1, "page": page, "link": urlencode(forger.said(), errors="replace"), "boards": [*page_boards.boards(page)]}
        for page in (*(page for page, _ in HONEST), *forger.sample(menu.PAGES, 2))
    ]
    assert len(answers(*map(json.dumps, asked))) == len(asked)
    assert honest() == before
    cache.SHARED.clear()
    assert honest() == before


def test_a_frame_that_is_no_text_ends_the_connection(quiet: None):
    question = json.dumps({"n": 1, "page": "explore", "link": "", "boards": ["lead"]})
    for frame in (b"", b"{}", b"\x00" * 1_000_000):
        assert len(answers(question, frame, question)) == 1
    assert len(answers(question, question)) == 2


# ---- who may ask ----

FOREIGN = [
    *("https://other.example", "null", "", "http://[", "https://[::1", f"https://{OURS}.other.example", "file://"),
    *(f"https://{OURS}@other.example", f"https://{OURS}:8443", "https://", "x" * 10_000, "https://\udcff"),
]


def test_a_foreign_page_is_refused_before_it_can_ask_one_of_the_same_origin_and_no_browser_are_let_in(quiet: None):
    for origin in FOREIGN:
        [closed] = talk(json.dumps({"page": "explore"}), origin=origin.encode("utf-8", "surrogateescape").decode("latin-1"))
        assert (closed["type"], closed["code"]) == ("websocket.close", 4403), origin
    for origin in (f"https://{OURS}", f"http://{OURS}", None):
        assert talk(origin=origin)[0]["type"] == "websocket.accept"


@pytest.mark.parametrize("allowed", ["https://school.example", "school.example"])
def test_the_operators_other_origins_are_let_in(monkeypatch: pytest.MonkeyPatch, allowed: str):
    options, option = {"server.corsAllowedOrigins": [allowed, "https://second.example"]}, st.get_option
    assert talk(origin="https://school.example")[0]["type"] == "websocket.close"
    monkeypatch.setattr(endpoints.st, "get_option", lambda name: options.get(name, option(name)))
    assert talk(origin="https://school.example")[0]["type"] == "websocket.accept"
    assert talk(origin="https://other.example")[0]["type"] == "websocket.close"
    options["server.enableCORS"] = False
    assert talk(origin="https://other.example")[0]["type"] == "websocket.accept"


# ---- what a click sets ----

REPORT = (run_report.CHANGES, run_report.KNEW, run_report.TOLD)
OURS_ALONE = (session.PAGE, session.DRAWN, session.SET, *REPORT)  # other session state, which no browser sets
SHAPES = (None, 0, False, "text", 7.5, [], [["text", "x"]], {}, {"text": 0}, {"seed": 5}, {"": "x"})


class Address(dict):
    """What the address says, as Streamlit keeps it."""

    to_dict = dict.copy


@pytest.fixture
def clicked(monkeypatch: pytest.MonkeyPatch) -> tuple[dict[str, object], SimpleNamespace, dict[str, object]]:
    """Return a session's state, the value of a board's component in it, and the board's callbacks."""
    state: dict[str, object] = {session.PAGE: "explore", session.DRAWN: set()}
    said = SimpleNamespace()
    callbacks: dict[str, object] = {}
    theme = SimpleNamespace(theme=SimpleNamespace(type="light"))
    for name, fake in (("session_state", state), ("query_params", Address()), ("context", theme)):
        monkeypatch.setattr(st, name, fake)
    monkeypatch.setattr(board, "_component", lambda **how: callbacks.update(how))
    board.draw("explore", "lead", later=True)
    state[str(callbacks["key"])] = said
    return state, said, callbacks


def test_a_click_sets_what_a_link_could_and_nothing_else(quiet: None, clicked: tuple):
    state, said, callbacks = clicked
    forger, key = Forger(0), callbacks["key"]
    for sent in SHAPES:
        whole = {"number": 1, "link": {"seed": "5"}, "acted": [], "heard": 0}
        others = [whole | {name: str(sent)} for name in whole]
        for said.told in (sent, whole | {"link": sent}, *others, whole | {"link": {}, "acted": [[sent]]}):
            callbacks["on_told_change"]()
        assert state.keys() <= {key, *OURS_ALONE}
        assert st.query_params == {}
    for number in range(50):
        said.told = {"number": number, "link": forger.said(), "acted": [], "heard": forger.below(9)}
        said.run = forger.choice(SHAPES)
        callbacks["on_told_change"]()
        assert state.keys() <= {key, *OURS_ALONE, *settings.CONTROLS}
        kept = {name: value for name, value in state.items() if name not in (key, *OURS_ALONE)}
        values, notices = link.read({name: link.spelled(value) for name, value in kept.items()})
        assert (repr(values), notices) == (repr(kept), [])
        assert session.view() == view_on("explore", **kept)
        assert st.query_params == link.written(session.view())  # whether or not the page draws a control of that name
        callbacks["on_run_change"]()
        assert state.pop(session.ALL) is True


def test_what_a_control_can_not_hold_is_shown_as_the_default(clicked: tuple):
    """Whatever a browser says that a control of Streamlit's holds."""
    state, _, _ = clicked
    for kept in (float("inf"), float("nan"), -1, 10**30, "banana", ["x"], b"x", ("0.1", "0.2")):
        state |= {"temperature": kept, "seed": kept, "mask": kept, "pull": kept}
        assert session.view() == view_on("explore")


@pytest.mark.parametrize("page", ["explore", "masks", "models"])
def test_a_page_runs_with_what_a_click_has_set(page: str):
    forger, at = Forger(1), wiring.opened(page)
    said = {name: forger.choice(VALUES) for name in settings.CONTROLS if name not in ("text", "text2")}
    for name, value in link.read(said)[0].items():
        if value not in PARTS or page not in menu.LEARN:  # whose control offers one only where a link has set it
            at.session_state[name] = value
    wiring.ran(at)
