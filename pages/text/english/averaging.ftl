### What the steps of the page about averaging say.
PAST_TITLE = The mean of the past
PAST = Each word is a **vector**, a list of numbers. The simplest way to collect from other words is a mean: each
    word becomes the mean of itself and all words before it. The picture shows the **weights**, each word’s share in a
    mean; a row adds up to 100 %.
ROW = Row
ROW_HELP = Which word’s row is selected: its position, counted from 0. Selecting a row sets it, too.
PRODUCT_TITLE = One matrix computes all means
PRODUCT = **W** holds the weights, **x** the words’ vectors, one under another. A row of W times a column of x:
    multiply them number by number, and add up. Each cell of **W x** is one such sum, so one matrix product computes all
    means.
HIDDEN_TITLE = A score of −∞ gives weight 0
HIDDEN = Weights can also come from **scores**, one number for each pair of words. **Softmax** takes e ≈ 2.718 to the
    power of each score and divides by the sum of these powers, so equal scores give equal weights. A hidden word has
    the score −∞, and e^−∞ is 0.
HIDE = Hide one more word from the selected row
HIDE_HELP = The position of the word, counted from 0. none: no other word is hidden.
TRY =
    .all = Hide every word from the first row
CHOICE_TITLE = Equal weights prefer nothing
CHOICE = A mean treats all words alike. In attention, each word has a vector that says what it looks for, its **query**,
    and one that says what it offers, its **key**. Their dot product is the **score**. Here one word looks for one other
    word, all other scores are 0, and no word is hidden.
PULL = Score of the word that is looked for
PULL_HELP = 0: the query looks for nothing. Select a bar to look for its word.
SUMMARY = A mean of the past is a matrix product W x: rows of weights that add up to 100 %, times the words’ vectors.
    { "\u000A" }Softmax makes such rows from any scores. In attention, the scores are dot products of queries and keys.
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
