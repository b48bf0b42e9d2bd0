"""The page on the weighted sum as a learner meets it: a control is moved, and the numbers on screen are the core's."""

import functools
import html
import re

import pytest
import torch

from attn_core import heads, one_query, scene
from attn_core.experiments import mixing
from pages.answers import answer
from pages.charts import colours
from pages.view import link as links
from tests import screen
from tests.panels.explore.screen import scene_of
from tests.screen import Screen, body, cells, chart, click, close, csv, press, prose, put, records, typed

opened = functools.partial(screen.opened, "weighted_sum")
SEVEN = ("The", "bat", "flew", "out", "of", "the", "cave")
SENTENCE = " ".join(SEVEN)
LABELS = ["The·0", "bat", "flew", "out", "of", "the·5", "cave"]
TWENTY = " ".join(f"w{i}" for i in range(20))


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


@pytest.mark.concept(18)
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
    assert "✓ the weighted sum of the values is the output in all 16 numbers, largest difference" in prose(at, "verified")
    rows = at.slots["running"]["rows"]
    close(torch.tensor(rows["after"]), expected[:, 3])
    close(torch.tensor(rows["before"])[1:], expected[:-1, 3])


@pytest.mark.concept(18)
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


@pytest.mark.concept(19)
def test_every_rows_winner_is_outlined_and_said():
    at = put(opened(), "seed", 11)
    setting = scene.Scene(SEVEN, seed=11)
    rows = [one_query.row(scene.trace(setting), setting, 0, query) for query in range(7)]
    marks = at.slots["rows"]["marks"]
    outlines = zip(marks["ink"], marks["x"], marks["y"], strict=True)
    assert [(x, y) for ink, x, y in outlines if ink == colours.palette(False).key] == [
        (row.winner, y) for y, row in enumerate(rows)
    ]
    for y, row in enumerate(rows):
        share = f"{100 * row.largest:.0f} %"
        assert re.search(
            rf"{LABELS[y]}\s+gives its largest weight, {share}, to\s+{LABELS[row.winner]}", prose(at, "winners")
        )
    assert prose(at, "rows_words").startswith(f"Row bat of Y = {rows[1].largest:.2f} v({LABELS[rows[1].winner]}) + ")


def test_another_head_has_weights_and_an_output_of_its_own():
    at, trace = put(opened(), "head", 1), explore()
    close(cells(at, "rows"), trace.heads.weights[1])
    assert prose(at, "rows_name") == "W 7 × 7, weights of head 1"
    close(cells(at, "strip_totals")[-1], trace.heads.output[1, 1])


@pytest.mark.concept(19)
def test_hidden_cells_and_ties_are_said():
    at = put(opened(temperature="20"), "mask", "causal")
    assert torch.isnan(cells(at, "rows")[0, 1:]).all()
    assert re.search(r"The·0\s+attends to\s+The·0\s*: 100 %", prose(at, "winners"))
    at = put(opened(positions="false"), "text", "bat bat")
    close(cells(at, "rows"), torch.full((2, 2), 0.5))
    assert (
        re.findall(r"attends equally to 2 keys: 50 % each", prose(at, "winners"))
        == ["attends equally to 2 keys: 50 % each"] * 2
    )


@pytest.mark.concept(7)
def test_a_number_typed_into_w_moves_its_row_of_y():
    at = typed(opened(mixer="none"), "table_mixer", (2, 0), 0.5)
    assert at.view.mixer_edits == "2_0_0.5"
    x = scene.attention_inputs(scene.Scene(SEVEN, seed=3), "cpu")[0]
    matrix = torch.eye(7)
    matrix[2, 0] = 0.5
    close(cells(at, "factor_W"), matrix)
    close(cells(at, "factor_Y"), matrix @ x)
    assert "Typed into W: 1 number. Rows of Y that change: flew." in prose(at, "mixing_words")


@pytest.mark.concept(7)
def test_edits_add_up_and_can_be_forgotten():
    at = press(opened(), "The first word becomes the second")
    x = scene.attention_inputs(scene.Scene(SEVEN, seed=3), "cpu")[0]
    close(cells(at, "factor_Y")[0], x[1])
    at = typed(at, "table_mixer", (6, 6), -1.0)
    assert at.view.mixer_edits == "0_0_0~0_1_1~6_6_-1"
    close(cells(at, "factor_Y")[6], -x[6])
    at = press(at, "Reset my numbers")
    close(cells(at, "factor_Y"), x)


@pytest.mark.concept(59)
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
    follows = "it depends on the words" if name == "attention" else "W stays the same: its numbers are fixed."
    assert follows in prose(at, "mixing_words")
    for told in ("is not a weighted sum", "Y = W X does not hold for mlp"):
        assert (told in prose(at, "mixing_words")) is (name == "mlp")


def test_an_mlp_can_not_be_edited_and_its_edits_wait():
    at = opened(mixer="mlp", mixer_edits="0_0_5")
    assert "an MLP has no W" in prose(at, "remarks")
    assert "table_mixer" not in at.slots
    assert "an MLP has no W to type into" in prose(at, "by_hand_words")
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


