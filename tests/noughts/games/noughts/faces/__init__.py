"""How noughts and crosses is shown outside its rules."""
