### What the page about the whole model says.

## the steps

table =
    .title = Who chose all these numbers?
    .about = Nobody chose the numbers in x, $W_Q$, $W_K$, $W_V$ and $W_O$: **training** changed them, story by story, so that the next
        word became likelier. A model like this predicts how a sentence goes on{ $pronoun ->
            [yes] . Only an earlier name can tell whether “she” or “he” follows here.
           *[no] : here, the one shown.
        }
    .sentence = { $placeholder ->
        [yes] { unknown }{ " " }
       *[no] { "" }
    }{ row }{ $again ->
        [yes] { " " }{ same }
       *[no] { "" }
    } { $untrained ->
        [yes] Before training, “**{ WORD($next) }**” was the next word with a probability of { FINE_PERCENT($at_start) }.
       *[no] After training, “**{ WORD($next) }**” is the next word with a probability of { FINE_PERCENT($share) }.
    }
    .predict = Before training, all { GROUPED($parameters) } numbers in the matrices of this model were random. How likely was “{ WORD($next) }” then?
    .task = Switch to the numbers before training, and read the bar of “{ WORD($next) }”.
    .done = It was { FINE_PERCENT($at_start) }, because random numbers know no language: { $rows_in_all } words share 100 %. Training
        made it { FINE_PERCENT($share) } by changing the numbers; nobody wrote a rule into them.
    .nearly = These are still the numbers after training, with which “{ WORD($next) }” has { FINE_PERCENT($share) }.
table_guesses =
    .rare = below 5 %
    .half = about 50 %
    .same = as today
added =
    .title = A layer adds to x instead of replacing it
    .about = A **layer** does two things. Attention collects from other words: the joined heads times $W_O$ are added to x. Then an **MLP**,
        a small network, reads each x by itself and adds a vector, too. So x is still in the sum, and later layers can
        read what earlier ones found. The running sum is the **residual stream**.
    .sentence = In layer { $layer }, attention adds a vector of length **{ DECIMAL($attention) }** to x of { QUERY($name) }, and the
        MLP one of length **{ DECIMAL($mlp) }**. The length of x goes from { DECIMAL($before) } to { DECIMAL($after) }: lengths don’t
        simply add, because the vectors point in different directions.
    .predict = In which of the { $layers } layers does attention add the longest vector to “{ WORD($name) }”?
    .task = Select the layer in which attention adds the longest vector to “{ WORD($name) }”.
    .done = It is layer { $layer }, with a length of { DECIMAL($attention) }. This model was trained with a penalty on what its heads
        add, so they learned to add much only where it helps the prediction.
    .nearly = In layer { $layer }, attention adds a vector of length { DECIMAL($attention) }. { $way ->
        [later] A later
       *[earlier] An earlier
    } layer adds a longer one.
next =
    .title = How does a vector become a word?
    .about = After the last layer, x is only a vector, but a word is wanted. So each word has a second learned vector, its row of
        the **unembedding**. Its dot product with x, which is normalised first, is the word’s **logit**: a score for being the
        next word. Softmax turns all logits into probabilities. The model does this after every word.
    .sentence = { expected } { ahead }
    .predict = The model predicts a word after each word of the text. After which of these is it least certain?
    .task = { $alone ->
        [yes] { ONE_WORD }
       *[no] Select the word after which the largest probability is smallest.
    }
    .done = After “{ WORD($name) }”, the most likely word has { PERCENT($least_share) }{ $unsure ->
            [yes] , because several words may follow here and share the 100 %
           *[no] ; after no other word is the model less certain
        }.
    .nearly = After “{ WORD($name) }”, the most likely word has { PERCENT($share) }. After { $way ->
        [later] a later
       *[earlier] an earlier
    } word, even the most likely one has less.
next_offers =
    .swapped = Swap the two names
    .dogs = The dogs near the cat
needed =
    .title = Which head does the prediction need?
    .about = Attention and the MLP of every layer add to the logits. The picture shows how much each adds to the **lead**: the largest
        logit minus the second largest. But later parts read what earlier ones have added. So only an
        experiment can tell what is needed: switch one head off, compute everything after it again, and compare.
    .sentence = { $together ->
        [yes] { NO_PRODUCTS }
       *[no] { lead_said }
    }
    .predict = Suppose one of the { $heads_in_all } heads is switched off. In which layer can this make “{ WORD($next) }” least likely?
    .task = { $decides ->
        [yes] Select the layer in which switching off one head makes “{ WORD($next) }” least likely.
       *[no] No single head matters much for “{ WORD($next) }” here. Select another word, or another sentence.
    }
    .done = Without head { $at_head } of layer { $at_layer }, “{ WORD($next) }” falls from { PERCENT($share) } to { PERCENT($least_of_all) }{ $changes ->
        [yes] , and “{ WORD($becomes) }” becomes the most likely word
       *[no] { "" }
    }. { $together ->
        [yes] { "" }
       *[no] { effect }{ " " }
    }If another head is off instead, it keeps at least { AT_LEAST($next_least) }.
    .nearly = In layer { $layer }, “{ WORD($next) }” keeps at least { AT_LEAST($least_here) }, whichever head is switched off. { $way ->
        [later] A later
       *[earlier] An earlier
    } layer has a head that matters more.
