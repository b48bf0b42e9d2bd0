### What the page of mistakes calls each bug and each number that shows it.

# the bug's name in a link → its title
TITLES =
    .no_scaling = No scaling
    .model_scale = √d_model instead of √head_size
    .wrong_axis = Softmax over the wrong axis
    .dropout_before_softmax = Dropout before softmax
    .mask_swapped = Mask with True and False swapped
    .zero_fill = Hidden scores set to 0
    .finite_fill = Hidden scores set to −10⁹
    .mask_after_softmax = Mask after softmax
    .blind_row = A query with all keys hidden
    .context_length = Mask cut at the wrong end
    .split_without_transpose = Heads split without the transpose
    .join_without_transpose = Heads joined without the transpose
    .batch_and_time_mixed = Examples and words mixed by a view
    .no_positions = Positions forgotten
    .averaged_in_place = Averaging in place
SUMMARIES =
    .no_scaling = Scores enter softmax unscaled. The wider the head, the larger they are, and the more each row
        concentrates on a single key.
    .model_scale = Scores are divided by the root of d_model, the width of a word’s vector, not of the head’s width.
    .wrong_axis = Softmax runs over the queries: columns add up to 1, and an output is no longer a weighted mean of the
        values.
    .dropout_before_softmax = Scores are dropped, not weights. A score of 0 still gives a weight, so no weight is
        dropped, and the other scores are scaled up.
    .mask_swapped = True is taken for “hide” where it means “may attend”: each query attends to exactly the keys that
        should be hidden, and a query that may attend to all keys attends to none.
    .zero_fill = A hidden score becomes 0 instead of −∞, and e⁰ is 1: hidden words still get weight.
    .finite_fill = If all keys of a query are hidden, all its scores are the same large negative number: the hidden
        words share the weight equally.
    .mask_after_softmax = Hidden words take part in softmax and lose their weight afterwards: rows with hidden words add
        up to less than 1.
    .blind_row = All scores of a row are −∞, and its softmax is 0 ÷ 0, undefined. This spreads to outputs and gradients.
    .context_length = The mask is built for the longest text. If it is cut at the wrong end for a shorter one, later
        words become visible.
    .split_without_transpose = A view to (heads, T, head_size) has the right shape but cuts along the text: a head gets
        some of the words, not a slice of every word.
    .join_without_transpose = A view to (T, heads × head_size) has the right shape, but a row then holds the outputs of several words.
    .batch_and_time_mixed = Numbers in the order (word, example) are viewed as (example, word), not transposed: an
        example gets words of other examples.
    .no_positions = Without positions and mask, attention can’t tell one order of the words from another.
    .averaged_in_place = Means are written into the array from which they are computed: from row 2 on, means of means are
        averaged.
CAUSAL = Your settings hide nothing, so a causal mask is used.
BLIND = A causal mask is used, and the first word is hidden as padding: its query may attend to nothing.
ONE_HEAD = You have set one head, so two are used.

# what a bug needs and the settings lack
PREMISES =
    .dropout_before_softmax = Dropout is 0.5 here, since yours drops nothing or everything.
    .mask_swapped = { CAUSAL }
    .zero_fill = { CAUSAL }
    .finite_fill = { BLIND }
    .mask_after_softmax = { CAUSAL }
    .blind_row = { BLIND }
    .context_length = A causal mask is used that was made for twice as many words as yours.
    .split_without_transpose = { ONE_HEAD }
    .join_without_transpose = { ONE_HEAD }
    .batch_and_time_mixed = There are two examples: your words, and your words backwards.
    .no_positions = No mask is used, since a mask would also reveal the order. Your words are compared with your words
        backwards.
    .averaged_in_place = This is not attention: each row is the mean of the words up to its own.

# what is seen → in words
SIGNS =
    .nan = undefined numbers (NaN)
    .sums = rows don’t add up to 1
    .leak = hidden words get weight
    .sharp = weights too concentrated
    .flat = weights too uniform
    .silent = nothing unusual, yet wrong numbers
