"""Words on masks: the name, the description, and the reason for equal rows."""

import pytest

from attn_core.masks import MASKS
from tests.panels.test_masks import opened
from tests.screen import prose

EQUAL = {  # a link → why a row is equal
    "first": ({}, "“The·0” has no previous word, so its scores are all equal, and each"),
    "hidden": ({"mask_painted": "2-1", "query": 2}, "“flew” can’t attend to the previous word, which is hidden"),
    "not selected": ({"mask": "strided", "query": 0}, "“flew” can’t attend to the previous word, which is hidden"),
    "places": ({"positions": False}, "“bat” can’t find the previous word, since no positions are added"),
}


@pytest.mark.parametrize("case", EQUAL)
def test_it_is_said_why_a_row_is_equal(case: str):
    values, sentence = EQUAL[case]
    at = opened(**{"projections": "previous", "temperature": 4} | values)
    assert sentence in prose(at, "mask_words")


@pytest.mark.parametrize(
    "values", [{"mask": "causal"}, {"mask": "window", "window": 0}, {"projections": "random"}, {"text": "bat"}]
)
def test_nothing_is_said_of_equal_rows_where_there_is_none(values: dict[str, object]):
    at = opened(**{"projections": "previous", "temperature": 4} | values)
    assert "all equal" not in prose(at, "mask_words")


ABOUT = {  # a link → description of its mask
    "none": ({}, "none: every word may attend to every word."),
    "causal": ({"mask": "causal"}, "causal: every word may attend to itself and to all earlier words, but to no later one."),
    "window": ({"mask": "window", "window": 1}, "window: every word may attend to itself and the 1 word before it."),
    "itself": ({"mask": "window", "window": 0}, "window: every word may attend to itself alone."),
    "prefix": ({"mask": "prefix", "prefix": 3}, "prefix: as causal, and every word may attend to the first 3 words."),
    "strided": (
        {"mask": "strided", "window": 2},
        "strided: every word may attend to itself and to the words 2, 4, 6 … places before it.",
    ),
    "stride 0": (
        {"mask": "strided", "window": 0},
        "strided: every word may attend to itself and to the words 1, 2, 3 … places before it.",
    ),
}


@pytest.mark.parametrize("case", ABOUT)
def test_what_the_chosen_mask_allows_stands_below_it(case: str):
    values, sentence = ABOUT[case]
    assert prose(opened(**values), "mask_about") == sentence


def test_every_mask_is_described():
    assert {sentence.partition(":")[0] for _, sentence in ABOUT.values()} == set(MASKS)


def test_a_mask_is_called_by_its_name_where_nothing_is_added():
    for values, name in (
        ({"mask": "causal"}, "causal mask"),
        ({"mask": "window", "window": 2}, "window mask, 2 words"),
        ({"mask": "prefix", "prefix": 1}, "prefix mask, 1 word"),
        ({"mask": "strided", "window": 0}, "strided mask, step 1"),
        ({"mask": "causal", "mask_painted": "0-3"}, "mask of step 1"),
        ({"mask": "causal", "mask_painted": "63-63"}, "causal mask"),
    ):
        at = opened(**values)
        assert all(prose(at, slot).startswith(f"{name} · ") for slot in ("messages_name", "changed_mask_name"))
        assert f"Under the {name}: " in prose(at, "changed_words")
        assert prose(at, "mask_graph_name").startswith(f"one layer, {name} · ")
    assert prose(opened(), "mask_graph_name").startswith("one layer, no mask · ")
