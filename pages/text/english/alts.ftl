### What pictures show, for those who hear a page; and the headings of tables.
HIDDEN = hidden
STAGE = Stage

## start

SCORES_OF_ROW = The scaled scores of the selected row as bars
WEIGHTS_OF_ROW = The attention weights of the selected row as bars
ADDED_TO_OUTPUT = The contribution of each key to the output of the selected row

## averaging

MEAN_OF_PAST = Weights of the mean of the past
W = W, the weights
DIVIDED = The triangle divided by its sums
ZEROS = Scores of 0
FLAT = Softmax of the scores
ROW_SUMS = Row sums
RUNGS = Weights of the five rungs, small
RUNG = Weights of the chosen rung
RUNG_ROW = The selected row of the chosen rung
NAIVE_SCORES = Scores X Xᵀ
NAIVE_WEIGHTS = Weights from X Xᵀ
PROJECTED = Weights with query and key
OVER_AXIS = Softmax of query·key scores over the chosen axis

## query, key, value

MOVED = Values, attention weights and outputs, one row per word
OUTPUT_BY_QUERY = The output, one row per query
MATCHES = How well each key matches the query, as bars
SOFT_AND_EXACT = The soft output, the exact one, their difference
ONE_MATRIX = Scores with one matrix for queries and keys, one row per query, one column per key
SCORES = Scores: one row per query, one column per key
VOWELS = Weights of the vowels: one row per vowel, one column per letter
LEARNING = Share on consonants by step
SUM_SO_FAR = sum so far

## shapes and batch

POOLS = Examples as pools of tokens, and how far each moves
ORIGINS = Which token each number comes from
weights_of = Weights of { $way }
shapes = :gray[shapes { $shapes }]
others = { $count } others
change = Change of { $part }
by_key = { $letter }, one row per key
second_sentence = { $word }, second sentence
x_of = x of { $word }
projection = The projection W_{ $letter }

# role: query, key, value or output
of_words = { $picture }: one row per word, its { $role }; { $word } outlined
weights_of_example = Weights of example { $number }
token = token { $number }
saturated = { $count } of { $of }
