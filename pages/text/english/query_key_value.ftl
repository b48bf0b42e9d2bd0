### What the page about queries, keys and values says.

## the steps

score =
    .title = Where does a weight come from?
    .about = { $pair ->
        [no] To find another word, a word needs something to look for, and the other something to offer.
       *[other] To find “{ WORD($found) }”, “{ WORD($word) }” needs something to look for, and “{ WORD($found) }” something to offer.
    } So two matrices, **projections**, make from each word’s vector x a **query** q, what it looks for, and a **key** k, what it offers.
        A pair’s **score** is the **dot product** of one word’s q and the other’s k: multiply number by number, then add.
    .sentence = { product_sum } { score_to_weight }
    .predict = No word fits “{ WORD($query) }” less than “{ WORD($far) }”. What score do the two have?
    .task = { $differ ->
        [yes] Move **Key** to “{ WORD($far) }”, and compare the products.
       *[no] Every key has the same score here. Change the sentence in **Your words**.
    }
    .done = “{ WORD($query) }” and “{ WORD($far) }” have the score { SIGNED($lowest) }. { $lies ->
        [below] Products below 0, of a positive and a negative number, outweigh the others here. So scores don’t end at 0: the
            less two words fit, the farther below.
        [zero] { $cancel ->
            [no] No number of this key meets one of the query, so every product is 0.
            [near] It isn’t exactly 0, but it rounds to 0.
           *[yes] Its products above 0 and those below 0 cancel.
        }
       *[above] It is above 0, but softmax compares the scores of a row, { $least_weight ->
            [yes] so the smallest still gets the smallest weight
           *[no] so only differences count
        }.
    }
    .nearly = “{ WORD($query) }” and “{ WORD($key) }” have the score { SIGNED($score) }. Another key scores less.
two =
    .title = Why two matrices: looking is not being looked for
    .about = { $story ->
        [yes] “bat” needs “flew” to tell which bat it is; “flew” doesn’t need “bat” in the same way.
       *[no] { $pair ->
            [no] A word that looks for another needn’t be looked for by it.
           *[other] Even if “{ WORD($seeker) }” looks for “{ WORD($sought) }”, “{ WORD($sought) }” needn’t look for
                “{ WORD($seeker) }”.
        }
    } So $W_Q$ makes queries, and a second matrix, $W_K$, makes keys. What would be lost if $W_Q$ made both, so that each word’s
        key was equal to its query?
    .sentence = { both_directions }
    .predict = Suppose $W_Q$ made the keys, too. Which word would have the largest score with the query of “{ WORD($query) }”?
    .task = Switch on **One matrix for both**, and read the row of “{ WORD($query) }”.
    .done = { $finds_itself ->
        [yes] “{ WORD($query) }” itself, with { SIGNED($with_itself) } (with two matrices: { SIGNED($with_two) }). Every product is now a
            square, so nothing is subtracted, and a word mostly finds itself.
       *[no] “{ WORD($found_name) }”, with { SIGNED($found_score) }. But with itself “{ WORD($query) }” scores a sum of squares, never below 0,
            and on average over the sentence a word finds itself best.
    } Both directions of a pair score the same, too.
    .nearly = { $way ->
        [alone] The sentence has no other word that “{ WORD($query) }” could find. Type more words under “Your words”.
       *[two] These scores still come from two matrices. Switch on **One matrix for both** to see what one alone
            would find.
    }
