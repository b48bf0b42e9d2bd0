### What the worked examples are called: each by its name in a link, and each of its steps.
TITLES =
    .averaging = Averaging three ways
    .three_tokens_naive = Three tokens, no projections
    .three_tokens_by_hand = Three tokens by hand
    .one_head_two_channels = One head on two channels
    .one_head_32_channels = One head on 32 channels
    .two_variances = Two variances
    .two_softmaxes = Two softmaxes
    .one_head_drawn_later = One head, other projections
    .a_batch = A batch of two examples
    .two_heads_in_one_product = Two heads in one product
SUMMARIES =
    .averaging = A loop, a triangular matrix and a softmax of masked zeros give the same running mean.
    .three_tokens_naive = Without projections scores are symmetric, and here each token gives its largest weight to itself.
    .three_tokens_by_hand = One causal head, from three tokens to the weighted sum of values, compared with PyTorch’s
        function.
    .one_head_two_channels = The weights are not all equal: they depend on the tokens.
    .one_head_32_channels = Scores above and below 0, and their softmax under a causal mask.
    .two_variances = If q and k have variance 1, the scores have variance of about head_size; scaled, of about 1.
    .two_softmaxes = Multiplied by 8, the same five numbers give nearly all the weight to one of them.
    .one_head_drawn_later = The same tokens with other projections: the source ran its cells out of order, so 20 random
        draws lie between.
    .a_batch = Two examples go through one layer at once, and neither attends to the other.
    .two_heads_in_one_product = One product makes the queries of both heads, and each head takes its own columns.
MEANS = that matrix times b: the same means
ROW_7 = the last row of these weights, which the source’s text repeats
FIRST_SCORES = the first example’s scores, q·k, nothing hidden
FIRST_WEIGHTS = the first example’s weights, causal, from unscaled scores
