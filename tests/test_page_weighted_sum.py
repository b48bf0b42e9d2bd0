"""The page on the weighted sum as a learner meets it: a control is moved, and the numbers on screen are the core's."""

import functools
import html
import re
from dataclasses import fields

import pytest
import torch
from streamlit.testing.v1 import AppTest

from attn_core import focus, heads, mixers, replacing, scene
from pages.ui import state
from pages.ui.link import LINKED
from pages.ui.state.values import HELD
from pages.ui.story import weighted_sum, weighted_sum_shown
from tests import story_page
from tests.explore import Screen, scene_of, tables_of, texts_of
from tests.story_page import cells, close, hold, press, put, said, typed

opened = functools.partial(story_page.opened, "weighted_sum")
SEVEN = ("The", "bat", "flew", "out", "of", "the", "cave")
SENTENCE = " ".join(SEVEN)
TWENTY = " ".join(f"w{i}" for i in range(20))


def account(at: AppTest) -> list[list[str]]:
    """Return the ledger as it is read: a list a line, the output last."""
    lines = re.findall(r"<tr>(.*?)</tr>", texts_of(at)["account"])
    read = [
        [html.unescape(re.sub(r"<[^>]+>", "", c)) for c in re.findall(r"<t[hd].*?>(.*?)</t[hd]>", line)] for line in lines
    ]
    return read[1:]


def number(text: str) -> float:
    """Return a number as it stands in the ledger."""
    return float(text.replace("−", "-"))


def explore(**how: object) -> heads.MultiHeadTrace:
    """Return the default scene's trace, computed as Explore does."""
    return scene.trace(scene.Scene(SEVEN, **{"seed": 3, **how}))


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
    assert "✓ = output in all 16 numbers, largest difference" in said(at, "account_words")
    rows = tables_of(at)["running"]["rows"]
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
    found = [focus.row(scene.trace(setting), setting, 0, query) for query in range(7)]
    marks = tables_of(at)["rows"]["marks"]
    assert [(x, y) for x, y in zip(marks["x"], marks["y"], strict=True)][1:] == [
        (row.winner, y) for y, row in enumerate(found)
    ]
    labels = ["The·0", "bat", "flew", "out", "of", "the·5", "cave"]
    for y, row in enumerate(found):
        share = f"{100 * row.largest:.0f} %"
        assert re.search(rf"{labels[y]}\s+looks most at\s+{labels[row.winner]}\s*: {share}", said(at, "winners"))


@pytest.mark.concept(19)
def test_hidden_cells_and_ties_are_said():
    at = put(opened(temperature="20"), "mask", "causal")
    assert torch.isnan(cells(at, "rows")[0, 1:]).all()
    assert re.search(r"The·0\s+looks most at\s+The·0\s*: 100 %", said(at, "winners"))
    at = put(opened(positions="false"), "text", "bat bat")
    close(cells(at, "rows"), torch.full((2, 2), 0.5))
    assert (
        re.findall(r"looks equally at 2 words, 50 % each", said(at, "winners"))
        == ["looks equally at 2 words, 50 % each"] * 2
    )


@pytest.mark.concept(7)
def test_a_number_typed_into_w_moves_its_row_of_y():
    at = typed(opened(mixer="none"), "table_mixer", (2, 0), 0.5)
    assert at.session_state["mixer_edits"] == "2_0_0.5"
    x = scene.sources(scene.Scene(SEVEN, seed=3), "cpu")[0]
    matrix = torch.eye(7)
    matrix[2, 0] = 0.5
    close(cells(at, "factor_W"), matrix)
    close(cells(at, "factor_Y"), matrix @ x)
    assert "Your 1 number in W moved the rows of flew" in said(at, "mixing_words")


@pytest.mark.concept(7)
def test_edits_add_up_and_can_be_forgotten():
    at = press(opened(), "try The first word takes all of the second")
    x = scene.sources(scene.Scene(SEVEN, seed=3), "cpu")[0]
    close(cells(at, "factor_Y")[0], x[1])
    at = typed(at, "table_mixer", (6, 6), -1.0)
    assert at.session_state["mixer_edits"] == "0_0_0~0_1_1~6_6_-1"
    close(cells(at, "factor_Y")[6], -x[6])
    at = press(at, "try Forget my edits")
    close(cells(at, "factor_Y"), x)


