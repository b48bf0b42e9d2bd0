"""The sentences that pages start with."""

SENTENCE = "The bat flew out of the cave"
MEMORY = "A sleepy bear saw it leave"  # what cross-attention looks at
SEED = 3  # here bat looks most at of: plainly not a meaning
