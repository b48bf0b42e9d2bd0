### What the page about heads says where it is unfolded: widths, the scale, three ways, a context.
TABLES =
    .joined_heads = outputs of all heads
refusal = :orange[**Error**] { WORD($error) }.
FIT = Layers can be stacked if the output of a layer has the shape of its input: d_model numbers for each word.
    W_O maps heads × head_size numbers to d_model. Without W_O, heads × head_size must equal d_model.
widths = d_model / heads = { $d_model } / { $count } = **{ $size }** columns for each head; joined, they have
    { $d_model } columns again.
left_over = { $count } left over
WIDTHS_ALT = Columns of d_model divided among heads
d_model = d_model { $width }
scale_key = **Weights of head { $number }** :gray[· scores divided by √{ $joined ->
    [yes] (heads × head_size)
   *[no] head_size
}]
scale_alt = Weights of head { $number } under the scale that is set

# limit: whether the temperature is so low that no scale changes the weights
scaled = { $limit ->
    [yes] Scores are divided by √{ $width }, the root of { $joined ->
        [yes] the joined width
       *[no] head_size
    }; at temperature 0 no scale changes the weights: the largest score takes all.
   *[no] Scores are divided by √{ $width }, the root of { $joined ->
        [yes] the joined width
       *[no] head_size
    }, then by the temperature, { SHORT($temperature) }.
}
largest = The largest weight of { QUERY($query) } in head { $number } is **{ DECIMAL($weight, digits: 2) }**.
SCALE_WHY = A score is a sum of head_size products, not of heads × head_size, so it is divided by √head_size. With
    several heads the joined width makes scores too small and weights too uniform.
LIST_TITLE = **A list of heads, or one product reshaped?**
PACKED_TITLE = **Three projections, or one packed?**
PACKED_KEY = One product, then cut into three: x (W_Q next to W_K next to W_V)
PACKED_ALT = q, k and v of all heads as one product
WHY_CALLS = Both do the same multiplications, in one call or in three: only the cost of the calls differs.
BUFFER_KEY = The layer’s mask for its whole context :gray[· dot = hidden · violet = used by the text · pale = not used
    yet]
BUFFER_KEY_FULL = The layer’s mask for its whole context :gray[· dot = hidden · violet = used by the text]
buffer_alt = A causal mask for { $context } tokens, of which { $length } are used
in_context = { $shapes }{ "\u000A\u000A" }mask[:{ $length }, :{ $length }] of { $context } × { $context }. A layer built
    for exactly { $length ->
    [one] { $length } token
   *[other] { $length } tokens
} gives { $same ->
    [yes] the same outputs
   *[no] other outputs
}.
TOO_LONG = Choose a longer context, or fewer words.
context_checked = A layer built for { $context } tokens and one built for { $length }, on the same text: largest
    difference **{ SMALL($difference) }**.

# Say what the product of the layers' weights is, and what of the layers they leave out.
rollout = { $layers ->
    [1] After one layer, the numbers are its weights{ $heads ->
        [1] { "" }
       *[other] , averaged over its { $heads } heads
    }.
   *[other] The numbers are the product of the weights of { $layers } layers{ $heads ->
        [1] { "" }
       *[other] , each averaged over its { $heads } heads
    }.
} They leave out { $mixed ->
    [yes] W_V, W_O
   *[no] W_V
} and the residual path, which keeps each word’s own vector. So they are no measure of how much of a word
    is in an output. **Attention rollout** (Abnar and Zuidema) counts that path, too: it averages the weights of each layer
    with the identity matrix before it multiplies.
misfit = **These layers don’t stack.** Without W_O, the output of a layer has heads × head_size = { $heads } × { $size } =
    { $width } numbers for each word; the next layer expects d_model = { $d_model }.

# Say how wide the heads are that are drawn at random; designed ones bring sizes of their own.
widths_set = With random projections the heads of this page have { $heads } × { $size } = { $width } columns.

## equivalent computations

list_of = A list of { $heads }
RESHAPED = one reshaped product
one_product = One product with { $rows } × { $columns }
three_products = three with { $rows } × { $columns }
times = { $equal ->
    [yes] Both give the same numbers
   *[no] They give different numbers
}. { $first } **{ $first_time }**, { $second } **{ $second_time }**: the shortest of { $runs } runs each, on this server.
checked = { $first }, { $second }: { $badge }
same = { $equal ->
    [yes] equal
   *[no] differ
}
