"""Famous bugs of what today's models add: rotary positions, a cache, a cap, a sink, fused projections, fixed scales."""

from attn_core.mistakes.definition import Mistake
from attn_core.mistakes.mask_mistakes import NOTHING_HIDDEN_IS_SEEN, ON_HIDDEN, PADDED, of_a_blind_row, of_a_mask
from attn_core.mistakes.score_mistakes import EFFECTIVE_KEYS, SOFTMAX, wrong_scale
from attn_core.mistakes.shape_mistakes import EACH_READS_ITS_COLUMNS, of_two_heads

OF_QUERIES = "(x @ wq).unflatten(1, (heads, -1)).transpose(0, 1)"
FREQUENCIES = """
  half = head_size // 2
  frequency = 10_000.0 ** (-torch.arange(half).double() / half)
"""

ALL = (
    of_two_heads(  # GPT-NeoX (Black et al. 2022) and BLOOM keep q, k, v of a head together; GPT-2 keeps three blocks
        name="fused_split_in_blocks",
        formula=r"q_h=\text{columns from}\ [3hD_h|hD_h]\ \text{of } x\,W_{QKV}",
        code="""
  fused = torch.cat([w.unflatten(1, (heads, 1, head_size)) for w in (wq, wk, wv)], dim=2).flatten(1)
  def split(x):
-     return x.unflatten(-1, (3, heads, head_size)).permute(1, 2, 0, 3)
+     return x.unflatten(-1, (heads, 3, head_size)).permute(2, 1, 0, 3)
  q, k, v = split(x @ fused)
  scaled = q @ k.mT / math.sqrt(head_size) / temperature
  weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1)
  output = weights @ v
""",
        check=EACH_READS_ITS_COLUMNS,
        measures={
            "Heads with queries of their own": f"((q - {OF_QUERIES}).abs().amax((1, 2)) < 1e-6).sum()",
            "Largest difference between heads 0 and 1": "(weights[0] - weights[1]).abs().max()",
        },
    ),
    wrong_scale(  # Touvron et al. 2023, section 2: the heads of LLaMA have 128 numbers, those of GPT-2 64
        name="scale_of_another_width",
        formula=SOFTMAX + r"\big(q_i\cdot k_j\,/[\sqrt{\text{head\_size}}|\sqrt{64}]\big)",
        code="""
- scaled = scores / math.sqrt(64)
+ scaled = scores / math.sqrt(head_size)
  weights = torch.softmax((scaled / temperature).masked_fill(~allowed, -math.inf), dim=-1)
  output = weights @ v
""",
    ),
    Mistake(  # Su et al. 2021, section 3.2.2, pairs neighbours; GPT-NeoX (Black et al. 2022) the halves of a head
        name="rotary_layouts_mixed",
        formula=r"x_a,x_b:\ (a,b)=[(i,i+\tfrac{D_h}{2})|(2i,2i+1)]",
        code=FREQUENCIES
        + """\
  angle = torch.arange(T)[:, None] * frequency
  cos, sin = angle.cos(), angle.sin()
  def rotated(x):
-     a, b = x[..., 0 : 2 * half : 2], x[..., 1 : 2 * half : 2]
+     a, b = x[..., :half], x[..., half : 2 * half]
      return torch.cat([a * cos - b * sin, b * cos + a * sin, x[..., 2 * half :]], dim=-1)
  scaled = rotated(q) @ rotated(k).mT / math.sqrt(head_size) / temperature
  weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1)
  output = weights @ v
""",
        check="""
pairs = [torch.complex(x[..., :half], x[..., half : 2 * half]) * torch.exp(1j * angle) for x in (q, k)]
scores = (pairs[0] @ pairs[1].mH).real + q[..., 2 * half :] @ k[..., 2 * half :].mT
off = (scaled - scores / math.sqrt(head_size) / temperature).abs().max().item()
assert off < 1e-6, f"scores are {off:.4f} off"
""",
        measures={
            "Change of the scaled scores by rotation, mean": "(scaled - q @ k.mT / math.sqrt(head_size) / temperature)"
            ".abs().mean()",
            **EFFECTIVE_KEYS,
        },
        premise="Rotary positions, for projections that were trained with halves as pairs.",
    ),
    Mistake(
        name="positions_from_zero",
        formula=r"q_t\leftarrow R(p)\,q_t,\ k_t\leftarrow R(p)\,k_t,\quad p=[\,t\,|\,0\,]",
        code=FREQUENCIES
        + """\
  def rotated(x, at):
      angle = at[:, None] * frequency
      a, b, rest = x[..., :half], x[..., half : 2 * half], x[..., 2 * half :]
      return torch.cat([a * angle.cos() - b * angle.sin(), b * angle.cos() + a * angle.sin(), rest], dim=-1)
  allowed = torch.ones(T, T, dtype=torch.bool).tril()
  weights, kept = torch.zeros_like(scaled), k[:, :0]
  for t in range(T):
-     at = torch.arange(1)
+     at = torch.arange(1) + kept.shape[1]
      query, key = rotated(q[:, t : t + 1], at), rotated(k[:, t : t + 1], at)
      kept = torch.cat([kept, key], dim=1)
      row = query @ kept.mT / math.sqrt(head_size) / temperature
      weights[:, t, : t + 1] = torch.softmax(row, dim=-1)[:, 0]
  output = weights @ v
""",
        check="""
turned = [rotated(x, torch.arange(T)) for x in (q, k)]
at_once = turned[0] @ turned[1].mT / math.sqrt(head_size) / temperature
off = (weights - torch.softmax(at_once.masked_fill(~allowed, -math.inf), dim=-1)).abs().max().item()
assert off < 1e-9, f"weights are {off:.4f} off those of all words at once"
""",
        measures={"Position at which the last word is read": "at.item()", **EFFECTIVE_KEYS},
        premise="Rotary positions; words come one at a time, and keys and values are kept.",
    ),
    Mistake(
        name="causal_from_the_first_key",
        formula=r"\text{new query } i\text{ may see }j:\quad j\le[\,i+\text{past}\,|\,i\,]",
        code="""
  allowed = torch.ones(T, T, dtype=torch.bool).tril()
  past = T // 2
  def mask(queries, keys):
-     return torch.ones(queries, keys, dtype=torch.bool).tril()
+     return torch.ones(queries, keys, dtype=torch.bool).tril(diagonal=keys - queries)
  seen = torch.cat([F.pad(mask(past, past), (0, T - past)), mask(T - past, T)])
  weights = torch.softmax(scaled.masked_fill(~seen, -math.inf), dim=-1)
  output = weights @ v
""",
        check="""
last = seen[-1].sum().item()
assert seen.equal(allowed), f"the last word sees {last} of {T} words"
""",
        measures={"Words that the last row may see": "seen[-1].sum()", **EFFECTIVE_KEYS},
        premise="A causal mask; the keys of the first half of the words are kept, the other half comes after.",
    ),
    of_a_mask(  # Gemma Team 2024 (Gemma 2), section 2, caps scores at 50
        name="cap_after_mask",
        formula=r"\text{hidden: } s_{ij}=[-\infty|c\tanh(-\infty/c)=-c]",
        code="""
  cap = 2.0
  def mask(scores):
      return scores.masked_fill(~allowed, -math.inf)
  def capped(scores):
      return cap * torch.tanh(scores / cap)
- final = capped(mask(scores / math.sqrt(head_size)))
+ final = mask(capped(scores / math.sqrt(head_size)))
  weights = torch.softmax(final / temperature, dim=-1)
  output = weights @ v
""",
        check=NOTHING_HIDDEN_IS_SEEN,
        measures={**ON_HIDDEN, "Row 0, weight on hidden words, head 0": "weights[0, 0, ~allowed[0]].sum()"},
    ),
    Mistake(  # OpenAI 2025 (gpt-oss), section 2.2
        name="sink_left_out",
        formula=r"w_{ij}=e^{s_{ij}}\,/\,[e^{s_\text{sink}}+\textstyle\sum_k e^{s_{ik}}|\textstyle\sum_k e^{s_{ik}}]",
        code="""
  masked = scaled.masked_fill(~allowed, -math.inf)
  sink = torch.zeros_like(masked[..., :1])
  def softmax(masked):
-     return torch.softmax(masked, dim=-1)
+     return torch.softmax(torch.cat([masked, sink], dim=-1), dim=-1)[..., :-1]
  weights = softmax(masked)
  output = weights @ v
""",
        check="""
share = torch.sigmoid(-torch.logsumexp(masked, dim=-1))
off = (1 - weights.sum(dim=-1) - share).abs().max().item()
assert off < 1e-9, f"the share of the sink is {off:.4f} off"
""",
        measures={"Smallest row sum": "weights.sum(-1).min()", "Row sum, mean of all rows": "weights.sum(-1).mean()"},
        premise="A sink whose score is 0.",
    ),
    of_a_blind_row(
        name="padding_on_the_wrong_side",
        formula=r"\text{padding: } s_{ij}=-\infty\ \text{ where }j=[\,0\,|T-1]",
        code="""
  def attend(scaled):
      allowed = torch.ones(T, T, dtype=torch.bool).tril()
-     allowed[:, -1] = False
+     allowed[:, 0] = False
      masked = scaled.masked_fill(~allowed, -math.inf)
      return torch.softmax(masked, dim=-1).nan_to_num(0.0), allowed
  weights, allowed = attend(scaled)
  output = weights @ v
""",
        **PADDED,
    ),
)
