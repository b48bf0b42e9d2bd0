### What the controls are called that several pages draw, and what their help says.
SENTENCE = Sentence
SECOND = Second sentence (keys and values)
SECOND_HELP = The sentence that the first one attends to: keys and values come from here.
KIND = Self or cross
KIND_HELP = self: the sentence attends to itself. cross: it attends to a second sentence.
HEADS = Heads
HEADS_HELP = How many heads attend at once, each with its own attention weights.
ROW = Row
ROW_HELP = Which word is the query: its position, counted from 0. Or select its row; arrow keys step in a focused
    picture.
HEAD = Head
HEAD_HELP = Which head is followed: head 0 is the first. Or select its heatmap.
HEAD_SIZE = Head size
HEAD_SIZE_HELP = How many numbers q, k and v have in each head. The wider the head, the larger the scores.
SCALE = Divide scores by a power of
SCALE_HELP = The size whose power divides the scores: head_size is the width of a head. d_model, the width of a word’s
    vector, is a common slip.
POWER = Divide scores by size^p
POWER_HELP = Scores are divided by a size to the power p: head_size, or d_model where it is chosen. At 0 they are not
    divided, and rows get sharper as heads get wider; at ½ by its square root, as in attention; at 1 by the size itself.
TEMPERATURE = Temperature
TEMPERATURE_HELP = Scores are divided by the temperature before softmax. At 0 the largest score gets all the weight, and equal
    ones share it. The higher the temperature, the more equal the weights.
MASK = Mask
PROJECTIONS = Projections
SEED = Seed
SEED_HELP = Which random words, projections and dropout are drawn. The same seed gives the same numbers everywhere.
TRAINING = Steps of training
TRAINING_HELP = 0: the random head that training starts from. Only W_Q and W_K learn.
POSITIONS = Positions
POSITIONS_HELP = Adds its position to each word’s vector: sines and cosines, or a feature. Without positions and without a
    mask, equal words get equal rows of weights.
BIAS = Bias
BIAS_HELP = A bias is added to the scaled scores. ALiBi: a key loses m for each place that it stands before the query,
    and m differs from head to head. Symmetric ALiBi: a key after the query loses as much. Press et al. 2022.
DROPOUT = Dropout
DROPOUT_HELP = The share of weights that is set to 0 while training; the others grow by 1 / (1 − p). See stage dropped.
TOKENS = Tokens
TOKENS_HELP = word: punctuation marks and emoji are tokens of their own; case counts, except in designed heads. character:
    every sign is a token.
D_MODEL = d_model
D_MODEL_HELP = How many numbers a word’s vector has before it is projected to q, k and v.
MORE = More: positions, bias, dropout, tokens
YOUR_WORDS = Your words

# why a control does not act on a source
RESTS =
    .untrained = this source is not trained
    .by_words = the words decide it: each feature takes a column
    .trained = the trained head has a size of its own
    .one_sentence = this source reads one sentence
    .no_positions = this source knows no positions
    .example = the worked example decides it
    .weights_alone = only attention weights are known
    .model = the model has a number of its own
    .model_trained = the model’s training is over

# Say why a control does not act; reason: of RESTS.
rests = { $control }: { $reason ->
    [untrained] { RESTS.untrained }
    [by_words] { RESTS.by_words }
    [trained] { RESTS.trained }
    [one_sentence] { RESTS.one_sentence }
    [no_positions] { RESTS.no_positions }
    [example] { RESTS.example }
    [weights_alone] { RESTS.weights_alone }
    [model] { RESTS.model }
   *[model_trained] { RESTS.model_trained }
}.
sentence_help = Your own words, up to { $most } tokens ({ $longest } on Explore). The link shows what is typed here.
example = **Worked example: { $title }**
example_tokens = Tokens { $first } to { $last }; vectors, projections and sizes are the example’s own.
LEAVE = Back to your own sentence
control_above = The control of step { $step } acts here, too.

# marks under a slider
POWERS =
    .none = 0 none
    .root = ½ √
    .full = 1 full
mask_help = A hidden cell gets weight exactly 0. { SENTENCES($kinds) }
mask_kind = { $token }: { $summary }.
projections_help = Where W_Q, W_K and W_V come from. random: { $random }. Designed heads have named features and a job:
    { CLAUSES($designs) }. learned: { $learned }. The rest are worked examples, with tokens of their own.
