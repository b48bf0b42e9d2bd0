"""Controls and the link, as bound by Streamlit: each owns a name, takes the link's value, and boards show its value."""

import pytest

from pages import registry
from pages.controls import page_frame, session
from pages.view import arrival, link, menu, settings
from tests.panels.test_page_links import OWN
from tests.screen import view_on
from tests.selection import SWEPT, always
from tests.wiring import DRAWN_WHERE, LONG, boards, controls, draws, ends, linked, move, notices, opened, ran, turned

PAGES = pytest.mark.parametrize("page", always(SWEPT, menu.PAGES))
WITH_A_ROW = [page for page in menu.PAGES if {"query", "text"} <= {*settings.shared(page)}]
TYPED_INTO = ("cross_text", "model", "model_text", "patch_text", "start_text")
BESIDE = {"stage", "rows_from", "columns_from"}  # Explore's own


# ---- which controls there are ----


@PAGES
def test_a_page_draws_its_own_controls_and_of_the_shared_ones_those_that_the_menu_says(page: str):
    """In the sidebar, or, on a page of steps, above them and beside their pictures; a page of steps has no sidebar."""
    at = opened(page)
    drawn = controls(at).keys() & settings.CONTROLS.keys()
    shared = {*settings.shared(page)}
    assert drawn & {*settings.SHARED} - BESIDE <= shared
    seldom = {*DRAWN_WHERE} | ({"seed"} if page in menu.LEARN else set())  # there only where they do something
    assert shared - seldom <= drawn
    assert drawn - shared - {"step", *TYPED_INTO, *DRAWN_WHERE} == {*OWN.get(page, ())} - shared - {*DRAWN_WHERE}
    if page in menu.STEPPED:
        assert controls(at)["step"].options == [*map(str, range(1, menu.STEPPED[page] + 1)), "all"]
    beside = {widget.key for widget in at.sidebar if getattr(widget, "key", None)} & settings.CONTROLS.keys()
    assert beside - {*DRAWN_WHERE} == (shared - {*DRAWN_WHERE} - BESIDE if page in menu.INSTRUMENT else set())
    draws(at, page)


@pytest.mark.parametrize("name", DRAWN_WHERE)
def test_some_controls_are_there_only_where_they_do_something(name: str):
    page = next((page for page, names in OWN.items() if name in names), "explore")
    other = "meaning" if DRAWN_WHERE[name].get("projections") == "random" else "random"
    assert name not in controls(opened(page, projections=other))
    at = opened(page, **DRAWN_WHERE[name])
    assert name in controls(at)
    draws(at, page)


def test_sizes_that_projections_bring_have_no_control():
    at = opened("explore", projections="previous")
    assert not {"head_size", "d_model"} & controls(at).keys()
    move(at, "projections", "random")
    assert {"head_size", "d_model"} <= controls(at).keys()


def test_the_row_number_reaches_from_the_first_word_to_the_last():
    number = controls(opened("explore"))["query"]
    assert (number.min, number.max, number.step, number.value) == (0, 6, 1, 1)
    assert controls(opened("explore", text=LONG))["query"].max == 99
    assert controls(opened("masks", text=LONG))["query"].max == 63
    assert controls(opened("explore", text="bat"))["query"].disabled
    head = controls(opened("explore", heads=8))["head"]
    assert (head.min, head.max) == (0, 7)
    assert controls(opened("explore", heads=1))["head"].disabled


# ---- from the link to a control, and from a control to what is shown ----


OWNED = [(page, name) for page, names in OWN.items() for name in names if page == "explore" or name not in settings.SHARED]
OWNED += [("explore", "text"), ("explore", "text2"), ("query_key_value", "grown")]
WORDS = {("hide_key", "none"): "-1"}  # an option that a link may also write as a number, and always did
TYPED = {
    **{"text": "one two three", "text2": "four five", "edits": "v_0_3_1.5", "mixer_edits": "0_3_1.5", "mask_painted": "1-4"},
    **{"seed": 11, "dropout": 0.25, "pull": 2.5, "multiplier": 1.5, "head_size": 5},
}


@pytest.mark.parametrize("owned", always(OWNED[::3], OWNED), ids="-".join)
def test_a_control_takes_what_a_link_says_and_both_its_ends_are_shown(owned: tuple[str, str]):
    """At both extremes nothing fails, all boards ask for that link, and the page equals that of a link with the value."""
    page, name = owned
    where = arrival.of_page(page, DRAWN_WHERE.get(name, {}))
    moved = opened(page, **where)
    control = controls(moved)[name]
    assert link.spelled(control.value) == link.spelled(getattr(link.view(where, page), name))
    for option in getattr(control, "options", []):
        assert link.spelled(link.parse(name, option)) == WORDS.get((name, option), option)
    for value in (*ends(control), *([TYPED[name]] if name in TYPED else [])):
        values = {**where, name: link.parse(name, link.spelled(value))}
        at = opened(page, **values)
        assert controls(at)[name].value == values[name]
        assert linked(at) == link.written(view_on(page, **values), page)
        draws(at, page)
        move(moved, name, values[name])
        assert linked(moved) == linked(at)
        assert {key: widget.value for key, widget in controls(moved).items()} == {
            key: widget.value for key, widget in controls(at).items()
        }


