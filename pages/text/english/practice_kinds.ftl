### What the questions of practice say: a title, the question, and the reason.

## temperature, masks, scaling, outputs and bugs

# mask of the core → what it allows
MASKS =
    .none = Nothing is hidden.
    .causal = Under the causal mask each word may attend to itself and to all earlier words.
    .prefix = Under the prefix mask each word may attend to itself, to all earlier words, and to the first 2 words.
    .window = Under the window mask each word may attend to itself and to the 2 previous words.
    .strided = Under the strided mask each word may attend to itself and to every second earlier word.

# winner, second: the keys with the largest and the second largest score; colder: the weight at half the temperature
colder =
    .title = A lower temperature
    .question = The picture shows the scaled scores of all keys. { $masked ->
            [yes] A causal mask hides all later words.{ " " }
           *[no] { "" }
        }The temperature falls from 1 to 0.5. To which key does { QUERY($query) } give its largest weight{ $level ->
            [3] , and how large is it
           *[other] { "" }
        }?
    .reason = { $masked ->
            [yes] Of the keys that are not hidden,{ " " }
           *[no] { "" }
        }{ KEY($winner) } has the largest score, { DECIMAL($score, digits: 1) }; { WORD($second) } follows with
        { DECIMAL($next_score, digits: 1) }. The temperature divides all scores by the same number, so their order stays
        the same. Half the temperature doubles their differences: the largest weight grows from { PERCENT($share) } to
        { PERCENT($colder) }.

# shares: the open keys' weights without the mask, added up; after: these under the mask
causal_row =
    .title = A row under a mask
    .question = The picture shows the weights without a mask. What are the weights of { QUERY($query) } under { $mask ->
            [causal] a causal mask
           *[window] a window mask, which lets each word attend to itself and to the previous word
        }?
    .reason = The mask leaves { AND($left) }. Without it they have { $shares }, together { PERCENT($kept) } of the row.
        Softmax over these keys alone divides each weight by { DECIMAL($kept) }: { LIST($after) }. The row sums to 100 %
        again, and hidden keys get 0.

# terms: weight × value for each key, added up
which_output =
    .title = An output
    .question = The first picture shows the weights of each query, the second one the value of each key. Which vector is
        the output of { QUERY($query) }?
    .reason = The output is the weighted sum of the values. Column 0 of the output is the sum of weight × column 0 of the value over all
        keys: { $terms } ≈ { DECIMAL($output, digits: 1) }. The other columns are computed in the same way.
vector = ({ LIST($numbers) })

# way: how one arrives at a wrong count
unscaled =
    .title = Without scaling
    .question = The picture shows the weights with scaling: scores are divided by √{ $head_size } = { $root }. The row of
        { QUERY($query) } has { DECIMAL($scaled, digits: 1) } effective keys, e^entropy: a row of this many equal weights
        has the same entropy. How many effective keys does it have without scaling?
    .reason = Without scaling all scores are { $root } times as large, and so are their differences: the weight of
        { KEY($winner) } grows from { PERCENT($share) } to { PERCENT($raw_share) }. The entropy of the row is then
        −({ $terms }) = { $entropy }, and e^{ $entropy } = { DECIMAL($unscaled, digits: 1) }.{ $way ->
            [scaled] { " " }{ $count } is the number with scaling.
            [left] { " " }{ $count } would require equal weights on all { $left } keys that the query may attend to.
            [between] { " " }{ $count } is the number for a flatter row than this one.
            [one] { " " }{ $count } would require a single weight of 100 %.
            [by_size] { " " }{ $count } is the number for scores that are { $head_size } times as large, not
                √{ $head_size } times.
            [largest] { " " }{ $count } is 1 ÷ the largest weight, which ignores how the other keys share the rest.
            [fewer] { " " }{ $count } is the number for a sharper row than this one.
           *[right] { "" }
        }

# rule: an entry of MASKS; another: the word that takes a place; rows: those that change; still: those that don't
who_moves =
    .title = One word changes
    .question = { $rule } { $mask ->
            [none] { "" }
           *[other] A dot marks a hidden key.{ " " }
        }The word { KEY($place) } becomes “{ WORD($another) }”. Which rows of the output change?
    .reason = The row of the word itself changes, and so does the row of each query that may attend to it: { $rows }. The
        largest change of a number is { DECIMAL($amount, digits: 1) }, in the row of { QUERY($largest) }. { $unchanged ->
            [0] No row stays the same.
            [1] { LIST($still) } may not attend to it, so its output stays exactly the same.
           *[other] { LIST($still) } may not attend to it, so their outputs stay exactly the same.
        }

