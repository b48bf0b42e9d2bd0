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
TOLERANCES = A number agrees if it is written with the same digits, or if it differs from the printed one by no more than
    the rounding of its last digit.
TABLES =
    .example = the example’s numbers

## all examples

lead = Each example has fixed inputs from a published lesson, and its numbers are computed again by the functions that draw
    every page here.{ "  \u000A" }{ BADGE(lead_printed, $printed_agree) } {
    BADGE(lead_derived, $derived_agree) }{ SENTENCES($corrected) }{ "\u000A\u000A" }
lead_printed = { GROUPED($printed) } printed numbers of { $examples } examples { $of_printed }
lead_derived = { $derived } more numbers, which follow from printed ones, { $of_derived }
corrected = { "  \u000A" }In “{ $title }” the source’s mistake is switched off.

# Whether computed numbers equal known ones.
verdict = { $found ->
    [exact] { $known ->
        [1] agrees
       *[other] agree
    } to the last { $printed ->
        [yes] printed digit
       *[no] digit
    }
    [rounded] { $known ->
        [1] agrees within the rounding of its last digit
       *[other] agree within the rounding of their last digits
    }
   *[differ] do **not** all agree: { $wrong ->
        [one] { $wrong } number
       *[other] { $wrong } numbers
    } { $wrong ->
        [1] differs
       *[other] differ
    }
}
headline = **{ $title }.** { $summary }
agreement = { BADGE(agreeing, $agrees) }
agreeing = { $right_steps } of { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
OVERVIEW =
    .example = example
    .agrees = its steps agree
DIFFERENCES =
    .step = example and step
    .largest = largest difference

## one example

about_example = { headline } { agreement }{ "  \u000A" }:gray[inputs:] { $recipe }

# An input; batch: how many examples stand in it, of which the first is drawn, 0 if it is one.
input =
    .key = **{ WORD($input) }** { SHAPE($shape) } :gray[input{ $batch ->
        [0] { "" }
       *[other] , the first of { $batch } examples
    } · colour scale: −{ SHORT($limit) } to { SHORT($limit) }]
    .alt = Input { $input }

# A step, how many of its numbers agree, and the note on it.
step = **{ $steps ->
    [1] The only step
   *[other] Step { $at } (the last is { $last })
}: { $label }**{ "  \u000A" }{ BADGE(step_result, $step_agrees) }{ $note ->
    [none] { "" }
   *[other] { "\u000A\u000A" }{ $note }
}
step_result = { $step_agrees ->
    [yes] { $known ->
        [one] { $known } number
       *[other] { $known } numbers
    } { $verdict }
   *[no] { $wrong } of { $known ->
        [one] { $known } number
       *[other] { $known } numbers
    } differ
}
COMPUTED = **computed now** :gray[· rows and columns are counted from 0]
PRINTED = **printed by its source**
DERIVED = **derived from printed numbers**
STEPS =
    .step = step and what it computes
    .shape = shape
    .agrees = agrees
agrees = { $agrees ->
    [yes] agrees
   *[no] differs
}

## notes on steps

in_place = torch.allclose(xbow, c) compares every number of this loop with the means and returns **{ $equal ->
    [yes] True
   *[no] False
}**. The loop writes means into the rows that it still has to read, so from row { $row } on it averages means, and differs
    from the right result by up to { SMALL($apart) }. The source prints True.

# parts: the first weights of row 2 as fractions; kept: the different weights of token 0 from row 1 on.
in_place_weights = Row 2 is { LIST($parts) }, where a mean has ⅓, ⅓, ⅓. Every row still sums to 1, but from row 1 on
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
keep = **The recipe of the dropout mask.** Dropout takes the next 32 bits of PyTorch’s generator, { $seed }, and on an Intel
    processor starts another generator with them: u → 1132489760 u mod (2³¹ − 1). Its numbers, divided by 2³¹ − 1, are {
    LIST($uniforms) }. A weight is kept where its number is below 1 − 0.5. Other processors take 18 draws of PyTorch’s
    generator instead, so they drop other weights and draw another W_V.
scale = { $slips ->
    [yes] The source divides by √4, the square root of the joint width of both heads. Each head has width 2, so it
        should divide by √2. That changes the numbers of this step by up to { SMALL($apart) }: switch the mistake off to see
        them.
   *[no] Here scores are divided by √2, the root of one head’s width. The source’s numbers at this step, divided by
        √4, differ by up to { SMALL($apart) }. With √2, the outputs agree with scaled_dot_product_attention to within
        { SMALL($pytorch) }.
}
