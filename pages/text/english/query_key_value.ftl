### What the page about queries, keys and values says: its steps, and the boards of the last two.
TABLES =
    .product = the products of the score
    .scores = all scores
    .values = all values
TITLES =
    .projected = One vector, three projections
    .score = A score is a sum of products
    .changed = What each projection does
    .learned = W_Q and W_K are learned

# The words in formulas.
FORMULAS =
    .loss = loss
    .mean = mean
    .vowels = vowels
    .output = output
    .weights = weights
    .not = not
    .against = against
    .temperature = temperature
    .with_largest = with the largest
PROJECTED = Each word has one vector **x**. Three matrices, the **projections** W_Q, W_K and W_V, map it to three
    vectors. The **query** q describes what the word looks for, the **key** k what it offers, the **value** v what it
    passes on to words that attend to it.
SCORE = The **score** of a query and a key is their dot product: multiply them number by number, and add up the
    products. If one matrix computed both, two words would have equal scores in both directions. W_Q and W_K differ,
    so “bat” can look for “The” without “The” looking for “bat”. Select a cell.
CHANGED = W_Q and W_K determine the scores, and so which word attends to which. W_V determines the values: what is
    passed on. The output is the weighted sum of the values. Change a number of one matrix, and see what changes.
LEARNED = W_Q, W_K and W_V are random at first. **Training** measures how far a model is from its goal (the **loss**)
    and changes each number slightly to lower the loss. Here each letter is a token, and the goal is that vowels
    attend to consonants.
SUMMARY = The score, the dot product of a query and a key, measures how well they match. The value is what is passed
    on.  { "\u000A" }W_Q, W_K and W_V compute query, key and value from the same vector. Here W_Q and W_K were
    trained; a real model also trains W_V.
KEY = Key
KEY_HELP = Position of the word whose key the query is compared with, counted from 0. Or select the word’s row in the
    picture.
EDIT_MAP = Projection to change
EDIT_MAP_HELP = q: W_Q, what words look for. k: W_K, what they offer. v: W_V, what they pass on.
EDITS = Numbers changed by hand
EDITS_HELP = v_0_3_1.5 sets row 0, column 3 of W_V to 1.5; ~ separates changes. Empty: no changes.
HAND_OVER = What is averaged
HAND_OVER_HELP = v: the values, as wide as the head. x: the words’ own vectors, as wide as the model.

## titles of what is deeper

MATRICES = the three matrices, and all queries, keys and values
OTHERS = other projections
NOT_X = the value v is not x
NOT_X_WORDS = W_V selects which part of a word’s vector x is passed on. If x itself were averaged, each head would
    pass on the whole vector, all d_model numbers.
TWO = why W_Q and W_K are two matrices
TWO_WORDS = Suppose one matrix W computed both q and k. Then each word’s query equals its key, so q(bat) · k(The) =
    k(bat) · q(The): the second matrix of scores is symmetric. The relation “the word before” is not symmetric: “bat” gives
    “The” a high score, and “The” gives “bat” a low one. One matrix can only express symmetric relations, such as “the
    same word”, and then every word also matches itself.
LOOK_UP = a soft look-up in a dictionary
LOOK_UP_WORDS = A dictionary compares a query with its keys and returns the value of the matching key. Attention
    returns a weighted sum of all values. At temperature 0 it returns only the value of the best match, like a
    dictionary.
NUMBERS = each change by itself, and the changes as text
TRAINED = the loss, and what a step of training does
TRAINED_WORDS = In a real model W_Q, W_K and W_V start at random and are trained; here only W_Q and W_K are trained.
    The **loss** compares the vowels’ weights w with their target t, equal weights on all consonants. At the target it
    is 0. The loss grows fastest along its **gradient**, so each step of training changes the numbers slightly in the
    opposite direction.
LOSS = the loss of a language model
LOSS_WORDS = Here the loss depends only on the attention weights, so only W_Q and W_K are trained. A language model
    predicts the next token: its loss is −ln of the probability that it assigns to the actual next token. This loss
    has a gradient for every number of the model, W_V included, so training changes all of them. Heads with
    recognisable patterns emerge, although nobody specified these patterns.

