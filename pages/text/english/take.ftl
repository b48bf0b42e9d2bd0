### Export: the files that the menu offers, the parts of a program, and what a report says around them.
VIEW = This view
PICTURES = Pictures
TABLES = Tables
PROGRAM = Program (.py)
NOTEBOOK = Notebook (.ipynb)
REPORT = Report (.html)
ABOUT_REPORT = The report opens without a network, and its pictures show their numbers under the mouse.
NEEDS_TORCH = It needs Python and torch, nothing else, and computes the numbers of the page.

# part of a program → the sentence above its cell
PARTS =
    .settings = The words and the settings of the view.
    .projections = The vectors of the words, and the projections W_Q, W_K and W_V.
    .edits = The numbers that were changed by hand on the page.
    .scores = Queries, keys and values; each score is the dot product of a query and a key, divided by the scale.
    .biased = The bias: a number for each distance of query and key, added to the scaled scores.
    .masked = The mask: a score that is hidden becomes minus infinity.
    .weights = Softmax turns each row of scores into a row of weights.
    .output = Dropout, and the outputs: the weighted sums of the values.
    .end = The outputs of the heads stand side by side.
    .rungs = Five ways to mix words, from the mean of the past to attention.
    .loops = The same head in loops, one number at a time.
    .start = The names from which the program of the page starts.
    .mistake = The program of the page, with the bug where it is on.
    .example = The worked example, from the draws of its source.
    .operations = What is done to the heads; without an operation, each sees the past, at temperature 1.
    .model = The model, layer by layer, and the probability of each word to come next.
    .printed = The numbers that the page shows, under the words that they belong to.

## the report

LINK = Made from this address
SETTINGS = Settings
SETTING = Setting
VALUE = Value
CODE = Program
NUMBERS = The numbers
MADE = This file needs no network. Point at a picture to read its numbers.

# What a button says to those who hear the page.
as_file = { $title } as { $kind }
YES_NO =
    .yes = yes
    .no = no
