"""Matches and tables, pure: time and chance are arguments, and every state is rebuilt from the log."""
