"""A "Go on" link of an example opens that example: its printed numbers appear on the page that continues it."""

import contextlib
import io
from urllib.parse import parse_qsl

import pytest
import torch

from attn_core import examples
from attn_core.scene import Scene, trace
from attn_core.sources.examples import PARTS
from pages.view import arrival, link, settings
from tests import screen, wiring
from tests.screen import Screen, cells, chart, prose, put, records, says


def opened(name: str) -> Screen:
    """Return the page that continues an example, as its link shows it to a new visitor."""
    example = examples.run(name)
    return screen.opened(example.page, **of_example(name))


def of_example(name: str) -> dict[str, str]:
    """Return the link that continues an example."""
    return arrival.of_example(name, examples.run(name).link)


def printed(actual: object, numbers: str) -> None:
    """Assert that numbers round to these, which a source prints with four decimals; chart data have five digits."""
    expected = torch.tensor([float(number) for number in numbers.split()], dtype=torch.float64)
    actual = torch.as_tensor(actual, dtype=torch.float64).flatten().nan_to_num()  # a hidden cell is not a number
    torch.testing.assert_close(actual, expected, rtol=0, atol=6.5e-5)


def column(at: Screen, table: str, name: str) -> list[float]:
    """Return a column of a table's file, 0 where it says hidden."""
    return [0.0 if row[name] == "hidden" else float(row[name]) for row in records(at, table)]


def test_the_averages_go_on():
    at = opened("averaging")
    printed(cells(at, "vectors_means")[[2, 7]], "-0.7599 -0.9896 -0.5929 -0.2964")
    printed(cells(at, "way_softmax")[6], "0.1429 0.1429 0.1429 0.1429 0.1429 0.1429 0.1429 0")


def test_three_tokens_without_projections_go_on():
    at = opened("three_tokens_naive")
    printed(cells(at, "naive_scores"), "1.4988 -0.1217 1.2659 -0.1217 5.6025 -0.0653 1.2659 -0.0653 6.0074")
    printed(cells(at, "naive_weights")[0], "0.5025 0.0994 0.3981")
    printed(cells(at, "vectors_means")[1], "0.0752 1.1685 -0.2018 0.3460 -0.4278")
    assert torch.equal(cells(at, "projected_weights"), cells(at, "naive_weights"))


def test_three_tokens_by_hand_go_on():
    at = opened("three_tokens_by_hand")
    outputs = [[row[f"output {i}"] for i in range(4)] for row in records(at, "outputs")]
    printed([float(number) for number in outputs[1]], "0.3082 1.7268 -1.2445 0.9781")
    printed(column(at, "account", "weight"), "0.9546 0.0454 0")
    printed(cells(at, "rows")[2], "0.2563 0.7156 0.0281")
    printed(cells(put(at, "query", 2), "strip_adds")[1], "-0.1082 -0.4063 0.6189 3.4611")


def test_a_head_on_two_channels_goes_on():
    at = opened("one_head_two_channels")
    printed(cells(at, "mask_matrix")[7], "0.0223 0.1086 0.0082 0.0040 0.0080 0.7257 0.0216 0.1016")
    says(prose(at, "mask_row"), "73 %", "x5")


def test_a_head_on_32_channels_goes_on():
    at = opened("one_head_32_channels")
    printed(cells(at, "scores")[0], "-1.7629 -1.3011 0.5652 2.1616 -1.0674 1.9632 1.0765 -0.4530")
    weights = chart(at, "How well each key matches the query, as bars")["bars"]
    printed(weights["now"], "0.0210 0.0843 0.0555 0.2297 0.0573 0.0709 0.2423 0.2391")


def test_a_head_that_was_drawn_later_goes_on():
    at = opened("one_head_drawn_later")
    printed(cells(at, "scores")[1], "-0.33711 3.4888 -1.9695 0.33830 5.3988 0.0079434 0.97835 1.0659")


def test_a_batch_goes_on_whole_where_the_page_shows_batches_and_with_its_first_example_elsewhere():
    at = opened("a_batch")
    printed(cells(at, "example_0")[1:], "0.7636 0.2364 0 0.3584 0.3074 0.3343")
    printed(cells(at, "example_1")[1:], "0.6174 0.3826 0 0.5979 0.2090 0.1932")
    assert "example_2" not in at.pieces
    at = screen.opened("weighted_sum", projections="a_batch", mask="causal")
    printed(cells(at, "rows")[2], "0.3584 0.3074 0.3343")


def test_two_heads_go_on_with_the_scale_that_the_source_has():
    at = opened("two_heads_in_one_product")
    printed(cells(at, "weights_by_scale")[1:], "0.0041 0.9959 0 0.7066 0.2104 0.0830")
    printed(cells(put(at, "head", 1), "weights_by_scale")[2], "0.0339 0.2173 0.7488")
    says(prose(at, "jobs_words"), "x1", "79 %", "x0")


def test_two_variances_and_two_softmaxes_go_on():
    says(prose(opened("two_variances"), "known_draws"), "13.6696")
    says(prose(opened("two_variances"), "known_draws"), "1.1445")
    at = opened("two_softmaxes")
    printed(chart(at, "Softmax of five numbers as bars")["bars"]["now"], "0.0326 0.0030 0.1615 0.0030 0.8000")
    says(prose(at, "five_words"), "4.0", "80.0 %")
    says(prose(at, "slope_words"), "0.125")


@pytest.mark.parametrize("name", ["three_tokens_by_hand", "a_batch", "two_softmaxes"])
def test_the_link_of_an_example_opens_it_whatever_was_set_before(name: str):
    """What changes its numbers is back at its default; the sentence is kept for the way back."""
    before = {"text": "mine", "temperature": "0.1", "mask_painted": "2-1", "edits": "q_0_0_3", "in_place": "true"}
    at = wiring.opened("explore", dropout="0.5", hide_key="1", **before)
    at.query_params.clear()
    at.query_params.update({"example": name, "v": link.VERSION})
    wiring.turned(at, "worked_examples")
    query = dict(parse_qsl(at.get("page_link")[-1].proto.query_string, keep_blank_values=True))
    assert link.read(query)[1] == []
    at.query_params.clear()
    at.query_params.update(query)
    turned = wiring.turned(at, examples.run(name).page)
    after = link.view(list(wiring.boards(turned).values())[-1]["link"], examples.run(name).page)
    page = examples.run(name).page
    fresh = settings.View(**settings.complete(page, arrival.of_page(page, link.read(of_example(name))[0])))
    within = {
        name: getattr(fresh, name) for name in ("example", "sought", "order_other")
    }  # positions stay within the tokens
    assert after.but(**within) == fresh.but(text="mine")


@pytest.mark.parametrize("name", ["three_tokens_by_hand", "a_batch", "one_head_drawn_later"])
def test_the_program_to_copy_holds_the_examples_numbers(name: str):
    at = screen.opened("explore", projections=name, mask="causal", dropout="0.5")
    names: dict[str, object] = {}
    with contextlib.redirect_stdout(io.StringIO()):
        exec(at.pieces["program"].program, names)
    scene = Scene(names["words"], source=name, mask="causal", dropout=0.5, seed=3)
    x = examples.run(name).inputs[PARTS[name].x]
    assert torch.equal(names["x"], x if x.ndim == 2 else x[0])
    for step in ("scores", "weights", "dropped", "output"):
        torch.testing.assert_close(names[step], getattr(trace(scene).heads, step))
