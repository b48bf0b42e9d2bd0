"""Controls and the link, as bound by Streamlit: each owns a name, takes the link's value, and boards show its value."""

import re

import pytest
import streamlit as st

from attn_core.variants import VARIANTS
from pages import registry
from pages.controls import layouts, page_frame, session, shared
from pages.view import arrival, link, menu, settings
from tests.panels.test_page_links import OWN
from tests.screen import view_on
from tests.wiring import (
    DRAWN_WHERE,
    LONG,
    boards,
    controls,
    draws,
    ends,
    linked,
    move,
    notices,
    opened,
    press,
    ran,
    seen,
    turn,
    turned,
)

TYPED_INTO = ("cross_text", "model", "model_text", "patch_text", "start_text", "train_text")
BESIDE = {"stage", "rows_from", "columns_from"}  # Explore's own


def emptied(at, page: str, **said: str):
    """Turn to a page as a browser does, whose address then has what the link to the page says."""
    at.query_params.clear()
    at.query_params.update(said)
    return turned(at, page)


# ---- which controls and boards there are ----


@pytest.mark.parametrize("page", ["explore", "masks", "order_and_batch", "loops", "mistakes"])
def test_a_kind_of_mask_that_is_not_offered_stands_last_where_a_link_sets_it(page: str):
    """With both of its numbers, each by its own name; once another kind is chosen, all is as for everybody."""
    at, everyday = opened(page, mask="streaming", window=2, prefix=1), ["none", "causal", "window", "prefix", "strided"]
    mask, window, prefix = (controls(at)[name] for name in ("mask", "window", "prefix"))
    assert (mask.options, mask.value, window.value, prefix.value) == ([*everyday, "streaming"], "streaming", 2, 1)
    assert (window.label, prefix.label) == ("Reach of the streaming mask", "First words that stay visible")
    assert "streaming: " in mask.help
    at = move(at, "mask", "window")
    mask = controls(at)["mask"]
    assert (mask.options, mask.value, controls(at)["window"].value) == (everyday, "window", 2)
    assert "prefix" not in controls(at)
    assert "streaming" not in mask.help


@pytest.mark.parametrize("page", menu.PAGES)
def test_a_page_draws_its_own_controls_those_that_the_menu_says_and_the_boards_in_view(page: str):
    """In the sidebar, or, on a page of steps, above them; boards below are computed where a browser has no way to them."""
    at = opened(page)
    drawn, own = controls(at).keys() & settings.CONTROLS.keys(), {*settings.shared(page)}
    assert drawn & {*settings.SHARED} - BESIDE <= own
    seldom = {*DRAWN_WHERE} | ({"seed"} if page in menu.LEARN else set())  # there only where they do something
    assert own - seldom <= drawn
    assert drawn - own - {"step", *TYPED_INTO, *DRAWN_WHERE} == {*OWN.get(page, ())} - own - {*DRAWN_WHERE}
    if page in menu.STEPPED:
        assert controls(at)["step"].options == [*map(str, range(1, menu.STEPPED[page] + 1)), "all"]
    beside = {widget.key for widget in at.sidebar if getattr(widget, "key", None)} & settings.CONTROLS.keys()
    assert beside - {*DRAWN_WHERE} == (own - {*DRAWN_WHERE} - BESIDE if page in menu.INSTRUMENT else set())
    draws(at, page)
    given = {name: board["boards"] for name, board in boards(at).items()}
    filled, tables = {name for name, found in given.items() if found}, {f"table_{name}" for name in registry.tables(page)}
    assert filled
    assert tables <= given.keys()
    assert (
        not {"actions", "share", "take", "verified", "program", *tables} & filled
    )  # in the menu and folds, which are closed
    assert all(found.keys() == {name} for name, found in given.items() if found)
    if page in ("explore", "masks"):
        at.session_state[session.ALL] = True
        assert all(board["boards"] for board in boards(ran(at)).values())
        assert {name for name, board in boards(ran(at)).items() if board["boards"]} == filled


@pytest.mark.parametrize("page", [page for page in menu.LEARN if page != "start"])
def test_every_step_draws_the_controls_of_all_steps_though_a_learner_sees_its_own(page: str):
    """What is deeper, too: the address forgets what isn't drawn. What nobody sees has no boards."""
    whole = opened(page)
    at = opened(page, step=menu.STEPPED[page], projections=settings.defaults(page)["projections"])
    assert controls(at).keys() & settings.CONTROLS.keys() == controls(whole).keys() & settings.CONTROLS.keys()
    assert seen(at) < controls(at).keys()
    assert len(boards(at)) < len(boards(whole))


