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
NONE_IN_BOTH = no number is visible in both
NO_WORDS = A has no words, so there is nothing to compare with.
HIDDEN =
    .a = hidden in A
    .b = hidden in B
    .both = hidden
pinned = **A is pinned.** From A to B: { DOTS($changes) }.
setting = { $label } **{ $before } → { $after }**
quoted = “{ $text }”

## titles and text twins

# The title of one of the three pictures.
title = **{ $side ->
    [a] { NAMES.a }
    [b] { NAMES.b }
   *[change] { NAMES.change }
}**{ $side ->
    [change] { " " }{ MORE_OR_LESS }
   *[other] { "" }
}
alt = { $side ->
    [a] { NAMES.a }
    [b] { NAMES.b }
   *[change] { NAMES.change }
}: { $picture }{ $moved ->
    [none] { "" }
   *[other] . { $moved }
}

# Between what the colours run; alike: whether those of A and of B run between the same numbers.
fixed = :gray[Fixed colour scales: { $signed ->
    [yes] −{ SHORT($a, digits: 3) }
   *[no] 0
} to { SHORT($a, digits: 3) } in A{ $alike ->
    [yes] { " " }and B
   *[no] , { $signed ->
        [yes] −{ SHORT($b, digits: 3) }
       *[no] 0
    } to { SHORT($b, digits: 3) } in B
}, −{ SHORT($most, digits: 3) } to { SHORT($most, digits: 3) } in B − A.]

## what moved

# How a weight moved, in percent: 48.4 % → 12.6 % (−35.8 points).
share = { DECIMAL($before, digits: 1) } % → { DECIMAL($after, digits: 1) } % ({ SIGNED($change, digits: 1) } points)

# alike: how many more changed as much as the last one
moved = **Largest changes:** { DOTS($entries) }.{ $alike ->
    [0] { "" }
    [one] { " " }{ $alike } more number changed as much as the last one.
   *[other] { " " }{ $alike } more numbers changed as much as the last one.
}

# Which cells have no difference; parts: see only and HIDDEN_IN_BOTH.
one_sided = :gray[Cells without a difference: { DOTS($parts) }.]
only = **{ $side }**: visible in { $side } alone, hidden in { $other } ({ $count })
HIDDEN_IN_BOTH = dot: hidden in both
still = No number visible in both changes by more than { $shares ->
    [yes] 0.1 percentage points
   *[no] 0.01
}.
entry = { $name }: { $change }
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

NOT_IN_A = A doesn't show this picture.
NO_CHANGE = B − A is not shown: A and B must have the same rows and columns.
other_count = { NO_CHANGE } A has { $a } { $of_rows ->
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
other_word = { NO_CHANGE } { $of_rows ->
    [yes] Row
   *[no] Column
} { $place } is “{ WORD($a) }” in A and “{ WORD($b) }” in B.
other_widths = B − A is not shown: an output has { $a ->
    [one] { $a } number
   *[other] { $a } numbers
} in A and { $b } in B.
other_head = A has { $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
} and no head { $wanted }: it shows head { $shown }.
other_row = A has no row { $wanted }: it shows its last one, “{ WORD($name) }”.
