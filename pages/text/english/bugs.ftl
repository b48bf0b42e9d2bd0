### What the page of mistakes calls each bug and each number that shows it.

# the bug's name in a link → its title
TITLES =
    .no_scaling = No scaling
    .model_scale = √d_model instead of √head_size
    .wrong_axis = Softmax over the wrong axis
    .dropout_before_softmax = Dropout before softmax
    .dropped_returned = Weights returned after dropout
    .dropout_in_evaluation = Dropout left on in evaluation
    .mask_swapped = Mask with True and False swapped
    .zero_fill = Hidden scores set to 0
    .finite_fill = Hidden scores set to −10⁹
    .float_mask_added = A mask of 1 and 0 added to the scores
    .mask_after_softmax = Mask after softmax
    .blind_row = A query with all keys hidden
    .padded_rows = Padding hidden as a query, not as a key
    .context_length = Mask cut at the wrong end
    .mask_repeated = A mask repeated in the wrong order over the heads
    .split_without_transpose = Heads split without the transpose
    .join_without_transpose = Heads joined without the transpose
    .heads_averaged = Weights averaged over the heads
    .every_head_the_first = Every head reads the columns of head 0
    .groups_tiled = Keys and values of groups tiled
    .batch_and_time_mixed = Examples and words mixed by a view
    .no_positions = Positions forgotten
    .averaged_in_place = Averaging in place
    .fused_split_in_blocks = Fused q, k, v split in the wrong order
    .scale_of_another_width = Scores divided by √64 at every head size
    .rotary_layouts_mixed = Rotary positions on the wrong pairs
    .positions_from_zero = Positions counted from 0 despite a cache
    .causal_from_the_first_key = Causal mask from the first key
    .cap_after_mask = Soft cap after the mask
    .sink_left_out = Sink left out of the sum
    .padding_on_the_wrong_side = Padding expected on the wrong side
