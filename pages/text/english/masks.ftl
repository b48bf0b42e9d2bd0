### What the page about masks says.

## the steps

mask =
    .title = Why a word must not see the future
    .about = In training, a language model predicts every next word at once. A word that saw the next one would read the answer. So the
        score of each later key becomes −∞ **before** softmax: its weight is 0, and the others still sum to 100 %. This is the
        causal mask.{ $projections ->
            [previous] { " " }(Head 0 looks for the previous word here.)
           *[other] { "" }
        }
    .sentence = { hidden_cells } { open_keys }{ why_equal }{ after_softmax }
    .predict = Suppose every later word is hidden. To how many words can the first one, “{ WORD($first) }”, still attend?
    .task = { $may_hide_future ->
        [yes] Choose the mask under which every word may attend to itself and to all earlier words, but to no later one.
       *[no] Hide a cell.
    }
    .done = { $may_hide_future ->
        [yes] { future_done }
       *[no] { cell_done }
    }
    .nearly = { $way ->
        [nothing] { hidden_cells }
        [future] No earlier word is hidden, but { $future_open } { $future_open ->
                [one] cell
               *[other] cells
            } above the diagonal { $future_open ->
                [one] is
               *[other] are
            } open, so a word still sees a later one.
        [past] The future is hidden, but { $past_hidden } other { $past_hidden ->
                [one] cell is
               *[other] cells are
            } hidden, too. Every word should be able to attend to itself and to all earlier words.
       *[both] { $future_open } { $future_open ->
                [one] cell
               *[other] cells
            } above the diagonal { $future_open ->
                [one] is
               *[other] are
            } open and { $past_hidden } on or below it { $past_hidden ->
                [one] is
               *[other] are
            } hidden. It should be the other way round.
    }
graph =
    .title = Each layer carries information one step further
    .about = Suppose each word sees only itself and the previous one, as under a **window** mask: then nothing arrives directly
        from farther back. But a **layer** is one round of attention, and the next one starts from its outputs. So what the previous word has
        collected travels on, along one **edge**, an arrow of this graph, in each layer.
    .sentence = { layers }{ $is_set ->
        [yes] { "" }
       *[no] { " " }:gray[No mask is chosen in step 1, so this one is an example.]
    }
    .predict = How many layers does it take until information from “{ WORD($farthest) }” has reached “{ WORD($last) }”?
    .task = { $reach ->
        [too_short] { MORE_WORDS }
        [nothing] { layers_unreached }
       *[words] { graph_task }
    }
    .done = { $needed ->
        [1] One layer is enough: under this mask “{ WORD($last) }” may attend to “{ WORD($farthest) }” directly.
       *[other] “{ WORD($farthest) }” is { $needed } arrows away from “{ WORD($last) }”, so it takes { $needed } layers, because
            information travels along one arrow in each layer.
    }
    .nearly = { $way ->
        [row] “{ WORD($query) }” is selected, so the picture shows what reaches that word. Select “{ WORD($last) }”.
        [few] After { $count ->
                [one] { $count } layer
               *[other] { $count } layers
            }, information from “{ WORD($farthest) }” has not reached “{ WORD($last) }”. Each further layer carries it one arrow on.
       *[many] The information arrives with fewer than { $count } layers.
    }
changed =
    .title = Which outputs does one changed word reach?
    .about = Suppose one word is replaced. Which outputs of one layer must be computed again? Only its own and those of words that
        may attend to it, because elsewhere its weight is 0. Here 1 is added to its vector, without a mask and with one.
    .sentence = { KEY($word) } is changed.  { "\u000A" }Nothing hidden: { $without }.
        { "  \u000A" }{ under_followed }: { $under }. :gray[A mask rescales the weights that remain, so other bars may differ,
        too.]
    .predict = Under this mask, whose change reaches fewer outputs: the first word’s or the last word’s?
    .task = { $reach ->
        [too_short] { MORE_WORDS }
        [alike] { alike_task }
       *[different] Find a word whose change can reach the fewest outputs under the mask.
    }
    .done = { $count ->
        [0] Under the mask no output can change.
        [one] Only the output of { AND($names) } can change, because no other word may attend to “{ WORD($word) }”.
       *[other] Only the outputs of { AND($names) } can change, because no other word may attend to “{ WORD($word) }”.
    }
    .nearly = The change of “{ WORD($word) }” can reach { $count ->
        [one] { $count } output
       *[other] { $count } outputs
    }. That of { $way ->
        [later] a later word
       *[earlier] an earlier word
    } reaches fewer.
