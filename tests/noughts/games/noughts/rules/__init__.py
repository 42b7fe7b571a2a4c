"""The law of noughts and crosses: plain, exact and complete."""
