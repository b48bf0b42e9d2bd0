"""The steps of the page of masks: their controls, their pictures at the extremes, and their tasks."""

import functools
import re

import pytest
import torch

from attn_core import masks
from attn_core.experiments import mask_graph, perturbation
from pages.panels.shared.masked import masked
from pages.view import link, settings
from tests import wiring
from tests.panels.test_masks import chart_in, open_cells, right, under
from tests.panels.test_masks import opened as any_opened
from tests.screen import Screen, cells, click, close, press, prose, put, visited

GUESSES = "mask.1~graph.1~changed.same~grown.3"
FOLLOWS = re.compile(r"As you predicted\. |You predicted \*\*.*?\*\*\. ")
opened = functools.partial(any_opened, guesses=GUESSES)


def happened(at: Screen, slot: str) -> str:
    """Return the sentence of a task that is done, after what it says of the prediction; "" before."""
    return FOLLOWS.sub("", at.pieces[slot].happened.replace("&#46;", "."))


def test_a_step_draws_its_own_controls():
    """The window's stops are off, then ever farther; the corner is there where it acts: across two sentences."""
    there = wiring.controls(wiring.opened("masks", text="The bat flew", mask_prefix=9, mask_changed=5))
    assert {"mask", "mask_window", "mask_prefix", "mask_padding", "mask_painted", "mask_rounds"} <= there.keys()
    assert not {"mask_corner", "window"} & there.keys()
    assert there["mask_window"].options == list(settings.WINDOWS)
    assert (there["mask_prefix"].value, there["mask_prefix"].max, there["mask_changed"].value) == (3, 3, 2)


def test_the_corner_is_drawn_where_it_acts():
    """Two sentences need random projections; a mask's number stands below the mask that reads it."""
    assert "mask_corner" not in wiring.controls(wiring.opened("masks", kind="cross"))
    there = wiring.controls(wiring.opened("masks", projections="random", kind="cross", mask="window"))
    assert {"mask_corner", "window"} <= there.keys()
    assert not {"mask_rounds", "mask_changed", "mask_grown"} & there.keys()


@pytest.mark.parametrize(("step", "control"), [(2, "mask_rounds"), (3, "mask_changed"), (4, "mask_grown")])
def test_a_step_has_one_control(step: int, control: str):
    """Visible controls only; those of the other steps exist, hidden."""
    at = wiring.opened("masks", step=step)
    there = wiring.seen(at) & settings.CONTROLS.keys()
    assert {"mask", "mask_rounds", "mask_changed", "mask_grown"} <= wiring.controls(at).keys()
    assert there - {"text", "projections", "query", "head", "step"} == {control}


ENDS = {
    "mask_window": ("off", "48"),
    "mask_prefix": (0, 7),
    "mask_padding": (0, 7),
    "mask_rounds": (0, 8),
    "mask_changed": (0, 6),
    "mask_grown": (0, 6),
    "mask_corner": ("upper_left", "lower_right"),
    "mask_painted": ("0-0", "63-63_0-1"),
}


@pytest.mark.parametrize("end", [0, 1])
def test_links_open_at_both_ends(end: int):
    """All low ends, or all high ones: they are on screen, and so is the mask that they make."""
    ends = {name: both[end] for name, both in ENDS.items()}
    at = opened(**{name: str(value) for name, value in ends.items()})
    there = wiring.controls(wiring.opened("masks", **ends))
    across = wiring.controls(wiring.opened("masks", **ends, kind="cross", projections="random"))
    assert {name: (across if name == "mask_corner" else there)[name].value for name in ENDS} == ends
    nothing, everything = torch.zeros(7, 7, dtype=torch.bool), torch.ones(7, 7, dtype=torch.bool)
    painted = masks.flipped(nothing, [(0, 1)]) if end else masks.flipped(everything, [(0, 0)])
    right(at, painted)
    assert open_cells(at, 1).equal(mask_graph.after(painted, ends["mask_rounds"]))
    expected = perturbation.moved(*under(painted), ends["mask_changed"])
    bars = chart_in(at, "changed_mask")["moved"]
    torch.testing.assert_close(torch.tensor(bars["amount"]), expected.clamp(max=3), rtol=0, atol=1e-4)
    assert chart_in(at, "grown_mask")["moved"]["said"].count("not there yet") == 6 - ends["mask_grown"]


