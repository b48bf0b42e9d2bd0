### What the steps of the page about heads say.
JOBS_TITLE = Each head has its own pattern
SPLIT_TITLE = Split, attend, join
MIX_TITLE = W_O mixes the heads’ outputs
LAYERS_TITLE = Later layers build on earlier ones
JOBS = One head gives each word a single row of weights. So a layer has several heads in parallel, each with its own
    W_Q, W_K and W_V. One head can attend to the previous word while another attends to the same word elsewhere. A
    designed head is named after its rule.
SPLIT = The W_Q of all heads are concatenated in one matrix. So one product, x W_Q, computes the queries of all heads;
    keys and values are computed likewise. Split: each head takes its own columns. Attend: it computes outputs from
    these columns alone. Join: the outputs of all heads are concatenated.
MIX = A matrix, **W_O**, mixes the joined outputs: each component of the output is a weighted sum over all heads. The
    output is added to x (the **residual path**). An **MLP**, a small network, transforms each word’s vector by itself,
    and its result is added. The sum is the next layer’s x; the last layer’s sum predicts the next word.
LAYERS = A transformer stacks layers. Here the output of one layer is the x of the next, without residual path and
    MLP. Each word attends only to itself and to the nearest words before it. A second layer can reach further back,
    because the words it attends to have already collected information from earlier words.
SUMMARY = Several heads attend in parallel, each with its own projections; W_O mixes their joined outputs.
    { "  \u000A" }The output of a layer has the shape of its input, so layers can be stacked: later layers read
    vectors that already hold what earlier ones have collected.
ROLES_TITLE = what each head looks for
WIDTH_TITLE = how wide a head is
SCALE_TITLE = scale by the size of one head
NAMES_TITLE = what the columns of the queries stand for
WAYS_TITLE = three equivalent computations
REACH_TITLE = how far back a layer attends
ROLLOUT_TITLE = how the shares are computed
NEXT_TITLE = where the output goes next
FIT_TITLE = layers that don’t fit together
CONTEXT_TITLE = the maximum context of a layer
TRY =
    .jobs = Four heads, four jobs
    .random = Random projections
    .wide = One wide head
    .narrow = Eight narrow heads
    .by_5 = Divide among 5
    .by_8 = Divide among 8
    .eight = Eight heads
    .one = One head
    .wider = Wider heads
    .mixed = Four heads, mixed
    .two_back = Two words back
    .random_layers = Four random layers
    .without = Without W_O
    .without_8 = Without W_O, heads of 8
    .with_8 = With W_O, heads of 8
    .short = Too short
    .long = Long context

## controls

W_O = W_O
W_O_HELP = Off: the joined heads are the output, and each head keeps its own columns.
LAYERS_LABEL = Layers
LAYERS_LABEL_HELP = Number of stacked layers.
REACH = Earlier words that a layer attends to
REACH_HELP = In every layer each word attends to itself and to at most this many words before it.
DIVIDE = Heads that share d_model
DIVIDE_HELP = How many heads d_model is divided among. Try a number that doesn’t divide it.
JOINED_SCALE = Divide by the joined width instead
JOINED_SCALE_HELP = √(heads × head_size) is a common mistake. PyTorch divides by √head_size.
CONTEXT = Context: maximum number of tokens
CONTEXT_HELP = A longer text is rejected.
FOLLOW = **Choose**
## names of heads and columns

# The name of a head, counted from 0, with its job.
head = { $role ->
    [none] head { $number }
   *[other] head { $number }: { $role }
}
followed = { $chosen ->
    [yes] **✓ head { $number }**
   *[no] head { $number }
}

## step 1

TILES_KEY = :gray[row = query · column = key · blue: selected row · orange: its largest weight]
HIDDEN = :gray[· dot = hidden]
TILES_ALT = Attention weights of all heads: in each a row for each query, a column for each key
RANDOM = These projections are random, so no head has a meaningful pattern yet.

# Say where a query attends in a head.
#
# key: one with the largest weight; ties: how many have it, 0: none may be attended to; alone: whether these have all weight;
# first: whether this is the first sentence about the query
in_head = In head { $number } { who } { $ties ->
    [0] may attend to no word
    [1] { $alone ->
        [yes] attends to { KEY($key) } alone: **{ PERCENT($largest) }**
       *[no] gives its largest weight, **{ PERCENT($largest) }**, to { KEY($key) }
    }
   *[other] { $alone ->
        [yes] attends equally to { $ties } words: **{ PERCENT($largest) }** each
       *[no] gives its largest weight, **{ PERCENT($largest) }**, to each of { $ties } words
    }
}.
who = { $first ->
    [yes] { QUERY($query) }
   *[no] it
}
other_heads = { $count ->
    [1] The other head has its own weights.
   *[other] The other { $count } heads have their own weights.
}

# Name a row in which no two of the heads attend to the same words.
other_row = Select the row of “{ WORD($query) }”: there, all { $heads } heads have different weights.

## step 2

split_key = **Split**: the { QUERY("queries") } of all heads, x W_Q ({ $size }) { SIGNED }
SIGNED = :gray[· violet: positive, orange: negative]
SPLIT_ALT = q, all heads
JOINED_ALT = Outputs of all heads, side by side
NAMES_ALT = Columns of q, named by what they look for
NAMES_KEY = **The queries, with named columns** :gray[· “→” means “looks for”, “≠” means “avoids”, “#” means
    “position”]
NO_NAMES = Only the columns of designed heads have names: choose designed projections under “Your words”.
NO_ROOM = There is no room for the names of so many columns: choose one or two heads.
begins = which begins with { SIGNED($value, digits: 2) }
collected = where “{ WORD($word) }” has the largest weight: { PERCENT($share) }

# The key of the joined outputs; above: what stands above the columns.
joined_key = **Join**: the { OUTPUT("outputs") } of all heads ({ $size }) :gray[· { $above ->
    [words] number: how much of this word is in the output
    [heads] above: heads
   *[columns] above: each head, and its columns
}]

# What stands above a head's columns, as far as there is room.
band = { $room ->
    [name] head { $number }: { $columns }
    [columns] { $number }: { $columns }
   *[number] { $number }
}

# One head's part of a row; single: whether it is one column; content: see above.
part = { $single ->
    [yes] column { $first } comes
   *[no] columns { $first } to { $last } come
} from head { $number }, { $content }
joined = In the row of { QUERY($query) }, { CLAUSES($parts) }. No head reads the columns of another.

## tasks, and what happened

ONE_WORD = One word can attend to itself only, in every head. Type more words under “Your words”.

# none: whether there is no such head
jobs_task = A word that finds no match attends equally to all words. In which head do most words find no match? Choose it.{
    $none ->
    [yes] { " " }Here there is no such head: press “{ TRY.jobs }”.
   *[no] { "" }
}
jobs_happened = In head { $number }, { $rows ->
    [one] { $rows } of { $words } rows has equal weights: this word finds no match.
   *[other] { $rows } of { $words } rows have equal weights: these words find no match.
}

# A worked example brings its own heads.
fixed_heads = This worked example has { $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
} of size { $size }: { $width } joined columns.
SPLIT_TASK = Choose four heads. Which of the joined columns does head 3, the last one, fill?
split_happened = 4 heads × head_size { $size } = { $width } columns: head 3 fills { $size ->
    [1] column { $last }
   *[other] columns { $first } to { $last }
}.

## formulas with words
