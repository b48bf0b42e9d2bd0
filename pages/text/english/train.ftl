### What the page says about a model that is trained while one looks: vowels that look for consonants, copying, why the future is hidden,
### an encoder and a decoder, and the next letter in a text.

## the steps

vowels =
    .title = How a head finds what it is to look for
    .about = Nobody writes a head’s matrices. Training starts them at random and then moves their numbers a little, step by step, so
        that a **loss** falls. Here the loss says how far the vowels are from sharing their weight equally among the consonants.
        How does a head get there from noise?
    .sentence = { $step ->
            [0] Before the first step, vowels give **{ PERCENT($begin) }** of their weight to consonants, and the loss is
                { DECIMAL($first_loss) }.
           *[other] After **{ $step }** of { $steps } steps, vowels give **{ PERCENT($share) }** of their weight to consonants. The
                loss went from { DECIMAL($first_loss) } to { DECIMAL($loss) }.
        }{ $complete ->
            [no] { " " }The training is still running.
           *[yes] { "" }
        }
    .predict = At the start $W_Q$ and $W_K$ are random. { PERCENT($consonants) } of the letters on which the head is trained are
        consonants. How much of their weight do vowels give to consonants before the first step?
    .task = Go back to the first moment at which vowels give at least { AT_LEAST($reached) } of their weight to consonants.
    .done = At step { $step } vowels give { PERCENT($share) } to consonants, and at the start { PERCENT($begin) }: a random head has no
        preference, so consonants get about as much as there are of them. The loss says nothing about the rows of consonants, but
        they change as well, because all letters share $W_Q$ and $W_K$.
    .nearly = { $way ->
        [never] In this training vowels never give { PERCENT($reached) } to consonants. Choose a higher learning rate.
        [early] At step { $step } it is { PERCENT($share) }. Go on to a later moment.
       *[late] At step { $step } it is { PERCENT($share) }, but an earlier moment has { PERCENT($reached) }, too. Go back.
    }
vowels_guesses =
    .none = nearly nothing
    .letters = about { PERCENT($consonants) }, as many as there are
    .all = nearly everything
copy =
    .title = Why copying needs two layers
    .about = A word of 6 to 16 letters comes again and again, and the model predicts each next letter. So it must find the same letter
        further back and copy the letter **after** it. But a key holds its own letter, not the one before it. An earlier layer has to
        bring that along first.
    .sentence = { $on ->
            [no] After { $step } of { $steps } steps, the whole model predicts, in new words, { PERCENT($whole) } of the letters that it
                could copy. Now that the head of layer 0 is switched off, it predicts **{ PERCENT($without) }**.{ $layers ->
                    [1] { "" }
                   *[other] { " " }The keys of layer 1 now hold nothing of the previous letter, so a letter that comes again gives on
                        average { PERCENT($after) } of its weight to the letter that followed it last time.
                }
           *[yes] After **{ $step }** of { $steps } steps, the model predicts **{ PERCENT($share) }** of the letters that it could copy.
                { $layers ->
                    [1] In its only layer, a letter of the picture gives { PERCENT($previous) } of its weight to the previous letter on average, and a
                        letter that comes again { PERCENT($after) } to the one that followed it last time.
                   *[other] In layer 0 a letter of the picture gives **{ PERCENT($previous) }** of its weight to the previous letter on average; in
                        layer 1 a letter that comes again gives **{ PERCENT($after) }** to the one that followed it last time. With the head
                        of layer 0 switched off, the model would predict { PERCENT($without) }.
                }
        }{ $both ->
            [no] { " " }The training is still running.
           *[yes] { "" }
        }
    .predict = Suppose the model has one layer instead of two. What becomes of the copying in { $steps } steps?
    .task = Set one layer, and look at the end of the training.
    .done = With one layer, the model predicts { PERCENT($end) } at the end, with two { PERCENT($other_end) }. { $copies ->
        [yes] With one, no score can depend on the letter before the key. With two, the head of layer 0 brings that letter along, and
            the head of layer 1 looks for it: an **induction head**. Neither helps without the other, so the loss stays high at first and then
            falls quickly.
       *[no] With these settings two layers don’t learn it in { $steps } steps either.
    }
    .nearly = { $way ->
        [layers] This is the model with two layers. Set one.
       *[early] This is step { $step }. Go on to step { $steps }.
    }
copy_guesses =
    .later = it copies as well, only later
    .some = it guesses better than by chance, but it doesn’t copy
    .nothing = it predicts 1 of 26 letters, as by chance