def test_a_control_that_two_steps_share_is_drawn_once():
    """In whichever of them is drawn; where all are, in the first, and the second says so."""
    assert ["averaging_row" in seen(opened("averaging", step=step)) for step in (1, 2, 3)] == [True, True, False]
    at = opened("averaging")
    assert "averaging_row" in seen(at)
    assert [caption.value for caption in at.caption].count("The control of step 1 acts here, too.") == 1


def test_the_menu_lists_every_page_but_that_on_which_teachers_write_lessons():
    files = {path.stem for path in page_frame.FOLDER.glob("*.py")} - {"__init__", "registry"}
    assert files | {"lessons"} == {*menu.PAGES}  # which shows what other rooms hold, and declares nothing
    listed = zip(menu.PRACTICE, page_frame.menu(layouts.draw)["Practice"], strict=True)
    assert {page: each.visibility for page, each in listed if each.visibility != "visible"} == {"write_lesson": "hidden"}


# ---- from the link to a control, and from a control to what is shown ----

OWNED = {page: [name for name in names if page == "explore" or name not in settings.SHARED] for page, names in OWN.items()}
OWNED["explore"] += ["text", "text2"]
WORDS = {("hide_key", "none"): "-1"}  # an option that a link may also write as a number, and always did
TYPED = {
    **{"text": "one two three", "text2": "four five", "edits": "v_0_3_1.5", "mixer_edits": "0_3_1.5", "mask_painted": "1-4"},
    **{"seed": 11, "dropout": 0.25, "pull": 2.5, "multiplier": 1.5, "head_size": 5},
}


@pytest.mark.parametrize("page", OWN)
def test_a_control_is_written_into_the_link_and_both_its_ends_are_shown(page: str):
    """Each is moved to both ends and back, and all boards ask for that link. Recorded links open with what they say."""
    whole = opened(page, **arrival.of_page(page, {}))
    for name in OWNED[page]:
        where = arrival.of_page(page, DRAWN_WHERE.get(name, {}))
        at = opened(page, **where) if name in DRAWN_WHERE else whole
        if name in DRAWN_WHERE:
            other = "meaning" if DRAWN_WHERE[name].get("projections") == "random" else "random"
            assert name not in controls(opened(page, projections=other))
        control = controls(at)[name]
        assert link.spelled(control.value) == link.spelled(getattr(link.view(where, page), name))
        for option in getattr(control, "options", []):
            assert link.spelled(link.parse(name, option)) == WORDS.get((name, option), option)
        stays = [value for value in ends(control) if name not in VARIANTS or value != VARIANTS[name].off]  # off, it is gone
        for value in (*([TYPED[name]] if name in TYPED else []), *stays, control.value):
            values = {**where, name: link.parse(name, link.spelled(value))}
            assert linked(move(at, name, values[name])) == link.written(view_on(page, **values), page), (name, value)
    draws(whole, page)


@pytest.mark.parametrize(
    ("page", "said", "wanted"),
    [
        ("explore", {"temperature": "3.0"}, {"temperature": "3"}),
        ("explore", {"temperature": "0.37"}, {"temperature": "0.37"}),  # between two stops of its slider
        ("loops", {"draws": "25"}, {"draws": "25"}),
        ("explore", {"positions": "FALSE"}, {"positions": "none"}),
        ("explore", {"seed": "7.0", "v": "1"}, {"seed": "7", "v": "1"}),
        ("explore", {"text": "a" * 10_001}, {"text": "a" * 10_000}),
        ("sharpness", {"maps": "first", "learn_temperature": "2"}, {"projections": "first", "temperature": "2"}),
        ("sharpness", {"temperature": "4", "learn_temperature": "2"}, {"temperature": "4"}),
    ],
)
def test_another_spelling_is_taken_and_the_address_has_the_links_own(page: str, said: dict, wanted: dict):
    at = opened(page, **said)
    assert {name: value for name, value in at.query_params.items() if name != "step"} == wanted
    assert linked(ran(at)) == {name: value for name, value in wanted.items() if name != "v"}


@pytest.mark.parametrize("page", menu.PAGES)
def test_the_other_spellings_of_names_are_read(page: str):
    """Links of before have two names for one thing, in this order; of two the first one counts."""
    said = link.read(link.texts("temperature=2&maps=first&projections=same&learn_temperature=3"))
    assert said == ({"temperature": 2.0, "projections": "first"}, [])
    other = link.from_query("projections=same&learn_temperature=3&locked=maps~learn_temperature", page)
    assert other == link.from_query("projections=same&temperature=3&locked=projections~temperature", page)


# ---- ends that depend on something else ----


