"""Famous bugs of what today's models add: rotary positions, a cache, a cap, a sink, fused projections, fixed scales."""

from attn_core.mistakes.shape_mistakes import EACH_READS_ITS_COLUMNS, of_two_heads

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
            "Heads with queries of their own": "(q - (x @ wq).unflatten(1, (heads, -1)).transpose(0, 1)).flatten(1).norm(dim=1).lt(1e-6).sum()",
            "Largest difference between heads 0 and 1": "(weights[0] - weights[1]).abs().max()",
        },
    ),
)
