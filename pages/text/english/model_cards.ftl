### What the page of model cards says: what known models use of attention, and the card of one.
TITLE = Which attention does your model use?
lead = All of these models multiply queries with keys, turn each row of scores into weights by softmax, and sum the values by these
    weights. They differ in how positions enter the scores, in how many heads share keys and values, in what the mask hides, and in
    what limits the scores. **Choose a model** to see the numbers of its configuration, and to open Explore with its settings.
SEE = Change one thing, and copy the program:
ON_EXPLORE = See it on Explore

# the columns of the table of all models
FEATURES =
    .model = model
    .positions = positions
    .heads = heads of queries / of keys and values
    .head_size = head size
    .sees = mask
    .divisor = scores divided by
    .qk_norm = query-key norm
    .cap = soft cap
    .sink = sink
    .cached = numbers cached per token and layer
positions = { $kind ->
    [rotary] rotary, base { GROUPED($base) }{ $local ->
        [0] { "" }
       *[other] ; with a window { GROUPED($local) }
    }
    [learned] learned vectors
   *[relative] learned bias by distance
}
sees = { $causal ->
    [yes] causal
   *[no] none
}{ $windows ->
    [none] { "" }
    [all] , window of { GROUPED($window) }
    [other] , window of { GROUPED($window) } in every other layer
   *[most] , window of { GROUPED($window) } in { $local } of { $of } layers
}

## one card

MODEL = the model
EXPLORE = on Explore
YOURS = your sentence
NUMBERS =
    .layers = layers
    .heads = heads of queries
    .key_value_heads = heads of keys and values
    .head_size = head size
    .d_model = d_model
    .window = tokens in the window, the query’s included
    .base = base of rotary positions
    .local_base = base in layers with a window
    .cap = soft cap
    .divisor = scores divided by
    .context = tokens at most
scaled = What is **bold** differs from the model, so that it fits on Explore.{ $group ->
    [1] { "" }
   *[other] { " " }As in the model, { $group } heads of queries share one head of keys and values.
}
CANT = What Explore can’t show:
limit = { $name ->
    [latent] · **Latent keys and values:** for each token a layer keeps { GROUPED($latent) } numbers, and computes the keys and
        values of all heads from them. Rotary positions turn only { $turned } of the { $head_size } components of a query
        and a key. On Explore each head has its own keys and values, and every component is turned.
    [layers] · **Layers of two kinds:** Explore has one layer, here one with a window. For the other kind, set the mask to causal{ $other_base ->
        [0] { "" }
       *[other] { " " }and the base to { GROUPED($other_base) }
    }.
    [linear] · **Stretched positions:** in layers without a window, positions are divided by { $stretched }, so that texts can be longer
        than those of the first training.
    [yarn] · **YaRN:** for texts { $stretched } times as long as those of the first training, the pairs that turn slowly turn more slowly
        still, and scores are multiplied by { DECIMAL($factor) }.
    [learned] · **Learned positions:** the model has learned a vector for each position. Explore adds sines and cosines in
        their place.
    [relative] · **A learned bias:** each head adds a number to a score that depends on how far apart the two tokens are. Explore adds
        none, so here order has no effect. This is the encoder; the decoder is causal, and also attends to what the encoder has read.
    [undivided] · **Smaller queries:** T5 doesn’t divide scores, because its W_Q starts with numbers that are smaller by the same
        factor, √{ $head_size }. The random projections of Explore don’t, so scores are larger here than in an untrained T5.
    [gain] · **Learned factors:** after the norm, the model multiplies each component of queries and keys by a number that it has
        learned.
    [sink] · **Learned sinks:** each head has learned the score of its sink. On Explore it is 0 in every head.
    [biases] · **Biases:** the model adds a learned vector to all queries, one to all keys, and one to all values.
   *[experts] · **Experts:** the feed-forward layers choose among experts. That changes nothing in attention.
}
WEIGHTS = · **Trained weights:** the projections on Explore are random, so the pattern has no meaning.
SOURCES = Sources:
CONFIG = config.json
CODE = code
