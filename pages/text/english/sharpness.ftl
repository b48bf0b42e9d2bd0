### What the page about softmax says: scores become shares, luck in a wide head, why √head_size, temperature.

-root-of-head-size = { "$\\sqrt{\\text{head\\_size}}$" }

## the steps

five =
    .title = Softmax turns scores into shares
    .about = Scores can be negative, but weights must be shares of 100 %. **Softmax** takes e ≈ 2.718 to the power of each score,
        because such a power is always positive, and divides by the sum of all. Multiply
        by c > 1: scores differ more, so the largest weight grows, unless all scores are equal.
    .sentence = { five_shares }
    .predict = One key’s score is 1 higher than another’s. How many times as large is its weight?
    .task = Choose c so that the two largest scores lie exactly 1 apart, and compare their weights.
    .done = { $top } is 1 more than { $next }, so its weight, { FINE_PERCENT($largest) }, is e ≈ 2.7 times
        { FINE_PERCENT($second) }, because $e^{ "{" }{ $top }{ "}" }$ = e · $e^{ "{" }{ $next }{ "}" }$. That is so for any two scores 1
        apart: only differences count. So programs subtract the largest score first, and no exponential overflows.
    .nearly = At c = { SHORT($multiplier) } the two largest scores, { $top } and { $next }, lie { DECIMAL($lead, digits: 1) } apart. { $way ->
        [near] A larger c moves them farther apart.
       *[far] A smaller c brings them closer together.
    }
luck =
    .title = What does a head attend to before it has learned anything?
    .about = Before training, queries and keys are random, so no word has earned more weight. But in a wide **head** a score sums
        many products, head_size of them, and scores differ by several points by chance. A lead of 5 points already makes a
        weight $e^5$ ≈ 148 times as large.
    .sentence = { $words ->
        [1] A single key gets all the weight, whatever its score is.
       *[other] At head size 4, { QUERY($query_name) } gives its largest weight, **{ PERCENT($narrow_share) }**, to
            { KEY($narrow_word) }. At head size 128 it gives **{ PERCENT($share) }** to { KEY($word) }, though nothing has been
            learned.
    }
    .predict = Is this draw an exception? Suppose { $rows } such rows are drawn at head size 128. In how many does one key get more than
        90 %?
    .task = { $words ->
        [1] Type more words, so that there are several keys to win.
       *[other] Take new draws until “{ WORD($last) }”, the last word{ $cut ->
            [yes] { " " }shown
           *[no] { "" }
        }, gets the largest weight at head size 128.
    }
    .done = “{ WORD($last) }” gets { PERCENT($share) }, only because this draw made it so. In { $clear } of { $rows } such rows one key
        gets more than 90 %, at head size 4 in { $narrow_clear }, because sums of 128 random products spread wider than sums of 4.
    .nearly = In this draw “{ WORD($word) }” gets the largest weight, { PERCENT($share) }. Another draw may give it to another word.
spread =
    .title = Why scores are divided by √head_size
    .about = The more products a score sums, the farther from 0 it lands. Suppose the numbers of q and k have mean 0 and **variance** 1,
        their mean square: at head size 64, scores of ±8 are normal. One key wins by luck, and small
        changes hardly move a weight, so training can’t correct it. So scores are divided.
    .sentence = At head size **{ $size }**, { $by ->
        [none] not divided
       *[other] divided by { $by }
    }, the 256 scores of this draw typically lie **{ SHORT($spread, digits: 3) }** from 0, which is their standard deviation.
        Its square is their variance,
        { "" }**{ SHORT($drawn, digits: 3) }**; in theory it is { SHORT($theory, digits: 3) }{ $at_each ->
            [yes] , the same at every head size
           *[no] { "" }
        }.
    .predict = At p = 0 scores are divided by 1, so they stay as they are. How large is their variance then at head size { $size }?
    .task = { $size ->
        [1] At head size 1 every power of head_size is 1. Choose a wider head.
       *[other] Set p = 0, and compare the three pictures.
    }
    .done = The variance is { SHORT($drawn, digits: 3) }, in theory { SHORT($theory, digits: 3) }, because each of the { $size }
        products adds { of_one_product }: scores of ±{ SHORT($typical, digits: 2) } are normal. Dividing by c divides the variance by
        c², so only { -root-of-head-size } makes it { of_one_product } at every width.
    .nearly = With p = { SHORT($power) }, scores are still divided, by { $by }: their variance is { SHORT($drawn, digits: 3) }. The smaller p is,
        the less they are divided.
