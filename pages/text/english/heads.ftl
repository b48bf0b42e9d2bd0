### What the page about heads says.

## the steps

jobs =
    .title = Why several heads? One row can’t follow two relations
    .about = Wherever keys come from: is one row of weights enough? In “The bat flew out of the cave”, “bat” needs “flew” for
        its meaning and “The” for its grammar. But a row sums to 100 %, so both must share it. So several **heads**
        work side by side: each has its own W_Q, W_K and W_V, hence its own row.
    .sentence = { SENTENCES($told) }{ $random ->
        [yes] { " " }:gray[{ RANDOM }]
       *[no] { "" }
    }
    .predict = In head 0, “{ WORD($query) }” gives “{ WORD($first_word) }” { PERCENT($first_share) }. Suppose this one row had to
        follow “{ WORD($second_word) }” as well, and gave half to each relation. How much would be left for “{ WORD($first_word) }”?
    .task = { $words ->
        [1] { ONE_WORD }
       *[other] { $differs ->
            [yes] Choose a head in which “{ WORD($query) }” attends most to “{ WORD($second_word) }”.
           *[no] { no_other_relation }
        }
    }
    .done = Head { $number } gives “{ WORD($second_word) }” { PERCENT($chosen_share) }, and head 0 keeps { PERCENT($first_share) } for
        “{ WORD($first_word) }”{ $by_meaning ->
            [yes] : head 0 follows what words mean, the others follow positions
           *[no] { "" }
        }. A single row sums to 100 %, so half for each relation leaves only { PERCENT($half_of_first) } for “{ WORD($first_word) }” and
        { PERCENT($half_of_second) } for “{ WORD($second_word) }”.
jobs_guesses =
    .stays = still { PERCENT($first_share) }
    .half = { PERCENT($half_of_first) }
    .none = nothing
split =
    .title = Several heads, but no wider output
    .about = Suppose every head returned as many numbers as a word’s vector x has, **d_model**. Then each head would make the
        output wider, and all that follows, too. So the heads share the width: each returns only d_model / heads numbers, and
        side by side (**joined**) they are d_model again. So several heads cost no more than one wide head.
    .sentence = In the row of { QUERY($query) }, { CLAUSES($parts) }. No head reads the columns of another.
    .predict = x has { $d_model } numbers. Suppose eight heads share them. How many numbers does each head return?
    .task = { $fixed ->
        [yes] { fixed_heads }
       *[no] Choose eight heads. Which of the joined columns does head 7, the last one, fill?
    }
    .done = { $fills ->
        [yes] Eight heads share the width of x, so each returns { $d_model } / 8 = { $size } of the { $width } columns
       *[no] 8 heads × head_size { $size } = { $width } columns
    }: head 7 fills { $size ->
        [1] column { $last }
       *[other] columns { $first } to { $last }
    }.
mixed =
    .title = W_O mixes what the heads have found
    .about = Joined, the heads’ outputs only stand side by side, so no number tells what two heads have found together. That is
        why one more learned matrix follows, **W_O** (O for output). The result is **added to x**, so the word keeps what it
        was and gains its context.
    .sentence = { contributions }{ $explains ->
        [yes] { " " }{ FEATURES }
       *[no] { "" }
    }
    .predict = Suppose W_O is switched on. How many of the { $heads } heads can then have a share in one number of the output?
    .task = Switch W_O on, and compare the columns.
    .done = { $heads ->
        [1] There is one head only, so all numbers come from it, with W_O or without.
       *[other] W_O makes each number a weighted sum of all { $width } joined numbers, and these come from all { $heads } heads. So one
            number can say what several heads have found together.
    }
