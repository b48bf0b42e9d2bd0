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

## 1: focus

FOCUS_TITLE = Focus grows with the scores
FOCUS = A score measures how well a key matches a query. **Softmax** exponentiates each score (e = 2.718… to its
    power) and divides by the sum of the exponentials. Multiplying scores by c > 1 spreads them out, so the largest
    weight grows: more **focus**.
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

## 2: the size of scores

WIDER_TITLE = Wider heads have larger scores
POWERS_ALT = Variance of scores against the power of the divisor, one line for each of three head sizes

## 3: scaling

SCALING_TITLE = Scaling: why divide by √head_size
SCALING = In a wide head, unscaled scores vary widely: by chance, one key gets most of the weight. Small changes in q
    and k then hardly change the weights: the **gradient** nearly vanishes, and training stalls. Dividing by
    √head_size makes rows about equally sharp at every head size.

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
