"""How Forma is shown, asked and counted outside its rules."""
