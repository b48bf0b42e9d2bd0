"""The page on the weighted sum as a learner meets it: a control is moved, and the numbers on screen are the core's."""

import functools
import html
import math
import re

import pytest
import torch

from attn_core import heads, one_query, scene
from attn_core.experiments import mixing
from pages import weighted_sum as page
from pages.answers import answer
from pages.charts import colours
from pages.text import numbers
from pages.view import link as links
from tests import screen
from tests.screen import Screen, body, cells, close, press, prose, put, says, typed

opened = functools.partial(screen.opened, "weighted_sum")
SEVEN = ("The", "bat", "flew", "out", "of", "the", "cave")
LABELS = ["The·0", "bat", "flew", "out", "of", "the·5", "cave"]


def account(at: Screen) -> list[list[str]]:
    """Return the ledger as it is read: a list a line, the output last."""
    lines = re.findall(r"<tr>(.*?)</tr>", body(at, "account"))
    read = [
        [html.unescape(re.sub(r"<[^>]+>", "", c)) for c in re.findall(r"<t[hd].*?>(.*?)</t[hd]>", line)] for line in lines
    ]
    return read[1:]


def number(text: str) -> float:
    """Return a number as it stands in the ledger."""
    return float(text.replace("−", "-"))


def explore(**settings: object) -> heads.MultiHeadTrace:
    """Return the default scene's trace, computed as Explore does."""
    return scene.trace(scene.Scene(SEVEN, **{"seed": 3, **settings}))


@pytest.mark.parametrize(("query", "dimension"), [(1, 0), (6, 15), (0, 7)])
def test_the_ledger_adds_up_to_the_output(query: int, dimension: int):
    at = put(put(opened(), "query", query), "dimension", dimension)
    trace = explore()
    weights, values = trace.heads.weights[0, query], trace.heads.v[0, :, dimension]
    lines = account(at)
    expected = torch.stack([weights, values, weights * values, (weights * values).cumsum(0)], 1)
    close(torch.tensor([[number(cell) for cell in line[1:]] for line in lines[:-1]]), expected, 6e-4)
    output = trace.heads.output[0, query, dimension].item()
    assert number(lines[-1][4]) == number(lines[-1][3]) == pytest.approx(output, abs=6e-4)
    says(prose(at, "verified"), "16")
    rows = at.slots["running"]["rows"]
    close(torch.tensor(rows["after"]), expected[:, 3])
    close(torch.tensor(rows["before"])[1:], expected[:-1, 3])


def test_all_numbers_at_once_end_in_the_output():
    at = put(opened(), "query", 5)
    trace = explore()
    totals = cells(at, "strip_totals")
    close(totals[-1], trace.heads.output[0, 5])
    close(cells(at, "strip_values"), trace.v[0])
    close(cells(at, "strip_adds"), trace.heads.contributions(5)[0])


def test_under_dropout_the_ledger_still_ends_in_the_output():
    at = put(opened(mask="causal"), "dropout", 0.5)
    trace = explore(mask="causal", dropout=0.5)
    lines = account(at)
    assert [line[1] for line in lines[2:-1]] == ["hidden"] * 5
    assert number(lines[-1][4]) == pytest.approx(trace.heads.output[0, 1, 3].item(), abs=6e-4)


def test_every_rows_winner_is_outlined_and_said():
    at = put(opened(), "seed", 11)
    setting = scene.Scene(SEVEN, seed=11)
    rows = [one_query.row(scene.trace(setting), setting, 0, query) for query in range(7)]
    marks = at.slots["rows"]["marks"]
    outlines = zip(marks["ink"], marks["x"], marks["y"], strict=True)
    assert [(x, y) for ink, x, y in outlines if ink == colours.palette(False).key] == [
        (row.winner, y) for y, row in enumerate(rows)
    ]
    for label, row in zip(LABELS, rows, strict=True):
        says(prose(at, "winners"), label, numbers.percent(float(row.largest)), LABELS[row.winner])
    says(prose(at, "rows_words"), f"{rows[1].largest:.2f}", f"v({LABELS[rows[1].winner]}")


