### What the page about averaging says under Deeper, and behind Verified.
IN_PLACE_TITLE = three ways to compute the means, and a loop that fails
IN_PLACE = Write the means into x itself
IN_PLACE_HELP = The loop then averages rows that are already means.
SEE = See also:
CHECKS = these averages with known numbers
FACTORS_TITLE = how W is computed, and all columns of x and W x
TRIANGLE = L is a lower triangular matrix: the row of each word has a 1 for itself and every earlier word. Dividing
    each row by its sum gives W.
SCORES_TITLE = the scores: zeros and −∞
KEEPDIM_TITLE = sums along the wrong axis (keepdim)
KEEPDIM = keepdim=True: keep the summed dimension
KEEPDIM_HELP = Off: PyTorch divides columns instead of rows, and raises no error.
AXIS_TITLE = softmax over the wrong axis
AXIS = Softmax over the
AXIS_HELP = keys: the weights of each row add up to 1. queries: the weights of each column add up to 1.
OTHERS_TITLE = another pair of words, and other weights for the same row
LOOKER = Query
LOOKER_HELP = Its position, counted from 0.
SOUGHT = Word to look for
SOUGHT_HELP = Its position, counted from 0. You can also select its bar.
LADDER_TITLE = five rungs from the mean to attention
RUNG = Rung
RUNG_HELP = Each rung changes one thing about the rung below it.
TABLES =
    .averaging_row = the selected row, every way
    .means = words and means
    .rung = the chosen rung
NAIVE_TITLE = scores without queries and keys

# name → what it is
WAYS =
    .loop = a loop over the rows
    .triangle = a triangle of ones, divided by row sums
    .softmax = softmax of zeros, later words hidden
OTHERS =
    .mean = The mean of all words
    .random = A random query and key
SUMS = **Sum of each row** :gray[line: 1]
NAIVE_WEIGHTS = **Their weights** :gray[softmax of each row]
ROWS_ADD_UP = every row adds up to 1
ROWS_DONT = not every row adds up to 1
weights_lie = Every weight is between 0 and 1: here { DECIMAL($lowest, digits: 4) } to { DECIMAL($highest, digits: 4) }.
right_axis = Column sums need not be 1: here they are { DECIMAL($lowest, digits: 2) } to
    { DECIMAL($highest, digits: 2) }.
in_head = { $drawn ->
    [yes] { OTHERS.random }
   *[no] { $job ->
        [none] Query and key of head 0
       *[other] Query and key: { $job }
    }
}
EXAMPLES_JOB = the worked example’s
projected_weights = **Query and key** :gray[softmax of their scores{ $divided ->
    [none] { "" }
   *[other] , scores{ $divided }
}]

# The last words of a formula: c = …
DIVISOR = what scores are divided by
WAYS_AGREE = all three give the same means
WAYS_DIFFER = the loop differs from the other two

# found: whether the selected row is right by the loop, one of the first few, which are right, or wrong
ways = The row of { QUERY($name) } has weights of { $weights }.{ $found ->
    [right] { "" }
    [few] { " " }The first two rows are right; the third is the first wrong one.
   *[wrong] { " " }The loop averages rows that are already means: the first number of this row is { DECIMAL($loop) }, not
        { DECIMAL($mean) }.
}
sums = { $right ->
    [yes] Each sum divides its own row, so the row of { QUERY($name) } adds up to { DECIMAL($total) }, as in a mean.
   *[no] Without the kept axis, sum number j divides **column** j, not row j. The row of { QUERY($name) } adds up to
        { DECIMAL($total) }, { $too_large ->
            [yes] too large for a mean
           *[no] but other rows do not add up to 1
        }.
}

# over: the axis, see AXIS
over_axis = { $code } :gray[weights from queries and keys, no word hidden; softmax over the { $over ->
    [keys] keys
   *[queries] queries
}]

# farthest: the word whose row is farthest from 1, and other: its sum; is_it: whether this is the row itself
wrong_axis = The row of { QUERY($name) } adds up to { DECIMAL($total) }, { $is_it ->
    [yes] farther from 1 than any other row
   *[no] that of { QUERY($farthest) } to { DECIMAL($other) }
}; columns add up to 1.
other_weights = { QUERY($query) } gives { KEY($key) } a weight of **{ PERCENT($mean) }** in the mean of all words, and
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
rung = The row of { QUERY($query) } has weights of { $weights }, which add up to { DECIMAL($total) }.
same_as_below = same result as rung { $below }
not_as_below = **No longer the result of rung { $below }**: it differs by up to { DECIMAL($difference) }, as intended.
naive_scores = **Scores x xᵀ{ $divided }** :gray[{ $colours }]
SYMMETRIC = x xᵀ is symmetric: words i and j give each other the same score
naive_weights_differ = The weights need not be symmetric, since softmax divides each row by its own sum: { $large ->
    [yes] they differ by up to { DECIMAL($across) } across the diagonal.
   *[no] here they nearly are.
}
naive_on_itself = A word’s weight for itself is **{ PERCENT($weight) }** on average, the largest in { $rows } of { $count }
    rows.
naive_projected = With query and key it is **{ PERCENT($weight) }**, the largest in { $rows } of { $count } rows; the scores
    differ by up to { DECIMAL($apart, digits: 1) } across the diagonal.
    Choose other projections under “Your words”, and compare.
# what is compared → in words
CHECKED =
    .ways = loop, triangle and softmax give the same means
    .hidden = loop, triangle and softmax give the same means when words are hidden
    .divided = rows of the normalised triangle add up to 1
    .axis = rows of softmax add up to 1
    .naive = x xᵀ is symmetric
