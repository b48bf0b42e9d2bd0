### What the steps of the page about order say.

## the steps

alone =
    .title = Does attention notice the order of words?
    .about = In another order, the same words can mean something else: a dog bites a man, or a man bites a dog. Can attention notice
        the order? Shuffle the sentence to find out. No x contains a position, and no word is hidden, because a causal mask
        would show which words are earlier.
    .sentence = { $stays ->
        [yes] { $seed ->
            [0] { alone_as_written }
           *[other] { STAYS }
        }
       *[no] { alone_said }
    } :gray[{ $job }]
    .predict = Suppose a shuffle puts “{ WORD($first) }” first. How many of the numbers in its row will change?
    .task = { $several_words ->
        [no] { ONE_WORD }
       *[yes] Move “{ SHUFFLE }” until “{ WORD($first) }” stands first, and compare its rows.
    }
    .done = No number has changed, because a score depends on two vectors, not on where they stand. To attention a
        sentence is a **bag of words**: it can’t tell “dog bites man” from “man bites dog”. If a word occurs
        twice, both places get the same output, unless a position or a mask tells them apart.
    .nearly = { $way ->
        [stays] { STAYS } Try another number.
       *[other] “{ WORD($now_first) }” stands first now. Try another number.
    }
placed =
    .title = How does a word find the previous one?
    .about = To know whether a dog bites or is bitten, a head may need the previous word, but no x says where its word stands. So a vector p
        that encodes the position is added to each: now a query can look for a position, and a key can offer one.
    .sentence = { $stays ->
        [yes] { STAYS }
       *[no] { rows } { follow } :gray[{ $job }]{ $knows ->
            [yes] { " " }:gray[{ placed_letters }]
           *[no] { "" }
        }
    }
    .predict = With positions, to which word does “{ WORD($query) }” give its largest weight after the shuffle?
    .task = { $knows ->
        [no] { NO_POSITIONS }
       *[yes] Add positions, “sinusoidal”, and find the largest weight of “{ WORD($query) }” in both pictures.
    }
    .done = { $became ->
        [previous] “{ WORD($query) }” now finds the previous word, because each key tells its position: “{ WORD($key) }” as
            written, “{ WORD($key_then) }” after the shuffle.
        [another] Queries and keys depend on positions now, so the order counts: the largest weight goes to
            “{ WORD($key) }” as written, and to “{ WORD($key_then) }” after the shuffle.
        [same] Queries and keys depend on positions now, so the weights differ, though “{ WORD($key) }” has the
            largest in both orders.
        [follows] With positions, the weights of this head are the same as without, because its queries and keys use the
            words alone.
        [unmoved] Queries and keys depend on positions now, but the weights of this head are the same as without.
        [changed] Queries and keys depend on positions now, so the weights differ from those without positions.
        [alike] Queries and keys depend on positions now, so the weights have changed. But they have changed in the same way
            in both orders, so each output still moves along with its word.
       *[spread] Queries and keys depend on positions now, so another order gives other weights.
    }
    .nearly = { $way ->
        [encoded] Now { $tells } { $several ->
            [yes] encode
           *[no] encodes
        } the order, but no vector says yet where its word stands.
       *[words] No position is added yet, so a key says which word it belongs to, but not where that word stands.
    } A query that looks for a position can’t find it.
