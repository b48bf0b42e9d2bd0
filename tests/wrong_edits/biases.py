"""Wrong edits of a bias on the scores, of grouped heads, and of ALiBi."""

from tests.wrong_edits.edit import Edit

BIAS, TRACES, GROUPED, ALIBI = (
    *("core/test_bias.py", "core/test_bias_in_traces.py"),
    *("core/test_grouped.py", "core/test_biases.py"),
)
EDITS = (
    Edit(
        "the bias is scaled as scores are",
        "else scaled + bias.to(scaled)",
        "else scaled + bias.to(scaled) * config.factor(q.shape[-1])",
        BIAS,
    ),
    Edit("the bias is taken away", "else scaled + bias.to(scaled)", "else scaled - bias.to(scaled)", BIAS),
    Edit(
        "without a bias the step is a copy", "biased = scaled if bias is None", "biased = scaled * 1 if bias is None", BIAS
    ),
    Edit(
        "the fused function's bias knows no temperature",
        "torch.promote_types(q.dtype, torch.float32)) / temperature",
        "torch.promote_types(q.dtype, torch.float32))",
        BIAS,
    ),
    Edit("the fused function's bias opens the mask", "torch.where(mask, added, -math.inf)", "added", BIAS),
    Edit(
        "the magnitude of a bias makes ties",
        "rounded = scores.amax(-1, keepdim=True), scores if unbiased is None else unbiased",
        "rounded = scores.amax(-1, keepdim=True), scores",
        BIAS,
    ),
    Edit("a large bias breaks ties", "torch.maximum(magnitude, top.abs())", "magnitude", BIAS),
    Edit("the loops scale the bias", "dot * factor + (0.0 if bias is", "dot * factor + factor * (0.0 if bias is", BIAS),
    Edit("the loops' bias makes ties", "sizes.append(abs(dot * factor))", "sizes.append(abs(scores[j]))", BIAS),
    Edit("a bias may be NaN", 'return finite("bias", added)', "return added.abs().max().item()", BIAS),
    Edit("a bias may be too large to add", "abs(config.factor(width))) + added", "abs(config.factor(width)))", BIAS),
    Edit("without scaling there is no bias", "(scores + (biased - scaled)).masked_fill", "scores.masked_fill", TRACES),
    Edit("a late mask forgets the bias", "softmax(trace.biased, trace.temp", "softmax(trace.scaled, trace.temp", TRACES),
    Edit(
        "a design's match is moved by a bias",
        "trace.heads.scaled[head, query].mask",
        "trace.heads.biased[head, query].mask",
        TRACES,
    ),
    Edit("every block adds the first rows of a bias", "self.bias(first, count)", "self.bias(0, count)", TRACES),
    Edit("torch is not told the bias of a block", "allowed, head.config, bias)", "allowed, head.config)", TRACES),
    Edit(
        "a row's winner counts a bias as rounding",
        "tied(self.masked[at], unbiased=self.scaled[at])",
        "tied(self.masked[at])",
        TRACES,
    ),
    Edit(
        "neighbouring heads read different keys",
        "x.repeat_interleave(group, -3)",
        "x.repeat(*[1] * (x.ndim - 3), group, 1, 1)",
        GROUPED,
    ),
    Edit(
        "one head reads the keys of another group",
        "head * self.key_value_heads(heads) // heads",
        "head % self.key_value_heads(heads)",
        GROUPED,
    ),
    Edit(
        "keys and values may have different numbers of heads",
        "0 < shared == v.shape[-3] < heads",
        "0 < shared < heads",
        GROUPED,
    ),
    Edit(
        "torch gets the first heads of keys", "trace.k[None, ::group], ", "trace.k[None, : len(trace.k) // group], ", GROUPED
    ),
    Edit("slopes begin at 1", "[8 * (h + 1) / n for h", "[8 * h / n for h", ALIBI),
    Edit("further heads take the next slopes of the finer series", "4 * (2 * h + 1) / n", "4 * (h + 1) / n", ALIBI),
    Edit(
        "ALiBi prefers the far",
        "return -slopes(heads)[:, None, None] * places",
        "return slopes(heads)[:, None, None] * places",
        ALIBI,
    ),
    Edit("causal ALiBi rewards later keys", "return (-distance).clamp(min=0)", "return -distance", ALIBI),
    Edit("every block has the places of the first", "(distances(count, tk) - first)", "(distances(count, tk))", ALIBI),
)
