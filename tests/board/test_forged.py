"""Only the link reaches the computation: every message of a browser is answered, and nobody else's answer changes."""

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
from pages.controls import board, report, session
from pages.server import endpoints
from pages.view import link, menu, settings
from tests import wiring
from tests.coroutines import finish
from tests.forged import Forger
from tests.screen import view_on
from tests.selection import SWEPT, always

ROUNDS, EACH = 4, 50  # two hundred forged questions, and as many triggers
TIMED = {"about", "list", "packed", "race"}  # slots of sentences that say how long something took
HONEST = [
    *(("explore", {}), ("loops", {}), ("heads", {"layers": "3"}), ("mistakes", {}), ("averaging", {})),
    ("explore", {"kind": "cross", "temperature": "0.5", "heads": "4", "text2": "one bat & two"}),
    ("masks", {"mask": "causal", "mask_painted": "1-4_2-3"}),
    ("query_key_value", {"edits": "v_0_3_1.5", "projections": "same"}),
]
OURS = "learn.example"


async def _talk(frames: list[str | bytes], headers: dict[str, str]) -> list[dict[str, object]]:
    """Return all messages from the addresses to one connection."""
    events: Iterator[dict[str, object]] = iter(
        [
            {"type": "websocket.connect"},
            *({"type": "websocket.receive", "text" if isinstance(frame, str) else "bytes": frame} for frame in frames),
            {"type": "websocket.disconnect", "code": 1000},
        ]
    )
    sent: list[dict[str, object]] = []

    async def receive() -> dict[str, object]:
        return next(events)

    async def send(event: dict[str, object]) -> None:
        sent.append(event)

    lines = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "websocket", "path": "/view/see", "query_string": b"", "headers": lines, "subprotocols": []}
    await Starlette(routes=endpoints.routes())(scope, receive, send)
    return sent


DEEP = 300  # brackets of a question that the test itself can read


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
    found = answers(*asked)
    while any("wait" in json.loads(answer) for answer in found):  # each has waited for its turn
        found = answers(*asked)
    return [untimed(answer) for answer in found]


def untimed(answer: str) -> str:
    """Return an answer without pieces that say how long something took."""
    found = json.loads(answer)
    for each in found["boards"].values():
        each["cells"] = {
            name: [piece for piece in said if piece["slot"] not in TIMED] for name, said in each["cells"].items()
        }
    return json.dumps(found)


def refused(constant: str) -> None:
    """Refuse invalid JSON that Python accepts."""
    raise AssertionError(constant)


