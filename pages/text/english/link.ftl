### Notices about a link: values that were rejected or cut, and the rule that a value breaks, as the end of a sentence.
NO_SUCH_SETTING = there is no such setting
NAMES = it must list names of settings, such as mask~heads
TOPICS = it must list kinds of questions, such as colder~row_of_bars
GUESSES = it must list predictions as step.answer.question, such as mask.7.3fa1~grown.0.b20c
CELLS = it must list cells as row-column, such as 1-4_2-3
NO_LINK = it must be the settings of a link, such as head_size=128&scale=none, or - for the default page
other_format = This link has format { $written }, but this page reads v={ $version }, so the view may look different.

# rule: one of the ends of sentences in this file.
ignored = Ignored { $written }: { $rule }.
cut = { $name } has { $count } characters; only the first { $most } are read.
more_ignored = Ignored { $count } more { $count ->
    [one] setting
   *[other] settings
} of this link.
most_cells = it may list at most { $most } cells
operations = it may list at most { $most } operations such as off_1_3 (layer 1, head 3), joined by ~
packed = it may have at most { $most } characters: letters, digits and the signs . _ -
too_long = the link in it may have at most { $most } characters

# sentence: a notice of the link that compare holds.
of_a = In the link of A, in compare: { $sentence }
bars = it may list at most { $most } whole numbers from 0 to 100, joined by _
most_numbers = it may contain at most { $most } numbers
edits = it must look like { $example } (row, column, a number up to { SHORT($largest) }), with more edits after ~
steps_of = { $count ->
    [1] the page { $page } has no steps
   *[other] the page { $page } has steps 1 to { $count }
}
not_on_page = the page { $page } has no such setting, but the page { $owner } does
too_many_names = A link may set at most { $most } names; this one sets { $count }.
too_many_escapes = A link may have at most { $most } percent signs; this one has { $count }. Shorten its texts.
one_of = it must be one of { LIST($options) }
NO_FILE = it names a file of tensors that this server doesn’t have; a server reads such files when it starts, from
    the folder that ATTENTION_TENSORS names, and a file that has changed since the link was made has another name
number = it must be { $whole ->
    [yes] a whole number
   *[no] a number
} from { $low } to { $high }
or_word = { $rule }, or { $word }
model = it must be { LIST($names) }, or a name that ends with a hash of 8 digits
no_such_head = the model has layers 0 to { $last_layer } and heads 0 to { $last_head }
