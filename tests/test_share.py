"""A link with a task and with locked or hidden controls: its page, its locked values, and unlocking."""

import html

import pytest
from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import Widget

from pages.answers import page_boards
from pages.board import layout
from pages.text import languages, markdown
from pages.text.languages import Words
from pages.view import arrival, link, menu, settings
from tests import wiring
from tests.screen import view_on
from tests.wiring import boards, controls, linked, opened, press, ran

words = Words("share", "en")
LOCKABLE = [page for page in menu.PAGES if settings.labels(page)]
EVERYTHING = {"kind": "cross", "mask": "window", "projections": "learned"}  # what brings controls that are seldom there


def sentences(at: AppTest, name: str) -> str:
    """Return the HTML with this class or id, "" where it is not there."""
    listed = [element.proto.body for element in at.get("html")]
    return "".join(body for body in listed if f'class="{name}"' in body or f'id="{name}"' in body)


def disabled(at: AppTest) -> set[str]:
    """Return the names whose controls can't be moved."""
    return {name for name, widget in controls(at).items() if name in settings.CONTROLS and widget.disabled}


def forged(at: AppTest, key: str) -> Widget:
    """Return a control that is off as a browser that doesn't care meets it."""
    widget = controls(at)[key]
    assert widget.disabled
    widget.proto.disabled = False
    return widget


def rules_that_hide(at: AppTest) -> list[str]:
    """Return the style rules that take controls off the screen, each in an element of its own."""
    rules = [element.proto.body for element in at.get("html")]
    return [rule for rule in rules if rule.startswith("<style>.st-key-") and "display: none !important" in rule]


# ---- what may be locked ----


@pytest.mark.parametrize("page", LOCKABLE)
def test_with_everything_locked_nothing_moves_until_one_press_frees_all(page: str):
    """Every control is called as the page calls it, which may be a whole sentence; the page says which it has drawn."""
    labels, said = settings.labels(page), arrival.of_page(page, EVERYTHING)
    at = opened(page, locked="~".join(labels), **said)
    widgets = {name: markdown.text(widget.label) for name, widget in controls(at).items() if name in settings.CONTROLS}
    assert [name for name, label in widgets.items() if labels[name].casefold() not in label.casefold()] == []
    assert f'data-drawn="{"~".join(sorted(widgets))}"' in sentences(at, "controls")
    assert disabled(at) == widgets.keys()
    before = linked(at)
    press(at, "unlock")
    free = disabled(opened(page, **said))
    assert disabled(at) == free < widgets.keys()
    assert linked(at) == {name: value for name, value in before.items() if name != "locked"}
    assert not {"unlock", "locked"} & {*controls(at), *at.query_params}


@pytest.mark.parametrize("language", languages.REGISTRY)
def test_the_form_of_each_page_offers_every_control_in_its_language(language: str):
    for page in menu.PAGES:
        view = view_on(page, lang=language)
        [cell] = layout.cells(page_boards.boards(page)["share"](view))
        with languages.speaking(language):
            form = "".join(piece.html() for piece in cell.pieces(view) if piece.slot == "share_form")
            labels = settings.labels(page)
        assert all(f'{html.escape(label)} <select data-locks="{name}">' in form for name, label in labels.items()), page
        assert form.count("<select data-locks=") == len(labels)
        assert ('data-share="step"' in form) == (page in menu.STEPPED), page


# ---- locked ----


def test_a_locked_value_is_not_set_by_what_a_browser_sends_all_the_same():
    """Disabled buttons are pressed, and a disabled choice is taken: locked values stay."""
    at = opened("masks", step="2", locked="step")
    for way in ("Next", "Back"):
        forged(at, f"to_step_{way}").click()
        assert ran(at).query_params["step"] == "2"
    at = opened("mistakes", hidden="mistake")
    forged(at, "mistake_title").set_value("blind_row")
    ran(at)
    assert linked(at) == {"hidden": "mistake"}
    assert controls(at)["mistake"].value == "no_scaling"
    at = opened("explore", projections="three_tokens_by_hand", locked="projections")
    forged(at, "leave_example").click()
    assert linked(ran(at))["projections"] == "three_tokens_by_hand"
    press(at, "unlock")
    assert "projections" not in linked(press(at, "leave_example"))


ON_TOP = [  # page → its link, values that a picture or an editor sets of the locked control, and a free value
    ("masks", {"locked": "mask"}, {"mask_painted": "2-1", "mask_window": "2", "mask_prefix": "1"}, {"query": "3"}),
    ("masks", {"hidden": "mask"}, {"mask_padding": "1", "mask_corner": "lower_right"}, {"query": "3"}),
    ("query_key_value", {"locked": "projections"}, {"edits": "v0_0_2"}, {"key": "2"}),
    ("weighted_sum", {"step": "4", "locked": "mixer"}, {"mixer_edits": "0_0_0"}, {"dimension": "2"}),
]


@pytest.mark.parametrize(("page", "said", "on_top", "free"), ON_TOP)
def test_what_stands_on_top_of_a_locked_control_is_locked_with_it(page: str, said: dict, on_top: dict, free: dict):
    """It is not named as a control that isn't there, and one press frees both."""
    view = link.view(said)
    assert view.protected >= on_top.keys()
    assert not view.protected & free.keys()
    at = opened(page, **said)
    there = controls(at).keys() & on_top.keys()
    assert there
    assert disabled(at) >= there
    assert "<p>" not in sentences(at, "controls")
    press(at, "unlock")
    assert not disabled(at) & on_top.keys()


def test_every_name_on_top_is_a_control_beside_the_one_below():
    for below, names in settings.ON_TOP.items():
        assert any({below, *names} <= settings.labels(page).keys() for page in menu.PAGES), below


