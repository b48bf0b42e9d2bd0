"""A control, declared once: what a link may set it to, what it is called, what moves it, and the pages that draw it.

A field of a View (settings.py) is made by one of the functions below, each named after the widget that moves it. The link,
the sidebar, "Your words", locks, defaults and documents read these entries.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import Any

from pages.text.languages import message
from pages.view import link_parsers
from pages.view.link_parsers import Parser

Names = tuple[str, ...]
FRAME, VISIT = "frame", "visit"


@dataclass(frozen=True)
class Control:
    """One name of the link.

    default   its value where neither a link nor `defaults` says another
    parse     returns its value from the text of a link; ValueError with the rule
    widget    what moves it: the name of one of the functions below; "" where pictures, buttons or the frame do
    offers    what the widget offers: low, high and step of a slider; low and high of a whole number; stops; options
    label     where its label stands, file.NAME or file.NAME.attribute; "" for a name that can't be locked
    help      where its help stands; None: beside the label, with _HELP; "" for a control without help
    titles    where the titles of its options stand, by token; "" where the options are shown as the link spells them
    runs      whether other controls depend on it, so that a move runs the page
    options   further options of Streamlit's widget
    shared    the pages that draw it, where they carry its value on to one another
    own       the pages that draw it, where each keeps its own value
    around    FRAME for what stands around every page, and no picture follows; VISIT for what a page forgets when it is left
    defaults  page → its default there; None: the projections decide
    fixed     page → the value that no link changes there
    where     whether it acts on a view, beside what the source of a view says; elsewhere it isn't drawn
    on_top    the names that change further what it has chosen: they are locked with it
    """

    default: object
    parse: Parser
    widget: str = ""
    offers: Sequence[object] = ()
    label: str = ""
    _: KW_ONLY
    help: str | None = None
    titles: str = ""
    runs: bool = False
    options: Mapping[str, object] = field(default_factory=dict)
    shared: Names = ()
    own: Names = ()
    around: str = ""
    defaults: Mapping[str, object] = field(default_factory=dict)
    fixed: Mapping[str, object] = field(default_factory=dict)
    where: Callable[[object], bool] = lambda view: True
    on_top: Names = ()

    @property
    def pages(self) -> Names:
        """The pages that draw it."""
        return self.shared + self.own

    @property
    def reach(self) -> str:
        """How far its value reaches: frame, visit, own, or shared."""
        return self.around or ("own" if self.own else "shared")

    @property
    def title(self) -> str:
        """The label, in the language that is set; "" for none."""
        return message(self.label) if self.label else ""

    @property
    def help_place(self) -> str:
        """Where its help stands; "" for none."""
        return f"{self.label}_HELP" if self.help is None and self.label else self.help or ""

    @property
    def hint(self) -> str | None:
        """The help, in the language that is set; None for none."""
        return message(self.help_place) if self.help_place else None


def unseen(default: object, parse: Parser, **more: Any) -> Any:
    """Declare a name without a widget: pictures, buttons or the frame set it."""
    return _declared(Control(default, parse, **more))


def slider(default: float, ends: tuple[float, float, float], label: str, **more: Any) -> Any:
    """Declare a slider; ends: low, high and step, which is whole where the value is."""
    low, high, step = ends
    return _declared(Control(default, link_parsers.number(type(step), low, high), "slider", ends, label, **more))


def stops(default: object, values: Sequence[object], parse: Parser, label: str, **more: Any) -> Any:
    """Declare a slider with stops; a link may set values between them."""
    return _declared(Control(default, parse, "stops", values, label, **more))


def position(default: int, last: int, label: str, **more: Any) -> Any:
    """Declare a slider over positions; a page draws as many of them as there are, and a link may count up to last."""
    return _declared(Control(default, link_parsers.number(int, 0, last), "position", (), label, **more))


def whole(default: int, low: int, high: int, label: str, **more: Any) -> Any:
    """Declare a field for a whole number."""
    return _declared(Control(default, link_parsers.number(int, low, high), "whole", (low, high), label, **more))


def choice(default: object, values: Sequence[object], label: str, parse: Parser | None = None, **more: Any) -> Any:
    """Declare a choice of one of a few, side by side; a parser of its own may take more than is offered."""
    return _declared(Control(default, parse or link_parsers.choice(*values), "choice", values, label, **more))


def pick(default: str, values: Sequence[str], label: str, parse: Parser | None = None, **more: Any) -> Any:
    """Declare a choice of one of many, in a list that unfolds; a parser of its own may take more than is offered."""
    return _declared(Control(default, parse or link_parsers.choice(*values), "pick", values, label, **more))


def switch(default: bool, label: str, **more: Any) -> Any:
    """Declare a switch."""
    return _declared(Control(default, link_parsers.switch, "switch", (), label, **more))


def line(default: str, parse: Parser, label: str, **more: Any) -> Any:
    """Declare a field for one line of text."""
    return _declared(Control(default, parse, "line", (), label, **more))


def sentence(default: str, most: int, label: str, **more: Any) -> Any:
    """Declare a field for a sentence of at most so many characters; tokens are made of it, so a change runs the page."""
    options = {"height": 68, "max_chars": most}
    return _declared(Control(default, link_parsers.text(most), "sentence", (), label, runs=True, options=options, **more))


def _declared(control: Control) -> Any:
    return field(default=control.default, metadata={"control": control})
