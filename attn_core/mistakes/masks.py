"""Famous bugs in who may look at whom: polarity, what fills a hidden cell, when it is filled, rows that see nothing."""

from attn_core.mistakes.mistake import Mistake
from attn_core.mistakes.scores import ROWS_SUM_TO_1

CAUSAL = "A causal mask: yours hides nothing."
PADDED = "A causal mask, the first word hidden as padding: row 0 sees nothing."

SOFTMAX = """
weights = torch.softmax(masked, dim=-1)
output = weights @ v"""

FIRST_IS_PADDING = """
allowed = torch.ones(T, T, dtype=torch.bool).tril()
allowed[:, 0] = False
blind = ~allowed.any(dim=-1, keepdim=True)
"""

NOTHING_HIDDEN_IS_SEEN = """
hidden = weights[..., ~allowed]
leaked = hidden.sum().item()
assert (hidden == 0).all(), f"hidden words get weight {leaked:.4f}"
""".strip()

ON_HIDDEN = ("Weight on hidden words, mean of all rows", "weights[..., ~allowed].nansum() / (heads * T)")

MASK_SWAPPED = Mistake(
    name="mask_swapped",
    title="Mask polarity swapped",
    what="True is taken for “hide” where it means “may look”: each row sees only what it must not, and a row that may see "
    "all sees nothing.",
    given=CAUSAL,
    wrong="masked = scaled.masked_fill(allowed, -math.inf)",
    fix="masked = scaled.masked_fill(~allowed, -math.inf)",
    after=SOFTMAX,
    check="""
empty = weights.isnan().all(dim=-1).sum().item()
assert empty == 0, f"{empty} rows are NaN"
assert (weights[..., ~allowed] == 0).all(), "hidden words get weight"
""".strip(),
    measures=(ON_HIDDEN, ("Weights that are NaN", "weights.isnan().sum()")),
    hides=True,
)

ZERO_FILL = Mistake(
    name="zero_fill",
    title="Mask filled with 0",
    what="A hidden score becomes 0, and e⁰ is 1: hidden words still get weight.",
    given=CAUSAL,
    wrong="masked = scaled.masked_fill(~allowed, 0.0)",
    fix="masked = scaled.masked_fill(~allowed, -math.inf)",
    after=SOFTMAX,
    check=NOTHING_HIDDEN_IS_SEEN,
    measures=(ON_HIDDEN, ("Row 0, weight on hidden words, head 1", "weights[0, 0, ~allowed[0]].sum()")),
    hides=True,
)

FINITE_FILL = Mistake(
    name="finite_fill",
    title="Mask filled with a large finite number",
    what="In a row that sees nothing, -1e9 everywhere is a tie: hidden words share the row equally.",
    given=PADDED,
    before=FIRST_IS_PADDING,
    wrong="masked = scaled.masked_fill(~allowed, -1e9)",
    fix="masked = scaled.masked_fill(~allowed, -math.inf)",
    after="""
weights = torch.softmax(masked, dim=-1).nan_to_num(0.0)
output = weights @ v""",
    check=NOTHING_HIDDEN_IS_SEEN,
    measures=(
        ON_HIDDEN,
        ("Row 0 sees nothing: its sum", "weights[0, 0].sum()"),
        ("Row 0 sees nothing: its effective keys", "sharpness.effective_keys(weights[0, 0])"),
    ),
    loud="scaled.half().masked_fill(~allowed, -1e9)",
)

MASK_AFTER_SOFTMAX = Mistake(
    name="mask_after_softmax",
    title="Mask after softmax",
    what="Hidden words take their share first and lose it afterwards: rows no longer sum to 1.",
    given=CAUSAL,
    wrong="weights = torch.softmax(scaled, dim=-1) * allowed",
    fix="weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1)",
    after="output = weights @ v",
    check=ROWS_SUM_TO_1,
    measures=(
        ("Smallest row sum", "weights.sum(-1).min()"),
        ("Row sum, mean of all rows", "weights.sum(-1).mean()"),
    ),
    hides=True,
)

BLIND_ROW = Mistake(
    name="blind_row",
    title="A row that sees nothing",
    what="Softmax of a row that is all -inf is 0 / 0: NaN, which spreads to outputs and gradients.",
    given=PADDED,
    before=FIRST_IS_PADDING
    + """masked = scaled.masked_fill(~allowed, -math.inf)
v = v.clone().requires_grad_()
""",
    wrong="weights = torch.softmax(masked, dim=-1)",
    fix="weights = torch.softmax(masked.masked_fill(blind, 0.0), dim=-1).masked_fill(blind, 0.0)",
    after="""
output = weights @ v
(gradient,) = torch.autograd.grad(output.sum(), v)
output = output.detach()""",
    check="""
bad = weights.isnan().sum().item()
assert bad == 0, f"{bad} weights are NaN"
assert (weights[..., ~allowed] == 0).all(), "hidden words get weight"
""".strip(),
    measures=(
        ("Weights that are NaN", "weights.isnan().sum()"),
        ("Outputs that are NaN", "output.isnan().sum()"),
        ("Numbers in the gradient of v that are NaN", "gradient.isnan().sum()"),
    ),
)

CONTEXT_LENGTH = Mistake(
    name="context_length",
    title="T is not the context length",
    what="The mask is kept for the longest text; cut to this one at the wrong end, it shows the future.",
    given="A causal mask kept for twice as many words as yours.",
    before="kept = torch.ones(2 * T, 2 * T, dtype=torch.bool).tril()",
    wrong="allowed = kept[-T:, :T]",
    fix="allowed = kept[:T, :T]",
    after="masked = scaled.masked_fill(~allowed, -math.inf)" + SOFTMAX,
    check="""
future = torch.ones(T, T, dtype=torch.bool).triu(1)
leaked = weights[..., future].sum().item()
assert leaked == 0, f"the future gets weight {leaked:.4f}"
""".strip(),
    measures=(
        ("Weight on the future, mean of all rows", "weights.triu(1).sum() / (heads * T)"),
        ("Words that row 0 may see", "allowed[0].sum()"),
    ),
    loud="scaled.masked_fill(~kept, -math.inf)",
)

ALL = (MASK_SWAPPED, ZERO_FILL, FINITE_FILL, MASK_AFTER_SOFTMAX, BLIND_ROW, CONTEXT_LENGTH)
