### What the page on loops says.
TABLES =
    .loops = cell by cell
TITLE = Attention as loops
WALK_TITLE = 1  One number at a time
MASK_TITLE = 2  A hidden cell is skipped
RACE_TITLE = 3  Loops and matrices give the same numbers
DROPOUT_TITLE = 4  Dropout in numbers
STEPS = Steps taken
STEPS_HELP = How many steps of the program have run.
PACE = A step is one
PACE_HELP = Step, Back and Play move by one number or by one row.
WALK = The program takes one query after another. For each it computes the scores with all keys, then an
    exponential for each score (e to the power of the score minus the largest), then the weights (each exponential
    divided by their sum), and then the output.
OPENS_HERE = The page opens in the middle of the computation; Rewind goes to the start.
DROPOUT = During training, dropout sets each weight to 0 with probability p and divides the others by 1 − p. Set p with
    Dropout in the sidebar, under More. The mean of many draws approaches the weights before dropout.
DRAWS = Draws
DRAWS_HELP = How many draws are averaged. The latest one is shown beside the mean.
EVALUATING = Evaluating
EVALUATING_HELP = As after model.eval(): dropout is off.
TRY =
    .fox = Causal mask: “The quick brown fox”
    .all = Hide nothing
    .window = Window mask: only nearby earlier words
    .once = Drop 30 %, once
    .often = Drop 30 %, 1000 times
    .never = Drop nothing
WITHOUT_DROPOUT = Parts 1 to 3 use the weights before dropout. Part 4 is about dropout.

## one number at a time

# name: of the matrix; cold: whether the temperature is 0
filling =
    .key = { $name ->
        [scores] **score**: q·k × scale{ $cap ->
            [none] { "" }
           *[other] , capped
        }
        [parts] **exponential**{ $cold ->
            [yes] { " " }at temperature 0: 1 for the largest score, 0 for the others
           *[no] : e^((score − largest) / temperature)
        }
        [weights] **weights**: exponential / sum of the row’s exponentials
       *[output] **output**: weight × value, added key by key
    }
    .alt = { $name }, filled as far as the loops have run
ROW_SO_FAR =
    .skip = its scores are being computed
    .score = its scores are being computed
    .exp = its scores are known, and its exponentials are being computed
    .normalise = its exponentials are known, and its weights are being computed
    .add = its weights are known, and its output is being summed
NOTHING_YET = Nothing has run yet. Press Step or Play.

# Say how many rows are done, and how far the present one is, unless it is done itself.
so_far = Rows done so far: { $done } of { $rows }{ $row_ends ->
    [yes] .
   *[no] ; the row of “{ WORD($query) }”: { $phase ->
        [skip] { ROW_SO_FAR.skip }
        [score] { ROW_SO_FAR.score }
        [exp] { ROW_SO_FAR.exp }
        [normalise] { ROW_SO_FAR.normalise }
       *[add] { ROW_SO_FAR.add }
    }.
}
skipped = { KEY($key) } is hidden from { QUERY($query) }: the loop runs **continue**, and the cell stays empty.
scored = The score of { QUERY($query) } and { KEY($key) } is { $size ->
    [1] the product
   *[other] the sum of { $size } products
} of q and k, times the scale { SHORT($scale, digits: 3) }{ $cap ->
    [none] { "" }
   *[other] , limited by the cap of { SHORT($cap, digits: 3) }
}: **{ DECIMAL($value, digits: 4) }**.
raised = { $cold ->
    [yes] At temperature 0, the exponential of { KEY($key) } is 1 if its score is the largest, and 0
        otherwise: **{ DECIMAL($value, digits: 4) }**.
   *[no] The exponential of { KEY($key) } is e^((score − largest score) / temperature): **{ DECIMAL($value, digits: 4) }**.
}
normalised = The weight of { KEY($key) } is its exponential, divided by the sum of the row’s
    exponentials{ $sink ->
    [yes] , that of the sink among them
   *[no] { "" }
}: **{ DECIMAL($value, digits: 4) }**.
added = **{ DECIMAL($value, digits: 4) }** × the { VALUE("value") } of { KEY($key) } is added to { $size ->
        [1] the only number
       *[other] the { $size } numbers
    } of the { OUTPUT("output") } of { QUERY($query) }; { $size ->
        [1] it
       *[other] the first
    } is now { SIGNED($first, digits: 4) }.

## a mask

MASKED =
    .by_continue = Scores from the loops; skipped ones are dots
    .by_fill = Scores as a matrix; those replaced by −∞ are dots

## loops against matrices

difference =
    .key = Output of the loops in **{ $kind }** minus that of the matrices in **float32**, in millionths,
        ±{ SHORT($end) }
    .alt = Loops in { $kind } minus matrices

# Say how many numbers are equal to the last bit, and why others differ: the type, or the order of summation.
apart = { by_type }

    { by_order }

    { backwards }
