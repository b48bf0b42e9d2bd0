"""Famous bugs in how scores become weights: the scale, the axis of softmax, where dropout stands."""

from attn_core.mistakes.mistake import Mistake

SOFTMAX = """
weights = torch.softmax((scaled / temperature).masked_fill(~allowed, -math.inf), dim=-1)
output = weights @ v"""

SAME_AS_TORCH = """
same = F.scaled_dot_product_attention(q / temperature, k, v, allowed)
difference = (output - same).abs().max().item()
assert difference < 1e-6, f"outputs are {difference:.4f} off"
""".strip()

ROWS_SUM_TO_1 = """
sums = weights.sum(dim=-1)
worst = (sums - 1).abs().max().item()
assert worst < 1e-6, f"a row's sum is {worst:.4f} away from 1"
""".strip()

SHARPNESS = (
    ("Variance of the scaled scores", "scaled.var()"),
    ("Largest weight, mean of all rows", "sharpness.largest(weights).mean()"),
    ("Effective keys, mean of all rows", "sharpness.effective_keys(weights).mean()"),
)

NO_SCALING = Mistake(  # Vaswani et al. 2017, section 3.2.1
    name="no_scaling",
    title="No scaling",
    what="Scores go into softmax undivided: the wider the head, the larger they are, and the nearer rows come to one-hot.",
    wrong="scaled = scores",
    fix="scaled = scores / math.sqrt(head_size)",
    after=SOFTMAX,
    check=SAME_AS_TORCH,
    measures=SHARPNESS,
)

MODEL_SCALE = Mistake(  # Vaswani et al. 2017, section 3.2.2: each head is divided by its own width
    name="model_scale",
    title="√d_model for √head_size",
    what="Scores are divided by the root of the model's width, not of the head's.",
    wrong="scaled = scores / math.sqrt(d_model)",
    fix="scaled = scores / math.sqrt(head_size)",
    after=SOFTMAX,
    check=SAME_AS_TORCH,
    measures=SHARPNESS,
)

WRONG_AXIS = Mistake(  # Vaswani et al. 2017, equation 1: softmax over the keys
    name="wrong_axis",
    title="Softmax over the wrong axis",
    what="Softmax runs over the queries: columns sum to 1, and a row is no longer a mean of the values.",
    before="masked = scaled.masked_fill(~allowed, -math.inf)",
    wrong="weights = torch.softmax(masked, dim=-2)",
    fix="weights = torch.softmax(masked, dim=-1)",
    after="output = weights @ v",
    check=ROWS_SUM_TO_1,
    measures=(
        ("Smallest row sum", "weights.sum(-1).min()"),
        ("Largest row sum", "weights.sum(-1).max()"),
    ),
)

DROPOUT_BEFORE_SOFTMAX = Mistake(  # dropout: Srivastava et al. 2014
    name="dropout_before_softmax",
    title="Dropout before softmax",
    what="Scores are dropped, not weights: a score of 0 is still a weight, so nothing is dropped and the rest is sharpened.",
    given="Dropout is 0.5: yours drops nothing, or all.",
    before="""
def mask(scores):
    return scores.masked_fill(~allowed, -math.inf)
""",
    wrong="""
def drop(scores, keep):
    return torch.softmax(mask(scores * keep / (1 - p)), dim=-1)
""".strip(),
    fix="""
def drop(scores, keep):
    return torch.softmax(mask(scores), dim=-1) * keep / (1 - p)
""".strip(),
    after="""
keep = torch.rand(scaled.shape, generator=generator, dtype=torch.float32) >= p
draws = torch.rand(400, T, T, generator=generator, dtype=torch.float32) >= p
weights = torch.softmax(mask(scaled), dim=-1)
dropped = drop(scaled, keep)
output = dropped @ v""",
    check="""
gone = dropped[~keep]
assert not gone.any(), f"{gone.count_nonzero()} dropped weights stay"
assert torch.allclose(dropped[keep], weights[keep] / (1 - p)), "kept weights are not divided by 1 - p"
""".strip(),
    picture="dropped",
    measures=(
        ("Allowed weights that are 0, %", "100 * (dropped[..., allowed] == 0).double().mean()"),
        ("Largest row sum", "dropped.sum(-1).max()"),
        (
            "Mean of 400 draws, distance from the weights",
            "(drop(scaled[0], draws).mean(0) - weights[0]).abs().mean()",
        ),
    ),
)

ALL = (NO_SCALING, MODEL_SCALE, WRONG_AXIS, DROPOUT_BEFORE_SOFTMAX)
