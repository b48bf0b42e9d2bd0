"""Numbers on masks that can be counted by hand."""

from tests.screen import opened, prose


def test_pytorchs_functions_are_told_the_open_cells_and_the_hidden_ones():
    """Causal over 7 words: 28 cells are open, 21 hidden; True means open to one function, hidden to the other."""
    sentence = prose(opened("masks", mask="causal"), "polarity_said")
    assert "To scaled_dot_product_attention True means open: 28 of 49 cells are True." in sentence
    assert "To MultiheadAttention True means hidden: 21 of 49 cells are True." in sentence


def test_of_two_prefixes_the_longer_one_is_open():
    """The mask's 4 of 7 keys beside 2 that are added: 3 + 2 + 1 cells of the future; then 5 that are added."""
    at = opened("masks", mask="prefix", prefix=4, mask_prefix=2)
    assert "6 of 21 cells of the future are open." in prose(at, "block_said")
    assert "34 of 49 cells are open." in prose(at, "mask_said")
    at = opened("masks", mask="prefix", prefix=4, mask_prefix=5)
    assert "10 of 21 cells of the future are open." in prose(at, "block_said")
    assert "38 of 49 cells are open." in prose(at, "mask_said")
