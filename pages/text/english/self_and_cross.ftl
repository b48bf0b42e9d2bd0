### What the steps of the page about self-attention and cross-attention say.

## the steps

self =
    .title = Where may keys and values come from?
    .about = So far, $W_Q$, $W_K$ and $W_V$ computed queries, keys and values from the same vectors **x**: a sentence attended to
        itself. This is **self-attention**. Each word has both a query and a key, so the weights have a row and a column for
        each. What does a longer sentence cost?
    .sentence = { attends } { product } { QUADRATIC }
    .predict = A sentence of { $before } { $noun }s has { $before } × { $before } = { $square } weights. How many weights does one more { $noun } add?
    .task = { $fixed ->
        [yes] { OWN_TOKENS }
       *[no] { $long ->
            [yes] { $noun ->
                [word] Word
               *[token] Token
            } { $asked } is “{ WORD($last_asked) }”. Select its row. Which weights does this { $noun } add?
           *[no] Write a sentence of { $asked } { $noun }s or more. Which rows and columns are new?
        }
    }
    .done = { $noun ->
            [word] Word
           *[other] Token
        } { $asked } has a query, so there is one more row, of { $asked } weights; and it has a key, so each of the { $before } rows
        above gets one more: { $asked } + { $before } = { $more }. In all there are { $keys } × { $keys } = { $total } weights.
    .nearly = { $way ->
        [row] This is the row of “{ WORD($query) }”. That of “{ WORD($last_asked) }” is farther { $below ->
            [yes] down
           *[no] up
        }.
       *[short] { $queries ->
            [one] There is { $queries } row
           *[other] There are { $queries } rows
        } so far. Write on, until there are { $asked }.
    }
cross =
    .title = A translation must look into another sentence
    .about = Whoever translates must read the original. So an **encoder** turns the English sentence into vectors, the **memory** m.
        The **decoder**, which writes the German one, computes queries from its own words, but keys and values from m. This
        is **cross-attention**. No causal mask hides m, because all of it is known before writing begins.
    .sentence = { $lacks ->
        [example] { ONE_SENTENCE }
        [words] { NO_WORDS }
       *[none] { $english ->
            [yes] { IN_ENGLISH }{ " " }
           *[no] { "" }
        }{ attends } { product }{ other_head }{ mask_hides }
    }
    .predict = Here the queries come from the question. Suppose it gets one more { $noun }. What does the heatmap get?
    .task = { $lacks ->
        [example] { NO_SECOND_TASK }
       *[none] Write a question of { $asked } { $noun }s or more, and see which side of the heatmap grows.
    }
    .done = Only { $noun }s of the question have queries, so there are { $queries } rows now. Keys and values come from the
        sentence alone, so the heatmap still has { $keys ->
            [one] { $keys } column
           *[other] { $keys } columns
        }.
    .nearly = { $queries ->
            [one] There is { $queries } row
           *[other] There are { $queries } rows
        } so far. Write on, until there are { $asked }.
decoding =
    .title = Keys and values can be kept: the key-value cache
    .about = A language model writes one word at a time. Under a causal mask, earlier words never see the new one, so their
        keys and values don’t change and are kept in the **key-value cache**. Only the new word needs a query, a key and a
        value.
    .sentence = { new } { product }{ $whole ->
        [yes] { "" }
       *[no] { " " }{ uncached }
    } { attends }
    .predict = “{ WORD($newest) }” is written last, and all earlier keys and values are in the cache. How many weights must be
        computed for it?
    .task = { $keys ->
        [1] { one_key }
       *[other] Choose 1 new { $noun } at the end. Which row is left?
    }
    .done = One query meets { $keys } keys, so { $keys } weights are enough. Without the cache, all { $keys } × { $keys } = { $square } would
        be computed, although the rows above can’t have changed.
    .nearly = There are still { $count } new { $noun }s, so there are { $count } rows. A model that writes adds one { $noun } at a time.
summary = Keys and values come from the same sentence, from another one (the memory), or from what was computed before (the
    cache).  { "\u000A" }But each word has only one row of weights, and they sum to 100 %. What if a word needs two things at
    once?
FOLDS =
    .self = queries, keys and values as numbers
    .cross = only the queries are new
    .corners = where a causal mask starts
self_offers =
    .one_word = A single word
    .same = A head for the same word
cross_offers =
    .causal = A causal mask all the same
    .random = Random projections
cross_guesses =
    .row = one more row
    .column = one more column
    .both = a row and a column, as in step 1
