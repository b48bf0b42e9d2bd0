"""Boards, panels and pieces: of a piece only the missing parts are sent, of a panel the prepared data is shared."""

import contextlib
import json
from collections.abc import Iterator

import orjson
import pytest
import streamlit as st

from attn_core import cache
from pages.answers import page_boards
from pages.board import json_encoding, layout, panel, pieces
from pages.board.layout import board
from pages.board.pieces import Picture, Text
from pages.charts import templates
from pages.controls import board as components
from pages.controls import session
from pages.server import endpoints
from pages.view import settings
from pages.view.settings import View
from tests.answers import Seen, picture


def sent(seen: Seen, piece: pieces.Piece) -> dict[str, object]:
    """Send a piece; return the names of the parts that were sent, and whether its kind was sent again."""
    found = seen.take(json_encoding.encode(piece))
    return {"about": "about" in found, "parts": sorted(found["parts"])}


# ---- only what a browser doesn't have ----


def test_a_piece_is_sent_whole_and_then_not_again_and_of_a_chart_the_columns_that_differ():
    seen = Seen()
    assert sent(seen, Text("one", "**a**")) == {"about": True, "parts": ["html"]}
    assert sent(seen, Text("one", "**a**")) == {"about": False, "parts": []}
    assert sent(seen, Text("one", "**b**")) == {"about": False, "parts": ["html"]}
    assert seen.html("one") == "<p><b>b</b></p>"
    assert seen.have() == {"one": json_encoding.encode(Text("one", "**b**")).known}
    whole = ["rows.x", "rows.y", "rows.z"]
    assert sent(seen, picture(x=[1, 2], y=[0.5, 0.25], z=["a", "b"])) == {"about": True, "parts": whole}
    assert sent(seen, picture(x=[1, 2], y=[0.5, 0.75], z=["a", "b"])) == {"about": False, "parts": ["rows.y"]}
    assert seen.tables("chart") == {"rows": {"x": [1, 2], "y": [0.5, 0.75], "z": ["a", "b"]}}
    assert sent(seen, picture(x=[1, 2, 3], y=[0.5, 0.75, 1], z=["a", "b", "c"]))["parts"] == whole


OTHERS = (
    picture({"mark": "line"}, x=[1, 2]),
    picture(alt="another chart", x=[1, 2]),
    *(picture(x=[1, 2])._replace(**more) for more in ({"width": 600}, {"click": {"query": "x"}}, {"also": {"head": 1}})),
    picture(x=[1, 2])._replace(arrow_keys={"ArrowUp": ("query", -1, 0, 6)}),
    Picture("chart", templates.fill({"mark": "bar"}, lines=templates.table(x=[1, 2])), "a chart"),
    picture(y=[1, 2]),
    Text("chart", "no chart"),
)


def test_another_kind_or_form_says_everything_anew():
    for other in OTHERS:
        seen = Seen()
        assert sent(seen, picture(x=[1, 2]))["about"]
        assert sent(seen, other) == {"about": True, "parts": sorted(json_encoding.encode(other).names[1:])}
        assert sent(seen, picture(x=[1, 2]))["about"]
        assert seen.tables("chart") == {"rows": {"x": [1, 2]}}


def test_a_column_comes_back_as_it_was_one_value_many_times_as_one_and_what_is_no_finite_number_as_null():
    encoded = json_encoding.encode(picture(x=[7] * 1000, y=[1, 2] * 500))
    content = dict(zip(encoded.names, encoded.contents, strict=True))
    assert [json.loads(content[f"rows.{name}"]) for name in "xy"] == [{"all": 7, "count": 1000}, [1, 2] * 500]
    none, columns = float("nan"), ([], [1], [1.5] * 3, [""] * 3, [False] * 3, [True, 1, 1], [0, 0, False], [None] * 9)
    for column, back in (*((same, same) for same in columns), ([none, 1.0, float("inf")], [None, 1.0, None])):
        seen = Seen()
        seen.take(json_encoding.encode(picture(x=column)))
        found = seen.tables("chart")["rows"]["x"]
        assert (found, list(map(type, found))) == (back, list(map(type, back)))


def test_whatever_a_browser_says_that_it_has_it_gets_what_it_has_not():
    encoded = json_encoding.encode(picture(x=[1, 2], y=[3, 4]))

    def sent_to(known: str) -> dict[str, object]:
        return json.loads(orjson.dumps(encoded.without(known)))

    everything = sent_to("")
    for known in ("x", "0" * 8, "0" * 5000, "💥" * 100, '"', "\ud83e"):
        assert sent_to(known) == everything
        some = sent_to(encoded.known[:8] + known)
        assert ("about" in some, some["parts"]) == (False, everything["parts"])
        assert sent_to(encoded.known + known)["parts"] == {}


# ---- forms ----


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[cache.Cache]:
    """The shared cache, empty at first and afterwards."""
    cache.SHARED.clear()
    yield cache.SHARED
    cache.SHARED.clear()


