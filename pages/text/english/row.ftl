### Sentences about the selected row, its output and its head, and about heatmaps.

## where it attends

# Where a row attends, as the end of a sentence that begins with its query.
#
# key: one with the largest weight; ties: how many have it, 0: all are hidden; everything: whether these have all weight
attends = { $ties ->
    [0] attends to no { $noun }
    [1] { $everything ->
        [yes] attends to { KEY($key) }: **{ PERCENT($largest) }**
       *[no] gives its largest weight, **{ PERCENT($largest) }**, to { KEY($key) }
    }
   *[other] { $everything ->
        [yes] attends equally to { $ties } { $noun }s: **{ PERCENT($largest) }** each
       *[no] gives its largest weight, **{ PERCENT($largest) }**, to each of { $ties } { $noun }s
    }
}

# Say where a query attends in a head; ties: how many keys have the largest weight, 0: all are hidden, or a sink has all weight;
# sink: its share, none where there is no sink.
in_head = In head { $number }, { QUERY($query) } { attends }{ $ties ->
    [0] { $sink ->
        [none] , since every { $noun } is hidden from it: its weights and its output are 0
       *[other] , since the sink takes all the weight: its output is 0
    }
   *[other] { $sink ->
        [none] { "" }
       *[other] ; the sink takes **{ PERCENT($sink) }**
    }
}.

# What to choose where a row has no choice between keys; one_key: whether the mask leaves no row any.
choose = { $one_key ->
    [yes] The mask lets each word attend to one word only: choose another on the page “{ TITLE("masks") }”.
   *[no] Choose another row, add words, or choose other projections under “Your words”.
}
settings = :gray[{ $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
} · ÷ { $divisor } · temperature { SHORT($temperature) } · { $mask }]

## its output

# What a weight is called that values are multiplied by.
weight = { $dropout ->
    [yes] weight after dropout
   *[no] weight
}

# An output as a weighted sum of values: the largest weight and its key, the second, and what the others have.
#
# second_weight: "" where there is no second; count: of the others; rounded: whether the weights don't add up
# as they are printed; total: of all weights after dropout, "" without dropout; sink: its share, none where there is no sink
as_sum = { OUTPUT("output") }({ WORD($query) }) { $rounded ->
    [yes] ≈
   *[no] =
} **{ $weight }** v({ WORD($key) }){ $second_weight ->
    [none] { "" }
   *[other] { " " }+ { $second_weight } v({ WORD($second) })
}{ $count ->
    [0] { "" }
    [1] { " " }+ … (1 more, { $rest })
   *[other] { " " }+ … ({ $count } more, { $rest } together)
}.{ $total ->
    [none] { "" }
   *[other] { " " }These are the weights after dropout; they sum to { $total }.
}{ $sink ->
    [none] { "" }
   *[other] { " " }{ $total ->
        [none] The share of the sink, { PERCENT($sink) }, adds nothing.
       *[other] Before dropout, the sink took { PERCENT($sink) }.
    }
}
no_weight = { OUTPUT("output") }({ WORD($query) }) = 0: no key has any weight.

## how it was checked

# Say, below the word verified, whether torch's own function gives the same.
agreement = { $agrees ->
    [yes] equals
   *[no] differs from
} { $call ->
    [mean] the mean of the values whose keys have the largest score
    [zeros] zeros
    [capped] scaled_dot_product_attention, which has no cap and was given the capped scores
   *[other] { $call }
}, largest difference { SMALL($difference) }{ $before_dropout ->
    [yes] , compared before dropout
   *[no] { "" }
}

## below and above a heatmap

STAGES =
    .scores = Scores, q·k
    .scaled = Scaled scores
    .capped = Scaled scores, capped
    .biased = Scaled scores, with the bias added
    .masked = Scaled scores; hidden cells have no score
SELECT = Select a row to see where its word attends.
signed = { $stage ->
    [scores] { STAGES.scores }
    [scaled] { STAGES.scaled }
    [capped] { STAGES.capped }
    [biased] { STAGES.biased }
   *[masked] { STAGES.masked }
}. Colour scale: −{ SHORT($limit, digits: 3) } (orange) to { SHORT($limit, digits: 3) } (violet). { SELECT }

# The colour scale of weights; long: whether it is that of a long text.
scale_of_weights = Colour scale: 0 to { SHORT($limit, digits: 3) }{ $long ->
    [yes] { "" }, which is 64 times an equal share, since the text is long; larger weights look the same
   *[no] { "" }
}.

# What the colours of a stage mean, and what the selected row adds up to; kept: 1 − dropout.
row_in_words = { $stage ->
    [weights] { row_of_weights }
    [dropped] { row_of_weights }
   *[scores] { signed }
}
row_of_weights = { $visible ->
    [0] The row of { QUERY($name) } is empty: every { $noun } is hidden from it.
   *[other] The weights of { QUERY($name) } sum to { PERCENT($total) }{ $sink ->
        [none] { "" }
       *[other] { $stage ->
            [dropped] { "" }
           *[weights] ; the sink takes { PERCENT($sink) }
        }
    }.{ $stage ->
        [dropped] { after_dropout }
       *[weights] { "" }
    } { scale_of_weights }
} { SELECT }
after_dropout = { $dropout ->
    [0] { " " }Dropout is 0, so no weight is dropped.
    [1] { " " }All weights are dropped.
   *[other] { " " }Dropped weights are 0, so the others are divided by { SHORT($kept, digits: 3) }.
}