decoding_offers =
    .three_new = Three new words

## the words of the steps

OWN_TOKENS = A worked example has its own tokens, so go back to your own sentence to change it.
NO_SECOND_TASK = Go back to your own sentence, so that a question can attend to it.
IN_ENGLISH = :gray[This head knows only English words, so an English question stands in for the translation.]

# Say what a mask does across two sentences; hidden: how many weights it hides.
mask_hides = { $hidden ->
    [0] { "" }
   *[other] { " " }The mask hides { $hidden } of these weights, although the whole sentence is already known: it compares
        positions only.
}
new = { $count ->
    [1] 1 { $noun } is new, as when a language model writes.
   *[other] { $count } { $noun }s are new, as when a language model reads { $whole ->
        [yes] the text
       *[no] the rest of the text
    } that it is to continue.
}
other_head = { $stands_in ->
    [none] { "" }
   *[other] { " " }{ OTHER_HEAD }
}

# Say where a row's weight goes.
#
# key: one with the largest weight; ties: how many have it, 0: every key is hidden; keys: how many there are; everything:
# whether these have all weight
attends = { QUERY($query) } { $ties ->
    [0] may attend to no { $noun }: the mask hides every key, and all its weights are 0
    [1] { $everything ->
        [yes] attends to { KEY($key) }{ $keys ->
            [1] { " " }alone
           *[other] { "" }
        }: **{ PERCENT($share) }**
       *[no] gives its largest weight, **{ PERCENT($share) }**, to { KEY($key) }
    }
   *[other] { $everything ->
        [yes] attends equally to { $ties } { $noun }s: **{ PERCENT($share) }** each
       *[no] gives its largest weight, **{ PERCENT($share) }**, to each of { $ties } { $noun }s
    }
}.

# Say how many weights there are.
product = { count_queries } and { count_keys } make { $queries } × { $keys } = **{ $total ->
    [one] { $total } weight
   *[other] { $total } weights
}**.
count_queries = { $queries ->
    [one] { $queries } query
   *[other] { $queries } queries
}
count_keys = { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
}
count_values = { $values ->
    [one] { $values } value
   *[other] { $values } values
}
QUADRATIC = So a sentence twice as long needs four times as many weights.

# Say what the key-value cache saves; keys: of all words so far.
uncached = Without the cache, all { $keys } × { $keys } = { $square } would be computed again.
one_key = The sentence has one { $noun }. Add some in “Your words”.

## the pictures

# role: what the head is for; hides: whether a mask hides cells
weights =
    .key = **Weights{ of_head }**{ $role ->
        [none] { "" }
       *[other] { " " }({ $role })
    } :gray[· row: query{ $kind ->
        [self] { "" }
       *[cross] { " " }of the question
    } · column: key of { $kind ->
        [self] the same sentence
       *[cross] { SOURCES.sentence }
    }{ $hides ->
        [yes] { HIDDEN }
       *[no] { "" }
    }]
    .alt = Weights{ of_head }, { $kind ->
        [self] { KINDS.self }
       *[cross] { KINDS.cross }
    }: rows { LIST($query_names) }; columns { LIST($key_names) }
new_rows =
    .key = **Weights of the new { $count ->
        [one] { $noun }
       *[other] { $noun }s
    }** :gray[· row: new query · column: key{ $hides ->
        [yes] { HIDDEN }
       *[no] { "" }
    }]
    .alt = Weights of the { $count ->
        [one] newest token
       *[other] { $count } newest tokens
    } over all tokens, causal mask from the { $corner ->
        [upper_left] { CORNER_NAMES.upper_left }
       *[lower_right] { CORNER_NAMES.lower_right }
    } corner
source =
    .key = { $letter ->
        [q] { QUERY("queries") }
        [k] { KEY("keys") }
       *[v] { VALUE("values") }
    } from **{ $text ->
        [question] { SOURCES.question }
       *[sentence] { SOURCES.sentence }
    }** :gray[· { rows_of } of { numbers_of }]
    .alt = The { $letter ->
        [q] { ROLES.q }
        [k] { ROLES.k }
       *[v] { ROLES.v }
    }{ of_head }, from { $text ->
        [question] { SOURCES.question }
       *[sentence] { SOURCES.sentence }
    }: a row for each token
