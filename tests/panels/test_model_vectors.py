"""A source whose queries, keys and values a model hands over is drawn on Explore; other pages say what they leave out."""

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest
import torch

from attn_core import models, variants
from attn_core.loops import cursor
from attn_core.models import registry
from pages import loops
from pages.answers import answer, page_boards
from pages.answers.question import Question
from pages.text.languages import Words
from pages.view import link, menu, traced_view
from tests.core.models.random_models import registered

notices = Words("notices", "en")

TEXT = "The capital of France is Paris"


@pytest.fixture(scope="module")
def name(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield from registered(tmp_path_factory.mktemp("llama"), "llama")


def answered(page: str, name: str, **settings: object) -> dict[str, dict]:
    """Return the boards of a page by name, each asked for by itself; none may fail."""
    view = link.from_query(urlencode({"projections": f"{name}_2", "text": TEXT, **settings}), page)
    found = {}
    for board in page_boards.boards(page):
        said = json.loads(answer.answer_or_error(Question(page, view, (board,), {})))
        assert "error" not in said, (board, said)
        found[board] = said["boards"][board]
    return found


@pytest.mark.parametrize("page", menu.PAGES)
def test_every_page_stays_usable_with_it(page: str, name: str):
    assert answered(page, name)


@pytest.mark.parametrize("family", ["gemma2", "gpt-oss"])
def test_a_layer_s_own_cap_and_sinks_stay_on_every_page(family: str, model_folders: dict[str, Path]):
    name = registry.add(model_folders[family])
    models.load(name)
    try:
        assert all(answered(page, name) for page in menu.PAGES)
        settings = {"projections": f"{name}_2", "text": TEXT, "cap": 3, "sink": 1, "head": 1}
        data = loops.looped(link.from_query(urlencode(settings), "loops"))
        heads = data.base.seen.trace.heads
        torch.testing.assert_close(data.loops.weights.float(), heads.weights[1], atol=1e-5, rtol=1e-5)
        assert data.loops.lines != cursor.LINES
        drawn = traced_view.prepare_long(link.from_query(urlencode(settings), "explore"))
        assert (drawn.view.cap, drawn.view.sink) == ((1.0, 1.0) if family == "gemma2" else (3.0, variants.OFF))
        assert torch.equal(drawn.seen.trace.heads.weights, heads.weights)
    finally:
        del registry.MODELS[name]


def test_the_loops_compute_it(name: str):
    """They need queries, keys and values, and no projections."""
    data = loops.looped(link.from_query(urlencode({"projections": f"{name}_2", "text": TEXT, "head": 1}), "loops"))
    heads = data.base.seen.trace.heads
    torch.testing.assert_close(data.loops.weights.float(), heads.weights[1], atol=1e-5, rtol=1e-5)
    torch.testing.assert_close(data.loops.output.float(), heads.output[1], atol=1e-5, rtol=1e-5)


def test_explore_draws_it_under_every_setting_that_acts(name: str):
    base = traced_view.prepare_long(link.from_query(urlencode({"projections": f"{name}_2", "text": TEXT}), "explore"))
    assert (base.view.heads, base.scene.head_size, base.scene.d_model) == (4, 6, 24)
    assert base.remarks == [notices.LACKS["model_vectors"]]
    for setting in ({"temperature": 3.0}, {"scale": "none"}, {"mask": "causal"}, {"bias": "alibi"}, {"dropout": 0.5}):
        other = traced_view.prepare_long(
            link.from_query(urlencode({"projections": f"{name}_2", "text": TEXT, **setting}), "explore")
        )
        assert not torch.equal(base.seen.trace.output, other.seen.trace.output), setting
    for setting in ({"head_size": 3}, {"positions": "false"}, {"heads": 2}, {"seed": 9}, {"d_model": 64}):
        other = traced_view.prepare_long(
            link.from_query(urlencode({"projections": f"{name}_2", "text": TEXT, **setting}), "explore")
        )
        assert torch.equal(base.seen.trace.output, other.seen.trace.output), setting
