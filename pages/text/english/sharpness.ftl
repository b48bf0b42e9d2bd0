### What the page about softmax says: focus, the size of scores, why they are divided by √head_size, temperature.

five =
    .title = Larger differences between scores concentrate the weights
    .about =
        A score measures how well a key matches a query. **Softmax** exponentiates each score (e = 2.718… to its
        power) and divides by the sum of the exponentials. Multiplying by c > 1 enlarges the
        differences between scores, so the largest weight grows, unless all scores are equal: more **focus**.
    .sentence =
        { $multiplier ->
            [1] The
           *[other] Multiplied by **{ SHORT($multiplier) }**, the
        } { $equal ->
            [yes] five scores are equal, and each gets a weight of **{ FINE_PERCENT($largest) }**.
           *[no]
                largest score, { $top }, gets a weight of **{ FINE_PERCENT($largest) }**{ $changed ->
                    [up] , up from { FINE_PERCENT($before) }
                    [down] , down from { FINE_PERCENT($before) }
                   *[no] { "" }
                }. The query in effect attends to **{ DECIMAL($effective, digits: 1) }** of the 5 keys (**effective keys**).
        } { $level ->
            [saturated] { LEVELS.saturated }
            [nearly] { LEVELS.nearly }
           *[open] { LEVELS.open }
        }
    .task = Find a multiplier at which the largest weight is above 95 %.
    .done =
        The largest score, { $top }, gets a weight of { FINE_PERCENT($largest) }; the next one, { $next }, gets a weight
        of { FINE_PERCENT($second) }.
powers =
    .title = Wider heads have larger scores
    .about =
        A score in a **head** sums head_size products of independent numbers with mean 0 and **variance** { $init ->
            [linear]
                1/3 (linear layers). A product has variance 1/9, the sum head_size/9. Dividing by c divides the variance by c².
                Dividing by √head_size makes it 1/9; dividing by head_size makes it 1/(9 · head_size)
           *[gaussian]
                1. A product has variance 1, the sum head_size. Dividing by c divides the variance by c². Dividing by
                √head_size makes it 1; dividing by head_size makes it 1/head_size
        }. The weights are then nearly equal and hardly distinguish words.
    .sentence =
        At head size { $size }, { $by ->
            [none] not divided
           *[other] divided by { $by }
        }, the 256 scores of this draw have variance **{ SHORT($drawn, digits: 3) }**; in theory { SHORT($theory, digits: 3) }{ $at_each ->
            [yes] , as at every head size. So rows are about equally sharp in narrow and in wide heads.
           *[no] .
        }
    .task =
        { $size ->
            [1] At head size 1 every power of head_size is 1. Choose a wider head.
           *[other] Set the power at which scores are divided by head_size itself, not by its root.
        }
    .done =
        At p = 1 scores are divided by { $size }, not by its root. Their variance is
        { SHORT($drawn, digits: 3) }, in theory { SHORT($theory, digits: 3) }: the wider the head, the more equal its weights.
sizes =
    .title = Scaling: why divide by √head_size
    .about =
        In a wide head, unscaled scores vary widely: by chance, one key gets most of the weight. Small changes in q
        and k then hardly change the weights: the **gradient** nearly vanishes, and training stalls. Dividing by
        √head_size makes rows about equally sharp at every head size.
    .sentence =
        At head size **{ $size }** the largest of 64 weights is **{ PERCENT($none) }** on average without dividing,
        { "" }**{ PERCENT($head) }** when scores are divided by √{ $size }{ $other ->
            [none] { "" }
           *[other]
                , and **{ $other }** when divided by { $other_divisor }{ $d_model_divides ->
                    [yes] , where d_model is the width of a word’s vector
                   *[no] { "" }
                }
        }. { $any ->
            [no] In none of these { $rows } rows does a key have 99 % or more, so none is saturated.
           *[yes]
                Without dividing, **{ $saturated } of { $rows }** rows are saturated (one key has 99 % or more); divided by
                √{ $size }, **{ $scaled }** are.
        }
    .task =
        { $size ->
            [1] At head size 1 the divisor √head_size is 1. Choose a wider head.
           *[other] Set the power at which the largest weight grows most as heads get wider.
        }
    .done =
        Without dividing, the largest weight is { PERCENT($none) } on average, by chance alone; divided by √{ $size } it
        is { PERCENT($head) }.
