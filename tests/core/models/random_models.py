"""Models of transformers with random weights, and a tokenizer of whole words, each in a folder of its own.

python -m tests.core.models.random_models FOLDER writes them all: models that open, models that can't be shown, and folders
that are wrong.
"""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import torch
from safetensors.torch import load_file, save_file
from tokenizers import Tokenizer, decoders, models, pre_tokenizers
from transformers import (
    AutoModel,
    AutoModelForCausalLM,
    AutoModelForSeq2SeqLM,
    BertConfig,
    BloomConfig,
    DeepseekV3Config,
    DistilBertConfig,
    Gemma2Config,
    Gemma3TextConfig,
    GPT2Config,
    GPTNeoConfig,
    GptOssConfig,
    GraniteConfig,
    LlamaConfig,
    ModernBertConfig,
    PreTrainedConfig,
    Qwen2Config,
    T5Config,
)

from attn_core import models as own_models
from attn_core.models import registry

WORDS = ["<unk>", "The", "capital", "of", "France", "is", "Paris", ".", "Italy", "Rome"]
LETTERS = sorted(pre_tokenizers.ByteLevel.alphabet())  # one for each byte
SIZES = {"vocab_size": len(WORDS), "hidden_size": 24, "num_hidden_layers": 3, "num_attention_heads": 4}
WIDE = {"intermediate_size": 40, "max_position_embeddings": 64}
FOUR_LAYERS = {**SIZES, "num_hidden_layers": 4}
GPT2 = {"vocab_size": len(WORDS), "n_embd": 24, "n_layer": 3, "n_head": 4, "n_positions": 64}  # under its own names
SPECIAL = dict.fromkeys(("pad_token_id", "eos_token_id", "bos_token_id", "cls_token_id", "sep_token_id"), 0)
WINDOW, SINCE = 16, 2  # of Qwen2: tokens that a window holds, and the first layer that has one
SHARED = {
    "num_key_value_heads": 2,
    "head_dim": 6,
    "sliding_window": WINDOW,
    **dict.fromkeys(("pad_token_id", "eos_token_id"), 0),
}
ROPE = {"rope_type": "default", "rope_theta": 10_000.0}  # of gpt-oss, whose own is made for longer texts
CONFIGS = {
    "llama": LlamaConfig(**SIZES, **WIDE, num_key_value_heads=2),
    "qwen2": Qwen2Config(**SIZES, **WIDE, num_key_value_heads=1),
    "gpt2": GPT2Config(**GPT2),
    "bert": BertConfig(**SIZES, **WIDE),
    "distilbert": DistilBertConfig(
        vocab_size=len(WORDS), dim=24, n_layers=3, n_heads=4, hidden_dim=40, max_position_embeddings=64
    ),
    "modernbert": ModernBertConfig(**SIZES, **WIDE, **SPECIAL),
    "qwen2-windows": Qwen2Config(
        **FOUR_LAYERS, **WIDE, num_key_value_heads=1, use_sliding_window=True, max_window_layers=SINCE, sliding_window=WINDOW
    ),
    "other-scale": GraniteConfig(**SIZES, **WIDE, num_key_value_heads=2, attention_multiplier=0.9),
    "gemma2": Gemma2Config(
        **SIZES, **WIDE, **SHARED, query_pre_attn_scalar=10, attn_logit_softcapping=1.0, final_logit_softcapping=5.0
    ),
    "gemma3": Gemma3TextConfig(**SIZES, **WIDE, **SHARED, query_pre_attn_scalar=10, sliding_window_pattern=2),
    "gpt-oss": GptOssConfig(**SIZES, **WIDE, **SHARED, num_local_experts=4, num_experts_per_tok=2, rope_parameters=ROPE),
    "short": GPT2Config(**{**GPT2, "vocab_size": 16, "n_positions": 20}),  # and with vectors for numbers that are no token
}
UNSUPPORTED = {
    "bloom": BloomConfig(vocab_size=len(WORDS), hidden_size=24, n_layer=3, n_head=4),
    "t5": T5Config(vocab_size=len(WORDS), d_model=24, d_kv=6, num_layers=3, num_heads=4, d_ff=40),
    "local": ModernBertConfig(**SIZES, **WIDE, **SPECIAL, local_attention=16),
    "latent": DeepseekV3Config(
        **{**SIZES, **WIDE, "n_group": 1, "topk_group": 1},
        num_key_value_heads=4,
        q_lora_rank=8,
        kv_lora_rank=8,
        qk_nope_head_dim=6,
        qk_rope_head_dim=6,
        v_head_dim=6,
        n_routed_experts=4,
        num_experts_per_tok=1,
    ),
    "gpt-neo": GPTNeoConfig(
        vocab_size=len(WORDS),
        hidden_size=24,
        num_layers=2,
        num_heads=4,
        attention_types=[[["global"], 2]],
        max_position_embeddings=64,
    ),
}
KINDS: Mapping[str, Any] = {**dict.fromkeys(("bert", "distilbert", "modernbert"), AutoModel), "t5": AutoModelForSeq2SeqLM}


