### Notices: values that were rejected or cut; and the words before buttons that offer changes.
TRY_THIS = **Try this:**

# what a token is called
NOUNS =
    .word = word
    .character = character
    .example = token
FIRST = The sentence
SECOND = The second sentence

# what is left out of a page, since a source doesn't have what it needs
LACKS =
    .model_vectors = The model’s own code computes queries, keys and values. Panels that need word vectors are left out.
    .file = The file holds queries, keys and values, but not what they were computed from. Panels that need word vectors or projections
        are left out.

# why a text can't be read, so that the projections are drawn at random
UNREAD =
    .no_pairs = The head learns from pairs of a vowel and a consonant. The sentence has no such pair yet, so the
        projections are random.
    .model_limits = The model reads at most 64 words, of which at most 24 different ones may be unknown to it. The sentence
        has more, so the projections are random.
    .model = This server doesn’t have the model, or the sentence is too long for it, so the projections are random.

ONE_SENTENCE = Designed and learned projections read one sentence, so this is self-attention.
unknown_words = The table of English word vectors lacks { $more ->
    [0] { AND($words) }
   *[other] { LIST($words) } and { $more } more
}: { $count ->
    [one] it has a random vector
   *[other] they have random vectors
}, the same in every sentence.
OTHER_LANGUAGE = This looks like a language other than English. The table has English words only: a word that is spelled like an
    English one is taken for it, and all others have random vectors. So where words attend and move means nothing here.
other_device = { $trouble }, so this was computed on the { $device }.
too_long = { $sentence } has { $count } tokens; the first { $most } are used. Your text is kept.
file_cut = The file has { $count } tokens; the first { $most } are used.
empty = { $sentence } has no words yet. Type some to see the pictures.
