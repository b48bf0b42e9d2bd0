### What the Start page says.
TABLES =
    .one = the word in the first sentence
    .other = the word in the second sentence
    .map = the map of meaning
DEFINITION = How can a word know what it means here?
LEAD = A “bat” is an animal or a club. The word alone can’t tell, because its numbers are the same in every sentence. So it asks
    the others: each gets a weight, and “bat” collects what they offer.
SECOND = Another sentence with the same word
SECOND_HELP = The pictures at the right show the selected word of the first sentence in this one.
SENSES = Other words with two meanings:

moved = **One word, two places:** where attention takes { QUERY($query) }
moved_alt = A map with two arrows from { $query }: one towards { $first }, as in the first sentence, one towards { $second }, as in the second

# What the number in a word's label means, at the end of a legend.
twice = { " " }· { WORD($label) }: “{ WORD($word) }” at position { $position }
missing = “{ $word }” does not occur in the second sentence. Its first word is shown instead.

## the prediction

predict = Predict which word { QUERY($query) } will attend to most in “{ $sentence }”.
outcome = { $right ->
    [yes] Yes: { QUERY($query) } gives { PERCENT($largest) } of its weight to { KEY($key) }
   *[no] Not “{ WORD($guess) }”: { QUERY($query) } gives { PERCENT($largest) } of its weight to { KEY($key) }
}, because training gave related words high scores, and a tree says more about this bat than the rest of the sentence. Now lower
    the temperature: the largest weight takes everything. Raise it: all words count alike, and the meaning is lost.
PREDICT_FIRST = :gray[Choose a word; then see what the head computes.]
LIMITS = This head knows neither order nor grammar, and rare senses lose against frequent ones. A real language model has many
    heads and layers for that. The words’ numbers come from all-MiniLM-L6-v2 (Apache License 2.0).
