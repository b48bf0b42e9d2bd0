### What the page of worked examples says: known numbers beside the same numbers, computed again.
TITLE = Do we get the numbers that others published?
ALL_TITLE = All examples, computed when you opened this page
ONE_TITLE = One example, step by step
STEPS_TITLE = All steps of this example
EXAMPLE = Example
SLIP = Keep the source’s mistake: scores divided by √4, not by √2
SLIP_HELP = Off: scores are divided by the root of one head’s width. The source’s numbers stay beside them.
STEP = Step, from the inputs to the result
STEP_HELP = The arrow keys change the step, too.
GO_ON = Continue with
GO_ON_IN = Continue this example on
VERIFIED = Verified ✓
TOLERANCES = A number agrees if it is written with the same digits, or if it differs from the printed one by no more than
    the rounding of its last digit.
TABLES =
    .example = the example’s numbers
COMPUTED = **computed now** :gray[· rows and columns are counted from 0]
PRINTED = **printed by its source**
DERIVED = **derived from printed numbers**
rounded = { $count ->
    [1] agrees within the rounding of its last digit
   *[other] agree within the rounding of their last digits
}
lead_derived = { $count } more numbers, which follow from printed ones, { $verdict }
differ = do **not** all agree: { $count ->
    [one] { $count } number
   *[other] { $count } numbers
} { $count ->
    [1] differs
   *[other] differ
}
agreeing = { $count } of { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
drawn_by = :gray[inputs:] { $recipe }

# The title of an input; batch: how many examples stand in it, of which the first is drawn, 0 if it is one.
input_title = **{ $name }** { $shape } :gray[input{ $batch ->
    [0] { "" }
   *[other] , the first of { $batch } examples
} · colour scale: −{ SHORT($limit) } to { SHORT($limit) }]
input_alt = Input { $name }
step_differs = { $wrong } of { $known ->
    [one] { $known } number
   *[other] { $known } numbers
} differ
cut_off = The source’s printout breaks off after { $known } of { $total } numbers, within a number that begins with
    0.089. The computed value is { $computed }.
one_by_one = The source prints five digits of small numbers, too, which shows the order in which float32 adds the 32
    products. Here each product is added exactly to the sum before it, and the sum is then rounded. torch’s own product
    differs by up to { SMALL($apart) } on this machine: the last digit differs in { $other ->
    [one] { $other } number
   *[other] { $other } numbers
}.
unscaled = The source prints the softmax of the unscaled scores where it should print that of the scaled ones. Step
    { $right } has the intended numbers.
scaled = No source prints these numbers: in their place, step { $wrong } has the softmax of the unscaled scores, which
    differs by up to { SMALL($apart) }.
dropped = Step { $recipe } explains the dropout mask: which weights it keeps, and why.
scale_slip = The source divides by √4, the square root of the joint width of both heads. Each head has width 2, so it
    should divide by √2. That changes the numbers of this step by up to { SMALL($apart) }: switch the mistake off to see
    them.
scale_right = Here scores are divided by √2, the root of one head’s width. The source’s numbers at this step, divided by
    √4, differ by up to { SMALL($apart) }. With √2, the outputs agree with scaled_dot_product_attention to within
    { SMALL($pytorch) }.

## tables, and what is said above them

OVERVIEW =
    .example = example
    .agrees = its steps agree
STEPS =
    .step = step and what it computes
    .shape = shape
    .agrees = agrees
DIFFERENCES =
    .step = example and step
    .largest = largest difference
exact = { $count ->
    [1] agrees
   *[other] agree
} to the last { $printed ->
    [yes] printed digit
   *[no] digit
}
agrees = { $agrees ->
    [yes] agrees
   *[no] differs
}
lead_printed = { GROUPED($count) } printed numbers of { $examples } examples { $verdict }
LEAD = Each example has fixed inputs from a published lesson, and its numbers are computed again by the functions that draw
    every page here.
corrected = In “{ $title }” the source’s mistake is switched off.

## a step

step_place = **{ $count ->
    [1] The only step
   *[other] Step { $at } (the last is { $last })
}: { $label }**
step_agrees = { $count ->
    [one] { $count } number
   *[other] { $count } numbers
} { $verdict }
in_place = torch.allclose(xbow, c) compares every number of this loop with the means and returns **{ $equal ->
    [yes] True
   *[no] False
}**. The loop writes means into the rows that it still has to read, so from row { $row } on it averages means, and differs
    from the right result by up to { SMALL($apart) }. The source prints True.

# parts: the first weights of row 2 as fractions; kept: the different weights of token 0 from row 1 on.
in_place_weights = Row 2 is { LIST($parts) }, where a mean has ⅓, ⅓, ⅓. Every row still adds up to 1, but from row 1 on
    token 0 keeps { $kept }, however many tokens follow.
OR = { " " }or{ " " }
itself_or_token = { $itself ->
    [yes] itself
   *[no] token { $token }
} ({ DECIMAL($weight, digits: 4) })

# most: the keys with the largest weights; high, low: which token keeps most and least for itself.
row_7 = Token 7 gives its largest weights to { AND($most) }. **The diagonal isn’t 1**: softmax divides a total of 1 among all
    keys that a token may attend to. Queries and keys come from two projections, so a token’s score with itself need not be
    its largest. Token { $high } keeps { DECIMAL($high_weight, digits: 4) } for itself, token { $low } only {
    DECIMAL($low_weight, digits: 4) }. Token 0 may attend to itself alone, so it keeps { DECIMAL($first, digits: 4) }.
keep = **The recipe of the dropout mask.** Dropout takes the next 32 bits of PyTorch’s generator, { $seed }, and on an Intel
    processor starts another generator with them: u → 1132489760 u mod (2³¹ − 1). Its numbers, divided by 2³¹ − 1, are {
    LIST($uniforms) }. A weight is kept where its number is below 1 − 0.5. Other processors take 18 draws of PyTorch’s
    generator instead, so they drop other weights and draw another W_V.