def registered(folder: Path, kind: str) -> Iterator[str]:
    """Yield the name under which a model of CONFIGS is known and loaded, until this ends."""
    name = registry.add(saved(folder, CONFIGS[kind]))
    own_models.load(name)
    yield name
    del registry.MODELS[name]


def saved(folder: Path, config: PreTrainedConfig, **how: object) -> Path:
    """Write a model and its tokenizer to a folder."""
    torch.manual_seed(5)
    network = KINDS.get(config.model_type, AutoModelForCausalLM).from_config(config)
    with torch.no_grad():
        for name, weight in network.named_parameters():  # as they are drawn, rows of attention are almost uniform
            weight.mul_(50 if name.endswith("sinks") else 8 if weight.ndim > 1 else 1)
    network.config.architectures = [type(network).__name__]
    network.save_pretrained(folder, **how)
    tokenizer = Tokenizer(models.WordLevel({word: number for number, word in enumerate(WORDS)}, unk_token="<unk>"))
    tokenizer.pre_tokenizer, tokenizer.decoder = pre_tokenizers.WhitespaceSplit(), decoders.WordPiece()
    tokenizer.save(str(folder / "tokenizer.json"))
    return folder


def of_bytes(names: list[str]) -> Tokenizer:
    """Return a tokenizer that reads bytes, as those of GPT-2, Qwen and SmolLM2 do."""
    tokenizer = Tokenizer(models.BPE({name: number for number, name in enumerate(names)}, []))
    tokenizer.pre_tokenizer, tokenizer.decoder = pre_tokenizers.ByteLevel(add_prefix_space=False), decoders.ByteLevel()
    return tokenizer


def sharded(folder: Path) -> Path:
    """Write a model whose weights are several files, with a list of them."""
    return saved(folder, CONFIGS["llama"], max_shard_size="10KB")


# ---- what can be wrong with a folder ----


def _with_settings(**changes: object) -> Callable[[Path], object]:
    def wrong(folder: Path) -> object:
        path = folder / "config.json"
        return path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | changes), encoding="utf-8")

    return wrong


def _with_weights(change: Callable[[dict[str, torch.Tensor]], dict[str, torch.Tensor]]) -> Callable[[Path], object]:
    def wrong(folder: Path) -> object:
        path = folder / "model.safetensors"
        return save_file(change(load_file(path)), path, {"format": "pt"})

    return wrong


def _with_text(name: str, text: str) -> Callable[[Path], object]:
    return lambda folder: (folder / name).write_text(text, encoding="utf-8")


def _cut(folder: Path) -> None:
    path = folder / "model.safetensors"
    path.write_bytes(path.read_bytes()[:-100])


def _without_unknown(folder: Path) -> None:
    path = folder / "tokenizer.json"
    tokenizer = json.loads(path.read_text(encoding="utf-8"))
    tokenizer["model"]["unk_token"] = "<none>"
    path.write_text(json.dumps(tokenizer), encoding="utf-8")


