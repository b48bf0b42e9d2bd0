### What the page about the weighted sum says below its steps, for the curious and for implementers.

## one number

ACCOUNT_OUTPUT = = output

# The heads of the columns of an account.
ACCOUNT =
    .key = key
    .weight = weight
    .dropped = weight after dropout
    .value = value
    .adds = adds
    .total = total so far
account_verified = the weighted sum of the values is the output in all { $count } numbers

## all numbers

# column of the ledger → its name
STRIPS =
    .values = value
    .adds = weight × value
    .totals = total so far
DROPPED_STRIP = weight after dropout × value
strip_name = **{ $name }** :gray[{ $sizes }, a row for each key · colour scale: −2.5 (orange) to 2.5 (violet)]
strip_alt = { $name }: one row for each key
strips = The last row of the totals is the { OUTPUT("output") }: { $count ->
    [one] { $count } number
   *[other] { $count } numbers
}.

# Say what dropout does to the selected row; total: what its weights add up to after it.
dropped = { $p ->
    [0] During training, dropout sets each weight to 0 with probability p, and divides the others by 1 − p. Here p is
        0: no weight is dropped, and the row adds up to { PERCENT($total) }.
    [1] During training, dropout sets each weight to 0 with probability p, and divides the others by 1 − p. Here p is
        1: every weight is dropped, so the output is 0.
   *[other] During training, dropout sets each weight to 0 with probability p, and divides the others by 1 − p. Here p
        is { SHORT($p) }: in this draw the weights of the row add up to { PERCENT($total) }.
}

## every query

more_rows = :gray[These are { $said } of { $count } rows. The table below lists all rows.]
PRODUCT =
    .V = the values, a row for each key
    .Y = the outputs, a row for each query
product_name = **{ $name }** :gray[{ $sizes }, { $name ->
    [V] { PRODUCT.V }
   *[Y] { PRODUCT.Y }
} · colour scale: −2.5 (orange) to 2.5 (violet)]

# Say how one row of Y comes about; before_dropout: whether the picture of W shows other weights.
product = Row { QUERY($query) } of Y is the sum of all rows of V, each multiplied by its weight in row
    { QUERY($query) } of W.{ $before_dropout ->
    [yes] { " " }These are the weights after dropout.
   *[no] { "" }
}
