### What the page says about what today’s models do differently: turned vectors, shared heads, a cache, a row in blocks.

## the steps

turn =
    .title = Why turning queries and keys tells their distance
    .about = Without positions, a score stays the same whether 3 or 300 words lie between query and key. So today’s models
        turn both: each pair of their numbers is a hand of a clock that turns with every position (**rotary positions**). Then
        a score depends on the angle between two hands, and this angle on the distance.
    .sentence = The query stands at position { $query }, the key at { $key }. The hands of q and k are
        { DECIMAL($fast_between, digits: 1) } radians apart on the fast clock and { DECIMAL($slow_between, digits: 1) } on the
        slow one, so the score is { DECIMAL($fast_product, digits: 3) } + { DECIMAL($slow_product, digits: 3) } =
        { "" }**{ DECIMAL($score, digits: 3) }**.
    .predict = Suppose both words move { $asked } positions on, because { $asked } more words stand before them. What happens to
        their score?
    .task = Move the key at least { $asked } positions; at the same distance, { $story_distance }, the query moves along. Then
        read the score.
    .done = The score is still { DECIMAL($score, digits: 3) }. Both hands of a clock have turned by the same angle, so the angle
        between them has stayed, and only that angle enters the score. Change the distance, and the score follows it.
    .nearly = { $way ->
        [near] The key has moved by { $moved ->
            [one] { $moved } position
           *[other] { $moved } positions
        } so far. Move it farther.
       *[apart] At distance { $distance } the score is { DECIMAL($score, digits: 3) }; at distance { $story_distance } it was
            { DECIMAL($story, digits: 3) }. Set the distance back, and move the key alone.
    }
turn_guesses =
    .larger = it grows
    .smaller = it falls
    .same = it stays the same
sharing =
    .title = Why several queries share keys and values
    .about = A model that writes keeps the keys and values of all earlier tokens: the **key-value cache**. For each token it
        holds those of every head in every layer, so for a long text it no longer fits into the memory of the GPU. Queries
        aren’t kept. So several heads of queries share one head of keys and values.
    .sentence = With **{ $count }** { $count ->
            [one] head
           *[other] heads
        } of keys and values, the cache takes 2 · { $layers } · { $count } · { $head_size } · { $number } · { GROUPED($tokens) }
        bytes = **{ DECIMAL($size, digits: 1) } GB**. { $group ->
            [1] Each head of queries has its own: **multi-head attention**.
           *[other] { $count ->
                [1] All { $heads } heads of queries share it: **multi-query attention**.
               *[other] Each serves { $group } heads of queries: **grouped-query attention**.
            }
        }
    .predict = The matrices of Llama 3 8B take { DECIMAL($weights, digits: 1) } GB. Suppose each of its { $heads } heads had keys
        and values of its own. How large would the cache of { GROUPED($tokens) } tokens be?
    .task = A GPU has { $card } GB, and the matrices take { DECIMAL($weights, digits: 1) } GB of them. Choose as many heads of keys and
        values as possible, so that the cache still fits beside the matrices.
    .done = With { $count } heads, cache and matrices take { DECIMAL($both, digits: 1) } GB. With { $heads } heads the cache alone
        would take { DECIMAL($whole, digits: 1) } GB, { $group } times the { DECIMAL($size, digits: 1) } GB of { $count }, because each
        head of keys and values is kept for every token. Llama 3 8B has { $count } of them, too.
    .nearly = With { $count } { $count ->
            [one] head
           *[other] heads
        }, cache and matrices take { DECIMAL($both, digits: 1) } GB. { $way ->
            [many] The GPU has only { $card } GB, so choose fewer heads.
           *[few] That fits, but more heads would fit, too.
        }
sharing_guesses =
    .tenth = a tenth of the matrices
    .equal = about as large as the matrices
    .four = more than four times as large
remember =
    .title = A cache saves work without changing a number
    .about = A model that writes attends to its whole text again for each new word. Without a cache it would also compute the keys
        and values of all earlier words again. Under a causal mask these can’t depend on later words, so it would get the same
        numbers. It keeps them instead, and computes those of the newest word alone.
    .sentence = After { KEY($name) }, a key and a value have been computed { $count ->
            [one] **once**
           *[other] **{ $count }** times
        } with a cache, and { $again ->
            [one] **once**
           *[other] **{ $again }** times
        } without one. In all, this head has needed **{ GROUPED($saved) }** multiplications with a cache, and
        { "" }**{ GROUPED($spent) }** without one. The outputs of both ways differ by at most { AT_MOST($difference) }.
    .predict = “{ WORD($last) }” comes as word { $total } of { $total }. With a cache, for how many words must a key and a value be
        computed now?
    .task = { $total ->
        [1] Type more words, so that there is something to remember.
       *[other] Move on to “{ WORD($last) }”, the last word, and compare the multiplications.
    }
    .done = Only “{ WORD($last) }” needs a new key and a new value. For all { $total } words, { GROUPED($saved) } multiplications
        replace { GROUPED($spent) }, and no number of an output differs by more than { AT_MOST($difference) }, which is rounding. Queries
        aren’t kept, because no later word reads them.
    .nearly = So far { $count } of the { $total } words are written, the last of them “{ WORD($name) }”. Move on to “{ WORD($last) }”.
