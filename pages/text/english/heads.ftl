### What the page about heads says.

-d-model = { "$d_{\\text{model}}$" }
-root-of-head-size = { "$\\sqrt{\\text{head\\_size}}$" }

## the steps

jobs =
    .title = Why several heads? One row can’t follow two relations
    .about = What if a word needs two things at once{ $story ->
        [yes] ? “bat” needs “flew” for its meaning and “The” for its grammar.
       *[no] , say one word for its meaning and another for its grammar?
    } But a row sums to 100 %, so what one gains, the other loses. So several **heads** work side by side: each has its own $W_Q$,
        $W_K$ and $W_V$, and so its own row of weights.
    .sentence = { SENTENCES($told) }{ $random ->
        [yes] { " " }:gray[{ RANDOM }]
       *[no] { "" }
    }
    .predict = In head 0, “{ WORD($query) }” gives “{ WORD($first_word) }” { PERCENT($first_share) }. Suppose this row had to
        follow “{ WORD($second_word) }” as well, half for each relation. How much would be left for “{ WORD($first_word) }”?
    .task = { $words ->
        [1] { ONE_WORD }
       *[other] { $differs ->
            [yes] Choose a head in which “{ WORD($query) }” gives its largest weight to “{ WORD($second_word) }”.
           *[no] { no_other_relation }
        }
    }
    .done = Head { $number } gives “{ WORD($second_word) }” { PERCENT($chosen_share) }, and head 0 keeps { PERCENT($first_share) } for
        “{ WORD($first_word) }”. In one row, half for each relation would leave { PERCENT($half_of_first) } and { PERCENT($half_of_chosen) }.
    .nearly = In head { $number }, “{ WORD($query) }” gives its largest weight to { $leads ->
        [no] several words, instead of “{ WORD($second_word) }” alone
       *[yes] “{ WORD($chosen_word) }”, not to “{ WORD($second_word) }”
    }. Compare this row in the other heads.
jobs_guesses =
    .stays = still { PERCENT($first_share) }
    .half = { PERCENT($half_of_first) }
    .none = nothing
split =
    .title = Several heads, but no wider output
    .about = Suppose every head returned as many numbers as x has, **{ -d-model }**: the output would grow with each head. So in
        most models the heads share the columns of $W_Q$, $W_K$ and $W_V$, but not x: **each head reads all of x**. It returns
        { -d-model } / heads numbers, its head size. **Joined** side by side, they make { -d-model } numbers again.
    .sentence = In the row of { QUERY($query) }, { CLAUSES($parts) }.{ $same_elsewhere ->
        [yes] { "" }
       *[no] { " " }:gray[In this step each head has size { $size }{ $fills ->
            [yes] , its share of { -d-model }
           *[no] { "" }
        }; in the other steps it has size { $elsewhere }.]
    }
    .predict = x has { $d_model } numbers. Suppose eight heads share this width. How many numbers does each return?
    .task = { $fixed ->
        [yes] { fixed_heads }
       *[no] Choose eight heads. Which of the joined columns does head 7, the last one, fill?
    }
    .done = { $fills ->
        [yes] Eight heads share the width of x, so each returns { $d_model } / 8 = { $size } of the { $width } columns
       *[no] Each of the 8 heads returns { $size } { $size ->
            [1] number
           *[other] numbers
        }, so there are { $width } columns
    }. Head 7 comes last: { $size ->
        [1] column { $last }
       *[other] columns { $first } to { $last }
    }.
    .nearly = { $heads ->
        [one] With { $heads } head, all { $width } columns are its own.
       *[other] With { $heads } heads, each returns { $size } of the { $width } columns.
    } Choose eight heads.
mixed =
    .title = Do the heads’ results stay apart?
    .about = Joined, the heads’ outputs only stand side by side: each number comes from one head. In a transformer, one more
        learned matrix follows, **$W_O$** (O for output). The result is **added to x**: it doesn’t take the place of the word’s own
        vector.
    .sentence = { contributions }{ $explains ->
        [yes] { " " }{ FEATURES }
       *[no] { "" }
    }
    .predict = Suppose $W_O$ is on. How many of the { $heads } heads can then have a share in one number of the output?
    .task = Switch $W_O$ on, and compare the columns.
    .done = { $heads ->
        [1] There is only one head, so all numbers come from it, with $W_O$ or without.
       *[other] $W_O$ makes each number a weighted sum of all { $width } joined numbers, so it can combine what all { $heads } heads
            have found.
    }
    .nearly = $W_O$ is still off, so each number of the output of “{ WORD($query) }” comes from one head.
