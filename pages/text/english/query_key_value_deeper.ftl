### What stands deeper on the page about queries, keys and values: one matrix for both, what is mixed, the look-up.
one_matrix_name = **Best fit with one matrix W** :gray[colour scale: ±{ SHORT($end, digits: 3) }]
ONE_ACROSS = With two sentences, each word is either a query or a key, so no pair can be swapped.

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
