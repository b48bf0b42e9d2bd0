### What Operate says of patches: what heads do in one sentence, taken from the run on a second one.
TITLE = **Which heads carry the difference between two sentences?** :gray[· activation patching: a head takes its
    output, or its weights, from the run on the second sentence]
SECOND = Second sentence
SECOND_HELP = It must have as many words as the first one. Change one word, so that only its effect is carried over.
NO_SECOND = A patch needs a second sentence.
SAME = Both sentences are the same to the model: unknown words at the same positions get the same placeholders. A patch
    changes nothing.
CAUSE = A head that carries the difference is one of its causes; other heads may have an effect only in combination.
ALTS =
    .output = Probability of the word with each head’s output from the second sentence: rows are layers, columns
        heads.
    .pattern = Probability of the word with each head’s weights from the second sentence: rows are layers, columns
        heads.
lengths = A patch needs two sentences with the same number of words: the first has { $first }, the second { $second }.
    Patches in the link are kept, but have no effect.
grid_title = **Probability of “{ WORD($word) }” with each head’s { $part ->
    [output] output
   *[pattern] weights
} patched** :gray[· click a head to look at it]
none = Patching the { $part ->
    [output] output
   *[pattern] weights
} of a single head changes the probability of “**{ WORD($word) }**” by at most 1 percentage point.

# moves: how the word's probability changes; before, after: it now, and with the patch; instead: the most likely word then, "" where it stays
carries = Patching the { $part ->
    [output] output
   *[pattern] weights
} of layer { $layer }, head { $head } has the largest effect: the probability of “**{ WORD($word) }**” { $moves ->
    [stays] stays at { PERCENT($after) }
    [falls] falls from { PERCENT($before) } to { PERCENT($after) }
   *[rises] rises from { PERCENT($before) } to { PERCENT($after) }
}{ $still ->
    [yes] { "" }
   *[no] ; the most likely word is then “**{ WORD($instead) }**” ({ PERCENT($share) })
}.
patch = Patch the { $part ->
    [output] output
   *[pattern] weights
} of layer { $layer }, head { $head }