apart =
    .title = Does a nearer word count more?
    .about = One head needs the previous word, another a word far back. So positions must not decide once and for all which
        distance scores high. How does a score change, then, as two words move apart? The words are repeated to fill 16
        positions.
    .sentence = { $knows ->
        [no] { apart_unplaced }
       *[yes] { apart_said } :gray[{ $job }]
    }
    .predict = Suppose “{ WORD($key) }” moves from 1 to { $farthest } positions after “{ WORD($query) }”. How will its score
        with positions change?
    .task = Move the two words { $farthest } positions apart, and follow the score with positions.
    .done = { $course ->
        [stays] The score stays { SIGNED($near) }{ $reads ->
            [yes] : queries and keys depend on positions here, but this score doesn’t depend on the distance
           *[no] , because the queries and keys here use the words alone
        }.
       *[other] The score { $course ->
            [falls] falls
            [rises] rises
           *[wanders] goes up and down between { SIGNED($low) } and { SIGNED($high) }
        }: it was { SIGNED($near) } one position apart and is { SIGNED($far) } now. $W_Q$ and $W_K$ make queries and keys from
            vectors that hold the words’ positions, so they decide which distance scores high, and training sets them. Without positions the score is
            always { SIGNED($alone) }.
    }
    .nearly = { $distance ->
        [one] { $distance } position
       *[other] { $distance } positions
    } apart, the score { $knows ->
        [yes] with positions is { SIGNED($placed) }; next to each other it is { SIGNED($near) }
       *[no] is { SIGNED($alone) }
    }. Move the words farther apart.
summary = To attention alone a sentence is a bag of words. Positions added to the
    vectors encode the order; a causal mask does, too.
    { "  \u000A" }So far a sentence attended to itself. Where else may keys and values come from?
alone_guesses =
    .none = none
    .some = some
    .all = all
apart_guesses =
    .falls = it falls steadily
    .stays = it stays the same
    .wanders = it goes up and down
    .rises = it rises steadily
FOLDS =
    .rule = the rule as a formula
    .knowing = what else encodes the order
    .pair = another pair of words
    .convolution = a convolution for comparison
RULE = Suppose X has a row for each word, and P puts these rows into another order. Then attention puts its outputs into
    the same order, whatever $W_Q$, $W_K$ and $W_V$ are: it is **permutation equivariant**.
alone_offers =
    .dog = “man bites dog” for “dog bites man”
    .random = Random projections
placed_offers =
    .dog = “man bites dog” for “dog bites man”
    .causal = A causal mask, no positions
    .alibi = Lower scores for far words, no positions
TABLES =
    .shuffle = the shuffle
    .distance = the score by distance
SHUFFLE = Shuffle
SHUFFLE_HELP = 0 is the order as written; each other number, up to 999, stands for one shuffle.
OTHER = Second word: its position, counted from 0
DISTANCE = Positions apart
DISTANCE_HELP = How many positions the second word stands after the first. Other words stand between them.

## the pictures

outputs =
    .key = **Outputs { $is_shuffled ->
        [yes] { $stays ->
            [yes] not shuffled yet
           *[no] shuffled
        }
       *[no] as written
    }** :gray[· { $named ->
        [yes] number: how much of this word is in the output
       *[no] first { $width } numbers, −2.5 to 2.5
    }]
    .alt = Outputs of the words { $is_shuffled ->
        [yes] shuffled
       *[no] as written
    }, alone
weights =
    .key = **Weights{ $head ->
        [0] { "" }
       *[other] { " " }of head { $head }
    } { $is_shuffled ->
        [yes] shuffled
       *[no] as written
    }** :gray[· row: query, column: key]
    .alt = Weights of the words { $is_shuffled ->
        [yes] shuffled
       *[no] as written
    }
by_distance =
    .key = **Scaled score{ $head ->
        [0] { "" }
       *[other] { " " }in head { $head }
    }** :gray[· { $legend }]
    .alt = One score against the distance between its words
convolution =
    .key = **Weights of a convolution over three positions** :gray[· one bar per distance]
    .alt = The weights of a convolution by distance

# of an axis
PLACES_APART = positions apart
LINES =
    .alone = words alone
    .placed = with positions
back = { $places ->
    [0] itself
   *[other] { $places } back
}

## the words of the steps

