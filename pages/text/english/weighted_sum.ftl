### What the page about the weighted sum says.

## the steps

running =
    .title = What exactly does a word receive?
    .about = A weight is only a number, so what does a word receive? Each key has a **value**, which is a **vector**, and the
        weight says how much of it arrives. So each number of the output is a sum: the number at this place of every
        value, times its weight.
    .sentence = { account }
    .predict = “{ WORD($leader) }” has the larger weight, { DECIMAL($weight) }; “{ WORD($other) }” has { DECIMAL($other_weight) }. At
        number { $asked } of the output, the value of “{ WORD($leader) }” is { DECIMAL($value) }, that of “{ WORD($other) }” is
        { DECIMAL($other_value) }. Whose product, weight × value, is farther from 0?
    .task = { $asked ->
        [none] { largest_task }
       *[other] Move the slider to number { $asked }, and compare the two products.
    }
    .done = { $asked ->
        [none] { number_largest }
       *[other] “{ WORD($other) }” contributes { DECIMAL($adds_of_other) }, “{ WORD($leader) }” only { DECIMAL($adds_of_leader) }, because
            a large number can make up for a small weight. The weight says how much of a value arrives, not what is in it.
    }
    .nearly = { $way ->
        [larger_after] Number { $number } is { DECIMAL($output) }. The largest one, { DECIMAL($highest) }, comes later.
        [larger_before] Number { $number } is { DECIMAL($output) }. The largest one, { DECIMAL($highest) }, comes earlier.
        [after] This is number { $number }. Move on to number { $asked }.
       *[before] This is number { $number }. Go back to number { $asked }.
    }
collect =
    .title = Why not take only the best word?
    .about = Suppose a word took only the value with the largest weight. What the others say would be lost, although often several
        words together settle a meaning. And such a choice can only jump, while training needs small steps. So the output is
        the **weighted sum** of all values: each counts in proportion to its weight.
    .sentence = { collected }{ takes }{ columns_named }
    .predict = The longest of the { $visible } values has length { DECIMAL($longest, digits: 1) }. At temperature 1, is their weighted sum, the
        output, longer, shorter or just as long?
    .task = { whole_task }
    .done = At temperature 1 the output has length { DECIMAL($at_one, digits: 1) }. It is never longer than the longest value, because weights
        that sum to 1 make it an average, and values in different directions partly cancel. Now it is nearly the value of
        “{ WORD($key) }” alone, of length { DECIMAL($length, digits: 1) }, and what the other words say is lost.
    .nearly = At temperature { SHORT($temperature) } the weight of “{ WORD($key) }” is { DECIMAL($most) }, so other words still count.
        { $way ->
            [up] A higher temperature makes the weights more alike. Go the other way.
           *[warm] At a lower temperature it is larger.
        }
rows =
    .title = Every word at once: one product of matrices
    .about = Must outputs be computed one after another? No, because all queries use the same values; only their weights differ. So
        let each query’s weights be a row of a matrix W, and each value a row of V: one product, Y = W V, computes all outputs.
    .sentence = { row }
    .predict = Each row of W sums to 1. A column holds the weights that all queries give to one key. What do the columns sum to?
    .task = { rows_task }
    .done = The column of “{ WORD($wanted) }” sums to { DECIMAL($column) }, because it collects what all queries give to one key; no other
        value has as much weight in Y. { $sums ->
            [one] Each row sums to 1, because it shares out the attention of one query.
            [dropped] Rows don’t sum to 1 here, because dropout has set weights to 0 and enlarged the others.
           *[hidden] A row sums to 1, or to 0 where all keys are hidden.
        }
    .nearly = The column of “{ WORD($query) }” sums to { DECIMAL($here) }. A column { $way ->
            [right] to the right
           *[left] to the left
        } of it sums to { DECIMAL($column) }.
mixing =
    .title = Can words be mixed without scores?
    .about = An average needs no scores, and neither does a **convolution**, which sums fixed shares of a word and its neighbours,
        here a half and two quarters. So both are cheaper than attention, but what do they lack? Here each W multiplies the
        same vectors, the words’ own X.
    .sentence = { mixed_words }
    .predict = Suppose the numbers of the convolution were trained. Would another sentence with as many words have another W?
    .task = { $length ->
        [1] One word alone cannot be mixed. Type more words under “Your words”.
       *[other] { mixing_task }
    }
    .done = Training would fix the half and the quarters for all sentences, so a neighbour would count a quarter whether it says
        much or little. Attention trains $W_Q$ and $W_K$ instead and computes W from the words, so the words decide what counts.
    .nearly = { $way ->
        [typed] W holds { $edits ->
            [one] a number that you typed. Reset it
           *[other] numbers that you typed. Reset them
        }{ $mixer ->
            [convolution] : the task is about the convolution’s own W
           *[other] , and choose **convolution**
        }.
       *[other] This is W of **{ $mixer }**. Choose **convolution**.
    }
