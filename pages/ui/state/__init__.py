"""What the learner has set, and what follows from it: the only place, but for the shell, that touches Streamlit's state."""

# ruff: noqa: F401  (what others use)

from pages.ui.state.link import linked, notices, read_link, typed_temperature, within
from pages.ui.state.mirrors import chosen, clicked, edited, mirror, table, take, take_and_run_all
from pages.ui.state.moves import drag, follow, let_go, progress, put, reset, set_to, slides, undo
from pages.ui.state.panels import ALIVE, WHOLE, Panel, ahead, claim, join, leave, meet, met, redraw, settle
from pages.ui.state.past import first_run, history, nothing_to_undo, remember
from pages.ui.state.player import PLAYED, due, play, playing, press, step, told, typed
from pages.ui.state.run import arrive, begin, carry, end
from pages.ui.state.values import Held, View, dark, now, settled, turn, view
