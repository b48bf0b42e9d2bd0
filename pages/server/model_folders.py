"""The models of this server: those of folders that the operator names, or none but the shipped one."""

import logging
from collections.abc import Mapping
from pathlib import Path

NAME, NONE = "ATTENTION_MODELS", "none"
log = logging.getLogger(__name__)


def set_up(environment: Mapping[str, str]) -> None:
    """Add the models of the folders that ATTENTION_MODELS lists, joined by commas; `none` leaves only the shipped model."""
    from attn_core.models import registry  # noqa: PLC0415  (imports torch)

    listed = [part.strip() for part in environment.get(NAME, "").split(",") if part.strip()]
    if NONE in listed:
        for name in [name for name, entry in registry.MODELS.items() if not entry.shipped]:
            del registry.MODELS[name]
        return
    for folder in listed:
        try:
            registry.add(Path(folder))
        except (OSError, ValueError, KeyError) as error:
            log.warning("a model of %s is left out: %s", NAME, error)