## step 3

PARTS =
    .v = values v
    .weights = attention weights
    .output = outputs
EDIT_BUTTONS =
    .q = Change a query
    .k = Change a key
FORGET = Reset all changes
moved_name = :gray[{ $moved ->
    [yes] **outlined: what changed** ·{ " " }
   *[no] { "" }
}row: a word · violet: positive · orange: negative]
editor_name = **W_{ $letter }** (row: one number of x, column: one number of the { $role }). Type over a number.{ $rest ->
    [yes] { " " }Outer rows of zeros are left out.
   *[no] { "" }
}
change_name = **Change of { $part ->
    [v] { PARTS.v }
    [weights] { PARTS.weights }
   *[output] { PARTS.output }
}** { $shape }{ "\u000A\u000A" }:gray[violet: increase · orange: decrease · colour scale: ±{ SHORT($end) }]
NOTHING_CHANGED = Nothing has been changed yet: these are the original values, attention weights and outputs.
NOTHING_MOVED = Your edits change no value, attention weight or output.

# What was changed by hand, and a button; letter: Q, K or V
edited = Changed by hand: { AND($matrices) }.{ $several ->
    [yes] { " " }What is outlined follows from all of them together.
   *[no] { "" }
}
edited_numbers = { $count ->
    [one] { $count } number
   *[other] { $count } numbers
} of **W_{ $letter }**
reset_matrix = Reset W_{ $letter }

the_part = the { $part }
part_by = the { $part } by **{ SMALL($amount) }**

# What a change moved; part: the first that moved, by amount; others: further ones, see part_by; still: those that didn't;
# why: which of the reasons below there is, "" for none
changes = The { $part } changed by at most **{ SMALL($amount) }**{ $others ->
    [none] { "" }
   *[other] , { LIST($others) }
}{ $still ->
    [none] { "" }
   *[other] ; { AND($still) } did not change
}.{ $why ->
    [values] { " " }Values determine what is passed on, never which word attends to which.
    [weights] { " " }The outputs are sums of the same values with other weights.
   *[none] { "" }
}
CHANGE_TASK = Choose W_Q, W_K or W_V with q, k or v. Type another number into a cell, so that outputs change and no
    attention weight does.
CHANGE_DONE = Only W_V does that: the weights are computed from queries and keys, and W_V is not used there.

## step 4

UNTRAINABLE = The sentence has no vowel or no consonant, so there is nothing to learn from. Change it in **Your words**.
vowels_name = **The vowels’ attention weights: { PERCENT($share) } on consonants** :gray[· row: a vowel · outlined:
    consonants · 0 to { SHORT($end) }]
SHARE_NAME = :primary[**━ share of the vowels’ attention on consonants**]
TRAINING_AXIS = steps of training
TRAINING_SERIES = on consonants
learned_in_words = { $step ->
    [0] Before training, **{ PERCENT($share) }** of the vowels’ attention goes to consonants.
   *[other] After { $step ->
        [one] { $step } step
       *[other] { $step } steps
    } of training, **{ PERCENT($share) }** of the vowels’ attention goes to consonants; before, it was
        { PERCENT($first) }.
}
loss_in_words = { $step ->
    [0] Before training, the loss is **{ DECIMAL($loss, digits: 3) }**.
   *[other] After { $step ->
        [one] { $step } step
       *[other] { $step } steps
    } of training, the loss is **{ DECIMAL($loss, digits: 3) }**; before, it was { DECIMAL($first, digits: 3) }.
}

learned_task = Find the smallest number of steps after which at least { PERCENT($target) }, rounded, of the vowels’ attention
    goes to consonants.
learned_done = { $fewest ->
    [one] { $fewest } step is
   *[other] { $fewest } steps are
} enough; one step earlier it was { PERCENT($before) }. Nobody wrote the rule into W_Q and W_K: training
    found it.

# what buttons change → their labels
TRY =
    .exact = Exact: temperature 0
    .plain = Temperature 1
    .soft = Softer: temperature 6
    .untrained = Before training
USE = Use the trained W_Q and W_K in steps 1 to 3
