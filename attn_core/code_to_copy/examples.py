"""The programs to copy of the worked examples that are no scene: two variances, and softmax of the same row twice."""

from attn_core.examples.draws import ROW

PROGRAMS = {
    "two_variances": """import math

import torch

torch.manual_seed(1337)
torch.randn(4, 8, 32)
for _ in range(16):  # draws that came before, none of them used
    torch.randn(512)
k, q = torch.randn(4, 8, 16), torch.randn(4, 8, 16)
raw = (q @ k.mT).var()
k, q = torch.randn(4, 8, 16), torch.randn(4, 8, 16)
scaled = (q @ k.mT / math.sqrt(16)).var()
print(f"variance of the scores {raw:.4f}, of others divided by the root of 16 {scaled:.4f}")
""",
    "two_softmaxes": f"""import torch

row = torch.tensor({ROW})
diffuse, peaked = torch.softmax(row, -1), torch.softmax(8 * row, -1)
print("softmax of the row", *(f"{{weight:.4f}}" for weight in diffuse.tolist()))
print("softmax of 8 times the row", *(f"{{weight:.4f}}" for weight in peaked.tolist()))
""",
}
