"""Laguna for the machine: a state as arrays, and the compiled functions on them."""
