### What the Start page says.
TABLES =
    .one = the word in the first sentence
    .other = the word in the second sentence
    .map = the map of meaning
DEFINITION = How can a word know what it means here?
LEAD = A “bat” is an animal or a club. The word alone can’t tell, because its **vector**, the list of numbers that stands for it,
    is the same in every sentence. So it **attends** to the words around it: each gets a **weight**, its share of 100 %, and the
    larger this share, the more “bat” takes over from that word.
SECOND = Another sentence with the same word
SECOND_HELP = The pictures at the right show the selected word of the first sentence in this one.
SENSES = Other words with two meanings:
EVEN = **Temperature**: the higher, the more alike are all weights

# What a word collects in a sentence; keys: how many there are; others: how many besides the first two
collects = { QUERY($query) } takes { PERCENT($share) } from { KEY($key) }{ $keys ->
    [1] { "" }
    [2] { " " }and { PERCENT($second_share) } from { KEY($second) }
   *[other] , { PERCENT($second_share) } from { KEY($second) }, and the rest from { $others ->
        [one] the other word
       *[other] the { $others } other words
    }
}.{ $moves ->
    [no] { "" }
   *[other] { " " }So it moves **towards** { AND($towards) }.
}
moved =
    .key = { $shown ->
        [1] **Words of similar meaning stand close:** where { QUERY($query) } moves
       *[other] **One word, two places:** where { QUERY($query) } moves
    }
    .alt = { $shown ->
        [1] A map with an arrow from { $query }, to where it moves in the first sentence
       *[other] A map with two arrows from { $query }: to where it moves in the first sentence, and in the second
    }

# Stands in the place of the second sentence.
waits = **“{ WORD($sentence) }”**  { "\u000A" }:gray[Predict where “{ WORD($query) }” moves here; then the second sentence is drawn.]

# What the number in a word's label means, at the end of a legend.
twice = { " " }· { WORD($label) }: “{ WORD($word) }” at position { $position }
missing = “{ $word }” does not occur in the second sentence. Its first word is shown instead.

## the prediction

move =
    .predict = In “{ WORD($sentence) }”, { QUERY($query) } starts with the same vector. Where does it move?
    .task = { $asked ->
        [yes] Compare both arrows on the map: they begin at the same place.
       *[no] Choose one of the words below, and predict where it moves in another sentence.
    }
    .done = In the second sentence { QUERY($query) } takes most from { KEY($key) }, because training has given words that belong together
        large weights. So the same vector moves **towards** { AND($towards) }: other words around it, another meaning.
move_guesses =
    .as_here = towards { AND($as_here) }, as in the first sentence
    .towards = towards { AND($towards) }
    .stays = nowhere: it is the same word
summary = A word has the same vector in every sentence. Attention moves it, because it takes over from each other word as much as the
    weight of that word says.  { "\u000A" }But must each word have a weight of its own? It would be simpler if all counted alike: the
    next page tries that first.
LIMITS = These weights know neither order nor grammar, and rare meanings lose against frequent ones; language models do more for
    that. The words’ numbers come from all-MiniLM-L6-v2 (Apache License 2.0).
