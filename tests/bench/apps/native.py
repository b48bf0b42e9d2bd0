"""A Streamlit page with Explore's sidebar and one native chart: the yardstick of a reload."""

import altair as alt
import pandas as pd
import streamlit as st

from pages.controls import page_frame, shared, turning

page_frame.begin()
turning.arrive("explore")
shared.sidebar("explore")
st.title("Hello")
data = pd.DataFrame({"x": range(7), "y": range(7)})
st.altair_chart(alt.Chart(data).mark_bar().encode(x="x:O", y="y:Q"))
