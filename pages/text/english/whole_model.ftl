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
unknown = { QUERY($word) } is not among the { $known } words that the model knows: it gets a placeholder.
FIRST_READ_ALT = What layer 0 reads: rows of numbers for x, x normalised, the vector of the position, and the sum
FIRST_READ = x is divided by its root mean square and multiplied by learned factors (RMSNorm). The sinusoidal position
    vector is then added. W_Q, W_K and W_V are applied to the sum. The position is not added to the stream itself:
    every layer adds it again before attention.

## the stream

ADDED_ALT = What the layer adds to x: rows of numbers for x before it, attention, the MLP, and x after it
LENGTHS_ALT = Lengths of the vectors: one row per layer; x before it, what attention adds, what the MLP adds, x after it
lengths_title = **Lengths of these vectors in every layer** :gray[· of “{ WORD($word) }” · click a row to select its layer]
layer = layer { $number }
ALL_HEADS = = attention
HEADS_ALT = What each head of the layer adds to x, one row per head, and the sum of these rows
head = head { $number }
ADDS_UP = x, the output of attention and the output of the MLP sum to the next layer’s x

## the table, with numbers
table_title = **x: the { $width } numbers of each word** :gray[· word → its row in the table · { colours }]

# Say which row of the table a word has; all: whether none of its numbers is 0; filled: how many are not.
row = { QUERY($word) } has row { $number } of the { $rows } rows. It begins with { LIST($first) }; { $all ->
    [yes] all { $width } numbers differ
   *[no] { $filled } of its { $width } numbers differ
} from 0, and none of them was designed.
same = “{ $word }” stands at positions { AND($places) }, and x is the same there.
TABLE_TASK = Under “Your words”, replace a word by one that the model does not know, such as “Zorg”. Which row does it get?
table_happened = “{ $word }” gets row { $number }, the row of a placeholder, wherever it stands in the sentence.
first_read_title = **What layer 0 reads of { QUERY($word) }** :gray[· { colours }]
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
added_title = **Layer { $layer }: the { $width } numbers of { QUERY($word) }** :gray[· { colours }]

# Say how long the vectors of a layer are: x before, of attention, of the MLP, x after.
added = In layer { $layer }, attention adds a vector of length **{ DECIMAL($attention) }** to x of { QUERY($word) }, and the
    MLP one of length **{ DECIMAL($mlp) }**. The longer one changes x more. The length of x changes
    from { DECIMAL($before) } to { DECIMAL($after) }. Lengths of vectors in different directions do not add up.

# Write the first number of x as a sum; exact: whether it adds up as it is printed.
component = The first number: { DECIMAL($before, digits: 3) } { SIGNED($attention, digits: 3) } { SIGNED($mlp, digits: 3) } {
    $exact ->
    [yes] =
   *[no] ≈
} { DECIMAL($after, digits: 3) }.
grows = Over all layers, the length goes from { DECIMAL($first) } to { DECIMAL($last) }.
added_task = Select the layer in which attention adds the longest vector to “{ $word }”.
added_happened = In layer { $layer }, attention adds a vector of length { DECIMAL($attention) }, more than in any other
    layer. The MLP adds one of length { DECIMAL($mlp) }.
heads_title = **Layer { $layer }: output of each head times its rows of W_O**, for { QUERY($word) } :gray[· { colours }]
longest = Of the heads of layer { $layer }, head { $head } adds the longest vector to { QUERY($word) }. Lengths of heads 0 to
    { $last }: { LIST($lengths) }.
