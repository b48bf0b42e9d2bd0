"""Heads as a learner meets them: a control is moved, and the numbers on screen are the core's."""

import re
from collections import Counter

import pytest
import torch
from torch.nn.functional import scaled_dot_product_attention

from attn_core import heads, scene
from attn_core.experiments import combining_heads, stacked_layers
from pages import heads as page
from pages.answers import answer
from pages.text.languages import Words
from pages.view.link import from_query, written
from tests.screen import Screen, chart, close, differences, opened, press, prose, put, says, values, visited

WORDS = ("The", "bat", "flew", "out", "of", "the", "cave")
TIME = r"(\d+\.\d\d ms|\d+\.\d µs)"
DESIGNED = "projections=previous&heads=2&"
ROLLOUT = "What reaches each word through the layers: one row per word, one column per word that it can receive from"
SHARES = "The contribution of each head to the output, and their sum"


def setting(**how: object) -> scene.Scene:
    """Return the scene of the default controls, but for these."""
    return scene.Scene(**{"words": WORDS, "seed": 3, **how})


def drawn(wanted: scene.Scene) -> tuple[torch.Tensor, heads.Projections]:
    """Return the words' vectors and the projections of a scene."""
    return wanted.inputs(wanted.words), stacked_layers.projections(wanted)


def shown(query: str = "") -> Screen:
    """Return the page as a browser draws it, with its own projections and temperature."""
    return visited("heads", **written(from_query(query, "heads"), "heads"))


def test_the_first_step_shows_four_heads_of_which_one_follows_meaning():
    """And what stands on the cells is the core's; a link with more heads has them all."""
    tiles = shown().slots["tiles"]
    jobs = ["head 0: related words", "head 1: previous word", "head 2: next word", "head 3: 2 positions earlier"]
    assert tiles["tiles"]["label"] == jobs
    wanted = scene.trace(scene.Scene(WORDS, heads=4, head_size=24, source="meaning")).heads.weights
    found = torch.tensor([1.0 if text == "1" else float(f"0{text}") for text in tiles["cells"]["text"]]).view(4, 7, 7)
    close(found, wanted, atol=0.00501)
    assert len(shown("heads=8").slots["tiles"]["tiles"]["label"]) == 8


def test_each_head_fills_columns_of_its_own():
    at = opened("heads")
    close(values(at, "Outputs of all heads, side by side", 7), scene.trace(setting()).joined)
    assert chart(at, "Outputs of all heads, side by side")["bands"]["label"] == ["head 0: 0–15", "head 1: 16–31"]
    at = put(put(at, "heads", "4"), "head_size", 8)
    found = chart(at, "Outputs of all heads, side by side")["bands"]
    assert (found["x"], found["x1"]) == ([0, 8, 16, 24], [8, 16, 24, 32])
    trace = scene.trace(setting(heads=4, head_size=8))
    close(values(at, "Outputs of all heads, side by side", 7), trace.joined)
    close(values(at, "q, all heads", 7), heads.join(trace.q))
    says(prose(at, "split_words"), f"{trace.joined[1, 24]:+.2f}", "24", "31")


def test_a_move_asks_for_no_more_than_depends_on_it(monkeypatch: pytest.MonkeyPatch):
    """Nothing is timed while a slider is dragged; it is once the slider has been let go."""
    found = Counter()
    timed = [(combining_heads, name) for name in ("list_against_reshape", "packed_against_three")]
    for module, name in [*timed, (stacked_layers, "in_context")]:
        whole = getattr(module, name)
        monkeypatch.setattr(module, name, lambda *a, name=name, whole=whole, **k: found.update([name]) or whole(*a, **k))
    at, once, both = opened("heads", text="asked once for all"), {"list_against_reshape": 1}, {"in_context": 2}
    moves = [
        ("query", 1, False, {**once, "packed_against_three": 1, **both}),
        ("query", 2, False, {}),
        ("temperature", 0.7, False, {**once, **both}),
        ("mask", "causal", False, once),
        ("temperature", 1.4, True, both),
        ("temperature", 1.4, False, once),
    ]
    for name, to, dragging, wanted in moves:
        found.clear()
        put(at, name, to)
        answer.answer(answer.Question("heads", at.view, tuple(page.PAGE.BOARDS), {}, dragging=dragging))
        assert found == wanted, (name, to)