ends =
    .title = Temperature: all for one key, or some for each?
    .about = Should a row give everything to its best key, or something to each? Dividing its scores by a **temperature** T decides:
        a low T enlarges their differences, a high T shrinks them. Attention keeps T = 1, but a language model chooses its next word
        with a T set by hand.
    .sentence = { $found ->
        [none] { blind }
        [one] { alone }
        [equal] { equal_ends }
       *[several] { several_ends }
    }
    .predict = Can the temperature alone give another key than “{ WORD($key) }” the largest weight?
    .task = { $kind ->
        [narrow] “{ WORD($query) }” may attend to at most one key. { $choose }
        [equal] “{ WORD($query) }” has equal scores for all its keys. { $choose }
        [apart] No temperature of the control gives “{ WORD($key) }” about 90 % of this row. { $choose }
       *[near] Find a temperature at which { $others ->
            [0] { leading } has
           *[other] { leading } together have
        } about 90 % of the weight (85 to 95 %).
    }
    .done = { $others ->
        [0] { leading } has
       *[other] { leading } together have
    } { PERCENT($together) } of the weight. No other key has overtaken, because dividing all scores by the same T keeps their
        order. Only the leads change: halving T doubles each, which squares the ratio of two weights.
    .nearly = At T = { SHORT($temperature) }, { leading } { $others ->
        [0] has
       *[other] together have
    } { PERCENT($together) } of the weight. { $way ->
        [little] A lower T enlarges the leads.
       *[much] A higher T shrinks the leads.
    }
summary = Softmax turns scores into shares: a lead of one point makes a weight e ≈ 2.7 times as large.
    { "  \u000A" }A score sums head_size products. Divided by { -root-of-head-size }, it has variance { $init ->
        [linear] 1/9
       *[gaussian] 1
    } at every head size, so no key wins only because a head is wide. A temperature, set by hand, divides once more.
    Without a mask each word attends to all others, also to those that come after it. May it?
five_shares = { $multiplier ->
    [1] The
   *[other] Multiplied by **{ SHORT($multiplier) }**, the
} { $equal ->
    [yes] five scores are equal, and each gets a weight of **{ FINE_PERCENT($largest) }**.
   *[no] largest score, { $top }, gets a weight of **{ FINE_PERCENT($largest) }**{ $changed ->
        [up] , up from { FINE_PERCENT($before) }
        [down] , down from { FINE_PERCENT($before) }
       *[no] { "" }
    }. The weights are spread as widely as equal weights on **{ DECIMAL($effective, digits: 1) }** of the 5 keys would be
        (**effective keys**).{ $level ->
            [saturated] { " " }{ LEVELS.saturated } So the gradient nearly vanishes, and training stalls.
            [nearly] { " " }{ LEVELS.nearly }
           *[open] { "" }
        }
}
of_one_product = { $gaussian ->
    [yes] 1
   *[no] 1/9
}
leading = “{ WORD($key) }”{ $others ->
    [0] { "" }
    [one] { " " }and { $others } other key
   *[other] { " " }and { $others } other keys
}
five_guesses =
    .twice = 2 times
    .e = about 2.7 times
    .depends = it depends on how large both are
luck_guesses =
    .few = in hardly any
    .some = in about a quarter
    .most = in more than half
spread_guesses =
    .one = 1
    .root = { -root-of-head-size }
    .size = head_size
ends_guesses =
    .high = yes, a high one
    .low = yes, a low one
    .never = no
spread_offers =
    .by_size = Head size 64, ÷ head_size
    .wrong_root = Wide head, ÷ a wrong root
narrow_row =
    .key = **head size 4** :gray[· not divided{ $cut ->
        [yes] { " " }· the first 8 words
       *[no] { "" }
    }]
    .alt = The weights of one random query in a head of size 4, as bars
wide_row =
    .key = **head size 128** :gray[· not divided{ $cut ->
        [yes] { " " }· the first 8 words
       *[no] { "" }
    }]
    .alt = The weights of one random query in a head of size 128, as bars
histogram =
    .key = { $is_set ->
        [yes] :primary[**head size { $at_size }**]
       *[no] :gray[**head size { $at_size }**]
    } :gray[· ━ ±{ SHORT($at_spread, digits: 3) }, standard deviation]
    .alt = How 256 scores at head size { $at_size } are spread around 0, as bars
slope = { $level ->
    [saturated] { LEVELS.saturated }
    [nearly] { LEVELS.nearly }
   *[open] { LEVELS.open }
} { passed_on }{ "\u000A" }{ "\u000A" }{ slope_words }
passed_on = If the multiplied scores change a little, the vector of weights changes by at most about
    { "" }**{ DECIMAL($passes_on, digits: 3) }** times as much. Training sends the **gradient** back the same way, with the same factor at most. Where that is
    nearly 0, no score learns whether it should rise or fall, so the row stays as luck has made it.{ $multiplier ->
        [0] { " " }At c = 0 all scores are 0, whatever the five numbers are, so no gradient reaches them.
        [1] { "" }
       *[other] { " " }A change of the five numbers is first multiplied by { SHORT($multiplier) }, so the factor is
            { "" }**{ DECIMAL($in_all, digits: 3) }** in all.
    }