layers =
    .title = Later layers build on earlier ones
    .about = Heads, joined and mixed, make one **layer** of attention, and a model has many. After layer 1 a word’s vector
        holds what it has collected, so layer 2 mixes words that already carry their context. To make that visible, here a word
        sees only itself and its nearest predecessors. In a real model one layer reaches every visible word.
    .sentence = { $fits ->
        [yes] { received }
       *[no] { "" }
    }
    .predict = In every layer, “{ WORD($last) }” sees only itself and the { $reach ->
        [one] word
       *[other] { $reach } words
    } before it. Can its vector ever hold something of “{ WORD($source) }”?
    .task = { $distance ->
        [0] { nothing_reaches }
       *[other] Add layers until “{ WORD($last) }” can have received something from “{ WORD($source) }”, and no more.
    }
    .done = { $needed ->
        [1] One layer is enough, because “{ WORD($last) }” attends to “{ WORD($source) }” directly.
       *[other] Layer 1 brings “{ WORD($source) }” into the vector of a later word, and each further layer hands it on. So after { $needed
            } layers it has reached “{ WORD($last) }”, which never sees it itself.
    }
layers_guesses =
    .never = no, in no layer
    .sooner = yes, after { $sooner } layers
    .needed = yes, after { $needed } layers
summary = Each head has its own row of weights, so each can follow a relation of its own; W_O mixes what they find.
    { "  \u000A" }Layers build on one another. But where does the first x come from, and how does the last vector become the next word?

## the pictures

tiles =
    .key = :gray[row = query · column = key · blue: selected row · orange: its largest weight]{ $hides ->
        [yes] { " " }{ HIDDEN }
       *[no] { "" }
    }
    .alt = Attention weights of all heads: in each a row for each query, a column for each key
queries =
    .key = **Split**: the { QUERY("queries") } of all heads, x W_Q ({ SHAPE($queries_shape) }) { SIGNED }
    .alt = q, all heads
outputs =
    .key = **Join**: the { OUTPUT("outputs") } of all heads ({ SHAPE($shape) }) :gray[· { $above ->
        [words] number: how much of this word is in the output
        [heads] above: heads
       *[columns] above: each head, and its columns
    }]
    .alt = Outputs of all heads, side by side
weights_by_scale =
    .key = **Weights of head { $number }** :gray[· scores divided by √{ $joined_scale ->
        [yes] (heads × head_size)
       *[no] head_size
    }]
    .alt = Weights of head { $number } under the scale that is set
packed_product =
    .key = One product, then cut into three: x (W_Q next to W_K next to W_V)
    .alt = q, k and v of all heads as one product
shares =
    .key = **Contribution of each head to the output of { QUERY($query) }**, { $mixed ->
        [yes] after W_O
       *[no] without W_O
    } { SIGNED }{ $some ->
        [yes] { " " }:gray[· columns that are all 0 left out]
       *[no] { "" }
    }
    .alt = The contribution of each head to the output, and their sum
heard =
    .key = **Shares after { $layers ->
        [one] { $layers } layer
       *[other] { $layers } layers
    }**, the product of the layers’ weights :gray[· row: the word that receives · column: from which word
        · dot: nothing{ $rounded ->
        [yes] { " " }· rounded
       *[no] { "" }
    }]
    .alt = What reaches each word through the layers: one row per word, one column per word that it can receive from
buffer =
    .key = { $spare ->
        [0] { BUFFER_KEY_FULL }
       *[other] { BUFFER_KEY }
    }
    .alt = A causal mask for { $context } tokens, of which { $words } are used
HIDDEN = :gray[· dot = hidden]
SIGNED = :gray[· violet: positive, orange: negative]
BUFFER_KEY = The layer’s mask for its whole context :gray[· dot = hidden · violet = used by the text · pale = not used
    yet]
BUFFER_KEY_FULL = The layer’s mask for its whole context :gray[· dot = hidden · violet = used by the text]
head = { $role ->
    [none] head { $number }
   *[other] head { $number }: { $role }
}
band = { $room ->
    [name] head { $number }: { $columns }
    [columns] { $number }: { $columns }
   *[number] { $number }
}
NAMES_ALT = Columns of q, named by what they look for
NAMES_KEY = **The queries, with named columns** :gray[· “→” means “looks for”, “≠” means “avoids”, “#” means
    “position”]
