### What the page about operations on a model says: what is done, what becomes of the next word, which head matters.
TABLES =
    .next = next word, before and now
TITLE = Which arrow does the prediction need?
INTRO = The thicker an arrow, the larger its attention weight. But a large weight need not matter: cut an arrow and see if the
    prediction changes.
HEADS = Which head does it need?
OPERATE = Operations on this head, its layer, or all heads
WEIGHTS = Its weights, and one score term by term
ARROWS = Each arrow of this row, cut one at a time
IN_TEXT = All operations as text, including some without a button
OPERATIONS = Operations
OPERATIONS_HELP = off_1_3 switches off head 3 of layer 1; all means every layer or every head. Others: uniform_1_3,
    scale_1_3, temperature_1_3_8 (0 to 8), mask_1_3_window or mask_1_3_no_first, cut_1_3_5_2 (the arrow from query 5 to
    key 2), patch_1_3_output or patch_1_3_pattern (taken from the second sentence). Join them by ~. Operations act before
    W_O; the parameters stay as they are.
READ = See every head
TRY = Experiments:
DONE = Operations:
NOTHING_DONE = Nothing is changed yet.
TAKE_OFF_ALL = Remove all
OFFERS =
    .off = Switch off
    .uniform = Equal weights
    .scale = Scores without 1/√head_size
    .temperature = Temperature 8
    .mask = Hide the first word
PATCH =
    .output = Patch the output
    .pattern = Patch the weights
GO_ON = Append a word:
NOW = now{ " " }
BEFORE = without the operations{ " " }
CUT = with this arrow cut{ " " }
predicts_nothing = { $title } predicts no next word, so there is nothing that an operation could change. Choose another model.

left_out = { $count ->
    [1] One operation names a layer, a head or a word that doesn’t exist here, so it has no effect.
   *[other] { $count } operations name layers, heads or words that don’t exist here, so they have no effect.
}
to_head = Layer { $layer }, head { $head }
to_layer = All heads of layer { $layer }
TO_ALL = All heads of all layers
layer = layer { $number }
head = head { $number }

## what is done, and what it does

lead = :primary-badge[{ WORD($word) } { PERCENT($before) }{ $count ->
    [0] { "" }
   *[other] { " " }→ { WORD($instead) } { PERCENT($share) }
}] { $count ->
    [0] { $expects }
   *[other] { effect }
}

# What operations do to the word that the model expects without them; operation: the only one; instead: the likeliest word now
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

# What is done to which heads; layer, head: none for all of them.
operation = { $kind ->
    [cut] { cut }
   *[other] { place } { $kind ->
        [off] is off
        [uniform] has equal weights
        [scale] does not scale its scores
        [temperature] has temperature { SHORT($value) }
        [mask] { $value ->
            [causal] lets each word attend only to itself and earlier words
            [window] lets each word attend only to itself and the two previous words
           *[no_first] hides the first word
        }
       *[patch] takes its { $value ->
            [output] output
           *[pattern] weights
        } from the second sentence
    }
}
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
cut = The arrow from “{ WORD($query) }” to “{ WORD($key) }” of { $layer ->
    [none] every layer
   *[other] layer { $layer }
}, { $head ->
    [none] every head
   *[other] head { $head }
} is cut

## the experiments

pronoun =
    .predict = “because” gives the second “Mia” 85 % of its weight. Suppose this arrow is cut: which word becomes the most
        likely one?
    .task = Cut the arrow from “because” to the second “Mia”: click it, and compare the bars.
    .done = { $as_shown ->
        [yes] This arrow tells “because” who was sad. Without it, most of the weight goes to “Tom” and “saw”, so the model
            says “he”.
       *[no] { reached }
    }
    .nearly = { missed }
copy =
    .predict = In layer 1, head 0, the second “frob” gives 49 % of its weight to the previous word, “glim”. Suppose this head
        is off: which word becomes the most likely one?
    .task = Switch off layer 1, head 0: open “Operations on this head” below.
    .done = { $as_shown ->
        [yes] This head tells the second “frob” which word stands before it. Without it, layer 3 no longer finds what followed
            “frob” the first time, so nothing is copied.
       *[no] { reached }
    }
    .nearly = { missed }
receiver =
    .predict = In layer 1, head 3, the second “Mia” gives “went” 86 % of its weight. Suppose this arrow is cut: to whom will
        Mia give the ball?
    .task = Cut the arrow from “Mia” to “went”: click it.
    .done = { $as_shown ->
        [yes] The model needs this arrow to tell the giver from the receiver. Without it, it names Mia, as if she gave the ball
            to herself.
       *[no] { reached }
    }
    .nearly = { missed }
