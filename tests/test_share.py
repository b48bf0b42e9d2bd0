"""A link with a task and with locked or hidden controls: its page, its locked values, and unlocking."""

import html
import json

import pytest
from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import Widget

from pages.answers import page_boards
from pages.text import languages, markdown
from pages.view import arrival, link, menu, settings
from pages.view.settings import MOST_OF_A_TASK
from tests import wiring
from tests.screen import view_on
from tests.selection import SWEPT, always
from tests.wiring import boards, controls, linked, notices, opened, press, ran

PAGES = pytest.mark.parametrize("page", always(SWEPT, menu.PAGES))
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


def drawn(at: AppTest) -> set[str]:
    """Return the names whose controls the page says that it has drawn."""
    return {*sentences(at, "controls").partition('data-drawn="')[2].partition('"')[0].split("~")}


# ---- what may be locked ----


@pytest.mark.parametrize("page", always(SWEPT, LOCKABLE))
@pytest.mark.parametrize("said", [{}, EVERYTHING], ids=["default", "everything"])
def test_every_control_is_called_as_the_page_calls_it(page: str, said: dict[str, str]):
    at = opened(page, **arrival.of_page(page, said))
    widgets = {name: markdown.text(widget.label) for name, widget in controls(at).items() if name in settings.CONTROLS}
    assert widgets
    assert drawn(at) == widgets.keys()
    labels = settings.labels(page)
    assert {name: label for name, label in widgets.items() if label != labels.get(name)} == {}


@PAGES
@pytest.mark.parametrize("language", languages.OFFERED)
def test_the_form_offers_every_control_of_its_page(page: str, language: str):
    """In the language that is set; hidden is one of the three ways."""
    view = view_on(page, lang=language)
    form = page_boards.pieces(page, view)["share_form"].html()
    with languages.speaking(language):
        labels = settings.labels(page)
    assert all(f'{html.escape(label)} <select data-locks="{name}">' in form for name, label in labels.items())
    assert form.count("<select data-locks=") == len(labels)
    assert ('data-share="step"' in form) == (page in menu.STEPPED)


@PAGES
def test_every_page_offers_it_and_computes_nothing_before_it_is_unfolded(page: str):
    given = boards(opened(page))["share"]
    assert given["boards"] == {}


# ---- locked ----


@pytest.mark.parametrize("page", always(SWEPT, LOCKABLE))
def test_with_everything_locked_nothing_moves_until_one_press_frees_all(page: str):
    names = settings.labels(page)
    at = opened(page, locked="~".join(names))
    there = controls(at).keys() & names.keys()
    assert disabled(at) == there
    assert sentences(at, "assignment").count("Locked: ") == 1
    before = linked(at)
    press(at, "unlock")
    free = disabled(opened(page))
    assert disabled(at) == free < there
    assert linked(at) == {name: value for name, value in before.items() if name != "locked"}
    assert "unlock" not in controls(at)
    assert "locked" not in at.query_params


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
    assert "no such control" not in sentences(at, "controls")
    press(at, "unlock")
    assert not disabled(at) & on_top.keys()


def test_every_name_on_top_is_a_control_beside_the_one_below():
    for below, names in settings.ON_TOP.items():
        assert any({below, *names} <= settings.labels(page).keys() for page in menu.PAGES), below


def test_a_task_of_the_link_takes_the_place_of_the_pages_own():
    def hides(**said: str) -> bool:
        return any(".st-key-try .task" in element.proto.body for element in opened("masks", **said).get("html")[1:])

    assert hides(task="Why?")
    assert not hides(locked="mask")


@pytest.mark.parametrize(("said", "off"), [({}, False), ({"locked": "step"}, True), ({"hidden": "step"}, True)])
def test_the_last_step_leads_nowhere_while_steps_are_locked(said: dict[str, str], off: bool):
    [way] = [link for link in opened("masks", step="4", **said).get("page_link") if link.proto.label.startswith("Next")]
    assert way.proto.disabled == off


def test_a_learn_page_knows_its_own_controls_by_explores_names_too():
    at = opened("sharpness", locked="learn_temperature~maps", hidden="scale~temperature")
    assert disabled(at) == {"temperature", "projections", "scale", "power"}
    assert at.query_params["locked"] == "temperature~projections"
    assert at.query_params["hidden"] == "scale~temperature"
    assert "no such control" not in sentences(at, "controls")
    at = opened("explore", locked="temperature")
    assert disabled(at) == {"temperature"}


def test_a_locked_number_comes_back_between_ends_that_moved():
    """A shorter sentence has no sixth word: the row goes to the last one, though it is locked."""
    at = opened("explore", query=6, locked="query")
    wiring.move(at, "text", "one two three")
    assert controls(at)["query"].value == 2
    assert linked(at)["query"] == "2"


def assigned(at: AppTest) -> str:
    """Return the sentence that names the locked controls, "" where there is none."""
    return html.unescape(sentences(at, "assignment").partition("<small>")[2].partition("</small>")[0])


def test_a_control_that_a_link_names_twice_is_locked_and_named_once():
    at = opened("explore", locked="mask~heads~mask", hidden="seed~seed")
    assert (at.query_params["locked"], at.query_params["hidden"]) == ("mask~heads", "seed")
    assert assigned(at) == "Locked: Mask, Heads."


def test_a_control_that_a_link_calls_by_both_its_names_is_locked_and_named_once():
    """By Explore's name and by that of Learn pages."""
    at = opened("sharpness", locked="temperature~learn_temperature~scale", hidden="maps~projections")
    assert (at.query_params["locked"], at.query_params["hidden"]) == ("temperature~scale", "projections")
    assert assigned(at) == "Locked: Temperature, Divide scores by a power of."