ends =
    .title = Temperature sets the focus
    .about =
        The scores are also divided by the temperature T, which is set by hand, not learned. At T = 0 the
        largest score gets all the weight; tied keys share it. As T rises, the weights become more equal, and the output
        approaches the mean of the values.
    .sentence =
        { $found ->
            [none] { blind }
            [one] { alone }
            [equal] { equal_ends }
           *[several] { several_ends }
        }
    .task =
        { $kind ->
            [narrow] “{ WORD($query) }” may attend to at most one key. { $choose }
            [equal] “{ WORD($query) }” has equal scores for all its keys. { $choose }
            [apart]
                The scores of this row differ too much for the temperature to make its weights nearly equal. Divide them by
                √head_size in step 3, or choose another row.
           *[near] Raise the temperature until no key has more than twice the weight of another.
        }
    .done =
        The largest weight is { PERCENT($largest) }, the smallest { PERCENT($smallest) }; equal weights would be
        { PERCENT($mean) }{ $near_mean ->
            [yes] : the output is close to the mean of the values
           *[no] { "" }
        }.
several_ends =
    At temperature **{ SHORT($temperature) }**, { QUERY($query) } attends to { KEY($key) }{ $others ->
        [0] { "" }
        [one] { " " }and to { $others } other key
       *[other] { " " }and to { $others } other keys
    } with a weight of **{ PERCENT($weight) }**{ $others ->
        [0] { "" }
       *[other] { " " }each
    }. { $temperature ->
        [0] As the temperature grows, the weight
       *[other]
            At temperature 0 the weight is { PERCENT($at_cold) }{ $others ->
                [0] { "" }
               *[other] { " " }each
            }; as the temperature grows, it
    } approaches { PERCENT($mean) }, the same for all { $visible } keys.
summary =
    Softmax turns scores into attention weights. Multiplying the scores enlarges their differences, and that
    concentrates the weights.  { "\u000A" }The standard deviation of scores is about { $init ->
        [linear] ⅓ of √head_size for q and k from linear layers; dividing the scores by √head_size makes it about ⅓
       *[gaussian] √head_size for random q and k; dividing the scores by √head_size makes it 1
    }. The temperature is set by hand and controls the focus: dividing by T = 1/c is multiplying by c, as in step 1.
LEVELS =
    .saturated = The row is **saturated**: a small change in a score hardly changes the weights.
    .nearly = The row is **nearly saturated**: a small change in a score changes the weights slightly.
    .open = The row is **not saturated**: a small change in a score changes the weights.
blind = Every key is hidden from { QUERY($query) }: its output is 0 at every temperature.
alone = { QUERY($query) } can attend only to { KEY($key) }: its weight is 100 % at every temperature.
equal_ends =
    { QUERY($query) } has the same score for all { $visible } keys: each has a weight of **{ PERCENT($mean) }** at
    every temperature.
five_weights =
    .key =
        { $multiplier ->
            [1] :gray[**Scores of five keys, and their attention weights**]
           *[other]
                :gray[**Scores of five keys × { SHORT($multiplier) }, and their attention weights** · █ now · ┃ before
                multiplying]
        }
    .alt = Softmax of five numbers as bars
by_power =
    .key = :gray[**Variance of scores ÷ { $divided_by }^p** ·] { $lines_of_sizes } :gray[· dot: this draw]
    .alt = Variance of scores against the power of the divisor, one line for each of three head sizes
largest =
    .key = :gray[**{ MEASURES.largest }** ·] { $lines_of_ways }
    .alt = Largest weight of a row over 64 keys against head size, one line for each divisor
effective =
    .key = :gray[**{ MEASURES.effective }** ·] { $lines_of_ways }
    .alt = Effective number of keys of 64 against head size, one line for each divisor
MEASURES =
    .largest = Largest of 64 weights, mean over 64 random queries
    .effective = Effective keys of 64
row =
    .key = **Attention weights of** { QUERY($query) } :gray[· █ temperature { SHORT($temperature) } · ┃ temperature 0 ·
        ○ infinite temperature]
    .alt = The selected row now, at temperature 0 and at infinite temperature, as bars
