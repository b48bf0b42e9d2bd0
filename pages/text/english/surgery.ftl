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

TASKS =
    .copy = Switch off a single head so that “zat” is no longer the most likely word.
    .receiver = Cut a single arrow so that “Mia” becomes the most likely word.
    .agreement = Cut a single arrow so that “is” becomes the most likely word.
    .pronoun = Cut a single arrow so that “he” becomes the most likely word.
    .patch = Patch a single head so that “is” becomes the most likely word.
    .sink = Mask the first word in every head of every layer, mask_all_all_no_first as text, and find the word whose
        probability rises.
    .scale = Remove 1/√head_size from all heads of one layer, so that “Ella” becomes the most likely word.
    .temperature = Raise the temperature of all heads of one layer, so that “Mia” becomes the most likely word.
    .capital = Cut a single arrow so that “Paris” becomes the most likely word.
SEEN =
    .copy = In layer 1, head 0, the second “frob” gave “glim”, the previous word, 49 % of its weight. Without this head,
        the heads of layer 3 no longer find the word that followed “frob”.
    .receiver = In layer 1, head 3, the second “Mia” gives 86 % of its weight to “went”. Only this arrow is cut.
    .agreement = In layer 2, head 2, “cat” gives 93 % of its weight to “dogs”, the subject. Without this arrow, the verb
        agrees with the nearer noun.
    .pronoun = In layer 3, head 1, “because” gives 85 % of its weight to “Mia”. Without this arrow, “Tom” and “saw” get
        most of it.
    .patch = In layer 2, head 2, “cat” gives most of its weight to the subject in both sentences, 93 % and 76 %. The
        difference is in the values that the head passes on.
    .sink = Unmasked, “cats” gives 71 % of its weight in layer 3, head 3 to the first word, “The”. Masked, this weight
        goes to other words, and “are” becomes more likely: the verb agrees with the nearer noun.
    .scale = Without 1/√16 the scores are four times as large. In layer 3, head 2, the weight of “Ella” rises from 53
        % to 98 %.
    .temperature = At temperature 8, softmax spreads the weight: in layer 1, head 3, the second “Mia” gives “went” 18 %
        instead of 86 %.
    .capital = In layer 23, head 4, the last “is” gives 84 % of its weight to “Italy”. Without this arrow, “France”
        gets most of the weight, 39 %, and the model names the capital of France.
SHOW = Show the solution
reached = “{ WORD($word) }” is now the most likely word.

## the pictures

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

PATCH_TITLE = **Which heads carry the difference between two sentences?** :gray[· activation patching: a head takes its
    output, or its weights, from the run on the second sentence]
SECOND = Second sentence
SECOND_HELP = It must have as many words as the first one. Change one word, so that only its effect is carried over.
PATCH_CAUSE = A head that carries the difference is one of its causes; other heads may have an effect only in combination.
patch = Patch the { $part ->
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

