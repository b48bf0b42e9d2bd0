"""Data of the page of questions: the question of a link, and the verdict on its answer, if any."""

from collections.abc import Sequence
from dataclasses import dataclass

from attn_core import practice
from attn_core.practice import Kind, Plane, Question, Verdict
from pages.board.panel import panel
from pages.text import markdown, numbers, practice_words
from pages.view.settings import View


@dataclass(frozen=True)
class PageData:
    """A question, and its verdict: None while it isn't answered, or where the link's answer is none to it.

    Nothing that the question's pictures and choices don't show may be drawn of it while the verdict is None.
    """

    question: Question
    answer: str
    verdict: Verdict | None
    dark: bool

    @property
    def kind(self) -> Kind:
        """Its entry in the registry."""
        return practice.KINDS[self.question.kind]

    @property
    def labels(self) -> list[str]:
        """The words of the scene, as charts label them."""
        return markdown.labels(self.question.scene.words)

    @property
    def planes(self) -> tuple[Plane, ...]:
        """The pictures that are on screen."""
        return self.question.asked if self.verdict is None else self.question.solved

    @property
    def title(self) -> str:
        """What its kind is about, in the language that is set."""
        return practice_words.title(self.question.kind)

    @property
    def safe_labels(self) -> list[str]:
        """The words as Markdown."""
        return [markdown.plain(label) for label in self.labels]

    def asks(self) -> str:
        """Return the question."""
        return practice_words.question(self.question.kind, self.labels, self._facts())

    def choice(self, value: object) -> str:
        """Return the label of a choice."""
        return practice_words.choice(self.question.kind, self.labels, value)

    def read(self) -> tuple[str, str]:
        """Return the answer that was given and the right one as one reads them; only of a question that is answered."""
        question, facts = self.question, dict(self.verdict.facts)
        if self.kind.answered_by == "temperature":
            return numbers.exact(facts["temperature"], "g"), numbers.exact(question.fact("needed"), "g")
        if self.kind.answered_by == "bars":
            return _shares(facts["shares"]), _shares(question.fact("row"))
        mine, right = (question.choices[place] for place in (facts["chosen"], question.right))
        return markdown.text(self.choice(mine)), markdown.text(self.choice(right))

    def explains(self) -> str:
        """Return why the right answer is right; only of a question that is answered."""
        return practice_words.reason(self.question.kind, self.labels, {**self._facts(), **dict(self.verdict.facts)})

    def _facts(self) -> dict[str, object]:
        return {"level": self.question.level, **dict(self.question.facts)}


def _shares(row: Sequence[float]) -> str:
    return " · ".join(map(numbers.percent, row))


def topics(view: View) -> tuple[str, ...]:
    """Return the kinds to which a link limits its quiz, () for all."""
    return tuple(view.topics.split("~")) if view.topics else ()


def number(view: View) -> int:
    """Return which question of its quiz a view shows: at most the last one."""
    return min(view.question, view.quiz_count)


def present(view: View) -> PageData | None:
    """Return the question of a view, None where its level has none of its topics."""
    if not practice.kinds(view.level, view.quiz_version, topics(view)):
        return None
    question = practice.question(view.quiz, view.level, number(view), view.quiz_version, topics(view))
    verdict = None
    if view.answer:
        try:
            verdict = practice.KINDS[question.kind].judge(question, view.answer)
        except ValueError:
            verdict = None  # a sentence says so
    return PageData(question, view.answer, verdict, view.dark)


shows = panel(present)
