"""Play every claim on random views: python -m tests.claims 100 heads; or read what stands at a link: … say /heads?step=2."""

import sys

from pages.view import menu
from tests.claims import hearing, table, world


def main(arguments: list[str]) -> None:
    """Print what is said at a link, or what is claimed falsely on so many random views of a page, or of every page."""
    with hearing.hearing():
        if arguments[0] == "say":
            for each in world.heard(*world.view_of(arguments[1])):
                print(f"{each.place} {each.chosen}: {each.text}")
            return
        for page in arguments[1:] or menu.PAGES:
            for view in world.random_views(page, int(arguments[0])):
                for each in table.broken(page, view):
                    print(each)


main(sys.argv[1:])
