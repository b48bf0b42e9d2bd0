"""Famous bugs in how scores become weights: the scale, the axis of softmax, where dropout stands."""

from functools import partial

from attn_core.mistakes.definition import Mistake

SOFTMAX = r"w_{ij}=\operatorname{softmax}_j"
ROWS_SUM_TO_1 = """
sums = weights.sum(dim=-1)
worst = (sums - 1).abs().max().item()
assert worst < 1e-6, f"a row's sum is {worst:.4f} away from 1"
"""
EFFECTIVE_KEYS = {"Effective keys, mean of all rows": "sharpness.effective_keys(weights).mean()"}

wrong_scale = partial(
    Mistake,
    check="""
same = F.scaled_dot_product_attention(q / temperature, k, v, allowed)
difference = (output - same).abs().max().item()
assert difference < 1e-6, f"outputs are {difference:.4f} off"
""",
    measures={
        "Variance of the scaled scores": "scaled.var()",
        "Largest weight, mean of all rows": "sharpness.largest(weights).mean()",
        **EFFECTIVE_KEYS,
    },
)
of_dropout = partial(Mistake, needs="dropout", premise="Dropout is 0.5: yours drops nothing, or all.")

ALL = (
    wrong_scale(  # Vaswani et al. 2017, section 3.2.1
        name="no_scaling",
        level=3,
        formula=SOFTMAX + r"\big(q_i\cdot k_j\,/[\sqrt{\text{head\_size}}|\,1\,]\big)",
        code="""
- scaled = scores
+ scaled = scores / math.sqrt(head_size)
  weights = torch.softmax((scaled / temperature).masked_fill(~allowed, -math.inf), dim=-1)
  output = weights @ v
""",
    ),
    wrong_scale(  # Vaswani et al. 2017, section 3.2.2: each head is divided by its own width
        name="model_scale",
        level=3,
        formula=SOFTMAX + r"\big(q_i\cdot k_j\,/[\sqrt{\text{head\_size}}|\sqrt{\text{d\_model}}]\big)",
        code="""
- scaled = scores / math.sqrt(d_model)
+ scaled = scores / math.sqrt(head_size)
  weights = torch.softmax((scaled / temperature).masked_fill(~allowed, -math.inf), dim=-1)
  output = weights @ v
""",
    ),
    Mistake(  # Vaswani et al. 2017, equation 1: softmax over the keys
        name="wrong_axis",
        level=1,
        formula=r"w_{ij}=e^{s_{ij}}\,/[\textstyle\sum_k e^{s_{ik}}|\textstyle\sum_k e^{s_{kj}}]",
        code="""
  masked = scaled.masked_fill(~allowed, -math.inf)
- weights = torch.softmax(masked, dim=-2)
+ weights = torch.softmax(masked, dim=-1)
  output = weights @ v
""",
        check=ROWS_SUM_TO_1
        + """\
same = F.scaled_dot_product_attention(q / temperature, k, v, allowed)
assert torch.allclose(output, same), "outputs differ from torch's"
""",
        measures={"Smallest row sum": "weights.sum(-1).min()", "Largest row sum": "weights.sum(-1).max()"},
    ),
    of_dropout(  # dropout: Srivastava et al. 2014
        name="dropout_before_softmax",
        formula=SOFTMAX + r"(s_{ij}⟨)|⟩[\cdot\,\text{keep}_{ij}/(1-p)]⟨|)⟩",
        code="""
  def mask(scores):
      return scores.masked_fill(~allowed, -math.inf)
  def drop(scores, keep):
-     return torch.softmax(mask(scores * keep / (1 - p)), dim=-1)
+     return torch.softmax(mask(scores), dim=-1) * keep / (1 - p)
  keep = torch.rand(scaled.shape, generator=generator, dtype=torch.float32) >= p
  draws = torch.rand(400, T, T, generator=generator, dtype=torch.float32) >= p
  weights = torch.softmax(mask(scaled), dim=-1)
  dropped = drop(scaled, keep)
  output = dropped @ v
""",
        check="""
gone = dropped[~keep]
assert not gone.any(), f"{gone.count_nonzero()} dropped weights stay"
assert torch.allclose(dropped[keep], weights[keep] / (1 - p)), "kept weights are not divided by 1 - p"
""",
        measures={
            "Allowed weights that are 0, %": "100 * (dropped[..., allowed] == 0).double().mean()",
            "Largest row sum": "dropped.sum(-1).max()",
            "Mean of 400 draws, distance from the weights": "(drop(scaled[0], draws).mean(0) - weights[0]).abs().mean()",
        },
        picture="dropped",
    ),
    of_dropout(  # as nn.MultiheadAttention does in training
        name="dropped_returned",
        level=3,
        formula=r"\text{returned}_{ij}=[w_{ij}|w_{ij}\,\text{keep}_{ij}/(1-p)]",
        code="""
  def attend(scaled, v):
      weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1)
      keep = torch.rand(weights.shape, generator=generator, dtype=torch.float32) >= p
      dropped = weights * keep / (1 - p)
-     return dropped @ v, dropped
+     return dropped @ v, weights
  output, weights = attend(scaled, v)
""",
        check=ROWS_SUM_TO_1,
        measures={"Smallest row sum": "weights.sum(-1).min()", "Largest row sum": "weights.sum(-1).max()"},
    ),
    of_dropout(  # scaled_dot_product_attention drops whatever model.eval() says, as it isn't told of it
        name="dropout_in_evaluation",
        formula=r"\text{output}_i=\textstyle\sum_j[w_{ij}|w_{ij}\,\text{keep}_{ij}/(1-p)]\,v_j",
        code="""
  def attend(scaled, v, training):
      weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1)
-     dropout = p
+     dropout = p if training else 0.0
      keep = torch.rand(weights.shape, generator=generator, dtype=torch.float32) >= dropout
      weights = weights * keep / (1 - dropout)
      return weights @ v, weights
  output, weights = attend(scaled, v, training=False)
  again, _ = attend(scaled, v, training=False)
""",
        check="""
apart = (output - again).abs().max().item()
assert apart == 0, f"a second run differs by {apart:.4f}"
assert (weights.sum(dim=-1) - 1).abs().max() < 1e-6, "rows don't sum to 1"
""",
        measures={
            "Difference between two runs of the same words": "(output - again).abs().max()",
            "Largest row sum": "weights.sum(-1).max()",
        },
    ),
)
