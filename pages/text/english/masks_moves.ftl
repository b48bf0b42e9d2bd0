### What the last two steps of the page about masks say: who notices a change, and what stays as a sentence grows.
MORE_WORDS = Type more words under “Your words”: this step compares words with one another.
OPEN = nothing hidden
CHANGED_ALT = How far each output moves when one word changes:{ " " }
GROWN_ALT = How far each earlier output moves when a word is added:{ " " }
HIDDEN_FROM = 0 · may not attend to it
NEW = new
LATER = not there yet
STAYS = 0 · unchanged
CHANGE = bar = change in an output

# A word in a list.
quoted = “{ WORD($word) }”

# The title of a picture of changes; still: whether nothing changes there, so that there is no bar.
moved_key = :gray[**{ $mask }** · { $still ->
    [yes] no output changes
   *[no] { CHANGE }
}]

# Say how many outputs can change, how many of those before the word, and how many do, by how much.
changes = **{ $can } of { $words }** outputs can change{ $before ->
    [0] { "" }
   *[other] { " " }(**{ $earlier }** of the { $before } earlier ones)
}{ $can ->
    [0] { "" }
   *[other] , and **{ $moved }** { $moved ->
        [1] does
       *[other] do
    }{ $moved ->
        [0] { "" }
       *[other] , by up to **{ SMALL($most) }**
    }
}
changed = 1 is added to every number of the vector of { KEY($word) }.  { "\u000A" }Nothing hidden: { $without }.
    { "  \u000A" }{ $mask }: { $under }. :gray[A bar shows the largest change in an output. A mask rescales the remaining
    weights, so it may change the remaining bars.]
alike_task = Under this mask, every word’s change reaches { $fewest } { $fewest ->
    [one] output
   *[other] outputs
}. Choose another mask, and see which outputs stay the same.
CHANGED_TASK = Find a word whose change can reach the fewest outputs under the mask.
changed_done = { $count ->
    [0] Under the mask no output can change.
    [one] Under the mask only the output of { AND($names) } can change.
   *[other] Under the mask only the outputs of { AND($names) } can change.
}
first_word = { KEY($word) } is the first word, so there are no earlier outputs.
grown = { KEY($word) } is added.  { "\u000A" }Nothing hidden: { $without }.  { "\u000A" }{ $mask }: { $under }.
grown_task = Add the last word, “{ WORD($last) }”. How many earlier outputs must be recomputed?
grown_done = Without a mask { $without } of { $old } must be recomputed, under this mask { $under } of { $old }.

# Say what a new word means for the outputs before it; opened: how many of them may attend to it.
growth = { $opened ->
    [0] **{ $opened } of { $old }** earlier words may attend to the new word, so { $old ->
        [1] the earlier output stays
       *[other] all earlier outputs stay
    } the same and can be kept
   *[other] **{ $opened } of { $old }** earlier words may attend to the new word: { $opened ->
        [1] the output of this word
       *[other] the outputs of these words
    } { $moves ->
        [yes] { $opened ->
            [1] changes
           *[other] change
        } by up to **{ SMALL($most) }** and must be recomputed
       *[no] must be recomputed, though { $opened ->
            [1] it happens
           *[other] they happen
        } to stay the same here
    }
}
ONLY_SELF = This step is about one sentence that attends to itself. At present there are two.