PREDICTED = {  # the slot of a task → its answers, and the one that comes true, under the causal mask
    "mask_task": ({"0", "1", "7"}, "1"),
    "graph_task": ({"1", "2", "3"}, "1"),
    "changed_task": ({"the first word’s", "the last word’s", "both reach equally many"}, "the last word’s"),
    "grown_task": ({"0", "3", "6"}, "0"),
}
DONE = {"mask": "causal", "query": 6, "mask_rounds": 1, "mask_changed": 6, "mask_grown": 6}


@pytest.mark.parametrize("slot", PREDICTED)
def test_a_prediction_comes_first_and_is_compared_with_what_came_out(slot: str):
    """A task that is done already doesn't say so before; each answer is set by its button, and only one is right."""
    answers, right = PREDICTED[slot]
    asked = any_opened(**DONE).pieces[slot]
    assert (asked.predicts, asked.happened, asked.guesses.keys()) == (True, "", answers)
    for label, sets in asked.guesses.items():
        said = any_opened(**DONE, **sets).pieces[slot].happened
        assert said.startswith("As you predicted. " if label == right else f"You predicted **{label}**. ")


def test_what_was_predicted_at_one_step_stays_while_another_is_predicted():
    sets = any_opened(guesses="grown.0").pieces["mask_task"].guesses["7"]
    assert sets["guesses"].startswith("grown.0~mask.7.")
    assert any_opened(guesses="mask.2~grown.9").pieces["mask_task"].predicts  # no answer that is offered


# ---- 1: the mask ----

LATER = "_".join(f"{query}-{key}" for query in range(7) for key in range(query + 1, 7))


def test_the_first_task_is_done_where_the_future_alone_is_hidden():
    """However the cells were hidden; one cell more or less, and it isn't."""
    at = opened()
    assert not happened(at, "mask_task")
    for mask in ("window", "strided", "prefix", "causal"):
        put(at, "mask", mask)
        assert bool(happened(at, "mask_task")) == (mask == "causal")
    assert happened(at, "mask_task").startswith("21 cells above the diagonal are hidden.")
    assert happened(opened(mask_painted=LATER), "mask_task")
    assert not happened(opened(mask_painted=f"{LATER}_6-0"), "mask_task")
    assert not happened(opened(mask="causal", mask_padding=1), "mask_task")


@pytest.mark.parametrize("values", [{"text": "bat"}, {"kind": "cross"}])
def test_where_no_word_has_a_future_the_task_is_a_cell(values: dict[str, str]):
    at = opened(**values)
    assert prose(at, "mask_task") == "Try it Hide a cell."
    put(at, "mask_painted", "0-0")
    assert "1 cell is hidden" in prose(at, "mask_task")


def test_the_word_before_is_hidden_from_flew():
    """With what the page opens with: the other words then share its attention equally."""
    at = press(visited("masks", query=5, mask="causal", temperature=1), "Hide the previous word")
    assert (at.view.query, at.view.mask, at.view.mask_painted, at.view.projections) == (2, "none", "2-1", "previous")
    now = visited("masks", **link.written(at.view, "masks"))
    assert "flew may attend to 6 of 7 words and gives each the same weight: 17 %." in prose(now, "mask_words")


ROWS = {  # a link → sentences about the cells and the selected row
    "open": ({}, "Nothing is hidden: all 49 cells are open. bat may attend to 7 of 7 words and gives The·0 the largest"),
    "two": ({"mask": "causal"}, "exactly 0. bat may attend to 2 of 7 words and gives The·0 the largest weight: 95 %."),
    "one": ({"mask": "causal", "query": 0}, "The·0 may attend to 1 of 7 words, so The·0 gets all the weight: 100 %."),
    "alike": ({"query": 0}, "The·0 may attend to 7 of 7 words and gives each the same weight: 14 %."),
    "ties": (
        {"temperature": 0, "mask_painted": "1-0"},
        "bat may attend to 6 of 7 words and gives each the same weight: 17 %.",
    ),
    "cell": ({"mask_painted": "6-0"}, "1 of 49 cells is hidden: its score is −∞, and its weight exactly 0."),
    "none": ({"mask_painted": "1-0_1-1", "mask": "causal"}, "bat may attend to 0 of 7 words, so its weights sum to 0"),
    "cold": ({"temperature": 0}, "gives The·0 the largest weight: 100 %."),
}


