### What stands in charts, whatever the page: axes, tooltips, and words in place of numbers.
HIDDEN = hidden
NOT_YET = not yet
NOTHING = nothing
TEMPERATURE_AXIS = ← sharper · temperature · more equal →

# headings of three columns
WEIGHT = weight ×

# headings of three columns
VALUE = value =

# headings of three columns
ADDS = contribution
DIMENSION_AXIS = output dimension
DIMENSION = dimension
OUTPUT = output
INPUT = input

# what stands before a number of each
SERIES =
    .now = { "" }
    .warm = at temperature 1{ " " }
    .raw = without scaling{ " " }
UNDEFINED = undefined
SCORE_AXIS = score
SHARE_AXIS = share of all scores
scores_near = { $count } of { $total } scores are nearest to { SHORT($at) }
NOT_A_NUMBER = undefined: not a number (NaN)

# before the name of what a selection shows
SHOW = show
largest = largest weight { DECIMAL($weight, digits: 4) }
effective = effective keys { DECIMAL($keys, digits: 4) } of { $visible }
all_equal = all equal: 1 ÷ { DECIMAL($count, digits: 0) }
adds_up = { $label } sums to { DECIMAL($total, digits: 4) }
so_far = { $label }: { SIGNED($adds, digits: 4) }, so far { SIGNED($total, digits: 4) }
output = { OUTPUT }: { SIGNED($total, digits: 4) }
should_be_hidden = { $query } → { $key }: { DECIMAL($weight, digits: 4) }, should be hidden
head = head { $number }
row = row { $number }
layer = layer { $number }
example = example { $number }
moved = changed by { SMALL($amount) }
window = show rows from { $row }, columns from { $column }

# How many tokens a cell of an overview stands for.
blocks = all { $queries } × { $keys }; a cell { $one ->
    [yes] is one pair of tokens
   *[no] shows the largest value of { $high } × { $wide } tokens
}
