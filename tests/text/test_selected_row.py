"""Sentences about the selected row: its attention, its output, the agreement with torch; and sentences at a heatmap."""

import re

import pytest
import torch

from attn_core import one_query
from attn_core.one_query import LargestWeight
from pages.panels.shared import selected_row
from pages.text import markdown
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.settings import View
from tests.text.test_markdown import taken_apart

row_words = Words("row")
KEYS = ["b*t", "c<ve", "the·5"]


def ledger(weights: list[float], others: int = 0, weighing: int = 0) -> one_query.Ledger:
    """Return the ledger of a row of single keys, and, where there are others, of their sum as its last weight."""
    rows = len(weights)
    single = sorted(range(rows - bool(others)), key=lambda row: -weights[row])
    return one_query.Ledger(
        keys=[*range(rows - bool(others)), *([-1] if others else [])],
        hidden=[False] * rows,
        weights=torch.tensor(weights, dtype=torch.float64),
        values=torch.zeros(rows, 1),
        adds=torch.zeros(rows, 1),
        output=torch.zeros(1),
        difference=0.0,
        others=others,
        weighing=weighing,
        winner=single[0] if single else None,
        by_weight=[row for row in single if weights[row] > 0],
    )


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        (LargestWeight(1, 0.476, 1), "gives its largest weight, **48 %**, to :orange-badge[c&#60;ve]"),
        (LargestWeight(1, 0.994, 1), "gives its largest weight, **99 %**, to :orange-badge[c&#60;ve]"),
        (LargestWeight(1, 1.0, 1), "attends to :orange-badge[c&#60;ve]: **100 %**"),
        (LargestWeight(0, 1 / 3, 3), "attends equally to 3 words: **33 %** each"),
        (LargestWeight(0, 0.3, 2), "gives its largest weight, **30 %**, to each of 2 words"),
        (LargestWeight(None, 0.0, 0), "attends to no word"),
    ],
)
def test_a_row_attends_to_its_winner_to_several_or_to_none(row: LargestWeight, sentence: str):
    assert selected_row.attends(row, KEYS, "word") == sentence


def test_keys_are_called_what_they_are():
    assert selected_row.attends(LargestWeight(0, 0.125, 8), KEYS, "token") == "attends equally to 8 tokens: **12 %** each"
    assert selected_row.attends(LargestWeight(None, 0.0, 0), KEYS, "token") == "attends to no token"


@pytest.mark.parametrize(
    ("link", "start", "more"),
    [
        (
            {"text": "b*t c<ve"},
            "In head 0, :blue-badge[&#42;] gives its largest weight, **",
            "%**, to :orange-badge[ve].",
        ),
        (
            {"head": 1, "temperature": 20.0, "text": "a a a", "positions": False},
            "In head 1, :blue-badge[a·1] attends equally to 3 words: **33 %** each.",
            " each.",
        ),
        (
            {"kind": "cross", "text2": "x", "mask": "window", "window": 0},
            "In head 0, :blue-badge[bat] attends to no word, since every word is hidden from it: its weights and its output",
            "are 0.",
        ),
        (
            {"projections": "learned", "text": "b c", "tokens": "character"},
            "In head 0, :blue-badge[␣] gives its largest weight, **",
            ":gray[These projections are random, so the pattern has no meaning yet.]",
        ),
        (
            {"projections": "previous"},
            "In head 0, :blue-badge[bat] attends to :orange-badge[The·0]: **100 %**",
            ":gray[Each token attends to the one before it.]",
        ),
        (
            {"projections": "previous", "query": 0},
            "In head 0, :blue-badge[The·0] attends equally to 7 words: **14 %** each.",
            ":gray[Each token attends to the one before it; the first has none and attends equally to all.]",
        ),
    ],
)
def test_the_lead_says_whom_the_row_attends_to_and_what_its_head_is_for(link: dict[str, object], start: str, more: str):
    view = View(**link)
    lead, settings = selected_row.lead(traced_view.present(view)).split("\n\n")
    assert lead.startswith(start)
    assert lead.endswith(more)
    assert settings == selected_row.settings(traced_view.present(view).view)


def test_settings_in_one_line():
    assert selected_row.settings(View()) == ":gray[2 heads · ÷ √head_size · temperature 1 · no mask]"
    other = View(heads=1, power=0.0, temperature=0.25, mask="causal")
    assert selected_row.settings(other) == ":gray[1 head · ÷ 1 · temperature 0.25 · causal mask]"


def test_legend_has_the_ends_of_the_scale():
    assert row_words.legend(negative=True, limit=12.0) == "colour −12 to 12"
    assert row_words.legend(negative=False, limit=1.0) == "colour 0–1"
    assert row_words.legend(negative=False, limit=0.25) == "colour 0–0.25"
    assert row_words.legend(negative=False, limit=64 / 512) == "colour 0–0.125"


def row_below(stage: str, total: float | None = 1.0, dropout: float = 0.0, noun: str = "word", limit: float = 1.0) -> str:
    """Return the line below a heatmap; total: None where every key is hidden from the row."""
    ends = {"limit": limit, "long": limit < 1, "dropout": dropout, "kept": 1 - dropout}
    row = {"name": "bat", "noun": noun, "visible": 0 if total is None else 7, "total": total}
    return row_words.row_in_words(stage=stage, **row, **ends)


