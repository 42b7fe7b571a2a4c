"""How Laguna is shown, asked and counted outside its rules."""
