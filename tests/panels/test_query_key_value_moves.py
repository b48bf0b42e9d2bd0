"""The page on query, key and value where it is clicked, stepped through, typed into and saved."""

import pytest
import torch

from pages.answers import answer
from tests.panels.test_query_key_value import TWENTY, explore, opened
from tests.screen import click, close, press, records


def test_numbers_are_in_tables_too():
    at = opened()
    trace = explore()
    product = records(at, "product")
    assert float(product[-1]["sum"]) == pytest.approx(trace.heads.scores[0, 1, 4].item(), abs=1e-5)
    close([float(row["q × k"]) for row in product], trace.q[0, 1] * trace.k[0, 4])
    scores, values = ([list(row.values())[1:] for row in records(at, name)] for name in ("scores", "values"))
    close(torch.tensor([list(map(float, row)) for row in scores]), trace.heads.scores[0])
    close(torch.tensor([list(map(float, row)) for row in values]), trace.v[0])


def test_tables_stand_whatever_tokens_are_called():
    at = opened(text="the query asks the key v 0")
    assert list(records(at, "scores")[1]) == ["query", "0 the", "1 query", "2 asks", "3 the", "4 key", "5 v", "6 0"]
    assert [row["query"] for row in records(at, "scores")[:2]] == ["0 the", "1 query"]
    assert list(records(at, "values")[0])[:2] == ["key", "v 0"]
    assert records(at, "values")[4]["key"] == "4 key"


def test_a_click_chooses_the_query_the_key_or_both():
    at = click(opened(), "vectors_q", "cells", 3 * 16)
    assert (at.view.query, at.view.key) == (3, 4)
    at = click(at, "vectors_v", "cells", 16 * 2 + 5)
    assert (at.view.query, at.view.key) == (3, 2)
    at = click(at, "scores", "cells", 5 * 7 + 6)
    assert (at.view.query, at.view.key) == (5, 6)
    assert (at.slots["output"]["marks"]["y"], at.slots["given"]["marks"]["y"]) == ([5], [6])
    at = click(click(at, "output", "cells", 0), "given", "cells", 16)
    assert (at.view.query, at.view.key) == (0, 1)


def test_a_click_on_an_outline_or_a_row_of_many_scores_leaves_the_key():
    at = click(opened(query=2), "scores", "marks", 0)
    assert (at.view.query, at.view.key) == (2, 4)
    at = click(opened(text=TWENTY, key=5), "scores", "cells", 9)
    assert (at.view.query, at.view.key) == (9, 5)


def test_arrow_keys_step_through_queries_and_keys():
    steps = {slot: dict(opened().pieces[slot].steps) for slot in ("vectors_q", "vectors_k", "scores", "given", "output")}
    up_and_down = {"ArrowUp": ("query", -1, 0, 6), "ArrowDown": ("query", 1, 0, 6)}
    assert steps["vectors_q"] == steps["output"] == up_and_down
    assert steps["vectors_k"] == steps["given"] == {"ArrowUp": ("key", -1, 0, 6), "ArrowDown": ("key", 1, 0, 6)}
    assert steps["scores"] == {**up_and_down, "ArrowLeft": ("key", -1, 0, 6), "ArrowRight": ("key", 1, 0, 6)}
    cross = opened(kind="cross").pieces["scores"].steps
    assert (cross["ArrowDown"], cross["ArrowRight"]) == (("query", 1, 0, 6), ("key", 1, 0, 5))


def test_the_best_key_has_the_largest_weight():
    at = press(opened(query=6, key=1), "Best key")
    assert at.view.key == explore().heads.weights[0, 6].argmax()


def test_the_matrix_that_is_typed_into_waits_until_a_slider_is_let_go():
    view = opened(head_size=8).view
    dragging, free = (
        answer.answer(answer.Question("query_key_value", view, ("moved", "editor", "edits"), {}, dragging=h))
        for h in (True, False)
    )
    assert '"slot":"editor"' in free
    assert '"slot":"editor"' not in dragging
    assert all(f'"slot":"changed_{what}"' in dragging for what in ("v", "weights", "output"))
    assert '"slot":"moved"' in dragging


def test_a_large_map_is_offered_in_part():
    at = opened(d_model=256, head_size=128, edit_map="q")
    assert (at.slots["editor"].count("<tr>"), at.slots["editor"].count("<input")) == (1 + 64, 64 * 32)
    assert 'aria-label="x 63, q 31"' in at.slots["editor"]
    assert 'aria-label="word the, word the"' in opened(projections="same", edit_map="v").slots["editor"]
