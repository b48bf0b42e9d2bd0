"""Questions and answers: the whole content of a page, each part once; every question is validated."""

import json
from pathlib import Path

import orjson
import pytest
from starlette.requests import Request
from starlette.responses import Response

from attn_core import cache
from attn_core.meaning import table as word_table
from attn_core.meaning import trained_head
from attn_core.models import word_model
from pages import registry
from pages.answers import answer, page_boards
from pages.answers.question import LONGEST_QUESTION
from pages.board import layout, panel
from pages.board.layout import board, row
from pages.board.pieces import Picture, Text
from pages.server import endpoints, fetched
from pages.view import link, settings
from pages.view.menu import PAGES
from pages.view.settings import View
from tests.answers import LINKS, Seen
from tests.screen import view_on


def said(slot: str) -> panel.Cell:
    """Return a panel that says its slot."""
    return panel.panel(lambda view: slot)(lambda text: [Text(slot, text)])()._replace(name=slot)


# ---- answers ----


@pytest.mark.parametrize("page", PAGES)
def test_what_is_left_of_one_view_and_sent_of_the_next_is_the_next(page: str):
    """An answer holds all that a page shows, each slot in one place; what a browser has isn't sent again.

    Two panels of one name would stand in one place; a name or a slot goes into JSON and into HTML as it is.
    """
    seen, names = Seen(), page_boards.boards(page)
    for kind in ("eight heads", "cross", "long", "nothing", "default") if page == "explore" else ("cross", "default"):
        view = view_on(page, **LINKS[kind])
        while page == "train" and any(board.unfinished(view) for board in names.values()):
            pass  # the training goes on, which other scans do only where they are drawn
        first = seen.ask(page, view, *names, "banana")["boards"]
        assert first.keys() == names.keys()
        slots = [piece["slot"] for found in first.values() for cell in found["cells"].values() for piece in cell]
        shown = page_boards.pieces(page, view)
        assert sorted(slots) == sorted(shown)
        rows = [row for each in names.values() for row in each(view)]
        panels = [cell.name for each in names.values() for cell in layout.cells(each(view))]
        assert len({*panels}) == len(panels)
        assert [name for name in panels if json.dumps(name, ensure_ascii=False) != f'"{name}"'] == []
        assert [slot for slot in slots if not slot.isidentifier()] == []
        assert all(len(row.widths) == len(row.columns) for row in rows)
        for slot, piece in shown.items():
            if isinstance(piece, Picture):
                columns = {name: table for name, table in piece.spec["datasets"].items() if table}
                assert seen.tables(slot) == json.loads(orjson.dumps(columns))
            else:
                assert seen.html(slot) == piece.html()
    for name, found in seen.ask(page, view, *names)["boards"].items():
        assert found["rows"] == first[name]["rows"]
        assert not any(piece["parts"] or "about" in piece for cell in found["cells"].values() for piece in cell)


def test_panels_that_rest_are_left_out_while_a_slider_is_held(monkeypatch: pytest.MonkeyPatch):
    found = Seen().ask("explore", View(), "table_row", "lead", dragging=True)["boards"]
    assert (found["table_row"]["cells"], found["table_row"]["waiting"], bool(found["lead"]["cells"])) == ({}, True, True)
    rests = said("rests")._replace(resting=True)
    monkeypatch.setattr(answer, "boards", lambda page: {"both": board(row(said("moves"), rests)), "one": board(said("two"))})
    for dragging, cells in ((True, {"moves"}), (False, {"moves", "rests"})):
        found = Seen().ask("explore", View(), "both", "one", dragging=dragging)["boards"]
        assert found["both"]["cells"].keys() == cells
        assert found["both"]["rows"][0]["columns"] == [["moves"], ["rests"]]  # their place stays
        assert (found["both"]["waiting"], found["one"]["waiting"]) == (dragging, False)


@pytest.mark.parametrize("page", ["explore", "practice"])
def test_a_table_is_answered_as_a_file_and_what_there_is_none_of_as_none(page: str):
    for name, table in registry.tables(page).items():
        view = View(projections="meaning") if name == "map" else View()
        [file] = json.loads(answer.answer(answer.Question(page, view, (), {}, take=f"table:{name}"))).values()
        assert file == {"name": f"{name}.csv", "type": "text/csv", "text": f"\ufeff{table.csv(view)}"}
    for asked in ("table:banana", "banana", "picture:banana.svg", "picture:", "report:x", ":"):
        assert json.loads(answer.answer(answer.Question(page, View(), (), {}, take=asked))) == {"file": None}


