"""The fold of what today's models change in a head: chips, controls, and the numbers of a Llama and of a Gemma on screen."""

import pytest
import torch

from attn_core import scene
from attn_core.variants import ALL, OFF, VARIANTS
from pages.board.layout import cells as panels_of
from pages.board.pieces import Buttons
from pages.panels.shared import variants
from pages.text.languages import LANGUAGES, Words, speaking
from pages.view import link, traced_view
from tests import wiring
from tests.screen import cells, opened, prose
from tests.wiring import move

words = Words("variants", "en")
LLAMA = {
    "projections": "random",
    "heads": 8,
    "key_value_heads": 2,
    "positions": "none",
    "rotary": "halves",
    "mask": "causal",
}
GEMMA = {"projections": "random", "heads": 2, "positions": "none", "rotary": "halves", "cap": 0.5, "qk_norm": "rms"}


def pieces(name: str, lang: str = "en", **said: object) -> list[object]:
    """Return what a board of the fold shows."""
    view = link.view({each: link.spelled(value) for each, value in said.items()}, "explore")
    with speaking(lang):
        return [piece for panel in panels_of(variants.BOARDS[name](view)) for piece in panel.pieces(view)]


def chips(**said: object) -> tuple[Buttons, Buttons]:
    """Return the chips of variants and those of masks."""
    of_heads, of_masks = (piece for piece in pieces("variants", **said) if isinstance(piece, Buttons))
    return of_heads, of_masks


def test_nothing_is_pressed_at_first_and_a_second_press_leads_back():
    assert [len(each.chosen) for each in chips()] == [0, 0]
    for name, entry in VARIANTS.items():
        pressed = chips(heads=4)[0].choices[words.NAMES[name]]
        assert pressed[name] == entry.first
        after = chips(heads=4, **pressed)[0]
        assert [*after.chosen] == [words.NAMES[name]]
        assert after.choices[words.NAMES[name]][name] == entry.off
    for name, title in words.MASKS.items():
        assert chips()[1].choices[title] == {"mask": name}
        assert ([*chips(mask=name)[1].chosen], chips(mask=name)[1].choices[title]) == ([title], {"mask": "none"})


@pytest.mark.parametrize(
    ("said", "grey", "why"),
    [
        ({"projections": "previous"}, {"key_value_heads", "qk_norm", "rotary"}, "named features"),
        ({"projections": "a_batch"}, {"key_value_heads", "qk_norm", "rotary"}, "worked example"),
        ({"projections": "random", "heads": 1}, {"key_value_heads"}, "nobody to share"),
        ({"projections": "tiny_1"}, set(), ""),
    ],
)
def test_a_chip_that_cannot_act_is_grey_and_says_why(said: dict[str, object], grey: set[str], why: str):
    off = {name for name in VARIANTS if chips(**said)[0].choices[words.NAMES[name]] is None}
    assert off == grey
    told = [piece.body for piece in pieces("variants", **said) if not isinstance(piece, Buttons)]
    assert [why in text for text in told] == [True] * bool(why)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_a_variant_says_what_it_does_where_it_is_on(name: str, lang: str):
    board = f"variant_{name}"
    assert pieces(board, lang, heads=4) == []
    [said] = pieces(board, lang, heads=4, **{name: VARIANTS[name].first})
    assert "**" in said.body
    assert pieces(board, lang, projections="previous", rotary="halves", qk_norm="rms", key_value_heads=1) == []


@pytest.mark.parametrize("page", ["explore", "loops"])
@pytest.mark.parametrize(
    ("name", "value", "heads"),
    [("cap", 7, 2), ("cap", 1000, 2), ("sink", 100, 2), ("sink", -0.5, 2), ("key_value_heads", 3, 8)],
)
def test_a_number_between_the_stops_stands_among_them(page: str, name: str, value: float, heads: int):
    at = wiring.opened(page, projections="random", heads=heads, **{name: value})
    assert (wiring.notices(at), wiring.linked(at)[name]) == ("", link.spelled(value))
    control = wiring.controls(at)[name]
    offered = [float(each) for each in control.options if each not in (OFF, ALL)]
    assert offered in (sorted(offered), sorted(offered, reverse=True))
    assert value in offered


def test_a_control_stands_there_only_while_its_variant_is_on():
    at = wiring.opened("explore", projections="random")
    assert not {*VARIANTS, "rotary_base"} & wiring.controls(at).keys()
    at = wiring.opened("explore", projections="random", rotary="halves", cap=2)
    assert {*VARIANTS, "rotary_base"} & wiring.controls(at).keys() == {"rotary", "rotary_base", "cap"}
    move(at, "cap", OFF)
    assert not at.exception


@pytest.mark.parametrize("said", [LLAMA, GEMMA], ids=["Llama", "Gemma"])
def test_the_heatmap_has_the_numbers_of_plain_torch(said: dict[str, object]):
    at = opened("explore", **said)
    setting = traced_view.prepare_long(at.view).scene
    x, memory, maps = scene.attention_inputs(setting, "cpu")
    q, k, v = (
        each.unflatten(-1, (-1, setting.head_size)).transpose(0, 1) for each in (x @ maps.wq, memory @ maps.wk, x @ maps.wv)
    )
    if said is GEMMA:
        q, k = (torch.nn.functional.rms_norm(each, each.shape[-1:], eps=1e-6) for each in (q, k))
    half = setting.head_size // 2
    angle = torch.arange(7)[:, None] * 10_000 ** (-torch.arange(half) / half)
    turn = torch.polar(torch.ones_like(angle), angle)
    q, k = (torch.view_as_real(torch.complex(*each.chunk(2, -1)) * turn).mT.flatten(-2) for each in (q, k))
    scores = q @ k.repeat_interleave(len(q) // len(k), 0).mT / setting.head_size**0.5
    scores = (
        0.5 * torch.tanh(scores / 0.5) if said is GEMMA else scores.masked_fill(torch.ones(7, 7).triu(1).bool(), -torch.inf)
    )
    slot = "heatmap_0" if said is GEMMA else "heatmap_large"
    torch.testing.assert_close(cells(at, slot).nan_to_num().float(), torch.softmax(scores, -1)[0], atol=1e-4, rtol=0)
    assert len(v) == (2 if setting.key_value_heads == 2 or said is GEMMA else 8)


def test_sentences_name_the_share_of_a_sink():
    at = opened("explore", projections="random", sink=1, dropout=0)
    row = traced_view.prepare_long(at.view).row
    share = f"{100 * row.sink:.0f} %"
    assert f"the sink takes {share}" in prose(at, "lead")
    assert f"sum to {100 * float(row.weights.sum()):.0f} %; the sink takes {share}" in prose(at, "row_in_words")
    assert f"The share of the sink, {share}, adds nothing." in prose(at, "sum")
