"""What the browser and a session tell each other: whole links, and what the page has set by itself."""

import json
import re
from collections.abc import Mapping
from html import unescape

import pytest
import streamlit as st

from pages.controls import run_report

CAUSAL = ({}, {"mask": "causal"})  # a change: the links before and after it


class Session:
    """A session of Streamlit's, as far as it counts here, and what its runs draw for the browser."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.state, self.drawn, self.microseconds = {}, [], 1_000
        monkeypatch.setattr(st, "session_state", self.state)
        monkeypatch.setattr(st, "html", self.drawn.append)
        monkeypatch.setattr(run_report.time, "time_ns", lambda: self.microseconds * 1000)

    def changes(self, before: Mapping[str, str], after: Mapping[str, str], acted: bool = False) -> int:
        """Let the page set something; return the stamp of that."""
        self.microseconds += 1
        run_report.changed(before, after, acted)
        return self.microseconds

    def runs(self, drew: Mapping[str, str]) -> dict[str, object]:
        """Return what a run says of itself that draws this link."""
        run_report.begin()
        run_report.draw("explore", drew)
        return json.loads(unescape(re.search('data-report="(.*?)"', str(self.drawn[-1]))[1]))


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> Session:
    return Session(monkeypatch)


def test_a_run_says_which_link_it_was_told_the_next_one_that_it_knows_it(session: Session):
    first = session.runs({})
    assert (first["knew"], first["told"], first["drew"], first["changes"], first["acted"]) == (0, 0, {}, [], 0)
    assert run_report.heard(3, {"temperature": "2"}, 0) == {"temperature": "2"}
    told, after = session.runs({"temperature": "2"}), session.runs({"temperature": "2"})
    assert (told["knew"], told["told"], told["drew"]) == (3, 3, {"temperature": "2"})
    assert (after["knew"], after["told"]) == (3, 0)
    assert first["session"] == told["session"] == after["session"]


def test_what_the_page_sets_stands_in_each_run_until_the_browser_has_heard_of_it(session: Session):
    stamp = session.changes(*CAUSAL, acted=True)
    for _ in range(2):  # the first one may be stopped
        run = session.runs({"mask": "causal"})
        assert (run["changes"], run["acted"]) == ([[stamp, "mask", None, "causal"]], stamp)
    run_report.heard(1, {"mask": "causal"}, stamp)
    assert session.runs({"mask": "causal"})["changes"] == []


def test_a_change_holds_in_a_link_that_has_not_heard_of_it_and_gives_way_to_an_act_since(session: Session):
    session.changes(*CAUSAL)
    assert run_report.heard(1, {"seed": "4"}, 0) == {"seed": "4", "mask": "causal"}
    assert run_report.heard(2, {"mask": "window"}, 0) == {"mask": "window"}
    assert run_report.heard(3, {}, 0) == {}  # for good
    assert session.runs({})["changes"] == []


def test_changes_follow_one_another_and_one_that_was_heard_of_is_taken_once(session: Session):
    first = session.changes({"seed": "2"}, {"seed": "13"})
    session.changes({"seed": "13"}, {})
    assert run_report.heard(1, {"seed": "2"}, 0) == {}
    assert run_report.heard(2, {"seed": "2"}, first) == {"seed": "2"}  # it was chosen again since


def test_changes_are_not_kept_for_longer_than_an_answer_takes_nor_once_their_page_was_left(session: Session):
    session.changes(*CAUSAL)
    session.microseconds += run_report.FORGOTTEN
    session.changes({}, {"seed": "4"})
    assert [name for _, name, *_ in session.runs({})["changes"]] == ["seed"]
    run_report.clear()
    assert session.runs({})["changes"] == []