moved =
    .title = Why a third matrix: what a word passes on
    .about = { $pair ->
        [no] A word
       *[other] “{ WORD($found) }”
    } is found by its key. But what makes a word easy to find is not what it has to say. So a third matrix, $W_V$, makes its
        { "" }**value** v, which is what it passes on. The **output** of a word is the sum of all values, each times its weight.
    .sentence = { changes }{ $copies ->
        [trained] { " " }Here $W_V$ copies numbers of the word’s vector x, because only $W_Q$ and $W_K$ were trained.
        [yes] { " " }Here $W_V$ copies numbers of the word’s vector x.
       *[no] { "" }
    } :gray[{ $moves ->
        [something] Outlined: what changed.{ " " }
       *[other] { "" }
    }Vectors: violet is positive, orange negative.]
    .predict = Suppose you change one number of $W_V$. How many { $cells ->
            [one] attention weights
           *[other] of the { $cells } attention weights
        } change?
    .task = Change a number of one matrix so that outputs change and no attention weight does.
    .done = { $cells ->
            [one] The weight doesn’t change, because it is
           *[other] None of the { $cells } weights changes, because they are
        } computed from queries and keys. { $outputs ->
            [one] One output changes
           *[other] { $outputs } outputs change
        }, because outputs are sums of values. So what a word passes on can change without changing who finds it.
    .nearly = { $way ->
        [nothing] No attention weight changed, but no output did either. Undo this, and change another number.
       *[weights] Attention weights changed, too, because they are computed from queries and keys. Undo this, and leave both as they
            are.
    }
learning =
    .title = Nobody wrote these matrices: training found them
    .about = These matrices together are a **head**. At first, $W_Q$ and $W_K$ are random. **Training** shows the head a word and some
        others; one of them is related and should get the weight. The **loss** measures how far the
        weights are from this goal, and each step changes every number a little, so that the loss falls.
    .sentence = { course_in_words }
    .predict = Before training, “{ WORD($query) }” gives each word between { PERCENT($least) } and { PERCENT($most) }. Which word will
        be the first to get more than { PERCENT($bar) }?
    .task = { $stands_out ->
        [yes] Move **Steps of training** to the first moment at which a word has more than { PERCENT($bar) }.
       *[no] Move **Steps of training** to the end.
    }
    .done = { $stands_out ->
        [yes] { stood_out } The loss states only the goal; training found the matrices.
       *[no] { $related ->
            [yes] At no step does one word stand out here.
           *[no] The head finds no pair of related words in this sentence, so no word ever stands out.
        }
    }
    .nearly = { $way ->
        [early] After { $step } of { $steps } steps no word has more than { PERCENT($bar) } yet. Train longer.
        [end] This is step { $step } of { $steps }. Train to the end.
       *[late] By step { $step } a word has passed { PERCENT($bar) } already. Go back to the first such moment.
    }
summary = A score is the dot product of a query and a key. They come from two matrices, because what a word looks for is not what it
    is found by.  { "\u000A" }$W_V$ makes what a word passes on. Training finds such matrices. Now each word has
    weights, and something to pass on: what exactly arrives?

# the titles of folds
FOLDS =
    .matrices = all matrices, queries, keys and values, and other examples
    .closest = the best that one matrix can do
    .look_up = a soft look-up in a dictionary
    .numbers = change a number yourself
    .not_x = why v, not x
    .letters = a head of letters learns a rule
    .loss = the loss of a language model
TABLES =
    .product = the products of the score
    .scores = all scores
    .values = all values

# The words in formulas.
FORMULAS =
    .score = score
    .loss = loss
    .mean = mean
    .vowels = vowels
    .output = output
    .weight = weight
    .weights = weights
    .not = not
    .against = against
    .temperature = temperature
    .with_largest = with the largest

## controls

KEY = Key
KEY_HELP = Position of the key’s word, counted from 0.
ONE_MATRIX = One matrix for both
ONE_MATRIX_HELP = W_Q makes the keys, too, so each word’s key equals its query.
EDIT_MAP = Projection to change
EDIT_MAP_HELP = q: W_Q, what words look for. k: W_K, what they offer. v: W_V, what they pass on.
EDITS = Numbers changed by hand
EDITS_HELP = v_0_3_1.5 sets row 0, column 3 of W_V to 1.5; ~ separates changes.
HAND_OVER = What is averaged
HAND_OVER_HELP = v: the values, as wide as the head. x: the words’ vectors, as wide as the model.
MOMENT = Steps of training
MOMENT_HELP = How often W_Q and W_K were changed. Most happens early, so the first steps lie closer together.

## step 1

