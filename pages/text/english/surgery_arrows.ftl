### What Operate says of the arrows of one row that a word needs most.
LOOKED_FOR = The arrows of this row are cut one at a time after each head has been switched off in turn.
title = **Which arrow of “{ WORD($query) }” does “{ WORD($word) }” need?** :gray[· the arrows of this row in the
    { $heads } heads that “{ WORD($word) }” needs most, cut one at a time · click an arrow to cut it]
arrow = { WORD($query) } → { WORD($key) } (layer { $layer }, head { $head })
not_needed = None of these arrows is necessary alone: whichever one is cut, the probability of “{ WORD($word) }” is at
    least { AT_LEAST($least) }. Select another row, or cut several arrows.
needed = Of these arrows, “{ WORD($word) }” needs the one from “{ WORD($query) }” to “{ WORD($key) }” of layer { $layer },
    head { $head } most: without it, its probability falls from { PERCENT($now) } to { PERCENT($cut) }.
HEADER =
    .arrow = arrow
    .weight = its weight
    .probability = probability without it
