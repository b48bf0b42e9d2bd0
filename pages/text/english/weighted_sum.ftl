### What the steps of the page about the weighted sum say.

## the steps

running =
    .title = One number of the output
    .about = Each key has a value, which is a **vector** (a list of numbers). The output of a query is a vector, too. To
        compute one number of the output, take the number at this place in every value. Multiply each by its key’s
        attention weight, and add the products.
    .sentence = { account }
    .task = { number_task }
    .done = { number_largest }
collect =
    .title = All numbers of the output
    .about = The output is the weighted sum of the values: each value is multiplied by the attention weight of its key, and
        these products are added. A value contributes more, the larger its weight and the longer its vector; with weight
        0 it contributes nothing.
    .sentence = { collected }{ columns_named }
    .task = { whole_task }
    .done = { whole_done }
rows =
    .title = A row of weights for every query
    .about = Every query has a row of attention weights. A row shows which keys a query attends to, a column which queries
        attend to a key. With all weights in a matrix W and all values in V, one product computes all outputs.
    .sentence = { row }
    .task = { rows_task }
    .done = { rows_done }
mixing =
    .title = Attention is one way to mix words
    .about = Any matrix W with a row and a column for each word mixes words. Here W multiplies the words’ own vectors X
        instead of the values V, to compare several ways. Attention computes W from queries and keys; in the other mixers, W
        is fixed.
    .sentence = { mixed_words }
    .task = { $length ->
        [1] { ONE_WORD }
       *[other] { mixing_task }
    }
    .done = { MIXED_EQUALLY }
collect_offers =
    .hot = Nearly equal weights
    .random = Random projections
rows_offers =
    .same = A head for the same word
    .past = Only the past
mixing_offers =
    .convolution = A convolution
    .reads = Attention that reads words
by_hand_offers =
    .second = The first word becomes the second
FOLDS =
    .account = the contribution of every key
    .totals = the total so far, key by key
    .dropout = what dropout does
    .product = all outputs as one product
    .every_row = every row in words
    .mixed = what the words become
    .by_hand = W by hand
    .block = where the output goes next
summary = The output of a query is the weighted sum of the values.  { "\u000A" }All outputs together are one matrix
    product, Y = W V. Attention computes W from queries and keys.
running_total =
    .key = **Number { $number }{ $name }** :gray[· weight × value = product · bars: the total so far · orange: the
        largest weight]
    .alt = The sum for one number of the output: a bar for each key, from the total before it to the total after it
ledger =
    .key = **{ $dropout ->
        [yes] weight after dropout
   *[no] weight
} × value = contribution of each key** :gray[· colour scale of vectors: −2.5 (orange) to 2.5 (violet)]
    .alt = A row for each key: its weight, its value, and its contribution to the output, which is the last row
weights =
    .key = **Weights{ $head ->
        [0] { "" }
   *[other] { " " }of head { $head }
}{ $dropout ->
        [yes] { " " }before dropout
   *[no] { "" }
}** :gray[· row: query · column: key · blue: selected · orange: largest of a row]
    .alt = Weights: one row for each query, one column for each key, the largest of each row outlined
collected = { $sum_of ->
    [nothing] { no_sum }
    [equal] { equal_sum }
   *[terms] { sum_of }
}
columns_named = { $columns ->
    [none] { "" }
   *[other] { "\u000A" }{ "\u000A" }{ columns }
}
mixed_words = { $edited ->
    [no] { mixer_words }{ " " }
   *[yes] { "" }
}{ mixed_row }{ $moved ->
    [moves] { " " }{ follows }
    [stays] { " " }{ stays }
   *[unknown] { "" }
}{ $edited ->
    [yes] { " " }{ by_hand }
   *[no] { "" }
}{ $cross ->
    [yes] { " " }{ CROSS }
   *[no] { "" }
}
TABLES =
    .account = one number, key by key
    .winners = the largest weight of each row
    .outputs = all outputs
DIMENSION = Which number of the output
DIMENSION_HELP = The place of the number in the output, counted from 0.
## one number

HIDDEN = hidden
others = { $count ->
    [one] { $count } other
   *[other] { $count } others
}

# Say that no other number is larger, and how much of it comes from one value.
number_largest = Number { $number }{ $name } is the largest of the output: { DECIMAL($output) }. The value of “{ WORD($key) }”
    contributes { DECIMAL($most) }.

