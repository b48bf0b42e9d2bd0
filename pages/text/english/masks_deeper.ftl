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
BIAS_ABOUT = A mask hides a cell; a bias only lowers its score, so it gets less weight. With ALiBi, the farther the
    key is from the query, the more its score is lowered.
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
across = This is **cross-attention**: the keys are words of another sentence, so none comes after a query.{ $masked ->
    [yes] { " " }The causal mask compares only positions.
   *[no] { "" }
}
CORNER_ABOUT = With two sentences, the numbers of queries and keys may differ. A causal mask can start at the first
    positions or end at the last ones. PyTorch’s is_causal starts at the upper left; a decoder with a cache ends at
    the lower right. Two sentences need random projections, since designed projections handle only one.
corner_in_words = There are **{ $queries }** queries and **{ $keys }** keys.
NOTHING_WHY = :gray[The plain softmax of a row of −∞ divides 0 by 0, which is not a number: NaN.]

# Say what a mask does that is passed to the wrong function; blind: how many of the queries then see nothing.
swapped = { $hidden ->
    [0] Passed to the wrong function, it hides everything.
   *[other] { $opened ->
        [0] Passed to the wrong function, it hides nothing.
       *[other] Passed to the wrong function, it hides the open cells and opens **{ $hidden }** hidden
            cell{ $hidden ->
            [0] { "" }
            [1] { "" }
           *[other] s
        }.{ $blind ->
            [0] { "" }
           *[other] { " " }{ $blind } of { $queries } words may then attend to nothing.
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
    } at { QUERY($query) }: it attends to **{ $count }** of { $keys } words,{ " " }
}
most = with its largest weight, { PERCENT($share) }, on { KEY($winner) }.{ " " }

## verified

PROGRAM_LACKS = :orange[**Note**] The program has only the mask of step 1. For single cells, a window, a prefix or
    padding, see “masks in PyTorch” in step 1.
