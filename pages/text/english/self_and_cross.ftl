### What the steps of the page about self-attention and cross-attention say.

## the steps

self =
    .title = Self-attention
    .about = In self-attention a sentence attends to itself. Its words’ vectors form the matrix x. The projections W_Q, W_K
        and W_V compute queries, keys and values from the same x, so every word has a query, a key and a value.
    .sentence = { attends } { product } { QUADRATIC }
    .task = { $fixed ->
        [yes] { OWN_TOKENS }
       *[no] { own_task }
    }
    .done = { own_done }
cross =
    .title = Cross-attention
    .about = In cross-attention one sentence attends to another. The queries are computed from the first sentence, x; the
        keys and the values from the second, m. In translation, the translation attends to the original.
    .sentence = { $lacks ->
        [example] { ONE_SENTENCE }
        [words] { NO_WORDS }
       *[none] { attends } { product } { output }{ other_head }
    }
    .task = { $lacks ->
        [example] { NO_SECOND_TASK }
       *[none] { $queries ->
            [1] { one_query }
           *[other] { other_task }
        }
    }
    .done = There is a column for each key, so { $keys ->
        [one] { $keys } column
       *[other] { $keys } columns
    }. The weights and the output still have { $queries } rows.
decoding =
    .title = The key-value cache
    .about = A language model writes one word at a time. The keys and values of earlier words stay the same, so they are
        stored in the key-value cache. Only new words need queries. Each attends to itself and to all earlier words.
    .sentence = { new } { product }{ $whole ->
        [yes] { "" }
       *[no] { " " }{ uncached }
    } { attends }
    .task = { $keys ->
        [1] { one_key }
       *[other] { newest_task }
    }
    .done = One query and { $keys } keys: { $keys } weights. The whole sentence has { $keys } × { $keys } =
        { $square }; a language model computes one row for each { $noun }.
summary = In self-attention queries, keys and values come from one sentence; in cross-attention keys and values come
    from another.  { "\u000A" }The weights have a row for each query and a column for each key, so a few new queries can
    attend to all keys in a cache.
FOLDS =
    .self = queries, keys and values as numbers
    .cross = the same projections on another sentence
    .corners = where a causal mask starts
self_offers =
    .one_word = A single word
    .same = A head for the same word
cross_offers =
    .longer = A longer second sentence
    .random = Random projections
decoding_offers =
    .three_new = Three new words
OWN_TOKENS = A worked example has its own tokens. Go back to your own sentence to change it.
NO_SECOND_TASK = Go back to your own sentence to attend to a second one.
own_task = Write a sentence of 8 { $noun }s or more. What happens to the rows and columns?
own_done = There are more rows and more columns. { $keys } { $noun }s have { $keys } queries and { $keys } keys:
    { $total } weights. 7 { $noun }s have 49.
other_task = Shorten the second sentence to fewer than { $fewer } { $noun }s. What shrinks?
newest_task = How many weights does a single new { $noun } need? Choose 1 new { $noun }.
new = { $count ->
    [1] 1 { $noun } is new, as when a language model writes.
   *[other] { $count } { $noun }s are new, as when a language model reads { $whole ->
        [yes] a prompt
       *[no] the rest of a prompt
    }.
}
other_head = { $stands_in ->
    [previous] { " " }{ OTHER_HEAD.previous }
    [learned] { " " }{ OTHER_HEAD.learned }
    [model] { " " }{ OTHER_HEAD.model }
   *[none] { "" }
}
weights =
    .key = **Weights{ of_head }**{ $role ->
        [none] { "" }
       *[other] { " " }({ $role })
    } :gray[· row: query · column: key of { $source ->
        [x] the same sentence
       *[memory] { SOURCES.memory }
    }{ $hides ->
        [yes] { HIDDEN }
       *[no] { "" }
    }]
    .alt = Weights{ of_head }, { $kind ->
        [self] { KINDS.self }
       *[cross] { KINDS.cross }
    }: rows { LIST($query_names) }; columns { LIST($key_names) }
new_rows =
    .key = **Weights of the new { $noun }s** :gray[· row: new query · column: key{ $hides ->
        [yes] { HIDDEN }
       *[no] { "" }
    }]
    .alt = Weights of the { $count } newest tokens over all tokens, causal mask from the { $corner ->
        [upper_left] { CORNER_NAMES.upper_left }
       *[lower_right] { CORNER_NAMES.lower_right }
    } corner
source =
    .key = { $letter ->
        [q] { QUERY("queries") }
        [k] { KEY("keys") }
       *[v] { VALUE("values") }
    } from **{ $source ->
        [x] { SOURCES.x }
       *[memory] { SOURCES.memory }
    }** :gray[· { rows_of } of { numbers_of }]
    .alt = The { $letter ->
        [q] { ROLES.q }
        [k] { ROLES.k }
       *[v] { ROLES.v }
    }{ of_head }, from { $source ->
        [x] { SOURCES.x }
       *[memory] { SOURCES.memory }
    }: a row for each token
corner =
    .key = **{ $corner ->
        [upper_left] { CORNER_NAMES.upper_left }
       *[lower_right] { CORNER_NAMES.lower_right }
    }** :gray[· { $corner ->
        [upper_left] { CORNER_CALLS.upper_left }
       *[lower_right] { CORNER_CALLS.lower_right }
    }]
    .alt = Weights of the { $count } newest tokens over all tokens, causal mask from the { $corner ->
        [upper_left] { CORNER_NAMES.upper_left }
       *[lower_right] { CORNER_NAMES.lower_right }
    } corner
