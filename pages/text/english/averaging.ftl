### What the page about averaging says.

## the steps

past =
    .title = The simplest way to mix words: the mean of all words so far
    .about = On “Start”, each word had a weight of its own. It is simpler to let all count alike: then a word’s new **vector** is
        the **mean** of its own and all previous ones. So it takes in something of each, with equal **weights** that sum to
        100 %.
    .sentence = { $visible ->
        [1] { QUERY($name) } is the first word, so its mean is the word itself: { $shares }.
       *[other] { QUERY($name) } becomes the mean of { $visible } words, so they share 100 %: { $shares }.
    }
    .predict = “{ WORD($first) }” has 100 %, 50 % and 33 % in the first three rows. What percentage does it have in the last
        one, that of “{ WORD($last) }”?
    .task = { $words ->
        [1] { MORE_WORDS }
       *[other] Move on to the last row, “{ WORD($last) }”.
    }
    .done = The last mean takes in all { $words } words, and they share 100 % equally, so each has { PERCENT($share) }.
    .nearly = The row of “{ WORD($name) }” takes in { $visible } of the { $words } words. Rows farther down take in more.
product =
    .title = One product computes every mean at once
    .about = Each mean is a weighted sum, so no loop is needed: all weights fit into a triangle **W** with a row for each word, and
        all vectors into **x**. Each cell of **W x** is a row of W times a column of x. No cell needs another, so all are
        computed at once.
    .sentence = The row of { QUERY($name) } in W times { column } of x: { $sum } = **{ DECIMAL($total) }**, one number of its mean.
    .predict = Suppose the vector of “{ WORD($first) }”, the first row of x, changes. How many of the { $words } rows of W x change?
    .task = { $words ->
        [1] { MORE_WORDS }
       *[other] If “{ WORD($first) }” changes, which row of W x changes most? Select it.
    }
    .done = Every mean takes in “{ WORD($first) }”, so all { $words } rows change. The first one changes most, because the word’s
        weight there is 100 %; in the last row it is only { PERCENT($share) }.
    .nearly = In the row of “{ WORD($name) }”, “{ WORD($first) }” has the weight { PERCENT($of_first) }. The larger that weight, the more the row
        changes, and it is larger in the rows above.
hidden =
    .title = The same mean from scores, so that weights can change
    .about = In a mean no word can count more than another. So let weights come from **scores**, one number for each pair of
        words. **Softmax** exponentiates each score and divides by the sum of the exponentials, so each row sums to 100 %. Equal
        scores give the mean; −∞ hides a word, because $e^{ "{−∞}" }$ is 0.
    .sentence = { $found ->
        [nothing] { all_hidden }
        [key] { key_hidden }
       *[some] { some_hidden }
    }
    .predict = In the row of “{ WORD($name) }”, { $before } words have equal weights. Suppose one of them gets the score −∞. What
        happens to the other weights?
    .task = { $before ->
        [0] All words are hidden from “{ WORD($name) }”. Select another row, and hide one of its words.
       *[other] Hide a word that has weight in the row of “{ WORD($name) }”, and compare the others.
    }
    .done = { $left ->
        [0] Nothing is left for “{ WORD($name) }” to take in, so all its weights are 0, and so is its mean.
        [1] One word is left, so it has the whole 100 %.
       *[other] Softmax divides by the sum of what is left, so the weights still sum to 100 %. The { $left } other scores
            are equal, so the weights grew equally, to { PERCENT($each) } each.
    }
    .nearly = “{ WORD($key) }” comes after “{ WORD($name) }”, so its score is −∞ already, and no weight changes. Hide “{ WORD($name) }” itself{ $row ->
            [0] { "" }
           *[other] { " " }or an earlier word
        }.
hidden_offers =
    .all = Hide every word from the first row
hidden_guesses =
    .stay = they stay the same
    .grow = all grow equally
    .one = one of them takes all that is free
