"""Models of transformers with random weights, and a tokenizer of whole words, in a folder of their own."""

from pathlib import Path

import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers
from transformers import (
    AutoModel,
    AutoModelForCausalLM,
    BertConfig,
    GPT2Config,
    LlamaConfig,
    PreTrainedConfig,
    Qwen2Config,
)

WORDS = ["<unk>", "The", "capital", "of", "France", "is", "Paris", ".", "Italy", "Rome"]
SIZES = {"vocab_size": len(WORDS), "hidden_size": 24, "num_hidden_layers": 3, "num_attention_heads": 4}
WIDE = {"intermediate_size": 40, "max_position_embeddings": 64}
CONFIGS = {
    "llama": LlamaConfig(**SIZES, **WIDE, num_key_value_heads=2),
    "qwen2": Qwen2Config(**SIZES, **WIDE, num_key_value_heads=1),
    "gpt2": GPT2Config(**{**SIZES, "n_embd": 24, "n_layer": 3, "n_head": 4, "n_positions": 64}),
    "bert": BertConfig(**SIZES, **WIDE),
}


def saved(folder: Path, config: PreTrainedConfig) -> Path:
    """Write a model and its tokenizer to a folder."""
    torch.manual_seed(5)
    kind = AutoModel if config.model_type == "bert" else AutoModelForCausalLM
    network = kind.from_config(config)
    network.config.architectures = [type(network).__name__]
    network.save_pretrained(folder)
    tokenizer = Tokenizer(models.WordLevel({word: number for number, word in enumerate(WORDS)}, unk_token="<unk>"))
    tokenizer.pre_tokenizer, tokenizer.decoder = pre_tokenizers.WhitespaceSplit(), decoders.WordPiece()
    tokenizer.save(str(folder / "tokenizer.json"))
    return folder
