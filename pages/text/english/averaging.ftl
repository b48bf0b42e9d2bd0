### What the page about averaging says.

## the steps

past =
    .title = The simplest way to mix words: the mean of all words so far
    .about = “bat” alone can’t say whether it is an animal or a club: its **vector**, a list of numbers, is the same in every
        sentence. So it must take in something of other words. The simplest way: each word becomes the **mean** of itself
        and all words before it. Its **weights**, the share of each word, sum to 100 %.
    .sentence = { $visible ->
        [1] { QUERY($name) } is the first word, so its mean is the word itself, with a weight of { $shares }.
       *[other] { QUERY($name) } becomes the mean of { $visible } words, with weights of { $shares }.
    }
    .predict = “{ WORD($first) }” has 100 %, 50 % and 33 % in the first three rows. How many percent does it have in the last
        one, that of “{ WORD($last) }”?
    .task = { $words ->
        [1] { MORE_WORDS }
       *[other] Move on to the last row, “{ WORD($last) }”.
    }
    .done = The last mean takes in all { $words } words. They share 100 % equally, so each of them has { PERCENT($share) }.
product =
    .title = One product computes every mean at once
    .about = A loop computes one mean after the other. But each mean is a weighted sum, so all weights fit into a
        triangle **W**, a row a word, and all vectors into **x**. Each cell of the product **W x** is a row of W times a
        column of x. Since no cell needs another, all means are computed at once.
    .sentence = The row of { QUERY($name) } in W times { column } of x: { $sum } = **{ DECIMAL($total) }**. This is one
        number of the mean of { QUERY($name) }.
    .predict = Suppose the first row of x, the vector of “{ WORD($first) }”, is changed. How many of the { $words } rows of W x change?
    .task = { $words ->
        [1] { MORE_WORDS }
       *[other] Select the row of W x that such a change moves most.
    }
    .done = The column of “{ WORD($first) }” in W has no 0, so every mean takes in its vector, and all { $words } rows change. The first
        one moves most, because its weight there is 100 %; in the last row it is only { PERCENT($share) }.
hidden =
    .title = The same mean from scores, so that weights can change
    .about = The weights of a mean are fixed: no word can ever count more. So let weights come from **scores**, one number for
        each pair of words. **Softmax** exponentiates each score and divides by the sum of the exponentials, so each row
        sums to 100 %. Equal scores give the mean; −∞ hides a word, because e^−∞ is 0.
    .sentence = { $found ->
        [nothing] { all_hidden }
        [key] { key_hidden }
       *[some] { some_hidden }
    }
    .predict = In the row of “{ WORD($name) }”, { $before } words share the weight equally. Suppose one of them gets the score −∞. What
        happens to the weights of the others?
    .task = { $before ->
        [0] All words are hidden from “{ WORD($name) }”. Select another row, and hide one of its words.
       *[other] Hide a word that has weight in the row of “{ WORD($name) }”, and compare the other weights.
    }
    .done = { $left ->
        [0] Nothing is left for “{ WORD($name) }” to take in: all its weights are 0, and so is its mean.
        [1] One word is left, and since the weights must sum to 100 %, it has all of it.
       *[other] Softmax divides by the sum of what is left, so the weights still sum to 100 %. The { $left } other scores
            are equal, so the weights grew equally, to { PERCENT($each) } each.
    }
hidden_offers =
    .all = Hide every word from the first row
hidden_guesses =
    .stay = they stay the same
    .grow = all grow equally
    .one = one of them takes all that is free
choice =
    .title = Why not simply average? “of” would count as much as “cave”
    .about = In “The bat flew out of the cave”, a mean gives “of” as much weight as “cave”, though “cave” says what “bat” is
        and “of” doesn’t. So the word that matters needs a larger score. Here you set one by hand, and no word is hidden. In
        attention the scores come from the words themselves; the next page shows how.
    .sentence = { $pull ->
        [0] All scores are 0, so all words count alike: { QUERY($query) } gives { KEY($key) } { $share }, as in the mean of all
            words.
       *[other] { QUERY($query) } gives { KEY($key) } **{ $share }** with the score { SHORT($pull) }, and { PERCENT($mean) } in the mean
            of all words.{ $alike ->
                [1] { "" }
               *[other] { " " }The same word stands at { $alike } places, and each has this weight.
            }{ $learned ->
                [yes] { " " }Attention trained on words gives “{ WORD($top) }” { PERCENT($of_top) } and “{ WORD($bystander) }” { PERCENT($of_bystander) }.
               *[no] { "" }
            }
    }
    .predict = Suppose the score of “{ WORD($key) }” rises, and that of “{ WORD($bystander) }” stays 0. What happens to the weight
        of “{ WORD($bystander) }”?
    .task = { $can_choose ->
        [no] Type more words under “Your words”: here no word has enough others to be chosen from.
       *[yes] Find the smallest score with which “{ WORD($query) }” gives “{ WORD($key) }” at least 90 %.
    }
    .done = “{ WORD($key) }” has { $share_of_alike }{ $alike ->
        [1] { "" }
       *[other] { " " }in all
    }. “{ WORD($bystander) }” fell from { PERCENT($equal_share) } to { PERCENT($left) }, though its score is still 0, because the
        weights sum to 100 %: what one word gains, the others lose. Only −∞ gives exactly 0.
