### Export: the files that the menu offers, the parts of a program, and what a report says around them.
VIEW = This view
PICTURES = Pictures
TABLES = Tables
PROGRAM = Program (.py)
NOTEBOOK = Notebook (.ipynb)
REPORT = Report (.html)
ABOUT_REPORT = The report opens without a network. Point at a picture to see its numbers.
# Another program reads a language model, one that is shipped or one of a folder, or the table of word vectors.
needs = It needs Python with { AND($packages) }, and { $reads ->
    [folder] the model itself: the line that begins with “folder =” says where it must lie
    [table] the repository of this app, in whose folder it must be run, since the table of word vectors lies there
   *[model] the repository of this app, in whose folder it must be run, since the file of the model lies there
}. It computes the numbers of the page.
NEEDS_TORCH = It needs only Python and torch, and computes the numbers of the page.

# part of a program → the sentence above its cell
PARTS =
    .settings = The words and the settings of the view.
    .projections = The vectors of the words, and the projections W_Q, W_K and W_V.
    .edits = The numbers that were changed by hand on the page.
    .scores = Queries, keys and values; each score is the dot product of a query and a key, divided by the scale.
    .capped = The soft cap: no scaled score exceeds it, up or down.
    .biased = The bias: a number for each distance between query and key, added to the scaled scores.
    .masked = The mask: hidden scores are set to minus infinity.
    .weights = Softmax turns each row of scores into a row of weights.
    .output = Dropout, and the outputs: the weighted sums of the values.
    .end = The outputs of the heads are concatenated.
    .rungs = Five ways to mix words, from the mean of the past words to attention.
    .loops = The same head in loops, one number at a time.
    .start = The variables that the program of the page uses.
    .mistake = The program of the page; if the bug is switched on, the program contains it.
    .example = The worked example, with the same random numbers as its source.
    .operations = The operations on the heads. Without one, each head attends to the past, at temperature 1.
    .model = The model, layer by layer, and the probability of each possible next word.
    .turn = Turned vectors: positions affect a score only through their distance.
    .share = The cache of a long text, in bytes.
    .remember = The outputs with a cache of keys and values, and with everything computed at once.
    .in_blocks = Softmax of a row that is read in blocks.
    .task = The task: its strings of letters, and the loss.
    .parameters = The model: random parameters, and what it makes of letters.
    .training = The training: PyTorch’s own loop.
    .printed = The numbers that the page shows, below the words that they belong to.

## the report

LINK = Made from this address
SETTINGS = Settings
SETTING = Setting
VALUE = Value
CODE = Program
MADE = This file needs no network. Point at a picture to read its numbers.

# What a button says to those who hear the page.
as_file = { $title } as { $kind }
YES_NO =
    .yes = yes
    .no = no
