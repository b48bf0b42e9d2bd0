### What the steps of the page about order say.

## the steps

alone =
    .title = No positions, no order
    .about = Until now each vector x also held its word’s position. Here it holds only the word, so a score depends
        on the two words, not on their positions. Put the words in another order: each output moves with its word, and its
        numbers stay the same. This is called **permutation equivariance**. No mask hides a word.
    .sentence = { $stays ->
        [yes] { STAYS }
       *[no] { alone_said }
    } :gray[{ $job }] :gray[{ FORMULA_LETTERS }]
    .task = { $first ->
        [none] { ONE_WORD }
       *[other] { alone_task }
    }
    .done = { alone_done }
placed =
    .title = Positions encode the order
    .about = “Dog bites man” and “man bites dog” mean different things, so a model must know the order. A vector p,
        which encodes the word’s position, is added to its vector x. Queries and keys then depend on position, too, and
        after a shuffle a word may attend to another word.
    .sentence = { $stays ->
        [yes] { STAYS }
       *[no] { rows } { follow } :gray[{ $job }]{ $knows ->
            [yes] { " " }:gray[{ placed_letters }]
           *[no] { "" }
        }
    }
    .task = { $knows ->
        [no] { NO_POSITIONS }
       *[yes] { placed_task }
    }
    .done = { placed_done }
apart =
    .title = No distance is special
    .about = Without positions, two words have the same score at every distance. With positions the score may change with
        the distance, but no distance is favoured by design: training decides which distances matter. To fill 16 places,
        the words of the sentence are repeated.
    .sentence = { $knows ->
        [no] { apart_anywhere }
       *[yes] { apart_said } :gray[{ $job }]
    }
    .task = Move the two words { $farthest } places apart. Which score changes?
    .done = The words alone still score { SIGNED($alone) }. With positions the score was { SIGNED($near) } one place
        apart; it is { SIGNED($far) } now.
summary = Attention by itself is permutation equivariant: shuffle the words, and the outputs are shuffled likewise.
    { "  \u000A" }Positions added to the vectors encode the order; a mask or a bias can, too.
FOLDS =
    .knowing = a mask or a bias can encode order, too
    .pair = another pair of words
    .convolution = a convolution for comparison
alone_offers =
    .dog = “man bites dog” for “dog bites man”
    .random = Random projections
placed_offers =
    .causal = A causal mask, no positions
    .alibi = ALiBi, no positions
TABLES =
    .shuffle = the shuffle
    .distance = the score by distance
SHUFFLE = Shuffle
SHUFFLE_HELP = Each number stands for one order of the words. A link accepts 0 to 999.
OTHER = Second word: its position, counted from 0
DISTANCE = Places apart
DISTANCE_HELP = How many places the second word stands after the first. Other words fill the places between.

## the pictures

outputs =
    .key = **Outputs { $is_shuffled ->
        [yes] shuffled
       *[no] as written
    }** :gray[· { $named ->
        [yes] number: how much of this word is in the output
       *[no] first { $width } numbers, −2.5 to 2.5
    }]
    .alt = Outputs of the words { $is_shuffled ->
        [yes] shuffled
       *[no] as written
    }{ $is_alone ->
        [yes] , alone
       *[no] { "" }
    }
by_distance =
    .key = **Scaled score{ $head ->
        [0] { "" }
       *[other] { " " }in head { $head }
    }** :gray[· { $legend }]
    .alt = One score against the distance between its words
convolution =
    .key = **Weights of a convolution over three places** :gray[· one bar per distance]
    .alt = The weights of a convolution by distance

# of an axis
PLACES_APART = places apart
LINES =
    .alone = words alone
    .placed = with positions
back = { $places ->
    [0] itself
   *[other] { $places } back
}

## the words of the steps

ONE_WORD = Type a second word under “Your words”: one word alone has only one order.
STAYS = This shuffle leaves every word in its place.
alone_said = { QUERY($query) } stands at place { $before } { $moves ->
    [yes] as written and at place { $after } after the shuffle
   *[no] in both orders
}, counted from 0. In both orders it { $attends }, and { $rounding ->
    [0] its output is the same
   *[other] rounding alone changes its output, by up to { SMALL($rounding) }
}.
alone_task = Move the slider “{ SHUFFLE }” until “{ WORD($first) }” stands first. Do the numbers in its row change?
alone_done = No: “{ WORD($first) }” stands first now, and its row has the same numbers in both pictures.
FORMULA_LETTERS = In the formula, X holds the words’ vectors, a row for each word, and P permutes rows.
rows = As written, { QUERY($query) } { $attends }. After the shuffle, it { $attends_then }.