running_guesses =
    .leader = “{ WORD($leader) }”
    .other = “{ WORD($other) }”
    .equal = both equally
collect_guesses =
    .longer = longer
    .shorter = shorter
    .same = just as long
rows_guesses =
    .all = each to 1, too
    .differ = some to more than 1, some to less
    .less = each to less than 1
mixing_guesses =
    .every = yes, each sentence its own
    .same = no, every sentence the same
    .twice = only where a word stands twice
collect_offers =
    .hot = Nearly equal weights
    .random = Random projections
rows_offers =
    .previous = A head for the previous word
    .past = Only the past
mixing_offers =
    .mean = The mean of all words
    .previous = A head for the previous word
by_hand_offers =
    .second = The first word becomes the second
FOLDS =
    .account = every key, number by number
    .map = where the output takes the word
    .dropout = what dropout does
    .every_row = every row in words
    .by_hand = W by hand
TABLES =
    .account = one number, key by key
    .winners = the largest weight of each row
    .outputs = all outputs
summary = A word receives the weighted sum of the values, and Y = W V computes it for all words. “{ TITLE("heads") }” and
    “{ TITLE("whole_model") }” show how this output changes the word’s vector.  { "\u000A" }The weights come from scores, by softmax. So
    far it has only been used: what decides whether a row gives nearly everything to one key?

## one number

running_total =
    .key = **Number { $number }{ $name }** :gray[· weight × value = product · bars: the total so far · orange: the
        largest weight]
    .alt = The sum for one number of the output: a bar for each key, from the total before it to the total after it
HIDDEN = hidden
others = { $count ->
    [one] { $count } other
   *[other] { $count } others
}

# A term of a sum: of one number of the output, and of the whole output.
product_of = { DECIMAL($weight) } × { DECIMAL($value) } ({ KEY($key) })
value_of = { DECIMAL($weight) } v({ KEY($key) })

# How many terms of a sum are left out.
more_terms = { $rest ->
    [0] { "" }
   *[other] { " " }+ … ({ $rest } more)
}

# One number of an output as a sum; name: the word that it stands for, if any
account = Number { $number }{ $name } of the { OUTPUT("output") } of { QUERY($query) } is { $empty ->
    [none] { $terms }{ more_terms } = **{ DECIMAL($output) }**.{ $rounded ->
        [yes] { " " }(Numbers are rounded for display only.)
       *[no] { "" }
    }
    [hidden] **{ DECIMAL($output) }**: every key is hidden, so nothing is added.
   *[dropped] **{ DECIMAL($output) }**: dropout sets all weights to 0.
}{ $one_hot ->
    [yes] { " " }Each value here has a 1 at the place of its own word, and 0 elsewhere, so a number of the output
        is the total weight of its word.
   *[no] { "" }
}

# How to switch dropout off; deeper: the title of what is folded.
no_dropout = In step 2, unfold “{ $deeper }”, and set dropout to 0.

# What to try where no key contributes more than the one with the largest weight.
largest_task = { $empty ->
    [hidden] No key has any weight here, so all numbers of the output are 0. Choose another row under “Your words”.
    [dropped] Dropout sets all weights of this row to 0, and so all numbers of the output. { no_dropout }
   *[none] { $width ->
        [1] This output has one number only. Choose other projections to see more.
       *[other] Which number of the output is the largest? Move the slider to it.
    }
}
number_largest = { $equals ->
    [0] Number { $number }{ $name } is the largest of the output
   *[other] No number of the output is larger than number { $number }{ $name }
}: { DECIMAL($output) }. The value of “{ WORD($key) }”
    contributes { DECIMAL($most) }, its weight times its number at this place.
ACCOUNT_OUTPUT = = output
ACCOUNT =
    .key = key
    .weight = weight
    .dropped = weight after dropout
    .value = value
    .adds = adds
    .total = total so far
account_verified = the weighted sum of the values is the output in { $count ->
    [one] its { $count } number
   *[other] all { $count } numbers
}
STRIPS =
    .values = value
    .adds = weight × value
    .totals = total so far
DROPPED_STRIP = weight after dropout × value
strip_name = **{ $name }** :gray[{ $sizes }, a row for each key · colour scale: −2.5 (orange) to 2.5 (violet)]
strip_alt = { $name }: one row for each key
strips = The last row of the totals is the { OUTPUT("output") }: { $width ->
    [one] { $width } number
   *[other] { $width } numbers
}.

