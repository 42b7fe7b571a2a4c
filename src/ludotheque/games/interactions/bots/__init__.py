"""The players of Interactions."""