sizes = At head size **{ $size }** the largest of 64 weights is **{ PERCENT($none) }** on average without dividing,
    { "" }**{ PERCENT($head) }** when scores are divided by √{ $size }{ $other ->
        [none] { "" }
       *[other] , and **{ $other }** when divided by { $other_divisor }{ $d_model_divides ->
            [yes] , where d_model is the width of a word’s vector
           *[no] { "" }
        }
    }. { $any ->
        [no] In none of these { $rows } rows does a key have 99 % or more, so none is saturated.
       *[yes] Without dividing, **{ $saturated } of { $rows }** rows are saturated (one key has 99 % or more); divided by
            √{ $size }, **{ $scaled }** are.
    }
FOLDS =
    .slope = why a saturated row stops learning: the gradient
    .overflow = the same number added to every score, and numbers that overflow
    .variance = why exactly √head_size: three lines, 400 draws, torch.nn.Linear
    .largest = the luckiest key at every head size
    .far = the output from temperature 0 to ∞
TABLES =
    .scores = scores near each whole number
    .head_sizes = by head size
    .variances = 400 draws
    .ends = selected row

## pictures, folds and tables

several_ends = At temperature **{ SHORT($temperature) }**, { QUERY($query) } attends to { KEY($key) }{ $others ->
        [0] { "" }
        [one] { " " }and to { $others } other key
       *[other] { " " }and to { $others } other keys
    } with a weight of **{ PERCENT($weight) }**{ $others ->
        [0] { "" }
       *[other] { " " }each
    }. { $temperature ->
        [0] As the temperature grows, the weight
       *[other] At temperature 0 the weight is { PERCENT($at_cold) }{ $others ->
                [0] { "" }
               *[other] { " " }each
            }; as the temperature grows, it
    } approaches { PERCENT($mean) }, the same for all { $visible } keys.{ $narrow ->
        [yes] { " " }This head has size { $head_size }; on “{ TITLE("start") }” it has size 64, so its weights differ there.
       *[no] { "" }
    }
LEVELS =
    .saturated = The row is **saturated**: a small change in a score hardly changes the weights.
    .nearly = The row is **nearly saturated**: a small change in a score changes the weights slightly.
    .open = The row is **not saturated**: a small change in a score changes the weights.
blind = Every key is hidden from { QUERY($query) }: its output is 0 at every temperature.
alone = { QUERY($query) } can attend only to { KEY($key) }: its weight is 100 % at every temperature.
equal_ends = { QUERY($query) } has the same score for all { $visible } keys: each has a weight of **{ PERCENT($mean) }** at
    every temperature.
five_weights =
    .key = { $multiplier ->
            [1] :gray[**Scores of five keys, and their attention weights**]
           *[other] :gray[**Scores of five keys × { SHORT($multiplier) }, and their attention weights** · █ now · ┃ before
                multiplying]
        }
    .alt = Softmax of five numbers as bars
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
    .key = :gray[**largest change in weights ÷ change in scores** ·] :primary[**━ five scores**] :gray[┉ multiplied
        scores]
    .alt = How much a change in scores changes the weights, against temperature
naive =
    .key = :gray[**exp(s) ÷ sum of exp(s)**, in float32]
    .alt = Softmax without subtracting the largest score, as bars
careful =
    .key = :gray[**largest score subtracted first**, as torch.softmax does]
    .alt = Softmax with the largest score subtracted first, as bars
variance_by_size =
    .key = :gray[**Variance of q · k** ·] { $lines_of_ways } :gray[· dots: draws{ $gaussian ->
            [yes] { " " }· shade: 95 % of draws
           *[no] { "" }
        } · both axes logarithmic · d_model: the width of x, a word’s vector]
    .alt = Variance of q times k against head size, one line for each divisor, with draws around the one that is set
slope_words = Multiplying by { SHORT($multiplier) } is the same as { $multiplier ->
        [0] infinite temperature
       *[other] temperature { SHORT($temperature, digits: 3) }
    } (step 4). The entropy of the weights, −Σ w ln w, is { DECIMAL($entropy, digits: 2) } nats; its exponential is the number of
    effective keys, { DECIMAL($effective, digits: 1) }.
