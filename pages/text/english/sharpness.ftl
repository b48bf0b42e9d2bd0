### What the page about softmax says: focus, the size of scores, why they are divided by √head_size, temperature.

# what is offered → its label
TRY =
    .times_8 = Multiply by 8
    .times_0 = Multiply by 0
    .add_50 = Add 50
    .add_100 = Add 100
    .subtract_150 = Subtract 150
    .narrow = Head size 1
    .wide = Head size 128
    .wrong_root = Wide head, ÷ √d_model
    .right_root = Wide head, ÷ √head_size
    .cold = Temperature 0
    .past = Only the past
HEAD_SIZE_AXIS = head size
NOT_A_NUMBER = not a number
POWER_AXIS = power p of the divisor

# The key points; init: what q and k are drawn as.
summary = Softmax turns scores into attention weights. Multiplying the scores enlarges their differences, and that
    concentrates the weights.  { "\u000A" }The standard deviation of scores is about { $init ->
        [linear] ⅓ of √head_size for q and k from linear layers; dividing the scores by √head_size makes it about ⅓
       *[gaussian] √head_size for random q and k; dividing the scores by √head_size makes it 1
    }. The temperature is set by hand and controls the focus: dividing by T = 1/c is multiplying by c, as in step 1.

# How scores are divided; divisor: in words, None where they aren't.
divided = { $divisor ->
    [none] not divided
   *[other] ÷ { $divisor }
}

## 1: focus

FOCUS_TITLE = Larger differences between scores concentrate the weights
FOCUS = A score measures how well a key matches a query. **Softmax** exponentiates each score (e = 2.718… to its
    power) and divides by the sum of the exponentials. Multiplying by c > 1 enlarges the
    differences between scores, so the largest weight grows, unless all scores are equal: more **focus**.
MULTIPLIER = Multiply the five scores by c
MULTIPLIER_HELP = The same as a temperature of 1 ÷ c.
FIVE_ALT = Softmax of five numbers as bars

# how much of a change a row passes on
LEVELS =
    .saturated = The row is **saturated**: a small change in a score hardly changes the weights.
    .nearly = The row is **nearly saturated**: a small change in a score changes the weights slightly.
    .open = The row is **not saturated**: a small change in a score changes the weights.

# The key of the bars: the scores stand at their left, the weights at their right.
five_title = { $multiplier ->
    [1] :gray[**Scores of five keys, and their attention weights**]
   *[other] :gray[**Scores of five keys × { SHORT($multiplier) }, and their attention weights** · █ now · ┃ before
        multiplying]
}

# How sharp five weights are; top: the largest score; equal: whether all five are; largest, before: its weight now, and at
# times 1; changed: whether these differ as they are written
five = { $multiplier ->
    [1] The
   *[other] Multiplied by **{ SHORT($multiplier) }**, the
} { $equal ->
    [yes] five scores are equal, and each gets a weight of **{ FINE_PERCENT($largest) }**.
   *[no] largest score, { $top }, gets a weight of **{ FINE_PERCENT($largest) }**{ $changed ->
        [up] , up from { FINE_PERCENT($before) }
        [down] , down from { FINE_PERCENT($before) }
       *[no] { "" }
    }. The query in effect attends to **{ DECIMAL($effective, digits: 1) }** of the 5 keys (**effective keys**).
} { $level ->
    [saturated] { LEVELS.saturated }
    [nearly] { LEVELS.nearly }
   *[open] { LEVELS.open }
}
FIVE_TASK = Find a multiplier at which the largest weight is above 95 %.
five_done = The largest score, { $top }, gets a weight of { FINE_PERCENT($largest) }; the next one, { $next }, gets a weight
    of { FINE_PERCENT($second) }.

## 2: the size of scores

WIDER_TITLE = Wider heads have larger scores
POWERS_ALT = Variance of scores against the power of the divisor, one line for each of three head sizes

# The variance of scores by what q and k are drawn as, undivided, divided by the root and by the size.
wider = A score in a **head** sums head_size products of independent numbers with mean 0 and **variance** { $init ->
    [linear] 1/3 (linear layers). A product has variance 1/9, the sum head_size/9. Dividing by c divides the variance by c².
        Dividing by √head_size makes it 1/9; dividing by head_size makes it 1/(9 · head_size)
   *[gaussian] 1. A product has variance 1, the sum head_size. Dividing by c divides the variance by c². Dividing by
        √head_size makes it 1; dividing by head_size makes it 1/head_size
}. The weights are then nearly equal and hardly distinguish words.

# lines: which line is which head size; name: what is divided by
powers_title = :gray[**Variance of scores ÷ { $name }^p** ·] { $lines } :gray[· dot: this draw]
of_head_size = head size { $size }