# One number of an output as a sum; number: its place, with the word that this stands for, if any; keys: how many are not
# hidden; rounded: whether the products, as they are printed, don't add up to the output; one_hot: whether each value has
# a 1 at one place, which stands for its word, and 0 elsewhere
account = Number { $number }{ $name } of the { OUTPUT("output") } of { QUERY($query) } is { $visible ->
    [0] **{ DECIMAL($output) }**: every key is hidden, so nothing is added.
    [1] this product: **{ DECIMAL($output) }**.
   *[other] the sum of { $visible } products: **{ DECIMAL($output) }**.
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
   *[none] { $width ->
        [1] This output has one number only. Choose other projections to see more.
       *[other] Which number of the output is the largest? Move the slider to it.
    }
}

## all numbers

# Say which column of a value stands for which word; names: "0 the · 1 bat".
columns = :gray[Columns: { $columns }.]

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

row = { $sees ->
    [yes] { largest } The row of { QUERY($query) } adds up to { PERCENT($total) }{ $dropout ->
        [yes] { " " }before dropout
       *[no] { "" }
    }.
   *[no] { largest } All weights in the row of { QUERY($query) } are 0, and so is its output.
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
# What to try; key: the one asked about; asked: whether there is one; rows: how many there are
rows_task = { $rows ->
    [1] There is only one row to select. Type more words under “Your words”.
   *[other] { $asked ->
        [no] In every row here the same key has the largest weight, or several keys share it. Choose other projections.
       *[yes] Find a query that attends to “{ WORD($wanted) }” more than to any other key, and select its row.
    }
}
rows_done = “{ WORD($query) }” gives its largest weight, { PERCENT($share) }, to “{ WORD($wanted) }”.

## one number

ACCOUNT_OUTPUT = = output

# The heads of the columns of an account.
ACCOUNT =
    .key = key
    .weight = weight
    .dropped = weight after dropout
    .value = value
    .adds = adds
    .total = total so far
account_verified = the weighted sum of the values is the output in all { $count } numbers

## all numbers

# column of the ledger → its name
STRIPS =
    .values = value
    .adds = weight × value
    .totals = total so far
DROPPED_STRIP = weight after dropout × value
strip_name = **{ $name }** :gray[{ $sizes }, a row for each key · colour scale: −2.5 (orange) to 2.5 (violet)]
strip_alt = { $name }: one row for each key
strips = The last row of the totals is the { OUTPUT("output") }: { $width ->
    [one] { $width } number
   *[other] { $width } numbers
}.

# Say what dropout does to the selected row; total: what its weights add up to after it.
dropped = { $p ->
    [0] During training, dropout sets each weight to 0 with probability p, and divides the others by 1 − p. Here p is
        0: no weight is dropped, and the row adds up to { PERCENT($total) }.
    [1] During training, dropout sets each weight to 0 with probability p, and divides the others by 1 − p. Here p is
        1: every weight is dropped, so the output is 0.
   *[other] During training, dropout sets each weight to 0 with probability p, and divides the others by 1 − p. Here p
        is { SHORT($p) }: in this draw the weights of the row add up to { PERCENT($total) }.
}

## every query

more_rows = :gray[These are { $said } of { $count } rows. The table below lists all rows.]
PRODUCT =
    .V = the values, a row for each key
    .Y = the outputs, a row for each query
product_name = **{ $name }** :gray[{ $sizes }, { $name ->
    [V] { PRODUCT.V }
   *[Y] { PRODUCT.Y }
} · colour scale: −2.5 (orange) to 2.5 (violet)]

# Say how one row of Y comes about; before_dropout: whether the picture of W shows other weights.
product = Row { QUERY($query) } of Y is the sum of all rows of V, each multiplied by its weight in row
    { QUERY($query) } of W.{ $dropout ->
    [yes] { " " }These are the weights after dropout.
   *[no] { "" }
}
MIXER = What mixes the words

# link token → what it makes of the words
MIXERS =
    .attention = W holds the weights of the selected head
    .mean = each word becomes the mean of all words
    .past = each word becomes the mean of itself and the words before it
    .convolution = each word becomes half of itself and a quarter of each neighbour
    .mlp = two fixed matrices over positions, with a nonlinear function (gelu) between them
    .none = each word stays as it is
FORGET = Reset my numbers
BY_HAND = Numbers of W: row_column_number, more after ~
BY_HAND_HELP = Rows and columns are counted from 0: 2_0_0.5
FACTORS =
    .W = row: what a word becomes · column: from which word
    .X = the words’ own vectors
    .Y = what the words become
SLOPE = the slope of the MLP at 0
DROPPED = the weights after dropout
factor_name = **{ $name }** :gray[{ $sizes }, { $about } · { $scale }]
SIGNED = violet: positive, orange: negative
from_to = colour scale: 0 to { SHORT($end) }
factor_alt = { $name }: one row for each word

# Say what a mixer does.
mixer_words = **{ $mixer }**: { $mixer ->
    [attention] { MIXERS.attention }
    [mean] { MIXERS.mean }
    [past] { MIXERS.past }
    [convolution] { MIXERS.convolution }
    [mlp] { MIXERS.mlp }
   *[none] { MIXERS.none }
}.
CROSS = Here the first sentence is mixed with itself.
edits_beyond = { $count } of the numbers in mixer_edits lie outside W.
edits_wait = { $count } of the numbers in mixer_edits are not used: an MLP has no W to edit.
NO_EDITOR = :gray[**W by hand**: an MLP has no W to type into. Its picture shows its slope at 0.]

## where the output goes

BLOCK = The outputs of all heads are joined and multiplied by W_O: this is the attention layer. Its output is added
    to x, which is carried past the layer unchanged, on the **residual path**. So attention adds to a word’s vector and does
    not replace it. Next, an **MLP**, two matrices with a nonlinear function between them, works on each word by itself, and
    its output is added to the path, too. A **layer norm** before each of the two brings a word’s numbers to mean 0 and
    variance 1. A transformer stacks many such blocks.
BLOCK_NAME = **One transformer block**, from the top down :gray[· violet: this page · grey line: the residual path]
BLOCK_LABELS =
    .x = x, from the block before
    .norm = layer norm
    .attention = attention: W V, joined, × W_O
    .add = +
    .mlp = MLP: each word by itself
    .next = to the next block
    .path = residual path
BLOCK_ALT = A transformer block from the top down: x goes through a layer norm and through attention, this page’s part,
    whose output is added to x on the residual path; this sum goes through a layer norm and an MLP, whose output is
    added to the path, too; the result goes to the next block

## one row, and what moves

# Say one row of Y; terms: its largest terms, "" for none; rest: how many more aren't 0.
mixed_row = The row of { QUERY($query) } in Y { $linear ->
    [yes] = { $terms ->
        [none] 0
       *[other] { $terms }
    }{ $rest ->
        [0] { "" }
       *[other] { " " }+ { $rest } more
    }.
   *[no] is not a weighted sum, so Y = W X does not hold for mlp; the picture shows the slope of the MLP at 0.
}
term = { DECIMAL($weight) } × “{ WORD($word) }”
follows = With other words in the same places, W changes by up to { SMALL($by) }: it depends on the words.

# Say that W is the same for other words; why: for which reason, "" where that isn't known.
stays = With other words in the same places, W stays the same{ $why ->
    [fixed] : its numbers are fixed
    [dropped] : dropout sets all weights to 0
    [dropout] : dropout sets those weights to 0 that would change
    [one_key] : the mask lets each word attend to one word only
    [mask] : the mask hides the words whose weights would change
    [positions] : this head attends only by position. With other queries and keys, the weights of a head can
        depend on the words
   *[none] { "" }
}.

# Say which rows of Y the learner's numbers moved; names: the first of them, more: how many others, rows: how many there are.
by_hand = Typed into W: { $edits ->
    [one] { $edits } number
   *[other] { $edits } numbers
}. { $changed ->
    [0] No row of Y changes.
   *[other] Rows of Y that change: **{ $names }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }**.
}
ONE_WORD = One word alone cannot be mixed. Type more words under “Your words”.

# edited: whether W has numbers that were typed, which no mixer takes back; under: where they are
mixing_task = { $edited ->
    [yes] Press “{ FORGET }” under “{ $under }”.{ " " }
   *[no] { "" }
}Choose a mixer with which every word becomes the same mixture.
MIXED_EQUALLY = All rows of W are equal, so all rows of Y are: every word becomes the same mixture.

# some: whether only some of the rows are there
editor = :gray[**W by hand**: type a number, and one row of Y changes. Empty the cell to restore its number.]{ $some ->
    [yes] { " " }:gray[These are { $rows } of { $count } rows, around the selected one.]
   *[no] { "" }
}
