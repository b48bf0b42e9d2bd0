### What the steps of the page about the weighted sum say.
TABLES =
    .account = one number, key by key
    .winners = the largest weight of each row
    .outputs = all outputs
NUMBER_TITLE = One number of the output
EVERY_KEY = the contribution of every key
WHOLE_TITLE = All numbers of the output
TOTALS = the total so far, key by key
DROPOUT = what dropout does
ROWS_TITLE = A row of weights for every query
ALL_OUTPUTS = all outputs as one product
EVERY_ROW = every row in words
NUMBER = Each key has a value, which is a **vector** (a list of numbers). The output of a query is a vector, too. To
    compute one number of the output, take the number at this place in every value. Multiply each by its key’s
    attention weight, and add the products.
DIMENSION = Which number of the output
DIMENSION_HELP = The place of the number in the output, counted from 0.
WHOLE = The output is the weighted sum of the values: each value is multiplied by the attention weight of its key, and
    these products are added. A value contributes more, the larger its weight and the longer its vector; with weight
    0 it contributes nothing.
ROWS = Every query has a row of attention weights. A row shows which keys a query attends to, a column which queries
    attend to a key. With all weights in a matrix W and all values in V, one product computes all outputs.
TRY =
    .hot = Nearly equal weights
    .random = Random projections
    .same = A head for the same word
    .past = Only the past
SUMMARY = The output of a query is the weighted sum of the values.  { "\u000A" }All outputs together are one matrix
    product, Y = W V. Attention computes W from queries and keys.

## one number

running_name = **Number { $number }{ $name }** :gray[· weight × value = product · bars: the total so far · orange: the
    largest weight]
RUNNING_ALT = The sum for one number of the output: a bar for each key, from the total before it to the total after it
HIDDEN = hidden
others = { $count ->
    [one] { $count } other
   *[other] { $count } others
}

# Say that no other number is larger, and how much of it comes from one value.
number_largest = Number { $number } is the largest of the output: { DECIMAL($output) }. The value of “{ WORD($key) }”
    contributes { DECIMAL($adds) }.

# One number of an output as a sum; number: its place, with the word that this stands for, if any; keys: how many are not
# hidden; rounded: whether the products, as they are printed, don't add up to the output; one_hot: whether each value has
# a 1 at one place, which stands for its word, and 0 elsewhere
account = Number { $number } of the { OUTPUT("output") } of { QUERY($query) } is { $keys ->
    [0] **{ DECIMAL($output) }**: every key is hidden, so nothing is added.
    [1] this product: **{ DECIMAL($output) }**.
   *[other] the sum of { $keys } products: **{ DECIMAL($output) }**.
}{ $rounded ->
    [yes] { " " }(Numbers are rounded for display only.)
   *[no] { "" }
}{ $one_hot ->
    [yes] { " " }Each value here has a 1 at the place of its own word, and 0 elsewhere, so a number of the output
        is the total weight of its word.
   *[no] { "" }
}

# How to switch dropout off; deeper: the title of what is folded.
no_dropout = In step 2, unfold “{ $deeper }”, and set dropout to 0.

# What to try; empty: why no key has a weight, "" where some key has one; count: how many numbers an output has
number_task = { $empty ->
    [hidden] No key has any weight here, so all numbers of the output are 0. Choose another row under “Your words”.
    [dropped] Dropout sets all weights of this row to 0, and so all numbers of the output. { no_dropout }
   *[none] { $count ->
        [1] This output has one number only. Choose other projections to see more.
       *[other] Which number of the output is the largest? Move the slider to it.
    }
}

## all numbers

collect_name = **{ $after_dropout ->
    [yes] weight after dropout
   *[no] weight
} × value = contribution of each key** :gray[· colour scale of vectors: −2.5 (orange) to 2.5 (violet)]
COLLECT_ALT = A row for each key: its weight, its value, and its contribution to the output, which is the last row

# Say which column of a value stands for which word; names: "0 the · 1 bat".
columns = :gray[Columns: { $names }.]

# One word in a formula.
OUTPUT = output

