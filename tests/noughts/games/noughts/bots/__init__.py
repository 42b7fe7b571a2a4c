"""The players of noughts and crosses."""
