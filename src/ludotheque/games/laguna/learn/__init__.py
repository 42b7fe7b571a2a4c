"""Lessons and puzzles of Laguna, and what makes them."""
