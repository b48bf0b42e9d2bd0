"""Panels: pieces that stay as they are are not drawn again, those that keep their form are put, others are drawn anew."""

from collections.abc import Callable
from types import SimpleNamespace

import pytest
import streamlit as st
from streamlit.errors import StreamlitAPIException

from pages.ui import charts, panel, state
from pages.ui.panel import Picture, Text


def picture(template: dict | None = None, alt: str = "a chart", **columns: list) -> Picture:
    """Return a piece with a chart of one table."""
    return Picture("chart", charts.filled(template or {"mark": "bar"}, rows=charts.frame(**columns)), alt)


# ---- what is put into a drawing ----


def test_an_equal_piece_is_not_put():
    assert Text("slot", "**a**").put(Text("slot", "**a**"), None) == ""
    assert picture(x=[1, 2], y=[0.5, 0.25]).put(picture(x=[1, 2], y=[0.5, 0.25]), None) == {}


def test_another_text_is_put_as_html_with_the_learners_signs_escaped():
    assert Text("slot", "a").put(Text("slot", "**b** &#60;script&#62;"), None) == "<p><b>b</b> &#60;script&#62;</p>"


def test_the_columns_that_differ_are_put_and_no_others():
    assert picture(x=[1, 2], y=[0.5, 0.25]).put(picture(x=[1, 2], y=[0.5, 0.75]), None) == {"rows": {"y": [0.5, 0.75]}}


def test_a_table_that_grows_is_put_whole():
    found = picture(x=[1, 2], y=[0.5, 0.25]).put(picture(x=[1, 2, 3], y=[0.5, 0.25, 0.25]), None)
    assert found == {"rows": {"x": [1, 2, 3], "y": [0.5, 0.25, 0.25]}}


def test_what_was_put_before_is_put_back():
    """The browser shows what was put: an element that is equal to the first drawing says nothing to it."""
    first = picture(x=[1, 2], y=[0.5, 0.25])
    ahead = first.put(picture(x=[1, 2], y=[0.5, 0.75]), None)
    assert first.put(first, ahead) == {"rows": {"y": [0.5, 0.25]}}
    assert Text("slot", "a").put(Text("slot", "a"), "<p>b</p>") == "<p>a</p>"


@pytest.mark.parametrize(
    "other",
    [
        picture({"mark": "line"}, x=[1, 2]),
        picture(alt="another chart", x=[1, 2]),
        picture(x=[1, 2])._replace(width=600),
        picture(x=[1, 2])._replace(on_click=print),
        Picture("chart", charts.filled({"mark": "bar"}, lines=charts.frame(x=[1, 2])), "a chart"),
    ],
    ids=["mark", "description", "width", "click", "table"],
)
def test_another_form_is_drawn_anew(other: Picture):
    assert picture(x=[1, 2]).put(other, None) is None


def test_pieces_in_other_places_are_drawn_anew():
    one, two = Text("one", "a"), Text("two", "a")
    for other in ([two], [one, two], [two, one], [picture(x=[1])], []):
        assert panel._put([one], other, {}) is None
    assert panel._put([one, picture(x=[1])], [one, picture({"mark": "line"}, x=[1])], {}) is None
    assert panel._put([one, two], [one, Text("two", "b")], {}) == {"two": "<p>b</p>"}
    assert panel._put([one, two], [one, two], {}) == {}


