"""Lacuna as arrays: a pond and a state, the rules on them, and what searches need, all compiled."""
