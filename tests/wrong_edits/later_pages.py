"""Wrong edits of the pages from masks on: which row, which head, which end, which way round."""

from tests.wrong_edits.edit import Edit

EDITS = (
    Edit(
        "weights before dropout in the account",
        "weights = trace.heads.dropped[base.head, base.query]\n",
        "weights = trace.heads.weights[base.head, base.query]\n",
        "story/test_one_dropout_draw.py story/test_weighted_sum.py",
    ),
    Edit(
        "padding begins one key late",
        "padding from key {len(setting.keys) - on_top.mask_padding}",
        "padding from key {len(setting.keys) - on_top.mask_padding + 1}",
        "story/test_masks.py",
    ),
    Edit(
        "a query hears as many as hear it",
        "mask_graph.in_degrees(data.allowed)",
        "mask_graph.in_degrees(data.allowed.T)",
        "story/test_masks.py",
    ),
    Edit(
        "the file of edges names targets as sources",
        "data.base.scene.keys[source] for source, _ in edges",
        "data.base.scene.keys[target] for _, target in edges",
        "story/test_masks.py",
    ),
    Edit(
        "the file of edges has weights turned over",
        "weights[targets, sources]",
        "weights[sources, targets]",
        "story/test_masks.py",
    ),
    Edit(
        "the prefix is the shorter one",
        "opens_prefix else 0, on_top.mask_prefix)",
        "opens_prefix else 0, on_top.mask_prefix) if not on_top.mask_prefix else on_top.mask_prefix",
        "story/test_masks_numbers.py",
    ),
    Edit(
        "open and hidden cells of PyTorch change places",
        "True = hide, {int((~allowed).sum())}",
        "True = hide, {int(allowed.sum())}",
        "story/test_masks_numbers.py",
    ),
    Edit(
        "rounds are read by column",
        "reached = mask_graph.after(data.allowed, count)[data.base.query]",
        "reached = mask_graph.after(data.allowed, count)[:, data.base.query]",
        "story/test_masks_propagation.py",
    ),
    Edit(
        "a shuffled word's place is the word at its place",
        "data.order.tolist().index(query), numbers",
        "data.order.tolist()[query], numbers",
        "story/test_order_and_batch.py",
    ),
    Edit(
        "the file of the shuffle has the order for the places",
        'data.order.argsort().tolist(), "largest',
        'data.order.tolist(), "largest',
        "story/test_order_numbers.py",
    ),
    Edit(
        "the score at a distance is the next one's",
        "data.with_positions[data.distance - 1]\n",
        "data.with_positions[data.distance % FARTHEST]\n",
        "story/test_order_numbers.py",
    ),
    Edit(
        "a batch's weights are those of head 1",
        "_largest(trace.heads.weights[:, head, query], trace.heads.masked[:, head, query])",
        "_largest(trace.heads.weights[:, 0, query], trace.heads.masked[:, 0, query])",
        "story/test_order_numbers.py",
    ),
    Edit(
        "an example's picture is of head 1",
        "weights[example, data.base.head]",
        "weights[example, 0]",
        "story/test_order_numbers.py",
    ),
    Edit(
        "the last word sees as many as the first",
        "the last word sees {decoding.visible[-1]}",
        "the last word sees {decoding.visible[0]}",
        "story/test_self_and_cross.py",
    ),
    Edit(
        "keys move as values do",
        "**{numbers.small(moved['k'])}**, {v}",
        "**{numbers.small(moved['v'])}**, {v}",
        "story/test_self_and_cross.py",
    ),
    Edit(
        "newest words are the first",
        "queries=words[-data.count :],",
        "queries=words[: data.count],",
        "story/test_heads_numbers.py",
    ),
    Edit(
        "the newest words' file names the first",
        "keys[-len(made.weights) :]",
        "keys[: len(made.weights)]",
        "story/test_self_and_cross.py",
    ),
    Edit(
        "the file of self and cross is of head 1",
        "heads.weights[side.head].tolist()",
        "heads.weights[0].tolist()",
        "story/test_self_and_cross.py",
    ),
    Edit(
        "columns of the joined heads are named head by head in turn",
        "for h in range(scene.heads) for i in range(scene.head_size)]",
        "for i in range(scene.head_size) for h in range(scene.heads)]",
        "story/test_heads.py",
    ),
    Edit(
        "the last head's columns begin one head early",
        "columns {last * size} to",
        "columns {(last - 1) * size} to",
        "story/test_heads_numbers.py",
    ),
    Edit(
        "a head's share is of another column",
        "for value in added[:, column].tolist()",
        "for value in added[:, 0].tolist()",
        "story/test_heads_numbers.py",
    ),
    Edit(
        "the largest weight by scale is of head 1",
        "trace.heads.weights[base.head, base.query].max()",
        "trace.heads.weights[0, base.query].max()",
        "story/test_heads_numbers.py",
    ),
    Edit(
        "a row's sum on average is that of now",
        "average.row_sums[:, base.query].mean()",
        "average.row_sums[-1:, base.query].mean()",
        "story/test_loops.py story/test_loops_checks.py",
    ),
    Edit(
        "back leads to the present row",
        "bisect.bisect_left(stops, at) - 1, bisect",
        "bisect.bisect_right(stops, at) - 1, bisect",
        "story/test_loops.py",
    ),
    Edit(
        "right and wrong of a symptom change places",
        "number(wrong if data.on else right)",
        "number(right if data.on else wrong)",
        "story/test_mistakes.py",
    ),
    Edit(
        "a mistake's file has rows for columns",
        "[label for label in data.labels for _ in range(width)]",
        "[label for _ in range(width) for label in data.labels]",
        "story/test_mistakes_numbers.py",
    ),
    Edit(
        "a mistake's row is that of the right program",
        "matrix[row, column].item()) for matrix in (plane.right, plane.wrong)",
        "matrix[row, column].item()) for matrix in (plane.wrong, plane.right)",
        "story/test_mistakes_numbers.py",
    ),
    Edit(
        "the examples' file counts rows by columns",
        "(step.name, *place, computed, expected)",
        "(step.name, *place[::-1], computed, expected)",
        "story/test_worked_examples.py",
    ),
)
