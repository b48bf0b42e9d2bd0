"""compare holds a whole link, which is read like any other link, and written canonically."""

import math
import re
from urllib.parse import parse_qs, urlencode

import pytest

from pages.answers import page_boards
from pages.board.pieces import Picture, Text
from pages.panels.compare.pinned import pinned
from pages.view import link, settings
from tests import link_format
from tests.screen import view_on

EXTREME = {name: text for name, text in link_format.EXTREMES.items() if name in settings.COMPARED}
DROPPED = {  # what belongs to the page around or to what is looked at, and a comparison within a comparison
    **dict.fromkeys(("task", "lesson", "lesson_answer"), "x"),
    **{"compare": "compare=-", "step": "2", "part": "3", "display": "projector", "lang": "de", "stage": "scores"},
    **{"query": "4", "head": "1", "rows_from": "5", "columns_from": "5"},
    **{"locked": "mask", "hidden": "heads", "guesses": "mask.7"},
}


def compared(raw: str) -> str:
    """What a link holds that says this of compare; "" where it is not taken."""
    return link.from_query(urlencode({"compare": raw})).compare


def test_a_link_goes_round_with_every_name_that_it_may_hold_and_drops_all_others():
    """As a browser writes it, and as this app does; A has then exactly these values, whatever B has there."""
    for held in (EXTREME, *({name: value} for name, value in EXTREME.items())):
        text = compared(urlencode(DROPPED | held))
        assert parse_qs(text, keep_blank_values=True) == {name: [value] for name, value in held.items()}
        assert compared(text) == text
        a = pinned(settings.View(compare=text), "explore")
        assert {name: link.spelled(getattr(a, name)) for name in held} == held
    values, notices = link.pinned(urlencode(EXTREME))
    assert (link.written(settings.View(**values)), notices) == (EXTREME, [])
    assert {*DROPPED} == {*settings.FRAME, *settings.VISIT, *settings.SELECTION, "lang"}
    assert (compared(urlencode(DROPPED)), link.read({"compare": urlencode(DROPPED)})[1]) == ("-", [])


def test_the_defaults_have_a_sign_of_their_own_since_nothing_means_no_comparison():
    """A text that says nothing but defaults means the same; some pages have other ones."""
    assert settings.DEFAULTS["compare"] == compared("") == ""
    assert {compared(raw) for raw in ("-", "power=0.5", "seed=3&power=0.50", "&")} == {"-"}
    assert compared("temperature=1.0&head_size=16") == "head_size=16&temperature=1"
    assert pinned(settings.View(compare="-", head_size=64), "explore") == view_on("explore")
    assert pinned(settings.View(), "explore") is None


def test_what_is_no_link_is_no_comparison_and_a_short_sentence_says_so():
    wrong = ("banana", "=", "head_size=0", "<script>alert(1)</script>", "%" * 300, "head_size=nan&=")
    for raw in (*wrong, "x" * 4001, "text=" + "🦇" * 400):  # each bat is twelve characters of an address
        values, [notice] = link.read({"compare": raw})
        assert values == {}
        assert len(notice) < 250
        assert ("4000" in notice) == (raw not in wrong)
    assert link.read({"compare": "compare"}) == ({"compare": "-"}, [])


def test_what_is_wrong_in_a_link_is_said_and_the_rest_counts():
    """Each with its own rule; there are never more sentences than of any link."""
    values, notices = link.read({"compare": "head_size=999&scale=none&foo=1"})
    assert values == {"compare": "power=0"}
    assert [notice.partition("Ignored ")[2].partition(":")[0] for notice in notices] == ["head_size=999", "foo=1"]
    many = "&".join(f"a{i}=" for i in range(150))
    assert len(link.read({"compare": f"scale=none&{many}"})[1]) == settings.MOST_NOTICES
    assert link.read({"compare": f"scale=none&{many}&{many}"})[0] == {}  # more names than any link has


def test_a_is_seen_where_b_is_and_as_the_page_reads_links():
    """The row, the head and the stage are B's; a Learn page has projections of its own."""
    view = view_on("masks", compare="heads=4&temperature=2", query=3, head=1, stage="scores", lang="de")
    a = pinned(view, "masks")
    assert (a.query, a.head, a.stage, a.lang) == (3, 1, "scores", "de")
    assert (a.heads, a.projections, a.temperature) == (4, "previous", 2.0)
    explore = pinned(settings.View(compare="projections=same", dark=True), "explore")
    assert (explore.projections, explore.dark, explore.compare) == ("same", True, "")


@pytest.mark.parametrize("raw", ["text=", "projections=learned&text=x", urlencode(EXTREME)], ids=len)
def test_a_page_draws_whatever_compare_says(raw: str):
    """No picture fails, or has a number that is none. Every page is compared in tests/board/test_hostile.py."""
    for page in ("explore", "masks"):
        pieces = page_boards.pieces(page, link.from_query(urlencode({"compare": raw}), page)).values()
        tables = [table for piece in pieces if isinstance(piece, Picture) for table in piece.spec["datasets"].values()]
        held = [value for table in tables for column in table.values() for value in column if isinstance(value, float)]
        assert held
        assert all(map(math.isfinite, held))
        text = " ".join(piece.body for piece in pieces if isinstance(piece, Text))
        assert not re.search(r"\b(nan|inf|None(?! of))\b", text)
