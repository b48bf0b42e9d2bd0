"""Every task of Learn, done one after the other by Next alone: each is open, can be done, and changes its picture."""

import re
from collections.abc import Mapping, Sequence

import pytest
from streamlit.testing.v1 import AppTest

from attn_core.experiments.mixing import MIXERS
from pages.answers import page_boards
from pages.board import layout
from pages.board.pieces import Picture, Piece, Task
from pages.view import link, menu
from pages.view.openings import OPENINGS
from pages.view.settings import SHUFFLES
from tests.selection import always
from tests.wiring import controls, linked, opened, press, ran, turned

Values = Mapping[str, object]
SOLUTIONS: Mapping[str, Sequence[tuple[str, str, Sequence[Values]]]] = {
    # page → of each step its picture, the slot of its task, and what may do it: names and their values
    "start": [("senses_apart", "task", [{}])],  # whose second sentence is drawn once it is predicted
    "averaging": [
        ("past", "past_task", [{"averaging_row": 6}]),
        ("product", "product_task", [{"averaging_row": 0}]),
        ("hidden", "hidden_task", [{"hide_key": 1}]),
        ("choice", "choice_task", [{"pull": 4.0}]),
    ],
    "query_key_value": [
        ("score", "score_task", [{"key": 4}]),
        ("two", "two_task", [{"one_matrix": True}]),
        ("moved", "moved_task", [{"edits": "v_0_0_3"}]),
        ("learning", "learning_task", [{"moment": 16}]),
    ],
    "weighted_sum": [
        ("running", "running_task", [{"dimension": 49}]),
        ("collect", "collect_task", [{"temperature": 0}]),
        ("rows", "rows_task", [{"query": 2}]),
        ("mixing", "mixing_task", [{"mixer": mixer} for mixer in MIXERS]),
    ],
    "sharpness": [
        ("five", "five_task", [{"multiplier": 5.0}]),
        ("luck", "luck_task", [{"seed": seed} for seed in range(20)]),
        ("spread", "spread_task", [{"power": 0}]),
        ("ends", "ends_task", [{"temperature": 0.45}]),
    ],
    "masks": [
        ("mask", "mask_task", [{"mask": "causal"}]),
        ("graph", "graph_task", [{"query": 6, "mask_rounds": 6}]),
        ("changed", "changed_task", [{"mask_changed": 6}]),
        ("grown", "grown_task", [{"mask_grown": 6}]),
    ],
    "order_and_batch": [
        ("alone", "alone_task", [{"order_shuffle": shuffle} for shuffle in SHUFFLES[1:]]),
        ("placed", "placed_task", [{"positions": "sinusoidal"}]),
        ("apart", "apart_task", [{"order_distance": 16}]),
    ],
    "self_and_cross": [
        ("self", "self_task", [{"text": "The sleepy bat flew out of the dark cave"}]),
        ("cross", "cross_task", [{"cross_text": "Which dark animal flew away"}]),
        ("decoding", "decoding_task", [{"new_tokens": 1}]),
    ],
    "heads": [
        ("jobs", "jobs_task", [{"head": head} for head in range(1, 4)]),
        ("split", "split_task", [{"heads": 8}]),
        ("mixed", "mixed_task", [{"mix_heads": True}]),
        ("layers", "layers_task", [{"layers": 3}]),
    ],
    "whole_model": [
        ("table", "table_task", [{"untrained": True}]),
        ("added", "added_task", [{"layer": layer} for layer in range(4)]),
        ("next", "next_task", [{"query": place} for place in range(7)]),
        ("needed", "needed_task", [{"layer": layer} for layer in range(1, 4)]),
    ],
}
KEPT = {"lang", "text", "cross_text", "model_text", "grown", "head", "seed", "guesses"}  # which stay from step to step


def pieces(at: AppTest, page: str) -> dict[str, Piece]:
    """Return what the page shows of its link."""
    return page_boards.pieces(page, link.view(linked(at), page))


def pictures(at: AppTest, page: str, board: str) -> list[object]:
    """Return the numbers and words that a board shows."""
    view = link.view(linked(at), page)
    given = [piece for cell in layout.cells(page_boards.boards(page)[board](view)) for piece in cell.pieces(view)]
    return [piece.spec["datasets"] if isinstance(piece, Picture) else piece.html() for piece in given]


def put(at: AppTest, values: Values) -> None:
    """Set controls, and values of clicks in a picture."""
    for name, value in values.items():
        if name in controls(at):
            controls(at)[name].set_value(value)
        else:
            at.session_state[name] = value
            at.query_params[name] = link.spelled(value)
    ran(at)


