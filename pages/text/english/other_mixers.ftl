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
    .mlp = two fixed matrices over positions, with a nonlinear function (gelu) between them
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
    to x, which is carried past the layer unchanged, on the **residual path**. So attention adds to a word’s vector and does
    not replace it. Next, an **MLP**, two matrices with a nonlinear function between them, works on each word by itself, and
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

## one row, and what moves

# Say one row of Y; terms: its largest terms, "" for none; rest: how many more aren't 0.
mixed_row = The row of { QUERY($query) } in Y { $linear ->
    [yes] = { $terms ->
        [none] 0
       *[other] { $terms }
    }{ $rest ->
        [0] { "" }
       *[other] { " " }+ { $rest } more
    }.
   *[no] is not a weighted sum, so Y = W X does not hold for mlp; the picture shows the slope of the MLP at 0.
}
term = { DECIMAL($weight) } × “{ WORD($word) }”
follows = With other words in the same places, W changes by up to { SMALL($moved) }: it depends on the words.

# Say that W is the same for other words; why: for which reason, "" where that isn't known.
stays = With other words in the same places, W stays the same{ $why ->
    [fixed] : its numbers are fixed
    [dropped] : dropout sets all weights to 0
    [dropout] : dropout sets those weights to 0 that would change
    [one_key] : the mask lets each word attend to one word only
    [mask] : the mask hides the words whose weights would change
    [positions] : this head attends only by position. With other queries and keys, the weights of a head can
        depend on the words
   *[none] { "" }
}.

# Say which rows of Y the learner's numbers moved; names: the first of them, more: how many others, rows: how many there are.
by_hand = Typed into W: { $edits ->
    [one] { $edits } number
   *[other] { $edits } numbers
}. { $rows ->
    [0] No row of Y changes.
   *[other] Rows of Y that change: **{ $names }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }**.
}
ONE_WORD = One word alone cannot be mixed. Type more words under “Your words”.

# edited: whether W has numbers that were typed, which no mixer takes back; under: where they are
mixing_task = { $edited ->
    [yes] Press “{ FORGET }” under “{ $under }”.{ " " }
   *[no] { "" }
}Choose a mixer with which every word becomes the same mixture.
MIXED_EQUALLY = All rows of W are equal, so all rows of Y are: every word becomes the same mixture.

# some: whether only some of the rows are there
editor = :gray[**W by hand**: type a number, and one row of Y changes. Empty the cell to restore its number.]{ $some ->
    [yes] { " " }:gray[These are { $rows } of { $count } rows, around the selected one.]
   *[no] { "" }
}
