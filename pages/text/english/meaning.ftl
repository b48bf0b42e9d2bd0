### A sentence with arcs, and where attention takes a word: towards some words, away from others, on a map.

# head: none where there is only one; selects: whether a click selects a word; left_out: words of a long sentence, not drawn
arcs = **Where { QUERY($query) } attends** :gray[{ $head ->
    [none] { "" }
   *[other] head { $head } ·{ " " }
}thicker arrow: larger weight{ $selects ->
    [yes] { " " }· select a word
   *[no] { "" }
}{ $left_out ->
    [0] { "" }
    [one] { " " }· without one word of smaller weight
   *[other] { " " }· without { $left_out } words of smaller weight
}]
# keys: those that are not hidden; count: how many
arcs_alt = { $count ->
    [0] The sentence without an arrow: every key is hidden from { $query }
   *[other] The sentence, with an arrow from { $query } to each of: { AND($keys) }
}

# towards, away: words, the largest change first; goes, leaves: whether there are any
moves = The output moves { QUERY($query) }{ $goes ->
    [no] { "" }
   *[other] { " " }**towards** { DOTS($towards) }
}{ $leaves ->
    [no] { "" }
   *[other] { " " }and **away from** { DOTS($away) }
}.
chance = { $by_chance ->
    [word] { QUERY($query) } is not among the English words that this head knows, so its vector is random, and where it moves
        means nothing.
   *[keys] Most of what { QUERY($query) } collects comes from words that this head doesn’t know. Their vectors are random, so
        where it moves means nothing.
}
stays = The output moves { QUERY($query) } neither towards a frequent word nor away from one.
MAP_ABOUT = Each word stands where its vector points, seen on the plane through two groups of words, in italics. Lines are as
    thick as the weights. The arrow leads from the word’s own vector x to x + output. Point at a word, a line or the arrow to read
    its numbers: a place is the cosine with each axis, and a turn is the change of direction.
map = **A map of meaning:** where attention takes { QUERY($query) }
# words: those of both groups; count: how many
map_alt = A map of the sentence’s words{ $count ->
    [0] { "" }
   *[other] { " " }between { AND($words) }
}, with an arrow from { $query } to where attention takes it
# tips of the map: of a word, of its line, of the arrow
map_tip = { $word }: place { DECIMAL($across, digits: 4) } across, { DECIMAL($upwards, digits: 4) } upwards
map_weight = { $word }: weight { DECIMAL($weight, digits: 4) }
map_move = { $word }, from x to x + output: { DECIMAL($share, digits: 4) } of its turn lies in this plane
map_near = cosine with { AND($group) }: { DECIMAL($before, digits: 4) } → { DECIMAL($after, digits: 4) }
MAP_FOLD = What the map shows, and its two groups of words
MAP_LEFT = Words at the left
MAP_RIGHT = Words at the right
MAP_HELP = One to three words, separated by commas, such as “animal, bird”. Where the field is empty, the words stand here that
    the selected word moves away from (left) or towards (right).
LIMITS = This head knows neither order nor grammar: “dog bites man” and “man bites dog” give each word the same output. Rare
    senses lose against frequent ones. A language model has many layers for what one head can’t do.

## the map's table

map_x = { $word }: x
# sentence: none where there is only one
map_after = { $word }: x + output{ $sentence ->
    [none] { "" }
   *[other] { " " }in “{ $sentence }”
}
