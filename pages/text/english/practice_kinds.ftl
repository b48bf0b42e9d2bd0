### What the questions about temperature, masks, scaling, outputs and bugs say: a title, the question, and the reason.

# mask of the core → what it allows
MASKS =
    .none = Nothing is hidden.
    .causal = Under the causal mask each word may attend to itself and to all earlier words.
    .prefix = Under the prefix mask each word may attend to itself, to all earlier words, and to the first 2 words.
    .window = Under the window mask each word may attend to itself and to the 2 words before it.
    .strided = Under the strided mask each word may attend to itself and to every second word before it.

# winner, second: the keys with the largest and the second largest score; colder: the weight at half the temperature
colder =
    .title = A lower temperature
    .question = The picture shows the scaled scores of all keys. { $masked ->
            [yes] A causal mask hides all later words.{ " " }
           *[no] { "" }
        }The temperature falls from 1 to 0.5. To which key does { QUERY($query) } give its largest weight{ $level ->
            [3] , and how large is it
           *[other] { "" }
        }?
    .reason = { $masked ->
            [yes] Of the keys that are not hidden,{ " " }
           *[no] { "" }
        }{ KEY($winner) } has the largest score, { DECIMAL($score, digits: 1) }; { WORD($second) } follows with
        { DECIMAL($next_score, digits: 1) }. The temperature divides all scores by the same number, so their order stays
        the same. Half the temperature doubles their differences: the largest weight grows from { PERCENT($share) } to
        { PERCENT($colder) }.

# shares: the open keys' weights without the mask, added up; after: these under the mask
causal_row =
    .title = A row under a mask
    .question = The picture shows the weights without a mask. What are the weights of { QUERY($query) } under { $mask ->
            [causal] a causal mask
           *[window] a window mask, which lets each word attend to itself and to the word before it
        }?
    .reason = The mask leaves { AND($left) }. Without it they have { $shares }, together { PERCENT($kept) } of the row.
        Softmax over these keys alone divides each weight by { DECIMAL($kept) }: { LIST($after) }. The row sums to 100 %
        again, and hidden keys get 0.

# terms: weight × value for each key, added up
which_output =
    .title = An output
    .question = The first picture shows the weights of each query, the second one the value of each key. Which vector is
        the output of { QUERY($query) }?
    .reason = The output is the weighted sum of the values. Its column 0 adds up weight × column 0 of the value over all
        keys: { $terms } ≈ { DECIMAL($output, digits: 1) }. The other columns are computed in the same way.
vector = ({ LIST($numbers) })

# way: how one arrives at a wrong count
unscaled =
    .title = Without scaling
    .question = The picture shows the weights with scaling: scores are divided by √{ $head_size } = { $root }. The row of
        { QUERY($query) } has { DECIMAL($scaled, digits: 1) } effective keys, e^entropy: a row of this many equal weights
        has the same entropy. How many effective keys does it have without scaling?
    .reason = Without scaling all scores are { $root } times as large, and so are their differences: the weight of
        { KEY($winner) } grows from { PERCENT($share) } to { PERCENT($raw_share) }. The entropy of the row is then
        −({ $terms }) = { $entropy }, and e^{ $entropy } = { DECIMAL($unscaled, digits: 1) }.{ $way ->
            [scaled] { " " }{ $count } is the number with scaling.
            [left] { " " }{ $count } would require equal weights on all { $left } keys that the query may attend to.
            [between] { " " }{ $count } is the number for a flatter row than this one.
            [one] { " " }{ $count } would require a single weight of 100 %.
            [by_size] { " " }{ $count } is the number for scores that are { $head_size } times as large, not
                √{ $head_size } times.
            [largest] { " " }{ $count } is 1 ÷ the largest weight, which ignores how the other keys share the rest.
            [fewer] { " " }{ $count } is the number for a sharper row than this one.
           *[right] { "" }
        }

# rule: an entry of MASKS; another: the word that takes a place; rows: those that change; still: those that don't
who_moves =
    .title = One word changes
    .question = { $rule } { $mask ->
            [none] { "" }
           *[other] A dot marks a hidden key.{ " " }
        }The word { KEY($place) } becomes “{ WORD($another) }”. Which rows of the output change?
    .reason = The row of the word itself changes, and so does the row of each query that may attend to it: { $rows }. The
        largest change of a number is { DECIMAL($amount, digits: 1) }, in the row of { QUERY($largest) }. { $unchanged ->
            [0] No row stays the same.
            [1] { LIST($still) } may not attend to it, so its output stays exactly the same.
           *[other] { LIST($still) } may not attend to it, so their outputs stay exactly the same.
        }

# Which rows of a picture; all: whether there is no other.
rows = { $all ->
    [yes] all rows
   *[no] { LIST($words) }
}

# summary: what the bug does
which_bug =
    .title = Which bug is this?
    .question = The pictures show { $level ->
            [3] the scaled scores of a head
           *[other] the weights of a correct program
        } with a causal mask{ $padded ->
            [yes] , which also hides the first word as padding,
           *[no] { "" }
        } and { $level ->
            [3] the weights of a program
           *[other] those of a program
        } with one wrong line. Which bug is it?
    .reason = { $summary } { $undefined ->
            [yes] All { $count } weights in the row of { QUERY($row) } are undefined (NaN).
           *[no] In the row of { QUERY($row) }, { KEY($column) } has { DECIMAL($wrong) }; { $hidden ->
                [yes] it should be hidden
               *[no] { DECIMAL($right) } would be right
            }.
        }
