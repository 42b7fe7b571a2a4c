"""What every test shares."""

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)  # a busy machine proves nothing wrong
settings.load_profile("unhurried")
