### What the steps of the page about order say.
TABLES =
    .shuffle = the shuffle
    .distance = the score by distance
ALONE = No positions, no order
ALONE_WORDS = Until now each vector x also held its word’s position. Here it holds only the word, so a score depends
    on the two words, not on their positions. Put the words in another order: each output moves with its word, and its
    numbers stay the same. This is called **permutation equivariance**. No mask hides a word.
PLACED = Positions encode the order
PLACED_WORDS = “Dog bites man” and “man bites dog” mean different things, so a model must know the order. A vector p,
    which encodes the word’s position, is added to its vector x. Queries and keys then depend on position, too, and
    after a shuffle a word may attend to another word.
APART = No distance is special
APART_WORDS = Without positions, two words have the same score at every distance. With positions the score may change with
    the distance, but no distance is favoured by design: training decides which distances matter. To fill 16 places,
    the words of the sentence are repeated.
SUMMARY = Attention by itself is permutation equivariant: shuffle the words, and the outputs are shuffled likewise.
    { "  \u000A" }Positions added to the vectors encode the order; a mask or a bias can, too.
KNOWING = a mask or a bias can encode order, too
PAIR = another pair of words
CONVOLUTION = a convolution for comparison
TRY =
    .dog = “man bites dog” for “dog bites man”
    .random = Random projections
    .causal = A causal mask, no positions
    .alibi = ALiBi, no positions
SHUFFLE = Shuffle
SHUFFLE_HELP = Each number stands for one order of the words. A link accepts 0 to 999.
DISTANCE = Places apart
DISTANCE_HELP = How many places the second word stands after the first. Other words fill the places between.

# of an axis
PLACES_APART = places apart
OTHER = Second word: its position, counted from 0
FIRST = { " " }No word precedes the first, so its weights are all equal.
DRAWN = The projections are random here, not trained, so high scores occur by chance.
STAYS = This shuffle leaves every word in its place.
NOTHING = nothing: the words alone
NOW = { " " }:primary-badge[now]
KNOWS = what encodes the order
DIFFERENCE = difference after the shuffle
# What else can encode the order; alike: whether the mask that is set treats all words alike.
masked = A mask can encode the order as well. Under a causal mask each word attends to itself and earlier words, and a
    shuffle changes which words are earlier, so outputs need no longer follow their words.{ $alike ->
        [yes] { " " }The mask that is set treats all words alike, wherever they stand, so it encodes nothing.
       *[no] { "" }
    } A bias can have the same effect: ALiBi lowers the score of an earlier key by more, the farther back it stands. Where
    nothing encodes the order, the difference is 0 up to rounding.
FEATURES = Positions here are features: one number for each place, 1 where the word stands and 0 elsewhere.
WAVES = Positions here are fixed: sines and cosines of the position, each with its own wavelength. Other models learn
    a vector for each position in training.
FORMULA_LETTERS = In the formula, X holds the words’ vectors, a row for each word, and P permutes rows.

# Say that projections, or a worked example, know no positions.
placeless = **Positions are left out:** { $example ->
    [yes] worked examples
   *[no] the projections “learned”
} use none.

# Say how much a row gives to all places of a word, as the picture's number does.
all_places = { " " }(“{ WORD($word) }” at all its positions: **{ PERCENT($share) }**)

# The title of a picture of outputs; named: whether its columns stand for words.
outputs = **Outputs { $shuffled ->
    [yes] shuffled
   *[no] as written
}** :gray[· { $named ->
    [yes] number: how much of this word is in the output
   *[no] first { $width } numbers, −2.5 to 2.5
}]
outputs_alt = Outputs of the words { $shuffled ->
    [yes] shuffled
   *[no] as written
}{ $alone ->
    [yes] , alone
   *[no] { "" }
}

# Say where a word attends as written and after the shuffle.
rows = As written, { QUERY($query) } { $before }. After the shuffle, it { $after }.
MASK = the mask
BIAS = the bias
BY_DISTANCE_ALT = One score against the distance between its words
CONVOLUTION_ALT = The weights of a convolution by distance
CONVOLVED = A convolution is another way to mix words. Unlike attention, it has weights that depend only on the
    distance, not on the words.
back = { $places ->
    [0] itself
   *[other] { $places } back
}
convolution_weight = The convolution gives **{ PERCENT($weight) }** to the word { $distance ->
    [one] { $distance } place
   *[other] { $distance } places
} back, whatever the words are.

## formulas and their letters

