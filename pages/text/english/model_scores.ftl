### What the pages about a model say of one score: its products, the scaled score, the weight, the row without the arrow.
KEY_HELP = The key whose score is taken apart: its position, counted from 0. Or click a cell of the heatmap.
CUT = Cut this arrow
RESTORE = Restore this arrow
weight = Softmax{ $temperature ->
    [1] { "" }
   *[other] { " " }at temperature { SHORT($temperature) }
} gives “{ WORD($key) }” the weight **{ PERCENT($weight) }**
ALONE = , since the query sees no other key.
taken = The weights of this head are taken from the second sentence, where this weight is **{ PERCENT($weight) }**.
HIDDEN = The query does not see this key, so the weight is 0.