strips =
    .key = :gray[violet: positive · orange: negative{ $others ->
        [0] { "" }
       *[other] { " " }· outlined: the { $terms } products farthest from 0
    } · colour scale: q ±{ SHORT($q_end, digits: 3) }; k ±{ SHORT($k_end) }; q × k ±{ SHORT($product_end, digits: 3) }]
    .alt = The query of { $query }, the key of { $key }, and their products
terms =
    .key = **Each product adds to the score**{ $others ->
        [0] { "" }
       *[other] { " " }:gray[the largest first]
    }
    .alt = The largest products of { $query } and { $key }, and their sum, the score { DECIMAL($score, digits: 4) }
number = number { $place }
more = { $count } more
SCORE_BAR = score
key_name = Query of { QUERY($query) }, key of { KEY($key) }

# A score as the sum of its products; terms: those that are named, others: how many more aren't 0, top and rest: their sums
product_sum = { QUERY($query) } · { KEY($key) }: { $others ->
    [0] { $terms ->
        [0] { $count ->
            [one] its only product is
           *[other] all { $count } products are
        } 0, so the score is **{ SIGNED($score) }**.
        [one] { $count ->
            [one] there is only one product
           *[other] of { $count } products only one is not 0
        }, so the score is **{ SIGNED($score) }**.
       *[other] { $terms } products are not 0, so their sum is the score **{ SIGNED($score) }**.
    }
   *[other] the { $terms } products farthest from 0 sum to { SIGNED($top) }, the { $others ->
        [one] other is
       *[other] { $others } others sum to
    } { SIGNED($rest) }, so the score is **{ SIGNED($score) }**.
}

# divisor: what scores are divided by, in numbers, None for 1; weight: None where the mask hides the key
score_to_weight = { $weight ->
    [none] The mask hides this key from the query, so its attention weight is 0.
   *[other] { $divisor ->
        [none] { "" }
       *[other] Divided by { $divisor } it is { SIGNED($scaled) }, the **scaled score**.{ " " }
    }Softmax{ $temperature ->
        [1] { "" }
       *[other] { " " }at temperature { SHORT($temperature) }
    } compares it with the others of the row, so the attention weight is **{ PERCENT($weight) }**.
}
score_guesses =
    .above = above 0, but smaller
    .zero = exactly 0
    .below = below 0

FITS_NOWHERE = Here no word finds one other than itself. In this sentence one does:
OWN_SENTENCE = Use “The bat flew out of the cave”

## below step 1

# What a head does; source: of its projections; noun: what a token is called; placeless: whether its job needs positions
# and has none
job = { $source ->
    [random] Random projections, so the numbers have no meaning.
    [previous] Designed: each { $noun } looks for the previous { $noun }.
    [same] Designed: each { $noun } looks for the same { $noun } elsewhere.
    [first] Designed: each { $noun } looks for the first one.
    [initial] Designed: each { $noun } looks for others with the same first letter.
   *[vowel] Designed: a vowel looks for consonants.
}{ $placeless ->
    [yes] { " " }Positions are off, so no vector contains the position of its { $noun }.
   *[no] { "" }
}
trained_for = { $steps ->
    [0] Random projections, before training: no vowel looks for consonants yet.
   *[other] Learned projections, after { $steps } of { $most } steps of training: vowels look for consonants.
}
of_model = Learned projections of the language model { $name }, layer { $layer }.

# Said of the pair; design: whether its numbers have names
what_it_does = { $job } { $design ->
    [yes] { named_in_words } { found }
   *[no] { numbers_in_words }
}{ $signs ->
    [none] { "" }
   *[other] { " " }Above columns { AND($signs) }.
}{ "\u000A\u000A" }In a model, x is a token’s **embedding**, looked up in a trained table. It is **dense**: hardly any number is 0, and none
    has a meaning by itself, but words with similar uses have similar vectors.
sign_means = “{ $sign }” means “{ $word }”
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

