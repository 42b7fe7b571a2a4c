"""The boards of Laguna: the house's as text, what checks and makes new ones."""
