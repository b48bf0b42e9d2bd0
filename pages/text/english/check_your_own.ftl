### What the page says on which a visitor checks the tensors of an attention: the file, the verdict, its evidence.
TITLE = Is your own attention right?
lead = Save the tensors of one call of your attention, and upload the file. The page recomputes attention from your q, k and v, and
    then makes each known bug on purpose: the one that gives your numbers is most likely the one in your code. The server
    keeps the tensors only in the memory of your session, which ends some time after you close the page, and passes them to nobody.
UPLOAD = Your tensors
UPLOAD_HELP = An .npz, .npy or .safetensors file of at most 16 MB: q, k, v, and weights or output or both; where there is one, the
    mask (True or 1: may attend) and the bias. An .npy file holds one tensor, so upload several: q.npy, k.npy and so on.
PASTE = Or paste printed tensors
PASTE_HELP = Print each tensor with its name and all its numbers, and paste what you see, as in the example. Printed numbers are rounded,
    so a difference counts only where it exceeds the rounding. After this line, torch prints all numbers with more digits:
PASTED = Pasted tensors
PASTED_TENSORS = your pasted tensors
SAMPLE = Or try a call whose verdict is known
SAMPLES =
    .right = No bug
    .subtle = A subtle bug
    .two = Two bugs
NOTHING = Upload a file, or choose one of the known calls.
about = Verdict on { $files }:
about_sample = Verdict on the known call “{ $name }”, not on a file of yours:
CANNOT = This can’t be checked
# Why a file isn’t opened; kind: pickle or other; cell: CELL_TITLE.
refused = { $kind ->
    [pickle] { $name } is probably a pickle, as torch.save writes it. Opening a pickle can run any code that somebody has put into it, so this page
        opens none. Save the tensors with the cell under “{ $cell }”.
   *[other] { $name } isn’t opened: the page reads files whose names end in { $endings }. The cell under “{ $cell }” saves one.
}
CELL_TITLE = How do I save my tensors?
CELL = Copy this cell into your program, after the line that computes the output. The axes of q, k and v are (batch, heads, tokens,
    width). Leave out the weights or the output where your code doesn’t have them, and add "mask" (True: may attend) or "bias"
    where there is one.
too_large = This call needs { GROUPED($needed) } multiplications (examples × heads × queries × keys × width), and the page computes
    at most { GROUPED($most) }: save fewer examples or tokens, or run “python -m attn_core diagnose FILE” on your machine
no_matrix = weights must have an axis of queries, an axis of keys, and at least one number, got shape { $shape }

## how the file was read

READ = How were the tensors read?
AS_NAMED = Every tensor was found under its own name, in the usual order of axes.
TOKENS_FIRST = q, k and v are (batch, tokens, heads, width)
TOKENS_FIRST_HELP = Off: the order is (batch, heads, tokens, width), unless the shape of the weights shows that tokens come first.
LAYOUT = If your file has its axes in the order (batch, tokens, heads, width), turn on the switch under “{ READ }”.
LAYER = Layer of the stack
EXAMPLE = Example of the batch
HEAD = Head
renamed = { $name } is what you call “{ WORD($called) }”.
turned = { $names } are read as (batch, tokens, heads, width).

## the verdict

attention = This is attention { $mask }; the scores are multiplied by 1/√head_size = { $scale }.
MASKS =
    .given = with your mask
    .none = without a mask
    .causal = with a causal mask
    .causal_lower_right = with a causal mask that ends at the last key
SCOPE = The check begins at q, k and v and ends at the given weights or output: what makes q, k and v, such as the
    projections, the split into heads or rotary positions, may still be wrong, and so may all that follows.
assumed = No mask was given, so the page tried attention without one and with a causal mask. This verdict is about attention
    { $mask }.
NEXT = Check that all tensors come from the same call, that the mask and the bias are among them where there are any, and that
    dropout is off: model.eval(). Then look at the cells that differ most.
wrong = This is not attention. { $found ->
    [one] One bug explains all numbers.
    [two] Two bugs together explain all numbers.
    [several] { $count } explanations fit equally well: compare their lines with your code.
   *[none] No known bug explains the numbers.
}
BUGS =
    .one = this bug
    .two = these two bugs
# before: how far the numbers are from attention; after: the same once the bugs are made; bugs: one of BUGS
fits = { $found ->
    [infinite] Some of your numbers are NaN or infinite, unlike those of attention. From attention with { $bugs } your numbers differ by
        only { $after }, which is rounding.
    [exact] Your numbers differ from attention by up to { $before }, but are exactly those of attention with { $bugs }.
   *[rounding] Your numbers differ from attention by up to { $before }, but from attention with { $bugs } by only { $after }, which is
        rounding.
}
CHANGE = **The lines to change:** − is what your code seems to do, + is what is right.
MORE = More explanations
REPORT = The report of attn_core, in English
SEE = See it on a sentence:
ALONE = Weights were given without q, k and v, so whether they are right can’t be said: that depends on the scores, and
    these come from q and k. Each row can still be judged: whether it sums to 1, and on how many keys it concentrates.

