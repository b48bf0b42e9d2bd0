"""A row's winner is determined before dropout, independent of the dropped weights."""

import torch

from attn_core import attend_in_heads, one_query, tokens
from attn_core.attention import AttentionConfig


def test_the_winner_of_a_row_is_the_key_with_the_largest_score():
    """Of every query in both heads, with dropout 0.5, which drops some of the largest weights."""
    x, drawn = tokens.embed([f"w{i}" for i in range(9)], 11, 0), tokens.projections(11, 2, 5, 0)
    trace = attend_in_heads(x, projections=drawn, heads=2, config=AttentionConfig(dropout=0.5))
    for head in range(2):
        columns = slice(5 * head, 5 * head + 5)
        scores = (x @ drawn.wq[:, columns]) @ (x @ drawn.wk[:, columns]).T
        best = scores.argmax(-1).tolist()
        assert any(trace.heads.dropped[head, query, key] == 0 for query, key in enumerate(best))
        assert [row.winner for row in one_query.by_query(trace, head)] == best
        assert [one_query.by_head(trace, query)[head].winner for query in range(9)] == best
        largest = torch.tensor([one_query.by_head(trace, query)[head].largest for query in range(9)])
        torch.testing.assert_close(largest, torch.softmax(scores / 5**0.5, -1).amax(-1))