ONE_WORD = Type a second word under “Your words”: one word alone has only one order.
STAYS = This shuffle leaves every word where it is.
alone_as_written = As written, { QUERY($query) } { $attends }{ $everywhere }.
alone_said = { QUERY($query) } { $moves ->
    [yes] moves from position { $before } to position { $after }
   *[no] stays at position { $before }
}, counted from 0. In both orders it { $attends }{ $everywhere }, so its output { $rounding ->
    [0] is the same
   *[other] differs only by rounding, by up to { SMALL($rounding) }
}.
rows = { $in_both ->
    [yes] In both orders { QUERY($query) } { $attends }.
   *[no] As written, { QUERY($query) } { $attends }. After the shuffle, it { $attends_then }.
}

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
    [none] Nothing encodes the order here, so each output moves along with its word.
   *[other] { $follows ->
        [yes] Each output still moves along with its word{ $uses ->
            [alike] : { $tells } { $several ->
                [yes] change
               *[no] changes
            } the weights of this head, but in the same way in both orders.
            [yes] , though { $tells } { $several ->
                [yes] change
               *[no] changes
            } the weights of this head.
           *[no] , because { $tells } { $several ->
                [yes] change
               *[no] changes
            } no weight of this head here.
        }
       *[no] Even with the shuffle undone, the outputs of this head differ by up to **{ SMALL($difference) }**, because {
            $tells } { $several ->
            [yes] encode
           *[no] encodes
        } the order.
    }
}
placed_letters = { $positions ->
    [yes] In the formula, p is the vector of position i or j.
   *[no] Here positions are off, so p is 0 in the formula.
}
DRAWN = The projections are random here, not trained, so high scores occur by chance.
FIRST = { " " }No word precedes the first, so its weights are all equal.
JOBS =
    .same_alone = The projections here need no positions: each word attends to itself and to its copies.
    .previous_placed = Each word attends to the previous word.
    .previous_alone = Without positions no word finds the previous one, so all words get the same weight.
NO_POSITIONS = These projections use no positions. Choose others under “Your words”.
apart_said = { KEY($key) } stands { $distance ->
    [one] { $distance } position
   *[other] { $distance } positions
} after { QUERY($query) }: its score is **{ SIGNED($alone) }** for the words alone and **{ SIGNED($placed) }** with
    positions.
apart_unplaced = The score of { QUERY($query) } and { KEY($key) } is **{ SIGNED($alone) }** at every distance, because { $example ->
    [yes] worked examples
   *[no] the projections “learned”
} use no positions.

## what encodes the order

the_mask = the { $mask }
names = { AND($ways) }
POSITIONS = positions
NOTHING = nothing: the words alone
NOW = { " " }:primary-badge[now]
KNOWS = what encodes the order
DIFFERENCE = difference after the shuffle
knowing = { masked } { $kind ->
    [features] { FEATURES }
    [waves] { WAVES }
   *[none] { placeless }
}
masked = A causal mask can encode the order as well, because a shuffle changes which words are earlier.{
    $alike ->
        [yes] { " " }The mask that is set treats all words alike, wherever they stand, so it encodes nothing.
       *[no] { "" }
    } A **bias** that depends on the distance can encode the order, too: **ALiBi** subtracts more from a score, the farther back the key stands.
FEATURES = Positions here are features: one number for each position, 1 where the word stands and 0 elsewhere.
WAVES = Positions here are sines and cosines, waves of several lengths that give each position its own vector. Other models
    learn these vectors.
placeless = **Positions are left out:** { $kind ->
    [example] worked examples
   *[none] the projections “learned”
} use none.
CONVOLVED = A convolution mixes words, too. But its weights depend only on the distance, so it can’t look for a word.
convolution_said = The convolution gives **{ PERCENT($weight) }** to the word { $distance ->
    [one] { $distance } position
   *[other] { $distance } positions
} back, whatever the words are.

## what is checked

checked_shuffle = { BADGE(CHECKED_SHUFFLE, $follows, $difference) }
CHECKED_SHUFFLE = without positions and mask, the outputs are the same once they are put back in order
checked_distance = { BADGE(checked_same, $same, $spread) }
checked_same = the score of the words alone is the same at distances 1 to { $farthest }