@pytest.mark.parametrize("page", [page for page in menu.PAGES if {"query", "text"} <= {*settings.shared(page)}])
def test_a_query_beyond_the_last_word_becomes_the_last(page: str):
    at = opened(page, query="511" if page == "explore" else "7")
    assert (controls(at)["query"].value, at.query_params["query"], linked(at)) == (6, "6", {"query": "6"})
    assert notices(at) == ""


@pytest.mark.parametrize(
    ("page", "said", "moved", "name", "last"),
    [
        ("explore", {"head": "7"}, {}, "head", 1),
        ("explore", {"query": "6"}, {"text": "a b c"}, "query", 2),
        ("explore", {"heads": "8", "head": "7"}, {"heads": 2}, "head", 1),
        ("explore", {"text": LONG, "rows_from": "511"}, {}, "rows_from", 36),
        ("whole_model", {"query": "7"}, {"model_text": "a dog near"}, "query", 2),
    ],
)
def test_what_is_selected_beyond_the_last_becomes_the_last(page: str, said: dict, moved: dict, name: str, last: int):
    at = opened(page, **said)
    for control, to in moved.items():
        move(at, control, to)
    assert controls(at)[name].value == last
    assert linked(at).get(name, str(last)) == str(last)


def test_the_row_number_reaches_from_the_first_word_to_the_last_and_is_off_where_there_is_one():
    for page, text, last in (("explore", "a b c", 2), ("explore", LONG, 99), ("masks", LONG, 63)):
        number = controls(opened(page, text=text))["query"]
        assert (number.min, number.max) == (0, last)
    at = controls(opened("explore", text="bat", heads=1))
    assert (at["query"].disabled, at["head"].disabled) == (True, True)


def test_what_has_no_control_for_a_while_comes_back_with_it():
    """The second sentence with cross, sizes with projections that leave them open, and words after none."""
    at = move(opened("explore", kind="cross"), "text2", "one two three")
    assert "text2" not in controls(move(at, "kind", "self"))
    assert controls(move(at, "kind", "cross"))["text2"].value == "one two three"
    assert linked(at) == {"kind": "cross", "text2": "one two three"}
    assert not {"head_size", "d_model"} & controls(move(at, "projections", "previous")).keys()
    assert {"head_size", "d_model"} <= controls(move(at, "projections", "random")).keys()
    for text in ("", " \n ", "bat cave"):
        draws(move(at, "text", text), "explore")
    assert controls(at)["query"].value == 1


# ---- notices ----

EARLIER = "Note This link has format v=2, but this page reads v=1, so the view may look different."


@pytest.mark.parametrize(
    ("said", "sentence", "kept"),
    [
        ({"v": "2", "seed": "7"}, EARLIER, {"seed": "7"}),
        ({"text": "a " * 5001}, "Note text has 10002 characters; only the first 10000 are read.", {"text": "a " * 5000}),
        (
            {"mask": "diagonal"},
            "Note Ignored mask=diagonal: it must be one of "
            "none, causal, window, prefix, strided, streaming, packed, left_padding.",
            {},
        ),
        ({"<b>": "**x** $y$ :smile:"}, "Note Ignored <b>=**x** $y$ :smile:: there is no such setting.", {}),
        ({"seed": "7"}, "", {"seed": "7"}),
    ],
)
def test_a_notice_stands_where_one_is_due_and_is_plain_text(said: dict[str, str], sentence: str, kept: dict[str, str]):
    at = opened("explore", **said)
    assert (notices(at), linked(at)) == (sentence, kept)


# ---- from page to page ----


def test_what_is_set_stays_set_on_the_next_page_and_the_way_back():
    """A link from page to page sets what it names, and what a page has no control for says nothing there."""
    at = move(opened("explore", mask="causal", heads=8), "temperature", 0.5)
    assert (linked(emptied(at, "loops"))["mask"], controls(at)["temperature"].value) == ("causal", 0.5)
    assert linked(emptied(at, "start")) == {}
    assert (controls(emptied(at, "explore"))["mask"].value, controls(at)["temperature"].value) == ("causal", 0.5)
    said = {"temperature": "0.125", "cursor": "7"}
    assert linked(emptied(at, "loops", **said, v=link.VERSION)) == said
    assert (controls(at)["temperature"].value, controls(at)["cursor"].value) == (0.125, 7)


