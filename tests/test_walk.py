"""Every task of Learn, done one after the other by Next alone: each is open, can be done, and changes its picture."""

from collections.abc import Mapping

from streamlit.testing.v1 import AppTest

from pages.answers import page_boards
from pages.board import layout
from pages.board.pieces import Picture, Piece, Task
from pages.view import link, menu
from pages.view.openings import OPENINGS
from tests.tasks import TASKS
from tests.wiring import controls, linked, opened, press, ran, turned

STEPS = {  # page → of each step its name, and what does its task
    page: [(name, link.read(link.texts(row.does))[0]) for name, row in steps.items()] for page, steps in TASKS.items()
} | {"start": [("senses", {})]}
ELSE = {("heads", "jobs"): ({"head": 2}, {"head": 3})}  # what else may do a task with the sentence typed before
KEPT = {"lang", "text", "cross_text", "model_text", "grown", "head", "seed", "guesses"}  # which stay from step to step


def pieces(at: AppTest, page: str) -> dict[str, Piece]:
    """Return what the page shows of its link."""
    return page_boards.pieces(page, link.view(linked(at), page))


def pictures(at: AppTest, page: str, board: str) -> list[object]:
    """Return the numbers and words that a board shows."""
    view = link.view(linked(at), page)
    given = [piece for cell in layout.cells(page_boards.boards(page)[board](view)) for piece in cell.pieces(view)]
    return [piece.spec["datasets"] if isinstance(piece, Picture) else piece.html() for piece in given]


def put(at: AppTest, values: Mapping[str, object]) -> None:
    """Set controls, and values of clicks in a picture."""
    for name, value in values.items():
        if name in controls(at):
            controls(at)[name].set_value(value)
        else:
            at.session_state[name] = value
            at.query_params[name] = link.spelled(value)
    ran(at)


def predict(at: AppTest, page: str, slot: str) -> None:
    """Give the first of the answers that a step offers, where it asks for a prediction before anything is moved."""
    task = pieces(at, page)[slot]
    if task.predicts:
        put(at, next(iter(task.guesses.values())))
        assert not pieces(at, page)[slot].predicts


def test_every_task_is_open_can_be_done_and_changes_its_picture():
    """What one step has set spoils no later one; the learner's own sentences stay."""
    at = opened("start")
    for page in menu.LEARN:
        for step, (name, does) in enumerate(STEPS[page], 1):
            if step > 1:
                press(at, "to_step_Next")
            elif page != "start":
                at.query_params.clear()  # as a browser does on the way to another page
                turned(at, page)
            where, slot, board = f"{page}, step {step}", f"{name}_task", name
            if page == "start":  # whose second sentence is drawn once it is predicted
                slot, board = "task", "senses_apart"
            assert linked(at).keys() <= KEPT | OPENINGS.get(page, {}).get(str(step), {}).keys(), where
            assert isinstance(pieces(at, page)[slot], Task), where
            assert not pieces(at, page)[slot].happened, where
            before = pictures(at, page, board)
            predict(at, page, slot)
            for values in (does, *ELSE.get((page, name), ())):
                if not pieces(at, page)[slot].happened:
                    put(at, values)
            assert pieces(at, page)[slot].happened, f"{where}: {pieces(at, page)[slot].question}"
            assert pictures(at, page, board) != before, where


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
