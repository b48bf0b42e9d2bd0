### What pictures show, for those who hear a page; and the headings of tables.
HIDDEN = hidden
STAGE = Stage

## query, key, value

MATCHES = How well each key matches the query, as bars
SOFT_AND_EXACT = The soft output, the exact one, their difference
SUM_SO_FAR = sum so far

## several pages

others = { $count } others
change = Change of { $part }
second_sentence = { $word }, second sentence
x_of = x of { $word }
projection = The projection W_{ $letter }

# role: query, key, value or output
of_words = { $picture }: one row per word, its { $role }; { $word } outlined
saturated = { $count } of { $of }
with_rows = { $picture }: rows { LIST($rows) }

products = q of { $query }, k of { $key }, their products and the running sum { DECIMAL($score, digits: 4) }

# The heading of each column of a table; the code calls the column by its English heading.
COLUMNS =
    .per_position = radians per position
    .angle_between = radians between
    .heads_of_keys = heads of keys and values
    .bytes = bytes
    .with_cache = with a cache
    .without_cache = without a cache
    .in_blocks = in blocks
    .loss = loss
    .share_of_task = share of the task
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
    .capped = capped
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
    .at_head_size = head size { $first }
    .largest_weight = largest weight ÷ { $first }
    .effective_keys = effective keys ÷ { $first }
    .as_written = as written { $first }
    .shuffled = shuffled { $first }
    .put_back = shuffled, put back { $first }