needed_offers =
    .copy = Copying unknown words
    .ball = Who gets the ball?
summary = Training finds x and all matrices. Every layer adds to x, and the last x gives the logits of the next word.
    { "  \u000A" }A head is needed if the prediction suffers without it. What does such a head attend to? “{ TITLE("models") }” shows
    it. Which of its arrows does the prediction need? In “{ TITLE("surgery") }” you cut them.
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
    .alt = The most likely next words, and how likely the shown numbers make them
NOW =
    .true = before training{ " " }
    .false = after training{ " " }
AFTER_TRAINING = after training{ " " }
row_of = { $label } → { $number }
unknown = { QUERY($name) } is not among the { $known } words that the model knows, so it gets a placeholder.

# Say which row of the table a word has, and how it begins.
row = x of { QUERY($name) } is row { $number } of { $rows_in_all } in the **embedding**, a learned table; it { $untrained ->
    [yes] began
   *[no] begins
} with { LIST($first) }.
same = “{ WORD($word) }” stands at positions { AND($places) }, and x is the same there: the table has no positions.
first_read =
    .key = **What layer 0 reads of { QUERY($name) }** :gray[· { colours }]
    .alt = What layer 0 reads: rows of numbers for x, x normalised, the position, and the sum
FIRST_READ = Vectors of very different lengths would give scores of very different sizes, so x is first divided by its root mean
    square and multiplied by learned factors (RMSNorm). Then a vector for the position is added, and $W_Q$, $W_K$ and $W_V$
    read the sum. The stream keeps x alone, so every layer adds the position again.
NORMALISED = x, normalised
position = position { $number }
SUM = sum

## the stream

stream =
    .key = **The residual stream of { QUERY($name) }** :gray[· numbers: lengths, up to the selected layer · click a layer]
    .alt = The residual stream, from the embedding at the bottom upwards: in every layer, attention and then the MLP add a vector to x
x_is = x: { $length }
embedding_of = x of “{ $word }” (embedding)
NEXT_WORD = the next word
LOGITS = logits (unembedding)
ATTENTION = attention
MLP = MLP
layer = layer { $number }
added_picture =
    .key = **Layer { $layer }: the { $width } numbers of { QUERY($name) }** :gray[· { colours }]
    .alt = Rows of numbers: x before the layer, attention, the MLP, and x after it
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
replaced =
    .key = **Next word if nothing were added to x** :gray[· each output takes its place · line: with the addition]
    .alt = The most likely next words if the outputs of attention and MLPs took the place of x
WITHOUT_X = without the addition{ " " }
WITH_X = with the addition{ " " }
replaced_said = Suppose each output took the place of x. Then { $same ->
    [yes] “**{ WORD($next) }**” would have { FINE_PERCENT($left) } after “{ WORD($name) }” instead of { FINE_PERCENT($share) }
   *[no] “**{ WORD($becomes) }**” would be the most likely word after “{ WORD($name) }”, with { FINE_PERCENT($largest) }, and
        “**{ WORD($next) }**” would go from { FINE_PERCENT($share) } to { FINE_PERCENT($left) }
}: each layer would have to hand on x and everything found so far, which this model has never learned. :gray[The model was trained with the addition.]
placeless =
    .key = **Next word if no position were added** :gray[· line: with positions]
    .alt = The most likely next words if attention read no positions
WITHOUT_PLACES = without positions{ " " }
WITH_PLACES = with positions{ " " }
placeless_said = { $falls ->
    [yes] What would this model lose without positions?
   *[no] What would change in this model without positions?
} { $little ->
    [yes] Hardly anything here:{ " " }
   *[no] { "" }
}{ $same ->
    [yes] “**{ WORD($next) }**” would have { FINE_PERCENT($left) } after “{ WORD($name) }” instead of { FINE_PERCENT($share) }.
   *[no] “**{ WORD($becomes) }**” would be the most likely word after “{ WORD($name) }”, with { FINE_PERCENT($largest) }, and
        “**{ WORD($next) }**” would go from { FINE_PERCENT($share) } to { FINE_PERCENT($left) }.
} :gray[The model was trained with positions, and its causal mask stays.]
lengths =
    .key = **Lengths of these vectors in every layer** :gray[· click a row to select its layer]
    .alt = Lengths, one row per layer: x before it, what attention and the MLP add, x after it
