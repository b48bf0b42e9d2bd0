"""compare holds a whole link, which is read like any other link, and written canonically."""

import math
import re
from urllib.parse import parse_qs, urlencode

import pytest

from pages.answers import page_boards
from pages.board.pieces import Picture, Text
from pages.panels.compare.pinned import pinned
from pages.view import link, menu, settings
from tests import link_format
from tests.screen import view_on

EXTREME = {name: text for name, text in link_format.EXTREMES.items() if name in settings.COMPARED}


def compared(raw: str) -> str:
    """What a link holds that says this of compare; "" where it is not taken."""
    return link.from_query(urlencode({"compare": raw})).compare


def test_a_link_goes_round_with_every_name_that_it_may_hold():
    """As a browser writes it, and as this app does; A has then exactly these values."""
    raw = urlencode(EXTREME)
    text = compared(raw)
    assert parse_qs(text, keep_blank_values=True) == {name: [value] for name, value in EXTREME.items()}
    assert compared(text) == text
    values, notices = link.pinned(text)
    assert notices == []
    assert link.written(settings.View(**values)) == {name: EXTREME[name] for name in settings.CONTROLS if name in EXTREME}


def test_the_defaults_have_a_sign_of_their_own_since_nothing_means_no_comparison():
    """A text that says nothing but defaults means the same."""
    assert settings.DEFAULTS["compare"] == compared("") == ""
    assert {compared(raw) for raw in ("-", "power=0.5", "seed=3&power=0.50", "&")} == {"-"}
    assert (
        compared("temperature=1.0&head_size=16") == "head_size=16&temperature=1"
    )  # of which some pages have other defaults
    view = settings.View(compare="-", head_size=64)
    assert pinned(view, "explore") == view_on("explore")
    assert pinned(settings.View(), "explore") is None


@pytest.mark.parametrize("name", sorted(EXTREME))
def test_a_keeps_a_value_of_its_own(name: str):
    """Whatever B has there."""
    raw = urlencode({name: EXTREME[name]})
    assert parse_qs(compared(raw), keep_blank_values=True) == {name: [EXTREME[name]]}
    a = pinned(settings.View(compare=compared(raw)), "explore")
    assert link.spelled(getattr(a, name)) == EXTREME[name]


def test_what_belongs_to_the_page_around_or_to_what_is_looked_at_is_dropped():
    """A comparison within a comparison, too: nothing is nested."""
    dropped = {**dict.fromkeys(("task", "lesson", "lesson_answer"), "x"), "locked": "mask", "hidden": "heads"}
    dropped |= {"compare": "compare=-", "step": "2", "part": "3", "display": "projector", "lang": "de", "stage": "scores"}
    dropped["guesses"] = "mask.7"
    dropped |= {"query": "4", "head": "1", "rows_from": "5", "columns_from": "5"}
    assert {*dropped} == {*settings.FRAME, *settings.VISIT, *settings.SELECTION, "lang"}
    assert compared(urlencode({**dropped, "mask": "causal"})) == "mask=causal"
    assert compared(urlencode(dropped)) == "-"
    assert link.read({"compare": urlencode(dropped)})[1] == []


HOSTILE = {
    "banana": "it must be the settings of a link",
    "=": "it must be the settings of a link",
    "head_size=0": "it must be the settings of a link",
    "<script>alert(1)</script>": "it must be the settings of a link",
    "compare": "",
    "x" * 4001: "at most 4000 characters",
    "text=" + "🦇" * 400: "at most 4000 characters",  # each is twelve characters of an address
    "%" * 300: "it must be the settings of a link",
    "head_size=nan&=": "it must be the settings of a link",
}


@pytest.mark.parametrize("raw", HOSTILE)
def test_what_is_no_link_is_no_comparison(raw: str):
    """A sentence says the rule, and quotes no more than the start."""
    values, notices = link.read({"compare": raw})
    if HOSTILE[raw]:
        assert (values, len(notices)) == ({}, 1)
        assert HOSTILE[raw] in notices[0]
        assert len(notices[0]) < 250
    else:
        assert (values, notices) == ({"compare": "-"}, [])


def test_what_is_wrong_in_a_link_is_said_and_the_rest_counts():
    """Each with its own rule; there are never more sentences than of any link."""
    values, notices = link.read({"compare": "head_size=999&scale=none&foo=1"})
    assert values == {"compare": "power=0"}
    assert [notice.partition("Ignored ")[2] for notice in notices] == [
        "head_size=999: it must be a whole number from 1 to 128.",
        "foo=1: there is no such setting.",
    ]
    many = "&".join(f"a{i}=" for i in range(150))
    assert len(link.read({"compare": f"scale=none&{many}"})[1]) == settings.MOST_NOTICES
    [notice] = link.read({"compare": f"scale=none&{many}&{many}"})[1]
    assert "it must be the settings of a link" in notice  # more names than any link has


def test_a_is_seen_where_b_is_and_as_the_page_reads_links():
    """The row, the head and the stage are B's; a Learn page has projections of its own."""
    view = view_on("masks", compare="heads=4&temperature=2", query=3, head=1, stage="scores", lang="de")
    a = pinned(view, "masks")
    assert (a.query, a.head, a.stage, a.lang) == (3, 1, "scores", "de")
    assert (a.heads, a.projections, a.temperature) == (4, "previous", 2.0)
    explore = pinned(settings.View(compare="projections=same", dark=True), "explore")
    assert (explore.projections, explore.dark, explore.compare) == ("same", True, "")


@pytest.mark.parametrize("raw", [*HOSTILE, "text=", "projections=learned&text=x", urlencode(EXTREME)])
@pytest.mark.parametrize("page", [page for page in menu.PAGES if page not in menu.LESSONS])
def test_every_page_draws_whatever_compare_says(page: str, raw: str):
    """No picture of a page fails, or has a number that is none."""
    view = link.from_query(urlencode({"compare": raw}), page)
    listed = [piece for piece in page_boards.pieces(page, view).values() if isinstance(piece, Picture)]
    tables = [table for piece in listed for table in piece.spec["datasets"].values()]
    held = [value for table in tables for column in table.values() for value in column if isinstance(value, float)]
    assert held or raw == "text="  # then there is nothing to compare
    assert all(map(math.isfinite, held))
    text = " ".join(piece.body for piece in page_boards.pieces(page, view).values() if isinstance(piece, Text))
    assert not re.search(r"\b(nan|inf|None(?! of))\b", text)