CORNERS = A causal mask hides the keys that come after a query. It can be aligned with the upper left corner of the
    weights or with the lower right one. In a square matrix both give the same mask. With fewer queries than keys only
    the lower right is correct: the last query aligns with the last key. In the formula, i indexes queries and j keys;
    T_q and T_k are their numbers.
SENTENCE = Sentence
SENTENCE_HELP = Your own words. The link shows what is typed here.
SECOND = Second sentence: its words are the keys and values
SECOND_HELP = Your own words. The link shows what is typed here.
NEW = New tokens at the end
NEW_HELP = Earlier tokens are in the cache: their keys and values are already known.
ONE_SENTENCE = A worked example has only one sentence, so there is no second sentence to attend to.
NO_WORDS = The second sentence has no words yet: type some into “Second sentence”.
OTHER_HEAD =
    .previous = “The word before” is not defined across two sentences, so here each word looks for the same word.
    .learned = The head “learned” handles only one sentence, so here each token looks for the same token.
    .model = A language model reads only one sentence, so here each word looks for the same word.
KINDS =
    .self = self-attention
    .cross = cross-attention
SOURCES =
    .x = the sentence
    .memory = the second sentence
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
decoding_agrees = Decoding, lower right: largest difference from causal attention over the whole sentence at once
    { SMALL($difference) }

## formulas with words
## weights

# The key of a heatmap; role: what the head is for; source: of the keys; hides: whether a mask hides cells.

# a head other than the first: heads are introduced on a later page
of_head = { $head ->
    [0] { "" }
   *[other] { " " }of head { $head }
}

# Say where a row's weight goes.
#
# key: one with the largest weight; ties: how many have it, 0: every key is hidden; keys: how many there are; everything:
# whether these have all weight; second: whether the keys are those of the second sentence
attends = { QUERY($query) } { $ties ->
    [0] may attend to no { $noun }: the mask hides every key, and all its weights are 0
    [1] { $everything ->
        [yes] attends to { KEY($key) }{ of_second }{ $keys ->
            [1] { " " }alone
           *[other] { "" }
        }: **{ PERCENT($share) }**
       *[no] gives its largest weight, **{ PERCENT($share) }**, to { KEY($key) }{ of_second }
    }
   *[other] { $everything ->
        [yes] attends equally to { $ties } { $noun }s{ of_second }: **{ PERCENT($share) }** each
       *[no] gives its largest weight, **{ PERCENT($share) }**, to each of { $ties } { $noun }s{ of_second }
    }
}.
of_second = { $second ->
    [yes] { " " }of the second sentence
   *[no] { "" }
}

# What the length of a sentence means for the number of weights.
QUADRATIC = A sentence twice as long needs four times as many weights.
# Say what the key-value cache saves; keys: of all words so far.
uncached = Without the cache, all { $keys } × { $keys } = { $square } would be computed again.

# Say how many weights there are.
product = { count_queries } and { count_keys }: { $queries } × { $keys } = **{ $total ->
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

# rows and width of a matrix
rows_of = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
numbers_of = { $width ->
    [one] { $width } number
   *[other] { $width } numbers
}
output = The { OUTPUT("output") } has a row for each query: **{ rows_of }** of { numbers_of }, as many as a value has.

## tasks, and what happened

one_query = The first sentence has one { $noun }. Add some in “Your words”.
one_key = The sentence has one { $noun }. Add some in “Your words”.

## decoding

# Say when so many tokens are new; whole: whether that is the whole sentence.

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

## queries, keys and values

# The title of the matrix of all queries, keys or values of a head.
self_sources = Queries, keys and values all come from one sentence, each through its own projection: {
    QUERY(count_queries) }, { KEY(count_keys) } and { VALUE(count_values) }.{ $match ->
    [none] { "" }
   *[other] { " " }{ $match }
}

# Say by how much each matrix of a head differs from what the first sentence gives; common: the rows compared.
compared = The same projections are applied to another sentence. Compared with self-attention in the first sentence,
    over the first { $common ->
    [1] row
   *[other] { $common } rows
} of head { $head }, the { QUERY("queries") } change by **{ SMALL($q_moved) }**, the { KEY("keys") } by up to **{
    SMALL($k_moved) }**, the { VALUE("values") } by up to **{ SMALL($v_moved) }**.
# What is said in its place where the kinds have other matrices; other: whether another head stands in for the page's.
not_compared = The { QUERY("queries") } come from the first sentence, the { KEY("keys") } and the { VALUE("values") }
    from the second. They can’t be compared number by number with those of self-attention, { $other ->
    [yes] where another head is shown: its rows have { $own } numbers, these have { $width }
   *[no] because the vectors of a designed head depend on all that it reads: rows have { $own } numbers there, and { $width } here
}.
agrees = { $kind ->
    [self] Self-attention
   *[cross] Cross-attention
}: largest difference from { $call } { SMALL($difference) }{ $before_dropout ->
    [yes] , compared before dropout
   *[no] { "" }
}
cross_sources = { $lacks ->
    [example] { ONE_SENTENCE }
    [words] { NO_WORDS }
   *[none] { $compared ->
        [yes] { compared }
       *[no] { not_compared }
    }
}
