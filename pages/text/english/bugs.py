"""What the page of mistakes calls each bug and each number that shows it."""

TITLES = {  # the bug's name in a link → its title
    "no_scaling": "No scaling",
    "model_scale": "√d_model for √head_size",
    "wrong_axis": "Softmax over the wrong axis",
    "dropout_before_softmax": "Dropout before softmax",
    "mask_swapped": "Mask with True and False swapped",
    "zero_fill": "Hidden scores set to 0",
    "finite_fill": "Hidden scores set to −10⁹",
    "mask_after_softmax": "Mask after softmax",
    "blind_row": "A row that may attend to nothing",
    "context_length": "Mask cut at the wrong end",
    "split_without_transpose": "Heads split without the transpose",
    "join_without_transpose": "Heads joined without the transpose",
    "batch_and_time_mixed": "Examples and words mixed by a view",
    "no_positions": "Positions forgotten",
    "averaged_in_place": "Averaging in place",
}
SUMMARIES = {
    "no_scaling": (
        "Scores enter softmax unscaled. The wider the head, the larger they are, and the more each row concentrates on a "
        "single key."
    ),
    "model_scale": "Scores are divided by the root of d_model, the width of a word’s vector, not of the head’s width.",
    "wrong_axis": "Softmax runs over the queries: columns add up to 1, and a row is no longer a mean of the values.",
    "dropout_before_softmax": (
        "Scores are dropped, not weights. A score of 0 still gives a weight, so no weight is dropped, and the other scores "
        "grow."
    ),
    "mask_swapped": (
        "True is taken for “hide” where it means “may attend”: each row attends to exactly the keys it must not, and a row "
        "that may attend to all keys attends to none."
    ),
    "zero_fill": "A hidden score becomes 0 in place of −∞, and e⁰ is 1: hidden words still get weight.",
    "finite_fill": (
        "In a row that may attend to nothing, all scores are the same large negative number: hidden words share the row "
        "equally."
    ),
    "mask_after_softmax": (
        "Hidden words take part in softmax and lose their weight afterwards: rows that hide words add up to less than 1."
    ),
    "blind_row": "All scores of a row are −∞, and its softmax is 0 ÷ 0, undefined. This spreads to outputs and gradients.",
    "context_length": "The mask is kept for the longest text. Cut for a shorter one at the wrong end, it shows the future.",
    "split_without_transpose": (
        "A view to (heads, T, head_size) has the right shape but cuts along the text: a head gets some words, not a slice "
        "of each."
    ),
    "join_without_transpose": (
        "A view to (T, heads × head_size) has the right shape, but a row then holds the outputs of several words."
    ),
    "batch_and_time_mixed": (
        "Numbers in the order (word, example) are viewed as (example, word), not transposed: an example gets words of the "
        "others."
    ),
    "no_positions": "Without positions and mask, attention can’t tell one order of the words from another.",
    "averaged_in_place": (
        "Means are written into the array from which they are computed: from row 2 on, means of means are averaged."
    ),
}
CAUSAL = "Your settings hide nothing, so a causal mask is used."
BLIND = "A causal mask is used, and the first word is hidden as padding: row 0 may attend to nothing."
ONE_HEAD = "You have set one head, so two are used."
PREMISES = {  # what a bug needs and the settings lack
    "dropout_before_softmax": "Dropout is 0.5 here, since yours drops nothing or everything.",
    "mask_swapped": CAUSAL,
    "zero_fill": CAUSAL,
    "finite_fill": BLIND,
    "mask_after_softmax": CAUSAL,
    "blind_row": BLIND,
    "context_length": "A causal mask is used that was made for twice as many words as yours.",
    "split_without_transpose": ONE_HEAD,
    "join_without_transpose": ONE_HEAD,
    "batch_and_time_mixed": "There are two examples: your words, and your words backwards.",
    "no_positions": "There is no mask, which would tell the order, too. Your words are compared with your words backwards.",
    "averaged_in_place": "This is no attention: each row is the mean of the words up to its own.",
}
SYMPTOMS = {  # a number’s name in attn_core.mistakes → what it is called on the page
    "Variance of the scaled scores": "Variance of the scaled scores",
    "Largest weight, mean of all rows": "Largest weight, mean of all rows",
    "Effective keys, mean of all rows": "Effective keys, mean of all rows",
    "Smallest row sum": "Smallest sum of a row",
    "Largest row sum": "Largest sum of a row",
    "Row sum, mean of all rows": "Sum of a row, mean of all rows",
    "Allowed weights that are 0, %": "Weights that are 0 though their keys are not hidden, in percent",
    "Mean of 400 draws, distance from the weights": "Distance of the mean of 400 draws from the weights",
    "Weight on hidden words, mean of all rows": "Weight of hidden words, mean of all rows",
    "Weight on hidden words, mean of rows without NaN": "Weight of hidden words, mean of the rows without NaN",
    "Weights that are NaN": "Weights that are undefined (NaN)",
    "Row 0, weight on hidden words, head 0": "Weight of hidden words in row 0 of head 0",
    "Row 0 sees nothing: its sum": "Sum of row 0, which may attend to nothing",
    "Row 0 sees nothing: its effective keys": "Effective keys of row 0, which may attend to nothing",
    "Outputs that are NaN": "Outputs that are undefined (NaN)",
    "Numbers in the gradient of v that are NaN": "Numbers in the gradient of v that are undefined (NaN)",
    "Weight on the future, mean of all rows": "Weight of later words, mean of all rows",
    "Words that row 0 may see": "Words that row 0 may attend to",
    "Words that head 0 is made of": "Words whose numbers stand in head 0",
    "Distance of head 0's queries from its own columns": "Distance of head 0’s queries from its own columns",
    "Words whose outputs stand in row 0": "Words whose outputs stand in row 0",
    "Distance of row 0 from its heads' outputs": "Distance of row 0 from its heads’ outputs",
    "Examples mixed into example 0": "Examples mixed into example 0",
    "Change of example 0 when example 1 changes sign": "Change of example 0 when example 1 changes its sign",
    "Change of scores when the words are reversed": "Change of the scores when the words are reversed",
    "Change of outputs when the words are reversed": "Change of the outputs when the words are reversed",
    "Row 2, weight of word 0": "Row 2, weight of word 0",
    "Row 2, weight of word 1": "Row 2, weight of word 1",
    "Row 2, weight of word 2": "Row 2, weight of word 2",
    "Rows that drift": "Rows with wrong weights",
    "Change of the source": "Change of the array that is read",
    "Largest difference of outputs": "Largest difference of outputs",
    "Largest difference of outputs, NaN left out": "Largest difference of outputs, undefined ones left out",
}
SIGNS = {  # what is seen → in words
    "nan": "undefined numbers (NaN)",
    "sums": "rows don’t add up to 1",
    "leak": "hidden words get weight",
    "sharp": "rows too unequal",
    "flat": "rows too equal",
    "silent": "nothing unusual, yet wrong numbers",
}
