"""Positions as pictures, drawn by the same components as in the browser: SVG, PNG, and a game as a film."""

from ludotheque.drawings.film import film
from ludotheque.drawings.position import svg
from ludotheque.drawings.raster import png

__all__ = ["film", "png", "svg"]
