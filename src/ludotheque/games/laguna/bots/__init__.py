"""The players of Laguna."""