# Why a designed query is as large as it is; match: the score of a match; divisor: of the scores, in numbers, None for 1
found = To make a match stand out, the query holds { SHORT($sharpness) } × √{ $head_size } = { DECIMAL($match, digits: 1) } where the key
    holds 1, so that a match scores { DECIMAL($match, digits: 1) }{ $divisor ->
        [none] { "" }
       *[other] , and { SHORT($scaled, digits: 3) } after the division by { $divisor }
    }.
numbers_in_words = { $cross ->
    [yes] Queries are computed from the first sentence ({ $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }), keys and values from the second ({ $key_count ->
        [one] { $key_count } row
       *[other] { $key_count } rows
    }).
   *[no] The query is computed from the vector of { QUERY($query) }, the key and the value from that of { KEY($key) }.
} Each matrix turns { $width } numbers into { $size }.
token_name = **x** of { QUERY($query) }, { $width } numbers{ $made ->
    [none] { "" }
   *[other] : { LIST($made) }
}
memory_name = **x** of { KEY($key) }, from the second sentence, the source of K and V
map_name = **$W_{ $letter }$** { $size } → { $chip } { $vectors }{ $left_out ->
    [0] { "" }
    [1] { " " }:gray[(one row of zeros left out)]
   *[other] { " " }:gray[({ $left_out } rows of zeros left out)]
}
vectors_name = { $chip } :gray[one row per word, its { $role }]

# a source of projections → what its button is called
SOURCES =
    .meaning = Trained on meaning
    .random = Random
    .previous = The previous word
    .same = The same word
    .first = The first word
    .initial = The same first letter
    .vowel = A vowel looks for consonants
    .learned = Learned
SOURCES_LEAD = **Other matrices.** A button with a rule also selects two words that show it:
outside = { $ignored } { $ignored ->
    [1] number that was changed by hand lies
   *[other] numbers that were changed by hand lie
} outside these projections. The link keeps { $ignored ->
    [1] it
   *[other] them
}.

## step 2

scores =
    .key = **Score q · k of each pair**{ $one ->
        [yes] { " " }**with one matrix**
       *[no] { "" }
    } :gray[row: query · column: key · select a { $by_cell ->
        [yes] cell
       *[no] row
    } · colour scale: ±{ SHORT($score_end, digits: 3) }]
    .alt = Scores: one row per query, one column per key
SWAP = Swap query and key
BEST = Best key
SWAP_ACROSS = With two sentences, each word is either a query or a key, so there is nothing to swap.

# one: whether one matrix makes queries and keys; same: whether both are one word; equal: whether both directions are
both_directions = { $same ->
    [yes] The score of { QUERY($query) } with itself is **{ SIGNED($there) }**. Select two words to compare both directions.
   *[no] { QUERY($query) } as query and { KEY($key) } as key have the score **{ SIGNED($there) }**, the other way round { $equal ->
        [yes] the same
       *[no] **{ SIGNED($back) }**, because queries and keys come from two matrices
    }.{ $weighed ->
        [yes] { " " }{ each_row_apart }
       *[no] { "" }
    } The score of { QUERY($query) } with itself is { SIGNED($itself) }.
}
each_row_apart = Each row has its own softmax: in the row of “{ WORD($query) }”, { SIGNED($there) } becomes a weight of
    { PERCENT($weight) }; in the row of “{ WORD($key) }”, { SIGNED($back) } becomes { PERCENT($back_weight) }, and the largest score there is
    { SIGNED($most) }, with { $most_ties ->
        [1] “{ WORD($most_of) }”
       *[other] several words
    }.

## below step 2

CLOSEST_ABOUT = Could another single matrix do better? A word’s query and key would still be equal, so it could only express what
    holds in both directions, such as “the same word”, and no word would score below 0 with itself. This one comes closest to
    the scores of two.
one_matrix_picture =
    .key = **Best fit with one matrix** :gray[colour scale: ±{ SHORT($score_end, digits: 3) }]
    .alt = Scores with one matrix, one row per query, one column per key

