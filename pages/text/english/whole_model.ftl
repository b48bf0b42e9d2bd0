### What the page about the whole model says.

## the steps

table =
    .title = Who chose all these numbers?
    .about = Heads compute with x, W_Q, W_K, W_V and W_O. Nobody chose their numbers: **training** did. A language model
        predicts the next word of many stories, and every error changes all its numbers a little. The bat’s sentence is
        complete and leaves nothing to predict, so it changes here: “she” or “he” follows “because”, and only attention
        can tell which.
    .sentence = { $placeholder ->
        [yes] { unknown }{ " " }
       *[no] { "" }
    }{ row }{ $again ->
        [yes] { " " }{ same }
       *[no] { "" }
    } { $untrained ->
        [yes] Before training,
       *[no] After training,
    } the model predicts “**{ WORD($next) }**” after “{ WORD($heard_words) }” with { $untrained ->
        [yes] { FINE_PERCENT($at_start) }
       *[no] { FINE_PERCENT($share) }
    }.
    .predict = Before training, all { GROUPED($parameters) } numbers of this model were random. With which probability did it
        predict “{ WORD($next) }” then?
    .task = Switch to the numbers before training, and read the bar of “{ WORD($next) }”.
    .done = It was { FINE_PERCENT($at_start) }, because random numbers know no language: { $rows_in_all } words share 100 %. Training
        made it { FINE_PERCENT($share) } by changing x, W_Q, W_K, W_V and W_O; nobody wrote a rule into them.
table_guesses =
    .rare = below 5 %
    .half = about 50 %
    .same = as today
added =
    .title = A layer adds to x and replaces nothing
    .about = A **layer** does two things. Attention collects from other words: its joined heads, times W_O, are added to x.
        Then an **MLP**, a small network, reads each word’s vector by itself, and its result is added, too. Because
        nothing is overwritten, later layers can still read what earlier ones found. This running sum is the **residual stream**.
    .sentence = In layer { $layer }, attention adds a vector of length **{ DECIMAL($attention) }** to x of { QUERY($name) }, and the
        MLP one of length **{ DECIMAL($mlp) }**. The length of x goes from { DECIMAL($before) } to { DECIMAL($after) }: lengths don’t
        add up, because the vectors point in different directions.
    .predict = In which of the { $layers } layers does attention add the longest vector to “{ WORD($name) }”?
    .task = Select the layer in which attention adds the longest vector to “{ WORD($name) }”.
    .done = It is layer { $layer }, with a length of { DECIMAL($attention) }. The others add less, because in training every vector
        that a head added had a cost: heads learned to add little where it doesn’t help the prediction.
next =
    .title = How does a vector become a word?
    .about = After the last layer, x is only a vector, and a word is wanted. So x is compared with all words: each has a
        second learned vector, its row of the **unembedding**. Its dot product with x, scaled to a fixed length, is the
        word’s **logit**, a score. Softmax turns all logits into probabilities. Every word predicts the next.
    .sentence = { expected } { ahead }
    .predict = The model predicts a word after each word of the text. After which of these is it least certain?
    .task = { $alone ->
        [yes] { ONE_WORD }
       *[no] Select the word after which the largest probability is smallest.
    }
    .done = After “{ WORD($name) }”, even the most likely word has only { PERCENT($least_share) }, because many words may follow
        here, and each takes a share of the 100 %.
next_offers =
    .swapped = Swap the two names
    .dogs = The dogs near the cat
needed =
    .title = Which head does the prediction need?
    .about = Each part adds to the logits directly, and the picture says how much: it shows the **lead** of the most likely
        word’s logit over the second one’s. But a part also acts through others, because the MLP reads what attention has
        added. So only an experiment can tell: switch one head off, compute everything after it again, and compare.
    .sentence = { $together ->
        [yes] { NO_PRODUCTS }
       *[no] { lead_said }
    }
    .predict = One of the { $heads_in_all } heads is switched off. In which layer must it be to make “{ WORD($next) }” least likely?
    .task = { $decides ->
        [yes] Select the layer in which one head, switched off, costs “{ WORD($next) }” most.
       *[no] No single head matters much for “{ WORD($next) }” here. Select another word, or another sentence.
    }
    .done = Without head { $at_head } of layer { $at_layer }, “{ WORD($next) }” falls from { PERCENT($share) } to { PERCENT($least_of_all) }{ $changes ->
        [yes] , and “{ WORD($becomes) }” becomes the most likely word
       *[no] { "" }
    }. { $together ->
        [yes] { "" }
       *[no] { effect }{ " " }
    }Without any other head it keeps at least { PERCENT($next_least) }.
