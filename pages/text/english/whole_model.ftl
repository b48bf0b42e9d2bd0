### What the steps of the page about the whole model say.
TABLES =
    .embedding = x of every word
    .stream = the residual stream, layer by layer
    .next = logit and probability of every next word
    .lens = the next word after each layer
TABLE_STEP = Where x comes from
FIRST_READ_STEP = what the first layer reads
ADDED_STEP = What a layer adds to x
HEADS_STEP = what each head adds
NEXT_STEP = How x becomes the next word
PRODUCTS_STEP = one logit as a sum of products
LENS_STEP = What each layer would predict
TABLE = A language model keeps one vector for each word that it knows. These vectors are the rows of a learned
    table, the **embedding**. The row of a word is its x, the input of the first layer. A word that is not in the
    table gets the row of a placeholder. Positions are added before attention is applied.
ADDED = The outputs of the heads are joined, multiplied by W_O, and **added** to x. Then an MLP is applied to each
    token’s vector separately, and its output is added. No layer replaces x: each adds to it. The vectors x, from the
    first layer to the last, are called the **residual stream**.
NEXT = The vector after the last layer is normalised. Its dot product with the vector of each word in the
    vocabulary is the **logit** of that word. Softmax turns all logits into probabilities. Each token predicts the word
    that comes after it, and the last one predicts the next word of the text.
LENS = x has the same size after every layer, so the last step of the model can be applied to it at any layer. This
    is the **logit lens** (nostalgebraist 2020). It shows which word the model would predict if it ended there. Later
    layers may still change the prediction.
SUMMARY = x begins as a row of a learned table, and every layer adds the outputs of attention and of an MLP to it.
    { "  \u000A" }The last vector, multiplied by the vector of every word, gives the logits of the next word.
TRY =
    .swapped = Swap the two names
    .dogs = The dogs near the cat
    .copy = Copying unknown words
    .ball = Who gets the ball?
SELECT = Word:
colours = colour scale: −{ DECIMAL($end, digits: 1) } (orange) to { DECIMAL($end, digits: 1) } (violet)

## the table

row_of = { $label } → { $number }
TABLE_ALT = Rows of the embedding table, one per word of the sentence; the selected word is outlined
unknown = { QUERY($name) } is not among the { $known } words that the model knows: it gets a placeholder.
FIRST_READ_ALT = What layer 0 reads: rows of numbers for x, x normalised, the vector of the position, and the sum
FIRST_READ = x is divided by its root mean square and multiplied by learned factors (RMSNorm). The sinusoidal position
    vector is then added. W_Q, W_K and W_V are applied to the sum. The position is not added to the stream itself:
    every layer adds it again before attention.

## the stream

ADDED_ALT = What the layer adds to x: rows of numbers for x before it, attention, the MLP, and x after it
LENGTHS_ALT = Lengths of the vectors: one row per layer; x before it, what attention adds, what the MLP adds, x after it
lengths_title = **Lengths of these vectors in every layer** :gray[· of “{ WORD($name) }” · click a row to select its layer]
layer = layer { $number }
ALL_HEADS = = attention
HEADS_ALT = What each head of the layer adds to x, one row per head, and the sum of these rows
head = head { $number }
ADDS_UP = x, the output of attention and the output of the MLP sum to the next layer’s x

## the table, with numbers
table_title = **x: the { $width } numbers of each word** :gray[· word → its row in the table · { colours }]

# Say which row of the table a word has; all: whether none of its numbers is 0; filled: how many are not.
row = { QUERY($name) } has row { $number } of the { $rows_in_all } rows. It begins with { LIST($first) }; { $all_filled ->
    [yes] all { $width } numbers differ
   *[no] { $filled } of its { $width } numbers differ
} from 0, and none of them was designed.
same = “{ WORD($word) }” stands at positions { AND($places) }, and x is the same there.
table_task = { $twice ->
    [yes] Which word has the same row at more than one position? Select it.
   *[no] No word stands twice in this sentence. Repeat one under “Your words”: does it get a second row?
}
table_happened = “{ WORD($word) }” has row { $number } at positions { AND($places) }, because the table knows which word it is,
    but not where it stands.