SUMMARIES =
    .no_scaling = Scores enter softmax unscaled. The wider the head, the larger
        they tend to be, and the more a row concentrates on few keys.
    .model_scale = Scores are divided by the root of d_model, the width of a word’s vector, not of the head’s width.
    .wrong_axis = Softmax runs over the queries: columns sum to 1, and an output is no longer a weighted mean of the
        values.
    .dropout_before_softmax = Scores are dropped, not weights. A score of 0 still gives a weight, so no weight is
        dropped, and the other scores are scaled up.
    .dropped_returned = In training, dropout sets some weights to 0 and divides the others by 1 − p. A layer that returns
        these weights returns rows that no longer sum to 1: with p = 0.1, a row from which nothing is dropped sums to 1.11. The
        output stays right.
    .dropout_in_evaluation = scaled_dot_product_attention drops weights whenever its dropout_p is above 0. It isn’t told of
        model.eval(), so each run of the same words gives other outputs. Pass 0 unless the model is training.
    .mask_swapped = True is taken for “hide” where it means “may attend”: each query attends to exactly the keys that
        should be hidden, and a query that may attend to all keys attends to none.
    .zero_fill = A hidden score becomes 0 instead of −∞, and e⁰ is 1: hidden words still get weight.
    .finite_fill = If all keys of a query are hidden, all its scores are the same large negative number: the hidden
        words share the weight equally.
    .float_mask_added = A boolean mask hides keys, but a mask of numbers is added to the scores. With 1 for “visible” and 0
        for “hidden”, visible scores rise by 1 and hidden ones stay: hidden words still get weight.
    .mask_after_softmax = Hidden words take part in softmax and lose their weight afterwards: what they had is missing
        from the sum of the row.
    .blind_row = All scores of a row are −∞, and its softmax is 0 ÷ 0, undefined. This spreads to outputs and gradients.
    .padded_rows = A mask of padding must hide a column: no query may attend to the padded word. Here it hides the row
        instead, so the padded word attends to nothing, but the other words still attend to it.
    .context_length = The mask is built for the longest text. If it is cut at the wrong end for a shorter one, later
        words become visible.
    .mask_repeated = nn.MultiheadAttention takes a mask for each example and head, those of one example next to one another.
        mask.repeat(heads, 1, 1) alternates the examples instead, so some heads get the mask of another example. Here example 1 is
        your sentence, with its last word hidden as padding; example 0 is the sentence backwards, without padding.
    .split_without_transpose = A view to (heads, T, head_size) has the right shape but cuts along the text: a head gets
        some of the words, not a slice of every word.
    .join_without_transpose = A view to (T, heads × head_size) has the right shape, but a row then holds the outputs of
        several words.
    .heads_averaged = nn.MultiheadAttention returns the mean of its heads’ weights unless it is called with
        average_attn_weights=False. The output stays right, but where heads differ, the mean shows none of them.
    .every_head_the_first = Each head must read its own columns of queries, keys and values. Here all read the first
        columns, so all heads give the output of head 0.
    .groups_tiled = Grouped heads share keys and values with their neighbours: of four heads in two groups, heads
        0 and 1 read the keys of the first group, heads 2 and 3 those of the second. PyTorch’s repeat alternates the groups instead
        (0, 1, 0, 1), so some heads read the keys of another group. The two groups have the keys and values of heads 0 and 1 here.
    .batch_and_time_mixed = Numbers in the order (word, example) are viewed as (example, word), not transposed: an
        example gets words of other examples.
    .no_positions = Without positions and mask, attention can’t tell one order of the words from another.
    .averaged_in_place = Means are written into the array from which they are computed: from row 2 on, means of means are
        averaged.
    .fused_split_in_blocks = One matrix computes q, k and v together. Here its columns stand head by head, q, k and v of head 0
        first, as in GPT-NeoX; the code splits them into three blocks, as in GPT-2. Every shape fits, but some heads
        then use queries as keys, or keys as values.
    .scale_of_another_width = The code always divides by √64 = 8, the root of the head size for which it was written. In
        a narrower head this is too much, so the weights are too even; in a wider one it is too little, so they are too
        concentrated.
    .rotary_layouts_mixed = Rotary positions turn pairs of numbers. This model pairs number i with number i +
        head_size/2; the code pairs neighbours instead, numbers 2i and 2i + 1, as other models do. No vector changes its
        length, and a score still depends on the distance between its words, so nothing looks wrong. But the projections
        were trained for the model’s own pairs.
    .positions_from_zero = With a cache, each call gets only the newest word, so its position is the number of words
        that are already kept. Here each call counts from 0: every word is turned by the angle 0, and rotary positions no
        longer tell the order.
    .causal_from_the_first_key = With a cache there are more keys than queries, and the causal mask must end in the
        lower right corner, where the last query meets the last key. A plain tril() starts in the upper left corner instead,
        so the first new word may attend only to the very first word, not even to itself.
    .cap_after_mask = A soft cap turns each score s into c · tanh(s / c), which lies between −c and c. Applied after the mask, it
        turns −∞ into −c, a score like any other, and hidden words get weight. Here c is 2. With Gemma 2’s
        c of 50, a hidden word gets e⁻⁵⁰ times the weight of a key with score 0, so hardly any test notices the bug.
    .sink_left_out = Where a model was trained with a sink, softmax divides each row by a sum with one more term, e to the
        power of the sink’s score. This term belongs to no word, so the words share less than 1. Without it rows sum to 1,
        which looks right, but weights and outputs are too large.
    .padding_on_the_wrong_side = To generate text for several sentences at once, shorter ones are padded on the left. A
        mask that expects padding on the right hides the last word instead of the first: the padding gets weight, and the
        newest word is hidden, even from itself.
CAUSAL = Your settings hide nothing, so a causal mask is used.
BLIND = A causal mask is used, and the first word is hidden as padding: its query may attend to nothing.
ONE_HEAD = You have set one head, so two are used.
DROPOUT = Dropout is 0.5 here, since yours drops nothing or everything.

# what a bug needs and the settings lack
PREMISES =
    .dropout_before_softmax = { DROPOUT }
    .dropped_returned = { DROPOUT }
    .dropout_in_evaluation = { DROPOUT }
    .mask_swapped = { CAUSAL }
    .zero_fill = { CAUSAL }
    .finite_fill = { BLIND }
    .float_mask_added = { CAUSAL }
    .mask_after_softmax = { CAUSAL }
    .blind_row = { BLIND }
    .padded_rows = { BLIND }
    .context_length = A causal mask is used that was made for twice as many words as yours.
    .mask_repeated = { ONE_HEAD }
    .split_without_transpose = { ONE_HEAD }
    .join_without_transpose = { ONE_HEAD }
    .heads_averaged = { ONE_HEAD }
    .every_head_the_first = { ONE_HEAD }
    .groups_tiled = Two groups need an even number of heads, at least four here.
    .batch_and_time_mixed = There are two examples: your words, and your words backwards.
    .no_positions = No mask is used, since a mask would also reveal the order. Your words are compared with your words
        backwards.
    .averaged_in_place = This is not attention: each row is the mean of the words up to its own.
    .fused_split_in_blocks = { ONE_HEAD }
    .rotary_layouts_mixed = Rotary positions with base 10,000 are used.
    .positions_from_zero = Rotary positions are used, and a cache: your words come one at a time, as in generation, and
        each attends to itself and to earlier words.
    .causal_from_the_first_key = A causal mask and a cache are used: keys and values of about half of your words are
        in the cache, and the other words come after them in one call.
    .cap_after_mask = { CAUSAL }
    .sink_left_out = A sink with score 0 is used: it adds e⁰ = 1 to the sum by which softmax divides a row.
    .padding_on_the_wrong_side = { BLIND }

