### What the page about operations on a model says: what is done, what becomes of the next word, which head matters.
TABLES =
    .next = next word, before and now
TITLE = Which arrow does the prediction need?
INTRO = A model reads these words and predicts the next one. Each arc is a weight of one of its heads: the thicker, the
    larger. Cut an arc: if the prediction changes, the model needed it.
HEADS = Which head does it need?
OPERATE = Operations on this head, or on all heads of its layer
WEIGHTS = Its weights, and one score term by term
ARROWS = Each arrow of this row, cut one at a time
IN_TEXT = All operations as text, including some without a button
OPERATIONS = Operations
OPERATIONS_HELP = off_1_3 switches off head 3 of layer 1; all stands for every layer or every head. Others: uniform_1_3,
    scale_1_3, temperature_1_3_8 (0 to 8), mask_1_3_window or mask_1_3_no_first, cut_1_3_5_2 (the arrow from query 5 to
    key 2), patch_1_3_output or patch_1_3_pattern (taken from the second sentence). Join them by ~. Operations act before W_O
    mixes the heads; the parameters stay as they are.
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
    .mask = Mask the first word
PATCH =
    .output = Patch the output
    .pattern = Patch the weights
GO_ON = Append a word:
NOW = now{ " " }
BEFORE = without the operations{ " " }
CUT = with this arrow cut{ " " }
predicts_nothing = { $title } predicts no next word, so there is no probability that an operation could change. Choose
    another model.

left_out = { $count ->
    [1] One operation names a layer, a head or a word that doesn’t exist here. It has no effect.
   *[other] { $count } operations name layers, heads or words that don’t exist here. They have no effect.
}
to_head = Layer { $layer }, head { $head }
to_layer = All heads of layer { $layer }
layer = layer { $number }
head = head { $number }

## what is done, and what it does