first_read_title = **What layer 0 reads of { QUERY($name) }** :gray[· { colours }]
NORMALISED = x, normalised
position = position { $number }
SUM = sum

## what a layer adds, with numbers
PARTS =
    .before = x before
    .attention = + attention
    .mlp = + MLP
    .after = = x after
COLUMNS =
    .before = x before
    .attention = attention
    .mlp = MLP
    .after = x after
added_title = **Layer { $layer }: the { $width } numbers of { QUERY($name) }** :gray[· { colours }]

# Say how long the vectors of a layer are: x before, of attention, of the MLP, x after.
adds = In layer { $layer }, attention adds a vector of length **{ DECIMAL($attention) }** to x of { QUERY($name) }, and the
    MLP one of length **{ DECIMAL($mlp) }**. The longer one changes x more. The length of x changes
    from { DECIMAL($before) } to { DECIMAL($after) }. Lengths of vectors in different directions do not add up.

# Write the first number of x as a sum; exact: whether it adds up as it is printed.
component = The first number: { DECIMAL($before, digits: 3) } { SIGNED($attention, digits: 3) } { SIGNED($mlp, digits: 3) } {
    $exact ->
    [yes] =
   *[no] ≈
} { DECIMAL($after, digits: 3) }.
grows = Over all layers, the length goes from { DECIMAL($at_first) } to { DECIMAL($at_last) }.
added_task = Select the layer in which attention adds the longest vector to “{ WORD($name) }”.
added_happened = In layer { $layer }, attention adds a vector of length { DECIMAL($attention) }, more than in any other
    layer. The MLP adds one of length { DECIMAL($mlp) }.
heads_title = **Layer { $layer }: output of each head times its rows of W_O**, for { QUERY($name) } :gray[· { colours }]
longest = Of the heads of layer { $layer }, head { $head } adds the longest vector to { QUERY($name) }. Lengths of heads 0 to
    { $last }: { LIST($each_length) }.


## the next word

LOGITS_TITLE = **Logits** :gray[· the eight largest]
BARS_TITLE = **Probabilities** :gray[· softmax of all logits]
LOGITS_ALT = The logits of the eight most likely words
PRODUCTS_ALT = The largest logit as a sum: rows of numbers for the last vector, the vector of the word, and the products
expected = After “{ WORD($heard_words) }”, the logit of “**{ WORD($next) }**” is the largest: { DECIMAL($logit) }.

# How many times as likely a word is; times: None for more than 1000.
times = { $times ->
    [none] exp({ DECIMAL($ahead) }) > 1000
   *[other] exp({ DECIMAL($ahead) }) ≈ { $times }
}
NO_PRODUCTS = The most likely word is unknown to the model: several placeholders stand for it, each with its own
    logit.
SAME_VECTOR = The last vector of the selected word is the same without the words after it

## the logit lens

MOST_LIKELY = the most likely word there{ " " }
BY_LAYER_ALT = Bars: the probability of the word that the model predicts in the end, before the first layer and after each
probability_of = { $word }{ " " }
by_layer_title = **Probability of “{ WORD($next) }” after each layer** :gray[· beside each bar: the most likely word there · line:
    its probability · orange: the selected layer]
so_far_title = **The next word, predicted after layer { $layer }**

## tasks and numbers
PRODUCTS =
    .vector = x, normalised
    .word = vector of the word
    .products = products

# Say how far the largest logit is ahead of the second one, and how many times as likely its word is.
ahead = The second largest, that of “{ WORD($second) }”, is { DECIMAL($second_logit) }. The difference is { DECIMAL($ahead) }, so “{ WORD($next) }” is { times } times as likely: { PERCENT($share) } against { PERCENT($second_share) }.
ONE_WORD = Type a second word under “Your words”: the model predicts a word after each of them.
NEXT_TASK = Select the word after which the largest probability is smallest: there the model is least certain.
next_happened = After “{ WORD($name) }”, even the most likely word has a probability of only { PERCENT($least_share) }: others can follow,
    too.
