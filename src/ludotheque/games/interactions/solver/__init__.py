"""Exact search in Interactions."""
