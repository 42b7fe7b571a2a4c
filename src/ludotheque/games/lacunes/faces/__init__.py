"""How Lacunes is shown, asked and counted outside its rules."""