@pytest.mark.concept(59)
@pytest.mark.parametrize("name", replacing.MIXERS)
def test_each_mixer_is_the_cores_and_says_whether_it_follows_the_data(name: str):
    at = put(opened(), "mixer", name)
    x = scene.sources(scene.Scene(SEVEN, seed=3), "cpu")[0]
    trace = explore()
    expected = {
        "attention": lambda: trace.heads.weights[0] @ x,
        "mean": lambda: x.mean(0).expand(7, -1),
        "past": lambda: x.cumsum(0) / torch.arange(1, 8)[:, None],
        "convolution": lambda: mixers.convolution(x, [0.25, 0.5, 0.25], "centred").output,
        "mlp": lambda: mixers.mlp(x, *mixers.draw_mlp(7, 28, 3)).output,
        "none": lambda: x,
    }[name]()
    close(cells(at, "factor_Y"), expected)
    follows = "it follows the data" if name == "attention" else "stays as it is, difference 0"
    assert follows in said(at, "mixing_words")
    assert ("isn't a weighted sum" in said(at, "mixing_words")) is (name == "mlp")


def test_an_mlp_can_not_be_edited_and_its_edits_wait():
    at = opened(mixer="mlp", mixer_edits="0_0_5")
    assert "an MLP has no W" in said(at, "remarks")
    assert not [e for e in at.get("dataframe") if "table_mixer" in e.proto.id]
    assert any("an MLP has no W to type into" in text.value for text in at.markdown)
    at = put(at, "mixer", "mean")
    assert cells(at, "factor_W")[0, 0] == 5
    assert [e for e in at.get("dataframe") if "table_mixer" in e.proto.id]


def test_a_weight_looks_the_same_in_w_as_among_the_weights():
    at = opened()
    mine, theirs = (tables_of(at)[slot]["cells"] for slot in ("factor_W", "rows"))
    assert (mine["text"], mine["share"]) == (theirs["text"], theirs["share"])
    assert ".45" in mine["text"]
    at = typed(at, "table_mixer", (0, 0), -1.0)
    assert tables_of(at)["factor_W"]["cells"]["share"][0] == 0  # below 0 there is a scale of both signs


def test_numbers_are_in_tables_too():
    at = opened(folds=("numbers_open",))
    assert not at.exception
    [account_table] = [frame.value for frame in at.dataframe if "total so far" in frame.value]
    assert account_table["total so far"].iloc[-1] == pytest.approx(explore().heads.output[0, 1, 3].item(), abs=1e-5)


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
    assert ("lead" in texts_of(at)) is not empty
    assert bool(said(at, "remarks").strip()) is (empty or "mixer_edits" in link)
    assert at.session_state["dimension"] <= int(link.get("head_size", 16)) - 1
    if not empty:
        output_is_the_cores(at)


def output_is_the_cores(at: Screen) -> None:
    """Assert that the selected number of the output is the core's, and all weights are where there is room for them."""
    setting, at_ = scene_of(at), at.session_state
    trace, head, query = scene.trace(setting).heads, at_["head"], at_["query"]
    output = trace.output[head, query, at_["dimension"]].item()
    read = re.search(r"the output ([+−]?[\d.]+)\. ✓", said(at, "account_words"))[1]
    assert number(read) == pytest.approx(output, abs=6e-5)
    if len(setting.words) <= 7:
        hidden = torch.tensor(False) if setting.allowed() is None else ~setting.allowed()
        close(cells(at, "rows"), trace.weights[head].masked_fill(hidden, torch.nan))


# ---- while a slider is dragged ----


def total(**how: object) -> tuple[object, object]:
    """Return the pieces of the running total: its name and its picture."""
    defaults = {field.name: LINKED[field.name].default for field in fields(state.View)}
    dimension, view = how.pop("dimension", 3), state.View(**{**defaults, "heads": 2, **how})
    return weighted_sum.running.__wrapped__(weighted_sum_shown.prepare(view, dimension, False, 0))


@pytest.mark.parametrize("move", [{"dimension": 5}, {"temperature": 0.5}])
def test_the_running_total_is_put_into_the_drawing_that_stands_there(move: dict[str, object]):
    before, after = total()[1], total(**move)[1]
    assert before.put(after, None)["output"].keys() == {"value", "tip"}
    assert "from 0 to the output" in before.alt


def table(at: AppTest) -> torch.Tensor:
    """Return the numbers of the table to type in."""
    [editor] = [e for e in at.get("dataframe") if "table_mixer" in e.proto.id]
    return torch.tensor(editor.value.to_numpy(), dtype=torch.float64)


def test_the_table_to_type_in_is_not_drawn_again_while_a_slider_is_dragged():
    at = opened(text="typed at rest only")
    before = table(at)
    rows = cells(hold(at, "temperature", 1.0, 0.4), "factor_W")
    assert torch.equal(table(at), before)
    assert (rows - before).abs().max() > 0.01  # what can follow does
    del at.session_state[HELD]
    at = put(at, "temperature", 0.4)
    close(table(at), rows)
