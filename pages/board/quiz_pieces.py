"""Pieces of a quiz besides text and pictures: the position in it, the choices, and the answers so far."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import orjson

from pages.board.pieces import Values, button, icon
from pages.text.markup import Markup, element, joined


class Quiz(NamedTuple):
    """The position in a quiz: question, level and seed, each with the values that it sets.

    levels    label → values to set, None for the chosen one
    seed      the seed's label, link name, value and maximum, and further values that a change sets
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
    """One choice of a question: its label in Markdown, and the values that it sets, None once the question is answered.

    sign    "" before the answer, then "check" for the right one and "close" for a wrong one that was chosen
    note    a remark on it, "" for none
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
    """The score of a quiz: practice.js keeps the answers in the browser and writes the score here.

    answered    the question: quiz, version, level, question, kind and how many are offered so far, and, once it is answered,
                answer, right and right_answer; texts
    sentences   texts for the script; save, clear: labels of its buttons; file: the name of the saved file
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
