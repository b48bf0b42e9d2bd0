"""Famous bugs of shapes and order: heads, batches, positions, and a result written over its own source."""

from functools import partial

from attn_core.mistakes.definition import Mistake

EACH_READS_ITS_COLUMNS = """
for read, w in ((q, wq), (k, wk), (v, wv)):
    for head, columns in enumerate((x @ w).split(head_size, dim=-1)):
        assert torch.allclose(read[head], columns), f"head {head} reads the columns of another head"
"""
of_two_heads = partial(Mistake, needs="heads", fewest_heads=2, premise="Two heads: you have one.")

ALL = (
    of_two_heads(  # Vaswani et al. 2017, section 3.2.2: a head is a block of columns
        name="split_without_transpose",
        formula=r"q_{h,t}=\text{slice}\ [tH+h|hT+t]\ \text{of } x\,W_Q",
        code="""
  def split(x):
-     return x.view(heads, T, head_size)
+     return x.view(T, heads, head_size).transpose(0, 1)
  q, k, v = split(x @ wq), split(x @ wk), split(x @ wv)
  scaled = q @ k.mT / math.sqrt(head_size) / temperature
  weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1)
  output = weights @ v
  owners = torch.arange(T).repeat_interleave(heads * head_size).view(T, heads * head_size)
""",
        check="""
for head, columns in enumerate((x @ wq).split(head_size, dim=-1)):
    same = torch.allclose(q[head], columns)
    assert same, f"head {head} isn't its own columns"
""",
        measures={
            "Words that head 0 is made of": "split(owners)[0].unique().numel()",
            "Distance of head 0's queries from its own columns": "(q[0] - x @ wq[:, :head_size]).abs().max()",
        },
    ),
    of_two_heads(  # Vaswani et al. 2017, section 3.2.2: Concat(head_1, ..., head_h) for each word
        name="join_without_transpose",
        formula=r"\text{output}_{t,h}=\text{slice}\ [hT+t|tH+h]\ \text{of heads}",
        code="""
  weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1)
  attended = weights @ v
  def join(x):
-     return x.view(T, -1)
+     return x.transpose(0, 1).reshape(T, -1)
  output = join(attended)
  owners = torch.arange(T).repeat_interleave(head_size).repeat(heads).view(heads, T, head_size)
""",
        check="""
for head, columns in enumerate(output.split(head_size, dim=-1)):
    same = torch.equal(columns, attended[head])
    assert same, f"columns of head {head} hold something else"
""",
        measures={
            "Words whose outputs stand in row 0": "join(owners)[0].unique().numel()",
            "Distance of row 0 from its heads' outputs": "(output[0] - attended[:, 0].flatten()).abs().max()",
        },
        picture="output",
        loud="attended.transpose(0, 1).view(T, heads * head_size)",
    ),
    of_two_heads(  # which nn.MultiheadAttention does unless it is told otherwise
        name="heads_averaged",
        formula=r"\text{returned}_{h,ij}=[w_{h,ij}|\tfrac{1}{H}\textstyle\sum_g w_{g,ij}]",
        code="""
  def attend(scaled, v, average_attn_weights=True):
      weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1)
      mean = weights.mean(dim=0, keepdim=True)
      return weights @ v, mean if average_attn_weights else weights
- output, weights = attend(scaled, v)
+ output, weights = attend(scaled, v, average_attn_weights=False)
  weights = weights.expand(heads, T, T)
""",
        check="""
for head in range(heads):
    same = torch.allclose(weights[head] @ v[head], output[head])
    assert same, f"head {head}'s output has other weights"
""",
        measures={
            "Largest difference between heads 0 and 1": "(weights[0] - weights[1]).abs().max()",
            "Effective keys, mean of all rows": "sharpness.effective_keys(weights).mean()",
        },
    ),
    of_two_heads(  # Vaswani et al. 2017, section 3.2.2: each head has projections of its own
        name="every_head_the_first",
        formula=r"q_h=\text{columns}\ [hD_h\ldots (h+1)D_h|0\ldots D_h]\ \text{of } x\,W_Q",
        code="""
  def of_head(x, head):
-     return x[:, :head_size]
+     return x[:, head * head_size : (head + 1) * head_size]
  q, k, v = [torch.stack([of_head(x @ w, head) for head in range(heads)]) for w in (wq, wk, wv)]
  scaled = q @ k.mT / math.sqrt(head_size) / temperature
  weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1)
  output = weights @ v
""",
        check=EACH_READS_ITS_COLUMNS,
        measures={
            "Heads whose weights are head 0's": "(weights == weights[0]).flatten(1).all(-1).sum()",
            "Largest difference between heads 0 and 1": "(weights[0] - weights[1]).abs().max()",
        },
    ),
    Mistake(  # Ainslie et al. 2023: neighbouring query heads share keys and values
        name="groups_tiled",
        needs="heads",
        fewest_heads=4,
        premise="Four heads: you have fewer.",
        formula=r"\text{query head } h\text{ reads key head }\ [\lfloor 2h/H\rfloor|h\bmod 2]",
        code="""
  shared_k, shared_v = k[:2], v[:2]
  def for_all(kept):
-     return kept.repeat(heads // 2, 1, 1)
+     return kept.repeat_interleave(heads // 2, dim=0)
  k, v = for_all(shared_k), for_all(shared_v)
  scaled = q @ k.mT / math.sqrt(head_size) / temperature
  weights = torch.softmax(scaled.masked_fill(~allowed, -math.inf), dim=-1)
  output = weights @ v
""",
        check="""
for head in range(heads):
    same = torch.equal(k[head], shared_k[2 * head // heads])
    assert same, f"head {head} reads the keys of another group"
""",
        measures={
            "Heads that read another group's keys": "(k.unflatten(0, (2, -1)) != shared_k[:, None]).amax((2, 3)).sum()",
            "Difference between the keys of heads 0 and 1": "(k[0] - k[1]).abs().max()",
        },
    ),
    Mistake(
        name="batch_and_time_mixed",
        formula=r"x_{b,t}=\text{time first, at}\ [2t+b|Tb+t]",
        code="""
  examples = [x, backwards]
  time_first = torch.stack(examples, dim=1)
  def batch_first(x):
-     return x.view(2, T, -1)
+     return x.transpose(0, 1)
  trace = layer(batch_first(time_first))
  weights, output = trace.heads.weights, trace.output
  changed = time_first * torch.tensor([1.0, -1.0])[:, None]
  moved = layer(batch_first(changed)).output - output
  owners = torch.tensor([0, 1]).expand(T, 2).clone()
""",
        check="""
for number, example in enumerate(examples):
    same = torch.allclose(output[number], layer(example).output)
    assert same, f"example {number} is not what it is alone"
""",
        measures={
            "Examples mixed into example 0": "batch_first(owners)[0].unique().numel()",
            "Change of example 0 when example 1 changes sign": "moved[0].abs().max()",
        },
        premise="Two examples: your words, and your words backwards.",
        picture="weights[0]",
    ),
    Mistake(  # Vaswani et al. 2017, section 3.5
        name="no_positions",
        formula=r"x_t=[(\text{word}_t+\text{position}_t)/c|\text{word}_t]",
        code="""
  allowed = torch.ones(T, T, dtype=torch.bool)
  orders = torch.stack([embedded, embedded.flip(0)])
- x = orders
+ x = (orders + places) / math.sqrt(mean_square)
  q, k, v = [(x @ w).unflatten(-1, (heads, head_size)).transpose(1, 2) for w in (wq, wk, wv)]
  scores = q @ k.mT
  weights = torch.softmax(scores / math.sqrt(head_size) / temperature, dim=-1)
  output = weights @ v
""",
        check="""
forward, backward = x
moved = (forward - backward.flip(0)).abs().max().item()
assert moved > 1e-6, "x is the same wherever its word stands"
""",
        measures={
            "Change of scores when the words are reversed": "(scores[0] - scores[1].flip(-2, -1)).abs().max()",
            "Change of outputs when the words are reversed": "(output[0] - output[1].flip(-2)).abs().max()",
        },
        premise="No mask, which would tell the order too; your words, and your words backwards.",
        picture="weights[0]",
    ),
    Mistake(
        name="averaged_in_place",
        formula=r"\text{mean}_t=\tfrac{1}{t+1}\big([\textstyle\sum_{s<t}x_s|\textstyle\sum_{s<t}\text{mean}_s]+x_t\big)",
        code="""
  original = x.clone()
  def running_mean(x):
-     means = x
+     means = torch.empty_like(x)
      for t in range(T):
          means[t] = x[: t + 1].mean(0)
      return means
  allowed = torch.ones(T, T, dtype=torch.bool).tril()
  output = running_mean(x)
  weights = running_mean(torch.eye(T, dtype=x.dtype))
  even = allowed / allowed.sum(-1, keepdim=True)
""",
        check="""
counts = torch.arange(1, T + 1)[:, None]
off = (output - original.cumsum(0) / counts).abs().max().item()
assert off < 1e-6, f"means are {off:.4f} away from the past's"
""",
        measures={
            "Row 2, weight of word 0": "weights[2, 0]",
            "Row 2, weight of word 1": "weights[2, 1]",
            "Row 2, weight of word 2": "weights[2, 2]",
            "Rows that drift": "((weights - even).abs() > 1e-6).any(-1).sum()",
            "Change of the source": "(x - original).abs().max()",
        },
        premise="No attention: the mean of the past.",
        has_heads=False,
    ),
)
