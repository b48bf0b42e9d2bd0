### What Explore says: three panels named by one line of thought, match → share → collect.

## the page

DEFINITION = Attention lets each word collect information from other words.
DASHBOARD = Here you see every number of it, on your words.
START_HERE = New to attention? Start here
JOIN_CLASS = Join a class
ONE_ARROW = In a language model, cut one arrow, and “she” becomes “he”
JOBS = :gray[These random projections have no meaning yet.] **Attend to:**
JOB_NAMES =
    .previous = the previous word
    .same = the same word
PROGRAM_NEEDS = :gray[It needs only torch, makes the same numbers as this page, and checks its own result.]
TRY =
    .sharp = Temperature 0.1
    .unscaled = Random heads of size 128, scores not divided
    .causal = Causal mask: hide later words
    .previous = Attend to the previous word
    .model = A head of a trained model, causal mask
    .alibi = Four heads, causal mask, ALiBi instead of positions
WINDOW =
    .rows_from = Rows from
    .columns_from = Columns from
WINDOW_HELP = The first row or column of the window that shows every number exactly.
STAGE_HELP = scores: q·k. scaled: divided by √head_size. capped: limited by the soft cap, if there is one. biased: with the bias added, if there is one. masked: hidden
    cells set to −∞. weights: after softmax. dropped: after dropout.

## 1: match

MATCH = ## 1  Match: who attends to whom
heatmap =
    .key = :gray[**head { $head }** · { $role ->
        [none] rows: queries · columns: keys
       *[other] { $role }
    }]
    .alt = { heatmap_alt }
heatmap_alt = { stage_name } of head { $head }: rows { LIST($queries) }; columns { LIST($keys) }
stage_name = { $stage ->
    [scores] scores
    [scaled] scaled scores
    [capped] capped scores
    [biased] scores with the bias
    [masked] masked scores
    [dropped] weights after dropout
   *[weights] weights
}
exact =
    .key = :gray[**head { $head }** · { window }, exact · { $legend }]
    .alt = { stage_name } of head { $head }, { window }
window = rows { $top } to { $bottom }, columns { $left } to { $right }
whole =
    .key = :gray[**head { $head }** · { $blocks } · select a cell to move the window]
    .alt = { stage_name } of head { $head }, the whole matrix in blocks
thumbnails =
    .key = :gray[**all heads** · select one to follow it]
    .alt = { stage_name } of all heads, small
# Name the corner where a mask starts, where it has more queries than keys, or fewer.
corner = With **{ $queries }** queries and **{ $keys }** keys, a mask that compares positions needs a corner to start from.
    This one starts at the **upper left**, as PyTorch’s is_causal does: query 0 stands at key 0. A decoder with a cache needs
    the **lower right**, because there the last query stands at the last key.
OTHER_CORNER = The same mask from the lower right, on the page Masks

## 2: share

# a key of colours never breaks
bars =
    .key = ## 2  Share: how “{ WORD($name) }” distributes its attention

        { "" }**▬** now{ $temperature ->
            [1] { "" }
           *[other] { " " }:gray[·] **┃** at temperature 1
        }{ $power ->
            [0] { "" }
           *[other] { " " }:gray[·] ○ without scaling
        }
    .alt = The selected row as bars

# a key of colours never breaks
curve =
    .key = :primary[━ largest weight **{ PERCENT($largest) }**] :gray[╍ effective keys **{
        DECIMAL($effective, digits: 1) } of { $visible }**]
    .alt = Largest weight and effective keys against temperature

# To how many keys a row attends in effect; hides: whether others are hidden from it.
sharpness = { $drained ->
    [yes] { "" }
   *[no] { in_effect }
}{ $visible ->
    [0] { "" }
   *[other] { " " }{ when_colder }
}
in_effect = { $visible ->
    [0] Every { $noun } is hidden from { QUERY($name) }, so all its weights are 0.
    [1] The number of **effective keys** is **{ DECIMAL($effective, digits: 1) }**, since { QUERY($name) } { $hides ->
        [yes] may attend to only 1 { $noun }
       *[no] attends to the only { $noun }
    }.
   *[other] { QUERY($name) } effectively attends to **{ DECIMAL($effective, digits: 1) }** of the { $visible }
       { $noun }s{ $hides ->
        [yes] { " " }that it may attend to
       *[no] { "" }
    } (**effective keys**).
}

