"""The page on the weighted sum as a learner meets it: a control is moved, and the numbers on screen are the core's."""

import functools
import html
import itertools
import re

import pytest
import torch

from attn_core import heads, one_query, scene
from attn_core.experiments import mixing
from attn_core.sources import SOURCES, designs
from attn_core.sources.designs import DESIGNS
from pages import weighted_sum as page
from pages.charts import colours
from pages.text import numbers
from pages.view import traced_view
from tests import screen
from tests.screen import Screen, body, cells, close, press, prose, put, says, typed, visited

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


@pytest.mark.parametrize(("query", "dimension", "head"), [(1, 0, 0), (6, 15, 1)])
def test_the_ledger_adds_up_to_the_output(query: int, dimension: int, head: int):
    """One number of the selected head; and all numbers at once."""
    at = opened(query=query, dimension=dimension, head=head)
    trace = explore()
    weights, values = trace.heads.weights[head, query], trace.heads.v[head, :, dimension]
    lines = account(at)
    expected = torch.stack([weights, values, weights * values, (weights * values).cumsum(0)], 1)
    close(torch.tensor([[number(cell) for cell in line[1:]] for line in lines[:-1]]), expected, 6e-4)
    output = trace.heads.output[head, query, dimension].item()
    assert number(lines[-1][4]) == number(lines[-1][3]) == pytest.approx(output, abs=6e-4)
    says(prose(at, "verified"), "16")
    rows = at.slots["running"]["rows"]
    close(torch.tensor(rows["after"]), expected[:, 3])
    close(torch.tensor(rows["before"])[1:], expected[:-1, 3])
    close(cells(at, "strip_totals")[-1], trace.heads.output[head, query])
    close(cells(at, "strip_values"), trace.v[head])
    close(cells(at, "strip_adds"), trace.heads.contributions(query)[head])
    close(cells(at, "rows"), trace.heads.weights[head])
    close(cells(at, "product_V"), trace.v[head])
    close(cells(at, "product_Y"), trace.heads.output[head])
    assert at.slots["product_Y"]["marks"]["y"] == [query]


def test_under_a_mask_and_dropout_hidden_cells_are_said_and_the_ledger_still_ends_in_the_output():
    at = opened(mask="causal", dropout=0.5)
    lines, trace = account(at), explore(mask="causal", dropout=0.5)
    assert [line[1] for line in lines[2:-1]] == ["hidden"] * 5
    assert number(lines[-1][4]) == pytest.approx(trace.heads.output[0, 1, 3].item(), abs=6e-4)
    assert torch.isnan(cells(at, "rows")[0, 1:]).all()
    says(prose(at, "winners"), "100 %")
    hidden = at.slots["running"]["rows"]["term"]
    assert [term == "hidden" for term in hidden] == [False] * 2 + [True] * 5


def test_every_rows_winner_is_outlined_and_said():
    at = put(opened(), "seed", 11)
    setting = scene.Scene(SEVEN, seed=11)
    rows = [one_query.row(scene.trace(setting), setting, 0, query) for query in range(7)]
    marks = at.slots["rows"]["marks"]
    outlines, theme = [*zip(marks["ink"], marks["x"], marks["y"], strict=True)], colours.palette(False)
    assert {(x, y): ink for ink, x, y in outlines if ink in (theme.key, theme.grid)} == {
        (row.winner, y): theme.key if y == at.view.query else theme.grid for y, row in enumerate(rows)
    }
    for label, row in zip(LABELS, rows, strict=True):
        says(prose(at, "winners"), label, numbers.percent(float(row.largest)), LABELS[row.winner])
    says(prose(at, "rows_words"), f"{rows[1].largest:.2f}", f"v({LABELS[rows[1].winner]}")


def test_edits_add_up_and_can_be_forgotten():
    at = press(opened(), "The first word becomes the second")
    mine, theirs = (opened().slots[slot]["cells"] for slot in ("factor_W", "rows"))
    assert (mine["text"], mine["share"]) == (theirs["text"], theirs["share"])  # a weight looks the same in both
    x = scene.attention_inputs(scene.Scene(SEVEN, seed=3), "cpu")[0]
    close(cells(at, "factor_Y")[0], x[1])
    at = typed(at, "table_mixer", (6, 6), -1.0)
    assert at.view.mixer_edits == "0_0_0~0_1_1~6_6_-1"
    close(cells(at, "factor_Y")[6], -x[6])
    assert at.slots["factor_W"]["cells"]["share"][48] == 0  # below 0 there is a scale of both signs
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