## the evidence

SHARPNESS = How sharp is each row?
EVIDENCE = Where does it show?
where = Head { $head } of example { $example } differs from attention in { $all ->
    [one] its only row
    [yes] all { $of } rows
   *[no] { $rows } of { $of } rows ({ $listed })
}, most in query { $query }, { $shows ->
    [weights] key
   *[output] component
} { $column }: { $theirs } instead of { $right }.
nowhere = Head { $head } of example { $example } agrees with attention in every cell.
scale = colour scale { $low } to { $high }
UNDEFINED = undefined
PICTURES =
    .weights_right = Right weights
    .weights_theirs = Your weights
    .weights_difference = Yours − right
    .output_right = Right output
    .output_theirs = Your output
    .output_difference = Yours − right
AXES = Rows are queries, columns are keys.
HIDDEN = A dot is a cell that the mask hides.
MARKED = The frames mark the cell that differs most, and its row.
LEAKS = A dotted frame marks weight on a key that the mask hides.
AGREES = The weights agree with attention in every cell, but the output doesn’t:
AXES_OF_OUTPUT = Rows are queries, columns are the components of the output.
LARGEST = The cells that differ most
CELLS =
    .query = query
    .key = key
    .component = component
    .right = right
    .theirs = yours
ROWS =
    .query = query
    .sum = sum
    .keys = effective keys
    .entropy = entropy
    .largest = largest weight
sharp = { $found ->
    [none] No row of this head can be weights: each has a negative number or one that is not finite, or doesn’t sum to 1.
    [all] Every row of this head sums to 1 and effectively attends to between { DECIMAL($least, digits: 1) } and { DECIMAL($most, digits: 1) } of { $keys } keys.
   *[some] Only { $rows } of { $of } rows of this head can be weights; the others have a negative number or one that is not
        finite, or don’t sum to 1. A row that can be weights effectively attends to between { DECIMAL($least, digits: 1) } and
        { DECIMAL($most, digits: 1) } of { $keys } keys.
}

# what people file besides: a mistake’s name → its title, and what to do instead, for each name
TITLES =
    .scaled_twice = Divided by head_size, without the root
    .multiplied_by_the_root = Multiplied by √head_size
    .other_scale = Another scale
    .softmax_over_heads = Softmax over the heads
    .softmax_over_examples = Softmax over the examples
    .softmax_twice = Softmax applied twice
    .no_softmax = No softmax
    .fill_too_small = Hidden scores filled with too large a number
    .mask_lost = The mask is not applied
    .mask_transposed = The mask is transposed
    .causal_from_the_last_key = Causal mask from the last key
    .mask_one_key_too_far = Mask one key too far
    .mask_one_key_too_near = Mask one key too near
    .own_key_hidden = A query’s own key hidden
    .window_one_too_wide = Window one key too wide
    .window_one_too_narrow = Window one key too narrow
    .window_wider_on_both_sides = Window too wide on both sides
    .window_narrower_on_both_sides = Window too narrow on both sides
    .bias_lost = The bias is not added
    .bias_before_scale = Bias added before the scale
    .values_are_keys = Keys in the place of values
    .heads_and_tokens_swapped = Heads and tokens swapped
    .examples_and_tokens_swapped = Examples and tokens swapped
