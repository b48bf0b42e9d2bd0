### What Explore says: three panels named by one line of thought, match → share → collect.
TABLES =
    .row = this row, to its output
    .heatmap = this heatmap
    .sharpness = sharpness by temperature
DEFINITION = Attention lets each word collect information from other words.
START_HERE = New to attention? Start here
JOBS = :gray[These random projections have no meaning yet.] **Attend to:**
JOB_NAMES =
    .previous = the word before
    .same = the same word
MATCH = ## 1  Match: who attends to whom
STAGE_HELP = scores: q·k. scaled: divided by √head_size. biased: the bias added, where there is one. masked: hidden cells
    are −∞. weights: after softmax. dropped: after dropout.
WINDOW =
    .rows_from = Rows from
    .columns_from = Columns from
WINDOW_HELP = Where the window starts in which every number is exact.
PROGRAM = The PyTorch that computes this screen
PROGRAM_NEEDS = :gray[Needs torch and nothing else; makes the same words, draws and weights, and checks itself.]
VERIFIED = Verified ✓: how these numbers were checked, and what the colours mean

# a key of colours never breaks
NOW = **▬** now

# a key of colours never breaks
AT_ONE = **┃** at temperature 1
TRY =
    .sharp = Temperature 0.1
    .unscaled = Head size 128, scores not divided
    .causal = Causal mask: hide later words
    .previous = Attend to the word before
    .model = A head of a trained model
    .alibi = ALiBi alone: the nearest words count most
COLOURS = Colour scale of weights: 0 to 1, raised to the power 0.6, so that small weights can be seen. In scores and
    values, violet is positive and orange is negative.
LINK = The address of this page is the view: whoever opens it sees the same, your words included.
DRAWN = Words and projections are drawn at random from the seed. q and k have variance about 1, so q·k has variance
    about head_size; divided by √head_size it would be about 1.
LANGUAGE_MODEL = Vectors and projections are those of a small language model, learned from simple stories.
LEARNED = Letters’ vectors and the other heads are drawn at random from the seed; head 0 learned by gradient descent.
UNTRAINED = Letters’ vectors and all heads are drawn at random from the seed; head 0 is not trained yet.
ONE_SCORE = One score has no variance.
ROWS_AND_COLUMNS = rows: queries · columns: keys
ALL_HEADS = :gray[**all heads** · select one to follow it]
IN_BLOCKS = all of it in blocks
HIDDEN = hidden
BARS_ALT = The selected row as bars
CURVE_ALT = Largest weight and effective keys against temperature
LEDGER_ALT = Ledger: weight, value and contribution of each key to the output
STACK_ALT = Output by dimension, stacked from the keys
head_title = :gray[**head { $head }** · { $role ->
    [none] { ROWS_AND_COLUMNS }
   *[other] { $role }
}]
window = rows { $top } to { $bottom }, columns { $left } to { $right }
exact_title = :gray[**head { $head }** · { $window }, exact · { $legend }]
whole_title = :gray[**head { $head }** · { $blocks } · select a cell to move the window]
stage_alt = { $stage } of head { $head }, { $part }
all_heads_alt = { $stage } of all heads, small
others = { $count } others
share = ## 2  Share: how “{ WORD($name) }” distributes its attention
UNSCALED = ○ not divided
collect = ## 3  Collect: the output of “{ WORD($name) }”, the sum of { $weight } × value

    :gray[values and contributions (violet: positive, orange: negative)]
by_dimension = ### { $size ->
    [1] The one component
   *[other] The { $size } components
} of the output, stacked by key: **–** { OUTPUT("output") }

# Say to how many keys a row attends in effect; hides: whether others are hidden from it.
sharpness = { $visible ->
    [0] Every { $noun } is hidden from { QUERY($query) }, so all its weights are 0.
   *[other] { QUERY($query) } in effect attends to **{ DECIMAL($effective, digits: 1) }** of { $visible ->
        [0] { "" }
        [1] { "" }
       *[other] the{ " " }
    }{ $visible ->
        [one] { $visible } { $noun }
       *[other] { $visible } { $noun }s
    }{ $hides ->
        [yes] { " " }that it may attend to
       *[no] { "" }
    } (**effective keys**).
}

# Say what a token is.
tokens = Words: letters, digits, ’ and - stick together; every other sign, such as a comma or an emoji, is a token of
    its own. { $designed ->
    [yes] “The” and “the” are the same word to designed heads, which ignore case; their labels
   *[no] “The” and “the” are different words, and their labels
} hold their positions: The·0 and the·5. Characters: every sign is a token, and a space is written ␣.
difference = The output is the weighted sum of the values: sum − output is { SMALL($amount) }.

# Say the variance of the scores; scaled: after the division, None where there is none.
variance = In this sample the variance of q·k is { DECIMAL($raw, digits: 1) }, { $scaled ->
    [none] not divided by anything
   *[other] { DECIMAL($scaled, digits: 2) } once divided by { $divisor }
}.
computed = Computed on the { $device } in { DECIMAL($milliseconds, digits: 1) } ms.
designed = Projections are designed: x holds 0 and 1, { $d_model } named features; a query finds its key with a score
    of { SHORT($score) }·√head_size, every other key scores 0. The seed draws dropout only.
from_example = { $description } The seed draws dropout, too.
stage_name = { $stage ->
    [scores] scores
    [scaled] scaled scores
    [biased] scores with the bias
    [masked] masked scores
    [dropped] weights after dropout
   *[weights] weights
}
heatmap_alt = { stage_name } of head { $head }: rows { LIST($queries) }; columns { LIST($keys) }

# a key of colours never breaks
curve = :primary[━ largest weight **{ PERCENT($largest) }**] :gray[╍ effective keys **{
    DECIMAL($effective, digits: 1) } of { $visible }**]

# Where a row's weight goes as the temperature falls to 0; on_top: how many largest scores are equal; cold: whether it is 0.
when_colder = { $cold ->
    [yes] At temperature 0
   *[no] As the temperature falls to 0
}, { $on_top ->
    [1] the largest score takes all the weight
   *[other] the { $on_top } largest scores, which are equal, share all the weight equally
}.
ONE_KEY = With a single key, its weight is 100 % at every temperature.
all_equal = All { $visible } scores are equal, and so are the weights at every temperature.
