"""Masks as graphs: edges there and back, degrees, and how far word travels."""

import torch

from attn_core import masks
from attn_core.experiments import mask_graph


def test_rows_that_can_move():
    assert mask_graph.can_move(masks.causal(4, 4), 1).tolist() == [False, True, True, True]
    alone = masks.graph(3, [(0, 1), (2, 1), (1, 2)])
    assert mask_graph.can_move(alone, 1).tolist() == [False, True, True]  # its query chooses between two keys
    assert mask_graph.can_move(alone, 2).tolist() == [False, True, False]  # its query has one key, which takes all


def test_a_window_reaches_further_with_every_round():
    window = masks.causal(6, 6) & masks.window(6, 6, 1)
    assert torch.equal(mask_graph.after(window, 0), torch.eye(6, dtype=torch.bool))
    assert torch.equal(mask_graph.after(window, 1), window)
    assert torch.equal(mask_graph.after(window, 3), masks.causal(6, 6) & masks.window(6, 6, 3))
    assert torch.equal(mask_graph.after(masks.causal(6, 6), 2), masks.causal(6, 6))


def test_the_future_is_counted_cell_by_cell():
    """None of it is open under a causal mask, all of it without one."""
    assert mask_graph.later_tokens(masks.causal(5, 5)) == (0, 10)
    assert mask_graph.later_tokens(masks.bidirectional(5, 5)) == (10, 10)
    assert mask_graph.later_tokens(masks.causal(5, 5) | masks.prefix(5, 5, 2)) == (1, 10)


def test_a_word_arrives_one_edge_a_round():
    """Under a window of 1 word 2 reaches word 5 after 3 rounds; later words never do."""
    window = masks.causal(6, 6) & masks.window(6, 6, 1)
    assert mask_graph.arrivals(window, 5, 8) == [5, 4, 3, 2, 1, 0]
    assert mask_graph.arrivals(window, 4, 2) == [None, None, 2, 1, 0, None]
    assert mask_graph.arrivals(masks.graph(2, [(0, 1)]), 1, 3) == [1, 0]


def test_what_is_on_its_way_to_a_node():
    """The last row is the node itself, the first its sources over all rounds."""
    window = masks.causal(4, 4) & masks.window(4, 4, 1)
    paths = mask_graph.on_paths(window, 2, 3)
    assert paths.int().tolist() == [[0, 1, 1, 1], [0, 0, 1, 1], [0, 0, 0, 1]]
    assert paths[0].equal(mask_graph.after(window, 2)[3])
    assert mask_graph.on_paths(window, 0, 2).int().tolist() == [[0, 0, 1, 0]]


def test_node_i_of_the_causal_graph_hears_i_and_itself():
    assert mask_graph.in_degrees(masks.causal(5, 5)) == [1, 2, 3, 4, 5]
    assert mask_graph.in_degrees(masks.bidirectional(2, 3)) == [3, 3]
    assert len(mask_graph.edges(masks.causal(5, 5))) == 15
