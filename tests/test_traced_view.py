"""What panels are given: the trace of a view is computed where it is drawn, and is kept within the bound of all results."""

import gc
import weakref

import pytest
import torch

from attn_core import cache, scene, tokens
from pages.view import link, traced_view
from pages.view.settings import LONGEST, SHARED, View
from tests.link_format import EXTREMES
from tests.screen import opened, put

LONG = 150  # tokens, whose trace is a large one
UNTRACED = ("averaging", "masks", "order_and_batch", "mistakes", "query_key_value", "worked_examples")


def long_view(seed: int) -> View:
    """Return the view of a long text, another one for each seed."""
    return View(text=" ".join(f"word{i}" for i in range(LONG)), seed=seed)


@pytest.fixture
def traced(monkeypatch: pytest.MonkeyPatch) -> list[scene.Scene]:
    """Return the list to which every scene is added that a view's trace is asked for."""
    asked, see = [], scene.see
    monkeypatch.setattr(scene, "see", lambda setting: asked.append(setting) or see(setting))
    return asked


@pytest.mark.parametrize("page", UNTRACED)
def test_a_page_that_does_not_draw_the_trace_does_not_compute_it(page: str, traced: list[scene.Scene]):
    at = opened(page, text=f"nobody asked for {page}", dropout="0.15")
    assert at.slots
    assert put(at, "temperature", 1.5).slots
    assert traced == []


def test_views_of_long_texts_do_not_keep_their_traces(monkeypatch: pytest.MonkeyPatch):
    """What was looked at longest ago is let go where the bound of all results is reached."""
    cache.SHARED.clear()
    cost = cache.size(scene.see(traced_view.prepare(long_view(0), LONGEST).scene))
    monkeypatch.setattr(cache.SHARED, "limit", int(4.5 * cost))
    cache.SHARED.clear()
    views = [traced_view.prepare(long_view(seed), LONGEST) for seed in range(6)]
    kept = []
    for view in views:
        assert view.row.winner is not None
        kept.append(weakref.ref(view.seen.trace.heads))
    gc.collect()
    assert [ref() is not None for ref in kept] == [False, False, True, True, True, True]
    assert cache.SHARED.used <= 4.5 * cost
    torch.testing.assert_close(views[0].seen.trace.output, scene.trace(views[0].scene).output)  # and is found again


def test_a_move_splits_no_text_and_draws_no_word_again(monkeypatch: pytest.MonkeyPatch):
    calls, split = [], tokens.split
    monkeypatch.setattr(tokens, "split", lambda text, kind: calls.append(text) or split(text, kind))
    view = View(text="split and drawn once")

    def drawn(**move: object) -> torch.Tensor:
        """Return the words' vectors after a move."""
        setting = traced_view.prepare(view.but(**move)).scene
        return setting.embed(setting.words)

    first = drawn()
    for move in ({"temperature": 0.5}, {"mask": "causal"}, {"heads": 4}, {"query": 2}):
        assert drawn(**move) is first
    assert drawn(seed=12) is not first
    assert calls == ["split and drawn once"]


def test_what_is_prepared_is_another_object_where_a_shared_control_moves_and_no_other():
    """So that a move of a page's own control computes nothing anew that doesn't depend on it; nor does the theme."""
    view = View()
    for name, text in EXTREMES.items():
        other = view.but(**{name: link.parse(name, text)})
        assert (other.shared == view.shared) == (name not in SHARED), name
        assert (traced_view.prepare(other) is traced_view.prepare(view)) == (name not in SHARED), name
    light, dark = traced_view.present(view), traced_view.present(View(dark=True))
    assert (light.dark, dark.dark) == (False, True)
    assert light.seen is dark.seen


def test_a_view_without_a_word_has_no_trace_and_no_row():
    view = traced_view.prepare(View(text=" "))
    assert view.blank
    assert (view.blank, view.trouble) == (True, "")
    assert traced_view.present(View(text=" ")) is traced_view.present_long(View(text=" ")) is None
    assert traced_view.sizes(View(text=" ")) == (0, 0)


def test_so_many_queries_and_keys_are_there():
    for said, most, sizes in (
        ({}, 64, (7, 7)),
        ({"kind": "cross"}, 64, (7, 6)),
        ({"kind": "cross", "projections": "same"}, 64, (7, 7)),
        ({"text": "w " * 600}, 64, (64, 64)),
        ({"text": "w " * 600}, 512, (512, 512)),
        ({"text": "w " * 4100}, LONGEST, (4096, 4096)),
        ({"text": "w " * 600, "projections": "same"}, LONGEST, (128, 128)),
        ({"tokens": "character"}, 64, (28, 28)),
    ):
        assert traced_view.sizes(View(**said), most) == sizes