@pytest.mark.parametrize(
    ("page", "name", "between", "stop"), [("explore", "temperature", 0.37, 20.0), ("loops", "draws", 25, 1)]
)
def test_what_a_link_sets_between_two_stops_of_a_slider_is_kept(page: str, name: str, between: float, stop: float):
    assert link.spelled(between) not in controls(opened(page))[name].options
    at = opened(page, **{name: between})
    assert controls(at)[name].value == between
    assert linked(ran(at)) == {name: link.spelled(between)}
    move(at, name, stop)
    assert linked(at) == link.written(view_on(page, **{name: stop}), page)


@pytest.mark.parametrize(
    ("said", "address"),
    [
        ({"temperature": "3.0"}, {"temperature": "3"}),
        ({"temperature": "1e1"}, {"temperature": "10"}),
        ({"positions": "FALSE"}, {"positions": "none"}),
        ({"seed": "7.0", "v": "1"}, {"seed": "7", "v": "1"}),
        ({"text": "a" * 10_001}, {"text": "a" * 10_000}),
    ],
)
def test_another_spelling_is_taken_and_the_address_has_the_links_own(said: dict[str, str], address: dict[str, str]):
    at = opened("explore", **said)
    assert dict(at.query_params) == address
    assert linked(at) == {name: value for name, value in address.items() if name != "v"}


# ---- ends that depend on something else ----


@pytest.mark.parametrize(("page", "raw"), [*((page, "7") for page in WITH_A_ROW), ("explore", "511")])
def test_a_query_beyond_the_last_word_becomes_the_last(page: str, raw: str):
    at = opened(page, query=raw)
    assert controls(at)["query"].value == 6
    assert at.query_params["query"] == "6"
    assert linked(at) == {"query": "6"}
    assert notices(at) == ""


def test_a_head_beyond_the_last_becomes_the_last():
    at = opened("explore", head="7")
    assert (controls(at)["head"].value, at.query_params["head"], linked(at)) == (1, "1", {"head": "1"})


def test_a_shorter_sentence_brings_the_selected_word_back_to_its_last():
    at = move(opened("explore", query="6"), "text", "a b c")
    assert (controls(at)["query"].value, linked(at)) == (2, {"query": "2", "text": "a b c"})


def test_fewer_heads_bring_the_selected_head_back_to_the_last():
    at = move(opened("explore", heads="8", head="7"), "heads", 2)
    assert (controls(at)["head"].value, linked(at)) == (1, {"head": "1"})


def test_a_window_beyond_the_last_start_becomes_the_last():
    at = opened("explore", text=LONG, rows_from="511")
    assert (controls(at)["rows_from"].value, linked(at)["rows_from"]) == (36, "36")


def test_the_second_sentence_comes_back_with_cross():
    at = move(opened("explore", kind="cross"), "text2", "one two three")
    move(at, "kind", "self")
    assert "text2" not in controls(at)
    move(at, "kind", "cross")
    assert controls(at)["text2"].value == "one two three"
    assert linked(at) == {"kind": "cross", "text2": "one two three"}


def test_no_words_are_no_error_and_typing_brings_them_back():
    at = opened("explore")
    for text in ("", " \n ", "bat cave"):
        move(at, "text", text)
        draws(at, "explore")
    assert controls(at)["query"].value == 1


# ---- notices ----


def test_bad_values_have_a_sentence_each_and_the_good_one_stays():
    at = opened("explore", mask="diagonal", seed="7", dropout="2")
    assert notices(at).splitlines() == [
        "Note Ignored mask=diagonal: it must be one of none, causal, window, prefix, strided.",
        "Note Ignored dropout=2: it must be a number from 0 to 1.",
    ]
    assert dict(at.query_params) == {"seed": "7"}
    assert linked(at) == {"seed": "7"}
    draws(at, "explore")


def test_what_a_notice_says_of_a_strange_name_is_plain_text():
    at = opened("explore", **{"<b>": "**x** $y$ :smile: www.a.de"})
    assert notices(at) == "Note Ignored <b>=**x** $y$ :smile: www.a.de: there is no such setting."


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"v": "2", "seed": "7"}, "Note This link has format v=2, but this page reads v=1, so the view may look different."),
        ({"text": "a " * 5001}, "Note text has 10002 characters; only the first 10000 are read."),
        ({"seed": "7"}, ""),
        ({}, ""),
    ],
)
def test_a_notice_stands_where_one_is_due(said: dict[str, str], sentence: str):
    assert notices(opened("explore", **said)) == sentence


# ---- boards ----


