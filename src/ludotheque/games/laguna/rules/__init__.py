"""The law of Laguna: plain, exact and complete."""
