"""Wrong edits of the questions: what is asked for is seen too soon, a wrong choice counts as right, a quiz repeats."""

from tests.wrong_edits.edit import Edit

EDITS = (
    Edit(
        "the right choice is marked before the answer",
        'return Choice(label, {"answer": str(place)})',
        'return Choice(label, {"answer": str(place)}, "check" if place == data.question.right else "")',
        "story/test_practice.py",
    ),
    Edit(
        "pictures show the solution at once",
        "return self.question.asked if self.verdict is None else self.question.solved",
        "return self.question.solved",
        "story/test_practice.py",
    ),
    Edit(
        "the next question has the answer of this one",
        '| moving.RESET | {"answer": ""}',
        "| moving.RESET",
        "story/test_practice.py",
    ),
    Edit(
        "the link to the step gives the kind away before the answer",
        "    data = present(view)\n    if data.verdict is None:\n        return None\n",
        "    data = present(view)\n",
        "story/test_practice.py",
    ),
    Edit(
        "the temperature doubles where the question says that it halves",
        "temperature=scene.temperature / 2)",
        "temperature=scene.temperature * 2)",
        "core/practice",
    ),
    Edit(
        "the count with scaling is the right one without",
        'shuffled(generator, (round(counts[1], 1), "right"), others)',
        'shuffled(generator, (round(counts[0], 1), "right"), [each for each in others if each[0] != round(counts[0], 1)])',
        "core/practice",
    ),
    Edit(
        "a kind ends a turn and begins the next",
        "order[0], order[1] = order[1], order[0]",
        "pass",
        "core/practice",
    ),
)