def test_another_head_has_weights_and_an_output_of_its_own():
    at, trace = put(opened(), "head", 1), explore()
    close(cells(at, "rows"), trace.heads.weights[1])
    close(cells(at, "strip_totals")[-1], trace.heads.output[1, 1])
    close(cells(at, "strip_values"), trace.v[1])


def test_hidden_cells_and_ties_are_said():
    at = put(opened(temperature="20"), "mask", "causal")
    assert torch.isnan(cells(at, "rows")[0, 1:]).all()
    says(prose(at, "winners"), "100 %")
    at = put(opened(positions="false"), "text", "bat bat")
    close(cells(at, "rows"), torch.full((2, 2), 0.5))
    says(prose(at, "winners"), "50 %")


def test_a_number_typed_into_w_moves_its_row_of_y():
    at = typed(opened(mixer="none"), "table_mixer", (2, 0), 0.5)
    assert at.view.mixer_edits == "2_0_0.5"
    x = scene.attention_inputs(scene.Scene(SEVEN, seed=3), "cpu")[0]
    matrix = torch.eye(7)
    matrix[2, 0] = 0.5
    close(cells(at, "factor_W"), matrix)
    close(cells(at, "factor_Y"), matrix @ x)


def test_edits_add_up_and_can_be_forgotten():
    at = press(opened(), "The first word becomes the second")
    x = scene.attention_inputs(scene.Scene(SEVEN, seed=3), "cpu")[0]
    close(cells(at, "factor_Y")[0], x[1])
    at = typed(at, "table_mixer", (6, 6), -1.0)
    assert at.view.mixer_edits == "0_0_0~0_1_1~6_6_-1"
    close(cells(at, "factor_Y")[6], -x[6])
    at = press(at, "Reset my numbers")
    close(cells(at, "factor_Y"), x)


@pytest.mark.parametrize("name", mixing.MIXERS)
def test_each_mixer_is_the_cores_and_says_whether_it_follows_the_data(name: str):
    at = put(opened(), "mixer", name)
    x = scene.attention_inputs(scene.Scene(SEVEN, seed=3), "cpu")[0]
    trace = explore()
    expected = {
        "attention": lambda: trace.heads.weights[0] @ x,
        "mean": lambda: x.mean(0).expand(7, -1),
        "past": lambda: x.cumsum(0) / torch.arange(1, 8)[:, None],
        "convolution": lambda: mixing.convolution(x, [0.25, 0.5, 0.25], "centred").output,
        "mlp": lambda: mixing.mlp(x, *mixing.draw_mlp(7, 28, 3)).output,
        "none": lambda: x,
    }[name]()
    close(cells(at, "factor_Y"), expected)
    facts = page.mix(at.view)
    assert (facts.moved, facts.why) == (("moves", "") if name == "attention" else ("stays", "fixed"))
    assert facts.linear is (name != "mlp")


def test_an_mlp_can_not_be_edited_and_its_edits_wait():
    at = opened(mixer="mlp", mixer_edits="0_0_5")
    assert "table_mixer" not in at.slots
    at = put(at, "mixer", "mean")
    assert cells(at, "factor_W")[0, 0] == 5
    assert matrix(at)[0, 0] == 5


def test_a_weight_looks_the_same_in_w_as_among_the_weights():
    at = opened()
    mine, theirs = (at.slots[slot]["cells"] for slot in ("factor_W", "rows"))
    assert (mine["text"], mine["share"]) == (theirs["text"], theirs["share"])
    assert ".45" in mine["text"]
    at = typed(at, "table_mixer", (0, 0), -1.0)
    assert at.slots["factor_W"]["cells"]["share"][0] == 0  # below 0 there is a scale of both signs


# ---- what is moved, and what follows ----


@pytest.mark.parametrize("move", [{"dimension": 5}, {"temperature": 0.5}, {"query": 4}])
def test_the_running_total_is_put_into_the_drawing_that_stands_there(move: dict[str, object]):
    before, after = (opened(**link).pieces["running"] for link in ({}, move))
    forms = [{**piece.spec, "datasets": None} for piece in (before, after)]
    assert forms[0] == forms[1]
    assert before.spec["datasets"]["output"] != after.spec["datasets"]["output"]