lead = { $count ->
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
            [causal] attends to the past only
            [window] attends to two words on either side
           *[no_first] doesn’t attend to the first word
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
    .predict = This head gives “Mia”, the second one, 85 % of the weight of “because”. Suppose the arrow is cut: which
        word will be the most likely one?
    .task = Cut the arrow from “because” to the second “Mia”: click its arc, and compare the bars.
    .done = { $as_shown ->
        [yes] “because” takes from this arrow who was sad. Without it, most of the weight goes to “Tom” and “saw”, so
            the model says “he”.
       *[no] { reached }
    }
copy =
    .predict = In layer 1, head 0, the second “frob” gives “glim”, the previous word, 49 % of its weight. Suppose this
        head is switched off: which word will be the most likely one?
    .task = Switch off layer 1, head 0: open “Operations on this head” below.
    .done = { $as_shown ->
        [yes] Through this head, the second “frob” learns which word stands before it. Without that, the heads of
            layer 3 no longer find what followed “frob” the first time, so nothing is copied.
       *[no] { reached }
    }
receiver =
    .predict = In layer 1, head 3, the second “Mia” gives “went” 86 % of its weight. Suppose this arrow is cut: to
        whom will Mia give the ball?
    .task = Cut the arrow from “Mia” to “went”: click its arc.
    .done = { $as_shown ->
        [yes] The model needs this arrow to tell the giver from the receiver. Without it, it names Mia, so she gives
            the ball to herself.
       *[no] { reached }
    }
agreement =
    .predict = In layer 2, head 2, “cat” gives “dogs” 93 % of its weight. Suppose this arrow is cut: which verb will
        be the most likely one?
    .task = Cut the arrow from “cat” to “dogs”: click its arc.
    .done = { $as_shown ->
        [yes] This arrow tells “cat” that the subject is “dogs”, a plural. Without it, the verb agrees with the nearer
            noun, so the model says “is”.
       *[no] { reached }
    }
patch =
    .predict = Layer 2, head 2 is to take its output from “The dog near the cat”. Which verb will follow “The dogs
        near the cat” then?
    .task = Patch the output of layer 2, head 2: open “Operations on this head” below.
    .done = { $as_shown ->
        [yes] “cat” gives most of its weight to the subject in both sentences, 93 % and 76 %. So the difference is in
            the values that the head passes on, and these come from “dog”, a singular.
       *[no] { reached }
    }
sink =
    .predict = In layer 3, head 3, “cats” gives “The”, the first word, 71 % of its weight. Suppose no head may attend
        to the first word: which verb will be the most likely one?
    .task = Type mask_all_all_no_first under “All operations as text”.
    .done = { $as_shown ->
        [yes] Masked, the weight of “The” goes to other words: in layer 2, head 2, “cats” gets 27 % in place of 10 %,
            so the verb agrees with the nearer noun.
       *[no] { reached }
    }
scale =
    .predict = Suppose layer 3 no longer divides its scores by √16 = 4: who will be given the plum?
    .task = Open “Operations on this head” below, and choose “Scores without 1/√head_size” for all heads of layer 3.
    .done = { $as_shown ->
        [yes] Scores four times as large give the largest one nearly everything: in head 2, the weight of “Ella” rises
            from 53 % to 98 %. So the model names the giver.
       *[no] { reached }
    }
temperature =
    .predict = Suppose layer 1 had temperature 8, so that its weights are flatter: who will get the ball?
    .task = Open “Operations on this head” below, and choose “Temperature 8” for all heads of layer 1.
    .done = { $as_shown ->
        [yes] In head 3, the second “Mia” gives “went” 18 % in place of 86 %. So the model can no longer tell the
            giver from the receiver, and names Mia.
       *[no] { reached }
    }
capital =
    .predict = In layer 23, head 4, the last “is” gives “Italy” 84 % of its weight. Suppose this arrow is cut: which
        word will be the most likely one?
    .task = Cut the arrow from the last “is” to “Italy”: click its arc.
    .done = { $as_shown ->
        [yes] Without this arrow, “France” gets the largest weight, 39 %. So the model names the capital of France.
       *[no] { reached }
    }
copy_guesses =
    .other = another word
reached = “{ WORD($word) }” is now the most likely word.

## the pictures

arcs =
    .key = **Layer { $layer }, head { $head }: where { QUERY($query) } attends** :gray[· { $click ->
        [cut] click an arc to cut it, and again to restore it
        [off] no arrow is left to cut
        [patched] this head is patched, so cutting an arrow would change nothing
       *[full] no more operations fit into a link
    }]
    .alt = The sentence, with an arc from { $query } to each word that it attends to; dashed: cut.
weights =
    .key = **Layer { $layer }, head { $head }: attention weights** :gray[· { $click ->
        [cut] click a cell to cut its arrow, and again to restore it
        [off] this head has no arrow left to cut, so a click only selects a query and a key
        [patched] this head is patched, so cutting an arrow would change nothing: a click only selects a query and a key
        [full] no more operations fit into a link, so a click only selects a query and a key
       *[row] click a row to select it
    }]
    .alt = Heatmap of the attention weights of layer { $layer }, head { $head }: rows are queries, columns keys.
next_word =
    .key = { $count ->
        [0] **The next word** :gray[· the eight most likely words]
       *[other] **The next word** :gray[· bar: now · line: without the operations]
    }
    .alt = Bars: the most likely next words with their probabilities now, and lines where they were without the
        operations.
which_head =
    .key = **Probability of “{ WORD($word) }” without each head** :gray[· click a head to look at it]
    .alt = Probability of the word without each head: rows are layers, columns heads.
least = { $waiting ->
    [yes] { progress }
   *[no] { needed_head } { CAUSE }
}

# The head that the prediction needs most; probability, share: the word's probability with it and without it
needed_head = { $is_needed ->
    [yes] The prediction needs layer { $needed_layer }, head { $needed_head } most: without it, the probability of
        “**{ WORD($word) }**” falls from { PERCENT($probability) } to { PERCENT($share) }.
   *[no] No single head is necessary: whichever one is switched off, the probability of “**{ WORD($word) }**” is
        at least { AT_LEAST($share) }.
}
CAUSE = Attention weights show where a head attends, not whether it affects the prediction: switching off a head
    with a fitting pattern may change nothing.
progress = { $layers_done } of { $layers } layers are done.
which_arrow =
    .key = **Probability without each arrow of “{ WORD($query) }”** :gray[· one arrow of layer { $layer }, head { $head }
        is cut at a time]
    .alt = Probability of the word without each arrow: one bar per key.
ten_heads =
    .title = { $waiting ->
        [yes] The arrows of this row are cut one at a time after each head has been switched off in turn.
       *[no] **Which arrow of “{ WORD($query) }” does “{ WORD($word) }” need?** :gray[· the arrows of this row in the
            { $heads } heads that “{ WORD($word) }” needs most, cut one at a time · click an arrow to cut it]
    }
    .sentence = { $is_needed ->
        [yes] Of these arrows, “{ WORD($word) }” needs the one from “{ WORD($query) }” to “{ WORD($key) }” of layer
            { $needed_layer }, head { $needed_head } most: without it, its probability falls from
            { PERCENT($probability) } to { PERCENT($least) }.
       *[no] None of these arrows is necessary alone: whichever one is cut, the probability of “{ WORD($word) }” is at
            least { AT_LEAST($least) }. Select another row, or cut several arrows.
    }
arrow = { WORD($query) } → { WORD($key) } (layer { $layer }, head { $head })
ARROWS_HEADER =
    .arrow = arrow
    .weight = its weight
    .probability = probability without it

## patches from a second sentence

PATCHES = Which heads carry the difference between two sentences?
PATCH_TITLE = Activation patching: a head takes its output, or its weights, from the run on the second sentence.
SECOND = Second sentence
SECOND_HELP = It must have as many words as the first one. Change one word, so that only its effect is carried over.
PATCH_CAUSE = A head that carries the difference is one of its causes; other heads may have an effect only in combination.
patch_best = Patch the { $part ->
    [output] output
   *[pattern] weights
} of layer { $layer }, head { $head }
second = { $fit ->
    [missing] { NO_SECOND }
    [lengths] { lengths }
    [same] { SAME }
   *[good] { $expects }
}
NO_SECOND = A patch needs a second sentence.
SAME = Both sentences are the same to the model: unknown words at the same positions get the same placeholders. A patch
    changes nothing.
lengths = A patch needs two sentences with the same number of words: the first has { $length }, the second { $other_length }.
    Patches in the link are kept, but have no effect.
patched =
    .key = **Probability of “{ WORD($word) }” with each head’s { $part ->
        [output] output
       *[pattern] weights
    } patched** :gray[· click a head to look at it]
    .alt = { $part ->
        [output] Probability of the word with each head’s output from the second sentence: rows are layers, columns
            heads.
       *[pattern] Probability of the word with each head’s weights from the second sentence: rows are layers, columns
            heads.
    }

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