passed =
    .key =
        :gray[**largest change in weights ÷ change in scores** ·] :primary[**━ five scores**] :gray[┉ multiplied
        scores]
    .alt = How much a change in scores changes the weights, against temperature
naive =
    .key = :gray[**exp(s) ÷ sum of exp(s)**, in float32]
    .alt = Softmax without subtracting the largest score, as bars
careful =
    .key = :gray[**largest score subtracted first**, as torch.softmax does]
    .alt = Softmax with the largest score subtracted first, as bars
spread_by_size =
    .key = :gray[**Standard deviation of scores** ·] { $lines_of_spreads } :gray[· dots: this draw]
    .alt = Standard deviation of scores against head size: not divided, and divided by √head_size
variance_by_size =
    .key =
        :gray[**Variance of q · k** ·] { $lines_of_ways } :gray[· dots: draws{ $gaussian ->
            [yes] { " " }· shade: 95 % of draws
           *[no] { "" }
        } · both axes logarithmic · d_model: the width of x, a word’s vector]
    .alt = Variance of q times k against head size, one line for each divisor, with draws around the one that is set
slope = { passed_on }{ "\u000A" }{ "\u000A" }{ slope_words }
passed_on =
    A small change in the multiplied scores changes the weights by a vector that is at most
    { "" }**{ DECIMAL($passes_on, digits: 3) }** times as long as this change. Backpropagation multiplies a gradient by the same
    factor at most.{ $multiplier ->
        [0] { " " }At c = 0 all scores are 0, whatever the five numbers are, so no gradient reaches them.
        [1] { "" }
       *[other]
            { " " }A change of the five numbers is first multiplied by { SHORT($multiplier) }, so the factor is
            { "" }**{ DECIMAL($in_all, digits: 3) }** in all.
    }
slope_words =
    Multiplying by { SHORT($multiplier) } is equivalent to { $multiplier ->
        [0] infinite temperature
       *[other] temperature { SHORT($temperature, digits: 3) }
    }. The entropy of the weights, −Σ w ln w, is { DECIMAL($entropy, digits: 2) } nats; its exponential is the number of
    effective keys, { DECIMAL($effective, digits: 1) }.
shift =
    The largest score is { DECIMAL($highest, digits: 1) }. In float32 the exponentials add up to { $infinite ->
        [yes] **infinity**
       *[no] **{ SHORT($total, digits: 3) }**
    }. { $lost ->
        [0] { "" }
       *[other]
            { $zero ->
                [yes] 0 ÷ 0
               *[no] Infinity ÷ infinity
            } is not a number, so **{ $lost } of 5** weights are undefined.{ " " }
    }With the largest score subtracted first, the exponents are at most 0, and the weights stay as they were.
spread =
    At head size { $size }, the 256 scores of this draw have a standard deviation of **{ DECIMAL($spread_undivided) }**;
    divided by √{ $size } = { SHORT($root, digits: 3) }, they have one of **{ DECIMAL($spread_divided) }**.
variance =
    In theory, scores at head size { $size } have variance { SHORT($theory_undivided, digits: 3) }; divided by √{ $size } =
    { SHORT($root, digits: 3) }, they have { SHORT($theory_undivided, digits: 3) } ÷ { $size } = { SHORT($theory_divided, digits: 3) }. In
    this draw of 256 scores it is **{ DECIMAL($undivided) }**, and **{ DECIMAL($divided) }** when divided; each **New
    draw** gives slightly different numbers.
linear_words =
    { $gaussian ->
        [yes]
            A torch.nn.Linear layer is initialised with smaller numbers. Choose linear: each number of q and k then has
            variance ⅓, and the scores have a ninth of the variance.
       *[no]
            Each number of q and k has variance ⅓, so a score has variance { $size } ÷ 9 = **{ SHORT($theory_undivided, digits: 3) }**
            in theory, **{ DECIMAL($undivided, digits: 2) }** in this draw. Dividing by √head_size still makes the variance 1
            ÷ 9 at every head size.
    }
