### What the boards of the first two steps say: a query and a key, what they are made of, and their score.

## step 1

# a source of projections → what its head does; a noun for tokens takes the place of {}
JOBS =
    .random = Random projections: the arithmetic is right, but the numbers have no meaning.
    .previous = Designed: each { "{" }0{ "}" } looks for the { "{" }0{ "}" } before it.
    .same = Designed: each { "{" }0{ "}" } looks for the same { "{" }0{ "}" } elsewhere.
    .first = Designed: each { "{" }0{ "}" } looks for the first one.
    .initial = Designed: each { "{" }0{ "}" } looks for others with the same first letter.
    .vowel = Designed: a vowel looks for consonants.
PLACELESS = Positions are off, so no vector contains the position of its { "{" }0{ "}" }.

# a source of projections → what its button is called
SOURCES =
    .random = Random
    .previous = The word before
    .same = The same word
    .first = The first word
    .initial = The same first letter
    .vowel = A vowel looks for consonants
    .learned = Learned
SOURCES_LEAD = **Other projections**, each with a query and a key that show its pattern:
BANDS =
    .q = queries q
    .k = keys k
    .v = values v
REAL = In a real model, a learned table holds one vector for each token, its **embedding**. It has hundreds or
    thousands of numbers, hardly any of them 0 (**dense**). A single number has no meaning by itself; words with
    similar uses get similar vectors.
trained_for = { $steps ->
    [0] Random projections, before training: no vowel looks for consonants yet.
   *[other] Learned projections, after { $steps } of { $most } steps of training: vowels look for consonants.
}
outside = { $count } { $count ->
    [1] number that was changed by hand lies
   *[other] numbers that were changed by hand lie
} outside these projections. The link keeps { $count ->
    [1] it
   *[other] them
}.
memory_name = **x** of { KEY($key) }, from the second sentence, the source of K and V
numbers_in_words = The query is computed from the vector of { QUERY($query) }, the key and the value from the vector
    of { KEY($key) }: { $width } numbers in, { $size } numbers out. Each of the three has its own projection.
two_sentences_in_words = Queries are computed from the first sentence ({ $rows } rows), keys and values from the
    second ({ $others } rows): { $width } numbers in, { $size } numbers out.

## step 2

SWAP_ACROSS = With two sentences, each word is either a query or a key, so there is nothing to swap.
SWAP = Swap query and key
BEST = Best key
