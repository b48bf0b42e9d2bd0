### What the field's terms mean, in a sentence each; a term is explained where a step first says it.

# a term → how it is written in a sentence, its forms between bars; a term stands before those that it contains
FORMS =
    .attention_weight = attention weight
    .head_size = head_size
    .softmax = softmax
    .temperature = temperature
    .projection = projection
    .variance = variance
    .gradient = gradient
    .d_model = d_model
    .vectors = vectors
    .vector = vector
    .mlp = MLP
    .residual = residual
    .queries = queries
    .query = query
    .keys = keys
    .key = key
    .values = values
    .value = value
    .score = score
    .weights = weights
    .heads = heads
    .head = head
    .layers = layers
    .layer = layer
    .causal_mask = causal mask
    .equivariance = permutation equivariance
    .mask = mask
    .token = tokens | token

# a term → its meaning
MEANINGS =
    .attention_weight = The share of a query’s attention that one key gets: from 0 to 1. The weights of a row sum to 1.
    .head_size = How many numbers q, k and v have in one head.
    .softmax = Turns scores into weights: it exponentiates each score and divides by the sum of the exponentials.
    .temperature = The number that divides the scores before softmax: a low one makes one weight large, a high one makes all
        weights nearly equal.
    .projection = A matrix that maps a word’s vector to another one: W_Q makes its query, W_K its key, W_V its value.
    .variance = How widely numbers vary: the mean of their squared distances from their mean.
    .gradient = How much the loss, the model’s error, changes with each number: training changes the numbers in the opposite
        direction.
    .d_model = How many numbers the vector of a word has.
    .vectors = Lists of numbers.
    .vector = A list of numbers.
    .mlp = A small network that transforms each word’s vector by itself: two matrices with a nonlinear function between.
    .residual = The path on which x goes past a layer: the layer’s output is added to x.
    .queries = What words look for: one vector for each word, made by W_Q.
    .query = What a word looks for: a vector, made by W_Q. It is compared with every key.
    .keys = What words offer to queries: one vector for each word, made by W_K.
    .key = What a word offers to queries: a vector, made by W_K.
    .values = What words pass on when they are attended to: one vector for each word, made by W_V.
    .value = What a word passes on when it is attended to: a vector, made by W_V.
    .score = How well a query fits a key: the sum of the products of their numbers, q · k.
    .weights = Here: attention weights, the output of softmax. They are between 0 and 1, and each row sums to 1.
    .heads = The parts of a layer that attend side by side, each with its own projections and its own weights.
    .head = One of the parts of a layer that attend side by side: it has its own projections and its own weights.
    .layers = Rounds of attention, one after another: each starts from the outputs of the one before.
    .layer = One round of attention, with all its heads; the next one starts from its outputs. In a whole model an MLP belongs to it.
    .causal_mask = Hides from each query all words that stand after it.
    .equivariance = If the rows of the input are reordered, the rows of the output are reordered in the same way.
    .mask = Says which keys a query may attend to. A hidden key gets score −∞, and so weight 0.
    .token = A piece of a text that attention works on: a word, a punctuation mark or a character.
