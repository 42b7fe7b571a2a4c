"""How Interactions is shown, asked and counted outside its rules."""
