### What the page about averaging says.

## the steps
past =
    .title = The mean of the past
    .about = A **vector**, a list of numbers, represents each word. The simplest way to combine words is averaging: each
        word becomes the mean of itself and all words before it. The picture shows the **weights**, each word’s share in a
        mean; each row adds up to 100 %.
    .sentence = { $visible ->
        [1] { QUERY($name) } is the first word, so its mean is the word itself, with a weight of { $shares }.
       *[other] { QUERY($name) } becomes the mean of { $visible } words, with weights of { $shares }.
    }
    .task = In which row does “{ WORD($first) }” have the smallest weight? Select it.
    .done = { $words ->
        [1] The sentence has one word. It is its own mean.
       *[other] The last row is the mean of { $words } words, the most of all, so each has only the weight 1 ÷ { $words }.
    }
product =
    .title = One matrix computes all means
    .about = **W** holds the weights; the rows of **x** are the words’ vectors. Multiply a row of W by a column of x,
        number by number, and add the products. Each cell of **W x** is one such sum, so one matrix product computes all
        means.
    .sentence = The row of { QUERY($name) } in W times { column } of x: { $sum } = **{ DECIMAL($total) }**. This is one
        number of the mean of { QUERY($name) }.
    .task = Which word has the same row in W x as in x? Select its row.
    .done = { $visible ->
        [1] The first row of W has a single 1, so the first mean is the vector of “{ WORD($name) }” itself.
       *[other] All { $visible } words up to “{ WORD($name) }” have the same vector, so their mean is that vector.
    }
hidden =
    .title = A score of −∞ gives weight 0
    .about = Weights can be computed from **scores**, one number for each pair of words. **Softmax** exponentiates each
        score (e ≈ 2.718 to its power) and divides by the sum of the exponentials. Equal scores give equal weights. A
        hidden word has the score −∞, and e^−∞ is 0.
    .sentence = { $found ->
        [nothing] { all_hidden }
        [key] { key_hidden }
       *[some] { some_hidden }
    }
    .task = { $before ->
        [0] All words are hidden from “{ WORD($name) }”. Select another row, and hide one of its words.
       *[other] Hide a word that has weight in the row of “{ WORD($name) }”. How do the other weights change?
    }
    .done = { $left ->
        [0] All weights in the row of “{ WORD($name) }” are 0 now, and so is its mean.
        [1] The hidden word has weight 0, and the one remaining word has all the weight: 100 %.
       *[other] The hidden word has weight 0, and the other { $left } words share the weight equally: { PERCENT($each) } each.
    }
hidden_offers =
    .all = Hide every word from the first row
choice =
    .title = Equal weights cannot choose
    .about = A mean treats all words alike. In attention, each word has two vectors: its **query** describes what it looks
        for, its **key** what it offers. The dot product of a query and a key is their **score**. Here one word looks for
        one other word, all other scores are 0, and no word is hidden.
    .sentence = { $pull ->
        [0] At score 0 the query looks for nothing, so all words have the same weight: { QUERY($query) } gives { KEY($key) }
            a weight of { $share }, as in the mean of all words.
       *[other] { QUERY($query) } gives { KEY($key) } a weight of { PERCENT($mean) } in the mean of all words,
            and **{ $share }** with the score { SHORT($pull) }: its query looks for what { KEY($key) } offers.{ $alike ->
                [1] { "" }
               *[other] { " " }The same word stands at { $alike } places, and each has this weight.
            }
    }
    .task = { $words ->
        [1] Type a second word under “Your words”: one word has nothing to choose from.
       *[other] At which score does “{ WORD($query) }” give “{ WORD($key) }” a weight of at least 90 %?
    }
    .done = “{ WORD($query) }” gives “{ WORD($key) }” a weight of { $share_of_alike }: with unequal weights, an average
        can choose a word.
summary = All means of the past are one matrix product, W x: each row of the weights W adds up to 100 %.
    { "  \u000A" }Softmax turns any scores into such weights. In attention, the scores are dot products of queries and
    keys.

