"""Every task of Learn, done one after the other by Next alone; and what stays where on the way from step to step."""

from collections.abc import Mapping

import pytest
from streamlit.testing.v1 import AppTest

from pages.answers import page_boards
from pages.board import layout
from pages.board.pieces import Picture, Task
from pages.view import link, menu
from tests.tasks import TASKS
from tests.wiring import controls, linked, opened, press, ran, turned

STEPS = {  # page → of each step its name, and what does its task
    page: [(name, link.read(link.texts(row.does))[0]) for name, row in steps.items()] for page, steps in TASKS.items()
} | {"start": [("senses", {})]}
ELSE = {
    ("heads", "jobs"): ({"head": 2}, {"head": 3}),
    ("self_and_cross", "self"): ({"query": 7},),
    ("todays_models", "remember"): ({"written": 8},),
}  # what else may do a task with the sentence typed before
KEPT = {"lang", "text", "cross_text", "model_text", "grown", "head", "seed", "guesses"}  # which stay from step to step


def shown(at: AppTest, page: str, board: str) -> tuple[list[object], list[Task]]:
    """Return the numbers and words that a board shows, and its tasks."""
    step = {"step": controls(at)["step"].value} if page in menu.STEPPED else {}
    view = link.view(linked(at) | step, page)
    pieces = [piece for cell in layout.cells(page_boards.boards(page)[board](view)) for piece in cell.pieces(view)]
    there = [piece.spec["datasets"] if isinstance(piece, Picture) else piece.html() for piece in pieces]
    return there, [piece for piece in pieces if isinstance(piece, Task)]


def put(at: AppTest, values: Mapping[str, object]) -> None:
    """Set controls, and values of clicks in a picture."""
    for name, value in values.items():
        if name in controls(at):
            controls(at)[name].set_value(value)
        else:
            at.session_state[name] = value
            at.query_params[name] = link.spelled(value)
    ran(at)


def turn(at: AppTest, page: str) -> None:
    """Turn to a page as a browser does, whose address then says nothing."""
    at.query_params.clear()
    turned(at, page)


def does_its_task(at: AppTest, page: str, name: str, does: Mapping[str, object]) -> None:
    """Predict, do the task of a step, which wasn't done before, and see its picture change."""
    board, tasks = name, f"{name}_task"
    if page == "start":  # whose second sentence is drawn once it is predicted
        board, tasks = "senses_apart", "task"
    before, [task] = shown(at, page, board)[0], shown(at, page, tasks)[1]
    assert not task.happened
    if task.predicts:
        put(at, next(iter(task.guesses.values())))
    for values in (does, *ELSE.get((page, name), ())):
        [task] = shown(at, page, tasks)[1]
        assert not task.predicts
        if not task.happened:
            put(at, values)
    [task] = shown(at, page, tasks)[1]
    assert task.happened, task.question
    assert shown(at, page, board)[0] != before


def test_every_task_is_open_can_be_done_and_changes_its_picture():
    """What one step has set spoils no later one; the learner's own sentences stay."""
    at = opened("start")
    for page in menu.LEARN:
        for step, (name, does) in enumerate(STEPS[page], 1):
            if step > 1:
                press(at, "to_step_Next")
            elif page != "start":
                turn(at, page)
            assert linked(at).keys() <= KEPT, f"{page}, step {step}"
            does_its_task(at, page, name, does)


WAYS = [  # page, how it opens, and of each thing that is done, set, or turned to what the link says afterwards
    (
        "masks",
        {"step": "1"},
        [
            ({"mask": "causal"}, {"mask": "causal"}),
            *(("Next", {}), ({"query": 6}, {"query": "6"}), ("Back", {"mask": "causal"})),
            *(("sharpness", {}), ({"temperature": 0.5}, {"temperature": "0.5"}), ("masks", {"mask": "causal"})),
            ("Next", {"query": "6"}),
        ],
    ),
    # “Only the past” hides keys in 3.3; 3.4 is about all words, and 3.3 has its mask again on the way back
    ("weighted_sum", {"step": "3"}, [({"mask": "causal"}, {"mask": "causal"}), ("Next", {}), ("Back", {"mask": "causal"})]),
    # the second sentence is the same at every step
    (
        "self_and_cross",
        {"step": "2"},
        [({"cross_text": "a cave"}, {"cross_text": "a cave"}), ("Next", {"cross_text": "a cave"})],
    ),
    # nothing is added to a link that somebody sends; a chosen step opens as Next opens it, all steps keep what is set
    ("masks", {"step": "2"}, []),
    ("masks", {"step": "2", "mask": "causal"}, []),
    ("masks", {"step": "1"}, [({"step": "2"}, {}), ({"step": "all"}, {"mask": "window", "window": "1"})]),
    ("masks", {"step": "1", "mask": "prefix", "locked": "mask"}, [("Next", {"mask": "prefix", "locked": "mask"})]),
]


@pytest.mark.parametrize(("page", "said", "acts"), WAYS)
def test_what_a_step_has_set_is_there_again_and_spoils_no_other(page: str, said: dict[str, str], acts: list):
    at = opened(page, **said)
    assert linked(at) == {name: value for name, value in said.items() if name != "step"}
    for act, expected in acts:
        if isinstance(act, dict):
            put(at, act)
        elif act in menu.PAGES:
            turn(at, act)
        else:
            press(at, f"to_step_{act}")
        assert linked(at) == expected, act
