"""Wrong edits of what the core says about a scene: sharpness, one query, words, projections, loops, programs."""

from tests.wrong_edits.edit import Edit

EDITS = (
    Edit(
        "effective keys take 2 to the entropy in nats",
        "entropy(weights).exp()",
        "entropy(weights).exp2()",
        "core/test_sharpness.py",
    ),
    Edit(
        "the scaled variance is divided by the root",
        "return raw, raw / head_size",
        "return raw, raw / math.sqrt(head_size)",
        "core/test_sharpness.py",
    ),
    Edit(
        "positions turn ten times faster", "-math.log(10_000) / width", "-math.log(1_000) / width", "core/test_positions.py"
    ),
    Edit(
        "a word's vector ignores its case",
        'generator(seed, "word", word)) for word',
        'generator(seed, "word", word.lower())) for word',
        "core/test_tokens.py",
    ),
    Edit(
        "queries are drawn before keys",
        "wk, wq, wv = (torch.stack(columns)",
        "wq, wk, wv = (torch.stack(columns)",
        "core/test_tokens.py",
    ),
    Edit(
        "words and positions are added without their scale",
        "return (x + self.places(len(words))) / math.sqrt(self.sum_square) if",
        "return (x + self.places(len(words))) if",
        "core/test_scene.py",
    ),
    Edit(
        "the program to copy has a shorter window",
        "(distance.abs() <= {number})",
        "(distance.abs() < {number})",
        "core/test_code_to_copy.py",
    ),
    Edit(
        "the ledger's last total forgets a key",
        "return adds, adds.cumsum(0)",
        "return adds, adds.cumsum(0) - adds[:1]",
        "core/test_one_query.py",
    ),
    Edit(
        "the sample variance is biased", "flatten(1).var(-1)", "flatten(1).var(-1, correction=0)", "core/test_sharpness.py"
    ),
    Edit(
        "a comparison by row takes the mean",
        "(one - other).abs().amax(-1)",
        "(one - other).abs().mean(-1)",
        "core/test_comparison.py",
    ),
    Edit(
        "torch is compared by the mean difference",
        "Agreement(comparison.largest(mine, theirs)",
        "Agreement((mine - theirs).abs().mean().item()",
        "core/test_torch_agreement.py",
    ),
    Edit(
        "entropy in bits",
        'entr(validation.tensor("weights", weights)).sum(-1)',
        'entr(validation.tensor("weights", weights)).sum(-1) / math.log(2)',
        "core/test_sharpness.py",
    ),
    Edit("no temperature counts as 0", "warm = column >= SMALLEST", "warm = column > 0", "core/test_edge_numbers.py"),
    Edit(
        "sines and cosines change places",
        "pair = torch.stack([angle.sin(), angle.cos()]",
        "pair = torch.stack([angle.cos(), angle.sin()]",
        "core/test_positions.py",
    ),
    Edit(
        "large matrices are shown by their mean",
        "unflatten(axis, (count, size)).amax(axis)]",
        "unflatten(axis, (count, size)).mean(axis)]",
        "core/test_downsampling.py",
    ),
    Edit(
        "the weight at temperature 1 is that of now",
        "softmax(masked, 1.0),",
        "softmax(masked, scene.temperature),",
        "core/test_one_query.py",
    ),
    Edit(
        "the weight without scaling is at temperature 1",
        "softmax(unscaled, scene.temperature, unbiased=scores)",
        "softmax(unscaled, 1.0, unbiased=scores)",
        "core/test_one_query.py",
    ),
    Edit(
        "all keys count as visible in the share of keys in use",
        "return 1 / self.count if self.count",
        "return 1 / len(self.weights) if self.count",
        "core/test_one_query.py",
    ),
    Edit(
        "the curve counts hidden keys",
        "count = max(1, int((~masked.isneginf()).sum()))",
        "count = len(masked)",
        "core/test_one_query.py",
    ),
    Edit(
        "the value of the others is what they add, shared out by number",
        "mean = added / weight if weight",
        "mean = added / others if weight",
        "core/test_one_query.py",
    ),
    Edit(
        "weights after dropout choose the row's winner",
        "weights, ties = trace.weights[at]",
        "weights, ties = trace.dropped[at]",
        "core/test_winners_before_dropout.py",
    ),
    Edit(
        "the largest keys are the smallest where there are many",
        "largest.argsort(descending=True, stable=True)",
        "largest.argsort(stable=True)",
        "core/test_one_query.py",
    ),
    Edit(
        "torch is compared after dropout",
        "mine = trace.heads.weights @",
        "mine = trace.heads.dropped @",
        "core/test_torch_agreement.py",
    ),
    Edit(
        "the variance of the sample is the biased one",
        "(step.var().item() if",
        "(step.var(correction=0).item() if",
        "core/test_scene.py panels/explore",
    ),
    Edit(
        "a head's own projections are those of the first",
        "self.projections.of_head(self.head, self.scene.heads)",
        "self.projections.of_head(0, self.scene.heads)",
        "core/projections",
    ),
    Edit(
        "averages are of the weights before dropout",
        "rows, own.trace.dropped @ rows",
        "rows, own.trace.weights @ rows",
        "panels/test_query_key_value_numbers.py",
    ),
    Edit(
        "a change is before minus after",
        "getattr(after.trace, step) - getattr(before.trace, step)",
        "getattr(before.trace, step) - getattr(after.trace, step)",
        "panels/test_query_key_value_numbers.py",
    ),
    Edit(
        "the soft output of a look-up is after dropout",
        "own.trace.weights[query] @ own.v",
        "own.trace.dropped[query] @ own.v",
        "core/projections/test_one_head.py",
    ),
    Edit("an edit goes to the first head", "heads[name] * own[name].shape[1] + column", "column", "core/projections"),
    Edit(
        "a designed query that scores 0 finds its keys", "if scores.max() <= 0:", "if scores.max() < 0:", "core/projections"
    ),
    Edit(
        "the share on consonants is that of all letters",
        "(head.weights[0, vowels] * consonants).sum(-1).mean()",
        "(head.weights[0] * consonants).sum(-1).mean()",
        "core/projections",
    ),
    Edit("the cursor is one step behind", "(self.taken <= cursor)", "(self.taken < cursor)", "core/loops"),
    Edit(
        "the program to copy is colder than it says",
        "weights = torch.softmax(shifted / temperature, -1)",
        "weights = torch.softmax(shifted * temperature, -1)",
        "core/test_code_to_copy.py",
    ),
    Edit("an example agrees to three decimals", "(0.5 + ROUNDING) * (digits", "(5 + ROUNDING) * (digits", "core/examples"),
)
