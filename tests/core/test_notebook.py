"""What a notebook shows of a trace: each weight in its cell, what isn't drawn in words, and NaN."""

import math
import re
from html.parser import HTMLParser

import pytest
import torch

from attn_core import attend, attend_in_heads, masks, tokens
from tests.edges import draw


class Read(HTMLParser):
    """The texts of a page, and its cells: title, colour. Every element that is opened is closed, in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.texts, self.cells, self.open = list[str](), list[tuple[str, str]](), list[str]()
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in {"div", "i", "pre"}  # no script, and no picture from elsewhere
        self.open.append(tag)
        if tag == "i":
            names = dict(attrs)
            self.cells.append((names["title"], names["style"].removeprefix("background:")))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def test_each_weight_stands_in_its_cell():
    q, k, v = draw(2, 3, 8), draw(2, 4, 8, seed=1), draw(2, 4, 8)
    trace = attend(q, k, v, masks.causal(3, 4))
    page = Read(trace._repr_html_())
    assert page.texts[1:] == ["head 0", "head 1"]
    assert re.fullmatch(r"Attention weights \(2, 3, 4\)\. .* Colour scale: 0 to 1\.", page.texts[0])
    places = [(head, query, key) for head in range(2) for query in range(3) for key in range(4)]
    assert [title for title, _ in page.cells] == [f"{i}, {j}: {trace.weights[h, i, j]:.3g}" for h, i, j in places]
    shares = [int(colour[-2:], 16) / 255 for _, colour in page.cells]
    torch.testing.assert_close(torch.tensor(shares), trace.weights.flatten(), atol=1 / 255, rtol=0)


def test_a_layer_draws_its_heads():
    layer = attend_in_heads(x := draw(2, 5, 8), x, tokens.projections(8, 2, 4, seed=0), heads=2)
    assert layer._repr_html_() == layer.heads._repr_html_()
    assert Read(layer._repr_html_()).texts[1:] == [f"example {n}, head {head}" for n in range(2) for head in range(2)]


def test_of_large_traces_the_first_cells_are_drawn_and_it_says_so():
    trace = attend(draw(2, 6, 40, 8).requires_grad_(), draw(2, 6, 33, 8), draw(2, 6, 33, 8))
    page = Read(trace._repr_html_())
    assert page.texts[0].endswith(" Only the first are drawn: 8 of 12 heatmaps, 32 of 40 queries, 32 of 33 keys.")
    assert page.texts[-1] == "example 1, head 1"
    assert len(page.cells) == 8 * 32 * 32
    assert len(trace._repr_html_()) < 500_000


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_nan_is_said_and_has_a_colour_of_its_own(dtype: torch.dtype):
    q = draw(1, 3, 8, dtype=dtype)
    q[0, 1] = math.nan
    page = Read(attend(q, draw(1, 4, 8, dtype=dtype), draw(1, 4, 8, dtype=dtype), check=False)._repr_html_())
    assert page.texts[0].endswith(" NaN is drawn in red and stands in 1 of 3 rows.")
    assert {colour for title, colour in page.cells if title.endswith("nan")} == {"#d73c32"}
    assert sum(title.endswith("nan") for title, _ in page.cells) == 4


def test_without_heads_weights_or_keys_it_shows_what_there_is():
    assert Read(attend(draw(3, 8), draw(4, 8), draw(4, 8))._repr_html_()).texts[0].startswith("Attention weights (3, 4).")
    nothing = attend(draw(3, 8), draw(4, 8), draw(4, 8), torch.zeros(3, 4, dtype=torch.bool))
    assert {colour[-2:] for _, colour in Read(nothing._repr_html_()).cells} == {"00"}
    empty = attend(draw(3, 8), draw(0, 8), draw(0, 8))
    assert "".join(Read(empty._repr_html_()).texts) == repr(empty)