# Which rows of a picture; all: whether there is no other.
rows = { $all ->
    [yes] all rows
   *[no] { LIST($words) }
}

# summary: what the bug does
which_bug =
    .title = Which bug is this?
    .question = The pictures show { $level ->
            [3] the scaled scores of a head
           *[other] the weights of a correct program
        } with a causal mask{ $padded ->
            [yes] , which also hides the first word as padding,
           *[no] { "" }
        } and { $level ->
            [3] the weights of a program
           *[other] those of a program
        } with one wrong line. Which bug is it?
    .reason = { $summary } { $undefined ->
            [yes] All { $count } weights in the row of { QUERY($row) } are undefined (NaN).
           *[no] In the row of { QUERY($row) }, { KEY($column) } has { DECIMAL($wrong) }; { $hidden ->
                [yes] it should be hidden
               *[no] { DECIMAL($right) } would be right
            }.
        }

## sizes, masks and order

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
    .title = Words swap positions
    .question = The picture shows outputs, { $level ->
            [1] without positions and without a mask; one row is marked. Now the words stand in another order:
                “{ SENTENCES($order) }”. Which row has the marked numbers then?
           *[other] { $positions ->
                [yes] with
               *[no] without
            } positions and { $masked ->
                [yes] under a causal mask
               *[no] without a mask
            }. Now **{ WORD($first) }** and **{ WORD($second) }** swap positions. Which rows of this picture keep their
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
                        neither word. Rows after **{ WORD($second) }** sum the same weighted values in another order,
                        which does not change the sum.
                   *[no] { no_order }, so outputs move with their words: the output of **{ WORD($first) }**,
                        { DECIMAL($begins, digits: 1) } in column 0, is now where **{ WORD($second) }** stood. All other
                        rows sum the same weighted values, so they keep their numbers.
                }
            }
        }
no_order = A score depends on two words, not on their positions, and a sum does not depend on order
numbered_row = the { $there ->
    [0] first
    [1] second
    [2] third
   *[other] fourth
} row
no_row = no row

## scores, temperature and dropout

# ties: the keys of the same word; count: how many have the largest score, winner is the first of them
tie_at_zero =
    .title = Temperature 0
    .question = The picture shows scaled scores. No positions are added, so { AND($ties) } have the same score in every row.
        Which weight does { QUERY($query) } give to { KEY($key) } at temperature 0?
    .reason = At temperature 0 the largest score of the row, { DECIMAL($score, digits: 1) }, gets all the weight. { $count ->
            [1] Only { KEY($winner) } has this score, so it gets 100 %.
           *[other] { $count ->
                [2] Two
               *[other] Three
            } keys have this score and share the weight equally: 1 ÷ { $count } = { PERCENT($each) } each.
        }{ $wins ->
            [yes] { "" }
           *[no] { " " }The score of { KEY($key) } is smaller, so { KEY($key) } gets 0 %.
        } At temperature 1, { KEY($key) } has { PERCENT($share) }.

# left: how many keys the query may attend to; terms: their values in column 0, added up; mean: "none" without values
hot_end =
    .title = Infinite temperature
    .question = { $level ->
            [3] The picture shows values. { QUERY($query) } may attend to itself and to earlier words. As the
                temperature tends to infinity, which number does column 0 of its output approach?
           *[other] The picture shows attention weights{ $masked ->
                [yes] { " " }under a causal mask
               *[no] { "" }
            }, at temperature 1. As the temperature tends to infinity, which value does the weight of {
            KEY($key) } in the row
                of { QUERY($query) } approach?
        }
    .reason = Scores divided by a very large temperature are all nearly 0, so the { $left } keys that { QUERY($query) } may
        attend to get equal weights: 1 ÷ { $left } = { PERCENT($each) } each{ $masked ->
            [yes] ; hidden keys stay at 0
           *[no] { "" }
        }. { $averaged ->
            [yes] So the output is the mean of their values: ({ $terms }) ÷ { $left } ≈ { DECIMAL($mean, digits: 1) }.
           *[no] At temperature 1, { KEY($key) } has { PERCENT($share) }.
        }