# The variance of one draw; divisor: with its number, None where scores aren't divided; always: as at every size.
powers = At head size { $size }, { $divisor ->
    [none] not divided
   *[other] divided by { $divisor }
}, the 256 scores of this draw have variance **{ SHORT($drawn, digits: 3) }**; in theory { SHORT($theory, digits: 3) }{
    $always ->
        [yes] , as at every head size. So rows are about equally sharp in narrow and in wide heads.
       *[no] .
}
powers_task = { $size ->
    [1] At head size 1 every power of head_size is 1. Choose a wider head.
   *[other] Set the power at which scores are divided by head_size itself, not by its root.
}
powers_done = At p = 1 scores are divided by { $size }, not by its root. Their variance is
    { SHORT($drawn, digits: 3) }, in theory { SHORT($theory, digits: 3) }: the wider the head, the more equal its weights.

## 3: scaling

SCALING_TITLE = Scaling: why divide by √head_size
SCALING = In a wide head, unscaled scores vary widely: by chance, one key gets most of the weight. Small changes in q
    and k then hardly change the weights: the **gradient** nearly vanishes, and training stalls. Dividing by
    √head_size makes rows about equally sharp at every head size.

# How sharp rows are on average; other: how sharp they are with the divisor that is set, "" for the usual ones; saturated,
# scaled: how many rows are, undivided and divided by √head_size, of how many
sizes = At head size **{ $size }** the largest of 64 weights is **{ $undivided }** on average without dividing,
    { "" }**{ $divided }** when scores are divided by √{ $size }{ $other ->
    [none] { "" }
   *[other] , and **{ $other }** when divided by { $divisor }{ $d_model ->
        [yes] , where d_model is the width of a word’s vector
       *[no] { "" }
    }
}. { $any ->
    [no] In none of these { $rows } rows does a key have 99 % or more, so none is saturated.
   *[yes] Without dividing, **{ $saturated } of { $rows }** rows are saturated (one key has 99 % or more); divided by
        √{ $size }, **{ $scaled }** are.
}
sizes_task = { $size ->
    [1] At head size 1 the divisor √head_size is 1. Choose a wider head.
   *[other] Set the power at which the largest weight grows most as heads get wider.
}
sizes_done = Without dividing, the largest weight is { PERCENT($none) } on average, by chance alone; divided by √{ $size } it
    is { PERCENT($head) }.

## 4: temperature

TEMPERATURE_TITLE = Temperature sets the focus
TEMPERATURE = The scores are also divided by the temperature T, which is set by hand, not learned. At T = 0 the
    largest score gets all the weight; tied keys share it. As T rises, the weights become more equal, and the output
    approaches the mean of the values.
ENDS =
    .cold = temperature 0
    .now = now
    .hot = infinite temperature
ENDS_ALT = The selected row now, at temperature 0 and at infinite temperature, as bars
others = { $count ->
    [one] { $count } other
   *[other] { $count } others
}
ends_title = **Attention weights of** { QUERY($query) } :gray[· █ temperature { SHORT($temperature) } · ┃ temperature 0 ·
    ○ infinite temperature]
blind = Every key is hidden from { QUERY($query) }: its output is 0 at every temperature.
alone = { QUERY($query) } can attend only to { KEY($key) }: its weight is 100 % at every temperature.
HIDDEN = hidden
ends_tip = { $label }: { DECIMAL($now, digits: 4) } now, { DECIMAL($cold, digits: 4) } at temperature 0,
    { DECIMAL($hot, digits: 4) } at infinite temperature
hidden_tip = { $label }: { HIDDEN }

# The weight of the key with the largest score, now and at both ends; ties: how many keys have that score; others: how many
# more these are than one; visible: how many keys the query may attend to
equal_ends = { QUERY($query) } has the same score for all { $visible } keys: each has a weight of **{ PERCENT($mean) }** at
    every temperature.
ends = At temperature **{ SHORT($temperature) }**, { QUERY($query) } attends to { KEY($key) }{ $others ->
    [0] { "" }
    [one] { " " }and to { $others } other key
   *[other] { " " }and to { $others } other keys
} with a weight of **{ PERCENT($now) }**{ $others ->
    [0] { "" }
   *[other] { " " }each
}. { $temperature ->
    [0] As the temperature grows, the weight
   *[other] At temperature 0 the weight is { PERCENT($cold) }{ $others ->
        [0] { "" }
       *[other] { " " }each
    }; as the temperature grows, it
} approaches { PERCENT($mean) }, the same for all { $visible } keys.

# What to try with the row; kind: narrow, where it may attend to fewer than two keys, equal, where all its scores are, apart,
# where its scores are too far apart, or near; choose: what to choose instead
ends_task = { $kind ->
    [narrow] “{ WORD($query) }” may attend to at most one key. { $choose }
    [equal] “{ WORD($query) }” has equal scores for all its keys. { $choose }
    [apart] The scores of this row differ too much for the temperature to make its weights nearly equal. Divide them by
        √head_size in step 3, or choose another row.
   *[near] Raise the temperature until no key has more than twice the weight of another.
}
ends_done = The largest weight is { PERCENT($largest) }, the smallest { PERCENT($smallest) }; equal weights would be
    { PERCENT($mean) }{ $near ->
        [yes] : the output is close to the mean of the values
       *[no] { "" }
    }.