# Scores of a pair of words with two matrices, there and back, and with one, for both and for each word with itself
one_matrix = { $same ->
    [yes] The score of “{ WORD($first) }” with itself is { DECIMAL($there) } with two matrices, and { DECIMAL($both) } with one.
        Select two words to compare.
   *[no] With two matrices, “{ WORD($first) }” · “{ WORD($second) }” = **{ DECIMAL($there) }** and “{ WORD($second) }” ·
        “{ WORD($first) }” = **{ DECIMAL($back) }**. With one, both are **{ DECIMAL($both) }**, because query and key are equal, and with
        themselves the words score sums of squares: { DECIMAL($query_itself) } and { DECIMAL($key_itself) }.
}
LOOK_UP_ABOUT = A dictionary returns the value of the key that matches the query. Attention returns a weighted sum of values,
    because keys match more or less. At temperature 0 only the best match counts, as in a dictionary.
matches_name = The attention weights of { QUERY($query) }: how well each { KEY("key") } matches
results_name = The result, { $width ->
    [one] { $width } number
   *[other] { $width } numbers
} :gray[colour scale: ±{ SHORT($end) }]
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
    [1] the best match, { AND($matches) }; a dictionary returns its { VALUE("value") } alone
   *[other] each of the { $count } best matches, { AND($matches) }; the exact answer is the mean of their { VALUE("values") }
}. At temperature { SHORT($temperature) } the two differ by up to **{ SMALL($difference) }**.
temperatures =
    .exact = Exact: temperature 0
    .plain = Temperature 1
    .soft = Softer: temperature 6

## step 3

moved_weights =
    .key = **W** :gray[weights]
    .alt = W, the attention weights, one row for each query
moved_values =
    .key = **V** :gray[values]
    .alt = V, the values, one row for each key
moved_outputs =
    .key = **Y** :gray[outputs]
    .alt = Y, the outputs, one row for each query
PARTS =
    .v = values v
    .weights = attention weights
    .output = outputs
EDIT_BUTTONS =
    .q = Change a query ($W_Q$)
    .k = Change a key ($W_K$)
    .v = Change a value ($W_V$)

# What was changed by hand, and a button; letter: Q, K or V
edited = Changed by hand: { AND($matrices) }.{ $several ->
    [yes] { " " }The outlined changes follow from all of them.
   *[no] { "" }
}
edited_numbers = { $count ->
    [one] { $count } number
   *[other] { $count } numbers
} of **$W_{ $letter }$**
reset_matrix = Reset $W_{ $letter }$
the_part = the { $part }
part_by = the { $part } by **{ AT_MOST($amount) }**

# What a change moved; first: the part that moved, by amount; moved_too: further ones, see part_by; still: those that didn't
changes = { $moves ->
    [none] Nothing has been changed yet.
    [nothing] Your edits change no value, attention weight or output.
   *[something] The { $first } changed by at most **{ AT_MOST($amount) }**{ $moved_too ->
        [none] { "" }
       *[other] , { LIST($moved_too) }
    }{ $still ->
        [none] { "" }
       *[other] ; { AND($still) } did not change
    }.{ $why ->
        [values] { " " }Values determine what is passed on, never which word attends to which.
        [weights] { " " }The outputs are sums of the same values with other weights.
       *[none] { "" }
    }
}

## below step 3

editor_name = **$W_{ $letter }$** (row: one number of x, column: one number of the { $role }). Type over a number.{ $rest ->
    [yes] { " " }Only some rows and columns are shown.
   *[no] { "" }
}
change_name = **Change of { $part ->
    [v] { PARTS.v }
    [weights] { PARTS.weights }
   *[output] { PARTS.output }
}** { $shape }{ "\u000A\u000A" }:gray[violet: increase · orange: decrease · colour scale: ±{ SHORT($end) }]
FORGET = Reset all changes
NOT_X_ABOUT = If x itself were averaged, each word would pass on its whole vector. $W_V$ selects what is worth passing on, so v can
    be shorter.
given =
    .key = { $vectors ->
        [v] { VALUE("v") }
       *[other] **x**
    } { $shape }: one row per key
    .alt = { $vectors }, one row per key
output =
    .key = weights{ $after_dropout ->
        [yes] { " " }after dropout
       *[no] { "" }
    } { $weights } × { $vectors } → { OUTPUT("output") } { $output }
    .alt = The output, one row per query
