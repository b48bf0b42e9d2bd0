### What questions about sizes, masks and order say: a title, the question, and the reason.
PLANES =
    .after_hiding = Attention weights with the mask
    .after_swap = Outputs after the change

# itself: whether the query is asked for its own weight; parts: the weights that are lost, added up
hidden_key =
    .title = A key is hidden
    .question = The picture shows attention weights. Now a mask hides { AND($hidden) } from the query { QUERY($query) } only,
        and the scores stay the same. How much of its attention does this query then give to { $itself ->
            [yes] itself
           *[no] { KEY($key) }
        }?
    .reason = { AND($hidden) } had { $parts } of the row, so 100 % − { PERCENT($lost) } = { PERCENT($rest) } are left. The
        remaining weights are divided by their sum, so that the row sums to 100 % again: { PERCENT($before) } ÷
        { PERCENT($rest) } = { PERCENT($after) } for { KEY($key) }.
weights_shape =
    .title = The shape of the weights
    .question = { $level ->
            [1] A sentence of { $queries } words attends to itself, in one head with head_size = { $head_size }. The vector x
                of each word has { $d_model } numbers.
            [2] { $queries } words attend to the { $keys } words of another sentence, in one head with
                head_size = { $head_size }.
           *[other] In a batch of { $batch } examples, { $queries } words attend to { $keys } words of another sentence, in
                { $heads } heads with head_size = { $head_size }.
        } What is the shape of the attention weights?
    .reason = There is one weight for each query and each key: { $queries } × { $keys }, one row for each query.{ $level ->
            [3] { " " }Each of the { $batch } examples has such a matrix in each of the { $heads } heads.
           *[other] { "" }
        } The score sums over the { $head_size } numbers of a query, so head_size is not part of the shape.
sizes = d_model = { $d_model } and { $heads } heads with head_size = { $head_size }
unit = The numbers of q and k are independent, with mean 0 and variance 1.
divisor =
    .title = The size of the scores
    .question = A model has { sizes }{ $level ->
            [1] ; a sentence has { $words } words. What are the scores divided by before softmax?
            [2] . { unit } What is the variance of a score q·k before it is divided?
           *[other] . { unit } A program divides the scores by √d_model. What is their variance then?
        }
    .reason = q·k is a sum of { $head_size } products, each with variance 1, so its variance is { $head_size }. { $level ->
            [1] Divided by √head_size = √{ $head_size } = { SHORT($root) }, its variance is 1. d_model and the number of
                words don’t matter.
            [2] That is why scores are divided by √{ $head_size } = { SHORT($root) }: then their variance is 1.
           *[other] Dividing by √{ $d_model } divides the variance by { $d_model }: { $head_size } ÷ { $d_model } =
                { SHORT($ratio) }. It should be 1: the scores vary too little, and the rows are too flat.
        }

# square: the parameters of one matrix
half_heads =
    .title = The number of parameters
    .question = A layer has { sizes }. How many parameters do { $matrices ->
            [4] W_Q, W_K, W_V and W_O
           *[other] W_Q, W_K and W_V
        } of all heads have in total?
    .reason = For all heads together, each matrix has { $d_model } × ({ $heads } · { $head_size }) = { $d_model } ×
        { $d_model } = { $square } parameters{ $matrices ->
            [4] , and so has W_O
           *[other] { "" }
        }: { $matrices } · { $square } = { $numbers }. Heads that share the width have no more parameters than a single head.

# module: whether nn.MultiheadAttention gets the mask, where True hides; row: each word and its entry
mask_polarity =
    .title = What True means
    .question = A boolean mask has this row for { QUERY($query) }: { LIST($row) }. It is passed to { $module ->
            [yes] nn.MultiheadAttention
           *[no] scaled_dot_product_attention
        } as attn_mask. Which words may { QUERY($query) } attend to?
    .reason = { $module ->
            [yes] In nn.MultiheadAttention, True hides a key.
           *[no] In scaled_dot_product_attention, True means that the query may attend to a key.
        } { $true } of the { $count } entries of the row { $true ->
            [1] is
           *[other] are
        } True, so { $left } of the { $count } words { $left ->
            [1] remains
           *[other] remain
        }: { AND($allowed) }. { $module ->
            [yes] In scaled_dot_product_attention
           *[no] In nn.MultiheadAttention
        } it is the other way round.

# begins: the first number of the marked output, or of the first word's; count: how many rows change
swapped_words =
    .title = Words change places
    .question = The picture shows outputs, { $level ->
            [1] without positions and without a mask; one row is marked. Now the words stand in another order:
                “{ SENTENCES($order) }”. Which row has the marked numbers then?
           *[other] { $positions ->
                [yes] with
               *[no] without
            } positions and { $masked ->
                [yes] under a causal mask
               *[no] without a mask
            }. Now **{ WORD($first) }** and **{ WORD($second) }** change places. Which rows of this picture keep their
                numbers? Rows are named after the words that stand there now.
        }
    .reason = { $level ->
            [1] { no_order }, so each output moves with its word. That of **{ WORD($marked) }**,
                { DECIMAL($begins, digits: 1) } in column 0, is now in { numbered_row }, where the word stands.
           *[other] { $positions ->
                [yes] Now that **{ WORD($first) }** and **{ WORD($second) }** have other positions, their vectors are
                    different. { $masked ->
                        [yes] Each of the { $count } rows from **{ WORD($first) }** on may attend to one of these words and
                            changes. Rows before **{ WORD($first) }** may attend to neither.
                       *[no] Without a mask every query attends to both of them: all { $count } rows change.
                    }
               *[no] { $masked ->
                    [yes] The { $count } rows from **{ WORD($first) }** to **{ WORD($second) }** change: they have another
                        query, or may attend to other words than before. Rows before **{ WORD($first) }** may attend to
                        neither word. Rows after **{ WORD($second) }** add up the same words in another order, which does
                        not change the sum.
                   *[no] { no_order }, so outputs move with their words: the output of **{ WORD($first) }**,
                        { DECIMAL($begins, digits: 1) } in column 0, is now where **{ WORD($second) }** stood. All other
                        rows add up the same values.
                }
            }
        }
no_order = A score depends on two words, not on their places, and a sum does not depend on order
numbered_row = the { $there ->
    [0] first
    [1] second
    [2] third
   *[other] fourth
} row
no_row = no row