products_title = **The logit of “{ WORD($next) }”, number by number** :gray[· colour scale: −{ DECIMAL($end, digits: 1) } (orange)
    to { DECIMAL($end, digits: 1) } (violet)]

# terms: the largest products, as they are added
products_said = The logit of “{ WORD($next) }” is the sum of { $count } products: { $terms } + … = **{ DECIMAL($total) }**.

# What the model would predict at a depth, 0: after the table alone.
depth = { $depth ->
    [0] table: { $word }
   *[other] layer { $layer }: { $word }
}

# Say what the model would predict after a layer.
#
# word: the word that it predicts in the end, now and final: its probability after the layer and in the end; same: whether it
# is the most likely one after the layer, too; other: the most likely one there, other_share: its probability
after_layer = { $last ->
    [yes] After layer { $layer }, the last one, the model predicts “**{ WORD($next) }**” with { PERCENT($final) }.
   *[no] { $same ->
        [yes] After layer { $layer }, “**{ WORD($next) }**” is already the most likely word, with { PERCENT($now) }. In the end it
            has { PERCENT($final) }.
       *[no] After layer { $layer }, the model would predict “**{ WORD($other) }**” ({ PERCENT($other_share) }). “**{ WORD($next) }**”
            has { PERCENT($now) } there, and { PERCENT($final) } in the end.
    }
}
table_decides = The table alone makes “{ WORD($next) }” the most likely word after “{ WORD($name) }”. Select another word.
lens_task = Select the first layer after which “{ WORD($next) }” is the most likely word.
lens_happened = After layer { $layer }, “{ WORD($next) }” has { PERCENT($first_share) }. Before this layer, “{ WORD($earlier) }” is the most
    likely word.
BARS_LIKELY = Bars: the eight most likely next words with their probabilities.

## steps and pictures

table =
    .title = { TABLE_STEP }
    .about = { TABLE }
    .sentence = { $placeholder ->
        [yes] { unknown }{ " " }
       *[no] { "" }
    }{ row }{ $again ->
        [yes] { " " }{ same }
       *[no] { "" }
    }
    .task = { table_task }
    .done = { table_happened }
added =
    .title = { ADDED_STEP }
    .about = { ADDED }
    .sentence = { adds } { $component } { grows }
    .task = { added_task }
    .done = { added_happened }
next =
    .title = { NEXT_STEP }
    .about = { NEXT }
    .sentence = { expected } { ahead }
    .task = { $alone ->
        [yes] { ONE_WORD }
       *[no] { NEXT_TASK }
    }
    .done = { next_happened }
next_offers =
    .swapped = { TRY.swapped }
    .dogs = { TRY.dogs }
lens =
    .title = { LENS_STEP }
    .about = { LENS }
    .sentence = { after_layer }
    .task = { $first_depth ->
        [0] { table_decides }
       *[other] { lens_task }
    }
    .done = { lens_happened }
lens_offers =
    .copy = { TRY.copy }
    .ball = { TRY.ball }
summary = { SUMMARY }
FOLDS =
    .first_read = { FIRST_READ_STEP }
    .heads = { HEADS_STEP }
    .products = { PRODUCTS_STEP }
table_picture =
    .key = { table_title }
    .alt = { TABLE_ALT }
first_read =
    .key = { first_read_title }
    .alt = { FIRST_READ_ALT }
added_picture =
    .key = { added_title }
    .alt = { ADDED_ALT }
lengths =
    .key = { lengths_title }
    .alt = { LENGTHS_ALT }
each_head =
    .key = { heads_title }
    .alt = { HEADS_ALT }
logits =
    .key = { LOGITS_TITLE }
    .alt = { LOGITS_ALT }
probabilities =
    .key = { BARS_TITLE }
    .alt = { BARS_LIKELY }
products_picture =
    .key = { products_title }
    .alt = { PRODUCTS_ALT }
products = { $together ->
    [yes] { NO_PRODUCTS }
   *[no] { products_said }
}
by_layer =
    .key = { by_layer_title }
    .alt = { BY_LAYER_ALT }
so_far =
    .key = { so_far_title }
    .alt = { BARS_LIKELY }
