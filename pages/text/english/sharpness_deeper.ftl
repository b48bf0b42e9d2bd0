### What the page about softmax says below its steps, for the curious and for implementers, and in its tables.
TABLES =
    .head_sizes = by head size
    .variances = 400 draws
    .ends = your row
SLOPE = the slope of softmax
SLOPE_AXIS = temperature = 1 ÷ c
SLOPE_ALT = How much a change of scores changes the weights, against temperature
SLOPE_TITLE = :gray[**weights’ change ÷ scores’ change, at most** ·] :primary[**━ five scores**] :gray[┉ multiplied
    scores]
OVERFLOW = numbers that overflow
CONSTANT = Add to each of the five scores
CONSTANT_HELP = The same number is added to every score.
slope_words = Multiplying by { SHORT($multiplier) } does the same as { $multiplier ->
    [0] infinite temperature
   *[other] temperature { SHORT($temperature, digits: 3) }
}. The entropy of the weights, −Σ w ln w, is { DECIMAL($entropy, digits: 2) } nats; e to the power of it is the
    number of effective keys, { DECIMAL($effective, digits: 1) }.

## the variance of scores

SPREAD = the standard deviation of scores
VARIANCE = why exactly √head_size: the variance in three lines
VARIANCE_ALT = Variance of q times k against head size, one line for each divisor, with draws around the one that is set
DRAWS = 400 draws, divided in several ways
LINEAR = linear layers in place of draws
INIT = q and k
INIT_HELP = gaussian: numbers with mean 0 and variance 1. linear: tokens through layers as torch.nn.Linear starts them.
SPREAD_ALT = Standard deviation of scores against head size: not divided, and divided by √head_size
linear_words = { $gaussian ->
    [yes] A layer of torch.nn.Linear starts with smaller numbers. Choose linear: each number of q and k then has
        variance ⅓, and the scores have a ninth of the variance.
   *[no] Each number of q and k has variance ⅓, so a score has variance { $size } ÷ 9 = **{ SHORT($theory, digits: 3) }**
        in theory, **{ DECIMAL($drawn, digits: 2) }** in this draw. Dividing by √head_size still makes it the same at
        every head size: 1 ÷ 9.
}
known_draws = The worked examples hold two draws at head size 16: one as it is, variance { DECIMAL($raw, digits: 4) };
    another, not the same, with its scores divided by √16, { DECIMAL($scaled, digits: 4) }.
EFFECTIVE = effective keys and saturated rows
EFFECTIVE_WORDS = Effective keys are e to the power of a row’s entropy: a row over k keys with equal weights has k. A row is
    saturated where one key has 99 % or more; almost no gradient reaches q and k through it. All are means or counts of
    64 rows.
FAR = the output between its two ends

# Say how much of a change of the scores reaches the weights; None: without limit, as ties share at temperature 0.
row_passes_on = { $gradient ->
    [none] The smallest change of one of the equal scores decides which key gets the weight.
   *[other] The change of the weights is at most **{ DECIMAL($gradient, digits: 3) }** times a small change of the
        scores, as lengths of vectors.
}
shift_verified = Adding { $constant } to five scores, with the largest subtracted first, changes no weight by more than
    { SMALL($difference) }.
mean_verified = The output at infinite temperature and the mean of the values differ by at most { SMALL($difference) }.
