"""Operations as text: kind_layer_head, then what the kind needs, joined by ~; all stands for every layer or every head."""

import re
from collections.abc import Sequence

from attn_core.models.operations import KINDS, Operation

MOST = 32  # operations of a text
ALL = "all"


def spell(operations: Sequence[Operation]) -> str:
    """Return operations as text: off_1_3~cut_0_2_5_4~temperature_2_all_8."""
    return "~".join("_".join(_parts(operation)) for operation in operations)


def _parts(operation: Operation) -> list[str]:
    where = [ALL if at is None else str(at) for at in (operation.layer, operation.head)]
    value = f"{operation.value:g}" if isinstance(operation.value, (int, float)) else operation.value
    needed = {"query": operation.query, "key": operation.key, "value": value}
    return [operation.kind, *where, *(str(needed[name]) for name in KINDS[operation.kind].needs)]


def toggled(operations: Sequence[Operation], operation: Operation) -> str:
    """Return operations as text without one of them, or with it where it isn't there, as far as a text has room."""
    rest = [each for each in operations if each != operation]
    return spell(rest if len(rest) < len(operations) else [*operations, operation][:MOST])


def read(text: str) -> tuple[Operation, ...]:
    """Return the operations that a text spells, each once. ValueError where it spells none, or more than MOST."""
    spelled = list(dict.fromkeys(filter(None, text.split("~"))))
    if len(spelled) > MOST:
        raise ValueError(f"there must be at most {MOST} operations, got {len(spelled)}")
    return tuple(dict.fromkeys(map(_operation, spelled)))


def _operation(text: str) -> Operation:
    kind, layer, head, *rest = (*text.split("_", 3), "", "")[:4]
    if kind not in KINDS:
        raise ValueError(f"kind must be one of {', '.join(KINDS)}, got {kind!r}")
    needs = KINDS[kind].needs
    values = rest[0].split("_") if len(needs) > 1 else [value for value in rest if value]
    if len(values) != len(needs):
        raise ValueError(f"{kind} needs {len(needs)} values after layer and head, got {text!r}")
    given = dict(zip(needs, values, strict=True))
    places = {name: _whole(text, given[name]) for name in ("query", "key") if name in given}
    value = _value(kind, given["value"]) if "value" in given else None
    where = {name: None if at == ALL else _whole(text, at) for name, at in (("layer", layer), ("head", head))}
    return Operation(kind, **where, **places, value=value)


def _whole(text: str, number: str) -> int:
    if not (number.isascii() and number.isdigit() and len(number) <= 4):
        raise ValueError(f"layer, head, query and key must be whole numbers, or {ALL}, got {text!r}")
    return int(number)


def _value(kind: str, text: str) -> float | str:
    if kind != "temperature":
        return text
    if not re.fullmatch(r"\d{1,2}(\.\d{1,6})?", text, re.ASCII):
        raise ValueError(f"value must be a temperature, got {text!r}")
    return float(text)
