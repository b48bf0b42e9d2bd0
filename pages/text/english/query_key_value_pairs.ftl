### What the boards of the first two steps say: a query and a key, what they are made of, and their score.

## step 1

# What a head does; source: of its projections; noun: what a token is called; placeless: whether its job needs positions
# and has none
job = { $source ->
    [random] Random projections: the arithmetic is right, but the numbers have no meaning.
    [previous] Designed: each { $noun } looks for the { $noun } before it.
    [same] Designed: each { $noun } looks for the same { $noun } elsewhere.
    [first] Designed: each { $noun } looks for the first one.
    [initial] Designed: each { $noun } looks for others with the same first letter.
   *[vowel] Designed: a vowel looks for consonants.
}{ $placeless ->
    [yes] { " " }Positions are off, so no vector contains the position of its { $noun }.
   *[no] { "" }
}

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

key_name = Query of { QUERY($query) }, key of { KEY($key) }
of_model = Learned projections of the language model { $name }, layer { $layer }.
token_name = **x** of { QUERY($query) }, { $width } numbers{ $features ->
    [none] { "" }
   *[other] : { LIST($features) }
}

# Where colours end: of single vectors, as "q, k ±2.5", or one number for all.
colour_scale = colour scale: { CLAUSES($ends) }
sign_means = “{ $sign }” means “{ $word }”

# What stands above queries, keys and values; notes: of colours and signs
projected_name = { $job } :gray[violet: positive · orange: negative · { DOTS($notes) }{ $twice }]
map_name = **W_{ $letter }** { $size } → { $chip } { $vectors }{ $left_out ->
    [0] { "" }
    [1] { " " }:gray[(one row of zeros left out)]
   *[other] { " " }:gray[({ $left_out } rows of zeros left out)]
}
vectors_name = { $chip } :gray[one row per word, its { $role }]
named_in_words = { QUERY($query) } { $looks ->
    [none] looks for nothing
   *[other] { $looks }
}. { KEY($key) } offers { $offers ->
    [none] nothing that a query looks for
   *[other] { $offers }
}, and passes on { $passes_on ->
    [none] nothing
   *[other] { $passes_on }
}.

# Why a designed query is as large as it is, and what is different in a trained head; divisor: of the scores, in numbers, None
# for 1; scaled: the score of a match after the division
found = W_Q and W_K are designed here so that the pattern can be read; training finds such matrices by itself (step 4). A
    key holds 1, and a query holds { SHORT($score) } × √{ $head_size } = { DECIMAL($size, digits: 1) }. So a match scores
    { DECIMAL($size, digits: 1) }{ $divisor ->
        [none] , and scores are not divided here; “Softmax” explains the division
       *[other] , and { SHORT($scaled, digits: 3) } after the division by { $divisor }, which “Softmax” explains
    }.

# What to try with a designed query; looks: whether it looks for anything; findable: whether any key offers it.
match_task = { $looks ->
    [no] “{ WORD($query) }” looks for nothing here. Select the row of another word.
   *[yes] { $findable ->
        [no] No word offers what “{ WORD($query) }” looks for. Select the row of another word.
       *[yes] Move **Key** to a word that offers what “{ WORD($query) }” looks for.
    }
}
match_done = “{ WORD($query) }” { $meets }, and “{ WORD($key) }” offers it: query and key match.
largest_task = Move **Key** to the word whose key has the largest score with the query of “{ WORD($query) }”.
largest_done = “{ WORD($key) }” has the largest score, { SIGNED($score) }.

## step 2

SWAP_ACROSS = With two sentences, each word is either a query or a key, so there is nothing to swap.
SWAP = Swap query and key
BEST = Best key
products_name = **The outlined pair** :gray[{ $width } dimensions{ $unused ->
    [0] { "" }
   *[other] , the other { $unused } hold 0
} · violet: positive · orange: negative{ $notes ->
    [none] { "" }
   *[other] { " " }· { DOTS($notes) }
}]

# A score as its products; largest: those largest in magnitude; other: how many more aren't 0; count: of all
product_sum = { QUERY($query) } · { KEY($key) }: { $terms ->
    [0] all { $count } products are 0, so the score is **{ $score }**. Nothing matches.
   *[other] of { $count ->
        [one] { $count } product
       *[other] { $count } products
    } { $other ->
        [0] only { AND($largest) } { $terms ->
            [1] is
           *[other] are
        } not 0, so the score is **{ $score }**.
       *[other] { AND($largest) } are the largest in magnitude, and all of them add up to the score **{ $score }**.
    }
}

# divisor: what scores are divided by, in numbers, None for 1; weight: None where the mask hides the key
score_to_weight = { $weight ->
    [none] The mask hides this key from the query, so its attention weight is 0.
   *[other] { $divisor ->
        [none] { "" }
       *[other] Divided by { $divisor } it is { $scaled }, the **scaled score**.{ " " }
    }After softmax at temperature { SHORT($temperature) } the attention weight is **{ PERCENT($weight) }**.
}
SWAP_SAME = Query and key are of the same word, so there is nothing to swap.

# The score of the same two words the other way round; compared: with their score; amount: by how much they differ
swapped = With query and key swapped, the score of { QUERY($query) } · { KEY($key) } is **{ SIGNED($score) }**:
    { $compared ->
    [more] { SMALL($amount) } more
    [less] { SMALL($amount) } less
   *[same] the same
}.

# What to try with the order of two words; kind: symmetric, where no two words differ from themselves swapped, zero, where
# some score 0 one way only, or rises
swap_task = { $kind ->
    [symmetric] Here no score changes when two words are swapped. Choose other projections in **Your words**.
    [zero] Find two words whose score is 0 in one direction and high in the other. Select the cell with 0.
   *[rises] Find a pair whose score rises when query and key are swapped. Select its cell.
}
swap_done = With “{ WORD($query) }” as query and “{ WORD($key) }” as key the score is { DECIMAL($here) };
    the other way round it is { DECIMAL($there) }. The score depends on the direction.
scores_name = **Scores with W_Q and W_K** :gray[q · k · colour scale: ±{ SHORT($end, digits: 3) } · select a { $by_cell ->
    [yes] cell
   *[no] row
}]
all_name = **Score q · k of each pair** :gray[row: query · column: key · select a { $by_cell ->
    [yes] cell
   *[no] row
} · colour scale: ±{ SHORT($end, digits: 3) }]

## at the foot

SUM_VERIFIED = The products of the selected pair add up to its score