mask =
    .title = Why the future is hidden in training
    .about = In training, the copying model predicts every next letter of a string at once. The letter that it is to predict stands in the
        same string, one position further on. So far a **causal mask** has hidden it: each letter sees only itself and earlier ones. What does the
        model learn if the next letter is visible?
    .sentence = { $masked ->
            [yes] Trained with the mask for { $step } of { $steps } steps, the model predicts **{ PERCENT($seen) }** of the letters that it
                could copy in new words. The mask hides the letter that it is to predict.
           *[no] Trained without the mask for { $step } of { $steps } steps, the model predicts **{ PERCENT($seen) }** of the letters that it
                could copy in new words, while it sees them. With the future hidden it predicts **{ PERCENT($alone) }**. In the
                picture of layer { $layer }, letters from the second “{ $since }” on give { PERCENT($peek) } of their weight to the next
                letter on average.
        }{ $both ->
            [no] { " " }The training is still running.
           *[yes] { "" }
        }
    .predict = Suppose the mask is left out of the training. How does the loss fall then?
    .task = Switch the mask off, and look at the end of the training.
    .done = Without the mask the loss ends at { DECIMAL($loss) }, with it at { DECIMAL($other_loss) }. { $cheats ->
        [yes] That looks better, but the model only looks the answer up in the next letter. When it writes, there is no next letter yet:
            with the future hidden it predicts { PERCENT($alone) } of the letters, and the model that was trained with the mask
            { PERCENT($honest) }.
       *[no] With the future hidden this model predicts { PERCENT($alone) } of the letters, and the model that was trained with the mask
            { PERCENT($honest) }.
    }
    .nearly = { $way ->
        [masked] This is the training with the mask. Switch the mask off.
       *[early] This is step { $step }. Go on to step { $steps }.
    }
mask_guesses =
    .slower = more slowly, since there is more to look at
    .same = as before
    .faster = faster, to almost 0
reverse =
    .title = How a decoder finds a letter in the encoder
    .about = An **encoder** reads a word of 6 random letters, and a **decoder** writes it backwards, letter by letter. In
        training the decoder is given the correct letters so far. It has to get the next one from the encoder, by **cross-attention**:
        queries come from the decoder, keys and values from the encoder. How does it learn where to look?
    .sentence = After **{ $step }** of { $steps } steps, the model writes “{ $word }” backwards as “**{ $written }**”; the correct answer is
        “{ $backwards }”. Cross-attention gives **{ PERCENT($mirrored) }** of its weight to the letter that is to be written, on
        average. In new words the model writes { PERCENT($share) } of the letters correctly; with the cross-attention switched off it would be
        { PERCENT($cut) }, and with the encoder’s self-attention switched off { PERCENT($unread) }.{ $both ->
            [no] { " " }The training is still running.
           *[yes] { "" }
        }
    .predict = Suppose the vectors say nothing about positions. How many of the letters does the model then write correctly after { $steps }
        steps?
    .task = Switch the positions off, and look at the end of the training.
    .done = Without positions the model writes { PERCENT($end) } of the letters correctly at the end, with them { PERCENT($other_end) }.
        { $needs ->
            [yes] Without them no vector of the encoder says where its letter stands. The model can still see which letters the word has
                and which of them have been written, and guess among the others. With positions, each position of the decoder
                finds the mirrored one, and the picture shows a dark diagonal.
           *[no] With these settings, { $steps } steps don’t show clearly what positions are for.
        }
    .nearly = { $way ->
        [placed] This is the training with positions. Switch them off.
       *[early] This is step { $step }. Go on to step { $steps }.
    }
reverse_guesses =
    .all = nearly all
    .some = some, more than by chance
    .none = 1 of 26, as by chance
text =
    .title = How a model learns to write
    .about = A model reads pieces of a text and learns to predict each next letter. A table of how often one letter follows
        another predicts from the current letter alone. An attention head sees the earlier letters, too. When does the model
        begin to use them, and what does it write by then?
    .sentence = After **{ $step }** of { $steps } steps the loss is **{ DECIMAL($loss) }**; with the best table of letter pairs it would
        be { DECIMAL($pairs) }.{ $length ->
            [0] { "" }
           *[other] { " " }Of what the model writes, “{ $piece }” also stands in the text, and no longer piece does.
        }{ $complete ->
            [no] { " " }The training is still running.
           *[yes] { "" }
        }
    .predict = What will the model write after { $steps } steps?
    .task = Play the training, or move the slider, and find the first moment at which the loss is below { DECIMAL($pairs) }.
    .done = At step { $step } the loss is { DECIMAL($loss) }. On the whole text, no prediction from the current letter alone averages
        below { DECIMAL($pairs) }: a sign that attention brings in earlier letters. At the end of the training, the model writes
        “{ $ending }”. { $best_length ->
            [0] None of that stands in the text.
           *[other] Of that, “{ $best }” stands in the text, and no longer piece does.
        }
    .nearly = { $way ->
        [never] In this training the loss is below { DECIMAL($pairs) } at no step that the slider shows. Choose another learning rate, or another
            text.
        [early] At step { $step } the loss is { DECIMAL($loss) }. Go on to a later moment.
       *[late] At step { $step } the loss is { DECIMAL($loss) }, but it was below { DECIMAL($pairs) } at an earlier moment, too. Go back.
    }