# ---- hidden ----


@pytest.mark.parametrize(
    ("locked", "hidden", "named"),
    [("mask~heads", "heads", "Locked: Mask."), ("mask~heads", "mask~heads", ""), ("mask", "heads", "Locked: Mask.")],
)
def test_a_hidden_control_is_not_named_as_locked(locked: str, hidden: str, named: str):
    """Also where the link locks it, too: who opens it sees no such control."""
    at = opened("explore", locked=locked, hidden=hidden)
    assert assigned(at) == named
    assert disabled(at) == {*locked.split("~"), *hidden.split("~")}


def rules_that_hide(at: AppTest) -> list[str]:
    """Return the style rules that take controls off the screen, each in an element of its own."""
    rules = [element.proto.body for element in at.get("html")]
    return [rule for rule in rules if rule.startswith("<style>.st-key-") and "display: none !important" in rule]


@pytest.mark.parametrize(
    ("page", "name", "value"), [("explore", "heads", 4), ("masks", "text", "a bat"), ("loops", "pace", "row")]
)
def test_a_hidden_control_is_unseen_and_keeps_its_value(page: str, name: str, value: object):
    at = opened(page, **{name: value}, hidden=name, task="Look.")
    [rule] = rules_that_hide(at)
    assert f".st-key-{name}," in rule
    assert controls(at)[name].disabled
    assert "Locked" not in sentences(at, "assignment")
    assert linked(ran(at))[name] == str(value)
    press(at, "unlock")
    assert linked(at)[name] == str(value)
    assert rules_that_hide(at) == []
    assert not controls(at)[name].disabled


def test_no_name_that_is_none_gets_into_the_style():
    at = opened("explore", hidden="banana~heads~stage")
    assert rules_that_hide(at) == [
        "<style>.st-key-heads, .st-key-heads_title, .st-key-stage, .st-key-stage_title { display: none !important }</style>"
    ]


# ---- what is no control ----


@pytest.mark.parametrize(
    ("page", "said", "named"),
    [
        ("explore", {"locked": "banana~heads"}, "banana"),
        ("masks", {"hidden": "mask_corner~window", "locked": "heads"}, "heads, mask_corner and window"),
        ("masks", {"locked": "text~task"}, "task"),
        (
            "explore",
            {"locked": "~".join(f"n{i}" for i in range(14))},
            "n0, n1, n10, n11, n12, n13, n2, n3, n4, n5 and 4 more",
        ),
    ],
)
def test_names_that_are_no_controls_of_the_page_are_named(page: str, said: dict[str, str], named: str):
    at = opened(page, **said)
    assert f"locks or hides {named}: this page has no such control at present." in html.unescape(
        sentences(at, "controls").replace("\u2060", "")
    )


@pytest.mark.parametrize("name", settings.LOCKING)
@pytest.mark.parametrize("bad", ["../../x", "Mask", "a b", "~", "<b>", "x" * 41, "~".join(["a"] * 101), "mask~"])
def test_what_is_no_list_of_names_is_ignored_and_named(name: str, bad: str):
    at = opened("masks", **{name: bad})
    assert f"Ignored {name}={bad[:40]}" in notices(at)
    assert linked(at) == {}
    assert disabled(at) == disabled(opened("masks"))


# ---- the task ----

TASKS = [
    *("Which word wins?", "<script>alert(1)</script><img src=x onerror=alert(1)>", "**bold** $x$ :red[r] [a](https://b.c)"),
    *("&lt;b&gt; &amp;", "\u202eשלום abc", "🦇" * 100, "מהי המילה?", '" onmouseover="x', "</bdi></p></div><h1>x"),
]


@pytest.mark.parametrize("task", TASKS)
def test_a_task_stands_on_top_as_it_was_typed(task: str):
    at = opened("explore", task=task)
    body = sentences(at, "assignment")
    assert body == f'<div class="assignment"><p><b>Your task:</b> <bdi>{html.escape(task)}</bdi></p></div>'
    assert linked(at) == {"task": task}
    assert "unlock" not in controls(at)


def test_a_long_task_is_cut_aloud():
    at = opened("explore", task="why " * 2500)
    assert linked(at)["task"] == ("why " * 2500)[:MOST_OF_A_TASK].strip()
    assert f"task has 10000 characters; only the first {MOST_OF_A_TASK} are read." in notices(at)


def test_a_task_stays_until_it_is_closed_and_unlocking_leaves_it():
    at = opened("masks", task="Lines\nand  spaces", locked="mask", step="2")
    assert linked(at)["task"] == "Lines and spaces"
    press(at, "unlock")
    assert linked(at) == {"task": "Lines and spaces"}
    press(press(at, "to_step_Next"), "close_task")
    assert linked(at) == {"mask": "causal"}  # with which step 3 opens
    assert sentences(at, "assignment") == ""
    assert dict(at.query_params) == {"step": "3", "mask": "causal"}


def test_another_page_has_no_task_and_no_locks():
    at = opened("masks", task="Why?", locked="text", hidden="seed")
    at.query_params.clear()  # as Streamlit does on the way to another page
    wiring.turned(at, "explore")
    assert linked(at) == {}
    assert disabled(at) == disabled(opened("explore"))
    assert json.dumps(sorted(at.query_params)) == "[]"


def test_a_link_without_them_looks_as_ever():
    at = opened("masks")
    assert sentences(at, "assignment") == ""
    assert {"unlock", "close_task"} & controls(at).keys() == set()
    assert "<p>" not in sentences(at, "controls")