ADVICE =
    .no_scaling = The scores are not scaled; divide them by the root of the width of a head, math.sqrt(head_size).
    .model_scale = The scores are divided by the root of d_model; divide by that of the width of one head,
        math.sqrt(head_size).
    .scale_of_another_width = The scores are divided by 8, the root of a head size of 64; divide by the root of
        the width of this head, math.sqrt(head_size).
    .scaled_twice = The scores are divided by the width of a head, head_size: either the root is missing,
        math.sqrt(head_size), or they are scaled twice; scaled_dot_product_attention scales by itself, so pass it q as
        it is.
    .multiplied_by_the_root = The scores are multiplied by the root of the width of a head; divide by it.
    .other_scale = The scores are multiplied by a number other than 1 / math.sqrt(head_size).
    .wrong_axis = Softmax runs over the queries; it must run over the keys, the last axis: dim=-1.
    .softmax_over_heads = Softmax runs over the heads; it must run over the keys, the last axis: dim=-1.
    .softmax_over_examples = Softmax runs over the examples of the batch; it must run over the keys, the last axis:
        dim=-1.
    .softmax_twice = Softmax is applied twice, which makes the weights almost equal and gives hidden keys some
        weight; apply it once.
    .no_softmax = The scores themselves are used as weights; softmax is missing.
    .dropout_before_softmax = Dropout is applied to the scores; a score of 0 still has weight, so apply it to the
        weights.
    .dropped_returned = The weights are returned as dropout left them; return those from before dropout.
    .dropout_in_evaluation = Dropout is active; outside training its probability must be 0. model.eval() doesn't reach
        scaled_dot_product_attention: pass it dropout_p=0.0 outside training.
    .mask_swapped = The mask hides the keys that may be seen; its polarity is swapped, so invert it with ~.
    .zero_fill = Hidden scores are set to 0, and e to the power of 0 is 1; set them to -inf before softmax.
    .cap_after_mask = The cap is applied after the mask and turns -inf into a finite score; cap the scores first, then
        mask them.
    .fill_too_small = Hidden scores are set to a number that still leaves them weight; set them to -inf before softmax.
    .finite_fill = A query that may see no key spreads its weight over all keys, as all its scores have the same finite
        fill; fill with -inf, and set the weights of such rows to 0.
    .float_mask_added = The mask is added to the scores as 1 and 0; pass it as booleans, or add 0 and -inf.
    .mask_after_softmax = The mask is applied after softmax, so rows no longer sum to 1; apply it to the scores.
    .blind_row = A query that may see no key has NaN, as softmax divides 0 by 0; set the weights of such rows to 0.
    .padded_rows = The padding is hidden as queries; hide it as keys, the columns of the mask.
    .padding_on_the_wrong_side = The mask hides keys at one end, but the padding stands at the other; hide the keys of the
        padding instead.
    .context_length = The mask is cut from the wrong rows of a larger one; row 0 of the mask belongs to the first query.
    .mask_repeated = The masks of the examples are tiled over the heads; the heads of an example stand together, so
        repeat each mask with repeat_interleave(heads, dim=0).
    .mask_lost = The mask is not applied; pass it, and set hidden scores to -inf before softmax.
    .mask_transposed = The mask is transposed; its rows are the queries, its columns the keys.
    .causal_from_the_first_key = The causal mask starts at the first key; with a cache of keys use the lower right
        corner: tril(diagonal=Tk - Tq).
    .causal_from_the_last_key = The causal mask ends at the last key; in this call the first query sees the first key
        alone: tril().
    .mask_one_key_too_far = Each query sees one key too many, after those that it may see; move the diagonal back by
        one.
    .mask_one_key_too_near = Each query lacks the last key that it may see; move the diagonal of the mask forward by
        one.
    .own_key_hidden = No query sees its own key; the diagonal belongs to a causal mask: tril(), not tril(diagonal=-1).
    .window_one_too_wide = The window reaches one key too far back.
    .window_one_too_narrow = The window ends one key too early on the side of the first key.
    .window_wider_on_both_sides = The window is one key too wide on either side.
    .window_narrower_on_both_sides = The window is one key too narrow on either side.
    .bias_lost = The bias is not added; add it to the scaled scores, before softmax.
    .bias_before_scale = The bias is added before the scores are scaled, so it is scaled, too; scale the scores, then
        add it.
    .split_without_transpose = The heads are split by a view alone, which cuts along the tokens; split the columns, then
        transpose: view(T, heads, head_size).transpose(0, 1).
    .join_without_transpose = The heads are joined by a view alone, which mixes tokens; transpose first, then reshape.
    .heads_averaged = The weights are averaged over the heads; nn.MultiheadAttention does so unless it is passed
        average_attn_weights=False.
    .every_head_the_first = Every head reads the columns of head 0; head h must read those from h * head_size on.
    .groups_tiled = The shared heads of keys and values are tiled; neighbouring heads of queries share one, so repeat
        each with repeat_interleave along the axis of heads, dim=-3 of (..., heads, tokens, width).
    .fused_split_in_blocks = The fused product of q, k and v is split into three blocks, but its columns stand head by head;
        view it as (heads, 3, head_size), not as (3, heads, head_size).
    .values_are_keys = The weights are applied to the keys; apply them to the values.
    .heads_and_tokens_swapped = q, k and v look like (..., tokens, heads, width): pass q.transpose(-3, -2), and k, v and
        the output likewise. If they are (..., heads, tokens, width), the code attends across heads: it lacks a
        transpose, or has one too many.
    .examples_and_tokens_swapped = The axes of examples and tokens are swapped, so each token attends to other examples;
        a layer of torch takes tokens first unless it is made with batch_first=True.
    .batch_and_time_mixed = A view moves the axis of examples, which mixes tokens of different examples; transpose
        instead.
    .no_positions = Queries and keys are made of words without positions; add the positions first.
