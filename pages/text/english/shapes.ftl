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
VERIFIED = Verified ✓
POOLS_KEY = **One ring per example, one circle per token** :gray[· line: may attend · colour: change of the output, 0 to
    3]
ORIGINS = **Which token each number comes from** :gray[· heads side by side · colour: the token’s position]
AXES = B examples, T tokens, C = d_model numbers per token, H heads, head_size numbers in a query, key or value. The
    mask has no batch axis: the same mask applies to all examples.
STEP = step
LETTERS = letters
ALONE = one example
MEANING = in words, for one example

# step → what one example's tensor holds
HOLDS =
    .x = a vector for each token
    .mask = for each token, to which tokens it may attend
    .q = a query for each token
    .k = a key for each token
    .v = a value for each token
    .scores = for each token, a score with every token
    .weights = for each token, an attention weight for every token
    .output = for each token, the outputs of all heads, side by side
RIGHT = each row of a head is one token
WRONG = every shape fits, but the output is wrong
batch_of = batch of { $size }
example = :{ $strong ->
    [yes] primary
   *[no] gray
}[**Example { $number }**]
