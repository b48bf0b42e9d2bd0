# The app in a container, on Linux x86_64. deploy/README.md says how it is run and what can be set.
#
#   docker build -t attention-explorer --build-arg TORCH_INDEX=ADDRESS .      for a CPU: 1.6 GB
#   docker build -t attention-explorer:cuda .                                 for NVIDIA's GPUs, much larger

FROM python:3.11-slim AS build

# The address of torch's CPU wheels, which the page "Start locally" on pytorch.org prints for "CPU".
# Without it torch comes from PyPI, whose wheels for Linux bring CUDA's libraries along.
ARG TORCH_INDEX=""

WORKDIR /build
COPY deploy/requirements.lock deploy/requirements-cuda.lock ./
RUN python -m venv /opt/venv
RUN if [ -n "$TORCH_INDEX" ]; then lock=requirements.lock; else lock=requirements-cuda.lock; fi \
    && PIP_EXTRA_INDEX_URL="$TORCH_INDEX" /opt/venv/bin/pip install --no-cache-dir --require-hashes -r "$lock" \
    && /opt/venv/bin/pip uninstall -y pip

WORKDIR /app
COPY app.py requirements.txt LICENSE ./
COPY .streamlit .streamlit
COPY attn_core attn_core
COPY pages pages
COPY deploy/health.py deploy/health.py
# what a first start would make: the compiled modules, and Vega's script for browsers
RUN /opt/venv/bin/python -m compileall -q . \
    && mkdir .vega && ATTENTION_VEGA=/app/.vega /opt/venv/bin/python -c "from pages.browser.vega import bundle; bundle()"


FROM python:3.11-slim

COPY --from=build /opt/venv /opt/venv
COPY --from=build /app /app
WORKDIR /app

# nothing is written but below /tmp, so that any user may run this, and the file system may be read-only
ENV PATH=/opt/venv/bin:$PATH \
    HOME=/tmp \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    ATTENTION_VEGA=/app/.vega \
    STREAMLIT_SERVER_ADDRESS=0.0.0.0 \
    STREAMLIT_SERVER_PORT=8501 \
    STREAMLIT_SERVER_HEADLESS=true \
    STREAMLIT_SERVER_FILE_WATCHER_TYPE=none

USER 65534:65534
EXPOSE 8501
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["python", "/app/deploy/health.py"]
CMD ["streamlit", "run", "app.py"]