agreement =
    .predict = In layer 2, head 2, “cat” gives “dogs” 93 % of its weight. Suppose this arrow is cut: which verb becomes the
        most likely one?
    .task = Cut the arrow from “cat” to “dogs”: click it.
    .done = { $as_shown ->
        [yes] This arrow tells “cat” that the subject, “dogs”, is plural. Without it, the verb agrees with the nearer noun, so
            the model says “is”.
       *[no] { reached }
    }
    .nearly = { missed }
patch =
    .predict = Suppose layer 2, head 2 takes its output from “The dog near the cat”. Which verb then follows “The dogs near
        the cat”?
    .task = Patch the output of layer 2, head 2: open “Operations on this head” below.
    .done = { $as_shown ->
        [yes] In both sentences, “cat” gives most of its weight to the subject, 93 % and 76 %. So the difference is in the
            values that the head passes on, and they now come from “dog”, a singular.
       *[no] { reached }
    }
    .nearly = { missed }
sink =
    .predict = In layer 3, head 3, “cats” gives the first word, “The”, 71 % of its weight. Suppose no head may attend to it:
        which verb becomes the most likely one?
    .task = Open “Operations on this head” below, and choose “Hide the first word” for all heads of all layers.
    .done = { $as_shown ->
        [yes] In layer 3, head 3, “cats” now gives “the” 92 % instead of 25 %. But a large weight doesn’t show that a word is needed:
            hiding “The” in layer 3 alone leaves the verb as it is; hiding it in layer 1 alone already makes the verb agree
            with the nearer noun. Why is so much weight there, then? The weights of a row sum to 1, so a head that has nothing
            to collect must still put its weight somewhere, and every query sees the first one: an **attention sink**.
       *[no] { reached }
    }
    .nearly = { missed }
scale =
    .predict = Suppose layer 3 no longer divides its scores by √16 = 4: who gets the plum?
    .task = Open “Operations on this head” below, and choose “Scores without 1/√head_size” for all heads of layer 3.
    .done = { $as_shown ->
        [yes] With scores four times as large, the largest one gets nearly everything: in head 2, the weight of “Ella” rises
            from 53 % to 98 %. So the model names the giver.
       *[no] { reached }
    }
    .nearly = { missed }
temperature =
    .predict = Suppose layer 1 has temperature 8, which makes its weights more even: who gets the ball?
    .task = Open “Operations on this head” below, and choose “Temperature 8” for all heads of layer 1.
    .done = { $as_shown ->
        [yes] In head 3, the second “Mia” now gives “went” 18 % instead of 86 %. So the model can’t tell the giver from the
            receiver, and names Mia.
       *[no] { reached }
    }
    .nearly = { missed }
capital =
    .predict = In layer 23, head 4, the last “is” gives “Italy” 84 % of its weight. Suppose this arrow is cut: which word
        becomes the most likely one?
    .task = Cut the arrow from the last “is” to “Italy”: click it.
    .done = { $as_shown ->
        [yes] Without this arrow, “France” gets the largest weight, 39 %. So the model names the capital of France.
       *[no] { reached }
    }
    .nearly = { missed }
copy_guesses =
    .other = another word

reached = “{ WORD($word) }” is now the most likely word.

# How a try misses the task; way: in what it differs from what the task asks for.
missed = { $operation }: “{ WORD($word) }” is { $still ->
    [yes] still
   *[no] now
} the most likely word. { $way ->
    [more] What the task asks for is done, but so is something else: remove the rest.
    [second] The task takes the patch from another sentence, “{ WORD($other) }”.
    [kind] The task asks for another kind of operation.
    [all] The task is about all layers, not only this one.
    [one] The task is about one layer only.
    [layer] The task is about another layer.
    [head] The layer is right, but not the choice of heads.
    [temperature] The heads are right, but not the temperature.
    [patch] The heads are right, but not the part that is patched.
    [mask] The heads are right, but not what is hidden.
   *[arrow] The head is right, but the task is about another arrow.
}

## the pictures

arcs =
    .key = **Layer { $layer }, head { $head }: where { QUERY($query) } attends** :gray[· { $at_row ->
        [cut] click an arrow to cut it, and again to restore it
        [off] no arrow of this row is left to cut
        [patched] this head is patched, so a cut would change nothing
       *[full] no more operations fit into a link
    }]
    .alt = The sentence, with an arrow from { $query } to each word that it attends to; dashed: cut.
weights =
    .key = **Layer { $layer }, head { $head }: attention weights** :gray[· { $click ->
        [cut] click a cell to cut its arrow, and again to restore it
        [off] no arrow is left to cut: a click selects a query and a key
        [patched] this head is patched, so a cut would change nothing: a click selects a query and a key
        [full] no more operations fit into a link: a click selects a query and a key
       *[row] click a row to select it
    }]
    .alt = Heatmap of the attention weights of layer { $layer }, head { $head }: rows are queries, columns keys.
