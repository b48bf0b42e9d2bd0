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
    { "  \u000A" }Positions added to the vectors encode the order, and so does a mask that hides words by position.
KNOWING = a mask or a bias encodes order, too
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
KNOWS = what tells the order
DIFFERENCE = difference after the shuffle
MASKED = A mask that hides words by position encodes the order as well. Under a causal mask each word attends to
    itself and earlier words, and a shuffle changes which words are earlier. So with a mask, outputs no longer follow
    their words. A bias has the same effect: with ALiBi, the farther apart key and query are, the more their score
    drops. Where nothing encodes the order, the difference is 0 up to rounding.
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
