"""What questions say that are answered by moving something: the temperature, or the bars of a row."""

from collections.abc import Sequence

from pages.text.numbers import decimal, percent
from pages.text.practice_sentences import Facts, Labels, Sentences, key, query


def yours_and_true(label: str) -> str:
    """Return the title of the picture that shows the bars that were set beside the truth."""
    return f"**Attention weights of** {query(label)} :gray[· █ truth · ○ your bars]"


def at_temperatures(label: str, needed: float, yours: float) -> str:
    return f"**Attention weights of** {query(label)} :gray[· █ temperature {needed:g} · ○ yours, {yours:g}]"


def tip(label: str, truth: float, yours: float) -> str:
    return f"{label}: {percent(truth)}, yours {percent(yours)}"


def alt(tips: Sequence[str]) -> str:
    return f"The weights of the row, and yours. {'; '.join(tips)}."


# ---- the temperature ----


def _goal(words: Labels, facts: Facts, level: int) -> str:
    asks, answers = query(words[facts["query"]]), key(words[facts["key"]])
    lead = f"The picture shows scaled scores. Set the temperature so that {asks} gives "
    lead += f"**{percent(facts['goal'])}** of its attention to {'itself' if facts['key'] == facts['query'] else answers}."
    if level == 1:
        lead += " While the row is far from the goal, the page says whether it is too flat or too sharp."
    return f"{lead} Then check: {100 * facts['tolerance']:.0f} points more or less count as right."


def _goal_choice(words: Labels, facts: Facts, value: object) -> str:
    return str(value)


def _goal_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    asks, answers = query(words[facts["query"]]), key(words[facts["key"]])
    there = f"{asks} gives {percent(facts['reached'])} to {answers} at temperature {facts['needed']:g}"
    yours = f"at {verdict['temperature']:g}, which you set, it gives {percent(verdict['share'])}"
    lead = f"The largest score leads by {decimal(facts['lead'])}; softmax divides that by the temperature T, so the largest "
    lead += f"weight is e^({decimal(facts['lead'])} ÷ T) times the next. A lower T sharpens a row, a higher T flattens it."
    if verdict["temperature"] == facts["needed"]:
        return f"At temperature {facts['needed']:g}, {asks} gives {percent(facts['reached'])} to {answers}. {lead}"
    return f"{there[0].upper()}{there[1:]}; {yours}. {lead}"


# ---- the bars ----


def _row(words: Labels, facts: Facts, level: int) -> str:
    asks = query(words[facts["query"]])
    lead = f"The picture shows the scaled scores of {asks}; words after it are hidden."
    if level == 3:
        lead += f" The temperature is {facts['temperature']:g}."
    return f"{lead} Drag the bars to the attention weights of this row, then check."


def _row_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    worst, distance = verdict["worst"], percent(verdict["distance"])
    limit = percent(facts["tolerance"])
    lead = f"Your bars place **{distance}** of the weight on the wrong words; up to {limit} counts as right."
    truth, yours = percent(facts["row"][worst]), percent(verdict["shares"][worst])
    if yours != truth:
        lead += f" The largest difference is at {key(words[worst])}: {yours} in your bars, {truth} in the row."
    divided = "" if facts["temperature"] == 1 else f", divided by {facts['temperature']:g},"
    power = f"A weight is e to the power of the score{divided} divided by the sum of these powers: one more point of score"
    times = {1.0: "e ≈ 2.7", 0.5: "e² ≈ 7.4", 2.0: "√e ≈ 1.6"}[facts["temperature"]]
    return f"{lead} {power} multiplies the weight by {times}."


KINDS = {
    "goal_temperature": Sentences("Set the temperature", _goal, _goal_choice, _goal_why),
    "row_of_bars": Sentences("Draw a row", _row, _goal_choice, _row_why),
}
