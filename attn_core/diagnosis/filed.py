"""Bugs that people file: those that no page shows, and those of the registry that are rewritten for any call."""

from attn_core.diagnosis.hypothesis import Hypothesis, changed
from attn_core.mistakes import MISTAKES
from attn_core.mistakes.definition import side

WITH_MASK = """
  weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1).nan_to_num(0.0)
  output = weights @ v
"""


def scaled_by(name: str, wrong: str) -> Hypothesis:
    """Return the bug whose scores are scaled by another expression."""
    return Hypothesis(name, f"- scaled = {wrong} + bias\n+ scaled = scores / math.sqrt(head_size) + bias" + WITH_MASK)


def filled_by(fill: float) -> Hypothesis:
    """Return the bug that fills hidden scores with a number that is too large."""
    return Hypothesis(
        "fill_too_small",
        f"""
- masked = scaled.masked_fill(~allowed, {fill})
+ masked = scaled.masked_fill(~allowed, -math.inf)
  weights = torch.softmax(masked, dim=-1)
  output = weights @ v
""",
    )


def capped_late(cap: float) -> Hypothesis:
    """Return the bug that caps scores after the mask; nothing is wrong where that hides nothing."""
    return Hypothesis("cap_after_mask", "  assert not mask.all()\n" + _capped(cap))


def capped(cap: float) -> Hypothesis:
    """Return attention as a model with this cap computes it, capped before the mask."""
    return Hypothesis("capped", "\n".join("  " + line for line in side(_capped(cap), bug=False).splitlines()))


def _capped(cap: float) -> str:
    return MISTAKES["cap_after_mask"].code.replace("cap = 2.0", f"cap = {cap!r}")


def masked_by(name: str, wrong: str, square: bool = False) -> Hypothesis:
    """Return the bug whose mask is another expression of the one that is meant."""
    return Hypothesis(name, f"- allowed = {wrong}\n+ allowed = mask" + WITH_MASK, square)


ALL = (
    masked_by("mask_lost", "torch.ones_like(mask)"),
    masked_by("mask_transposed", "mask.mT", square=True),
    masked_by("causal_from_the_first_key", "causal(Tq, Tk, 'upper_left').expand_as(mask)"),
    masked_by("causal_from_the_last_key", "causal(Tq, Tk, 'lower_right').expand_as(mask)"),
    masked_by("mask_one_key_too_far", "mask | after(mask)  # after: moved one key towards the last"),
    masked_by("mask_one_key_too_near", "mask & before(mask)  # before: moved one key towards the first"),
    masked_by("own_key_hidden", "mask & ~torch.eye(Tq, Tk, dtype=torch.bool)"),
    masked_by("window_one_too_wide", "mask | before(mask)  # before: moved one key towards the first"),
    masked_by("window_one_too_narrow", "mask & next_row(mask)  # what the next query sees, too"),
    masked_by("window_wider_on_both_sides", "mask | before(mask) | after(mask)  # moved one key either way"),
    masked_by(
        "window_narrower_on_both_sides", "mask & previous_row(mask) & next_row(mask)  # what both neighbours see, too"
    ),
    scaled_by("scaled_twice", "scores / math.sqrt(head_size) / math.sqrt(head_size)"),
    scaled_by("multiplied_by_the_root", "scores * math.sqrt(head_size)"),
    Hypothesis("bias_lost", "- scaled = scaled - bias\n+ scaled = scaled" + WITH_MASK),
    Hypothesis(
        "bias_before_scale",
        "- scaled = (scores + bias) / math.sqrt(head_size)\n+ scaled = scores / math.sqrt(head_size) + bias" + WITH_MASK,
    ),
    Hypothesis(
        "softmax_over_heads",
        """
  masked = scaled.masked_fill(~allowed, -math.inf)
- weights = torch.softmax(masked, dim=-3)
+ weights = torch.softmax(masked, dim=-1)
  output = weights @ v
""",
    ),
    Hypothesis(
        "no_softmax",
        """
  masked = scaled.masked_fill(~allowed, 0.0)
- weights = masked
+ weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1)
  output = weights @ v
""",
    ),
    Hypothesis(
        "softmax_twice",
        """
  weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1)
- weights = torch.softmax(weights, dim=-1)
  output = weights @ v
""",
    ),
    capped_late(2.0),
    Hypothesis(
        "groups_tiled",
        """
  shared, group = (grouped_k, grouped_v), heads // len(grouped_k)
- k, v = [torch.cat([tensor] * group, dim=-3) for tensor in shared]
+ k, v = [tensor.repeat_interleave(group, dim=-3) for tensor in shared]
  scaled = q @ k.mT / math.sqrt(head_size) + bias
"""
        + WITH_MASK[1:],
    ),
    Hypothesis(
        "values_are_keys",
        """
  weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1).nan_to_num(0.0)
- output = weights @ k
+ output = weights @ v
""",
    ),
    Hypothesis(  # no line of the code: right code may have been given tensors of this layout
        "heads_and_tokens_swapped",
        """
  assert heads > 1
  allowed = torch.ones(heads, heads, dtype=torch.bool) if mask.all() else causal(heads, heads)  # heads are tokens here
  q, k, v = [tensor.transpose(0, 1) for tensor in (q, k, v)]
  weights = torch.softmax((q @ k.mT / math.sqrt(head_size)).masked_fill(~allowed, -math.inf), dim=-1)
  output = (weights @ v).transpose(0, 1)
""",
        square=True,
    ),
    Hypothesis(
        "softmax_over_examples",
        """
  masked = scaled.masked_fill(~allowed, -math.inf)
- weights = torch.softmax(masked, dim=0)
+ weights = torch.softmax(masked, dim=-1)
  output = weights @ v
""",
        together=True,
    ),
    Hypothesis(  # a layer that takes tokens first gets examples first, or the other way round
        "examples_and_tokens_swapped",
        """
  allowed = torch.ones(N, N, dtype=torch.bool) if mask.all() else causal(N, N)
- q, k, v = [tensor.transpose(0, 2) for tensor in (q, k, v)]
  weights = torch.softmax((q @ k.mT / math.sqrt(head_size)).masked_fill(~allowed, -math.inf), dim=-1)
  output = (weights @ v).transpose(0, 2)
""",
        square=True,
        together=True,
    ),
    Hypothesis(
        "batch_and_time_mixed",
        f"""
  def batch_first(x):
{changed(MISTAKES["batch_and_time_mixed"].code)}
  time_first = [tensor.permute(2, 0, 1, 3).flatten(2).contiguous() for tensor in (q, k, v)]
  q, k, v = [batch_first(tensor).unflatten(-1, (heads, -1)).transpose(1, 2) for tensor in time_first]
  scaled = q @ k.mT / math.sqrt(head_size) + bias
"""
        + WITH_MASK[1:],
        square=True,
        together=True,
    ),
    Hypothesis(  # the right line stands for itself: q, k and v come from it
        "no_positions",
        f"""
  orders = unplaced
{changed(MISTAKES["no_positions"].code)}
  q, k, v = x
  scaled = q @ k.mT / math.sqrt(head_size) + bias
"""
        + WITH_MASK[1:],
        square=True,
    ),
    Hypothesis(
        "mask_repeated",
        f"""
  visible = allowed[:, 0]
{changed(MISTAKES["mask_repeated"].code)}
  allowed = mask.unflatten(0, (N, heads))
"""
        + WITH_MASK[1:],
        together=True,
    ),
)
