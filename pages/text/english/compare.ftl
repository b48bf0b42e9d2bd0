### What is said where two views stand side by side: A, which is pinned, B, which follows the controls, and B − A.
PIN = Compare
BACK = Back to A
SWAP = Swap A and B
STOP = Stop comparing
ON = on
OFF = off
NONE = none
SAME = **A is pinned**, and B is still the same view. Change anything: B and B − A follow, A stays.
NAMES =
    .a = A · pinned
    .b = B · now
    .change = B − A
MORE_OR_LESS = :gray[violet: more in B, orange: less]
IN_POINTS = in percentage points, −100 to 100
NONE_IN_BOTH = no number is visible in both
NO_WORDS = A has no words, so there is nothing to compare with.
HIDDEN =
    .a = hidden in A
    .b = hidden in B
    .both = hidden
LARGEST = largest weight
EFFECTIVE = effective keys
SATURATED = rows with 99 % on one key
pinned = **A is pinned.** From A to B: { DOTS($changes) }.
setting = { $label } **{ $before } → { $after }**
quoted = “{ $text }”

## titles and text twins

# The title of one of the three pictures.
title = **{ $side ->
    [a] { NAMES.a }
    [b] { NAMES.b }
   *[change] { NAMES.change }
}**
# The same with what is said of it, such as the head.
title_about = { title } :gray[· { $about }]
head = head { $number }
alt = { $side ->
    [a] { NAMES.a }
    [b] { NAMES.b }
   *[change] { NAMES.change }
}: { $picture }{ $moved ->
    [none] { "" }
   *[other] . { $moved }
}
# What a picture shows, for those who hear the page.
picture = { $stage } of head { $head }, rows { LIST($queries) }, columns { LIST($keys) }
focus_title = ## 2  Share: how “{ WORD($name) }” distributes its attention
output_title = ## 3  Collect: the output of “{ WORD($name) }”, component by component

# Say between what the colours of A and B run, and those of B − A.
scale_of = :gray[Fixed colour scale: { $stage } { $negative ->
    [yes] −{ SHORT($limit, digits: 3) }
   *[no] 0
} to { SHORT($limit, digits: 3) } in A and B, −{ SHORT($difference, digits: 3) } to
    { SHORT($difference, digits: 3) } in B − A.]

## what moved

# named: whether the row's word is not the same in A and B
sharpness = { $named ->
    [no] { "" }
   *[yes] { WORD($name) }:{ " " }
}largest weight { $largest }, { DECIMAL($effective, digits: 1) } effective keys
# How a weight moved, in percent: 48.4 % → 12.6 % (−35.8 points).
share = { DECIMAL($before, digits: 1) } % → { DECIMAL($after, digits: 1) } % ({ SIGNED($change, digits: 1) } points)

# alike: how many more changed as much as the last one
moved = **Largest changes:** { DOTS($entries) }.{ $alike ->
    [0] { "" }
    [one] { " " }{ $alike } more number changed as much as the last one.
   *[other] { " " }{ $alike } more numbers changed as much as the last one.
}
three = **From A to B:** { DOTS($entries) }.

# Which cells have no difference; parts: see only and HIDDEN_IN_BOTH.
one_sided = :gray[Cells without a difference: { DOTS($parts) }.]
only = **{ $side }**: visible in { $side } alone, hidden in { $other } ({ $count })
HIDDEN_IN_BOTH = dot: hidden in both
still = No number visible in both changes by more than { $shares ->
    [yes] 0.1 percentage points
   *[no] 0.01
}.
entry = { $name }: { $change }
pair = { $query } → { $key }
dimension = component { $number }
dimension_tip = component { $number }: { SIGNED($change, digits: 4) }
one_sided_tip = { $query } → { $key }: { DECIMAL($value, digits: 4) } in { $side }, hidden in { $side ->
    [A] B
   *[other] A
}
one_sided_run = { $query }: { $count ->
    [one] { $count } key
   *[other] { $count } keys
} visible in { $side } alone

## why something is not as one might expect

OTHER_WORDS = B − A is not drawn: A and B must have the same words.
other_count = { OTHER_WORDS } A has { $a } { $of_rows ->
    [yes] { $a ->
        [one] row
       *[other] rows
    }
   *[no] { $a ->
        [one] column
       *[other] columns
    }
}, B has { $b } { $of_rows ->
    [yes] { $b ->
        [one] row
       *[other] rows
    }
   *[no] { $b ->
        [one] column
       *[other] columns
    }
}.

# The first row or column that is another word in B.
other_word = { OTHER_WORDS } { $of_rows ->
    [yes] Row
   *[no] Column
} { $place } is “{ WORD($a) }” in A and “{ WORD($b) }” in B.
other_widths = B − A is not drawn: an output has { $a ->
    [one] { $a } number
   *[other] { $a } numbers
} in A and { $b } in B.
other_query = B − A is not drawn: the row of A is “{ WORD($a) }”, the row of B is “{ WORD($b) }”.
other_columns = B − A is not drawn: the { $a } columns of A and the { $b } columns of B are not the same.
other_rows = B − A is not drawn: A has { $a ->
    [one] { $a } head
   *[other] { $a } heads
}, B has { $b }.
other_head = A has { $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
} and no head { $wanted }: it shows head { $shown }.
other_row = A has no row { $wanted }: it shows its last one, “{ WORD($name) }”.

## Learn pages

OUTPUTS = outputs of the words in the shuffled sentence, one row per word
SHARES = contribution of each head, one row per head

# Between what the colours run; B − A always runs from −limit.
fixed = :gray[Fixed colour scale: { $signed ->
    [yes] −{ SHORT($limit, digits: 3) }
   *[no] 0
} to { SHORT($limit, digits: 3) } in A and B, −{ SHORT($limit, digits: 3) } to { SHORT($limit, digits: 3) } in B − A.]
other_sizes = The line of B − A compares both at the same head size; the numbers here are for head size { $a } in A and
    { $b } in B.
divided = ÷ { $divisor }, head size { $size }
mean_of = :gray[Means over { $rows } drawn rows of 64 keys.]
shuffle = shuffle { $seed }, { $positions ->
    [yes] with
   *[no] without
} positions
mixed = { $with_wo ->
    [yes] with W_O
   *[no] without W_O
}
