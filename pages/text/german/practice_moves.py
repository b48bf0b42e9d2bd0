"""Was Fragen sagen, auf die man antwortet, indem man etwas bewegt: die Temperatur, oder die Balken einer Zeile."""

from collections.abc import Sequence

from pages.text.numbers import decimal, percent
from pages.text.practice_sentences import Facts, Labels, Sentences, key, query


def yours_and_true(label: str) -> str:
    """Nenne den Titel des Bildes, das die gezogenen Balken neben der Wahrheit zeigt."""
    return f"**Aufmerksamkeitsgewichte von** {query(label)} :gray[· █ richtig · ○ deine Balken]"


def at_temperatures(label: str, needed: float, yours: float) -> str:
    return f"**Aufmerksamkeitsgewichte von** {query(label)} :gray[· █ Temperatur {needed:g} · ○ deine, {yours:g}]"


def tip(label: str, truth: float, yours: float) -> str:
    return f"{label}: {percent(truth)}, bei dir {percent(yours)}"


def alt(tips: Sequence[str]) -> str:
    return f"Die Gewichte der Zeile, und deine. {'; '.join(tips)}."


# ---- die Temperatur ----


def _goal(words: Labels, facts: Facts, level: int) -> str:
    asks, answers = query(words[facts["query"]]), key(words[facts["key"]])
    lead = f"Das Bild zeigt skalierte Scores. Stelle die Temperatur so ein, dass {asks} **{percent(facts['goal'])}** seiner "
    lead += f"Aufmerksamkeit an {'sich selbst' if facts['key'] == facts['query'] else answers} gibt."
    if level == 1:
        lead += " Solange die Zeile weit vom Ziel ist, sagt die Seite, ob sie zu flach oder zu scharf ist."
    return f"{lead} Prüfe dann: Bis zu {100 * facts['tolerance']:.0f} Prozentpunkte daneben gelten als richtig."


def _goal_choice(words: Labels, facts: Facts, value: object) -> str:
    return str(value)


def _goal_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    asks, answers = query(words[facts["query"]]), key(words[facts["key"]])
    there = f"Bei Temperatur {facts['needed']:g} gibt {asks} {percent(facts['reached'])} an {answers}"
    yours = f"bei {verdict['temperature']:g}, die du eingestellt hast, {percent(verdict['share'])}"
    lead = (
        f"Der größte Score hat einen Vorsprung von {decimal(facts['lead'])}. Softmax teilt ihn durch die Temperatur T, also "
    )
    lead += f"ist das größte Gewicht e^({decimal(facts['lead'])} ÷ T)-mal so groß wie das nächste. "
    lead += "Ein kleineres T macht eine Zeile schärfer, ein größeres flacher."
    return f"{there}. {lead}" if verdict["temperature"] == facts["needed"] else f"{there}; {yours}. {lead}"


# ---- die Balken ----


def _row(words: Labels, facts: Facts, level: int) -> str:
    asks = query(words[facts["query"]])
    lead = f"Das Bild zeigt die skalierten Scores von {asks}; spätere Wörter sind verdeckt."
    if level == 3:
        lead += f" Die Temperatur ist {facts['temperature']:g}."
    return f"{lead} Ziehe die Balken auf die Aufmerksamkeitsgewichte dieser Zeile, und prüfe dann."


def _row_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    worst, distance, limit = verdict["worst"], percent(verdict["distance"]), percent(facts["tolerance"])
    lead = f"Deine Balken geben **{distance}** des Gewichts den falschen Wörtern; bis zu {limit} gelten als "
    truth, yours = percent(facts["row"][worst]), percent(verdict["shares"][worst])
    lead += "richtig."
    if yours != truth:
        lead += f" Am weitesten liegen sie bei {key(words[worst])} auseinander: {yours} bei dir, {truth} in der Zeile."
    divided = "" if facts["temperature"] == 1 else f", geteilt durch {facts['temperature']:g},"
    times = {1.0: "e ≈ 2,7", 0.5: "e² ≈ 7,4", 2.0: "√e ≈ 1,6"}[facts["temperature"]]
    power = f"Ein Gewicht ist e hoch den Score{divided} geteilt durch die Summe dieser Potenzen: Ein um 1 größerer Score"
    return f"{lead} {power} multipliziert das Gewicht mit {times}."


KINDS = {
    "goal_temperature": Sentences("Stelle die Temperatur ein", _goal, _goal_choice, _goal_why),
    "row_of_bars": Sentences("Zeichne eine Zeile", _row, _goal_choice, _row_why),
}
