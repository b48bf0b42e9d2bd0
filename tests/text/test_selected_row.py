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

row_words = Words("row", "en")
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


C_VE = ":orange-badge[c&#60;ve]"


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (LargestWeight(1, 0.476, 1), ["**48 %**", C_VE]),
        (LargestWeight(1, 0.994, 1), ["**99 %**", C_VE]),
        (LargestWeight(1, 1.0, 1), ["**100 %**", C_VE]),
        (LargestWeight(0, 1 / 3, 3), [" 3 words", "**33 %**"]),  # all weights are equal, and no key is named
        (LargestWeight(0, 0.3, 2), [" 2 words", "**30 %**"]),
        (LargestWeight(None, 0.0, 0), [" no word"]),
    ],
)
def test_a_row_attends_to_its_winner_to_several_or_to_none(row: LargestWeight, said: list[str]):
    sentence = selected_row.attends(row, KEYS, "word")
    assert [part for part in said if part not in sentence] == []
    assert ("badge" in sentence, "%" in sentence) == (row.ties == 1, row.ties > 0)
    assert selected_row.attends(row, KEYS, "token") == sentence.replace("word", "token")  # keys are called what they are


ALONE = {"kind": "cross", "text2": "x", "mask": "window", "window": 0}  # the second word sees nothing
RANDOM = {"projections": "learned", "text": "b c", "tokens": "character"}


@pytest.mark.parametrize(
    ("said", "names", "purpose"),
    [
        ({"text": "b*t c<ve"}, ["0", ":blue-badge[&#42;]", " %**", ":orange-badge[ve]"], False),
        (
            {"head": 1, "temperature": 20.0, "text": "a a a", "positions": False},
            ["1", "[a·1]", "3 words", "**33 %**"],
            False,
        ),
        (ALONE, ["0", ":blue-badge[bat]"], False),
        (RANDOM, ["0", ":blue-badge[␣]", " %**", row_words.RANDOM], True),
        ({"projections": "previous"}, ["0", ":blue-badge[bat]", ":orange-badge[The·0]"], True),
        ({"projections": "previous", "query": 0}, ["0", "[The·0]", "7 words", "**14 %**"], True),
    ],
)
def test_the_lead_says_whom_the_row_attends_to_and_what_its_head_is_for(said: dict, names: list[str], purpose: bool):
    shown = traced_view.present(View(**said))
    lead, settings = selected_row.lead(shown).split("\n\n")
    places = [lead.find(name) for name in names]
    assert places == sorted({*places} - {-1})
    assert (":gray[" in lead) == purpose
    assert settings == selected_row.settings(shown.view)


def test_the_settings_and_the_ends_of_a_scale_in_one_line():
    assert selected_row.settings(View()) == ":gray[2 heads · ÷ √head_size · temperature 1 · no mask]"
    other = View(heads=1, power=0.0, temperature=0.25, mask="causal")
    assert selected_row.settings(other) == ":gray[1 head · ÷ 1 · temperature 0.25 · causal mask]"
    legends = [(True, 12.0, "−12 to 12"), (False, 1.0, "0–1"), (False, 0.25, "0–0.25"), (False, 64 / 512, "0–0.125")]
    for negative, limit, ends in legends:
        assert row_words.legend(negative=negative, limit=limit).endswith(f" {ends}")


def row_below(
    stage: str, total: float | None = 1.0, dropout: float = 0.0, limit: float = 1.0, sink: float | None = None
) -> str:
    """Return the line below a heatmap; total: None where every key is hidden from the row."""
    ends = {"limit": limit, "long": limit < 1, "dropout": dropout, "kept": 1 - dropout}
    row = {"name": "bat", "noun": "token", "visible": 0 if total is None else 7, "total": total}
    return row_words.row_in_words(stage=stage, sink=sink, **row, **ends)


def test_the_words_under_a_heatmap_follow_the_row():
    """What it adds up to, by what dropped weights are divided, and the ends of its scale; each case has its own sentence."""
    cases = [
        (("weights", 1.0, 0.0), ["bat", " 100 %", "0 to 1."]),
        (("weights", None, 0.0), ["bat"]),
        (("dropped", 1.0, 0.0), [" 100 %", "0 to 1."]),
        (("dropped", 1.137, 0.3), [" 114 %", " 0.7."]),
        (("dropped", 0.0, 1.0), [" 0 %"]),
        (("scores", 0.0, 0.0, 12.0), ["−12 (orange) to 12 (violet)"]),
        (("scaled", 0.0, 0.0, 12.0), ["−12 (orange) to 12 (violet)"]),
        (("masked", None, 0.0, 12.0), ["−12"]),
        (("weights", 1.0, 0.0, 64 / 512), ["0 to 0.125", " 64 times"]),  # a long text has another scale
        (("weights", 0.8, 0.0, 1.0, 0.2), [" 80 %", "the sink takes 20 %"]),
    ]
    for given, said in cases:
        assert [part for part in said if part not in row_below(*given)] == [], given
    assert len({row_below(*given) for given, _ in cases}) == len(cases)
    assert row_below("weights", None) == row_below("dropped", None, 0.3)  # an empty row


@pytest.mark.parametrize(
    ("weights", "others", "said"),
    [
        ([0.48, 0.18, 0.2, 0.14], 1, "= **0.48** v(b&#42;t) + 0.20 v(the·5) + … (2 more, 0.32 together)."),
        ([0.396, 0.156, 0.448], 4, "≈ **0.40** v(b&#42;t) + 0.16 v(c&#60;ve) + … (4 more, 0.45 together)."),  # rounded
        ([0.4, 0.15, 0.45], 4, "= **0.40** v(b&#42;t) + 0.15 v(c&#60;ve) + … (4 more, 0.45 together)."),
        ([0.998, 0.002], 4, "≈ **1.00** v(b&#42;t) + … (4 more, 0.00 together)."),
        ([1.0], 0, "= **1.00** v(b&#42;t)."),
        ([0.6, 0.39, 0.01], 0, "= **0.60** v(b&#42;t) + 0.39 v(c&#60;ve) + … (1 more, 0.01)."),
        ([], 0, "= 0: "),
    ],
)
def test_an_output_is_said_as_the_sum_of_its_two_largest_values_and_the_others(weights: list, others: int, said: str):
    """Each share is rounded, and the sentence says where that shows."""
    sentence = selected_row.output_as_sum(ledger(weights, others, weighing=others), "q*", KEYS)
    assert sentence.partition("(q&#42;) ")[2].startswith(said)


def test_agreement_turns_red_beyond_one_in_ten_thousand():
    good, bad = selected_row.agreement(2.4e-7, "torch’s", False), selected_row.agreement(1.1e-4, "torch’s", True)
    for badge, right, number in ((good, True, "2e−7"), (bad, False, "1e−4")):
        assert badge.startswith(markdown.badge(right, "")[:-1])
        assert number in badge
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
