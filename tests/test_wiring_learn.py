"""Learn pages and the link: their own names, and values set by one step while another is drawn."""

import re

import pytest
import streamlit as st

from pages import registry
from pages.controls import page_frame, shared
from pages.view import link, menu, settings
from tests.wiring import boards, controls, linked, move, notices, opened, press, ran, seen, turned

# ---- a Learn page's own names ----


@pytest.mark.parametrize("page", [page for page in menu.LEARN if "temperature" in settings.shared(page)])
def test_a_links_temperature_is_that_of_the_slider_which_moves_it(page: str):
    at = opened(page, temperature="0.5")
    assert controls(at)["temperature"].value == 0.5
    assert linked(at) == {"temperature": "0.5"}
    assert notices(at) == ""
    assert linked(move(at, "temperature", 2)) == {"temperature": "2"}
    assert linked(move(at, "temperature", settings.defaults(page)["temperature"])) == {}


def test_where_a_learn_page_draws_no_temperature_a_links_own_stays():
    """Averaging says nothing of temperature: its formula has none, so it shows the temperature 1."""
    for page, shown in (("masks", 0.5), ("averaging", 1)):
        at = opened(page, temperature="0.5")
        assert linked(at) == {"temperature": "0.5"}
        assert link.view(linked(at), page).temperature == shown


def test_projections_may_be_spelled_as_maps():
    at = opened("masks", maps="same")
    assert (controls(at)["projections"].value, linked(at)) == ("same", {"projections": "same"})
    assert "maps" not in at.query_params
    assert linked(move(at, "projections", "random")) == {"projections": "random"}
    assert linked(move(at, "projections", "previous")) == {}


@pytest.mark.parametrize(
    ("said", "own"),
    [
        ({"temperature": "0.5", "learn_temperature": "2"}, {"temperature": "0.5"}),
        ({"temperature": "1", "learn_temperature": "2"}, {"temperature": "1"}),
        ({"learn_temperature": "2"}, {"temperature": "2"}),
        ({"temperature": "1"}, {"temperature": "1"}),
        ({"temperature": "4"}, {}),
        ({"maps": "first", "projections": "same"}, {"projections": "first"}),
        ({"projections": "same"}, {"projections": "same"}),
        ({"projections": "random"}, {"projections": "random"}),
        ({"projections": "learned", "temperature": "0.37"}, {"projections": "learned", "temperature": "0.37"}),
    ],
)
def test_of_two_names_for_one_thing_one_is_left(said: dict[str, str], own: dict[str, str]):
    at = opened("sharpness", **said)
    assert linked(at) == own
    assert not at.query_params.keys() & {"maps", "learn_temperature"}


def test_a_link_from_explore_to_a_learn_page_sets_the_pages_own_names_and_explore_keeps_its():
    at = move(opened("explore", projections="first"), "temperature", 0.25)
    at.query_params.clear()  # as a browser does, which then has what the link to the page says
    at.query_params.update({"temperature": "0.5", "projections": "same", "v": link.VERSION})
    turned(at, "sharpness")
    assert linked(at) == {"temperature": "0.5", "projections": "same"}
    assert (controls(at)["temperature"].value, controls(at)["projections"].value) == (0.5, "same")
    assert linked(move(at, "temperature", 2))["temperature"] == "2"
    at.query_params.clear()
    assert linked(turned(at, "explore")) == {"projections": "first", "temperature": "0.25"}


def test_a_worked_example_has_its_own_temperature_where_a_learn_page_draws_one():
    at = opened("weighted_sum", projections="three_tokens_by_hand", mask="causal")
    assert controls(at)["temperature"].value == 1
    assert linked(at) == {"projections": "three_tokens_by_hand", "mask": "causal"}  # as the page's own
    assert linked(move(at, "temperature", 0.5))["temperature"] == "0.5"
    at = opened("weighted_sum", projections="three_tokens_by_hand", temperature="2")
    assert linked(at) == {"projections": "three_tokens_by_hand", "temperature": "2"}


# ---- what other steps have set ----


@pytest.mark.parametrize("page", [page for page in menu.LEARN if page != "start"])
def test_every_step_draws_the_controls_of_all_steps_though_a_learner_sees_its_own(page: str):
    """What is deeper, too: the address forgets what isn't drawn. What nobody sees has no boards."""
    names = controls(opened(page)).keys() & settings.CONTROLS.keys()
    for step in range(1, settings.STEPS_UP_TO + 1):
        at = opened(page, step=step)
        assert controls(at).keys() & settings.CONTROLS.keys() == names
        assert seen(at) < controls(at).keys()
        assert len(boards(at)) < len(boards(opened(page)))


def test_what_a_control_below_a_step_has_set_is_there_again_on_the_way_back():
    """Each step has settings of its own: see tests/test_walk.py."""
    at = move(opened("masks", step=1), "mask_window", "2")
    for step, name, value in ((2, "mask_rounds", "off"), (3, "mask_changed", "off"), (1, "mask_window", "2")):
        move(at, "step", str(step))
        assert name in seen(at)
        assert controls(at)["mask_window"].value == value
        assert linked(at).get("mask_window", "off") == value


@pytest.mark.parametrize(("page", "name"), [("averaging", "averaging_row")])
def test_a_control_that_two_steps_share_is_drawn_once(page: str, name: str):
    """In whichever of them is drawn; where all are, in the first, and the second says so."""
    for step in (1, 2):
        assert name in seen(opened(page, step=step))
    assert name not in seen(opened(page, step=3))
    at = opened(page)
    assert name in seen(at)
    assert [caption.value for caption in at.caption].count("The control of step 1 acts here, too.") == 1


