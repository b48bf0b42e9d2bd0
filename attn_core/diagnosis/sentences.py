"""What a mistake is, and what to do instead: a sentence or two for each name that a diagnosis may say."""

SENTENCES = {
    # ---- the scale, softmax, dropout ----
    "no_scaling": "The scores are not scaled; divide them by the root of the width of a head, math.sqrt(head_size).",
    "model_scale": (
        "The scores are divided by the root of d_model; divide by that of the width of one head, math.sqrt(head_size)."
    ),
    "scale_of_another_width": (
        "The scores are divided by 8, the root of a head size of 64; divide by the root of the width of this head, "
        "math.sqrt(head_size)."
    ),
    "scaled_twice": (
        "The scores are divided by the width of a head, head_size: either the root is missing, math.sqrt(head_size), or "
        "they are scaled twice; scaled_dot_product_attention scales by itself, so pass it q as it is."
    ),
    "multiplied_by_the_root": "The scores are multiplied by the root of the width of a head; divide by it.",
    "other_scale": "The scores are multiplied by a number other than 1 / math.sqrt(head_size).",
    "wrong_axis": "Softmax runs over the queries; it must run over the keys, the last axis: dim=-1.",
    "softmax_over_heads": "Softmax runs over the heads; it must run over the keys, the last axis: dim=-1.",
    "softmax_over_examples": (
        "Softmax runs over the examples of the batch; it must run over the keys, the last axis: dim=-1."
    ),
    "softmax_twice": (
        "Softmax is applied twice, which makes the weights almost equal and gives hidden keys some weight; apply it once."
    ),
    "no_softmax": "The scores themselves are used as weights; softmax is missing.",
    "dropout_before_softmax": "Dropout is applied to the scores; a score of 0 still has weight, so apply it to the weights.",
    "dropped_returned": "The weights are returned as dropout left them; return those from before dropout.",
    "dropout_in_evaluation": (
        "Dropout is active; outside training its probability must be 0. model.eval() doesn't reach "
        "scaled_dot_product_attention: pass it dropout_p=0.0 outside training."
    ),
    # ---- the mask and the bias ----
    "mask_swapped": "The mask hides the keys that may be seen; its polarity is swapped, so invert it with ~.",
    "zero_fill": "Hidden scores are set to 0, and e to the power of 0 is 1; set them to -inf before softmax.",
    "cap_after_mask": (
        "The cap is applied after the mask and turns -inf into a finite score; cap the scores first, then mask them."
    ),
    "fill_too_small": "Hidden scores are set to a number that still leaves them weight; set them to -inf before softmax.",
    "finite_fill": (
        "A query that may see no key spreads its weight over all keys, as all its scores have the same finite fill; fill "
        "with -inf, and set the weights of such rows to 0."
    ),
    "float_mask_added": "The mask is added to the scores as 1 and 0; pass it as booleans, or add 0 and -inf.",
    "mask_after_softmax": "The mask is applied after softmax, so rows no longer sum to 1; apply it to the scores.",
    "blind_row": "A query that may see no key has NaN, as softmax divides 0 by 0; set the weights of such rows to 0.",
    "padded_rows": "The padding is hidden as queries; hide it as keys, the columns of the mask.",
    "padding_on_the_wrong_side": (
        "The mask hides keys at one end, but the padding stands at the other; hide the keys of the padding instead."
    ),
    "context_length": "The mask is cut from the wrong rows of a larger one; row 0 of the mask belongs to the first query.",
    "mask_repeated": (
        "The masks of the examples are tiled over the heads; the heads of an example stand together, so repeat each mask "
        "with repeat_interleave(heads, dim=0)."
    ),
    "mask_lost": "The mask is not applied; pass it, and set hidden scores to -inf before softmax.",
    "mask_transposed": "The mask is transposed; its rows are the queries, its columns the keys.",
    "causal_from_the_first_key": (
        "The causal mask starts at the first key; with a cache of keys use the lower right corner: tril(diagonal=Tk - Tq)."
    ),
    "causal_from_the_last_key": (
        "The causal mask ends at the last key; in this call the first query sees the first key alone: tril()."
    ),
    "mask_one_key_too_far": "Each query sees one key too many, after those that it may see; move the diagonal back by one.",
    "mask_one_key_too_near": "Each query lacks the last key that it may see; move the diagonal of the mask forward by one.",
    "own_key_hidden": "No query sees its own key; the diagonal belongs to a causal mask: tril(), not tril(diagonal=-1).",
    "window_one_too_wide": "The window reaches one key too far back.",
    "window_one_too_narrow": "The window ends one key too early on the side of the first key.",
    "window_wider_on_both_sides": "The window is one key too wide on either side.",
    "window_narrower_on_both_sides": "The window is one key too narrow on either side.",
    "bias_lost": "The bias is not added; add it to the scaled scores, before softmax.",
    "bias_before_scale": (
        "The bias is added before the scores are scaled, so it is scaled, too; scale the scores, then add it."
    ),
    # ---- heads, examples, values ----
    "split_without_transpose": (
        "The heads are split by a view alone, which cuts along the tokens; split the columns, then transpose: view(T, "
        "heads, head_size).transpose(0, 1)."
    ),
    "join_without_transpose": "The heads are joined by a view alone, which mixes tokens; transpose first, then reshape.",
    "heads_averaged": (
        "The weights are averaged over the heads; nn.MultiheadAttention does so unless it is passed "
        "average_attn_weights=False."
    ),
    "every_head_the_first": "Every head reads the columns of head 0; head h must read those from h * head_size on.",
    "groups_tiled": (
        "The shared heads of keys and values are tiled; neighbouring heads of queries share one, so repeat each with "
        "repeat_interleave along the axis of heads, dim=-3 of (..., heads, tokens, width)."
    ),
    "fused_split_in_blocks": (
        "The fused product of q, k and v is split into three blocks, but its columns stand head by head; view it as "
        "(heads, 3, head_size), not as (3, heads, head_size)."
    ),
    "values_are_keys": "The weights are applied to the keys; apply them to the values.",
    "heads_and_tokens_swapped": (
        "q, k and v look like (..., tokens, heads, width): pass q.transpose(-3, -2), and k, v and the output likewise. "
        "If they are (..., heads, tokens, width), the code attends across heads: it lacks a transpose, or has one too many."
    ),
    "examples_and_tokens_swapped": (
        "The axes of examples and tokens are swapped, so each token attends to other examples; a layer of torch takes "
        "tokens first unless it is made with batch_first=True."
    ),
    "batch_and_time_mixed": (
        "A view moves the axis of examples, which mixes tokens of different examples; transpose instead."
    ),
    "no_positions": "Queries and keys are made of words without positions; add the positions first.",
}