def test_learn_pages_share_projections_and_a_temperature_that_explore_does_not_have():
    at = move(opened("explore", projections="first"), "temperature", 0.25)
    said = {"temperature": "0.5", "projections": "same"}
    assert linked(emptied(at, "sharpness", **said, v=link.VERSION)) == said
    assert linked(move(at, "temperature", 2))["temperature"] == "2"
    for page in ("query_key_value", "weighted_sum"):
        assert controls(emptied(at, page))["projections"].value == "same", page
    assert linked(emptied(at, "explore")) == {"projections": "first", "temperature": "0.25"}
    by_hand = opened("weighted_sum", projections="three_tokens_by_hand")  # has a temperature of its own, as the page's
    assert (controls(by_hand)["temperature"].value, linked(by_hand)) == (1, {"projections": "three_tokens_by_hand"})


def test_the_temperature_of_a_page_is_that_of_its_projections_unless_the_link_says_another():
    """Designed heads have that of the pages that draw a control, random ones 1; the formulas of averaging have none."""
    for page in ("masks", "order_and_batch", "self_and_cross", "heads"):
        assert [link.view({"projections": name}, page).temperature for name in ("previous", "random")] == [4, 1]
        view = link.view({"temperature": "1"}, page)
        assert (view.temperature, link.view(link.written(view, page), page)) == (1, view)
    assert [link.view({"temperature": "0.5"}, page).temperature for page in ("masks", "averaging")] == [0.5, 1]


def test_a_page_begins_with_its_first_step_and_all_steps_open_as_they_were_left():
    at = emptied(opened("sharpness", step="3"), "start")
    assert controls(emptied(at, "sharpness"))["step"].value == "1"
    at = emptied(opened("weighted_sum", step="all"), "explore")
    emptied(at, "weighted_sum", step="all")
    assert (controls(at)["temperature"].value, controls(at)["projections"].value, linked(at)) == (1, "meaning", {})


def test_a_row_that_one_step_draws_and_others_keep_among_your_words_stays_on_its_step():
    """Streamlit takes it for another control there, which would begin with what the address says."""
    at = opened("weighted_sum", step="3")
    controls(at)["query"].set_value(6)
    at.query_params["query"] = "6"
    press(at, "to_step_Next")
    assert (controls(at)["query"].value, controls(at)["step"].value, linked(at)) == (1, "4", {})
    press(at, "to_step_Back")
    assert (controls(at)["query"].value, controls(at)["step"].value, linked(at)) == (6, "3", {"query": "6"})


def test_the_models_sentence_goes_along_on_all_pages_about_a_model():
    at = turned(opened("whole_model"), "models")
    assert (controls(at)["model_text"].value, linked(at)) == ("Tom saw Mia. Mia was sad because", {})
    move(at, "model_text", "a dog")
    for page in ("surgery", "whole_model"):
        assert linked(emptied(at, page)) == {"model_text": "a dog"}


@pytest.mark.parametrize("page", menu.STEPPED)
def test_without_a_sentence_nothing_stands_around_a_picture_that_is_not_there(page: str):
    """Folds, formulas and offers of a step are hidden where it has nothing to draw, and only there."""
    for texts in ({}, dict.fromkeys(("text", "text2", "cross_text", "model_text"), "")):
        at = opened(page, **texts)
        steps, view = registry.PAGES[page].steps, link.view(linked(at), page)
        bare = {place for place, step in enumerate(steps, 1) if step.facts(view) is None}
        style = "".join(element.proto.body for element in at.get("html"))
        for part in ("deeper", "formula", "offers"):
            assert {int(place) for place in re.findall(rf"st-key-{part}_(\d)", style)} == bare, (part, texts)
        assert bool(bare) == (bool(texts) and page != "train")  # which is about no sentence


# ---- runs that were stopped ----


@pytest.mark.parametrize("page", ["sharpness", "explore"])
def test_a_turn_whose_run_was_stopped_opens_the_page_that_it_would_have_opened(page: str, monkeypatch: pytest.MonkeyPatch):
    """The message that stops it comes from the page before: its address names the step, the row and the controls there."""
    at = opened("weighted_sum", step="4", mixer="mean", query="6")
    with monkeypatch.context() as before:
        before.setattr(page_frame, "notices", st.stop)
        turn(at, page).run()
    at.query_params.update({"mixer": "mean", "query": "6", "step": "4"})
    assert linked(ran(at)) == {}
    assert dict(at.query_params) == {}
    assert [controls(at)["step"].value] == ["1"] if page in menu.LEARN else "step" not in controls(at)


def test_a_control_that_was_drawn_last_in_a_stopped_run_can_be_moved(monkeypatch: pytest.MonkeyPatch):
    """What it held then is no reason to set it again."""
    at, draw = opened("weighted_sum", step="2"), shared.draw
    with monkeypatch.context() as before:
        before.setattr(shared, "draw", lambda name, *also: (draw(name, *also), name == "temperature" and st.stop()))
        at.run()
    assert linked(move(at, "temperature", 2)) == {"temperature": "2"}
