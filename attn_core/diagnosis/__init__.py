"""What is wrong with an attention: each known mistake is recomputed from q, k and v, and the one that matches is named."""

from attn_core.diagnosis.diagnose import assert_attention, diagnose
from attn_core.diagnosis.programs import why_not
from attn_core.diagnosis.verdict import Diagnosis, Explanation

__all__ = ["Diagnosis", "Explanation", "assert_attention", "diagnose", "why_not"]
