### What the page about masks says.

## the steps

MATRIX_TITLE = A mask hides keys
MATRIX = A mask determines which keys (columns) each query (row) may attend to. A hidden key’s score becomes
    −∞ **before** softmax, so its weight is exactly 0, and the remaining weights still sum to 100 %. Setting weights
    to 0 after softmax would leave a sum below 100 %. Choose a mask.
GRAPH_TITLE = A mask as a graph
GRAPH = Each word is a node, and an edge leads from a key to every query that may attend to it. A **layer** is one
    round of attention; its outputs are the inputs of the next. Under a causal mask one layer reaches every earlier word,
    so this step sets a **window** mask: each word sees itself and the previous one.
CHANGED_TITLE = Which outputs a change reaches
CHANGED = Add 1 to every number of one word’s vector, and compare all outputs. This can change the outputs of the word
    itself and of all words that may attend to it. This step sets the **causal** mask, which hides all later words, so no
    earlier output can change.
GROWN_TITLE = Why the future is hidden
GROWN = A language model writes word by word. Without a mask, earlier words attend to each new word, so their
    outputs must be recomputed. Under the **causal** mask, which this step sets, their outputs stay the same. In training, the mask also hides the
    words that the model must predict.
SUMMARY = A hidden key has score −∞ and weight 0, so information travels only where the mask is open.
    { "  \u000A" }A causal mask hides the future, so earlier outputs stay the same while a sentence grows.

## controls

ROUNDS = Layers
ROUNDS_HELP = Number of stacked layers, all with the same mask.
CHANGED_WORD = Changed word (0 is the first)
CHANGED_WORD_HELP = 1 is added to every number of this word’s vector, and the outputs before and after are compared.
GROWN_WORD = Newest word (0 is the first)
GROWN_WORD_HELP = The outputs of earlier words are compared before and after this word is added.

## what is unfolded

MORE_TITLE = window, prefix and padding; single cells; two sentences; a bias
PYTORCH_TITLE = masks in PyTorch
ONE_LAYER_TITLE = one layer with its weights, and all words
BLOCKS_TITLE = encoder and decoder blocks

## buttons

OPEN_ALL = Open everything
HIDE_BEFORE = Hide the previous word
CAUSAL = Causal mask
TWO_BACK = Two words back
ONE_SENTENCE = Back to one sentence
TRY = **Try this:**

## step 1: the matrix

# Say what a mask of the control allows; step, second, third: the first places of a strided mask.
about = :gray[**{ $mask }**: { $mask ->
    [none] every word may attend to every word
    [causal] every word may attend to itself and to all earlier words, but to no later one
    [window] every word may attend to { $number ->
        [0] itself alone
        [one] itself and the { $number } word before it
       *[other] itself and the { $number } words before it
    }
    [prefix] as causal, and every word may attend to the first { $number } { $number ->
        [one] word
       *[other] words
    }
   *[strided] every word may attend to itself and to the words { $step }, { $second }, { $third } … places before it
}.]
matrix_key = :gray[{ $head ->
    [0] { $role ->
        [none] { "" }
       *[other] **{ $role }** ·{ " " }
    }
   *[other] **head { $head }{ $role ->
        [none] { "" }
       *[other] : { $role }
    }** ·{ " " }
}number: attention weight · dot: hidden · { $how }]
matrix_alt = Who may attend to whom: rows { LIST($queries) }; columns { LIST($keys) }
SELECT_CELL = select a cell to hide or open it
SELECT_ROW = select a row
hidden_cells = { $hidden ->
    [0] Nothing is hidden: { $cells ->
        [1] the one cell is
       *[other] all **{ $cells }** cells are
    } open.
   *[other] **{ $hidden } of { $cells }** cells { $hidden ->
        [1] is
       *[other] are
    } hidden: { $hidden ->
        [1] its score is
       *[other] their scores are
    } −∞, and { $hidden ->
        [1] its weight
       *[other] their weights
    } exactly 0.
}
no_open_key = { QUERY($query) } may attend to **0 of { $keys }** words: its weights add up to 0, and its output is 0.

