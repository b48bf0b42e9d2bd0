"""What today's models change in a head, against code of others, the loops, the program to copy, and what must hold."""

import math
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor
from torch.nn.attention.flex_attention import AuxRequest, flex_attention
from torch.nn.functional import scaled_dot_product_attention
from transformers import LlamaConfig
from transformers.models.gemma2 import modeling_gemma2 as gemma2
from transformers.models.gpt_oss import modeling_gpt_oss as gpt_oss
from transformers.models.gptj import modeling_gptj as gptj
from transformers.models.llama import modeling_llama as llama

from attn_core import AttentionConfig, attend, one_query, reference, scene, scene_rows, torch_agreement, variants
from attn_core.biases import BIASES
from attn_core.code_to_copy.attention import pytorch
from attn_core.heads import Projections
from attn_core.masks import MASKS
from attn_core.positions import POSITIONS, rotary
from attn_core.scene import Scene
from attn_core.score_scales import SCALES
from attn_core.sources import SOURCES
from attn_core.sources.projecting import project
from attn_core.variants import ALL, OFF, VARIANTS, rms_norm
from tests.core.models.random_models import registered
from tests.edges import draw, draw64, refused

SETTINGS = settings(deadline=None, max_examples=60, derandomize=True)
LAYOUTS = ("halves", "interleaved")
WORDS = ("the", "bat", "flew", "out", "of", "a", "cave")
SCENE = Scene(WORDS, heads=4, head_size=6, d_model=16, mask="causal", seed=3)
EACH: list[dict[str, Any]] = [
    *({"cap": 1.0}, {"sink": 1.0}, {"sink": 60.0}, {"rotary": "halves"}),
    {"rotary": "interleaved", "rotary_base": 100, "qk_norm": "rms"},
    {"key_value_heads": 2, "cap": 2.0, "sink": -1.0},
    {"key_value_heads": 1, "rotary": "halves", "qk_norm": "rms", "cap": 0.5, "sink": 2.0, "bias": "alibi"},
]
BY_HEAD = (-2.0, 0.0, 1.5, 4.0)


def qkv(dtype: torch.dtype = torch.float32, shared: int = 4) -> tuple[Tensor, Tensor, Tensor]:
    """Return a batch of two: 4 heads of 5 queries, so many heads of 7 keys and values."""
    return tuple(draw(2, *s, seed=i).to(dtype) for i, s in enumerate(((4, 5, 6), (shared, 7, 6), (shared, 7, 3))))


# ---- what others wrote ----


@pytest.mark.parametrize("base", [100.0, 10_000.0, 500_000.0])
def test_rotary_in_halves_is_llamas_interleaved_gpt_js(base: float):
    config = LlamaConfig(hidden_size=32, num_attention_heads=4, rope_parameters={"rope_type": "default", "rope_theta": base})
    q, k, at = draw(2, 4, 9, 8), draw(2, 2, 9, 8, seed=1), torch.arange(9) * 5 + 3
    expected = llama.apply_rotary_pos_emb(q, k, *llama.LlamaRotaryEmbedding(config)(q, at[None]))
    torch.testing.assert_close((rotary(q, at, base), rotary(k, at, base)), expected)
    sin, cos = gptj.create_sinusoidal_positions(64, 8)[at].chunk(2, -1)
    expected = gptj.apply_rotary_pos_emb(q.transpose(1, 2), sin[None], cos[None]).transpose(1, 2)
    torch.testing.assert_close(rotary(q, at, layout="interleaved"), expected)


@pytest.mark.filterwarnings("ignore:flex_attention called without torch.compile")
@pytest.mark.parametrize("sink", [None, 0.7, BY_HEAD])
@pytest.mark.parametrize("cap", [None, 0.5, 20.0])
def test_flex_attention_agrees(cap: float | None, sink: float | tuple[float, ...] | None):
    q, k, v = qkv(shared=2)
    score_mod = None if cap is None else lambda score, b, h, i, j: cap * torch.tanh(score / cap)
    given = {"scale": 0.6, "enable_gqa": True, "return_aux": AuxRequest(lse=True)}
    expected, aux = flex_attention(q, k, v, score_mod, **given)
    if sink is not None:
        expected = expected * torch.sigmoid(aux.lse - torch.tensor(sink).reshape(-1, 1))[..., None]
    torch.testing.assert_close(attend(q, k, v, None, AttentionConfig(0.6, cap=cap, sink=sink)).output, expected)


