### What the page about masks says under Deeper and at its foot.
TABLES =
    .edges = edges of the graph

## more masks

ON_TOP_TITLE = **Window, prefix and padding**, combined with the mask of the step
WINDOW = Window: words on either side
WINDOW_HELP = A query may attend to keys at most this many places away, before or after it. The window is
    combined with the mask of the step, whose own window only reaches back. off: no window.
PREFIX = Prefix: first words open to all
PREFIX_HELP = Every query may attend to these first words, even if they come after it.
PADDING = Padding: last words hidden from all
PADDING_HELP = Filler words make all texts of a batch equally long. They carry no meaning, so they are hidden from every
    query.
SLIDING = Sliding window
PREFIX_MODEL = Prefix language model
PADDED = Padded encoder
PAINTED_TITLE = **Single cells**, hidden or opened in the picture or here
PAINTED = Changed cells, as row-column
PAINTED_HELP = Any other text is ignored.
PAINTED_ABOUT = Write each changed cell, hidden or opened, as row-column, counted from 0, and join cells by _:
    2-5_3-3. Use this with the keyboard, and for sentences of more than 16 words, where clicking a cell selects its
    row.
BIAS_TITLE = **A bias instead of a mask**
BIAS_ABOUT = A mask hides a cell; a bias only changes its score. ALiBi lowers the score of an earlier key by more, the
    farther back it stands, so the farthest one loses weight to the others.
CORNER_TITLE = **Where a causal mask starts** across two sentences
CORNER = Where the causal mask starts
CORNER_HELP = upper_left: at the first query and the first key. lower_right: at the last ones.
TWO_SENTENCES = Two sentences, causal mask
NOTHING_TITLE = **A query with every key hidden**
HIDE_ROW = Hide the whole row
POLARITY_TITLE = **What True means**
ENCODER = encoder
DECODER = decoder
BLOCK = **Block:**

## how the mask is combined, which block it makes, an empty row, PyTorch

combined = **{ $opened } of { $cells }** cells are open. :gray[& keeps what both allow, | what either one allows.]

    allowed = **{ $formula }**
EVERYTHING = every cell
window_part = window { $reach } either side
prefix_part = prefix { $length }
padding_part = padding from key { $start }
corner_part = { $corner ->
    [upper_left] { "" }
   *[other] , lower right
}
painted_part = { $count ->
    [0] { "" }
   *[other] , and { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    } changed
}

# Say which block it is; opened, hidden: how many cells of the future are.
decoder_block = { $opened ->
    [0] This is a **decoder block**: one line of code, scores.masked_fill(~allowed, −inf), hides the future.
   *[other] A **decoder block** has this line of code, scores.masked_fill(~allowed, −inf), but
        here **{ $opened } of { $cells }** cells of the future { $opened ->
            [1] is
           *[other] are
        } open.
}
encoder_block = { $hidden ->
    [0] This is an **encoder block**: no line of code hides the future.
   *[other] An **encoder block** has no causal mask, as here, but **{ $hidden } of { $cells }** cells of the future
        { $hidden ->
            [1] is
           *[other] are
        } hidden by the window, prefix, padding or single cells.
}
across = This is **cross-attention**: the keys are words of another sentence, so none comes after a query.{ $masked ->
    [yes] { " " }The causal mask compares only positions.
   *[no] { "" }
}
CORNER_ABOUT = With two sentences, the numbers of queries and keys may differ. A causal mask can start at the first
    positions or end at the last ones. PyTorch’s is_causal starts at the upper left; a decoder with a cache ends at
    the lower right. Two sentences need the projections random or meaning, since designed projections handle only one.
corner_in_words = There are **{ $queries }** queries and **{ $keys }** keys.

# Say which queries may attend to nothing, before a table of the output of the selected one.
nothing_now = { $count ->
    [0] Every query may attend to some word.
   *[other] { AND($names) } may attend to no word.
} { $is_blind ->
    [yes] The { OUTPUT("output") } of { QUERY($query) } is:
   *[no] If every key were hidden from { QUERY($query) }, its { OUTPUT("output") } would be:
}
NOTHING_WAYS =
    .core = these pages
    .fused = PyTorch’s fused attention
    .plain = a plain softmax
NOTHING_HEADER =
    .way = computed by
    .numbers = first numbers
NOTHING_WHY = :gray[The plain softmax of a row of −∞ divides 0 by 0, which is not a number: NaN.]
polarity = Two functions of PyTorch read the same mask in opposite ways. To **scaled_dot_product_attention** True means
    open: { $opened } of { $cells } cells are True. To **MultiheadAttention** True means
    hidden: { $hidden } of { $cells } cells are True. { $swapped }

# Say what a mask does that is passed to the wrong function; blind: how many of the queries then see nothing.
swapped = { $hidden ->
    [0] Passed to the wrong function, this mask would hide every cell.
   *[other] { $opened ->
        [0] Passed to the wrong function, this mask would hide no cell.
       *[other] Passed to the wrong function, this mask would hide the open cells and open
            the **{ $hidden }** hidden { $hidden ->
            [1] cell
           *[other] cells
        }.{ $blind ->
            [0] { "" }
           *[other] { " " }{ $blind } of { $queries } words could then attend to nothing.
        }
    }
}

## one layer with its weights, and all words

ONE_LAYER_ALT = The mask as a directed graph

# The title of the graph of one layer; every: whether all of its edges are drawn.
one_layer_key = :gray[**one layer, { $mask }** · line width: attention weight · { $every ->
    [yes] number: edges that end there
   *[no] only edges to the selected word are drawn
}]
reached_key = :gray[**after { $count ->
    [one] { $count } layer
   *[other] { $count } layers
}, { $mask }** · 1: the column’s word has reached the row’s word · dot: not yet]
REACHED_ALT = Which words’ information has reached which words after some layers

# Say how many edges end at the query.
edges = { $count ->
    [0] No edge ends at { QUERY($query) }: it attends to **0** words, and its weights add up to 0.
   *[other] { $count } { $count ->
        [0] edge ends
        [1] edge ends
       *[other] edges end
    } at { QUERY($query) }: it attends to **{ $count }** of { $keys } words
}

# How the sentence before goes on: one key has the largest weight, or several have; every: all of them.
most = , with its largest weight, { PERCENT($share) }, on { KEY($winner) }.
equal = { $every ->
    [yes] , with equal weights, { PERCENT($share) } each.
   *[no] { " " }and gives { $ties } of them the largest weight: { PERCENT($share) } each.
}
degrees = { " " }In-degrees (edges that end at each word), from the first word to the last: { LIST($listed) }.

## verified

rounding = As { KEY($word) } is added, outputs that can’t change { $most ->
    [0] don’t move at all
   *[other] move by at most { SMALL($most) }, which is rounding
}.
PROGRAM_LACKS = :orange[**Note**] The program has only the mask of step 1. For single cells, a window, a prefix or
    padding, see “masks in PyTorch” in step 1.