grown =
    .title = What the mask saves while a sentence grows
    .about = A language model writes word by word. In one layer, an earlier output changes only if its word may attend to the new one;
        otherwise it can be kept. So the mask decides how much must be computed again.
    .sentence = { $old ->
        [0] { KEY($word) } is the first word, so there are no earlier outputs.
       *[other] { KEY($word) } is added.  { "\u000A" }Nothing hidden: { $without }.  { "\u000A" }{ under_followed }: { $under }.
    }
    .predict = “{ WORD($last) }” is added as the last word{ $last_place ->
            [1] , after one other. How many earlier outputs
           *[other] . How many of the { $last_place } earlier outputs
        } must be computed again under this mask?
    .task = { $last_place ->
        [0] { MORE_WORDS }
       *[other] Add the last word, “{ WORD($last) }”, and compare the two pictures.
    }
    .done = Under this mask { $under_mask } of { $old } must be computed again, without a mask { $without_mask } of { $old }, because an output
        changes only if its word may attend to the new one.
    .nearly = “{ WORD($word) }” is now the newest of { $size } words, but more words come after it.
summary = A hidden key has score −∞ and weight 0, so information travels only where the mask is open.
    { "  \u000A" }A causal mask keeps the model from reading the answer in training, and keeps earlier outputs as they are while it
    writes. But if nothing is hidden, does it matter in which order the words stand?

## the pictures

mask_matrix =
    .key = :gray[{ $head ->
        [0] { $role ->
            [none] { "" }
           *[other] **{ $role }** ·{ " " }
        }
       *[other] **head { $head }{ $role ->
            [none] { "" }
           *[other] : { $role }
        }** ·{ " " }
    }number: attention weight · dot: hidden · { $by_cell ->
            [yes] select a cell to hide or open it
           *[no] select a row
        }]
    .alt = Who may attend to whom: rows { LIST($rows) }; columns { LIST($columns) }
unmasked =
    .key = **Loss of two small models in training** :gray[· { $legend }]
    .alt = The loss of two models against the steps of training: with the causal mask it ends at { DECIMAL($masked_loss) }, without a
        mask at { DECIMAL($seeing_loss) }
MODELS =
    .masked = with the causal mask
    .seeing = without a mask
STEPS = steps of training
unmasked_said = Both models were trained for { $steps } steps on the same stories. Without a mask the loss falls
    to **{ DECIMAL($seeing_loss) }**, because each next word can be read in the input. But when the model writes, the next word isn’t there
    yet: “{ $text }” goes on with “**{ $seeing_words }**”. With the mask the loss ends at **{ DECIMAL($masked_loss) }**, and the text goes
    on with “**{ $masked_words }**”.
messages =
    .key = :gray[**{ followed }** · thick: on a path to “{ WORD($query) }” · select a word{ $left_out ->
        [yes] { " " }· not all arrows are shown
       *[no] { "" }
    }]
    .alt = The mask as a graph, one column of words after each layer
mask_graph =
    .key = :gray[**one layer, { mask_name }** · line width: attention weight · { $every ->
        [yes] number: arrows that end there
       *[no] only arrows to the selected word are shown
    }]
    .alt = The mask as a directed graph
rounds =
    .key = :gray[**after { $count ->
        [one] { $count } layer
       *[other] { $count } layers
    }, { followed }** · 1: the column’s word has reached the row’s word · dot: not yet]
    .alt = Which words’ information has reached which words after some layers
moved =
    .key = :gray[**{ side_name }** · { $still ->
        [yes] no output changes
       *[no] bar = largest change in an output
    }]
    .alt = How far each output moves when one word changes: { LIST($rows) }
moved_by_growth =
    .key = { moved.key }
    .alt = How far each earlier output moves when a word is added: { LIST($rows) }

## the names of masks

# The name of the mask; combined: something is added to the mask of step 1.
mask_name = { $named ->
    [none] no mask
    [causal] causal mask
    [window] window mask, { $window } { $window ->
        [one] word
       *[other] words
    }
    [prefix] prefix mask, { $prefix } { $prefix ->
        [one] word
       *[other] words
    }
    [strided] strided mask, step { $window }
    [streaming] streaming mask, { $window } { $window ->
        [one] word
       *[other] words
    } and { $prefix } { $prefix ->
        [one] sink
       *[other] sinks
    }
    [packed] document mask, { $window } { $window ->
        [one] word
       *[other] words
    } each
    [left_padding] left-padding mask, { $prefix } { $prefix ->
        [one] token
       *[other] tokens
    }
   *[combined] mask of step 1
}