def test_all_steps_of_a_page_open_as_they_were_left_and_not_as_explore_is_set():
    at = opened("weighted_sum", step="all")
    at.query_params.clear()
    turned(at, "explore")
    at.query_params["step"] = "all"  # as the browser's way back says
    turned(at, "weighted_sum")
    assert (controls(at)["temperature"].value, controls(at)["projections"].value, linked(at)) == (1, "meaning", {})


def test_all_learn_pages_share_the_projections_that_one_has_set():
    at = move(opened("weighted_sum", step=1), "projections", "same")
    for page in ("sharpness", "query_key_value", "weighted_sum"):
        at.query_params.clear()
        turned(at, page)
        assert controls(at)["projections"].value == "same", page


# ---- what an address said before ----


@pytest.mark.parametrize("page", ["sharpness", "whole_model", "explore"])
def test_a_turn_whose_run_was_stopped_opens_the_page_that_it_would_have_opened(page: str, monkeypatch: pytest.MonkeyPatch):
    """The message that stops it comes from the page before: its address names the step, the row and the controls there."""
    at = opened("weighted_sum", step="4", mixer="mean", query="6")
    with monkeypatch.context() as before:
        before.setattr(page_frame, "notices", st.stop)
        at.switch_page(f"../{page}.py").run()
    at.query_params.update({"mixer": "mean", "query": "6", "step": "4"})
    assert linked(ran(at)) == {}
    assert dict(at.query_params) == {}
    assert [controls(at)["step"].value] == ["1"] if page in menu.LEARN else "step" not in controls(at)


def test_what_is_set_while_a_turn_is_stopped_is_kept(monkeypatch: pytest.MonkeyPatch):
    at = opened("masks", step="1")
    with monkeypatch.context() as before:
        before.setattr(page_frame, "tables", lambda *_: st.stop())
        at.switch_page("../sharpness.py").run()
    at.query_params.clear()
    assert linked(move(at, "step", "3")) == {"head_size": "64"}
    assert controls(at)["step"].value == "3"


def test_a_control_that_was_drawn_last_in_a_stopped_run_can_be_moved(monkeypatch: pytest.MonkeyPatch):
    """What it held then is no reason to set it again."""
    at, draw = opened("weighted_sum", step="2"), shared.draw
    with monkeypatch.context() as before:
        before.setattr(shared, "draw", lambda name, *also: (draw(name, *also), name == "temperature" and st.stop()))
        at.run()
    assert linked(move(at, "temperature", 2)) == {"temperature": "2"}


def test_a_row_that_one_step_draws_and_others_keep_among_your_words_stays_on_its_step():
    """Streamlit takes it for another control there, which would begin with what the address says."""
    at = opened("weighted_sum", step="3")
    controls(at)["query"].set_value(6)
    at.query_params["query"] = "6"
    press(at, "to_step_Next")
    assert (controls(at)["query"].value, controls(at)["step"].value, linked(at)) == (1, "4", {})
    press(at, "to_step_Back")
    assert (controls(at)["query"].value, controls(at)["step"].value, linked(at)) == (6, "3", {"query": "6"})


# ---- the sentence of the model ----


def test_a_sentence_typed_on_read_is_the_same_on_operate():
    """On all of its boards, those above the sentence, too."""
    at = move(opened("models"), "model_text", "a dog")
    at.query_params.clear()  # as a browser does on the way to another page
    assert linked(turned(at, "surgery")) == {"model_text": "a dog"}


def test_a_query_beyond_the_last_word_of_the_models_sentence_becomes_the_last():
    at = opened("whole_model", model_text="a dog near", query="7")
    assert (controls(at)["query"].value, linked(at)) == (2, {"model_text": "a dog near"})  # the default, too
    at = move(opened("whole_model"), "model_text", "The dogs")
    assert (controls(at)["query"].value, linked(at)) == (1, {"model_text": "The dogs"})


def test_the_models_sentence_goes_along_from_learn_to_the_pages_about_a_model():
    """All three pages open with one sentence; and a sentence typed on one is the same on the others."""
    at = turned(opened("whole_model"), "models")
    assert controls(at)["model_text"].value == "Tom saw Mia. Mia was sad because"
    assert "model_text" not in linked(at)
    turned(move(at, "model_text", "a dog"), "whole_model")
    assert controls(at)["model_text"].value == "a dog"
    assert linked(at)["model_text"] == "a dog"


@pytest.mark.parametrize("page", menu.STEPPED)
def test_without_a_sentence_nothing_stands_around_a_picture_that_is_not_there(page: str):
    """Folds, formulas and offers of a step are hidden where it has nothing to draw, and only there."""
    for texts in ({}, dict.fromkeys(("text", "text2", "cross_text", "model_text"), "")):
        at = opened(page, **texts)
        view = link.view(linked(at), page)
        bare = {place for place, step in enumerate(registry.PAGES[page].steps, 1) if step.facts(view) is None}
        style = "".join(element.proto.body for element in at.get("html"))
        for part in ("deeper", "formula", "offers"):
            assert {int(place) for place in re.findall(rf"st-key-{part}_(\d)", style)} == bare, (part, texts)
        assert bool(bare) == bool(texts)