def test_numbers_are_in_tables_too():
    at, trace = opened(seed=5, query=4, dimension=9), explore(seed=5)
    ledger = records(at, "account")
    assert [row["key"] for row in ledger] == LABELS
    close([float(row["weight"]) for row in ledger], trace.heads.weights[0, 4])
    totals = [float(row["total so far"]) for row in ledger]
    close(totals, trace.heads.contributions(4)[0, :, 9].cumsum(0))
    assert totals[-1] == pytest.approx(trace.heads.output[0, 4, 9].item(), abs=1e-5)
    table, largest = records(at, "winners"), trace.heads.weights[0].max(-1)
    pairs = [(LABELS[y], LABELS[x]) for y, x in enumerate(largest.indices.tolist())]
    assert [(row["query"], row["winner"]) for row in table] == pairs
    close([float(row["largest weight"]) for row in table], largest.values)
    outputs = [list(row.values()) for row in records(at, "outputs")]
    assert [query for query, *_ in outputs] == LABELS
    close(torch.tensor([list(map(float, row)) for _, *row in outputs]), trace.heads.output[0])


@pytest.mark.parametrize("text", ["query key winner", "weight value adds query 0"])
def test_words_called_like_columns_break_no_table(text: str):
    at = opened(text=text)
    assert all(csv(at, name).count("\n") == len(text.split()) + 1 for name in ("account", "winners", "outputs"))


@pytest.mark.parametrize(
    "link",
    [
        {"dimension": "127", "head_size": "128", "d_model": "256", "heads": "8", "head": "7"},
        {"dimension": "127", "head_size": "1", "heads": "1", "mixer_edits": "0_0_100~63_63_-100"},
        {"text": TWENTY, "mixer": "mlp", "query": "19"},
        {"text": "one", "mixer": "convolution"},
        {"text": ""},
        {"kind": "cross", "text2": "a", "mask": "causal"},
        {"kind": "cross", "text2": "", "mixer": "past"},
        {"mask": "window", "window": "0", "dropout": "1", "temperature": "0"},
    ],
)
def test_any_link_draws_without_trouble(link: dict[str, str]):
    at = opened(**link)
    empty = "" in (link.get("text"), link.get("text2"))
    assert ("running_words" in at.slots) is not empty
    assert bool(prose(at, "remarks").strip()) is (empty or "mixer_edits" in link)
    if not empty:
        followed = min(int(link.get("dimension", 3)), int(link.get("head_size", 16)) - 1)
        assert prose(at, "running_name").startswith(f"Number {followed} ·")
        output_is_the_cores(at)


def output_is_the_cores(at: Screen) -> None:
    """Assert that the selected number of the output is the core's, and all weights are where there is room for them."""
    setting, view = scene_of(at), at.view
    trace = scene.trace(setting).heads
    output = trace.output[view.head, view.query if len(setting.words) > view.query else -1]
    said = prose(at, "running_words")
    read = re.search(r" = (−?[\d.]+)\.(?: |$)| is (0\.0+): (?:every key is hidden|dropout sets all weights to 0)", said)
    read = read[1] or read[2]
    followed = output[min(view.dimension, len(output) - 1)].item()
    assert number(read) == pytest.approx(followed, abs=6e-3)
    assert at.slots["running"]["output"]["term"] == [read]
    assert at.slots["running"]["output"]["value"] == pytest.approx([followed], abs=6e-5)
    if len(setting.words) <= 7:
        hidden = torch.tensor(False) if setting.allowed() is None else ~setting.allowed()
        close(cells(at, "rows"), trace.weights[view.head].masked_fill(hidden, torch.nan))


# ---- what is moved, and what follows ----


@pytest.mark.parametrize("slot", ["rows", "factor_W", "factor_Y"])
def test_a_click_on_a_row_selects_its_query(slot: str):
    at = opened()
    at = click(at, slot, "cells", at.slots[slot]["cells"]["y"].index(4))
    assert at.view.query == 4
    assert prose(at, "collect_words").startswith("output(of) ")
    assert prose(at, "mixing_words").startswith("attention: W holds the weights of the selected head. The row of of in Y =")
    assert at.pieces[slot].steps == {"ArrowUp": ("query", -1, 0, 6), "ArrowDown": ("query", 1, 0, 6)}


@pytest.mark.parametrize("move", [{"dimension": 5}, {"temperature": 0.5}, {"query": 4}])
def test_the_running_total_is_put_into_the_drawing_that_stands_there(move: dict[str, object]):
    before, after = (opened(**link).pieces["running"] for link in ({}, move))
    forms = [{**piece.spec, "datasets": None} for piece in (before, after)]
    assert forms[0] == forms[1]
    assert before.spec["datasets"]["output"] != after.spec["datasets"]["output"]
    assert "from the total before it to the total after it" in before.alt


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


def test_which_query_is_selected_leaves_the_table_to_type_in_as_it_is():
    before, after = opened().pieces["table_mixer"], opened(query=5).pieces["table_mixer"]
    assert before == after
    assert chart(opened(query=5), "W: one row for each word")["marks"]["y"] == [5]


def test_of_many_words_the_rows_around_the_selected_one_can_be_typed_into():
    at = opened(text=" ".join(f"w{i}" for i in range(64)), mixer="mean", query=40)
    assert body(at, "table_mixer").count("<input") == 16 * 64
    assert "16 of 64 rows" in prose(at, "by_hand_words")
    at = typed(at, "table_mixer", (40, 3), -2)
    assert at.view.mixer_edits == "40_3_-2"
    assert 'aria-label="w40, w3" data-edit="mixer_edits 40_3" value="-2"' in body(at, "table_mixer")
    for query, rows in ((0, (0, 15)), (63, (48, 63))):
        inputs = re.findall(r'data-edit="mixer_edits (\d+)_0"', body(put(at, "query", query), "table_mixer"))
        assert (int(inputs[0]), int(inputs[-1])) == rows
