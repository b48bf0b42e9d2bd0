"""Which parts of attention well-known models use, with the numbers of their configurations: CARDS has an entry a model."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

HUB, ARXIV, GITHUB = "https://huggingface.co", "https://arxiv.org/abs", "https://github.com"
TRANSFORMERS = f"{GITHUB}/huggingface/transformers/blob/main/src/transformers/models"


class Sizes(NamedTuple):
    """Layers, heads of queries, heads of keys and values, components of a query and a key, and of a token's vector.

    context: the most tokens that the configuration allows
    """

    layers: int
    heads: int
    key_value_heads: int
    head_size: int
    d_model: int
    context: int

    @property
    def group(self) -> int:
        """How many heads of queries share one head of keys and values."""
        return self.heads // self.key_value_heads

    def scaled(self, heads: int, head_size: int, d_model: int) -> "Sizes":
        """Return those of one layer, none larger than these limits, each group of heads as large as before."""
        count = min(self.heads, heads)
        shared = max(count // self.group, 1)
        return Sizes(1, count, shared, min(self.head_size, head_size), min(self.d_model, d_model), self.context)


class Sources(NamedTuple):
    """Addresses: of the numbers, the model's config.json; of the paper that describes its parts, with citation and section.

    code: for what neither says: defaults that the file leaves out, scales, biases; "" for none
    """

    config: str
    paper: str
    address: str
    code: str = ""


@dataclass(frozen=True)
class Card:
    """The attention of one model, an entry of CARDS.

    positions  rotary: turns q and k; learned: vectors added to those of tokens; relative: a learned bias by the distance
    base, local_base   of rotary positions, and in layers with a window where it is another one, else 0; 0 without them
    layout     of VARIANTS["rotary"]: which numbers form pairs; turned: how many of head_size components turn, 0: all
    stretched, yarn   by how much positions were stretched for longer texts, 1: not, and whether as YaRN does it
    causal     whether a token attends to itself and earlier ones alone
    window     how many tokens a query sees in layers with a window, itself included; 0: there are none
    pattern    so many layers with a window, then so many without one, over and over
    cap        of scaled scores, 0 for none; divided: whether scores are divided by √head_size
    qk_norm, sink, biases   whether q and k are normed, softmax has learned sinks, and q, k and v have learned biases
    latent     numbers that are kept of a token in place of its keys and values, 0: these are kept
    experts    whether feed-forward layers choose among experts, which changes nothing in attention
    """

    title: str
    sizes: Sizes
    sources: Sources
    positions: Literal["rotary", "learned", "relative"] = "rotary"
    base: int = 0
    local_base: int = 0
    layout: str = "halves"
    turned: int = 0
    stretched: int = 1
    yarn: bool = False
    causal: bool = True
    window: int = 0
    pattern: tuple[int, int] = (0, 1)
    cap: int = 0
    divided: bool = True
    qk_norm: bool = False
    sink: bool = False
    biases: bool = False
    latent: int = 0
    experts: bool = False

    @property
    def factor(self) -> float:
        """What YaRN multiplies scores by, >= 1. Source: Peng et al. 2023, section 3.4: its square root is 0.1 ln s + 1."""
        return (0.1 * math.log(self.stretched) + 1) ** 2 if self.yarn else 1.0

    @property
    def cached(self) -> int:
        """Numbers that a layer keeps of each token while a text is generated; 0 for an encoder, which generates none."""
        kept = self.latent or 2 * self.sizes.key_value_heads * self.sizes.head_size
        return kept if self.causal else 0


def _hub(name: str) -> str:
    return f"{HUB}/{name}/blob/main/config.json"


# fmt: off
CARDS: Mapping[str, Card] = {
    "llama_3": Card(
        "Llama 3 (8B)", Sizes(32, 32, 8, 128, 4096, 8192),
        Sources(_hub("meta-llama/Meta-Llama-3-8B"), "Grattafiori et al. 2024, § 3.2", f"{ARXIV}/2407.21783"),
        base=500_000),
    "mistral": Card(
        "Mistral (7B, v0.1)", Sizes(32, 32, 8, 128, 4096, 32_768),
        Sources(_hub("mistralai/Mistral-7B-v0.1"), "Jiang et al. 2023, § 2", f"{ARXIV}/2310.06825"),
        base=10_000, window=4096, pattern=(1, 0)),
    "gemma_2": Card(
        "Gemma 2 (9B)", Sizes(42, 16, 8, 256, 3584, 8192),
        Sources(_hub("google/gemma-2-9b"), "Gemma Team 2024, § 2", f"{ARXIV}/2408.00118"),
        base=10_000, window=4096, pattern=(1, 1), cap=50),
    "gemma_3": Card(
        "Gemma 3 (4B)", Sizes(34, 8, 4, 256, 2560, 131_072),
        Sources(_hub("google/gemma-3-4b-it"), "Gemma Team 2025, § 2", f"{ARXIV}/2503.19786",
                f"{TRANSFORMERS}/gemma3/configuration_gemma3.py"),
        base=1_000_000, local_base=10_000, stretched=8, window=1024, pattern=(5, 1), qk_norm=True),
    "qwen_3": Card(
        "Qwen 3 (8B)", Sizes(36, 32, 8, 128, 4096, 40_960),
        Sources(_hub("Qwen/Qwen3-8B"), "Qwen Team 2025, § 2", f"{ARXIV}/2505.09388"),
        base=1_000_000, qk_norm=True),
    "deepseek_v3": Card(  # head_size: 128 components that don't turn, and 64 that do; the latter of a key are kept, too
        "DeepSeek-V3", Sizes(61, 128, 128, 128 + 64, 7168, 163_840),
        Sources(_hub("deepseek-ai/DeepSeek-V3"), "DeepSeek-AI 2024, § 2.1.1", f"{ARXIV}/2412.19437",
                f"{GITHUB}/deepseek-ai/DeepSeek-V3/blob/main/inference/model.py"),
        base=10_000, layout="interleaved", turned=64, stretched=40, yarn=True, latent=512 + 64, experts=True),
    "gpt_oss": Card(
        "gpt-oss (20B)", Sizes(24, 64, 8, 64, 2880, 131_072),
        Sources(_hub("openai/gpt-oss-20b"), "OpenAI 2025, § 2.2", f"{ARXIV}/2508.10925",
                f"{GITHUB}/openai/gpt-oss/blob/main/gpt_oss/torch/model.py"),
        base=150_000, stretched=32, yarn=True, window=128, pattern=(1, 1), sink=True, biases=True, experts=True),
    "gpt_2": Card(
        "GPT-2 (small)", Sizes(12, 12, 12, 64, 768, 1024),
        Sources(_hub("openai-community/gpt2"), "Radford et al. 2019, § 2.3",
                "https://cdn.openai.com/better-language-models/language_models_are_unsupervised_multitask_learners.pdf",
                f"{TRANSFORMERS}/gpt2/modeling_gpt2.py"),
        positions="learned", biases=True),
    "bert": Card(
        "BERT (base)", Sizes(12, 12, 12, 64, 768, 512),
        Sources(_hub("google-bert/bert-base-uncased"), "Devlin et al. 2018, § 3", f"{ARXIV}/1810.04805",
                f"{TRANSFORMERS}/bert/modeling_bert.py"),
        positions="learned", causal=False, biases=True),
    "t5": Card(
        "T5 (small)", Sizes(6, 8, 8, 64, 512, 512),
        Sources(_hub("google-t5/t5-small"), "Raffel et al. 2019, § 2.1", f"{ARXIV}/1910.10683",
                f"{TRANSFORMERS}/t5/modeling_t5.py"),
        positions="relative", causal=False, divided=False),
}
