"""Sentences about the selected row: where it looks, what it takes away, whether torch agrees; and those at a heatmap."""

import re

import pytest
import torch

from attn_core import one_query
from attn_core.one_query import LargestWeight
from pages.ui import traced_view
from pages.ui.link import View
from pages.ui.text import heatmap_words, markdown, selected_row
from tests.text.test_markdown import taken_apart

KEYS = ["b*t", "c<ve", "the·5"]


def ledger(weights: list[float], others: int = 0, weighing: int = 0) -> one_query.Ledger:
    """Return the ledger of a row of single keys, and, where there are others, of their sum as its last weight."""
    rows = len(weights)
    single = sorted(range(rows - bool(others)), key=lambda row: -weights[row])
    return one_query.Ledger(
        keys=[*range(rows - bool(others)), *([-1] if others else [])],
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
        (LargestWeight(1, 0.476, 1), "looks most at :orange-badge[c&#60;ve]: **48 %**"),
        (LargestWeight(0, 1 / 3, 3), "looks equally at 3 words, **33 %** each"),
        (LargestWeight(0, 0.3, 2), "looks most, and equally, at 2 words, **30 %** each"),
        (LargestWeight(None, 0.0, 0), "may look at no word"),
    ],
)
def test_a_row_looks_at_its_winner_at_several_or_at_none(row: LargestWeight, sentence: str):
    assert selected_row.where_it_looks(row, KEYS) == sentence


def test_keys_are_called_what_they_are():
    assert (
        selected_row.where_it_looks(LargestWeight(0, 0.125, 8), KEYS, "token") == "looks equally at 8 tokens, **12 %** each"
    )
    assert selected_row.where_it_looks(LargestWeight(None, 0.0, 0), KEYS, "token") == "may look at no token"


@pytest.mark.parametrize(
    ("link", "start", "more"),
    [
        (
            {"text": "b*t c<ve"},
            "In head 1, :blue-badge[&#42;] looks most at",
            "of its attention. :gray[Random projections",
        ),
        (
            {"head": 1, "temperature": 20.0, "text": "a a a", "positions": False},
            "In head 2, :blue-badge[a·1] looks",
            " each. ",
        ),
        (
            {"kind": "cross", "text2": "x", "mask": "window", "window": 0},
            "In head 1, :blue-badge[bat] may look at no word: its weights and its output are 0. ",
            ":gray[Random",
        ),
        ({"maps": "previous"}, "In head 1, :blue-badge[bat] looks most at :orange-badge[The·0]: **100 %**", ":gray[Each"),
    ],
)
def test_the_lead_says_where_the_row_looks_and_what_its_head_is_for(link: dict[str, object], start: str, more: str):
    view = View(**link)
    lead, settings = selected_row.lead(traced_view.present(view)).split("\n\n")
    assert lead.startswith(start)
    assert more in lead
    assert settings == selected_row.settings(traced_view.present(view).view)


def test_settings_in_one_line():
    assert selected_row.settings(View()) == ":gray[2 heads · ÷ √head_size · temperature 1 · no mask]"
    other = View(heads=1, scale="none", temperature=0.25, mask="causal")
    assert selected_row.settings(other) == ":gray[1 head · ÷ 1 · temperature 0.25 · causal mask]"


def test_legend_has_the_ends_of_the_scale():
    assert heatmap_words.legend(True, 12.0) == "colour −12 to 12"
    assert heatmap_words.legend(False, 1.0) == "colour 0–1, power 0.6"
    assert heatmap_words.legend(False, 0.25, short=True) == "colour 0–0.25"


@pytest.mark.parametrize(
    ("stage", "total", "dropout", "sentence"),
    [
        ("weights", 1.0, 0.0, "Row :blue-badge[bat] adds up to 100 %. Stronger colour = more attention."),
        ("dropped", 1.0, 0.0, "adds up to 100 %: no dropout is set"),
        ("dropped", 1.137, 0.3, "adds up to 114 %: dropped weights are 0, kept ones grew"),
        ("scores", 0.0, 0.0, "q·k: violet above 0, orange below"),
        ("scaled", 0.0, 0.0, "q·k, divided: violet above 0"),
        ("masked", 0.0, 0.0, "q·k, divided, hidden cells out: violet above 0"),
    ],
)
def test_the_words_under_a_heatmap_say_what_the_row_adds_up_to(stage: str, total: float, dropout: float, sentence: str):
    words = heatmap_words.under(stage, "bat", total, dropout)
    assert sentence in words
    assert words.endswith(" Click a row to follow it.")


@pytest.mark.parametrize(
    ("book", "start"),
    [
        (
            ledger([0.48, 0.18, 0.2, 0.14], others=1, weighing=1),
            "**48 %** of “b&#42;t”’s :green-badge[value], 20 % of “the·5”’s, 32 % from 2 others add up to",
        ),
        (ledger([0.395, 0.156, 0.449], others=4, weighing=4), "**40 %** of “b&#42;t”’s :green-badge[value], 16 % of"),
        (ledger([0.998, 0.002], others=4, weighing=4), "**> 99 %** of “b&#42;t”’s :green-badge[value], < 1 % from 4 "),
        (ledger([1.0]), "**100 %** of “b&#42;t”’s :green-badge[value] add up to the :violet-badge[output]."),
        (
            ledger([0.6, 0.39, 0.01]),
            "**60 %** of “b&#42;t”’s :green-badge[value], 39 % of “c&#60;ve”’s, 1 % from",
        ),
        (ledger([]), "Nothing is added, so the :violet-badge[output] is 0."),
    ],
)
def test_an_output_is_said_as_the_sum_of_its_two_largest_values_and_the_others(book: one_query.Ledger, start: str):
    assert selected_row.output_as_sum(book, KEYS).startswith(start)


def test_the_percentages_of_an_output_add_up():
    words = selected_row.output_as_sum(ledger([0.395, 0.156, 0.449], others=4, weighing=4), KEYS)
    assert ", 44 % from 4 others" in words


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
        *(selected_row.where_it_looks(row, KEYS) for row in rows),
        *(heatmap_words.under(stage, "b", share, 0.1) for stage in ("scores", "scaled", "masked", "weights", "dropped")),
        selected_row.lead(traced_view.present(View(maps="same", mask="causal"))),
        selected_row.output_as_sum(ledger([share, share, 0.01]), KEYS),
        selected_row.agreement(share, "torch’s", True),
    ]
    for sentence in sentences:
        assert not re.search(r":\w+(-badge)?\[|\*\*|:material|#|\]|\n", taken_apart(markdown.html(sentence)).text), sentence