## the whole output

ledger =
    .key = **{ $dropout ->
        [yes] weight after dropout
       *[no] weight
    } × value = contribution of each key** :gray[· colour scale of vectors: −2.5 (orange) to 2.5 (violet)]
    .alt = A row for each key: its weight, its value, and its contribution to the output, which is the last row

# An output as a weighted sum of values; equal: whether the keys have equal weights
collected = { OUTPUT("output") }({ WORD($query) }) { $sum_of ->
    [nothing] = 0: no key has any weight.
    [equal] { $rounded_share ->
        [yes] ≈
       *[no] =
    } { DECIMAL($share) } × the sum of the values of { $count } keys.{ after_dropout }
   *[terms] { $rounded ->
        [yes] ≈
       *[no] =
    } { $terms }{ more_terms }.{ after_dropout }
}
after_dropout = { $dropout ->
    [yes] { " " }These are weights after dropout, which sum to { DECIMAL($total) }.
   *[no] { "" }
}

# Where the output takes the word; towards, away: words, none where the vectors aren't those of real words
takes = { $towards ->
    [none] { "" }
   *[other] { " " }Added to the vector of { QUERY($query) }, it moves the word towards { DOTS($towards) }{ $away ->
        [none] { "" }
       *[other] { " " }and away from { DOTS($away) }
    }.
}

# Say which column of a value stands for which word.
columns_named = { $columns ->
    [none] { "" }
   *[other] { "\u000A" }{ "\u000A" }:gray[Columns: { $columns }.]
}
whole_task = { $visible ->
    [0] Every key is hidden from “{ WORD($query) }”. { $choose }
    [1] “{ WORD($query) }” may attend to one key only, so no temperature changes its output. { $choose }
   *[other] { $several ->
        [yes] Several keys have the largest score of “{ WORD($query) }”, and share the weight. { $choose }
       *[no] { $dropout ->
            [yes] With dropout, no temperature makes the output of “{ WORD($query) }” the value of “{ WORD($key) }” alone.
                { no_dropout }
           *[no] Lower the temperature, so that the largest weight grows, until the output of “{ WORD($query) }” is the value of
                “{ WORD($key) }” alone.
        }
    }
}
NO_MAP = The map needs vectors of real words. Choose the projections “meaning” under “Your words”.

# Say what dropout does to the selected row; total: what its weights sum to after it.
dropped = In training, dropout sets each weight to 0 with probability p, so that a model relies less on single keys. It divides
    the others by 1 − p, so that their sum stays the same on average. Here p is { $p ->
    [0] 0: no weight is dropped, and the row sums to { PERCENT($total) }.
    [1] 1: every weight is dropped, so the output is 0.
   *[other] { SHORT($p) }: in this draw the weights of the row sum to { PERCENT($total) }.
}

## every query

weights =
    .key = **W** :gray[{ SHAPE($shape) }, weights{ $head ->
        [0] { "" }
       *[other] { " " }of head { $head }
    }{ $dropout ->
        [yes] { " " }after dropout
       *[no] { "" }
    }]
    .alt = W, the weights: one row for each query, one column for each key, the largest of each row outlined
all_values =
    .key = **V** :gray[{ $keys } × { $width }, values]
    .alt = V, the values, one row for each key
all_outputs =
    .key = **Y** :gray[{ $rows } × { $width }, outputs]
    .alt = Y, the outputs, one row for each query

# Say how the selected row of Y comes about; weighing: how many keys have any weight
row = Row { QUERY($query) } of Y { $weighing ->
    [0] is 0, because all weights in its row of W are 0.
   *[other] { $rounded ->
        [yes] ≈
       *[no] =
    } { $terms }{ more_terms }: its row of W times V. :gray[Outlined: the selected row (blue), and the largest weight of each row
        (orange in this one, grey in the others). Vectors: violet is positive, orange negative.]
}

# Say which key has the largest weight of a row; sees: whether not every key is hidden; ties: how many keys share it; alone:
# whether these have all the weight
largest = { $selected ->
    [yes] { QUERY($query) }
   *[no] **{ WORD($query) }**
} { $sees ->
    [no] may attend to no key.
   *[yes] { $ties ->
        [1] { $alone ->
            [yes] attends to { KEY($key) }: { PERCENT($share) }.
           *[no] gives its largest weight, { PERCENT($share) }, to { KEY($key) }.
        }
       *[other] { $alone ->
            [yes] attends equally to { $ties } keys: { PERCENT($share) } each.
           *[no] gives its largest weight, { PERCENT($share) }, to each of { $ties } keys.
        }
    }
}

