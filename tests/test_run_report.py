"""What a run tells the browser of itself, run by run: what it knew, where it started, what it shows."""

import json
import re
from html import unescape

import pytest
import streamlit as st

from pages.controls import run_report
from pages.view.settings import DEFAULTS


class Session:
    """A session of Streamlit's, as far as it counts here: controls hold what the browser says, and what is set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.state, self.drawn = {"temperature": 1.0, "mask": "none"}, []
        monkeypatch.setattr(st, "session_state", self.state)
        monkeypatch.setattr(st, "html", self.drawn.append)

    def link(self) -> dict[str, str]:
        values = {"temperature": f"{self.state['temperature']:g}", "mask": self.state["mask"]}
        return {name: text for name, text in values.items() if text not in ("1", "none")}

    def sets(self, **values: object) -> None:
        run_report.sets(self.link(), values)
        self.state.update(values)

    def tells(self, act: int, texts: dict[str, str], **values: object) -> None:
        with run_report.told(act, texts):
            self.sets(**values)

    def begins(self) -> None:
        run_report.begin(self.link, DEFAULTS)

    def ends(self) -> dict[str, object]:
        run_report.end("explore", self.link())
        told = json.loads(unescape(re.search('data-report="(.*?)"', str(self.drawn[-1]))[1]))
        return {name: told[name] for name in ("act", "acted", "started", "link", "set")}


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> Session:
    return Session(monkeypatch)


def test_a_run_starts_with_what_the_browser_has_told(session: Session):
    session.tells(3, {"temperature": "2"}, temperature=2.0)
    session.begins()
    wanted = {"act": 3, "acted": False, "started": {"temperature": "2"}, "link": {"temperature": "2"}}
    assert session.ends() == wanted | {"set": ["temperature"]}
    session.begins()
    assert session.ends() == wanted | {"set": []}
    session.tells(4, {"scale": "none", "maps": "same"})  # a text that sets another name
    session.begins()
    assert session.ends()["act"] == 4


def test_what_a_button_of_the_page_sets_is_a_change_and_an_act(session: Session):
    session.sets(mask="causal")
    session.begins()
    assert session.ends() == {"act": 0, "acted": True, "started": {}, "link": {"mask": "causal"}, "set": ["mask"]}
    with run_report.known():
        session.sets(mask="none")
    session.begins()
    assert session.ends() == {"act": 0, "acted": False, "started": {"mask": "causal"}, "link": {}, "set": ["mask"]}


def test_after_a_run_that_was_stopped_the_next_speaks_for_both_and_what_was_moved_since_stays(session: Session):
    session.sets(mask="causal")
    session.tells(3, {"temperature": "2"}, temperature=2.0)
    session.begins()
    session.state.update(temperature=1.0, mask="none")  # what the browser holds, which has not heard of it
    session.begins()
    both = {"act": 3, "acted": True, "started": {"temperature": "2"}, "link": {"temperature": "2", "mask": "causal"}}
    assert {**session.ends(), "set": []} == both | {"set": []}
    session.tells(4, {"temperature": "2"}, temperature=2.0)
    session.begins()
    session.state["temperature"] = 5.0
    session.begins()
    told = session.ends()
    assert (told["started"]["temperature"], told["link"]["temperature"]) == ("5", "5")


def test_what_was_set_on_a_page_that_was_left_is_not_set_again(session: Session):
    session.sets(mask="causal")
    session.begins()
    run_report.clear()  # a turn to another page
    session.state["mask"] = "none"
    session.begins()
    assert session.state["mask"] == "none"