layers =
    .title = Why more than one layer?
    .about = Heads, joined and mixed, make one **layer** of attention. After one layer, a word’s vector holds what it
        has collected, so the next layer collects from words that already carry context. To make that visible, a word here sees only
        itself and one or a few previous words; in a real model one layer reaches every visible word.
    .sentence = { $fits ->
        [yes] { received }
       *[no] { "" }
    }
    .predict = In every layer, “{ WORD($last) }” sees only itself and the { $reach ->
        [one] previous word
       *[other] { $reach } previous words
    }. Can its vector ever hold something of “{ WORD($source) }”?
    .task = { $distance ->
        [0] { nothing_reaches }
       *[other] Choose the smallest number of layers with which “{ WORD($last) }” can have received something from “{ WORD($source) }”.
    }
    .done = { $needed ->
        [1] One layer is enough, because “{ WORD($last) }” may attend to “{ WORD($source) }” directly.
       *[other] Each layer hands on what the previous one collected, so after { $needed } layers something of “{ WORD($source) }” can
            reach “{ WORD($last) }”, which never sees it itself.
    }
    .nearly = { $way ->
        [misfit] These layers don’t stack, so nothing can be read off yet.
        [few] “{ WORD($last) }” can have received something from { $now_heard } words, but “{ WORD($source) }” is farther back.
       *[many] “{ WORD($last) }” can have received something from “{ WORD($source) }”, but fewer layers are enough for that.
    }
layers_guesses =
    .never = no, in no layer
    .sooner = yes, after { $sooner } layers
    .needed = yes, after { $needed } layers
summary = Each head has its own row of weights, so each can follow a relation of its own. $W_O$ mixes what they find, and layers
    build on one another.
    { "  \u000A" }But who chose all these numbers: x, $W_Q$, $W_K$, $W_V$ and $W_O$?

## the pictures

tiles =
    .key = :gray[row = query · column = key · blue: selected row · orange: its largest weight]{ $hides ->
        [yes] { " " }{ HIDDEN }
       *[no] { "" }
    }
    .alt = Attention weights of all heads: in each a row for each query, a column for each key
queries =
    .key = **Split**: the { QUERY("queries") } of all heads, $x W_Q$ ({ SHAPE($queries_shape) }) { SIGNED }
    .alt = q, all heads
outputs =
    .key = **Join**: the { OUTPUT("outputs") } of all heads ({ SHAPE($shape) }) :gray[· { $above ->
        [words] number: how much of this word is in the output
        [heads] above: heads
       *[columns] above: each head, and its columns
    }]
    .alt = Outputs of all heads, side by side
weights_by_scale =
    .key = **Weights of head { $number }** :gray[· scores divided by { $joined_scale ->
        [yes] √(heads × head size)
       *[no] { -root-of-head-size }
    }]
    .alt = Weights of head { $number } under the scale that is set
packed_product =
    .key = One product, then cut into three: x ($W_Q$ next to $W_K$ next to $W_V$)
    .alt = q, k and v of all heads as one product
shares =
    .key = **Contribution of each head to the output of { QUERY($query) }**, { $mixed ->
        [yes] after $W_O$
       *[no] without $W_O$
    } { SIGNED }{ $some ->
        [yes] { " " }:gray[· columns that are all 0 left out]
       *[no] { "" }
    }
    .alt = The contribution of each head to the output, and their sum
heard =
    .key = **Shares after { $layers ->
        [one] { $layers } layer
       *[other] { $layers } layers
    }** :gray[· row: the word that receives · column: from which word · dot: nothing{ $rounded ->
        [yes] { " " }· rounded
       *[no] { "" }
    }]
    .alt = What reaches each word through the layers: one row per word, one column per word that it can receive from
buffer =
    .key = { $spare ->
        [0] { BUFFER_KEY_FULL }
       *[other] { BUFFER_KEY }
    }
    .alt = A causal mask for { $context } tokens, of which { $used } { $used ->
        [1] is
       *[other] are
    } used
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
NO_NAMES = Only the columns of designed heads have names: choose these under “Your words”.
NO_ROOM = There is no room for the names of so many columns: choose one or two heads.
SUM = = output
LITTLE = <.01
WIDTHS_ALT = Columns of d_model divided among heads
left_over = { $count } left over
d_model = d_model { $width }