NO_NAMES = Only the columns of designed heads have names: choose designed projections under “Your words”.
NO_ROOM = There is no room for the names of so many columns: choose one or two heads.
SUM = = output
LITTLE = <.01
WIDTHS_ALT = Columns of d_model divided among heads
left_over = { $count } left over
d_model = d_model { $width }

## the words of the steps

RANDOM = These projections are random, so no head has a meaningful pattern yet.
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
no_other_relation = { $elsewhere ->
    [no] Here no head attends most to another word than head 0: press “{ jobs_offers.jobs }”.
   *[yes] For “{ WORD($query) }”, no head attends most to another word than head 0. Select the row of “{ WORD($other) }”.
}
ONE_WORD = One word can attend to itself only, in every head. Type more words under “Your words”.
begins = which begins with { SIGNED($value, digits: 2) }
collected = where “{ WORD($word) }” has the largest weight: { PERCENT($share) }
part = { $single ->
    [yes] column { $first } comes
   *[no] columns { $first } to { $last } come
} from head { $number }, { $content }
fixed_heads = This worked example has { $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
} of size { $size }: { $width } joined columns.
contributions = { $mixed ->
    [yes] W_O ({ SHAPE($matrix_shape) }) mixes the heads
   *[no] Without W_O the heads’ outputs only stand side by side
}. { $named ->
    [no] Column { $column }
   *[yes] { $mixed ->
        [yes] The column “{ WORD($feature) }”
       *[no] Column { $column }, “{ WORD($feature) }”,
    }
} of the output of { QUERY($query) } comes from { $sources ->
    [none_of_them] no head
    [one] head { AND($from_heads) } alone
    [both] both heads
    [all] all { $heads } heads
   *[some] heads { AND($from_heads) }
}: { $total }.
FEATURES = Here each column stands for a feature: which word it is, its first letter, vowel or consonant. “constant 1”
    is 1 for every word.
after_layer = { $count ->
    [one] { $count } word
   *[other] { $count } words
} after layer { $layer }
received = The last word, { QUERY($last) }, can have received information from { LIST($listed) }. { $reach ->
    [0] A layer in which each word attends only to itself brings no information from other words, however many
        layers there are.
    [one] Each layer reaches up to { $reach } word further back.
   *[other] Each layer reaches up to { $reach } words further back.
} Not counted is x itself, which is added to each layer’s output.
nothing_reaches = Nothing can reach “{ WORD($last) }”: type more words, or let each layer attend to earlier words.
misfit = **These layers don’t stack.** Without W_O, the output of a layer has heads × head_size = { $heads } × { $size } =
    { $width } numbers for each word; the next layer expects d_model = { $d_model }.{ "\u000A\u000A" }{ refusal }
refusal = :orange[**Error**] { WORD($error) }.
MEND = Switch W_O on

## what is unfolded

FOLDS =
    .roles = what each head looks for
    .width = dividing d_model, and what columns stand for
    .scale = one head’s scale, and equivalent computations
    .next = the rest of a transformer block
    .reach = longer reach, how shares are computed, and which layers fit
    .context = the maximum context of a layer
widths = { $error ->
    [none] { columns_each }
   *[other] { refusal }
}
columns_each = d_model / heads = { $d_model } / { $among } = **{ $share }** columns for each head; joined, they have
    { $d_model } columns again.
scaled_by = { scaled } { largest }{ "\u000A\u000A" }{ SCALE_WHY }
scaled = { $frozen ->
    [yes] Scores are divided by √{ $divided_by }, the root of { $joined_scale ->
        [yes] the joined width
       *[no] head_size
    }; at temperature 0 no scale changes the weights: the largest score takes all.
   *[no] Scores are divided by √{ $divided_by }, the root of { $joined_scale ->
        [yes] the joined width
       *[no] head_size
    }, then by the temperature, { SHORT($temperature) }.
}
largest = The largest weight of { QUERY($query) } in head { $number } is **{ DECIMAL($largest, digits: 2) }**.
SCALE_WHY = A score is a sum of head_size products, not of heads × head_size, so it is divided by √head_size. With
    several heads the joined width makes scores too small and weights too uniform.
