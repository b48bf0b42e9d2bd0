"""What the page of questions says around its questions: the quiz, the pictures, right and wrong, the score."""

TITLE = "Questions"
LEVEL, QUIZ, NEW_QUIZ = "Level", "Quiz", "New quiz"
NEXT, BACK, NEXT_QUIZ = "Next", "Previous", "Next quiz"
RIGHT, WRONG = "Right.", "Not right."
YOURS = "your answer"
LEARN_MORE = "Explained in:"
TABLES = {"practice_pictures": "Pictures"}
CHOICES = "Choose an answer"
SAVE, CLEAR = "Save answers as CSV", "Clear"
FILE = "practice"
SIDES = "rows = queries, columns = keys"
PLANES = {  # stage of a picture, or its own name → its title
    "scores": "Scores",
    "scaled": "Scaled scores",
    "weights": "Attention weights",
    "values": "Values of the keys",
    "output": "Outputs",
    "moved": "Change of the outputs",
    "open": "Attention weights without a mask",
    "colder": "Attention weights at temperature 0.5",
    "unscaled": "Attention weights without scaling",
    "right": "The right weights",
    "wrong": "The weights of the wrong program",
}
RULES = {  # how a question is answered → what an answer in the link is
    "choice": "the number of a choice, counted from 0",
    "temperature": "a temperature from 0 to 5",
    "bars": "a number from 0 to 100 for every bar, such as 10_20_70",
}
SCORE = {  # what the browser says; ⟨right⟩ and ⟨answered⟩ are numbers
    "none": "No question of this quiz answered yet.",
    "some": "⟨right⟩ of ⟨answered⟩ right.",
    "last": "All ⟨answered⟩ questions answered, ⟨right⟩ right.",
}


def question_of(number: int, count: int) -> str:
    return f"Question {number} of {count}"


def more(count: int) -> str:
    return f"{count} more questions"


def level(level: int) -> str:
    return f"Level {level}"


def no_answer(answer: str, rule: str) -> str:
    return f"Ignored answer={answer}: an answer to this question is {rule}."


def step(page: str, step: str) -> str:
    return f"{page}, step {step}" if step else page


def alt(title: str, rows: str) -> str:
    return f"{title}. {rows}"


def row(label: str, cells: str) -> str:
    return f"Row {label}: {cells}."


CELLS = {"hidden": "hidden", "?": "asked for", "NaN": "undefined"}
COLUMNS = ("picture", "row", "column", "number")
