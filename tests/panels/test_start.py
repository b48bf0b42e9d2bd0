"""Start: one head that looks for the word before; its scores, weights and output against plain torch; its task."""

import pytest
import torch

from pages.answers.page_boards import pieces
from pages.view.link import from_query
from tests.screen import without_tags

WORDS = ["The", "bat", "flew", "out", "of", "the", "cave"]


def shown(query: str) -> dict[str, object]:
    """Return what Start shows of a link."""
    return pieces("start", from_query(query, "start"))


def column(piece: object, name: str) -> list[object]:
    """Return one column of a chart's bars."""
    return piece.spec["datasets"]["bars"][name]


@pytest.mark.parametrize("temperature", [0.5, 4.0, 20.0])
def test_the_selected_row_matches_shares_and_collects(temperature: float):
    """Row 2, flew: its key is bat, with score 12, all others 0."""
    slots = shown(f"query=2&temperature={temperature}")
    scores = torch.zeros(7)
    scores[1] = 12.0
    weights = torch.softmax(scores / temperature, 0)
    torch.testing.assert_close(torch.tensor(column(slots["match"], "now")), scores, atol=1e-4, rtol=0)
    torch.testing.assert_close(torch.tensor(column(slots["share"], "now")), weights, atol=1e-4, rtol=0)
    rows = slots["collect"].spec["datasets"]["rows"]
    assert rows["label"] == ["The·0", "bat", "flew", "out", "of", "the·5", "cave", "output"]
    sentence = without_tags(slots["row_in_words"].html())
    bat, rest = (round(100 * weights[i].item()) for i in (1, 0))
    first, each = (f"{bat} %", f"{rest} %") if temperature > 1 else ("> 99 %", "< 1 %")
    rounded = " (rounded)" * (temperature > 1 and bat + 6 * rest != 100)
    assert f"gives its largest weight, {first}, to bat, and" in sentence
    assert sentence.endswith(f"{each} to each of the 6 other words{rounded}.")


def test_its_scores_are_those_of_the_next_pages_but_for_the_division_that_it_names():
    """One view, one number: 43.27 for flew and bat on Query, key, value is 12.00 here, divided by √13."""
    slots = shown("query=2")
    assert "how well the two match" in without_tags(slots["match_name"].html())
    there = pieces("query_key_value", from_query("query=2&key=1", "query_key_value"))
    said = without_tags(there["product_words"].html())
    assert "the score is +43.27. Divided by √13 it is +12.00, the scaled score." in said
    assert max(column(slots["match"], "now")) == pytest.approx(43.27 / 13**0.5, abs=1e-2)


def test_a_click_on_a_row_follows_it():
    """The field that a click reads is one of the picture's data."""
    picture = shown("")["weights"]
    assert picture.click == {"query": "y"}
    assert set(picture.spec["datasets"]["cells"]["y"]) == set(range(7))


def test_its_temperature_is_its_own_unless_a_link_names_explores():
    assert "divided by the temperature (4), into" in without_tags(shown("")["share_name"].html())
    assert "divided by the temperature (0.5), into" in without_tags(shown("temperature=0.5")["share_name"].html())


@pytest.mark.parametrize(
    ("query", "done"),
    [
        ("query=2", False),
        ("query=2&temperature=2.25", False),
        ("query=2&temperature=2", True),
        ("query=2&temperature=0", True),
        ("query=0&temperature=0", False),
    ],
)
def test_the_task_is_recognised_where_the_page_writes_99_percent(query: str, done: bool):
    """Row 0 has no word before it: it is asked to be left, and no temperature does the task."""
    said = column(shown(query)["share"], "said")
    shares = [int(text.removesuffix(" %")) for text in said if text[0] not in "<>"]
    assert ("> 99 %" in said or max(shares) >= 99) == done
    task = shown(query)["task"]
    assert bool(task.happened) == done
    assert ("Select another row" in task.question) == ("query=0" in query)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("bat", "is the only word"), ("bat+cave", "finds no word before it, so it attends to all 2 words equally: 50 % each")],
)
def test_a_row_without_a_word_before_it_says_so(text: str, sentence: str):
    assert sentence in without_tags(shown(f"text={text}&query=0")["row_in_words"].html())


def test_without_words_nothing_is_drawn_and_a_notice_says_why():
    slots = shown("text=")
    assert "weights" not in slots
    assert "has no words yet" in without_tags(slots["remarks"].html())


def test_explores_other_settings_say_nothing_here():
    plain, other = shown("query=2"), shown("query=2&mask=causal&heads=8&kind=cross&projections=same&seed=9")
    sentences = [slot for slot, piece in plain.items() if hasattr(piece, "html") and slot != "actions"]
    assert {slot: plain[slot].html() for slot in sentences} == {slot: other[slot].html() for slot in sentences}
    assert plain["weights"].spec["datasets"] == other["weights"].spec["datasets"]