in_blocks =
    .title = How softmax can read a row in blocks
    .about = Softmax divides by a sum over all scores, but a row of 100,000 scores doesn’t fit into the fast memory of a
        GPU. **FlashAttention** reads it in blocks, and keeps the largest score so far, m, and the sum of exponentials so far, ℓ. When a
        block raises m, the older sum must be **rescaled**.
    .sentence = { $right ->
        [no] { wrong_row }
       *[yes] { $rescaled ->
            [no] { lucky_row }
           *[yes] { right_row }
        }
    }
    .predict = Suppose the older sum isn’t rescaled when a block raises m. Which keys then get too much weight?
    .task = Switch the rescale off. Find a block size, with at least two blocks, at which the weights are right all the same.
    .done = The first block already has the largest score, { $top }, so no later block raises m, and e⁰ = 1 rescales nothing. So
        a test on such a row can’t notice that the rescale is missing. In a long row of many blocks, the largest score is rarely
        in the first, and the weights are wrong.
    .nearly = { $way ->
        [rescaled] With the rescale, the weights are right at every block size. Switch it off.
        [one] One block holds the whole row here. Choose smaller blocks.
       *[wrong] The first block’s largest score is { $first }, and a later one raises m to { $top }. Choose a block size at which
            m never rises.
    }
in_blocks_guesses =
    .early = those of earlier blocks
    .late = those of later blocks
    .none = none: the sum evens it out
summary = Rotary positions turn queries and keys, so that a score depends on their distance. Shared heads make the cache small, and the
    cache saves work.  { "\u000A" }A row in blocks gives the same weights as the whole row, if older sums are rescaled. The
    output of attention is still a weighted sum of values.
TABLES =
    .clocks = two clocks
    .caches = caches
    .multiplications = multiplications
    .blocks = row in blocks

## pictures and controls

right_row = { $count ->
        [one] One block holds the whole row, so these are the weights of softmax without any rescale.
       *[other] Read in **{ $count }** blocks, the row has the weights of softmax over the whole row, because
            { "$e^{s - m} · e^{m - m'} = e^{s - m'}$" }: the factor exchanges the old m for the new one.
    }
lucky_row = Nothing is rescaled, and still the weights are those of softmax: the first block has the largest score, { $top }, so m
    never rises.
wrong_row = Nothing is rescaled, so the keys before the block with the largest score get **{ PERCENT($early) }** of the weight; softmax
    gives them **{ PERCENT($true) }**. The weights still sum to 100 %, so nothing looks wrong.
clock =
    .key = :gray[**{ SHORT($frequency) } radian ({ DECIMAL($degrees, digits: 0) }°) a position** · product
        { DECIMAL($product, digits: 3) }]
    .alt = A clock with two hands, q and k, { DECIMAL($between, digits: 1) } radians apart
hand = { $letter }: turned by { DECIMAL($angle, digits: 1) } radians
caches =
    .key = :gray[**Cache of { GROUPED($tokens) } tokens, by heads of keys and values** · ┃ room beside the matrices on a GPU of
        { $card } GB]
    .alt = The size of the cache for 32, 16, 8, 4, 2 and 1 heads of keys and values, as bars
count_label = { $count ->
        [one] { $count } head
       *[other] { $count } heads
    }
size = { DECIMAL($size, digits: 1) } GB
ROOM = room on the GPU{ " " }
computed =
    .key = :gray[**Keys and values of words, a line for each new word** · dark: computed now · light: computed again, unless there is
        a cache]
    .alt = For each word so far, which keys and values are computed now, and which would be computed again
line_tip = { $word }: 1 new, { $count } again without a cache
row_in_blocks =
    .key = :gray[**Weights of eight scores in blocks of { $size }** · █ { $rescaled ->
            [yes] with
           *[no] without
        } the rescale · ○ softmax over the whole row]
    .alt = The weights of eight scores, read in blocks, beside those of softmax, as bars
score_label = block { $block }: { DECIMAL($score, digits: 0) }
SERIES =
    .now = { "" }
    .raw = softmax{ " " }
KEPT_HEAD =
    .block = block
    .scores = scores
    .largest = m
    .factor = rescale ℓ by
    .total = ℓ
NONE = –
left_out = { DECIMAL($factor) } (left out)
same_outputs = { BADGE(outputs_said, $agrees, $difference) }
outputs_said = With a cache and without one, { $total ->
        [one] the outputs of the word agree
       *[other] the outputs of the { $total } words agree
    }.
PLACE = Position of the key
PLACE_HELP = The query keeps its distance from the key, so both move together.
DISTANCE = Distance from key to query
DISTANCE_HELP = How many positions the query comes after the key.
CACHE_HEADS = Heads of keys and values
CACHE_HEADS_HELP = The model has 32 heads of queries. With 8 heads of keys and values, 4 heads of queries share one.
WRITTEN = Newest word (0 is the first)
WRITTEN_HELP = How far the sentence has been written.
BLOCK_SIZE = Scores in a block
BLOCK_SIZE_HELP = The row has eight scores.
RESCALED = Rescale older sums
RESCALED_HELP = When a block raises the largest score, multiply what was summed before it by e^(old − new).