def test_a_long_text_says_that_its_scale_is_another():
    words = row_below("weights", limit=64 / 512)
    assert "Colour scale: 0 to 0.125, which is 64 times an equal share, since the text is long;" in words
    assert "larger weights look the same. Select a row" in words


@pytest.mark.parametrize(
    ("stage", "total", "dropout", "sentence"),
    [
        ("weights", 1.0, 0.0, "The weights of :blue-badge[bat] sum to 100 %. Colour scale: 0 to 1."),
        ("weights", None, 0.0, "The row of :blue-badge[bat] is empty: every token is hidden from it."),
        ("dropped", None, 0.3, "The row of :blue-badge[bat] is empty: every token is hidden from it."),
        ("dropped", 1.0, 0.0, "sum to 100 %. Dropout is 0, so no weight is dropped. Colour scale: 0 to 1."),
        ("dropped", 1.137, 0.3, "sum to 114 %. Dropped weights are 0, so the others are divided by 0.7. Colour scale"),
        ("dropped", 0.0, 1.0, "sum to 0 %. All weights are dropped. Colour scale: 0 to 1."),
        ("scores", 0.0, 0.0, "Scores, q·k. Colour scale: −12 (orange) to 12 (violet)."),
        ("scaled", 0.0, 0.0, "Scaled scores. Colour scale: −12 (orange) to 12 (violet)."),
        ("masked", None, 0.0, "Scaled scores; hidden cells have no score. Colour scale: −12"),
    ],
)
def test_the_words_under_a_heatmap_say_what_the_row_adds_up_to(
    stage: str, total: float | None, dropout: float, sentence: str
):
    words = row_below(stage, total, dropout, noun="token", limit=1.0 if stage in ("weights", "dropped") else 12.0)
    assert sentence in words
    assert words.endswith(" Select a row to see where its word attends.")


@pytest.mark.parametrize(
    ("book", "start"),
    [
        (
            ledger([0.48, 0.18, 0.2, 0.14], others=1, weighing=1),
            "= **0.48** v(b&#42;t) + 0.20 v(the·5) + … (2 more, 0.32 together).",
        ),
        (ledger([0.395, 0.156, 0.449], others=4, weighing=4), "≈ **0.40** v(b&#42;t) + 0.16 v("),
        (
            ledger([0.998, 0.002], others=4, weighing=4),
            "≈ **1.00** v(b&#42;t) + … (4 more, 0.00 together).",
        ),
        (ledger([1.0]), "= **1.00** v(b&#42;t)."),
        (
            ledger([0.6, 0.39, 0.01]),
            "= **0.60** v(b&#42;t) + 0.39 v(c&#60;ve) + … (1 more, 0.01).",
        ),
        (ledger([]), "= 0: no key has any weight."),
    ],
)
def test_an_output_is_said_as_the_sum_of_its_two_largest_values_and_the_others(book: one_query.Ledger, start: str):
    assert selected_row.output_as_sum(book, "q*", KEYS).startswith(f":violet-badge[output](q&#42;) {start}")


def test_each_share_of_an_output_is_rounded_and_the_sentence_says_where_that_shows():
    words = selected_row.output_as_sum(ledger([0.396, 0.156, 0.448], others=4, weighing=4), "q", KEYS)
    assert " ≈ **0.40** v(" in words
    assert words.endswith(" + … (4 more, 0.45 together).")
    assert "≈" not in selected_row.output_as_sum(ledger([0.4, 0.15, 0.45], others=4, weighing=4), "q", KEYS)


def test_agreement_turns_red_beyond_one_in_ten_thousand():
    good, bad = selected_row.agreement(2.4e-7, "torch’s", False), selected_row.agreement(1.1e-4, "torch’s", True)
    assert good == markdown.badge(True, "equals torch’s, largest difference 2e−7")
    assert bad == markdown.badge(False, "differs from torch’s, largest difference 1e−4, compared before dropout")
    assert selected_row.agreement(1e-4, "torch’s", False).startswith(":primary-badge[")


@pytest.mark.parametrize("share", [0.0, 0.476, 1.0])
def test_every_sentence_leaves_no_sign_of_markdown_behind(share: float):
    """Whatever kind of Markdown a sentence uses, `html` knows it."""
    rows = [LargestWeight(1, share, 1), LargestWeight(None, share, 0), LargestWeight(0, share, 3)]
    sentences = [
        *(selected_row.attends(row, KEYS, "word") for row in rows),
        *(row_below(stage, share, 0.1) for stage in ("scores", "scaled", "masked", "weights", "dropped")),
        selected_row.lead(traced_view.present(View(projections="same", mask="causal"))),
        selected_row.output_as_sum(ledger([share, share, 0.01]), "q", KEYS),
        selected_row.agreement(share, "torch’s", True),
    ]
    for sentence in sentences:
        assert not re.search(r":\w+(-badge)?\[|\*\*|:material|#|\]|\n", taken_apart(markdown.html(sentence)).text), sentence
