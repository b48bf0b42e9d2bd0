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

# How much of a change reaches the weights; alone: of the multiplied scores, in_all: of the five numbers.
passed_on = A small change in the multiplied scores changes the weights by a vector that is at most
    { "" }**{ DECIMAL($alone, digits: 3) }** times as long as this change. Backpropagation multiplies a gradient by the same
    factor at most.{ $multiplier ->
    [0] { " " }At c = 0 all scores are 0, whatever the five numbers are, so no gradient reaches them.
    [1] { "" }
   *[other] { " " }A change of the five numbers is first multiplied by { SHORT($multiplier) }, so the factor is
        { "" }**{ DECIMAL($in_all, digits: 3) }** in all.
}

# Whether the largest score is subtracted first: titles, and what the pictures show.
MOVED =
    .naive = :gray[**exp(s) ÷ sum of exp(s)**, in float32]
    .careful = :gray[**largest score subtracted first**, as torch.softmax does]
MOVED_ALTS =
    .naive = Softmax without subtracting the largest score, as bars
    .careful = Softmax with the largest score subtracted first, as bars

# What becomes of the moved scores; total: of their exponentials, infinite: whether it is; lost: how many weights are no
# number; zero: whether the total is 0
shift = The largest score is { DECIMAL($largest, digits: 1) }. In float32 the exponentials add up to { $infinite ->
    [yes] **infinity**
   *[no] **{ SHORT($total, digits: 3) }**
}. { $lost ->
    [0] { "" }
   *[other] { $zero ->
        [yes] 0 ÷ 0
       *[no] Infinity ÷ infinity
    } is not a number, so **{ $lost } of 5** weights are undefined.{ " " }
}With the largest score subtracted first, the exponents are at most 0, and the weights stay as they were.

## the variance of scores

SPREAD = the standard deviation of scores
VARIANCE = why exactly √head_size: the variance in three lines
VARIANCE_ALT = Variance of q times k against head size, one line for each divisor, with draws around the one that is set
DRAWS = 400 draws with several divisors
LINEAR = linear layers instead of draws
INIT = q and k
INIT_HELP = gaussian: numbers with mean 0 and variance 1. linear: outputs of freshly initialised torch.nn.Linear
    layers.
# What variance is, and that of q and k; init: what they are drawn as.
what_variance_is = **Variance** says how widely numbers vary: it is their mean squared distance from their mean. Its square
    root, the **standard deviation**, is their typical distance from their mean. { $init ->
    [linear] Here q and k come from linear layers: mean 0, variance ⅓.
   *[gaussian] Here q and k are random: mean 0, variance 1.
}

# lines: which line is which
variance_title = :gray[**Variance of q · k** ·] { $lines } :gray[· dots: draws{ $band ->
    [yes] { " " }· shade: 95 % of draws
   *[no] { "" }
} · both axes logarithmic · d_model: the width of x, a word’s vector]

# theory, drawn: undivided; divided, drawn_divided: divided by √size
variance = In theory, scores at head size { $size } have variance { SHORT($theory, digits: 3) }; divided by √{ $size } =
    { SHORT($root, digits: 3) }, they have { SHORT($theory, digits: 3) } ÷ { $size } = { SHORT($divided, digits: 3) }. In
    this draw of 256 scores it is **{ DECIMAL($drawn) }**, and **{ DECIMAL($drawn_divided) }** when divided; each **New
    draw** gives slightly different numbers.
DERIVATION_HEAD =
    .line = Variance in three lines
    .theory = theory
    .drawn = this draw

# The three lines that lead to √head_size, each with its reason.
of_products = var(qᵢ kᵢ) = { $product } :gray[for independent numbers of mean 0]
of_sum = var(q · k) = { $size } · var(qᵢ kᵢ) :gray[for a sum of { $size ->
    [one] { $size } independent product
   *[other] { $size } independent products
}]
of_quotient = var(q · k ÷ √{ $size }) = var(q · k) ÷ (√{ $size })² :gray[as dividing by c divides the variance by c²]
DRAWS_HEAD =
    .scores = scores
    .theory = theory
    .drawn = this draw
    .middle = 95 % of 400 draws
range = { SHORT($low, digits: 3) } to { SHORT($high, digits: 3) }
spread_title = :gray[**Standard deviation of scores** ·] { $lines } :gray[· dots: this draw]
spread = At head size { $size }, the 256 scores of this draw have a standard deviation of **{ DECIMAL($undivided) }**;
    divided by √{ $size } = { SHORT($root, digits: 3) }, they have one of **{ DECIMAL($divided) }**.
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
# What is drawn against head size: titles, and descriptions.
MEASURES =
    .largest = Largest of 64 weights, mean over 64 random queries
    .effective = Effective keys of 64
measure_alt = { $measure ->
    [largest] Largest weight of a row over 64 keys
   *[effective] Effective number of keys of 64
} against head size, one line for each divisor
SIZES_HEAD =
    .scores = scores
    .largest = largest weight
    .effective = effective keys
    .saturated = saturated rows
FAR = the output from temperature 0 to ∞

# How far the output is from both ends; others: keys that share the largest score; values: whose mean it is; before: dropout
far = At temperature 0 the output is { $others ->
    [0] the { VALUE("value") } of { KEY($key) }
    [one] the mean of the { VALUE("values") } of { KEY($key) } and { $others } other key
   *[other] the mean of the { VALUE("values") } of { KEY($key) } and { $others } other keys
}. Now{ $before } each of its numbers is within **{ DECIMAL($to_cold) }** of that.

    At infinite temperature it is the plain mean of the { $values }. Now{ $before } each of its numbers is within
    { "" }**{ DECIMAL($to_mean) }** of that.

# Say how much of a change of the scores reaches the weights; None: without limit, as ties share at temperature 0.
row_passes_on = { $gradient ->
    [none] The smallest change in one of the equal scores decides which key gets the weight.
   *[other] A small change in the scores changes the weights by a vector that is at most
        { "" }**{ DECIMAL($gradient, digits: 3) }** times as long as this change.
}
shift_verified = If the largest score is subtracted before softmax, adding { $constant } to five scores changes no weight
    by more than { SMALL($difference) }.
mean_verified = The output at infinite temperature and the mean of the values differ by at most { SMALL($difference) }.