# what is seen → in words
SIGNS =
    .nan = undefined numbers (NaN)
    .sums = rows don’t sum to 1
    .leak = hidden words get weight
    .sharp = weights too concentrated
    .flat = weights too uniform
    .runs = two runs on the same words differ
    .silent = nothing unusual, yet wrong numbers

# a number’s name in attn_core.mistakes → what it is called on the page
SYMPTOMS =
    .Variance_of_the_scaled_scores = Variance of the scaled scores
    .Largest_weight_mean_of_all_rows = Largest weight, mean of all rows
    .Effective_keys_mean_of_all_rows = Effective keys, mean of all rows
    .Smallest_row_sum = Smallest sum of a row
    .Largest_row_sum = Largest sum of a row
    .Row_sum_mean_of_all_rows = Sum of a row, mean of all rows
    .Allowed_weights_that_are_0 = Weights that are 0 though their keys are not hidden, in percent
    .Mean_of_400_draws_distance_from_the_weights = Distance of the mean of 400 draws from the weights
    .Weight_on_hidden_words_mean_of_all_rows = Weight of hidden words, mean of all rows
    .Weight_on_hidden_words_mean_of_rows_without_NaN = Weight of hidden words, mean of the rows without NaN
    .Weights_that_are_NaN = Weights that are undefined (NaN)
    .Row_0_weight_on_hidden_words_head_0 = Weight of hidden words in row 0 of head 0
    .Row_0_sees_nothing_its_sum = Sum of row 0, which may attend to nothing
    .Row_0_sees_nothing_its_effective_keys = Effective keys of row 0, which may attend to nothing
    .Outputs_that_are_NaN = Outputs that are undefined (NaN)
    .Numbers_in_the_gradient_of_v_that_are_NaN = Numbers in the gradient of v that are undefined (NaN)
    .Weight_on_the_future_mean_of_all_rows = Weight of later words, mean of all rows
    .Words_that_row_0_may_see = Words that row 0 may attend to
    .Words_that_head_0_is_made_of = Words whose numbers stand in head 0
    .Distance_of_head_0_s_queries_from_its_own_columns = Distance of head 0’s queries from its own columns
    .Words_whose_outputs_stand_in_row_0 = Words whose outputs stand in row 0
    .Distance_of_row_0_from_its_heads_outputs = Distance of row 0 from its heads’ outputs
    .Examples_mixed_into_example_0 = Examples mixed into example 0
    .Change_of_example_0_when_example_1_changes_sign = Change of example 0 when example 1 changes its sign
    .Change_of_scores_when_the_words_are_reversed = Change of the scores when the words are reversed
    .Change_of_outputs_when_the_words_are_reversed = Change of the outputs when the words are reversed
    .Row_2_weight_of_word_0 = Row 2, weight of word 0
    .Row_2_weight_of_word_1 = Row 2, weight of word 1
    .Row_2_weight_of_word_2 = Row 2, weight of word 2
    .Rows_that_drift = Rows with wrong weights
    .Change_of_the_source = Change of the array that is read
    .Weight_on_padding_mean_of_all_rows = Weight of padding, mean of all rows
    .Rows_that_attend_to_padding = Rows that attend to padding
    .Largest_difference_between_heads_0_and_1 = Largest difference between heads 0 and 1
    .Difference_between_two_runs_of_the_same_words = Largest difference between two runs of the same words
    .Heads_whose_mask_is_another_example_s = Heads with the mask of another example
    .Heads_whose_weights_are_head_0_s = Heads with the weights of head 0, itself included
    .Heads_that_read_another_group_s_keys = Heads that read the keys of another group
    .Heads_with_queries_of_their_own = Heads that read their own queries
    .Words_that_the_last_row_may_see = Words that the last row may attend to
    .Position_at_which_the_last_word_is_read = Position at which the last word is read
    .Change_of_the_scaled_scores_by_rotation_mean = Change of the scaled scores by the rotation, mean
    .Difference_between_the_keys_of_heads_0_and_1 = Largest difference between the keys of heads 0 and 1
    .Largest_difference_of_outputs = Largest difference of outputs
    .Largest_difference_of_outputs_NaN_left_out = Largest difference of outputs, undefined ones left out