## the words of the steps
equal_shares = **{ PERCENT($share) }** for each of { $count } words
share_from = **{ $share }** for “{ WORD($name) }”
share_from_others = { $share } for { $count ->
    [one] { $count } other
   *[other] { $count } others
}
NO_SHARES = 0 for all words
shares = { LIST($parts) }{ $rounded ->
    [yes] { " " }(rounded)
   *[no] { "" }
}

# Which column of x it is.
column = { $column_named ->
    [no] column { $column_place }
   *[yes] the column “{ WORD($column_name) }”
}
all_hidden = All words are hidden from { QUERY($name) }: every weight is 0. By its formula, softmax would be 0 ÷ 0,
    which is not a number.
key_hidden = The score of { KEY($key) } is −∞ and e^−∞ = 0, so its weight is exactly **{ DECIMAL($weight, digits: 4) }**.
    The row of { QUERY($name) } has weights of { $shares }.
some_hidden = { $gone ->
    [0] No word is hidden from { QUERY($name) }.
    [one] { $gone } word is hidden from { QUERY($name) }: its score is −∞ and its weight exactly 0.
   *[other] { $gone } words are hidden from { QUERY($name) }: their scores are −∞ and their weights exactly 0.
} { $gone ->
    [0] Its row
   *[other] The row of { QUERY($name) }
} has weights of { $shares }.
choice_tip = { $label }: { DECIMAL($weight, digits: 4) }, in the mean { DECIMAL($mean, digits: 4) }

## the pictures
key_of_colours = orange −{ SHORT($end, digits: 3) } · violet +{ SHORT($end, digits: 3) }
# twice: what the number in a word’s label means, where there is one.
past_weights =
    .key = **Weights** :gray[row: a word’s mean · column: a word in it · dot: a later word, weight 0{ $twice }]
    .alt = Weights of the mean of the past: rows { LIST($labels) }
BANDS =
    .weights = W weights
    .tokens = x vectors
    .means = W x means
product_of_both =
    .key = **W times x = W x** :gray[outlined: row times column = cell · { $features ->
        [yes] in x: 1 in the column of the word itself
       *[no] x, W x: orange −{ SHORT($end, digits: 3) } · violet +{ SHORT($end, digits: 3) }
    }]
    .alt = W, x and their product, one row per word: { LIST($labels) }
flat =
    .key = **Weights, softmax of each row** :gray[dot: score −∞, weight 0 · all other scores: 0]
    .alt = Softmax of the scores: rows { LIST($labels) }
zeros =
    .key = **Scores** :gray[dot: −∞]
    .alt = Scores of 0: rows { LIST($labels) }
# A query’s bars: in the mean, by W_Q and W_K, or where it looks for the other word.
importance =
    .key = { $kind ->
        [mean] **{ OTHERS.mean }**
        [random] **{ in_head }**
       *[wish] { choice_picture }
    }
    .alt = Weights of the selected query{ $kind ->
        [mean] , in the mean
        [random] , with a query and a key
       *[wish] { "" }
    }
choice_picture = **Weights of the selected query** :gray[orange: the word that it looks for{ $pull ->
    [0] { "" }
   *[other] { " " }· line: in the mean of all words
}]
way =
    .key = **{ $heading }**  { "\u000A" }{ $code }
    .alt = Weights of { $kind }: rows { LIST($labels) }
mean_matrix =
    .key = **W** :gray[weights · dot: 0]
    .alt = W, the weights: rows { LIST($labels) }
vectors =
    .key = { $kind ->
        [tokens] **x**, the words’ vectors
       *[means] **W x**, the means
    } :gray[{ $features ->
        [yes] one column per feature (a property of a word), 0 to 1 · #0: position 0
       *[no] { key_of_colours }
    }]
    .alt = Vectors of { LIST($labels) }: { $kind ->
        [means] the means of their
       *[tokens] their
    } numbers
