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
ROUNDED = agree within the rounding of their last digits
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