def test_heads_with_a_sink_each_are_those_of_gpt_oss_and_a_cap_is_gemmas():
    q, k, v = qkv(shared=2)
    allowed = torch.ones(5, 7).tril().bool()
    hidden = torch.zeros(5, 7).masked_fill(~allowed, -math.inf)
    module = SimpleNamespace(num_key_value_groups=2, sinks=torch.tensor(BY_HEAD), training=False)
    for config, theirs in (
        (AttentionConfig(0.6, sink=BY_HEAD), gpt_oss.eager_attention_forward(module, q, k, v, hidden, 0.6)),
        (AttentionConfig(0.6, cap=0.8), gemma2.eager_attention_forward(module, q, k, v, hidden, 0.0, 0.6, 0.8)),
    ):
        trace = attend(q, k, v, allowed, config)
        torch.testing.assert_close((trace.output.transpose(1, 2), trace.weights), theirs)


@pytest.mark.parametrize("count", [1, 2, 3, ALL])
def test_shared_heads_are_torchs_and_the_norm_is(count: int | str):
    setting = replace(SCENE, heads=6, key_value_heads=count, qk_norm="rms")
    q, k, v = project(setting)
    assert len(k) == len(v) == (6 if count == ALL else count)
    expected = scaled_dot_product_attention(q[None], k[None], v[None], setting.allowed(), enable_gqa=True)[0]
    torch.testing.assert_close(scene.trace(setting).heads.output, expected)
    before = project(replace(setting, qk_norm=OFF))
    for found, x in zip((q, k), before, strict=False):
        torch.testing.assert_close(found, torch.nn.functional.rms_norm(x, (6,), eps=variants.EPSILON))
    assert torch.equal(v, before.v)


def test_each_group_of_heads_gets_its_first_or_its_mean():
    w = Projections(*(draw(8, 12, seed=seed) for seed in range(3)))
    first, mean = (variants.shared(w, 6, 2, drawn) for drawn in (True, False))
    for whole, one, other in ((w.wk, first.wk, mean.wk), (w.wv, first.wv, mean.wv)):
        single = whole.split(2, 1)
        torch.testing.assert_close(one, torch.cat([single[0], single[3]], 1))
        torch.testing.assert_close(other, torch.cat([sum(single[:3]) / 3, sum(single[3:]) / 3], 1))
    assert w.wq is first.wq is mean.wq
    assert [variants.nearest(count, 6) for count in (0, 1, 2.0, 4, 5, 6, 64, ALL)] == [1, 1, 2, 3, 3, ALL, ALL, ALL]


@pytest.mark.parametrize("temperature", [0, 0.1, 1, 20])
def test_the_loops_agree_on_a_sink_for_each_head(temperature: float):
    q, k, v = (x[0].double() for x in qkv(shared=2))
    bias, allowed, many = draw64(4, 5, 7, seed=9), draw(5, 7, seed=8) > 0, {"cap": 0.8, "sink": BY_HEAD}
    trace = attend(q, k, v, allowed, AttentionConfig(None, temperature, **many), bias=bias)
    found = reference.attend_in_heads_by_loops(q, k, v, allowed, None, temperature, bias=bias.tolist(), **many)
    for mine, theirs in zip((trace.weights, trace.output), found, strict=True):
        torch.testing.assert_close(mine, torch.tensor(theirs, dtype=torch.float64))


# ---- what must hold ----


