"""The solver: settles a round exactly, by proof or by a line that replays (needs Numba; imported on demand)."""