def proper(question: str, answer: str) -> None:
    """Assert that an answer is JSON, has the question's number, and boards, a table, or a rule that the question breaks."""
    found = json.loads(answer, parse_constant=refused)
    kinds = found.keys() - {"n", "forms"}
    assert kinds in ({"boards"}, {"file"}, {"qr"}, {"error"}), question[:2000]
    if kinds == {"error"}:
        assert found["error"] != "The server could not compute this view", question[:2000]
        assert len(found["error"]) <= 200
    else:
        asked = json.loads(question) if question.count("[") < DEEP else {}
        if not asked:  # deeper than this stack reaches, which a shallower one of the server took
            return
        assert found["n"] == (asked["n"] if type(asked["n"]) is int else None)
        assert found.get("boards", {}).keys() <= page_boards.boards(asked["page"]).keys()


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing may be logged as an error."""
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


# ---- questions ----


@pytest.fixture(scope="module")
def before() -> list[str]:
    """What honest views show on a server that nobody has attacked."""
    cache.SHARED.clear()
    return honest()


@pytest.fixture(scope="module")
def forged(before: list[str]) -> list[tuple[list[str], list[str]]]:
    """Forged questions in some sessions, and their answers, after a server had answered honest ones."""
    forgers = [Forger(seed) for seed in range(ROUNDS)]
    questions = [[forger.question() for _ in range(EACH)] for forger in forgers]
    return [(asked, answers(*asked)) for asked in questions]


def test_whatever_is_asked_is_answered(quiet: None, forged: list[tuple[list[str], list[str]]]):
    for questions, replies in forged:
        assert len(replies) == EACH
        for question, reply in zip(questions, replies, strict=True):
            proper(question, reply)


def test_others_see_what_they_saw(quiet: None, before: list[str], forged: list[tuple[list[str], list[str]]]):
    """What is kept, and once more computed."""
    assert honest() == before
    cache.SHARED.clear()
    assert honest() == before


def test_the_forger_forges_every_kind(forged: list[tuple[list[str], list[str]]]):
    """Some forged values are taken, most are not, and many questions are refused: the mix is varied."""
    replies = [json.loads(reply) for _, listed in forged for reply in listed]
    errors = {str(reply["error"])[:30] for reply in replies if "error" in reply}
    assert len(errors) >= 5
    assert 40 < sum("boards" in reply for reply in replies) < 160
    forger = Forger(0)
    values, notices = zip(*(link.read(dict(forger.pairs())) for _ in range(50)), strict=True)
    assert sum(map(len, values)) > 50
    assert sum(map(len, notices)) > 300


@pytest.mark.parametrize("frame", [b"", b"{}", b"\xff" * 1000, b"\x00" * 1_000_000], ids=len)
def test_a_frame_that_is_no_text_ends_the_connection(quiet: None, frame: bytes):
    question = json.dumps({"n": 1, "page": "explore", "link": "", "boards": ["lead"]})
    assert len(answers(question, frame, question)) == 1
    assert len(answers(question, question)) == 2


# ---- who may ask ----


@pytest.mark.parametrize(
    "origin",
    [
        *("https://other.example", "null", "", "http://[", "https://[::1", f"https://{OURS}.other.example"),
        *(f"https://{OURS}@other.example", f"https://{OURS}:8443", "file://", "https://", "x" * 10_000, "https://\udcff"),
    ],
)
def test_a_foreign_page_is_refused_before_it_can_ask(quiet: None, origin: str):
    raw = origin.encode("utf-8", "surrogateescape").decode("latin-1")
    [closed] = talk(json.dumps({"page": "explore"}), origin=raw)
    assert (closed["type"], closed["code"]) == ("websocket.close", 4403)


@pytest.mark.parametrize("origin", [f"https://{OURS}", f"http://{OURS}", None])
def test_a_page_of_the_same_origin_and_no_browser_at_all_are_let_in(origin: str | None):
    assert talk(origin=origin)[0]["type"] == "websocket.accept"


@pytest.mark.parametrize("allowed", ["https://school.example", "school.example"])
def test_the_operators_other_origins_are_let_in(monkeypatch: pytest.MonkeyPatch, allowed: str):
    assert talk(origin="https://school.example")[0]["type"] == "websocket.close"
    options = {"server.corsAllowedOrigins": [allowed, "https://second.example"]}
    monkeypatch.setattr(endpoints.st, "get_option", lambda name: options.get(name, _option(name)))
    assert talk(origin="https://school.example")[0]["type"] == "websocket.accept"
    assert talk(origin="https://other.example")[0]["type"] == "websocket.close"
    options["server.enableCORS"] = False
    assert talk(origin="https://other.example")[0]["type"] == "websocket.accept"


_option = st.get_option


# ---- what a click sets ----

REPORT = (report.ACT, report.ACTED, report.BEFORE, report.CALLED, report.SET, report.TOLD)
OURS_ALONE = (session.PAGE, session.DRAWN, *REPORT)  # other session state, which no browser sets


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


@pytest.mark.parametrize("seed", always([0], range(ROUNDS)))
def test_a_click_sets_what_a_link_could_and_nothing_else(quiet: None, clicked: tuple, seed: int):
    state, said, callbacks = clicked
    forger, key = Forger(seed), callbacks["key"]
    for _ in range(EACH):
        said.set, said.run = {"act": forger.below(9), "values": forger.trigger()}, forger.value()
        callbacks["on_set_change"]()
        assert state.keys() <= {key, *OURS_ALONE, *settings.CONTROLS}
        kept = {name: value for name, value in state.items() if name not in (key, *OURS_ALONE)}
        values, notices = link.read({name: link.spelled(value) for name, value in kept.items()})
        assert (repr(values), notices) == (repr(kept), [])
        assert session.view() == view_on("explore", **kept)
        assert st.query_params == link.written(
            view_on("explore", **kept)
        )  # whether or not the page draws a control of that name
        callbacks["on_run_change"]()
        assert state.pop(session.ALL) is True


@pytest.mark.parametrize("sent", [None, 0, False, "text", 7.5, [], [["text", "x"]], {}, {"text": 0}, {"seed": 5}, {"": "x"}])
def test_a_click_of_another_shape_sets_nothing(clicked: tuple, sent: object):
    state, said, callbacks = clicked
    for said.set in (sent, {"act": 1, "values": sent}, {"act": str(sent), "values": {"seed": "5"}}):
        callbacks["on_set_change"]()
    del said.set
    callbacks["on_set_change"]()
    assert state.keys() <= {callbacks["key"], *OURS_ALONE}
    assert st.query_params == {}


@pytest.mark.parametrize("kept", [float("inf"), float("nan"), -1, 10**30, "banana", ["x"], b"x", ("0.1", "0.2")])
def test_what_a_control_can_not_hold_is_shown_as_the_default(clicked: tuple, kept: object):
    """Whatever a browser says that a control of Streamlit's holds."""
    state, _, _ = clicked
    state |= {"temperature": kept, "seed": kept, "mask": kept, "pull": kept}
    assert session.view() == view_on("explore")


@pytest.mark.parametrize("page", always(SWEPT, menu.PAGES))
def test_every_page_runs_with_what_a_click_has_set(page: str):
    forger, at = Forger(1 + menu.PAGES.index(page)), wiring.opened(page)
    for _ in range(3):
        forged = {name: forger.said() for name in settings.CONTROLS if name not in ("text", "text2")}
        for name, value in link.read(forged)[0].items():
            if value not in PARTS or page not in menu.LEARN:  # whose control offers one only where a link has set it
                at.session_state[name] = value
        wiring.ran(at)
