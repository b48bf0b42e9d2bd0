"""What panels are given: the trace of a view is computed where it is drawn, and is kept by `scene.see` alone."""

import gc
import weakref
from dataclasses import fields, replace

import pytest
import torch

from attn_core import focus, scene, tokens
from pages.ui import shown, state
from pages.ui.link import LINKED
from tests.story_page import opened, put

LONG = 150  # tokens, whose trace is a large one
VIEW = state.View(**{**{field.name: LINKED[field.name].default for field in fields(state.View)}, "heads": 2})
UNTRACED = ("averaging", "masks", "order_and_batch", "mistakes", "query_key_value", "worked_examples")


def long_view(seed: int) -> state.View:
    """Return the view of a long text, another one for each seed."""
    text = " ".join(f"word{i}" for i in range(LONG))
    return replace(VIEW, text=text, seed=seed)


@pytest.fixture
def traced(monkeypatch: pytest.MonkeyPatch) -> list[scene.Scene]:
    """Return the list to which every scene is added that a view's trace is asked for."""
    asked, see = [], scene.see
    monkeypatch.setattr(scene, "see", lambda setting: asked.append(setting) or see(setting))
    return asked


@pytest.mark.parametrize("page", UNTRACED)
def test_a_page_that_does_not_draw_the_trace_does_not_compute_it(page: str, traced: list[scene.Scene]):
    at = opened(page, text=f"nobody asked for {page}", dropout="0.15")
    put(at, "temperature", 1.5)
    assert traced == []


def test_a_page_that_draws_the_trace_computes_it(traced: list[scene.Scene]):
    opened("explore", text="somebody asked for this", dropout="0.15")
    assert {setting.words for setting in traced} == {("somebody", "asked", "for", "this")}


def test_views_of_long_texts_do_not_keep_their_traces():
    views = [shown.prepare(long_view(seed), False, 0, LONG) for seed in range(6)]
    kept = []
    for view in views:
        assert view.row.winner is not None
        kept.append(weakref.ref(view.seen.trace.heads))
    gc.collect()
    assert [ref() is not None for ref in kept] == [False, False, True, True, True, True]


def test_a_row_holds_no_more_than_itself():
    view = shown.prepare(long_view(7), False, 0, LONG)
    assert view.row.weights.untyped_storage().nbytes() == 4 * LONG


def test_a_view_whose_trace_was_let_go_finds_the_same_again():
    view = shown.prepare(long_view(8), False, 0, LONG)
    before, row = view.seen, view.row
    scene._see_large.cache_clear()
    assert view.seen is not before
    torch.testing.assert_close(view.seen.trace.output, before.trace.output, rtol=0, atol=0)
    again = focus.row(view.seen.trace, view.scene, view.head, view.query)
    assert (again.winner, again.effective) == (row.winner, row.effective)


def test_a_move_splits_no_text_and_draws_no_word_again(monkeypatch: pytest.MonkeyPatch):
    calls, split, embed = [], tokens.split, tokens.embed
    monkeypatch.setattr(tokens, "split", lambda text, kind: calls.append("split") or split(text, kind))
    monkeypatch.setattr(tokens, "embed", lambda *given: calls.append("embed") or embed(*given))
    view = replace(VIEW, text="split and drawn once")
    for move in ({}, {"temperature": 0.5}, {"mask": "causal"}, {"heads": 3}, {"query": 1}):
        assert shown.prepare(replace(view, **move), False, 0).seen is not None
    assert sorted(calls) == ["embed", "split"]
    assert shown.prepare(replace(view, seed=12), False, 0).seen is not None
    assert sorted(calls) == ["embed", "embed", "split"]


def test_equal_settings_are_one_object():
    assert shown.prepare(long_view(9), False, 0, LONG) is shown.prepare(long_view(9), False, 0, LONG)


def test_a_view_without_a_word_has_no_trace_and_no_row():
    view = shown.prepare(replace(VIEW, text=" "), False, 0)
    assert view.blank
    assert (view.seen, view.row, view.trouble) == (None, None, "")
