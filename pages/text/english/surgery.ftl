### What the page about operations on a model says: what is done, what becomes of the next word, which head matters.
TABLES =
    .next = next word, before and now
TITLE = Which heads does a prediction need?
INTRO = Switch off a head, or cut the arrow from one query to one key, and compare the probabilities of the next
    word. An operation acts before W_O mixes the heads; the parameters of the model stay as they are.
EXPERIMENTS =
    .copy = Prevent copying
    .receiver = Make the giver receive the ball
    .agreement = Make the verb agree with the nearer noun
    .pronoun = Turn she into he
    .capital = Move the capital of Italy to Paris
    .patch = Patch one head
    .sink = Mask the first word everywhere
    .scale = Remove 1/√head_size
    .temperature = Raise a temperature
IN_TEXT = All operations as text, including some without a button
OPERATIONS = Operations
OPERATIONS_HELP = off_1_3 switches off head 3 of layer 1; all stands for every layer or every head. Others: uniform_1_3,
    scale_1_3, temperature_1_3_8 (0 to 8), mask_1_3_window or mask_1_3_no_first, cut_1_3_5_2 (the arrow from query 5 to
    key 2), patch_1_3_output or patch_1_3_pattern (taken from the second sentence). Join them by ~.
READ = See every head
TRY = Experiments:
DONE = Operations:
NOTHING_DONE = No operation yet. Click a cell, or choose an operation below.
TAKE_OFF_ALL = Remove all
OFFERS =
    .off = Switch off
    .uniform = Equal weights
    .scale = Scores without 1/√head_size
    .temperature = Temperature 8
    .mask = Mask the first word
PATCH =
    .output = Patch the output
    .pattern = Patch the weights
GO_ON = Append a word:
NEXT = **The next word** :gray[· the eight most likely words]
NEXT_BOTH = **The next word** :gray[· bar: now · line: without the operations]
NEXT_ALT = Bars: the most likely next words with their probabilities now, and lines where they were without the
    operations.
NOW = now{ " " }
BEFORE = without the operations{ " " }
CUT = with this arrow cut{ " " }
WHICH_HEAD_ALT = Probability of the word without each head: rows are layers, columns heads.
WHICH_ARROW_ALT = Probability of the word without each arrow: one bar per key.
CAUSE = Attention weights show where a head attends, not whether it affects the prediction: switching off a head
    with a fitting pattern may change nothing.
progress = { $done } of { $layers } layers are done.
predicts_nothing = { $title } predicts no next word, so there is no probability that an operation could change. Choose
    another
    model.

# What is done to which heads; layer, head: none for all of them.
place = { $head ->
    [none] Every head of { $layer ->
        [none] every layer
       *[other] layer { $layer }
    }
   *[other] { $layer ->
        [none] Head { $head } of every layer
       *[other] Layer { $layer }, head { $head }
    }
}
operation = { place } { $kind ->
    [off] is off
    [uniform] has equal weights
    [scale] does not scale its scores
    [temperature] has temperature { SHORT($value) }
    [mask] { $value ->
        [causal] attends to the past only
        [window] attends to two words on either side
       *[no_first] doesn’t attend to the first word
    }
   *[patch] takes its { $value ->
        [output] output
       *[pattern] weights
    } from the second sentence
}
cut = The arrow from “{ WORD($query) }” to “{ WORD($key) }” of { $layer ->
    [none] every layer
   *[other] layer { $layer }
}, { $head ->
    [none] every head
   *[other] head { $head }
} is cut

# What operations do to the expected word; operation: the only one; instead: the word that is the most likely one then, or ""
effect = { $count ->
    [1] { $operation }
   *[other] { $count } operations are active
}: the probability of “**{ WORD($word) }**” { $moves ->
    [stays] stays at { PERCENT($after) }
    [falls] falls from { PERCENT($before) } to { PERCENT($after) }
   *[rises] rises from { PERCENT($before) } to { PERCENT($after) }
}. { $still ->
    [yes] It is still the most likely word.
   *[no] The most likely word is now “**{ WORD($instead) }**” ({ PERCENT($share) }).
}

# The head that the prediction needs most; now, share: the word's probability with it and without it
least = { $needed ->
    [yes] The prediction needs layer { $layer }, head { $head } most: without it, the probability of “**{ WORD($word) }**”
        falls from { PERCENT($now) } to { PERCENT($share) }.
   *[no] No single head is necessary: whichever one is switched off, the probability of “**{ WORD($word) }**” is
        at least { AT_LEAST($share) }.
}
left_out = { $count ->
    [1] One operation names a layer, a head or a word that doesn’t exist here. It has no effect.
   *[other] { $count } operations name layers, heads or words that don’t exist here. They have no effect.
}
to_head = Layer { $layer }, head { $head }
to_layer = All heads of layer { $layer }
head_title = **Layer { $layer }, head { $head }: attention weights** :gray[· { $click ->
    [cut] click a cell to cut its arrow, and again to restore it
    [off] this head has no arrow left to cut, so a click only selects a query and a key
    [patched] this head is patched, so cutting an arrow would change nothing: a click only selects a query and a key
    [full] no more operations fit into a link, so a click only selects a query and a key
   *[row] click a row to select it
}]
head_alt = Heatmap of the attention weights of layer { $layer }, head { $head }: rows are queries, columns keys.
layer = layer { $number }
head = head { $number }
which_head = **Probability of “{ $word }” without each head** :gray[· click a head to look at it]
which_arrow = **Probability without each arrow of “{ $query }”** :gray[· one arrow of layer { $layer }, head { $head }
    is cut at a time]