# scaled: "" where the score isn't divided
dot_product =
    .title = A score
    .question = The query of { QUERY($query) } is q = { $q }, the key of { KEY($key) } is k = { $k }. { $level ->
            [3] What is their scaled score, with head_size = { $head_size }?
           *[other] What is their score q·k, without scaling?
        }
    .reason = Multiply the numbers pair by pair and add the products: { $products }. { $scaled ->
            [none] Pairs with equal signs raise a score, pairs with opposite signs lower it.
           *[other] The scaled score is this sum divided by √4 = 2: { $scaled }.
        }
weight_ratio =
    .title = From scores to weights
    .question = In the row of { QUERY($query) } the scaled score of { KEY($larger) } is { DECIMAL($gap) } larger than that of
        { KEY($smaller) }.{ $level ->
            [3] { " " }The temperature is { SHORT($temperature) }.
           *[other] { "" }
        } How many times as large is the weight of { KEY($larger) }?
    .reason = Softmax exponentiates each score{ $temperature ->
            [1] { "" }
           *[other] , divided by the temperature
        }, so a difference of scores becomes a ratio of weights: { $temperature ->
            [1] e^{ DECIMAL($gap) }
           *[other] e^({ DECIMAL($gap) } ÷ { SHORT($temperature) })
        } = { DECIMAL($ratio, digits: 1) }. The weights are { PERCENT($larger_share) } and { PERCENT($smaller_share) }.
times = { DECIMAL($ratio, digits: 1) } times

# kept: the weights that are not dropped, added up; left: their sum; sum: that after the division
dropped_weights =
    .title = Dropout
    .question = The picture shows attention weights. Dropout with p = { SHORT($p) } sets the weight of { AND($dropped) } in
        the row of { QUERY($query) } to 0. { $level ->
            [3] What do the weights of this row sum to then?
           *[other] Which weight does { KEY($key) } have then?
        }
    .reason = The remaining weights are divided by 1 − p = { SHORT($stays) }: { PERCENT($share) } ÷ { SHORT($stays) } =
        { PERCENT($after) } for { KEY($key) }. Of the row { $kept } = { PERCENT($left) } are left, and { PERCENT($left) } ÷
        { SHORT($stays) } = { PERCENT($sum) }, not 100 %. Only the mean over many draws approaches the original weights.

## answered by moving something: the temperature, or the bars of a row

# needed: the temperature that reaches the goal; lead: of the largest score over the next; met: whether this one was set
goal_temperature =
    .title = Set the temperature
    .question = The picture shows scaled scores. Set the temperature so that { QUERY($query) }
        gives **{ PERCENT($goal) }** of
        its attention to { $itself ->
            [yes] itself
           *[no] { KEY($key) }
        }.{ $level ->
            [1] { " " }While the row is far from the goal, the page says whether it is too flat or too sharp.
           *[other] { "" }
        } Then check: an answer within { $points } percentage points counts as right.
    .reason = At temperature { SHORT($needed) }, { QUERY($query) } gives { PERCENT($reached) } to { KEY($key) }{ $met ->
            [yes] { "" }
           *[no] ; at the temperature that you set, { SHORT($temperature) }, it gives { PERCENT($share) }
        }. The largest score leads by { DECIMAL($lead) }. Softmax divides this lead by the temperature T, so the largest
        weight is e^({ DECIMAL($lead) } ÷ T) times the next. A lower T sharpens a row, a higher T flattens it.

# worst: the word whose bar differs most; differs: whether one sees that in the percentages
row_of_bars =
    .title = Draw a row
    .question = The picture shows the scaled scores of { QUERY($query) }; words after it are hidden.{ $level ->
            [3] { " " }The temperature is { SHORT($temperature) }.
           *[other] { "" }
        } Drag the bars to the attention weights of this row, then check.
    .reason = Your bars put **{ PERCENT($distance) }** of the weight on the wrong words; up to { PERCENT($tolerance) } counts
        as right.{ $differs ->
            [yes] { " " }The largest difference is at { KEY($worst) }: { PERCENT($yours) } in your bars,
                { PERCENT($truth) } in
                the row.
           *[no] { "" }
        } { row_of_bars.rule }
    .rule = Softmax exponentiates each score{ $temperature ->
            [1] { "" }
           *[other] , divided by { SHORT($temperature) },
        } and divides by the sum of the exponentials. One more point of score multiplies the weight by { $temperature ->
            [1] e ≈ 2.7
            [0.5] e² ≈ 7.4
           *[2] √e ≈ 1.6
        }.