averages = From { $vectors }, each word receives **{ $width }** { $width ->
    [one] number
   *[other] numbers
}; from { $other }, it would receive { $other_width }. The
    attention weights stay the same, because they do not depend on $W_V$.

## step 4

learned_row =
    .key = **Weights of { QUERY($query) }** :gray[after { $step ->
        [one] { $step } step
       *[other] { $step } steps
    } of training]
    .alt = The attention weights of { $query } after { $step ->
        [one] { $step } step
       *[other] { $step } steps
    } of training
course =
    .key = **Its weights so far** :gray[bold: { WORD($key) }]
    .alt = Some weights of { $query } up to step { $step } of training
TRAINING_AXIS = steps of training

so_far = { $step ->
    [0] Before training,
   *[other] After { $step ->
        [one] { $step } step
       *[other] { $step } steps
    } of training,
}

# One row after so many steps; leads: whether one key, top, has the largest weight
course_in_words = { so_far } the score of { QUERY($query) } and { KEY($key) } is **{ SIGNED($score) }**{ $step ->
    [0] { "" }
   *[other] ; before, it was { SIGNED($first_score) }
}.{ $leads ->
    [yes] { " " }“{ WORD($top) }” has the largest weight, { PERCENT($top_weight) }{ $step ->
        [0] , by chance
       *[other] { "" }
    }.
   *[no] { "" }
}

# Which word was the first to stand out; story: whether it was the word itself, or the word that is first in the end
stood_out = { $story ->
    [itself] “{ WORD($first) }” itself, with { PERCENT($first_weight) }, because training makes similar words match first. The goal never
        was the word itself, so later steps undo this: at the end it has { PERCENT($last_weight) }, and “{ WORD($end) }” { PERCENT($end_weight) }.
    [alone] “{ WORD($first) }” itself, with { PERCENT($first_weight) }, because training makes similar words match first. The goal was a related
        word, but at the end “{ WORD($first) }” still has the largest weight, { PERCENT($last_weight) }.
    [stays] “{ WORD($first) }”, with { PERCENT($first_weight) }. It is first at the end, too, with { PERCENT($last_weight) }.
   *[other] “{ WORD($first) }”, with { PERCENT($first_weight) }. At the end “{ WORD($end) }” is first, with { PERCENT($end_weight) }.
}

## below step 4

LETTERS_ABOUT = This head reads letters; its goal is that vowels attend to consonants. The **loss** is 0 where the vowels’ weights w
    reach the target t, equal weights on all consonants. It grows fastest along its **gradient**, so each step changes the
    numbers the opposite way.
LOSS_ABOUT = A language model predicts the next token. Its loss is −ln of the probability of the actual one, so it is large where
    the model is surprised. This loss depends on $W_V$, too, so training changes every matrix; here it depends on the weights
    alone, so only $W_Q$ and $W_K$ are trained.
vowels =
    .key = **The vowels’ attention weights: { PERCENT($share) } on consonants** :gray[· row: a vowel · outlined: consonants · 0 to
        { SHORT($end) }]
    .alt = Weights of the vowels
share_picture =
    .key = :primary[**━ share of the vowels’ attention on consonants**]
    .alt = Share of weight on consonants by training step
TRAINING_SERIES = on consonants
letters = { $trainable ->
    [no] The sentence has no vowel or no consonant, so there is nothing to learn. Change it in **Your words**.
   *[yes] { letters_in_words }
}
letters_in_words = { so_far } **{ PERCENT($share) }** of the vowels’ attention goes to consonants{ $step ->
    [0] { "" }
   *[other] ; before, it was { PERCENT($first) }
}.
loss = { so_far } the loss is **{ DECIMAL($loss, digits: 3) }**{ $step ->
    [0] { "" }
   *[other] ; before, it was { DECIMAL($first_loss, digits: 3) }
}.
USE = Use the trained $W_Q$ and $W_K$ in steps 1 to 3

## at the foot

SUM_VERIFIED = The products of the selected pair sum to its score
