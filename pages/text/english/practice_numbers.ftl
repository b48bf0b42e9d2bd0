### What questions about scores, temperature and dropout say: a title, the question, and the reason.
PLANES =
    .at_zero = Attention weights at temperature 0
    .without_end = Attention weights at infinite temperature
    .output_without_end = Outputs at infinite temperature
    .after_dropout = Attention weights after dropout

# ties: the keys of the same word; count: how many have the largest score, winner is the first of them
tie_at_zero =
    .title = Temperature 0
    .question = The picture shows scaled scores. No positions are added, so { AND($ties) } have the same score in every row.
        Which weight does { QUERY($query) } give to { KEY($key) } at temperature 0?
    .reason = At temperature 0 the largest score of the row, { DECIMAL($score, digits: 1) }, gets all the weight. { $count ->
            [1] Only { KEY($winner) } has this score, so it gets 100 %.
           *[other] { $count ->
                [2] Two
               *[other] Three
            } keys have this score and share the weight equally: 1 ÷ { $count } = { PERCENT($each) } each.
        }{ $wins ->
            [yes] { "" }
           *[no] { " " }The score of { KEY($key) } is smaller, so { KEY($key) } gets 0 %.
        } At temperature 1, { KEY($key) } has { PERCENT($share) }.

# left: how many keys the query may attend to; terms: their values in column 0, added up; mean: "none" without values
hot_end =
    .title = Infinite temperature
    .question = { $level ->
            [3] The picture shows values. { QUERY($query) } may attend to itself and to the words before it. As the
                temperature tends to infinity, which number does column 0 of its output approach?
           *[other] The picture shows attention weights{ $masked ->
                [yes] { " " }under a causal mask
               *[no] { "" }
            }, at temperature 1. As the temperature tends to infinity, which value does the weight of {
            KEY($key) } in the row
                of { QUERY($query) } approach?
        }
    .reason = Scores divided by a very large temperature are all nearly 0, so the { $left } keys that { QUERY($query) } may
        attend to get equal weights: 1 ÷ { $left } = { PERCENT($each) } each{ $masked ->
            [yes] ; hidden keys stay at 0
           *[no] { "" }
        }. { $averaged ->
            [yes] So the output is the mean of their values: ({ $terms }) ÷ { $left } ≈ { DECIMAL($mean, digits: 1) }.
           *[no] At temperature 1, { KEY($key) } has { PERCENT($share) }.
        }

# scaled: "" where the score isn't divided
dot_product =
    .title = A score
    .question = The query of { QUERY($query) } is q = { $q }, the key of { KEY($key) } is k = { $k }. { $level ->
            [3] What is their scaled score, with head_size = { $head_size }?
           *[other] What is their score q·k, without scaling?
        }
    .reason = Multiply the numbers pair by pair and add the products: { $products }. { $scaled ->
            [none] Pairs with equal signs raise a score, pairs with opposite signs lower it.
           *[other] The scaled score is this sum divided by √4 = 2: { $scaled }.
        }
weight_ratio =
    .title = From scores to weights
    .question = In the row of { QUERY($query) } the scaled score of { KEY($larger) } is { DECIMAL($gap) } larger than that of
        { KEY($smaller) }.{ $level ->
            [3] { " " }The temperature is { SHORT($temperature) }.
           *[other] { "" }
        } How many times as large is the weight of { KEY($larger) }?
    .reason = Softmax exponentiates each score{ $temperature ->
            [1] { "" }
           *[other] , divided by the temperature
        }, so a difference of scores becomes a ratio of weights: { $temperature ->
            [1] e^{ DECIMAL($gap) }
           *[other] e^({ DECIMAL($gap) } ÷ { SHORT($temperature) })
        } = { DECIMAL($ratio, digits: 1) }. The weights are { PERCENT($larger_share) } and { PERCENT($smaller_share) }.
times = { DECIMAL($ratio, digits: 1) } times

# kept: the weights that are not dropped, added up; left: their sum; sum: that after the division
dropped_weights =
    .title = Dropout
    .question = The picture shows attention weights. Dropout with p = { SHORT($p) } sets the weight of { AND($dropped) } in
        the row of { QUERY($query) } to 0. { $level ->
            [3] What do the weights of this row add up to then?
           *[other] Which weight does { KEY($key) } have then?
        }
    .reason = The remaining weights are divided by 1 − p = { SHORT($stays) }: { PERCENT($share) } ÷ { SHORT($stays) } =
        { PERCENT($after) } for { KEY($key) }. Of the row { $kept } = { PERCENT($left) } are left, and { PERCENT($left) } ÷
        { SHORT($stays) } = { PERCENT($sum) }, not 100 %. Only the mean over many draws approaches the original weights.
