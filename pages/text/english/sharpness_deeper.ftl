### What the page about softmax says below its steps, for the curious and for implementers, and in its tables.
TABLES =
    .head_sizes = by head size
    .variances = 400 draws
    .ends = selected row
SLOPE = the slope of softmax
SLOPE_AXIS = temperature = 1 ÷ c
SLOPE_ALT = How much a change in scores changes the weights, against temperature
SLOPE_TITLE = :gray[**largest change in weights ÷ change in scores** ·] :primary[**━ five scores**] :gray[┉ multiplied
    scores]
OVERFLOW = numbers that overflow
CONSTANT = Add to each of the five scores
CONSTANT_HELP = The same number is added to every score.
slope_words = Multiplying by { SHORT($multiplier) } is equivalent to { $multiplier ->
    [0] infinite temperature
   *[other] temperature { SHORT($temperature, digits: 3) }
}. The entropy of the weights, −Σ w ln w, is { DECIMAL($entropy, digits: 2) } nats; its exponential is the number of
    effective keys, { DECIMAL($effective, digits: 1) }.

## the variance of scores

SPREAD = the standard deviation of scores
VARIANCE = why exactly √head_size: the variance in three lines
VARIANCE_ALT = Variance of q times k against head size, one line for each divisor, with draws around the one that is set
DRAWS = 400 draws with several divisors
LINEAR = linear layers instead of draws
INIT = q and k
INIT_HELP = gaussian: numbers with mean 0 and variance 1. linear: outputs of freshly initialised torch.nn.Linear
    layers.
SPREAD_ALT = Standard deviation of scores against head size: not divided, and divided by √head_size
linear_words = { $gaussian ->
    [yes] A torch.nn.Linear layer is initialised with smaller numbers. Choose linear: each number of q and k then has
        variance ⅓, and the scores have a ninth of the variance.
   *[no] Each number of q and k has variance ⅓, so a score has variance { $size } ÷ 9 = **{ SHORT($theory, digits: 3) }**
        in theory, **{ DECIMAL($drawn, digits: 2) }** in this draw. Dividing by √head_size still makes the variance 1
        ÷ 9 at every head size.
}
known_draws = The worked examples contain two different draws at head size 16: one unscaled, variance
    { DECIMAL($raw, digits: 4) }; the other divided by √16, variance { DECIMAL($scaled, digits: 4) }.
EFFECTIVE = effective keys and saturated rows
EFFECTIVE_WORDS = The number of effective keys is the exponential of a row’s entropy: equal weights on k keys give k.
    A row is saturated if one key has 99 % or more; almost no gradient reaches q and k through it. These are means or
    counts over 64 rows.
FAR = the output from temperature 0 to ∞

# Say how much of a change of the scores reaches the weights; None: without limit, as ties share at temperature 0.
row_passes_on = { $gradient ->
    [none] The smallest change in one of the equal scores decides which key gets the weight.
   *[other] A small change in the scores changes the weights by a vector at most **{ DECIMAL($gradient, digits: 3) }**
        times as long.
}
shift_verified = Adding { $constant } to five scores, with the largest subtracted first, changes no weight by more than
    { SMALL($difference) }.
mean_verified = The output at infinite temperature and the mean of the values differ by at most { SMALL($difference) }.
