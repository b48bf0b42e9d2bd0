"""Pieces of a quiz besides text and pictures: the position in it, the choices, and the answers so far."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import orjson

from pages.board.pieces import Values, button, icon
from pages.text.markup import Markup, element, joined


def _chosen_of(label: str, choices: Mapping[str, Values | None]) -> Markup:
    """Return a button for each choice after their label; what is chosen sets nothing."""
    buttons = (
        button(each, sets) if sets else element("button", each, aria_pressed="true", disabled=True)
        for each, sets in choices.items()
    )
    return element("span", label, " ", *buttons, role="group", aria_label=label)


def _number(number: tuple[str, str, int, int, Values], lowest: int = 0) -> Markup:
    """Return a whole number that sets a name of the link: its label, the name, its value and maximum, and further values."""
    label, name, at, highest, besides = number
    sets = {"data_number": name, "data_besides": orjson.dumps(besides).decode()}
    field = element("input", type="number", min=lowest, max=highest, step=1, value=at, **sets)
    return element("label", label, " ", field)


def _toggle(label: str, chosen: bool, sets: Values) -> Markup:
    return button(label, sets, aria_pressed="true" if chosen else "false")


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
        group = _chosen_of(self.label, self.levels)
        return joined(element("b", self.place), group, _number(self.seed), button(*self.new))


class Topics(NamedTuple):
    """The topics of a quiz, by the page that teaches them, how many questions it has, and its level.

    every     the button of all topics, None for what it sets where they are chosen
    groups    title of a page → its topics: label, whether it is chosen, and the values that a press sets
    count     a label, link name, value and maximum, and further values that a change sets
    """

    slot: str
    every: tuple[str, Values | None]
    groups: Mapping[str, Sequence[tuple[str, bool, Values]]]
    count: tuple[str, str, int, int, Values]
    label: str
    levels: Mapping[str, Values | None]

    def html(self) -> Markup:
        rows = (
            element(
                "div",
                element("b", title),
                element("span", *(_toggle(*topic) for topic in topics)),
                role="group",
                aria_label=title,
                class_="row_of_topics",
            )
            for title, topics in self.groups.items()
        )
        first = element("p", _number(self.count, lowest=1), _chosen_of(self.label, self.levels), class_="of_quiz")
        label, sets = self.every
        return joined(first, element("p", _toggle(label, not sets, sets or {})), *rows)


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
