### What the page about shapes and the batch says.
TABLES =
    .batch_weights = weights of the examples
    .way = shapes of the sentence
TITLE = Which shapes do attention’s tensors have?
BATCH = ## 1  The shapes, for one example and for a batch
BATCH_WORDS = An example is a sentence of T tokens; each token is a vector of C numbers. A batch puts B examples into
    one tensor, so that one matrix product computes all of them. The batch axis comes first; the other axes stay the
    same.
POOLS = ## 2  Examples of a batch never attend to each other
POOLS_WORDS = Change one example: the outputs of the others stay exactly the same.
WEIGHTS = ## 3  Each example has its own attention weights
WEIGHTS_WORDS = The projections are shared. The weights are not: they are computed from each example’s own tokens.
HEADS = ## 4  From one product to heads, and back
HEADS_WORDS = One product makes the queries of all heads, side by side in one row per token. **view** cuts each row into
    heads, and **transpose** puts the head axis first. With several heads, the wrong order has valid shapes, too, but
    mixes tokens.
SIZE = Examples in the batch
SIZE_HELP = They are drawn from the seed.
LENGTH = Tokens per example
LENGTH_HELP = All examples of a batch have the same length.
CHANGED = Example that is changed
CHANGED_HELP = Adds 1 to each of its numbers.
AT_ONCE = Wrong order: view as H × T × d at once, without the transpose
AT_ONCE_HELP = Every shape still fits, so no error is raised.
AXES = B examples, T tokens, C = d_model numbers per token, H heads, head_size numbers in a query, key or value. The
    mask has no batch axis: the same mask applies to all examples.
STEP = step
LETTERS = letters
ALONE = one example
MEANING = in words, for one example
RIGHT = each row of a head is one token
WRONG = every shape fits, but the output is wrong
batch_of = batch of { $size }

## the pictures

pools =
    .key = **One ring per example, one circle per token** :gray[· line: may attend · colour: change of the output, 0 to
        3]
    .alt = Examples as separate groups of tokens, and how much each changes
example =
    .key = :{ $chosen ->
        [yes] primary
       *[no] gray
    }[**Example { $number }**]
    .alt = Weights of example { $number }
origins =
    .key = **Which token each number comes from** :gray[· heads side by side · colour: the token’s position]
    .alt = Which token each number comes from

## what tensors hold

# What one example's tensor holds at a step; in_heads: whether each of several heads has it.
holds = { $in_heads ->
    [yes] in each of { $heads } heads:{ " " }
   *[no] { "" }
}{ $step ->
    [x] a vector for each token
    [mask] for each token, to which tokens it may attend
    [q] a query for each token
    [k] a key for each token
    [v] a value for each token
    [scores] for each token, a score with every token
    [weights] for each token, an attention weight for every token
   *[output] { $heads ->
        [1] an output for each token
       *[other] for each token, the outputs of all heads, side by side
    }
}

# Say in words what the two orders of axes between one product and heads mean; transposed: whether both are there.
ways = { $transposed ->
    [yes] { $tokens } × { $heads } × { $size }: { count_tokens }, each with { count_heads } of { count_numbers }. { by_head }.
   *[no] { by_head }. Here, the rows are cut in this order at once, although they are stored token by token.
}
by_head = { $heads } × { $tokens } × { $size }: { count_heads }, each with { count_tokens } of { count_numbers }
count_tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
count_heads = { $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
}
count_numbers = { $size ->
    [one] { $size } number
   *[other] { $size } numbers
}

## what one example changes

# others: how many there are; moved_others: by how much their outputs change at most; still: whether they don't
changes = Adding 1 to every number of example { $number } changes its output: the largest change is **{ SMALL($moved) }**. { $others ->
    [0] { ONLY_ONE }
   *[other] { BADGE(others_change, $still) }
}
ONLY_ONE = It is the only example of this batch: make the batch larger.
others_change = The outputs of the { $others ->
    [1] other example
   *[other] { $others } other examples
} change by { SMALL($moved_others) }

# Say where one token attends in each example; elsewhere: the same of the other examples, if there are any; apart: how far
# weights differ.
weights = In example { $number }, { QUERY(token) } { attends }.{ $others ->
    [0] { "" }
   *[other] { " " }With the same projections, { LIST($elsewhere) }. { $apart ->
        [0] Its weights are the same in every example.
       *[other] Its weights there differ from those in example { $number }: the largest difference is **{ SMALL($apart) }**.
    }
}
token = token { $token }
in_example = in example { $number } it { attends }

# key: one with the largest weight; ties: how many have it, 0: all are hidden; everything: whether these have all weight
attends = { $ties ->
    [0] attends to no token, since all are hidden from it
    [1] gives its largest weight, **{ PERCENT($share) }**, to { KEY(key_token) }
   *[other] { $everything ->
        [yes] attends equally to { $ties } tokens: **{ PERCENT($share) }** each
       *[no] gives its largest weight, **{ PERCENT($share) }**, to each of { $ties } tokens
    }
}
key_token = token { $key }
checked = { BADGE(CHECKED, $agrees, $alone) }
CHECKED = each example by itself gives the same outputs as in the batch

## a wrong order

# Say whether the order is right, and how far the output is off where it isn't.
#
# several: whether there are several heads and several tokens, which a wrong order could mix
order = { $outcome ->
    [right] { BADGE(RIGHT, $fits) } { holds_numbers }.
    [wrong] { BADGE(WRONG, $fits) } The largest error of the output is **{ DECIMAL($off) }**, and no error message appears. { holds_numbers }; it
        should hold those of token { $row }.
   *[same] { BADGE(SAME_OUTPUT, $fits) } Here { $several ->
        [yes] with these words both orders give the same
       *[no] with one head, or one token, nothing can be mixed up
    }. { holds_numbers }.
}

# Say which tokens the last row of the first head comes from.
holds_numbers = Row { $row } of head 0 holds numbers of **{ $sources ->
    [one] token
   *[other] tokens
} { LIST($from_tokens) }**
SAME_OUTPUT = the output is the same
