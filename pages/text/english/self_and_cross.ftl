### What the steps of the page about self-attention and cross-attention say.
SELF_TITLE = Self-attention
SELF = In self-attention a sentence attends to itself. Its words’ vectors form the matrix x. The projections W_Q, W_K
    and W_V compute queries, keys and values from the same x, so every word has a query, a key and a value.
CROSS_TITLE = Cross-attention
CROSS = In cross-attention one sentence attends to another. The queries are computed from the first sentence, x; the
    keys and the values from the second, m. In translation, the translation attends to the original.
DECODING_TITLE = The key-value cache
DECODING = A language model writes one word at a time. The keys and values of earlier words stay the same, so they are
    stored in the key-value cache. Only new words need queries. Each attends to itself and to all earlier words.
CORNERS = A causal mask hides the keys that come after a query. It can be aligned with the upper left corner of the
    weights or with the lower right one. In a square matrix both give the same mask. With fewer queries than keys only
    the lower right is correct: the last query aligns with the last key. In the formula, i indexes queries and j keys;
    T_q and T_k are their numbers.
SUMMARY = In self-attention queries, keys and values come from one sentence; in cross-attention keys and values come
    from another.  { "\u000A" }The weights have a row for each query and a column for each key, so a few new queries can
    attend to all keys in a cache.
SENTENCE = Sentence
SENTENCE_HELP = Your own words. The link shows what is typed here.
SECOND = Second sentence: its words are the keys and values
SECOND_HELP = Your own words. The link shows what is typed here.
NEW = New tokens at the end
NEW_HELP = Earlier tokens are in the cache: their keys and values are already known.
DEEPER =
    .self = queries, keys and values as numbers
    .cross = the same projections on another sentence
    .corners = where a causal mask starts
ONE_SENTENCE = A worked example has only one sentence, so there is no second sentence to attend to.
NO_WORDS = The second sentence has no words yet: type some into “Second sentence”.
OTHER_HEAD =
    .previous = “The word before” is not defined across two sentences, so here each word looks for the same word.
    .learned = The head “learned” handles only one sentence, so here each token looks for the same token.
KINDS =
    .self = self-attention
    .cross = cross-attention
SOURCES =
    .x = the sentence
    .memory = the second sentence
ROLES =
    .q = queries
    .k = keys
    .v = values
HIDDEN = { " " }· dot: hidden
CORNER_NAMES =
    .upper_left = upper left
    .lower_right = lower right
CORNER_CALLS =
    .upper_left = what is_causal=True means in PyTorch
    .lower_right = what decoding needs
TRY =
    .one_word = A single word
    .same = A head for the same word
    .longer = A longer second sentence
    .random = Random projections
    .three_new = Three new words
TABLES =
    .sources = sources
    .self_weights = self-attention
    .cross_weights = cross-attention
    .upper_left = causal from the upper left
    .lower_right = causal from the lower right
decoding_title = **Weights of the new { $noun }s** :gray[· row: new query · column: key{ $hides ->
    [yes] { HIDDEN }
   *[no] { "" }
}]
corner_title = **{ $corner ->
    [upper_left] { CORNER_NAMES.upper_left }
   *[lower_right] { CORNER_NAMES.lower_right }
}** :gray[· { $corner ->
    [upper_left] { CORNER_CALLS.upper_left }
   *[lower_right] { CORNER_CALLS.lower_right }
}]
corner_alt = Weights of the { $count } newest tokens over all tokens, causal mask from the { $corner ->
    [upper_left] { CORNER_NAMES.upper_left }
   *[lower_right] { CORNER_NAMES.lower_right }
} corner
decoding_agrees = Decoding, lower right: largest difference from causal attention over the whole sentence at once
    { SMALL($difference) }
