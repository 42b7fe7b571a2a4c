"""The law of Interactions: plain, exact and complete."""
