"""The parts of a program to copy about what today's models do differently; words, x and the projections come before them."""

from attn_core.experiments.todays_models import LLAMA, SCORES

TURN = """

# turn: each pair of a query and of a key turns by its position
def turn(vector, position):  # numbers 0 and 2 turn by 1 radian a position, 1 and 3 by 0.1
    angle = position * 100.0 ** -(torch.arange(2, dtype=torch.float64) / 2)
    a, b = vector.chunk(2)
    return torch.cat([a * angle.cos() - b * angle.sin(), b * angle.cos() + a * angle.sin()])


hand = torch.tensor([1.0, 1.0, 0.0, 0.0], dtype=torch.float64)
turned_score = turn(hand, {query}) @ turn(hand, {key})
print(f"score {{turned_score:.4f}}, at positions {query} and {key}")
"""

SHARE = """
# share: keys and values of a text, in heads that heads of queries share (scaled_dot_product_attention(..., enable_gqa=True))
layers, key_value_heads, size, number_bytes, tokens = {layers}, {count}, {size}, {number}, {tokens}
cache_bytes = torch.tensor(2 * layers * key_value_heads * size * number_bytes * tokens)
print(f"cache {{cache_bytes / 1e9:.1f}} GB")
"""

REMEMBER = """
# remember: with a cache only the newest word is projected
keys, values, rows = x[:0] @ wk, x[:0] @ wv, []
for newest in x.split(1):
    keys, values = torch.cat([keys, newest @ wk]), torch.cat([values, newest @ wv])
    rows.append(scaled_dot_product_attention(newest @ wq, keys, values))
cached = torch.cat(rows)
again = scaled_dot_product_attention(x @ wq, x @ wk, x @ wv, is_causal=True)
print("largest difference", (cached - again).abs().max().item())
"""

BLOCKS = """
# in blocks: softmax of a row that is never seen whole
row = torch.tensor({scores})
largest, total, so_far = torch.tensor(-math.inf), torch.tensor(0.0), row[:0]
for block in row.split({block}):
    raised = torch.maximum(largest, block.max())
    rescale = {rescale}
    exponentials = torch.exp(block - raised)
    so_far, total = torch.cat([so_far * rescale, exponentials]), total * rescale + exponentials.sum()
    largest = raised
in_blocks = so_far / total
print("in blocks", *(f"{{weight:.4f}}" for weight in in_blocks.tolist()))
print("softmax  ", *(f"{{weight:.4f}}" for weight in row.softmax(0).tolist()))
"""


def parts(key: int, distance: int, count: int, block: int, rescaled: bool) -> dict[str, str]:
    """Return the lines of the four steps, by name.

    key, distance: where the key stands, and how far behind it the query; count: heads of keys and values; block: scores in a
    block; rescaled: whether earlier sums are rescaled
    """
    rescale = "torch.exp(largest - raised)" if rescaled else "1.0  # a bug: torch.exp(largest - raised) is left out"
    sizes = {"layers": LLAMA.layers, "size": LLAMA.head_size, "number": LLAMA.number, "tokens": LLAMA.tokens}
    return {
        "turn": TURN.format(query=key + distance, key=key),
        "share": SHARE.format(count=count, **sizes),
        "remember": REMEMBER,
        "in_blocks": BLOCKS.format(scores=SCORES.tolist(), block=block, rescale=rescale),
    }
