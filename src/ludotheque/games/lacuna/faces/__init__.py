"""How Lacuna is shown, asked and counted outside its rules."""