def largest_terms(row: torch.Tensor) -> str:
    """Return the three terms of a sum of words that weigh most, by size."""
    top = sorted(range(7), key=lambda i: -abs(row[i].item()))[:3]
    return " + ".join(f"{row[i]:.2f} × “{LABELS[i]}”" for i in top).replace("+ -", "− ").replace("-", "−")


def test_a_row_of_y_is_the_sum_that_its_row_of_w_says():
    """Row 4, not column 4, of the first head's weights; and a large negative number that was typed is said first."""
    weights, row = explore().heads.weights[0], torch.full((7,), 1 / 7)
    assert largest_terms(weights[4]) != largest_terms(weights[:, 4])
    says(prose(opened(query=4), "mixing_words"), largest_terms(weights[4]))
    row[0] = -2.0
    says(prose(opened(mixer="mean", mixer_edits="4_0_-2", query=4), "mixing_words"), largest_terms(row))


PREVIOUS = {"projections": "previous", "temperature": 4}  # a head whose values are 1 at one place
TWENTY = " ".join(f"w{i}" for i in range(20))


def designed(**link: object) -> Screen:
    """Return the page with a designed head, whose job can be read off."""
    return screen.opened("weighted_sum", **PREVIOUS | link)


def test_the_number_that_is_asked_for_is_one_where_less_weight_contributes_more():
    """Under any head: never the one that the page opens with."""
    for projections, query in itertools.product(("meaning", "random", "previous"), range(7)):
        at = designed(projections=projections, query=query)
        facts, heads = page.number(at.view), scene.trace(traced_view.prepare(at.view).scene).heads
        adds, leader = heads.contributions(query)[0].abs(), heads.dropped[0, query].argmax()
        if facts.asked is None:
            assert (projections, query) == ("previous", 0)
        else:
            assert facts.asked != 3
            assert adds[:, facts.asked].argmax() != leader
    at = visited("weighted_sum")
    assert page.number(at.view).asked == 49
    adds = scene.trace(traced_view.prepare(at.view).scene).heads.contributions(1)[0, :, 49]
    rows = put(at, "dimension", 49).slots["running"]["rows"]
    close(torch.tensor(rows["after"]), adds.cumsum(0))


def test_the_picture_says_each_product_and_cuts_many_keys_to_what_fits():
    at = designed(dimension=0)
    rows = at.slots["running"]["rows"]
    assert rows["term"][:2] == ["0.77 × 1.00 = 0.77", "0.04 × 0.00 = 0.00"]
    assert at.slots["running"]["output"]["term"] == ["0.81"]
    at = designed(text=TWENTY, projections="random", query=3, dimension=5)
    rows, trace = at.slots["running"]["rows"], scene.trace(traced_view.prepare(at.view).scene).heads
    assert len(rows["label"]) == 7
    assert rows["label"][-1] == "14 others"
    close(rows["after"][-1:], trace.output[0, 3, 5:6])


def test_a_number_that_rounded_products_miss_says_so():
    """Of bat, six keys have .038 each: as .04 they add up to .82, and the output is .81."""
    for link in ({"dimension": 0}, {"dimension": 3}, *({"projections": "random", "dimension": d} for d in range(16))):
        at = designed(**link)
        terms = [term.split(" = ")[-1].replace("−", "-") for term in at.slots["running"]["rows"]["term"]]
        output = float(at.slots["running"]["output"]["term"][0].replace("−", "-"))
        adds_up = round(sum(float(term) for term in terms), 2) == output
        assert page.number(at.view).sum.rounded is not adds_up


MASKED = [("none", 2), ("causal", 2), ("window", 0), ("window", 1), ("prefix", 2), ("strided", 3)]
TEXTS = ("The bat flew out of the cave", "a a b")


