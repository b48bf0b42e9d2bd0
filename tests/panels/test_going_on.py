"""A "Go on" link of an example opens that example: its printed numbers appear on the page that continues it."""

from urllib.parse import parse_qsl

import torch

from attn_core import examples
from pages.view import arrival, link, settings
from tests import screen, wiring
from tests.screen import cells, chart, prose, put, records, says

TWO_HEADS = "two_heads_in_one_product"
MATRICES = {  # example and slot → what is set besides, which rows, and their numbers as the source prints them
    ("averaging", "vectors_means"): ({}, [2, 7], "-0.7599 -0.9896 -0.5929 -0.2964"),
    ("averaging", "way_softmax"): ({}, [6], "0.1429 0.1429 0.1429 0.1429 0.1429 0.1429 0.1429 0"),
    ("three_tokens_naive", "naive_scores"): (
        *({}, [0, 1, 2]),
        "1.4988 -0.1217 1.2659 -0.1217 5.6025 -0.0653 1.2659 -0.0653 6.0074",
    ),
    ("three_tokens_naive", "naive_weights"): ({}, [0], "0.5025 0.0994 0.3981"),
    ("three_tokens_naive", "projected_weights"): ({}, [0], "0.5025 0.0994 0.3981"),
    ("three_tokens_naive", "vectors_means"): ({}, [1], "0.0752 1.1685 -0.2018 0.3460 -0.4278"),
    ("three_tokens_by_hand", "rows"): ({}, [2], "0.2563 0.7156 0.0281"),
    ("three_tokens_by_hand", "strip_adds"): ({"query": 2}, [1], "-0.1082 -0.4063 0.6189 3.4611"),
    ("one_head_two_channels", "mask_matrix"): ({}, [7], "0.0223 0.1086 0.0082 0.0040 0.0080 0.7257 0.0216 0.1016"),
    ("one_head_32_channels", "scores"): ({}, [0], "-1.7629 -1.3011 0.5652 2.1616 -1.0674 1.9632 1.0765 -0.4530"),
    ("one_head_drawn_later", "scores"): ({}, [1], "-0.33711 3.4888 -1.9695 0.33830 5.3988 0.0079434 0.97835 1.0659"),
    ("a_batch", "example_0"): ({}, [1, 2], "0.7636 0.2364 0 0.3584 0.3074 0.3343"),
    ("a_batch", "example_1"): ({}, [1, 2], "0.6174 0.3826 0 0.5979 0.2090 0.1932"),
    (TWO_HEADS, "weights_by_scale"): ({"head": 0}, [1, 2], "0.0041 0.9959 0 0.7066 0.2104 0.0830"),
    (TWO_HEADS, "weights_by_scale", "1"): ({"head": 1}, [2], "0.0339 0.2173 0.7488"),
}
BARS = {  # example → the description of its chart of bars, and their numbers
    "one_head_32_channels": (
        "How well each key matches the query, as bars",
        "0.0210 0.0843 0.0555 0.2297 0.0573 0.0709 0.2423 0.2391",
    ),
    "two_softmaxes": ("Softmax of five numbers as bars", "0.0326 0.0030 0.1615 0.0030 0.8000"),
}
SAID = [  # example, a sentence of its page, and numbers in it
    ("one_head_two_channels", "mask_row", "73 %", "x5"),
    ("two_variances", "known_draws", "13.6696", "1.1445"),
    ("two_softmaxes", "five_words", "4.0", "80.0 %"),
    ("two_softmaxes", "slope_words", "0.125"),
]


def of_example(name: str) -> dict[str, str]:
    """Return the link that continues an example."""
    return arrival.of_example(name, examples.run(name).link)


def opened(name: str) -> screen.Screen:
    """Return the page that continues an example, as its link shows it to a new visitor."""
    return screen.opened(examples.run(name).page, **of_example(name))


def printed(actual: object, numbers: str) -> None:
    """Assert that numbers round to these, which a source prints with four decimals; chart data have five digits."""
    expected = torch.tensor([float(number) for number in numbers.split()], dtype=torch.float64)
    actual = torch.as_tensor(actual, dtype=torch.float64).flatten().nan_to_num()  # a hidden cell is not a number
    torch.testing.assert_close(actual, expected, rtol=0, atol=6.5e-5)


def test_the_printed_numbers_are_on_the_page_that_goes_on():
    for (name, slot, *_), (more, rows, numbers) in MATRICES.items():
        at = opened(name)
        for control, to in more.items():
            put(at, control, to)
        printed(cells(at, slot)[rows], numbers)
    for name, (alt, numbers) in BARS.items():
        printed(chart(opened(name), alt)["bars"]["now"], numbers)
    for name, slot, *numbers in SAID:
        says(prose(opened(name), slot), *numbers)
    says(prose(put(opened(TWO_HEADS), "head", 1), "jobs_words"), "x1", "79 %", "x0")
    rows = records(opened("three_tokens_by_hand"), "outputs")
    printed([float(rows[1][f"output {i}"]) for i in range(4)], "0.3082 1.7268 -1.2445 0.9781")


def test_a_batch_goes_on_whole_where_the_page_shows_batches_and_with_its_first_example_elsewhere():
    assert "example_2" not in opened("a_batch").pieces
    at = screen.opened("weighted_sum", projections="a_batch", mask="causal")
    printed(cells(at, "rows")[2], "0.3584 0.3074 0.3343")


def test_the_link_of_an_example_opens_it_whatever_was_set_before():
    """What changes its numbers is back at its default; the sentence is kept for the way back."""
    name, page = "a_batch", examples.run("a_batch").page
    before = {"text": "mine", "temperature": "0.1", "mask_painted": "2-1", "edits": "q_0_0_3", "in_place": "true"}
    at = wiring.opened("explore", dropout="0.5", hide_key="1", **before)
    at.query_params.clear()
    at.query_params.update({"example": name, "v": link.VERSION})
    wiring.turned(at, "worked_examples")
    query = dict(parse_qsl(at.get("page_link")[-1].proto.query_string, keep_blank_values=True))
    assert link.read(query)[1] == []
    at.query_params.clear()
    at.query_params.update(query)
    after = link.view(list(wiring.boards(wiring.turned(at, page)).values())[-1]["link"], page)
    fresh = settings.View(**settings.complete(page, arrival.of_page(page, link.read(of_example(name))[0])))
    within = {each: getattr(fresh, each) for each in ("example", "sought", "order_other")}  # which stay within the tokens
    assert after.but(**within) == fresh.but(text="mine")