divided =
    .key = { $code } :gray[shapes { $shapes }]
    .alt = The triangle divided by its row sums: rows { LIST($labels) }
row_sums =
    .key = **Sum of each row** :gray[line: 1]
    .alt = Row sums
over_axis =
    .key = { $code } :gray[weights from queries and keys, no word hidden; softmax over the { $over ->
        [keys] keys
       *[queries] queries
    }]
    .alt = Softmax of query·key scores over the chosen axis: rows { LIST($labels) }
naive_scores =
    .key = **Scores x xᵀ{ $divided }** :gray[{ key_of_colours }]
    .alt = Scores X Xᵀ: rows { LIST($labels) }
naive_weights =
    .key = **Their weights** :gray[softmax of each row]
    .alt = Weights from X Xᵀ: rows { LIST($labels) }
projected_weights =
    .key = **Query and key** :gray[softmax of their scores{ $divided_by_head ->
        [none] { "" }
       *[other] , scores{ $divided_by_head }
    }]
    .alt = Weights with query and key: rows { LIST($labels) }
RUNGS_ALT = Weights of the five rungs, small
RUNG_ALT = Weights of the chosen rung
RUNG_ROW_ALT = The selected row of the chosen rung

## what is unfolded
FOLDS =
    .ways = three ways to compute the means, and a loop that fails
    .factors = how W is computed, and all columns of x and W x
    .keepdim = sums along the wrong axis (keepdim)
    .zeros = the scores: zeros and −∞
    .axis = softmax over the wrong axis
    .others = another pair of words, and other weights for the same row
    .ladder = five rungs from the mean to attention
    .naive = scores without queries and keys
SEE = See also:
CHECKS = these averages with known numbers
TABLES =
    .averaging_row = the selected row, every way
    .means = words and means
    .rung = the chosen rung
WAYS =
    .loop = a loop over the rows
    .triangle = a triangle of ones, divided by row sums
    .softmax = softmax of zeros, later words hidden
WAYS_AGREE = all three give the same means
WAYS_DIFFER = the loop differs from the other two
# found: whether the selected row is right by the loop, one of the first few, which are right, or wrong
ways_said = { $badge }  { "\u000A" }The row of { QUERY($name) } has weights of { $shares }.{ $found ->
    [right] { "" }
    [few] { " " }The first two rows are right; the third is the first wrong one.
   *[wrong] { " " }The loop averages rows that are already means: the first number of this row is { DECIMAL($loop) }, not
        { DECIMAL($mean) }.
}
TRIANGLE = L is a lower triangular matrix: the row of each word has a 1 for itself and every earlier word. Dividing
    each row by its sum gives W.
ROWS_ADD_UP = every row adds up to 1
ROWS_DONT = not every row adds up to 1
sums_said = { $badge }  { "\u000A" }{ $right ->
    [yes] Each sum divides its own row, so the row of { QUERY($name) } adds up to { DECIMAL($total) }, as in a mean.
   *[no] Without the kept axis, sum number j divides **column** j, not row j. The row of { QUERY($name) } adds up to
        { DECIMAL($total) }, { $too_large ->
            [yes] too large for a mean
           *[no] but other rows do not add up to 1
        }.
}
axis_said = { $badge }  { "\u000A" }Every weight is between 0 and 1: here { DECIMAL($lowest, digits: 4) } to { DECIMAL($highest, digits: 4) }. { $right ->
    [yes] { right_axis }
   *[no] { wrong_axis }
}
right_axis = Column sums need not be 1: here they are { DECIMAL($lowest_sum, digits: 2) } to
    { DECIMAL($highest_sum, digits: 2) }.
# farthest: the word whose row is farthest from 1, and other: its sum; is_it: whether this is the row itself
wrong_axis = The row of { QUERY($name) } adds up to { DECIMAL($total) }, { $is_it ->
    [yes] farther from 1 than any other row
   *[no] that of { QUERY($farthest) } to { DECIMAL($other) }
}; columns add up to 1.
OTHERS =
    .mean = The mean of all words
    .random = A random query and key