@given(st.integers(1, 9), st.integers(-1000, 1000), st.sampled_from((2.0, 100.0, 1e4, 1e6)), st.sampled_from(LAYOUTS))
@SETTINGS
def test_rotary_turns_no_length_and_scores_follow_distance_alone(width: int, shift: int, base: float, layout: str):
    q, k, at = draw64(3, 6, width), draw64(3, 6, width, seed=1), torch.tensor([0, 1, 2, 5, 8, 40])
    turned = rotary(q, at, base, layout)
    torch.testing.assert_close(turned.norm(dim=-1), q.norm(dim=-1))
    assert torch.equal(turned[:, 0], q[:, 0])
    assert torch.equal(turned[..., width - width % 2 :], q[..., width - width % 2 :])
    scores, moved = (rotary(q, a, base, layout) @ rotary(k, a, base, layout).mT for a in (at, at + shift))
    torch.testing.assert_close(moved, scores)
    alike = [rotary(x[:, :1].expand(-1, 6, -1), torch.arange(6), base, layout) for x in (q, k)]
    scores = alike[0] @ alike[1].mT
    torch.testing.assert_close(scores[:, 1:, 1:], scores[:, :-1, :-1])
    if width > 1:
        first = torch.nn.functional.one_hot(torch.tensor([[0] * 6]), width).double()  # its pair's other number: a sine
        sine = rotary(first, at, base, layout)[0, :, width // 2 if layout == "halves" else 1]
        torch.testing.assert_close(sine, at.double().sin())
    if width > 3:
        assert (rotary(q, at, base, "halves") - rotary(q, at, base, "interleaved")).abs().max() > 0.01


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_scene_of_equal_words_sees_distance_in_queries_and_keys_alone(layout: str):
    setting = Scene(("bat",) * 9, head_size=7, positions="none", rotary=layout)
    trace, still = scene.trace(setting).heads, scene.trace(replace(setting, rotary=OFF)).heads
    torch.testing.assert_close(trace.scores[:, 1:, 1:], trace.scores[:, :-1, :-1])
    assert trace.scores.std(-1).min() > 0.01 > still.scores.std(-1).max()
    assert torch.equal(trace.v, still.v)


@given(st.floats(0.01, 100), st.integers(0, 99))
@SETTINGS
def test_a_cap_bounds_keeps_order_and_a_large_one_is_nearly_none(cap: float, seed: int):
    q, k, v = (draw64(4, 5, seed=seed + i) for i in range(3))
    bias, allowed = draw64(4, 4, seed=seed + 3) * 200, torch.ones(4, 4).tril().bool()
    trace = attend(q * 3, k, v, allowed, AttentionConfig(cap=cap), bias=bias)
    assert (trace.capped.abs() <= cap).all()
    assert (trace.capped.flatten()[trace.scaled.flatten().argsort()].diff() >= 0).all()
    torch.testing.assert_close(trace.biased, trace.capped + bias)
    assert torch.equal(trace.masked == -math.inf, ~allowed)
    large, none = (attend(q, k, v, allowed, AttentionConfig(cap=c), bias=bias) for c in (1e6, None))
    torch.testing.assert_close(large.weights, none.weights)
    assert none.capped is none.scaled


@given(st.floats(-30, 30), st.sampled_from((0.1, 1.0, 20.0)), st.integers(0, 99))
@SETTINGS
def test_a_sink_takes_its_share(sink: float, temperature: float, seed: int):
    q, k, v = (draw64(4, 5, seed=seed + i) for i in range(3))
    allowed = torch.tensor([[1, 0, 0, 0], [1, 1, 0, 0], [0, 0, 0, 0], [1, 1, 1, 1]]).bool()
    trace, none = (attend(q, k, v, allowed, AttentionConfig(None, temperature, sink=s)) for s in (sink, None))
    parts = (trace.masked / temperature).exp().sum(-1)
    torch.testing.assert_close(trace.weights.sum(-1), parts / (parts + math.exp(sink / temperature)))
    torch.testing.assert_close(trace.logits, none.logits)
    assert (trace.weights[2] == 0).all()
    assert (trace.output[2] == 0).all()
    for cold in (temperature, 0):
        below, without = (attend(q, k, v, allowed, AttentionConfig(None, cold, sink=s)) for s in (-1e9, None))
        torch.testing.assert_close(below.weights, without.weights)


def test_at_temperature_0_a_sink_above_takes_all_one_below_nothing_and_a_tie_shares():
    q, k = torch.ones(1, 1), torch.tensor([[2.0], [1.0], [2.0]])
    for sink, allowed, weights, logits in (
        (3.0, True, [0, 0, 0], [-math.inf] * 3),
        (2.0, True, [1 / 3, 0, 1 / 3], [0, -math.inf, 0]),
        (1.9, True, [0.5, 0, 0.5], [0, -math.inf, 0]),
        (-9.0, False, [0, 0, 0], [-math.inf] * 3),
    ):
        trace = attend(q, k, k, torch.tensor([[allowed] * 3]), AttentionConfig(temperature=0, sink=sink))
        torch.testing.assert_close(trace.weights, torch.tensor([weights], dtype=torch.float32))
        assert trace.logits.tolist() == [logits]


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_half_types(dtype: torch.dtype):
    given, config = qkv(dtype), AttentionConfig(cap=1.5, sink=BY_HEAD)
    trace, wide = attend(*given, None, config), attend(*(x.float() for x in given), None, config)
    for name in (*scene.STAGES, "sink"):
        assert getattr(trace, name).dtype == torch.float32
        torch.testing.assert_close(getattr(trace, name), getattr(wide, name))
    torch.testing.assert_close(trace.output, wide.output.to(dtype))
    for function in (lambda x: rotary(x, torch.arange(5)), rms_norm):
        torch.testing.assert_close(function(given[0]), function(given[0].float()).to(dtype))


def test_gradients_are_those_of_small_differences():
    q, k, v = (draw64(2, *shape, seed=i).requires_grad_() for i, shape in enumerate(((3, 5), (4, 5), (4, 2))))
    allowed = torch.tensor([[1, 1, 0, 0], [0, 0, 0, 0], [1, 1, 1, 1]]).bool()
    for sink in (0.5, (-1.0, 2.0)):
        config = AttentionConfig(temperature=0.7, cap=0.9, sink=sink)
        assert torch.autograd.gradcheck(lambda *a, c=config: attend(*a, allowed, c).output, (q, k, v))
    for layout in LAYOUTS:
        assert torch.autograd.gradcheck(lambda x, y=layout: rotary(rms_norm(x), torch.arange(4) + 3, 50.0, y), (k,))


# ---- scenes ----


KINDS = {"scale": [*SCALES], "mask": [*MASKS], "bias": [*BIASES], "positions": [*POSITIONS]}
SIZES = {"heads": (1, 2, 3, 4, 6, 8), "d_model": (8, 17), "window": range(4), "prefix": range(4), "seed": range(5)}
NUMBERS = {"power": (0.0, 0.5, 1.0), "temperature": (0, 0.3, 1, 20), "dropout": (0, 0.3, 1), "rotary_base": (100, 10_000)}
FIRST = {name: (each.off, each.first, *each.values) for name, each in VARIANTS.items()}


def random_scenes(count: int, sources: list[str], most: int = 9, size: int = 16) -> Iterator[Scene]:
    """Yield scenes of random settings, every variant off or on."""
    numbers = iter(torch.randint(2**31, (count * 60,), generator=torch.Generator().manual_seed(count)).tolist())
    pick = lambda values: values[next(numbers) % len(values)]  # noqa: E731
    for _ in range(count):
        source = SOURCES[pick(sources)]
        words, memory = (tuple(pick(WORDS) for _ in range(pick(range(1, most + 1)))) for _ in range(2))
        words = source.words or (words if source.can_read(words) else WORDS)
        memory = memory if source.acts("kind") and source.can_read(memory) and pick((True, False)) else None
        others = {name: pick(values) for name, values in (KINDS | SIZES | NUMBERS | FIRST).items()}
        yield Scene(words, memory, head_size=pick(range(1, size + 1)), source=source.token, **others)


def test_the_program_to_copy_gives_the_numbers_of_any_composition():
    for setting in random_scenes(300, [*["random"] * 6, *["meaning"] * 4, *SOURCES]):
        names: dict[str, Any] = {"__name__": "__main__"}
        exec(pytorch(setting), names)
        expected = scene.trace(setting).heads
        for name in (*setting.stages, "output"):
            whole = getattr(expected, name)
            largest = whole[whole.isfinite()].abs().max().item() if whole.isfinite().any() else 0.0
            same = (names[name] == whole) | ((names[name] - whole).abs() <= 1e-5 * largest)
            assert same.all(), (name, setting)


def test_ten_thousand_compositions_are_shares():
    for setting in random_scenes(10_000, ["random"], most=4, size=5):
        heads, allowed = scene.trace(setting).heads, setting.allowed()
        hidden, total = heads.masked == -math.inf, heads.weights.sum(-1)
        assert not hidden.any() if allowed is None else torch.equal(hidden, (~allowed).expand_as(hidden)), setting
        assert heads.weights.min() >= 0 <= 1 + 1e-6 - total.max(), setting  # NaN isn't
        assert setting.sink != OFF or allowed is not None or total.min() >= 1 - 1e-6, setting
        assert heads.output.isfinite().all(), setting


@pytest.mark.parametrize("temperature", [0, 1e-37, 0.3, 1, 20])
@pytest.mark.parametrize("how", EACH)
def test_torchs_own_function_agrees_and_notices_a_wrong_weight(how: dict[str, Any], temperature: float):
    setting = replace(SCENE, **how, temperature=temperature)
    found, given = scene.trace(setting), (setting.allowed(), setting.config(), setting.added())
    assert torch_agreement.with_torch(found, *given).difference < 1e-4
    found.heads.weights[-1, -1, -1] += 0.01
    assert torch_agreement.with_torch(found, *given).difference > 1e-4


@pytest.mark.parametrize("how", EACH)
def test_rows_are_cut_out_of_the_trace(how: dict[str, Any]):
    setting = replace(SCENE, **how)
    whole, rows = scene.see(setting).trace.heads, scene_rows.rows(setting, 2, 3, 2)
    for name in (*scene.STAGES, "output", *(["sink"] if whole.sink is not None else [])):
        torch.testing.assert_close(getattr(rows.heads, name)[0], getattr(whole, name)[2, 3:5])
    given = setting.allowed()[3:5], setting.config(), None if setting.added() is None else setting.added()[2:3, 3:5]
    assert torch_agreement.with_torch(rows, *given).difference < 1e-5


@pytest.fixture(scope="module")
def name(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield from registered(tmp_path_factory.mktemp("llama"), "llama")


@pytest.mark.parametrize("source", ["previous", "vowel", "averaging", "a_batch", "{name}_1"])
def test_queries_and_keys_of_a_finished_source_stay_while_cap_and_sink_act(source: str, name: str):
    token = source.format(name=name)
    words = SOURCES[token].words or (WORDS if token == source else ("The", "capital", "of"))
    given = Scene(words, source=token)
    assert replace(given, rotary="halves", qk_norm="rms", key_value_heads=1, rotary_base=50) == given
    assert (given.rotary, given.qk_norm, given.key_value_heads, given.rotary_base) == (OFF, OFF, ALL, 10_000)
    for changed, stage in (({"cap": 0.1}, "capped"), ({"sink": 0.0}, "weights")):
        acted, before = scene.trace(replace(given, **changed)).heads, scene.trace(given).heads
        assert torch.equal(acted.q, before.q)
        assert torch.equal(acted.k, before.k)
        assert not torch.allclose(getattr(acted, stage), getattr(before, stage))


# ---- one query ----


@pytest.mark.parametrize("temperature", [0, 0.5, 2])
@pytest.mark.parametrize(("cap", "sink"), [(OFF, 0.3), (1.0, 0.3), (1.0, 0.9)])
def test_one_query_beside_a_sink(cap: float | str, sink: float, temperature: float):
    """What a sink takes is no key's; how many keys are in use is counted of the rest."""
    setting = replace(SCENE, temperature=temperature, sink=sink, cap=cap, bias="alibi")
    trace = scene.trace(setting)
    for query in range(7):
        row, weights = one_query.row(trace, setting, 1, query), trace.heads.weights[1, query].double()
        assert row.sink == pytest.approx(1 - weights.sum().item(), abs=1e-6)
        assert row.uniform == pytest.approx(1 / (row.count + 1))
        shares = scene.trace(replace(setting, sink=OFF)).heads.weights[1, query].tolist()  # what keys get, as shares
        entropy = -sum(share * math.log(share) for share in shares if share)
        assert row.effective == pytest.approx(math.exp(entropy), rel=1e-5)
        curve = one_query.curve(trace, 1, query, [temperature])
        assert [*curve.largest, *curve.in_use] == pytest.approx([row.largest, row.effective / row.count], rel=1e-5)
        masked, scores = trace.heads.masked[1, query], trace.heads.scores[1, query]
        torch.testing.assert_close(row.at_one, torch.softmax(torch.cat([masked, torch.tensor([sink])]), -1)[:-1])
        scores = (scores if cap == OFF else cap * torch.tanh(scores / cap)) + setting.added()[1, query]
        given = [[1.0]], scores[:, None], torch.zeros(7, 1), setting.allowed()[None, query], 1.0, temperature
        unscaled = torch.tensor(reference.attend_by_loops(*given, sink=sink)[0][0])
        torch.testing.assert_close(row.unscaled, unscaled, rtol=1e-5, atol=1e-6)
        zeros = [one_query.at_zero(scene_rows.rows(replace(setting, sink=s), 1, query)) for s in (sink, masked.max().item())]
        assert zeros == [float(masked.max() < sink), 0.5]
        assert row.leader == one_query.leader(row.weights) == one_query.by_head(trace, query)[1].leader
    assert one_query.row(scene.trace(replace(SCENE, cap=cap)), replace(SCENE, cap=cap), 1, 3).sink is None


def test_a_refusal_names_the_argument_the_rule_and_the_value():
    caps, sinks = (0, -1.0, math.nan, math.inf, 1e39), (-1e39, "a", math.nan, [0.0], (0.0, math.inf))
    for cap, sink in zip(caps, sinks, strict=True):
        with refused("cap must be", "got", repr(cap)):
            AttentionConfig(cap=cap)
        with refused("sink must be", "got", repr(sink[1] if isinstance(sink, tuple) else sink)):
            AttentionConfig(sink=sink)
    for inputs, sink, heads in ((qkv(), (0.0, 1.0, 2.0), 4), ((x[0, 0] for x in qkv()), (0.0,), 0)):
        with refused(f"sink must be one number, or one for each of {heads} heads, got {len(sink)} numbers"):
            attend(*inputs, None, AttentionConfig(sink=sink))
    x, at, w = torch.ones(5, 6), torch.arange(5), Projections(draw(8, 12), draw(8, 12), draw(8, 12))
    with refused("layout must be 'halves' or 'interleaved', got 'half'"):
        rotary(x, at, layout="half")
    for wrong in (0, -1.0, math.nan):
        with refused("base must be", "got", wrong):
            rotary(x, at, wrong)
        with refused("epsilon must be", "got", wrong):
            rms_norm(x, wrong)
    for wrong in (at[:4], at[None], at[0]):
        with refused("at must have one position for each of x's tokens", tuple(wrong.shape), (5, 6)):
            rotary(x, wrong)
    for function in (rms_norm, lambda x: rotary(x, at)):
        with refused("x must hold floating-point numbers, got torch.int64"):
            function(x.long())
    for count, rule in ((4, "divide 6 heads, got 4"), (0, "from 1 to 6, got 0"), (7, "from 1 to 6, got 7")):
        with refused("count must", rule):
            variants.shared(w, 6, count, drawn=True)
