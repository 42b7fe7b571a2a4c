"""The players of Lacuna."""