# What to try; asked: whether one column sums to more than all others
rows_task = { $rows ->
    [1] There is only one row to select. Type more words under “Your words”.
   *[other] { $asked ->
        [no] No column belongs to one word of the sentence and sums to more than all others. Choose other projections.
       *[yes] Which word’s value is used most? Find the column with the largest sum, and select the row of its word.
    }
}
ROWS_BEFORE_DROPOUT = :gray[These are the weights before dropout.]
more_rows = :gray[These are { $said } of { $count } rows. The table below lists all rows.]

## other mixers

MIXERS =
    .attention = W holds the weights of the selected head
    .mean = each word becomes the mean of all words, so all become the same
    .past = each word becomes the mean of itself and all earlier words
    .convolution = each word becomes half of itself and a quarter of each neighbour
    .mlp = a small network, an MLP, reads all words at once: two fixed matrices over positions, and between them the function
        gelu, which keeps large positive numbers and brings negative ones close to 0
    .none = each word stays as it is
FACTORS =
    .W = how much of which word
    .X = the words’ own vectors
    .Y = what the words become
factor_name = **{ $name }** :gray[{ $sizes }, { $about }{ $signed ->
    [yes] , violet: positive, orange: negative
   *[no] { "" }
}]
mixed_row = The row of { QUERY($query) } in Y { $linear ->
    [yes] = { $terms ->
        [none] 0
       *[other] { $terms }
    }{ more_terms }.
   *[no] is not a weighted sum, so Y = W X does not hold for mlp; the picture shows the slope of the MLP at 0.
}
# edited: whether W has numbers that were typed, which no mixer takes back; under: where they are
mixing_task = { $edited ->
    [yes] Press “{ FORGET }” under “{ $under }”.{ " " }
   *[no] { "" }
}Choose convolution, and read what would happen to its W with other words.
mixed_words = { $edited ->
    [no] { mixer_words }{ " " }
   *[yes] { "" }
}{ mixed_row }{ $moved ->
    [moves] { " " }{ follows }
    [stays] { " " }{ stays }
   *[unknown] { "" }
}{ $edited ->
    [yes] { " " }{ by_hand }
   *[no] { "" }
}{ $cross ->
    [yes] { " " }{ CROSS }
   *[no] { "" }
} :gray[Vectors: violet is positive, orange negative.]
mixer_words = **{ $mixer }**: { $mixer ->
    [attention] { MIXERS.attention }
    [mean] { MIXERS.mean }
    [past] { MIXERS.past }
    [convolution] { MIXERS.convolution }
    [mlp] { MIXERS.mlp }
   *[none] { MIXERS.none }
}.
MIXER = What mixes the words
FORGET = Reset my numbers
BY_HAND = Numbers typed into W, as row_column_number, joined by ~
BY_HAND_HELP = Rows and columns are counted from 0: 2_0_0.5
SLOPE = the slope of the MLP at 0
DROPPED = the weights after dropout
factor_alt = { $name }: one row for each word
CROSS = Here the first sentence is mixed with itself.
edits_beyond = { $count } of the numbers in mixer_edits { $count ->
    [one] lies
   *[other] lie
} outside W.
edits_wait = { $count } of the numbers in mixer_edits { $count ->
    [one] is
   *[other] are
} not used: an MLP has no W to edit.
NO_EDITOR = :gray[**W by hand**: an MLP has no W to type into. Its picture shows its slope at 0.]
term = { DECIMAL($weight) } × “{ WORD($word) }”
follows = With other words at the same positions, W changes by up to { SMALL($by) }: it depends on the words.
stays = With other words at the same positions, W stays the same{ $why ->
    [fixed] : its numbers are fixed
    [dropped] : dropout sets all weights to 0
    [dropout] : dropout sets those weights to 0 that would change
    [one_key] : the mask lets each word attend to one word only
    [mask] : the mask hides the words whose weights would change
    [positions] : this head attends only by position. With other queries and keys, the weights of a head can
        depend on the words
   *[none] { "" }
}.
by_hand = Typed into W: { $edits ->
    [one] { $edits } number
   *[other] { $edits } numbers
}. { $changed ->
    [0] No row of Y changes.
   *[other] Rows of Y that change: **{ $names }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }**.
}
editor = :gray[**W by hand**: type a number, and only its row of Y changes, because each output uses one row of W. Empty the cell
    to restore its number.]{ $some ->
    [yes] { " " }:gray[These are { $rows } of { $count } rows, around the selected one.]
   *[no] { "" }
}

## controls

DIMENSION = Which number of the output
DIMENSION_HELP = The place of the number in the output, counted from 0.
