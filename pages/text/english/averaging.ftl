### What the steps of the page about averaging say.
PAST_TITLE = The mean of the past
PAST = A **vector**, a list of numbers, represents each word. The simplest way to combine words is averaging: each
    word becomes the mean of itself and all words before it. The picture shows the **weights**, each word’s share in a
    mean; each row adds up to 100 %.
ROW = Row
ROW_HELP = Position of the selected word, counted from 0. You can also select its row in the picture.
PRODUCT_TITLE = One matrix computes all means
PRODUCT = **W** holds the weights; the rows of **x** are the words’ vectors. Multiply a row of W by a column of x,
    number by number, and add the products. Each cell of **W x** is one such sum, so one matrix product computes all
    means.
HIDDEN_TITLE = A score of −∞ gives weight 0
HIDDEN = Weights can be computed from **scores**, one number for each pair of words. **Softmax** exponentiates each
    score (e ≈ 2.718 to its power) and divides by the sum of the exponentials. Equal scores give equal weights. A
    hidden word has the score −∞, and e^−∞ is 0.
HIDE = Hide one more word from the selected row
HIDE_HELP = The position of the word, counted from 0. none: no other word is hidden.
TRY =
    .all = Hide every word from the first row
CHOICE_TITLE = Equal weights cannot choose
CHOICE = A mean treats all words alike. In attention, each word has two vectors: its **query** describes what it looks
    for, its **key** what it offers. The dot product of a query and a key is their **score**. Here one word looks for
    one other word, all other scores are 0, and no word is hidden.
PULL = Score of the word to look for
PULL_HELP = 0: the query looks for nothing. Select a bar to look for its word.
SUMMARY = All means of the past are one matrix product, W x: each row of the weights W adds up to 100 %.
    { "  \u000A" }Softmax turns any scores into such weights. In attention, the scores are dot products of queries and
    keys.
ZEROS = **Scores** :gray[dot: −∞]
FLAT = **Weights, softmax of each row** :gray[dot: score −∞, weight 0 · all other scores: 0]
# What two formulas have on their left side.
MEAN = mean
MEANS = means
key_of_colours = orange −{ SHORT($end, digits: 3) } · violet +{ SHORT($end, digits: 3) }
equal_shares = **{ PERCENT($share) }** for each of { $count } words

# The weights of a row: that of a word, that of the others together, and the list of them.
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

## 1 The mean of the past

# twice: what the number in a word's label means, where there is one.
past_picture = **Weights** :gray[row: a word’s mean · column: a word in it · dot: a later word, weight 0{ $twice }]

past = { $count ->
    [1] { QUERY($name) } is the first word, so its mean is the word itself, with a weight of { $weights }.
   *[other] { QUERY($name) } becomes the mean of { $count } words, with weights of { $weights }.
}
past_task = In which row does “{ WORD($first) }” have the smallest weight? Select it.
past_done = { $count ->
    [1] The sentence has one word. It is its own mean.
   *[other] The last row is the mean of { $count } words, the most of all, so each has only the weight 1 ÷ { $count }.
}

## 2 One matrix computes all means

WEIGHTS_PICTURE = **W** :gray[weights · dot: 0]
BANDS =
    .weights = W weights
    .tokens = x vectors
    .means = W x means

# The title of the product W x in numbers; end: of the colours of its vectors.
product_picture = **W times x = W x** :gray[outlined: row times column = cell · { $features ->
    [yes] in x: 1 in the column of the word itself
   *[no] x, W x: orange −{ SHORT($end, digits: 3) } · violet +{ SHORT($end, digits: 3) }
}]
# The title of the words' vectors or of their means; end: of their colours.
vectors = { $kind ->
    [tokens] **x**, the words’ vectors
   *[means] **W x**, the means
} :gray[{ $features ->
    [yes] one column per feature (a property of a word), 0 to 1 · #0: position 0
   *[no] { key_of_colours }
}]

