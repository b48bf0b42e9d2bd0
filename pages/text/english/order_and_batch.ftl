### What the steps of the page about order say.
TABLES =
    .shuffle = the shuffle
    .distance = the score by distance
ALONE = No positions, no order
ALONE_WORDS = Until now each vector x also held its word’s position. Here it holds the word alone, so a score depends on
    which two words meet, not on where they stand. Put the words in another order: each output moves along with its
    word, and its numbers stay the same. This is called **permutation equivariance**. No mask hides a word.
PLACED = Positions tell the order
PLACED_WORDS = “Dog bites man” and “man bites dog” mean different things, so a model must know the order. A position is
    added to each word’s vector x: numbers p that say where the word stands. Queries and keys then depend on the place,
    too, and after a shuffle a word may attend to another one.
APART = No distance is special
APART_WORDS = Without positions, two words have the same score at every distance. With positions the score may change with
    the distance, but no distance is favoured by design: training decides which one counts. To fill 16 places, the words
    of the sentence are repeated.
SUMMARY = Attention by itself is permutation equivariant: shuffle the words, and the outputs follow them.
    { "\u000A" }Positions, which are added to the vectors, tell the order, and so does a mask, which hides words by
    their place.
KNOWING = a mask or a bias tells the order, too
PAIR = another pair of words
CONVOLUTION = a convolution, to compare
TRY =
    .dog = “man bites dog” for “dog bites man”
    .random = Random projections
    .causal = A causal mask, no positions
    .alibi = ALiBi, no positions
SHUFFLE = Shuffle
SHUFFLE_HELP = Each number stands for one order of the words. A link may set any from 0 to 999.
DISTANCE = Places apart
DISTANCE_HELP = How many places the second word stands after the first. Other words fill the places between.

# of an axis
PLACES_APART = places apart
OTHER = Second word: its position, counted from 0
FIRST = { " " }The first word has none, so its weights are all equal.
DRAWN = The projections are random here, not trained, so which scores are high is chance.
STAYS = This shuffle leaves every word in its place.
NOTHING = nothing: the words alone
NOW = { " " }:primary-badge[now]
KNOWS = what tells the order
DIFFERENCE = difference after the shuffle
MASKED = A mask that hides words by their place tells the order as well: under a causal mask each word attends to
    itself and to the words before it, and a shuffle puts other words before it. So a mask, too, breaks the rule that
    outputs follow their words. So does a bias by distance: ALiBi takes the more from a score the farther key and query
    stand apart. The difference is 0 up to rounding where nothing tells the order.
FEATURES = Positions here are features: one number for each place, 1 where the word stands and 0 elsewhere.
WAVES = Positions here are fixed: sines and cosines of the place, each with a wavelength of its own. Other models
    learn the vector of each place in training.
FORMULA_LETTERS = In the formula, X holds the words’ vectors, a row for each word, and P shuffles rows.

# Say that projections, or a worked example, know no positions.
placeless = **Positions are left out:** { $example ->
    [yes] worked examples
   *[no] the projections “learned”
} know none.

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
CONVOLVED = A convolution is another way to mix words, the opposite of attention: its weights depend on the distance
    alone, whatever the words are.
back = { $places ->
    [0] itself
   *[other] { $places } back
}
convolution_weight = The convolution gives the word { $distance ->
    [one] { $distance } place
   *[other] { $distance } places
} back **{ PERCENT($weight) }**, whatever the words are.