choice =
    .title = Why not simply average? { $story ->
        [yes] “of” would count as much as “cave”
       *[no] All words would count alike
    }
    .about = { $story ->
        [yes] In “The bat flew out of the cave”, a mean gives “of” as much weight as “cave”, though “cave” says which bat is
            meant and “of” doesn’t. So “cave” needs a larger score.
       *[no] A mean gives every word as much weight as any other, though some words say more about what is meant. So such a
            word needs a larger score.
    } Here you set it by hand, and no word is hidden; the next page computes it from the words.
    .sentence = { $pull ->
        [0] All scores are 0, so { QUERY($query) } gives { KEY($key) } { $share }, as in the mean of all words.
       *[other] { QUERY($query) } gives { KEY($key) } **{ $share }** with the score { SHORT($pull) }, and { PERCENT($mean) } in the mean
            of all words.{ $alike ->
                [1] { "" }
               *[other] { " " }The word stands at { $alike } positions, and each has this weight.
            }{ $learned ->
                [yes] { " " }Trained attention finds its weights by itself: { PERCENT($of_top) } for “{ WORD($top) }”, { PERCENT($of_bystander) } for “{ WORD($bystander) }”.
               *[no] { "" }
            }
    }
    .predict = Suppose the score of “{ WORD($key) }” rises, and that of “{ WORD($bystander) }” stays 0. What happens to the weight
        of “{ WORD($bystander) }”?
    .task = { $can_choose ->
        [no] Type more words under “Your words”: here are too few to choose from.
       *[yes] Find the smallest score with which “{ WORD($query) }” gives “{ WORD($key) }” at least 90 %.
    }
    .done = “{ WORD($key) }” has { $share_of_alike }{ $alike ->
        [1] { "" }
       *[other] { " " }in all
    }. “{ WORD($bystander) }” fell from { PERCENT($equal_share) } to { PERCENT($left) }, though its score is still 0, because
        weights sum to 100 %: what one word gains, the others lose. Only −∞ gives exactly 0.
    .nearly = With the score { SHORT($pull) }, “{ WORD($key) }” has { $just ->
        [yes] just under 90 %
       *[no] { $share_of_alike }
    }{ $alike ->
        [1] { "" }
       *[other] { " " }in all
    }{ $way ->
        [low] { $just ->
            [yes] { "" }
           *[no] , less than 90 %
        }. The larger the score, the larger the weight.
       *[high] . That is at least 90 %, but a smaller score is enough.
    }
summary = One product, W x, computes all means, and softmax of equal scores gives the same weights.
    { "  \u000A" }But in a mean no word can count more than another, so scores must differ. Nobody can set one by hand for
    every pair of words: where do they come from?

## the words of the steps

MORE_WORDS = Type more words under “Your words”: the mean of one word is that word.
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
all_hidden = All words are hidden from { QUERY($name) }, so every weight is set to 0: softmax itself would give 0 ÷ 0.
key_hidden = The score of { KEY($key) } is −∞, so its weight is exactly **0**. For { QUERY($name) } softmax shares 100 % among the rest: { $shares }.
some_hidden = { $gone ->
    [0] No word is hidden from { QUERY($name) }, so softmax shares 100 % among all: { $shares }.
    [one] { $gone } later word is hidden from { QUERY($name) }, so softmax shares 100 % among the rest: { $shares }.
   *[other] { $gone } later words are hidden from { QUERY($name) }, so softmax shares 100 % among the rest: { $shares }.
}
choice_tip = { $label }: { DECIMAL($weight, digits: 4) }, in the mean { DECIMAL($mean, digits: 4) }

## the pictures

key_of_colours = orange −{ SHORT($end, digits: 3) } · violet +{ SHORT($end, digits: 3) }
# twice: what the number in a word’s label means, where there is one.
past_weights =
    .key = **Weights** :gray[row: a word’s mean · column: a word in it · dot: later word, weight 0{ $twice }]
    .alt = Weights of the means: rows { LIST($labels) }
BANDS =
    .weights = W weights
    .tokens = x vectors
    .means = W x means
product_of_both =
    .key = **W times x = W x** :gray[outlined: row times column = cell · { $features ->
        [yes] in x: 1 in the column of the word itself
       *[no] x, W x: orange −{ SHORT($end, digits: 3) } · violet +{ SHORT($end, digits: 3) }
    }]
    .alt = W, x and W x, one row per word: { LIST($labels) }
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
    .alt = The divided triangle: rows { LIST($labels) }
row_sums =
    .key = **Sum of each row** :gray[line: 1]
    .alt = Row sums
over_axis =
    .key = { $code } :gray[weights from queries and keys, no word hidden; softmax over the { $over ->
        [keys] keys
       *[queries] queries
    }]
    .alt = Softmax over the chosen axis: rows { LIST($labels) }
naive_scores =
    .key = **Scores $x x^\top${ $divided }** :gray[{ key_of_colours }]
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
    .ways = three ways to the same means, and a loop that fails
    .factors = how W is computed, and all of x and W x
    .keepdim = sums along the wrong axis (keepdim)
    .zeros = the scores: zeros and −∞
    .axis = softmax over the wrong axis
    .others = another pair, and weights that come from the words
    .ladder = five rungs from the mean to attention
OWN_SCORES_TITLE = **Scores $x x^\top$**: the words’ vectors are compared with one another.
SEE = See also:
CHECKS = these averages with known numbers
TABLES =
    .averaging_row = the selected row, every way
    .means = words and means
    .rung = the chosen rung
WAYS_ABOUT = **Softmax**, which step 3 explains, turns equal scores into equal weights.
WAYS =
    .loop = a loop over the rows
    .triangle = a triangle of ones, divided by row sums
    .softmax = softmax of zeros, later words hidden