@pytest.mark.parametrize("case", ROWS)
def test_what_is_left_to_a_row_is_said(case: str):
    """With the projections and the temperature of the page."""
    values, sentence = ROWS[case]
    assert sentence in prose(opened(**{"projections": "previous", "temperature": 4} | values), "mask_words")


# ---- 2: the graph ----


def test_messages_travel_along_the_edges_of_the_mask():
    """What leads to the selected word stands out in each layer; a click on a node selects it."""
    at = opened(mask="causal", mask_window=1, mask_rounds=3, query=5)
    allowed = masks.causal(7, 7) & masks.window(7, 7, 1)
    tables = chart_in(at, "messages")
    strong = torch.tensor(tables["nodes"]["strong"]).reshape(4, 7)
    assert strong.equal(mask_graph.on_paths(allowed, 3, 5))
    assert "information from 4 of 7 words has reached the·5" in prose(at, "graph_words")
    edges = set(zip(*(tables["edges"][name] for name in ("x", "y", "y1", "strong")), strict=True))
    pairs = mask_graph.edges(allowed)
    assert edges == {(x, s + 0.5, t + 0.5, bool(strong[x + 1, t])) for x in range(3) for s, t in pairs}
    assert click(at, "messages", "nodes", 7 + 2).view.query == 2
    assert tables["columns"]["label"] == ["input", "layer 1", "layer 2", "layer 3"]


def test_where_no_mask_is_set_the_steps_show_an_example():
    """And say so; as soon as one is set they follow it, though all its cells are open."""
    at = opened()
    assert "an example: itself and the previous word" in prose(at, "messages_name")
    assert "No mask is chosen in step 1, so this one is an example" in prose(at, "graph_words")
    slots = ("changed_mask_name", "grown_mask_name", "changed_words", "grown_words")
    assert all("causal mask, an example" in prose(at, slot) for slot in slots)
    put(at, "mask_painted", "6-0")
    assert not any("example" in prose(at, slot) for slot in (*slots, "messages_name", "graph_words"))
    assert all("mask of step 1" in prose(at, slot) for slot in (*slots, "messages_name"))
    assert "Nothing is hidden, so one layer is enough" in prose(opened(mask="causal", mask_painted=LATER), "graph_words")


@pytest.mark.parametrize(("reach", "needed"), [(1, 6), (2, 3), (5, 2)])
def test_the_second_task_is_done_by_the_smallest_number_of_layers(reach: int, needed: int):
    """For the last word alone, and not with a layer more or less."""
    at = opened(mask="window", window=reach)
    assert "the smallest number that brings it information from “The·0”" in prose(at, "graph_task")
    for query in (1, 6):
        for rounds in range(9):
            put(put(at, "query", query), "mask_rounds", rounds)
            assert bool(happened(at, "graph_task")) == (query == 6 and rounds == needed)
    assert f"“The·0” is {needed} edges away from “cave”" in happened(put(at, "mask_rounds", needed), "graph_task")


def test_the_second_task_is_done_by_one_layer_where_the_word_is_attended_to():
    at = opened(mask="causal")
    assert prose(at, "graph_task").startswith("Try it Select “cave”")
    assert not happened(at, "graph_task")
    assert "One layer is enough: under this mask “cave” may attend to “The·0”" in happened(put(at, "query", 6), "graph_task")
    assert not happened(put(at, "mask_rounds", 2), "graph_task")
    press(at, "Two words back")
    assert (at.view.mask, at.view.window) == ("window", 2)
    press(at, "Causal mask")
    assert at.view.mask == "causal"
    nothing = opened(mask_painted="_".join(f"6-{key}" for key in range(6)), query=6)
    assert "No information from other words reaches “cave” under this mask" in prose(nothing, "graph_task")
    assert not happened(nothing, "graph_task")


def test_the_second_task_at_the_ends_of_a_sentence():
    assert "Type more words" in prose(opened(text="bat flew"), "graph_task")
    long = opened(text=" ".join(f"w{i}" for i in range(20)))
    assert "from “w11”" in prose(long, "graph_task")  # the farthest that 8 layers reach


# ---- 3 and 4: what moves ----


