### What the last two steps of the page about the whole model say: the next word, and the logit lens.

## the next word

LOGITS_TITLE = **Logits** :gray[· the eight largest]
BARS_TITLE = **Probabilities** :gray[· softmax of all logits]
LOGITS_ALT = The logits of the eight most likely words
PRODUCTS_ALT = The largest logit as a sum: rows of numbers for the last vector, the vector of the word, and the products
expected = After “{ WORD($sentence) }”, the logit of “**{ $word }**” is the largest: { $logit }.

# How many times as likely a word is; times: None for more than 1000.
times = { $times ->
    [none] exp({ $ahead }) > 1000
   *[other] exp({ $ahead }) ≈ { $times }
}
NO_PRODUCTS = The most likely word is unknown to the model: several placeholders stand for it, each with its own
    logit.
SAME_VECTOR = The last vector of the selected word is the same without the words after it

## the logit lens

MOST_LIKELY = the most likely word there{ " " }
BY_LAYER_ALT = Bars: the probability of the word that the model predicts in the end, before the first layer and after each
probability_of = { $word }{ " " }
by_layer_title = **Probability of “{ $word }” after each layer** :gray[· beside each bar: the most likely word there · line:
    its probability · orange: the selected layer]
so_far_title = **The next word, predicted after layer { $layer }**

## tasks and numbers
PRODUCTS =
    .vector = x, normalised
    .word = vector of the word
    .products = products

# Say how far the largest logit is ahead of the second one, and how many times as likely its word is.
ahead = The second largest, that of “{ $second }”, is { DECIMAL($logit) }. The difference is { DECIMAL($ahead) }, so “{
    $first }” is { $times } times as likely: { PERCENT($share) } against { PERCENT($second_share) }.
ONE_WORD = Type a second word under “Your words”: the model predicts a word after each of them.
NEXT_TASK = Select the word after which the largest probability is smallest: there the model is least certain.
next_happened = After “{ $word }”, even the most likely word has a probability of only { PERCENT($share) }: others can follow,
    too.
products_title = **The logit of “{ $word }”, number by number** :gray[· colour scale: −{ DECIMAL($end, digits: 1) } (orange)
    to { DECIMAL($end, digits: 1) } (violet)]

# terms: the largest products, as they are added
products = The logit of “{ $word }” is the sum of { $count } products: { $terms } + … = **{ DECIMAL($total) }**.

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
    [yes] After layer { $layer }, the last one, the model predicts “**{ $word }**” with { PERCENT($final) }.
   *[no] { $same ->
        [yes] After layer { $layer }, “**{ $word }**” is already the most likely word, with { PERCENT($now) }. In the end it
            has { PERCENT($final) }.
       *[no] After layer { $layer }, the model would predict “**{ $other }**” ({ PERCENT($other_share) }). “**{ $word }**”
            has { PERCENT($now) } there, and { PERCENT($final) } in the end.
    }
}
table_decides = The table alone makes “{ $word }” the most likely word after “{ $selected }”. Select another word.
lens_task = Select the first layer after which “{ $word }” is the most likely word.
lens_happened = After layer { $layer }, “{ $word }” has { PERCENT($share) }. Before this layer, “{ $before }” is the most
    likely word.