in_head = { $by_chance ->
    [yes] { OTHERS.random }
   *[no] { $job ->
        [none] Query and key of head 0
       *[other] Query and key: { $job }
    }
}
EXAMPLES_JOB = the worked example’s
others_said = { QUERY($query) } gives { KEY($key) } a weight of **{ PERCENT($mean) }** in the mean of all words, and
    { "" }**{ PERCENT($drawn) }** { $by_chance ->
        [yes] by chance, with a random query and key
       *[no] with a query and a key
    }.
# rung → its title
RUNGS =
    .loop = 1 loop
    .triangle = 2 triangle
    .softmax = 3 softmax
    .tokens = 4 tokens
    .query_key = 5 query and key
# rung → what it changes about the one below
CHANGES =
    .loop = Each word becomes the mean of the words that it may attend to, one row at a time.
    .triangle = One product computes the same sums: a triangle of ones, each row divided by its sum.
    .softmax = Softmax gives the same weights: every score is 0, or −∞ where a word is hidden.
    .tokens = The scores come from the words: each is the dot product of two words’ vectors.
    .query_key = Each word becomes a query and a key first, so it can look for other words.
rung_said = ### { $heading }{ "\u000A" }{ "\u000A" }{ $change }{ "\u000A" }{ "\u000A" }{ $code }{ "\u000A" }{ "\u000A" }{ rung_row }{ "\u000A" }{ "\u000A" }{ $compared }
rung_row = The row of { QUERY($name) } has weights of { $shares }, which add up to { DECIMAL($total) }.
same_as_below = same result as rung { $below }
not_as_below = **No longer the result of rung { $below }**: it differs by up to { DECIMAL($difference) }, as intended.
SYMMETRIC = x xᵀ is symmetric: words i and j give each other the same score
naive_said = { $badge } { naive_weights_differ }  { "\u000A" }{ naive_on_itself } { naive_projected }
naive_weights_differ = The weights need not be symmetric, since softmax divides each row by its own sum: { $large ->
    [yes] they differ by up to { DECIMAL($across) } across the diagonal.
   *[no] here they nearly are.
}
naive_on_itself = A word’s weight for itself is **{ PERCENT($itself) }** on average, the largest in { $itself_rows } of { $words }
    rows.
naive_projected = With query and key it is **{ PERCENT($other) }**, the largest in { $other_rows } of { $words } rows; the scores
    differ by up to { DECIMAL($apart, digits: 1) } across the diagonal.
    Choose other projections under “Your words”, and compare.
# what is compared → in words
CHECKED =
    .ways = loop, triangle and softmax give the same means
    .hidden = loop, triangle and softmax give the same means when words are hidden
    .divided = rows of the normalised triangle add up to 1
    .axis = rows of softmax add up to 1
    .naive = x xᵀ is symmetric

## controls
ROW = Row
ROW_HELP = Position of the selected word, counted from 0. You can also select its row in the picture.
HIDE = Hide one more word from the selected row
HIDE_HELP = The position of the word, counted from 0. none: no other word is hidden.
PULL = Score of the word to look for
PULL_HELP = 0: the query looks for nothing. Select a bar to look for its word.
IN_PLACE = Write the means into x itself
IN_PLACE_HELP = The loop then averages rows that are already means.
KEEPDIM = keepdim=True: keep the summed dimension
KEEPDIM_HELP = Off: PyTorch divides columns instead of rows, and raises no error.
AXIS = Softmax over the
AXIS_HELP = keys: the weights of each row add up to 1. queries: the weights of each column add up to 1.
LOOKER = Query
LOOKER_HELP = Its position, counted from 0.
SOUGHT = Word to look for
SOUGHT_HELP = Its position, counted from 0. You can also select its bar.
RUNG = Rung
RUNG_HELP = Each rung changes one thing about the rung below it.
