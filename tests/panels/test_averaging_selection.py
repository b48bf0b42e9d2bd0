"""Selections on averaging: both ends, clicks in pictures, unchanged parts, and the tables of the selection."""

import functools
import io

import pandas as pd
import torch

from attn_core import averaging
from attn_core.experiments import averaging_to_attention
from pages import averaging as averaging_page
from tests import screen, wiring
from tests.panels.test_averaging import PAST, sources
from tests.screen import click, close, csv, prose, put

opened = functools.partial(screen.opened, "averaging")


def test_a_shorter_sentence_brings_the_words_that_are_selected_back():
    """Four controls end at the last word, and all boards show the same; without a word the selection waits."""
    at = wiring.opened("averaging", step="all", averaging_row=6, hide_key=5, looker=4, sought=3)
    wiring.move(at, "text", "")
    assert wiring.linked(at) == {"text": "", "averaging_row": "6", "hide_key": "5", "looker": "4", "sought": "3"}
    wiring.move(at, "text", "one two three")
    found = wiring.controls(at)
    assert [(found[name].value, found[name].max) for name in ("averaging_row", "looker", "sought")] == [(2, 2)] * 3
    assert (found["hide_key"].value, list(found["hide_key"].options)) == (2, ["none", "0", "1", "2"])
    said = {"text": "one two three", "hide_key": "2", "looker": "2"}  # sought stands at its control's own default, the end
    assert wiring.linked(at) == said
    assert opened(**said).slots == opened(**said, sought=2, averaging_row=2).slots
    wiring.draws(at, "averaging")


def test_a_word_beyond_the_last_is_the_last():
    """The words of steps 3 and 4: a link that names a place beyond the sentence is about its last word."""
    at = opened(hide_key=63, averaging_row=6, looker=63, sought=63)
    assert "The score of cave is −∞" in prose(at, "hidden_words")
    assert prose(at, "hidden_words").startswith("The score of cave is −∞, so its weight is exactly 0.")
    assert prose(at, "choice_words").startswith("cave gives cave 77 % with the score 3, and 14 % in the mean of all words")


def test_a_click_in_a_picture_selects_what_it_shows():
    """A row of any heatmap, a rung of the ladder, a word among the bars; others together select nothing."""
    at = opened()
    for slot in (
        "past",
        "mean_matrix",
        "way_triangle",
        "product",
        "vectors_means",
        "divided",
        "flat",
        "naive_scores",
        "over_axis",
    ):
        table = at.slots[slot]["cells"]
        click(put(at, "averaging_row", 2), slot, "cells", table["y"].index(4))
        assert at.view.averaging_row == 4
    assert "for each of 5 words" in prose(at, "past_words")
    click(at, "rungs", "tiles", 3)
    assert "4 tokens" in prose(at, "rung_said")
    click(at, "importance_mean", "bars", 2)
    assert "bat gives flew 77 % with the score 3" in prose(at, "choice_words")
    many = opened(text=" ".join(f"w{i}" for i in range(20)), sought=19)
    bars = many.slots["importance_wish"]["bars"]
    assert bars["label"][-1] == "14 others"
    assert bars["position"][-1] is None
    click(many, "importance_wish", "bars", 2)
    assert many.view.sought == int(bars["label"][2].removeprefix("w"))


def test_what_other_pages_select_changes_nothing():
    """The page is about one sentence, its own row and the first head: nothing of it is computed again for others."""
    prepare = averaging_page.choice
    data = prepare(opened().view)
    others = {"query": 4, "head": 1, "stage": "scores", "cursor": 5, "kind": "cross", "text2": "other words"}
    assert prepare(opened(**others).view) is data
    assert prepare(opened(seed=4).view) is not data


def test_the_tables_hold_the_numbers_of_the_page():
    """The numbers fold: three tables, the first one a column a way; hidden cells say so."""
    at = opened(rung="softmax")
    found = {name: pd.read_csv(io.StringIO(csv(at, name))) for name in ("averaging_row", "means", "rung")}
    assert all(f"table_{name}" in at.slots for name in found)
    close(torch.tensor(found["averaging_row"]["loop of the past"]), PAST[2] / 3)
    x, wq, wk = sources()
    rungs = averaging_to_attention.rungs(x, wq, wk, PAST)
    close(torch.tensor(found["averaging_row"]["rung query_key"]), rungs[4].weights[2])
    close(torch.tensor(found["means"][[f"mean by loop {i}" for i in range(32)]].values), averaging.by_loop(x))
    assert csv(at, "rung").splitlines()[3] == ",".join(["2 flew", *["0.333333"] * 3, *["hidden"] * 4])
    assert csv(opened(text=""), "rung") is None
    assert "0 query" in csv(opened(text="query key"), "rung")
