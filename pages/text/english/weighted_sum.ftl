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
    these products are added. The value with the largest weight contributes most; a value with weight 0 contributes
    nothing.
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

## all numbers

collect_name = **{ $after_dropout ->
    [yes] weight after dropout
   *[no] weight
} × value = contribution of each key** :gray[· colour scale of vectors: −2.5 (orange) to 2.5 (violet)]
COLLECT_ALT = A row for each key: its weight, its value, and its contribution to the output, which is the last row

# Say which column of a value stands for which word; names: "0 the · 1 bat".
columns = :gray[Columns: { $names }.]

## every query

ROWS_ALT = Weights: one row for each query, one column for each key, the largest of each row outlined
row = { $sees ->
    [yes] { $largest } The row of { QUERY($query) } adds up to { PERCENT($total) }{ $before_dropout ->
        [yes] { " " }before dropout
       *[no] { "" }
    }.
   *[no] { $largest } The row of { QUERY($query) } is empty, and its output is 0.
}

# Say which key has the largest weight of a row; key: None where every key is hidden.
#
# ties: how many keys share it; alone: whether these have all the weight
largest = { $key ->
    [none] { $selected ->
        [yes] { QUERY($query) }
       *[no] **{ WORD($query) }**
    } may attend to no key.
   *[other] { $ties ->
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
