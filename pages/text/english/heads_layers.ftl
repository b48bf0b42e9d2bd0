### What the page about heads says of W_O, which mixes heads, and of layers one after another.
MEND = Switch W_O on
SIGNED = :gray[· violet: positive, orange: negative]

## W_O

MIXED_ALT = The contribution of each head to the output, and their sum
SUM = = output

# some: whether columns are left out to which no head contributes
mixed_key = **Contribution of each head to the output of { QUERY($query) }**, { $mixed ->
    [yes] after W_O
   *[no] without W_O
} { SIGNED }{ $some ->
    [yes] { " " }:gray[· columns that are all 0 left out]
   *[no] { "" }
}
FEATURES = Here each column stands for a feature: which word it is, its first letter, vowel or consonant. “constant 1”
    is 1 for every word.

## layers

HEARD_ALT = What reaches each word through the layers: one row per word, one column per word that it can receive from

# a share that would be rounded to .00
LITTLE = <.01

# rounded: whether the shares of some row don't add up to 1 as they are printed.
heard_key = **Shares after { $layers ->
    [one] { $layers } layer
   *[other] { $layers } layers
}**, the product of the layers’ weights :gray[· row: the word that receives · column: from which word
    · dot: nothing{ $rounded ->
    [yes] { " " }· rounded
   *[no] { "" }
}]

# Say from which heads one column of an output comes, and how it adds up.
#
# named: whether the column has a name; sources: how many of the heads contribute; heads: which of them; sum: their numbers
contributions = { $mixed ->
    [yes] W_O ({ $size }) mixes the heads
   *[no] Without W_O the heads’ outputs only stand side by side
}. { $named ->
    [yes] { $mixed ->
        [yes] The column “{ WORD($feature) }”
       *[no] Column { $column }, “{ WORD($feature) }”,
    }
   *[no] Column { $column }
} of the output of { QUERY($query) } comes from { $sources ->
    [none_of_them] no head
    [one] head { AND($heads) } alone
    [both] both heads
    [all] all { $count } heads
   *[some] heads { AND($heads) }
}: { $sum }.
MIX_TASK = Switch W_O off. From how many heads does each column of the output come then?
mix_happened = { $heads ->
    [1] There is one head only, so all { $width } columns come from it, with W_O or without.
   *[other] Each of the { $width } columns comes from one head alone: the others contribute 0. Switch W_O on again.
}

## how far layers reach

after_layer = { $count ->
    [one] { $count } word
   *[other] { $count } words
} after layer { $layer }

# Say from how many words the last one can have received something; listed: after each layer.
received = The last word, { QUERY($last) }, can have received information from { LIST($listed) }. { $reach ->
    [0] A layer in which each word attends only to itself brings no information from other words, however many
        layers there are.
    [one] Each layer reaches up to { $reach } word further back.
   *[other] Each layer reaches up to { $reach } words further back.
} The **residual path**, which adds x to a layer’s output, is not counted: it keeps each word’s own vector.
nothing_reaches = Nothing can reach “{ WORD($last) }”: type more words, or let each layer attend to earlier words.
layers_task = What is the smallest number of layers with which “{ WORD($last) }” can receive information from “{
    WORD($source) }”?
layers_happened = { $layers ->
    [1] 1 layer: “{ WORD($last) }” attends to “{ WORD($source) }” directly.
   *[other] { $layers } layers: with fewer, the cell of “{ WORD($source) }” in the last row is a dot.
}

## a block of a transformer

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