# The ends of the colour scale.
legend = { $negative ->
    [yes] colour −{ SHORT($limit, digits: 3) } to { SHORT($limit, digits: 3) }
   *[no] colour 0–{ SHORT($limit, digits: 3) }
}

## what heads are for

RANDOM = These projections are random, so the pattern has no meaning yet.
LEARNED_ROLE = vowel → consonants, learned
UNTRAINED_ROLE = vowel → consonants, not trained yet
UNTRAINED = This head is not trained yet. Move the slider “Training steps”.

# The job of a head, as far as a mask or a bias lets it; mask: one that hides a key that the head looks for, "" for none.
limited_job = { $does }{ $mask ->
    [none] { $biased ->
        [yes] , apart from what the bias adds
       *[no] { "" }
    }
   *[other] , as far as the { $mask } allows{ $biased ->
        [yes] , and apart from what the bias adds
       *[no] { "" }
    }
}{ $whole ->
    [yes] ; a token without such a key attends equally to all tokens that it may attend to
   *[no] { "" }
}.
BIAS_ALONE = Without positions no token finds another one by its position, so the bias alone distributes the weight.
numbered_role = head { $number }: { $role ->
    [none] random
   *[other] { $role }
}
roles = :primary[**{ $kind ->
    [designed] Designed projections
    [words] Projections of word vectors
    [learned] Learned projections
   *[untrained] Untrained projections
}**] :gray[{ DOTS($heads) } · d_model { $d_model }, head size { $head_size }{ $kind ->
    [designed] { "" }
    [words] { "" }
   *[other] , no positions are added
}.]
training = This head has been trained for { $steps } of { $most } steps to attend from vowels to consonants.
example = :primary[**{ $description }**] :gray[{ $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
} of size { $head_size }, d_model { $d_model }, no positions.]

## how its query finds its key

# What names of features begin with, which signs stand for above narrow columns.
FEATURE_STARTS =
    .looks_for = { "looks for " }
    .looks_past = { "looks past " }
    .position = { "position " }
    .word = { "word " }
    .letter = { "letter " }

# beyond: how many more features there are
features = { $beyond ->
    [0] { $names ->
        [none] nothing
       *[other] { AND($names) }
    }
   *[other] { LIST($names) } and { $beyond } more
}
unused = unused from { $first } on

# Where a query attends whose scores are all equal; hides: whether other keys are hidden from it; sink: whether there is one.
keys_alike = { $visible ->
    [1] gives { $sink ->
        [yes] the weight that the sink leaves
       *[no] all its weight
    } to the only { $noun }
   *[other] attends equally to all { $visible } { $noun }s
}{ $hides ->
    [yes] { " " }that it may attend to
   *[no] { "" }
}
BIAS_DECIDES = distributes its weight by the bias alone
seeks_nothing = { QUERY($query) } looks for nothing, so it { $alike }.
meets_nothing = { QUERY($query) } { $sought }, but no { $noun } that it may attend to offers that, so it { $alike }.

# others: how many more keys offer what is sought
meets = { QUERY($query) } { $sought }; { KEY($key) } offers { $offers }, and passes on { $gives }.{ $others ->
    [0] { "" }
   *[other] { " " }{ $others } more { $others ->
        [1] key offers
       *[other] keys offer
    } the same.
}

# What a head on word vectors looks for: related words, or the word that stands so many places before or after.
word_role = { $kind ->
    [related] related words
    [untrained] related words, not trained yet
    [before] { $places ->
        [1] previous word
       *[other] { $places } positions earlier
    }
   *[after] { $places ->
        [1] next word
       *[other] { $places } positions later
    }
}

# The same in a sentence; partly: after some of its training; even: over which keys the weights of every row are equal.
word_head = { $kind ->
    [related] This head was trained to let a word attend to related words.
    [partly] This head has been trained for { GROUPED($steps) } of { GROUPED($most) } steps to let a word attend to related
        words.
    [untrained] { UNTRAINED }
   *[other] { $positions ->
        [added] This head looks for the { $places ->
            [1] { word_role }
           *[other] word that stands { word_role }
        }, by its position.
       *[none] { $positions ->
            [rotary] This head looks for positions in the words’ vectors, but rotary positions change only queries and keys
           *[none] Positions are off, so this head can’t tell where a word stands
        }{ $even ->
            [all] : it attends equally to all words
            [open] : it attends equally to all words that it may attend to
           *[none] { "" }
        }.
    }
}
model_head = This head belongs to { $title }, a trained model, whose own code computes its queries, keys and values.

# Say what a head of the language model keeps at a smaller size: the share of W_Q W_Kᵀ's squared singular values.
kept = Reduced to head size { $size } of { $own }, it keeps { PERCENT($share) } of $W_Q W_K^\top$, measured by squared
    singular values.
