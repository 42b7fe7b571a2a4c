"""The law of Lacunes: plain, exact and complete."""