@PAGES
def test_boards_in_view_are_filled_and_those_below_are_not_computed(page: str):
    """And a run that a browser without a way to them asks for fills all, once."""
    at = opened(page)
    given = {name: board["boards"] for name, board in boards(at).items()}
    filled = {name for name, found in given.items() if found}
    assert filled
    assert not {"actions", "share", "take", "verified", "program"} & filled  # in the menu, which is closed
    assert all(found.keys() == {name} for name, found in given.items() if found)
    tables = {f"table_{name}" for name in registry.tables(page)}
    assert tables <= given.keys()
    assert not tables & filled
    at.session_state[session.ALL] = True
    assert all(board["boards"] for board in boards(ran(at)).values())
    assert {name for name, board in boards(ran(at)).items() if board["boards"]} == filled


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_boards_are_drawn_in_the_learners_theme(theme: str):
    given = boards(opened("explore", theme=theme))
    assert {board["dark"] for board in given.values()} == {theme == "dark"}


# ---- pages ----


def test_the_menu_lists_every_page():
    files = {path.stem for path in page_frame.FOLDER.glob("*.py")} - {"__init__", "registry"}
    assert files == set(menu.PAGES)


def test_the_menu_does_not_show_the_page_on_which_teachers_write_lessons():
    shown = {page: each.visibility for page, each in zip(menu.PRACTICE, page_frame.menu()["Practice"], strict=True)}
    assert shown == {"practice": "visible", "lessons": "visible", "write_lesson": "hidden"}


def test_what_is_set_stays_set_on_the_next_page_and_the_way_back():
    at = move(move(opened("explore", mask="causal"), "temperature", 0.5), "stage", "scores")
    turned(at, "loops")
    assert linked(at)["mask"] == "causal"
    assert controls(at)["temperature"].value == 0.5
    turned(at, "explore")
    assert (controls(at)["mask"].value, controls(at)["temperature"].value) == ("causal", 0.5)


def test_a_link_from_page_to_page_sets_what_it_names():
    """Though both pages draw the control, which holds another value: v marks a link that says how its page opens."""
    at = move(opened("explore"), "temperature", 0.5)
    at.query_params.update({"temperature": "0.125", "cursor": "7", "v": link.VERSION})
    turned(at, "loops")
    assert controls(at)["temperature"].value == 0.125
    assert controls(at)["cursor"].value == 7
    assert linked(at) == {"temperature": "0.125", "cursor": "7"}


def test_what_explore_sets_says_nothing_on_a_page_that_has_no_control_for_it():
    """Neither in its link nor in its pictures; and it is there again on the way back."""
    at = move(opened("explore", heads="8"), "temperature", 0.5)
    at.query_params.clear()  # as a browser does on the way to another page
    turned(at, "start")
    assert linked(at) == {}
    turned(at, "explore")
    assert linked(at) == {"heads": "8", "temperature": "0.5"}


def test_a_learn_page_has_projections_and_a_temperature_of_its_own_and_takes_those_of_a_link():
    for page, own in {"masks": ("previous", 4.0), "weighted_sum": ("meaning", 1.0), "sharpness": ("meaning", 1.0)}.items():
        opens = link.view({}, page)
        assert (opens.projections, opens.temperature) == own, page
    said = link.from_query("projections=random&temperature=1", "weighted_sum")
    assert (said.projections, said.temperature) == ("random", 1.0)  # what a link says is shown, Explore's defaults, too
    assert link.view({}, "shapes") == settings.View()


@pytest.mark.parametrize("page", menu.PAGES)
def test_the_other_spellings_of_names_are_read(page: str):
    """Links of before have two names for one thing, in this order; of two the first one counts."""
    said = link.read(link.texts("temperature=2&maps=first&projections=same&learn_temperature=3"))
    assert said == ({"temperature": 2.0, "projections": "first"}, [])
    other = link.from_query("projections=same&learn_temperature=3&locked=maps~learn_temperature", page)
    assert other == link.from_query("projections=same&temperature=3&locked=projections~temperature", page)
    assert link.read({"maps": "nowhere", "projections": "same"})[0] == {"projections": "same"}


@pytest.mark.parametrize("page", ["explore", "sharpness", "masks"])
def test_an_address_of_before_is_spelled_as_controls_spell_it(page: str):
    at = opened(page, maps="first", learn_temperature=2)
    assert linked(at) == {"projections": "first", "temperature": "2"}
    assert {"maps", "learn_temperature"}.isdisjoint(at.query_params)
    assert notices(at) == ""


def test_pages_without_a_control_for_the_temperature_take_it_from_their_projections():
    """Designed heads have the temperature of the pages that draw a control, random ones 1; a link may set another."""
    for page in ("masks", "order_and_batch", "self_and_cross", "heads"):
        assert link.view({"projections": "previous"}, page).temperature == 4
        assert link.view({"projections": "random"}, page).temperature == 1
        assert link.view({"temperature": "1"}, page).temperature == 1
        view = link.view({"temperature": "1"}, page)
        assert link.view(link.written(view, page), page) == view


def test_a_page_begins_with_its_first_step_unless_the_link_says_which():
    at = turned(opened("sharpness", step="3"), "start")
    at.query_params.clear()
    assert controls(turned(at, "sharpness"))["step"].value == "1"
    assert controls(opened("sharpness", step="3"))["step"].value == "3"
