### What stands deeper on the page about queries, keys and values: one matrix for both, what is mixed, the look-up.
one_matrix_name = **Best fit with one matrix W** :gray[colour scale: ±{ SHORT($end, digits: 3) }]
ONE_ACROSS = With two sentences, each word is either a query or a key, so no pair can be swapped.

# Scores of a pair of words with two matrices, there and back, and with one, for both and for each word with itself; same:
# whether both are one word
one_matrix = { $same ->
    [yes] The score of “{ WORD($query) }” with itself is { $there } with two matrices, and { $both } with one. Select two
        words to compare.
   *[no] With two matrices, “{ WORD($query) }” · “{ WORD($key) }” = **{ $there }** and “{ WORD($key) }” ·
        “{ WORD($query) }” = **{ $back }**. With one, both are **{ $both }**, and the scores of the words with themselves
        are { $query_itself } and { $key_itself }.
}

## step 2, deeper: the value and the vector, the look-up

averaged_name = { $vectors ->
    [v] { VALUE("v") }
   *[other] **x**
} { $shape }: one row per key
output_name = weights{ $after_dropout ->
    [yes] { " " }after dropout
   *[no] { "" }
} { $weights } × { $vectors } → { OUTPUT("output") } { $output }
averages_in_words = From { $vectors }, each word receives **{ $width }** numbers; from { $other }, it would receive
    { $other_width }. The attention weights are the same either way: they do not depend on W_V.
matches_name = The attention weights of { QUERY($query) }: how well each { KEY("key") } matches
results_name = The result, { $width } numbers :gray[colour scale: ±{ SHORT($end) }]
HIDDEN = hidden
others = { $count } others
nothing_comes_back = Every key is hidden from { QUERY($query) }, so nothing is returned.
RESULT_ROWS =
    .soft = soft
    .exact = exact
    .difference = difference
more_matches = { $count } more

# What a look-up returns; matches: the keys with the largest score, count of them; share: the weight of each
look_up = Attention{ $dropout ->
    [yes] { " " }(before dropout)
   *[no] { "" }
} takes **{ PERCENT($share) }** from { $count ->
    [1] the best match, { AND($matches) }; a dictionary returns the { VALUE("value") } of { AND($matches) } alone
   *[other] each of the { $count } best matches, { AND($matches) }; the exact answer is the mean of their { VALUE("values") }
}. Largest difference at temperature { SHORT($temperature) }: **{ SMALL($difference) }**.
