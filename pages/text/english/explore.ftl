### What Explore says: three panels named by one line of thought, match → share → collect.
TABLES =
    .row = this row and its output
    .heatmap = this heatmap
    .sharpness = sharpness by temperature
    .map = the map of meaning
DEFINITION = Attention lets each word collect information from other words.
DASHBOARD = This dashboard shows how, number by number.
START_HERE = New to attention? Start here
ONE_ARROW = In a language model, cut one arrow, and “she” becomes “he”
JOBS = :gray[These random projections have no meaning yet.] **Attend to:**
JOB_NAMES =
    .previous = the word before
    .same = the same word
MATCH = ## 1  Match: who attends to whom
STAGE_HELP = scores: q·k. scaled: divided by √head_size. biased: with the bias added, if there is one. masked: hidden
    cells set to −∞. weights: after softmax. dropped: after dropout.
WINDOW =
    .rows_from = Rows from
    .columns_from = Columns from
WINDOW_HELP = The first row or column of the window that shows every number exactly.
PROGRAM = The PyTorch code that computes this page
PROGRAM_NEEDS = :gray[It needs only torch. It makes the same word vectors, random draws and weights as this page, and
    checks its own result.]
VERIFIED = Verified ✓: how these numbers were checked, and what the colours mean

# a key of colours never breaks
NOW = **▬** now

# a key of colours never breaks
AT_ONE = **┃** at temperature 1
OTHER_CORNER = The same mask from the lower right, on the page Masks
TRY =
    .sharp = Temperature 0.1
    .unscaled = Head size 128, scores not divided
    .causal = Causal mask: hide later words
    .previous = Attend to the word before
    .model = A head of a trained model
    .alibi = ALiBi alone: nearer words get more weight
COLOURS = The colour scale of weights runs from 0 to 1, or to 64 times an equal share where there are more than 64 keys.
    It shows each weight to the power 0.6, so that small weights
    remain visible. In scores and values, violet is positive and orange is negative.
LINK = The address of this page holds the whole view: whoever opens it sees the same page, including your words.
DRAWN = Word vectors and projections are drawn at random with the seed. The components of q and k have variance about 1,
    so q·k has variance about head_size. Dividing q·k by √head_size brings the variance back to about 1.
# Say where word vectors and heads come from; steps: of the training; places: numbers that say where a word stands.
word_vectors = The word vectors come from all-MiniLM-L6-v2 (Apache License 2.0), which read each word alone; 64 directions
    of its 384 numbers are kept, and { $places } more say where a word stands. W_Q and W_K of head 0 began at random and were
    trained for { GROUPED($steps) } of { GROUPED($most) } steps, so that related words have high scores. W_V is the identity: a
    word passes on its own vector. All other heads are designed; they compare positions. The seed determines only the
    dropout.
LANGUAGE_MODEL = The word vectors and projections are those of a small language model, trained on simple stories.
LEARNED = Head 0 was trained by gradient descent. The letter vectors and the other heads are drawn at random with the
    seed.
UNTRAINED = Head 0 is not trained yet. Like the other heads and the letter vectors, it is drawn at random with the seed.
ONE_SCORE = A single score has no variance.
ROWS_AND_COLUMNS = rows: queries · columns: keys
ALL_HEADS = :gray[**all heads** · select one to follow it]
IN_BLOCKS = the whole matrix in blocks
HIDDEN = hidden
BARS_ALT = The selected row as bars
CURVE_ALT = Largest weight and effective keys against temperature
LEDGER_ALT = Ledger: weight, value and contribution of each key to the output
STACK_ALT = Output by dimension, stacked by key
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
UNSCALED = ○ without scaling
collect = ## 3  Collect: the output of “{ WORD($name) }”, the sum of { $weight } × value

    :gray[values and contributions (violet: positive, orange: negative)]
by_dimension = ### { $size ->
    [1] The only component
   *[other] The { $size } components
} of the output, stacked by key: **–** { OUTPUT("output") }

# Say to how many keys a row attends in effect; hides: whether others are hidden from it.
sharpness = { $visible ->
    [0] Every { $noun } is hidden from { QUERY($query) }, so all its weights are 0.
    [1] The number of **effective keys** is **{ DECIMAL($effective, digits: 1) }**, since { QUERY($query) } { $hides ->
        [yes] may attend to only 1 { $noun }
       *[no] attends to the only { $noun }
    }.
   *[other] { QUERY($query) } in effect attends to **{ DECIMAL($effective, digits: 1) }** of the { $visible }
       { $noun }s{ $hides ->
        [yes] { " " }that it may attend to
       *[no] { "" }
    } (**effective keys**).
}

# Say what a token is; own: whether the model has its own tokens; ignores_case: to whom words in upper and lower case are
# the same, "" to nobody.
tokens = { $own ->
    [yes] The tokens are the model’s own: words, parts of words, and other signs.
   *[no] If tokens are words, letters, digits, ’ and - stay together, and every other sign, such as a comma or an emoji, is
        a token of its own. { $ignores_case ->
            [designed] Designed heads ignore case: to them, “The” and “the” are the same word.
            [model] The model ignores case: to it, “The” and “the” are the same word.
            [table] The table of word vectors ignores case: in it, “The” and “the” are the same word.
           *[none] “The” and “the” are different words.
        } If tokens are characters, every sign is a token, and a space is written ␣.
} Labels that would look the same include the position: The·0 and the·5.
difference = The output is the weighted sum of the values; the two differ by at most { SMALL($amount) }.

# Say the variance of the scores; scaled: after the division, None where there is none.
variance = In this sample the variance of q·k is { DECIMAL($raw, digits: 1) }{ $scaled ->
    [none] , and the scores are not divided
   *[other] ; after division by { $divisor } it is { DECIMAL($scaled, digits: 2) }
}.
computed = Computed on the { $device } in { DECIMAL($milliseconds, digits: 1) } ms.
designed = The projections are designed by hand. Each of the { $d_model } components of x is a named feature: 1 if the
    token has it, 0 if not. A query has a score of { SHORT($score) }·√head_size with the key that it looks for, and 0
    with every other key. The seed determines only the dropout.
from_example = { $description } The seed determines which weights dropout sets to 0.
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

# Where a row's weight goes as the temperature falls to 0; on_top: how many largest scores are equal; cold: whether it is 0;
# biased: whether a bias is added to the scores
when_colder = { $cold ->
    [yes] At temperature 0
   *[no] As the temperature falls to 0
}, all the weight { $on_top ->
    [1] goes to the key with the largest { softmax_reads }
   *[other] is shared equally by the { $on_top } keys with the largest { softmax_reads }
}.
softmax_reads = { $biased ->
    [yes] sum of score and bias
   *[no] score
}
ONE_KEY = A single key gets a weight of 100 % at every temperature.
all_equal = All { $visible } { $biased ->
    [yes] sums of score and bias
   *[no] scores
} are equal, so the weights are equal at every temperature.
# Name the corner where a mask starts, where it has more queries than keys, or fewer.
corner = With **{ $queries }** queries and **{ $keys }** keys, a mask that compares positions needs a corner to start from.
    This one starts at the **upper left**, as PyTorch’s is_causal does: query 0 stands at key 0. A decoder with a cache needs
    the **lower right**, where the last query stands at the last key.
