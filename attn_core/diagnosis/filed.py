"""Bugs that people file and that no page shows: programs with one wrong line, in the form of the registry of mistakes."""

from dataclasses import dataclass

from attn_core.mistakes import MISTAKES

WITH_MASK = """
  weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1).nan_to_num(0.0)
  output = weights @ v
"""


@dataclass(frozen=True)
class Filed:
    """A bug as a diff, read as `mistakes.Mistake.code` is: "- " the bug's lines, "+ " the right program's."""

    name: str
    code: str
    square: bool = False  # whether it needs as many queries as keys
    together: bool = False  # whether it needs all examples at once, with an axis of N examples before the heads

    def program(self, bug: bool) -> str:
        """Return the program, with the wrong line or with the right one."""
        lines = self.code.strip("\n").splitlines()
        return "\n".join(line[2:] for line in lines if line[0] != ("+" if bug else "-"))


def changed(code: str) -> str:
    """Return the lines of a diff that differ."""
    return "\n".join(line for line in code.strip("\n").splitlines() if line[0] in "-+")


def scaled_by(name: str, wrong: str) -> Filed:
    """Return the bug whose scores are scaled by another expression."""
    return Filed(name, f"- scaled = {wrong} + bias\n+ scaled = scores / math.sqrt(head_size) + bias" + WITH_MASK)


def masked_by(name: str, wrong: str, square: bool = False) -> Filed:
    """Return the bug whose mask is another expression of the one that is meant."""
    return Filed(name, f"- allowed = {wrong}\n+ allowed = mask" + WITH_MASK, square)


ALL = (
    masked_by("mask_lost", "torch.ones_like(mask)"),
    masked_by("mask_transposed", "mask.mT", square=True),
    masked_by("causal_from_the_first_key", "causal(Tq, Tk, 'upper_left').expand_as(mask)"),
    masked_by("causal_from_the_last_key", "causal(Tq, Tk, 'lower_right').expand_as(mask)"),
    masked_by("mask_one_key_too_far", "mask | after(mask)"),
    masked_by("mask_one_key_too_near", "mask & before(mask)"),
    masked_by("window_one_too_wide", "mask | before(mask)"),
    masked_by("window_one_too_narrow", "mask & after(mask)"),
    masked_by("window_wider_on_both_sides", "mask | before(mask) | after(mask)"),
    masked_by("window_narrower_on_both_sides", "mask & before(mask) & after(mask)"),
    scaled_by("scaled_twice", "scores / math.sqrt(head_size) / math.sqrt(head_size)"),
    scaled_by("multiplied_by_the_root", "scores * math.sqrt(head_size)"),
    Filed("bias_lost", "- scaled = scaled - bias\n+ scaled = scaled" + WITH_MASK),
    Filed(
        "bias_before_scale",
        "- scaled = (scores + bias) / math.sqrt(head_size)\n+ scaled = scores / math.sqrt(head_size) + bias" + WITH_MASK,
    ),
    Filed(
        "softmax_over_heads",
        """
  masked = scaled.masked_fill(~allowed, -math.inf)
- weights = torch.softmax(masked, dim=-3)
+ weights = torch.softmax(masked, dim=-1)
  output = weights @ v
""",
    ),
    Filed(
        "no_softmax",
        """
  masked = scaled.masked_fill(~allowed, 0.0)
- weights = masked
+ weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1)
  output = weights @ v
""",
    ),
    Filed(
        "values_are_keys",
        """
  weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1).nan_to_num(0.0)
- output = weights @ k
+ output = weights @ v
""",
    ),
    Filed(
        "heads_and_tokens_swapped",
        """
- q, k, v = [tensor.transpose(0, 1) for tensor in (q, k, v)]
+ q, k, v = q, k, v
  weights = torch.softmax(q @ k.mT / math.sqrt(head_size), dim=-1)
  output = (weights @ v).transpose(0, 1)
""",
        square=True,
    ),
    Filed(
        "softmax_over_examples",
        """
  masked = scaled.masked_fill(~allowed, -math.inf)
- weights = torch.softmax(masked, dim=0)
+ weights = torch.softmax(masked, dim=-1)
  output = weights @ v
""",
        together=True,
    ),
    Filed(  # a layer that takes tokens first gets examples first, or the other way round
        "examples_and_tokens_swapped",
        """
  allowed = torch.ones(N, N, dtype=torch.bool) if mask.all() else causal(N, N)
- q, k, v = [tensor.transpose(0, 2) for tensor in (q, k, v)]
+ q, k, v = q, k, v
  weights = torch.softmax((q @ k.mT / math.sqrt(head_size)).masked_fill(~allowed, -math.inf), dim=-1)
  output = (weights @ v).transpose(0, 2)
""",
        square=True,
        together=True,
    ),
    Filed(
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
    Filed(
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