def test_without_a_mask_every_output_moves_beside_those_under_it():
    at = opened(mask_changed=3, mask_grown=3)
    everything = torch.ones(7, 7, dtype=torch.bool)
    for slot, expected in (
        ("changed_open", perturbation.moved(*under(everything), 3)),
        ("changed_mask", perturbation.moved(*under(masks.causal(7, 7)), 3)),
    ):
        bars = chart_in(at, slot)["moved"]
        torch.testing.assert_close(torch.tensor(bars["amount"]), expected.clamp(max=3), rtol=0, atol=1e-4)
    grown = [chart_in(at, slot)["moved"] for slot in ("grown_open", "grown_mask")]
    expected = perturbation.growing(*under(everything), 3)
    torch.testing.assert_close(torch.tensor(grown[0]["amount"][:3]), expected, rtol=0, atol=1e-4)
    assert prose(at, "grown_mask_name").endswith("no output changes")
    assert all("bar = largest change in an output" in prose(at, f"{slot}_name") for slot in ("grown_open", "changed_mask"))
    assert grown[1]["said"] == ["0 · unchanged"] * 3 + ["new"] + ["not there yet"] * 3


def test_the_third_task_is_done_at_a_word_that_fewest_can_notice():
    at = opened()
    for word in range(7):
        assert bool(happened(put(at, "mask_changed", word), "changed_task")) == (word == 6)
    assert happened(at, "changed_task") == "Only the output of “cave” can change, because no other word may attend to it."
    hidden = opened(mask="causal", mask_painted="6-6", mask_changed=6)  # its own query still has six keys to choose from
    assert "Only the output of “cave” can change" in happened(hidden, "changed_task")
    assert not opened(mask="window", window=0, mask_changed=6).pieces["changed_task"].happened
    assert "every word’s change reaches 1 output" in prose(opened(mask="window", window=0), "changed_task")
    assert "no output can change" in happened(opened(mask_padding=1, text="a b", mask_changed=1), "changed_task")
    assert "Type more words" in prose(opened(text="bat"), "changed_task")


GROWN = {  # a link → how many of the six earlier outputs must be recomputed as the last word comes
    "example": ({}, 0),
    "causal": ({"mask": "causal"}, 0),
    "a cell": ({"mask_painted": "2-6"}, 5),
    "open": ({"mask": "causal", "mask_painted": LATER}, 6),
}


@pytest.mark.parametrize("case", GROWN)
def test_the_fourth_task_is_done_at_the_last_word(case: str):
    values, again = GROWN[case]
    at = opened(**values)
    for word in range(7):
        assert bool(happened(put(at, "mask_grown", word), "grown_task")) == (word == 6)
    sentence = f"Under this mask {again} of 6 must be computed again, without a mask 6 of 6, because an output changes only"
    assert happened(at, "grown_task").startswith(sentence)
    assert "Type more words" in prose(opened(text="bat", mask_grown=3), "grown_task")


def test_rounding_is_said_at_the_foot_alone():
    at = opened(mask="causal", mask_grown=6)
    assert "outputs that can’t change" in prose(at, "rounding")
    assert "rounding" not in prose(at, "grown_words")
    assert "equals torch.nn.functional.scaled_dot_product_attention" in prose(at, "verified")


@pytest.mark.parametrize(
    "link", [{}, {"mask": "causal"}, {"mask_window": "1"}, {"mask": "causal", "mask_prefix": 2, "mask_painted": "0-3_6-0"}]
)
def test_the_program_has_the_mask_of_the_page(link: dict[str, object]):
    """Whatever is combined with that of step 1: it promises the numbers of this page, and gives them."""
    at = opened(**link)
    made: dict[str, object] = {}
    exec(at.pieces["program"].program, made)
    shown = cells(at, "mask_matrix")
    close(shown.nan_to_num(), made["weights"][0].double().masked_fill(shown.isnan(), 0))
    assert shown.isnan().equal(~masked(at.view).allowed)


def test_it_is_said_what_a_row_would_sum_to_if_the_mask_came_after_softmax():
    """Of the selected row, or else of the first that hides a word; of none where nothing is hidden."""
    own, x = under(torch.ones(7, 7, dtype=torch.bool))
    weights = own.trace(x).heads.weights[0]
    for query in (1, 4):
        said = prose(opened(mask="causal", query=query), "mask_words")
        word = ["The·0", "bat", "flew", "out", "of", "the·5", "cave"][query]
        total = weights[query, : query + 1].sum()
        assert f"If the mask came after softmax, the row of {word} would sum to {total:.2f}, not to 1, because" in said
    assert "the row of The·0 would sum to" in prose(opened(mask="causal", query=6), "mask_words")
    assert "after softmax" not in prose(opened(), "mask_words")