# Where a row’s weight goes as the temperature falls to 0; see explore.sharpness.
when_colder = { $falls ->
    [only] A single key gets a weight of 100 % at every temperature.
    [all] All { $visible } { $biased ->
            [yes] sums of score and bias
           *[no] scores
        } are equal, so the weights are equal at every temperature.
   *[first] { $cold ->
            [yes] At temperature 0
           *[no] As the temperature falls to 0
        }, all the weight { $falls ->
            [sink] goes to the sink, whose score is larger than every visible key’s { softmax_reads }
            [beside] is shared equally by the sink and { $on_top ->
                [1] the key with the same { softmax_reads }
               *[other] the { $on_top } keys with the same { softmax_reads }
            }
           *[first] { goes_to_the_largest }
        }.
}
goes_to_the_largest = { $on_top ->
    [1] goes to the key with the largest { softmax_reads }
   *[other] is shared equally by the { $on_top } keys with the largest { softmax_reads }
}
softmax_reads = { $biased ->
    [yes] sum of score and bias
   *[no] score
}

## 3: collect

ledger =
    .key = ## 3  Collect: the output of “{ WORD($name) }”, the sum of { $weight } × value

        :gray[values and contributions (violet: positive, orange: negative)]
    .alt = Ledger: weight, value and contribution of each key to the output
stack =
    .key = ### { $size ->
        [1] The only component
       *[other] The { $size } components
    } of the output, stacked by key: **–** { OUTPUT("output") }{ $dimensions ->
        [none] { "" }
       *[other] { "\u000A\u000A" }:gray[{ $dimensions }]
    }
    .alt = Output by dimension, stacked by key
others = { $count } others

## how the numbers were checked, and tables

about = { $agreement } { difference }

    { source } { variance } { computed }{ $reads ->
        [none] { "" }
       *[other] { "\u000A\u000A" }{ tokens }
    }

    The colour scale of weights runs from 0 to 1, or to 64 times an equal share where there are more than 64 keys. It shows
    each weight to the power 0.6, so that small ones remain visible. In scores and values, violet is positive and orange
    negative.

    { LINK }
LINK = The address of this page holds the whole view, including your words: whoever opens it sees the same.
difference = The output is the weighted sum of the values; the largest difference between the two is { SMALL($amount) }.

# Where word vectors and projections come from; steps: of the training; places: numbers that say where a word stands.
source = { $source_kind ->
    [by_hand] The projections are designed by hand. Each of the { $d_model } components of x is a named feature: 1 if the
        token has it, 0 if not. A query has a score of { SHORT($score) }·√head_size with the key that it looks for, and 0
        with every other key. The seed determines only the dropout.
    [example] { $description } The seed determines which weights dropout sets to 0.
    [word_vectors] The word vectors come from all-MiniLM-L6-v2 (Apache License 2.0), which read each word alone: 64 directions
        of its 384 numbers, and { $places } more for the position. { $steps ->
            [0] W_Q and W_K of head 0 are random: they are not trained yet.
           *[other] W_Q and W_K of head 0 began at random and were trained for { GROUPED($steps) } of { GROUPED($most) } steps, so
                that related words get high scores.
        } W_V copies { $narrow ->
            [yes] { $copied } of a word’s 64 numbers, so the word passes on a part of its own vector
           *[no] all 64 numbers of a word, so the word passes on its own vector
        }. All other heads are designed to compare positions. The seed determines only the dropout.
    [learned] Head 0 was trained by gradient descent. The letter vectors and the other heads are drawn at random with the
        seed.
    [untrained] Head 0 is not trained yet. Like the other heads and the letter vectors, it is drawn at random with the seed.
    [model] The word vectors and projections are those of a small language model, trained on simple stories.
   *[drawn] Word vectors and projections are drawn at random with the seed. The components of q and k have variance about 1,
        so q·k has variance about head_size. Dividing q·k by √head_size brings it back to about 1.
}

# The variance of the scores; scaled: after the division, None where there is none.
variance = { $scores ->
    [1] A single score has no variance.
   *[other] In this sample the variance of q·k is { DECIMAL($raw, digits: 1) }{ $scaled ->
            [none] , and the scores are not divided
           *[other] ; after division by { $divisor } it is { DECIMAL($scaled, digits: 2) }
        }.
}
computed = Computed on the { $device } in { DECIMAL($milliseconds, digits: 1) } ms.

# What a token is; reads, ignores_case: see explore.checked.
tokens = { $reads ->
    [model] The tokens are the model’s own: words, parts of words, and other signs.
   *[text] If tokens are words, letters, digits, ’ and - stay together, and every other sign, such as a comma or an emoji, is
        a token of its own. { $ignores_case ->
            [designed] Designed heads ignore case: to them, “The” and “the” are the same word.
            [model] The model ignores case: to it, “The” and “the” are the same word.
            [table] The table of word vectors ignores case: in it, “The” and “the” are the same word.
           *[none] “The” and “the” are different words.
        } If tokens are characters, a space is written ␣.
} A word that occurs more than once, in capitals or not, is labelled with its position: The·0 and the·5.
TABLES =
    .row = this row and its output
    .heatmap = this heatmap
    .sharpness = sharpness by temperature
    .map = the map of meaning
HIDDEN = hidden