def test_a_list_of_heads_equals_one_reshaped_product_and_one_packed_projection_three():
    at = opened("heads")
    for count in (8, 2):
        x, projections = drawn(setting(heads=count))
        put(at, "heads", count)
        for slot, (name, more) in {
            "list": ("list_against_reshape", [count]),
            "packed": ("packed_against_three", []),
        }.items():
            expected = getattr(combining_heads, name)(x, projections, *more).difference
            assert expected < 1e-5
            assert differences(at, f"{slot}_checked") == pytest.approx([expected], abs=1e-6)
            assert len(re.findall(TIME, prose(at, slot))) == 2
    assert chart(at, "q, k and v of all heads as one product")["bands"]["x"] == [0, 32, 64]


def test_the_width_is_shared_out_and_an_error_names_both_numbers():
    at = put(opened("heads"), "divide_into", 8)
    says(prose(at, "widths_said"), "32", f"{combining_heads.head_size(32, 8)}")
    at = put(at, "divide_into", 5)
    says(prose(at, "widths_said"), "32")
    found = chart(at, "Columns of d_model divided among heads")
    assert found["cells"]["value"].count(None) == 2
    assert found["bands"]["label"][-1] == "2 left over"


@pytest.mark.parametrize("temperature", [1.0, 0.5])
def test_the_scale_is_of_the_heads_size_at_any_temperature(temperature: float):
    """In plain torch: divided by the root of the head's width, or of all heads' together, which torch doesn't."""
    at, trace = opened("heads", temperature=temperature, head=1, query=4), scene.trace(setting())
    theirs = scaled_dot_product_attention(trace.q, trace.k, trace.v, scale=1 / (16**0.5 * temperature))
    for joined, width in ((False, 16), (True, 32)):
        at = put(at, "joined_scale", joined)
        weights = torch.softmax(trace.q @ trace.k.mT / width**0.5 / temperature, -1)
        close(values(at, "Weights of head 1 under the scale that is set", 7), weights[1])
        says(prose(at, "scaled_by"), f"{temperature:g}", f"{weights[1, 4].max():.2f}")
        apart = (weights @ trace.v - theirs).abs().max().item()
        assert differences(at, "scale_checked") == pytest.approx([apart], rel=0.06, abs=1e-6)
        assert ("✗" in prose(at, "scale_checked")) is joined


def test_w_o_mixes_the_heads():
    at = opened("heads")
    wo, trace = drawn(setting())[1].wo, scene.trace(setting())
    shares = combining_heads.head_shares(trace, wo)[:, 1]
    close(values(at, SHARES, 3), torch.cat([shares, shares.sum(0)[None]]))
    found = values(put(at, "mix_heads", False), SHARES, 3)
    close(found[2], trace.joined[1])
    assert (found[0, 16:] == 0).all()


@pytest.mark.parametrize(("mixed", "columns", "others"), [("false", 96, 0), ("true", 24, 3)])
def test_w_o_brings_all_heads_into_the_same_columns(mixed: str, columns: int, others: int):
    """Values are the first numbers of a word's vector; W_O adds each head's back to them."""
    found = page.mixing(shown(f"mix_heads={mixed}").view)
    assert (len(found.kept), (found.added[1:, :24] != 0).any(-1).sum().item()) == (columns, others)


def test_what_w_o_adds_is_said_of_a_word_and_columns_of_zeros_are_left_out():
    """Of the largest column that stands for one; without W_O it comes from the head alone that collected it."""
    own = scene.Scene(WORDS, source="previous", temperature=4.0, seed=3)
    trace = scene.trace(own)
    first, second = trace.joined[1, 0].item(), trace.joined[1, 13].item()
    at, output = shown(DESIGNED), trace.joined[1] @ own.projections().wo
    says(prose(at, "mixed_words"), f"+{first / 2:.3f}", f"+{second / 2:.3f}", f"+{(first + second) / 2:.3f}")
    names = at.slots["shares"]["labels"]
    assert [label for label, side in zip(names["label"], names["side"], strict=True) if not side][:2] == ["the", "bat"]
    close(values(at, SHARES, 3)[2], output[output != 0])
    says(prose(shown(f"{DESIGNED}mix_heads=false"), "mixed_words"), f"+{first:.3f}", "+0.000")