def _without_a_file(folder: Path) -> None:
    sharded(folder)
    (folder / "model.safetensors").unlink(missing_ok=True)
    next(iter(sorted(folder.glob("model-*.safetensors")))).unlink()


FIRST = "model.layers.0.self_attn.q_proj.weight"


class Wrong(NamedTuple):
    """A folder that is wrong: what makes it so, and what is said of it; early: before its weights are loaded."""

    make: Callable[[Path], object]
    said: str
    early: bool = True


WRONG = {
    "no-heads": Wrong(_with_settings(num_attention_heads=0), "num_attention_heads must be a whole number from 1 to 64"),
    "four": Wrong(_with_settings(num_hidden_layers="four"), "must be a whole number from 1 to 100, got 'four'"),
    "five-heads": Wrong(_with_settings(num_attention_heads=5), "not a multiple of the number of"),
    "list": Wrong(_with_text("config.json", "[{}]"), "config.json must hold an object with a model’s settings, got list"),
    "no-json": Wrong(_with_text("config.json", "{"), "config.json can’t be read: Expecting property name"),
    "own-kind": Wrong(_with_settings(model_type="nanogpt"), "a kind of model that transformers knows, got 'nanogpt'"),
    "no-tokenizer": Wrong(_with_text("tokenizer.json", "{}"), "tokenizer.json can’t be read: Exception: Model missing"),
    "no-unknown": Wrong(_without_unknown, "tokenizer.json can’t be read: Exception: WordLevel error: Missing [UNK] token"),
    "few-vectors": Wrong(_with_settings(vocab_size=8), "it has tokens up to number 9, and the model has vectors for 8"),
    "cut": Wrong(_cut, "model.safetensors can’t be read: SafetensorError: Error while deserializing header"),
    "no-shard": Wrong(_without_a_file, "must list files that are in its folder, got model-00001-of-00007"),
    "classifier": Wrong(
        _with_settings(architectures=["LlamaForSequenceClassification"]),
        "of a model that predicts the next one (…ForCausalLM), got LlamaForSequenceClassification",
        early=False,
    ),
    "uncapped": Wrong(
        _with_settings(attn_logit_softcapping=30.0),
        "layer 0 must cap its scores at 30.0, as its configuration says, got None",
        early=False,
    ),
    "nan": Wrong(_with_weights(lambda found: found | {FIRST: found[FIRST].log()}), f"{FIRST} must be finite", early=False),
    "missing": Wrong(
        _with_weights(lambda found: {name: weight for name, weight in found.items() if name != FIRST}),
        f"the weights must have {FIRST}, and 1 in all are missing",
        early=False,
    ),
    "other-size": Wrong(
        _with_weights(lambda found: found | {FIRST: found[FIRST][:12]}),
        f"{FIRST} must have shape (24, 24), got (12, 24)",
        early=False,
    ),
}
REFUSED = {
    "t5": Wrong(lambda folder: None, "a model must be a decoder or an encoder, got t5, which is both"),
    "latent": Wrong(lambda folder: None, "deepseek_v3 makes them from kv_lora_rank = 8 numbers that all heads share"),
    "local": Wrong(lambda folder: None, "layer 1 of an encoder must see all 64 tokens, got 8 to either side"),
    **dict.fromkeys(
        ("bloom", "gpt-neo"), Wrong(lambda folder: None, "a model must let this app attend in its place, and ", early=False)
    ),
    **WRONG,
}


def everything(folder: Path) -> dict[str, Path]:
    """Write every model to a folder of its own below one; return the folders by name."""
    sound = {name: saved(folder / name, config) for name, config in {**CONFIGS, **UNSUPPORTED}.items()}
    for name, wrong in WRONG.items():
        wrong.make(saved(folder / name, CONFIGS["llama"]))
    return {**sound, "sharded": sharded(folder / "sharded"), **{name: folder / name for name in WRONG}}


if __name__ == "__main__":
    everything(Path(sys.argv[1]))