shift = The largest score is { DECIMAL($highest, digits: 1) }. In float32 the exponentials sum to { $infinite ->
        [yes] **infinity**
       *[no] **{ SHORT($total, digits: 3) }**
    }. { $lost ->
        [0] { "" }
       *[other] { $zero ->
                [yes] 0 ÷ 0
               *[no] Infinity ÷ infinity
            } is not a number, so **{ $lost } of 5** weights are undefined.{ " " }
    }With the largest score subtracted first, no exponent is above 0, so nothing overflows; the weights stay the same,
    because only differences count.
variance = In theory, scores at head size { $size } have variance { SHORT($theory_undivided, digits: 3) }; divided by √{ $size } = { SHORT($root, digits: 3) }, they have { SHORT($theory_undivided, digits: 3) } ÷ { $size } = { SHORT($theory_divided, digits: 3) }. In
    this draw of 256 scores it is **{ DECIMAL($undivided) }**, and **{ DECIMAL($divided) }** when divided.
linear_words = { $gaussian ->
        [yes] torch.nn.Linear starts with smaller numbers. Choose linear: each number of q and k then has
            variance ⅓, so a product, and with it each score, has ⅓ · ⅓ = 1/9 of the variance.
       *[no] Each number of q and k has variance ⅓, so a score has variance { $size } ÷ 9 = **{ SHORT($theory_undivided, digits: 3) }**
            in theory, **{ DECIMAL($undivided, digits: 2) }** in this draw. Dividing by { -root-of-head-size } still makes it 1 ÷ 9 at
            every head size.
    }
far = At temperature 0 the output is { $others ->
        [0] the { VALUE("value") } of { KEY($key) }
        [one] the mean of the { VALUE("values") } of { KEY($key) } and { $others } other key
       *[other] the mean of the { VALUE("values") } of { KEY($key) } and { $others } other keys
    }. Now{ $before_dropout } each of its numbers differs from that by at most **{ AT_MOST($to_cold) }**.

    At infinite temperature it is the plain mean of the { $values }. Now{ $before_dropout } each of its numbers differs from
    that by at most **{ AT_MOST($to_mean) }**.
way = { $divisor ->
        [none] not divided
       *[other] ÷ { $divisor }
    }
five_offers =
    .times_8 = Multiply by 8
    .times_0 = Multiply by 0
constant_offers =
    .add_50 = Add 50
    .add_100 = Add 100
    .subtract_150 = Subtract 150
ends_offers =
    .cold = Temperature 0
    .past = Only the past
HEAD_SIZE_AXIS = head size
NOT_A_NUMBER = not a number
MULTIPLIER = Multiply the five scores by c
MULTIPLIER_HELP = The same as a temperature of 1 ÷ c.
ENDS =
    .cold = temperature 0
    .now = now
    .hot = infinite temperature
others = { $count ->
        [one] { $count } other
       *[other] { $count } others
    }
HIDDEN = hidden
ends_tip = { $label }: { DECIMAL($now, digits: 4) } now, { DECIMAL($cold, digits: 4) } at temperature 0,
    { DECIMAL($hot, digits: 4) } at infinite temperature
hidden_tip = { $label }: { HIDDEN }
SLOPE_AXIS = temperature = 1 ÷ c
CONSTANT = Add to each of the five scores
CONSTANT_HELP = The same number is added to every score.
INIT = q and k
INIT_HELP = gaussian: numbers with mean 0 and variance 1. linear: outputs of freshly initialised torch.nn.Linear
    layers.
what_variance_is = **Variance** is the mean squared distance of numbers from their mean; its square root, the **standard deviation**, is
    their typical distance. { $init ->
        [linear] Here q and k come from torch.nn.Linear: mean 0, variance ⅓.
       *[gaussian] Here q and k are random: mean 0, variance 1.
    } The width of x, a word’s vector, is called **d_model**.
DERIVATION_HEAD =
    .line = Variance in three lines
    .theory = theory
    .drawn = this draw
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
known_draws = The worked examples contain two different draws at head size 16: one unscaled, variance
    { DECIMAL($raw, digits: 4) }; the other divided by √16, variance { DECIMAL($scaled, digits: 4) }.
EFFECTIVE_WORDS = The number of effective keys is the exponential of a row’s entropy: equal weights on k keys give k. A row is saturated if
    one key has 99 % or more, so that almost no gradient reaches q and k. The numbers are means or counts over 64 rows.
SIZES_HEAD =
    .scores = scores
    .largest = largest weight
    .effective = effective keys
    .saturated = saturated rows
shift_verified = If the largest score is subtracted before softmax, adding { $constant } to five scores changes no weight
    by more than { AT_MOST($difference) }.
mean_verified = The output at infinite temperature and the mean of the values differ by at most { AT_MOST($difference) }.
