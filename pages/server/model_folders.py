"""The models of this server: folders, or models of the Hugging Face hub, that the operator names; or the shipped one."""

import logging
import re
from collections.abc import Mapping
from pathlib import Path

from attn_core.models import folders, registry

NAME, NONE = "ATTENTION_MODELS", "none"
HUB = "ATTENTION_HUB"  # 1: names of models on the hub may be fetched from the network
HUB_NAME = re.compile(r"[\w-][\w.-]*/[\w-][\w.-]*", re.ASCII)  # organisation/model
FETCHED = ("*.safetensors", "*.json", "*.txt", "tokenizer.model")  # weights, configuration, tokenizer: never a pickle
log = logging.getLogger(__name__)


def set_up(environment: Mapping[str, str]) -> None:
    """Add the models that ATTENTION_MODELS lists, joined by commas; `none` leaves only the shipped model.

    Each is a folder, or, where ATTENTION_HUB is 1, a name on the hub. One that is wrong in any way is left out.
    """
    listed = [part.strip() for part in environment.get(NAME, "").split(",") if part.strip()]
    if NONE in listed:
        for name in [name for name, entry in registry.MODELS.items() if not entry.shipped]:
            del registry.MODELS[name]
        return
    for named in listed:
        folder, on_hub = Path(named), bool(HUB_NAME.fullmatch(named)) and not Path(named).exists()
        title = named if on_hub else folder.name
        try:
            folder = _fetched(named, environment.get(HUB) == "1") if on_hub else folder
            registry.add(folder, title)
        except Exception as error:  # a server with one model less is better than none
            reason = folders.reason(error, folder)
            log.warning("a model of %s is left out, %s: %s", NAME, named, reason)
            registry.leave_out(title, reason)


def _fetched(name: str, allowed: bool) -> Path:
    """Return the folder of a model of the hub; what isn't in the cache of huggingface_hub is fetched from the network."""
    if not allowed:
        raise ValueError(f"there is no folder of this name, and a model of the hub is fetched only where {HUB} is 1")
    from huggingface_hub import snapshot_download  # noqa: PLC0415  (comes with requirements-models.txt)

    return Path(snapshot_download(name, allow_patterns=list(FETCHED)))