next_word =
    .key = **The next word** :gray[· { $count ->
        [0] the three most likely words
       *[other] bar: now · line: without the operations
    } · all others together: { PERCENT($others) }]
    .alt = Bars: the most likely next words now, and lines where they were without the operations.
which_head =
    .key = **Probability of “{ WORD($word) }” without each head** :gray[· darker: it falls more · click a head to look at it]
    .alt = Probability of the word without each head: rows are layers, columns heads.
least = { $waiting ->
    [yes] { progress }
   *[no] { needed_head } { CAUSE }
}

# The head that the prediction needs most; probability, share: the word's probability with it and without it
needed_head = { $is_needed ->
    [yes] The prediction needs layer { $needed_layer }, head { $needed_head } most: without it, the probability of
        “**{ WORD($word) }**” falls from { PERCENT($probability) } to { PERCENT($share) }.
   *[no] No single head is necessary: whichever is off, the probability of “**{ WORD($word) }**” is
        at least { AT_LEAST($share) }.
}
CAUSE = Weights show where a head attends, not whether the prediction needs it: switching off a head with a fitting pattern may
    change nothing.
progress = Layers done: { $layers_done } of { $layers }.
which_arrow =
    .key = **Probability without each arrow of “{ WORD($query) }”** :gray[· layer { $layer }, head { $head }]
    .alt = Probability of the word without each arrow: one bar per arrow.
ten_heads =
    .title = { $waiting ->
        [yes] The arrows of this row are cut one at a time after each head has been switched off in turn.
       *[no] **Which arrow of “{ WORD($query) }” does “{ WORD($word) }” need?** :gray[· in the { $heads } heads that it
            needs most, each arrow is cut alone · click an arrow to cut it]
    }
    .sentence = { $is_needed ->
        [yes] “{ WORD($word) }” needs the arrow from “{ WORD($query) }” to “{ WORD($key) }” in layer { $needed_layer }, head
            { $needed_head } most: without it, its probability falls from { PERCENT($probability) } to { PERCENT($least) }.
       *[no] None of these arrows is necessary alone: whichever is cut, “{ WORD($word) }” keeps at least { AT_LEAST($least) }.
            Select another row, or cut several arrows.
    }
arrow = { WORD($query) } → { WORD($key) } (layer { $layer }, head { $head })
ARROWS_HEADER =
    .arrow = arrow
    .weight = its weight
    .probability = probability without it

## patches from a second sentence

PATCHES = Which heads carry the difference between two sentences?
PATCH_TITLE = Activation patching: a head takes its output, or its weights, from the second sentence.
SECOND = Second sentence
SECOND_HELP = It must have as many words as the first one. Change one word, so that only its effect is carried over.
PATCH_CAUSE = A head with a large effect is one cause of the difference; others may act only together.
patch_best = Patch the { $part ->
    [output] output
   *[pattern] weights
} of layer { $layer }, head { $head }
second = { $fit ->
    [missing] { NO_SECOND }
    [lengths] { lengths }
    [equal] { EQUAL }
    [same] { SAME }
   *[good] { $expects }
}
NO_SECOND = A patch needs a second sentence.
EQUAL = Both sentences have the same words, so there is no difference to carry over.
SAME = Both sentences are the same to the model, which gives unknown words at the same positions the same placeholders. So
    there is no difference to carry over.
lengths = A patch needs two sentences of equal length, but these have { $length } and { $other_length } tokens.
    Patches in the link are kept without effect.
patched =
    .key = **Probability of “{ WORD($word) }” with each head’s { $part ->
        [output] output
       *[pattern] weights
    } patched** :gray[· click a head to look at it]
    .alt = Probability of the word with each head’s { $part ->
        [output] output
       *[pattern] weights
    } from the second sentence: rows are layers, columns heads.

# moves: how the word's probability changes; before, after: it now, and with the patch; instead: the likeliest word then
carries = { $changes ->
    [no] { none }
   *[yes] Patching the { $part ->
        [output] output
       *[pattern] weights
    } of layer { $layer }, head { $head } has the largest effect: the probability of “**{ WORD($word) }**” { $moves ->
        [stays] stays at { PERCENT($after) }
        [falls] falls from { PERCENT($before) } to { PERCENT($after) }
       *[rises] rises from { PERCENT($before) } to { PERCENT($after) }
    }{ $still ->
        [yes] { "" }
       *[no] ; the most likely word is then “**{ WORD($instead) }**” ({ PERCENT($share) })
    }.
}
none = Patching the { $part ->
    [output] output
   *[pattern] weights
} of a single head changes the probability of “**{ WORD($word) }**” by at most 1 percentage point.

