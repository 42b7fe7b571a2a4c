"""Exact search in Laguna."""
