"""Exact search in Lacunes."""
