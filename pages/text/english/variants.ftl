### What today's models change in a head: a fold on Explore and on Loops.

TITLE = Variants in today’s models
ADD = :gray[Add to these heads:]
NAMES =
    .key_value_heads = Shared keys and values
    .qk_norm = Query-key norm
    .rotary = Rotary positions
    .cap = Soft cap
    .sink = Sink

# the controls of those that are chosen
CONTROLS =
    .key_value_heads = Heads of keys and values
    .qk_norm = Query-key norm
    .rotary = Pairs of rotary positions
    .rotary_base = Base of rotary positions
    .cap = Soft cap
    .sink = Score of the sink
HELP =
    .key_value_heads = How many heads of keys and values there are. With 1, all heads of queries share the same keys and values:
        multi-query attention.
    .qk_norm = rms: every query and every key is divided by the root of its mean square.
    .rotary = halves: number i of a vector turns together with number i + head_size/2, as in the code of Llama in transformers.
        interleaved: numbers 2i and 2i + 1 turn together, as in the paper.
    .rotary_base = Pair i turns by base^(−2i/head_size) from one position to the next. Llama 2 has the base 10,000, Llama 3 has
        500,000, so that slow pairs can tell distances in longer texts apart.
    .cap = No scaled score exceeds this, and none is less than minus this.
    .sink = At 0 the denominator of softmax is larger by 1. The larger the score, the less weight is left for the keys.

# What one of them does; count: heads of keys and values, each: heads of queries that share one; drawn: whether heads are drawn at
# random; bytes: of the cache, and all_bytes if no head shared.
does = { $name ->
    [rotary] **Rotary positions** turn each pair of numbers in a query or a key by an angle that grows with the word’s position.
        Positions then affect a score only through how far apart, and in which order, two words stand. They usually replace
        positions that are added to the vectors of words. Llama, Mistral, Qwen and Gemma have them.
    [qk_norm] The **query-key norm** gives every query and every key the same length, so that scores depend on directions alone.
        Qwen 3 and Gemma 3 have it, followed by a learned factor for each component.
    [key_value_heads] **Shared keys and values:** each head of keys and values serves { $each } heads of queries; there { $count ->
            [1] is 1
           *[other] are { $count }
        } of them. Each is { $drawn ->
            [yes] that of the first head in its group
           *[no] the mean of the heads in its group
        }. With 16-bit numbers, the cache of these { $tokens } tokens takes { GROUPED($bytes) } bytes instead of
        { GROUPED($all_bytes) }. In Llama 3 8B, 4 heads of queries share one.
    [cap] The **soft cap** compresses the scaled scores, so that none exceeds ±{ SHORT($value, digits: 3) }. Scores much smaller
        than the cap hardly change; larger ones level off just below it. Gemma 2 uses a cap of 50 in attention.
   *[sink] The **sink** adds one more score, { SHORT($value, digits: 3) }, to each softmax. No value belongs to it, so its share of
        the weight adds nothing to the output. The weights of a row sum to 100 % minus the share of the sink. gpt-oss learns
        one such score for each head.
}
resting = :gray[{ $reason ->
    [features] The numbers of these heads are named features, which a norm or a turn would mix: a query-key norm, rotary positions
        and shared keys can’t be added here.
    [example] The worked example fixes its projections: a query-key norm, rotary positions and shared keys can’t be added here.
    [heads] With one head of queries, there is nobody to share keys and values with.
   *[model] The model’s own code has made these queries and keys, and what is grey here is as the model has it.
}]
HIDE = :gray[Hide with another mask:]
MASKS =
    .streaming = Window and first tokens
    .packed = Packed documents
    .left_padding = Left padding

# What a mask hides; window, prefix: its numbers.
mask = { $name ->
    [streaming] **Window and first tokens:** a token sees itself, up to { $window } before it, and up to { $prefix } at the start, to which
        trained models give much weight. A model can then generate text of any length with a small cache. (StreamingLLM: Xiao et
        al. 2024)
    [packed] **Packed documents:** documents of { $window ->
            [1] 1 token
           *[other] { $window } tokens
        } each stand in one sequence, one after another, and no token sees another document. So no part of a batch is spent on padding.
   *[left_padding] **Left padding:** { $prefix ->
            [0] no token counts as padding
            [1] the first token counts as padding
           *[other] the first { $prefix } tokens count as padding
        }, to which no query attends. In
        self-attention their own rows see no key, so they are 0 here; without a sink, a softmax over nothing but −∞ gives NaN.
} Its numbers are in the sidebar, under Mask.
