### What the steps of the page about averaging say.
PAST_TITLE = The mean of the past
PAST = A **vector**, a list of numbers, represents each word. The simplest way to combine words is averaging: each
    word becomes the mean of itself and all words before it. The picture shows the **weights**, each word’s share in a
    mean; each row adds up to 100 %.
ROW = Row
ROW_HELP = Position of the selected word, counted from 0. Selecting a row sets it, too.
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
key_of_colours = orange −{ SHORT($end, digits: 3) } · violet +{ SHORT($end, digits: 3) }
equal_shares = **{ PERCENT($share) }** from each of { $count } words

## 1 The mean of the past

# twice: what the number in a word's label means, where there is one.
past_picture = **Weights** :gray[row: a word’s mean · column: a word in it · dot: a later word, weight 0{ $twice }]

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
LOOP_AGREES = a loop over the rows gives the same means
LOOP_DIFFERS = a loop over the rows gives other means

# Which column of x it is, in words; name: "" where columns have none.
column = { $name ->
    [none] column { $place }
   *[other] the column “{ WORD($name) }”
}

## 3 A score of −∞ gives weight 0

## 4 Equal weights cannot choose

choice_tip = { $label }: { DECIMAL($weight, digits: 4) }, in the mean { DECIMAL($mean, digits: 4) }
