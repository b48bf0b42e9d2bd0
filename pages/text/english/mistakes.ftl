### What the page of mistakes says: one bug on the learner's words, its symptom, its check and its fix; then all bugs.
TITLE = What does a bug in attention look like?
BUG = Bug
BUG_HELP = The table below lists all bugs, each with a button.
BUG_ON = Bug on
BUG_ON_HELP = Off: the second picture is computed by the right program, too.
HEAD = Head in the pictures
HEAD_HELP = Which head the pictures show: head 0 is the first.
NO_HEADS = Averaging has no heads.
ONE_HEAD = There is only one head.
FINDER = ## Which bug is yours?
SIGN = What is wrong in your own program?
SIGN_HELP = Lists the bugs that show this symptom at these settings.
ANY_SIGN = I don’t know
PROGRAM_STARTS = The program starts from x, wq, wk, wv, q, k, v, scores, scaled (divided by √head_size and the temperature)
    and allowed (True: this query may attend to this key), computed from your words and settings.
TABLES =
    .mistake_cells = these pictures, cell by cell
    .mistake_symptom = the symptom
NOTE = Each bug is run on the sentence of this view.
TRY_THIS = **Try this:**
TRY =
    .previous = Projections: the previous word
    .random = Projections: random

## one bug

PROGRAMS =
    .right = right program
    .bug = with the bug
    .off = bug off
UNDEFINED = undefined
SYMPTOM = ## Its symptom in numbers
CHECK = ## A check that catches it
FIX = ## What differs

what = **{ WORD($title) }.** { WORD($summary) }
notes = :gray[{ WORD($notes) }]
mistake_right =
    .key = :gray[**{ PROGRAMS.right }**{ of_head } · { shown_numbers }]
    .alt = { $picture } { PROGRAMS.right }{ of_head }: rows { LIST($labels) }
mistake_mine =
    .key = :gray[**{ switched }**{ of_head } · { shown_numbers }]
    .alt = { $picture } { switched }{ of_head }: rows { LIST($labels) }
switched = { $on ->
    [yes] { PROGRAMS.bug }
   *[no] { PROGRAMS.off }
}
of_head = { $has_heads ->
    [yes] { " " }· head { $head }
   *[no] { "" }
}
shown_numbers = { $outputs ->
    [yes] outputs ·{ " " }
   *[no] { "" }
}{ $colours }

# The effect on the selected row, and on the one that changes most; leaks: whether hidden cells are marked in the picture.
mistake_row = { $effect ->
    [off] The bug is off: both pictures show the same numbers.
    [head] The bug leaves head { $head } as it is. Head { $shown_in } shows what it does.
    [nothing] At these settings the bug changes nothing in this picture.
   *[some] { $selected }{ $most_changed ->
        [none] { "" }
       *[other] { " " }{ $most_changed }
    }{ $leaks ->
        [yes] { " " }:gray[Dashed cells should be hidden, but they still get weight.]
       *[no] { "" }
    }
}
most_changed = No other row changes more than that of { QUERY($query) }. { $sentence }
effect_on_row = { $effect ->
    [undefined] The row of { QUERY($query) } is **undefined**: all its scores are −∞, and their softmax is 0 ÷ 0, which is
        not a number (NaN).
    [right] The row of { QUERY($query) } has the right numbers.
    [output] Component { $column } of the output of { QUERY($query) } is **{ $right }** in the right program
        and **{ $wrong }** with the bug.
   *[weight] { QUERY($query) } gives { KEY($key) } a weight of **{ PERCENT($right) }** in the right program
        and **{ PERCENT($wrong) }** with the bug.
}

# Say that dividing a row by its sum repairs the bug.
divided = { $total ->
    [0] Dividing each row by its sum afterwards would give the same as masking before softmax, but here the hidden
        words take all of the weight of { QUERY($query) }: its row sums to 0, rounded, and 0 ÷ 0 is undefined.
   *[other] Dividing each row by its sum afterwards gives the same as masking before softmax, because softmax’s own divisor
        cancels: the row of { QUERY($query) } sums to { SHORT($total, digits: 4) }, so { KEY($key) } gets
        { SHORT($weight, digits: 4) } ÷ { SHORT($total, digits: 4) } = **{ SHORT($quotient, digits: 4) }**, and the right
        weight is { SHORT($right, digits: 4) }.
}

# What the check says; on: whether the bug is.
verdict = { BADGE(result, $passes) }
result = { $passes ->
    [yes] The check passes{ $on ->
        [yes] : at these settings the bug changes nothing that it tests
       *[no] { "" }
    }
   *[no] AssertionError: { WORD($complaint) }
}
running = Red lines, marked −, are the bug; green lines, marked +, are the fix. { $on ->
    [yes] The bug is on, so the red lines run
   *[no] The bug is off, so the green lines run
}.

## what of the settings is taken

SELF = The sentence attends to itself.
SCALED = The right program divides by √head_size.
POSITIONED = The right program uses positions.
OWN_MASK = This bug has masks of its own, so the mask that you have chosen is not used.
SEES_NOTHING = Your mask hides every key from some word, whose row would be NaN in these programs, so a causal mask is used.
REPEATED = The sentence has fewer than 3 tokens, so they are repeated.
drawn_heads = The worked example has one head, so { $heads } heads are drawn at random.
COLDEST = The programs divide by the temperature, so the lowest temperature used here is 0.01.
UNDROPPED = Dropout is left out.

## all bugs

UNCHANGED = :gray[changes nothing at these settings]
OUTPUTS_STAY = :gray[outputs stay as they are at these settings]
matching = { $count ->
    [0] At these settings, none of the { $of } bugs shows this symptom.
   *[other] At these settings, { $count } of { $of } bugs { $count ->
        [1] shows
       *[other] show
    } this symptom:
}

## pictures and tables

CELLS =
    .row = row
    .column = column
    .right = right
    .wrong = with the bug
    .hidden = hidden
RIGHT = right
bug_on = { $on ->
    [yes] bug on
   *[no] bug off
}
refused = torch itself refuses a line that is almost the same: **{ WORD($line) }** { $badge }

# Say what dividing by √d_model does; turn: "flat", "sharp", or "same" where rows stay.
width = { $turn ->
    [equal] Here √d_model and √head_size are both √{ $d_model }.
    [flat] Here scores are divided by √{ $d_model } in place of √{ $head_size }: the weights become too uniform.
    [sharp] Here scores are divided by √{ $d_model } in place of √{ $head_size }: the weights become too concentrated.
   *[same] Here scores are divided by √{ $d_model } in place of √{ $head_size }: the weights stay the same.
}
BUGS_HEAD =
    .bug = Bug
    .seen = What is seen
    .numbers = In numbers
in_numbers = { WORD($label) }: **{ $wrong }**, the right value is { $right }
