"""What a quiz is made of besides sentences and pictures: where one is in it, its choices, and what was answered."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import orjson

from pages.board.pieces import Values, button, icon
from pages.text.markup import Markup, element, joined


class Quiz(NamedTuple):
    """Where one is in a quiz: the question, its level, its seed, each with what it sets.

    levels    label → what it sets; None: it is chosen
    seed      the label of the seed, its link name, what it is, the highest, and what another one sets besides
    """

    slot: str
    place: str
    label: str
    levels: Mapping[str, Values | None]
    seed: tuple[str, str, int, int, Values]
    new: tuple[str, Values]

    def html(self) -> Markup:
        levels = (
            button(label, sets) if sets else element("button", label, aria_pressed="true", disabled=True)
            for label, sets in self.levels.items()
        )
        label, name, at, highest, besides = self.seed
        sets = {"data_number": name, "data_besides": orjson.dumps(besides).decode()}
        field = element("input", type="number", min=0, max=highest, step=1, value=at, **sets)
        group = element("span", self.label, " ", *levels, role="group", aria_label=self.label)
        return joined(element("b", self.place), group, element("label", label, " ", field), button(*self.new))


class Choice(NamedTuple):
    """One of the choices of a question: its label in Markdown, and what it sets, None where it can't be chosen any more.

    sign    "" before the answer, then "check" for the right one and "close" for a wrong one that was chosen
    note    what is said of it besides, "" for nothing
    """

    label: str
    sets: Values | None
    sign: str = ""
    note: str = ""

    def html(self) -> Markup:
        """Return it as a button."""
        mark = {"check": {"class_": "right"}, "close": {"class_": "wrong"}}.get(self.sign, {})
        label = f"{self.label} ({self.note})" if self.note else self.label
        return button(label, self.sets, icon=joined(icon(self.sign), " ") if self.sign else "", **mark)


class Choices(NamedTuple):
    """The choices of a question, after a word or two that only a screen reader says."""

    slot: str
    label: str
    choices: Sequence[Choice]

    def html(self) -> Markup:
        return element("div", *(choice.html() for choice in self.choices), role="group", aria_label=self.label)


class Score(NamedTuple):
    """What the browser knows of this question, and what it has kept of the quiz; the script practice.js fills it in.

    answered    the question: quiz, version, level, question, kind and how many are offered so far, and, once it is answered,
                answer, right and right_answer; texts
    sentences   what the script says; save, clear: labels of its buttons; file: the name of the file that it saves
    """

    slot: str
    answered: Mapping[str, str]
    sentences: Mapping[str, str]
    save: str
    clear: str
    file: str

    def html(self) -> Markup:
        data = {**self.answered, "sentences": orjson.dumps(dict(self.sentences)).decode(), "file": self.file}
        marks = {f"data-{name}": value for name, value in data.items()}
        acts = (("save", self.save), ("clear", self.clear))
        buttons = (element("button", label, data_score=act, hidden=True) for act, label in acts)
        return joined(element("span", class_="answered", role="status", **marks), *buttons)
