"""Wrong edits of the core: one head, several, masks, dropout."""

from tests.wrong_edits.edit import Edit

EDITS = (
    Edit(
        "scores are divided by the head size, not its root",
        "math.sqrt(head_size) if self.power == 0.5",
        "head_size if self.power == 0.5",
        "core/test_attention.py",
    ),
    Edit(
        "the mask hides what it should show",
        "torch.where(allowed.to(q.device), biased, -math.inf)",
        "torch.where(~allowed.to(q.device), biased, -math.inf)",
        "core/test_attention.py",
    ),
    Edit(
        "hidden scores are a finite number",
        "torch.where(allowed.to(q.device), biased, -math.inf)",
        "torch.where(allowed.to(q.device), biased, -1e4)",
        "core/test_attention.py",
    ),
    Edit(
        "softmax runs over the queries",
        "weights = torch.softmax(masked, -1)\n    return",
        "weights = torch.softmax(masked, max(-2, -masked.ndim))\n    return",
        "core/test_attention.py",
    ),
    Edit(
        "temperature multiplies",
        "masked.detach().amax(-1, keepdim=True)) / finite",
        "masked.detach().amax(-1, keepdim=True)) * finite",
        "core/test_attention.py",
    ),
    Edit(
        "kept weights do not grow under dropout",
        "keep.to(weights.device) / (1 - p)",
        "keep.to(weights.device)",
        "core/test_dropout.py",
    ),
    Edit(
        "the output forgets dropout",
        "output = (dropped @ v.to(wide))",
        "output = (weights @ v.to(wide))",
        "core/test_attention.py",
    ),
    Edit(
        "contributions use weights before dropout",
        "return self.dropped[..., query, :, None]",
        "return self.weights[..., query, :, None]",
        "core/test_attention.py",
    ),
    Edit(
        "heads are cut out of the wrong columns",
        "x.unflatten(-1, (heads, x.shape[-1] // heads)).transpose(-3, -2)",
        "x.unflatten(-1, (x.shape[-1] // heads, heads)).transpose(-1, -2).transpose(-3, -2)",
        "core/test_heads.py",
    ),
    Edit(
        "cross-attention takes its keys from the queries' sentence where the shapes allow it",
        "(memory @ projections.wk, shared)",
        "((x if x.shape == memory.shape else memory) @ projections.wk, shared)",
        "core/test_heads.py",
    ),
    Edit(
        "causal hides the token itself",
        "return distances(tq, tk, align) <= 0",
        "return distances(tq, tk, align) < 0",
        "core/test_masks.py",
    ),
    Edit(
        "a window reaches forward without end",
        "distances(tq, tk, align).abs() <= reach",
        "-distances(tq, tk, align) <= reach",
        "core/test_masks.py",
    ),
    Edit(
        "a prefix is one token too long",
        "(torch.arange(tk) < length).expand(tq, tk)",
        "(torch.arange(tk) <= length).expand(tq, tk)",
        "core/test_masks.py",
    ),
    Edit(
        "edges of a graph point the other way",
        "allowed[target, source] = True",
        "allowed[source, target] = True",
        "core/test_masks.py",
    ),
    Edit(
        "a strided mask also looks ahead",
        "(distance <= 0) & (distance % stride == 0)",
        "distance % stride == 0",
        "core/test_masks.py",
    ),
    Edit(
        "the fused output is multiplied by the temperature",
        "config.factor(q.shape[-1]) / config.temperature\n    q",
        "config.factor(q.shape[-1]) * config.temperature\n    q",
        "core/test_attention.py",
    ),
    Edit(
        "softmax's input multiplies by the temperature",
        "return self.masked / min(",
        "return self.masked * min(",
        "core/test_attention.py",
    ),
    Edit(
        "heads are joined number by number",
        "x.transpose(-3, -2).flatten(-2)",
        "x.movedim(-3, -1).flatten(-2)",
        "core/test_heads.py",
    ),
    Edit("a batch of masks goes by heads", "allowed.unsqueeze(-3) if", "allowed.unsqueeze(0) if", "core/test_heads.py"),
    Edit(
        "values come from the queries' sentence where the shapes allow it",
        "(memory @ projections.wv, shared)",
        "((x if x.shape == memory.shape else memory) @ projections.wv, shared)",
        "core/test_heads.py",
    ),
    Edit(
        "the lower right corner is counted the wrong way",
        "(tk - tq if align ==",
        "(tq - tk if align ==",
        "core/test_masks.py",
    ),
    Edit(
        "padding leaves one token too many",
        "torch.arange(tk) < torch.tensor(lengths",
        "torch.arange(tk) <= torch.tensor(lengths",
        "core/test_masks.py",
    ),
    Edit(
        "a window mask looks ahead",
        "pattern=lambda tq, tk, reach, align: causal(tq, tk, align) & window",
        "pattern=lambda tq, tk, reach, align: window",
        "core/test_masks.py",
    ),
    Edit(
        "a painted cell only opens",
        "turned[query, key] = not allowed[query, key]",
        "turned[query, key] = True",
        "core/test_masks.py",
    ),
    Edit(
        "a prefix mask hides the past",
        "return allowed | prefix(tq, tk",
        "return allowed & prefix(tq, tk",
        "core/test_masks.py",
    ),
    Edit(
        "a weight on the edge of dropout is dropped",
        "generator=draws, dtype=torch.float32) >= p",
        "generator=draws, dtype=torch.float32) > p",
        "core/test_dropout.py",
    ),
    Edit(
        "every draw of dropout is the same",
        "seed + n) for n in range(draws)",
        "seed) for n in range(draws)",
        "core/test_dropout.py",
    ),
)