## the words of the steps

RANDOM = These projections are random, so no head has a meaningful pattern yet.
closest = With queries and keys of { $size } numbers, head 0 comes close to the trained head of { $whole }, so its weights can differ a little from those on pages
    with the whole head.
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
no_other_relation = { $blind ->
    [yes] Every word is hidden from “{ WORD($query) }”, in every head.
   *[no] { $tied ->
        [0] In this row all heads give their largest weight to the same word.
        [one] In this row head { AND($tied_heads) } gives its largest weight to several words.
       *[other] In this row heads { AND($tied_heads) } give their largest weight to several words.
    }
} { $elsewhere ->
    [no] { $positions_off ->
        [yes] No other row helps while positions are off: switch them on in the sidebar, under More.
       *[no] No other row helps: press “{ jobs_offers.jobs }”, or type other words.
    }
   *[yes] Select the row of “{ WORD($other) }”.
}
ONE_WORD = One word can attend only to itself, in every head. Type more words under “Your words”.
begins = whose first number is { SIGNED($value, digits: 2) }
collected = where { $ties ->
    [1] “{ WORD($word) }” has the largest weight: { PERCENT($share) }
   *[other] { $ties } words have the largest weight: { PERCENT($share) } each
}
part = { $single ->
    [yes] column { $first } comes
   *[no] columns { $first } to { $last } come
} from head { $number }, { $content }
fixed_heads = This worked example has { $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
} of size { $size }: { $width } joined columns.
contributions = { $mixed ->
    [yes] $W_O$ is { SHAPE($matrix_shape) }
   *[no] $W_O$ is off
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
FEATURES = Here each column stands for a feature of words, such as a first letter; “constant 1” is 1 for every word.
after_layer = { $count ->
    [one] { $count } word
   *[other] { $count } words
} after { $layer ->
    [one] one layer
   *[other] { $layer } layers
}
received = The last word, { QUERY($last) }, can have received information from { LIST($listed) }{ $reach ->
    [0] . If each word attends only to itself, no number of layers brings anything from other words.
    [one] , because each layer reaches up to { $reach } word further back.
   *[other] , because each layer reaches up to { $reach } words further back.
} Not counted is x itself, which is added to each output.
nothing_reaches = Nothing can reach “{ WORD($last) }”: type more words, or let each layer attend to earlier words.
misfit = **These layers don’t stack.** Without $W_O$, the output of a layer has heads × head size = { $heads } × { $size } =
    { $width } numbers for each word; the next layer expects { -d-model } = { $d_model }.{ "\u000A\u000A" }{ refusal }
refusal = :orange[**Error**] { WORD($error) }.
MEND = Switch W_O on

## what is unfolded

FOLDS =
    .roles = what each head looks for
    .width = dividing the width, and what columns stand for
    .scale = one head’s scale, and equivalent computations
    .next = the rest of a transformer block
    .reach = longer reach, how shares are computed, and which layers fit
    .context = the maximum context of a layer
widths = { $error ->
    [none] { columns_each }
   *[other] { refusal }
}
columns_each = { $is_own ->
    [yes] { -d-model } / heads = { $divided } / { $among }
   *[no] Here { -d-model } is { $d_model }. If it were { $divided }: { $divided } / { $among }
} = **{ $share }** { $share ->
    [one] column
   *[other] columns
} for each head.
scaled_by = { scaled } { largest }{ "\u000A\u000A" }{ SCALE_WHY }
scaled = Scores are divided by √{ $divided_by }, the root of the { $joined_scale ->
    [yes] joined width
   *[no] head size
}{ $frozen ->
    [yes] ; at temperature 0 no scale changes the weights, because the largest score takes all.
   *[no] , and by the temperature, { SHORT($temperature) }.
}
largest = The largest weight of { QUERY($query) } in head { $number } is **{ DECIMAL($largest, digits: 2) }**.
SCALE_WHY = A score is a sum of head size products, so it is divided by { -root-of-head-size }. With several heads the joined width
    makes scores too small and weights too uniform.
list = { LIST_TITLE }{ "\u000A\u000A" }{ $equal ->
    [yes] Both give the same numbers
   *[no] They give different numbers
}. { list_of } took **{ $first_time }**, { RESHAPED } **{ $second_time }** (the shortest of { $runs } runs on this server).
list_checked = { list_of }, { RESHAPED }: { BADGE(same, $equal, $difference) }
LIST_TITLE = **A list of heads, or one product reshaped?**
packed = { PACKED_TITLE }{ "\u000A\u000A" }{ $equal ->
    [yes] Both give the same numbers
   *[no] They give different numbers
}. { one_product } took **{ $first_time }**, { three_products } **{ $second_time }** (the shortest of { $runs } runs on this server). { WHY_CALLS }
packed_checked = { one_product }, { three_products }: { BADGE(same, $equal, $difference) }
PACKED_TITLE = **Three projections, or one packed?**
list_of = A list of { $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
}
RESHAPED = one reshaped product
one_product = One product with { $matrix_rows } × { $packed_columns }
three_products = three with { $matrix_rows } × { $matrix_columns }

WHY_CALLS = Only the cost of the calls differs.
same = { $equal ->
    [yes] equal
   *[no] differ
}
rollout = { $layers ->
    [1] The numbers are the weights of one layer{ $heads ->
        [1] { "" }
       *[other] , averaged over its { $heads } heads
    }.
   *[other] The numbers are the product of the weights of { $layers } layers{ $heads ->
        [1] { "" }
       *[other] , each averaged over its { $heads } heads
    }.
} They don’t measure how much of a word is in an output, because they leave out { $mixed ->
    [yes] $W_V$, $W_O$
   *[no] $W_V$
} and x, which is added to each output. Attention **rollout** (Abnar and Zuidema) counts x, too: it averages the weights of each
    layer with the identity matrix before it multiplies.
FIT = Layers stack only if the output of one is as wide as the input of the next. $W_O$ ensures that, because it maps heads × head size
    numbers to { -d-model }. Without it, heads × head size must equal { -d-model }.
in_context = { $error ->
    [none] { shapes_in_context }
   *[other] { refusal } { TOO_LONG }
}
shapes_in_context = { $shapes }{ "\u000A\u000A" }The mask is made once, for the whole context; the text uses mask[:{ $words }, :{ $words }] of { $context } × { $context }. A
    layer built for exactly { $words ->
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
BLOCK = Attention is half of a block. Its output is added to x, which runs past it on the **residual path**, so it adds to a
    word’s vector and doesn’t replace it. The other half, an **MLP**, works on each word by itself. A **layer norm** before each
    half brings a word’s numbers to mean 0 and variance 1, however many blocks came before.
BLOCK_NAME = **One transformer block**, from the top down :gray[· violet: this page · grey line: the residual path]
BLOCK_LABELS =
    .x = x, from the block before
    .norm = layer norm
    .attention = attention: W V, joined, × W_O
    .add = +
    .mlp = MLP: each word by itself
    .next = to the next block
    .path = residual path
BLOCK_ALT = A transformer block from the top down: x goes through a layer norm and attention, this page’s part, and the output
    is added to x on the residual path; the same follows with a layer norm and an MLP

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
    .wide = One wide random head
    .named = Two heads with named columns
widths_offers =
    .by_5 = Divide among 5
    .by_8 = Divide among 8
ways_offers =
    .eight = Eight heads
    .one = One head
    .wider = Wider random heads
mixed_offers =
    .random = Random projections
    .mixed = Four designed heads
layers_offers =
    .two_back = Two words back
    .random_layers = Four random layers
fit_offers =
    .without = Random heads without W_O
    .without_4 = Random heads of 4 without W_O
    .with_4 = Random heads of 4 with W_O
context_offers =
    .short = Too short
    .long = Long context

## controls

W_O = W_O
W_O_HELP = Off: each head keeps its own columns of the output.
LAYERS_LABEL = Layers
LAYERS_LABEL_HELP = Number of stacked layers.
REACH = Earlier words that a layer attends to
REACH_HELP = In every layer each word sees itself and at most this many previous words.
DIVIDE = Heads that share d_model
DIVIDE_HELP = Try a number that doesn’t divide the width.
JOINED_SCALE = Divide by the joined width instead
JOINED_SCALE_HELP = Dividing by the joined width is a common mistake. PyTorch divides by √head_size.
CONTEXT = Context: maximum number of tokens
CONTEXT_HELP = A longer text is rejected.