# Say to how many keys a query may attend; found: how many of them have its largest weight.
open_keys = { QUERY($query) } may attend to **{ $opened } of { $keys }** words{ $found ->
    [only] , so { KEY($key) } gets all the weight: **{ PERCENT($largest) }**.
    [equal] { " " }and gives each the same weight: **{ PERCENT($largest) }**.
    [several] { " " }and gives { $ties } of them the largest weight: **{ PERCENT($largest) }** each.
   *[one] { " " }and gives { KEY($key) } the largest weight: **{ PERCENT($largest) }**.
}

# Say why a row of the head that looks for the word before has equal weights.
why_equal = { " " }:gray[“{ WORD($query) }” { $reason ->
    [first] is the first word, so there is no word before it
    [hidden] can’t attend to the word before it, which is hidden
   *[places] can’t find the word before it, since no positions are added
}: its scores are all equal, and so are its weights: { PERCENT($share) } each.]

# Say what a row would sum to if the mask came after softmax.
after_softmax = { " " }If the mask came after softmax, the row of { QUERY($query) } would
    sum to **{ DECIMAL($total, digits: 2) }**, not to 1.
FUTURE_TASK = Choose the mask under which every word may attend to itself and to all earlier words, but to no later one.
future_done = { $hidden } { $hidden ->
    [one] cell above the diagonal is
   *[other] cells above the diagonal are
} hidden. “{ WORD($first) }” has no earlier word, so it attends to itself alone, with weight 1.
CELL_TASK = Hide a cell.
cell_done = { $hidden } { $hidden ->
    [one] cell is hidden: the weight there is 0.
   *[other] cells are hidden: the weights there are 0.
}

## step 2: the graph

# The name of the mask; combined: something is added to the mask of step 1.
mask_name = { $mask ->
    [none] no mask
    [causal] causal mask
    [window] window mask, { $number } { $number ->
        [one] word
       *[other] words
    }
    [prefix] prefix mask, { $number } { $number ->
        [one] word
       *[other] words
    }
    [strided] strided mask, step { $number }
   *[combined] mask of step 1
}

# The same at the start of a line.
under_mask = Under the { mask_name }
UNDER_EXAMPLE = Under the { EXAMPLE_NAMES.causal }
EXAMPLE_NAMES =
    .window = an example: itself and the word before
    .causal = causal mask, an example
EXAMPLE = { " " }:gray[No mask is chosen in step 1, so this one is an example: each word may attend to itself and to
    the word before it.]
messages_key = :gray[**{ $mask }** · thick: on a path to “{ WORD($query) }” · select a word{ $left_out ->
    [yes] { " " }· not all edges are drawn
   *[no] { "" }
}]
MESSAGES_ALT = The mask as a graph, one column of words after each layer
layers = After **{ $count ->
    [one] { $count } layer
   *[other] { $count } layers
}**, information from **{ $reached } of { $words }** words has reached { QUERY($query) }.{ $all_open ->
    [yes] { $count ->
        [0] { "" }
       *[other] { " " }Nothing is hidden, so one layer is enough.
    }
   *[no] { "" }
}
layers_unreached = No information reaches “{ WORD($last) }” under this mask, however many layers there are. Choose
    another mask in step 1.

# Say what to try with the layers; moved: whether they were moved while another word is selected.
layers_task = Select “{ WORD($last) }” in the picture. What is the smallest number of layers that brings it information
    from “{ WORD($first) }”?{ $moved ->
    [yes] { " " }(“{ WORD($other) }” is still selected: select “{ WORD($last) }” first.)
   *[no] { "" }
}
layers_done = { $needed ->
    [1] One layer is enough: under this mask “{ WORD($last) }” may attend to “{ WORD($first) }” directly.
   *[other] “{ WORD($first) }” is { $needed } edges away from “{ WORD($last) }”, so it takes { $needed } layers, since
        information travels along one edge in each layer.
}
MORE_WORDS = Type more words under “Your words”: this step compares words with one another.