# A cell of W x; sum: its products, in numbers.
product = The row of { QUERY($name) } in W times { $column } of x: { $sum } = **{ DECIMAL($mean) }**. This is one
    number of the mean of { QUERY($name) }.
PRODUCT_TASK = Which word has the same row in W x as in x? Select its row.
product_done = { $count ->
    [1] The first row of W has a single 1, so the first mean is the vector of “{ WORD($name) }” itself.
   *[other] All { $count } words up to “{ WORD($name) }” have the same vector, so their mean is that vector.
}
LOOP_AGREES = a loop over the rows gives the same means
LOOP_DIFFERS = a loop over the rows gives different means

# Which column of x it is, in words; named: whether columns have names.
column = { $named ->
    [no] column { $place }
   *[yes] the column “{ WORD($name) }”
}

## 3 A score of −∞ gives weight 0

all_hidden = All words are hidden from { QUERY($name) }: every weight is 0. By its formula, softmax would be 0 ÷ 0,
    which is not a number.
key_hidden = The score of { KEY($key) } is −∞ and e^−∞ = 0, so its weight is exactly **{ DECIMAL($weight, digits: 4) }**.
    The row of { QUERY($name) } has weights of { $weights }.
some_hidden = { $gone ->
    [0] No word is hidden from { QUERY($name) }.
    [one] { $gone } word is hidden from { QUERY($name) }: its score is −∞ and its weight exactly 0.
   *[other] { $gone } words are hidden from { QUERY($name) }: their scores are −∞ and their weights exactly 0.
} { $gone ->
    [0] Its row
   *[other] The row of { QUERY($name) }
} has weights of { $weights }.
HIDDEN_AGREES = the loop and the triangle leave hidden words out, too
HIDDEN_DIFFERS = the loop and the triangle give different means
hidden_task = { $before ->
    [0] All words are hidden from “{ WORD($name) }”. Select another row, and hide one of its words.
   *[other] Hide a word that has weight in the row of “{ WORD($name) }”. How do the other weights change?
}
hidden_done = { $left ->
    [0] All weights in the row of “{ WORD($name) }” are 0 now, and so is its mean.
    [1] The hidden word has weight 0, and the one remaining word has all the weight: 100 %.
   *[other] The hidden word has weight 0, and the other { $left } words share the weight equally: { PERCENT($each) } each.
}

## 4 Equal weights cannot choose

choice_picture = **Weights of the selected query** :gray[orange: the word that it looks for{ $pull ->
    [0] { "" }
   *[other] { " " }· line: in the mean of all words
}]

# A query's bars: in the mean, by W_Q and W_K, or when it looks for the other word.
choice_alt = Weights of the selected query{ $kind ->
    [mean] , in the mean
    [random] , with a query and a key
   *[wish] { "" }
}
choice_tip = { $label }: { DECIMAL($weight, digits: 4) }, in the mean { DECIMAL($mean, digits: 4) }
# Which weight one word gives another; alike: how many words are spelled as that one.
choice = { $pull ->
    [0] At score 0 the query looks for nothing, so all words have the same weight: { QUERY($query) } gives { KEY($key) }
        a weight of { $share }, as in the mean of all words.
   *[other] { QUERY($query) } gives { KEY($key) } a weight of { PERCENT($mean) } in the mean of all words,
        and **{ $share }** with the score { SHORT($pull) }: its query looks for what { KEY($key) } offers.{ $alike ->
            [1] { "" }
           *[other] { " " }The same word stands at { $alike } places, and each has this weight.
        }
}
choice_task = { $words ->
    [1] Type a second word under “Your words”: one word has nothing to choose from.
   *[other] At which score does “{ WORD($query) }” give “{ WORD($key) }” a weight of at least 90 %?
}
choice_done = “{ WORD($query) }” gives “{ WORD($key) }” a weight of { $share }: with unequal weights, an average
    can choose a word.