WAYS_AGREE = all three give the same means
WAYS_DIFFER = the loop differs from the other two
# found: whether the selected row is right by the loop, one of the first few, which are right, or wrong
ways_said = { $badge }{ $found ->
    [right] { "" }
    [few] { "  \u000A" }The first two rows are right; the third is the first to average a changed row.
   *[wrong] { "  \u000A" }The loop averages rows that are already means. So the row of { QUERY($name) } has weights of { $shares }, and its
        first number is { DECIMAL($loop) }, not { DECIMAL($mean) }.
}
TRIANGLE = L is lower triangular: a word’s row has a 1 for itself and each previous word. Divided by its sum, it becomes a row of W.
ROWS_ADD_UP = every row sums to 1
ROWS_DONT = not every row sums to 1
sums_said = { $badge }  { "\u000A" }{ $right ->
    [yes] Each row is divided by its own sum, so the row of { QUERY($name) } sums to { DECIMAL($total) }.
   *[no] Without keepdim, the sum of row j divides **column** j. So the row of { QUERY($name) }
        sums to { DECIMAL($total) }, { $too_large ->
            [yes] too much for a mean
           *[no] but other rows do not sum to 1
        }.
}
axis_said = { $badge }  { "\u000A" }Every weight is between 0 and 1, here { DECIMAL($lowest, digits: 4) } to { DECIMAL($highest, digits: 4) }. { $right ->
    [yes] { right_axis }
   *[no] { wrong_axis }
}
right_axis = Softmax divides each row by its own sum, so columns need not sum to 1: here they sum to { DECIMAL($lowest_sum, digits: 2) } to
    { DECIMAL($highest_sum, digits: 2) }.
# farthest: the word whose row is farthest from 1, and other: its sum; is_it: whether this is the row itself
wrong_axis = Softmax divides each column by its own sum, so rows need not sum to 1: that of { QUERY($name) } sums to { DECIMAL($total) }, { $is_it ->
    [yes] farther from 1 than any other row
   *[no] that of { QUERY($farthest) } to { DECIMAL($other) }
}.
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
others_said = In the mean of all words { QUERY($query) } gives { KEY($key) } **{ PERCENT($mean) }**; { $by_chance ->
    [yes] a random query and key happen to give it
   *[no] a query and a key, which the next page explains, give it
} **{ PERCENT($drawn) }**.
# rung → its title
RUNGS =
    .loop = 1 loop
    .triangle = 2 triangle
    .softmax = 3 softmax
    .tokens = 4 tokens
    .query_key = 5 query and key
# rung → what it changes about the one below
CHANGES =
    .loop = Each word becomes the mean of the words that it may attend to.
    .triangle = One product computes the same means.
    .softmax = Softmax gives the same weights: every score is 0, or −∞ where a word is hidden.
    .tokens = Scores come from the words: each is the dot product of two vectors.
    .query_key = Each word becomes a query and a key first, so it can look for other words.
rung_said = ### { $heading }{ "\u000A" }{ "\u000A" }{ $change }{ "\u000A" }{ "\u000A" }{ $code }{ "\u000A" }{ "\u000A" }{ rung_row }{ "\u000A" }{ "\u000A" }{ $compared }

rung_row = The row of { QUERY($name) } has weights of { $shares }, which sum to { PERCENT($total) }.
same_as_below = same result as rung { $below }
not_as_below = **No longer the result of rung { $below }**: it differs by up to { DECIMAL($difference) }, as intended.
SYMMETRIC = $x x^\top$ is symmetric: both directions of a pair score the same
naive_said = { $badge } { naive_weights_differ }  { "\u000A" }{ naive_on_itself } { naive_projected }
naive_weights_differ = Softmax divides each row by its own sum, so the weights need not be symmetric: { $large ->
    [yes] they differ by up to { DECIMAL($across) } across the diagonal.
   *[no] here they nearly are.
}
naive_on_itself = On average a word gives itself **{ PERCENT($itself) }**, its largest weight in { $itself_rows } of { $words ->
        [one] { $words } row
       *[other] { $words } rows
    }.
naive_projected = With query and key it gives itself **{ PERCENT($other) }**, its largest weight in { $other_rows } of { $words ->
        [one] { $words } row
       *[other] { $words } rows
    }, and the scores
    differ by up to { DECIMAL($apart, digits: 1) } across the diagonal.
# what is compared → in words
CHECKED =
    .ways = loop, triangle and softmax give the same means
    .hidden = loop, triangle and softmax give the same means when words are hidden
    .divided = rows of the normalised triangle sum to 1
    .axis = rows of softmax sum to 1
    .naive = $x x^\top$ is symmetric

## controls

ROW = Row
ROW_HELP = Position of the word, counted from 0. You can also select its row in the picture.
HIDE = Hide one more word from this row
HIDE_HELP = Its position, counted from 0. none: no other word is hidden.
PULL = Score of the orange word
PULL_HELP = All other words score 0. Select a bar to give its word the score.
IN_PLACE = Write the means into x itself
IN_PLACE_HELP = The loop then averages means.
KEEPDIM = keepdim=True: keep the summed dimension
KEEPDIM_HELP = Off: PyTorch divides columns, not rows, and raises no error.
AXIS = Softmax over the
AXIS_HELP = keys: each row sums to 1. queries: each column sums to 1.
LOOKER = Word whose weights are shown
LOOKER_HELP = Its position, counted from 0.
SOUGHT = Orange word
SOUGHT_HELP = Its position, counted from 0. You can also select its bar.
RUNG = Rung
RUNG_HELP = Each rung changes one thing about the rung below it.