# ---- which panels are drawn again ----


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A session without a server: its state, and which fragments it was asked to run."""
    asked = []
    found = SimpleNamespace(session_state={"_link": {}}, asked=asked)
    monkeypatch.setattr(st, "session_state", found.session_state)
    monkeypatch.setattr(st, "rerun", lambda fragments=None: asked.append(fragments))
    state.begin()
    state.meet()
    return found


def joined(name: str, pieces: list) -> dict[str, list]:
    """Draw a panel; return where what it says may be changed."""
    now = {"says": pieces}
    state.join(name, state.Panel(lambda: None, lambda _: now["says"], pieces, panel._put))
    return now


def test_a_panel_that_says_the_same_is_not_drawn_again(session: SimpleNamespace):
    joined("one", [Text("one", "a")])
    state.end()
    state.redraw()
    assert session.asked == []
    assert state.ahead() == {}


def test_a_panel_of_the_same_form_is_put_and_not_drawn_again(session: SimpleNamespace):
    one, _ = joined("one", [Text("one", "a")]), joined("two", [Text("two", "a")])
    state.end()
    one["says"] = [Text("one", "b")]
    state.redraw()
    assert session.asked == []
    assert state.ahead() == {"one": "<p>b</p>"}


def test_a_panel_of_another_form_is_drawn_again_by_itself(session: SimpleNamespace):
    one, two = joined("one", [Text("one", "a")]), joined("two", [picture(x=[1])])
    state.end()
    one["says"], two["says"] = [Text("one", "b")], [picture({"mark": "line"}, x=[1])]
    state.redraw()
    assert session.asked == [["two", "live"]]
    assert state.ahead() == {"one": "<p>b</p>"}


def test_where_no_script_is_known_to_put_pieces_a_panel_is_drawn_again(session: SimpleNamespace):
    del session.session_state[state.ALIVE]
    one, _ = joined("one", [Text("one", "a")]), joined("two", [Text("two", "a")])
    state.end()
    one["says"] = [Text("one", "b")]
    state.redraw()
    assert session.asked == [["one", "live"]]
    assert state.ahead() == {}
    joined("one", [Text("one", "b")])  # by that run
    state.meet()
    state.redraw()
    assert session.asked == [["one", "live"]]
    assert state.ahead() == {}


def test_what_was_put_is_sent_until_streamlits_elements_have_it(session: SimpleNamespace):
    one = joined("one", [Text("one", "a")])
    state.end()
    assert state.ahead(last=True) == {}
    for said in "bcb":
        one["says"] = [Text("one", said)]
        state.redraw()
        assert state.ahead() == state.ahead(last=True) == {"one": f"<p>{said}</p>"}  # again and again
    state.settle()
    assert session.asked == [["one", "live"]]
    joined("one", [Text("one", "b")])  # which is drawn by that run
    assert state.ahead(last=True) == {"one": "<p>b</p>"}  # the browser may have found nothing new in it
    assert state.ahead() == state.ahead(last=True) == {}


def test_back_to_what_was_drawn_is_put_too(session: SimpleNamespace):
    one = joined("one", [Text("one", "a")])
    state.end()
    state.ahead(last=True)
    for said in "ba":
        one["says"] = [Text("one", said)]
        state.redraw()
    assert state.ahead() == {"one": "<p>a</p>"}


def test_a_settling_that_was_cut_short_forgets_nothing(session: SimpleNamespace):
    one = joined("one", [Text("one", "a")])
    state.end()
    state.ahead(last=True)
    one["says"] = [Text("one", "b")]
    state.redraw()
    state.settle()  # its run never draws the panel: another change comes first
    state.redraw("selection")
    assert state.ahead(last=True) == {"one": "<p>b</p>"}
    one["says"] = [Text("one", "a")]
    state.redraw()
    assert state.ahead() == {"one": "<p>a</p>"}


def test_everything_runs_where_a_part_is_not_on_this_page(session: SimpleNamespace, monkeypatch: pytest.MonkeyPatch):
    def refuse(fragments: list[str] | None = None) -> None:
        session.asked.append(fragments)
        if fragments is not None:
            raise StreamlitAPIException(f"no such fragment: {fragments}")

    one = joined("one", [picture(x=[1])])
    state.end()
    monkeypatch.setattr(st, "rerun", refuse)
    one["says"] = [picture({"mark": "line"}, x=[1])]
    state.redraw()
    assert session.asked == [["one", "live"], None]


# ---- a name for each ----


@pytest.fixture
def drawn(session: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A session in which panels are drawn, a fragment at once."""
    keys = []
    fragment = lambda key: keys.append(key) or (lambda part: part)  # noqa: E731
    monkeypatch.setattr(panel, "st", SimpleNamespace(fragment=fragment, html=lambda body: None))
    session.keys = keys
    return session


def of(module: str, said: str) -> Callable[..., None]:
    """Return a panel of a file, its name the same in all files."""

    def weights(found: object, which: str) -> list[Text]:
        return [Text(f"{module}_{which}", said)]

    weights.__module__ = f"pages.ui.story.{module}"
    return panel.panel(lambda: "prepared")(weights)


def test_panels_of_one_name_in_two_files_are_two(drawn: SimpleNamespace):
    of("masks", "a")("self")
    of("heads", "b")("self")
    state.end()
    assert drawn.keys == list(drawn.session_state["_panels"]) == ["story.masks.weights_self", "story.heads.weights_self"]