def matrix(at: Screen) -> torch.Tensor:
    """Return the numbers of the table to type in."""
    inputs = re.findall(r'data-edit="mixer_edits (\d+)_(\d+)" value="([^"]+)"', body(at, "table_mixer"))
    side = max(int(row) for row, _, _ in inputs) + 1
    assert [(int(row), int(column)) for row, column, _ in inputs] == [(i, j) for i in range(side) for j in range(side)]
    return torch.tensor([float(value) for _, _, value in inputs], dtype=torch.float64).reshape(side, side)


def test_the_table_to_type_in_holds_w_and_an_emptied_cell_is_as_it_was():
    before = opened(seed=5)
    close(matrix(before), cells(before, "factor_W"), 6e-5)
    at = typed(typed(opened(seed=5), "table_mixer", (1, 2), -3.5), "table_mixer", (4, 4), 7)
    assert matrix(at)[1, 2] == -3.5
    assert matrix(at)[4, 4] == 7
    at = typed(at, "table_mixer", (1, 2), None)
    assert at.view.mixer_edits == "4_4_7"
    assert matrix(at)[1, 2] == matrix(before)[1, 2]


@pytest.mark.parametrize("dragging", [False, True])
def test_the_table_to_type_in_waits_while_a_slider_is_dragged(dragging: bool):
    at = opened(temperature=0.4)
    asked = answer.Question("weighted_sum", links.view(at.link), ("by_hand", "mixing"), {}, dragging=dragging)
    reply = answer.answer(asked)
    assert ('"slot":"table_mixer"' in reply) is not dragging
    assert ('"waiting":true' in reply) is dragging
    assert '"slot":"factor_W"' in reply  # what can follow does


def test_of_many_words_the_rows_around_the_selected_one_can_be_typed_into():
    at = opened(text=" ".join(f"w{i}" for i in range(64)), mixer="mean", query=40)
    assert body(at, "table_mixer").count("<input") == 16 * 64
    says(prose(at, "by_hand_words"), "16", "64")
    at = typed(at, "table_mixer", (40, 3), -2)
    assert at.view.mixer_edits == "40_3_-2"
    says(body(at, "table_mixer"), '40_3"', 'value="-2"')
    for query, rows in ((0, (0, 15)), (63, (48, 63))):
        inputs = re.findall(r'data-edit="mixer_edits (\d+)_0"', body(put(at, "query", query), "table_mixer"))
        assert (int(inputs[0]), int(inputs[-1])) == rows


WORDS = ("The·0", "bat", "flew", "out", "of", "the·5", "cave")
X, _, DRAWN = scene.attention_inputs(scene.Scene(words=("The", "bat", "flew", "out", "of", "the", "cave"), seed=3), "cpu")


def largest_terms(row: torch.Tensor) -> str:
    """Return the three terms of a sum of words that weigh most, by size."""
    top = sorted(range(7), key=lambda i: -abs(row[i].item()))[:3]
    return " + ".join(f"{row[i]:.2f} × “{WORDS[i]}”" for i in top).replace("+ -", "− ").replace("-", "−")


def test_a_row_of_y_is_the_sum_that_its_row_of_w_says():
    """Row 4, not column 4, of the first head's weights."""
    weights = torch.softmax((X @ DRAWN.wq[:, :16]) @ (X @ DRAWN.wk[:, :16]).T / math.sqrt(16), -1)
    sentence = prose(opened(query=4), "mixing_words")
    says(sentence, f"{largest_terms(weights[4])}")
    assert largest_terms(weights[4]) != largest_terms(weights[:, 4])


def test_a_large_negative_number_in_w_is_said_first():
    row = torch.full((7,), 1 / 7)
    row[0] = -2.0
    sentence = prose(opened(mixer="mean", mixer_edits="4_0_-2", query=4), "mixing_words")
    says(sentence, f"{largest_terms(row)}")