## today's models

# the bytes of keys and values; batch: of examples
cache_bytes =
    .title = The bytes of a cache
    .question = A model has { $layers ->
            [1] one layer
           *[other] { $layers } layers
        } with { $heads } heads of queries and { $groups } heads of keys and values, head_size = { $head_size }. Each number takes
        2 bytes. How many bytes does the cache hold for { $tokens } tokens{ $batch ->
            [1] { "" }
           *[other] { " " }in each of { $batch } examples
        }?
    .reason = A cache holds keys and values, so the number of heads of queries doesn’t matter. 2 vectors (key and value) · { $groups } heads ·
        { $head_size } numbers · { $tokens } tokens{ $layers ->
            [1] { "" }
           *[other] { " " }· { $layers } layers
        }{ $batch ->
            [1] { "" }
           *[other] { " " }· { $batch } examples
        } · 2 bytes = { cache_size }.
cache_size = { GROUPED($total) } bytes

# where query and key stand; on: by how much both move
rotary_distance =
    .title = Rotary positions
    .question = In a head with rotary positions, a query vector stands at position { $query_at } and a key vector at position
        { $key_at }. At which other positions do the same two vectors have the same score?
    .reason = Rotary positions turn a query and a key by angles that grow with their positions, and the score depends on the
        difference of these angles, so the distance decides. Here the key stands { $apart } positions before the query, and it
        still does when both move on by { $on }. In the other choices the distance is different, or the key stands after the query.
rotary_pair = query at { $query }, key at { $key }

# tanh, capped: of score ÷ cap, and that times the cap
capped_score =
    .title = A soft cap
    .question = A head has a soft cap of { $cap }. What does it make of a scaled score of { SHORT($score) }?
    .reason = A soft cap c turns a score s into c · tanh(s ÷ c). { SHORT($score) } ÷ { $cap } = { SHORT($times) }, and tanh({ SHORT($times) }) ≈
        { DECIMAL($tanh, digits: 4) }; times { $cap }, this is { DECIMAL($capped, digits: 1) }.

# terms: what the row's exponentials sum to where those of its words are 1
sink_share =
    .title = What a sink leaves
    .question = A row of attention has { $count } words with equal scores, and a sink { $more ->
            [0] with the same score
           *[other] whose score is larger by 1
        }. The temperature is 1. { $level ->
            [2] How much weight does each word get?
           *[other] How much weight do the words get together?
        }
    .reason = Only the ratios of the exponentials matter, so count that of each word as 1; then the sink adds { $more ->
            [0] 1, too
           *[other] e ≈ 2.72
        }, and the sum is { SHORT($terms, digits: 3) }. { $level ->
            [2] Each word gets 1 ÷ { SHORT($terms, digits: 3) } ≈ { $share } %.
           *[other] The words get { $count } ÷ { SHORT($terms, digits: 3) } ≈ { $share } %.
        } The sink takes the rest, which adds nothing to the output, because a sink has no value.
todays_bug =
    .title = Which of today’s bugs is this?
    .question = { which_bug.question }
    .reason = { which_bug.reason }

## pictures

# the stage of a picture, or its own name → its title
PLANES =
    .scores = Scores
    .scaled = Scaled scores
    .weights = Attention weights
    .values = Values of the keys
    .output = Outputs
    .moved = Change of the outputs
    .open = Attention weights without a mask
    .colder = Attention weights at temperature 0.5
    .unscaled = Attention weights without scaling
    .right = The right weights
    .wrong = The weights of the wrong program
    .after_hiding = Attention weights with the mask
    .after_swap = Outputs after the change
    .at_zero = Attention weights at temperature 0
    .without_end = Attention weights at infinite temperature
    .output_without_end = Outputs at infinite temperature
    .after_dropout = Attention weights after dropout
    .at_goal = Attention weights at the temperature that reaches the goal
