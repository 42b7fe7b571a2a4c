"""Laguna for the machine: a board as arrays, and the compiled functions on them."""
