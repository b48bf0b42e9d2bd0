### What the Start page says.
DEFINITION = Attention lets each word collect information from other words.
FOLLOW = Select a row to follow another word.
LEAD = Here every word looks for the word before it. { FOLLOW }

who = **Who attends to whom** :gray[rows: queries · columns: keys{ $twice }]

# What the number in a word's label means, at the end of a legend.
twice = { " " }· { WORD($label) }: “{ WORD($word) }” at position { $position }
match = ## 1  Match{ "\u000A\u000A" }{ QUERY($query) } has a query, and each word has a { KEY("key") }. The **score**
    measures how well the two match.
share = ## 2  Share{ "\u000A\u000A" }**Softmax**, a formula, turns { $temperature ->
    [0] the scores at **temperature** 0
   *[other] the scores, divided by the **temperature** ({ SHORT($temperature) }),
} into attention weights, which sum to 100 %.
collect = ## 3  Collect

    Each word passes on its { VALUE("value") }, a list of numbers. The { OUTPUT("output") } is the weighted sum of the
    values.

## where the row attends

only_word = { QUERY($query) } is the only word, so it attends to itself with a weight of 100 %.
nothing_before = { QUERY($query) } finds no word before it, so it attends to all { $keys } words equally: { $largest }
    each.

# least: the weight of each other key; rounded: whether the weights don't add up as they are printed
row_in_words = { QUERY($query) } gives its largest weight, **{ $largest }**, to { KEY($key) }, and { $least } to { $others ->
    [1] the other word
   *[other] each of the { $others } other words
}{ $rounded ->
    [yes] { " " }(rounded)
   *[no] { "" }
}.

## what to try

SECOND_WORD = Type a second word: one word alone attends to itself at every temperature.
OTHER_ROW = Select another row: this word has no word before it, so the temperature does not change its weights.
task = Lower the temperature until “{ WORD($key) }” gets at least { $percent } %.
happened = “{ WORD($key) }” has { $largest }. { $temperature ->
    [0] At temperature 0, the scores are divided by nearly 0
   *[other] The scores are now divided by only { SHORT($temperature) }
}. This increases their differences, so the key with the largest score gets nearly all the weight.
