"""The end of Learn: what was learned, and where it goes on."""

LINES = (
    "Attention lets each word collect information from other words: its output is a weighted sum of their values.",
    "A score is the dot product of a query and a key. Softmax turns the scores of a row into weights that sum to 1.",
    "Scores are divided by √head_size, so that a wide head does not put all its weight on a single key.",
    "A mask sets scores to −∞ before softmax, so a hidden key gets weight 0, and the other weights still sum to 1.",
    "Attention ignores the order of words; positions that are added to the word vectors tell it.",
    "Several heads attend in different ways at once. W_O mixes their outputs, and layers work one after another.",
    "A language model adds the output of every layer to x. The last vector gives the logits of the next word.",
)