# An output as a weighted sum of values; terms: the weights and values of a few keys
no_sum = { OUTPUT("output") }({ WORD($query) }) = 0: no key has any weight.
sum_of = { OUTPUT("output") }({ WORD($query) }) { $rounded ->
    [yes] ≈
   *[no] =
} { $terms }.{ after_dropout }
share_from = { $share } from { $others }
equal_sum = { OUTPUT("output") }({ WORD($query) }) { $rounded ->
    [yes] ≈
   *[no] =
} **{ $share }** × the sum of the values of { $count } keys.{ after_dropout }

# What all weights add up to; dropout: whether there is any.
after_dropout = { $dropout ->
    [yes] { " " }These are weights after dropout, which add up to { DECIMAL($total) }.
   *[no] { "" }
}

# What to try; visible: how many keys the query may attend to; key: the one with the largest score; several: whether
# several have it; choose: what to choose instead
whole_task = { $visible ->
    [0] Every key is hidden from “{ WORD($query) }”. { $choose }
    [1] “{ WORD($query) }” may attend to one key only, so no temperature changes its output. { $choose }
   *[other] { $several ->
        [yes] Several keys have the largest score of “{ WORD($query) }”, and share the weight. { $choose }
       *[no] { $dropout ->
            [yes] With dropout, no temperature makes the output of “{ WORD($query) }” the value of “{ WORD($key) }” alone.
                { no_dropout }
           *[no] Lower the temperature until the output of “{ WORD($query) }” is the value of “{ WORD($key) }” alone.
        }
    }
}
whole_done = All other keys together have less than 1 % of the weight, so the output is nearly the value of
    “{ WORD($key) }” alone.

## every query

ROWS_ALT = Weights: one row for each query, one column for each key, the largest of each row outlined
row = { $sees ->
    [yes] { $largest } The row of { QUERY($query) } adds up to { PERCENT($total) }{ $before_dropout ->
        [yes] { " " }before dropout
       *[no] { "" }
    }.
   *[no] { $largest } All weights in the row of { QUERY($query) } are 0, and so is its output.
}

# Say which key has the largest weight of a row; sees: whether not every key is hidden; ties: how many keys share it; alone:
# whether these have all the weight
largest = { $sees ->
    [no] { $selected ->
        [yes] { QUERY($query) }
       *[no] **{ WORD($query) }**
    } may attend to no key.
   *[yes] { $ties ->
        [0] { $alone ->
            [yes] { $selected ->
                [yes] { QUERY($query) }
               *[no] **{ WORD($query) }**
            } attends to { KEY($key) }: { PERCENT($share) }.
           *[no] { $selected ->
                [yes] { QUERY($query) }
               *[no] **{ WORD($query) }**
            } gives its largest weight, { PERCENT($share) }, to { KEY($key) }.
        }
        [1] { $alone ->
            [yes] { $selected ->
                [yes] { QUERY($query) }
               *[no] **{ WORD($query) }**
            } attends to { KEY($key) }: { PERCENT($share) }.
           *[no] { $selected ->
                [yes] { QUERY($query) }
               *[no] **{ WORD($query) }**
            } gives its largest weight, { PERCENT($share) }, to { KEY($key) }.
        }
       *[other] { $alone ->
            [yes] { $selected ->
                [yes] { QUERY($query) }
               *[no] **{ WORD($query) }**
            } attends equally to { $ties } keys: { PERCENT($share) } each.
           *[no] { $selected ->
                [yes] { QUERY($query) }
               *[no] **{ WORD($query) }**
            } gives its largest weight, { PERCENT($share) }, to each of { $ties } keys.
        }
    }
}
# before_dropout: whether other weights give the outputs
rows_name = **Weights{ $head ->
    [0] { "" }
   *[other] { " " }of head { $head }
}{ $before_dropout ->
    [yes] { " " }before dropout
   *[no] { "" }
}** :gray[· row: query · column: key · blue: selected · orange: largest of a row]

# What to try; key: the one asked about; asked: whether there is one; rows: how many there are
rows_task = { $rows ->
    [1] There is only one row to select. Type more words under “Your words”.
   *[other] { $asked ->
        [no] In every row here the same key has the largest weight, or several keys share it. Choose other projections.
       *[yes] Find a query that attends to “{ WORD($key) }” more than to any other key, and select its row.
    }
}
rows_done = “{ WORD($query) }” gives its largest weight, { PERCENT($share) }, to “{ WORD($key) }”.
