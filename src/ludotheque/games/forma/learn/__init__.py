"""The lessons of Forma."""
