"""A server with three puzzles of its own, whose time stands until a test moves it."""

ADA = {"X-Player": "A" * 22}
WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, MONDAY = (f"2027-01-{day}" for day in (13, 14, 15, 16, 18))
"""The server stands at eight o'clock of that Friday; in the far west it is Thursday still."""
DAY = 24 * 3600
