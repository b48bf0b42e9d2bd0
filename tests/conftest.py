"""What pytest must know before it collects tests."""

import pytest
import torch

torch.set_num_threads(1)  # as the app does: the same product on two threads has other last digits, and caches are shared

pytest.register_assert_rewrite("tests.drawings", "tests.edges", "tests.explore", "tests.explore_right", "tests.story_page")
