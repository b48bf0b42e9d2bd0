"""A hello app that imports what the product imports, and draws one chart: the yardstick of a cold start."""

import altair as alt
import pandas as pd
import streamlit as st
import torch

st.title("Hello")
data = pd.DataFrame({"x": range(7), "y": torch.arange(7).tolist()})
st.altair_chart(alt.Chart(data).mark_bar().encode(x="x:O", y="y:Q"))
