"""Famous bugs of masks: polarity, the fill value, the time of filling, and fully masked rows."""

from functools import partial
from typing import Any

from attn_core.mistakes.definition import Mistake
from attn_core.mistakes.score_mistakes import ROWS_SUM_TO_1

FIRST_IS_PADDING = """
  allowed = torch.ones(T, T, dtype=torch.bool).tril()
  allowed[:, 0] = False
"""
NOTHING_HIDDEN_IS_SEEN = """
hidden = weights[..., ~allowed]
leaked = hidden.sum().item()
assert (hidden == 0).all(), f"hidden words get weight {leaked:.4f}"
"""
ON_HIDDEN = {"Weight on hidden words, mean of all rows": "weights[..., ~allowed].sum() / (heads * T)"}
PADDED: dict[str, Any] = {  # of mistakes whose first word is padding
    "check": """
padding = weights[..., 0]
given = padding.sum().item()
assert (padding == 0).all(), f"padding gets weight {given:.4f}"
""",
    "measures": {
        "Weight on padding, mean of all rows": "weights[..., 0].sum() / (heads * T)",
        "Rows that attend to padding": "(weights[..., 0] > 0).any(0).sum()",
    },
}

of_a_mask = partial(Mistake, needs="mask", premise="A causal mask: yours hides nothing.")
of_a_blind_row = partial(
    Mistake, premise="A causal mask, the first word hidden as padding: row 0 sees nothing.", hides_padding=True
)

