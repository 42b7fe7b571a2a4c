"""The law of Forma: plain, exact and complete."""
