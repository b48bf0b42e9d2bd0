"""What stands around every page: the menu, the steps, the foot, what every board offers, and what the browser says."""

APP = "Attention Explorer"
LEARN = "Learn"
MODELS = "Models"
PRACTICE = "Practice"
CODE = "Code"
TITLES = {  # page → its title in the menu
    "explore": "Explore",
    "start": "Start",
    "averaging": "1 Averaging",
    "query_key_value": "2 Query, key, value",
    "weighted_sum": "3 Weighted sum",
    "sharpness": "4 Softmax",
    "masks": "5 Masks",
    "order_and_batch": "6 Order",
    "self_and_cross": "7 Self and cross",
    "heads": "8 Heads",
    "whole_model": "9 The whole model",
    "models": "Read",
    "surgery": "Operate",
    "practice": "Questions",
    "lessons": "Lessons",
    "loops": "Loops",
    "shapes": "Shapes and batch",
    "mistakes": "Mistakes",
    "worked_examples": "Checks",
}

# ---- the steps of a page ----

STEP = "Step"
STEP_HELP = "The arrow keys ← and → step, too. all: every step of this page under one another."
ALL_STEPS = "all steps"
YOUR_WORDS = "Your words"
FOLDED = {"verified": "Verified ✓", "program": "PyTorch"}  # boards at a page's foot → their labels
OFFERS = {"share": "Share", "take": "Export"}  # boards of every page → their labels
BACK = "Previous"
TABLES = "The numbers: tables and CSV"


def step_of(step: str, count: int) -> str:
    return f"step {step} of {count}"


def take_along(summary: str) -> str:
    return f"**Key points.** {summary}"


def deeper(title: str) -> str:
    return f"Deeper: {title}"


def next_to(title: str) -> str:
    return f"Next: {title}"


# ---- sentences that carry a mark ----

NOTE = "Note"


def with_difference(sentence: str, amount: str) -> str:
    """Return a sentence with the largest difference behind it."""
    return f"{sentence}, largest difference {amount}"


# ---- what boards offer ----

TRY_IT = "Try it"
COPY, COPIED, COPY_THIS = "Copy", "Copied", "Copy this"
COPY_LINK, UNDO, RESET, NEW_DRAW = "Copy link", "Undo", "Reset", "New draw"
REWIND, STEP_BACK, PLAY, PAUSE, STEP_ON, END = "Rewind", "Back", "Play", "Pause", "Step", "End"
KEYS = "Keys: B = Back, P = Play, N = Step"
WHOLE_FILE = "The file has all rows, columns and digits."


def save(name: str) -> str:
    return f"Save {name}.csv"


# ---- what the browser says ----

CANT_COMPUTE = "The server could not compute this view"
SCRIPT = {  # ⟨why⟩ is one of the ends of sentences here
    "away": "The server does not answer. The controls are disabled until the connection is back.",
    "copied": COPIED,
    "copyThis": COPY_THIS,
    "larger": "Full screen",
    "making": "Preparing…",
    "notSaved": "Not saved: ⟨why⟩.",
    "none": "There are no pictures yet: ⟨why⟩. Asking again…",
    "nothing": "this view has nothing to show there",
    "old": "These pictures may be old: ⟨why⟩. Asking again…",
    "noConnection": "there is no connection",
    "noAnswer": "the server doesn’t answer",
    "noCharts": "the chart library could not be loaded",
    "tooLong": "This view is too long to be pinned: its link may have ⟨most⟩ characters.",
}