text_guesses =
    .letters = letters that often follow one another, but hardly a word
    .words = words and pieces of lines, with mistakes
    .all = { $count } letters of the text without a mistake
summary = Training starts from noise and lowers a loss; nobody writes the matrices. A head finds a pattern only if its vectors hold
    what the pattern needs, so some patterns need an earlier layer. { "\u000A" }When both layers fit together, the loss falls quickly.
TABLES =
    .vowel_losses = losses, vowels
    .copy_losses = losses, copying
    .mask_losses = losses, with or without the mask
    .reverse_losses = losses, writing backwards
    .text_losses = losses, a text

## pictures and controls

vowels_weights =
    .key = :gray[**Attention weights at step { $step }** · rows: queries · columns: keys]
    .alt = The attention weights of the head at step { $step }, as a heatmap
vowels_pairs =
    .key = :gray[**Which letter looks for which at step { $step }**: scores by $W_Q W_K^\top$, without positions · rows: queries · columns: keys]
    .alt = The scores of each letter as query with each letter as key at step { $step }, vowels first, as a heatmap
vowels_curve =
    .key = :gray[**Loss at each step** · ● step { $step }]
    .alt = The loss of the training at each step, as a line
layer_0 =
    .key = :gray[**Layer 0 at step { $step }{ $on ->
        [no] , switched off
       *[yes] { "" }
    }** · rows: queries · columns: keys]
    .alt = The attention weights of layer 0 at step { $step }, as a heatmap
layer_1 =
    .key = :gray[**Layer 1 at step { $step }** · rows: queries · columns: keys]
    .alt = The attention weights of layer 1 at step { $step }, as a heatmap
copy_curve =
    .key = :gray[**Loss at each step** · ━ { layers_label }{ $layers ->
        [1] { " " }· ┉ { other_layers_label }
       *[other] { "" }
    }]
    .alt = { $layers ->
        [1] The losses with one layer and with two at each step, as lines
       *[other] The loss with two layers at each step, as a line
    }
mask_curve =
    .key = :gray[**Loss at each step** · ━ { $masked ->
        [yes] with the mask
       *[no] without the mask · ┉ with it
    }]
    .alt = { $masked ->
        [no] The losses without the causal mask and with it at each step, as lines
       *[yes] The loss with the causal mask at each step, as a line
    }
reverse_weights =
    .key = :gray[**Cross-attention at step { $step }** · rows: what the decoder writes · columns: what the encoder has read]
    .alt = The weights of the cross-attention from the letters that are written to those of the word at step { $step }, as a heatmap
reverse_curve =
    .key = :gray[**Loss at each step** · ━ { $placed ->
        [yes] with positions
       *[no] without positions · ┉ with them
    }]
    .alt = { $placed ->
        [no] The losses without positions and with them at each step, as lines
       *[yes] The loss with positions at each step, as a line
    }
text_written = :gray[**What the model writes at step { $step }** · it begins with the text’s first letter, and each
    further one is drawn from the predicted probabilities]{ "\u000A\u000A" }{ $written }
text_curve =
    .key = :gray[**Loss at each step so far** · ┉ with the best table of letter pairs]
    .alt = The loss of the training up to step { $step } as a line, and that of the best table of letter pairs as a horizontal line
layers_label = { $layers ->
        [one] { $layers } layer
       *[other] { $layers } layers
    }
other_layers_label = { $other_layers ->
        [one] { $other_layers } layer
       *[other] { $other_layers } layers
    }
STEP_AXIS = step
falls_fastest = falls fastest at { $step }
LAYERS = Layers
LAYERS_HELP = How many layers the model has, each with one head.
SIZE_HELP = How many numbers each query, key and value has. A change restarts the training.
SCALED = Divide by √head_size
SCALED_HELP = Keeps the scores from growing with the head size. A change restarts the training.
POSITIONS = Add positions
POSITIONS_HELP = Adds a vector of its position to each letter. A change restarts the training.
RATE = Learning rate
RATE_HELP = How far each step moves the numbers. A change restarts the training.
MASKED = Causal mask
MASKED_HELP = Hides later letters in the training. A change restarts the training.
STEP = Step of the training
STEP_HELP = Moves back and forth through the training, which keeps every fifth step.
TEXT = Text to learn from
TEXT_HELP = The text is read in lower case; spaces and punctuation marks count as letters. A change restarts the training.
text_is_short = The text has { $count } { $count ->
        [one] character
       *[other] characters
    }; a model needs at least { $least } to learn from.
text_differs = The text has { $count } different characters; a model here can learn at most { $most }.
LAYER_0 = Head of layer 0
LAYER_0_HELP = Switched off, the head adds nothing to what the trained model computes. The training itself doesn’t change.