# Where a row attends, as the end of a sentence that begins with its query.
#
# key: one with the largest weight; ties: how many have it, 0: all are hidden; everything: whether these have all weight
attends = { $ties ->
    [0] attends to no word, since all are hidden from it
    [1] gives its largest weight, **{ PERCENT($share) }**, to { KEY($key) }
   *[other] { $everything ->
        [yes] attends equally to { $ties } words: **{ PERCENT($share) }** each
       *[no] gives its largest weight, **{ PERCENT($share) }**, to each of { $ties } words
    }
}
all_places = { " " }(“{ WORD($word) }” at all its positions: **{ PERCENT($share) }**)
follow = { $tells ->
    [none] Nothing encodes the order here, so the outputs follow their words.
   *[other] { $follows ->
        [yes] The outputs follow their words here, although { $tells } could encode the order.
       *[no] Put back into the order of the sentence, the outputs differ by up to **{ SMALL($difference) }**: { $tells } {
            $several ->
            [yes] encode
           *[no] encodes
        } the order.
    }
}
placed_letters = { $positions ->
    [yes] In the formula, p is the position vector of place i or j.
   *[no] Here positions are off, so p is 0 in the formula.
}
DRAWN = The projections are random here, not trained, so high scores occur by chance.
FIRST = { " " }No word precedes the first, so its weights are all equal.
JOBS =
    .same_alone = The projections here need no positions: each word attends to itself and to its copies.
    .previous_placed = Each word attends to the word before it.
    .previous_alone = Without positions no word finds the word before it, so all words get the same weight.
NO_POSITIONS = These projections use no positions. Choose others under “Your words”.
placed_task = Choose no positions, “none”{ $others ->
    [none] { "" }
   *[other] , and under “Deeper” switch off { $others }
}. Does each output move along with its word now?
placed_done = { $equal ->
    [0] Yes: nothing encodes the order any more, so each word has the same row in both pictures.
   *[other] Yes, but nothing encodes the order any more, so no word can find the word before it: each attends to all {
        $equal } words equally, and all rows are the same.
}
apart_said = { KEY($key) } stands { $distance ->
    [one] { $distance } place
   *[other] { $distance } places
} after { QUERY($query) }: the score is **{ SIGNED($alone) }** for the words alone and **{ SIGNED($placed) }** with
    positions. The first stays the same at every distance; the second varies by **{ SMALL($varies) }** over all
    distances.
apart_anywhere = At every distance the score of { QUERY($query) } and { KEY($key) } is **{ SIGNED($alone) }**: { $example ->
    [yes] worked examples
   *[no] the projections “learned”
} use no positions.

## what encodes the order

the_mask = the { $mask }
names = { AND($ways) }
POSITIONS = positions
MASK = the mask
BIAS = the bias
NOTHING = nothing: the words alone
NOW = { " " }:primary-badge[now]
KNOWS = what encodes the order
DIFFERENCE = difference after the shuffle
knowing = { masked } { $kind ->
    [features] { FEATURES }
    [waves] { WAVES }
   *[none] { placeless }
}
masked = A mask can encode the order as well. Under a causal mask each word attends to itself and earlier words, and a
    shuffle changes which words are earlier, so outputs need no longer follow their words.{ $alike ->
        [yes] { " " }The mask that is set treats all words alike, wherever they stand, so it encodes nothing.
       *[no] { "" }
    } A bias can have the same effect: ALiBi lowers the score of an earlier key by more, the farther back it stands. Where
    nothing encodes the order, the difference is 0 up to rounding.
FEATURES = Positions here are features: one number for each place, 1 where the word stands and 0 elsewhere.
WAVES = Positions here are fixed: sines and cosines of the position, each with its own wavelength. Other models learn
    a vector for each position in training.
placeless = **Positions are left out:** { $kind ->
    [example] worked examples
   *[none] the projections “learned”
} use none.
CONVOLVED = A convolution is another way to mix words. Unlike attention, it has weights that depend only on the
    distance, not on the words.
convolution_said = The convolution gives **{ PERCENT($weight) }** to the word { $distance ->
    [one] { $distance } place
   *[other] { $distance } places
} back, whatever the words are.

## what is checked

checked_shuffle = { BADGE(CHECKED_SHUFFLE, $follows, $difference) }
CHECKED_SHUFFLE = without positions and mask, the outputs are the same once they are put back in order
checked_distance = { BADGE(checked_same, $same, $spread) }
checked_same = the score of the words alone is the same at distances 1 to { $farthest }
