### What the last step of the page about the weighted sum says: other mixers than attention, and where an output goes.
MIXING_TITLE = Attention is one way to mix words
MIXED = what the words become
W_BY_HAND = W by hand
NEXT_LAYER = where the output goes next
MIXING = Any matrix W with a row and a column for each word mixes words. Here W multiplies the words’ own vectors X
    instead of the values V, to compare several ways. Attention computes W from queries and keys; in the other mixers, W
    is fixed.
MIXER = What mixes the words

# link token → what it makes of the words
MIXERS =
    .attention = W holds the weights of the selected head
    .mean = each word becomes the mean of all words
    .past = each word becomes the mean of itself and the words before it
    .convolution = each word becomes half of itself and a quarter of each neighbour
    .mlp = two fixed matrices over positions, with a curve (gelu) between them
    .none = each word stays as it is
TRY =
    .convolution = A convolution
    .reads = Attention that reads words
    .second = The first word becomes the second
FORGET = Reset my numbers
BY_HAND = Numbers of W: row_column_number, more after ~
BY_HAND_HELP = Rows and columns are counted from 0: 2_0_0.5
FACTORS =
    .W = row: what a word becomes · column: from which word
    .X = the words’ own vectors
    .Y = what the words become
SLOPE = the slope of the MLP at 0
DROPPED = the weights after dropout
factor_name = **{ $name }** :gray[{ $sizes }, { $about } · { $scale }]
SIGNED = violet: positive, orange: negative
from_to = colour scale: 0 to { SHORT($end) }
factor_alt = { $name }: one row for each word

# Say what a mixer does.
mixer_words = **{ $name }**: { $name ->
    [attention] { MIXERS.attention }
    [mean] { MIXERS.mean }
    [past] { MIXERS.past }
    [convolution] { MIXERS.convolution }
    [mlp] { MIXERS.mlp }
   *[none] { MIXERS.none }
}.
CROSS = Here the first sentence is mixed with itself.
edits_beyond = { $count } of the numbers in mixer_edits lie outside W.
edits_wait = { $count } of the numbers in mixer_edits are not used: an MLP has no W to edit.
NO_EDITOR = :gray[**W by hand**: an MLP has no W to type into. Its picture shows its slope at 0.]

## where the output goes

BLOCK = The outputs of all heads are joined and multiplied by W_O: this is the attention layer. Its output is added
    to x, which is carried past the layer unchanged, on the **residual path**. So attention adds to what a word says,
    and replaces nothing. Next, an **MLP**, two matrices with a curve between them, works on each word by itself, and
    its output is added to the path, too. A **layer norm** before each of the two brings a word’s numbers to mean 0 and
    variance 1. A transformer stacks many such blocks.
BLOCK_NAME = **One transformer block**, from the top down :gray[· violet: this page · grey line: the residual path]
BLOCK_LABELS =
    .x = x, from the block before
    .norm = layer norm
    .attention = attention: W V, joined, × W_O
    .add = +
    .mlp = MLP: each word by itself
    .next = to the next block
    .path = residual path
BLOCK_ALT = A transformer block from the top down: x goes through a layer norm and through attention, this page’s part,
    whose output is added to x on the residual path; this sum goes through a layer norm and an MLP, whose output is
    added to the path, too; the result goes to the next block
