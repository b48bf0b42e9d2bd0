# Words within formulas, in upright letters.
ATTENTION = attention
HEAD = head
JOINED = joined
OUTPUT = output
SCORE = score
WEIGHT = weight
WORD = word
NEW = new
NEW_WORDS = new words
ALL_WORDS = all words
HEAD_SIZE = head size
UPPER_LEFT = upper left
LOWER_RIGHT = lower right
# a number of a layer follows
AFTER_LAYER = after layer
# mlp is the name of a mixer
MIXERS = for all mixers but mlp
# What two formulas have on their left side, and the last words of a third: c = …
MEAN = mean
MEANS = means
DIVISOR = what scores are divided by