@pytest.mark.parametrize(("said", "off"), [({}, False), ({"locked": "step"}, True), ({"hidden": "step"}, True)])
def test_the_last_step_leads_nowhere_while_steps_are_locked(said: dict[str, str], off: bool):
    [way] = [link for link in opened("masks", step="4", **said).get("page_link") if link.proto.label.startswith("Next")]
    assert way.proto.disabled == off


def test_a_locked_number_comes_back_between_ends_that_moved():
    """A shorter sentence has no sixth word: the row goes to the last one, though it is locked."""
    at = opened("explore", query=6, locked="query")
    wiring.move(at, "text", "one two three")
    assert controls(at)["query"].value == 2
    assert linked(at)["query"] == "2"


NAMED = [  # page, names that its link locks and hides → those in the address, those that the page says are locked
    ("explore", "mask~heads~mask", "seed~seed", ("mask~heads", "seed"), "mask heads"),
    ("explore", "mask~heads", "heads", ("mask~heads", "heads"), "mask"),  # who opens it sees no such control
    ("explore", "mask", "mask", ("mask", "mask"), ""),
    ("explore", "temperature", "", ("temperature", ""), "temperature"),
    # a Learn page knows its own controls by Explore's names, too
    ("sharpness", "temperature~learn_temperature~scale", "maps~projections", ("temperature~scale", "projections"), ""),
    ("sharpness", "learn_temperature~maps", "scale~temperature", ("temperature~projections", "scale~temperature"), ""),
]


@pytest.mark.parametrize(("page", "locked", "hidden", "address", "named"), NAMED)
def test_a_control_is_locked_and_named_once_and_a_hidden_one_is_not_named(
    page: str, locked: str, hidden: str, address: tuple[str, str], named: str
):
    at = opened(page, **{name: value for name, value in (("locked", locked), ("hidden", hidden)) if value})
    assert tuple(at.query_params.get(name, "") for name in settings.LOCKING) == address
    off = {name for names in address for name in names.split("~") if name}
    assert disabled(at) == off | ({"power"} if "scale" in off else set())
    assert "<p>" not in sentences(at, "controls")
    if page == "explore":
        labels = [settings.labels(page)[name] for name in named.split()]
        expected = f"<small>{html.escape(words.locked(labels=labels))}</small>" if labels else ""
        assert sentences(at, "assignment") == f'<div class="assignment">{expected}</div>'


# ---- hidden ----


@pytest.mark.parametrize(
    ("page", "name", "value"), [("explore", "heads", 4), ("masks", "text", "a bat"), ("loops", "pace", "row")]
)
def test_a_hidden_control_is_unseen_and_keeps_its_value(page: str, name: str, value: object):
    at = opened(page, **{name: value}, hidden=f"banana~{name}", task="Look.")
    [rule] = rules_that_hide(at)
    assert f".st-key-{name}," in rule
    assert "banana" not in rule  # no name that is none gets into the style
    assert controls(at)[name].disabled
    assert linked(ran(at))[name] == str(value)
    press(at, "unlock")
    assert linked(at)[name] == str(value)
    assert rules_that_hide(at) == []
    assert not controls(at)[name].disabled


@pytest.mark.parametrize(
    ("said", "named", "more"),
    [
        ({"hidden": "mask_corner~window", "locked": "heads~text~task"}, ["heads", "mask_corner", "task", "window"], 0),
        ({"locked": "~".join(f"n{i}" for i in range(14))}, ["n0", "n1", *(f"n{i}" for i in range(10, 14)), *"2345"], 4),
    ],
)
def test_names_that_are_no_controls_of_the_page_are_named(said: dict[str, str], named: list[str], more: int):
    found = html.unescape(sentences(opened("masks", **said), "controls")).replace("\u2060", "")
    names = [name if name[0].isalpha() else f"n{name}" for name in named]
    assert markdown.text(words.no_such_control(names=names, more=more)).replace("\u2060", "") in found


# ---- the task ----


@pytest.mark.parametrize(
    "task",
    [
        '<script>alert(1)</script></bdi></p></div><h1>x" onmouseover="x &lt;b&gt; &amp;',
        "\u202eשלום abc **bold** $x$ :red[r] [a](https://b.c)",
        "🦇" * 100,
    ],
)
def test_a_task_stands_on_top_as_it_was_typed(task: str):
    at = opened("explore", task=task)
    asked = f"<p><b>{words.YOUR_TASK}</b> <bdi>{html.escape(task)}</bdi></p>"
    assert sentences(at, "assignment") == f'<div class="assignment">{asked}</div>'
    assert linked(at) == {"task": task}
    assert "unlock" not in controls(at)


def test_a_task_stays_until_it_is_closed_and_unlocking_leaves_it():
    """It takes the place of the page's own."""
    at = opened("masks", task="Lines\nand  spaces", locked="mask", step="2")
    assert any(".st-key-try .task" in rule for rule in rules_that_hide(opened("masks", task="Why?", hidden="mask")))
    assert linked(at)["task"] == "Lines and spaces"
    press(at, "unlock")
    assert linked(at) == {"task": "Lines and spaces"}
    press(press(at, "to_step_Next"), "close_task")
    assert linked(at) == {}
    assert sentences(at, "assignment") == ""
    assert not {"unlock", "close_task"} & controls(at).keys()
    assert dict(at.query_params) == {"step": "3"}


def test_another_page_has_no_task_and_no_locks():
    at = opened("masks", task="Why?", locked="text", hidden="seed")
    at.query_params.clear()  # as Streamlit does on the way to another page
    wiring.turned(at, "explore")
    assert linked(at) == {}
    assert disabled(at) == disabled(opened("explore"))
    assert not dict(at.query_params)
    assert set(boards(at)["share"]["link"]) == set()
