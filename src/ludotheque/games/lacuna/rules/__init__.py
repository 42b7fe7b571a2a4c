"""The law of Lacuna: plain, exact and complete."""
