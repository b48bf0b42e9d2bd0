### What the core's entries are called and do: masks, scales, projections, features, worked examples, mistakes.
BEFORE_DROPOUT = { " " }before dropout

# by the name of an entry in attn_core: its name, what a mask allows, the numbers that it reads, what a head does
MASKS =
    .none = no mask
    .causal = causal mask
    .window = window mask
    .prefix = prefix mask
    .strided = strided mask
    .streaming = streaming mask
    .packed = document mask
    .left_padding = left-padding mask
BIASES =
    .none = no bias
    .alibi = ALiBi
    .alibi_symmetric = symmetric ALiBi
MASK_ALLOWS =
    .none = { "" }
    .causal = no word sees a later one
    .window = only a few words back
    .prefix = later ones only among the first words
    .strided = only itself and every n-th word before it
    .streaming = only a few words back, and the first ones
    .packed = no later word, and only words of the same document
    .left_padding = no later word, and no padding at the start
MASK_NUMBERS =
    .window_window = Reach of the window mask
    .prefix_prefix = Reach of the prefix mask
    .strided_window = Stride of the strided mask
    .streaming_window = Reach of the streaming mask
    .streaming_prefix = First words that stay visible
    .packed_window = Length of each document
    .left_padding_prefix = Padding tokens at the start
MASK_NUMBER_HELP =
    .window_window = How many words back a word may attend.
    .prefix_prefix = How many first words every word may attend to.
    .strided_window = With 2: itself, and every second word before it. 0 counts as 1.
    .streaming_window = How many words back a word may attend; it may also attend to the first words.
    .streaming_prefix = How many of the first words every later word may attend to, however far away they are. They are
        called attention sinks, because trained models give them much weight.
    .packed_window = How many words a document has. A word may attend to no word of another document. 0 counts as 1.
    .left_padding_prefix = How many first tokens are padding, to which no query may attend. A padding token itself sees
        no key, so its weights and its output are 0 here; in PyTorch, without a sink, the softmax of a row
        that holds only −∞ would be NaN.
SOURCES =
    .random = a random draw
    .meaning = related words
    .previous = the previous word
    .same = the same word elsewhere
    .first = the first word
    .initial = others that start alike
    .vowel = vowel → consonants
    .learned = learned
    .tiny_0 = layer 0 of tiny
    .tiny_1 = layer 1 of tiny
    .tiny_2 = layer 2 of tiny
    .tiny_3 = layer 3 of tiny
SOURCE_HELP =
    .random = a draw, without meaning
    .meaning = related words, trained on vectors of real words
    .previous = the previous word
    .same = the same word elsewhere
    .first = the first word
    .initial = others that start alike
    .vowel = consonants
    .learned = trained
    .tiny_0 = layer 0 of tiny
    .tiny_1 = layer 1 of tiny
    .tiny_2 = layer 2 of tiny
    .tiny_3 = layer 3 of tiny
JOBS =
    .random = The projections are drawn at random from the seed and have no meaning yet.
    .meaning = Trained on vectors of real words to let a word attend to related words.
    .previous = Each token attends to the previous one; the first has none and attends equally to all.
    .same = Each token attends to the same token elsewhere; one that has no copy attends equally to all.
    .first = Each token attends to the first one, which attends to itself.
    .initial = Each token attends to the others with its first letter; where there are none, equally to all.
    .vowel = A vowel attends to the consonants; every other sign, or a vowel without any, attends equally to all.
    .learned = Trained to let a vowel attend to consonants; the training asks for nothing else.
    .tiny_0 = A head of a small language model, trained to predict the next word of simple stories.
    .tiny_1 = A head of a small language model, trained to predict the next word of simple stories.
    .tiny_2 = A head of a small language model, trained to predict the next word of simple stories.
    .tiny_3 = A head of a small language model, trained to predict the next word of simple stories.
JOBS_WITHOUT_POSITIONS =
    .random = The projections are drawn at random from the seed and have no meaning yet.
    .meaning = Trained on vectors of real words to let a word attend to related words.
    .previous = Without positions no token knows which token is the previous one, so each attends equally to all.
    .same = Without positions a token cannot leave itself out, so each attends to all its copies and to itself.
    .first = Without positions no token knows which one is the first, so each attends equally to all.
    .initial = Without positions a token cannot leave itself out, so each attends to all with its first letter and to itself.
    .vowel = A vowel attends to the consonants; every other sign, or a vowel without any, attends equally to all.
    .learned = Trained to let a vowel attend to consonants; the training asks for nothing else.
    .tiny_0 = A head of a small language model, trained to predict the next word of simple stories.
    .tiny_1 = A head of a small language model, trained to predict the next word of simple stories.
    .tiny_2 = A head of a small language model, trained to predict the next word of simple stories.
    .tiny_3 = A head of a small language model, trained to predict the next word of simple stories.

# A part of a mask's formula: causal, window 2 back, stride 3; corner: where its triangle begins, if that must be said.
mask_part = { $kind ->
    [causal] causal{ $corner }
    [window] window { $window } back
    [sinks] (window { $window } back | sinks { $prefix })
    [documents] same document (length { $window })
    [padding] keys from { $prefix }
   *[stride] stride { $window }
}

# The values of the keys that a query may attend to, under a mask.
values = { $count } values { $mask ->
    [causal] of the past and itself
   *[other] that it may attend to
}

# A feature: position 2, word bat, letter b, vowel, looks for position 1; quotes: whether its word or letter has some.
feature = { $looks ->
    [for] looks for{ " " }
    [past] looks past{ " " }
   *[none] { "" }
}{ $kind ->
    [position] position { $value }
    [word] word { $quotes ->
        [yes] “{ $value }”
       *[no] { $value }
    }
    [letter] letter { $quotes ->
        [yes] “{ $value }”
       *[no] { $value }
    }
    [vowel] vowel
    [consonant] consonant
    [always] constant 1
   *[other] { $value }
}

# Which worked example takes the place of the sentence.
scene = Worked example “{ $title }”: { $fixed ->
    [tokens] its tokens are fixed, and are their own queries, keys and values
    [keys] its tokens, W_Q and W_K are fixed; W_V, which it lacks, is drawn from the seed
   *[all] its tokens and projections are fixed
}.
# Which call of a file takes the place of the sentence; example: its place in the batch.
file = Queries, keys and values of the file { $title }, example { $example }: they are used as they were saved.
