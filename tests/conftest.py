"""What pytest must know before it collects tests."""

import pytest

pytest.register_assert_rewrite("tests.drawings", "tests.edges", "tests.explore", "tests.explore_right", "tests.story_page")