# ---- questions ----

ASKED = {"n": 1, "page": "explore", "link": "temperature=0.5", "boards": ["lead"], "have": {}, "dark": True}


def test_a_question_is_read():
    found = answer.read({**ASKED, "have": {"lead": "abc", "bad": 3}, "boards": ["lead", "about", "lead"]})
    assert found == answer.Question(
        "explore", view_on("explore", dark=True, temperature=0.5), ["lead", "about"], {"lead": "abc"}
    )
    found = answer.read({**ASKED, "dragging": True, "forms": True, "take": "table:row", "dark": "yes"})
    assert (found.dragging, found.forms, found.take, found.view.dark) == (True, True, "table:row", False)


@pytest.mark.parametrize(
    ("bad", "rule"),
    [
        *((bad, "valid JSON") for bad in ("", "[" * 50_000, '{"n": ' + "9" * 10_000 + "}")),
        ("7", "an object"),
        (json.dumps({**ASKED, "page": "banana"}), "“banana”"),
        (json.dumps({**ASKED, "page": ["explore"]}), "no page"),
        *((json.dumps({**ASKED, **bad}), "names a link and boards") for bad in ({"link": 3}, {"boards": [1]})),
        (json.dumps({**ASKED, "link": "&".join(["seed=1"] * 1000)}), f"{2 * len(settings.CONTROLS)} names"),
        ("x" * (LONGEST_QUESTION + 1), f"{LONGEST_QUESTION} characters, this one {LONGEST_QUESTION + 1}."),
        (json.dumps({**ASKED, "take": ["table:row"]}), "must be strings"),
    ],
    ids=range(11),
)
def test_a_bad_question_is_refused_with_the_rule_that_it_breaks(bad: str, rule: str):
    found = json.loads(answer.reply(bad))
    assert rule in found["error"]
    assert len(found["error"]) <= 200
    assert found["n"] in (1, None)


def test_a_fault_of_ours_is_logged_and_said_without_its_particulars(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    def fail(page: str) -> None:
        raise RuntimeError("secret")

    monkeypatch.setattr(answer, "boards", fail)
    assert json.loads(answer.reply(json.dumps(ASKED))) == {"n": 1, "error": "The server could not compute this view"}
    assert "secret" in caplog.text


DAMAGED = {  # a file of the app's own → a question that needs it
    "words": (word_table, "FILE", {"page": "explore", "link": "projections=meaning&text=the+cat"}),
    "head": (trained_head, "FILE", {"page": "explore", "link": "projections=meaning&text=the+cat", "boards": ["heatmaps"]}),
    "model": (word_model, "__file__", {"page": "models", "link": "", "boards": [*registry.own("models")]}),
}


@pytest.mark.parametrize("content", [None, b"PK\x03\x04 half of a file"], ids=["missing", "damaged"])
@pytest.mark.parametrize("name", DAMAGED)
def test_a_file_of_the_app_that_is_damaged_or_missing_is_answered_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, content: bytes | None
):
    module, constant, question = DAMAGED[name]
    monkeypatch.setattr(module, constant, file := tmp_path / ("tiny.safetensors" if name == "model" else "file"))
    if content is not None:
        file.write_bytes(content)
    for kept in (cache.SHARED, cache.HELD):
        kept.clear()
    found = [json.loads(answer.reply(json.dumps({**ASKED, **question}), cheap)) for cheap in (False, True)]
    assert found == [{"n": 1, "error": "The server could not compute this view"}] * 2


# ---- what a browser keeps ----


def got(name: str, folder: str = "") -> Response:
    """What the address of scripts answers."""
    params = {"name": name, "folder": folder or fetched.script_folder()}
    return endpoints.script(Request({"type": "http", "path_params": params}))


def test_the_scripts_have_the_links_names_and_another_folder_for_another_content(monkeypatch: pytest.MonkeyPatch):
    body = got("main.js").body
    assert json.dumps({name: link.spelled(value) for name, value in settings.defaults("explore").items()}).encode() in body
    assert json.dumps(settings.OWN).encode() in body
    assert "immutable" in got("main.js").headers["cache-control"]
    for missing in (got("../address.py"), got("other.js"), got("main.js", folder="script-of-another-version")):
        assert missing.status_code == 404
        assert "cache-control" not in missing.headers
    folder = fetched.script_folder()
    monkeypatch.setattr(fetched, "scripts", lambda: {"main.js": b"another"})
    fetched.script_folder.cache_clear()
    assert fetched.script_folder() != folder
    fetched.script_folder.cache_clear()
