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
    [yes] { " " }:gray[· columns of 0 left out]
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
}**, the product of the layers’ weights (**rollout**) :gray[· row: the word that receives · column: from which word
    · dot: nothing{ $rounded ->
    [yes] { " " }· rounded
   *[no] { "" }
}]
