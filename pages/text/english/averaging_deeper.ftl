### What the page about averaging says under Deeper, and behind Verified.
IN_PLACE_TITLE = three ways to compute the means, and a loop that fails
IN_PLACE = Write the means into x itself
IN_PLACE_HELP = The loop then averages rows that are already means.
SEE = See also:
CHECKS = these averages with known numbers
FACTORS_TITLE = how W is computed, and all columns of x and W x
TRIANGLE = L is a lower triangular matrix: the row of each word has a 1 for itself and every earlier word. Dividing
    each row by its sum gives W.
SCORES_TITLE = the scores: zeros and −∞
KEEPDIM_TITLE = sums along the wrong axis (keepdim)
KEEPDIM = keepdim=True: keep the summed dimension
KEEPDIM_HELP = Off: PyTorch divides columns instead of rows, and raises no error.
AXIS_TITLE = softmax over the wrong axis
AXIS = Softmax over the
AXIS_HELP = keys: the weights of each row add up to 1. queries: those of each column do.
OTHERS_TITLE = another pair of words, and other weights for the same row
LOOKER = Query
LOOKER_HELP = Its position, counted from 0.
SOUGHT = Word to look for
SOUGHT_HELP = Its position, counted from 0. Selecting its bar sets it, too.
LADDER_TITLE = five rungs from the mean to attention
RUNG = Rung
RUNG_HELP = Each rung changes one thing about the rung below it.
TABLES =
    .averaging_row = the selected row, every way
    .means = words and means
    .rung = the chosen rung
NAIVE_TITLE = scores without queries and keys

# name → what it is
WAYS =
    .loop = a loop over the rows
    .triangle = a triangle of ones, divided by row sums
    .softmax = softmax of zeros, later words hidden
OTHERS =
    .mean = The mean of all words
    .random = A random query and key
SUMS = **Sum of each row** :gray[line: 1]
NAIVE_WEIGHTS = **Their weights** :gray[softmax of each row]
ROWS_ADD_UP = every row adds up to 1
ROWS_DONT = not every row adds up to 1
keepdim_formula = W_{ "{" }ij{ "}" } = L_{ "{" }ij{ "}" } \,/\, \textstyle\sum_k L_{ "{" }{ $kept ->
    [yes] i
   *[no] j
}k{ "}" }

# What softmax over the keys, or over the queries, makes add up to 1.
axis_formula = 0 \le w_{ "{" }ij{ "}" } \le 1, \qquad \textstyle\sum_{ $over ->
    [keys] j
   *[other] i
} w_{ "{" }ij{ "}" } = 1
weights_lie = Every weight is between 0 and 1: here { DECIMAL($lowest, digits: 4) } to { DECIMAL($highest, digits: 4) }.
right_axis = Column sums need not be 1: here they are { DECIMAL($lowest, digits: 2) } to
    { DECIMAL($highest, digits: 2) }.
in_head = { $job ->
    [none] { OTHERS.random }
   *[other] Query and key: { $job }
}
EXAMPLES_JOB = the worked example’s
projected_weights = **Query and key** :gray[softmax of their scores{ $divided ->
    [none] { "" }
   *[other] , scores{ $divided }
}]

# what is compared → in words
CHECKED =
    .ways = loop, triangle and softmax give the same means
    .hidden = loop, triangle and softmax give the same means when words are hidden
    .divided = rows of the normalised triangle add up to 1
    .axis = rows of softmax add up to 1
    .naive = x xᵀ is symmetric
