### What the pages about a model say of one score: its products, the scaled score, the weight, the row without the arrow.
KEY_HELP = The key whose score is taken apart, by its position, counted from 0. Or select a cell of the heatmap.
CUT = Cut this arrow
RESTORE = Restore this arrow

# ends: where the colours of each row end, () where numbers stand on the cells
why =
    .key = **Why “{ WORD($query) }” gives “{ WORD($key) }” this weight** :gray[· layer { $layer }, head { $head }: q × k in
        dimensions 0 to { $last } · violet: positive, orange: negative{ $ends ->
            [none] { "" }
           *[other] { " " }· colour scale: { CLAUSES($ends) }
        }]
    .alt = q of { $query }, k of { $key }, their products and the running sum { DECIMAL($score, digits: 4) }

# sink: its share of the row, none where there is no sink; told: what explains the weight; cold: at temperature 0 no difference of scores does
why_words = { products } { scaled }{ $cap ->
    [none] { " " }
   *[other] { " " }{ capped }{ " " }
}{ $told ->
    [taken] { taken }
    [hidden] { HIDDEN }
    [only] { weight }{ $sink ->
        [none] { ALONE }
       *[other] { BESIDE_SINK }
    }
    [cold] { weight }.
   *[compared] { lead } { weight }{ times }
}

# terms: the products that are largest in magnitude; largest: how many these are
products = The score { QUERY($query) } · { KEY($key) } is { $terms ->
    [none] **0**: all { $count } products are 0.
   *[other] **{ SIGNED($score) }**, the sum of { $count } products. Farthest from 0 { $largest ->
        [1] is
       *[other] are
    } { AND($terms) }.
}
term = { SIGNED($product) } in dimension { $dimension }

# way: root where the score is divided by √size as usual, none, or another scale
scaled = { $way ->
    [root] The score divided by √{ $count } { $whole ->
        [yes] =
       *[no] ≈
    } { SHORT($divisor, digits: 3) } is the scaled score, **{ SIGNED($scaled) }**.
    [none] This head does not scale its scores.
   *[other] The score times { SHORT($scale, digits: 3) } is the scaled score, **{ SIGNED($scaled) }**.
}

# cap: the soft cap of the model's scores
capped = The soft cap, { SHORT($cap) } · tanh(s / { SHORT($cap) }), turns this score s into **{ SIGNED($capped) }**.

# Compare a scaled score, capped where there is a cap, with the largest other one of the row; distance: the difference, divided by the temperature.
lead = { $temperature ->
    [1] The
   *[other] Divided by the temperature, { SHORT($temperature) }, the
} { $cap ->
    [none] scaled
   *[other] capped
} score { $side ->
    [equal] equals
    [higher] is { DECIMAL($distance) } higher than
   *[lower] is { DECIMAL($distance) } lower than
} the largest other one of the row, that of “{ WORD($other) }”.

weight = { $told ->
    [compared] So softmax
   *[other] Softmax
}{ $temperature ->
    [1] { "" }
   *[other] { " " }at temperature { SHORT($temperature) }
} gives “{ WORD($key) }” the weight **{ PERCENT($weight) }**

# Go on after the weight; ratio: of the weight to that of the other key, e to the power of the lead, "" where it is extreme.
times = { $side ->
    [equal] , as much as “{ WORD($other) }”.
   *[other] , $e^{ "{" }{ DECIMAL($lead) }{ "}" }${ $ratio ->
        [none] { "" }
       *[other] { " " }≈ { $ratio }
    } times the weight of “{ WORD($other) }”.
}
ALONE = , because the query sees no other key.
BESIDE_SINK = , although the query sees no other key: the head’s sink takes the rest.
taken = This head takes its weights from the second sentence, where this one is **{ PERCENT($weight) }**.
HIDDEN = The query can’t see this key, so the weight is 0.

# What a cut would do; weights: the largest of the row then; before, after: the probability of the next word
remaining = Without this arrow the { $weights ->
    [none] query sees no key, its output is 0,
   *[other] row gives { AND($weights) },
} and the probability of “**{ WORD($word) }**” { $moves ->
    [stays] stays at { PERCENT($after) }
    [falls] falls from { PERCENT($before) } to { PERCENT($after) }
   *[rises] rises from { PERCENT($before) } to { PERCENT($after) }
}.
given = “{ WORD($key) }” { PERCENT($share) }
