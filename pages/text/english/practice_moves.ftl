### What questions say that are answered by moving something: the temperature, or the bars of a row.
CHECK = Check
TEMPERATURE = Temperature
SIDES =
    .flat = The row is **too flat**: the weight is below the goal.
    .sharp = The row is **too sharp**: the weight is above the goal.
NO_BARS = All bars are at 0. Drag at least one of them.
BARS = Only the proportions of the bars matter: the numbers beside them are their shares of the total.
SCORES = Scaled scores
PLANES =
    .at_goal = Attention weights at the temperature that reaches the goal
divided = ÷ { SHORT($temperature) }

# The title of the picture that shows the bars that were set beside the truth.
yours_and_true = **Attention weights of** { QUERY($query) } :gray[· █ truth · ○ your bars]
at_temperatures = **Attention weights of** { QUERY($query) }
    :gray[· █ temperature { SHORT($needed) } · ○ yours, { SHORT($yours) }]
tip = { $label }: { PERCENT($truth) }, yours { PERCENT($yours) }
alt = The weights of the row, and yours. { CLAUSES($tips) }.

# needed: the temperature that reaches the goal; lead: of the largest score over the next; met: whether this one was set
goal_temperature =
    .title = Set the temperature
    .question = The picture shows scaled scores. Set the temperature so that { QUERY($query) }
        gives **{ PERCENT($goal) }** of
        its attention to { $itself ->
            [yes] itself
           *[no] { KEY($key) }
        }.{ $level ->
            [1] { " " }While the row is far from the goal, the page says whether it is too flat or too sharp.
           *[other] { "" }
        } Then check: an answer within { $points } percentage points counts as right.
    .reason = At temperature { SHORT($needed) }, { QUERY($query) } gives { PERCENT($reached) } to { KEY($key) }{ $met ->
            [yes] { "" }
           *[no] ; at the temperature that you set, { SHORT($temperature) }, it gives { PERCENT($share) }
        }. The largest score leads by { DECIMAL($lead) }. Softmax divides this lead by the temperature T, so the largest
        weight is e^({ DECIMAL($lead) } ÷ T) times the next. A lower T sharpens a row, a higher T flattens it.

# worst: the word whose bar differs most; differs: whether one sees that in the percentages
row_of_bars =
    .title = Draw a row
    .question = The picture shows the scaled scores of { QUERY($query) }; words after it are hidden.{ $level ->
            [3] { " " }The temperature is { SHORT($temperature) }.
           *[other] { "" }
        } Drag the bars to the attention weights of this row, then check.
    .reason = Your bars put **{ PERCENT($distance) }** of the weight on the wrong words; up to { PERCENT($tolerance) } counts
        as right.{ $differs ->
            [yes] { " " }The largest difference is at { KEY($worst) }: { PERCENT($yours) } in your bars,
                { PERCENT($truth) } in
                the row.
           *[no] { "" }
        } { row_of_bars.rule }
    .rule = Softmax exponentiates each score{ $temperature ->
            [1] { "" }
           *[other] , divided by { SHORT($temperature) },
        } and divides by the sum of the exponentials. One more point of score multiplies the weight by { $temperature ->
            [1] e ≈ 2.7
            [0.5] e² ≈ 7.4
           *[2] √e ≈ 1.6
        }.
