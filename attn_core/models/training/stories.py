"""The grammar of the stories that the tiny model is trained on, with the words that only attention can predict marked."""

import random  # noqa: TID251  a seeded random.Random: a story is a hundred small choices
from collections.abc import Callable, Iterable


def listed(words: str) -> list[str]:
    """Return words that are written in a row."""
    return words.split()


GIRLS = listed("Mia Anna Lily Zoe Emma Nora Ella Ruby Ivy Lucy Sara Clara Rosa Eva Mary Amy")
BOYS = listed("Tom Ben Max Leo Sam Jack Finn Noah Luca Paul Adam Hugo Otto Carl John Tim")
THINGS = listed("ball kite book cake drum hat cup doll plum shell coin lamp key boat bell spoon flute map ring rope")
PLACES = listed("park school shop beach farm house garden forest lake market barn station")
ANIMALS = listed("dog cat bird horse duck cow frog rabbit bear goat")
HERDS = [f"{animal}s" for animal in ANIMALS]
STATES = listed("hungry happy sad tired small big old loud")
REST = listed("the a to in near with and is are was went gave took saw has likes because when she he her his , .")
UNKNOWN = [f"<{number}>" for number in range(24)]  # each stands for a word of the learner's that is not listed here
WORDS = sorted({*GIRLS, *BOYS, *THINGS, *PLACES, *ANIMALS, *HERDS, *STATES, *REST}) + UNKNOWN

TASKS = ("copy", "agreement", "receiver", "pronoun")  # what a marked word takes
Marked = tuple[str, str]  # a word, and its task, "" where nothing in the story tells it


def held_out(first: str, second: str) -> bool:
    """Return whether a pair of words is kept for the test: one pair in eight, by their letters."""
    return (sum(map(ord, first)) * 31 + sum(map(ord, second)) * 17) % 8 == 0


class Teller:
    """Tells sentences, of pairs of words that training may see, or else of those that are held out for the test."""

    def __init__(self, chance: random.Random, test: bool = False) -> None:
        self.chance, self.test = chance, test

    def pair(self, first: list[str], second: list[str]) -> tuple[str, str]:
        """Return two different words that may stand together."""
        while True:
            a, b = self.chance.choice(first), self.chance.choice(second)
            if a != b and (a in UNKNOWN or b in UNKNOWN or held_out(a, b) == self.test):
                return a, b

    def people(self) -> tuple[str, str]:
        """Return two people; now and then one of them, or both, have names that the model doesn't know."""
        kinds = [self.chance.choice((GIRLS, BOYS, GIRLS, BOYS, UNKNOWN)) for _ in range(2)]
        return self.pair(*kinds)

    def thing(self) -> str:
        """Return a thing, now and then an unknown one."""
        return self.chance.choice(THINGS if self.chance.random() < 0.8 else UNKNOWN)

    def copy(self) -> list[Marked]:
        """Tell a row of words twice: the second time, each follows from the first (induction)."""
        while True:
            row = self.chance.sample(UNKNOWN + THINGS + ANIMALS + GIRLS + BOYS, self.chance.randint(2, 6))
            if self.chance.random() < 0.5:
                row = self.chance.sample(UNKNOWN, len(row))
            if row[0] in UNKNOWN or row[1] in UNKNOWN or held_out(row[0], row[1]) == self.test:
                break
        between = self.chance.choice([["."], [","], []]) if len(row) > 2 else ["."]
        return [*told(*row, *between, row[0]), *((word, "copy") for word in row[1:]), (".", "")]

    def agreement(self) -> list[Marked]:
        """Tell of an animal, or of several, near another: the verb agrees with the first."""
        one, other = self.pair(ANIMALS, ANIMALS)
        many, others = self.chance.random() < 0.5, self.chance.random() < 0.5
        subject, distractor = one + "s" * many, other + "s" * others
        between = [self.chance.choice(("near", "with")), "the", distractor] if self.chance.random() < 0.75 else []
        return [
            *told("the", subject, *between),
            ("are" if many else "is", "agreement"),
            *told(self.chance.choice(STATES), "."),
        ]

    def receiver(self) -> list[Marked]:
        """Tell of two who went somewhere, and that one of them gave something to the other."""
        (a, b), place = self.people(), self.chance.choice(PLACES)
        giver, other = self.chance.choice(((a, b), (b, a)))
        when = self.chance.random() < 0.3
        went = [*(["when"] if when else []), a, "and", b, "went", "to", "the", place, "," if when else "."]
        return [*told(*went, giver, "gave", "a", self.thing(), "to"), (other, "receiver"), (".", "")]

    def pronoun(self) -> list[Marked]:
        """Tell why somebody was as they were: she or he, whoever else was there."""
        girl, boy = self.pair(GIRLS, BOYS)
        first, second = self.chance.choice(((girl, boy), (boy, girl)))
        seen = [first, "saw", second, "."] if self.chance.random() < 0.4 else []
        who = self.chance.choice((first, second)) if seen else first
        state, she = self.chance.choice(STATES), who == girl
        end = [("she" if she else "he", "pronoun"), *told(self.chance.choice(("took", "saw")), "a", self.thing(), ".")]
        if self.chance.random() < 0.4:
            end = [(word, "") for word in ("the", self.chance.choice(ANIMALS), "took")] + [
                ("her" if she else "his", "pronoun")
            ]
            end += told(self.thing(), ".")
        return [*told(*seen, who, "was", state, "because"), *end]

    def fact(self) -> list[Marked]:
        """Tell something that nothing before it tells."""
        person, thing, place = self.people()[0], self.thing(), self.chance.choice(PLACES)
        said = (
            [person, self.chance.choice(("took", "saw", "has", "likes")), "a", thing],
            [person, "went", "to", "the", place],
            [person, "likes", self.chance.choice(HERDS)],
            ["the", self.chance.choice(ANIMALS), "is", "in", "the", place],
        )
        return told(*self.chance.choice(said), ".")

    def story(self, length: int) -> list[Marked]:
        """Tell sentence after sentence until there are `length` words."""
        tell: list[Callable[[], list[Marked]]] = [self.copy] * 3 + [self.agreement] * 2 + [self.receiver] * 3
        tell += [self.pronoun] * 2 + [self.fact]
        words: list[Marked] = []
        while len(words) < length:
            words += self.chance.choice(tell)()
        return words[:length]


def told(*words: str) -> list[Marked]:
    """Return words that nothing tells."""
    return [(word, "") for word in words]


def sentences(task: str, count: int, seed: int, test: bool = True) -> Iterable[list[Marked]]:
    """Yield sentences of one task, of held-out pairs, for the test."""
    teller = Teller(random.Random(f"{task} {seed}"), test)
    return (getattr(teller, task)() for _ in range(count))