@pytest.mark.parametrize("temperature", [1.0, 0.5])
def test_mean_weights_of_two_layers_are_multiplied(temperature: float):
    """In plain torch: two layers of the default heads, each word seeing itself and the one before."""
    x, allowed, weights = setting().inputs(WORDS), torch.ones(7, 7).tril().triu(-1).bool(), []
    for number in (0, 1):
        maps = stacked_layers.projections(setting(), number=number)
        q, k, v = ((x @ w).unflatten(-1, (2, 16)).transpose(0, 1) for w in (maps.wq, maps.wk, maps.wv))
        own = torch.softmax((q @ k.mT / 4 / temperature).masked_fill(~allowed, -torch.inf), -1)
        x = (own @ v).transpose(0, 1).flatten(1) @ maps.wo
        weights.append(own.mean(0))
    found = values(opened("heads", temperature=temperature), ROLLOUT, 7)
    close(found, (weights[1] @ weights[0]).masked_fill(torch.ones(7, 7).tril().triu(-2) == 0, float("nan")))


def test_widths_that_do_not_match_do_not_stack():
    at = press(visited("heads"), "Random heads of 4 without W_O")
    says(prose(at, "heard_refused"), "32", "16")
    assert prose(press(at, "Random heads of 4 with W_O"), "layers_words")


def test_a_layer_takes_fewer_words_than_its_context_not_more():
    at = put(opened("heads"), "context", 24)
    made, x = stacked_layers.in_context(setting(), 24)
    steps = dict(stacked_layers.shapes(made, x))
    says(prose(at, "in_context"), f"{steps['mask'][0]}", f"{steps['mask'][1]}", "mask[:7", "24")
    torch.testing.assert_close(made(x), stacked_layers.in_context(setting(), 7)[0](x))


@pytest.mark.parametrize("query", ["", "layers=1", "layers=4&temperature=1", "temperature=0", "layer_reach=4"])
def test_shares_on_cells_are_rounded_and_the_title_says_where_that_shows(query: str):
    """Cells show their share with two digits; a small share is neither .00 nor a dot."""
    at, exact, little = shown(query), True, Words("heads", "en").LITTLE
    found = at.slots["heard"]["cells"]
    for row in range(7):
        written, total = [(found["text"][i], found["value"][i]) for i, y in enumerate(found["y"]) if y == row], 0.0
        for text, value in written:
            if text in ("", little):
                assert value is None if text == "" else 0 <= value < 0.005  # with four digits
                exact &= text == ""
            else:
                number = float(f"0{text}" if text.startswith(".") else text)
                assert abs(number - value) <= 0.005 + 1e-6
                total += number
        exact &= abs(total - 1) < 1e-6
    assert page.fitting(at.view).rounded is not exact


@pytest.mark.parametrize(
    "query", ["", "layer_reach=2", "text=a+b+c", "text=a+b", "layer_reach=4", "text=a+b+c+d+e+f+g+h+i&layer_reach=3"]
)
def test_the_answer_is_the_fewest(query: str):
    """So many layers bring the word asked about to the last one, and one layer fewer doesn't."""
    view = from_query(query, "heads")
    facts, own = page.fitting(view), scene.Scene(tuple(view.text.split()), heads=4, head_size=24, source=view.projections)
    sees, last = stacked_layers.windowed(own, 4, view.layer_reach).sees, len(own.words) - 1
    assert facts.distance > 0
    assert sees[facts.needed - 1][last, last - facts.distance]
    assert facts.needed == 1 or not sees[facts.needed - 2][last, last - facts.distance]
