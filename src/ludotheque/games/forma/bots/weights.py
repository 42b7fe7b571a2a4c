"""What a position is thought to be worth: by what shines, by rules of thumb, and by what games have taught."""

from ludotheque.games.forma.kernel.evaluation import Weights, hopes

GAINS = Weights(hopes(), large=0.5)
"""Sees what a placement wins at once and nothing else."""
RULES_OF_THUMB = Weights(
    hopes(), bridges=3, gift=7.0, more=5.0, tower=30.0, ring=1.0, room=1.0,
    large=0.5, gift_left=6.0, extend=1.0, block=0.8,
)  # fmt: skip
"""Makes too much of gifts and of an open tower."""
LEARNED = Weights(
    hopes(almost=50.4), bridges=3, gift=7.0, more=1.0, tower=5.0, ring=1.0, room=1.0,
    large=0.5, gift_left=3.0, extend=1.0, block=0.8,
)  # fmt: skip
"""By `bench/forma_weights.py`: each weight changed as long as that won points against the one before."""
