"""Diagnosis: every mistake is named, right attention raises no alarm, and inputs that can't be have a sentence."""

import functools
import itertools
import math
from typing import Any

import pytest
import torch
from torch import Tensor, nn

from attn_core import AttentionConfig, Projections, assert_attention, attend, biases, diagnose, masks, sharpness
from attn_core.diagnosis import Diagnosis, filed, programs, why_not
from attn_core.diagnosis.hypothesis import Hypothesis
from attn_core.diagnosis.sentences import SENTENCES
from attn_core.heads import attend_in_heads
from attn_core.mistakes import MISTAKES
from attn_core.mistakes.definition import side
from attn_core.sources.projecting import Read

SIZES = ((2, 5, 8), (4, 7, 16), (2, 12, 4), (8, 6, 32), (4, 16, 64))  # heads, tokens, width
TYPES = (torch.float32, torch.float16, torch.bfloat16)
TOGETHER = {bug.name for bug in filed.ALL if bug.together}
KNOWN = [name for name in MISTAKES if not why_not(name) and name not in TOGETHER]
ALONE = [bug for bug in filed.ALL if not bug.together and bug.name not in MISTAKES]
GIVEN = ("weights", "output")
DROPS = [name for name in KNOWN if MISTAKES[name].needs == "dropout"]
SAME = {  # mistakes that leave the same numbers, here
    ("dropped_returned", "dropout_in_evaluation"),
    ("dropout_in_evaluation", "dropped_returned"),
    ("context_length", "mask_lost"),
    ("scale_of_another_width", "scaled_twice"),  # heads of 8 numbers
    ("scale_of_another_width", "model_scale"),  # 4 heads of 16 numbers
    ("model_scale", "scale_of_another_width"),
    ("padded_rows", "window_one_too_wide"),  # as the padding is the first key of a causal mask
}
SECOND = [name for name in KNOWN if name.startswith(("wrong_axis", "mask_", "zero_", "finite_", "float_", "blind_", "join"))]


def start(size: tuple[int, int, int], dtype: torch.dtype, masked: bool, seed: int) -> dict[str, Any]:
    """Return the names that programs of the registry start from, computed in a type: see `definition.start`."""
    (heads, length, width), draws = size, torch.Generator().manual_seed(seed)
    model = heads * width
    x = torch.randn(length, model, generator=draws).to(dtype)
    wq, wk, wv = (torch.randn(3, model, model, generator=draws) / math.sqrt(model)).mul(1.5).to(dtype)
    q, k, v = ((x @ w).view(length, heads, width).transpose(0, 1) for w in (wq, wk, wv))
    allowed = masks.causal(length, length) if masked else masks.bidirectional(length, length)
    names: dict[str, Any] = {"torch": torch, "F": nn.functional, "math": math, "sharpness": sharpness}
    names |= {"T": length, "heads": heads, "head_size": width, "d_model": model, "temperature": 1.0, "p": 0.3}
    names |= {"x": x, "wq": wq, "wk": wk, "wv": wv, "q": q, "k": k, "v": v, "allowed": allowed}
    return names | {"scores": q @ k.mT, "scaled": q @ k.mT / math.sqrt(width), "generator": draws}


def ran(name: str, bug: bool, names: dict[str, Any]) -> dict[str, Any]:
    """Return the names that a program leaves; a fill that a half type can't hold is the largest that it can."""
    source, dtype = MISTAKES[name].program(bug), names["q"].dtype
    kind = str(dtype)
    source = source.replace(".double()", f".to({kind})").replace("torch.float64", kind)
    source = source.replace("-1e9", "-6e4" if dtype == torch.float16 else "-1e9")
    source = source.replace("* keep /", f"* keep.to({kind}) /")
    names = dict(names) | {"generator": torch.Generator().manual_seed(5)}
    exec(source, names)
    return names | {"weights": names.get("dropped", names["weights"])}