backwards = The same loops in float32, with each sum taken from its last term to its first. Numbers that change: { $moved } of { $total }{ $moved ->
    [0] .
   *[other] . Each partial sum is rounded, so the order matters.
}

## dropout

three =
    .key = { $name ->
        [weights] **weights** before dropout
        [draw] { draw_name }
       *[mean] **mean** of { $draws ->
            [one] { $draws } draw
           *[other] { $draws } draws
        }
    }
    .alt = { $name } of one head under dropout
returning =
    .key = Largest difference between the mean of the draws and the weights
    .alt = { returning.key }

## each step, and each part

# Say which step ran last, and how far the rows are; opens: whether the page opens at this step.
step = Step **{ $cursor }** of { $total }. { $phase ->
    [start] { NOTHING_YET }
    [skip] { skipped }
    [score] { scored }
    [exp] { raised }
    [normalise] { normalised }
   *[add] { added }
} :gray[{ $phase ->
    [start] { "" }
   *[other] { so_far }
}{ $opens ->
    [yes] { " " }{ OPENS_HERE }
   *[no] { "" }
}]

# Say which keys a query may attend to, and what loops and matrices do about the hidden ones.
#
# visible: how many keys it may attend to; names: the first ones, more: how many others; scores: how many cells are not
# hidden
mask = { QUERY($query) } { $visible ->
    [0] may attend to nothing: it has no score and no weight, and its output is 0
   *[other] may attend to **{ LIST($names) }**{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
}. { $hidden ->
    [0] The loops compute { $scores ->
        [1] the only score
       *[other] all { $scores } scores
    } and never execute **continue**; the matrices replace none by −∞.
   *[other] The loops compute { $scores ->
        [1] 1 score
       *[other] { $scores } scores
    } and skip the other { $hidden } with **continue**; the matrices compute all {
        $cells } and replace { $hidden } by −∞.
} { BADGE(same_cells, $same) }
same_cells = { $same ->
    [yes] the same cells
   *[no] other cells
}
race = { BADGE(equal, $equal, $difference) } { $agreement }

    { times }
equal = { $equal ->
    [yes] equal up to float32’s rounding
   *[no] not equal
}
times = One head took **{ DECIMAL($loops) } ms** by loops and **{ DECIMAL($matrices) } ms** by matrices, measured here just
    now.
by_type = Loops in float64, rounded to float32 at the end, compared with matrices in float32: { $type_matters ->
    [yes] { $rounded } of { $total } numbers { $rounded ->
        [1] is
       *[other] are
    } the same to the last bit; the matrices differ elsewhere, because float32 rounds after
        every step.
   *[no] { all_same }
}
by_order = Loops and matrices, both in float32: { $order_matters ->
    [yes] { $same } of { $total } numbers { $same ->
        [1] is
       *[other] are
    } the same to the last bit; the largest difference is { SMALL($largest) }.
   *[no] { all_same }
}
all_same = { $total ->
    [1] the only number is
   *[other] all { $total } numbers are
} the same to the last bit.

## one draw, and one row

# The name of a draw; 1 is the one of every page that drops weights; effect: what it does to the weights.
draw_name = **draw { $draws }**{ $as_on_explore ->
    [yes] , as on Explore
   *[no] { "" }
}: { $effect ->
    [off] nothing is dropped
    [all] all weights are 0
    [some] some weights are 0, the others are larger
   *[kept] no weight is dropped, all are larger
}
evaluating = Evaluating: dropout is off, so the row of { QUERY($query) } sums to { DECIMAL($now) } again.
no_dropout = Nothing is dropped at p = 0: the row of { QUERY($query) } sums to { DECIMAL($now) }. Set dropout to 0.3 in
    the sidebar, under More, and average more draws.

dropped = { $effect ->
    [off] { $evaluating ->
        [yes] { evaluating }
       *[no] { no_dropout }
    }
   *[other] { zeros } { row }
}

# Say how many of the weights above 0 are dropped, and what becomes of the others, where there are any.
zeros = { $left ->
    [0] { $count ->
        [0] No weight is above 0.
        [1] The only weight above 0 is dropped.
       *[other] All { $count } weights above 0 are dropped.
    }
   *[other] { $zeros ->
        [0] { $count ->
            [1] The only weight above 0 isn’t dropped, and it is { multiplied }.
           *[other] Of { $count } weights above 0 none is dropped, and each is { multiplied }.
        }
       *[other] { $zeros } of { $count } weights above 0 { $zeros ->
            [1] is
           *[other] are
        } dropped, and { $left ->
            [1] the other one is
           *[other] the others are
        } { multiplied }.
    }
}
multiplied = multiplied by 1 / (1 − { SHORT($p) }) = { DECIMAL($factor) }
row = The row of { QUERY($query) } sums to **{ DECIMAL($now) }** in this draw, to **{ DECIMAL($average) }** on average. The
    largest difference between the mean and the weights is **{ DECIMAL($distance, digits: 3) }**.