far = { far_from_ends }{ "\u000A" }{ "\u000A" }{ row_passes_on }
far_from_ends =
    At temperature 0 the output is { $others ->
        [0] the { VALUE("value") } of { KEY($key) }
        [one] the mean of the { VALUE("values") } of { KEY($key) } and { $others } other key
       *[other] the mean of the { VALUE("values") } of { KEY($key) } and { $others } other keys
    }. Now{ $before_dropout } each of its numbers is within **{ DECIMAL($to_cold) }** of that.
    
    At infinite temperature it is the plain mean of the { $values }. Now{ $before_dropout } each of its numbers is within
    { "" }**{ DECIMAL($to_mean) }** of that.
row_passes_on =
    { $passes_on ->
        [none] The smallest change in one of the equal scores decides which key gets the weight.
       *[other]
            A small change in the scores changes the weights by a vector that is at most
            { "" }**{ DECIMAL($passes_on, digits: 3) }** times as long as this change.
    }
way =
    { $divisor ->
        [none] not divided
       *[other] ÷ { $divisor }
    }
FOLDS =
    .slope = the slope of softmax
    .overflow = numbers that overflow
    .spread = the standard deviation of scores
    .variance = why exactly √head_size: the variance in three lines
    .draws = 400 draws with several divisors
    .linear = linear layers instead of draws
    .effective = effective keys and saturated rows
    .far = the output from temperature 0 to ∞
five_offers =
    .times_8 = Multiply by 8
    .times_0 = Multiply by 0
constant_offers =
    .add_50 = Add 50
    .add_100 = Add 100
    .subtract_150 = Subtract 150
powers_offers =
    .narrow = Head size 1
    .wide = Head size 128
sizes_offers =
    .wrong_root = Wide head, ÷ √d_model
    .right_root = Wide head, ÷ √head_size
ends_offers =
    .cold = Temperature 0
    .past = Only the past
TABLES =
    .head_sizes = by head size
    .variances = 400 draws
    .ends = selected row
HEAD_SIZE_AXIS = head size
NOT_A_NUMBER = not a number
POWER_AXIS = power p of the divisor
MULTIPLIER = Multiply the five scores by c
MULTIPLIER_HELP = The same as a temperature of 1 ÷ c.
of_head_size = head size { $size }
ENDS =
    .cold = temperature 0
    .now = now
    .hot = infinite temperature
others =
    { $count ->
        [one] { $count } other
       *[other] { $count } others
    }
HIDDEN = hidden
ends_tip =
    { $label }: { DECIMAL($now, digits: 4) } now, { DECIMAL($cold, digits: 4) } at temperature 0,
    { DECIMAL($hot, digits: 4) } at infinite temperature
hidden_tip = { $label }: { HIDDEN }
SLOPE_AXIS = temperature = 1 ÷ c
CONSTANT = Add to each of the five scores
CONSTANT_HELP = The same number is added to every score.
INIT = q and k
INIT_HELP =
    gaussian: numbers with mean 0 and variance 1. linear: outputs of freshly initialised torch.nn.Linear
    layers.
what_variance_is = **Variance** says how widely numbers vary: it is their mean squared distance from their mean. Its square
    root, the **standard deviation**, is their typical distance from their mean. { $init ->
        [linear] Here q and k come from linear layers: mean 0, variance ⅓.
       *[gaussian] Here q and k are random: mean 0, variance 1.
    }
DERIVATION_HEAD =
    .line = Variance in three lines
    .theory = theory
    .drawn = this draw
of_products = var(qᵢ kᵢ) = { $product } :gray[for independent numbers of mean 0]
of_sum =
    var(q · k) = { $size } · var(qᵢ kᵢ) :gray[for a sum of { $size ->
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
known_draws =
    The worked examples contain two different draws at head size 16: one unscaled, variance
    { DECIMAL($raw, digits: 4) }; the other divided by √16, variance { DECIMAL($scaled, digits: 4) }.
EFFECTIVE_WORDS =
    The number of effective keys is the exponential of a row’s entropy: equal weights on k keys give k.
    A row is saturated if one key has 99 % or more; almost no gradient reaches q and k through it. These are means or
    counts over 64 rows.
SIZES_HEAD =
    .scores = scores
    .largest = largest weight
    .effective = effective keys
    .saturated = saturated rows
shift_verified =
    If the largest score is subtracted before softmax, adding { $constant } to five scores changes no weight
    by more than { SMALL($difference) }.
mean_verified = The output at infinite temperature and the mean of the values differ by at most { SMALL($difference) }.