needed_offers =
    .copy = Copying unknown words
    .ball = Who gets the ball?
summary = Training finds x and all matrices; every layer adds to x, and the last x gives the logits of the next word.
    { "  \u000A" }A head is needed if the prediction suffers without it. What does such a head attend to, and which one of its
    arrows is enough? “{ TITLE("models") }” shows the first, and in “{ TITLE("surgery") }” you cut the second.
TABLES =
    .embedding = x of every word
    .stream = the residual stream, layer by layer
    .next = logit and probability of every next word
    .lens = the next word after each layer
FOLDS =
    .first_read = what the first layer reads
    .numbers = one layer in numbers, head by head
    .products = one logit as a sum of products
    .lens = what each layer would predict
SELECT = Word:
UNTRAINED = Before training
colours = colour scale: −{ DECIMAL($end, digits: 1) } (orange) to { DECIMAL($end, digits: 1) } (violet)

## where the numbers come from

table_picture =
    .key = **x: the { $width } numbers of each word** :gray[· { $untrained ->
        [yes] random
       *[no] learned
    } · { colours }]
    .alt = Rows of the embedding, one per word of the sentence; the selected word is outlined
trained =
    .key = **Next word after “{ WORD($heard_words) }”** :gray[{ $untrained ->
        [yes] · before training · line: after it · a new word: { $unused } placeholders together
       *[no] · after training
    }]
    .alt = The most likely next words of the trained model, and how likely the shown numbers make them
NOW =
    .true = before training{ " " }
    .false = after training{ " " }
AFTER_TRAINING = after training{ " " }
row_of = { $label } → { $number }
unknown = { QUERY($name) } is not among the { $known } words that the model knows: it gets a placeholder.

# Say which row of the table a word has, and how it begins.
row = x of { QUERY($name) } is row { $number } of the **embedding**, a learned table of { $rows_in_all } rows; { $untrained ->
    [yes] before training it began
   *[no] it begins
} with { LIST($first) }.
same = “{ WORD($word) }” stands at positions { AND($places) }, and x is the same there: the table doesn’t know where a word stands.
first_read =
    .key = **What layer 0 reads of { QUERY($name) }** :gray[· { colours }]
    .alt = What layer 0 reads: rows of numbers for x, x normalised, the vector of the position, and the sum
FIRST_READ = x is divided by its root mean square and multiplied by learned factors (RMSNorm), because vectors of very
    different lengths would give scores of very different sizes. The sinusoidal position vector is added, and W_Q, W_K
    and W_V are applied to the sum. The stream itself holds no position: every layer adds it again before attention.
NORMALISED = x, normalised
position = position { $number }
SUM = sum

## the stream

stream =
    .key = **The residual stream of { QUERY($name) }** :gray[· numbers: lengths of vectors, as far as the selected layer · click a
        layer]
    .alt = The residual stream, from the embedding at the bottom to the logits: in every layer attention and then the MLP add a
        vector to x
x_is = x: { $length }
embedding_of = x of “{ $word }” (embedding)
NEXT_WORD = the next word
LOGITS = logits (unembedding)
ATTENTION = attention
MLP = MLP
layer = layer { $number }
added_picture =
    .key = **Layer { $layer }: the { $width } numbers of { QUERY($name) }** :gray[· { colours }]
    .alt = What the layer adds to x: rows of numbers for x before it, attention, the MLP, and x after it
PARTS =
    .before = x before
    .attention = + attention
    .mlp = + MLP
    .after = = x after
component_said = { $component }

# Write the first number of x as a sum; exact: whether it adds up as it is printed.
component = The first number: { DECIMAL($before, digits: 3) } { SIGNED($attention, digits: 3) } { SIGNED($mlp, digits: 3) } {
    $exact ->
    [yes] =
   *[no] ≈
} { DECIMAL($after, digits: 3) }.
lengths =
    .key = **Lengths of these vectors in every layer** :gray[· of “{ WORD($name) }” · click a row to select its layer]
    .alt = Lengths of the vectors: one row per layer; x before it, what attention adds, what the MLP adds, x after it
COLUMNS =
    .before = x before
    .attention = attention
    .mlp = MLP
    .after = x after
each_head =
    .key = **Layer { $layer }: output of each head times its rows of W_O**, for { QUERY($name) } :gray[· { colours }]
    .alt = What each head of the layer adds to x, one row per head, and the sum of these rows
