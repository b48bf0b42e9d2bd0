"""The peer: the pictures of Explore's default view as a Dash page draws them with Plotly, in its own way.

python tests/bench/apps/dash_page.py PORT
"""

import sys
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

import plotly.graph_objects as go
import torch
from dash import Dash, Input, Output, dcc, html
from werkzeug.serving import make_server

from attn_core import one_query, scene
from pages.charts import line_chart

WORDS = ("The", "bat", "flew", "out", "of", "the", "cave")
SCENE = scene.Scene(WORDS, seed=3)
QUERY = 1
STOPS = line_chart.stops()
PICTURES = ("head 1", "head 2", "bars", "curve", "ledger", "stack")

app = Dash(__name__)
torch.set_num_threads(1)
slider = dcc.Slider(0, 20, 0.05, value=1, id="temperature", updatemode="drag", marks=None)
app.layout = html.Div([slider, html.P(id="said"), *(dcc.Graph(id=name, style={"height": 300}) for name in PICTURES)])


@app.callback([Output("said", "children"), *(Output(name, "figure") for name in PICTURES)], Input("temperature", "value"))
def follow(temperature: float) -> list[object]:
    """Return the sentence and all figures."""
    setting = replace(SCENE, temperature=temperature)
    seen = scene.see(setting)
    row, book = one_query.row(seen.trace, setting, 0, QUERY), one_query.ledger(seen.trace, 0, QUERY)
    said = f"{WORDS[QUERY]} looks most at {WORDS[row.winner]}: {100 * row.largest:.0f} %"
    heads = [heatmap(weights) for weights in seen.trace.heads.weights]
    return [said, *heads, bars(row), curve(one_query.curve(seen.trace, 0, QUERY, STOPS)), ledger(book), stack(book)]


def heatmap(weights: torch.Tensor) -> go.Figure:
    """Return one head's weights with their numbers."""
    picture = go.Heatmap(z=weights.numpy(), zmin=0, zmax=1, texttemplate="%{z:.2f}", colorscale="Purples")
    return still(go.Figure(picture)).update_yaxes(autorange="reversed")


def bars(row: one_query.Row) -> go.Figure:
    """Return one row of weights, beside the same without scaling."""
    keys = [f"{i} {word}" for i, word in enumerate(WORDS)]
    raw = go.Scatter(x=row.unscaled.numpy(), y=keys, mode="markers")
    return still(go.Figure([go.Bar(x=row.weights.numpy(), y=keys, orientation="h"), raw])).update_xaxes(range=[0, 1])


def curve(found: one_query.Curve) -> go.Figure:
    """Return sharpness against temperature."""
    lines = [go.Scatter(x=STOPS, y=found.largest), go.Scatter(x=STOPS, y=found.in_use)]
    return still(go.Figure(lines)).update_xaxes(type="log")


def ledger(book: one_query.Ledger) -> go.Figure:
    """Return the contribution of each key."""
    rows = torch.cat([book.values, book.adds, book.output[None]]).numpy()
    return still(go.Figure(go.Heatmap(z=rows, zmin=-2.5, zmax=2.5, colorscale="PuOr")))


def stack(book: one_query.Ledger) -> go.Figure:
    """Return the output's numbers, stacked from the keys."""
    return still(go.Figure([go.Bar(y=adds.numpy()) for adds in book.adds])).update_layout(barmode="relative")


def still(figure: go.Figure) -> go.Figure:
    """Return a figure without margins and motion."""
    return figure.update_layout(margin={"l": 30, "r": 10, "t": 10, "b": 30}, showlegend=False, transition_duration=0)


if __name__ == "__main__":
    server = make_server("127.0.0.1", int(sys.argv[1]), app.server, threaded=True)  # as app.run does
    print("listening", flush=True)
    server.serve_forever()
