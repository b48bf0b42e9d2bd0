"""Wrong edits of the questions: what is asked for is seen too soon, a wrong choice counts as right, a quiz repeats."""

from tests.wrong_edits.edit import Edit

EDITS = (
    Edit(
        "the right choice is marked before the answer",
        'return Choice(label, {"answer": str(place)})',
        'return Choice(label, {"answer": str(place)}, "check" if place == asked.question.right else "")',
        "panels/test_practice.py",
    ),
    Edit(
        "pictures show the solution at once",
        "return self.question.asked if self.verdict is None else self.question.solved",
        "return self.question.solved",
        "panels/test_practice.py",
    ),
    Edit(
        "the next question has the answer of this one",
        'unanswered = {"answer": "", **{',
        "unanswered = {**{",
        "panels/test_practice.py",
    ),
    Edit(
        "the link to the step gives the kind away before the answer",
        "    found = answered(view)\n    if found is None:",
        "    found = question_of(view)\n    if found is None:",
        "panels/test_practice.py",
    ),
    Edit(
        "the temperature doubles where the question says that it halves",
        "temperature=scene.temperature / by)",
        "temperature=scene.temperature * by)",
        "core/practice",
    ),
    Edit(
        "the count with scaling is the right one without",
        "[solved], round(counts[1], 1), list(ways.values())",
        "[solved], round(counts[0], 1), list(ways.values())",
        "core/practice",
    ),
    Edit(
        "a kind ends a turn and begins the next",
        "order[0], order[1] = order[1], order[0]",
        "pass",
        "core/practice",
    ),
    Edit(
        "misconceptions are taken whatever the rank of the right choice becomes",
        "if room[before] and all(",
        "if len(taken) < COUNT - 1 and all(",
        "core/practice/test_guessing.py",
    ),
    Edit(
        "a quiz asks a question again",
        "if asked and not any(asked.repeats(of_kind(token, quiz, level, n, version, topics)) for n in avoided):",
        "if asked:",
        "core/practice/test_versions.py",
    ),
    Edit(
        "a quiz of one topic repeats a question at once as soon as it has asked all",
        "return max(0, count - LATEST_ASKED) if attempt < LATER else count",
        "return count",
        "core/practice/test_topics.py",
    ),
    Edit(
        "chosen topics don't reach the question",
        "number(view), view.quiz_version, topics(view))",
        "number(view), view.quiz_version)",
        "panels/test_practice_topics.py",
    ),
    Edit(
        "a new kind joins the quizzes of version 1",
        "for token in VERSIONS[version] if level in KINDS[token].levels",
        "for token in KINDS if level in KINDS[token].levels",
        "core/practice/test_versions.py",
    ),
    Edit(
        "a bug of a program that hides padding is asked for without a word of it",
        '"padded": padded}',
        '"padded": False}',
        "core/practice/test_which_bug.py",
    ),
    Edit(
        "the scores of a program that hides padding show the causal mask alone",
        'plane("scaled", scaled, at.hidden)',
        'plane("scaled", scaled, scenes.trace(scene).heads.masked[0].isneginf())',
        "core/practice/test_which_bug.py",
    ),
    Edit(
        "a quiz opens with all its questions",
        "return AT_ONCE * math.ceil(number / AT_ONCE)",
        "return QUESTIONS",
        "panels/test_practice.py",
    ),
    Edit(
        "a new quiz draws from the oldest kinds",
        "quiz_version=LATEST, question=1)",
        "question=1)",
        "panels/test_practice.py",
    ),
)
