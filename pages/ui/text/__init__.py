"""The sentences that a learner reads."""