# The same at the start of a line.
under_mask = Under the { mask_name }
followed = { $is_set ->
    [yes] { mask_name }
   *[no] { EXAMPLE_NAMES.window }
}
under_followed = { $is_set ->
    [yes] { under_mask }
   *[no] { UNDER_EXAMPLE }
}
side_name = { $side ->
    [open] nothing hidden
   *[mask] { $is_set ->
        [yes] { mask_name }
       *[no] { EXAMPLE_NAMES.causal }
    }
}

## the words of the steps

ONE_SENTENCE = Back to one sentence

# Say what a mask of the control allows; places: the first ones of a strided mask.
mask_about = :gray[**{ $mask }**: { $mask ->
    [none] every word may attend to every word
    [causal] every word may attend to itself and to all earlier words, but to no later one
    [window] every word may attend to { $window ->
        [0] itself alone
        [one] itself and the previous word
       *[other] itself and the { $window } previous words
    }
    [prefix] as causal{ $prefix ->
        [0] { "" }
        [one] , and every word may attend to the first word
       *[other] , and every word may attend to the first { $prefix } words
    }
    [streaming] every word may attend to { $window ->
        [0] itself
        [one] itself and the previous word
       *[other] itself and the { $window } previous words
    }{ $prefix ->
        [0] { "" }
        [one] , and also to the first word
       *[other] , and also to earlier words among the first { $prefix }
    }
    [packed] a new document begins { $window ->
        [one] with every word, so each may attend to itself alone
       *[other] every { $window } words, and each may attend to itself and to the earlier words of its own document
    }
    [left_padding] as causal{ $prefix ->
        [0] { "" }
        [one] , but the first token is padding: no word may attend to it{ $across ->
            [yes] { "" }
           *[no] , and it attends to nothing
        }
       *[other] , but the first { $prefix } tokens are padding: no word may attend to them{ $across ->
            [yes] { "" }
           *[no] , and they attend to nothing
        }
    }
   *[strided] every word may attend to itself and to the words { LIST($places) } … positions before it
}.]
hidden_cells = { $hidden ->
    [0] Nothing is hidden: { $cells ->
        [1] the one cell is
       *[other] all **{ $cells }** cells are
    } open.
   *[other] **{ $hidden } of { $cells }** { $cells ->
        [1] cell
       *[other] cells
    } { $hidden ->
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

# Say to how many keys a query may attend; found: how many of them have its largest weight.
open_keys = { $found ->
    [none] { QUERY($query) } may attend to **0 of { $keys }** { $keys ->
        [1] word
       *[other] words
    }, so its weights sum to 0, and its output is 0.
   *[some] { QUERY($query) } may attend to **{ $visible } of { $keys }** { $keys ->
        [1] word
       *[other] words
    }{ $found ->
        [only] , so { KEY($key) } gets all the weight: **{ PERCENT($largest) }**.
        [equal] { " " }and gives each the same weight: **{ PERCENT($largest) }**.
        [several] { " " }and gives { $ties } of them the largest weight: **{ PERCENT($largest) }** each.
       *[one] { " " }and gives { KEY($key) } the largest weight: **{ PERCENT($largest) }**.
    }
}

# Say why a row of the head that looks for the previous word has equal weights.
why_equal = { $equal_reason ->
    [none] { "" }
   *[other] { " " }:gray[“{ WORD($equal_query) }” { $equal_reason ->
        [first] has no previous word
        [hidden] can’t attend to the previous word, which is hidden
       *[places] can’t find the previous word, since no positions are added
    }, so its scores are all equal, and each weight is { PERCENT($equal_share) }.]
}

# Say what a row would sum to if the mask came after softmax.
after_softmax = { $hides ->
    [no] { "" }
   *[yes] { " " }If the mask came after softmax, the row of { QUERY($hidden_query) } would
        sum to **{ DECIMAL($unmasked_total, digits: 2) }**, not to 1, because hidden keys would already have taken their share.
}
future_done = { $hidden } { $hidden ->
    [one] cell above the diagonal is
   *[other] cells above the diagonal are
} hidden. “{ WORD($first) }” has no earlier word, so it attends to itself alone, with weight 1.
cell_done = { $hidden } { $hidden ->
    [one] cell is hidden: the weight there is 0.
   *[other] cells are hidden: the weights there are 0.
}
UNDER_EXAMPLE = Under the { EXAMPLE_NAMES.causal }
EXAMPLE_NAMES =
    .window = an example: itself and the previous word
    .causal = causal mask, an example
layers = After **{ $count ->
    [one] { $count } layer
   *[other] { $count } layers
}**, information from **{ $reached } of { $words }** { $words ->
    [1] word
   *[other] words
} has reached { QUERY($query) }.{ $all_open ->
    [yes] { $count ->
        [0] { "" }
       *[other] { " " }Nothing is hidden, so one layer is enough.
    }
   *[no] { "" }
}
layers_unreached = No information from other words reaches “{ WORD($last) }” under this mask, however many layers there are. Choose
    another mask in step 1.

graph_task = Select “{ WORD($last) }” in the picture, and move the layers to the smallest number that brings it
    information from “{ WORD($farthest) }”.
MORE_WORDS = Type more words under “Your words”: this step compares words with one another.

## the last two steps

HIDDEN_FROM = 0 · may not attend to it
NEW = new
LATER = not there yet
STAYS = 0 · unchanged

# A word in a list.
quoted = “{ WORD($word) }”

# Say how many outputs can change, how many of those before the word, and how many do, by how much.
changes = **{ $can } of { $words }** { $words ->
    [1] output
   *[other] outputs
} can change{ $before ->
    [0] { "" }
   *[other] { " " }(earlier ones: **{ $earlier }** of { $before })
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
alike_task = Under this mask, every word’s change can reach { $fewest } { $fewest ->
    [one] output
   *[other] outputs
}. Choose another mask, and see which outputs stay the same.

# Say what a new word means for the outputs before it; opened: how many of them may attend to it.
growth = { $opened ->
    [0] **{ $opened } of { $old }** { earlier_words } may attend to the new word, so { $old ->
        [1] the earlier output can be kept
       *[other] all earlier outputs can be kept
    }
   *[other] **{ $opened } of { $old }** { earlier_words } may attend to the new word, so { $opened ->
        [1] one earlier output
       *[other] { $opened } earlier outputs
    } must be computed again{ $moves ->
        [yes] { " " }and { $opened ->
            [1] changes
           *[other] change
        } by up to **{ SMALL($most) }**
       *[no] , though { $opened ->
            [1] it stays
           *[other] they stay
        } the same here
    }
}
earlier_words = { $old ->
    [1] earlier word
   *[other] earlier words
}
ONLY_SELF = This step is about one sentence that attends to itself. At present there are two.

## what is unfolded

FOLDS =
    .more = window, prefix and padding; single cells; two sentences; a bias
    .pytorch = masks in PyTorch
    .one_layer = one layer with its weights, and all words
    .blocks = encoder and decoder blocks
mask_row = { $visible ->
    [0] No arrow ends at { QUERY($query) }: it attends to **0** words, so its weights sum to 0.
   *[other] { $visible } { $visible ->
        [1] arrow ends
       *[other] arrows end
    } at { QUERY($query) }: it may attend to **{ $visible }** of { $keys } { $keys ->
        [1] word
       *[other] words
    }
}{ $found ->
    [none] { "" }
    [one] , with its largest weight, { PERCENT($largest) }, on { KEY($key) }.
    [only] , with its largest weight, { PERCENT($largest) }, on { KEY($key) }.
   *[equal] { $found ->
        [equal] , with equal weights, { PERCENT($largest) } each.
       *[several] { " " }and gives { $ties } of them the largest weight: { PERCENT($largest) } each.
    }
}{ $degrees ->
    [none] { "" }
   *[other] { " " }In-degrees (arrows that end at each word), from the first word to the last: { LIST($degrees) }.
}{ $match ->
    [none] { "" }
   *[other] { "\u000A" }{ "\u000A" }{ $match }
}
corner = Two sentences may differ in length, so which position counts as “earlier”? PyTorch’s is_causal counts from the first
    query and key, at the upper left. A decoder with a cache counts from the last ones, at the lower right, because its queries are
    the newest words.{ $across ->
    [yes] { " " }There are **{ $queries }** queries and **{ $keys }** keys.
   *[no] { "" }
}
block =
    .sentence = { $across ->
        [yes] This is **cross-attention**: the keys are words of another sentence, so none comes after a query.{ $has_mask ->
            [yes] { " " }{ under_mask }, positions alone decide which keys are hidden.
           *[no] { "" }
        }
       *[no] { $has_mask ->
            [yes] { $future_open ->
                [0] This is a **decoder block**: one line of code, scores.masked_fill(~allowed, −inf), hides the future.
               *[other] A **decoder block** has this line of code, scores.masked_fill(~allowed, −inf), but
                    here **{ $future_open } of { $future }** { $future ->
                        [1] cell
                       *[other] cells
                    } of the future { $future_open ->
                        [1] is
                       *[other] are
                    } open.
            }
           *[no] { $future_hidden ->
                [0] This is an **encoder block**: no line of code hides the future.
               *[other] Like an **encoder block**, this one has no causal mask, but **{ $future_hidden } of { $future }** { $future ->
                        [1] cell
                       *[other] cells
                    } of the future { $future_hidden ->
                        [1] is
                       *[other] are
                    } hidden by the window, prefix, padding or single cells.
            }
        }
    }
    .lead = **Block:**
TABLES =
    .edges = arrows of the graph
ON_TOP_TITLE = **Window, prefix and padding**, combined with the mask of the step
PAINTED_TITLE = **Single cells**, hidden or opened in the picture or here
PAINTED_ABOUT = Name each changed cell by row-column, counted from 0, and join cells by _: 2-5_3-3. This works with the keyboard, and in
    sentences of more than 16 words, where a click only selects a row.
BIAS_TITLE = **A bias instead of a mask**
BIAS_ABOUT = A bias only changes a score. **ALiBi** lowers that of an earlier key by more, the farther back it stands, so the
    farthest one loses weight to the others.
CORNER_TITLE = **Where a causal mask starts** across two sentences
NOTHING_TITLE = **A query with every key hidden**
HIDE_ROW = Hide the whole row
POLARITY_TITLE = **What True means**
ENCODER = encoder
DECODER = decoder
combined = Open: **{ $opened } of { $cells }** { $cells ->
    [1] cell
   *[other] cells
}. :gray[& keeps what both allow, | what either one allows.]

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

# Say which queries may attend to nothing, before a table of the output of the selected one.
nothing_now = { $count ->
    [0] Every query may attend to at least one word.
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
    open, here { $opened } of { $cells } { $cells ->
        [1] cell
       *[other] cells
    }. To **MultiheadAttention** True means hidden, here { $hidden } of { $cells }. { swapped }

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
           *[other] { " " }{ $blind } of { $queries } { $queries ->
            [1] word
           *[other] words
        } could then attend to nothing.
        }
    }
}
rounding = { $unchanged ->
    [0] { "" }
   *[other] As { KEY($word) } is added, { $most ->
        [0] outputs that can’t change don’t move at all
       *[other] outputs that can’t change move only by rounding, by up to { SMALL($most) }
    }.
}
## buttons

changed_guesses =
    .first = the first word’s
    .last = the last word’s
    .same = both reach equally many

mask_offers =
    .before = Hide the previous word
    .open = Open everything
graph_offers =
    .two_back = Two words back
    .causal = Causal mask
combined_offers =
    .sliding = Sliding window
    .prefix = Prefix language model
    .padded = Padded encoder
TWO_SENTENCES = Two sentences, random projections, causal mask

## controls

ROUNDS = Layers
ROUNDS_HELP = Number of stacked layers, all with the same mask.
CHANGED_WORD = Changed word (0 is the first)
CHANGED_WORD_HELP = 1 is added to every number of this word’s vector, and the outputs before and after are compared.
GROWN_WORD = Newest word (0 is the first)
GROWN_WORD_HELP = The outputs of earlier words are compared before and after this word is added.
WINDOW = Window: words on either side
WINDOW_HELP = A query may attend to keys at most this many positions away, before or after it. The window is
    combined with the mask of the step, whose own window only reaches back. off: no window.
PREFIX = Prefix: first words open to all
PREFIX_HELP = Every query may attend to these first words, even if they come after it.
PADDING = Padding: last words hidden from all
PADDING_HELP = Filler words make all texts of a batch equally long. They carry no meaning, so they are hidden from every
    query.
PAINTED = Changed cells, as row-column
PAINTED_HELP = Any other text is ignored.
CORNER = Where the causal mask starts
CORNER_HELP = upper_left: at the first query and the first key. lower_right: at the last ones.