def test_a_form_is_found_by_its_hash_has_no_data_and_is_kept_again_once_it_was_let_go(kept: cache.Cache):
    template = {"mark": "bar", "width": "container", "encoding": {"x": {"field": "x"}}}
    name = json_encoding.form(picture(template, x=[1, 2]))
    assert json.loads(json_encoding.form_of(name)) == template
    assert json_encoding.form(picture(template, x=[3])) == json_encoding.form(picture(dict(template), x=[])) == name
    assert json_encoding.form(picture({**template, "mark": "line"}, x=[1, 2])) != name
    wide = picture(template, x=[1])._replace(width=600)
    assert json.loads(json_encoding.form_of(json_encoding.form(wide)))["width"] == 600
    assert wide.spec["width"] == "container"  # which is kept for other pictures
    kept.clear()
    assert json_encoding.form_of(name) is None
    assert json_encoding.form(picture(template, x=[1])) == name
    assert json.loads(json_encoding.form_of(name)) == template


def test_a_form_that_is_not_kept_is_asked_for_with_the_view(kept: cache.Cache):
    """As after another start of the server: the address knows no form until its chart has been drawn."""
    seen, view = Seen(), View()
    seen.ask("explore", view, "sharpness")
    name = seen.about["bars"]["form"]
    assert asked_for(name).status_code == 200
    kept.clear()
    assert asked_for(name).status_code == 404
    again = seen.ask("explore", view, "sharpness", forms=True)
    assert again["forms"].keys() == {about["form"] for about in seen.about.values() if "form" in about}
    assert again["forms"][name]["layer"]
    assert not any(piece["parts"] for cell in again["boards"]["sharpness"]["cells"].values() for piece in cell)
    assert json.loads(asked_for(name).body) == again["forms"][name]


def asked_for(name: str) -> object:
    """Return the answer of the address of forms."""
    return endpoints.form(type("Request", (), {"path_params": {"name": name}})())


# ---- panels ----


def test_a_panel_is_drawn_once_for_what_is_prepared():
    asked: list[object] = []

    @panel.panel(lambda view: view.seed or None)
    def seeded(seed: int, more: str = "") -> pieces.Pieces:
        asked.append((seed, more))
        return [Text(f"seed{more}", f"{seed}{more}")]

    cell = seeded()
    first = cell.encoded(View(seed=4, query=1))
    assert cell.encoded(View(seed=4, query=2)) is seeded().encoded(View(seed=4, temperature=2.0)) is first
    assert first not in (cell.encoded(View(seed=5)), seeded("x").encoded(View(seed=4)))
    assert asked == [(4, ""), (5, ""), (4, "x")]
    assert seeded().encoded(View(seed=0)) == seeded().pieces(View(seed=0)) == ()  # nothing is prepared, nothing drawn
    assert len(asked) == 3


@pytest.mark.parametrize("move", [{"query": 3}, {"temperature": 0.5}, {"cursor": 9}, {"mistake": "wrong_axis"}])
def test_explores_panels_are_drawn_anew_only_where_what_they_show_may_have_changed(move: dict[str, object]):
    views = View(), View().but(**move)
    for name in ("lead", "heatmaps"):
        cells = page_boards.boards("explore")[name]
        before, after = ([cell.encoded(view) for cell in layout.cells(cells(view))] for view in views)
        drawn = [one is not other for one, other in zip(before, after, strict=True)]
        steady = [not cell or cell[0].slot.startswith(("try", "remarks", "jobs")) for cell in before]
        assert sum(drawn) == (steady.count(False) if {*move} & {*settings.SHARED} else 0)


# ---- layout ----


def said(slot: str) -> panel.Cell:
    """Return a panel that says its slot."""
    return panel.panel(lambda view: slot)(lambda text: [Text(slot, text)])()._replace(name=slot)


def test_two_pieces_of_one_slot_are_refused(monkeypatch: pytest.MonkeyPatch):
    found = {"first": board(said("one")), "second": board(said("two"))}
    monkeypatch.setattr(page_boards, "boards", lambda page: found)
    assert page_boards.pieces("explore", View()).keys() == {"one", "two"}
    found["third"] = board(said("one"))
    with pytest.raises(ValueError, match=r"two pieces of page explore share a slot: .*'one', 'one'"):
        page_boards.pieces("explore", View())


# ---- where none are drawn ----


def test_a_run_that_is_stopped_where_no_boards_are_drawn_leaves_the_next_run_its_own(monkeypatch: pytest.MonkeyPatch):
    """A learner who turns to another page stops the run of this one, which can't touch the session's state from then on."""
    state: dict[str, object] = {}
    drawn: list[str] = []
    monkeypatch.setattr(session, "view", View)
    monkeypatch.setattr(session, "written", dict)
    monkeypatch.setattr(components, "_component", lambda key, **_: drawn.append(key))
    monkeypatch.setattr(st, "session_state", state)
    with contextlib.suppress(RuntimeError), components.without_boards():
        components.draw("masks", "lead", later=True)
        monkeypatch.setattr(st, "session_state", None)
        raise RuntimeError
    assert drawn == []
    monkeypatch.setattr(st, "session_state", state)
    components.draw("masks", "lead", later=True)
    assert drawn == ["board_lead"]
