"""Interactions as it is learnt: the course."""
