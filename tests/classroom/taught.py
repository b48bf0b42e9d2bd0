"""A class with every kind of question, which some students have answered, one of them twice."""

from collections.abc import Mapping, Sequence

from attn_core import practice
from attn_core.practice.question import percents
from pages.classroom import codes, questions, take_home
from pages.classroom.classes import Classes, Member
from pages.classroom.memory import Memory
from pages.panels.shared import practice_question
from pages.text import languages
from pages.view import link
from tests.coroutines import finish

AT = "https://example.org/app/"
EVIL = "<script>ran()</script> \"q\" 'a' & =1+1 [x](javascript:ran()) **b**"
NAMES = ("Ada", "=1+1", "<script>ran()</script>", "", 'Quo"te')
VIEW = {"page": "masks", "link": "query=2&mask=causal&text=One+%3Cb%3E+two", "title": "", "boards": ["mask"]}
OWN = {  # kind of a question → how it is asked, and a list of answers for each of its votes, in the order of NAMES
    "choices": ({"text": EVIL, "choices": ["a", f"={EVIL}"[:100], "c"], "right": "1"}, ["01121", "11111"]),
    "opinion": ({"kind": "choices", "text": "= Which?", "choices": ["a", "b"]}, ["01"]),
    "number": ({"text": "# How much?", "right": "0,25"}, [["0.25", "0,3", "−0.5", "90", "0.251"]]),
    "word": ({"text": "Which word?", "right": "TWO"}, ["04"]),
    "cell": ({"text": "? Click", "right": "1,2"}, [["1,2", "0,0", "1,2"]]),
    "text": ({"text": "link: /why?"}, [["=because", EVIL, '"']]),
}


class Taught:
    """A class that is over, and its files."""

    def __init__(self, names: Sequence[str] = NAMES) -> None:
        self.classes, self.members = Classes(Memory(), clock=lambda: 1_700_000_000.0), []
        self.code = finish(self.classes.start())["code"]
        for name in names:
            secret = finish(self.classes.join(self.code, name))["secret"]
            self.members.append(Member(self.code, codes.mark(secret)))

    def ask(self, said: Mapping[str, object], *votes: Sequence[str]) -> None:
        """Ask a question, and once more for each further vote; students answer in their order."""
        finish(self.classes.ask(self.code, questions.asked(said)))
        for number, answers in enumerate(votes):
            if number:
                finish(self.classes.again(self.code))
            vote = finish(self.classes.room(self.code))["open"]
            for member, answer in zip(self.members, answers, strict=False):
                finish(self.classes.answer(member, vote, answer))

    def own(self, *kinds: str) -> "Taught":
        """Ask questions of the teacher's own."""
        for kind in kinds:
            said, votes = OWN[kind]
            self.ask({"kind": kind, **said, **VIEW}, *votes)
        return self

    def practise(self, token: str) -> practice_question.Asked:
        """Ask a question of Practice; only the first student answers rightly. Return it with its right answer."""
        query = questions.of_kind(token, practice.KINDS[token].levels[0], 3)
        view = link.from_query(query, "practice")
        question = practice_question.question_of(view).question
        self.ask({"kind": "practice", "link": query}, [right_answer(question), wrong_answer(question)])
        return practice_question.question_of(view.but(answer=right_answer(question)))

    def files(self, names: bool = False, lang: str = "en", at: str = AT) -> dict[str, str]:
        """Return the files by how their names end: csv, html, md."""
        made = finish(self._files(names, lang, at))
        assert all(name.startswith(f"class-{self.code}") for name in made)
        return {name.removeprefix(f"class-{self.code}").lstrip(".-"): text for name, text in made.items()}

    async def _files(self, names: bool, lang: str, at: str) -> dict[str, str]:
        with languages.speaking(lang):
            return (await take_home.files(self.classes, self.code, names, at))["files"]


def right_answer(question: practice.Question) -> str:
    """Return the right answer to a question of Practice, as a link spells it."""
    if question.choices:
        return str(question.right)
    if practice.KINDS[question.kind].answered_by == "bars":
        return "_".join(map(str, percents(question.fact("row"))))
    return f"{question.fact('needed'):g}"


def wrong_answer(question: practice.Question) -> str:
    """Return a wrong answer."""
    if question.choices:
        return str((question.right + 1) % len(question.choices))
    if practice.KINDS[question.kind].answered_by == "bars":
        return "_".join("1" for _ in question.fact("row"))
    return "0"