summary = The mean of all words so far is one product, W x. Softmax of equal scores gives the same weights.
    { "  \u000A" }A mean lets every word count alike, “of” like “cave”. So scores must differ, and come from the words themselves.

## the words of the steps

MORE_WORDS = Type more words under “Your words”: a mean of one word is that word.
choice_guesses =
    .stays = it stays the same
    .falls = it falls, but never to 0
    .zero = it falls to 0
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
all_hidden = All words are hidden from { QUERY($name) }: every weight is 0. By its formula, softmax would be 0 ÷ 0, which is
    not a number.
key_hidden = The score of { KEY($key) } is −∞, so its weight is exactly **0**. The row of { QUERY($name) } has weights of { $shares }.
some_hidden = { $gone ->
    [0] No word is hidden from { QUERY($name) }, whose row has weights of { $shares }.
    [one] { $gone } later word is hidden from { QUERY($name) }. Its row has weights of { $shares }.
   *[other] { $gone } later words are hidden from { QUERY($name) }. Its row has weights of { $shares }.
}
choice_tip = { $label }: { DECIMAL($weight, digits: 4) }, in the mean { DECIMAL($mean, digits: 4) }

## the pictures

key_of_colours = orange −{ SHORT($end, digits: 3) } · violet +{ SHORT($end, digits: 3) }
# twice: what the number in a word’s label means, where there is one.
past_weights =
    .key = **Weights** :gray[row: a word’s mean · column: a word in it · dot: not read yet{ $twice }]
    .alt = Weights of the mean of all words so far: rows { LIST($labels) }
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
choice_picture = **Weights of “{ WORD($query) }”** :gray[orange: “{ WORD($key) }”{ $pull ->
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
    .others = another pair of words, and the weights of a head
    .ladder = five rungs from the mean to attention, and scores x xᵀ
OWN_SCORES_TITLE = **Scores x xᵀ**: the words’ vectors are compared with one another.
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
TRIANGLE = L is a lower triangular matrix: the row of each word has a 1 for itself and every earlier word. Dividing each
    row by its sum gives W.
ROWS_ADD_UP = every row sums to 1
ROWS_DONT = not every row sums to 1
sums_said = { $badge }  { "\u000A" }{ $right ->
    [yes] Each sum divides its own row, so the row of { QUERY($name) } sums to { DECIMAL($total) }, as in a mean.
   *[no] Without the kept axis, sum number j divides **column** j, not row j. The row of { QUERY($name) } sums to
        { DECIMAL($total) }, { $too_large ->
            [yes] too much for a mean
           *[no] but other rows do not sum to 1
        }.
}
axis_said = { $badge }  { "\u000A" }Every weight is between 0 and 1: here { DECIMAL($lowest, digits: 4) } to { DECIMAL($highest, digits: 4) }. { $right ->
    [yes] { right_axis }
   *[no] { wrong_axis }
}
right_axis = Column sums need not be 1: here they are { DECIMAL($lowest_sum, digits: 2) } to
    { DECIMAL($highest_sum, digits: 2) }.
# farthest: the word whose row is farthest from 1, and other: its sum; is_it: whether this is the row itself
wrong_axis = The row of { QUERY($name) } sums to { DECIMAL($total) }, { $is_it ->
    [yes] farther from 1 than any other row
   *[no] that of { QUERY($farthest) } to { DECIMAL($other) }
}; only the columns sum to 1.
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

rung_row = The row of { QUERY($name) } has weights of { $shares }, which sum to { DECIMAL($total) }.
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
    .divided = rows of the normalised triangle sum to 1
    .axis = rows of softmax sum to 1
    .naive = x xᵀ is symmetric

## controls

ROW = Row
ROW_HELP = Position of the selected word, counted from 0. You can also select its row in the picture.
HIDE = Hide one more word from the selected row
HIDE_HELP = The position of the word, counted from 0. none: no other word is hidden.
PULL = Score of the orange word
PULL_HELP = All other words have the score 0. Select a bar to give its word the score.
IN_PLACE = Write the means into x itself
IN_PLACE_HELP = The loop then averages rows that are already means.
KEEPDIM = keepdim=True: keep the summed dimension
KEEPDIM_HELP = Off: PyTorch divides columns instead of rows, and raises no error.
AXIS = Softmax over the
AXIS_HELP = keys: the weights of each row sum to 1. queries: the weights of each column sum to 1.
LOOKER = Word whose weights are shown
LOOKER_HELP = Its position, counted from 0.
SOUGHT = Orange word
SOUGHT_HELP = Its position, counted from 0. You can also select its bar.
RUNG = Rung
RUNG_HELP = Each rung changes one thing about the rung below it.
