"""What the worked examples are called: each by its name in a link, and each of its steps."""

TITLES = {
    "averaging": "Averaging three ways",
    "three_tokens_naive": "Three tokens, no projections",
    "three_tokens_by_hand": "Three tokens by hand",
    "one_head_two_channels": "One head on two channels",
    "one_head_32_channels": "One head on 32 channels",
    "two_variances": "Two variances",
    "two_softmaxes": "Two softmaxes",
    "one_head_drawn_later": "One head, drawn later",
    "a_batch": "A batch of two",
    "two_heads_in_one_product": "Two heads in one product",
}
SUMMARIES = {
    "averaging": "A loop, a triangular matrix and a softmax of masked zeros give the same running mean.",
    "three_tokens_naive": (
        "Without projections scores are symmetric, and here each token gives its largest weight to itself."
    ),
    "three_tokens_by_hand": "One causal head, from three tokens to the weighted sum of values, beside PyTorch’s function.",
    "one_head_two_channels": "The weights are no longer all equal: they depend on the tokens.",
    "one_head_32_channels": "Scores above and below 0, and their softmax under a causal mask.",
    "two_variances": "Where q and k have variance 1, scores have a variance of about head_size, and of about 1 once scaled.",
    "two_softmaxes": "The same five numbers, eight times as large, give one of them nearly all the weight.",
    "one_head_drawn_later": "The same tokens with other projections: the source ran its cells out of order, 20 draws later.",
    "a_batch": "Two examples go through one layer at once, and neither attends to the other.",
    "two_heads_in_one_product": "One product makes the queries of both heads, and each head takes its own columns.",
}
MEANS = "that product with b: the same means"
ROW_7 = "the last row of these weights, which the source’s text repeats"
FIRST_SCORES = "the first example’s scores, q·k, nothing hidden"
FIRST_WEIGHTS = "the first example’s weights, causal, from unscaled scores"
STEPS = {
    "averaging": {
        "loop": "the mean of the past, row by row",
        "triangle": "a lower triangle of ones",
        "normalised": "the triangle, each row divided by its sum",
        "matrix": MEANS,
        "masked": "scores of 0, and −∞ in the future",
        "weights": "softmax of each row: the same triangle",
        "softmax": MEANS,
        "in_place": "the loop as its source writes it, into the array that it reads",
        "in_place_weights": "the weights of that loop",
    },
    "three_tokens_naive": {
        "x": "three tokens of five numbers, X",
        "dots": "the product of every token with every token, one by one",
        "scores": "the same nine as one product, X Xᵀ",
        "weights": "softmax of each row",
        "output": "weights times X",
        "mean_of_two": "the average of tokens 0 and 1",
        "mean_of_three": "the average of all three tokens",
        "output_0": "the output of token 0 by itself",
        "output_1": "the output of token 1 by itself",
        "output_2": "the output of token 2 by itself",
    },
    "three_tokens_by_hand": {
        "k": "keys, X W_K",
        "q": "queries, X W_Q",
        "v": "values, X W_V",
        "scores": "scores, Q Kᵀ",
        "unscaled_weights": "softmax of the unscaled scores",
        "scaled": "scores divided by √4",
        "mask": "who may attend to whom: each token to the past and to itself",
        "masked_scores": "scores, and −∞ in the future",
        "masked": "scores divided by √4, and −∞ in the future",
        "weights": "softmax of each row",
        "dropped": "dropout 0.5: the weights that are kept, doubled",
        "adds": "weight times value for token 2, key by key",
        "output": "weights times values, without dropout",
        "pytorch": "the same from scaled_dot_product_attention",
        "k_0": "the key of token 0 by itself",
        "q_0": "the query of token 0 by itself",
        "scaled_weights": "softmax of the scores divided by √4",
        "keep": "what dropout 0.5 keeps: 1 where a weight is kept",
    },
    "one_head_two_channels": {"weights": FIRST_WEIGHTS, "row_7": ROW_7},
    "one_head_32_channels": {
        "scores": FIRST_SCORES,
        "weights": FIRST_WEIGHTS,
        "row_7": ROW_7,
        "batch_weights": "the weights of the first two examples (example, row)",
    },
    "two_variances": {"raw": "variance of 256 scores", "scaled": "variance of 256 others, divided by √16"},
    "two_softmaxes": {
        "diffuse": "softmax of the row",
        "peaked": "softmax of 8 times the row, which is temperature 1/8",
    },
    "one_head_drawn_later": {"scores": f"{FIRST_SCORES}, added up one by one"},
    "a_batch": {
        "x": "two examples of three tokens (example, row)",
        "scores": "their scores, not divided (example, row)",
        "mask": "who may attend to whom, one mask for both examples",
        "masked": "the scores, and −∞ in the future (example, row)",
        "weights": "softmax of the masked scores, divided by √4 (example, row)",
    },
    "two_heads_in_one_product": {
        "scores": "the first example’s scores, not divided (head, row)",
        "mask": "who may attend to whom, one mask for all heads",
        "masked": "these scores, and −∞ in the future (head, row)",
        "scaled": "all masked scores after the division (example, head, row)",
        "weights": "softmax of the first example’s rows (head, row)",
        "output": "the heads’ outputs, side by side (example, row)",
        "right_output": "the heads’ outputs, side by side (example, row)",
    },
}
