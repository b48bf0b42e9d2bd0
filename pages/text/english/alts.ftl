### What pictures show, for those who hear a page; and the headings of tables.
HIDDEN = hidden
STAGE = Stage

## start


## averaging

MEAN_OF_PAST = Weights of the mean of the past
W = W, the weights
DIVIDED = The triangle divided by its row sums
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
LEARNING = Share of weight on consonants by training step
SUM_SO_FAR = sum so far

## several pages

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
saturated = { $count } of { $of }
with_rows = { $picture }: rows { LIST($rows) }

# means: whether these are mean values of the words
vectors = Vectors of { LIST($words) }: { $means ->
    [yes] the means of their
   *[no] their
} numbers
product = W, x and their product, one row per word: { LIST($words) }
bands = { AND($names) }, one row per word; selected: { $query }, { $key }
products = q of { $query }, k of { $key }, their products and the running sum { DECIMAL($score, digits: 4) }

# The heading of each column of a table; the code calls the column by its English heading.
COLUMNS =
    .key = key
    .query = query
    .value = value
    .word = word
    .step = step
    .row = row
    .column = column
    .shape = shape
    .example = example
    .position = position
    .scores = scores
    .scaled = scaled
    .biased = biased
    .masked = masked
    .weights = weights
    .weight = weight
    .dropped = dropped
    .score = score
    .part = part
    .adds = adds
    .source = source
    .target = target
    .label = label
    .right = right
    .wrong = wrong
    .hidden = hidden
    .winner = winner
    .computed = computed
    .expected = expected
    .temperature = temperature
    .head_size = head size
    .weight_at_temperature_1 = weight at temperature 1
    .weight_without_scaling = weight without scaling
    .largest_weight = largest weight
    .largest_difference = largest difference
    .effective_keys_as_a_share = effective keys, as a share
    .total_so_far = total so far
    .places_apart = places apart
    .place_before = place before
    .place_after = place after
    .triangle_divided = triangle divided
    .x_x_nothing_hidden = x xᵀ, nothing hidden
    .query_and_key_nothing_hidden = query and key, nothing hidden
    .softmax_over_the_axis_set = softmax over the axis set
    .looks_for_one_word = looks for one word
    .row_of_the_table = row of the table
    .after_layer = after layer
    .most_likely_word = most likely word
    .layer = layer
    .length = length
    .probability = probability
    .logit = logit
    .head = head
    .does = does
    .previous = previous
    .first = first
    .itself = itself
    .induction = induction
    .same = same
    .punctuation = punctuation
    .near = near
    .broad = broad
    .mixed = mixed
    .before = before
    .now = now
    .difference = difference
    .none = none
    .model = model
    .dimension = dimension
    .sum = sum
    .from = from
    .to = to
    .words_alone = words alone
    .with_positions = with positions
    .with_the_bug = with the bug
    .temperature_0 = temperature 0
    .infinite_temperature = infinite temperature
    .across = across
    .upwards = upwards
    .cosine_left_group = cosine, left group
    .cosine_right_group = cosine, right group
    .turn_in_the_plane = turn in the plane

# Headings with a number or a name in them.
COLUMNS_WITH =
    .probability = probability: { $first }
    .running_total = running total { $first }
    .value = value { $first }
    .adds = adds { $first }
    .output = output { $first }
    .key = key { $first }
    .weight_in_head = weight in head { $first }
    .head = head { $first } [{ $second }]
    .rung = rung { $first }
    .mean_by = mean by { $first }{ $second ->
        [none] { "" }
       *[other] { " " }{ $second }
    }
    .of_the_past = { $first } of the past
    .largest_weight = largest weight ÷ { $first }
    .effective_keys = effective keys ÷ { $first }
    .as_written = as written { $first }
    .shuffled = shuffled { $first }
    .put_back = shuffled, put back { $first }