corner =
    .key = **{ $corner ->
        [upper_left] { CORNER_NAMES.upper_left }
       *[lower_right] { CORNER_NAMES.lower_right }
    }** :gray[· { $corner ->
        [upper_left] { CORNER_CALLS.upper_left }
       *[lower_right] { CORNER_CALLS.lower_right }
    }]
    .alt = Weights of the { $count ->
        [one] newest token
       *[other] { $count } newest tokens
    } over all tokens, causal mask from the { $corner ->
        [upper_left] { CORNER_NAMES.upper_left }
       *[lower_right] { CORNER_NAMES.lower_right }
    } corner

# a head other than the first: heads are introduced on a later page
of_head = { $head ->
    [0] { "" }
   *[other] { " " }of head { $head }
}

## controls

SECOND = Second sentence, a question: its words are the queries
SECOND_HELP = Your own words, question or not. They attend to the words of the sentence.
NEW = New tokens at the end
NEW_HELP = Earlier tokens are in the cache: their keys and values are already known.

## what there is no second sentence for, and which head stands in

ONE_SENTENCE = A worked example has only one sentence, so there is no question that could attend to it.
NO_WORDS = The second sentence has no words yet: type some into “Second sentence”.
OTHER_HEAD = This head can’t read two sentences, so here each { $noun } looks for the same { $noun }.

## names

KINDS =
    .self = self-attention
    .cross = cross-attention
SOURCES =
    .sentence = the sentence
    .question = the question
ROLES =
    .q = queries
    .k = keys
    .v = values
HIDDEN = { " " }· dot: hidden
CORNER_NAMES =
    .upper_left = upper left
    .lower_right = lower right
CORNER_CALLS =
    .upper_left = what is_causal=True means in PyTorch
    .lower_right = what decoding needs
TABLES =
    .sources = sources
    .self_weights = self-attention
    .cross_weights = cross-attention
    .upper_left = causal from the upper left
    .lower_right = causal from the lower right

## what is unfolded

self_sources = All come from one sentence, each through its own projection: {
    QUERY(count_queries) }, { KEY(count_keys) } and { VALUE(count_values) }.{ $match ->
    [none] { "" }
   *[other] { " " }{ $match }
}
cross_sources = { $lacks ->
    [example] { ONE_SENTENCE }
    [words] { NO_WORDS }
   *[none] { $compared ->
        [yes] { compared }
       *[no] { not_compared }
    }
}

# Say what is the same as in self-attention, and what isn't.
compared = The { KEY("keys") } differ from those of step 1 by **{ SMALL($k_moved) }**, the { VALUE("values") } by **{ SMALL($v_moved) }**, because
    sentence and projections are the same. Only the { QUERY("queries") } are new: they come from the question. So the { OUTPUT("output") }
    has a row for each query, **{ rows_of }**, and each is as wide as a value: { numbers_of }.

# What is said in its place where the kinds have other matrices; other: whether another head stands in for the page's
not_compared = The { QUERY("queries") } come from the question, the { KEY("keys") } and the { VALUE("values") } from the sentence. They can’t be
    compared with those of step 1, where { $other ->
    [yes] another head is shown
   *[no] this designed head reads only one sentence
}: rows have { $own } numbers there, and { $width } here. The { OUTPUT("output") } has a row for each query, **{ rows_of }**, and each is as wide as a value: { numbers_of }.

# rows and width of a matrix
rows_of = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
numbers_of = { $width ->
    [one] { $width } number
   *[other] { $width } numbers
}
CORNERS = A causal mask hides a triangle of the weights. With fewer queries than keys, it matters from which corner the
    triangle is counted: the last query belongs to the last word, so it may see all keys, and only the lower right corner
    gives that. In the formula, i counts queries and j keys; $T_q$ and $T_k$ are their numbers.

# Say what the mask from one corner lets the newest token see; apart: by how much its output differs from the right one.
corner_words = { $corner ->
    [upper_left] { CORNER_NAMES.upper_left }
   *[lower_right] { CORNER_NAMES.lower_right }
}: the newest token attends to { $visible } of { count_keys }{ $right ->
    [yes] { "" }
   *[no] ; { $apart ->
        [0] here the hidden keys would not change the output
       *[other] the output is wrong by up to { SMALL($apart) }
    }
}
agrees = { $kind ->
    [self] Self-attention
   *[cross] Cross-attention
}: largest difference from { $call } { SMALL($difference) }{ $before_dropout ->
    [yes] , compared before dropout
   *[no] { "" }
}
decoding_agrees = Decoding, lower right: largest difference from causal attention over the whole sentence at once
    { SMALL($difference) }
