"""The players of Lacunes."""