list = { LIST_TITLE }{ "\u000A\u000A" }{ $equal ->
    [yes] Both give the same numbers
   *[no] They give different numbers
}. { list_of } **{ $first_time }**, { RESHAPED } **{ $second_time }**: the shortest of { $runs } runs each, on this server.
list_checked = { list_of }, { RESHAPED }: { BADGE(same, $equal, $difference) }
LIST_TITLE = **A list of heads, or one product reshaped?**
packed = { PACKED_TITLE }{ "\u000A\u000A" }{ $equal ->
    [yes] Both give the same numbers
   *[no] They give different numbers
}. { one_product } **{ $first_time }**, { three_products } **{ $second_time }**: the shortest of { $runs } runs each, on this server. { WHY_CALLS }
packed_checked = { one_product }, { three_products }: { BADGE(same, $equal, $difference) }
PACKED_TITLE = **Three projections, or one packed?**
list_of = A list of { $heads }
RESHAPED = one reshaped product
one_product = One product with { $matrix_rows } × { $packed_columns }
three_products = three with { $matrix_rows } × { $matrix_columns }
WHY_CALLS = Both do the same multiplications, in one call or in three: only the cost of the calls differs.
same = { $equal ->
    [yes] equal
   *[no] differ
}
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
FIT = Layers can be stacked if the output of a layer has the shape of its input: d_model numbers for each word.
    W_O maps heads × head_size numbers to d_model. Without W_O, heads × head_size must equal d_model.
in_context = { $error ->
    [none] { shapes_in_context }
   *[other] { refusal } { TOO_LONG }
}
shapes_in_context = { $shapes }{ "\u000A\u000A" }mask[:{ $words }, :{ $words }] of { $context } × { $context }. A layer built
    for exactly { $words ->
    [one] { $words } token
   *[other] { $words } tokens
} gives { $same ->
    [yes] the same outputs
   *[no] other outputs
}.
TOO_LONG = Choose a longer context, or fewer words.
context_checked = A layer built for { $context } tokens and one built for { $words }, on the same text: largest
    difference **{ SMALL($difference) }**.
TABLES =
    .joined_heads = outputs of all heads
BLOCK = The outputs of all heads are joined and multiplied by W_O: this is the attention layer. Its output is added
    to x, which is carried past the layer unchanged, on the **residual path**. So attention adds to a word’s vector and does
    not replace it. Next, an **MLP**, two matrices with a nonlinear function between them, works on each word by itself, and
    its output is added to the path, too. A **layer norm** before each of the two brings a word’s numbers to mean 0 and
    variance 1. A transformer stacks many such blocks.
BLOCK_NAME = **One transformer block**, from the top down :gray[· violet: this page · grey line: the residual path]
BLOCK_LABELS =
    .x = x, from the block before
    .norm = layer norm
    .attention = attention: W V, joined, × W_O
    .add = +
    .mlp = MLP: each word by itself
    .next = to the next block
    .path = residual path
BLOCK_ALT = A transformer block from the top down: x goes through a layer norm and through attention, this page’s part,
    whose output is added to x on the residual path; this sum goes through a layer norm and an MLP, whose output is
    added to the path, too; the result goes to the next block

## buttons

FOLLOW = **Choose**
followed = { $chosen ->
    [yes] **✓ head { $number }**
   *[no] head { $number }
}
jobs_offers =
    .jobs = Four heads, four jobs
    .random = Random projections
split_offers =
    .wide = One wide head
    .named = Two heads with named columns
widths_offers =
    .by_5 = Divide among 5
    .by_8 = Divide among 8
ways_offers =
    .eight = Eight heads
    .one = One head
    .wider = Wider heads
mixed_offers =
    .random = Random projections
    .mixed = Four designed heads
layers_offers =
    .two_back = Two words back
    .random_layers = Four random layers
fit_offers =
    .without = Without W_O
    .without_4 = Without W_O, heads of 4
    .with_4 = With W_O, heads of 4
context_offers =
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