ALL = (
    of_a_mask(
        name="mask_swapped",
        level=1,
        formula=r"s_{ij}=-\infty\ \text{ where allowed}_{ij}=[\text{False}|\text{True}]",
        code="""
- masked = scaled.masked_fill(allowed, -math.inf)
+ masked = scaled.masked_fill(~allowed, -math.inf)
  weights = torch.softmax(masked, dim=-1)
  output = weights @ v
""",
        check="""
empty = weights.isnan().all(dim=-1).sum().item()
assert empty == 0, f"{empty} rows are NaN"
assert (weights[..., ~allowed] == 0).all(), "hidden words get weight"
""",
        measures={
            "Weight on hidden words, mean of rows without NaN": "(weights * ~allowed).sum(-1).nanmean()",
            "Weights that are NaN": "weights.isnan().sum()",
        },
    ),
    of_a_mask(
        name="zero_fill",
        level=1,
        formula=r"\text{hidden: } s_{ij}=[-\infty|\,0\,],\quad e^{⟨-\infty|0⟩}=⟨0|1⟩",
        code="""
- masked = scaled.masked_fill(~allowed, 0.0)
+ masked = scaled.masked_fill(~allowed, -math.inf)
  weights = torch.softmax(masked, dim=-1)
  output = weights @ v
""",
        check=NOTHING_HIDDEN_IS_SEEN,
        measures={**ON_HIDDEN, "Row 0, weight on hidden words, head 0": "weights[0, 0, ~allowed[0]].sum()"},
    ),
    of_a_blind_row(
        name="finite_fill",
        level=1,
        formula=r"\text{all hidden: } s_{ij}=[-\infty|-10^9],\quad w_{ij}=⟨0|\tfrac{1}{T}⟩",
        code=FIRST_IS_PADDING
        + """\
- weights = torch.softmax(scaled.masked_fill(~allowed, -1e9), dim=-1)
+ weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1).nan_to_num(0.0)
  output = weights @ v
""",
        check=NOTHING_HIDDEN_IS_SEEN,
        measures={
            **ON_HIDDEN,
            "Row 0 sees nothing: its sum": "weights[0, 0].sum()",
            "Row 0 sees nothing: its effective keys": "sharpness.effective_keys(weights[0, 0])",
        },
        loud="scaled.half().masked_fill(~allowed, -1e9)",
    ),
    of_a_mask(  # torch's scaled_dot_product_attention adds a mask of numbers to the scores
        name="float_mask_added",
        formula=r"s_{ij}+m_{ij},\quad m_{ij}=[0\text{ or }-\infty|1\text{ or }0]",
        code="""
- mask = allowed.double()
+ mask = torch.zeros(T, T, dtype=torch.float64).masked_fill(~allowed, -math.inf)
  weights = torch.softmax(scaled + mask, dim=-1)
  output = weights @ v
""",
        check=NOTHING_HIDDEN_IS_SEEN,
        measures={**ON_HIDDEN, "Row 0, weight on hidden words, head 0": "weights[0, 0, ~allowed[0]].sum()"},
    ),
    of_a_mask(
        name="mask_after_softmax",
        level=1,
        divides=True,
        formula=r"w_{ij}=a_{ij}\,e^{s_{ij}}/\textstyle\sum_k[a_{ik}|\,1\,]e^{s_{ik}},\quad a\in\{0,1\}",
        code="""
- weights = torch.softmax(scaled, dim=-1) * allowed
+ weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1)
  output = weights @ v
""",
        check=ROWS_SUM_TO_1,
        measures={"Smallest row sum": "weights.sum(-1).min()", "Row sum, mean of all rows": "weights.sum(-1).mean()"},
    ),
    of_a_blind_row(
        name="blind_row",
        level=1,
        formula=r"\text{all hidden: } e^{-\infty}/\textstyle\sum_k e^{-\infty}=\tfrac{0}{0}\to[\,0\,|\text{NaN}]",
        code=FIRST_IS_PADDING
        + """\
  def attend(scaled):
      blind = ~allowed.any(dim=-1, keepdim=True)
      masked = scaled.masked_fill(~allowed, -math.inf)
-     return torch.softmax(masked, dim=-1)
+     return torch.softmax(masked.masked_fill(blind, 0.0), dim=-1).masked_fill(blind, 0.0)
  weights = attend(scaled)
  v = v.clone().requires_grad_()
  output = weights @ v
  (gradient,) = torch.autograd.grad(output.sum(), v)
  output = output.detach()
""",
        check="""
bad = weights.isnan().sum().item()
assert bad == 0, f"{bad} weights are NaN"
assert (weights[..., ~allowed] == 0).all(), "hidden words get weight"
""",
        measures={
            "Weights that are NaN": "weights.isnan().sum()",
            "Outputs that are NaN": "output.isnan().sum()",
            "Numbers in the gradient of v that are NaN": "gradient.isnan().sum()",
        },
    ),
    of_a_blind_row(
        name="padded_rows",
        level=2,
        formula=r"\text{padding: } s_{ij}=-\infty\ \text{ where }[\,j\,|\,i\,]=0",
        code="""
  def attend(scaled):
      allowed = torch.ones(T, T, dtype=torch.bool).tril()
-     allowed[0, :] = False
+     allowed[:, 0] = False
      masked = scaled.masked_fill(~allowed, -math.inf)
      return torch.softmax(masked, dim=-1).nan_to_num(0.0), allowed
  weights, allowed = attend(scaled)
  output = weights @ v
""",
        **PADDED,
    ),
    Mistake(
        name="context_length",
        level=2,
        formula=r"i\text{ may see }j:\quad j\le[\,i\,|i+T]",
        code="""
  kept = torch.ones(2 * T, 2 * T, dtype=torch.bool).tril()
- allowed = kept[-T:, :T]
+ allowed = kept[:T, :T]
  masked = scaled.masked_fill(~allowed, -math.inf)
  weights = torch.softmax(masked, dim=-1)
  output = weights @ v
""",
        check="""
future = torch.ones(T, T, dtype=torch.bool).triu(1)
leaked = weights[..., future].sum().item()
assert leaked == 0, f"the future gets weight {leaked:.4f}"
""",
        measures={
            "Weight on the future, mean of all rows": "weights.triu(1).sum() / (heads * T)",
            "Words that row 0 may see": "allowed[0].sum()",
        },
        premise="A causal mask kept for twice as many words as yours.",
        loud="scaled.masked_fill(~kept, -math.inf)",
    ),
    Mistake(  # nn.MultiheadAttention takes a mask for each example and head, the heads of an example together
        name="mask_repeated",
        needs="heads",
        fewest_heads=2,
        premise="Two heads: you have one.",
        formula=r"\text{mask}_{b,h}\text{ of example}\ [b|(bH+h)\bmod 2]",
        code="""
  examples = torch.stack([backwards, x])
  visible = torch.ones(2, T, T, dtype=torch.bool)
  visible[1, :, -1] = False
- mask = visible.repeat(heads, 1, 1)
+ mask = visible.repeat_interleave(heads, dim=0)
  q, k, v = [(examples @ w).unflatten(-1, (heads, head_size)).transpose(1, 2).flatten(0, 1) for w in (wq, wk, wv)]
  scaled = q @ k.mT / math.sqrt(head_size) / temperature
  weights = torch.softmax(scaled.masked_fill(~mask, -math.inf), dim=-1)
  output = (weights @ v).unflatten(0, (2, heads))
  weights, allowed = weights.unflatten(0, (2, heads)), visible[1]
""",
        check="""
for number, example in enumerate(weights):
    leaked = example[..., ~visible[number]].sum().item()
    assert leaked == 0, f"padding of example {number} gets weight {leaked:.4f}"
""",
        measures={
            "Heads whose mask is another example's": "(mask.view(2, heads, T, T) != visible[:, None]).amax((2, 3)).sum()",
            "Weight on padding, mean of all rows": "weights[1, ..., -1].sum() / (heads * T)",
        },
        picture="weights[1]",
    ),
)