# Say what p is in the formula of the second step.
placed_letters = { $positions ->
    [yes] In the formula, p is the position vector of place i or j.
   *[no] Here positions are off, so p is 0 in the formula.
}

## what heads and rows do

# what a designed head does; of others their own sentence is taken
JOBS =
    .same_alone = The projections here need no positions: each word attends to itself and to its copies.
    .previous_placed = Each word attends to the word before it.
    .previous_alone = Without positions no word finds the word before it, so all words get the same weight.

# Where a row attends, as the end of a sentence that begins with its query.
#
# key: one with the largest weight; ties: how many have it, 0: all are hidden; everything: whether these have all weight
attends = { $ties ->
    [0] attends to no { $noun }, since all are hidden from it
    [1] gives its largest weight, **{ PERCENT($share) }**, to { KEY($key) }
   *[other] { $everything ->
        [yes] attends equally to { $ties } { $noun }s: **{ PERCENT($share) }** each
       *[no] gives its largest weight, **{ PERCENT($share) }**, to each of { $ties } { $noun }s
    }
}

# Say that a word's output follows it.
#
# before, after: where it stands; attends: see above; rounding: by how much that changes its output, 0: too little to be seen
alone = { QUERY($query) } stands at place { $before } { $moves ->
    [yes] as written and at place { $after } after the shuffle
   *[no] in both orders
}, counted from 0. In both orders it { $attends }, and { $rounding ->
    [0] its output is the same
   *[other] rounding alone changes its output, by up to { SMALL($rounding) }
}.

## what encodes the order

mask_knows = the { $mask }
POSITIONS = positions
knowing = { AND($ways) }

# Say whether outputs, put back into the order of the sentence, are what they were.
#
# tells: what encodes the order; several: whether that is a plural; same: whether the difference is rounding
follow = { $tells ->
    [none] Nothing encodes the order here, so the outputs follow their words.
   *[other] { $same ->
        [yes] The outputs follow their words here, although { $tells } could encode the order.
       *[no] Put back into the order of the sentence, the outputs differ by up to **{ SMALL($difference) }**: { $tells } {
            $several ->
            [yes] encode
           *[no] encodes
        } the order.
    }
}

## two words at a distance

LINES =
    .alone = words alone
    .placed = with positions
scores_of_head = **Scaled score{ $head ->
    [0] { "" }
   *[other] { " " }in head { $head }
}**

# Say how two words score at a distance; varies: how much the score with positions varies over all distances.
apart = { KEY($key) } stands { $distance ->
    [one] { $distance } place
   *[other] { $distance } places
} after { QUERY($query) }: the score is **{ SIGNED($alone) }** for the words alone and **{ SIGNED($placed) }** with
    positions. The first stays the same at every distance; the second varies by **{ SMALL($varies) }** over all
    distances.
apart_anywhere = At every distance the score of { QUERY($query) } and { KEY($key) } is **{ SIGNED($score) }**: { $example ->
    [yes] worked examples
   *[no] the projections “learned”
} use no positions.
CONVOLUTION_TITLE = **Weights of a convolution over three places** :gray[· one bar per distance]

## tasks, and what happened

ONE_WORD = Type a second word under “Your words”: one word alone has only one order.
alone_task = Move the slider “{ SHUFFLE }” until “{ WORD($word) }” stands first. Do the numbers in its row change?
alone_happened = No: “{ WORD($word) }” stands first now, and its row has the same numbers in both pictures.
NO_POSITIONS = These projections use no positions. Choose others under “Your words”.

# others: what else encodes the order, a mask or a bias
placed_task = Choose no positions, “none”{ $others ->
    [none] { "" }
   *[other] , and under “Deeper” switch off { $others }
}. Does each output move along with its word now?

# equal: how many words a row attends to equally that looks for the word before, 0 where the weights differ
placed_happened = { $equal ->
    [0] Yes: nothing encodes the order any more, so each word has the same row in both pictures.
   *[other] Yes, but nothing encodes the order any more, so no word can find the word before it: each attends to all {
        $equal } words equally, and all rows are the same.
}
apart_task = Move the two words { $farthest } places apart. Which score changes?

# near, far: the scores with positions at both ends
apart_happened = The words alone still score { SIGNED($alone) }. With positions the score was { SIGNED($near) } one place
    apart; it is { SIGNED($far) } now.

## what is checked

CHECKED_SHUFFLE = without positions and mask, the outputs are the same once they are put back in order
checked_distance = the score of the words alone is the same at distances 1 to { $farthest }
