### What the controls are called that several pages draw, and what their help says.
SENTENCE = Sentence
SECOND = Second sentence (keys and values)
SECOND_HELP = The sentence that the first one attends to: keys and values come from here.
KIND = Self or cross
KIND_HELP = self: the sentence attends to itself. cross: it attends to a second sentence.
HEADS = Heads
HEADS_HELP = The number of heads. Each one has its own attention weights.
ROW = Row
ROW_HELP = The position of the query word, counted from 0. You can also select its row; in a picture that has the focus,
    the arrow keys change the row.
HEAD = Head
HEAD_HELP = The head that the page follows; head 0 is the first one. You can also select its heatmap.
HEAD_SIZE = Head size
HEAD_SIZE_HELP = The number of components of q, k and v in each head. The wider the head, the larger the scores
    tend to be in magnitude.
SCALE = Divide scores by a power of
SCALE_HELP = Scores are divided by a power of this size. head_size, the width of a head, is the usual choice; d_model,
    the width of a word vector, is a common bug.
POWER = Divide scores by { "$\\text{size}^p$" }
POWER_HELP = Scores are divided by head_size (or d_model, if chosen) to the power p. At p = 0 they are not divided, and
    the weights get sharper as heads get wider. At ½ they are divided by the square root, as is usual in attention; at
    1, by the size itself.
TEMPERATURE = Temperature
TEMPERATURE_HELP = Scores are divided by the temperature before softmax. At 0, all the weight goes to the key with the
    largest score; if there are several, they share it equally. The higher the temperature, the more equal the weights.
MASK = Mask
PROJECTIONS = Projections
SEED = Seed
SEED_HELP = The seed determines the random word vectors, projections and dropout. The same seed gives the same numbers
    on every computer.
SEED_OF_DROPOUT = Nothing is drawn at random for these projections. The seed determines only which weights dropout sets to 0.
TRAINING = Training steps
TRAINING_HELP = At 0, the head is random, as at the start of training. Only W_Q and W_K are trained.
trained_help = How many of { $most } steps W_Q and W_K of head 0 have been trained. At 0, they are random. The training was run
    beforehand, so the slider shows its course.
POSITIONS = Positions
POSITIONS_HELP = Adds a position to each word vector: sines and cosines or, in designed heads, a feature. Without
    positions, a mask or a bias, identical words have identical rows of weights.
BIAS = Bias
BIAS_HELP = A bias is added to the scaled scores. ALiBi lowers the score of an earlier key by m times its distance from
    the query; each head has its own m. Symmetric ALiBi does the same for later keys, too. Press et al. 2022.
DROPOUT = Dropout
DROPOUT_HELP = The fraction p of the weights that dropout sets to 0 during training; the others are multiplied by
    1 / (1 − p). The stage dropped shows them.
TOKENS = Tokens
TOKENS_HELP = word: punctuation marks and emoji are tokens of their own; case matters, except to designed heads and to
    the model tiny.
    character: every sign is a token.
D_MODEL = d_model
D_MODEL_HELP = The number of components of a word vector, before it is projected to q, k and v.
GROUPS =
    .input = Input
    .vectors = Queries, keys, values
    .weights = Weights
MORE = More: training, positions, dropout, seed
YOUR_WORDS = Your words

# why a control does not act on a source
RESTS =
    .by_words = determined by the words, one column for each feature
    .trained = the trained head has a fixed size
    .one_sentence = these projections read only one sentence
    .no_positions = these projections do not use positions
    .example = fixed by the worked example
    .model = fixed by the model
    .file = fixed by the file
    .table = fixed by the table of word vectors
    .features = each component of these heads is a named feature
    .whole_words = these projections read whole words

# Say why a control does not act; reason: of RESTS.
rests = { $control }: { $reason ->
    [by_words] { RESTS.by_words }
    [trained] { RESTS.trained }
    [one_sentence] { RESTS.one_sentence }
    [no_positions] { RESTS.no_positions }
    [example] { RESTS.example }
    [model] { RESTS.model }
    [file] { RESTS.file }
    [table] { RESTS.table }
    [features] { RESTS.features }
   *[whole_words] { RESTS.whole_words }
}.
# What a setting does to projections on which it acts in its own way; size: the largest value.
means = { $meaning ->
    [rank_of_words] The number of components of q, k and v. At { $size }, head 0 is as it was trained; a smaller one has the
        closest W_Q W_Kᵀ of that rank, and the sentence below the heatmaps says how much of it is kept.
   *[rank] The heads of the model have { $size } components. At a smaller size each head is an approximation: W_Q W_Kᵀ and
        W_V W_O are replaced by the closest products of that rank, and the sentence below the heatmaps says how much of
        W_Q W_Kᵀ is kept.
}
sentence_help = Your own words, up to { $most } tokens ({ $longest } on Explore). The link contains what you type here.
example = **Worked example: { $title }**
example_tokens = Tokens { $first } to { $last }; vectors, projections and sizes are the example’s own.
# Which call of a file takes the place of the sentence; example: its place in the batch.
file = **Your file { $title }, example { $example }**
file_tokens = Tokens { $first } to { $last }; queries, keys, values and sizes are those of the file. Tokens that its mask hides
    from every query, such as padding, are left out.
LEAVE = Back to your own sentence
control_above = The control of step { $step } acts here, too.

# marks under a slider
POWERS =
    .none = 0 none
    .root = ½ √
    .full = 1 full
mask_help = A hidden cell has a weight of exactly 0. { SENTENCES($kinds) }
mask_kind = { $token }: { $summary }.
projections_help = Where W_Q, W_K and W_V come from. random: { $random }. meaning: { $meaning }. Designed heads have named features
    and a job: { CLAUSES($designs) }. learned: { $learned }. The rest are worked examples, with tokens of their own.
