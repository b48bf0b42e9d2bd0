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

# The title of a picture of changes; still: whether nothing changes there, so that there is no bar.
moved_key = :gray[**{ $mask }** · { $still ->
    [yes] no output changes
   *[no] { CHANGE }
}]
changed = 1 is added to every number of the vector of { KEY($word) }.  { "\u000A" }Nothing hidden: { $without }.
    { "  \u000A" }Under the { $mask }: { $under }. :gray[A bar shows the largest change in an output. A mask rescales
    the remaining weights, so it may change the remaining bars.]
first_word = { KEY($word) } is the first word, so there are no earlier outputs.
grown = { KEY($word) } is added.  { "\u000A" }Nothing hidden: { $without }.  { "\u000A" }Under the { $mask }:
    { $under }.

# Say what a new word means for the outputs before it; opened: how many of them may attend to it.
growth = { $opened ->
    [0] **{ $opened } of { $old }** earlier words may attend to it, so { $old ->
        [0] its output
        [1] its output
       *[other] their outputs
    } can be kept
   *[other] { $moves ->
        [yes] **{ $opened } of { $old }** earlier words may attend to it: { $opened ->
            [1] its output
           *[other] their outputs
        } { $opened ->
            [1] changes
           *[other] change
        } by up to **{ SMALL($most) }** and must be recomputed
       *[no] **{ $opened } of { $old }** earlier words may attend to it: { $opened ->
            [1] its output
           *[other] their outputs
        } must be recomputed, though { $opened ->
            [1] it happens
           *[other] they happen
        } to stay the same here
    }
}
ONLY_SELF = This step is about one sentence that attends to itself. At present there are two.
