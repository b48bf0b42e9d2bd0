### What the Start page says.
TABLES =
    .one = the word in the first sentence
    .other = the word in the second sentence
    .map = the map of meaning
DEFINITION = How can a word know what it means here?
LEAD = { $story ->
    [yes] A “bat” is an animal or a club. The word
   *[no] Many words have several meanings. A word
} alone can’t tell which one is meant, because its **vector**, the list of numbers that stands for it, is the same in every
    sentence. So it **attends** to all words of its sentence: each gets a **weight**, its share of 100 %, and the larger the share,
    the more is taken over from that word.
SECOND = Another sentence with the same word
SECOND_HELP = The pictures at the right show the word selected in the first sentence.
SENSES = Other words with two meanings:
EVEN = A higher **temperature** makes the weights more alike

# What a word collects in a sentence; keys: how many there are; others: how many besides the first two
collects = { QUERY($query) } takes { $share } from { $itself ->
    [yes] itself
   *[other] { KEY($key) }
}{ $keys ->
    [1] { "" }
    [2] { " " }and { $second_share } from { second_key }
   *[other] , { $second_share } from { second_key }, and the rest from { $others ->
        [one] the other word
       *[other] the { $others } other words
    }
}.{ $moves ->
    [chance] { " " }{ chance }
    [no] { "" }
   *[other] { " " }{ $itself ->
        [yes] What it takes from itself only makes its vector longer; the rest moves it
       *[other] So its vector moves
    } **towards** { AND($towards) }.
}
second_key = { $itself ->
    [second] itself
   *[other] { KEY($second) }
}
chance = { $by_chance ->
    [word] { QUERY($query) } is not among the English words that this head knows, so its vector is random, and where it moves
        means nothing.
   *[keys] Most of what { QUERY($query) } collects comes from words that this head doesn’t know. Their vectors are random, so
        where it moves means nothing.
}
moved =
    .key = { $shown ->
        [1] **Similar words stand together:** where { QUERY($query) } moves
       *[other] **One word, two places:** where { QUERY($query) } moves
    }
    .alt = { $shown ->
        [1] A map with an arrow to where { $query } moves in the first sentence
       *[other] A map with two arrows to where { $query } moves in the first sentence, and in the second
    }

# Stands in the place of the second sentence; nothing: "missing" where that lacks the word; typed: whether there is one.
waits = { $nothing ->
    [missing] **Where “{ WORD($name) }” moves in another sentence**  { "\u000A" }:gray[{ $typed ->
        [yes] “{ WORD($sentence) }” doesn’t contain “{ WORD($name) }”, so there is nothing to compare yet.
       *[no] There is no second sentence yet.
    } Type one that contains the word, under “Another sentence with the same word” below.]
   *[other] **“{ WORD($sentence) }”**  { "\u000A" }:gray[Predict where “{ WORD($name) }” moves; then its weights in this sentence are shown.]
}

# What the number in a word's label means, at the end of a legend.
twice = { " " }· { WORD($label) }: “{ WORD($word) }” at position { $position }

## the prediction

move =
    .predict = In “{ WORD($sentence) }”, { QUERY($name) } { $alike ->
        [yes] starts with the same vector
       *[no] is another form of { QUERY($query) }, with a vector of its own
    }. Where does it move?
    .task = { $asked ->
        [yes] Compare both arrows on the map: { $alike ->
            [yes] they begin at the same place
           *[no] each form begins at its own place
        }.
       *[no] { $nothing ->
            [missing] Type a second sentence with { QUERY($query) } below, and predict where the word moves there.
            [unseen] In the second sentence { QUERY($name) } hardly moves: its arrow is too short to be seen. Choose one of the words
                below, and predict where that one moves.
           *[other] Choose one of the words below, and predict where it moves.
        }
    }
    .done = { $as_asked ->
        [yes] In the second sentence { QUERY($name) } takes most from { $why ->
                [itself] itself, which only makes its vector longer. The rest moves
                [together] { KEY($key) }, because training gave large weights to words that belong together. So
               *[other] { $ties ->
                    [1] { KEY($key) }
                   *[other] { $ties } words (the same from each)
                }. So
            } { $alike ->
                [yes] the same vector
               *[no] its vector
            }{ $why ->
                [itself] { "" }
               *[other] { " " }moves
            } **towards** { AND($towards) }.
       *[no] At temperature 1, { QUERY($name) } moves **towards** { AND($towards) }. At { SHORT($temperature) } it takes most from { $ties ->
                [1] { KEY($key_now) }
               *[other] { $ties } words (the same from each)
            }{ $moves_now ->
            [yes] { " " }and moves **towards** { AND($towards_now) }.
           *[no] { " " }and hardly moves.
        }
    }
move_guesses =
    .as_here = towards { AND($as_here) }, as in the first sentence
    .towards = towards { AND($towards) }
    .stays = nowhere{ $alike ->
        [yes] : it is the same word
       *[no] { "" }
    }
summary = A word has the same vector in every sentence. Attention moves this vector: the larger the weight of another word, the
    more is taken over from it.  { "\u000A" }But why a weight for each word? If all counted alike, no weights would have to be
    found. The next page tries that.
LIMITS = This attention knows neither order nor grammar, and a rare meaning may lose against a frequent one. The words’ vectors
    come from all-MiniLM-L6-v2 (Apache License 2.0).
