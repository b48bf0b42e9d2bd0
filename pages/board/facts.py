"""Facts: what the pictures and sentences of a page say of a view, computed once and kept by what they follow."""

import functools
from collections.abc import Callable
from typing import Any, TypeVar, overload

from pages.text.catalogue import Kept, variable
from pages.text.languages import remember
from pages.view.settings import View

T = TypeVar("T")
Present = Callable[[View], object]  # returns the facts of a view, or None


class Facts(Kept):
    """Values by their names, and behind them those of other facts on which they build; `Kept` names and types them.

    The cache counts the bytes of the values alone, where it keeps them: the facts behind them are kept, and counted, on
    their own.
    """

    __slots__ = ("_behind",)

    def __init__(self, behind: object = None, **values: object) -> None:
        self.__dict__.update(values)
        self._behind = behind

    def __getattr__(self, name: str) -> Any:
        return variable(self._behind, name)


@overload
def facts(*names: str, of: None = ..., **fixed: Any) -> Callable[[Callable[[View], T]], Callable[[View], T]]: ...


@overload
def facts(*names: str, of: Present, **fixed: Any) -> Callable[[Callable[..., T]], Callable[[View], T | None]]: ...


def facts(*names: str, of: Present | None = None, **fixed: Any) -> Callable[[Callable[..., T]], Callable[[View], T | None]]:
    """Return a decorator of what makes facts of a view; views that are equal in what it follows share one object.

    Without `of`, make(view) follows these names of the link: all others have their defaults. With it, make(found, *values)
    follows what `of` returns for a view, such as other facts, and the values of these names; where that is None, so is this.
    fixed: names of the link that are not followed, with the values that they take
    """

    def decorate(make: Callable[..., T]) -> Callable[[View], T | None]:
        kept = remember(make)

        @functools.wraps(make)
        def made(view: View) -> T | None:
            view = view.but(**fixed) if fixed else view
            if of is None:
                return kept(view.only(*names))
            found = of(view)
            return None if found is None else kept(found, *(getattr(view, name) for name in names))

        return made

    return decorate