NAMED = {  # language → mask that a step opens with → how its explanation says so
    "en": {"none": "", "window": "window mask", "causal": "causal mask"},
    "de": {"none": "", "window": "Fenstermaske", "causal": "kausale"},
}


def predict(at: AppTest, page: str, slot: str) -> None:
    """Give the first of the answers that a step offers, where it asks for a prediction before anything is moved."""
    task = pieces(at, page)[slot]
    if task.predicts:
        put(at, next(iter(task.guesses.values())))
        assert not pieces(at, page)[slot].predicts


def solve(at: AppTest, page: str, slot: str, solutions: Sequence[Values]) -> bool:
    """Try values until a task is done; return whether it is."""
    for values in solutions:
        put(at, values)
        if pieces(at, page)[slot].happened:
            return True
    return False


def test_the_walk_has_every_step():
    steps = {page: len(solutions) for page, solutions in SOLUTIONS.items()}
    assert steps == {"start": 1, **menu.STEPPED}
    assert [*SOLUTIONS] == [*menu.LEARN]


@pytest.mark.parametrize("lang", always(["en"], ["en", "de"]))
def test_every_task_is_open_can_be_done_and_changes_its_picture(lang: str):
    """What one step has set spoils no later one; the learner's own sentences stay."""
    at = opened("start", lang=lang)
    for page, steps in SOLUTIONS.items():
        for step, (picture, slot, solutions) in enumerate(steps, 1):
            if step > 1:
                press(at, "to_step_Next")
            elif page != "start":
                at.query_params.clear()  # as a browser does on the way to another page
                turned(at, page)
            where = f"{page}, step {step}"
            assert linked(at).keys() <= KEPT | OPENINGS.get(page, {}).get(str(step), {}).keys(), where
            said = " ".join(re.sub("<[^>]*>", "", " ".join(each.proto.body for each in at.get("html"))).split())
            assert NAMED[lang][OPENINGS.get(page, {}).get(str(step), {}).get("mask", "none")] in said, where
            assert isinstance(pieces(at, page)[slot], Task), where
            assert not pieces(at, page)[slot].happened, where
            before = pictures(at, page, picture)
            predict(at, page, slot)
            assert solve(at, page, slot, solutions), f"{where}: {pieces(at, page)[slot].question}"
            assert pictures(at, page, picture) != before, where


def test_a_step_that_was_left_is_as_it_was_when_one_comes_back():
    at = opened("masks", step="1")
    put(at, {"mask": "causal"})
    press(at, "to_step_Next")
    assert linked(at) == {"mask": "window", "window": "1"}
    put(at, {"query": 6})
    press(at, "to_step_Back")
    assert linked(at) == {"mask": "causal"}
    at.query_params.clear()
    turned(at, "sharpness")
    assert linked(at) == {}
    put(at, {"temperature": 0.5})
    at.query_params.clear()
    turned(at, "masks")
    assert linked(at) == {"mask": "causal"}
    press(at, "to_step_Next")
    assert linked(at) == {"mask": "window", "window": "1", "query": "6"}


def test_what_a_suggestion_sets_that_the_page_draws_no_control_of_stays_at_its_step():
    """“Only the past” hides keys in 3.3; 3.4 is about all words, and 3.3 has its mask again on the way back."""
    at = opened("weighted_sum", step="3")
    put(at, {"mask": "causal"})
    assert linked(at) == {"mask": "causal"}
    press(at, "to_step_Next")
    assert linked(at) == {}
    press(at, "to_step_Back")
    assert linked(at) == {"mask": "causal"}


def test_the_second_sentence_is_the_same_at_every_step():
    at = opened("self_and_cross", step="2")
    put(at, {"cross_text": "a cave"})
    press(at, "to_step_Next")
    assert linked(at) == {"cross_text": "a cave", "new_tokens": "7"}


def test_a_link_that_names_a_step_shows_what_it_says():
    """Next writes the step's opening values into the link; nothing is added to a link that somebody sends."""
    assert linked(opened("masks", step="2")) == {}
    assert linked(opened("masks", step="2", mask="causal")) == {"mask": "causal"}


def test_a_chosen_step_opens_as_next_would_open_it_and_all_steps_keep_what_is_set():
    at = opened("masks", step="1")
    put(at, {"step": "2"})
    assert linked(at) == {"mask": "window", "window": "1"}
    put(at, {"step": "all"})
    assert linked(at) == {"mask": "window", "window": "1"}


def test_a_locked_control_stays_from_step_to_step():
    at = opened("masks", step="1", mask="prefix", locked="mask")
    press(at, "to_step_Next")
    assert linked(at)["mask"] == "prefix"
