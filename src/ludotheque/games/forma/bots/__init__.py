"""The players of Forma."""