head = head { $number }
ALL_HEADS = = attention
longest = Of the heads of layer { $layer }, head { $head } adds the longest vector to { QUERY($name) }. Lengths of heads 0 to
    { $last }: { LIST($each_length) }.
ADDS_UP = x, the output of attention and the output of the MLP sum to the next layer’s x

## the next word

logits =
    .key = **Logits** :gray[· the eight largest]
    .alt = The logits of the eight most likely words
probabilities =
    .key = **Probabilities** :gray[· softmax of all logits]
    .alt = Probabilities of the most likely next words
expected = After “{ WORD($heard_words) }”, the logit of “**{ WORD($next) }**” is the largest: { DECIMAL($logit) }.

# Say how far the largest logit is ahead of the second one, and how many times as likely its word is.
ahead = It leads that of “{ WORD($second) }”, { DECIMAL($second_logit) }, by { DECIMAL($ahead) }, so “{ WORD($next) }” is { times } times as likely: { PERCENT($share) }
    against { PERCENT($second_share) }.

# How many times as likely a word is; times: none for more than 1000.
times = { $times ->
    [none] exp({ DECIMAL($ahead) }) > 1000
   *[other] exp({ DECIMAL($ahead) }) ≈ { $times }
}
ONE_WORD = Type a second word under “Your words”: the model predicts a word after each of them.
SAME_VECTOR = The last vector of the selected word is the same without the words after it
NO_PRODUCTS = Several placeholders stand together for a word that the model doesn’t know, each with its own logit.
products_picture =
    .key = **The logit of “{ WORD($next) }”, number by number** :gray[· { colours }]
    .alt = The largest logit as a sum: rows of numbers for the last vector, the vector of the word, and the products
PRODUCTS =
    .vector = x, normalised
    .word = vector of the word
    .products = products

# terms: the largest products, as they are added
products = { $together ->
    [yes] { NO_PRODUCTS }
   *[no] The logit of “{ WORD($next) }” is the sum of { $count } products: { $terms } + … = **{ DECIMAL($total) }**.
}
LENS = x has the same size after every layer, so the unembedding can be applied to it early. This is the **logit lens**
    (nostalgebraist 2020): it shows which word the model would predict if it ended there.
by_layer =
    .key = **Probability of “{ WORD($next) }” after each layer** :gray[· beside each bar: the most likely word there · line:
        its probability]
    .alt = Bars: the probability of the word that the model predicts in the end, before the first layer and after each
MOST_LIKELY = the most likely word there{ " " }
probability_of = { $word }{ " " }

# What the model would predict at a depth, 0: after the table alone.
depth = { $depth ->
    [0] table: { $word }
   *[other] layer { $layer }: { $word }
}
lens_said = { $first_depth ->
    [0] The table alone makes “{ WORD($next) }” the most likely word after “{ WORD($name) }”.
   *[other] After layer { $first_layer }, “{ WORD($next) }” is the most likely word for the first time: { PERCENT($first_share) }. Before this
        layer it is “{ WORD($earlier) }”.
}

## which head is needed

lead_stream =
    .key = **The lead of “{ WORD($next) }” over “{ WORD($second) }”** :gray[· numbers: logit of the one minus logit of the other · violet:
        for “{ WORD($next) }”, orange: against · click a layer]
    .alt = The residual stream, from the embedding at the bottom to the logits: how much each part adds to the lead of the
        most likely word
heads_off =
    .key = **Layer { $layer }: one head switched off** :gray[· probability of “{ WORD($next) }”]
    .alt = Bars: the probability of the most likely word with all heads, and with each head of the layer switched off
ALL_HEADS_ON = all heads
head_off = without head { $number }
lead_said = Together, the embedding and all parts give “{ WORD($next) }” a lead of { DECIMAL($ahead) } over “{ WORD($second) }”. The largest
    part of a layer, { SIGNED($most_added) }, comes from { $from_mlp ->
    [yes] the MLP
   *[no] attention
} of layer { $from_layer }. Is that where the word is decided?

# directly: what the head itself adds to the lead; falls: by how much the lead falls without it, loses: the same with its sign
effect = { $through_others ->
    [yes] Directly this head adds only { SIGNED($directly) } to the lead, but without it the lead falls by { DECIMAL($falls) }, because the
        parts after it read what it adds.
   *[no] Directly this head adds { SIGNED($directly) } to the lead; without it, the lead changes by { SIGNED($loses) }.
}