@functools.cache
def case(name: str, size: tuple[int, int, int], dtype: torch.dtype, masked: bool) -> dict[str, Any] | None:
    """Return what diagnose takes where a mistake was made; None where it changes nothing that rounding doesn't."""
    heads = max(size[0], MISTAKES[name].fewest_heads)
    names = start((heads, *size[1:]), dtype, masked, seed=sum(size))
    right, wrong = (ran(name, bug, names) for bug in (False, True))
    k, v = (names[each][:2] if name == "groups_tiled" else names[each] for each in "kv")
    off = max((wrong[each].double() - right[each].double()).abs().nan_to_num(nan=1.0).max().item() for each in GIVEN)
    if off < 30 * torch.finfo(dtype).eps:
        return None
    made = {"q": names["q"], **{each: wrong[each] for each in GIVEN}, "allowed": right["allowed"]}
    if name == "causal_from_the_first_key":  # the call after the words that are kept
        made = {each: tensor[..., size[1] // 2 :, :] for each, tensor in made.items()}
    return {**made, "k": k, "v": v}


@functools.cache
def told(name: str, dtype: torch.dtype, without: str = "") -> list[tuple[str, tuple[str, ...]]]:
    """Return for each size and mask what was made, and the names that were said."""
    texts = []
    for size in SIZES:
        for masked in (True, False):
            made = case(name, size, dtype, masked)
            if made is not None:
                found = diagnose(**{each: tensor for each, tensor in made.items() if each != without})
                texts.append((f"{name} {size} masked {masked}", found.names))
    return texts


@pytest.mark.parametrize("dtype", TYPES, ids=str)
def test_every_mistake_is_named(dtype: torch.dtype):
    every = [(name, *each) for name in KNOWN for each in told(name, dtype)]
    assert len(every) > 150
    assert [each for each in every if each[0] not in each[2]] == []
    others = [(name, *sorted({*names} - {name})) for name, _, names in every if len(names) > 1]
    assert set(others) == SAME  # nothing else is said beside the right name


@pytest.mark.parametrize("dtype", TYPES, ids=str)
def test_the_output_alone_names_every_mistake_that_it_shows(dtype: torch.dtype):
    """Averaged weights leave the output as it is; dropout shows where values have as many components as there are keys."""
    shown = [name for name in KNOWN if name not in (*DROPS, "heads_averaged")]
    every = [(name, *each) for name in shown for each in told(name, dtype, without="weights")]
    assert [f"{text}: {names}" for name, text, names in every if name not in names] == []
    for drop, (text, names) in itertools.chain(*([(name, each) for each in told(name, dtype, "weights")] for name in DROPS)):
        rounded = dtype != torch.float32 and drop == "dropout_before_softmax"  # too much for the scores: then no name
        assert (drop in names) == ("(2, 12, 4)" not in text) or (rounded and names == ()), text


@pytest.mark.parametrize("dtype", TYPES, ids=str)
def test_a_wrong_scale_and_another_mistake_are_named_together(dtype: torch.dtype):
    missed, count = [], 0
    for size in SIZES[1:3]:
        (heads, _, width), names = size, start(size, dtype, True, seed=sum(size))
        scales = {"no_scaling": 1, "model_scale": (heads * width) ** -0.5, "scaled_twice": 1 / width}
        for (first, scale), second in itertools.product(scales.items(), SECOND):
            right, wrong = (ran(second, bug, names | {"scaled": names["scores"] * scale}) for bug in (False, True))
            made = {"weights": wrong["weights"], "output": wrong["output"], "allowed": right["allowed"]}
            said = [set(each.names) for each in diagnose(names["q"], names["k"], names["v"], **made).explanations]
            missed += [] if {first, second} in said else [(size, first, second, said)]
            count += 1
    assert count == 48
    assert missed == []


@pytest.mark.parametrize("bug", ALONE, ids=lambda bug: bug.name)
def test_what_people_file_is_named(bug: Hypothesis):
    names = start((4, 9, 16), torch.float32, masked=True, seed=4)
    mask = names["allowed"] if bug.name.startswith("mask") else masks.causal(9, 9) & masks.window(9, 9, 2)
    mask = masks.bidirectional(9, 9) if "tokens" in bug.name else mask
    bias = biases.alibi(4, 9, 9) if "bias" in bug.name else torch.zeros(1)
    names |= {"allowed": mask, "mask": mask, "bias": bias, "scaled": names["scaled"] + bias, "causal": masks.causal}
    names |= {"before": programs.before, "after": programs.after, "Tq": 9, "Tk": 9}
    names |= {"next_row": programs.next_row, "previous_row": programs.previous_row, "allowed": mask.expand(4, 9, 9)}
    exec(side(bug.code, bug=True), wrong := dict(names))
    given = {} if "tokens" in bug.name else {"allowed": mask}
    given |= {each: names[each] for each in ("q", "k", "v", "bias")}
    assert bug.name in diagnose(**given, output=wrong["output"]).names
    if bug.name != "heads_and_tokens_swapped":  # whose right program needs the other layout
        exec(side(bug.code, bug=False), names)
        assert diagnose(**given, output=names["output"]).is_attention


def test_a_causal_mask_that_is_one_off_has_one_explanation():
    """Under it a window that is too wide on both sides is no other mask, so it isn't said, too."""
    q, k, v = torch.randn(3, 4, 9, 16, generator=torch.Generator().manual_seed(6))
    allowed = masks.causal(9, 9)
    for diagonal, name in ((1, "mask_one_key_too_far"), (-1, "own_key_hidden")):
        wrong = torch.ones(9, 9, dtype=torch.bool).tril(diagonal)
        said = diagnose(q, k, v, weights=attend(q, k, v, wrong).weights, allowed=allowed)
        assert name in said.names
        assert not {each for each in said.names if each.startswith("window")}, said.names


def test_a_window_that_is_one_off_is_named_with_its_ends_cut_by_the_first_and_the_last_key():
    q, k, v = torch.randn(3, 4, 20, 16, generator=torch.Generator().manual_seed(6))
    causal = masks.causal(20, 20)
    for wrong, one, both in ((1, "window_one_too_narrow", "narrower"), (3, "window_one_too_wide", "wider")):
        for within, name in ((causal, one), (~torch.zeros_like(causal), f"window_{both}_on_both_sides")):
            made = attend(q, k, v, masks.window(20, 20, wrong) & within)
            assert diagnose(q, k, v, output=made.output, allowed=masks.window(20, 20, 2) & within).names == (name,)


def test_bugs_that_need_several_examples_are_named():
    """Each from a line of a program that works on the whole batch at once, of three examples of different lengths."""
    q, k, v = torch.randn(3, 3, 4, 9, 16, generator=torch.Generator().manual_seed(6))
    padding = masks.padding([9, 7, 5], 9)[:, None]
    scaled = q @ k.mT / 4
    repeated = padding[:, 0].expand(3, 9, 9).repeat(4, 1, 1).view(3, 4, 9, 9)
    mixed = [each.permute(2, 0, 1, 3).reshape(3, 9, 4, 16).transpose(1, 2) for each in (q, k, v)]
    swapped = [each.transpose(0, 2) for each in (q, k, v)]
    wrong = {
        "softmax_over_examples": ({}, torch.softmax(scaled, dim=0) @ v),
        "mask_repeated": ({"allowed": padding}, attend(q, k, v, repeated).output),
        "batch_and_time_mixed": ({}, attend(*mixed).output),
        "examples_and_tokens_swapped": ({}, attend(*swapped).output.transpose(0, 2)),
    }
    assert {name: diagnose(q, k, v, output=output, **given).names for name, (given, output) in wrong.items()} == {
        name: (name,) for name in wrong
    }
    causal = attend(*swapped, masks.causal(3, 3)).output.transpose(0, 2)
    assert diagnose(q, k, v, output=causal, allowed=masks.causal(9, 9)).names == ("examples_and_tokens_swapped",)
    weights = torch.softmax(scaled.masked_fill(~repeated, -math.inf), dim=-1)
    said = diagnose(q, k, v, weights=weights, allowed=padding)
    assert said.explanations[0].line.startswith("- mask = visible.repeat(heads, 1, 1)")
    assert diagnose(q[:1], k[:1], v[:1], output=v[:1] + 9).names == ()  # one example


@pytest.mark.parametrize("batch", [(), (2,)])
def test_lost_positions_are_named_where_words_and_projections_are_given(batch: tuple[int, ...]):
    """The words alone are what was attended to; q, k and v are of words with their positions."""
    draws = torch.Generator().manual_seed(8)
    embedded, places = (torch.randn(*batch, 20, 32, generator=draws) for _ in range(2))
    drawn = Projections(*torch.randn(3, 32, 32, generator=draws) / 6, bq=torch.randn(32, generator=draws))
    q, k, v = Read(embedded + places, embedded + places, drawn, 4).project()
    wrong = attend_in_heads(embedded, embedded, drawn, 4, masks.causal(20, 20)).output
    called: dict[str, Any] = {"output": wrong, "allowed": masks.causal(20, 20)}
    said = diagnose(q, k, v, **called, embedded=embedded, projections=drawn)
    assert said.names == ("no_positions",)
    assert said.explanations[0].line.startswith("- x = orders\n+ x = (orders + places)")
    assert diagnose(q, k, v, **called).names == ()
    with pytest.raises(ValueError, match=r"must give q of shape \(., 4, 20, 8\)"):
        diagnose(q, k, v, **called, embedded=embedded[..., 1:, :], projections=drawn)


def test_of_several_within_rounding_the_nearest_is_named():
    q, k, v = torch.randn(3, 4, 16, 64, generator=torch.Generator().manual_seed(0)).bfloat16()
    weights = torch.softmax(q * 0.002 @ k.mT, dim=-1)  # all scores are small, and so is what their scale changes
    assert diagnose(q * 0.002, k, v, weights=weights).names == ("no_scaling",)


def test_long_sequences_are_tried_on_a_few_rows_and_then_on_all():
    q, k, v = torch.randn(3, 8, 256, 64, generator=torch.Generator().manual_seed(0))
    allowed = masks.causal(256, 256)
    masked = (q @ k.mT).masked_fill(~allowed, -math.inf)
    assert diagnose(q, k, v, output=torch.softmax(masked, dim=-1) @ v, allowed=allowed).names == ("no_scaling",)
    masked[:, 1] = 0.0  # in a row that is not tried first
    assert diagnose(q, k, v, output=torch.softmax(masked, dim=-1) @ v, allowed=allowed).explanations == ()


def test_what_starts_from_words_says_so():
    assert [name for name in MISTAKES if why_not(name)] == [
        "no_positions",
        "averaged_in_place",
        "rotary_layouts_mixed",
        "positions_from_zero",
        "sink_left_out",
    ]
    assert why_not("no_positions") == "it starts from words, which q, k and v don't tell: pass embedded and projections"


# ---- right attention ----


def attentions(dtype: torch.dtype, seed: int) -> dict[str, Any]:
    """Return one right attention: of grouped heads, batches, Tq and Tk that differ, and any mask and bias."""
    draws = torch.Generator().manual_seed(seed)
    heads, tq, width = (1, 2, 4, 8)[seed % 4], (3, 5, 9, 17)[seed % 4], (4, 8, 16, 64)[seed // 2 % 4]
    shared, tk, lead = max(1, heads // (1, 2, 4)[seed % 3]), tq + 4 * (seed % 3 == 0), (2,) * (seed % 2)
    shapes = (heads, tq, width), (shared, tk, width), (shared, tk, width + 3 * (seed % 5 == 0))
    q, k, v = (torch.randn(*lead, *shape, generator=draws).to(dtype) for shape in shapes)
    q = q * (1, 0.2, 3)[seed % 3]
    scattered = torch.randn(*lead, heads, tq, tk, generator=draws) > 0
    band = masks.causal(tq, tk, "lower_right") & masks.window(tq, tk, 2, "lower_right")
    allowed = (None, masks.causal(tq, tk), band, scattered, None, masks.prefix(tq, tk, 1))[seed % 6]
    bias = biases.alibi(heads, tq, tk).to(dtype) if seed % 6 > 3 else None
    trace = attend(q, k, v, allowed, bias=bias)
    scores = q @ trace.k.mT / math.sqrt(width) + (0 if bias is None else bias)  # of the type itself, not of float32
    masked = scores if allowed is None else scores.masked_fill(~allowed, -math.inf)
    weights = torch.softmax(masked, dim=-1).nan_to_num(0.0) if seed % 7 else trace.weights
    given = {"weights": weights} if seed % 3 else {}
    given |= {"output": weights.to(v.dtype) @ trace.v} if seed % 3 != 1 else {}
    return {"q": q, "k": k, "v": v, "allowed": allowed, "bias": bias, **given}


@pytest.mark.parametrize("dtype", TYPES, ids=str)
def test_right_attention_raises_no_alarm(dtype: torch.dtype):
    said = [str(diagnose(**attentions(dtype, seed))) for seed in range(110)]
    assert [text for text in said if not text.startswith("This is attention")] == []


@pytest.mark.parametrize("dtype", TYPES, ids=str)
def test_numbers_that_were_saved_in_a_wider_type_may_be_off_as_before(dtype: torch.dtype):
    """As numpy has no bfloat16, and code that asks for float64 may get what was computed in float32."""
    q, k, v = torch.randn(3, 4, 17, 16, generator=torch.Generator().manual_seed(2)).to(dtype)
    scores, wrong = q @ k.mT / 4, q @ k.mT
    for wider in (torch.float32, torch.float64):
        saved = [each.to(wider) for each in (q, k, v)]
        right, unscaled = (torch.softmax(each, dim=-1) for each in (scores, wrong))
        for given in ({"weights": right.to(wider)}, {"output": (right @ v).to(wider)}):
            assert diagnose(*saved, **given).is_attention
        assert diagnose(*saved, weights=unscaled.to(wider), output=(unscaled @ v).to(wider)).names == ("no_scaling",)


def test_few_or_whole_numbers_that_a_half_type_holds_are_no_sign_of_it():
    q, k, v = torch.randn(3, 2, 7, 8, generator=torch.Generator().manual_seed(2))
    whole = torch.arange(112.0).reshape(2, 7, 8)
    for values in (v, whole, torch.full_like(v, 0.5)):
        output = attend(q, k, values).output
        assert diagnose(q, k, values, output=output).is_attention
        assert not diagnose(q, k, values, output=output * 1.001).is_attention


def test_a_mask_that_is_not_given_is_found_out_and_an_assertion_takes_none_for_none():
    q, k, v = torch.randn(3, 4, 7, 8, generator=torch.Generator().manual_seed(1))
    output = attend(q, k, v, masks.causal(7, 7)).output
    assert diagnose(q, k, v, output=output).settings == {"scale": "0.353553", "mask": "causal"}
    assert_attention(q, k, v, output, allowed=masks.causal(7, 7))
    assert_attention(q, k, v, output.transpose(0, 1).flatten(1), allowed=masks.causal(7, 7))  # heads side by side
    with pytest.raises(AssertionError, match="causal_from_the_first_key") as raised:
        assert_attention(q, k, v, output)
    assert str(raised.value).endswith("if a causal one is meant, pass allowed=attn_core.masks.causal(Tq, Tk).")
    with pytest.raises(AssertionError) as raised:
        assert_attention(q, k, v, torch.softmax(q @ k.mT, dim=-1) @ v)
    assert "No mask was given" not in str(raised.value)


def test_another_scale_two_mistakes_and_none_that_is_known():
    q, k, v = torch.randn(3, 4, 7, 8, generator=torch.Generator().manual_seed(1))
    for tensor in ("weights", "output"):
        other = {tensor: getattr(attend(q, k, v, config=AttentionConfig(scale=0.77)), tensor)}
        assert diagnose(q, k, v, **other).settings == {"scale": "0.77", "mask": "none"}
        exact = [each.double() for each in (q, k, v)]  # far less rounding: the scale is fitted to the last digits
        other = {tensor: getattr(attend(*exact, config=AttentionConfig(scale=-3.1)), tensor)}
        assert diagnose(*exact, **other).settings == {"scale": "-3.1", "mask": "none"}
    two = diagnose(q, k, v, output=torch.softmax(q @ k.mT, dim=-2) @ v)
    assert [each.names for each in two.explanations] == [("no_scaling", "wrong_axis")]
    assert str(two).startswith("This is not attention. These two mistakes together explain it:\nno_scaling and wrong_axis: ")
    assert "by the root of the width of a head, math.sqrt(head_size). Softmax runs over the queries;" in str(two)
    strange = attend(q, k, v).weights * 1.1
    said = diagnose(q, k, v, weights=strange)
    assert said.steps == (
        "The weights are finite.",
        "Not all rows sum to 1: 28 of 28 don't, the first in example 0, head 0, query 0.",
    )
    said = diagnose(q, k, v, weights=attend(q, k, v).weights, output=v + 9)
    assert said.steps[-2].startswith("Weights grow")
    assert said.steps[-1].startswith("Not all rows are weights @ v: 28 of 28")


@pytest.mark.parametrize("width", [2, 12])
def test_values_may_be_narrower_or_wider_than_keys(width: int):
    """Of two mistakes the first may put keys in place of values, which then have another width: no meaning here."""
    q, k = torch.randn(2, 4, 7, 8, generator=torch.Generator().manual_seed(1))
    v = torch.randn(4, 7, width, generator=torch.Generator().manual_seed(2))
    assert diagnose(q, k, v, output=attend(q, k, v).output).is_attention
    assert diagnose(q, k, v, output=torch.softmax(q @ k.mT, -1) @ v).names == ("no_scaling",)
    assert not diagnose(q, k, v, output=v.flip(0) + 9).explanations


@pytest.mark.parametrize("fill", ["fused", -math.inf, -1e9], ids=str)
def test_rows_that_only_the_wrong_mask_blinds_may_hold_nan_0_or_equal_weights(fill: Any):
    q, k, v = torch.randn(3, 2, 4, 9, 8, generator=torch.Generator().manual_seed(1))
    padding, causal = masks.padding([9, 5], 9)[:, None], masks.causal(9, 9)  # under ~padding example 0 sees nothing

    def called(seen: Tensor, allowed: Tensor) -> Diagnosis:
        if fill == "fused":
            given = {"output": nn.functional.scaled_dot_product_attention(q, k, v, attn_mask=seen)}
        else:
            weights = torch.softmax((q @ k.mT * 8**-0.5).masked_fill(~seen, fill), dim=-1)
            given = {"weights": weights, "output": weights @ v}
        return diagnose(q, k, v, **given, allowed=allowed)

    assert called(~padding, padding).names == ("mask_swapped",)
    assert called(~causal, causal).names == ("mask_swapped",)
    assert called(causal.tril(-1), causal).names == ("own_key_hidden",)
    whole = masks.padding([9, 9], 9)[:, None]  # nothing but blind rows: 0 and equal weights have many causes
    assert called(~whole, whole).names == (("mask_swapped",) if fill == -math.inf else ())
    assert fill == -math.inf or called(~whole, whole).steps[0].endswith("is its polarity swapped?")


def test_every_name_has_a_sentence():
    assert SENTENCES.keys() == {bug.name for bug in programs.SINGLES} | {"no_positions", "other_scale", "fill_too_small"}


def test_tensors_with_tokens_before_heads_are_told_their_layout():
    q, k, v = torch.randn(3, 2, 4, 9, 8, generator=torch.Generator().manual_seed(1))
    swapped = [each.transpose(-3, -2) for each in (q, k, v)]
    for allowed in (None, masks.causal(9, 9)):
        output = attend(q, k, v, allowed).output
        said = diagnose(*swapped, output=output.transpose(-3, -2))
        assert said.names == ("heads_and_tokens_swapped",)
        assert "look like (..., tokens, heads, width): pass q.transpose(-3, -2)" in str(said)
        assert "Change:" not in str(said)
    for given in ({"allowed": masks.causal(9, 9)}, {"output": output.transpose(-3, -2).flatten(-2)}):
        with pytest.raises(ValueError, match=r"q, k and v look like \(..., tokens, heads, width\)"):
            diagnose(*swapped, **{"output": output.transpose(-3, -2)} | given)


@pytest.mark.parametrize("fill", [-1.0, -5.0, -10.0])
def test_a_fill_that_is_too_small_is_named(fill: float):
    q, k, v = torch.randn(3, 2, 4, 9, 8, generator=torch.Generator().manual_seed(1))
    allowed = masks.causal(9, 9)
    output = torch.softmax((q @ k.mT * 8**-0.5).masked_fill(~allowed, fill), dim=-1) @ v
    said = diagnose(q, k, v, output=output, allowed=allowed)
    assert said.names == ("fill_too_small",)
    assert said.settings == {"fill": f"{fill:g}", "mask": "given"}


@pytest.mark.parametrize("cap", [0.5, 5.0, 10.0, 50.0])
def test_a_cap_after_the_mask_is_named_where_it_can_be_told_from_one_before_it(cap: float):
    """With a cap of 50 hidden keys get e^-50 of a weight, which is less than rounding, unless a row has only low scores."""
    q, k, v = torch.randn(3, 2, 4, 9, 8, generator=torch.Generator().manual_seed(1))
    allowed = masks.causal(9, 9)
    scaled = q @ k.mT * 8**-0.5
    output = torch.softmax(cap * torch.tanh(scaled.masked_fill(~allowed, -math.inf) / cap), dim=-1) @ v
    said = diagnose(q, k, v, output=output, allowed=allowed)
    assert said.names == (("cap_after_mask",) if cap < 50 else ())
    right = attend(q, k, v, allowed, AttentionConfig(cap=cap)).output
    unmasked = attend(q, k, v, config=AttentionConfig(cap=cap)).output
    assert "cap_after_mask" not in diagnose(q, k, v, output=right, allowed=allowed).names
    assert "cap_after_mask" not in diagnose(q, k, v, output=unmasked).names


def test_padding_on_the_wrong_side_is_named_for_examples_of_several_lengths_and_no_other_mask_is():
    q, k, v = torch.randn(3, 3, 4, 9, 16, generator=torch.Generator().manual_seed(6))
    right = masks.padding([9, 7, 5], 9)[:, None]
    for seen, wrong in ((right.flip(-1), right), (right, right.flip(-1))):
        for within in (masks.bidirectional(9, 9), masks.causal(9, 9)):
            said = diagnose(q, k, v, output=attend(q, k, v, wrong & within).output, allowed=seen & within)
            assert said.names == ("padding_on_the_wrong_side",)
    window = masks.window(9, 9, 2) & masks.causal(9, 9)
    assert "padding_on_the_wrong_side" not in diagnose(q, k, v, output=attend(q, k, v).output, allowed=window).names


def test_where_two_explanations_fit_both_are_said():
    q, k, v = torch.randn(3, 4, 7, 8, generator=torch.Generator().manual_seed(1))
    said = diagnose(q, k, v, output=attend(q, k, v).output, allowed=masks.causal(7, 7))
    assert {"mask_lost", "context_length"} <= set(said.names)
    assert said.apart.startswith("All of them give these numbers")


# ---- modules with a bug ----


class Heads(nn.Module):
    """Four heads, right; each bug overrides one step."""

    def scores(self, q: Tensor, k: Tensor) -> Tensor:
        return q @ k.mT / math.sqrt(q.shape[-1])

    def weights(self, scores: Tensor, allowed: Tensor) -> Tensor:
        return torch.softmax(scores.masked_fill(~allowed, -math.inf), dim=-1)

    def forward(self, q: Tensor, k: Tensor, v: Tensor, allowed: Tensor) -> Tensor:
        return self.weights(self.scores(q, k), allowed) @ v


class Unscaled(Heads):
    def scores(self, q: Tensor, k: Tensor) -> Tensor:
        return q @ k.mT


class MaskedLate(Heads):
    def weights(self, scores: Tensor, allowed: Tensor) -> Tensor:
        return torch.softmax(scores, dim=-1) * allowed


class OverQueries(Heads):
    def weights(self, scores: Tensor, allowed: Tensor) -> Tensor:
        return torch.softmax(scores.masked_fill(~allowed, -math.inf), dim=2)


@pytest.mark.parametrize(
    ("module", "name", "line"),
    [
        (Unscaled, "no_scaling", "+ scaled = scores / math.sqrt(head_size)"),
        (MaskedLate, "mask_after_softmax", "- weights = torch.softmax(scaled, dim=-1) * allowed"),
        (OverQueries, "wrong_axis", "+ weights = torch.softmax(masked, dim=-1)"),
    ],
)
def test_a_module_is_told_its_bug_the_line_and_the_place(module: type[Heads], name: str, line: str):
    q, k, v = torch.randn(3, 2, 4, 9, 16, generator=torch.Generator().manual_seed(2))  # two examples
    allowed = masks.causal(9, 9)
    assert_attention(q, k, v, Heads()(q, k, v, allowed), allowed=allowed)
    with pytest.raises(AssertionError) as raised:
        assert_attention(q, k, v, module()(q, k, v, allowed), allowed=allowed)
    said = str(raised.value)
    assert f"\n{name}: {SENTENCES[name]}\nThe largest difference from attention is " in said
    assert line in said
    assert "rows of output, first at example 0, head 0, query" in said


# ---- inputs that can't be ----

Q = torch.ones(2, 4, 8)
NAN = Q.clone().index_fill(1, torch.tensor(2), math.nan)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({}, "diagnose needs weights or output"),
        ({"q": NAN, "output": Q}, r"q must be finite, got 16 NaN or infinite of 64: the first, nan, at index \(0, 2, 0\)"),
        ({"v": torch.ones(2, 0, 8), "output": Q}, r"v must hold at least one number, got shape \(2, 0, 8\)"),
        ({"q": torch.tensor(1.0), "output": Q}, "q must have at least 2 axes"),
        ({"k": torch.ones(2, 4, 7), "output": Q}, "q and k must have the same width"),
        ({"q": Q.long(), "output": Q}, "q must hold floating-point numbers, got torch.int64"),
        ({"weights": Q}, r"weights must have the shape \(2, 4, 4\) that q, k and v call for, got \(2, 4, 8\)$"),
        ({"weights": torch.ones(4, 2, 2)}, "q, k and v look like"),
        ({"output": torch.ones(4, 2, 8)}, r"its heads and tokens are swapped, pass output.transpose\(-3, -2\)"),
        ({"output": torch.tensor(1.0)}, r"output must have the shape \(2, 4, 8\) that q, k and v call for, got \(\)$"),
        ({"output": Q[..., :1]}, r"got \(2, 4, 1\)$"),
        ({"output": Q, "allowed": torch.ones(4, 4)}, "allowed must be a boolean tensor"),
    ],
)
def test_what_cannot_be_diagnosed_has_a_sentence(given: dict[str, Tensor], sentence: str):
    with pytest.raises(ValueError, match=sentence):
        diagnose(**{"q": Q, "k": Q, "v": Q, **given})


def test_nan_is_counted_and_placed():
    q, k, v = torch.randn(3, 4, 7, 8, generator=torch.Generator().manual_seed(1))
    output = attend(q, k, v).output
    output[1, 2, 3:5] = math.nan
    said = diagnose(q, k, v, output=output).steps
    assert said[0] == "2 of 224 numbers of output are NaN or infinite, the first at example, head, row, column (0, 1, 2, 3)."
