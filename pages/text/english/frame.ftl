### What stands around every page: the menu, the steps, the foot, what every board offers, and what the browser says.
APP = Attention Explorer
LEARN = Learn
MODELS = Models
PRACTICE = Practice
CODE = Code

# on every page of a language that lacks sentences

# page → its title in the menu
TITLES =
    .explore = Explore
    .start = Start
    .averaging = Averaging
    .query_key_value = Query, key, value
    .weighted_sum = Weighted sum
    .sharpness = Softmax
    .masks = Masks
    .order_and_batch = Order
    .self_and_cross = Self and cross
    .heads = Heads
    .whole_model = The whole model
    .todays_models = Today’s models
    .models = Read
    .surgery = Operate
    .model_cards = Model cards
    .train = Train
    .practice = Questions
    .lessons = Lessons
    .write_lesson = Write a lesson
    .loops = Loops
    .shapes = Shapes and batch
    .mistakes = Bugs
    .check_your_own = Check your own
    .worked_examples = Worked examples

## the steps of a page

STEP = Step
STEP_HELP = The arrow keys ← and → change the step, too. all: every step of this page, one below the other.
ALL_STEPS = all steps
YOUR_WORDS = Your words
SHARE = Share

# the menu at the head of every page, and its boards → their labels
MORE = More
FOLDED =
    .verified = Verified ✓
    .program = PyTorch
    .take = Export
BACK = Previous
TABLES = The numbers: tables and CSV
step_of = step { $step } of { $count }
take_along = **Key points.** { $summary }
next_to = Next: { $title }
deeper = Deeper: { $title }

# The end of a list.
and_last = { $first } and { $last }

## sentences that carry a mark

NOTE = Note

# A sentence with the largest difference behind it.
with_difference = { $sentence }, largest difference { $amount }

## what boards offer

TRY_IT = Try it
PREDICT = Predict first
NOT_YET = Not yet.
outcome_of_guess = { $right ->
    [yes] As you predicted.
   *[no] You predicted **{ $answer }**.
}
COPY = Copy
COPIED = Copied
COPY_THIS = Copy this
COPY_LINK = Copy link
UNDO = Undo
RESET = Reset
NEW_DRAW = New draw
REWIND = Rewind
STEP_BACK = Back
PLAY = Play
PAUSE = Pause
STEP_ON = Step
END = End
KEYS = Keys: B = Back, P = Play, N = Step
WHOLE_FILE = The file contains all rows, columns and digits.
save = Save { $name }.csv

## what the browser says

CANT_COMPUTE = The server could not compute this view

# ⟨why⟩ is one of the ends of sentences here
SCRIPT =
    .away = The server does not answer. The controls are disabled until the connection is back.
    .copied = { COPIED }
    .copyThis = { COPY_THIS }
    .larger = Full screen
    .making = Preparing…
    .notSaved = Not saved: ⟨why⟩.
    .none = There are no pictures yet: ⟨why⟩. Trying again…
    .nothing = this view has nothing to save in that file
    .old = These pictures may be out of date: ⟨why⟩. Trying again…
    .noConnection = there is no connection
    .noAnswer = the server doesn’t answer
    .noCharts = the chart library could not be loaded
    .tooLong = This view is too long to be pinned: its link may have at most ⟨most⟩ characters.