def test_a_second_panel_of_one_name_is_refused(drawn: SimpleNamespace):
    of("masks", "a")("self")
    of("masks", "a")("cross")
    with pytest.raises(ValueError, match=r"'story\.masks\.weights_self' is taken"):
        of("masks", "b")("self")
    panel.follow("numbers", lambda: 1, lambda found: state.leave("numbers"))
    with pytest.raises(ValueError, match="'numbers' is taken"):  # though folded away
        panel.follow("numbers", lambda: 1, lambda found: None)


def test_a_panel_may_be_drawn_again(drawn: SimpleNamespace):
    """By a run of its fragment, by the next run of everything, and after one that was cut short."""
    mine = of("masks", "a")
    mine("self")
    state.begin()  # the run before was cut short
    mine("self")
    state.end()
    mine("self")
    state.begin()
    mine("self")
    assert list(drawn.session_state["_panels"]) == ["story.masks.weights_self"]


# ---- a slider that is being dragged ----


@pytest.fixture
def dragged(session: SimpleNamespace) -> SimpleNamespace:
    """A session with one slider of four stops, set to the second."""
    session.session_state |= {"_link": {}, "temperature": 1.0, "_history": [{}, {}]}
    state.slides("temperature", "temperature", (0.5, 1.0, 2.0, 4.0))
    state.end()
    return session


def moved(session: SimpleNamespace, at: int, number: int, moves: int = 0) -> object:
    """Say where the slider is; return where its control is then shown."""
    session.session_state["live"] = SimpleNamespace(moved={"at": at, "number": number, "moves": moves})
    state.drag("temperature", "live")
    return state.now("temperature")


def test_a_dragged_control_is_shown_where_it_is_and_set_where_it_was(dragged: SimpleNamespace):
    assert moved(dragged, 3, 1) == 4.0
    assert state.settled("temperature") == dragged.session_state["temperature"] == 1.0
    assert state.progress() | {"runs": 0} == {"answered": 1, "moves": 0, "runs": 0, "alive": True}
    assert moved(dragged, 1, 2) == 1.0


def test_a_position_that_comes_after_its_release_counts_no_more(dragged: SimpleNamespace):
    """Streamlit calls a component's callbacks last: in one run, a slider's release may come before where it was."""
    dragged.session_state["temperature"] = 2.0
    state.follow()
    assert moved(dragged, 3, 1) == 2.0
    assert state.progress()["answered"] == 1  # so that the next one is sent
    assert moved(dragged, 3, 2, moves=state.progress()["moves"]) == 4.0


@pytest.mark.parametrize("way", [state.follow, lambda: state.set_to({"temperature": 1.0})], ids=["move", "reset"])
def test_another_move_forgets_where_a_slider_was_held(dragged: SimpleNamespace, way):
    assert moved(dragged, 3, 1) == 4.0
    way()
    assert state.now("temperature") == 1.0


# ---- an owner that plays ----


@pytest.fixture
def playing(session: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A session whose cursor has played from 33 to 35, and whose clock stands still."""
    session.clock = 100.0
    monkeypatch.setattr("pages.ui.state.player.time", SimpleNamespace(monotonic=lambda: session.clock))
    session.session_state |= {"_link": {}, "cursor": 33, "_history": [{}, {}]}
    state.end()
    state.play(True)
    state.step("cursor", 34)
    state.step("cursor", 35)
    state.told()  # the step's run has ended
    session.asked.clear()
    return session


def reported(session: SimpleNamespace, value: int) -> int:
    """Return where the cursor stands after the browser has said where it believes it to be."""
    session.session_state["cursor"] = value
    state.typed("cursor")
    return session.session_state["cursor"]


@pytest.mark.parametrize("late", [33, 34])
def test_a_browser_that_has_not_heard_of_the_end_does_not_move_it_back(playing: SimpleNamespace, late: int):
    """What it says half a second later is where the cursor was; the button's own place stands."""
    state.press("cursor", 196)
    assert reported(playing, late) == 196
    state.play(False)
    playing.clock += 1
    assert reported(playing, late) == 196


def test_a_place_that_was_typed_is_taken(playing: SimpleNamespace):
    """While it plays, one where it has not been; later, any."""
    assert reported(playing, 50) == 50
    playing.clock += 2
    assert reported(playing, 33) == 33