def described(at: Screen) -> scene.Scene:
    """Return the core's scene of a screen."""
    view = at.view
    tokens = tuple(view.text.replace(" ", "␣")) if SOURCES[view.projections].letters else tuple(view.text.split())
    settings = {name: getattr(view, name) for name in ("mask", "window", "prefix", "positions", "heads", "dropout")}
    return scene.Scene(tokens, source=view.projections, seed=view.seed, **settings)


@pytest.mark.parametrize("maps", ["previous", "same", "random"])
@pytest.mark.parametrize("dropout", [0, 0.95, 1])
def test_the_reason_why_other_words_leave_w_as_it_is_is_the_one_that_holds(dropout: float, maps: str):
    """Each reason against the weights: none left, one key a row, the same head with everything seen."""
    for (mask, number), text in itertools.product(MASKED, TEXTS):
        at = visited("weighted_sum", projections=maps, mask=mask, window=number, dropout=dropout, text=text, temperature=1)
        facts, setting = page.mix(at.view), described(at)
        heads, visible = scene.trace(setting).heads, scene.trace(setting).heads.masked[0].isfinite().sum(-1)
        where = (mask, number, text, facts.why)
        if facts.why == "dropped":
            assert not heads.dropped[0].any(), where
        elif facts.why == "one_key":
            assert visible.eq(1).all(), where
            assert heads.dropped[0].any(), where
        elif facts.why == "positions":
            assert maps in ("previous", "first"), where
            assert visible.max() > 1, where
        elif facts.why:
            free = scene.trace(scene.Scene(setting.words, source=maps, heads=2, seed=3)).heads
            assert not torch.equal(free.weights[0], heads.dropped[0]), where
        elif facts.moved == "stays":
            assert len(setting.words) == 1, where


@pytest.mark.parametrize(("kind", "positions"), [*((kind, "sinusoidal") for kind in DESIGNS), ("previous", "none")])
def test_a_mask_limits_a_designed_head_where_it_hides_a_key_that_the_head_looks_for(kind: str, positions: str):
    """A key with the largest score of a row that is open."""
    for (mask, number), text in itertools.product(MASKED, TEXTS):
        at = visited("explore", projections=kind, mask=mask, window=number, text=text, positions=positions, heads=1)
        setting = described(at)
        heads, allowed = scene.trace(setting).heads, setting.allowed()
        best = heads.scaled[0] == heads.scaled[0].amax(-1, keepdim=True)
        sought = best & (heads.scaled[0] > 0) if (heads.scaled[0] > 0).any() else best
        hides = bool((sought & heads.masked[0].isneginf()).any())
        limited = allowed is not None and designs.hidden_from_some(kind, setting.words, setting.placed, allowed)
        assert limited is hides, (mask, number, text)


def test_the_core_names_a_mask_and_dropout_only_where_w_would_follow_without_them():
    def why(source: str, weights: torch.Tensor, **how: object) -> str:
        return mixing.why_it_stays(weights, scene.Scene(("The", "bat", "flew"), source=source, heads=1, **how))

    weights = scene.trace(scene.Scene(("The", "bat", "flew"), source="same", heads=1)).heads.dropped[0]
    assert why("same", torch.zeros(3, 3), dropout=1.0) == "dropped"
    assert why("same", weights, dropout=0.5) == "dropout"
    assert why("same", weights, mask="causal") == "mask"
    assert why("previous", torch.eye(3), mask="window", window=0) == "one_key"
    assert why("previous", weights) == "positions"
    assert why("previous", weights, positions=False) == ""


def test_a_sum_is_said_to_be_rounded_where_its_printed_weights_do_not_add_up():
    """Of equal weights, and of so few that all are listed."""
    found = set()
    for text, positions, projections in itertools.product(("a b", "a b c"), ("none", "sinusoidal"), ("random", "same")):
        facts = page.whole(opened(text=text, positions=positions, projections=projections, query=0, temperature=4).view)
        printed = [round(weight, 2) for weight in facts.collected.weights if weight]
        inexact = round(sum(printed), 2) != 1 or 0 in printed
        if facts.sum_of == "equal" or not facts.sum.rest:
            said = facts.rounded_share if facts.sum_of == "equal" else facts.sum.rounded
            assert said is inexact, (text, positions, projections, printed)
            found.add((facts.sum_of, said))
    assert found >= {("terms", False), ("equal", False)}
    assert True in {said for _, said in found}
