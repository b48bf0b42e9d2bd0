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
