### What the questions about temperature, masks, scaling, outputs and bugs say.

# mask of the core → what it allows
MASKS =
    .none = Nothing is hidden.
    .causal = Under the causal mask each word may attend to itself and to all earlier words.
    .prefix = Under the prefix mask each word may attend to itself, to all earlier words, and to the first 2 words.
    .window = Under the window mask each word may attend to itself and to the 2 words before it.
    .strided = Under the strided mask each word may attend to itself and to every second word before it.