COLUMNS =
    .before = x before
    .attention = attention
    .mlp = MLP
    .after = x after
each_head =
    .key = **Layer { $layer }: what each head adds to { QUERY($name) }**, its output times its rows of $W_O$ :gray[· { colours }]
    .alt = What each head of the layer adds to x, one row per head, and the sum of these rows
head = head { $number }
ALL_HEADS = = attention
longest = Head { $head } adds the longest vector to { QUERY($name) }. The lengths, from head 0 to head { $last }: { LIST($each_length) }.
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
ahead = That is { $adds_up ->
    [yes] { "" }
   *[no] about{ " " }
}{ DECIMAL($ahead) } more than for “{ WORD($second) }”, { DECIMAL($second_logit) }, so “{ WORD($next) }” is { $as_likely ->
    [yes] about
   *[no] { times } times
} as likely: { PERCENT($share) }
    against { PERCENT($second_share) }.

# How many times as likely a word is; times: none for more than 1000.
times = { $times ->
    [none] $e^{ "{" }{ DECIMAL($ahead) }{ "}" }$ > 1000
   *[other] $e^{ "{" }{ DECIMAL($ahead) }{ "}" }$ ≈ { $times }
}
ONE_WORD = Type a second word under “Your words”: the model predicts a word after each of them.
SAME_VECTOR = The last vector of the selected word doesn’t depend on later words
NO_PRODUCTS = Several placeholders stand together for an unknown word, each with its own logit.
products_picture =
    .key = **The logit of “{ WORD($next) }”, number by number** :gray[· { colours }]
    .alt = Rows of numbers: the last vector, the vector of the word, and the products
PRODUCTS =
    .vector = x, normalised
    .word = vector of the word
    .products = products

# terms: the largest products, as they are added
products = { $together ->
    [yes] { NO_PRODUCTS }
   *[no] The logit of “{ WORD($next) }” is the sum of { $count } products: { $terms } + … = **{ DECIMAL($total) }**.
}
LENS = x has the same size after every layer, so the unembedding can read it early. This **logit lens** (nostalgebraist 2020)
    shows what the model would predict if it ended there.
by_layer =
    .key = **Probability of “{ WORD($next) }” after each layer** :gray[· word: the most likely one there · line: its probability]
    .alt = Bars: the probability of the word that is predicted in the end, before the first layer and after each
MOST_LIKELY = the most likely word there{ " " }
probability_of = { $word }{ " " }

# What the model would predict at a depth, 0: after the table alone.
depth = { $depth ->
    [0] table: { $word }
   *[other] layer { $layer }: { $word }
}
lens_said = { $first_depth ->
    [0] The table alone makes “{ WORD($next) }” the most likely word after “{ WORD($name) }”.
   *[other] “{ WORD($next) }” first becomes the most likely word after layer { $first_layer }, with { PERCENT($first_share) }. Before
        this layer, “{ WORD($earlier) }” is the most likely one.
}

## which head is needed

lead_stream =
    .key = **The lead of “{ WORD($next) }” over “{ WORD($second) }”** :gray[· along the stream: the lead so far · beside it: what is
        added (violet) or taken away (orange) · click a layer]
    .alt = The residual stream, from the embedding at the bottom to the logits: how much each part adds to the lead
heads_off =
    .key = **Layer { $layer }: one head switched off** :gray[· probability of “{ WORD($next) }”]
    .alt = Bars: the probability of the most likely word with all heads, and without each head of the layer
ALL_HEADS_ON = all heads
head_off = without head { $number }
lead_said = In the end, “{ WORD($next) }” leads by { DECIMAL($ahead) } over “{ WORD($second) }”. In the layers, { $from_mlp ->
    [yes] the MLP
   *[no] attention
} of layer { $from_layer } adds most: { SIGNED($most_added) }. Is that where the word is decided?

# directly: what the head itself adds to the lead; falls: by how much the lead falls without it, loses: the same with its sign
effect = { $through_others ->
    [yes] Directly this head adds only { SIGNED($directly) } to the lead, but without it the lead falls by { DECIMAL($falls) }, because { $is_last ->
        [yes] the MLP of this layer reads
       *[no] later parts read
    } what it has added.
   *[no] Directly this head adds { SIGNED($directly) } to the lead; without it, the lead changes by { SIGNED($loses) }.
}
