"""A raft that wanders at random in the kernel: what one legal step costs."""

import numpy as np

from ludotheque.games.laguna.kernel.play import Ints, Sea, step_allowed
from ludotheque.search.native import native


@native
def random_walk(steps: int, starts: Ints, cover: int, sea: Sea) -> int:
    """Find the legal directions and take one of them, so many times; where nothing is legal, begin at another start."""
    here, chance = int(starts[0]), np.uint32(12345)
    for _ in range(steps):
        many = 0
        for way in range(4):
            if step_allowed(here, way, cover, sea):
                many += 1
        chance = np.uint32(chance * np.uint32(1664525) + np.uint32(1013904223))
        if many == 0:
            here = int(starts[int(chance >> np.uint32(16)) % len(starts)])
            cover = (cover * 2) % 63
            continue
        pick = int(chance >> np.uint32(16)) % many
        for way in range(4):
            if step_allowed(here, way, cover, sea):
                if pick == 0:
                    here = sea.neighbours[here, way]
                    break
                pick -= 1
    return here
