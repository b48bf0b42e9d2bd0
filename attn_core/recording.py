"""Recording: what a model calls torch's scaled_dot_product_attention with, layer by layer."""

import math
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from types import FunctionType
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn.functional import multi_head_attention_forward, scaled_dot_product_attention
from torch.overrides import TorchFunctionMode

from attn_core import masks, summary
from attn_core.diagnosis import Diagnosis, diagnose


@dataclass(frozen=True, eq=False)
class Call:
    """One call of scaled_dot_product_attention, with copies of its tensors, without gradients.

    q (..., H, Tq, Dk), k (..., Hkv, Tk, Dk), v (..., Hkv, Tk, Dv), output (..., H, Tq, Dv)
    allowed     the boolean attn_mask, or False where a float one hides a key; None where no mask hides anything
    bias        the float attn_mask, 0 where it hides a key: by -inf, or by a number too low to leave it any weight
    is_causal, scale, dropout_p, enable_gqa   as they were given
    module      the name of the innermost module of the model that was running, such as "layers.0.attn"; "" for the model
    """

    q: Tensor
    k: Tensor
    v: Tensor
    output: Tensor
    allowed: Tensor | None = None
    bias: Tensor | None = None
    is_causal: bool = False
    scale: float | None = None
    dropout_p: float = 0.0
    enable_gqa: bool = False
    module: str = ""

    def __repr__(self) -> str:
        """Return its module and its shapes."""
        tensors = {name: value for name, value in vars(self).items() if isinstance(value, Tensor)}
        return f"Call in {self.module or 'the model'} of {summary.shapes(**tensors)}"

    def diagnose(self, allowed: Tensor | None = None) -> Diagnosis:
        """Return whether the output is attention of q, k and v, at the scale and with the bias of the call.

        allowed: the mask that was meant, which may show that another one was given; None for the mask of the call, in
        which is_causal lets query i attend to keys 0..i, as torch defines it. Raises what `attn_core.diagnose` raises.
        """
        width = self.q.shape[-1]
        scale = width**-0.5 if self.scale is None else self.scale
        q = self.q if self.scale is None else self.q.double() * (scale * math.sqrt(width))
        mask = self._mask() if allowed is None else allowed
        found = diagnose(q, self.k, self.v, output=self.output, allowed=mask, bias=self.bias)
        if found.is_attention:
            return replace(found, settings=found.settings | {"scale": f"{scale:.6g}"})
        if self.dropout_p and not found.explanations:
            rule = "so its output is random: record it after model.eval()"
            said = f"The call drops weights with probability {self.dropout_p:g}, {rule}."
            return replace(found, steps=(said, *found.steps))
        return found

    def _mask(self) -> Tensor:
        """Return the mask of the call; where nothing is hidden one that says so, as diagnose tries others without."""
        if self.is_causal:
            return masks.causal(self.q.shape[-2], self.k.shape[-2])
        return torch.ones(1, 1, dtype=torch.bool) if self.allowed is None else self.allowed


@contextmanager
def record(model: nn.Module) -> Iterator[list[Call]]:
    """Record every call of scaled_dot_product_attention while the context is open, in order, as a list of `Call`.

    Gradients and numbers stay as they are; only rounding may differ, in layers that torch would otherwise run whole, in one
    faster function. nn.MultiheadAttention calls the function that is recorded only with need_weights=False.
    ValueError where model is not a module.
    """
    if not isinstance(model, nn.Module):
        raise ValueError(f"model must be a torch.nn.Module, got {type(model).__name__}")
    calls, running = list[Call](), list[str]()
    with ExitStack() as stack:
        for name, module in model.named_modules():
            enter = module.register_forward_pre_hook(partial(_enter, running, name))
            leave = module.register_forward_hook(partial(_leave, running), always_call=True)
            stack.callback(enter.remove)
            stack.callback(leave.remove)
        stack.enter_context(_Watch(calls, running))
        yield calls


def _enter(running: list[str], name: str, module: nn.Module, inputs: Any) -> None:
    running.append(name)


def _leave(running: list[str], module: nn.Module, inputs: Any, output: Any) -> None:
    running.pop()


class _Watch(TorchFunctionMode):
    """Append each call to a list; running: the names of the modules that run, the innermost one last."""

    def __init__(self, calls: list[Call], running: list[str]) -> None:
        super().__init__()
        self.calls, self.running = calls, running

    def __torch_function__(self, func: Callable[..., Any], types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if func is scaled_dot_product_attention:
            return self.attend(*args, **(kwargs or {}))
        if func is multi_head_attention_forward:  # within it torch has switched this mode off
            names = multi_head_attention_forward.__globals__ | {"scaled_dot_product_attention": self.attend}
            code, defaults = multi_head_attention_forward.__code__, multi_head_attention_forward.__defaults__
            func = FunctionType(code, names, argdefs=defaults)
        return func(*args, **(kwargs or {}))

    def attend(self, *args: Any, **kwargs: Any) -> Tensor:
        output = scaled_dot_product_attention(*args, **kwargs)
        self.calls.append(_call(*args, **kwargs, output=output, module=self.running[-1] if self.running else ""))
        return output


def _call(  # noqa: PLR0913  those of scaled_dot_product_attention, in its order
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    *,
    output: Tensor,
    **rest: Any,
) -> Call:
    """Return a call with copies of its tensors: a cache of keys is written to later."""
    q, k, v, output = (each.detach().clone() for each in (query, key, value, output))
    allowed, bias = (None, None) if attn_mask is None else masks.parted(attn_mask.detach().clone())
    return Call(q, k, v, output, allowed, bias, is_causal, dropout_p=dropout_p, **rest)
