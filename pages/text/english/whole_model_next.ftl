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
